"""Tests of what is allowed, asked about, and denied: commands and other calls of tools."""
