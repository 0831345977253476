"""What the pages Context and Timeline show and do: requests, blocks, compactions, undo.

`request_inspector.py` has the next request of a session and all earlier ones, `first_request.py`
that of a session that has not begun, `request_marks.py` their thresholds and prices,
`window_items.py` messages and outputs as blocks with pin, exclude, and include, `output_states.py`
what became of outputs, and `experiments.py` requests that are sent once more. Their sizes and the
misses of the prompt cache are those of `context/session_requests.py`. `compaction_timeline.py` has
the compactions of a window, their undo, and the versions of handovers; `handover_forecast.py` plans
one, and `handover_diff.py` compares two.
"""
