# Ce qui s’est passé depuis son dernier tour.
ciao-dino-page-recap-place = s’installe { $hex-where }
ciao-dino-page-recap-play = {""}
ciao-dino-page-recap-draw = {""}
ciao-dino-page-recap-drift = { $count ->
    [one] déplace une tuile
   *[other] déplace { $count } tuiles
  }
ciao-dino-page-recap-to = {""}
ciao-dino-page-recap-migrate = { $count ->
    [one] fait migrer un dinosaure
   *[other] fait { $count } migrations
  }
ciao-dino-page-recap-rescue = { $count ->
    [one] tire un nageur de l’eau
   *[other] tire { $count } nageurs de l’eau
  }
ciao-dino-page-recap-breed = { $count ->
    [one] a un petit
   *[other] a { $count } petits
  }
ciao-dino-page-recap-done = {""}
ciao-dino-page-recap-event-meteorite = pioche la météorite !
ciao-dino-page-recap-event-swim = { $count ->
    [one] voit un dinosaure tomber à l’eau
   *[other] voit { $count } dinosaures tomber à l’eau
  }
ciao-dino-page-recap-event-scored = marque { $points } pour un nouveau continent
ciao-dino-page-recap-event-drowned = { $count ->
    [one] reprend un dinosaure noyé
   *[other] reprend { $count } dinosaures noyés
  }
ciao-dino-page-recap-event-crowded = { $count ->
    [one] reprend un dinosaure qui n’avait plus de place
   *[other] reprend { $count } dinosaures qui n’avaient plus de place
  }
ciao-dino-page-recap-event-out = n’a plus de dinosaure
