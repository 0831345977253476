"""Implementations of the ports without disk, network, or clock."""
