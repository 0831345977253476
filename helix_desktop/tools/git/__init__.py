"""Repositories as folders on the disk, read without git, and worktrees."""
