"""The settings: choices, the source of each value, and its effect."""
