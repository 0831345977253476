"""The MCP server `builtin_context_cache`: what this workspace has cached, for any agent."""
