# Problèmes : trouver le meilleur coup.
puzzle-page = Problèmes
puzzle-title = Problème
puzzle-lead = De vraies positions, de vraies parties. Un coup est nettement meilleur que tous les autres : trouvez-le.
puzzle-of-the-day = Le problème du jour
puzzle-streak = { $days ->
    [one] 1 jour
   *[other] { $days } jours de suite
  }
puzzle-solve = Le résoudre
puzzle-look-again = Le revoir
puzzle-none = Il n’y a pas de problèmes sur ce serveur.
puzzle-count = { $solved } sur { $count } terminés
puzzle-entry = Problème { $number }, { $players } joueurs, { $stars ->
    [1] facile
    [2] plus difficile
   *[3] difficile
  }{ $how ->
    [first] , trouvé du premier coup
    [later] , trouvé
    [shown] , solution vue
   *[no] {""}
  }
puzzle-hard = { $stars ->
    [1] Facile
    [2] Plus difficile
   *[3] Difficile
  }
puzzle-to-daily = La donne du jour
puzzle-you = Vous
puzzle-ask = Trouvez le meilleur coup.
puzzle-ask-to = Trouvez le meilleur coup : { $what }
puzzle-done = La position reste telle quelle.
puzzle-known = déjà fait
puzzle-why = Vous savez ce que ce joueur pouvait savoir. Le meilleur coup est celui qui vous place, à la fin, devant { $players ->
    [2] l’autre
   *[other] le plus d’adversaires possible
  }. La partie s’arrête là : seul ce coup compte.
puzzle-solved = C’est ça !
puzzle-solved-later = Trouvé !
puzzle-wrong = Il y a mieux
puzzle-shown = Voici le meilleur coup
puzzle-again = Réessayer
puzzle-show = Voir la solution
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-once-more = Encore une fois
puzzle-your-move = Votre coup :
puzzle-best-move = Le meilleur coup :
puzzle-yours = le vôtre
puzzle-percent = { $percent } %
puzzle-table = { $players ->
    [2] À quelle fréquence vous gagnez d’ici, la partie jouée mille fois jusqu’au bout.
   *[other] Combien des autres vous devancez en moyenne, la partie jouée mille fois jusqu’au bout.
  }
