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
food-chain-page-ask = chassez, dévorez, échangez ou passez
# Ce que l’on peut faire, comme sur un bouton. `$target` est ce qui se trouve là, dit par target.ts.
food-chain-choose-hunt = Chasser { $target } avec { $card }
food-chain-choose-swarm = Faire fuir { $target } avec les abeilles
food-chain-choose-eat = Dévorer { $target }
food-chain-choose-abandon = Abandonner { $target }
food-chain-choose-exchange = Échanger { $card } contre { $target }
food-chain-choose-discard = Passer et défausser { $card }
food-chain-choose-pass = Passer
