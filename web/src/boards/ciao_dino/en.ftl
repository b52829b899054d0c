ciao-dino-page-terrain = { $value ->
    [mountain] mountain
    [savanna] savanna
    [jungle] jungle
    [volcano] volcano
   *[meteorite] meteorite
  }
# Places in words, told by place.ts: what lies there, and which way it is from the volcano.
ciao-dino-page-the-volcano = the volcano
ciao-dino-page-ground = { $ground ->
    [mountain] the mountain
    [savanna] the savanna
    [jungle] the jungle
    [lake] the lake
   *[sea] the sea
  }
ciao-dino-page-way = { $way ->
    [e] east
    [ese] east-south-east
    [se] south-east
    [sse] south-south-east
    [s] south
    [ssw] south-south-west
    [sw] south-west
    [wsw] west-south-west
    [w] west
    [wnw] west-north-west
    [nw] north-west
    [nnw] north-north-west
    [n] north
    [nne] north-north-east
    [ene] east-north-east
   *[ne] north-east
  }
ciao-dino-page-where = { $far ->
    [beside] { $way } of the volcano
    [off] in the { $way }
    [far] far in the { $way }
    [farther] very far in the { $way }
   *[farthest] at the world’s end in the { $way }
  }
ciao-dino-page-place = { $ground } { $where }
ciao-dino-page-from-to = from { $from } to { $to }
ciao-dino-page-room = room for { $room }
ciao-dino-page-price = { $price ->
    [one] { $price } action point
   *[other] { $price } action points
  }
ciao-dino-page-rescue = { $count ->
    [one] The rescue goes on: one more swimmer may climb for nothing
   *[other] The rescue goes on: { $count } more swimmers may climb for nothing
  }
ciao-dino-page-in-hand = your card
ciao-dino-page-in-play = in play
ciao-dino-page-play-it = play
ciao-dino-page-draw-it = draw
ciao-dino-page-no-hand = No card in your hand
ciao-dino-page-no-card = No card is in play
ciao-dino-page-fallen = The meteorite has come
ciao-dino-page-notation = Names of places and rings
ciao-dino-page-action-points = { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
  }
ciao-dino-page-hand = Your card: { $card }
ciao-dino-page-card = Played: { $card }
ciao-dino-page-left = Cards left: { $one } with a 1, { $two } with a 2
ciao-dino-page-odds = Meteorite next: { $odds } %
ciao-dino-page-continents = Continents: dinosaurs → points if it ended now
ciao-dino-page-continent = Continent
ciao-dino-page-original = with the volcano
ciao-dino-page-size = Tiles
ciao-dino-page-scored = Scored so far
ciao-dino-page-now = If it ended now
ciao-dino-page-reserve = In reserve
ciao-dino-page-seat = { $now } now · { $reserve } left
ciao-dino-page-seat-out = out
ciao-dino-page-seat-swims = { $count ->
    [one] { $count } swimmer
   *[other] { $count } swimmers
  }
ciao-dino-page-earliest = Meteorite: in { $draws } draws at the earliest
ciao-dino-page-warn-swim = { $count ->
    [one] Your swimmer in { $place } goes
   *[other] Your { $count } swimmers in { $place } go
  } back to the reserve at the end of your turn; { $has ->
    [yes] there is land with room beside it
   *[no] no land beside it has room
  }
ciao-dino-page-warn-crowd = Too many on { $place }: at the end of your turn { $count } of yours { $count ->
    [one] goes
   *[other] go
  } back to the reserve
ciao-dino-page-ask = { $phase ->
    [place] place your dinosaurs
    [card] play or draw a card
    [tile] choose a tile to drift
    [target] lay the tile
   *[act] act
  }
# What one can do, as it stands on a button. `$target` is what lies there now, told by target.ts.
ciao-dino-choose-place = Place dinosaurs on { $target }
ciao-dino-choose-play = Play the card from your hand
ciao-dino-choose-draw = Draw a card and play it
ciao-dino-choose-drift = Take up { $target }
ciao-dino-choose-to = Lay it onto { $target }
ciao-dino-choose-migrate = Move one{ $which } { $target }
ciao-dino-choose-rescue = Rescue one{ $which } { $target }
ciao-dino-choose-breed = Breed on { $target }
ciao-dino-choose-done = End my turn
ciao-dino-page-at-volcano = at the volcano
# What is done and what happens, in the log and in previews: without numbers, because one sees the map.
ciao-dino-page-do-place = places dinosaurs { $hex-where }
ciao-dino-page-do-drift = takes up the tile { $hex-where }
ciao-dino-page-do-to = lays it down { $hex-where }
ciao-dino-page-do-migrate = moves a dinosaur{ $which }: { $from-where } → { $to-where }
ciao-dino-page-do-rescue = rescues a swimmer{ $which }: { $from-where } → { $to-where }
ciao-dino-page-do-breed = breeds { $hex-where }
ciao-dino-page-event-swim = { $seat } has { $count ->
    [one] { $count } swimmer
   *[other] { $count } swimmers
  } { $hex-where }
ciao-dino-page-event-climb = { $seat } has { $count ->
    [one] { $count } swimmer
   *[other] { $count } swimmers
  } lifted ashore { $hex-where }
ciao-dino-page-event-scored = New continent { $hex-where }: { $seat } scores { $points }
ciao-dino-page-event-drowned = { $seat } takes { $count ->
    [one] { $count } swimmer
   *[other] { $count } swimmers
  } back { $hex-where }
ciao-dino-page-event-crowded = { $seat } takes { $count ->
    [one] { $count } dinosaur
   *[other] { $count } dinosaurs
  } off the over-full tile { $hex-where }
ciao-dino-page-event-final = Continent { $hex-where }, size { $size }: { $seat } gets { $points }
# How a score came together, and why something is refused: likewise.
ciao-dino-page-part-final = { $size ->
    [one] a continent of one tile
   *[other] a continent of { $size } tiles
  }
ciao-dino-page-no-place-now = First place your dinosaurs on an uninhabited tile
ciao-dino-page-no-card-now = First choose a card: the one in your hand, or the next one of the pile
ciao-dino-page-no-drift-now = First choose the tile that drifts
ciao-dino-page-no-target-now = The tile { $hex-where } is taken up: lay it down first
ciao-dino-page-no-act-now = Now spend your action points, or end your turn
ciao-dino-page-no-on-water = There is only water { $hex-where }
ciao-dino-page-no-inhabited = Somebody lives { $hex-where } already
ciao-dino-page-no-no-sea = The tile { $hex-where } does not touch the sea
ciao-dino-page-no-nowhere-farther = The tile { $hex-where } is the outermost of its continent: no place beside the rest lies farther out
ciao-dino-page-no-on-land = There is land { $hex-where } already
ciao-dino-page-no-not-farther = The place { $hex-where } is no farther from the volcano than the tile was
ciao-dino-page-no-not-touching = The place { $hex-where } does not touch the continent the tile came from
ciao-dino-page-no-in-lake = The place { $hex-where } lies in a lake
ciao-dino-page-no-only-foreign = The place { $hex-where } touches only another continent
ciao-dino-page-no-nobody = You have no dinosaur { $hex-where }
ciao-dino-page-no-nobody-breeds = Nobody of yours is { $hex-where } to breed
ciao-dino-page-no-not-beside = Too far for one step: { $from-where } → { $to-where }
ciao-dino-page-no-no-way-out = Too far to climb ashore: { $from-where } → { $to-where }
ciao-dino-page-no-full = The tile { $hex-where } is full
ciao-dino-page-no-not-swimming = You have no swimmer { $hex-where }
ciao-dino-page-no-has-bred = Nobody of yours { $hex-where } can breed again this turn
ciao-dino-page-no-one-kind = All of yours { $hex-where } are alike: there is none to choose
ciao-dino-page-no-swimming = Swimmers { $hex-where } can only be rescued
