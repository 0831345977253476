"""Imports of sessions of other programs, and the lab, which replays them.

`programs.py` lists the programs, finds their sessions, and reads them: `read_session` yields one
frozen `SourceMessage` (`source_messages.py`) after the other, with memory that does not grow with
the file. A module for each family of formats turns its records into these: `claude_code.py`,
`codex.py`, `gemini_cli.py`, `databases.py` (OpenCode), `message_lists.py` (plain lists), and
`helix_session_file.py` (our own).
`bounded_reading.py` opens files within limits, and `message_blocks.py` reads what several formats
share. `open_session` also returns the branches that were left and the subagents (`branches.py`).

`session_import.py` writes the messages as events of an ordinary session, which counts as outside
content from its first event on, of branches of it, and of its subagents' sessions.
`import_reading.py` makes these events, with `tool_names.py`, and reads on behind what was imported
before. `import_preview.py` says what would come along. `lab_comparison.py` compares sessions with
Helix's presets, in processes of `lab_processes.py`, for the page of `lab_page.py`.

The files of other programs are only ever read. Anybody may have written them: every line, object,
and row has a limit, and what cannot be read is named while the rest is used.
"""
