"""Mirrors helix_desktop/providers/models."""
