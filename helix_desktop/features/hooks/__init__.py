"""Hooks: commands of files that run at certain moments, once their exact text is approved."""
