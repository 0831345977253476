"""Whether somebody who has never seen this code finds where things happen, by file names alone."""
