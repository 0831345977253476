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
    """Why a preview stands in place of the excerpt that was asked for.

    The model's answer was `cut` off, or the lines that it named would be as `long` as the output.
    Otherwise it named no line of the output.
    """

    cut: bool = False
    long: bool = False

    @property
    def why(self) -> Phrase:
        if self.cut:
            return Phrase("the model's answer was cut off")
        if self.long:
            return Phrase("it is as long as the output")
        return Phrase("the model named no lines of the output")


class Chooser(StrEnum):
    """Who chose the form of an output.

    NOBODY means that no answer was usable, UNKNOWN also that nobody was asked.
    """

    UNKNOWN = ""
    AGENT = "agent"
    USER = "user"
    NOBODY = "nobody"
