"""Counting tokens, bytes and pictures, and what a model's own counts teach about ours."""
