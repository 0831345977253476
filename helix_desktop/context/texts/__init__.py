"""All texts that a model reads, and analysis of texts: prompts, markers, notes, handovers."""
