/* helix-desktop.exe: the Python beside it, with the application and our own arguments.

   One source, two programs: without a console for the window, and with CONSOLE for the command line
   (helix-desktop-console.exe mcp). Python is loaded by its full path and never looked for: not on
   PATH and not in the folder one happens to stand in. */

#include <windows.h>
#include <shellapi.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

#define ROOM 32768
#define NAME L"Helix Desktop"
#define BROKEN L"Helix Desktop is not whole. Install it again; what you have made is kept."

typedef int(__cdecl *py_main)(int, wchar_t **);

static int refused(const wchar_t *what) {
#ifdef CONSOLE
  fwprintf(stderr, L"helix-desktop: %ls\n", what);
#else
  MessageBoxW(NULL, what, NAME, MB_ICONERROR | MB_OK);
#endif
  return 2;
}

static py_main found_python(const wchar_t *folder) {
  static wchar_t library[ROOM];
  HMODULE module;
  if (_snwprintf(library, ROOM - 1, L"%ls\\python\\" PYTHON_DLL, folder) < 0) return NULL;
  module = LoadLibraryExW(library, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
  return module ? (py_main)(void *)GetProcAddress(module, "Py_Main") : NULL;
}

static int start(void) {
  static wchar_t folder[ROOM], python[ROOM];
  wchar_t **given, **handed, *cut;
  py_main run;
  int count = 0, at = 0;
  DWORD length = GetModuleFileNameW(NULL, folder, ROOM);
  SetDllDirectoryW(L"");
  if (!length || length >= ROOM || !(cut = wcsrchr(folder, L'\\'))) return refused(BROKEN);
  *cut = 0;
  if (!(run = found_python(folder))) return refused(BROKEN);
  given = CommandLineToArgvW(GetCommandLineW(), &count);
  handed = calloc((size_t)count + 4, sizeof *handed);
  if (!given || !handed) return refused(L"There is no memory left.");
  /* children are started with this one: it opens no console of its own */
  if (_snwprintf(python, ROOM - 1, L"%ls\\python\\" PYTHON_EXE, folder) < 0) return refused(BROKEN);
  handed[at++] = python;
  handed[at++] = L"-I";
  handed[at++] = L"-m";
  handed[at++] = L"helix_desktop";
  for (int each = 1; each < count; each++) handed[at++] = given[each];
  return run(at, handed);
}

#ifdef CONSOLE
int wmain(void) { return start(); }
#else
int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, LPWSTR words, int show) {
  (void)instance, (void)before, (void)words, (void)show;
  return start();
}
#endif
