"""A repository on a branch of its own, and a judge that knows what the person allowed."""

from pathlib import Path

from helix_desktop.domain.permission import Judgement, PermissionState
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.call_policy import CallPolicy
from helix_desktop.tools.permissions.command_paths import CommandPaths
from tests.tools.permissions.standing import GOOD, always
from tests.tools.permissions.test_call_policy import HERE, Rules, call

CONFIG = """[core]
\trepositoryformatversion = 0
[remote "origin"]
\turl = https://me:hunter2@github.com/Acme/app.git
\tfetch = +refs/heads/*:refs/remotes/origin/*
[remote "away"]
\turl = git@git.example.org:team/app.git
[branch "topic"]
\tremote = origin
\tmerge = refs/heads/topic
"""
CLEAN = GOOD
TAINTED = replace(CLEAN, tainted=True, tainted_by=frozenset({"shell"}))
FETCH = "with network: git ⟨fetch, pull, ls-remote⟩ from origin (github.com/Acme/app)"
PUSH = (
    "with network: git push ⟨the branch it is on, no main one, nothing forced⟩ to origin"
    " (github.com/Acme/app)"
)


def set_up(site: CommandPaths) -> Path:
    """The folder, on a branch of a repository with two remotes; `vendor` is another repository."""
    inside = Path(site.root) / ".git"
    (inside / "refs/tags").mkdir(parents=True)
    (inside / "config").write_text(CONFIG)
    (inside / "HEAD").write_text("ref: refs/heads/topic\n")
    return Path(site.root)


class There:
    """A judge whose standing is chosen for each call."""

    def __init__(self, site: CommandPaths) -> None:
        self.rules, self.standing, self.root = Rules(), CLEAN, site.root
        self._judge = CallPolicy(
            site, self.rules, standing=lambda _: self.standing, specs=lambda _: ()
        )

    def __call__(
        self, command: str, standing: PermissionState = CLEAN, *, network: bool = True
    ) -> Judgement:
        self.standing = standing
        return self._judge.judge(HERE, call("shell", command=command, network=network))

    def allow(self, *forms: str) -> None:
        self.rules.keep(always(*forms))
