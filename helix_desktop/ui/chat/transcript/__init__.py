"""The transcript: a conversation's messages and calls as painted rows; selection,
search, clicks.
"""
