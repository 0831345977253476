"""What earlier versions saved beside the journal, and in exports, is read as it was meant."""

import hashlib
import json
import shutil
from pathlib import Path

from helix_desktop.app import hook_file, memory_file
from helix_desktop.app.memory_file import MemoryFile
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.memory import Memory, MemoryLine, MemoryOrigin, MemoryVersion
from helix_desktop.features.hooks.workspace_hooks import HookApprovals
from helix_desktop.tools.files.project_root import ProjectRoot

GOLDEN = Path(__file__).parent.parent / "golden"
RELEASED = {
    "hooks-1.json": "16f9501feda5eed31c5fef582e53c0276e8de1f6ebe8d95e961a53ddf3123e03",
    "memory-1.json": "4eaf842d7e8f22d5433c2a54c403795f5bdf69370bf5e8630380c3269449fa98",
}
"""SHA-256 of each file: they are evidence and never change."""
AGENT = MemoryOrigin(SessionId("00f1e2d3c4b5a697"), outside=True)
MEMORY = Memory(
    lines=(
        MemoryLine(1, "The ledger is in euros", 1_790_000_000.25, 1, 2, AGENT, (4, 9)),
        MemoryLine(2, "Umbau · 重构 🧬", 1_790_000_000.25, 1, undone_at=1_790_000_200.5),
        MemoryLine(1, "The ledger is in cents", 1_790_000_100.5, 2),
    ),
    versions=(
        MemoryVersion(1, 1_790_000_000.25, AGENT, "said by the user"),
        MemoryVersion(2, 1_790_000_100.5),
        MemoryVersion(3, 1_790_000_300.5, restores=2),
    ),
    last_id=2,
)
HOOKS = {
    "hooks": {
        "PreToolUse": [
            {
                "matcher": "Bash",
                "hooks": [{"type": "command", "command": "echo no >&2; exit 2", "timeout": 9}],
            }
        ],
        "Stop": [{"hooks": [{"type": "command", "command": "true"}]}],
    }
}


def test_the_golden_files_are_the_ones_that_were_released() -> None:
    files = [*GOLDEN.glob("memory-*.json"), *GOLDEN.glob("hooks-*.json")]
    assert {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files} == RELEASED


def test_a_memory_that_an_earlier_version_saved_or_exported_is_read(tmp_path: Path) -> None:
    shutil.copy(GOLDEN / "memory-1.json", tmp_path / memory_file.FILE)
    file = MemoryFile(tmp_path)
    file.load()
    assert (file.memory, file.problem) == (MEMORY, "")


def test_a_hook_that_was_approved_in_an_earlier_version_needs_no_other_approval(
    tmp_path: Path,
) -> None:
    shutil.copy(GOLDEN / "hooks-1.json", tmp_path / hook_file.FILE)
    for name in ("project", "settings", "user"):
        (tmp_path / name).mkdir()
    place = tmp_path / "project" / ".claude"
    place.mkdir()
    (place / "settings.json").write_text(json.dumps(HOOKS), encoding="utf-8")
    approvals = HookApprovals(
        tmp_path,
        project=ProjectRoot(tmp_path / "project"),
        settings=ProjectRoot(tmp_path / "settings"),
        users=ProjectRoot(tmp_path / "user"),
        trusted=lambda: True,
    )
    hooks = approvals.read()
    assert [hook.command for hook in hooks] == ["echo no >&2; exit 2", "true"]
    assert all(approvals.approval(hook) for hook in hooks)
