# La donne du jour.
daily-title = La donne du jour
daily-what = { $seats } joueurs : vous à la place { $seat }, contre { $bots }. Ici, tout le monde rencontre la même chance et les mêmes bots.
daily-players = { $count ->
    [0] Personne ne l’a encore commencée.
    [one] Une personne l’a commencée.
   *[other] { $count } personnes l’ont commencée.
  }
daily-players-then = { $count ->
    [0] Personne ne l’a jouée.
    [one] Une personne l’a jouée.
   *[other] { $count } personnes l’ont jouée.
  }
daily-until = Jusqu’à { $time }, puis vient la suivante.
daily-begin = La jouer
daily-go-on = Continuer
daily-again = La rejouer (essai { $nth })
daily-again-why = Seul le premier essai compte. Les suivants sont signalés comme tels.
daily-again-ends = Un nouvel essai met fin à celui en cours, qui reste inachevé.
daily-help = Un conseil compte comme une aide, tout comme un bot qui joue pour vous : l’essai est alors classé à part.
daily-hint = Un conseil compte comme une aide : cet essai sera alors classé à part. Redemandez-le pour le voir.
daily-once = Le premier essai compte. Vous verrez les résultats des autres quand votre partie sera finie.
daily-results = Résultats
daily-later = Vous les verrez quand votre propre partie sera finie : avant, ils pourraient trahir quelque chose de la chance.
daily-later-all = Vous les verrez quand plus personne ne jouera cette donne : avant, ils pourraient trahir quelque chose de la chance.
daily-none = Personne ne l’a encore terminée.
daily-place = Rang
daily-name = Qui
daily-rank = À la table
daily-score = Points
daily-replay = Revoir
daily-watch = Regarder
daily-you = { $name } (vous)
daily-nth = { $nth }e essai
daily-helped = aidé par un bot
daily-unfinished = inachevé
daily-address = même adresse
daily-address-why = Quelqu’un d’autre l’avait déjà essayée depuis la même adresse : un voisin, ou la même personne dans un autre navigateur. Le serveur ne peut pas le savoir.
daily-nth-of = { $rank ->
    [1] 1er
   *[other] { $rank }e
  } sur { $seats }
daily-luck-later = Les parties à revoir et le secret de la chance sont dévoilés quand la journée est finie et que plus personne ne joue cette donne, au plus tard { $day } à { $time }. Un essai encore ouvert s’arrête alors, inachevé et hors classement.
daily-before = La donne du { $day }
daily-today = La donne d’aujourd’hui
daily-to-puzzles = Problèmes
daily-see-results = Et pour les autres ?
daily-note = Aujourd’hui, tout le monde joue cette chance : on ne revient pas à un tour passé.
