"""Where bots are measured: the arena, its statistics, the ladders."""
