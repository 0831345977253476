"""Makes a data folder of today's format: `python -m tests.app.golden_data N`.

It writes tests/golden/data-N.tar.xz, and beside it what the version that wrote it says is in there.
Neither is ever overwritten.
"""

import io
import json
import sys
import tarfile
from contextlib import redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from helix_desktop.__main__ import main

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
POLICY = 'preset = "helix"\nmarkers_turns = 1\ncompact_percent = 5\n'


def printed(data: Path, *words: str) -> Any:
    """Run a command; return the JSON that it prints."""
    out = io.StringIO()
    with redirect_stdout(out):
        assert main(["--data-dir", str(data), *words, "--workspace", "project", "--json"]) == 0
    return json.loads(out.getvalue())


def contents(data: Path) -> Any:
    """Return the sessions of a data folder and their messages."""
    sessions = printed(data, "session", "list")
    ids = [session["session"] for session in sessions]
    shown = [printed(data, "session", "show", "--session", name) for name in ids]
    return {"sessions": sessions, "messages": shown}


def make(number: int) -> None:
    archive, expected = GOLDEN / f"data-{number}.tar.xz", GOLDEN / f"data-{number}.expected.json"
    for path in (archive, expected):
        if path.exists():
            raise FileExistsError(f"{path.name} is there already; golden data never changes")
    with TemporaryDirectory(prefix="helix-golden-") as scratch:
        base = Path(scratch)
        project, data, policy = base / "project", base / "data", base / "policy.toml"
        project.mkdir()
        (project / "README.md").write_text("# Ledger\n\nUmbau · 重构 🧬\n", encoding="utf-8")
        (project / "long.txt").write_text("a line with an error\n" * 2_000, encoding="utf-8")
        policy.write_text(POLICY, encoding="utf-8")
        place = ["--data-dir", str(data)]
        assert main([*place, "permission", "trust", "--folder", str(project)]) == 0
        ask = [*place, "ask", "--folder", str(project), "--model", "practice"]
        assert main([*ask, "read README.md"]) == 0
        session = printed(data, "session", "list")[0]["session"]
        for prompt in ("read long.txt", "list .", "read long.txt", "list .", "read README.md"):
            assert main([*ask, "--session", session, "--policy", str(policy), prompt]) == 0
        assert main([*ask, "list ."]) == 0
        text = json.dumps(contents(data), indent=1) + "\n"
        with tarfile.open(archive, "x:xz") as packed:
            packed.add(data, "data", filter=_without_what_is_made_again)
        expected.write_text(text, encoding="ascii")


def _without_what_is_made_again(member: tarfile.TarInfo) -> tarfile.TarInfo | None:
    return None if Path(member.name).name in ("ballast", "tokenizer", "log") else member


if __name__ == "__main__":
    make(int(sys.argv[1]))
