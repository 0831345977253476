"""Guests: other programs' agents (Claude Code, Codex) as a session's model, by the Agent Client
Protocol, version 1.

A guest is a `Provider`: its texts and calls become the events of a session as a model's do, but its
calls have run already, so that the toolbox of its session only hands out their outputs. It runs for
one turn as one command of the sandbox, whose changes can be undone, and goes on with its own
session in the next. Its context window is its own: Helix compacts nothing there, and shows what the
recorder saw of its requests.

`guest_programs.py` says which there are. `guests.py` has what a workspace needs of them;
`turn_start.py` starts a turn, and `guest_turn.py` runs it. `guest_request_writer.py` journals its
requests, which `providers/request_recorder.py` receives and passes on.
"""
