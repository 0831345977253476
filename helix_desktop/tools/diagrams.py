"""Pictures of Mermaid diagrams, drawn by a program of the user's own: mermaidx or Mermaid's mmdc.

The text of a diagram comes from a model and can name pictures on the net. On Linux the program has
no network and no files of the user's besides its own installation; elsewhere the browser that mmdc
starts is told to use no network.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.documents.document_process import (
    Confinement,
    confined_launch,
    end_process,
    start_confined,
)
from helix_desktop.tools.program_search import find_program
from helix_desktop.tools.sandbox.process import ProcessLaunch
from helix_desktop.tools.sandbox.system_mounts import own_home
from helix_desktop.tools.sandbox.toolchains import find_toolchains

LANGUAGE = "mermaid"
"""The language of code blocks that are diagrams."""
LONGEST = 50_000
"""The maximum characters of a diagram, which is also Mermaid's own limit."""
LARGEST = 20 * 1024 * 1024
"""The maximum bytes of a picture."""
SECONDS = 40.0
_LOOK = 0.05
_LONGEST_REASON = 300
_MOST_SAID = 64 * 1024
_PICTURE, _THEME, _BACKGROUND, _BROWSER = "{picture}", "{theme}", "{background}", "{browser}"
_USUAL = ("-i", "-", "-o", _PICTURE, "-t", _THEME, "-b", _BACKGROUND, "-q")
_WORDS = {
    "mermaidx": (*_USUAL, "--scale", "2"),
    "mmdc": (*_USUAL, "-s", "2", "-p", _BROWSER),
}
"""The known programs, the best first, and the words for each."""
_BROWSERS = ".cache/puppeteer"
"""The folder below home where mmdc finds its browser."""
_OFFLINE = ("--host-resolver-rules=MAP * ~NOTFOUND", "--proxy-server=127.0.0.1:9")
_IN_SANDBOX = ("--no-sandbox", "--disable-dev-shm-usage")
"""The browser's own sandbox doesn't start in ours."""
_LIMITS = f'ulimit -f {2 * LARGEST // 512}; exec "$@"'
"""Limits the size of files, in blocks of 512 bytes."""


class DiagramLook(Struct, frozen=True):
    """How a picture looks: `background` is a color like #ffffff."""

    dark: bool
    background: str


class DiagramProgram(Struct, frozen=True):
    """An installed program that draws diagrams, and the variables of the user's shell."""

    name: str
    path: str
    variables: Mapping[str, str]


def find_diagram_program(variables: Mapping[str, str]) -> DiagramProgram | None:
    """Find the first known program on the user's PATH."""
    for name in _WORDS:
        if path := find_program(name, variables.get("PATH", "")):
            return DiagramProgram(name, path, variables)
    return None


def draw_diagram(
    program: DiagramProgram, source: str, look: DiagramLook, *, stopped: threading.Event
) -> bytes:
    """Return the PNG of a diagram; `stopped` ends the program. Blocks."""
    if len(source) > LONGEST:
        raise ToolError("The diagram is longer than {most} characters.", most=f"{LONGEST:,}")
    with tempfile.TemporaryDirectory(prefix="helix-diagram-") as name:
        scratch = Path(os.path.realpath(name))
        (scratch / "source").write_bytes(source.encode("utf-8", "replace"))
        with ExitStack() as stack:
            process, launch = _start(
                stack, program, _words(program, look, scratch), scratch=scratch
            )
            _wait(program, process, stopped, politely=bool(launch.handed))
        try:
            picture = (scratch / "diagram.png").read_bytes()[: LARGEST + 1]
        except OSError:
            picture = b""
        if not picture or len(picture) > LARGEST:
            raise _failure(program, (scratch / "said").read_bytes())
        return picture


def _start(
    stack: ExitStack, program: DiagramProgram, words: Iterable[str], *, scratch: Path
) -> tuple[subprocess.Popen[bytes], ProcessLaunch]:
    limits = ("/bin/sh", "-c", _LIMITS, "sh") if os.name == "posix" else ()
    command = [*limits, program.path, *words]
    launch = confined_launch(stack, command, _confinement(program, scratch))
    try:
        process = start_confined(
            launch,
            stdin=stack.enter_context((scratch / "source").open("rb")),
            stdout=subprocess.DEVNULL,
            stderr=stack.enter_context((scratch / "said").open("wb")),
            cwd=scratch,
        )
    except OSError as error:
        raise _unable(program, str(error.strerror or error)) from error
    return process, launch


def _wait(
    program: DiagramProgram,
    process: subprocess.Popen[bytes],
    stopped: threading.Event,
    *,
    politely: bool,
) -> None:
    """Wait for the end of the program; end it after some time, or when it is stopped."""
    until = time.monotonic() + SECONDS
    try:
        while process.poll() is None and not stopped.is_set() and time.monotonic() < until:
            stopped.wait(_LOOK)
    finally:
        has_ended = process.poll() is not None
        end_process(process, by_itself=has_ended, politely=politely)
    if not has_ended:
        raise ToolError(
            "{program} took longer than {seconds} seconds to draw the diagram.",
            program=program.name,
            seconds=f"{SECONDS:.0f}",
        )


def _words(program: DiagramProgram, look: DiagramLook, scratch: Path) -> Iterator[str]:
    browser = scratch / "browser.json"
    arguments = [*_OFFLINE, *(_IN_SANDBOX if sys.platform == "linux" else ())]
    browser.write_text(json.dumps({"args": arguments, "pipe": True}), encoding="utf-8")
    values = {
        _PICTURE: str(scratch / "diagram.png"),
        _THEME: "dark" if look.dark else "default",
        _BACKGROUND: look.background,
        _BROWSER: str(browser),
    }
    return (values.get(word, word) for word in _WORDS[program.name])


def _confinement(program: DiagramProgram, scratch: Path) -> Confinement:
    variables, home = program.variables, own_home()
    toolchains = find_toolchains(variables, str(scratch), home)
    browsers = variables.get("PUPPETEER_CACHE_DIR") or os.path.join(home, _BROWSERS)
    own = os.path.dirname(os.path.realpath(program.path))
    passed = {name: variables[name] for name in ("PUPPETEER_EXECUTABLE_PATH",) if name in variables}
    return Confinement(
        readable=tuple(filter(os.path.exists, (*toolchains.shown, own, browsers, "/proc"))),
        writable=str(scratch),
        devices=True,
        environment={
            **passed,
            "PATH": variables.get("PATH", os.defpath),
            "HOME": str(scratch),
            "TMPDIR": str(scratch),
            "PUPPETEER_CACHE_DIR": browsers,
        },
    )


def _failure(program: DiagramProgram, said: bytes) -> ToolError:
    """Return the error with the program's own reason, if it tells one."""
    lines = said[-_MOST_SAID:].decode("utf-8", "replace").splitlines()
    told: Sequence[str] = [line.strip() for line in lines if "rror" in line]
    reason = told[-1].rpartition("Error: ")[2] if told else ""
    if not reason:
        return ToolError("{program} made no picture of the diagram.", program=program.name)
    return _unable(program, reason[:_LONGEST_REASON])


def _unable(program: DiagramProgram, reason: str) -> ToolError:
    return ToolError(
        "{program} can't draw the diagram: {reason}.",
        program=program.name,
        reason=reason.rstrip("."),
    )
