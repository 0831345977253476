"""What the model is told about background commands: that one ended, how, and after how long."""

from collections.abc import Sequence

from helix_desktop.context.texts.plain_text import clip, defuse
from helix_desktop.domain.background import (
    BACKGROUND,
    BACKGROUND_TOOL,
    CommandEnding,
    EndedCommand,
    StartedCommand,
)

MAX_COMMAND_CHARS = 200
_ENDINGS = {
    CommandEnding.EXITED: "ended with exit status {status} after {seconds}",
    CommandEnding.STOPPED: "was stopped by the user after {seconds}",
    CommandEnding.STOPPED_BY_AGENT: "was stopped after {seconds}",
    CommandEnding.CLOSED: "was ended after {seconds}, when the session was closed",
    CommandEnding.FAILED: "was ended after {seconds}, and its output tells why",
    CommandEnding.LOST: "was ended when the application ended; its output is lost",
}


def ending_text(ended: EndedCommand) -> str:
    """Return how a command ended, for the model."""
    words = _ENDINGS[ended.ending]
    return words.format(status=ended.status, seconds=f"{ended.seconds:.1f} s")


def command_title(ended: EndedCommand) -> str:
    """Return how a tool's result names a command whose end it reports."""
    return f"{ended.id} ended: {ended.command}"


def news_text(ended: Sequence[EndedCommand], running: Sequence[StartedCommand]) -> str:
    """Return the message about commands that ended, and about those that run."""
    rows = [
        f"The command {command.id} {ending_text(command)}: {_command_text(command.command)}"
        for command in ended
    ]
    if ended:
        rows.append(f"Its output is read with {BACKGROUND_TOOL}.")
    if running:
        rows.append("These commands run in the background:")
        rows += [f"{command.id}: {_command_text(command.command)}" for command in running]
    return f"[{BACKGROUND}] " + "\n".join(rows)


def named_commands(text: str) -> tuple[set[str], set[str]]:
    """Return the commands of such a message by ID: those that ended, and those that run.

    Others may have started or ended since it was written.
    """
    rows = text.removeprefix(f"[{BACKGROUND}] ").split("\n")
    ended = {row.split(" ", 3)[2] for row in rows if row.startswith("The command ")}
    return ended, {row.partition(": ")[0] for row in rows if ": " in row}


def _command_text(command: str) -> str:
    return clip(defuse(" ".join(command.split())), MAX_COMMAND_CHARS)
