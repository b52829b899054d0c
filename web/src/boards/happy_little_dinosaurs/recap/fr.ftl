# Ce qui s’est passé depuis son dernier tour.
happy-little-dinosaurs-page-recap-choose = {""}
happy-little-dinosaurs-page-recap-done = {""}
happy-little-dinosaurs-page-recap-decline = {""}
happy-little-dinosaurs-page-recap-pass = {""}
happy-little-dinosaurs-page-recap-keep = {""}
happy-little-dinosaurs-page-recap-accept = {""}
happy-little-dinosaurs-page-recap-add = ajoute { $card }
happy-little-dinosaurs-page-recap-take = y prend une carte
happy-little-dinosaurs-page-recap-drop = défausse { $card }
happy-little-dinosaurs-page-recap-event-revealed = joue { $card }
happy-little-dinosaurs-page-recap-event-ran = court { $steps } cases
happy-little-dinosaurs-page-recap-event-took = prend la Catastrophe
happy-little-dinosaurs-page-recap-event-stepped = { $steps ->
    [one] avance d’une case pour une Catastrophe
   *[other] avance de { $steps } cases pour ses Catastrophes
  }
happy-little-dinosaurs-page-recap-event-went-out = quitte la partie
