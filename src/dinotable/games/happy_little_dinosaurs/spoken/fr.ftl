# Les coups, tels qu’on les tape et les lit : un mot chacun.
happy-little-dinosaurs-say-kind = { $value ->
    [draw] piocher
    [turn] retourner
    [choose] choisir
    [add] ajouter
    [look] regarder
    [take] prendre
    [swap] échanger
    [drop] défausser
    [done] terminer
    [search] fouiller
    [keep] garder
    [trade] troquer
    [decline] refuser
    [push] coup-de-pouce
    [sour] grimace
    [upside-down] sens-dessus-dessous
    [pass] passer
    [safety-plan] plan-b
    [not-mine] pas-à-moi
    [accept] accepter
   *[other] { $value }
  }
happy-little-dinosaurs-say-lead = { $value ->
    [at] chez
    [with] avec
    [to] pour
   *[other] { $value }
  }
happy-little-dinosaurs-say-value = { $value ->
    [pebble] caillou
    [plain-1] simple-1
    [plain-2] simple-2
    [plain-3] simple-3
    [plain-4] simple-4
    [plain-5] simple-5
    [plain-6] simple-6
    [plain-7] simple-7
    [plain-8] simple-8
    [plain-9] simple-9
    [claw] griffe
    [adder] vipère
    [juice] jus
    [breath] souffle
    [snapjaw] clac-mâchoire
    [odd-fruit] drôle-de-fruit
    [log] rondin
    [fern] fougère
    [saw] scie
    [push] coup-de-pouce
    [sour] grimace
    [upside-down] sens-dessus-dessous
    [safety-plan] plan-b
    [not-mine] pas-à-moi
    [natural] naturelle
    [predatory] prédatrice
    [emotional] émotionnelle
    [meteor] météorite
   *[other] { $value }
  }
