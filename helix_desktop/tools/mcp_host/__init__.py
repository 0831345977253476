"""Runs a workspace's MCP servers: started, checked, limited, and offered as tools.

This is the only package that imports `mcp`, and only inside a *thread*: each server has a thread
with an event loop of its own (`server_lifecycle.py`), so that the cost of reading and checking its
messages stays there. The SDK takes half a second to import, so `server_connection.py` and the
modules that it uses are imported by that thread. `host.py` is a workspace's list of servers,
`server_lifecycle.py` one server on the home loop (start, wait longer after each failure, start
again), `server_connection.py` one start in its thread, `sdk_session.py` the SDK's client with
Helix's deadlines, `transports.py` its streams with Helix's limits,
`server_process.py` the program: its input is closed, its group gets SIGTERM, and every process with
this start's mark in its environment gets SIGKILL, wherever it went; processes left by a killed
application are ended by the next one.

Offered are the *approved* tools of all enabled servers, whether they run or not: the model's list
stays the same while a server starts, fails and comes back, and a call waits for its server. An
approval (`approvals.py`) is the digest of a server's start, with the program and scripts that it
leads to (`launch_values.py`), and of each tool's name, title, description, schema and hints; any
other tool is not offered, rejects calls, and waits with a diff. A server with resources gets one
tool more, to list and read them. Its resources and prompts are for the user's messages
(`app/mcp_servers/server_contents.py`), as outside content.
`SessionDeps.discard_toolbox` gives a session its tools when a turn begins. A server's questions to
the user go through `engine/form_question_broker.py`; without a window they are declined. A question
belongs to the session whose call the server works on (`sdk_session.py`) and ends with that call.
`domain/form_questions.py` checks the values of a form, for the card (`ui/chat/cards/form_card.py`)
and for the answer. Sampling, which the protocol has deprecated, is not offered.

`app/mcp_servers/` stores servers and approvals beside `workspace.json`, reads other clients' lists,
and puts secrets into the keyring; a project's own files only propose. `python3 tasks.py prove
servers` runs 26 kinds of failure (`tests/system/peers/hostile_server.py`), each beside a healthy
server.
"""
