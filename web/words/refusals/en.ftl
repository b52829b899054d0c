# Why the server refuses something, by its code; after "That did not work: ".
refused-late = somebody was faster, this is no longer asked of you
refused-beyond-step = what comes after a draw or a reveal is decided then
refused-not-over = the game is not over yet
refused-no-twin = no other table has the same luck
refused-twin = another table has the same luck, and its game goes on
refused-no-undo = this cannot be taken back any more
refused-not-started = the game has not begun
refused-started = the game has begun
refused-over = the game is over
refused-not-full = somebody is still missing
refused-taken = somebody sits there
refused-not-yours = this chair is not for you
refused-lent = a bot plays there, take the seat back first
refused-clock = the clock decides here: the time is used up, or in a slow game it is not over yet
refused-no-vacation = there is no vacation to be had or to be ended now
refused-no-proposal = this is no longer proposed, or cannot be
refused-present = that player is there, or was until a moment ago
refused-text = a line has 1 to 300 characters that can be printed
refused-name = a name has 1 to 40 characters that can be printed
refused-name-invisible = a name has no invisible letters
refused-name-marks = a name has at most three accents on one letter
refused-name-mixed = each word of a name is written in one alphabet
refused-session = you are not signed in
refused-ended = you are no longer signed in
refused-token = this link does not open a seat of this table
refused-role = this is not for you to do at this table
refused-no-table = there is no such table
refused-cleared = this table was cleared away because nobody used it; open it again to bring it back
refused-unreadable = this table cannot be read now; nothing is lost, ask whoever runs the server
refused-seat = there is no such seat
refused-size = this is too large
refused-rate = too much at once, wait a moment
refused-watches = too many tables are watched at once
refused-origin = this must come from a page of this server
refused-quota = as much as there may be was opened or stored from here, or in this house; come back later
refused-time = the request did not come whole in time; try again
refused-busy = the server has too much to think about, try again in a moment
refused-unsafe = the server could not write it down, so it has not happened; try again
refused-record = this file is no record of a game: { $line ->
    [none] it cannot be read
   *[other] line { $line } does not fit
  }
refused-invitation = this link was used already: ask who sits there, or the host, for a new one
refused-removed = the host has given your chair here away: ask them for an invitation
refused-free = nobody sits there
refused-key = this browser’s key opens another seat here: load the page again
refused-host = this server does not answer to this name
