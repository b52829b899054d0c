magpies-title = Magpies
magpies-tagline = Four birds, shiny things, and no manners
magpies-round = Round { $round } · { $pile } cards in the pile
magpies-hand = Your hand: { $cards }
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
# Words.
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
