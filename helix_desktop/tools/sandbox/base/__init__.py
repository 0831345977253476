"""What the system offers, and what kinds of sandbox there are."""
