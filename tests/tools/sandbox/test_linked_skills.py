"""Links among the project's skills: commands make no skill in the folders that they lead to."""

import os
from pathlib import Path

import pytest

from helix_desktop.app.workspaces.guide_agreements import GuideAgreements
from helix_desktop.tools.definition_folders import DefinitionSource
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox
from helix_desktop.tools.skills import Skills
from tests.tools.sandbox.conftest import output_text, run_git

MAKE = r"mkdir -p docs/group/new; printf -- '---\ndescription: d\n---\nx' > docs/group/new/SKILL.md"


@pytest.mark.parametrize("target", ["../../docs/group", "../.."])
def test_a_skill_that_a_command_makes_in_a_linked_group_is_not_used(
    bubblewrap: SandboxBackend, tmp_path: Path, target: str
) -> None:
    project, own = tmp_path / "project", tmp_path / "own"
    for folder in (project / "docs/group", project / ".agents/skills/mine", own):
        folder.mkdir(parents=True)
    (project / "docs/group/.gitkeep").touch()
    (project / ".agents/skills/mine/SKILL.md").write_text("---\ndescription: d\n---\nx")
    os.symlink(target, project / ".agents/skills/group")
    run_git(project, "init", "-q", "--template=")
    root = ProjectRoot(project)
    agreements = GuideAgreements(own, root)
    sandbox = Sandbox(bubblewrap, project, app_folders=(own,), spool=own)
    sandbox.watch = agreements
    text = f"{MAKE}; echo a > made && cat made"
    ran = sandbox.run_blocking(SandboxCommand(text, sandbox.folder, read_only=False), seconds=20)
    assert output_text(ran).endswith("a\n"), "the project stays writable"
    skills = Skills(DefinitionSource(root, None, trusted=lambda: True, follows=agreements.follows))
    skills.look()
    assert [skill.name for skill in skills.usable] == ["mine"]
