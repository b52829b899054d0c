# Ce qu’une autre boîte peut changer, par le premier mot des chemins.
gods-love-dinosaurs-group-rows = Rangées du marché
gods-love-dinosaurs-group-supply = Réserve
gods-love-dinosaurs-group-favourite = Terrain préféré
gods-love-dinosaurs-group-marker = Le marqueur
gods-love-dinosaurs-group-steps = Pas
gods-love-dinosaurs-group-eggs = Œufs
gods-love-dinosaurs-group-score = Points
gods-love-dinosaurs-group-start = La tuile de départ
gods-love-dinosaurs-group-tiles = Tuiles
