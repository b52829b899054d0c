# Ce qu’une autre boîte peut changer, par le premier mot des chemins.
ciao-dino-group-terrain = Place sur les tuiles
ciao-dino-group-land = Le continent
ciao-dino-group-tiles = Tuiles
ciao-dino-group-cards = Cartes
ciao-dino-group-dinosaurs = Dinosaures
ciao-dino-group-placement = Le départ
ciao-dino-group-standstill = Immobilité
ciao-dino-group-actions = Points d’action
ciao-dino-group-cost = Coût des actions
ciao-dino-group-rescue = Sauvetage
ciao-dino-group-breeding = Reproduction
ciao-dino-group-score = Points
