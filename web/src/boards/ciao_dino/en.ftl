ciao-dino-page-terrain = { $value ->
    [mountain] mountain
    [savanna] savanna
    [jungle] jungle
    [volcano] volcano
   *[meteorite] meteorite
  }
ciao-dino-page-tile = { $terrain }, room for { $room }
ciao-dino-page-sea = sea
ciao-dino-page-lake = lake
ciao-dino-page-phase = { $phase ->
    [first] Who starts?
    [land] The land is laid
    [deal] The cards are dealt
    [place] Placing dinosaurs
    [card] Drift: play or draw a card
    [tile] Drift: pick a tile
    [target] Where does the tile drift to?
    [act] Actions
    [reveal] A card is drawn
    [refill] A card is drawn
    [over] The end
   *[other] { $phase }
  }
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
ciao-dino-page-rings = Rings
ciao-dino-page-earliest = Meteorite: in { $draws } draws at the earliest
ciao-dino-page-warn-swim = { $count ->
    [one] Your swimmer in { $hex } goes
   *[other] Your { $count } swimmers in { $hex } go
  } back to the reserve at the end of your turn; { $has ->
    [yes] land with room: { $ways }
   *[no] no land with room beside it
  }
ciao-dino-page-warn-crowd = Too many on { $hex }: at the end of your turn { $count } of yours { $count ->
    [one] goes
   *[other] go
  } back to the reserve
ciao-dino-page-ask = { $phase ->
    [place] place two dinosaurs
    [card] play your card or draw one
    [tile] choose the tile that drifts
    [target] choose where it goes
   *[act] spend your action points
  }
ciao-dino-page-tied = Equal points, told apart by rule CD11.1.
# What one can do, as it stands on a button. `$target` is what lies there now, told by target.ts.
ciao-dino-choose-place = Place two dinosaurs on { $hex }
ciao-dino-choose-play = Play the card from your hand
ciao-dino-choose-draw = Draw a card and play it
ciao-dino-choose-drift = Take up { $target } { $hex }
ciao-dino-choose-to = Lay it on { $hex }
ciao-dino-choose-migrate = Move a dinosaur{ $which } from { $from } to { $to }
ciao-dino-choose-rescue = Rescue a swimmer{ $which } from { $from } onto { $to }
ciao-dino-choose-breed = Breed on { $hex }
ciao-dino-choose-done = End my turn
