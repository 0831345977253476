"""The notes on how background commands ended."""

from helix_desktop.domain.background import CommandEnding
from helix_desktop.domain.events import CommandEnded
from helix_desktop.ui.text.formatting import duration_text, tr
from helix_desktop.ui.text.safe_text import one_line

LONGEST = 80


def command_ended_text(event: CommandEnded, command: str) -> str:
    """Return one line about the end of a command."""
    words = {
        CommandEnding.EXITED: tr("In the background, {0} ended with exit status {2} after {1}."),
        CommandEnding.STOPPED: tr("You stopped {0}, which ran in the background for {1}."),
        CommandEnding.STOPPED_BY_AGENT: tr("Helix stopped {0}, which ran in the background."),
        CommandEnding.CLOSED: tr("{0} ran in the background and was ended with its session."),
        CommandEnding.FAILED: tr("{0} could not run on in the background."),
        CommandEnding.LOST: tr("{0} ran in the background and ended when Helix quit unexpectedly."),
    }[event.ending]
    name = one_line(command, LONGEST) or event.id
    return words.format(name, duration_text(event.seconds), event.status)
