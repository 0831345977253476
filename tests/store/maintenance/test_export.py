"""Plain files out, and a store from them again, without a bit of difference."""

import hashlib
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.app.workspaces.exports import session_to_markdown
from helix_desktop.domain import event_codec
from helix_desktop.domain.cache import Digest, HistoryDigest, digest_of
from helix_desktop.domain.context_window.handover_sections import Handover
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    EventSpan,
    Fold,
    FoldKind,
    Job,
    MarkedPart,
    Observation,
    Priority,
)
from helix_desktop.domain.errors import (
    JournalDamaged,
    StoreDamaged,
    StoreDenied,
    StoreForeign,
    StoreInterrupted,
    StoreMissing,
    StoreNewer,
)
from helix_desktop.domain.events import (
    AssistantReplied,
    EpochCommitted,
    Event,
    ModeChanged,
    Outcome,
    OutputGated,
    Recorded,
    SessionGrantsChanged,
    SessionRenamed,
    ToolReturned,
    TurnEnded,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.events import Ending as TurnEnding
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.hooks import HookRun
from helix_desktop.domain.llm import Encoding, StopReason, Usage
from helix_desktop.domain.messages import Image, Text, Thinking, ToolCall
from helix_desktop.domain.permission import Mode, SessionGrant
from helix_desktop.store import keys
from helix_desktop.store.entries import store_token_count, update_entry
from helix_desktop.store.maintenance import plain_json
from helix_desktop.store.maintenance.backup import back_up
from helix_desktop.store.maintenance.check import check_store
from helix_desktop.store.maintenance.export import export_open_store, export_store
from helix_desktop.store.maintenance.staging import WorkWatch
from helix_desktop.store.maintenance.store_import import import_export
from tests.store.maintenance.test_check import change, damage_event, fill, lose_content, state
from tests.store.tools import (
    OTHER,
    SESSION,
    START,
    Patience,
    SteadyClock,
    call,
    commit,
    large,
    log,
    open_store,
)

ODD = "a lone \ud83d and \udc00, two that look like one: \ud83d\ude00, none: 😀 \x00 \u202e"


def rich(folder: Path) -> None:
    """Every kind of thing that an export has to carry."""
    fill(folder)
    with open_store(folder) as store:
        name = call(store, b"\xff\xfe not text \x00")
        raw = keys.raw(name)
        store.write(
            lambda batch: update_entry(
                batch, raw, recalls=2, saved=77, used=5.5, pinned=True, tokens=9
            ),
            sync=False,
        )
        store.write(
            lambda batch: store_token_count(batch, raw, Encoding.O200K, tokens=9), sync=False
        )
        epoch = Epoch(
            number=1,
            parent=0,
            job=Job.OBSERVATIONS,
            reason="full",
            tokens_before=9,
            tokens_after=3,
            marked=(MarkedPart(2, "1", "", name, ODD),),
            folds=(
                Fold(
                    FoldKind.HANDOVER,
                    covers=(EventSpan(1, 2),),
                    text=ODD,
                    history=HistoryDigest(name),
                    handover=Handover(("a",) * 6, ("b",)),
                    observations=(Observation("seen", Priority.HIGH, 1.5, (1, 2)),),
                ),
            ),
        )
        commit(
            store,
            SESSION,
            TurnStarted(0.1 + 0.2, ODD, (Image(name, "image/png", 3, 4, 5),)),
            AssistantReplied(
                at=START,
                llm="m",
                parts=(Thinking("hm", "op"), Text(ODD), ToolCall("1", "shell", '{"a": "```"}')),
                reason=StopReason.TOOLS,
                usage=Usage(1, 2, 3, 4),
                arguments=(name,),
            ),
            OutputGated(START, "1", name, GateChoice.EXTRACT, name),
            EpochCommitted(START, epoch),
            SessionRenamed(START, "Žluťoučký kůň"),
            TurnEnded(START, TurnEnding.FAILED, "why"),
        )


def test_export_import_export_gives_the_same_files(tmp_path: Path) -> None:
    rich(tmp_path / "a")
    done = export_store(tmp_path / "a", tmp_path / "out")
    assert done.unreadable == []
    took = import_export(tmp_path / "out", tmp_path / "b", SteadyClock(START + 9))
    assert took.unreadable == []
    assert (took.sessions, took.events, took.contents) == (2, done.events, done.contents)
    assert check_store(tmp_path / "b", deep=True).clean
    export_store(tmp_path / "b", tmp_path / "again")
    one, other = state(tmp_path / "out"), state(tmp_path / "again")
    assert {name: entry[0] for name, entry in one.items()} == {
        name: entry[0] for name, entry in other.items()
    }


def test_an_imported_store_says_the_same_of_everything(tmp_path: Path) -> None:
    rich(tmp_path / "a")
    export_store(tmp_path / "a", tmp_path / "out")
    import_export(tmp_path / "out", tmp_path / "b", SteadyClock())
    with open_store(tmp_path / "a") as one, open_store(tmp_path / "b") as other:
        assert one.journal.sessions() == other.journal.sessions()
        for session in (SESSION, OTHER):
            assert one.journal.events(session) == other.journal.events(session)
        for _, name, _ in one.cache.changes(0):
            assert one.cache.get(name) == other.cache.get(name)
            assert one.cache.entry(name) == other.cache.entry(name)
        assert one.cache.totals(0) == other.cache.totals(0)
        assert one.writer.counters.arrival == other.writer.counters.arrival
        assert one.format.id != other.format.id
        assert other.cache.get(call(other, log(3))) == log(3)


def test_a_permission_for_a_session_does_not_come_with_an_import(tmp_path: Path) -> None:
    rich(tmp_path / "a")
    with open_store(tmp_path / "a") as store:
        grants = (SessionGrant("shell", "with network: gh"),)
        commit(store, SESSION, SessionGrantsChanged(START, SESSION, grants))
    export_store(tmp_path / "a", tmp_path / "out")
    assert import_export(tmp_path / "out", tmp_path / "b", SteadyClock()).unreadable == []
    with open_store(tmp_path / "b") as store:
        *_, last = store.journal.events(SESSION)
        assert isinstance(last, Recorded)
        assert last.event == SessionGrantsChanged(START, SESSION, ())


def test_a_mode_that_asks_less_does_not_come_with_an_import(tmp_path: Path) -> None:
    rich(tmp_path / "a")
    modes = (Mode.SANDBOXED_AUTO, Mode.ACCEPT_EDITS, Mode.PLAN)
    with open_store(tmp_path / "a") as store:
        for mode in modes:
            commit(store, SESSION, ModeChanged(START, mode))
    export_store(tmp_path / "a", tmp_path / "out")
    assert import_export(tmp_path / "out", tmp_path / "b", SteadyClock()).unreadable == []
    with open_store(tmp_path / "b") as store:
        results = [
            item.event for item in store.journal.events(SESSION) if isinstance(item, Recorded)
        ]
        chosen = [event.mode for event in results if isinstance(event, ModeChanged)]
        assert chosen[-3:] == [Mode.ASK, Mode.ASK, Mode.PLAN]


def test_the_files_of_an_export_match_its_readme(tmp_path: Path) -> None:
    rich(tmp_path / "a")
    with open_store(tmp_path / "a") as store:
        done = export_open_store(store, tmp_path / "out")
    out = tmp_path / "out"
    for path in (out / "contents").iterdir():
        assert digest_of(path.read_bytes()) == path.name
    assert (out / "contents" / digest_of(large(1))).read_bytes() == large(1)
    assert len(list((out / "contents").iterdir())) == done.contents
    lines = (out / "sessions" / f"{SESSION}.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["seq"] for line in lines] == list(range(1, len(lines) + 1))
    page = (out / "sessions" / f"{SESSION}.md").read_text("utf-8")
    assert page.startswith("# Žluťoučký kůň\n")
    assert f"](../contents/{digest_of(large(1))})" in page
    assert "jsonl" in (out / "README.txt").read_text("utf-8")


def test_a_session_saved_as_one_file_names_its_outputs_instead_of_linking_to_a_folder(
    tmp_path: Path,
) -> None:
    rich(tmp_path / "a")
    with open_store(tmp_path / "a") as store:
        items = store.journal.events(SESSION)
    page, _ = session_to_markdown("Any\ntitle", items)
    assert page.startswith("# Any title\n\n")
    assert f"`{digest_of(large(1))}`" in page
    assert '````json\n{"a": "```"}\n````' in page
    assert "](" not in page.replace(ODD, "")


def test_the_markdown_of_a_session_shows_hooks_and_characters_that_reorder_text() -> None:
    runs = (
        HookRun("lint \u202e--fix", "hooks.toml", text="two\nlines"),
        HookRun("check", "hooks.toml", blocked=True, detail="no"),
    )
    events = [
        TurnStarted(1.0, "a\u2066b\u2069 c\r\nd ❤\ufe0f « e\u00a0»"),
        ToolReturned(
            2.0,
            call="c1",
            tool="bash",
            what="",
            content=digest_of(b""),
            size=0,
            outcome=Outcome.OK,
            hooks=runs,
        ),
    ]
    page, _ = session_to_markdown(
        "\u202etitle", [Recorded(SESSION, at, event) for at, event in enumerate(events, 1)]
    )
    assert page.startswith("# ⟨U+202E⟩title\n")
    assert "a⟨U+2066⟩b⟨U+2069⟩ c\nd ❤\ufe0f « e\u00a0»" in page
    assert "> Hook `lint ⟨U+202E⟩--fix` ran\n> two\n> lines" in page
    assert "> Hook `check` blocked this\n> no" in page


@given(st.text(alphabet=st.characters(exclude_categories=()) | st.characters(categories=["Cs"])))
def test_any_text_survives_a_line_of_json(text: str) -> None:
    event = TurnStarted(1.0, text)
    line = plain_json.json_line(plain_json.event_to_plain(1, event)).encode()
    assert plain_json.event_from_plain(line, after=0) == (1, event)


def test_what_is_unreadable_is_listed_on_the_way_out_and_in(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    with open_store(tmp_path / "a") as store:
        change(store, damage_event(store), lose_content(store))
    done = export_store(tmp_path / "a", tmp_path / "out")
    assert len(done.unreadable) == 2
    line = (tmp_path / "out" / "sessions" / f"{SESSION}.jsonl").read_text("utf-8").splitlines()[2]
    assert set(json.loads(line)) == {"seq", "unreadable", "record_base64"}
    took = import_export(tmp_path / "out", tmp_path / "b", SteadyClock())
    assert len(took.unreadable) == 2
    with open_store(tmp_path / "a") as one, open_store(tmp_path / "b") as other:
        before = [event for event in one.journal.events(SESSION) if isinstance(event, Recorded)]
        after = [event for event in other.journal.events(SESSION) if isinstance(event, Recorded)]
        assert before == after
    assert not any(
        finding.repairable for finding in check_store(tmp_path / "b", deep=True).findings
    )


@pytest.mark.parametrize("name", ["sessions", "contents"])
def test_what_was_changed_in_an_export_is_left_out_and_named(tmp_path: Path, name: str) -> None:
    rich(tmp_path / "a")
    export_store(tmp_path / "a", tmp_path / "out")
    if name == "sessions":
        path = tmp_path / "out" / "sessions" / f"{SESSION}.jsonl"
        path.write_text(path.read_text("utf-8").replace("Hello", "Hullo"), "utf-8")
    else:
        path = tmp_path / "out" / "contents" / digest_of(log(2))
        path.write_bytes(path.read_bytes().replace(b"took", b"cost"))
    took = import_export(tmp_path / "out", tmp_path / "b", SteadyClock())
    assert len(took.unreadable) == 1
    assert "SHA-256" in took.unreadable[0]
    with open_store(tmp_path / "b") as store:
        for _, digest, _ in store.cache.changes(0):
            assert digest_of(store.cache.get(Digest(digest))) == digest


def test_nonsense_in_an_export_raises_nothing_but_our_errors(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    export_store(tmp_path / "a", tmp_path / "out")
    with (tmp_path / "out" / "contents.jsonl").open("ab") as file:
        file.write(b'\xff\xfe\n[]\n{"digest": "../../etc/passwd"}\n{"digest": 3}\n{bad\n')
    with (tmp_path / "out" / "sessions" / f"{OTHER}.jsonl").open("ab") as file:
        file.write(b'{"seq": 99}\n{"seq": 1}\n{"seq": "x", "event": "TurnStarted"}\n')
    took = import_export(tmp_path / "out", tmp_path / "b", SteadyClock())
    assert len(took.unreadable) == 8
    assert check_store(tmp_path / "b", deep=True).clean


def test_what_is_no_export_is_refused_and_nothing_is_made(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    export_store(tmp_path / "a", tmp_path / "out")
    about = tmp_path / "out" / "workspace.json"
    text = about.read_text("utf-8")
    with pytest.raises(StoreMissing):
        import_export(tmp_path / "a", tmp_path / "b", SteadyClock())
    for wrong, error in (
        ("[]", StoreForeign),
        ("{", StoreForeign),
        (text.replace('"version": 1', '"version": 2'), StoreNewer),
        (text.replace(SESSION, "../../../../up"), StoreDamaged),
    ):
        about.write_text(wrong, "utf-8")
        with pytest.raises(error):
            import_export(tmp_path / "out", tmp_path / "b", SteadyClock())
        assert not (tmp_path / "b").exists()
    about.write_text(text, "utf-8")
    with pytest.raises(StoreDenied, match="not empty"):
        import_export(tmp_path / "out", tmp_path / "a", SteadyClock())
    with pytest.raises(StoreMissing):
        export_store(tmp_path / "out", tmp_path / "c")


def test_a_stopped_export_or_import_leaves_nothing(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    before = state(tmp_path / "a")
    with pytest.raises(StoreInterrupted):
        export_store(tmp_path / "a", tmp_path / "out", watch=WorkWatch(stopped=Patience(9)))
    assert not (tmp_path / "out").exists()
    assert state(tmp_path / "a") == before
    export_store(tmp_path / "a", tmp_path / "out")
    with pytest.raises(StoreInterrupted):
        import_export(
            tmp_path / "out", tmp_path / "b", SteadyClock(), watch=WorkWatch(stopped=Patience(9))
        )
    assert not (tmp_path / "b").exists()


def as_older(event: Event, *newer: str) -> dict[str, Any]:
    """Return the line of a version that does not know these fields, named by their paths."""
    line = plain_json.event_to_plain(1, event)
    for path in newer:
        *parents, name = path.split(".")
        fields = line["fields"]
        for parent in parents:
            fields = fields[parent]
        del fields[name]
    payload = event_codec.encode_fields(event, line["fields"])
    return {**line, "sha256": hashlib.sha256(payload).hexdigest()}


@pytest.mark.parametrize(
    ("event", "newer"),
    [
        (WindowSent(1.0, "m", (), 5, body="b" * 64), ("model_window",)),
        (WindowSent(1.0, "m\ud800", (), 5), ("effort", "model_window")),
        (EpochCommitted(1.0, Epoch(1, 0, Job.MARKERS, "why", 5, 3)), ("epoch.unpriced",)),
    ],
)
def test_a_line_of_a_version_that_knew_fewer_fields_is_read_and_still_verified(
    event: Event, newer: tuple[str, ...]
) -> None:
    line = as_older(event, *newer)
    assert plain_json.event_from_plain(plain_json.json_line(line).encode(), after=0) == (1, event)
    line["fields"]["at"] = 2.0
    with pytest.raises(JournalDamaged, match="was changed"):
        plain_json.event_from_plain(plain_json.json_line(line).encode(), after=0)


def test_a_line_of_an_export_of_november_is_read() -> None:
    fields = (
        b'{"at": 1795797937.588047, "llm": "agent", "blocks": ["'
        b'a105e85cd73717c3c589494ef6fe59313a9472d7e201fcb6d0bbd0f1ee1ac4dc", "'
        b'b28eb96f1898ff898355c10bab867bcdec17b27480e07dd8c519af74add57394"], '
        b'"tokens": 3569, "keep": 12, "epoch": 0, "size": 17456, "after": 21, "max_output": 4096, '
        b'"body": "9137fa2ac15cb98ff7d7342d8ad1f63755f1198c9371c1e96590a7c833493344", '
        b'"fixed": [], "effort": ""}'
    )
    digest = b"eeef93051b5fc797c44f687fbc092ca917934ebf0a39901c8819421582840490"
    line = b'{"seq": 22, "event": "WindowSent", "version": 1, "fields": %s, "sha256": "%s"}\n' % (
        fields,
        digest,
    )
    seq, event = plain_json.event_from_plain(line, after=0)
    assert isinstance(event, WindowSent)
    assert (seq, event.tokens, event.keep, event.model_window) == (22, 3_569, 12, 0)


def test_a_line_that_was_exported_by_a_newer_version_is_not_guessed() -> None:
    value = plain_json.event_to_plain(1, TurnStarted(1.0, "x"))
    value["version"] = 99
    with pytest.raises(JournalDamaged, match="new"):
        plain_json.event_from_plain(plain_json.json_line(value).encode(), after=0)


@pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")
@pytest.mark.parametrize("copy", [export_store, back_up])
@pytest.mark.parametrize("mode", [0o755, 0o777, None])
def test_nobody_else_can_read_what_is_put_into_a_folder_that_others_may_enter(
    tmp_path: Path, copy: Callable[[Path, Path], object], mode: int | None
) -> None:
    rich(tmp_path / "a")
    out = tmp_path / "out"
    if mode is not None:
        out.mkdir()
        out.chmod(mode)
    before = os.umask(0)
    try:
        copy(tmp_path / "a", out)
    finally:
        os.umask(before)
    result = {path: stat.S_IMODE(path.stat().st_mode) for path in out.rglob("*")}
    assert len(result) > 4
    assert {mode for path, mode in result.items() if path.is_dir()} == {0o700}
    assert {mode for path, mode in result.items() if path.is_file()} == {0o600}
    assert stat.S_IMODE(out.stat().st_mode) == (0o700 if mode is None else mode)
