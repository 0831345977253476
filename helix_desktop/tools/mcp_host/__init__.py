"""Servers of others (MCP): started, listened to with care, and offered as tools.

The SDK is imported by the modules that speak (`talk`, `pipes`, `web`, `frames`, `answers`,
`forms`), and those only by a server's own thread: `life` loads them there.

`tools/mcp_host/` is the only place that imports `mcp`, and only inside a *thread*: a thread with
an event loop of its own for each server (`server_lifecycle.py`), so that what a server sends is
read, checked and paid for there. `host.py` is what a workspace has of all its servers,
`server_lifecycle.py` one of them on the home loop (start, wait longer after each failure, start
again), `session.py` one start in its thread, `talk.py` the SDK's client with our deadlines,
`pipes.py`/`web.py` its streams with our limits, `process.py` and `server_process.py` the
program: its input is closed, its group gets SIGTERM, whatever carries the mark of this start in
its environment gets SIGKILL, wherever it went; what a killed application left behind is ended
by the next one.

Offered are the *approved* tools of all servers that are switched on, whether they run or not:
what a model reads is the same while a server starts, fails and comes back, and a call waits for
its server. An approval (`pins.py`) is the digest of how a server is started and of each tool's
name, title, description, schema and hints; anything else is not offered, refuses, and waits
with a diff. `SessionDeps.renew` gives a session its tools when a turn begins. What a server
asks of the person goes through `engine/server_requests.py`; without a window the answer is no.
A question belongs to the session whose call the server works on (`under_way.py`) and is over
with that call. `domain/mcp_servers.py` says what fits a field, for the card
(`ui/chat/cards/server_card.py`) and for what goes out. A server that may ask for a model gets
`engine/server_requests.py`: a question with the whole prompt, then one call beside the
conversation (`asking.py`), without tools, on that session's account (`CallKind.SERVER`).
`app/mcp_servers/` keeps servers and approvals beside `workspace.json`, reads other clients' lists,
and puts secrets into the keyring; a project's own files only propose. `python3 tasks.py prove
servers` makes 26 ways of going wrong (`tests/peers/hostile_server.py`), each beside a server
that is well.
"""
