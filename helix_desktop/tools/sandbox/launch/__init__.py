"""What a command may see and write, and its start within these bounds."""
