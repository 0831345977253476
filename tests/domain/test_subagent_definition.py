"""What a subagent's saved definition says about itself."""

from helix_desktop.domain.subagent_definition import UsedDefinition
from helix_desktop.domain.value import replace

REVIEWER = UsedDefinition(
    "reviewer",
    ".claude/agents/reviewer.md",
    policy=(("gate_tokens", 7_000), ("preset", "balanced")),
    notices=("There is no tool web here.",),
)


def test_a_saved_policy_without_such_values_adds_no_notice() -> None:
    for policy in ((), (("gate_tokens", 7_000), ("preset", "economy"))):
        assert replace(REVIEWER, policy=policy).all_notices == REVIEWER.notices


def test_a_saved_policy_that_this_version_does_not_know_says_that_it_is_not_used() -> None:
    unknown = replace(REVIEWER, policy=(("preset", "of the future"),), notices=())
    [notice] = unknown.all_notices
    assert notice.startswith("Policy not used: There is no policy preset")
