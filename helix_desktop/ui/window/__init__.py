"""The main window around the pages: sidebar, side panel, status bar, menus, and its actions.

**Start.** The window is painted before its parts are imported. `ui/application/startup.py` and its
imports (`main_window`, `theme`; no asyncio, no engine) show it; `BackgroundLoader`
(`ui/application/launch.py`) imports `ui/application/application.py` in a thread while Qt runs, and
the same window is then filled. Keep these imports few; a test checks them.
One style (`ui/style/qt_style.py`) paints Qt's own controls; the tones of labels are roles of the
palette, so that a change of appearance is one new palette. A widget that nobody looks at is not
created. A page controller follows its session and its counts, and creates its page and its panel on
the first request (`page_created`, `panel_created`); until then a `LazyPage`
(`ui/widgets/layout.py`) has their place in the stack, so that shortcuts have a parent from the
start. Actions and their refusals must not need a page. The welcome page is created when it is
shown; a page of the settings creates some rows per turn of the loop (`make_more`).
`ui/widgets/layout.py` adds late widgets to the tab order, only in a visible window: Qt's chain
breaks in widget trees without a window.

**Life.** `ui/application/startup.py` starts and ends the window. There is one window per data
folder: a second start passes its request to `app/instance_socket.py` (a socket in the data folder)
and exits. `app/safe_start.py` uses a marker to tell whether earlier starts ended normally. A
window can be followed by another one, as after a safe start. `ui/application/application.py`
connects the parts. Everything the user can do is an `Action`, once per workspace view; the user's
shortcuts are one `KeyBindings` for the window. A sheet is an `Overlay`: a widget over the window,
without an event loop of its own. A lambda or `partial` that is connected to an object without a
parent keeps what it refers to, so that a closed view stays in memory: connect a method.

**Layout.** The view gives the keyboard (`take_keyboard`) to the next message, unless the user types
elsewhere; a character that no other widget wants goes there. `side_panels.py` places the sidebar
and the side panel beside the page, or in a narrow window over the page on request.

**Zoom** is the factor by which Qt scales screens (`ui/style/zoom.py`), so sizes in the code stay
those of the tokens. Qt reads it at the start; two internal calls of Qt can change it later.

**Right to left.** Painted widgets are written for left to right and get their painter from
`ui/style/canvas.py`, which mirrors positions for right-to-left languages. Pictures, words, code,
diffs, and time axes are never mirrored (`keep_left_to_right`). The position of a pointer goes
through `mirrored_point`, and text in a mirrored place follows the direction of its own letters.

**Texts.** Texts that are written outside the UI (errors, reasons, help) are English there and in
journals, and keep their template and values (`domain/phrase.py`), with which
`ui/text/formatting.py` translates them through `tr`. Texts of a journal are shown unchanged.
`tests/test_phrases.py` collects all templates and checks that the window shows no error without
translation.

**Accessibility.** Painted lists report their rows to screen readers with `AccessibleRows`
(`ui/widgets/accessibility.py`, `ui/widgets/virtual_rows.py`).
`tests/system/scenarios/test_access.py` visits every page and sheet and checks names and roles, Tab
to every widget and back, a visible focus ring, and that no second window opens.
`tests/system/tour/everywhere.py` takes pictures of the same places, also in a made-up language with
longer words (`tests/system/tour/language.py`) and from right to left.

**Archive and trash.** An archived or deleted session is listed in `shelf.json` beside its store;
none of its files is moved. A deleted workspace is moved as a whole folder to `<data>/trash`.
"""
