# Comment une partie finie s’est jouée : moments, chance et jeu ; la revoir tour par tour.
page-after-title = Comment la partie s’est jouée
page-after-working = On la rejoue … { $done } %
page-after-by = D’après le bot « { $level } », qui juge chaque décision selon ce que ce joueur pouvait savoir.
page-after-moments = Les moments décisifs
page-after-no-moments = Aucune décision ne ressort : tout s’est joué petit à petit.
page-after-where = { $name }, tour { $turn }
page-after-did = Joué
page-after-would = { $level } aurait préféré
page-after-better = Mieux
page-after-line = { $what } : { $text }
page-after-next-best = À défaut
page-after-cost = { $players ->
    [2] Cela a coûté environ { $worth } % des chances de gagner (à { $error } près).
   *[other] Cela a coûté environ { $worth } % des chances de devancer un adversaire (à { $error } près).
  }
page-after-gain = { $players ->
    [2] Cela a rapporté environ { $worth } % de chances de gagner (à { $error } près).
   *[other] Cela a rapporté environ { $worth } % de chances de devancer un adversaire (à { $error } près).
  }
page-after-show = Montrer
page-after-try = Essayer à partir d’ici
page-after-try-why = Une table à vous qui commence juste avant cette décision, où vous jouez pour { $name }, avec une nouvelle chance et des bots.
page-after-draws = Par hasard
page-after-draw = { $name } : { $change } % en une pioche
page-after-luck-title = Chance et jeu
page-after-luck-why = { $players ->
    [2] Comment les chances de gagner ont changé : avec les pioches, avec ses propres décisions, avec celles de l’adversaire.
   *[other] Comment les chances de devancer un adversaire ont changé : avec les pioches, avec ses propres décisions, avec celles des autres.
  } Départ, chance et jeu font ensemble le résultat.
page-after-from-to = de { $start } % à { $result } %
page-after-luck = Chance
page-after-own = Son jeu
page-after-others = { $players ->
    [2] Jeu adverse
   *[other] Jeu des autres
  }
page-after-part = { $change } % (± { $error })
page-after-verdict-luck-good = Les pioches ont souri à { $name }.
page-after-verdict-luck-bad = Les pioches ont boudé { $name }.
page-after-verdict-own-good = { $name } doit tout à de bonnes décisions.
page-after-verdict-own-bad = { $name } pouvait mieux décider.
page-after-verdict-others-good = Les décisions des autres ont aidé { $name }.
page-after-verdict-others-bad = Les autres ont laissé peu de chose à { $name }.
page-after-verdict-even = Pour { $name }, rien ne ressort.
page-after-mark-moment = Moment : { $name }, tour { $turn }
page-after-mark-draw = Hasard : { $name } { $change } %
page-after-marks = Moments
page-after-turn = Tour { $turn } sur { $turns }
page-after-set-up = Mise en place
page-after-by-turns = tour par tour
page-after-by-lines = ligne par ligne
page-after-mode = Avancer
page-after-turn-back = Un tour en arrière
page-after-turn-on = Un tour en avant
page-after-keep = À garder
page-after-more = Plus sur cette partie
