# Pourquoi : ce que fait une action. `$seat-who` et `$owner-who` valent `you` pour qui la lit.
food-chain-reason-ends = la partie se termine ainsi
food-chain-reason-eats = { $seat-who ->
    [you] vous dévorez { $animal }
   *[other] { $seat } dévore { $animal }
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
food-chain-reason-captures = { $seat-who ->
    [you] vous capturez un jeton à { $owner }
   *[other] { $owner-who ->
        [you] { $seat } vous capture un jeton
       *[other] { $seat } capture un jeton à { $owner }
      }
  }{ $points ->
    [0] {""}
    [1] { " :" } un point de plus
   *[other] { " :" } { $points } points de plus
  }
food-chain-reason-returns = { $seat-who ->
    [you] un jeton capturé vous revient de chez { $owner }
   *[other] un jeton capturé revient à { $seat }
  }
food-chain-reason-home = { $seat-who ->
    [you] votre jeton rentre, et peut chasser de nouveau
   *[other] le jeton rentre chez { $seat }, et peut chasser de nouveau
  }
food-chain-reason-ready = { $seat-who ->
    [you] au prochain tour, { $animal } peut dévorer { $prey } : { $points ->
        [one] { $points } point
       *[other] { $points } points
      }, si personne ne s’en mêle
   *[other] au prochain tour, { $seat } peut dévorer { $prey } avec { $animal } : { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }
food-chain-reason-danger = { $owner-who ->
    [you] mais { $seat } pourrait alors vous dévorer { $animal } et capturer votre jeton
   *[other] { $seat-who ->
        [you] vous pourriez alors dévorer { $animal } chez { $owner } et capturer le jeton
       *[other] { $seat } pourrait alors dévorer { $animal } chez { $owner } et capturer le jeton
      }
  }
food-chain-reason-stops = { $seat-who ->
    [you] vous ne pouvez plus dévorer { $prey } avec { $animal }
   *[other] { $seat } ne peut plus dévorer { $prey } avec { $animal }
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } hors de portée
food-chain-reason-safe = { $seat-who ->
    [you] plus de danger chez vous pour { $animal }
   *[other] plus de danger chez { $seat } pour { $animal }
  }
food-chain-reason-driven = { $seat-who ->
    [you] vous perdez { $animal }, qui aurait pu dévorer
   *[other] { $seat } perd { $animal }, qui aurait pu dévorer
  }
food-chain-reason-blocked = { $seat-who ->
    [you] { $animal } chasse { $prey }, mais { $owner } y est au moins aussi fort pour l’instant
   *[other] { $owner-who ->
        [you] { $animal } chasse { $prey }, mais vous y êtes au moins aussi fort pour l’instant
       *[other] { $animal } chasse { $prey }, mais { $owner } y est au moins aussi fort pour l’instant
      }
  }
food-chain-reason-opens = { $seat-who ->
    [you] vous pourriez alors dévorer { $prey } avec { $animal }
   *[other] mais { $seat } pourrait alors dévorer { $prey } avec { $animal }
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
food-chain-reason-last-token = { $seat-who ->
    [you] cela prend votre dernier jeton libre
   *[other] cela prend à { $seat } son dernier jeton libre
  }
food-chain-reason-exchanges = vous donnez { $card } et prenez { $animal }
food-chain-reason-discards = vous donnez { $card }, et il n’y a plus de carte à piocher
food-chain-reason-gives = vous donnez { $card } et piochez { $draws ->
    [one] une nouvelle carte
   *[other] { $draws } nouvelles cartes
  }
# Ce que pèsent les bots, quand il n’y a rien de plus simple à dire.
food-chain-term-eaten = cartes et jetons pris
food-chain-term-ready = le prochain repas
food-chain-term-hunts = chasses en cours
food-chain-term-tokens = jetons
food-chain-term-hand = la main
