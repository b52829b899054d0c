"""One judgement a game: what a position is worth to each seat, in expected points, term by term."""
