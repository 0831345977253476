"""The rules: pure functions over history (no clock, no disk, no tasks).

**History → view → window.** `context/history.py` folds events into *items* (a message, or a
step: reply, calls, results; never split). A *view* (`context/view.py`) says which parts are
behind markers and which stretches are behind one text. An *epoch* is one committed change of
the view, told with the very texts a model reads, so a later version of the program renders old
windows byte for byte; `restores` makes undo, redo and going back one thing. `context/window.py`
assembles blocks and only what changed: a call costs what is new, not what is old. What is
covered can be several stretches with something in between that stays (what the person said, the
reads an edit will quote).

**Before a request** (`engine/session_window.py`): *upkeep* (`context/compaction_schedule.py`:
sweeping by age or size, condensing by generations) and, where the request would not fit, the
*ladder* (`context/overflow.py`: pictures, outputs, arguments, notes, cutting the largest texts,
at last what the person wrote) are tried out first and committed as at most one rewrite. No
model is asked for either. What cannot fit is a typed error that names the floor.

**Beside the turn** (`engine/compaction/compactor.py`): handovers, observations and reflections
under three phases (look under the lock, work without it, commit under it if it still applies),
one at a time per session, with cooldown, a breaker for each kind, and a ladder of models (fast
→ 1M → chunks → cut → rules). A model's document is judged (six sections, no quote that nobody
said, no forged mark), repaired once, completed by the kept check, or made by rules
(`context/texts/handover_rules.py`).

**Versions** (`engine/compaction/handover_versions.py`): a handover that the person edits,
completes or has written again is an epoch of its own over the same messages
(`WrittenBy.PERSON`, or the model's), put on what stands now, or, where that covers something
else, on what stood then (`restores` with folds). Such an epoch is no step back: undo takes it
back like any rewrite (`context/view.py`). `context/timeline.py` folds the journal to what each
request took, kind by kind, without reading a content: folds, markers and pins are weighed from
the journal's own texts, the rest of the recorded sum is raw.
`app/inspection/handover_timeline.py` is all that the window asks.

**At the gate** (`engine/output_gate.py`): outputs are journaled first, then large ones (as the
model counts) are held; the agent chooses in one exchange that leaves no trace but the choice
and what it took. **SubAgents** (`engine/subagents.py`) are sessions with a parent. **Replay**
(`engine/replay*.py`) drives the same Journal, Keeper and Turn with a recorded model and writes
window traces.
"""
