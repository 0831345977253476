"""The page Changes: the files that a session changed, their diffs, and undoing (restoring) them."""
