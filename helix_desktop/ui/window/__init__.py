"""The window around the pages: a view per workspace with sidebar and status strip, and its actions.

The window is painted before anything is imported that it is made of:
`ui/application/startup.py` and what it imports (`main_window`, `skeleton`, `theme`, no asyncio,
no engine) shows it, `BackgroundLoader` (`ui/application/launch.py`) imports
`ui/application/application.py` in a thread while Qt runs, and the same window is furnished.
Keep that list short; a test looks. Widgets are made before the style sheet is put on, and it is
taken off before another one: Qt dresses ten times as fast as it changes a dress. An
application-wide style sheet costs 8 KB for each widget there is: what nobody looks at is not
made. A page controller follows its session and counts, and makes its page and its panel when
somebody asks for them (`page_made`, `panel_made`); in the stack stands a `LazyPage`
(`ui/widgets/layout.py`), in which shortcuts have their place from the beginning. Actions and
their refusals must not need a page. The first screen is made when it is shown; pages of the
settings make some rows in each turn of the loop (`make_more`). What is made late is put into
the tab order by `ui/widgets/layout.py`, in a window that is seen only: Qt's chain breaks in
trees without one.

`ui/application/startup.py` is the way in and out: one window per data folder, a second start
knocks at `app/instance_socket.py` (a socket in the data folder) and leaves, and
`app/safe_start.py` knows by a marker whether starts before this one came to their end. A window
can end in another one (from a safe start to an ordinary one). `ui/application/application.py`
puts the parts together: `Opening` holds the open workspaces that are open, `WorkspaceViews` a
`WorkspaceView` for each of the last nine (coming back to one is showing a widget),
`WindowMonitor` hears of all open workspaces (marks, tray, messages), `PaletteController` is the
palette's way to everything, `WorkspaceActions` and `SessionController` what can be done with
workspaces and sessions. What the person can do is an `Action`, once for each workspace view;
the keys they chose are one `KeyBindings` for the window. Sheets are `Overlay`s: widgets over
the window, no event loop of their own; a `Sheet` is one with a head and a foot.

`ui/window/keyboard_focus.py` says who has the keyboard: the next message, unless the person
writes elsewhere; a character that nobody else wants is written there.
`ui/window/side_panels.py` puts the sidebar and the panel beside the page, or, where a window is
too narrow, over it on request; `ui/window/window_geometry.py` puts a window where it was,
within the work area.

Zoom is the factor that Qt multiplies screens by (`ui/style/zoom.py`): measures in the code stay
what the tokens say. Qt takes it at the start (`QT_SCALE_FACTOR`) and, live, through two calls
of its own that it exports but does not document, as for a window that is taken to another
screen; their names are looked up in the library, and where they are not found a size holds from
the next start on. The versions of PySide are pinned anyway; a test goes through all sizes.

Painted parts are written for left to right and get their painter from `ui/style/canvas.py`,
which mirrors places where the person reads from the right (never pictures, words, code, diffs
or axes of time: those `keep_left_to_right`). A place told by a pointer goes through `within`,
and words inside what is mirrored stand by their own letters. What is not drawn but written by
the floors below (errors, reasons, help) is English there and in journals, and keeps its template
and its values (`domain/phrase.py`), by which `ui/text/formatting.py` tells it through `tr`; a
journal's texts are shown as they are. `tests/test_phrases.py` gathers all templates, and looks
that the window shows no error past it. Painted lists tell a screen reader
their rows by `AccessibleRows` (`ui/widgets/accessibility.py`, `ui/widgets/virtual_rows.py`).
`tests/scenarios/test_access.py` walks through every page and sheet: names and roles, Tab to
everything and back, a ring that is seen, no window beside the window;
`tests/tour/everywhere.py` takes pictures of the same places, also in a made-up language of
longer words (`tests/tour/language.py`) and from the right.

A session that is archived or in the trash stands in `shelf.json` beside its store, nothing of
it is moved; a workspace in the trash is its whole folder, moved to `<data>/trash`.
"""
