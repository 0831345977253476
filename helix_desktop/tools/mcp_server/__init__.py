"""The MCP server `builtin_context_cache`: a workspace's cached content for any agent."""
