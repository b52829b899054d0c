# What was done since one's last turn.
happy-little-dinosaurs-page-recap-choose = {""}
happy-little-dinosaurs-page-recap-done = {""}
happy-little-dinosaurs-page-recap-decline = {""}
happy-little-dinosaurs-page-recap-pass = {""}
happy-little-dinosaurs-page-recap-keep = {""}
happy-little-dinosaurs-page-recap-accept = {""}
happy-little-dinosaurs-page-recap-add = adds { $card }
happy-little-dinosaurs-page-recap-take = takes a card from it
happy-little-dinosaurs-page-recap-drop = discards { $card }
happy-little-dinosaurs-page-recap-event-revealed = plays { $card }
happy-little-dinosaurs-page-recap-event-ran = runs ahead by { $steps }
happy-little-dinosaurs-page-recap-event-took = takes the disaster
happy-little-dinosaurs-page-recap-event-stepped = { $steps ->
    [one] gets one step for a disaster
   *[other] gets { $steps } steps for disasters
  }
happy-little-dinosaurs-page-recap-event-went-out = is out
