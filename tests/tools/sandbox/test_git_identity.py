"""Who commits in the sandbox is who commits outside; nothing of theirs that runs comes along."""

from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend
from tests.tools.sandbox.conftest import Ground, said


def test_a_commit_is_the_persons_and_their_helpers_stay_outside(
    bubblewrap: SandboxBackend,
    ground: Ground,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home = tmp_path / "home"
    (home / ".config/git").mkdir(parents=True)
    (home / ".config/git/ignore").write_text("*.scratch\n")
    (home / ".gitconfig").write_text(
        "[user]\n\tname = Ada L\n\temail = ada@example.com\n[commit]\n\tgpgsign = true\n"
        "[alias]\n\tpwn = !touch src/PWNED\n[credential]\n\thelper = !touch src/PWNED\n"
    )
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    (ground.project / "src/a.scratch").write_text("x")
    ran = ground.run(
        bubblewrap,
        "echo 2 > src/app.py; git commit -qam second && git log -1 --format='%an <%ae>';"
        "git status --porcelain src; git pwn; git config --get-regexp 'alias|helper'",
    )
    assert said(ran).startswith("Ada L <ada@example.com>\n"), said(ran)
    assert "scratch" not in said(ran)
    assert "touch" not in said(ran)
    assert not (ground.project / "src/PWNED").exists()
