"""Schedules: `session schedule` has the system's own scheduler run `ask` at a time."""
