# Pourquoi : ce que fait une action. `$seat-who` vaut `you` pour qui la lit.
gods-love-dinosaurs-reason-points = { $seat-who ->
    [you] vous avez { $after } points au lieu de { $before }
   *[other] { $seat } a { $after } points au lieu de { $before }
  }
gods-love-dinosaurs-reason-wakes = la colonne est alors vide : activation pour tous, { $species }
gods-love-dinosaurs-reason-wakes-dinosaurs = la colonne est alors vide : activation pour tous, { $species }, puis dinosaures
gods-love-dinosaurs-reason-reach = { $seat-who ->
    [you] vos dinosaures ont { $after ->
        [one] un prédateur
       *[other] { $after } prédateurs
      } à portée au lieu de { $before ->
        [0] aucun
       *[other] { $before }
      }
   *[other] les dinosaures ont { $after ->
        [one] un prédateur
       *[other] { $after } prédateurs
      } à portée chez { $seat } au lieu de { $before ->
        [0] aucun
       *[other] { $before }
      }
  }{ $eggs ->
    [0] {""}
    [1] { " :" } un œuf chacun
   *[other] { " :" } { $eggs } œufs chacun
  }
gods-love-dinosaurs-reason-settles = { $seat-who ->
    [you] vous gagnez { $animal }
   *[other] { $seat } gagne { $animal }
  }
gods-love-dinosaurs-reason-born = { $seat-who ->
    [you] naissances chez vous : { $count } ({ $species })
   *[other] naissances chez { $seat } : { $count } ({ $species })
  }
gods-love-dinosaurs-reason-fed = { $count ->
    [one] un prédateur qui n’avait rien à manger trouve une proie
   *[other] { $count } prédateurs qui n’avaient rien à manger trouvent une proie
  }
gods-love-dinosaurs-reason-hungry = { $seat-who ->
    [you] mais { $count ->
        [one] un de vos prédateurs ne trouverait rien à manger
       *[other] { $count } de vos prédateurs ne trouveraient rien à manger
      }
   *[other] mais { $count ->
        [one] un prédateur ne trouverait rien à manger chez { $seat }
       *[other] { $count } prédateurs ne trouveraient rien à manger chez { $seat }
      }
  }
gods-love-dinosaurs-reason-more = { $seat-who ->
    [you] vous en avez { $count } de plus ({ $species })
   *[other] { $seat } en a { $count } de plus ({ $species })
  }
gods-love-dinosaurs-reason-fewer = { $seat-who ->
    [you] mais vous en avez { $count } de moins ({ $species })
   *[other] { $seat } en a { $count } de moins ({ $species })
  }
gods-love-dinosaurs-reason-feasts = { $seat-who ->
    [you] { $count ->
        [one] votre dinosaure mange un animal et survit
       *[other] votre dinosaure mange { $count } animaux et survit
      }
   *[other] { $count ->
        [one] un dinosaure mange un animal et survit chez { $seat }
       *[other] un dinosaure mange { $count } animaux et survit chez { $seat }
      }
  }
gods-love-dinosaurs-reason-stranded = { $seat-who ->
    [you] mais { $count ->
        [one] un de vos dinosaures ne trouverait rien à manger
       *[other] { $count } de vos dinosaures ne trouveraient rien à manger
      }
   *[other] mais { $count ->
        [one] un dinosaure ne trouverait rien à manger chez { $seat }
       *[other] { $count } dinosaures ne trouveraient rien à manger chez { $seat }
      }
  }
gods-love-dinosaurs-reason-breeds = { $seat-who ->
    [you] à l’activation ({ $species }), jusqu’à { $after } naissances chez vous au lieu de { $before }
   *[other] à l’activation ({ $species }), jusqu’à { $after } naissances chez { $seat } au lieu de { $before }
  }
gods-love-dinosaurs-reason-mountains = { $seat-who ->
    [you] une montagne de plus où vos dinosaures peuvent finir leur chasse : { $count } en tout
   *[other] une montagne de plus pour les dinosaures chez { $seat } : { $count } en tout
  }
gods-love-dinosaurs-reason-leaves = mais il y reste une tuile : qui la prend déclenche l’activation ({ $species })
# Ce que pèsent les bots, quand il n’y a rien de plus simple à dire.
gods-love-dinosaurs-term-eggs = œufs
gods-love-dinosaurs-term-dinosaurs = dinosaures vivants
gods-love-dinosaurs-term-meals = prédateurs à portée
gods-love-dinosaurs-term-predators = prédateurs
gods-love-dinosaurs-term-starving = prédateurs sans nourriture
gods-love-dinosaurs-term-prey = proies
gods-love-dinosaurs-term-mountains = montagnes
