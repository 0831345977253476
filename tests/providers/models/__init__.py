"""Mirrors helix_desktop/providers/catalogue."""
