"""Inspection of requests and compactions, and the user's changes to them."""
