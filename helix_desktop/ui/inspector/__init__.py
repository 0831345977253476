"""The inspector: the next request and every earlier one, block by block."""
