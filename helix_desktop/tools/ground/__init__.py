"""The ground the tools stand on: a folder, the paths below it, and nothing else of the disk."""
