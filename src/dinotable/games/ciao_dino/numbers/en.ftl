# What another box may change. `$of` is the thing in the game's word, `$players` the number of players it is for.
box-room = { $of ->
    [mountain] Dinosaurs a mountain feeds
    [savanna] Dinosaurs a savanna feeds
    [jungle] Dinosaurs a jungle feeds
   *[volcano] Dinosaurs the volcano feeds
  }
box-rings = Rings of land around the volcano, { $players } players
box-lake-rings = Rings among which the lakes lie
box-tiles = { $of ->
    [mountain] Mountain tiles, { $players } players
    [savanna] Savanna tiles, { $players } players
    [jungle] Jungle tiles, { $players } players
   *[lake] Lakes at the start, { $players } players
  }
box-cards-1 = { $of ->
    [mountain] Mountain cards with back 1, { $players } players
    [savanna] Savanna cards with back 1, { $players } players
   *[jungle] Jungle cards with back 1, { $players } players
  }
box-cards-2 = { $of ->
    [mountain] Mountain cards with back 2, { $players } players
    [savanna] Savanna cards with back 2, { $players } players
    [jungle] Jungle cards with back 2, { $players } players
   *[meteorite] Meteorites among the cards with back 2, { $players } players
  }
box-dinosaurs = Dinosaurs of each player, { $players } players
box-placement-rounds = Tiles on which each player starts
box-placement-dinosaurs = Dinosaurs placed on each of them
box-standstill = Rounds without a card until the last round starts
box-points = Action points a turn, { $players } players
box-last-round = Action points a turn in the last round
box-cost = { $of ->
    [drift] Action points for a drift
    [migration] Action points for a migration
    [rescue] Action points for a rescue
   *[breeding] Action points for a breeding
  }
box-rescue = Swimmers a rescue brings ashore, at most
box-young = Dinosaurs born of one breeding, at most
box-new-first = Points for the most dinosaurs on a new continent, { $players } players
box-new-second = Points for the second most there, { $players } players
box-final-first = In the end, the most dinosaurs: points in % of the continent’s size
box-final-second = In the end, the second most: points in % of the continent’s size
