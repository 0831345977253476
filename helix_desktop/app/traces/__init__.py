"""Traces of sessions for other tools: OpenTelemetry's GenAI spans, made from journaled events.

`trace_export.py` makes the spans with their attributes and sends them as JSON of OTLP, and
`trace_target.py` says where they may go: a file, or a collector on this computer.
"""
