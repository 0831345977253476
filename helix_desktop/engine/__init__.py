"""The motion: one turn, its tool batches, the supervisor of all tasks, the bus of events.

Every call of a model is an event: `AssistantReplied` with its cost, or `ModelCalled` for what
was asked beside the conversation (gate, jobs) or in vain. `context/usage.py` folds a journal to
sums by model, kind and turn; `engine/budget.py` does so for a workspace, once and then along
the bus, and keeps the folds as the store's snapshots. `engine/budget.py` is asked before every
call and told after it; a limit checked before a call is overshot by the calls that are under
way, which its docstring counts.
"""
