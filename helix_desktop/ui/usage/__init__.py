"""The page Usage: where tokens and dollars went, and which requests had a text."""
