"""The built-in practice model: deterministic, offline, and plain about what it is."""
