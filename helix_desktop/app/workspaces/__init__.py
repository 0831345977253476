"""Workspaces: their list and files, an open one, and all that is set for one.

The door is the open workspace with the parts that pages get, the list, the files, and the settings;
how an open one is made is known to this package and to the container only (`pyproject.toml`).

`open_workspace.py` is one open workspace for the window. `workspace_list.py` finds and creates
workspaces, `workspace_file.py` saves them, `workspace_trash.py` deletes them, and
`workspace_copies.py` backs them up.

Settings are changed through this package: `workspace_settings.py` (policy, prompt, tools, budgets),
`model_settings.py` (models, endpoints, and keys; with `model_choices.py`), `permission_settings.py`
(questions, rules, and trust, saved by `permission_files.py`), `guide_agreements.py` (instructions
that came by git, or while something ran), `sandbox_access.py` (what commands reach),
`skill_choices.py`, `tool_choice.py`, and
`session_modes.py`. Models and keys are shared by all workspaces, and each open workspace takes a
change with its next request; `app/models/connection_test.py` tests a key with one small request
before the key is stored anywhere. `app/mcp_servers/server_settings.py` changes the server file
first and then the host: `McpHost.put` and `drop` replace servers while the host is open. Each
change is published on the bus (`WorkspaceChanged`), so that the conversation shows it wherever it
was made.

`toolbox_factory.py` makes the tools of each session, in its folder (`work_folder.py`), with its
guides. `set_aside_files.py` keeps what commands made against the rules, and `mount_points.py` names
drives that don't answer. `cache_browser.py` and `global_search.py` look at
stored contents and all sessions; `exports.py` and `session_file_writer.py` write files.
"""
