# Why: what an action does. `$seat-who` is `you` for whoever reads it.
happy-little-dinosaurs-reason-out = { $seat-who ->
    [you] but you go out of the game
   *[other] { $seat } goes out of the game
  }
happy-little-dinosaurs-reason-score = { $seat-who ->
    [you] your { $before } becomes { $after }
   *[other] the { $before } of { $seat } becomes { $after }
  }
happy-little-dinosaurs-reason-leads = { $seat-who ->
    [you] you lead with { $points }, { $ahead } ahead of the next
   *[other] { $seat } leads with { $points }, { $ahead } ahead of the next
  }
happy-little-dinosaurs-reason-shares = { $seat-who ->
    [you] you share the lead with { $points }
   *[other] { $seat } shares the lead with { $points }
  }
happy-little-dinosaurs-reason-fatal = { $seat-who ->
    [you] but you would take the disaster, and it would put you out
   *[other] { $seat } would take the disaster and go out
  }
happy-little-dinosaurs-reason-last = { $seat-who ->
    [you] but you have the lowest score and would take the disaster
   *[other] { $seat } has the lowest score and would take the disaster
  }
happy-little-dinosaurs-reason-tied-last = { $seat-who ->
    [you] but you are tied for the lowest score: sudden death decides
   *[other] { $seat } is tied for the lowest score: sudden death decides
  }
happy-little-dinosaurs-reason-escapes = { $seat-who ->
    [you] the disaster does nothing to you
   *[other] the disaster does nothing to { $seat }
  }
happy-little-dinosaurs-reason-ahead = { $seat-who ->
    [you] yours is the highest score
   *[other] { $seat } has the highest score
  }
happy-little-dinosaurs-reason-safe = { $seat-who ->
    [you] as it stands, the disaster is not yours
   *[other] as it stands, the disaster is not for { $seat }
  }
happy-little-dinosaurs-reason-trait = { $seat-who ->
    [you] { $amount ->
        [1] your dinosaur is at ease with this disaster: 1 more
       *[other] your dinosaur fears this disaster: 1 less
      }
   *[other] { $amount ->
        [1] the dinosaur of { $seat } is at ease with this disaster: 1 more
       *[other] the dinosaur of { $seat } fears this disaster: 1 less
      }
  }
happy-little-dinosaurs-reason-runs = { $seat-who ->
    [you] you run { $steps } along the escape route
   *[other] { $seat } runs { $steps } along the escape route
  }
happy-little-dinosaurs-reason-takes = { $seat-who ->
    [you] but you take the disaster: { $left ->
        [one] one more can put you out
       *[other] { $left } more can put you out
      }
   *[other] { $seat } takes the disaster: { $left ->
        [one] one more can mean the end
       *[other] { $left } more can mean the end
      }
  }
happy-little-dinosaurs-reason-hands-on = { $seat-who ->
    [you] you have to deal with the disaster instead
   *[other] { $seat } has to deal with the disaster instead
  }
happy-little-dinosaurs-reason-gains = you get { $card }
happy-little-dinosaurs-reason-gives = you part with { $card } and draw a new card at the end of the round
happy-little-dinosaurs-reason-stays = your cards stay in your hand
happy-little-dinosaurs-reason-saves = { $count ->
    [one] you save your instant for a round that needs it
   *[other] you save your { $count } instants for a round that needs them
  }
happy-little-dinosaurs-reason-keeps = you still have { $card } for later
# What bots weigh, where there is nothing plainer to say.
happy-little-dinosaurs-term-route = steps along the route
happy-little-dinosaurs-term-round = how this round stands
happy-little-dinosaurs-term-disasters = disasters taken
happy-little-dinosaurs-term-hand = the hand
