# What another box may change. Names of cards, bare.
box-card = { $of ->
    [plants] plants
    [cherries] cherries
    [beetle] beetle
    [snail] snail
    [toad] toad
    [mouse] mouse
    [hedgehog] hedgehog
    [hare] hare
    [fox] fox
    [boar] boar
    [wolf] wolf
    [bear] bear
    [hunter] hunter
    [swarm] bee swarm
    [acorns] acorns
    [berries] berries
    [flowers] flowers
    [grass] grass
    [mushrooms] mushrooms
    [nuts] nuts
    [seeds] seeds
    [ant] ant
    [butterfly] butterfly
    [caterpillar] caterpillar
    [fly] fly
    [grasshopper] grasshopper
    [slug] slug
    [spider] spider
    [worm] worm
    [frog] frog
    [lizard] lizard
    [salamander] salamander
    [snake] snake
    [badger] badger
    [bat] bat
    [deer] deer
    [lynx] lynx
    [marten] marten
    [mole] mole
    [rabbit] rabbit
    [rat] rat
    [squirrel] squirrel
    [vole] vole
    [weasel] weasel
    [buzzard] buzzard
    [crow] crow
    [eagle] eagle
    [jay] jay
    [owl] owl
    [thrush] thrush
    [tit] tit
    [woodpecker] woodpecker
   *[other] { $of }
  }
box-cards = Cards: { box-card }
box-power = Power: { box-card }
box-value = Points for eating it: { box-card }
box-hunts = What it hunts: { box-card }
box-order = Organisms in the order in which chance counts them, if not as listed here
box-tokens = Tokens of each player, { $players } players
box-hand = Cards dealt to each, { $players } players
box-bases = Bases wanted on the table, { $players } players
box-draw = { $of ->
    [hunt] Cards drawn after a hunt
    [pass] Cards drawn after a pass
   *[swarm] Cards drawn after a bee swarm
  }
box-token = Points for each token of an opponent
