food-chain-title = Food Chain
food-chain-tagline = In the forest everybody is hungry, and everybody is somebody’s dinner.
food-chain-reconstruction = The deck is a reconstruction: the printed card list could not be found (FC1.2).
# The board.
food-chain-head = Turn { $turns } · pile { $pile } · discards { $discards }
food-chain-under = Known under the pile: { $cards }
food-chain-hand = Your hand:
food-chain-turn = { $seat } to play
food-chain-show-seat = { $points } pts · { $cards } in hand · { $eaten } eaten
food-chain-legend = ● free token   ○ on a card   × captured   I–V power   (5) points
food-chain-seat = { $cards } in hand · { $eaten } eaten
food-chain-holds = { " · holds" } { $tokens }
food-chain-known = Surely in the hand of { $seat }: { $cards }
food-chain-you = { " · you" }
food-chain-may-eat = ← may eat
food-chain-at-risk = ! can be captured
# The drawn board.
food-chain-draw-turn = { $seat } to play
food-chain-draw-chance = Cards are being dealt
food-chain-draw-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
food-chain-draw-hand = Your hand
food-chain-draw-pile = pile
food-chain-draw-discards = discards
food-chain-draw-eaten = eaten
food-chain-draw-captured = captured
food-chain-draw-known = surely in hand
food-chain-draw-may-eat = may eat now
food-chain-draw-may-not = may not eat
food-chain-draw-danger = yours, in danger
food-chain-draw-hunts = hunts these
food-chain-draw-hunted = hunted by these
food-chain-draw-hunter = hunts any organism
food-chain-draw-swarm = drives off a top card
# What is done.
food-chain-do-hunt = sends { $card } to hunt the card at { $place }
food-chain-do-swarm = sets a bee swarm on the card at { $place }
food-chain-do-eat = eats the card at { $place }
food-chain-do-abandon = gives up the card at { $place }
food-chain-do-exchange = exchanges { $card } for the base at { $place }
food-chain-do-discard = passes and discards { $card }
food-chain-do-pass = passes
food-chain-do-first = picks the first player: { $seat }
food-chain-do-draw = deals { $card }
food-chain-do-turn = turns up { $card }
food-chain-do-trophy = picks { $card } from what was eaten
# What happens.
food-chain-event-starts = { $seat } starts
food-chain-event-turned = A new base: { $animal }, at { $place }
food-chain-event-under = No base: { $animal } goes under the pile
food-chain-event-hunted = There { $animal } hunts { $prey }; it lies at { $place }
food-chain-event-driven = The swarm drives off { $animal } of { $owner }; the token goes home
food-chain-event-ate = { $seat } takes { $animal }, face down
food-chain-event-captured = { $seat } captures a token of { $owner }
food-chain-event-came-back = The token on it comes back to { $seat }
food-chain-event-swapped = { $seat } and { $owner } swap a token of each other back
food-chain-event-left = Discarded: { $animal } of { $owner }; the token goes home
food-chain-event-new-base = A split: { $animal } at { $place } is a base now
food-chain-event-took = { $seat } takes { $animal } at { $place } into the hand
food-chain-event-last-token = { $owner } has lost the last token
food-chain-event-all-passed = All have passed in a row, and the pile is empty
food-chain-event-gave = { $owner } gives { $seat } { $animal } and gets a token back
# Why not.
food-chain-no-not-now = It is not your turn
food-chain-no-turn-done = You have had your turn: cards are being drawn
food-chain-no-chance-only = Only chance does that
food-chain-no-nothing-there = There is no card at { $place }
food-chain-no-same-as = The same as at { $place }: say { $place }
food-chain-no-not-in-box = This box has no such card: { $card }
food-chain-no-not-in-hand = Not in your hand: { $card }
food-chain-no-not-to-exchange = Not in your hand to exchange: { $card }
food-chain-no-not-to-discard = Not in your hand to discard: { $card }
food-chain-no-no-token = You have no free token
food-chain-no-not-prey = That is no prey for { $animal }: { $prey }
food-chain-no-hunter-not-prey = The hunter is never prey
food-chain-no-swarm-drives = A bee swarm hunts nothing: it drives a top card off, say swarm and its place
food-chain-no-no-swarm = You have no bee swarm
food-chain-no-nothing-to-drive = There is no token on { $animal }
food-chain-no-swarm-needs-top = Not a top card: { $animal } is hunted itself
food-chain-no-not-hunting = None of your animals hunts { $animal }
food-chain-no-is-hunted = Not a top card: { $animal } of yours there is hunted itself
food-chain-no-stronger = There { $animal } of { $seat } ({ $power }) is stronger
food-chain-no-tied = There { $animal } of { $seat } ({ $power }) is as strong, and your other animals are not ahead
food-chain-no-not-yours = Your token is not on { $animal }
food-chain-no-not-top = Not a top card: { $animal } is hunted
food-chain-no-no-organism = No organism, so no exchange: { $animal }
food-chain-no-no-base = Not a base: { $animal } hunts something
food-chain-no-has-token = On { $animal } lies a token of { $seat }
food-chain-no-base-hunted = Something hunts { $animal }
food-chain-no-not-weaker = The base must be stronger: { $animal } has only { $power }, for { $card }
food-chain-no-must-discard = To pass with cards in hand, discard one: say discard and its name
# How a score came together.
food-chain-part-eaten = { $count ->
    [one] { food-chain-name }
   *[other] { $count } × { food-chain-name }
  }
food-chain-part-received = { $count ->
    [one] { food-chain-name } received
   *[other] { $count } × { food-chain-name } received
  }
food-chain-part-tokens = tokens captured
# How it ended.
food-chain-end-tokens = One player has lost the last token.
food-chain-end-passes = The pile is empty and all have passed in a row.
# Facts.
food-chain-fact-points-by-seat = points so far
food-chain-fact-is-out = out of the game
food-chain-fact-tokens-left-by-seat = tokens not lost
food-chain-fact-meals = who may eat now
food-chain-fact-blocked = who may not, and why
food-chain-fact-risks = at risk before your next turn
food-chain-fact-unseen = cards you have not seen
food-chain-fact-seat = player
food-chain-fact-animal = animal
food-chain-fact-place = at
food-chain-fact-card = card
food-chain-fact-points = points
food-chain-fact-token-seat = token of
food-chain-fact-because = because
food-chain-fact-other-seat = by
food-chain-fact-by-seats = by
food-chain-fact-danger = danger
food-chain-fact-count = number
food-chain-because = { $value ->
    [hunted] it is hunted itself
    [stronger] another there is stronger
   *[tied] another there is as strong
  }
food-chain-danger = { $value ->
    [capture] can be captured
    [threat] is hunted
   *[discard] can lose its prey
  }
food-chain-power = { $value ->
    [i] I
    [ii] II
    [iii] III
    [iv] IV
   *[v] V
  }
# Names of cards: with an article, with a definite one, bare.
food-chain-card = { $value ->
    [plants] plants
    [cherries] cherries
    [beetle] a beetle
    [snail] a snail
    [toad] a toad
    [mouse] a mouse
    [hedgehog] a hedgehog
    [hare] a hare
    [fox] a fox
    [boar] a boar
    [wolf] a wolf
    [bear] a bear
    [hunter] a hunter
    [swarm] a bee swarm
    [acorns] acorns
    [berries] berries
    [flowers] flowers
    [grass] grass
    [mushrooms] mushrooms
    [nuts] nuts
    [seeds] seeds
    [ant] an ant
    [butterfly] a butterfly
    [caterpillar] a caterpillar
    [fly] a fly
    [grasshopper] a grasshopper
    [slug] a slug
    [spider] a spider
    [worm] a worm
    [frog] a frog
    [lizard] a lizard
    [salamander] a salamander
    [snake] a snake
    [badger] a badger
    [bat] a bat
    [deer] a deer
    [lynx] a lynx
    [marten] a marten
    [mole] a mole
    [rabbit] a rabbit
    [rat] a rat
    [squirrel] a squirrel
    [vole] a vole
    [weasel] a weasel
    [buzzard] a buzzard
    [crow] a crow
    [eagle] an eagle
    [jay] a jay
    [owl] an owl
    [thrush] a thrush
    [tit] a tit
    [woodpecker] a woodpecker
   *[hidden] a card
  }
food-chain-animal = { $value ->
    [plants] the plants
    [cherries] the cherries
    [beetle] the beetle
    [snail] the snail
    [toad] the toad
    [mouse] the mouse
    [hedgehog] the hedgehog
    [hare] the hare
    [fox] the fox
    [boar] the boar
    [wolf] the wolf
    [bear] the bear
    [hunter] the hunter
    [swarm] the bee swarm
    [acorns] the acorns
    [berries] the berries
    [flowers] the flowers
    [grass] the grass
    [mushrooms] the mushrooms
    [nuts] the nuts
    [seeds] the seeds
    [ant] the ant
    [butterfly] the butterfly
    [caterpillar] the caterpillar
    [fly] the fly
    [grasshopper] the grasshopper
    [slug] the slug
    [spider] the spider
    [worm] the worm
    [frog] the frog
    [lizard] the lizard
    [salamander] the salamander
    [snake] the snake
    [badger] the badger
    [bat] the bat
    [deer] the deer
    [lynx] the lynx
    [marten] the marten
    [mole] the mole
    [rabbit] the rabbit
    [rat] the rat
    [squirrel] the squirrel
    [vole] the vole
    [weasel] the weasel
    [buzzard] the buzzard
    [crow] the crow
    [eagle] the eagle
    [jay] the jay
    [owl] the owl
    [thrush] the thrush
    [tit] the tit
    [woodpecker] the woodpecker
   *[hidden] the card
  }
food-chain-prey = { $value ->
    [plants] the plants
    [cherries] the cherries
    [beetle] the beetle
    [snail] the snail
    [toad] the toad
    [mouse] the mouse
    [hedgehog] the hedgehog
    [hare] the hare
    [fox] the fox
    [boar] the boar
    [wolf] the wolf
    [bear] the bear
    [hunter] the hunter
    [swarm] the bee swarm
    [acorns] the acorns
    [berries] the berries
    [flowers] the flowers
    [grass] the grass
    [mushrooms] the mushrooms
    [nuts] the nuts
    [seeds] the seeds
    [ant] the ant
    [butterfly] the butterfly
    [caterpillar] the caterpillar
    [fly] the fly
    [grasshopper] the grasshopper
    [slug] the slug
    [spider] the spider
    [worm] the worm
    [frog] the frog
    [lizard] the lizard
    [salamander] the salamander
    [snake] the snake
    [badger] the badger
    [bat] the bat
    [deer] the deer
    [lynx] the lynx
    [marten] the marten
    [mole] the mole
    [rabbit] the rabbit
    [rat] the rat
    [squirrel] the squirrel
    [vole] the vole
    [weasel] the weasel
    [buzzard] the buzzard
    [crow] the crow
    [eagle] the eagle
    [jay] the jay
    [owl] the owl
    [thrush] the thrush
    [tit] the tit
    [woodpecker] the woodpecker
   *[hidden] the card
  }
food-chain-name = { $value ->
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
   *[hidden] ?
  }
# The options, as they are asked for at the start.
food-chain-option-first = Who begins
food-chain-option-trophy-swap = Swapping with a trophy
