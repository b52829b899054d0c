page-who-open = N’importe qui
page-agreed = { $option } : { $value }
page-chair-free = libre
page-chair-invited = invité, pas encore là
page-chair-for-you = Une place est libre pour vous
page-invited = Vous êtes invité à jouer
page-invited-by = { $name } vous invite à jouer
page-take-seat = Prendre ma place
page-take-free = Prendre une place libre
page-all-taken = toutes les places ont été prises entre-temps
page-missing = { $count ->
    [one] Il manque encore un joueur. La page continue d’elle-même.
   *[other] Il manque encore { $count } joueurs. La page continue d’elle-même.
  }
page-all-here = Tout le monde est là : vous pouvez commencer.
page-host-starts = Tout le monde est là. La partie s’ouvrira d’elle-même dès que l’hôte la lancera.
page-link-wrong = Ce lien n’ouvre aucune place
page-link-wrong-why = Il est incomplet, ou la place a été donnée à quelqu’un d’autre. Demandez-en un nouveau ; en attendant, vous pouvez regarder.
page-link-cleared = Cette table a été rangée
page-link-cleared-why = Elle n’avait pas servi depuis longtemps. Rien n’est perdu : faites-la revenir, et elle sera comme avant.
page-restore = La faire revenir
page-link-gone = Cette table n’existe plus
page-link-gone-why = Elle a été fermée, ou retirée parce que plus personne n’y jouait.
page-link-elsewhere = Cette table est ouverte dans un autre onglet
page-link-elsewhere-why = C’est là qu’on y joue en ce moment. Jouez plutôt ici, et l’autre onglet la lâche ; rien n’est perdu.
page-play-here = Jouer plutôt ici
page-copy-by-hand = Sélectionnez le lien ci-dessus et copiez-le.
page-share = Partager
page-share-text = Viens jouer à { $game } avec moi !
page-qr = Code QR
page-qr-for = Code QR pour { $seat }
page-qr-why = Visez-le avec l’appareil photo d’un téléphone. Qui vient par lui en premier prend cette place.
page-account = Votre compte
page-account-of = Compte : { $name }
page-account-why = On peut jouer sans compte. Un compte garde vos parties ensemble, pour les continuer sur tous vos appareils. Les parties de ce navigateur le rejoignent quand vous vous connectez.
page-account-name = Nom du compte
page-sign-in = Se connecter
page-sign-out = Se déconnecter ici
page-sign-out-why = Vos parties restent dans le compte ; la prochaine personne à ce navigateur ne les aura pas.
page-register = Créer un compte
page-password = Mot de passe
page-password-long = Au moins 8 caractères. Il n’y a pas d’adresse e-mail et aucun moyen de le retrouver : gardez-le bien.
page-password-old = Mot de passe actuel
page-password-new = Nouveau mot de passe
page-password-change = Changer le mot de passe
page-password-ends = Tous les autres appareils seront déconnectés.
page-password-changed = Le mot de passe est changé ; tous les autres appareils sont déconnectés.
page-no-sign-in = le nom et le mot de passe ne vont pas ensemble
page-no-name-taken = quelqu’un porte déjà ce nom, ou un nom qui lui ressemble ; choisissez-en un autre
page-no-rate = trop d’essais, attendez une minute
page-no-password = ce n’est pas le mot de passe
page-sessions = Où vous êtes connecté
page-session-this = cet appareil
page-session-used = dernière utilisation : { $when }
page-session-end = Déconnecter
page-session-end-others = Déconnecter partout ailleurs
page-device-unknown = Un appareil
page-data = Vos données
page-export = Télécharger toutes mes données
page-export-why = Un seul fichier avec tout ce qui est gardé de vous : le compte, les appareils, vos parties telles que vous pouvez les connaître.
page-delete = Supprimer le compte
page-delete-why = Supprimer efface le compte et ce que vous avez dit. Les parties restent pour les autres ; votre nom y devient « N. N. ».
page-delete-sure = C’est sans retour. Les parties en cours ne pourront être continuées que dans les navigateurs qui gardent la place.
page-delete-now = Supprimer pour de bon
page-notices = Quand c’est à vous de jouer
page-notices-browser = Me prévenir dans ce navigateur, tant qu’une page de Dinotable est ouverte
page-notices-denied = Le navigateur interdit à cette page de vous prévenir : autorisez-la d’abord dans ses réglages.
page-notices-impossible = Ce navigateur ne peut vous prévenir qu’en https, ou sur la machine qui fait tourner Dinotable.
page-webhook-account = Un message pour chaque partie de votre compte, envoyé chez vous :
page-webhook-seat = Un message pour cette partie, envoyé chez vous :
page-webhook-url = Adresse d’un webhook
page-webhook-why = De Discord, Slack ou Telegram (https://api.telegram.org/bot…/sendMessage?chat_id=…). Elle n’est plus jamais montrée. Les messages nomment le jeu et la table, rien d’autre.
page-webhook-save = Envoyer un premier message et la garder
page-webhook-sent = Le premier message est envoyé.
page-webhook-remove = Plus de messages
page-webhook-on = { $form } est prévenu quand personne n’a regardé depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }.
page-webhook-off = { $form } n’a plus pris de messages ({ $why }) ; il n’en est plus envoyé. Donnez l’adresse à nouveau.
page-webhook-discord = Discord
page-webhook-slack = Slack
page-webhook-telegram = Telegram
page-no-webhook = ce n’est pas un webhook de Discord, Slack ou Telegram, ou rien n’a pu y être envoyé
page-invited-to = Ce lien est pour { $seat }.
page-link-once = Le lien ouvre cette place une seule fois, pour qui s’y assied en premier. Ensuite, ce navigateur se souvient de vous.
page-link-used = Ce lien a déjà servi
page-link-used-why = Il ouvre une place une seule fois. Si c’était vous sur un autre appareil, ouvrez-y les réglages de la table et créez un lien pour celui-ci. Sinon, demandez un nouveau lien à l’hôte ; en attendant, vous pouvez regarder.
page-to-my-seat = À ma place
page-link-removed = L’hôte a libéré votre place
page-link-removed-why = La partie n’avait pas commencé, et rien n’est perdu. Vous pouvez regarder ; si c’est une erreur, demandez un nouveau lien à l’hôte.
page-new-link = Nouveau lien
page-new-link-why = Le lien précédent n’ouvrira plus rien
page-no-link = Pas de lien sous la main pour { $seat } : il a servi, ou a été créé sur un autre appareil.
page-other-device = Jouer sur un autre appareil
page-other-device-why = Un lien rien que pour vous vers cette place, pour votre téléphone par exemple. Qui l’ouvre en premier s’assied ici à votre nom, sans autre question : ne le transmettez pas.
page-other-device-make = Créer un lien
page-invite-own = Ouvrez ce lien sur l’autre appareil :
page-refused-wait = { $why } ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }
