"""The workflows: they can be read, what they call is there, and they trust nobody blindly."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from installers.place import ROOT

yaml = pytest.importorskip(
    "yaml", reason="PyYAML is not installed: it is in requirements/test.lock"
)
FILE = ROOT / ".github" / "workflows" / "release.yml"
TEXT = FILE.read_text("utf-8")
CHECK = yaml.safe_load(FILE.with_name("check.yml").read_text("utf-8"))
ALL = sorted(FILE.parent.iterdir())
Step = dict[str, Any]


@pytest.fixture(scope="module")
def jobs() -> dict[str, Any]:
    result: dict[str, Any] = yaml.safe_load(TEXT)["jobs"]
    return result


def steps(jobs: dict[str, Any]) -> list[Step]:
    return [step for job in jobs.values() for step in job["steps"]]


def commands(jobs: dict[str, Any]) -> str:
    return "\n".join(str(step.get("run", "")) for step in steps(jobs))


def module(path: str) -> ModuleType:
    name = f"released_{Path(path).stem}"
    spec = importlib.util.spec_from_file_location(name, ROOT / path)
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    sys.modules[name] = made
    spec.loader.exec_module(made)
    return made


def test_a_workflow_that_never_ran_says_so_in_its_first_line() -> None:
    assert {file.name for file in ALL} == {"check.yml", "release.yml"}
    for file in ALL:
        assert file.read_text("utf-8").startswith("# NOT RUN YET on a hosted runner."), file


def test_a_change_is_checked_and_tested_on_every_system_in_ten_minutes() -> None:
    tested = {(row["os"], row["python"]) for row in _matrix(CHECK["jobs"]["test"])}
    assert {("ubuntu-24.04", "3.11"), ("ubuntu-24.04", "3.14")} <= tested
    assert {system.split("-")[0] for system, _ in tested} == {"ubuntu", "macos", "windows"}
    assert {"check", "test", "night"} == set(CHECK["jobs"])
    assert "tasks.py check" in commands({"check": CHECK["jobs"]["check"]})
    assert "tasks.py test" in commands({"test": CHECK["jobs"]["test"]})
    assert "bash .ci/run" in commands({"night": CHECK["jobs"]["night"]})
    assert CHECK["permissions"] == {"contents": "read"}
    assert not any("permissions" in job for job in CHECK["jobs"].values())
    for name in ("check", "test"):
        assert CHECK["jobs"][name]["timeout-minutes"] == 10


def test_every_action_is_pinned_to_a_commit_and_says_which_release_it_is() -> None:
    texts = [file.read_text("utf-8") for file in ALL]
    lines = [line for text in texts for line in text.splitlines() if "uses:" in line]
    assert len(lines) > 10
    for line in lines:
        assert re.search(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line), line
    known = {re.split("uses: ", line)[1] for line in lines}
    assert len({item.split("@")[0] for item in known}) == len(known), "one commit of each action"


def test_every_script_that_is_called_is_there_and_can_be_started(jobs: dict[str, Any]) -> None:
    called = set(re.findall(r"packaging/[\w./-]+\.(?:sh|ps1|py)", commands(jobs)))
    assert called == {
        "packaging/windows/fetch-python.sh",
        "packaging/linux/fetch-runtime.sh",
        "packaging/windows/sign.sh",
        "packaging/windows/check.ps1",
        "packaging/macos/keychain.sh",
        "packaging/macos/check.sh",
        "packaging/build.py",
    }
    for name in called:
        assert (ROOT / name).is_file(), name
        assert name.endswith((".ps1", ".py")) or os.access(ROOT / name, os.X_OK), name


def test_every_task_that_the_workflow_calls_exists(jobs: dict[str, Any]) -> None:
    words = set(re.findall(r"tasks\.py (\w+)(?: (\w+))?", commands(jobs)))
    tasks, build = module("tasks.py"), module("packaging/build.py")
    assert {word for word, _ in words} <= set(vars(tasks.Tasks))
    known = {"frozen", "all", build.WINDOWS, *build.LINUX, *build.MACOS}
    assert {what for word, what in words if word == "package"} <= known
    assert words >= {("package", "frozen"), ("package", "windows"), ("package", "dmg")}


def test_every_option_that_is_called_is_known(jobs: dict[str, Any]) -> None:
    build = module("packaging/build.py")
    offered = build._parser().format_help()
    for line in commands(jobs).splitlines():
        if "tasks.py package" in line or "build.py" in line:
            for option in re.findall(r"--[a-z-]+", line):
                assert option in offered, line


def test_a_file_has_its_name_only_when_it_is_complete(tmp_path: Path) -> None:
    build = module("packaging/build.py")

    def interrupted(_frozen: Path, out: Path) -> Path:
        (out / "x.deb").write_bytes(b"half")
        raise KeyboardInterrupt

    def made(_frozen: Path, out: Path) -> Path:
        (out / "x.deb").write_bytes(b"all")
        return out / "x.deb"

    with pytest.raises(KeyboardInterrupt):
        build._complete("windows", interrupted, frozen=tmp_path, out=tmp_path)
    assert list(tmp_path.iterdir()) == []
    complete = build._complete("windows", made, frozen=tmp_path, out=tmp_path)
    assert list(tmp_path.iterdir()) == [complete]
    assert complete.read_bytes() == b"all"


def test_what_is_built_is_tried_before_it_is_packed_and_again_when_it_is_installed(
    jobs: dict[str, Any],
) -> None:
    for name in ("linux", "macos"):
        step_names = [step.get("name", "") for step in jobs[name]["steps"]]
        order = [step_names.index(item) for item in ("Build", "Try what was built", "Pack")]
        order.append(step_names.index("Install and try"))
        assert order == sorted(order), name
    step_names = [step.get("name", "") for step in jobs["windows"]["steps"]]
    assert step_names.index("Try what was built") < step_names.index(
        "Install, try, upgrade, remove"
    )
    assert "--smoke" in (ROOT / "packaging/windows/check.ps1").read_text()
    assert "--smoke" in (ROOT / "packaging/macos/check.sh").read_text()


def test_a_release_is_a_draft_of_what_was_tried_attested_and_verified(
    jobs: dict[str, Any],
) -> None:
    assert set(jobs["parts"]["needs"]) == {"linux", "windows", "macos"}
    for name, before in (("provenance", "parts"), ("verify", "provenance"), ("draft", "verify")):
        assert jobs[name]["needs"] == before
    for name in ("parts", "provenance"):
        assert jobs[name]["if"] == "startsWith(github.ref, 'refs/tags/v')"
    uploaded = {step["with"]["name"] for step in steps(jobs) if "upload" in step.get("uses", "")}
    for built in jobs["parts"]["strategy"]["matrix"]["built"]:
        assert built in uploaded or f"{built.split('-')[0]}-${{{{ matrix.machine }}}}" in uploaded
    assert "build.py sums channels" in commands({"provenance": jobs["provenance"]})
    verifying = commands({"verify": jobs["verify"]})
    for word in ("sha256sum --check", "gpg --batch --verify", "attestation verify"):
        assert word in verifying
    draft = commands({"draft": jobs["draft"]})
    assert "--draft" in draft
    assert "--notes-file dist/channels/RELEASE-NOTES.md" in draft
    for item in ("linux", "macos", "windows", "windows-build"):
        assert jobs[item]["needs"] in ("version", "windows-build")
    machines = {row["machine"] for job in jobs.values() for row in _matrix(job)}
    assert machines == {"x86_64", "aarch64", "arm64"}


def _matrix(job: dict[str, Any]) -> list[dict[str, str]]:
    rows: list[dict[str, str]] = job.get("strategy", {}).get("matrix", {}).get("include", [])
    return rows


def test_a_job_may_write_only_what_it_makes_and_has_a_time_limit(
    jobs: dict[str, Any],
) -> None:
    workflow = yaml.safe_load(TEXT)
    assert workflow["permissions"] == {"contents": "read"}
    writes = {
        name: {right for right, value in job.get("permissions", {}).items() if value == "write"}
        for name, job in jobs.items()
    }
    attesting = {"id-token", "attestations"}
    expected = {"parts": attesting, "provenance": attesting, "draft": {"contents"}}
    assert {name: rights for name, rights in writes.items() if rights} == expected
    assert all(job["timeout-minutes"] <= 60 for job in jobs.values())
    checkouts = [step for step in steps(jobs) if "checkout" in step.get("uses", "")]
    assert all(step["with"] == {"persist-credentials": False} for step in checkouts)


def test_without_secrets_signing_is_left_out_and_that_is_said(jobs: dict[str, Any]) -> None:
    scripts = "".join(
        (ROOT / name).read_text() for name in ("packaging/macos/keychain.sh", str(FILE))
    )
    for secret in ("WINDOWS_CERTIFICATE", "MACOS_CERTIFICATE", "MACOS_NOTARY_KEY", "RELEASE_KEY"):
        assert re.search(rf"secrets\.{secret}\b", TEXT)
        assert f"::warning::{secret} is not set" in scripts
    used = re.findall(r"\$\{\{ secrets\.", TEXT)
    values = [key for step in steps(jobs) for key in step.get("env", {}).values()]
    assert len(used) == sum("secrets." in str(value) for value in values), "in steps' own env alone"
    assert "secrets." not in commands(jobs)


def test_no_untrusted_value_is_inserted_into_a_command_of_the_workflow(
    jobs: dict[str, Any],
) -> None:
    inside = set(re.findall(r"\$\{\{ ([\w.]+) \}\}", commands(jobs)))
    assert inside <= {"matrix.machine"}


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no sh")
@pytest.mark.parametrize(
    "script", sorted((ROOT / "packaging").rglob("*.sh")), ids=lambda path: path.name
)
def test_a_script_can_be_read_by_a_shell(script: Path) -> None:
    done = subprocess.run(["sh", "-n", str(script)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert script.read_text().startswith("#!/bin/sh\n")


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no sh")
def test_without_a_certificate_nothing_is_put_into_a_keychain(tmp_path: Path) -> None:
    env_file = tmp_path / "env"
    environ = {
        "PATH": os.environ["PATH"],
        "GITHUB_ENV": str(env_file),
        "RUNNER_TEMP": str(tmp_path),
    }
    script = str(ROOT / "packaging" / "macos" / "keychain.sh")
    done = subprocess.run(["sh", script], env=environ, capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith("::warning::MACOS_CERTIFICATE is not set")
    assert not env_file.exists()


def test_the_python_of_a_release_is_pinned_and_of_the_version_that_builds_it() -> None:
    lines = (ROOT / "packaging" / "windows" / "python.txt").read_text().splitlines()
    [line] = [item for item in lines if not item.startswith("#")]
    result = re.fullmatch(r"[0-9a-f]{64}  python-(\d+\.\d+)\.\d+-embed-amd64\.zip", line)
    assert result
    assert yaml.safe_load(TEXT)["env"]["PYTHON"] == result[1]
