"""Messages on the desktop, over a real bus of their own."""
