# Why: what an action does. `$seat-who` is `you` for whoever reads it.
ciao-dino-reason-scores = { $seat-who ->
    [you] you score { $points ->
        [one] { $points } point
       *[other] { $points } points
      } at once
   *[other] { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
      } at once
  }
ciao-dino-reason-most = { $seat-who ->
    [you] on a continent of { $size } nobody has more dinosaurs than you: { $points ->
        [one] { $points } point
       *[other] { $points } points
      } in the end
   *[other] on a continent of { $size } nobody has more dinosaurs than { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
      } in the end
  }
ciao-dino-reason-stands = { $seat-who ->
    [you] if it ended now, you would have { $after } points instead of { $before }
   *[other] if it ended now, { $seat } would have { $after } points instead of { $before }
  }
ciao-dino-reason-saved = { $seat-who ->
    [you] { $count ->
        [one] one of your swimmers is safe
       *[other] { $count } of your swimmers are safe
      }
   *[other] { $seat } saves { $count ->
        [one] a swimmer
       *[other] { $count } swimmers
      }
  }
ciao-dino-reason-born = { $seat-who ->
    [you] you have { $all } dinosaurs now, { $count } more
   *[other] { $seat } has { $all } dinosaurs now, { $count } more
  }
ciao-dino-reason-drops = { $seat-who ->
    [you] if it ended now, you would be down from { $before } points to { $after }
   *[other] if it ended now, { $seat } would be down from { $before } points to { $after }
  }
ciao-dino-reason-split = a continent breaks apart
ciao-dino-reason-foothold = { $seat-who ->
    [you] you stand on { $after ->
        [one] one continent
       *[other] { $after } continents
      } instead of { $before ->
        [0] none
       *[other] { $before }
      }
   *[other] { $seat } stands on { $after ->
        [one] one continent
       *[other] { $after } continents
      } instead of { $before ->
        [0] none
       *[other] { $before }
      }
  }
ciao-dino-reason-eased = { $seat-who ->
    [you] there is room: { $count ->
        [one] one of your dinosaurs is no longer too many
       *[other] { $count } of your dinosaurs are no longer too many
      }
   *[other] { $seat } has room again for { $count ->
        [one] a dinosaur that was too many
       *[other] { $count } dinosaurs that were too many
      }
  }
ciao-dino-reason-swims = { $seat-who ->
    [you] but { $count ->
        [one] one of your dinosaurs is in the water: bring it ashore in your turn, or it is lost
       *[other] { $count } of your dinosaurs are in the water: bring them ashore in your turn, or they are lost
      }
   *[other] { $seat } has { $count ->
        [one] one more dinosaur in the water, and has to save it
       *[other] { $count } more dinosaurs in the water, and has to save them
      }
  }
ciao-dino-reason-lost = { $seat-who ->
    [you] but you are down to { $all ->
        [one] one dinosaur
       *[other] { $all } dinosaurs
      }, { $count } fewer
   *[other] { $seat } is down to { $all ->
        [one] one dinosaur
       *[other] { $all } dinosaurs
      }, { $count } fewer
  }
ciao-dino-reason-crowded = { $seat-who ->
    [you] but a tile is too full: { $count ->
        [one] one of your dinosaurs has to move, or is lost
       *[other] { $count } of your dinosaurs have to move, or are lost
      }
   *[other] a tile is too full: { $seat } has to move { $count ->
        [one] a dinosaur, or loses it
       *[other] { $count } dinosaurs, or loses them
      }
  }
ciao-dino-reason-gains = { $seat-who ->
    [you] it helps you too: if it ended now, { $after } points instead of { $before }
   *[other] but it helps { $seat } too: if it ended now, { $after } points instead of { $before }
  }
ciao-dino-reason-missing = { $seat-who ->
    [you] on a continent of { $size }, you lack only { $count ->
        [one] one dinosaur
       *[other] { $count } dinosaurs
      } to have as many as the strongest there
   *[other] on a continent of { $size }, { $seat } lacks only { $count ->
        [one] one dinosaur
       *[other] { $count } dinosaurs
      } to have as many as the strongest there
  }
ciao-dino-reason-spreads = { $seat-who ->
    [you] you stand on { $after } tiles instead of { $before }: whatever drifts, you are there
   *[other] { $seat } stands on { $after } tiles instead of { $before }: whatever drifts, that herd is there
  }
ciao-dino-reason-knows = you know what drifts: { $card }
ciao-dino-reason-holds = you keep { $card } for a better moment
ciao-dino-reason-coast = it lies on the coast, where the land breaks off
ciao-dino-reason-room = { $count ->
    [one] there is room for one more
   *[other] there is room for { $count } more
  }
# What bots weigh, where there is nothing plainer to say.
ciao-dino-term-points = points scored
ciao-dino-term-majorities = majorities as they stand
ciao-dino-term-footholds = where you stand
ciao-dino-term-herd = dinosaurs ashore
ciao-dino-term-swimmers = swimmers
ciao-dino-term-crowds = crowded tiles
ciao-dino-term-danger = danger of going out
ciao-dino-term-tempo = action points left
