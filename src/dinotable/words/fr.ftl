unofficial = Une œuvre de fans, non officielle. Les jeux appartiennent à leurs auteurs et éditeurs.

list-and = { $rest } et { $last }
hidden = quelque chose de caché

person = Joueur { $number }
chance = Le hasard

line-deed = { $name } { $deed }
line-back = { $name } ramène la partie avant la ligne { $line }
line-lent = un robot ({ $level }) joue pour { $name }
line-taken = { $name } reprend sa place
line-undo = { $name } reprend { $count ->
    [one] un coup
   *[other] { $count } coups
  }
line-times = { $text } (× { $count })
line-forced = { $text } C’était le seul coup possible.

start-welcome = Bienvenue à Dinotable.
start-games = Les jeux
start-number = n°
start-game = jeu
start-players = joueurs
start-which = Quel jeu ? Un numéro ou le début d’un nom :
start-how-many = Combien de joueurs, de { $fewest } à { $most }
start-people = Combien de personnes à ce clavier, de 0 à { $most }
start-name = Nom du joueur { $number }
start-level = Contre qui ? Un numéro ou un nom
start-strength = force
start-lesson-is = { $steps ->
    [one] une leçon en une étape
   *[other] une leçon en { $steps } étapes
  }
start-on = Continuer : { $name }
start-in-en = In English
start-in-fr = En français
start-ready = C’est prêt ? Entrée commence, un numéro change cette ligne, retour ramène aux jeux
start-setting = réglage
start-start = Commencer la partie
start-seats = Joueurs
start-here = À ce clavier
start-against = Robots
start-learn = Apprendre d’abord
start-value-seat-0 = Joueur 1
start-value-random = au sort
start-value-on = oui
start-value-off = non
start-option = { $name } ({ $values } ; règle { $rule })
start-not-one = Répondez par l’un de ceux-ci : { $values }
start-no-games = Aucun jeu n’est installé.
start-no-input = Rien à lire ici. Pour commencer : dinotable play JEU

# Une leçon.
learn-how = Chaque étape est une position d’une vraie partie. Tapez un coup comme en jouant : ? montre les coups, conseil aide, quitter arrête.
learn-step = Étape { $step } sur { $steps } : { $title }
learn-next = Entrée : la suite.
learn-again = Entrée : recommencer cette étape.
learn-missed = C’était autre chose, et on ne peut plus revenir en arrière. Aucun mal.
learn-answer = Une façon de faire commence par : { $move }
learn-left = Pour continuer quand vous voulez : dinotable learn { $game } --step { $step }
learn-end = Et voilà, vous savez jouer : dinotable play { $game }

# Ce qu’il y a.
list-id = id
list-level = niveau
list-name = nom
list-does = ce qu’il fait
list-all = tous
list-games-how = Pour jouer : dinotable play { $game }
list-bots-strength = La force est donnée sur l’échelle Elo propre au jeu, où greedy vaut 1500 ; entre crochets, l’intervalle à 95 %. Avec 200 de plus, on finit devant environ trois fois sur quatre.
list-bots-how = Pour jouer contre eux : dinotable play { $game } --seats me,greedy

play-title = { $title } · { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
  }
play-seal = Le hasard de cette partie est scellé : { $seal }
play-help = aide explique les commandes, ? montre ce que vous pouvez faire.
play-decides = { $name } décide : { $kinds }
play-waiting = Décident aussi maintenant : { $names }
play-waits = On attend { $names }…
play-forced = Entrée : { $text }
play-watching = Rien que des robots : tout est montré à mesure.
play-resumed = Partie reprise après { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
  } du procès-verbal.
fault = { $name } a failli ({ $why }) : un coup au hasard est joué à la place.
fault-once = { $name } a failli ({ $why }), puis a répondu quand on lui a redemandé.
fault-illegal = son choix n’est pas permis
play-not-understood = « { $text } » n’est ici ni un coup ni une commande. ? montre les coups, aide les commandes.
play-perhaps = Vouliez-vous dire { $words } ?
play-ambiguous = « { $text } » peut vouloir dire plusieurs choses : { $moves }
play-numbered = #{ $number } pour { $move }
play-many-more = … et { $count } de plus
play-number = Les coups sont numérotés de 1 à { $most }.
play-illegal = { $move } : { $reason }
play-legal = { $move } : c’est permis.
play-say-what = Dites quel coup : { $word } COUP
play-nothing-fits = Aucun de vos coups ne contient « { $text } ».
play-list-long = ? MOT montre en entier les coups d’une sorte, par exemple : ? { $word }

preview-head = Si vous jouez { $move } :
preview-nothing = Rien d’autre ne s’ensuit.
preview-stops = Votre étape s’arrête là : la suite tient au hasard, à ce qui est caché ou à un autre joueur.
preview-next = Ensuite vous pouvez : { $kinds }
confirm-ask = Jouer ce coup ? Entrée ou o : oui, n : non
confirm-on = Désormais les coups qui ont des suites sont montrés puis confirmés.
confirm-off = Les coups sont joués aussitôt.
forced-on = Désormais un coup sans choix se joue de lui-même, et vous en êtes averti.
forced-off = Désormais chaque coup vous est demandé, même sans choix.

undo-none = Rien à reprendre : une étape est finie, le hasard a joué ou quelque chose de caché a été montré.
undo-other = Vous n’avez rien à reprendre ; { $word } { $name } reprend le dernier coup joué par { $name }.

hand-over-clear = Entrée efface l’écran pour { $name }.
hand-over-to = Passez le clavier à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.

save-what = Donnez un nom, ou un fichier : { $word } NOM
save-done = Enregistré dans { $file }. Pour continuer :
save-over = { $file } existe déjà. Le remplacer ? o ou n
save-failed = Impossible d’écrire { $file } : { $why }
quit-ask = Quitter. Entrée enregistre la partie sous le nom entre crochets ; tapez un autre nom, { $no } pour quitter sans enregistrer ou { $back } pour continuer
quit-how = Quitter la partie ?
quit-save = Enregistrer et quitter
quit-unsaved = Quitter sans enregistrer
quit-stay = Continuer la partie
quit-name = Enregistrer sous
quit-back = retour
quit-bye = Au revoir.

# Un siège à la table d’un serveur.
join-not-begun = La partie n’a pas commencé. { $free ->
    [0] Toutes les places sont prises : à qui a ouvert la table de la lancer
    [one] Une place est encore libre
   *[other] { $free } places sont encore libres
  }.
join-seat = Vous êtes { $name }. Pour revenir plus tard à votre siège (gardez cette ligne pour vous) :
join-kept = La partie est conservée sur le serveur. Pour y revenir :
join-left = Vous avez quitté la table ; votre siège reste le vôtre et les autres vous attendent. Pour revenir :
join-lost = La connexion est perdue. Nouvel essai…
join-back = La connexion est rétablie.
join-lent = Un bot a joué pour vous. Le siège est de nouveau à vous : regardez où en est la partie.
join-late = Cette décision est déjà prise : regardez où en est la partie.
join-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
join-refused = Le serveur refuse : { $why }
chat-said = { $name } : { $text }
chat-alone = Il n’y a personne d’autre pour le lire.
chat-what = Dites quoi : { $word } TEXTE
hint-rated = Cette table est classée : personne n’y reçoit de conseil.

record-done = Le procès-verbal est dans { $file }.
record-ask = Un fichier pour garder le procès-verbal, ou Entrée pour aucun :

facts-none = Ce jeu n’a rien à signaler.
fact-line = { $key } : { $value }
fact-head = { $key } :
fact-seat = { $name } { $value }
# Ce qu’il y a dans la boîte, et ce qui y est changé.
changes-usually = d’habitude { $usual }
changes-one = { $what } : { $value } ({ changes-usually })
changes-here = Ici : { $change }
changes-nothing = rien
changes-none = Rien n’est changé : ce sont les règles habituelles.
changes-option = { $name } : { $value }
changes-more = … et { $count ->
    [one] un changement
   *[other] { $count } changements
  } de plus : { $word } les montre.
changes-play = Pour jouer avec :
changes-how = Pour jouer avec une autre valeur :
changes-how-file = Ou mettez ceci dans un fichier, changez-le, puis :
changes-written = { $file } est écrit. { changes-play }
variant-title = { $title } (variante)
variant-named = Variante : { $name }
variant-unnamed = { $count ->
    [one] Une variante des règles : un changement
   *[other] Une variante des règles : { $count } changements
  }

rules-none = Il n’y a pas de texte des règles de ce jeu.
rules-sections = Les règles, par section ({ $word } NUMÉRO montre une section ou une règle) :
rules-no-such = Il n’y a pas de règle { $number }.
rules-with-words = { $count ->
    [one] { $count } règle contient « { $words } » :
   *[other] { $count } règles contiennent « { $words } » :
  }
rules-not-found = Aucune règle de { $title } ne contient « { $words } ». Cherchez avec moins de lettres, ou lisez-les toutes : dinotable rules { $game }
rules-in-other = Aucune règle de { $title } ne contient « { $words } » en français, mais il y en a en anglais : ajoutez --lang { $language }
yes = oui
no = non

end-over = La partie est finie.
end-place = place
end-player = joueur
end-points = points
end-winner = { $names } gagne.
end-winners = { $names } se partagent la victoire.
end-out = { $name } (éliminé)
end-out-why = Les éliminés sont classés derniers, du dernier sorti au premier.
end-seed = La graine était { $seed }.
end-verified = Vérifié : elle correspond au sceau, et chaque tirage en vient.

log-nothing = Il ne s’est encore rien passé.
replay-head = { $title } · ligne { $at } sur { $lines }
replay-eyes = vue par { $name }
replay-keys = Entrée : suite, b : retour, un nombre : cette ligne, p : défiler, e 1 : par les yeux de cette place, e : de tous, c : les tournants, w : et si…, v : variante, q : quitter
replay-over = La partie est finie à cet endroit : revenez d’abord à une ligne précédente.
replay-who = Qui joue la suite ? { $seats } mots séparés par des virgules, me ou un robot
replay-curve = { $seats ->
    [2] La chance de gagner, de la première décision à la fin
   *[other] La part des autres que chacun pouvait espérer devancer, de la première décision à la fin
 }
replay-swing = Tournant, lignes { $begin } à { $end } : { $changes }
replay-no-curve = Il n’y avait rien à décider dans cette partie.
replay-reckons = Examen de chaque décision

word-help = aide
word-list = ?
word-why = pourquoi
word-preview = prévoir
word-confirm = confirmer
word-forced = forcés
word-undo = annuler
word-board = plateau
word-log = journal
word-facts = faits
word-hint = conseil
word-rules = règles
word-variant = variante
word-say = dire
word-save = enregistrer
word-quit = quitter
word-on = oui
word-off = non
word-yes = o
word-no = n
word-move = COUP
word-text = TEXTE
word-file = FICHIER
word-number = NUMÉRO
help-move = le jouer : comme ? l’écrit, par le début de ses mots (dé 2.7), par ce qui suit le premier mot (2.7) ou par son numéro (3 ou #3)
help-list = ce que vous pouvez faire ; avec un mot, seulement ce qui le contient : ? { $example }
help-why = si un coup est permis, et sinon par quelle règle
help-preview = ce qui s’ensuivrait d’un coup
help-confirm = si les coups qui ont des suites sont montrés et confirmés d’abord
help-forced = si un coup sans choix se joue de lui-même
help-undo = reprendre votre dernier coup, tant que dure votre étape
help-board = redessiner le plateau
help-log = ce qui s’est passé jusqu’ici, tel que vous l’avez vu
help-facts = ce qu’un bon joueur calculerait
help-hint = ce que ferait ici le meilleur bot, et pourquoi
help-rules = les règles ; avec un numéro, une règle
help-variant = ce qui est changé dans la boîte de cette partie, et ses options
help-say = dire quelque chose à toute la table
help-save = enregistrer la partie pour la reprendre plus tard
help-quit = quitter la partie
help-head = Tapez un coup ou une commande ; Tab complète. Deux-points devant une commande (:annuler) la distingue d’un coup.

# Pour dire à quelqu’un que c’est son tour.
# Ce qui a été rangé.
trash-empty = Rien n’a été rangé.
trash-line = { $table } · { $game } · { $names } · { $status } · { $days ->
    [one] disparaît après { $days } jour de service de plus
   *[other] disparaît après { $days } jours de service de plus
  }
trash-open = pas commencée
trash-playing = en cours
trash-over = finie
trash-unreadable = { $table } · illisible, et conservée
trash-how = { $count ->
    [one] Une table. dinotable trash --restore ID la fait revenir.
   *[other] { $count } tables. dinotable trash --restore ID … en fait revenir, --restore-all les fait toutes revenir.
  }
trash-restored = { $count ->
    [one] { $count } table est revenue.
   *[other] { $count } tables sont revenues.
  }
trash-cleared = { $count ->
    [one] { $count } table a été rangée.
   *[other] { $count } tables ont été rangées.
  }
# Pour faire réfléchir les robots.
work-begins = { $count ->
    [one] Un robot à la fois réfléchit ici pour les serveurs sur { $database }. Ctrl-C arrête.
   *[other] Jusqu’à { $count } robots à la fois réfléchissent ici pour les serveurs sur { $database }. Ctrl-C arrête.
  }
work-ends = Arrêté. Ce qui n’était pas fini sera fait ailleurs.
# Pour tout copier ailleurs.
moved = { $tables ->
    [one] { $tables } table est maintenant dans { $to }
   *[other] { $tables } tables sont maintenant dans { $to }
  }, et { $rows ->
    [one] { $rows } ligne a été comparée
   *[other] { $rows } lignes ont été comparées une à une
  }. { $from } contient encore tout : mettez-le de côté, pour que personne ne le serve par erreur.
moved-games = { $count ->
    [one] { $count } partie a été rejouée aux deux endroits, et en est au même point.
   *[other] { $count } parties ont été rejouées aux deux endroits, et en sont au même point.
  }
moved-unreadable = { $table } · illisible, là-bas comme ici
moving = Copie
comparing = Comparaison
notice-turn = À vous de jouer, { $game } : { $link }
notice-consent = Les autres demandent votre accord, { $game } : { $link }
notice-hello = Vous saurez désormais ici quand c’est à vous de jouer sur Dinotable : { $link }

# Ce qu’un lien vers une table dit de lui-même.
link-open = Une table est ouverte : prenez place.
link-playing = Une partie est en cours : venez regarder.
link-over = La partie est terminée.
link-replay = Une partie finie : revoyez-la, tour par tour.
