# Happy Little Dinosaurs
happy-little-dinosaurs-title = Happy Little Dinosaurs
happy-little-dinosaurs-tagline = Everything goes wrong, so run! First to 50, or the last one standing.
# What is done.
happy-little-dinosaurs-do-draw = draws { $card }
happy-little-dinosaurs-do-turn = turns up a disaster: { $type }
happy-little-dinosaurs-do-choose = chooses { $card }
happy-little-dinosaurs-do-add = discards { $card } and adds its value
happy-little-dinosaurs-do-look = looks at the hand of { $seat }
happy-little-dinosaurs-do-take = takes { $card }
happy-little-dinosaurs-do-swap = exchanges cards with { $seat }
happy-little-dinosaurs-do-drop = discards { $card }
happy-little-dinosaurs-do-done = is done
happy-little-dinosaurs-do-search = looks at cards of the deck
happy-little-dinosaurs-do-keep = keeps { $card }
happy-little-dinosaurs-do-trade = exchanges the cards of { $seat } and { $other }
happy-little-dinosaurs-do-decline = says no
happy-little-dinosaurs-do-push = plays a push on { $seat }
happy-little-dinosaurs-do-sour = plays a sour on { $seat }
happy-little-dinosaurs-do-upside-down = plays an upside-down
happy-little-dinosaurs-do-pass = passes
happy-little-dinosaurs-do-safety-plan = plays a safety plan
happy-little-dinosaurs-do-not-mine = says “not mine”: it goes to { $seat }
happy-little-dinosaurs-do-accept = takes the disaster
# What happens.
happy-little-dinosaurs-event-turned-up = Disaster! { $disaster } ({ $type })
happy-little-dinosaurs-event-no-point-card = { $seat } has no point card and draws a new hand
happy-little-dinosaurs-event-shown = { $seat } shows and discards { $card }
happy-little-dinosaurs-event-revealed = { $seat } played { $card }
happy-little-dinosaurs-event-sawn = The saw: all other card effects are ignored this round
happy-little-dinosaurs-event-looked = { $seat } sees { $card } in the hand of { $owner }
happy-little-dinosaurs-event-discarded = { $seat } discards { $card }, the other card
happy-little-dinosaurs-event-worth = { $seat }: { $card } counts { $total }
happy-little-dinosaurs-event-added = { $seat }: { $amount } more for { $card }, makes { $total }
happy-little-dinosaurs-event-trait = { $seat }: trait { $amount }, makes { $total }
happy-little-dinosaurs-event-doubled = Odd fruit: each push counts { $amount }, each sour { $sour }
happy-little-dinosaurs-event-pushed = { $seat }: push, { $amount } more, makes { $total }
happy-little-dinosaurs-event-soured = { $seat }: sour, { $amount } less, makes { $total }
happy-little-dinosaurs-event-inversions = { $count ->
    [1] The scores turn round
    [3] Three inversions: the scores turn round once
    [2] Two inversions cancel each other
    [4] Four inversions cancel each other
   *[other] { $count } inversions
  }
happy-little-dinosaurs-event-inverted = { $seat }: turned round, makes { $total }
happy-little-dinosaurs-event-all-tied = Everyone has { $total }: nobody scores, nobody takes the disaster
happy-little-dinosaurs-event-ran = { $seat } has the highest score and moves { $steps }, to { $position }
happy-little-dinosaurs-event-sudden-death = { $seat } is tied for lowest: sudden death!
happy-little-dinosaurs-event-without = { $seat } has no point card for sudden death
happy-little-dinosaurs-event-faced = { $seat } shows { $card } in sudden death
happy-little-dinosaurs-event-buried = The disaster ({ $type }) goes under its deck
happy-little-dinosaurs-event-faces = { $seat } is about to take the disaster ({ $type })
happy-little-dinosaurs-event-took = { $seat } has one more disaster: { $type }
happy-little-dinosaurs-event-went-out = { $seat } is out of the game
happy-little-dinosaurs-event-stepped = { $steps ->
    [one] { $seat } moves 1 for one disaster, to { $position }
   *[other] { $seat } moves { $steps } for { $steps } disasters, to { $position }
  }
happy-little-dinosaurs-event-shuffled = The discards are shuffled into a new deck
# Why not.
happy-little-dinosaurs-no-over = The game is over: nothing moves any more
happy-little-dinosaurs-no-chance-draws = Cards are drawn by chance
happy-little-dinosaurs-no-chance-turns = Disasters are turned up by chance
happy-little-dinosaurs-no-out = You are out of the game
happy-little-dinosaurs-no-cards-first = First the cards are drawn
happy-little-dinosaurs-no-disaster-first = First a disaster is turned up
happy-little-dinosaurs-no-chosen = You have chosen: take that back to choose another card
happy-little-dinosaurs-no-sudden-chosen = You have chosen for sudden death: take that back to choose another card
happy-little-dinosaurs-no-not-tied = Sudden death is between others: you are not tied for lowest
happy-little-dinosaurs-no-passed = You have passed: wait until somebody plays a card
happy-little-dinosaurs-no-others-effect = The card of { $seat } comes first
happy-little-dinosaurs-no-others-disaster = The disaster goes to { $seat }, who answers now
happy-little-dinosaurs-no-others-discard = { $seat } has taken the disaster and may discard a card first
happy-little-dinosaurs-no-choose-now = Now choose a point card of your hand, and say which
happy-little-dinosaurs-no-effect-now = Now your card counts: use its effect, or say no
happy-little-dinosaurs-no-take-now = You have looked at that hand: now take one of its cards, and say which
happy-little-dinosaurs-no-keep-now = Your log looks at cards: then keep one of them, and say which
happy-little-dinosaurs-no-window-now = Scoring: play a push, a sour or an upside-down, or pass
happy-little-dinosaurs-no-sudden-now = Sudden death: now choose another point card, and say which
happy-little-dinosaurs-no-answer-now = The disaster comes to you: take it, or answer with a safety plan or a not mine
happy-little-dinosaurs-no-discard-now = You have taken the disaster: discard one card, or say no
happy-little-dinosaurs-no-not-in-hand = Not in your hand: { $card }
happy-little-dinosaurs-no-instant = An instant is no point card: { $card }
happy-little-dinosaurs-no-sudden-instant = Sudden death wants a point card, not an instant: { $card }
happy-little-dinosaurs-no-adds-nothing = Only a point card can be added, not an instant: { $card }
happy-little-dinosaurs-no-no-effect = A juice wants a point card with an effect, not { $card }
happy-little-dinosaurs-no-other-effect = That is not what your card does: { $card }
happy-little-dinosaurs-no-not-there = Not in the hand you look at: { $card }
happy-little-dinosaurs-no-not-found = Your log did not find { $card }
happy-little-dinosaurs-no-own-hand = You know your own hand: look at another player’s
happy-little-dinosaurs-no-no-hand = There is no hand to look at: { $seat } is not in the game
happy-little-dinosaurs-no-look-first = First look at a hand, then take a card of it
happy-little-dinosaurs-no-not-nearest = An adder reaches only the nearest player on each side
happy-little-dinosaurs-no-blocked = The card of { $seat } has an effect: an adder cannot exchange with it
happy-little-dinosaurs-no-search-first = First look at the cards of the deck, then keep one
happy-little-dinosaurs-no-two-others = A fern wants two different other players who are still in
happy-little-dinosaurs-no-lower-first = That exchange is said the other way round: the player who comes first at the table is named first
happy-little-dinosaurs-no-say-done = You have discarded already: discard another card, or say done
happy-little-dinosaurs-no-say-no = Nothing is discarded yet: discard a card, or say no
happy-little-dinosaurs-no-not-in = { $seat } is not in the game
happy-little-dinosaurs-no-oneself = It has to be another player
happy-little-dinosaurs-no-no-taker = { $seat } is not in the game and takes no disaster
# How it ended.
happy-little-dinosaurs-end-route = The end of the escape route was reached.
happy-little-dinosaurs-end-last = Only one dinosaur is left.
happy-little-dinosaurs-end-limit = Two hundred rounds were played.
happy-little-dinosaurs-tied = Tie: fewer disasters rank higher.
# The board.
happy-little-dinosaurs-show-round = Round { $round } · { $deck } cards in the deck · { $disasters } disasters left, known at the bottom: { $under }
happy-little-dinosaurs-show-status = Round { $round } · { $phase } · { $deck ->
    [one] 1 card
   *[other] { $deck } cards
  } in the deck
happy-little-dinosaurs-show-disasters = { $count ->
    [one] 1 disaster left
   *[other] { $count } disasters left
  }
happy-little-dinosaurs-show-under = known at the bottom: { $under }
happy-little-dinosaurs-show-phase = Now: { $phase }
happy-little-dinosaurs-show-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
happy-little-dinosaurs-show-chosen = ready
happy-little-dinosaurs-show-out = out of the game
happy-little-dinosaurs-show-left = out after { $left } more
happy-little-dinosaurs-show-deadly = one more and out: { $types }
happy-little-dinosaurs-show-after = out after { $left }
happy-little-dinosaurs-show-out-if = out if { $types }
happy-little-dinosaurs-show-you = { " · you" }
happy-little-dinosaurs-show-gone = out
happy-little-dinosaurs-show-in-hand = ▮ in hand
happy-little-dinosaurs-show-doubled = Odd fruit: each push counts { $worth }, each sour { $sour }
happy-little-dinosaurs-show-inversions = { $count ->
    [one] The scores turn round (counted above)
   *[other] { $count } inversions: two cancel each other
  }
happy-little-dinosaurs-show-hand = Your hand:
happy-little-dinosaurs-show-choice = Your choice: { $card }
happy-little-dinosaurs-show-looked = Your log found:
happy-little-dinosaurs-show-looting = In the hand of { $seat }:
happy-little-dinosaurs-show-known = You know that { $seat } holds: { $cards }
# The drawn board.
happy-little-dinosaurs-draw-asked = Asked: { $seats }
happy-little-dinosaurs-draw-you = { $name } (you)
happy-little-dinosaurs-draw-route = Escape route
happy-little-dinosaurs-draw-trait = trait
happy-little-dinosaurs-draw-area = disasters
happy-little-dinosaurs-draw-none = none
happy-little-dinosaurs-draw-known = You know of this hand: { $cards }
happy-little-dinosaurs-draw-hand = Your hand
happy-little-dinosaurs-draw-steps = { $seat }: { $steps } of { $goal }
happy-little-dinosaurs-draw-out = { $seat }: out of the game
# What a card does, in short.
happy-little-dinosaurs-effect-pebble = You may discard a point card and add its value.
happy-little-dinosaurs-effect-claw = You may look at a hand and take a card of it.
happy-little-dinosaurs-effect-adder = You may exchange it with a neighbour’s card without effect.
happy-little-dinosaurs-effect-juice = You may discard a point card with an effect and add its value.
happy-little-dinosaurs-effect-breath = You may discard { $amount ->
    [one] a card
   *[other] up to { $amount } cards
  }.
happy-little-dinosaurs-effect-snapjaw = Highest and lowest score change places.
happy-little-dinosaurs-effect-odd-fruit = Pushes and sours count { $amount ->
    [2] double
   *[other] { $amount } times
  }.
happy-little-dinosaurs-effect-log = You may { $amount ->
    [one] draw a card of the deck
   *[other] look at { $amount } cards of the deck and keep one
  }.
happy-little-dinosaurs-effect-fern = You may exchange the cards of two others.
happy-little-dinosaurs-effect-saw = All other effects are ignored this round.
happy-little-dinosaurs-effect-push = { $amount } more for any score.
happy-little-dinosaurs-effect-sour = { $amount } less for any score.
happy-little-dinosaurs-effect-upside-down = Highest and lowest score change places.
happy-little-dinosaurs-effect-safety-plan = The disaster goes under its deck instead.
happy-little-dinosaurs-effect-not-mine = Somebody else gets the disaster.
# Words.
happy-little-dinosaurs-card = { $value ->
    [pebble] a pebble
    [plain-1] a plain 1
    [plain-2] a plain 2
    [plain-3] a plain 3
    [plain-4] a plain 4
    [plain-5] a plain 5
    [plain-6] a plain 6
    [claw] a claw
    [adder] an adder
    [juice] a juice
    [breath] a breath
    [snapjaw] a snapjaw
    [odd-fruit] an odd fruit
    [log] a log
    [plain-7] a plain 7
    [plain-8] a plain 8
    [plain-9] a plain 9
    [fern] the fern
    [saw] the saw
    [push] a push
    [sour] a sour
    [upside-down] an upside-down
    [safety-plan] a safety plan
    [hidden] a card
   *[not-mine] the not mine
  }
happy-little-dinosaurs-name = { $value ->
    [pebble] pebble
    [plain-1] plain 1
    [plain-2] plain 2
    [plain-3] plain 3
    [plain-4] plain 4
    [plain-5] plain 5
    [plain-6] plain 6
    [claw] claw
    [adder] adder
    [juice] juice
    [breath] breath
    [snapjaw] snapjaw
    [odd-fruit] odd fruit
    [log] log
    [plain-7] plain 7
    [plain-8] plain 8
    [plain-9] plain 9
    [fern] fern
    [saw] saw
    [push] push
    [sour] sour
    [upside-down] upside-down
    [safety-plan] safety plan
   *[not-mine] not mine
  }
happy-little-dinosaurs-type = { $value ->
    [natural] natural
    [predatory] predatory
    [emotional] emotional
   *[meteor] meteor
  }
happy-little-dinosaurs-dinosaur = { $value ->
    [rex] Rex
    [bronto] Bronto
    [ceratops] Ceratops
   *[stego] Stego
  }
happy-little-dinosaurs-phase = { $value ->
    [deal] everyone draws up to { $cards ->
        [5] five
       *[other] { $cards }
      }
    [turn] a disaster is turned up
    [redraw] a new hand is drawn
    [choose] all choose a point card
    [effect] a card’s effect
    [loot] the claw takes a card
    [search] the log looks at cards
    [keep] the log keeps a card
    [window] the scoring window
    [sudden] sudden death: choose a card
    [answer] who takes the disaster may answer
    [discard] you may discard one card
   *[over] the game is over
  }
happy-little-dinosaurs-line = { $value ->
    [card] its card
    [added] a card added
    [trait] trait
    [push] push
    [sour] sour
   *[inverted] turned round
  }
happy-little-dinosaurs-disaster = { $value ->
    [natural-1] Lava picnic
    [natural-2] Puddle too deep
    [natural-3] Wobbly Monday
    [natural-4] Wind in the crest
    [natural-5] Hail the size of eggs
    [natural-6] Mud slide
    [natural-7] Very long winter
    [natural-8] Sand in everything
    [predatory-1] Guest for dinner
    [predatory-2] Stampede at the snack bar
    [predatory-3] Someone behind you
    [predatory-4] A very hungry hug
    [predatory-5] The nest was taken
    [predatory-6] Raptors at recess
    [predatory-7] A shadow with wings
    [predatory-8] Crocodile on the log
    [emotional-1] Forgotten birthday
    [emotional-2] Waved at a stranger
    [emotional-3] Picked last
    [emotional-4] Lost the soft toy
    [emotional-5] Song stuck in the head
    [emotional-6] Arms too short
    [emotional-7] Party without you
    [emotional-8] Monday feelings
    [meteor-1] Meteor
    [meteor-2] Another meteor
    [meteor-3] A warm meteor
   *[meteor-4] The meteor everyone talks about
  }
happy-little-dinosaurs-caption = { $value ->
    [natural-1] The volcano brought the barbecue.
    [natural-2] It looked like a puddle.
    [natural-3] The ground has the hiccups.
    [natural-4] Three hours of combing, gone.
    [natural-5] Somebody up there drops things.
    [natural-6] Fun, until you have to climb back.
    [natural-7] Your blanket is a leaf.
    [natural-8] Even in the sandwich. It is in the name.
    [predatory-1] You are invited. You are also the starter.
    [predatory-2] They heard there was salad.
    [predatory-3] Do not look. All right, look a bit.
    [predatory-4] Warm arms, many teeth.
    [predatory-5] Its owner is home.
    [predatory-6] They want to play tag. You are it. For ever.
    [predatory-7] It is not a cloud.
    [predatory-8] It is not a log.
    [emotional-1] Even the cake forgot.
    [emotional-2] They waved at someone else.
    [emotional-3] After the rock. And the other rock.
    [emotional-4] It was the good one, with one eye.
    [emotional-5] La la la. For sixty million years.
    [emotional-6] For the high five. Again.
    [emotional-7] You could hear the music from the cave.
    [emotional-8] And it is only Tuesday.
    [meteor-1] Oh, a shooting star. A rather large one.
    [meteor-2] Make a wish. Quickly.
    [meteor-3] The sky is sending pebbles.
   *[meteor-4] You will be in the museum!
  }
# How a score came together.
happy-little-dinosaurs-part-route = steps along the escape route
# What `facts` tells.
happy-little-dinosaurs-fact-points-by-seat = steps along the route
happy-little-dinosaurs-fact-is-out = out of the game
happy-little-dinosaurs-fact-scores = the scores as they stand
happy-little-dinosaurs-fact-standing = who is ahead
happy-little-dinosaurs-fact-outlooks = what could be made of the scores
happy-little-dinosaurs-fact-action = by
happy-little-dinosaurs-fact-totals = scores
happy-little-dinosaurs-fact-highest = highest
happy-little-dinosaurs-fact-lowest = lowest
happy-little-dinosaurs-fact-push-worth = what a push is worth
happy-little-dinosaurs-fact-sour-worth = what a sour costs
happy-little-dinosaurs-fact-inversions = cards that turn the scores round
happy-little-dinosaurs-fact-window-seats = asked in the window, in this order
happy-little-dinosaurs-fact-effect-seats = effects still to come
happy-little-dinosaurs-fact-areas = disasters
happy-little-dinosaurs-fact-next-disaster = the next disaster can be
happy-little-dinosaurs-fact-known-by-seat = cards you know of
happy-little-dinosaurs-fact-seat = player
happy-little-dinosaurs-fact-lines = made of
happy-little-dinosaurs-fact-line = from
happy-little-dinosaurs-fact-card = card
happy-little-dinosaurs-fact-amount = points
happy-little-dinosaurs-fact-before = before turning round
happy-little-dinosaurs-fact-total = score
happy-little-dinosaurs-fact-in = in the game
happy-little-dinosaurs-fact-disasters = in the area
happy-little-dinosaurs-fact-steps = steps at the end of the round
happy-little-dinosaurs-fact-left = out after
happy-little-dinosaurs-fact-deadly = out at once by
happy-little-dinosaurs-fact-natural = natural
happy-little-dinosaurs-fact-predatory = predatory
happy-little-dinosaurs-fact-emotional = emotional
happy-little-dinosaurs-fact-meteor = meteor
# The options, as they are asked for at the start.
happy-little-dinosaurs-option-duel = The duel rules
happy-little-dinosaurs-option-dinosaurs = Dinosaurs by seat
