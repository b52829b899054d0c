gods-love-dinosaurs-page-starves = would starve now
gods-love-dinosaurs-page-marker = dinosaur marker
gods-love-dinosaurs-page-wakes = the last tile wakes this species
gods-love-dinosaurs-page-wakes-dinosaurs = the last tile wakes this species and the dinosaurs
gods-love-dinosaurs-page-ends = The next dinosaurs end the game
gods-love-dinosaurs-page-turn = Turn
gods-love-dinosaurs-page-place = Place here: { $hex }
gods-love-dinosaurs-page-ecosystem = { $name }: { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
  }, { $points } points
gods-love-dinosaurs-page-eggs = eggs
gods-love-dinosaurs-page-hungry = { $count } hungry
gods-love-dinosaurs-page-hungry-why = would starve if they acted now
gods-love-dinosaurs-page-you-breed = you: { $count } newborn
gods-love-dinosaurs-page-you-hunt = you: { $fed } fed{ $hungry ->
    [0] {""}
   *[other] {", "}{ $hungry } starve
  }
gods-love-dinosaurs-page-you-dinosaurs = dinosaurs: up to { $eggs } { $eggs ->
    [one] egg
   *[other] eggs
  }{ $hungry ->
    [0] {""}
   *[other] {", "}{ $hungry } starve
  }
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
gods-love-dinosaurs-page-tied = Equal points, told apart by rule GD7.2.
# What one can do, as it stands on a button. `$target` is what lies there now, told by target.ts.
gods-love-dinosaurs-choose-take = Take { $target } ({ $column }, { $row })
gods-love-dinosaurs-choose-place = Place it on { $first } and { $second }
gods-love-dinosaurs-choose-breed = Newborn on { $hex }
gods-love-dinosaurs-choose-hunt = { $target }: { $start } to { $end }, eating on { $eaten }
gods-love-dinosaurs-choose-starve = { $target } on { $start } starves
gods-love-dinosaurs-choose-hatch = Hatch an egg
gods-love-dinosaurs-choose-keep = Keep the eggs
gods-love-dinosaurs-choose-done = Done
