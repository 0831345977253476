"""The cache page: all stored entries, their content, and recall."""
