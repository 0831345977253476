"""The attic: one LevelDB per workspace; the only room that knows plyvel."""
