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
