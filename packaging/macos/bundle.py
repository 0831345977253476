"""The application bundle, signed and notarised where keys are given, in a disk image.

MACOS_SIGN_IDENTITY names the certificate (in the keychain); MACOS_NOTARY_PROFILE the credentials
that `notarytool store-credentials` put there, or into MACOS_KEYCHAIN. Without them both steps are
left out, and said.
"""

import os
import shutil
from pathlib import Path

from installers import licences, sbom
from installers.drawing import drawn
from installers.place import NAME, TITLE, WORK, Refused, machine, run, say, version
from macos.icns import MARGIN, SIZES, icns

ENTITLEMENTS = Path(__file__).with_name("entitlements.plist")
IDENTITY, NOTARY = "MACOS_SIGN_IDENTITY", "MACOS_NOTARY_PROFILE"
KEYCHAIN = "MACOS_KEYCHAIN"
APP = f"{TITLE}.app"


def icon() -> Path:
    """Drawn for the bundle, before it is made."""
    WORK.mkdir(parents=True, exist_ok=True)
    target = WORK / f"{NAME}.icns"
    target.write_bytes(icns(drawn(SIZES, margin=MARGIN)))
    return target


def make(frozen: Path, out: Path) -> Path:
    """The disk image, of the bundle that was made beside the frozen folder."""
    app = frozen.parent / APP
    if not app.is_dir():
        raise Refused(f"There is no {app}; leave --reuse out.")
    licences.collect(app / "Contents" / "Resources" / "licences")
    # the application looks for them beside its libraries
    beside = app / "Contents" / "Frameworks" / "licences"
    beside.unlink(missing_ok=True)
    beside.symlink_to("../Resources/licences")
    listed = (frozen / "_internal" / sbom.FILE).read_text(encoding="utf-8")
    for file in (app / "Contents" / "Resources" / sbom.FILE, out / sbom.beside("macos")):
        file.write_text(listed, encoding="utf-8", newline="\n")
    sign(app, "--entitlements", str(ENTITLEMENTS))
    notarise(app)
    target = _image(app, out)
    sign(target)
    notarise(target)
    return target


def sign(what: Path, *options: str) -> None:
    """What is inside is signed already; a bundle for nobody is signed by nobody ("-")."""
    identity = os.environ.get(IDENTITY)
    if identity:
        run(
            "codesign",
            "--force",
            "--options=runtime",
            "--timestamp",
            *options,
            "-s",
            identity,
            what,
        )
    elif what.is_dir():
        say(f"{what.name} is signed by nobody: {IDENTITY} is not set.")
        run("codesign", "--force", *options, "-s", "-", what)
    if what.is_dir():
        run("codesign", "--verify", "--strict", "--deep", what)


def notarise(what: Path) -> None:
    """Apple looks at it, and its word is attached, so that it opens without a network."""
    profile = os.environ.get(NOTARY)
    if not profile or not os.environ.get(IDENTITY):
        say(f"{what.name} is not notarised: {IDENTITY} or {NOTARY} is not set.")
        return
    sent = what
    if what.is_dir():
        sent = WORK / f"{NAME}.zip"
        run("ditto", "-c", "-k", "--keepParent", what, sent)
    who = ["--keychain-profile", profile]
    if chain := os.environ.get(KEYCHAIN):
        who += ["--keychain", chain]
    run("xcrun", "notarytool", "submit", sent, *who, "--wait")
    run("xcrun", "stapler", "staple", what)
    run("xcrun", "stapler", "validate", what)


def _image(app: Path, out: Path) -> Path:
    """The bundle, and beside it the place it is dragged to."""
    folder = WORK / "dmg"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run("ditto", app, folder / APP)
    (folder / "Applications").symlink_to("/Applications")
    target = out / f"{NAME}-{version()}-macos-{machine()}.dmg"
    target.unlink(missing_ok=True)
    shape = ["-volname", TITLE, "-fs", "HFS+", "-format", "UDZO", "-ov"]
    run("hdiutil", "create", *shape, "-srcfolder", folder, target)
    return target
