ciao-dino-title = Ciao Dino!
ciao-dino-tagline = Le continent se disloque. Suivez la terre, sauvez votre troupeau.

# Le plateau.
ciao-dino-legend = M montagne · S savane · J jungle · V volcan · ~ mer · = lac · * tuile soulevée · un nom est anneau.place
ciao-dino-legend-herds = A–E un dinosaure de ce joueur · minuscule : ne peut plus se reproduire · point : place libre · ! trop plein · +7 un troupeau détaillé sous la carte
ciao-dino-turn = Tour { $turn } · { $seat } · { $phase }
ciao-dino-points-left = { $points ->
    [one] encore { $points } point d’action
   *[other] encore { $points } points d’action
  }
ciao-dino-last = dernier tour de jeu
ciao-dino-seat = { $points } points ({ $now } en s’arrêtant là) · { $reserve } en réserve · carte : { $back ->
    [0] aucune
   *[other] dos { $back }
  }
ciao-dino-seat-out = éliminé, { $points } points
ciao-dino-seat-end = { $points } points · { $reserve } en réserve
ciao-dino-hand = Votre carte : { $card }
ciao-dino-pile = Pioche : { $one } cartes « 1 », { $two } cartes « 2 » · météorite au plus tôt à la pioche { $draws }
ciao-dino-pile-odds = Pioche : { $two } cartes « 2 » · la prochaine est la météorite { $meteorites ->
    [one] une fois
   *[other] { $meteorites } fois
  } sur { $two }
ciao-dino-fallen = La météorite est venue.
ciao-dino-phase = { $value ->
    [first] qui commence
    [land] mise en place
    [deal] distribution
    [place] placement des dinosaures
    [card] dérive : choisir une carte
    [reveal] dérive : pioche d’une carte
    [tile] dérive : choisir une tuile
    [target] dérive : poser la tuile
    [act] actions
    [refill] pioche d’une carte
   *[over] La partie est finie
  }

# L’image.
ciao-dino-draw-told = { $seat } : { $told }.
ciao-dino-draw-seat = { $now } si la partie s’arrêtait là
ciao-dino-draw-reserve = { $reserve } en réserve
ciao-dino-draw-out = éliminé
ciao-dino-draw-you = vous
ciao-dino-draw-card = Carte jouée : { $card }
ciao-dino-draw-lifted = Tuile soulevée : { $terrain }
ciao-dino-draw-sign = { $value ->
    [mountain] montagne
    [savanna] savane
    [jungle] jungle
    [volcano] volcan
    [lake] lac
    [swimmer] nage
    [bred] ne peut plus se reproduire
    [taken] place occupée
   *[free] place libre
  }

# Ce que l’on fait.
ciao-dino-do-first = fait commencer { $seat }
ciao-dino-do-tile = pose { $tile }
ciao-dino-do-deal = distribue { $card }
ciao-dino-do-place = place des dinosaures sur { $hex }
ciao-dino-do-play = joue la carte de sa main
ciao-dino-do-draw = pioche une carte pour la jouer
ciao-dino-do-drift = soulève la tuile { $hex }
ciao-dino-do-to = la pose sur { $hex }
ciao-dino-do-migrate = fait migrer un dinosaure{ $which } de { $from } à { $to }
ciao-dino-do-rescue = sauve un nageur{ $which } de { $from } sur { $to }
ciao-dino-do-breed = se reproduit sur { $hex }
ciao-dino-do-done = a terminé

# Ce qui arrive.
ciao-dino-event-played = { $seat } montre { $card }
ciao-dino-event-meteorite = { $seat } a pioché la météorite
ciao-dino-event-any-tile = Aucune tuile de ce terrain ne peut dériver : { $seat } choisit n’importe laquelle qui le peut
ciao-dino-event-no-drift = Aucune tuile ne peut dériver : { $seat } passe aux actions
ciao-dino-event-swim = { $seat } a { $count ->
    [one] { $count } nageur
   *[other] { $count } nageurs
  } en { $hex }
ciao-dino-event-split = Le continent se brise en { $parts } morceaux
ciao-dino-event-climb = { $seat } a { $count ->
    [one] { $count } nageur soulevé
   *[other] { $count } nageurs soulevés
  } sur { $hex }
ciao-dino-event-joined = La tuile réunit { $parts } continents
ciao-dino-event-scored = Nouveau continent { $hex } : { $seat } marque { $points }
ciao-dino-event-drowned = { $seat } reprend { $count ->
    [one] { $count } nageur
   *[other] { $count } nageurs
  } de { $hex }
ciao-dino-event-crowded = { $seat } reprend { $count ->
    [one] { $count } dinosaure
   *[other] { $count } dinosaures
  } de { $hex }, en surpopulation
ciao-dino-event-out = { $seat } n’a plus de dinosaure : c’est l’élimination
ciao-dino-event-discarded = { $seat } défausse { $card }
ciao-dino-event-standstill = Aucune carte n’a quitté la pioche depuis { $turns } tours
ciao-dino-event-last-round = Le dernier tour de jeu s’ouvre avec { $seat }
ciao-dino-event-final = Continent { $hex }, taille { $size } : { $seat } reçoit { $points }

# Pourquoi pas.
ciao-dino-no-first-settled = Qui commence s’est décidé à l’ouverture de la table : ce n’est pas l’affaire des joueurs
ciao-dino-no-tiles-shuffled = Les tuiles viennent dans l’ordre du mélange
ciao-dino-no-cards-shuffled = Les cartes viennent dans l’ordre du mélange
ciao-dino-no-game-over = La partie est finie
ciao-dino-no-left-alone = Il ne reste qu’un joueur : la partie est finie
ciao-dino-no-setting-up = D’abord, la terre se pose et les cartes se distribuent
ciao-dino-no-card-coming = Une carte est en train d’être piochée : la suite en dépend
ciao-dino-no-not-your-place = C’est à { $seat } de placer des dinosaures
ciao-dino-no-not-your-turn = C’est à { $seat } de jouer
ciao-dino-no-place-now = Placez d’abord vos dinosaures sur une tuile vide : placer et un hexagone
ciao-dino-no-card-now = Choisissez d’abord une carte : jouer pour celle de votre main, ou piocher
ciao-dino-no-drift-now = Choisissez d’abord la tuile qui dérive : dériver et un hexagone
ciao-dino-no-target-now = La tuile de { $hex } est soulevée : posez-la d’abord, avec poser et un hexagone
ciao-dino-no-act-now = C’est le moment des actions : migrer, sauver, reproduire, dériver, ou terminer
ciao-dino-no-on-water = { $hex } est de l’eau
ciao-dino-no-inhabited = { $hex } est habité
ciao-dino-no-wrong-terrain = La carte montre { $card }, et une telle tuile peut dériver
ciao-dino-no-no-sea = { $hex } ne touche pas la mer
ciao-dino-no-absent = Vous n’avez aucun dinosaure au sec sur ce continent
ciao-dino-no-volcano-stays = Le volcan ne dérive jamais
ciao-dino-no-lone-tile = Une tuile qui forme un continent à elle seule ne dérive pas
ciao-dino-no-nowhere-farther = { $hex } est la tuile la plus éloignée de son continent : aucune place contre le reste n’est plus loin
ciao-dino-no-on-land = { $hex } est de la terre
ciao-dino-no-not-farther = { $hex } n’est pas plus loin du volcan que l’anneau { $ring }
ciao-dino-no-not-touching = { $hex } ne touche pas le continent d’où vient la tuile
ciao-dino-no-in-lake = { $hex } est dans un lac
ciao-dino-no-only-foreign = { $hex } ne touche qu’un autre continent
ciao-dino-no-no-points = Cela coûte { $cost }, et vous avez { $points }
ciao-dino-no-last-round-drift = Au dernier tour de jeu, il n’y a pas assez de points pour une dérive
ciao-dino-no-nobody = Vous n’avez aucun dinosaure sur { $hex }
ciao-dino-no-nobody-breeds = Aucun des vôtres n’est sur { $hex } pour s’y reproduire
ciao-dino-no-not-beside = { $to } n’est pas voisin de { $from }
ciao-dino-no-no-way-out = De { $from }, on ne peut grimper sur { $to } : ce n’est pas voisin
ciao-dino-no-full = { $hex } est plein
ciao-dino-no-not-swimming = Vous n’avez aucun nageur en { $hex }
ciao-dino-no-no-reserve = Votre réserve est vide
ciao-dino-no-has-bred = Aucun des vôtres sur { $hex } ne peut encore se reproduire ce tour-ci
ciao-dino-no-one-kind = Sur { $hex }, il n’y a pas à choisir : omettez « reproduit »
ciao-dino-no-swimming = Les nageurs de { $hex } ne peuvent qu’être sauvés

# Comment un score s’est formé.
ciao-dino-part-scored = aux dislocations
ciao-dino-part-final = continent { $hex } (taille { $size })

# Comment cela finit.
ciao-dino-end-meteorite = La météorite est tombée, et chacun a joué son dernier tour.
ciao-dino-end-standstill = Rien n’est venu de la pioche depuis si longtemps que l’on a joué le dernier tour.
ciao-dino-end-alone = Il ne reste qu’un joueur.
ciao-dino-tied = Égalité : la plus grande réserve passe devant, puis le plus de continents.

# Les mots.
ciao-dino-tile = { $value ->
    [mountain] une montagne
    [savanna] une savane
    [jungle] une jungle
   *[lake] un lac
  }
ciao-dino-card = { $value ->
    [mountain] une montagne
    [savanna] une savane
    [jungle] une jungle
    [meteorite] la météorite
   *[hidden] une carte
  }
ciao-dino-which = { $value ->
    [bred] {" "}qui s’est reproduit
   *[plain] {""}
  }

# Ce que l’on peut en déduire.
ciao-dino-fact-points-now-by-seat = Points si la partie s’arrêtait là
ciao-dino-fact-ranks-now-by-seat = Rangs si la partie s’arrêtait là
ciao-dino-fact-continents = Continents
ciao-dino-fact-name = premier hexagone
ciao-dino-fact-original = originel
ciao-dino-fact-size = taille
ciao-dino-fact-hexes = hexagones
ciao-dino-fact-herd-by-seat = dinosaures
ciao-dino-fact-most-seats = majorité
ciao-dino-fact-second-seats = deuxième
ciao-dino-fact-points-by-seat = points
ciao-dino-fact-is-out = Éliminé
ciao-dino-fact-swimmers = Nageurs
ciao-dino-fact-hex = hexagone
ciao-dino-fact-ways-out = issues
ciao-dino-fact-crowded = Surpopulation
ciao-dino-fact-too-many = en trop
ciao-dino-fact-losses-by-seat = pertes de chacun
ciao-dino-fact-splits = Dériver l’une de ces tuiles brise un continent
ciao-dino-fact-sizes = morceaux de taille
ciao-dino-fact-loose = se détache
ciao-dino-fact-turn-points = Points d’action de ce tour
ciao-dino-fact-prices = Ce qu’ils achètent à présent
ciao-dino-fact-drift = une dérive
ciao-dino-fact-migrate = une migration
ciao-dino-fact-rescue = un sauvetage
ciao-dino-fact-breed = une reproduction
ciao-dino-fact-climbs = nageurs par sauvetage
ciao-dino-fact-cards-left = Cartes dans la pioche, dos 1 et dos 2
ciao-dino-fact-unseen = Cartes que vous n’avez pas vues
ciao-dino-fact-back = dos
ciao-dino-fact-mountain = montagnes
ciao-dino-fact-savanna = savanes
ciao-dino-fact-jungle = jungles
ciao-dino-fact-meteorite = météorites
ciao-dino-fact-meteorite-next = Chances que la prochaine carte soit la météorite
ciao-dino-fact-meteorite-earliest = La météorite vient au plus tôt à la pioche
# The options, as they are asked for at the start.
ciao-dino-option-first = Qui commence
