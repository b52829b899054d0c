# When each card can be played. What it does is told by its effect.
happy-little-dinosaurs-what-plain = A point card without an effect: it counts what it says.
happy-little-dinosaurs-what-pebble = A point card. After the reveal, when its turn comes.
happy-little-dinosaurs-what-claw = A point card. After the reveal, when its turn comes. Once you have looked, you must take one.
happy-little-dinosaurs-what-adder = A point card. After the reveal, when its turn comes: with the nearest player still in, on either side.
happy-little-dinosaurs-what-juice = A point card. After the reveal, when its turn comes. The discarded card’s own effect does nothing.
happy-little-dinosaurs-what-breath = A point card. After the reveal, when its turn comes: a way to get rid of bad cards.
happy-little-dinosaurs-what-snapjaw = A point card. It always works, when the scores are final. Two such turns cancel each other.
happy-little-dinosaurs-what-odd-fruit = A point card. It always works, while scores are added up.
happy-little-dinosaurs-what-log = A point card. After the reveal, when its turn comes. The card you do not keep is discarded.
happy-little-dinosaurs-what-fern = A point card. After the reveal, when its turn comes: the scores follow the cards.
happy-little-dinosaurs-what-saw = A point card. It always works, before everything else. The values still count.
happy-little-dinosaurs-what-push = An instant: played in the scoring window, on anybody still in, yourself included. It is no point card.
happy-little-dinosaurs-what-sour = An instant: played in the scoring window, on anybody still in. It is no point card.
happy-little-dinosaurs-what-upside-down = An instant: played in the scoring window; it turns the scores at the very end. It is no point card.
happy-little-dinosaurs-what-safety-plan = An instant: an answer when you are about to take a disaster. It is no point card.
happy-little-dinosaurs-what-not-mine = An instant: an answer when you are about to take a disaster. Who gets it may answer too. It is no point card.
happy-little-dinosaurs-what-value = Value { $value }
happy-little-dinosaurs-what-rex = Rex: at ease among teeth, lost among feelings.
happy-little-dinosaurs-what-bronto = Bronto: weathers any weather, but teeth are another matter.
happy-little-dinosaurs-what-ceratops = Ceratops: a thick skin for heartache, a thin one for storms.
happy-little-dinosaurs-what-stego = Stego: nothing special, until a meteor falls.
happy-little-dinosaurs-what-dinosaur = Its traits are added to its score, or taken away, when the disaster is of that type. Each disaster it owns moves it forward at the end of the round.
happy-little-dinosaurs-what-limits = Out with { $alike } disasters of one type, or { $each } of each of the three. A meteor counts as whichever is worst.
happy-little-dinosaurs-what-cards = { $count ->
    [one] One card in hand.
   *[other] { $count } cards in hand.
  }
happy-little-dinosaurs-what-at = { $position } of { $goal } on the escape route.
happy-little-dinosaurs-what-owns = Disasters: { $disasters }.
happy-little-dinosaurs-what-owns-none = No disaster yet.
happy-little-dinosaurs-what-score = Score if the window closed now: { $total }.
happy-little-dinosaurs-what-disaster = The lowest score of this round takes it home; the highest runs ahead. Only its type matters, not its title.
happy-little-dinosaurs-what-no-disaster = The disaster deck
happy-little-dinosaurs-what-natural = Natural: for instance floods, storms and lava.
happy-little-dinosaurs-what-predatory = Predatory: somebody else is hungry.
happy-little-dinosaurs-what-emotional = Emotional: it only hurts inside.
happy-little-dinosaurs-what-meteor = A meteor: it counts as whichever type is worst for whoever has it.
happy-little-dinosaurs-what-deck = The main deck
happy-little-dinosaurs-what-deck-does = At the end of each round everybody still in fills up their hand. When it is empty, the discards are shuffled into a new one.
happy-little-dinosaurs-what-disasters-does = One disaster is turned up each round. What a safety plan sends away goes under it, where everybody knows it.
happy-little-dinosaurs-what-route = The escape route
happy-little-dinosaurs-what-route-does = The highest score of a round moves forward by that score, and every disaster moves its owner on. Whoever reaches the end first wins; so does the last dinosaur standing.
