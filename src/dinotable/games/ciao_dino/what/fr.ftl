# Ce qu’il y a sur la carte et à côté, et ce que cela peut faire.
ciao-dino-what-mountain = De la roche nue et de l’air vif.
ciao-dino-what-savanna = De l’herbe à perte de vue.
ciao-dino-what-jungle = Du vert épais, chaud et humide.
ciao-dino-what-volcano = Le centre du monde. Il ne bouge jamais, et toutes les distances partent de lui. Son continent est celui d’origine, qui ne rapporte jamais rien.
ciao-dino-what-sea = L’eau libre. Une tuile qui dérive se pose sur la mer, plus loin du volcan qu’avant.
ciao-dino-what-lake = De l’eau entourée de terre. On n’y pose aucune tuile, et la toucher ne permet pas de dériver.
ciao-dino-what-feeds = Capacité d’accueil : { $capacity ->
    [one] { $capacity } dinosaure
   *[other] { $capacity } dinosaures
  }, tous joueurs confondus.
ciao-dino-what-drifts = Une tuile peut dériver si elle touche la mer et qu’un de vos dinosaures se tient sur son continent. Ceux qu’elle portait se retrouvent à la nage.
ciao-dino-what-herds = Dinosaures ici : { $herds }.
ciao-dino-what-room = { $room ->
    [0] C’est plein : personne ne peut y venir ni s’y reproduire.
    [one] Encore une place.
   *[other] Encore { $room } places.
  }
ciao-dino-what-continent = Son continent compte { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
  }.
ciao-dino-what-original = Cette tuile est du continent du volcan, qui ne rapporte jamais rien.
ciao-dino-what-most = Le plus de dinosaures : { $names }.
ciao-dino-what-worth = Si la partie finissait maintenant : { $points }.
ciao-dino-what-breaks = Si elle dérivait, son continent se briserait.
ciao-dino-what-herd = { $name } : { $count ->
    [one] { $count } dinosaure
   *[other] { $count } dinosaures
  }
ciao-dino-what-swimmers = { $name } : { $count ->
    [one] { $count } nageur
   *[other] { $count } nageurs
  }
ciao-dino-what-herd-does = À terre, pour des points d’action : l’un d’eux migre vers une tuile voisine qui a de la place, autant de fois que vous voulez, ou se reproduit là où il y en a, chacun une fois par tour au plus. Ils comptent pour la majorité de leur continent.
ciao-dino-what-swimmers-does = Dans l’eau, ils ne migrent pas, ne se reproduisent pas et ne comptent pas. Un sauvetage, pour des points d’action, amène des vôtres sur la terre voisine. À la fin de votre propre tour, ceux qui nagent encore rentrent dans votre réserve.
ciao-dino-what-hand = La carte de votre main
ciao-dino-what-hand-does = En phase 1, vous la jouez, ou vous la gardez et en jouez une de la pioche. Une tuile de son terrain dérive alors.
ciao-dino-what-card = La carte en jeu
ciao-dino-what-card-does = Elle dit quel terrain dérive en phase 1 de ce tour.
ciao-dino-what-card-mountain = Elle fait dériver une montagne.
ciao-dino-what-card-savanna = Elle fait dériver une savane.
ciao-dino-what-card-jungle = Elle fait dériver une jungle.
ciao-dino-what-card-meteorite = Pas de dérive : elle ouvre le dernier tour, un petit tour chacun, puis le comptage final.
ciao-dino-what-pile = La pioche
ciao-dino-what-pile-does = En phase 1, vous pouvez y piocher et jouer au lieu de votre carte. La météorite se cache parmi les cartes marquées 2.
ciao-dino-what-points = Points d’action
ciao-dino-what-points-does = En phase 2, on les dépense dans l’ordre qu’on veut ; ce qui reste est perdu.
ciao-dino-what-prices = Dérive { $drift }, migration { $migrate }, sauvetage jusqu’à { $climbs } { $rescue }, reproduction { $breed }.
