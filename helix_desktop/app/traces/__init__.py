"""Traces of sessions for other tools: OpenTelemetry's GenAI spans, made from journaled events."""
