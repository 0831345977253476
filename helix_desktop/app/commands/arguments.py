"""The arguments and options (flags) of all commands, with their help."""

from argparse import (
    REMAINDER,
    SUPPRESS,
    Action,
    ArgumentParser,
    Namespace,
    _ArgumentGroup,
    _SubParsersAction,
)
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROLES = ("main", "fast", "wide")
"""The values of LlmRole; a line of help does not wait for the imports of domain.llm."""

DECISIONS = ("always", "ask", "never")
MODES = ("plan", "ask", "accept-edits", "sandboxed-auto")
PRESETS = ("strict", "developer", "off")
"""The values of SandboxPreset, for the same reason."""

OUTPUT_FORMATS = ("text", "json", "stream-json")
YES_NO = ("yes", "no")
CACHE_LIFETIMES = {"5m": 300, "1h": 3_600}
NOBODY = "-"
"""The argument in place of a model that leaves the role to its fallback."""


def workspace_option(parser: ArgumentParser, text: str = "workspace name or ID") -> None:
    # SUPPRESS: options before the command word are not overwritten
    parser.add_argument("--workspace", metavar="NAME", default=SUPPRESS, help=text)


def folder_option(parser: ArgumentParser, text: str) -> None:
    parser.add_argument("--folder", metavar="DIR", type=Path, default=SUPPRESS, help=text)


def chosen_folder(workspace: str | None, folder: Path | None) -> Path | None:
    """Return the folder that a command works in, by default the current one; None: a workspace."""
    return None if workspace else folder or Path()


def flag(parser: ArgumentParser, name: str, text: str) -> None:
    parser.add_argument(name, action="store_true", help=text)


def json_flag(parser: "ArgumentParser | _ArgumentGroup", text: str = "as JSON") -> None:
    # not `json`, which is the module in a command
    parser.add_argument("--json", dest="as_json", action="store_true", help=text)


def _json_file_option(parser: ArgumentParser, text: str) -> None:
    parser.add_argument("--json", dest="json_file", metavar="FILE", type=Path, help=text)


def text_option(parser: ArgumentParser, name: str, text: str, *, metavar: str) -> None:
    parser.add_argument(name, metavar=metavar, default="", help=text)


def _add_subcommand(
    subcommands: "_SubParsersAction[ArgumentParser]", name: str, text: str, *, act: str = ""
) -> ArgumentParser:
    """Add a subcommand; `act` is the method of the command that runs it."""
    parser = subcommands.add_parser(name, help=text)
    parser.set_defaults(act=act or name)
    return parser


class _CommandAfterName(Action):
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


def _number_option(parser: ArgumentParser, name: str, text: str) -> None:
    parser.add_argument(name, metavar="N", type=int, default=0, help=text)


def _declare_place(parser: ArgumentParser) -> None:
    folder_option(parser, "project folder")
    workspace_option(parser)


def _declare_session(parser: ArgumentParser) -> None:
    _declare_place(parser)
    text_option(parser, "--session", "session ID (default: newest)", metavar="ID")


def declare_models(parser: ArgumentParser) -> None:
    json_flag(parser)
    text_option(parser, "--endpoint", "only models of this provider", metavar="NAME")
    flag(parser, "--refresh", "fetch model lists from the providers")
    parser.set_defaults(act="list_models")
    subcommands = parser.add_subparsers(title="commands", metavar="")
    choose = _add_subcommand(
        subcommands, "choose", "set the model for a role in a workspace", act="choose_model"
    )
    choose.add_argument("name", metavar="WORKSPACE", help="workspace name or ID")
    choose.add_argument("role", choices=ROLES)
    choose.add_argument(
        "model", metavar="ENDPOINT/MODEL", help=(f"model name; {NOBODY} resets to the default")
    )
    default = _add_subcommand(
        subcommands,
        "usual",
        "set the model for a role in all workspaces",
        act="choose_default_model",
    )
    default.add_argument("role", choices=ROLES)
    default.add_argument("model", metavar="ENDPOINT/MODEL", help=f"{NOBODY}: nobody")
    figures = _add_subcommand(
        subcommands, "set", "set a model's limits and prices", act="set_figures"
    )
    figures.add_argument("model", metavar="ENDPOINT/MODEL")
    figures.add_argument("--window", metavar="TOKENS", type=int, default=SUPPRESS)
    figures.add_argument("--max-output", metavar="TOKENS", type=int, default=SUPPRESS)
    for price in ("input", "output", "cache-read", "cache-write"):
        figures.add_argument(
            f"--{price}", metavar="USD", type=float, default=SUPPRESS, help="USD per million tokens"
        )
    figures.add_argument(
        "--search-price",
        metavar="USD",
        type=float,
        default=SUPPRESS,
        help="USD per thousand web searches of the provider",
    )
    for name in ("tools", "pictures"):
        figures.add_argument(f"--{name}", choices=YES_NO, default=SUPPRESS, help=f"accepts {name}")
    flag(figures, "--free", "the model costs nothing")
    figures.add_argument(
        "--dollar-limit",
        choices=("on", "off"),
        default=SUPPRESS,
        help="off: budgets don't stop it while its price is unknown",
    )
    figures.add_argument(
        "--prompt-cache",
        choices=tuple(CACHE_LIFETIMES),
        default=SUPPRESS,
        help="how long Anthropic's prompt cache lasts; for an hour, writing costs 2x of input",
    )
    unset = _add_subcommand(
        subcommands, "unset", "reset a model's limits and prices", act="unset_figures"
    )
    unset.add_argument("model", metavar="ENDPOINT/MODEL")
    add = _add_subcommand(subcommands, "add", "add or change a provider", act="add_endpoint")
    add.add_argument("id", metavar="ENDPOINT", help="short name")
    # lazy: it takes 1.5 ms of a start of the window, which has no commands
    from helix_desktop.domain.endpoint import BUILT_IN, DialectId  # noqa: PLC0415

    dialects = tuple(dialect.value for dialect in DialectId if dialect not in BUILT_IN)
    add.add_argument("dialect", choices=dialects)
    add.add_argument(
        "url",
        metavar="URL",
        help="https://…, or http:// for a private network; a region or PROJECT/LOCATION will do "
        "for bedrock or vertex",
    )
    add.add_argument("--title", default="", help="display name")
    add.add_argument("--variable", default="", help="environment variable that holds the key")
    flag(add, "--no-key", "no key required")
    _add_lists(
        add,
        ("--header", "NAME: VALUE", "extra header; values that look like keys go to the keyring"),
        ("--secret", "NAME", "header to ask for and store in the keyring"),
        ("--query", "NAME=VALUE", "extra query parameter"),
        ("--body", "NAME=JSON", "extra body field; null removes a field"),
    )
    text_option(add, "--key-header", "header with the key", metavar="NAME")
    text_option(add, "--limit-field", "e.g. max_completion_tokens", metavar="NAME")
    text_option(
        add,
        "--credentials",
        "AWS profile, or file of Google credentials (default: as their own tools choose)",
        metavar="NAME|FILE",
    )
    for name in ("tools", "pictures"):
        add.add_argument(
            f"--{name}", choices=YES_NO, default="yes", help=f"no: it never gets {name}"
        )
    _declare_allow_http(add)
    remove = _add_subcommand(subcommands, "remove", "remove a provider", act="remove_endpoint")
    remove.add_argument("id", metavar="ENDPOINT")


def _add_lists(parser: ArgumentParser, *options: tuple[str, str, str | None]) -> None:
    """Add options that can be repeated: the name, what it takes, and its help of each."""
    for name, metavar, text in options:
        parser.add_argument(name, metavar=metavar, action="append", default=[], help=text)


def _declare_allow_http(parser: ArgumentParser) -> None:
    flag(parser, "--allow-http", "allow its private host without encryption from now on")


def declare_keys(parser: ArgumentParser) -> None:
    subcommands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    set_word = _add_subcommand(
        subcommands, "set", "save a key (prompts, or reads standard input)", act="save_key"
    )
    forget = _add_subcommand(subcommands, "forget", "delete a key", act="forget_key")
    list_word = _add_subcommand(
        subcommands, "list", "list providers with a key (last 4 characters)", act="list_keys"
    )
    json_flag(list_word)
    for subcommand in (set_word, forget):
        subcommand.add_argument("endpoint", metavar="ENDPOINT")
    for subcommand in (set_word, forget, list_word):
        workspace_option(subcommand, "key for this workspace only")


def declare_guests(parser: ArgumentParser) -> None:
    json_flag(parser)
    parser.set_defaults(act="list_guests")
    subcommands = parser.add_subparsers(title="commands", metavar="")
    add = _add_subcommand(
        subcommands, "add", "add an agent that speaks ACP on its standard input", act="add_guest"
    )
    remove = _add_subcommand(
        subcommands, "remove", "remove an agent that you added", act="remove_guest"
    )
    approve = _add_subcommand(
        subcommands, "approve", "use an agent's program as it is found now", act="approve_guest"
    )
    for subcommand in (add, remove, approve):
        subcommand.add_argument("name", metavar="NAME", help="short name")
    _declare_guest_options(add)
    add.add_argument(
        "reached", metavar="COMMAND", action=_CommandAfterName, declare=_declare_guest_options
    )


def _declare_guest_options(added: ArgumentParser) -> None:
    text_option(added, "--title", "its name in menus", metavar="TEXT")
    _add_lists(
        added,
        ("--settings", "PATH", "its own files below your home folder, which it may write"),
        ("--env", "NAME=VALUE", "a variable of its environment; no keys"),
        ("--key", "NAME", "a variable with a key, which is passed on to it"),
    )
    text_option(added, "--upstream", "where its requests go, to record them", metavar="URL")
    text_option(added, "--address", "the variable that names that address", metavar="NAME")


def declare_permissions(parser: ArgumentParser) -> None:
    workspace_option(parser)
    folder_option(parser, "the workspace of a folder")
    parser.set_defaults(act="list")
    subcommands = parser.add_subparsers(title="commands", metavar="")
    for word, act, help_text in (
        ("trust", "trust", "trust the folder"),
        ("distrust", "distrust", "stop trusting the folder"),
        ("aside", "list_set_aside", "list files from commands that were set aside for you"),
    ):
        _add_subcommand(subcommands, word, help_text, act=act)
    for word, act, what, kind, help_text in (
        ("forget", "forget_rules", "NUMBER", int, "remove rules by number"),
        ("take", "take_rules", "NUMBER", int, "accept suggested rules by number"),
        ("put-back", "put_back", "NUMBER", int, "put back files that were set aside, by number"),
        ("open", "open_files", "PATH", str, "let commands and models read files with secrets"),
        (
            "follow",
            "follow_guides",
            "PATH",
            str,
            "use instructions from git or a nested repository",
        ),
        (
            "host",
            "choose_hosts",
            "HOST",
            str,
            "let sandboxed commands reach hosts, by name or name:port",
        ),
    ):
        subcommand = _add_subcommand(subcommands, word, help_text, act=act)
        subcommand.add_argument(f"{what.lower()}s", metavar=what, type=kind, nargs="+")
    flag(subcommands.choices["host"], "--forget", "remove the hosts instead")
    preset = _add_subcommand(
        subcommands, "preset", "choose what sandboxed commands can reach", act="choose_preset"
    )
    preset.add_argument("preset", choices=PRESETS)
    mode = _add_subcommand(subcommands, "mode", "show or choose when Helix asks", act="choose_mode")
    mode.add_argument("mode", choices=MODES, nargs="?", help="omit to show the current mode")
    rule = _add_subcommand(subcommands, "set", "add a rule: always, ask, or never", act="set_rule")
    rule.add_argument("decision", choices=DECISIONS)
    rule.add_argument("tool", metavar="TOOL", help="e.g. shell, write_file, SERVER__TOOL")
    rule.add_argument("--form", default="", help="exact command as shown next to “Always”")
    text_option(
        rule, "--prefix", "everything that starts with it, e.g. 'cargo test'", metavar="WORDS"
    )
    rule.add_argument(
        "--path", default="", help="only this file or folder (relative to the project)"
    )
    flag(rule, "--everywhere", "in all workspaces")
    flag(rule, "--without-sandbox", "apply the rule without a sandbox too")
    for subcommand in subcommands.choices.values():  # also behind the command
        workspace_option(subcommand)
        folder_option(subcommand, "the workspace of a folder")


def declare_changes(parser: ArgumentParser) -> None:
    _declare_session(parser)
    _number_option(parser, "--turn", "only changes from the Nth turn")
    flag(parser, "--diff", "show each change, numbered")


def declare_restore(parser: ArgumentParser) -> None:
    _declare_session(parser)
    _number_option(parser, "--turn", "only changes from the Nth turn")
    parser.add_argument(
        "files",
        metavar="PATH",
        nargs="*",
        help=("file as listed by `changes`; omit with --turn for all files of that turn"),
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
    _declare_place(parser)
    _number_option(parser, "--days", "only the last N days")
    text_option(parser, "--session", "only this session and its subagents", metavar="ID")
    text_option(parser, "--model", "only this model, as the table names it", metavar="MODEL")
    kind = parser.add_mutually_exclusive_group()
    json_flag(kind)
    kind.add_argument("--csv", action="store_true", help="as CSV")


def declare_seen(parser: ArgumentParser) -> None:
    parser.add_argument("text", metavar="TEXT", help="text to look for, letter by letter")
    _declare_place(parser)
    text_option(parser, "--session", "only this session", metavar="ID")
    flag(parser, "--output", "TEXT is the hash of an output, or its beginning")
    json_flag(parser)


def declare_skills(parser: ArgumentParser) -> None:
    _declare_place(parser)
    _add_lists(
        parser,
        ("--on", "SKILL", "use a skill, by its name or its folder as listed"),
        ("--off", "SKILL", "do not use a skill"),
    )
    json_flag(parser)


def declare_hooks(parser: ArgumentParser) -> None:
    _declare_place(parser)
    _add_lists(
        parser,
        ("--show", "ID", "show all that an approval covers, by the ID as listed"),
        ("--approve", "ID", "let a hook run from now on, exactly as it is"),
        ("--off", "ID", "let an approved hook run no more"),
    )
    json_flag(parser)


def declare_memory(parser: ArgumentParser) -> None:
    _declare_place(parser)
    _add_lists(
        parser,
        ("--add", "LINE", "add a line"),
        ("--remove", "N", "remove a line, by its number as listed"),
    )
    _number_option(parser, "--restore", "bring the lines of a version back")
    flag(parser, "--history", "list the versions, newest first")
    json_flag(parser)


def declare_share(parser: ArgumentParser) -> None:
    _declare_session(parser)
    for name, text in (
        ("--html", "write a page to show; secrets are masked, and listed here"),
        ("--markdown", "write Markdown; secrets are masked, and listed here"),
        ("--jsonl", "write the exact history, which `import` reads"),
    ):
        parser.add_argument(name, metavar="FILE", type=Path, help=text)
    flag(parser, "--with-secrets", "write --jsonl even if it holds what looks like secrets")


def declare_rewind(parser: ArgumentParser) -> None:
    _declare_session(parser)
    _number_option(parser, "--to", "number of the message to go back to")
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


def declare_bring(parser: ArgumentParser) -> None:
    parser.add_argument(
        "name",
        metavar="NAME",
        nargs="?",
        default="",
        help="the hash of an output, or SESSION/NUMBER of a message or notes",
    )
    _declare_place(parser)
    text_option(
        parser, "--session", "add it to this session (default: the branch's parent)", metavar="ID"
    )
    text_option(parser, "--find", "list what contains TEXT, newest first", metavar="TEXT")


def declare_experiment(parser: ArgumentParser) -> None:
    _declare_session(parser)
    _number_option(parser, "--request", "send the Nth request once more")
    parser.add_argument(
        "--without",
        metavar="BLOCK",
        type=int,
        action="append",
        default=[],
        help="leave a block out, by its number; may be repeated",
    )
    text_option(parser, "--model", "ask this model, as PROVIDER/MODEL", metavar="NAME")
    flag(parser, "--send", "send it (default: list its blocks and the price)")
    _number_option(parser, "--show", "show both answers of the Nth experiment")


def declare_profile(parser: ArgumentParser) -> None:
    workspace_option(parser)
    flag(parser, "--show", "show the current settings (default)")
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
    _add_lists(parser, ("--host", "HOST", "allow a private host"))
    flag(parser, "--no-hosts", "remove all private hosts")


def declare_servers(parser: ArgumentParser) -> None:
    subcommands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    list_word = _add_subcommand(
        subcommands, "list", "list servers, their state, and project suggestions"
    )
    json_flag(list_word)
    import_word = _add_subcommand(
        subcommands, "import", "import servers of a list, a bundle, or a link", act="import_"
    )
    import_word.add_argument(
        "file",
        metavar="FILE | LINK",
        nargs="?",
        help="JSON file, .mcpb bundle, or install link (default: the project's own files)",
    )
    import_word.add_argument(
        "--set",
        dest="settings",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a setting of a bundle",
    )
    import_word.add_argument("--name", default="", help="only this server")
    _declare_allow_http(import_word)
    add = _add_subcommand(subcommands, "add", "add a server (options go before its command or URL)")
    add.add_argument("name", metavar="NAME", help="short name")
    _declare_server_options(add)
    add.add_argument(
        "reached",
        metavar="COMMAND | URL",
        action=_CommandAfterName,
        declare=_declare_server_options,
    )
    approve = _add_subcommand(subcommands, "approve", "review and approve a server and its tools")
    flag(approve, "--yes", "approve without asking")
    test = _add_subcommand(
        subcommands, "test", "start a server and list its tools, prompts, and resources"
    )
    log = _add_subcommand(subcommands, "log", "show a server's log")
    sign_in = _add_subcommand(
        subcommands, "sign-in", "sign in to a server with a browser", act="sign_in"
    )
    sign_out = _add_subcommand(subcommands, "sign-out", "sign out of a server", act="sign_out")
    remove = _add_subcommand(subcommands, "remove", "remove a server and its secrets")
    secret_word = _add_subcommand(
        subcommands, "secret", "save a secret for a server (prompts for it)"
    )
    switch = _add_subcommand(subcommands, "switch", "turn a server or its tool hints on or off")
    for name in ("on", "believed"):
        switch.add_argument(f"--{name}", choices=("yes", "no"))
    _timeout_option(switch, None)
    for subcommand in (approve, test, log, sign_in, sign_out, remove, switch, secret_word):
        subcommand.add_argument("name", metavar="SERVER")
    secret_word.add_argument("secret", metavar="NAME", help="the variable or header")
    for subcommand in subcommands.choices.values():
        workspace_option(subcommand)


def _timeout_option(parser: ArgumentParser, default: int | None) -> None:
    text = "cancel a call that reports nothing for so long (0: as usual)"
    parser.add_argument("--timeout", metavar="SECONDS", type=int, default=default, help=text)


def _declare_server_options(added: ArgumentParser) -> None:
    _add_lists(
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
    _declare_place(parser)
    text_option(parser, "--session", "continue this session", metavar="ID")
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
    parser.add_argument(
        "--wait",
        metavar="MINUTES",
        type=int,
        help="longest wait when a provider asks to wait (default: the setting)",
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
        help="send this of another session with the prompt (see `bring`); may be repeated",
    )
    flag(
        parser,
        "--web-search",
        "allow web searches by the model's provider in this session (they can carry data out)",
    )
    kind = parser.add_mutually_exclusive_group()
    json_flag(kind, "print each event as a line of JSON")
    kind.add_argument(
        "--output-format",
        choices=OUTPUT_FORMATS,
        default="text",
        help="the answer, or the result or the messages as JSON in the form of other agents",
    )
    flag(
        parser,
        "--yes-read-only",
        "run read-only tools without asking (the default); other tools need a rule",
    )


def declare_check(parser: ArgumentParser) -> None:
    workspace_option(parser, "workspace name or ID, or all (default)")
    flag(parser, "--deep", "read every byte")
    flag(parser, "--repair", "rebuild the database from readable data (works on a copy)")
    flag(
        parser,
        "--acknowledge",
        "stop reporting damaged settings files and what earlier repairs lost",
    )


def declare_copy(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="WORKSPACE", help="workspace name or ID")
    parser.add_argument("destination", metavar="DEST", type=Path, help="new or empty folder")


def declare_import(parser: ArgumentParser) -> None:
    parser.add_argument(
        "source",
        metavar="SOURCE",
        nargs="?",
        type=Path,
        help="a folder with a backup or an export, or a file with sessions of another program",
    )
    parser.add_argument("--name", default="", help="name of the new workspace")
    folder_option(parser, "project folder")
    workspace_option(parser, "workspace for sessions of another program")
    parser.add_argument(
        "--from",
        dest="program",
        metavar="PROGRAM",
        default="",
        help="only sessions of claude-code, codex, opencode, gemini-cli, or messages (lists of "
        "messages as JSON)",
    )
    flag(parser, "--found", "find the sessions of other programs for the project folder")
    parser.add_argument(
        "--list",
        dest="only_list",
        action="store_true",
        help="list the sessions with what can't come along; import nothing",
    )
    json_flag(parser, "with --list, or for sessions: as JSON")
    parser.add_argument(
        "--session", metavar="ID", default="", help="only this session of the file or the list"
    )


def declare_clean_up(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="WORKSPACE", help="workspace name or ID")
    flag(parser, "--remove", "remove the entries; without this, only list them")


def declare_delete(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="WORKSPACE", help="workspace name or ID")
    parser.add_argument(
        "session",
        metavar="SESSION",
        nargs="?",
        default="",
        help="session ID; omit to list sessions",
    )
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
    _number_option(parser, "--jobs", "number of processes; 0 uses all cores")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="Dask scheduler that hands sessions to its workers, as tls://host:8786",
    )
    _json_file_option(parser, "write the results as JSON")
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


def declare_lab(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        type=Path,
        help="sessions of other programs, or folders with them (default: their usual places)",
    )
    folder_option(parser, "only sessions that worked in this folder")
    workspace_option(parser, "the newest sessions of this workspace instead, also with agents")
    text_option(parser, "--session", "only the session of this ID, of the workspace", metavar="ID")
    parser.add_argument(
        "--from", dest="program", metavar="PROGRAM", default="", help="only sessions of PROGRAM"
    )
    parser.add_argument(
        "--last", metavar="N", type=int, default=20, help="the newest N sessions (default: 20)"
    )
    parser.add_argument("--html", metavar="FILE", type=Path, help="write a page to show")
    _json_file_option(parser, "write the figures as JSON")


def declare_mcp(parser: ArgumentParser) -> None:
    workspace_option(parser)
    folder_option(parser, "project folder")
