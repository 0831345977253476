"""The choices for an output held at the gate (full, preview, excerpt), and who chose."""

from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase


class GateChoice(StrEnum):
    """The agent's choice for an output held at the gate."""

    EXTRACT = "extract"
    KEEP_PREVIEW = "keep_preview"
    KEEP_FULL = "keep_full"


class RefusedExtract(Struct, frozen=True):
    """The reason why a model's extract, or `parts` `of` its parts, were refused.

    `lines` of it are not in the output. Without any, and if it was not too `long`, the model
    refused or found nothing.
    """

    lines: int = 0
    parts: int = 1
    of: int = 1
    long: bool = False

    @property
    def why(self) -> Phrase:
        if self.long:
            return Phrase("it is longer than the original")
        if not self.lines:
            return Phrase("the model refused or found nothing")
        return Phrase.counted(
            self.lines,
            "{count} line is not in the original",
            "{count} lines are not in the original",
        )


class Chooser(StrEnum):
    """Who chose the form of an output.

    NOBODY means that no answer was usable, UNKNOWN also that nobody was asked.
    """

    UNKNOWN = ""
    AGENT = "agent"
    PERSON = "person"
    NOBODY = "nobody"
