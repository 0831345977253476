"""The hooks that ran stand on the card of their call, and keep it out of a folded run."""

from helix_desktop.domain.events import ContextInjected, Outcome, ToolReturned
from helix_desktop.domain.hooks import HOOK, HookRun
from helix_desktop.ui.chat.transcript.tool_rows import hook_line, sandbox_row_areas, spoken_ending
from tests.ui.transcript_events import A, back, loaded, reads, reply_of

WORDS = "no \u202enotes\nhere"
RUN = HookRun(
    "bash check.sh", ".helix/hooks.json", 0.2, 2, blocked=True, text="no \u202enotes\nhere"
)


def returned(call: str, *hooks: HookRun, outcome: Outcome = Outcome.OK) -> ToolReturned:
    return ToolReturned(0.0, call, "read_file", "a.py", A, 9, outcome, 0.1, 40, hooks=hooks)


def test_a_line_tells_the_hook_its_time_and_what_it_said_on_one_line() -> None:
    assert hook_line(RUN) == "Hook “bash check.sh” blocked this · 0.2 s · no ⟨U+202E⟩notes⏎here"
    late = HookRun("sleep 9", "x", 60.0, failed=True, detail="Its time was over.")
    assert hook_line(late) == "Hook “sleep 9” failed · 60.0 s · Its time was over."
    assert hook_line(HookRun("true", "x", 0.2, 0)).startswith("Hook “true” ran · ")


def test_a_screen_reader_hears_of_a_hook_and_it_has_no_button() -> None:
    model = loaded(reply_of(reads("c1")), returned("c1", RUN, outcome=Outcome.DENIED))
    row = model.row(0)
    assert hook_line(RUN) in spoken_ending(row)
    assert sandbox_row_areas(row, 600.0, 200.0) == []


def test_a_call_with_something_to_tell_of_a_hook_is_not_folded_away() -> None:
    quiet = HookRun("true", "x", 0.1, 0)
    run_with_text = HookRun("echo", "x", 0.1, 0, text="formatted")
    calls = [reads(f"c{number}") for number in range(6)]
    ends = [returned(f"c{number}", quiet) for number in range(6)]
    folded = loaded(reply_of(*calls), *ends)
    assert any(run for run in folded.runs)
    ends[3] = returned("c3", run_with_text)
    shown = loaded(reply_of(*calls), *ends)
    assert not shown.runs.hides(3)


def test_the_words_of_a_hook_are_a_note_that_says_so() -> None:
    model = loaded(ContextInjected(0.0, "[a hook says] \u202ehello", HOOK), back("c1", A))
    assert model.row(0).text == "A hook told Helix:\n[a hook says] ⟨U+202E⟩hello"
