"""Background work on a session's window."""
