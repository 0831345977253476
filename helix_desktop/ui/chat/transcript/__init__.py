"""What was said and done, as rows that are painted: models, heights, selection, clicks."""
