"""The thresholds of a policy, stage by stage as a token meets them; each adds to those before.

Stages are declarations: nothing is ever made of one, so nothing is generated for one either
(every start of the program would wait for it).
"""
