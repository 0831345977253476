"""The page Timeline: context use as a chart, the compactions, undo, and handover versions."""
