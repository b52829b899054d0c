page-title = Dinotable
page-tagline = Quatre jeux de société sur les dinosaures et les chaînes alimentaires
page-home = Accueil
page-skip = Aller au contenu
page-language = Langue
page-theme = Clair ou sombre
page-rules = Règles
page-close = Fermer
page-name = Votre nom
page-name-of = Nom à la place { $seat }
page-name-why = Pour que les autres sachent qui a joué. Aucun compte nécessaire.
page-name-save = On joue
page-play-now = Jouer
page-play-now-why = Contre des robots, tout de suite
page-new-table = Nouvelle table
page-join-title = Rejoindre une table
page-join-what = Collez le lien ou le code reçu
page-join-go = Y aller
page-join-nonsense = Ce n’est ni le lien ni le code d’une table. Un lien finit par …/t/ et seize lettres ; un code, ce sont les seize lettres.
page-join-elsewhere = Ce lien mène à un autre serveur : { $host }. Ouvrez-le dans la barre d’adresse.
page-join-nothing = Cette table n’existe pas ou plus ici, ou le lien est abîmé.
page-open-tables = Tables ouvertes
page-my-games = Mes parties
page-none-open = Aucune table n’attend de joueurs.
page-none-mine = Vous n’avez pas encore de partie.
page-players = { $fewest }–{ $most } joueurs
page-minutes = environ { $minutes } min
page-reconstruction = En partie reconstitué
page-unofficial = Une œuvre de fans, non officielle. Les jeux appartiennent à leurs auteurs et éditeurs.
page-your-turn = À vous de jouer
page-waiting = On attend { $names }
page-lent = Un robot joue à votre place
page-over = La partie est terminée
page-open = En attente du début
page-connection-live = Connecté
page-connection-lost = Connexion perdue : nouvel essai …
page-connection-back = De nouveau connecté
page-offline = Le serveur est injoignable. Ce que vous avez fait y est gardé ; cette page reprendra à son retour.
page-undo = Annuler
page-hint = Conseil
page-thinking = Réflexion …
page-log = Ce qui s’est passé
page-log-empty = Il ne s’est encore rien passé.
page-log-rule = Règle { $rule }
page-took-back = { $name } reprend { $count ->
    [one] sa dernière action
   *[other] ses { $count } dernières actions
  }
page-chance = Le hasard
page-board = Plateau
page-seats = Joueurs
page-seat = Place { $seat }
page-you = vous
page-bot = robot
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-choices = Ce que vous pouvez faire
page-choices-more = Tout montrer ({ $count })
page-choose-kind = Choisissez d’abord quoi faire
page-preview = Ce qui se passerait
page-preview-how = Pointez quelque chose pour voir ce qui s’ensuivrait.
page-preview-nothing = Rien de plus que le coup lui-même.
page-confirm = Confirmer
page-cancel = Annuler le choix
page-settings = Réglages
page-only-move = Jouer tout seul le coup unique
page-animation = Vitesse des animations
page-still = Votre système demande moins de mouvement : rien ne bouge.
page-skip-show = Passer l’animation
page-sound = Son
page-on = oui
page-off = non
page-ranking = Classement
page-rank = { $rank }.
page-seed = La graine était { $seed }. Son empreinte avait été montrée avant la donne : { $ok ->
    [yes] elles concordent.
   *[no] elles ne concordent pas !
  }
page-again = Rejouer
page-download = Télécharger la partie
page-copy-link = Copier le lien
page-copied = Copié
page-invite = Envoyez ce lien à qui joue { $seat } :
page-start = Commencer la partie
page-watch = Regarder
page-who-me = Moi
page-who-friend = Un ami, par lien
page-who-here = Quelqu’un à cet appareil
page-who-bot = Robot : { $rung }
page-listed = La montrer parmi les tables ouvertes
page-first-click = Choisissez un jeu
page-hand-over = Passez l’appareil à { $name }
page-hand-over-go = Je suis { $name }
page-hand-over-why = La main de la personne précédente n’est plus dans cette page.
page-illegal = Impossible : { $why }
page-failed = Cela n’a pas marché : { $why }
page-loading = Chargement …
page-not-found = Il n’y a rien ici.
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Tout montrer
page-board-read = Le plateau en mots
page-hint-best = Le meilleur selon moi : { $move }
page-hint-why = Cela change :
page-hint-chance = { $percent } %
page-hint-chance-why = 0 % : sûrement dernier, 100 % : sûrement premier
page-options = Options
page-speed-off = sans mouvement
page-speed-slow = lente
page-speed-usual = normale
page-speed-fast = rapide
food-chain-page-power = Puissance
food-chain-page-value = Points pour qui la dévore
food-chain-page-hunts = Chasse
food-chain-page-hunted-by = Chassée par
food-chain-page-free-tokens = Jetons libres
food-chain-page-captured = Jetons capturés
food-chain-page-hand = Votre main
happy-little-dinosaurs-page-route = Itinéraire de secours
happy-little-dinosaurs-page-known = Vous savez de cette main : { $cards }
happy-little-dinosaurs-page-line = { $line ->
    [card] { $card }
    [added] ajout : { $card }
    [trait] capacité
    [push] coup de pouce
    [sour] grimace
   *[inverted] inversion
  }
happy-little-dinosaurs-page-effect-pebble = On peut défausser une carte Ressource et ajouter sa valeur.
happy-little-dinosaurs-page-effect-claw = On peut regarder une main et y prendre une carte.
happy-little-dinosaurs-page-effect-adder = On peut l’échanger avec la carte sans effet d’un voisin.
happy-little-dinosaurs-page-effect-juice = On peut défausser une carte Ressource à effet et ajouter sa valeur.
happy-little-dinosaurs-page-effect-breath = On peut défausser jusqu’à trois cartes.
happy-little-dinosaurs-page-effect-snapjaw = Le meilleur et le pire score s’échangent.
happy-little-dinosaurs-page-effect-odd-fruit = Coups de pouce et grimaces comptent double.
happy-little-dinosaurs-page-effect-log = On peut regarder deux cartes du paquet et en garder une.
happy-little-dinosaurs-page-effect-fern = On peut échanger les cartes de deux autres.
happy-little-dinosaurs-page-effect-saw = Tous les autres effets sont ignorés cette manche.
happy-little-dinosaurs-page-effect-push = Deux de plus à n’importe quel score.
happy-little-dinosaurs-page-effect-sour = Deux de moins à n’importe quel score.
happy-little-dinosaurs-page-effect-upside-down = Le meilleur et le pire score s’échangent.
happy-little-dinosaurs-page-effect-safety-plan = La Catastrophe part sous son paquet.
happy-little-dinosaurs-page-effect-not-mine = Quelqu’un d’autre reçoit la Catastrophe.
gods-love-dinosaurs-page-starves = mourrait de faim maintenant
gods-love-dinosaurs-page-marker = pion Dinosaure
gods-love-dinosaurs-page-wakes = la dernière tuile active cette espèce
gods-love-dinosaurs-page-wakes-dinosaurs = la dernière tuile active cette espèce et les dinosaures
gods-love-dinosaurs-page-ends = Les prochains dinosaures terminent la partie
gods-love-dinosaurs-page-turn = Tourner
gods-love-dinosaurs-page-place = Poser ici : { $hex }
gods-love-dinosaurs-page-ecosystem = { $name } : { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
  }, { $points } points
ciao-dino-page-terrain = { $value ->
    [mountain] montagne
    [savanna] savane
    [jungle] jungle
    [volcano] volcan
   *[meteorite] météorite
  }
ciao-dino-page-tile = { $terrain }, place pour { $room }
ciao-dino-page-sea = mer
ciao-dino-page-lake = lac
ciao-dino-page-phase = { $phase ->
    [first] Qui commence ?
    [land] On pose les terres
    [deal] On distribue les cartes
    [place] Placement des dinosaures
    [card] Dérive : jouer ou piocher une carte
    [tile] Dérive : choisir une tuile
    [target] Où la tuile dérive-t-elle ?
    [act] Actions
    [reveal] On pioche une carte
    [refill] On pioche une carte
    [over] Fin
   *[other] { $phase }
  }
ciao-dino-page-action-points = { $points ->
    [one] Encore { $points } point d’action
   *[other] Encore { $points } points d’action
  }
ciao-dino-page-hand = Votre carte : { $card }
ciao-dino-page-card = Jouée : { $card }
ciao-dino-page-left = Cartes restantes : { $one } à dos 1, { $two } à dos 2
ciao-dino-page-odds = Météorite ensuite : { $odds } %
ciao-dino-page-continents = Continents : dinosaures → points si la partie finissait maintenant
ciao-dino-page-continent = Continent
ciao-dino-page-original = celui du volcan
ciao-dino-page-size = Tuiles
ciao-dino-page-scored = Déjà marqués
ciao-dino-page-now = Si c’était fini
ciao-dino-page-reserve = En réserve
page-keys = Touches : c va à ce que vous pouvez faire, les flèches s’y déplacent, Entrée choisit ; u annule, h demande un conseil, r tourne une tuile.
ciao-dino-page-seat = { $now } si fin · { $reserve } en rés.
ciao-dino-page-seat-out = éliminé
ciao-dino-page-seat-swims = { $count ->
    [one] { $count } nageur
   *[other] { $count } nageurs
  }
food-chain-page-known = À coup sûr en main : { $cards }
gods-love-dinosaurs-page-eggs = œufs
gods-love-dinosaurs-page-hungry = { $count } à jeun
gods-love-dinosaurs-page-hungry-why = mourraient de faim en agissant maintenant
ciao-dino-page-rings = Anneaux
ciao-dino-page-earliest = Météorite : au plus tôt à la pioche { $draws }
ciao-dino-page-warn-swim = { $count ->
    [one] Votre nageur en { $hex } retourne
   *[other] Vos { $count } nageurs en { $hex } retournent
  } à la réserve à la fin de votre tour ; { $has ->
    [yes] terres libres à côté : { $ways }
   *[no] aucune terre libre à côté
  }
ciao-dino-page-warn-crowd = Surpopulation sur { $hex } : à la fin de votre tour, { $count ->
    [one] un des vôtres retourne
   *[other] { $count } des vôtres retournent
  } à la réserve
food-chain-page-cannot-eat = ne peut pas dévorer :
food-chain-page-marks = ✓ peut dévorer · ✕ ne peut pas, pointez pour savoir pourquoi · ! le vôtre est en danger
food-chain-page-warn = { $danger ->
    [capture] Avant votre prochain tour, { $names } peut capturer { $animal } ({ $place })
   *[discard] Avant votre prochain tour, { $names } peut dévorer la proie chassée par { $animal } ({ $place })
  }
happy-little-dinosaurs-page-next = Catastrophes encore possibles :
happy-little-dinosaurs-page-last = Manche précédente :
happy-little-dinosaurs-page-ran = avance de { $steps }
gods-love-dinosaurs-page-you-breed = vous : { $count } { $count ->
    [one] petit
   *[other] petits
  }
gods-love-dinosaurs-page-you-hunt = vous : { $fed } repas{ $hungry ->
    [0] {""}
   *[other] {", "}{ $hungry } à jeun
  }
gods-love-dinosaurs-page-you-dinosaurs = dinosaures : { $eggs } { $eggs ->
    [one] œuf
   *[other] œufs
  } au plus{ $hungry ->
    [0] {""}
   *[other] {", "}{ $hungry } à jeun
  }
happy-little-dinosaurs-page-found = Prenez l’une d’elles
page-how-many = Nombre de joueurs
page-option-seat-0 = Place 1
page-option-random = au sort
page-option-on = oui
page-option-off = non
gods-love-dinosaurs-option-supply-unlimited = autant qu’il en faut
gods-love-dinosaurs-option-supply-printed = comme dans la boîte
page-your-turn-to = À vous : { $what }
ciao-dino-page-ask = { $phase ->
    [place] placez deux dinosaures
    [card] jouez votre carte ou piochez
    [tile] choisissez la tuile qui dérive
    [target] choisissez où elle va
   *[act] dépensez vos points d’action
  }
food-chain-page-ask = chassez, dévorez, échangez ou passez
happy-little-dinosaurs-page-ask = { $phase ->
    [choose] choisissez une carte Ressource
    [effect] utiliser l’effet de la carte ?
    [loot] prenez une carte
    [search] regarder deux cartes ?
    [keep] gardez une carte
    [window] changez un score, ou passez
    [sudden] mort subite : choisissez une carte
    [answer] prendre la Catastrophe ?
   *[discard] défausser une carte ?
  }
gods-love-dinosaurs-page-ask = { $phase ->
    [take] prenez une tuile
    [place] posez votre tuile
    [placed] finissez votre tour, ou annulez
    [breeding] placez les petits
    [predators] faites chasser vos prédateurs
    [hatching] faire éclore un œuf ?
   *[dinosaurs] faites chasser vos dinosaures
  }
page-tied = À égalité de points, départage par la règle { $rule }.
page-out = Pour vous, c’est fini. Regardez la suite, ou :
page-replay = Revoir
page-replay-of = Partie revue : { $game }
page-replay-line = Ligne { $line } sur { $lines }
page-replay-start = Le début de la partie
page-replay-first = Au début
page-replay-back = Une ligne en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-on = Une ligne en avant
page-replay-last = À la fin
page-replay-speed = Vitesse
page-eyes = Vu par
page-eyes-watch = un spectateur
page-eyes-all = tout le monde ensemble
page-all-hands = Ce que chacun a pour soi
page-own-hand = Main :
page-own-choice = Choisi :
page-own-looked = Regardé :
page-copy-moment = Copier un lien vers ce moment
page-to-table = Vers la table
page-given = Et si : les { $lines } premières lignes sont celles d’une autre partie.
page-curve = Comment la partie a basculé
page-curve-why = À chaque décision : combien des autres chacun pouvait espérer devancer, estimé par le robot « { $rung } » avec ce que chacun pouvait savoir à sa dernière décision. À deux joueurs, la chance de gagner.
page-curve-working = Calcul en cours …
page-curve-share = { $share } %
page-swings = Plus grands basculements
page-swing = Ligne { $line } : { $name } { $change } %
page-what-if = Et si ?
page-what-if-why = Une table à vous, qui commence par ces lignes et continue avec un autre hasard.
page-what-if-seat = Je joue
page-what-if-others = Les autres
page-what-if-go = Jouer à partir de la ligne { $line }
page-bring = Une partie d’un fichier
page-bring-choose = Choisir un fichier …
page-bring-why = Un enregistrement téléchargé ici ou sauvegardé dans le terminal, 2 Mo au plus.
page-twin = Même hasard à une autre table
page-twin-why = Les deux tables sont distribuées d’une même graine. Aucune ne peut être regardée avant la fin des deux ; ensuite on les compare. Ne jouez pas aux deux.
page-twin-ask = Le même hasard à une deuxième table, pour comparer ensuite entre amis
page-twin-first = Envoyez ce lien à qui joue la place { $seat } à l’autre table et y lance la partie :
page-twin-wait = L’autre table de ce hasard n’est pas finie. Ensuite, on pourra revoir et comparer les deux.
page-compare = Comparer les deux tables
page-compare-of = Même hasard : { $game }
page-compare-table = Table { $number }
page-parted = Les { $lines } premières lignes sont les mêmes aux deux.
page-parted-go = Là où elles se séparent
