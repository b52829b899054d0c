page-title = Dinotable
page-tagline = Four tabletop games about dinosaurs and food chains
page-home = Home
page-skip = Skip to the content
page-language = Language
page-theme = Light or dark
page-rules = Rules
page-close = Close
page-name = Your name
page-name-of = Name on seat { $seat }
page-name-why = So that the others know who moved. No account needed.
page-name-save = Let’s play
page-play-now = Play now
page-play-now-why = Against bots, at once
page-new-table = New table
page-join-title = Join a table
page-join-what = Paste the link or code you were sent
page-join-go = Go
page-join-nonsense = That is neither a link nor a code of a table. A link ends like …/t/ and sixteen letters; a code is the sixteen letters.
page-join-elsewhere = That link leads to another server: { $host }. Open it in the address bar.
page-join-nothing = There is no such table here any more, or the link has a slip in it.
page-open-tables = Open tables
page-my-games = My games
page-none-open = No table is waiting for players.
page-none-mine = You have no games yet.
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
page-undo = Undo
page-hint = Hint
page-thinking = Thinking …
page-log = What happened
page-log-empty = Nothing has happened yet.
page-log-rule = Rule { $rule }
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
page-choose-kind = Choose first what to do
page-preview = What would happen
page-preview-how = Point at something to see what would follow.
page-preview-nothing = Nothing more than the move itself.
page-confirm = Confirm
page-cancel = Cancel
page-settings = Settings
page-only-move = Do the only move by itself
page-animation = Speed of animation
page-still = Your system asks for less motion, so nothing moves.
page-skip-show = Skip
page-sound = Sound
page-on = on
page-off = off
page-ranking = Ranking
page-rank = { $rank }.
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
page-who-bot = Bot: { $rung }
page-listed = Show it among the open tables
page-first-click = Choose a game
page-hand-over = Hand the device to { $name }
page-hand-over-go = I am { $name }
page-hand-over-why = The hand of whoever played before is not on this page any more.
page-illegal = Not possible: { $why }
page-failed = That did not work: { $why }
page-loading = Loading …
page-not-found = There is nothing here.
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Show everything
page-board-read = The board in words
page-hint-best = Best by my reckoning: { $move }
page-hint-why = It changes:
page-hint-chance = { $percent } %
page-hint-chance-why = 0 %: certainly last, 100 %: certainly first
page-options = Options
page-speed-off = no motion
page-speed-slow = slow
page-speed-usual = usual
page-speed-fast = fast
food-chain-page-power = Power
food-chain-page-value = Points for who eats it
food-chain-page-hunts = Hunts
food-chain-page-hunted-by = Hunted by
food-chain-page-free-tokens = Free tokens
food-chain-page-captured = Captured tokens
food-chain-page-hand = Your hand
happy-little-dinosaurs-page-route = Escape route
happy-little-dinosaurs-page-known = You know of this hand: { $cards }
happy-little-dinosaurs-page-line = { $line ->
    [card] { $card }
    [added] added { $card }
    [trait] trait
    [push] push
    [sour] sour
   *[inverted] turned round
  }
happy-little-dinosaurs-page-effect-pebble = You may discard a point card and add its value.
happy-little-dinosaurs-page-effect-claw = You may look at a hand and take a card of it.
happy-little-dinosaurs-page-effect-adder = You may exchange it with a neighbour’s card without effect.
happy-little-dinosaurs-page-effect-juice = You may discard a point card with an effect and add its value.
happy-little-dinosaurs-page-effect-breath = You may discard up to three cards.
happy-little-dinosaurs-page-effect-snapjaw = Highest and lowest score change places.
happy-little-dinosaurs-page-effect-odd-fruit = Pushes and sours count double.
happy-little-dinosaurs-page-effect-log = You may look at two cards of the deck and keep one.
happy-little-dinosaurs-page-effect-fern = You may exchange the cards of two others.
happy-little-dinosaurs-page-effect-saw = All other effects are ignored this round.
happy-little-dinosaurs-page-effect-push = Two more for any score.
happy-little-dinosaurs-page-effect-sour = Two less for any score.
happy-little-dinosaurs-page-effect-upside-down = Highest and lowest score change places.
happy-little-dinosaurs-page-effect-safety-plan = The disaster goes under its deck instead.
happy-little-dinosaurs-page-effect-not-mine = Somebody else gets the disaster.
gods-love-dinosaurs-page-starves = would starve now
gods-love-dinosaurs-page-marker = dinosaur marker
gods-love-dinosaurs-page-wakes = the last tile wakes this species
gods-love-dinosaurs-page-wakes-dinosaurs = the last tile wakes this species and the dinosaurs
gods-love-dinosaurs-page-ends = The next dinosaurs end the game
gods-love-dinosaurs-page-turn = Turn
gods-love-dinosaurs-page-place = Place here: { $hex }
gods-love-dinosaurs-page-ecosystem = { $name }: { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
  }, { $points } points
ciao-dino-page-terrain = { $value ->
    [mountain] mountain
    [savanna] savanna
    [jungle] jungle
    [volcano] volcano
   *[meteorite] meteorite
  }
ciao-dino-page-tile = { $terrain }, room for { $room }
ciao-dino-page-sea = sea
ciao-dino-page-lake = lake
ciao-dino-page-phase = { $phase ->
    [first] Who starts?
    [land] The land is laid
    [deal] The cards are dealt
    [place] Placing dinosaurs
    [card] Drift: play or draw a card
    [tile] Drift: pick a tile
    [target] Where does the tile drift to?
    [act] Actions
    [reveal] A card is drawn
    [refill] A card is drawn
    [over] The end
   *[other] { $phase }
  }
ciao-dino-page-action-points = { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
  }
ciao-dino-page-hand = Your card: { $card }
ciao-dino-page-card = Played: { $card }
ciao-dino-page-left = Cards left: { $one } with a 1, { $two } with a 2
ciao-dino-page-odds = Meteorite next: { $odds } %
ciao-dino-page-continents = Continents: dinosaurs → points if it ended now
ciao-dino-page-continent = Continent
ciao-dino-page-original = with the volcano
ciao-dino-page-size = Tiles
ciao-dino-page-scored = Scored so far
ciao-dino-page-now = If it ended now
ciao-dino-page-reserve = In reserve
page-keys = Keys: c goes to what you can do, arrows move there, Enter chooses; u takes back, h asks for a hint, r turns a tile.
ciao-dino-page-seat = { $now } now · { $reserve } left
ciao-dino-page-seat-out = out
ciao-dino-page-seat-swims = { $count ->
    [one] { $count } swimmer
   *[other] { $count } swimmers
  }
food-chain-page-known = Surely in hand: { $cards }
gods-love-dinosaurs-page-eggs = eggs
gods-love-dinosaurs-page-hungry = { $count } hungry
gods-love-dinosaurs-page-hungry-why = would starve if they acted now
ciao-dino-page-rings = Rings
ciao-dino-page-earliest = Meteorite: in { $draws } draws at the earliest
ciao-dino-page-warn-swim = { $count ->
    [one] Your swimmer in { $hex } goes
   *[other] Your { $count } swimmers in { $hex } go
  } back to the reserve at the end of your turn; { $has ->
    [yes] land with room: { $ways }
   *[no] no land with room beside it
  }
ciao-dino-page-warn-crowd = Too many on { $hex }: at the end of your turn { $count } of yours { $count ->
    [one] goes
   *[other] go
  } back to the reserve
food-chain-page-cannot-eat = cannot eat:
food-chain-page-marks = ✓ may eat now · ✕ may not, point at it to see why · ! yours is in danger
food-chain-page-warn = { $danger ->
    [capture] Before your next turn { $names } can capture { $animal } ({ $place })
   *[discard] Before your next turn { $names } can eat what { $animal } ({ $place }) hunts
  }
happy-little-dinosaurs-page-next = Disasters that can come next:
happy-little-dinosaurs-page-last = Last round:
happy-little-dinosaurs-page-ran = ran { $steps }
gods-love-dinosaurs-page-you-breed = you: { $count } newborn
gods-love-dinosaurs-page-you-hunt = you: { $fed } fed{ $hungry ->
    [0] {""}
   *[other] {", "}{ $hungry } starve
  }
gods-love-dinosaurs-page-you-dinosaurs = dinosaurs: up to { $eggs } { $eggs ->
    [one] egg
   *[other] eggs
  }{ $hungry ->
    [0] {""}
   *[other] {", "}{ $hungry } starve
  }
happy-little-dinosaurs-page-found = Take one of these
page-how-many = How many play
page-option-seat-0 = Seat 1
page-option-random = by lot
page-option-on = yes
page-option-off = no
gods-love-dinosaurs-option-supply-unlimited = as many as needed
gods-love-dinosaurs-option-supply-printed = as in the printed box
page-your-turn-to = Your turn: { $what }
ciao-dino-page-ask = { $phase ->
    [place] place two dinosaurs
    [card] play your card or draw one
    [tile] choose the tile that drifts
    [target] choose where it goes
   *[act] spend your action points
  }
food-chain-page-ask = hunt, eat, exchange or pass
happy-little-dinosaurs-page-ask = { $phase ->
    [choose] choose a point card
    [effect] use the card’s effect?
    [loot] take a card
    [search] look at two cards?
    [keep] keep one card
    [window] change a score, or pass
    [sudden] sudden death: choose a card
    [answer] take the disaster?
   *[discard] discard one card?
  }
gods-love-dinosaurs-page-ask = { $phase ->
    [take] take a tile
    [place] place your tile
    [placed] end your turn, or undo
    [breeding] place the newborns
    [predators] let your predators hunt
    [hatching] hatch an egg?
   *[dinosaurs] let your dinosaurs hunt
  }
page-tied = Equal points, told apart by rule { $rule }.
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
page-given = What if: the first { $lines } lines are those of another game.
page-curve = How the game tipped
page-curve-why = At each decision: how many of the others each player could expect to finish ahead of, as the bot “{ $rung }” reckons with what each could know at their last decision. With two players, the chance of winning.
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
page-twin = Same luck at another table
page-twin-why = Both tables are dealt from one seed. Neither can be watched until both have ended; then they are compared. Do not play at both.
page-twin-ask = Same luck at a second table, for friends to compare with afterwards
page-twin-first = Send this link to whoever plays seat { $seat } at the other table and begins the game there:
page-twin-wait = The other table of this luck is not over yet. Then both can be replayed and compared.
page-compare = Compare both tables
page-compare-of = Same luck: { $game }
page-compare-table = Table { $number }
page-parted = The first { $lines } lines are the same at both.
page-parted-go = Where they parted
