"""The memory: lines that every later session of a workspace begins with.

Its file is core's (`app/memory_file.py`): copies and checks of a workspace know it.
"""
