"""THE VOICES: models, and counting their tokens (httpx and tiktoken live here)."""
