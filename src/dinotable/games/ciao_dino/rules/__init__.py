"""The rules, in the order of the booklet: setup, the turn, the card, the drift, the actions, losses, the last round."""
