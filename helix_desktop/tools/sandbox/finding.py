"""The box of this start, tried out with a command before anything relies on it."""

from pathlib import Path

from helix_desktop.tools.sandbox.box import Box, Kind
from helix_desktop.tools.sandbox.launching import Command
from helix_desktop.tools.sandbox.probing import probe
from helix_desktop.tools.sandbox.sandbox import Sandbox

_SECONDS = 10.0
_TRIAL = "echo in > below/made && cat below/made; echo out > ../made"
_SAID = b"in\n"


def find_box(wanted: Kind | None = None) -> Box:
    """Which box holds here; `wanted`: this one, or none. Blocks: call it in a thread."""
    return probe(_tried, wanted=wanted)


def _tried(box: Box, folder: Path) -> str:
    """Write inside, fail to write outside, and say so."""
    project = folder / "project"
    (project / "below").mkdir(parents=True)
    ran = Sandbox(box, project, spool=folder).run_here(
        Command(f"{{ {_TRIAL}; }} 2>/dev/null", str(project)), seconds=_SECONDS
    )
    said = ran.output.part(0, 1_000)
    if said == _SAID and not (folder / "made").exists():
        return ""
    # the loader of bubblewrap and of the warden speak through the same pipe
    return f"it does not hold: {said.decode('utf-8', 'replace').strip()[:300]!r}."
