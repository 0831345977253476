"""The dialects: how requests are written and streams read for each provider's protocol."""
