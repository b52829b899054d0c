gods-love-dinosaurs-title = Gods Love Dinosaurs
gods-love-dinosaurs-tagline = Build a little world in which everybody is eaten in the right order.
gods-love-dinosaurs-reconstruction = The tiles and the ring of the start tile are a reconstruction: the printed list could not be found (GD1.3, GD1.5).
gods-love-dinosaurs-option-supply = animals in supply
gods-love-dinosaurs-option-first = first player
# The board.
gods-love-dinosaurs-head = { $phase } · dinosaur marker: { $marker }
gods-love-dinosaurs-head-turn = Turn of { $seat } · { $phase } · dinosaur marker: { $marker }
gods-love-dinosaurs-phase = { $value ->
    [first] the first player is drawn
    [fill] tiles are drawn
    [take] take a tile
    [place] place the tile
    [placed] tile placed
    [breeding] prey breeds
    [predators] predators hunt
    [hatching] eggs hatch
    [dinosaurs] dinosaurs hunt
   *[over] the game is over
  }
gods-love-dinosaurs-piles = Piles: { $piles }
gods-love-dinosaurs-supply = Supply: { $animals }
gods-love-dinosaurs-taken = Taken: { $tile }
gods-love-dinosaurs-seat = { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
  } · { $dinosaurs ->
    [one] 1 dinosaur
   *[other] { $dinosaurs } dinosaurs
  } · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
gods-love-dinosaurs-acting = { " · acting" }
gods-love-dinosaurs-you = { " · you" }
gods-love-dinosaurs-legend = Hex: terrain, animal, number. L lake, F forest, P field, W wild, M mountain.
gods-love-dinosaurs-legend-animals = Fg frog, Rb rabbit, Rt rat, Ti tiger, Ea eagle, Di dinosaur. * yet to act, + newborn, ^Di dinosaur marker.
gods-love-dinosaurs-legend-places = Names with a dot: empty hexes for the tile.
# The picture.
gods-love-dinosaurs-draw-told = { $seat }: { $told }.
gods-love-dinosaurs-draw-name = { $seat } (you)
gods-love-dinosaurs-draw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
gods-love-dinosaurs-draw-acts = acts now
gods-love-dinosaurs-draw-taken = Tile taken
gods-love-dinosaurs-draw-sign = { $value ->
    [nest] nest
    [waiting] yet to act
    [born] newborn
   *[egg] eggs
  }
# What is done.
gods-love-dinosaurs-do-first = picks the first player: { $seat }
gods-love-dinosaurs-do-draw = turns up a tile: { $terrain } and { $beside }, { $icon }
gods-love-dinosaurs-do-take = takes tile { $row } of the column of { $column }
gods-love-dinosaurs-do-place = places the tile on { $first } and { $second }
gods-love-dinosaurs-do-breed = puts a newborn on { $hex }
gods-love-dinosaurs-do-hunt = hunts from { $start } to { $end }, eating on { $eaten }
gods-love-dinosaurs-do-starve = lets the animal on { $start } starve
gods-love-dinosaurs-do-hatch = hatches a dinosaur
gods-love-dinosaurs-do-keep = keeps the eggs
gods-love-dinosaurs-do-done = is done
# What happens.
gods-love-dinosaurs-event-settled = { $seat }: { $animal } settles on { $hex }
gods-love-dinosaurs-event-absent = { $seat }: the supply is out of this animal ({ $animal }), the hex stays empty
gods-love-dinosaurs-event-activated = Activated: { $species }
gods-love-dinosaurs-event-born = { $seat }: { $animal } is born on { $hex }
gods-love-dinosaurs-event-cub = { $seat }: { $animal } is born on { $hex }, where prey was eaten
gods-love-dinosaurs-event-eats = { $seat }: { $hunter } eats { $animal } on { $hex }
gods-love-dinosaurs-event-starved = { $seat }: { $animal } on { $hex } starves
gods-love-dinosaurs-event-devours = { $seat }: a dinosaur eats { $animal } on { $hex }
gods-love-dinosaurs-event-famished = { $seat }: the dinosaur on { $hex } starves
gods-love-dinosaurs-event-hatched = { $seat }: a dinosaur hatches in the nest
gods-love-dinosaurs-event-laid = { $seat }: { $eggs ->
    [one] 1 new egg
   *[other] { $eggs } new eggs
  }
gods-love-dinosaurs-event-moved = The dinosaur marker moves to the column of { $column }
gods-love-dinosaurs-event-refill = Empty columns are filled with { $tiles } tiles
gods-love-dinosaurs-event-ended = The piles cannot fill the empty columns
# Why not.
gods-love-dinosaurs-no-over = The game is over
gods-love-dinosaurs-no-chance-draws = Tiles are drawn by chance
gods-love-dinosaurs-no-first-settled = Who begins is settled before the game
gods-love-dinosaurs-no-setting-up = The board is being filled: wait for the first turn
gods-love-dinosaurs-no-filling = Empty columns are being filled first
gods-love-dinosaurs-no-not-your-turn = It is not your turn
gods-love-dinosaurs-no-one-by-one = With the printed supply one player acts after another: others come first
gods-love-dinosaurs-no-take-now = Take a tile now
gods-love-dinosaurs-no-no-row = With this many players the board has fewer rows
gods-love-dinosaurs-no-no-tile = There is no tile
gods-love-dinosaurs-no-place-now = Place the tile you took now
gods-love-dinosaurs-no-torn = The two hexes of a tile lie side by side
gods-love-dinosaurs-no-covered = One of these hexes is taken
gods-love-dinosaurs-no-no-contact = The tile must touch your ecosystem
gods-love-dinosaurs-no-same-placement = This tile looks alike both ways round: name the two hexes the other way
gods-love-dinosaurs-no-say-done = Your tile lies: say done, and what it sets off begins
gods-love-dinosaurs-no-not-waiting = No animal there is yet to act
gods-love-dinosaurs-no-breed-now = Your prey breeds now: say where, or say done
gods-love-dinosaurs-no-no-hex = Your ecosystem has no such hex
gods-love-dinosaurs-no-occupied = There is an animal already
gods-love-dinosaurs-no-wrong-terrain = That is neither its favourite terrain nor wild
gods-love-dinosaurs-no-no-parent = No parent is next to it
gods-love-dinosaurs-no-parents-taken = The parents next to it are needed for the other newborns
gods-love-dinosaurs-no-no-target = You have finished: there is no hex left to breed onto
gods-love-dinosaurs-no-none-left = The supply has no dinosaur left
gods-love-dinosaurs-no-declined = You have finished breeding
gods-love-dinosaurs-no-must-act = Each of these animals must hunt or starve first
gods-love-dinosaurs-no-all-acted = You have finished: none of your animals of this species is yet to act
gods-love-dinosaurs-no-no-prey = The hunt must end on prey
gods-love-dinosaurs-no-out-of-reach = It cannot get there: that is more steps than it has, or, for an eagle, not in a line
gods-love-dinosaurs-no-blocked = A predator or a dinosaur is in the way
gods-love-dinosaurs-no-eats-others = It eats all prey it enters: on no way there does it eat just these
gods-love-dinosaurs-no-hatch-first = First decide whether an egg hatches
gods-love-dinosaurs-no-no-egg = You have too few eggs for that
gods-love-dinosaurs-no-nest-taken = The nest mountain is not empty
gods-love-dinosaurs-no-hatch-decided = Whether an egg hatches is decided once, before any dinosaur moves
gods-love-dinosaurs-no-dinosaurs-must-act = Each dinosaur must hunt or starve first
gods-love-dinosaurs-no-dinosaurs-all-acted = You have finished: none of your dinosaurs is yet to act
gods-love-dinosaurs-no-no-mountain = It must end on a mountain without another dinosaur
gods-love-dinosaurs-no-nothing-eaten = It must eat at least one animal
gods-love-dinosaurs-no-nothing-there = There is nothing to eat on { $hex }
gods-love-dinosaurs-no-too-far = Five steps do not do that
gods-love-dinosaurs-no-dinosaur-blocks = Another dinosaur is in the way
gods-love-dinosaurs-no-eats-more = It eats all animals it enters: on every way there it eats more
# How it ended.
gods-love-dinosaurs-end-piles = The piles could not fill the empty columns.
gods-love-dinosaurs-tied = Tie: the player later in turn order ranks higher.
# How a score came together.
gods-love-dinosaurs-part-eggs = eggs
gods-love-dinosaurs-part-dinosaurs = living dinosaurs
# Facts.
gods-love-dinosaurs-fact-points-by-seat = Points now
gods-love-dinosaurs-fact-is-out = Out of the game
gods-love-dinosaurs-fact-columns = Columns
gods-love-dinosaurs-fact-species = column
gods-love-dinosaurs-fact-tiles = tiles
gods-love-dinosaurs-fact-take-wakes = a take wakes the species
gods-love-dinosaurs-fact-take-wakes-dinosaurs = a take wakes the dinosaurs
gods-love-dinosaurs-fact-has-marker = marker
gods-love-dinosaurs-fact-tiles-left = Tiles left in the piles
gods-love-dinosaurs-fact-wanted-by-next-refill = Tiles the next refill wants, if it came now
gods-love-dinosaurs-fact-ends-with-dinosaurs = The game ends with the next dinosaur activation, if it came now
gods-love-dinosaurs-fact-ecosystem-by-seat = If each species acted now
gods-love-dinosaurs-fact-newborns = Newborns at most
gods-love-dinosaurs-fact-frog = frogs
gods-love-dinosaurs-fact-rabbit = rabbits
gods-love-dinosaurs-fact-rat = rats
gods-love-dinosaurs-fact-tiger = Tigers
gods-love-dinosaurs-fact-eagle = Eagles
gods-love-dinosaurs-fact-dinosaur = Dinosaurs
gods-love-dinosaurs-fact-can-hatch = An egg can hatch
gods-love-dinosaurs-fact-hex = hex
gods-love-dinosaurs-fact-food = food in reach
gods-love-dinosaurs-fact-starves = starves
gods-love-dinosaurs-fact-eggs = eggs at most
gods-love-dinosaurs-fact-hunts = different hunts
# Words.
gods-love-dinosaurs-icon = { $value ->
    [frog] with a frog
    [rabbit] with a rabbit
    [rat] with a rat
    [tiger] with a tiger
    [eagle] with an eagle
   *[none] without an animal
  }
gods-love-dinosaurs-terrain = { $value ->
    [lake] lake
    [forest] forest
    [field] field
    [wild] wild
   *[mountain] mountain
  }
gods-love-dinosaurs-beside = { $value ->
    [lake] lake
    [forest] forest
    [field] field
    [wild] wild
   *[mountain] mountain
  }
gods-love-dinosaurs-column = { $value ->
    [frog] the frogs
    [rabbit] the rabbits
    [rat] the rats
    [tiger] the tigers
   *[eagle] the eagles
  }
gods-love-dinosaurs-species = { $value ->
    [frog] frogs
    [rabbit] rabbits
    [rat] rats
    [tiger] tigers
    [eagle] eagles
   *[dinosaur] dinosaurs
  }
gods-love-dinosaurs-animal = { $value ->
    [frog] a frog
    [rabbit] a rabbit
    [rat] a rat
    [tiger] a tiger
    [eagle] an eagle
   *[dinosaur] a dinosaur
  }
gods-love-dinosaurs-hunter = { $value ->
    [frog] a frog
    [rabbit] a rabbit
    [rat] a rat
    [tiger] a tiger
    [eagle] an eagle
   *[dinosaur] a dinosaur
  }
