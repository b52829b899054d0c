happy-little-dinosaurs-page-route = Itinéraire de secours
happy-little-dinosaurs-page-hand = Votre main
happy-little-dinosaurs-page-known = Vous savez de cette main : { $cards }
happy-little-dinosaurs-page-line = { $line ->
    [card] { $card }
    [added] ajout : { $card }
    [trait] capacité
    [push] coup de pouce
    [sour] grimace
   *[inverted] inversion
  }
happy-little-dinosaurs-page-effect-pebble = On peut défausser une carte Ressource et ajouter sa valeur.
happy-little-dinosaurs-page-effect-claw = On peut regarder une main et y prendre une carte.
happy-little-dinosaurs-page-effect-adder = On peut l’échanger avec la carte sans effet d’un voisin.
happy-little-dinosaurs-page-effect-juice = On peut défausser une carte Ressource à effet et ajouter sa valeur.
happy-little-dinosaurs-page-effect-breath = On peut défausser jusqu’à trois cartes.
happy-little-dinosaurs-page-effect-snapjaw = Le meilleur et le pire score s’échangent.
happy-little-dinosaurs-page-effect-odd-fruit = Coups de pouce et grimaces comptent double.
happy-little-dinosaurs-page-effect-log = On peut regarder deux cartes du paquet et en garder une.
happy-little-dinosaurs-page-effect-fern = On peut échanger les cartes de deux autres.
happy-little-dinosaurs-page-effect-saw = Tous les autres effets sont ignorés cette manche.
happy-little-dinosaurs-page-effect-push = Deux de plus à n’importe quel score.
happy-little-dinosaurs-page-effect-sour = Deux de moins à n’importe quel score.
happy-little-dinosaurs-page-effect-upside-down = Le meilleur et le pire score s’échangent.
happy-little-dinosaurs-page-effect-safety-plan = La Catastrophe part sous son paquet.
happy-little-dinosaurs-page-effect-not-mine = Quelqu’un d’autre reçoit la Catastrophe.
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
