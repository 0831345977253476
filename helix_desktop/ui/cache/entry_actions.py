"""What the user does with an open cache entry or several ones: verify, pin, export, copy, restore,
and *Recall into next message* (which entries or parts fit, their tokens, the warning).

A recalled entry counts as the message that carries it, unchanged: the gate shortens nothing.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import Signal

from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import (
    CacheEntry,
    CacheState,
    Digest,
    SessionId,
    VerifyResult,
)
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.inspected_request import RequestSpace
from helix_desktop.domain.mentions import MAX_MENTIONS, ContentPassage, Mention, MentionKind
from helix_desktop.domain.value import replace
from helix_desktop.ui.cache.entry_content import MAX_WRAPPED_BYTES, EntryContentController
from helix_desktop.ui.cache.entry_pane import CacheEntryPane
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
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


async def forecast_recall(
    open_workspace: OpenWorkspace,
    session: SessionId,
    *,
    entries: Sequence[CacheEntry],
    chosen_count: int,
) -> RecallForecast:
    """Forecast a recall of several entries, counting those never counted before.

    Entries beyond one message's limit are not read.
    """
    counted_entries = tuple(entries[:MAX_MENTIONS])
    space = await open_workspace.requests.space(session)
    texts = [ContentPassage().spelled(entry.digest[:NAME_DIGITS]) for entry in counted_entries]
    costs = await open_workspace.mentions.weights(texts, session)
    return RecallForecast(
        counted_entries, costs, space, chosen_count, estimate_prefix(open_workspace.llm)
    )


async def offer(
    open_workspace: OpenWorkspace,
    mentions: MentionFinder,
    session: SessionId,
    *,
    entry: CacheEntry,
    passage: ContentPassage,
) -> RecallOffer:
    """Return a passage with its tokens and, if it does not fit, its largest fitting part."""
    space = await open_workspace.requests.space(session)
    (tokens,) = await mentions.weights([passage.spelled(entry.digest[:NAME_DIGITS])], session)
    prefix = estimate_prefix(open_workspace.llm)
    recall_offer = RecallOffer(entry, passage, tokens, space, about=prefix)
    if recall_offer.fits or not tokens:
        return recall_offer
    mention = Mention(MentionKind.CONTENT, entry.digest, 0, 0, passage)
    part = await mentions.fitting(mention, space.below)
    if part is None:
        return recall_offer
    (part_tokens,) = await mentions.weights([part.spelled(entry.digest[:NAME_DIGITS])], session)
    return RecallOffer(entry, passage, tokens, space, part, part_tokens, prefix)


def _cost(space: RequestSpace, tokens: int, about: str) -> str:
    if not tokens:
        return ""
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
    """Applies the user's actions on the open entry, or on several selected ones.

    The open entry is known from `reading`, several ones from `detail`.
    """

    changed = Signal()
    """Emitted after an entry changed."""

    def __init__(
        self, context: WorkspaceContext, detail: CacheEntryPane, reading: EntryContentController
    ) -> None:
        super().__init__(context)
        self._cache = context.open_workspace.cache
        self._detail, self._content_controller = detail, reading
        self._writing = self._cancelled = False
        self._connect()

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

    def copy_digest(self) -> None:
        if self._detail.digest:
            self._copy(self._detail.digest)

    def export(self) -> None:
        """Ask where to save the entry; cancel an export that is running."""
        if self._writing:
            self._cancelled = True
            self._detail.say(tr("Canceling…"), "mut")
            return
        if entry := self._content_controller.entry:
            title, name = tr("Export entry"), export_file_name(entry)
            export = partial(self.export_to, entry.digest)
            ask_where_to_save(self._detail, title, export, name=name)

    def export_to(self, digest: Digest, path: Path) -> None:
        self._bridge.run(self._export(digest, path), "export")

    def restore_from_file(self) -> None:
        """Ask for a file with the bytes that the entry had."""
        digest = self._detail.digest

        def restore(path: Path) -> None:
            self._bridge.run(self._restore_from_file(digest, path), "restore an entry")

        ask_for_file(self._detail, tr("Choose a file with the same bytes"), restore)

    def rescue(self) -> None:
        """Ask where to save the intact blocks."""
        entry = self._content_controller.entry
        if entry is None:
            return

        def save(path: Path) -> None:
            self._bridge.run(self._rescue(entry.digest, path), "save what can be read")

        name = f"damaged-{export_file_name(entry)}"
        ask_where_to_save(self._detail, tr("Save readable part"), save, name=name)

    @contextmanager
    def _problems_shown(self, digest: Digest) -> Iterator[None]:
        """Show an error of the work on an entry in its pane."""
        try:
            yield
        except HelixError as error:
            self._detail.show_problem(digest, *error_parts(error))

    async def _verify(self) -> None:
        digest, detail = self._detail.digest, self._detail
        if entries := self._detail.entries:
            damaged_count = 0
            for number, chosen_entry in enumerate(entries, 1):
                words = tr("Verifying {0} of {1}").format(number, len(entries))
                self._detail.say(words, "mut")
                damaged_count += (await self._cache.verify(chosen_entry.digest))[
                    0
                ] is not VerifyResult.INTACT
            count = len(entries)
            words = plural(count, "All {0} entry is intact.", "All {0} entries are intact.")
            if damaged_count:
                words = plural(
                    damaged_count,
                    "{0} of {1} entries is damaged.",
                    "{0} of {1} entries are damaged.",
                    count_text(count),
                )
            self._detail.say(words, "bad" if damaged_count else "ok")
            self.changed.emit()
            return
        if not digest:
            return
        detail.chips.show_chips([(tr("Verifying…"), "fg2")])
        verdict, seconds = await self._cache.verify(digest)
        self.changed.emit()
        if digest == detail.digest:
            entry = self._content_controller.entry
            state = CacheState.DAMAGED if verdict is not VerifyResult.INTACT else CacheState.CACHED
            if entry is not None and state is not CacheState.DAMAGED:
                states = replace(
                    self._content_controller.session_states, damaged=self._cache.damaged
                )
                state = states.state(entry)
            detail.show_verdict(verdict, state, seconds)

    async def _pin(self) -> None:
        """Pin or unpin the entry; pin several ones unless all of them are pinned."""
        detail = self._detail
        entries = self._detail.entries or [
            entry for entry in (self._content_controller.entry,) if entry
        ]
        if not entries:
            return
        pinned = not all(entry.pinned for entry in entries)
        for entry in entries:
            await self._cache.pin(entry.digest, pinned=pinned)
        words = tr("Pinned. Cleanup won't delete this entry.") if pinned else tr("Unpinned.")
        if detail.digest:
            await self._content_controller.refresh(detail.digest)
        detail.say(words, "mut")
        self.changed.emit()

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

    async def _restore_from_file(self, digest: Digest, path: Path) -> None:
        detail = self._detail
        with self._problems_shown(digest):
            await self._cache.restore_content(digest, path)
            if detail.digest == digest:
                await self._content_controller.open(digest)
                detail.say(tr("Restored and verified."), "ok")
            self.changed.emit()

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

    async def _rescue(self, digest: Digest, path: Path) -> None:
        detail = self._detail

        def tell(done: int, total: int) -> None:
            if detail.digest == digest:
                share = 100 * done // max(1, total)
                detail.say(tr("Writing {0}: {1}%").format(path.name, share), "mut")

        with self._problems_shown(digest):
            blocks = await self._cache.rescue(digest, path, tell)
            if detail.digest == digest:
                lost = count_text(blocks.size - blocks.readable)
                words = tr("Saved to {0}. The {1} missing bytes are marked.")
                detail.say(words.format(path.name, lost), "warn")

    async def _copy_content(self) -> None:
        entry = self._content_controller.entry
        if entry is None:
            return
        if entry.size > MAX_WRAPPED_BYTES:
            self._detail.say(tr("Too large for the clipboard. Export it instead."), "warn")
            return
        data = await self._cache.read(entry.digest, 0, entry.size)
        self._copy(data.decode("utf-8", "replace"))

    def _copy_report(self) -> None:
        entry, digest = self._content_controller.entry, self._detail.digest
        lines = [f"SHA-256 {digest}", *self._detail.state().splitlines()]
        if entry is not None:
            lines += [f"{entry.origin.tool} · {entry.origin.what}", f"{entry.size} bytes"]
        self._copy("\n".join(lines))

    def _copy(self, text: str) -> None:
        copy_text(text)
        self._detail.say(tr("Copied."), "mut")

    def _connect(self) -> None:
        detail = self._detail
        for button, act in (
            (detail.digest_row.verify, self.verify),
            (detail.damage.check, self.verify),
            (detail.pin, self.pin),
            (detail.export, self.export),
            (detail.marker, self.copy_marker),
            (detail.seen, self.show_requests),
            (detail.digest_row.copy, self.copy_digest),
            (detail.damage.restore, self.restore_from_file),
            (detail.damage.report, self._copy_report),
            (detail.damage.rescue, self.rescue),
        ):
            button.clicked.connect(act)
        run = self._bridge.run
        detail.damage.map_requested.connect(
            lambda: run(self._look_at_blocks(detail.digest), "look at blocks")
        )
        detail.copy_requested.connect(lambda: run(self._copy_content(), "copy content"))


class RecallController(WorkspaceController):
    """Recalls the open entry, known from `reading`, or several ones, known from `detail`.

    A forecast comes first: the text on the button is exactly the text that enters the next message,
    as a mention that remains visible to the user.
    """

    def __init__(
        self,
        context: WorkspaceContext,
        detail: CacheEntryPane,
        reading: EntryContentController,
        *,
        recall: Callable[[str], None],
    ) -> None:
        super().__init__(context)
        self._detail, self._content_controller, self._recall = detail, reading, recall
        self._offer: RecallOffer | None = None
        self._turn = 0
        """Number of forecasts begun so far; the result of an earlier one is dropped."""
        detail.recall.clicked.connect(self.recall)
        detail.announced.connect(
            lambda: self._bridge.run(self._load_forecast(detail.entries), "foresee a recall")
        )
        detail.passages.choices.chosen.connect(self._look)
        reading.entry_shown.connect(self._look)
        reading.passages_changed.connect(self._on_passages)

    def recall(self) -> None:
        """Add the selected entries or passage to the next message, as far as they fit."""
        if entries := self._detail.entries:
            self._bridge.run(self._recall_several(entries), "recall several")
        elif not self._recall_offered():
            self._turn += 1
            self._bridge.run(self._recall_entry(self._turn), "recall an entry")

    async def _recall_entry(self, look_number: int) -> None:
        """Compute the offer for the entry, then recall it."""
        await self._looked(look_number)
        self._recall_offered()

    def _recall_offered(self) -> bool:
        """Recall what was offered; return False if that is not the selected passage."""
        recall_offer, entry = self._offer, self._content_controller.entry
        if recall_offer is None or entry is None:
            return False
        if (recall_offer.entry.digest, recall_offer.wanted) != (entry.digest, self._passage()):
            return False
        if (
            recall_offer.text
            and self._content_controller.session_states.state(entry) is not CacheState.DAMAGED
        ):
            self._recall(recall_offer.text)
        return True

    def _passage(self) -> ContentPassage:
        return self._detail.passages.passage

    def _on_passages(self) -> None:
        """Update the passages after a change of the selected lines or of the search."""
        before = self._passage()
        self._detail.passages.show_search(
            self._content_controller.lines(), self._content_controller.letters()
        )
        if self._passage() != before:
            self._look()

    def _look(self) -> None:
        self._turn += 1
        self._bridge.run(self._looked(self._turn), "foresee a recall")

    async def _looked(self, look_number: int) -> None:
        open_workspace, entry, passage = (
            self._open_workspace,
            self._content_controller.entry,
            self._passage(),
        )
        if entry is None:
            return
        session = self._content_controller.session_states.session
        mentions = open_workspace.mentions
        recall_offer = await offer(open_workspace, mentions, session, entry=entry, passage=passage)
        if look_number == self._turn and self._detail.digest == entry.digest:
            self._offer = recall_offer
            possible = bool(recall_offer.text)
            self._detail.show_recall(recall_offer.words, recall_offer.cost, possible=possible)
            self._detail.passages.warn(recall_offer.warning)

    async def _load_forecast(self, entries: Sequence[CacheEntry]) -> None:
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
            mentions = [
                ContentPassage().spelled(entry.digest[:NAME_DIGITS]) for entry in forecast.recalled
            ]
            self._recall(" ".join(mentions))

    async def _forecast(self, entries: Sequence[CacheEntry]) -> RecallForecast:
        chosen = self._detail.several or len(entries)
        session = self._content_controller.session_states.session
        return await forecast_recall(
            self._open_workspace, session, entries=entries, chosen_count=chosen
        )
