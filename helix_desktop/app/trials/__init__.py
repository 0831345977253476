"""What a policy would have made of sessions that are over: tried out beside the application."""
