"""The copy of a repository that a command works in, what is taken over from it, and undo."""
