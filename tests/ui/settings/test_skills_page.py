"""Skills: what each costs a request and when it was used, on and off, and why others are not."""

from pathlib import Path

from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.ui.settings.instructions_and_tools_pages import SkillsPage
from tests.ui.settings.stage import Stage
from tests.waiting import until

FILES = {
    ".agents/skills/pdf/SKILL.md": "---\nname: pdf\ndescription: Reads PDF.\nhooks: x\n---\nbody",
    ".codex/skills/more/SKILL.md": "---\nname: more\ndescription: More.\n---\nbody",
    ".agents/skills/broken/skill.json": "{}",
    ".claude/commands/review.md": "---\ndescription: Reviews.\nargument-hint: '[pr]'\n---\nbody",
}


async def open_page(stage: Stage) -> SkillsPage:
    folder = Path(stage.open_workspace.workspace.folder)
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    await stage.open_workspace.permissions.trust(True)
    page = stage.page(SkillsPage)
    await until(lambda: page.skills.row(".agents/skills/pdf") is not None)
    return page


def below(page: SkillsPage, where: str) -> str:
    row = page.skills.row(where) or page.commands.row(where)
    return row.words.below() if row else ""


async def test_each_skill_says_what_it_costs_and_each_rejected_one_why(stage: Stage) -> None:
    page = await open_page(stage)
    line = below(page, ".agents/skills/pdf")
    assert "tokens per request" in line
    assert "not used yet" in line
    assert "The field hooks has no effect." in line
    assert below(page, ".agents/skills/broken").startswith("Not used: The folder has no SKILL.md.")
    assert ".agents/skills/broken" not in page.switches
    assert "[pr] · Reviews." in below(page, ".claude/commands/review.md")


async def test_a_skill_is_switched_off_and_one_of_another_program_on(stage: Stage) -> None:
    page = await open_page(stage)
    assert not page.switches[".codex/skills/more"].isChecked()
    page.switches[".codex/skills/more"].click()
    await until(lambda: "tokens per request" in below(page, ".codex/skills/more"))
    page.switches[".agents/skills/pdf"].click()
    await until(lambda: "You switched it off." in below(page, ".agents/skills/pdf"))
    choice = stage.open_workspace.workspace.skills
    assert (choice.off, choice.on) == ((".agents/skills/pdf",), (".codex/skills/more",))
    assert page.own_changes() == 2
    saved = stage.place.container.workspaces.find(stage.open_workspace.workspace.id)
    assert saved.skills == choice


async def test_the_list_costs_on_the_page_what_its_text_costs_in_the_context(stage: Stage) -> None:
    page = await open_page(stage)
    guides = await stage.open_workspace.guides(NO_SESSION)
    [tokens] = [guide.tokens for guide in guides if guide.kind is GuideKind.SKILLS]
    assert page.sum.below() == f"1 of 3 skills, ≈{tokens} tokens per request"
