"""What the user does with an open cache entry or several ones: verify, pin, export, copy, restore,
and *Recall into next message* (which entries or parts fit, their tokens, the warning).

A recalled entry counts as the message that carries it, unchanged: the gate shortens nothing.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.app.workspaces.cache_browser import CacheBrowser
from helix_desktop.domain.cache import (
    CacheEntry,
    CacheState,
    Digest,
    VerifyResult,
)
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.inspected_request import RequestSpace
from helix_desktop.domain.mentions import MAX_MENTIONS, ContentPassage, Mention, MentionKind
from helix_desktop.domain.value import replace
from helix_desktop.ui.cache.entry_content import MAX_WRAPPED_BYTES, EntryContentController
from helix_desktop.ui.cache.entry_pane import CacheEntryPane
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.block_labels import estimate_prefix
from helix_desktop.ui.text.formatting import (
    count_text,
    error_parts,
    figure_text,
    lines_words,
    plural,
    sentences_text,
    tr,
)
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.dialogs import ask_for_file, ask_where_to_save

NAME_DIGITS = 16
"""Digits that name an entry in a message."""


class RecallForecast(Struct, frozen=True):
    """The forecast of recalling several entries; `costs` are their tokens in order of choice."""

    entries: tuple[CacheEntry, ...]
    costs: tuple[int, ...]
    space: RequestSpace
    chosen: int
    """The number of chosen entries; those beyond one message's limit are not in `entries`."""
    about: str = ""
    """The sign before an estimated count."""

    @property
    def fitting(self) -> tuple[int, ...]:
        """The indices of entries that fit together, in order, skipping those that are too large."""
        total, indices = 0, []
        for index, cost in enumerate(self.costs):
            if total + cost <= self.space.below:
                total += cost
                indices.append(index)
        return tuple(indices)

    @property
    def recalled(self) -> tuple[CacheEntry, ...]:
        return tuple(self.entries[index] for index in self.fitting)

    @property
    def cost(self) -> str:
        """The tokens of the entries that fit, and the context before and after."""
        return _cost(self.space, sum(self.costs[index] for index in self.fitting), self.about)

    @property
    def words(self) -> str:
        """The button's text."""
        count = len(self.fitting)
        if count == self.chosen:
            return tr("Recall {0} into next message").format(count_text(count))
        partial_text = tr("Recall {0} of {1}").format(count_text(count), count_text(self.chosen))
        return partial_text if count else tr("Recall into next message")

    @property
    def warning(self) -> str:
        """The reason for not recalling all entries; "" if all are recalled."""
        lines = []
        fitting_count = len(self.fitting)
        if fitting_count < len(self.costs):
            all_text = tr("All {0}").format(count_text(len(self.costs)))
            lines.append(_overflow_text(all_text, self.space, sum(self.costs)))
            partial_text = tr("{0} of them fit.").format(count_text(fitting_count))
            lines.append(
                partial_text if fitting_count else tr("None fits. Open one and recall part of it.")
            )
        if len(self.costs) < self.chosen:
            lines.append(tr("One message can recall up to {0}.").format(count_text(MAX_MENTIONS)))
        return sentences_text(lines)


class RecallOffer(Struct, frozen=True):
    """The recall of a passage of one entry; `part` is the fitting part of one too large."""

    entry: CacheEntry
    wanted: ContentPassage
    tokens: int
    """The tokens of the passage; 0 if unavailable."""
    space: RequestSpace
    part: ContentPassage | None = None
    part_tokens: int = 0
    about: str = ""

    @property
    def fits(self) -> bool:
        return 0 < self.tokens <= self.space.below

    @property
    def chosen_passage(self) -> ContentPassage | None:
        """The passage that will be recalled."""
        return self.wanted if self.fits else self.part

    @property
    def text(self) -> str:
        """The mention of the recalled passage; "" if there is none."""
        passage = self.chosen_passage
        return passage.spelled(self.entry.digest[:NAME_DIGITS]) if passage is not None else ""

    @property
    def cost(self) -> str:
        return _cost(self.space, self.tokens if self.fits else self.part_tokens, self.about)

    @property
    def words(self) -> str:
        """The button's text."""
        passage = self.chosen_passage
        if passage is None or passage.is_full_content:
            return tr("Recall into next message")
        if passage.letters and not passage.first:
            return tr("Recall matches")
        words = tr("Recall matches in {0}") if passage.letters else tr("Recall {0}")
        return words.format(lines_words(passage.first, passage.last))

    @property
    def warning(self) -> str:
        """The reason for recalling only another part or nothing; "" if the passage fits."""
        if self.fits:
            return ""
        if not self.tokens:
            return tr("This entry can't go into a message as text.")
        subject = tr("The whole entry") if self.wanted.is_full_content else tr("This part")
        too_large = _overflow_text(subject, self.space, self.tokens)
        if self.part is None:
            return sentences_text((too_large, tr("Not even one line fits.")))
        lines = lines_words(self.part.first, self.part.last)
        return sentences_text((too_large, tr("Only {0} would fit.").format(lines)))


def _cost(space: RequestSpace, tokens: int, about: str) -> str:
    if not tokens:
        return ""
    # a button has no room for the whole word beside what it does
    words = tr("{0} tok · {1} → {2}%")
    return words.format(about + count_text(tokens), space.share(), space.share(tokens))


def _overflow_text(subject: str, space: RequestSpace, tokens: int) -> str:
    after = space.share(tokens)
    if after <= space.line:  # the model may count more than expected
        return tr("{0} may not fit in the context.").format(subject)
    limit_text = tr("the handover at {0}%") if space.handover else tr("{0}%")
    template = tr("{0} would fill the context to {1}%, past {2}.")
    return template.format(subject, after, limit_text.format(figure_text(space.line)))


def export_file_name(entry: CacheEntry) -> str:
    """Return a file name for an exported entry: its file's name, else tool and digest."""
    name = Path(entry.origin.what.replace("\\", "/")).name if entry.origin.what else ""
    safe_name = "".join(char if char.isalnum() or char in "._-" else "-" for char in name)[:60]
    if safe_name.strip("-.") and "." in safe_name:
        return safe_name.lstrip(".-")
    tool = "".join(char for char in entry.origin.tool if char.isalnum() or char in "_-")[:30]
    return f"{tool or 'content'}-{entry.digest[:12]}.txt"


MARKER_TEXT = '[CACHED] recall_cached_content("{0}")'


class ExportCancelled(HelixError):
    """The user cancelled the export."""


class CacheEntryController(WorkspaceController):
    """Does what the user wants with the open entry, or with several selected ones.

    The open entry is known from `content`, several ones from `detail`. Before a recall there is a
    forecast: the text on the button is exactly the text that enters the next message, as a mention
    that remains visible to the user.
    """

    def __init__(
        self,
        context: WorkspaceContext,
        cache: CacheBrowser,
        mentions: MentionFinder,
        requests: RequestInspector,
        *,
        detail: CacheEntryPane,
        content: EntryContentController,
        changed: Callable[[], None],
    ) -> None:
        """Create the controller; `changed` is called after an entry changed."""
        super().__init__(context)
        self._cache, self._mentions, self._requests = cache, mentions, requests
        self._detail, self._content, self._changed = detail, content, changed
        self._writing = self._cancelled = False
        self._offer: RecallOffer | None = None
        self._look_number = 0
        """Number of forecasts begun so far; the result of an earlier one is dropped."""
        for button, act in (
            (detail.recall, self.recall),
            (detail.digest_row.verify, self.verify),
            (detail.damage.check, self.verify),
            (detail.pin, self.pin),
            (detail.export, self.export),
            (detail.marker, self.copy_marker),
            (detail.seen, self.show_requests),
            (detail.digest_row.copy, lambda: self._copy(detail.digest)),
            (detail.damage.restore, self._restore_from_file),
            (detail.damage.report, self._copy_report),
            (detail.damage.rescue, self._rescue),
        ):
            button.clicked.connect(act)
        run = self._bridge.run
        detail.damage.map_requested.connect(
            lambda: run(self._look_at_blocks(detail.digest), "look at blocks")
        )
        detail.finds.add_button(
            "copy", tr("Copy content"), lambda: run(self._copy_content(), "copy content")
        )
        detail.announced.connect(
            lambda: run(self._foresee_several(detail.entries), "foresee a recall")
        )
        detail.passages.choices.chosen.connect(self._foresee)
        content.entry_shown.connect(self._foresee)
        content.passages_changed.connect(self._on_passages)

    def verify(self) -> None:
        self._bridge.run(self._verify(), "verify")

    def pin(self) -> None:
        self._bridge.run(self._pin(), "pin")

    def show_requests(self) -> None:
        if self._detail.digest:
            self._navigation.seen_requested.emit(self._detail.digest)

    def copy_marker(self) -> None:
        """Copy the markers exactly as they appear in a context, a line for each entry."""
        digests = [entry.digest for entry in self._detail.entries] or [self._detail.digest]
        if digests[0]:
            self._copy("\n".join(MARKER_TEXT.format(digest) for digest in digests))

    def export(self) -> None:
        """Ask where to save the entry; cancel an export that is running."""
        if self._writing:
            self._cancelled = True
            self._detail.say(tr("Canceling…"), "mut")
        elif entry := self._content.entry:

            def save(path: Path) -> None:
                self._bridge.run(self._export(entry.digest, path), "export")

            name = export_file_name(entry)
            ask_where_to_save(self._detail, tr("Export entry"), save, name=name)

    def recall(self) -> None:
        """Add the selected entries or passage to the next message, as far as they fit."""
        if entries := self._detail.entries:
            self._bridge.run(self._recall_several(entries), "recall several")
        elif not self._recall_offered():
            self._look_number += 1
            self._bridge.run(self._recall_entry(self._look_number), "recall an entry")

    def _restore_from_file(self) -> None:
        """Ask for a file with the bytes that the entry had."""
        digest, detail = self._detail.digest, self._detail

        async def restore(path: Path) -> None:
            with self._problems_shown(digest):
                await self._cache.restore_content(digest, path)
                if detail.digest == digest:
                    await self._content.open(digest)
                    detail.say(tr("Restored and verified."), "ok")
                self._changed()

        def start(path: Path) -> None:
            self._bridge.run(restore(path), "restore an entry")

        ask_for_file(detail, tr("Choose a file with the same bytes"), start)

    def _rescue(self) -> None:
        """Ask where to save the intact blocks."""
        entry, detail = self._content.entry, self._detail
        if entry is None:
            return

        async def rescue(path: Path) -> None:
            def tell(done: int, total: int) -> None:
                if detail.digest == entry.digest:
                    share = 100 * done // max(1, total)
                    detail.say(tr("Writing {0}: {1}%").format(path.name, share), "mut")

            with self._problems_shown(entry.digest):
                blocks = await self._cache.rescue(entry.digest, path, tell)
                if detail.digest == entry.digest:
                    lost = count_text(blocks.size - blocks.readable)
                    words = tr("Saved to {0}. The {1} missing bytes are marked.")
                    detail.say(words.format(path.name, lost), "warn")

        def save(path: Path) -> None:
            self._bridge.run(rescue(path), "save what can be read")

        name = f"damaged-{export_file_name(entry)}"
        ask_where_to_save(detail, tr("Save readable part"), save, name=name)

    @contextmanager
    def _problems_shown(self, digest: Digest) -> Iterator[None]:
        """Show an error of the work on an entry in its pane."""
        try:
            yield
        except HelixError as error:
            self._detail.show_problem(digest, *error_parts(error))

    async def _verify(self) -> None:
        digest, detail = self._detail.digest, self._detail
        if entries := detail.entries:
            damaged_count, count = 0, len(entries)
            for number, entry in enumerate(entries, 1):
                detail.say(tr("Verifying {0} of {1}").format(number, count), "mut")
                verdict, _seconds = await self._cache.verify(entry.digest)
                damaged_count += verdict is not VerifyResult.INTACT
            words = plural(count, "All {0} entry is intact.", "All {0} entries are intact.")
            if damaged_count:
                words = plural(
                    damaged_count,
                    "{0} of {1} entries is damaged.",
                    "{0} of {1} entries are damaged.",
                    count_text(count),
                )
            detail.say(words, "bad" if damaged_count else "ok")
            self._changed()
        elif digest:
            detail.chips.show_chips(tr("Verifying…"), "fg2")
            verdict, seconds = await self._cache.verify(digest)
            self._changed()
            if digest == detail.digest:
                state = CacheState.DAMAGED
                if verdict is VerifyResult.INTACT:
                    state, open_entry = CacheState.CACHED, self._content.entry
                    if open_entry is not None:
                        damaged = self._cache.damaged
                        states = replace(self._content.session_states, damaged=damaged)
                        state = states.state(open_entry)
                detail.show_verdict(verdict, state, seconds)

    async def _pin(self) -> None:
        """Pin or unpin the entry; pin several ones unless all of them are pinned."""
        detail, entry = self._detail, self._content.entry
        entries = detail.entries or ((entry,) if entry else ())
        if not entries:
            return
        pinned = not all(entry.pinned for entry in entries)
        for entry in entries:
            await self._cache.pin(entry.digest, pinned=pinned)
        if detail.digest:
            await self._content.refresh(detail.digest)
        words = tr("Pinned. Cleanup won't delete this entry.") if pinned else tr("Unpinned.")
        detail.say(words, "mut")
        self._changed()

    async def _export(self, digest: Digest, path: Path) -> None:
        detail = self._detail
        if self._writing:
            return
        self._writing, self._cancelled = True, False

        def tell(done: int, total: int) -> None:
            if self._cancelled:  # before the file is in place
                raise ExportCancelled("Export canceled.")
            share = 100 * done // max(1, total)
            detail.say(tr("Writing {0}: {1}%").format(path.name, share), "mut")

        detail.show_writing(path.name)
        try:
            await self._cache.export(digest, path, tell)
        except ExportCancelled:
            removed_text = tr("Export canceled. The partial file {0} was removed.")
            detail.say(removed_text.format(path.name), "fg2")
        except HelixError as error:
            detail.show_problem(digest, *error_parts(error))
        else:
            detail.say(tr("Saved to {0}.").format(path.name), "ok")
        finally:
            self._writing = False
            detail.show_writing("")

    async def _look_at_blocks(self, digest: Digest) -> None:
        """Find the intact blocks of the entry, which reads all of it once."""
        detail = self._detail

        def tell(done: int, total: int) -> None:
            if detail.digest == digest:
                detail.damage.show_blocks(None, 100 * done // max(1, total))

        if digest:
            with self._problems_shown(digest):
                blocks = await self._cache.blocks(digest, tell)
                if detail.digest == digest:
                    detail.damage.show_blocks(blocks)

    async def _copy_content(self) -> None:
        entry = self._content.entry
        if entry is None:
            return
        if entry.size > MAX_WRAPPED_BYTES:
            self._detail.say(tr("Too large for the clipboard. Export it instead."), "warn")
            return
        data = await self._cache.read(entry.digest, 0, entry.size)
        self._copy(data.decode("utf-8", "replace"))

    def _copy_report(self) -> None:
        entry = self._content.entry
        lines = [f"SHA-256 {self._detail.digest}", *self._detail.state().splitlines()]
        if entry is not None:
            lines += [f"{entry.origin.tool} · {entry.origin.what}", f"{entry.size} bytes"]
        self._copy("\n".join(lines))

    def _copy(self, text: str) -> None:
        copy_text(text)
        self._detail.say(tr("Copied."), "mut")

    def _foresee(self) -> None:
        self._look_number += 1
        self._bridge.run(self._foresee_entry(self._look_number), "foresee a recall")

    def _on_passages(self) -> None:
        """Update the passages after a change of the selected lines or of the search."""
        passages, content = self._detail.passages, self._content
        before = passages.passage
        passages.show_search(content.lines(), content.letters())
        if passages.passage != before:
            self._foresee()

    async def _foresee_entry(self, look_number: int) -> None:
        """Count the selected passage and, if it does not fit, its largest fitting part."""
        entry = self._content.entry
        passage, session = self._detail.passages.passage, self._content.session_states.session
        if entry is None:
            return
        mentions, name = self._mentions, entry.digest[:NAME_DIGITS]
        space = await self._requests.space(session)
        (tokens,) = await mentions.weights([passage.spelled(name)], session)
        about = estimate_prefix(self._sessions.llm)
        offer = RecallOffer(entry, passage, tokens, space, about=about)
        if tokens and not offer.fits:
            mention = Mention(MentionKind.CONTENT, entry.digest, 0, 0, passage)
            part = await mentions.fitting(mention, space.below)
            if part is not None:
                (part_tokens,) = await mentions.weights([part.spelled(name)], session)
                offer = replace(offer, part=part, part_tokens=part_tokens)
        if look_number == self._look_number and self._detail.digest == entry.digest:
            self._offer = offer
            self._detail.show_recall(offer.words, offer.cost, possible=bool(offer.text))
            self._detail.passages.warn(offer.warning)

    async def _recall_entry(self, look_number: int) -> None:
        await self._foresee_entry(look_number)
        self._recall_offered()

    def _recall_offered(self) -> bool:
        """Recall what was offered; return False if that is not the selected passage."""
        offer, entry = self._offer, self._content.entry
        if offer is None or entry is None:
            return False
        if (offer.entry.digest, offer.wanted) != (entry.digest, self._detail.passages.passage):
            return False
        if offer.text and self._content.session_states.state(entry) is not CacheState.DAMAGED:
            self._recall_text(offer.text)
        return True

    async def _foresee_several(self, entries: Sequence[CacheEntry]) -> None:
        """Show the forecast for several entries if they are still selected."""
        forecast = await self._forecast(entries)
        if self._detail.entries == entries:
            possible = bool(forecast.fitting)
            self._detail.show_recall(forecast.words, forecast.cost, possible=possible)
            if forecast.warning:
                self._detail.say(forecast.warning, "warn")

    async def _recall_several(self, entries: Sequence[CacheEntry]) -> None:
        """Recall those entries that fit into the present context."""
        forecast = await self._forecast(entries)
        if forecast.recalled:
            self._recall_text(" ".join(map(_mention_text, forecast.recalled)))

    async def _forecast(self, entries: Sequence[CacheEntry]) -> RecallForecast:
        """Count entries, but none beyond one message's limit."""
        session = self._content.session_states.session
        chosen_count, counted = self._detail.several or len(entries), tuple(entries[:MAX_MENTIONS])
        space = await self._requests.space(session)
        costs = await self._mentions.weights(list(map(_mention_text, counted)), session)
        about = estimate_prefix(self._sessions.llm)
        return RecallForecast(counted, costs, space, chosen_count, about)

    def _recall_text(self, text: str) -> None:
        self._navigation.recall_requested.emit(text)
        self._navigation.page_requested.emit(CHAT)


def _mention_text(entry: CacheEntry) -> str:
    return ContentPassage().spelled(entry.digest[:NAME_DIGITS])
