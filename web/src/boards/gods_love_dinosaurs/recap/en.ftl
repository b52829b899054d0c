# What was done since one's last turn.
gods-love-dinosaurs-page-recap-take = takes a tile from { $column }
gods-love-dinosaurs-page-recap-place = {""}
gods-love-dinosaurs-page-recap-breed = { $count ->
    [one] has one newborn
   *[other] has { $count } newborns
  }
gods-love-dinosaurs-page-recap-hunt = { $devours-count ->
    [0] { $eats-count ->
        [0] goes hunting
       *[other] hunts { $eats-animal }
      }
   *[other] lets the dinosaurs eat { $devours-animal }
  }
gods-love-dinosaurs-page-recap-starve = { $count ->
    [one] lets an animal starve
   *[other] lets { $count } animals starve
  }
gods-love-dinosaurs-page-recap-hatch = hatches an egg
gods-love-dinosaurs-page-recap-keep = {""}
gods-love-dinosaurs-page-recap-done = {""}
gods-love-dinosaurs-page-recap-event-laid = { $eggs ->
    [0] {""}
    [one] lays an egg
   *[other] lays { $eggs } eggs
  }
