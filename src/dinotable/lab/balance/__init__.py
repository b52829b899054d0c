"""The designer's bench: many games of bots, and what they say about a game's balance.

`watching` follows one game, `study` plays blocks of them as work for the runner, `counts` adds them up in one pass and in
little memory, `findings` says what follows, with intervals; `differences` does so for two variants on the same luck.
"""
