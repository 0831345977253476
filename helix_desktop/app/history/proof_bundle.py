"""A proof bundle: exactly what a session's models were sent, with an offline checker.

The bundle has the bytes of each request, the blocks that it consists of, the outputs that they come
from, and the journal up to there. `check.py` in it verifies offline that all of these belong
together. What holds a secret is redacted; it is listed as not checkable, and nothing in the bundle
names its digest, which could confirm a guess of the secret.
"""

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct, field

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.app.secret_filter import SecretFilter
from helix_desktop.context.canonical_messages import message_bytes
from helix_desktop.domain.cache import Digest, SessionId, digest_of
from helix_desktop.domain.errors import CacheCorrupt, CacheMiss, EngineError
from helix_desktop.domain.events import ContextInjected, Event, OutputGated, Recorded, ToolReturned
from helix_desktop.domain.ports import Store

REDACTED = "redacted"
"""In place of the digest of something with a secret."""
MARKER_DIGEST_CHARS = 16
"""The beginning of a digest by which texts for the model name an output."""

CHECKER = '''\
"""Verifies this bundle offline: python3 check.py"""
import hashlib, json, pathlib, sys

here = pathlib.Path(__file__).resolve().parent
bundle = json.loads((here / "bundle.json").read_text("utf-8"))
problems, checked = [], 0


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def check(condition, problem):
    global checked
    checked += 1
    if not condition:
        problems.append(problem)


for kind in ("blocks", "contents"):
    for path in sorted((here / kind).iterdir()):
        if not path.name.startswith("redacted-"):
            check(sha256(path) == path.name, f"{kind}/{path.name} has other bytes")

sent, blocks = {}, []
for line in filter(None, (here / "journal.jsonl").read_text("utf-8").split("\\n")):
    entry = json.loads(line)
    fields = entry["fields"]
    if entry["event"] == "WindowSent":
        blocks = blocks[: fields["keep"]] + fields["blocks"]
        sent[entry["seq"]] = fields | {"blocks": list(blocks)}
    if entry["event"] == "GuestRequested":
        sent[entry["seq"]] = fields

unchecked = 0
for request in bundle["requests"]:
    number, recorded = request["event"], sent.get(request["event"])
    check(recorded is not None, f"the journal has no request {number}")
    if recorded is None:
        continue
    if "blocks" in recorded:  # those of another program's agent are read from its body
        check(recorded["blocks"] == request["blocks"], f"request {number} has other blocks")
    for digest in request["blocks"]:
        if digest != "redacted":
            check((here / "blocks" / digest).exists(), f"a block of request {number} is missing")
    if request["checkable"]:
        same = sha256(here / request["file"]) == recorded["body"]
        check(same, f"request {number} is not what was sent")
    else:
        unchecked += 1

for problem in problems:
    print(problem)
print(f"{checked} checks, {len(problems)} problems, {unchecked} requests not checkable")
sys.exit(1 if problems else 0)
'''


class BundleReport(Struct):
    """The number of requests in a bundle, and why some can't be checked, by their events."""

    requests: int = 0
    contents: int = 0
    not_checkable: dict[int, str] = field(default_factory=dict)


class ProofBundle:
    """Writes bundles of one workspace's sessions."""

    def __init__(self, requests: RequestInspector, store: Store, secrets: SecretFilter) -> None:
        self._requests, self._store, self._secrets = requests, store, secrets

    async def write(self, session: SessionId, folder: Path, *, request: int = 0) -> BundleReport:
        """Write all requests of a session, or the one with a number from 1, to an empty folder."""
        # lazy: few sessions are bundled, and the store's modules load its database
        from helix_desktop.store.maintenance.staging import stage_folder  # noqa: PLC0415

        steps = await self._requests.sent(session)
        if not len(steps):
            raise EngineError("Nothing was sent in this session yet.")
        if not 0 <= request <= len(steps):
            raise EngineError("This session has no request {number}.", number=request)
        seqs = [steps.seqs[request - 1]] if request else list(steps.seqs)
        items = await self._store.events(session, 1, seqs[-1])
        events = [item for item in items if isinstance(item, Recorded)]
        report = BundleReport()
        with stage_folder(folder) as place:
            for name in ("requests", "blocks", "contents"):
                (place / name).mkdir()
            hidden: set[Digest] = set()
            """The digests of what holds a secret."""
            digests = dict.fromkeys(
                digest for item in events for digest in _shown_contents(item.event)
            )
            for digest in digests:
                try:
                    data = await self._store.get(digest)
                except (CacheMiss, CacheCorrupt):
                    continue
                report.contents += 1
                clean = self._masked(data)
                if clean != data:
                    hidden.add(digest)
                name = f"redacted-{len(hidden)}" if clean != data else digest
                await asyncio.to_thread((place / "contents" / name).write_bytes, clean)
            hidden = await asyncio.to_thread(self._redact_mentions, place / "contents", hidden)
            written = [
                await self._write_request(place, session, seq, hidden, report) for seq in seqs
            ]
            await asyncio.to_thread(self._write_journal, place, events, hidden)
            requests = [
                {**values, "blocks": [REDACTED if block in hidden else block for block in blocks]}
                for values, blocks in written
            ]
            text = json.dumps({"session": session, "requests": requests}, indent=1)
            (place / "bundle.json").write_text(text + "\n", encoding="utf-8")
            (place / "check.py").write_text(CHECKER, encoding="utf-8")
        return report

    def _redact_mentions(self, folder: Path, hidden: set[Digest]) -> set[Digest]:
        """Redact the contents that name a redacted one, until none is left that does."""
        has_new_redaction = bool(hidden)
        while has_new_redaction:
            has_new_redaction = False
            for path in sorted(folder.iterdir()):
                data = path.read_bytes()
                clean = self._without_secrets(data, hidden)
                if clean == data:
                    continue
                path.write_bytes(clean)
                if not path.name.startswith(REDACTED):
                    hidden.add(Digest(path.name))
                    path.rename(folder / f"{REDACTED}-{len(hidden)}")
                    has_new_redaction = True
        return hidden

    async def _write_request(
        self, place: Path, session: SessionId, seq: int, hidden: set[Digest], report: BundleReport
    ) -> tuple[dict[str, object], list[Digest]]:
        """Write one request; return what the bundle tells of it, and its blocks.

        The digests of what holds a secret are added to `hidden`.
        """
        request = await self._requests.earlier(session, seq)
        for block in request.blocks:
            path = place / "blocks" / block.digest
            if block.digest in hidden or path.exists():
                continue
            data = message_bytes(block.message)
            if self._without_secrets(data, hidden) != data:
                hidden.add(block.digest)
            elif digest_of(data) == block.digest:
                await asyncio.to_thread(path.write_bytes, data)
        encoded = await self._requests.written(session, seq)
        report.requests += 1
        entry: dict[str, object] = {
            "event": seq,
            "number": request.step,
            "model": request.llm,
            "file": "",
        }
        problem = ""
        if encoded is None:
            problem = "its bytes can't be made again: another model or version"
        else:
            data = self._without_secrets(encoded.data, hidden)
            entry["file"] = f"requests/{request.step}.json"
            await asyncio.to_thread((place / str(entry["file"])).write_bytes, data)
            if data != encoded.data:
                hidden.add(Digest(encoded.sha))
                problem = "it holds a secret, which was redacted"
            elif not encoded.same:
                problem = "the SHA-256 of its bytes was not recorded, or differs"
        if problem:
            report.not_checkable[seq] = problem
        blocks = [block.digest for block in request.blocks]
        return {**entry, "checkable": not problem, "why": problem}, blocks

    def _write_journal(
        self, place: Path, events: Iterable[Recorded], hidden: Iterable[Digest]
    ) -> None:
        from helix_desktop.store.maintenance.plain_json import event_to_plain, json_line  # noqa: PLC0415  lazy: as above

        with (place / "journal.jsonl").open("w", encoding="utf-8", newline="\n") as file:
            for item in events:
                plain = event_to_plain(item.seq, item.event)
                line = json_line(plain)
                clean = self._without_secrets(line.encode("utf-8"), hidden).decode("utf-8")
                if clean != line:
                    # the digest of the whole record could confirm a guess, too
                    clean = clean.replace(plain["sha256"], REDACTED)
                file.write(clean)

    def _masked(self, data: bytes) -> bytes:
        text = data.decode("utf-8", "surrogateescape")
        return self._secrets.clean(text).encode("utf-8", "surrogateescape")

    def _without_secrets(self, data: bytes, hidden: Iterable[Digest]) -> bytes:
        """Return data without secrets, and without the digests of what holds one."""
        data = self._masked(data)
        for digest in hidden:
            data = data.replace(digest.encode(), REDACTED.encode())
            data = data.replace(digest[:MARKER_DIGEST_CHARS].encode(), REDACTED.encode())
        return data


def _shown_contents(event: Event) -> tuple[Digest, ...]:
    match event:
        case ToolReturned(content=content) | ContextInjected(content=str(content)):
            return (content,)
        case OutputGated(content=content, shown=shown):
            return (content, shown)
        case _:
            return ()
