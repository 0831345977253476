"""Traces of sessions for other tools: OpenTelemetry's GenAI spans, made from journaled events.

`spans.py` makes the spans and their attributes, `trace_export.py` sends them as JSON of OTLP, and
`trace_target.py` says where they may go: a file, or a collector on this computer.
"""
