"""The recipes of CONTRIBUTING.md as steps, and a copy of the package in which they are followed."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 180
"""For one program: it makes a window on a machine that does other things, too."""
_RECIPE = re.compile(r"^### (?:A|An) (\w+)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
_BLOCK = re.compile(r"^```python\n# (.*?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_NEW = re.compile(r"new file: (\S+)")
_BELOW = re.compile(r"in (\S+) below: (.+)")


@dataclass(frozen=True)
class Step:
    """One block: a new file, or lines below the one line of a file that reads `below`."""

    path: str
    lines: str
    below: str = ""

    @property
    def name(self) -> str:
        return f"{self.path}: {self.lines.strip().splitlines()[0]}" if self.below else self.path

    def done(self, before: str | None) -> str:
        """The file as the step leaves it."""
        if not self.below:
            assert before is None, f"{self.path} is there already"
            return self.lines
        assert before is not None, f"there is no {self.path}"
        lines = before.splitlines(keepends=True)
        places = [at for at, line in enumerate(lines, 1) if line.strip() == self.below]
        assert len(places) == 1, f"{len(places)} lines of {self.path} read {self.below!r}"
        return "".join([*lines[: places[0]], self.lines, *lines[places[0] :]])


def recipes() -> dict[str, tuple[Step, ...]]:
    """By what is added: tool, dialect, …"""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    text = text.partition("\n## Recipes\n")[2]
    return {what: tuple(map(_step, _BLOCK.findall(body))) for what, body in _RECIPE.findall(text)}


def _step(block: tuple[str, str]) -> Step:
    head, lines = block
    if new := _NEW.fullmatch(head):
        return Step(new[1], lines)
    below = _BELOW.fullmatch(head)
    assert below, f"this says neither a new file nor a line: {head}"
    return Step(below[1], lines, below[2])


class ScratchCopy:
    """A copy of the package in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "helix_desktop", folder / "helix_desktop", ignore=ignored)
        for name in ("resources", "pyproject.toml", "LICENSE"):
            (folder / name).symlink_to(ROOT / name)

    @contextmanager
    def following(self, steps: Sequence[Step]) -> Iterator[None]:
        """The steps are done inside, and taken back afterwards."""
        before: dict[Path, str | None] = {}
        try:
            for step in steps:
                path = self.folder / step.path
                now = path.read_text("utf-8") if path.exists() else None
                before.setdefault(path, now)
                path.parent.mkdir(exist_ok=True)
                path.write_text(step.done(now), "utf-8")
            yield
        finally:
            for path, text in before.items():
                if text is not None:
                    path.write_text(text, "utf-8")
                    continue
                path.unlink(missing_ok=True)
                shutil.rmtree(path.parent / "__pycache__", ignore_errors=True)
                if not any(path.parent.iterdir()):
                    path.parent.rmdir()

    def run(self, program: str, base: Path) -> subprocess.CompletedProcess[str]:
        """A program of `tests/recipes` over the copy, with a folder of its own."""
        base.mkdir()
        return self._ran("-m", f"tests.recipes.{program}", str(base))

    def linted(self, steps: Sequence[Step]) -> str:
        """What the linter and the formatter have to say of the files that the steps touch."""
        paths = sorted({step.path for step in steps})
        if not paths:
            return ""
        results = [
            self._ran("-m", "ruff", *how, *paths) for how in (["check"], ["format", "--diff"])
        ]
        return "".join(item.stdout + item.stderr for item in results if item.returncode)

    def folders_without_init(self) -> list[Path]:
        """Folders of modules that are no packages."""
        folders = {path.parent for path in (self.folder / "helix_desktop").rglob("*.py")}
        return [folder for folder in folders if not (folder / "__init__.py").is_file()]

    def _ran(self, *words: str) -> subprocess.CompletedProcess[str]:
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(self.folder), str(ROOT))),
            "PYTHONPYCACHEPREFIX": str(self.folder / "compiled"),
        }
        command = [sys.executable, *words]
        return subprocess.run(
            command,
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=SECONDS - 20,
            check=False,
        )
