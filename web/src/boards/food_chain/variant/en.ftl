# What another box may change, by the first word of its paths.
food-chain-group-tokens = Tokens
food-chain-group-hand = The hand
food-chain-group-bases = Bases
food-chain-group-draw = Drawing
food-chain-group-score = Points
food-chain-group-cards = Cards
food-chain-group-order = Order
