"""Toolchains as people have them: under home, found by what their shells read, not in /usr.

What Debian packages is copied into the places where version managers keep theirs, and taken out of
the places where everybody would find it.
"""

from pathlib import Path

from tests.system.prove.installers.room import HOME, NUMBER, Room

PACKAGES = {
    "python": ("python3-venv",),
    "node": ("nodejs", "npm"),
    "rust": ("cargo", "gcc", "libc6-dev"),
    "go": ("golang-go",),
}
_SHIM = """#!/bin/sh
# As version managers have them: the file of the project names the version.
root="${PYENV_ROOT:-$HOME/.pyenv}"
version="$(cat .python-version 2>/dev/null || echo of-pyenv)"
exec "$root/versions/$version/bin/$(basename "$0")" "$@"
"""
_PROXY = r"""#!/bin/sh
# As rustup has them: one program for all of the tools, and the file of the project names which.
named="$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml 2>/dev/null)"
export RUSTUP_TOOLCHAIN="${RUSTUP_TOOLCHAIN:-${named:-stable}}"
exec "${RUSTUP_HOME:-$HOME/.rustup}/toolchains/$RUSTUP_TOOLCHAIN/bin/$(basename "$0")" "$@"
"""
_LAID = {
    "python": """
version="$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])')"
place="$HOME/.pyenv/versions/of-pyenv"
mkdir -p "$place/bin" "$place/lib" "$HOME/.pyenv/shims"
cp -L "/usr/bin/python$version" "$place/bin/python$version"
ln -s "python$version" "$place/bin/python3"
ln -s "python$version" "$place/bin/python"
cp -aL "/usr/lib/python$version" "$place/lib/"
""",
    "node": """
place="$HOME/.nvm/versions/node/v0-of-nvm"
mkdir -p "$place/bin" "$place/lib/node_modules" "$place/include/node"
cp -L /usr/bin/node "$place/bin/node"
cp -aL /usr/share/nodejs/. "$place/lib/node_modules/"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$place/bin/npm"
""",
    "rust": """
built="$HOME/rust/build/stage1"
mkdir -p "$built/bin" "$HOME/.rustup/toolchains" "$HOME/.cargo/bin"
cp -L /usr/bin/cargo /usr/bin/rustc "$built/bin/"
ln -s "$built" "$HOME/.rustup/toolchains/of-rustup"
""",
    "go": """
mkdir -p "$HOME/sdk"
cp -aL "$(go env GOROOT)" "$HOME/sdk/go"
""",
}
_TAKEN = {
    "python": (),
    "node": ("/usr/bin/node", "/usr/bin/nodejs", "/usr/bin/npm", "/usr/bin/npx"),
    "rust": ("/usr/bin/cargo", "/usr/bin/rustc"),
    "go": ("/usr/bin/go", "/usr/bin/gofmt"),
}
_PROFILE = """
export PATH="$HOME/.cargo/bin:$HOME/sdk/go/bin:$PATH"
"""
"""Read by login shells."""
_RC = """
case $- in *i*) ;; *) return ;; esac
export PYENV_ROOT="$HOME/.pyenv"
export PATH="$PYENV_ROOT/shims:$PATH"
for each in "$HOME"/.nvm/versions/node/*/bin; do export PATH="$each:$PATH"; done
"""
"""Read by interactive shells alone, where version managers put their lines."""
_GIT = """[user]
    name = Ada Example
    email = ada@example.test
[init]
    defaultBranch = main
[core]
    excludesFile = ~/.gitignore-of-mine
"""


def install_toolchains(room: Room, wanted: list[str]) -> None:
    """For the user of the room."""
    room.install(*(package for name in wanted for package in PACKAGES[name]))
    for name in wanted:
        room.must(["sh", "-ec", f"HOME={HOME}\n{_LAID[name]}"], seconds=300)
        for path in _TAKEN[name]:
            room.inside(path).unlink(missing_ok=True)
    home = room.inside(HOME)
    for path, text in {
        ".pyenv/shims/python": _SHIM,
        ".pyenv/shims/python3": _SHIM,
        ".cargo/bin/cargo": _PROXY,
        ".cargo/bin/rustc": _PROXY,
    }.items():
        _written(home / path, text).chmod(0o755)
    _written(home / ".profile", f'{_PROFILE}\n[ -n "$BASH" ] && . "$HOME/.bashrc"\n')
    _written(home / ".bashrc", _RC)
    _written(home / ".gitconfig", _GIT)
    _written(home / ".gitignore-of-mine", "*.swp\n")
    room.must(["chown", "-R", f"{NUMBER}:{NUMBER}", HOME])
    room.must(["usermod", "-s", "/bin/bash", "ada"])


def _written(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file
