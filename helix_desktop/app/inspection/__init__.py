"""Windows looked at and rewritten by hand."""
