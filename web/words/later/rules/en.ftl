# The rules: read, searched, and opened in place.
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] nothing
   *[other] { $at } of { $count }
  }
rules-next = Next place
rules-previous = Previous place
rules-learn = Learn by playing
rules-figure-large = Show it large: { $caption }
rules-in-the-rules = Read on in the rules
rules-back = Back to the rule before
rules-none-such = The rules have no number { $rule }.
# Why a line of the log came about: the figures that it changed.
rules-change-points = { $value ->
    [one] { $signed } point
   *[other] { $signed } points
  }
rules-change-amount = { $signed } to the score
rules-change-total = score { $value }
rules-change-steps = { $value ->
    [one] { $signed } step
   *[other] { $signed } steps
  }
rules-change-position = now at { $value }
rules-change-eggs = { $value ->
    [one] { $signed } egg
   *[other] { $signed } eggs
  }
# The turn at a glance, at the table.
rules-pin = Keep it open beside the board
# What can I do with this?
what-now = Now
what-you-can = You can
what-not-now = Not now, because
what-nothing-now = Nothing to do with it at this moment.
what-gone = It is not there any more.
