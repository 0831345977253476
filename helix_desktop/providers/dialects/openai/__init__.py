"""OpenAI's two dialects, and those who speak the first one."""
