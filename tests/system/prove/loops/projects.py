"""Small projects in four languages, and what an agent does in each: from installing to serving.

Every project depends on one package, `leaflet`, which the registries of this proof serve.
"""

from dataclasses import dataclass

HOST, PORT = "registry.test", 8_081
REGISTRY = f"http://{HOST}:{PORT}"
ANSWER = "It is served."
"""What the server of each project says."""


@dataclass(frozen=True, slots=True)
class Command:
    """One call of the shell tool."""

    text: str
    installs: bool = False
    """Whether it needs the registry."""


@dataclass(frozen=True, slots=True)
class Edit:
    """One call of the editing tool."""

    path: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Project:
    """Its files before, and the steps an agent takes."""

    name: str
    files: dict[str, str]
    steps: tuple[Command | Edit, ...]
    offline: str = ""
    """What works without any registry, from what was loaded for the user before."""


def _git(message: str) -> Command:
    return Command(f"git add -A && git commit -q -m {message!r} && git log --oneline")


def _served(start: str) -> Command:
    """A server that is started, asked and stopped, as an agent does it within one command."""
    ask = "import urllib.request as u; print(u.urlopen('http://127.0.0.1:8123/').read().decode())"
    probe = f'/usr/bin/python3 -c "{ask}" 2>/dev/null'
    tries = f"for i in 1 2 3 4 5 6 7 8 9; do sleep 1; {probe} && break; done"
    return Command(f"{start} & server=$!; {tries}; kill $server")


PYTHON = Project(
    "python",
    {
        ".gitignore": ".venv/\n__pycache__/\n",
        ".python-version": "of-pyenv\n",
        "requirements.txt": f"--index-url {REGISTRY}/pip/\n--trusted-host {HOST}\nleaflet==1.0\n",
        "pages.py": "import leaflet\n\n\ndef count(total: int) -> int:\n    return total\n",
        "test_pages.py": (
            "import unittest\n\nimport pages\n\n\nclass Counting(unittest.TestCase):\n"
            "    def test_a_page_is_a_leaf_on_both_sides(self) -> None:\n"
            "        self.assertEqual(pages.count(10), 2 * pages.leaflet.leaves(10))\n"
        ),
        "serve.py": (
            "import http.server\n\n\nclass Page(http.server.BaseHTTPRequestHandler):\n"
            "    def do_GET(self) -> None:\n        self.send_response(200)\n"
            f"        self.end_headers()\n        self.wfile.write(b'{ANSWER}')\n\n\n"
            "http.server.HTTPServer(('127.0.0.1', 8123), Page).serve_forever()\n"
        ),
    },
    (
        Command("python -m venv .venv && .venv/bin/pip install -q -r requirements.txt", True),
        Command(".venv/bin/python -m unittest -v"),
        Edit("pages.py", "    return total\n", "    return total + total % 2\n"),
        Command(".venv/bin/python -m unittest -v && git diff --stat"),
        _git("count pages in pairs"),
        _served(".venv/bin/python serve.py"),
        Command("git status --short"),
    ),
)

NODE = Project(
    "node",
    {
        ".gitignore": "node_modules/\n",
        ".npmrc": f"registry={REGISTRY}/npm/\naudit=false\nfund=false\nupdate-notifier=false\n",
        "package.json": (
            '{\n  "name": "pages",\n  "version": "1.0.0",\n  "private": true,\n'
            '  "scripts": { "test": "node --test" },\n'
            '  "dependencies": { "leaflet-of-pages": "1.0.0" }\n}\n'
        ),
        "pages.js": (
            "const { leaves } = require('leaflet-of-pages');\n"
            "exports.count = (total) => total;\nexports.leaves = leaves;\n"
        ),
        "pages.test.js": (
            "const test = require('node:test');\nconst assert = require('node:assert');\n"
            "const pages = require('./pages');\n\n"
            "test('a page is a leaf on both sides', () => {\n"
            "  assert.equal(pages.count(10), 2 * pages.leaves(10));\n});\n"
        ),
        "serve.js": (
            "const http = require('node:http');\n"
            f"http.createServer((_, answer) => answer.end('{ANSWER}'))\n"
            "  .listen(8123, '127.0.0.1');\n"
        ),
    },
    (
        Command("npm install", True),
        Command("npm test"),
        Edit("pages.js", "(total) => total;", "(total) => total + (total % 2);"),
        Command("npm test && git diff --stat"),
        _git("count pages in pairs"),
        _served("node serve.js"),
        Command("git status --short"),
    ),
)

RUST = Project(
    "rust",
    {
        ".gitignore": "/target\n",
        "rust-toolchain.toml": '[toolchain]\nchannel = "of-rustup"\n',
        ".cargo/config.toml": (
            '[source.crates-io]\nreplace-with = "loop"\n\n'
            f'[source.loop]\nregistry = "sparse+{REGISTRY}/cargo/"\n'
        ),
        "Cargo.toml": (
            '[package]\nname = "pages"\nversion = "0.1.0"\nedition = "2021"\n\n'
            '[dependencies]\nleaflet = "1.0.0"\n'
        ),
        "src/lib.rs": (
            "pub fn count(total: u32) -> u32 {\n    total\n}\n\n#[test]\n"
            "fn a_page_is_a_leaf_on_both_sides() {\n"
            "    assert_eq!(count(10), 2 * leaflet::leaves(10));\n}\n"
        ),
        "src/main.rs": (
            "use std::io::{Read, Write};\nuse std::net::TcpListener;\n\nfn main() {\n"
            '    let door = TcpListener::bind("127.0.0.1:8123").unwrap();\n'
            "    for caller in door.incoming() {\n        let mut caller = caller.unwrap();\n"
            "        let mut asked = [0; 1024];\n        let _ = caller.read(&mut asked);\n"
            f'        let text = "{ANSWER}";\n'
            "        let head = format!(\n"
            '            "HTTP/1.1 200 OK\\r\\ncontent-length: {}\\r\\n\\r\\n",\n'
            "            text.len()\n        );\n"
            "        let _ = caller.write_all((head + text).as_bytes());\n    }\n}\n"
        ),
    },
    (
        Command("cargo fetch -q", True),
        Command("cargo test -q"),
        Edit("src/lib.rs", "    total\n", "    total + total % 2\n"),
        Command("cargo test -q && git diff --stat"),
        _git("count pages in pairs"),
        _served("cargo run -q"),
        Command("git status --short"),
    ),
    offline="cargo test -q --offline",
)

GO = Project(
    "go",
    {
        ".gitignore": "/pages\n",
        "Makefile": (
            f"export GOPROXY = {REGISTRY}/go\nexport GOSUMDB = off\n\n"
            ".PHONY: deps test serve\n\ndeps:\n\tgo mod tidy\n\ntest:\n\tgo test ./...\n\n"
            "serve:\n\tgo build -o pages ./serve && exec ./pages\n"
        ),
        "go.mod": "module example.test/pages\n\ngo 1.19\n",
        "pages.go": (
            'package pages\n\nimport "example.test/leaflet"\n\n'
            "var Leaves = leaflet.Leaves\n\n"
            "func Count(total int) int {\n\treturn total\n}\n"
        ),
        "pages_test.go": (
            'package pages\n\nimport "testing"\n\n'
            "func TestAPageIsALeafOnBothSides(t *testing.T) {\n"
            "\tif Count(10) != 2*Leaves(10) {\n\t\tt.Fail()\n\t}\n}\n"
        ),
        "serve/main.go": (
            'package main\n\nimport (\n\t"fmt"\n\t"net/http"\n)\n\nfunc main() {\n'
            "\tpage := func(w http.ResponseWriter, _ *http.Request) {\n"
            f'\t\tfmt.Fprint(w, "{ANSWER}")\n\t}}\n'
            '\t_ = http.ListenAndServe("127.0.0.1:8123", http.HandlerFunc(page))\n}\n'
        ),
    },
    (
        Command("make deps", True),
        Command("make test"),
        Edit("pages.go", "\treturn total\n", "\treturn total + total%2\n"),
        Command("make test && git diff --stat"),
        _git("count pages in pairs"),
        _served("make serve"),
        Command("git status --short"),
    ),
    offline="GOPROXY=off GOFLAGS=-mod=readonly go test ./...",
)

PROJECTS = {item.name: item for item in (PYTHON, NODE, RUST, GO)}
