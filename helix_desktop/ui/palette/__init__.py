"""The palette: everything that can be done or gone to, by a few letters."""
