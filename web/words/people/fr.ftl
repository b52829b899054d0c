people-lent-why = { $why ->
    [clock] { $name } n’a plus de temps : un robot ({ $level }) joue à sa place
    [absent] { $name } n’est pas là : un robot ({ $level }) joue à sa place
   *[other] Un robot ({ $level }) joue pour { $name }
  }
people-taken = { $name } reprend sa place
people-swapped = Les places { $one } et { $other } sont échangées
people-proposed = { $what ->
    [back] { $name } voudrait reprendre un coup
    [swap] { $name } voudrait changer de place avec { $other }
   *[bot] { $name } voudrait laisser un robot jouer pour { $other }
  }
people-proposed-back = { $name } voudrait ramener la partie avant « { $line } »
people-back-choose = Demander à revenir à une ligne précédente
people-back-why = Choisissez une ligne : la partie reprendrait juste avant elle. Les autres doivent être d’accord.
people-back-none = Rien ne peut être repris pour l’instant.
people-back-line = Demander à revenir avant : { $line }
people-answered = { $yes ->
    [yes] { $name } est d’accord
   *[no] { $name } refuse
  }
people-vacation = { $begins ->
    [yes] { $name } part en vacances
   *[no] { $name } revient de vacances
  }
people-rematched = { $name } propose une revanche
people-agree = D’accord
people-decline = Refuser
people-waits = En attente : { $names }
people-bot-for-you = Un robot joue à votre place.
people-spent = Votre temps est écoulé : le robot joue jusqu’à la fin.
people-take-back = Reprendre ma place
people-ask-back = Demander à reprendre mon dernier coup
people-ask-bot = Laisser un robot jouer pour { $name }
people-waited = { $name } n’est pas là. Un robot pourra jouer à sa place dans { $left }.
people-rest-begin = Partir en vacances (reste { $left })
people-rest-end = Finir mes vacances (reste { $left })
people-clock = Temps restant
people-away = en vacances
people-absent = pas là
people-days = { $days } j { $hours } h
people-hours = { $hours } h { $minutes } min
people-chat = Discussion
people-chat-watchers = Discussion des spectateurs
people-chat-empty = Personne n’a encore rien dit.
people-watcher = { $name } (spectateur)
people-somebody = Quelqu’un
people-say = Dire quelque chose
people-send = Envoyer
people-reactions = Réactions
people-reaction = { $reaction ->
    [yes] pouce levé
    [clap] applaudissements
    [laugh] rire
    [wow] étonnement
    [sad] tristesse
    [heart] cœur
    [think] réflexion
   *[dino] dinosaure
  }
people-mute = Ne plus lire { $name }
people-unmute = Lire à nouveau { $name }
people-order = Qui est assis où
people-free = libre
people-swap-next = { $name } et { $other } changent de place
people-swap-ask = Proposer à { $name } de changer de place
people-rematch = Revanche
people-rematch-join = Rejoindre la revanche
people-rematch-watch = Regarder la revanche
people-time-control-ask = Pendules, et que faire si quelqu’un s’absente
people-time-control-clock = Pendule
people-time-control-none = sans pendule
people-time-control-bank = des minutes pour toute la partie
people-time-control-days = des jours pour chaque décision
people-time-control-minutes = Minutes par personne
people-time-control-added = Secondes ajoutées à chaque décision
people-time-control-bank-why = Une pendule ne court que tant que sa joueuse ou son joueur a quelque chose à décider. Quand le temps est écoulé, le robot joue jusqu’à la fin de la partie.
people-time-control-each = Jours pour chaque décision
people-time-control-vacation = Jours de vacances par personne
people-time-control-days-why = Les jours comptent tant que ce serveur tourne. Quand ils sont écoulés, le robot joue jusqu’au retour de la personne. Les vacances arrêtent la pendule. À qui l’on demande son accord, on laisse le même temps.
people-time-control-absent = Un robot joue pour qui n’est pas connecté
people-time-control-after = { $seconds ->
    [0] seulement si les autres le décident
    [60] après une minute
    [3600] après une heure
    [86400] après un jour
   *[other] après { $minutes } minutes
  }
people-time-control-stand-in = Ce robot
people-time-control-absent-why = Qui revient reprend sa place d’un seul bouton.
people-remove = Retirer
people-remove-name = Retirer { $name } de cette table
people-remove-sure = Retirer { $name } ?
people-remove-why = La place redevient libre. Du même appareil ou du même compte, on ne pourra plus prendre de place libre ici.
people-remove-friend-why = La place redevient libre, et vous pouvez créer un nouveau lien vers elle.
people-keep = Garder
people-until = Encore { $left } pour répondre
people-lapsed = Le temps pour répondre est écoulé : ce qui était demandé n’est pas fait
people-time-control = Temps de jeu
people-amount = { $unit ->
    [day] { $count ->
        [one] un jour
       *[other] { $count } jours
      }
    [hour] { $count ->
        [one] une heure
       *[other] { $count } heures
      }
    [minute] { $count ->
        [one] une minute
       *[other] { $count } minutes
      }
   *[second] { $count ->
        [one] une seconde
       *[other] { $count } secondes
      }
  }
people-told-clock = { $clock ->
    [bank] { $time } par personne{ $added ->
        [0] {""}
       *[other] , et { $added } secondes de plus à chaque décision
      }
    [days] { $time } par décision
   *[none] Pas de pendule
  }
people-told-vacation = { $time } de vacances par personne
people-told-consent = Quand on demande l’accord de quelqu’un, il y a { $time } pour répondre. Rien n’est décidé sans cette personne.
people-told-patience = Qui n’est plus connecté depuis { $time } n’est plus attendu dans les votes, et peut être remplacé par un robot
people-told-absent = Pour qui n’est plus connecté depuis { $time }, un robot ({ $level }) continue
people-time-control-patience = Les votes n’attendent plus qui n’est pas connecté
people-time-control-patience-why = Avant cela, personne n’est laissé de côté. Avec des jours par décision, les votes attendent toujours la réponse.
