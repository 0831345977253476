"""Helix as an MCP server, `builtin_context_cache`: a workspace's cache for any agent."""
