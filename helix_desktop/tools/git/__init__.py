"""What git tracks and ignores in the project, worktrees, and the trailer of commits."""
