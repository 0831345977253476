"""Translations of the window: texts of the source, Qt's .ts files, and what is wrong with them."""
