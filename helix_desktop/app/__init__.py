"""The application below the window: workspaces, sessions, settings, command line, and their wiring.

`container.py` creates and connects all objects. Its packages: `workspaces/`, `sessions/`,
`inspection/` (requests and compactions), `history/` (usage, what a model saw),
`models/`, `mcp_servers/`, `commands/` (the command line), `ipc/` (the local socket), `replay/`,
`source_formats/` (what other programs write), `acp/` (its protocol).

The files here: `settings.py` declares the settings (`setting_declaration.py` says how),
`feature.py` says what a feature of `features/` adds, `cli_command.py` what a command is, and
`default_policy.py` and `policy_file.py` have policies in files. `environment.py` has the folders of
an installation and its log, `json_file.py` small files that are replaced as a whole,
`memory_file.py` and `hook_file.py` those of a workspace that features change. Keys are in
`api_keys.py`, `secret_vault.py` (the keyring), and `secret_filter.py` (out of logs and errors);
`plain_http.py` has the hosts without encryption. For the start: `first_run.py`, `folder_targets.py`
(what is to be opened), `instance_lock.py` and `instance_socket.py` (one window for a data folder),
`safe_start.py` (after crashes), `stop_signals.py`, `process_memory.py`. `smoke.py` and
`smoke_checks.py` are the self-test, `demo.py` the demo, `about.py` versions and licenses,
`exact_counter.py` creates the token counter, `formula_renderer.py` draws formulas, and
`timed_thread.py` runs calls that may take forever.
"""
