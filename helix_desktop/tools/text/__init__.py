"""What files hold: encodings, lines, differences, patterns; pure functions, no disk."""
