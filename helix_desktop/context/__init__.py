"""What goes into a request and how it is made smaller: pure functions over a session's history.

**The door** is the history, its views and windows, what is due, the figures, and in `texts/` each
text with its reading; what makes only a part of one text is private (`pyproject.toml`).

**History → view → window.** `context/history.py` folds events into *items* (a message, or a step:
reply, calls, and results, which is never split). A *view* (`context/window_view.py`) says which
parts are behind markers and which stretches are replaced by one text. An *epoch* is one committed
change of the view. It contains the very texts that a model reads, so that a later version of the
program renders old windows byte for byte. With `restores`, it also serves undo, redo, and returning
to a version. `context/window_assembler.py` assembles blocks and rebuilds only those that changed: a
call costs as much as its new part, not as the whole window. A fold can cover several stretches and
leave messages between them in place: what the user typed (`compaction/typed_messages.py`), and
steps that `context/forecast.py` expects to be needed.

**Compactions** (`context/compaction/`): every way to shorten is a *strategy*, a function from the
state of a window (`window_state.py`) to a `Compaction` or None: what becomes markers, what notes or
a document replace, and why.

**Before a request** (`engine/session_window.py`), `schedule.py` chooses markers by age or size, and
notes by generations. If the request would not fit, `trim.py` removes pictures, outputs, and
arguments, writes notes, cuts the largest texts, and finally what the user typed, beginning with the
oldest message. Both are tried out first and committed as at most one epoch. Neither calls a model.
A request that cannot fit raises an error that names the smallest possible size.

**Beside the turn** (`engine/compaction/compactor.py`): handovers, observations, and reflections run
in three phases (read under the lock, work without it, commit under it if the result still applies),
one at a time per session, with a cooldown, a circuit breaker for each kind, and a list of models to
ask (fast, then one with a long context, then in chunks, then with the middle left out, then rules).
A model's document is checked (six sections, no quote that nobody said, no forged marker) and
repaired once; values that nothing covered contains are replaced by marks
(`context/texts/value_check.py`). The coverage check adds missing details. If the document stays
unusable, rules write it (`context/texts/handover_without_model.py`).

**Versions** (`engine/compaction/handover_versions.py`): a handover that the user edits, completes,
or has rewritten is an epoch of its own over the same messages (`WrittenBy.USER`, or the model's
value). It is applied to the current view, or, if that covers different messages, to the earlier
view (`restores` together with folds). Such an epoch is not an undo step: undo reverts it like any
rewrite (`context/window_view.py`). The same holds for edited lines of what the agent said
(`engine/compaction/compactor.py`): these lines are found anew in the originals each time
(`context/texts/said_lines.py`), without those that the user removed.

**Figures**: `model_calls.py` decides what was paid in a session; only calls are added up
(`session_usage.py`), never the usage of requests. `Epoch.sort` says what counts as a compaction.
`timeline.py` has the rows of the page Timeline; the sizes of requests are those of
`app/inspection/session_requests.py`.

**At the gate** (`engine/output_gate.py`): outputs are journaled first, then large ones (by the
model's count) are held. The agent chooses their forms in one exchange, of which only the choice and
its cost are kept. An excerpt is copied from the output by the line numbers that a model names
(`context/texts/quotations.py`).

**Subagents** (`engine/subagents.py`) are sessions with a parent. **Replay** (`engine/replay/`) runs
the same journal, window, and turn with a recorded model and writes window traces.
"""
