"""Tests of the judge of commands and calls."""
