"""Tests of how installers are built, without building one."""
