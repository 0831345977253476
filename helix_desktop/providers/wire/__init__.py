"""The way to models over HTTP: it carries what grammars write and words what goes wrong.

Importing this package loads nothing: httpx comes with `line`, which start-up never needs.
"""
