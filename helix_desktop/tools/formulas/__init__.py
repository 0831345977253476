"""Formulas (TeX) of messages drawn as outlines, in a limited process of their own.

The application itself reads none of them: `FormulaProcess` hands each to a process of its own
(`drawing.py`), which has limits for memory and time, and on Linux runs in bubblewrap, as readers of
documents do, or not at all. Only that process imports ziamath. What it cannot read stays text.
"""
