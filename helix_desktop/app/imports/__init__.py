"""The import of sessions that other programs wrote.

`formats.py` lists the programs, finds their sessions, and reads them: `read_session` yields one
frozen `SourceMessage` after the other, with memory that does not grow with the file. A module for
each family of formats turns its records into the same parts. `open_session` also returns what hangs
on a session (`branches.py`): ways that were left, and subagents. `session_import.py` writes these
messages as events of an ordinary session, which counts as outside content from its first event on,
of branches of it, and of its subagents' sessions.

The files of other programs are only ever read. Anybody may have written them: every line, object,
and row has a limit, and what cannot be read is named while the rest is used.
"""
