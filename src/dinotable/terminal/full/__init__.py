"""The full-screen terminal: the board is pointed at with arrows or the mouse. It plays by the same loop as the line mode."""
