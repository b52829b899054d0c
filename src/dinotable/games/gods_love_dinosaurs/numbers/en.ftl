# What another box may change.
box-rows = Tiles in each column, { $players } players
box-supply = Supply, where it is limited: { $of ->
    [frog] frogs
    [rabbit] rabbits
    [rat] rats
    [tiger] tigers
    [eagle] eagles
   *[dinosaur] dinosaurs
  }
box-favourite = Land on which they breed, beside wild: { $of ->
    [frog] frogs
    [rabbit] rabbits
   *[rat] rats
  }
box-marker-start = Column of the dinosaur marker at the start
box-marker-move = Columns the dinosaur marker moves
box-steps = { $of ->
    [tiger] Steps of a tiger
    [eagle] Steps of an eagle
   *[dinosaur] Steps of a dinosaur
  }
box-eggs-start = Eggs in each nest at the start
box-eggs-hatching = Eggs that a new dinosaur costs
box-eggs = { $of ->
    [predator] Eggs for each predator that a dinosaur eats
   *[prey] Eggs for each prey that a dinosaur eats
  }
box-score = { $of ->
    [egg] Points for each egg
   *[dinosaur] Points for each living dinosaur
  }
box-start = Start tile: the centre, then the ring clockwise from the east
box-tiles = { $of ->
    [A-2] Pile A, always
    [A-3] Pile A, from 3 players
    [A-4] Pile A, from 4 players
    [A-5] Pile A, with 5 players
    [B-2] Pile B, always
    [B-3] Pile B, from 3 players
    [B-4] Pile B, from 4 players
    [B-5] Pile B, with 5 players
    [C-2] Pile C, always
    [C-3] Pile C, from 3 players
    [C-4] Pile C, from 4 players
    [C-5] Pile C, with 5 players
    [D-2] Pile D, always
    [D-3] Pile D, from 3 players
    [D-4] Pile D, from 4 players
   *[D-5] Pile D, with 5 players
  }
