"""What the transcript says of the texts that every request begins with."""

from helix_desktop.domain.context_window.rewrites import Guide, GuideKind
from helix_desktop.ui.chat.transcript.rows import MOST_NAMED, guides_text


def test_what_guides_a_session_is_named_and_what_does_not_is_explained() -> None:
    told = guides_text(
        [
            Guide(GuideKind.RULES, "rules", "never push", tokens=3),
            Guide(GuideKind.PROJECT, "AGENTS.md", "much", tokens=6_000, capped=True),
            Guide(GuideKind.PROJECT, "CLAUDE.md", problem="Not text."),
        ]
    )
    assert told == (
        "Instructions: this workspace's rules, AGENTS.md (6,000 tokens, shortened)"
        " · not used: CLAUDE.md (Not text.)"
    )


def test_a_session_without_any_says_so() -> None:
    assert guides_text([]) == "No instructions in use"


def test_a_name_shows_what_hides_in_it_and_many_names_are_counted() -> None:
    many = [Guide(GuideKind.PROJECT, f"{n}\u202e/AGENTS.md", "x") for n in range(MOST_NAMED + 3)]
    told = guides_text(many)
    assert "0⟨U+202E⟩/AGENTS.md" in told
    assert told.endswith("3 more")
