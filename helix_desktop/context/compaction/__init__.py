"""How a window is made smaller: when it is due, what becomes a marker or notes, and trimming."""
