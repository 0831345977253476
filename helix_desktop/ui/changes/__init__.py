"""Changed files: a session's changes line by line, and undoing them."""
