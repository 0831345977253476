"""The recorded requests of guests (agents of other programs): read and journaled.

`providers/request_recorder.py` passes them on to their provider; `app/inspection` shows them.
"""
