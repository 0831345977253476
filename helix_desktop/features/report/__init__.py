"""The report: what a session did while its user was away, as a card and as Markdown."""
