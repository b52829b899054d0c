# Quand se joue chaque carte. Ce qu’elle fait est dit par son effet.
happy-little-dinosaurs-what-plain = Une carte Ressource sans effet : elle compte ce qu’elle affiche.
happy-little-dinosaurs-what-pebble = Une carte Ressource. Après la révélation, quand vient son tour.
happy-little-dinosaurs-what-claw = Une carte Ressource. Après la révélation, quand vient son tour. Une fois la main regardée, il faut en prendre une.
happy-little-dinosaurs-what-adder = Une carte Ressource. Après la révélation, quand vient son tour : avec le joueur encore en jeu le plus proche, d’un côté ou de l’autre.
happy-little-dinosaurs-what-juice = Une carte Ressource. Après la révélation, quand vient son tour. L’effet de la carte défaussée ne fait rien.
happy-little-dinosaurs-what-breath = Une carte Ressource. Après la révélation, quand vient son tour : de quoi se débarrasser des mauvaises cartes.
happy-little-dinosaurs-what-snapjaw = Une carte Ressource. Elle agit toujours, quand les scores sont définitifs. Deux renversements s’annulent.
happy-little-dinosaurs-what-odd-fruit = Une carte Ressource. Elle agit toujours, pendant le comptage.
happy-little-dinosaurs-what-log = Une carte Ressource. Après la révélation, quand vient son tour. La carte que vous ne gardez pas est défaussée.
happy-little-dinosaurs-what-fern = Une carte Ressource. Après la révélation, quand vient son tour : les scores suivent les cartes.
happy-little-dinosaurs-what-saw = Une carte Ressource. Elle agit toujours, avant tout le reste. Les valeurs comptent quand même.
happy-little-dinosaurs-what-push = Une carte Illico : au moment du comptage, sur qui vous voulez parmi ceux en jeu, vous compris. Ce n’est pas une carte Ressource.
happy-little-dinosaurs-what-sour = Une carte Illico : au moment du comptage, sur qui vous voulez parmi ceux en jeu. Ce n’est pas une carte Ressource.
happy-little-dinosaurs-what-upside-down = Une carte Illico : au moment du comptage ; elle renverse les scores tout à la fin. Ce n’est pas une carte Ressource.
happy-little-dinosaurs-what-safety-plan = Une carte Illico : une réponse quand vous allez prendre une Catastrophe. Ce n’est pas une carte Ressource.
happy-little-dinosaurs-what-not-mine = Une carte Illico : une réponse quand vous allez prendre une Catastrophe. Qui la reçoit peut répondre aussi. Ce n’est pas une carte Ressource.
happy-little-dinosaurs-what-value = Valeur { $value }
happy-little-dinosaurs-what-rex = Rex : à l’aise parmi les dents, perdu parmi les sentiments.
happy-little-dinosaurs-what-bronto = Bronto : il essuie toutes les tempêtes, mais les dents, c’est autre chose.
happy-little-dinosaurs-what-ceratops = Cératops : la peau dure pour les chagrins, fine pour les orages.
happy-little-dinosaurs-what-stego = Stégo : rien de spécial, jusqu’à ce que tombe une Météorite.
happy-little-dinosaurs-what-dinosaur = Ses capacités s’ajoutent à son score, ou s’en retirent, quand la Catastrophe est de ce type. Chaque Catastrophe qu’il possède le fait avancer en fin de manche.
happy-little-dinosaurs-what-limits = Éliminé avec { $alike } Catastrophes d’un même type, ou { $each } de chacun des trois. Une Météorite compte comme le pire.
happy-little-dinosaurs-what-cards = { $count ->
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
  }
happy-little-dinosaurs-what-at = Case { $position } sur { $goal } de l’itinéraire de secours.
happy-little-dinosaurs-what-owns = Catastrophes : { $disasters }.
happy-little-dinosaurs-what-owns-none = Pas encore de Catastrophe.
happy-little-dinosaurs-what-score = Score si le comptage s’arrêtait maintenant : { $total }.
happy-little-dinosaurs-what-disaster = Le pire score de la manche la prend chez lui ; le meilleur avance. Seul son type compte, pas son titre.
happy-little-dinosaurs-what-no-disaster = Le paquet de Catastrophes
happy-little-dinosaurs-what-natural = Naturelle : par exemple inondations, tempêtes et lave.
happy-little-dinosaurs-what-predatory = Prédatrice : quelqu’un d’autre a faim.
happy-little-dinosaurs-what-emotional = Émotionnelle : ça ne fait mal qu’à l’intérieur.
happy-little-dinosaurs-what-meteor = Une Météorite : elle compte comme le type le pire pour qui la possède.
happy-little-dinosaurs-what-deck = Le paquet principal
happy-little-dinosaurs-what-deck-does = À la fin de chaque manche, chacun encore en jeu complète sa main. Quand il est vide, on mélange la défausse pour en faire un nouveau.
happy-little-dinosaurs-what-disasters-does = On retourne une Catastrophe par manche. Celle qu’un plan B écarte va dessous, et tout le monde le sait.
happy-little-dinosaurs-what-route = L’itinéraire de secours
happy-little-dinosaurs-what-route-does = Le meilleur score d’une manche avance d’autant de cases, et chaque Catastrophe fait avancer qui la possède. Le premier au bout gagne ; le dernier dinosaure debout aussi.
