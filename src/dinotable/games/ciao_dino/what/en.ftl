# What lies on the map and beside it, and what it can do.
ciao-dino-what-mountain = Bare rock and thin air.
ciao-dino-what-savanna = Open grass.
ciao-dino-what-jungle = Thick green, warm and wet.
ciao-dino-what-volcano = The middle of the world. It never moves, and every distance is counted from it. Its continent is the original one, which never scores.
ciao-dino-what-sea = Open water. A tile that drifts is laid on the sea, farther from the volcano than it was.
ciao-dino-what-lake = Water with land all around. No tile can be laid here, and touching it lets no tile drift.
ciao-dino-what-feeds = It feeds { $capacity ->
    [one] one dinosaur
   *[other] { $capacity } dinosaurs
  }, all players together.
ciao-dino-what-drifts = A tile can drift if it touches the sea and a dinosaur of yours stands on its continent. Whoever stands on it is left swimming.
ciao-dino-what-herds = Dinosaurs here: { $herds }.
ciao-dino-what-room = { $room ->
    [0] It is full: nobody can come here or breed.
    [one] Room for one more.
   *[other] Room for { $room } more.
  }
ciao-dino-what-continent = Its continent has { $size ->
    [one] one tile
   *[other] { $size } tiles
  }.
ciao-dino-what-original = It belongs to the volcano’s continent, which never scores.
ciao-dino-what-most = Most dinosaurs there: { $names }.
ciao-dino-what-worth = If the game ended now: { $points }.
ciao-dino-what-breaks = If it drifted, its continent would break apart.
ciao-dino-what-herd = { $name }: { $count ->
    [one] one dinosaur
   *[other] { $count } dinosaurs
  }
ciao-dino-what-swimmers = { $name }: { $count ->
    [one] one swimmer
   *[other] { $count } swimmers
  }
ciao-dino-what-herd-does = On land, for action points: one walks to a neighbouring tile with room, as often as you like, or breeds where there is room, each at most once a turn. They count for the majority on their continent.
ciao-dino-what-swimmers-does = In the water they neither walk, breed nor count. A rescue, for action points, brings some of yours onto land beside them. At the end of your own turn, those still swimming go back to your reserve.
ciao-dino-what-hand = The card in your hand
ciao-dino-what-hand-does = In phase 1 you play it, or keep it and play one from the pile instead. A tile of its terrain then drifts.
ciao-dino-what-card = The card in play
ciao-dino-what-card-does = It says which terrain drifts in this turn’s phase 1.
ciao-dino-what-card-mountain = It lets a mountain drift.
ciao-dino-what-card-savanna = It lets a savanna drift.
ciao-dino-what-card-jungle = It lets a jungle drift.
ciao-dino-what-card-meteorite = No drift: it starts the last round, one short turn each, and then the final scoring.
ciao-dino-what-pile = The pile
ciao-dino-what-pile-does = In phase 1 you may draw and play from it instead of your card. The meteorite lies somewhere among the cards with a 2.
ciao-dino-what-points = Action points
ciao-dino-what-points-does = In phase 2 they are spent in any order; what is left over is lost.
ciao-dino-what-prices = Drift { $drift }, walk { $migrate }, rescue up to { $climbs } { $rescue }, breed { $breed }.
