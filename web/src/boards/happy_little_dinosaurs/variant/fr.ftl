# Ce qu’une autre boîte peut changer, par le premier mot des chemins.
happy-little-dinosaurs-group-traits = Traits
happy-little-dinosaurs-group-cards = Cartes
happy-little-dinosaurs-group-disasters = Catastrophes
happy-little-dinosaurs-group-route = Le chemin de fuite
happy-little-dinosaurs-group-hand = La main
happy-little-dinosaurs-group-duel = Le duel
happy-little-dinosaurs-group-taking = Prendre une catastrophe
happy-little-dinosaurs-group-limits = Élimination
happy-little-dinosaurs-group-rounds = Manches
