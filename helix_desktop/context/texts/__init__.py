"""Text analysis and generation: names, details, markers, notes, documents, and prompts."""
