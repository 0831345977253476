"""Tests of the dialects: the requests they write and the streams they read."""
