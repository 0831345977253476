"""Secrets by content: found in files and outputs, and hidden from the model."""
