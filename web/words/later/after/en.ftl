# How a finished game was decided: moments, luck and play; the replay by turns.
page-after-title = How it was decided
page-after-working = Playing it through again … { $done } %
page-after-by = Reckoned by the bot “{ $level }”, who judges each decision by what that player could know.
page-after-moments = Moments that decided it
page-after-no-moments = No single decision stands out: it was decided bit by bit.
page-after-where = { $name }, turn { $turn }
page-after-did = Played
page-after-would = { $level } would have
page-after-better = Better
page-after-line = { $what }: { $text }
page-after-next-best = Next best
page-after-cost = { $players ->
    [2] It cost about { $worth } % of the chance to win (give or take { $error }).
   *[other] It cost about { $worth } % of the chance to finish ahead of another (give or take { $error }).
  }
page-after-gain = { $players ->
    [2] It was worth about { $worth } % of the chance to win (give or take { $error }).
   *[other] It was worth about { $worth } % of the chance to finish ahead of another (give or take { $error }).
  }
page-after-show = Show it
page-after-try = Try it from here
page-after-try-why = A table of your own that begins just before this decision, on { $name }’s seat, with new luck and bots.
page-after-draws = By chance
page-after-draw = { $name }: { $change } % with one draw
page-after-luck-title = Luck and play
page-after-luck-why = { $players ->
    [2] How the chance to win changed: with what was drawn, with one’s own decisions, with the opponent’s.
   *[other] How the chance to finish ahead of another changed: with what was drawn, with one’s own decisions, with those of the others.
  } Start, luck and play add up to the result.
page-after-from-to = from { $start } % to { $result } %
page-after-luck = Luck
page-after-own = Own play
page-after-others = { $players ->
    [2] Opponent’s play
   *[other] The others’ play
  }
page-after-part = { $change } % (± { $error })
page-after-verdict-luck-good = The draws were kind to { $name }.
page-after-verdict-luck-bad = The draws were unkind to { $name }.
page-after-verdict-own-good = { $name } got there by good decisions.
page-after-verdict-own-bad = { $name } could have decided better.
page-after-verdict-others-good = The others’ decisions helped { $name }.
page-after-verdict-others-bad = The others left { $name } little.
page-after-verdict-even = For { $name }, nothing stands out.
page-after-mark-moment = Moment: { $name }, turn { $turn }
page-after-mark-draw = Chance: { $name } { $change } %
page-after-marks = Moments
page-after-turn = Turn { $turn } of { $turns }
page-after-set-up = Setting up
page-after-by-turns = by turns
page-after-by-lines = line by line
page-after-mode = Step
page-after-turn-back = One turn back
page-after-turn-on = One turn on
page-after-keep = To keep
page-after-more = More about this game
