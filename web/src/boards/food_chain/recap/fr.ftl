# Ce qui s’est passé depuis son dernier tour.
food-chain-page-recap-hunt = envoie { $card } chasser { $hunted-count ->
    [0] quelque chose
   *[other] { $hunted-prey }
  }
food-chain-page-recap-swarm = lance un essaim d’abeilles sur { $driven-count ->
    [0] quelqu’un
   *[other] { $driven-animal }
  }
food-chain-page-recap-eat = dévore { $ate-count ->
    [0] quelque chose
   *[other] { $ate-animal }
  }
food-chain-page-recap-abandon = abandonne { $left-count ->
    [0] une chasse
   *[other] { $left-animal }
  }
food-chain-page-recap-exchange = prend { $took-count ->
    [0] une carte
   *[other] { $took-animal }
  } et laisse { $card } à la place
food-chain-page-recap-event-captured = capture un jeton à { $owner }
