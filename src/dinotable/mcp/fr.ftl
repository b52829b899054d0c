# Ce que disent les outils de `dinotable mcp`.
mcp-game = { $id } : { $title }, { $fewest } à { $most } joueurs
mcp-option = option { $name }{ $seats ->
    [all] {""}
   *[other] {" "}(à { $seats } joueurs)
  } : { $values } ; par défaut { $default } [{ $rule }]
mcp-bots = robots, du plus faible au plus fort : { $levels }
mcp-changed = Quelque chose s’est passé depuis votre dernier regard, et rien n’a été fait : regardez encore.
mcp-head = { $title } · table { $table } · vous êtes { $name } (siège { $seat })
mcp-others = Sièges : { $names }
mcp-chair-free = encore personne
mcp-options = Options : { $options }
mcp-reconstruction = À savoir : { $text }
mcp-news = Depuis votre dernier regard :
mcp-no-news = Rien ne s’est passé depuis votre dernier regard.
mcp-news-cut = ({ $count } lignes plus anciennes sont omises : l’outil log les donne.)
mcp-log-none = Rien ne s’est encore passé.
mcp-board = Le plateau :
mcp-facts = Ce qui se déduit de ce que vous voyez :
mcp-your-turn = C’est à vous. { $count ->
    [one] Vous ne pouvez faire qu’une chose
   *[other] Vous avez le choix entre { $count } actions
  } : { $kinds }
mcp-also = Décident en même temps : { $names }
mcp-legal-more = L’outil legal en donne la liste, par mots comme « { $word } ».
mcp-legal-none = Vous n’avez rien à décider maintenant : l’outil wait vous préviendra.
mcp-legal-nothing = Aucune de vos { $count } actions ne contient « { $words } » : { $kinds }
mcp-page = Page { $page } sur { $pages }. { $next ->
    [0] C’est tout.
   *[other] Demandez la page { $next } pour la suite.
  }
mcp-undo = Vous pouvez annuler votre dernière action : l’outil undo.
mcp-undo-none = Il n’y a rien à annuler : une étape est finie, le hasard a joué, ou quelque chose de caché a été montré.
mcp-undone = Votre dernière action est annulée.
mcp-waiting = Ce n’est pas à vous. On attend : { $names }. L’outil wait vous préviendra.
mcp-not-begun = La partie n’a pas commencé : { $names }. L’outil wait vous préviendra.
mcp-not-begun-free = des sièges sont encore libres
mcp-not-begun-full = l’hôte doit la lancer
mcp-over = La partie est finie. { $reason }
mcp-place = { $place }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } { $parts }
mcp-done = Fait : { $actions }
mcp-legal-yes = { $action } : c’est permis maintenant.
mcp-foresee = Si vous faites { $actions }, d’après ce que vous pouvez savoir :
mcp-foresee-nothing = Rien d’autre ne s’ensuit.
mcp-foresee-part = Seules les { $done } premières ont pu être examinées : ensuite viennent le hasard, du caché ou un autre joueur.
mcp-foresee-next = Vous pourriez alors continuer par : { $kinds }
mcp-foresee-ends = Votre étape s’arrête là : la suite tient au hasard, à du caché ou à un autre joueur.
mcp-foresee-final = Cela ne s’annule pas librement.
mcp-left = Vous avez quitté { $table }.
mcp-left-local = La partie n’est pas finie, et personne ne la continue.
mcp-left-lent = Un robot ({ $level }) joue la suite à votre place.
mcp-left-seat = Votre siège reste à vous : son lien y ramène.
mcp-cut = … coupé ici : encore { $count } lettres. { $how }
mcp-cut-how = Demandez-en moins : une autre page, ou une partie.
mcp-record = La partie { $table }, lignes { $from } à { $to } sur { $lines } :
mcp-record-open = La partie n’est pas finie : voici ce que vous pouvez en savoir, sans la graine.
mcp-rules-sections = Les règles de { $title }, par section. Demandez une section ou une règle par son numéro, ou cherchez des mots :
mcp-rules-found = { $count ->
    [one] Une règle
   *[other] { $count } règles
  } avec « { $words } » :
mcp-rules-more = … et { $numbers }
