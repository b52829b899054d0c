# Animals, land and tiles: what each is and what it can do.
gods-love-dinosaurs-what-frog = Prey. When frogs wake, each may put one newborn on an empty hex beside it, lake (in the usual box) or wild. Prey never starves.
gods-love-dinosaurs-what-rabbit = Prey. When rabbits wake, each may put one newborn on an empty hex beside it, field (in the usual box) or wild. Prey never starves.
gods-love-dinosaurs-what-rat = Prey. When rats wake, each may put one newborn on an empty hex beside it, forest (in the usual box) or wild. Prey never starves.
gods-love-dinosaurs-what-tiger = A predator. When tigers wake, it takes a few steps, usually up to 2, turning as it likes, and must end on prey, or it starves. Prey eaten on the way becomes a young tiger.
gods-love-dinosaurs-what-eagle = A predator. When eagles wake, it flies a few steps, usually up to 3, in a straight line and must end on prey, or it starves. Prey eaten on the way becomes a young eagle.
gods-love-dinosaurs-what-dinosaur = When the dinosaurs wake, it takes a few steps, usually up to 5, must eat somebody and end on a mountain of its own, or it starves. Each tiger or eagle it eats is usually an egg. At the end it is usually one point itself.
gods-love-dinosaurs-what-lake = A lake: usually frogs breed here.
gods-love-dinosaurs-what-forest = A forest: usually rats breed here.
gods-love-dinosaurs-what-field = A field: usually rabbits breed here.
gods-love-dinosaurs-what-wild = Wild land: frogs, rabbits and rats all breed here.
gods-love-dinosaurs-what-mountain = A mountain: only dinosaurs stop here, and each of them must end its hunt on one.
gods-love-dinosaurs-what-nest = The nest. Each egg in it is usually a point. When the dinosaurs wake and the nest’s mountain is empty, you may give eggs, usually one, for a new dinosaur there.
gods-love-dinosaurs-what-fed = It could eat now: { $animals }.
gods-love-dinosaurs-what-hungry = It would starve if its species woke now.
gods-love-dinosaurs-what-eggs = One hunt of it could bring { $eggs ->
    [0] no egg
    [one] one egg
   *[other] up to { $eggs } eggs
  }.
gods-love-dinosaurs-what-newborns = If its species woke now: at most { $count ->
    [0] no newborn
    [one] one newborn
   *[other] { $count } newborns
  } here in all.
gods-love-dinosaurs-what-whose = In { $name }’s ecosystem, { $where }.
gods-love-dinosaurs-what-tile = Take it on your turn and add it to your ecosystem: both hexes on empty places, one of them touching what you have.
gods-love-dinosaurs-what-tile-animal = Its animal comes along, and takes part if a species wakes at once.
gods-love-dinosaurs-what-tile-column = It lies in the column of the { $species }. Whoever takes the last tile of a column wakes that species, in everybody’s ecosystem.
gods-love-dinosaurs-what-column = When the last tile of this column is taken, this species wakes, for everybody. New tiles come only after the dinosaurs have acted.
gods-love-dinosaurs-what-marker = The dinosaur marker is here: after this species, the dinosaurs wake too.
gods-love-dinosaurs-what-tiles = { $count ->
    [0] The column is empty.
    [one] One tile left in the column.
   *[other] { $count } tiles left in the column.
  }
gods-love-dinosaurs-what-ecosystem = An ecosystem of its own: nothing that others do touches it, but when a species wakes, it wakes here too. A press opens it large.
gods-love-dinosaurs-what-steps = { $steps ->
    [one] It goes one step in this game.
   *[other] It goes up to { $steps } steps in this game.
  }
gods-love-dinosaurs-what-hatching = A new dinosaur costs { $eggs ->
    [0] no egg
    [one] one egg
   *[other] { $eggs } eggs
  } in this game.
