# What another box may change, by the first word of its paths.
ciao-dino-group-terrain = Room on the tiles
ciao-dino-group-land = The land
ciao-dino-group-tiles = Tiles
ciao-dino-group-cards = Cards
ciao-dino-group-dinosaurs = Dinosaurs
ciao-dino-group-placement = The start
ciao-dino-group-standstill = Standstill
ciao-dino-group-actions = Action points
ciao-dino-group-cost = What actions cost
ciao-dino-group-rescue = Rescue
ciao-dino-group-breeding = Breeding
ciao-dino-group-score = Points
