"""Context windows as values: policies and presets, blocks, compactions, handovers."""
