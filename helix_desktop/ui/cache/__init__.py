"""The page Cache: all stored outputs and files, their content, filter, recall, and cleanup."""
