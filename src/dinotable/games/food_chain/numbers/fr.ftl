# Ce qu’une autre boîte peut changer. Noms des cartes, sans article.
box-card = { $of ->
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
    [swarm] essaim d’abeilles
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
    [lynx] lynx
    [marten] martre
    [mole] taupe
    [rabbit] lapin
    [rat] rat
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
   *[other] { $of }
  }
box-cards = Cartes : { box-card }
box-power = Puissance : { box-card }
box-value = Points pour qui la dévore : { box-card }
box-hunts = Ce qu’elle chasse : { box-card }
box-order = Organismes dans l’ordre où le hasard les compte, si ce n’est pas celui d’ici
box-tokens = Jetons de chacun, à { $players } joueurs
box-hand = Cartes distribuées à chacun, à { $players } joueurs
box-bases = Bases voulues sur la table, à { $players } joueurs
box-draw = { $of ->
    [hunt] Cartes piochées après une chasse
    [pass] Cartes piochées après avoir passé
   *[swarm] Cartes piochées après un essaim d’abeilles
  }
box-token = Points pour chaque jeton d’un adversaire
