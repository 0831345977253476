"""Ollama's own dialect."""
