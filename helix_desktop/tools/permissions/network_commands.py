"""Commands whose network use is known: the place they contact, and the data they send and bring.

Only for these can an "always" for the network stay valid once untrusted content is in the
conversation, because nothing in that content can make them do something else: their form names the
place (read from the repository's settings, which commands cannot write, so an added or changed
remote is another form), and arguments that can name another place, carry data or start a program
are not covered.

- `git fetch` and `pull` of branches and tags, and `git ls-remote`, send names of commits and
  branches to the project's own origin, and `git ls-remote` to other repositories of the same owner;
  `gh` that only reads sends names to the project's own owner at GitHub, and nobody else can look
  them up there. An "always" for these stays valid by itself.
- `gh` that only reads from another owner, who is then a part of the form, needs an "always" that
  mentions untrusted content. A wider one may cover all other owners, and searching: what is asked
  for is told to GitHub, and not to whoever owns the repository.
- `git push` does send the project's bytes: it may be covered for a branch of its own at the
  project's own remote (nothing forced, no deletion, no tag, no main branch), where it is reviewed
  before it counts and can be undone; its card says so.
- For the rest only a grant for the session is possible. A comment, an issue or a pull request at
  the project's own repository speaks in the user's name (`github_texts.py`). A push with a lease
  replaces commits of the branch it is on, and a push of a main branch publishes: the grant names
  the branch. A request to a web server can carry data out in its address: the grant names the
  server (`web_requests.py`). Requests and pushes of a main branch have an "always" for the exact
  command, too, which counts while the conversation has no untrusted content.
- All other commands that send ask each time: reviews and merges start things, `npm publish` and
  `scp` go anywhere. `git clone` could carry data out in its address, and an install runs the
  project's code with the network: both ask.

The output of `gh` is anybody's text; git's output about a remote is not, and what it fetches is
the project's own if it is a branch or a tag of origin. Anything else, such as `pull/7/head`, may be
proposed by anybody, also if only the settings name it: it has a form of its own, and taints.
"""

import os
import re
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from helix_desktop.domain.permission import EVEN_SO, Judgement
from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.permissions.command_line import named
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_reading import aims_complaint, strip_assignments
from helix_desktop.tools.permissions.command_warnings import REPLACES, REPLACES_PUSHED
from helix_desktop.tools.permissions.git_remotes import (
    GitRemotes,
    is_own_name,
    is_plain_remote_name,
    read_remotes,
    remote_place,
)
from helix_desktop.tools.permissions.github_texts import GITHUB, text_place
from helix_desktop.tools.permissions.options import (
    OperandKind,
    SortedArguments,
    command_row,
    command_table,
    option_values,
    sort_arguments,
)
from helix_desktop.tools.permissions.shell_lexer import ShellWord, WordTrait
from helix_desktop.tools.permissions.shell_parser import SimpleCommand
from helix_desktop.tools.permissions.web_requests import CARRIES_OUT, web_request

WITH_NETWORK = "with network: "
"""Prefix of the form of a command that asked for the network."""

_FETCH = "-q -v -t -n --quiet --verbose --tags --no-tags --dry-run --progress --no-progress"
_BRINGS = command_table(f"""
fetch: text {_FETCH} --depth=N
pull: text {_FETCH} -r --rebase --no-rebase --ff --ff-only --no-edit --autostash --stat --no-stat
ls-remote: text -q -h -t --heads --branches --tags --refs --quiet --exit-code --symref
""")
_LEASE = "--force-with-lease"
PUBLISHES_MAIN = Phrase("it publishes to a main branch")
SPEAKS = Phrase("it speaks in your name")
_PUSH = command_row(
    OperandKind.TEXT,
    "-u -q -v -n --set-upstream --quiet --verbose --porcelain --progress --no-progress --dry-run"
    f" {_LEASE}",
)
_MAIN = re.compile(
    r"(?:main|master|trunk|default|develop|development|dev|prod|production|stable|staging|live|next"
    r"|gh-pages|pages|deploy|release|releases|hotfix)(?:[-_/.].*)?",
    re.IGNORECASE,
)
"""Branches that others build, publish or start from at once."""
_LISTS = "-L=N -s=T -R=T -q=T --limit=N --state=T --repo=T --json=T --jq=T"
_PEOPLE = "-A=T -a=T -l=T --author=T --assignee=T --label=T -S=T --search=T"
_READS = command_table(f"""
pr view, issue view: text -c --comments -R=T -q=T --repo=T --json=T --jq=T
pr list: text {_LISTS} {_PEOPLE} -B=T -H=T -d --base=T --head=T --draft
pr diff: text -R=T --repo=T --name-only --patch --color=T
pr checks: text -R=T -q=T -i=N --repo=T --json=T --jq=T --required --watch --interval=N --fail-fast
pr status, issue status, release view: text -R=T -q=T --repo=T --json=T --jq=T
issue list: text {_LISTS} {_PEOPLE} -m=T --milestone=T
run list: text {_LISTS} -b=T -c=T -e=T -u=T -w=T --branch=T --commit=T --event=T --status=T --user=T
    --workflow=T
run view: text -R=T -q=T -j=T -v --repo=T --json=T --jq=T --job=T --log --log-failed --verbose
    --exit-status --attempt=N
run watch: text -R=T -i=N --repo=T --exit-status --interval=N --compact
release list, label list: text -L=N -R=T -q=T --limit=N --repo=T --json=T --jq=T
repo list: text -L=N -l=T -q=T --limit=N --language=T --json=T --jq=T --topic=T --source --fork
    --archived --no-archived --visibility=T
auth status: none -a --active
repo view: text -b=T -q=T --branch=T --json=T --jq=T
workflow list: text -L=N -R=T -a -q=T --limit=N --repo=T --json=T --jq=T
""")
_API = command_row(
    OperandKind.TEXT, "-q=T --jq=T --paginate --slurp -i --include --cache=T -H=T --header=T"
)
_ENVIRONMENT = re.compile(r"\b(?:env|ENV)\b")
"""What of a jq filter reads the environment, which may hold the token of gh."""
_ACCEPT = re.compile(r"Accept: application/[\w.+-]+", re.ASCII)
"""The one header that only sets the format of the answer."""
_SHOWN_READS = "only reads: view list diff checks status watch, api without fields"
_ANYWHERE = f"{WITH_NETWORK}gh ⟨{_SHOWN_READS}, search⟩ from any place at {GITHUB}{EVEN_SO}"
"""The form that covers reading from all other owners, too. Only GitHub learns what is asked."""
_SEARCH = command_row(
    OperandKind.TEXT,
    "-L=N -R=T -q=T --limit=N --repo=T --owner=T --json=T --jq=T --language=T --state=T --sort=T"
    " --order=T --match=T --extension=T --filename=T --author=T --label=T --created=T --updated=T",
)
_SEARCHES = named("code issues prs repos commits")
_TOGETHER = re.compile(r"-[A-Za-z].+", re.DOTALL)
"""Several options in one word, or an option with its value: too complex to be worth reading."""
_REPOSITORY = re.compile(r"([\w.-]+)/[\w.-]+", re.ASCII)
_PATH = re.compile(r"/?repos/([\w.-]+)/[\w./?&=,:-]+", re.ASCII)
_SUBJECT = re.compile(r"#?\d+|[\w][\w./-]*")
_STRUCTURAL = named("""
    number state stateReason isDraft mergeable mergeStateStatus reviewDecision headRefOid baseRefOid
    mergedAt createdAt updatedAt closedAt closed id url databaseId status conclusion headSha event
    changedFiles additions deletions isPrivate visibility isCrossRepository isArchived isFork
    attempt startedAt fullDatabaseId baseRefName
""")
"""Fields with numbers, dates and GitHub's own words: nobody else can write into them."""


class NetworkUse(Struct, frozen=True):
    """A known use of the network. `form` is the text of an "always", `said` is for the card.

    `brings`: it only downloads, and sends no more than names, to the project's own place.
    `publishes`: it sends commits. `stays`: it counts for the branch that is checked out. `words`:
    its output may contain anybody's text. `host`: the server to which it must be restricted.
    `lends`: why no "always" covers it, only a grant for the session. `wide`: the form that also
    covers the other uses of this kind.
    """

    form: str
    said: str
    brings: bool = True
    publishes: bool = False
    stays: bool = False
    words: bool = False
    host: str = ""
    lends: str = ""
    wide: str = ""


def network_use(part: SimpleCommand, site: CommandPaths, bases: Sequence[str]) -> NetworkUse | None:
    """Return a command's use of the network; None if it is not known."""
    words = strip_assignments(part.words)
    fed = part.before in ("|", "|&") or any(aim.operator.startswith("<") for aim in part.aims)
    if len(bases) != 1 or part.reserved or part.head or fed or len(words) < 2:
        return None
    if not all(_stays_as_written(word, bases[0]) for word in part.words):
        return None
    check = _PROGRAMS.get(words[0].raw)
    if check is None or aims_complaint(part, site, bases[0]):
        return None
    return check(words[1:], site, bases[0])


def _stays_as_written(word: ShellWord, base: str) -> bool:
    """Return whether a program gets exactly the word's text; no file fits `https://host/?a=*`."""
    folder, address, _ = word.text.partition("://")
    pattern = not word.has(~(WordTrait.GLOB | WordTrait.QUOTED))
    nothing = not os.path.lexists(os.path.join(base, f"{folder}:"))
    return word.literal or (pattern and bool(address) and "/" not in folder and nothing)


def lasts_until_tainted(judged: Judgement) -> bool:
    """Return whether an "always" is possible while no untrusted content is in the conversation."""
    return not {CARRIES_OUT, PUBLISHES_MAIN}.isdisjoint(judged.lends.values())


def _curl(words: list[ShellWord], site: CommandPaths, base: str) -> NetworkUse | None:
    request = web_request(words, site, base)
    if request is None:
        return None
    kind = "⟨whatever it sends, files of the project too⟩ to" if request.sends else "⟨reads⟩ from"
    host = request.origin.partition("://")[2]
    said = (
        Phrase("Sends data to {host}.", host=host)
        if request.sends
        else Phrase("Fetches from {host}, which learns everything in the address.", host=host)
    )
    form = f"{WITH_NETWORK}curl {kind} {request.origin}"
    return NetworkUse(
        form, said, brings=False, publishes=request.sends, words=True, lends=CARRIES_OUT
    )


def _git(words: list[ShellWord], site: CommandPaths, base: str) -> NetworkUse | None:
    if words[0].text == "-C" and len(words) > 2:
        base, words = site.moved(base, words[1].text), words[2:]
    known = read_remotes(site)
    if known is None or not site.holds(site.moved(base, ".")) or not site.own_repository(base):
        return None
    name, rest = words[0].text, words[1:]
    if name == "push":
        return _pushing(sort_arguments(_PUSH, rest), known)
    if name not in _BRINGS:
        return None
    return _bringing(sort_arguments(_BRINGS[name], rest), known, looks=name == "ls-remote")


def _bringing(found: SortedArguments, known: GitRemotes, *, looks: bool) -> NetworkUse | None:
    """Return the use of a downloading git; `looks`: it only lists, so the owner's other
    repositories are covered, too."""
    names = [word.text for word in found.operands]
    remote = names[0] if names else known.usual
    if (
        looks
        and "://" in remote
        and not found.complaint
        and all(map(is_plain_remote_name, names[1:]))
    ):
        return _listing(remote_place(remote), known)
    place = known.places.get(remote)
    if found.complaint or place is None or not all(map(is_plain_remote_name, names)):
        return None
    brought = () if looks else names[1:] or known.usual_names(remote)
    others = ", ".join(dict.fromkeys(name for name in brought if not is_own_name(name)))
    if others:
        return _foreign(others, remote, place)
    form = f"{WITH_NETWORK}git ⟨fetch, pull, ls-remote⟩ from {remote} ({place})"
    said = Phrase("Only fetches from {remote} ({place}).", remote=remote, place=place)
    return NetworkUse(
        form,
        said,
        stays=not looks and not names[1:] and known.merges_others(remote),
        words=not looks and remote != "origin",
        wide=_own_reads(place, known),
    )


def _foreign(names: str, remote: str, place: str) -> NetworkUse:
    """Return the use of a fetch that brings what others proposed."""
    form = f"{WITH_NETWORK}git ⟨fetch, pull⟩ of {names} from {remote} ({place})"
    said = Phrase(
        "Fetches {names} from {remote} ({place}), which anyone may have written.",
        names=names,
        remote=remote,
        place=place,
    )
    return NetworkUse(form, said, brings=False, words=True)


def _listing(place: str, known: GitRemotes) -> NetworkUse | None:
    owner = place.rpartition("/")[0]
    if "/" not in owner or owner not in {own.rpartition("/")[0] for own in known.places.values()}:
        return None
    form = f"{WITH_NETWORK}git ls-remote of repositories at {owner}"
    said = Phrase("Only lists the branches of {place}.", place=place)
    return NetworkUse(form, said, wide=_own_reads(place, known))


def _own_reads(place: str, known: GitRemotes) -> str:
    """Return the form that covers all reading from the project's owner; "" for other places."""
    owner = _owner(known)
    own = bool(owner) and place.casefold().startswith(f"{GITHUB}/{owner}/".casefold())
    return _own_form(owner) if own else ""


def _own_form(owner: str) -> str:
    reads = f"git ⟨fetch, pull, ls-remote⟩ and gh ⟨{_SHOWN_READS}⟩"
    return f"{WITH_NETWORK}{reads} from {GITHUB}/{owner}"


def _pushing(found: SortedArguments, known: GitRemotes) -> NetworkUse | None:
    """Return the use of a push of the current branch, under its own name."""
    remote, *branches = [word.text for word in found.operands] or [known.usual]
    place = known.places.get(remote)
    own = known.branch
    if found.complaint or place is None or branches not in ([], [own], ["HEAD"]):
        return None
    if not own or own in known.tags or own.upper() == "HEAD":
        return None
    main, leases = _MAIN.fullmatch(own), _LEASE in found.options
    if main and leases:
        return None
    said = Phrase(
        "Publishes the commits of this branch to {remote} ({place}).", remote=remote, place=place
    )
    lends = PUBLISHES_MAIN if main else REPLACES if leases else ""
    how = f"{_LEASE} " if leases else ""
    branch = own if lends else "⟨the branch it is on, no main one, nothing forced⟩"
    form = f"{WITH_NETWORK}git push {how}{branch} to {remote} ({place})"
    said = REPLACES_PUSHED if leases else said
    return NetworkUse(form, said, brings=False, publishes=True, lends=lends)


def _gh(words: list[ShellWord], site: CommandPaths, base: str) -> NetworkUse | None:
    known = read_remotes(site)
    together = any(_TOGETHER.fullmatch(word.text) for word in words)
    tells = any(map(_ENVIRONMENT.search, option_values(words, ("-q", "--jq"))))
    if known is None or together or tells or not site.own_repository(base):
        return None
    place = text_place(words, known)
    return _speaking(place) if place else _looking(words, known)


def _looking(words: list[ShellWord], known: GitRemotes) -> NetworkUse | None:
    """Return the use of a gh that only reads."""
    owner = _owner(known)
    if not owner:
        return None
    about = " ".join(word.text for word in words[:2])
    if words[0].text == "search" and words[1].text in _SEARCHES:
        return _searching(sort_arguments(_SEARCH, words[2:]))
    if words[0].text == "api":
        found, spoken = sort_arguments(_API, words[1:]), True
        owners = _owners_of_api(found, words)
    elif about in _READS:
        found = sort_arguments(_READS[about], words[2:])
        spoken = not _only_structural(found, words)
        owners = _owners(found, words, about=about) or {owner.casefold()}
    else:
        return None
    if found.complaint or "" in owners or len(owners) != 1:
        return None
    return _reading(owners.pop(), owner, spoken=spoken)


def _speaking(place: str) -> NetworkUse:
    form = f"{WITH_NETWORK}gh ⟨writes and edits comments, issues and pull requests⟩ at {place}"
    said = Phrase("Writes at {place} in your name.", place=place)
    return NetworkUse(
        form, said, brings=False, publishes=True, words=True, host=GITHUB, lends=SPEAKS
    )


def _reading(owner: str, own: str, *, spoken: bool) -> NetworkUse:
    """Return the use of a reading gh; other owners' repositories contain anybody's text."""
    ours = owner == own.casefold()
    place = f"{GITHUB}/{own if ours else owner}"
    form = f"{WITH_NETWORK}gh ⟨{_SHOWN_READS}⟩ from {place}"
    said = Phrase(
        "Only reads from {place}."
        if ours
        else "Only reads from {place}, which isn't this project's owner.",
        place=place,
    )
    wide = _own_form(own) if ours else _ANYWHERE
    return NetworkUse(form, said, brings=ours, words=spoken or not ours, host=GITHUB, wide=wide)


def _searching(found: SortedArguments) -> NetworkUse | None:
    if found.complaint:
        return None
    form, said = f"{WITH_NETWORK}gh ⟨search⟩ at {GITHUB}", Phrase("Searches github.com.")
    return NetworkUse(form, said, brings=False, words=True, host=GITHUB, wide=_ANYWHERE)


def _owner(known: GitRemotes) -> str:
    """Return the one owner of all remotes at GitHub; "" if there are several."""
    at = (place.split("/") for place in known.places.values() if place.startswith(f"{GITHUB}/"))
    owners = {steps[1] for steps in at if len(steps) == 3}
    return owners.pop() if len(owners) == 1 and "origin" in known.places else ""


def _owner_in(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.fullmatch(text)
    return found[1].casefold() if found and ".." not in text else ""


def _owners_of_api(found: SortedArguments, words: Sequence[ShellWord]) -> set[str]:
    """Return the owner of the repository in an API path; "" for other paths."""
    paths = [word.text for word in found.operands]
    headers = option_values(words, ("-H", "--header"))
    plain = len(paths) == 1 and all(map(_ACCEPT.fullmatch, headers))
    return {_owner_in(_PATH, paths[0]) if plain else ""}


def _owners(found: SortedArguments, words: Sequence[ShellWord], *, about: str) -> set[str]:
    """Return the owners of the named repositories, with "" for anything that may name a server."""
    named_so = [*option_values(words, ("-R", "--repo"))]
    operands = [word.text for word in found.operands]
    if about == "repo view":
        named_so += operands
        operands = []
    if about == "repo list":
        named_so += [f"{each}/all" for each in operands]
        operands = []
    most = 4 if about == "pr diff" else 1  # file names, which gh refuses
    plain = all(_SUBJECT.fullmatch(text) for text in operands) and len(operands) <= most
    return {_owner_in(_REPOSITORY, each) for each in named_so} | (set() if plain else {""})


def _only_structural(found: SortedArguments, words: Sequence[ShellWord]) -> bool:
    fields = [field for each in option_values(words, ("--json",)) for field in each.split(",")]
    comments = {"-c", "--comments"}.intersection(found.options)
    return bool(fields) and not comments and _STRUCTURAL.issuperset(fields)


_Check = Callable[[list[ShellWord], CommandPaths, str], NetworkUse | None]
_PROGRAMS: Mapping[str, _Check] = {"git": _git, "gh": _gh, "curl": _curl}
