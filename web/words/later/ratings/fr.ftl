page-ratings-title = Classement : { $game }
page-ratings-why = Les personnes et les robots qui jouent des parties classées, sur une même échelle : on débute à 1000. Les robots partent de leur niveau et bougent à chaque partie classée contre des personnes.
page-ratings-rank = Rang
page-ratings-name = Nom
page-ratings-rating = Cote
page-ratings-games = Parties classées
page-ratings-you = vous
page-ratings-bot = robot
page-ratings-provisional = provisoire
page-ratings-provisional-why = Une cote est provisoire pendant les { $games } premières parties classées, et n’a pas de rang jusque-là.
page-ratings-range = Le nombre après ± dit de combien elle peut se tromper, dans dix-neuf cas sur vingt.
page-ratings-give-or-take = ±{ $points }
page-ratings-nobody = Personne n’a encore joué de partie classée de ce jeu. Ouvrez la première table classée !
page-ratings-open = Ouvrir une table
page-ratings-other = Quel jeu
page-ratings-hidden = Vous ne figurez pas dans les classements : vous seul voyez votre ligne ici.
page-ratings-mine = Mes cotes
page-ratings-none = Vous n’avez pas de cote. Les cotes sont pour qui en veut : cochez « classée » en ouvrant une table, ou prenez place à une table qui l’annonce.
page-ratings-to = Classement
page-ratings-of = { $rating } ±{ $points }, { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
  }
page-ratings-hide = Ne pas figurer dans les classements
page-ratings-erase = Effacer mes cotes …
page-ratings-erase-why = Vos cotes de tous les jeux disparaissent pour de bon. Vos parties et leurs résultats restent. Votre prochaine partie classée repartira de 1000.
page-ratings-erase-now = Effacer pour de bon
page-ratings-ask = Classée
page-ratings-ask-why = Le résultat compte pour la cote de chacun. Il faut un compte et un appareil par personne, une pendule tourne, et il n’y a pas de conseils. Qui laisse sa pendule tomber finit dernier.
page-ratings-clock = À moins de choisir une autre pendule, chacun a 30 minutes, et 15 secondes de plus à chaque coup.
page-ratings-own-device = À une table classée, chacun a son propre appareil : personne ne s’assoit « à cet appareil », et vous n’y prenez qu’une place.
page-ratings-note = Cette table est classée
page-ratings-note-why = Qui prend place accepte que le résultat compte pour sa cote. Ni conseils ni remplaçants, et aucun coup n’est repris d’un commun accord. Qui laisse sa pendule tomber finit dernier.
page-ratings-note-sign = Il vous faut un compte.
page-ratings-note-sign-in = Se connecter ou créer un compte
page-ratings-note-back = Ouvrez ensuite ce lien de nouveau.
page-ratings-after = Votre cote : { $after } ({ $change })
