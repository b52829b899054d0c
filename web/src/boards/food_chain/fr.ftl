food-chain-page-power = Puissance
food-chain-page-value = Points pour qui la dévore
food-chain-page-hunts = Chasse
food-chain-page-hunted-by = Chassée par
food-chain-page-free-tokens = Jetons libres
food-chain-page-captured = Jetons capturés
food-chain-page-known = À coup sûr en main : { $cards }
food-chain-page-unseen = Pas encore vues : dans la pioche ou en d’autres mains
food-chain-page-cannot-eat = ne peut pas dévorer :
food-chain-page-token-of = Jeton : { $name }
food-chain-page-on = { $animal } sur { $prey }
# Sur les deux cartes qui ne sont pas des organismes.
food-chain-page-hunter = Chasse tout. Personne ne le chasse.
food-chain-page-swarm = Fait fuir une carte à jeton, au sommet.
food-chain-page-danger = { $danger ->
    [capture] En danger : { $names } peut la capturer avant votre prochain tour
    [threat] Chassée par { $names }, qui ne peut pas encore la dévorer
   *[discard] { $names } peut dévorer sa proie avant votre prochain tour ; elle serait défaussée
  }
food-chain-page-pass = Défausser
food-chain-page-put-there = défausser ici
food-chain-page-no-token = Aucun jeton libre : impossible de chasser. Abandonnez une carte, dévorez ou passez.
food-chain-page-no-prey = Rien à chasser pour elle en ce moment. On peut la défausser pour passer.
food-chain-page-no-swarm = Aucune carte au sommet ne porte de jeton : rien à faire fuir.
food-chain-page-pile = { $count ->
    [0] La pioche est vide.
    [one] Une carte à piocher.
   *[other] { $count } cartes à piocher.
  }
food-chain-page-pile-known = { $count ->
    [one] Une carte à piocher. On sait laquelle :
   *[other] { $count } cartes à piocher. On sait qu’il y a dessous :
  }
food-chain-page-discarded = { $count ->
    [0] La défausse est vide.
   *[other] Déjà défaussées :
  }
food-chain-page-ask = chassez, dévorez, passez
# Ce que l’on peut faire, comme sur un bouton. `$target` est ce qui se trouve là, dit par target.ts.
food-chain-choose-hunt = Chasser { $target } avec { $card }
food-chain-choose-swarm = Faire fuir { $target } avec les abeilles
food-chain-choose-eat = Dévorer { $target }
food-chain-choose-abandon = Abandonner { $target }
food-chain-choose-exchange = Échanger { $card } contre { $target }
food-chain-choose-discard = Passer et défausser { $card }
food-chain-choose-pass = Passer
# Ce que l’on fait et ce qui arrive, pour qui voit la forêt : les cartes par leur nom, sans numéro.
food-chain-page-do-hunt = envoie { $card } chasser
food-chain-page-do-swarm = lâche les abeilles
food-chain-page-do-eat = dévore une proie
food-chain-page-do-abandon = abandonne une chasse
food-chain-page-do-exchange = échange { $card } contre une carte de la forêt
food-chain-page-event-turned = Du nouveau dans la forêt : { $animal }
food-chain-page-event-under = Pas pour la forêt : { $animal } va sous la pioche
food-chain-page-event-hunted = Désormais, { $animal } chasse { $prey }
food-chain-page-event-driven = Les abeilles font fuir { $animal } ; le jeton rentre chez { $owner }
food-chain-page-event-ate = { $seat } dévore { $animal }
food-chain-page-event-came-back = { $seat } reprend le jeton posé dessus
food-chain-page-event-left = Hors de la forêt : { $animal } ; le jeton rentre chez { $owner }
food-chain-page-event-new-base = Plus rien à chasser : { $animal }, désormais au pied de l’arbre
food-chain-page-event-took = { $seat } prend { $animal } en main
# Pourquoi pas.
food-chain-page-no-nothing-there = Il n’y a plus de carte à cet endroit
food-chain-page-no-same-as = Cela revient au même qu’une autre carte toute pareille : choisissez celle-là
food-chain-page-no-swarm-drives = Les abeilles ne chassent rien : elles font fuir une carte à jeton que rien ne chasse
food-chain-page-no-swarm-needs-top = Hors d’atteinte des abeilles, puisqu’une carte chasse déjà { $animal }
food-chain-page-no-is-hunted = Votre carte ({ $animal }) y est chassée à son tour et ne peut rien dévorer
food-chain-page-no-stronger = Plus fort sur cette proie : { $animal }, pour { $seat }
food-chain-page-no-tied = Aussi fort sur cette proie : { $animal }, pour { $seat }, et vos autres cartes n’y font pas pencher la balance
food-chain-page-no-not-top = Une carte chasse { $animal } : pas d’abandon possible
food-chain-page-no-no-base = On n’échange qu’au pied d’un arbre : { $animal } chasse une proie
food-chain-page-no-base-hunted = Une carte chasse { $animal } : pas d’échange possible
food-chain-page-no-not-weaker = On prend plus fort que ce que l’on donne : { $animal } n’a que { $power }
food-chain-page-no-must-discard = Pour passer avec des cartes en main, défaussez-en une
# Pourquoi sa propre carte ne peut pas dévorer. `$name` est qui l’en empêche.
food-chain-page-because = { $because ->
    [hunted] elle est chassée à son tour
    [stronger] { $name } y a une carte plus forte
   *[tied] { $name } y a une carte aussi forte
  }
food-chain-page-reconstruction = Le paquet est une reconstitution : la liste imprimée de ses cartes est introuvable.
# Ce que l’on a fait, avec ce qui s’ensuivit : `$then-…` vient des événements.
food-chain-page-did-hunt = envoie { $card } chasser { $then-prey }
    .tells = hunted
food-chain-page-did-swarm = fait fuir { $then-animal } ({ $then-owner }) avec les abeilles
    .tells = driven
food-chain-page-did-eat = dévore { $then-animal }
    .tells = ate
food-chain-page-did-abandon = abandonne { $then-animal }
    .tells = left
food-chain-page-did-exchange = échange { $card } contre { $then-animal }
    .tells = took
food-chain-page-did-turn = retourne { $card } pour la forêt
    .tells = turned
