page-title = Dinotable
page-tagline = Quatre jeux de société sur les dinosaures et les chaînes alimentaires
page-home = Accueil
page-skip = Aller au contenu
page-language = Langue
page-theme = Clair ou sombre
page-rules = Règles
page-no-rules = Ce jeu n’a pas encore de règles à lire ici. Ce que vous pouvez faire est toujours proposé, et chaque ligne du journal dit ce qui s’est passé.
page-close = Fermer
page-name = Votre nom
page-name-of = Nom à la place { $seat }
page-name-why = Pour que les autres sachent qui a joué. Aucun compte nécessaire.
page-name-save = On joue
page-play-now = Jouer
page-play-now-why = Contre des robots, tout de suite
page-play-against = contre { $level }
page-learn = Apprendre
page-learn-done = { $done }/{ $steps }
page-learn-game = Apprendre { $game }
page-learn-step = { $done } étapes sur { $steps }
page-with-friends = Entre amis
page-continue = Reprendre
page-my-games-all = Toutes mes parties
page-none-finished = Vos parties terminées seront ici.
page-you-button = Vous
page-you-change = Changer …
page-you-why = Votre nom, votre dinosaure, votre couleur ; votre compte
page-head-start = avance de { $points }
page-part-head-start = avance
page-suggest-first = { $level } est le plus gentil pour commencer.
page-suggest-up = Vous avez devancé { $from } dans { $won } parties sur { $games } : essayez { $level }.
page-suggest-down = { $from } vous a donné du fil à retordre ces derniers temps : essayez { $level }.
page-suggest-even = { $level } et vous êtes à peu près à égalité : { $won } parties sur { $games } sont à vous.
page-suggest-top = Vous battez { $level } le plus souvent, et personne ici n’est plus fort.
page-new-table = Nouvelle table
page-join-title = Rejoindre une table
page-join-what = Collez le lien ou le code reçu
page-join-go = Y aller
page-join-nonsense = Ce n’est ni le lien ni le code d’une table. Un lien finit par …/t/ et seize lettres ; un code, ce sont les seize lettres.
page-join-elsewhere = Ce lien mène à un autre serveur : { $host }. Ouvrez-le dans la barre d’adresse.
page-join-nothing = Cette table n’existe pas ou plus ici, ou le lien est abîmé.
page-open-tables = Tables ouvertes
page-rated = Classée
page-changed-rules = Règles changées : { $count }
page-ladder = Classement
page-my-games = Mes parties
page-none-open = Aucune table n’attend de joueurs.
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
page-restart-at = Le serveur redémarre à { $time }. Toutes les parties sont conservées.
page-restart-left = Dans { $time }.
page-announcement-close = Fermer cette annonce
page-undo = Annuler
page-hint = Conseil
page-thinking = Réflexion …
page-log = Ce qui s’est passé
page-log-empty = Il ne s’est encore rien passé.
page-log-rule = Règle { $rule }
page-log-why = Pourquoi ?
page-what = Que puis-je en faire ?
page-what-mode = Touchez : qu’est-ce que c’est ?
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
page-preview = Ce qui se passerait
page-confirm = Confirmer
page-cancel = Annuler le choix
page-settings = Réglages
page-name-count = { $count } caractères sur { $most }
page-name-long = { $most } caractères au plus : il y en a { $count }.
page-only-move = Jouer d’office le seul coup possible (jamais pour un choix secret ou une réaction)
page-animation = Vitesse des animations
page-still = Votre système demande moins de mouvement : rien ne bouge.
page-skip-show = Passer l’animation
page-sound = Son
page-on = oui
page-off = non
page-ranking = Classement
page-rank = { $rank }.
page-out = éliminé
page-out-why = Les éliminés sont classés derniers, du dernier sorti au premier.
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
page-who-bot = Robot : { $level }
page-listed = La montrer parmi les tables ouvertes
page-first-click = Choisissez un jeu
page-hand-over = Passez l’appareil à { $name }
page-hand-over-go = Je suis { $name }
page-hand-over-any = Qui tient l’appareil ?
page-hand-over-why = D’ici là, toutes les mains restent cachées.
page-illegal = Impossible : { $why }
page-failed = Cela n’a pas marché : { $why }
page-loading = Chargement …
page-not-found = Il n’y a rien ici.
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Tout montrer
page-options = Options
page-speed-off = sans mouvement
page-speed-slow = lente
page-speed-usual = normale
page-speed-fast = rapide
page-keys = Clavier
page-key-tab = aller plus loin, ou revenir : barre, plateau, question, tiroirs
page-key-press = appuyer
page-key-list = ouvrir la liste de tout ce que vous pouvez faire
page-key-arrows = se déplacer dans la liste, et sur une carte
page-key-turn = tourner la tuile que vous allez poser
page-key-undo = annuler
page-key-what = qu’est-ce que c’est ? là où vous êtes, ou à chaque toucher
page-key-hint = demander un conseil
page-key-escape = lâcher ce qui était choisi ; passer ce qui est montré ; fermer
page-key-help = cette liste
page-key-name = { $key ->
    [Space] Espace
   *[Enter] Entrée
  }
page-how-many = Nombre de joueurs
page-option-seat-0 = Place 1
page-option-random = au sort
page-option-on = oui
page-option-off = non
page-your-turn-to = À vous : { $what }
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
page-brought = Cette partie a commencé dans un navigateur, sans serveur : qui l’a commencée pouvait en connaître le hasard.
page-given = Et si : les { $lines } premières lignes sont celles d’une autre partie.
page-curve = Comment la partie a basculé
page-curve-why = À chaque décision : combien des autres chacun pouvait espérer devancer, estimé par le robot « { $level } » avec ce que chacun pouvait savoir à sa dernière décision. À deux joueurs, la chance de gagner.
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
page-duplicate = Même hasard à une autre table
page-duplicate-why = Les deux tables sont distribuées d’une même graine. Aucune ne peut être regardée avant la fin des deux ; ensuite on les compare. Ne jouez pas aux deux.
page-duplicate-why-here = Une deuxième table attend sur cet appareil, distribuée de la même graine. Cette partie finie, qui joue ensuite y commence ; les deux finies, on les compare.
page-duplicate-ask = Le même hasard à une deuxième table, pour comparer ensuite entre amis
page-duplicate-ask-here = Le même hasard à une deuxième table, pour qui jouera ensuite sur cet appareil, et comparer après
page-duplicate-first = Envoyez ce lien à qui joue la place { $seat } à l’autre table et y lance la partie :
page-duplicate-wait = L’autre table de ce hasard n’est pas finie. Ensuite, on pourra revoir et comparer les deux.
page-compare = Comparer les deux tables
page-compare-of = Même hasard : { $game }
page-compare-table = Table { $number }
page-parted = Les { $lines } premières lignes sont les mêmes aux deux.
page-parted-go = Là où elles se séparent
page-menu = Journal, discussion, règles, réglages
page-since = Depuis votre dernier tour
page-show-again = Revoir
page-final = On ne pourra pas revenir en arrière.
page-sent = En route …
page-sent-slow = Le serveur n’a pas encore répondu. Votre coup est gardé et sera renvoyé.
page-confirms = Demander une confirmation avant ce qui est irréversible
page-look-at-board = Regarder le plateau
page-drawer-log = Ce qui s’est passé
page-drawer-chat = Discussion
page-drawer-figures = Chiffres
page-drawer-glance = Un tour en un coup d’œil
page-drawer-rules = Règles
page-drawer-settings = Réglages
page-dark = Couleurs sombres
page-menu-news = Journal, discussion, règles, réglages : { $count } nouveautés
page-drew = { $count } tirages
page-end-counting = On compte …
page-end-wins = { $name } l’emporte !
page-end-you-win = Victoire ! Bien joué.
page-end-shared = Victoire partagée : { $names } !
page-end-kind-0 = { $you ->
    [yes] Vous avez tenu compagnie aux autres jusqu’au bout. Il faut bien un fossile.
   *[no] { $name } a tenu compagnie aux autres jusqu’au bout. Il faut bien un fossile.
  }
page-end-kind-1 = { $you ->
    [yes] Vous gardez toute votre chance pour la prochaine partie.
   *[no] { $name } garde toute sa chance pour la prochaine partie.
  }
page-end-kind-2 = { $you ->
    [yes] Vous avez perdu avec panache, et les dinosaures l’ont remarqué.
   *[no] { $name } a perdu avec panache, et les dinosaures l’ont remarqué.
  }
page-end-kind-3 = { $you ->
    [yes] Vous aviez 65 millions d’années d’avance.
   *[no] { $name } avait 65 millions d’années d’avance.
  }
page-end-why = Pourquoi ? Les règles qui en décident
page-end-points-for = Points pour : { $what }
page-end-proof = Le hasard et sa preuve
page-picture = En faire une image
page-picture-failed = Ce navigateur ne sait pas faire une image du plateau. Une capture d’écran y arrive.
page-guest = Anonyme
page-result = { $rank ->
    [1] Victoire
   *[other] { $rank }e place
  } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-nowhere-why = Ce qui vivait à cette adresse est parti plus loin, ou le lien contient une coquille.
page-nowhere-home = Retour aux jeux
