magpies-title = Les Pies
magpies-tagline = Quatre oiseaux, ce qui brille, et aucune manière
magpies-round = Manche { $round } · { $pile } cartes dans la pioche
magpies-hand = Votre main :
magpies-do-draw = pioche { $card }
magpies-do-offer = propose { $card }
magpies-do-caw = jacasse : une brindille, et 1 de plus
magpies-do-pass = passe
magpies-do-peek = regarde les cartes chez { $seat }
magpies-do-bury = glisse { $card } sous la pioche
magpies-do-hop = sautille { $side }
magpies-do-done = a terminé
magpies-event-revealed = { $seat } a proposé { $card }
magpies-event-won = { $seat } gagne { $card }
magpies-event-looked = { $seat } voit { $card } chez { $owner }
magpies-event-shuffled = Toutes les cartes sont mélangées et forment une nouvelle pioche
magpies-no-not-asked = Rien ne vous est demandé pour l’instant
magpies-no-offer-now = Proposez d’abord une carte
magpies-no-caw-or-pass = Jacassez ou passez : rien d’autre ne compte ici
magpies-no-your-turn = C’est votre tour : regardez, glissez, sautillez, ou terminez
magpies-no-say-which = Dites quelle carte vous proposez
magpies-no-no-card = Pas dans votre main : { $card }
magpies-no-no-points = Vous n’avez plus de points : terminez
magpies-no-nobody-there = Personne n’est assis à la place { $seat }
magpies-no-own-hand = Vous connaissez votre main
magpies-no-chance-draws = C’est le hasard qui pioche
magpies-no-branch-ends = La branche s’arrête là
magpies-part-won = propositions gagnées et bouts de la branche
magpies-term-points = les points
magpies-term-offer = une forte proposition
magpies-term-perch = un bout de la branche tout près
magpies-end-rounds = Quatre manches ont été jouées.
magpies-choose-offer = Proposer { $card }
magpies-choose-caw = Jacasser : une brindille, et 1 de plus
magpies-choose-pass = Passer
magpies-choose-peek = Regarder les cartes chez { $seat }
magpies-choose-bury = Glisser { $card } sous la pioche
magpies-choose-hop = Sautiller { $side }
magpies-choose-done = J’ai terminé
magpies-view-round = Manches jouées
magpies-view-points = Reste à faire
magpies-view-perch = Place sur la branche
magpies-view-cards = Cartes en main
magpies-view-offer = Proposition
magpies-view-bonus = Jacassé
magpies-view-pile = Cartes dans la pioche
magpies-view-under = Connues sous la pioche
magpies-view-answered-seats = Ont répondu
magpies-view-known = Sûrement en main
magpies-view-choice = Votre proposition
magpies-fact-offers-by-seat = Vaut en ce moment
magpies-fact-ahead-seat = En tête
magpies-phase = { $value ->
    [deal] on distribue
    [choose] propositions secrètes
    [window] jacasser ou passer
    [turn] tour du gagnant
   *[over] la fin
  }
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
# Ce qui peut changer.
box-rounds = Manches d’une partie
