"""The memory: lines that every later session of a workspace begins with."""
