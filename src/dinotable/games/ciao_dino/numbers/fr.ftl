# Ce qu’une autre boîte peut changer. `$of` est la chose, dans le mot du jeu ; `$players` le nombre de joueurs concerné.
box-room = { $of ->
    [mountain] Dinosaures que nourrit une montagne
    [savanna] Dinosaures que nourrit une savane
    [jungle] Dinosaures que nourrit une jungle
   *[volcano] Dinosaures que nourrit le volcan
  }
box-rings = Anneaux de terre autour du volcan, à { $players } joueurs
box-lake-rings = Anneaux parmi lesquels se trouvent les lacs
box-tiles = { $of ->
    [mountain] Tuiles montagne, à { $players } joueurs
    [savanna] Tuiles savane, à { $players } joueurs
    [jungle] Tuiles jungle, à { $players } joueurs
   *[lake] Lacs au départ, à { $players } joueurs
  }
box-cards-1 = { $of ->
    [mountain] Cartes montagne au dos 1, à { $players } joueurs
    [savanna] Cartes savane au dos 1, à { $players } joueurs
   *[jungle] Cartes jungle au dos 1, à { $players } joueurs
  }
box-cards-2 = { $of ->
    [mountain] Cartes montagne au dos 2, à { $players } joueurs
    [savanna] Cartes savane au dos 2, à { $players } joueurs
    [jungle] Cartes jungle au dos 2, à { $players } joueurs
   *[meteorite] Météorites parmi les cartes au dos 2, à { $players } joueurs
  }
box-dinosaurs = Dinosaures de chaque joueur, à { $players } joueurs
box-placement-rounds = Tuiles sur lesquelles chacun s’installe au départ
box-placement-dinosaurs = Dinosaures placés sur chacune d’elles
box-standstill = Tours de table sans carte avant le dernier tour de jeu
box-points = Points d’action par tour, à { $players } joueurs
box-last-round = Points d’action par tour, au dernier tour de jeu
box-cost = { $of ->
    [drift] Points d’action pour une dérive
    [migration] Points d’action pour une migration
    [rescue] Points d’action pour un sauvetage
   *[breeding] Points d’action pour une reproduction
  }
box-rescue = Nageurs qu’un sauvetage ramène à terre, au plus
box-young = Dinosaures nés d’une reproduction, au plus
box-new-first = Points de la majorité sur un nouveau continent, à { $players } joueurs
box-new-second = Points de la deuxième place sur celui-ci, à { $players } joueurs
box-final-first = À la fin, la majorité : points en % de la taille du continent
box-final-second = À la fin, la deuxième place : points en % de la taille du continent
