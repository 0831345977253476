"""Servers of others (MCP): started, listened to with care, and offered as tools.

The SDK is imported by the modules that speak (`talk`, `pipes`, `web`, `frames`, `answers`,
`forms`), and those only by a server's own thread: `life` loads them there.
"""
