"""Secrets by what they are: found in files and in outputs, kept from the model, never from git."""
