# Why: what an action does. `$seat-who` and `$owner-who` are `you` for whoever reads it.
food-chain-reason-ends = with that the game is over
food-chain-reason-eats = { $seat-who ->
    [you] you eat { $animal }
   *[other] { $seat } eats { $animal }
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
food-chain-reason-captures = { $seat-who ->
    [you] you capture a token of { $owner }
   *[other] { $owner-who ->
        [you] { $seat } captures a token of yours
       *[other] { $seat } captures a token of { $owner }
      }
  }{ $points ->
    [0] {""}
    [one] : one point more
   *[other] : { $points } points more
  }
food-chain-reason-returns = { $seat-who ->
    [you] you get a captured token back from { $owner }
   *[other] { $seat } gets a captured token back
  }
food-chain-reason-home = { $seat-who ->
    [you] your token comes home, and can hunt again
   *[other] the token of { $seat } comes home, and can hunt again
  }
food-chain-reason-ready = { $seat-who ->
    [you] next turn { $animal } can eat { $prey }: { $points ->
        [one] { $points } point
       *[other] { $points } points
      }, if nobody stands in the way
   *[other] next turn { $seat } can eat { $prey } with { $animal }: { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }
food-chain-reason-danger = { $owner-who ->
    [you] but { $seat } could then eat { $animal } of yours and capture your token
   *[other] { $seat-who ->
        [you] you could then eat { $animal } of { $owner } and capture the token
       *[other] { $seat } could then eat { $animal } of { $owner } and capture the token
      }
  }
food-chain-reason-stops = { $seat-who ->
    [you] you can no longer eat { $prey } with { $animal }
   *[other] { $seat } can no longer eat { $prey } with { $animal }
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } out of reach
food-chain-reason-safe = { $seat-who ->
    [you] { $animal } of yours is no longer in danger
   *[other] { $animal } of { $seat } is no longer in danger
  }
food-chain-reason-driven = { $seat-who ->
    [you] { $animal } of yours is gone, and could have eaten
   *[other] { $animal } of { $seat } is gone, and could have eaten
  }
food-chain-reason-blocked = { $seat-who ->
    [you] { $animal } hunts { $prey }, but for now { $owner } is at least as strong there
   *[other] { $owner-who ->
        [you] { $animal } hunts { $prey }, but for now you are at least as strong there
       *[other] { $animal } hunts { $prey }, but for now { $owner } is at least as strong there
      }
  }
food-chain-reason-opens = { $seat-who ->
    [you] you could then eat { $prey } with { $animal }
   *[other] but { $seat } could then eat { $prey } with { $animal }
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
food-chain-reason-last-token = { $seat-who ->
    [you] it takes your last free token
   *[other] it takes the last free token of { $seat }
  }
food-chain-reason-exchanges = you part with { $card } and take { $animal }
food-chain-reason-discards = you part with { $card }, and the pile has no card for it
food-chain-reason-gives = you part with { $card } and draw { $draws ->
    [one] a new card
   *[other] { $draws } new cards
  }
# What bots weigh, where there is nothing plainer to say.
food-chain-term-eaten = cards and tokens taken
food-chain-term-ready = the next meal
food-chain-term-hunts = hunts under way
food-chain-term-tokens = tokens
food-chain-term-hand = the hand
