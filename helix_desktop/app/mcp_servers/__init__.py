"""The MCP servers of a workspace, as the user configured and approved them."""
