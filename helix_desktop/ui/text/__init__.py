"""What the window says; no widgets."""
