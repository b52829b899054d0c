# Ce qu’une autre boîte peut changer, par le premier mot des chemins.
food-chain-group-tokens = Jetons
food-chain-group-hand = La main
food-chain-group-bases = Bases
food-chain-group-draw = La pioche
food-chain-group-score = Points
food-chain-group-cards = Cartes
food-chain-group-order = Ordre
