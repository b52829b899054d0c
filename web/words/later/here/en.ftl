# Tables that live in this browser: how they start, where they are kept, and what needs a server.
here-starting = Setting the table up in this browser …
here-starting-bytes = { $done } of { $all } MB
here-starting-soon = Almost there …
here-needs-title = { $what ->
    [account] Accounts need a server
    [ratings] Ratings need a server
   *[daily] The deal of the day needs a server
  }
here-needs-why = { $what ->
    [account] This page works without one, so nobody signs in here. Your games are kept in this browser; you can take all of them along in a file.
    [ratings] They compare people who play each other, and this page works without a server. The bots here have measured strengths: you see them when you set up a table.
   *[daily] Everybody gets the same deal there and compares afterwards; this page works without a server. The puzzles are here, though.
  }
here-needs-keep = Keep my games in a file
here-others = With others
here-others-why = Games here live in your browser, and no server knows of them. Several people can play at this device: set them up with “New table”. For friends on other devices, chat and ratings, open Dinotable on a server.
here-choice = On this device, without the server
here-choice-why = You and bots, or several people at this device. The game stays in this browser, and nobody else can join.
here-choice-away = The server cannot be reached now: a table on this device works without it.
here-duplicate-next = Who plays the same deal now? Best somebody who has not looked on; or you, to do better.
here-duplicate-name = Name for seat { $seat }
here-duplicate-begin = Begin at the second table
here-duplicate-go = To the second table
here-server = Play on at the server
here-server-why = There friends can look on, you can chat, and go on from another device. The game moves as it stands, and is then no longer kept in this browser.
here-server-go = Move this game to the server
here-server-refused = the server does not take it: perhaps it has another version of the game
here-delete = Delete this game
here-delete-why = It is kept in this browser and nowhere else: what is deleted is gone for good.
here-delete-go = Delete …
here-delete-ask = For good?
here-delete-yes = Yes, delete it
here-delete-no = No, keep it
here-kept = Games kept in this browser
here-kept-why = Games that you play without a server are kept here and nowhere else. A file with all of them is a good thing to have: it brings them back, or takes them to another browser.
here-kept-none = None yet. A file of games that were played without a server, in this browser or another, brings them here; from a table’s settings a game can then go on at the server.
here-export = Save everything to a file
here-export-none = There is nothing to save yet.
here-exported = { $games ->
    [one] Saved: one game.
   *[other] Saved: { $games } games.
  }
here-import = Bring games from a file
here-import-nonsense = this is not a file with games of this page
here-imported = { $added ->
    [0] No game was new.
    [one] One game was added.
   *[other] { $added } games were added.
  }
here-imported-broken = { $games ->
    [one] One cannot be read, and was left out.
   *[other] { $games } cannot be read, and were left out.
  }
here-imported-same = { $games ->
    [one] One was here already.
   *[other] { $games } were here already.
  }
here-imported-other = { $games ->
    [one] One went on differently here: it stays as it is.
   *[other] { $games } went on differently here: they stay as they are.
  }
