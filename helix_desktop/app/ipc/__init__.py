"""How agents of others reach a workspace's store: a local socket, and standard input and output."""
