happy-little-dinosaurs-page-line = { $line ->
    [card] { $card }
    [added] ajout : { $card }
    [trait] capacité
    [push] coup de pouce
    [sour] grimace
   *[inverted] inversion
  }
happy-little-dinosaurs-page-next = Catastrophes encore possibles :
happy-little-dinosaurs-page-last = Manche précédente :
happy-little-dinosaurs-page-ran = avance de { $steps }
happy-little-dinosaurs-page-found = Prenez l’une d’elles
happy-little-dinosaurs-page-ask = { $phase ->
    [choose] choisissez une carte Ressource
    [effect] utiliser l’effet de la carte ?
    [loot] prenez une carte
    [search] regarder deux cartes ?
    [keep] gardez une carte
    [window] changez un score, ou passez
    [sudden] mort subite : choisissez une carte
    [answer] prendre la Catastrophe ?
   *[discard] défausser une carte ?
  }
happy-little-dinosaurs-page-tied = À égalité de points, départage par la règle HD9.3.
# Ce que montrent les cartes à chiffre.
happy-little-dinosaurs-page-plain = { $value ->
    [plain-1] Un œuf. Il vous encourage.
    [plain-2] Une feuille contre la pluie. Et la lave.
    [plain-3] Taxi escargot. Il arrive.
    [plain-4] Un radeau. Il flotte, en gros.
    [plain-5] Un buisson. Il n’y a personne.
    [plain-6] Une trottinette, toute neuve.
    [plain-7] Un planeur. Ne regardez pas en bas.
    [plain-8] Un geyser : l’ascenseur express.
   *[plain-9] La cascade-toboggan. Youhou !
  }
happy-little-dinosaurs-page-round = Manche { $round }
happy-little-dinosaurs-page-deck = { $count } cartes dans le paquet
happy-little-dinosaurs-page-disasters = { $count } Catastrophes dans leur paquet
happy-little-dinosaurs-page-trait = Catastrophe { $type } : { $amount }
happy-little-dinosaurs-page-ready = prêt
happy-little-dinosaurs-page-passed = passe
happy-little-dinosaurs-page-out = éliminé
happy-little-dinosaurs-page-best = le plus haut
happy-little-dinosaurs-page-worst = le plus bas
happy-little-dinosaurs-page-left = encore { $left } : éliminé
happy-little-dinosaurs-page-deadly = une de plus et c’est fini
happy-little-dinosaurs-page-discards = Défaussées
# Ce que l’on peut faire, comme sur un bouton. `$target` est ce qui se trouve là, dit par target.ts.
happy-little-dinosaurs-choose-choose = Jouer { $card }
happy-little-dinosaurs-choose-add = Défausser { $card }, ajouter sa valeur
happy-little-dinosaurs-choose-look = Voir la main chez { $seat }
happy-little-dinosaurs-choose-take = Prendre { $card }
happy-little-dinosaurs-choose-swap = Échanger avec { $seat }
happy-little-dinosaurs-choose-drop = Défausser { $card }
happy-little-dinosaurs-choose-done = Terminer
happy-little-dinosaurs-choose-search = Regarder deux cartes du paquet
happy-little-dinosaurs-choose-keep = Garder { $card }
happy-little-dinosaurs-choose-trade = Échanger les cartes : { $seat } et { $other }
happy-little-dinosaurs-choose-decline = Non merci
happy-little-dinosaurs-choose-push = Coup de pouce : { $seat }
happy-little-dinosaurs-choose-sour = Grimace : { $seat }
happy-little-dinosaurs-choose-upside-down = Jouer un sens dessus dessous
happy-little-dinosaurs-choose-pass = Passer
happy-little-dinosaurs-choose-safety-plan = Jouer un plan B
happy-little-dinosaurs-choose-not-mine = « Pas à moi » : pour { $seat }
happy-little-dinosaurs-choose-accept = Prendre la Catastrophe
