# Un indice, sur la page, dans le terminal et en Python.
hint-reason = { $sure ->
    [yes] { $reason }
   *[no] { $reason }, très probablement
  }
hint-better = mieux pour vous : { $terms }
hint-worse = moins bien pour vous : { $terms }
hint-standing = { $players ->
    [2] { $standing ->
        [won] presque gagné
        [ahead] nette avance
        [slightly-ahead] légère avance
        [even] à peu près égal
        [slightly-behind] léger retard
        [behind] net retard
       *[lost] presque perdu
      }
   *[other] { $standing ->
        [won] presque sûrement en tête
        [ahead] devant la plupart
        [slightly-ahead] un peu devant le milieu
        [even] au milieu du classement
        [slightly-behind] un peu derrière le milieu
        [behind] derrière la plupart
       *[lost] presque sûrement dernier
      }
  }
hint-chance = { $players ->
    [2] { $error ->
        [0] { $percent } % de gagner
       *[other] { $percent } % de gagner, à { $error } près
      }
   *[other] place attendue : { $place } sur { $players }
  }
hint-expect = Ce qui vous attend : { $expected }
hint-then = Ensuite : { $expected }
hint-all-level = Tout se vaut à peu près : prenez ce qui vous plaît.
hint-level = { $ideas } se valent à peu près : prenez ce qui vous plaît.
hint-exact = Calculé jusqu’à la toute fin : voilà ce qui en sort si chacun joue au mieux.
hint-alone = Il n’y a rien d’autre à faire.
