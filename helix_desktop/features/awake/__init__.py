"""Keeps the computer awake while a session works: `stay_awake.py` says when, `holds.py` how."""
