happy-little-dinosaurs-page-line = { $line ->
    [card] { $card }
    [added] added { $card }
    [trait] trait
    [push] push
    [sour] sour
   *[inverted] turned round
  }
happy-little-dinosaurs-page-next = Disasters that can come next:
happy-little-dinosaurs-page-last = Last round:
happy-little-dinosaurs-page-ran = ran { $steps }
happy-little-dinosaurs-page-found = Take one of these
happy-little-dinosaurs-page-ask = { $phase ->
    [choose] choose a point card
    [effect] use the card’s effect?
    [loot] take a card
    [search] look at cards?
    [keep] keep one card
    [window] change a score, or pass
    [sudden] sudden death: choose a card
    [answer] take the disaster?
   *[discard] discard one card?
  }
# What the number cards show.
happy-little-dinosaurs-page-plain = { $value ->
    [plain-1] An egg. It cheers for you.
    [plain-2] A leaf against the rain. And the lava.
    [plain-3] Snail taxi. It will come.
    [plain-4] A raft. It floats, mostly.
    [plain-5] A bush. Nobody here.
    [plain-6] A scooter, freshly invented.
    [plain-7] A glider. Do not look down.
    [plain-8] A geyser: the fast lift.
   *[plain-9] The waterfall slide. Wheee!
  }
# Names of the cards, the number cards by what they show; `page-name` without a value where that stands beside it.
happy-little-dinosaurs-page-word-card = { $value ->
    [plain-1] an egg (1)
    [plain-2] a leaf (2)
    [plain-3] a snail taxi (3)
    [plain-4] a raft (4)
    [plain-5] a bush (5)
    [plain-6] a scooter (6)
    [plain-7] a glider (7)
    [plain-8] a geyser (8)
    [plain-9] the waterfall slide (9)
    [pebble] a pebble (0)
    [claw] a claw (1)
    [adder] an adder (2)
    [juice] a juice (3)
    [breath] a breath (4)
    [snapjaw] a snapjaw (5)
    [odd-fruit] an odd fruit (6)
    [log] a log (7)
    [fern] the fern (8)
    [saw] the saw (9)
    [push] a push
    [sour] a sour
    [upside-down] an upside-down
    [safety-plan] a safety plan
    [not-mine] a “not mine”
   *[hidden] a card
  }
happy-little-dinosaurs-page-name = { $value ->
    [plain-1] egg
    [plain-2] leaf
    [plain-3] snail taxi
    [plain-4] raft
    [plain-5] bush
    [plain-6] scooter
    [plain-7] glider
    [plain-8] geyser
   *[plain-9] waterfall slide
  }
# What is done and what happens, for whoever sees the board.
happy-little-dinosaurs-page-drew = Everybody fills up their hand
happy-little-dinosaurs-page-do-draw = deals { $card }
happy-little-dinosaurs-page-do-turn = turns up a disaster
happy-little-dinosaurs-page-do-decline = lets it be
happy-little-dinosaurs-page-event-ran = { $steps ->
    [0] { $seat } has the highest score, but stays put
    [one] Highest score: { $seat } runs one step
   *[other] Highest score: { $seat } runs { $steps } steps
  }
happy-little-dinosaurs-page-event-stepped = { $steps ->
    [one] { $seat } goes one step for one disaster
   *[other] { $seat } goes { $steps } steps for { $steps } disasters
  }
happy-little-dinosaurs-page-event-took = { $seat } takes the disaster
happy-little-dinosaurs-page-event-faces = The disaster comes to { $seat }
happy-little-dinosaurs-page-event-buried = The disaster goes under its deck
happy-little-dinosaurs-page-event-worth = { $seat } has { $card }
happy-little-dinosaurs-page-event-added = { $seat } adds { $card }, makes { $total }
happy-little-dinosaurs-page-event-trait = { $amount ->
    [-1] { $seat } is not made for this: one less, makes { $total }
   *[other] { $seat } is made for this: one more, makes { $total }
  }
happy-little-dinosaurs-page-no-choose-now = Now choose a point card of your hand
happy-little-dinosaurs-page-no-effect-now = Now your card counts: use its effect, or let it be
happy-little-dinosaurs-page-no-take-now = You have looked at that hand: now take one of its cards
happy-little-dinosaurs-page-no-keep-now = You look at cards: keep one of them
happy-little-dinosaurs-page-no-sudden-now = Sudden death: now choose another point card
happy-little-dinosaurs-page-no-answer-now = The disaster comes to you: take it, or answer with an instant
happy-little-dinosaurs-page-no-discard-now = You have taken the disaster: discard one card, or let it be
happy-little-dinosaurs-page-no-lower-first = These two exchange already: press one, then the other
happy-little-dinosaurs-page-no-say-done = You have discarded already: discard another card, or press “Done”
happy-little-dinosaurs-page-no-say-no = Nothing is discarded yet: discard a card, or let it be
happy-little-dinosaurs-page-round = Round { $round }
happy-little-dinosaurs-page-deck = { $count } cards in the deck
happy-little-dinosaurs-page-disasters = { $count } disasters in their deck
happy-little-dinosaurs-page-trait = { $type } disasters: { $amount }
happy-little-dinosaurs-page-ready = ready
happy-little-dinosaurs-page-passed = passed
happy-little-dinosaurs-page-out = out
happy-little-dinosaurs-page-best = highest
happy-little-dinosaurs-page-worst = lowest
happy-little-dinosaurs-page-left = { $left } more: out
happy-little-dinosaurs-page-deadly = one more and out
happy-little-dinosaurs-page-discards = Discarded
# What one can do, as it stands on a button. `$target` is what lies there now, told by target.ts.
happy-little-dinosaurs-choose-choose = Play { $card }
happy-little-dinosaurs-choose-add = Discard { $card }, add its value
happy-little-dinosaurs-choose-look = Look at { $seat }’s hand
happy-little-dinosaurs-choose-take = Take { $card }
happy-little-dinosaurs-choose-swap = Swap cards with { $seat }
happy-little-dinosaurs-choose-drop = Discard { $card }
happy-little-dinosaurs-choose-done = Done
happy-little-dinosaurs-choose-search = Look at cards of the deck
happy-little-dinosaurs-choose-keep = Keep { $card }
happy-little-dinosaurs-choose-trade = Swap the cards of { $seat } and { $other }
happy-little-dinosaurs-choose-decline = No, thank you
happy-little-dinosaurs-choose-push = Push { $seat }
happy-little-dinosaurs-choose-sour = Sour { $seat }
happy-little-dinosaurs-choose-upside-down = Play an upside-down
happy-little-dinosaurs-choose-pass = Pass
happy-little-dinosaurs-choose-safety-plan = Play a safety plan
happy-little-dinosaurs-choose-not-mine = “Not mine”: give it to { $seat }
happy-little-dinosaurs-choose-accept = Take the disaster
# What was done, with what came of it; `.tells` is the event that needs no line of its own then.
happy-little-dinosaurs-page-did-accept = takes the disaster
    .tells = took
happy-little-dinosaurs-page-did-not-mine = says “not mine”: it goes to { $seat }
    .tells = faces
