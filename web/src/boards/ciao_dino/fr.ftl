ciao-dino-page-terrain = { $value ->
    [mountain] montagne
    [savanna] savane
    [jungle] jungle
    [volcano] volcan
   *[meteorite] météorite
  }
ciao-dino-page-tile = { $terrain }, place pour { $room }
ciao-dino-page-sea = mer
ciao-dino-page-lake = lac
ciao-dino-page-phase = { $phase ->
    [first] Qui commence ?
    [land] On pose les terres
    [deal] On distribue les cartes
    [place] Placement des dinosaures
    [card] Dérive : jouer ou piocher une carte
    [tile] Dérive : choisir une tuile
    [target] Où la tuile dérive-t-elle ?
    [act] Actions
    [reveal] On pioche une carte
    [refill] On pioche une carte
    [over] Fin
   *[other] { $phase }
  }
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
ciao-dino-page-rings = Anneaux
ciao-dino-page-earliest = Météorite : au plus tôt à la pioche { $draws }
ciao-dino-page-warn-swim = { $count ->
    [one] Votre nageur en { $hex } retourne
   *[other] Vos { $count } nageurs en { $hex } retournent
  } à la réserve à la fin de votre tour ; { $has ->
    [yes] terres libres à côté : { $ways }
   *[no] aucune terre libre à côté
  }
ciao-dino-page-warn-crowd = Surpopulation sur { $hex } : à la fin de votre tour, { $count ->
    [one] un des vôtres retourne
   *[other] { $count } des vôtres retournent
  } à la réserve
ciao-dino-page-ask = { $phase ->
    [place] placez deux dinosaures
    [card] jouez votre carte ou piochez
    [tile] choisissez la tuile qui dérive
    [target] choisissez où elle va
   *[act] dépensez vos points d’action
  }
ciao-dino-page-tied = À égalité de points, départage par la règle CD11.1.
# Ce que l’on peut faire, comme sur un bouton. `$target` est ce qui se trouve là, dit par target.ts.
ciao-dino-choose-place = Placer deux dinosaures sur { $hex }
ciao-dino-choose-play = Jouer la carte de votre main
ciao-dino-choose-draw = Piocher une carte et la jouer
ciao-dino-choose-drift = Soulever { $target } { $hex }
ciao-dino-choose-to = La poser sur { $hex }
ciao-dino-choose-migrate = Un dinosaure{ $which } va de { $from } à { $to }
ciao-dino-choose-rescue = Sauver un nageur{ $which } : de { $from } sur { $to }
ciao-dino-choose-breed = Se reproduire sur { $hex }
ciao-dino-choose-done = Finir mon tour
