"""The window as its user sees it, as pictures."""
