unofficial = An unofficial fan work. The games belong to their authors and publishers.

# Lists.
list-and = { $rest } and { $last }
hidden = something hidden

# Who.
person = Player { $number }
chance = Chance

# What happened. The deed is a game's own words, in the third person.
line-deed = { $name } { $deed }
line-back = { $name } takes the game back to before line { $line }
line-lent = a bot ({ $level }) plays on for { $name }
line-taken = { $name } plays again
line-undo = { $name } takes back { $count ->
    [one] one move
   *[other] { $count } moves
  }
line-times = { $text } (× { $count })
line-forced = { $text } It was the only move.

# The start.
start-welcome = Welcome to Dinotable.
start-games = The games
start-number = no.
start-game = game
start-players = players
start-which = Which game? A number or the start of a name:
start-how-many = How many play, { $fewest } to { $most }
start-people = How many of them are people at this keyboard, 0 to { $most }
start-name = Name of player { $number }
start-level = Against whom? A number or a name
start-strength = strength
start-lesson-is = { $steps ->
    [one] a lesson of one step
   *[other] a lesson of { $steps } steps
  }
start-on = Play on: { $name }
start-in-en = In English
start-in-fr = En français
start-ready = Ready? Enter starts, a number changes that line, back returns to the games
start-setting = setting
start-start = Start the game
start-seats = Players
start-here = At this keyboard
start-against = Bots
start-learn = Learn it first
start-value-seat-0 = Player 1
start-value-random = by lot
start-value-on = yes
start-value-off = no
start-option = { $name } ({ $values }; rule { $rule })
start-not-one = Please answer with one of: { $values }
start-no-games = No game is installed.
start-no-input = Nothing to read here. Start a game with: dinotable play GAME

# Lists of what there is.
list-id = id
list-level = level
list-name = name
list-does = what it does
list-all = all
list-games-how = Play one with: dinotable play { $game }
list-bots-strength = Strength is on the game’s own Elo scale, on which greedy has 1500; in brackets the 95 % interval. Who has 200 more ends ahead about three times of four.
list-bots-how = Play against them with: dinotable play { $game } --seats me,greedy

# A lesson.
learn-how = Each step is a position of a real game. Type a move as in a game: ? lists your moves, hint helps, quit leaves.
learn-step = Step { $step } of { $steps }: { $title }
learn-next = Enter: on.
learn-again = Enter: start this step again.
learn-missed = That was something else, and it cannot be taken back. No harm done.
learn-answer = One way to do it begins with: { $move }
learn-left = Go on whenever you like: dinotable learn { $game } --step { $step }
learn-end = That’s it, you can play now: dinotable play { $game }

# A game under way.
play-title = { $title } · { $seats ->
    [one] one player
   *[other] { $seats } players
  }
play-seal = The luck of this game is sealed: { $seal }
play-help = help explains the commands, ? lists what you can do.
play-decides = { $name } decides: { $kinds }
play-waiting = Also deciding now: { $names }
play-waits = Waiting for { $names } …
play-forced = Enter: { $text }
play-watching = Bots only: everything is shown as it happens.
play-resumed = Resumed after { $lines ->
    [one] one line
   *[other] { $lines } lines
  } of the record.
fault = { $name } failed ({ $why }): a random move is played instead.
fault-once = { $name } failed ({ $why }), and answered when it was asked again.
fault-illegal = what it chose is not allowed
play-not-understood = “{ $text }” is no move and no command here. ? lists what you can do, help the commands.
play-perhaps = Did you mean { $words }?
play-ambiguous = “{ $text }” can mean several things: { $moves }
play-numbered = #{ $number } for { $move }
play-many-more = … and { $count } more
play-number = The moves are numbered from 1 to { $most }.
play-illegal = { $move }: { $reason }
play-legal = { $move }: that is allowed.
play-say-what = Say which move: { $word } MOVE
play-nothing-fits = None of your moves has “{ $text }” in it.
play-list-long = ? WORD shows the moves of one kind in full, such as: ? { $word }

# Preview.
preview-head = If you play { $move }:
preview-nothing = Nothing else follows.
preview-stops = Your step ends there: what comes after is chance, hidden, or another player’s.
preview-next = Then you can: { $kinds }
confirm-ask = Play it? Enter or y: yes, n: no
confirm-on = From now on moves with consequences are shown and confirmed first.
confirm-off = Moves are played at once.
forced-on = From now on an only move is made by itself, and you are told.
forced-off = From now on you are asked even if there is only one move.

# Undo.
undo-none = There is nothing to take back: a step ended, chance acted, or something hidden was shown.
undo-other = You have nothing to take back; { $word } { $name } takes back { $name }’s last move.

# Handing the keyboard over.
hand-over-clear = Enter clears the screen for { $name }.
hand-over-to = Hand the keyboard to { $name }. { $name }, press Enter when nobody else is looking.

# Saving and leaving.
save-what = Say a name, or a file: { $word } NAME
save-done = Saved in { $file }. Play on with:
save-over = { $file } exists. Write over it? y or n
save-failed = { $file } cannot be written: { $why }
quit-ask = Leave. Enter saves the game under the name in brackets; type another name, { $no } to leave without saving, or { $back } to play on
quit-how = Leave the game?
quit-save = Save and leave
quit-unsaved = Leave without saving
quit-stay = Play on
quit-name = Save it as
quit-back = back
quit-bye = Goodbye.

# A seat at a server's table.
join-not-begun = The game has not begun: { $free ->
    [0] every chair is taken, and whoever opened the table begins it
    [one] one chair is free
   *[other] { $free } chairs are free
  }.
join-seat = You are { $name }. To come back to your seat later (keep this line to yourself):
join-kept = The game is kept at the server. Come back to it with:
join-left = You have left; your seat stays yours, and the others wait for you. Come back with:
join-lost = The connection is lost. Trying again …
join-back = The connection is back.
join-lent = A bot played on for you. You have your seat back: look again.
join-late = That decision was already made: look again.
join-unreachable = The server does not answer. Try again in a moment.
join-refused = The server refuses: { $why }
chat-said = { $name }: { $text }
chat-alone = Nobody else is here to read it.
chat-what = Say what: { $word } TEXT
hint-rated = This table is rated: nobody gets hints here.

record-done = The record is in { $file }.
record-ask = A file to keep the record in, or Enter for none:

# Facts and rules.
facts-none = This game has no facts to tell.
fact-line = { $key }: { $value }
fact-head = { $key }:
fact-seat = { $name } { $value }
rules-none = There is no text of the rules of this game.
rules-sections = The rules, by section ({ $word } NUMBER shows one section or one rule):
rules-no-such = There is no rule { $number }.
rules-with-words = { $count ->
    [one] 1 rule has “{ $words }” in it:
   *[other] { $count } rules have “{ $words }” in them:
  }
rules-not-found = No rule of { $title } has “{ $words }” in it. Search for fewer letters, or read them all: dinotable rules { $game }
rules-in-other = No rule of { $title } has “{ $words }” in it in English, but in French: add --lang { $language }
yes = yes
no = no

# What is in the box, and what was changed there.
changes-usually = usually { $usual }
changes-one = { $what }: { $value } ({ changes-usually })
changes-here = Here: { $change }
changes-nothing = nothing
changes-none = Nothing is changed here: these are the usual rules.
changes-option = { $name }: { $value }
changes-more = … and { $count ->
    [one] one change
   *[other] { $count } changes
  } more: { $word } lists them.
changes-play = Play with it:
changes-how = Play with another value:
changes-how-file = Or keep this in a file, change it there, and:
changes-written = { $file } is written. { changes-play }
variant-title = { $title } (variant)
variant-named = Variant: { $name }
variant-unnamed = { $count ->
    [one] A variant of the rules: one change
   *[other] A variant of the rules: { $count } changes
  }

# The end.
end-over = The game is over.
end-place = place
end-player = player
end-points = points
end-winner = { $names } wins.
end-winners = { $names } share the win.
end-out = { $name } (eliminated)
end-out-why = Eliminated players rank last: the later out, the higher.
end-seed = The seed was { $seed }.
end-verified = Checked: it fits the seal, and every draw came from it.

# Log and replay.
log-nothing = Nothing has happened yet.
replay-head = { $title } · line { $at } of { $lines }
replay-eyes = as { $name } saw it
replay-keys = Enter: on, b: back, a number: that line, p: play, e 1: that seat’s eyes, e: all, c: how it tipped, w: what if, v: variant, q: leave
replay-over = The game is over there: go to an earlier line first.
replay-who = Who plays on? { $seats } words with commas, me or a bot
replay-curve = { $seats ->
    [2] The chance of winning, from the first decision to the end
   *[other] The share of the others each could expect to be ahead of, from the first decision to the end
 }
replay-swing = Lines { $begin } to { $end } tipped it: { $changes }
replay-no-curve = Nothing was to be decided in this game.
replay-reckons = Looking at every decision

# The words of the commands.
word-help = help
word-list = ?
word-why = why
word-preview = preview
word-confirm = confirm
word-forced = forced
word-undo = undo
word-board = board
word-log = log
word-facts = facts
word-hint = hint
word-rules = rules
word-variant = variant
word-say = say
word-save = save
word-quit = quit
word-on = on
word-off = off
word-yes = y
word-no = n
word-move = MOVE
word-text = TEXT
word-file = FILE
word-number = NUMBER
help-move = play it: as ? writes it, by the start of its words (dr 2.7), by what stands behind the first word (2.7), or by its number (3 or #3)
help-list = what you can do; with a word only what has it: ? { $example }
help-why = whether a move is allowed, and if not, by which rule
help-preview = what would follow from a move
help-confirm = whether moves with consequences are previewed and confirmed
help-forced = whether an only move is made without asking
help-undo = take your last move back, while your step lasts
help-board = draw the board again
help-log = what has happened so far, as you saw it
help-facts = what a good player would work out
help-hint = what the best bot would do here, and why
help-rules = the rules; with a number one rule
help-variant = what is changed in the box of this game, and its options
help-say = say something to everybody at the table
help-save = save the game, to be played on later
help-quit = leave the game
help-head = Type a move or a command; Tab completes. A colon before a command (:undo) tells it from a move.

# Notices that it is somebody's turn.
# What was cleared away.
trash-empty = Nothing was cleared away.
trash-line = { $table } · { $game } · { $names } · { $status } · { $days ->
    [one] goes for good after one more day of running
   *[other] goes for good after { $days } more days of running
  }
trash-open = not begun
trash-playing = under way
trash-over = over
trash-unreadable = { $table } · cannot be read, and is kept
trash-how = { $count ->
    [one] One table. dinotable trash --restore ID brings it back.
   *[other] { $count } tables. dinotable trash --restore ID … brings some back, --restore-all all of them.
  }
trash-restored = { $count ->
    [one] One table is back.
   *[other] { $count } tables are back.
  }
trash-cleared = { $count ->
    [one] One table was cleared away.
   *[other] { $count } tables were cleared away.
  }
# Bot workers.
work-begins = { $count ->
    [one] One bot at a time thinks here for the servers on { $database }. Ctrl-C stops.
   *[other] Up to { $count } bots at a time think here for the servers on { $database }. Ctrl-C stops.
  }
work-ends = Stopped. What was not finished is done by other workers.
# Copying everything to another place.
moved = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
  } in { $to } now, and { $rows ->
    [one] one row was
   *[other] { $rows } rows were
  } compared one by one. { $from } still holds them too: put it away, so that nobody serves it by mistake.
moved-games = { $count ->
    [one] One game was played through at both places, and stands the same.
   *[other] { $count } games were played through at both places, and stand the same.
  }
moved-unreadable = { $table } · cannot be read, neither there nor here
moving = Copying
comparing = Comparing
notice-turn = It is your turn at { $game }: { $link }
notice-consent = The others ask for your consent at { $game }: { $link }
notice-hello = From now on you hear here when it is your turn at Dinotable: { $link }

# What a link to a table says of itself.
link-open = A table is open: take a seat.
link-playing = A game is under way: come and watch.
link-over = The game is over.
link-replay = A finished game: look at it again, turn by turn.
