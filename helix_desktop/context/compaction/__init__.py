"""How a context window is made smaller: when it is due, markers, notes, handover, trimming."""
