"""Known models and providers: shipped, reported by the providers, or defined by the user."""
