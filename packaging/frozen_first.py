"""What the frozen program does before anything else: it gives its children back their machine, and
keeps hold of itself.

The start of a frozen program points the system's loader at the libraries it brings; the commands,
servers and browsers it starts are to find their own.
"""

import os
import sys

PROCESS_JOB = "--process-job"
"""Not for people: the program as a process for one command (tools/programs/process_jobs.py)."""

READ_DOCUMENT = "--read-document"
"""Not for people: the program as the reader of one document (tools/documents/extraction.py)."""

DRAW_FORMULAS = "--draw-formulas"
"""Not for people: the program as the process that draws formulas (tools/formulas/drawing.py)."""


def _give_back() -> None:
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = os.environ.pop(f"{name}_ORIG", None)
        os.environ.pop(name, None)
        if before is not None:
            os.environ[name] = before


def _hold() -> None:
    """An upgrade puts another program in this one's place while it runs.

    PyInstaller opens the program by its name for every module that is imported later, and would
    read from the other one. What is held open stays what it was.
    """
    archive = sys.modules["pyimod02_importers"].pyz_archive
    held = os.open(archive._filename, os.O_RDONLY)
    archive._filename = f"/proc/self/fd/{held}"


if sys.platform == "linux" and os.path.exists("/proc/self/fd"):
    _hold()
if sys.platform != "win32":
    _give_back()
    if sys.argv[1:2] == [PROCESS_JOB]:
        # before all that a window needs is read: a command waits for this
        from helix_desktop.tools.programs.process_jobs import main

        os._exit(main(int(sys.argv[2])))
if sys.argv[1:2] == [READ_DOCUMENT]:
    from helix_desktop.tools.documents.extraction import main as read_document

    os._exit(read_document(sys.argv[2]))
if sys.argv[1:2] == [DRAW_FORMULAS]:
    from helix_desktop.tools.formulas.drawing import main as draw_formulas

    os._exit(draw_formulas())
