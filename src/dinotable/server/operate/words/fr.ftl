# Pour qui fait tourner le serveur.
admin-open = ouverte
admin-playing = en cours
admin-over = finie
admin-cleared = rangée
admin-tables-head = table|jeu|état|places|entrées|ouverte|dernière
admin-accounts-head = nom|créé|places|sessions|vu
admin-more = { $count ->
    [one] Une autre n’est pas affichée.
   *[other] { $count } autres ne sont pas affichées.
  }
admin-nothing = Il n’y a rien.
admin-game = jeu
admin-status = état
admin-entries = entrées
admin-opened = ouverte
admin-last = dernière activité
admin-bytes = octets
admin-watchers = connectés
admin-same-luck = même hasard
admin-made = créé
admin-sessions = sessions
admin-host = hôte
admin-chair = place { $seat }
admin-chair-person = une personne
admin-chair-here = sur l’appareil de l’hôte
admin-chair-friend = pour un ami
admin-chair-open = pour tout le monde
admin-chair-bot = un bot
admin-unreadable = Cette table ne peut pas être lue : les places sont celles de l’ouverture.
admin-cleared-away = { $count ->
    [one] Une table a été rangée : dinotable trash la fait revenir.
   *[other] { $count } tables ont été rangées : dinotable trash les fait revenir.
  }
admin-deleted = { $count ->
    [one] Une table a été supprimée.
   *[other] { $count } tables ont été supprimées.
  }
admin-account-removed = Le compte « { $name } » a été supprimé, et son nom oublié à { $count ->
    [one] une table.
   *[other] { $count } tables.
  }
admin-password = Le nouveau mot de passe de « { $name } », dit cette seule fois : { $password } · sessions terminées : { $count }
admin-ban-address = adresse
admin-ban-name = nom
admin-banned = { $value } est banni.
admin-unbanned = { $value } n’est plus banni.
admin-announced = Tout le monde est prévenu. Pour arrêter : dinotable admin withdraw { $id }
admin-withdrawn = { $id } n’est plus annoncé.
admin-restart = redémarrage à { $time }
admin-until = jusqu’à { $time }
admin-sure = Vraiment ? (o/n)
admin-yes = o|oui|y|yes
admin-sure-tables = { $count ->
    [one] Une table est supprimée pour de bon.
   *[other] { $count } tables sont supprimées pour de bon.
  }
admin-sure-account = Le compte « { $name } » est supprimé pour de bon.
admin-sure-password = Le mot de passe de « { $name } » est remplacé, et toutes ses sessions se terminent.
