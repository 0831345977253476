"""Programs that are only asked who they are."""

from helix_desktop.tools.judging.words import named

_VERSION = frozenset({"--version"})
_PROGRAMS = named("gcc g++ clang cmake make perl bash awk gawk ruby sqlite3 openssl")
VERSIONS: dict[str, frozenset[str]] = {
    **dict.fromkeys(_PROGRAMS, _VERSION),
    "python": named("--version -V"),
    "python3": named("--version -V"),
    "node": named("--version -v"),
}
