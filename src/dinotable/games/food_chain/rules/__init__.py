"""The rules, in the order of the rulebook: draws (FC2), trees (FC3), hunt, eat, others, bonus (FC4 to FC7), end (FC8)."""
