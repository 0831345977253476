"""Recorded sessions driven through the engine, many at a time."""
