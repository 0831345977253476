"""The program that draws diagrams of messages as pictures, where the user has one."""

import asyncio
import threading
from typing import TYPE_CHECKING

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.sandbox.process import run_in_thread

if TYPE_CHECKING:
    from helix_desktop.tools.diagrams import DiagramProgram
    from helix_desktop.tools.sandbox.login_environment import LoginShell


class DiagramRenderer:
    """Draws diagrams with a program on the PATH of the user's shell."""

    def __init__(self, login: "LoginShell") -> None:
        self._login = login

    async def is_there(self) -> bool:
        """Whether the user has a program that draws diagrams."""
        return await asyncio.to_thread(self._find) is not None

    async def draw(self, source: str, *, dark: bool, background: str) -> bytes:
        """Return the PNG of a Mermaid diagram; a canceled caller ends the program."""
        # lazy: most windows draw none
        from helix_desktop.tools.diagrams import DiagramLook, draw_diagram  # noqa: PLC0415

        stopped = threading.Event()

        def work() -> bytes:
            program = self._find()
            if program is None:
                raise ToolError("There is no program that draws diagrams any more.")
            return draw_diagram(program, source, DiagramLook(dark, background), stopped=stopped)

        return await run_in_thread(work, stopped.set)

    def _find(self) -> "DiagramProgram | None":
        from helix_desktop.tools.diagrams import find_diagram_program  # noqa: PLC0415  lazy

        return find_diagram_program(self._login.variables())
