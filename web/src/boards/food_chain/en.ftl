food-chain-page-power = Power
food-chain-page-value = Points for who eats it
food-chain-page-hunts = Hunts
food-chain-page-hunted-by = Hunted by
food-chain-page-free-tokens = Free tokens
food-chain-page-captured = Captured tokens
food-chain-page-known = Surely in hand: { $cards }
food-chain-page-cannot-eat = cannot eat:
food-chain-page-marks = ✓ may eat now · ✕ may not, point at it to see why · ! yours is in danger
food-chain-page-warn = { $danger ->
    [capture] Before your next turn { $names } can capture { $animal } ({ $place })
   *[discard] Before your next turn { $names } can eat what { $animal } ({ $place }) hunts
  }
food-chain-page-ask = hunt, eat, exchange or pass
# What one can do, as it stands on a button. `$target` is what lies there now, told by target.ts.
food-chain-choose-hunt = Hunt { $target } ({ $place }) with { $card }
food-chain-choose-swarm = Drive away { $target } ({ $place }) with the bees
food-chain-choose-eat = Eat { $target } ({ $place })
food-chain-choose-abandon = Give up { $target } ({ $place })
food-chain-choose-exchange = Swap { $card } for { $target } ({ $place })
food-chain-choose-discard = Pass, discard { $card }
food-chain-choose-pass = Pass
