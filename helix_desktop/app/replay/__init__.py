"""Replays of recorded sessions through the engine, in several processes at once."""
