"""The cask for Homebrew, which installs the disk image of either kind of Mac."""

import re

from channels.product import Product
from macos.bundle import APP
from macos.info import OLDEST

SYSTEMS = {"13.0": "ventura"}
"""Homebrew's name of the oldest macOS that the application runs on."""
_IMAGE = "-macos-{}.dmg"
_CASK = """\
cask {name} do
  arch arm: "arm64", intel: "x86_64"

  version {version}
  sha256 arm:   {arm},
         intel: {intel}

  url {url}
  name {title}
  desc {summary}
  homepage {home}

  depends_on macos: ">= :{oldest}"

  app {app}
  binary "#{{appdir}}/{app_path}/Contents/MacOS/{command}"

  # workspaces, settings, and logs
  zap trash: [
    {data},
    {logs},
  ]
end
"""


def make(product: Product) -> dict[str, str]:
    arm, intel = (product.file(_IMAGE.format(machine)) for machine in ("arm64", "x86_64"))
    before, after = (re.escape(each) for each in _IMAGE.split("{}"))
    address = _escaped(arm.address).replace(_escaped(product.version), "#{version}")
    text = _CASK.format(
        name=quoted(product.name),
        version=quoted(product.version),
        arm=quoted(arm.sha256),
        intel=quoted(intel.sha256),
        url='"' + re.sub(f"{before}arm64{after}$", _IMAGE.format("#{arch}"), address) + '"',
        title=quoted(product.title),
        summary=quoted(product.summary),
        home=quoted(product.home),
        oldest=SYSTEMS[OLDEST],
        app=quoted(APP),
        app_path=_escaped(APP),
        command=_escaped(product.name),
        data=quoted(f"~/Library/Application Support/{product.name}"),
        logs=quoted(f"~/Library/Logs/{product.name}"),
    )
    return {f"homebrew/Casks/{product.name}.rb": text}


def quoted(text: str) -> str:
    """Return a string of Ruby in which nothing is replaced."""
    return f'"{_escaped(text)}"'


def _escaped(text: str) -> str:
    return re.sub(r'["\\#]', r"\\\g<0>", text)
