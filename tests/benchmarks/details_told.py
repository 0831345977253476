"""What `bench details` looks for: 75 details that a session has to keep, and who tells them.

A detail is visible in a text if all of its parts stand near each other in it: its name alone, or
its number alone, tells nobody what was said.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

NEAR_CHARS = 300


class Teller(StrEnum):
    """Who tells a detail."""

    USER = "typed"
    AGENT = "decided"
    FILE = "in files"


@dataclass(frozen=True)
class Detail:
    """A detail; `parts` are what makes it, the first of which one may know and look for."""

    teller: Teller
    text: str
    parts: tuple[str, ...]

    @property
    def key(self) -> str:
        return self.parts[0]

    def is_in(self, text: str) -> bool:
        first, *others = self.parts
        return any(
            all(part in text[max(0, at - NEAR_CHARS) : at + NEAR_CHARS] for part in others)
            for at in _places(text, first)
        )

    @property
    def lie(self) -> str:
        """The same sentence with other numbers, or other words where it has no number."""
        told = self.text
        for part in self.parts:
            other = re.sub(r"\d", lambda digit: str((int(digit[0]) + 3) % 10), part)
            told = told.replace(part, other if other != part else "whatever seems best")
        return told


def _places(text: str, part: str) -> Iterator[int]:
    at = text.find(part)
    while at >= 0:
        yield at
        at = text.find(part, at + 1)


def _told(teller: Teller, *told: tuple[str, ...]) -> tuple[Detail, ...]:
    return tuple(Detail(teller, text, tuple(parts)) for text, *parts in told)


TYPED = _told(
    Teller.USER,
    ("You must never touch vendor/zlib-ng.", "vendor/zlib-ng", "never touch"),
    ("Antworte mir immer auf Deutsch, auch wenn ich Englisch schreibe.", "immer auf Deutsch"),
    ("The staging server listens on port 48217.", "staging server", "48217"),
    ("Notre cliente s'appelle Maëlys Corvignac.", "Maëlys Corvignac", "cliente"),
    ("Deploys are only allowed on Tuesdays before 14:35.", "Tuesdays", "14:35"),
    ("El límite de reintentos es 37, nunca más.", "reintentos", "37"),
    ("Use tabs of width 3 in every Makefile.", "Makefile", "width 3"),
    ("Der Zweig für alles Neue heißt feature/quellwolke-19.", "Zweig", "feature/quellwolke-19"),
    ("我的名字是林若溪，请这样称呼我。", "林若溪", "名字"),
    ("The budget for this month is 1,284.50 euros.", "budget", "1,284.50"),
    ("Il database di prova si chiama magazzino_ombra.", "magazzino_ombra", "prova"),
    ("Commit messages begin with the ticket, which is KRT-5521.", "ticket", "KRT-5521"),
    ("Никогда не удаляй папку архив-2019.", "архив-2019", "не удаляй"),
    ("The API answers within 850 ms, or the test fails.", "API answers", "850 ms"),
    ("O relatório vai para a Inês Falcato, sala 207.", "Inês Falcato", "207"),
    ("日付は必ず 2031-04-09 の形式で書いてください。", "日付", "2031-04-09"),
    ("I prefer dataclasses over dictionaries.", "dataclasses over dictionaries", "prefer"),
    ("Het bestand kluis-mosterd.kdbx mag je niet openen.", "kluis-mosterd.kdbx", "niet openen"),
    ("Production runs Python 3.11.4 on Debian 12.", "Production", "3.11.4"),
    ("Zmiany sprawdzają Bożena i Wiktor, zawsze oboje.", "Bożena", "Wiktor"),
    ("Round all prices half up to 3 places.", "half up", "3 places"),
    ("'zeytinyağı-88' sözcüğü günlüklerde görünmemeli.", "zeytinyağı-88", "görünmemeli"),
    ("Never run the migration without --dry-run first.", "--dry-run", "migration"),
    ("The color of the header is #7a3fd1.", "header", "#7a3fd1"),
    ("Η έκδοση που παραδίδουμε λέγεται Αλκυόνη 6.2.", "Αλκυόνη 6.2", "έκδοση"),
)

DECIDED = _told(
    Teller.AGENT,
    ("Decision: the cache uses 4 shards, because 8 doubled its memory.", "shards", "uses 4"),
    ("I made tools/ledger_split.py, which splits the ledger by quarter.", "tools/ledger_split.py"),
    ("I committed that as 8f3a2c1e.", "committed", "8f3a2c1e"),
    ("The command that works is `make verify-quartz SEED=912`.", "verify-quartz", "SEED=912"),
    ("The mock server now runs on port 50931.", "mock server", "50931"),
    ("Decision: timestamps are stored as integers of 1/64 s, not floats.", "timestamps", "1/64 s"),
    ("Lesson: the fixture `cold_orchid` has to be closed before the pool.", "cold_orchid", "pool"),
    ("I put the schema into db/0047_orchard.sql.", "db/0047_orchard.sql", "schema"),
    ("Decision: we retry 6 times with a pause of 2.75 s.", "retry 6 times", "2.75 s"),
    ("The worker's name is heron-northeast.", "worker", "heron-northeast"),
    ("Lesson: `lint --fix` breaks the table in docs/tariffs.md.", "docs/tariffs.md", "lint --fix"),
    ("I chose the index (tenant, opened_at) over a partial one.", "(tenant, opened_at)", "partial"),
    (
        "The slow test is test_merge_of_13_ledgers, it takes 41 s.",
        "test_merge_of_13_ledgers",
        "41 s",
    ),
    ("Decision: errors are returned as Outcome, never raised in parsers.", "Outcome", "parsers"),
    ("I built it into dist/quartz-2.18.0rc3.tar.gz.", "dist/quartz-2.18.0rc3.tar.gz"),
    ("I raised the limit of open files to 7168.", "open files", "7168"),
    ("The tag of this state is before-orchard-merge.", "tag", "before-orchard-merge"),
    ("Decision: the lock file is .quartz.lock, beside the database.", ".quartz.lock", "lock file"),
    ("Lesson: the importer needs LC_ALL=C.UTF-8, or it sorts wrongly.", "LC_ALL=C.UTF-8"),
    ("I left out the Windows path: `os.replace` is enough there.", "os.replace", "Windows path"),
    ("The review copy is in branch review/thistle-3.", "review/thistle-3", "branch"),
    ("Decision: 512 rows are written at once, more gained nothing.", "rows", "512"),
    ("The checksum of the reference file begins with c41d77e0.", "checksum", "c41d77e0"),
    ("I moved the parser of dates into quartz/when.py.", "quartz/when.py", "dates"),
    ("Open question for later: the leap second of 2016 counts twice.", "leap second", "2016"),
)

IN_FILES = _told(
    Teller.FILE,
    ("QUARTZ_RETRY_LIMIT = 4173", "QUARTZ_RETRY_LIMIT", "4173"),
    ("# the feed of tariffs comes from port 39114", "feed of tariffs", "39114"),
    ('ORCHARD_REGION = "eu-heron-7"', "ORCHARD_REGION", "eu-heron-7"),
    ("MAX_LEDGER_ROWS = 61_440  # more than that is split", "MAX_LEDGER_ROWS", "61_440"),
    ('raise ValueError("thistle code 8806 expected")', "thistle code", "8806"),
    ("# reviewed by Odalys Brenninkmeyer in spring", "reviewed by", "Odalys Brenninkmeyer"),
    ("TIMEOUT_OF_HARVEST = 17.25", "TIMEOUT_OF_HARVEST", "17.25"),
    ('SCHEMA_OF_QUARTZ = "orchard_v47"', "SCHEMA_OF_QUARTZ", "orchard_v47"),
    ("# workaround for bug 90217 of the importer", "workaround", "90217"),
    ("def settle_thistle(amount, *, scale=10_007): ...", "settle_thistle", "10_007"),
    ('HERON_QUEUE = "amqp-northeast-15"', "HERON_QUEUE", "amqp-northeast-15"),
    ("# the leap table ends on 2037-06-30", "leap table", "2037-06-30"),
    ("SHARDS_OF_ORCHARD = (5, 11, 23)", "SHARDS_OF_ORCHARD", "(5, 11, 23)"),
    ('COLD_STORE_PATH = "/srv/cold/orchid-82"', "COLD_STORE_PATH", "/srv/cold/orchid-82"),
    ("assert quorum_of_herons == 29", "quorum_of_herons", "29"),
    ("# measured: 3.94 ms for each harvest", "each harvest", "3.94 ms"),
    ('LEDGER_MAGIC = b"QZ\\x1f77"', "LEDGER_MAGIC", "x1f77"),
    ("class BrambleError(Exception): code = 5540", "BrambleError", "5540"),
    ('TARIFF_OF_NIGHT = "0.0713"', "TARIFF_OF_NIGHT", "0.0713"),
    ("# do not raise bramble_depth above 14", "bramble_depth", "above 14"),
    ("PORT_OF_ORACLE = 57720", "PORT_OF_ORACLE", "57720"),
    ('DEFAULT_HARVESTER = "vermilion"', "DEFAULT_HARVESTER", "vermilion"),
    ("SEED_OF_MEADOW = 0x5EED93", "SEED_OF_MEADOW", "0x5EED93"),
    ("# the old name of this was fallow_merge_2", "old name", "fallow_merge_2"),
    ("WINDOW_OF_SETTLEMENT = (9, 16.5)", "WINDOW_OF_SETTLEMENT", "(9, 16.5)"),
)
ALL = (*TYPED, *DECIDED, *IN_FILES)
