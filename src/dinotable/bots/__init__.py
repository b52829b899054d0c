"""Players that think. They get what a person at their seat has: a view, the legal actions, and a budget."""
