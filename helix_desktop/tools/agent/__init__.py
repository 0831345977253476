"""The tools themselves.

`tools/recall*.py` give back what markers stand for; patterns run through
`context/texts/safe_regex.py` (the store's search does, too): refused when they unroll too far,
stopped when their time is over. A session has a toolbox of its own (`SessionDeps.tools`), made
by `app/container.py`: `recall_history` knows whose it is, and only a session that is no
SubAgent's gets `SubAgent`. What a fold stands for is found through the epochs of the journals,
what a SubAgent did by the digest of its session up to the end of a turn; both are served only
after their SHA-256 has been worked out again. `engine/subagents.py` runs a child session
(journal, keeper, gate and compactor of its own, `SessionStarted.parent`) inside the parent's
tool call: cancelling the call stops the child and waits until its end is written. A child that
the person stops is stopped in its journal at once; the call goes on for five seconds
(`subagents.py`), in which `resume` is what *Undo* does. Files that define SubAgents are read
beside turns (`tools/subagent_definitions.py`; trusted and agreed to like guides). What one
comes to is worked out once, when it begins (`engine/subagent_roles.py`), and kept in
`SessionStarted.agent`: its tools are those of its parent or fewer (`narrowed_toolbox.py`), its
policy that of the file, else of *SubAgents use…*, else of its parent.

Lines of an original over 1 MiB are read piece by piece (`tools/agent/recall_sources.py`), from
the nearer end; a pattern reads all of it.

**For agents of others** the same tools are the MCP server `builtin_context_cache`.
`tools/mcp_server/` is the protocol: a `McpServerSession` takes lines and gives lines and knows
no pipes; `server_session.py` tells handshake revisions from those where each request speaks for
itself. `helix-desktop mcp` always speaks with its client itself and only has *calls* run
elsewhere (`app/ipc/remote_tools.py`): by whoever serves at the workspace's socket, or by a
store that it opens for the moment. Calls only read, so one whose server leaves is asked again
of the next. Invariant: whoever holds the lock of the store owns the socket beside it
(`ipc_server.py`), and takes it away before the lock. An idle server lets go by itself and a
wanted one at once (`IpcHello.leaves`, `leaving.py`); a window stays. Frames have a length,
JSON, a cap, and a peer of the same user.
"""
