"""The words: frozen values and pure functions that every other room speaks with."""
