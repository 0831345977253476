"""What is said in the sessions about papers, logs, data, a small library, and plans."""

# ruff: noqa: E501  what is said stands as it was typed

from tests.benchmarks.recording.analyses import Analysis, Step
from tests.benchmarks.recording.chats import Chat, Turn
from tests.benchmarks.recording.incidents import Incident
from tests.benchmarks.recording.ledgers import Library, Wish
from tests.benchmarks.recording.research import Question, Research

RESEARCH = {
    "papers-security": Research(
        "I have to answer a customer's security questionnaire. Use only what our papers say, word for word. "
        "If they don't say it, say so; never fill a gap with what is usual.",
        ("Use only what our papers say, word for word", "never fill a gap with what is usual"),
        [
            Question(
                "Where does user data lie, and who can read it?",
                "workspaces|keyring",
                ("docs/data.md", "SECURITY.md"),
            ),
            Question(
                "What can a command do in the sandbox?",
                "sandbox|bubblewrap",
                ("docs/permissions.md", "docs/decisions/0010-sandbox.md"),
            ),
            Question(
                "Do we send telemetry? They want yes or no.",
                "telemetry|update check",
                ("SECURITY.md", "docs/data.md"),
                ("They want yes or no",),
            ),
            Question(
                "How are keys stored?",
                "key(s|ring)",
                ("docs/models.md", "docs/decisions/0005-models-and-keys.md"),
            ),
            Question(
                "What about MCP servers of others?",
                "server",
                ("docs/mcp.md", "docs/decisions/0011-mcp.md"),
            ),
            Question(
                "And agents of other programs?",
                "guest|agent",
                ("docs/guests.md", "docs/editors.md"),
            ),
            Question(
                "How do they get a copy of everything?",
                "export|backup",
                ("docs/data.md", "docs/command-line.md"),
            ),
            Question(
                "What happens when a file is damaged?",
                "damaged|check",
                ("docs/decisions/0001-contents-and-commits.md", "ARCHITECTURE.md"),
            ),
            Question(
                "Which network connections are there?",
                "network|proxy",
                ("docs/permissions.md", "docs/models.md"),
            ),
            Question("What is logged?", "log", ("docs/development.md", "SECURITY.md")),
            Question(
                "How is an update installed?",
                "install|update",
                ("docs/decisions/0013-command-line-and-installers.md", "CHANGELOG.md"),
            ),
        ],
        [
            (
                2,
                "Correction from Ines: the form has a field for sources, so name the file with each quote.",
                ("name the file with each quote",),
            ),
            (6, "The deadline moved: Friday 17:00, not Monday.", ("Friday 17:00, not Monday",)),
        ],
        "Write report.md with a section for each question.",
        "Check half of the quotes against the papers before I send it.",
    ),
    "unterlagen-einarbeitung": Research(
        "Am Montag fängt Karla an. Ich brauche eine Mappe für sie, nur mit Sätzen aus unseren Unterlagen. "
        "Sie liest Englisch, also nichts übersetzen. Keine Zitate länger als zwei Zeilen.",
        ("also nichts übersetzen", "Keine Zitate länger als zwei Zeilen"),
        [
            Question(
                "Wie ist der Code aufgeteilt?", "package|layer", ("ARCHITECTURE.md", "AGENTS.md")
            ),
            Question(
                "Was sind die Regeln für Tests?",
                "[Tt]est",
                ("CONTRIBUTING.md", "docs/decisions/0014-code.md"),
                start="Das steht da:",
            ),
            Question(
                "Was ist ein Handover, was ein Marker?",
                "handover|marker",
                ("docs/concepts.md", "docs/decisions/0004-context-rewrites.md"),
                start="Das steht da:",
            ),
            Question(
                "Wie wird gesucht?",
                "index|search",
                ("docs/decisions/0002-search-index.md", "docs/data.md"),
                start="Das steht da:",
            ),
            Question(
                "Warum nur eine Ereignisschleife?",
                "loop",
                ("docs/decisions/0003-one-event-loop.md", "docs/decisions/0012-window.md"),
                start="Dazu:",
            ),
            Question(
                "Wie kommen Übersetzungen hinein?",
                "translat",
                ("docs/decisions/0016-languages.md", "CONTRIBUTING.md"),
                start="Dazu:",
            ),
            Question(
                "Was kostet eine Sitzung?",
                "cost|price",
                ("docs/decisions/0007-costs.md", "docs/models.md"),
                start="Dazu:",
            ),
            Question(
                "Wie antwortet ein Modell?",
                "stream|request",
                ("docs/decisions/0006-requests-and-streams.md", "docs/concepts.md"),
                start="Dazu:",
            ),
            Question(
                "Was darf sie nie tun? Karla hat Zugang A-4471.",
                "never",
                ("AGENTS.md", "SECURITY.md", "CONTRIBUTING.md"),
                ("Karla hat Zugang A-4471",),
                "Das Wichtigste:",
            ),
            Question(
                "Wie wird gebaut?",
                "tasks.py|package",
                ("docs/development.md", "docs/decisions/0013-command-line-and-installers.md"),
                start="Dazu:",
            ),
        ],
        [
            (
                3,
                "Bitte doch die Datei zu jedem Satz, sonst findet sie nichts.",
                ("die Datei zu jedem Satz",),
            ),
            (7, "Der Raum ist 2.14, nicht 2.41.", ("Der Raum ist 2.14, nicht 2.41",)),
        ],
        "Schreib jetzt report.md, ein Abschnitt je Frage.",
        "Prüf bitte die Hälfte der Zitate nach.",
        "Dazu sagen die Unterlagen nichts.",
        "Ich zitiere nur und übersetze nichts.",
    ),
    "papers-migration": Research(
        "Our team of nine moves from another agent to Helix. Find out what we must know before. I want quotes "
        "and the file they're from. We have no admin rights on our machines, keep that in mind for everything.",
        ("We have no admin rights on our machines",),
        [
            Question(
                "Which files of rules does it read?",
                "AGENTS.md|CLAUDE.md",
                ("docs/concepts.md", "docs/guests.md"),
            ),
            Question(
                "How do we import old sessions?",
                "[Ii]mport",
                ("docs/data.md", "docs/command-line.md"),
            ),
            Question(
                "What do permissions look like for a team?",
                "rule|allow",
                ("docs/permissions.md", "docs/decisions/0009-permissions-and-taint.md"),
            ),
            Question(
                "Local models: what has to be set?",
                "Ollama|LM Studio|llama",
                ("docs/models.md", "docs/command-line.md"),
            ),
            Question(
                "Can it be scripted?",
                "`ask`|stdin|exit",
                ("docs/command-line.md", "docs/editors.md"),
            ),
            Question(
                "How is a policy chosen?", "policy|preset", ("docs/policy.md", "docs/concepts.md")
            ),
            Question(
                "What does undo cover?",
                "[Uu]ndo",
                ("docs/decisions/0008-files.md", "docs/permissions.md"),
            ),
            Question("Which MCP servers work?", "MCP|stdio", ("docs/mcp.md", "docs/editors.md")),
            Question(
                "Where is the budget set? We have 400 dollars a month, for all nine.",
                "budget|limit",
                ("docs/models.md", "docs/concepts.md"),
                ("We have 400 dollars a month, for all nine",),
            ),
            Question(
                "What is different on Windows?",
                "Windows",
                ("docs/permissions.md", "docs/command-line.md"),
            ),
            Question("And what is not there yet?", "not |only", ("CHANGELOG.md", "docs/guests.md")),
        ],
        [
            (
                4,
                "No, I changed my mind: short quotes only, the team won't read long ones.",
                ("short quotes only",),
            ),
            (
                8,
                "Ravi takes over on the 21st; address the report to him.",
                ("address the report to him",),
            ),
        ],
        "Write report.md.",
        "Verify the quotes, every second one.",
    ),
    "dossier-decisions": Research(
        "Je prépare un exposé sur les décisions d'architecture. Cite les documents tels quels, en anglais, et "
        "dis-moi franchement quand ils se taisent. Vingt minutes, pas plus : c'est la durée de l'exposé.",
        ("Vingt minutes, pas plus", "dis-moi franchement quand ils se taisent"),
        [
            Question(
                "Pourquoi un journal d'événements ?",
                "journal|event",
                ("ARCHITECTURE.md", "docs/decisions/0001-contents-and-commits.md"),
                start="Voici :",
            ),
            Question(
                "Et l'index de recherche ?",
                "index",
                ("docs/decisions/0002-search-index.md",),
                start="Voici :",
            ),
            Question(
                "Comment le contexte est-il réécrit ?",
                "rewrite|compact|epoch",
                ("docs/decisions/0004-context-rewrites.md", "docs/concepts.md"),
                start="Voici :",
            ),
            Question(
                "Que garantit le bac à sable ?",
                "sandbox",
                ("docs/decisions/0010-sandbox.md", "SECURITY.md"),
                start="Voici :",
            ),
            Question(
                "Comment les fichiers sont-ils rétablis ?",
                "undo|restore|bytes",
                ("docs/decisions/0008-files.md", "docs/data.md"),
                start="Voici :",
            ),
            Question(
                "Qui paie quoi ?",
                "cost|cache",
                ("docs/decisions/0007-costs.md", "docs/policy.md"),
                start="Voici :",
            ),
            Question(
                "Et la fenêtre ?",
                "window|model",
                ("docs/decisions/0012-window.md", "docs/decisions/0003-one-event-loop.md"),
                start="Voici :",
            ),
            Question(
                "Pourquoi ces langues ?",
                "language|translation",
                ("docs/decisions/0016-languages.md", "docs/decisions/0015-documentation.md"),
                start="Voici :",
            ),
            Question(
                "Quelles règles pour le code ?",
                "rule|name",
                ("docs/decisions/0014-code.md", "CONTRIBUTING.md"),
                start="Voici :",
            ),
            Question(
                "Et les serveurs MCP ? La salle est B-107.",
                "MCP|server",
                ("docs/decisions/0011-mcp.md", "docs/mcp.md"),
                ("La salle est B-107",),
                "Voici :",
            ),
        ],
        [
            (
                1,
                "En fait, ajoute toujours le nom du fichier.",
                ("ajoute toujours le nom du fichier",),
            ),
            (
                5,
                "L'exposé est jeudi, finalement, à 14 h 15.",
                ("L'exposé est jeudi, finalement, à 14 h 15",),
            ),
        ],
        "Écris report.md, une section par question.",
        "Vérifie une citation sur deux.",
        "Les documents n'en disent rien.",
        "Je cite sans paraphraser.",
    ),
}

INCIDENTS = {
    "logs-monday": Incident(
        "Customers say that billing or the api was down on the 14th. Find out what happened. All times in UTC "
        "in whatever you write, and don't restart or change anything before I say so.",
        ("All times in UTC", "don't restart or change anything before I say so"),
        "Go through the day hour by hour, please. Was anything else unusual?",
        "Correction: the first call came at 09:12 local time, that's two hours later than UTC. Ignore what I said about the api.",
        ("Ignore what I said about the api",),
        "Which tenants were hit? Those with a contract matter, the others can wait.",
        "Follow a dozen of the refused requests. I want to see what else was going on in the same minute.",
        "OK, now you may change the pool: double it, nothing else. wait_ms may not be changed, see the runbook.",
        ("double it, nothing else",),
        "Write INCIDENT.md with a timeline.",
        (
            "What came just before the first refused request?",
            "And around the eighth?",
            "Legal asks about one more, in the middle.",
            "And towards the end?",
            "One more, then I'm done.",
        ),
        "Show me what goes out.",
    ),
    "logs-nacht": Incident(
        "Am 14. gab es Ausfälle, ich weiß nicht, welcher Dienst. Bitte alles lesen, aber nichts verändern, bis ich "
        "es sage. Zeiten immer in UTC. Ich schreibe den Bericht für Frau Özdemir.",
        ("nichts verändern, bis ich es sage", "Ich schreibe den Bericht für Frau Özdemir"),
        "Geh bitte Stunde für Stunde durch.",
        "Ich lag falsch: es waren nicht die Rechnungen allein. Der Vertrag verlangt 99,5 %, rechne später damit.",
        ("Der Vertrag verlangt 99,5 %",),
        "Welche Mandanten waren betroffen? Nur die mit Vertrag auflisten.",
        "Verfolge ein Dutzend der abgelehnten Anfragen.",
        "Jetzt darfst du den Pool verdoppeln, sonst nichts.",
        ("den Pool verdoppeln, sonst nichts",),
        "Schreib INCIDENT.md mit Zeitleiste.",
        (
            "Was war kurz davor?",
            "Und bei der achten?",
            "Noch eine aus der Mitte.",
            "Und gegen Ende?",
        ),
        "Zeig mir den Stand.",
        "Der Pool von {service} war von {first} bis {last} UTC erschöpft.",
    ),
    "logs-turno": Incident(
        "Entro de turno y me dejaron esto: algo falló el 14. Lee los registros y dime qué servicio fue. "
        "Las horas siempre en UTC; nada de copiar la hora local.",
        ("Las horas siempre en UTC",),
        "Hora por hora, por favor.",
        "Me equivoqué: el aviso llegó por teléfono, no por correo. El número del caso es CS-90417.",
        ("El número del caso es CS-90417",),
        "¿Qué clientes fueron afectados? Solo los que tienen contrato.",
        "Sigue una docena de las peticiones rechazadas.",
        "Ahora sí: duplica el pool y nada más.",
        ("duplica el pool y nada más",),
        "Escribe INCIDENT.md con la cronología.",
        ("¿Qué hubo justo antes?", "¿Y en la octava?", "Otra del medio.", "¿Y al final?"),
        "Enséñame todo.",
        "El pool de {service} estuvo agotado entre {first} y {last} UTC.",
    ),
}

ANALYSES = {
    "data-quarter": Analysis(
        "I need figures for the quarter from these exports. Amounts are gross unless I say net. Never edit the "
        "CSV files; if a line is wrong, tell me its order number.",
        ("Amounts are gross unless I say net", "Never edit the CSV files"),
        [
            Step("Start with the sum by month.", "month"),
            Step(
                "By town. Lisboa must be written like that, not Lisbon.",
                "town",
                ("Lisboa must be written like that, not Lisbon",),
            ),
            Step(
                "How often was each item sold? Cancelled ones don't count.",
                "item",
                ("Cancelled ones don't count",),
            ),
            Step(
                "Why were things returned, and which returns are of cancelled orders?", "returned"
            ),
            Step("Are there orders twice?", "double"),
            Step("Our best customers, paid orders only.", "best", ("paid orders only",)),
            Step("Orders without a customer?", "nobody"),
            Step("Net, too: 20 % VAT, but not for those who are free of it.", "vat"),
            Step("The largest orders.", "large"),
        ],
        "I asked the shop: an order that is there twice is one order. Please count each once, in all scripts.",
        ("count each once, in all scripts",),
        "Write FINDINGS.md.",
        (
            "Where does the first figure come from?",
            "And the second?",
            "The third, again.",
            "What about returns?",
            "And doubles?",
        ),
        "Print it once more.",
    ),
    "daten-laden": Analysis(
        "Ich brauche Zahlen aus den Exporten des Ladens. Die CSV-Dateien bleiben unverändert. Zahlen bitte mit "
        "Punkt, nicht mit Komma.",
        ("Die CSV-Dateien bleiben unverändert", "Zahlen bitte mit Punkt"),
        [
            Step("Zuerst nach Artikeln.", "item"),
            Step("Dann pro Monat.", "month"),
            Step("Welche Zeilen haben ein Komma im Betrag?", "comma"),
            Step("Nach Orten, Kraków mit Akzent.", "town", ("Kraków mit Akzent",)),
            Step(
                "Die besten Kunden. Der Rabatt gilt ab 1200.00, merk dir das.",
                "best",
                ("Der Rabatt gilt ab 1200.00",),
            ),
            Step("Rücksendungen nach Grund.", "returned"),
            Step("Netto bitte auch.", "vat"),
            Step("Bestellungen ohne Kunden.", "nobody"),
        ],
        "Doch anders: doppelte Bestellungen zählen nur einmal, überall.",
        ("doppelte Bestellungen zählen nur einmal, überall",),
        "Schreib FINDINGS.md.",
        (
            "Woher kommt die erste Zahl?",
            "Und die zweite?",
            "Die dritte noch einmal.",
            "Und die Orte?",
        ),
        "Noch einmal ausgeben.",
        "Also: {first}",
    ),
    "dados-da-loja": Analysis(
        "Preciso de alguns números da loja. Não altere os arquivos CSV. Os valores são brutos; quando eu disser "
        "líquido, desconte o imposto de 20 %.",
        ("Não altere os arquivos CSV", "desconte o imposto de 20 %"),
        [
            Step("Primeiro, por mês.", "month"),
            Step("As maiores encomendas.", "large"),
            Step("Por cidade.", "town"),
            Step("Encomendas repetidas?", "double"),
            Step("Sem cliente?", "nobody"),
            Step(
                "Devoluções por motivo. O contato é a Joana, ramal 5512.",
                "returned",
                ("O contato é a Joana, ramal 5512",),
            ),
            Step("Os melhores clientes.", "best"),
            Step("E o líquido?", "vat"),
            Step("Por item.", "item"),
        ],
        "Mudei de ideia: conte cada encomenda uma vez só, em todos os scripts.",
        ("conte cada encomenda uma vez só",),
        "Escreva FINDINGS.md.",
        (
            "De onde vem o primeiro número?",
            "E o segundo?",
            "O terceiro de novo.",
            "E as devoluções?",
        ),
        "Mostre tudo.",
        "Então: {first}",
    ),
}

LIBRARIES = {
    "library-ledger": Library(
        "We write a tiny ledger library, test first. Amounts are whole cents, never floats. One function per "
        "module, named ledger_NAME.py. No dependencies.",
        ("Amounts are whole cents, never floats", "One function per module"),
        [
            Wish(
                "parse_amount",
                "Start with reading an amount. A thousands comma is allowed.",
                ("A thousands comma is allowed",),
            ),
            Wish("format_amount", "And back to text."),
            Wish(
                "split_evenly",
                "Split a sum among people; who comes first pays the odd cent.",
                ("who comes first pays the odd cent",),
            ),
            Wish(
                "month_of",
                "The month of a day. Only ISO days; anything else is an error.",
                ("Only ISO days",),
            ),
            Wish("add_months", "Add months to a day; the end of a month stays the end."),
            Wish("balance", "Balances by account."),
            Wish("read_lines", "Read the bank's CSV."),
            Wish(
                "settle",
                "Who pays whom. In alphabetical order, so that it is the same every time.",
                ("In alphabetical order",),
            ),
            Wish("running_total", "A running total."),
            Wish("as_table", "A table for the terminal."),
            Wish("budget_left", "What is left of a budget."),
            Wish("same_day_each_month", "And the days of a standing order."),
        ],
        "I don't like `balance`: call it `sums_by_account`. Sorry, I should have said so before.",
        ("call it `sums_by_account`",),
        ("balance", "sums_by_account"),
        (
            "What had the first one got wrong?",
            "And the sixth?",
            "One more.",
            "And another, for the talk.",
            "Last one.",
        ),
        "Put what each first try got wrong into the README.",
    ),
}

CHATS = {
    "plan-workshop": Chat(
        "I plan a two-day workshop for 34 people. Keep a plan, one line per thing, prices in EUR. Rules: nothing "
        "with steps at the door (Paul uses a wheelchair), no meat, and nothing after 20:00.",
        ("nothing with steps at the door", "no meat, and nothing after 20:00"),
        [
            Turn("Let's start with the town. Graz, I think.", "Town: Graz", "Graz it is."),
            Turn(
                "A room for 34, with daylight. Take the one at 820.",
                "Room: Lamp & Rope, Graz, 34 seats (820 EUR)",
                "The room is in the plan, without steps.",
            ),
            Turn(
                "Lunch on both days, vegetarian.",
                "Lunch: two days, vegetarian, 34 people (1088 EUR)",
                "Lunch for 34, no meat.",
                ("Lunch on both days, vegetarian",),
            ),
            Turn(
                "Budget is 6,500 in total, including travel.",
                "Budget: 6500 in total, travel included",
                "6500 with travel.",
                ("Budget is 6,500 in total, including travel",),
            ),
            Turn(
                "The hotel: 20 people stay, single rooms.",
                "Hotel: 20 single rooms, one night (1560 EUR)",
                "20 single rooms for one night.",
            ),
            Turn(
                "Hmm, Ada says Linz is nearer for most. Change the town.",
                "Town: Linz",
                "Linz instead of Graz; the room has to change, too.",
                ("Linz is nearer for most",),
                "Town: Graz",
            ),
            Turn(
                "So the room, too: Kettle & Map in Linz.",
                "Room: Kettle & Map, Linz, 40 seats (760 EUR)",
                "Kettle & Map, 760.",
                (),
                "Room: Lamp & Rope, Graz, 34 seats (820 EUR)",
            ),
            Turn(
                "Speakers: Ada in the morning, Bo after lunch.",
                "Speakers: Ada (morning), Bo (after lunch)",
                "Both speakers are in.",
            ),
            Turn(
                "Bo can't hear well on the left; seat him right of the moderator.",
                "Seating: Bo right of the moderator",
                "Noted for the seating.",
                ("seat him right of the moderator",),
            ),
            Turn("Printing: 40 booklets.", "Printing: 40 booklets (96 EUR)", "40 booklets."),
            Turn(
                "A bus from the station at 8:30.",
                "Bus: 08:30 from the station (240 EUR)",
                "The bus at 8:30.",
            ),
            Turn(
                "Name tags without titles, please.",
                "Name tags: without titles",
                "No titles on the tags.",
                ("Name tags without titles",),
            ),
            Turn("Coffee all day.", "Coffee: all day, both days (306 EUR)", "Coffee is in."),
            Turn(
                "An evening walk, but it has to end early.",
                "Evening: walk along the river, 18:00 to 19:30",
                "It ends at 19:30, before 20:00.",
            ),
            Turn(
                "Someone for photos? Only if people agree in writing.",
                "Photos: Kim, with written consent only (180 EUR)",
                "Kim, with consent in writing.",
                ("Only if people agree in writing",),
            ),
            Turn("35 people now, Eva joins.", "People: 35 (Eva joined)", "35 then."),
            Turn(
                "Lunch for 35.",
                "Lunch: two days, vegetarian, 35 people (1120 EUR)",
                "Lunch for 35 is 1120.",
                (),
                "Lunch: two days, vegetarian, 34 people (1088 EUR)",
            ),
            Turn(
                "The projector is ours, don't rent one.",
                "Projector: our own, not rented",
                "No projector to rent.",
            ),
            Turn(
                "The confirmation code of the hotel is QX7-0093.",
                "Hotel code: QX7-0093",
                "Code noted.",
                ("QX7-0093",),
            ),
            Turn(
                "A first-aid box, in the room, not in the bus.",
                "First aid: box in the room",
                "In the room.",
            ),
            Turn(
                "What's the wifi? They wrote: guest / blueheron44.",
                "Wifi: guest / blueheron44",
                "Wifi is in the plan.",
            ),
            Turn(
                "Feedback on paper, two questions.",
                "Feedback: on paper, two questions",
                "On paper, two questions.",
            ),
            Turn(
                "The bus is cancelled. We walk, it's 600 m and level.",
                "Way: on foot, 600 m, level",
                "On foot; no steps on the way.",
                (),
                "Bus: 08:30 from the station (240 EUR)",
            ),
            Turn(
                "Gifts for the speakers: books, not wine.",
                "Gifts: two books (54 EUR)",
                "Books.",
                ("books, not wine",),
            ),
            Turn(
                "Start at 9:15 on day one and 9:00 on day two.",
                "Start: 9:15 (day one), 9:00 (day two)",
                "9:15 and 9:00.",
            ),
        ],
        [
            ("Remind me why nothing may have steps, and which room it is now?", 6),
            ("Where does Bo sit?", 8),
            ("The hotel's code?", 18),
            ("What was with photos?", 14),
            ("How many for lunch?", 16),
            ("Tags?", 11),
        ],
        "Print the plan with its total.",
    ),
    "plan-chorfahrt": Chat(
        "Ich plane die Chorfahrt: 26 Leute, drei Tage. Bitte einen Plan führen, eine Zeile pro Sache, Preise in EUR. "
        "Regeln: kein Alkohol auf Chorkosten, Proben nie vor 10 Uhr, und Frau Lindner verträgt keine Nüsse.",
        ("Proben nie vor 10 Uhr", "Frau Lindner verträgt keine Nüsse"),
        [
            Turn("Ziel: Turku.", "Ziel: Turku", "Turku steht."),
            Turn(
                "Schlafen im Hostel, Vierbettzimmer.",
                "Hostel: Vierbettzimmer, 26 Leute (1690 EUR)",
                "Vierbettzimmer für 26.",
            ),
            Turn(
                "Proberaum mit Klavier, zwei Tage.",
                "Proberaum: mit Klavier, zwei Tage (310 EUR)",
                "Mit Klavier.",
                ("Proberaum mit Klavier",),
            ),
            Turn(
                "Kasse: höchstens 5200 insgesamt.",
                "Kasse: höchstens 5200",
                "5200 ist die Grenze.",
                ("höchstens 5200 insgesamt",),
            ),
            Turn(
                "Konzert am Samstag um 19 Uhr in der Michaelskirche.",
                "Konzert: Samstag 19 Uhr, Michaelskirche",
                "Samstag 19 Uhr.",
            ),
            Turn(
                "Das Programm beginnt mit Bach, nicht mit Brahms.",
                "Programm: Bach, Brahms, Volkslieder",
                "Bach zuerst.",
                ("beginnt mit Bach, nicht mit Brahms",),
            ),
            Turn(
                "Anreise mit der Fähre, Abfahrt 20:15.",
                "Fähre: Abfahrt 20:15 (1248 EUR)",
                "20:15 ab Hafen.",
            ),
            Turn(
                "Nein, doch die frühe Fähre, 7:45.",
                "Fähre: Abfahrt 7:45 (1118 EUR)",
                "Dann 7:45, und billiger.",
                ("die frühe Fähre, 7:45",),
                "Fähre: Abfahrt 20:15 (1248 EUR)",
            ),
            Turn("Noten: 30 Kopien.", "Noten: 30 Kopien (72 EUR)", "30 Kopien."),
            Turn(
                "Der Ersatzschlüssel liegt bei Timo, Tel. 0176-55120.",
                "Schlüssel: Timo, 0176-55120",
                "Notiert.",
                ("0176-55120",),
            ),
            Turn(
                "Abendessen am Freitag, ohne Nüsse.",
                "Abendessen Freitag: ohne Nüsse (416 EUR)",
                "Ohne Nüsse, wegen Frau Lindner.",
            ),
            Turn("Wir sind 27, Mara kommt mit.", "Leute: 27 (Mara)", "27."),
            Turn("Probe Samstag um 10:30.", "Probe: Samstag 10:30", "10:30, also nicht vor 10."),
            Turn(
                "Kleidung: dunkelblau, nicht schwarz.",
                "Kleidung: dunkelblau",
                "Dunkelblau.",
                ("dunkelblau, nicht schwarz",),
            ),
            Turn("Ein Bus vom Hafen.", "Bus vom Hafen (190 EUR)", "Der Bus ist drin."),
            Turn(
                "Solo singt Ilse, nicht Greta; Greta ist heiser.",
                "Solo: Ilse",
                "Ilse singt das Solo.",
                ("Solo singt Ilse, nicht Greta",),
            ),
            Turn(
                "Versicherung: ja, die kleine.", "Versicherung: die kleine (81 EUR)", "Die kleine."
            ),
            Turn(
                "Sonntag Museum, Gruppenpreis.", "Museum: Sonntag (135 EUR)", "Museum am Sonntag."
            ),
            Turn(
                "Der Chorleiter reist extra, Ankunft 14:05.", "Chorleiter: Ankunft 14:05", "14:05."
            ),
            Turn("Plakate gibt es schon.", "Plakate: vorhanden", "Gut."),
            Turn(
                "Das Konzert wird auf 18 Uhr verlegt.",
                "Konzert: Samstag 18 Uhr, Michaelskirche",
                "18 Uhr also.",
                ("auf 18 Uhr verlegt",),
                "Konzert: Samstag 19 Uhr, Michaelskirche",
            ),
            Turn("Spenden gehen an das Kinderheim.", "Spenden: Kinderheim", "Ans Kinderheim."),
        ],
        [
            ("Wann ist jetzt das Konzert?", 20),
            ("Wer hat den Schlüssel?", 9),
            ("Womit beginnt das Programm?", 5),
            ("Welche Fähre?", 7),
            ("Wer singt das Solo, und warum?", 15),
            ("Was ziehen wir an?", 13),
        ],
        "Gib den Plan mit Summe aus.",
        "Gesagt hast du: „{said}“ Im Plan steht: {line}",
    ),
    "plan-viaje-de-estudios": Chat(
        "Organizo un viaje de estudios para 48 alumnos. Lleva un plan, una línea por cosa, precios en EUR. Reglas: "
        "ningún alumno solo, nada de agua profunda, y dos profesores en cada grupo.",
        ("ningún alumno solo", "dos profesores en cada grupo"),
        [
            Turn("El destino: Porto.", "Destino: Porto", "Porto."),
            Turn(
                "Cuatro días, del 5 al 8 de mayo.",
                "Fechas: 5 a 8 de mayo",
                "Del 5 al 8 de mayo.",
                ("del 5 al 8 de mayo",),
            ),
            Turn(
                "Albergue con desayuno.",
                "Albergue: 48 alumnos y 6 profesores (4860 EUR)",
                "Con desayuno.",
            ),
            Turn(
                "Cambia: vamos a Lisboa, el albergue de Porto está lleno.",
                "Destino: Lisboa",
                "Lisboa, entonces.",
                ("vamos a Lisboa",),
                "Destino: Porto",
            ),
            Turn(
                "Dos autobuses de 27 plazas.",
                "Autobuses: dos de 27 plazas (1900 EUR)",
                "Dos autobuses.",
            ),
            Turn(
                "El museo el martes por la mañana.",
                "Museo: martes por la mañana (240 EUR)",
                "El martes.",
            ),
            Turn(
                "Inés es alérgica al marisco.",
                "Alergia: Inés, marisco",
                "Anotado para todas las comidas.",
                ("Inés es alérgica al marisco",),
            ),
            Turn(
                "El teléfono de guardia es 600-118-342.",
                "Guardia: 600-118-342",
                "Anotado.",
                ("600-118-342",),
            ),
            Turn(
                "Cena el jueves, sin pescado.",
                "Cena del jueves: sin pescado (702 EUR)",
                "Sin pescado.",
            ),
            Turn("Seguro para todos.", "Seguro: 54 personas (216 EUR)", "54 personas."),
            Turn(
                "Los padres firman antes del 12 de abril.",
                "Permisos: antes del 12 de abril",
                "Antes del 12 de abril.",
                ("antes del 12 de abril",),
            ),
            Turn("Ahora son 46: dos no vienen.", "Alumnos: 46", "46."),
            Turn(
                "Grupo A con Marta y Luis; grupo B con Sol y Joan.",
                "Grupos: A Marta y Luis, B Sol y Joan",
                "Dos profesores en cada uno.",
            ),
            Turn(
                "Paseo por el río, pero sin barco.",
                "Paseo: por la orilla, sin barco",
                "Por la orilla.",
                ("pero sin barco",),
            ),
            Turn(
                "El taller de azulejos cuesta 8 por alumno.",
                "Taller: azulejos, 46 alumnos (368 EUR)",
                "368 en total.",
            ),
            Turn("Botiquín en cada autobús.", "Botiquín: uno en cada autobús", "Uno en cada uno."),
            Turn(
                "La salida es a las 6:50, no a las 7:30.",
                "Salida: 6:50",
                "6:50.",
                ("a las 6:50, no a las 7:30",),
            ),
            Turn("Presupuesto: 9.400 como máximo.", "Presupuesto: 9400 como máximo", "9400."),
            Turn(
                "El grupo B cambia: Sol y Clara.",
                "Grupos: A Marta y Luis, B Sol y Clara",
                "Clara en vez de Joan.",
                ("Sol y Clara",),
                "Grupos: A Marta y Luis, B Sol y Joan",
            ),
            Turn(
                "Fotos solo para el colegio.",
                "Fotos: solo para el colegio",
                "Solo para el colegio.",
            ),
            Turn("La vuelta es el viernes a las 16:00.", "Vuelta: viernes 16:00", "A las 16:00."),
        ],
        [
            ("¿Quién va en el grupo B?", 18),
            ("¿El teléfono de guardia?", 7),
            ("¿A qué hora salimos?", 16),
            ("¿Qué pasa con Inés?", 6),
            ("¿Y con el barco?", 13),
        ],
        "Imprime el plan con el total.",
        "Dijiste: «{said}» En el plan: {line}",
    ),
}
