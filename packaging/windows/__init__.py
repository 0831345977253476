"""The installer of Windows: a Python, the wheels and two launchers in one setup program."""
