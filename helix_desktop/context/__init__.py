"""The rules: pure functions over history (no clock, no disk, no tasks)."""
