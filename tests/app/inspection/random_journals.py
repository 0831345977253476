"""Journals of random sessions, in which everything happens that a list of requests depends on."""

from random import Random

from helix_desktop.domain.cache import SessionId, digest_of
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.rewrites import (
    REWOUND,
    Epoch,
    Guide,
    GuideKind,
    Job,
    Pin,
    PinKind,
    WrittenBy,
)
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    EpochCommitted,
    Event,
    Experimented,
    GuestRequested,
    Guided,
    ModelCalled,
    OutputGated,
    Pinned,
    Recorded,
    SessionStarted,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import Text

SESSION = SessionId("0" * 16)
DIGEST = digest_of(b"")
BLOCK_TOKENS = 2_500
_JOBS = (Job.MARKERS, Job.NOTES, Job.HANDOVER, Job.UNDO)


def random_journal(seed: int, *, length: int = 80, guests: bool = False) -> list[Recorded]:
    """Return a session of one or two models, with a guest among them if `guests`."""
    random = Random(seed)
    events: list[Event] = [SessionStarted(0.0, "t"), TurnStarted(1.0, "go")]
    at, made, epoch, llm = 1.0, 2, 0, "a"
    blocks, before = ["system", "tools"], list[str]()

    def usage(tokens: int, read: int) -> Usage:
        counted = round(tokens * random.choice((0.3, 0.9, 1.1)))
        read = min(counted, read)
        return Usage(counted - read, 9, read, random.choice((0, 5)))

    def send(model: str, tokens: int) -> None:
        """Send a request, of which the journal names only what differs from the one before."""
        nonlocal before
        keep = next(
            (i for i, (x, y) in enumerate(zip(before, blocks, strict=False)) if x != y),
            min(len(before), len(blocks)),
        )
        if random.random() < 0.1:
            keep = 0  # the application was started again
        count = len(blocks) - keep
        events.append(
            WindowSent(
                at,
                model,
                tuple(digest_of(name.encode()) for name in blocks[keep:]),
                tokens,
                keep,
                epoch=epoch,
                fixed=tuple(blocks[keep:2]),
                effort=random.choice(("", "", "high")),
                expected=tokens + 50,
                by_kind=((BlockKind.SYSTEM, 500), (BlockKind.RAW, tokens - 500)),
                block_tokens=(BLOCK_TOKENS,) * count,
                cache_seconds=random.choice((0, 300)),
                model_window=200_000,
            )
        )
        before = list(blocks)

    while len(events) < length:
        at += random.choice((1, 1, 1, 400))
        what = random.random()
        if what < 0.12:
            events.append(TurnStarted(at, "go"))
            blocks.append(f"user {len(events)}")
            llm = random.choice("aab")
        elif what < 0.2:
            epoch += 1
            job, by = random.choice(_JOBS), random.choice((WrittenBy.RULES, WrittenBy.USER))
            reason, restores = ("", None) if job is not Job.UNDO else (REWOUND, 0)
            rewrite = Epoch(epoch, epoch - 1, job, reason, 10, 5, restores=restores, written_by=by)
            events.append(EpochCommitted(at, rewrite))
            blocks[2 : random.randrange(2, len(blocks) + 1)] = [f"notes {epoch}"]
        elif what < 0.26:
            made += 1
            events.append(Pinned(at, Pin(f"pin-{made}", PinKind.FACT, "x")))
            blocks.insert(2, f"pin {made}")
        elif what < 0.3:
            events.append(Guided(at, (Guide(GuideKind.PROJECT, "AGENTS.md", "be careful"),)))
        elif what < 0.34:
            gated = OutputGated(at, "c", DIGEST, GateChoice.KEEP_FULL, DIGEST)
            events.append(gated)
            blocks[-1] = f"output {len(events)}"
        elif what < 0.4:
            kind = random.choice([kind for kind in CallKind if kind is not CallKind.TURN])
            events.append(ModelCalled(at, "fast", kind, usage(900, 0), 0.5, 1.0))
        elif what < 0.43:
            events.append(Experimented(at, 3, llm, usage=usage(900, 0), cost=0.5))
        elif guests and what < 0.6:
            tokens = 4_000 + 100 * len(events)
            recorded = GuestRequested(
                at,
                "guest",
                random.choice("mmn"),
                "/v1",
                (digest_of(b"body"),),
                9,
                tokens=tokens,
                by_kind=((BlockKind.SYSTEM, 500), (BlockKind.RAW, tokens - 500)),
                shared=random.choice((0, tokens // 2)),
                status=random.choice((200, 200, 0)),
                usage=usage(tokens, random.choice((0, tokens))),
                side=(side := random.random() < 0.3),
                counted=side,
            )
            events.append(recorded)
        else:
            model = "guest" if guests and random.random() < 0.5 else llm
            tokens = BLOCK_TOKENS * len(blocks)
            read = random.choice((0, tokens - BLOCK_TOKENS, tokens - BLOCK_TOKENS, tokens))
            send(model, tokens)
            outcome = random.random()
            if outcome < 0.8:
                used = usage(tokens, read) if outcome < 0.75 else None
                reply = AssistantReplied(at, model, (Text("r"),), StopReason.ANSWERED, used)
                events.append(reply)
                blocks.append(f"reply {len(events)}")
            elif outcome < 0.9:
                events.append(ModelCalled(at, model, CallKind.TURN, usage(tokens, read), 0.5))
    if random.random() < 0.3:  # a branch, which copied whole turns
        turns = [at for at, event in enumerate(events) if isinstance(event, TurnStarted)]
        events[0] = SessionStarted(0.0, "t", copied=turns[len(turns) // 2])
    return [Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1)]
