"""The attic: one LevelDB per workspace, and the index beside it that can be made again."""
