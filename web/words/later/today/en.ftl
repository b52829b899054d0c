# The card on the home page.
today-title = Today
today-deal = Deal of the day
today-deal-new = { $count ->
    [0] be the first
    [one] one person plays
   *[other] { $count } people play
  }
today-deal-begun = go on
today-deal-done = see the results
today-puzzle = Puzzle of the day
today-puzzle-new = find the better move
today-puzzle-done = solved, here are more
today-puzzles = Puzzles
today-puzzles-why = a position, one better move
today-streak = { $days } days in a row
