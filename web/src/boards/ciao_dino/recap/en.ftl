# What was done since one's last turn.
ciao-dino-page-recap-place = settles { $hex-where }
ciao-dino-page-recap-play = {""}
ciao-dino-page-recap-draw = {""}
ciao-dino-page-recap-drift = { $count ->
    [one] moves a tile
   *[other] moves { $count } tiles
  }
ciao-dino-page-recap-to = {""}
ciao-dino-page-recap-migrate = { $count ->
    [one] migrates with a dinosaur
   *[other] migrates { $count } times
  }
ciao-dino-page-recap-rescue = { $count ->
    [one] pulls a swimmer ashore
   *[other] pulls { $count } swimmers ashore
  }
ciao-dino-page-recap-breed = { $count ->
    [one] has a baby
   *[other] has { $count } babies
  }
ciao-dino-page-recap-done = {""}
ciao-dino-page-recap-event-meteorite = draws the meteorite!
ciao-dino-page-recap-event-swim = { $count ->
    [one] sees a dinosaur fall into the water
   *[other] sees { $count } dinosaurs fall into the water
  }
ciao-dino-page-recap-event-scored = scores { $points } for a new continent
ciao-dino-page-recap-event-drowned = { $count ->
    [one] takes a drowned dinosaur back
   *[other] takes { $count } drowned dinosaurs back
  }
ciao-dino-page-recap-event-crowded = { $count ->
    [one] takes back a dinosaur that found no room
   *[other] takes back { $count } dinosaurs that found no room
  }
ciao-dino-page-recap-event-out = has no dinosaur left
