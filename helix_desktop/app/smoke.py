"""The self-test `--smoke`: runs every check with a deadline, and reports the findings.

The checks run on their own event loops in threads, so that a hanging check does not block the
others.
"""

import asyncio
import logging
import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from helix_desktop.app.container import AppContainer, AppParts, system_vault
from helix_desktop.app.demo import copy_demo_project
from helix_desktop.app.environment import Paths, code_folder, make_private_folders, resource_file
from helix_desktop.app.json_file import pretty_json
from helix_desktop.domain.cache import NO_SESSION, NewContent, Origin, VerifyResult
from helix_desktop.domain.events import AssistantReplied, Recorded, TurnEnded
from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.models.endpoints import SHIPPED
from helix_desktop.providers.models.model_catalog import MODELS_FILE as MODELS
from helix_desktop.providers.models.model_catalog import read_shipped

CHECK_SECONDS = 30.0
"""The seconds per check; an installed application on a slow disk needs about one."""


class SmokeFinding(msgspec.Struct, frozen=True):
    """The result of a check."""

    ok: bool
    detail: str


class SmokePlace(Struct, frozen=True):
    """The folders that a check may write to, and the parts that it uses."""

    paths: Paths
    parts: AppParts
    scratch: Path


Check = Callable[[SmokePlace], Awaitable[str]]
"""Returns a useful detail, or raises."""


async def check_data_folder(place: SmokePlace) -> str:
    make_private_folders(place.paths)
    probe = place.paths.data / ".smoke"
    await asyncio.to_thread(probe.write_bytes, b"x")
    await asyncio.to_thread(probe.unlink)
    return f"writable: {place.paths.data}"


async def check_store(place: SmokePlace) -> str:
    data = bytes(range(256)) * 64
    folder = Path(tempfile.mkdtemp(prefix="store-", dir=place.scratch))
    store = await place.parts.store_opener(folder, place.parts.clock)
    try:
        digest = await store.put(NewContent(data, Origin("smoke", "bytes")))
        same = await store.get(digest) == data
        verdict = await store.verify(digest)
    finally:
        await store.close()
    if not same or verdict is not VerifyResult.INTACT:
        raise AssertionError(f"put and get differ, verify says {verdict}")
    return f"put, get and verify of {len(data):,} bytes, {digest[:12]}"


async def check_tokens(place: SmokePlace) -> str:
    counter = await asyncio.to_thread(place.parts.counter, place.paths)
    # half a character needs the tokenizer itself
    for text, expected in (("hello world", 2), ("\ud800", 1)):
        counts = {encoding: counter.count(text, encoding) for encoding in Encoding}
        if set(counts.values()) != {expected}:
            raise AssertionError(f"{text!r} counted as {counts}, not {expected}")
    return ", ".join(Encoding)


async def check_keyring(place: SmokePlace) -> str:
    # lazy: see container.system_vault
    from helix_desktop.app.secret_vault import describe_vault  # noqa: PLC0415

    return describe_vault(await asyncio.to_thread(system_vault))


async def check_turn(place: SmokePlace) -> str:
    """Run one turn of the practice model through the real engine, tools, and store."""
    base = Paths(place.scratch / "turn", place.scratch, place.scratch, place.paths.resources)
    container = AppContainer(base, place.parts)
    folder = copy_demo_project(place.paths, place.scratch)
    open_workspace = await container.open(container.workspaces.for_folder(folder))
    try:
        session = await open_workspace.send(NO_SESSION, "Summarise this project")
        await open_workspace.sessions.idle()
        items = await open_workspace.sessions.transcript(session)
    finally:
        await open_workspace.close()
        await container.close()
    events = [item.event for item in items if isinstance(item, Recorded)]
    end = events[-1]
    if not isinstance(end, TurnEnded) or end.ending != "done":
        raise AssertionError(f"the turn ended as {end}")
    replies = sum(isinstance(event, AssistantReplied) for event in events)
    return f"{replies} replies, {len(events)} events"


async def check_resources(place: SmokePlace) -> str:
    names = ("fonts/Inter-Regular.otf", "fonts/JetBrainsMono-Regular.ttf", "icons/spark.svg")
    sizes = [resource_file(place.paths, name).stat().st_size for name in names]
    if not all(sizes):
        raise AssertionError("a resource is empty")
    return f"fonts and icons in {place.paths.resources}"


async def check_models(place: SmokePlace) -> str:
    """Read the shipped catalog strictly, and make each endpoint's dialect without a request."""
    # lazy: see container.http_provider_factory
    from helix_desktop.app.models.provider_factory import make_dialect  # noqa: PLC0415

    file = read_shipped(resource_file(place.paths, MODELS))
    grammars = {type(make_dialect(endpoint)).__name__ for endpoint in SHIPPED.values()}
    unknown = {model.endpoint for model in file.models} - set(SHIPPED)
    if unknown:
        raise AssertionError(f"models of unknown endpoints: {', '.join(sorted(unknown))}")
    provider_factory = await asyncio.to_thread(place.parts.provider_factory)
    await provider_factory.close()
    return f"{len(file.models)} models of {file.dated}, {len(grammars)} dialects"


async def check_process(place: SmokePlace) -> str:
    """Start a child process with a pipe on the event loop."""
    frozen = [] if getattr(sys, "frozen", False) else ["-m", "helix_desktop"]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *frozen, "--version", stdout=asyncio.subprocess.PIPE, cwd=code_folder()
    )
    output, _ = await process.communicate()
    if process.returncode != 0 or not output:
        raise AssertionError(f"a child process ended with {process.returncode}")
    return output.decode("utf-8", "replace").strip()


CHECKS: dict[str, Check] = {
    "data_folder": check_data_folder,
    "resources": check_resources,
    "store": check_store,
    "tokens": check_tokens,
    "models": check_models,
    "keyring": check_keyring,
    "process": check_process,
    "turn": check_turn,
}


def run_checks(place: SmokePlace, checks: dict[str, Check]) -> dict[str, SmokeFinding]:
    """Run all checks, one after the other, each in its own thread."""
    return {name: run_check(place, check) for name, check in checks.items()}


def run_check(place: SmokePlace, check: Check, deadline: float = CHECK_SECONDS) -> SmokeFinding:
    findings: list[SmokeFinding] = []
    # a daemon: a check that hangs forever must not keep the process alive
    thread = threading.Thread(
        target=lambda: findings.append(asyncio.run(run_with_deadline(check(place), deadline))),
        daemon=True,
    )
    thread.start()
    thread.join(deadline + 2)
    return (
        findings[0] if findings else SmokeFinding(ok=False, detail=f"no answer in {deadline:g} s")
    )


async def run_with_deadline(work: Awaitable[str], deadline: float = CHECK_SECONDS) -> SmokeFinding:
    """Return the finding of a check, also if it raises or hangs."""
    result = (await asyncio.gather(asyncio.wait_for(work, deadline), return_exceptions=True))[0]
    if isinstance(result, TimeoutError):
        return SmokeFinding(ok=False, detail=f"no answer in {deadline:g} s")
    if isinstance(result, BaseException):
        return SmokeFinding(ok=False, detail=f"{type(result).__name__}: {result}")
    return SmokeFinding(ok=True, detail=result)


@contextmanager
def silence_warnings() -> Iterator[None]:
    """Hide warnings from the terminal while no log is open; the findings say what matters."""
    handler = logging.NullHandler()
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)


def encode_report(findings: dict[str, SmokeFinding]) -> bytes:
    return pretty_json({"checks": findings}) + b"\n"


def all_passed(findings: Sequence[SmokeFinding]) -> bool:
    return bool(findings) and all(item.ok for item in findings)
