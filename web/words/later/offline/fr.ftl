# Tout pour jouer sans réseau, gardé dans ce navigateur ; et les nouvelles versions de la page.
offline-title = Jouer sans réseau
offline-why = Votre navigateur peut tout garder : les jeux, les robots, les règles et les leçons. La page s’ouvre alors et l’on joue dans le train, sous la tente ou en avion.
offline-keep = Rendre disponible hors ligne ({ $size } Mo)
offline-keeping = Récupération de ce qu’il faut…
offline-share = { $done } sur { $all } Mo
offline-stop = Annuler
offline-stopped = Annulé. Ce qui est déjà arrivé sera là quand vous recommencerez.
offline-failed = Cela n’a pas abouti ({ $why }). Ce qui est déjà arrivé sera là quand vous recommencerez.
offline-kept = Disponible hors ligne : tout est dans ce navigateur.
offline-forget = Le retirer de ce navigateur
offline-forgotten = Retiré. Vos parties sont toujours là.
offline-new = Une nouvelle version est prête.
offline-reload = Recharger
offline-waits = Elle arrive dès qu’aucune table n’attend votre réponse.
