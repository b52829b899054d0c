# What another box may change. `$of` is the card, the dinosaur or the type of disaster it is about.
box-card = { $of ->
    [pebble] pebble
    [plain-1] plain 1
    [plain-2] plain 2
    [plain-3] plain 3
    [plain-4] plain 4
    [plain-5] plain 5
    [plain-6] plain 6
    [claw] claw
    [adder] adder
    [juice] juice
    [breath] breath
    [snapjaw] snapjaw
    [odd-fruit] odd fruit
    [log] log
    [plain-7] plain 7
    [plain-8] plain 8
    [plain-9] plain 9
    [fern] fern
    [saw] saw
    [push] push
    [sour] sour
    [upside-down] upside-down
    [safety-plan] safety plan
   *[not-mine] not mine
  }
box-dinosaur = { $of ->
    [rex] Rex
    [bronto] Bronto
    [ceratops] Ceratops
   *[stego] Stego
  }
box-trait-natural = { box-dinosaur } against a natural disaster
box-trait-predatory = { box-dinosaur } against a predatory disaster
box-trait-emotional = { box-dinosaur } against an emotional disaster
box-trait-meteor = { box-dinosaur } against a meteor
box-value = Value of the card { box-card }
box-cards = Cards in the deck: { box-card }
box-breath = Cards that a breath discards, at most
box-odd-fruit = How many times an odd fruit makes pushes and sours count
box-log = Cards that a log looks at
box-push = Points that a push adds
box-sour = Points that a sour takes away
box-disasters = { $of ->
    [natural] Natural disasters in the deck
    [predatory] Predatory disasters in the deck
    [emotional] Emotional disasters in the deck
   *[meteor] Meteors in the deck
  }
box-goal = Steps of the escape route
box-hand = Cards in a full hand
box-without-from = In a duel, the lowest value of the point cards that are left out
box-without-to = In a duel, the highest value of the point cards that are left out
box-taking = Cards one may discard after taking a disaster
box-alike = Disasters of one type that put one out
box-each = Disasters of each of the three types that put one out
box-duel-alike = In a duel, disasters of one type that put one out
box-duel-each = In a duel, disasters of each of the three types that put one out
box-steps = Steps forward for each disaster, at the end of a round
box-rounds = Rounds after which the game ends
