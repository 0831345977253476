"""The widgets that every page is put together from; none knows a page."""
