"""Sharing: a session as a page, as Markdown, or as a file for another Helix."""
