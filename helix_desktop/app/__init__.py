"""The hall: open workspace, workspaces, settings, secrets, paths, logs; wiring is where classes
meet.
"""
