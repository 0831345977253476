"""Workspaces: their list and files, and the parts of an open workspace.

Settings are changed through this package: `model_settings.py` (models, endpoints, and keys),
`permission_center.py` (questions, rules, and trust), and the `choose_…` methods of the open
workspace. Models and keys are shared by all workspaces, and each open workspace takes a change with
its next request; `app/models/connection_test.py` tests a key with one small request before the key
is stored anywhere. `app/mcp_servers/server_settings.py` changes the server file first and then the
host: `McpHost.put` and `drop` replace servers while the host is open. Each change is published on
the bus (`WorkspaceChanged`), so that the conversation shows it wherever it was made.
"""
