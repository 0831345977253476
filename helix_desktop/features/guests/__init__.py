"""Guests: agents of other programs, which answer as models in sessions of their own."""
