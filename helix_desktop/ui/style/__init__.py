"""The look of the window: colors, fonts, dark and light theme, painting, and zoom."""
