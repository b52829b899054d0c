# Ce qu’une autre boîte peut changer. `$of` est la carte, le dinosaure ou le type de Catastrophe dont il s’agit.
box-card = { $of ->
    [pebble] caillou
    [plain-1] simple 1
    [plain-2] simple 2
    [plain-3] simple 3
    [plain-4] simple 4
    [plain-5] simple 5
    [plain-6] simple 6
    [claw] griffe
    [adder] vipère
    [juice] jus
    [breath] souffle
    [snapjaw] clac-mâchoire
    [odd-fruit] drôle de fruit
    [log] rondin
    [plain-7] simple 7
    [plain-8] simple 8
    [plain-9] simple 9
    [fern] fougère
    [saw] scie
    [push] coup de pouce
    [sour] grimace
    [upside-down] sens dessus dessous
    [safety-plan] plan B
   *[not-mine] pas à moi
  }
box-dinosaur = { $of ->
    [rex] Rex
    [bronto] Bronto
    [ceratops] Cératops
   *[stego] Stégo
  }
box-trait-natural = { box-dinosaur } contre une Catastrophe naturelle
box-trait-predatory = { box-dinosaur } contre une Catastrophe prédatrice
box-trait-emotional = { box-dinosaur } contre une Catastrophe émotionnelle
box-trait-meteor = { box-dinosaur } contre une Météorite
box-value = Valeur de la carte « { box-card } »
box-cards = Cartes « { box-card } » dans le paquet
box-breath = Cartes qu’un souffle défausse, au plus
box-odd-fruit = Combien de fois un drôle de fruit fait compter coups de pouce et grimaces
box-log = Cartes que regarde un rondin
box-push = Points qu’ajoute un coup de pouce
box-sour = Points que retire une grimace
box-disasters = { $of ->
    [natural] Catastrophes naturelles dans le paquet
    [predatory] Catastrophes prédatrices dans le paquet
    [emotional] Catastrophes émotionnelles dans le paquet
   *[meteor] Météorites dans le paquet
  }
box-goal = Cases de l’itinéraire de secours
box-hand = Cartes d’une main complète
box-without-from = En duel, plus petite valeur des cartes Ressource retirées
box-without-to = En duel, plus grande valeur des cartes Ressource retirées
box-taking = Cartes que l’on peut défausser après avoir pris une Catastrophe
box-alike = Catastrophes d’un même type qui éliminent
box-each = Catastrophes de chacun des trois types qui éliminent
box-duel-alike = En duel, Catastrophes d’un même type qui éliminent
box-duel-each = En duel, Catastrophes de chacun des trois types qui éliminent
box-steps = Cases dont chaque Catastrophe fait avancer, en fin de manche
box-rounds = Manches après lesquelles la partie s’arrête
