"""Reports over all sessions: usage and cost, what a model was sent, shared pages.

`usage_reports.py` adds usage up and writes it as JSON and CSV, `seen_search.py` finds the requests
that had a text, and `share_page.py` makes a page of a session without its secrets
(`secret_mask.py`).
"""
