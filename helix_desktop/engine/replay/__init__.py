"""Replays of recorded sessions through the real engine."""
