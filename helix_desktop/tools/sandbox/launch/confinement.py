"""The sandbox of Helix's own processes that read what others wrote: documents, formulas.

On Linux it is bubblewrap, which shows a process the system and Python for reading and nothing else,
without network, and ends it with the application. Elsewhere they have their own limits only.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.programs.own_process import CODE
from helix_desktop.tools.programs.process import ProcessLaunch
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.launch.bubblewrap import program_arguments
from helix_desktop.tools.sandbox.launch.launcher import passed_file
from helix_desktop.tools.sandbox.launch.probe import probe_sandbox
from helix_desktop.tools.sandbox.launch.seccomp import seccomp_program

NO_SANDBOX = Phrase("Documents are read only in a sandbox, and this system has none.")
_TRIAL_SECONDS = 10.0


class Confinement(Struct, frozen=True):
    """The sandbox in which such processes run, which may be none."""

    sandbox: SandboxBackend

    @classmethod
    @cache
    def find(cls) -> "Confinement":
        """Return what works here, tried once. Blocks."""
        return cls(probe_sandbox(_runs_program, wanted=SandboxKind.BUBBLEWRAP))

    def launch(self, stack: ExitStack, words: Sequence[str]) -> ProcessLaunch:
        """Return the launch of a program without files, network, or a way to stay.

        Raises ToolError on Linux without bubblewrap.
        """
        environment = {"LC_ALL": "C.UTF-8"}
        if "SYSTEMROOT" in os.environ:  # without it Windows starts nothing
            environment["SYSTEMROOT"] = os.environ["SYSTEMROOT"]
        if sys.platform != "linux":
            return ProcessLaunch(words, environment)
        if self.sandbox.kind is not SandboxKind.BUBBLEWRAP:
            raise ToolError(NO_SANDBOX, self.sandbox.remedy)
        own = (
            sys.prefix,
            sys.base_prefix,
            os.path.dirname(os.path.realpath(sys.executable)),
            str(CODE),
        )
        mounts = program_arguments(map(os.path.realpath, own), modern=self.sandbox.modern)
        passed_files: tuple[int, ...] = ()
        if filtering := seccomp_program(()):
            passed_files = (passed_file(stack, filtering),)
            mounts += ["--seccomp", str(passed_files[0])]
        return ProcessLaunch(
            [self.sandbox.program, *mounts, "--", *words], environment, passed_files
        )


def _runs_program(backend: SandboxBackend, _folder: Path) -> str:
    """Let a program begin in the sandbox; return the problem, or ""."""
    with ExitStack() as stack:
        launch = Confinement(backend).launch(stack, ["/bin/sh", "-c", "echo begun"])
        done = subprocess.run(
            list(launch.words),
            env=launch.environment,
            pass_fds=launch.passed_files,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_TRIAL_SECONDS,
            check=False,
        )
    if done.stdout == b"begun\n":
        return ""
    return f"a test failed: {done.stderr.decode('utf-8', 'replace').strip()[:300]!r}."
