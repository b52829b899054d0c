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
