"""The arguments and options (flags) of all commands, each declared once, with their help.

A command takes the parsed options as they are. `--folder` and `--workspace` name the place,
`--session` names a session of it, and `--json` prints JSON, in every command that has them.
"""

from argparse import REMAINDER, SUPPRESS, Action, ArgumentParser, Namespace, _ArgumentGroup
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROLES = ("main", "fast", "wide")
"""The values of LlmRole; a line of help does not wait for the imports of domain.llm."""

DECISIONS = ("always", "ask", "never")
AWAY_RULES = ("deny", "queue", "stop")
MODES = ("plan", "ask", "accept-edits", "sandboxed-auto")
PRESETS = ("strict", "developer", "off")
"""The values of SandboxPreset, for the same reason."""

OUTPUT_FORMATS = ("text", "json", "stream-json")
YES_NO = ("yes", "no")
CACHE_LIFETIMES = {"5m": 300, "1h": 3_600}
NOBODY = "-"
"""The argument in place of a model that leaves the role to its fallback."""


def declare_place(parser: ArgumentParser) -> None:
    """The place in which a command works: by default, the current folder."""
    # SUPPRESS: options before the noun are not overwritten
    parser.add_argument(
        "--folder",
        metavar="DIR",
        type=Path,
        default=SUPPRESS,
        help="project folder (default: the current one)",
    )
    parser.add_argument(
        "--workspace", metavar="NAME", default=SUPPRESS, help="workspace name or ID, in its place"
    )


def declare_listing(parser: ArgumentParser) -> None:
    """A place, and the choice of JSON."""
    declare_place(parser)
    json_flag(parser)


def declare_json(parser: ArgumentParser) -> None:
    json_flag(parser)


def declare_nothing(_parser: ArgumentParser) -> None:
    """No options."""


def chosen_folder(workspace: str | None, folder: Path | None) -> Path | None:
    """Return the folder that a command works in, by default the current one; None: a workspace."""
    return None if workspace else folder or Path()


def flag(parser: ArgumentParser, name: str, text: str) -> None:
    parser.add_argument(name, action="store_true", help=text)


def json_flag(parser: ArgumentParser | _ArgumentGroup) -> None:
    # not `json`, which is the module in a command
    parser.add_argument("--json", dest="as_json", action="store_true", help="print JSON")


def text_option(parser: ArgumentParser, name: str, text: str, *, metavar: str) -> None:
    parser.add_argument(name, metavar=metavar, default="", help=text)


def file_option(parser: ArgumentParser, name: str, text: str) -> None:
    parser.add_argument(name, metavar="FILE", type=Path, help=text)


class CommandAfterName(Action):
    """The command or URL that follows a name and the options of `declare`.

    Without this, `add NAME --header … URL` would be a command called `--header`.
    """

    def __init__(self, *, declare: Callable[[ArgumentParser], None], **settings: Any) -> None:
        super().__init__(nargs=REMAINDER, **settings)
        self._declare = declare

    def __call__(
        self,
        parser: ArgumentParser,
        namespace: Namespace,
        values: Any,
        _option: str | None = None,
    ) -> None:
        parser = ArgumentParser(prog=f"{parser.prog} {namespace.name}")
        self._declare(parser)
        parser.add_argument(self.dest, metavar=self.metavar, nargs=REMAINDER)
        reached = parser.parse_args(values, namespace).reached
        namespace.reached = reached[reached[:1] == ["--"] :]


def number_option(parser: ArgumentParser, name: str, text: str) -> None:
    parser.add_argument(name, metavar="N", type=int, default=0, help=text)


def declare_some_session(parser: ArgumentParser, text: str) -> None:
    declare_place(parser)
    text_option(parser, "--session", f"session ID ({text})", metavar="ID")


def declare_session(parser: ArgumentParser) -> None:
    declare_some_session(parser, "default: the newest")


def declare_session_show(parser: ArgumentParser) -> None:
    declare_session(parser)
    json_flag(parser)


def declare_model_list(parser: ArgumentParser) -> None:
    json_flag(parser)
    text_option(parser, "--endpoint", "only models of this provider", metavar="NAME")
    flag(parser, "--refresh", "fetch model lists from the providers")


def declare_model_choose(parser: ArgumentParser) -> None:
    parser.add_argument("role", choices=ROLES)
    parser.add_argument(
        "model", metavar="ENDPOINT/MODEL", help=f"model name; {NOBODY} resets to the default"
    )
    declare_place(parser)


def declare_model_default(parser: ArgumentParser) -> None:
    parser.add_argument("role", choices=ROLES)
    parser.add_argument("model", metavar="ENDPOINT/MODEL", help=f"{NOBODY}: none")


def declare_model_set(parser: ArgumentParser) -> None:
    declare_model_name(parser)
    parser.add_argument("--window", metavar="TOKENS", type=int)
    parser.add_argument("--max-output", metavar="TOKENS", type=int)
    for price in ("input", "output", "cache-read", "cache-write"):
        parser.add_argument(f"--{price}", metavar="USD", type=float, help="USD per million tokens")
    parser.add_argument(
        "--search-price",
        metavar="USD",
        type=float,
        help="USD per thousand web searches of the provider",
    )
    for name in ("tools", "pictures"):
        parser.add_argument(f"--{name}", choices=YES_NO, default="", help=f"accepts {name}")
    flag(parser, "--free", "the model costs nothing")
    parser.add_argument(
        "--dollar-limit",
        choices=("on", "off"),
        default="",
        help="off: budgets don't stop it while its price is unknown",
    )
    parser.add_argument(
        "--prompt-cache",
        choices=tuple(CACHE_LIFETIMES),
        default="",
        help="how long Anthropic's prompt cache lasts; for an hour, writing costs 2x of input",
    )


def declare_model_name(parser: ArgumentParser) -> None:
    parser.add_argument("model", metavar="ENDPOINT/MODEL")


def declare_model_add(parser: ArgumentParser) -> None:
    parser.add_argument("id", metavar="ENDPOINT", help="short name")
    # lazy: it takes 1.5 ms of a start of the window, which has no commands
    from helix_desktop.domain.endpoint import BUILT_IN, DialectId  # noqa: PLC0415

    dialects = tuple(dialect.value for dialect in DialectId if dialect not in BUILT_IN)
    parser.add_argument("dialect", choices=dialects)
    parser.add_argument(
        "url",
        metavar="URL",
        help="https://…, or http:// for a private network; a region or PROJECT/LOCATION will do "
        "for bedrock or vertex",
    )
    parser.add_argument("--title", default="", help="display name")
    parser.add_argument("--variable", default="", help="environment variable that holds the key")
    flag(parser, "--no-key", "no key required")
    add_lists(
        parser,
        ("--header", "NAME: VALUE", "extra header; values that look like keys go to the keyring"),
        ("--secret", "NAME", "header to ask for and store in the keyring"),
        ("--query", "NAME=VALUE", "extra query parameter"),
        ("--body", "NAME=JSON", "extra body field; null removes a field"),
    )
    text_option(parser, "--key-header", "header with the key", metavar="NAME")
    text_option(parser, "--limit-field", "e.g. max_completion_tokens", metavar="NAME")
    text_option(
        parser,
        "--credentials",
        "AWS profile, or file of Google credentials (default: as their own tools choose)",
        metavar="NAME|FILE",
    )
    for name in ("tools", "pictures"):
        parser.add_argument(
            f"--{name}", choices=YES_NO, default="yes", help=f"no: it never gets {name}"
        )
    _declare_allow_http(parser)


def declare_model_remove(parser: ArgumentParser) -> None:
    parser.add_argument("id", metavar="ENDPOINT")


def add_lists(parser: ArgumentParser, *options: tuple[str, str, str | None]) -> None:
    """Add options that can be repeated: the name, what it takes, and its help of each."""
    for name, metavar, text in options:
        parser.add_argument(name, metavar=metavar, action="append", default=[], help=text)


def _declare_allow_http(parser: ArgumentParser) -> None:
    flag(parser, "--allow-http", "allow its private host without encryption from now on")


def declare_key(parser: ArgumentParser) -> None:
    parser.add_argument("endpoint", metavar="ENDPOINT")
    declare_place(parser)


def _declare_several(dest: str, metavar: str, kind: type) -> Callable[[ArgumentParser], None]:
    def declare(parser: ArgumentParser) -> None:
        parser.add_argument(dest, metavar=metavar, type=kind, nargs="+")
        declare_place(parser)

    return declare


declare_numbers = _declare_several("numbers", "NUMBER", int)
declare_paths = _declare_several("names", "PATH", str)
declare_skill_names = _declare_several("names", "SKILL", str)
declare_hook_ids = _declare_several("ids", "ID", str)
declare_lines = _declare_several("lines", "LINE", str)


def declare_permission_follow(parser: ArgumentParser) -> None:
    parser.add_argument(
        "names", metavar="PATH", nargs="*", help="omit to show what isn't used, and how it differs"
    )
    declare_place(parser)


def declare_permission_host(parser: ArgumentParser) -> None:
    _declare_several("hosts", "HOST", str)(parser)
    flag(parser, "--forget", "remove the hosts instead")


def declare_permission_preset(parser: ArgumentParser) -> None:
    parser.add_argument("preset", choices=PRESETS)
    declare_place(parser)


def declare_permission_mode(parser: ArgumentParser) -> None:
    parser.add_argument("mode", choices=MODES, nargs="?", help="omit to show the current mode")
    declare_place(parser)


def declare_permission_set(parser: ArgumentParser) -> None:
    parser.add_argument("decision", choices=DECISIONS)
    parser.add_argument("tool", metavar="TOOL", help="e.g. shell, write_file, SERVER__TOOL")
    parser.add_argument("--form", default="", help="exact command as shown next to “Always”")
    text_option(
        parser, "--prefix", "everything that starts with it, e.g. 'cargo test'", metavar="WORDS"
    )
    parser.add_argument(
        "--path", default="", help="only this file or folder (relative to the project)"
    )
    flag(parser, "--everywhere", "in all workspaces")
    flag(parser, "--without-sandbox", "apply the rule without a sandbox too")
    declare_place(parser)


def declare_changes(parser: ArgumentParser) -> None:
    declare_session(parser)
    number_option(parser, "--turn", "only changes of this turn, by its number in `session show`")
    flag(parser, "--diff", "show each change, numbered")
    parser.add_argument(
        "--comment",
        metavar=("PATH:LINE", "TEXT"),
        nargs=2,
        action="append",
        default=[],
        help=(
            "comment on a line of a changed file (PATH:-LINE: of the version before); an empty TEXT"
            " removes the comment; `ask --comments` sends all; may be repeated"
        ),
    )


def declare_restore(parser: ArgumentParser) -> None:
    declare_session(parser)
    number_option(parser, "--turn", "only changes of this turn, by its number in `session show`")
    parser.add_argument(
        "files",
        metavar="PATH",
        nargs="*",
        help=("file as listed by `session changes`; omit with --turn for all files of that turn"),
    )
    parser.add_argument(
        "--hunk", metavar="N", type=int, action="append", help="only change N of the file"
    )
    flag(
        parser,
        "--include-commands",
        "also restore what changed while a command ran: by it, or by you",
    )
    flag(parser, "--undo", "undo an earlier restore")
    flag(parser, "--copy", "save the earlier version next to the file")
    parser.add_argument(
        "--cut-off",
        choices=("put-back", "keep"),
        help="decide about a command that ran when Helix was killed",
    )


def declare_usage(parser: ArgumentParser) -> None:
    declare_some_session(parser, "with its subagents; default: all")
    number_option(parser, "--days", "only the last N days")
    text_option(parser, "--model", "only this model, as the table names it", metavar="MODEL")
    kind = parser.add_mutually_exclusive_group()
    json_flag(kind)
    kind.add_argument("--csv", action="store_true", help="as CSV")


def declare_seen(parser: ArgumentParser) -> None:
    parser.add_argument("text", metavar="TEXT", help="text to look for, letter by letter")
    declare_some_session(parser, "default: all")
    flag(parser, "--output", "TEXT is the hash of an output, or its beginning")
    json_flag(parser)


def declare_rewind(parser: ArgumentParser) -> None:
    declare_session(parser)
    number_option(parser, "--to", "number of the message, as `session show` lists it")
    flag(parser, "--in-place", "go back in the session itself (default: in a new branch)")
    parser.add_argument(
        "--keep",
        metavar="PART",
        action="append",
        default=[],
        choices=("conversation", "files", "commands", "steps"),
        help="leave a part as it is: conversation, files, commands (files that changed while"
        " commands ran), or steps",
    )
    flag(
        parser,
        "--include-commands",
        "in an imported session, also write the contents that came with it",
    )
    flag(parser, "--redo", "undo the last rewind of the session")
    flag(parser, "--dry-run", "only show what would change")


def declare_resume(parser: ArgumentParser) -> None:
    declare_some_session(parser, "default: the newest paused one")
    text_option(
        parser,
        "--at",
        "resume by itself at this time: HH:MM, or YYYY-MM-DD HH:MM",
        metavar="TIME",
    )
    flag(parser, "--never", "do not resume by itself")
    flag(parser, "--no-wait", "end with status 4 at a provider's limit (default: wait, go on)")
    json_flag(parser)


def declare_answer(parser: ArgumentParser) -> None:
    parser.add_argument(
        "number", metavar="N", nargs="?", type=int, default=0, help="the number of a question"
    )
    parser.add_argument(
        "reply",
        metavar="REPLY",
        nargs="*",
        help="allow (once), deny, or text: the reason of a denial, or the answer to a question",
    )
    declare_place(parser)


def declare_bring(parser: ArgumentParser) -> None:
    parser.add_argument(
        "name",
        metavar="NAME",
        nargs="?",
        default="",
        help="the hash of an output, or SESSION/NUMBER of a message or notes",
    )
    declare_some_session(parser, "that it is added to; default: the branch's parent")
    text_option(parser, "--find", "list what contains TEXT, newest first", metavar="TEXT")


def declare_profile(parser: ArgumentParser) -> None:
    declare_place(parser)
    for name, dest, text in (
        ("--set", "rules", "set the rules from FILE; - reads standard input"),
        ("--set-system", "system", "set the system prompt from FILE"),
    ):
        parser.add_argument(name, dest=dest, metavar="FILE", default="", help=text)
    parser.add_argument(
        "--fetch", choices=("on", "off"), default="", help="turn web access on or off"
    )
    parser.add_argument(
        "--web-search",
        choices=("on", "off"),
        default="",
        help="turn web searches by the models' providers on or off",
    )
    add_lists(parser, ("--host", "HOST", "allow a private host"))
    flag(parser, "--no-hosts", "remove all private hosts")


def declare_server(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="SERVER")
    declare_place(parser)


def declare_server_approve(parser: ArgumentParser) -> None:
    declare_server(parser)
    flag(parser, "--yes", "approve without asking")


def declare_server_switch(parser: ArgumentParser) -> None:
    declare_server(parser)
    for name in ("on", "believed"):
        parser.add_argument(f"--{name}", choices=("yes", "no"))
    _timeout_option(parser, None)


def declare_server_secret(parser: ArgumentParser) -> None:
    declare_server(parser)
    parser.add_argument("secret", metavar="NAME", help="the variable or header")


def declare_server_import(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE | LINK",
        nargs="?",
        help="JSON file, .mcpb bundle, or install link (default: the project's own files)",
    )
    parser.add_argument(
        "--set",
        dest="settings",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a setting of a bundle",
    )
    parser.add_argument("--name", default="", help="only this server")
    _declare_allow_http(parser)
    declare_place(parser)


def declare_server_add(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="short name")
    _declare_server_options(parser)
    parser.add_argument(
        "reached",
        metavar="COMMAND | URL",
        action=CommandAfterName,
        declare=_declare_server_options,
    )


def _timeout_option(parser: ArgumentParser, default: int | None) -> None:
    text = "cancel a call that reports nothing for so long (0: as usual)"
    parser.add_argument("--timeout", metavar="SECONDS", type=int, default=default, help=text)


def _declare_server_options(added: ArgumentParser) -> None:
    declare_place(added)
    add_lists(
        added,
        ("--env", "NAME=VALUE", None),
        ("--header", "NAME: VALUE", "values that look like keys go to the keyring"),
        ("--secret", "NAME", "secret to ask for and store in the keyring"),
    )
    text_option(added, "--cwd", "working directory", metavar="DIR")
    flag(added, "--believe", "trust its read-only tool hints")
    _timeout_option(added, 0)
    _declare_allow_http(added)


def declare_ask(parser: ArgumentParser) -> None:
    parser.add_argument(
        "prompt", metavar="PROMPT", nargs="?", help="the prompt; - reads it from standard input"
    )
    declare_some_session(parser, "default: a new one")
    text_option(parser, "--model", "model as PROVIDER/MODEL, or practice", metavar="NAME")
    text_option(
        parser, "--policy", "a preset (name or key), or a policy in a TOML file", metavar="NAME"
    )
    text_option(
        parser,
        "--worktree",
        "begin the session in a new git worktree, on a new branch of this name",
        metavar="BRANCH",
    )
    parser.add_argument(
        "--mode",
        choices=MODES,
        default="",
        help="mode of the session from now on (default: its own, or the workspace's)",
    )
    flag(parser, "--no-wait", "end with status 4 at a provider's limit (default: wait, go on)")
    parser.add_argument(
        "--away",
        choices=AWAY_RULES,
        default="",
        help="what becomes of a question: the call is denied (default), or the question waits for "
        "`session answer` while the agent does other work, or the turn ends",
    )
    text_option(
        parser,
        "--effort",
        "reasoning effort of the session from now on: default, off, low, medium, high, max …",
        metavar="LEVEL|TOKENS",
    )
    parser.add_argument(
        "--image",
        metavar="FILE",
        action="append",
        type=Path,
        default=[],
        help="send this picture with the prompt; may be repeated",
    )
    parser.add_argument(
        "--bring",
        metavar="NAME",
        action="append",
        default=[],
        help="send this of another session with the prompt (see `session bring`); may be repeated",
    )
    flag(
        parser,
        "--comments",
        "send the session's comments on lines, before the prompt (see `session changes --comment`)",
    )
    flag(
        parser,
        "--web-search",
        "allow web searches by the model's provider in this session (they can carry data out)",
    )
    kind = parser.add_mutually_exclusive_group()
    json_flag(kind)
    kind.add_argument(
        "--output-format",
        choices=OUTPUT_FORMATS,
        default="text",
        help="the answer, or the result or the messages as JSON in the form of other agents",
    )


def declare_check(parser: ArgumentParser) -> None:
    _declare_all_or_one(parser)
    flag(parser, "--deep", "read every byte")
    flag(
        parser,
        "--acknowledge",
        "stop reporting damaged settings files and what earlier repairs lost",
    )


def declare_repair(parser: ArgumentParser) -> None:
    _declare_all_or_one(parser)


def _declare_all_or_one(parser: ArgumentParser) -> None:
    """A place; without one, the command works on all workspaces."""
    declare_place(parser)
    parser.epilog = "Without --folder and --workspace: all workspaces."


def declare_copy(parser: ArgumentParser) -> None:
    parser.add_argument("destination", metavar="DEST", type=Path, help="new or empty folder")
    declare_place(parser)


def declare_workspace_import(parser: ArgumentParser) -> None:
    parser.add_argument(
        "source", metavar="SOURCE", type=Path, help="a folder with a backup or an export"
    )
    parser.add_argument("--name", default="", help="name of the new workspace")
    declare_place(parser)


def declare_clean_up(parser: ArgumentParser) -> None:
    declare_place(parser)
    flag(parser, "--remove", "remove the entries; without this, only list them")


def declare_session_delete(parser: ArgumentParser) -> None:
    declare_some_session(parser, "required")
    flag(parser, "--yes", "confirm the deletion (required)")


def declare_replay(parser: ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="JSONL, or a folder")
    parser.add_argument(
        "--policy",
        metavar="NAME",
        default="balanced",
        help="a preset (name or key), or a policy in a TOML file",
    )
    parser.add_argument(
        "--window", metavar="N", type=int, default=128_000, help="context window in tokens"
    )
    parser.add_argument(
        "--out", metavar="DIR", type=Path, required=True, help="folder for the traces"
    )
    number_option(parser, "--jobs", "number of processes; 0 uses all cores")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="Dask scheduler that hands sessions to its workers, as tls://host:8786",
    )
    file_option(parser, "--figures", "write the results as JSON")
    parser.add_argument(
        "--set",
        dest="changes",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="change a policy value",
    )
    parser.add_argument(
        "--constants", metavar="FILE", type=Path, help="replace constants of the policy (TOML)"
    )
    parser.add_argument("--reserve", metavar="N", type=int, help="tokens reserved for the reply")
    parser.add_argument(
        "--fixed-tokens", metavar="N", type=int, help="tokens taken by tool definitions"
    )
    parser.add_argument(
        "--gauge",
        choices=("exact", "3", "10", "20", "none", "less20", "more20", "off30"),
        default="exact",
        help="simulated usage reports: exact, none, off by up to N percent, N percent less or more",
    )


def declare_completion(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=("bash", "zsh", "fish"))
