"""Programs of the system: where they are, how they are started, limited, read, and ended.

Helix's own tools, servers, and other agents are looked for outside the project only
(`program_search.py`). `process.py` runs one program in a thread of its own.
"""
