"""The settings: what can be chosen, where each value comes from, and what it does here."""
