"""Cards above the composer that ask the user or show current activity."""
