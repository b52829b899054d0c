# What was done since one's last turn.
food-chain-page-recap-hunt = sends { $card } after { $hunted-count ->
    [0] something
   *[other] { $hunted-prey }
  }
food-chain-page-recap-swarm = sets a swarm of bees on { $driven-count ->
    [0] somebody
   *[other] { $driven-animal }
  }
food-chain-page-recap-eat = eats { $ate-count ->
    [0] something
   *[other] { $ate-animal }
  }
food-chain-page-recap-abandon = gives up { $left-count ->
    [0] a hunt
   *[other] { $left-animal }
  }
food-chain-page-recap-exchange = takes { $took-count ->
    [0] a card
   *[other] { $took-animal }
  } and leaves { $card } instead
food-chain-page-recap-event-captured = captures a token of { $owner }
