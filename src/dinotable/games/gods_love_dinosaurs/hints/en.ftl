# Why: what an action does. `$seat-who` is `you` for whoever reads it.
gods-love-dinosaurs-reason-points = { $seat-who ->
    [you] you have { $after } points instead of { $before }
   *[other] { $seat } has { $after } points instead of { $before }
  }
gods-love-dinosaurs-reason-wakes = the column is empty then: the { $species } act for everybody
gods-love-dinosaurs-reason-wakes-dinosaurs = the column is empty then: the { $species } act for everybody, and after them the dinosaurs
gods-love-dinosaurs-reason-reach = { $seat-who ->
    [you] your dinosaurs can reach { $after ->
        [one] one predator
       *[other] { $after } predators
      } instead of { $before ->
        [0] none
       *[other] { $before }
      }
   *[other] the dinosaurs of { $seat } can reach { $after ->
        [one] one predator
       *[other] { $after } predators
      } instead of { $before ->
        [0] none
       *[other] { $before }
      }
  }{ $eggs ->
    [0] {""}
    [one] : an egg each
   *[other] : { $eggs } eggs each
  }
gods-love-dinosaurs-reason-settles = { $seat-who ->
    [you] you get { $animal }
   *[other] { $seat } gets { $animal }
  }
gods-love-dinosaurs-reason-born = { $seat-who ->
    [you] born with you: { $count } ({ $species })
   *[other] born with { $seat }: { $count } ({ $species })
  }
gods-love-dinosaurs-reason-fed = { $count ->
    [one] a predator that had nothing to eat finds prey
   *[other] { $count } predators that had nothing to eat find prey
  }
gods-love-dinosaurs-reason-hungry = { $seat-who ->
    [you] but { $count ->
        [one] one of your predators would find nothing to eat
       *[other] { $count } of your predators would find nothing to eat
      }
   *[other] but { $count ->
        [one] a predator of { $seat } would find nothing to eat
       *[other] { $count } predators of { $seat } would find nothing to eat
      }
  }
gods-love-dinosaurs-reason-more = { $seat-who ->
    [you] you have { $count } more ({ $species })
   *[other] { $seat } has { $count } more ({ $species })
  }
gods-love-dinosaurs-reason-fewer = { $seat-who ->
    [you] but you have { $count } fewer ({ $species })
   *[other] { $seat } has { $count } fewer ({ $species })
  }
gods-love-dinosaurs-reason-feasts = { $seat-who ->
    [you] { $count ->
        [one] your dinosaur eats an animal and lives on
       *[other] your dinosaur eats { $count } animals and lives on
      }
   *[other] { $count ->
        [one] a dinosaur of { $seat } eats an animal and lives on
       *[other] a dinosaur of { $seat } eats { $count } animals and lives on
      }
  }
gods-love-dinosaurs-reason-stranded = { $seat-who ->
    [you] but { $count ->
        [one] one of your dinosaurs would find nothing to eat
       *[other] { $count } of your dinosaurs would find nothing to eat
      }
   *[other] but { $count ->
        [one] a dinosaur of { $seat } would find nothing to eat
       *[other] { $count } dinosaurs of { $seat } would find nothing to eat
      }
  }
gods-love-dinosaurs-reason-breeds = { $seat-who ->
    [you] when the { $species } act, up to { $after } can be born with you instead of { $before }
   *[other] when the { $species } act, up to { $after } can be born with { $seat } instead of { $before }
  }
gods-love-dinosaurs-reason-mountains = { $seat-who ->
    [you] another mountain, where your dinosaurs can end their hunt: { $count } in all
   *[other] another mountain for the dinosaurs of { $seat }: { $count } in all
  }
gods-love-dinosaurs-reason-leaves = but one tile is left there: whoever takes it wakes the { $species }
# What bots weigh, where there is nothing plainer to say.
gods-love-dinosaurs-term-eggs = eggs
gods-love-dinosaurs-term-dinosaurs = dinosaurs alive
gods-love-dinosaurs-term-meals = predators in reach
gods-love-dinosaurs-term-predators = predators
gods-love-dinosaurs-term-starving = predators without food
gods-love-dinosaurs-term-prey = prey
gods-love-dinosaurs-term-mountains = mountains
