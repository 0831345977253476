"""Servers of a workspace as the person configured and approved them."""
