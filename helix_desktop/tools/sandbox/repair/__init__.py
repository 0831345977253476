"""After a command: what it left that steers programs is repaired or set aside."""
