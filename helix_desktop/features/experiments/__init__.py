"""Experiments: a recorded request is sent once more, and both answers are compared."""
