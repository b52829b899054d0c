# Le plein écran.
full-your-turn = { $name }, c’est à vous.
full-waits = On attend { $names } …
full-pick = Entrée pour choisir.
full-would = { $move } : { $what }
full-learn-how = Chaque étape est une position d’une vraie partie. Pointez un coup comme en jouant : ? montre les touches, h aide, q quitte.
full-play-help = ? montre les touches, r les règles, h donne un conseil.
full-unpick = Entrée pour le reprendre.
full-instead = Entrée pour choisir ceci à la place : { $kinds }
full-moves-here = Entrée pour choisir : { $kinds }
full-nothing-here = Rien à faire ici. Tab mène à ce qui est possible.
full-keys = Entrée choix · Échap retour · h conseil · u annuler · : taper · ? aide · q fin
full-keys-waiting = + rythme · t thème · q quitter
full-keys-steps = ← → pas · Début Fin · p lire · c courbe · e yeux · w et si · q quitter
full-eyes = Par les yeux de qui ? Un numéro de place ; rien pour tout voir :
full-keys-paper = ↑ ↓ · Entrée ou Échap ferme · Ctrl-C quitte
full-keys-menu = ↑ ↓ · Entrée choisit · Échap revient · q quitte
full-keys-choice = ↑ ↓ · Entrée choisit · Échap revient
full-keys-question = Entrée · Échap revient · Ctrl-C quitte
full-keys-type = Tab complète · Entrée · Échap revient
full-type = Un coup ou une commande :
full-leave = Entrée pour quitter.
full-pace = { $seconds } secondes entre les coups
full-help =
    Flèches     parcourir le plateau, la main et les choix
    Tab         la prochaine chose à choisir (Maj+Tab : la précédente)
    Entrée      choisir ; dès que le coup est complet, il est joué
    Échap       reprendre ce qui a été choisi ; dans un cadre : retour, ou non
    Ctrl-C      quitter, de partout ; on peut enregistrer d’abord
    souris      pointer pour voir la suite, cliquer pour choisir

    h  conseil       u  annuler      l  journal
    f  faits         r  règles       i  que puis-je en faire ?
    w  pourquoi (pas)                v  variante
    o  les autres et la légende
    :  taper un coup ou une commande, comme en mode ligne
    m  toute la carte, sans les noms, quand la place manque
    s  enregistrer   t  sombre ou clair
    +  rythme des autres             q  quitter
