"""What is done for each kind of request, step by step, from what the window shows."""
