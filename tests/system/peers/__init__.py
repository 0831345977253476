"""Programs of other projects to test against: how they are installed and started."""
