"""The rules, in the order of the rulebook: setup, the turn, activations, prey, predators, dinosaurs, refill and end."""
