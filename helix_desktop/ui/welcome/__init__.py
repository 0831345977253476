"""The welcome page of the first start: choose a model, a folder, and a context policy."""
