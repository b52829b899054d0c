magpies-title = Magpies
magpies-tagline = Four birds, shiny things, and no manners
magpies-round = Round { $round } · { $pile } cards in the pile
magpies-hand = Your hand:
# What is done.
magpies-do-draw = draws { $card }
magpies-do-offer = offers { $card }
magpies-do-caw = caws: a twig, and 1 more
magpies-do-pass = passes
magpies-do-peek = peeks at the hand of { $seat }
magpies-do-bury = buries { $card } under the pile
magpies-do-hop = hops { $side }
magpies-do-done = is done
# What happens.
magpies-event-revealed = { $seat } offered { $card }
magpies-event-won = { $seat } wins { $card }
magpies-event-looked = { $seat } sees { $card } in the hand of { $owner }
magpies-event-shuffled = All cards are shuffled into a new pile
# Why not.
magpies-no-not-asked = Nothing is asked of you now
magpies-no-offer-now = Offer a card first
magpies-no-caw-or-pass = Caw or pass: nothing else counts now
magpies-no-your-turn = It is your turn: peek, bury, hop, or say done
magpies-no-say-which = Say which card you offer
magpies-no-no-card = Not in your hand: { $card }
magpies-no-no-points = You have no points left: say done
magpies-no-nobody-there = Nobody sits at seat { $seat }
magpies-no-own-hand = You know your own hand
magpies-no-chance-draws = Cards are drawn by chance
magpies-no-branch-ends = The branch ends there
# How a score came together.
magpies-part-won = offers won, and ends of the branch
# What its bots weigh.
magpies-term-points = points
magpies-term-offer = a strong offer
magpies-term-perch = an end of the branch near by
# How it ended.
magpies-end-rounds = Four rounds were played.
# What one can do, on a button.
magpies-choose-offer = Offer { $card }
magpies-choose-caw = Caw: a twig, and 1 more
magpies-choose-pass = Pass
magpies-choose-peek = Peek at the hand of { $seat }
magpies-choose-bury = Bury { $card } under the pile
magpies-choose-hop = Hop { $side }
magpies-choose-done = I am done
# What is on the table, where it is told without a board.
magpies-view-round = Rounds played
magpies-view-points = Left to do
magpies-view-perch = Place on the branch
magpies-view-cards = Cards in hand
magpies-view-offer = Offer
magpies-view-bonus = Cawed
magpies-view-pile = Cards in the pile
magpies-view-under = Known under the pile
magpies-view-answered-seats = Have answered
magpies-view-known = Surely in hand
magpies-view-choice = Your offer
magpies-fact-offers-by-seat = Worth now
magpies-fact-ahead-seat = Ahead now
# Words.
magpies-phase = { $value ->
    [deal] dealing
    [choose] secret offers
    [window] caw or pass
    [turn] the winner’s turn
   *[over] the end
  }
magpies-card = { $value ->
    [hidden] a card
    [twig] a twig
    [shell] a shell
    [coin] a coin
   *[ring] a ring
  }
magpies-side = { $value ->
    [left] left
   *[right] right
  }
# What can be changed.
box-rounds = Rounds in a game
