gods-love-dinosaurs-title = Gods Love Dinosaurs
gods-love-dinosaurs-tagline = Bâtissez un petit monde où chacun est mangé dans le bon ordre.
gods-love-dinosaurs-reconstruction = Les tuiles et la couronne de la tuile de départ sont une reconstitution : la liste imprimée est restée introuvable (GD1.3, GD1.5).
gods-love-dinosaurs-option-supply = réserve d’animaux
gods-love-dinosaurs-option-first = premier joueur
gods-love-dinosaurs-head = { $phase } · pion Dinosaure : { $marker }
gods-love-dinosaurs-head-turn = Tour : { $seat } · { $phase } · pion Dinosaure : { $marker }
gods-love-dinosaurs-phase = { $value ->
    [first] tirage du premier joueur
    [fill] tirage des tuiles
    [take] prendre une tuile
    [place] poser la tuile
    [placed] tuile posée
    [breeding] les proies se reproduisent
    [predators] les prédateurs chassent
    [hatching] les œufs éclosent
    [dinosaurs] les dinosaures chassent
   *[over] la partie est finie
  }
gods-love-dinosaurs-piles = Piles : { $piles }
gods-love-dinosaurs-supply = Réserve : { $animals }
gods-love-dinosaurs-taken = Tuile prise : { $tile }
gods-love-dinosaurs-seat = { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
  } · { $dinosaurs ->
    [one] { $dinosaurs } dinosaure
   *[other] { $dinosaurs } dinosaures
  } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
gods-love-dinosaurs-acting = { " · en train d’agir" }
gods-love-dinosaurs-you = { " · vous" }
gods-love-dinosaurs-legend = Hexagone : terrain, animal, numéro. L lac, F forêt, P champ, W joker, M montagne.
gods-love-dinosaurs-legend-animals = Fg grenouille, Rb lapin, Rt rat, Ti tigre, Ea aigle, Di dinosaure. * doit agir, + nouveau-né, ^Di pion Dinosaure.
gods-love-dinosaurs-legend-places = Noms avec un point : hexagones vides pour la tuile.
# L’image.
gods-love-dinosaurs-draw-told = { $seat } : { $told }.
gods-love-dinosaurs-draw-name = { $seat } (vous)
gods-love-dinosaurs-draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
gods-love-dinosaurs-draw-acts = agit maintenant
gods-love-dinosaurs-draw-taken = Tuile prise
gods-love-dinosaurs-draw-sign = { $value ->
    [nest] nid
    [waiting] doit agir
    [born] nouveau-né
   *[egg] œufs
  }
gods-love-dinosaurs-do-first = désigne le premier joueur : { $seat }
gods-love-dinosaurs-do-draw = retourne une tuile : { $terrain } et { $beside }, { $icon }
gods-love-dinosaurs-do-take = prend la tuile { $row } de la colonne { $column }
gods-love-dinosaurs-do-place = pose la tuile sur { $first } et { $second }
gods-love-dinosaurs-do-breed = place un petit en { $hex }
gods-love-dinosaurs-do-hunt = chasse de { $start } à { $end } et mange en { $eaten }
gods-love-dinosaurs-do-starve = laisse mourir de faim l’animal en { $start }
gods-love-dinosaurs-do-hatch = fait éclore un dinosaure
gods-love-dinosaurs-do-keep = garde ses œufs
gods-love-dinosaurs-do-done = a terminé
gods-love-dinosaurs-event-settled = { $seat } : { $animal } s’installe en { $hex }
gods-love-dinosaurs-event-absent = { $seat } : la réserve n’a plus cet animal ({ $animal }), l’hexagone reste vide
gods-love-dinosaurs-event-activated = Activation : { $species }
gods-love-dinosaurs-event-born = { $seat } : { $animal } naît en { $hex }
gods-love-dinosaurs-event-cub = { $seat } : { $animal } naît en { $hex }, là où une proie fut mangée
gods-love-dinosaurs-event-eats = { $seat } : { $hunter } mange { $animal } en { $hex }
gods-love-dinosaurs-event-starved = { $seat } : { $animal } meurt de faim en { $hex }
gods-love-dinosaurs-event-devours = { $seat } : un dinosaure mange { $animal } en { $hex }
gods-love-dinosaurs-event-famished = { $seat } : le dinosaure en { $hex } meurt de faim
gods-love-dinosaurs-event-hatched = { $seat } : un dinosaure éclot dans le nid
gods-love-dinosaurs-event-laid = { $seat } : { $eggs ->
    [one] { $eggs } nouvel œuf
   *[other] { $eggs } nouveaux œufs
  }
gods-love-dinosaurs-event-moved = Le pion Dinosaure avance à la colonne { $column }
gods-love-dinosaurs-event-refill = Les colonnes vides reçoivent { $tiles } tuiles
gods-love-dinosaurs-event-ended = Les piles ne suffisent pas à remplir les colonnes vides
gods-love-dinosaurs-no-over = La partie est finie
gods-love-dinosaurs-no-chance-draws = Les tuiles sont tirées au hasard
gods-love-dinosaurs-no-first-settled = Le premier joueur est désigné avant la partie
gods-love-dinosaurs-no-setting-up = Le plateau se remplit : attendez le premier tour
gods-love-dinosaurs-no-filling = Les colonnes vides se remplissent d’abord
gods-love-dinosaurs-no-not-your-turn = Ce n’est pas votre tour
gods-love-dinosaurs-no-one-by-one = Avec la réserve imprimée, les joueurs agissent l’un après l’autre : d’autres passent d’abord
gods-love-dinosaurs-no-take-now = Prenez d’abord une tuile
gods-love-dinosaurs-no-no-row = À ce nombre de joueurs, le plateau a moins de rangées
gods-love-dinosaurs-no-no-tile = Il n’y a pas de tuile à cet endroit
gods-love-dinosaurs-no-place-now = Posez d’abord la tuile prise
gods-love-dinosaurs-no-torn = Les deux hexagones d’une tuile sont côte à côte
gods-love-dinosaurs-no-covered = L’un de ces hexagones est déjà pris
gods-love-dinosaurs-no-no-contact = La tuile doit toucher votre écosystème
gods-love-dinosaurs-no-same-placement = Cette tuile est pareille dans les deux sens : nommez les deux hexagones dans l’autre ordre
gods-love-dinosaurs-no-say-done = Votre tuile est posée : terminez, et ce qu’elle déclenche commence
gods-love-dinosaurs-no-not-waiting = Aucun animal n’y attend d’agir
gods-love-dinosaurs-no-breed-now = Vos proies se reproduisent : dites où, ou terminez
gods-love-dinosaurs-no-no-hex = Votre écosystème n’a pas cet hexagone
gods-love-dinosaurs-no-occupied = Il y a déjà un animal
gods-love-dinosaurs-no-wrong-terrain = Ce n’est ni son terrain favori ni un joker
gods-love-dinosaurs-no-no-parent = Aucun parent n’est à côté
gods-love-dinosaurs-no-parents-taken = Les parents voisins sont pris par les autres petits
gods-love-dinosaurs-no-no-target = Vous avez terminé : il ne reste aucun hexagone où se reproduire
gods-love-dinosaurs-no-none-left = Il n’y a plus de dinosaure dans la réserve
gods-love-dinosaurs-no-declined = Vous avez terminé la reproduction
gods-love-dinosaurs-no-must-act = Chacun de ces animaux doit d’abord chasser ou mourir de faim
gods-love-dinosaurs-no-all-acted = Vous avez terminé : aucun de vos animaux de cette espèce n’attend d’agir
gods-love-dinosaurs-no-no-prey = La chasse doit finir sur une proie
gods-love-dinosaurs-no-out-of-reach = Il n’y arrive pas : il n’a pas assez de pas ou, si c’est un aigle, ce n’est pas en ligne droite
gods-love-dinosaurs-no-blocked = Un prédateur ou un dinosaure barre le passage
gods-love-dinosaurs-no-eats-others = Il mange toutes les proies qu’il croise : aucun chemin ne donne ce repas
gods-love-dinosaurs-no-hatch-first = Décidez d’abord si un œuf éclot
gods-love-dinosaurs-no-no-egg = Vous n’avez pas assez d’œufs pour cela
gods-love-dinosaurs-no-nest-taken = La montagne du nid n’est pas vide
gods-love-dinosaurs-no-hatch-decided = L’éclosion se décide une seule fois, avant que vos dinosaures bougent
gods-love-dinosaurs-no-dinosaurs-must-act = Chaque dinosaure doit d’abord chasser ou mourir de faim
gods-love-dinosaurs-no-dinosaurs-all-acted = Vous avez terminé : aucun de vos dinosaures n’attend d’agir
gods-love-dinosaurs-no-no-mountain = Il doit finir sur une montagne sans autre dinosaure
gods-love-dinosaurs-no-nothing-eaten = Il doit manger au moins un animal
gods-love-dinosaurs-no-nothing-there = Il n’y a rien à manger en { $hex }
gods-love-dinosaurs-no-too-far = Cinq pas n’y suffisent pas
gods-love-dinosaurs-no-dinosaur-blocks = Un autre dinosaure barre le passage
gods-love-dinosaurs-no-eats-more = Il mange tous les animaux qu’il croise : sur tout chemin il en mange davantage
gods-love-dinosaurs-end-piles = Les piles ne suffisaient plus à remplir les colonnes vides.
gods-love-dinosaurs-tied = Égalité : le dernier dans l’ordre du tour passe devant.
gods-love-dinosaurs-part-eggs = œufs
gods-love-dinosaurs-part-dinosaurs = dinosaures vivants
gods-love-dinosaurs-fact-points-by-seat = Points actuels
gods-love-dinosaurs-fact-is-out = Hors du jeu
gods-love-dinosaurs-fact-columns = Colonnes
gods-love-dinosaurs-fact-species = colonne
gods-love-dinosaurs-fact-tiles = tuiles
gods-love-dinosaurs-fact-take-wakes = en prendre une active l’espèce
gods-love-dinosaurs-fact-take-wakes-dinosaurs = en prendre une active les dinosaures
gods-love-dinosaurs-fact-has-marker = pion
gods-love-dinosaurs-fact-tiles-left = Tuiles restant dans les piles
gods-love-dinosaurs-fact-wanted-by-next-refill = Tuiles qu’il faudrait pour remplir, si c’était maintenant
gods-love-dinosaurs-fact-ends-with-dinosaurs = La partie finit à la prochaine activation des dinosaures, si c’était maintenant
gods-love-dinosaurs-fact-ecosystem-by-seat = Si chaque espèce agissait maintenant
gods-love-dinosaurs-fact-newborns = Petits au plus
gods-love-dinosaurs-fact-frog = grenouilles
gods-love-dinosaurs-fact-rabbit = lapins
gods-love-dinosaurs-fact-rat = rats
gods-love-dinosaurs-fact-tiger = Tigres
gods-love-dinosaurs-fact-eagle = Aigles
gods-love-dinosaurs-fact-dinosaur = Dinosaures
gods-love-dinosaurs-fact-can-hatch = Un œuf peut éclore
gods-love-dinosaurs-fact-hex = hexagone
gods-love-dinosaurs-fact-food = nourriture à portée
gods-love-dinosaurs-fact-starves = meurt de faim
gods-love-dinosaurs-fact-eggs = œufs au plus
gods-love-dinosaurs-fact-hunts = chasses différentes
gods-love-dinosaurs-icon = { $value ->
    [frog] avec une grenouille
    [rabbit] avec un lapin
    [rat] avec un rat
    [tiger] avec un tigre
    [eagle] avec un aigle
   *[none] sans animal
  }
gods-love-dinosaurs-terrain = { $value ->
    [lake] lac
    [forest] forêt
    [field] champ
    [wild] joker
   *[mountain] montagne
  }
gods-love-dinosaurs-beside = { $value ->
    [lake] lac
    [forest] forêt
    [field] champ
    [wild] joker
   *[mountain] montagne
  }
gods-love-dinosaurs-column = { $value ->
    [frog] des grenouilles
    [rabbit] des lapins
    [rat] des rats
    [tiger] des tigres
   *[eagle] des aigles
  }
gods-love-dinosaurs-species = { $value ->
    [frog] grenouilles
    [rabbit] lapins
    [rat] rats
    [tiger] tigres
    [eagle] aigles
   *[dinosaur] dinosaures
  }
gods-love-dinosaurs-animal = { $value ->
    [frog] une grenouille
    [rabbit] un lapin
    [rat] un rat
    [tiger] un tigre
    [eagle] un aigle
   *[dinosaur] un dinosaure
  }
gods-love-dinosaurs-hunter = { $value ->
    [frog] une grenouille
    [rabbit] un lapin
    [rat] un rat
    [tiger] un tigre
    [eagle] un aigle
   *[dinosaur] un dinosaure
  }
