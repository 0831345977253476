"""What macOS is told of the application: its Info.plist."""

from installers.place import AUTHORS, IDENTIFIER, TITLE, version

OLDEST = "13.0"
"""What the wheels of Qt ask for."""

Value = str | bool | list[dict[str, object]]


def info() -> dict[str, Value]:
    """Besides what PyInstaller writes by itself (name, program, icon)."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDocumentTypes": [
            {
                # "Open With" of a folder, and what is dropped on the Dock; the Finder stays first
                "CFBundleTypeName": "Folder",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": ["public.folder"],
            }
        ],
        "LSApplicationCategoryType": "public.app-category.developer-tools",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{AUTHORS}, Apache License 2.0",
        "NSPrincipalClass": "NSApplication",
        # the window follows the system's dark look
        "NSRequiresAquaSystemAppearance": False,
    }
