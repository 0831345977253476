"""What makes the installers: its reasoning, without making any."""
