# Ce qu’est une carte et ce qu’elle peut faire. Ce qu’elle chasse et qui la chasse vient de la boîte.
food-chain-what-plants = Elles ne chassent jamais. En main, elles servent à un échange, ou à passer.
food-chain-what-cherries = Elles ne chassent pas non plus, et presque tout le monde en raffole.
food-chain-what-beetle = Petit chasseur, et bon repas lui-même.
food-chain-what-snail = Lent à la chasse, vite croqué, et il en vaut la peine.
food-chain-what-toad = Il chasse les petits. Les plus gros le guettent.
food-chain-what-mouse = Pas difficile, et ceux qui la chassent non plus.
food-chain-what-hedgehog = Chez lui au milieu d’une chaîne : assez fort pour dévorer, pas trop pour l’être.
food-chain-what-hare = Il s’en tient à sa verdure, et il court.
food-chain-what-fox = Fort et difficile. Comme repas, il rapporte peu.
food-chain-what-boar = Il déterre tout ce qui est plus petit que lui.
food-chain-what-wolf = Tout en haut de la chaîne : fort, et presque sans valeur comme repas.
food-chain-what-bear = Le plus gros appétit de la forêt.
food-chain-what-hunter = Il chasse n’importe quel organisme et n’est jamais ni proie ni base. Il lui faut un de vos jetons libres, et il peut dévorer à un tour suivant comme tout prédateur.
food-chain-what-swarm = Il fait fuir n’importe quelle carte au sommet qui porte un jeton, à qui qu’il soit : carte et essaim sont défaussés, le jeton rentre chez lui. Il ne demande aucun de vos jetons.
food-chain-what-organism = Puissance { $power }. { $value ->
    [one] { $value } point
   *[other] { $value } points
  } pour qui dévore cette carte.
food-chain-what-hunts = Chasse : { $cards }.
food-chain-what-hunted-by = Proie pour : { $cards }.
food-chain-what-in-hand = Depuis votre main : posez cette carte sur sa proie avec un de vos jetons, troquez-la contre une base libre plus puissante, ou défaussez-la pour passer.
food-chain-what-in-hand-prey = Depuis votre main : troquez cette carte contre une base libre plus puissante, ou défaussez-la pour passer.
food-chain-what-base = Une base : un arbre de chasseurs peut y pousser.
food-chain-what-on = Chasse ici { $prey }.
food-chain-what-hunted-now = Aux trousses de cette carte, ici : { $cards }.
food-chain-what-nobody = Elle ne porte le jeton de personne.
food-chain-what-pile = La pioche
food-chain-what-pile-does = On y pioche après une chasse ou quand on passe, et les nouvelles bases en sortent. Quand elle est vide et que tous passent à la suite, la partie finit.
food-chain-what-discards = La défausse
food-chain-what-discards-does = Ce qui a été chassé par les abeilles, abandonné, ou laissé après un repas. Personne n’y pioche. Pour passer, posez-y une carte de votre main.
food-chain-what-tokens = Jetons
food-chain-what-tokens-does = Chaque chasseur que vous envoyez en porte un. Le jeton rentre quand sa carte quitte la table ; si sa carte est dévorée, le mangeur le garde. Qui les a tous perdus met fin à la partie.
food-chain-what-tokens-free = Libres : { $count }
