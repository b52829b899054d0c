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
# What is done and what happens, for who sees the board: the cards by their names, no numbers.
food-chain-page-do-hunt = sends { $card } hunting
food-chain-page-do-swarm = lets the bees loose
food-chain-page-do-eat = eats a catch
food-chain-page-do-abandon = gives up a hunt
food-chain-page-do-exchange = swaps { $card } for a card of the forest
food-chain-page-event-turned = New in the forest: { $animal }
food-chain-page-event-under = Not for the forest floor: { $animal } goes under the pile
food-chain-page-event-hunted = Now { $animal } hunts { $prey }
food-chain-page-event-driven = The bees drive off { $animal } of { $owner }; the token goes home
food-chain-page-event-ate = { $seat } eats { $animal }
food-chain-page-event-came-back = { $seat } takes the token on it back
food-chain-page-event-left = Out of the forest: { $animal } of { $owner }; the token goes home
food-chain-page-event-new-base = Nothing left to hunt: { $animal } now stands on the ground
food-chain-page-event-took = { $seat } takes { $animal } in hand
# Why not.
food-chain-page-no-nothing-there = There is no card any more
food-chain-page-no-same-as = That comes to the same as another card just like it: choose that one
food-chain-page-no-swarm-drives = The bees hunt nothing: they drive off a card with a token that nothing hunts
food-chain-page-no-swarm-needs-top = Something hunts { $animal } already: the bees cannot reach it
food-chain-page-no-is-hunted = { $animal } of yours there is hunted itself, and cannot eat
food-chain-page-no-stronger = { $animal } of { $seat } is stronger there
food-chain-page-no-tied = { $animal } of { $seat } is just as strong there, and the others you have on that prey do not tip the scales
food-chain-page-no-not-top = Something hunts { $animal }: it cannot be given up
food-chain-page-no-no-base = Only cards on the ground can be swapped: { $animal } hunts something
food-chain-page-no-base-hunted = Something hunts { $animal }: it cannot be swapped
food-chain-page-no-not-weaker = What you take must be stronger than what you give: { $animal } has only { $power }
food-chain-page-no-must-discard = To pass with cards in hand, discard one of them
# Why one's own cannot eat. `$name` is who keeps it from eating.
food-chain-page-because = { $because ->
    [hunted] it is hunted itself
    [stronger] { $name } has a stronger one there
   *[tied] { $name } has one just as strong there
  }
food-chain-page-reconstruction = The deck is a reconstruction: the printed list of its cards could not be found.
# What was done, with what came of it: `$then-…` is told by the events; `.tells` is the event that needs no line of its own then.
food-chain-page-did-hunt = sends { $card } to hunt { $then-prey }
    .tells = hunted
food-chain-page-did-swarm = drives off { $then-animal } of { $then-owner } with the bees
    .tells = driven
food-chain-page-did-eat = eats { $then-animal }
    .tells = ate
food-chain-page-did-abandon = gives up { $then-animal }
    .tells = left
food-chain-page-did-exchange = swaps { $card } for { $then-animal }
    .tells = took
food-chain-page-did-turn = turns up { $card } for the forest
    .tells = turned
