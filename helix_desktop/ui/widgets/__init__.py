"""The widgets that all pages are built from; none here depends on a page."""
