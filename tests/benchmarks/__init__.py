"""Benchmarks: each figure stands beside those of other programs, measured in the same run."""
