"""Compaction of a session's context in the background."""
