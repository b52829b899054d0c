"""Tables: opening them, sitting down, playing, and everybody who watches."""
