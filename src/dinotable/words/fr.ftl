unofficial = Une œuvre de fans, non officielle. Les jeux appartiennent à leurs auteurs et éditeurs.
