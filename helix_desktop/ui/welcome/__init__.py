"""The first start: choose the folder to work in."""
