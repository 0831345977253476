"""What the pages Context and Timeline show and do: requests, blocks, compactions, undo.

`request_inspector.py` has the next request of a session and all earlier ones, `first_request.py`
that of a session that has not begun, `request_history.py` their sizes, thresholds, prices, and the
forecast, `window_items.py` messages and outputs as blocks with pin, exclude, and include,
`output_states.py` what became of outputs, `cache_misses.py` why the prompt cache was missed, and
`experiments.py` requests that are sent once more. `compaction_timeline.py` has the compactions of a
window, their undo, and the versions of handovers; `handover_forecast.py` plans one, and
`handover_diff.py` compares two.
"""
