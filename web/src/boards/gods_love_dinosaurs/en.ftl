gods-love-dinosaurs-page-starves = would starve now
gods-love-dinosaurs-page-marker = dinosaur marker
gods-love-dinosaurs-page-wakes = Taking this last tile wakes the species
gods-love-dinosaurs-page-wakes-dinosaurs = Taking this last tile wakes the species, then the dinosaurs
gods-love-dinosaurs-page-ends = The next dinosaurs end the game
gods-love-dinosaurs-page-turn = Turn
gods-love-dinosaurs-page-place = Place it { $where }
gods-love-dinosaurs-page-ecosystem = { $name }: { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
  }, { $points } points
gods-love-dinosaurs-page-eggs = eggs
gods-love-dinosaurs-page-hungry = { $count } hungry
gods-love-dinosaurs-page-hungry-why = would starve if they acted now
gods-love-dinosaurs-page-forecast = { $sign ->
    [born] { $count } { $count ->
        [one] newborn
       *[other] newborns
      }
    [fed] { $count } { $count ->
        [one] eats
       *[other] eat
      }
    [hungry] { $count } { $count ->
        [one] starves
       *[other] starve
      }
    [grave] { $count } { $count ->
        [one] dino starves
       *[other] dinos starve
      }
   *[egg] { $count } { $count ->
        [one] egg
       *[other] eggs
      } at most
  }
gods-love-dinosaurs-page-wakes-short = { $dinosaurs ->
    [yes] all wake!
   *[no] wakes!
  }
gods-love-dinosaurs-page-tiles-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
  }
gods-love-dinosaurs-page-piles = Tiles left:
gods-love-dinosaurs-page-back = Back to mine
gods-love-dinosaurs-page-at-nest = at the nest
gods-love-dinosaurs-page-at = at { $hour } o’clock, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } from the nest
gods-love-dinosaurs-page-at-hour = at { $hour } o’clock
gods-love-dinosaurs-page-at-short = at { $hour } o’clock ({ $steps })
gods-love-dinosaurs-page-eaten = would be eaten
gods-love-dinosaurs-page-use = { $use ->
    [hunter] let it hunt
    [prey] eat it
    [home] end here
    [finish] do it
   *[birth] a newborn here
  }
gods-love-dinosaurs-page-go = Go
gods-love-dinosaurs-page-let-starve = Let it starve
gods-love-dinosaurs-page-hunt = { $hunter } eats { $eaten }; it ends here: { $where }
gods-love-dinosaurs-option-supply-unlimited = as many as needed
gods-love-dinosaurs-option-supply-printed = as in the printed box
gods-love-dinosaurs-page-ask = { $phase ->
    [take] take a tile
    [place] place your tile
    [placed] end your turn, or undo
    [breeding] place the newborns
    [predators] let your predators hunt
    [hatching] hatch an egg?
   *[dinosaurs] let your dinosaurs hunt
  }
# What one can do, as it stands on a button. `$target` is what lies there now, told by target.ts.
gods-love-dinosaurs-choose-take = Take { $target }, from { $column }
gods-love-dinosaurs-choose-place = Place it: { $target }
gods-love-dinosaurs-choose-breed = Newborn: { $target }
gods-love-dinosaurs-choose-hunt = { $target }
gods-love-dinosaurs-choose-starve = Let { $target } starve
gods-love-dinosaurs-choose-hatch = Hatch an egg
gods-love-dinosaurs-choose-keep = Keep the eggs
gods-love-dinosaurs-choose-done = Done
# What was done and what happened, told beside the board: it shows where.
gods-love-dinosaurs-page-do-take = takes a tile from { $column }
gods-love-dinosaurs-page-do-place = places the tile { $first-where }
gods-love-dinosaurs-page-do-breed = puts a newborn
gods-love-dinosaurs-page-do-hunt = hunts
gods-love-dinosaurs-page-do-starve = lets an animal starve
gods-love-dinosaurs-page-event-settled = { $seat }: { $animal } settles
gods-love-dinosaurs-page-event-born = { $seat }: { $animal } is born
gods-love-dinosaurs-page-event-cub = { $seat }: { $animal } is born where prey was eaten
gods-love-dinosaurs-page-event-eats = { $seat }: { $hunter } eats { $animal }
gods-love-dinosaurs-page-event-starved = { $seat }: { $animal } starves
gods-love-dinosaurs-page-event-devours = { $seat }: a dinosaur eats { $animal }
gods-love-dinosaurs-page-event-famished = { $seat }: a dinosaur starves
# Why not.
gods-love-dinosaurs-page-no-nothing-there = There is nothing to eat there
gods-love-dinosaurs-page-no-same-placement = This tile is the same both ways: it already lies like this
# What was done, with what came of it; `.tells` is the event that needs no line of its own then.
gods-love-dinosaurs-page-did-breed = breeds { $then-animal }
    .tells = born
gods-love-dinosaurs-page-did-hatch = hatches a dinosaur in the nest
    .tells = hatched
