"""The command line's words: one module each, all of them in `table`."""
