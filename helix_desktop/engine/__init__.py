"""The motion: one turn, its tool batches, the supervisor of all tasks, the bus of events."""
