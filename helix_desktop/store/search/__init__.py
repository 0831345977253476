"""Finding entries: the filter's answers, the derived index and the proof of every hit."""
