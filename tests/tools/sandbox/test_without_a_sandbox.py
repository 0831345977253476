"""A Linux where no program gets user namespaces has no sandbox, and says how to get one."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.base.sandbox_remedy import sandbox_remedy
from helix_desktop.tools.sandbox.launch.confinement import NO_SANDBOX
from helix_desktop.tools.sandbox.sandbox import find_sandbox
from tests.processes import ROOT
from tests.tools.documents.making import pdf

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")

_TRIED = """
import asyncio, json, pathlib, sys
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.formulas import Formula
from helix_desktop.tools.agent.read_files import ReadFile
from helix_desktop.tools.agent.shell import RunShell
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.formulas.formula_process import FormulaProcess
from helix_desktop.tools.sandbox.sandbox import Sandbox, find_sandbox
folder = pathlib.Path(sys.argv[1])
box = find_sandbox()
result = {"kind": box.kind.value, "remedy": box.remedy, "why": box.why}
try:
    asyncio.run(ReadFile(folder).run(json.dumps({"path": "a.pdf"})))
except ToolError as error:
    result["document"] = error.full_text
result["formula"] = FormulaProcess().draw(Formula("x^2"))
shell = RunShell(Sandbox(box, folder), ProjectRoot(folder))
output = asyncio.run(shell.run(json.dumps({"command": "echo one > made; cat made"})))
result["shell"] = output.data.decode()
print(json.dumps(result))
"""
_OFF = 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"'


def run_without_namespaces(*words: str) -> str:
    """Run Python where no user namespace can be made, and return its output."""
    command = [sys.executable, *words]
    if find_sandbox().sandboxed:  # else there are none here anyway
        if shutil.which("unshare") is None:
            pytest.skip("unshare is not installed")
        command = ["unshare", "--user", "--map-root-user", "sh", "-c", _OFF, "sh", *command]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_without_namespaces_there_is_no_sandbox_and_the_sentence_says_how_to_get_one(
    tmp_path: Path,
) -> None:
    (tmp_path / "a.pdf").write_bytes(pdf(["Hello"]))
    result = json.loads(run_without_namespaces("-c", _TRIED, str(tmp_path)))
    assert result["kind"] == "none"
    assert len(result["why"]) == 1
    remedy = sandbox_remedy(shutil.which("bwrap", path="/usr/bin:/bin") or "")
    assert result["remedy"] == remedy.words
    assert result["document"] == f"{NO_SANDBOX} {remedy.words}"
    assert result["formula"] is None
    assert result["shell"].startswith("one\n")
    assert (tmp_path / "made").read_text() == "one\n"


def test_without_namespaces_the_command_line_says_it_too(tmp_path: Path) -> None:
    words = ("-m", "helix_desktop", "permission", "list", "--folder", str(tmp_path))
    home = f"import os; os.environ['HOME'] = {str(tmp_path / 'own')!r}"
    code = f"{home}; import runpy, sys; sys.argv = {words[1:]!r}; "
    code += "runpy.run_module('helix_desktop', run_name='__main__')"
    output = run_without_namespaces("-c", code)
    line = next(line for line in output.splitlines() if line.startswith("Commands:"))
    assert line.startswith("Commands: Not sandboxed: can do anything you can. ")
    assert "sandbox" in line.partition("you can. ")[2]


ROOTS = {
    "a Debian": ({"etc/os-release": 'NAME="Debian"\nID=debian\n'}, "", "sudo apt install"),
    "like Ubuntu": (
        {"etc/os-release": 'ID=linuxmint\nID_LIKE="ubuntu debian"\n'},
        "",
        "sudo apt install bubblewrap",
    ),
    "a Fedora": ({"usr/lib/os-release": "ID=fedora\n"}, "", "sudo dnf install bubblewrap"),
    "an Arch": ({"etc/os-release": "ID=arch\n"}, "", "sudo pacman -S bubblewrap"),
    "an unknown system": ({}, "", "the package manager of your system"),
    "a Flatpak": ({".flatpak-info": "", "etc/os-release": "ID=debian\n"}, "", "In a Flatpak"),
    "AppArmor": (
        {"proc/sys/kernel/apparmor_restrict_unprivileged_userns": "1\n"},
        "/usr/bin/bwrap",
        r"/4.0>,\nprofile bwrap /usr/bin/bwrap flags=(unconfined) { userns, }\n' | sudo tee",
    ),
    "a container": (
        {"proc/sys/kernel/apparmor_restrict_unprivileged_userns": "0\n"},
        "/usr/bin/bwrap",
        "a container must be started with them",
    ),
}


@pytest.mark.parametrize(("files", "program", "words"), ROOTS.values(), ids=ROOTS)
def test_each_system_is_told_what_gives_it_a_sandbox(
    tmp_path: Path, files: dict[str, str], program: str, words: str
) -> None:
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    remedy = sandbox_remedy(program, tmp_path)
    assert words in remedy.words
    assert all(line in remedy.words for line in remedy.lines)
    assert bool(remedy.lines) == ("sudo" in remedy.words)


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no sh")
def test_the_lines_for_apparmor_write_the_profile_that_the_documentation_shows(
    tmp_path: Path,
) -> None:
    file = tmp_path / "proc/sys/kernel/apparmor_restrict_unprivileged_userns"
    file.parent.mkdir(parents=True)
    file.write_text("1\n")
    first, second = sandbox_remedy("/usr/bin/bwrap", tmp_path).lines
    written = subprocess.run(
        ["sh", "-c", first.partition(" | ")[0]], capture_output=True, text=True, check=True
    ).stdout
    assert written.splitlines() == [
        "abi <abi/4.0>,",
        "profile bwrap /usr/bin/bwrap flags=(unconfined) { userns, }",
    ]
    page = (ROOT / "docs" / "permissions.md").read_text(encoding="utf-8")
    assert f"{first}\n" in page
    assert f"{second}\n" in page
