<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_US">
<context><name>helix</name>
<message><source>&#10;… and {0} more</source><translation>&#10;… und {0} weitere</translation></message>
<message><source> characters</source><translation> Zeichen</translation></message>
<message><source> of these</source><translation> davon</translation></message>
<message><source> · replaces yours</source><translation> · ersetzt den eigenen</translation></message>
<message><source> · shortened</source><translation> · gekürzt</translation></message>
<message><source> · {0} moved to keyring</source><translation> · {0} in den Schlüsselbund</translation></message>
<message><source>$0 is the first argument here, and $1 the second.</source><translation>$0 ist hier das erste Argument und $1 das zweite.</translation></message>
<message><source>+ {0} to rebuild the prompt cache</source><translation>+ {0}, um den Prompt-Cache neu aufzubauen</translation></message>
<message><source>+{0} more · {1}</source><translation>+{0} weitere · {1}</translation></message>
<message><source>, </source><comment>between the items of a list</comment><translation>, </translation></message>
<message><source>--cluster needs the address of a Dask scheduler, such as tls://host:8786, not {address}.</source><translation>--cluster braucht die Adresse eines Dask-Schedulers, etwa tls://host:8786, nicht {address}.</translation></message>
<message><source>--set needs name=value, not {change}.</source><translation>--set braucht Name=Wert, nicht {change}.</translation></message>
<message><source>/absolute/path</source><translation>/absoluter/pfad</translation></message>
<message><source>16,020 tokens</source><translation>16.020 Token</translation></message>
<message><source>&lt; {0}</source><translation>&lt; {0}</translation></message>
<message><source>A</source><translation>A</translation></message>
<message><source>A .env file, which holds secrets.</source><translation>Eine .env-Datei, die Geheimnisse enthält.</translation></message>
<message><source>A SubAgent starts no SubAgents.</source><translation>Ein Subagent startet keine Subagenten.</translation></message>
<message><source>A URL can't contain a user name or password.</source><translation>Eine URL darf weder Benutzernamen noch Passwort enthalten.</translation></message>
<message><source>A URL takes no arguments.</source><translation>Eine URL hat keine Argumente.</translation></message>
<message><source>A block of the database's files with events is damaged.</source><translation>Ein Block der Datenbankdateien mit Ereignissen ist beschädigt.</translation></message>
<message><source>A block of the database's files with {room} is damaged.</source><translation>Ein Block der Datenbankdateien ist beschädigt. Betroffen: {room}.</translation></message>
<message><source>A branch can't be named {name} beside the branch {other}.</source><translation>Neben dem Branch {other} kann kein Branch {name} heißen.</translation></message>
<message><source>A branch has the conversation up to there.</source><translation>Ein Zweig hat die Unterhaltung bis dorthin.</translation></message>
<message><source>A bundle has {most} settings at most.</source><translation>Ein Bundle hat höchstens {most} Einstellungen.</translation></message>
<message><source>A command was cut off: put back what changed?</source><translation>Ein Befehl wurde abgebrochen: Geändertes zurücklegen?</translation></message>
<message><source>A content has another SHA-256.</source><translation>Ein Inhalt hat einen anderen SHA-256.</translation></message>
<message><source>A content is too large.</source><translation>Ein Inhalt ist zu groß.</translation></message>
<message><source>A content isn't Base64.</source><translation>Ein Inhalt ist kein Base64.</translation></message>
<message><source>A displayed total is wrong.</source><translation>Eine angezeigte Summe ist falsch.</translation></message>
<message><source>A drive may hang there. Choose another folder, or try again later.</source><translation>Vielleicht liegt er auf einem Laufwerk, das hängt. Einen anderen Ordner wählen oder später erneut versuchen.</translation></message>
<message><source>A file can't be read or written: {reason}.</source><translation>Eine Datei lässt sich nicht lesen oder schreiben: {reason}.</translation></message>
<message><source>A file of Helix Desktop is missing: {name}.</source><translation>Eine Datei von Helix Desktop fehlt: {name}.</translation></message>
<message><source>A file, or a collector as http://127.0.0.1:4318. Empty: none are written</source><translation>Eine Datei oder ein Collector wie http://127.0.0.1:4318. Leer: keine</translation></message>
<message><source>A form has {most} fields at most.</source><translation>Ein Formular hat höchstens {most} Felder.</translation></message>
<message><source>A handover has six sections.</source><translation>Eine Übergabe hat sechs Abschnitte.</translation></message>
<message><source>A hint points to {digest}…, which is missing.</source><translation>Ein Hinweis zeigt auf {digest}…, das fehlt.</translation></message>
<message><source>A hook can't allow anything or change a call: that has no effect.</source><translation>Ein Hook kann nichts erlauben und keinen Aufruf ändern: Das hat keine Wirkung.</translation></message>
<message><source>A hook told Helix:&#10;{0}</source><translation>Ein Hook hat Helix mitgeteilt:&#10;{0}</translation></message>
<message><source>A large output was shortened before it entered the context.</source><translation>Eine große Ausgabe wurde gekürzt, bevor sie in den Kontext kam.</translation></message>
<message><source>A line contains a key or a password, which the memory never keeps.</source><translation>Eine Zeile enthält einen Schlüssel oder ein Passwort; das Gedächtnis behält so etwas nie.</translation></message>
<message><source>A line contains invisible characters.</source><translation>Eine Zeile enthält unsichtbare Zeichen.</translation></message>
<message><source>A line has {count} characters; {most} are possible.</source><translation>Eine Zeile hat {count} Zeichen; möglich sind {most}.</translation></message>
<message><source>A line is an event of an unknown kind.</source><translation>Eine Zeile ist ein Ereignis unbekannter Art.</translation></message>
<message><source>A line is named twice.</source><translation>Eine Zeile ist zweimal genannt.</translation></message>
<message><source>A line isn't an event: {error}.</source><translation>Eine Zeile ist kein Ereignis: {error}.</translation></message>
<message><source>A line names an invalid cache entry.</source><translation>Eine Zeile nennt einen ungültigen Cache-Eintrag.</translation></message>
<message><source>A line of the memory is empty.</source><translation>Eine Zeile des Gedächtnisses ist leer.</translation></message>
<message><source>A line was changed: its SHA-256 differs.</source><translation>Eine Zeile wurde geändert: Ihr SHA-256 ist anders.</translation></message>
<message><source>A link that leads nowhere, or out of the folder.</source><translation>Eine Verknüpfung, die ins Leere oder aus dem Ordner führt.</translation></message>
<message><source>A local command or an https URL</source><translation>Ein lokaler Befehl oder eine https-URL</translation></message>
<message><source>A marker is one line in place of an output. With it, Helix recalls the output.</source><translation>Ein Marker ist eine Zeile anstelle einer Ausgabe. Mit ihm ruft Helix die Ausgabe ab.</translation></message>
<message><source>A mask can be kept, moved in its file, or removed, but not copied.</source><translation>Masken kann man behalten, in ihrer Datei verschieben oder entfernen, nicht kopieren.</translation></message>
<message><source>A mask stands for its secret only in the file that it was read from. Read this file again, or write something else in its place.</source><translation>Eine Maske steht nur in der Datei für ihr Geheimnis, aus der sie gelesen wurde. Diese Datei erneut lesen oder an ihrer Stelle etwas anderes schreiben.</translation></message>
<message><source>A merge, rebase, or revert was unfinished then, or is now.</source><translation>Ein Merge, Rebase oder Revert war damals oder ist jetzt nicht abgeschlossen.</translation></message>
<message><source>A model takes notes when new history exceeds this share; 0 = never.</source><translation>Ein Modell macht Notizen, wenn neuer Verlauf diesen Anteil übersteigt; 0 = nie.</translation></message>
<message><source>A model takes the next notes here</source><translation>Hier macht ein Modell die nächsten Notizen</translation></message>
<message><source>A model turned old turns into notes. The originals are kept.</source><translation>Ein Modell hat alte Runden in Notizen verwandelt. Die Originale bleiben.</translation></message>
<message><source>A model's notes in place of old turns, shortened again when they grow.</source><translation>Beobachtungen eines Modells anstelle alter Runden, wieder gekürzt, wenn sie wachsen.</translation></message>
<message><source>A name can have at most {longest} characters.</source><translation>Ein Name kann höchstens {longest} Zeichen haben.</translation></message>
<message><source>A part of {path} is not a folder.</source><translation>Ein Teil von {path} ist kein Ordner.</translation></message>
<message><source>A path cannot hold a null character.</source><translation>Ein Pfad kann kein Nullzeichen enthalten.</translation></message>
<message><source>A permissions file was damaged, and a rule in it may have denied this.</source><translation>Eine Berechtigungsdatei war beschädigt, und eine Regel darin hat dies vielleicht abgelehnt.</translation></message>
<message><source>A question: {words}</source><translation>Eine Frage: {words}</translation></message>
<message><source>A range starts at 0 or later and doesn't go backward.</source><translation>Ein Bereich beginnt bei 0 oder später und läuft nicht rückwärts.</translation></message>
<message><source>A record of kind {name} has a value that the journal can't store.</source><translation>Ein Datensatz der Art {name} hat einen Wert, den das Journal nicht speichern kann.</translation></message>
<message><source>A record of kind {name}, version {version}, was written by a newer Helix Desktop.</source><translation>Ein Datensatz der Art {name}, Version {version}, stammt von einem neueren Helix Desktop.</translation></message>
<message><source>A record of the store ({name}) is damaged.</source><translation>Ein Datensatz des Speichers ({name}) ist beschädigt.</translation></message>
<message><source>A recorded model can give only recorded answers.</source><translation>Ein aufgezeichnetes Modell kann nur aufgezeichnete Antworten geben.</translation></message>
<message><source>A second line of {mark} is missing.</source><translation>Eine zweite Zeile mit {mark} fehlt.</translation></message>
<message><source>A secret, in event {0}</source><translation>Ein Geheimnis, in Ereignis {0}</translation></message>
<message><source>A server URL starts with https://.</source><translation>Eine Server-URL beginnt mit https://.</translation></message>
<message><source>A server can do anything your programs can. This is everything it declares.</source><translation>Ein Server kann alles, was eigene Programme können. Das ist alles, was er angibt.</translation></message>
<message><source>A session finishes</source><translation>Eine Sitzung fertig wird</translation></message>
<message><source>A session needs a name.</source><translation>Eine Sitzung braucht einen Namen.</translation></message>
<message><source>A skill in use</source><translation>Ein verwendeter Skill</translation></message>
<message><source>A snapshot belongs to session {key}, which is missing.</source><translation>Ein Snapshot gehört zu Sitzung {key}, die fehlt.</translation></message>
<message><source>A space is missing after the closing {sign}.</source><translation>Nach dem schließenden {sign} fehlt ein Leerzeichen.</translation></message>
<message><source>A subagent of “{0}” asks: {1}</source><translation>Ein Subagent von „{0}“ fragt: {1}</translation></message>
<message><source>A terminal wants to change permissions</source><translation>Ein Terminal möchte Berechtigungen ändern</translation></message>
<message><source>A test</source><translation>Ein Test</translation></message>
<message><source>A time range can't have a sign.</source><translation>Ein Zeitraum kann kein Vergleichszeichen haben.</translation></message>
<message><source>A time such as 14:05, or a date with it such as 2026-12-01 14:05.</source><translation>Eine Uhrzeit wie 14:05, oder mit Datum wie 2026-12-01 14:05.</translation></message>
<message><source>A timeout is a number of seconds from 1 to {most}.</source><translation>Ein Zeitlimit ist eine Anzahl Sekunden von 1 bis {most}.</translation></message>
<message><source>A tool call or an MCP server is waiting</source><translation>Ein Tool-Aufruf oder ein MCP-Server wartet</translation></message>
<message><source>A turn failed.</source><translation>Eine Runde ist fehlgeschlagen.</translation></message>
<message><source>A turn is still running.</source><translation>Eine Runde läuft noch.</translation></message>
<message><source>A turn was stopped.</source><translation>Eine Runde wurde gestoppt.</translation></message>
<message><source>A value has {count} characters; the limit is {longest}.</source><translation>Ein Wert hat {count} Zeichen; das Limit ist {longest}.</translation></message>
<message><source>A workspace needs a name.</source><translation>Ein Arbeitsbereich braucht einen Namen.</translation></message>
<message><source>A · baseline</source><translation>A · Basis</translation></message>
<message><source>API key</source><translation>API-Schlüssel</translation></message>
<message><source>API key for {0}</source><translation>API-Schlüssel für {0}</translation></message>
<message><source>APPLICATION</source><translation>ANWENDUNG</translation></message>
<message><source>ARCHIVED</source><translation>ARCHIVIERT</translation></message>
<message><source>AWS profile (optional)</source><translation>AWS-Profil (optional)</translation></message>
<message><source>About</source><translation>Info</translation></message>
<message numerus="yes"><source>About {0} tokens are written to the prompt cache again</source><extracomment>One: About {0} token is written to the prompt cache again</extracomment><translation><numerusform>Etwa {0} Token wird neu in den Prompt-Cache geschrieben</numerusform><numerusform>Etwa {0} Token werden neu in den Prompt-Cache geschrieben</numerusform></translation></message>
<message><source>Accept</source><translation>Annehmen</translation></message>
<message><source>Accept edits</source><translation>Ändern erlauben</translation></message>
<message><source>Accepts images</source><translation>Nimmt Bilder an</translation></message>
<message><source>Accepts tools</source><translation>Nimmt Tools an</translation></message>
<message><source>Acknowledge</source><translation>Zur Kenntnis nehmen</translation></message>
<message><source>Actions</source><translation>Aktionen</translation></message>
<message><source>Actual cost</source><translation>Tatsächliche Kosten</translation></message>
<message><source>Add</source><translation>Hinzufügen</translation></message>
<message><source>Add a line</source><translation>Zeile hinzufügen</translation></message>
<message><source>Add a profile with “credential_process = aws configure export-credentials --profile {profile}” to ~/.aws/config, and choose that one.</source><translation>In ~/.aws/config ein Profil mit „credential_process = aws configure export-credentials --profile {profile}“ hinzufügen und dieses wählen.</translation></message>
<message><source>Add a provider</source><translation>Anbieter hinzufügen</translation></message>
<message><source>Add a server</source><translation>Server hinzufügen</translation></message>
<message><source>Add a step</source><translation>Schritt hinzufügen</translation></message>
<message><source>Add it with `helix-desktop guest add`.</source><translation>Mit `helix-desktop guest add` hinzufügen.</translation></message>
<message><source>Add key</source><translation>Schlüssel hinzufügen</translation></message>
<message><source>Add servers</source><translation>Neue Server</translation></message>
<message><source>Add the provider again with `helix-desktop model add … --secret {name}`.</source><translation>Den Anbieter mit `helix-desktop model add … --secret {name}` erneut hinzufügen.</translation></message>
<message><source>Add the provider or choose another model in Settings › Models and keys or with `helix-desktop model choose`. Known providers: {known}.</source><translation>Den Anbieter hinzufügen oder in Einstellungen › Modelle und Schlüssel oder mit `helix-desktop model choose` ein anderes Modell wählen. Bekannte Anbieter: {known}.</translation></message>
<message><source>Added</source><translation>Hinzugefügt</translation></message>
<message><source>Added by Helix</source><translation>Von Helix hinzugefügt</translation></message>
<message><source>Added.</source><translation>Hinzugefügt.</translation></message>
<message><source>Adds the line Helix-Session: ID to their messages</source><translation>Fügt ihren Nachrichten die Zeile Helix-Session: ID hinzu</translation></message>
<message><source>After</source><translation>Nachher</translation></message>
<message><source>After a handover was written</source><translation>Nachdem eine Übergabe geschrieben wurde</translation></message>
<message><source>After a tool</source><translation>Nach einem Werkzeug</translation></message>
<message><source>After a tool failed</source><translation>Nachdem ein Werkzeug fehlgeschlagen ist</translation></message>
<message><source>After earlier notes</source><translation>Nach früheren Notizen</translation></message>
<message><source>After handover {0}</source><translation>Nach Übergabe {0}</translation></message>
<message><source>After the handover</source><translation>Nach der Übergabe</translation></message>
<message><source>After the notes</source><translation>Nach den Notizen</translation></message>
<message><source>Age</source><translation>Alter</translation></message>
<message><source>Agent</source><translation>Agent</translation></message>
<message><source>Agents of other programs</source><translation>Agenten anderer Programme</translation></message>
<message><source>All</source><comment>compactions</comment><translation>Alle</translation></message>
<message><source>All</source><comment>requests</comment><translation>Alle</translation></message>
<message><source>All blocks are intact now. Check again.</source><translation>Alle Blöcke sind jetzt unversehrt. Erneut prüfen.</translation></message>
<message><source>All changes to this file were undone. Every version is in the cache.</source><translation>Alle Änderungen an dieser Datei wurden rückgängig gemacht. Jede Version liegt im Cache.</translation></message>
<message><source>All commits are merged, so the branch {0} is deleted, too.</source><translation>Alle Commits sind gemergt, daher wird auch der Branch {0} gelöscht.</translation></message>
<message><source>All compactions undone</source><translation>Alle Verdichtungen rückgängig</translation></message>
<message><source>All days</source><translation>Alle Tage</translation></message>
<message><source>All files</source><translation>Alle Dateien</translation></message>
<message><source>All files of the worktree are in commits. The folder is deleted.</source><translation>Alle Dateien des Worktrees sind in Commits. Der Ordner wird gelöscht.</translation></message>
<message><source>All models</source><translation>Alle Modelle</translation></message>
<message><source>All numbers are of the {0} of {1} requests whose tokens were recorded.</source><translation>Alle Zahlen gelten für die {0} von {1} Anfragen, deren Tokens aufgezeichnet sind.</translation></message>
<message><source>All on disk</source><translation>Alles gespeichert</translation></message>
<message><source>All providers shown</source><translation>Alle Anbieter sind zu sehen</translation></message>
<message><source>All sessions</source><translation>Alle Sitzungen</translation></message>
<message><source>All stored data was copied, except the memory.</source><translation>Alle gespeicherten Daten wurden kopiert, außer dem Gedächtnis.</translation></message>
<message><source>All stored data was copied, except the workspace's name and policy.</source><translation>Alle gespeicherten Daten wurden kopiert, außer Name und Strategie des Arbeitsbereichs.</translation></message>
<message><source>All workspaces</source><translation>Alle Arbeitsbereiche</translation></message>
<message><source>All {0}</source><translation>Alle {0}</translation></message>
<message numerus="yes"><source>All {0} entries are intact.</source><extracomment>One: All {0} entry is intact.</extracomment><translation><numerusform>{0} Eintrag ist unversehrt.</numerusform><numerusform>Alle {0} Einträge sind unversehrt.</numerusform></translation></message>
<message><source>Allow</source><translation>Erlauben</translation></message>
<message><source>Allow for this session</source><translation>Für diese Sitzung erlauben</translation></message>
<message><source>Allow once</source><translation>Einmal erlauben</translation></message>
<message><source>Allow this command?</source><translation>Diesen Befehl erlauben?</translation></message>
<message><source>Allow this computer's address in its network, such as {example}. The service must listen there.</source><translation>Die Adresse dieses Computers in seinem Netzwerk erlauben, etwa {example}. Der Dienst muss dort lauschen.</translation></message>
<message><source>Allow this host</source><translation>Host erlauben</translation></message>
<message><source>Allow this only if you entered the command yourself.</source><translation>Nur erlauben, wenn der Befehl selbst eingegeben wurde.</translation></message>
<message><source>Allow this only if you installed or moved it. It runs with your keys for it.</source><translation>Nur erlauben, wenn es selbst installiert oder verschoben wurde. Es läuft mit den Schlüsseln dafür.</translation></message>
<message><source>Allow this only if you know it. A program runs outside the sandbox and can do all that you can. The settings of a project can name it.</source><translation>Nur erlauben, wenn er bekannt ist. Ein Programm läuft außerhalb der Sandbox und kann alles, was der Benutzer kann. Die Einstellungen eines Projekts können es nennen.</translation></message>
<message><source>Allow web searches?</source><translation>Websuchen erlauben?</translation></message>
<message><source>Allow {0}?</source><translation>{0} erlauben?</translation></message>
<message><source>Allowed for one session</source><translation>Für eine Sitzung erlaubt</translation></message>
<message><source>Allowed hosts</source><translation>Erlaubte Hosts</translation></message>
<message><source>Allowed private hosts</source><translation>Erlaubte private Hosts</translation></message>
<message><source>Almost no difference</source><translation>Fast kein Unterschied</translation></message>
<message><source>Already covered by a handover.</source><translation>Schon von einer Übergabe abgedeckt.</translation></message>
<message><source>Already excluded.</source><translation>Schon ausgeschlossen.</translation></message>
<message><source>Already in context in full.</source><translation>Schon vollständig im Kontext.</translation></message>
<message><source>Already moved to the cache.</source><translation>Schon in den Cache verschoben.</translation></message>
<message><source>Already part of every request.</source><translation>Schon Teil jeder Anfrage.</translation></message>
<message><source>Also available in the menu and the command palette.</source><translation>Auch im Menü und in der Befehlspalette verfügbar.</translation></message>
<message><source>Also removes the partial file {0}</source><translation>Entfernt auch die unvollständige Datei {0}</translation></message>
<message><source>Also the arguments of tools. Secrets are redacted</source><translation>Auch die Argumente von Tools. Geheimnisse werden geschwärzt</translation></message>
<message><source>Also while Helix is in front</source><translation>Auch wenn Helix im Vordergrund ist</translation></message>
<message><source>Always</source><translation>Immer</translation></message>
<message><source>Always</source><comment>stay awake</comment><translation>Immer</translation></message>
<message><source>Always allow</source><translation>Immer erlauben</translation></message>
<message><source>Amber</source><translation>Bernstein</translation></message>
<message><source>An address with a name or a password in it is not fetched from.</source><translation>Von einer Adresse mit einem Namen oder Passwort darin wird nichts geladen.</translation></message>
<message><source>An agent of another program answers only its own sessions.</source><translation>Ein Agent eines anderen Programms antwortet nur in seinen eigenen Sitzungen.</translation></message>
<message><source>An agent of another program isn't a provider with an address.</source><translation>Ein Agent eines anderen Programms ist kein Anbieter mit einer Adresse.</translation></message>
<message><source>An earlier version was restored as a new one. Nothing was deleted.</source><translation>Eine frühere Version wurde als neue wiederhergestellt. Es wurde nichts gelöscht.</translation></message>
<message><source>An editor wants to use the MCP server “{0}”</source><translation>Ein Editor will den MCP-Server „{0}“ verwenden</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It can't serve editors.</source><translation>Eine ältere Version von Helix Desktop hat diesen Arbeitsbereich geöffnet. Sie kann keine Editoren bedienen.</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It doesn't know --{name}.</source><translation>Eine ältere Version von Helix Desktop hat diesen Arbeitsbereich geöffnet. Sie kennt --{name} nicht.</translation></message>
<message><source>And {0} more. See the exact text below.</source><translation>Und {0} weitere. Siehe den genauen Text unten.</translation></message>
<message><source>Animations</source><translation>Animationen</translation></message>
<message><source>Animations: `system` follows the desktop.</source><translation>Animationen: `system` folgt dem Desktop.</translation></message>
<message><source>Another sign-in to {server} was begun.</source><translation>Eine andere Anmeldung bei {server} wurde begonnen.</translation></message>
<message><source>Answer cut off</source><translation>Antwort abgeschnitten</translation></message>
<message><source>Answer in the window, or in a terminal that you opened yourself.</source><translation>Im Fenster antworten oder in einem Terminal, das Sie selbst geöffnet haben.</translation></message>
<message><source>Answer the question first, or choose the mode in its menu.</source><translation>Zuerst die Frage beantworten oder den Modus in seinem Menü wählen.</translation></message>
<message><source>Answer then</source><translation>Antwort damals</translation></message>
<message><source>Answered in {0} s</source><translation>Antwort nach {0} s</translation></message>
<message><source>Answers</source><translation>Antworten</translation></message>
<message><source>Answers you and uses tools</source><translation>Antwortet und verwendet Tools</translation></message>
<message><source>Any URL with a supported protocol</source><translation>Beliebige URL mit unterstütztem Protokoll</translation></message>
<message><source>Anything</source><translation>Alles</translation></message>
<message><source>Apache License 2.0</source><translation>Apache-Lizenz 2.0</translation></message>
<message><source>AppArmor denies bubblewrap user namespaces. For a sandbox, install Helix from the .deb, which brings a profile, or run these two lines in a terminal and restart Helix: “{first}” “{second}”</source><translation>AppArmor verbietet bubblewrap Benutzer-Namespaces. Für eine Sandbox Helix aus dem .deb installieren, das ein Profil mitbringt, oder diese zwei Zeilen in einem Terminal ausführen und Helix neu starten: „{first}“ „{second}“</translation></message>
<message><source>Appearance</source><translation>Darstellung</translation></message>
<message><source>Application</source><translation>Anwendung</translation></message>
<message><source>Applied to new workspaces.</source><translation>Auf neue Arbeitsbereiche angewendet.</translation></message>
<message><source>Applied to {0}.</source><translation>Auf {0} angewendet.</translation></message>
<message><source>Applied. Takes effect with the next request.</source><translation>Angewendet. Gilt ab der nächsten Anfrage.</translation></message>
<message><source>Applied. Takes effect with the next turn.</source><translation>Angewendet. Gilt ab der nächsten Runde.</translation></message>
<message><source>Apply</source><translation>Anwenden</translation></message>
<message><source>Apply code to file</source><translation>Code auf Datei anwenden</translation></message>
<message><source>Apply code to file…</source><translation>Code auf Datei anwenden…</translation></message>
<message><source>Apply the code again to see the present changes.</source><translation>Den Code erneut anwenden, um die aktuellen Änderungen zu sehen.</translation></message>
<message><source>Apply to file…</source><translation>Anwenden auf…</translation></message>
<message><source>Approvals</source><translation>Freigaben</translation></message>
<message><source>Approve</source><translation>Freigeben</translation></message>
<message><source>Approve all</source><translation>Alle freigeben</translation></message>
<message><source>Approve {server} first.</source><translation>Zuerst {server} freigeben.</translation></message>
<message><source>Archive</source><translation>Archivieren</translation></message>
<message><source>Archive session</source><translation>Sitzung archivieren</translation></message>
<message><source>Archive workspace</source><translation>Arbeitsbereich archivieren</translation></message>
<message><source>Archived</source><translation>Archiviert</translation></message>
<message><source>Archived and deleted sessions</source><translation>Archivierte und gelöschte Sitzungen</translation></message>
<message><source>Archived and deleted workspaces</source><translation>Archivierte und gelöschte Arbeitsbereiche</translation></message>
<message><source>Archived and deleted workspaces…</source><translation>Archivierte und gelöschte Arbeitsbereiche…</translation></message>
<message><source>Archived · {0}</source><translation>Archiviert · {0}</translation></message>
<message><source>As it was</source><translation>Wie es war</translation></message>
<message><source>As it was: the tokens weren't recorded</source><translation>Wie es war: die Tokens wurden nicht aufgezeichnet</translation></message>
<message><source>As reported by the agent. Its own requests weren't recorded.</source><translation>Wie vom Agenten gemeldet. Seine eigenen Anfragen wurden nicht aufgezeichnet.</translation></message>
<message><source>As sent to the model</source><translation>Wie ans Modell gesendet</translation></message>
<message><source>Ask</source><translation>Fragen</translation></message>
<message><source>Ask Helix for another one.</source><translation>Helix um einen neuen bitten.</translation></message>
<message><source>Ask Helix to merge {0} into {1} in this session first.</source><translation>Zuerst Helix bitten, in dieser Sitzung {0} in {1} zu mergen.</translation></message>
<message><source>Ask before trying again.</source><translation>Vor einem neuen Versuch nachfragen.</translation></message>
<message><source>Ask for one patch for each file.</source><translation>Um je einen Patch pro Datei bitten.</translation></message>
<message><source>Ask the agent</source><translation>Agenten fragen</translation></message>
<message><source>Ask the user.</source><translation>Den Benutzer fragen.</translation></message>
<message><source>Asked</source><translation>Auftrag</translation></message>
<message><source>Asked in “{0}”</source><translation>Gefragt in „{0}“</translation></message>
<message><source>Asking…</source><translation>Frage läuft…</translation></message>
<message><source>Asking… {0} s</source><translation>Wird gefragt… {0} s</translation></message>
<message><source>Asks before each change and command, except read-only ones in the sandbox.</source><translation>Fragt vor jeder Änderung und jedem Befehl, außer vor nur lesenden in der Sandbox.</translation></message>
<message><source>Asks for every command</source><translation>Fragt bei jedem Befehl</translation></message>
<message><source>Asks to run without the sandbox, because this system's sandbox (Seatbelt) can't allow what it does. Nothing would restrict it.</source><translation>Soll ohne Sandbox laufen, weil die Sandbox dieses Systems (Seatbelt) das Vorhaben nicht erlauben kann. Nichts würde den Befehl einschränken.</translation></message>
<message><source>At least {least} characters; there are {count}.</source><translation>Mindestens {least} Zeichen; es sind {count}.</translation></message>
<message><source>At least {least}.</source><translation>Mindestens {least}.</translation></message>
<message><source>At most {most} characters; there are {count}.</source><translation>Höchstens {most} Zeichen; es sind {count}.</translation></message>
<message><source>At most {most} lines can be added.</source><translation>Höchstens {most} Zeilen können hinzugefügt werden.</translation></message>
<message><source>At most {most}.</source><translation>Höchstens {most}.</translation></message>
<message><source>Attach a copy that is open and has text, or pictures of its pages.</source><translation>Eine ungeschützte Kopie mit Text anhängen, oder Bilder der Seiten.</translation></message>
<message><source>Attach files or images</source><translation>Dateien oder Bilder anhängen</translation></message>
<message><source>Automatic</source><translation>Automatisch</translation></message>
<message><source>Automatic compaction is off.</source><translation>Automatisches Verdichten ist aus.</translation></message>
<message><source>Automatic compaction is off. Choose Compact now to compact.</source><translation>Automatische Verdichtung ist aus. Zum Verdichten „Jetzt verdichten“ wählen.</translation></message>
<message><source>Average context</source><translation>Kontext im Mittel</translation></message>
<message><source>B</source><translation>B</translation></message>
<message><source>B only</source><translation>Nur B</translation></message>
<message><source>B · candidate</source><translation>B · Kandidat</translation></message>
<message><source>B − A</source><translation>B − A</translation></message>
<message><source>Back</source><translation>Zurück</translation></message>
<message><source>Back (Esc)</source><translation>Zurück (Esc)</translation></message>
<message><source>Back to the default model with the next request.</source><translation>Ab der nächsten Anfrage wieder das Standardmodell.</translation></message>
<message><source>Back up…</source><translation>Sichern…</translation></message>
<message><source>Backup</source><translation>Sicherung</translation></message>
<message><source>Balanced</source><translation>Balanced</translation></message>
<message><source>Base URL</source><translation>Basis-URL</translation></message>
<message><source>Before a compaction</source><translation>Vor einer Verdichtung</translation></message>
<message><source>Before a message is sent</source><translation>Bevor eine Nachricht gesendet wird</translation></message>
<message><source>Before a tool</source><translation>Vor einem Werkzeug</translation></message>
<message><source>Before dedup</source><translation>Vor Dedup.</translation></message>
<message><source>Before they enter the context</source><translation>Bevor sie in den Kontext kommen</translation></message>
<message><source>Before → after</source><translation>Vorher → nachher</translation></message>
<message><source>Beginning, end, and key lines</source><translation>Anfang, Ende und wichtige Zeilen</translation></message>
<message><source>Beginning, end, and key lines of a large output. The cache has the full output.</source><translation>Anfang, Ende und wichtige Zeilen einer großen Ausgabe. Der Cache hat die ganze Ausgabe.</translation></message>
<message><source>Block</source><translation>Block</translation></message>
<message><source>Blocked by the provider's filter</source><translation>Vom Filter des Anbieters blockiert</translation></message>
<message><source>Blocked since startup</source><translation>Seit dem Start blockiert</translation></message>
<message><source>Blue</source><translation>Blau</translation></message>
<message><source>Body fields</source><translation>Body-Felder</translation></message>
<message><source>Both branches change the same lines of: {0}.</source><translation>Beide Branches ändern dieselben Zeilen in: {0}.</translation></message>
<message><source>Branch</source><translation>Zweig</translation></message>
<message><source>Branch</source><comment>of git</comment><translation>Branch</translation></message>
<message><source>Branch conversation</source><translation>Unterhaltung abzweigen</translation></message>
<message><source>Branch from here</source><translation>Hier abzweigen</translation></message>
<message><source>Branched in the middle of a turn. Continue from here.</source><translation>Mitten in einer Runde abgezweigt. Von hier aus fortfahren.</translation></message>
<message><source>Budget reached</source><translation>Budget erreicht</translation></message>
<message><source>Budget · {0} tokens…</source><translation>Budget · {0} Token…</translation></message>
<message><source>Budgets</source><translation>Budgets</translation></message>
<message><source>Budgets…</source><translation>Budgets…</translation></message>
<message><source>Budget…</source><translation>Budget…</translation></message>
<message><source>Built in, for trying Helix out. Without a folder, a demo of 80 tool calls shows how the context fills up and is compacted.</source><translation>Eingebaut, zum Ausprobieren. Ohne Ordner zeigt eine Demo mit 80 Tool-Aufrufen, wie sich der Kontext füllt und verdichtet wird.</translation></message>
<message><source>By age</source><translation>Nach Alter</translation></message>
<message numerus="yes"><source>By age, after {0} turns</source><extracomment>One: By age, after {0} turn</extracomment><translation><numerusform>Nach Alter, nach {0} Runde</numerusform><numerusform>Nach Alter, nach {0} Runden</numerusform></translation></message>
<message><source>By forecast</source><translation>Nach Vorhersage</translation></message>
<message><source>By so much compactions and shortened outputs made all requests together smaller, less the tokens of the calls for that</source><translation>So viel kleiner wurden alle Anfragen zusammen durch Verdichtungen und gekürzte Ausgaben, abzüglich der Tokens der Aufrufe dafür</translation></message>
<message><source>By the model's provider, who charges for it. Asks after outside content</source><translation>Durch den Anbieter des Modells, der dafür Geld verlangt. Fragt nach externen Inhalten</translation></message>
<message><source>Bytes</source><translation>Bytes</translation></message>
<message><source>Cache</source><translation>Cache</translation></message>
<message><source>Cache + Compact</source><translation>Cache + Compact</translation></message>
<message><source>Cache entries</source><translation>Cache-Einträge</translation></message>
<message><source>Cache entries belong to one workspace. Check that this is the right one.</source><translation>Cache-Einträge gehören zu einem Arbeitsbereich. Prüfen, ob dies der richtige ist.</translation></message>
<message><source>Cache filter</source><translation>Cache-Filter</translation></message>
<message><source>Cache outputs</source><translation>Ausgaben in den Cache</translation></message>
<message><source>Cached</source><translation>Im Cache</translation></message>
<message><source>Cached at {0}, {1} tokens in all</source><translation>Ausgelagert {0}, insgesamt {1} Token</translation></message>
<message><source>Caches, handover at 85%</source><translation>Cache, Übergabe bei 85 %</translation></message>
<message><source>Caching old outputs</source><translation>Alte Ausgaben auslagern</translation></message>
<message><source>Calls</source><translation>Aufrufe</translation></message>
<message><source>Calls aren't shown there: nothing tells Helix whether the screen is locked.</source><translation>Aufrufe erscheinen dort nicht: Nichts sagt Helix, ob der Bildschirm gesperrt ist.</translation></message>
<message><source>Can be read in two ways.</source><translation>Lässt sich auf zwei Arten lesen.</translation></message>
<message><source>Can do anything that you can · no sandbox</source><translation>Darf alles, was der Benutzer darf · ohne Sandbox</translation></message>
<message><source>Can read {held}, which contains secrets, and reach the network.</source><translation>Kann {held} (mit Geheimnissen) lesen und das Netzwerk erreichen.</translation></message>
<message><source>Can't attach {0}: {1}.</source><translation>{0} lässt sich nicht anhängen: {1}.</translation></message>
<message><source>Can't be compared by lines.</source><translation>Kann nicht zeilenweise verglichen werden.</translation></message>
<message><source>Can't be read.</source><translation>Nicht lesbar.</translation></message>
<message><source>Can't be understood.</source><translation>Ist nicht verständlich.</translation></message>
<message><source>Can't change repositories, or editor, shell, and agent configuration. New ones are set aside for you.</source><translation>Kann weder Repositorys noch die Konfiguration von Editor, Shell und Agenten ändern. Neue werden beiseitegelegt.</translation></message>
<message><source>Can't compare policies because their process ended.</source><translation>Die Strategien lassen sich nicht vergleichen, weil ihr Prozess beendet wurde.</translation></message>
<message><source>Can't compare the sessions because their process ended.</source><translation>Die Sitzungen können nicht verglichen werden, weil ihr Prozess endete.</translation></message>
<message><source>Can't compare: one version isn't text or is too large.</source><translation>Vergleich nicht möglich: Eine Version ist kein Text oder zu groß.</translation></message>
<message><source>Can't copy {name} into the worktree: {reason}.</source><translation>{name} lässt sich nicht in den Worktree kopieren: {reason}.</translation></message>
<message><source>Can't create a socket in {home}: {reason}.</source><translation>In {home} lässt sich kein Socket anlegen: {reason}.</translation></message>
<message><source>Can't create the folder {folder}: {reason}.</source><translation>Der Ordner {folder} lässt sich nicht anlegen: {reason}.</translation></message>
<message><source>Can't decode a journal record.</source><translation>Ein Datensatz des Journals lässt sich nicht dekodieren.</translation></message>
<message><source>Can't delete {place}: {reason}.</source><translation>{place} lässt sich nicht löschen: {reason}.</translation></message>
<message><source>Can't fetch from {host}. {told}</source><translation>Von {host} lässt sich nichts laden. {told}</translation></message>
<message><source>Can't find the host {host}.</source><translation>Der Host {host} ist nicht auffindbar.</translation></message>
<message><source>Can't find the provider's address.</source><translation>Die Adresse des Anbieters ist nicht auffindbar.</translation></message>
<message><source>Can't find the server {server} ({reason}).</source><translation>Der Server {server} ist nicht auffindbar ({reason}).</translation></message>
<message><source>Can't find the server's address. Check its URL and the connection.</source><translation>Die Adresse des Servers ist nicht auffindbar. Seine URL und die Verbindung prüfen.</translation></message>
<message><source>Can't load a part of Helix Desktop: {error}.</source><translation>Ein Teil von Helix Desktop lässt sich nicht laden: {error}.</translation></message>
<message><source>Can't load the font {name}.</source><translation>Die Schrift {name} lässt sich nicht laden.</translation></message>
<message><source>Can't load the system keyring.</source><translation>Der Schlüsselbund des Systems lässt sich nicht laden.</translation></message>
<message><source>Can't move the workspace {workspace}: {reason}.</source><translation>Der Arbeitsbereich {workspace} lässt sich nicht verschieben: {reason}.</translation></message>
<message><source>Can't open a local port: {reason}.</source><translation>Ein lokaler Port lässt sich nicht öffnen: {reason}.</translation></message>
<message><source>Can't open the folder {folder}: {reason}.</source><translation>Der Ordner {folder} lässt sich nicht öffnen: {reason}.</translation></message>
<message><source>Can't open the folder {home}: {reason}.</source><translation>Der Ordner {home} lässt sich nicht öffnen: {reason}.</translation></message>
<message><source>Can't open the project folder.</source><translation>Der Projektordner lässt sich nicht öffnen.</translation></message>
<message><source>Can't open the repository: {reason}</source><translation>Das Repository lässt sich nicht öffnen: {reason}</translation></message>
<message><source>Can't reach the cluster at {address}: {reason}.</source><translation>Der Cluster unter {address} ist nicht erreichbar: {reason}.</translation></message>
<message><source>Can't reach the provider.</source><translation>Der Anbieter ist nicht erreichbar.</translation></message>
<message><source>Can't reach the server. Check that it runs, its URL, and the connection.</source><translation>Der Server ist nicht erreichbar. Prüfen, ob er läuft, dazu seine URL und die Verbindung.</translation></message>
<message><source>Can't read all keys, so they can't be masked. {reason}</source><translation>Nicht alle Schlüssel sind lesbar, daher lassen sie sich nicht verbergen. {reason}</translation></message>
<message><source>Can't read its file</source><translation>Datei nicht lesbar</translation></message>
<message><source>Can't read the AWS settings in {file}.</source><translation>Die AWS-Einstellungen in {file} sind nicht lesbar.</translation></message>
<message><source>Can't read the Google credentials in {file}.</source><translation>Die Google-Anmeldedaten in {file} sind nicht lesbar.</translation></message>
<message><source>Can't read the MCP server list, so no server is started.</source><translation>Die Liste der MCP-Server ist nicht lesbar, daher wird kein Server gestartet.</translation></message>
<message><source>Can't read the approved hooks, so none runs.</source><translation>Die freigegebenen Hooks sind nicht lesbar, deshalb läuft keiner.</translation></message>
<message><source>Can't read the file {file}, which is the workspace file of {folder}.</source><translation>Die Datei {file}, die Arbeitsbereichsdatei von {folder}, ist nicht lesbar.</translation></message>
<message><source>Can't read the file {file}, which may be the workspace file of {folder}.</source><translation>Die Datei {file}, vielleicht die Arbeitsbereichsdatei von {folder}, ist nicht lesbar.</translation></message>
<message><source>Can't read the file {file}: {reason}.</source><translation>Die Datei {file} ist nicht lesbar: {reason}.</translation></message>
<message><source>Can't read the folder {folder}.</source><translation>Der Ordner {folder} ist nicht lesbar.</translation></message>
<message><source>Can't read the folder {folder}: {reason}.</source><translation>Der Ordner {folder} ist nicht lesbar: {reason}.</translation></message>
<message><source>Can't read the key for {endpoint}. {message}</source><translation>Der Schlüssel für {endpoint} ist nicht lesbar. {message}</translation></message>
<message><source>Can't read the permissions file, so Helix asks again about everything you allowed or denied.</source><translation>Die Berechtigungsdatei ist nicht lesbar, daher fragt Helix bei allem bisher Erlaubten oder Abgelehnten erneut.</translation></message>
<message><source>Can't read the policy for all workspaces. Balanced is used.</source><translation>Die Strategie für alle Arbeitsbereiche ist nicht lesbar. Balanced wird verwendet.</translation></message>
<message><source>Can't read the policy {path}: {reason}.</source><translation>Die Strategie {path} ist nicht lesbar: {reason}.</translation></message>
<message><source>Can't read the sandbox settings. Strict applies, with no hosts allowed.</source><translation>Die Sandbox-Einstellungen sind nicht lesbar. Es gilt Streng, ohne erlaubte Hosts.</translation></message>
<message><source>Can't read the saved memory.</source><translation>Das gespeicherte Gedächtnis ist nicht lesbar.</translation></message>
<message><source>Can't read the settings file. Default settings are used.</source><translation>Die Einstellungsdatei ist nicht lesbar. Die Standardeinstellungen werden verwendet.</translation></message>
<message><source>Can't read the tokenizer file {path}.</source><translation>Die Tokenizer-Datei {path} ist nicht lesbar.</translation></message>
<message><source>Can't read the workspace file</source><translation>Arbeitsbereichsdatei nicht lesbar</translation></message>
<message><source>Can't read this workspace's file.</source><translation>Die Datei dieses Arbeitsbereichs ist nicht lesbar.</translation></message>
<message><source>Can't read {0}: {1}</source><translation>{0} ist nicht lesbar: {1}</translation></message>
<message><source>Can't read {file}: {reason}.</source><translation>{file} kann nicht gelesen werden: {reason}.</translation></message>
<message><source>Can't read {missing} as instructions of this folder.</source><translation>{missing} lässt sich nicht als Anweisungen dieses Ordners lesen.</translation></message>
<message><source>Can't read {name}: {why}</source><translation>{name} kann nicht gelesen werden: {why}</translation></message>
<message><source>Can't read {path}, so the file isn't overwritten.</source><translation>{path} ist nicht lesbar, die Datei wird daher nicht überschrieben.</translation></message>
<message><source>Can't read {path}, so the file isn't used.</source><translation>{path} ist nicht lesbar, die Datei wird daher nicht verwendet.</translation></message>
<message><source>Can't read {path}: {reason}.</source><translation>{path} kann nicht gelesen werden: {reason}.</translation></message>
<message><source>Can't replace the search index file.</source><translation>Die Suchindexdatei lässt sich nicht ersetzen.</translation></message>
<message><source>Can't restore the workspace: {reason}.</source><translation>Der Arbeitsbereich lässt sich nicht wiederherstellen: {reason}.</translation></message>
<message><source>Can't save the sign-in.</source><translation>Die Anmeldung kann nicht gespeichert werden.</translation></message>
<message><source>Can't save the text because it isn't valid Unicode.</source><translation>Der Text lässt sich nicht speichern, weil er kein gültiges Unicode ist.</translation></message>
<message><source>Can't see uncommitted files with secrets. Committed ones are readable, but removed from the output.</source><translation>Sieht keine nicht committeten Dateien mit Geheimnissen. Committete sind lesbar, werden aber aus der Ausgabe entfernt.</translation></message>
<message><source>Can't sign in: {reason}</source><translation>Anmeldung nicht möglich: {reason}</translation></message>
<message><source>Can't start {program}: {reason}.</source><translation>{program} lässt sich nicht starten: {reason}.</translation></message>
<message><source>Can't store the search index here. Search still works, but slower.</source><translation>Der Suchindex lässt sich hier nicht speichern. Die Suche geht trotzdem, nur langsamer.</translation></message>
<message><source>Can't touch git hooks and settings, or editor, shell, and agent configuration. New ones are set aside for you, unless git created them.</source><translation>Kann weder Hooks und Einstellungen von git noch die Konfiguration von Editor, Shell und Agenten anrühren. Neue werden beiseitegelegt, außer wenn git sie angelegt hat.</translation></message>
<message><source>Can't understand line {line}, or its field is repeated.</source><translation>Zeile {line} ist unverständlich, oder ihr Feld kommt doppelt vor.</translation></message>
<message><source>Can't understand the server's answer.</source><translation>Die Antwort des Servers ist unverständlich.</translation></message>
<message><source>Can't unpack the bundle: {reason}.</source><translation>Das Bundle kann nicht entpackt werden: {reason}.</translation></message>
<message><source>Can't use Helix Desktop's list of models: {why}.</source><translation>Die Modellliste von Helix Desktop ist nicht verwendbar: {why}.</translation></message>
<message><source>Can't use the command {name}: {why}</source><translation>Der Befehl {name} ist nicht verwendbar: {why}</translation></message>
<message><source>Can't use the provider's address: {why}.</source><translation>Die Adresse des Anbieters ist nicht verwendbar: {why}.</translation></message>
<message><source>Can't use {path}: {reason}.</source><translation>{path} ist nicht verwendbar: {reason}.</translation></message>
<message><source>Can't use {place}: {reason}.</source><translation>{place} lässt sich nicht verwenden: {reason}.</translation></message>
<message><source>Can't write the search index to this disk. Search still works, but slower.</source><translation>Der Suchindex lässt sich auf diesen Datenträger nicht schreiben. Die Suche geht trotzdem, nur langsamer.</translation></message>
<message><source>Can't write to the folder {folder}.</source><translation>In den Ordner {folder} kann nicht geschrieben werden.</translation></message>
<message><source>Can't write to {folder}, where the worktree would be.</source><translation>In {folder}, wo der Worktree läge, kann nicht geschrieben werden.</translation></message>
<message><source>Can't write {file}: {reason}.</source><translation>{file} kann nicht geschrieben werden: {reason}.</translation></message>
<message><source>Can't write {path}: {error}.</source><translation>{path} kann nicht geschrieben werden: {error}.</translation></message>
<message><source>Cancel</source><translation>Abbrechen</translation></message>
<message><source>Cancel export</source><translation>Export abbrechen</translation></message>
<message><source>Canceled.</source><translation>Abgebrochen.</translation></message>
<message><source>Canceled. {0}: {1} of {2} requests shown.</source><translation>Abgebrochen. {0}: {1} von {2} Anfragen angezeigt.</translation></message>
<message><source>Canceling…</source><translation>Bricht ab…</translation></message>
<message><source>Carry out this plan?</source><translation>Diesen Plan ausführen?</translation></message>
<message><source>Change it with a command.</source><translation>Mit einem Befehl ändern.</translation></message>
<message><source>Change its permissions or choose another folder.</source><translation>Seine Zugriffsrechte ändern oder einen anderen Ordner wählen.</translation></message>
<message><source>Change now</source><translation>Jetzt ändern</translation></message>
<message><source>Change or clear the filter to see more.</source><translation>Den Filter ändern oder leeren, um mehr zu sehen.</translation></message>
<message><source>Change other letters with a command that knows its encoding.</source><translation>Andere Zeichen mit einem Befehl ändern, der ihre Kodierung kennt.</translation></message>
<message><source>Change reasoning effort…</source><translation>Denkaufwand ändern…</translation></message>
<message><source>Change the language now?</source><translation>Sprache jetzt ändern?</translation></message>
<message><source>Change the memory?</source><translation>Das Gedächtnis ändern?</translation></message>
<message><source>Change thresholds…</source><translation>Schwellen ändern…</translation></message>
<message><source>Change with {0}.</source><translation>Wechseln mit {0}.</translation></message>
<message><source>Change {0} of {1}</source><translation>Änderung {0} von {1}</translation></message>
<message><source>Change {0} of {1}: {2}</source><translation>Änderung {0} von {1}: {2}</translation></message>
<message><source>Change {number} of the patch doesn't fit the file.</source><translation>Änderung {number} des Patches passt nicht zur Datei.</translation></message>
<message><source>Changed after that, so it is yours and stays: {names}.</source><translation>Später von Hand geändert; bleibt, wie es ist: {names}.</translation></message>
<message><source>Changed by git, or around a command or a turn of another agent, and you haven't agreed to the new text.</source><translation>Durch git oder um einen Befehl oder eine Runde eines anderen Agenten herum geändert; dem neuen Text wurde noch nicht zugestimmt.</translation></message>
<message><source>Changed lines</source><translation>Geänderte Zeilen</translation></message>
<message><source>Changed since you approved it.</source><translation>Seit der Freigabe geändert.</translation></message>
<message><source>Changed since you approved it:</source><translation>Seit der Freigabe geändert:</translation></message>
<message><source>Changed while a command or another agent ran, and you haven't agreed to use it.</source><translation>Geändert, während ein Befehl oder ein anderer Agent lief; der Verwendung wurde noch nicht zugestimmt.</translation></message>
<message><source>Changed while it ran: by it, or by you</source><translation>Währenddessen geändert: vom Befehl oder von Hand</translation></message>
<message><source>Changed: {path}</source><translation>Geändert: {path}</translation></message>
<message><source>Changes</source><translation>Änderungen</translation></message>
<message><source>Changes `{path}`.</source><translation>Ändert `{path}`.</translation></message>
<message><source>Changes files of the project and uses the network · sandboxed</source><translation>Ändert Projektdateien und nutzt das Netzwerk · in Sandbox</translation></message>
<message><source>Changes files of the project · sandboxed</source><translation>Ändert Projektdateien · in Sandbox</translation></message>
<message><source>Changes permissions of a whole folder.</source><translation>Ändert die Zugriffsrechte eines ganzen Ordners.</translation></message>
<message><source>Changes permissions of the whole system or a home folder.</source><translation>Ändert die Zugriffsrechte des ganzen Systems oder eines Home-Ordners.</translation></message>
<message><source>Changes that commands make to files can't be undone.</source><translation>Dateiänderungen durch Befehle lassen sich nicht rückgängig machen.</translation></message>
<message><source>Changes what later sessions of this workspace read.</source><translation>Ändert, was spätere Sitzungen dieses Arbeitsbereichs lesen.</translation></message>
<message><source>Change…</source><translation>Ändern…</translation></message>
<message><source>Changing it now discards what you typed in settings: {0}. Otherwise it changes after a restart.</source><translation>Dabei gehen Eingaben in den Einstellungen verloren: {0}. Sonst ändert sich die Sprache nach einem Neustart.</translation></message>
<message><source>Cheaper, and nothing is lost</source><translation>Günstiger, und nichts geht verloren</translation></message>
<message><source>Cheapest, less verbatim</source><translation>Am günstigsten, weniger wörtlich</translation></message>
<message><source>Check</source><translation>Prüfen</translation></message>
<message><source>Check PYTHON_KEYRING_BACKEND and keyringrc.cfg, or set the key as an environment variable.</source><translation>PYTHON_KEYRING_BACKEND und keyringrc.cfg prüfen oder den Schlüssel als Umgebungsvariable setzen.</translation></message>
<message><source>Check again</source><translation>Erneut prüfen</translation></message>
<message><source>Check for updates</source><translation>Nach Updates suchen</translation></message>
<message><source>Check its window, or end the process if it hangs. Nothing was lost.</source><translation>Das Fenster prüfen oder den Prozess beenden, falls er hängt. Es ging nichts verloren.</translation></message>
<message><source>Check models…</source><translation>Modelle prüfen…</translation></message>
<message><source>Check that the disk is connected and the path is right.</source><translation>Prüfen, ob der Datenträger angeschlossen ist und der Pfad stimmt.</translation></message>
<message><source>Check the base URL.</source><translation>Die Basis-URL prüfen.</translation></message>
<message><source>Check the connection, then press Enter again.</source><translation>Verbindung prüfen und noch einmal Enter drücken.</translation></message>
<message><source>Check the workspace to see what can be repaired.</source><translation>Den Arbeitsbereich prüfen, um zu sehen, was sich reparieren lässt.</translation></message>
<message><source>Check the workspace with `helix-desktop workspace check --deep`.</source><translation>Den Arbeitsbereich mit `helix-desktop workspace check --deep` prüfen.</translation></message>
<message><source>Check this file.</source><translation>Diese Datei prüfen.</translation></message>
<message><source>Check who owns it and its permissions, then try again.</source><translation>Eigentümer und Rechte prüfen, dann erneut versuchen.</translation></message>
<message><source>Checking blocks: {0}%</source><translation>Blöcke werden geprüft: {0} %</translation></message>
<message><source>Checking the originals…</source><translation>Originale werden geprüft…</translation></message>
<message><source>Child processes end with the command, and with Helix.</source><translation>Kindprozesse enden mit dem Befehl und mit Helix.</translation></message>
<message><source>Child processes end with the command.</source><translation>Kindprozesse enden mit dem Befehl.</translation></message>
<message><source>Child processes that leave the command's group can go on after it.</source><translation>Kindprozesse, die die Gruppe des Befehls verlassen, können nach ihm weiterlaufen.</translation></message>
<message><source>Choice for outputs over the limit</source><translation>Wahl bei Ausgaben über dem Limit</translation></message>
<message><source>Choose a destination folder</source><translation>Zielordner wählen</translation></message>
<message><source>Choose a file in the project folder.</source><translation>Eine Datei im Projektordner wählen.</translation></message>
<message><source>Choose a file with sessions</source><translation>Datei mit Sitzungen wählen</translation></message>
<message><source>Choose a file with the same bytes</source><translation>Eine Datei mit denselben Bytes wählen</translation></message>
<message><source>Choose a folder inside it that has no keys.</source><translation>Darin einen Ordner wählen, der keine Schlüssel enthält.</translation></message>
<message><source>Choose a folder outside it.</source><translation>Einen Ordner außerhalb davon wählen.</translation></message>
<message><source>Choose a later one.</source><translation>Eine spätere wählen.</translation></message>
<message><source>Choose a message.</source><translation>Eine Nachricht wählen.</translation></message>
<message><source>Choose a model first.</source><translation>Zuerst ein Modell wählen.</translation></message>
<message><source>Choose a model, or try the practice model.</source><translation>Ein Modell wählen oder das Übungsmodell ausprobieren.</translation></message>
<message><source>Choose a project folder</source><translation>Projektordner wählen</translation></message>
<message><source>Choose a project folder.</source><translation>Einen Projektordner wählen.</translation></message>
<message><source>Choose a session's file.</source><translation>Die Datei einer Sitzung wählen.</translation></message>
<message><source>Choose a shorter --data-dir.</source><translation>Für --data-dir einen kürzeren Pfad wählen.</translation></message>
<message><source>Choose a smaller folder as the project folder.</source><translation>Einen kleineren Ordner als Projektordner wählen.</translation></message>
<message><source>Choose an empty folder for the export</source><translation>Leeren Ordner für den Export wählen</translation></message>
<message><source>Choose an export or backup folder</source><translation>Export- oder Sicherungsordner wählen</translation></message>
<message><source>Choose another ID.</source><translation>Eine andere ID wählen.</translation></message>
<message><source>Choose another dialect for this provider.</source><translation>Für diesen Anbieter einen anderen Dialekt wählen.</translation></message>
<message><source>Choose another dialect or name.</source><translation>Einen anderen Dialekt oder Namen wählen.</translation></message>
<message><source>Choose another file.</source><translation>Eine andere Datei wählen.</translation></message>
<message><source>Choose another folder.</source><translation>Einen anderen Ordner wählen.</translation></message>
<message><source>Choose another model for this.</source><translation>Dafür ein anderes Modell wählen.</translation></message>
<message><source>Choose another model.</source><translation>Ein anderes Modell wählen.</translation></message>
<message><source>Choose another name.</source><translation>Einen anderen Namen wählen.</translation></message>
<message><source>Choose another place with --data-dir.</source><translation>Mit --data-dir einen anderen Ort wählen.</translation></message>
<message><source>Choose another.</source><translation>Einen anderen wählen.</translation></message>
<message><source>Choose at least one.</source><translation>Mindestens eines wählen.</translation></message>
<message><source>Choose at least {least}.</source><translation>Mindestens {least} wählen.</translation></message>
<message><source>Choose at most {most}.</source><translation>Höchstens {most} wählen.</translation></message>
<message><source>Choose each only once.</source><translation>Jedes nur einmal wählen.</translation></message>
<message><source>Choose file…</source><translation>Datei wählen…</translation></message>
<message><source>Choose from these.</source><translation>Daraus wählen.</translation></message>
<message><source>Choose model</source><translation>Modell wählen</translation></message>
<message><source>Choose model…</source><translation>Modell wählen…</translation></message>
<message><source>Choose one from the list.</source><translation>Einen aus der Liste wählen.</translation></message>
<message><source>Choose one in Settings › Models and keys.</source><translation>In Einstellungen › Modelle und Schlüssel eines auswählen.</translation></message>
<message><source>Choose one of: {choices}.</source><translation>Eines davon wählen: {choices}.</translation></message>
<message><source>Choose one of: {known}.</source><translation>Eines davon wählen: {known}.</translation></message>
<message><source>Choose one.</source><translation>Eines wählen.</translation></message>
<message><source>Choose other blocks, or another model.</source><translation>Andere Blöcke oder ein anderes Modell wählen.</translation></message>
<message><source>Choose the file that the code is for.</source><translation>Die Datei wählen, für die der Code ist.</translation></message>
<message><source>Choose the file that the patch changes.</source><translation>Die Datei wählen, die der Patch ändert.</translation></message>
<message><source>Choose the folder that contains workspace.json.</source><translation>Den Ordner wählen, der workspace.json enthält.</translation></message>
<message><source>Choose the project Helix works in.</source><translation>Das Projekt wählen, in dem Helix arbeitet.</translation></message>
<message><source>Choose the project's folder.</source><translation>Den Projektordner wählen.</translation></message>
<message><source>Choose tools</source><translation>Tools wählen</translation></message>
<message><source>Choose yes or no.</source><translation>Ja oder Nein wählen.</translation></message>
<message><source>Choose “Redo what the rewind took back”, or rewind again.</source><translation>„Zurückgenommenes wiederherstellen“ wählen oder erneut zurückgehen.</translation></message>
<message><source>Choose…</source><translation>Wählen…</translation></message>
<message><source>Clean up cache…</source><translation>Cache aufräumen…</translation></message>
<message><source>Clean up…</source><translation>Aufräumen…</translation></message>
<message><source>Clear</source><translation>Leeren</translation></message>
<message><source>Clear filter (Esc)</source><translation>Filter leeren (Esc)</translation></message>
<message><source>Close</source><translation>Schließen</translation></message>
<message><source>Close</source><comment>fold a row</comment><translation>Einklappen</translation></message>
<message><source>Close (Esc)</source><translation>Schließen (Esc)</translation></message>
<message><source>Close files to commands again in Settings › Permissions.</source><translation>In Einstellungen › Berechtigungen lassen sich Dateien wieder für Befehle sperren.</translation></message>
<message><source>Close that version, or start the MCP server from the same version.</source><translation>Diese Version schließen oder den MCP-Server aus derselben Version starten.</translation></message>
<message><source>Close that window, or omit --{name}.</source><translation>Schließen Sie jenes Fenster oder lassen Sie --{name} weg.</translation></message>
<message><source>Close that window.</source><translation>Dieses Fenster schließen.</translation></message>
<message><source>Close this report</source><translation>Bericht schließen</translation></message>
<message><source>Close without applying your changes?</source><translation>Schließen, ohne Änderungen anzuwenden?</translation></message>
<message><source>Closed</source><translation>Geschlossen</translation></message>
<message><source>Closest match: {names}…</source><translation>Ähnlichster Treffer: {names}…</translation></message>
<message><source>Closing the workspace discards what you typed in its settings: {0}.</source><translation>Beim Schließen des Arbeitsbereichs gehen Eingaben in seinen Einstellungen verloren: {0}.</translation></message>
<message><source>Code {0} ({1})</source><translation>Code {0} ({1})</translation></message>
<message><source>Collapse</source><translation>Einklappen</translation></message>
<message><source>Color</source><translation>Farbe</translation></message>
<message><source>Comes after the system prompt and before project files</source><translation>Kommt nach dem System-Prompt und vor Projektdateien</translation></message>
<message><source>Comes first in every request</source><translation>Kommt zuerst in jeder Anfrage</translation></message>
<message><source>Comes from {name}. Change it there.</source><translation>Kommt aus {name}. Dort ändern.</translation></message>
<message><source>Command</source><translation>Befehl</translation></message>
<message><source>Command access</source><translation>Zugriff der Befehle</translation></message>
<message><source>Command and files</source><translation>Befehl und Dateien</translation></message>
<message><source>Command or URL</source><translation>Befehl oder URL</translation></message>
<message><source>Commands</source><translation>Befehle</translation></message>
<message><source>Commands can't run when the whole disk is the project folder.</source><translation>Befehle können nicht laufen, wenn der ganze Datenträger der Projektordner ist.</translation></message>
<message><source>Commands need Git Bash or PowerShell 7, and neither was found. Install Git for Windows or PowerShell 7, and start Helix again.</source><translation>Befehle brauchen Git Bash oder PowerShell 7, beides wurde nicht gefunden. Git for Windows oder PowerShell 7 installieren und Helix neu starten.</translation></message>
<message><source>Commands run in Git Bash.</source><translation>Befehle laufen in Git Bash.</translation></message>
<message><source>Commands run in PowerShell 7. Helix can't check them, so there is no “Always” for them.</source><translation>Befehle laufen in PowerShell 7. Helix kann sie nicht prüfen, daher gibt es für sie kein „Immer“.</translation></message>
<message><source>Commands that run at certain moments</source><translation>Befehle, die zu bestimmten Zeitpunkten laufen</translation></message>
<message><source>Commands that run in the background end with Helix.</source><translation>Befehle im Hintergrund enden mit Helix.</translation></message>
<message><source>Comment</source><translation>Kommentar</translation></message>
<message><source>Comment on a line</source><translation>Zeile kommentieren</translation></message>
<message><source>Comment on this line. It is sent with the others, by Send comments.</source><translation>Kommentar zu dieser Zeile. „Kommentare senden“ sendet ihn mit den anderen.</translation></message>
<message><source>Comment on {0}</source><translation>Kommentar zu {0}</translation></message>
<message><source>Comments on lines</source><translation>Kommentare zu Zeilen</translation></message>
<message><source>Commit</source><comment>in git</comment><translation>Committen</translation></message>
<message><source>Commit all changes?</source><translation>Alle Änderungen committen?</translation></message>
<message><source>Commit in a terminal. Nothing changed.</source><translation>In einem Terminal committen. Es wurde nichts geändert.</translation></message>
<message><source>Commit in worktree…</source><translation>Im Worktree committen…</translation></message>
<message><source>Commit message</source><translation>Commit-Nachricht</translation></message>
<message><source>Commit something first.</source><translation>Zuerst etwas committen.</translation></message>
<message><source>Commit the changes first, then merge them.</source><translation>Zuerst die Änderungen committen, dann mergen.</translation></message>
<message><source>Commits on no branch, kept for 90 days</source><translation>Commits auf keinem Branch, 90 Tage aufbewahrt</translation></message>
<message><source>Committed to {0}.</source><translation>In {0} committet.</translation></message>
<message><source>Commit…</source><comment>in git</comment><translation>Committen…</translation></message>
<message><source>Compact</source><translation>Verdichten</translation></message>
<message><source>Compact before it expires?</source><translation>Vor dem Ablauf verdichten?</translation></message>
<message><source>Compact now?</source><translation>Jetzt verdichten?</translation></message>
<message><source>Compact now…</source><translation>Jetzt verdichten…</translation></message>
<message><source>Compacting now is free.</source><translation>Jetzt zu verdichten ist kostenlos.</translation></message>
<message><source>Compacting would have freed too little, so nothing changed.</source><translation>Verdichten hätte zu wenig freigegeben, daher wurde nichts geändert.</translation></message>
<message><source>Compaction</source><translation>Verdichtung</translation></message>
<message><source>Compaction can't reduce: {told}. Choose a model with a larger context window, turn off tools, unpin blocks, or shorten your message.</source><translation>Verdichten kann dies nicht verkleinern: {told}. Ein Modell mit größerem Kontextfenster wählen, Tools ausschalten, Blöcke lösen oder die Nachricht kürzen.</translation></message>
<message><source>Compaction cost: {0}</source><translation>Kosten der Verdichtung: {0}</translation></message>
<message><source>Compactions</source><translation>Verdichtungen</translation></message>
<message><source>Compactions</source><comment>a number of them</comment><translation>Verdichtungen</translation></message>
<message><source>Compactions in this session appear here.</source><translation>Verdichtungen in dieser Sitzung erscheinen hier.</translation></message>
<message><source>Compactions not used</source><translation>Nicht verwendete Verdichtungen</translation></message>
<message><source>Compacts at {0}</source><translation>Verdichtet bei {0}</translation></message>
<message><source>Compacts from {0} if it pays off, at {1} at the latest</source><translation>Verdichtet ab {0}, wenn es sich lohnt, spätestens bei {1}</translation></message>
<message><source>Compare</source><translation>Vergleichen</translation></message>
<message><source>Compare with older request</source><translation>Mit älterer Anfrage vergleichen</translation></message>
<message><source>Compare with previous version</source><translation>Mit voriger Version vergleichen</translation></message>
<message><source>Compare…</source><translation>Vergleichen…</translation></message>
<message><source>Comparing session {0} of {1}…</source><translation>Sitzung {0} von {1} wird verglichen…</translation></message>
<message><source>Complete and unchanged</source><translation>Vollständig und unverändert</translation></message>
<message><source>Completed Work</source><translation>Erledigte Arbeit</translation></message>
<message><source>Connect without encryption?</source><translation>Ohne Verschlüsselung verbinden?</translation></message>
<message><source>Contains invisible characters (marked).</source><translation>Enthält unsichtbare Zeichen (markiert).</translation></message>
<message><source>Contains invisible characters.</source><translation>Enthält unsichtbare Zeichen.</translation></message>
<message><source>Contains look-alike letters.</source><translation>Enthält täuschend ähnliche Buchstaben.</translation></message>
<message><source>Content</source><translation>Inhalt</translation></message>
<message><source>Content of the request</source><translation>Inhalt der Anfrage</translation></message>
<message><source>Context</source><translation>Kontext</translation></message>
<message><source>Context after compaction</source><translation>Kontext nach der Verdichtung</translation></message>
<message><source>Context is ≈{0}, context window {1}. Helix will compact first.</source><translation>Der Kontext hat ≈{0}, das Kontextfenster {1}. Helix verdichtet zuerst.</translation></message>
<message><source>Context policy</source><translation>Kontextstrategie</translation></message>
<message><source>Context use</source><translation>Kontextnutzung</translation></message>
<message><source>Context use and cost</source><translation>Kontextnutzung und Kosten</translation></message>
<message><source>Context use and cost by request</source><translation>Kontextnutzung und Kosten je Anfrage</translation></message>
<message><source>Context use and tokens are about the same.</source><translation>Kontextnutzung und Token sind etwa gleich.</translation></message>
<message><source>Context use as table</source><translation>Kontextnutzung als Tabelle</translation></message>
<message><source>Context use by request</source><translation>Kontextnutzung je Anfrage</translation></message>
<message><source>Context use by request, peaking at {0}% and {1}%</source><translation>Kontextnutzung je Anfrage, mit Spitzen von {0} % und {1} %</translation></message>
<message><source>Context use over the session</source><translation>Kontextnutzung im Lauf der Sitzung</translation></message>
<message><source>Context used</source><translation>Kontextnutzung</translation></message>
<message><source>Context window</source><translation>Kontextfenster</translation></message>
<message><source>Continue</source><translation>Fortfahren</translation></message>
<message><source>Continue editing</source><translation>Weiter bearbeiten</translation></message>
<message><source>Continue interrupted turn</source><translation>Unterbrochene Runde fortsetzen</translation></message>
<message><source>Continue with</source><translation>Fortfahren mit</translation></message>
<message><source>Continue “{0}”</source><translation>„{0}“ fortsetzen</translation></message>
<message><source>Continued.</source><translation>Fortgesetzt.</translation></message>
<message><source>Conversation</source><translation>Unterhaltung</translation></message>
<message numerus="yes"><source>Conversation: {0} messages come back</source><extracomment>One: Conversation: {0} message comes back</extracomment><translation><numerusform>Unterhaltung: {0} Nachricht kommt zurück</numerusform><numerusform>Unterhaltung: {0} Nachrichten kommen zurück</numerusform></translation></message>
<message numerus="yes"><source>Conversation: {0} messages leave the context</source><extracomment>One: Conversation: {0} message leaves the context</extracomment><translation><numerusform>Unterhaltung: {0} Nachricht verlässt den Kontext</numerusform><numerusform>Unterhaltung: {0} Nachrichten verlassen den Kontext</numerusform></translation></message>
<message><source>Copied</source><translation>Kopiert</translation></message>
<message><source>Copied.</source><translation>Kopiert.</translation></message>
<message><source>Copies everything to a new folder</source><translation>Kopiert alles in einen neuen Ordner</translation></message>
<message><source>Copy</source><translation>Kopieren</translation></message>
<message><source>Copy JSON</source><translation>JSON kopieren</translation></message>
<message><source>Copy SHA-256</source><translation>SHA-256 kopieren</translation></message>
<message><source>Copy as Markdown</source><translation>Als Markdown kopieren</translation></message>
<message><source>Copy code</source><translation>Code kopieren</translation></message>
<message><source>Copy command</source><translation>Befehl kopieren</translation></message>
<message><source>Copy commands</source><translation>Befehle kopieren</translation></message>
<message><source>Copy content</source><translation>Inhalt kopieren</translation></message>
<message><source>Copy marker</source><translation>Marker kopieren</translation></message>
<message><source>Copy report</source><translation>Bericht kopieren</translation></message>
<message><source>Copy request as JSON</source><translation>Anfrage als JSON kopieren</translation></message>
<message><source>Copy text</source><translation>Text kopieren</translation></message>
<message><source>Copy the environment: {0}</source><translation>Umgebung kopieren: {0}</translation></message>
<message><source>Copy the folder here, or choose another one.</source><translation>Den Ordner hierher kopieren oder einen anderen wählen.</translation></message>
<message><source>Copy {0}, which may hold secrets</source><translation>{0} kopieren (kann Geheimnisse enthalten)</translation></message>
<message><source>Cost</source><translation>Kosten</translation></message>
<message><source>Could run programs later, outside the sandbox.</source><translation>Könnte später Programme außerhalb der Sandbox ausführen.</translation></message>
<message><source>Couldn't open an encrypted connection to the provider.</source><translation>Es kam keine verschlüsselte Verbindung zum Anbieter zustande.</translation></message>
<message><source>Couldn't open an encrypted connection to the server. Check its URL: servers without https start with http://.</source><translation>Es kam keine verschlüsselte Verbindung zum Server zustande. Die URL prüfen: Server ohne https beginnen mit http://.</translation></message>
<message><source>Couldn't queue the message: {reason}.</source><translation>Die Nachricht kam nicht in die Warteschlange: {reason}.</translation></message>
<message><source>Couldn't read a file</source><translation>Eine Datei war nicht lesbar</translation></message>
<message><source>Couldn't read {path}: {reason}.</source><translation>{path} konnte nicht gelesen werden: {reason}.</translation></message>
<message><source>Couldn't save how the subagent ended.</source><translation>Das Ende des Subagenten wurde nicht gespeichert.</translation></message>
<message><source>Couldn't save the choice of hooks: {reason}.</source><translation>Die Auswahl der Hooks konnte nicht gespeichert werden: {reason}.</translation></message>
<message><source>Couldn't save the memory: {reason}.</source><translation>Das Gedächtnis wurde nicht gespeichert: {reason}.</translation></message>
<message><source>Couldn't save the policy for all workspaces: {reason}.</source><translation>Die Strategie für alle Arbeitsbereiche wurde nicht gespeichert: {reason}.</translation></message>
<message><source>Couldn't save the sandbox settings: {reason}.</source><translation>Die Sandbox-Einstellungen wurden nicht gespeichert: {reason}.</translation></message>
<message><source>Couldn't save the settings: {reason}.</source><translation>Die Einstellungen wurden nicht gespeichert: {reason}.</translation></message>
<message><source>Couldn't save the workspace {workspace}: {error}.</source><translation>Der Arbeitsbereich {workspace} wurde nicht gespeichert: {error}.</translation></message>
<message><source>Couldn't save this change: {reason}.</source><translation>Diese Änderung wurde nicht gespeichert: {reason}.</translation></message>
<message><source>Couldn't save your answer: {reason}.</source><translation>Die Antwort konnte nicht gespeichert werden: {reason}.</translation></message>
<message><source>Couldn't save {path}: {reason}.</source><translation>{path} wurde nicht gespeichert: {reason}.</translation></message>
<message><source>Couldn't send the next message.</source><translation>Die nächste Nachricht ließ sich nicht senden.</translation></message>
<message><source>Couldn't write the {0}</source><translation>Nicht geschrieben: {0}</translation></message>
<message><source>Couldn't write {path}: {reason}.</source><translation>{path} konnte nicht geschrieben werden: {reason}.</translation></message>
<message><source>Counted by your model</source><translation>Vom Modell gezählt</translation></message>
<message><source>Counted by your model: {0} tokens. Estimated: {1}.</source><translation>Vom Modell gezählt: {0} Token. Geschätzt: {1}.</translation></message>
<message><source>Counts of uses are too high.</source><translation>Nutzungszahlen sind zu hoch.</translation></message>
<message><source>Coverage</source><translation>Abdeckung</translation></message>
<message><source>Coverage check: no detail is missing.</source><translation>Abdeckungsprüfung: kein Detail fehlt.</translation></message>
<message numerus="yes"><source>Coverage check: {count} details are only in the original messages.</source><extracomment>One: Coverage check: {count} detail is only in the original messages.</extracomment><translation><numerusform>Abdeckungsprüfung: {count} Detail steht nur in den Originalnachrichten.</numerusform><numerusform>Abdeckungsprüfung: {count} Details stehen nur in den Originalnachrichten.</numerusform></translation></message>
<message><source>Coverage is checked once the handover is written.</source><translation>Die Abdeckung wird geprüft, sobald die Übergabe geschrieben ist.</translation></message>
<message><source>Coverage: every detail · {0}</source><translation>Abdeckung: jedes Detail · {0}</translation></message>
<message numerus="yes"><source>Coverage: {0} details only via recall · {1}</source><extracomment>One: Coverage: {0} detail only via recall · {1}</extracomment><translation><numerusform>Abdeckung: {0} Detail nur per Abruf · {1}</numerusform><numerusform>Abdeckung: {0} Details nur per Abruf · {1}</numerusform></translation></message>
<message><source>Covered by a handover</source><translation>Von einer Übergabe abgedeckt</translation></message>
<message><source>Covered by a handover, so its text is no longer sent.</source><translation>Von einer Übergabe abgedeckt, der Text wird daher nicht mehr gesendet.</translation></message>
<message><source>Covered by handover {0}</source><translation>Von Übergabe {0} abgedeckt</translation></message>
<message><source>Covered by notes</source><translation>Von Notizen abgedeckt</translation></message>
<message><source>Covered messages</source><translation>Abgedeckte Nachrichten</translation></message>
<message><source>Covers</source><translation>Deckt ab</translation></message>
<message><source>Create</source><translation>Anlegen</translation></message>
<message><source>Create the workspace or check the path.</source><translation>Den Arbeitsbereich anlegen oder den Pfad prüfen.</translation></message>
<message><source>Created {0}: {1}</source><translation>Angelegt {0}: {1}</translation></message>
<message><source>Credentials</source><translation>Anmeldedaten</translation></message>
<message><source>Ctrl+Enter to save</source><translation>Strg+Enter zum Speichern</translation></message>
<message><source>Ctrl+Enter to save · Esc to cancel</source><translation>Strg+Enter zum Speichern · Esc zum Abbrechen</translation></message>
<message><source>Ctrl+Enter to save, Esc to cancel. The previous version is kept.</source><translation>Strg+Enter zum Speichern, Esc zum Abbrechen. Die vorige Version bleibt.</translation></message>
<message><source>Ctrl+Enter to send · Esc to cancel</source><translation>Strg+Enter zum Senden · Esc zum Abbrechen</translation></message>
<message><source>Current Issues</source><translation>Aktuelle Probleme</translation></message>
<message><source>Current turn</source><translation>Aktuelle Runde</translation></message>
<message><source>Current: {0}</source><translation>Aktuell: {0}</translation></message>
<message><source>Custom</source><translation>Eigene</translation></message>
<message><source>Custom shortcuts as JSON: action to keys.</source><translation>Eigene Tastenkürzel als JSON: Aktion zu Tasten.</translation></message>
<message><source>Damaged</source><translation>Beschädigt</translation></message>
<message><source>Damaged files</source><translation>Beschädigte Dateien</translation></message>
<message><source>Dark</source><translation>Dunkel</translation></message>
<message><source>Dark or light; `system` follows the desktop.</source><translation>Dunkel oder hell; `system` folgt dem Desktop.</translation></message>
<message><source>Data</source><translation>Daten</translation></message>
<message><source>Day</source><translation>Tag</translation></message>
<message><source>Days</source><translation>Tage</translation></message>
<message><source>Decline</source><translation>Ablehnen</translation></message>
<message><source>Defaults in use</source><translation>Standardwerte gelten</translation></message>
<message><source>Delete key</source><translation>Schlüssel löschen</translation></message>
<message><source>Delete permanently</source><translation>Endgültig löschen</translation></message>
<message><source>Delete permanently…</source><translation>Endgültig löschen…</translation></message>
<message><source>Delete this session?</source><translation>Diese Sitzung löschen?</translation></message>
<message><source>Delete workspace “{0}”?</source><translation>Arbeitsbereich „{0}“ löschen?</translation></message>
<message><source>Delete workspace…</source><translation>Arbeitsbereich löschen…</translation></message>
<message numerus="yes"><source>Delete {0} entries</source><extracomment>One: Delete {0} entry</extracomment><translation><numerusform>{0} Eintrag löschen</numerusform><numerusform>{0} Einträge löschen</numerusform></translation></message>
<message><source>Delete “{0}” permanently?</source><translation>„{0}“ endgültig löschen?</translation></message>
<message><source>Deleted: {path}</source><translation>Gelöscht: {path}</translation></message>
<message><source>Deletes everything it finds.</source><translation>Löscht alles, was gefunden wird.</translation></message>
<message><source>Deletes files all over the system.</source><translation>Löscht Dateien im ganzen System.</translation></message>
<message><source>Deletes files that git doesn't track.</source><translation>Löscht Dateien, die git nicht verfolgt.</translation></message>
<message><source>Deletes files.</source><translation>Löscht Dateien.</translation></message>
<message><source>Deletes folders with everything in them.</source><translation>Löscht Ordner mit allem darin.</translation></message>
<message><source>Deletes folders.</source><translation>Löscht Ordner.</translation></message>
<message><source>Deletes the system, a home folder, or anything an empty variable expands to.</source><translation>Löscht das System, einen Home-Ordner oder alles, wofür eine leere Variable steht.</translation></message>
<message><source>Delete…</source><translation>Löschen…</translation></message>
<message><source>Deleting…</source><translation>Wird gelöscht…</translation></message>
<message><source>Denied or failed</source><translation>Abgelehnt oder fehlgeschlagen</translation></message>
<message><source>Denied: {what}</source><translation>Abgelehnt: {what}</translation></message>
<message><source>Denies the call. Helix gets your note and asks before its next attempt.</source><translation>Lehnt den Aufruf ab. Helix bekommt die Nachricht und fragt vor dem nächsten Versuch.</translation></message>
<message><source>Deny</source><translation>Ablehnen</translation></message>
<message><source>Deny and send</source><translation>Ablehnen und senden</translation></message>
<message><source>Describe a task. Type @ to mention a file.</source><translation>Eine Aufgabe beschreiben. Mit @ eine Datei erwähnen.</translation></message>
<message><source>Desktop notifications</source><translation>Desktop-Benachrichtigungen</translation></message>
<message><source>Details</source><translation>Details</translation></message>
<message><source>Details of this call</source><translation>Details dieses Aufrufs</translation></message>
<message><source>Developer</source><translation>Entwicklung</translation></message>
<message><source>Did you mean “{near}:”?</source><translation>War „{near}:“ gemeint?</translation></message>
<message><source>Didn't fit</source><translation>Passte nicht</translation></message>
<message><source>Diff</source><translation>Diff</translation></message>
<message><source>Differences</source><translation>Unterschiede</translation></message>
<message><source>Discard</source><translation>Verwerfen</translation></message>
<message><source>Discard and send</source><translation>Verwerfen und senden</translation></message>
<message><source>Discard your edits?</source><translation>Bearbeitung verwerfen?</translation></message>
<message><source>Disk full: new work isn't being saved</source><translation>Datenträger voll: Neues wird nicht gespeichert</translation></message>
<message><source>Dismiss</source><translation>Schließen</translation></message>
<message><source>Do it with the other tools.</source><translation>Mit den anderen Tools erledigen.</translation></message>
<message><source>Documents are read only in a sandbox, and this system has none.</source><translation>Dokumente werden nur in einer Sandbox gelesen, und dieses System hat keine.</translation></message>
<message><source>Doesn't fit: {0} of {1} tokens</source><translation>Passt nicht: {0} von {1} Token</translation></message>
<message><source>Don't enter passwords or keys. Servers must not ask for them.</source><translation>Keine Passwörter oder Schlüssel eingeben. Server dürfen nicht danach fragen.</translation></message>
<message><source>Don't resume</source><translation>Nicht fortsetzen</translation></message>
<message><source>Done</source><translation>Fertig</translation></message>
<message><source>Done. Helix learns about it with the next request.</source><translation>Fertig. Helix erfährt davon mit der nächsten Anfrage.</translation></message>
<message><source>Draft</source><translation>Entwurf</translation></message>
<message><source>Dry run: nothing has changed yet. Every message stays on disk either way.</source><translation>Probelauf: Noch hat sich nichts geändert. Jede Nachricht bleibt in jedem Fall gespeichert.</translation></message>
<message><source>EXPLORE</source><translation>ERKUNDEN</translation></message>
<message><source>Each line holds one name and one value.</source><translation>Jede Zeile enthält einen Namen und einen Wert.</translation></message>
<message><source>Each subagent has its own context window</source><translation>Jeder Subagent hat ein eigenes Kontextfenster</translation></message>
<message><source>Earlier version restored</source><translation>Frühere Version wiederhergestellt</translation></message>
<message><source>Early, when it pays off</source><translation>Früh, wenn es sich lohnt</translation></message>
<message><source>Economy</source><translation>Economy</translation></message>
<message><source>Edit</source><translation>Bearbeiten</translation></message>
<message><source>Edit &amp; resend</source><translation>Ändern &amp; neu senden</translation></message>
<message><source>Edit (Enter)</source><translation>Bearbeiten (Enter)</translation></message>
<message><source>Edit and resend</source><translation>Bearbeiten und neu senden</translation></message>
<message><source>Edit and resend in new branch</source><translation>In neuem Zweig bearbeiten und senden</translation></message>
<message><source>Edit and resend last message</source><translation>Letzte Nachricht bearbeiten und neu senden</translation></message>
<message><source>Edit instructions</source><translation>Anweisungen bearbeiten</translation></message>
<message><source>Edit it by hand.</source><translation>Die Datei von Hand bearbeiten.</translation></message>
<message><source>Edit the plan</source><translation>Plan bearbeiten</translation></message>
<message><source>Edit the policy file</source><translation>Strategiedatei bearbeiten</translation></message>
<message><source>Edit this file?</source><translation>Diese Datei bearbeiten?</translation></message>
<message><source>Edit this version</source><translation>Diese Version bearbeiten</translation></message>
<message><source>Effect on your sessions</source><translation>Wirkung auf eigene Sitzungen</translation></message>
<message><source>Effort</source><translation>Aufwand</translation></message>
<message><source>Effort · {0}</source><translation>Aufwand · {0}</translation></message>
<message><source>Either way, Helix asks before it changes or runs anything else, unless you choose Sandboxed auto. Once outside content is in the conversation, Helix asks every time for secrets, the network, and other folders.</source><translation>In jedem Fall fragt Helix, bevor es sonst etwas ändert oder ausführt, außer bei „Auto in Sandbox“. Sobald externe Inhalte in der Unterhaltung sind, fragt Helix jedes Mal bei Geheimnissen, Netzwerk und anderen Ordnern.</translation></message>
<message><source>Empty.</source><translation>Leer.</translation></message>
<message><source>End the message of each commit by Helix with the session's ID.</source><translation>Die Nachricht jedes Commits von Helix mit der ID der Sitzung beenden.</translation></message>
<message><source>End the turn</source><translation>Runde beenden</translation></message>
<message><source>Ends programs.</source><translation>Beendet Programme.</translation></message>
<message><source>Enter 12 to 64 hex digits, as shown in the marker.</source><translation>12 bis 64 Hexziffern eingeben, wie im Marker angezeigt.</translation></message>
<message><source>Enter a date with a time, like 2026-01-31T18:30:00Z.</source><translation>Ein Datum mit Uhrzeit eingeben, etwa 2026-01-31T18:30:00Z.</translation></message>
<message><source>Enter a date, like 2026-01-31.</source><translation>Ein Datum eingeben, etwa 2026-01-31.</translation></message>
<message><source>Enter a full URL, like https://example.org.</source><translation>Eine vollständige URL eingeben, etwa https://example.org.</translation></message>
<message><source>Enter a name and a command or URL.</source><translation>Einen Namen und einen Befehl oder eine URL eingeben.</translation></message>
<message><source>Enter a number from {0} to {1}. Nothing changed.</source><translation>Eine Zahl von {0} bis {1} eingeben. Es wurde nichts geändert.</translation></message>
<message><source>Enter a number from {low} to {high} {unit}.</source><translation>Eine Zahl von {low} bis {high} {unit} eingeben.</translation></message>
<message><source>Enter a number like 3.5.</source><translation>Eine Zahl eingeben, etwa 3.5.</translation></message>
<message><source>Enter a number.</source><translation>Eine Zahl eingeben.</translation></message>
<message><source>Enter a number. Nothing changed.</source><translation>Eine Zahl eingeben. Es wurde nichts geändert.</translation></message>
<message><source>Enter a part of the name.</source><translation>Einen Teil des Namens eingeben.</translation></message>
<message><source>Enter a whole number from {low} to {high} {unit}.</source><translation>Eine ganze Zahl von {low} bis {high} {unit} eingeben.</translation></message>
<message><source>Enter a whole number.</source><translation>Eine ganze Zahl eingeben.</translation></message>
<message><source>Enter a workspace name.</source><translation>Einen Namen für den Arbeitsbereich eingeben.</translation></message>
<message><source>Enter an email address, like ann@example.org.</source><translation>Eine E-Mail-Adresse eingeben, etwa ann@example.org.</translation></message>
<message><source>Enter both prices as numbers, such as 3 and 15.</source><translation>Beide Preise als Zahlen eingeben, etwa 3 und 15.</translation></message>
<message><source>Enter more digits: {found}.</source><translation>Mehr Ziffern eingeben: {found}.</translation></message>
<message><source>Enter one of them.</source><translation>Eines davon eingeben.</translation></message>
<message><source>Enter text.</source><translation>Text eingeben.</translation></message>
<message><source>Enter the name of an AWS profile, or the path of a file of Google credentials.</source><translation>Den Namen eines AWS-Profils oder den Pfad einer Datei mit Google-Anmeldedaten eingeben.</translation></message>
<message><source>Enter the name of the variable that holds the key, not the key itself.</source><translation>Den Namen der Variable eingeben, die den Schlüssel enthält, nicht den Schlüssel selbst.</translation></message>
<message><source>Enter the secret as one line of text.</source><translation>Das Geheimnis als eine Textzeile eingeben.</translation></message>
<message><source>Enter to queue</source><translation>Enter zum Einreihen</translation></message>
<message><source>Enter to queue · Ctrl+Enter to interrupt · Esc to stop</source><translation>Enter zum Einreihen · Strg+Enter zum Unterbrechen · Esc zum Stoppen</translation></message>
<message><source>Enter to save  ·  Esc to cancel</source><translation>Enter zum Speichern  ·  Esc zum Abbrechen</translation></message>
<message><source>Enter to send · Shift+Enter for new line</source><translation>Enter zum Senden · Umschalt+Enter für neue Zeile</translation></message>
<message><source>Enter to test. The server must support Chat Completions.</source><translation>Enter zum Testen. Der Server muss Chat Completions unterstützen.</translation></message>
<message><source>Entries</source><translation>Einträge</translation></message>
<message><source>Entries that are pinned, used by a session, or less than a day old are kept.</source><translation>Einträge, die angeheftet, von einer Sitzung verwendet oder jünger als ein Tag sind, bleiben.</translation></message>
<message><source>Entries used again in the meantime are kept.</source><translation>Inzwischen wieder verwendete Einträge bleiben.</translation></message>
<message><source>Environment variables or HTTP headers</source><translation>Umgebungsvariablen oder HTTP-Header</translation></message>
<message><source>Event</source><translation>Ereignis</translation></message>
<message><source>Event {0}</source><translation>Ereignis {0}</translation></message>
<message><source>Event {seq} of session {name} is lost.</source><translation>Ereignis {seq} von Sitzung {name} ist verloren.</translation></message>
<message><source>Event {seq} of session {session}: {problem}</source><translation>Ereignis {seq} von Sitzung {session}: {problem}</translation></message>
<message><source>Event {seq} of this session isn't a request.</source><translation>Ereignis {seq} dieser Sitzung ist keine Anfrage.</translation></message>
<message><source>Events that the line came from</source><translation>Ereignisse, aus denen die Zeile stammt</translation></message>
<message><source>Events {name} of version {version} come from a newer version.</source><translation>Ereignisse {name} der Version {version} stammen aus einer neueren Version.</translation></message>
<message><source>Every command you allow can reach the network, your files, and your keys.</source><translation>Jeder erlaubte Befehl kann das Netzwerk, die eigenen Dateien und Schlüssel erreichen.</translation></message>
<message><source>Every message is still on disk.</source><translation>Jede Nachricht ist weiterhin gespeichert.</translation></message>
<message><source>Everything else is intact. `helix-desktop workspace check --deep` lists all damage.</source><translation>Alles andere ist unversehrt. `helix-desktop workspace check --deep` listet alle Schäden auf.</translation></message>
<message><source>Everything is committed.</source><translation>Alles ist committet.</translation></message>
<message><source>Everything is merged already.</source><translation>Es ist schon alles gemergt.</translation></message>
<message><source>Everything is saved. Raise the budget in Settings › Budgets to continue.</source><translation>Alles ist gespeichert. Zum Fortfahren das Budget in Einstellungen › Budgets erhöhen.</translation></message>
<message><source>Everything so far is saved and readable, but new work can't be saved. Free disk space; the workspace then resumes.</source><translation>Alles Bisherige ist gespeichert und lesbar, neue Arbeit lässt sich aber nicht speichern. Speicherplatz freigeben; dann läuft der Arbeitsbereich weiter.</translation></message>
<message><source>Everything that leaves the context can be recalled from the cache.</source><translation>Alles, was den Kontext verlässt, lässt sich aus dem Cache abrufen.</translation></message>
<message><source>Everything up to here is saved, and no tool ran twice.</source><translation>Alles bis hier ist gespeichert, und kein Tool lief zweimal.</translation></message>
<message><source>Exact text</source><translation>Genauer Text</translation></message>
<message><source>Exact text sent to the model</source><translation>Genauer, ans Modell gesendeter Text</translation></message>
<message><source>Example: https://api.example.com/v1, or http://127.0.0.1:8080/v1 on this computer.</source><translation>Beispiel: https://api.example.com/v1, oder http://127.0.0.1:8080/v1 auf diesem Computer.</translation></message>
<message><source>Excerpt</source><translation>Auszug</translation></message>
<message><source>Excerpt kept</source><translation>Auszug behalten</translation></message>
<message><source>Excerpt of a large output</source><translation>Auszug einer großen Ausgabe</translation></message>
<message><source>Excerpt with other instructions…</source><translation>Auszug mit anderen Anweisungen…</translation></message>
<message><source>Excerpt: {0}</source><translation>Auszug: {0}</translation></message>
<message><source>Excerpts and notes</source><translation>Auszüge und Notizen</translation></message>
<message><source>Excerpts of large outputs</source><translation>Auszüge großer Ausgaben</translation></message>
<message><source>Excerpt…</source><translation>Auszug…</translation></message>
<message><source>Exclude</source><translation>Ausschließen</translation></message>
<message><source>Exclude block from context</source><translation>Block aus dem Kontext ausschließen</translation></message>
<message><source>Exclude from context</source><translation>Aus dem Kontext ausschließen</translation></message>
<message><source>Excluded</source><translation>Ausgeschlossen</translation></message>
<message><source>Excluded by you at {0}</source><translation>Selbst ausgeschlossen {0}</translation></message>
<message><source>Excluded from context</source><translation>Aus dem Kontext ausgeschlossen</translation></message>
<message><source>Excluded: {0}</source><translation>Ausgeschlossen: {0}</translation></message>
<message><source>Existing data is unchanged.</source><translation>Vorhandene Daten sind unverändert.</translation></message>
<message><source>Expand</source><translation>Ausklappen</translation></message>
<message><source>Expected: {0} tokens, at most {1}</source><translation>Erwartet: {0} Token, höchstens {1}</translation></message>
<message><source>Experiments</source><translation>Experimente</translation></message>
<message><source>Explain words</source><translation>Begriffe erklären</translation></message>
<message><source>Explore</source><translation>Erkunden</translation></message>
<message><source>Export</source><translation>Exportieren</translation></message>
<message><source>Export CSV</source><translation>CSV exportieren</translation></message>
<message><source>Export CSV…</source><translation>CSV exportieren…</translation></message>
<message><source>Export anyway</source><translation>Trotzdem exportieren</translation></message>
<message><source>Export as JSONL…</source><translation>Als JSONL exportieren…</translation></message>
<message><source>Export as Markdown…</source><translation>Als Markdown exportieren…</translation></message>
<message><source>Export as files…</source><translation>Als Dateien exportieren…</translation></message>
<message><source>Export canceled</source><translation>Export abgebrochen</translation></message>
<message><source>Export canceled.</source><translation>Export abgebrochen.</translation></message>
<message><source>Export canceled. The partial file {0} was removed.</source><translation>Export abgebrochen. Die unvollständige Datei {0} wurde entfernt.</translation></message>
<message><source>Export entry</source><translation>Eintrag exportieren</translation></message>
<message><source>Export entry…</source><translation>Eintrag exportieren…</translation></message>
<message><source>Export failed</source><translation>Export fehlgeschlagen</translation></message>
<message><source>Export session</source><translation>Sitzung exportieren</translation></message>
<message><source>Export session as JSONL…</source><translation>Sitzung als JSONL exportieren…</translation></message>
<message><source>Export session as Markdown…</source><translation>Sitzung als Markdown exportieren…</translation></message>
<message><source>Export with secrets?</source><translation>Mit Geheimnissen exportieren?</translation></message>
<message><source>Export workspace…</source><translation>Arbeitsbereich exportieren…</translation></message>
<message><source>Exported</source><translation>Exportiert</translation></message>
<message><source>Exporting</source><translation>Export läuft</translation></message>
<message><source>Export…</source><translation>Exportieren…</translation></message>
<message><source>Extra high</source><comment>reasoning effort</comment><translation>Sehr hoch</translation></message>
<message><source>Failed</source><translation>Fehlgeschlagen</translation></message>
<message><source>Failed: {what}</source><translation>Fehlgeschlagen: {what}</translation></message>
<message><source>Fast model</source><translation>Schnelles Modell</translation></message>
<message><source>Fetch that address if it is what is wanted.</source><translation>Diese Adresse laden, falls sie gewünscht ist.</translation></message>
<message><source>Fetch this URL?</source><translation>Diese URL laden?</translation></message>
<message><source>Fetches from an unusual address.</source><translation>Lädt von einer ungewöhnlichen Adresse.</translation></message>
<message><source>Fetches from {host}, which learns everything in the address.</source><translation>Lädt von {host}, dort wird alles aus der Adresse bekannt.</translation></message>
<message><source>Fewer options</source><translation>Weniger Optionen</translation></message>
<message><source>Fields: {fields}.</source><translation>Felder: {fields}.</translation></message>
<message><source>File changes</source><translation>Dateiänderungen</translation></message>
<message><source>File for OpenTelemetry traces, or a collector on this computer; empty for none.</source><translation>Datei für OpenTelemetry-Traces oder ein Collector auf diesem Computer; leer für keine.</translation></message>
<message><source>File in the project folder</source><translation>Datei im Projektordner</translation></message>
<message><source>Files</source><translation>Dateien</translation></message>
<message><source>Files Helix writes or edits appear here, with their earlier versions.</source><translation>Von Helix geschriebene oder bearbeitete Dateien erscheinen hier, mit ihren früheren Versionen.</translation></message>
<message><source>Files and cached outputs</source><translation>Dateien und Ausgaben im Cache</translation></message>
<message><source>Fill the screen when the window opens.</source><translation>Beim Öffnen des Fensters den Bildschirm füllen.</translation></message>
<message><source>Filter by tool, size, usage, state, hash, or text</source><translation>Nach Tool, Größe, Nutzung, Zustand, Hash oder Text filtern</translation></message>
<message><source>Filter entries</source><translation>Einträge filtern</translation></message>
<message><source>Filter entries (/)</source><translation>Einträge filtern (/)</translation></message>
<message><source>Filter suggestions</source><translation>Filtervorschläge</translation></message>
<message><source>Filter with one regular expression</source><translation>Mit einem regulären Ausdruck filtern</translation></message>
<message><source>Filter with regular expressions</source><translation>Mit regulären Ausdrücken filtern</translation></message>
<message><source>Find</source><translation>Finden</translation></message>
<message><source>Find in content</source><translation>Im Inhalt suchen</translation></message>
<message><source>Find in conversation</source><translation>In Unterhaltung suchen</translation></message>
<message><source>Find local models</source><translation>Lokale Modelle finden</translation></message>
<message><source>Finds a text in everything that models were sent. Nothing is sent now.</source><translation>Findet einen Text in allem, was Modelle bekamen. Jetzt wird nichts gesendet.</translation></message>
<message><source>Finish in the browser.</source><translation>Im Browser abschließen.</translation></message>
<message><source>Finish or abort it with git.</source><translation>Mit Git abschließen oder abbrechen.</translation></message>
<message><source>Finished</source><translation>Fertig</translation></message>
<message><source>Finished before it could be canceled.</source><translation>Fertig geworden, bevor abgebrochen werden konnte.</translation></message>
<message><source>First message of a session</source><translation>Erste Nachricht einer Sitzung</translation></message>
<message><source>First request</source><translation>Erste Anfrage</translation></message>
<message><source>Fits: context grows to {0}%</source><translation>Passt: Kontext wächst auf {0} %</translation></message>
<message><source>Fix the marked value to apply.</source><translation>Zum Anwenden den markierten Wert korrigieren.</translation></message>
<message><source>Fix what failed</source><translation>Fehler beheben</translation></message>
<message><source>Fold</source><translation>Einklappen</translation></message>
<message><source>Fold messages</source><translation>Nachrichten einklappen</translation></message>
<message><source>Fold tool calls</source><translation>Tool-Aufrufe einklappen</translation></message>
<message><source>Folder</source><translation>Ordner</translation></message>
<message><source>Folder no longer trusted.</source><translation>Dem Ordner wird nicht mehr vertraut.</translation></message>
<message><source>Folder trusted.</source><translation>Dem Ordner wird vertraut.</translation></message>
<message><source>Folder: {0}</source><translation>Ordner: {0}</translation></message>
<message><source>Folders</source><translation>Ordner</translation></message>
<message><source>Folders of your data</source><translation>Ordner mit den eigenen Daten</translation></message>
<message><source>Folders you don't trust are always Strict.</source><translation>Nicht vertrauenswürdige Ordner sind immer „Streng“.</translation></message>
<message><source>For a sandbox, install bubblewrap ({command}) and restart Helix.</source><translation>Für eine Sandbox bubblewrap installieren ({command}) und Helix neu starten.</translation></message>
<message><source>For a sandbox, install bubblewrap with the package manager of your system and restart Helix.</source><translation>Für eine Sandbox bubblewrap mit der Paketverwaltung des Systems installieren und Helix neu starten.</translation></message>
<message><source>For example auth, or text:"a phrase" for the content alone.</source><translation>Zum Beispiel auth, oder text:"zwei Wörter" nur für den Inhalt.</translation></message>
<message><source>For example created:&lt;7d, created:2026-11-20 or created:yesterday.</source><translation>Zum Beispiel created:&lt;7d, created:2026-11-20 oder created:yesterday.</translation></message>
<message><source>For example max_completion_tokens.</source><translation>Zum Beispiel max_completion_tokens.</translation></message>
<message><source>For example mime:image or mime:=text/plain.</source><translation>Zum Beispiel mime:image oder mime:=text/plain.</translation></message>
<message><source>For example outcome:failed.</source><translation>Zum Beispiel outcome:failed.</translation></message>
<message><source>For example pinned:yes.</source><translation>Zum Beispiel pinned:yes.</translation></message>
<message><source>For example re:/error \d+/i.</source><translation>Zum Beispiel re:/error \d+/i.</translation></message>
<message><source>For example sha:3fa9: the first digits, 0-9 and a-f.</source><translation>Zum Beispiel sha:3fa9: die ersten Stellen, 0–9 und a–f.</translation></message>
<message><source>For example text:"Traceback (most recent".</source><translation>Zum Beispiel text:"Traceback (most recent".</translation></message>
<message><source>For example tool:shell, or tool:~read for a part of the name.</source><translation>Zum Beispiel tool:shell, oder tool:~read für einen Teil des Namens.</translation></message>
<message><source>For example used:never, used:&lt;7d or used:&gt;2026-11-20.</source><translation>Zum Beispiel used:never, used:&lt;7d oder used:&gt;2026-11-20.</translation></message>
<message><source>For example what:auth.py, or what:=src/auth.py for an exact match.</source><translation>Zum Beispiel what:auth.py, oder what:=src/auth.py für genau diesen Namen.</translation></message>
<message><source>For example {field}:&gt;10k, {field}:10..20 or {field}:0.</source><translation>Zum Beispiel {field}:&gt;10k, {field}:10..20 oder {field}:0.</translation></message>
<message><source>For example: “Never touch migrations.”</source><translation>Zum Beispiel: „Migrationen nie anrühren.“</translation></message>
<message><source>For sessions that aren't on screen</source><translation>Für Sitzungen, die nicht zu sehen sind</translation></message>
<message><source>Forecast</source><translation>Prognose</translation></message>
<message><source>Fork bomb: multiplies until the computer freezes.</source><translation>Fork-Bombe: vermehrt sich, bis der Computer einfriert.</translation></message>
<message><source>Forms can contain only text, numbers, yes/no, and choices.</source><translation>Formulare können nur Text, Zahlen, Ja/Nein und Auswahlen enthalten.</translation></message>
<message><source>Found</source><translation>Gefunden</translation></message>
<message><source>Found in your environment variables.</source><translation>In den Umgebungsvariablen gefunden.</translation></message>
<message><source>Free disk space, then try again.</source><translation>Speicherplatz freigeben, dann erneut versuchen.</translation></message>
<message><source>Free of charge</source><translation>Kostenlos</translation></message>
<message><source>Free. Nothing leaves this computer.</source><translation>Kostenlos. Nichts verlässt diesen Computer.</translation></message>
<message numerus="yes"><source>Free: {0} tokens</source><extracomment>One: Free: {0} token</extracomment><translation><numerusform>Frei: {0} Token</numerusform><numerusform>Frei: {0} Token</numerusform></translation></message>
<message><source>Frees</source><translation>Gibt frei</translation></message>
<message><source>From a folder of dependencies or one that git ignores, and you haven't agreed to use it.</source><translation>Aus einem Ordner mit Abhängigkeiten oder einem von git ignorierten; der Verwendung wurde noch nicht zugestimmt.</translation></message>
<message><source>From a nested repository that isn't yours, and you haven't agreed to use it.</source><translation>Aus einem fremden verschachtelten Repository; der Verwendung wurde noch nicht zugestimmt.</translation></message>
<message><source>From commit {0}: {1}</source><translation>Von Commit {0}: {1}</translation></message>
<message><source>From git, from a nested repository, or from the time of a command or of another agent, and you haven't agreed to use it.</source><translation>Aus git, aus einem verschachtelten Repository oder aus der Zeit eines Befehls oder eines anderen Agenten; der Verwendung wurde noch nicht zugestimmt.</translation></message>
<message><source>From line {0}</source><translation>Ab Zeile {0}</translation></message>
<message><source>From prompt cache</source><translation>Aus Prompt-Cache</translation></message>
<message><source>From the project</source><translation>Aus dem Projekt</translation></message>
<message><source>From {0} at {1}: {2}</source><translation>Von {0} bei {1}: {2}</translation></message>
<message><source>From {0} to {1} tokens. They are charged as output.</source><translation>Von {0} bis {1} Token, die als Ausgabe berechnet werden.</translation></message>
<message><source>From “{0}”, message {1}, {2}</source><translation>Aus „{0}“, Nachricht {1}, {2}</translation></message>
<message><source>Full</source><comment>motion</comment><translation>Voll</translation></message>
<message><source>Full check</source><translation>Volle Prüfung</translation></message>
<message><source>Full details of this call</source><translation>Volle Details dieses Aufrufs</translation></message>
<message><source>Full output</source><translation>Volle Ausgabe</translation></message>
<message><source>Full output, chosen by Helix</source><translation>Volle Ausgabe, von Helix gewählt</translation></message>
<message><source>Full output, chosen by you</source><translation>Volle Ausgabe, selbst gewählt</translation></message>
<message><source>Full path of the git that Helix uses; empty for the one of the system.</source><translation>Vollständiger Pfad des git, das Helix verwendet; leer für das des Systems.</translation></message>
<message><source>Full path. Empty: the one of the system. Takes effect at the next start</source><translation>Vollständiger Pfad. Leer: das des Systems. Gilt ab dem nächsten Start</translation></message>
<message><source>Full third-party licenses</source><translation>Alle Lizenzen von Drittanbietern</translation></message>
<message><source>General</source><translation>Allgemein</translation></message>
<message><source>Generate preview</source><translation>Vorschau erzeugen</translation></message>
<message><source>Generate preview · {0}</source><translation>Vorschau erzeugen · {0}</translation></message>
<message><source>Get started</source><translation>Loslegen</translation></message>
<message><source>Git</source><translation>Git</translation></message>
<message><source>Git Bash is used if both are installed: Helix understands its commands. Takes effect after a restart</source><translation>Sind beide installiert, wird Git Bash verwendet, denn deren Befehle versteht Helix. Gilt nach einem Neustart</translation></message>
<message><source>Git branch {0}</source><translation>Git-Branch {0}</translation></message>
<message><source>Git can't create the worktree {folder}: {reason}</source><translation>Git kann den Worktree {folder} nicht anlegen: {reason}</translation></message>
<message><source>Git can't tell what is uncommitted in {folder}: {reason}</source><translation>Git kann nicht feststellen, was in {folder} nicht committet ist: {reason}</translation></message>
<message><source>Git deletes the commits later, and they can't be brought back.</source><translation>Git löscht die Commits später, dann sind sie nicht wiederherstellbar.</translation></message>
<message><source>Git did not answer: {reason}</source><translation>Git hat nicht geantwortet: {reason}</translation></message>
<message><source>Git did not commit: {reason}</source><translation>Git hat nicht committet: {reason}</translation></message>
<message><source>Git did not merge {branch}: {reason}</source><translation>Git hat {branch} nicht gemergt: {reason}</translation></message>
<message><source>Git did not remove {folder}: {reason}</source><translation>Git hat {folder} nicht entfernt: {reason}</translation></message>
<message><source>Git doesn't take {name} as the name of a branch.</source><translation>Git nimmt {name} nicht als Namen eines Branches an.</translation></message>
<message><source>Git has removed what the earlier state needs.</source><translation>Git hat entfernt, was für den früheren Stand nötig ist.</translation></message>
<message><source>Git is not installed.</source><translation>Git ist nicht installiert.</translation></message>
<message><source>Git says too much of what the command left in the repository.</source><translation>Git gibt zu viel darüber aus, was der Befehl im Repository hinterlassen hat.</translation></message>
<message><source>Git would read {named}, which contains secrets and is hidden from commands. Once committed, commands can read it.</source><translation>Git würde {named} lesen. Das enthält Geheimnisse und ist vor Befehlen verborgen. Nach einem Commit können Befehle es lesen.</translation></message>
<message><source>Glossary</source><translation>Glossar</translation></message>
<message><source>Go</source><translation>Los</translation></message>
<message><source>Go on with what is still open:&#10;{0}</source><translation>Mit dem weitermachen, was noch offen ist:&#10;{0}</translation></message>
<message><source>Go to</source><translation>Gehe zu</translation></message>
<message><source>Go to a request that was sent first.</source><translation>Zuerst zu einer gesendeten Anfrage gehen.</translation></message>
<message><source>Go to conversation</source><translation>Zur Unterhaltung</translation></message>
<message><source>Go to latest message</source><translation>Zur neuesten Nachricht</translation></message>
<message><source>Google rejected the credentials. {message}</source><translation>Google hat die Anmeldedaten abgelehnt. {message}</translation></message>
<message><source>Google's answer contains no access token.</source><translation>Die Antwort von Google enthält kein Zugriffstoken.</translation></message>
<message><source>Green</source><translation>Grün</translation></message>
<message><source>Handover</source><translation>Übergabe</translation></message>
<message><source>Handover sections</source><translation>Abschnitte der Übergabe</translation></message>
<message><source>Handover {0}</source><translation>Übergabe {0}</translation></message>
<message><source>Handovers</source><translation>Übergaben</translation></message>
<message><source>Has too many parts to check.</source><translation>Hat zu viele Teile zum Prüfen.</translation></message>
<message><source>Hash</source><translation>Hash</translation></message>
<message><source>Hash mismatch</source><translation>Hash stimmt nicht</translation></message>
<message><source>Headers</source><translation>Header</translation></message>
<message><source>Height of the window when it opens.</source><translation>Höhe des Fensters beim Öffnen.</translation></message>
<message><source>Helix</source><translation>Helix</translation></message>
<message><source>Helix Desktop is already open in {who}.</source><translation>Helix Desktop ist schon in {who} geöffnet.</translation></message>
<message><source>Helix Desktop was closed before the command ended.</source><translation>Helix Desktop wurde geschlossen, bevor der Befehl endete.</translation></message>
<message><source>Helix always uses the AGENTS.md in its own settings folder</source><translation>Helix verwendet immer die AGENTS.md im eigenen Einstellungsordner</translation></message>
<message><source>Helix asks before every command. “Always” covers only that exact command.</source><translation>Helix fragt vor jedem Befehl. „Immer“ gilt nur für genau diesen Befehl.</translation></message>
<message><source>Helix asks you</source><translation>Helix fragt</translation></message>
<message><source>Helix can run none of the packages of {name}.</source><translation>Helix kann keines der Pakete von {name} ausführen.</translation></message>
<message><source>Helix can't check commands for {shell}.</source><translation>Helix kann Befehle für {shell} nicht prüfen.</translation></message>
<message><source>Helix can't check it</source><translation>von Helix nicht prüfbar</translation></message>
<message><source>Helix can't open this link. Only plain http and https links work.</source><translation>Helix kann diesen Link nicht öffnen. Nur einfache http- und https-Links gehen.</translation></message>
<message><source>Helix can't see what you do on that page. You confirm once more before it opens.</source><translation>Helix sieht nicht, was auf dieser Seite geschieht. Vor dem Öffnen folgt noch eine Bestätigung.</translation></message>
<message><source>Helix can't use Google credentials of the type {type}.</source><translation>Helix kann Google-Anmeldedaten vom Typ {type} nicht verwenden.</translation></message>
<message><source>Helix chose {model} as fast model. You can choose another one.</source><translation>Helix hat {model} als schnelles Modell gewählt. Ein anderes lässt sich wählen.</translation></message>
<message><source>Helix chose {model} as long-context model. You can choose another one.</source><translation>Helix hat {model} als Langkontextmodell gewählt. Ein anderes lässt sich wählen.</translation></message>
<message><source>Helix compacts the conversation at {0} of the context, or when you choose Compact now.</source><translation>Helix verdichtet das Gespräch bei {0} des Kontexts oder wenn Sie „Jetzt verdichten“ wählen.</translation></message>
<message><source>Helix detects Ollama, LM Studio, and llama.cpp.</source><translation>Helix erkennt Ollama, LM Studio und llama.cpp.</translation></message>
<message><source>Helix doesn't have permission to read and write in {where}.</source><translation>Helix darf in {where} nicht lesen und schreiben.</translation></message>
<message><source>Helix doesn't have permission to use {place}.</source><translation>Helix darf {place} nicht verwenden.</translation></message>
<message><source>Helix doesn't sign in with the {name} of the AWS profile {profile}.</source><translation>Helix meldet sich nicht mit {name} aus dem AWS-Profil {profile} an.</translation></message>
<message><source>Helix follows these: your prompt and rules, skills, and the project's AGENTS.md.</source><translation>Helix folgt ihnen: eigener Prompt und Regeln, Skills und die AGENTS.md des Projekts.</translation></message>
<message><source>Helix has no copy of {names}.</source><translation>Helix hat keine Kopie von {names}.</translation></message>
<message><source>Helix has no sandbox for this system yet. On Linux, it uses bubblewrap.</source><translation>Helix hat für dieses System noch keine Sandbox. Unter Linux verwendet es bubblewrap.</translation></message>
<message><source>Helix is answering this message, so it's always sent in full.</source><translation>Helix beantwortet diese Nachricht gerade, sie wird daher immer vollständig gesendet.</translation></message>
<message><source>Helix is answering this message.</source><translation>Helix beantwortet diese Nachricht gerade.</translation></message>
<message><source>Helix is choosing what to keep of a large output. Until then, it has a preview.</source><translation>Helix wählt, was von einer großen Ausgabe bleibt. Bis dahin hat es eine Vorschau.</translation></message>
<message><source>Helix is still working</source><translation>Helix arbeitet noch</translation></message>
<message><source>Helix is still working in this session.</source><translation>Helix arbeitet noch in dieser Sitzung.</translation></message>
<message><source>Helix is still working in this session. Nothing changed.</source><translation>Helix arbeitet noch in dieser Sitzung. Es wurde nichts geändert.</translation></message>
<message><source>Helix is working in this session. Stop it or wait until it finishes.</source><translation>Helix arbeitet in dieser Sitzung. Stoppen oder warten, bis es fertig ist.</translation></message>
<message><source>Helix is working in this workspace. Stop it or wait until it finishes</source><translation>Helix arbeitet in diesem Arbeitsbereich. Stoppen oder warten, bis es fertig ist</translation></message>
<message><source>Helix keeps every tool output here, also when it has left the context.</source><translation>Helix behält hier jede Tool-Ausgabe, auch wenn sie nicht mehr im Kontext ist.</translation></message>
<message><source>Helix keeps the present version, so you can undo this.</source><translation>Helix behält die aktuelle Version, daher lässt sich das rückgängig machen.</translation></message>
<message><source>Helix keeps the requests of this session smaller until it is opened again.</source><translation>Helix hält die Anfragen dieser Sitzung kleiner, bis sie erneut geöffnet wird.</translation></message>
<message><source>Helix keeps this in every request: what you typed, and what steers the agent.</source><translation>Das behält Helix in jeder Anfrage: was du geschrieben hast und was den Agenten steuert.</translation></message>
<message><source>Helix kept an excerpt</source><translation>Helix hat einen Auszug behalten</translation></message>
<message><source>Helix kept the full output</source><translation>Helix hat die volle Ausgabe behalten</translation></message>
<message><source>Helix kept the preview</source><translation>Helix hat die Vorschau behalten</translation></message>
<message><source>Helix kept {0}</source><translation>Von Helix behalten: {0}</translation></message>
<message><source>Helix learns about it with the next request. Redo it under Changes.</source><translation>Helix erfährt davon mit der nächsten Anfrage. Unter „Änderungen“ lässt es sich wiederherstellen.</translation></message>
<message><source>Helix learns about it with the next request. Undo it under Changes.</source><translation>Helix erfährt davon mit der nächsten Anfrage. Unter „Änderungen“ lässt es sich rückgängig machen.</translation></message>
<message><source>Helix needs my approval</source><translation>Helix eine Freigabe braucht</translation></message>
<message><source>Helix needs your answer</source><translation>Helix braucht eine Antwort</translation></message>
<message><source>Helix never checks for updates on its own.</source><translation>Helix sucht nie von selbst nach Updates.</translation></message>
<message><source>Helix quit during this turn</source><translation>Helix wurde während dieser Runde beendet</translation></message>
<message><source>Helix quit during this turn. Everything up to here is saved.</source><translation>Helix wurde während dieser Runde beendet. Alles bis hier ist gespeichert.</translation></message>
<message><source>Helix reads no documents and draws no formulas.</source><translation>Helix liest keine Dokumente und zeichnet keine Formeln.</translation></message>
<message><source>Helix runs packages of npm, PyPI, and OCI, and servers at a URL.</source><translation>Helix führt Pakete von npm, PyPI und OCI aus und nutzt Server an einer URL.</translation></message>
<message><source>Helix saves the current version first, so you can undo this.</source><translation>Helix speichert zuerst die aktuelle Version, daher lässt sich das rückgängig machen.</translation></message>
<message><source>Helix sets the header {name} itself.</source><translation>Den Header {name} setzt Helix selbst.</translation></message>
<message><source>Helix speaks version {number}.</source><translation>Helix spricht Version {number}.</translation></message>
<message><source>Helix stopped {0}, which ran in the background.</source><translation>Helix hat den Hintergrundbefehl {0} gestoppt.</translation></message>
<message><source>Helix uses the default model and shows which</source><translation>Helix verwendet das Standardmodell und zeigt, welches</translation></message>
<message><source>Helix was cut off while a command ran.</source><translation>Helix wurde unterbrochen, während ein Befehl lief.</translation></message>
<message><source>Helix was cut off while a command ran. Changed since it began: {names}.</source><translation>Helix wurde unterbrochen, während ein Befehl lief. Seit dessen Beginn geändert: {names}.</translation></message>
<message><source>Helix won't send or export it. Nothing else is affected. To repair it, choose a file with the same bytes, for example from a backup or the project.</source><translation>Helix wird ihn weder senden noch exportieren. Sonst ist nichts betroffen. Zur Reparatur eine Datei mit denselben Bytes wählen, zum Beispiel aus einer Sicherung oder dem Projekt.</translation></message>
<message><source>Helix works here. Deleting the workspace never deletes this folder.</source><translation>Helix arbeitet hier. Den Arbeitsbereich zu löschen löscht nie diesen Ordner.</translation></message>
<message><source>Helix writes a handover here</source><translation>Hier schreibt Helix eine Übergabe</translation></message>
<message><source>Helix writes the body field {name} itself.</source><translation>Das Body-Feld {name} schreibt Helix selbst.</translation></message>
<message numerus="yes"><source>Helix: {0} sessions running</source><extracomment>One: Helix: {0} session running</extracomment><translation><numerusform>Helix: {0} Sitzung läuft</numerusform><numerusform>Helix: {0} Sitzungen laufen</numerusform></translation></message>
<message><source>Hex</source><translation>Hex</translation></message>
<message><source>Hidden from this command: {0}</source><translation>Vor diesem Befehl verborgen: {0}</translation></message>
<message><source>Hide</source><translation>Verbergen</translation></message>
<message><source>Hide the running commands</source><translation>Laufende Befehle ausblenden</translation></message>
<message><source>Hide the steps</source><translation>Schritte ausblenden</translation></message>
<message><source>High</source><comment>reasoning effort</comment><translation>Hoch</translation></message>
<message><source>Highest so far</source><translation>Bisheriger Höchstwert</translation></message>
<message><source>Holds up the subagent since {0}</source><translation>Hält den Subagenten auf seit {0}</translation></message>
<message><source>Holds up the turn since {0}</source><translation>Hält die Runde auf seit {0}</translation></message>
<message><source>Hook “{0}” blocked this</source><translation>Hook „{0}“ hat dies verhindert</translation></message>
<message><source>Hook “{0}” failed</source><translation>Hook „{0}“ ist fehlgeschlagen</translation></message>
<message><source>Hook “{0}” ran</source><translation>Hook „{0}“ ist gelaufen</translation></message>
<message><source>Hook: {command}</source><translation>Hook: {command}</translation></message>
<message><source>Hooks</source><translation>Hooks</translation></message>
<message><source>Hooks need bash, which commands here don't run with.</source><translation>Hooks brauchen bash; Befehle laufen hier nicht damit.</translation></message>
<message><source>Host</source><translation>Host</translation></message>
<message><source>Hosts allowed without encryption</source><translation>Hosts ohne Verschlüsselung</translation></message>
<message><source>Hover over a request, or use ← and →. Drag or press + to zoom.</source><translation>Auf eine Anfrage zeigen oder ← und → verwenden. Ziehen oder + drücken zum Vergrößern.</translation></message>
<message><source>Identical content is stored once. You and Helix can recall every byte.</source><translation>Gleicher Inhalt wird einmal gespeichert. Jedes Byte ist abrufbar, auch für Helix.</translation></message>
<message><source>If Helix ends now, the end of this answer is lost. {0}</source><translation>Wenn Helix jetzt endet, geht das Ende dieser Antwort verloren. {0}</translation></message>
<message><source>If you stop now, everything so far is kept and you can continue later.</source><translation>Beim Stoppen bleibt alles Bisherige erhalten; später lässt sich fortfahren.</translation></message>
<message><source>Image</source><translation>Bild</translation></message>
<message><source>Image, {0} × {1}, {2}</source><translation>Bild, {0} × {1}, {2}</translation></message>
<message><source>Import</source><translation>Importieren</translation></message>
<message><source>Import a session</source><translation>Sitzung importieren</translation></message>
<message><source>Import canceled</source><translation>Import abgebrochen</translation></message>
<message><source>Import failed</source><translation>Import fehlgeschlagen</translation></message>
<message><source>Import servers</source><translation>Server importieren</translation></message>
<message><source>Import session…</source><translation>Sitzung importieren…</translation></message>
<message><source>Import the session again to go on.</source><translation>Zum Fortfahren die Sitzung noch einmal importieren.</translation></message>
<message><source>Import workspace…</source><translation>Arbeitsbereich importieren…</translation></message>
<message><source>Import {0}</source><translation>{0} importieren</translation></message>
<message numerus="yes"><source>Import {0} sessions of other programs</source><extracomment>One: Import {0} session of another program</extracomment><translation><numerusform>{0} Sitzung eines anderen Programms importieren</numerusform><numerusform>{0} Sitzungen anderer Programme importieren</numerusform></translation></message>
<message><source>Imported</source><translation>Importiert</translation></message>
<message><source>Imported from {0}</source><translation>Importiert aus {0}</translation></message>
<message><source>Imported from {0}: {1}</source><translation>Importiert aus {0}: {1}</translation></message>
<message><source>Imported sessions can go on here.</source><translation>Importierte Sitzungen lassen sich hier fortsetzen.</translation></message>
<message><source>Imported. Review each start command before it runs.</source><translation>Importiert. Jeden Startbefehl prüfen, bevor er läuft.</translation></message>
<message><source>Imported. Review its start command before it runs.</source><translation>Importiert. Den Startbefehl prüfen, bevor er läuft.</translation></message>
<message><source>Importing</source><translation>Import läuft</translation></message>
<message><source>In a Flatpak, no sandbox can run. For one, install Helix as a package of your system or from the portable archive.</source><translation>In einem Flatpak kann keine Sandbox laufen. Für eine Sandbox Helix als Paket des Systems oder aus dem portablen Archiv installieren.</translation></message>
<message><source>In addition to the system, the project, and toolchains on your PATH</source><translation>Zusätzlich zu System, Projekt und Toolchains im PATH</translation></message>
<message><source>In another program's folder. You can switch it on.</source><translation>Im Ordner eines anderen Programms. Lässt sich einschalten.</translation></message>
<message><source>In any open workspace</source><translation>In jedem offenen Arbeitsbereich</translation></message>
<message><source>In context</source><translation>Im Kontext</translation></message>
<message><source>In every new session</source><translation>In jeder neuen Sitzung</translation></message>
<message><source>In every request</source><translation>In jeder Anfrage</translation></message>
<message><source>In every request: what you pinned, instructions, and what steers the agent.</source><translation>In jeder Anfrage: was du angeheftet hast, Anweisungen und was den Agenten steuert.</translation></message>
<message><source>In keyring. Type a new value to replace it.</source><translation>Im Schlüsselbund. Ein neuer Wert ersetzt ihn.</translation></message>
<message><source>In notes</source><translation>In Notizen</translation></message>
<message><source>In the background, {0} ended with exit status {2} after {1}.</source><translation>Der Hintergrundbefehl {0} endete nach {1} mit Exit-Status {2}.</translation></message>
<message><source>In the cache</source><translation>Im Cache</translation></message>
<message><source>In the sandbox, {text} is the sandbox itself, and not this computer.</source><translation>In der Sandbox ist {text} die Sandbox selbst und nicht dieser Computer.</translation></message>
<message><source>In the trash, {0} · {1}</source><translation>Im Papierkorb, {0} · {1}</translation></message>
<message><source>In trusted folders, read-only commands run without asking.</source><translation>In vertrauenswürdigen Ordnern laufen rein lesende Befehle ohne Nachfrage.</translation></message>
<message><source>Include</source><translation>Einbeziehen</translation></message>
<message><source>Include in full</source><translation>Ganz einbeziehen</translation></message>
<message><source>Include or recall block</source><translation>Block einbeziehen oder abrufen</translation></message>
<message><source>Included</source><translation>Einbezogen</translation></message>
<message><source>Included in full</source><translation>Ganz einbezogen</translation></message>
<message><source>Index</source><translation>Index</translation></message>
<message><source>Indigo</source><translation>Indigo</translation></message>
<message><source>Input</source><translation>Eingabe</translation></message>
<message><source>Input price, USD per million tokens</source><translation>Eingabepreis, USD pro Million Token</translation></message>
<message><source>Install</source><translation>Installieren</translation></message>
<message><source>Install git, then try again.</source><translation>Git installieren, dann erneut versuchen.</translation></message>
<message><source>Install it with: pip install "helix-desktop[cluster]".</source><translation>Installieren mit: pip install "helix-desktop[cluster]".</translation></message>
<message><source>Install the program, or choose another model.</source><translation>Das Programm installieren oder ein anderes Modell wählen.</translation></message>
<message><source>Install the program, or enter its full path.</source><translation>Das Programm installieren oder seinen vollen Pfad eingeben.</translation></message>
<message><source>Install the same version of Helix on all workers.</source><translation>Auf allen Workern dieselbe Version von Helix installieren.</translation></message>
<message><source>Instructions</source><translation>Anweisungen</translation></message>
<message><source>Instructions (Helix reads them as this server's words)</source><translation>Anweisungen (Helix liest sie als Worte dieses Servers)</translation></message>
<message><source>Instructions for all projects</source><translation>Anweisungen für alle Projekte</translation></message>
<message><source>Instructions of this project</source><translation>Anweisungen dieses Projekts</translation></message>
<message><source>Instructions: {0}</source><translation>Anweisungen: {0}</translation></message>
<message><source>Interrupted</source><translation>Unterbrochen</translation></message>
<message><source>Invalid value: {error}.</source><translation>Ungültiger Wert: {error}.</translation></message>
<message><source>It applies only until this window or command ends.</source><translation>Sie gilt nur, bis dieses Fenster oder dieser Befehl endet.</translation></message>
<message><source>It has no buttons.</source><translation>Sie haben keine Knöpfe.</translation></message>
<message><source>It is not there.</source><translation>Dort ist nichts.</translation></message>
<message><source>It plays no sounds.</source><translation>Töne gibt es nicht.</translation></message>
<message><source>It was undone.</source><translation>Sie wurde rückgängig gemacht.</translation></message>
<message><source>Its answer isn't a JSON object of the known form.</source><translation>Die Antwort ist kein JSON-Objekt der bekannten Form.</translation></message>
<message><source>Its branch is kept.</source><translation>Der Branch bleibt erhalten.</translation></message>
<message><source>Its branch was merged and is deleted.</source><translation>Der Branch war gemergt und wurde gelöscht.</translation></message>
<message><source>Its branch {branch} may still be there. Start a new session.</source><translation>Der Branch {branch} ist vielleicht noch da. Eine neue Sitzung beginnen.</translation></message>
<message><source>Its content may be lost. `workspace repair` keeps the readable part.</source><translation>Der Inhalt ist vielleicht verloren. `workspace repair` behält den lesbaren Teil.</translation></message>
<message><source>Its file switches all hooks off.</source><translation>Seine Datei schaltet alle Hooks aus.</translation></message>
<message><source>Its folder is now {0}.</source><translation>Sein Ordner ist jetzt {0}.</translation></message>
<message><source>Its hooks and settings could run programs later, outside the sandbox.</source><translation>Hooks und Einstellungen darin könnten später Programme außerhalb der Sandbox ausführen.</translation></message>
<message><source>Its known contents are listed below. The rest was read.</source><translation>Seine bekannten Inhalte stehen unten. Der Rest wurde gelesen.</translation></message>
<message><source>Its last line: “{line}”</source><translation>Die letzte Zeile: „{line}“</translation></message>
<message><source>Its lines must be in the file exactly once. Ask for a new patch.</source><translation>Die Zeilen der Änderung müssen genau einmal in der Datei stehen. Um einen neuen Patch bitten.</translation></message>
<message><source>Its saved keys are deleted too.</source><translation>Gespeicherte Schlüssel werden auch gelöscht.</translation></message>
<message><source>Its sessions and cache are erased from disk. You can't undo this.</source><translation>Sitzungen und Cache werden vom Datenträger gelöscht. Das lässt sich nicht rückgängig machen.</translation></message>
<message><source>Its sessions, cache, and settings ({0}) move to the trash in {1}.</source><translation>Sitzungen, Cache und Einstellungen ({0}) kommen in den Papierkorb in {1}.</translation></message>
<message><source>Its start isn't approved, or its program or a script has changed.</source><translation>Sein Start ist nicht freigegeben, oder sein Programm oder ein Skript hat sich geändert.</translation></message>
<message><source>Its time was over.</source><translation>Die Zeit war abgelaufen.</translation></message>
<message><source>Its title and times are lost.</source><translation>Titel und Zeiten sind verloren.</translation></message>
<message><source>Its tool, times, and counts are lost.</source><translation>Tool, Zeiten und Zahlen sind verloren.</translation></message>
<message><source>Its workspace.json was changed.</source><translation>Die Datei workspace.json darin wurde geändert.</translation></message>
<message><source>JSON</source><translation>JSON</translation></message>
<message><source>Jump to latest</source><translation>Zum Neuesten</translation></message>
<message numerus="yes"><source>Jump to latest · {0} new</source><extracomment>One: Jump to latest · {0} new</extracomment><translation><numerusform>Zum Neuesten · {0} neu</numerusform><numerusform>Zum Neuesten · {0} neu</numerusform></translation></message>
<message><source>Keep</source><translation>Behalten</translation></message>
<message><source>Keep excerpt</source><translation>Auszug behalten</translation></message>
<message><source>Keep or remove all of these lines together.</source><translation>Alle diese Zeilen zusammen behalten oder entfernen.</translation></message>
<message><source>Keep running</source><translation>Weiterlaufen lassen</translation></message>
<message><source>Keep the computer awake while a session works.</source><translation>Den Rechner wach halten, solange eine Sitzung arbeitet.</translation></message>
<message><source>Keep the prompt cache for an hour (writing costs 2×)</source><translation>Prompt-Cache eine Stunde behalten (Schreiben kostet 2×)</translation></message>
<message><source>Keep trusting</source><translation>Weiter vertrauen</translation></message>
<message><source>Kept and pinned</source><translation>Behalten und angeheftet</translation></message>
<message><source>Kept in full</source><translation>Ganz behalten</translation></message>
<message numerus="yes"><source>Kept: edited {0} steps ago</source><extracomment>One: Kept: edited {0} step ago</extracomment><translation><numerusform>Behalten: vor {0} Schritt bearbeitet</numerusform><numerusform>Behalten: vor {0} Schritten bearbeitet</numerusform></translation></message>
<message><source>Kept: it steers the agent</source><translation>Behalten: steuert den Agenten</translation></message>
<message numerus="yes"><source>Kept: returned {0} steps ago</source><extracomment>One: Kept: returned {0} step ago</extracomment><translation><numerusform>Behalten: vor {0} Schritt geliefert</numerusform><numerusform>Behalten: vor {0} Schritten geliefert</numerusform></translation></message>
<message numerus="yes"><source>Kept: said {0} steps ago</source><extracomment>One: Kept: said {0} step ago</extracomment><translation><numerusform>Behalten: vor {0} Schritt gesagt</numerusform><numerusform>Behalten: vor {0} Schritten gesagt</numerusform></translation></message>
<message><source>Kept: you typed it</source><translation>Behalten: selbst geschrieben</translation></message>
<message><source>Kept: {0}</source><translation>Behalten: {0}</translation></message>
<message><source>Key deleted.</source><translation>Schlüssel gelöscht.</translation></message>
<message><source>Key header</source><translation>Schlüssel-Header</translation></message>
<message><source>Key variable</source><translation>Schlüsselvariable</translation></message>
<message><source>Keyboard shortcuts</source><translation>Tastenkürzel</translation></message>
<message><source>Keys are saved in {store}</source><translation>Schlüssel liegen in {store}</translation></message>
<message><source>Kills every running program.</source><translation>Beendet gewaltsam alle laufenden Programme.</translation></message>
<message><source>Known: {endpoints}.</source><translation>Bekannt: {endpoints}.</translation></message>
<message><source>Known: {known}.</source><translation>Bekannt: {known}.</translation></message>
<message><source>Known: {presets}.</source><translation>Bekannt: {presets}.</translation></message>
<message><source>Language</source><translation>Sprache</translation></message>
<message><source>Language of the window; `system` is that of the system.</source><translation>Sprache des Fensters; `system` ist die des Systems.</translation></message>
<message><source>Large output</source><translation>Große Ausgabe</translation></message>
<message><source>Large outputs</source><translation>Große Ausgaben</translation></message>
<message><source>Larger than 256 KB.</source><translation>Größer als 256 KB.</translation></message>
<message><source>Larger than 64 KB.</source><translation>Größer als 64 KB.</translation></message>
<message><source>Last sessions with and without Helix</source><translation>Letzte Sitzungen mit und ohne Helix</translation></message>
<message numerus="yes"><source>Last {0} days</source><extracomment>One: Last {0} day</extracomment><translation><numerusform>Letzter {0} Tag</numerusform><numerusform>Letzte {0} Tage</numerusform></translation></message>
<message><source>Later notes keep the lines that you add and omit those that you delete.</source><translation>Spätere Notizen behalten Zeilen, die du hinzufügst, und lassen weg, was du löschst.</translation></message>
<message><source>Lead a port of your computer to this port in the sandbox</source><translation>Einen Port dieses Computers zu diesem Port in der Sandbox leiten</translation></message>
<message><source>Leave the field empty.</source><translation>Das Feld leer lassen.</translation></message>
<message><source>Let Helix recall it, or undo the compaction first.</source><translation>Helix die Ausgabe abrufen lassen oder zuerst die Verdichtung rückgängig machen.</translation></message>
<message><source>Let Helix use {0}</source><translation>Helix darf {0} verwenden</translation></message>
<message><source>Let a model take notes at</source><translation>Modell macht Notizen bei</translation></message>
<message><source>Let the agent choose what to keep of a large output, decide automatically, or never shorten.</source><translation>Den Agenten wählen lassen, was von einer großen Ausgabe bleibt, automatisch entscheiden oder nie kürzen.</translation></message>
<message><source>Let the fast model name a session after its first turn.</source><translation>Das schnelle Modell eine Sitzung nach ihrer ersten Runde benennen lassen.</translation></message>
<message><source>License</source><translation>Lizenz</translation></message>
<message><source>Licenses</source><translation>Lizenzen</translation></message>
<message><source>Light</source><translation>Hell</translation></message>
<message><source>Line {line} isn't valid JSON: {reason}</source><translation>Zeile {line} ist kein gültiges JSON: {reason}</translation></message>
<message><source>Line {line}: {reason}.</source><translation>Zeile {line}: {reason}.</translation></message>
<message><source>Line {number} isn't NAME{sign}VALUE.</source><translation>Zeile {number} hat nicht die Form NAME{sign}WERT.</translation></message>
<message><source>Line {number} says that already.</source><translation>Zeile {number} sagt das schon.</translation></message>
<message><source>Lines</source><translation>Zeilen</translation></message>
<message><source>Lines of texts up to 1 MB can be commented.</source><translation>Kommentiert werden können Zeilen von Texten bis 1 MB.</translation></message>
<message><source>Lines of {0}</source><translation>Zeilen von {0}</translation></message>
<message><source>Lines {0}</source><translation>Zeilen {0}</translation></message>
<message numerus="yes"><source>Lines {1} and {0} more ranges</source><extracomment>One: Lines {1} and {0} more range</extracomment><translation><numerusform>Zeilen {1} und {0} weiterer Bereich</numerusform><numerusform>Zeilen {1} und {0} weitere Bereiche</numerusform></translation></message>
<message><source>Lists</source><translation>Listen</translation></message>
<message><source>Loading</source><translation>Wird geladen</translation></message>
<message><source>Local and private addresses are blocked unless listed here</source><translation>Lokale und private Adressen sind blockiert, wenn sie hier nicht stehen</translation></message>
<message><source>Local model</source><translation>Lokales Modell</translation></message>
<message><source>Local servers found: {0}.</source><translation>Lokale Server gefunden: {0}.</translation></message>
<message><source>Log</source><translation>Protokoll</translation></message>
<message><source>Logs</source><translation>Protokolle</translation></message>
<message><source>Long work</source><translation>Lange Arbeit</translation></message>
<message><source>Long-context model</source><translation>Langkontextmodell</translation></message>
<message><source>Longer than {longest} characters, too long to check.</source><translation>Länger als {longest} Zeichen, zu lang zum Prüfen.</translation></message>
<message><source>Looking at the project's files…</source><translation>Projektdateien werden angesehen…</translation></message>
<message><source>Looking for unused entries…</source><translation>Ungenutzte Einträge werden gesucht…</translation></message>
<message><source>Low</source><comment>reasoning effort</comment><translation>Niedrig</translation></message>
<message><source>MCP server</source><translation>MCP-Server</translation></message>
<message><source>MCP servers</source><translation>MCP-Server</translation></message>
<message><source>Main model</source><translation>Hauptmodell</translation></message>
<message><source>Make a copy of it under a new name instead.</source><translation>Stattdessen eine Kopie unter neuem Namen anlegen.</translation></message>
<message><source>Make it simpler.</source><translation>Vereinfachen.</translation></message>
<message><source>Make room first.</source><translation>Zuerst Platz schaffen.</translation></message>
<message><source>Markers</source><translation>Marker</translation></message>
<message><source>Matches</source><translation>Treffer</translation></message>
<message><source>Max output</source><translation>Max. Ausgabe</translation></message>
<message><source>Maximum</source><comment>reasoning effort</comment><translation>Maximal</translation></message>
<message><source>May delete data</source><translation>Löscht evtl. Daten</translation></message>
<message><source>May read secrets</source><translation>Liest evtl. Geheimnisse</translation></message>
<message><source>May write other files of the project.</source><translation>Schreibt vielleicht weitere Dateien des Projekts.</translation></message>
<message><source>Medium</source><comment>reasoning effort</comment><translation>Mittel</translation></message>
<message><source>Memory</source><translation>Gedächtnis</translation></message>
<message><source>Mention a file</source><translation>Datei erwähnen</translation></message>
<message><source>Mention a file (@)</source><translation>Datei erwähnen (@)</translation></message>
<message><source>Mentioned in your message</source><translation>In der eigenen Nachricht erwähnt</translation></message>
<message><source>Menu</source><translation>Menü</translation></message>
<message><source>Merge</source><translation>Mergen</translation></message>
<message><source>Merge worktree…</source><translation>Worktree mergen…</translation></message>
<message><source>Merge {0} into {1}?</source><translation>{0} in {1} mergen?</translation></message>
<message><source>Merged {0} into {1}.</source><translation>{0} in {1} gemergt.</translation></message>
<message><source>Merge…</source><translation>Mergen…</translation></message>
<message><source>Message</source><translation>Nachricht</translation></message>
<message><source>Message being answered</source><translation>Nachricht, die beantwortet wird</translation></message>
<message><source>Message box</source><translation>Nachrichtenfeld</translation></message>
<message><source>Message {0}…   @ file · / command · # cached output</source><translation>Nachricht an {0}…   @ Datei · / Befehl · # Ausgabe im Cache</translation></message>
<message><source>Messages</source><translation>Nachrichten</translation></message>
<message><source>Messages in traces</source><translation>Nachrichten in Traces</translation></message>
<message><source>Minimal</source><comment>reasoning effort</comment><translation>Minimal</translation></message>
<message><source>Minutes after which nobody answers.</source><translation>Minuten, nach denen niemand antwortet.</translation></message>
<message><source>Missing</source><translation>Fehlt</translation></message>
<message><source>Missing closing quote.</source><translation>Schließendes Anführungszeichen fehlt.</translation></message>
<message><source>Mode: {0}</source><translation>Modus: {0}</translation></message>
<message><source>Mode: {0} · {1}</source><translation>Modus: {0} · {1}</translation></message>
<message><source>Mode: {0}.</source><translation>Modus: {0}.</translation></message>
<message><source>Model</source><translation>Modell</translation></message>
<message><source>Model changed. Takes effect with the next request.</source><translation>Modell geändert. Gilt ab der nächsten Anfrage.</translation></message>
<message><source>Model limits and prices</source><translation>Modell-Limits und -Preise</translation></message>
<message><source>Model of the workspace: {0}</source><translation>Modell des Arbeitsbereichs: {0}</translation></message>
<message><source>Model of this session: that of the workspace again</source><translation>Modell dieser Sitzung: wieder das des Arbeitsbereichs</translation></message>
<message><source>Model of this session: {0}</source><translation>Modell dieser Sitzung: {0}</translation></message>
<message><source>Model's default</source><translation>Modellstandard</translation></message>
<message><source>Model: {0}</source><translation>Modell: {0}</translation></message>
<message><source>Models</source><translation>Modelle</translation></message>
<message><source>Models and keys</source><translation>Modelle und Schlüssel</translation></message>
<message><source>Models in this workspace</source><translation>Modelle in diesem Arbeitsbereich</translation></message>
<message><source>More</source><translation>Mehr</translation></message>
<message><source>More actions</source><translation>Weitere Aktionen</translation></message>
<message><source>More answers</source><translation>Weitere Antworten</translation></message>
<message><source>More expensive</source><translation>Teurer</translation></message>
<message><source>More may be lost, and how much is unknown.</source><translation>Vielleicht ging mehr verloren; wie viel, ist unbekannt.</translation></message>
<message><source>More options</source><translation>Mehr Optionen</translation></message>
<message><source>More providers</source><translation>Weitere Anbieter</translation></message>
<message><source>More than one cache entry starts with {prefix}.</source><translation>Mehr als ein Cache-Eintrag beginnt mit {prefix}.</translation></message>
<message><source>More than one cache entry starts with {wanted}.</source><translation>Mehr als ein Cache-Eintrag beginnt mit {wanted}.</translation></message>
<message><source>More than {most} options.</source><translation>Mehr als {most} Optionen.</translation></message>
<message><source>Motion</source><translation>Bewegung</translation></message>
<message><source>Mount the folder on this computer and open that.</source><translation>Den Ordner auf diesem Computer einhängen und dort öffnen.</translation></message>
<message><source>Move (Alt+↑, Alt+↓)</source><translation>Verschieben (Alt+↑, Alt+↓)</translation></message>
<message><source>Move down (Alt+↓)</source><translation>Nach unten (Alt+↓)</translation></message>
<message><source>Move it into the project folder and mention it with @.</source><translation>In den Projektordner verschieben und mit @ erwähnen.</translation></message>
<message><source>Move outputs older than</source><translation>Ausgaben verschieben, älter als</translation></message>
<message><source>Move outputs older than this many turns; 0 = never.</source><translation>Ausgaben verschieben, die älter sind als so viele Runden; 0 = nie.</translation></message>
<message><source>Move to trash</source><translation>In den Papierkorb</translation></message>
<message><source>Move up (Alt+↑)</source><translation>Nach oben (Alt+↑)</translation></message>
<message><source>Moves old outputs to the cache, compacts at 85%</source><translation>Verschiebt alte Ausgaben in den Cache, verdichtet bei 85 %</translation></message>
<message><source>Moves the system or a home folder.</source><translation>Verschiebt das System oder einen Home-Ordner.</translation></message>
<message><source>NAME=value, one per line (for a URL: Header: value)</source><translation>NAME=Wert, je Zeile einer (bei einer URL: Header: Wert)</translation></message>
<message><source>Name</source><translation>Name</translation></message>
<message><source>Name sessions by the fast model</source><translation>Sitzungen vom schnellen Modell benennen</translation></message>
<message><source>Name the environment variable that holds the key, or add the key in Settings › Models and keys or with `helix-desktop key set`.</source><translation>Die Umgebungsvariable mit dem Schlüssel angeben oder den Schlüssel in Einstellungen › Modelle und Schlüssel oder mit `helix-desktop key set` hinzufügen.</translation></message>
<message><source>Name the session in commits</source><translation>Sitzung in Commits nennen</translation></message>
<message><source>Names no file in the project folder, and this tool changes no others.</source><translation>Nennt keine Datei im Projektordner, und dieses Tool ändert keine anderen.</translation></message>
<message><source>Needs network access.</source><translation>Braucht Netzwerkzugriff.</translation></message>
<message><source>Needs review</source><translation>Prüfung nötig</translation></message>
<message><source>Network access</source><translation>Netzwerkzugriff</translation></message>
<message><source>Never</source><translation>Nie</translation></message>
<message><source>Never</source><comment>stay awake</comment><translation>Nie</translation></message>
<message><source>Never allow</source><translation>Nie erlauben</translation></message>
<message><source>Never before that</source><translation>Nie davor</translation></message>
<message><source>New answer</source><translation>Neue Antwort</translation></message>
<message><source>New editor or agent configuration files are set aside only when the command ends.</source><translation>Neue Konfigurationsdateien von Editoren oder Agenten werden erst beiseitegelegt, wenn der Befehl endet.</translation></message>
<message><source>New entries could overwrite old ones.</source><translation>Neue Einträge könnten alte überschreiben.</translation></message>
<message><source>New file.</source><translation>Neue Datei.</translation></message>
<message><source>New line</source><translation>Neue Zeile</translation></message>
<message><source>New messages {0}–{1} stay as they are.</source><translation>Neue Nachrichten {0}–{1} bleiben, wie sie sind.</translation></message>
<message><source>New session</source><translation>Neue Sitzung</translation></message>
<message><source>New session in a worktree</source><translation>Neue Sitzung in einem Worktree</translation></message>
<message><source>New session in a worktree…</source><translation>Neue Sitzung in einem Worktree…</translation></message>
<message><source>New since request {0}</source><translation>Neu seit Anfrage {0}</translation></message>
<message><source>New step</source><translation>Neuer Schritt</translation></message>
<message><source>New workspace</source><translation>Neuer Arbeitsbereich</translation></message>
<message><source>New workspace with this policy…</source><translation>Neuer Arbeitsbereich mit dieser Strategie…</translation></message>
<message><source>New workspace…</source><translation>Neuer Arbeitsbereich…</translation></message>
<message><source>New: {path}</source><translation>Neu: {path}</translation></message>
<message><source>Newer request</source><translation>Neuere Anfrage</translation></message>
<message><source>Newer request (])</source><translation>Neuere Anfrage (])</translation></message>
<message><source>Next</source><translation>Weiter</translation></message>
<message><source>Next</source><comment>request</comment><translation>Nächste</translation></message>
<message><source>Next (End)</source><translation>Nächste (Ende)</translation></message>
<message><source>Next change</source><translation>Nächste Änderung</translation></message>
<message><source>Next entry (↓)</source><translation>Nächster Eintrag (↓)</translation></message>
<message><source>Next line (Alt+Down)</source><translation>Nächste Zeile (Alt+Ab)</translation></message>
<message><source>Next match (Enter)</source><translation>Nächster Treffer (Enter)</translation></message>
<message><source>Next missing detail</source><translation>Nächstes fehlendes Detail</translation></message>
<message><source>Next mode</source><translation>Nächster Modus</translation></message>
<message><source>Next request</source><translation>Nächste Anfrage</translation></message>
<message><source>Next request · not sent yet</source><translation>Nächste Anfrage · noch nicht gesendet</translation></message>
<message><source>Next: {0}. Nothing is lost.</source><translation>Als Nächstes: {0}. Nichts geht verloren.</translation></message>
<message><source>No</source><translation>Nein</translation></message>
<message><source>No account, no telemetry. Only requests to the model you choose leave this computer.</source><translation>Kein Konto, keine Telemetrie. Nur Anfragen an das gewählte Modell verlassen diesen Computer.</translation></message>
<message><source>No answer was recorded.</source><translation>Es wurde keine Antwort aufgezeichnet.</translation></message>
<message><source>No answer yet · {0}</source><translation>Noch keine Antwort · {0}</translation></message>
<message><source>No answer yet. Retrying…</source><translation>Noch keine Antwort. Neuer Versuch…</translation></message>
<message><source>No archived sessions.</source><translation>Keine archivierten Sitzungen.</translation></message>
<message><source>No automatic checks</source><translation>Keine automatische Suche</translation></message>
<message><source>No changes left</source><translation>Keine Änderungen mehr</translation></message>
<message><source>No changes.</source><translation>Keine Änderungen.</translation></message>
<message><source>No color</source><translation>Keine Farbe</translation></message>
<message><source>No command is running.</source><translation>Es läuft kein Befehl.</translation></message>
<message><source>No command or skill has this name. As a message, Helix reads it as text.</source><translation>Kein Befehl und kein Skill heißt so. Als Nachricht liest Helix das als Text.</translation></message>
<message><source>No command, or a very long one.</source><translation>Kein Befehl, oder ein sehr langer.</translation></message>
<message><source>No compactions yet</source><translation>Noch keine Verdichtungen</translation></message>
<message><source>No content begins with {prefix}.</source><translation>Kein Inhalt beginnt mit {prefix}.</translation></message>
<message><source>No description.</source><translation>Keine Beschreibung.</translation></message>
<message><source>No dollar limit</source><translation>Kein Dollar-Limit</translation></message>
<message><source>No dollar limit while the price is unknown</source><translation>Kein Dollar-Limit, solange der Preis unbekannt ist</translation></message>
<message><source>No earlier version of this command or path.</source><translation>Keine frühere Version von diesem Befehl oder Pfad.</translation></message>
<message><source>No fast model selected: using {model}.</source><translation>Kein schnelles Modell ausgewählt: {model} wird verwendet.</translation></message>
<message><source>No file selected</source><translation>Keine Datei ausgewählt</translation></message>
<message><source>No files changed in this session</source><translation>Keine Dateien in dieser Sitzung geändert</translation></message>
<message><source>No folder selected</source><translation>Kein Ordner ausgewählt</translation></message>
<message><source>No handover or notes selected.</source><translation>Keine Übergabe und keine Notizen ausgewählt.</translation></message>
<message><source>No hooks were run.</source><translation>Hooks wurden nicht ausgeführt.</translation></message>
<message><source>No instructions below the description.</source><translation>Keine Anweisungen unter der Beschreibung.</translation></message>
<message><source>No instructions in use</source><translation>Keine Anweisungen verwendet</translation></message>
<message><source>No key</source><translation>Kein Schlüssel</translation></message>
<message><source>No key, no network</source><translation>Kein Schlüssel, kein Netzwerk</translation></message>
<message><source>No keyring: saved until you quit</source><translation>Kein Schlüsselbund: gilt bis zum Beenden</translation></message>
<message><source>No limit</source><translation>Kein Limit</translation></message>
<message><source>No line-by-line view</source><translation>Keine Zeilenansicht</translation></message>
<message><source>No local model found</source><translation>Kein lokales Modell gefunden</translation></message>
<message><source>No local models found. Start Ollama, LM Studio, or llama.cpp.</source><translation>Keine lokalen Modelle gefunden. Ollama, LM Studio oder llama.cpp starten.</translation></message>
<message><source>No long-context model selected: using {model} ({window} tokens).</source><translation>Kein Langkontextmodell ausgewählt: {model} wird verwendet ({window} Token).</translation></message>
<message><source>No longer in context.</source><translation>Nicht mehr im Kontext.</translation></message>
<message><source>No longer the default in all workspaces. Takes effect with the next request.</source><translation>Nicht mehr Standard in allen Arbeitsbereichen. Gilt ab der nächsten Anfrage.</translation></message>
<message><source>No matches</source><translation>Keine Treffer</translation></message>
<message><source>No matches.</source><translation>Keine Treffer.</translation></message>
<message><source>No matches. Type provider/model to use any other model.</source><translation>Keine Treffer. Für ein beliebiges anderes Modell Anbieter/Modell eingeben.</translation></message>
<message><source>No matching settings.</source><translation>Keine passenden Einstellungen.</translation></message>
<message><source>No messages yet.</source><translation>Noch keine Nachrichten.</translation></message>
<message><source>No model selected, so the practice model answers. It works offline and only quotes what the tools return.</source><translation>Kein Modell ausgewählt, daher antwortet das Übungsmodell. Es arbeitet offline und zitiert nur, was die Tools zurückgeben.</translation></message>
<message><source>No network except the hosts you allow, and no access to other processes. Its own processes can reach each other.</source><translation>Kein Netzwerk außer den erlaubten Hosts und kein Zugriff auf andere Prozesse. Die eigenen Prozesse können einander erreichen.</translation></message>
<message><source>No network unless you allow it, not even to this computer.</source><translation>Kein Netzwerk ohne Erlaubnis, nicht einmal zu diesem Computer.</translation></message>
<message><source>No new version was created.</source><translation>Es wurde keine neue Version angelegt.</translation></message>
<message><source>No newline at end of file</source><translation>Kein Zeilenumbruch am Dateiende</translation></message>
<message><source>No object is named `hooks`.</source><translation>Ein Objekt namens `hooks` fehlt darin.</translation></message>
<message><source>No open question has the number {number}.</source><translation>Keine offene Frage hat die Nummer {number}.</translation></message>
<message><source>No other session here has {name}.</source><translation>Keine andere Sitzung hat hier {name}.</translation></message>
<message><source>No output yet.</source><translation>Noch keine Ausgabe.</translation></message>
<message><source>No port could be opened: {error}.</source><translation>Es ließ sich kein Port öffnen: {error}.</translation></message>
<message><source>No problems found</source><translation>Keine Probleme gefunden</translation></message>
<message><source>No reason given</source><translation>Kein Grund angegeben</translation></message>
<message><source>No reason was given.</source><translation>Es wurde kein Grund genannt.</translation></message>
<message><source>No request had it.</source><translation>Keine Anfrage enthielt den Text.</translation></message>
<message><source>No requests yet.</source><translation>Noch keine Anfragen.</translation></message>
<message><source>No result</source><translation>Kein Ergebnis</translation></message>
<message><source>No result yet, still running</source><translation>Noch kein Ergebnis, läuft noch</translation></message>
<message><source>No rules are known for {shell}.</source><translation>Für {shell} sind keine Regeln bekannt.</translation></message>
<message><source>No rules yet. Answer a request with “Always” or “Never” to add one.</source><translation>Noch keine Regeln. Auf eine Anfrage mit „Immer“ oder „Nie“ antworten, um eine hinzuzufügen.</translation></message>
<message><source>No sandbox</source><translation>Keine Sandbox</translation></message>
<message><source>No sandbox on this system</source><translation>Keine Sandbox auf diesem System</translation></message>
<message><source>No sandbox on this system: nothing restricts the command.</source><translation>Keine Sandbox auf diesem System: Nichts schränkt den Befehl ein.</translation></message>
<message><source>No sandbox: commands can do anything you can, so Helix asks before each one.</source><translation>Keine Sandbox: Befehle dürfen alles, was der Benutzer darf, daher fragt Helix vor jedem einzelnen.</translation></message>
<message><source>No secure system keyring found, so the secret can't be saved.</source><translation>Kein sicherer Schlüsselbund im System gefunden, das Geheimnis kann daher nicht gespeichert werden.</translation></message>
<message><source>No secure system keyring found, so the value of {name} can't be saved.</source><translation>Kein sicherer Schlüsselbund im System gefunden, der Wert von {name} kann daher nicht gespeichert werden.</translation></message>
<message><source>No secure system keyring: keys are saved until you quit</source><translation>Kein sicherer Schlüsselbund: Schlüssel gelten bis zum Beenden</translation></message>
<message><source>No servers yet. Add or import one above.</source><translation>Noch keine Server. Oben einen hinzufügen oder importieren.</translation></message>
<message><source>No session is open</source><translation>Keine Sitzung ist geöffnet</translation></message>
<message><source>No sessions for this folder were found. Choose or drop a file.</source><translation>Keine Sitzungen für diesen Ordner gefunden. Eine Datei wählen oder hier ablegen.</translation></message>
<message><source>No sessions to replay yet. After the first one, this compares the current policy with your edits.</source><translation>Noch keine Sitzungen zum Nachspielen. Nach der ersten steht hier ein Vergleich der aktuellen Strategie mit den Änderungen.</translation></message>
<message><source>No sessions to replay yet. Run a session, then compare policies.</source><translation>Noch keine Sitzungen zum Nachspielen. Eine Sitzung ausführen, dann Strategien vergleichen.</translation></message>
<message><source>No subagent was stopped in the last 5 seconds.</source><translation>In den letzten 5 Sekunden wurde kein Subagent gestoppt.</translation></message>
<message><source>No subagents are running.</source><translation>Es laufen keine Subagenten.</translation></message>
<message><source>No system keyring: keys are forgotten when you quit. Install GNOME Keyring or KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), or set an environment variable.</source><translation>Kein Schlüsselbund im System: Schlüssel werden beim Beenden vergessen. GNOME Keyring oder KWallet installieren (Debian, Ubuntu: sudo apt install gnome-keyring) oder eine Umgebungsvariable setzen.</translation></message>
<message><source>No system keyring: saved until you quit</source><translation>Kein Schlüsselbund: gilt bis zum Beenden</translation></message>
<message><source>No usage</source><translation>Kein Verbrauch</translation></message>
<message><source>No workspace is open</source><translation>Kein Arbeitsbereich ist geöffnet</translation></message>
<message><source>No workspace was created. {0} is unchanged.</source><translation>Es wurde kein Arbeitsbereich angelegt. {0} ist unverändert.</translation></message>
<message><source>No workspace with that number</source><translation>Kein Arbeitsbereich mit dieser Nummer</translation></message>
<message><source>Nobody has used it on a Mac yet. Helix tried it when it started.</source><translation>Bisher hat es niemand auf einem Mac benutzt. Helix hat es beim Start ausprobiert.</translation></message>
<message><source>None (single version)</source><translation>Keine (einzige Version)</translation></message>
<message><source>None fits. Open one and recall part of it.</source><translation>Keiner passt hinein. Einen öffnen und einen Teil davon abrufen.</translation></message>
<message><source>None of its {0} can be read.</source><translation>Von {0} ist nichts lesbar.</translation></message>
<message><source>None runs unless you approve it.</source><translation>Keiner läuft ohne Freigabe.</translation></message>
<message><source>None yet. Add Markdown files to .agents/commands.</source><translation>Noch keine. Markdown-Dateien in .agents/commands anlegen.</translation></message>
<message><source>None yet. Add folders with a SKILL.md to .agents/skills.</source><translation>Noch keine. Ordner mit einer SKILL.md in .agents/skills anlegen.</translation></message>
<message><source>None yet. Add one below, or ask Helix to remember something.</source><translation>Noch keine. Unten eine hinzufügen oder Helix bitten, sich etwas zu merken.</translation></message>
<message><source>None yet. Tools appear here after the server starts.</source><translation>Noch keine. Tools erscheinen hier, sobald der Server startet.</translation></message>
<message><source>None. A project declares them in .helix/hooks.json.</source><translation>Keine. Ein Projekt nennt sie in .helix/hooks.json.</translation></message>
<message><source>None. Add hooks.json to {0}.</source><translation>Keine. hooks.json gehört in den Ordner {0}.</translation></message>
<message><source>None. Commands have no network.</source><translation>Keine. Befehle haben kein Netzwerk.</translation></message>
<message><source>Not a URL.</source><translation>Keine URL.</translation></message>
<message><source>Not a valid server list: {error}.</source><translation>Keine gültige Serverliste: {error}.</translation></message>
<message><source>Not applied yet. Takes effect with the next turn.</source><translation>Noch nicht angewendet. Gilt ab der nächsten Runde.</translation></message>
<message><source>Not available for this block.</source><translation>Für diesen Block nicht verfügbar.</translation></message>
<message><source>Not decided yet</source><translation>Noch nicht entschieden</translation></message>
<message><source>Not even one line fits.</source><translation>Nicht einmal eine Zeile passt hinein.</translation></message>
<message><source>Not imported: {0}</source><translation>Nicht importiert: {0}</translation></message>
<message><source>Not in context</source><translation>Nicht im Kontext</translation></message>
<message><source>Not in this request</source><translation>Nicht in dieser Anfrage</translation></message>
<message><source>Not now</source><translation>Nicht jetzt</translation></message>
<message><source>Not pinned.</source><translation>Nicht angeheftet.</translation></message>
<message><source>Not put back: {0}</source><translation>Nicht zurückgelegt: {0}</translation></message>
<message><source>Not recorded</source><translation>Nicht aufgezeichnet</translation></message>
<message><source>Not redone: {0}</source><translation>Nicht wiederhergestellt: {0}</translation></message>
<message><source>Not sandboxed: can do anything you can.</source><translation>Ohne Sandbox: darf alles, was der Benutzer darf.</translation></message>
<message><source>Not saved. The key is still in the field.</source><translation>Nicht gespeichert. Der Schlüssel steht noch im Feld.</translation></message>
<message><source>Not sent yet.</source><translation>Noch nicht gesendet.</translation></message>
<message><source>Not started: review its start command first</source><translation>Nicht gestartet: zuerst den Startbefehl prüfen</translation></message>
<message><source>Not text.</source><translation>Kein Text.</translation></message>
<message><source>Not text. Use the hex view.</source><translation>Kein Text. Die Hex-Ansicht verwenden.</translation></message>
<message><source>Not trusted</source><translation>Ohne Vertrauen</translation></message>
<message><source>Not undone: {0}</source><translation>Nicht rückgängig gemacht: {0}</translation></message>
<message><source>Not used in any session.</source><translation>In keiner Sitzung verwendet.</translation></message>
<message><source>Not used: {0}</source><translation>Nicht verwendet: {0}</translation></message>
<message><source>Not valid JSON.</source><translation>Kein gültiges JSON.</translation></message>
<message><source>Not verified: some messages don't match the SHA-256 in {0} ({1}…).</source><translation>Nicht bestätigt: Einige Nachrichten passen nicht zum SHA-256 in {0} ({1}…).</translation></message>
<message><source>Notes</source><translation>Notizen</translation></message>
<message><source>Notes (model)</source><translation>Notizen (Modell)</translation></message>
<message><source>Notes (rules)</source><translation>Notizen (Regeln)</translation></message>
<message><source>Notes at the earliest</source><translation>Notizen frühestens bei</translation></message>
<message><source>Notes by a model</source><translation>Notizen eines Modells</translation></message>
<message><source>Notes or a handover took this out of the context. It stays readable.</source><translation>Notizen oder eine Übergabe haben das aus dem Kontext genommen. Es bleibt lesbar.</translation></message>
<message><source>Notes refined</source><translation>Notizen verfeinert</translation></message>
<message><source>Notes refined {0}: {1}</source><translation>Notizen verfeinert {0}: {1}</translation></message>
<message><source>Notes taken {0}: {1}</source><translation>Notizen gemacht {0}: {1}</translation></message>
<message><source>Notes were merged and shortened.</source><translation>Notizen wurden zusammengeführt und gekürzt.</translation></message>
<message><source>Nothing</source><translation>Nichts</translation></message>
<message><source>Nothing answers at the provider's address.</source><translation>Unter der Adresse des Anbieters antwortet nichts.</translation></message>
<message><source>Nothing cached yet</source><translation>Noch nichts im Cache</translation></message>
<message><source>Nothing changed since.</source><translation>Seitdem hat sich nichts geändert.</translation></message>
<message><source>Nothing changed.</source><translation>Es wurde nichts geändert.</translation></message>
<message><source>Nothing changed. A newer version of Helix may be able to read it.</source><translation>Es wurde nichts geändert. Eine neuere Version von Helix kann ihn vielleicht lesen.</translation></message>
<message><source>Nothing changed. Check the folder's permissions or choose another data folder.</source><translation>Es wurde nichts geändert. Die Zugriffsrechte des Ordners prüfen oder einen anderen Datenordner wählen.</translation></message>
<message><source>Nothing changed. Choose a data folder with a shorter path.</source><translation>Es wurde nichts geändert. Einen Datenordner mit kürzerem Pfad wählen.</translation></message>
<message><source>Nothing changed. Choose a data folder with a valid name.</source><translation>Es wurde nichts geändert. Einen Datenordner mit gültigem Namen wählen.</translation></message>
<message><source>Nothing changed. Choose a file of the same version, for example from a backup.</source><translation>Es wurde nichts geändert. Eine Datei derselben Version wählen, zum Beispiel aus einer Sicherung.</translation></message>
<message><source>Nothing changed. Choose a new or empty folder.</source><translation>Es wurde nichts geändert. Einen neuen oder leeren Ordner wählen.</translation></message>
<message><source>Nothing changed. Choose another file.</source><translation>Es wurde nichts geändert. Eine andere Datei wählen.</translation></message>
<message><source>Nothing changed. Choose another folder.</source><translation>Es wurde nichts geändert. Einen anderen Ordner wählen.</translation></message>
<message><source>Nothing changed. Choose another name, or start an ordinary session.</source><translation>Es wurde nichts geändert. Einen anderen Namen wählen oder eine gewöhnliche Sitzung beginnen.</translation></message>
<message><source>Nothing changed. Close that program, then reopen the workspace.</source><translation>Es wurde nichts geändert. Dieses Programm schließen, dann den Arbeitsbereich neu öffnen.</translation></message>
<message><source>Nothing changed. Create it without the environment.</source><translation>Es wurde nichts geändert. Ohne die Umgebung erstellen.</translation></message>
<message><source>Nothing changed. Edit the lines of the newer ones.</source><translation>Nichts hat sich geändert. Bearbeite die Zeilen der neueren.</translation></message>
<message><source>Nothing changed. Free disk space, or copy the folder to a larger disk.</source><translation>Es wurde nichts geändert. Speicherplatz freigeben oder den Ordner auf einen größeren Datenträger kopieren.</translation></message>
<message><source>Nothing changed. Open this workspace with the newer version.</source><translation>Es wurde nichts geändert. Diesen Arbeitsbereich mit der neueren Version öffnen.</translation></message>
<message><source>Nothing changed. Put longer text into a project file.</source><translation>Es wurde nichts geändert. Längeren Text in eine Projektdatei legen.</translation></message>
<message><source>Nothing changed. Quit it, or try again when it has ended.</source><translation>Es wurde nichts geändert. Den Prozess beenden oder sein Ende abwarten.</translation></message>
<message><source>Nothing changed. Reopen this page to try again.</source><translation>Es wurde nichts geändert. Diese Seite neu öffnen, um es erneut zu versuchen.</translation></message>
<message><source>Nothing changed. Restore the workspace from a backup.</source><translation>Es wurde nichts geändert. Den Arbeitsbereich aus einer Sicherung wiederherstellen.</translation></message>
<message><source>Nothing changed. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>Es wurde nichts geändert. `helix-desktop workspace repair` ausführen, das arbeitet auf einer Kopie.</translation></message>
<message><source>Nothing changed. Shorten the version; the originals keep everything.</source><translation>Es wurde nichts geändert. Die Version kürzen; die Originale behalten alles.</translation></message>
<message><source>Nothing changed. Try again when it has ended.</source><translation>Es wurde nichts geändert. Nach dessen Ende erneut versuchen.</translation></message>
<message><source>Nothing changed. Try again, choose another model, or use rules.</source><translation>Es wurde nichts geändert. Erneut versuchen, ein anderes Modell wählen oder Regeln verwenden.</translation></message>
<message><source>Nothing changed. Try again, or compact by rules.</source><translation>Es wurde nichts geändert. Erneut versuchen oder nach Regeln verdichten.</translation></message>
<message><source>Nothing changed. Try again.</source><translation>Nichts wurde geändert. Versuchen Sie es noch einmal.</translation></message>
<message><source>Nothing changed. Update Helix to import it.</source><translation>Es wurde nichts geändert. Helix aktualisieren, um den Export zu importieren.</translation></message>
<message><source>Nothing changed. Update Helix to open it.</source><translation>Es wurde nichts geändert. Zum Öffnen Helix aktualisieren.</translation></message>
<message><source>Nothing changed. `workspace repair` rebuilds the database from readable data.</source><translation>Es wurde nichts geändert. `workspace repair` baut die Datenbank aus lesbaren Daten neu auf.</translation></message>
<message><source>Nothing else changed.</source><translation>Sonst wurde nichts geändert.</translation></message>
<message><source>Nothing follows “{text}”.</source><translation>Nach „{text}“ folgt nichts.</translation></message>
<message><source>Nothing here is called {event}.</source><translation>Hier heißt nichts {event}.</translation></message>
<message><source>Nothing here yet. Archive or delete a workspace from its menu.</source><translation>Noch nichts hier. Einen Arbeitsbereich über sein Menü archivieren oder löschen.</translation></message>
<message><source>Nothing in any session contains “{0}”.</source><translation>„{0}“ kommt in keiner Sitzung vor.</translation></message>
<message><source>Nothing in it looks like a secret.</source><translation>Nichts darin sieht wie ein Geheimnis aus.</translation></message>
<message><source>Nothing is deleted, and you can undo it at any time, also days later.</source><translation>Nichts wird gelöscht, und es lässt sich jederzeit rückgängig machen, auch Tage später.</translation></message>
<message><source>Nothing is displayed incorrectly.</source><translation>Nichts wird falsch angezeigt.</translation></message>
<message><source>Nothing is erased, and your project files stay as they are.</source><translation>Es wird nichts endgültig gelöscht, und die Projektdateien bleiben, wie sie sind.</translation></message>
<message><source>Nothing is stored in this workspace yet.</source><translation>In diesem Arbeitsbereich ist noch nichts gespeichert.</translation></message>
<message><source>Nothing is stored yet.</source><translation>Es ist noch nichts gespeichert.</translation></message>
<message><source>Nothing is written to the prompt cache again</source><translation>Nichts wird neu in den Prompt-Cache geschrieben</translation></message>
<message><source>Nothing new</source><translation>Nichts Neues</translation></message>
<message><source>Nothing of this turn is left to undo here.</source><translation>Von dieser Runde lässt sich hier nichts mehr rückgängig machen.</translation></message>
<message><source>Nothing sent yet</source><translation>Noch nichts gesendet</translation></message>
<message><source>Nothing sent yet. This is sent together with your first message.</source><translation>Noch nichts gesendet. Dies wird zusammen mit der ersten Nachricht gesendet.</translation></message>
<message><source>Nothing spent yet.</source><translation>Noch nichts verbraucht.</translation></message>
<message><source>Nothing to branch from.</source><translation>Nichts zum Abzweigen.</translation></message>
<message><source>Nothing to clean up</source><translation>Nichts aufzuräumen</translation></message>
<message><source>Nothing to compact right now.</source><translation>Im Moment gibt es nichts zu verdichten.</translation></message>
<message><source>Nothing to compact yet.</source><translation>Noch nichts zu verdichten.</translation></message>
<message><source>Nothing to continue.</source><translation>Nichts zum Fortfahren.</translation></message>
<message><source>Nothing to pin.</source><translation>Nichts zum Anheften.</translation></message>
<message><source>Nothing to redo.</source><translation>Nichts zu wiederholen.</translation></message>
<message><source>Nothing to send.</source><translation>Nichts zu senden.</translation></message>
<message><source>Nothing to undo.</source><translation>Nichts rückgängig zu machen.</translation></message>
<message><source>Nothing to undo: the context is the full history.</source><translation>Nichts rückgängig zu machen: Der Kontext ist der volle Verlauf.</translation></message>
<message><source>Nothing waits for you.</source><translation>Nichts wartet auf Sie.</translation></message>
<message><source>Nothing was compacted.</source><translation>Es wurde nichts verdichtet.</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup, or choose another folder.</source><translation>An seiner Stelle wurde nichts angelegt. Aus einer Sicherung wiederherstellen oder einen anderen Ordner wählen.</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup.</source><translation>An seiner Stelle wurde nichts angelegt. Aus einer Sicherung wiederherstellen.</translation></message>
<message><source>Nothing was deleted. What was moved is in {place}.</source><translation>Es wurde nichts gelöscht. Was verschoben wurde, ist in {place}.</translation></message>
<message><source>Nothing was erased. Check the disk, then reopen the workspace.</source><translation>Es wurde nichts gelöscht. Den Datenträger prüfen, dann den Arbeitsbereich neu öffnen.</translation></message>
<message><source>Nothing was erased. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>Es wurde nichts gelöscht. `helix-desktop workspace repair` ausführen, das arbeitet auf einer Kopie.</translation></message>
<message><source>Nothing was erased. `helix-desktop workspace check --deep` lists what is damaged.</source><translation>Es wurde nichts gelöscht. `helix-desktop workspace check --deep` listet auf, was beschädigt ist.</translation></message>
<message><source>Nothing was exported. Choose another location.</source><translation>Es wurde nichts exportiert. Einen anderen Ort wählen.</translation></message>
<message><source>Nothing was imported.</source><translation>Nichts wurde importiert.</translation></message>
<message><source>Nothing was imported. Choose a folder that Helix Desktop exported.</source><translation>Es wurde nichts importiert. Einen von Helix Desktop exportierten Ordner wählen.</translation></message>
<message><source>Nothing was imported. Choose another backup.</source><translation>Es wurde nichts importiert. Eine andere Sicherung wählen.</translation></message>
<message><source>Nothing was imported. Helix Desktop doesn't write such sessions.</source><translation>Es wurde nichts importiert. Helix Desktop schreibt keine solchen Sitzungen.</translation></message>
<message><source>Nothing was imported. Make it again, then import it.</source><translation>Es wurde nichts importiert. Neu erstellen, dann importieren.</translation></message>
<message><source>Nothing was imported. Replace the link with the folder itself.</source><translation>Es wurde nichts importiert. Die Verknüpfung durch den Ordner selbst ersetzen.</translation></message>
<message><source>Nothing was imported. Update Helix Desktop.</source><translation>Nichts wurde importiert. Aktualisieren Sie Helix Desktop.</translation></message>
<message><source>Nothing was installed.</source><translation>Nichts wurde installiert.</translation></message>
<message><source>Nothing was lost: the request only cost more.</source><translation>Nichts ging verloren: Die Anfrage kostete nur mehr.</translation></message>
<message><source>Nothing was merged.</source><translation>Es wurde nichts gemergt.</translation></message>
<message><source>Nothing was merged. Let Helix merge {into} into {branch} in this session first.</source><translation>Es wurde nichts gemergt. Zuerst Helix in dieser Sitzung {into} in {branch} mergen lassen.</translation></message>
<message><source>Nothing was removed. Can't read event {seq} of session {session}, so the entries it uses are unknown ({problem})</source><translation>Es wurde nichts entfernt. Ereignis {seq} von Sitzung {session} ist nicht lesbar, daher sind seine Einträge unbekannt ({problem})</translation></message>
<message><source>Nothing was removed. Run `git branch NAME {commit}` in the project folder first.</source><translation>Es wurde nichts entfernt. Zuerst `git branch NAME {commit}` im Projektordner ausführen.</translation></message>
<message><source>Nothing was removed. Run `git worktree unlock` first.</source><translation>Es wurde nichts entfernt. Zuerst `git worktree unlock` ausführen.</translation></message>
<message><source>Nothing was saved.</source><translation>Es wurde nichts gespeichert.</translation></message>
<message><source>Nothing was saved. Choose another location.</source><translation>Es wurde nichts gespeichert. Einen anderen Ort wählen.</translation></message>
<message><source>Nothing was saved. Free disk space, then try again.</source><translation>Es wurde nichts gespeichert. Speicherplatz freigeben und erneut versuchen.</translation></message>
<message><source>Nothing was saved. Try again.</source><translation>Es wurde nichts gespeichert. Erneut versuchen.</translation></message>
<message><source>Nothing was sent.</source><translation>Es wurde nichts gesendet.</translation></message>
<message><source>Nothing was sent. Use https://, or a server on this computer or network.</source><translation>Es wurde nichts gesendet. https:// oder einen Server auf diesem Computer oder im eigenen Netzwerk verwenden.</translation></message>
<message><source>Nothing was sent. Use https://, or check where the name leads.</source><translation>Es wurde nichts gesendet. https:// verwenden oder prüfen, wohin der Name führt.</translation></message>
<message><source>Nothing was written.</source><translation>Es wurde nichts geschrieben.</translation></message>
<message><source>Nothing was written. A page masks them; a file with the exact history can't.</source><translation>Nichts wurde geschrieben. Eine Seite macht sie unkenntlich, eine Datei mit dem genauen Verlauf kann das nicht.</translation></message>
<message><source>Nothing yet. Write instructions above, or add an AGENTS.md to the project.</source><translation>Noch nichts. Oben Anweisungen schreiben oder dem Projekt eine AGENTS.md hinzufügen.</translation></message>
<message><source>Notifications</source><translation>Benachrichtigungen</translation></message>
<message><source>Notify me when</source><translation>Benachrichtigen, wenn</translation></message>
<message><source>Notify when a call waits for an answer.</source><translation>Benachrichtigen, wenn ein Aufruf auf Antwort wartet.</translation></message>
<message><source>Notify when a session finishes.</source><translation>Benachrichtigen, wenn eine Sitzung fertig wird.</translation></message>
<message><source>Notify while Helix is in front, too.</source><translation>Auch benachrichtigen, wenn Helix im Vordergrund ist.</translation></message>
<message><source>Now</source><translation>Jetzt</translation></message>
<message><source>Now open to commands: {0}</source><translation>Jetzt offen für Befehle: {0}</translation></message>
<message><source>Now the default in all workspaces. Takes effect with the next request.</source><translation>Jetzt Standard in allen Arbeitsbereichen. Gilt ab der nächsten Anfrage.</translation></message>
<message><source>Now {0}, after about {1} of {2} tokens</source><translation>Jetzt {0}, danach etwa {1} von {2} Token</translation></message>
<message><source>Numbers count this workspace's own settings.</source><translation>Die Zahlen zählen, was dieser Arbeitsbereich selbst festlegt.</translation></message>
<message><source>Observational</source><translation>Observational</translation></message>
<message><source>Off</source><translation>Aus</translation></message>
<message><source>Off</source><comment>reasoning effort</comment><translation>Aus</translation></message>
<message><source>Off for this workspace</source><translation>Aus für diesen Arbeitsbereich</translation></message>
<message><source>Old outputs</source><translation>Alte Ausgaben</translation></message>
<message><source>Old steps become notes here</source><translation>Hier werden alte Schritte zu Notizen</translation></message>
<message><source>Old steps become notes here at the latest</source><translation>Spätestens hier werden alte Schritte zu Notizen</translation></message>
<message><source>Old steps may become notes from here on</source><translation>Ab hier können alte Schritte zu Notizen werden</translation></message>
<message><source>Old steps were shortened to notes by rules, without a model.</source><translation>Alte Schritte wurden nach Regeln zu Notizen gekürzt, ohne Modell.</translation></message>
<message><source>Older outputs moved to the cache. Each marker recalls one.</source><translation>Ältere Ausgaben kamen in den Cache. Jeder Marker ruft eine ab.</translation></message>
<message><source>Older request</source><translation>Ältere Anfrage</translation></message>
<message><source>Older request ([)</source><translation>Ältere Anfrage ([)</translation></message>
<message><source>Older, unchanged</source><translation>Älter, unverändert</translation></message>
<message><source>Omit the effort, or choose another model.</source><translation>Den Denkaufwand weglassen oder ein anderes Modell wählen.</translation></message>
<message><source>On</source><comment>reasoning effort</comment><translation>An</translation></message>
<message><source>On disk</source><translation>Belegt</translation></message>
<message><source>On price alone, compacting never pays off.</source><translation>Allein vom Preis her lohnt sich das Verdichten nie.</translation></message>
<message><source>On the desktop</source><translation>Auf dem Desktop</translation></message>
<message><source>One change is of 1 to {most} lines, not of {count}.</source><translation>Eine Änderung betrifft 1 bis {most} Zeilen, nicht {count}.</translation></message>
<message><source>One fact or wish</source><translation>Eine Tatsache oder ein Wunsch</translation></message>
<message><source>One invisible character</source><translation>Ein unsichtbares Zeichen</translation></message>
<message><source>One line for each sentence</source><translation>Eine Zeile für jeden Satz</translation></message>
<message><source>One message can recall up to {0}.</source><translation>Eine Nachricht kann höchstens {0} abrufen.</translation></message>
<message><source>One of context, pinned, cached, compacted, superseded, damaged.</source><translation>Eines von context, pinned, cached, compacted, superseded, damaged.</translation></message>
<message><source>Only Bedrock and Vertex AI have a profile or file of credentials.</source><translation>Ein Profil oder eine Datei mit Anmeldedaten gibt es nur bei Bedrock und Vertex AI.</translation></message>
<message><source>Only calls, which their results need. Exclude the results instead.</source><translation>Nur Aufrufe, und ihre Ergebnisse brauchen sie. Stattdessen die Ergebnisse ausschließen.</translation></message>
<message><source>Only hooks of the type {kind} run here.</source><translation>Hier laufen nur Hooks vom Typ {kind}.</translation></message>
<message><source>Only reads. Ends with a plan that you edit, approve, or discard.</source><translation>Liest nur. Endet mit einem Plan, der sich bearbeiten, freigeben oder verwerfen lässt.</translation></message>
<message><source>Only when you compact manually</source><translation>Nur beim Verdichten von Hand</translation></message>
<message><source>Only {0} would fit.</source><translation>Nur {0} würden hineinpassen.</translation></message>
<message><source>Open</source><translation>Öffnen</translation></message>
<message><source>Open</source><comment>unfold a row</comment><translation>Ausklappen</translation></message>
<message><source>Open a cache entry first.</source><translation>Zuerst einen Cache-Eintrag öffnen.</translation></message>
<message><source>Open a file…</source><translation>Datei öffnen…</translation></message>
<message><source>Open a folder in the window, or use it with `helix-desktop ask --folder`.</source><translation>Einen Ordner im Fenster öffnen oder mit `helix-desktop ask --folder` verwenden.</translation></message>
<message><source>Open as page</source><translation>Als Seite öffnen</translation></message>
<message><source>Open file</source><translation>Datei öffnen</translation></message>
<message><source>Open folder</source><translation>Ordner öffnen</translation></message>
<message><source>Open folder…</source><translation>Ordner öffnen…</translation></message>
<message><source>Open full output in cache</source><translation>Volle Ausgabe im Cache öffnen</translation></message>
<message><source>Open in browser</source><translation>Im Browser öffnen</translation></message>
<message><source>Open in cache</source><translation>Im Cache öffnen</translation></message>
<message><source>Open link</source><translation>Link öffnen</translation></message>
<message><source>Open mail app</source><translation>Mail-App öffnen</translation></message>
<message><source>Open or close entry</source><translation>Eintrag öffnen oder schließen</translation></message>
<message><source>Open original</source><translation>Original öffnen</translation></message>
<message><source>Open port {0}</source><translation>Port {0} öffnen</translation></message>
<message><source>Open that folder as a workspace to work in worktrees.</source><translation>Diesen Ordner als Arbeitsbereich öffnen, um in Worktrees zu arbeiten.</translation></message>
<message><source>Open the folder of the main repository as a workspace.</source><translation>Den Ordner des Haupt-Repositorys als Arbeitsbereich öffnen.</translation></message>
<message><source>Open the workspace in Helix Desktop first.</source><translation>Zuerst den Arbeitsbereich in Helix Desktop öffnen.</translation></message>
<message><source>Open this to commands</source><translation>Für Befehle öffnen</translation></message>
<message><source>Open {0}</source><translation>{0} öffnen</translation></message>
<message><source>Open {0}?</source><translation>{0} öffnen?</translation></message>
<message><source>Opened the folder of {0}.</source><translation>Der Ordner von {0} wurde geöffnet.</translation></message>
<message><source>Opening the workspace sets the mark again.</source><translation>Beim Öffnen des Arbeitsbereichs wird die Markierung neu gesetzt.</translation></message>
<message><source>Opening…</source><translation>Wird geöffnet…</translation></message>
<message><source>Opens the releases page in your browser</source><translation>Öffnet die Release-Seite im Browser</translation></message>
<message><source>Opens {0}</source><translation>Öffnet {0}</translation></message>
<message><source>Opens {0} · sandboxed</source><translation>Öffnet {0} · in Sandbox</translation></message>
<message><source>Open…</source><translation>Öffnen…</translation></message>
<message><source>Or answer in your own words</source><translation>Oder mit eigenen Worten antworten</translation></message>
<message><source>Or at</source><translation>Oder bei</translation></message>
<message><source>Ordinary file edits need no approval. Commands still ask.</source><translation>Gewöhnliche Dateiänderungen brauchen keine Freigabe, Befehle schon.</translation></message>
<message><source>Other URL ⌄</source><translation>Andere URL ⌄</translation></message>
<message><source>Other users can enter the folder {home}.</source><translation>Andere Benutzer haben Zugang zum Ordner {home}.</translation></message>
<message><source>Other values</source><translation>Weitere Werte</translation></message>
<message><source>Others on that network could read and change everything. Use https://, or allow http:// for this host (--allow-http on the command line).</source><translation>Andere in diesem Netzwerk könnten alles lesen und ändern. https:// verwenden oder http:// für diesen Host erlauben (--allow-http auf der Befehlszeile).</translation></message>
<message><source>Others on the network could read and change everything sent to an http:// server.</source><translation>Andere im Netzwerk könnten alles lesen und ändern, was an einen http://-Server geht.</translation></message>
<message><source>Out of order.</source><translation>Falsche Reihenfolge.</translation></message>
<message><source>Output</source><translation>Ausgabe</translation></message>
<message><source>Output price, USD per million tokens</source><translation>Ausgabepreis, USD pro Million Token</translation></message>
<message><source>Outputs</source><translation>Ausgaben</translation></message>
<message><source>Outputs cached</source><translation>Auslagerung</translation></message>
<message><source>Outputs larger than this are shortened before they enter the context.</source><translation>Größere Ausgaben werden gekürzt, bevor sie in den Kontext kommen.</translation></message>
<message><source>Outputs, messages, and notes</source><translation>Ausgaben, Nachrichten und Notizen</translation></message>
<message><source>Outside project folder</source><translation>Außerhalb des Projekts</translation></message>
<message><source>Over {0} tokens: Helix compacts before sending.</source><translation>Über {0} Token: Helix verdichtet vor dem Senden.</translation></message>
<message><source>Override a model's context window or prices</source><translation>Kontextfenster oder Preise eines Modells überschreiben</translation></message>
<message><source>Overwrites files so that they can't be restored.</source><translation>Überschreibt Dateien so, dass sie sich nicht wiederherstellen lassen.</translation></message>
<message><source>Paste API key</source><translation>API-Schlüssel einfügen</translation></message>
<message><source>Paste an API key and wait for the test.</source><translation>Einen API-Schlüssel einfügen und den Test abwarten.</translation></message>
<message><source>Paste another client's mcpServers or an install link, or open a file or bundle</source><translation>mcpServers eines anderen Clients oder einen Installationslink einfügen oder eine Datei oder ein Bundle öffnen</translation></message>
<message><source>Path of a folder, or choose one</source><translation>Pfad eines Ordners, oder einen auswählen</translation></message>
<message><source>Paused</source><translation>Pausiert</translation></message>
<message><source>Paused until you resume it: {why}</source><translation>Pausiert, bis Sie fortfahren: {why}</translation></message>
<message><source>Paused until {0}</source><translation>Pausiert bis {0}</translation></message>
<message><source>Paused until {time}: {why}</source><translation>Pausiert bis {time}: {why}</translation></message>
<message numerus="yes"><source>Pays off after {0} requests.</source><extracomment>One: Pays off after {0} request.</extracomment><translation><numerusform>Lohnt sich nach {0} Anfrage.</numerusform><numerusform>Lohnt sich nach {0} Anfragen.</numerusform></translation></message>
<message><source>Peak context</source><translation>Kontext-Spitze</translation></message>
<message><source>Peak {0}% of context · {1}× cost</source><translation>Spitze {0} % vom Kontext · Kosten {1}×</translation></message>
<message><source>Per session, including subagents</source><translation>Pro Sitzung, einschließlich Subagenten</translation></message>
<message><source>Permissions</source><translation>Berechtigungen</translation></message>
<message><source>Permissions: {0} before, {1} after</source><translation>Berechtigungen: {0} vorher, {1} nachher</translation></message>
<message><source>Picks excerpts, takes notes, names sessions</source><translation>Wählt Auszüge, macht Notizen, benennt Sitzungen</translation></message>
<message><source>Pictures aren't searched for secrets. Read the page before you share it.</source><translation>Bilder werden nicht nach Geheimnissen durchsucht. Lesen Sie die Seite, bevor Sie sie teilen.</translation></message>
<message><source>Pin</source><translation>Anheften</translation></message>
<message><source>Pin</source><comment>a pinned text</comment><translation>Angeheftet</translation></message>
<message><source>Pin less, or unpin something else first.</source><translation>Weniger anheften oder zuerst etwas anderes lösen.</translation></message>
<message><source>Pin or unpin block</source><translation>Block anheften oder lösen</translation></message>
<message><source>Pin or unpin entry</source><translation>Eintrag anheften oder lösen</translation></message>
<message><source>Pin to context</source><translation>An Kontext anheften</translation></message>
<message><source>Pink</source><translation>Rosa</translation></message>
<message><source>Pinned</source><translation>Angeheftet</translation></message>
<message><source>Pinned blocks would take more than a quarter of every request.</source><translation>Angeheftete Blöcke würden mehr als ein Viertel jeder Anfrage belegen.</translation></message>
<message><source>Pinned by you</source><translation>Selbst angeheftet</translation></message>
<message><source>Pinned by you in turn {0}</source><translation>Selbst angeheftet in Runde {0}</translation></message>
<message><source>Pinned to context</source><translation>An den Kontext angeheftet</translation></message>
<message><source>Pinned. Cleanup won't delete this entry.</source><translation>Angeheftet. Das Aufräumen löscht diesen Eintrag nicht.</translation></message>
<message><source>Pinned. Unpin it first.</source><translation>Angeheftet. Zuerst lösen.</translation></message>
<message><source>Pinning changes nothing in the next request</source><translation>Anheften ändert an der nächsten Anfrage nichts</translation></message>
<message numerus="yes"><source>Pinning writes about {0} tokens to the prompt cache again</source><extracomment>One: Pinning writes about {0} token to the prompt cache again</extracomment><translation><numerusform>Anheften schreibt etwa {0} Token neu in den Prompt-Cache</numerusform><numerusform>Anheften schreibt etwa {0} Token neu in den Prompt-Cache</numerusform></translation></message>
<message><source>Plan</source><translation>Plan</translation></message>
<message><source>Play a sound</source><translation>Ton abspielen</translation></message>
<message><source>Play a sound with notifications on the desktop.</source><translation>Zu Benachrichtigungen auf dem Desktop einen Ton abspielen.</translation></message>
<message><source>Policy file</source><translation>Strategiedatei</translation></message>
<message><source>Policy lab</source><translation>Strategielabor</translation></message>
<message><source>Policy not used: {why}</source><translation>Strategie nicht verwendet: {why}</translation></message>
<message><source>Policy of subagents: the conversation's, or a preset of their own.</source><translation>Strategie von Subagenten: die der Unterhaltung oder eine eigene Vorlage.</translation></message>
<message><source>Port {0} of the command, at this address of your computer until it ends</source><translation>Port {0} des Befehls, auf diesem Computer unter dieser Adresse, bis der Befehl endet</translation></message>
<message><source>Possible letters: i m s x.</source><translation>Mögliche Buchstaben: i m s x.</translation></message>
<message><source>Possible values: {known}.</source><translation>Mögliche Werte: {known}.</translation></message>
<message><source>Possible values: {low} to {high}.</source><translation>Mögliche Werte: {low} bis {high}.</translation></message>
<message><source>Practice model</source><translation>Übungsmodell</translation></message>
<message><source>Press keys…</source><translation>Tasten drücken…</translation></message>
<message><source>Preview</source><translation>Vorschau</translation></message>
<message><source>Preview kept</source><translation>Vorschau behalten</translation></message>
<message><source>Preview of a large output</source><translation>Vorschau einer großen Ausgabe</translation></message>
<message><source>Preview while Helix chooses what to keep</source><translation>Vorschau, während Helix auswählt, was bleibt</translation></message>
<message><source>Preview, as no choice could be used</source><translation>Vorschau, da keine Wahl brauchbar war</translation></message>
<message><source>Preview, as there is no excerpt</source><translation>Vorschau, da es keinen Auszug gibt</translation></message>
<message><source>Preview, chosen by Helix</source><translation>Vorschau, von Helix gewählt</translation></message>
<message><source>Preview, chosen by you</source><translation>Vorschau, selbst gewählt</translation></message>
<message><source>Previous (Enter)</source><translation>Voriger (Enter)</translation></message>
<message><source>Previous change</source><translation>Vorige Änderung</translation></message>
<message><source>Previous entry (↑)</source><translation>Voriger Eintrag (↑)</translation></message>
<message><source>Previous line (Alt+Up)</source><translation>Vorige Zeile (Alt+Auf)</translation></message>
<message><source>Previous match (Shift+Enter)</source><translation>Voriger Treffer (Umschalt+Enter)</translation></message>
<message><source>Previous turn, unchanged</source><translation>Vorige Runde, unverändert</translation></message>
<message numerus="yes"><source>Price unknown for {0} calls</source><extracomment>One: Price unknown for {0} call</extracomment><translation><numerusform>Preis für {0} Aufruf unbekannt</numerusform><numerusform>Preis für {0} Aufrufe unbekannt</numerusform></translation></message>
<message><source>Price unknown, so Helix can't say when compacting pays off.</source><translation>Der Preis ist unbekannt, daher kann Helix nicht sagen, wann sich das Verdichten lohnt.</translation></message>
<message><source>Price: {0}</source><translation>Preis: {0}</translation></message>
<message><source>Private host</source><translation>Privater Host</translation></message>
<message><source>Private hosts</source><translation>Private Hosts</translation></message>
<message><source>Private hosts for http://, separated by spaces</source><translation>Private Hosts für http://, durch Leerzeichen getrennt</translation></message>
<message><source>Private hosts that may be reached by http://, separated by spaces.</source><translation>Private Hosts, die über http:// erreichbar sein dürfen, durch Leerzeichen getrennt.</translation></message>
<message><source>Process {pid} has this workspace open and isn't responding.</source><translation>Prozess {pid} hat diesen Arbeitsbereich geöffnet und antwortet nicht.</translation></message>
<message><source>Process {pid}, another version of Helix, has this workspace open.</source><translation>Prozess {pid}, eine andere Version von Helix, hat diesen Arbeitsbereich geöffnet.</translation></message>
<message><source>Programs</source><translation>Programme</translation></message>
<message><source>Programs or agents act upon {names}. Instructions among them aren't used until you choose to use them in Settings › Instructions.</source><translation>Programme oder Agenten richten sich nach {names}. Anweisungen darunter werden erst verwendet, wenn sie unter Einstellungen › Anweisungen freigegeben sind.</translation></message>
<message><source>Programs that exchange datagrams over sockets with a path don't work; programs that connect to each other do.</source><translation>Programme, die Datagramme über Sockets mit Pfad austauschen, laufen nicht; Programme, die sich miteinander verbinden, schon.</translation></message>
<message><source>Programs that talk to each other over sockets with a path don't work on this system.</source><translation>Programme, die sich über Sockets mit Pfad miteinander verbinden, laufen auf diesem System nicht.</translation></message>
<message><source>Project Background</source><translation>Projekthintergrund</translation></message>
<message><source>Project instructions</source><translation>Projektanweisungen</translation></message>
<message><source>Project instructions and your “Always” rules apply</source><translation>Projektanweisungen und „Immer“-Regeln gelten</translation></message>
<message><source>Project instructions are ignored; every command and change asks</source><translation>Projektanweisungen gelten nicht; jeder Befehl und jede Änderung fragt nach</translation></message>
<message><source>Prompt cache breaks</source><translation>Prompt-Cache-Brüche</translation></message>
<message><source>Prompt cache expired</source><translation>Prompt-Cache abgelaufen</translation></message>
<message><source>Prompt cache missed</source><translation>Prompt-Cache verfehlt</translation></message>
<message><source>Prompt cache until {0} ({1})</source><translation>Prompt-Cache bis {0} ({1})</translation></message>
<message><source>Protocol</source><translation>Protokoll</translation></message>
<message><source>Providers</source><translation>Anbieter</translation></message>
<message><source>Providers and keys</source><translation>Anbieter und Schlüssel</translation></message>
<message><source>Publishes a package.</source><translation>Veröffentlicht ein Paket.</translation></message>
<message><source>Publishes commits to another place.</source><translation>Veröffentlicht Commits an einem anderen Ort.</translation></message>
<message><source>Put / between folders; choose a plain name.</source><translation>/ zwischen Ordner setzen; einen einfachen Namen wählen.</translation></message>
<message><source>Put a {sign} where it ends.</source><translation>{sign} dorthin setzen, wo es endet.</translation></message>
<message><source>Put back</source><translation>Zurücklegen</translation></message>
<message><source>Put back: {0}</source><translation>Zurückgelegt: {0}</translation></message>
<message><source>Put messages and arguments of tools into traces.</source><translation>Nachrichten und Argumente von Tools in Traces aufnehmen.</translation></message>
<message><source>Put the key into a header.</source><translation>Den Schlüssel in einen Header setzen.</translation></message>
<message><source>Put the secrets into one folder, into version control or elsewhere; or choose a smaller folder as the project folder.</source><translation>Die Geheimnisse in einen Ordner, in die Versionsverwaltung oder woandershin legen; oder einen kleineren Ordner als Projektordner wählen.</translation></message>
<message><source>Put what it leads to in its place.</source><translation>Das, wohin er führt, an seine Stelle setzen.</translation></message>
<message><source>Query parameters</source><translation>Query-Parameter</translation></message>
<message><source>Questions</source><translation>Fragen</translation></message>
<message><source>Questions that nobody answers</source><translation>Fragen, die niemand beantwortet</translation></message>
<message><source>Queue</source><translation>Einreihen</translation></message>
<message><source>Queue: the agent goes on, and the question waits until the turn ends</source><translation>Einreihen: der Agent macht weiter, und die Frage wartet bis zum Ende der Runde</translation></message>
<message><source>Queued messages</source><translation>Wartende Nachrichten</translation></message>
<message><source>Queued since {0}: the agent goes on</source><translation>Eingereiht seit {0}: der Agent macht weiter</translation></message>
<message><source>Quick check of the index, or every byte</source><translation>Schnell den Index oder gründlich jedes Byte prüfen</translation></message>
<message><source>Quit</source><translation>Beenden</translation></message>
<message><source>Quit without applying your changes?</source><translation>Beenden, ohne Änderungen anzuwenden?</translation></message>
<message><source>Quitting discards what you edited but did not apply: {0}.</source><translation>Beim Beenden geht verloren, was bearbeitet, aber nicht angewendet wurde: {0}.</translation></message>
<message><source>Reached through Helix's proxy. Private hosts need a port</source><translation>Über den Proxy von Helix erreichbar. Private Hosts brauchen einen Port</translation></message>
<message><source>Reaches the whole network or nothing. Single hosts can't be allowed.</source><translation>Erreicht das ganze Netzwerk oder nichts. Einzelne Hosts lassen sich nicht erlauben.</translation></message>
<message><source>Reaches {host}: data can be sent there.</source><translation>Erreicht {host}: Daten können dorthin gesendet werden.</translation></message>
<message><source>Read further</source><translation>Weiterlesen</translation></message>
<message><source>Read it again first.</source><translation>Zuerst neu lesen.</translation></message>
<message><source>Read the file again: there, each of them has its own mark.</source><translation>Die Datei erneut lesen: Dort hat jedes eine eigene Markierung.</translation></message>
<message><source>Readable folders</source><translation>Lesbare Ordner</translation></message>
<message><source>Reading all sessions first. Nothing has been deleted.</source><translation>Zuerst werden alle Sitzungen gelesen. Es wurde nichts gelöscht.</translation></message>
<message><source>Reading models…</source><translation>Modelle werden gelesen…</translation></message>
<message><source>Reading sessions of {0}…</source><translation>Sitzungen von {0} werden gelesen…</translation></message>
<message><source>Reading sessions…</source><translation>Sitzungen werden gelesen…</translation></message>
<message><source>Reading, in percent</source><translation>Wird gelesen, in Prozent</translation></message>
<message><source>Reading…</source><translation>Wird gelesen…</translation></message>
<message><source>Reads the system and your toolchains, but nothing else in home folders or on other disks.</source><translation>Liest das System und die Toolchains, sonst aber nichts in Home-Ordnern oder auf anderen Datenträgern.</translation></message>
<message><source>Ready</source><translation>Bereit</translation></message>
<message><source>Reason</source><translation>Grund</translation></message>
<message><source>Reasoning budget</source><translation>Denkbudget</translation></message>
<message><source>Reasoning effort</source><translation>Denkaufwand</translation></message>
<message><source>Reasoning effort from here on: {0}</source><translation>Denkaufwand ab hier: {0}</translation></message>
<message><source>Reasoning effort: {0}</source><translation>Denkaufwand: {0}</translation></message>
<message><source>Recall</source><translation>Abrufen</translation></message>
<message><source>Recall   {0}</source><translation>Abrufen   {0}</translation></message>
<message><source>Recall into next message</source><translation>In nächste Nachricht abrufen</translation></message>
<message><source>Recall it into your next message, or undo the handover first.</source><translation>In die nächste Nachricht abrufen oder zuerst die Übergabe rückgängig machen.</translation></message>
<message><source>Recall matches</source><translation>Treffer abrufen</translation></message>
<message><source>Recall matches in {0}</source><translation>Treffer in {0} abrufen</translation></message>
<message><source>Recall {0}</source><translation>{0} abrufen</translation></message>
<message><source>Recall {0} into next message</source><translation>{0} in nächste Nachricht abrufen</translation></message>
<message><source>Recall {0} of {1}</source><translation>{0} von {1} abrufen</translation></message>
<message><source>Recalled</source><translation>Abgerufen</translation></message>
<message><source>Recalls</source><translation>Abrufe</translation></message>
<message><source>Recent</source><translation>Zuletzt</translation></message>
<message><source>Recent cache entries</source><translation>Letzte Cache-Einträge</translation></message>
<message><source>Recent references</source><translation>Letzte Verweise</translation></message>
<message><source>Recent workspaces</source><translation>Letzte Arbeitsbereiche</translation></message>
<message><source>Record the requests that agents of other programs send to their models.</source><translation>Die Anfragen aufzeichnen, die Agenten anderer Programme an ihre Modelle senden.</translation></message>
<message><source>Record their requests</source><translation>Ihre Anfragen aufzeichnen</translation></message>
<message><source>Red</source><translation>Rot</translation></message>
<message><source>Redo</source><translation>Wiederholen</translation></message>
<message><source>Redo compaction</source><translation>Verdichtung wiederholen</translation></message>
<message><source>Redo this change</source><translation>Änderung wiederherstellen</translation></message>
<message><source>Redo what the rewind took back</source><translation>Zurückgenommenes wiederherstellen</translation></message>
<message><source>Redo: {0}</source><translation>Wiederholt: {0}</translation></message>
<message><source>Redone</source><translation>Wiederholt</translation></message>
<message><source>Redone: {0}</source><translation>Wiederhergestellt: {0}</translation></message>
<message><source>Reduced</source><translation>Reduziert</translation></message>
<message><source>Reduced turns off sliding and fading</source><translation>„Reduziert“ schaltet Gleiten und Überblenden aus</translation></message>
<message><source>References</source><translation>Verweise</translation></message>
<message><source>Refining notes</source><translation>Notizen verfeinern</translation></message>
<message><source>Refresh models</source><translation>Modelle aktualisieren</translation></message>
<message><source>Refs</source><translation>Verw.</translation></message>
<message><source>Reinstall Helix Desktop.</source><translation>Helix Desktop neu installieren.</translation></message>
<message><source>Reject</source><translation>Ablehnen</translation></message>
<message><source>Rejected. Helix asks each time and won't suggest it again.</source><translation>Abgelehnt. Helix fragt jedes Mal und schlägt es nicht wieder vor.</translation></message>
<message><source>Remove</source><translation>Entfernen</translation></message>
<message><source>Remove (Delete)</source><translation>Entfernen (Entf)</translation></message>
<message><source>Remove all steps</source><translation>Alle Schritte entfernen</translation></message>
<message><source>Remove images until the message fits.</source><translation>Bilder entfernen, bis die Nachricht passt.</translation></message>
<message><source>Remove it from the URL. Keys belong in the system keyring.</source><translation>Aus der URL entfernen. Schlüssel gehören in den Schlüsselbund des Systems.</translation></message>
<message><source>Remove one first.</source><translation>Zuerst einen entfernen.</translation></message>
<message><source>Remove one.</source><translation>Einen davon entfernen.</translation></message>
<message><source>Remove provider</source><translation>Anbieter entfernen</translation></message>
<message><source>Remove some in Settings › Permissions.</source><translation>In Einstellungen › Berechtigungen einige entfernen.</translation></message>
<message><source>Remove some.</source><translation>Einige entfernen.</translation></message>
<message><source>Remove the names of these commits?</source><translation>Die Namen dieser Commits entfernen?</translation></message>
<message><source>Remove the worktree {0}?</source><translation>Worktree {0} entfernen?</translation></message>
<message><source>Remove this field.</source><translation>Dieses Feld entfernen.</translation></message>
<message><source>Remove this header, or set that the provider needs no key.</source><translation>Diesen Header entfernen oder festlegen, dass der Anbieter keinen Schlüssel braucht.</translation></message>
<message><source>Remove this header.</source><translation>Diesen Header entfernen.</translation></message>
<message><source>Remove worktree…</source><translation>Worktree entfernen…</translation></message>
<message><source>Removed</source><translation>Entfernt</translation></message>
<message><source>Removed</source><comment>a rule</comment><translation>Entfernt</translation></message>
<message><source>Removed since request {0}</source><translation>Entfernt seit Anfrage {0}</translation></message>
<message><source>Removed. Earlier versions still have it.</source><translation>Entfernt. Frühere Versionen enthalten sie noch.</translation></message>
<message><source>Rename</source><translation>Umbenennen</translation></message>
<message><source>Rename and color</source><translation>Name und Farbe</translation></message>
<message><source>Rename and color…</source><translation>Name und Farbe ändern…</translation></message>
<message><source>Rename session</source><translation>Sitzung umbenennen</translation></message>
<message><source>Rename session…</source><translation>Sitzung umbenennen…</translation></message>
<message><source>Rename the folder or choose another one.</source><translation>Den Ordner umbenennen oder einen anderen wählen.</translation></message>
<message><source>Rename…</source><translation>Umbenennen…</translation></message>
<message><source>Reopen the last workspace</source><translation>Letzten Arbeitsbereich öffnen</translation></message>
<message><source>Reopen the last workspace at startup.</source><translation>Beim Start den letzten Arbeitsbereich öffnen.</translation></message>
<message><source>Reopen the workspace and try again.</source><translation>Den Arbeitsbereich neu öffnen und erneut versuchen.</translation></message>
<message><source>Reopen the workspace to continue.</source><translation>Zum Fortfahren den Arbeitsbereich neu öffnen.</translation></message>
<message><source>Repair or move the file.</source><translation>Die Datei reparieren oder verschieben.</translation></message>
<message><source>Repairing {folder} needs {needed} of free disk space, but only {free} is free.</source><translation>Die Reparatur von {folder} braucht {needed} freien Speicherplatz, frei sind aber nur {free}.</translation></message>
<message><source>Replace or remove lines.</source><translation>Zeilen ersetzen oder entfernen.</translation></message>
<message><source>Replaces or deletes commits that were pushed.</source><translation>Ersetzt oder löscht bereits gepushte Commits.</translation></message>
<message><source>Replay in the lab</source><translation>Im Labor nachspielen</translation></message>
<message><source>Replay them into two folders.</source><translation>In zwei Ordner nachspielen.</translation></message>
<message><source>Replaying {0}: {1} of {2}</source><translation>{0} wird nachgespielt: {1} von {2}</translation></message>
<message><source>Replaying {0}…</source><translation>{0} wird nachgespielt…</translation></message>
<message><source>Replaying…</source><translation>Wird nachgespielt…</translation></message>
<message><source>Replays of recorded sessions; cost relative to compacting only at 85%</source><translation>Wiedergaben aufgezeichneter Sitzungen; Kosten gegenüber Verdichten erst bei 85 %</translation></message>
<message><source>Replays on a cluster need Dask, which is not installed.</source><translation>Um auf einem Cluster nachzuspielen, wird Dask gebraucht; es ist nicht installiert.</translation></message>
<message><source>Request</source><translation>Anfrage</translation></message>
<message><source>Request copied block by block. The exact bytes weren't recorded.</source><translation>Anfrage Block für Block kopiert. Die genauen Bytes wurden nicht aufgezeichnet.</translation></message>
<message><source>Request copied.</source><translation>Anfrage kopiert.</translation></message>
<message><source>Request cost</source><translation>Kosten der Anfrage</translation></message>
<message><source>Request {0}</source><translation>Anfrage {0}</translation></message>
<message><source>Request {0} of {1}</source><translation>Anfrage {0} von {1}</translation></message>
<message><source>Request {0} of {1} · sent {2} · {3} tokens</source><translation>Anfrage {0} von {1} · gesendet {2} · {3} Token</translation></message>
<message><source>Requested by a command</source><translation>Von einem Befehl angefragt</translation></message>
<message><source>Requests</source><translation>Anfragen</translation></message>
<message><source>Requests in this session</source><translation>Anfragen in dieser Sitzung</translation></message>
<message><source>Requests in this session appear here.</source><translation>Anfragen in dieser Sitzung erscheinen hier.</translation></message>
<message numerus="yes"><source>Requests {1}</source><extracomment>One: Request {1}</extracomment><translation><numerusform>Anfrage {1}</numerusform><numerusform>Anfragen {1}</numerusform></translation></message>
<message><source>Required arguments are missing:</source><translation>Erforderliche Argumente fehlen:</translation></message>
<message><source>Required.</source><translation>Erforderlich.</translation></message>
<message><source>Requires a key</source><translation>Schlüssel nötig</translation></message>
<message><source>Reserved for reply</source><translation>Für Antwort reserviert</translation></message>
<message numerus="yes"><source>Reserved for the reply: {0} tokens</source><extracomment>One: Reserved for the reply: {0} token</extracomment><translation><numerusform>Für die Antwort reserviert: {0} Token</numerusform><numerusform>Für die Antwort reserviert: {0} Token</numerusform></translation></message>
<message><source>Reset</source><translation>Zurücksetzen</translation></message>
<message><source>Reset to defaults</source><translation>Auf Standard zurücksetzen</translation></message>
<message><source>Reset to the built-in values.</source><translation>Auf die eingebauten Werte zurückgesetzt.</translation></message>
<message><source>Reset to {0}</source><translation>Auf {0} zurücksetzen</translation></message>
<message><source>Resources of {0}</source><translation>Ressourcen von {0}</translation></message>
<message><source>Restart</source><translation>Neu starten</translation></message>
<message><source>Restart Helix to use the sandbox.</source><translation>Helix neu starten, um die Sandbox zu verwenden.</translation></message>
<message><source>Restart it, or allow it more time, in Settings › MCP servers.</source><translation>In Einstellungen › MCP-Server neu starten, oder ihm dort mehr Zeit geben.</translation></message>
<message><source>Restart normally</source><translation>Normal neu starten</translation></message>
<message><source>Restore</source><translation>Wiederherstellen</translation></message>
<message><source>Restore as new version</source><translation>Wiederherstellen</translation></message>
<message><source>Restore file</source><translation>Datei wiederherstellen</translation></message>
<message><source>Restore from file…</source><translation>Aus Datei wiederherstellen…</translation></message>
<message><source>Restore the whole file.</source><translation>Die ganze Datei wiederherstellen.</translation></message>
<message><source>Restored and verified.</source><translation>Wiederhergestellt und geprüft.</translation></message>
<message><source>Restored {0}</source><translation>Wiederhergestellt {0}</translation></message>
<message><source>Restored. Takes effect with the next turn.</source><translation>Wiederhergestellt. Gilt ab der nächsten Runde.</translation></message>
<message><source>Results</source><translation>Ergebnisse</translation></message>
<message><source>Resume</source><translation>Fortsetzen</translation></message>
<message><source>Resume at</source><translation>Fortsetzen um</translation></message>
<message><source>Resume at this time</source><translation>Zu dieser Zeit fortsetzen</translation></message>
<message><source>Resume at…</source><translation>Fortsetzen um…</translation></message>
<message><source>Resume now</source><translation>Jetzt fortsetzen</translation></message>
<message><source>Resume. A running command was cut off.</source><translation>Fortsetzen. Ein laufender Befehl wurde abgeschnitten.</translation></message>
<message><source>Resuming costs about {cost} more, since the prompt cache has ended by then.</source><translation>Das Fortsetzen kostet etwa {cost} mehr, weil der Prompt-Cache bis dahin abgelaufen ist.</translation></message>
<message><source>Retry in new branch</source><translation>In neuem Zweig wiederholen</translation></message>
<message><source>Retry now</source><translation>Jetzt wiederholen</translation></message>
<message><source>Retrying in {0} s · attempt {1}</source><translation>Neuer Versuch in {0} s · Versuch {1}</translation></message>
<message><source>Retrying in {0} · attempt {1}</source><translation>Neuer Versuch in {0} · Versuch {1}</translation></message>
<message><source>Retrying · attempt {0}</source><translation>Neuer Versuch · Versuch {0}</translation></message>
<message><source>Review before use</source><translation>Vor Gebrauch prüfen</translation></message>
<message><source>Review it again.</source><translation>Bitte erneut prüfen.</translation></message>
<message><source>Review {0}</source><translation>{0} prüfen</translation></message>
<message><source>Rewind</source><translation>Zurückgegangen</translation></message>
<message><source>Rewind in new branch</source><translation>In neuem Zweig zurückgehen</translation></message>
<message><source>Rewind in place.</source><translation>In der Sitzung selbst zurückgehen.</translation></message>
<message><source>Rewind taken back</source><translation>Zurückgehen rückgängig gemacht</translation></message>
<message><source>Rewind this session</source><translation>Diese Sitzung zurücksetzen</translation></message>
<message><source>Rewind to here</source><translation>Bis hierher zurückgehen</translation></message>
<message><source>Rewind to here…</source><translation>Bis hierher zurückgehen…</translation></message>
<message><source>Rewound</source><translation>Zurückgesetzt</translation></message>
<message><source>Rewrite with…</source><translation>Umschreiben…</translation></message>
<message><source>Role of this subagent</source><translation>Was dieser Subagent ist</translation></message>
<message><source>Rule added.</source><translation>Regel hinzugefügt.</translation></message>
<message><source>Rules</source><translation>Regeln</translation></message>
<message><source>Run `aws configure`, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or add the provider with a key.</source><translation>`aws configure` ausführen, AWS_ACCESS_KEY_ID und AWS_SECRET_ACCESS_KEY setzen oder den Anbieter mit einem Schlüssel hinzufügen.</translation></message>
<message><source>Run `gcloud auth application-default login`, or name the file of a service account.</source><translation>`gcloud auth application-default login` ausführen oder die Datei eines Dienstkontos angeben.</translation></message>
<message><source>Run `git init` there first.</source><translation>Dort zuerst `git init` ausführen.</translation></message>
<message><source>Run `git pack-refs --all` yourself.</source><translation>Bitte `git pack-refs --all` selbst ausführen.</translation></message>
<message><source>Run `helix-desktop workspace check`, or delete that session if you no longer need it.</source><translation>`helix-desktop workspace check` ausführen oder diese Sitzung löschen, falls sie nicht mehr gebraucht wird.</translation></message>
<message><source>Run `helix-desktop workspace check`.</source><translation>`helix-desktop workspace check` ausführen.</translation></message>
<message><source>Run it in a terminal to see why.</source><translation>In einem Terminal ausführen, um den Grund zu sehen.</translation></message>
<message><source>Run this instead</source><translation>Stattdessen ausführen</translation></message>
<message><source>Running commands</source><translation>Laufende Befehle</translation></message>
<message><source>Running commands and open steps of this session</source><translation>Laufende Befehle und offene Schritte dieser Sitzung</translation></message>
<message><source>Running · {0}</source><translation>Läuft · {0}</translation></message>
<message><source>Running: {running}.</source><translation>Es laufen: {running}.</translation></message>
<message><source>Runs automatically at {0}.</source><translation>Läuft automatisch bei {0}.</translation></message>
<message><source>Runs in the background until it ends or someone stops it.</source><translation>Läuft im Hintergrund, bis er endet oder jemand ihn stoppt.</translation></message>
<message><source>Runs its commands outside Helix's sandbox.</source><translation>Führt seine Befehle außerhalb der Sandbox von Helix aus.</translation></message>
<message><source>SESSIONS</source><translation>SITZUNGEN</translation></message>
<message><source>SHA-256</source><translation>SHA-256</translation></message>
<message><source>SHA-256 {0} recorded</source><translation>SHA-256 {0} aufgezeichnet</translation></message>
<message><source>SHA-256 {0} {1}</source><translation>SHA-256 {0} {1}</translation></message>
<message><source>Safe mode: Helix quit unexpectedly twice at startup. MCP servers are off, no workspace is open, and settings are at their defaults. Your data is unchanged.</source><translation>Abgesicherter Modus: Helix wurde zweimal beim Start unerwartet beendet. MCP-Server sind aus, kein Arbeitsbereich ist geöffnet, und es gelten die Standardeinstellungen. Die eigenen Daten sind unverändert.</translation></message>
<message><source>Same as folder</source><translation>Wie der Ordner</translation></message>
<message><source>Same as {0}</source><translation>Wie {0}</translation></message>
<message><source>Same text as {name}.</source><translation>Gleicher Text wie {name}.</translation></message>
<message><source>Sandbox</source><translation>Sandbox</translation></message>
<message><source>Sandbox commands on macOS with Seatbelt, which was never run on a Mac yet.</source><translation>Befehle unter macOS mit Seatbelt einschränken, was noch nie auf einem Mac lief.</translation></message>
<message><source>Sandbox for commands (experimental)</source><translation>Sandbox für Befehle (experimentell)</translation></message>
<message><source>Sandboxed</source><translation>In Sandbox</translation></message>
<message><source>Sandboxed auto</source><translation>Auto in Sandbox</translation></message>
<message><source>Sandboxed commands and ordinary file edits need no approval. Allowed hosts are in reach.</source><translation>Befehle in der Sandbox und gewöhnliche Dateiänderungen brauchen keine Freigabe. Erlaubte Hosts sind erreichbar.</translation></message>
<message><source>Sandboxed with Seatbelt, which is new in Helix: can write only in the project folder and the workspace's own home folder, and can't read yours.</source><translation>Sandbox mit Seatbelt, in Helix neu: kann nur in den Projektordner und in den Home-Ordner des Arbeitsbereichs schreiben und den persönlichen nicht lesen.</translation></message>
<message><source>Sandboxed with bubblewrap</source><translation>Sandbox mit bubblewrap</translation></message>
<message><source>Sandboxed: can write only in the project folder and the workspace's own home folder, and can't see yours.</source><translation>Sandbox: kann nur in den Projektordner und in den Home-Ordner des Arbeitsbereichs schreiben und den persönlichen nicht sehen.</translation></message>
<message><source>Sandboxes are available on Linux only.</source><translation>Sandboxes gibt es nur unter Linux.</translation></message>
<message><source>Save</source><translation>Speichern</translation></message>
<message><source>Save a copy</source><translation>Kopie speichern</translation></message>
<message><source>Save anyway</source><translation>Trotzdem speichern</translation></message>
<message><source>Save as new version</source><translation>Als neue Version speichern</translation></message>
<message><source>Save as…</source><translation>Speichern unter…</translation></message>
<message><source>Save code</source><translation>Code speichern</translation></message>
<message><source>Save code as…</source><translation>Code speichern unter…</translation></message>
<message><source>Save it as a file in the project and ask Helix to read it.</source><translation>Als Datei im Projekt speichern und Helix bitten, sie zu lesen.</translation></message>
<message><source>Save it with `helix-desktop server secret {server} {name}`.</source><translation>Mit `helix-desktop server secret {server} {name}` speichern.</translation></message>
<message><source>Save its token as the secret Authorization.</source><translation>Sein Token als Geheimnis Authorization speichern.</translation></message>
<message><source>Save page</source><translation>Seite speichern</translation></message>
<message><source>Save page…</source><translation>Seite speichern…</translation></message>
<message><source>Save readable part</source><translation>Lesbaren Teil speichern</translation></message>
<message><source>Save readable part…</source><translation>Lesbaren Teil speichern…</translation></message>
<message><source>Saved</source><translation>Gespart</translation></message>
<message><source>Saved in {0}</source><translation>Gespeichert in {0}</translation></message>
<message><source>Saved in {0} ✓</source><translation>Gespeichert in {0} ✓</translation></message>
<message><source>Saved to {0}.</source><translation>Gespeichert in {0}.</translation></message>
<message><source>Saved to {0}. The {1} missing bytes are marked.</source><translation>Gespeichert in {0}. Die {1} fehlenden Bytes sind markiert.</translation></message>
<message><source>Saved. Takes effect with the next request.</source><translation>Gespeichert. Gilt ab der nächsten Anfrage.</translation></message>
<message><source>Saved. Takes effect with the next turn.</source><translation>Gespeichert. Gilt ab der nächsten Runde.</translation></message>
<message><source>Saved: {0}</source><translation>Gespeichert: {0}</translation></message>
<message><source>Saves about {0} on the next request after that</source><translation>Spart danach etwa {0} bei der nächsten Anfrage</translation></message>
<message><source>Scale down</source><translation>Verkleinern</translation></message>
<message><source>Scale down or remove the oversized image first.</source><translation>Zuerst das zu große Bild verkleinern oder entfernen.</translation></message>
<message><source>Scales the whole window, also by keys (Settings › Shortcuts)</source><translation>Skaliert das ganze Fenster, auch mit Tasten (Einstellungen › Tastenkürzel)</translation></message>
<message><source>Search</source><translation>Suchen</translation></message>
<message><source>Search actions, sessions, files, and cache</source><translation>Aktionen, Sitzungen, Dateien und Cache durchsuchen</translation></message>
<message><source>Search all sessions</source><translation>Alle Sitzungen durchsuchen</translation></message>
<message><source>Search all sessions for “{0}”</source><translation>Alle Sitzungen nach „{0}“ durchsuchen</translation></message>
<message><source>Search everything</source><translation>Alles durchsuchen</translation></message>
<message><source>Search may not find this entry.</source><translation>Die Suche findet diesen Eintrag vielleicht nicht.</translation></message>
<message><source>Search models</source><translation>Modelle suchen</translation></message>
<message><source>Search past requests</source><translation>Frühere Anfragen durchsuchen</translation></message>
<message><source>Search past requests…</source><translation>Frühere Anfragen durchsuchen…</translation></message>
<message><source>Search settings</source><translation>Einstellungen durchsuchen</translation></message>
<message numerus="yes"><source>Search stopped after {count} entries.</source><extracomment>One: Search stopped after {count} entry.</extracomment><translation><numerusform>Die Suche stoppte nach {count} Eintrag.</numerusform><numerusform>Die Suche stoppte nach {count} Einträgen.</numerusform></translation></message>
<message><source>Search the text first</source><translation>Zuerst im Text suchen</translation></message>
<message><source>Search, or type provider/model</source><translation>Suchen oder Anbieter/Modell eingeben</translation></message>
<message><source>Searching all sessions…</source><translation>Suche in allen Sitzungen…</translation></message>
<message><source>Searching the project's files for secrets…</source><translation>Projektdateien werden nach Geheimnissen durchsucht…</translation></message>
<message><source>Searching…</source><translation>Wird gesucht…</translation></message>
<message><source>Seatbelt of macOS. Nobody has used it with Helix yet; without it, Helix asks before each command. Takes effect after a restart</source><translation>Seatbelt von macOS. Bisher hat es niemand mit Helix benutzt; ohne es fragt Helix vor jedem Befehl. Gilt nach einem Neustart</translation></message>
<message><source>Seconds after which a call that reports nothing is canceled</source><translation>Sekunden, nach denen ein Aufruf abgebrochen wird, der nichts meldet</translation></message>
<message><source>Secrets are stored in the keyring.</source><translation>Geheimnisse werden im Schlüsselbund gespeichert.</translation></message>
<message><source>See Settings › Sandbox, or Settings › Permissions for how to get one.</source><translation>Siehe Einstellungen › Sandbox. Wie man eine bekommt, steht in Einstellungen › Berechtigungen.</translation></message>
<message><source>Select a block first.</source><translation>Zuerst einen Block auswählen.</translation></message>
<message><source>Select a file to see its changes line by line.</source><translation>Eine Datei auswählen, um ihre Änderungen Zeile für Zeile zu sehen.</translation></message>
<message><source>Select all</source><translation>Alles auswählen</translation></message>
<message><source>Select lines in the text first</source><translation>Zuerst Zeilen im Text auswählen</translation></message>
<message><source>Selected message</source><translation>Ausgewählte Nachricht</translation></message>
<message><source>Send</source><translation>Senden</translation></message>
<message><source>Send (Enter)</source><translation>Senden (Enter)</translation></message>
<message><source>Send /{0} as a message?</source><translation>/{0} als Nachricht senden?</translation></message>
<message><source>Send a message in the window to look at it, or run `helix-desktop guest approve {id}`.</source><translation>Im Fenster eine Nachricht senden, um es anzusehen, oder `helix-desktop guest approve {id}` ausführen.</translation></message>
<message><source>Send a message that helps, or choose another model.</source><translation>Eine Nachricht senden, die weiterhilft, oder ein anderes Modell wählen.</translation></message>
<message><source>Send a message that reads or searches files to fill the cache.</source><translation>Eine Nachricht senden, die Dateien liest oder durchsucht, um den Cache zu füllen.</translation></message>
<message><source>Send a message to start a session.</source><translation>Eine Nachricht senden, um eine Sitzung zu beginnen.</translation></message>
<message><source>Send a message.</source><translation>Eine Nachricht senden.</translation></message>
<message><source>Send a test</source><translation>Test senden</translation></message>
<message><source>Send again</source><translation>Erneut senden</translation></message>
<message><source>Send again or choose another model.</source><translation>Erneut senden oder ein anderes Modell wählen.</translation></message>
<message><source>Send again with another model</source><translation>Mit anderem Modell erneut senden</translation></message>
<message><source>Send again without this block</source><translation>Ohne diesen Block erneut senden</translation></message>
<message><source>Send again…</source><translation>Erneut senden…</translation></message>
<message><source>Send as message</source><translation>Als Nachricht senden</translation></message>
<message><source>Send back to parent session</source><translation>An Ausgangssitzung zurücksenden</translation></message>
<message><source>Send comments</source><translation>Kommentare senden</translation></message>
<message><source>Send email to someone at {0}?</source><translation>E-Mail an jemanden bei {0} senden?</translation></message>
<message><source>Send in new branch</source><translation>In neuem Zweig senden</translation></message>
<message><source>Send now</source><translation>Jetzt senden</translation></message>
<message><source>Send queued messages</source><translation>Wartende Nachrichten senden</translation></message>
<message><source>Send shortened</source><translation>Gekürzt senden</translation></message>
<message><source>Send the key in a header.</source><translation>Den Schlüssel in einem Header senden.</translation></message>
<message><source>Send the message again, or choose another model.</source><translation>Die Nachricht noch einmal senden oder ein anderes Modell wählen.</translation></message>
<message><source>Send the message again.</source><translation>Die Nachricht noch einmal senden.</translation></message>
<message><source>Sending the first request…</source><translation>Die erste Anfrage wird gesendet…</translation></message>
<message><source>Sends data to another computer.</source><translation>Sendet Daten an einen anderen Computer.</translation></message>
<message><source>Sends more tokens, or rebuilds the prompt cache more often.</source><translation>Sendet mehr Token oder baut den Prompt-Cache öfter neu auf.</translation></message>
<message><source>Sends request {0} once more. No tool runs, and the conversation stays as it is.</source><translation>Sendet Anfrage {0} noch einmal. Kein Tool läuft, und die Unterhaltung bleibt, wie sie ist.</translation></message>
<message><source>Sent</source><translation>Gesendet</translation></message>
<message><source>Sent before Helix recorded this text</source><translation>Gesendet, bevor Helix diesen Text aufzeichnete</translation></message>
<message><source>Sent by the agent itself</source><translation>Vom Agenten selbst gesendet</translation></message>
<message><source>Sent by the agent itself, as recorded. Its context is its own.</source><translation>Vom Agenten selbst gesendet, wie aufgezeichnet. Sein Kontext gehört ihm.</translation></message>
<message><source>Sent first in every request</source><translation>Zuerst gesendet in jeder Anfrage</translation></message>
<message><source>Sent. If you see nothing, look at the desktop's settings.</source><translation>Gesendet. Ist nichts zu sehen, helfen die Einstellungen des Desktops.</translation></message>
<message><source>Separate several values by semicolons.</source><translation>Mehrere Werte durch Semikolons trennen.</translation></message>
<message><source>Server list</source><translation>Serverliste</translation></message>
<message><source>Server lists and bundles (*.json *.mcpb *.dxt);;All files (*)</source><translation>Serverlisten und Bundles (*.json *.mcpb *.dxt);;Alle Dateien (*)</translation></message>
<message><source>Server {name} contains a character that can't be passed to a program.</source><translation>Server {name} enthält ein Zeichen, das sich nicht an ein Programm übergeben lässt.</translation></message>
<message><source>Server {name} isn't turned on.</source><translation>Server {name} ist nicht eingeschaltet.</translation></message>
<message><source>Server {name} needs a command or URL.</source><translation>Server {name} braucht einen Befehl oder eine URL.</translation></message>
<message><source>Servers</source><translation>Server</translation></message>
<message><source>Servers: {known}.</source><translation>Server: {known}.</translation></message>
<message><source>Session</source><translation>Sitzung</translation></message>
<message><source>Session name</source><translation>Name der Sitzung</translation></message>
<message><source>Session names</source><translation>Sitzungsnamen</translation></message>
<message><source>Session {name} “{title}” is lost.</source><translation>Sitzung {name} „{title}“ ist verloren.</translation></message>
<message><source>Session {session} doesn't begin with its start.</source><translation>Die Sitzung {session} beginnt nicht mit ihrem Start.</translation></message>
<message><source>Session {session} has already started.</source><translation>Sitzung {session} hat schon begonnen.</translation></message>
<message><source>Session {session} is still being written to.</source><translation>In Sitzung {session} wird noch geschrieben.</translation></message>
<message><source>Session {session} {what}.</source><translation>Sitzung {session} {what}.</translation></message>
<message><source>Sessions</source><translation>Sitzungen</translation></message>
<message><source>Sessions and cache are saved. Put the folder back, or open another one.</source><translation>Sitzungen und Cache sind gespeichert. Den Ordner zurücklegen oder einen anderen öffnen.</translation></message>
<message><source>Set aside, made by the command or by you: {0}</source><translation>Beiseitegelegt, vom Befehl oder von Hand angelegt: {0}</translation></message>
<message><source>Set it as an environment variable and use ${{{name}}} in the server's configuration.</source><translation>Als Umgebungsvariable setzen und in der Konfiguration des Servers ${{{name}}} verwenden.</translation></message>
<message><source>Set it with `helix-desktop model set {model} --input USD --output USD`. Use --free if it costs nothing, or --dollar-limit off to go on without the limit.</source><translation>Mit `helix-desktop model set {model} --input USD --output USD` festlegen. --free verwenden, wenn das Modell nichts kostet, oder --dollar-limit off, um ohne das Limit fortzufahren.</translation></message>
<message><source>Set its permissions to {private}.</source><translation>Seine Zugriffsrechte auf {private} setzen.</translation></message>
<message><source>Set the variable and start Helix again.</source><translation>Die Variable setzen und Helix neu starten.</translation></message>
<message><source>Set the warning below the limit. Nothing changed.</source><translation>Die Warnung unter das Limit setzen. Es wurde nichts geändert.</translation></message>
<message><source>Sets how long the model reasons before it answers.</source><translation>Legt fest, wie lange das Modell nachdenkt, bevor es antwortet.</translation></message>
<message><source>Settings</source><translation>Einstellungen</translation></message>
<message><source>Settings for</source><translation>Einstellungen für</translation></message>
<message><source>Share as page…</source><translation>Als Seite teilen…</translation></message>
<message><source>Share session as page…</source><translation>Sitzung als Seite teilen…</translation></message>
<message><source>Share this session as a page?</source><translation>Diese Sitzung als Seite teilen?</translation></message>
<message><source>Shell for commands</source><translation>Shell für Befehle</translation></message>
<message><source>Shell for commands on Windows; `automatic` is Git Bash if it is there.</source><translation>Shell für Befehle unter Windows; `automatic` nimmt Git Bash, falls vorhanden.</translation></message>
<message><source>Shift+Tab changes the mode</source><translation>Umschalt+Tab wechselt den Modus</translation></message>
<message><source>Shift+Tab in the message box changes the mode instead of moving the focus.</source><translation>Umschalt+Tab im Nachrichtenfeld wechselt den Modus, statt den Fokus zu bewegen.</translation></message>
<message><source>Short name</source><translation>Kurzname</translation></message>
<message><source>Short text in place of old steps, written by rules without a model.</source><translation>Kurzer Text anstelle alter Schritte, nach Regeln geschrieben, ohne Modell.</translation></message>
<message><source>Shortcuts</source><translation>Tastenkürzel</translation></message>
<message><source>Shorten its value.</source><translation>Den Wert kürzen.</translation></message>
<message><source>Shorten outputs over</source><translation>Ausgaben kürzen ab</translation></message>
<message><source>Shortened</source><translation>Gekürzt</translation></message>
<message><source>Shortens older parts early, for the lowest cost</source><translation>Kürzt ältere Teile früh, für die geringsten Kosten</translation></message>
<message><source>Shortens older parts when that saves money</source><translation>Kürzt Älteres, wenn das Geld spart</translation></message>
<message><source>Shortens outputs over 4,000 tokens, and older parts at 30%</source><translation>Kürzt Ausgaben über 4.000 Token, und Älteres bei 30 %</translation></message>
<message><source>Show</source><translation>Anzeigen</translation></message>
<message><source>Show Helix</source><translation>Helix anzeigen</translation></message>
<message><source>Show all</source><translation>Alle anzeigen</translation></message>
<message><source>Show all code</source><translation>Code ausklappen</translation></message>
<message><source>Show all {0}</source><translation>Alle {0} anzeigen</translation></message>
<message><source>Show archived sessions</source><translation>Archivierte Sitzungen anzeigen</translation></message>
<message><source>Show changes</source><translation>Änderungen anzeigen</translation></message>
<message><source>Show covered messages {0}–{1}</source><translation>Abgedeckte Nachrichten {0}–{1} anzeigen</translation></message>
<message><source>Show earlier…</source><translation>Frühere anzeigen…</translation></message>
<message><source>Show excerpt in cache</source><translation>Auszug im Cache anzeigen</translation></message>
<message><source>Show fewer</source><translation>Weniger anzeigen</translation></message>
<message><source>Show image in cache</source><translation>Bild im Cache anzeigen</translation></message>
<message><source>Show in cache</source><translation>Im Cache anzeigen</translation></message>
<message><source>Show in conversation</source><translation>In Unterhaltung anzeigen</translation></message>
<message><source>Show in timeline</source><translation>In der Zeitachse anzeigen</translation></message>
<message><source>Show keyboard shortcuts</source><translation>Tastenkürzel anzeigen</translation></message>
<message><source>Show log</source><translation>Protokoll</translation></message>
<message><source>Show messages</source><translation>Nachrichten zeigen</translation></message>
<message><source>Show open sessions</source><translation>Offene Sitzungen anzeigen</translation></message>
<message><source>Show original messages</source><translation>Originalnachrichten anzeigen</translation></message>
<message><source>Show original of block</source><translation>Original des Blocks anzeigen</translation></message>
<message><source>Show originals</source><translation>Originale anzeigen</translation></message>
<message><source>Show references</source><translation>Verweise anzeigen</translation></message>
<message><source>Show requests with entry</source><translation>Anfragen mit Eintrag zeigen</translation></message>
<message><source>Show statements…</source><translation>Was der Agent gesagt hat…</translation></message>
<message><source>Show the running commands</source><translation>Laufende Befehle anzeigen</translation></message>
<message><source>Show the steps</source><translation>Schritte anzeigen</translation></message>
<message><source>Show the user what you would write there.</source><translation>Dem Benutzer zeigen, was dort geschrieben würde.</translation></message>
<message><source>Show this request</source><translation>Diese Anfrage anzeigen</translation></message>
<message><source>Show tool calls</source><translation>Tool-Aufrufe ausklappen</translation></message>
<message><source>Show trash</source><translation>Papierkorb anzeigen</translation></message>
<message><source>Show what the model saw</source><translation>Anzeigen, was das Modell sah</translation></message>
<message><source>Show why it's in context</source><translation>Anzeigen, warum es im Kontext ist</translation></message>
<message><source>Show {0} more</source><translation>{0} weitere anzeigen</translation></message>
<message><source>Show {0} more characters</source><translation>{0} weitere Zeichen anzeigen</translation></message>
<message numerus="yes"><source>Show {0} more lines</source><extracomment>One: Show {0} more line</extracomment><translation><numerusform>{0} weitere Zeile anzeigen</numerusform><numerusform>{0} weitere Zeilen anzeigen</numerusform></translation></message>
<message><source>Showing {0}–{1} of {2}. Double-click or press 0 to show all.</source><translation>{0}–{1} von {2} zu sehen. Doppelklick oder 0 zeigt alle.</translation></message>
<message><source>Shown by Flatpak's portal.</source><translation>Angezeigt vom Portal von Flatpak.</translation></message>
<message><source>Shown by {0}.</source><translation>Angezeigt von {0}.</translation></message>
<message><source>Shuts down the computer.</source><translation>Fährt den Computer herunter.</translation></message>
<message><source>Side by side</source><translation>Nebeneinander</translation></message>
<message><source>Side by side (widen the window)</source><translation>Nebeneinander (Fenster verbreitern)</translation></message>
<message><source>Sign in</source><translation>Anmelden</translation></message>
<message><source>Sign in again with `gcloud auth application-default login`, or check the file of the service account and this computer's clock.</source><translation>Mit `gcloud auth application-default login` neu anmelden oder die Datei des Dienstkontos und die Uhr dieses Computers prüfen.</translation></message>
<message><source>Sign in in Settings › MCP servers, or with `helix-desktop server sign-in {server}`.</source><translation>In Einstellungen › MCP-Server anmelden oder mit `helix-desktop server sign-in {server}`.</translation></message>
<message><source>Sign in in the browser, so that the agent can use this server.</source><translation>Im Browser anmelden, damit der Agent diesen Server verwenden kann.</translation></message>
<message><source>Sign in to {0}</source><translation>Bei {0} anmelden</translation></message>
<message><source>Sign in with its own program, in a terminal: {command}</source><translation>Mit seinem eigenen Programm in einem Terminal anmelden: {command}</translation></message>
<message><source>Sign out</source><translation>Abmelden</translation></message>
<message><source>Signed in.</source><translation>Angemeldet.</translation></message>
<message><source>Signed out.</source><translation>Abgemeldet.</translation></message>
<message><source>Since {0} ({1}): +{2} −{3} lines.</source><translation>Seit {0} ({1}): +{2} −{3} Zeilen.</translation></message>
<message><source>Single changes of {path} can't be separated.</source><translation>Einzelne Änderungen in {path} lassen sich nicht trennen.</translation></message>
<message><source>Six sections that replace older conversation. You can edit and compare versions.</source><translation>Sechs Abschnitte, die älteres Gespräch ersetzen. Versionen lassen sich bearbeiten und vergleichen.</translation></message>
<message><source>Size</source><translation>Größe</translation></message>
<message><source>Size of everything in the window, in percent.</source><translation>Größe aller Teile des Fensters in Prozent.</translation></message>
<message><source>Skill</source><translation>Skill</translation></message>
<message><source>Skills</source><translation>Skills</translation></message>
<message><source>Skipped an entry of {path}: {error}</source><translation>Ein Eintrag von {path} wurde übersprungen: {error}</translation></message>
<message><source>Smaller context, and nothing is lost</source><translation>Kleinerer Kontext, und nichts geht verloren</translation></message>
<message><source>So that Context shows what they read. Works with API keys, not subscriptions</source><translation>Damit der Kontext zeigt, was sie lesen. Mit API-Schlüsseln, nicht mit Abonnements</translation></message>
<message><source>Some blocks of this request weren't recorded.</source><translation>Einige Blöcke dieser Anfrage wurden nicht aufgezeichnet.</translation></message>
<message><source>Some blocks were sent before Helix recorded their text.</source><translation>Einige Blöcke wurden gesendet, bevor Helix ihren Text aufzeichnete.</translation></message>
<message><source>Some changes couldn't be undone.</source><translation>Einige Änderungen ließen sich nicht rückgängig machen.</translation></message>
<message><source>Some requests wouldn't fit</source><translation>Einige Anfragen würden nicht passen</translation></message>
<message><source>Something else changed the file between the change before and this one.</source><translation>Zwischen der vorigen Änderung und dieser wurde die Datei anderweitig geändert.</translation></message>
<message><source>Something else is in it now, so Helix left it alone.</source><translation>Jetzt ist etwas anderes darin, deshalb hat Helix nichts geändert.</translation></message>
<message><source>Something went wrong.</source><translation>Etwas ist schiefgegangen.</translation></message>
<message><source>Something went wrong. Everything up to here is saved. See the log for details.</source><translation>Etwas ist schiefgegangen. Alles bis hier ist gespeichert. Näheres steht im Protokoll.</translation></message>
<message><source>Something went wrong. Nothing changed. See the log for details.</source><translation>Etwas ist schiefgegangen. Es wurde nichts geändert. Näheres steht im Protokoll.</translation></message>
<message><source>Sort by reason (S)</source><translation>Nach Grund sortieren (S)</translation></message>
<message><source>Source</source><translation>Quelle</translation></message>
<message><source>Source: {0}</source><translation>Quelle: {0}</translation></message>
<message><source>Spending</source><translation>Verbrauch</translation></message>
<message><source>Start Ollama, LM Studio, or llama.cpp. Helix searches again when you come back.</source><translation>Ollama, LM Studio oder llama.cpp starten. Helix sucht bei der Rückkehr erneut.</translation></message>
<message><source>Start command</source><translation>Startbefehl</translation></message>
<message><source>Start of the session is damaged</source><translation>Anfang der Sitzung ist beschädigt</translation></message>
<message><source>Start of the session is excluded</source><translation>Anfang der Sitzung ist ausgeschlossen</translation></message>
<message><source>Start the demo</source><translation>Demo starten</translation></message>
<message><source>Start the path with / or ~/.</source><translation>Den Pfad mit / oder ~/ beginnen.</translation></message>
<message><source>Starting…</source><translation>Wird gestartet…</translation></message>
<message><source>Startup</source><translation>Start</translation></message>
<message><source>State</source><translation>Zustand</translation></message>
<message><source>Statements of the agent</source><translation>Was der Agent gesagt hat</translation></message>
<message><source>Status {status}.</source><translation>Status {status}.</translation></message>
<message><source>Stay awake while a session works</source><translation>Wach bleiben, solange eine Sitzung arbeitet</translation></message>
<message><source>Steps</source><translation>Schritte</translation></message>
<message numerus="yes"><source>Steps: {0} on the list</source><extracomment>One: Steps: {0} on the list</extracomment><translation><numerusform>Schritte: {0} auf der Liste</numerusform><numerusform>Schritte: {0} auf der Liste</numerusform></translation></message>
<message><source>Still no sandbox</source><translation>Weiterhin keine Sandbox</translation></message>
<message><source>Stop</source><translation>Stoppen</translation></message>
<message><source>Stop (Esc)</source><translation>Stoppen (Esc)</translation></message>
<message><source>Stop all subagents</source><translation>Alle Subagenten stoppen</translation></message>
<message><source>Stop and quit</source><translation>Stoppen und beenden</translation></message>
<message><source>Stop at cost</source><translation>Stoppen ab (Kosten)</translation></message>
<message><source>Stop at tokens</source><translation>Stoppen ab (Token)</translation></message>
<message><source>Stop it or wait until it finishes.</source><translation>Stoppen oder warten, bis es fertig ist.</translation></message>
<message><source>Stop its running commands, or wait until they end.</source><translation>Die laufenden Befehle stoppen oder warten, bis sie enden.</translation></message>
<message><source>Stop its turn first, then delete it.</source><translation>Zuerst ihre Runde stoppen, dann löschen.</translation></message>
<message><source>Stop one with background_command: {named}.</source><translation>Einen davon mit background_command stoppen: {named}.</translation></message>
<message><source>Stop the command</source><translation>Befehl stoppen</translation></message>
<message><source>Stop this call alone</source><translation>Nur diesen Aufruf stoppen</translation></message>
<message><source>Stop this subagent</source><translation>Diesen Subagenten stoppen</translation></message>
<message><source>Stop trusting</source><translation>Nicht mehr vertrauen</translation></message>
<message><source>Stop turn</source><translation>Runde stoppen</translation></message>
<message><source>Stop using in all workspaces</source><translation>Nicht mehr in allen Arbeitsbereichen</translation></message>
<message><source>Stop {0}</source><translation>{0} stoppen</translation></message>
<message numerus="yes"><source>Stopped after {0} entries.</source><extracomment>One: Stopped after {0} entry.</extracomment><translation><numerusform>Nach {0} Eintrag gestoppt.</numerusform><numerusform>Nach {0} Einträgen gestoppt.</numerusform></translation></message>
<message><source>Stopped subagent: {0}</source><translation>Subagent gestoppt: {0}</translation></message>
<message><source>Stopped unexpectedly</source><translation>Unerwartet gestoppt</translation></message>
<message><source>Stopped · ends in {0} s</source><translation>Gestoppt · endet in {0} s</translation></message>
<message><source>Stopped.</source><translation>Gestoppt.</translation></message>
<message><source>Stopped. The remaining entries were not deleted.</source><translation>Gestoppt. Die übrigen Einträge wurden nicht gelöscht.</translation></message>
<message><source>Stopping after the current item…</source><translation>Stoppt nach dem aktuellen Element…</translation></message>
<message><source>Stopping…</source><translation>Wird gestoppt…</translation></message>
<message><source>Storage</source><translation>Speicher</translation></message>
<message><source>Stored</source><translation>Gespeichert</translation></message>
<message><source>Strict</source><translation>Streng</translation></message>
<message><source>Subagent resumed: {0}</source><translation>Subagent läuft weiter: {0}</translation></message>
<message><source>Subagent stopped: {0}. You can undo for 5 seconds.</source><translation>Subagent gestoppt: {0}. 5 Sekunden lang lässt sich das rückgängig machen.</translation></message>
<message><source>Subagent: {0}</source><translation>Subagent: {0}</translation></message>
<message><source>Subagents</source><translation>Subagenten</translation></message>
<message><source>Subagents use</source><translation>Subagenten verwenden</translation></message>
<message><source>Submodules are not checked out there.</source><translation>Submodule werden dort nicht ausgecheckt.</translation></message>
<message><source>Suggested by the project</source><translation>Vom Projekt vorgeschlagen</translation></message>
<message><source>Switch off</source><translation>Ausschalten</translation></message>
<message><source>Switch that off in Settings, General.</source><translation>Schalten Sie das unter Einstellungen, Allgemein aus.</translation></message>
<message><source>System</source><translation>System</translation></message>
<message><source>System</source><comment>language</comment><translation>Systemsprache</translation></message>
<message><source>System</source><comment>part of a request</comment><translation>System</translation></message>
<message><source>System follows your desktop</source><translation>„System“ folgt dem Desktop</translation></message>
<message><source>System programs only</source><translation>Nur Systemprogramme</translation></message>
<message><source>System prompt</source><translation>System-Prompt</translation></message>
<message><source>THIS SESSION</source><translation>DIESE SITZUNG</translation></message>
<message><source>TODO Items</source><translation>Aufgaben</translation></message>
<message><source>TRASH</source><translation>PAPIERKORB</translation></message>
<message><source>Takes effect after a restart</source><translation>Gilt nach einem Neustart</translation></message>
<message><source>Takes effect at once</source><translation>Gilt sofort</translation></message>
<message><source>Takes effect with the next command.</source><translation>Gilt ab dem nächsten Befehl.</translation></message>
<message><source>Takes effect with the next request · {0}</source><translation>Gilt ab der nächsten Anfrage · {0}</translation></message>
<message><source>Takes effect with the next request.</source><translation>Gilt ab der nächsten Anfrage.</translation></message>
<message><source>Takes effect with the next step.</source><translation>Gilt ab dem nächsten Schritt.</translation></message>
<message><source>Taking notes</source><translation>Notizen machen</translation></message>
<message><source>Teal</source><translation>Petrol</translation></message>
<message><source>Technical Details</source><translation>Technische Details</translation></message>
<message><source>Tell Helix instead</source><translation>Helix anweisen</translation></message>
<message><source>Terminal</source><translation>Terminal</translation></message>
<message><source>Test</source><translation>Testen</translation></message>
<message><source>Test and save</source><translation>Testen und speichern</translation></message>
<message><source>Test model</source><translation>Modell testen</translation></message>
<message><source>Tested at every startup.</source><translation>Bei jedem Start getestet.</translation></message>
<message><source>Tested with one short request</source><translation>Mit einer kurzen Anfrage getestet</translation></message>
<message><source>Tested with one short request. Stored in {0}, never in a file.</source><translation>Mit einer kurzen Anfrage getestet. Gespeichert in {0}, nie in einer Datei.</translation></message>
<message><source>Testing…</source><translation>Wird getestet…</translation></message>
<message><source>Tests</source><translation>Tests</translation></message>
<message><source>Text</source><translation>Text</translation></message>
<message><source>Text of the line</source><translation>Text der Zeile</translation></message>
<message><source>The API key contains a line break or an invalid character.</source><translation>Der API-Schlüssel enthält einen Zeilenumbruch oder ein ungültiges Zeichen.</translation></message>
<message><source>The SubAgent failed.</source><translation>Der Subagent ist fehlgeschlagen.</translation></message>
<message><source>The Timeline shows what the handover covers.</source><translation>Die Zeitachse zeigt, was die Übergabe abdeckt.</translation></message>
<message><source>The URI has more than {most} characters.</source><translation>Die URI hat mehr als {most} Zeichen.</translation></message>
<message><source>The address contains invisible characters.</source><translation>Die Adresse enthält unsichtbare Zeichen.</translation></message>
<message><source>The address doesn't name an AWS region.</source><translation>Die Adresse nennt keine AWS-Region.</translation></message>
<message><source>The agent asks, and nobody can answer here:&#10;{questions}</source><translation>Der Agent fragt, und niemand kann hier antworten:&#10;{questions}</translation></message>
<message><source>The agent ended unexpectedly.</source><translation>Der Agent wurde unerwartet beendet.</translation></message>
<message><source>The agent needs your permission: {call}</source><translation>Der Agent braucht Ihre Erlaubnis: {call}</translation></message>
<message><source>The agent runs its commands outside Helix's sandbox.</source><translation>Der Agent führt seine Befehle außerhalb der Sandbox von Helix aus.</translation></message>
<message><source>The agent's context is its own.</source><translation>Der Kontext des Agenten gehört ihm.</translation></message>
<message><source>The agent's newest request, as recorded. What it sends next is up to it.</source><translation>Die neueste Anfrage des Agenten, wie aufgezeichnet. Was er als Nächstes sendet, entscheidet er selbst.</translation></message>
<message><source>The agent's requests can't be recorded: {reason}.</source><translation>Die Anfragen des Agenten können nicht aufgezeichnet werden: {reason}.</translation></message>
<message><source>The answer is empty.</source><translation>Die Antwort ist leer.</translation></message>
<message><source>The answer was cut off at the model's output limit.</source><translation>Die Antwort wurde am Ausgabelimit des Modells abgeschnitten.</translation></message>
<message><source>The answer was stopped because it has too many bytes.</source><translation>Die Antwort wurde gestoppt, weil sie zu viele Bytes hat.</translation></message>
<message><source>The answer was stopped because one of its lines is too long.</source><translation>Die Antwort wurde gestoppt, weil eine ihrer Zeilen zu lang ist.</translation></message>
<message><source>The arguments are not an object.</source><translation>Die Argumente sind kein Objekt.</translation></message>
<message><source>The arguments are not valid JSON: {error}.</source><translation>Die Argumente sind kein gültiges JSON: {error}.</translation></message>
<message><source>The arguments are not valid JSON: {half} is half of a character.</source><translation>Die Argumente sind kein gültiges JSON: {half} ist ein halbes Zeichen.</translation></message>
<message><source>The arguments can't be read.</source><translation>Die Argumente sind nicht lesbar.</translation></message>
<message><source>The arguments do not fit: {error}.</source><translation>Die Argumente passen nicht: {error}.</translation></message>
<message><source>The arguments or the URL contain a key, which would be saved in a file.</source><translation>Die Argumente oder die URL enthalten einen Schlüssel, der in einer Datei gespeichert würde.</translation></message>
<message><source>The backup in {folder} is damaged or incomplete.</source><translation>Die Sicherung in {folder} ist beschädigt oder unvollständig.</translation></message>
<message><source>The backup or export in {folder} was not finished.</source><translation>Die Sicherung oder der Export in {folder} wurde nicht abgeschlossen.</translation></message>
<message><source>The base URL of the provider contains a name or a password.</source><translation>Die Basis-URL des Anbieters enthält einen Namen oder ein Passwort.</translation></message>
<message><source>The base URL of the provider isn't a web address.</source><translation>Die Basis-URL des Anbieters ist keine Webadresse.</translation></message>
<message><source>The base URL redirects elsewhere.</source><translation>Die Basis-URL leitet woandershin weiter.</translation></message>
<message><source>The base URL redirects elsewhere. The key was not sent there.</source><translation>Die Basis-URL leitet woandershin weiter. Der Schlüssel wurde nicht dorthin gesendet.</translation></message>
<message><source>The base URL redirects to {place}. The key was not sent there.</source><translation>Die Basis-URL leitet zu {place} weiter. Der Schlüssel wurde nicht dorthin gesendet.</translation></message>
<message><source>The base URL uses http outside your private network, so others could read your key and conversation.</source><translation>Die Basis-URL verwendet http außerhalb des eigenen Netzwerks, andere könnten Schlüssel und Unterhaltung mitlesen.</translation></message>
<message><source>The body field {name} has more than {most} characters.</source><translation>Das Body-Feld {name} hat mehr als {most} Zeichen.</translation></message>
<message><source>The braces of the pattern stand for too many.</source><translation>Die geschweiften Klammern des Musters ergeben zu viele Möglichkeiten.</translation></message>
<message><source>The branch {branch} does not exist.</source><translation>Den Branch {branch} gibt es nicht.</translation></message>
<message><source>The browser didn't come back. Sign in again.</source><translation>Der Browser ist nicht zurückgekommen. Erneut anmelden.</translation></message>
<message><source>The bundle contains {name}, which is no plain file inside of it.</source><translation>Das Bundle enthält {name}; das ist keine einfache Datei innerhalb des Bundles.</translation></message>
<message><source>The bundle doesn't say how its server is started.</source><translation>Das Bundle gibt nicht an, wie sein Server gestartet wird.</translation></message>
<message><source>The bundle has no manifest.</source><translation>Das Bundle hat kein Manifest.</translation></message>
<message><source>The bundle has too many files, or they are too large.</source><translation>Das Bundle hat zu viele oder zu große Dateien.</translation></message>
<message><source>The bundle has too many files.</source><translation>Das Bundle hat zu viele Dateien.</translation></message>
<message><source>The bundle is damaged.</source><translation>Das Bundle ist beschädigt.</translation></message>
<message><source>The bundle passes {name} as an argument, which other programs can read.</source><translation>Das Bundle übergibt {name} als Argument, das andere Programme lesen können.</translation></message>
<message><source>The bundle runs on {platforms} only.</source><translation>Das Bundle läuft nur auf {platforms}.</translation></message>
<message><source>The bundle's manifest is unusable: {error}</source><translation>Das Manifest des Bundles ist unbrauchbar: {error}</translation></message>
<message><source>The cache entry {named}… has a format (version {version}) that this Helix Desktop doesn't know.</source><translation>Der Cache-Eintrag {named}… hat ein Format (Version {version}), das dieses Helix Desktop nicht kennt.</translation></message>
<message><source>The cache entry {named}… is damaged: its bytes don't match its SHA-256.</source><translation>Der Cache-Eintrag {named}… ist beschädigt: Seine Bytes passen nicht zu seinem SHA-256.</translation></message>
<message><source>The cache is being cleaned up.</source><translation>Der Cache wird gerade aufgeräumt.</translation></message>
<message><source>The change failed. The output is unchanged.</source><translation>Die Änderung ist fehlgeschlagen. Die Ausgabe ist unverändert.</translation></message>
<message><source>The code replaces the whole file.</source><translation>Der Code ersetzt die ganze Datei.</translation></message>
<message><source>The collector of traces does not answer.</source><translation>Der Collector für Traces antwortet nicht.</translation></message>
<message><source>The command could not be run.</source><translation>Der Befehl ließ sich nicht ausführen.</translation></message>
<message><source>The command could not be started.</source><translation>Der Befehl ließ sich nicht starten.</translation></message>
<message><source>The command does not listen at port {port}.</source><translation>Der Befehl lauscht nicht an Port {port}.</translation></message>
<message><source>The command failed in the window. The log says why.</source><translation>Der Befehl ist im Fenster fehlgeschlagen. Der Grund steht im Protokoll.</translation></message>
<message><source>The command has ended.</source><translation>Der Befehl ist beendet.</translation></message>
<message><source>The command is checked again before it runs, and Helix sees what ran.</source><translation>Der Befehl wird vor der Ausführung erneut geprüft, und Helix sieht, was lief.</translation></message>
<message><source>The command is empty.</source><translation>Der Befehl ist leer.</translation></message>
<message><source>The command left too many files in the repository.</source><translation>Der Befehl hat zu viele Dateien im Repository hinterlassen.</translation></message>
<message><source>The command names too many files.</source><translation>Der Befehl nennt zu viele Dateien.</translation></message>
<message><source>The command was not run: `{path}` in the repository is a link.</source><translation>Der Befehl wurde nicht ausgeführt: `{path}` im Repository ist ein Link.</translation></message>
<message><source>The command was not run: another command is changing the folder at this moment.</source><translation>Der Befehl wurde nicht ausgeführt: Ein anderer Befehl ändert gerade den Ordner.</translation></message>
<message><source>The command was not run: the project folder holds {count} places that it would have to be kept from, more than {most}.</source><translation>Der Befehl wurde nicht ausgeführt: Der Projektordner enthält {count} Stellen, die vor ihm zu schützen wären, mehr als {most}.</translation></message>
<message><source>The command was not run: the repository has too many branches, tags, or other files to be copied before.</source><translation>Der Befehl wurde nicht ausgeführt: Das Repository hat zu viele Branches, Tags oder andere Dateien, um vorher kopiert zu werden.</translation></message>
<message><source>The command was not run: {path} is in the way of a folder that it needs.</source><translation>Der Befehl wurde nicht ausgeführt: {path} ist einem Ordner im Weg, den er braucht.</translation></message>
<message><source>The commands in {name} weren't allowed. {why}</source><translation>Die Befehle in {name} wurden nicht erlaubt. {why}</translation></message>
<message><source>The connection ended</source><translation>Die Verbindung wurde beendet</translation></message>
<message><source>The connection isn't encrypted.</source><translation>Die Verbindung ist nicht verschlüsselt.</translation></message>
<message><source>The connection to the server ended.</source><translation>Die Verbindung zum Server ist beendet.</translation></message>
<message><source>The connection to {0} isn't encrypted. Others on that network could read and change everything that is sent, also keys.</source><translation>Die Verbindung zu {0} ist nicht verschlüsselt. Andere in diesem Netzwerk könnten alles lesen und ändern, was gesendet wird, auch Schlüssel.</translation></message>
<message><source>The connection to {host} isn't encrypted.</source><translation>Die Verbindung zu {host} ist nicht verschlüsselt.</translation></message>
<message><source>The connection to {host} was lost.</source><translation>Die Verbindung zu {host} riss ab.</translation></message>
<message><source>The connection was lost before an answer arrived.</source><translation>Die Verbindung riss ab, bevor eine Antwort kam.</translation></message>
<message><source>The content is damaged or missing.</source><translation>Der Inhalt ist beschädigt oder fehlt.</translation></message>
<message><source>The content no longer matches its hash, so no file was written.</source><translation>Der Inhalt passt nicht mehr zu seinem Hash, daher wurde keine Datei geschrieben.</translation></message>
<message><source>The context has a marker instead. You and Helix can recall the full output.</source><translation>Im Kontext steht stattdessen ein Marker. Sie und Helix können die ganze Ausgabe abrufen.</translation></message>
<message><source>The context has a part of this large output, and the cache all of it.</source><translation>Der Kontext hat einen Teil dieser großen Ausgabe, der Cache alles.</translation></message>
<message><source>The context has newer notes. These lines can only be read.</source><translation>Der Kontext hat neuere Notizen. Diese Zeilen lassen sich nur lesen.</translation></message>
<message><source>The context has other notes by now.</source><translation>Der Kontext hat inzwischen andere Notizen.</translation></message>
<message><source>The context is byte for byte what it was before.</source><translation>Der Kontext ist Byte für Byte, was er vorher war.</translation></message>
<message><source>The context window of {model} is unknown, so Helix assumes {window} tokens. Set it in Settings › Models and keys or with `helix-desktop model set`.</source><translation>Das Kontextfenster von {model} ist unbekannt, Helix nimmt {window} Token an. In Einstellungen › Modelle und Schlüssel oder mit `helix-desktop model set` festlegen.</translation></message>
<message><source>The conversation changed in the meantime, so nothing was compacted.</source><translation>Die Unterhaltung hat sich inzwischen geändert, daher wurde nichts verdichtet.</translation></message>
<message><source>The conversation contains outside content, and this call can send data out.</source><translation>Die Unterhaltung enthält externe Inhalte, und dieser Aufruf kann Daten hinaussenden.</translation></message>
<message><source>The conversation contains outside content, which may have chosen it.</source><translation>Die Unterhaltung enthält externe Inhalte, die das bestimmt haben können.</translation></message>
<message><source>The counters are behind the numbers in use.</source><translation>Die Zähler liegen hinter den verwendeten Nummern zurück.</translation></message>
<message><source>The credential_process of the AWS profile {profile} failed.</source><translation>Der credential_process des AWS-Profils {profile} ist fehlgeschlagen.</translation></message>
<message><source>The damaged file is kept as {aside}.</source><translation>Die beschädigte Datei bleibt als {aside} erhalten.</translation></message>
<message><source>The damaged file is kept as {aside}. To end this message, run `helix-desktop workspace check --acknowledge` or use Settings › Data.</source><translation>Die beschädigte Datei bleibt als {aside} erhalten. Damit diese Meldung endet, `helix-desktop workspace check --acknowledge` ausführen oder Einstellungen › Daten öffnen.</translation></message>
<message><source>The database in {folder} has lost its first records.</source><translation>Die Datenbank in {folder} hat ihre ersten Datensätze verloren.</translation></message>
<message><source>The database in {folder} is damaged or incomplete: {text}.</source><translation>Die Datenbank in {folder} ist beschädigt oder unvollständig: {text}.</translation></message>
<message><source>The database in {folder} is gone.</source><translation>Die Datenbank in {folder} ist verschwunden.</translation></message>
<message><source>The database in {folder} is in use by another program.</source><translation>Die Datenbank in {folder} wird von einem anderen Programm verwendet.</translation></message>
<message><source>The database in {place} is damaged: {why}.</source><translation>Die Datenbank in {place} ist beschädigt: {why}.</translation></message>
<message><source>The database's file {name} has no readable index.</source><translation>Die Datenbankdatei {name} hat keinen lesbaren Index.</translation></message>
<message><source>The database's file {name} is missing.</source><translation>Die Datenbankdatei {name} fehlt.</translation></message>
<message><source>The database's file {name} was cut off: {size} of {listed} bytes are left.</source><translation>Die Datenbankdatei {name} wurde abgeschnitten: {size} von {listed} Bytes sind übrig.</translation></message>
<message><source>The database's log {name} is damaged.</source><translation>Das Datenbankprotokoll {name} ist beschädigt.</translation></message>
<message><source>The desktop didn't take it, so it is in the window.</source><translation>Der Desktop hat ihn nicht angenommen, daher steht er im Fenster.</translation></message>
<message><source>The disk failed while using {folder}: {text}.</source><translation>Fehler des Datenträgers beim Zugriff auf {folder}: {text}.</translation></message>
<message><source>The disk is full.</source><translation>Der Datenträger ist voll.</translation></message>
<message><source>The disk is full: can't write {place}.</source><translation>Der Datenträger ist voll: {place} lässt sich nicht schreiben.</translation></message>
<message><source>The disk is full; {path} is as it was.</source><translation>Der Datenträger ist voll; {path} ist unverändert.</translation></message>
<message><source>The disk isn't responding.</source><translation>Der Datenträger antwortet nicht.</translation></message>
<message><source>The disk that holds {where} is full.</source><translation>Der Datenträger mit {where} ist voll.</translation></message>
<message><source>The draft was stopped.</source><translation>Der Entwurf wurde gestoppt.</translation></message>
<message><source>The earlier policy stays in effect.</source><translation>Die bisherige Strategie bleibt in Kraft.</translation></message>
<message><source>The earlier settings stay in effect.</source><translation>Die bisherigen Einstellungen bleiben in Kraft.</translation></message>
<message><source>The earlier version is in {0}.</source><translation>Die frühere Version liegt in {0}.</translation></message>
<message><source>The encoding of {path} ({name}) lacks a character of the code.</source><translation>In der Kodierung von {path} ({name}) fehlt ein Zeichen des Codes.</translation></message>
<message><source>The end of the database's log is gone. Everything before it is intact.</source><translation>Das Ende des Datenbankprotokolls ist verloren. Alles davor ist unversehrt.</translation></message>
<message><source>The end of this session is too large and not included.</source><translation>Das Ende dieser Sitzung ist zu groß und fehlt hier.</translation></message>
<message><source>The entry is indexed twice.</source><translation>Der Eintrag ist doppelt indiziert.</translation></message>
<message><source>The entry is still damaged.</source><translation>Der Eintrag ist weiterhin beschädigt.</translation></message>
<message><source>The entry is still in the file.</source><translation>Der Eintrag steht weiterhin in der Datei.</translation></message>
<message><source>The entry takes space and can be recalled only by its hash.</source><translation>Der Eintrag belegt Platz und lässt sich nur über seinen Hash abrufen.</translation></message>
<message><source>The environment variable of {id} has an invalid name.</source><translation>Die Umgebungsvariable von {id} hat einen ungültigen Namen.</translation></message>
<message><source>The environment variable {name} has no value for the header {header}.</source><translation>Die Umgebungsvariable {name} hat keinen Wert für den Header {header}.</translation></message>
<message><source>The export contains an invalid session name.</source><translation>Der Export enthält einen ungültigen Sitzungsnamen.</translation></message>
<message><source>The export in {source} was written by a newer Helix Desktop.</source><translation>Der Export in {source} stammt von einem neueren Helix Desktop.</translation></message>
<message><source>The fast model reads the whole output. The change applies from the next request; the prompt cache is rebuilt from here.</source><translation>Das schnelle Modell liest die ganze Ausgabe. Die Änderung gilt ab der nächsten Anfrage; der Prompt-Cache wird ab hier neu aufgebaut.</translation></message>
<message><source>The field {name} has no effect.</source><translation>Das Feld {name} hat keine Wirkung.</translation></message>
<message><source>The field {name} isn't supported.</source><translation>Das Feld {name} wird nicht unterstützt.</translation></message>
<message><source>The file already has this content.</source><translation>Die Datei hat diesen Inhalt schon.</translation></message>
<message><source>The file doesn't start with a line of {mark}.</source><translation>Die Datei beginnt nicht mit einer Zeile {mark}.</translation></message>
<message><source>The file doesn't start with a request.</source><translation>Die Datei beginnt nicht mit einer Anfrage.</translation></message>
<message><source>The file ends within item {number} of its list.</source><translation>Die Datei endet mitten in Eintrag {number} ihrer Liste.</translation></message>
<message><source>The file ends within line {line}, which is read once all of it is there.</source><translation>Die Datei endet mitten in Zeile {line}, die gelesen wird, sobald sie vollständig ist.</translation></message>
<message><source>The file for traces needs a whole path: {path}.</source><translation>Die Datei für Traces braucht einen vollständigen Pfad: {path}.</translation></message>
<message><source>The file has more than {most} MB.</source><translation>Die Datei hat mehr als {most} MB.</translation></message>
<message><source>The file has the exact history, so they can't be masked. A page masks them.</source><translation>Die Datei enthält den genauen Verlauf, daher können sie nicht unkenntlich gemacht werden. Eine Seite macht sie unkenntlich.</translation></message>
<message><source>The file has too many lines for a patch.</source><translation>Die Datei hat zu viele Zeilen für einen Patch.</translation></message>
<message><source>The file is back to its original content.</source><translation>Die Datei hat wieder ihren ursprünglichen Inhalt.</translation></message>
<message><source>The file is too large for a bundle.</source><translation>Die Datei ist zu groß für ein Bundle.</translation></message>
<message><source>The file is too large for a server list.</source><translation>Die Datei ist zu groß für eine Serverliste.</translation></message>
<message><source>The file is unchanged.</source><translation>Die Datei ist unverändert.</translation></message>
<message><source>The file isn't a PNG, JPEG, GIF, or WebP image.</source><translation>Die Datei ist kein PNG-, JPEG-, GIF- oder WebP-Bild.</translation></message>
<message><source>The file isn't text or is over 1 MB. You can restore the whole file.</source><translation>Die Datei ist kein Text oder größer als 1 MB. Die ganze Datei lässt sich wiederherstellen.</translation></message>
<message><source>The file isn't valid TOML.</source><translation>Die Datei ist kein gültiges TOML.</translation></message>
<message><source>The file stays in {place}.</source><translation>Die Datei bleibt in {place}.</translation></message>
<message><source>The file was edited since, so Helix won't overwrite it. You can undo single changes or save a copy.</source><translation>Die Datei wurde seither bearbeitet, Helix überschreibt sie daher nicht. Möglich ist, einzelne Änderungen rückgängig zu machen oder eine Kopie zu speichern.</translation></message>
<message><source>The file was new, so undoing the changes deleted it.</source><translation>Die Datei war neu, daher hat das Rückgängigmachen sie gelöscht.</translation></message>
<message><source>The files are as they were.</source><translation>Die Dateien sind, wie sie waren.</translation></message>
<message><source>The files of other programs are only read. Nothing is sent.</source><translation>Dateien anderer Programme werden nur gelesen. Nichts wird gesendet.</translation></message>
<message><source>The first one appears here, section by section.</source><translation>Die erste erscheint hier, Abschnitt für Abschnitt.</translation></message>
<message><source>The folder has no SKILL.md.</source><translation>Der Ordner hat keine SKILL.md.</translation></message>
<message><source>The folder is moved to the files set aside for you. Nothing is deleted.</source><translation>Der Ordner wird zu den beiseitegelegten Dateien verschoben. Es wird nichts gelöscht.</translation></message>
<message><source>The folder {folder} doesn't answer.</source><translation>Der Ordner {folder} antwortet nicht.</translation></message>
<message><source>The folder {folder} is gone.</source><translation>Der Ordner {folder} ist verschwunden.</translation></message>
<message><source>The folder {path} has no recorded sessions (*.jsonl[.gz]).</source><translation>Der Ordner {path} enthält keine aufgezeichneten Sitzungen (*.jsonl[.gz]).</translation></message>
<message><source>The folder {where} contains a database that Helix Desktop didn't create.</source><translation>Der Ordner {where} enthält eine Datenbank, die nicht von Helix Desktop stammt.</translation></message>
<message><source>The folder's name isn't valid text.</source><translation>Der Name des Ordners ist kein gültiger Text.</translation></message>
<message><source>The form asks for fields that it does not have.</source><translation>Das Formular verlangt Felder, die es nicht hat.</translation></message>
<message><source>The full output may not fit, or no model could write an excerpt.</source><translation>Die volle Ausgabe passt vielleicht nicht, oder kein Modell konnte einen Auszug schreiben.</translation></message>
<message><source>The handover already has this text.</source><translation>Die Übergabe hat schon diesen Text.</translation></message>
<message><source>The handover is unchanged.</source><translation>Die Übergabe ist unverändert.</translation></message>
<message><source>The header {name} can't be sent.</source><translation>Der Header {name} kann nicht gesendet werden.</translation></message>
<message><source>The header {name} carries the key of this provider.</source><translation>Der Header {name} überträgt den Schlüssel dieses Anbieters.</translation></message>
<message><source>The header {name} is set twice.</source><translation>Der Header {name} ist zweimal gesetzt.</translation></message>
<message><source>The hook didn't run, because its text changed after you approved it.</source><translation>Der Hook lief nicht, weil sich sein Text nach der Freigabe geändert hat.</translation></message>
<message><source>The hook has just changed.</source><translation>Der Hook hat sich gerade geändert.</translation></message>
<message><source>The hook {hook} blocked this message: {reason}</source><translation>Der Hook {hook} hat diese Nachricht verhindert: {reason}</translation></message>
<message><source>The hook {hook} blocked this: {reason}</source><translation>Der Hook {hook} hat dies verhindert: {reason}</translation></message>
<message><source>The hook {hook} failed: {reason}</source><translation>Der Hook {hook} ist fehlgeschlagen: {reason}</translation></message>
<message><source>The host name contains look-alike letters.</source><translation>Der Hostname enthält täuschend ähnliche Buchstaben.</translation></message>
<message><source>The icon {name} is missing.</source><translation>Das Symbol {name} fehlt.</translation></message>
<message><source>The image can't be made small enough.</source><translation>Das Bild lässt sich nicht klein genug machen.</translation></message>
<message><source>The image has no pixels.</source><translation>Das Bild hat keine Pixel.</translation></message>
<message><source>The image has too many pixels. Up to {most} are supported.</source><translation>Das Bild hat zu viele Pixel. Unterstützt werden bis zu {most}.</translation></message>
<message><source>The image has {size} bytes. Images of up to {most} bytes are supported.</source><translation>Das Bild hat {size} Bytes. Unterstützt werden Bilder bis {most} Bytes.</translation></message>
<message><source>The image is damaged or incomplete.</source><translation>Das Bild ist beschädigt oder unvollständig.</translation></message>
<message><source>The images are included.</source><translation>Die Bilder sind dabei.</translation></message>
<message><source>The key is deleted from your keyring.</source><translation>Der Schlüssel wird aus dem Schlüsselbund gelöscht.</translation></message>
<message><source>The key is empty.</source><translation>Der Schlüssel ist leer.</translation></message>
<message><source>The keyring has no secret {name} for server {server}.</source><translation>Der Schlüsselbund enthält kein Geheimnis {name} für Server {server}.</translation></message>
<message><source>The keyring has no value for the header {name} of {endpoint}.</source><translation>Der Schlüsselbund enthält keinen Wert für den Header {name} von {endpoint}.</translation></message>
<message><source>The last change is a rewind, which also changed files.</source><translation>Die letzte Änderung ist ein Zurückgehen, das auch Dateien geändert hat.</translation></message>
<message><source>The last model you chose; new workspaces start with it.</source><translation>Das zuletzt gewählte Modell; neue Arbeitsbereiche beginnen damit.</translation></message>
<message><source>The last of {count} runs.</source><translation>Der letzte von {count} Läufen.</translation></message>
<message><source>The last step before the disk filled up was saved after all.</source><translation>Der letzte Schritt, bevor der Datenträger voll war, wurde doch noch gespeichert.</translation></message>
<message><source>The last turn wasn't interrupted.</source><translation>Die letzte Runde wurde nicht unterbrochen.</translation></message>
<message numerus="yes"><source>The last {0} requests</source><extracomment>One: The last {0} request</extracomment><translation><numerusform>Die letzte Anfrage</numerusform><numerusform>Die letzten {0} Anfragen</numerusform></translation></message>
<message><source>The limit was reached {count} times in a row, so Helix doesn't resume by itself.</source><translation>Das Limit wurde {count}-mal in Folge erreicht, deshalb setzt Helix nicht von selbst fort.</translation></message>
<message><source>The lines are unchanged.</source><translation>Die Zeilen sind unverändert.</translation></message>
<message><source>The lines of a large output that Helix needs. The cache has the full output.</source><translation>Die Zeilen einer großen Ausgabe, die Helix braucht. Der Cache hat die ganze Ausgabe.</translation></message>
<message><source>The link contains no server.</source><translation>Der Link enthält keinen Server.</translation></message>
<message><source>The link doesn't name its server.</source><translation>Der Link nennt keinen Namen für seinen Server.</translation></message>
<message><source>The link points to this computer or your local network.</source><translation>Der Link zeigt auf diesen Computer oder das lokale Netzwerk.</translation></message>
<message><source>The link text shows a different host.</source><translation>Der Linktext zeigt einen anderen Host.</translation></message>
<message><source>The list of its uses is incomplete.</source><translation>Die Liste seiner Nutzungen ist unvollständig.</translation></message>
<message><source>The list of skills</source><translation>Die Liste der Skills</translation></message>
<message><source>The list of the database's tables (MANIFEST) is missing or damaged.</source><translation>Die Liste der Datenbanktabellen (MANIFEST) fehlt oder ist beschädigt.</translation></message>
<message><source>The matcher has more than names, .*, and |.</source><translation>Der Filter enthält mehr als Namen, .* und |.</translation></message>
<message><source>The memory</source><translation>Das Gedächtnis</translation></message>
<message><source>The memory has no line {number}.</source><translation>Das Gedächtnis hat keine Zeile {number}.</translation></message>
<message><source>The memory has no version {number}.</source><translation>Das Gedächtnis hat keine Version {number}.</translation></message>
<message><source>The memory of this workspace</source><translation>Gedächtnis dieses Arbeitsbereichs</translation></message>
<message><source>The memory would have {count} lines; {most} are possible.</source><translation>Das Gedächtnis hätte {count} Zeilen; möglich sind {most}.</translation></message>
<message><source>The memory would keep a secret.</source><translation>Das Gedächtnis würde ein Geheimnis behalten.</translation></message>
<message><source>The messages that this version covers can't be found again.</source><translation>Die Nachrichten, die diese Version abdeckt, sind nicht mehr auffindbar.</translation></message>
<message><source>The mode stays as it is, because a question waits for your answer.</source><translation>Der Modus bleibt, wie er ist, weil eine Frage auf Antwort wartet.</translation></message>
<message><source>The model declined to answer.</source><translation>Das Modell hat die Antwort verweigert.</translation></message>
<message><source>The model is still being loaded.</source><translation>Das Modell wird noch geladen.</translation></message>
<message><source>The model made the same call {count} times in a row and got the same output.</source><translation>Das Modell hat denselben Aufruf {count}-mal hintereinander gemacht und dieselbe Ausgabe erhalten.</translation></message>
<message><source>The model made the same failing call {count} times in a row.</source><translation>Das Modell hat denselben fehlschlagenden Aufruf {count}-mal hintereinander gemacht.</translation></message>
<message><source>The model of this request isn't set up now.</source><translation>Das Modell dieser Anfrage ist jetzt nicht eingerichtet.</translation></message>
<message><source>The model reads this in full with the next request.</source><translation>Das Modell liest dies mit der nächsten Anfrage ganz.</translation></message>
<message><source>The model reads this in full. The same call returned a newer output later.</source><translation>Das Modell liest das ganz. Derselbe Aufruf ergab später eine neuere Ausgabe.</translation></message>
<message><source>The model reasons with at most this many tokens before each answer.</source><translation>Das Modell denkt vor jeder Antwort mit höchstens so vielen Token nach.</translation></message>
<message><source>The model refused</source><translation>Antwort verweigert</translation></message>
<message><source>The model sent an empty answer.</source><translation>Das Modell hat eine leere Antwort gesendet.</translation></message>
<message><source>The model's reasoning is shown, but isn't sent to a model again.</source><translation>Die Überlegungen des Modells werden angezeigt, aber keinem Modell mehr gesendet.</translation></message>
<message><source>The model's reply was cut off.</source><translation>Die Antwort des Modells wurde abgeschnitten.</translation></message>
<message><source>The models you chose last as JSON, newest first.</source><translation>Die zuletzt gewählten Modelle als JSON, neueste zuerst.</translation></message>
<message><source>The name may contain only letters, digits, dots, _, and -.</source><translation>Der Name darf nur Buchstaben, Ziffern, Punkte, _ und - enthalten.</translation></message>
<message><source>The name may contain only letters, digits, spaces, dots, _, and -.</source><translation>Der Name darf nur Buchstaben, Ziffern, Leerzeichen, Punkte, _ und - enthalten.</translation></message>
<message><source>The newest turn and your last message are never compacted.</source><translation>Die neueste Runde und die letzte eigene Nachricht werden nie verdichtet.</translation></message>
<message><source>The next request needs {need} {what}, but the model accepts {most}.</source><translation>Die nächste Anfrage braucht {need} {what}, das Modell nimmt aber höchstens {most} an.</translation></message>
<message><source>The next version takes more space.</source><translation>Die nächste Version belegt mehr Platz.</translation></message>
<message><source>The number of its uses is wrong.</source><translation>Die Zahl seiner Nutzungen ist falsch.</translation></message>
<message><source>The old database is kept as db.before-repair-… in the workspace's data. `workspace check --acknowledge` ends this report.</source><translation>Die alte Datenbank bleibt als db.before-repair-… in den Daten des Arbeitsbereichs. `workspace check --acknowledge` beendet diese Meldung.</translation></message>
<message><source>The old name stays.</source><translation>Der alte Name bleibt.</translation></message>
<message><source>The output was too large.</source><translation>Die Ausgabe war zu groß.</translation></message>
<message><source>The page has the whole conversation. It runs no scripts and loads nothing.</source><translation>Die Seite enthält das ganze Gespräch. Sie führt keine Skripte aus und lädt nichts nach.</translation></message>
<message><source>The parent of this branch was deleted.</source><translation>Die Ausgangssitzung dieses Zweigs wurde gelöscht.</translation></message>
<message><source>The partial answer is returned when the time is up</source><translation>Nach Ablauf der Zeit kommt die Teilantwort zurück</translation></message>
<message><source>The partial answer is saved. Continue, or send a new message.</source><translation>Die Teilantwort ist gespeichert. Fortfahren oder eine neue Nachricht senden.</translation></message>
<message><source>The partial answer is saved. Send again or choose another model.</source><translation>Die Teilantwort ist gespeichert. Erneut senden oder ein anderes Modell wählen.</translation></message>
<message><source>The partial export in {0} was removed. The workspace is unchanged.</source><translation>Der unvollständige Export in {0} wurde entfernt. Der Arbeitsbereich ist unverändert.</translation></message>
<message><source>The partial work was removed. Nothing else changed.</source><translation>Die unvollständige Arbeit wurde entfernt. Sonst wurde nichts geändert.</translation></message>
<message><source>The patch changes several files.</source><translation>Der Patch ändert mehrere Dateien.</translation></message>
<message><source>The patch changes the lines that it names.</source><translation>Der Patch ändert die Zeilen, die er nennt.</translation></message>
<message><source>The path {folder} isn't valid text.</source><translation>Der Pfad {folder} ist kein gültiger Text.</translation></message>
<message><source>The path {path} is too long for this system.</source><translation>Der Pfad {path} ist zu lang für dieses System.</translation></message>
<message><source>The path {plain} is too long for a socket.</source><translation>Der Pfad {plain} ist zu lang für einen Socket.</translation></message>
<message><source>The pattern has {count} characters, {longest} are possible.</source><translation>Das Muster hat {count} Zeichen, möglich sind {longest}.</translation></message>
<message><source>The permission for this session could not be kept.</source><translation>Die Berechtigung für diese Sitzung konnte nicht gespeichert werden.</translation></message>
<message><source>The policy preset can't be {name}.</source><translation>Die Strategievorlage kann nicht {name} sein.</translation></message>
<message><source>The policy {path} has a line with more than {longest} characters.</source><translation>Die Richtlinie {path} hat eine Zeile mit mehr als {longest} Zeichen.</translation></message>
<message><source>The policy {path} is nested too deeply.</source><translation>Die Richtlinie {path} ist zu tief verschachtelt.</translation></message>
<message><source>The policy {path} is not valid TOML: {why}.</source><translation>Die Richtlinie {path} ist kein gültiges TOML: {why}.</translation></message>
<message><source>The practice model isn't a provider.</source><translation>Das Übungsmodell ist kein Anbieter.</translation></message>
<message><source>The preset, and each value that differs from it.</source><translation>Die Vorlage und jeder Wert, der von ihr abweicht.</translation></message>
<message><source>The preview failed because {asks} didn't write a usable handover.</source><translation>Die Vorschau ist fehlgeschlagen, weil {asks} keine brauchbare Übergabe geschrieben hat.</translation></message>
<message><source>The price of {0} is unknown, so your budget in dollars can't be kept.</source><translation>Der Preis von {0} ist unbekannt, das Budget in Dollar lässt sich daher nicht einhalten.</translation></message>
<message><source>The price of {model} is unknown, so the budget in dollars can't be kept.</source><translation>Der Preis von {model} ist unbekannt, das Budget in Dollar lässt sich daher nicht einhalten.</translation></message>
<message><source>The price of {model} is unknown.</source><translation>Der Preis von {model} ist unbekannt.</translation></message>
<message><source>The process that answers has ended.</source><translation>Der antwortende Prozess ist beendet.</translation></message>
<message><source>The process that had this workspace open is gone.</source><translation>Der Prozess, der diesen Arbeitsbereich geöffnet hatte, läuft nicht mehr.</translation></message>
<message><source>The processes of this terminal can't be read.</source><translation>Die Prozesse dieses Terminals sind nicht lesbar.</translation></message>
<message><source>The program of {agent} is another one than you approved: {program}.</source><translation>Das Programm von {agent} ist ein anderes als das freigegebene: {program}.</translation></message>
<message><source>The program of “{0}” is another one than before</source><translation>Das Programm von „{0}“ ist ein anderes als zuvor</translation></message>
<message><source>The project Helix works in</source><translation>Das Projekt, in dem Helix arbeitet</translation></message>
<message><source>The project folder contains more than {most} folders, too many to find what commands must not reach.</source><translation>Der Projektordner enthält mehr als {most} Ordner, zu viele, um zu finden, was Befehle nicht erreichen dürfen.</translation></message>
<message><source>The project folder has an unfinished merge, rebase or revert.</source><translation>Im Projektordner ist ein Merge, Rebase oder Revert nicht abgeschlossen.</translation></message>
<message><source>The project folder has uncommitted changes of the same files: {files}</source><translation>Der Projektordner hat nicht committete Änderungen an denselben Dateien: {files}</translation></message>
<message><source>The project folder is a bare repository, without a work tree.</source><translation>Der Projektordner ist ein Bare-Repository ohne Arbeitsbaum.</translation></message>
<message><source>The project folder is gone: {0}</source><translation>Der Projektordner ist verschwunden: {0}</translation></message>
<message><source>The project folder is itself a worktree or a submodule.</source><translation>Der Projektordner ist selbst ein Worktree oder ein Submodul.</translation></message>
<message><source>The project folder is not in a git repository.</source><translation>Der Projektordner liegt nicht in einem git-Repository.</translation></message>
<message><source>The project folder is on no branch now.</source><translation>Der Projektordner ist gerade auf keinem Branch.</translation></message>
<message><source>The project folder is only a part of the repository {top}.</source><translation>Der Projektordner ist nur ein Teil des Repositorys {top}.</translation></message>
<message><source>The prompt cache held {0} tokens, which saved about {1} by today's prices.</source><translation>Der Prompt-Cache hatte {0} Token, was nach heutigen Preisen etwa {1} sparte.</translation></message>
<message><source>The prompt cache held {0} tokens.</source><translation>Der Prompt-Cache hatte {0} Token.</translation></message>
<message><source>The provider asks to wait</source><translation>Der Anbieter bittet um Warten</translation></message>
<message><source>The provider asks to wait until {until}.</source><translation>Der Anbieter bittet, bis {until} zu warten.</translation></message>
<message><source>The provider couldn't parse the model's output ({reason}).</source><translation>Der Anbieter konnte die Ausgabe des Modells nicht auswerten ({reason}).</translation></message>
<message><source>The provider didn't answer in time.</source><translation>Der Anbieter hat nicht rechtzeitig geantwortet.</translation></message>
<message><source>The provider didn't return a list of models.</source><translation>Der Anbieter hat keine Modellliste zurückgegeben.</translation></message>
<message><source>The provider doesn't have this model.</source><translation>Der Anbieter hat dieses Modell nicht.</translation></message>
<message><source>The provider had an internal error.</source><translation>Beim Anbieter trat ein interner Fehler auf.</translation></message>
<message><source>The provider is overloaded.</source><translation>Der Anbieter ist überlastet.</translation></message>
<message><source>The provider makes the searches. Their words can carry data out.</source><translation>Der Anbieter führt die Suchen aus. Mit den Suchwörtern können Daten nach außen gelangen.</translation></message>
<message><source>The provider rejected the API key.</source><translation>Der Anbieter hat den API-Schlüssel abgelehnt.</translation></message>
<message><source>The provider rejected the credentials that signed the request.</source><translation>Der Anbieter hat die Anmeldedaten abgelehnt, mit denen die Anfrage signiert wurde.</translation></message>
<message><source>The provider rejected the request.</source><translation>Der Anbieter hat die Anfrage abgelehnt.</translation></message>
<message><source>The provider rejected the signature, because this computer's clock is wrong.</source><translation>Der Anbieter hat die Signatur abgelehnt, weil die Uhr dieses Computers falsch geht.</translation></message>
<message><source>The provider returned a web page instead of an answer.</source><translation>Der Anbieter hat eine Webseite statt einer Antwort zurückgegeben.</translation></message>
<message><source>The provider returned something that isn't an answer.</source><translation>Der Anbieter hat etwas zurückgegeben, das keine Antwort ist.</translation></message>
<message><source>The provider says: “{sentence}”</source><translation>Meldung des Anbieters: „{sentence}“</translation></message>
<message><source>The provider sent an empty answer.</source><translation>Der Anbieter hat eine leere Antwort gesendet.</translation></message>
<message><source>The provider's filter ended the answer.</source><translation>Der Filter des Anbieters hat die Antwort beendet.</translation></message>
<message><source>The provider's rate limit is reached.</source><translation>Das Ratenlimit des Anbieters ist erreicht.</translation></message>
<message><source>The proxy opens no way to the server. Check this system's proxy.</source><translation>Der Proxy öffnet keinen Weg zum Server. Den Proxy dieses Systems prüfen.</translation></message>
<message><source>The proxy requires authentication (status 407). Check this system's proxy.</source><translation>Der Proxy verlangt eine Anmeldung (Status 407). Den Proxy dieses Systems prüfen.</translation></message>
<message><source>The proxy requires authentication.</source><translation>Der Proxy verlangt eine Anmeldung.</translation></message>
<message><source>The query parameter {name} may be a key, and addresses end up in logs.</source><translation>Der Query-Parameter {name} ist vielleicht ein Schlüssel, und Adressen landen in Protokolldateien.</translation></message>
<message><source>The queue is empty.</source><translation>Die Warteschlange ist leer.</translation></message>
<message><source>The readable part is still in the database that was set aside.</source><translation>Der lesbare Teil liegt noch in der beiseitegelegten Datenbank.</translation></message>
<message><source>The reading of the document was stopped.</source><translation>Das Lesen des Dokuments wurde gestoppt.</translation></message>
<message><source>The record doesn't follow the one before it.</source><translation>Der Datensatz schließt nicht an den vorigen an.</translation></message>
<message><source>The record has a format (version {version}) that only a newer Helix Desktop knows.</source><translation>Der Datensatz hat ein Format (Version {version}), das nur ein neueres Helix Desktop kennt.</translation></message>
<message><source>The record is cut short.</source><translation>Der Datensatz ist abgeschnitten.</translation></message>
<message><source>The record is damaged (its checksum is wrong).</source><translation>Der Datensatz ist beschädigt (seine Prüfsumme ist falsch).</translation></message>
<message><source>The record is missing.</source><translation>Der Datensatz fehlt.</translation></message>
<message><source>The record of {short}… is damaged.</source><translation>Der Datensatz von {short}… ist beschädigt.</translation></message>
<message><source>The regular expression calls itself, which is not possible here.</source><translation>Der reguläre Ausdruck ruft sich selbst auf, das ist hier nicht möglich.</translation></message>
<message><source>The regular expression cannot be read.</source><translation>Der reguläre Ausdruck ist nicht lesbar.</translation></message>
<message><source>The regular expression cannot be read: {error}.</source><translation>Der reguläre Ausdruck ist nicht lesbar: {error}.</translation></message>
<message><source>The regular expression has {count} characters, {longest} are possible.</source><translation>Der reguläre Ausdruck hat {count} Zeichen, möglich sind {longest}.</translation></message>
<message><source>The regular expression stopped after {seconds} seconds and {looked} entries.</source><translation>Der reguläre Ausdruck stoppte nach {seconds} Sekunden und {looked} Einträgen.</translation></message>
<message numerus="yes"><source>The regular expression took too long in {count} entries.</source><extracomment>One: The regular expression took too long in {count} entry.</extracomment><translation><numerusform>Der reguläre Ausdruck brauchte in {count} Eintrag zu lange.</numerusform><numerusform>Der reguläre Ausdruck brauchte in {count} Einträgen zu lange.</numerusform></translation></message>
<message><source>The repaired copy of {folder} isn't correct: {wrong}</source><translation>Die reparierte Kopie von {folder} ist nicht korrekt: {wrong}</translation></message>
<message><source>The repetitions {form} multiply to too many.</source><translation>Die Wiederholungen {form} ergeben multipliziert zu viele.</translation></message>
<message><source>The repository has no commits yet.</source><translation>Das Repository hat noch keine Commits.</translation></message>
<message><source>The request exceeds the model's limit of {limit} tokens.</source><translation>Die Anfrage übersteigt das Limit des Modells von {limit} Token.</translation></message>
<message><source>The request exceeds the model's limit.</source><translation>Die Anfrage übersteigt das Limit des Modells.</translation></message>
<message><source>The request exceeds your account's rate limit of {limit} tokens.</source><translation>Die Anfrage übersteigt das Ratenlimit des Kontos von {limit} Token.</translation></message>
<message><source>The request failed</source><translation>Die Anfrage ist fehlgeschlagen</translation></message>
<message><source>The request has a header that can't be sent.</source><translation>Die Anfrage hat einen Header, der sich nicht senden lässt.</translation></message>
<message><source>The request is too large for the provider.</source><translation>Die Anfrage ist zu groß für den Anbieter.</translation></message>
<message><source>The request is too long.</source><translation>Die Anfrage ist zu lang.</translation></message>
<message><source>The request was too large, so Helix shortened it without a model.</source><translation>Die Anfrage war zu groß, daher hat Helix sie ohne Modell gekürzt.</translation></message>
<message><source>The request was too large, so Helix trimmed it without calling a model.</source><translation>Die Anfrage war zu groß, daher hat Helix sie ohne Modell gekürzt.</translation></message>
<message><source>The request would have {tokens} tokens, and {model} takes {most}.</source><translation>Die Anfrage hätte {tokens} Token, und {model} nimmt {most} an.</translation></message>
<message><source>The rest is still there.</source><translation>Der Rest ist noch da.</translation></message>
<message><source>The same</source><translation>Dieselbe</translation></message>
<message><source>The same call returned a newer output later. You can still recall this one.</source><translation>Derselbe Aufruf lieferte später eine neuere Ausgabe. Diese lässt sich weiterhin abrufen.</translation></message>
<message><source>The same limit in tokens; whichever comes first. All limits for notes shrink with it in small context windows.</source><translation>Dasselbe Limit in Token; es gilt, was zuerst erreicht ist. In kleinen Kontextfenstern schrumpfen alle Limits für Notizen damit.</translation></message>
<message><source>The sandbox can't create a work tree outside the project folder.</source><translation>Die Sandbox kann außerhalb des Projektordners keinen Arbeitsbaum anlegen.</translation></message>
<message><source>The sandbox is off for this workspace: nothing restricts the command.</source><translation>Die Sandbox ist für diesen Arbeitsbereich ausgeschaltet: Nichts schränkt den Befehl ein.</translation></message>
<message><source>The sandbox works</source><translation>Die Sandbox funktioniert</translation></message>
<message><source>The screen may go dark. Closing the lid still lets the computer sleep</source><translation>Der Bildschirm darf dunkel werden. Ein geschlossener Deckel schaltet weiterhin in den Ruhezustand</translation></message>
<message><source>The search didn't finish, so not all matching entries are known.</source><translation>Die Suche wurde nicht fertig, daher sind nicht alle passenden Einträge bekannt.</translation></message>
<message><source>The search failed: {0}</source><translation>Die Suche ist fehlgeschlagen: {0}</translation></message>
<message><source>The search index is catching up, so this search was slower.</source><translation>Der Suchindex holt noch auf, daher war diese Suche langsamer.</translation></message>
<message><source>The server accepts {0} tokens, less than the {1} set for this model.</source><translation>Der Server nimmt {0} Token an, weniger als die {1}, die für dieses Modell eingestellt sind.</translation></message>
<message><source>The server changed. Review it again; nothing was approved.</source><translation>Der Server hat sich geändert. Erneut prüfen; es wurde nichts freigegeben.</translation></message>
<message><source>The server didn't answer in time.</source><translation>Der Server hat nicht rechtzeitig geantwortet.</translation></message>
<message><source>The server doesn't accept the reasoning effort {0}.</source><translation>Der Server nimmt diesen Denkaufwand nicht an: {0}.</translation></message>
<message><source>The server ended before it answered.</source><translation>Der Server endete, bevor er antwortete.</translation></message>
<message><source>The server ended the session (status {status}).</source><translation>Der Server hat die Sitzung beendet (Status {status}).</translation></message>
<message><source>The server ended.</source><translation>Der Server endete.</translation></message>
<message><source>The server had an internal error (status {status}). Try again later.</source><translation>Beim Server trat ein interner Fehler auf (Status {status}). Später erneut versuchen.</translation></message>
<message><source>The server has ended.</source><translation>Der Server ist beendet.</translation></message>
<message><source>The server may reject these for this model.</source><translation>Der Server könnte dies bei diesem Modell ablehnen.</translation></message>
<message><source>The server needs this variable.</source><translation>Der Server braucht diese Variable.</translation></message>
<message><source>The server offers no sign-in.</source><translation>Der Server bietet keine Anmeldung an.</translation></message>
<message><source>The server omitted a part of the last request without saying so. Helix keeps the requests to {model} below {limit} tokens for a day.</source><translation>Der Server hat einen Teil der letzten Anfrage weggelassen, ohne es zu sagen. Helix hält die Anfragen an {model} einen Tag lang unter {limit} Token.</translation></message>
<message><source>The server redirects to {place} (status {status}), where Helix doesn't follow. If that is the right server, use that URL.</source><translation>Der Server leitet zu {place} weiter (Status {status}), Helix folgt dem nicht. Wenn das der richtige Server ist, diese URL verwenden.</translation></message>
<message><source>The server refuses access (status 403). Check what its token is allowed to do.</source><translation>Der Server verweigert den Zugriff (Status 403). Prüfen, was sein Token erlaubt.</translation></message>
<message><source>The server rejected the request (status {status}). Check its URL and headers.</source><translation>Der Server hat die Anfrage abgelehnt (Status {status}). Seine URL und die Header prüfen.</translation></message>
<message><source>The server said: {said}</source><translation>Der Server meldete: {said}</translation></message>
<message><source>The server says: {said}</source><translation>Der Server meldet: {said}</translation></message>
<message><source>The server wants you to sign in (status 401). Sign in in Settings › MCP servers or with `helix-desktop server sign-in SERVER`, or save its token with `helix-desktop server secret SERVER Authorization`, as in `Bearer TOKEN`.</source><translation>Der Server verlangt eine Anmeldung (Status 401). In Einstellungen › MCP-Server oder mit `helix-desktop server sign-in SERVER` anmelden, oder sein Token mit `helix-desktop server secret SERVER Authorization` speichern, als `Bearer TOKEN`.</translation></message>
<message><source>The server {server} has been stopped.</source><translation>Der Server {server} wurde gestoppt.</translation></message>
<message><source>The server's answer doesn't follow the protocol.</source><translation>Die Antwort des Servers hält sich nicht an das Protokoll.</translation></message>
<message><source>The server's answer has too many values.</source><translation>Die Antwort des Servers hat zu viele Werte.</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again in {seconds} s.</source><translation>Das Ratenlimit des Servers ist erreicht (Status 429). In {seconds} s erneut versuchen.</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again later.</source><translation>Das Ratenlimit des Servers ist erreicht (Status 429). Später erneut versuchen.</translation></message>
<message><source>The service account's file has no usable key.</source><translation>Die Datei des Dienstkontos enthält keinen brauchbaren Schlüssel.</translation></message>
<message><source>The session</source><translation>Die Sitzung</translation></message>
<message><source>The session can still be read.</source><translation>Die Sitzung bleibt lesbar.</translation></message>
<message><source>The session changed since. Nothing was done.</source><translation>Die Sitzung hat sich inzwischen geändert. Nichts wurde geändert.</translation></message>
<message><source>The session goes on without them. Settings › General says where they go.</source><translation>Die Sitzung geht ohne sie weiter. Das Ziel steht in Einstellungen › Allgemein.</translation></message>
<message><source>The session has no start record.</source><translation>Die Sitzung hat keinen Startdatensatz.</translation></message>
<message><source>The session holds what looks like secrets: {count}.</source><translation>Die Sitzung enthält, was wie Geheimnisse aussieht: {count}.</translation></message>
<message><source>The session is closed.</source><translation>Die Sitzung ist geschlossen.</translation></message>
<message><source>The session is shown with a gap there.</source><translation>Die Sitzung wird dort mit einer Lücke angezeigt.</translation></message>
<message><source>The session isn't listed.</source><translation>Die Sitzung ist nicht aufgelistet.</translation></message>
<message><source>The session shows what was done. Nothing was lost.</source><translation>Die Sitzung zeigt, was getan wurde. Es ging nichts verloren.</translation></message>
<message><source>The session stays where it is.</source><translation>Die Sitzung bleibt, wo sie ist.</translation></message>
<message><source>The session works in a folder and on a branch of its own. Your folder stays as it is until you merge.</source><translation>Die Sitzung arbeitet in einem eigenen Ordner und auf einem eigenen Branch. Der Projektordner bleibt bis zum Mergen, wie er ist.</translation></message>
<message><source>The session's head doesn't match its last record.</source><translation>Der Kopf der Sitzung passt nicht zu ihrem letzten Datensatz.</translation></message>
<message><source>The session's head doesn't match its records.</source><translation>Der Kopf der Sitzung passt nicht zu ihren Datensätzen.</translation></message>
<message><source>The sessions are replayed on this computer under each preset. No model is asked, and nothing is sent.</source><translation>Die Sitzungen werden auf diesem Computer mit jeder Vorlage nachgespielt. Kein Modell wird gefragt, und nichts wird gesendet.</translation></message>
<message><source>The set context window is used with the next request.</source><translation>Das eingestellte Kontextfenster gilt ab der nächsten Anfrage.</translation></message>
<message><source>The size of each request; the full height is {0}</source><translation>Die Größe jeder Anfrage; die volle Höhe ist {0}</translation></message>
<message><source>The snapshot only takes space.</source><translation>Der Snapshot belegt nur Platz.</translation></message>
<message><source>The store counts {said} for {name}, but the entries add up to {counted}.</source><translation>Der Speicher zählt {said} für {name}, die Einträge ergeben aber {counted}.</translation></message>
<message><source>The store in {folder} isn't marked as complete.</source><translation>Der Speicher in {folder} ist nicht als vollständig markiert.</translation></message>
<message><source>The store in {parent} has lost its counters.</source><translation>Der Speicher in {parent} hat seine Zähler verloren.</translation></message>
<message><source>The store in {where} doesn't say which program wrote it.</source><translation>Der Speicher in {where} sagt nicht, welches Programm ihn geschrieben hat.</translation></message>
<message><source>The store in {where} was written by a newer Helix Desktop (format {version}, this one knows {known}).</source><translation>Der Speicher in {where} stammt von einem neueren Helix Desktop (Format {version}, dieses kennt {known}).</translation></message>
<message><source>The store's counters are lost.</source><translation>Die Zähler des Speichers sind verloren.</translation></message>
<message><source>The system denies bubblewrap user namespaces. For a sandbox, allow them (a container must be started with them) and restart Helix.</source><translation>Das System verbietet bubblewrap Benutzer-Namespaces. Für eine Sandbox sie erlauben (ein Container muss damit gestartet werden) und Helix neu starten.</translation></message>
<message><source>The system keyring couldn't delete the key.</source><translation>Der Schlüsselbund des Systems konnte den Schlüssel nicht löschen.</translation></message>
<message><source>The system keyring couldn't save the key.</source><translation>Der Schlüsselbund des Systems konnte den Schlüssel nicht speichern.</translation></message>
<message><source>The system keyring isn't responding.</source><translation>Der Schlüsselbund des Systems antwortet nicht.</translation></message>
<message><source>The system keyring won't release the key.</source><translation>Der Schlüsselbund des Systems gibt den Schlüssel nicht heraus.</translation></message>
<message><source>The system proxy type isn't supported.</source><translation>Der Typ des System-Proxys wird nicht unterstützt.</translation></message>
<message><source>The text has {count} characters; the limit is {longest}.</source><translation>Der Text hat {count} Zeichen; das Limit ist {longest}.</translation></message>
<message><source>The tokenizer file {path} is damaged.</source><translation>Die Tokenizer-Datei {path} ist beschädigt.</translation></message>
<message><source>The tokenizer file {path} isn't the original.</source><translation>Die Tokenizer-Datei {path} ist nicht das Original.</translation></message>
<message><source>The tools aren't a list of names.</source><translation>Die Tools sind keine Liste von Namen.</translation></message>
<message><source>The tray icon shows them while something runs or waits.</source><translation>Das Tray-Symbol zeigt sie, solange etwas läuft oder wartet.</translation></message>
<message><source>The turn ended early</source><translation>Die Runde endete vorzeitig</translation></message>
<message><source>The turn failed, so the queue is paused.</source><translation>Die Runde ist fehlgeschlagen, die Warteschlange pausiert daher.</translation></message>
<message><source>The turn was cut off.</source><translation>Die Runde wurde abgebrochen.</translation></message>
<message><source>The undone compaction is back, byte for byte.</source><translation>Die rückgängig gemachte Verdichtung ist zurück, Byte für Byte.</translation></message>
<message><source>The use of {digest}… by event {seq} of {session} isn't recorded.</source><translation>Die Nutzung von {digest}… durch Ereignis {seq} von {session} ist nicht verzeichnet.</translation></message>
<message><source>The user always denies this</source><translation>Der Benutzer lehnt dies immer ab</translation></message>
<message><source>The user can allow this host in Settings › Permissions.</source><translation>Der Benutzer kann diesen Host in Einstellungen › Berechtigungen erlauben.</translation></message>
<message><source>The user must review it again.</source><translation>Der Benutzer muss ihn erneut prüfen.</translation></message>
<message><source>The user stopped all subagents before this one started.</source><translation>Der Benutzer hat alle Subagenten gestoppt, bevor dieser begann.</translation></message>
<message><source>The user stopped the subagent.</source><translation>Der Benutzer hat den Subagenten gestoppt.</translation></message>
<message><source>The value of {name} can't be sent.</source><translation>Der Wert von {name} lässt sich nicht senden.</translation></message>
<message><source>The value of {name} is too long.</source><translation>Der Wert von {name} ist zu lang.</translation></message>
<message><source>The value of {name} looks like a key, which would be saved in a file.</source><translation>Der Wert von {name} sieht nach einem Schlüssel aus, der in einer Datei gespeichert würde.</translation></message>
<message><source>The variable {name} is not set.</source><translation>Die Variable {name} ist nicht gesetzt.</translation></message>
<message><source>The whole entry</source><translation>Der ganze Eintrag</translation></message>
<message><source>The whole text, as a model reads it</source><translation>Der ganze Text, wie ein Modell ihn liest</translation></message>
<message><source>The wider “Always” (Alt+P) also allows {0}</source><translation>Das breitere „Immer“ (Alt+P) erlaubt auch {0}</translation></message>
<message><source>The window shows only {count} colors, so it was not painted.</source><translation>Das Fenster zeigt nur {count} Farben, es wurde also nicht gezeichnet.</translation></message>
<message><source>The window was closed before an answer.</source><translation>Das Fenster wurde vor einer Antwort geschlossen.</translation></message>
<message><source>The worker {worker} runs {name} {theirs}, and this computer {ours}.</source><translation>Auf dem Worker {worker} läuft {name} {theirs}, auf diesem Computer {ours}.</translation></message>
<message><source>The workspace</source><translation>Der Arbeitsbereich</translation></message>
<message><source>The workspace doesn't open.</source><translation>Der Arbeitsbereich öffnet sich nicht.</translation></message>
<message><source>The workspace in {folder} was complete, but its database is gone.</source><translation>Der Arbeitsbereich in {folder} war vollständig, seine Datenbank ist aber verschwunden.</translation></message>
<message><source>The workspace in {parent} is open in {who}.</source><translation>Der Arbeitsbereich in {parent} ist in {who} geöffnet.</translation></message>
<message><source>The workspace is closed.</source><translation>Der Arbeitsbereich ist geschlossen.</translation></message>
<message><source>The workspace is closing.</source><translation>Der Arbeitsbereich wird geschlossen.</translation></message>
<message><source>The workspace is still in {place}.</source><translation>Der Arbeitsbereich liegt weiterhin in {place}.</translation></message>
<message><source>The workspace is unchanged.</source><translation>Der Arbeitsbereich ist unverändert.</translation></message>
<message><source>The workspace that opens at startup.</source><translation>Der Arbeitsbereich, der beim Start geöffnet wird.</translation></message>
<message><source>The workspace was closed.</source><translation>Der Arbeitsbereich wurde geschlossen.</translation></message>
<message><source>The workspace was repaired: kept {entries} entries and {events} events, {count} known losses.</source><translation>Der Arbeitsbereich wurde repariert: {entries} Einträge und {events} Ereignisse behalten, {count} bekannte Verluste.</translation></message>
<message><source>The workspace's store is closed.</source><translation>Der Speicher des Arbeitsbereichs ist geschlossen.</translation></message>
<message><source>The workspace's store is closing.</source><translation>Der Speicher des Arbeitsbereichs wird geschlossen.</translation></message>
<message><source>The worktree has commits that are on no branch, the last one is {commit}.</source><translation>Der Worktree hat Commits, die auf keinem Branch sind, der letzte ist {commit}.</translation></message>
<message><source>The worktree is not on its branch {branch} now.</source><translation>Der Worktree ist gerade nicht auf seinem Branch {branch}.</translation></message>
<message><source>The worktree of this session is gone: {folder}.</source><translation>Der Worktree dieser Sitzung ist verschwunden: {folder}.</translation></message>
<message><source>The worktree of this session was removed: {branch}.</source><translation>Der Worktree dieser Sitzung wurde entfernt: {branch}.</translation></message>
<message><source>The worktree was removed.</source><translation>Der Worktree wurde entfernt.</translation></message>
<message><source>The worktree {folder} is locked.</source><translation>Der Worktree {folder} ist gesperrt.</translation></message>
<message><source>The worktree {folder} wasn't moved: {reason}</source><translation>Der Worktree {folder} wurde nicht verschoben: {reason}</translation></message>
<message><source>The {sign} is never closed.</source><translation>{sign} wird nicht geschlossen.</translation></message>
<message><source>Theme</source><translation>Design</translation></message>
<message><source>There are more than {most} rules.</source><translation>Es gibt mehr als {most} Regeln.</translation></message>
<message><source>There are no AWS credentials in the profile {profile}.</source><translation>Im Profil {profile} gibt es keine AWS-Anmeldedaten.</translation></message>
<message><source>There are no Google credentials in {file}.</source><translation>In {file} gibt es keine Google-Anmeldedaten.</translation></message>
<message><source>There are no conflicts. No hooks are run.</source><translation>Es gibt keine Konflikte. Hooks werden nicht ausgeführt.</translation></message>
<message><source>There are too many copies of {path} already.</source><translation>Es gibt schon zu viele Kopien von {path}.</translation></message>
<message><source>There are too many hosts or folders.</source><translation>Es gibt zu viele Hosts oder Ordner.</translation></message>
<message><source>There are two servers {name}.</source><translation>Es gibt zwei Server {name}.</translation></message>
<message><source>There can be at most {most} hosts.</source><translation>Es kann höchstens {most} Hosts geben.</translation></message>
<message><source>There is a branch {name} already.</source><translation>Es gibt schon einen Branch {name}.</translation></message>
<message><source>There is no MCP server at this address (status 404). Check the path of its URL, which often ends with /mcp.</source><translation>Unter dieser Adresse gibt es keinen MCP-Server (Status 404). Den Pfad der URL prüfen, er endet oft auf /mcp.</translation></message>
<message><source>There is no background command {name}.</source><translation>Es gibt keinen Hintergrundbefehl {name}.</translation></message>
<message><source>There is no content {digest}.</source><translation>Es gibt keinen Inhalt {digest}.</translation></message>
<message><source>There is no excerpt: {0}. A preview stands instead.</source><translation>Es gibt keinen Auszug: {0}. Stattdessen steht eine Vorschau.</translation></message>
<message><source>There is no excerpt: {why}. The output is unchanged.</source><translation>Es gibt keinen Auszug: {why}. Die Ausgabe ist unverändert.</translation></message>
<message><source>There is no field “{name}”.</source><translation>Es gibt kein Feld „{name}“.</translation></message>
<message><source>There is no file {path} for the patch.</source><translation>Die Datei {path} für den Patch gibt es nicht.</translation></message>
<message><source>There is no file {path}.</source><translation>Es gibt keine Datei {path}.</translation></message>
<message><source>There is no hook {key}.</source><translation>Es gibt keinen Hook {key}.</translation></message>
<message><source>There is no key for {0}.</source><translation>Für {0} gibt es keinen Schlüssel.</translation></message>
<message><source>There is no key for {endpoint}.</source><translation>Für {endpoint} gibt es keinen Schlüssel.</translation></message>
<message><source>There is no output for this call.</source><translation>Für diesen Aufruf gibt es keine Ausgabe.</translation></message>
<message><source>There is no policy preset {name}.</source><translation>Es gibt keine Strategievorlage {name}.</translation></message>
<message><source>There is no policy preset {preset}.</source><translation>Es gibt keine Strategievorlage {preset}.</translation></message>
<message><source>There is no policy value {name}.</source><translation>Es gibt keinen Strategiewert {name}.</translation></message>
<message><source>There is no program {command}.</source><translation>Es gibt kein Programm {command}.</translation></message>
<message><source>There is no provider {name}.</source><translation>Es gibt keinen Anbieter {name}.</translation></message>
<message><source>There is no provider {provider}.</source><translation>Es gibt keinen Anbieter {provider}.</translation></message>
<message><source>There is no range {start} to {stop}.</source><translation>Es gibt keinen Bereich {start} bis {stop}.</translation></message>
<message><source>There is no result to exclude.</source><translation>Es gibt kein Ergebnis zum Ausschließen.</translation></message>
<message><source>There is no server {name}.</source><translation>Es gibt keinen Server {name}.</translation></message>
<message><source>There is no session {session} in this workspace.</source><translation>Es gibt keine Sitzung {session} in diesem Arbeitsbereich.</translation></message>
<message><source>There is no setting {key}.</source><translation>Es gibt keine Einstellung {key}.</translation></message>
<message><source>There is no system keyring for the secrets of {server}.</source><translation>Für die Geheimnisse von {server} gibt es keinen Schlüsselbund im System.</translation></message>
<message><source>There is no tool {name} here.</source><translation>Hier gibt es kein Tool {name}.</translation></message>
<message><source>There is no version {restores} of this session's context.</source><translation>Es gibt keine Version {restores} des Kontexts dieser Sitzung.</translation></message>
<message><source>There is no workspace data in {folder}.</source><translation>In {folder} liegen keine Daten eines Arbeitsbereichs.</translation></message>
<message><source>There is no workspace {name}.</source><translation>Es gibt keinen Arbeitsbereich {name}.</translation></message>
<message><source>There is no {path}.</source><translation>{path} gibt es nicht.</translation></message>
<message><source>These events aren't shown.</source><translation>Diese Ereignisse werden nicht angezeigt.</translation></message>
<message><source>These files didn't change: {0}</source><translation>Diese Dateien wurden nicht geändert: {0}</translation></message>
<message><source>These messages were queued when Helix closed.</source><translation>Diese Nachrichten warteten, als Helix geschlossen wurde.</translation></message>
<message><source>These stay as they are. Somebody else changed them since, or Helix can't reach them: {0}</source><translation>Diese bleiben, wie sie sind. Jemand anderes hat sie seitdem geändert, oder Helix erreicht sie nicht: {0}</translation></message>
<message><source>These were changed since: {names}.</source><translation>Seitdem geändert: {names}.</translation></message>
<message><source>Thinking</source><translation>Denken</translation></message>
<message><source>Third-party software</source><translation>Software von Drittanbietern</translation></message>
<message><source>This API key has no access to this model.</source><translation>Dieser API-Schlüssel hat keinen Zugriff auf dieses Modell.</translation></message>
<message><source>This SubAgent does not have the tool {tool}. Tools: {known}.</source><translation>Dieser Subagent hat kein Tool {tool}. Tools: {known}.</translation></message>
<message><source>This address accepts no MCP messages (status {status}). Check its URL: it must be one for streamable HTTP, not for SSE.</source><translation>Diese Adresse nimmt keine MCP-Nachrichten an (Status {status}). Die URL prüfen: Sie muss für Streamable HTTP sein, nicht für SSE.</translation></message>
<message><source>This address answers with a web page, not as an MCP server. Check its URL, and whether this network requires sign-in.</source><translation>Diese Adresse antwortet mit einer Webseite, nicht als MCP-Server. Die URL prüfen, und ob dieses Netzwerk eine Anmeldung verlangt.</translation></message>
<message><source>This address doesn't answer as an MCP server, but with {kind}. Check its URL.</source><translation>Diese Adresse antwortet nicht als MCP-Server, sondern mit {kind}. Die URL prüfen.</translation></message>
<message><source>This build has no releases page. Check where you downloaded it.</source><translation>Dieser Build hat keine Release-Seite. Dort nachsehen, wo er heruntergeladen wurde.</translation></message>
<message><source>This can't be done:</source><translation>Das geht nicht:</translation></message>
<message><source>This command failed in the last session. Find out why:&#10;{0}</source><translation>Dieser Befehl ist in der letzten Sitzung fehlgeschlagen. Den Grund herausfinden:&#10;{0}</translation></message>
<message><source>This desktop shows none, so Helix shows them in its window.</source><translation>Dieser Desktop zeigt keine, daher zeigt Helix sie im Fenster.</translation></message>
<message><source>This doesn't look like a key. Keys contain no spaces.</source><translation>Das sieht nicht nach einem Schlüssel aus. Schlüssel enthalten keine Leerzeichen.</translation></message>
<message><source>This entry can't go into a message as text.</source><translation>Dieser Eintrag kann nicht als Text in eine Nachricht.</translation></message>
<message><source>This entry is damaged</source><translation>Dieser Eintrag ist beschädigt</translation></message>
<message><source>This entry is damaged. Restoring a file with the same bytes repairs it.</source><translation>Dieser Eintrag ist beschädigt. Eine Datei mit denselben Bytes wiederherzustellen repariert ihn.</translation></message>
<message><source>This entry is no longer stored</source><translation>Dieser Eintrag ist nicht mehr gespeichert</translation></message>
<message><source>This file is no longer set aside.</source><translation>Diese Datei ist nicht mehr beiseitegelegt.</translation></message>
<message><source>This folder</source><translation>Dieser Ordner</translation></message>
<message><source>This folder is trusted</source><translation>Diesem Ordner wird vertraut</translation></message>
<message><source>This folder isn't trusted</source><translation>Diesem Ordner wird nicht vertraut</translation></message>
<message><source>This folder isn't trusted yet</source><translation>Diesem Ordner wird noch nicht vertraut</translation></message>
<message><source>This folder isn't trusted yet.</source><translation>Diesem Ordner wird noch nicht vertraut.</translation></message>
<message><source>This folder isn't trusted.</source><translation>Diesem Ordner wird nicht vertraut.</translation></message>
<message><source>This hook can't run. {why}</source><translation>Dieser Hook kann nicht laufen. {why}</translation></message>
<message><source>This hook runs only in the sandbox, which is off or missing.</source><translation>Dieser Hook läuft nur in der Sandbox; sie ist aus oder fehlt.</translation></message>
<message><source>This is a new file. If you undo this, Helix deletes it.</source><translation>Dies ist eine neue Datei. Wird das rückgängig gemacht, löscht Helix sie.</translation></message>
<message><source>This is how Helix tells you that it needs you.</source><translation>So meldet sich Helix, wenn eine Antwort nötig ist.</translation></message>
<message><source>This isn't a command that runs in the foreground of a terminal.</source><translation>Dies ist kein Befehl, der im Vordergrund eines Terminals läuft.</translation></message>
<message><source>This isn't a profile or a file of credentials.</source><translation>Das ist weder ein Profil noch eine Datei mit Anmeldedaten.</translation></message>
<message><source>This looks like a key, which would be saved in a file.</source><translation>Das sieht nach einem Schlüssel aus, der in einer Datei gespeichert würde.</translation></message>
<message><source>This message is too long for the model. Up to {0} tokens of its middle will be left out; Helix can recall them.</source><translation>Diese Nachricht ist zu lang für das Modell. Bis zu {0} Token ihrer Mitte werden weggelassen; Helix kann sie zurückholen.</translation></message>
<message numerus="yes"><source>This model accepts {0} images per message.</source><extracomment>One: This model accepts {0} image per message.</extracomment><translation><numerusform>Dieses Modell nimmt {0} Bild pro Nachricht an.</numerusform><numerusform>Dieses Modell nimmt {0} Bilder pro Nachricht an.</numerusform></translation></message>
<message><source>This model gets {0}.</source><translation>An dieses Modell geht: {0}.</translation></message>
<message><source>This model has no reasoning effort to choose.</source><translation>Bei diesem Modell lässt sich kein Denkaufwand wählen.</translation></message>
<message><source>This output is now in the cache or covered by a handover.</source><translation>Diese Ausgabe liegt jetzt im Cache oder ist von einer Übergabe abgedeckt.</translation></message>
<message><source>This part</source><translation>Dieser Teil</translation></message>
<message><source>This plan is no longer open.</source><translation>Dieser Plan ist nicht mehr offen.</translation></message>
<message><source>This process of Helix can't tell which processes it started.</source><translation>Dieser Helix-Prozess kann nicht sagen, welche Prozesse er gestartet hat.</translation></message>
<message><source>This protocol has one name for the token limit only.</source><translation>Dieses Protokoll kennt nur einen Namen für das Token-Limit.</translation></message>
<message><source>This question can only be answered in the window.</source><translation>Diese Frage kann nur im Fenster beantwortet werden.</translation></message>
<message><source>This reply made {0} tool calls. The first {1} were run, the others were not.</source><translation>Diese Antwort enthielt {0} Tool-Aufrufe. Die ersten {1} wurden ausgeführt, die übrigen nicht.</translation></message>
<message><source>This request has no block {number}.</source><translation>Diese Anfrage hat keinen Block {number}.</translation></message>
<message><source>This request has tool calls, so it needs its tools.</source><translation>Diese Anfrage hat Tool-Aufrufe und braucht daher ihre Tools.</translation></message>
<message><source>This request is too large. Compaction can't reduce these parts: {0}. Exclude or unpin blocks, or choose a model with a larger context window.</source><translation>Diese Anfrage ist zu groß. Verdichten kann diese Teile nicht verkleinern: {0}. Blöcke ausschließen oder lösen, oder ein Modell mit größerem Kontextfenster wählen.</translation></message>
<message><source>This request is too large. Helix compacts it before sending, for {0}.</source><translation>Diese Anfrage ist zu groß. Helix verdichtet sie vor dem Senden, für {0}.</translation></message>
<message><source>This request is too large. Helix compacts it before sending.</source><translation>Diese Anfrage ist zu groß. Helix verdichtet sie vor dem Senden.</translation></message>
<message><source>This server declares more than can be shown here.</source><translation>Dieser Server gibt mehr an, als hier Platz hat.</translation></message>
<message><source>This session</source><translation>Diese Sitzung</translation></message>
<message><source>This session has no compaction {number}.</source><translation>Diese Sitzung hat keine Verdichtung {number}.</translation></message>
<message><source>This session has no handover {number}.</source><translation>Diese Sitzung hat keine Übergabe {number}.</translation></message>
<message><source>This session has no message {seq}.</source><translation>Diese Sitzung hat keine Nachricht {seq}.</translation></message>
<message><source>This session has no notes {number}.</source><translation>Diese Sitzung hat keine Notizen {number}.</translation></message>
<message><source>This session has no worktree</source><translation>Diese Sitzung hat keinen Worktree</translation></message>
<message><source>This session has no worktree.</source><translation>Diese Sitzung hat keinen Worktree.</translation></message>
<message><source>This session is in plan mode, in which only calls that read are run.</source><translation>Diese Sitzung ist im Modus „Plan“, in dem nur lesende Aufrufe laufen.</translation></message>
<message><source>This session isn't paused any more.</source><translation>Diese Sitzung ist nicht mehr pausiert.</translation></message>
<message><source>This session isn't paused.</source><translation>Diese Sitzung ist nicht pausiert.</translation></message>
<message><source>This session runs no commands in the background.</source><translation>Diese Sitzung führt keine Befehle im Hintergrund aus.</translation></message>
<message><source>This shell is for Windows only.</source><translation>Diese Shell gibt es nur unter Windows.</translation></message>
<message><source>This shorter text replaces older messages. Undo brings them back exactly.</source><translation>Dieser kürzere Text ersetzt ältere Nachrichten. Rückgängig stellt sie genau wieder her.</translation></message>
<message><source>This system can change zoom only at startup.</source><translation>Auf diesem System lässt sich der Zoom nur beim Start ändern.</translation></message>
<message><source>This system doesn't tell which process answers.</source><translation>Dieses System sagt nicht, welcher Prozess antwortet.</translation></message>
<message><source>This system doesn't trust the provider's certificate.</source><translation>Dieses System vertraut dem Zertifikat des Anbieters nicht.</translation></message>
<message><source>This system doesn't trust the server's certificate. Check its URL and this system's certificates.</source><translation>Dieses System vertraut dem Zertifikat des Servers nicht. Die URL und die Zertifikate dieses Systems prüfen.</translation></message>
<message><source>This system has no local sockets.</source><translation>Dieses System hat keine lokalen Sockets.</translation></message>
<message><source>This terminal belongs to a process that Helix started.</source><translation>Dieses Terminal gehört zu einem Prozess, den Helix gestartet hat.</translation></message>
<message><source>This text is too long to paste.</source><translation>Dieser Text ist zu lang zum Einfügen.</translation></message>
<message><source>This version is in use.</source><translation>Diese Version wird verwendet.</translation></message>
<message><source>This version would take more than {most} tokens, half of every request.</source><translation>Diese Version würde mehr als {most} Token brauchen, die Hälfte jeder Anfrage.</translation></message>
<message><source>This workspace</source><translation>Dieser Arbeitsbereich</translation></message>
<message><source>This workspace has no cache entry starting with {wanted}.</source><translation>Dieser Arbeitsbereich hat keinen Cache-Eintrag, der mit {wanted} beginnt.</translation></message>
<message><source>This workspace has no cache entry {name}….</source><translation>Dieser Arbeitsbereich hat keinen Cache-Eintrag {name}….</translation></message>
<message><source>This workspace has no fast model.</source><translation>Dieser Arbeitsbereich hat kein schnelles Modell.</translation></message>
<message><source>This workspace has no long-context model.</source><translation>Dieser Arbeitsbereich hat kein Langkontextmodell.</translation></message>
<message><source>This workspace has no main model.</source><translation>Dieser Arbeitsbereich hat kein Hauptmodell.</translation></message>
<message><source>This workspace has no model {model}, so the main model is used.</source><translation>Dieser Arbeitsbereich hat kein Modell {model}, daher wird das Hauptmodell verwendet.</translation></message>
<message><source>This workspace is in use by {who}, which can't share it.</source><translation>Dieser Arbeitsbereich wird von {who} verwendet und lässt sich dabei nicht teilen.</translation></message>
<message><source>This workspace no longer exists.</source><translation>Diesen Arbeitsbereich gibt es nicht mehr.</translation></message>
<message><source>This worktree can't be merged now.</source><translation>Dieser Worktree lässt sich jetzt nicht mergen.</translation></message>
<message><source>This worktree can't be removed now.</source><translation>Dieser Worktree lässt sich jetzt nicht entfernen.</translation></message>
<message><source>Three choices, about a minute. You can change all of them later.</source><translation>Drei Entscheidungen, etwa eine Minute. Alle lassen sich später ändern.</translation></message>
<message><source>Throws away changes or commits that git may not bring back.</source><translation>Verwirft Änderungen oder Commits, die git vielleicht nicht zurückholen kann.</translation></message>
<message><source>Time</source><translation>Zeit</translation></message>
<message><source>Time</source><comment>duration</comment><translation>Dauer</translation></message>
<message><source>Timeline</source><translation>Zeitachse</translation></message>
<message><source>To add a folder, type @ and its name.</source><translation>Um einen Ordner hinzuzufügen, @ und seinen Namen eingeben.</translation></message>
<message><source>To look for these very letters use text:"…".</source><translation>Um genau diese Zeichen zu suchen, text:"…" verwenden.</translation></message>
<message><source>To open files at a line, set VISUAL to your editor, such as code or kate.</source><translation>Um Dateien an einer Zeile zu öffnen, VISUAL auf den eigenen Editor setzen, etwa code oder kate.</translation></message>
<message><source>Together</source><translation>Zusammen</translation></message>
<message numerus="yes"><source>Together, {0} sessions with complete reports:</source><extracomment>One: Together, {0} session with complete reports:</extracomment><translation><numerusform>Zusammen, {0} Sitzung mit vollständigen Angaben:</numerusform><numerusform>Zusammen, {0} Sitzungen mit vollständigen Angaben:</numerusform></translation></message>
<message><source>Toggle full screen</source><translation>Vollbild umschalten</translation></message>
<message><source>Toggle side panel</source><translation>Seitenbereich umschalten</translation></message>
<message><source>Toggle sidebar</source><translation>Seitenleiste umschalten</translation></message>
<message><source>Token counts are estimates for {0}. Each of its answers corrects them.</source><translation>Token-Zahlen für {0} sind geschätzt. Jede Antwort korrigiert sie.</translation></message>
<message><source>Token limit field</source><translation>Feld für Token-Limit</translation></message>
<message><source>Tokens</source><translation>Token</translation></message>
<message><source>Tokens and costs appear here after the first message.</source><translation>Token und Kosten erscheinen hier nach der ersten Nachricht.</translation></message>
<message><source>Tokens saved</source><translation>Token gespart</translation></message>
<message><source>Tokens saved: {0}</source><translation>Gesparte Token: {0}</translation></message>
<message><source>Tokens sent</source><translation>Gesendete Token</translation></message>
<message><source>Too large for the clipboard. Export it instead.</source><translation>Zu groß für die Zwischenablage. Stattdessen exportieren.</translation></message>
<message><source>Too large to show as JSON. Export it instead.</source><translation>Zu groß für die JSON-Ansicht. Stattdessen exportieren.</translation></message>
<message><source>Too many agents.</source><translation>Zu viele Agenten.</translation></message>
<message><source>Too many hooks.</source><translation>Zu viele Hooks.</translation></message>
<message><source>Too much text, or too many commands.</source><translation>Zu viel Text oder zu viele Befehle.</translation></message>
<message><source>Tool</source><translation>Tool</translation></message>
<message><source>Tool definitions</source><translation>Tool-Definitionen</translation></message>
<message><source>Tool outputs</source><translation>Tool-Ausgaben</translation></message>
<message><source>Tool outputs appear here.</source><translation>Tool-Ausgaben erscheinen hier.</translation></message>
<message><source>Toolchains, listed hosts</source><translation>Toolchains, gelistete Hosts</translation></message>
<message><source>Tools</source><translation>Tools</translation></message>
<message><source>Tools (Helix sees only those that are on)</source><translation>Tools (Helix sieht nur eingeschaltete)</translation></message>
<message><source>Tools Helix can use here</source><translation>Tools, die Helix hier verwenden kann</translation></message>
<message numerus="yes"><source>Tools Helix can use here, with {0} tools of MCP servers in a line each: their descriptions would fill more than {1}% of the context window</source><extracomment>One: Tools Helix can use here, with {0} tool of MCP servers in one line: its description would fill more than {1}% of the context window</extracomment><translation><numerusform>Tools, die Helix hier verwenden kann, mit {0} Tool von MCP-Servern in einer Zeile: Seine Beschreibung würde mehr als {1} % des Kontextfensters füllen</numerusform><numerusform>Tools, die Helix hier verwenden kann, mit {0} Tools von MCP-Servern in je einer Zeile: Ihre Beschreibungen würden mehr als {1} % des Kontextfensters füllen</numerusform></translation></message>
<message><source>Traces are sent only to a collector on this computer, not to {url}.</source><translation>Traces werden nur an einen Collector auf diesem Computer gesendet, nicht an {url}.</translation></message>
<message><source>Traces can't be written to {place}: {reason}.</source><translation>Traces können nicht nach {place} geschrieben werden: {reason}.</translation></message>
<message><source>Traces for other tools</source><translation>Traces für andere Tools</translation></message>
<message><source>Trash is empty.</source><translation>Der Papierkorb ist leer.</translation></message>
<message><source>Trimmed at {0}, {1} tokens in all</source><translation>Gekürzt {0}, insgesamt {1} Token</translation></message>
<message><source>Trimmed to fit</source><translation>Passend gekürzt</translation></message>
<message><source>Trimmed to fit {0}: {1}</source><translation>Passend gekürzt {0}: {1}</translation></message>
<message><source>Trimmed → v{0}</source><translation>Gekürzt → v{0}</translation></message>
<message><source>Trimming to fit</source><translation>Passend kürzen</translation></message>
<message><source>Truncates files.</source><translation>Kürzt Dateien.</translation></message>
<message><source>Trust</source><translation>Vertrauen</translation></message>
<message><source>Trust its tool hints: tools marked read-only run without asking</source><translation>Seinen Tool-Hinweisen vertrauen: Als rein lesend markierte Tools laufen ohne Nachfrage</translation></message>
<message><source>Trust this folder</source><translation>Dem Ordner vertrauen</translation></message>
<message><source>Trust this folder first, in the window or with `helix-desktop permission trust --folder DIR`.</source><translation>Zuerst diesem Ordner vertrauen, im Fenster oder mit `helix-desktop permission trust --folder DIR`.</translation></message>
<message><source>Trust this folder?</source><translation>Diesem Ordner vertrauen?</translation></message>
<message><source>Try again</source><translation>Erneut versuchen</translation></message>
<message><source>Try again later.</source><translation>Später erneut versuchen.</translation></message>
<message><source>Try again when it has ended.</source><translation>Nach dessen Ende erneut versuchen.</translation></message>
<message><source>Try again when that is finished (a check, backup, or repair). Nothing was lost.</source><translation>Erneut versuchen, sobald das fertig ist (eine Prüfung, Sicherung oder Reparatur). Es ging nichts verloren.</translation></message>
<message><source>Try again, or start it in a terminal once.</source><translation>Noch einmal versuchen oder ihn einmal in einem Terminal starten.</translation></message>
<message><source>Try again.</source><translation>Erneut versuchen.</translation></message>
<message><source>Try {0} again</source><translation>{0} erneut versuchen</translation></message>
<message><source>Try “summarize this project”, “find TODO”, or “write hello into notes.txt”.</source><translation>Zum Beispiel „summarize this project“, „find TODO“ oder „write hello into notes.txt“ (auf Englisch).</translation></message>
<message><source>Turn</source><translation>Runde</translation></message>
<message><source>Turn old steps into notes at</source><translation>Alte Schritte zu Notizen bei</translation></message>
<message><source>Turn old steps into short notes when the context is this full; 0 = never.</source><translation>Alte Schritte in kurze Notizen verwandeln, wenn der Kontext so voll ist; 0 = nie.</translation></message>
<message><source>Turn {0}, unchanged</source><translation>Runde {0}, unverändert</translation></message>
<message><source>Turns {0}–{1}, unchanged</source><translation>Runden {0}–{1}, unverändert</translation></message>
<message><source>Two invisible characters</source><translation>Zwei unsichtbare Zeichen</translation></message>
<message><source>Type to search</source><translation>Suchtext eingeben</translation></message>
<message><source>URL of an OAuth client metadata document, for sign-ins to MCP servers.</source><translation>URL eines OAuth-Client-Metadatendokuments für Anmeldungen bei MCP-Servern.</translation></message>
<message><source>USD</source><translation>USD</translation></message>
<message><source>USD per million tokens</source><translation>USD pro Million Token</translation></message>
<message><source>Unarchive</source><translation>Aus Archiv holen</translation></message>
<message><source>Unavailable: {0}</source><translation>Nicht verfügbar: {0}</translation></message>
<message><source>Unchanged since last request</source><translation>Wie in der letzten Anfrage</translation></message>
<message><source>Undo</source><translation>Rückgängig</translation></message>
<message><source>Undo</source><comment>an event</comment><translation>Rückgängig</translation></message>
<message><source>Undo all</source><translation>Alle rückgängig</translation></message>
<message><source>Undo back to here…</source><translation>Bis hier rückgängig…</translation></message>
<message><source>Undo back to {0}?</source><translation>Rückgängig bis {0}?</translation></message>
<message><source>Undo last compaction</source><translation>Verdichtung rückgängig machen</translation></message>
<message><source>Undo restore</source><translation>Wieder anwenden</translation></message>
<message><source>Undo restores the exact same request.</source><translation>Rückgängig stellt exakt dieselbe Anfrage wieder her.</translation></message>
<message><source>Undo stopping subagents</source><translation>Stoppen der Subagenten rückgängig machen</translation></message>
<message><source>Undo this change</source><translation>Änderung zurücknehmen</translation></message>
<message><source>Undo this turn</source><translation>Runde zurücknehmen</translation></message>
<message><source>Undo this turn?</source><translation>Diese Runde rückgängig machen?</translation></message>
<message><source>Undo what git changed</source><translation>Änderungen von Git rückgängig machen</translation></message>
<message><source>Undo what may be your own change?</source><translation>Womöglich eigene Änderung rückgängig machen?</translation></message>
<message><source>Undo: resume all subagents</source><translation>Rückgängig: alle Subagenten fortsetzen</translation></message>
<message><source>Undo: resume “{0}”</source><translation>Rückgängig: „{0}“ fortsetzen</translation></message>
<message><source>Undo: {0}</source><translation>Rückgängig: {0}</translation></message>
<message><source>Undoing</source><translation>Rückgängig machen</translation></message>
<message><source>Undone</source><translation>Rückgängig gemacht</translation></message>
<message><source>Undone: {0}</source><translation>Rückgängig gemacht: {0}</translation></message>
<message><source>Unified</source><translation>Untereinander</translation></message>
<message><source>Unlock the keyring and try again, or set the key as an environment variable.</source><translation>Den Schlüsselbund entsperren und erneut versuchen, oder den Schlüssel als Umgebungsvariable setzen.</translation></message>
<message><source>Unlock the keyring and try again.</source><translation>Den Schlüsselbund entsperren und erneut versuchen.</translation></message>
<message><source>Unlock the keyring and try again. The key was not written anywhere else.</source><translation>Den Schlüsselbund entsperren und erneut versuchen. Der Schlüssel wurde nirgends sonst gespeichert.</translation></message>
<message><source>Unpin</source><translation>Lösen</translation></message>
<message><source>Unpin it instead.</source><translation>Stattdessen lösen.</translation></message>
<message><source>Unpinned</source><translation>Gelöst</translation></message>
<message><source>Unpinned.</source><translation>Gelöst.</translation></message>
<message><source>Unrestricted</source><translation>Uneingeschränkt</translation></message>
<message><source>Until then, sending what was sent before costs less</source><translation>Bis dahin kostet es weniger, schon Gesendetes erneut zu senden</translation></message>
<message><source>Until you answer, nothing is put back. The Changes page shows each file, and can undo both this and what you choose here.</source><translation>Bis zu einer Antwort wird nichts zurückgelegt. Die Seite „Änderungen“ zeigt jede Datei und macht auch rückgängig, was hier gewählt wird.</translation></message>
<message><source>Untitled</source><translation>Ohne Titel</translation></message>
<message><source>Updates</source><translation>Updates</translation></message>
<message><source>Usage</source><translation>Verbrauch</translation></message>
<message><source>Usage by day, from {0} to {1}, highest on {2} with {3}</source><translation>Verbrauch pro Tag, von {0} bis {1}, am höchsten am {2} mit {3}</translation></message>
<message><source>Use * instead.</source><translation>Stattdessen * verwenden.</translation></message>
<message><source>Use + or * instead.</source><translation>Stattdessen + oder * verwenden.</translation></message>
<message><source>Use Save as… if you want the code in that file.</source><translation>Mit „Speichern unter…“ lässt sich der Code in dieser Datei speichern.</translation></message>
<message><source>Use `--secret NAME` (a header) to be asked for the key, or write ${{NAME}} for an environment variable.</source><translation>Mit `--secret NAME` (ein Header) nach dem Schlüssel fragen lassen oder ${{NAME}} für eine Umgebungsvariable schreiben.</translation></message>
<message><source>Use `--secret NAME` (a variable or header) to be asked for the key, or write ${NAME} for an environment variable.</source><translation>Mit `--secret NAME` (eine Variable oder ein Header) nach dem Schlüssel fragen lassen oder ${NAME} für eine Umgebungsvariable schreiben.</translation></message>
<message><source>Use a path relative to that folder.</source><translation>Einen Pfad relativ zu diesem Ordner verwenden.</translation></message>
<message><source>Use an address such as https://bedrock-runtime.eu-central-1.amazonaws.com, or set AWS_REGION.</source><translation>Eine Adresse wie https://bedrock-runtime.eu-central-1.amazonaws.com verwenden oder AWS_REGION setzen.</translation></message>
<message><source>Use dark theme</source><translation>Dunkles Design verwenden</translation></message>
<message><source>Use https://. Only servers on this computer and private networks can use http://.</source><translation>https:// verwenden. http:// geht nur bei Servern auf diesem Computer und in privaten Netzwerken.</translation></message>
<message><source>Use in all workspaces</source><translation>In allen Arbeitsbereichen</translation></message>
<message><source>Use it</source><translation>Verwenden</translation></message>
<message><source>Use it as the model, with its own sign-in or subscription.</source><translation>Als Modell verwenden, mit eigener Anmeldung oder eigenem Abonnement.</translation></message>
<message><source>Use letters and digits.</source><translation>Buchstaben und Ziffern verwenden.</translation></message>
<message><source>Use letters, digits, and dashes.</source><translation>Buchstaben, Ziffern und Bindestriche verwenden.</translation></message>
<message><source>Use letters, digits, and hyphens for its name, and one line of ASCII characters for its value.</source><translation>Für den Namen Buchstaben, Ziffern und Bindestriche verwenden, für den Wert eine Zeile aus ASCII-Zeichen.</translation></message>
<message><source>Use light theme</source><translation>Helles Design verwenden</translation></message>
<message><source>Use list_files to see what is in it.</source><translation>Mit list_files den Inhalt ansehen.</translation></message>
<message><source>Use list_files to see what is there.</source><translation>Mit list_files nachsehen, was dort liegt.</translation></message>
<message><source>Use long-context model</source><translation>Langkontextmodell verwenden</translation></message>
<message><source>Use other URL…</source><translation>Andere URL verwenden…</translation></message>
<message><source>Use system theme</source><translation>Systemdesign verwenden</translation></message>
<message><source>Use that window, or start another one with its own --data-dir.</source><translation>Dieses Fenster verwenden oder ein weiteres mit eigenem --data-dir starten.</translation></message>
<message><source>Use the default</source><translation>Standard verwenden</translation></message>
<message><source>Use the model in</source><translation>Modell verwenden für</translation></message>
<message><source>Use these values</source><translation>Werte übernehmen</translation></message>
<message><source>Use this policy</source><translation>Diese Strategie verwenden</translation></message>
<message><source>Use this price</source><translation>Preis verwenden</translation></message>
<message><source>Use tls:// with certificates, or a scheduler on this machine.</source><translation>tls:// mit Zertifikaten verwenden, oder einen Scheduler auf diesem Computer.</translation></message>
<message><source>Use up to 40 lowercase letters, digits, dots, and dashes.</source><translation>Bis zu 40 Kleinbuchstaben, Ziffern, Punkte und Bindestriche verwenden.</translation></message>
<message><source>Use up to {most} letters, digits, and signs of ASCII in one line.</source><translation>Bis zu {most} Buchstaben, Ziffern und Zeichen aus ASCII in einer Zeile verwenden.</translation></message>
<message><source>Use what changed?</source><translation>Geändertes verwenden?</translation></message>
<message><source>Use write_file to make a file.</source><translation>Mit write_file eine Datei anlegen.</translation></message>
<message><source>Use {0}</source><translation>{0} verwenden</translation></message>
<message><source>Use ~/.agents/AGENTS.md</source><translation>~/.agents/AGENTS.md verwenden</translation></message>
<message><source>Use ~/.claude/CLAUDE.md</source><translation>~/.claude/CLAUDE.md verwenden</translation></message>
<message><source>Used</source><translation>Verbraucht</translation></message>
<message><source>Used from the next turn on. If the text changes, Helix asks again.</source><translation>Wird ab der nächsten Runde verwendet. Wenn sich der Text ändert, fragt Helix erneut.</translation></message>
<message><source>User Preferences</source><translation>Vorlieben des Benutzers</translation></message>
<message><source>Values of {0}</source><translation>Werte von {0}</translation></message>
<message><source>Values that look like keys are stored in the keyring.</source><translation>Werte, die nach Schlüsseln aussehen, kommen in den Schlüsselbund.</translation></message>
<message><source>Variables or headers</source><translation>Variablen oder Header</translation></message>
<message><source>Verified against the SHA-256 recorded in {0} ({1}…).</source><translation>Geprüft gegen den SHA-256, aufgezeichnet in {0} ({1}…).</translation></message>
<message><source>Verified originals</source><translation>Originale geprüft</translation></message>
<message><source>Verify SHA-256 (V)</source><translation>SHA-256 prüfen (V)</translation></message>
<message><source>Verify all</source><translation>Alle prüfen</translation></message>
<message><source>Verify all entries</source><translation>Alle Einträge prüfen</translation></message>
<message><source>Verify entry</source><translation>Eintrag prüfen</translation></message>
<message><source>Verifying {0} of {1}</source><translation>{0} von {1} wird geprüft</translation></message>
<message><source>Verifying…</source><translation>Wird geprüft…</translation></message>
<message><source>Version {0}</source><translation>Version {0}</translation></message>
<message><source>Version {0} is installed</source><translation>Version {0} ist installiert</translation></message>
<message><source>Version {0}: {1}</source><translation>Version {0}: {1}</translation></message>
<message><source>Versions</source><translation>Versionen</translation></message>
<message><source>View</source><comment>how a version is shown</comment><translation>Ansicht</translation></message>
<message><source>View</source><comment>menu</comment><translation>Ansicht</translation></message>
<message><source>View</source><comment>read a license</comment><translation>Ansehen</translation></message>
<message><source>View and change shortcuts</source><translation>Tastenkürzel ansehen und ändern</translation></message>
<message><source>View as table</source><translation>Als Tabelle ansehen</translation></message>
<message><source>View handover</source><translation>Übergabe ansehen</translation></message>
<message><source>WORKSPACES</source><translation>ARBEITSBEREICHE</translation></message>
<message><source>Wait</source><translation>Warten</translation></message>
<message><source>Wait until it finishes, or stop it with Esc.</source><translation>Warten, bis sie fertig ist, oder mit Esc stoppen.</translation></message>
<message><source>Wait until its turn finishes, or stop it with Esc.</source><translation>Warten, bis die Runde fertig ist, oder mit Esc stoppen.</translation></message>
<message><source>Wait until the search index is ready, or use a simpler filter.</source><translation>Warten, bis der Suchindex bereit ist, oder einen einfacheren Filter verwenden.</translation></message>
<message><source>Waiting for you</source><translation>Wartet auf Antwort</translation></message>
<message><source>Waiting for your approval</source><translation>Wartet auf Freigabe</translation></message>
<message><source>Waiting for {drive}, which doesn't answer…</source><translation>Warten auf {drive}, keine Antwort…</translation></message>
<message><source>Waits for you</source><translation>Wartet auf Sie</translation></message>
<message><source>Wants you to sign in, or a token as its header Authorization</source><translation>Verlangt Anmeldung oder ein Token im Header Authorization</translation></message>
<message><source>Warn at cost</source><translation>Warnen ab (Kosten)</translation></message>
<message><source>Warn at tokens</source><translation>Warnen ab (Token)</translation></message>
<message><source>Web</source><translation>Web</translation></message>
<message><source>Web access</source><translation>Webzugriff</translation></message>
<message><source>Web search</source><translation>Websuche</translation></message>
<message><source>Web search, USD per thousand</source><translation>Websuche, USD pro tausend</translation></message>
<message><source>Web search: {0}</source><translation>Websuche: {0}</translation></message>
<message><source>Welcome to Helix</source><translation>Willkommen bei Helix</translation></message>
<message><source>What became of files while the agent ran:&#10;{0}</source><translation>Was mit Dateien geschah, während der Agent lief:&#10;{0}</translation></message>
<message><source>What becomes of questions that nobody answers.</source><translation>Was aus Fragen wird, die niemand beantwortet.</translation></message>
<message><source>What becomes of them</source><translation>Was aus ihnen wird</translation></message>
<message><source>What does this model cost?</source><translation>Was kostet dieses Modell?</translation></message>
<message><source>What should Helix do instead?</source><translation>Was soll Helix stattdessen tun?</translation></message>
<message><source>What should Helix keep from this output?</source><translation>Was soll Helix von dieser Ausgabe behalten?</translation></message>
<message><source>What should Helix work on?</source><translation>Woran soll Helix arbeiten?</translation></message>
<message><source>What stands there may be a part of other letters.</source><translation>Was dort steht, kann Teil anderer Zeichen sein.</translation></message>
<message><source>Whatever you allow with “Always” runs without asking again.</source><translation>Mit „Immer“ Erlaubtes läuft ohne erneute Nachfrage.</translation></message>
<message><source>When Helix has answered</source><translation>Wenn Helix geantwortet hat</translation></message>
<message><source>When off, Helix shows all workspaces</source><translation>Wenn aus, zeigt Helix alle Arbeitsbereiche</translation></message>
<message><source>When off, Shift+Tab moves the focus</source><translation>Wenn aus, bewegt Umschalt+Tab den Fokus</translation></message>
<message><source>When off, the first words are the name</source><translation>Wenn aus, bilden die ersten Wörter den Namen</translation></message>
<message><source>When on, Helix asks before each site</source><translation>Wenn an, fragt Helix vor jeder Website</translation></message>
<message><source>When plugged in</source><translation>Am Netz</translation></message>
<message><source>Where the desktop plays sounds for notifications</source><translation>Wo der Desktop zu Benachrichtigungen Töne abspielt</translation></message>
<message><source>Whichever comes first</source><translation>Es gilt, was zuerst erreicht ist</translation></message>
<message><source>While you were away</source><translation>Während Sie weg waren</translation></message>
<message><source>Who</source><translation>Wer</translation></message>
<message><source>Who the agent is and how it should work. Leave empty for the default.</source><translation>Wer der Agent ist und wie er arbeiten soll. Leer lassen für den Standard.</translation></message>
<message><source>Whole</source><translation>Ganz</translation></message>
<message><source>Whole session</source><translation>Ganze Sitzung</translation></message>
<message><source>Whole sessions would travel to {host} unencrypted.</source><translation>Ganze Sitzungen würden unverschlüsselt an {host} gesendet.</translation></message>
<message><source>Whole workspace</source><translation>Ganzer Arbeitsbereich</translation></message>
<message><source>Width of the list of sessions.</source><translation>Breite der Sitzungsliste.</translation></message>
<message><source>Width of the window when it opens.</source><translation>Breite des Fensters beim Öffnen.</translation></message>
<message><source>Wipes a disk or changes its partitions.</source><translation>Löscht einen Datenträger oder ändert seine Partitionen.</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md, and runs read-only commands in the sandbox without asking.</source><translation>Mit Vertrauen befolgt Helix AGENTS.md und CLAUDE.md des Projekts und führt rein lesende Befehle ohne Nachfrage in der Sandbox aus.</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md. No sandbox on this system: Helix asks before every command.</source><translation>Mit Vertrauen befolgt Helix AGENTS.md und CLAUDE.md des Projekts. Keine Sandbox auf diesem System: Helix fragt vor jedem Befehl.</translation></message>
<message><source>Without a model (rules) · free</source><translation>Ohne Modell (Regeln) · kostenlos</translation></message>
<message><source>Without a result: {tool}</source><translation>Ohne Ergebnis: {tool}</translation></message>
<message><source>Without a sandbox, commands can read your keys, write anywhere, and use the network. Helix asks before each one. Check every command before you allow it.</source><translation>Ohne Sandbox können Befehle Schlüssel lesen, überall schreiben und das Netzwerk verwenden. Helix fragt vor jedem einzelnen. Jeden Befehl prüfen, bevor er erlaubt wird.</translation></message>
<message><source>Without prompt cache</source><translation>Ohne Prompt-Cache</translation></message>
<message><source>Without trust, Helix can read files but asks before every command and change.</source><translation>Ohne Vertrauen kann Helix Dateien lesen, fragt aber vor jedem Befehl und jeder Änderung.</translation></message>
<message><source>Words of {0}, not of the output: “{1}”</source><translation>Worte von {0}, nicht der Ausgabe: „{1}“</translation></message>
<message><source>Work</source><translation>Arbeit</translation></message>
<message><source>Work can continue in the background. Use the tray icon to reopen the window.</source><translation>Die Arbeit kann im Hintergrund weiterlaufen. Über das Tray-Symbol öffnet sich das Fenster wieder.</translation></message>
<message><source>Work can continue while the window is minimized.</source><translation>Die Arbeit kann weiterlaufen, während das Fenster minimiert ist.</translation></message>
<message><source>Works as {0}, from {1}</source><translation>Arbeitet als {0}, aus {1}</translation></message>
<message><source>Workspace</source><translation>Arbeitsbereich</translation></message>
<message><source>Workspace damaged: read-only</source><translation>Arbeitsbereich beschädigt: nur lesbar</translation></message>
<message><source>Workspace {0}</source><translation>Arbeitsbereich {0}</translation></message>
<message><source>Workspaces</source><translation>Arbeitsbereiche</translation></message>
<message><source>Workspaces 1 to 9</source><translation>Arbeitsbereiche 1 bis 9</translation></message>
<message><source>Workspaces: {known}.</source><translation>Arbeitsbereiche: {known}.</translation></message>
<message><source>Worktree: branch {0} from {1}, in {2}</source><translation>Worktree: Branch {0} von {1}, in {2}</translation></message>
<message><source>Worktree: {0}</source><translation>Worktree: {0}</translation></message>
<message><source>Would change git's or Helix's own settings.</source><translation>Würde Einstellungen von git oder Helix selbst ändern.</translation></message>
<message><source>Would send a secret of this project elsewhere.</source><translation>Würde ein Geheimnis dieses Projekts woandershin senden.</translation></message>
<message><source>Wrap long lines</source><translation>Lange Zeilen umbrechen</translation></message>
<message><source>Writable folders</source><translation>Beschreibbare Ordner</translation></message>
<message><source>Write ${{NAME}} for an environment variable.</source><translation>Für eine Umgebungsvariable ${{NAME}} schreiben.</translation></message>
<message><source>Write (?R), (?1) and (?&amp;name) out.</source><translation>(?R), (?1) und (?&amp;name) ausschreiben.</translation></message>
<message><source>Write HH:MM, or YYYY-MM-DD HH:MM.</source><translation>HH:MM oder JJJJ-MM-TT HH:MM schreiben.</translation></message>
<message><source>Write OpenTelemetry traces to</source><translation>OpenTelemetry-Traces schreiben nach</translation></message>
<message><source>Write a handover at</source><translation>Übergabe schreiben bei</translation></message>
<message><source>Write a handover when the context is this full; 0 = only manually.</source><translation>Eine Übergabe schreiben, wenn der Kontext so voll ist; 0 = nur von Hand.</translation></message>
<message><source>Write a message first.</source><translation>Zuerst eine Nachricht schreiben.</translation></message>
<message><source>Write a range as smaller..larger, for example 10..20.</source><translation>Einen Bereich als kleiner..größer schreiben, zum Beispiel 10..20.</translation></message>
<message><source>Write http://127.0.0.1:4318, and have the collector pass them on.</source><translation>http://127.0.0.1:4318 angeben und sie vom Collector weiterleiten lassen.</translation></message>
<message><source>Write https://host/path.</source><translation>Als https://host/pfad schreiben.</translation></message>
<message><source>Write it as https://host/path, or http://localhost:port for a server on this computer.</source><translation>Als https://host/pfad schreiben oder als http://localhost:port für einen Server auf diesem Computer.</translation></message>
<message><source>Write it as name, name:port or [address]:port.</source><translation>Als Name, Name:Port oder [Adresse]:Port schreiben.</translation></message>
<message><source>Write it as name=value, for example api-version=2024-10-21.</source><translation>Als Name=Wert schreiben, zum Beispiel api-version=2024-10-21.</translation></message>
<message><source>Write it as name=value, for example temperature=0.2.</source><translation>Als Name=Wert schreiben, zum Beispiel temperature=0.2.</translation></message>
<message><source>Write it as provider/model, for example openai/gpt-5.5.</source><translation>Als Anbieter/Modell schreiben, zum Beispiel openai/gpt-5.5.</translation></message>
<message><source>Write it relative to that, for example .config/agent.</source><translation>Relativ dazu angeben, zum Beispiel .config/agent.</translation></message>
<message><source>Write name or name:port.</source><translation>Als Name oder Name:Port schreiben.</translation></message>
<message><source>Write one fact in a line.</source><translation>Eine Tatsache pro Zeile schreiben.</translation></message>
<message><source>Write other alphabets as xn--… (punycode).</source><translation>Andere Alphabete als xn--… (Punycode) schreiben.</translation></message>
<message><source>Write the beginning of an output's hash, or SESSION/NUMBER of a message.</source><translation>Den Anfang des Hashs einer Ausgabe oder SESSION/NUMBER einer Nachricht schreiben.</translation></message>
<message><source>Write the character itself, or both of its halves.</source><translation>Das Zeichen selbst oder beide Hälften schreiben.</translation></message>
<message><source>Write this file?</source><translation>Diese Datei schreiben?</translation></message>
<message><source>Write without model</source><translation>Ohne Modell schreiben</translation></message>
<message><source>Writes handovers that fit no other model</source><translation>Schreibt Übergaben, die in kein anderes Modell passen</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder.</source><translation>Schreibt nur in den Projektordner und in den Home-Ordner des Arbeitsbereichs.</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder; files in /tmp stay until the session is deleted.</source><translation>Schreibt nur in den Projektordner und in den Home-Ordner des Arbeitsbereichs; Dateien in /tmp bleiben, bis die Sitzung gelöscht wird.</translation></message>
<message><source>Writes over a disk.</source><translation>Überschreibt einen Datenträger.</translation></message>
<message><source>Writes raw bytes over a file or a disk.</source><translation>Schreibt rohe Bytes über eine Datei oder einen Datenträger.</translation></message>
<message><source>Writes to GitHub in your name.</source><translation>Schreibt im Namen des Benutzers auf GitHub.</translation></message>
<message><source>Writes to {files}.</source><translation>Schreibt nach {files}.</translation></message>
<message><source>Writing handover</source><translation>Übergabe schreiben</translation></message>
<message><source>Writing section {0} of {1}…</source><translation>Abschnitt {0} von {1} wird geschrieben…</translation></message>
<message><source>Writing {0} · {1} s</source><translation>Schreiben: {0} · {1} s</translation></message>
<message><source>Writing {0}: {1}%</source><translation>{0} wird geschrieben: {1} %</translation></message>
<message><source>Writing…</source><translation>Wird geschrieben…</translation></message>
<message><source>Written with outside content</source><translation>Mit externen Inhalten geschrieben</translation></message>
<message><source>Written {0}: {1}</source><translation>Geschrieben {0}: {1}</translation></message>
<message><source>Yes</source><translation>Ja</translation></message>
<message><source>You</source><translation>Sie</translation></message>
<message><source>You already have {most} servers.</source><translation>Es gibt schon {most} Server.</translation></message>
<message><source>You approved the plan.</source><translation>Plan freigegeben.</translation></message>
<message><source>You can allow short sandboxed commands there while the screen is unlocked.</source><translation>Kurze Befehle in der Sandbox lassen sich dort erlauben, solange der Bildschirm entsperrt ist.</translation></message>
<message><source>You can continue the session here.</source><translation>Die Sitzung lässt sich hier fortsetzen.</translation></message>
<message><source>You can keep working.</source><translation>Weiterarbeiten ist möglich.</translation></message>
<message><source>You can no longer use its models.</source><translation>Seine Modelle sind dann nicht mehr verwendbar.</translation></message>
<message><source>You can open and deny there, and allow in the window.</source><translation>Öffnen und Ablehnen geht dort, Erlauben im Fenster.</translation></message>
<message><source>You can read the session. Start a new one to go on.</source><translation>Die Sitzung ist noch lesbar. Zum Weiterarbeiten eine neue beginnen.</translation></message>
<message><source>You can remove the worktree now, or go on in it.</source><translation>Der Worktree kann jetzt entfernt oder weiter genutzt werden.</translation></message>
<message><source>You can remove the worktree.</source><translation>Der Worktree kann entfernt werden.</translation></message>
<message><source>You can restore them from Archived and deleted workspaces.</source><translation>Unter „Archivierte und gelöschte Arbeitsbereiche“ lassen sie sich wiederherstellen.</translation></message>
<message><source>You can undo its changes to project files of up to 1 MB each.</source><translation>Änderungen an Projektdateien bis je 1 MB lassen sich rückgängig machen.</translation></message>
<message><source>You can undo its changes to project files, but not what it sends.</source><translation>Änderungen an Projektdateien lassen sich rückgängig machen, Gesendetes nicht.</translation></message>
<message><source>You can't undo changes of {named}.</source><translation>Änderungen an {named} lassen sich nicht rückgängig machen.</translation></message>
<message><source>You can't undo this.</source><translation>Das lässt sich nicht rückgängig machen.</translation></message>
<message><source>You can't undo what it does.</source><translation>Die Wirkung lässt sich nicht rückgängig machen.</translation></message>
<message><source>You changed the plan.</source><translation>Plan selbst geändert.</translation></message>
<message><source>You changed this command.</source><translation>Befehl von Hand geändert.</translation></message>
<message><source>You chose {0}.</source><translation>Gewählt: {0}.</translation></message>
<message><source>You did this. Helix is told:&#10;{0}</source><translation>Eigene Aktion. Helix erfährt:&#10;{0}</translation></message>
<message><source>You didn't sign in.</source><translation>Keine Anmeldung.</translation></message>
<message><source>You discarded the plan.</source><translation>Plan verworfen.</translation></message>
<message><source>You haven't trusted this folder yet.</source><translation>Diesem Ordner wird noch nicht vertraut.</translation></message>
<message><source>You keep this in every request, until you unpin it.</source><translation>Dies bleibt in jeder Anfrage, bis Sie es lösen.</translation></message>
<message><source>You kept {0}</source><translation>Selbst behalten: {0}</translation></message>
<message><source>You left this out of the context. You can include it again at any time.</source><translation>Sie haben dies aus dem Kontext ausgeschlossen. Sie können es jederzeit wieder einschließen.</translation></message>
<message><source>You merged the branch {0}.</source><translation>Branch {0} gemergt.</translation></message>
<message><source>You removed the worktree of the branch {0}.</source><translation>Worktree des Branches {0} entfernt.</translation></message>
<message><source>You stopped the turn, so the queue is paused.</source><translation>Die Runde wurde gestoppt, die Warteschlange pausiert daher.</translation></message>
<message><source>You stopped {0}, which ran in the background for {1}.</source><translation>Hintergrundbefehl {0} nach {1} von Hand gestoppt.</translation></message>
<message><source>You switched it off.</source><translation>Ausgeschaltet.</translation></message>
<message><source>You undid what it came from</source><translation>Das, woraus sie stammt, wurde zurückgenommen</translation></message>
<message><source>Your account with the provider is out of credit.</source><translation>Das Guthaben beim Anbieter ist aufgebraucht.</translation></message>
<message><source>Your answer applies to all workspaces. Change it in Settings › Models and keys.</source><translation>Die Antwort gilt in allen Arbeitsbereichen. Ändern lässt sie sich in Einstellungen › Modelle und Schlüssel.</translation></message>
<message><source>Your answer applies to this host, for models and MCP servers. Change it in Settings › General.</source><translation>Die Antwort gilt für diesen Host, für Modelle und MCP-Server. Ändern lässt sie sich in Einstellungen › Allgemein.</translation></message>
<message><source>Your answers go to the MCP server {0}, a third-party program.</source><translation>Die Antworten gehen an den MCP-Server {0}, ein Programm eines Drittanbieters.</translation></message>
<message><source>Your change: {0}. It applies from the next request; the prompt cache is rebuilt from that output on.</source><translation>Eigene Änderung: {0}. Gilt ab der nächsten Anfrage; der Prompt-Cache wird ab dieser Ausgabe neu aufgebaut.</translation></message>
<message><source>Your changes apply until you quit Helix.</source><translation>Die Änderungen gelten, bis Helix beendet wird.</translation></message>
<message><source>Your data is intact. Restore the file from a backup, or move the folder {parent} away to start over.</source><translation>Die Daten sind unversehrt. Die Datei aus einer Sicherung wiederherstellen oder den Ordner {parent} wegschieben, um neu zu beginnen.</translation></message>
<message><source>Your data isn't affected. Reinstall Helix Desktop to restore the file.</source><translation>Die eigenen Daten sind nicht betroffen. Helix Desktop neu installieren, um die Datei wiederherzustellen.</translation></message>
<message><source>Your draft</source><translation>Eigener Entwurf</translation></message>
<message><source>Your edit goes to a new branch. This conversation stays unchanged.</source><translation>Die Bearbeitung kommt in einen neuen Zweig. Diese Unterhaltung bleibt unverändert.</translation></message>
<message><source>Your edits will be lost. The saved version stays unchanged.</source><translation>Die Bearbeitung geht verloren. Die gespeicherte Version bleibt unverändert.</translation></message>
<message><source>Your instructions</source><translation>Eigene Anweisungen</translation></message>
<message><source>Your instructions for all projects</source><translation>Eigene Anweisungen für alle Projekte</translation></message>
<message><source>Your message is saved.</source><translation>Die Nachricht ist gespeichert.</translation></message>
<message><source>Your message is still in the message box.</source><translation>Die Nachricht ist noch im Nachrichtenfeld.</translation></message>
<message><source>Your message is too long for {model}. Only its beginning and its end are sent, about {kept} of {whole} tokens. The session keeps all of it.</source><translation>Die Nachricht ist für {model} zu lang. Nur Anfang und Ende werden gesendet, etwa {kept} von {whole} Token. Die Sitzung behält sie ganz.</translation></message>
<message><source>Your message stays in the message box. Free disk space, or stop the turn and send it.</source><translation>Die Nachricht bleibt im Nachrichtenfeld. Speicherplatz freigeben oder die Runde stoppen und dann senden.</translation></message>
<message><source>Your message wasn't sent.</source><translation>Die Nachricht wurde nicht gesendet.</translation></message>
<message><source>Your message wasn't sent. Settings, Hooks lists all hooks.</source><translation>Die Nachricht wurde nicht gesendet. Einstellungen › Hooks zeigt alle Hooks.</translation></message>
<message><source>Your own</source><translation>Eigene</translation></message>
<message><source>Your project folder is not touched.</source><translation>Der Projektordner wird nicht angerührt.</translation></message>
<message><source>Your project folder {0} is not touched.</source><translation>Der Projektordner {0} wird nicht angerührt.</translation></message>
<message><source>Your request is saved, and no tool ran twice.</source><translation>Die Anfrage ist gespeichert, und kein Tool lief zweimal.</translation></message>
<message><source>Your rules</source><translation>Eigene Regeln</translation></message>
<message><source>Your rules for this workspace</source><translation>Eigene Regeln für diesen Arbeitsbereich</translation></message>
<message><source>Your saved work is safe. See the log in {0}.</source><translation>Gespeicherte Arbeit ist sicher. Das Protokoll liegt in {0}.</translation></message>
<message><source>Your sign-in to the provider has expired.</source><translation>Die Anmeldung beim Anbieter ist abgelaufen.</translation></message>
<message><source>Your stored data is intact. Check who owns the file and its folder, and their permissions.</source><translation>Die gespeicherten Daten sind unversehrt. Eigentümer und Rechte der Datei und ihres Ordners prüfen.</translation></message>
<message><source>Your stored data is intact. Restore the file from a backup, or run `helix-desktop workspace check --workspace {id}`.</source><translation>Die gespeicherten Daten sind unversehrt. Die Datei aus einer Sicherung wiederherstellen oder `helix-desktop workspace check --workspace {id}` ausführen.</translation></message>
<message><source>Your system prompt</source><translation>Eigener System-Prompt</translation></message>
<message><source>Your system prompt for this workspace</source><translation>Eigener System-Prompt für diesen Arbeitsbereich</translation></message>
<message><source>Zoom in</source><translation>Vergrößern</translation></message>
<message><source>Zoom out</source><translation>Verkleinern</translation></message>
<message><source>Zoom to 100%</source><translation>Zoom auf 100 %</translation></message>
<message><source>Zoom {0}%</source><translation>Zoom {0} %</translation></message>
<message><source>Zoom {0}% takes effect after a restart</source><translation>Zoom {0} % gilt nach einem Neustart</translation></message>
<message><source>Zoom, in percent</source><translation>Zoom in Prozent</translation></message>
<message><source>`git worktree repair` may help. Otherwise start a new session.</source><translation>`git worktree repair` hilft vielleicht. Sonst eine neue Sitzung beginnen.</translation></message>
<message><source>`session answer` lists them. A question that changes gets another number.</source><translation>`session answer` listet sie auf. Eine Frage, die sich ändert, bekommt eine andere Nummer.</translation></message>
<message><source>`{lead}` followed by any other words. Only in the sandbox and in this workspace, not `{lead} &amp;&amp; …`.</source><translation>`{lead}`, gefolgt von beliebigen weiteren Wörtern. Nur in der Sandbox und in diesem Arbeitsbereich, nicht `{lead} &amp;&amp; …`.</translation></message>
<message><source>`{name}` {trouble}.</source><translation>`{name}` {trouble}.</translation></message>
<message><source>`{path}` contains a secret, which is hidden from the model.</source><translation>`{path}` enthält ein Geheimnis, das vor dem Modell verborgen ist.</translation></message>
<message><source>`{path}` may contain a secret.</source><translation>`{path}` enthält vielleicht ein Geheimnis.</translation></message>
<message><source>`{path}` starts programs or tells agents what to do, outside the sandbox.</source><translation>`{path}` startet Programme oder steuert Agenten, außerhalb der Sandbox.</translation></message>
<message><source>`{server}` says that `{tool}` only reads. Its answer is outside content.</source><translation>`{server}` gibt an, dass `{tool}` nur liest. Die Antwort ist externer Inhalt.</translation></message>
<message><source>`{tool}` does more than read.</source><translation>`{tool}` tut mehr als lesen.</translation></message>
<message><source>a branch that begins behind it has too much before it</source><translation>ein Zweig, der dahinter beginnt, hat zu viel davor</translation></message>
<message><source>a compaction was undone</source><translation>eine Verdichtung wurde rückgängig gemacht</translation></message>
<message><source>a large output</source><translation>eine große Ausgabe</translation></message>
<message><source>a list isn't allowed.</source><translation>eine Liste ist nicht erlaubt.</translation></message>
<message><source>a model took notes of older steps</source><translation>ein Modell hat Notizen zu älteren Schritten gemacht</translation></message>
<message><source>a pause of {0}</source><translation>eine Pause von {0}</translation></message>
<message><source>a pin changed</source><translation>etwas Angeheftetes änderte sich</translation></message>
<message><source>a pinned output</source><translation>eine angeheftete Ausgabe</translation></message>
<message><source>a preview</source><translation>eine Vorschau</translation></message>
<message><source>a rule says to always ask</source><translation>eine Regel verlangt immer eine Nachfrage</translation></message>
<message><source>a subagent</source><translation>ein Subagent</translation></message>
<message><source>a tool's output</source><translation>eine Tool-Ausgabe</translation></message>
<message><source>about {0} by today's prices</source><translation>etwa {0} nach heutigen Preisen</translation></message>
<message><source>actions</source><translation>Aktionen</translation></message>
<message><source>added context</source><translation>hinzugefügter Kontext</translation></message>
<message><source>agent</source><translation>Agent</translation></message>
<message><source>all lines</source><translation>alle Zeilen</translation></message>
<message><source>all workspaces</source><translation>alle Arbeitsbereiche</translation></message>
<message numerus="yes"><source>all {0} details</source><extracomment>One: all {0} detail</extracomment><translation><numerusform>{0} Detail</numerusform><numerusform>alle {0} Details</numerusform></translation></message>
<message numerus="yes"><source>all {1} tokens in context</source><extracomment>One: all {1} token in context</extracomment><translation><numerusform>{1} Token ganz im Kontext</numerusform><numerusform>alle {1} Token im Kontext</numerusform></translation></message>
<message><source>always</source><translation>immer</translation></message>
<message><source>always on: markers need it</source><translation>immer an: Marker brauchen es</translation></message>
<message><source>an excerpt</source><translation>ein Auszug</translation></message>
<message><source>an older output</source><translation>eine ältere Ausgabe</translation></message>
<message><source>an output was sent in another form</source><translation>eine Ausgabe wurde in anderer Form gesendet</translation></message>
<message numerus="yes"><source>and {0} large outputs</source><extracomment>One: and {0} large output</extracomment><translation><numerusform>und {0} große Ausgabe</numerusform><numerusform>und {0} große Ausgaben</numerusform></translation></message>
<message><source>another model</source><translation>ein anderes Modell</translation></message>
<message><source>another part of this process</source><translation>einem anderen Teil dieses Prozesses</translation></message>
<message><source>another process</source><translation>einem anderen Prozess</translation></message>
<message><source>another reasoning effort</source><translation>ein anderer Denkaufwand</translation></message>
<message><source>another session</source><translation>eine andere Sitzung</translation></message>
<message><source>answered in {0} s</source><translation>beantwortet in {0} s</translation></message>
<message><source>approved</source><translation>freigegeben</translation></message>
<message><source>aren't known read-only commands</source><translation>sind keine bekannten rein lesenden Befehle</translation></message>
<message><source>argument “{0}”</source><translation>Argument „{0}“</translation></message>
<message><source>as Helix left it</source><translation>Stand von Helix</translation></message>
<message><source>as typed; unknown limits get safe defaults</source><translation>wie eingegeben; unbekannte Limits bekommen sichere Standardwerte</translation></message>
<message><source>asked for by you</source><translation>von Hand gestartet</translation></message>
<message><source>asks</source><translation>fragt</translation></message>
<message><source>assumed</source><translation>angenommen</translation></message>
<message><source>at least {0}</source><translation>mindestens {0}</translation></message>
<message><source>at least {cost}</source><translation>mindestens {cost}</translation></message>
<message><source>at most {0}</source><translation>höchstens {0}</translation></message>
<message><source>at {0} tokens</source><translation>bei {0} Token</translation></message>
<message><source>at {0}%</source><translation>bei {0} %</translation></message>
<message><source>automatic compaction is off</source><translation>automatisches Verdichten ist aus</translation></message>
<message><source>back to an earlier context</source><translation>zurück zu einem früheren Kontext</translation></message>
<message><source>back to handover v{0}</source><translation>zurück zu Übergabe v{0}</translation></message>
<message><source>beginning, end, and key lines</source><translation>Anfang, Ende und wichtige Zeilen</translation></message>
<message><source>blocked {0}, {1}</source><translation>verhinderte etwas {0}, {1}</translation></message>
<message><source>built in</source><translation>eingebaut</translation></message>
<message><source>built in, {dated}</source><translation>eingebaut, {dated}</translation></message>
<message><source>by a command or you</source><translation>von Befehl oder von Hand</translation></message>
<message><source>by rules</source><translation>nach Regeln</translation></message>
<message><source>by rules, as no model wrote a usable text</source><translation>nach Regeln, weil kein Modell einen brauchbaren Text schrieb</translation></message>
<message><source>by you</source><translation>von Hand</translation></message>
<message><source>byte-identical</source><translation>Byte für Byte gleich</translation></message>
<message><source>bytes</source><translation>Bytes</translation></message>
<message><source>bytes not recorded</source><translation>Bytes nicht aufgezeichnet</translation></message>
<message><source>bytes: size:&gt;10k</source><translation>Bytes: size:&gt;10k</translation></message>
<message><source>cache</source><translation>Cache</translation></message>
<message><source>cache read</source><translation>Cache lesen</translation></message>
<message><source>cache write</source><translation>Cache schreiben</translation></message>
<message><source>cache writes cost extra</source><translation>Cache-Schreiben kostet extra</translation></message>
<message><source>cached</source><translation>im Cache</translation></message>
<message><source>call</source><translation>Aufruf</translation></message>
<message><source>calls folded</source><translation>eingeklappt</translation></message>
<message><source>calls for that {0}</source><translation>Aufrufe dafür {0}</translation></message>
<message><source>calls shown</source><translation>ausgeklappt</translation></message>
<message><source>can't be shown</source><translation>nicht darstellbar</translation></message>
<message><source>changed</source><translation>geändert</translation></message>
<message><source>changed, so it is off</source><translation>geändert, deshalb aus</translation></message>
<message><source>chosen by Helix</source><translation>von Helix gewählt</translation></message>
<message><source>close</source><translation>schließen</translation></message>
<message><source>code</source><translation>Code</translation></message>
<message><source>command or path</source><translation>Befehl oder Pfad</translation></message>
<message><source>compaction at {0} tokens</source><translation>Verdichtung bei {0} Token</translation></message>
<message><source>compaction is back exactly</source><translation>Verdichtung ist genau so zurück</translation></message>
<message><source>compaction {0}</source><comment>in about 6 turns</comment><translation>Verdichtung {0}</translation></message>
<message><source>complete</source><translation>vollständig</translation></message>
<message><source>complete</source><comment>a name</comment><translation>vervollständigen</translation></message>
<message><source>complete and unchanged</source><translation>vollständig und unverändert</translation></message>
<message><source>constraints</source><translation>Vorgaben</translation></message>
<message><source>content {0}</source><translation>Inhalt {0}</translation></message>
<message><source>content {0}, and conversations</source><translation>Inhalt {0}, dazu Unterhaltungen</translation></message>
<message><source>contents</source><translation>Inhalte</translation></message>
<message><source>context</source><translation>Kontext</translation></message>
<message><source>context restored exactly</source><translation>Kontext exakt wiederhergestellt</translation></message>
<message><source>context window</source><translation>Kontextfenster</translation></message>
<message><source>conversation unchanged</source><translation>Gespräch unverändert</translation></message>
<message><source>counting…</source><translation>wird gezählt…</translation></message>
<message numerus="yes"><source>covers {0} messages and steps</source><extracomment>One: covers {0} message or step</extracomment><translation><numerusform>für {0} Nachricht oder Schritt</numerusform><numerusform>für {0} Nachrichten und Schritte</numerusform></translation></message>
<message><source>credentials file (optional)</source><translation>Datei mit Anmeldedaten (optional)</translation></message>
<message><source>current</source><comment>policy</comment><translation>aktuell</translation></message>
<message><source>current</source><comment>version</comment><translation>aktuell</translation></message>
<message><source>current model</source><translation>aktuelles Modell</translation></message>
<message><source>custom</source><translation>angepasst</translation></message>
<message><source>decisions</source><translation>Entscheidungen</translation></message>
<message><source>default</source><translation>Standard</translation></message>
<message><source>deleted</source><translation>gelöscht</translation></message>
<message><source>denied</source><translation>abgelehnt</translation></message>
<message><source>detected</source><translation>erkannt</translation></message>
<message><source>doesn't match</source><translation>stimmt nicht</translation></message>
<message><source>doesn't run ({error}).</source><translation>läuft nicht ({error}).</translation></message>
<message><source>edited</source><comment>policy</comment><translation>bearbeitet</translation></message>
<message><source>edited</source><comment>version</comment><translation>bearbeitet</translation></message>
<message><source>edited since</source><translation>seither bearbeitet</translation></message>
<message numerus="yes"><source>edited {0} files</source><extracomment>One: edited {0} file</extracomment><translation><numerusform>{0} Datei bearbeitet</numerusform><numerusform>{0} Dateien bearbeitet</numerusform></translation></message>
<message><source>editing</source><translation>in Arbeit</translation></message>
<message><source>entries</source><translation>Einträge</translation></message>
<message><source>environment variable (optional)</source><translation>Umgebungsvariable (optional)</translation></message>
<message><source>errors</source><translation>Fehler</translation></message>
<message><source>estimated</source><translation>geschätzt</translation></message>
<message><source>event {0}</source><translation>Ereignis {0}</translation></message>
<message><source>events</source><translation>Ereignisse</translation></message>
<message><source>everything</source><translation>alles</translation></message>
<message><source>everything above is a copy; the original is unchanged</source><translation>alles darüber ist eine Kopie; das Original ist unverändert</translation></message>
<message><source>everything is merged</source><translation>alles gemergt</translation></message>
<message><source>exact</source><translation>exakt</translation></message>
<message><source>excerpt</source><translation>Auszug</translation></message>
<message><source>excerpt of {0}</source><translation>Auszug von {0}</translation></message>
<message><source>excluded</source><translation>ausgeschlossen</translation></message>
<message><source>excluded or changed</source><translation>ausgeschlossen oder geändert</translation></message>
<message><source>exit {0}</source><translation>Exit {0}</translation></message>
<message><source>expected</source><translation>erwartet</translation></message>
<message><source>failed</source><translation>fehlgeschlagen</translation></message>
<message><source>failed {0}, {1}</source><translation>fehlgeschlagen {0}, {1}</translation></message>
<message><source>failing</source><translation>gestört</translation></message>
<message><source>fast model</source><translation>schnelles Modell</translation></message>
<message numerus="yes"><source>fetched {0} pages</source><extracomment>One: fetched {0} page</extracomment><translation><numerusform>{0} Seite geladen</numerusform><numerusform>{0} Seiten geladen</numerusform></translation></message>
<message><source>files</source><translation>Dateien</translation></message>
<message><source>files of this workspace that hold no secrets</source><translation>Dateien dieses Arbeitsbereichs ohne Geheimnisse</translation></message>
<message><source>first request</source><translation>erste Anfrage</translation></message>
<message><source>first {last} of {total}</source><translation>erste {last} von {total}</translation></message>
<message><source>free</source><translation>kostenlos</translation></message>
<message><source>from a session that is gone</source><translation>aus einer Sitzung, die es nicht mehr gibt</translation></message>
<message><source>from an imported copy</source><translation>aus einer importierten Kopie</translation></message>
<message><source>from the same model elsewhere</source><translation>vom selben Modell an anderer Stelle</translation></message>
<message><source>from {0} tokens if it pays off, at {1} at the latest</source><translation>ab {0} Token, wenn es sich lohnt, spätestens bei {1}</translation></message>
<message><source>from {0} tokens, {1} at most</source><translation>ab {0} Token, spätestens {1}</translation></message>
<message><source>from “{0}”</source><translation>aus „{0}“</translation></message>
<message><source>full output</source><translation>volle Ausgabe</translation></message>
<message><source>git state changed</source><translation>Git-Stand geändert</translation></message>
<message><source>git: {name} was at {before}, and is at {after}</source><translation>git: {name} war bei {before} und ist bei {after}</translation></message>
<message><source>handover</source><translation>Übergabe</translation></message>
<message><source>handover at {0}%</source><translation>Übergabe bei {0} %</translation></message>
<message><source>handover v{0} written again</source><translation>Übergabe v{0} neu geschrieben</translation></message>
<message><source>handover {0}</source><translation>Übergabe {0}</translation></message>
<message><source>handover: {0}</source><translation>Übergabe: {0}</translation></message>
<message><source>handovers {0}</source><translation>Übergaben {0}</translation></message>
<message><source>has a damaged head</source><translation>hat einen beschädigten Kopf</translation></message>
<message><source>has a different length than when it was stored</source><translation>hat eine andere Länge als beim Speichern</translation></message>
<message><source>has events after its head</source><translation>hat Ereignisse nach ihrem Kopf</translation></message>
<message><source>has events but no head</source><translation>hat Ereignisse, aber keinen Kopf</translation></message>
<message><source>hash {0}</source><translation>Hash {0}</translation></message>
<message><source>hints</source><translation>Hinweise</translation></message>
<message><source>home folder and caches for commands</source><translation>Home-Ordner und Caches für Befehle</translation></message>
<message><source>host or host:port</source><translation>Host oder Host:Port</translation></message>
<message><source>https://models.example.com/v1</source><translation>https://modelle.example.com/v1</translation></message>
<message><source>images</source><translation>Bilder</translation></message>
<message><source>in</source><translation>Eingabe</translation></message>
<message numerus="yes"><source>in about {0} turns</source><extracomment>One: in about {0} turn</extracomment><translation><numerusform>in etwa {0} Runde</numerusform><numerusform>in etwa {0} Runden</numerusform></translation></message>
<message><source>in all outputs</source><translation>in allen Ausgaben</translation></message>
<message><source>in this session</source><translation>in dieser Sitzung</translation></message>
<message><source>in {0}</source><translation>in {0}</translation></message>
<message numerus="yes"><source>in {0} sessions</source><extracomment>One: in {0} session</extracomment><translation><numerusform>in {0} Sitzung</numerusform><numerusform>in {0} Sitzungen</numerusform></translation></message>
<message numerus="yes"><source>in {1} of {0} sections</source><extracomment>One: in {1} of {0} section</extracomment><translation><numerusform>in {1} von {0} Abschnitt</numerusform><numerusform>in {1} von {0} Abschnitten</numerusform></translation></message>
<message><source>in “{0}” only</source><translation>nur in „{0}“</translation></message>
<message><source>incidents</source><translation>Vorfälle</translation></message>
<message><source>incomplete</source><translation>unvollständig</translation></message>
<message><source>insert</source><translation>einfügen</translation></message>
<message><source>instructions</source><translation>Anweisungen</translation></message>
<message><source>interrupted</source><translation>unterbrochen</translation></message>
<message><source>is damaged</source><translation>ist beschädigt</translation></message>
<message><source>is listed but missing</source><translation>ist aufgelistet, fehlt aber</translation></message>
<message><source>is of an unknown kind</source><translation>ist von unbekannter Art</translation></message>
<message><source>isn't a known read-only command</source><translation>ist kein bekannter rein lesender Befehl</translation></message>
<message><source>isolated context</source><translation>eigener Kontext</translation></message>
<message><source>it can carry data out</source><translation>kann Daten nach außen tragen</translation></message>
<message><source>it can't be read</source><translation>nicht lesbar</translation></message>
<message><source>it contains invisible characters</source><translation>enthält unsichtbare Zeichen</translation></message>
<message><source>it contains look-alike letters</source><translation>enthält täuschend ähnliche Buchstaben</translation></message>
<message><source>it has an unknown form</source><translation>sie hat eine unbekannte Form</translation></message>
<message><source>it has the output of a call that isn't there</source><translation>sie hat die Ausgabe eines Aufrufs, der fehlt</translation></message>
<message><source>it has too many values</source><translation>sie hat zu viele Werte</translation></message>
<message><source>it holds a secret</source><translation>enthält ein Geheimnis</translation></message>
<message><source>it is as long as the output</source><translation>er ist so lang wie die Ausgabe</translation></message>
<message><source>it is longer than {size} MB</source><translation>sie ist länger als {size} MB</translation></message>
<message><source>it is no text, or too long</source><translation>sie ist kein Text oder zu lang</translation></message>
<message><source>it isn't a regular file</source><translation>keine gewöhnliche Datei</translation></message>
<message><source>it may reach outside the project</source><translation>reicht vielleicht über das Projekt hinaus</translation></message>
<message><source>it may read secrets</source><translation>liest vielleicht Geheimnisse</translation></message>
<message><source>it no longer exists</source><translation>die Datei gibt es nicht mehr</translation></message>
<message><source>it replaces what was pushed</source><translation>ersetzt bereits Gepushtes</translation></message>
<message><source>it steers programs</source><translation>steuert Programme</translation></message>
<message><source>it uses sudo</source><translation>verwendet sudo</translation></message>
<message><source>it's a document, which is read only in a sandbox</source><translation>ein Dokument, das nur in einer Sandbox gelesen wird</translation></message>
<message><source>it's damaged or too large to be read</source><translation>beschädigt oder zu groß zum Lesen</translation></message>
<message><source>it's neither text nor a supported image</source><translation>weder Text noch ein unterstütztes Bild</translation></message>
<message><source>it's outside the project and is a folder or over 64 MB</source><translation>liegt außerhalb des Projekts und ist ein Ordner oder größer als 64 MB</translation></message>
<message><source>it's outside the project and larger than 4 MB</source><translation>liegt außerhalb des Projekts und ist größer als 4 MB</translation></message>
<message><source>it's protected by a password</source><translation>mit einem Passwort geschützt</translation></message>
<message><source>its folder is gone</source><translation>sein Ordner ist verschwunden</translation></message>
<message><source>its pages are pictures without text</source><translation>die Seiten sind Bilder ohne Text</translation></message>
<message><source>just now</source><translation>gerade eben</translation></message>
<message><source>kept and pinned blocks</source><translation>behaltene und angeheftete Blöcke</translation></message>
<message><source>key in environment</source><translation>Schlüssel aus Umgebung</translation></message>
<message><source>key set</source><translation>Schlüssel gesetzt</translation></message>
<message><source>key {0} from {1}</source><translation>Schlüssel {0} aus {1}</translation></message>
<message><source>key {0}, {1}</source><translation>Schlüssel {0}, {1}</translation></message>
<message><source>largest request {0}</source><translation>größte Anfrage {0}</translation></message>
<message><source>last recalled</source><translation>zuletzt abgerufen</translation></message>
<message><source>last used: {0}</source><translation>zuletzt verwendet: {0}</translation></message>
<message numerus="yes"><source>last {0} messages, unchanged</source><extracomment>One: last {0} message, unchanged</extracomment><translation><numerusform>letzte Nachricht, unverändert</numerusform><numerusform>letzte {0} Nachrichten, unverändert</numerusform></translation></message>
<message><source>limit {0}</source><translation>Limit {0}</translation></message>
<message><source>line {0}</source><translation>Zeile {0}</translation></message>
<message><source>lines with certain words</source><translation>Zeilen mit bestimmten Wörtern</translation></message>
<message><source>lines with “{0}”</source><translation>Zeilen mit „{0}“</translation></message>
<message><source>lines {0} to {1}</source><translation>Zeilen {0} bis {1}</translation></message>
<message><source>lines {0}–{1}</source><translation>Zeilen {0}–{1}</translation></message>
<message numerus="yes"><source>listed {0} folders</source><extracomment>One: listed {0} folder</extracomment><translation><numerusform>{0} Ordner aufgelistet</numerusform><numerusform>{0} Ordner aufgelistet</numerusform></translation></message>
<message><source>long-context model</source><translation>Langkontextmodell</translation></message>
<message><source>main model</source><translation>Hauptmodell</translation></message>
<message><source>marked read-only</source><translation>als rein lesend markiert</translation></message>
<message><source>marker</source><translation>Marker</translation></message>
<message><source>markers {0}</source><translation>Marker {0}</translation></message>
<message><source>max output</source><translation>max. Ausgabe</translation></message>
<message><source>messages {0}–{1}</source><translation>Nachrichten {0}–{1}</translation></message>
<message><source>min</source><translation>Min.</translation></message>
<message><source>model you chose</source><translation>selbst gewähltes Modell</translation></message>
<message><source>model {0}</source><translation>Modell {0}</translation></message>
<message><source>model, input truncated</source><translation>Modell, Eingabe gekürzt</translation></message>
<message><source>more than {total}</source><translation>mehr als {total}</translation></message>
<message><source>names</source><translation>Namen</translation></message>
<message><source>needs approval</source><translation>braucht Freigabe</translation></message>
<message><source>needs review</source><translation>Prüfung nötig</translation></message>
<message><source>needs sign-in</source><translation>Anmeldung nötig</translation></message>
<message><source>never</source><translation>nie</translation></message>
<message><source>never</source><comment>recalled</comment><translation>nie</translation></message>
<message><source>next</source><translation>gleich</translation></message>
<message><source>no automatic handover</source><translation>keine automatische Übergabe</translation></message>
<message><source>no duplicates</source><translation>keine Duplikate</translation></message>
<message><source>no duplicates yet</source><translation>noch keine Duplikate</translation></message>
<message><source>no images</source><translation>keine Bilder</translation></message>
<message><source>no key</source><translation>kein Schlüssel</translation></message>
<message><source>no key needed</source><translation>kein Schlüssel nötig</translation></message>
<message><source>no limit</source><translation>kein Limit</translation></message>
<message><source>no matches</source><translation>keine Treffer</translation></message>
<message><source>no request yet</source><translation>noch keine Anfrage</translation></message>
<message><source>no result came</source><translation>es kam kein Ergebnis</translation></message>
<message><source>no shortcut</source><translation>kein Kürzel</translation></message>
<message><source>no tools</source><translation>keine Tools</translation></message>
<message><source>no tools yet</source><translation>noch keine Tools</translation></message>
<message><source>none</source><translation>keine</translation></message>
<message><source>not applied</source><translation>nicht angewendet</translation></message>
<message><source>not available here</source><translation>hier nicht verfügbar</translation></message>
<message><source>not checked</source><translation>nicht geprüft</translation></message>
<message><source>not for this kind of call</source><translation>gilt nicht für diese Art von Aufruf</translation></message>
<message><source>not found</source><translation>nicht gefunden</translation></message>
<message><source>not installed</source><translation>nicht installiert</translation></message>
<message><source>not installed.</source><translation>nicht installiert.</translation></message>
<message><source>not open</source><translation>nicht geöffnet</translation></message>
<message><source>not reported by the provider</source><translation>vom Anbieter nicht gemeldet</translation></message>
<message><source>not run since Helix started</source><translation>seit dem Start von Helix nicht gelaufen</translation></message>
<message><source>not sent</source><translation>steht aus</translation></message>
<message><source>not sent yet</source><translation>noch nicht gesendet</translation></message>
<message><source>not started</source><translation>nicht gestartet</translation></message>
<message><source>not used</source><translation>nicht verwendet</translation></message>
<message><source>not used yet</source><translation>noch nicht verwendet</translation></message>
<message><source>not used: {0}</source><translation>nicht verwendet: {0}</translation></message>
<message><source>not written yet</source><translation>noch nicht geschrieben</translation></message>
<message><source>notes</source><translation>Notizen</translation></message>
<message><source>notes by a model {0}</source><translation>Notizen eines Modells {0}</translation></message>
<message><source>notes were merged and shortened</source><translation>Notizen wurden zusammengeführt und gekürzt</translation></message>
<message><source>notes {0}</source><translation>Notizen {0}</translation></message>
<message><source>nothing yet</source><translation>noch nichts</translation></message>
<message><source>now</source><translation>jetzt</translation></message>
<message><source>now line {0}</source><translation>jetzt Zeile {0}</translation></message>
<message><source>now {0}</source><translation>jetzt {0}</translation></message>
<message><source>npx -y @example/docs   or   https://example.com/mcp</source><translation>npx -y @example/docs   oder   https://example.com/mcp</translation></message>
<message><source>number of lines</source><translation>Zahl der Zeilen</translation></message>
<message><source>number of references</source><translation>Zahl der Verweise</translation></message>
<message><source>of {0}</source><translation>von {0}</translation></message>
<message><source>of {0} by models: {1}</source><translation>von {0} durch Modelle: {1}</translation></message>
<message><source>of {0} · {1}</source><translation>von {0} · {1}</translation></message>
<message><source>off</source><translation>aus</translation></message>
<message><source>off until you approve it</source><translation>aus bis zur Freigabe</translation></message>
<message><source>ok</source><translation>ok</translation></message>
<message><source>older messages were compacted</source><translation>ältere Nachrichten wurden verdichtet</translation></message>
<message><source>older steps are now notes</source><translation>ältere Schritte sind jetzt Notizen</translation></message>
<message><source>on next request</source><translation>bei nächster Anfrage</translation></message>
<message><source>one look-alike letter</source><translation>ein täuschend ähnlicher Buchstabe</translation></message>
<message><source>open</source><translation>öffnen</translation></message>
<message><source>optional</source><translation>optional</translation></message>
<message><source>out</source><translation>Ausgabe</translation></message>
<message><source>outcome of the call</source><translation>Ergebnis des Aufrufs</translation></message>
<message><source>output</source><translation>Ausgabe</translation></message>
<message><source>outside content is in the conversation</source><translation>externe Inhalte sind in der Unterhaltung</translation></message>
<message><source>over {0}</source><translation>über {0}</translation></message>
<message><source>partial answer kept</source><translation>Teilantwort behalten</translation></message>
<message><source>pasted image</source><translation>eingefügtes Bild</translation></message>
<message><source>pick lines…</source><translation>Zeilen wählen…</translation></message>
<message><source>pieces of large contents</source><translation>Teile großer Inhalte</translation></message>
<message><source>pin</source><translation>angeheftet</translation></message>
<message><source>pinned</source><translation>angeheftet</translation></message>
<message><source>pinned fact</source><translation>angeheftete Tatsache</translation></message>
<message><source>pinned message</source><translation>angeheftete Nachricht</translation></message>
<message><source>pinned rule</source><translation>angeheftete Regel</translation></message>
<message><source>policy {0}</source><translation>Strategie {0}</translation></message>
<message><source>preview</source><translation>Vorschau</translation></message>
<message><source>preview of {0}</source><translation>Vorschau von {0}</translation></message>
<message><source>preview, as no choice could be used</source><translation>Vorschau, da keine Wahl brauchbar war</translation></message>
<message><source>price unknown</source><translation>Preis unbekannt</translation></message>
<message><source>process {pid}</source><translation>Prozess {pid}</translation></message>
<message><source>project</source><translation>Projekt</translation></message>
<message><source>project context</source><translation>Projektkontext</translation></message>
<message><source>project/location, such as my-project/europe-west1</source><translation>Projekt/Standort, etwa my-project/europe-west1</translation></message>
<message><source>prompt cache unaffected</source><translation>Prompt-Cache nicht betroffen</translation></message>
<message><source>provider/model</source><translation>Anbieter/Modell</translation></message>
<message numerus="yes"><source>ran {0} commands</source><extracomment>One: ran {0} command</extracomment><translation><numerusform>{0} Befehl ausgeführt</numerusform><numerusform>{0} Befehle ausgeführt</numerusform></translation></message>
<message numerus="yes"><source>ran {0} subagents</source><extracomment>One: ran {0} subagent</extracomment><translation><numerusform>{0} Subagent eingesetzt</numerusform><numerusform>{0} Subagenten eingesetzt</numerusform></translation></message>
<message><source>ran {0}, {1}</source><translation>lief {0}, {1}</translation></message>
<message numerus="yes"><source>read {0} files</source><extracomment>One: read {0} file</extracomment><translation><numerusform>{0} Datei gelesen</numerusform><numerusform>{0} Dateien gelesen</numerusform></translation></message>
<message numerus="yes"><source>read {0} skills</source><extracomment>One: read {0} skill</extracomment><translation><numerusform>{0} Skill gelesen</numerusform><numerusform>{0} Skills gelesen</numerusform></translation></message>
<message><source>ready</source><translation>bereit</translation></message>
<message><source>recalled</source><translation>abgerufen</translation></message>
<message numerus="yes"><source>recalled {0} times</source><extracomment>One: recalled once</extracomment><translation><numerusform>einmal abgerufen</numerusform><numerusform>{0}-mal abgerufen</numerusform></translation></message>
<message><source>recorded request</source><translation>aufgezeichnete Anfrage</translation></message>
<message><source>references</source><translation>Verweise</translation></message>
<message><source>refined notes</source><translation>verfeinerte Notizen</translation></message>
<message><source>region, such as eu-central-1</source><translation>Region, etwa eu-central-1</translation></message>
<message><source>regular expression: re:/error \d+/i</source><translation>regulärer Ausdruck: re:/error \d+/i</translation></message>
<message><source>reply</source><translation>Antwort</translation></message>
<message><source>reported by the provider</source><translation>vom Anbieter gemeldet</translation></message>
<message><source>request</source><translation>Anfrage</translation></message>
<message><source>request {0}</source><translation>Anfrage {0}</translation></message>
<message><source>request {0}: {1} tokens</source><translation>Anfrage {0}: {1} Token</translation></message>
<message><source>required</source><translation>erforderlich</translation></message>
<message><source>restored</source><translation>wiederhergestellt</translation></message>
<message><source>restored</source><comment>version</comment><translation>wiederhergestellt</translation></message>
<message><source>restored by you</source><translation>von Hand wiederhergestellt</translation></message>
<message><source>retires {0}</source><translation>endet {0}</translation></message>
<message><source>rewind undone by you</source><translation>Zurücksetzen von Hand rückgängig gemacht</translation></message>
<message><source>rewound by you</source><translation>von Hand zurückgesetzt</translation></message>
<message><source>run</source><translation>ausführen</translation></message>
<message><source>running</source><translation>läuft</translation></message>
<message><source>s</source><comment>seconds</comment><translation>s</translation></message>
<message><source>same: nothing in the prompt cache</source><translation>gleich: nichts im Prompt-Cache</translation></message>
<message><source>sandboxed only</source><translation>nur in Sandbox</translation></message>
<message><source>saved in {store}</source><translation>in {store} gespeichert</translation></message>
<message><source>saved until you quit</source><translation>bis zum Beenden gespeichert</translation></message>
<message><source>searched twice</source><translation>zweimal gesucht</translation></message>
<message numerus="yes"><source>searched {0} times</source><extracomment>One: searched once</extracomment><translation><numerusform>einmal gesucht</numerusform><numerusform>{0}-mal gesucht</numerusform></translation></message>
<message><source>section {0} of {1}: {2}</source><translation>Abschnitt {0} von {1}: {2}</translation></message>
<message><source>select</source><translation>auswählen</translation></message>
<message><source>sending</source><translation>sendet</translation></message>
<message><source>servers of type {kind} aren't supported.</source><translation>Server vom Typ {kind} werden nicht unterstützt.</translation></message>
<message><source>session</source><translation>Sitzung</translation></message>
<message><source>session heads</source><translation>Sitzungsköpfe</translation></message>
<message><source>sessions</source><translation>Sitzungen</translation></message>
<message><source>set by you</source><translation>selbst gesetzt</translation></message>
<message><source>shortened</source><translation>gekürzt</translation></message>
<message><source>shortened outputs {0}</source><translation>gekürzte Ausgaben {0}</translation></message>
<message><source>signed out</source><translation>abgemeldet</translation></message>
<message><source>signed with your AWS credentials</source><translation>mit eigenen AWS-Anmeldedaten signiert</translation></message>
<message><source>signed with your Google credentials</source><translation>mit eigenen Google-Anmeldedaten signiert</translation></message>
<message><source>signs in itself</source><translation>meldet sich selbst an</translation></message>
<message><source>snapshots</source><translation>Snapshots</translation></message>
<message><source>start of the hash</source><translation>Anfang des Hashs</translation></message>
<message><source>starting</source><translation>startet</translation></message>
<message><source>starting…</source><translation>beginnt…</translation></message>
<message><source>state in the open session</source><translation>Zustand in der offenen Sitzung</translation></message>
<message><source>stopped</source><translation>gestoppt</translation></message>
<message><source>system prompt</source><translation>System-Prompt</translation></message>
<message><source>system prompt and tools</source><translation>System-Prompt und Werkzeuge</translation></message>
<message><source>text in the content</source><translation>Text im Inhalt</translation></message>
<message><source>the agent said it</source><translation>vom Agenten geschrieben</translation></message>
<message><source>the beginning is damaged</source><translation>der Anfang ist beschädigt</translation></message>
<message><source>the beginning is excluded</source><translation>der Anfang ist ausgeschlossen</translation></message>
<message><source>the change feed</source><translation>die Änderungsliste</translation></message>
<message><source>the compressed data is damaged from here on</source><translation>die komprimierten Daten sind ab hier beschädigt</translation></message>
<message><source>the file has more lines than can be read</source><translation>die Datei hat mehr Zeilen, als gelesen werden können</translation></message>
<message><source>the file has more than can be read</source><translation>die Datei hat mehr, als gelesen werden kann</translation></message>
<message numerus="yes"><source>the first {0} lines</source><extracomment>One: the first {0} line</extracomment><translation><numerusform>die erste Zeile</numerusform><numerusform>die ersten {0} Zeilen</numerusform></translation></message>
<message><source>the full output</source><translation>die volle Ausgabe</translation></message>
<message><source>the handover at {0}%</source><translation>die Übergabe bei {0} %</translation></message>
<message><source>the instructions changed</source><translation>die Anweisungen änderten sich</translation></message>
<message><source>the line that it continues isn't there</source><translation>die Zeile, an die sie anschließt, fehlt</translation></message>
<message><source>the list of skills</source><translation>die Liste der Skills</translation></message>
<message><source>the list of tools changed</source><translation>die Liste der Werkzeuge änderte sich</translation></message>
<message><source>the memory</source><translation>das Gedächtnis</translation></message>
<message><source>the model named no lines of the output</source><translation>das Modell hat keine Zeilen der Ausgabe genannt</translation></message>
<message><source>the model's answer was cut off</source><translation>die Antwort des Modells wurde abgeschnitten</translation></message>
<message><source>the permissions file was damaged</source><translation>die Berechtigungsdatei war beschädigt</translation></message>
<message><source>the project</source><translation>das Projekt</translation></message>
<message><source>the prompt cache saves {0}</source><translation>der Prompt-Cache spart {0}</translation></message>
<message><source>the provider dropped its cache</source><translation>der Anbieter hat seinen Cache verworfen</translation></message>
<message><source>the request changed</source><translation>die Anfrage änderte sich</translation></message>
<message><source>the request was too long</source><translation>die Anfrage war zu lang</translation></message>
<message><source>the server needs an input from its editor. Use a variable instead: ${NAME}.</source><translation>der Server braucht eine Eingabe aus seinem Editor. Stattdessen eine Variable verwenden: ${NAME}.</translation></message>
<message><source>the session begins a second time</source><translation>die Sitzung beginnt ein zweites Mal</translation></message>
<message><source>the system prompt</source><translation>der System-Prompt</translation></message>
<message><source>the tools it may call</source><translation>die verfügbaren Tools</translation></message>
<message><source>then</source><translation>danach</translation></message>
<message><source>then {0}</source><translation>danach {0}</translation></message>
<message><source>these lines</source><translation>diese Zeilen</translation></message>
<message><source>thinking</source><translation>Denken</translation></message>
<message><source>this group only</source><translation>nur diese Gruppe</translation></message>
<message><source>this line has changed since</source><translation>diese Zeile wurde seither geändert</translation></message>
<message><source>this model is free</source><translation>dieses Modell ist kostenlos</translation></message>
<message><source>this session</source><translation>diese Sitzung</translation></message>
<message><source>this session only</source><translation>nur diese Sitzung</translation></message>
<message><source>this workspace</source><translation>dieser Arbeitsbereich</translation></message>
<message><source>this workspace's prompt</source><translation>Prompt dieses Arbeitsbereichs</translation></message>
<message><source>this workspace's rules</source><translation>Regeln dieses Arbeitsbereichs</translation></message>
<message><source>time of storage: created:&lt;7d</source><translation>Zeitpunkt des Speicherns: created:&lt;7d</translation></message>
<message><source>times recalled</source><translation>wie oft abgerufen</translation></message>
<message><source>todo list changed</source><translation>Schritte geändert</translation></message>
<message><source>token counts</source><translation>Tokenzahlen</translation></message>
<message><source>tokens</source><translation>Token</translation></message>
<message><source>tokens: tokens:&gt;4k</source><translation>Token: tokens:&gt;4k</translation></message>
<message><source>too large</source><translation>zu groß</translation></message>
<message><source>too old.</source><translation>zu alt.</translation></message>
<message><source>tool definitions</source><translation>Tool-Definitionen</translation></message>
<message><source>tool that produced the entry</source><translation>Tool, von dem der Eintrag stammt</translation></message>
<message><source>tools</source><translation>Tools</translation></message>
<message><source>tools: {0}</source><translation>Tools: {0}</translation></message>
<message><source>trimmed</source><translation>gekürzt</translation></message>
<message><source>trimmed {0}</source><translation>gekappt {0}</translation></message>
<message><source>trust this folder first</source><translation>zuerst diesem Ordner vertrauen</translation></message>
<message><source>turns</source><translation>Runden</translation></message>
<message><source>type: mime:image</source><translation>Typ: mime:image</translation></message>
<message><source>unavailable</source><translation>nicht verfügbar</translation></message>
<message><source>unchanged</source><translation>unverändert</translation></message>
<message><source>unchanged · {0}</source><translation>unverändert · {0}</translation></message>
<message><source>undone</source><translation>rückgängig</translation></message>
<message><source>unknown</source><comment>price</comment><translation>unbekannt</translation></message>
<message><source>unknown error</source><translation>unbekannter Fehler</translation></message>
<message><source>unnamed</source><translation>ohne Namen</translation></message>
<message numerus="yes"><source>updated the todo list {0} times</source><extracomment>One: updated the todo list once</extracomment><translation><numerusform>Aufgabenliste einmal aktualisiert</numerusform><numerusform>Aufgabenliste {0}-mal aktualisiert</numerusform></translation></message>
<message numerus="yes"><source>used {1} {0} times</source><extracomment>One: used {1} once</extracomment><translation><numerusform>{1} einmal verwendet</numerusform><numerusform>{1} {0}-mal verwendet</numerusform></translation></message>
<message><source>verified just now</source><translation>gerade eben geprüft</translation></message>
<message><source>version {0} restored</source><translation>Version {0} wiederhergestellt</translation></message>
<message><source>v{0}</source><translation>v{0}</translation></message>
<message><source>v{0}, updates v{1}</source><translation>v{0}, aktualisiert v{1}</translation></message>
<message><source>waiting for you</source><translation>wartet auf Antwort</translation></message>
<message><source>web search</source><translation>Websuche</translation></message>
<message><source>what the model saw, seen in requests, sent text, history</source><translation>was das Modell gesehen hat, in Anfragen gesehen, gesendeter Text, Verlauf</translation></message>
<message><source>what the pinned text after it is</source><translation>was der angeheftete Text danach ist</translation></message>
<message><source>what this subagent is</source><translation>was dieser Subagent ist</translation></message>
<message><source>while the command ran: by it, or by you</source><translation>während des Befehls: von ihm oder von Hand</translation></message>
<message><source>window at {tokens} of {size} tokens</source><translation>Kontext bei {tokens} von {size} Token</translation></message>
<message><source>without a sandbox</source><translation>ohne Sandbox</translation></message>
<message numerus="yes"><source>wrote {0} files</source><extracomment>One: wrote {0} file</extracomment><translation><numerusform>{0} Datei geschrieben</numerusform><numerusform>{0} Dateien geschrieben</numerusform></translation></message>
<message><source>yes or no</source><translation>yes oder no</translation></message>
<message><source>you</source><translation>Sie</translation></message>
<message><source>you can keep typing</source><translation>Weiterschreiben ist möglich</translation></message>
<message><source>you can keep working; the result is checked before it replaces anything</source><translation>Weiterarbeiten ist möglich; das Ergebnis wird geprüft, bevor es etwas ersetzt</translation></message>
<message><source>you chose an excerpt</source><translation>Auszug selbst gewählt</translation></message>
<message><source>you chose the full output</source><translation>volle Ausgabe selbst gewählt</translation></message>
<message><source>you chose the preview</source><translation>Vorschau selbst gewählt</translation></message>
<message><source>you excluded or included a block</source><translation>ein Block wurde aus- oder eingeschlossen</translation></message>
<message><source>you mentioned it</source><translation>selbst erwähnt</translation></message>
<message><source>you stopped at {0}</source><translation>selbst gestoppt um {0}</translation></message>
<message><source>you went back to an earlier message</source><translation>zurück zu einer früheren Nachricht</translation></message>
<message><source>you wrote it</source><translation>selbst geschrieben</translation></message>
<message><source>your last message and the last step</source><translation>die letzte eigene Nachricht und der letzte Schritt</translation></message>
<message><source>your message</source><translation>Ihre Nachricht</translation></message>
<message><source>yours</source><translation>eigene</translation></message>
<message><source>{0} (has a comment)</source><translation>{0} (mit Kommentar)</translation></message>
<message><source>{0} ({1} characters), in event {2}</source><translation>{0} ({1} Zeichen), in Ereignis {2}</translation></message>
<message><source>{0} ({1})</source><translation>{0} ({1})</translation></message>
<message><source>{0} B</source><translation>{0} B</translation></message>
<message><source>{0} GB</source><translation>{0} GB</translation></message>
<message><source>{0} KB</source><translation>{0} KB</translation></message>
<message><source>{0} MB</source><translation>{0} MB</translation></message>
<message><source>{0} Servers must not ask for passwords or keys. Decline this request.</source><translation>{0} Server dürfen nicht nach Passwörtern oder Schlüsseln fragen. Diese Anfrage ablehnen.</translation></message>
<message><source>{0} TB</source><translation>{0} TB</translation></message>
<message><source>{0} added, but its models can't be read. {1}</source><translation>{0} hinzugefügt, aber die Modelle können nicht gelesen werden. {1}</translation></message>
<message><source>{0} added. Add its key below to read its models.</source><translation>{0} hinzugefügt. Unten den Schlüssel hinzufügen, um die Modelle zu lesen.</translation></message>
<message><source>{0} added. Reading its models…</source><translation>{0} hinzugefügt. Modelle werden gelesen…</translation></message>
<message><source>{0} added. Review its tools to use them.</source><translation>{0} hinzugefügt. Zum Verwenden die Tools prüfen.</translation></message>
<message><source>{0} ago</source><translation>vor {0}</translation></message>
<message><source>{0} and more</source><translation>{0} und weitere</translation></message>
<message><source>{0} and {1}</source><translation>{0} und {1}</translation></message>
<message><source>{0} and {1} more</source><translation>{0} und {1} weitere</translation></message>
<message><source>{0} and {1} pixels</source><translation>{0} und {1} Pixel pro Seite</translation></message>
<message numerus="yes"><source>{0} blocks</source><extracomment>One: {0} block</extracomment><translation><numerusform>{0} Block</numerusform><numerusform>{0} Blöcke</numerusform></translation></message>
<message><source>{0} blocks; damaged: {1}</source><translation>{0} Blöcke; beschädigt: {1}</translation></message>
<message numerus="yes"><source>{0} body fields</source><extracomment>One: {0} body field</extracomment><translation><numerusform>{0} Body-Feld</numerusform><numerusform>{0} Body-Felder</numerusform></translation></message>
<message numerus="yes"><source>{0} branches came along.</source><extracomment>One: {0} branch came along.</extracomment><translation><numerusform>{0} Zweig kam mit.</numerusform><numerusform>{0} Zweige kamen mit.</numerusform></translation></message>
<message><source>{0} by the long-context model</source><translation>{0} durch das Langkontextmodell</translation></message>
<message numerus="yes"><source>{0} bytes</source><extracomment>One: {0} byte</extracomment><translation><numerusform>{0} Byte</numerusform><numerusform>{0} Bytes</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries</source><extracomment>One: {0} cache entry</extracomment><translation><numerusform>{0} Cache-Eintrag</numerusform><numerusform>{0} Cache-Einträge</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries, {1} before deduplication. {2} on disk with conversations</source><extracomment>One: {0} cache entry, {1} before deduplication. {2} on disk with conversations</extracomment><translation><numerusform>{0} Cache-Eintrag, {1} vor Deduplizierung. {2} auf dem Datenträger mit Unterhaltungen</numerusform><numerusform>{0} Cache-Einträge, {1} vor Deduplizierung. {2} auf dem Datenträger mit Unterhaltungen</numerusform></translation></message>
<message numerus="yes"><source>{0} calls</source><extracomment>One: {0} call</extracomment><translation><numerusform>{0} Aufruf</numerusform><numerusform>{0} Aufrufe</numerusform></translation></message>
<message><source>{0} canceled. Nothing changed.</source><translation>{0}: abgebrochen. Es wurde nichts geändert.</translation></message>
<message><source>{0} changed</source><translation>{0} geändert</translation></message>
<message><source>{0} changed while the command ran: by it, or by you.</source><translation>{0} wurde geändert, während der Befehl lief: von ihm oder von Hand.</translation></message>
<message numerus="yes"><source>{0} commands are still running</source><extracomment>One: {0} command is still running</extracomment><translation><numerusform>{0} Befehl läuft noch</numerusform><numerusform>{0} Befehle laufen noch</numerusform></translation></message>
<message numerus="yes"><source>{0} commands running</source><extracomment>One: {0} command running</extracomment><translation><numerusform>{0} Befehl läuft</numerusform><numerusform>{0} Befehle laufen</numerusform></translation></message>
<message numerus="yes"><source>{0} comments on lines</source><extracomment>One: {0} comment on lines</extracomment><translation><numerusform>{0} Kommentar zu Zeilen</numerusform><numerusform>{0} Kommentare zu Zeilen</numerusform></translation></message>
<message numerus="yes"><source>{0} commits</source><extracomment>One: {0} commit</extracomment><translation><numerusform>{0} Commit</numerusform><numerusform>{0} Commits</numerusform></translation></message>
<message numerus="yes"><source>{0} commits are not merged. They stay on the branch {1}.</source><extracomment>One: {0} commit is not merged. It stays on the branch {1}.</extracomment><translation><numerusform>{0} Commit ist nicht gemergt. Er bleibt auf dem Branch {1}.</numerusform><numerusform>{0} Commits sind nicht gemergt. Sie bleiben auf dem Branch {1}.</numerusform></translation></message>
<message numerus="yes"><source>{0} commits to merge</source><extracomment>One: {0} commit to merge</extracomment><translation><numerusform>{0} Commit zu mergen</numerusform><numerusform>{0} Commits zu mergen</numerusform></translation></message>
<message numerus="yes"><source>{0} commits:</source><extracomment>One: {0} commit:</extracomment><translation><numerusform>{0} Commit wird gemergt:</numerusform><numerusform>{0} Commits werden gemergt:</numerusform></translation></message>
<message numerus="yes"><source>{0} compactions are undone: {1}. Nothing is deleted. Use Undo to bring them back.</source><extracomment>One: {0} compaction is undone: {1}. Nothing is deleted. Use Undo to bring it back.</extracomment><translation><numerusform>{0} Verdichtung wird rückgängig gemacht: {1}. Es wird nichts gelöscht. „Rückgängig“ holt sie zurück.</numerusform><numerusform>{0} Verdichtungen werden rückgängig gemacht: {1}. Es wird nichts gelöscht. „Rückgängig“ holt sie zurück.</numerusform></translation></message>
<message><source>{0} could not run on in the background.</source><translation>Der Hintergrundbefehl {0} konnte nicht weiterlaufen.</translation></message>
<message><source>{0} d</source><translation>{0} Tg.</translation></message>
<message><source>{0} damaged</source><translation>{0} beschädigt</translation></message>
<message><source>{0} deduplicated</source><translation>{0} dedupliziert</translation></message>
<message numerus="yes"><source>{0} details not in handover</source><extracomment>One: {0} detail not in handover</extracomment><translation><numerusform>{0} Detail nicht in der Übergabe</numerusform><numerusform>{0} Details nicht in der Übergabe</numerusform></translation></message>
<message><source>{0} doesn't fit ({1} tokens). Only a preview will be sent.</source><translation>{0} passt nicht ({1} Token). Nur eine Vorschau wird gesendet.</translation></message>
<message><source>{0} duplicates</source><translation>{0} Duplikate</translation></message>
<message numerus="yes"><source>{0} entries</source><extracomment>One: {0} entry</extracomment><translation><numerusform>{0} Eintrag</numerusform><numerusform>{0} Einträge</numerusform></translation></message>
<message numerus="yes"><source>{0} entries deleted, {1} freed.</source><extracomment>One: {0} entry deleted, {1} freed.</extracomment><translation><numerusform>{0} Eintrag gelöscht, {1} freigegeben.</numerusform><numerusform>{0} Einträge gelöscht, {1} freigegeben.</numerusform></translation></message>
<message numerus="yes"><source>{0} entries in the cache are no longer needed</source><extracomment>One: {0} entry in the cache is no longer needed</extracomment><translation><numerusform>{0} Eintrag im Cache wird nicht mehr gebraucht</numerusform><numerusform>{0} Einträge im Cache werden nicht mehr gebraucht</numerusform></translation></message>
<message numerus="yes"><source>{0} entries matching the filter are no longer needed</source><extracomment>One: {0} entry matching the filter is no longer needed</extracomment><translation><numerusform>{0} zum Filter passender Eintrag wird nicht mehr gebraucht</numerusform><numerusform>{0} zum Filter passende Einträge werden nicht mehr gebraucht</numerusform></translation></message>
<message numerus="yes"><source>{0} entries verified. All intact.</source><extracomment>One: {0} entry verified. All intact.</extracomment><translation><numerusform>{0} Eintrag geprüft. Unversehrt.</numerusform><numerusform>{0} Einträge geprüft. Alle unversehrt.</numerusform></translation></message>
<message numerus="yes"><source>{0} failed</source><extracomment>One: {0} failed</extracomment><translation><numerusform>{0} fehlgeschlagen</numerusform><numerusform>{0} fehlgeschlagen</numerusform></translation></message>
<message><source>{0} failed: {1} Nothing changed.</source><translation>{0}: fehlgeschlagen. {1} Es wurde nichts geändert.</translation></message>
<message numerus="yes"><source>{0} fields</source><extracomment>One: {0} field</extracomment><translation><numerusform>{0} Feld</numerusform><numerusform>{0} Felder</numerusform></translation></message>
<message numerus="yes"><source>{0} files</source><extracomment>One: {0} file</extracomment><translation><numerusform>{0} Datei</numerusform><numerusform>{0} Dateien</numerusform></translation></message>
<message numerus="yes"><source>{0} files are in no commit:</source><extracomment>One: {0} file is in no commit:</extracomment><translation><numerusform>{0} Datei ist in keinem Commit:</numerusform><numerusform>{0} Dateien sind in keinem Commit:</numerusform></translation></message>
<message numerus="yes"><source>{0} files change</source><extracomment>One: {0} file changes</extracomment><translation><numerusform>{0} Datei ändert sich</numerusform><numerusform>{0} Dateien ändern sich</numerusform></translation></message>
<message numerus="yes"><source>{0} files change: {1}</source><extracomment>One: {0} file changes: {1}</extracomment><translation><numerusform>{0} Datei ändert sich: {1}</numerusform><numerusform>{0} Dateien ändern sich: {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files changed</source><extracomment>One: {0} file changed</extracomment><translation><numerusform>{0} Datei geändert</numerusform><numerusform>{0} Dateien geändert</numerusform></translation></message>
<message numerus="yes"><source>{0} files in the worktree are not committed and are not merged: {1}</source><extracomment>One: {0} file in the worktree is not committed and is not merged: {1}</extracomment><translation><numerusform>{0} Datei im Worktree ist nicht committet und wird nicht gemergt: {1}</numerusform><numerusform>{0} Dateien im Worktree sind nicht committet und werden nicht gemergt: {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files restored.</source><extracomment>One: {0} file restored.</extracomment><translation><numerusform>{0} Datei wiederhergestellt.</numerusform><numerusform>{0} Dateien wiederhergestellt.</numerusform></translation></message>
<message numerus="yes"><source>{0} files selected. You can attach {1} at a time.</source><extracomment>One: {0} file selected. You can attach {1} at a time.</extracomment><translation><numerusform>{0} Datei ausgewählt. Höchstens {1} lassen sich auf einmal anhängen.</numerusform><numerusform>{0} Dateien ausgewählt. Höchstens {1} lassen sich auf einmal anhängen.</numerusform></translation></message>
<message><source>{0} found in {1} ms</source><translation>{0} gefunden in {1} ms</translation></message>
<message><source>{0} h</source><translation>{0} h</translation></message>
<message numerus="yes"><source>{0} handovers</source><extracomment>One: {0} handover</extracomment><translation><numerusform>{0} Übergabe</numerusform><numerusform>{0} Übergaben</numerusform></translation></message>
<message><source>{0} has everything of {1}.</source><translation>{0} enthält schon alles aus {1}.</translation></message>
<message numerus="yes"><source>{0} headers</source><extracomment>One: {0} header</extracomment><translation><numerusform>{0} Header</numerusform><numerusform>{0} Header</numerusform></translation></message>
<message><source>{0} hides the most entries.</source><translation>{0} blendet die meisten Einträge aus.</translation></message>
<message numerus="yes"><source>{0} hooks wait for approval.</source><extracomment>One: {0} hook waits for approval.</extracomment><translation><numerusform>{0} Hook wartet auf Freigabe.</numerusform><numerusform>{0} Hooks warten auf Freigabe.</numerusform></translation></message>
<message numerus="yes"><source>{0} images</source><extracomment>One: {0} image</extracomment><translation><numerusform>{0} Bild</numerusform><numerusform>{0} Bilder</numerusform></translation></message>
<message numerus="yes"><source>{0} invisible characters</source><extracomment>One: {0} invisible character</extracomment><translation><numerusform>{0} unsichtbares Zeichen</numerusform><numerusform>{0} unsichtbare Zeichen</numerusform></translation></message>
<message><source>{0} is already used for {1}</source><translation>{0} ist schon vergeben für {1}</translation></message>
<message><source>{0} is installed</source><translation>{0} ist installiert</translation></message>
<message><source>{0} is off.</source><translation>{0} ist aus.</translation></message>
<message><source>{0} is off. The next request rebuilds the prompt cache.</source><translation>{0} ist aus. Die nächste Anfrage baut den Prompt-Cache neu auf.</translation></message>
<message><source>{0} is on</source><translation>{0} ist an</translation></message>
<message><source>{0} is on, from the next turn on.</source><translation>{0} ist ab der nächsten Runde an.</translation></message>
<message><source>{0} is on. The next request rebuilds the prompt cache.</source><translation>{0} ist an. Die nächste Anfrage baut den Prompt-Cache neu auf.</translation></message>
<message><source>{0} is sent no images. It reads that there was one.</source><translation>An {0} gehen keine Bilder, nur der Hinweis, dass es eines gab.</translation></message>
<message><source>{0} is {1} × {2}, {3}. This model accepts {4}.</source><translation>{0} hat {1} × {2} Pixel, {3}. Dieses Modell nimmt höchstens {4} an.</translation></message>
<message><source>{0} isn't a budget of this model.</source><translation>{0} ist kein Budget dieses Modells.</translation></message>
<message numerus="yes"><source>{0} large outputs: Helix is choosing what to keep in context</source><extracomment>One: Large output: Helix is choosing what to keep in context</extracomment><translation><numerusform>Große Ausgabe: Helix wählt aus, was im Kontext bleibt</numerusform><numerusform>{0} große Ausgaben: Helix wählt aus, was im Kontext bleibt</numerusform></translation></message>
<message numerus="yes"><source>{0} lines</source><extracomment>One: {0} line</extracomment><translation><numerusform>{0} Zeile</numerusform><numerusform>{0} Zeilen</numerusform></translation></message>
<message numerus="yes"><source>{0} look-alike letters</source><extracomment>One: {0} look-alike letter</extracomment><translation><numerusform>{0} täuschend ähnlicher Buchstabe</numerusform><numerusform>{0} täuschend ähnliche Buchstaben</numerusform></translation></message>
<message numerus="yes"><source>{0} markers</source><extracomment>One: {0} marker</extracomment><translation><numerusform>{0} Marker</numerusform><numerusform>{0} Marker</numerusform></translation></message>
<message><source>{0} may not fit in the context.</source><translation>{0}: passt vielleicht nicht in den Kontext.</translation></message>
<message><source>{0} may not support images and could reject this message.</source><translation>{0} unterstützt vielleicht keine Bilder und könnte diese Nachricht ablehnen.</translation></message>
<message numerus="yes"><source>{0} messages</source><extracomment>One: {0} message</extracomment><translation><numerusform>{0} Nachricht</numerusform><numerusform>{0} Nachrichten</numerusform></translation></message>
<message numerus="yes"><source>{0} messages and tool calls</source><extracomment>One: {0} message or tool call</extracomment><translation><numerusform>{0} Nachricht oder Aufruf</numerusform><numerusform>{0} Nachrichten und Aufrufe</numerusform></translation></message>
<message numerus="yes"><source>{0} messages covered by {1}</source><extracomment>One: {0} message covered by {1}</extracomment><translation><numerusform>{0} Nachricht, abgedeckt von {1}</numerusform><numerusform>{0} Nachrichten, abgedeckt von {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} messages in context again</source><extracomment>One: {0} message in context again</extracomment><translation><numerusform>{0} Nachricht wieder im Kontext</numerusform><numerusform>{0} Nachrichten wieder im Kontext</numerusform></translation></message>
<message numerus="yes"><source>{0} messages out of context</source><extracomment>One: {0} message out of context</extracomment><translation><numerusform>{0} Nachricht nicht mehr im Kontext</numerusform><numerusform>{0} Nachrichten nicht mehr im Kontext</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were imported.</source><extracomment>One: {0} message was imported.</extracomment><translation><numerusform>{0} Nachricht wurde importiert.</numerusform><numerusform>{0} Nachrichten wurden importiert.</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were read from the other program.</source><extracomment>One: {0} message was read from the other program.</extracomment><translation><numerusform>{0} Nachricht wurde aus dem anderen Programm gelesen.</numerusform><numerusform>{0} Nachrichten wurden aus dem anderen Programm gelesen.</numerusform></translation></message>
<message numerus="yes"><source>{0} messages · {1} stay</source><extracomment>One: {0} message · {1} stay</extracomment><translation><numerusform>{0} Nachricht · {1} bleiben</numerusform><numerusform>{0} Nachrichten · {1} bleiben</numerusform></translation></message>
<message><source>{0} min</source><translation>{0} min</translation></message>
<message numerus="yes"><source>{0} missing, number {1}: {2}, event {3}</source><extracomment>One: {0} missing, number {1}: {2}, event {3}</extracomment><translation><numerusform>{0} fehlt, Nummer {1}: {2}, Ereignis {3}</numerusform><numerusform>{0} fehlen, Nummer {1}: {2}, Ereignis {3}</numerusform></translation></message>
<message numerus="yes"><source>{0} models</source><extracomment>One: {0} model</extracomment><translation><numerusform>{0} Modell</numerusform><numerusform>{0} Modelle</numerusform></translation></message>
<message numerus="yes"><source>{0} models found</source><extracomment>One: {0} model found</extracomment><translation><numerusform>{0} Modell gefunden</numerusform><numerusform>{0} Modelle gefunden</numerusform></translation></message>
<message><source>{0} more</source><translation>{0} weitere</translation></message>
<message numerus="yes"><source>{0} more failed for the same reason.</source><extracomment>One: {0} more failed for the same reason.</extracomment><translation><numerusform>{0} weiteres Bild scheiterte aus demselben Grund.</numerusform><numerusform>{0} weitere Bilder scheiterten aus demselben Grund.</numerusform></translation></message>
<message numerus="yes"><source>{0} more lines</source><extracomment>One: {0} more line</extracomment><translation><numerusform>{0} weitere Zeile</numerusform><numerusform>{0} weitere Zeilen</numerusform></translation></message>
<message numerus="yes"><source>{0} more subagents</source><extracomment>One: {0} more subagent</extracomment><translation><numerusform>{0} weiterer Subagent</numerusform><numerusform>{0} weitere Subagenten</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran stay. Undo them under Changes.</source><extracomment>One: {0} more that changed while a command ran stays. Undo it under Changes.</extracomment><translation><numerusform>{0} weitere, die sich während eines Befehls geändert hat, bleibt. Unter „Änderungen“ rückgängig machen.</numerusform><numerusform>{0} weitere, die sich während Befehlen geändert haben, bleiben. Unter „Änderungen“ rückgängig machen.</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran: by them, or by you</source><extracomment>One: {0} more that changed while a command ran: by it, or by you</extracomment><translation><numerusform>{0} weitere, geändert während ein Befehl lief: von ihm oder von Hand</numerusform><numerusform>{0} weitere, geändert während Befehle liefen: von ihnen oder von Hand</numerusform></translation></message>
<message numerus="yes"><source>{0} more with contents that came with the imported session</source><extracomment>One: {0} more with content that came with the imported session</extracomment><translation><numerusform>{0} weitere mit Inhalt, der mit der importierten Sitzung kam</numerusform><numerusform>{0} weitere mit Inhalten, die mit der importierten Sitzung kamen</numerusform></translation></message>
<message><source>{0} new</source><translation>{0} neu</translation></message>
<message><source>{0} of content, {1} on disk.</source><translation>{0} Inhalt, {1} auf dem Datenträger.</translation></message>
<message><source>{0} of them fit.</source><translation>{0} davon passen hinein.</translation></message>
<message><source>{0} of {1}</source><translation>{0} von {1}</translation></message>
<message numerus="yes"><source>{0} of {1} done</source><extracomment>One: {0} of {1} done</extracomment><translation><numerusform>{0} von {1} erledigt</numerusform><numerusform>{0} von {1} erledigt</numerusform></translation></message>
<message numerus="yes"><source>{0} of {1} entries are damaged.</source><extracomment>One: {0} of {1} entries is damaged.</extracomment><translation><numerusform>{0} von {1} Einträgen ist beschädigt.</numerusform><numerusform>{0} von {1} Einträgen sind beschädigt.</numerusform></translation></message>
<message><source>{0} of {1} lines, {2} tokens per request</source><translation>{0} von {1} Zeilen, {2} Token pro Anfrage</translation></message>
<message><source>{0} of {1} models</source><translation>{0} von {1} Modellen</translation></message>
<message><source>{0} of {1} now</source><translation>jetzt {0} von {1}</translation></message>
<message numerus="yes"><source>{0} of {1} parts are damaged. {2} ({3}%) can still be read.</source><extracomment>One: One of {1} parts is damaged. {2} ({3}%) can still be read.</extracomment><translation><numerusform>Einer von {1} Teilen ist beschädigt. {2} ({3} %) sind noch lesbar.</numerusform><numerusform>{0} von {1} Teilen sind beschädigt. {2} ({3} %) sind noch lesbar.</numerusform></translation></message>
<message><source>{0} of {1} s</source><translation>{0} von {1} s</translation></message>
<message><source>{0} of {1} skills, {2} tokens per request</source><translation>{0} von {1} Skills, {2} Token pro Anfrage</translation></message>
<message><source>{0} of {1} tokens</source><translation>{0} von {1} Token</translation></message>
<message><source>{0} of {1} tools, {2} tokens per request</source><translation>{0} von {1} Tools, {2} Token pro Anfrage</translation></message>
<message><source>{0} older not shown</source><translation>{0} ältere nicht angezeigt</translation></message>
<message><source>{0} on disk</source><translation>{0} belegt</translation></message>
<message numerus="yes"><source>{0} open steps</source><extracomment>One: {0} open step</extracomment><translation><numerusform>{0} offener Schritt</numerusform><numerusform>{0} offene Schritte</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs</source><extracomment>One: {0} output</extracomment><translation><numerusform>{0} Ausgabe</numerusform><numerusform>{0} Ausgaben</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs and pictures are shortened or missing.</source><extracomment>One: {0} output or picture is shortened or missing.</extracomment><translation><numerusform>{0} Ausgabe oder Bild ist gekürzt oder fehlt.</numerusform><numerusform>{0} Ausgaben und Bilder sind gekürzt oder fehlen.</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs are damaged or too large, and aren't in the file.</source><extracomment>One: {0} output is damaged or too large, and isn't in the file.</extracomment><translation><numerusform>{0} Ausgabe ist beschädigt oder zu groß und nicht in der Datei.</numerusform><numerusform>{0} Ausgaben sind beschädigt oder zu groß und nicht in der Datei.</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs moved to cache</source><extracomment>One: {0} output moved to cache</extracomment><translation><numerusform>{0} Ausgabe in den Cache verschoben</numerusform><numerusform>{0} Ausgaben in den Cache verschoben</numerusform></translation></message>
<message numerus="yes"><source>{0} parameters</source><extracomment>One: {0} parameter</extracomment><translation><numerusform>{0} Parameter</numerusform><numerusform>{0} Parameter</numerusform></translation></message>
<message><source>{0} per 1M</source><translation>{0} pro Mio.</translation></message>
<message><source>{0} per million tokens in / out</source><translation>{0} pro Mio. Token Ein-/Ausgabe</translation></message>
<message numerus="yes"><source>{0} pins</source><extracomment>One: {0} pin</extracomment><translation><numerusform>{0} angeheftet</numerusform><numerusform>{0} angeheftet</numerusform></translation></message>
<message numerus="yes"><source>{0} problems found</source><extracomment>One: {0} problem found</extracomment><translation><numerusform>{0} Problem gefunden</numerusform><numerusform>{0} Probleme gefunden</numerusform></translation></message>
<message><source>{0} prompt-cached · {1} new</source><translation>{0} im Prompt-Cache · {1} neu</translation></message>
<message numerus="yes"><source>{0} prompts</source><extracomment>One: {0} prompt</extracomment><translation><numerusform>{0} Prompt</numerusform><numerusform>{0} Prompts</numerusform></translation></message>
<message><source>{0} ran in the background and ended when Helix quit unexpectedly.</source><translation>Der Hintergrundbefehl {0} endete, als Helix unerwartet beendet wurde.</translation></message>
<message><source>{0} ran in the background and was stopped when Helix or its session was closed.</source><translation>Der Hintergrundbefehl {0} wurde beendet, als Helix oder seine Sitzung geschlossen wurde.</translation></message>
<message numerus="yes"><source>{0} records can't be read.</source><extracomment>One: {0} record can't be read.</extracomment><translation><numerusform>{0} Datensatz ist nicht lesbar.</numerusform><numerusform>{0} Datensätze sind nicht lesbar.</numerusform></translation></message>
<message numerus="yes"><source>{0} records can't be read. Some may have been calls.</source><extracomment>One: {0} record can't be read. It may have been a call.</extracomment><translation><numerusform>{0} Datensatz ist nicht lesbar. Er war vielleicht ein Aufruf.</numerusform><numerusform>{0} Datensätze sind nicht lesbar. Einige waren vielleicht Aufrufe.</numerusform></translation></message>
<message numerus="yes"><source>{0} records of this session can't be read. Some changes may be missing.</source><extracomment>One: {0} record of this session can't be read. Some changes may be missing.</extracomment><translation><numerusform>{0} Datensatz dieser Sitzung ist nicht lesbar. Einige Änderungen fehlen vielleicht.</numerusform><numerusform>{0} Datensätze dieser Sitzung sind nicht lesbar. Einige Änderungen fehlen vielleicht.</numerusform></translation></message>
<message numerus="yes"><source>{0} records, {1}</source><extracomment>One: {0} record, {1}</extracomment><translation><numerusform>{0} Datensatz, {1}</numerusform><numerusform>{0} Datensätze, {1}</numerusform></translation></message>
<message><source>{0} replayed in {1} s, no model called</source><translation>{0} in {1} s nachgespielt, kein Modell aufgerufen</translation></message>
<message numerus="yes"><source>{0} requests</source><extracomment>One: {0} request</extracomment><translation><numerusform>{0} Anfrage</numerusform><numerusform>{0} Anfragen</numerusform></translation></message>
<message numerus="yes"><source>{0} requests are too large for the context window.</source><extracomment>One: {0} request is too large for the context window.</extracomment><translation><numerusform>{0} Anfrage ist zu groß für das Kontextfenster.</numerusform><numerusform>{0} Anfragen sind zu groß für das Kontextfenster.</numerusform></translation></message>
<message numerus="yes"><source>{0} requests replayed in {1} s, no model called</source><extracomment>One: {0} request replayed in {1} s, no model called</extracomment><translation><numerusform>{0} Anfrage in {1} s nachgespielt, kein Modell aufgerufen</numerusform><numerusform>{0} Anfragen in {1} s nachgespielt, kein Modell aufgerufen</numerusform></translation></message>
<message numerus="yes"><source>{0} resources</source><extracomment>One: {0} resource</extracomment><translation><numerusform>{0} Ressource</numerusform><numerusform>{0} Ressourcen</numerusform></translation></message>
<message numerus="yes"><source>{0} results in {1} ms</source><extracomment>One: {0} result in {1} ms</extracomment><translation><numerusform>{0} Ergebnis in {1} ms</numerusform><numerusform>{0} Ergebnisse in {1} ms</numerusform></translation></message>
<message><source>{0} runs from now on, in the sandbox.</source><translation>{0} läuft ab jetzt, in der Sandbox.</translation></message>
<message><source>{0} s</source><translation>{0} s</translation></message>
<message><source>{0} saved in the keyring.</source><translation>{0} im Schlüsselbund gespeichert.</translation></message>
<message numerus="yes"><source>{0} secrets are masked.</source><extracomment>One: {0} secret is masked.</extracomment><translation><numerusform>{0} Geheimnis ist unkenntlich gemacht.</numerusform><numerusform>{0} Geheimnisse sind unkenntlich gemacht.</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets are masked:</source><extracomment>One: {0} secret is masked:</extracomment><translation><numerusform>{0} Geheimnis wird unkenntlich gemacht:</numerusform><numerusform>{0} Geheimnisse werden unkenntlich gemacht:</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets were hidden.</source><extracomment>One: {0} secret was hidden.</extracomment><translation><numerusform>{0} Geheimnis wurde verborgen.</numerusform><numerusform>{0} Geheimnisse wurden verborgen.</numerusform></translation></message>
<message><source>{0} sent again: {1}</source><translation>{0} erneut gesendet: {1}</translation></message>
<message numerus="yes"><source>{0} sessions</source><extracomment>One: {0} session</extracomment><translation><numerusform>{0} Sitzung</numerusform><numerusform>{0} Sitzungen</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions are still running</source><extracomment>One: {0} session is still running</extracomment><translation><numerusform>{0} Sitzung läuft noch</numerusform><numerusform>{0} Sitzungen laufen noch</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions for this folder</source><extracomment>One: {0} session for this folder</extracomment><translation><numerusform>{0} Sitzung für diesen Ordner</numerusform><numerusform>{0} Sitzungen für diesen Ordner</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of other programs are on this computer. Compare the size and cost of the last ones with and without Helix.</source><extracomment>One: {0} session of another program is on this computer. Compare its size and cost with and without Helix.</extracomment><translation><numerusform>{0} Sitzung eines anderen Programms ist auf diesem Computer. Größe und Kosten mit und ohne Helix vergleichen.</numerusform><numerusform>{0} Sitzungen anderer Programme sind auf diesem Computer. Größe und Kosten der letzten mit und ohne Helix vergleichen.</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of {1}</source><extracomment>One: {0} session of {1}</extracomment><translation><numerusform>{0} Sitzung von {1}</numerusform><numerusform>{0} Sitzungen von {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions running</source><extracomment>One: {0} session running</extracomment><translation><numerusform>{0} Sitzung läuft</numerusform><numerusform>{0} Sitzungen laufen</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions were compared.</source><extracomment>One: {0} session was compared.</extracomment><translation><numerusform>{0} Sitzung wurde verglichen.</numerusform><numerusform>{0} Sitzungen wurden verglichen.</numerusform></translation></message>
<message numerus="yes"><source>{0} skills in use again</source><extracomment>One: {0} skill in use again</extracomment><translation><numerusform>{0} Skill wieder in Gebrauch</numerusform><numerusform>{0} Skills wieder in Gebrauch</numerusform></translation></message>
<message numerus="yes"><source>{0} skills out of use</source><extracomment>One: {0} skill out of use</extracomment><translation><numerusform>{0} Skill nicht mehr in Gebrauch</numerusform><numerusform>{0} Skills nicht mehr in Gebrauch</numerusform></translation></message>
<message><source>{0} stopped</source><translation>{0} gestoppt</translation></message>
<message numerus="yes"><source>{0} subagents</source><extracomment>One: {0} subagent</extracomment><translation><numerusform>{0} Subagent</numerusform><numerusform>{0} Subagenten</numerusform></translation></message>
<message numerus="yes"><source>{0} subagents came along.</source><extracomment>One: {0} subagent came along.</extracomment><translation><numerusform>{0} Subagent kam mit.</numerusform><numerusform>{0} Subagenten kamen mit.</numerusform></translation></message>
<message numerus="yes"><source>{0} things in this session look like secrets:</source><extracomment>One: {0} thing in this session looks like a secret:</extracomment><translation><numerusform>{0} Stelle in dieser Sitzung sieht wie ein Geheimnis aus:</numerusform><numerusform>{0} Stellen in dieser Sitzung sehen wie Geheimnisse aus:</numerusform></translation></message>
<message><source>{0} this session</source><translation>{0} diese Sitzung</translation></message>
<message numerus="yes"><source>{0} thoughts</source><extracomment>One: {0} thought</extracomment><translation><numerusform>{0} Gedanke</numerusform><numerusform>{0} Gedanken</numerusform></translation></message>
<message><source>{0} tok · {1} → {2}%</source><translation>{0} tok · {1} → {2} %</translation></message>
<message numerus="yes"><source>{0} tokens</source><extracomment>One: {0} token</extracomment><translation><numerusform>{0} Token</numerusform><numerusform>{0} Token</numerusform></translation></message>
<message numerus="yes"><source>{0} tokens (less than {1}% of {2})</source><extracomment>One: {0} token (less than {1}% of {2})</extracomment><translation><numerusform>{0} Token (weniger als {1} % von {2})</numerusform><numerusform>{0} Token (weniger als {1} % von {2})</numerusform></translation></message>
<message><source>{0} tokens in context · full output in cache</source><translation>{0} Token im Kontext · volle Ausgabe im Cache</translation></message>
<message numerus="yes"><source>{0} tokens kept</source><extracomment>One: {0} token kept</extracomment><translation><numerusform>{0} Token behalten</numerusform><numerusform>{0} Token behalten</numerusform></translation></message>
<message><source>{0} tokens per request, {1} when used</source><translation>{0} Token pro Anfrage, {1} bei Verwendung</translation></message>
<message><source>{0} tokens · from prompt cache</source><translation>{0} Token · aus Prompt-Cache</translation></message>
<message><source>{0} tokens · same as last request</source><translation>{0} Token · wie letzte Anfrage</translation></message>
<message><source>{0} tokens · {1} from prompt cache</source><translation>{0} Token · {1} aus Prompt-Cache</translation></message>
<message numerus="yes"><source>{0} tool calls</source><extracomment>One: {0} tool call</extracomment><translation><numerusform>{0} Tool-Aufruf</numerusform><numerusform>{0} Tool-Aufrufe</numerusform></translation></message>
<message numerus="yes"><source>{0} tools</source><extracomment>One: {0} tool</extracomment><translation><numerusform>{0} Tool</numerusform><numerusform>{0} Tools</numerusform></translation></message>
<message numerus="yes"><source>{0} turns</source><extracomment>One: {0} turn</extracomment><translation><numerusform>{0} Runde</numerusform><numerusform>{0} Runden</numerusform></translation></message>
<message numerus="yes"><source>{0} unchanged lines</source><extracomment>One: {0} unchanged line</extracomment><translation><numerusform>{0} unveränderte Zeile</numerusform><numerusform>{0} unveränderte Zeilen</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files</source><extracomment>One: {0} uncommitted file</extracomment><translation><numerusform>{0} nicht committete Datei</numerusform><numerusform>{0} nicht committete Dateien</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files stay in your folder and are not in the worktree: {1}</source><extracomment>One: {0} uncommitted file stays in your folder and is not in the worktree: {1}</extracomment><translation><numerusform>{0} nicht committete Datei bleibt im Projektordner und ist nicht im Worktree: {1}</numerusform><numerusform>{0} nicht committete Dateien bleiben im Projektordner und sind nicht im Worktree: {1}</numerusform></translation></message>
<message><source>{0} uncompressed</source><translation>{0} unkomprimiert</translation></message>
<message numerus="yes"><source>{0} values found nowhere, marked [unverified]: {1}</source><extracomment>One: {0} value found nowhere, marked [unverified]: {1}</extracomment><translation><numerusform>{0} nirgends gefundener Wert, mit [unverified] markiert: {1}</numerusform><numerusform>{0} nirgends gefundene Werte, mit [unverified] markiert: {1}</numerusform></translation></message>
<message><source>{0} verified, {1} damaged. Filter by state:damaged to see them.</source><translation>{0} geprüft, {1} beschädigt. Mit state:damaged filtern, um sie zu sehen.</translation></message>
<message numerus="yes"><source>{0} web searches</source><extracomment>One: {0} web search</extracomment><translation><numerusform>{0} Websuche</numerusform><numerusform>{0} Websuchen</numerusform></translation></message>
<message><source>{0} will be used as instructions</source><translation>Anweisungen aus {0}</translation></message>
<message><source>{0} with this message</source><translation>{0} mit dieser Nachricht</translation></message>
<message><source>{0} with truncated input</source><translation>{0} mit gekürzter Eingabe</translation></message>
<message><source>{0} would fill the context to {1}%, past {2}.</source><translation>{0}: Der Kontext wäre zu {1} % voll, über {2} hinaus.</translation></message>
<message><source>{0} would make this look like {1}. The actual text is {2}.</source><translation>{0}: Damit sähe dies aus wie {1}. Der tatsächliche Text ist {2}.</translation></message>
<message><source>{0} would start: {1}</source><translation>{0} würde starten: {1}</translation></message>
<message><source>{0} {1}</source><comment>Handover at 109,000 tokens</comment><translation>{0} {1}</translation></message>
<message><source>{0} {1}</source><comment>two sentences</comment><translation>{0} {1}</translation></message>
<message><source>{0} {1}, {2}</source><comment>Notes in about 9 turns, at 56,000 tokens</comment><translation>{0} {1}, {2}</translation></message>
<message><source>{0} · excluding about {1}</source><translation>{0} · Ausschließen etwa {1}</translation></message>
<message><source>{0} · not available yet</source><translation>{0} · noch nicht verfügbar</translation></message>
<message><source>{0} · restarts on next call</source><translation>{0} · startet beim nächsten Aufruf neu</translation></message>
<message><source>{0} · retrying in {1} s</source><translation>{0} · neuer Versuch in {1} s</translation></message>
<message><source>{0} · the file is deleted</source><translation>{0} · die Datei wird gelöscht</translation></message>
<message><source>{0} · up to {1} tokens</source><translation>{0} · bis zu {1} Token</translation></message>
<message><source>{0} · {1} context window</source><translation>{0} · Kontextfenster {1}</translation></message>
<message><source>{0} × {1}</source><comment>a number of compactions</comment><translation>{0} × {1}</translation></message>
<message><source>{0} → {1} tokens</source><translation>{0} → {1} Token</translation></message>
<message><source>{0}%</source><translation>{0} %</translation></message>
<message><source>{0}% of current use</source><translation>{0} % der aktuellen Nutzung</translation></message>
<message><source>{0}% of {1} = {2} tokens</source><translation>{0} % von {1} = {2} Token</translation></message>
<message><source>{0}% used</source><translation>{0} % belegt</translation></message>
<message><source>{0}, USD per million tokens</source><translation>{0}, USD pro Million Token</translation></message>
<message><source>{0}, about {1}</source><translation>{0}, etwa {1}</translation></message>
<message><source>{0}, and others</source><translation>{0} und andere</translation></message>
<message><source>{0}, at most {1} with the longest answer</source><translation>{0}, höchstens {1} mit der längsten Antwort</translation></message>
<message><source>{0}, done</source><translation>{0}, erledigt</translation></message>
<message><source>{0}, dropped</source><translation>{0}, gestrichen</translation></message>
<message><source>{0}, failed</source><translation>{0}, fehlgeschlagen</translation></message>
<message><source>{0}, if it pays off</source><translation>{0}, wenn es sich lohnt</translation></message>
<message><source>{0}, in progress</source><translation>{0}, in Arbeit</translation></message>
<message><source>{0}, line {1}</source><translation>{0}, Zeile {1}</translation></message>
<message><source>{0}, now {1}</source><translation>{0}, jetzt {1}</translation></message>
<message><source>{0}, open</source><translation>{0}, offen</translation></message>
<message><source>{0}, policy {1}</source><translation>{0}, Strategie {1}</translation></message>
<message><source>{0}, removed line {1}</source><translation>{0}, entfernte Zeile {1}</translation></message>
<message><source>{0}, running for {1}</source><translation>{0}, läuft seit {1}</translation></message>
<message><source>{0}, shortened to fit; Helix can recall the rest</source><translation>{0}, passend gekürzt; Helix kann den Rest abrufen</translation></message>
<message><source>{0}, {1}, {2} tokens, {3}, {4} of {5}</source><translation>{0}, {1}, {2} Token, {3}, {4} von {5}</translation></message>
<message><source>{0}-token context window</source><translation>Kontextfenster {0} Token</translation></message>
<message><source>{0}.</source><translation>{0}.</translation></message>
<message><source>{0}. Click to change.</source><translation>{0}. Klicken zum Ändern.</translation></message>
<message><source>{0}. Press Delete to remove.</source><translation>{0}. Entf zum Entfernen.</translation></message>
<message><source>{0}: Helix asks again</source><translation>{0}: Helix fragt wieder</translation></message>
<message><source>{0}: worktree removed</source><translation>{0}: Worktree entfernt</translation></message>
<message><source>{0}: {1}</source><translation>{0}: {1}</translation></message>
<message><source>{0}: {1} of {2} covered</source><translation>{0}: {1} von {2} abgedeckt</translation></message>
<message><source>{0}: {1} tokens</source><translation>{0}: {1} Token</translation></message>
<message><source>{0}; {1}</source><comment>two compactions</comment><translation>{0}; {1}</translation></message>
<message><source>{0}{2} · {1}{2} tokens</source><translation>{0}{2} · {1}{2} Token</translation></message>
<message numerus="yes"><source>{1} added with {0} models.</source><extracomment>One: {1} added with {0} model.</extracomment><translation><numerusform>{1} mit {0} Modell hinzugefügt.</numerusform><numerusform>{1} mit {0} Modellen hinzugefügt.</numerusform></translation></message>
<message numerus="yes"><source>{1} compacted {0} times; {2} could not be read again. Helix keeps every output.</source><extracomment>One: {1} compacted {0} time; {2} could not be read again. Helix keeps every output.</extracomment><translation><numerusform>{1} verdichtete {0} Mal; {2} konnten nicht wieder gelesen werden. Helix behält jede Ausgabe.</numerusform><numerusform>{1} verdichtete {0} Mal; {2} konnten nicht wieder gelesen werden. Helix behält jede Ausgabe.</numerusform></translation></message>
<message numerus="yes"><source>{1} files</source><extracomment>One: {1} file</extracomment><translation><numerusform>{1} Datei</numerusform><numerusform>{1} Dateien</numerusform></translation></message>
<message numerus="yes"><source>{1} found in {0} sessions</source><extracomment>One: {1} found in {0} session</extracomment><translation><numerusform>{1} in {0} Sitzung gefunden</numerusform><numerusform>{1} in {0} Sitzungen gefunden</numerusform></translation></message>
<message numerus="yes"><source>{1} in {0} sessions</source><extracomment>One: {1} in {0} session</extracomment><translation><numerusform>{1} in {0} Sitzung</numerusform><numerusform>{1} in {0} Sitzungen</numerusform></translation></message>
<message numerus="yes"><source>{1} plus {0} calls with unknown price</source><extracomment>One: {1} plus {0} call with unknown price</extracomment><translation><numerusform>{1} und {0} Aufruf mit unbekanntem Preis</numerusform><numerusform>{1} und {0} Aufrufe mit unbekanntem Preis</numerusform></translation></message>
<message numerus="yes"><source>{1} so far, {0} sessions searched</source><extracomment>One: {1} so far, {0} session searched</extracomment><translation><numerusform>bisher {1}, {0} Sitzung durchsucht</numerusform><numerusform>bisher {1}, {0} Sitzungen durchsucht</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens</source><extracomment>One: {1} token</extracomment><translation><numerusform>{1} Token</numerusform><numerusform>{1} Token</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens in its context</source><extracomment>One: {1} token in its context</extracomment><translation><numerusform>{1} Token in seinem Kontext</numerusform><numerusform>{1} Token in seinem Kontext</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens saved</source><extracomment>One: {1} token saved</extracomment><translation><numerusform>{1} Token gespart</numerusform><numerusform>{1} Token gespart</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks</source><extracomment>One: {1} tokens · {0} block</extracomment><translation><numerusform>{1} Token · {0} Block</numerusform><numerusform>{1} Token · {0} Blöcke</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks added</source><extracomment>One: {1} tokens · {0} block added</extracomment><translation><numerusform>{1} Token · {0} Block hinzugefügt</numerusform><numerusform>{1} Token · {0} Blöcke hinzugefügt</numerusform></translation></message>
<message numerus="yes"><source>{1} tools</source><extracomment>One: {1} tool</extracomment><translation><numerusform>{1} Tool</numerusform><numerusform>{1} Tools</numerusform></translation></message>
<message numerus="yes"><source>{1} → {2} tokens</source><extracomment>One: {1} → {2} token</extracomment><translation><numerusform>{1} → {2} Token</numerusform><numerusform>{1} → {2} Token</numerusform></translation></message>
<message numerus="yes"><source>{1}, {0} of its names were used since</source><extracomment>One: {1}, {0} of its names was used since</extracomment><translation><numerusform>{1}, {0} Name daraus seitdem benutzt</numerusform><numerusform>{1}, {0} Namen daraus seitdem benutzt</numerusform></translation></message>
<message numerus="yes"><source>{1}: {0} lines added, {2} removed</source><extracomment>One: {1}: {0} line added, {2} removed</extracomment><translation><numerusform>{1}: {0} Zeile hinzugefügt, {2} entfernt</numerusform><numerusform>{1}: {0} Zeilen hinzugefügt, {2} entfernt</numerusform></translation></message>
<message numerus="yes"><source>{1}; {0} need review</source><extracomment>One: {1}; {0} needs review</extracomment><translation><numerusform>{1}; für {0} Prüfung nötig</numerusform><numerusform>{1}; für {0} Prüfung nötig</numerusform></translation></message>
<message><source>{agent} answers only messages of its own sessions.</source><translation>{agent} antwortet nur auf Nachrichten seiner eigenen Sitzungen.</translation></message>
<message><source>{agent} began no session.</source><translation>{agent} hat keine Sitzung begonnen.</translation></message>
<message><source>{agent} didn't answer within {seconds} seconds.</source><translation>{agent} hat nicht innerhalb von {seconds} Sekunden geantwortet.</translation></message>
<message><source>{agent} has ended: {reason}</source><translation>{agent} wurde beendet: {reason}</translation></message>
<message><source>{agent} isn't installed.</source><translation>{agent} ist nicht installiert.</translation></message>
<message><source>{agent} isn't signed in: {reason}</source><translation>{agent} ist nicht angemeldet: {reason}</translation></message>
<message><source>{agent} reports: {reason}</source><translation>{agent} meldet: {reason}</translation></message>
<message><source>{agent} speaks another version of the protocol.</source><translation>{agent} spricht eine andere Version des Protokolls.</translation></message>
<message><source>{asked} is on another computer.</source><translation>{asked} liegt auf einem anderen Computer.</translation></message>
<message><source>{asked} isn't a folder on this computer.</source><translation>{asked} ist kein Ordner auf diesem Computer.</translation></message>
<message><source>{at}: {text}</source><translation>{at}: {text}</translation></message>
<message><source>{branch} and {into} change the same lines of: {files}</source><translation>{branch} und {into} ändern dieselben Zeilen in: {files}</translation></message>
<message><source>{command}: exit status {status}.</source><translation>{command}: Exit-Status {status}.</translation></message>
<message numerus="yes"><source>{cost} and {count} calls with an unknown price</source><extracomment>One: {cost} and {count} call with an unknown price</extracomment><translation><numerusform>{cost} und {count} Aufruf mit unbekanntem Preis</numerusform><numerusform>{cost} und {count} Aufrufe mit unbekanntem Preis</numerusform></translation></message>
<message><source>{count} MB</source><translation>{count} MB</translation></message>
<message numerus="yes"><source>{count} attached files aren't in this file.</source><extracomment>One: {count} attached file isn't in this file.</extracomment><translation><numerusform>{count} angehängte Datei ist nicht in dieser Datei.</numerusform><numerusform>{count} angehängte Dateien sind nicht in dieser Datei.</numerusform></translation></message>
<message numerus="yes"><source>{count} branches that were left come along as sessions.</source><extracomment>One: {count} branch that was left comes along as a session.</extracomment><translation><numerusform>{count} verlassener Zweig kommt als Sitzung mit.</numerusform><numerusform>{count} verlassene Zweige kommen als Sitzungen mit.</numerusform></translation></message>
<message numerus="yes"><source>{count} bytes</source><extracomment>One: {count} byte</extracomment><translation><numerusform>{count} Byte</numerusform><numerusform>{count} Bytes</numerusform></translation></message>
<message numerus="yes"><source>{count} cells</source><extracomment>One: {count} cell</extracomment><translation><numerusform>{count} Zelle</numerusform><numerusform>{count} Zellen</numerusform></translation></message>
<message numerus="yes"><source>{count} commands run in the background, and no more can be started.</source><extracomment>One: {count} command runs in the background, and no more can be started.</extracomment><translation><numerusform>{count} Befehl läuft im Hintergrund, weitere lassen sich nicht starten.</numerusform><numerusform>{count} Befehle laufen im Hintergrund, weitere lassen sich nicht starten.</numerusform></translation></message>
<message numerus="yes"><source>{count} damaged entries couldn't be searched.</source><extracomment>One: {count} damaged entry couldn't be searched.</extracomment><translation><numerusform>{count} beschädigter Eintrag konnte nicht durchsucht werden.</numerusform><numerusform>{count} beschädigte Einträge konnten nicht durchsucht werden.</numerusform></translation></message>
<message numerus="yes"><source>{count} inventions are marked.</source><extracomment>One: {count} invention is marked.</extracomment><translation><numerusform>{count} Erfindung ist markiert.</numerusform><numerusform>{count} Erfindungen sind markiert.</numerusform></translation></message>
<message numerus="yes"><source>{count} lines</source><extracomment>One: {count} line</extracomment><translation><numerusform>{count} Zeile</numerusform><numerusform>{count} Zeilen</numerusform></translation></message>
<message numerus="yes"><source>{count} lines can't be read.</source><extracomment>One: {count} line can't be read.</extracomment><translation><numerusform>{count} Zeile ist nicht lesbar.</numerusform><numerusform>{count} Zeilen sind nicht lesbar.</numerusform></translation></message>
<message numerus="yes"><source>{count} lines of subagents aren't imported.</source><extracomment>One: {count} line of a subagent isn't imported.</extracomment><translation><numerusform>{count} Zeile eines Subagenten wird nicht importiert.</numerusform><numerusform>{count} Zeilen von Subagenten werden nicht importiert.</numerusform></translation></message>
<message numerus="yes"><source>{count} long lines cut</source><extracomment>One: {count} long line cut</extracomment><translation><numerusform>{count} lange Zeile gekürzt</numerusform><numerusform>{count} lange Zeilen gekürzt</numerusform></translation></message>
<message numerus="yes"><source>{count} messages of branches that were left aren't imported.</source><extracomment>One: {count} message of a branch that was left isn't imported.</extracomment><translation><numerusform>{count} Nachricht eines verlassenen Zweigs wird nicht importiert.</numerusform><numerusform>{count} Nachrichten verlassener Zweige werden nicht importiert.</numerusform></translation></message>
<message numerus="yes"><source>{count} messages that {program} itself added aren't imported.</source><extracomment>One: {count} message that {program} itself added isn't imported.</extracomment><translation><numerusform>{count} Nachricht, die {program} selbst hinzugefügt hat, wird nicht importiert.</numerusform><numerusform>{count} Nachrichten, die {program} selbst hinzugefügt hat, werden nicht importiert.</numerusform></translation></message>
<message numerus="yes"><source>{count} more files.</source><extracomment>One: {count} more file.</extracomment><translation><numerusform>{count} weitere Datei.</numerusform><numerusform>{count} weitere Dateien.</numerusform></translation></message>
<message numerus="yes"><source>{count} more records are missing up to here.</source><extracomment>One: {count} more record is missing up to here.</extracomment><translation><numerusform>Bis hier fehlt {count} weiterer Datensatz.</numerusform><numerusform>Bis hier fehlen {count} weitere Datensätze.</numerusform></translation></message>
<message numerus="yes"><source>{count} pages</source><extracomment>One: {count} page</extracomment><translation><numerusform>{count} Seite</numerusform><numerusform>{count} Seiten</numerusform></translation></message>
<message numerus="yes"><source>{count} pictures aren't imported.</source><extracomment>One: {count} picture isn't imported.</extracomment><translation><numerusform>{count} Bild wird nicht importiert.</numerusform><numerusform>{count} Bilder werden nicht importiert.</numerusform></translation></message>
<message numerus="yes"><source>{count} places in the stored data couldn't be read.</source><extracomment>One: {count} place in the stored data couldn't be read.</extracomment><translation><numerusform>{count} Stelle in den gespeicherten Daten war nicht lesbar.</numerusform><numerusform>{count} Stellen in den gespeicherten Daten waren nicht lesbar.</numerusform></translation></message>
<message numerus="yes"><source>{count} records can't be read.</source><extracomment>One: {count} record can't be read.</extracomment><translation><numerusform>{count} Datensatz ist nicht lesbar.</numerusform><numerusform>{count} Datensätze sind nicht lesbar.</numerusform></translation></message>
<message numerus="yes"><source>{count} requests</source><extracomment>One: {count} request</extracomment><translation><numerusform>{count} Anfrage</numerusform><numerusform>{count} Anfragen</numerusform></translation></message>
<message numerus="yes"><source>{count} sheets</source><extracomment>One: {count} sheet</extracomment><translation><numerusform>{count} Blatt</numerusform><numerusform>{count} Blättern</numerusform></translation></message>
<message numerus="yes"><source>{count} slides</source><extracomment>One: {count} slide</extracomment><translation><numerusform>{count} Folie</numerusform><numerusform>{count} Folien</numerusform></translation></message>
<message numerus="yes"><source>{count} steps</source><extracomment>One: {count} step</extracomment><translation><numerusform>{count} Schritt</numerusform><numerusform>{count} Schritte</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents</source><extracomment>One: {count} subagent</extracomment><translation><numerusform>{count} Subagent</numerusform><numerusform>{count} Subagenten</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents come along with their sessions.</source><extracomment>One: {count} subagent comes along with its session.</extracomment><translation><numerusform>{count} Subagent kommt mit seiner Sitzung mit.</numerusform><numerusform>{count} Subagenten kommen mit ihren Sitzungen mit.</numerusform></translation></message>
<message numerus="yes"><source>{count} uses of {short}… are recorded, but the entry is missing.</source><extracomment>One: {count} use of {short}… is recorded, but the entry is missing.</extracomment><translation><numerusform>{count} Nutzung von {short}… ist verzeichnet, aber der Eintrag fehlt.</numerusform><numerusform>{count} Nutzungen von {short}… sind verzeichnet, aber der Eintrag fehlt.</numerusform></translation></message>
<message><source>{digest}… ({entry}) is lost.</source><translation>{digest}… ({entry}) ist verloren.</translation></message>
<message><source>{digest}… ({entry}) {problem}.</source><translation>{digest}… ({entry}) {problem}.</translation></message>
<message><source>{digest}… is at a wrong place in the change feed.</source><translation>{digest}… steht an falscher Stelle in der Änderungsliste.</translation></message>
<message><source>{digest}… is lost; event {seq} of session {owner} names it.</source><translation>{digest}… ist verloren; Ereignis {seq} von Sitzung {owner} nennt es.</translation></message>
<message><source>{endpoint} didn't answer within {patience} s.</source><translation>{endpoint} hat nicht innerhalb von {patience} s geantwortet.</translation></message>
<message><source>{endpoint} isn't reached over HTTP.</source><translation>{endpoint} wird nicht über HTTP erreicht.</translation></message>
<message><source>{endpoint} lists no models.</source><translation>{endpoint} listet keine Modelle auf.</translation></message>
<message><source>{file} is too large to be reviewed.</source><translation>{file} ist zu groß, um geprüft zu werden.</translation></message>
<message><source>{file} isn't there.</source><translation>{file} ist nicht da.</translation></message>
<message><source>{file} was damaged, and what it said no longer applies.</source><translation>{file} war beschädigt, und der Inhalt gilt nicht mehr.</translation></message>
<message><source>{file} was damaged, so Helix asks before every call.</source><translation>{file} war beschädigt, daher fragt Helix vor jedem Aufruf.</translation></message>
<message><source>{file} was damaged, so Helix asks before it starts another agent.</source><translation>{file} war beschädigt, daher fragt Helix vor dem Start eines anderen Agenten.</translation></message>
<message><source>{file} was damaged, so Helix follows only the instructions that you agree to.</source><translation>{file} war beschädigt, daher befolgt Helix nur Anweisungen, denen zugestimmt wurde.</translation></message>
<message><source>{file} was damaged, so the strict sandbox applies, with no hosts allowed.</source><translation>{file} war beschädigt, daher gilt die strenge Sandbox, ohne erlaubte Hosts.</translation></message>
<message><source>{file} was damaged. Its last saved copy is used.</source><translation>{file} war beschädigt. Die zuletzt gespeicherte Kopie wird verwendet.</translation></message>
<message><source>{first}–{last} of {total}</source><translation>{first}–{last} von {total}</translation></message>
<message><source>{folder} is a symbolic link.</source><translation>{folder} ist eine symbolische Verknüpfung.</translation></message>
<message><source>{folder} is inside {source}.</source><translation>{folder} liegt in {source}.</translation></message>
<message><source>{folder} is no worktree of the project folder any more.</source><translation>{folder} ist kein Worktree des Projektordners mehr.</translation></message>
<message><source>{folder} is not a folder.</source><translation>{folder} ist kein Ordner.</translation></message>
<message><source>{folder} is not empty.</source><translation>{folder} ist nicht leer.</translation></message>
<message><source>{host} did not answer in time.</source><translation>{host} hat nicht rechtzeitig geantwortet.</translation></message>
<message><source>{host} is no plain host name.</source><translation>{host} ist kein einfacher Hostname.</translation></message>
<message><source>{host} isn't a host.</source><translation>{host} ist kein Host.</translation></message>
<message><source>{host} leads into this machine or a private network, and that is not fetched from.</source><translation>{host} führt auf diesen Computer oder in ein privates Netzwerk, von dort wird nichts geladen.</translation></message>
<message><source>{host} leads out of your private network, and http:// isn't encrypted.</source><translation>{host} führt aus dem privaten Netzwerk hinaus, und http:// ist nicht verschlüsselt.</translation></message>
<message><source>{host} sends from one address to the next without end.</source><translation>{host} leitet endlos von einer Adresse zur nächsten weiter.</translation></message>
<message><source>{host} sent compressed data that can't be unpacked.</source><translation>{host} hat komprimierte Daten gesendet, die sich nicht entpacken lassen.</translation></message>
<message><source>{id} is the name of a provider.</source><translation>{id} ist der Name eines Anbieters.</translation></message>
<message><source>{id} isn't a valid provider name.</source><translation>{id} ist kein gültiger Anbietername.</translation></message>
<message><source>{job} isn't a background job.</source><translation>{job} ist kein Hintergrundauftrag.</translation></message>
<message><source>{kept} Add a key in Settings › Models and keys, or choose another model.</source><translation>{kept} In Einstellungen › Modelle und Schlüssel einen Schlüssel hinzufügen oder ein anderes Modell wählen.</translation></message>
<message><source>{kept} Add credit with the provider or choose another model.</source><translation>{kept} Das Guthaben beim Anbieter aufladen oder ein anderes Modell wählen.</translation></message>
<message><source>{kept} Check the access key and its secret, then send it again.</source><translation>{kept} Den Zugriffsschlüssel und sein Geheimnis prüfen, dann erneut senden.</translation></message>
<message><source>{kept} Check the base URL and the protocol in Settings › Models and keys.</source><translation>{kept} Basis-URL und Protokoll in Einstellungen › Modelle und Schlüssel prüfen.</translation></message>
<message><source>{kept} Check the base URL and this system's certificates.</source><translation>{kept} Die Basis-URL und die Zertifikate dieses Systems prüfen.</translation></message>
<message><source>{kept} Check the base URL in Settings › Models and keys.</source><translation>{kept} Die Basis-URL in Einstellungen › Modelle und Schlüssel prüfen.</translation></message>
<message><source>{kept} Check the base URL in Settings, and whether this network requires sign-in.</source><translation>{kept} Die Basis-URL in den Einstellungen prüfen, und ob dieses Netzwerk eine Anmeldung verlangt.</translation></message>
<message><source>{kept} Check the base URL. Servers without https start with http://.</source><translation>{kept} Die Basis-URL prüfen. Server ohne https beginnen mit http://.</translation></message>
<message><source>{kept} Check the connection and the base URL, then send it again.</source><translation>{kept} Verbindung und Basis-URL prüfen, dann erneut senden.</translation></message>
<message><source>{kept} Check the key in Settings › Models and keys and send it again.</source><translation>{kept} Den Schlüssel in Einstellungen › Modelle und Schlüssel prüfen und erneut senden.</translation></message>
<message><source>{kept} Check this system's proxy and its password.</source><translation>{kept} Den Proxy dieses Systems und sein Passwort prüfen.</translation></message>
<message><source>{kept} Choose another model or ask the provider for access.</source><translation>{kept} Ein anderes Modell wählen oder beim Anbieter Zugriff anfragen.</translation></message>
<message><source>{kept} Choose another model, or check its name in Settings › Models and keys.</source><translation>{kept} Ein anderes Modell wählen oder seinen Namen in Einstellungen › Modelle und Schlüssel prüfen.</translation></message>
<message><source>{kept} Choose another model, or check the settings of this one.</source><translation>{kept} Ein anderes Modell wählen oder die Einstellungen dieses Modells prüfen.</translation></message>
<message><source>{kept} Compact the session or choose a model with a larger context window.</source><translation>{kept} Die Sitzung verdichten oder ein Modell mit größerem Kontextfenster wählen.</translation></message>
<message><source>{kept} Compact the session, choose another model, or ask the provider for a higher limit.</source><translation>{kept} Die Sitzung verdichten, ein anderes Modell wählen oder beim Anbieter ein höheres Limit anfragen.</translation></message>
<message><source>{kept} Enter the key again in Settings › Models and keys.</source><translation>{kept} Den Schlüssel in Einstellungen › Modelle und Schlüssel neu eingeben.</translation></message>
<message><source>{kept} Remove images or long texts from the context, or compact the session.</source><translation>{kept} Bilder oder lange Texte aus dem Kontext entfernen oder die Sitzung verdichten.</translation></message>
<message><source>{kept} Send it again or choose another model.</source><translation>{kept} Erneut senden oder ein anderes Modell wählen.</translation></message>
<message><source>{kept} Send it again.</source><translation>{kept} Erneut senden.</translation></message>
<message><source>{kept} Set the clock, then send it again.</source><translation>{kept} Die Uhr stellen, dann erneut senden.</translation></message>
<message><source>{kept} Sign in again with the provider's own tool, then send it again.</source><translation>{kept} Mit dem Tool des Anbieters neu anmelden, dann erneut senden.</translation></message>
<message><source>{kept} Try again in a moment.</source><translation>{kept} Gleich noch einmal versuchen.</translation></message>
<message><source>{kept} Try again later or choose another model.</source><translation>{kept} Später erneut versuchen oder ein anderes Modell wählen.</translation></message>
<message><source>{kept} Use an http, https, or socks5 proxy (HTTPS_PROXY), or none.</source><translation>{kept} Einen http-, https- oder socks5-Proxy (HTTPS_PROXY) verwenden, oder keinen.</translation></message>
<message><source>{key} can't be {value}.</source><translation>{key} kann nicht {value} sein.</translation></message>
<message><source>{known} To search for a colon, put "…" around it.</source><translation>{known} Um einen Doppelpunkt zu suchen, "…" darum setzen.</translation></message>
<message><source>{least} to {most} tokens</source><translation>{least} bis {most} Token</translation></message>
<message><source>{llm} gave no usable answer.</source><translation>{llm} hat keine brauchbare Antwort gegeben.</translation></message>
<message><source>{llm} took too long.</source><translation>{llm} hat zu lange gebraucht.</translation></message>
<message><source>{mask} is one of several lines that stand for one secret in {path}; nothing was changed.</source><translation>{mask} ist eine von mehreren Zeilen für ein Geheimnis in {path}; es wurde nichts geändert.</translation></message>
<message><source>{mask} may stand for one of several secrets in {path}; nothing was changed.</source><translation>{mask} kann für eines von mehreren Geheimnissen in {path} stehen; es wurde nichts geändert.</translation></message>
<message><source>{mask} only hides a secret from you, and would be used as it is written here. `edit_file` and `write_file` can keep it in the file that it is from.</source><translation>{mask} verdeckt nur ein Geheimnis und würde hier wörtlich verwendet. `edit_file` und `write_file` können es in der Datei behalten, aus der es stammt.</translation></message>
<message><source>{mask} stands for a hidden secret, but for none that is in {path} now; nothing was changed.</source><translation>{mask} steht für ein verborgenes Geheimnis, aber für keines, das jetzt in {path} ist; es wurde nichts geändert.</translation></message>
<message><source>{mask} would be in {path} more often than its secret is now; nothing was changed.</source><translation>{mask} wäre in {path} öfter enthalten als jetzt das Geheimnis; es wurde nichts geändert.</translation></message>
<message><source>{message} The provider says: “{reason}”</source><translation>{message} Meldung des Anbieters: „{reason}“</translation></message>
<message><source>{missing} saved steps after step {step} are missing.</source><translation>{missing} gespeicherte Schritte nach Schritt {step} fehlen.</translation></message>
<message><source>{model} can't use the reasoning effort {effort}.</source><translation>{model} unterstützt den Denkaufwand {effort} nicht.</translation></message>
<message><source>{model} has no reasoning effort to choose.</source><translation>Bei {model} lässt sich kein Denkaufwand wählen.</translation></message>
<message><source>{model} isn't available: there is no provider {provider}.</source><translation>{model} ist nicht verfügbar: Es gibt keinen Anbieter {provider}.</translation></message>
<message><source>{mode} is for trusted folders only.</source><translation>{mode} gibt es nur für vertrauenswürdige Ordner.</translation></message>
<message><source>{mode} needs a sandbox, and none is in use here.</source><translation>{mode} braucht eine Sandbox, und hier wird keine verwendet.</translation></message>
<message><source>{names} and `{name}` {trouble}.</source><translation>{names} und `{name}` {trouble}.</translation></message>
<message><source>{name} can't be {value}.</source><translation>{name} kann nicht {value} sein.</translation></message>
<message><source>{name} can't have this budget.</source><translation>{name} kann kein solches Budget haben.</translation></message>
<message><source>{name} didn't write a usable handover.</source><translation>{name} hat keine brauchbare Übergabe geschrieben.</translation></message>
<message><source>{name} has spent {cost} of its {limit}. Your warning is set at {mark}.</source><translation>{name} hat {cost} von {limit} verbraucht. Die Warnung steht auf {mark}.</translation></message>
<message><source>{name} has spent {cost}. Your warning is set at {mark}.</source><translation>{name} hat {cost} verbraucht. Die Warnung steht auf {mark}.</translation></message>
<message><source>{name} has used up its budget of {budget} ({used}).</source><translation>{name} hat das Budget von {budget} aufgebraucht ({used}).</translation></message>
<message><source>{name} has used up its budget of {budget} tokens ({tokens}).</source><translation>{name} hat das Budget von {budget} Token aufgebraucht ({tokens}).</translation></message>
<message><source>{name} has used {tokens} of its {limit} tokens. Your warning is set at {mark}.</source><translation>{name} hat {tokens} von {limit} Token verbraucht. Die Warnung steht auf {mark}.</translation></message>
<message><source>{name} has used {tokens} tokens. Your warning is set at {mark}.</source><translation>{name} hat {tokens} Token verbraucht. Die Warnung steht auf {mark}.</translation></message>
<message><source>{name} is missing. Arguments: {hint}</source><translation>{name} fehlt. Argumente: {hint}</translation></message>
<message><source>{name} is set twice.</source><translation>{name} ist zweimal gesetzt.</translation></message>
<message><source>{name} isn't a model name.</source><translation>{name} ist kein Modellname.</translation></message>
<message><source>{name} isn't a valid body field.</source><translation>{name} ist kein gültiges Body-Feld.</translation></message>
<message><source>{name} isn't a valid header name.</source><translation>{name} ist kein gültiger Header-Name.</translation></message>
<message><source>{name} isn't a valid name of the token limit.</source><translation>{name} ist kein gültiger Name für das Token-Limit.</translation></message>
<message><source>{name} isn't a valid query parameter.</source><translation>{name} ist kein gültiger Query-Parameter.</translation></message>
<message><source>{name} isn't a valid server name.</source><translation>{name} ist kein gültiger Servername.</translation></message>
<message><source>{name} isn't available: its provider isn't set up.</source><translation>{name} ist nicht verfügbar: Der Anbieter ist nicht eingerichtet.</translation></message>
<message><source>{name} isn't the name of a package.</source><translation>{name} ist kein Name eines Pakets.</translation></message>
<message><source>{name} made a call with an unknown price. Dollar budgets don't count it; token budgets do.</source><translation>{name} hat einen Aufruf mit unbekanntem Preis gemacht. Dollar-Budgets zählen ihn nicht, Token-Budgets schon.</translation></message>
<message><source>{name} names a content that is nowhere.</source><translation>{name} nennt einen Inhalt, der nirgends ist.</translation></message>
<message><source>{name} would stop before its warning.</source><translation>{name} würde schon vor der Warnung stoppen.</translation></message>
<message><source>{name} {tokens}</source><translation>{name} ({tokens})</translation></message>
<message numerus="yes"><source>{name}: {cost} · {tokens} tokens · {count} calls</source><extracomment>One: {name}: {cost} · {tokens} tokens · {count} call</extracomment><translation><numerusform>{name}: {cost} · {tokens} Token · {count} Aufruf</numerusform><numerusform>{name}: {cost} · {tokens} Token · {count} Aufrufe</numerusform></translation></message>
<message><source>{name}: {problem}</source><translation>{name}: {problem}</translation></message>
<message><source>{noted} recorded uses belong to no event.</source><translation>{noted} verzeichnete Nutzungen gehören zu keinem Ereignis.</translation></message>
<message><source>{other} and {path} would write the same trace.</source><translation>{other} und {path} würden denselben Trace schreiben.</translation></message>
<message><source>{parts} belongs to {part}, which tools do not write.</source><translation>{parts} gehört zu {part}, das schreiben Tools nicht.</translation></message>
<message><source>{parts} is not written: instructions for agents include it.</source><translation>{parts} wird nicht geschrieben: Anweisungen für Agenten binden es ein.</translation></message>
<message><source>{parts} is not written: {part} starts programs, holds keys or tells agents what to do.</source><translation>{parts} wird nicht geschrieben: {part} startet Programme, enthält Schlüssel oder steuert Agenten.</translation></message>
<message><source>{parts} is the inside of a repository, which tools do not write.</source><translation>{parts} ist das Innere eines Repositorys, dort schreiben Tools nicht.</translation></message>
<message><source>{parts} is {name}, which tools do not write.</source><translation>{parts} ist {name}, das schreiben Tools nicht.</translation></message>
<message><source>{path} appeared in the meantime, so Helix left it alone.</source><translation>{path} ist inzwischen entstanden, Helix hat nichts angerührt.</translation></message>
<message><source>{path} belongs to Helix Desktop itself; tools leave it alone.</source><translation>{path} gehört zu Helix Desktop selbst; Tools rühren es nicht an.</translation></message>
<message><source>{path} cannot be a file here: {odd}.</source><translation>{path} kann hier keine Datei sein: {odd}.</translation></message>
<message><source>{path} cannot be opened: {reason}.</source><translation>{path} lässt sich nicht öffnen: {reason}.</translation></message>
<message><source>{path} cannot be read, so what it holds could not be kept. It is as it was.</source><translation>{path} ist nicht lesbar, der Inhalt konnte daher nicht gesichert werden. Die Datei ist unverändert.</translation></message>
<message><source>{path} changed in the meantime, so Helix left it alone.</source><translation>{path} hat sich inzwischen geändert, Helix hat nichts angerührt.</translation></message>
<message><source>{path} comes from a newer version of Helix Desktop.</source><translation>{path} stammt von einer neueren Version von Helix Desktop.</translation></message>
<message><source>{path} didn't exist before.</source><translation>{path} gab es vorher nicht.</translation></message>
<message><source>{path} does not exist.</source><translation>{path} gibt es nicht.</translation></message>
<message><source>{path} doesn't begin with the start of a session.</source><translation>{path} beginnt nicht mit dem Beginn einer Sitzung.</translation></message>
<message><source>{path} doesn't have the same bytes as this entry.</source><translation>{path} hat nicht dieselben Bytes wie dieser Eintrag.</translation></message>
<message><source>{path} has changed. Open it again.</source><translation>{path} hat sich geändert. Bitte erneut öffnen.</translation></message>
<message><source>{path} has no line {number} to comment on.</source><translation>{path} hat keine Zeile {number}, die kommentiert werden kann.</translation></message>
<message><source>{path} has no messages to import.</source><translation>{path} enthält keine Nachrichten zum Importieren.</translation></message>
<message><source>{path} has no session of a program that Helix knows.</source><translation>{path} enthält keine Sitzung eines Programms, das Helix kennt.</translation></message>
<message><source>{path} has {count} names (hard links); writing it would change or cut off the others.</source><translation>{path} hat {count} Namen (harte Links); Schreiben würde die anderen ändern oder abtrennen.</translation></message>
<message><source>{path} has {size} bytes. What a file holds is kept before it is changed, up to {most} bytes; it is as it was.</source><translation>{path} hat {size} Bytes. Vor einer Änderung wird der Inhalt gesichert, bis zu {most} Bytes; die Datei ist unverändert.</translation></message>
<message><source>{path} is a folder, which has no copy.</source><translation>{path} ist ein Ordner; davon gibt es keine Kopie.</translation></message>
<message><source>{path} is a folder.</source><translation>{path} ist ein Ordner.</translation></message>
<message><source>{path} is as it was: what it holds could not be kept first.</source><translation>{path} ist unverändert: Der Inhalt konnte nicht vorher gesichert werden.</translation></message>
<message><source>{path} is being renamed all the time.</source><translation>{path} wird ständig umbenannt.</translation></message>
<message><source>{path} is no folder now.</source><translation>{path} ist jetzt kein Ordner.</translation></message>
<message><source>{path} is not a regular file (a pipe, device, socket or folder).</source><translation>{path} ist keine gewöhnliche Datei, sondern Pipe, Gerät, Socket oder Ordner.</translation></message>
<message><source>{path} is not made: {reason}.</source><translation>{path} wird nicht angelegt: {reason}.</translation></message>
<message><source>{path} is read-only and unchanged.</source><translation>{path} ist schreibgeschützt und unverändert.</translation></message>
<message><source>{path} is too large for a file of one object.</source><translation>{path} ist zu groß für eine Datei mit einem einzigen Objekt.</translation></message>
<message><source>{path} is too large to be copied.</source><translation>{path} ist zu groß zum Kopieren.</translation></message>
<message><source>{path} is too large to be handed out whole.</source><translation>{path} ist zu groß, um als Ganzes ausgegeben zu werden.</translation></message>
<message><source>{path} is too large: code is applied to files of up to 1 MB.</source><translation>{path} ist zu groß: Code wird auf Dateien bis 1 MB angewendet.</translation></message>
<message><source>{path} isn't a database that can be read: {error}.</source><translation>{path} ist keine lesbare Datenbank: {error}.</translation></message>
<message><source>{path} isn't a session of Helix Desktop.</source><translation>{path} ist keine Sitzung von Helix Desktop.</translation></message>
<message><source>{path} isn't a valid export list: {error}.</source><translation>{path} ist keine gültige Exportliste: {error}.</translation></message>
<message><source>{path} isn't text that can be merged.</source><translation>{path} ist kein Text, der sich zusammenführen lässt.</translation></message>
<message><source>{path} isn't text.</source><translation>{path} ist kein Text.</translation></message>
<message><source>{path} isn't the full path of a program.</source><translation>{path} ist nicht der vollständige Pfad eines Programms.</translation></message>
<message><source>{path} isn't valid JSON: {error}.</source><translation>{path} ist kein gültiges JSON: {error}.</translation></message>
<message><source>{path} leads elsewhere now; nothing was written.</source><translation>{path} führt jetzt woandershin; es wurde nichts geschrieben.</translation></message>
<message><source>{path} leads out of the workspace folder.</source><translation>{path} führt aus dem Ordner des Arbeitsbereichs hinaus.</translation></message>
<message><source>{path} lies on a disk that cannot be written.</source><translation>{path} liegt auf einem Datenträger, der nicht beschreibbar ist.</translation></message>
<message><source>{path} needs a program of git's settings to be committed.</source><translation>{path} lässt sich nur mit einem Programm aus den Einstellungen von Git committen.</translation></message>
<message><source>{path} runs in a circle of symbolic links.</source><translation>{path} führt im Kreis durch symbolische Verknüpfungen.</translation></message>
<message><source>{path} starts programs, holds keys, or tells agents what to do, so code isn't applied there.</source><translation>{path} startet Programme, enthält Schlüssel oder steuert Agenten, daher wird dort kein Code angewendet.</translation></message>
<message><source>{path} was changed by another program in the meantime, so Helix left it alone.</source><translation>{path} wurde inzwischen von einem anderen Programm geändert, Helix hat nichts angerührt.</translation></message>
<message><source>{path} was changed meanwhile; nothing was written.</source><translation>{path} wurde inzwischen geändert; es wurde nichts geschrieben.</translation></message>
<message><source>{path} wasn't put back because another file is there.</source><translation>{path} wurde nicht zurückgelegt, weil dort eine andere Datei liegt.</translation></message>
<message><source>{path} wasn't put back because its place is outside the folder.</source><translation>{path} wurde nicht zurückgelegt, weil der Platz außerhalb des Ordners liegt.</translation></message>
<message><source>{path} wasn't put back because its worktree was removed.</source><translation>{path} wurde nicht zurückgelegt, weil der zugehörige Worktree entfernt wurde.</translation></message>
<message><source>{path}… goes through too many folders.</source><translation>{path}… führt durch zu viele Ordner.</translation></message>
<message><source>{phase}: {reason}</source><translation>{phase}: {reason}</translation></message>
<message><source>{place} isn't a place below your home folder.</source><translation>{place} ist kein Ort unterhalb Ihres Benutzerordners.</translation></message>
<message><source>{prefix} isn't a hash.</source><translation>{prefix} ist kein Hash.</translation></message>
<message><source>{problem}</source><translation>{problem}</translation></message>
<message><source>{program} would read your words as code. Use only letters, digits, and @%+=:,./_- in them.</source><translation>{program} würde Ihre Wörter als Code lesen. Verwenden Sie darin nur Buchstaben, Ziffern und @%+=:,./_-.</translation></message>
<message><source>{reason} Nothing was answered.</source><translation>{reason} Nichts wurde beantwortet.</translation></message>
<message><source>{reason}; by rules: {why}</source><translation>{reason}; nach Regeln: {why}</translation></message>
<message><source>{said} (`{shown}`).</source><translation>{said} (`{shown}`).</translation></message>
<message><source>{seen} saved steps after step {step} are missing: the end of the database's log is gone. Everything before it is intact.</source><translation>{seen} gespeicherte Schritte nach Schritt {step} fehlen: Das Ende des Datenbankprotokolls ist verloren. Alles davor ist unversehrt.</translation></message>
<message><source>{server} didn't answer in time, so the call was canceled.</source><translation>{server} hat nicht rechtzeitig geantwortet, der Aufruf wurde daher abgebrochen.</translation></message>
<message><source>{server} didn't start in time.</source><translation>{server} ist nicht rechtzeitig gestartet.</translation></message>
<message><source>{server} has no sign-in.</source><translation>{server} hat keine Anmeldung.</translation></message>
<message><source>{server} has not answered since its last call, which was canceled.</source><translation>{server} hat seit seinem letzten Aufruf, der abgebrochen wurde, nicht geantwortet.</translation></message>
<message><source>{server} wants you to sign in.</source><translation>{server} verlangt eine Anmeldung.</translation></message>
<message><source>{shell} didn't report its variables within {seconds} seconds.</source><translation>{shell} hat seine Variablen nicht innerhalb von {seconds} Sekunden gemeldet.</translation></message>
<message><source>{short}… counts {refs} uses, but {count} are recorded.</source><translation>{short}… zählt {refs} Nutzungen, verzeichnet sind aber {count}.</translation></message>
<message><source>{short}… is missing from the change feed.</source><translation>{short}… fehlt in der Änderungsliste.</translation></message>
<message><source>{short}… is stored but not listed.</source><translation>{short}… ist gespeichert, aber nicht aufgelistet.</translation></message>
<message><source>{shown} and {count} more</source><translation>{shown} und {count} weitere</translation></message>
<message><source>{source} isn't an export of Helix Desktop.</source><translation>{source} ist kein Export von Helix Desktop.</translation></message>
<message><source>{text} contains more than commands should read.</source><translation>{text} enthält mehr, als Befehle lesen sollten.</translation></message>
<message><source>{text} isn't a full path.</source><translation>{text} ist kein vollständiger Pfad.</translation></message>
<message><source>{text} isn't a host.</source><translation>{text} ist kein Host.</translation></message>
<message><source>{time} is not within the next {days} days.</source><translation>{time} liegt nicht in den nächsten {days} Tagen.</translation></message>
<message><source>{time} isn't a time.</source><translation>{time} ist keine Uhrzeit.</translation></message>
<message><source>{time} · {name}: {before} → {after} tokens.</source><translation>{time} · {name}: {before} → {after} Token.</translation></message>
<message><source>{todo}</source><translation>{todo}</translation></message>
<message><source>{tokens_before} tokens became {tokens_after}.</source><translation>Aus {tokens_before} Token wurden {tokens_after}.</translation></message>
<message><source>{tool} of {server} changed since you approved it.</source><translation>{tool} von {server} hat sich seit der Freigabe geändert.</translation></message>
<message><source>{url} is no address of the web.</source><translation>{url} ist keine Webadresse.</translation></message>
<message><source>{url} isn't a server URL.</source><translation>{url} ist keine Server-URL.</translation></message>
<message><source>{url} isn't an address.</source><translation>{url} ist keine Adresse.</translation></message>
<message><source>{url} leads to another place, which was not followed: {other}</source><translation>{url} führt an einen anderen Ort, dem nicht gefolgt wurde: {other}</translation></message>
<message><source>{where} has the same name and comes first.</source><translation>{where} hat denselben Namen und kommt zuerst.</translation></message>
<message><source>{which} has no text to find.</source><translation>{which} hat keinen Suchtext.</translation></message>
<message><source>{which} is not unique; nothing was changed.</source><translation>{which} ist nicht eindeutig; es wurde nichts geändert.</translation></message>
<message><source>{which} would change nothing: old and new text are the same.</source><translation>{which} würde nichts ändern: Alter und neuer Text sind gleich.</translation></message>
<message><source>{which} would make the text too long; nothing was changed.</source><translation>{which} würde den Text zu lang machen; nichts wurde geändert.</translation></message>
<message><source>{which}: the text to replace wasn't found. Nothing changed.</source><translation>{which}: Der zu ersetzende Text wurde nicht gefunden. Es wurde nichts geändert.</translation></message>
<message><source>— current: {0}</source><translation>— aktuell: {0}</translation></message>
<message><source>— edited: {0}</source><translation>— bearbeitet: {0}</translation></message>
<message><source>“Always” and “Never” apply to {0}</source><translation>„Immer“ und „Nie“ gelten für {0}</translation></message>
<message><source>“Always” applies to {0}</source><translation>„Immer“ gilt für {0}</translation></message>
<message><source>“Always” applies to {0}, “Never” to {1}, as far as Helix recognizes it</source><translation>„Immer“ gilt für {0}, „Nie“ für {1}, soweit Helix es erkennt</translation></message>
<message><source>“Always” isn't available: {0}.</source><translation>„Immer“ ist nicht verfügbar: {0}.</translation></message>
<message><source>“For this session” applies to {0}</source><translation>„Für diese Sitzung“ gilt für {0}</translation></message>
<message><source>“Never” applies to {0}</source><translation>„Nie“ gilt für {0}</translation></message>
<message><source>“Never” applies to {0}, as far as Helix recognizes it</source><translation>„Nie“ gilt für {0}, soweit Helix dies erkennt</translation></message>
<message><source>“{0}” asks you to open a link</source><translation>„{0}“ bittet, einen Link zu öffnen</translation></message>
<message><source>“{0}” in {1} finished.</source><translation>„{0}“ in {1} ist fertig.</translation></message>
<message><source>“{0}” in {1} is at its provider's limit.</source><translation>„{0}“ in {1} ist am Limit des Anbieters.</translation></message>
<message><source>“{0}” in {1} is waiting for your answer.</source><translation>„{0}“ in {1} wartet auf eine Antwort.</translation></message>
<message><source>“{0}” looks like a secret.</source><translation>„{0}“ sieht nach einem Geheimnis aus.</translation></message>
<message><source>“{0}” moves to this workspace's trash. You can restore it from there.</source><translation>„{0}“ kommt in den Papierkorb dieses Arbeitsbereichs und lässt sich von dort wiederherstellen.</translation></message>
<message><source>“{0}” must look like NAME{1}value.</source><translation>„{0}“ muss wie NAME{1}Wert aussehen.</translation></message>
<message><source>“{0}” needs information from you</source><translation>„{0}“ braucht Angaben</translation></message>
<message><source>“{flags}” can't follow a regular expression.</source><translation>„{flags}“ kann nicht auf einen regulären Ausdruck folgen.</translation></message>
<message><source>“{relation}” doesn't work with names.</source><translation>„{relation}“ gilt nicht für Namen.</translation></message>
<message><source>“{text}” is too far away.</source><translation>„{text}“ liegt zu weit weg.</translation></message>
<message><source>“{text}” is too large.</source><translation>„{text}“ ist zu groß.</translation></message>
<message><source>“{text}” isn't a number.</source><translation>„{text}“ ist keine Zahl.</translation></message>
<message><source>“{text}” isn't a time.</source><translation>„{text}“ ist keine Zeit.</translation></message>
<message><source>“{value}” is neither yes nor no.</source><translation>„{value}“ ist weder yes noch no.</translation></message>
<message><source>“{value}” isn't a state.</source><translation>„{value}“ ist kein Zustand.</translation></message>
<message><source>“{value}” isn't the start of a SHA-256.</source><translation>„{value}“ ist kein Anfang eines SHA-256.</translation></message>
<message><source>“~” works only with names.</source><translation>„~“ gilt nur für Namen.</translation></message>
<message><source>… and {0} more</source><translation>… und {0} weitere</translation></message>
<message numerus="yes"><source>… and {0} more files</source><extracomment>One: … and {0} more file</extracomment><translation><numerusform>… und {0} weitere Datei</numerusform><numerusform>… und {0} weitere Dateien</numerusform></translation></message>
<message><source>… more changes of this file</source><translation>… weitere Änderungen dieser Datei</translation></message>
<message numerus="yes"><source>… {0} bytes total. The full output is in the cache.</source><extracomment>One: … {0} byte total. The full output is in the cache.</extracomment><translation><numerusform>… insgesamt {0} Byte. Die volle Ausgabe liegt im Cache.</numerusform><numerusform>… insgesamt {0} Bytes. Die volle Ausgabe liegt im Cache.</numerusform></translation></message>
<message><source>… {0} more</source><translation>… {0} weitere</translation></message>
<message numerus="yes"><source>… {0} more characters not shown</source><extracomment>One: … {0} more character not shown</extracomment><translation><numerusform>… {0} weiteres Zeichen nicht angezeigt</numerusform><numerusform>… {0} weitere Zeichen nicht angezeigt</numerusform></translation></message>
<message numerus="yes"><source>… {0} more lines not shown. Restore file undoes all of them.</source><extracomment>One: … {0} more line not shown. Restore file undoes all of them.</extracomment><translation><numerusform>… {0} weitere Zeile nicht angezeigt. „Datei wiederherstellen“ macht alle rückgängig.</numerusform><numerusform>… {0} weitere Zeilen nicht angezeigt. „Datei wiederherstellen“ macht alle rückgängig.</numerusform></translation></message>
<message><source>… {count} more</source><translation>… {count} weitere</translation></message>
<message><source>↑↓ select   Enter recall   P pin   V verify</source><translation>↑↓ auswählen   Enter abrufen   P anheften   V prüfen</translation></message>
<message><source>≈ Tokens</source><translation>≈ Token</translation></message>
<message><source>≈ tok</source><translation>≈ tok</translation></message>
<message><source>≈46 tokens</source><translation>≈46 Token</translation></message>
<message><source>✓ Answered in {0} s</source><translation>✓ Antwort nach {0} s</translation></message>
<message><source>✓ Verified · {0} ms</source><translation>✓ Geprüft · {0} ms</translation></message>
<message numerus="yes"><source>⟨{count} blank lines⟩</source><extracomment>One: ⟨{count} blank line⟩</extracomment><translation><numerusform>⟨{count} Leerzeile⟩</numerusform><numerusform>⟨{count} Leerzeilen⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} blanks⟩</source><extracomment>One: ⟨{count} blank⟩</extracomment><translation><numerusform>⟨{count} Leerzeichen⟩</numerusform><numerusform>⟨{count} Leerzeichen⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} hidden characters⟩</source><extracomment>One: ⟨{count} hidden character⟩</extracomment><translation><numerusform>⟨{count} unsichtbares Zeichen⟩</numerusform><numerusform>⟨{count} unsichtbare Zeichen⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} tabs⟩</source><extracomment>One: ⟨{count} tab⟩</extracomment><translation><numerusform>⟨{count} Tab⟩</numerusform><numerusform>⟨{count} Tabs⟩</numerusform></translation></message>
</context>
</TS>
