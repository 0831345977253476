"""No session changes what instructions include without a question, in any mode."""

from pathlib import Path

import pytest

from helix_desktop.app.container import system_box
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.events import Outcome, ToolReturned
from helix_desktop.domain.permission import Mode, PermissionReply
from tests.app.app_stage import Place, events, open_place
from tests.app.test_toolbox_factory import User, wants, write
from tests.fakes.provider import Script, ScriptedProvider, says

PLACES = ("docs/rules.md", "docs/absent.md", "more/style.md", "lib/real.md", "shared/agents/a.md")


def project(base: Path) -> Path:
    """A folder whose instructions include files in many ways."""
    folder = base / "project"
    for name in ("docs", "more", "lib", "shared/agents", "web", ".agents"):
        (folder / name).mkdir(parents=True)
    (folder / "AGENTS.md").write_text("@docs/rules.md\n@docs/absent.md\n@linked/real.md\n")
    (folder / "docs/rules.md").write_text("Answer in French.\n@../more/style.md\n")
    (folder / "more/style.md").write_text("Be brief.\n")
    (folder / "lib/real.md").write_text("Be kind.\n")
    (folder / "linked").symlink_to("lib")
    (folder / ".agents/agents").symlink_to("../shared/agents")
    (folder / "web/AGENTS.md").write_text("@web.txt\n")
    return folder


async def run(base: Path, mode: Mode, *scripts: Script) -> tuple[list[Outcome], User]:
    place = Place(base, ScriptedProvider(*scripts, says("done")))
    async with open_place(place) as open_workspace:
        await open_workspace.permissions.trust(True)
        await open_workspace.permissions.choose_mode(mode)
        user = User(open_workspace, PermissionReply.NO)
        session = await open_workspace.send(NO_SESSION, "go")
        await open_workspace.sessions.idle()
        recorded = await events(open_workspace, session)
        return [event.outcome for event in recorded if isinstance(event, ToolReturned)], user


@pytest.mark.parametrize("mode", [Mode.ACCEPT_EDITS, Mode.SANDBOXED_AUTO])
@pytest.mark.parametrize(
    "path", [*PLACES, "DOCS/Rules.md", "linked/real.md", "docs/../more/style.md", "web/web.txt"]
)
async def test_a_tool_asks_before_it_writes_what_instructions_include(
    tmp_path: Path, mode: Mode, path: str
) -> None:
    if mode is Mode.SANDBOXED_AUTO and not system_box().sandboxed:
        pytest.skip("no sandbox here")
    folder = project(tmp_path)
    before = {name: (folder / name).exists() for name in PLACES}
    outcomes, user = await run(tmp_path, mode, wants(write(path, "evil\n")))
    assert outcomes == [Outcome.DENIED]
    assert len(user.questions) == 1
    assert before == {name: (folder / name).exists() for name in PLACES}
    assert not [name for name in folder.rglob("*.md") if name.read_text() == "evil\n"]


async def test_a_tool_writes_other_files_unasked(tmp_path: Path) -> None:
    project(tmp_path)
    outcomes, user = await run(tmp_path, Mode.ACCEPT_EDITS, wants(write("docs/other.md")))
    assert (outcomes, user.questions) == ([Outcome.OK], [])
