"""One suite for every dialect, over real HTTP, against a server that others wrote."""
