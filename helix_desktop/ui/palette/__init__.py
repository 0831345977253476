"""The command palette *Search everything* (Ctrl+K): actions, sessions, files, messages."""
