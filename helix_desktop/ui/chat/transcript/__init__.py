"""The conversation as painted rows: their model, heights, selection, and clicks."""
