food-chain-page-power = Power
food-chain-page-value = Points for who eats it
food-chain-page-hunts = Hunts
food-chain-page-hunted-by = Hunted by
food-chain-page-free-tokens = Free tokens
food-chain-page-captured = Captured tokens
food-chain-page-known = Surely in hand: { $cards }
food-chain-page-unseen = Not seen yet: in the pile or in other hands
food-chain-page-cannot-eat = cannot eat:
food-chain-page-token-of = Token of { $name }
food-chain-page-on = { $animal } on { $prey }
# On the faces of the two cards that are no organisms.
food-chain-page-hunter = Hunts anyone. Nobody hunts it.
food-chain-page-swarm = Drives off a top card with a token.
food-chain-page-danger = { $danger ->
    [capture] In danger: { $names } can capture it before your next turn
    [threat] Hunted by { $names }, who cannot eat it yet
   *[discard] { $names } can eat its prey before your next turn; it would be discarded
  }
food-chain-page-pass = Discard
food-chain-page-put-there = discard here
food-chain-page-no-token = No free token: this one cannot hunt now. Give up a card, eat, or pass.
food-chain-page-no-prey = Nothing for it to hunt right now. It can be discarded to pass.
food-chain-page-no-swarm = There is no token on a top card for the bees to drive off.
food-chain-page-pile = { $count ->
    [0] The pile is empty.
    [one] One card to draw.
   *[other] { $count } cards to draw.
  }
food-chain-page-pile-known = { $count ->
    [one] One card to draw. Known to lie there:
   *[other] { $count } cards to draw. Known to lie at the bottom:
  }
food-chain-page-discarded = { $count ->
    [0] Nothing has been discarded yet.
   *[other] Discarded so far:
  }
food-chain-page-ask = hunt, eat, swap or pass
# What one can do, as it stands on a button. `$target` is what lies there now, told by target.ts.
food-chain-choose-hunt = Hunt { $target } with { $card }
food-chain-choose-swarm = Drive off { $target } with the bees
food-chain-choose-eat = Eat { $target }
food-chain-choose-abandon = Give up { $target }
food-chain-choose-exchange = Swap { $card } for { $target }
food-chain-choose-discard = Pass, discard { $card }
food-chain-choose-pass = Pass
