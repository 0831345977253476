"""The record of traces: spans of turns, model calls, and tool calls for other tools."""

# ruff: noqa: PLC0415  a record imports when it is asked

from collections.abc import Sequence
from typing import TYPE_CHECKING

from helix_desktop.app.feature import Feature, Service, WorkspaceParts
from helix_desktop.domain.phrase import Phrase

if TYPE_CHECKING:
    from helix_desktop.app.setting_declaration import Setting
    from helix_desktop.domain.cache import SessionId

TARGET, TEXTS = "traces", "trace_texts"
"""The keys of its settings."""


def _settings() -> "Sequence[Setting]":
    from helix_desktop.app.setting_declaration import FormRow, Setting
    from helix_desktop.features.traces.trace_target import check_target

    return (
        Setting(
            TARGET,
            "",
            Phrase(
                "File for OpenTelemetry traces, or a collector on this computer; empty for none."
            ),
            row=FormRow(
                "general",
                Phrase("Traces for other tools"),
                Phrase("Write OpenTelemetry traces to"),
                Phrase("A file, or a collector as http://127.0.0.1:4318. Empty: none are written"),
            ),
            check=check_target,
        ),
        Setting(
            TEXTS,
            False,
            Phrase("Put messages and arguments of tools into traces."),
            row=FormRow(
                "general",
                Phrase("Traces for other tools"),
                Phrase("Messages in traces"),
                Phrase("Also the arguments of tools. Secrets are redacted"),
            ),
        ),
    )


def _services(parts: WorkspaceParts) -> Sequence[Service]:
    from helix_desktop.features.traces.trace_export import TraceExport
    from helix_desktop.features.traces.trace_target import TRACES_VARIABLE

    models, settings = parts.models, parts.settings

    def provider_of(session: "SessionId", model: str) -> str:
        journal = parts.base.journal_once_read(session)
        handles = models.handles_of(journal.history) if journal else models.handles
        named = (handle.llm for handle in handles.values() if handle.llm.id == model)
        return next((llm.provider for llm in named), "")

    export = TraceExport(
        parts.base.bus,
        parts.base.supervisor,
        target=lambda: parts.environ.get(TRACES_VARIABLE, settings.text(TARGET)),
        with_content=lambda: settings.flag(TEXTS),
        provider_of=provider_of,
    )
    return (Service(export, take=export.take, close=export.close),)


TRACES = Feature("traces", settings=_settings, services=_services)
