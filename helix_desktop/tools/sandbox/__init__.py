"""Where commands run: what holds them back on this machine, and that nothing of them is left."""
