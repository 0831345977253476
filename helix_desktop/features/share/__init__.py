"""Sharing: a session as a page, as Markdown, or as a file for another Helix.

`share_page.py` makes the page. The file is written by the application, since the lab reads it, too
(`app/workspaces/session_file_writer.py`).
"""
