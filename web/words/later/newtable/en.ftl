newtable-suggest = Suggest opponents
newtable-bots = Bots for seat { $seat }
newtable-others = Other bots
newtable-program = A program that this server lets play.
newtable-fits = { $why ->
    [first] to begin with
   *[other] fits you
  }
newtable-strength = { $rating } Elo
newtable-strength-why = Measured in { $games } games between two: with 95 % certainty from { $low } to { $high }.
newtable-scale = Strength is measured on one scale for each game. Who has 200 more wins about three games of four.
newtable-even = Even it out: head starts
newtable-even-why = For a table of people who do not play alike. The points are added when the game is over; everybody sees them before sitting down. Whoever is eliminated stays behind whoever is not.
newtable-even-seat = Head start for seat { $seat }, in points
newtable-variant = Variant: { $what }
newtable-variant-usual = usual rules
newtable-variant-changed = { $count ->
    [one] one change
   *[other] { $count } changes
  }
