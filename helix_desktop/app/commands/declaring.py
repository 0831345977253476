"""The words that follow `models`, `keys` and `servers` on the command line, and what each takes."""

from argparse import REMAINDER, SUPPRESS, ArgumentParser
from pathlib import Path

from helix_desktop.domain.endpoint import Dialect

DIALECTS = tuple(dialect.value for dialect in Dialect if dialect is not Dialect.PRACTICE)
ROLES = ("main", "fast", "wide")
"""LlmRole's; a line of help does not wait for all that domain.llm brings along."""

NOBODY = "-"
"""In place of a model: the role is left to what stands in for it."""


def declare_models(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--endpoint", metavar="NAME", default="", help="only of this endpoint")
    parser.add_argument("--refresh", action="store_true", help="ask the endpoints for their lists")
    parser.set_defaults(act="list")
    words = parser.add_subparsers(title="or", metavar="")
    chosen = words.add_parser("choose", help="put a model in a role of a workspace")
    chosen.add_argument("name", metavar="WORKSPACE", help="its name or id")
    chosen.add_argument("role", choices=ROLES)
    chosen.add_argument("model", metavar="ENDPOINT/MODEL", help=f"{NOBODY}: none of its own")
    chosen.set_defaults(act="choose")
    _declare_figures(words.add_parser("set", help="name or correct a model's figures"))
    forgotten = words.add_parser("unset", help="forget the figures named with `set`")
    forgotten.add_argument("model", metavar="ENDPOINT/MODEL")
    forgotten.set_defaults(act="unset")
    added = words.add_parser("add", help="add an endpoint, or change one added before")
    added.add_argument("id", metavar="ENDPOINT", help="what it is called here")
    added.add_argument("dialect", choices=DIALECTS)
    added.add_argument("url", metavar="URL", help="https://…, or http:// for a private network")
    added.add_argument("--title", default="", help="its name for people")
    added.add_argument("--variable", default="", help="the environment variable with its key")
    added.add_argument("--no-key", action="store_true", help="it wants none")
    added.set_defaults(act="add")
    removed = words.add_parser("remove", help="remove an endpoint that was added")
    removed.add_argument("id", metavar="ENDPOINT")
    removed.set_defaults(act="remove")


def _declare_figures(parser: ArgumentParser) -> None:
    parser.add_argument("model", metavar="ENDPOINT/MODEL")
    parser.add_argument("--window", metavar="TOKENS", type=int, default=SUPPRESS)
    parser.add_argument("--max-output", metavar="TOKENS", type=int, default=SUPPRESS)
    for price in ("input", "output", "cache-read", "cache-write"):
        parser.add_argument(
            f"--{price}", metavar="USD", type=float, default=SUPPRESS, help="per million tokens"
        )
    parser.set_defaults(act="set")


def declare_keys(parser: ArgumentParser) -> None:
    # SUPPRESS: what stands before the command word is not overwritten
    words = parser.add_subparsers(title="words", metavar="", required=True)
    kept = words.add_parser("set", help="keep a key; it is asked for, or read from standard input")
    kept.set_defaults(act="set")
    forgotten = words.add_parser("forget", help="forget a key")
    forgotten.set_defaults(act="forget")
    listed = words.add_parser("list", help="which endpoints have a key, by its last 4 letters")
    listed.add_argument("--json", action="store_true", help="as JSON")
    listed.set_defaults(act="list")
    for word in (kept, forgotten):
        word.add_argument("endpoint", metavar="ENDPOINT")
    for word in (kept, forgotten, listed):
        word.add_argument(
            "--workspace", metavar="NAME", default=SUPPRESS, help="this workspace's own"
        )


def declare_servers(parser: ArgumentParser) -> None:
    words = parser.add_subparsers(title="words", metavar="", required=True)
    listed = words.add_parser("list", help="servers, how they stand, what the project proposes")
    listed.add_argument("--json", action="store_true", help="as JSON")
    taken = words.add_parser(
        "import", help="take over servers of another client, switched on later"
    )
    taken.add_argument(
        "file", metavar="FILE", nargs="?", type=Path, help="its JSON; without: the project's own"
    )
    taken.add_argument("--name", default="", help="only this one")
    added = words.add_parser("add", help="add a server; options stand before its name")
    _declare_added(added)
    looked = words.add_parser("approve", help="look at a server and its tools, and approve them")
    looked.add_argument("--yes", action="store_true", help="what is shown is approved")
    tried = words.add_parser("test", help="start a server and say what it offers")
    logged = words.add_parser("log", help="what a server said beside its answers")
    removed = words.add_parser("remove", help="remove a server and its secrets")
    kept = words.add_parser("secret", help="keep a secret of a server; it is asked for")
    switched = words.add_parser(
        "switch", help="switch a server on or off, believe its tools or not"
    )
    for name in ("on", "believed", "sampling"):
        switched.add_argument(f"--{name}", choices=("yes", "no"))
    named = {"approve": looked, "test": tried, "log": logged, "remove": removed, "switch": switched}
    for word in (*named.values(), kept):
        word.add_argument("name", metavar="SERVER")
    kept.add_argument("secret", metavar="NAME", help="the variable or header")
    named |= {"list": listed, "import": taken, "add": added, "secret": kept}
    for act, word in named.items():
        word.set_defaults(act=act)
        # SUPPRESS: what stands before the command word is not overwritten
        word.add_argument("--workspace", metavar="NAME", default=SUPPRESS, help="its name or id")


def _declare_added(added: ArgumentParser) -> None:
    added.add_argument("name", metavar="NAME", help="what it is called here")
    added.add_argument("--env", metavar="NAME=VALUE", action="append", default=[])
    added.add_argument("--header", metavar="NAME: VALUE", action="append", default=[])
    added.add_argument(
        "--secret", metavar="NAME", action="append", default=[], help="asked for, in the keyring"
    )
    added.add_argument(
        "--cwd", metavar="DIR", default="", help="where it runs; else a folder of ours"
    )
    added.add_argument("--believe", action="store_true", help="believe what its tools say they do")
    added.add_argument("--sampling", action="store_true", help="it may ask for the use of a model")
    added.add_argument("reached", metavar="COMMAND | URL", nargs=REMAINDER)
