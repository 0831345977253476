"""What the journals of all sessions tell: where tokens and dollars went, and what a model saw."""
