"""Models and token counting (the only users of httpx, h11, and tiktoken).

`request_recorder.py` stands between the agents of others and their models, and copies what passes.
"""
