"""The preview in *Import a session*: what would come along, its tokens, and what could not."""

from collections.abc import Callable

from msgspec import Struct, field

from helix_desktop.app.source_formats.source_messages import (
    PROGRAM_NAMES,
    MessageKind,
    ReadingReport,
    SourceImage,
    SourceMessage,
    SourceSession,
)
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Text, Thinking, image_mime
from helix_desktop.domain.phrase import Phrase
from helix_desktop.features.lab.programs import open_session

Progress = Callable[[int, int], None]
"""Takes what was read of a file, and its size, in bytes; in a thread."""


Stopped = Callable[[], bool]


_BYTES_PER_TOKEN = 4


class ImportPreview(Struct):
    """What a session has, and what can't come along."""

    source: SourceSession
    turns: int = 0
    replies: int = 0
    calls: int = 0
    text_bytes: int = 0
    usage: Usage = field(default_factory=Usage)
    injected: int = 0
    thinking: int = 0
    pictures: int = 0
    """Those that a model made, or that can't be shown."""
    models: dict[str, int] = field(default_factory=dict)
    branches: int = 0
    subagents: int = 0
    report: ReadingReport = field(default_factory=ReadingReport)

    @property
    def tokens(self) -> int:
        """The tokens of all messages and outputs, estimated by their length."""
        return self.text_bytes // _BYTES_PER_TOKEN

    def add(self, message: SourceMessage) -> None:
        """Count a message in the preview."""
        self.injected += message.kind is MessageKind.INJECTED
        self.turns += message.kind is MessageKind.TYPED
        if message.kind is MessageKind.REPLY:
            self.replies += 1
            self.models[message.model] = self.models.get(message.model, 0) + 1
        if message.usage is not None:
            self.usage = Usage(
                self.usage.input + message.usage.input,
                self.usage.output + message.usage.output,
                self.usage.cache_read + message.usage.cache_read,
                self.usage.cache_write + message.usage.cache_write,
            )
        for part in message.parts:
            if isinstance(part, Text):
                self.text_bytes += len(part.text)
            self.thinking += isinstance(part, Thinking)
            if isinstance(part, SourceImage):
                is_reply = message.kind is MessageKind.REPLY
                self.pictures += is_reply or not image_mime(part.data)
        for call in message.calls:
            self.calls += 1
            self.text_bytes += len(call.arguments) + len(call.output or "")

    def related_session_texts(self) -> list[Phrase]:
        """Return a sentence for each kind of session that comes along."""
        branch_text = Phrase.counted(
            self.branches,
            "{count} branch that was left comes along as a session.",
            "{count} branches that were left come along as sessions.",
        )
        subagent_text = Phrase.counted(
            self.subagents,
            "{count} subagent comes along with its session.",
            "{count} subagents come along with their sessions.",
        )
        return [branch_text] * bool(self.branches) + [subagent_text] * bool(self.subagents)

    def left_out(self) -> list[Phrase]:
        """Return a sentence for each kind of thing that can't come along."""
        report = self.report
        texts = {
            Phrase.counted(
                report.problem_count, "{count} line can't be read.", "{count} lines can't be read."
            ): report.problem_count,
            Phrase.counted(
                report.other_branches,
                "{count} message of a branch that was left isn't imported.",
                "{count} messages of branches that were left aren't imported.",
            ): report.other_branches,
            Phrase.counted(
                report.subagent_lines,
                "{count} line of a subagent isn't imported.",
                "{count} lines of subagents aren't imported.",
            ): report.subagent_lines,
            Phrase.counted(
                report.attachments,
                "{count} attached file isn't in this file.",
                "{count} attached files aren't in this file.",
            ): report.attachments,
            Phrase.counted(
                self.pictures,
                "{count} picture isn't imported.",
                "{count} pictures aren't imported.",
            ): self.pictures,
            Phrase.counted(
                self.injected,
                "{count} message that {program} itself added isn't imported.",
                "{count} messages that {program} itself added aren't imported.",
                program=PROGRAM_NAMES[self.source.program],
            ): self.injected,
            Phrase(
                "The model's reasoning is shown, but isn't sent to a model again."
            ): self.thinking,
        }
        cut = [report.cut] if report.cut else []
        return [text for text, count in texts.items() if count] + cut


def preview_session(
    source: SourceSession, *, progress: Progress | None = None, stopped: Stopped
) -> ImportPreview:
    """Read a session to its end; the thread may be any."""
    preview = ImportPreview(source)
    tree = open_session(source, preview.report)
    preview.branches, preview.subagents = len(tree.branches), len(tree.subagents)
    for message in tree.read(preview.report):
        preview.add(message)
        if progress is not None:
            progress(preview.report.read, source.size)
        if stopped():
            break
    return preview
