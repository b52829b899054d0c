page-ratings-title = Ladder: { $game }
page-ratings-why = People and bots who play rated games, on one scale: whoever begins has 1000. Bots start from their level and move with every rated game against people.
page-ratings-rank = Rank
page-ratings-name = Name
page-ratings-rating = Rating
page-ratings-games = Rated games
page-ratings-you = you
page-ratings-bot = bot
page-ratings-provisional = provisional
page-ratings-provisional-why = A rating is provisional for the first { $games } rated games, and has no rank until then.
page-ratings-range = The number after ± says how far off it may be, in nineteen cases of twenty.
page-ratings-give-or-take = ±{ $points }
page-ratings-nobody = No person has played a rated game of this kind yet. Open the first rated table!
page-ratings-open = Open a table
page-ratings-other = Which game
page-ratings-hidden = You hide from the ladders: only you see your line here.
page-ratings-mine = My ratings
page-ratings-none = You have no rating. Ratings are for who wants them: tick “rated” when you open a table, or sit down at one that says so.
page-ratings-to = Ladder
page-ratings-of = { $rating } ±{ $points }, { $games ->
    [one] one rated game
   *[other] { $games } rated games
  }
page-ratings-hide = Hide me from the ladders
page-ratings-erase = Erase my ratings …
page-ratings-erase-why = Your ratings of all games go for good. Your games and their results stay. Your next rated game begins at 1000 again.
page-ratings-erase-now = Erase for good
page-ratings-ask = Rated
page-ratings-ask-why = The result counts for everybody’s rating. Everybody needs an account and a device of their own, there is a clock, and there are no hints. Whoever lets the clock run out comes last.
page-ratings-clock = Unless you choose another clock, everybody has 30 minutes, and 15 seconds more with each move.
page-ratings-own-device = At a rated table everybody has a device of their own: nobody can sit “at this device”, and you sit there once.
page-ratings-note = This table is rated
page-ratings-note-why = Whoever sits down agrees that the result counts for their rating. There are no hints and no stand-ins, and moves are not taken back by consent. Whoever lets the clock run out comes last.
page-ratings-note-sign = You need an account for it.
page-ratings-note-sign-in = Sign in or make an account
page-ratings-note-back = Then open this link again.
page-ratings-after = Your rating: { $after } ({ $change })
