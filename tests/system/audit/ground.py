"""A throw-away project folder to judge commands in, with what lies in wait in a real one."""

import os
import shutil
import subprocess
from pathlib import Path

TEXTS = {
    "README.md": "# Read me\nSetup: make test\nstart\nend\n",
    "Makefile": "test:\n\ttouch PWNED\n",
    "package.json": '{"scripts": {"test": "touch PWNED"}}\n',
    "src/app.py": "# TODO: foo\nprint('a && b')\n",
    "src/util.py": "import os\n",
    "src/evil.sh": "touch PWNED\n",
    "tests/test_app.py": "import os\nopen('PWNED', 'w')\n",
    "docs/guide.md": "guide\n",
    "my dir/a file.txt": "spaces\n",
    "a.txt": "a\nb\n",
    "b.txt": "a\nc\n",
    "f": "start\ntouch PWNED\nend\n",
    "log.txt": "line\n" * 30,
    "data.csv": "1,2\n3,4\n",
    ".env": "KEY=not-a-real-one\n",
    "evil.sh": "#!/bin/sh\ntouch PWNED\n",
    "evil.mk": "test:\n\ttouch PWNED\n",
    "evil/.git/config": "[core]\n\tfsmonitor = touch PWNED\n",
    "-weird-name": "odd\n",
}
LINKS = {
    "link_to_etc": "/etc",
    "link_to_passwd": "/etc/passwd",
    "link_to_root": "/",
    "docs/up": "../..",
    "link_inside": "src",
}
"""Names and where they lead; all but the last lead out."""

_HOSTILE_GIT = {
    "core.fsmonitor": "touch PWNED; false",
    "diff.external": "touch PWNED;:",
    "diff.bad.textconv": "touch PWNED; cat",
    "diff.bad.command": "touch PWNED;:",
    "core.pager": "touch PWNED; cat",
    "core.sshCommand": "touch PWNED",
    "core.editor": "touch PWNED",
    "gpg.program": "./evil.sh",
    "log.showSignature": "true",
}


def create_project(folder: Path) -> None:
    """Fill an empty folder; where git is there, it becomes a repository that lies in wait, too."""
    for name, text in TEXTS.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)
    for name, target in LINKS.items():
        (folder / name).symlink_to(target)
    for script in ("evil.sh", "src/evil.sh"):
        (folder / script).chmod(0o755)
    if shutil.which("git"):
        _commit(folder)


def _commit(folder: Path) -> None:
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"}

    def git(*words: str) -> None:
        named = ["-c", "user.name=A B", "-c", "user.email=a@example.com"]
        command = ["git", *named, *words]
        subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)

    git("init", "-q", "-b", "main", "--template=")
    (folder / ".gitattributes").write_text("*.py diff=bad\n")
    git("add", "README.md", "src", "f", "a.txt", ".gitattributes")
    git("commit", "-q", "-m", "first")
    (folder / "src/app.py").write_text("# TODO: bar\n")
    git("commit", "-q", "-a", "-m", "second")
    (folder / "src/util.py").write_text("import sys\n")
    for key, value in _HOSTILE_GIT.items():
        git("config", key, value)
    hook = folder / ".git/hooks/post-index-change"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\ntouch PWNED\n")
    hook.chmod(0o755)
