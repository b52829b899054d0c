# Les tables qui vivent dans ce navigateur : leur mise en place, où elles sont gardées, et ce qui demande un serveur.
here-starting = Mise en place de la table dans ce navigateur …
here-starting-bytes = { $done } sur { $all } Mo
here-starting-soon = Encore un instant …
here-needs-title = { $what ->
    [account] Les comptes demandent un serveur
    [ratings] Les cotes demandent un serveur
   *[daily] La donne du jour demande un serveur
  }
here-needs-why = { $what ->
    [account] Cette page s’en passe : personne ne s’y connecte. Vos parties sont gardées dans ce navigateur, et vous pouvez toutes les emporter dans un fichier.
    [ratings] Elles comparent des personnes qui jouent ensemble, et cette page se passe de serveur. La force des robots, elle, est mesurée : elle s’affiche quand vous préparez une table.
   *[daily] Tout le monde y reçoit la même donne et compare ensuite ; cette page se passe de serveur. Les problèmes, eux, sont là.
  }
here-needs-keep = Garder mes parties dans un fichier
here-others = À plusieurs
here-others-why = Ici, les parties vivent dans votre navigateur, et aucun serveur ne les connaît. On peut jouer à plusieurs sur cet appareil : « Nouvelle table » le propose. Pour des amis sur d’autres appareils, la discussion et le classement, ouvrez Dinotable sur un serveur.
here-choice = Sur cet appareil, sans le serveur
here-choice-why = Vous et des robots, ou à plusieurs sur cet appareil. La partie reste dans ce navigateur, et personne d’autre ne peut s’y joindre.
here-choice-away = Le serveur est injoignable : une table sur cet appareil s’en passe.
here-duplicate-next = Qui joue maintenant la même donne ? De préférence quelqu’un qui n’a pas regardé ; ou vous, pour faire mieux.
here-duplicate-name = Nom pour la place { $seat }
here-duplicate-begin = Commencer à la deuxième table
here-duplicate-go = Vers la deuxième table
here-server = Continuer sur le serveur
here-server-why = Là-bas, des amis peuvent regarder, vous pouvez discuter, et reprendre sur un autre appareil. La partie déménage telle qu’elle est, et n’est alors plus gardée dans ce navigateur.
here-server-go = Déménager cette partie sur le serveur
here-server-refused = le serveur ne la prend pas : il a peut-être une autre version du jeu
here-delete = Supprimer cette partie
here-delete-why = Elle est gardée dans ce navigateur et nulle part ailleurs : ce qui est supprimé l’est pour de bon.
here-delete-go = Supprimer …
here-delete-ask = Pour de bon ?
here-delete-yes = Oui, la supprimer
here-delete-no = Non, la garder
here-kept = Parties gardées dans ce navigateur
here-kept-why = Les parties jouées sans serveur sont gardées ici et nulle part ailleurs. Un fichier qui les contient toutes est bon à avoir : il les fait revenir, ou les emporte dans un autre navigateur.
here-kept-none = Aucune pour l’instant. Un fichier de parties jouées sans serveur, dans ce navigateur ou un autre, les fait venir ici ; depuis les réglages d’une table, une partie peut ensuite continuer sur le serveur.
here-export = Tout enregistrer dans un fichier
here-export-none = Il n’y a encore rien à enregistrer.
here-exported = { $games ->
    [one] Enregistré : une partie.
   *[other] Enregistré : { $games } parties.
  }
here-import = Reprendre des parties d’un fichier
here-import-nonsense = ce fichier ne contient pas de parties de cette page
here-imported = { $added ->
    [0] Aucune partie nouvelle.
    [one] Une partie ajoutée.
   *[other] { $added } parties ajoutées.
  }
here-imported-broken = { $games ->
    [one] Une est illisible et a été laissée de côté.
   *[other] { $games } sont illisibles et ont été laissées de côté.
  }
here-imported-same = { $games ->
    [one] Une était déjà là.
   *[other] { $games } étaient déjà là.
  }
here-imported-other = { $games ->
    [one] Une a pris un autre cours ici : elle reste telle quelle.
   *[other] { $games } ont pris un autre cours ici : elles restent telles quelles.
  }
