"""Models and token counting (the only users of httpx and tiktoken)."""
