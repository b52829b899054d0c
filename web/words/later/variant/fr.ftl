variant-why = Tous les nombres des règles, et tout le matériel. Les personnes invitées voient ce qui est changé, et les règles le disent. Une telle table n’est jamais classée.
variant-open = Ouvrir un fichier…
variant-save = Enregistrer en fichier
variant-reset = Tout remettre
variant-name = Son nom, s’il lui en faut un
variant-search = Chercher parmi { $count } nombres
variant-only = Seulement ce qui est changé
variant-none = Rien ne s’appelle ainsi.
variant-group = { $name } · { $count }
variant-group-changed = { $count ->
    [one] un changement
   *[other] { $count } changements
  }
variant-less = { $what } : un de moins
variant-more = { $what } : un de plus
variant-back = { $what } : comme d’habitude
variant-bounds = De { $low } à { $high }
variant-opened = { $file } est ouvert.
variant-elsewhere = { $count ->
    [one] Un changement concerne un autre nombre de joueurs.
   *[other] { $count } changements concernent un autre nombre de joueurs.
  }
variant-refused = On ne peut pas jouer ainsi : { $why }
variant-changes = Ce qui est différent ici
variant-no-changes = À autant de joueurs, rien n’est différent.
variant-play = Nouvelle table avec ces règles
