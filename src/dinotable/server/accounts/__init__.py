"""Accounts, for whoever wants their games on every device."""
