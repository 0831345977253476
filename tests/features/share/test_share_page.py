"""A page to show has all of a session, no secret, nothing that runs, nothing from elsewhere."""

import asyncio
import json
import re
import shutil
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from helix_desktop.app.secret_filter import SecretFilter
from helix_desktop.app.workspaces.exports import session_to_markdown
from helix_desktop.domain.app_secrets import AppSecrets
from helix_desktop.domain.cache import NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.events import (
    AssistantReplied,
    Event,
    FileChanged,
    Outcome,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.formulas import Formula, FormulaDrawing
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Image, Text, ToolCall
from helix_desktop.domain.ports import Transaction
from helix_desktop.features.share.share_page import MAX_OUTPUT_BYTES, SharedPage, share_page
from helix_desktop.tools.formulas.formula_process import FormulaProcess
from helix_desktop.tools.sandbox import find_sandbox
from helix_desktop.ui.style.tokens import DARK, LIGHT
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.features.lab.test_helix_session_file import SESSION, sample_store

KEY = "sk-ant-api03-" + "A1b2C3d4" * 10
PASSWORD = "hunter2-Zx81kQpL0m"
ATTACK = "</pre></details><script>alert(1)</script><img src=https://example.org/x onerror=a()>"


class Tags(HTMLParser):
    """Collects the elements of a page with their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.sources: list[str] = []
        self.open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        names = [name for name, _ in attrs]
        assert not any(name.startswith("on") or name in ("href", "action") for name in names)
        self.sources += [value or "" for name, value in attrs if name == "src"]
        if tag not in ("meta", "img", "hr"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


async def page_of(*events: Event, contents: tuple[bytes, ...] = (), known: str = "") -> SharedPage:
    store, values = FakeStore(FakeClock()), AppSecrets()
    if known:
        values.learn(known)
    added = tuple(NewContent(data, Origin("shell")) for data in contents)
    await store.commit(Transaction(SESSION, (SessionStarted(1.0, "t"), *events), added))
    return await share_page(store, SESSION, f"title {ATTACK}", known=SecretFilter(values))


def called(output: bytes, arguments: str = "{}") -> tuple[Event, ...]:
    call = ToolCall("call-1", "shell", arguments)
    returned = ToolReturned(
        2.0, "call-1", "shell", ATTACK, digest_of(output), len(output), Outcome.FAILED
    )
    return AssistantReplied(2.0, ATTACK, (Text(ATTACK), call), StopReason.TOOLS), returned


async def test_nothing_of_a_session_becomes_an_element_of_the_page() -> None:
    output = ATTACK.encode()
    page = await page_of(
        TurnStarted(1.0, ATTACK), *called(output, ATTACK), contents=(output,), known="x" * 30
    )
    tags = Tags(page.html)
    assert not tags.open
    assert set(tags.names).isdisjoint({"script", "img", "a", "link", "iframe", "form", "object"})
    assert "default-src 'none'" in page.html
    assert (page.messages, page.calls) == (2, 1)
    assert "(failed)" in page.html


async def test_secrets_of_every_place_are_masked_and_listed() -> None:
    output, known = f"token: {KEY}\n".encode(), "correct horse battery"
    page = await page_of(
        TurnStarted(1.0, f"use {KEY} or {known}"),
        *called(output, f'{{"key": "{KEY}"}}'),
        contents=(output,),
        known=known,
    )
    assert KEY not in page.html
    assert known not in page.html
    assert page.mask.count == 4
    assert dict(page.mask.kinds) == {"an API key": 3, "what looks like a key": 1}
    first = page.mask.secrets[0]
    assert (first.event, first.start, first.chars) == (2, "sk-a", len(KEY))
    assert "Secrets were masked in 4 places" in page.html


async def test_a_secret_that_only_its_quotes_show_is_masked_also_within_json() -> None:
    arguments = json.dumps({"path": ".env", "content": f'A="b"\nDB_PASSWORD="{PASSWORD}"\n'})
    page = await page_of(*called(b"", arguments), contents=(b"",))
    assert PASSWORD not in page.html
    assert page.mask.count == 1
    items = [Recorded(SESSION, seq, event) for seq, event in enumerate(called(b"", arguments), 1)]
    markdown, mask = session_to_markdown("t", items)
    assert PASSWORD not in markdown
    assert [secret.event for secret in mask.secrets] == [1]


async def test_a_long_output_is_cut_and_no_part_of_a_secret_at_the_cut_stays() -> None:
    output = b"x" * (MAX_OUTPUT_BYTES - 20) + b"\n" + KEY.encode() + b"\n" + b"y" * 100_000
    page = await page_of(*called(output), contents=(output,))
    assert "sk-ant" not in page.html
    assert page.left_out == 1
    assert f"Only the beginning of {len(output):,} bytes" in page.html
    assert len(page.html) < 2 * MAX_OUTPUT_BYTES


async def test_no_part_of_a_secret_stays_where_a_line_or_a_message_is_cut() -> None:
    for chars in (400, 1_000_000):
        text = "x" * (chars - 14) + f" {KEY} " + "y" * 100_000
        call = ToolCall("call-1", text, "{}")
        page = await page_of(
            TurnStarted(1.0, text), AssistantReplied(2.0, text, (call,), StopReason.TOOLS)
        )
        assert "sk-ant" not in page.html


async def test_pictures_are_in_the_page_itself_and_others_than_pictures_are_not() -> None:
    picture, other = b"\x89PNG...", b"<svg onload=a()>"
    images = (
        Image(digest_of(picture), "image/png", 1, 1, len(picture)),
        Image(digest_of(other), "image/svg+xml", 1, 1, len(other)),
    )
    page = await page_of(TurnStarted(1.0, "look", images), contents=(picture, other))
    (source,) = Tags(page.html).sources
    assert source.startswith("data:image/png;base64,")
    assert page.left_out == 1


async def test_the_curve_of_a_long_session_has_the_largest_of_each_group_of_requests() -> None:
    sent = [WindowSent(1.0, "m", (), size, model_window=10_000) for size in range(1, 5_001)]
    page = await page_of(*sent)
    points = re.findall(r'points="([^"]*)"', page.html)[0].split()
    assert len(points) == 1_000
    assert points[-1] == "760.0,80.0"


async def test_every_kind_of_event_can_be_in_a_page(tmp_path: Path) -> None:
    store = await sample_store()
    page = await share_page(store, SessionId(SESSION), "A title", known=SecretFilter())
    assert not Tags(page.html).open
    assert (page.messages, page.calls, page.compactions) == (2, 1, 1)
    assert "73,738 → 24,188 tokens" in page.html


async def test_an_output_that_is_gone_is_named_by_its_hash() -> None:
    output = b"output"
    store = FakeStore(FakeClock())
    events = (SessionStarted(1.0, "t"), *called(output))
    await store.commit(Transaction(SESSION, events, (NewContent(output),)))
    del store.saved_data.contents[digest_of(output)]
    page = await share_page(store, SESSION, "t", known=SecretFilter())
    assert f"This output is left out. SHA-256: {digest_of(output)}" in page.html


RICH = """# Plan

Some **bold**, *slanted*, `code`, ~~old~~, a [link](https://example.org/x) and $x^2$.

1. one
   - nested
2. two

> quoted

| name | size |
|:--|--:|
| a | 1 |

```python
def f(x):  # why
    return "<b>"
```

$$\\frac{a}{b}$$
"""
BEFORE, AFTER = b"one\ntwo = 1\nthree\n", b"one\ntwo = 2\nthree\nfour <b>\n"


def drawn(_formula: Formula) -> FormulaDrawing:
    return FormulaDrawing(1.5, 0.8, 0.2, "MLQZ", (0.0, 0.0, 1.0, -0.5, 1.0, 0.0, 0.5, 0.25))


async def rich_page(
    *, draw: Callable[[Formula], FormulaDrawing | None] = drawn, key: str = ""
) -> SharedPage:
    store, call = FakeStore(FakeClock()), ToolCall("call-1", "edit_file", '{"path": "a.py"}')
    after = AFTER + key.encode()
    versions = tuple(NewContent(data, Origin("edit_file")) for data in (BEFORE, after, b"Done."))
    events = (
        SessionStarted(1.0, "t"),
        TurnStarted(1.0, "Use `f(x)` and *this*."),
        AssistantReplied(2.0, "m", (Text(RICH), call), StopReason.TOOLS),
        FileChanged(2.0, "call-1", "edit_file", "a.py", digest_of(BEFORE), digest_of(after)),
        ToolReturned(2.0, "call-1", "edit_file", "a.py", digest_of(b"Done."), 5, Outcome.OK),
    )
    await store.commit(Transaction(SESSION, events, versions))
    return await share_page(store, SESSION, "title", known=SecretFilter(AppSecrets()), draw=draw)


async def test_a_message_has_the_blocks_that_it_has_in_the_window() -> None:
    page = (await rich_page()).html
    assert not Tags(page).open
    for element in (
        "<strong>bold</strong>",
        "<em>slanted</em>",
        "<code>code</code>",
        "<s>old</s>",
        "<u>link</u> <small>(https://example.org/x)</small>",
        '<th class="right">size</th>',
        '<td class="right">1</td>',
        '<div class="quote">',
        '<span class="s_kw">def</span>',
        '<span class="s_str">&quot;&lt;b&gt;&quot;</span>',
        '<span class="marker">2. </span>',
        'aria-label="\\frac{a}{b}"',
        '<path d="M0 0L1 -0.5Q1 0 0.5 0.25Z"/>',
        "Use <code>f(x)</code> and *this*.",
    ):
        assert element in page, element
    plain = (await rich_page(draw=lambda _formula: None)).html
    assert "<code>$$\\frac{a}{b}$$</code>" in plain


@pytest.mark.skipif(
    sys.platform == "linux" and not find_sandbox().sandboxed,
    reason="no sandbox here, so formulas stay TeX",
)
async def test_formulas_are_drawn_by_the_process_that_draws_those_of_the_window() -> None:
    process = FormulaProcess(seconds=50)
    try:
        page = (await rich_page(draw=process.draw)).html
    finally:
        process.stop()
    outlines = re.findall(r'<path d="([^"]*)"', page)
    assert len(outlines) == 2
    assert min(map(len, outlines)) > 200


async def test_an_edit_shows_its_lines_with_numbers_and_the_figures_of_the_window() -> None:
    page = await rich_page()
    assert "<caption>a.py <b>+2 −1</b></caption>" in page.html
    for line in (
        '<tr class="removed"><td class="n">2</td><td class="n"></td><td>−</td>'
        "<td>two = <mark>1</mark></td></tr>",
        '<tr class="added"><td class="n"></td><td class="n">4</td><td>+</td>'
        "<td>four &lt;b&gt;</td></tr>",
    ):
        assert line.replace("<mark>1</mark>", "1") in page.html.replace("<mark>1</mark>", "1")
    assert page.left_out == 0


async def test_a_secret_in_changed_lines_is_masked_and_listed_once() -> None:
    page = await rich_page(key=f"{KEY}\n")
    assert KEY not in page.html
    assert page.mask.count == 1
    assert "+3 −1" in page.html


async def test_changes_of_what_is_no_text_are_said_to_be_left_out() -> None:
    data = b"\x00\x01" * 300
    change = FileChanged(2.0, "call-1", "edit_file", "a.py", None, digest_of(data))
    page = await page_of(*called(b""), change, contents=(b"", data))
    assert "The changes of a.py are left out." in page.html
    assert page.left_out == 1


BROWSER = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), ""
)


@pytest.mark.slow
@pytest.mark.skipif(not BROWSER, reason="there is no Chromium")
@pytest.mark.parametrize(("scheme", "color"), [(1, (255, 255, 255)), (0, (13, 15, 19))])
async def test_a_browser_shows_the_page_in_light_and_in_dark(
    tmp_path: Path, scheme: int, color: tuple[int, int, int]
) -> None:
    file, picture = tmp_path / "page.html", tmp_path / "page.png"
    # what was folded is opened, as a reader would
    file.write_text((await rich_page()).html.replace("<details", "<details open"), "utf-8")
    process = await asyncio.create_subprocess_exec(
        *(BROWSER, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
        *("--window-size=900,1400", f"--user-data-dir={tmp_path / 'profile'}"),
        *(f"--blink-settings=preferredColorScheme={scheme}", "--enable-logging=stderr"),
        *(f"--screenshot={picture}", file.as_uri()),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        _, errors = await asyncio.wait_for(process.communicate(), 120)
    except TimeoutError:
        process.kill()
        raise
    assert process.returncode == 0, errors
    # a refusal by the page's policy, or an error of its markup, would be in the console
    assert b"CONSOLE" not in errors, errors
    image = QImage(str(picture))
    assert image.pixelColor(3, 3).getRgb()[:3] == color
    colors = {image.pixelColor(x, y).name() for x in range(0, 900, 2) for y in range(0, 1400, 2)}
    looks = DARK if not scheme else LIGHT
    for name in ("fg", "code", "addbg", "rembg", "addword", "s_kw"):
        assert looks[name] in colors, name
