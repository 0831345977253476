"""The cache browser: what the store holds."""
