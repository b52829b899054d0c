# Ce qui s’est passé depuis son dernier tour.
gods-love-dinosaurs-page-recap-take = prend une tuile dans la colonne { $column }
gods-love-dinosaurs-page-recap-place = {""}
gods-love-dinosaurs-page-recap-breed = { $count ->
    [one] a un petit
   *[other] a { $count } petits
  }
gods-love-dinosaurs-page-recap-hunt = { $devours-count ->
    [0] { $eats-count ->
        [0] part en chasse
       *[other] chasse { $eats-animal }
      }
   *[other] laisse ses dinosaures manger { $devours-animal }
  }
gods-love-dinosaurs-page-recap-starve = { $count ->
    [one] laisse un animal mourir de faim
   *[other] laisse { $count } animaux mourir de faim
  }
gods-love-dinosaurs-page-recap-hatch = fait éclore un œuf
gods-love-dinosaurs-page-recap-keep = {""}
gods-love-dinosaurs-page-recap-done = {""}
gods-love-dinosaurs-page-recap-event-laid = { $eggs ->
    [0] {""}
    [one] pond un œuf
   *[other] pond { $eggs } œufs
  }
