ciao-dino-page-terrain = { $value ->
    [mountain] montagne
    [savanna] savane
    [jungle] jungle
    [volcano] volcan
   *[meteorite] météorite
  }
# Les lieux en mots, dits par place.ts : ce qui s’y trouve, et de quel côté du volcan.
ciao-dino-page-the-volcano = { $form ->
    [from] du volcan
   *[plain] le volcan
  }
ciao-dino-page-ground = { $form ->
    [from] { $ground ->
        [mountain] de la montagne
        [savanna] de la savane
        [jungle] de la jungle
        [lake] du lac
       *[sea] de la mer
      }
   *[plain] { $ground ->
        [mountain] la montagne
        [savanna] la savane
        [jungle] la jungle
        [lake] le lac
       *[sea] la mer
      }
  }
ciao-dino-page-way = { $way ->
    [e] à l’est
    [ese] à l’est-sud-est
    [se] au sud-est
    [sse] au sud-sud-est
    [s] au sud
    [ssw] au sud-sud-ouest
    [sw] au sud-ouest
    [wsw] à l’ouest-sud-ouest
    [w] à l’ouest
    [wnw] à l’ouest-nord-ouest
    [nw] au nord-ouest
    [nnw] au nord-nord-ouest
    [n] au nord
    [nne] au nord-nord-est
    [ene] à l’est-nord-est
   *[ne] au nord-est
  }
ciao-dino-page-where = { $far ->
    [beside] { $way } du volcan
    [off] { $way }
    [far] loin { $way }
    [farther] très loin { $way }
   *[farthest] au bout du monde, { $way }
  }
ciao-dino-page-place = { $ground } { $where }
ciao-dino-page-from-to = { $from } vers { $to }
ciao-dino-page-room = place pour { $room }
ciao-dino-page-price = { $price ->
    [one] { $price } point d’action
   *[other] { $price } points d’action
  }
ciao-dino-page-rescue = { $count ->
    [one] Le sauvetage continue : encore un nageur peut grimper sans rien payer
   *[other] Le sauvetage continue : encore { $count } nageurs peuvent grimper sans rien payer
  }
ciao-dino-page-in-hand = en main
ciao-dino-page-in-play = en jeu
ciao-dino-page-play-it = jouer
ciao-dino-page-draw-it = piocher
ciao-dino-page-no-hand = Pas de carte en main
ciao-dino-page-no-card = Aucune carte en jeu
ciao-dino-page-fallen = La météorite est venue
ciao-dino-page-notation = Noms des lieux et anneaux
ciao-dino-page-action-points = { $points ->
    [one] Encore { $points } point d’action
   *[other] Encore { $points } points d’action
  }
ciao-dino-page-hand = Votre carte : { $card }
ciao-dino-page-card = Jouée : { $card }
ciao-dino-page-left = Cartes restantes : { $one } à dos 1, { $two } à dos 2
ciao-dino-page-odds = Météorite ensuite : { $odds } %
ciao-dino-page-continents = Continents : dinosaures → points si la partie finissait maintenant
ciao-dino-page-continent = Continent
ciao-dino-page-original = celui du volcan
ciao-dino-page-size = Tuiles
ciao-dino-page-scored = Déjà marqués
ciao-dino-page-now = Si c’était fini
ciao-dino-page-reserve = En réserve
ciao-dino-page-seat = { $now } si fin · { $reserve } en rés.
ciao-dino-page-seat-out = éliminé
ciao-dino-page-seat-swims = { $count ->
    [one] { $count } nageur
   *[other] { $count } nageurs
  }
ciao-dino-page-earliest = Météorite : au plus tôt à la pioche { $draws }
ciao-dino-page-warn-swim = { $count ->
    [one] Votre nageur dans { $place } retourne
   *[other] Vos { $count } nageurs dans { $place } retournent
  } à la réserve à la fin de votre tour ; { $has ->
    [yes] à côté, une terre a de la place
   *[no] aucune terre voisine n’a de place
  }
ciao-dino-page-warn-crowd = Surpopulation sur { $place } : à la fin de votre tour, { $count ->
    [one] un des vôtres retourne
   *[other] { $count } des vôtres retournent
  } à la réserve
ciao-dino-page-ask = { $phase ->
    [place] placez vos dinosaures
    [card] jouez ou piochez
    [tile] faites dériver une tuile
    [target] posez-la
   *[act] vos actions
  }
# Ce que l’on peut faire, comme sur un bouton. `$target` est ce qui se trouve là, dit par target.ts.
ciao-dino-choose-place = Placer des dinosaures sur { $target }
ciao-dino-choose-play = Jouer la carte de votre main
ciao-dino-choose-draw = Piocher une carte et la jouer
ciao-dino-choose-drift = Soulever { $target }
ciao-dino-choose-to = La poser sur { $target }
ciao-dino-choose-migrate = Un dinosaure{ $which } va { $target }
ciao-dino-choose-rescue = Sauver un nageur{ $which } { $target }
ciao-dino-choose-breed = Se reproduire sur { $target }
ciao-dino-choose-done = Finir mon tour
ciao-dino-page-at-volcano = au volcan
# Ce que l’on fait et ce qui arrive, dans le journal et les aperçus : sans chiffres, puisque l’on voit la carte.
ciao-dino-page-do-place = place des dinosaures { $hex-where }
ciao-dino-page-do-drift = soulève la tuile { $hex-where }
ciao-dino-page-do-to = la pose { $hex-where }
ciao-dino-page-do-migrate = fait migrer un dinosaure{ $which } : { $from-where } → { $to-where }
ciao-dino-page-do-rescue = sauve un nageur{ $which } : { $from-where } → { $to-where }
ciao-dino-page-do-breed = se reproduit { $hex-where }
ciao-dino-page-event-swim = { $seat } a { $count ->
    [one] { $count } nageur
   *[other] { $count } nageurs
  } { $hex-where }
ciao-dino-page-event-climb = { $seat } a { $count ->
    [one] { $count } nageur soulevé
   *[other] { $count } nageurs soulevés
  } par la tuile { $hex-where }
ciao-dino-page-event-scored = Nouveau continent { $hex-where } : { $seat } marque { $points }
ciao-dino-page-event-drowned = { $seat } reprend { $count ->
    [one] { $count } nageur
   *[other] { $count } nageurs
  } { $hex-where }
ciao-dino-page-event-crowded = { $seat } reprend { $count ->
    [one] { $count } dinosaure
   *[other] { $count } dinosaures
  } de la tuile surpeuplée { $hex-where }
ciao-dino-page-event-final = Continent { $hex-where }, taille { $size } : { $seat } reçoit { $points }
# D’où viennent les points, et pourquoi pas : de même.
ciao-dino-page-part-final = { $size ->
    [one] un continent d’une seule tuile
   *[other] un continent de { $size } tuiles
  }
ciao-dino-page-no-place-now = Placez d’abord vos dinosaures sur une tuile vide
ciao-dino-page-no-card-now = Choisissez d’abord une carte : celle de votre main, ou la prochaine de la pioche
ciao-dino-page-no-drift-now = Choisissez d’abord la tuile qui dérive
ciao-dino-page-no-target-now = La tuile { $hex-where } est soulevée : posez-la d’abord
ciao-dino-page-no-act-now = C’est le moment de dépenser vos points d’action, ou de finir votre tour
ciao-dino-page-no-on-water = Il n’y a que de l’eau { $hex-where }
ciao-dino-page-no-inhabited = La tuile { $hex-where } est déjà habitée
ciao-dino-page-no-no-sea = La tuile { $hex-where } ne touche pas la mer
ciao-dino-page-no-nowhere-farther = La tuile { $hex-where } est la plus lointaine de son continent : rien, à côté du reste, n’est plus loin
ciao-dino-page-no-on-land = Il y a déjà de la terre { $hex-where }
ciao-dino-page-no-not-farther = L’endroit { $hex-where } n’est pas plus loin du volcan que ne l’était la tuile
ciao-dino-page-no-not-touching = L’endroit { $hex-where } ne touche pas le continent d’où vient la tuile
ciao-dino-page-no-in-lake = L’endroit { $hex-where } est dans un lac
ciao-dino-page-no-only-foreign = L’endroit { $hex-where } ne touche qu’un autre continent
ciao-dino-page-no-nobody = Vous n’avez aucun dinosaure { $hex-where }
ciao-dino-page-no-nobody-breeds = Aucun des vôtres n’est { $hex-where } pour s’y reproduire
ciao-dino-page-no-not-beside = Trop loin pour un seul pas : { $from-where } → { $to-where }
ciao-dino-page-no-no-way-out = Trop loin pour grimper à terre : { $from-where } → { $to-where }
ciao-dino-page-no-full = La tuile { $hex-where } est pleine
ciao-dino-page-no-not-swimming = Vous n’avez aucun nageur { $hex-where }
ciao-dino-page-no-has-bred = Aucun des vôtres { $hex-where } ne peut encore se reproduire ce tour-ci
ciao-dino-page-no-one-kind = Tous les vôtres { $hex-where } sont pareils : il n’y a pas à choisir
ciao-dino-page-no-swimming = Les nageurs { $hex-where } ne peuvent qu’être sauvés
