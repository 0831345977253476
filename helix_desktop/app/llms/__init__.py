"""Which models there are, who plays which role, and the way to them."""
