"""The window around the pages: sidebar, workbench, status strip, and what leads through them."""
