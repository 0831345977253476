"""Changed files: what a session did to them, line by line, and taking it back."""
