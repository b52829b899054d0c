page-title = Dinotable
page-tagline = Four tabletop games about dinosaurs and food chains
page-home = Home
page-skip = Skip to the content
page-language = Language
page-theme = Light or dark
page-rules = Rules
page-no-rules = This game has no rules to read here yet. What you can do is always offered, and every line of the log says what happened.
page-close = Close
page-name = Your name
page-name-of = Name on seat { $seat }
page-name-why = So that the others know who moved. No account needed.
page-name-save = Let’s play
page-play-now = Play now
page-play-now-why = Against bots, at once
page-play-against = against { $level }
page-learn = Learn
page-learn-done = { $done }/{ $steps }
page-learn-game = Learn { $game }
page-learn-step = { $done } of { $steps } steps done
page-with-friends = With friends
page-continue = Continue
page-my-games-all = All my games
page-none-finished = The games you finish will be here.
page-you-button = You
page-you-change = Change …
page-you-why = Your name, dinosaur and colour; your account
page-head-start = head start +{ $points }
page-part-head-start = head start
page-suggest-first = { $level } is the friendliest to begin with.
page-suggest-up = You finished ahead of { $from } in { $won } of { $games } games: try { $level }.
page-suggest-down = { $from } has been hard on you lately: try { $level }.
page-suggest-even = You and { $level } are about even: { $won } of { $games } games went to you.
page-suggest-top = You beat { $level } most of the time, and nobody here is stronger.
page-new-table = New table
page-join-title = Join a table
page-join-what = Paste the link or code you were sent
page-join-go = Go
page-join-nonsense = That is neither a link nor a code of a table. A link ends like …/t/ and sixteen letters; a code is the sixteen letters.
page-join-elsewhere = That link leads to another server: { $host }. Open it in the address bar.
page-join-nothing = There is no such table here any more, or the link has a slip in it.
page-open-tables = Open tables
page-rated = Rated
page-changed-rules = Changed rules: { $count }
page-ladder = Ladder
page-my-games = My games
page-none-open = No table is waiting for players.
page-players = { $fewest }–{ $most } players
page-minutes = about { $minutes } min
page-reconstruction = Partly a reconstruction
page-unofficial = An unofficial fan work. The games belong to their authors and publishers.
page-your-turn = Your turn
page-waiting = Waiting for { $names }
page-lent = A bot plays on your seat
page-over = The game is over
page-open = Waiting for the start
page-connection-live = Connected
page-connection-lost = Connection lost: trying again …
page-connection-back = Connected again
page-offline = The server cannot be reached. What you have done is kept there; this page goes on when it is back.
page-restart-at = The server restarts at { $time }. Every game is kept.
page-restart-left = In { $time }.
page-announcement-close = Put this announcement away
page-undo = Undo
page-hint = Hint
page-thinking = Thinking …
page-log = What happened
page-log-empty = Nothing has happened yet.
page-log-rule = Rule { $rule }
page-log-why = Why?
page-what = What can I do with this?
page-what-mode = Touch anything: what is it?
page-took-back = { $name } takes { $count ->
    [one] the last action
   *[other] the last { $count } actions
  } back
page-chance = Chance
page-board = Board
page-seats = Players
page-seat = Seat { $seat }
page-you = you
page-bot = bot
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-choices = What you can do
page-choices-more = Show all { $count }
page-preview = What would happen
page-confirm = Confirm
page-cancel = Cancel
page-settings = Settings
page-name-count = { $count } of { $most } characters
page-name-long = At most { $most } characters, please: now there are { $count }.
page-only-move = Play forced moves automatically (never in secret choices or reactions)
page-animation = Speed of animation
page-still = Your system asks for less motion, so nothing moves.
page-skip-show = Skip
page-sound = Sound
page-on = on
page-off = off
page-ranking = Ranking
page-rank = { $rank }.
page-out = eliminated
page-out-why = Eliminated players rank last: the later out, the higher.
page-seed = The seed was { $seed }. Its fingerprint was shown before the deal: { $ok ->
    [yes] they fit.
   *[no] they do not fit!
  }
page-again = Play again
page-download = Download the record
page-copy-link = Copy the link
page-copied = Copied
page-invite = Send this link to whoever plays { $seat }:
page-start = Start the game
page-watch = Watch
page-who-me = Me
page-who-friend = A friend, by link
page-who-here = Someone at this device
page-who-bot = Bot: { $level }
page-listed = Show it among the open tables
page-first-click = Choose a game
page-hand-over = Hand the device to { $name }
page-hand-over-go = I am { $name }
page-hand-over-any = Who is holding the device?
page-hand-over-why = Until then, all hands stay hidden.
page-illegal = Not possible: { $why }
page-failed = That did not work: { $why }
page-loading = Loading …
page-not-found = There is nothing here.
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Show everything
page-options = Options
page-speed-off = no motion
page-speed-slow = slow
page-speed-usual = usual
page-speed-fast = fast
page-keys = Keyboard
page-key-tab = go to the next thing, or back: bar, board, what is asked, drawers
page-key-press = press it
page-key-list = open the list of all you can do
page-key-arrows = move in the list, and on a map
page-key-turn = turn the tile that you are about to lay
page-key-undo = undo
page-key-what = what is this? of where you are, or of all you touch
page-key-hint = ask for a hint
page-key-escape = let go of what was chosen; skip what is shown; close
page-key-help = this list
page-key-name = { $key ->
    [Space] Space
   *[Enter] Enter
  }
page-how-many = How many play
page-option-seat-0 = Seat 1
page-option-random = by lot
page-option-on = yes
page-option-off = no
page-your-turn-to = Your turn: { $what }
page-out = You are out. Watch how it ends, or:
page-replay = Replay
page-replay-of = Replay: { $game }
page-replay-line = Line { $line } of { $lines }
page-replay-start = The start of the game
page-replay-first = To the start
page-replay-back = One line back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One line on
page-replay-last = To the end
page-replay-speed = Speed
page-eyes = Seen by
page-eyes-watch = a spectator
page-eyes-all = everybody together
page-all-hands = What each has to themselves
page-own-hand = Hand:
page-own-choice = Chosen:
page-own-looked = Looked at:
page-copy-moment = Copy a link to this moment
page-to-table = To the table
page-brought = This game was begun in a browser, without a server: whoever began it could know its luck.
page-given = What if: the first { $lines } lines are those of another game.
page-curve = How the game tipped
page-curve-why = At each decision: how many of the others each player could expect to finish ahead of, as the bot “{ $level }” reckons with what each could know at their last decision. With two players, the chance of winning.
page-curve-working = Reckoning …
page-curve-share = { $share } %
page-swings = Biggest swings
page-swing = Line { $line }: { $name } { $change } %
page-what-if = What if?
page-what-if-why = A table of your own that begins with these lines and goes on with new luck.
page-what-if-seat = I play
page-what-if-others = The others
page-what-if-go = Play on from line { $line }
page-bring = A game from a file
page-bring-choose = Choose a file …
page-bring-why = A record that was downloaded here or saved in the terminal, at most 2 MB.
page-duplicate = Same luck at another table
page-duplicate-why = Both tables are dealt from one seed. Neither can be watched until both have ended; then they are compared. Do not play at both.
page-duplicate-why-here = A second table waits on this device, dealt from the same seed. When this game is over, whoever plays next begins there; when both are over, they are compared.
page-duplicate-ask = Same luck at a second table, for friends to compare with afterwards
page-duplicate-ask-here = Same luck at a second table, for whoever plays on this device next, to compare afterwards
page-duplicate-first = Send this link to whoever plays seat { $seat } at the other table and begins the game there:
page-duplicate-wait = The other table of this luck is not over yet. Then both can be replayed and compared.
page-compare = Compare both tables
page-compare-of = Same luck: { $game }
page-compare-table = Table { $number }
page-parted = The first { $lines } lines are the same at both.
page-parted-go = Where they parted
page-menu = Log, chat, rules, settings
page-since = Since your last turn
page-show-again = Show me again
page-final = This cannot be taken back.
page-sent = On its way …
page-sent-slow = The server has not answered yet. Your move is kept and sent again.
page-confirms = Ask once more before what cannot be taken back
page-look-at-board = Look at the board
page-drawer-log = What happened
page-drawer-chat = Chat
page-drawer-figures = Figures
page-drawer-glance = A turn at a glance
page-drawer-rules = Rules
page-drawer-settings = Settings
page-dark = Dark colours
page-menu-news = Log, chat, rules, settings: { $count } new
page-drew = { $count } draws
page-end-counting = Counting up …
page-end-wins = { $name } wins!
page-end-you-win = You win!
page-end-shared = { $names } share the victory!
page-end-kind-0 = { $you ->
    [yes] You kept everybody else company on the way. Somebody has to be the fossil.
   *[no] { $name } kept everybody else company on the way. Somebody has to be the fossil.
  }
page-end-kind-1 = { $you ->
    [yes] You are saving all your luck for the next game.
   *[no] { $name } is saving all the luck for the next game.
  }
page-end-kind-2 = { $you ->
    [yes] You lost with style, and the dinosaurs noticed.
   *[no] { $name } lost with style, and the dinosaurs noticed.
  }
page-end-kind-3 = { $you ->
    [yes] You were 65 million years ahead of your time.
   *[no] { $name } was 65 million years ahead of their time.
  }
page-end-why = Why? The rules behind it
page-end-points-for = Points for: { $what }
page-end-proof = The luck, and its proof
page-picture = A picture of it
page-picture-failed = This browser cannot make a picture of the board. A screenshot can.
page-guest = Guest
page-result = { $rank ->
    [1] Won
   *[other] Place { $rank }
  } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-nowhere-why = Whatever lived at this address has wandered off, or the link has a slip in it.
page-nowhere-home = Back to the games
