# What the tools of `dinotable mcp` say.
mcp-game = { $id }: { $title }, { $fewest } to { $most } players
mcp-option = option { $name }{ $seats ->
    [all] {""}
   *[other] {" "}(with { $seats } players)
  }: { $values }; default { $default } [{ $rule }]
mcp-bots = bots, from weak to strong: { $levels }
mcp-changed = Something has happened since you looked, and nothing was done: look again.
mcp-head = { $title } · table { $table } · you are { $name } (seat { $seat })
mcp-others = Seats: { $names }
mcp-chair-free = nobody yet
mcp-options = Options: { $options }
mcp-reconstruction = Note: { $text }
mcp-news = Since you last looked:
mcp-no-news = Nothing has happened since you last looked.
mcp-news-cut = ({ $count } earlier lines are left out: the tool log has them.)
mcp-log-none = Nothing has happened yet.
mcp-board = The board:
mcp-facts = Worked out from what you can see:
mcp-your-turn = It is your turn. { $count ->
    [one] You can do one thing only
   *[other] You can do one of { $count } actions
  }: { $kinds }
mcp-also = Deciding at the same time: { $names }
mcp-legal-more = The tool legal lists them, by words such as “{ $word }”.
mcp-legal-none = You owe no decision now: the tool wait tells when you do.
mcp-legal-nothing = None of your { $count } actions has “{ $words }” in it: { $kinds }
mcp-page = Page { $page } of { $pages }. { $next ->
    [0] That is all.
   *[other] Ask for page { $next } to go on.
  }
mcp-undo = You can take back your last action: the tool undo.
mcp-undo-none = There is nothing to take back: a step ended, chance acted, or something hidden was shown.
mcp-undone = Your last action is taken back.
mcp-waiting = It is not your turn. Waiting for: { $names }. The tool wait tells when it is.
mcp-not-begun = The game has not begun: { $names }. The tool wait tells when it has.
mcp-not-begun-free = seats are still free
mcp-not-begun-full = the host has to start it
mcp-over = The game is over. { $reason }
mcp-place = { $place }. { $name }: { $points ->
    [one] one point
   *[other] { $points } points
  } { $parts }
mcp-done = Done: { $actions }
mcp-legal-yes = { $action }: that is allowed now.
mcp-foresee = If you do { $actions }, as far as you can know:
mcp-foresee-nothing = Nothing else follows.
mcp-foresee-part = Only the first { $done } could be looked at: after that comes chance, something hidden, or another player.
mcp-foresee-next = Then you could go on with: { $kinds }
mcp-foresee-ends = Your step ends there: what comes after is chance, hidden, or another player’s.
mcp-foresee-final = This cannot be taken back freely.
mcp-left = You have left { $table }.
mcp-left-local = The game is not over, and nobody plays it on.
mcp-left-lent = A bot ({ $level }) plays on for you.
mcp-left-seat = Your seat stays yours: its link leads back to it.
mcp-cut = … cut here: { $count } more letters. { $how }
mcp-cut-how = Ask for less: another page, or a part.
mcp-record = The record of { $table }, lines { $from } to { $to } of { $lines }:
mcp-record-open = The game is not over: the record shows what you may know, without the seed.
mcp-rules-sections = The rules of { $title }, by section. Ask for a section or a rule by its number, or search for words:
mcp-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
  } with “{ $words }”:
mcp-rules-more = … and { $numbers }
