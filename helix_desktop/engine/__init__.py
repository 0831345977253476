"""Runs sessions: turns, tool calls, requests, compactions, budgets, and all tasks.

Every model call is an event: `AssistantReplied` with its cost, or `ModelCalled` for a call beside
the conversation (output gate, compaction jobs) or without a reply. `context/session_usage.py` folds
a journal into sums by model, kind and turn. `engine/usage_ledger.py` does so for a workspace, once
and then from the bus, and stores the sums as snapshots. `engine/budget.py` is asked before every
call and told after it; a limit that is checked before a call is overshot by the calls under way,
which its docstring counts.
"""
