"""Features that can be taken away: a folder for each, and its line in `table.py`.

`feature.py` in a folder is the feature's record (`app/feature.py`): data, and functions that import
when they are called. `window*.py` are its part of the window, the only files that import Qt, and
`command*.py` run in a terminal. Nothing imports a feature but its line in the table, and none
imports another. Whoever deletes the folder and the line has deleted the feature, and everything
else still works.

What is saved or sent to a model stays in the packages below, although only one feature writes it:
events, names of tools, files of a workspace. So a journal can be read, and a copy is whole, without
the feature. What two others call stays there, too.
"""
