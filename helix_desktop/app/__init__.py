"""The hall: desk, workspaces, settings, secrets, paths, logs; wiring is where classes meet."""
