# Puzzles: find the better move.
puzzle-page = Puzzles
puzzle-title = Puzzle
puzzle-lead = Real positions from real games. One move is clearly better than all others: find it.
puzzle-of-the-day = Puzzle of the day
puzzle-streak = { $days ->
    [one] 1 day
   *[other] { $days } days in a row
  }
puzzle-solve = Solve it
puzzle-look-again = Look at it again
puzzle-none = There are no puzzles on this server.
puzzle-count = { $solved } of { $count } done
puzzle-entry = Puzzle { $number }, { $players } players, { $stars ->
    [1] easy
    [2] harder
   *[3] hard
  }{ $how ->
    [first] , solved at once
    [later] , solved
    [shown] , solution seen
   *[no] {""}
  }
puzzle-hard = { $stars ->
    [1] Easy
    [2] Harder
   *[3] Hard
  }
puzzle-to-daily = The deal of the day
puzzle-you = You
puzzle-ask = Find the best move.
puzzle-ask-to = Find the best move: { $what }
puzzle-done = Solved positions stay as they are.
puzzle-known = done before
puzzle-why = You know what this player could know. The best move is the one that brings you, in the end, ahead of { $players ->
    [2] the other
   *[other] as many others as possible
  }. Nobody plays on: only this one move counts.
puzzle-solved = That’s it!
puzzle-solved-later = Found it!
puzzle-wrong = There is something better
puzzle-shown = This is the best move
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-once-more = Once more
puzzle-your-move = Your move:
puzzle-best-move = The best move:
puzzle-yours = yours
puzzle-percent = { $percent } %
puzzle-table = { $players ->
    [2] How often you win from here, played to the end a thousand times.
   *[other] How many of the others you end ahead of, on average, played to the end a thousand times.
  }
