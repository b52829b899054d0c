# The full screen.
full-your-turn = { $name }, it is your turn.
full-waits = Waiting for { $names } …
full-pick = Enter picks it.
full-would = { $move }: { $what }
full-learn-how = Each step is a position of a real game. Point at a move as in a game: ? shows the keys, h helps, q leaves.
full-play-help = ? shows the keys, r the rules, h gives a hint.
full-unpick = Enter takes it back.
full-instead = Enter picks this instead: { $kinds }
full-moves-here = Enter picks it: { $kinds }
full-nothing-here = Nothing to do here. Tab goes to what can be done.
full-keys = Enter pick · Esc back · Tab next · h hint · u undo · : type · ? keys · q leave
full-keys-waiting = + pace · t theme · q leave
full-keys-steps = ← → step · Home End · p play · c curve · e eyes · w what if · q leave
full-eyes = Through whose eyes? A seat’s number; nothing for everything:
full-keys-paper = ↑ ↓ · Enter or Esc closes · Ctrl-C leaves
full-keys-menu = ↑ ↓ · Enter chooses · Esc back · q leaves
full-keys-choice = ↑ ↓ · Enter chooses · Esc back
full-keys-question = Enter · Esc back · Ctrl-C leaves
full-keys-type = Tab completes · Enter · Esc back
full-type = A move or a command:
full-leave = Enter leaves.
full-pace = { $seconds } seconds between moves
full-help =
    Arrows      walk over the board, the tray and the choices
    Tab         the next thing that can be picked (Shift+Tab: back)
    Enter       pick it; once a move is complete, it is made
    Escape      take back what was picked; in any box: back, or no
    Ctrl-C      leave, from anywhere; first you can save
    mouse       point to see what follows, click to pick

    h  hint          u  undo         l  log
    f  facts         r  rules        i  what can I do with this?
    w  why (not)     v  variant      o  other players and the legend
    :  type a move or a command, as in the line mode
    m  the whole map, without names, where it has no room
    s  save          t  dark or light
    +  pace of the others            q  leave
