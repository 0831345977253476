"""Questions that the engine asks beside the conversation, each answered in the form it asks for."""
