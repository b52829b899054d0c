# What another box may change, by the first word of its paths.
happy-little-dinosaurs-group-traits = Traits
happy-little-dinosaurs-group-cards = Cards
happy-little-dinosaurs-group-disasters = Disasters
happy-little-dinosaurs-group-route = The escape route
happy-little-dinosaurs-group-hand = The hand
happy-little-dinosaurs-group-duel = The duel
happy-little-dinosaurs-group-taking = Taking a disaster
happy-little-dinosaurs-group-limits = Elimination
happy-little-dinosaurs-group-rounds = Rounds
