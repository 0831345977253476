"""The cache browser: what the attic holds."""
