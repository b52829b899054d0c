food-chain-title = Food Chain
food-chain-tagline = Dans la forêt, tout le monde a faim, et chacun est le repas d’un autre.
food-chain-reconstruction = Le paquet est une reconstitution : la liste des cartes imprimées est introuvable (FC1.2).
food-chain-head = Tour { $turns } · pioche { $pile } · défausse { $discards }
food-chain-under = Connues sous la pioche : { $cards }
food-chain-hand = Votre main :
food-chain-turn = à { $seat } de jouer
food-chain-show-seat = { $points } pts · { $cards } en main · { $eaten ->
    [one] { $eaten } dévorée
   *[other] { $eaten } dévorées
  }
food-chain-legend = ● jeton libre   ○ sur une carte   × capturé   I–V puissance   (5) points
food-chain-seat = { $cards } en main · { $eaten ->
    [one] { $eaten } dévorée
   *[other] { $eaten } dévorées
  }
food-chain-holds = { " · tient" } { $tokens }
food-chain-known = En main à coup sûr chez { $seat } : { $cards }
food-chain-you = { " · vous" }
food-chain-may-eat = ← peut dévorer
food-chain-at-risk = ! peut être capturé
food-chain-draw-turn = À { $seat } de jouer
food-chain-draw-chance = Des cartes sont distribuées
food-chain-draw-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
food-chain-draw-hand = Votre main
food-chain-draw-pile = pioche
food-chain-draw-discards = défausse
food-chain-draw-eaten = dévorées
food-chain-draw-captured = capturés
food-chain-draw-known = en main à coup sûr
food-chain-draw-may-eat = peut dévorer
food-chain-draw-may-not = ne peut pas
food-chain-draw-danger = à vous, en danger
food-chain-draw-hunts = chasse ceux-ci
food-chain-draw-hunted = chassé par ceux-ci
food-chain-draw-hunter = chasse tout organisme
food-chain-draw-swarm = fait fuir une carte du dessus
food-chain-do-hunt = envoie { $card } chasser la carte { $place }
food-chain-do-swarm = lance un essaim d’abeilles sur la carte { $place }
food-chain-do-eat = dévore la carte { $place }
food-chain-do-abandon = abandonne la carte { $place }
food-chain-do-exchange = échange { $card } contre la base { $place }
food-chain-do-discard = passe et défausse { $card }
food-chain-do-pass = passe
food-chain-do-first = désigne qui commence : { $seat }
food-chain-do-draw = distribue { $card }
food-chain-do-turn = retourne { $card }
food-chain-do-trophy = désigne { $card } parmi les cartes dévorées
food-chain-event-starts = { $seat } commence
food-chain-event-turned = Nouvelle base : { $animal }, en { $place }
food-chain-event-under = Pas de base : { $animal } va sous la pioche
food-chain-event-hunted = Là, { $animal } chasse { $prey }, en { $place }
food-chain-event-driven = L’essaim chasse { $animal } ; le jeton rentre chez { $owner }
food-chain-event-ate = { $seat } prend { $animal }, face cachée
food-chain-event-captured = { $seat } capture un jeton à { $owner }
food-chain-event-came-back = Le jeton posé dessus revient à { $seat }
food-chain-event-swapped = { $seat } et { $owner } se rendent chacun un jeton
food-chain-event-left = À la défausse : { $animal } ; le jeton rentre chez { $owner }
food-chain-event-new-base = Séparation : { $animal }, en { $place }, devient une base
food-chain-event-took = { $seat } prend en main { $animal }, en { $place }
food-chain-event-last-token = { $owner } a perdu son dernier jeton
food-chain-event-all-passed = Tous ont passé à la suite, et la pioche est vide
food-chain-event-gave = { $owner } donne { $animal } à { $seat } et reprend un jeton
food-chain-no-not-now = Ce n’est pas votre tour
food-chain-no-turn-done = Vous avez joué : les cartes se tirent
food-chain-no-chance-only = Seul le hasard fait cela
food-chain-no-nothing-there = Il n’y a pas de carte { $place }
food-chain-no-same-as = Cela revient au même qu’en { $place } : dites { $place }
food-chain-no-not-in-box = Cette boîte n’a pas cette carte : { $card }
food-chain-no-not-in-hand = Pas dans votre main : { $card }
food-chain-no-not-to-exchange = Pas dans votre main pour l’échanger : { $card }
food-chain-no-not-to-discard = Pas dans votre main pour la défausser : { $card }
food-chain-no-no-token = Vous n’avez pas de jeton libre
food-chain-no-not-prey = Ce n’est pas une proie pour { $animal } : { $prey }
food-chain-no-hunter-not-prey = Le chasseur n’est jamais une proie
food-chain-no-swarm-drives = Un essaim ne chasse pas de proie, il exclut un sommet : dites essaim et la place
food-chain-no-no-swarm = Vous n’avez pas d’essaim d’abeilles
food-chain-no-nothing-to-drive = Aucun jeton n’est posé là : { $animal }
food-chain-no-swarm-needs-top = Pas un sommet : { $animal }, chassé à son tour
food-chain-no-not-hunting = Aucun de vos animaux ne chasse { $animal }
food-chain-no-is-hunted = Pas un sommet : { $animal } que vous y avez est chassé à son tour
food-chain-no-stronger = Une puissance supérieure s’y oppose : { $animal } ({ $power }), pour { $seat }
food-chain-no-tied = Une puissance égale s’y oppose : { $animal } ({ $power }), pour { $seat }, et vos autres animaux n’y sont pas devant
food-chain-no-not-yours = Votre jeton n’est pas sur cette carte : { $animal }
food-chain-no-not-top = Pas un sommet, puisque chassé : { $animal }
food-chain-no-no-organism = Pas un organisme, donc pas d’échange : { $animal }
food-chain-no-no-base = Pas une base : { $animal } chasse une proie
food-chain-no-has-token = Sur cette carte ({ $animal }), { $seat } a posé un jeton
food-chain-no-base-hunted = Une carte chasse { $animal }
food-chain-no-not-weaker = La base doit être plus puissante : { $animal } n’a que { $power }, contre { $card }
food-chain-no-must-discard = Pour passer avec des cartes en main, défaussez-en une en la nommant
food-chain-part-eaten = { $count ->
    [one] { food-chain-name }
   *[other] { $count } × { food-chain-name }
  }
food-chain-part-received = { $count ->
    [one] { food-chain-name } (échange)
   *[other] { $count } × { food-chain-name } (échange)
  }
food-chain-part-tokens = jetons capturés
food-chain-end-tokens = Un joueur a perdu son dernier jeton.
food-chain-end-passes = La pioche est vide et tous ont passé à la suite.
food-chain-fact-points-by-seat = points acquis
food-chain-fact-is-out = hors jeu
food-chain-fact-tokens-left-by-seat = jetons non perdus
food-chain-fact-meals = qui peut dévorer maintenant
food-chain-fact-blocked = qui ne peut pas, et pourquoi
food-chain-fact-risks = en danger avant votre prochain tour
food-chain-fact-unseen = cartes que vous n’avez pas vues
food-chain-fact-seat = joueur
food-chain-fact-animal = animal
food-chain-fact-place = en
food-chain-fact-card = carte
food-chain-fact-points = points
food-chain-fact-token-seat = jeton de
food-chain-fact-because = car
food-chain-fact-other-seat = par
food-chain-fact-by-seats = par
food-chain-fact-danger = danger
food-chain-fact-count = nombre
food-chain-because = { $value ->
    [hunted] il est chassé lui-même
    [stronger] un autre y est plus fort
   *[tied] un autre y est aussi fort
  }
food-chain-danger = { $value ->
    [capture] peut être capturé
    [threat] est chassé
   *[discard] peut perdre sa proie
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
    [plants] des plantes
    [cherries] des cerises
    [beetle] un scarabée
    [snail] un escargot
    [toad] un crapaud
    [mouse] une souris
    [hedgehog] un hérisson
    [hare] un lièvre
    [fox] un renard
    [boar] un sanglier
    [wolf] un loup
    [bear] un ours
    [hunter] un chasseur
    [swarm] un essaim d’abeilles
    [acorns] des glands
    [berries] des baies
    [flowers] des fleurs
    [grass] de l’herbe
    [mushrooms] des champignons
    [nuts] des noisettes
    [seeds] des graines
    [ant] une fourmi
    [butterfly] un papillon
    [caterpillar] une chenille
    [fly] une mouche
    [grasshopper] une sauterelle
    [slug] une limace
    [spider] une araignée
    [worm] un ver
    [frog] une grenouille
    [lizard] un lézard
    [salamander] une salamandre
    [snake] un serpent
    [badger] un blaireau
    [bat] une chauve-souris
    [deer] un cerf
    [lynx] un lynx
    [marten] une martre
    [mole] une taupe
    [rabbit] un lapin
    [rat] un rat
    [squirrel] un écureuil
    [vole] un campagnol
    [weasel] une belette
    [buzzard] une buse
    [crow] une corneille
    [eagle] un aigle
    [jay] un geai
    [owl] une chouette
    [thrush] une grive
    [tit] une mésange
    [woodpecker] un pic
   *[hidden] une carte
  }
food-chain-animal = { $value ->
    [plants] les plantes
    [cherries] les cerises
    [beetle] le scarabée
    [snail] l’escargot
    [toad] le crapaud
    [mouse] la souris
    [hedgehog] le hérisson
    [hare] le lièvre
    [fox] le renard
    [boar] le sanglier
    [wolf] le loup
    [bear] l’ours
    [hunter] le chasseur
    [swarm] l’essaim d’abeilles
    [acorns] les glands
    [berries] les baies
    [flowers] les fleurs
    [grass] l’herbe
    [mushrooms] les champignons
    [nuts] les noisettes
    [seeds] les graines
    [ant] la fourmi
    [butterfly] le papillon
    [caterpillar] la chenille
    [fly] la mouche
    [grasshopper] la sauterelle
    [slug] la limace
    [spider] l’araignée
    [worm] le ver
    [frog] la grenouille
    [lizard] le lézard
    [salamander] la salamandre
    [snake] le serpent
    [badger] le blaireau
    [bat] la chauve-souris
    [deer] le cerf
    [lynx] le lynx
    [marten] la martre
    [mole] la taupe
    [rabbit] le lapin
    [rat] le rat
    [squirrel] l’écureuil
    [vole] le campagnol
    [weasel] la belette
    [buzzard] la buse
    [crow] la corneille
    [eagle] l’aigle
    [jay] le geai
    [owl] la chouette
    [thrush] la grive
    [tit] la mésange
    [woodpecker] le pic
   *[hidden] la carte
  }
food-chain-prey = { $value ->
    [plants] les plantes
    [cherries] les cerises
    [beetle] le scarabée
    [snail] l’escargot
    [toad] le crapaud
    [mouse] la souris
    [hedgehog] le hérisson
    [hare] le lièvre
    [fox] le renard
    [boar] le sanglier
    [wolf] le loup
    [bear] l’ours
    [hunter] le chasseur
    [swarm] l’essaim d’abeilles
    [acorns] les glands
    [berries] les baies
    [flowers] les fleurs
    [grass] l’herbe
    [mushrooms] les champignons
    [nuts] les noisettes
    [seeds] les graines
    [ant] la fourmi
    [butterfly] le papillon
    [caterpillar] la chenille
    [fly] la mouche
    [grasshopper] la sauterelle
    [slug] la limace
    [spider] l’araignée
    [worm] le ver
    [frog] la grenouille
    [lizard] le lézard
    [salamander] la salamandre
    [snake] le serpent
    [badger] le blaireau
    [bat] la chauve-souris
    [deer] le cerf
    [lynx] le lynx
    [marten] la martre
    [mole] la taupe
    [rabbit] le lapin
    [rat] le rat
    [squirrel] l’écureuil
    [vole] le campagnol
    [weasel] la belette
    [buzzard] la buse
    [crow] la corneille
    [eagle] l’aigle
    [jay] le geai
    [owl] la chouette
    [thrush] la grive
    [tit] la mésange
    [woodpecker] le pic
   *[hidden] la carte
  }
food-chain-name = { $value ->
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
   *[hidden] ?
  }
# The options, as they are asked for at the start.
food-chain-option-first = Qui commence
food-chain-option-trophy-swap = Échange avec un trophée
