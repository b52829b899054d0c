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
    [search] regarder des cartes ?
    [keep] gardez une carte
    [window] changez un score, ou passez
    [sudden] mort subite : choisissez une carte
    [answer] prendre la Catastrophe ?
   *[discard] défausser une carte ?
  }
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
# Noms des cartes, celles à chiffre d’après leur image ; `page-name` sans la valeur, là où elle est à côté.
happy-little-dinosaurs-page-word-card = { $value ->
    [plain-1] un œuf (1)
    [plain-2] une feuille (2)
    [plain-3] un taxi escargot (3)
    [plain-4] un radeau (4)
    [plain-5] un buisson (5)
    [plain-6] une trottinette (6)
    [plain-7] un planeur (7)
    [plain-8] un geyser (8)
    [plain-9] la cascade-toboggan (9)
    [pebble] un caillou (0)
    [claw] une griffe (1)
    [adder] une vipère (2)
    [juice] un jus (3)
    [breath] un souffle (4)
    [snapjaw] une clac-mâchoire (5)
    [odd-fruit] un drôle de fruit (6)
    [log] un rondin (7)
    [fern] la fougère (8)
    [saw] la scie (9)
    [push] un coup de pouce
    [sour] une grimace
    [upside-down] un sens dessus dessous
    [safety-plan] un plan B
    [not-mine] un « pas à moi »
   *[hidden] une carte
  }
happy-little-dinosaurs-page-name = { $value ->
    [plain-1] œuf
    [plain-2] feuille
    [plain-3] taxi escargot
    [plain-4] radeau
    [plain-5] buisson
    [plain-6] trottinette
    [plain-7] planeur
    [plain-8] geyser
   *[plain-9] cascade-toboggan
  }
# Ce qui se fait et ce qui arrive, pour qui voit le plateau.
happy-little-dinosaurs-page-drew = Chacun complète sa main
happy-little-dinosaurs-page-do-draw = distribue { $card }
happy-little-dinosaurs-page-do-turn = révèle une Catastrophe
happy-little-dinosaurs-page-do-decline = laisse tomber
happy-little-dinosaurs-page-event-ran = { $steps ->
    [0] Meilleur score : { $seat }, mais sans faire un pas
    [1] Meilleur score : { $seat } avance d’un pas
   *[other] Meilleur score : { $seat } avance de { $steps } pas
  }
happy-little-dinosaurs-page-event-stepped = { $steps ->
    [1] { $seat } avance d’un pas pour une Catastrophe
   *[other] { $seat } avance de { $steps } pas pour { $steps } Catastrophes
  }
happy-little-dinosaurs-page-event-took = { $seat } prend la Catastrophe
happy-little-dinosaurs-page-event-faces = La Catastrophe est pour { $seat }
happy-little-dinosaurs-page-event-buried = La Catastrophe va sous son paquet
happy-little-dinosaurs-page-event-worth = { $seat } a { $card }
happy-little-dinosaurs-page-event-added = { $seat } ajoute { $card }, soit { $total }
happy-little-dinosaurs-page-event-trait = { $amount ->
    [-1] Pas le fort de son dinosaure ({ $seat }) : un de moins, soit { $total }
   *[other] C’est le fort de son dinosaure ({ $seat }) : un de plus, soit { $total }
  }
happy-little-dinosaurs-page-no-choose-now = Choisissez maintenant une carte Ressource de votre main
happy-little-dinosaurs-page-no-effect-now = C’est le moment de votre carte : utilisez son effet ou laissez tomber
happy-little-dinosaurs-page-no-take-now = Vous avez regardé cette main : prenez-y une carte
happy-little-dinosaurs-page-no-keep-now = Vous regardez des cartes : gardez-en une
happy-little-dinosaurs-page-no-sudden-now = Mort subite : choisissez une autre carte Ressource
happy-little-dinosaurs-page-no-answer-now = La Catastrophe est pour vous : prenez-la, ou répondez par une carte Illico
happy-little-dinosaurs-page-no-discard-now = Vous avez pris la Catastrophe : défaussez une carte ou laissez tomber
happy-little-dinosaurs-page-no-lower-first = Ces deux-là s’échangent déjà : touchez l’un, puis l’autre
happy-little-dinosaurs-page-no-say-done = Vous avez déjà défaussé : défaussez encore une carte ou touchez « Terminer »
happy-little-dinosaurs-page-no-say-no = Rien n’est encore défaussé : défaussez une carte ou laissez tomber
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
happy-little-dinosaurs-choose-search = Regarder des cartes du paquet
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
# Ce que l’on a fait, avec ce qui s’ensuivit.
happy-little-dinosaurs-page-did-accept = prend la Catastrophe
    .tells = took
happy-little-dinosaurs-page-did-not-mine = dit « pas à moi » : c’est pour { $seat }
    .tells = faces
