"""The application layer: workspaces, sessions, settings, secrets, paths, logs, and their wiring."""
