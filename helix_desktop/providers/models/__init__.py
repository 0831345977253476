"""Known models and providers: shipped, listed, or defined by the user."""
