"""What stands above the field and asks, or tells what goes on right now."""
