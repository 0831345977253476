"""The settings: all their pages, the source of each value, and search."""
