happy-little-dinosaurs-page-route = Escape route
happy-little-dinosaurs-page-hand = Your hand
happy-little-dinosaurs-page-known = You know of this hand: { $cards }
happy-little-dinosaurs-page-line = { $line ->
    [card] { $card }
    [added] added { $card }
    [trait] trait
    [push] push
    [sour] sour
   *[inverted] turned round
  }
happy-little-dinosaurs-page-effect-pebble = You may discard a point card and add its value.
happy-little-dinosaurs-page-effect-claw = You may look at a hand and take a card of it.
happy-little-dinosaurs-page-effect-adder = You may exchange it with a neighbour’s card without effect.
happy-little-dinosaurs-page-effect-juice = You may discard a point card with an effect and add its value.
happy-little-dinosaurs-page-effect-breath = You may discard up to three cards.
happy-little-dinosaurs-page-effect-snapjaw = Highest and lowest score change places.
happy-little-dinosaurs-page-effect-odd-fruit = Pushes and sours count double.
happy-little-dinosaurs-page-effect-log = You may look at two cards of the deck and keep one.
happy-little-dinosaurs-page-effect-fern = You may exchange the cards of two others.
happy-little-dinosaurs-page-effect-saw = All other effects are ignored this round.
happy-little-dinosaurs-page-effect-push = Two more for any score.
happy-little-dinosaurs-page-effect-sour = Two less for any score.
happy-little-dinosaurs-page-effect-upside-down = Highest and lowest score change places.
happy-little-dinosaurs-page-effect-safety-plan = The disaster goes under its deck instead.
happy-little-dinosaurs-page-effect-not-mine = Somebody else gets the disaster.
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
