"""A check whether somebody new to this code finds where things happen, by file names alone."""
