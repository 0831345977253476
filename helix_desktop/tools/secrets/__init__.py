"""Secrets by content: found in files and outputs, hidden from the model, never from git."""
