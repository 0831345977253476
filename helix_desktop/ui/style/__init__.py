"""How everything looks: tokens, theme, painting, and the marks of kinds and tools."""
