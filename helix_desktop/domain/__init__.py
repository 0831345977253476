"""The values and pure functions that all other packages share; a file for each subject."""
