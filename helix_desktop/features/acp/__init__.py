"""`helix-desktop acp`: Helix as an agent inside an editor, by the Agent Client Protocol, version 1.

An editor (Zed, JetBrains, Neovim) starts the program and speaks JSON-RPC lines over its standard
streams (`app/acp/`). `acp_agent.py` answers the editor's methods, `acp_session.py` is one session
in an open workspace, `editor_servers.py` has the MCP servers that the editor passes on for it,
`session_updates.py` tells the editor what happens in it, and `window_agent.py` serves an editor
whose workspace a window shows. Turns, tools, permissions, cache, and compaction are those of the
window: nothing of them is here.
"""
