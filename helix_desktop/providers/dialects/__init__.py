"""The dialects: how a request is written for each protocol and how its stream is read."""
