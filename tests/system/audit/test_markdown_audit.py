"""The audit of messages can fail: it notices what opens, fetches, hangs or is shown wrong."""

import json
import subprocess
import urllib.request
from pathlib import Path

import pytest

from tests.system.audit import markdown
from tests.system.audit.markdown import Item, Verdict, audit, items
from tests.system.audit.traps import Traps


def corpus(folder: Path, *lines: dict[str, object]) -> Path:
    file = folder / "corpus.json"
    file.write_text(json.dumps({"items": list(lines)}))
    return file


def line(text: str, category: str = "fetch", **more: object) -> dict[str, object]:
    return {"category": category, "text": text, "gen": False, "must_show": "", "max_ms": 400} | more


@pytest.mark.slow
def test_hostile_and_harmless_messages_pass(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [
        line("![x](/dev/zero) <img src='/dev/zero'>", must_show="<img"),
        line("[a](https://evil.example) [b](file:///etc/passwd)", "link"),
        line("'- x\\n' * 9000", "bomb", gen=True),
        line("# A\n\n**b** `c` [d](https://example.org)\n\n- e\n\n|f|\n|-|\n|g|", "benign"),
        line("<https://evil.example/x>", "link", must_show="https://evil.example/x"),
        line("<file:///etc/passwd>", "link", must_show="<file:///etc/passwd>"),
        line("```python\nx = 1\n```", "benign", must_show="python"),
    ]
    assert audit([corpus(tmp_path, *lines)]) == 0
    summary = capsys.readouterr().out.splitlines()[-1]
    assert summary.startswith("markdown: 5 hostile, 0 opened, 0 served, 0 hung, 0 dead, 0 hiding")
    assert "2 harmless, 0 shown wrong" in summary


@pytest.mark.slow
@pytest.mark.parametrize(
    "bad",
    [
        line("text", must_show="what is not there"),
        line("<https://evil.example/x>", "link", must_show="https://evil.example/y"),
        line("```python\nx = 1\n```", "benign", must_show="rust"),
        line("text " * 2_000, max_ms=0.001),
        line("`` **not bold** ``", "benign"),
    ],
)
def test_an_item_that_comes_out_wrong_fails_the_audit(
    tmp_path: Path, bad: dict[str, object]
) -> None:
    assert audit([corpus(tmp_path, bad)]) == 1


@pytest.mark.slow
def test_an_audit_of_an_empty_corpus_fails(tmp_path: Path) -> None:
    assert audit([corpus(tmp_path)]) == 1


def test_texts_too_big_to_store_are_made_and_surrogates_survive(tmp_path: Path) -> None:
    file = corpus(tmp_path, line("'ab' * 3", gen=True), line("'\\ud800'", gen=True))
    assert [item.text for item in items(file)] == ["ababab", "\ud800"]


@pytest.mark.slow
def test_the_traps_notice_who_fetches_opens_and_starts() -> None:
    traps = Traps()
    try:
        assert traps.sprung() == []
        address = traps.led_here("http://evil.example/p.png")
        with urllib.request.urlopen(address) as answer:
            answer.read()
        (traps.folder / "passwd").read_text()
        subprocess.run([traps.folder / "bin/xdg-open", "x"], check=True)
        sprung = " ".join(traps.sprung())
        assert "fetched /p.png" in sprung
        assert "xdg-open x" in sprung
        assert "opened passwd" in sprung or not Path("/proc").exists()
        assert traps.sprung() == []
    finally:
        traps.close()


def test_harm_is_counted_by_kind() -> None:
    item = Item("t", "fetch", "", "", 1.0)
    one = Verdict(item, 1.0, (("served", "x"), ("served", "y"), ("dead", "z")))
    assert markdown._count([one, Verdict(item, 1.0)], "served") == 1
    assert "served: x" in one.line
    assert one.line.startswith("WRONG")


@pytest.mark.slow
@pytest.mark.alone
@pytest.mark.timeout(300)
def test_the_development_corpus_of_messages_passes(shared: Path) -> None:
    assert audit([shared / "corpora" / "markdown_dev.json"]) == 0
