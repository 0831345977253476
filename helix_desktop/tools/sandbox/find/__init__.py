"""Before a command: special places, secrets, and instructions in its folder."""
