# Everything for playing without a network, kept in this browser; and newer versions of the page.
offline-title = Play without a network
offline-why = Your browser can keep everything: the games, the bots, the rules and the lessons. Then the page opens and you play on a train, in a tent or in an aeroplane.
offline-keep = Make it work offline ({ $size } MB)
offline-keeping = Fetching what is needed …
offline-share = { $done } of { $all } MB
offline-stop = Cancel
offline-stopped = Cancelled. What has come already is there when you begin again.
offline-failed = It did not work out ({ $why }). What has come already is there when you begin again.
offline-kept = It works offline: everything is in this browser.
offline-forget = Remove it from this browser
offline-forgotten = Removed. Your games are still here.
offline-new = A new version is ready.
offline-reload = Reload
offline-waits = It comes as soon as no table waits for your answer.
