# Pourquoi le serveur refuse, selon son code ; après « Cela n’a pas marché : ».
refused-late = quelqu’un a été plus rapide, ce n’est plus à vous de répondre
refused-beyond-step = ce qui suit une pioche ou une révélation se décide alors
refused-not-over = la partie n’est pas encore finie
refused-no-twin = aucune autre table n’a la même chance
refused-twin = une autre table a la même chance, et sa partie continue
refused-no-undo = cela ne peut plus être repris
refused-not-started = la partie n’a pas commencé
refused-started = la partie a commencé
refused-over = la partie est finie
refused-not-full = il manque encore quelqu’un
refused-taken = quelqu’un y est assis
refused-not-yours = cette place n’est pas pour vous
refused-lent = un robot y joue, reprenez d’abord la place
refused-clock = ici la pendule décide : le temps est écoulé ou, dans une partie lente, pas encore
refused-no-vacation = il n’y a pas de vacances à prendre ni à finir maintenant
refused-no-proposal = ce n’est plus proposé, ou ne peut pas l’être
refused-present = cette personne est là, ou l’était encore à l’instant
refused-text = une ligne a de 1 à 300 caractères imprimables
refused-name = un nom a de 1 à 40 caractères imprimables
refused-name-invisible = un nom n’a pas de lettres invisibles
refused-name-marks = un nom a au plus trois accents sur une lettre
refused-name-mixed = chaque mot d’un nom s’écrit dans un seul alphabet
refused-session = vous n’êtes pas connecté
refused-ended = vous n’êtes plus connecté
refused-token = ce lien n’ouvre aucune place de cette table
refused-role = ce n’est pas à vous de le faire à cette table
refused-no-table = cette table n’existe pas
refused-cleared = cette table a été rangée, faute d’être utilisée ; rouvrez-la pour la faire revenir
refused-unreadable = cette table est illisible pour l’instant ; rien n’est perdu, demandez à qui tient le serveur
refused-seat = cette place n’existe pas
refused-size = c’est trop grand
refused-rate = trop à la fois, attendez un instant
refused-watches = trop de tables sont regardées à la fois
refused-origin = cela doit venir d’une page de ce serveur
refused-quota = tout ce qui peut être ouvert ou conservé depuis ici, ou dans cette maison, l’a été ; revenez plus tard
refused-time = la demande n’est pas arrivée entière à temps ; réessayez
refused-busy = le serveur a trop à réfléchir, réessayez dans un instant
refused-unsafe = le serveur n’a pas pu l’écrire, rien n’a donc changé ; réessayez
refused-record = ce fichier n’est pas une partie : { $line ->
    [none] il est illisible
   *[other] la ligne { $line } ne convient pas
  }
refused-invitation = ce lien a déjà servi : demandez-en un nouveau à qui est assis là, ou à l’hôte
refused-removed = l’hôte a rendu votre place ici : demandez-lui une invitation
refused-free = personne n’y est assis
refused-key = la clé de ce navigateur ouvre une autre place ici : rechargez la page
refused-host = ce serveur ne répond pas à ce nom
