# Animaux, terrains et tuiles : ce que chacun est et peut faire.
gods-love-dinosaurs-what-frog = Une proie. Quand les grenouilles s’activent, chacune peut placer un petit sur un hexagone vide et voisin, lac (dans la boîte habituelle) ou joker. Une proie ne meurt jamais de faim.
gods-love-dinosaurs-what-rabbit = Une proie. Quand les lapins s’activent, chacun peut placer un petit sur un hexagone vide et voisin, champ (dans la boîte habituelle) ou joker. Une proie ne meurt jamais de faim.
gods-love-dinosaurs-what-rat = Une proie. Quand les rats s’activent, chacun peut placer un petit sur un hexagone vide et voisin, forêt (dans la boîte habituelle) ou joker. Une proie ne meurt jamais de faim.
gods-love-dinosaurs-what-tiger = Un prédateur. Quand les tigres s’activent, il fait quelques pas, d’habitude jusqu’à 2, en tournant à sa guise et doit finir sur une proie, sinon il meurt de faim. Une proie mangée en chemin devient un jeune tigre.
gods-love-dinosaurs-what-eagle = Un prédateur. Quand les aigles s’activent, il vole quelques pas, d’habitude jusqu’à 3, en ligne droite et doit finir sur une proie, sinon il meurt de faim. Une proie mangée en chemin devient un jeune aigle.
gods-love-dinosaurs-what-dinosaur = Quand les dinosaures s’activent, il fait quelques pas, d’habitude jusqu’à 5, doit manger quelqu’un et finir sur une montagne à lui seul, sinon il meurt de faim. Chaque tigre ou aigle mangé donne d’habitude un œuf. À la fin, il vaut lui-même, d’habitude, un point.
gods-love-dinosaurs-what-lake = Un lac : d’habitude, les grenouilles s’y reproduisent.
gods-love-dinosaurs-what-forest = Une forêt : d’habitude, les rats s’y reproduisent.
gods-love-dinosaurs-what-field = Un champ : d’habitude, les lapins s’y reproduisent.
gods-love-dinosaurs-what-wild = Un joker : grenouilles, lapins et rats s’y reproduisent tous.
gods-love-dinosaurs-what-mountain = Une montagne : seuls les dinosaures s’y arrêtent, et chacun doit finir sa chasse sur l’une d’elles.
gods-love-dinosaurs-what-nest = Le nid. Chaque œuf y vaut d’habitude un point. Quand les dinosaures s’activent et que la montagne du nid est vide, vous pouvez donner des œufs, d’habitude un seul, pour y poser un nouveau dinosaure.
gods-love-dinosaurs-what-fed = À sa portée en ce moment : { $animals }.
gods-love-dinosaurs-what-hungry = Si son espèce s’activait maintenant, il mourrait de faim.
gods-love-dinosaurs-what-eggs = Une de ses chasses rapporterait { $eggs ->
    [0] aucun œuf
    [one] { $eggs } œuf
   *[other] jusqu’à { $eggs } œufs
  }.
gods-love-dinosaurs-what-newborns = Si son espèce s’activait maintenant : au plus { $count ->
    [0] aucun petit
    [one] { $count } petit
   *[other] { $count } petits
  } ici en tout.
gods-love-dinosaurs-what-whose = Écosystème : { $name }, { $where }.
gods-love-dinosaurs-what-tile = À votre tour, prenez-la et ajoutez-la à votre écosystème : ses deux hexagones sur des places vides, l’un d’eux touchant ce que vous avez déjà.
gods-love-dinosaurs-what-tile-animal = Son animal vient avec, et il est de la partie si une espèce s’active aussitôt.
gods-love-dinosaurs-what-tile-column = Elle est dans la colonne : { $species }. Qui prend la dernière tuile d’une colonne active cette espèce, dans l’écosystème de chacun.
gods-love-dinosaurs-what-column = Quand on prend la dernière tuile de cette colonne, cette espèce s’active, chez tout le monde. De nouvelles tuiles ne viennent qu’après les dinosaures.
gods-love-dinosaurs-what-marker = Le pion Dinosaure est ici : après cette espèce, les dinosaures s’activent aussi.
gods-love-dinosaurs-what-tiles = { $count ->
    [0] La colonne est vide.
    [one] Encore { $count } tuile dans la colonne.
   *[other] Encore { $count } tuiles dans la colonne.
  }
gods-love-dinosaurs-what-ecosystem = Un écosystème à part : rien de ce que font les autres n’y touche, mais quand une espèce s’active, elle s’active ici aussi. Un toucher l’ouvre en grand.
gods-love-dinosaurs-what-steps = { $steps ->
    [one] Dans cette partie, il fait { $steps } pas.
   *[other] Dans cette partie, il fait jusqu’à { $steps } pas.
  }
gods-love-dinosaurs-what-hatching = Dans cette partie, un nouveau dinosaure coûte { $eggs ->
    [0] zéro œuf
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
  }.
