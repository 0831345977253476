"""The voices: models, and counting their tokens."""
