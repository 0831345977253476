"""What the pages Context and Timeline show and do: requests, blocks, compactions, undo.

`request_inspector.py` has the next request of a session and all earlier ones, `first_request.py`
that of a session that has not begun, `request_marks.py` their thresholds and prices,
`window_items.py` messages and outputs as blocks with pin, exclude, and include, and
`output_states.py` what became of outputs. `guest_request_reader.py` reads recorded requests of
agents of other programs.
`session_requests.py` folds a journal to all requests that are shown: their sizes, the calls that
answered them, the rewrites between them, and what the prompt cache missed, of which
`cache_misses.py` says why. Every page and command reads this list, and `request_books.py` keeps it
for the sessions that are looked at. `compaction_timeline.py` has the compactions of a window, their
undo, and the versions of handovers; `handover_forecast.py` plans one, and `handover_diff.py`
compares two.
"""
