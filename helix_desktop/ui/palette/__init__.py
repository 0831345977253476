"""The palette: every action and destination, found by a few letters."""
