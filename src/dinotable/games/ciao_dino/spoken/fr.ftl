# Les coups, tels qu’on les tape et les lit : un mot chacun.
ciao-dino-say-kind = { $value ->
    [first] commencer
    [tile] tuile
    [deal] distribuer
    [place] placer
    [play] jouer
    [draw] piocher
    [drift] dériver
    [to] poser
    [migrate] migrer
    [rescue] sauver
    [breed] reproduire
    [done] terminer
   *[other] { $value }
  }
ciao-dino-say-lead = { $value ->
    [to] vers
   *[other] { $value }
  }
ciao-dino-say-value = { $value ->
    [mountain] montagne
    [savanna] savane
    [lake] lac
    [meteorite] météorite
    [bred] reproduit
   *[other] { $value }
  }
