"""Reports over all sessions: usage and cost, what a model was sent.

`usage_reports.py` adds usage up and writes it as JSON and CSV, `seen_search.py` finds the requests
that had a text. `secret_mask.py` masks what looks like a secret in what is shared, and
`plain_pages.py` has what HTML pages have in common.
"""
