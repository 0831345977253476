"""Tests of the installers on systems that have nothing but what an installer brings; root only."""
