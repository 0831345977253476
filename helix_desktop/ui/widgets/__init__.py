"""The widgets that all pages are built from; no widget here depends on a page."""
