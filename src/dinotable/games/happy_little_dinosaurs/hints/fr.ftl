# Pourquoi : ce que fait une action. `$seat-who` vaut `you` pour qui la lit.
happy-little-dinosaurs-reason-out = { $seat-who ->
    [you] mais vous quittez la partie
   *[other] { $seat } quitte la partie
  }
happy-little-dinosaurs-reason-score = { $seat-who ->
    [you] votre score passe de { $before } à { $after }
   *[other] { $seat } passe de { $before } à { $after }
  }
happy-little-dinosaurs-reason-leads = { $seat-who ->
    [you] vous menez avec { $points }, soit { $ahead } de plus que le suivant
   *[other] { $seat } mène avec { $points }, soit { $ahead } de plus que le suivant
  }
happy-little-dinosaurs-reason-shares = { $seat-who ->
    [you] vous partagez la tête avec { $points }
   *[other] { $seat } partage la tête avec { $points }
  }
happy-little-dinosaurs-reason-fatal = { $seat-who ->
    [you] mais vous prendriez la Catastrophe, et elle vous éliminerait
   *[other] { $seat } prendrait la Catastrophe et quitterait la partie
  }
happy-little-dinosaurs-reason-last = { $seat-who ->
    [you] mais vous avez le plus petit score et prendriez la Catastrophe
   *[other] { $seat } a le plus petit score et prendrait la Catastrophe
  }
happy-little-dinosaurs-reason-tied-last = { $seat-who ->
    [you] mais vous êtes à égalité pour le plus petit score : mort subite
   *[other] { $seat } est à égalité pour le plus petit score : mort subite
  }
happy-little-dinosaurs-reason-escapes = { $seat-who ->
    [you] la Catastrophe ne vous fait rien
   *[other] la Catastrophe ne fait rien à { $seat }
  }
happy-little-dinosaurs-reason-ahead = { $seat-who ->
    [you] vous avez le plus grand score
   *[other] { $seat } a le plus grand score
  }
happy-little-dinosaurs-reason-safe = { $seat-who ->
    [you] pour l’instant, la Catastrophe n’est pas pour vous
   *[other] pour l’instant, la Catastrophe n’est pas pour { $seat }
  }
happy-little-dinosaurs-reason-trait = { $seat-who ->
    [you] { $amount ->
        [1] votre dinosaure est à l’aise face à cette Catastrophe : 1 de plus
       *[other] votre dinosaure craint cette Catastrophe : 1 de moins
      }
   *[other] { $amount ->
        [1] { $seat } est à l’aise face à cette Catastrophe : 1 de plus
       *[other] { $seat } craint cette Catastrophe : 1 de moins
      }
  }
happy-little-dinosaurs-reason-runs = { $seat-who ->
    [you] vous avancez de { $steps } sur l’Itinéraire de secours
   *[other] { $seat } avance de { $steps } sur l’Itinéraire de secours
  }
happy-little-dinosaurs-reason-takes = { $seat-who ->
    [you] mais vous prenez la Catastrophe : { $left ->
        [one] une de plus peut vous éliminer
       *[other] { $left } de plus peuvent vous éliminer
      }
   *[other] { $seat } prend la Catastrophe : { $left ->
        [one] une de plus peut être celle de trop
       *[other] { $left } de plus peuvent être celles de trop
      }
  }
happy-little-dinosaurs-reason-hands-on = { $seat-who ->
    [you] c’est à vous que revient la Catastrophe
   *[other] c’est à { $seat } que revient la Catastrophe
  }
happy-little-dinosaurs-reason-gains = vous recevez { $card }
happy-little-dinosaurs-reason-gives = vous donnez { $card } et piocherez une nouvelle carte en fin de manche
happy-little-dinosaurs-reason-stays = vos cartes restent dans votre main
happy-little-dinosaurs-reason-saves = { $count ->
    [one] vous gardez votre carte Illico pour une manche qui en aura besoin
   *[other] vous gardez vos { $count } cartes Illico pour une manche qui en aura besoin
  }
happy-little-dinosaurs-reason-keeps = il vous reste { $card } pour plus tard
# Ce que pèsent les bots, quand il n’y a rien de plus simple à dire.
happy-little-dinosaurs-term-route = cases parcourues
happy-little-dinosaurs-term-round = la manche en cours
happy-little-dinosaurs-term-disasters = catastrophes subies
happy-little-dinosaurs-term-hand = la main
