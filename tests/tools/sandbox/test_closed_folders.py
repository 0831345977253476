"""What a command closes to its owner is looked through all the same, and nothing is left undone."""

import stat
import sys

import pytest

from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from tests.tools.sandbox.conftest import Ground, output_text

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")


@pytest.mark.parametrize("mode", ["311", "111", "000", "600"])
def test_a_folder_that_cannot_be_listed_hides_its_secrets(
    box: SandboxBackend, ground: Ground, mode: str
) -> None:
    (ground.project / "src/.env").write_text("API_TOKEN=abcdefghijklmnop\n")
    ground.run(box, f"touch src/x; chmod {mode} src")
    ran = ground.run(box, "chmod 755 src; cat src/.env")
    assert "abcdefghijklmnop" not in output_text(ran)


@pytest.mark.parametrize("mode", ["311", "555", "000"])
def test_what_steers_is_put_aside_whatever_its_folder_was_made(
    box: SandboxBackend, ground: Ground, mode: str
) -> None:
    project = ground.project
    ran = ground.run(
        box,
        f"mkdir src/n src/m && echo hi > src/n/CLAUDE.md && chmod {mode} src/n "
        "&& echo hi > src/m/CLAUDE.md",
    )
    assert {name for name, _ in ran.set_aside} == {"src/n/CLAUDE.md", "src/m/CLAUDE.md"}
    assert not (project / "src/m/CLAUDE.md").exists()
    assert stat.S_IMODE((project / "src/n").stat().st_mode) == int(mode, 8)
    (project / "src/n").chmod(0o755)
    assert not (project / "src/n/CLAUDE.md").exists()


@pytest.mark.parametrize(
    "command",
    [
        "mkdir -p a/b; ln -s b a/l; touch a/f; chmod 555 a",
        "mkdir a; chmod 000 a; chmod 000 $TMPDIR",
    ],
)
def test_a_command_that_damages_its_temporary_folder_keeps_its_output(
    box: SandboxBackend, ground: Ground, command: str
) -> None:
    ran = ground.run(
        box, f"echo said; mkdir src/k; echo hi > src/k/CLAUDE.md; cd $TMPDIR; {command}"
    )
    assert "said" in output_text(ran)
    assert [name for name, _ in ran.set_aside] == ["src/k/CLAUDE.md"]
