"""Records the sessions of `bench context`: scripted agents whose tools really run.

What the user and the agent say is written here by hand, and so is which tool the agent calls next,
often from what the output before says. No model takes part. Every output is that of a real program
on real files: this repository at one commit, or a small project that `projects.py` writes.
"""
