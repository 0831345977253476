"""The words that follow `servers` on the command line, and what each takes."""

from argparse import REMAINDER, SUPPRESS, ArgumentParser, Namespace
from pathlib import Path


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
    added = words.add_parser("add", help="add a server; options stand before its command or URL")
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


def behind_name(options: Namespace) -> Namespace:
    """The same options with those that stand behind the name, before the command or URL.

    Else `add NAME --header … URL` would be a command called `--header`.
    """
    parser = ArgumentParser(prog=f"helix-desktop servers add {options.name}")
    _declare_options(parser)
    found = parser.parse_args(options.reached, options)
    found.reached = found.reached[found.reached[:1] == ["--"] :]
    return found


def _declare_added(added: ArgumentParser) -> None:
    added.add_argument("name", metavar="NAME", help="what it is called here")
    _declare_options(added)


def _declare_options(added: ArgumentParser) -> None:
    added.add_argument("--env", metavar="NAME=VALUE", action="append", default=[])
    added.add_argument(
        "--header",
        metavar="NAME: VALUE",
        action="append",
        default=[],
        help="a value that looks like a key goes to the keyring",
    )
    added.add_argument(
        "--secret", metavar="NAME", action="append", default=[], help="asked for, in the keyring"
    )
    added.add_argument(
        "--cwd", metavar="DIR", default="", help="where it runs; else a folder of ours"
    )
    added.add_argument("--believe", action="store_true", help="believe what its tools say they do")
    added.add_argument("--sampling", action="store_true", help="it may ask for the use of a model")
    added.add_argument("reached", metavar="COMMAND | URL", nargs=REMAINDER)
