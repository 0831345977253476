"""Helix as an agent inside an editor."""
