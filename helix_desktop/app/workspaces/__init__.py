"""Workspaces, and one that is open.

Settings go through the hall: `app/workspaces/model_settings.py` (models, endpoints, keys; one
for all workspaces, each open one takes a change with its next request) with `trying.py` (one
small request with a key that is kept nowhere yet), `app/workspaces/permission_center.py`,
`app/mcp_servers/server_settings.py` (the book first, then the host: `McpHost.put` and `drop`
exchange servers while it is open) and the open workspace's `choose_…`. What was chosen is told
on the bus (`WorkspaceChanged`), so that the conversation shows it wherever it was said.
"""
