"""The content of files: encodings, lines, differences, patterns; pure functions, no disk."""
