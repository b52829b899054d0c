# La première partie guidée. Cinq mots au plus par titre ; deux ou trois phrases courtes pour dire quoi faire.
food-chain-lesson-first-title = Première balade en forêt
food-chain-lesson-hunt-title = Quelqu’un a faim
food-chain-lesson-hunt-do = Choisissez un animal de votre main, puis sur la table quelque chose qui lui plaît.
food-chain-lesson-hunt-why = Votre jeton montre à qui est ce chasseur. Il n’a encore rien mangé : les autres jouent d’abord, et un plus fort peut s’inviter à table.
food-chain-lesson-eat-title = À table !
food-chain-lesson-eat-do = Personne ne dérange votre lièvre devant les plantes. Qu’il mange !
food-chain-lesson-eat-why = Cinq points, face cachée devant vous. Le chasseur repu s’en va et votre jeton revient. Plus le repas est petit, plus il rapporte : mieux vaut l’herbe que le sanglier.
