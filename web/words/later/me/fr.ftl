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
page-me-not-counted-variants = { $count ->
    [one] Une partie aux règles changées n’est pas comptée ici : ses points ne se comparent à rien.
   *[other] { $count } parties aux règles changées ne sont pas comptées ici : leurs points ne se comparent à rien.
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
page-me-again-choose = Rejouer avec { $name }
page-me-again = Rejouer avec { $names }
page-me-again-why = Choisissez une ou plusieurs personnes et un jeu : une table s’ouvre avec une place pour chacune. Qui a un compte ici la trouve sur sa page d’accueil et peut refuser ; aux autres, vous envoyez le lien de leur place.
page-me-again-guest = Choisissez une ou plusieurs personnes et un jeu : une table s’ouvre avec une place pour chacune, et vous envoyez à chacune le lien de la sienne.
page-me-again-game = Jeu
page-me-again-go = Ouvrir la table
page-me-again-many = { $game } se joue à { $most } au plus : choisissez moins de monde, ou un autre jeu.
page-me-asked = Des places pour { $names }
page-me-asked-seat = { $seat } : { $name }
page-me-asked-why = Qui a un compte ici trouve la place sur sa page d’accueil. Aux autres, envoyez le lien.
page-me-asked-guest = Envoyez à chaque personne le lien de sa place.
page-me-invited = On vous invite à jouer
page-me-invited-by = { $name } vous invite à jouer à { $game }
page-me-invited-who = { $count ->
    [0] { $seats } joueurs ; personne n’y est encore
   *[other] { $seats } joueurs ; déjà là : { $names }
  }
page-me-invited-rated = classée
page-me-take = Voir la table
page-me-decline = Refuser
page-me-mute = { $name } : ne plus m’inviter
page-me-may-ask = Qui peut m’inviter
page-me-takes-none = Personne ne peut m’inviter à une table
page-me-takes-none-why = Les personnes avec qui vous avez joué peuvent vous inviter à une nouvelle table. Vous décidez à chaque fois.
page-me-muted = Pas de la part de : { $names }
page-me-forgive = Les laisser m’inviter de nouveau
