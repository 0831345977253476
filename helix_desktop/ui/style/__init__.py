"""The appearance: design tokens, theme, painting, zoom, and the icons of tools and digests."""
