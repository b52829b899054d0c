page-who-open = Anyone who comes
page-agreed = { $option }: { $value }
page-chair-free = free
page-chair-invited = invited, not here yet
page-chair-for-you = A chair is free for you
page-invited = You are invited to play
page-invited-by = { $name } invites you to play
page-take-seat = Take my seat
page-take-free = Take a free chair
page-all-taken = every chair was taken in the meantime
page-missing = { $count ->
    [one] One player is still missing. The page goes on by itself.
   *[other] { $count } players are still missing. The page goes on by itself.
  }
page-all-here = Everybody is here: you can start.
page-host-starts = Everybody is here. The game begins for you by itself as soon as the host starts it.
page-link-wrong = This link does not open a seat
page-link-wrong-why = It is not complete, or the seat has gone to somebody else. Ask whoever sent it for a new one; you may watch meanwhile.
page-link-cleared = This table was cleared away
page-link-cleared-why = Nobody had used it for long. Nothing is lost: bring it back, and it is as it was.
page-restore = Bring it back
page-link-gone = This table is gone
page-link-gone-why = It was closed, or cleared away because nobody played there any more.
page-link-elsewhere = This table is open in another tab
page-link-elsewhere-why = It is played there now. Play here instead, and the other tab lets go of it; nothing is lost.
page-play-here = Play here instead
page-copy-by-hand = Select the link above and copy it.
page-share = Share
page-share-text = Play { $game } with me!
page-qr = QR code
page-qr-for = QR code for { $seat }
page-qr-why = Point a phone’s camera at it. Whoever comes by it first takes that seat.
page-account = Your account
page-account-of = Account of { $name }
page-account-why = You need none to play. An account keeps your games together, so that you can go on with them on every device. The games of this browser join it when you sign in.
page-account-name = Name of the account
page-sign-in = Sign in
page-sign-out = Sign out here
page-sign-out-why = Your games stay with the account; whoever uses this browser next does not hold them.
page-register = Make an account
page-password = Password
page-password-long = At least 8 characters. There is no e-mail address and no way to get it back: keep it well.
page-password-old = Password until now
page-password-new = New password
page-password-change = Change the password
page-password-ends = All other devices are signed out.
page-password-changed = The password is changed; all other devices are signed out.
page-no-sign-in = name and password do not go together
page-no-name-taken = somebody has this name, or one that looks like it: choose another
page-no-rate = too many tries, wait a minute
page-no-password = this is not the password
page-sessions = Where you are signed in
page-session-this = this device
page-session-used = last used { $when }
page-session-end = Sign out
page-session-end-others = Sign out everywhere else
page-device-unknown = Some device
page-data = Your data
page-export = Download all my data
page-export-why = One file with everything that is kept of you: the account, the devices, your games as you may know them.
page-delete = Delete the account
page-delete-why = Deleting removes the account and what you have said. Games stay for the others; your name in them becomes “N. N.”.
page-delete-sure = This cannot be taken back. Games that go on can then only be played further in browsers that hold the seat.
page-delete-now = Delete for good
page-notices = When it is your turn
page-notices-browser = Tell me in this browser, while a page of Dinotable is open
page-notices-denied = The browser does not let this page tell you anything: allow it in the browser’s settings first.
page-notices-impossible = This browser can tell you only over https, or on the machine that runs Dinotable.
page-webhook-account = A message for every game of your account, sent to a place of yours:
page-webhook-seat = A message for this game, sent to a place of yours:
page-webhook-url = Address of a webhook
page-webhook-why = Of Discord, Slack, or Telegram (https://api.telegram.org/bot…/sendMessage?chat_id=…). It is never shown again. Messages name the game and the table, nothing else.
page-webhook-save = Send a first message and keep it
page-webhook-sent = The first message was sent.
page-webhook-remove = No more messages
page-webhook-on = { $form } hears of it when nobody has looked for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
page-webhook-off = { $form } took no more messages ({ $why }), so no more are sent. Set the address again.
page-webhook-discord = Discord
page-webhook-slack = Slack
page-webhook-telegram = Telegram
page-no-webhook = this is no webhook of Discord, Slack or Telegram, or nothing could be sent there
page-invited-to = This link is for { $seat }.
page-link-once = The link opens this seat once, for whoever sits down with it first. Afterwards this browser remembers you.
page-link-used = This link was used already
page-link-used-why = It opens a seat once. If that was you on another device, open the settings at the table there and make a link for this one. If not, ask the host for a new link; you may watch meanwhile.
page-to-my-seat = To my seat
page-link-removed = The host has freed your chair
page-link-removed-why = The game had not begun, and nothing is lost. You may watch; should it be a mistake, ask the host for a new link.
page-new-link = New link
page-new-link-why = The link until now will open nothing any more
page-no-link = No link to { $seat } is at hand: it was used, or made on another device.
page-other-device = Play on another device
page-other-device-why = A link of your own for this seat, for your phone for example. Whoever opens it first sits here as you, and no name is asked for: do not pass it on.
page-other-device-make = Make a link
page-invite-own = Open this link on the other device:
page-refused-wait = { $why }; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }
