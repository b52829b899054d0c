# What another box may change, by the first word of its paths.
gods-love-dinosaurs-group-rows = Rows of the market
gods-love-dinosaurs-group-supply = Supply
gods-love-dinosaurs-group-favourite = Favourite ground
gods-love-dinosaurs-group-marker = The marker
gods-love-dinosaurs-group-steps = Steps
gods-love-dinosaurs-group-eggs = Eggs
gods-love-dinosaurs-group-score = Points
gods-love-dinosaurs-group-start = The start tile
gods-love-dinosaurs-group-tiles = Tiles
