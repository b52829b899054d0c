# Happy Little Dinosaurs
happy-little-dinosaurs-title = Happy Little Dinosaurs
happy-little-dinosaurs-tagline = Tout va de travers, alors courez ! Le premier à 50, ou le dernier encore en jeu.
happy-little-dinosaurs-do-draw = pioche { $card }
happy-little-dinosaurs-do-turn = retourne une Catastrophe : { $type }
happy-little-dinosaurs-do-choose = choisit { $card }
happy-little-dinosaurs-do-add = défausse { $card } et ajoute sa valeur
happy-little-dinosaurs-do-look = regarde la main tenue par { $seat }
happy-little-dinosaurs-do-take = prend { $card }
happy-little-dinosaurs-do-swap = échange sa carte avec { $seat }
happy-little-dinosaurs-do-drop = défausse { $card }
happy-little-dinosaurs-do-done = a terminé
happy-little-dinosaurs-do-search = regarde des cartes du paquet
happy-little-dinosaurs-do-keep = garde { $card }
happy-little-dinosaurs-do-trade = fait échanger leurs cartes à { $seat } et { $other }
happy-little-dinosaurs-do-decline = dit non
happy-little-dinosaurs-do-push = joue un coup de pouce sur { $seat }
happy-little-dinosaurs-do-sour = joue une grimace sur { $seat }
happy-little-dinosaurs-do-upside-down = joue un sens dessus dessous
happy-little-dinosaurs-do-pass = passe
happy-little-dinosaurs-do-safety-plan = joue un plan B
happy-little-dinosaurs-do-not-mine = dit « pas à moi » : c’est pour { $seat }
happy-little-dinosaurs-do-accept = prend la Catastrophe
happy-little-dinosaurs-event-turned-up = Catastrophe ! { $disaster } ({ $type })
happy-little-dinosaurs-event-no-point-card = { $seat } n’a aucune carte Ressource et pioche une nouvelle main
happy-little-dinosaurs-event-shown = { $seat } montre et défausse { $card }
happy-little-dinosaurs-event-revealed = { $seat } a joué { $card }
happy-little-dinosaurs-event-sawn = La scie : tous les autres effets de cartes sont ignorés pendant cette manche
happy-little-dinosaurs-event-looked = { $seat } voit { $card } en main chez { $owner }
happy-little-dinosaurs-event-discarded = { $seat } défausse l’autre carte : { $card }
happy-little-dinosaurs-event-worth = { $seat } : { $card } compte { $total }
happy-little-dinosaurs-event-added = { $seat } : { $amount } de plus pour { $card }, soit { $total }
happy-little-dinosaurs-event-trait = { $seat } : capacité { $amount }, soit { $total }
happy-little-dinosaurs-event-doubled = Drôle de fruit : chaque coup de pouce compte { $amount }, chaque grimace { $sour }
happy-little-dinosaurs-event-pushed = { $seat } : coup de pouce, { $amount } de plus, soit { $total }
happy-little-dinosaurs-event-soured = { $seat } : grimace, { $amount } de moins, soit { $total }
happy-little-dinosaurs-event-inversions = { $count ->
    [1] Les scores s’inversent
    [3] Trois inversions : les scores s’inversent une fois
    [2] Deux inversions s’annulent
    [4] Quatre inversions s’annulent
   *[other] { $count } inversions
  }
happy-little-dinosaurs-event-inverted = { $seat } : score inversé, soit { $total }
happy-little-dinosaurs-event-all-tied = Tout le monde a { $total } : personne n’avance, personne ne prend la Catastrophe
happy-little-dinosaurs-event-ran = { $seat } a le meilleur score et avance de { $steps }, jusqu’à { $position }
happy-little-dinosaurs-event-sudden-death = { $seat } est à égalité pour le pire score : mort subite !
happy-little-dinosaurs-event-without = { $seat } n’a plus de carte Ressource pour la mort subite
happy-little-dinosaurs-event-faced = { $seat } montre { $card } en mort subite
happy-little-dinosaurs-event-buried = La Catastrophe ({ $type }) va sous son paquet
happy-little-dinosaurs-event-faces = { $seat } va prendre la Catastrophe ({ $type })
happy-little-dinosaurs-event-took = { $seat } a une Catastrophe de plus : { $type }
happy-little-dinosaurs-event-went-out = { $seat } quitte la partie
happy-little-dinosaurs-event-stepped = { $steps ->
    [1] { $seat } avance de 1 pour une Catastrophe, jusqu’à { $position }
   *[other] { $seat } avance de { $steps } pour { $steps } Catastrophes, jusqu’à { $position }
  }
happy-little-dinosaurs-event-shuffled = La défausse est mélangée et forme un nouveau paquet
happy-little-dinosaurs-no-over = La partie est finie : plus rien ne bouge
happy-little-dinosaurs-no-chance-draws = C’est le hasard qui pioche
happy-little-dinosaurs-no-chance-turns = C’est le hasard qui révèle les Catastrophes
happy-little-dinosaurs-no-out = Vous êtes hors jeu
happy-little-dinosaurs-no-cards-first = D’abord, les cartes sont piochées
happy-little-dinosaurs-no-disaster-first = D’abord, une Catastrophe est révélée
happy-little-dinosaurs-no-chosen = Vous avez choisi : annulez pour choisir une autre carte
happy-little-dinosaurs-no-sudden-chosen = Vous avez choisi pour la mort subite : annulez pour choisir une autre carte
happy-little-dinosaurs-no-not-tied = La mort subite se joue entre d’autres : vous n’êtes pas à égalité au plus bas
happy-little-dinosaurs-no-passed = Vous avez passé : attendez que quelqu’un joue une carte
happy-little-dinosaurs-no-others-effect = C’est d’abord la carte posée par { $seat } qui compte
happy-little-dinosaurs-no-others-disaster = La Catastrophe est pour { $seat }, qui répond maintenant
happy-little-dinosaurs-no-others-discard = { $seat } a pris la Catastrophe et peut d’abord défausser une carte
happy-little-dinosaurs-no-choose-now = Choisissez maintenant une carte Ressource de votre main, en la nommant
happy-little-dinosaurs-no-effect-now = C’est le moment de votre carte : utilisez son effet ou dites non
happy-little-dinosaurs-no-take-now = Vous avez regardé cette main : prenez-y une carte, en la nommant
happy-little-dinosaurs-no-keep-now = Votre rondin regarde des cartes : gardez-en ensuite une, en la nommant
happy-little-dinosaurs-no-window-now = C’est le comptage : jouez un coup de pouce, une grimace ou un sens dessus dessous, ou passez
happy-little-dinosaurs-no-sudden-now = Mort subite : choisissez une autre carte Ressource, en la nommant
happy-little-dinosaurs-no-answer-now = La Catastrophe est pour vous : prenez-la, ou répondez par une carte Illico
happy-little-dinosaurs-no-discard-now = Vous avez pris la Catastrophe : défaussez une carte ou dites non
happy-little-dinosaurs-no-not-in-hand = Elle n’est pas dans votre main : { $card }
happy-little-dinosaurs-no-instant = Une carte Illico n’est pas une carte Ressource : { $card }
happy-little-dinosaurs-no-sudden-instant = La mort subite demande une carte Ressource, pas une carte Illico : { $card }
happy-little-dinosaurs-no-adds-nothing = Seule une carte Ressource peut être ajoutée, pas une carte Illico : { $card }
happy-little-dinosaurs-no-no-effect = Un jus demande une carte Ressource qui a un effet, pas { $card }
happy-little-dinosaurs-no-other-effect = Votre carte ne fait pas cela : { $card }
happy-little-dinosaurs-no-not-there = Elle n’est pas dans la main que vous regardez : { $card }
happy-little-dinosaurs-no-not-found = Votre rondin n’a pas trouvé cette carte : { $card }
happy-little-dinosaurs-no-own-hand = Vous connaissez votre main : regardez celle d’un autre joueur
happy-little-dinosaurs-no-no-hand = Il n’y a pas de main à regarder : { $seat } n’est pas en jeu
happy-little-dinosaurs-no-look-first = Regardez d’abord une main, puis prenez-y une carte
happy-little-dinosaurs-no-not-nearest = Une vipère n’atteint que le plus proche joueur de chaque côté
happy-little-dinosaurs-no-blocked = La carte posée par { $seat } a un effet : une vipère ne peut pas l’échanger
happy-little-dinosaurs-no-search-first = Regardez d’abord les cartes du paquet, puis gardez-en une
happy-little-dinosaurs-no-two-others = La fougère demande deux autres joueurs différents, encore en jeu
happy-little-dinosaurs-no-lower-first = Cet échange se dit dans l’autre sens : on nomme d’abord le joueur assis le premier
happy-little-dinosaurs-no-say-done = Vous avez déjà défaussé : défaussez encore une carte ou dites que c’est tout
happy-little-dinosaurs-no-say-no = Rien n’est encore défaussé : défaussez une carte ou dites non
happy-little-dinosaurs-no-not-in = { $seat } n’est pas en jeu
happy-little-dinosaurs-no-oneself = Il faut nommer quelqu’un d’autre
happy-little-dinosaurs-no-no-taker = { $seat } n’est pas en jeu et ne prend pas de Catastrophe
happy-little-dinosaurs-end-route = Le bout de l’Itinéraire de secours est atteint.
happy-little-dinosaurs-end-last = Il ne reste qu’un seul dinosaure.
happy-little-dinosaurs-end-limit = Deux cents manches ont été jouées.
happy-little-dinosaurs-tied = Égalité : le moins de Catastrophes passe devant.
happy-little-dinosaurs-show-round = Manche { $round } · { $deck } cartes dans le paquet · { $disasters } Catastrophes, connues au fond : { $under }
happy-little-dinosaurs-show-status = Manche { $round } · { $phase } · { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
  } dans le paquet
happy-little-dinosaurs-show-disasters = { $count ->
    [one] reste { $count } Catastrophe
   *[other] restent { $count } Catastrophes
  }
happy-little-dinosaurs-show-under = connues au fond : { $under }
happy-little-dinosaurs-show-phase = Maintenant : { $phase }
happy-little-dinosaurs-show-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
happy-little-dinosaurs-show-chosen = prêt
happy-little-dinosaurs-show-out = n’est plus en jeu
happy-little-dinosaurs-show-left = encore { $left } avant de sortir
happy-little-dinosaurs-show-deadly = encore une et c’est fini : { $types }
happy-little-dinosaurs-show-after = sort après { $left }
happy-little-dinosaurs-show-out-if = sort si { $types }
happy-little-dinosaurs-show-you = { " · vous" }
happy-little-dinosaurs-show-gone = hors jeu
happy-little-dinosaurs-show-in-hand = ▮ en main
happy-little-dinosaurs-show-doubled = Drôle de fruit : chaque coup de pouce compte { $worth }, chaque grimace { $sour }
happy-little-dinosaurs-show-inversions = { $count ->
    [1] Les scores s’inversent (déjà compté ci-dessus)
   *[other] { $count } inversions : deux s’annulent
  }
happy-little-dinosaurs-show-hand = Votre main :
happy-little-dinosaurs-show-choice = Votre choix : { $card }
happy-little-dinosaurs-show-looked = Votre rondin a trouvé :
happy-little-dinosaurs-show-looting = En main chez { $seat } :
happy-little-dinosaurs-show-known = Cartes connues chez { $seat } : { $cards }
happy-little-dinosaurs-draw-asked = À qui de répondre : { $seats }
happy-little-dinosaurs-draw-you = { $name } (vous)
happy-little-dinosaurs-draw-route = Itinéraire de secours
happy-little-dinosaurs-draw-trait = capacité
happy-little-dinosaurs-draw-area = Catastrophes
happy-little-dinosaurs-draw-none = aucune
happy-little-dinosaurs-draw-known = Vous savez de cette main : { $cards }
happy-little-dinosaurs-draw-hand = Votre main
happy-little-dinosaurs-draw-steps = { $seat } : { $steps } sur { $goal }
happy-little-dinosaurs-draw-out = { $seat } : hors jeu
happy-little-dinosaurs-effect-pebble = On peut défausser une carte Ressource et ajouter sa valeur.
happy-little-dinosaurs-effect-claw = On peut regarder une main et y prendre une carte.
happy-little-dinosaurs-effect-adder = On peut l’échanger avec la carte sans effet d’un voisin.
happy-little-dinosaurs-effect-juice = On peut défausser une carte Ressource à effet et ajouter sa valeur.
happy-little-dinosaurs-effect-breath = On peut défausser { $amount ->
    [1] une carte
   *[other] jusqu’à { $amount } cartes
  }.
happy-little-dinosaurs-effect-snapjaw = Le meilleur et le pire score s’échangent.
happy-little-dinosaurs-effect-odd-fruit = Coups de pouce et grimaces comptent { $amount ->
    [1] simple
    [2] double
   *[other] { $amount } fois
  }.
happy-little-dinosaurs-effect-log = On peut { $amount ->
    [1] piocher une carte du paquet
   *[other] regarder { $amount } cartes du paquet et en garder une
  }.
happy-little-dinosaurs-effect-fern = On peut échanger les cartes de deux autres.
happy-little-dinosaurs-effect-saw = Tous les autres effets sont ignorés cette manche.
happy-little-dinosaurs-effect-push = { $amount } de plus à n’importe quel score.
happy-little-dinosaurs-effect-sour = { $amount } de moins à n’importe quel score.
happy-little-dinosaurs-effect-upside-down = Le meilleur et le pire score s’échangent.
happy-little-dinosaurs-effect-safety-plan = La Catastrophe part sous son paquet.
happy-little-dinosaurs-effect-not-mine = Quelqu’un d’autre reçoit la Catastrophe.
happy-little-dinosaurs-card = { $value ->
    [pebble] un caillou
    [plain-1] un simple 1
    [plain-2] un simple 2
    [plain-3] un simple 3
    [plain-4] un simple 4
    [plain-5] un simple 5
    [plain-6] un simple 6
    [claw] une griffe
    [adder] une vipère
    [juice] un jus
    [breath] un souffle
    [snapjaw] une clac-mâchoire
    [odd-fruit] un drôle de fruit
    [log] un rondin
    [plain-7] un simple 7
    [plain-8] un simple 8
    [plain-9] un simple 9
    [fern] la fougère
    [saw] la scie
    [push] un coup de pouce
    [sour] une grimace
    [upside-down] un sens dessus dessous
    [safety-plan] un plan B
    [hidden] une carte
   *[not-mine] le pas à moi
  }
happy-little-dinosaurs-name = { $value ->
    [pebble] caillou
    [plain-1] simple 1
    [plain-2] simple 2
    [plain-3] simple 3
    [plain-4] simple 4
    [plain-5] simple 5
    [plain-6] simple 6
    [claw] griffe
    [adder] vipère
    [juice] jus
    [breath] souffle
    [snapjaw] clac-mâchoire
    [odd-fruit] drôle de fruit
    [log] rondin
    [plain-7] simple 7
    [plain-8] simple 8
    [plain-9] simple 9
    [fern] fougère
    [saw] scie
    [push] coup de pouce
    [sour] grimace
    [upside-down] sens dessus dessous
    [safety-plan] plan B
   *[not-mine] pas à moi
  }
happy-little-dinosaurs-type = { $value ->
    [natural] naturelle
    [predatory] prédatrice
    [emotional] émotionnelle
   *[meteor] Météorite
  }
happy-little-dinosaurs-dinosaur = { $value ->
    [rex] Rex
    [bronto] Bronto
    [ceratops] Cératops
   *[stego] Stégo
  }
happy-little-dinosaurs-phase = { $value ->
    [deal] chacun complète sa main à { $cards ->
        [5] cinq
       *[other] { $cards }
      }
    [turn] une Catastrophe est retournée
    [redraw] une nouvelle main est piochée
    [choose] chacun choisit une carte Ressource
    [effect] l’effet d’une carte
    [loot] la griffe prend une carte
    [search] le rondin regarde des cartes
    [keep] le rondin garde une carte
    [window] la fenêtre de comptage
    [sudden] mort subite : choisissez une carte
    [answer] qui prend la Catastrophe peut répondre
    [discard] une carte peut être défaussée
   *[over] la partie est finie
  }
happy-little-dinosaurs-line = { $value ->
    [card] sa carte
    [added] une carte ajoutée
    [trait] capacité
    [push] coup de pouce
    [sour] grimace
   *[inverted] inversé
  }
happy-little-dinosaurs-disaster = { $value ->
    [natural-1] Pique-nique à la lave
    [natural-2] Flaque trop profonde
    [natural-3] Lundi qui tremble
    [natural-4] Vent dans la crête
    [natural-5] Grêlons gros comme des œufs
    [natural-6] Toboggan de boue
    [natural-7] Hiver interminable
    [natural-8] Du sable partout
    [predatory-1] Invité à dîner
    [predatory-2] Ruée sur le goûter
    [predatory-3] Quelqu’un derrière vous
    [predatory-4] Un câlin affamé
    [predatory-5] Ce nid était occupé
    [predatory-6] Raptors à la récré
    [predatory-7] Une ombre avec des ailes
    [predatory-8] Crocodile sur le rondin
    [emotional-1] Anniversaire oublié
    [emotional-2] Coucou à un inconnu
    [emotional-3] Choisi en dernier
    [emotional-4] Doudou perdu
    [emotional-5] Chanson dans la tête
    [emotional-6] Bras trop courts
    [emotional-7] La fête sans vous
    [emotional-8] Humeur de lundi
    [meteor-1] Météorite
    [meteor-2] Encore une météorite
    [meteor-3] Une météorite bien chaude
   *[meteor-4] La météorite dont tout le monde parle
  }
happy-little-dinosaurs-caption = { $value ->
    [natural-1] Le volcan s’occupe du barbecue.
    [natural-2] On aurait dit une flaque.
    [natural-3] Le sol a le hoquet.
    [natural-4] Trois heures de coiffure pour rien.
    [natural-5] Là-haut, quelqu’un fait tout tomber.
    [natural-6] Amusant, jusqu’au moment de remonter.
    [natural-7] Votre couette est une feuille.
    [natural-8] Même dans la glace au citron.
    [predatory-1] Vous êtes invité. Vous êtes aussi l’entrée.
    [predatory-2] Le bruit court qu’il y a de la salade.
    [predatory-3] Ne regardez pas. Bon, un tout petit peu.
    [predatory-4] Des bras chauds, beaucoup de dents.
    [predatory-5] Et le propriétaire est rentré.
    [predatory-6] Ils jouent à chat. C’est vous la souris.
    [predatory-7] Ce n’est pas un nuage.
    [predatory-8] Ce n’était pas un rondin.
    [emotional-1] Même le gâteau n’y a pas pensé.
    [emotional-2] Il saluait quelqu’un d’autre.
    [emotional-3] Après le rocher. Et l’autre rocher.
    [emotional-4] Le bon, celui qui n’a qu’un œil.
    [emotional-5] La la la. Pendant soixante millions d’années.
    [emotional-6] Pour taper dans la main. Encore raté.
    [emotional-7] On entendait la musique depuis la grotte.
    [emotional-8] Et on n’est que mardi.
    [meteor-1] Oh, une étoile filante. Plutôt grosse.
    [meteor-2] Faites un vœu. Vite.
    [meteor-3] Le ciel envoie des cailloux.
   *[meteor-4] Vous finirez au musée !
  }
# How a score came together.
happy-little-dinosaurs-part-route = cases sur l’Itinéraire de secours
# What `facts` tells.
happy-little-dinosaurs-fact-points-by-seat = cases parcourues
happy-little-dinosaurs-fact-is-out = hors jeu
happy-little-dinosaurs-fact-scores = les scores en ce moment
happy-little-dinosaurs-fact-standing = qui est en tête
happy-little-dinosaurs-fact-outlooks = ce que les scores peuvent devenir
happy-little-dinosaurs-fact-action = par
happy-little-dinosaurs-fact-totals = scores
happy-little-dinosaurs-fact-highest = le plus haut
happy-little-dinosaurs-fact-lowest = le plus bas
happy-little-dinosaurs-fact-push-worth = ce que vaut un coup de pouce
happy-little-dinosaurs-fact-sour-worth = ce que coûte une grimace
happy-little-dinosaurs-fact-inversions = cartes qui inversent les scores
happy-little-dinosaurs-fact-window-seats = consultés dans la fenêtre, dans cet ordre
happy-little-dinosaurs-fact-effect-seats = effets encore à venir
happy-little-dinosaurs-fact-areas = Catastrophes
happy-little-dinosaurs-fact-next-disaster = la prochaine Catastrophe peut être
happy-little-dinosaurs-fact-known-by-seat = cartes que vous connaissez
happy-little-dinosaurs-fact-seat = joueur
happy-little-dinosaurs-fact-lines = composé de
happy-little-dinosaurs-fact-line = d’où
happy-little-dinosaurs-fact-card = carte
happy-little-dinosaurs-fact-amount = points
happy-little-dinosaurs-fact-before = avant inversion
happy-little-dinosaurs-fact-total = score
happy-little-dinosaurs-fact-in = en jeu
happy-little-dinosaurs-fact-disasters = dans la zone
happy-little-dinosaurs-fact-steps = pas en fin de manche
happy-little-dinosaurs-fact-left = éliminé après
happy-little-dinosaurs-fact-deadly = éliminé aussitôt par
happy-little-dinosaurs-fact-natural = naturelle
happy-little-dinosaurs-fact-predatory = prédatrice
happy-little-dinosaurs-fact-emotional = émotionnelle
happy-little-dinosaurs-fact-meteor = Météorite
# The options, as they are asked for at the start.
happy-little-dinosaurs-option-duel = Les règles du duel
happy-little-dinosaurs-option-dinosaurs = Les dinosaures par siège
