"""The application bundle of macOS and the disk image it comes in."""
