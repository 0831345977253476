"""The documentation, and the code that builds its site."""
