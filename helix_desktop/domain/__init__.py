"""The domain vocabulary: frozen values and pure functions that all other packages share."""
