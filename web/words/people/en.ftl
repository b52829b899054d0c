people-lent-why = { $why ->
    [clock] { $name } is out of time: a bot ({ $level }) plays on
    [absent] { $name } is not there: a bot ({ $level }) plays on
   *[other] A bot ({ $level }) plays on for { $name }
  }
people-taken = { $name } plays again
people-swapped = Seats { $one } and { $other } change places
people-proposed = { $what ->
    [back] { $name } would like to take a move back
    [swap] { $name } would like to change seats with { $other }
   *[bot] { $name } would like a bot to play for { $other }
  }
people-proposed-back = { $name } would like to take the game back to before “{ $line }”
people-back-choose = Ask to go back to an earlier line
people-back-why = Choose a line: the game shall go on from before it. The others are asked.
people-back-none = No line can be taken back now.
people-back-line = Ask to go back to before: { $line }
people-answered = { $yes ->
    [yes] { $name } agrees
   *[no] { $name } declines
  }
people-vacation = { $begins ->
    [yes] { $name } goes on vacation
   *[no] { $name } is back from vacation
  }
people-rematched = { $name } would like a rematch
people-agree = Agree
people-decline = Decline
people-waits = Waiting for { $names }
people-bot-for-you = A bot plays for you.
people-spent = Your time is used up: the bot plays to the end.
people-take-back = Take my seat back
people-ask-back = Ask to take my last move back
people-ask-bot = Let a bot play for { $name }
people-waited = { $name } is not there. A bot may take over in { $left }.
people-rest-begin = Go on vacation ({ $left } left)
people-rest-end = End my vacation ({ $left } left)
people-clock = Time left
people-away = on vacation
people-absent = not there
people-days = { $days } d { $hours } h
people-hours = { $hours } h { $minutes } min
people-chat = Chat
people-chat-watchers = Chat of the spectators
people-chat-empty = Nothing was said yet.
people-watcher = { $name } (watching)
people-somebody = Somebody
people-say = Say something
people-send = Send
people-reactions = Reactions
people-reaction = { $reaction ->
    [yes] thumbs up
    [clap] applause
    [laugh] laughing
    [wow] astonished
    [sad] sad
    [heart] heart
    [think] thinking
   *[dino] dinosaur
  }
people-mute = Mute { $name }
people-unmute = Hear { $name } again
people-order = Who sits where
people-free = free
people-swap-next = { $name } and { $other } change places
people-swap-ask = Ask { $name } to change seats
people-rematch = Rematch
people-rematch-join = Join the rematch
people-rematch-watch = Watch the rematch
people-time-control-ask = Clocks, and what happens when somebody stays away
people-time-control-clock = Clock
people-time-control-none = no clock
people-time-control-bank = minutes for the whole game
people-time-control-days = days for each decision
people-time-control-minutes = Minutes for each player
people-time-control-added = Seconds more with each decision
people-time-control-bank-why = A clock runs only while its player has something to decide. Whose time is used up is played on by the bot, to the end of the game.
people-time-control-each = Days for each decision
people-time-control-vacation = Vacation days for each player
people-time-control-days-why = Days count while this server runs. When they are over the bot plays on, until the player is back. A vacation stops the clock. Whoever is asked for consent has as long to answer.
people-time-control-absent = A bot plays on for who is not connected
people-time-control-after = { $seconds ->
    [0] only if the others decide so
    [60] after a minute
    [3600] after an hour
    [86400] after a day
   *[other] after { $minutes } minutes
  }
people-time-control-stand-in = That bot
people-time-control-absent-why = Whoever comes back takes the seat again with one button.
people-remove = Remove
people-remove-name = Remove { $name } from this table
people-remove-sure = Remove { $name }?
people-remove-why = The chair is free again. From the same device or account they cannot take an open chair here again.
people-remove-friend-why = The chair is free again, and you can make a new link to it.
people-keep = Keep
people-until = { $left } left to answer
people-lapsed = The time to answer is over: what was asked for is not done
people-time-control = Time control
people-amount = { $unit ->
    [day] { $count ->
        [one] one day
       *[other] { $count } days
      }
    [hour] { $count ->
        [one] one hour
       *[other] { $count } hours
      }
    [minute] { $count ->
        [one] one minute
       *[other] { $count } minutes
      }
   *[second] { $count ->
        [one] one second
       *[other] { $count } seconds
      }
  }
people-told-clock = { $clock ->
    [bank] { $time } for each player{ $added ->
        [0] {""}
       *[other] , and { $added } seconds more with each decision
      }
    [days] { $time } for each decision
   *[none] No clock
  }
people-told-vacation = { $time } of vacation for each player
people-told-consent = Whoever is asked for consent has { $time } to answer. Nothing is decided without them.
people-told-patience = Whoever has not been connected for { $time } is not waited for in votes, and may be replaced by a bot
people-told-absent = Whoever has not been connected for { $time } is played on by a bot ({ $level })
people-time-control-patience = Votes do not wait for who is not connected
people-time-control-patience-why = Before that nobody can be passed over. With days for each decision votes always wait for the answer.
