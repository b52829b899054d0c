# Les coups, tels qu’on les tape et les lit : un mot chacun.
food-chain-say-kind = { $value ->
    [hunt] chasser
    [swarm] essaim
    [eat] dévorer
    [abandon] abandonner
    [exchange] échanger
    [discard] défausser
    [pass] passer
    [first] commencer
    [draw] distribuer
    [turn] retourner
    [trophy] trophée
   *[other] { $value }
  }
food-chain-say-lead = { $value ->
    [on] sur
    [for] contre
   *[other] { $value }
  }
food-chain-say-value = { $value ->
    [plants] plantes
    [cherries] cerises
    [beetle] scarabée
    [snail] escargot
    [toad] crapaud
    [mouse] souris
    [hedgehog] hérisson
    [hare] lièvre
    [fox] renard
    [boar] sanglier
    [wolf] loup
    [bear] ours
    [hunter] chasseur
    [swarm] essaim
    [acorns] glands
    [berries] baies
    [flowers] fleurs
    [grass] herbe
    [mushrooms] champignons
    [nuts] noisettes
    [seeds] graines
    [ant] fourmi
    [butterfly] papillon
    [caterpillar] chenille
    [fly] mouche
    [grasshopper] sauterelle
    [slug] limace
    [spider] araignée
    [worm] ver
    [frog] grenouille
    [lizard] lézard
    [salamander] salamandre
    [snake] serpent
    [badger] blaireau
    [bat] chauve-souris
    [deer] cerf
    [marten] martre
    [mole] taupe
    [rabbit] lapin
    [squirrel] écureuil
    [vole] campagnol
    [weasel] belette
    [buzzard] buse
    [crow] corneille
    [eagle] aigle
    [jay] geai
    [owl] chouette
    [thrush] grive
    [tit] mésange
    [woodpecker] pic
   *[other] { $value }
  }
