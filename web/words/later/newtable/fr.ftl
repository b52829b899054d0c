newtable-suggest = Proposer des adversaires
newtable-bots = Robots pour la place { $seat }
newtable-others = Autres robots
newtable-program = Un programme que ce serveur laisse jouer.
newtable-fits = { $why ->
    [first] pour commencer
   *[other] à votre niveau
  }
newtable-strength = { $rating } Elo
newtable-strength-why = Mesuré en { $games } parties à deux : avec 95 % de certitude, entre { $low } et { $high }.
newtable-scale = La force se mesure sur une échelle propre à chaque jeu. Avec 200 de plus, on gagne environ trois parties sur quatre.
newtable-even = Équilibrer : points d’avance
newtable-even-why = Pour une table où tout le monde ne joue pas pareil. Les points s’ajoutent à la fin de la partie ; chacun les voit avant de s’asseoir. Qui est éliminé reste derrière qui ne l’est pas.
newtable-even-seat = Points d’avance pour la place { $seat }
newtable-variant = Variante : { $what }
newtable-variant-usual = règles habituelles
newtable-variant-changed = { $count ->
    [one] un changement
   *[other] { $count } changements
  }
