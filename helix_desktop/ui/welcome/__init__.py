"""The welcome page of the first start: a model, a folder, and a policy."""
