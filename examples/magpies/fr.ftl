magpies-title = Les Pies
magpies-tagline = Quatre oiseaux, ce qui brille, et aucune manière
magpies-round = Manche { $round } · { $pile } cartes dans la pioche
magpies-hand = Votre main : { $cards }
magpies-do-draw = pioche { $card }
magpies-do-offer = propose { $card }
magpies-do-caw = jacasse : une brindille, et 1 de plus
magpies-do-pass = passe
magpies-do-peek = regarde la main de { $seat }
magpies-do-bury = glisse { $card } sous la pioche
magpies-do-hop = sautille { $side }
magpies-do-done = a terminé
magpies-event-revealed = { $seat } a proposé { $card }
magpies-event-won = { $seat } gagne { $card }
magpies-event-looked = { $seat } voit { $card } dans la main de { $owner }
magpies-event-shuffled = Toutes les cartes sont mélangées et forment une nouvelle pioche
magpies-no-not-now = Pas maintenant
magpies-no-no-card = Vous n’avez pas cette carte
magpies-no-branch-ends = La branche s’arrête là
magpies-end-rounds = Quatre manches ont été jouées.
magpies-card = { $value ->
    [hidden] une carte
    [twig] une brindille
    [shell] un coquillage
    [coin] une pièce
   *[ring] une bague
  }
magpies-side = { $value ->
    [left] à gauche
   *[right] à droite
  }
