"""How the data folder's file came to be, step by step; run at every start."""
