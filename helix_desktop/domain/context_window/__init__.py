"""Context windows: the policies that keep them small, their blocks, and their compactions."""
