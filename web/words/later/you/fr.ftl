you-title = Vous
you-save = C’est moi
you-call-me = Appelez-moi « { $name } »
you-another = Un autre nom
you-dinosaur = Votre dinosaure
you-face = { $face ->
    [rex] Tyrannosaure
    [trike] Tricératops
    [longneck] Diplodocus
    [stego] Stégosaure
    [ankylo] Ankylosaure
    [raptor] Vélociraptor
    [ptera] Ptéranodon
    [crest] Parasaurolophus
    [plesio] Plésiosaure
    [sail] Dimétrodon
   *[none] Aucun : la forme de ma place
  }
you-colour = Votre couleur
you-colour-name = { $colour ->
    [0] Bleu
    [1] Orange
    [2] Vert
    [3] Rose
    [4] Jaune
    [5] Violet
    [6] Brun
    [7] Gris
   *[none] La couleur de ma place
  }
you-colour-why = Si deux d’entre vous aiment la même, elle revient à qui est assis en premier.
you-guest = { $dinosaur } { $mood }
you-mood = { $mood ->
    [0] somnolent
    [1] fringant
    [2] affamé
    [3] courtois
    [4] vacillant
    [5] songeur
    [6] chatouilleux
    [7] téméraire
    [8] musicien
    [9] distrait
    [10] joyeux
   *[other] têtu
  }
you-dino = { $dinosaur ->
    [0] Diplodocus
    [1] Stégosaure
    [2] Tricératops
    [3] Vélociraptor
    [4] Ankylosaure
    [5] Ptéranodon
    [6] Iguanodon
    [7] Allosaure
    [8] Plésiosaure
   *[other] Tyrannosaure
  }
