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
