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
    [search] look at two cards?
    [keep] keep one card
    [window] change a score, or pass
    [sudden] sudden death: choose a card
    [answer] take the disaster?
   *[discard] discard one card?
  }
happy-little-dinosaurs-page-tied = Equal points, told apart by rule HD9.3.
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
happy-little-dinosaurs-choose-search = Look at two cards of the deck
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
