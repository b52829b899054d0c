# Ce qu’une autre boîte peut changer.
box-rows = Tuiles par colonne, à { $players } joueurs
box-supply = Réserve, si elle est limitée : { $of ->
    [frog] grenouilles
    [rabbit] lapins
    [rat] rats
    [tiger] tigres
    [eagle] aigles
   *[dinosaur] dinosaures
  }
box-favourite = Terrain de reproduction, outre le joker : { $of ->
    [frog] grenouilles
    [rabbit] lapins
   *[rat] rats
  }
box-marker-start = Colonne du pion Dinosaure au départ
box-marker-move = Colonnes dont avance le pion Dinosaure
box-steps = { $of ->
    [tiger] Pas d’un tigre
    [eagle] Pas d’un aigle
   *[dinosaur] Pas d’un dinosaure
  }
box-eggs-start = Œufs dans chaque nid au départ
box-eggs-hatching = Œufs que coûte un nouveau dinosaure
box-eggs = { $of ->
    [predator] Œufs par prédateur qu’un dinosaure mange
   *[prey] Œufs par proie qu’un dinosaure mange
  }
box-score = { $of ->
    [egg] Points par œuf
   *[dinosaur] Points par dinosaure vivant
  }
box-start = Tuile de départ : le centre, puis l’anneau dans le sens horaire depuis l’est
box-tiles = { $of ->
    [A-2] Pile A, toujours
    [A-3] Pile A, dès 3 joueurs
    [A-4] Pile A, dès 4 joueurs
    [A-5] Pile A, à 5 joueurs
    [B-2] Pile B, toujours
    [B-3] Pile B, dès 3 joueurs
    [B-4] Pile B, dès 4 joueurs
    [B-5] Pile B, à 5 joueurs
    [C-2] Pile C, toujours
    [C-3] Pile C, dès 3 joueurs
    [C-4] Pile C, dès 4 joueurs
    [C-5] Pile C, à 5 joueurs
    [D-2] Pile D, toujours
    [D-3] Pile D, dès 3 joueurs
    [D-4] Pile D, dès 4 joueurs
   *[D-5] Pile D, à 5 joueurs
  }
