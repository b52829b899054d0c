gods-love-dinosaurs-page-starves = mourrait de faim maintenant
gods-love-dinosaurs-page-marker = pion Dinosaure
gods-love-dinosaurs-page-wakes = la dernière tuile active cette espèce
gods-love-dinosaurs-page-wakes-dinosaurs = la dernière tuile active cette espèce et les dinosaures
gods-love-dinosaurs-page-ends = Les prochains dinosaures terminent la partie
gods-love-dinosaurs-page-turn = Tourner
gods-love-dinosaurs-page-place = Poser ici : { $hex }
gods-love-dinosaurs-page-ecosystem = { $name } : { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
  }, { $points } points
gods-love-dinosaurs-page-eggs = œufs
gods-love-dinosaurs-page-hungry = { $count } à jeun
gods-love-dinosaurs-page-hungry-why = mourraient de faim en agissant maintenant
gods-love-dinosaurs-page-you-breed = vous : { $count } { $count ->
    [one] petit
   *[other] petits
  }
gods-love-dinosaurs-page-you-hunt = vous : { $fed } repas{ $hungry ->
    [0] {""}
   *[other] {", "}{ $hungry } à jeun
  }
gods-love-dinosaurs-page-you-dinosaurs = dinosaures : { $eggs } { $eggs ->
    [one] œuf
   *[other] œufs
  } au plus{ $hungry ->
    [0] {""}
   *[other] {", "}{ $hungry } à jeun
  }
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
gods-love-dinosaurs-page-tied = À égalité de points, départage par la règle GD7.2.
# Ce que l’on peut faire, comme sur un bouton. `$target` est ce qui se trouve là, dit par target.ts.
gods-love-dinosaurs-choose-take = Prendre { $target } ({ $column }, { $row })
gods-love-dinosaurs-choose-place = La poser sur { $first } et { $second }
gods-love-dinosaurs-choose-breed = Un petit en { $hex }
gods-love-dinosaurs-choose-hunt = { $target } : de { $start } à { $end }, mange en { $eaten }
gods-love-dinosaurs-choose-starve = { $target } en { $start } meurt de faim
gods-love-dinosaurs-choose-hatch = Faire éclore un œuf
gods-love-dinosaurs-choose-keep = Garder les œufs
gods-love-dinosaurs-choose-done = Terminer
