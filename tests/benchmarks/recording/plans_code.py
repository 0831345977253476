"""What is said in the sessions about code: bug hunts, renames, and reviews."""

# ruff: noqa: E501  what is said stands as it was typed

from tests.benchmarks.recording.bugs import Bug, Hunt
from tests.benchmarks.recording.histories import Review
from tests.benchmarks.recording.refactors import Refactoring, Rename

_DOMAIN, _CONTEXT = "helix_desktop/domain", "helix_desktop/context"
_HIDDEN = (
    f"{_DOMAIN}/hidden_characters.py",
    'return any(_hides(char) and unicodedata.category(char) != "Co" for char in set(text))',
    'return any(_hides(char) or unicodedata.category(char) != "Co" for char in set(text))',
    "tests/domain/test_hidden_characters.py",
)
_MENTION = (
    f"{_DOMAIN}/mentions.py",
    "if self.kind is not MentionKind.FILE:",
    "if self.kind is MentionKind.FILE:",
    "tests/domain/test_mentions.py",
)
_FILTER = (
    f"{_DOMAIN}/cache_filter.py",
    "_FIELDS = {f.value: f for f in FilterKey if f not in _UNTYPED_KEYS}",
    "_FIELDS = {f.value: f for f in FilterKey if f in _UNTYPED_KEYS}",
    "tests/domain/test_cache_filter.py",
)
_EFFORT = (
    f"{_DOMAIN}/effort.py",
    "GRADED = tuple(level for level in EffortLevel if level not in (EffortLevel.OFF, EffortLevel.ON))",
    "GRADED = tuple(level for level in EffortLevel if level in (EffortLevel.OFF, EffortLevel.ON))",
    "tests/domain/test_effort.py",
)
_CHANGES = (
    f"{_DOMAIN}/file_changes.py",
    "if before is not None and change.before not in before.ours:",
    "if before is not None or change.before not in before.ours:",
    "tests/domain/test_file_changes.py",
)
_MEMORY = (
    f"{_DOMAIN}/memory.py",
    "return self.since <= version and not 0 < self.until <= version",
    "return self.since <= version and not 0 <= self.until <= version",
    "tests/domain/test_memory.py",
)
_FORM = (
    f"{_DOMAIN}/form_questions.py",
    "if field.kind is FieldKind.INTEGER and re.fullmatch(_INTEGER, stripped):",
    "if field.kind is FieldKind.INTEGER or re.fullmatch(_INTEGER, stripped):",
    "tests/domain/test_form_questions.py",
)
_TIMELINE = (
    f"{_CONTEXT}/timeline.py",
    "return undo_target(self.epochs) is not None",
    "return undo_target(self.epochs) is None",
    "tests/context/test_timeline.py",
)
_TAINT = (
    f"{_CONTEXT}/taint.py",
    "if returned.outcome is Outcome.DENIED or returned.ours:",
    "if returned.outcome is Outcome.DENIED and returned.ours:",
    "tests/context/test_taint.py",
)
_FORECAST = (
    f"{_CONTEXT}/forecast.py",
    "if stop > start and items[-1].open_calls:",
    "if stop > start or items[-1].open_calls:",
    "tests/context/test_forecast.py",
)
_SAVINGS = (
    f"{_CONTEXT}/request_savings.py",
    "sent = self.sent or self._sent_now(at, number=self.number)",
    "sent = self.sent and self._sent_now(at, number=self.number)",
    "tests/context/test_request_savings.py",
)
_BLANKS = (
    f"{_DOMAIN}/blank_runs.py",
    'if hidden == count and blanks.startswith("⟨"):',
    'if hidden == count or blanks.startswith("⟨"):',
    "tests/domain/test_blank_runs.py",
)
_SAID = (
    f"{_CONTEXT}/texts/said_lines.py",
    "if text and self._opening is None:",
    "if text or self._opening is None:",
    "tests/context/texts/test_said_lines.py",
)
_OBSERVED = (
    f"{_CONTEXT}/texts/observations.py",
    "if turn.request is not None:",
    "if turn.request is None:",
    "tests/context/texts/test_observations.py",
)

HUNTS = {
    "bugs-cards": Hunt(
        "Something broke over night and CI is red in four places. I want each one found by its test, "
        "not by reading everything. Two rules: never change a test to make it pass, and no commits "
        "from you, I commit myself. Say in one line what was wrong each time.",
        ("never change a test to make it pass", "no commits from you, I commit myself"),
        [
            Bug(
                *_HIDDEN,
                "First: every card now warns of hidden characters, even for plain ASCII. The warning "
                "must stay for U+202E and friends.",
                ("The warning must stay for U+202E and friends",),
            ),
            Bug(
                *_TIMELINE,
                "Next: Undo is grey when there is something to undo, and not when there isn't.",
            ),
            Bug(
                *_MEMORY,
                "The memory page shows nothing at all. I care about old versions too: what was valid "
                "at version 7 must still be shown for version 7.",
                ("what was valid at version 7 must still be shown for version 7",),
            ),
            Bug(
                *_EFFORT,
                "And the effort slider offers only off and on. Ann in support needs it by five.",
            ),
        ],
        (
            "Thanks. What tests lie beside that one? Don't run them all, it takes ages.",
            "Good. By the way: support ticket 48213 is about exactly this, keep the number.",
            "ok. and what stands beside it?",
        ),
        "Now write NOTES.md: for each module what was wrong, what is right, which test saw it.",
        "Before I commit: run each of the four test files once more, with what it had said.",
    ),
    "bugs-woche": Hunt(
        "Moin. Seit dem Wochenende sind mehrere Tests rot. Bitte einen nach dem anderen suchen. Wichtig: "
        "Tests bleiben, wie sie sind, und fasse nichts unter helix_desktop/store an, dort arbeitet Jonas. "
        "Antworte kurz.",
        ("Tests bleiben, wie sie sind", "fasse nichts unter helix_desktop/store an"),
        [
            Bug(
                *_FILTER,
                "Als Erstes: der Filter im Cache versteht „tool:“ nicht mehr, aber die anderen schon.",
            ),
            Bug(
                *_CHANGES,
                "Danach: Rückgängig behauptet, jede Datei sei von jemand anderem geändert worden. "
                "Release ist am 14. Oktober um 9 Uhr, bis dahin muss das weg sein.",
                ("Release ist am 14. Oktober um 9 Uhr",),
            ),
            Bug(*_TAINT, "Und: abgelehnte Ausgaben gelten jetzt als fremd. Das ist falsch herum."),
            Bug(*_BLANKS, "Noch eins: lange Leerzeichenfolgen werden doppelt markiert."),
        ],
        (
            "Gut. Was liegt an Tests daneben?",
            "Prima. Die Ticketnummer dazu ist HLX-7719, die brauche ich am Ende.",
            "Nein, warte: das vorher war richtig so. Was testet die Datei daneben?",
        ),
        "Schreib jetzt NOTES.md, pro Modul ein Eintrag: was falsch war, was richtig ist, welcher Test es sah.",
        "Bitte jede der vier Testdateien noch einmal laufen lassen.",
    ),
    "bugs-avant-la-demo": Hunt(
        "Bonjour. Demain j'ai une démo et quatre choses ne marchent plus. Cherche-les l'une après l'autre. "
        "Ne touche jamais aux tests, et n'installe rien. Réponds en une phrase, s'il te plaît.",
        ("Ne touche jamais aux tests, et n'installe rien",),
        [
            Bug(*_MENTION, "D'abord les mentions : un fichier est traité comme un dossier."),
            Bug(
                *_SAVINGS,
                "Ensuite le coût de la prochaine requête est toujours vide. Le budget de la démo est de "
                "3,40 dollars, garde ce chiffre.",
                ("Le budget de la démo est de 3,40 dollars",),
            ),
            Bug(*_FORM, "Les formulaires refusent du texte là où aucun nombre n'est demandé."),
            Bug(*_OBSERVED, "Et les observations oublient la question."),
        ],
        (
            "Merci. Que testent les fichiers à côté ?",
            "Parfait. C'est Léa qui relira, pas Marc.",
            "et à côté ?",
        ),
        "Écris NOTES.md : par module, ce qui était faux, ce qui est juste, quel test l'a vu.",
        "Relance chaque fichier de tests une dernière fois.",
    ),
    "bugs-second-look": Hunt(
        "I reviewed Tom's branch and believe that five lines in it are inverted conditions. Please find "
        "them with the tests. Keep diffs to one line each; if you need more than one line, stop and ask. "
        "Never run anything with the network.",
        ("Keep diffs to one line each", "Never run anything with the network"),
        [
            Bug(*_FORECAST, "Start with the forecast: it looks at spans that have no items."),
            Bug(*_SAID, "Then quotations: the opening of a session is taken again with each line."),
            Bug(
                *_MENTION,
                "Mentions of folders get line numbers. Files must keep theirs: src/a.py:10-20.",
                ("src/a.py:10-20",),
            ),
            Bug(*_TAINT, "A denied output taints the session. It must not."),
            Bug(*_BLANKS, "Blank runs: a run of two characters is shown like one of two hundred."),
        ],
        (
            "What is beside it?",
            "I was wrong about the order, sorry: forecasts were fine before Tom's second commit.",
            "and here?",
        ),
        "Put it all into NOTES.md for Tom; he reads it on the train, so no diff, just what and why.",
        "Run those five files again, please.",
    ),
}

REFACTORINGS = {
    "rename-counts": Refactoring(
        "We clean up names this week. Only rename what I ask for; leave docs and CHANGELOG alone until "
        "I say so. Line length is 100 and ruff must stay green.",
        ("leave docs and CHANGELOG alone until I say so", "ruff must stay green"),
        [
            Rename(
                "exact_counter",
                "make_exact_counter",
                "`exact_counter` makes a counter, so it should be `make_exact_counter`. The module keeps its file name.",
                ("The module keeps its file name",),
                "Hm, stop. I talked to Mia: she prefers `exact_counter_of`, because it takes the paths. Use that everywhere.",
                ("she prefers `exact_counter_of`",),
                "exact_counter_of",
            ),
            Rename(
                "count_shared", "shared_prefix", "Then `count_shared`: call it `shared_prefix`.", ()
            ),
            Rename(
                "session_name",
                "name_of_recording",
                "And `session_name` of the replay is `name_of_recording` from now on.",
                ("`session_name` of the replay is `name_of_recording`",),
            ),
        ],
        "Now docs/renames.md, please: every place that you changed, by name.",
        "Last check, name by name: is anything left, and where did you see it first?",
    ),
    "umbenennen-dateien": Refactoring(
        "Hallo! Wir benennen ein paar Funktionen um. Bitte Datei für Datei und nicht mit einem großen sed. "
        "Die Docstrings bleiben englisch, und in tests/golden wird nichts geändert.",
        ("Datei für Datei und nicht mit einem großen sed", "in tests/golden wird nichts geändert"),
        [
            Rename(
                "write_text_file",
                "save_text",
                "`write_text_file` soll `save_text` heißen.",
                (),
                "Moment: `save_text` gibt es in der Oberfläche als Knopf. Nimm `store_text`.",
                ("Nimm `store_text`",),
                "store_text",
            ),
            Rename(
                "open_regular",
                "open_plain_file",
                "Jetzt `open_regular` in `open_plain_file`, aber nur im Code.",
                ("aber nur im Code",),
            ),
            Rename(
                "preset_name", "title_of_preset", "Und `preset_name` wird `title_of_preset`.", ()
            ),
        ],
        "Bitte docs/renames.md schreiben, mit jeder Stelle.",
        "Noch einmal nachsehen: steht irgendwo noch ein alter Name, und wo war der erste?",
    ),
    "renombrar-mensajes": Refactoring(
        "Hola. Hay tres nombres que no me gustan. Cambia un archivo tras otro y ejecuta sus pruebas. "
        "No cambies nunca los nombres de los eventos guardados: están en tests/golden/lasting-names.json.",
        ("No cambies nunca los nombres de los eventos guardados",),
        [
            Rename("plain_message", "as_plain", "`plain_message` debe llamarse `as_plain`.", ()),
            Rename(
                "read_action",
                "action_of_call",
                "`read_action` no lee nada: que sea `action_of_call`.",
                (),
                "Espera, mejor `describe_call`. Perdón, lo decidió el equipo en la reunión del martes.",
                ("mejor `describe_call`",),
                "describe_call",
            ),
            Rename(
                "make_trace_frame",
                "frame_of_trace",
                "Y `make_trace_frame` pasa a ser `frame_of_trace`.",
                (),
            ),
        ],
        "Escribe docs/renames.md con todos los lugares.",
        "Por último: ¿queda algún nombre antiguo?",
    ),
    "rename-canonical": Refactoring(
        "Please do these renames slowly. I'd rather have ten small edits than one clever one. The public "
        "names in helix_desktop/__init__.py are off limits, whatever I say later.",
        ("The public names in helix_desktop/__init__.py are off limits",),
        [
            Rename(
                "canonical_json",
                "stable_json",
                "`canonical_json` is jargon. `stable_json`, please, in code only.",
                ("in code only",),
                "One correction: decision 0001 uses the old word, so leave docs/decisions as they are.",
                ("leave docs/decisions as they are",),
            ),
            Rename("to_utf8", "utf8_bytes", "`to_utf8` returns bytes: `utf8_bytes`.", ()),
        ],
        "List every place in docs/renames.md.",
        "Name by name: what is left?",
    ),
}

REVIEWS = {
    "review-two-weeks": Review(
        "I was away for two weeks. Walk me through what changed, theme by theme. Hashes always with the "
        "short form, never a link. I don't need translations, skip those.",
        (
            "Hashes always with the short form, never a link",
            "I don't need translations, skip those",
        ),
        "-n 420",
        260,
        [
            (
                "^sandbox",
                "Start with the sandbox. What could a command do before that it can't do now?",
                (),
            ),
            (
                "^import|^store|^cache",
                "Now what touches data on disk. That is what I worry about: nothing may be lost.",
                ("nothing may be lost",),
            ),
            ("^chat|^composer|^cards", "Then the chat itself.", ()),
            (
                "^tests|^benchmarks",
                "And the tests: were any limits loosened? I want to know by hash.",
                ("were any limits loosened?",),
            ),
        ],
        "Write WHAT-CHANGED.md from that, by theme, each line with its hash. Two pages at most.",
        (
            "Which files did the first ones of each theme touch?",
            "And the second ones? Bea asked about those in the meeting on the 3rd.",
        ),
        "Show me the page as it goes out.",
    ),
    "notas-de-la-version": Review(
        "Preparo las notas de la próxima versión. Quiero solo lo que nota un usuario, en español sencillo, "
        "y cada punto con su hash. Nada de refactorizaciones.",
        ("Quiero solo lo que nota un usuario", "Nada de refactorizaciones"),
        "--skip 200 -n 420",
        260,
        [
            ("^settings|^welcome", "Primero los ajustes y la bienvenida.", ()),
            (
                "^mcp|^guests|^hooks",
                "Ahora MCP, invitados y hooks. La versión sale el jueves 9, no el viernes.",
                ("La versión sale el jueves 9, no el viernes",),
            ),
            ("^timeline|^inspector|^context", "Y la parte del contexto.", ()),
            (
                "^translations|^docs",
                "Los documentos, por favor; sin traducciones.",
                ("sin traducciones",),
            ),
        ],
        "Escribe WHAT-CHANGED.md, por temas.",
        ("¿Qué archivos tocó cada uno?", "¿Y los siguientes? Es para Irene."),
        "Enséñame la página.",
    ),
    "wer-war-das": Review(
        "Ich suche, seit wann sich das Fenster beim Start anders verhält. Geh die Änderungen nach Themen durch "
        "und zeig mir jeweils den Diff. Nichts auschecken, der Arbeitsbaum bleibt, wie er ist.",
        ("Nichts auschecken, der Arbeitsbaum bleibt, wie er ist",),
        "--skip 420 -n 460",
        260,
        [
            ("^window|^application|^app", "Erst das Fenster und die Anwendung.", ()),
            (
                "^ui|^widgets|^style",
                "Dann die Oberfläche. Mich interessiert nur, was vor dem 25. war.",
                ("nur, was vor dem 25. war",),
            ),
            ("^engine|^context|^tokens", "Jetzt die Engine.", ()),
            ("^chat|^undo|^changes", "Und zuletzt Chat und Rückgängig.", ()),
        ],
        "Fass es in WHAT-CHANGED.md zusammen, jede Zeile mit Hash.",
        ("Welche Dateien waren das jeweils?", "Und die danach?"),
        "Zeig die Seite noch einmal.",
    ),
    "review-for-audit": Review(
        "The auditors want to see how we handle secrets and permissions. Find the commits, read the diffs, "
        "and keep to facts: no adjectives, no guesses about intent.",
        ("no adjectives, no guesses about intent",),
        "--skip 700 -n 1100",
        420,
        [
            ("secret|redact|key", "Secrets first.", ()),
            (
                "permission|sandbox|trust",
                "Then permissions and the sandbox. The audit's number is AU-2231.",
                ("The audit's number is AU-2231",),
            ),
            ("undo|restore|backup", "What about undo and backups?", ()),
            ("network|host|proxy|mcp", "And everything that opens the network.", ()),
        ],
        "Put it into WHAT-CHANGED.md.",
        ("Again the files of each, please.", "Next ones.", "And the rest of them."),
        "Print the page.",
    ),
}
