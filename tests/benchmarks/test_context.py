"""The sessions of `bench context`, its scorer, and the README's table agree with one another."""

import gzip
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from helix_desktop.domain.context_window.policy import PRESET_NAMES
from tests.benchmarks import context
from tests.benchmarks import context_others as others
from tests.benchmarks.context_score import (
    Recorded,
    Score,
    canonical,
    figures,
    intervals,
    read_recorded,
    score,
    sha256,
)
from tests.benchmarks.recording import needs
from tests.benchmarks.recording.record import record, scenarios
from tests.benchmarks.recording.recorder import message_tokens

FILES = sorted(context.SESSIONS.glob("*.jsonl.gz"))
MAX_BYTES = 4_000_000
FRAME = others.Frame(8_000, 1_000, 500)


def messages_of(file: Path) -> list[dict[str, Any]]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def beside(file: Path) -> dict[str, Any]:
    path = file.with_name(file.name.removesuffix(".jsonl.gz") + ".json")
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


def message(role: str, text: str, **more: object) -> dict[str, Any]:
    made: dict[str, Any] = {"role": role, "content": text, **more}
    return {**made, "tokens": message_tokens(made, len)}


def asks(number: int, text: str = "", **arguments: object) -> dict[str, Any]:
    call = {"id": f"c{number}", "name": "read_file", "arguments": json.dumps(arguments)}
    return message("assistant", text, tool_calls=[call])


def returns(number: int, text: str) -> dict[str, Any]:
    return message("tool", text, tool_call_id=f"c{number}")


OUTPUT = "class Lantern:\n    wick_length = 4711\n" + "filler line\n" * 40
SESSION = [
    message("user", "Never change the wick of any lantern."),
    asks(1, path="a.py"),
    returns(1, OUTPUT),
    message("assistant", "I read it."),
    message("user", "What is its length?"),
    message("assistant", "wick_length is 4711."),
]


def recorded(**more: Any) -> Recorded:
    need = {"string": "wick_length", "kind": "identifier", "need_at": 5, "last_seen_at": 2}
    content = {"session": "one", "source": "made", "recall_needs": [need], **more}
    return Recorded(SESSION, content, len)


def trace(*windows: list[dict[str, Any]], events: Any = ()) -> list[Mapping[str, Any]]:
    """A trace with a window for each of the three requests."""
    lines: list[Mapping[str, Any]] = [
        {"trace": 1, "context_window": 2_000, "reserve": 100, "fixed_tokens": 10}
    ]
    for number, (at, window) in enumerate(zip((1, 3, 5), windows, strict=True)):
        ids = []
        for one in window:
            plain = {key: value for key, value in one.items() if key != "tokens"}
            ids.append(sha256(canonical(plain)))
            lines.append({"def": ids[-1], "message": plain})
        call = {"call": number, "before_message": at, "keep": 0, "append": ids}
        lines.append({**call, "events": list(events) if number == 2 else []})
    return lines


def with_output(text: str) -> Score:
    last = [*SESSION[:2], returns(1, text), *SESSION[3:5]]
    return score(recorded(), trace(SESSION[:1], SESSION[:3], last))


def test_there_are_enough_sessions_and_they_are_small() -> None:
    assert len(FILES) >= 24
    assert sum(path.stat().st_size for path in context.SESSIONS.iterdir()) <= MAX_BYTES
    sources = Counter(beside(file)["source"] for file in FILES)
    assert len(sources) >= 6
    assert sum(bool(beside(file)["facts"]) for file in FILES) >= 20
    kinds = {fact["kind"] for file in FILES for fact in beside(file)["facts"]}
    assert kinds == {"demanded", "decided", "failed"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_session_is_long_whole_and_says_nothing_of_a_machine(file: Path) -> None:
    messages = messages_of(file)
    assert 60 <= sum(one["role"] == "assistant" for one in messages) <= 400
    open_calls: list[str] = []
    for one in messages:
        if one["role"] == "tool":
            assert one["tool_call_id"] == open_calls.pop(0)
        else:
            assert not open_calls
        open_calls += [call["id"] for call in one.get("tool_calls") or ()]
    text = "\n".join(canonical(one) for one in messages)
    assert not re.search(r"/(?:home|root|tmp|work|Users)/\w", text)
    for fact in beside(file)["facts"]:
        assert fact["string"] in messages[fact["said_at"]]["content"]


@pytest.mark.parametrize("file", FILES[::9], ids=lambda file: file.name)
def test_what_was_needed_and_the_tokens_are_those_of_the_recording(file: Path) -> None:
    messages = messages_of(file)
    assert needs.mine(messages) == beside(file)["recall_needs"]
    assert needs.touched(messages) == beside(file)["files_touched"]
    assert [message_tokens(one) for one in messages] == [one["tokens"] for one in messages]


def test_every_scenario_has_its_recording() -> None:
    names = [name for name, *_ in scenarios()]
    assert sorted(names) == [file.name.removesuffix(".jsonl.gz") for file in FILES]


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_session_is_recorded_again_with_the_same_words(tmp_path: Path) -> None:
    [again] = record({"plan-viaje-de-estudios"}, tmp_path)
    name = f"{again.name}.jsonl.gz"
    assert messages_of(tmp_path / name) == messages_of(context.SESSIONS / name)


def test_a_need_is_a_text_that_an_output_had_long_before() -> None:
    filler = returns(2, "x" * 4 * needs.MIN_GAP)
    said = message("assistant", "wick_length is 4711, and other_name is new.")
    [need] = needs.mine([*SESSION[:3], asks(2, path="b.py"), filler, said])
    assert (need["string"], need["kind"]) == ("wick_length", "identifier")
    assert (need["last_seen_at"], need["need_at"]) == (2, 5)
    assert not needs.mine([*SESSION[:3], said]), "what was seen a moment ago is no need"


def test_a_need_is_found_word_for_word_named_in_its_line_behind_a_marker_or_lost() -> None:
    assert with_output(OUTPUT).counts["name verbatim"] == 1
    whole = with_output("[notes] wick_length = 4711").counts
    assert (whole["name named"], whole["name in line"]) == (1, 1)
    named = with_output("[notes] wick_length").counts
    assert (named["name named"], named["name in line"]) == (1, 0)
    marker = f'[CACHED] recall_cached_content("{sha256(OUTPUT)}")'
    marked = with_output(marker)
    assert marked.counts["name recallable"] == 1
    lost = with_output("[cleared]")
    assert lost.counts["name lost"] == 1
    assert marked.recalls > 0 < lost.recalls


def test_a_short_marker_stands_for_the_only_output_that_begins_like_it() -> None:
    marker = f'[CACHED] recall_cached_content("{sha256(OUTPUT)[:16]}")'
    assert with_output(marker).counts["name recallable"] == 1
    assert (
        with_output('[CACHED] recall_cached_content("0123456789abcdef")').counts["name lost"] == 1
    )


def test_new_tokens_cost_more_than_those_that_the_last_request_had() -> None:
    kept = score(recorded(), trace(SESSION[:1], SESSION[:3], SESSION[:5]))
    sizes = [10 + sum(one["tokens"] for one in SESSION[:end]) for end in (1, 3, 5)]
    new = [sizes[0], sizes[1] - sizes[0], sizes[2] - sizes[1]]
    assert kept.cost == pytest.approx(sum(1.25 * n for n in new) + 0.1 * (sizes[0] + sizes[1]))
    assert kept.breaks == 0
    assert kept.peak == sizes[2] / 2_000
    broken = score(recorded(), trace(SESSION[:1], SESSION[:3], SESSION[4:5]))
    assert broken.breaks == 1


def test_a_request_that_makes_the_context_smaller_is_paid_for() -> None:
    event = {"llm_input_tokens": 100, "llm_cached_tokens": 40, "llm_output_tokens": 7}
    windows = (SESSION[:1], SESSION[:3], SESSION[:5])
    without, with_ = (score(recorded(), trace(*windows, events=e)) for e in ((), [event]))
    assert with_.cost - without.cost == pytest.approx(0.1 * 40 + 1.25 * 60 + 5 * 7)


def test_facts_and_typed_lines_are_looked_for_in_each_fifth_request() -> None:
    fact = {"kind": "demanded", "string": "Never change the wick", "said_at": 0}
    messages = [*SESSION]
    for number in range(2, 6):
        messages += [asks(number, path="b.py"), returns(number, "text")]
    content = {"session": "one", "source": "made", "recall_needs": [], "facts": [fact]}
    session = Recorded(messages, content, len)
    for way, there in (("compact at 85 %", 1), ("rolling mask", 1)):
        counts = score(session, others.trace(session, others.WAYS[way], FRAME)).counts
        assert (counts["facts"], counts["facts there"]) == (1, there)
        assert (counts["typed"], counts["typed there"]) == (1, 1)


def test_every_way_of_others_keeps_below_the_limit_and_answers_every_call() -> None:
    session = read_recorded(FILES[0], lambda text: len(text) // 4)
    frame = others.Frame(40_000, 4_000, 2_000)
    for way in others.WAYS.values():
        lines = list(others.trace(session, way, frame))
        assert score(session, lines).over == 0
        known = {line["def"]: line["message"] for line in lines if "def" in line}
        shown: list[str] = []
        for line in lines:
            if "call" in line:
                shown = [*shown[: line["keep"]], *line["append"]]
                window = [known[digest] for digest in shown]
                asked = [c["id"] for one in window for c in one.get("tool_calls", ())]
                assert asked == [one["tool_call_id"] for one in window if one["role"] == "tool"]


def test_an_interval_is_over_sources_and_holds_the_figure() -> None:
    def one(source: str, cost: float) -> Score:
        counts = Counter({"names": 10, "name verbatim": int(cost)})
        return Score(source, source, calls=10, cost=cost, peak=0.5, counts=counts)

    scores = [one("a", 4), one("b", 6), one("c", 9)]
    base = dict.fromkeys("abc", 10.0)
    values, spans = figures(scores, base), intervals(scores, base)
    assert values["cost"] == pytest.approx(19 / 30)
    assert spans["cost"] == (pytest.approx(0.4), pytest.approx(0.9))
    assert spans["peak"] == (50.0, 50.0)
    assert intervals(scores, base) == spans, "the same draws each time"


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_bench_prints_the_table_of_the_readme_to_the_digit(tmp_path: Path) -> None:
    results = context.measure(FILES, tmp_path / "context")
    assert context.results_text(results) == context.RESULTS.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_scorer_agrees_with_the_one_of_the_larger_recordings(
    shared: Path, tmp_path: Path
) -> None:
    scorer = shared / "replay" / "score_windows.py"
    if not scorer.is_file():
        pytest.skip("no other scorer beside the project")
    files = FILES[::8]
    other, ours = _scores_of_both(scorer, files, tmp_path)
    assert len(ours) == len(files) * (len(PRESET_NAMES) + len(others.WAYS))
    for key, score_ in ours.items():
        one, counts = other[key], score_.counts
        assert one["cost_read.1_write1.25"] == pytest.approx(score_.cost), key
        assert one["recovery_cost_read.1_write1.25"] == pytest.approx(score_.recalls), key
        assert one["peak_util"] == pytest.approx(score_.peak), key
        assert one["breaks"] == score_.breaks, key
        assert one["over_limit"] == score_.over, key
        for where in ("verbatim", "named", "recallable", "lost"):
            both = counts[f"name {where}"] + counts[f"quote {where}"]
            assert one["needs"].get(where, 0) == both, (key, where)
        lines = counts["name in line"] + counts["quote in line"]
        assert one["needs"].get("in_line", 0) == lines, key
        typed = one["needs"].get("person_lines", 0), one["needs"].get("person_there", 0)
        assert typed == (counts["typed"], counts["typed there"]), key


def _scores_of_both(
    scorer: Path, files: list[Path], room: Path
) -> tuple[dict[tuple[str, str], Any], dict[tuple[str, str], Score]]:
    """Write every trace, and score all of them with both programs."""
    sessions, needed, traces = room / "sessions", room / "needs", room / "traces"
    for folder in (sessions, needed):
        folder.mkdir()
    ours: dict[tuple[str, str], Score] = {}
    for file in files:
        (sessions / file.name).write_bytes(file.read_bytes())
        (needed / f"{beside(file)['session']}.json").write_text(json.dumps(beside(file)))
    context.replay_presets(files, traces)
    for name, way in others.WAYS.items():
        (traces / name).mkdir()
        for file in files:
            session = read_recorded(file, context.count)
            lines = others.trace(session, way, context.limits())
            text = "".join(json.dumps({**line, **_policy(line, name)}) + "\n" for line in lines)
            (traces / name / file.name).write_bytes(gzip.compress(text.encode(), 1))
    for file in files:
        session = read_recorded(file, context.count)
        for policy in (*PRESET_NAMES, *others.WAYS):
            ours[policy, session.name] = score(
                session, context.read_trace(traces / policy / file.name)
            )
    ranks = scorer.parent / "o200k_base.tiktoken.xz"
    subprocess.run(
        [
            *(sys.executable, str(scorer), str(traces), "--sessions", str(sessions)),
            *("--qa", str(needed), "--ranks", str(ranks), "--prev-turn", "off"),
            *("--json", str(room / "other.json")),
        ],
        check=False,
        capture_output=True,
        cwd=scorer.parent,
    )
    told = json.loads((room / "other.json").read_text(encoding="utf-8"))["policies"]
    other = {
        (policy, name): one
        for policy, all_ in told.items()
        for name, one in all_["sessions"].items()
    }
    return other, ours


def _policy(line: Mapping[str, Any], name: str) -> Mapping[str, str]:
    return {"policy": name} if "trace" in line else {}
