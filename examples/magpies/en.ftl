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
magpies-no-not-now = Not now
magpies-no-no-card = You have no such card
magpies-no-branch-ends = The branch ends there
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
