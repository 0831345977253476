"""What a sandboxed command may see and write (paths), made anew for each command.

Only paths, all of them real; bubblewrap.py and seatbelt.py enforce them.
"""

import os
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress

from msgspec import Struct

import helix_desktop
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.mountpoint_folders import is_free
from helix_desktop.tools.files.protected_paths import NEVER
from helix_desktop.tools.files.repository_places import (
    configured_places,
    gitdir_target,
    is_left_to_git,
    is_plain,
    shared_folders,
)
from helix_desktop.tools.files.system_mounts import (
    folders_above,
    is_within,
    outermost,
    own_home,
)
from helix_desktop.tools.sandbox.find.folder_survey import CLOSED, MarkReason, SurveyMark
from helix_desktop.tools.sandbox.launch.command_environment import GrantedResources
from helix_desktop.tools.secrets.secret_file_names import FOLDERS

Granted = Callable[[str], bool]
"""Returns whether the user allowed tools to write a path, relative to the project folder."""

_HIDDEN = ("/home", "/root", "/tmp", "/var/tmp", "/run", "/mnt", "/media", "/var/mail")
_KEYS = (
    *("/etc/shadow", "/etc/gshadow", "/etc/shadow-", "/etc/gshadow-", "/etc/sudoers"),
    *("/etc/ssl/private", "/etc/NetworkManager/system-connections", "/etc/wireguard"),
    *("/etc/ssh/ssh_host_rsa_key", "/etc/ssh/ssh_host_ecdsa_key", "/etc/ssh/ssh_host_ed25519_key"),
)


_HARMLESS = frozenset({".svn", ".bzr"})
"""Names that run nothing when created; an empty folder for each would only be in the way."""


_LIVE = frozenset({".vscode", ".idea", ".zed", ".fleet", ".vs", ".devcontainer", ".cursor"})
"""Folders that editors obey while the project is open. Over a file that is not there, such as
`.envrc`, nothing can be mounted but a folder, which other programs would complain about."""


_MANY = 20
"""Hidden files of one folder above which the whole folder is hidden where possible."""


_PARTS_OF_ENVIRONMENT = ("bin", "lib", "lib64", "pyvenv.cfg", "Scripts", "Lib")
"""What Python runs of an environment that is the project folder itself."""
MODULES = "/.git/modules/"
MAX_COPIES = 50
"""Most repositories of a project that are copied for one command; the others are read-only."""
MAX_MOUNTS = 400
"""Most mounted places of one folder: each slows down all others."""


class SandboxLayout(Struct, frozen=True):
    """Real paths. A path's rule applies to everything below, unless a longer path has its own."""

    folder: str
    fixed_folders: tuple[str, ...] = ()
    """Folders that stay in place while their content may change (for a protected link)."""
    closed: tuple[str, ...] = ()
    """Readable only."""
    hidden: tuple[str, ...] = ()
    """Not even readable."""
    fixed: tuple[str, ...] = ()
    """Folders that identify hidden files, or hold closed ones: writable, but not to be renamed."""
    absent: tuple[str, ...] = ()
    """Missing, and not to be created."""
    placed: tuple[tuple[str, str], ...] = ()
    """Writable places, and where they are shown."""
    unwritable: tuple[str, ...] = ()
    """Within these, and readable only; or missing, and not to be created."""
    borrowed: tuple[tuple[str, str], ...] = ()
    """Places, and where they are shown read-only."""
    copied: tuple[str, ...] = ()
    """Repositories of which the command gets a copy, by their insides."""
    shown: tuple[str, ...] = ()
    """Outside, and readable although their surroundings are not."""
    app_folders: tuple[str, ...] = ()
    """Folders of Helix, hidden; they need not exist."""
    outside: tuple[str, ...] = ()
    """Places of the system that are not readable."""
    resources: tuple[str, ...] = ()
    """Toolchains of the user, readable."""
    withheld: tuple[str, ...] = ()
    """Unreadable parts of the toolchains."""
    pipes: tuple[str, ...] = ()
    """Named pipes, which lead to programs outside even where nothing can be written; hidden."""
    looking: bool = False
    """Whether the command is known only to read: it writes in temporary folders only."""
    home: str = ""
    """The folder in place of the user's home; "" means a temporary one."""
    temporary: str = ""
    """The folder in place of /tmp; "" means one of the command's own."""

    @property
    def written_outside(self) -> tuple[str, ...]:
        """The folders outside the project in which commands write, and all of Helix's."""
        places = (self.home, self.temporary, *(place for place, _ in self.placed))
        return (*self.app_folders, *filter(None, map(os.path.realpath, filter(None, places))))


class LayoutRequest(Struct, frozen=True):
    """The input of a layout.

    `looking`: the command only reads, so the whole folder is closed, and `pipes` in it are hidden.
    `writing`: the command may write in repositories, of which it gets copies; `setting`: git alone
    runs and may remove work trees; `clearing`: the command deletes untracked files, so no
    placeholder may be in its way; `lasting`: it runs for a whole turn. `has_writers`: another
    command may write. `hidden` files must not be read; `loose` places are not closed, but checked
    afterwards.
    """

    app_folders: Sequence[str] = ()
    granted: Granted = lambda _path: False
    looking: bool = False
    writing: bool = False
    setting: bool = False
    clearing: bool = False
    lasting: bool = False
    has_writers: bool = False
    hidden: Sequence[str] = ()
    loose: frozenset[str] = frozenset()
    pipes: Callable[[Iterable[str]], Iterable[str]] = lambda _unsurveyed: ()
    resources: GrantedResources = GrantedResources()


def make_layout(folder: str, marks: Iterable[SurveyMark], request: LayoutRequest) -> SandboxLayout:
    if folder == "/":
        raise ToolError("Commands can't run when the whole disk is the project folder.")
    resources = request.resources
    layout = SandboxLayout(
        folder,
        hidden=_sorted(request.hidden),
        app_folders=_sorted(os.path.realpath(place) for place in request.app_folders),
        outside=outside_places(),
        resources=resources.toolchains.shown,
        withheld=resources.toolchains.withheld,
        home=resources.home,
        temporary=resources.temporary,
        placed=tuple((place, place) for place in _sorted(resources.writable)),
        unwritable=_sorted(resources.unwritable),
    )
    if request.looking:
        marks = tuple(marks)
        links = (
            mark.path
            for mark in marks
            if mark.sort is MarkReason.REPOSITORY and not mark.is_folder and not mark.is_link
        )
        shown = _sorted(place for link in links for place in _lived_from(link, folder))
        unsurveyed = (mark.path for mark in marks if mark.sort in CLOSED and mark.is_folder)
        pipes = _sorted(request.pipes((*unsurveyed, *shown)))
        return replace(layout, looking=True, closed=(folder,), shown=shown, pipes=pipes)
    builder = _LayoutBuilder(folder, request)
    for mark in marks:
        builder.add(mark)
    never = frozenset[str]() if request.clearing else NEVER - _HARMLESS
    if request.lasting:
        never |= _LIVE
    builder.absent += filter(is_free, (os.path.join(folder, name) for name in never))
    home = own_home()
    if is_within(home, [folder]):
        builder.closed += _settings_in(home)
    fixed: list[str] = []
    for place in own_places(folder):
        builder.closed.append(place)
        fixed += (above for above in folders_above(place) if is_within(above, [folder]))
    fixed = [place for place in fixed if place != folder]
    for place in request.hidden:
        above = place
        while (above := os.path.dirname(above)) != folder:
            if os.path.basename(above).casefold() in FOLDERS:
                fixed.append(above)
    if request.has_writers:
        # it could put a link in the place of one; in what is read-only, mounts make no new names
        builder.closed += [*fixed, *builder.fixed_folders]
        fixed, builder.fixed_folders = [], []
    copied, others = _sorted(builder.copied)[:MAX_COPIES], _sorted(builder.copied)[MAX_COPIES:]
    return replace(
        layout,
        fixed_folders=_sorted(builder.fixed_folders),
        copied=copied,
        # a `.git` file, a link, or settings may name a repository that is a folder of the project
        closed=_sorted({*builder.closed, *others} - {*copied}),
        fixed=_sorted(fixed),
        absent=_sorted(builder.absent),
        shown=_sorted(builder.shown),
    )


def _settings_in(home: str) -> list[str]:
    """Return what of a home folder the user's programs obey, whatever its name, and what runs."""
    with suppress(OSError), os.scandir(home) as entries:
        return [
            entry.path
            for entry in entries
            if (entry.name.startswith(".") or entry.name == "bin") and not entry.is_symlink()
        ]
    return []


def own_places(folder: str) -> tuple[str, ...]:
    """Return the code and the environment that Helix itself runs, where these are in a folder."""
    package = os.path.realpath(os.path.dirname(helix_desktop.__file__))
    if is_within(folder, [package]):
        return (folder,)
    places = [package, os.path.realpath(sys.executable)] if sys.executable else [package]
    for prefix in map(os.path.realpath, (sys.prefix, sys.base_prefix)):
        parts = [os.path.join(prefix, name) for name in _PARTS_OF_ENVIRONMENT]
        places += filter(os.path.exists, parts) if prefix == folder else [prefix]
    return outermost(place for place in places if is_within(place, [folder]))


def check_mounts(layout: SandboxLayout) -> None:
    """Raise ToolError if a layout has too many places that need a mount."""
    count = len(layout.closed) + len(layout.hidden) + len(layout.pipes)
    if count > MAX_MOUNTS:
        raise ToolError(
            "The command was not run: the project folder holds {count} places that it would have "
            "to be kept from, more than {most}.",
            "Put the secrets into one folder, into version control or elsewhere; or choose a "
            "smaller folder as the project folder.",
            count=f"{count:,}",
            most=f"{MAX_MOUNTS:,}",
        )


def _lived_from(file: str, folder: str) -> tuple[str, ...]:
    """Return the outside folders that a work tree in the folder depends on."""
    inside = gitdir_target(file)
    return shared_folders(inside, file) if inside and not inside.startswith(folder + "/") else ()


def few(hidden: Sequence[str], listed: Collection[str], folder: str) -> tuple[str, ...]:
    """Return the hidden places; a folder with many and without tracked files replaces them."""
    if len(hidden) <= _MANY:
        return tuple(hidden)
    places = Counter(os.path.dirname(place) for place in hidden)
    holding = {above for place in listed for above in folders_above(place)}
    full_folders = {
        place
        for place, count in places.items()
        if count > _MANY and place != folder and place not in holding
    }
    left = [place for place in hidden if os.path.dirname(place) not in full_folders]
    return tuple(sorted((*left, *full_folders)))


def outside_places() -> tuple[str, ...]:
    """Return existing home folders, temporary folders, other disks, and keys of the system."""
    # what the user can't read, neither a key nor its content, no command can either
    keys = (key for key in _KEYS if os.access(key, os.R_OK) or os.access(key, os.X_OK))
    wanted = (*_HIDDEN, os.path.expanduser("~"), *keys)
    return _sorted(os.path.realpath(place) for place in wanted if os.path.exists(place))


class _LayoutBuilder:
    """The places of a layout, collected mark by mark."""

    def __init__(self, folder: str, request: LayoutRequest) -> None:
        self._folder, self._request = folder, request
        self.fixed_folders: list[str] = []
        self.copied: list[str] = []
        self.closed: list[str] = []
        self.absent: list[str] = []
        self.shown: list[str] = []

    def add(self, mark: SurveyMark) -> None:
        if mark.sort is MarkReason.SECRET:
            return  # their content decided which of them are hidden
        if mark.is_link:
            # protect a link, which cannot be mounted: keep its folder, or close its target
            target = os.path.realpath(mark.path)
            if mark.sort in (MarkReason.REPOSITORY, MarkReason.FOREIGN):
                self.fixed_folders.append(os.path.dirname(mark.path))
            inside = target.startswith(self._folder + "/") and os.path.exists(target)
            if inside and self._is_closed(mark.path):
                self.closed.append(target)
        elif mark.sort is MarkReason.REPOSITORY:
            self._add_repository(mark)
        elif mark.sort is MarkReason.FOREIGN or self._is_closed(mark.path):
            self.closed.append(mark.path)

    def _is_closed(self, path: str) -> bool:
        granted = self._request.granted(os.path.relpath(path, self._folder))
        return not granted and path not in self._request.loose

    def _add_repository(self, mark: SurveyMark) -> None:
        request = self._request
        if mark.is_folder:
            self._add_inside(mark.path)
            return
        inside = gitdir_target(mark.path)
        if inside.startswith(f"{os.devnull}/"):
            return  # a note in the place of a repository that was set aside
        if request.writing and request.setting and is_left_to_git(inside, mark.path, self._folder):
            return
        self.closed.append(mark.path)
        # the copy of its repository has the entry of a linked work tree
        has_entry = request.writing and shared_folders(inside, mark.path)
        if inside.startswith(self._folder + "/") and os.path.isdir(inside) and not has_entry:
            self._add_inside(inside, copied=MODULES in inside)
        self.shown += _lived_from(mark.path, self._folder)

    def _add_inside(self, inside: str, *, copied: bool = True) -> None:
        """Add a repository; one that is odd in any way is not copied."""
        # another command could swap a nested one while its parts are mounted by their paths
        is_stable = (
            f"{inside}/".startswith(f"{self._folder}/.git/") or not self._request.has_writers
        )
        copied = copied and is_stable and self._request.writing and is_plain(inside)
        (self.copied if copied else self.closed).append(inside)
        self.closed += configured_places(inside, self._folder)


def _sorted(places: Iterable[str]) -> tuple[str, ...]:
    """Return each place once, outer ones before inner ones."""
    return tuple(sorted(dict.fromkeys(places)))
