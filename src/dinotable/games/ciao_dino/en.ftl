ciao-dino-title = Ciao Dino!
ciao-dino-tagline = The continent breaks up. Follow the land, save your herd.

# The board.
ciao-dino-legend = M mountain · S savanna · J jungle · V volcano · ~ sea · = lake · * tile taken up · names are ring.place
ciao-dino-legend-herds = A–E a dinosaur of that player · small letter: it cannot breed again · dot: a free place · ! over-full · +7 a herd told below the map
ciao-dino-turn = Turn { $turn } · { $seat } · { $phase }
ciao-dino-points-left = { $points ->
    [one] { $points } action point left
   *[other] { $points } action points left
  }
ciao-dino-last = last round
ciao-dino-seat = { $points } points ({ $now } if it ended now) · { $reserve } in reserve · card: { $back ->
    [0] none
   *[other] back { $back }
  }
ciao-dino-seat-out = out of the game, { $points } points
ciao-dino-seat-end = { $points } points · { $reserve } in reserve
ciao-dino-hand = Your card: { $card }
ciao-dino-pile = Pile: { $one } cards “1”, { $two } cards “2” · the meteorite comes at draw { $draws } or later
ciao-dino-pile-odds = Pile: { $two } cards “2” · the next draw is the meteorite with odds of { $meteorites } in { $two }
ciao-dino-fallen = The meteorite has come.
ciao-dino-phase = { $value ->
    [first] who begins
    [land] setting up
    [deal] dealing
    [place] placing dinosaurs
    [card] drift: choose a card
    [reveal] drift: drawing a card
    [tile] drift: choose a tile
    [target] drift: lay the tile
    [act] actions
    [refill] drawing a card
   *[over] The game is over
  }

# The picture.
ciao-dino-draw-told = { $seat }: { $told }.
ciao-dino-draw-seat = { $now } if it ended now
ciao-dino-draw-reserve = { $reserve } in reserve
ciao-dino-draw-out = out of the game
ciao-dino-draw-you = you
ciao-dino-draw-card = Card played: { $card }
ciao-dino-draw-lifted = Tile taken up: { $terrain }
ciao-dino-draw-sign = { $value ->
    [mountain] mountain
    [savanna] savanna
    [jungle] jungle
    [volcano] volcano
    [lake] lake
    [swimmer] swims
    [bred] cannot breed again
    [taken] place taken
   *[free] free place
  }

# What is done.
ciao-dino-do-first = lets { $seat } begin
ciao-dino-do-tile = lays { $tile }
ciao-dino-do-deal = deals { $card }
ciao-dino-do-place = places dinosaurs on { $hex }
ciao-dino-do-play = plays the card from hand
ciao-dino-do-draw = draws a card to play it
ciao-dino-do-drift = takes up the tile { $hex }
ciao-dino-do-to = lays it on { $hex }
ciao-dino-do-migrate = moves a dinosaur{ $which } from { $from } to { $to }
ciao-dino-do-rescue = rescues a swimmer{ $which } from { $from } onto { $to }
ciao-dino-do-breed = breeds on { $hex }
ciao-dino-do-done = is done

# What happens.
ciao-dino-event-played = { $seat } shows { $card }
ciao-dino-event-meteorite = { $seat } has drawn the meteorite
ciao-dino-event-any-tile = No tile of that terrain can drift: { $seat } chooses any that can
ciao-dino-event-no-drift = No tile can drift: { $seat } goes on to the actions
ciao-dino-event-swim = { $seat } has { $count ->
    [one] { $count } swimmer
   *[other] { $count } swimmers
  } in { $hex }
ciao-dino-event-split = The continent breaks into { $parts } parts
ciao-dino-event-climb = { $seat } has { $count ->
    [one] { $count } swimmer
   *[other] { $count } swimmers
  } lifted onto { $hex }
ciao-dino-event-joined = The tile joins { $parts } continents
ciao-dino-event-scored = New continent { $hex }: { $seat } scores { $points }
ciao-dino-event-drowned = { $seat } takes { $count ->
    [one] { $count } swimmer
   *[other] { $count } swimmers
  } out of { $hex }
ciao-dino-event-crowded = { $seat } takes { $count ->
    [one] { $count } dinosaur
   *[other] { $count } dinosaurs
  } off the over-full { $hex }
ciao-dino-event-out = { $seat } has no dinosaur left and is out of the game
ciao-dino-event-discarded = { $seat } discards { $card }
ciao-dino-event-standstill = No card has left the pile for { $turns } turns
ciao-dino-event-last-round = The last round begins with { $seat }
ciao-dino-event-final = Continent { $hex }, size { $size }: { $seat } gets { $points }

# Why not.
ciao-dino-no-first-settled = Who begins was settled with the table, not by a player
ciao-dino-no-tiles-shuffled = The tiles come as they were shuffled
ciao-dino-no-cards-shuffled = The cards come as they were shuffled
ciao-dino-no-game-over = The game is over
ciao-dino-no-left-alone = One player alone is left: the game is over
ciao-dino-no-setting-up = First the land is laid and the cards are dealt
ciao-dino-no-card-coming = A card is being drawn: what comes next depends on it
ciao-dino-no-not-your-place = { $seat } places dinosaurs now
ciao-dino-no-not-your-turn = It is the turn of { $seat }
ciao-dino-no-place-now = First place your dinosaurs on an uninhabited tile: place and a hex
ciao-dino-no-card-now = First choose a card: play the one in your hand, or draw
ciao-dino-no-drift-now = First choose the tile that drifts: drift and a hex
ciao-dino-no-target-now = The tile from { $hex } is taken up: lay it first, with to and a hex
ciao-dino-no-act-now = Now are the actions: migrate, rescue, breed, drift, or done
ciao-dino-no-on-water = { $hex } is water
ciao-dino-no-inhabited = { $hex } is inhabited
ciao-dino-no-wrong-terrain = The card says { $card }, and such a tile can drift
ciao-dino-no-no-sea = { $hex } does not touch the sea
ciao-dino-no-absent = You have no dinosaur standing on that continent
ciao-dino-no-volcano-stays = The volcano never drifts
ciao-dino-no-lone-tile = A tile that is a continent by itself does not drift
ciao-dino-no-nowhere-farther = { $hex } is the outermost tile of its continent: no place beside the rest lies farther out
ciao-dino-no-on-land = { $hex } is land
ciao-dino-no-not-farther = { $hex } is not farther from the volcano than ring { $ring }
ciao-dino-no-not-touching = { $hex } does not touch the continent the tile came from
ciao-dino-no-in-lake = { $hex } lies in a lake
ciao-dino-no-only-foreign = { $hex } touches only another continent
ciao-dino-no-no-points = That costs { $cost }, and you have { $points }
ciao-dino-no-last-round-drift = In the last round there are not enough points for a drift
ciao-dino-no-nobody = You have no dinosaur on { $hex }
ciao-dino-no-nobody-breeds = Nobody of yours is on { $hex } to breed
ciao-dino-no-not-beside = { $to } is not beside { $from }
ciao-dino-no-no-way-out = From { $from } nobody can climb onto { $to }: it is not beside it
ciao-dino-no-full = { $hex } is full
ciao-dino-no-not-swimming = You have no swimmer in { $hex }
ciao-dino-no-no-reserve = Your reserve is empty
ciao-dino-no-has-bred = Nobody of yours on { $hex } can breed again this turn
ciao-dino-no-one-kind = On { $hex } there is no choice to make: leave “bred” out
ciao-dino-no-swimming = Swimmers in { $hex } can only be rescued

# How a score came together.
ciao-dino-part-scored = when continents broke up
ciao-dino-part-final = continent { $hex } (size { $size })

# How it ended.
ciao-dino-end-meteorite = The meteorite has fallen and everyone has had a last turn.
ciao-dino-end-standstill = Nothing came from the pile for so long that the last round was played.
ciao-dino-end-alone = One player alone is left.
ciao-dino-tied = Tie: the larger reserve ranks higher, then more continents.

# Words.
ciao-dino-tile = { $value ->
    [mountain] a mountain
    [savanna] a savanna
    [jungle] a jungle
   *[lake] a lake
  }
ciao-dino-card = { $value ->
    [mountain] a mountain
    [savanna] a savanna
    [jungle] a jungle
    [meteorite] the meteorite
   *[hidden] a card
  }
ciao-dino-which = { $value ->
    [bred] {" "}that has bred
   *[plain] {""}
  }

# Facts.
ciao-dino-fact-points-now-by-seat = Points if it ended now
ciao-dino-fact-ranks-now-by-seat = Ranks if it ended now
ciao-dino-fact-continents = Continents
ciao-dino-fact-name = lowest hex
ciao-dino-fact-original = original
ciao-dino-fact-size = size
ciao-dino-fact-hexes = hexes
ciao-dino-fact-herd-by-seat = dinosaurs
ciao-dino-fact-most-seats = most
ciao-dino-fact-second-seats = second
ciao-dino-fact-points-by-seat = points
ciao-dino-fact-is-out = Out of the game
ciao-dino-fact-swimmers = Swimmers
ciao-dino-fact-hex = hex
ciao-dino-fact-ways-out = ways out
ciao-dino-fact-crowded = Over capacity
ciao-dino-fact-too-many = too many
ciao-dino-fact-losses-by-seat = each would lose
ciao-dino-fact-splits = A drift of these breaks a continent
ciao-dino-fact-sizes = parts of size
ciao-dino-fact-loose = comes off
ciao-dino-fact-turn-points = Action points of this turn
ciao-dino-fact-prices = What they buy now
ciao-dino-fact-drift = a drift
ciao-dino-fact-migrate = a migration
ciao-dino-fact-rescue = a rescue
ciao-dino-fact-breed = a breeding
ciao-dino-fact-climbs = climbs in a rescue
ciao-dino-fact-cards-left = Cards left in the pile, back 1 and back 2
ciao-dino-fact-unseen = Cards you have not seen
ciao-dino-fact-back = back
ciao-dino-fact-mountain = mountains
ciao-dino-fact-savanna = savannas
ciao-dino-fact-jungle = jungles
ciao-dino-fact-meteorite = meteorites
ciao-dino-fact-meteorite-next = Odds that the next card is the meteorite
ciao-dino-fact-meteorite-earliest = The meteorite comes at the earliest with draw
# The options, as they are asked for at the start.
ciao-dino-option-first = Who begins
