# The deal of the day.
daily-title = Deal of the day
daily-what = { $seats } players: you on seat { $seat }, against { $bots }. Everybody here meets the same luck and the same bots.
daily-players = { $count ->
    [0] Nobody has begun it yet.
    [one] One person has begun it.
   *[other] { $count } people have begun it.
  }
daily-players-then = { $count ->
    [0] Nobody played it.
    [one] One person played it.
   *[other] { $count } people played it.
  }
daily-until = Until { $time }, then comes the next.
daily-begin = Play it
daily-go-on = Play on
daily-again = Play it again (try { $nth })
daily-again-why = Only the first try counts. Each further one is shown as such.
daily-again-ends = A new try ends the one you have open, which stays unfinished.
daily-help = A hint counts as help, and so does a bot that plays for you: the try is then listed apart, without a place.
daily-hint = A hint counts as help: this try is then listed apart, without a place. Ask once more to see it.
daily-once = The first try counts. You see how it went for the others when yours is over.
daily-results = Results
daily-later = You see them when your own game is over: before, they might tell something about the luck.
daily-later-all = You see them when nobody plays this deal any more: before, they might tell something about the luck.
daily-none = Nobody has finished it yet.
daily-place = Place
daily-name = Who
daily-rank = At the table
daily-score = Points
daily-replay = Replay
daily-watch = Watch
daily-you = { $name } (you)
daily-nth = { $nth ->
    [2] 2nd try
    [3] 3rd try
   *[other] { $nth }th try
  }
daily-helped = a bot helped
daily-unfinished = unfinished
daily-address = same address
daily-address-why = Somebody else had tried it from the same address before: a neighbour, or the same person in another browser. The server cannot tell.
daily-nth-of = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  } of { $seats }
daily-luck-later = Replays and the secret of the luck open when the day is over and nobody plays this deal any more, at the latest on { $day } at { $time }. A try still open then ends unfinished, without a place.
daily-before = The deal of { $day }
daily-today = Today’s deal
daily-to-puzzles = Puzzles
daily-see-results = How it went for the others
daily-note = Everybody plays this luck today: there is no going back to earlier turns.
