gods-love-dinosaurs-page-starves = mourrait de faim maintenant
gods-love-dinosaurs-page-marker = pion Dinosaure
gods-love-dinosaurs-page-wakes = Prendre cette dernière tuile active l’espèce
gods-love-dinosaurs-page-wakes-dinosaurs = Prendre cette dernière tuile active l’espèce, puis les dinosaures
gods-love-dinosaurs-page-ends = Les prochains dinosaures terminent la partie
gods-love-dinosaurs-page-turn = Tourner
gods-love-dinosaurs-page-place = La poser { $where }
gods-love-dinosaurs-page-ecosystem = { $name } : { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
  }, { $points } points
gods-love-dinosaurs-page-eggs = œufs
gods-love-dinosaurs-page-hungry = { $count } à jeun
gods-love-dinosaurs-page-hungry-why = mourraient de faim en agissant maintenant
gods-love-dinosaurs-page-forecast = { $sign ->
    [born] { $count } { $count ->
        [one] petit
       *[other] petits
      }
    [fed] { $count } { $count ->
        [one] mange
       *[other] mangent
      }
    [hungry] { $count } { $count ->
        [one] meurt de faim
       *[other] meurent de faim
      }
    [grave] { $count } { $count ->
        [one] dino affamé
       *[other] dinos affamés
      }
   *[egg] { $count } { $count ->
        [one] œuf
       *[other] œufs
      } au plus
  }
gods-love-dinosaurs-page-wakes-short = { $dinosaurs ->
    [yes] tous debout !
   *[no] réveil !
  }
gods-love-dinosaurs-page-tiles-left = { $count ->
    [one] { $count } tuile en réserve
   *[other] { $count } tuiles en réserve
  }
gods-love-dinosaurs-page-piles = Tuiles en réserve :
gods-love-dinosaurs-page-back = Revenir chez moi
gods-love-dinosaurs-page-at-nest = au nid
gods-love-dinosaurs-page-at = à { $hour ->
    [one] { $hour } heure
   *[other] { $hour } heures
  }, à { $steps } pas du nid
gods-love-dinosaurs-page-at-hour = à { $hour } h
gods-love-dinosaurs-page-at-short = à { $hour } h ({ $steps })
gods-love-dinosaurs-page-eaten = serait mangé
gods-love-dinosaurs-page-use = { $use ->
    [hunter] le faire chasser
    [prey] le manger
    [home] finir ici
    [finish] valider
   *[birth] un petit ici
  }
gods-love-dinosaurs-page-go = En chasse
gods-love-dinosaurs-page-let-starve = Laisser mourir
gods-love-dinosaurs-page-hunt = { $hunter } mange { $eaten } ; arrivée : { $where }
gods-love-dinosaurs-option-supply-unlimited = autant qu’il en faut
gods-love-dinosaurs-option-supply-printed = comme dans la boîte
gods-love-dinosaurs-page-ask = { $phase ->
    [take] prenez une tuile
    [place] posez votre tuile
    [placed] finissez votre tour, ou annulez
    [breeding] placez les petits
    [predators] faites chasser vos prédateurs
    [hatching] faire éclore un œuf ?
   *[dinosaurs] faites chasser vos dinosaures
  }
# Ce que l’on peut faire, comme sur un bouton. `$target` est ce qui se trouve là, dit par target.ts.
gods-love-dinosaurs-choose-take = Prendre { $target }, colonne { $column }
gods-love-dinosaurs-choose-place = La poser : { $target }
gods-love-dinosaurs-choose-breed = Un petit : { $target }
gods-love-dinosaurs-choose-hunt = { $target }
gods-love-dinosaurs-choose-starve = Laisser { $target } mourir de faim
gods-love-dinosaurs-choose-hatch = Faire éclore un œuf
gods-love-dinosaurs-choose-keep = Garder les œufs
gods-love-dinosaurs-choose-done = Terminer
# Ce qui a été fait et ce qui arrive, dit à côté du plateau, qui montre où.
gods-love-dinosaurs-page-do-take = prend une tuile dans la colonne { $column }
gods-love-dinosaurs-page-do-place = pose la tuile { $first-where }
gods-love-dinosaurs-page-do-breed = place un petit
gods-love-dinosaurs-page-do-hunt = part en chasse
gods-love-dinosaurs-page-do-starve = laisse un animal mourir de faim
gods-love-dinosaurs-page-event-settled = { $seat } : { $animal } s’installe
gods-love-dinosaurs-page-event-born = { $seat } : naissance d’{ $animal }
gods-love-dinosaurs-page-event-cub = { $seat } : naissance d’{ $animal }, à la place d’une proie
gods-love-dinosaurs-page-event-eats = { $seat } : { $hunter } mange { $animal }
gods-love-dinosaurs-page-event-starved = { $seat } : { $animal } meurt de faim
gods-love-dinosaurs-page-event-devours = { $seat } : un dinosaure mange { $animal }
gods-love-dinosaurs-page-event-famished = { $seat } : un dinosaure meurt de faim
# Pourquoi pas.
gods-love-dinosaurs-page-no-nothing-there = Il n’y a rien à manger là
gods-love-dinosaurs-page-no-same-placement = Cette tuile est pareille dans les deux sens : elle est déjà posée ainsi
# Ce que l’on a fait, avec ce qui s’ensuivit.
gods-love-dinosaurs-page-did-breed = fait naître { $then-animal }
    .tells = born
gods-love-dinosaurs-page-did-hatch = fait éclore un dinosaure dans le nid
    .tells = hatched
