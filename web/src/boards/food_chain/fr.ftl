food-chain-page-power = Puissance
food-chain-page-value = Points pour qui la dévore
food-chain-page-hunts = Chasse
food-chain-page-hunted-by = Chassée par
food-chain-page-free-tokens = Jetons libres
food-chain-page-captured = Jetons capturés
food-chain-page-known = À coup sûr en main : { $cards }
food-chain-page-cannot-eat = ne peut pas dévorer :
food-chain-page-marks = ✓ peut dévorer · ✕ ne peut pas, pointez pour savoir pourquoi · ! le vôtre est en danger
food-chain-page-warn = { $danger ->
    [capture] Avant votre prochain tour, { $names } peut capturer { $animal } ({ $place })
   *[discard] Avant votre prochain tour, { $names } peut dévorer la proie chassée par { $animal } ({ $place })
  }
food-chain-page-ask = chassez, dévorez, échangez ou passez
# Ce que l’on peut faire, comme sur un bouton. `$target` est ce qui se trouve là, dit par target.ts.
food-chain-choose-hunt = Chasser { $target } ({ $place }) avec { $card }
food-chain-choose-swarm = Exclure { $target } ({ $place }) par les abeilles
food-chain-choose-eat = Dévorer { $target } ({ $place })
food-chain-choose-abandon = Abandonner { $target } ({ $place })
food-chain-choose-exchange = Échanger { $card } contre { $target } ({ $place })
food-chain-choose-discard = Passer et défausser { $card }
food-chain-choose-pass = Passer
