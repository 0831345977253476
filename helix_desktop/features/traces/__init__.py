"""Exports sessions as OpenTelemetry spans (GenAI conventions) to a file or local collector.

`trace_export.py` makes the spans with their attributes and sends them as JSON of OTLP, and
`trace_target.py` says where they may go: a file, or a collector on this computer.
"""
