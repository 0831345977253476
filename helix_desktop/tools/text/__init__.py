"""The content of files as text: encodings, lines, diffs, edits; pure functions, no disk."""
