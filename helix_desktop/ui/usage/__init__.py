"""Where tokens and dollars went, and in which requests a text was."""
