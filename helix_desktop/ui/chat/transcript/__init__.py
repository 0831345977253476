"""The transcript: the messages and calls of a conversation as painted rows; their layout,
selection, search, and clicks.
"""
