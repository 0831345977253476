"""Audits: corpora of hostile and harmless items, held against what the application says of them."""
