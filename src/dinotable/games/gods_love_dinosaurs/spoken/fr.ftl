# Les coups, tels qu’on les tape et les lit : un mot chacun.
gods-love-dinosaurs-say-kind = { $value ->
    [first] commencer
    [draw] retourner
    [take] prendre
    [place] poser
    [breed] reproduire
    [hunt] chasser
    [starve] affamer
    [hatch] éclore
    [keep] garder
    [done] terminer
   *[other] { $value }
  }
gods-love-dinosaurs-say-lead = { $value ->
    [to] vers
    [eating] mangeant
   *[other] { $value }
  }
gods-love-dinosaurs-say-value = { $value ->
    [frog] grenouille
    [rabbit] lapin
    [tiger] tigre
    [eagle] aigle
    [none] aucun
    [lake] lac
    [forest] forêt
    [field] champ
    [wild] joker
    [mountain] montagne
   *[other] { $value }
  }
