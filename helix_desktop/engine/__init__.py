"""Runs sessions: turns, tool calls, requests, compactions, budgets, and all tasks.

The door is the runner of a session and what it works with; the parts of a turn, and the jobs and
texts of its own, are private (`pyproject.toml`).

Every model call is an event: `AssistantReplied` with its cost, or `ModelCalled` for a call outside
the conversation (output gate, compaction jobs) or without a reply. `context/session_usage.py` folds
a journal into sums by model, kind, and turn. `engine/usage_ledger.py` does so for all sessions of a
workspace, first from their journals and then from the bus, and stores the sums as snapshots.
`engine/budget.py` is asked before every call and updated after it: calls that already run can
overshoot a limit, by how much is said there.
"""
