"""Programs that nobody here wrote, to test against: where they are installed and how they run."""
