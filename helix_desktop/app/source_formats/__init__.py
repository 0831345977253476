"""What other programs write: values of their sessions, and reading within limits.

`bounded_reading.py` opens files within limits, and `message_blocks.py` reads what several formats
share. A module for each format that more than one part here reads turns its records into messages
(`source_messages.py`), with memory that does not grow with the file: `message_lists.py` (plain
lists) and `codex.py`, with the branches that were left (`branches.py`). `tool_names.py` knows how
others name the tools of Helix.

The files of other programs are only ever read. Anybody may have written them: every line, object,
and row has a limit, and what cannot be read is named while the rest is used.
"""
