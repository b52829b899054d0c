page-me-title = My games
page-me-guest = These are the games of this browser. With an account you find them on every device, and they stay when this browser forgets.
page-me-account = Make an account
page-me-running = Under way
page-me-none-running = No game is under way.
page-me-finished = Finished
page-me-none = No game finished yet. Play one, and it will stand here with its result.
page-me-none-of = No finished game of this kind.
page-me-play = Play a game
page-me-filter = Which games
page-me-all = All games
page-me-with = with { $names }
page-me-alone = alone
page-me-won = Won
page-me-shared = First place, shared
page-me-place = Place { $place } of { $seats }
page-me-lent = ended by a bot
page-me-rated = Rated
page-me-rating-up = rating { $after } (+{ $change })
page-me-rating-down = rating { $after } (−{ $change })
page-me-rating-same = rating { $after } (±0)
page-me-gone = The table was cleared away; the result stays.
page-me-older = { $count ->
    [one] One older game is being read …
   *[other] { $count } older games are being read …
  }
page-me-range = { $from }–{ $to } of { $count }
page-me-newer = Newer
page-me-earlier = Earlier
page-me-pages = Pages of finished games
page-me-statistics = What they add up to
page-me-games = { $games ->
    [one] One game
   *[other] { $games } games
  }
page-me-wins = { $wins ->
    [0] none won yet
    [one] one won
   *[other] { $wins } won
  }
page-me-points = { $points } points on average, at best { $best }
page-me-best-why = The game with the most points
page-me-players = Players
page-me-count = Games
page-me-first = Won
page-me-average = Average place
page-me-fair = by lot { $place }
page-me-of = { $some } of { $all }
page-me-bots = Against bots
page-me-ahead = Ahead of { $level }: { $ahead } of { $games }{ $same ->
    [0] {""}
   *[other] , level { $same }
  }
page-me-not-counted = { $count ->
    [one] One game that a bot ended for you is not counted here.
   *[other] { $count } games that a bot ended for you are not counted here.
  }
page-me-not-counted-variants = { $count ->
    [one] One game with changed rules is not counted here: its points compare with nothing.
   *[other] { $count } games with changed rules are not counted here: their points compare with nothing.
  }
page-me-people = People you have played with
page-me-nobody = Nobody yet. Invite a friend: one link, no account needed.
page-me-met = { $games ->
    [one] one game
   *[other] { $games } games
  }, last on { $date }
page-me-against = You: ahead { $ahead }, behind { $behind }{ $same ->
    [0] {""}
   *[other] , level { $same }
  }
page-me-again-choose = Play again with { $name }
page-me-again = Play again with { $names }
page-me-again-why = Choose one or several, and a game: a table opens with a chair for each. Whoever has an account here finds it on the home page, and may decline; to the others you send the link of their chair.
page-me-again-guest = Choose one or several, and a game: a table opens with a chair for each, and you send everybody the link of theirs.
page-me-again-game = Game
page-me-again-go = Open the table
page-me-again-many = { $game } has room for { $most } players: choose fewer people, or another game.
page-me-asked = Chairs for { $names }
page-me-asked-seat = { $seat }: { $name }
page-me-asked-why = Whoever has an account here finds the chair on their home page. To the others, send the link.
page-me-asked-guest = Send everybody the link of their chair.
page-me-invited = You are asked to play
page-me-invited-by = { $name } asks you to play { $game }
page-me-invited-who = { $count ->
    [0] { $seats } players; nobody sits there yet
   *[other] { $seats } players; there already: { $names }
  }
page-me-invited-rated = rated
page-me-take = Have a look
page-me-decline = Decline
page-me-mute = Never again from { $name }
page-me-may-ask = Who may ask me
page-me-takes-none = Nobody may ask me to a table
page-me-takes-none-why = People you have played with can ask you to a new table. You decide each time.
page-me-muted = Not from: { $names }
page-me-forgive = Let them ask again
