"""The lab compares sessions of other programs with the presets, without asking a model."""

import html.parser
import json
import multiprocessing
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.costs import call_cost
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.features.lab.lab_comparison import Lab, LabSession, ModelFinder, sum_sessions
from helix_desktop.features.lab.lab_page import lab_page
from helix_desktop.features.lab.lab_processes import compare_in_processes
from helix_desktop.features.lab.programs import list_sessions
from tests.features.lab.transcripts import TRANSCRIPTS, claude_line, lines

REPLIES = 60


def long_session(base: Path, title: str = "Read it all") -> Path:
    """A session that reads a file in parts, with a request of the program's own compaction."""
    records = [claude_line("u", None, "user", title)]
    size, parent = 9_000, "u"
    for number in range(REPLIES):
        call = {"type": "tool_use", "id": f"t{number}", "name": "Read", "input": {"at": number}}
        usage = {"input_tokens": 900, "cache_read_input_tokens": size, "output_tokens": 40}
        reply = {"id": f"r{number}", "model": "claude-sonnet-4-5-20250929", "usage": usage}
        text = f"line {number} of a file that is read once\n" * 90
        result = {"type": "tool_result", "tool_use_id": f"t{number}", "content": text}
        records.append(claude_line(f"a{number}", parent, "assistant", [call], message=reply))
        records.append(claude_line(f"b{number}", f"a{number}", "user", [result]))
        size, parent = size + 900, f"b{number}"
    path = base / "long.jsonl"
    path.write_bytes(lines(*records))
    return path


def compared(base: Path, path: Path) -> LabSession:
    paths = find_paths(base / "data")
    make_private_folders(paths)
    session = list_sessions(path)[0]
    result = Lab(paths).compare(session)
    assert result is not None
    return result


def test_a_long_session_is_compared_with_what_its_provider_reported(tmp_path: Path) -> None:
    session = compared(tmp_path, long_session(tmp_path))
    assert session.requests == REPLIES
    assert session.sizes == tuple(9_900 + 900 * at for at in range(REPLIES))
    llm = ModelFinder(find_paths(tmp_path / "data")).find("claude-sonnet-4-5-20250929")
    usages = [Usage(900, 40, 9_000 + 900 * at) for at in range(REPLIES)]
    costs = [call_cost(usage, llm) for usage in usages]
    assert session.cost == pytest.approx(sum(cost for cost in costs if cost is not None))
    assert [trial.preset for trial in session.trials] == list(PRESETS)
    by_preset = {trial.preset: trial for trial in session.trials}
    assert by_preset["economy"].sent < sum(session.sizes)
    assert all(len(trial.sizes) == REPLIES for trial in session.trials)


def test_where_only_some_requests_were_recorded_all_figures_are_of_these(tmp_path: Path) -> None:
    (tmp_path / "all").mkdir()
    path = long_session(tmp_path)
    every = compared(tmp_path / "all", path)
    records = [json.loads(line) for line in path.read_bytes().splitlines()]
    replies = [record for record in records if record["type"] == "assistant"]
    for record in replies[1::2]:
        record["message"].pop("usage")
    path.write_bytes(lines(*records))
    some = compared(tmp_path, path)
    assert (some.requests, some.sizes) == (REPLIES, every.sizes[::2])
    for trial, of_every in zip(some.trials, every.trials, strict=True):
        assert len(trial.sizes) == len(some.sizes)
        assert (trial.sent, trial.peak) == (sum(trial.sizes), max(trial.sizes))
        assert trial.cost is not None
        assert of_every.cost is not None
        assert 0 < trial.cost < of_every.cost


@pytest.mark.slow
def test_processes_that_share_the_work_find_the_same_as_one(tmp_path: Path) -> None:
    one = compared(tmp_path, long_session(tmp_path))
    paths, unread = find_paths(tmp_path / "data"), tmp_path / "missing.jsonl"
    sources = [one.source, replace(one.source, path=unread), one.source]
    results = list(compare_in_processes(paths, sources, lambda: False))
    assert [results[0], results[2]] == [one, one]
    assert isinstance(results[1], Phrase)


@pytest.mark.slow
def test_a_comparison_that_is_stopped_ends_its_processes(tmp_path: Path) -> None:
    path, paths = long_session(tmp_path), find_paths(tmp_path / "data")
    make_private_folders(paths)
    assert list(compare_in_processes(paths, list_sessions(path), lambda: True)) == []
    assert multiprocessing.active_children() == []


def test_the_first_compared_request_has_its_real_size(tmp_path: Path) -> None:
    session = compared(tmp_path, long_session(tmp_path))
    for trial in session.trials:
        assert trial.sizes[0] == pytest.approx(session.sizes[0], rel=0.02)


@pytest.mark.parametrize("name", [name for name in TRANSCRIPTS if "." not in name])
def test_sessions_of_every_program_are_compared(tmp_path: Path, name: str) -> None:
    path = TRANSCRIPTS[name][1](tmp_path)
    session = compared(tmp_path, path)
    assert session.requests >= 1
    assert all(trial.sent > 0 for trial in session.trials)


def test_sums_have_only_sessions_whose_requests_were_all_reported(tmp_path: Path) -> None:
    reported = compared(tmp_path, long_session(tmp_path))
    path = tmp_path / "messages.json"
    path.write_text(json.dumps([{"role": "user", "content": "a"}, *_answers("b")]))
    unreported = compared(tmp_path, path)
    assert not unreported.sizes
    assert unreported.cost is None
    totals = sum_sessions([reported, unreported])
    assert totals.sessions == 1
    assert totals.sent[""] == sum(reported.sizes)
    assert totals.cost[""] == reported.cost


def _answers(text: str) -> list[dict[str, str]]:
    return [{"role": "assistant", "content": text}]


def test_an_unknown_model_has_no_price(tmp_path: Path) -> None:
    paths = find_paths(tmp_path / "data")
    assert ModelFinder(paths).find("a-model-of-nobody").prices is None
    assert ModelFinder(paths).find("").prices is None


class _Page(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs


@pytest.mark.slow
def test_the_page_runs_nothing_and_loads_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    title = "<script>alert(1)</script><img src=https://example.org/x onerror=alert(2)>"
    path, page = long_session(tmp_path, title), tmp_path / "page.html"
    figures = tmp_path / "figures.json"
    words = ["policy", "lab", str(path), "--html", str(page), "--figures", str(figures)]
    assert main(["--data-dir", str(tmp_path / "data"), *words]) == 0
    assert "All 1 session" in capsys.readouterr().out
    parsed = _Page()
    parsed.feed(page.read_text())
    assert not {"script", "img", "link", "iframe", "a", "object"} & set(parsed.tags)
    assert not [name for name, _value in parsed.attributes if name.startswith(("on", "src", "hre"))]
    assert "://" not in page.read_text().replace(title.split("src=")[1].split("/x")[0], "")
    assert "default-src 'none'" in page.read_text()
    (session,) = json.loads(figures.read_text())
    assert session["requests"] == REPLIES
    for trial in session["trials"]:
        assert f"<td>{trial['sent']:,}</td>" in page.read_text()


def test_the_page_says_what_of_a_session_was_too_large(tmp_path: Path) -> None:
    session = compared(tmp_path, long_session(tmp_path))
    assert "too large" not in lab_page([session])
    assert "too large" in lab_page([replace(session, left_out=True)])


def test_a_file_without_a_session_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text("nothing\n")
    assert main(["--data-dir", str(tmp_path / "data"), "policy", "lab", str(path)]) == 1
    assert "has no session" in capsys.readouterr().out


@pytest.mark.slow
def test_the_names_of_models_send_nothing_to_the_terminal_and_an_unread_file_is_a_finding(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reply = {"id": "r", "model": "\x1b[2J", "usage": {"input_tokens": 9, "output_tokens": 4}}
    path = tmp_path / "one.jsonl"
    answer = [{"type": "text", "text": "hello"}]
    path.write_bytes(
        lines(
            claude_line("u", None, "user", "hi"),
            claude_line("a", "u", "assistant", answer, message=reply),
        )
    )
    run = ["--data-dir", str(tmp_path / "data"), "policy", "lab", str(path)]
    assert main(run) == 0
    assert "\x1b" not in capsys.readouterr().out
    assert main([*run, str(tmp_path / "gone.jsonl")]) == 1
    assert "Can't read" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["gone.jsonl", "x" * 5_000])
def test_a_file_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert main(["--data-dir", str(tmp_path / "data"), "policy", "lab", str(tmp_path / name)]) == 1
    assert "Can't read" in capsys.readouterr().out


def test_a_page_that_cant_be_written_is_named_before_anything_is_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.html"
    page.write_text("of before")
    words = ["policy", "lab", str(long_session(tmp_path)), "--html", str(page)]
    nowhere = ["--figures", str(tmp_path / "gone" / "a.json")]
    assert main(["--data-dir", str(tmp_path / "data"), *words, *nowhere]) == 2
    captured = capsys.readouterr()
    assert "Can't write" in captured.err
    assert "requests" not in captured.out
    assert page.read_text() == "of before"


@pytest.mark.parametrize("kind", ["--figures", "--html"])
def test_a_link_is_not_replaced_and_nothing_is_written_through_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    link.symlink_to(target)
    words = ["policy", "lab", str(long_session(tmp_path)), kind, str(link)]
    assert main(["--data-dir", str(tmp_path / "data"), *words]) == 2
    captured = capsys.readouterr()
    assert "it is a symbolic link, not a file" in captured.err
    assert "requests" not in captured.out
    assert link.is_symlink()
    assert not target.exists()
