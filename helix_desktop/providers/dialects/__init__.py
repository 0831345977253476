"""The dialects: requests written and streams read for each provider protocol."""
