"""Sessions: running them, and everything that the user does with them."""
