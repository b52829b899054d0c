# What a card is and what it can do. What it hunts and is hunted by is told from the box.
food-chain-what-plants = They never hunt. In your hand they are good for an exchange, or to pass with.
food-chain-what-cherries = They never hunt either, and nearly everyone likes them.
food-chain-what-beetle = A small hunter, and a fine meal itself.
food-chain-what-snail = Slow to hunt, quick to be eaten, and well worth eating.
food-chain-what-toad = A hunter for the small ones. The bigger ones are after it.
food-chain-what-mouse = It is not choosy, and neither are those who hunt it.
food-chain-what-hedgehog = At home in the middle of a chain: strong enough to eat, not too strong to be eaten.
food-chain-what-hare = It keeps to its greens, and keeps running.
food-chain-what-fox = Strong and choosy. As a meal it brings little.
food-chain-what-boar = It digs up whatever is smaller.
food-chain-what-wolf = At the top of the chain: strong, and hardly worth eating.
food-chain-what-bear = The biggest appetite of the forest.
food-chain-what-hunter = It hunts any organism, and is never prey nor a base. It needs one of your free tokens, and may eat on a later turn like any predator.
food-chain-what-swarm = It drives off any top card that carries a token, whoever’s it is: card and swarm are discarded, the token goes home. It needs no token of yours.
food-chain-what-organism = Power { $power }. { $value ->
    [one] One point
   *[other] { $value } points
  } for whoever eats it.
food-chain-what-hunts = It hunts: { $cards }.
food-chain-what-hunted-by = It is hunted by: { $cards }.
food-chain-what-in-hand = From your hand: lay it on its prey with one of your tokens, exchange it for a stronger free base, or discard it to pass.
food-chain-what-in-hand-prey = From your hand: exchange it for a stronger free base, or discard it to pass.
food-chain-what-base = A base: a tree of hunters can grow on it.
food-chain-what-on = It hunts { $prey }.
food-chain-what-hunted-now = Hunted here by: { $cards }.
food-chain-what-nobody = Nobody’s token lies on it.
food-chain-what-pile = The draw pile
food-chain-what-pile-does = After a hunt or a pass you draw from it, and new bases come from it. When it is empty and all pass in a row, the game ends.
food-chain-what-discards = The discards
food-chain-what-discards-does = What was driven off, given up, or left after a meal. Nobody draws from here. To pass, put a card of your hand here.
food-chain-what-tokens = Tokens
food-chain-what-tokens-does = Each hunter you send out carries one. It comes home when its card leaves the table; if its card is eaten, the eater keeps it. Who has lost all of them ends the game.
food-chain-what-tokens-free = Free: { $count }
