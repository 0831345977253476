"""The documentation: its commands run, its tables are current, and its site is checked."""
