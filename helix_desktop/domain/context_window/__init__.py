"""Context policies: their thresholds, the presets, and the values that describe context windows and
compactions.
"""
