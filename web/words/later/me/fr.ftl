page-me-title = Mes parties
page-me-guest = Ce sont les parties de ce navigateur. Avec un compte, vous les retrouvez sur tous vos appareils, et elles restent quand ce navigateur oublie.
page-me-account = Créer un compte
page-me-running = En cours
page-me-none-running = Aucune partie en cours.
page-me-finished = Terminées
page-me-none = Aucune partie terminée pour l’instant. Jouez-en une : elle sera ici, avec son résultat.
page-me-none-of = Aucune partie terminée de ce jeu.
page-me-play = Jouer une partie
page-me-filter = Quelles parties
page-me-all = Tous les jeux
page-me-with = avec { $names }
page-me-alone = en solitaire
page-me-won = Gagnée
page-me-shared = Première place, partagée
page-me-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
  } sur { $seats }
page-me-lent = finie par un robot
page-me-rated = Classée
page-me-rating-up = cote { $after } (+{ $change })
page-me-rating-down = cote { $after } (−{ $change })
page-me-rating-same = cote { $after } (±0)
page-me-gone = La table a été rangée ; le résultat reste.
page-me-older = { $count ->
    [one] Une partie plus ancienne est en train d’être relue …
   *[other] { $count } parties plus anciennes sont en train d’être relues …
  }
page-me-range = { $from }–{ $to } sur { $count }
page-me-newer = Plus récentes
page-me-earlier = Plus anciennes
page-me-pages = Pages des parties terminées
page-me-statistics = Le bilan
page-me-games = { $games ->
    [one] Une partie
   *[other] { $games } parties
  }
page-me-wins = { $wins ->
    [0] aucune victoire encore
    [one] une victoire
   *[other] { $wins } victoires
  }
page-me-points = { $points } points en moyenne, { $best } au mieux
page-me-best-why = La partie avec le plus de points
page-me-players = Joueurs
page-me-count = Parties
page-me-first = Gagnées
page-me-average = Place moyenne
page-me-fair = au hasard { $place }
page-me-of = { $some } sur { $all }
page-me-bots = Contre les robots
page-me-ahead = Devant { $level } : { $ahead } fois sur { $games }{ $same ->
    [0] {""}
   *[other] , à égalité { $same }
  }
page-me-not-counted = { $count ->
    [one] Une partie qu’un robot a finie à votre place n’est pas comptée ici.
   *[other] { $count } parties qu’un robot a finies à votre place ne sont pas comptées ici.
  }
page-me-people = Avec qui vous avez joué
page-me-nobody = Personne encore. Invitez quelqu’un : un lien suffit, sans compte.
page-me-met = { $games ->
    [one] une partie
   *[other] { $games } parties
  }, la dernière le { $date }
page-me-against = Vous : devant { $ahead }, derrière { $behind }{ $same ->
    [0] {""}
   *[other] , à égalité { $same }
  }
