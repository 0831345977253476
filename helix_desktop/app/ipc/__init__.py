"""How other processes (terminals, agents) reach an open workspace: local socket and pipes.

`local_socket.py` opens and finds the socket, `ipc_messages.py` has the messages on it. The process
with the store serves it (`ipc_server.py`), and others connect (`ipc_client.py`): terminals, whose
commands a window runs, and agents' servers (`remote_tools.py`). `store_release.py` opens a store
that such a server borrowed.
`json_rpc.py` has the messages of agents' servers and of the Agent Client Protocol;
`server_session.py` is the MCP server `builtin_context_cache`, a workspace's cache for any agent,
with the tools of `cache_tools.py`. `stdio_lines.py` reads and writes lines for a client on standard
streams.
"""
