"""Signed requests: credentials, signatures, and servers that check them."""
