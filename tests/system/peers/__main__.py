"""Puts peers into build/peers; any Python does, as it is.

python3 -m tests.system.peers install  those from npm: seconds
python3 -m tests.system.peers servers  MCP servers and clients for editors, npm and PyPI: a minute
python3 -m tests.system.peers agents   Claude Code, Codex, OpenCode, and Gemini CLI, npm: 1.2 GB
python3 -m tests.system.peers llama    llama.cpp's server, built from source: three minutes
"""

import sys
from functools import partial

from tests.system.peers import agent_programs, editors, mcp_servers
from tests.system.peers.installing import PEERS, NotInstalled, install
from tests.system.peers.llama_building import build, run


def install_servers() -> None:
    mcp_servers.install(PEERS, call=run)
    editors.install(call=run)


WORDS = {
    "install": partial(install, PEERS, call=run),
    "servers": install_servers,
    "agents": partial(agent_programs.install, call=run),
    "llama": build,
}


def main(words: list[str]) -> int:
    if len(words) != 1 or words[0] not in WORDS:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    try:
        WORDS[words[0]]()
    except NotInstalled as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
