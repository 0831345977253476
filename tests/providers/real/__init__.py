"""The dialects and the engine against a server that really runs a model."""
