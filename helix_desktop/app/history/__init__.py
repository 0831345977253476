"""What the journals of all sessions tell: where tokens and dollars went, and what a model saw.

`usage_reports.py` adds usage up and writes it as JSON and CSV, `seen_search.py` finds the requests
that had a text, `share_page.py` makes a page of a session without its secrets (`secret_mask.py`),
and `proof_bundle.py` writes exact requests with an offline checker.
"""
