"""Dialects: what they write and what they read, from tables of bytes."""
