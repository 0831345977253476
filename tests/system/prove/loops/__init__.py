"""`prove loops`: real development loops in the sandbox, against the same commands outside of it."""
