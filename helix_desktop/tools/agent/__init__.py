"""The tools that the model calls: shell, read_file, edit_file, search_files, fetch, and others.

`recall*.py` return the originals of markers. Patterns run through `domain/safe_regex.py` (as
in the store's search): rejected when they expand too far, stopped when their time is over. Each
session has its own toolbox (`SessionDeps.tools`), made by `app/container.py`: `recall_history`
knows its session, and only a session that is no subagent's gets `SubAgent`. The messages of a fold
are found through the epochs of the journals, those of a subagent by the digest of its session up to
the end of a turn; both are returned only after their SHA-256 has been recomputed.

`engine/subagents.py` runs a child session (with its own journal, session window, gate and
compactor; `SessionStarted.parent`) inside the parent's tool call: canceling the call stops the
child and waits until its end is written. A child that the user stops is stopped in its journal at
once; the call goes on for five seconds (`engine/subagents.py`), in which `resume` is *Undo*.
Files that define subagents are read beside turns (`tools/subagent_definitions.py`; trusted and
approved like guides). Their effect is computed once, when the subagent begins
(`engine/subagents.py`), and stored in `SessionStarted.agent`: its tools are those of its
parent or fewer (`NarrowedToolbox`), its policy that of the file, else of *SubAgents use…*, else of
its parent. What people write for agents is found in the same way (`tools/definition_folders.py`,
read by `front_matter.py`): skills (`skills.py`), whose list is a guide and whose instructions
`use_skill` returns, and commands (`prompt_commands.py`), which `app/sessions/slash_commands.py`
expands. The instructions of a skill that a compaction replaced become a guide
(`engine/guide_watcher.py`).

Lines of an original over 1 MiB are read piece by piece (`recall_sources.py`), from the nearer end;
a pattern reads all of it.

For other agents the same tools are the MCP server `builtin_context_cache` of `app/ipc`:
an `McpServerSession` takes lines and gives lines and knows no pipes;
`server_session.py` tells protocol revisions with a handshake from those where each request is
complete in itself. `helix-desktop mcp` always talks to its client itself and only has *calls* run
elsewhere (`app/ipc/remote_tools.py`): by whoever serves at the workspace's socket, or by a store
that it opens for the moment. Calls only read, so a call whose server leaves is sent to the next
one. Invariant: the holder of the store's lock owns the socket beside it (`ipc_server.py`), and
removes it before the lock. An idle server closes by itself and a wanted one at once
(`IpcHello.leaves`, `ipc_client.py`); a window stays. Frames have a length, JSON, a cap, and a
peer of the same user.
"""
