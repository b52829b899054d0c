you-title = You
you-save = That’s me
you-call-me = Call me “{ $name }”
you-another = Another name
you-dinosaur = Your dinosaur
you-face = { $face ->
    [rex] Tyrannosaurus
    [trike] Triceratops
    [longneck] Diplodocus
    [stego] Stegosaurus
    [ankylo] Ankylosaurus
    [raptor] Velociraptor
    [ptera] Pteranodon
    [crest] Parasaurolophus
    [plesio] Plesiosaurus
    [sail] Dimetrodon
   *[none] None: the shape of my seat
  }
you-colour = Your colour
you-colour-name = { $colour ->
    [0] Blue
    [1] Orange
    [2] Green
    [3] Pink
    [4] Yellow
    [5] Violet
    [6] Brown
    [7] Grey
   *[none] The colour of my seat
  }
you-colour-why = If two of you like the same one, it goes to whoever sits first.
you-guest = { $mood } { $dinosaur }
you-mood = { $mood ->
    [0] Drowsy
    [1] Dashing
    [2] Hungry
    [3] Polite
    [4] Wobbly
    [5] Thoughtful
    [6] Ticklish
    [7] Daring
    [8] Musical
    [9] Absent-minded
    [10] Merry
   *[other] Stubborn
  }
you-dino = { $dinosaur ->
    [0] Diplodocus
    [1] Stegosaurus
    [2] Triceratops
    [3] Velociraptor
    [4] Ankylosaurus
    [5] Pteranodon
    [6] Iguanodon
    [7] Allosaurus
    [8] Plesiosaur
   *[other] Tyrannosaur
  }
