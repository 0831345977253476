"""A proof bundle is checked by its own script, without Helix, and holds no secret."""

import json
import subprocess
import sys
from pathlib import Path

from tests.app.test_rewinding import open_rewind_stage

KEY = "sk-ant-api03-" + "A1b2C3d4" * 10


def check(folder: Path) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-I", str(folder / "check.py")],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


async def test_a_bundle_is_verified_offline_and_any_changed_byte_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "bundle"
    async with open_rewind_stage(tmp_path) as stage:
        await stage.turn("first\u2028line", **{"a.py": "one\n"})
        await stage.turn("second", **{"a.py": "two\n"})
        report = await stage.workspace.bundles.write(stage.session, folder)
    assert report.requests == 4
    status, words = check(folder)
    assert (status, "0 problems" in words) == (0, True)
    requests = json.loads((folder / "bundle.json").read_text())["requests"]
    assert [request["number"] for request in requests] == [1, 2, 3, 4]
    for path in (next((folder / "blocks").iterdir()), next((folder / "contents").iterdir())):
        data = path.read_bytes()
        path.write_bytes(data + b"x")
        assert check(folder)[0] == 1
        path.write_bytes(data)
    assert len((folder / "check.py").read_text().splitlines()) <= 60


async def test_a_bundle_contains_neither_a_secret_nor_the_digest_of_a_text_with_it(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "bundle"
    async with open_rewind_stage(tmp_path) as stage:
        await stage.turn("first", **{"a.py": f"key = '{KEY}'\n"})
        await stage.turn("second")
        steps = await stage.workspace.requests.sent(stage.session)
        shown = await stage.workspace.requests.earlier(stage.session, steps.seqs[-1])
        secret = [block.digest for block in shown.blocks if KEY in str(block.message)]
        await stage.workspace.bundles.write(stage.session, folder)
    assert secret
    everything = b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
    assert KEY.encode() not in everything
    for digest in secret:
        assert digest.encode() not in everything
    assert check(folder)[0] == 0


async def test_one_request_can_be_bundled_alone(tmp_path: Path) -> None:
    folder = tmp_path / "bundle"
    async with open_rewind_stage(tmp_path) as stage:
        await stage.turn("first")
        await stage.turn("zebra")
        report = await stage.workspace.bundles.write(stage.session, folder, request=1)
    assert report.requests == 1
    assert check(folder)[0] == 0
    assert "zebra" not in (folder / "journal.jsonl").read_text()
