"""The lab: sessions of other programs are imported, and all sessions replayed under policies.

`programs.py` lists the programs, finds their sessions, and reads them: `read_session` yields one
frozen `SourceMessage` after the other. A module for each family of formats turns its records into
these: `claude_code.py`, `gemini_cli.py`, `databases.py` (OpenCode), `helix_session_file.py` (our
own), and those of `app/source_formats`. `open_session` also returns the branches that were left and
the subagents.

`session_import.py` writes the messages as events of an ordinary session, which counts as outside
content from its first event on, of branches of it, and of its subagents' sessions.
`import_reading.py` makes these events, and reads on behind what was imported before.
`import_preview.py` says what would come along.

`lab_comparison.py` compares sessions with Helix's presets, in processes of `lab_processes.py`, for
the page of `lab_page.py`. Policies are tried on a workspace's own sessions by `policy_trials.py`,
whose process is `trial_worker.py`; `session_recording.py` turns a journal into a recording, and
`trial_figures.py` has the results.
"""
