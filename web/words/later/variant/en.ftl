variant-why = Every number of the rules, and every component. Whoever is invited sees what is changed, and the rules say so. Such a table is never rated.
variant-open = Open a file…
variant-save = Save as a file
variant-reset = All as usual
variant-name = Its name, if it shall have one
variant-search = Search among { $count } numbers
variant-only = Changed ones only
variant-none = Nothing here is called that.
variant-group = { $name } · { $count }
variant-group-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
  }
variant-less = { $what }: one less
variant-more = { $what }: one more
variant-back = { $what }: as usual again
variant-bounds = From { $low } to { $high }
variant-opened = { $file } is open.
variant-elsewhere = { $count ->
    [one] One change is for other numbers of players.
   *[other] { $count } changes are for other numbers of players.
  }
variant-refused = This cannot be played: { $why }
variant-changes = What is different here
variant-no-changes = With so many players nothing is different.
variant-play = New table with these rules
