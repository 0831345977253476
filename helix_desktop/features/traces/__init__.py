"""Exports sessions as OpenTelemetry spans, for other tools."""
