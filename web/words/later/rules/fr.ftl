# Les règles : lues, fouillées, et ouvertes là où elles sont nommées.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] rien
   *[other] { $at } sur { $count }
  }
rules-next = Passage suivant
rules-previous = Passage précédent
rules-learn = Apprendre en jouant
rules-figure-large = Voir en grand : { $caption }
rules-in-the-rules = Lire la suite dans les règles
rules-back = Revenir à la règle précédente
rules-none-such = Les règles n’ont pas de numéro { $rule }.
# Pourquoi une ligne du journal : les chiffres qu’elle a changés.
rules-change-points = { $value ->
    [one] { $signed } point
   *[other] { $signed } points
  }
rules-change-amount = { $signed } au score
rules-change-total = score { $value }
rules-change-steps = { $signed } pas
rules-change-position = désormais à { $value }
rules-change-eggs = { $value ->
    [one] { $signed } œuf
   *[other] { $signed } œufs
  }
# Un tour en un coup d’œil, à la table.
rules-pin = Le garder ouvert à côté du plateau
# Que puis-je en faire ?
what-now = En ce moment
what-you-can = Vous pouvez
what-not-now = Pas maintenant, car
what-nothing-now = Rien à en faire pour l’instant.
what-gone = Ce n’est plus là.
