"""Tests of the application as a whole, and what they need; README.md says what each part is for."""
