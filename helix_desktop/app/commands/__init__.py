"""The command line: nouns with verbs, all listed in `table.py`, and the modules that run them.

`arguments.py` declares the arguments and options of each once, `workspace_access.py` opens the
workspace that they name, `output.py` has the exit statuses and how lines are worded, and
`turn_output.py` and `stream_output.py` write what a turn of `ask` does. `stdio_server.py` is shared
by `mcp` and `acp`, which serve a client on standard input and output. `store_output.py` is what the
commands about stores share. While a window shows the workspace, `window_client.py` passes commands
on, and `window_commands.py` runs them there.
"""
