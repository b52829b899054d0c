# Pourquoi : ce que fait une action. `$seat-who` vaut `you` pour qui la lit.
ciao-dino-reason-scores = { $seat-who ->
    [you] vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
      } tout de suite
   *[other] { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
      } tout de suite
  }
ciao-dino-reason-most = { $seat-who ->
    [you] sur un continent de { $size }, personne ne vous dépasse : { $points ->
        [one] { $points } point
       *[other] { $points } points
      } à la fin
   *[other] sur un continent de { $size }, personne ne dépasse { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
      } à la fin
  }
ciao-dino-reason-stands = { $seat-who ->
    [you] si tout s’arrêtait là, vous auriez { $after } points au lieu de { $before }
   *[other] si tout s’arrêtait là, { $seat } aurait { $after } points au lieu de { $before }
  }
ciao-dino-reason-saved = { $seat-who ->
    [you] { $count ->
        [one] un de vos nageurs est au sec
       *[other] { $count } de vos nageurs sont au sec
      }
   *[other] { $seat } met au sec { $count ->
        [one] un nageur
       *[other] { $count } nageurs
      }
  }
ciao-dino-reason-born = { $seat-who ->
    [you] vous avez maintenant { $all } dinosaures, { $count } de plus
   *[other] { $seat } a maintenant { $all } dinosaures, { $count } de plus
  }
ciao-dino-reason-drops = { $seat-who ->
    [you] si tout s’arrêtait là, vous tomberiez de { $before } points à { $after }
   *[other] si tout s’arrêtait là, { $seat } tomberait de { $before } points à { $after }
  }
ciao-dino-reason-split = un continent se brise
ciao-dino-reason-foothold = { $seat-who ->
    [you] vous êtes sur { $after ->
        [1] un continent
       *[other] { $after } continents
      } au lieu de { $before ->
        [0] zéro
       *[other] { $before }
      }
   *[other] { $seat } est sur { $after ->
        [1] un continent
       *[other] { $after } continents
      } au lieu de { $before ->
        [0] zéro
       *[other] { $before }
      }
  }
ciao-dino-reason-eased = { $seat-who ->
    [you] il y a de la place : { $count ->
        [one] un de vos dinosaures n’est plus de trop
       *[other] { $count } de vos dinosaures ne sont plus de trop
      }
   *[other] { $seat } retrouve de la place pour { $count ->
        [one] un dinosaure de trop
       *[other] { $count } dinosaures de trop
      }
  }
ciao-dino-reason-swims = { $seat-who ->
    [you] mais { $count ->
        [one] un de vos dinosaures est à l’eau : sortez-le à votre tour, ou il est perdu
       *[other] { $count } de vos dinosaures sont à l’eau : sortez-les à votre tour, ou ils sont perdus
      }
   *[other] { $seat } a { $count ->
        [one] un dinosaure de plus à l’eau, et doit le sauver
       *[other] { $count } dinosaures de plus à l’eau, et doit les sauver
      }
  }
ciao-dino-reason-lost = { $seat-who ->
    [you] mais il vous reste { $all ->
        [0] zéro dinosaure
        [1] un dinosaure
       *[other] { $all } dinosaures
      }, { $count } de moins
   *[other] il reste à { $seat } { $all ->
        [0] zéro dinosaure
        [1] un dinosaure
       *[other] { $all } dinosaures
      }, { $count } de moins
  }
ciao-dino-reason-crowded = { $seat-who ->
    [you] mais une tuile déborde : { $count ->
        [one] un de vos dinosaures doit partir, ou il est perdu
       *[other] { $count } de vos dinosaures doivent partir, ou ils sont perdus
      }
   *[other] une tuile déborde : { $seat } doit déplacer { $count ->
        [one] un dinosaure, ou le perdre
       *[other] { $count } dinosaures, ou les perdre
      }
  }
ciao-dino-reason-gains = { $seat-who ->
    [you] cela vous aide aussi : si tout s’arrêtait là, { $after } points au lieu de { $before }
   *[other] mais cela aide aussi { $seat } : si tout s’arrêtait là, { $after } points au lieu de { $before }
  }
ciao-dino-reason-missing = { $seat-who ->
    [you] sur un continent de { $size }, il ne vous manque que { $count ->
        [one] un dinosaure
       *[other] { $count } dinosaures
      } pour égaler le plus fort
   *[other] sur un continent de { $size }, { $seat } est à { $count ->
        [one] un dinosaure
       *[other] { $count } dinosaures
      } du plus fort
  }
ciao-dino-reason-spreads = { $seat-who ->
    [you] vous êtes sur { $after } tuiles au lieu de { $before } : quoi qui dérive, vous en êtes
   *[other] { $seat } est sur { $after } tuiles au lieu de { $before } : quoi qui dérive, ce troupeau en est
  }
ciao-dino-reason-knows = vous savez ce qui dérive : { $card }
ciao-dino-reason-holds = vous gardez { $card } pour un meilleur moment
ciao-dino-reason-coast = c’est la côte, là où la terre se détache
ciao-dino-reason-room = { $count ->
    [one] il reste de la place pour un autre
   *[other] il reste de la place pour { $count } autres
  }
# Ce que pèsent les bots, quand il n’y a rien de plus simple à dire.
ciao-dino-term-points = points marqués
ciao-dino-term-majorities = majorités actuelles
ciao-dino-term-footholds = présence sur les terres
ciao-dino-term-herd = dinosaures à terre
ciao-dino-term-swimmers = nageurs
ciao-dino-term-crowds = tuiles surpeuplées
ciao-dino-term-danger = risque d’élimination
ciao-dino-term-tempo = points d’action restants
