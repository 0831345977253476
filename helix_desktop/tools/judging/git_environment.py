"""How git is kept from running what a repository names, whoever starts it.

The runner sets `environment()` for every command: configuration given so beats all files.
"""

_SETTINGS = {
    "core.fsmonitor": "false",
    "core.hooksPath": "/dev/null",
    "core.pager": "cat",
    "core.editor": "false",
    "sequence.editor": "false",
    "core.attributesFile": "/dev/null",
    "core.untrackedCache": "false",
    "diff.ignoreSubmodules": "dirty",
    "diff.submodule": "short",
    "gpg.program": "false",
    "gpg.openpgp.program": "false",
    "gpg.ssh.program": "false",
    "gpg.x509.program": "false",
    "log.showSignature": "false",
    "safe.bareRepository": "explicit",
    "status.submoduleSummary": "false",
    "submodule.recurse": "false",
}
_WITHOUT_NETWORK = {
    "core.askPass": "false",
    "core.sshCommand": "false",
    "credential.helper": "",
    "protocol.allow": "never",
}


def environment(*, network: bool = False) -> dict[str, str]:
    """What is in force for every git that is started, also by other programs."""
    settings = _SETTINGS if network else _SETTINGS | _WITHOUT_NETWORK
    variables = {
        "GIT_CONFIG_COUNT": str(len(settings)),
        "GIT_OPTIONAL_LOCKS": "0",
        "GIT_TERMINAL_PROMPT": "0",
        "GIT_PAGER": "cat",
        "GIT_EDITOR": "false",
        "GIT_NO_LAZY_FETCH": "1",
        "GIT_ATTR_NOSYSTEM": "1",
    }
    for number, (key, value) in enumerate(settings.items()):
        variables[f"GIT_CONFIG_KEY_{number}"] = key
        variables[f"GIT_CONFIG_VALUE_{number}"] = value
    return variables
