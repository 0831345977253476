<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en_US">
<context><name>helix</name>
<message><source>&#10;… and {0} more</source><translation>&#10;… y {0} más</translation></message>
<message><source> characters</source><translation> caracteres</translation></message>
<message><source> of these</source><translation> de estas</translation></message>
<message><source> · replaces yours</source><translation> · reemplaza el tuyo</translation></message>
<message><source> · shortened</source><translation> · acortado</translation></message>
<message><source> · {0} moved to keyring</source><translation> · {0} al llavero</translation></message>
<message><source>$0 is the first argument here, and $1 the second.</source><translation>Aquí, $0 es el primer argumento y $1 el segundo.</translation></message>
<message><source>+ {0} to rebuild the prompt cache</source><translation>+ {0} para reconstruir la caché de prompts</translation></message>
<message><source>+{0} more · {1}</source><translation>+{0} más · {1}</translation></message>
<message><source>, </source><comment>between the items of a list</comment><translation>, </translation></message>
<message><source>--cluster needs the address of a Dask scheduler, such as tls://host:8786, not {address}.</source><translation>--cluster necesita la dirección de un planificador de Dask, como tls://host:8786, no {address}.</translation></message>
<message><source>--set needs name=value, not {change}.</source><translation>--set necesita nombre=valor, no {change}.</translation></message>
<message><source>/absolute/path</source><translation>/ruta/absoluta</translation></message>
<message><source>16,020 tokens</source><translation>16,020 tokens</translation></message>
<message><source>&lt; {0}</source><translation>&lt; {0}</translation></message>
<message><source>A</source><translation>A</translation></message>
<message><source>A .env file, which holds secrets.</source><translation>Un archivo .env, que contiene secretos.</translation></message>
<message><source>A SubAgent starts no SubAgents.</source><translation>Un subagente no inicia otros subagentes.</translation></message>
<message><source>A URL can't contain a user name or password.</source><translation>Una URL no puede contener un nombre de usuario ni una contraseña.</translation></message>
<message><source>A URL takes no arguments.</source><translation>Una URL no lleva argumentos.</translation></message>
<message><source>A block of the database's files with events is damaged.</source><translation>Un bloque de los archivos de la base de datos con eventos está dañado.</translation></message>
<message><source>A block of the database's files with {room} is damaged.</source><translation>Un bloque de los archivos de la base de datos con {room} está dañado.</translation></message>
<message><source>A branch can't be named {name} beside the branch {other}.</source><translation>Una rama no se puede llamar {name} si existe la rama {other}.</translation></message>
<message><source>A branch has the conversation up to there.</source><translation>Una rama tiene la conversación hasta ahí.</translation></message>
<message><source>A bundle has {most} settings at most.</source><translation>Un paquete tiene como máximo {most} ajustes.</translation></message>
<message><source>A command was cut off: put back what changed?</source><translation>Se interrumpió un comando: ¿devolver lo que cambió?</translation></message>
<message><source>A content has another SHA-256.</source><translation>Un contenido tiene otro SHA-256.</translation></message>
<message><source>A content is too large.</source><translation>Un contenido es demasiado grande.</translation></message>
<message><source>A content isn't Base64.</source><translation>Un contenido no es Base64.</translation></message>
<message><source>A displayed total is wrong.</source><translation>Un total mostrado es incorrecto.</translation></message>
<message><source>A drive may hang there. Choose another folder, or try again later.</source><translation>Puede que esté en una unidad que no responde. Elige otra carpeta o vuelve a intentarlo más tarde.</translation></message>
<message><source>A file can't be read or written: {reason}.</source><translation>No se puede leer o escribir un archivo: {reason}.</translation></message>
<message><source>A file of Helix Desktop is missing: {name}.</source><translation>Falta un archivo de Helix Desktop: {name}.</translation></message>
<message><source>A file, or a collector as http://127.0.0.1:4318. Empty: none are written</source><translation>Un archivo o un recopilador como http://127.0.0.1:4318. Vacío: ninguna</translation></message>
<message><source>A form has {most} fields at most.</source><translation>Un formulario tiene como máximo {most} campos.</translation></message>
<message><source>A handover has six sections.</source><translation>Un traspaso tiene seis secciones.</translation></message>
<message><source>A hint points to {digest}…, which is missing.</source><translation>Una pista apunta a {digest}…, que falta.</translation></message>
<message><source>A hook can't allow anything or change a call: that has no effect.</source><translation>Un hook no puede permitir nada ni cambiar una llamada: eso no tiene efecto.</translation></message>
<message><source>A hook told Helix:&#10;{0}</source><translation>Un hook le dijo a Helix:&#10;{0}</translation></message>
<message><source>A large output was shortened before it entered the context.</source><translation>Una salida grande se acortó antes de entrar en el contexto.</translation></message>
<message><source>A line contains a key or a password, which the memory never keeps.</source><translation>Una línea contiene una clave o una contraseña, que la memoria nunca guarda.</translation></message>
<message><source>A line contains invisible characters.</source><translation>Una línea contiene caracteres invisibles.</translation></message>
<message><source>A line has {count} characters; {most} are possible.</source><translation>Una línea tiene {count} caracteres; se permiten {most}.</translation></message>
<message><source>A line is an event of an unknown kind.</source><translation>Una línea es un evento de un tipo desconocido.</translation></message>
<message><source>A line is named twice.</source><translation>Una línea se nombra dos veces.</translation></message>
<message><source>A line isn't an event: {error}.</source><translation>Una línea no es un evento: {error}.</translation></message>
<message><source>A line names an invalid cache entry.</source><translation>Una línea nombra una entrada de caché no válida.</translation></message>
<message><source>A line of the memory is empty.</source><translation>Una línea de la memoria está vacía.</translation></message>
<message><source>A line was changed: its SHA-256 differs.</source><translation>Una línea se modificó: su SHA-256 es distinto.</translation></message>
<message><source>A link that leads nowhere, or out of the folder.</source><translation>Un enlace que no lleva a ninguna parte o que sale de la carpeta.</translation></message>
<message><source>A local command or an https URL</source><translation>Un comando local o una URL https</translation></message>
<message><source>A marker is one line in place of an output. With it, Helix recalls the output.</source><translation>Un marcador es una línea en lugar de una salida. Con él, Helix recupera la salida.</translation></message>
<message><source>A mask can be kept, moved in its file, or removed, but not copied.</source><translation>Una máscara se puede conservar, mover en su archivo o quitar, pero no copiar.</translation></message>
<message><source>A mask stands for its secret only in the file that it was read from. Read this file again, or write something else in its place.</source><translation>Una máscara solo representa su secreto en el archivo del que se leyó. Vuelve a leer este archivo o escribe otra cosa en su lugar.</translation></message>
<message><source>A merge, rebase, or revert was unfinished then, or is now.</source><translation>Una fusión, un rebase o un revert estaba sin terminar entonces, o lo está ahora.</translation></message>
<message><source>A model takes notes when new history exceeds this share; 0 = never.</source><translation>Un modelo toma notas cuando el historial nuevo supera esta proporción; 0 = nunca.</translation></message>
<message><source>A model takes the next notes here</source><translation>Aquí un modelo toma las próximas notas</translation></message>
<message><source>A model turned old turns into notes. The originals are kept.</source><translation>Un modelo convirtió turnos antiguos en notas. Los originales se conservan.</translation></message>
<message><source>A model's notes in place of old turns, shortened again when they grow.</source><translation>Observaciones de un modelo en lugar de turnos antiguos, que se acortan cuando crecen.</translation></message>
<message><source>A name can have at most {longest} characters.</source><translation>Un nombre puede tener como máximo {longest} caracteres.</translation></message>
<message><source>A part of {path} is not a folder.</source><translation>Una parte de {path} no es una carpeta.</translation></message>
<message><source>A path cannot hold a null character.</source><translation>Una ruta no puede contener un carácter nulo.</translation></message>
<message><source>A permissions file was damaged, and a rule in it may have denied this.</source><translation>Un archivo de permisos estaba dañado, y quizá una de sus reglas denegaba esto.</translation></message>
<message><source>A question: {words}</source><translation>Una pregunta: {words}</translation></message>
<message><source>A range starts at 0 or later and doesn't go backward.</source><translation>Un intervalo empieza en 0 o después y no va hacia atrás.</translation></message>
<message><source>A record of kind {name} has a value that the journal can't store.</source><translation>Un registro de tipo {name} tiene un valor que el diario no puede guardar.</translation></message>
<message><source>A record of kind {name}, version {version}, was written by a newer Helix Desktop.</source><translation>Un registro de tipo {name}, versión {version}, fue escrito por un Helix Desktop más nuevo.</translation></message>
<message><source>A record of the store ({name}) is damaged.</source><translation>Un registro del almacén ({name}) está dañado.</translation></message>
<message><source>A recorded model can give only recorded answers.</source><translation>Un modelo grabado solo puede dar respuestas grabadas.</translation></message>
<message><source>A second line of {mark} is missing.</source><translation>Falta una segunda línea {mark}.</translation></message>
<message><source>A secret, in event {0}</source><translation>Un secreto, en el evento {0}</translation></message>
<message><source>A server URL starts with https://.</source><translation>La URL de un servidor empieza por https://.</translation></message>
<message><source>A server can do anything your programs can. This is everything it declares.</source><translation>Un servidor puede hacer todo lo que pueden tus programas. Esto es todo lo que declara.</translation></message>
<message><source>A session finishes</source><translation>Termina una sesión</translation></message>
<message><source>A session needs a name.</source><translation>Una sesión necesita un nombre.</translation></message>
<message><source>A skill in use</source><translation>Un skill en uso</translation></message>
<message><source>A snapshot belongs to session {key}, which is missing.</source><translation>Una instantánea pertenece a la sesión {key}, que falta.</translation></message>
<message><source>A space is missing after the closing {sign}.</source><translation>Falta un espacio después del {sign} de cierre.</translation></message>
<message><source>A subagent of “{0}” asks: {1}</source><translation>Un subagente de “{0}” pregunta: {1}</translation></message>
<message><source>A terminal wants to change permissions</source><translation>Una terminal quiere cambiar permisos</translation></message>
<message><source>A test</source><translation>Una prueba</translation></message>
<message><source>A time range can't have a sign.</source><translation>Un intervalo de tiempo no puede llevar signo.</translation></message>
<message><source>A time such as 14:05, or a date with it such as 2026-12-01 14:05.</source><translation>Una hora como 14:05, o con fecha como 2026-12-01 14:05.</translation></message>
<message><source>A timeout is a number of seconds from 1 to {most}.</source><translation>Un tiempo límite es un número de segundos de 1 a {most}.</translation></message>
<message><source>A tool call or an MCP server is waiting</source><translation>Espera una llamada o un servidor MCP</translation></message>
<message><source>A turn failed.</source><translation>Un turno falló.</translation></message>
<message><source>A turn is still running.</source><translation>Un turno sigue en curso.</translation></message>
<message><source>A turn was stopped.</source><translation>Un turno se detuvo.</translation></message>
<message><source>A value has {count} characters; the limit is {longest}.</source><translation>Un valor tiene {count} caracteres; el límite es {longest}.</translation></message>
<message><source>A workspace needs a name.</source><translation>Un espacio de trabajo necesita un nombre.</translation></message>
<message><source>A · baseline</source><translation>A · referencia</translation></message>
<message><source>API key</source><translation>Clave de API</translation></message>
<message><source>API key for {0}</source><translation>Clave de API para {0}</translation></message>
<message><source>APPLICATION</source><translation>APLICACIÓN</translation></message>
<message><source>ARCHIVED</source><translation>ARCHIVADAS</translation></message>
<message><source>AWS profile (optional)</source><translation>perfil de AWS (opcional)</translation></message>
<message><source>About</source><translation>Acerca de</translation></message>
<message numerus="yes"><source>About {0} tokens are written to the prompt cache again</source><extracomment>One: About {0} token is written to the prompt cache again</extracomment><translation><numerusform>Se reescribe cerca de {0} token en la caché de prompts</numerusform><numerusform>Se reescriben cerca de {0} tokens en la caché de prompts</numerusform></translation></message>
<message><source>Accept</source><translation>Aceptar</translation></message>
<message><source>Accept edits</source><translation>Aceptar cambios</translation></message>
<message><source>Accepts images</source><translation>Acepta imágenes</translation></message>
<message><source>Accepts tools</source><translation>Acepta herramientas</translation></message>
<message><source>Acknowledge</source><translation>Enterado</translation></message>
<message><source>Actions</source><translation>Acciones</translation></message>
<message><source>Actual cost</source><translation>Costo real</translation></message>
<message><source>Add</source><translation>Añadir</translation></message>
<message><source>Add a line</source><translation>Añadir una línea</translation></message>
<message><source>Add a profile with “credential_process = aws configure export-credentials --profile {profile}” to ~/.aws/config, and choose that one.</source><translation>Añade a ~/.aws/config un perfil con “credential_process = aws configure export-credentials --profile {profile}” y elige ese.</translation></message>
<message><source>Add a provider</source><translation>Añadir un proveedor</translation></message>
<message><source>Add a server</source><translation>Añadir un servidor</translation></message>
<message><source>Add a step</source><translation>Añadir un paso</translation></message>
<message><source>Add it with `helix-desktop guest add`.</source><translation>Añádelo con `helix-desktop guest add`.</translation></message>
<message><source>Add key</source><translation>Añadir clave</translation></message>
<message><source>Add servers</source><translation>Añadir servidores</translation></message>
<message><source>Add the provider again with `helix-desktop model add … --secret {name}`.</source><translation>Vuelve a añadir el proveedor con `helix-desktop model add … --secret {name}`.</translation></message>
<message><source>Add the provider or choose another model in Settings › Models and keys or with `helix-desktop model choose`. Known providers: {known}.</source><translation>Añade el proveedor o elige otro modelo en Ajustes › Modelos y claves o con `helix-desktop model choose`. Proveedores conocidos: {known}.</translation></message>
<message><source>Added</source><translation>Añadido</translation></message>
<message><source>Added by Helix</source><translation>Añadido por Helix</translation></message>
<message><source>Added.</source><translation>Añadido.</translation></message>
<message><source>Adds the line Helix-Session: ID to their messages</source><translation>Añade la línea Helix-Session: ID a sus mensajes</translation></message>
<message><source>After</source><translation>Después</translation></message>
<message><source>After a handover was written</source><translation>Después de escribir un traspaso</translation></message>
<message><source>After a tool</source><translation>Después de una herramienta</translation></message>
<message><source>After a tool failed</source><translation>Después de que falle una herramienta</translation></message>
<message><source>After earlier notes</source><translation>Tras notas anteriores</translation></message>
<message><source>After handover {0}</source><translation>Tras el traspaso {0}</translation></message>
<message><source>After the handover</source><translation>Tras el traspaso</translation></message>
<message><source>After the notes</source><translation>Tras las notas</translation></message>
<message><source>Age</source><translation>Edad</translation></message>
<message><source>Agent</source><translation>Agente</translation></message>
<message><source>Agents of other programs</source><translation>Agentes de otros programas</translation></message>
<message><source>All</source><comment>compactions</comment><translation>Todas</translation></message>
<message><source>All</source><comment>requests</comment><translation>Todas</translation></message>
<message><source>All blocks are intact now. Check again.</source><translation>Ahora todos los bloques están intactos. Vuelve a comprobar.</translation></message>
<message><source>All changes to this file were undone. Every version is in the cache.</source><translation>Se deshicieron todos los cambios de este archivo. Todas las versiones están en la caché.</translation></message>
<message><source>All commits are merged, so the branch {0} is deleted, too.</source><translation>Todos los commits están fusionados, así que también se elimina la rama {0}.</translation></message>
<message><source>All compactions undone</source><translation>Todas las compactaciones deshechas</translation></message>
<message><source>All days</source><translation>Todos los días</translation></message>
<message><source>All files</source><translation>Todos los archivos</translation></message>
<message><source>All files of the worktree are in commits. The folder is deleted.</source><translation>Todos los archivos del worktree están en commits. La carpeta se elimina.</translation></message>
<message><source>All models</source><translation>Todos los modelos</translation></message>
<message><source>All numbers are of the {0} of {1} requests whose tokens were recorded.</source><translation>Todas las cifras son de las {0} de {1} solicitudes cuyos tokens se registraron.</translation></message>
<message><source>All on disk</source><translation>Todo en disco</translation></message>
<message><source>All providers shown</source><translation>Se muestran todos</translation></message>
<message><source>All sessions</source><translation>Todas las sesiones</translation></message>
<message><source>All stored data was copied, except the memory.</source><translation>Se copiaron todos los datos guardados, salvo la memoria.</translation></message>
<message><source>All stored data was copied, except the workspace's name and policy.</source><translation>Se copiaron todos los datos guardados, salvo el nombre y la política del espacio de trabajo.</translation></message>
<message><source>All workspaces</source><translation>Todos los espacios</translation></message>
<message><source>All {0}</source><translation>Las {0}</translation></message>
<message numerus="yes"><source>All {0} entries are intact.</source><extracomment>One: All {0} entry is intact.</extracomment><translation><numerusform>La entrada está intacta.</numerusform><numerusform>Todas las entradas ({0}) están intactas.</numerusform></translation></message>
<message><source>Allow</source><translation>Permitir</translation></message>
<message><source>Allow for this session</source><translation>Permitir en esta sesión</translation></message>
<message><source>Allow once</source><translation>Permitir una vez</translation></message>
<message><source>Allow this command?</source><translation>¿Permitir este comando?</translation></message>
<message><source>Allow this computer's address in its network, such as {example}. The service must listen there.</source><translation>Permite la dirección de este equipo en su red, por ejemplo {example}. El servicio debe escuchar ahí.</translation></message>
<message><source>Allow this host</source><translation>Permitir este host</translation></message>
<message><source>Allow this only if you entered the command yourself.</source><translation>Permítelo solo si el comando lo introdujiste tú.</translation></message>
<message><source>Allow this only if you installed or moved it. It runs with your keys for it.</source><translation>Permítelo solo si lo instalaste o moviste tú. Se ejecuta con tus claves para él.</translation></message>
<message><source>Allow this only if you know it. A program runs outside the sandbox and can do all that you can. The settings of a project can name it.</source><translation>Permítelo solo si lo conoces. Un programa se ejecuta fuera del sandbox y puede hacer todo lo que tú puedes. Los ajustes de un proyecto pueden nombrarlo.</translation></message>
<message><source>Allow web searches?</source><translation>¿Permitir búsquedas web?</translation></message>
<message><source>Allow {0}?</source><translation>¿Permitir {0}?</translation></message>
<message><source>Allowed for one session</source><translation>Permitido en una sesión</translation></message>
<message><source>Allowed hosts</source><translation>Hosts permitidos</translation></message>
<message><source>Allowed private hosts</source><translation>Hosts privados permitidos</translation></message>
<message><source>Almost no difference</source><translation>Casi sin diferencia</translation></message>
<message><source>Already covered by a handover.</source><translation>Ya está cubierto por un traspaso.</translation></message>
<message><source>Already excluded.</source><translation>Ya está excluido.</translation></message>
<message><source>Already in context in full.</source><translation>Ya está completo en el contexto.</translation></message>
<message><source>Already moved to the cache.</source><translation>Ya se movió a la caché.</translation></message>
<message><source>Already part of every request.</source><translation>Ya forma parte de cada solicitud.</translation></message>
<message><source>Also available in the menu and the command palette.</source><translation>También en el menú y en la paleta de comandos.</translation></message>
<message><source>Also removes the partial file {0}</source><translation>También quita el archivo parcial {0}</translation></message>
<message><source>Also the arguments of tools. Secrets are redacted</source><translation>También los argumentos de herramientas. Los secretos se ocultan</translation></message>
<message><source>Also while Helix is in front</source><translation>También con Helix en primer plano</translation></message>
<message><source>Always</source><translation>Siempre</translation></message>
<message><source>Always</source><comment>stay awake</comment><translation>Siempre</translation></message>
<message><source>Always allow</source><translation>Permitir siempre</translation></message>
<message><source>Amber</source><translation>Ámbar</translation></message>
<message><source>An address with a name or a password in it is not fetched from.</source><translation>No se descarga de una dirección que contiene un nombre o una contraseña.</translation></message>
<message><source>An agent of another program answers only its own sessions.</source><translation>Un agente de otro programa solo responde en sus propias sesiones.</translation></message>
<message><source>An agent of another program isn't a provider with an address.</source><translation>Un agente de otro programa no es un proveedor con una dirección.</translation></message>
<message><source>An earlier version was restored as a new one. Nothing was deleted.</source><translation>Una versión anterior se restauró como nueva. No se eliminó nada.</translation></message>
<message><source>An editor wants to use the MCP server “{0}”</source><translation>Un editor quiere usar el servidor MCP «{0}»</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It can't serve editors.</source><translation>Una versión anterior de Helix Desktop tiene abierto este espacio de trabajo. No puede atender a editores.</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It doesn't know --{name}.</source><translation>Una versión anterior de Helix Desktop tiene abierto este espacio de trabajo. No conoce --{name}.</translation></message>
<message><source>And {0} more. See the exact text below.</source><translation>Y {0} más. Consulta el texto exacto abajo.</translation></message>
<message><source>Animations</source><translation>Animaciones</translation></message>
<message><source>Animations: `system` follows the desktop.</source><translation>Animaciones: `system` sigue al escritorio.</translation></message>
<message><source>Another sign-in to {server} was begun.</source><translation>Se inició otro inicio de sesión en {server}.</translation></message>
<message><source>Answer cut off</source><translation>Respuesta cortada</translation></message>
<message><source>Answer in the window, or in a terminal that you opened yourself.</source><translation>Responda en la ventana o en una terminal que haya abierto usted.</translation></message>
<message><source>Answer the question first, or choose the mode in its menu.</source><translation>Responde antes a la pregunta o elige el modo en su menú.</translation></message>
<message><source>Answer then</source><translation>Respuesta de entonces</translation></message>
<message><source>Answered in {0} s</source><translation>Respondió en {0} s</translation></message>
<message><source>Answers</source><translation>Respuestas</translation></message>
<message><source>Answers you and uses tools</source><translation>Te responde y usa herramientas</translation></message>
<message><source>Any URL with a supported protocol</source><translation>Cualquier URL con un protocolo compatible</translation></message>
<message><source>Anything</source><translation>Todo</translation></message>
<message><source>Apache License 2.0</source><translation>Licencia Apache 2.0</translation></message>
<message><source>AppArmor denies bubblewrap user namespaces. For a sandbox, install Helix from the .deb, which brings a profile, or run these two lines in a terminal and restart Helix: “{first}” “{second}”</source><translation>AppArmor deniega a bubblewrap los espacios de nombres de usuario. Para tener un sandbox, instala Helix desde el .deb, que trae un perfil, o ejecuta estas dos líneas en una terminal y reinicia Helix: “{first}” “{second}”</translation></message>
<message><source>Appearance</source><translation>Apariencia</translation></message>
<message><source>Application</source><translation>Aplicación</translation></message>
<message><source>Applied to new workspaces.</source><translation>Se aplica a los espacios de trabajo nuevos.</translation></message>
<message><source>Applied to {0}.</source><translation>Aplicado a {0}.</translation></message>
<message><source>Applied. Takes effect with the next request.</source><translation>Aplicado. Vale desde la próxima solicitud.</translation></message>
<message><source>Applied. Takes effect with the next turn.</source><translation>Aplicado. Vale desde el próximo turno.</translation></message>
<message><source>Apply</source><translation>Aplicar</translation></message>
<message><source>Apply code to file</source><translation>Aplicar código a archivo</translation></message>
<message><source>Apply code to file…</source><translation>Aplicar código a archivo…</translation></message>
<message><source>Apply the code again to see the present changes.</source><translation>Vuelve a aplicar el código para ver los cambios actuales.</translation></message>
<message><source>Apply to file…</source><translation>Aplicar a archivo…</translation></message>
<message><source>Approvals</source><translation>Aprobaciones</translation></message>
<message><source>Approve</source><translation>Aprobar</translation></message>
<message><source>Approve all</source><translation>Aprobar todo</translation></message>
<message><source>Approve {server} first.</source><translation>Aprueba primero {server}.</translation></message>
<message><source>Archive</source><translation>Archivar</translation></message>
<message><source>Archive session</source><translation>Archivar sesión</translation></message>
<message><source>Archive workspace</source><translation>Archivar espacio</translation></message>
<message><source>Archived</source><translation>Archivadas</translation></message>
<message><source>Archived and deleted sessions</source><translation>Sesiones archivadas y eliminadas</translation></message>
<message><source>Archived and deleted workspaces</source><translation>Espacios archivados y eliminados</translation></message>
<message><source>Archived and deleted workspaces…</source><translation>Espacios archivados y eliminados…</translation></message>
<message><source>Archived · {0}</source><translation>Archivado · {0}</translation></message>
<message><source>As it was</source><translation>Como fue</translation></message>
<message><source>As it was: the tokens weren't recorded</source><translation>Como fue: los tokens no se registraron</translation></message>
<message><source>As reported by the agent. Its own requests weren't recorded.</source><translation>Según informa el agente. Sus propias solicitudes no se registraron.</translation></message>
<message><source>As sent to the model</source><translation>Tal como se envía al modelo</translation></message>
<message><source>Ask</source><translation>Preguntar</translation></message>
<message><source>Ask Helix for another one.</source><translation>Pide otro a Helix.</translation></message>
<message><source>Ask Helix to merge {0} into {1} in this session first.</source><translation>Pide antes a Helix que fusione {0} en {1} en esta sesión.</translation></message>
<message><source>Ask before trying again.</source><translation>Pregunta antes de volver a intentarlo.</translation></message>
<message><source>Ask for one patch for each file.</source><translation>Pide un parche por archivo.</translation></message>
<message><source>Ask the agent</source><translation>Preguntar al agente</translation></message>
<message><source>Ask the user.</source><translation>Pregunta al usuario.</translation></message>
<message><source>Asked</source><translation>Pedido</translation></message>
<message><source>Asked in “{0}”</source><translation>Pregunta de “{0}”</translation></message>
<message><source>Asking…</source><translation>Preguntando…</translation></message>
<message><source>Asking… {0} s</source><translation>Preguntando… {0} s</translation></message>
<message><source>Asks before each change and command, except read-only ones in the sandbox.</source><translation>Pregunta antes de cada cambio y cada comando, salvo los de solo lectura en el sandbox.</translation></message>
<message><source>Asks for every command</source><translation>Pregunta por cada comando</translation></message>
<message><source>Asks to run without the sandbox, because this system's sandbox (Seatbelt) can't allow what it does. Nothing would restrict it.</source><translation>Pide ejecutarse sin el sandbox, porque el sandbox de este sistema (Seatbelt) no puede permitir lo que hace. Nada lo restringiría.</translation></message>
<message><source>At least {least} characters; there are {count}.</source><translation>Al menos {least} caracteres; hay {count}.</translation></message>
<message><source>At least {least}.</source><translation>Al menos {least}.</translation></message>
<message><source>At most {most} characters; there are {count}.</source><translation>Como máximo {most} caracteres; hay {count}.</translation></message>
<message><source>At most {most} lines can be added.</source><translation>Se pueden añadir {most} líneas como máximo.</translation></message>
<message><source>At most {most}.</source><translation>Como máximo {most}.</translation></message>
<message><source>Attach a copy that is open and has text, or pictures of its pages.</source><translation>Adjunta una copia sin contraseña y con texto, o imágenes de sus páginas.</translation></message>
<message><source>Attach files or images</source><translation>Adjuntar archivos o imágenes</translation></message>
<message><source>Automatic</source><translation>Automático</translation></message>
<message><source>Automatic compaction is off.</source><translation>La compactación automática está desactivada.</translation></message>
<message><source>Automatic compaction is off. Choose Compact now to compact.</source><translation>La compactación automática está desactivada. Elige «Compactar ahora» para compactar.</translation></message>
<message><source>Average context</source><translation>Contexto medio</translation></message>
<message><source>B</source><translation>B</translation></message>
<message><source>B only</source><translation>Solo B</translation></message>
<message><source>B · candidate</source><translation>B · candidata</translation></message>
<message><source>B − A</source><translation>B − A</translation></message>
<message><source>Back</source><translation>Atrás</translation></message>
<message><source>Back (Esc)</source><translation>Atrás (Esc)</translation></message>
<message><source>Back to the default model with the next request.</source><translation>Se vuelve al modelo predeterminado con la próxima solicitud.</translation></message>
<message><source>Back up…</source><translation>Hacer copia…</translation></message>
<message><source>Backup</source><translation>Copia de seguridad</translation></message>
<message><source>Balanced</source><translation>Balanced</translation></message>
<message><source>Base URL</source><translation>URL base</translation></message>
<message><source>Before a compaction</source><translation>Antes de una compactación</translation></message>
<message><source>Before a message is sent</source><translation>Antes de enviar un mensaje</translation></message>
<message><source>Before a tool</source><translation>Antes de una herramienta</translation></message>
<message><source>Before dedup</source><translation>Sin deduplicar</translation></message>
<message><source>Before they enter the context</source><translation>Antes de entrar en el contexto</translation></message>
<message><source>Before → after</source><translation>Antes → después</translation></message>
<message><source>Beginning, end, and key lines</source><translation>Principio, final y líneas clave</translation></message>
<message><source>Beginning, end, and key lines of a large output. The cache has the full output.</source><translation>Principio, final y líneas clave de una salida grande. La caché tiene la salida completa.</translation></message>
<message><source>Block</source><translation>Bloque</translation></message>
<message><source>Blocked by the provider's filter</source><translation>Bloqueado por el filtro del proveedor</translation></message>
<message><source>Blocked since startup</source><translation>Bloqueados desde el inicio</translation></message>
<message><source>Blue</source><translation>Azul</translation></message>
<message><source>Body fields</source><translation>Campos del cuerpo</translation></message>
<message><source>Both branches change the same lines of: {0}.</source><translation>Ambas ramas cambian las mismas líneas de: {0}.</translation></message>
<message><source>Branch</source><translation>Rama</translation></message>
<message><source>Branch</source><comment>of git</comment><translation>Rama</translation></message>
<message><source>Branch conversation</source><translation>Crear rama de la conversación</translation></message>
<message><source>Branch from here</source><translation>Crear rama desde aquí</translation></message>
<message><source>Branched in the middle of a turn. Continue from here.</source><translation>La rama empieza en mitad de un turno. Continúa desde aquí.</translation></message>
<message><source>Budget reached</source><translation>Presupuesto agotado</translation></message>
<message><source>Budget · {0} tokens…</source><translation>Presupuesto · {0} tokens…</translation></message>
<message><source>Budgets</source><translation>Presupuestos</translation></message>
<message><source>Budgets…</source><translation>Presupuestos…</translation></message>
<message><source>Budget…</source><translation>Presupuesto…</translation></message>
<message><source>Built in, for trying Helix out. Without a folder, a demo of 80 tool calls shows how the context fills up and is compacted.</source><translation>Integrado, para probar Helix. Sin carpeta, una demo de 80 llamadas a herramientas muestra cómo el contexto se llena y se compacta.</translation></message>
<message><source>By age</source><translation>Por antigüedad</translation></message>
<message numerus="yes"><source>By age, after {0} turns</source><extracomment>One: By age, after {0} turn</extracomment><translation><numerusform>Por antigüedad, tras {0} turno</numerusform><numerusform>Por antigüedad, tras {0} turnos</numerusform></translation></message>
<message><source>By forecast</source><translation>Por previsión</translation></message>
<message><source>By so much compactions and shortened outputs made all requests together smaller, less the tokens of the calls for that</source><translation>Lo que las compactaciones y las salidas acortadas redujeron todas las solicitudes juntas, menos los tokens de las llamadas para ello</translation></message>
<message><source>By the model's provider, who charges for it. Asks after outside content</source><translation>La hace el proveedor del modelo, que la cobra. Pregunta tras contenido externo</translation></message>
<message><source>Bytes</source><translation>Bytes</translation></message>
<message><source>Cache</source><translation>Caché</translation></message>
<message><source>Cache + Compact</source><translation>Cache + Compact</translation></message>
<message><source>Cache entries</source><translation>Entradas de caché</translation></message>
<message><source>Cache entries belong to one workspace. Check that this is the right one.</source><translation>Las entradas de la caché pertenecen a un espacio de trabajo. Comprueba que este sea el correcto.</translation></message>
<message><source>Cache filter</source><translation>Filtro de la caché</translation></message>
<message><source>Cache outputs</source><translation>Salidas a la caché</translation></message>
<message><source>Cached</source><translation>En caché</translation></message>
<message><source>Cached at {0}, {1} tokens in all</source><translation>Movido a la caché ({0}), {1} tokens en total</translation></message>
<message><source>Caches, handover at 85%</source><translation>Caché, traspaso al 85%</translation></message>
<message><source>Caching old outputs</source><translation>Moviendo salidas a la caché</translation></message>
<message><source>Calls</source><translation>Llamadas</translation></message>
<message><source>Calls aren't shown there: nothing tells Helix whether the screen is locked.</source><translation>Allí no se muestran llamadas: nada le dice a Helix si la pantalla está bloqueada.</translation></message>
<message><source>Can be read in two ways.</source><translation>Se puede leer de dos maneras.</translation></message>
<message><source>Can do anything that you can · no sandbox</source><translation>Puede hacer todo lo que puedes tú · sin sandbox</translation></message>
<message><source>Can read {held}, which contains secrets, and reach the network.</source><translation>Puede leer {held}, que contiene secretos, y acceder a la red.</translation></message>
<message><source>Can't attach {0}: {1}.</source><translation>No se puede adjuntar {0}: {1}.</translation></message>
<message><source>Can't be compared by lines.</source><translation>No se puede comparar por líneas.</translation></message>
<message><source>Can't be read.</source><translation>No se puede leer.</translation></message>
<message><source>Can't be understood.</source><translation>No se entiende.</translation></message>
<message><source>Can't change repositories, or editor, shell, and agent configuration. New ones are set aside for you.</source><translation>No puede cambiar repositorios ni la configuración de editores, shells y agentes. Los archivos nuevos de este tipo se apartan para ti.</translation></message>
<message><source>Can't compare policies because their process ended.</source><translation>No se pueden comparar políticas porque su proceso terminó.</translation></message>
<message><source>Can't compare the sessions because their process ended.</source><translation>No se pueden comparar las sesiones porque su proceso terminó.</translation></message>
<message><source>Can't compare: one version isn't text or is too large.</source><translation>No se puede comparar: una versión no es texto o es demasiado grande.</translation></message>
<message><source>Can't copy {name} into the worktree: {reason}.</source><translation>No se puede copiar {name} en el worktree: {reason}.</translation></message>
<message><source>Can't create a socket in {home}: {reason}.</source><translation>No se puede crear un socket en {home}: {reason}.</translation></message>
<message><source>Can't create the folder {folder}: {reason}.</source><translation>No se puede crear la carpeta {folder}: {reason}.</translation></message>
<message><source>Can't decode a journal record.</source><translation>No se puede decodificar un registro del diario.</translation></message>
<message><source>Can't delete {place}: {reason}.</source><translation>No se puede eliminar {place}: {reason}.</translation></message>
<message><source>Can't fetch from {host}. {told}</source><translation>No se puede descargar de {host}. {told}</translation></message>
<message><source>Can't find the host {host}.</source><translation>No se encuentra el host {host}.</translation></message>
<message><source>Can't find the provider's address.</source><translation>No se encuentra la dirección del proveedor.</translation></message>
<message><source>Can't find the server {server} ({reason}).</source><translation>No se encuentra el servidor {server} ({reason}).</translation></message>
<message><source>Can't find the server's address. Check its URL and the connection.</source><translation>No se encuentra la dirección del servidor. Revisa su URL y la conexión.</translation></message>
<message><source>Can't load a part of Helix Desktop: {error}.</source><translation>No se puede cargar una parte de Helix Desktop: {error}.</translation></message>
<message><source>Can't load the font {name}.</source><translation>No se puede cargar la fuente {name}.</translation></message>
<message><source>Can't load the system keyring.</source><translation>No se puede cargar el llavero del sistema.</translation></message>
<message><source>Can't move the workspace {workspace}: {reason}.</source><translation>No se puede mover el espacio de trabajo {workspace}: {reason}.</translation></message>
<message><source>Can't open a local port: {reason}.</source><translation>No se puede abrir un puerto local: {reason}.</translation></message>
<message><source>Can't open the folder {folder}: {reason}.</source><translation>No se puede abrir la carpeta {folder}: {reason}.</translation></message>
<message><source>Can't open the folder {home}: {reason}.</source><translation>No se puede abrir la carpeta {home}: {reason}.</translation></message>
<message><source>Can't open the project folder.</source><translation>No se puede abrir la carpeta del proyecto.</translation></message>
<message><source>Can't open the repository: {reason}</source><translation>No se puede abrir el repositorio: {reason}</translation></message>
<message><source>Can't reach the cluster at {address}: {reason}.</source><translation>No se puede acceder al clúster en {address}: {reason}.</translation></message>
<message><source>Can't reach the provider.</source><translation>No se puede contactar con el proveedor.</translation></message>
<message><source>Can't reach the server. Check that it runs, its URL, and the connection.</source><translation>No se puede acceder al servidor. Comprueba que esté en marcha y revisa su URL y la conexión.</translation></message>
<message><source>Can't read all keys, so they can't be masked. {reason}</source><translation>No se pueden leer todas las claves, así que no se pueden ocultar. {reason}</translation></message>
<message><source>Can't read its file</source><translation>No se puede leer su archivo</translation></message>
<message><source>Can't read the AWS settings in {file}.</source><translation>No se pueden leer los ajustes de AWS en {file}.</translation></message>
<message><source>Can't read the Google credentials in {file}.</source><translation>No se pueden leer las credenciales de Google en {file}.</translation></message>
<message><source>Can't read the MCP server list, so no server is started.</source><translation>No se puede leer la lista de servidores MCP, así que no se inicia ninguno.</translation></message>
<message><source>Can't read the approved hooks, so none runs.</source><translation>No se pueden leer los hooks aprobados, así que no se ejecuta ninguno.</translation></message>
<message><source>Can't read the file {file}, which is the workspace file of {folder}.</source><translation>No se puede leer el archivo {file}, que es el archivo de espacio de trabajo de {folder}.</translation></message>
<message><source>Can't read the file {file}, which may be the workspace file of {folder}.</source><translation>No se puede leer el archivo {file}, que quizá sea el archivo de espacio de trabajo de {folder}.</translation></message>
<message><source>Can't read the file {file}: {reason}.</source><translation>No se puede leer el archivo {file}: {reason}.</translation></message>
<message><source>Can't read the folder {folder}.</source><translation>No se puede leer la carpeta {folder}.</translation></message>
<message><source>Can't read the folder {folder}: {reason}.</source><translation>No se puede leer la carpeta {folder}: {reason}.</translation></message>
<message><source>Can't read the key for {endpoint}. {message}</source><translation>No se puede leer la clave de {endpoint}. {message}</translation></message>
<message><source>Can't read the permissions file, so Helix asks again about everything you allowed or denied.</source><translation>No se puede leer el archivo de permisos, así que Helix vuelve a preguntar por todo lo que permitiste o denegaste.</translation></message>
<message><source>Can't read the policy for all workspaces. Balanced is used.</source><translation>No se puede leer la política de todos los espacios de trabajo. Se usa Balanced.</translation></message>
<message><source>Can't read the policy {path}: {reason}.</source><translation>No se puede leer la política {path}: {reason}.</translation></message>
<message><source>Can't read the sandbox settings. Strict applies, with no hosts allowed.</source><translation>No se pueden leer los ajustes del sandbox. Rige Estricto, sin hosts permitidos.</translation></message>
<message><source>Can't read the saved memory.</source><translation>No se puede leer la memoria guardada.</translation></message>
<message><source>Can't read the settings file. Default settings are used.</source><translation>No se puede leer el archivo de ajustes. Se usan los ajustes predeterminados.</translation></message>
<message><source>Can't read the tokenizer file {path}.</source><translation>No se puede leer el archivo del tokenizador {path}.</translation></message>
<message><source>Can't read the workspace file</source><translation>No se puede leer el archivo del espacio</translation></message>
<message><source>Can't read this workspace's file.</source><translation>No se puede leer el archivo de este espacio de trabajo.</translation></message>
<message><source>Can't read {0}: {1}</source><translation>No se puede leer {0}: {1}</translation></message>
<message><source>Can't read {file}: {reason}.</source><translation>No se puede leer {file}: {reason}.</translation></message>
<message><source>Can't read {missing} as instructions of this folder.</source><translation>No se puede leer {missing} como instrucciones de esta carpeta.</translation></message>
<message><source>Can't read {name}: {why}</source><translation>No se puede leer {name}: {why}</translation></message>
<message><source>Can't read {path}, so the file isn't overwritten.</source><translation>No se puede leer {path}, así que el archivo no se sobrescribe.</translation></message>
<message><source>Can't read {path}, so the file isn't used.</source><translation>No se puede leer {path}, así que el archivo no se usa.</translation></message>
<message><source>Can't read {path}: {reason}.</source><translation>No se puede leer {path}: {reason}.</translation></message>
<message><source>Can't replace the search index file.</source><translation>No se puede reemplazar el archivo del índice de búsqueda.</translation></message>
<message><source>Can't restore the workspace: {reason}.</source><translation>No se puede restaurar el espacio de trabajo: {reason}.</translation></message>
<message><source>Can't save the sign-in.</source><translation>No se puede guardar el inicio de sesión.</translation></message>
<message><source>Can't save the text because it isn't valid Unicode.</source><translation>No se puede guardar el texto porque no es Unicode válido.</translation></message>
<message><source>Can't see uncommitted files with secrets. Committed ones are readable, but removed from the output.</source><translation>No puede ver archivos con secretos que no estén en un commit. Los que sí lo están se pueden leer, pero se quitan de la salida.</translation></message>
<message><source>Can't sign in: {reason}</source><translation>No se puede iniciar sesión: {reason}</translation></message>
<message><source>Can't start {program}: {reason}.</source><translation>No se puede iniciar {program}: {reason}.</translation></message>
<message><source>Can't store the search index here. Search still works, but slower.</source><translation>El índice de búsqueda no se puede guardar aquí. La búsqueda funciona, pero más despacio.</translation></message>
<message><source>Can't touch git hooks and settings, or editor, shell, and agent configuration. New ones are set aside for you, unless git created them.</source><translation>No puede tocar hooks y ajustes de git ni la configuración de editores, shells y agentes. Los archivos nuevos de este tipo se apartan para ti, salvo si los creó git.</translation></message>
<message><source>Can't understand line {line}, or its field is repeated.</source><translation>No se entiende la línea {line}, o su campo está repetido.</translation></message>
<message><source>Can't understand the server's answer.</source><translation>No se entiende la respuesta del servidor.</translation></message>
<message><source>Can't unpack the bundle: {reason}.</source><translation>No se puede descomprimir el paquete: {reason}.</translation></message>
<message><source>Can't use Helix Desktop's list of models: {why}.</source><translation>No se puede usar la lista de modelos de Helix Desktop: {why}.</translation></message>
<message><source>Can't use the command {name}: {why}</source><translation>No se puede usar el comando {name}: {why}</translation></message>
<message><source>Can't use the provider's address: {why}.</source><translation>No se puede usar la dirección del proveedor: {why}.</translation></message>
<message><source>Can't use {path}: {reason}.</source><translation>No se puede usar {path}: {reason}.</translation></message>
<message><source>Can't use {place}: {reason}.</source><translation>No se puede usar {place}: {reason}.</translation></message>
<message><source>Can't write the search index to this disk. Search still works, but slower.</source><translation>El índice de búsqueda no se puede escribir en este disco. La búsqueda funciona, pero más despacio.</translation></message>
<message><source>Can't write to the folder {folder}.</source><translation>No se puede escribir en la carpeta {folder}.</translation></message>
<message><source>Can't write to {folder}, where the worktree would be.</source><translation>No se puede escribir en {folder}, donde estaría el worktree.</translation></message>
<message><source>Can't write {file}: {reason}.</source><translation>No se puede escribir {file}: {reason}.</translation></message>
<message><source>Can't write {path}: {error}.</source><translation>No se puede escribir {path}: {error}.</translation></message>
<message><source>Cancel</source><translation>Cancelar</translation></message>
<message><source>Cancel export</source><translation>Cancelar exportación</translation></message>
<message><source>Canceled.</source><translation>Cancelado.</translation></message>
<message><source>Canceled. {0}: {1} of {2} requests shown.</source><translation>Cancelado. {0}: se muestran {1} de {2} solicitudes.</translation></message>
<message><source>Canceling…</source><translation>Cancelando…</translation></message>
<message><source>Carry out this plan?</source><translation>¿Llevar a cabo este plan?</translation></message>
<message><source>Change it with a command.</source><translation>Cámbialo con un comando.</translation></message>
<message><source>Change its permissions or choose another folder.</source><translation>Cambia sus permisos o elige otra carpeta.</translation></message>
<message><source>Change now</source><translation>Cambiar ahora</translation></message>
<message><source>Change or clear the filter to see more.</source><translation>Cambia o borra el filtro para ver más.</translation></message>
<message><source>Change other letters with a command that knows its encoding.</source><translation>Cambia otras letras con un comando que conozca su codificación.</translation></message>
<message><source>Change reasoning effort…</source><translation>Cambiar razonamiento…</translation></message>
<message><source>Change the language now?</source><translation>¿Cambiar el idioma ahora?</translation></message>
<message><source>Change the memory?</source><translation>¿Cambiar la memoria?</translation></message>
<message><source>Change thresholds…</source><translation>Cambiar umbrales…</translation></message>
<message><source>Change with {0}.</source><translation>Se cambia con {0}.</translation></message>
<message><source>Change {0} of {1}</source><translation>Cambio {0} de {1}</translation></message>
<message><source>Change {0} of {1}: {2}</source><translation>Cambio {0} de {1}: {2}</translation></message>
<message><source>Change {number} of the patch doesn't fit the file.</source><translation>El cambio {number} del parche no encaja en el archivo.</translation></message>
<message><source>Changed after that, so it is yours and stays: {names}.</source><translation>Cambió después, así que es tuyo y se queda: {names}.</translation></message>
<message><source>Changed by git, or around a command or a turn of another agent, and you haven't agreed to the new text.</source><translation>Cambiado por git o en torno a un comando o a un turno de otro agente, y no has aceptado el texto nuevo.</translation></message>
<message><source>Changed lines</source><translation>Líneas cambiadas</translation></message>
<message><source>Changed since you approved it.</source><translation>Ha cambiado desde que lo aprobaste.</translation></message>
<message><source>Changed since you approved it:</source><translation>Ha cambiado desde que lo aprobaste:</translation></message>
<message><source>Changed while a command or another agent ran, and you haven't agreed to use it.</source><translation>Cambiado mientras se ejecutaba un comando u otro agente, y no has aceptado usarlo.</translation></message>
<message><source>Changed while it ran: by it, or by you</source><translation>Cambiado durante el comando: por él o por ti</translation></message>
<message><source>Changed: {path}</source><translation>Cambiado: {path}</translation></message>
<message><source>Changes</source><translation>Cambios</translation></message>
<message><source>Changes `{path}`.</source><translation>Cambia `{path}`.</translation></message>
<message><source>Changes files of the project and uses the network · sandboxed</source><translation>Cambia archivos del proyecto y usa la red · en sandbox</translation></message>
<message><source>Changes files of the project · sandboxed</source><translation>Cambia archivos del proyecto · en sandbox</translation></message>
<message><source>Changes permissions of a whole folder.</source><translation>Cambia los permisos de una carpeta entera.</translation></message>
<message><source>Changes permissions of the whole system or a home folder.</source><translation>Cambia los permisos de todo el sistema o de una carpeta personal.</translation></message>
<message><source>Changes that commands make to files can't be undone.</source><translation>Los cambios que los comandos hacen en los archivos no se pueden deshacer.</translation></message>
<message><source>Changes what later sessions of this workspace read.</source><translation>Cambia lo que leen las sesiones posteriores de este espacio de trabajo.</translation></message>
<message><source>Change…</source><translation>Cambiar…</translation></message>
<message><source>Changing it now discards what you typed in settings: {0}. Otherwise it changes after a restart.</source><translation>Cambiarlo ahora descarta lo que escribiste en los ajustes: {0}. De lo contrario, cambia al reiniciar.</translation></message>
<message><source>Cheaper, and nothing is lost</source><translation>Más barata, y no se pierde nada</translation></message>
<message><source>Cheapest, less verbatim</source><translation>Más barato, menos literal</translation></message>
<message><source>Check</source><translation>Comprobar</translation></message>
<message><source>Check PYTHON_KEYRING_BACKEND and keyringrc.cfg, or set the key as an environment variable.</source><translation>Revisa PYTHON_KEYRING_BACKEND y keyringrc.cfg, o define la clave como variable de entorno.</translation></message>
<message><source>Check again</source><translation>Volver a comprobar</translation></message>
<message><source>Check for updates</source><translation>Buscar actualizaciones</translation></message>
<message><source>Check its window, or end the process if it hangs. Nothing was lost.</source><translation>Revisa su ventana o finaliza el proceso si no responde. No se ha perdido nada.</translation></message>
<message><source>Check models…</source><translation>Revisar modelos…</translation></message>
<message><source>Check that the disk is connected and the path is right.</source><translation>Comprueba que el disco esté conectado y que la ruta sea correcta.</translation></message>
<message><source>Check the base URL.</source><translation>Revisa la URL base.</translation></message>
<message><source>Check the connection, then press Enter again.</source><translation>Comprueba la conexión y pulsa Enter de nuevo.</translation></message>
<message><source>Check the workspace to see what can be repaired.</source><translation>Comprueba el espacio de trabajo para ver qué se puede reparar.</translation></message>
<message><source>Check the workspace with `helix-desktop workspace check --deep`.</source><translation>Comprueba el espacio de trabajo con `helix-desktop workspace check --deep`.</translation></message>
<message><source>Check this file.</source><translation>Revisa este archivo.</translation></message>
<message><source>Check who owns it and its permissions, then try again.</source><translation>Comprueba su propietario y sus permisos, y vuelve a intentarlo.</translation></message>
<message><source>Checking blocks: {0}%</source><translation>Comprobando bloques: {0}%</translation></message>
<message><source>Checking the originals…</source><translation>Comprobando los originales…</translation></message>
<message><source>Child processes end with the command, and with Helix.</source><translation>Los procesos hijos terminan con el comando y con Helix.</translation></message>
<message><source>Child processes end with the command.</source><translation>Los procesos hijos terminan con el comando.</translation></message>
<message><source>Child processes that leave the command's group can go on after it.</source><translation>Los procesos hijos que salen del grupo del comando pueden seguir después de él.</translation></message>
<message><source>Choice for outputs over the limit</source><translation>Si una salida supera el límite</translation></message>
<message><source>Choose a destination folder</source><translation>Elige una carpeta de destino</translation></message>
<message><source>Choose a file in the project folder.</source><translation>Elige un archivo de la carpeta del proyecto.</translation></message>
<message><source>Choose a file with sessions</source><translation>Elegir un archivo con sesiones</translation></message>
<message><source>Choose a file with the same bytes</source><translation>Elige un archivo con los mismos bytes</translation></message>
<message><source>Choose a folder inside it that has no keys.</source><translation>Elige una carpeta dentro de ella que no tenga claves.</translation></message>
<message><source>Choose a folder outside it.</source><translation>Elige una carpeta fuera de ella.</translation></message>
<message><source>Choose a later one.</source><translation>Elige una posterior.</translation></message>
<message><source>Choose a message.</source><translation>Elige un mensaje.</translation></message>
<message><source>Choose a model first.</source><translation>Elige antes un modelo.</translation></message>
<message><source>Choose a model, or try the practice model.</source><translation>Elige un modelo o prueba el modelo de práctica.</translation></message>
<message><source>Choose a project folder</source><translation>Elige una carpeta de proyecto</translation></message>
<message><source>Choose a project folder.</source><translation>Elige una carpeta de proyecto.</translation></message>
<message><source>Choose a session's file.</source><translation>Elige el archivo de una sesión.</translation></message>
<message><source>Choose a shorter --data-dir.</source><translation>Elige un --data-dir más corto.</translation></message>
<message><source>Choose a smaller folder as the project folder.</source><translation>Elige una carpeta más pequeña como carpeta del proyecto.</translation></message>
<message><source>Choose an empty folder for the export</source><translation>Elige una carpeta vacía para la exportación</translation></message>
<message><source>Choose an export or backup folder</source><translation>Elige una carpeta de exportación o copia</translation></message>
<message><source>Choose another ID.</source><translation>Elige otro ID.</translation></message>
<message><source>Choose another dialect for this provider.</source><translation>Elige otro dialecto para este proveedor.</translation></message>
<message><source>Choose another dialect or name.</source><translation>Elige otro dialecto o nombre.</translation></message>
<message><source>Choose another file.</source><translation>Elige otro archivo.</translation></message>
<message><source>Choose another folder.</source><translation>Elige otra carpeta.</translation></message>
<message><source>Choose another model for this.</source><translation>Elige otro modelo para esto.</translation></message>
<message><source>Choose another model.</source><translation>Elige otro modelo.</translation></message>
<message><source>Choose another name.</source><translation>Elige otro nombre.</translation></message>
<message><source>Choose another place with --data-dir.</source><translation>Elige otro lugar con --data-dir.</translation></message>
<message><source>Choose another.</source><translation>Elige otro.</translation></message>
<message><source>Choose at least one.</source><translation>Elige al menos una opción.</translation></message>
<message><source>Choose at least {least}.</source><translation>Elige al menos {least}.</translation></message>
<message><source>Choose at most {most}.</source><translation>Elige como máximo {most}.</translation></message>
<message><source>Choose each only once.</source><translation>Elige cada opción solo una vez.</translation></message>
<message><source>Choose file…</source><translation>Elegir archivo…</translation></message>
<message><source>Choose from these.</source><translation>Elige entre estas opciones.</translation></message>
<message><source>Choose model</source><translation>Elegir modelo</translation></message>
<message><source>Choose model…</source><translation>Elegir modelo…</translation></message>
<message><source>Choose one from the list.</source><translation>Elige uno de la lista.</translation></message>
<message><source>Choose one in Settings › Models and keys.</source><translation>Elige uno en Ajustes › Modelos y claves.</translation></message>
<message><source>Choose one of: {choices}.</source><translation>Elige una opción: {choices}.</translation></message>
<message><source>Choose one of: {known}.</source><translation>Elige uno de estos valores: {known}.</translation></message>
<message><source>Choose one.</source><translation>Elige una opción.</translation></message>
<message><source>Choose other blocks, or another model.</source><translation>Elige otros bloques u otro modelo.</translation></message>
<message><source>Choose the file that the code is for.</source><translation>Elige el archivo al que va destinado el código.</translation></message>
<message><source>Choose the file that the patch changes.</source><translation>Elige el archivo que cambia el parche.</translation></message>
<message><source>Choose the folder that contains workspace.json.</source><translation>Elige la carpeta que contiene workspace.json.</translation></message>
<message><source>Choose the project Helix works in.</source><translation>Elige el proyecto en el que trabaja Helix.</translation></message>
<message><source>Choose the project's folder.</source><translation>Elige la carpeta del proyecto.</translation></message>
<message><source>Choose tools</source><translation>Elegir herramientas</translation></message>
<message><source>Choose yes or no.</source><translation>Elige sí o no.</translation></message>
<message><source>Choose “Redo what the rewind took back”, or rewind again.</source><translation>Elige «Rehacer lo que deshizo la vuelta atrás» o vuelve atrás de nuevo.</translation></message>
<message><source>Choose…</source><translation>Elegir…</translation></message>
<message><source>Clean up cache…</source><translation>Limpiar caché…</translation></message>
<message><source>Clean up…</source><translation>Limpiar…</translation></message>
<message><source>Clear</source><translation>Borrar</translation></message>
<message><source>Clear filter (Esc)</source><translation>Borrar filtro (Esc)</translation></message>
<message><source>Close</source><translation>Cerrar</translation></message>
<message><source>Close</source><comment>fold a row</comment><translation>Cerrar</translation></message>
<message><source>Close (Esc)</source><translation>Cerrar (Esc)</translation></message>
<message><source>Close files to commands again in Settings › Permissions.</source><translation>Vuelve a cerrar archivos a los comandos en Ajustes › Permisos.</translation></message>
<message><source>Close that version, or start the MCP server from the same version.</source><translation>Cierra esa versión o inicia el servidor MCP desde la misma versión.</translation></message>
<message><source>Close that window, or omit --{name}.</source><translation>Cierra esa ventana u omite --{name}.</translation></message>
<message><source>Close that window.</source><translation>Cierre esa ventana.</translation></message>
<message><source>Close this report</source><translation>Cerrar este informe</translation></message>
<message><source>Close without applying your changes?</source><translation>¿Cerrar sin aplicar tus cambios?</translation></message>
<message><source>Closed</source><translation>Cerrado</translation></message>
<message><source>Closest match: {names}…</source><translation>Coincidencia más cercana: {names}…</translation></message>
<message><source>Closing the workspace discards what you typed in its settings: {0}.</source><translation>Cerrar el espacio de trabajo descarta lo que escribiste en sus ajustes: {0}.</translation></message>
<message><source>Code {0} ({1})</source><translation>Código {0} ({1})</translation></message>
<message><source>Collapse</source><translation>Contraer</translation></message>
<message><source>Color</source><translation>Color</translation></message>
<message><source>Comes after the system prompt and before project files</source><translation>Va después del prompt del sistema y antes de los archivos del proyecto</translation></message>
<message><source>Comes first in every request</source><translation>Va primero en cada solicitud</translation></message>
<message><source>Comes from {name}. Change it there.</source><translation>Procede de {name}. Cámbialo allí.</translation></message>
<message><source>Command</source><translation>Comando</translation></message>
<message><source>Command access</source><translation>Acceso de comandos</translation></message>
<message><source>Command and files</source><translation>Comando y archivos</translation></message>
<message><source>Command or URL</source><translation>Comando o URL</translation></message>
<message><source>Commands</source><translation>Comandos</translation></message>
<message><source>Commands can't run when the whole disk is the project folder.</source><translation>No se pueden ejecutar comandos si la carpeta del proyecto es todo el disco.</translation></message>
<message><source>Commands need Git Bash or PowerShell 7, and neither was found. Install Git for Windows or PowerShell 7, and start Helix again.</source><translation>Los comandos necesitan Git Bash o PowerShell 7, y no se encontró ninguno de los dos. Instala Git for Windows o PowerShell 7 y vuelve a iniciar Helix.</translation></message>
<message><source>Commands run in Git Bash.</source><translation>Los comandos se ejecutan en Git Bash.</translation></message>
<message><source>Commands run in PowerShell 7. Helix can't check them, so there is no “Always” for them.</source><translation>Los comandos se ejecutan en PowerShell 7. Helix no puede comprobarlos, así que para ellos no hay “Siempre”.</translation></message>
<message><source>Commands that run at certain moments</source><translation>Comandos que se ejecutan en ciertos momentos</translation></message>
<message><source>Commands that run in the background end with Helix.</source><translation>Los comandos en segundo plano terminan al cerrarse Helix.</translation></message>
<message><source>Comment</source><translation>Comentario</translation></message>
<message><source>Comment on a line</source><translation>Comentar una línea</translation></message>
<message><source>Comment on this line. It is sent with the others, by Send comments.</source><translation>Comentario sobre esta línea. «Enviar comentarios» lo envía con los demás.</translation></message>
<message><source>Comment on {0}</source><translation>Comentario sobre {0}</translation></message>
<message><source>Comments on lines</source><translation>Comentarios sobre líneas</translation></message>
<message><source>Commit</source><comment>in git</comment><translation>Hacer commit</translation></message>
<message><source>Commit all changes?</source><translation>¿Hacer commit de todos los cambios?</translation></message>
<message><source>Commit in a terminal. Nothing changed.</source><translation>Haz el commit en un terminal. No ha cambiado nada.</translation></message>
<message><source>Commit in worktree…</source><translation>Hacer commit en el worktree…</translation></message>
<message><source>Commit message</source><translation>Mensaje del commit</translation></message>
<message><source>Commit something first.</source><translation>Haz antes un commit.</translation></message>
<message><source>Commit the changes first, then merge them.</source><translation>Haz antes un commit de los cambios y luego fusiónalos.</translation></message>
<message><source>Commits on no branch, kept for 90 days</source><translation>Commits en ninguna rama, guardados 90 días</translation></message>
<message><source>Committed to {0}.</source><translation>Commit hecho en {0}.</translation></message>
<message><source>Commit…</source><comment>in git</comment><translation>Commit…</translation></message>
<message><source>Compact</source><translation>Compactar</translation></message>
<message><source>Compact before it expires?</source><translation>¿Compactar antes de que caduque?</translation></message>
<message><source>Compact now?</source><translation>¿Compactar ahora?</translation></message>
<message><source>Compact now…</source><translation>Compactar ahora…</translation></message>
<message><source>Compacting now is free.</source><translation>Compactar ahora es gratis.</translation></message>
<message><source>Compacting would have freed too little, so nothing changed.</source><translation>Compactar habría liberado demasiado poco, así que no ha cambiado nada.</translation></message>
<message><source>Compaction</source><translation>Compactación</translation></message>
<message><source>Compaction can't reduce: {told}. Choose a model with a larger context window, turn off tools, unpin blocks, or shorten your message.</source><translation>La compactación no puede reducir: {told}. Elige un modelo con una ventana de contexto mayor, desactiva herramientas, desfija bloques o acorta tu mensaje.</translation></message>
<message><source>Compaction cost: {0}</source><translation>Costo de compactación: {0}</translation></message>
<message><source>Compactions</source><translation>Compactaciones</translation></message>
<message><source>Compactions</source><comment>a number of them</comment><translation>Compactaciones</translation></message>
<message><source>Compactions in this session appear here.</source><translation>Las compactaciones de esta sesión aparecen aquí.</translation></message>
<message><source>Compactions not used</source><translation>Compactaciones no usadas</translation></message>
<message><source>Compacts at {0}</source><translation>Compacta al {0}</translation></message>
<message><source>Compacts from {0} if it pays off, at {1} at the latest</source><translation>Compacta desde el {0} si compensa, a más tardar al {1}</translation></message>
<message><source>Compare</source><translation>Comparar</translation></message>
<message><source>Compare with older request</source><translation>Comparar con solicitud anterior</translation></message>
<message><source>Compare with previous version</source><translation>Comparar con versión anterior</translation></message>
<message><source>Compare…</source><translation>Comparar…</translation></message>
<message><source>Comparing session {0} of {1}…</source><translation>Comparando la sesión {0} de {1}…</translation></message>
<message><source>Complete and unchanged</source><translation>Completa y sin cambios</translation></message>
<message><source>Completed Work</source><translation>Trabajo completado</translation></message>
<message><source>Connect without encryption?</source><translation>¿Conectar sin cifrado?</translation></message>
<message><source>Contains invisible characters (marked).</source><translation>Contiene caracteres invisibles (marcados).</translation></message>
<message><source>Contains invisible characters.</source><translation>Contiene caracteres invisibles.</translation></message>
<message><source>Contains look-alike letters.</source><translation>Contiene letras que se parecen a otras.</translation></message>
<message><source>Content</source><translation>Contenido</translation></message>
<message><source>Content of the request</source><translation>Contenido de la solicitud</translation></message>
<message><source>Context</source><translation>Contexto</translation></message>
<message><source>Context after compaction</source><translation>Contexto tras la compactación</translation></message>
<message><source>Context is ≈{0}, context window {1}. Helix will compact first.</source><translation>El contexto ocupa ≈{0}; la ventana de contexto es de {1}. Helix compactará antes.</translation></message>
<message><source>Context policy</source><translation>Política de contexto</translation></message>
<message><source>Context use</source><translation>Uso del contexto</translation></message>
<message><source>Context use and cost</source><translation>Uso del contexto y costo</translation></message>
<message><source>Context use and cost by request</source><translation>Uso del contexto y costo por solicitud</translation></message>
<message><source>Context use and tokens are about the same.</source><translation>El uso del contexto y los tokens son casi iguales.</translation></message>
<message><source>Context use as table</source><translation>Uso del contexto como tabla</translation></message>
<message><source>Context use by request</source><translation>Uso del contexto por solicitud</translation></message>
<message><source>Context use by request, peaking at {0}% and {1}%</source><translation>Uso del contexto por solicitud, con picos del {0}% y el {1}%</translation></message>
<message><source>Context use over the session</source><translation>Uso del contexto a lo largo de la sesión</translation></message>
<message><source>Context used</source><translation>Contexto usado</translation></message>
<message><source>Context window</source><translation>Ventana de contexto</translation></message>
<message><source>Continue</source><translation>Continuar</translation></message>
<message><source>Continue editing</source><translation>Seguir editando</translation></message>
<message><source>Continue interrupted turn</source><translation>Continuar turno interrumpido</translation></message>
<message><source>Continue with</source><translation>Continuar con</translation></message>
<message><source>Continue “{0}”</source><translation>Continuar “{0}”</translation></message>
<message><source>Continued.</source><translation>Continuado.</translation></message>
<message><source>Conversation</source><translation>Conversación</translation></message>
<message numerus="yes"><source>Conversation: {0} messages come back</source><extracomment>One: Conversation: {0} message comes back</extracomment><translation><numerusform>Conversación: vuelve {0} mensaje</numerusform><numerusform>Conversación: vuelven {0} mensajes</numerusform></translation></message>
<message numerus="yes"><source>Conversation: {0} messages leave the context</source><extracomment>One: Conversation: {0} message leaves the context</extracomment><translation><numerusform>Conversación: {0} mensaje sale del contexto</numerusform><numerusform>Conversación: {0} mensajes salen del contexto</numerusform></translation></message>
<message><source>Copied</source><translation>Copiado</translation></message>
<message><source>Copied.</source><translation>Copiado.</translation></message>
<message><source>Copies everything to a new folder</source><translation>Copia todo a una carpeta nueva</translation></message>
<message><source>Copy</source><translation>Copiar</translation></message>
<message><source>Copy JSON</source><translation>Copiar JSON</translation></message>
<message><source>Copy SHA-256</source><translation>Copiar SHA-256</translation></message>
<message><source>Copy as Markdown</source><translation>Copiar como Markdown</translation></message>
<message><source>Copy code</source><translation>Copiar código</translation></message>
<message><source>Copy command</source><translation>Copiar comando</translation></message>
<message><source>Copy commands</source><translation>Copiar comandos</translation></message>
<message><source>Copy content</source><translation>Copiar contenido</translation></message>
<message><source>Copy marker</source><translation>Copiar marcador</translation></message>
<message><source>Copy report</source><translation>Copiar informe</translation></message>
<message><source>Copy request as JSON</source><translation>Copiar solicitud como JSON</translation></message>
<message><source>Copy text</source><translation>Copiar texto</translation></message>
<message><source>Copy the environment: {0}</source><translation>Copiar el entorno: {0}</translation></message>
<message><source>Copy the folder here, or choose another one.</source><translation>Copia la carpeta aquí o elige otra.</translation></message>
<message><source>Copy {0}, which may hold secrets</source><translation>Copiar {0}, que puede contener secretos</translation></message>
<message><source>Cost</source><translation>Costo</translation></message>
<message><source>Could run programs later, outside the sandbox.</source><translation>Podría ejecutar programas más tarde, fuera del sandbox.</translation></message>
<message><source>Couldn't open an encrypted connection to the provider.</source><translation>No se pudo abrir una conexión cifrada con el proveedor.</translation></message>
<message><source>Couldn't open an encrypted connection to the server. Check its URL: servers without https start with http://.</source><translation>No se pudo abrir una conexión cifrada con el servidor. Revisa su URL: los servidores sin https empiezan por http://.</translation></message>
<message><source>Couldn't queue the message: {reason}.</source><translation>No se pudo poner el mensaje en la cola: {reason}.</translation></message>
<message><source>Couldn't read a file</source><translation>No se pudo leer un archivo</translation></message>
<message><source>Couldn't read {path}: {reason}.</source><translation>No se pudo leer {path}: {reason}.</translation></message>
<message><source>Couldn't save how the subagent ended.</source><translation>No se pudo guardar cómo terminó el subagente.</translation></message>
<message><source>Couldn't save the choice of hooks: {reason}.</source><translation>No se pudo guardar la selección de hooks: {reason}.</translation></message>
<message><source>Couldn't save the memory: {reason}.</source><translation>No se pudo guardar la memoria: {reason}.</translation></message>
<message><source>Couldn't save the policy for all workspaces: {reason}.</source><translation>No se pudo guardar la política de todos los espacios de trabajo: {reason}.</translation></message>
<message><source>Couldn't save the sandbox settings: {reason}.</source><translation>No se pudieron guardar los ajustes del sandbox: {reason}.</translation></message>
<message><source>Couldn't save the settings: {reason}.</source><translation>No se pudieron guardar los ajustes: {reason}.</translation></message>
<message><source>Couldn't save the workspace {workspace}: {error}.</source><translation>No se pudo guardar el espacio de trabajo {workspace}: {error}.</translation></message>
<message><source>Couldn't save this change: {reason}.</source><translation>No se pudo guardar este cambio: {reason}.</translation></message>
<message><source>Couldn't save your answer: {reason}.</source><translation>No se pudo guardar tu respuesta: {reason}.</translation></message>
<message><source>Couldn't save {path}: {reason}.</source><translation>No se pudo guardar {path}: {reason}.</translation></message>
<message><source>Couldn't send the next message.</source><translation>No se pudo enviar el siguiente mensaje.</translation></message>
<message><source>Couldn't write the {0}</source><translation>No se pudo escribir: {0}</translation></message>
<message><source>Couldn't write {path}: {reason}.</source><translation>No se pudo escribir {path}: {reason}.</translation></message>
<message><source>Counted by your model</source><translation>Contado por tu modelo</translation></message>
<message><source>Counted by your model: {0} tokens. Estimated: {1}.</source><translation>Contado por tu modelo: {0} tokens. Estimado: {1}.</translation></message>
<message><source>Counts of uses are too high.</source><translation>Los recuentos de usos son demasiado altos.</translation></message>
<message><source>Coverage</source><translation>Cobertura</translation></message>
<message><source>Coverage check: no detail is missing.</source><translation>Comprobación de cobertura: no falta ningún detalle.</translation></message>
<message numerus="yes"><source>Coverage check: {count} details are only in the original messages.</source><extracomment>One: Coverage check: {count} detail is only in the original messages.</extracomment><translation><numerusform>Comprobación de cobertura: {count} detalle está solo en los mensajes originales.</numerusform><numerusform>Comprobación de cobertura: {count} detalles están solo en los mensajes originales.</numerusform></translation></message>
<message><source>Coverage is checked once the handover is written.</source><translation>La cobertura se comprueba cuando el traspaso está escrito.</translation></message>
<message><source>Coverage: every detail · {0}</source><translation>Cobertura: todos los detalles · {0}</translation></message>
<message numerus="yes"><source>Coverage: {0} details only via recall · {1}</source><extracomment>One: Coverage: {0} detail only via recall · {1}</extracomment><translation><numerusform>Cobertura: {0} detalle solo al recuperar · {1}</numerusform><numerusform>Cobertura: {0} detalles solo al recuperar · {1}</numerusform></translation></message>
<message><source>Covered by a handover</source><translation>Cubierto por un traspaso</translation></message>
<message><source>Covered by a handover, so its text is no longer sent.</source><translation>Lo cubre un traspaso, así que su texto ya no se envía.</translation></message>
<message><source>Covered by handover {0}</source><translation>Cubierto por el traspaso {0}</translation></message>
<message><source>Covered by notes</source><translation>Cubierto por notas</translation></message>
<message><source>Covered messages</source><translation>Mensajes cubiertos</translation></message>
<message><source>Covers</source><translation>Cubre</translation></message>
<message><source>Create</source><translation>Crear</translation></message>
<message><source>Create the workspace or check the path.</source><translation>Crea el espacio de trabajo o revisa la ruta.</translation></message>
<message><source>Created {0}: {1}</source><translation>Creado ({0}): {1}</translation></message>
<message><source>Credentials</source><translation>Credenciales</translation></message>
<message><source>Ctrl+Enter to save</source><translation>Ctrl+Enter para guardar</translation></message>
<message><source>Ctrl+Enter to save · Esc to cancel</source><translation>Ctrl+Enter para guardar · Esc para cancelar</translation></message>
<message><source>Ctrl+Enter to save, Esc to cancel. The previous version is kept.</source><translation>Ctrl+Enter para guardar, Esc para cancelar. La versión anterior se conserva.</translation></message>
<message><source>Ctrl+Enter to send · Esc to cancel</source><translation>Ctrl+Enter para enviar · Esc para cancelar</translation></message>
<message><source>Current Issues</source><translation>Problemas actuales</translation></message>
<message><source>Current turn</source><translation>Turno actual</translation></message>
<message><source>Current: {0}</source><translation>Actual: {0}</translation></message>
<message><source>Custom</source><translation>Personalizado</translation></message>
<message><source>Custom shortcuts as JSON: action to keys.</source><translation>Atajos personalizados como JSON: de acción a teclas.</translation></message>
<message><source>Damaged</source><translation>Dañada</translation></message>
<message><source>Damaged files</source><translation>Archivos dañados</translation></message>
<message><source>Dark</source><translation>Oscuro</translation></message>
<message><source>Dark or light; `system` follows the desktop.</source><translation>Oscuro o claro; `system` sigue al escritorio.</translation></message>
<message><source>Data</source><translation>Datos</translation></message>
<message><source>Day</source><translation>Día</translation></message>
<message><source>Days</source><translation>Días</translation></message>
<message><source>Decline</source><translation>Rechazar</translation></message>
<message><source>Defaults in use</source><translation>Predeterminados en uso</translation></message>
<message><source>Delete key</source><translation>Eliminar clave</translation></message>
<message><source>Delete permanently</source><translation>Eliminar para siempre</translation></message>
<message><source>Delete permanently…</source><translation>Eliminar para siempre…</translation></message>
<message><source>Delete this session?</source><translation>¿Eliminar esta sesión?</translation></message>
<message><source>Delete workspace “{0}”?</source><translation>¿Eliminar el espacio “{0}”?</translation></message>
<message><source>Delete workspace…</source><translation>Eliminar espacio…</translation></message>
<message numerus="yes"><source>Delete {0} entries</source><extracomment>One: Delete {0} entry</extracomment><translation><numerusform>Eliminar {0} entrada</numerusform><numerusform>Eliminar {0} entradas</numerusform></translation></message>
<message><source>Delete “{0}” permanently?</source><translation>¿Eliminar “{0}” para siempre?</translation></message>
<message><source>Deleted: {path}</source><translation>Eliminado: {path}</translation></message>
<message><source>Deletes everything it finds.</source><translation>Elimina todo lo que encuentra.</translation></message>
<message><source>Deletes files all over the system.</source><translation>Elimina archivos en todo el sistema.</translation></message>
<message><source>Deletes files that git doesn't track.</source><translation>Elimina archivos sin seguimiento en git.</translation></message>
<message><source>Deletes files.</source><translation>Elimina archivos.</translation></message>
<message><source>Deletes folders with everything in them.</source><translation>Elimina carpetas con todo su contenido.</translation></message>
<message><source>Deletes folders.</source><translation>Elimina carpetas.</translation></message>
<message><source>Deletes the system, a home folder, or anything an empty variable expands to.</source><translation>Elimina el sistema, una carpeta personal o lo que resulte de una variable vacía.</translation></message>
<message><source>Delete…</source><translation>Eliminar…</translation></message>
<message><source>Deleting…</source><translation>Eliminando…</translation></message>
<message><source>Denied or failed</source><translation>Denegado o fallido</translation></message>
<message><source>Denied: {what}</source><translation>Denegado: {what}</translation></message>
<message><source>Denies the call. Helix gets your note and asks before its next attempt.</source><translation>Deniega la llamada. Helix recibe tu nota y pregunta antes de su próximo intento.</translation></message>
<message><source>Deny</source><translation>Denegar</translation></message>
<message><source>Deny and send</source><translation>Denegar y enviar</translation></message>
<message><source>Describe a task. Type @ to mention a file.</source><translation>Describe una tarea. Escribe @ para mencionar un archivo.</translation></message>
<message><source>Desktop notifications</source><translation>Notificaciones de escritorio</translation></message>
<message><source>Details</source><translation>Detalles</translation></message>
<message><source>Details of this call</source><translation>Detalles de esta llamada</translation></message>
<message><source>Developer</source><translation>Desarrollo</translation></message>
<message><source>Did you mean “{near}:”?</source><translation>¿Quisiste decir “{near}:”?</translation></message>
<message><source>Didn't fit</source><translation>No cupo</translation></message>
<message><source>Diff</source><translation>Diff</translation></message>
<message><source>Differences</source><translation>Diferencias</translation></message>
<message><source>Discard</source><translation>Descartar</translation></message>
<message><source>Discard and send</source><translation>Descartar y enviar</translation></message>
<message><source>Discard your edits?</source><translation>¿Descartar tus cambios?</translation></message>
<message><source>Disk full: new work isn't being saved</source><translation>Disco lleno: el trabajo nuevo no se guarda</translation></message>
<message><source>Dismiss</source><translation>Descartar</translation></message>
<message><source>Do it with the other tools.</source><translation>Hazlo con las demás herramientas.</translation></message>
<message><source>Documents are read only in a sandbox, and this system has none.</source><translation>Los documentos solo se leen en un sandbox, y este sistema no tiene ninguno.</translation></message>
<message><source>Doesn't fit: {0} of {1} tokens</source><translation>No cabe: {0} de {1} tokens</translation></message>
<message><source>Don't enter passwords or keys. Servers must not ask for them.</source><translation>No introduzcas contraseñas ni claves. Los servidores no deben pedirlas.</translation></message>
<message><source>Don't resume</source><translation>No reanudar</translation></message>
<message><source>Done</source><translation>Listo</translation></message>
<message><source>Done. Helix learns about it with the next request.</source><translation>Hecho. Helix lo sabrá con la próxima solicitud.</translation></message>
<message><source>Draft</source><translation>Borrador</translation></message>
<message><source>Dry run: nothing has changed yet. Every message stays on disk either way.</source><translation>Simulación: aún no ha cambiado nada. Todos los mensajes quedan en el disco en cualquier caso.</translation></message>
<message><source>EXPLORE</source><translation>EXPLORAR</translation></message>
<message><source>Each line holds one name and one value.</source><translation>Cada línea contiene un nombre y un valor.</translation></message>
<message><source>Each subagent has its own context window</source><translation>Cada subagente tiene su propia ventana de contexto</translation></message>
<message><source>Earlier version restored</source><translation>Versión anterior restaurada</translation></message>
<message><source>Early, when it pays off</source><translation>Antes, cuando compensa</translation></message>
<message><source>Economy</source><translation>Economy</translation></message>
<message><source>Edit</source><translation>Editar</translation></message>
<message><source>Edit &amp; resend</source><translation>Editar y reenviar</translation></message>
<message><source>Edit (Enter)</source><translation>Editar (Enter)</translation></message>
<message><source>Edit and resend</source><translation>Editar y reenviar</translation></message>
<message><source>Edit and resend in new branch</source><translation>Editar y reenviar en rama nueva</translation></message>
<message><source>Edit and resend last message</source><translation>Editar y reenviar último mensaje</translation></message>
<message><source>Edit instructions</source><translation>Editar instrucciones</translation></message>
<message><source>Edit it by hand.</source><translation>Edítalo a mano.</translation></message>
<message><source>Edit the plan</source><translation>Editar el plan</translation></message>
<message><source>Edit the policy file</source><translation>Editar el archivo de política</translation></message>
<message><source>Edit this file?</source><translation>¿Editar este archivo?</translation></message>
<message><source>Edit this version</source><translation>Editar esta versión</translation></message>
<message><source>Effect on your sessions</source><translation>Efecto en tus sesiones</translation></message>
<message><source>Effort</source><translation>Esfuerzo</translation></message>
<message><source>Effort · {0}</source><translation>Esfuerzo · {0}</translation></message>
<message><source>Either way, Helix asks before it changes or runs anything else, unless you choose Sandboxed auto. Once outside content is in the conversation, Helix asks every time for secrets, the network, and other folders.</source><translation>En ambos casos, Helix pregunta antes de cambiar o ejecutar cualquier otra cosa, salvo que elijas Auto en sandbox. En cuanto hay contenido externo en la conversación, Helix pregunta siempre por secretos, la red y otras carpetas.</translation></message>
<message><source>Empty.</source><translation>Vacío.</translation></message>
<message><source>End the message of each commit by Helix with the session's ID.</source><translation>Terminar el mensaje de cada commit de Helix con el ID de la sesión.</translation></message>
<message><source>End the turn</source><translation>Terminar el turno</translation></message>
<message><source>Ends programs.</source><translation>Finaliza programas.</translation></message>
<message><source>Enter 12 to 64 hex digits, as shown in the marker.</source><translation>Introduce de 12 a 64 dígitos hexadecimales, como se muestra en el marcador.</translation></message>
<message><source>Enter a date with a time, like 2026-01-31T18:30:00Z.</source><translation>Introduce una fecha con hora, como 2026-01-31T18:30:00Z.</translation></message>
<message><source>Enter a date, like 2026-01-31.</source><translation>Introduce una fecha, como 2026-01-31.</translation></message>
<message><source>Enter a full URL, like https://example.org.</source><translation>Introduce una URL completa, como https://example.org.</translation></message>
<message><source>Enter a name and a command or URL.</source><translation>Introduce un nombre y un comando o una URL.</translation></message>
<message><source>Enter a number from {0} to {1}. Nothing changed.</source><translation>Introduce un número de {0} a {1}. No ha cambiado nada.</translation></message>
<message><source>Enter a number from {low} to {high} {unit}.</source><translation>Introduce un número de {low} a {high} {unit}.</translation></message>
<message><source>Enter a number like 3.5.</source><translation>Introduce un número como 3.5.</translation></message>
<message><source>Enter a number.</source><translation>Introduce un número.</translation></message>
<message><source>Enter a number. Nothing changed.</source><translation>Introduce un número. No ha cambiado nada.</translation></message>
<message><source>Enter a part of the name.</source><translation>Introduce una parte del nombre.</translation></message>
<message><source>Enter a whole number from {low} to {high} {unit}.</source><translation>Introduce un número entero de {low} a {high} {unit}.</translation></message>
<message><source>Enter a whole number.</source><translation>Introduce un número entero.</translation></message>
<message><source>Enter a workspace name.</source><translation>Introduce un nombre para el espacio de trabajo.</translation></message>
<message><source>Enter an email address, like ann@example.org.</source><translation>Introduce una dirección de correo, como ann@example.org.</translation></message>
<message><source>Enter both prices as numbers, such as 3 and 15.</source><translation>Introduce ambos precios como números, por ejemplo 3 y 15.</translation></message>
<message><source>Enter more digits: {found}.</source><translation>Introduce más dígitos: {found}.</translation></message>
<message><source>Enter one of them.</source><translation>Introduce uno de ellos.</translation></message>
<message><source>Enter text.</source><translation>Introduce un texto.</translation></message>
<message><source>Enter the name of an AWS profile, or the path of a file of Google credentials.</source><translation>Introduce el nombre de un perfil de AWS o la ruta de un archivo de credenciales de Google.</translation></message>
<message><source>Enter the name of the variable that holds the key, not the key itself.</source><translation>Introduce el nombre de la variable que contiene la clave, no la clave misma.</translation></message>
<message><source>Enter the secret as one line of text.</source><translation>Introduce el secreto en una sola línea de texto.</translation></message>
<message><source>Enter to queue</source><translation>Enter para poner en cola</translation></message>
<message><source>Enter to queue · Ctrl+Enter to interrupt · Esc to stop</source><translation>Enter para poner en cola · Ctrl+Enter para interrumpir · Esc para detener</translation></message>
<message><source>Enter to save  ·  Esc to cancel</source><translation>Enter para guardar  ·  Esc para cancelar</translation></message>
<message><source>Enter to send · Shift+Enter for new line</source><translation>Enter para enviar · Mayús+Enter para línea nueva</translation></message>
<message><source>Enter to test. The server must support Chat Completions.</source><translation>Enter para probar. El servidor debe admitir Chat Completions.</translation></message>
<message><source>Entries</source><translation>Entradas</translation></message>
<message><source>Entries that are pinned, used by a session, or less than a day old are kept.</source><translation>Se conservan las entradas fijadas, usadas por una sesión o con menos de un día.</translation></message>
<message><source>Entries used again in the meantime are kept.</source><translation>Se conservan las entradas que se usen de nuevo entretanto.</translation></message>
<message><source>Environment variables or HTTP headers</source><translation>Variables de entorno o encabezados HTTP</translation></message>
<message><source>Event</source><translation>Evento</translation></message>
<message><source>Event {0}</source><translation>Evento {0}</translation></message>
<message><source>Event {seq} of session {name} is lost.</source><translation>Se ha perdido el evento {seq} de la sesión {name}.</translation></message>
<message><source>Event {seq} of session {session}: {problem}</source><translation>Evento {seq} de la sesión {session}: {problem}</translation></message>
<message><source>Event {seq} of this session isn't a request.</source><translation>El evento {seq} de esta sesión no es una solicitud.</translation></message>
<message><source>Events that the line came from</source><translation>Eventos de los que viene la línea</translation></message>
<message><source>Events {name} of version {version} come from a newer version.</source><translation>Los eventos {name} de la versión {version} proceden de una versión más nueva.</translation></message>
<message><source>Every command you allow can reach the network, your files, and your keys.</source><translation>Cada comando que permites puede acceder a la red, a tus archivos y a tus claves.</translation></message>
<message><source>Every message is still on disk.</source><translation>Todos los mensajes siguen en el disco.</translation></message>
<message><source>Everything else is intact. `helix-desktop workspace check --deep` lists all damage.</source><translation>Todo lo demás está intacto. `helix-desktop workspace check --deep` enumera todos los daños.</translation></message>
<message><source>Everything is committed.</source><translation>Todo está en un commit.</translation></message>
<message><source>Everything is merged already.</source><translation>Todo está ya fusionado.</translation></message>
<message><source>Everything is saved. Raise the budget in Settings › Budgets to continue.</source><translation>Todo está guardado. Sube el presupuesto en Ajustes › Presupuestos para continuar.</translation></message>
<message><source>Everything so far is saved and readable, but new work can't be saved. Free disk space; the workspace then resumes.</source><translation>Todo lo anterior está guardado y se puede leer, pero el trabajo nuevo no se puede guardar. Libera espacio en el disco; el espacio de trabajo continuará entonces.</translation></message>
<message><source>Everything that leaves the context can be recalled from the cache.</source><translation>Todo lo que sale del contexto se puede recuperar de la caché.</translation></message>
<message><source>Everything up to here is saved, and no tool ran twice.</source><translation>Todo lo anterior está guardado y ninguna herramienta se ejecutó dos veces.</translation></message>
<message><source>Exact text</source><translation>Texto exacto</translation></message>
<message><source>Exact text sent to the model</source><translation>Texto exacto enviado al modelo</translation></message>
<message><source>Example: https://api.example.com/v1, or http://127.0.0.1:8080/v1 on this computer.</source><translation>Ejemplo: https://api.example.com/v1, o http://127.0.0.1:8080/v1 en este equipo.</translation></message>
<message><source>Excerpt</source><translation>Extracto</translation></message>
<message><source>Excerpt kept</source><translation>Extracto conservado</translation></message>
<message><source>Excerpt of a large output</source><translation>Extracto de una salida grande</translation></message>
<message><source>Excerpt with other instructions…</source><translation>Extracto con otras instrucciones…</translation></message>
<message><source>Excerpt: {0}</source><translation>Extracto: {0}</translation></message>
<message><source>Excerpts and notes</source><translation>Extractos y notas</translation></message>
<message><source>Excerpts of large outputs</source><translation>Extractos de salidas grandes</translation></message>
<message><source>Excerpt…</source><translation>Extracto…</translation></message>
<message><source>Exclude</source><translation>Excluir</translation></message>
<message><source>Exclude block from context</source><translation>Excluir bloque del contexto</translation></message>
<message><source>Exclude from context</source><translation>Excluir del contexto</translation></message>
<message><source>Excluded</source><translation>Excluida</translation></message>
<message><source>Excluded by you at {0}</source><translation>Excluido por ti ({0})</translation></message>
<message><source>Excluded from context</source><translation>Excluido del contexto</translation></message>
<message><source>Excluded: {0}</source><translation>Excluido: {0}</translation></message>
<message><source>Existing data is unchanged.</source><translation>Los datos existentes no han cambiado.</translation></message>
<message><source>Expand</source><translation>Expandir</translation></message>
<message><source>Expected: {0} tokens, at most {1}</source><translation>Previsto: {0} tokens, como máximo {1}</translation></message>
<message><source>Experiments</source><translation>Experimentos</translation></message>
<message><source>Explain words</source><translation>Explicar palabras</translation></message>
<message><source>Explore</source><translation>Explorar</translation></message>
<message><source>Export</source><translation>Exportar</translation></message>
<message><source>Export CSV</source><translation>Exportar CSV</translation></message>
<message><source>Export CSV…</source><translation>Exportar CSV…</translation></message>
<message><source>Export anyway</source><translation>Exportar de todos modos</translation></message>
<message><source>Export as JSONL…</source><translation>Exportar como JSONL…</translation></message>
<message><source>Export as Markdown…</source><translation>Exportar como Markdown…</translation></message>
<message><source>Export as files…</source><translation>Exportar como archivos…</translation></message>
<message><source>Export canceled</source><translation>Exportación cancelada</translation></message>
<message><source>Export canceled.</source><translation>Exportación cancelada.</translation></message>
<message><source>Export canceled. The partial file {0} was removed.</source><translation>Exportación cancelada. Se quitó el archivo parcial {0}.</translation></message>
<message><source>Export entry</source><translation>Exportar entrada</translation></message>
<message><source>Export entry…</source><translation>Exportar entrada…</translation></message>
<message><source>Export failed</source><translation>Error al exportar</translation></message>
<message><source>Export session</source><translation>Exportar sesión</translation></message>
<message><source>Export session as JSONL…</source><translation>Exportar la sesión como JSONL…</translation></message>
<message><source>Export session as Markdown…</source><translation>Exportar sesión como Markdown…</translation></message>
<message><source>Export with secrets?</source><translation>¿Exportar con los secretos?</translation></message>
<message><source>Export workspace…</source><translation>Exportar espacio…</translation></message>
<message><source>Exported</source><translation>Exportado</translation></message>
<message><source>Exporting</source><translation>Exportando</translation></message>
<message><source>Export…</source><translation>Exportar…</translation></message>
<message><source>Extra high</source><comment>reasoning effort</comment><translation>Muy alto</translation></message>
<message><source>Failed</source><translation>Fallidas</translation></message>
<message><source>Failed: {what}</source><translation>Falló: {what}</translation></message>
<message><source>Fast model</source><translation>Modelo rápido</translation></message>
<message><source>Fetch that address if it is what is wanted.</source><translation>Descarga esa dirección si es la que se busca.</translation></message>
<message><source>Fetch this URL?</source><translation>¿Descargar esta URL?</translation></message>
<message><source>Fetches from an unusual address.</source><translation>Descarga de una dirección inusual.</translation></message>
<message><source>Fetches from {host}, which learns everything in the address.</source><translation>Descarga de {host}, que recibe todo lo que contiene la dirección.</translation></message>
<message><source>Fewer options</source><translation>Menos opciones</translation></message>
<message><source>Fields: {fields}.</source><translation>Campos: {fields}.</translation></message>
<message><source>File changes</source><translation>Cambios de archivos</translation></message>
<message><source>File for OpenTelemetry traces, or a collector on this computer; empty for none.</source><translation>Archivo para trazas de OpenTelemetry o un recopilador en este equipo; vacío para ninguna.</translation></message>
<message><source>File in the project folder</source><translation>Archivo en la carpeta del proyecto</translation></message>
<message><source>Files</source><translation>Archivos</translation></message>
<message><source>Files Helix writes or edits appear here, with their earlier versions.</source><translation>Los archivos que Helix escribe o edita aparecen aquí, con sus versiones anteriores.</translation></message>
<message><source>Files and cached outputs</source><translation>Archivos y salidas en caché</translation></message>
<message><source>Fill the screen when the window opens.</source><translation>Llenar la pantalla al abrir la ventana.</translation></message>
<message><source>Filter by tool, size, usage, state, hash, or text</source><translation>Filtra por herramienta, tamaño, uso, estado, hash o texto</translation></message>
<message><source>Filter entries</source><translation>Filtrar entradas</translation></message>
<message><source>Filter entries (/)</source><translation>Filtrar entradas (/)</translation></message>
<message><source>Filter suggestions</source><translation>Sugerencias de filtro</translation></message>
<message><source>Filter with one regular expression</source><translation>Filtrar con una expresión regular</translation></message>
<message><source>Filter with regular expressions</source><translation>Filtrar con expresiones regulares</translation></message>
<message><source>Find</source><translation>Buscar</translation></message>
<message><source>Find in content</source><translation>Buscar en contenido</translation></message>
<message><source>Find in conversation</source><translation>Buscar en la conversación</translation></message>
<message><source>Find local models</source><translation>Buscar modelos locales</translation></message>
<message><source>Finds a text in everything that models were sent. Nothing is sent now.</source><translation>Busca un texto en todo lo que recibieron los modelos. Ahora no se envía nada.</translation></message>
<message><source>Finish in the browser.</source><translation>Termina en el navegador.</translation></message>
<message><source>Finish or abort it with git.</source><translation>Termínelo o cancélelo con git.</translation></message>
<message><source>Finished</source><translation>Terminado</translation></message>
<message><source>Finished before it could be canceled.</source><translation>Terminó antes de poder cancelarlo.</translation></message>
<message><source>First message of a session</source><translation>Primer mensaje de una sesión</translation></message>
<message><source>First request</source><translation>Primera solicitud</translation></message>
<message><source>Fits: context grows to {0}%</source><translation>Cabe: el contexto crece hasta el {0}%</translation></message>
<message><source>Fix the marked value to apply.</source><translation>Corrige el valor marcado para aplicar.</translation></message>
<message><source>Fix what failed</source><translation>Corregir lo que falló</translation></message>
<message><source>Fold</source><translation>Plegar</translation></message>
<message><source>Fold messages</source><translation>Plegar mensajes</translation></message>
<message><source>Fold tool calls</source><translation>Contraer las llamadas</translation></message>
<message><source>Folder</source><translation>Carpeta</translation></message>
<message><source>Folder no longer trusted.</source><translation>La carpeta ya no es de confianza.</translation></message>
<message><source>Folder trusted.</source><translation>Ahora confías en la carpeta.</translation></message>
<message><source>Folder: {0}</source><translation>Carpeta: {0}</translation></message>
<message><source>Folders</source><translation>Carpetas</translation></message>
<message><source>Folders of your data</source><translation>Carpetas de tus datos</translation></message>
<message><source>Folders you don't trust are always Strict.</source><translation>Las carpetas en las que no confías están siempre en Estricto.</translation></message>
<message><source>For a sandbox, install bubblewrap ({command}) and restart Helix.</source><translation>Para tener un sandbox, instala bubblewrap ({command}) y reinicia Helix.</translation></message>
<message><source>For a sandbox, install bubblewrap with the package manager of your system and restart Helix.</source><translation>Para tener un sandbox, instala bubblewrap con el gestor de paquetes de tu sistema y reinicia Helix.</translation></message>
<message><source>For example auth, or text:"a phrase" for the content alone.</source><translation>Por ejemplo, auth, o text:"una frase" solo para el contenido.</translation></message>
<message><source>For example created:&lt;7d, created:2026-11-20 or created:yesterday.</source><translation>Por ejemplo, created:&lt;7d, created:2026-11-20 o created:yesterday.</translation></message>
<message><source>For example max_completion_tokens.</source><translation>Por ejemplo, max_completion_tokens.</translation></message>
<message><source>For example mime:image or mime:=text/plain.</source><translation>Por ejemplo, mime:image o mime:=text/plain.</translation></message>
<message><source>For example outcome:failed.</source><translation>Por ejemplo, outcome:failed.</translation></message>
<message><source>For example pinned:yes.</source><translation>Por ejemplo, pinned:yes.</translation></message>
<message><source>For example re:/error \d+/i.</source><translation>Por ejemplo, re:/error \d+/i.</translation></message>
<message><source>For example sha:3fa9: the first digits, 0-9 and a-f.</source><translation>Por ejemplo, sha:3fa9: los primeros dígitos, 0-9 y a-f.</translation></message>
<message><source>For example text:"Traceback (most recent".</source><translation>Por ejemplo, text:"Traceback (most recent".</translation></message>
<message><source>For example tool:shell, or tool:~read for a part of the name.</source><translation>Por ejemplo, tool:shell, o tool:~read para una parte del nombre.</translation></message>
<message><source>For example used:never, used:&lt;7d or used:&gt;2026-11-20.</source><translation>Por ejemplo, used:never, used:&lt;7d o used:&gt;2026-11-20.</translation></message>
<message><source>For example what:auth.py, or what:=src/auth.py for an exact match.</source><translation>Por ejemplo, what:auth.py, o what:=src/auth.py para una coincidencia exacta.</translation></message>
<message><source>For example {field}:&gt;10k, {field}:10..20 or {field}:0.</source><translation>Por ejemplo, {field}:&gt;10k, {field}:10..20 o {field}:0.</translation></message>
<message><source>For example: “Never touch migrations.”</source><translation>Por ejemplo: “No toques nunca las migraciones”.</translation></message>
<message><source>For sessions that aren't on screen</source><translation>Para sesiones que no están en pantalla</translation></message>
<message><source>Forecast</source><translation>Previsión</translation></message>
<message><source>Fork bomb: multiplies until the computer freezes.</source><translation>Bomba fork: se multiplica hasta bloquear el equipo.</translation></message>
<message><source>Forms can contain only text, numbers, yes/no, and choices.</source><translation>Los formularios solo pueden contener texto, números, sí/no y opciones.</translation></message>
<message><source>Found</source><translation>Encontrado</translation></message>
<message><source>Found in your environment variables.</source><translation>Encontrada en tus variables de entorno.</translation></message>
<message><source>Free disk space, then try again.</source><translation>Libera espacio en el disco y vuelve a intentarlo.</translation></message>
<message><source>Free of charge</source><translation>Gratis</translation></message>
<message><source>Free. Nothing leaves this computer.</source><translation>Gratis. Nada sale de este equipo.</translation></message>
<message numerus="yes"><source>Free: {0} tokens</source><extracomment>One: Free: {0} token</extracomment><translation><numerusform>Libre: {0} token</numerusform><numerusform>Libres: {0} tokens</numerusform></translation></message>
<message><source>Frees</source><translation>Libera</translation></message>
<message><source>From a folder of dependencies or one that git ignores, and you haven't agreed to use it.</source><translation>De una carpeta de dependencias o que git ignora, y no has aceptado usarlo.</translation></message>
<message><source>From a nested repository that isn't yours, and you haven't agreed to use it.</source><translation>De un repositorio anidado que no es tuyo, y no has aceptado usarlo.</translation></message>
<message><source>From commit {0}: {1}</source><translation>Origen: commit {0}: {1}</translation></message>
<message><source>From git, from a nested repository, or from the time of a command or of another agent, and you haven't agreed to use it.</source><translation>De git, de un repositorio anidado o del tiempo de un comando o de otro agente, y no has aceptado usarlo.</translation></message>
<message><source>From line {0}</source><translation>Desde la línea {0}</translation></message>
<message><source>From prompt cache</source><translation>De la caché</translation></message>
<message><source>From the project</source><translation>Del proyecto</translation></message>
<message><source>From {0} at {1}: {2}</source><translation>Origen: {0}, commit {1}: {2}</translation></message>
<message><source>From {0} to {1} tokens. They are charged as output.</source><translation>De {0} a {1} tokens. Se cobran como salida.</translation></message>
<message><source>From “{0}”, message {1}, {2}</source><translation>De «{0}», mensaje {1}, {2}</translation></message>
<message><source>Full</source><comment>motion</comment><translation>Completo</translation></message>
<message><source>Full check</source><translation>Comprobar todo</translation></message>
<message><source>Full details of this call</source><translation>Detalles completos de esta llamada</translation></message>
<message><source>Full output</source><translation>Salida completa</translation></message>
<message><source>Full output, chosen by Helix</source><translation>Salida completa, elegida por Helix</translation></message>
<message><source>Full output, chosen by you</source><translation>Salida completa, elegida por ti</translation></message>
<message><source>Full path of the git that Helix uses; empty for the one of the system.</source><translation>Ruta completa del git que usa Helix; vacío para el del sistema.</translation></message>
<message><source>Full path. Empty: the one of the system. Takes effect at the next start</source><translation>Ruta completa. Vacío: el del sistema. Se aplica en el próximo inicio</translation></message>
<message><source>Full third-party licenses</source><translation>Licencias completas de terceros</translation></message>
<message><source>General</source><translation>General</translation></message>
<message><source>Generate preview</source><translation>Generar vista previa</translation></message>
<message><source>Generate preview · {0}</source><translation>Generar vista previa · {0}</translation></message>
<message><source>Get started</source><translation>Empezar</translation></message>
<message><source>Git</source><translation>Git</translation></message>
<message><source>Git Bash is used if both are installed: Helix understands its commands. Takes effect after a restart</source><translation>Si ambos están instalados, se usa Git Bash: Helix entiende sus comandos. Se aplica al reiniciar</translation></message>
<message><source>Git branch {0}</source><translation>Rama de git {0}</translation></message>
<message><source>Git can't create the worktree {folder}: {reason}</source><translation>Git no puede crear el worktree {folder}: {reason}</translation></message>
<message><source>Git can't tell what is uncommitted in {folder}: {reason}</source><translation>Git no puede determinar qué hay sin commit en {folder}: {reason}</translation></message>
<message><source>Git deletes the commits later, and they can't be brought back.</source><translation>Git borrará los commits más tarde y no se podrán recuperar.</translation></message>
<message><source>Git did not answer: {reason}</source><translation>Git no respondió: {reason}</translation></message>
<message><source>Git did not commit: {reason}</source><translation>Git no ha hecho el commit: {reason}</translation></message>
<message><source>Git did not merge {branch}: {reason}</source><translation>Git no fusionó {branch}: {reason}</translation></message>
<message><source>Git did not remove {folder}: {reason}</source><translation>Git no quitó {folder}: {reason}</translation></message>
<message><source>Git doesn't take {name} as the name of a branch.</source><translation>Git no acepta {name} como nombre de rama.</translation></message>
<message><source>Git has removed what the earlier state needs.</source><translation>Git eliminó lo que el estado anterior necesita.</translation></message>
<message><source>Git is not installed.</source><translation>Git no está instalado.</translation></message>
<message><source>Git says too much of what the command left in the repository.</source><translation>Git dice demasiado sobre lo que el comando dejó en el repositorio.</translation></message>
<message><source>Git would read {named}, which contains secrets and is hidden from commands. Once committed, commands can read it.</source><translation>Git leería {named}, que contiene secretos y está oculto para los comandos. Una vez en un commit, los comandos pueden leerlo.</translation></message>
<message><source>Glossary</source><translation>Glosario</translation></message>
<message><source>Go</source><translation>Adelante</translation></message>
<message><source>Go on with what is still open:&#10;{0}</source><translation>Continúa con lo que queda pendiente:&#10;{0}</translation></message>
<message><source>Go to</source><translation>Ir a</translation></message>
<message><source>Go to a request that was sent first.</source><translation>Ve primero a una solicitud enviada.</translation></message>
<message><source>Go to conversation</source><translation>Ir a la conversación</translation></message>
<message><source>Go to latest message</source><translation>Ir al último mensaje</translation></message>
<message><source>Google rejected the credentials. {message}</source><translation>Google rechazó las credenciales. {message}</translation></message>
<message><source>Google's answer contains no access token.</source><translation>La respuesta de Google no contiene ningún token de acceso.</translation></message>
<message><source>Green</source><translation>Verde</translation></message>
<message><source>Handover</source><translation>Traspaso</translation></message>
<message><source>Handover sections</source><translation>Secciones del traspaso</translation></message>
<message><source>Handover {0}</source><translation>Traspaso {0}</translation></message>
<message><source>Handovers</source><translation>Traspasos</translation></message>
<message><source>Has too many parts to check.</source><translation>Tiene demasiadas partes para comprobarlas.</translation></message>
<message><source>Hash</source><translation>Hash</translation></message>
<message><source>Hash mismatch</source><translation>El hash no coincide</translation></message>
<message><source>Headers</source><translation>Encabezados</translation></message>
<message><source>Height of the window when it opens.</source><translation>Alto de la ventana al abrirla.</translation></message>
<message><source>Helix</source><translation>Helix</translation></message>
<message><source>Helix Desktop is already open in {who}.</source><translation>Helix Desktop ya está abierto en {who}.</translation></message>
<message><source>Helix Desktop was closed before the command ended.</source><translation>Helix Desktop se cerró antes de que terminara el comando.</translation></message>
<message><source>Helix always uses the AGENTS.md in its own settings folder</source><translation>Helix siempre usa el AGENTS.md de su propia carpeta de ajustes</translation></message>
<message><source>Helix asks before every command. “Always” covers only that exact command.</source><translation>Helix pregunta antes de cada comando. “Siempre” vale solo para ese comando exacto.</translation></message>
<message><source>Helix asks you</source><translation>Helix te pregunta</translation></message>
<message><source>Helix can run none of the packages of {name}.</source><translation>Helix no puede ejecutar ninguno de los paquetes de {name}.</translation></message>
<message><source>Helix can't check commands for {shell}.</source><translation>Helix no puede comprobar los comandos de {shell}.</translation></message>
<message><source>Helix can't check it</source><translation>Helix no puede comprobarlo</translation></message>
<message><source>Helix can't open this link. Only plain http and https links work.</source><translation>Helix no puede abrir este enlace. Solo funcionan enlaces http y https sencillos.</translation></message>
<message><source>Helix can't see what you do on that page. You confirm once more before it opens.</source><translation>Helix no puede ver lo que haces en esa página. Confirmas otra vez antes de que se abra.</translation></message>
<message><source>Helix can't use Google credentials of the type {type}.</source><translation>Helix no puede usar credenciales de Google del tipo {type}.</translation></message>
<message><source>Helix chose {model} as fast model. You can choose another one.</source><translation>Helix eligió {model} como modelo rápido. Puedes elegir otro.</translation></message>
<message><source>Helix chose {model} as long-context model. You can choose another one.</source><translation>Helix eligió {model} como modelo de contexto largo. Puedes elegir otro.</translation></message>
<message><source>Helix compacts the conversation at {0} of the context, or when you choose Compact now.</source><translation>Helix compacta la conversación al {0} del contexto o cuando eliges «Compactar ahora».</translation></message>
<message><source>Helix detects Ollama, LM Studio, and llama.cpp.</source><translation>Helix detecta Ollama, LM Studio y llama.cpp.</translation></message>
<message><source>Helix doesn't have permission to read and write in {where}.</source><translation>Helix no tiene permiso para leer y escribir en {where}.</translation></message>
<message><source>Helix doesn't have permission to use {place}.</source><translation>Helix no tiene permiso para usar {place}.</translation></message>
<message><source>Helix doesn't sign in with the {name} of the AWS profile {profile}.</source><translation>Helix no inicia sesión con el campo {name} del perfil de AWS {profile}.</translation></message>
<message><source>Helix follows these: your prompt and rules, skills, and the project's AGENTS.md.</source><translation>Helix las sigue: tu prompt y tus reglas, los skills y el AGENTS.md del proyecto.</translation></message>
<message><source>Helix has no copy of {names}.</source><translation>Helix no tiene copia de {names}.</translation></message>
<message><source>Helix has no sandbox for this system yet. On Linux, it uses bubblewrap.</source><translation>Helix todavía no tiene sandbox para este sistema. En Linux usa bubblewrap.</translation></message>
<message><source>Helix is answering this message, so it's always sent in full.</source><translation>Helix está respondiendo a este mensaje, así que siempre se envía completo.</translation></message>
<message><source>Helix is answering this message.</source><translation>Helix está respondiendo a este mensaje.</translation></message>
<message><source>Helix is choosing what to keep of a large output. Until then, it has a preview.</source><translation>Helix está eligiendo qué conservar de una salida grande. Mientras tanto, tiene una vista previa.</translation></message>
<message><source>Helix is still working</source><translation>Helix sigue trabajando</translation></message>
<message><source>Helix is still working in this session.</source><translation>Helix sigue trabajando en esta sesión.</translation></message>
<message><source>Helix is still working in this session. Nothing changed.</source><translation>Helix sigue trabajando en esta sesión. No ha cambiado nada.</translation></message>
<message><source>Helix is working in this session. Stop it or wait until it finishes.</source><translation>Helix está trabajando en esta sesión. Detenlo o espera a que termine.</translation></message>
<message><source>Helix is working in this workspace. Stop it or wait until it finishes</source><translation>Helix está trabajando en este espacio. Detenlo o espera a que termine</translation></message>
<message><source>Helix keeps every tool output here, also when it has left the context.</source><translation>Helix guarda aquí cada salida de herramienta, aunque ya no esté en el contexto.</translation></message>
<message><source>Helix keeps the present version, so you can undo this.</source><translation>Helix conserva la versión actual, así que puedes deshacerlo.</translation></message>
<message><source>Helix keeps the requests of this session smaller until it is opened again.</source><translation>Helix mantiene más pequeñas las solicitudes de esta sesión hasta que se vuelva a abrir.</translation></message>
<message><source>Helix keeps this in every request: what you typed, and what steers the agent.</source><translation>Helix conserva esto en cada solicitud: lo que escribiste y lo que dirige al agente.</translation></message>
<message><source>Helix kept an excerpt</source><translation>Helix conservó un extracto</translation></message>
<message><source>Helix kept the full output</source><translation>Helix conservó la salida completa</translation></message>
<message><source>Helix kept the preview</source><translation>Helix conservó la vista previa</translation></message>
<message><source>Helix kept {0}</source><translation>Helix conservó {0}</translation></message>
<message><source>Helix learns about it with the next request. Redo it under Changes.</source><translation>Helix lo sabrá con la próxima solicitud. Rehazlo en Cambios.</translation></message>
<message><source>Helix learns about it with the next request. Undo it under Changes.</source><translation>Helix lo sabrá con la próxima solicitud. Deshazlo en Cambios.</translation></message>
<message><source>Helix needs my approval</source><translation>Helix necesita mi aprobación</translation></message>
<message><source>Helix needs your answer</source><translation>Helix necesita tu respuesta</translation></message>
<message><source>Helix never checks for updates on its own.</source><translation>Helix nunca busca actualizaciones por su cuenta.</translation></message>
<message><source>Helix quit during this turn</source><translation>Helix se cerró durante este turno</translation></message>
<message><source>Helix quit during this turn. Everything up to here is saved.</source><translation>Helix se cerró durante este turno. Todo lo anterior está guardado.</translation></message>
<message><source>Helix reads no documents and draws no formulas.</source><translation>Helix no lee documentos ni dibuja fórmulas.</translation></message>
<message><source>Helix runs packages of npm, PyPI, and OCI, and servers at a URL.</source><translation>Helix ejecuta paquetes de npm, PyPI y OCI, y usa servidores en una URL.</translation></message>
<message><source>Helix saves the current version first, so you can undo this.</source><translation>Helix guarda antes la versión actual, así que puedes deshacerlo.</translation></message>
<message><source>Helix sets the header {name} itself.</source><translation>El encabezado {name} lo define el propio Helix.</translation></message>
<message><source>Helix speaks version {number}.</source><translation>Helix habla la versión {number}.</translation></message>
<message><source>Helix stopped {0}, which ran in the background.</source><translation>Helix detuvo {0}, que se ejecutaba en segundo plano.</translation></message>
<message><source>Helix uses the default model and shows which</source><translation>Helix usa el modelo predeterminado e indica cuál</translation></message>
<message><source>Helix was cut off while a command ran.</source><translation>Helix se interrumpió mientras se ejecutaba un comando.</translation></message>
<message><source>Helix was cut off while a command ran. Changed since it began: {names}.</source><translation>Helix se interrumpió mientras se ejecutaba un comando. Cambió desde que empezó: {names}.</translation></message>
<message><source>Helix won't send or export it. Nothing else is affected. To repair it, choose a file with the same bytes, for example from a backup or the project.</source><translation>Helix no la enviará ni exportará. Nada más se ve afectado. Para repararla, elige un archivo con los mismos bytes, por ejemplo de una copia de seguridad o del proyecto.</translation></message>
<message><source>Helix works here. Deleting the workspace never deletes this folder.</source><translation>Helix trabaja aquí. Eliminar el espacio de trabajo nunca elimina esta carpeta.</translation></message>
<message><source>Helix writes a handover here</source><translation>Aquí Helix escribe un traspaso</translation></message>
<message><source>Helix writes the body field {name} itself.</source><translation>El campo del cuerpo {name} lo escribe el propio Helix.</translation></message>
<message numerus="yes"><source>Helix: {0} sessions running</source><extracomment>One: Helix: {0} session running</extracomment><translation><numerusform>Helix: {0} sesión en curso</numerusform><numerusform>Helix: {0} sesiones en curso</numerusform></translation></message>
<message><source>Hex</source><translation>Hex</translation></message>
<message><source>Hidden from this command: {0}</source><translation>Oculto para este comando: {0}</translation></message>
<message><source>Hide</source><translation>Ocultar</translation></message>
<message><source>Hide the running commands</source><translation>Ocultar los comandos en curso</translation></message>
<message><source>Hide the steps</source><translation>Ocultar los pasos</translation></message>
<message><source>High</source><comment>reasoning effort</comment><translation>Alto</translation></message>
<message><source>Highest so far</source><translation>Máximo hasta ahora</translation></message>
<message><source>Holds up the subagent since {0}</source><translation>Detiene al subagente desde {0}</translation></message>
<message><source>Holds up the turn since {0}</source><translation>Detiene el turno desde {0}</translation></message>
<message><source>Hook “{0}” blocked this</source><translation>El hook «{0}» bloqueó esto</translation></message>
<message><source>Hook “{0}” failed</source><translation>El hook «{0}» falló</translation></message>
<message><source>Hook “{0}” ran</source><translation>Se ejecutó el hook «{0}»</translation></message>
<message><source>Hook: {command}</source><translation>Hook: {command}</translation></message>
<message><source>Hooks</source><translation>Hooks</translation></message>
<message><source>Hooks need bash, which commands here don't run with.</source><translation>Los hooks necesitan bash, que los comandos no usan aquí.</translation></message>
<message><source>Host</source><translation>Host</translation></message>
<message><source>Hosts allowed without encryption</source><translation>Hosts permitidos sin cifrado</translation></message>
<message><source>Hover over a request, or use ← and →. Drag or press + to zoom.</source><translation>Apunta a una solicitud, o usa ← y →. Arrastra o pulsa + para ampliar.</translation></message>
<message><source>Identical content is stored once. You and Helix can recall every byte.</source><translation>El contenido idéntico se guarda una sola vez. Cada byte se puede recuperar, por ti o por Helix.</translation></message>
<message><source>If Helix ends now, the end of this answer is lost. {0}</source><translation>Si Helix se cierra ahora, se pierde el final de esta respuesta. {0}</translation></message>
<message><source>If you stop now, everything so far is kept and you can continue later.</source><translation>Si lo detienes ahora, todo lo anterior se conserva y puedes continuar más tarde.</translation></message>
<message><source>Image</source><translation>Imagen</translation></message>
<message><source>Image, {0} × {1}, {2}</source><translation>Imagen, {0} × {1}, {2}</translation></message>
<message><source>Import</source><translation>Importar</translation></message>
<message><source>Import a session</source><translation>Importar una sesión</translation></message>
<message><source>Import canceled</source><translation>Importación cancelada</translation></message>
<message><source>Import failed</source><translation>Error al importar</translation></message>
<message><source>Import servers</source><translation>Importar servidores</translation></message>
<message><source>Import session…</source><translation>Importar sesión…</translation></message>
<message><source>Import the session again to go on.</source><translation>Vuelve a importar la sesión para continuar.</translation></message>
<message><source>Import workspace…</source><translation>Importar espacio…</translation></message>
<message><source>Import {0}</source><translation>Importar {0}</translation></message>
<message numerus="yes"><source>Import {0} sessions of other programs</source><extracomment>One: Import {0} session of another program</extracomment><translation><numerusform>Importar {0} sesión de otro programa</numerusform><numerusform>Importar {0} sesiones de otros programas</numerusform></translation></message>
<message><source>Imported</source><translation>Importado</translation></message>
<message><source>Imported from {0}</source><translation>Importada de {0}</translation></message>
<message><source>Imported from {0}: {1}</source><translation>Importada de {0}: {1}</translation></message>
<message><source>Imported sessions can go on here.</source><translation>Las sesiones importadas pueden continuar aquí.</translation></message>
<message><source>Imported. Review each start command before it runs.</source><translation>Importados. Revisa cada comando de inicio antes de que se ejecute.</translation></message>
<message><source>Imported. Review its start command before it runs.</source><translation>Importado. Revisa su comando de inicio antes de que se ejecute.</translation></message>
<message><source>Importing</source><translation>Importando</translation></message>
<message><source>In a Flatpak, no sandbox can run. For one, install Helix as a package of your system or from the portable archive.</source><translation>En un Flatpak no puede funcionar ningún sandbox. Para tener uno, instala Helix como paquete de tu sistema o desde el archivo portátil.</translation></message>
<message><source>In addition to the system, the project, and toolchains on your PATH</source><translation>Además del sistema, el proyecto y las herramientas de compilación de tu PATH</translation></message>
<message><source>In another program's folder. You can switch it on.</source><translation>En la carpeta de otro programa. Puedes activarlo.</translation></message>
<message><source>In any open workspace</source><translation>En cualquier espacio de trabajo abierto</translation></message>
<message><source>In context</source><translation>En contexto</translation></message>
<message><source>In every new session</source><translation>En cada sesión nueva</translation></message>
<message><source>In every request</source><translation>En cada solicitud</translation></message>
<message><source>In every request: what you pinned, instructions, and what steers the agent.</source><translation>En cada solicitud: lo que fijaste, las instrucciones y lo que dirige al agente.</translation></message>
<message><source>In keyring. Type a new value to replace it.</source><translation>En el llavero. Escribe un valor nuevo para reemplazarlo.</translation></message>
<message><source>In notes</source><translation>En notas</translation></message>
<message><source>In the background, {0} ended with exit status {2} after {1}.</source><translation>En segundo plano, {0} terminó con el código de salida {2} tras {1}.</translation></message>
<message><source>In the cache</source><translation>En la caché</translation></message>
<message><source>In the sandbox, {text} is the sandbox itself, and not this computer.</source><translation>En el sandbox, {text} es el propio sandbox y no este equipo.</translation></message>
<message><source>In the trash, {0} · {1}</source><translation>En la papelera, {0} · {1}</translation></message>
<message><source>In trusted folders, read-only commands run without asking.</source><translation>En carpetas de confianza, los comandos de solo lectura se ejecutan sin preguntar.</translation></message>
<message><source>Include</source><translation>Incluir</translation></message>
<message><source>Include in full</source><translation>Incluir completo</translation></message>
<message><source>Include or recall block</source><translation>Incluir o recuperar bloque</translation></message>
<message><source>Included</source><translation>Incluida</translation></message>
<message><source>Included in full</source><translation>Incluido completo</translation></message>
<message><source>Index</source><translation>Índice</translation></message>
<message><source>Indigo</source><translation>Índigo</translation></message>
<message><source>Input</source><translation>Entrada</translation></message>
<message><source>Input price, USD per million tokens</source><translation>Precio de entrada, USD por millón de tokens</translation></message>
<message><source>Install</source><translation>Instalar</translation></message>
<message><source>Install git, then try again.</source><translation>Instala git y vuelve a intentarlo.</translation></message>
<message><source>Install it with: pip install "helix-desktop[cluster]".</source><translation>Instálalo con: pip install "helix-desktop[cluster]".</translation></message>
<message><source>Install the program, or choose another model.</source><translation>Instala el programa o elige otro modelo.</translation></message>
<message><source>Install the program, or enter its full path.</source><translation>Instala el programa o introduce su ruta completa.</translation></message>
<message><source>Install the same version of Helix on all workers.</source><translation>Instala la misma versión de Helix en todos los workers.</translation></message>
<message><source>Instructions</source><translation>Instrucciones</translation></message>
<message><source>Instructions (Helix reads them as this server's words)</source><translation>Instrucciones (Helix las lee como palabras de este servidor)</translation></message>
<message><source>Instructions for all projects</source><translation>Instrucciones para todos los proyectos</translation></message>
<message><source>Instructions of this project</source><translation>Instrucciones de este proyecto</translation></message>
<message><source>Instructions: {0}</source><translation>Instrucciones: {0}</translation></message>
<message><source>Interrupted</source><translation>Interrumpido</translation></message>
<message><source>Invalid value: {error}.</source><translation>Valor no válido: {error}.</translation></message>
<message><source>It applies only until this window or command ends.</source><translation>Solo se aplica hasta que termine esta ventana o este comando.</translation></message>
<message><source>It has no buttons.</source><translation>No tienen botones.</translation></message>
<message><source>It is not there.</source><translation>No está ahí.</translation></message>
<message><source>It plays no sounds.</source><translation>No hay sonidos.</translation></message>
<message><source>It was undone.</source><translation>Se deshizo.</translation></message>
<message><source>Its answer isn't a JSON object of the known form.</source><translation>Su respuesta no es un objeto JSON de la forma conocida.</translation></message>
<message><source>Its branch is kept.</source><translation>Su rama se conserva.</translation></message>
<message><source>Its branch was merged and is deleted.</source><translation>Su rama, ya fusionada, se eliminó.</translation></message>
<message><source>Its branch {branch} may still be there. Start a new session.</source><translation>Puede que su rama {branch} siga existiendo. Inicia una sesión nueva.</translation></message>
<message><source>Its content may be lost. `workspace repair` keeps the readable part.</source><translation>Su contenido puede haberse perdido. `workspace repair` conserva la parte legible.</translation></message>
<message><source>Its file switches all hooks off.</source><translation>Su archivo desactiva todos los hooks.</translation></message>
<message><source>Its folder is now {0}.</source><translation>Su carpeta es ahora {0}.</translation></message>
<message><source>Its hooks and settings could run programs later, outside the sandbox.</source><translation>Sus hooks y ajustes podrían ejecutar programas más tarde, fuera del sandbox.</translation></message>
<message><source>Its known contents are listed below. The rest was read.</source><translation>Su contenido conocido aparece abajo. El resto se leyó.</translation></message>
<message><source>Its last line: “{line}”</source><translation>Su última línea: «{line}»</translation></message>
<message><source>Its lines must be in the file exactly once. Ask for a new patch.</source><translation>Sus líneas deben estar en el archivo exactamente una vez. Pide un parche nuevo.</translation></message>
<message><source>Its saved keys are deleted too.</source><translation>También se eliminan sus claves guardadas.</translation></message>
<message><source>Its sessions and cache are erased from disk. You can't undo this.</source><translation>Sus sesiones y su caché se borran del disco. No puedes deshacerlo.</translation></message>
<message><source>Its sessions, cache, and settings ({0}) move to the trash in {1}.</source><translation>Sus sesiones, su caché y sus ajustes ({0}) se mueven a la papelera en {1}.</translation></message>
<message><source>Its start isn't approved, or its program or a script has changed.</source><translation>Su inicio no está aprobado, o ha cambiado su programa o un script.</translation></message>
<message><source>Its time was over.</source><translation>Se le acabó el tiempo.</translation></message>
<message><source>Its title and times are lost.</source><translation>Se han perdido su título y sus horas.</translation></message>
<message><source>Its tool, times, and counts are lost.</source><translation>Se han perdido su herramienta, sus horas y sus recuentos.</translation></message>
<message><source>Its workspace.json was changed.</source><translation>Su workspace.json se modificó.</translation></message>
<message><source>JSON</source><translation>JSON</translation></message>
<message><source>Jump to latest</source><translation>Ir a lo último</translation></message>
<message numerus="yes"><source>Jump to latest · {0} new</source><extracomment>One: Jump to latest · {0} new</extracomment><translation><numerusform>Ir a lo último · {0} sin leer</numerusform><numerusform>Ir a lo último · {0} sin leer</numerusform></translation></message>
<message><source>Keep</source><translation>Conservar</translation></message>
<message><source>Keep excerpt</source><translation>Conservar extracto</translation></message>
<message><source>Keep or remove all of these lines together.</source><translation>Conserva o quita todas estas líneas juntas.</translation></message>
<message><source>Keep running</source><translation>Seguir</translation></message>
<message><source>Keep the computer awake while a session works.</source><translation>Evita la suspensión del equipo mientras una sesión trabaja.</translation></message>
<message><source>Keep the prompt cache for an hour (writing costs 2×)</source><translation>Conservar la caché de prompts una hora (escribir cuesta 2×)</translation></message>
<message><source>Keep trusting</source><translation>Seguir confiando</translation></message>
<message><source>Kept and pinned</source><translation>Conservado y fijado</translation></message>
<message><source>Kept in full</source><translation>Conservado completo</translation></message>
<message numerus="yes"><source>Kept: edited {0} steps ago</source><extracomment>One: Kept: edited {0} step ago</extracomment><translation><numerusform>Conservado: editado hace {0} paso</numerusform><numerusform>Conservado: editado hace {0} pasos</numerusform></translation></message>
<message><source>Kept: it steers the agent</source><translation>Conservado: dirige al agente</translation></message>
<message numerus="yes"><source>Kept: returned {0} steps ago</source><extracomment>One: Kept: returned {0} step ago</extracomment><translation><numerusform>Conservado: devuelto hace {0} paso</numerusform><numerusform>Conservado: devuelto hace {0} pasos</numerusform></translation></message>
<message numerus="yes"><source>Kept: said {0} steps ago</source><extracomment>One: Kept: said {0} step ago</extracomment><translation><numerusform>Conservado: dicho hace {0} paso</numerusform><numerusform>Conservado: dicho hace {0} pasos</numerusform></translation></message>
<message><source>Kept: you typed it</source><translation>Conservado: lo escribiste tú</translation></message>
<message><source>Kept: {0}</source><translation>Se conservó: {0}</translation></message>
<message><source>Key deleted.</source><translation>Clave eliminada.</translation></message>
<message><source>Key header</source><translation>Encabezado de clave</translation></message>
<message><source>Key variable</source><translation>Variable de clave</translation></message>
<message><source>Keyboard shortcuts</source><translation>Atajos de teclado</translation></message>
<message><source>Keys are saved in {store}</source><translation>Las claves se guardan en {store}</translation></message>
<message><source>Kills every running program.</source><translation>Finaliza todos los programas en ejecución.</translation></message>
<message><source>Known: {endpoints}.</source><translation>Conocidos: {endpoints}.</translation></message>
<message><source>Known: {known}.</source><translation>Conocidos: {known}.</translation></message>
<message><source>Known: {presets}.</source><translation>Conocidos: {presets}.</translation></message>
<message><source>Language</source><translation>Idioma</translation></message>
<message><source>Language of the window; `system` is that of the system.</source><translation>Idioma de la ventana; `system` es el del sistema.</translation></message>
<message><source>Large output</source><translation>Salida grande</translation></message>
<message><source>Large outputs</source><translation>Salidas grandes</translation></message>
<message><source>Larger than 256 KB.</source><translation>Más de 256 KB.</translation></message>
<message><source>Larger than 64 KB.</source><translation>Mayor que 64 KB.</translation></message>
<message><source>Last sessions with and without Helix</source><translation>Últimas sesiones con y sin Helix</translation></message>
<message numerus="yes"><source>Last {0} days</source><extracomment>One: Last {0} day</extracomment><translation><numerusform>Último {0} día</numerusform><numerusform>Últimos {0} días</numerusform></translation></message>
<message><source>Later notes keep the lines that you add and omit those that you delete.</source><translation>Las notas posteriores conservan las líneas que añadas y omiten las que borres.</translation></message>
<message><source>Lead a port of your computer to this port in the sandbox</source><translation>Conectar un puerto de tu equipo con este puerto del sandbox</translation></message>
<message><source>Leave the field empty.</source><translation>Deja el campo vacío.</translation></message>
<message><source>Let Helix recall it, or undo the compaction first.</source><translation>Deja que Helix lo recupere, o deshaz antes la compactación.</translation></message>
<message><source>Let Helix use {0}</source><translation>Dejar que Helix use {0}</translation></message>
<message><source>Let a model take notes at</source><translation>Dejar que un modelo tome notas al</translation></message>
<message><source>Let the agent choose what to keep of a large output, decide automatically, or never shorten.</source><translation>Dejar que el agente elija qué conservar de una salida grande, decidir automáticamente o no acortar nunca.</translation></message>
<message><source>Let the fast model name a session after its first turn.</source><translation>Dejar que el modelo rápido dé nombre a una sesión tras su primer turno.</translation></message>
<message><source>License</source><translation>Licencia</translation></message>
<message><source>Licenses</source><translation>Licencias</translation></message>
<message><source>Light</source><translation>Claro</translation></message>
<message><source>Line {line} isn't valid JSON: {reason}</source><translation>La línea {line} no es JSON válido: {reason}</translation></message>
<message><source>Line {line}: {reason}.</source><translation>Línea {line}: {reason}.</translation></message>
<message><source>Line {number} isn't NAME{sign}VALUE.</source><translation>La línea {number} no es NOMBRE{sign}VALOR.</translation></message>
<message><source>Line {number} says that already.</source><translation>La línea {number} ya lo dice.</translation></message>
<message><source>Lines</source><translation>Líneas</translation></message>
<message><source>Lines of texts up to 1 MB can be commented.</source><translation>Solo se pueden comentar líneas de textos de hasta 1 MB.</translation></message>
<message><source>Lines of {0}</source><translation>Líneas de {0}</translation></message>
<message><source>Lines {0}</source><translation>Líneas {0}</translation></message>
<message numerus="yes"><source>Lines {1} and {0} more ranges</source><extracomment>One: Lines {1} and {0} more range</extracomment><translation><numerusform>Líneas {1} y {0} rango más</numerusform><numerusform>Líneas {1} y {0} rangos más</numerusform></translation></message>
<message><source>Lists</source><translation>Listas</translation></message>
<message><source>Loading</source><translation>Cargando</translation></message>
<message><source>Local and private addresses are blocked unless listed here</source><translation>Las direcciones locales y privadas se bloquean si no están en esta lista</translation></message>
<message><source>Local model</source><translation>Modelo local</translation></message>
<message><source>Local servers found: {0}.</source><translation>Servidores locales encontrados: {0}.</translation></message>
<message><source>Log</source><translation>Registro</translation></message>
<message><source>Logs</source><translation>Registros</translation></message>
<message><source>Long work</source><translation>Trabajo largo</translation></message>
<message><source>Long-context model</source><translation>Modelo de contexto largo</translation></message>
<message><source>Longer than {longest} characters, too long to check.</source><translation>Tiene más de {longest} caracteres, demasiados para comprobarlos.</translation></message>
<message><source>Looking at the project's files…</source><translation>Examinando los archivos del proyecto…</translation></message>
<message><source>Looking for unused entries…</source><translation>Buscando entradas sin uso…</translation></message>
<message><source>Low</source><comment>reasoning effort</comment><translation>Bajo</translation></message>
<message><source>MCP server</source><translation>Servidor MCP</translation></message>
<message><source>MCP servers</source><translation>Servidores MCP</translation></message>
<message><source>Main model</source><translation>Modelo principal</translation></message>
<message><source>Make a copy of it under a new name instead.</source><translation>Haz en su lugar una copia con otro nombre.</translation></message>
<message><source>Make it simpler.</source><translation>Hazla más sencilla.</translation></message>
<message><source>Make room first.</source><translation>Libera espacio antes.</translation></message>
<message><source>Markers</source><translation>Marcadores</translation></message>
<message><source>Matches</source><translation>Resultados</translation></message>
<message><source>Max output</source><translation>Salida máx.</translation></message>
<message><source>Maximum</source><comment>reasoning effort</comment><translation>Máximo</translation></message>
<message><source>May delete data</source><translation>Puede eliminar datos</translation></message>
<message><source>May read secrets</source><translation>Puede leer secretos</translation></message>
<message><source>May write other files of the project.</source><translation>Puede escribir otros archivos del proyecto.</translation></message>
<message><source>Medium</source><comment>reasoning effort</comment><translation>Medio</translation></message>
<message><source>Memory</source><translation>Memoria</translation></message>
<message><source>Mention a file</source><translation>Mencionar un archivo</translation></message>
<message><source>Mention a file (@)</source><translation>Mencionar un archivo (@)</translation></message>
<message><source>Mentioned in your message</source><translation>Mencionado en tu mensaje</translation></message>
<message><source>Menu</source><translation>Menú</translation></message>
<message><source>Merge</source><translation>Fusionar</translation></message>
<message><source>Merge worktree…</source><translation>Fusionar worktree…</translation></message>
<message><source>Merge {0} into {1}?</source><translation>¿Fusionar {0} en {1}?</translation></message>
<message><source>Merged {0} into {1}.</source><translation>Se fusionó {0} en {1}.</translation></message>
<message><source>Merge…</source><translation>Fusionar…</translation></message>
<message><source>Message</source><translation>Mensaje</translation></message>
<message><source>Message being answered</source><translation>Mensaje que se responde</translation></message>
<message><source>Message box</source><translation>Cuadro de mensaje</translation></message>
<message><source>Message {0}…   @ file · / command · # cached output</source><translation>Mensaje a {0}…   @ archivo · / comando · # salida en caché</translation></message>
<message><source>Messages</source><translation>Mensajes</translation></message>
<message><source>Messages in traces</source><translation>Mensajes en las trazas</translation></message>
<message><source>Minimal</source><comment>reasoning effort</comment><translation>Mínimo</translation></message>
<message><source>Minutes after which nobody answers.</source><translation>Minutos tras los cuales nadie responde.</translation></message>
<message><source>Missing</source><translation>Falta</translation></message>
<message><source>Missing closing quote.</source><translation>Falta la comilla de cierre.</translation></message>
<message><source>Mode: {0}</source><translation>Modo: {0}</translation></message>
<message><source>Mode: {0} · {1}</source><translation>Modo: {0} · {1}</translation></message>
<message><source>Mode: {0}.</source><translation>Modo: {0}.</translation></message>
<message><source>Model</source><translation>Modelo</translation></message>
<message><source>Model changed. Takes effect with the next request.</source><translation>Modelo cambiado. Se aplica con la próxima solicitud.</translation></message>
<message><source>Model limits and prices</source><translation>Límites y precios de modelos</translation></message>
<message><source>Model of the workspace: {0}</source><translation>Modelo del espacio de trabajo: {0}</translation></message>
<message><source>Model of this session: that of the workspace again</source><translation>Modelo de esta sesión: de nuevo el del espacio de trabajo</translation></message>
<message><source>Model of this session: {0}</source><translation>Modelo de esta sesión: {0}</translation></message>
<message><source>Model's default</source><translation>Según el modelo</translation></message>
<message><source>Model: {0}</source><translation>Modelo: {0}</translation></message>
<message><source>Models</source><translation>Modelos</translation></message>
<message><source>Models and keys</source><translation>Modelos y claves</translation></message>
<message><source>Models in this workspace</source><translation>Modelos de este espacio de trabajo</translation></message>
<message><source>More</source><translation>Más</translation></message>
<message><source>More actions</source><translation>Más acciones</translation></message>
<message><source>More answers</source><translation>Más respuestas</translation></message>
<message><source>More expensive</source><translation>Más cara</translation></message>
<message><source>More may be lost, and how much is unknown.</source><translation>Puede haberse perdido más, y no se sabe cuánto.</translation></message>
<message><source>More options</source><translation>Más opciones</translation></message>
<message><source>More providers</source><translation>Más proveedores</translation></message>
<message><source>More than one cache entry starts with {prefix}.</source><translation>Más de una entrada de la caché empieza por {prefix}.</translation></message>
<message><source>More than one cache entry starts with {wanted}.</source><translation>Más de una entrada de la caché empieza por {wanted}.</translation></message>
<message><source>More than {most} options.</source><translation>Hay más de {most} opciones.</translation></message>
<message><source>Motion</source><translation>Movimiento</translation></message>
<message><source>Mount the folder on this computer and open that.</source><translation>Monta la carpeta en este equipo y abre esa.</translation></message>
<message><source>Move (Alt+↑, Alt+↓)</source><translation>Mover (Alt+↑, Alt+↓)</translation></message>
<message><source>Move down (Alt+↓)</source><translation>Bajar (Alt+↓)</translation></message>
<message><source>Move it into the project folder and mention it with @.</source><translation>Muévelo a la carpeta del proyecto y menciónalo con @.</translation></message>
<message><source>Move outputs older than</source><translation>Mover salidas de más de</translation></message>
<message><source>Move outputs older than this many turns; 0 = never.</source><translation>Mover salidas con más antigüedad que estos turnos; 0 = nunca.</translation></message>
<message><source>Move to trash</source><translation>Mover a la papelera</translation></message>
<message><source>Move up (Alt+↑)</source><translation>Subir (Alt+↑)</translation></message>
<message><source>Moves old outputs to the cache, compacts at 85%</source><translation>Mueve salidas antiguas a la caché, compacta al 85 %</translation></message>
<message><source>Moves the system or a home folder.</source><translation>Mueve el sistema o una carpeta personal.</translation></message>
<message><source>NAME=value, one per line (for a URL: Header: value)</source><translation>NOMBRE=valor, uno por línea (para una URL: Encabezado: valor)</translation></message>
<message><source>Name</source><translation>Nombre</translation></message>
<message><source>Name sessions by the fast model</source><translation>Nombrar sesiones con el modelo rápido</translation></message>
<message><source>Name the environment variable that holds the key, or add the key in Settings › Models and keys or with `helix-desktop key set`.</source><translation>Indica la variable de entorno que contiene la clave, o añade la clave en Ajustes › Modelos y claves o con `helix-desktop key set`.</translation></message>
<message><source>Name the session in commits</source><translation>Nombrar la sesión en los commits</translation></message>
<message><source>Names no file in the project folder, and this tool changes no others.</source><translation>No nombra ningún archivo de la carpeta del proyecto, y esta herramienta no cambia otros.</translation></message>
<message><source>Needs network access.</source><translation>Necesita acceso a la red.</translation></message>
<message><source>Needs review</source><translation>Por revisar</translation></message>
<message><source>Network access</source><translation>Acceso a la red</translation></message>
<message><source>Never</source><translation>Nunca</translation></message>
<message><source>Never</source><comment>stay awake</comment><translation>Nunca</translation></message>
<message><source>Never allow</source><translation>No permitir nunca</translation></message>
<message><source>Never before that</source><translation>Nunca antes</translation></message>
<message><source>New answer</source><translation>Respuesta nueva</translation></message>
<message><source>New editor or agent configuration files are set aside only when the command ends.</source><translation>Los archivos de configuración nuevos de editores o agentes solo se apartan cuando termina el comando.</translation></message>
<message><source>New entries could overwrite old ones.</source><translation>Las entradas nuevas podrían sobrescribir las antiguas.</translation></message>
<message><source>New file.</source><translation>Archivo nuevo.</translation></message>
<message><source>New line</source><translation>Línea nueva</translation></message>
<message><source>New messages {0}–{1} stay as they are.</source><translation>Los mensajes nuevos {0}–{1} se quedan como están.</translation></message>
<message><source>New session</source><translation>Nueva sesión</translation></message>
<message><source>New session in a worktree</source><translation>Nueva sesión en un worktree</translation></message>
<message><source>New session in a worktree…</source><translation>Nueva sesión en un worktree…</translation></message>
<message><source>New since request {0}</source><translation>Nuevo desde la solicitud {0}</translation></message>
<message><source>New step</source><translation>Paso nuevo</translation></message>
<message><source>New workspace</source><translation>Nuevo espacio</translation></message>
<message><source>New workspace with this policy…</source><translation>Nuevo espacio con esta política…</translation></message>
<message><source>New workspace…</source><translation>Nuevo espacio…</translation></message>
<message><source>New: {path}</source><translation>Nuevo: {path}</translation></message>
<message><source>Newer request</source><translation>Solicitud posterior</translation></message>
<message><source>Newer request (])</source><translation>Solicitud posterior (])</translation></message>
<message><source>Next</source><translation>Siguiente</translation></message>
<message><source>Next</source><comment>request</comment><translation>Siguiente</translation></message>
<message><source>Next (End)</source><translation>Siguiente (Fin)</translation></message>
<message><source>Next change</source><translation>Cambio siguiente</translation></message>
<message><source>Next entry (↓)</source><translation>Entrada siguiente (↓)</translation></message>
<message><source>Next line (Alt+Down)</source><translation>Línea siguiente (Alt+Abajo)</translation></message>
<message><source>Next match (Enter)</source><translation>Resultado siguiente (Enter)</translation></message>
<message><source>Next missing detail</source><translation>Siguiente detalle que falta</translation></message>
<message><source>Next mode</source><translation>Modo siguiente</translation></message>
<message><source>Next request</source><translation>Solicitud siguiente</translation></message>
<message><source>Next request · not sent yet</source><translation>Solicitud siguiente · aún sin enviar</translation></message>
<message><source>Next: {0}. Nothing is lost.</source><translation>A continuación: {0}. No se pierde nada.</translation></message>
<message><source>No</source><translation>No</translation></message>
<message><source>No account, no telemetry. Only requests to the model you choose leave this computer.</source><translation>Sin cuenta ni telemetría. Solo salen de este equipo las solicitudes al modelo que elijas.</translation></message>
<message><source>No answer was recorded.</source><translation>No se registró ninguna respuesta.</translation></message>
<message><source>No answer yet · {0}</source><translation>Sin respuesta aún · {0}</translation></message>
<message><source>No answer yet. Retrying…</source><translation>Aún sin respuesta. Reintentando…</translation></message>
<message><source>No archived sessions.</source><translation>No hay sesiones archivadas.</translation></message>
<message><source>No automatic checks</source><translation>Sin búsquedas automáticas</translation></message>
<message><source>No changes left</source><translation>No quedan cambios</translation></message>
<message><source>No changes.</source><translation>Sin cambios.</translation></message>
<message><source>No color</source><translation>Sin color</translation></message>
<message><source>No command is running.</source><translation>No hay ningún comando en curso.</translation></message>
<message><source>No command or skill has this name. As a message, Helix reads it as text.</source><translation>Ningún comando ni habilidad tiene este nombre. Como mensaje, Helix lo lee como texto.</translation></message>
<message><source>No command, or a very long one.</source><translation>Ningún comando, o uno muy largo.</translation></message>
<message><source>No compactions yet</source><translation>Aún no hay compactaciones</translation></message>
<message><source>No content begins with {prefix}.</source><translation>Ningún contenido empieza por {prefix}.</translation></message>
<message><source>No description.</source><translation>Sin descripción.</translation></message>
<message><source>No dollar limit</source><translation>Sin límite en USD</translation></message>
<message><source>No dollar limit while the price is unknown</source><translation>Sin límite en dólares mientras se desconozca el precio</translation></message>
<message><source>No earlier version of this command or path.</source><translation>No hay una versión anterior de este comando o ruta.</translation></message>
<message><source>No fast model selected: using {model}.</source><translation>No hay modelo rápido seleccionado: se usa {model}.</translation></message>
<message><source>No file selected</source><translation>Ningún archivo seleccionado</translation></message>
<message><source>No files changed in this session</source><translation>Sin archivos cambiados en esta sesión</translation></message>
<message><source>No folder selected</source><translation>Ninguna carpeta seleccionada</translation></message>
<message><source>No handover or notes selected.</source><translation>No hay ningún traspaso ni notas seleccionados.</translation></message>
<message><source>No hooks were run.</source><translation>No se ha ejecutado ningún hook.</translation></message>
<message><source>No instructions below the description.</source><translation>Sin instrucciones debajo de la descripción.</translation></message>
<message><source>No instructions in use</source><translation>Sin instrucciones en uso</translation></message>
<message><source>No key</source><translation>Sin clave</translation></message>
<message><source>No key, no network</source><translation>Sin clave ni red</translation></message>
<message><source>No keyring: saved until you quit</source><translation>Sin llavero: guardada hasta que salgas</translation></message>
<message><source>No limit</source><translation>Sin límite</translation></message>
<message><source>No line-by-line view</source><translation>Sin vista línea por línea</translation></message>
<message><source>No local model found</source><translation>No hay modelo local</translation></message>
<message><source>No local models found. Start Ollama, LM Studio, or llama.cpp.</source><translation>No se encontraron modelos locales. Inicia Ollama, LM Studio o llama.cpp.</translation></message>
<message><source>No long-context model selected: using {model} ({window} tokens).</source><translation>No hay modelo de contexto largo seleccionado: se usa {model} ({window} tokens).</translation></message>
<message><source>No longer in context.</source><translation>Ya no está en el contexto.</translation></message>
<message><source>No longer the default in all workspaces. Takes effect with the next request.</source><translation>Ya no es el predeterminado en todos los espacios de trabajo. Se aplica con la próxima solicitud.</translation></message>
<message><source>No matches</source><translation>Sin resultados</translation></message>
<message><source>No matches.</source><translation>Sin resultados.</translation></message>
<message><source>No matches. Type provider/model to use any other model.</source><translation>Sin resultados. Escribe proveedor/modelo para usar cualquier otro modelo.</translation></message>
<message><source>No matching settings.</source><translation>Ningún ajuste coincide.</translation></message>
<message><source>No messages yet.</source><translation>Aún no hay mensajes.</translation></message>
<message><source>No model selected, so the practice model answers. It works offline and only quotes what the tools return.</source><translation>No hay ningún modelo seleccionado, así que responde el modelo de práctica. Funciona sin conexión y solo cita lo que devuelven las herramientas.</translation></message>
<message><source>No network except the hosts you allow, and no access to other processes. Its own processes can reach each other.</source><translation>Sin red, salvo los hosts que permites, y sin acceso a otros procesos. Sus propios procesos pueden comunicarse entre sí.</translation></message>
<message><source>No network unless you allow it, not even to this computer.</source><translation>Sin red si no la permites, ni siquiera a este equipo.</translation></message>
<message><source>No new version was created.</source><translation>No se creó ninguna versión nueva.</translation></message>
<message><source>No newline at end of file</source><translation>Sin salto de línea al final del archivo</translation></message>
<message><source>No object is named `hooks`.</source><translation>No tiene ningún objeto llamado `hooks`.</translation></message>
<message><source>No open question has the number {number}.</source><translation>Ninguna pregunta abierta tiene el número {number}.</translation></message>
<message><source>No other session here has {name}.</source><translation>Ninguna otra sesión tiene aquí {name}.</translation></message>
<message><source>No output yet.</source><translation>Aún no hay salida.</translation></message>
<message><source>No port could be opened: {error}.</source><translation>No se pudo abrir ningún puerto: {error}.</translation></message>
<message><source>No problems found</source><translation>No se encontraron problemas</translation></message>
<message><source>No reason given</source><translation>Sin motivo indicado</translation></message>
<message><source>No reason was given.</source><translation>No se dio ningún motivo.</translation></message>
<message><source>No request had it.</source><translation>Ninguna solicitud lo contenía.</translation></message>
<message><source>No requests yet.</source><translation>Aún no hay solicitudes.</translation></message>
<message><source>No result</source><translation>Sin resultado</translation></message>
<message><source>No result yet, still running</source><translation>Aún sin resultado, en curso</translation></message>
<message><source>No rules are known for {shell}.</source><translation>No se conocen reglas para {shell}.</translation></message>
<message><source>No rules yet. Answer a request with “Always” or “Never” to add one.</source><translation>Aún no hay reglas. Responde a una solicitud con “Siempre” o “Nunca” para añadir una.</translation></message>
<message><source>No sandbox</source><translation>Sin sandbox</translation></message>
<message><source>No sandbox on this system</source><translation>Este sistema no tiene sandbox</translation></message>
<message><source>No sandbox on this system: nothing restricts the command.</source><translation>Este sistema no tiene sandbox: nada restringe el comando.</translation></message>
<message><source>No sandbox: commands can do anything you can, so Helix asks before each one.</source><translation>Sin sandbox: los comandos pueden hacer todo lo que puedes tú, así que Helix pregunta antes de cada uno.</translation></message>
<message><source>No secure system keyring found, so the secret can't be saved.</source><translation>No se encontró un llavero seguro en el sistema, así que el secreto no se puede guardar.</translation></message>
<message><source>No secure system keyring found, so the value of {name} can't be saved.</source><translation>No se encontró un llavero seguro en el sistema, así que el valor de {name} no se puede guardar.</translation></message>
<message><source>No secure system keyring: keys are saved until you quit</source><translation>Sin llavero seguro del sistema: claves guardadas hasta que salgas</translation></message>
<message><source>No servers yet. Add or import one above.</source><translation>Aún no hay servidores. Añade o importa uno arriba.</translation></message>
<message><source>No session is open</source><translation>No hay ninguna sesión abierta</translation></message>
<message><source>No sessions for this folder were found. Choose or drop a file.</source><translation>No se encontraron sesiones para esta carpeta. Elige o suelta un archivo.</translation></message>
<message><source>No sessions to replay yet. After the first one, this compares the current policy with your edits.</source><translation>Aún no hay sesiones que reproducir. Después de la primera, aquí se compara la política actual con tus cambios.</translation></message>
<message><source>No sessions to replay yet. Run a session, then compare policies.</source><translation>Aún no hay sesiones que reproducir. Usa una sesión y luego compara políticas.</translation></message>
<message><source>No subagent was stopped in the last 5 seconds.</source><translation>No se detuvo ningún subagente en los últimos 5 segundos.</translation></message>
<message><source>No subagents are running.</source><translation>No hay subagentes en curso.</translation></message>
<message><source>No system keyring: keys are forgotten when you quit. Install GNOME Keyring or KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), or set an environment variable.</source><translation>No hay llavero del sistema: las claves se olvidan al salir. Instala GNOME Keyring o KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), o define una variable de entorno.</translation></message>
<message><source>No system keyring: saved until you quit</source><translation>Sin llavero del sistema: guardada hasta que salgas</translation></message>
<message><source>No usage</source><translation>Sin uso</translation></message>
<message><source>No workspace is open</source><translation>No hay ningún espacio abierto</translation></message>
<message><source>No workspace was created. {0} is unchanged.</source><translation>No se creó ningún espacio de trabajo. {0} no ha cambiado.</translation></message>
<message><source>No workspace with that number</source><translation>Ningún espacio tiene ese número</translation></message>
<message><source>Nobody has used it on a Mac yet. Helix tried it when it started.</source><translation>Nadie lo ha usado todavía en un Mac. Helix lo probó al iniciarse.</translation></message>
<message><source>None (single version)</source><translation>Ninguna (una sola versión)</translation></message>
<message><source>None fits. Open one and recall part of it.</source><translation>No cabe ninguna. Abre una y recupera una parte.</translation></message>
<message><source>None of its {0} can be read.</source><translation>No se puede leer nada de sus {0}.</translation></message>
<message><source>None runs unless you approve it.</source><translation>Ninguno se ejecuta si no lo apruebas.</translation></message>
<message><source>None yet. Add Markdown files to .agents/commands.</source><translation>Todavía no hay. Añade archivos Markdown a .agents/commands.</translation></message>
<message><source>None yet. Add folders with a SKILL.md to .agents/skills.</source><translation>Todavía no hay. Añade carpetas con un SKILL.md a .agents/skills.</translation></message>
<message><source>None yet. Add one below, or ask Helix to remember something.</source><translation>Todavía no hay. Añade una abajo o pide a Helix que recuerde algo.</translation></message>
<message><source>None yet. Tools appear here after the server starts.</source><translation>Ninguna aún. Las herramientas aparecen aquí cuando se inicia el servidor.</translation></message>
<message><source>None. A project declares them in .helix/hooks.json.</source><translation>Ninguno. Un proyecto los declara en .helix/hooks.json.</translation></message>
<message><source>None. Add hooks.json to {0}.</source><translation>Ninguno. Añade hooks.json a {0}.</translation></message>
<message><source>None. Commands have no network.</source><translation>Ninguno. Los comandos no tienen red.</translation></message>
<message><source>Not a URL.</source><translation>No es una URL.</translation></message>
<message><source>Not a valid server list: {error}.</source><translation>No es una lista de servidores válida: {error}.</translation></message>
<message><source>Not applied yet. Takes effect with the next turn.</source><translation>Aún sin aplicar. Vale desde el próximo turno.</translation></message>
<message><source>Not available for this block.</source><translation>No disponible para este bloque.</translation></message>
<message><source>Not decided yet</source><translation>Aún sin decidir</translation></message>
<message><source>Not even one line fits.</source><translation>No cabe ni una línea.</translation></message>
<message><source>Not imported: {0}</source><translation>No importados: {0}</translation></message>
<message><source>Not in context</source><translation>Fuera del contexto</translation></message>
<message><source>Not in this request</source><translation>No está en esta solicitud</translation></message>
<message><source>Not now</source><translation>Ahora no</translation></message>
<message><source>Not pinned.</source><translation>No está fijado.</translation></message>
<message><source>Not put back: {0}</source><translation>No se devolvió: {0}</translation></message>
<message><source>Not recorded</source><translation>No registrado</translation></message>
<message><source>Not redone: {0}</source><translation>No rehecho: {0}</translation></message>
<message><source>Not sandboxed: can do anything you can.</source><translation>Sin sandbox: puede hacer todo lo que puedes tú.</translation></message>
<message><source>Not saved. The key is still in the field.</source><translation>No se guardó. La clave sigue en el campo.</translation></message>
<message><source>Not sent yet.</source><translation>Todavía no se ha enviado.</translation></message>
<message><source>Not started: review its start command first</source><translation>No iniciado: revisa antes su comando de inicio</translation></message>
<message><source>Not text.</source><translation>No es texto.</translation></message>
<message><source>Not text. Use the hex view.</source><translation>No es texto. Usa la vista hexadecimal.</translation></message>
<message><source>Not trusted</source><translation>Sin confianza</translation></message>
<message><source>Not undone: {0}</source><translation>No deshecho: {0}</translation></message>
<message><source>Not used in any session.</source><translation>No se usa en ninguna sesión.</translation></message>
<message><source>Not used: {0}</source><translation>Sin usar: {0}</translation></message>
<message><source>Not valid JSON.</source><translation>No es JSON válido.</translation></message>
<message><source>Not verified: some messages don't match the SHA-256 in {0} ({1}…).</source><translation>Sin verificar: algunos mensajes no coinciden con el SHA-256 de {0} ({1}…).</translation></message>
<message><source>Notes</source><translation>Notas</translation></message>
<message><source>Notes (model)</source><translation>Notas (modelo)</translation></message>
<message><source>Notes (rules)</source><translation>Notas (reglas)</translation></message>
<message><source>Notes at the earliest</source><translation>Notas como pronto</translation></message>
<message><source>Notes by a model</source><translation>Notas de un modelo</translation></message>
<message><source>Notes or a handover took this out of the context. It stays readable.</source><translation>Unas notas o un traspaso sacaron esto del contexto. Sigue siendo legible.</translation></message>
<message><source>Notes refined</source><translation>Notas refinadas</translation></message>
<message><source>Notes refined {0}: {1}</source><translation>Notas refinadas ({0}): {1}</translation></message>
<message><source>Notes taken {0}: {1}</source><translation>Notas tomadas ({0}): {1}</translation></message>
<message><source>Notes were merged and shortened.</source><translation>Las notas se combinaron y acortaron.</translation></message>
<message><source>Nothing</source><translation>Nada</translation></message>
<message><source>Nothing answers at the provider's address.</source><translation>Nada responde en la dirección del proveedor.</translation></message>
<message><source>Nothing cached yet</source><translation>Aún no hay nada en caché</translation></message>
<message><source>Nothing changed since.</source><translation>No ha cambiado nada desde entonces.</translation></message>
<message><source>Nothing changed.</source><translation>No ha cambiado nada.</translation></message>
<message><source>Nothing changed. A newer version of Helix may be able to read it.</source><translation>No ha cambiado nada. Puede que una versión más nueva de Helix consiga leerlo.</translation></message>
<message><source>Nothing changed. Check the folder's permissions or choose another data folder.</source><translation>No ha cambiado nada. Revisa los permisos de la carpeta o elige otra carpeta de datos.</translation></message>
<message><source>Nothing changed. Choose a data folder with a shorter path.</source><translation>No ha cambiado nada. Elige una carpeta de datos con una ruta más corta.</translation></message>
<message><source>Nothing changed. Choose a data folder with a valid name.</source><translation>No ha cambiado nada. Elige una carpeta de datos con un nombre válido.</translation></message>
<message><source>Nothing changed. Choose a file of the same version, for example from a backup.</source><translation>No ha cambiado nada. Elige un archivo de la misma versión, por ejemplo de una copia de seguridad.</translation></message>
<message><source>Nothing changed. Choose a new or empty folder.</source><translation>No ha cambiado nada. Elige una carpeta nueva o vacía.</translation></message>
<message><source>Nothing changed. Choose another file.</source><translation>No ha cambiado nada. Elige otro archivo.</translation></message>
<message><source>Nothing changed. Choose another folder.</source><translation>No ha cambiado nada. Elige otra carpeta.</translation></message>
<message><source>Nothing changed. Choose another name, or start an ordinary session.</source><translation>No ha cambiado nada. Elige otro nombre o inicia una sesión normal.</translation></message>
<message><source>Nothing changed. Close that program, then reopen the workspace.</source><translation>No ha cambiado nada. Cierra ese programa y vuelve a abrir el espacio de trabajo.</translation></message>
<message><source>Nothing changed. Create it without the environment.</source><translation>No ha cambiado nada. Créalo sin el entorno.</translation></message>
<message><source>Nothing changed. Edit the lines of the newer ones.</source><translation>No cambió nada. Edita las líneas de las más recientes.</translation></message>
<message><source>Nothing changed. Free disk space, or copy the folder to a larger disk.</source><translation>No ha cambiado nada. Libera espacio en el disco o copia la carpeta a un disco mayor.</translation></message>
<message><source>Nothing changed. Open this workspace with the newer version.</source><translation>No ha cambiado nada. Abre este espacio de trabajo con la versión más nueva.</translation></message>
<message><source>Nothing changed. Put longer text into a project file.</source><translation>No ha cambiado nada. Pon los textos más largos en un archivo del proyecto.</translation></message>
<message><source>Nothing changed. Quit it, or try again when it has ended.</source><translation>No ha cambiado nada. Ciérralo o vuelve a intentarlo cuando termine.</translation></message>
<message><source>Nothing changed. Reopen this page to try again.</source><translation>No ha cambiado nada. Vuelve a abrir esta página para intentarlo de nuevo.</translation></message>
<message><source>Nothing changed. Restore the workspace from a backup.</source><translation>No ha cambiado nada. Restaura el espacio de trabajo desde una copia de seguridad.</translation></message>
<message><source>Nothing changed. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>No ha cambiado nada. Ejecuta `helix-desktop workspace repair`, que trabaja sobre una copia.</translation></message>
<message><source>Nothing changed. Shorten the version; the originals keep everything.</source><translation>No ha cambiado nada. Acorta la versión; los originales lo conservan todo.</translation></message>
<message><source>Nothing changed. Try again when it has ended.</source><translation>No ha cambiado nada. Vuelve a intentarlo cuando termine.</translation></message>
<message><source>Nothing changed. Try again, choose another model, or use rules.</source><translation>No ha cambiado nada. Vuelve a intentarlo, elige otro modelo o usa reglas.</translation></message>
<message><source>Nothing changed. Try again, or compact by rules.</source><translation>No ha cambiado nada. Vuelve a intentarlo o compacta con reglas.</translation></message>
<message><source>Nothing changed. Try again.</source><translation>No cambió nada. Inténtalo de nuevo.</translation></message>
<message><source>Nothing changed. Update Helix to import it.</source><translation>No ha cambiado nada. Actualiza Helix para importarlo.</translation></message>
<message><source>Nothing changed. Update Helix to open it.</source><translation>No ha cambiado nada. Actualiza Helix para abrirlo.</translation></message>
<message><source>Nothing changed. `workspace repair` rebuilds the database from readable data.</source><translation>No ha cambiado nada. `workspace repair` reconstruye la base de datos con los datos legibles.</translation></message>
<message><source>Nothing else changed.</source><translation>No ha cambiado nada más.</translation></message>
<message><source>Nothing follows “{text}”.</source><translation>No hay nada después de “{text}”.</translation></message>
<message><source>Nothing here is called {event}.</source><translation>Aquí nada se llama {event}.</translation></message>
<message><source>Nothing here yet. Archive or delete a workspace from its menu.</source><translation>Aún no hay nada. Archiva o elimina un espacio de trabajo desde su menú.</translation></message>
<message><source>Nothing in any session contains “{0}”.</source><translation>Nada en ninguna sesión contiene “{0}”.</translation></message>
<message><source>Nothing in it looks like a secret.</source><translation>Nada en ella parece un secreto.</translation></message>
<message><source>Nothing is deleted, and you can undo it at any time, also days later.</source><translation>No se elimina nada y puedes deshacerlo en cualquier momento, también días después.</translation></message>
<message><source>Nothing is displayed incorrectly.</source><translation>No se muestra nada incorrecto.</translation></message>
<message><source>Nothing is erased, and your project files stay as they are.</source><translation>No se borra nada, y los archivos de tu proyecto se quedan como están.</translation></message>
<message><source>Nothing is stored in this workspace yet.</source><translation>Todavía no hay nada guardado en este espacio de trabajo.</translation></message>
<message><source>Nothing is stored yet.</source><translation>Todavía no hay nada guardado.</translation></message>
<message><source>Nothing is written to the prompt cache again</source><translation>No se reescribe nada en la caché de prompts</translation></message>
<message><source>Nothing new</source><translation>Nada nuevo</translation></message>
<message><source>Nothing of this turn is left to undo here.</source><translation>No queda nada de este turno que deshacer aquí.</translation></message>
<message><source>Nothing sent yet</source><translation>Nada enviado aún</translation></message>
<message><source>Nothing sent yet. This is sent together with your first message.</source><translation>Aún no se ha enviado nada. Esto se enviará junto con tu primer mensaje.</translation></message>
<message><source>Nothing spent yet.</source><translation>Aún no se ha gastado nada.</translation></message>
<message><source>Nothing to branch from.</source><translation>No hay nada desde donde crear una rama.</translation></message>
<message><source>Nothing to clean up</source><translation>Nada que limpiar</translation></message>
<message><source>Nothing to compact right now.</source><translation>Ahora no hay nada que compactar.</translation></message>
<message><source>Nothing to compact yet.</source><translation>Todavía no hay nada que compactar.</translation></message>
<message><source>Nothing to continue.</source><translation>Nada que continuar.</translation></message>
<message><source>Nothing to pin.</source><translation>Nada que fijar.</translation></message>
<message><source>Nothing to redo.</source><translation>Nada que rehacer.</translation></message>
<message><source>Nothing to send.</source><translation>Nada que enviar.</translation></message>
<message><source>Nothing to undo.</source><translation>Nada que deshacer.</translation></message>
<message><source>Nothing to undo: the context is the full history.</source><translation>Nada que deshacer: el contexto es el historial completo.</translation></message>
<message><source>Nothing waits for you.</source><translation>Nada le espera.</translation></message>
<message><source>Nothing was compacted.</source><translation>No se compactó nada.</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup, or choose another folder.</source><translation>No se creó nada en su lugar. Restáurala desde una copia de seguridad o elige otra carpeta.</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup.</source><translation>No se creó nada en su lugar. Restáurala desde una copia de seguridad.</translation></message>
<message><source>Nothing was deleted. What was moved is in {place}.</source><translation>No se eliminó nada. Lo que se movió está en {place}.</translation></message>
<message><source>Nothing was erased. Check the disk, then reopen the workspace.</source><translation>No se borró nada. Revisa el disco y vuelve a abrir el espacio de trabajo.</translation></message>
<message><source>Nothing was erased. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>No se borró nada. Ejecuta `helix-desktop workspace repair`, que trabaja sobre una copia.</translation></message>
<message><source>Nothing was erased. `helix-desktop workspace check --deep` lists what is damaged.</source><translation>No se borró nada. `helix-desktop workspace check --deep` enumera lo que está dañado.</translation></message>
<message><source>Nothing was exported. Choose another location.</source><translation>No se exportó nada. Elige otro lugar.</translation></message>
<message><source>Nothing was imported.</source><translation>No se importó nada.</translation></message>
<message><source>Nothing was imported. Choose a folder that Helix Desktop exported.</source><translation>No se importó nada. Elige una carpeta exportada por Helix Desktop.</translation></message>
<message><source>Nothing was imported. Choose another backup.</source><translation>No se importó nada. Elige otra copia de seguridad.</translation></message>
<message><source>Nothing was imported. Helix Desktop doesn't write such sessions.</source><translation>No se importó nada. Helix Desktop no escribe sesiones así.</translation></message>
<message><source>Nothing was imported. Make it again, then import it.</source><translation>No se importó nada. Vuelve a crearla e impórtala después.</translation></message>
<message><source>Nothing was imported. Replace the link with the folder itself.</source><translation>No se importó nada. Reemplaza el enlace por la carpeta misma.</translation></message>
<message><source>Nothing was imported. Update Helix Desktop.</source><translation>No se importó nada. Actualiza Helix Desktop.</translation></message>
<message><source>Nothing was installed.</source><translation>No se instaló nada.</translation></message>
<message><source>Nothing was lost: the request only cost more.</source><translation>No se perdió nada: la solicitud solo costó más.</translation></message>
<message><source>Nothing was merged.</source><translation>No se fusionó nada.</translation></message>
<message><source>Nothing was merged. Let Helix merge {into} into {branch} in this session first.</source><translation>No se fusionó nada. Pide antes a Helix que fusione {into} en {branch} en esta sesión.</translation></message>
<message><source>Nothing was removed. Can't read event {seq} of session {session}, so the entries it uses are unknown ({problem})</source><translation>No se quitó nada. No se puede leer el evento {seq} de la sesión {session}, así que no se sabe qué entradas usa ({problem})</translation></message>
<message><source>Nothing was removed. Run `git branch NAME {commit}` in the project folder first.</source><translation>No se quitó nada. Ejecuta antes `git branch NAME {commit}` en la carpeta del proyecto.</translation></message>
<message><source>Nothing was removed. Run `git worktree unlock` first.</source><translation>No se quitó nada. Ejecuta antes `git worktree unlock`.</translation></message>
<message><source>Nothing was saved.</source><translation>No se guardó nada.</translation></message>
<message><source>Nothing was saved. Choose another location.</source><translation>No se guardó nada. Elige otro lugar.</translation></message>
<message><source>Nothing was saved. Free disk space, then try again.</source><translation>No se guardó nada. Libera espacio en el disco y vuelve a intentarlo.</translation></message>
<message><source>Nothing was saved. Try again.</source><translation>No se guardó nada. Vuelve a intentarlo.</translation></message>
<message><source>Nothing was sent.</source><translation>No se envió nada.</translation></message>
<message><source>Nothing was sent. Use https://, or a server on this computer or network.</source><translation>No se envió nada. Usa https://, o un servidor de este equipo o de tu red.</translation></message>
<message><source>Nothing was sent. Use https://, or check where the name leads.</source><translation>No se envió nada. Usa https:// o comprueba adónde lleva el nombre.</translation></message>
<message><source>Nothing was written.</source><translation>No se escribió nada.</translation></message>
<message><source>Nothing was written. A page masks them; a file with the exact history can't.</source><translation>No se escribió nada. Una página los oculta; un archivo con el historial exacto no puede.</translation></message>
<message><source>Nothing yet. Write instructions above, or add an AGENTS.md to the project.</source><translation>Aún no hay nada. Escribe instrucciones arriba o añade un AGENTS.md al proyecto.</translation></message>
<message><source>Notifications</source><translation>Notificaciones</translation></message>
<message><source>Notify me when</source><translation>Notificarme cuando</translation></message>
<message><source>Notify when a call waits for an answer.</source><translation>Notificar cuando una llamada espera respuesta.</translation></message>
<message><source>Notify when a session finishes.</source><translation>Notificar cuando termina una sesión.</translation></message>
<message><source>Notify while Helix is in front, too.</source><translation>Notificar también con Helix en primer plano.</translation></message>
<message><source>Now</source><translation>Ahora</translation></message>
<message><source>Now open to commands: {0}</source><translation>Ahora abierto a los comandos: {0}</translation></message>
<message><source>Now the default in all workspaces. Takes effect with the next request.</source><translation>Ahora es el predeterminado en todos los espacios de trabajo. Se aplica con la próxima solicitud.</translation></message>
<message><source>Now {0}, after about {1} of {2} tokens</source><translation>Ahora {0}, después unos {1} de {2} tokens</translation></message>
<message><source>Numbers count this workspace's own settings.</source><translation>Los números cuentan los ajustes propios de este espacio de trabajo.</translation></message>
<message><source>Observational</source><translation>Observational</translation></message>
<message><source>Off</source><translation>Desactivado</translation></message>
<message><source>Off</source><comment>reasoning effort</comment><translation>Desactivado</translation></message>
<message><source>Off for this workspace</source><translation>Desactivado en este espacio</translation></message>
<message><source>Old outputs</source><translation>Salidas antiguas</translation></message>
<message><source>Old steps become notes here</source><translation>Aquí los pasos antiguos pasan a notas</translation></message>
<message><source>Old steps become notes here at the latest</source><translation>Aquí, a más tardar, los pasos antiguos pasan a notas</translation></message>
<message><source>Old steps may become notes from here on</source><translation>Desde aquí, los pasos antiguos pueden pasar a notas</translation></message>
<message><source>Old steps were shortened to notes by rules, without a model.</source><translation>Los pasos antiguos se acortaron a notas con reglas, sin un modelo.</translation></message>
<message><source>Older outputs moved to the cache. Each marker recalls one.</source><translation>Las salidas antiguas se movieron a la caché. Cada marcador recupera una.</translation></message>
<message><source>Older request</source><translation>Solicitud anterior</translation></message>
<message><source>Older request ([)</source><translation>Solicitud anterior ([)</translation></message>
<message><source>Older, unchanged</source><translation>Anterior, sin cambios</translation></message>
<message><source>Omit the effort, or choose another model.</source><translation>Omite el esfuerzo o elige otro modelo.</translation></message>
<message><source>On</source><comment>reasoning effort</comment><translation>Activado</translation></message>
<message><source>On disk</source><translation>En disco</translation></message>
<message><source>On price alone, compacting never pays off.</source><translation>Solo por el precio, compactar nunca compensa.</translation></message>
<message><source>On the desktop</source><translation>En el escritorio</translation></message>
<message><source>One change is of 1 to {most} lines, not of {count}.</source><translation>Un cambio es de 1 a {most} líneas, no de {count}.</translation></message>
<message><source>One fact or wish</source><translation>Un hecho o un deseo</translation></message>
<message><source>One invisible character</source><translation>Un carácter invisible</translation></message>
<message><source>One line for each sentence</source><translation>Una línea por frase</translation></message>
<message><source>One message can recall up to {0}.</source><translation>Un mensaje puede recuperar hasta {0}.</translation></message>
<message><source>One of context, pinned, cached, compacted, superseded, damaged.</source><translation>Uno de estos: context, pinned, cached, compacted, superseded, damaged.</translation></message>
<message><source>Only Bedrock and Vertex AI have a profile or file of credentials.</source><translation>Solo Bedrock y Vertex AI tienen un perfil o un archivo de credenciales.</translation></message>
<message><source>Only calls, which their results need. Exclude the results instead.</source><translation>Solo llamadas, y sus resultados las necesitan. Excluye los resultados en su lugar.</translation></message>
<message><source>Only hooks of the type {kind} run here.</source><translation>Aquí solo se ejecutan hooks del tipo {kind}.</translation></message>
<message><source>Only reads. Ends with a plan that you edit, approve, or discard.</source><translation>Solo lee. Termina con un plan que editas, apruebas o descartas.</translation></message>
<message><source>Only when you compact manually</source><translation>Solo si compactas manualmente</translation></message>
<message><source>Only {0} would fit.</source><translation>Solo cabría esto: {0}.</translation></message>
<message><source>Open</source><translation>Abrir</translation></message>
<message><source>Open</source><comment>unfold a row</comment><translation>Abrir</translation></message>
<message><source>Open a cache entry first.</source><translation>Abre antes una entrada de la caché.</translation></message>
<message><source>Open a file…</source><translation>Abrir un archivo…</translation></message>
<message><source>Open a folder in the window, or use it with `helix-desktop ask --folder`.</source><translation>Abre una carpeta en la ventana o úsala con `helix-desktop ask --folder`.</translation></message>
<message><source>Open as page</source><translation>Abrir como página</translation></message>
<message><source>Open file</source><translation>Abrir archivo</translation></message>
<message><source>Open folder</source><translation>Abrir carpeta</translation></message>
<message><source>Open folder…</source><translation>Abrir carpeta…</translation></message>
<message><source>Open full output in cache</source><translation>Abrir salida completa en la caché</translation></message>
<message><source>Open in browser</source><translation>Abrir en el navegador</translation></message>
<message><source>Open in cache</source><translation>Abrir en la caché</translation></message>
<message><source>Open link</source><translation>Abrir enlace</translation></message>
<message><source>Open mail app</source><translation>Abrir correo</translation></message>
<message><source>Open or close entry</source><translation>Abrir o cerrar entrada</translation></message>
<message><source>Open original</source><translation>Abrir original</translation></message>
<message><source>Open port {0}</source><translation>Abrir puerto {0}</translation></message>
<message><source>Open that folder as a workspace to work in worktrees.</source><translation>Abre esa carpeta como espacio de trabajo para trabajar con worktrees.</translation></message>
<message><source>Open the folder of the main repository as a workspace.</source><translation>Abre la carpeta del repositorio principal como espacio de trabajo.</translation></message>
<message><source>Open the workspace in Helix Desktop first.</source><translation>Abre antes el espacio de trabajo en Helix Desktop.</translation></message>
<message><source>Open this to commands</source><translation>Abrirlo a los comandos</translation></message>
<message><source>Open {0}</source><translation>Abrir {0}</translation></message>
<message><source>Open {0}?</source><translation>¿Abrir {0}?</translation></message>
<message><source>Opened the folder of {0}.</source><translation>Se ha abierto la carpeta de {0}.</translation></message>
<message><source>Opening the workspace sets the mark again.</source><translation>Al abrir el espacio de trabajo se vuelve a poner la marca.</translation></message>
<message><source>Opening…</source><translation>Abriendo…</translation></message>
<message><source>Opens the releases page in your browser</source><translation>Abre la página de versiones en tu navegador</translation></message>
<message><source>Opens {0}</source><translation>Abre {0}</translation></message>
<message><source>Opens {0} · sandboxed</source><translation>Abre {0} · en sandbox</translation></message>
<message><source>Open…</source><translation>Abrir…</translation></message>
<message><source>Or answer in your own words</source><translation>O responde con tus propias palabras</translation></message>
<message><source>Or at</source><translation>O al llegar a</translation></message>
<message><source>Ordinary file edits need no approval. Commands still ask.</source><translation>Los cambios normales en archivos no necesitan aprobación. Los comandos sí.</translation></message>
<message><source>Other URL ⌄</source><translation>Otra URL ⌄</translation></message>
<message><source>Other users can enter the folder {home}.</source><translation>Otros usuarios pueden entrar en la carpeta {home}.</translation></message>
<message><source>Other values</source><translation>Otros valores</translation></message>
<message><source>Others on that network could read and change everything. Use https://, or allow http:// for this host (--allow-http on the command line).</source><translation>Otras personas en esa red podrían leerlo y cambiarlo todo. Usa https:// o permite http:// para este host (--allow-http en la línea de comandos).</translation></message>
<message><source>Others on the network could read and change everything sent to an http:// server.</source><translation>Otras personas en la red podrían leer y cambiar todo lo que se envía a un servidor http://.</translation></message>
<message><source>Out of order.</source><translation>Fuera de orden.</translation></message>
<message><source>Output</source><translation>Salida</translation></message>
<message><source>Output price, USD per million tokens</source><translation>Precio de salida, USD por millón de tokens</translation></message>
<message><source>Outputs</source><translation>Salidas</translation></message>
<message><source>Outputs cached</source><translation>Salidas en caché</translation></message>
<message><source>Outputs larger than this are shortened before they enter the context.</source><translation>Las salidas mayores que esto se acortan antes de entrar en el contexto.</translation></message>
<message><source>Outputs, messages, and notes</source><translation>Salidas, mensajes y notas</translation></message>
<message><source>Outside project folder</source><translation>Fuera del proyecto</translation></message>
<message><source>Over {0} tokens: Helix compacts before sending.</source><translation>Más de {0} tokens: Helix compacta antes de enviar.</translation></message>
<message><source>Override a model's context window or prices</source><translation>Cambia la ventana de contexto o los precios de un modelo</translation></message>
<message><source>Overwrites files so that they can't be restored.</source><translation>Sobrescribe archivos de modo que no se pueden restaurar.</translation></message>
<message><source>Paste API key</source><translation>Pega la clave de API</translation></message>
<message><source>Paste an API key and wait for the test.</source><translation>Pega una clave de API y espera la prueba.</translation></message>
<message><source>Paste another client's mcpServers or an install link, or open a file or bundle</source><translation>Pega los mcpServers de otro cliente o un enlace de instalación, o abre un archivo o un paquete</translation></message>
<message><source>Path of a folder, or choose one</source><translation>Ruta de una carpeta, o elige una</translation></message>
<message><source>Paused</source><translation>En pausa</translation></message>
<message><source>Paused until you resume it: {why}</source><translation>En pausa hasta que la reanude: {why}</translation></message>
<message><source>Paused until {0}</source><translation>En pausa hasta {0}</translation></message>
<message><source>Paused until {time}: {why}</source><translation>En pausa hasta {time}: {why}</translation></message>
<message numerus="yes"><source>Pays off after {0} requests.</source><extracomment>One: Pays off after {0} request.</extracomment><translation><numerusform>Compensa tras {0} solicitud.</numerusform><numerusform>Compensa tras {0} solicitudes.</numerusform></translation></message>
<message><source>Peak context</source><translation>Pico de contexto</translation></message>
<message><source>Peak {0}% of context · {1}× cost</source><translation>Pico {0}% del contexto · {1}× costo</translation></message>
<message><source>Per session, including subagents</source><translation>Por sesión, con subagentes</translation></message>
<message><source>Permissions</source><translation>Permisos</translation></message>
<message><source>Permissions: {0} before, {1} after</source><translation>Permisos: {0} antes, {1} después</translation></message>
<message><source>Picks excerpts, takes notes, names sessions</source><translation>Elige extractos, toma notas, da nombre a sesiones</translation></message>
<message><source>Pictures aren't searched for secrets. Read the page before you share it.</source><translation>No se buscan secretos en las imágenes. Lee la página antes de compartirla.</translation></message>
<message><source>Pin</source><translation>Fijar</translation></message>
<message><source>Pin</source><comment>a pinned text</comment><translation>Fijado</translation></message>
<message><source>Pin less, or unpin something else first.</source><translation>Fija menos o desfija antes otra cosa.</translation></message>
<message><source>Pin or unpin block</source><translation>Fijar o desfijar bloque</translation></message>
<message><source>Pin or unpin entry</source><translation>Fijar o desfijar entrada</translation></message>
<message><source>Pin to context</source><translation>Fijar en el contexto</translation></message>
<message><source>Pink</source><translation>Rosa</translation></message>
<message><source>Pinned</source><translation>Fijada</translation></message>
<message><source>Pinned blocks would take more than a quarter of every request.</source><translation>Los bloques fijados ocuparían más de un cuarto de cada solicitud.</translation></message>
<message><source>Pinned by you</source><translation>Fijado por ti</translation></message>
<message><source>Pinned by you in turn {0}</source><translation>Fijado por ti en el turno {0}</translation></message>
<message><source>Pinned to context</source><translation>Fijado en el contexto</translation></message>
<message><source>Pinned. Cleanup won't delete this entry.</source><translation>Fijada. La limpieza no eliminará esta entrada.</translation></message>
<message><source>Pinned. Unpin it first.</source><translation>Fijado. Desfíjalo antes.</translation></message>
<message><source>Pinning changes nothing in the next request</source><translation>Fijar no cambia nada en la próxima solicitud</translation></message>
<message numerus="yes"><source>Pinning writes about {0} tokens to the prompt cache again</source><extracomment>One: Pinning writes about {0} token to the prompt cache again</extracomment><translation><numerusform>Fijar reescribe cerca de {0} token en la caché de prompts</numerusform><numerusform>Fijar reescribe cerca de {0} tokens en la caché de prompts</numerusform></translation></message>
<message><source>Plan</source><translation>Plan</translation></message>
<message><source>Play a sound</source><translation>Reproducir un sonido</translation></message>
<message><source>Play a sound with notifications on the desktop.</source><translation>Reproducir un sonido con las notificaciones del escritorio.</translation></message>
<message><source>Policy file</source><translation>Archivo de política</translation></message>
<message><source>Policy lab</source><translation>Laboratorio</translation></message>
<message><source>Policy not used: {why}</source><translation>Política no usada: {why}</translation></message>
<message><source>Policy of subagents: the conversation's, or a preset of their own.</source><translation>Política de los subagentes: la de la conversación o un preajuste propio.</translation></message>
<message><source>Port {0} of the command, at this address of your computer until it ends</source><translation>Puerto {0} del comando, en esta dirección de tu equipo hasta que termine</translation></message>
<message><source>Possible letters: i m s x.</source><translation>Letras posibles: i m s x.</translation></message>
<message><source>Possible values: {known}.</source><translation>Valores posibles: {known}.</translation></message>
<message><source>Possible values: {low} to {high}.</source><translation>Valores posibles: de {low} a {high}.</translation></message>
<message><source>Practice model</source><translation>Modelo de práctica</translation></message>
<message><source>Press keys…</source><translation>Pulsa las teclas…</translation></message>
<message><source>Preview</source><translation>Vista previa</translation></message>
<message><source>Preview kept</source><translation>Vista previa conservada</translation></message>
<message><source>Preview of a large output</source><translation>Vista previa de una salida grande</translation></message>
<message><source>Preview while Helix chooses what to keep</source><translation>Vista previa mientras Helix elige qué conservar</translation></message>
<message><source>Preview, as no choice could be used</source><translation>Vista previa, pues no se pudo usar ninguna elección</translation></message>
<message><source>Preview, as there is no excerpt</source><translation>Vista previa, pues no hay extracto</translation></message>
<message><source>Preview, chosen by Helix</source><translation>Vista previa, elegida por Helix</translation></message>
<message><source>Preview, chosen by you</source><translation>Vista previa, elegida por ti</translation></message>
<message><source>Previous (Enter)</source><translation>Anterior (Enter)</translation></message>
<message><source>Previous change</source><translation>Cambio anterior</translation></message>
<message><source>Previous entry (↑)</source><translation>Entrada anterior (↑)</translation></message>
<message><source>Previous line (Alt+Up)</source><translation>Línea anterior (Alt+Arriba)</translation></message>
<message><source>Previous match (Shift+Enter)</source><translation>Resultado anterior (Mayús+Enter)</translation></message>
<message><source>Previous turn, unchanged</source><translation>Turno anterior, sin cambios</translation></message>
<message numerus="yes"><source>Price unknown for {0} calls</source><extracomment>One: Price unknown for {0} call</extracomment><translation><numerusform>Precio desconocido de {0} llamada</numerusform><numerusform>Precio desconocido de {0} llamadas</numerusform></translation></message>
<message><source>Price unknown, so Helix can't say when compacting pays off.</source><translation>Precio desconocido, así que Helix no sabe cuándo compensa compactar.</translation></message>
<message><source>Price: {0}</source><translation>Precio: {0}</translation></message>
<message><source>Private host</source><translation>Host privado</translation></message>
<message><source>Private hosts</source><translation>Hosts privados</translation></message>
<message><source>Private hosts for http://, separated by spaces</source><translation>Hosts privados para http://, separados por espacios</translation></message>
<message><source>Private hosts that may be reached by http://, separated by spaces.</source><translation>Hosts privados a los que se puede acceder por http://, separados por espacios.</translation></message>
<message><source>Process {pid} has this workspace open and isn't responding.</source><translation>El proceso {pid} tiene abierto este espacio de trabajo y no responde.</translation></message>
<message><source>Process {pid}, another version of Helix, has this workspace open.</source><translation>El proceso {pid}, otra versión de Helix, tiene abierto este espacio de trabajo.</translation></message>
<message><source>Programs</source><translation>Programas</translation></message>
<message><source>Programs or agents act upon {names}. Instructions among them aren't used until you choose to use them in Settings › Instructions.</source><translation>Los programas o agentes actúan según {names}. Las instrucciones que haya entre ellos no se usan hasta que lo elijas en Ajustes › Instrucciones.</translation></message>
<message><source>Programs that exchange datagrams over sockets with a path don't work; programs that connect to each other do.</source><translation>Los programas que intercambian datagramas por sockets con ruta no funcionan; los que se conectan entre sí, sí.</translation></message>
<message><source>Programs that talk to each other over sockets with a path don't work on this system.</source><translation>En este sistema no funcionan los programas que se conectan entre sí por sockets con ruta.</translation></message>
<message><source>Project Background</source><translation>Trasfondo del proyecto</translation></message>
<message><source>Project instructions</source><translation>Instrucciones del proyecto</translation></message>
<message><source>Project instructions and your “Always” rules apply</source><translation>Se aplican las instrucciones del proyecto y tus reglas de “Siempre”</translation></message>
<message><source>Project instructions are ignored; every command and change asks</source><translation>Se ignoran las instrucciones del proyecto; se pregunta por cada comando y cambio</translation></message>
<message><source>Prompt cache breaks</source><translation>Roturas de caché</translation></message>
<message><source>Prompt cache expired</source><translation>Caché de prompts caducada</translation></message>
<message><source>Prompt cache missed</source><translation>Sin acierto en la caché de prompts</translation></message>
<message><source>Prompt cache until {0} ({1})</source><translation>Caché de prompts hasta las {0} ({1})</translation></message>
<message><source>Protocol</source><translation>Protocolo</translation></message>
<message><source>Providers</source><translation>Proveedores</translation></message>
<message><source>Providers and keys</source><translation>Proveedores y claves</translation></message>
<message><source>Publishes a package.</source><translation>Publica un paquete.</translation></message>
<message><source>Publishes commits to another place.</source><translation>Publica commits en otro lugar.</translation></message>
<message><source>Put / between folders; choose a plain name.</source><translation>Pon / entre carpetas; elige un nombre sencillo.</translation></message>
<message><source>Put a {sign} where it ends.</source><translation>Pon {sign} donde termina.</translation></message>
<message><source>Put back</source><translation>Devolver</translation></message>
<message><source>Put back: {0}</source><translation>Devuelto a su sitio: {0}</translation></message>
<message><source>Put messages and arguments of tools into traces.</source><translation>Incluir mensajes y argumentos de herramientas en las trazas.</translation></message>
<message><source>Put the key into a header.</source><translation>Pon la clave en un encabezado.</translation></message>
<message><source>Put the secrets into one folder, into version control or elsewhere; or choose a smaller folder as the project folder.</source><translation>Pon los secretos en una sola carpeta, en el control de versiones o en otro lugar; o elige una carpeta más pequeña como carpeta del proyecto.</translation></message>
<message><source>Put what it leads to in its place.</source><translation>Pon en su lugar aquello a lo que lleva.</translation></message>
<message><source>Query parameters</source><translation>Parámetros de consulta</translation></message>
<message><source>Questions</source><translation>Preguntas</translation></message>
<message><source>Questions that nobody answers</source><translation>Preguntas que nadie responde</translation></message>
<message><source>Queue</source><translation>Poner en cola</translation></message>
<message><source>Queue: the agent goes on, and the question waits until the turn ends</source><translation>Poner en cola: el agente sigue y la pregunta espera hasta que termine el turno</translation></message>
<message><source>Queued messages</source><translation>Mensajes en la cola</translation></message>
<message><source>Queued since {0}: the agent goes on</source><translation>En cola desde {0}: el agente sigue</translation></message>
<message><source>Quick check of the index, or every byte</source><translation>Comprobación rápida del índice, o de cada byte</translation></message>
<message><source>Quit</source><translation>Salir</translation></message>
<message><source>Quit without applying your changes?</source><translation>¿Salir sin aplicar tus cambios?</translation></message>
<message><source>Quitting discards what you edited but did not apply: {0}.</source><translation>Al salir se descarta lo que has editado y no has aplicado: {0}.</translation></message>
<message><source>Reached through Helix's proxy. Private hosts need a port</source><translation>A través del proxy de Helix. Los hosts privados necesitan un puerto</translation></message>
<message><source>Reaches the whole network or nothing. Single hosts can't be allowed.</source><translation>Accede a toda la red o a nada. No se pueden permitir hosts individuales.</translation></message>
<message><source>Reaches {host}: data can be sent there.</source><translation>Llega a {host}: se pueden enviar datos allí.</translation></message>
<message><source>Read further</source><translation>Seguir leyendo</translation></message>
<message><source>Read it again first.</source><translation>Léelo antes de nuevo.</translation></message>
<message><source>Read the file again: there, each of them has its own mark.</source><translation>Vuelve a leer el archivo: ahí cada uno tiene su propia marca.</translation></message>
<message><source>Readable folders</source><translation>Carpetas legibles</translation></message>
<message><source>Reading all sessions first. Nothing has been deleted.</source><translation>Primero se leen todas las sesiones. No se ha eliminado nada.</translation></message>
<message><source>Reading models…</source><translation>Leyendo modelos…</translation></message>
<message><source>Reading sessions of {0}…</source><translation>Leyendo sesiones de {0}…</translation></message>
<message><source>Reading sessions…</source><translation>Leyendo sesiones…</translation></message>
<message><source>Reading, in percent</source><translation>Leyendo, en porcentaje</translation></message>
<message><source>Reading…</source><translation>Leyendo…</translation></message>
<message><source>Reads the system and your toolchains, but nothing else in home folders or on other disks.</source><translation>Lee el sistema y tus herramientas de compilación, pero nada más en carpetas personales ni en otros discos.</translation></message>
<message><source>Ready</source><translation>Listo</translation></message>
<message><source>Reason</source><translation>Motivo</translation></message>
<message><source>Reasoning budget</source><translation>Presupuesto de razonamiento</translation></message>
<message><source>Reasoning effort</source><translation>Esfuerzo de razonamiento</translation></message>
<message><source>Reasoning effort from here on: {0}</source><translation>Esfuerzo de razonamiento desde aquí: {0}</translation></message>
<message><source>Reasoning effort: {0}</source><translation>Esfuerzo de razonamiento: {0}</translation></message>
<message><source>Recall</source><translation>Recuperar</translation></message>
<message><source>Recall   {0}</source><translation>Recuperar   {0}</translation></message>
<message><source>Recall into next message</source><translation>Recuperar en el próximo mensaje</translation></message>
<message><source>Recall it into your next message, or undo the handover first.</source><translation>Recupéralo en tu próximo mensaje o deshaz antes el traspaso.</translation></message>
<message><source>Recall matches</source><translation>Recuperar resultados</translation></message>
<message><source>Recall matches in {0}</source><translation>Recuperar resultados en {0}</translation></message>
<message><source>Recall {0}</source><translation>Recuperar {0}</translation></message>
<message><source>Recall {0} into next message</source><translation>Recuperar {0} en el próximo mensaje</translation></message>
<message><source>Recall {0} of {1}</source><translation>Recuperar {0} de {1}</translation></message>
<message><source>Recalled</source><translation>Recuperada</translation></message>
<message><source>Recalls</source><translation>Recuperaciones</translation></message>
<message><source>Recent</source><translation>Recientes</translation></message>
<message><source>Recent cache entries</source><translation>Entradas recientes de la caché</translation></message>
<message><source>Recent references</source><translation>Referencias recientes</translation></message>
<message><source>Recent workspaces</source><translation>Espacios recientes</translation></message>
<message><source>Record the requests that agents of other programs send to their models.</source><translation>Registrar las solicitudes que los agentes de otros programas envían a sus modelos.</translation></message>
<message><source>Record their requests</source><translation>Registrar sus solicitudes</translation></message>
<message><source>Red</source><translation>Rojo</translation></message>
<message><source>Redo</source><translation>Rehacer</translation></message>
<message><source>Redo compaction</source><translation>Rehacer compactación</translation></message>
<message><source>Redo this change</source><translation>Rehacer este cambio</translation></message>
<message><source>Redo what the rewind took back</source><translation>Rehacer lo que deshizo la vuelta atrás</translation></message>
<message><source>Redo: {0}</source><translation>Rehacer: {0}</translation></message>
<message><source>Redone</source><translation>Rehecho</translation></message>
<message><source>Redone: {0}</source><translation>Rehecho: {0}</translation></message>
<message><source>Reduced</source><translation>Reducido</translation></message>
<message><source>Reduced turns off sliding and fading</source><translation>Reducido desactiva deslizamientos y fundidos</translation></message>
<message><source>References</source><translation>Referencias</translation></message>
<message><source>Refining notes</source><translation>Refinando notas</translation></message>
<message><source>Refresh models</source><translation>Actualizar modelos</translation></message>
<message><source>Refs</source><translation>Refs</translation></message>
<message><source>Reinstall Helix Desktop.</source><translation>Reinstala Helix Desktop.</translation></message>
<message><source>Reject</source><translation>Rechazar</translation></message>
<message><source>Rejected. Helix asks each time and won't suggest it again.</source><translation>Rechazada. Helix pregunta cada vez y no volverá a sugerirla.</translation></message>
<message><source>Remove</source><translation>Quitar</translation></message>
<message><source>Remove (Delete)</source><translation>Quitar (Supr)</translation></message>
<message><source>Remove all steps</source><translation>Quitar todos los pasos</translation></message>
<message><source>Remove images until the message fits.</source><translation>Quita imágenes hasta que quepa el mensaje.</translation></message>
<message><source>Remove it from the URL. Keys belong in the system keyring.</source><translation>Quítala de la URL. Las claves van en el llavero del sistema.</translation></message>
<message><source>Remove one first.</source><translation>Quita uno antes.</translation></message>
<message><source>Remove one.</source><translation>Quita una.</translation></message>
<message><source>Remove provider</source><translation>Quitar proveedor</translation></message>
<message><source>Remove some in Settings › Permissions.</source><translation>Quita algunas en Ajustes › Permisos.</translation></message>
<message><source>Remove some.</source><translation>Quita algunos.</translation></message>
<message><source>Remove the names of these commits?</source><translation>¿Quitar los nombres de estos commits?</translation></message>
<message><source>Remove the worktree {0}?</source><translation>¿Quitar el worktree {0}?</translation></message>
<message><source>Remove this field.</source><translation>Quita este campo.</translation></message>
<message><source>Remove this header, or set that the provider needs no key.</source><translation>Quita este encabezado o indica que el proveedor no necesita clave.</translation></message>
<message><source>Remove this header.</source><translation>Quita este encabezado.</translation></message>
<message><source>Remove worktree…</source><translation>Quitar worktree…</translation></message>
<message><source>Removed</source><translation>Quitado</translation></message>
<message><source>Removed</source><comment>a rule</comment><translation>Quitada</translation></message>
<message><source>Removed since request {0}</source><translation>Quitado desde la solicitud {0}</translation></message>
<message><source>Removed. Earlier versions still have it.</source><translation>Quitada. Las versiones anteriores aún la tienen.</translation></message>
<message><source>Rename</source><translation>Renombrar</translation></message>
<message><source>Rename and color</source><translation>Nombre y color</translation></message>
<message><source>Rename and color…</source><translation>Nombre y color…</translation></message>
<message><source>Rename session</source><translation>Renombrar sesión</translation></message>
<message><source>Rename session…</source><translation>Renombrar sesión…</translation></message>
<message><source>Rename the folder or choose another one.</source><translation>Cambia el nombre de la carpeta o elige otra.</translation></message>
<message><source>Rename…</source><translation>Renombrar…</translation></message>
<message><source>Reopen the last workspace</source><translation>Reabrir el último espacio</translation></message>
<message><source>Reopen the last workspace at startup.</source><translation>Reabrir el último espacio de trabajo al iniciar.</translation></message>
<message><source>Reopen the workspace and try again.</source><translation>Vuelve a abrir el espacio de trabajo e inténtalo de nuevo.</translation></message>
<message><source>Reopen the workspace to continue.</source><translation>Vuelve a abrir el espacio de trabajo para continuar.</translation></message>
<message><source>Repair or move the file.</source><translation>Repara o mueve el archivo.</translation></message>
<message><source>Repairing {folder} needs {needed} of free disk space, but only {free} is free.</source><translation>Reparar {folder} necesita {needed} de espacio libre en el disco, pero solo hay {free}.</translation></message>
<message><source>Replace or remove lines.</source><translation>Reemplaza o quita líneas.</translation></message>
<message><source>Replaces or deletes commits that were pushed.</source><translation>Reemplaza o elimina commits ya enviados.</translation></message>
<message><source>Replay in the lab</source><translation>Reproducir en el laboratorio</translation></message>
<message><source>Replay them into two folders.</source><translation>Reprodúcelas en dos carpetas.</translation></message>
<message><source>Replaying {0}: {1} of {2}</source><translation>Reproduciendo {0}: {1} de {2}</translation></message>
<message><source>Replaying {0}…</source><translation>Reproduciendo {0}…</translation></message>
<message><source>Replaying…</source><translation>Reproduciendo…</translation></message>
<message><source>Replays of recorded sessions; cost relative to compacting only at 85%</source><translation>Reproducciones de sesiones grabadas; costo respecto a compactar solo al 85 %</translation></message>
<message><source>Replays on a cluster need Dask, which is not installed.</source><translation>Para reproducir sesiones en un clúster hace falta Dask, que no está instalado.</translation></message>
<message><source>Request</source><translation>Solicitud</translation></message>
<message><source>Request copied block by block. The exact bytes weren't recorded.</source><translation>La solicitud se copió bloque por bloque. Los bytes exactos no se registraron.</translation></message>
<message><source>Request copied.</source><translation>Solicitud copiada.</translation></message>
<message><source>Request cost</source><translation>Costo de la solicitud</translation></message>
<message><source>Request {0}</source><translation>Solicitud {0}</translation></message>
<message><source>Request {0} of {1}</source><translation>Solicitud {0} de {1}</translation></message>
<message><source>Request {0} of {1} · sent {2} · {3} tokens</source><translation>Solicitud {0} de {1} · enviada: {2} · {3} tokens</translation></message>
<message><source>Requested by a command</source><translation>Pedido por un comando</translation></message>
<message><source>Requests</source><translation>Solicitudes</translation></message>
<message><source>Requests in this session</source><translation>Solicitudes de esta sesión</translation></message>
<message><source>Requests in this session appear here.</source><translation>Las solicitudes de esta sesión aparecen aquí.</translation></message>
<message numerus="yes"><source>Requests {1}</source><extracomment>One: Request {1}</extracomment><translation><numerusform>Solicitud {1}</numerusform><numerusform>Solicitudes {1}</numerusform></translation></message>
<message><source>Required arguments are missing:</source><translation>Faltan argumentos obligatorios:</translation></message>
<message><source>Required.</source><translation>Obligatorio.</translation></message>
<message><source>Requires a key</source><translation>Requiere una clave</translation></message>
<message><source>Reserved for reply</source><translation>Reserva para respuesta</translation></message>
<message numerus="yes"><source>Reserved for the reply: {0} tokens</source><extracomment>One: Reserved for the reply: {0} token</extracomment><translation><numerusform>Reserva para la respuesta: {0} token</numerusform><numerusform>Reserva para la respuesta: {0} tokens</numerusform></translation></message>
<message><source>Reset</source><translation>Restablecer</translation></message>
<message><source>Reset to defaults</source><translation>Restablecer valores</translation></message>
<message><source>Reset to the built-in values.</source><translation>Restablece los valores integrados.</translation></message>
<message><source>Reset to {0}</source><translation>Restablecer a {0}</translation></message>
<message><source>Resources of {0}</source><translation>Recursos de {0}</translation></message>
<message><source>Restart</source><translation>Reiniciar</translation></message>
<message><source>Restart Helix to use the sandbox.</source><translation>Reinicia Helix para usar el sandbox.</translation></message>
<message><source>Restart it, or allow it more time, in Settings › MCP servers.</source><translation>Reinícialo o dale más tiempo en Ajustes › Servidores MCP.</translation></message>
<message><source>Restart normally</source><translation>Reiniciar normalmente</translation></message>
<message><source>Restore</source><translation>Restaurar</translation></message>
<message><source>Restore as new version</source><translation>Restaurar versión</translation></message>
<message><source>Restore file</source><translation>Restaurar archivo</translation></message>
<message><source>Restore from file…</source><translation>Restaurar desde archivo…</translation></message>
<message><source>Restore the whole file.</source><translation>Restaura el archivo completo.</translation></message>
<message><source>Restored and verified.</source><translation>Restaurada y verificada.</translation></message>
<message><source>Restored {0}</source><translation>Restaurado: {0}</translation></message>
<message><source>Restored. Takes effect with the next turn.</source><translation>Restaurado. Vale desde el próximo turno.</translation></message>
<message><source>Results</source><translation>Resultados</translation></message>
<message><source>Resume</source><translation>Reanudar</translation></message>
<message><source>Resume at</source><translation>Reanudar a las</translation></message>
<message><source>Resume at this time</source><translation>Reanudar a esta hora</translation></message>
<message><source>Resume at…</source><translation>Reanudar a las…</translation></message>
<message><source>Resume now</source><translation>Reanudar ahora</translation></message>
<message><source>Resume. A running command was cut off.</source><translation>Reanudar. Se cortó un comando en ejecución.</translation></message>
<message><source>Resuming costs about {cost} more, since the prompt cache has ended by then.</source><translation>Reanudar cuesta unos {cost} más, porque para entonces la caché de prompts habrá caducado.</translation></message>
<message><source>Retry in new branch</source><translation>Reintentar en rama nueva</translation></message>
<message><source>Retry now</source><translation>Reintentar</translation></message>
<message><source>Retrying in {0} s · attempt {1}</source><translation>Reintento en {0} s · intento {1}</translation></message>
<message><source>Retrying in {0} · attempt {1}</source><translation>Reintento en {0} · intento {1}</translation></message>
<message><source>Retrying · attempt {0}</source><translation>Reintentando · intento {0}</translation></message>
<message><source>Review before use</source><translation>Revisar antes de usar</translation></message>
<message><source>Review it again.</source><translation>Revísalo de nuevo.</translation></message>
<message><source>Review {0}</source><translation>Revisar {0}</translation></message>
<message><source>Rewind</source><translation>Vuelta atrás</translation></message>
<message><source>Rewind in new branch</source><translation>Volver atrás en una rama nueva</translation></message>
<message><source>Rewind in place.</source><translation>Vuelve atrás en la propia sesión.</translation></message>
<message><source>Rewind taken back</source><translation>Vuelta atrás deshecha</translation></message>
<message><source>Rewind this session</source><translation>Volver atrás en esta sesión</translation></message>
<message><source>Rewind to here</source><translation>Volver hasta aquí</translation></message>
<message><source>Rewind to here…</source><translation>Volver hasta aquí…</translation></message>
<message><source>Rewound</source><translation>Rebobinado</translation></message>
<message><source>Rewrite with…</source><translation>Reescribir con…</translation></message>
<message><source>Role of this subagent</source><translation>Qué es este subagente</translation></message>
<message><source>Rule added.</source><translation>Regla añadida.</translation></message>
<message><source>Rules</source><translation>Reglas</translation></message>
<message><source>Run `aws configure`, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or add the provider with a key.</source><translation>Ejecuta `aws configure`, define AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY, o añade el proveedor con una clave.</translation></message>
<message><source>Run `gcloud auth application-default login`, or name the file of a service account.</source><translation>Ejecuta `gcloud auth application-default login` o indica el archivo de una cuenta de servicio.</translation></message>
<message><source>Run `git init` there first.</source><translation>Ejecuta antes `git init` allí.</translation></message>
<message><source>Run `git pack-refs --all` yourself.</source><translation>Ejecuta `git pack-refs --all` tú mismo.</translation></message>
<message><source>Run `helix-desktop workspace check`, or delete that session if you no longer need it.</source><translation>Ejecuta `helix-desktop workspace check`, o elimina esa sesión si ya no la necesitas.</translation></message>
<message><source>Run `helix-desktop workspace check`.</source><translation>Ejecuta `helix-desktop workspace check`.</translation></message>
<message><source>Run it in a terminal to see why.</source><translation>Ejecútalo en una terminal para ver por qué.</translation></message>
<message><source>Run this instead</source><translation>Ejecutar esto</translation></message>
<message><source>Running commands</source><translation>Comandos en curso</translation></message>
<message><source>Running commands and open steps of this session</source><translation>Comandos en curso y pasos pendientes de esta sesión</translation></message>
<message><source>Running · {0}</source><translation>En curso · {0}</translation></message>
<message><source>Running: {running}.</source><translation>En curso: {running}.</translation></message>
<message><source>Runs automatically at {0}.</source><translation>Se ejecuta automáticamente al {0}.</translation></message>
<message><source>Runs in the background until it ends or someone stops it.</source><translation>Se ejecuta en segundo plano hasta que termina o alguien lo detiene.</translation></message>
<message><source>Runs its commands outside Helix's sandbox.</source><translation>Ejecuta sus comandos fuera del sandbox de Helix.</translation></message>
<message><source>SESSIONS</source><translation>SESIONES</translation></message>
<message><source>SHA-256</source><translation>SHA-256</translation></message>
<message><source>SHA-256 {0} recorded</source><translation>SHA-256 {0} registrado</translation></message>
<message><source>SHA-256 {0} {1}</source><translation>SHA-256 {0} {1}</translation></message>
<message><source>Safe mode: Helix quit unexpectedly twice at startup. MCP servers are off, no workspace is open, and settings are at their defaults. Your data is unchanged.</source><translation>Modo seguro: Helix se cerró inesperadamente dos veces al iniciar. Los servidores MCP están desactivados, no hay ningún espacio de trabajo abierto y los ajustes tienen sus valores predeterminados. Tus datos no han cambiado.</translation></message>
<message><source>Same as folder</source><translation>Como la carpeta</translation></message>
<message><source>Same as {0}</source><translation>Como {0}</translation></message>
<message><source>Same text as {name}.</source><translation>Mismo texto que {name}.</translation></message>
<message><source>Sandbox</source><translation>Sandbox</translation></message>
<message><source>Sandbox commands on macOS with Seatbelt, which was never run on a Mac yet.</source><translation>Ejecutar comandos en el sandbox Seatbelt en macOS, que aún no se ha ejecutado en ningún Mac.</translation></message>
<message><source>Sandbox for commands (experimental)</source><translation>Sandbox para comandos (experimental)</translation></message>
<message><source>Sandboxed</source><translation>En sandbox</translation></message>
<message><source>Sandboxed auto</source><translation>Auto en sandbox</translation></message>
<message><source>Sandboxed commands and ordinary file edits need no approval. Allowed hosts are in reach.</source><translation>Los comandos en el sandbox y los cambios normales en archivos no necesitan aprobación. Los hosts permitidos están al alcance.</translation></message>
<message><source>Sandboxed with Seatbelt, which is new in Helix: can write only in the project folder and the workspace's own home folder, and can't read yours.</source><translation>En el sandbox con Seatbelt, nuevo en Helix: solo puede escribir en la carpeta del proyecto y en la carpeta personal propia del espacio de trabajo, y no puede leer la tuya.</translation></message>
<message><source>Sandboxed with bubblewrap</source><translation>En sandbox con bubblewrap</translation></message>
<message><source>Sandboxed: can write only in the project folder and the workspace's own home folder, and can't see yours.</source><translation>En el sandbox: solo puede escribir en la carpeta del proyecto y en la carpeta personal propia del espacio de trabajo, y no puede ver la tuya.</translation></message>
<message><source>Sandboxes are available on Linux only.</source><translation>El sandbox solo está disponible en Linux.</translation></message>
<message><source>Save</source><translation>Guardar</translation></message>
<message><source>Save a copy</source><translation>Guardar una copia</translation></message>
<message><source>Save anyway</source><translation>Guardar igualmente</translation></message>
<message><source>Save as new version</source><translation>Guardar como versión nueva</translation></message>
<message><source>Save as…</source><translation>Guardar como…</translation></message>
<message><source>Save code</source><translation>Guardar código</translation></message>
<message><source>Save code as…</source><translation>Guardar código como…</translation></message>
<message><source>Save it as a file in the project and ask Helix to read it.</source><translation>Guárdalo como archivo en el proyecto y pide a Helix que lo lea.</translation></message>
<message><source>Save it with `helix-desktop server secret {server} {name}`.</source><translation>Guárdalo con `helix-desktop server secret {server} {name}`.</translation></message>
<message><source>Save its token as the secret Authorization.</source><translation>Guarda su token como secreto Authorization.</translation></message>
<message><source>Save page</source><translation>Guardar página</translation></message>
<message><source>Save page…</source><translation>Guardar página…</translation></message>
<message><source>Save readable part</source><translation>Guardar parte legible</translation></message>
<message><source>Save readable part…</source><translation>Guardar parte legible…</translation></message>
<message><source>Saved</source><translation>Ahorrado</translation></message>
<message><source>Saved in {0}</source><translation>Guardada en {0}</translation></message>
<message><source>Saved in {0} ✓</source><translation>Guardada en {0} ✓</translation></message>
<message><source>Saved to {0}.</source><translation>Guardado en {0}.</translation></message>
<message><source>Saved to {0}. The {1} missing bytes are marked.</source><translation>Guardado en {0}. Los {1} bytes que faltan están marcados.</translation></message>
<message><source>Saved. Takes effect with the next request.</source><translation>Guardado. Se aplica con la próxima solicitud.</translation></message>
<message><source>Saved. Takes effect with the next turn.</source><translation>Guardado. Vale desde el próximo turno.</translation></message>
<message><source>Saved: {0}</source><translation>Guardado: {0}</translation></message>
<message><source>Saves about {0} on the next request after that</source><translation>Ahorra unos {0} en la siguiente solicitud después de eso</translation></message>
<message><source>Scale down</source><translation>Reducir</translation></message>
<message><source>Scale down or remove the oversized image first.</source><translation>Reduce o quita antes la imagen demasiado grande.</translation></message>
<message><source>Scales the whole window, also by keys (Settings › Shortcuts)</source><translation>Escala toda la ventana, también con teclas (Ajustes › Atajos)</translation></message>
<message><source>Search</source><translation>Buscar</translation></message>
<message><source>Search actions, sessions, files, and cache</source><translation>Busca acciones, sesiones, archivos y caché</translation></message>
<message><source>Search all sessions</source><translation>Buscar en todas las sesiones</translation></message>
<message><source>Search all sessions for “{0}”</source><translation>Buscar “{0}” en todas las sesiones</translation></message>
<message><source>Search everything</source><translation>Buscar en todo</translation></message>
<message><source>Search may not find this entry.</source><translation>Puede que la búsqueda no encuentre esta entrada.</translation></message>
<message><source>Search models</source><translation>Buscar modelos</translation></message>
<message><source>Search past requests</source><translation>Buscar en solicitudes anteriores</translation></message>
<message><source>Search past requests…</source><translation>Buscar en solicitudes anteriores…</translation></message>
<message><source>Search settings</source><translation>Buscar ajustes</translation></message>
<message numerus="yes"><source>Search stopped after {count} entries.</source><extracomment>One: Search stopped after {count} entry.</extracomment><translation><numerusform>La búsqueda se detuvo tras {count} entrada.</numerusform><numerusform>La búsqueda se detuvo tras {count} entradas.</numerusform></translation></message>
<message><source>Search the text first</source><translation>Busca antes en el texto</translation></message>
<message><source>Search, or type provider/model</source><translation>Busca o escribe proveedor/modelo</translation></message>
<message><source>Searching all sessions…</source><translation>Buscando en todas las sesiones…</translation></message>
<message><source>Searching the project's files for secrets…</source><translation>Buscando secretos en los archivos del proyecto…</translation></message>
<message><source>Searching…</source><translation>Buscando…</translation></message>
<message><source>Seatbelt of macOS. Nobody has used it with Helix yet; without it, Helix asks before each command. Takes effect after a restart</source><translation>Seatbelt de macOS. Nadie lo ha usado todavía con Helix; sin él, Helix pregunta antes de cada comando. Se aplica al reiniciar</translation></message>
<message><source>Seconds after which a call that reports nothing is canceled</source><translation>Segundos tras los que se cancela una llamada que no informa de nada</translation></message>
<message><source>Secrets are stored in the keyring.</source><translation>Los secretos se guardan en el llavero.</translation></message>
<message><source>See Settings › Sandbox, or Settings › Permissions for how to get one.</source><translation>Mira en Ajustes › Sandbox, o en Ajustes › Permisos cómo conseguir uno.</translation></message>
<message><source>Select a block first.</source><translation>Selecciona antes un bloque.</translation></message>
<message><source>Select a file to see its changes line by line.</source><translation>Selecciona un archivo para ver sus cambios línea por línea.</translation></message>
<message><source>Select all</source><translation>Seleccionar todo</translation></message>
<message><source>Select lines in the text first</source><translation>Selecciona antes líneas del texto</translation></message>
<message><source>Selected message</source><translation>Mensaje seleccionado</translation></message>
<message><source>Send</source><translation>Enviar</translation></message>
<message><source>Send (Enter)</source><translation>Enviar (Enter)</translation></message>
<message><source>Send /{0} as a message?</source><translation>¿Enviar /{0} como mensaje?</translation></message>
<message><source>Send a message in the window to look at it, or run `helix-desktop guest approve {id}`.</source><translation>Envía un mensaje en la ventana para verlo, o ejecuta `helix-desktop guest approve {id}`.</translation></message>
<message><source>Send a message that helps, or choose another model.</source><translation>Envía un mensaje que lo ayude o elige otro modelo.</translation></message>
<message><source>Send a message that reads or searches files to fill the cache.</source><translation>Envía un mensaje que lea o busque archivos para llenar la caché.</translation></message>
<message><source>Send a message to start a session.</source><translation>Envía un mensaje para empezar una sesión.</translation></message>
<message><source>Send a message.</source><translation>Envía un mensaje.</translation></message>
<message><source>Send a test</source><translation>Enviar una prueba</translation></message>
<message><source>Send again</source><translation>Enviar de nuevo</translation></message>
<message><source>Send again or choose another model.</source><translation>Envía de nuevo o elige otro modelo.</translation></message>
<message><source>Send again with another model</source><translation>Enviar de nuevo con otro modelo</translation></message>
<message><source>Send again without this block</source><translation>Enviar de nuevo sin este bloque</translation></message>
<message><source>Send again…</source><translation>Enviar de nuevo…</translation></message>
<message><source>Send as message</source><translation>Enviar como mensaje</translation></message>
<message><source>Send back to parent session</source><translation>Devolver a la sesión de origen</translation></message>
<message><source>Send comments</source><translation>Enviar comentarios</translation></message>
<message><source>Send email to someone at {0}?</source><translation>¿Enviar un correo a alguien en {0}?</translation></message>
<message><source>Send in new branch</source><translation>Enviar en rama nueva</translation></message>
<message><source>Send now</source><translation>Enviar ahora</translation></message>
<message><source>Send queued messages</source><translation>Enviar mensajes de la cola</translation></message>
<message><source>Send shortened</source><translation>Enviar acortado</translation></message>
<message><source>Send the key in a header.</source><translation>Envía la clave en un encabezado.</translation></message>
<message><source>Send the message again, or choose another model.</source><translation>Envía el mensaje de nuevo o elige otro modelo.</translation></message>
<message><source>Send the message again.</source><translation>Envía el mensaje de nuevo.</translation></message>
<message><source>Sending the first request…</source><translation>Enviando la primera solicitud…</translation></message>
<message><source>Sends data to another computer.</source><translation>Envía datos a otro equipo.</translation></message>
<message><source>Sends more tokens, or rebuilds the prompt cache more often.</source><translation>Envía más tokens o reconstruye más a menudo la caché de prompts.</translation></message>
<message><source>Sends request {0} once more. No tool runs, and the conversation stays as it is.</source><translation>Envía la solicitud {0} una vez más. No se ejecuta ninguna herramienta y la conversación queda como está.</translation></message>
<message><source>Sent</source><translation>Enviada</translation></message>
<message><source>Sent before Helix recorded this text</source><translation>Enviado antes de que Helix registrara este texto</translation></message>
<message><source>Sent by the agent itself</source><translation>Enviado por el propio agente</translation></message>
<message><source>Sent by the agent itself, as recorded. Its context is its own.</source><translation>Enviado por el propio agente, tal como se registró. Su contexto es suyo.</translation></message>
<message><source>Sent first in every request</source><translation>Se envía primero en cada solicitud</translation></message>
<message><source>Sent. If you see nothing, look at the desktop's settings.</source><translation>Enviada. Si no ves nada, mira los ajustes del escritorio.</translation></message>
<message><source>Separate several values by semicolons.</source><translation>Separa varios valores con punto y coma.</translation></message>
<message><source>Server list</source><translation>Lista de servidores</translation></message>
<message><source>Server lists and bundles (*.json *.mcpb *.dxt);;All files (*)</source><translation>Listas de servidores y paquetes (*.json *.mcpb *.dxt);;Todos los archivos (*)</translation></message>
<message><source>Server {name} contains a character that can't be passed to a program.</source><translation>El servidor {name} contiene un carácter que no se puede pasar a un programa.</translation></message>
<message><source>Server {name} isn't turned on.</source><translation>El servidor {name} no está activado.</translation></message>
<message><source>Server {name} needs a command or URL.</source><translation>El servidor {name} necesita un comando o una URL.</translation></message>
<message><source>Servers</source><translation>Servidores</translation></message>
<message><source>Servers: {known}.</source><translation>Servidores: {known}.</translation></message>
<message><source>Session</source><translation>Sesión</translation></message>
<message><source>Session name</source><translation>Nombre de la sesión</translation></message>
<message><source>Session names</source><translation>Nombres de sesión</translation></message>
<message><source>Session {name} “{title}” is lost.</source><translation>Se ha perdido la sesión {name} “{title}”.</translation></message>
<message><source>Session {session} doesn't begin with its start.</source><translation>La sesión {session} no empieza por su inicio.</translation></message>
<message><source>Session {session} has already started.</source><translation>La sesión {session} ya ha empezado.</translation></message>
<message><source>Session {session} is still being written to.</source><translation>Todavía se está escribiendo en la sesión {session}.</translation></message>
<message><source>Session {session} {what}.</source><translation>La sesión {session} {what}.</translation></message>
<message><source>Sessions</source><translation>Sesiones</translation></message>
<message><source>Sessions and cache are saved. Put the folder back, or open another one.</source><translation>Las sesiones y la caché están guardadas. Devuelve la carpeta a su sitio o abre otra.</translation></message>
<message><source>Set aside, made by the command or by you: {0}</source><translation>Apartado, creado por el comando o por ti: {0}</translation></message>
<message><source>Set it as an environment variable and use ${{{name}}} in the server's configuration.</source><translation>Defínelo como variable de entorno y usa ${{{name}}} en la configuración del servidor.</translation></message>
<message><source>Set it with `helix-desktop model set {model} --input USD --output USD`. Use --free if it costs nothing, or --dollar-limit off to go on without the limit.</source><translation>Indícalo con `helix-desktop model set {model} --input USD --output USD`. Usa --free si no cuesta nada, o --dollar-limit off para continuar sin el límite.</translation></message>
<message><source>Set its permissions to {private}.</source><translation>Cambia sus permisos a {private}.</translation></message>
<message><source>Set the variable and start Helix again.</source><translation>Define la variable y vuelve a iniciar Helix.</translation></message>
<message><source>Set the warning below the limit. Nothing changed.</source><translation>Pon el aviso por debajo del límite. No ha cambiado nada.</translation></message>
<message><source>Sets how long the model reasons before it answers.</source><translation>Define cuánto tiempo razona el modelo antes de responder.</translation></message>
<message><source>Settings</source><translation>Ajustes</translation></message>
<message><source>Settings for</source><translation>Ajustes de</translation></message>
<message><source>Share as page…</source><translation>Compartir como página…</translation></message>
<message><source>Share session as page…</source><translation>Compartir la sesión como página…</translation></message>
<message><source>Share this session as a page?</source><translation>¿Compartir esta sesión como página?</translation></message>
<message><source>Shell for commands</source><translation>Shell para comandos</translation></message>
<message><source>Shell for commands on Windows; `automatic` is Git Bash if it is there.</source><translation>Shell para comandos en Windows; `automatic` es Git Bash si está instalado.</translation></message>
<message><source>Shift+Tab changes the mode</source><translation>Mayús+Tab cambia el modo</translation></message>
<message><source>Shift+Tab in the message box changes the mode instead of moving the focus.</source><translation>Mayús+Tab en el cuadro de mensaje cambia el modo en vez de mover el foco.</translation></message>
<message><source>Short name</source><translation>Nombre corto</translation></message>
<message><source>Short text in place of old steps, written by rules without a model.</source><translation>Texto breve en lugar de pasos antiguos, escrito por reglas, sin modelo.</translation></message>
<message><source>Shortcuts</source><translation>Atajos</translation></message>
<message><source>Shorten its value.</source><translation>Acorta su valor.</translation></message>
<message><source>Shorten outputs over</source><translation>Acortar salidas de más de</translation></message>
<message><source>Shortened</source><translation>Acortado</translation></message>
<message><source>Shortens older parts early, for the lowest cost</source><translation>Acorta pronto las partes antiguas, al menor costo</translation></message>
<message><source>Shortens older parts when that saves money</source><translation>Acorta lo antiguo cuando eso ahorra dinero</translation></message>
<message><source>Shortens outputs over 4,000 tokens, and older parts at 30%</source><translation>Acorta salidas de más de 4000 tokens, y lo antiguo al 30 %</translation></message>
<message><source>Show</source><translation>Mostrar</translation></message>
<message><source>Show Helix</source><translation>Mostrar Helix</translation></message>
<message><source>Show all</source><translation>Mostrar todo</translation></message>
<message><source>Show all code</source><translation>Mostrar todo el código</translation></message>
<message><source>Show all {0}</source><translation>Mostrar las {0}</translation></message>
<message><source>Show archived sessions</source><translation>Mostrar sesiones archivadas</translation></message>
<message><source>Show changes</source><translation>Mostrar cambios</translation></message>
<message><source>Show covered messages {0}–{1}</source><translation>Mostrar mensajes cubiertos {0}–{1}</translation></message>
<message><source>Show earlier…</source><translation>Mostrar anteriores…</translation></message>
<message><source>Show excerpt in cache</source><translation>Ver extracto en la caché</translation></message>
<message><source>Show fewer</source><translation>Mostrar menos</translation></message>
<message><source>Show image in cache</source><translation>Ver imagen en la caché</translation></message>
<message><source>Show in cache</source><translation>Mostrar en la caché</translation></message>
<message><source>Show in conversation</source><translation>Mostrar en la conversación</translation></message>
<message><source>Show in timeline</source><translation>Mostrar en la cronología</translation></message>
<message><source>Show keyboard shortcuts</source><translation>Mostrar atajos de teclado</translation></message>
<message><source>Show log</source><translation>Mostrar registro</translation></message>
<message><source>Show messages</source><translation>Mostrar mensajes</translation></message>
<message><source>Show open sessions</source><translation>Mostrar sesiones abiertas</translation></message>
<message><source>Show original messages</source><translation>Mostrar mensajes originales</translation></message>
<message><source>Show original of block</source><translation>Mostrar original del bloque</translation></message>
<message><source>Show originals</source><translation>Mostrar originales</translation></message>
<message><source>Show references</source><translation>Mostrar referencias</translation></message>
<message><source>Show requests with entry</source><translation>Mostrar solicitudes con la entrada</translation></message>
<message><source>Show statements…</source><translation>Lo que dijo el agente…</translation></message>
<message><source>Show the running commands</source><translation>Mostrar los comandos en curso</translation></message>
<message><source>Show the steps</source><translation>Mostrar los pasos</translation></message>
<message><source>Show the user what you would write there.</source><translation>Muestra al usuario lo que escribirías ahí.</translation></message>
<message><source>Show this request</source><translation>Mostrar esta solicitud</translation></message>
<message><source>Show tool calls</source><translation>Mostrar las llamadas</translation></message>
<message><source>Show trash</source><translation>Mostrar papelera</translation></message>
<message><source>Show what the model saw</source><translation>Mostrar lo que vio el modelo</translation></message>
<message><source>Show why it's in context</source><translation>Mostrar por qué está en contexto</translation></message>
<message><source>Show {0} more</source><translation>Mostrar {0} más</translation></message>
<message><source>Show {0} more characters</source><translation>Mostrar {0} caracteres más</translation></message>
<message numerus="yes"><source>Show {0} more lines</source><extracomment>One: Show {0} more line</extracomment><translation><numerusform>Mostrar {0} línea más</numerusform><numerusform>Mostrar {0} líneas más</numerusform></translation></message>
<message><source>Showing {0}–{1} of {2}. Double-click or press 0 to show all.</source><translation>Se muestran {0}–{1} de {2}. Haz doble clic o pulsa 0 para mostrar todo.</translation></message>
<message><source>Shown by Flatpak's portal.</source><translation>Las muestra el portal de Flatpak.</translation></message>
<message><source>Shown by {0}.</source><translation>Las muestra {0}.</translation></message>
<message><source>Shuts down the computer.</source><translation>Apaga el equipo.</translation></message>
<message><source>Side by side</source><translation>En paralelo</translation></message>
<message><source>Side by side (widen the window)</source><translation>En paralelo (ensancha la ventana)</translation></message>
<message><source>Sign in</source><translation>Iniciar sesión</translation></message>
<message><source>Sign in again with `gcloud auth application-default login`, or check the file of the service account and this computer's clock.</source><translation>Vuelve a iniciar sesión con `gcloud auth application-default login`, o revisa el archivo de la cuenta de servicio y el reloj de este equipo.</translation></message>
<message><source>Sign in in Settings › MCP servers, or with `helix-desktop server sign-in {server}`.</source><translation>Inicia sesión en Ajustes › Servidores MCP, o con `helix-desktop server sign-in {server}`.</translation></message>
<message><source>Sign in in the browser, so that the agent can use this server.</source><translation>Inicia sesión en el navegador para que el agente pueda usar este servidor.</translation></message>
<message><source>Sign in to {0}</source><translation>Iniciar sesión en {0}</translation></message>
<message><source>Sign in with its own program, in a terminal: {command}</source><translation>Inicia sesión con su propio programa, en una terminal: {command}</translation></message>
<message><source>Sign out</source><translation>Cerrar sesión</translation></message>
<message><source>Signed in.</source><translation>Sesión iniciada.</translation></message>
<message><source>Signed out.</source><translation>Sesión cerrada.</translation></message>
<message><source>Since {0} ({1}): +{2} −{3} lines.</source><translation>Desde {0} ({1}): +{2} −{3} líneas.</translation></message>
<message><source>Single changes of {path} can't be separated.</source><translation>No se pueden separar los cambios individuales de {path}.</translation></message>
<message><source>Six sections that replace older conversation. You can edit and compare versions.</source><translation>Seis secciones que reemplazan la conversación anterior. Puedes editar y comparar versiones.</translation></message>
<message><source>Size</source><translation>Tamaño</translation></message>
<message><source>Size of everything in the window, in percent.</source><translation>Tamaño de todo en la ventana, en porcentaje.</translation></message>
<message><source>Skill</source><translation>Skill</translation></message>
<message><source>Skills</source><translation>Skills</translation></message>
<message><source>Skipped an entry of {path}: {error}</source><translation>Se omitió una entrada de {path}: {error}</translation></message>
<message><source>Smaller context, and nothing is lost</source><translation>Contexto menor, y no se pierde nada</translation></message>
<message><source>So that Context shows what they read. Works with API keys, not subscriptions</source><translation>Para que el contexto muestre lo que leen. Con claves de API, no con suscripciones</translation></message>
<message><source>Some blocks of this request weren't recorded.</source><translation>Algunos bloques de esta solicitud no se registraron.</translation></message>
<message><source>Some blocks were sent before Helix recorded their text.</source><translation>Algunos bloques se enviaron antes de que Helix registrara su texto.</translation></message>
<message><source>Some changes couldn't be undone.</source><translation>No se pudieron deshacer algunos cambios.</translation></message>
<message><source>Some requests wouldn't fit</source><translation>Algunas solicitudes no cabrían</translation></message>
<message><source>Something else changed the file between the change before and this one.</source><translation>Algo distinto cambió el archivo entre el cambio anterior y este.</translation></message>
<message><source>Something else is in it now, so Helix left it alone.</source><translation>Ahora contiene otra cosa, así que Helix no cambió nada.</translation></message>
<message><source>Something went wrong.</source><translation>Algo falló.</translation></message>
<message><source>Something went wrong. Everything up to here is saved. See the log for details.</source><translation>Algo falló. Todo lo anterior está guardado. Los detalles están en el registro.</translation></message>
<message><source>Something went wrong. Nothing changed. See the log for details.</source><translation>Algo falló. No ha cambiado nada. Los detalles están en el registro.</translation></message>
<message><source>Sort by reason (S)</source><translation>Ordenar por motivo (S)</translation></message>
<message><source>Source</source><translation>Origen</translation></message>
<message><source>Source: {0}</source><translation>Origen: {0}</translation></message>
<message><source>Spending</source><translation>Gasto</translation></message>
<message><source>Start Ollama, LM Studio, or llama.cpp. Helix searches again when you come back.</source><translation>Inicia Ollama, LM Studio o llama.cpp. Helix vuelve a buscar cuando regreses.</translation></message>
<message><source>Start command</source><translation>Comando de inicio</translation></message>
<message><source>Start of the session is damaged</source><translation>El principio de la sesión está dañado</translation></message>
<message><source>Start of the session is excluded</source><translation>El principio de la sesión está excluido</translation></message>
<message><source>Start the demo</source><translation>Iniciar la demo</translation></message>
<message><source>Start the path with / or ~/.</source><translation>La ruta debe empezar por / o ~/.</translation></message>
<message><source>Starting…</source><translation>Iniciando…</translation></message>
<message><source>Startup</source><translation>Inicio</translation></message>
<message><source>State</source><translation>Estado</translation></message>
<message><source>Statements of the agent</source><translation>Lo que dijo el agente</translation></message>
<message><source>Status {status}.</source><translation>Estado {status}.</translation></message>
<message><source>Stay awake while a session works</source><translation>No suspender mientras una sesión trabaja</translation></message>
<message><source>Steps</source><translation>Pasos</translation></message>
<message numerus="yes"><source>Steps: {0} on the list</source><extracomment>One: Steps: {0} on the list</extracomment><translation><numerusform>Pasos: {0} en la lista</numerusform><numerusform>Pasos: {0} en la lista</numerusform></translation></message>
<message><source>Still no sandbox</source><translation>Sigue sin haber sandbox</translation></message>
<message><source>Stop</source><translation>Detener</translation></message>
<message><source>Stop (Esc)</source><translation>Detener (Esc)</translation></message>
<message><source>Stop all subagents</source><translation>Detener todos los subagentes</translation></message>
<message><source>Stop and quit</source><translation>Detener y salir</translation></message>
<message><source>Stop at cost</source><translation>Detener en costo</translation></message>
<message><source>Stop at tokens</source><translation>Detener en tokens</translation></message>
<message><source>Stop it or wait until it finishes.</source><translation>Detenlo o espera a que termine.</translation></message>
<message><source>Stop its running commands, or wait until they end.</source><translation>Detén sus comandos en curso o espera a que terminen.</translation></message>
<message><source>Stop its turn first, then delete it.</source><translation>Detén antes su turno y luego elimínala.</translation></message>
<message><source>Stop one with background_command: {named}.</source><translation>Detén uno con background_command: {named}.</translation></message>
<message><source>Stop the command</source><translation>Detener el comando</translation></message>
<message><source>Stop this call alone</source><translation>Detener solo esta llamada</translation></message>
<message><source>Stop this subagent</source><translation>Detener este subagente</translation></message>
<message><source>Stop trusting</source><translation>Dejar de confiar</translation></message>
<message><source>Stop turn</source><translation>Detener turno</translation></message>
<message><source>Stop using in all workspaces</source><translation>Dejar de usar en todos los espacios</translation></message>
<message><source>Stop {0}</source><translation>Detener {0}</translation></message>
<message numerus="yes"><source>Stopped after {0} entries.</source><extracomment>One: Stopped after {0} entry.</extracomment><translation><numerusform>Detenido tras {0} entrada.</numerusform><numerusform>Detenido tras {0} entradas.</numerusform></translation></message>
<message><source>Stopped subagent: {0}</source><translation>Subagente detenido: {0}</translation></message>
<message><source>Stopped unexpectedly</source><translation>Se detuvo inesperadamente</translation></message>
<message><source>Stopped · ends in {0} s</source><translation>Detenido · termina en {0} s</translation></message>
<message><source>Stopped.</source><translation>Detenido.</translation></message>
<message><source>Stopped. The remaining entries were not deleted.</source><translation>Detenido. Las entradas restantes no se eliminaron.</translation></message>
<message><source>Stopping after the current item…</source><translation>Se detendrá tras el elemento actual…</translation></message>
<message><source>Stopping…</source><translation>Deteniendo…</translation></message>
<message><source>Storage</source><translation>Almacenamiento</translation></message>
<message><source>Stored</source><translation>Guardada</translation></message>
<message><source>Strict</source><translation>Estricto</translation></message>
<message><source>Subagent resumed: {0}</source><translation>Subagente reanudado: {0}</translation></message>
<message><source>Subagent stopped: {0}. You can undo for 5 seconds.</source><translation>Subagente detenido: {0}. Puedes deshacerlo durante 5 segundos.</translation></message>
<message><source>Subagent: {0}</source><translation>Subagente: {0}</translation></message>
<message><source>Subagents</source><translation>Subagentes</translation></message>
<message><source>Subagents use</source><translation>Los subagentes usan</translation></message>
<message><source>Submodules are not checked out there.</source><translation>El worktree no incluye los submódulos.</translation></message>
<message><source>Suggested by the project</source><translation>Sugerido por el proyecto</translation></message>
<message><source>Switch off</source><translation>Desactivar</translation></message>
<message><source>Switch that off in Settings, General.</source><translation>Desactívelo en Configuración, General.</translation></message>
<message><source>System</source><translation>Sistema</translation></message>
<message><source>System</source><comment>language</comment><translation>Sistema</translation></message>
<message><source>System</source><comment>part of a request</comment><translation>Sistema</translation></message>
<message><source>System follows your desktop</source><translation>Sistema sigue a tu escritorio</translation></message>
<message><source>System programs only</source><translation>Solo programas del sistema</translation></message>
<message><source>System prompt</source><translation>Prompt del sistema</translation></message>
<message><source>THIS SESSION</source><translation>ESTA SESIÓN</translation></message>
<message><source>TODO Items</source><translation>Tareas pendientes</translation></message>
<message><source>TRASH</source><translation>PAPELERA</translation></message>
<message><source>Takes effect after a restart</source><translation>Se aplica al reiniciar</translation></message>
<message><source>Takes effect at once</source><translation>Se aplica de inmediato</translation></message>
<message><source>Takes effect with the next command.</source><translation>Se aplica con el próximo comando.</translation></message>
<message><source>Takes effect with the next request · {0}</source><translation>Se aplica con la próxima solicitud · {0}</translation></message>
<message><source>Takes effect with the next request.</source><translation>Se aplica con la próxima solicitud.</translation></message>
<message><source>Takes effect with the next step.</source><translation>Se aplica con el próximo paso.</translation></message>
<message><source>Taking notes</source><translation>Tomando notas</translation></message>
<message><source>Teal</source><translation>Turquesa</translation></message>
<message><source>Technical Details</source><translation>Detalles técnicos</translation></message>
<message><source>Tell Helix instead</source><translation>Pedir otra cosa</translation></message>
<message><source>Terminal</source><translation>Terminal</translation></message>
<message><source>Test</source><translation>Probar</translation></message>
<message><source>Test and save</source><translation>Probar y guardar</translation></message>
<message><source>Test model</source><translation>Probar modelo</translation></message>
<message><source>Tested at every startup.</source><translation>Se prueba en cada inicio.</translation></message>
<message><source>Tested with one short request</source><translation>Probado con una solicitud corta</translation></message>
<message><source>Tested with one short request. Stored in {0}, never in a file.</source><translation>Se prueba con una solicitud corta. Se guarda en {0}, nunca en un archivo.</translation></message>
<message><source>Testing…</source><translation>Probando…</translation></message>
<message><source>Tests</source><translation>Pruebas</translation></message>
<message><source>Text</source><translation>Texto</translation></message>
<message><source>Text of the line</source><translation>Texto de la línea</translation></message>
<message><source>The API key contains a line break or an invalid character.</source><translation>La clave de API contiene un salto de línea o un carácter no válido.</translation></message>
<message><source>The SubAgent failed.</source><translation>El subagente falló.</translation></message>
<message><source>The Timeline shows what the handover covers.</source><translation>La Cronología muestra lo que cubre el traspaso.</translation></message>
<message><source>The URI has more than {most} characters.</source><translation>El URI tiene más de {most} caracteres.</translation></message>
<message><source>The address contains invisible characters.</source><translation>La dirección contiene caracteres invisibles.</translation></message>
<message><source>The address doesn't name an AWS region.</source><translation>La dirección no indica ninguna región de AWS.</translation></message>
<message><source>The agent asks, and nobody can answer here:&#10;{questions}</source><translation>El agente pregunta y nadie puede responder aquí:&#10;{questions}</translation></message>
<message><source>The agent ended unexpectedly.</source><translation>El agente terminó de forma inesperada.</translation></message>
<message><source>The agent needs your permission: {call}</source><translation>El agente necesita su permiso: {call}</translation></message>
<message><source>The agent runs its commands outside Helix's sandbox.</source><translation>El agente ejecuta sus comandos fuera del sandbox de Helix.</translation></message>
<message><source>The agent's context is its own.</source><translation>El contexto del agente es suyo.</translation></message>
<message><source>The agent's newest request, as recorded. What it sends next is up to it.</source><translation>La solicitud más reciente del agente, tal como se registró. Lo que envíe después lo decide él.</translation></message>
<message><source>The agent's requests can't be recorded: {reason}.</source><translation>No se pueden grabar las solicitudes del agente: {reason}.</translation></message>
<message><source>The answer is empty.</source><translation>La respuesta está vacía.</translation></message>
<message><source>The answer was cut off at the model's output limit.</source><translation>La respuesta se cortó en el límite de salida del modelo.</translation></message>
<message><source>The answer was stopped because it has too many bytes.</source><translation>La respuesta se detuvo porque tiene demasiados bytes.</translation></message>
<message><source>The answer was stopped because one of its lines is too long.</source><translation>La respuesta se detuvo porque una de sus líneas es demasiado larga.</translation></message>
<message><source>The arguments are not an object.</source><translation>Los argumentos no son un objeto.</translation></message>
<message><source>The arguments are not valid JSON: {error}.</source><translation>Los argumentos no son JSON válido: {error}.</translation></message>
<message><source>The arguments are not valid JSON: {half} is half of a character.</source><translation>Los argumentos no son JSON válido: {half} es medio carácter.</translation></message>
<message><source>The arguments can't be read.</source><translation>No se pueden leer los argumentos.</translation></message>
<message><source>The arguments do not fit: {error}.</source><translation>Los argumentos no son adecuados: {error}.</translation></message>
<message><source>The arguments or the URL contain a key, which would be saved in a file.</source><translation>Los argumentos o la URL contienen una clave, que se guardaría en un archivo.</translation></message>
<message><source>The backup in {folder} is damaged or incomplete.</source><translation>La copia de seguridad de {folder} está dañada o incompleta.</translation></message>
<message><source>The backup or export in {folder} was not finished.</source><translation>La copia de seguridad o la exportación en {folder} no se terminó.</translation></message>
<message><source>The base URL of the provider contains a name or a password.</source><translation>La URL base del proveedor contiene un nombre o una contraseña.</translation></message>
<message><source>The base URL of the provider isn't a web address.</source><translation>La URL base del proveedor no es una dirección web.</translation></message>
<message><source>The base URL redirects elsewhere.</source><translation>La URL base redirige a otro lugar.</translation></message>
<message><source>The base URL redirects elsewhere. The key was not sent there.</source><translation>La URL base redirige a otro lugar. La clave no se envió allí.</translation></message>
<message><source>The base URL redirects to {place}. The key was not sent there.</source><translation>La URL base redirige a {place}. La clave no se envió allí.</translation></message>
<message><source>The base URL uses http outside your private network, so others could read your key and conversation.</source><translation>La URL base usa http fuera de tu red privada, así que otros podrían leer tu clave y tu conversación.</translation></message>
<message><source>The body field {name} has more than {most} characters.</source><translation>El campo del cuerpo {name} tiene más de {most} caracteres.</translation></message>
<message><source>The braces of the pattern stand for too many.</source><translation>Las llaves del patrón representan demasiadas opciones.</translation></message>
<message><source>The branch {branch} does not exist.</source><translation>La rama {branch} no existe.</translation></message>
<message><source>The browser didn't come back. Sign in again.</source><translation>El navegador no volvió. Inicia sesión de nuevo.</translation></message>
<message><source>The bundle contains {name}, which is no plain file inside of it.</source><translation>El paquete contiene {name}, que no es un archivo normal dentro de él.</translation></message>
<message><source>The bundle doesn't say how its server is started.</source><translation>El paquete no indica cómo se inicia su servidor.</translation></message>
<message><source>The bundle has no manifest.</source><translation>El paquete no tiene manifiesto.</translation></message>
<message><source>The bundle has too many files, or they are too large.</source><translation>El paquete tiene demasiados archivos o son demasiado grandes.</translation></message>
<message><source>The bundle has too many files.</source><translation>El paquete tiene demasiados archivos.</translation></message>
<message><source>The bundle is damaged.</source><translation>El paquete está dañado.</translation></message>
<message><source>The bundle passes {name} as an argument, which other programs can read.</source><translation>El paquete pasa {name} como argumento, que otros programas pueden leer.</translation></message>
<message><source>The bundle runs on {platforms} only.</source><translation>El paquete solo funciona en {platforms}.</translation></message>
<message><source>The bundle's manifest is unusable: {error}</source><translation>El manifiesto del paquete no se puede usar: {error}</translation></message>
<message><source>The cache entry {named}… has a format (version {version}) that this Helix Desktop doesn't know.</source><translation>La entrada de la caché {named}… tiene un formato (versión {version}) que este Helix Desktop no conoce.</translation></message>
<message><source>The cache entry {named}… is damaged: its bytes don't match its SHA-256.</source><translation>La entrada de la caché {named}… está dañada: sus bytes no coinciden con su SHA-256.</translation></message>
<message><source>The cache is being cleaned up.</source><translation>La caché se está limpiando.</translation></message>
<message><source>The change failed. The output is unchanged.</source><translation>El cambio falló. La salida no ha cambiado.</translation></message>
<message><source>The code replaces the whole file.</source><translation>El código reemplaza el archivo entero.</translation></message>
<message><source>The collector of traces does not answer.</source><translation>El recopilador de trazas no responde.</translation></message>
<message><source>The command could not be run.</source><translation>No se pudo ejecutar el comando.</translation></message>
<message><source>The command could not be started.</source><translation>No se pudo iniciar el comando.</translation></message>
<message><source>The command does not listen at port {port}.</source><translation>El comando no escucha en el puerto {port}.</translation></message>
<message><source>The command failed in the window. The log says why.</source><translation>El comando falló en la ventana. El registro dice por qué.</translation></message>
<message><source>The command has ended.</source><translation>El comando ha terminado.</translation></message>
<message><source>The command is checked again before it runs, and Helix sees what ran.</source><translation>El comando se comprueba de nuevo antes de ejecutarse, y Helix ve lo que se ejecutó.</translation></message>
<message><source>The command is empty.</source><translation>El comando está vacío.</translation></message>
<message><source>The command left too many files in the repository.</source><translation>El comando dejó demasiados archivos en el repositorio.</translation></message>
<message><source>The command names too many files.</source><translation>El comando nombra demasiados archivos.</translation></message>
<message><source>The command was not run: `{path}` in the repository is a link.</source><translation>El comando no se ejecutó: `{path}` en el repositorio es un enlace.</translation></message>
<message><source>The command was not run: another command is changing the folder at this moment.</source><translation>El comando no se ejecutó: otro comando está cambiando la carpeta en este momento.</translation></message>
<message><source>The command was not run: the project folder holds {count} places that it would have to be kept from, more than {most}.</source><translation>El comando no se ejecutó: la carpeta del proyecto contiene {count} lugares que habría que ocultarle, más de {most}.</translation></message>
<message><source>The command was not run: the repository has too many branches, tags, or other files to be copied before.</source><translation>El comando no se ejecutó: el repositorio tiene demasiadas ramas, etiquetas u otros archivos para copiarlo antes.</translation></message>
<message><source>The command was not run: {path} is in the way of a folder that it needs.</source><translation>No se ejecutó el comando: {path} ocupa el lugar de una carpeta que necesita.</translation></message>
<message><source>The commands in {name} weren't allowed. {why}</source><translation>Los comandos de {name} no se permitieron. {why}</translation></message>
<message><source>The connection ended</source><translation>La conexión terminó</translation></message>
<message><source>The connection isn't encrypted.</source><translation>La conexión no está cifrada.</translation></message>
<message><source>The connection to the server ended.</source><translation>La conexión con el servidor terminó.</translation></message>
<message><source>The connection to {0} isn't encrypted. Others on that network could read and change everything that is sent, also keys.</source><translation>La conexión con {0} no está cifrada. Otras personas en esa red podrían leer y cambiar todo lo que se envía, también las claves.</translation></message>
<message><source>The connection to {host} isn't encrypted.</source><translation>La conexión con {host} no está cifrada.</translation></message>
<message><source>The connection to {host} was lost.</source><translation>Se perdió la conexión con {host}.</translation></message>
<message><source>The connection was lost before an answer arrived.</source><translation>La conexión se perdió antes de que llegara una respuesta.</translation></message>
<message><source>The content is damaged or missing.</source><translation>El contenido está dañado o falta.</translation></message>
<message><source>The content no longer matches its hash, so no file was written.</source><translation>El contenido ya no coincide con su hash, así que no se escribió ningún archivo.</translation></message>
<message><source>The context has a marker instead. You and Helix can recall the full output.</source><translation>En su lugar, el contexto tiene un marcador. Tú y Helix podéis recuperar la salida completa.</translation></message>
<message><source>The context has a part of this large output, and the cache all of it.</source><translation>El contexto tiene una parte de esta salida grande; la caché, toda.</translation></message>
<message><source>The context has newer notes. These lines can only be read.</source><translation>El contexto tiene notas más recientes. Estas líneas solo se pueden leer.</translation></message>
<message><source>The context has other notes by now.</source><translation>El contexto ya tiene otras notas.</translation></message>
<message><source>The context is byte for byte what it was before.</source><translation>El contexto es byte a byte lo que era antes.</translation></message>
<message><source>The context window of {model} is unknown, so Helix assumes {window} tokens. Set it in Settings › Models and keys or with `helix-desktop model set`.</source><translation>La ventana de contexto de {model} es desconocida, así que Helix supone {window} tokens. Indícala en Ajustes › Modelos y claves o con `helix-desktop model set`.</translation></message>
<message><source>The conversation changed in the meantime, so nothing was compacted.</source><translation>La conversación cambió entretanto, así que no se compactó nada.</translation></message>
<message><source>The conversation contains outside content, and this call can send data out.</source><translation>La conversación contiene contenido externo, y esta llamada puede enviar datos fuera.</translation></message>
<message><source>The conversation contains outside content, which may have chosen it.</source><translation>La conversación contiene contenido externo, que puede haberlo decidido.</translation></message>
<message><source>The counters are behind the numbers in use.</source><translation>Los contadores van por detrás de los números en uso.</translation></message>
<message><source>The credential_process of the AWS profile {profile} failed.</source><translation>El credential_process del perfil de AWS {profile} falló.</translation></message>
<message><source>The damaged file is kept as {aside}.</source><translation>El archivo dañado se conserva como {aside}.</translation></message>
<message><source>The damaged file is kept as {aside}. To end this message, run `helix-desktop workspace check --acknowledge` or use Settings › Data.</source><translation>El archivo dañado se conserva como {aside}. Para que este aviso termine, ejecuta `helix-desktop workspace check --acknowledge` o abre Ajustes › Datos.</translation></message>
<message><source>The database in {folder} has lost its first records.</source><translation>La base de datos en {folder} ha perdido sus primeros registros.</translation></message>
<message><source>The database in {folder} is damaged or incomplete: {text}.</source><translation>La base de datos en {folder} está dañada o incompleta: {text}.</translation></message>
<message><source>The database in {folder} is gone.</source><translation>La base de datos en {folder} ya no existe.</translation></message>
<message><source>The database in {folder} is in use by another program.</source><translation>Otro programa está usando la base de datos en {folder}.</translation></message>
<message><source>The database in {place} is damaged: {why}.</source><translation>La base de datos en {place} está dañada: {why}.</translation></message>
<message><source>The database's file {name} has no readable index.</source><translation>El archivo {name} de la base de datos no tiene un índice legible.</translation></message>
<message><source>The database's file {name} is missing.</source><translation>Falta el archivo {name} de la base de datos.</translation></message>
<message><source>The database's file {name} was cut off: {size} of {listed} bytes are left.</source><translation>El archivo {name} de la base de datos se cortó: quedan {size} de {listed} bytes.</translation></message>
<message><source>The database's log {name} is damaged.</source><translation>El registro {name} de la base de datos está dañado.</translation></message>
<message><source>The desktop didn't take it, so it is in the window.</source><translation>El escritorio no la aceptó, así que está en la ventana.</translation></message>
<message><source>The disk failed while using {folder}: {text}.</source><translation>El disco falló al usar {folder}: {text}.</translation></message>
<message><source>The disk is full.</source><translation>El disco está lleno.</translation></message>
<message><source>The disk is full: can't write {place}.</source><translation>El disco está lleno: no se puede escribir {place}.</translation></message>
<message><source>The disk is full; {path} is as it was.</source><translation>El disco está lleno; {path} sigue como estaba.</translation></message>
<message><source>The disk isn't responding.</source><translation>El disco no responde.</translation></message>
<message><source>The disk that holds {where} is full.</source><translation>El disco que contiene {where} está lleno.</translation></message>
<message><source>The draft was stopped.</source><translation>Se detuvo el borrador.</translation></message>
<message><source>The earlier policy stays in effect.</source><translation>La política anterior sigue en vigor.</translation></message>
<message><source>The earlier settings stay in effect.</source><translation>Los ajustes anteriores siguen en vigor.</translation></message>
<message><source>The earlier version is in {0}.</source><translation>La versión anterior está en {0}.</translation></message>
<message><source>The encoding of {path} ({name}) lacks a character of the code.</source><translation>La codificación de {path} ({name}) no incluye un carácter del código.</translation></message>
<message><source>The end of the database's log is gone. Everything before it is intact.</source><translation>Se ha perdido el final del registro de la base de datos. Todo lo anterior está intacto.</translation></message>
<message><source>The end of this session is too large and not included.</source><translation>El final de esta sesión es demasiado grande y se omite.</translation></message>
<message><source>The entry is indexed twice.</source><translation>La entrada está indexada dos veces.</translation></message>
<message><source>The entry is still damaged.</source><translation>La entrada sigue dañada.</translation></message>
<message><source>The entry is still in the file.</source><translation>La entrada sigue en el archivo.</translation></message>
<message><source>The entry takes space and can be recalled only by its hash.</source><translation>La entrada ocupa espacio y solo se puede recuperar con su hash.</translation></message>
<message><source>The environment variable of {id} has an invalid name.</source><translation>La variable de entorno de {id} tiene un nombre no válido.</translation></message>
<message><source>The environment variable {name} has no value for the header {header}.</source><translation>La variable de entorno {name} no tiene ningún valor para el encabezado {header}.</translation></message>
<message><source>The export contains an invalid session name.</source><translation>La exportación contiene un nombre de sesión no válido.</translation></message>
<message><source>The export in {source} was written by a newer Helix Desktop.</source><translation>La exportación en {source} fue escrita por un Helix Desktop más nuevo.</translation></message>
<message><source>The fast model reads the whole output. The change applies from the next request; the prompt cache is rebuilt from here.</source><translation>El modelo rápido lee la salida completa. El cambio se aplica desde la próxima solicitud; la caché de prompts se reconstruye a partir de aquí.</translation></message>
<message><source>The field {name} has no effect.</source><translation>El campo {name} no tiene efecto.</translation></message>
<message><source>The field {name} isn't supported.</source><translation>El campo {name} no es compatible.</translation></message>
<message><source>The file already has this content.</source><translation>El archivo ya tiene este contenido.</translation></message>
<message><source>The file doesn't start with a line of {mark}.</source><translation>El archivo no empieza con una línea {mark}.</translation></message>
<message><source>The file doesn't start with a request.</source><translation>El archivo no empieza con una solicitud.</translation></message>
<message><source>The file ends within item {number} of its list.</source><translation>El archivo termina en medio del elemento {number} de su lista.</translation></message>
<message><source>The file ends within line {line}, which is read once all of it is there.</source><translation>El archivo termina en medio de la línea {line}, que se leerá cuando esté completa.</translation></message>
<message><source>The file for traces needs a whole path: {path}.</source><translation>El archivo de trazas necesita una ruta completa: {path}.</translation></message>
<message><source>The file has more than {most} MB.</source><translation>El archivo tiene más de {most} MB.</translation></message>
<message><source>The file has the exact history, so they can't be masked. A page masks them.</source><translation>El archivo tiene el historial exacto, así que no se pueden ocultar. Una página los oculta.</translation></message>
<message><source>The file has too many lines for a patch.</source><translation>El archivo tiene demasiadas líneas para un parche.</translation></message>
<message><source>The file is back to its original content.</source><translation>El archivo vuelve a tener su contenido original.</translation></message>
<message><source>The file is too large for a bundle.</source><translation>El archivo es demasiado grande para un paquete.</translation></message>
<message><source>The file is too large for a server list.</source><translation>El archivo es demasiado grande para una lista de servidores.</translation></message>
<message><source>The file is unchanged.</source><translation>El archivo no ha cambiado.</translation></message>
<message><source>The file isn't a PNG, JPEG, GIF, or WebP image.</source><translation>El archivo no es una imagen PNG, JPEG, GIF o WebP.</translation></message>
<message><source>The file isn't text or is over 1 MB. You can restore the whole file.</source><translation>El archivo no es texto o supera 1 MB. Puedes restaurar el archivo completo.</translation></message>
<message><source>The file isn't valid TOML.</source><translation>El archivo no es TOML válido.</translation></message>
<message><source>The file stays in {place}.</source><translation>El archivo se queda en {place}.</translation></message>
<message><source>The file was edited since, so Helix won't overwrite it. You can undo single changes or save a copy.</source><translation>El archivo se editó después, así que Helix no lo sobrescribirá. Puedes deshacer cambios individuales o guardar una copia.</translation></message>
<message><source>The file was new, so undoing the changes deleted it.</source><translation>El archivo era nuevo, así que deshacer los cambios lo eliminó.</translation></message>
<message><source>The files are as they were.</source><translation>Los archivos están como estaban.</translation></message>
<message><source>The files of other programs are only read. Nothing is sent.</source><translation>Los archivos de otros programas solo se leen. No se envía nada.</translation></message>
<message><source>The first one appears here, section by section.</source><translation>La primera aparece aquí, sección por sección.</translation></message>
<message><source>The folder has no SKILL.md.</source><translation>La carpeta no tiene SKILL.md.</translation></message>
<message><source>The folder is moved to the files set aside for you. Nothing is deleted.</source><translation>La carpeta se mueve a los archivos apartados para ti. No se elimina nada.</translation></message>
<message><source>The folder {folder} doesn't answer.</source><translation>La carpeta {folder} no responde.</translation></message>
<message><source>The folder {folder} is gone.</source><translation>La carpeta {folder} ya no existe.</translation></message>
<message><source>The folder {path} has no recorded sessions (*.jsonl[.gz]).</source><translation>La carpeta {path} no tiene sesiones grabadas (*.jsonl[.gz]).</translation></message>
<message><source>The folder {where} contains a database that Helix Desktop didn't create.</source><translation>La carpeta {where} contiene una base de datos que Helix Desktop no creó.</translation></message>
<message><source>The folder's name isn't valid text.</source><translation>El nombre de la carpeta no es texto válido.</translation></message>
<message><source>The form asks for fields that it does not have.</source><translation>El formulario pide campos que no tiene.</translation></message>
<message><source>The full output may not fit, or no model could write an excerpt.</source><translation>Puede que la salida completa no quepa, o que ningún modelo pudiera escribir un extracto.</translation></message>
<message><source>The handover already has this text.</source><translation>El traspaso ya tiene este texto.</translation></message>
<message><source>The handover is unchanged.</source><translation>El traspaso no ha cambiado.</translation></message>
<message><source>The header {name} can't be sent.</source><translation>La cabecera {name} no se puede enviar.</translation></message>
<message><source>The header {name} carries the key of this provider.</source><translation>El encabezado {name} lleva la clave de este proveedor.</translation></message>
<message><source>The header {name} is set twice.</source><translation>El encabezado {name} aparece dos veces.</translation></message>
<message><source>The hook didn't run, because its text changed after you approved it.</source><translation>El hook no se ejecutó porque su texto cambió después de que usted lo aprobara.</translation></message>
<message><source>The hook has just changed.</source><translation>El hook acaba de cambiar.</translation></message>
<message><source>The hook {hook} blocked this message: {reason}</source><translation>El hook {hook} bloqueó este mensaje: {reason}</translation></message>
<message><source>The hook {hook} blocked this: {reason}</source><translation>El hook {hook} bloqueó esto: {reason}</translation></message>
<message><source>The hook {hook} failed: {reason}</source><translation>El hook {hook} falló: {reason}</translation></message>
<message><source>The host name contains look-alike letters.</source><translation>El nombre del host contiene letras que se parecen a otras.</translation></message>
<message><source>The icon {name} is missing.</source><translation>Falta el icono {name}.</translation></message>
<message><source>The image can't be made small enough.</source><translation>La imagen no se puede reducir lo suficiente.</translation></message>
<message><source>The image has no pixels.</source><translation>La imagen no tiene píxeles.</translation></message>
<message><source>The image has too many pixels. Up to {most} are supported.</source><translation>La imagen tiene demasiados píxeles. Se admiten hasta {most}.</translation></message>
<message><source>The image has {size} bytes. Images of up to {most} bytes are supported.</source><translation>La imagen tiene {size} bytes. Se admiten imágenes de hasta {most} bytes.</translation></message>
<message><source>The image is damaged or incomplete.</source><translation>La imagen está dañada o incompleta.</translation></message>
<message><source>The images are included.</source><translation>Las imágenes están incluidas.</translation></message>
<message><source>The key is deleted from your keyring.</source><translation>La clave se elimina de tu llavero.</translation></message>
<message><source>The key is empty.</source><translation>La clave está vacía.</translation></message>
<message><source>The keyring has no secret {name} for server {server}.</source><translation>El llavero no tiene ningún secreto {name} para el servidor {server}.</translation></message>
<message><source>The keyring has no value for the header {name} of {endpoint}.</source><translation>El llavero no tiene ningún valor para el encabezado {name} de {endpoint}.</translation></message>
<message><source>The last change is a rewind, which also changed files.</source><translation>El último cambio es una vuelta atrás, que también cambió archivos.</translation></message>
<message><source>The last model you chose; new workspaces start with it.</source><translation>El último modelo que elegiste; los espacios de trabajo nuevos empiezan con él.</translation></message>
<message><source>The last of {count} runs.</source><translation>La última de {count} ejecuciones.</translation></message>
<message><source>The last step before the disk filled up was saved after all.</source><translation>El último paso antes de que se llenara el disco sí se guardó.</translation></message>
<message><source>The last turn wasn't interrupted.</source><translation>El último turno no se interrumpió.</translation></message>
<message numerus="yes"><source>The last {0} requests</source><extracomment>One: The last {0} request</extracomment><translation><numerusform>La última solicitud</numerusform><numerusform>Las últimas {0} solicitudes</numerusform></translation></message>
<message><source>The limit was reached {count} times in a row, so Helix doesn't resume by itself.</source><translation>El límite se alcanzó {count} veces seguidas, así que Helix no reanuda por sí mismo.</translation></message>
<message><source>The lines are unchanged.</source><translation>Las líneas no han cambiado.</translation></message>
<message><source>The lines of a large output that Helix needs. The cache has the full output.</source><translation>Las líneas de una salida grande que Helix necesita. La caché tiene la salida completa.</translation></message>
<message><source>The link contains no server.</source><translation>El enlace no contiene ningún servidor.</translation></message>
<message><source>The link doesn't name its server.</source><translation>El enlace no indica el nombre de su servidor.</translation></message>
<message><source>The link points to this computer or your local network.</source><translation>El enlace apunta a este equipo o a tu red local.</translation></message>
<message><source>The link text shows a different host.</source><translation>El texto del enlace muestra un host distinto.</translation></message>
<message><source>The list of its uses is incomplete.</source><translation>La lista de sus usos está incompleta.</translation></message>
<message><source>The list of skills</source><translation>La lista de skills</translation></message>
<message><source>The list of the database's tables (MANIFEST) is missing or damaged.</source><translation>La lista de tablas de la base de datos (MANIFEST) falta o está dañada.</translation></message>
<message><source>The matcher has more than names, .*, and |.</source><translation>El filtro contiene más que nombres, .* y |.</translation></message>
<message><source>The memory</source><translation>La memoria</translation></message>
<message><source>The memory has no line {number}.</source><translation>La memoria no tiene una línea {number}.</translation></message>
<message><source>The memory has no version {number}.</source><translation>La memoria no tiene una versión {number}.</translation></message>
<message><source>The memory of this workspace</source><translation>La memoria de este espacio de trabajo</translation></message>
<message><source>The memory would have {count} lines; {most} are possible.</source><translation>La memoria tendría {count} líneas; se permiten {most}.</translation></message>
<message><source>The memory would keep a secret.</source><translation>La memoria guardaría un secreto.</translation></message>
<message><source>The messages that this version covers can't be found again.</source><translation>No se encuentran los mensajes que cubre esta versión.</translation></message>
<message><source>The mode stays as it is, because a question waits for your answer.</source><translation>El modo se queda como está, porque una pregunta espera tu respuesta.</translation></message>
<message><source>The model declined to answer.</source><translation>El modelo se negó a responder.</translation></message>
<message><source>The model is still being loaded.</source><translation>El modelo todavía se está cargando.</translation></message>
<message><source>The model made the same call {count} times in a row and got the same output.</source><translation>El modelo repitió la misma llamada {count} veces seguidas y recibió la misma salida.</translation></message>
<message><source>The model made the same failing call {count} times in a row.</source><translation>El modelo repitió la misma llamada fallida {count} veces seguidas.</translation></message>
<message><source>The model of this request isn't set up now.</source><translation>El modelo de esta solicitud no está configurado ahora.</translation></message>
<message><source>The model reads this in full with the next request.</source><translation>El modelo lee esto completo con la próxima solicitud.</translation></message>
<message><source>The model reads this in full. The same call returned a newer output later.</source><translation>El modelo lee esto completo. La misma llamada devolvió después una salida más nueva.</translation></message>
<message><source>The model reasons with at most this many tokens before each answer.</source><translation>El modelo razona con este número de tokens como máximo antes de cada respuesta.</translation></message>
<message><source>The model refused</source><translation>El modelo se negó</translation></message>
<message><source>The model sent an empty answer.</source><translation>El modelo envió una respuesta vacía.</translation></message>
<message><source>The model's reasoning is shown, but isn't sent to a model again.</source><translation>El razonamiento del modelo se muestra, pero no se vuelve a enviar a un modelo.</translation></message>
<message><source>The model's reply was cut off.</source><translation>La respuesta del modelo se cortó.</translation></message>
<message><source>The models you chose last as JSON, newest first.</source><translation>Los últimos modelos que elegiste, como JSON; el más reciente primero.</translation></message>
<message><source>The name may contain only letters, digits, dots, _, and -.</source><translation>El nombre solo puede contener letras, cifras, puntos, _ y -.</translation></message>
<message><source>The name may contain only letters, digits, spaces, dots, _, and -.</source><translation>El nombre solo puede contener letras, dígitos, espacios, puntos, _ y -.</translation></message>
<message><source>The newest turn and your last message are never compacted.</source><translation>El turno más reciente y tu último mensaje nunca se compactan.</translation></message>
<message><source>The next request needs {need} {what}, but the model accepts {most}.</source><translation>La próxima solicitud necesita {need} {what}, pero el modelo acepta {most}.</translation></message>
<message><source>The next version takes more space.</source><translation>La próxima versión ocupa más espacio.</translation></message>
<message><source>The number of its uses is wrong.</source><translation>El número de sus usos es incorrecto.</translation></message>
<message><source>The old database is kept as db.before-repair-… in the workspace's data. `workspace check --acknowledge` ends this report.</source><translation>La base de datos antigua se conserva como db.before-repair-… en los datos del espacio de trabajo. `workspace check --acknowledge` pone fin a este aviso.</translation></message>
<message><source>The old name stays.</source><translation>Se conserva el nombre anterior.</translation></message>
<message><source>The output was too large.</source><translation>La salida era demasiado grande.</translation></message>
<message><source>The page has the whole conversation. It runs no scripts and loads nothing.</source><translation>La página tiene toda la conversación. No ejecuta scripts ni carga nada.</translation></message>
<message><source>The parent of this branch was deleted.</source><translation>La sesión de origen de esta rama se eliminó.</translation></message>
<message><source>The partial answer is returned when the time is up</source><translation>La respuesta parcial se devuelve cuando acaba el tiempo</translation></message>
<message><source>The partial answer is saved. Continue, or send a new message.</source><translation>La respuesta parcial está guardada. Continúa o envía un mensaje nuevo.</translation></message>
<message><source>The partial answer is saved. Send again or choose another model.</source><translation>La respuesta parcial está guardada. Envía de nuevo o elige otro modelo.</translation></message>
<message><source>The partial export in {0} was removed. The workspace is unchanged.</source><translation>Se quitó la exportación parcial en {0}. El espacio de trabajo no ha cambiado.</translation></message>
<message><source>The partial work was removed. Nothing else changed.</source><translation>Se quitó el trabajo parcial. No ha cambiado nada más.</translation></message>
<message><source>The patch changes several files.</source><translation>El parche cambia varios archivos.</translation></message>
<message><source>The patch changes the lines that it names.</source><translation>El parche cambia las líneas que indica.</translation></message>
<message><source>The path {folder} isn't valid text.</source><translation>La ruta {folder} no es texto válido.</translation></message>
<message><source>The path {path} is too long for this system.</source><translation>La ruta {path} es demasiado larga para este sistema.</translation></message>
<message><source>The path {plain} is too long for a socket.</source><translation>La ruta {plain} es demasiado larga para un socket.</translation></message>
<message><source>The pattern has {count} characters, {longest} are possible.</source><translation>El patrón tiene {count} caracteres; el máximo es {longest}.</translation></message>
<message><source>The permission for this session could not be kept.</source><translation>No se pudo conservar el permiso para esta sesión.</translation></message>
<message><source>The policy preset can't be {name}.</source><translation>El preajuste de política no puede ser {name}.</translation></message>
<message><source>The policy {path} has a line with more than {longest} characters.</source><translation>La política {path} tiene una línea de más de {longest} caracteres.</translation></message>
<message><source>The policy {path} is nested too deeply.</source><translation>La política {path} está anidada con demasiada profundidad.</translation></message>
<message><source>The policy {path} is not valid TOML: {why}.</source><translation>La política {path} no es TOML válido: {why}.</translation></message>
<message><source>The practice model isn't a provider.</source><translation>El modelo de práctica no es un proveedor.</translation></message>
<message><source>The preset, and each value that differs from it.</source><translation>El ajuste predefinido y cada valor que difiere de él.</translation></message>
<message><source>The preview failed because {asks} didn't write a usable handover.</source><translation>La vista previa falló porque {asks} no escribió un traspaso utilizable.</translation></message>
<message><source>The price of {0} is unknown, so your budget in dollars can't be kept.</source><translation>El precio de {0} es desconocido, así que no se puede respetar tu presupuesto en dólares.</translation></message>
<message><source>The price of {model} is unknown, so the budget in dollars can't be kept.</source><translation>El precio de {model} es desconocido, así que no se puede respetar el presupuesto en dólares.</translation></message>
<message><source>The price of {model} is unknown.</source><translation>El precio de {model} es desconocido.</translation></message>
<message><source>The process that answers has ended.</source><translation>El proceso que responde ha terminado.</translation></message>
<message><source>The process that had this workspace open is gone.</source><translation>El proceso que tenía abierto este espacio de trabajo ya no existe.</translation></message>
<message><source>The processes of this terminal can't be read.</source><translation>No se pueden leer los procesos de esta terminal.</translation></message>
<message><source>The program of {agent} is another one than you approved: {program}.</source><translation>El programa de {agent} no es el que aprobaste: {program}.</translation></message>
<message><source>The program of “{0}” is another one than before</source><translation>El programa de «{0}» no es el mismo que antes</translation></message>
<message><source>The project Helix works in</source><translation>El proyecto en el que trabaja Helix</translation></message>
<message><source>The project folder contains more than {most} folders, too many to find what commands must not reach.</source><translation>La carpeta del proyecto contiene más de {most} carpetas, demasiadas para encontrar lo que los comandos no deben alcanzar.</translation></message>
<message><source>The project folder has an unfinished merge, rebase or revert.</source><translation>La carpeta del proyecto tiene una fusión, un rebase o un revert sin terminar.</translation></message>
<message><source>The project folder has uncommitted changes of the same files: {files}</source><translation>La carpeta del proyecto tiene cambios sin commit en los mismos archivos: {files}</translation></message>
<message><source>The project folder is a bare repository, without a work tree.</source><translation>La carpeta del proyecto es un repositorio bare, sin árbol de trabajo.</translation></message>
<message><source>The project folder is gone: {0}</source><translation>La carpeta del proyecto ya no existe: {0}</translation></message>
<message><source>The project folder is itself a worktree or a submodule.</source><translation>La propia carpeta del proyecto es un worktree o un submódulo.</translation></message>
<message><source>The project folder is not in a git repository.</source><translation>La carpeta del proyecto no está en un repositorio de git.</translation></message>
<message><source>The project folder is on no branch now.</source><translation>La carpeta del proyecto no está ahora en ninguna rama.</translation></message>
<message><source>The project folder is only a part of the repository {top}.</source><translation>La carpeta del proyecto es solo una parte del repositorio {top}.</translation></message>
<message><source>The prompt cache held {0} tokens, which saved about {1} by today's prices.</source><translation>La caché de prompts tenía {0} tokens, lo que ahorró unos {1} a los precios de hoy.</translation></message>
<message><source>The prompt cache held {0} tokens.</source><translation>La caché de prompts tenía {0} tokens.</translation></message>
<message><source>The provider asks to wait</source><translation>El proveedor pide esperar</translation></message>
<message><source>The provider asks to wait until {until}.</source><translation>El proveedor pide esperar hasta {until}.</translation></message>
<message><source>The provider couldn't parse the model's output ({reason}).</source><translation>El proveedor no pudo interpretar la salida del modelo ({reason}).</translation></message>
<message><source>The provider didn't answer in time.</source><translation>El proveedor no respondió a tiempo.</translation></message>
<message><source>The provider didn't return a list of models.</source><translation>El proveedor no devolvió una lista de modelos.</translation></message>
<message><source>The provider doesn't have this model.</source><translation>El proveedor no tiene este modelo.</translation></message>
<message><source>The provider had an internal error.</source><translation>El proveedor tuvo un error interno.</translation></message>
<message><source>The provider is overloaded.</source><translation>El proveedor está sobrecargado.</translation></message>
<message><source>The provider makes the searches. Their words can carry data out.</source><translation>El proveedor hace las búsquedas. Sus palabras pueden llevar datos fuera.</translation></message>
<message><source>The provider rejected the API key.</source><translation>El proveedor rechazó la clave de API.</translation></message>
<message><source>The provider rejected the credentials that signed the request.</source><translation>El proveedor rechazó las credenciales con las que se firmó la solicitud.</translation></message>
<message><source>The provider rejected the request.</source><translation>El proveedor rechazó la solicitud.</translation></message>
<message><source>The provider rejected the signature, because this computer's clock is wrong.</source><translation>El proveedor rechazó la firma porque el reloj de este equipo no está en hora.</translation></message>
<message><source>The provider returned a web page instead of an answer.</source><translation>El proveedor devolvió una página web en lugar de una respuesta.</translation></message>
<message><source>The provider returned something that isn't an answer.</source><translation>El proveedor devolvió algo que no es una respuesta.</translation></message>
<message><source>The provider says: “{sentence}”</source><translation>El proveedor dice: “{sentence}”</translation></message>
<message><source>The provider sent an empty answer.</source><translation>El proveedor envió una respuesta vacía.</translation></message>
<message><source>The provider's filter ended the answer.</source><translation>El filtro del proveedor terminó la respuesta.</translation></message>
<message><source>The provider's rate limit is reached.</source><translation>Se alcanzó el límite de solicitudes del proveedor.</translation></message>
<message><source>The proxy opens no way to the server. Check this system's proxy.</source><translation>El proxy no da acceso al servidor. Revisa el proxy de este sistema.</translation></message>
<message><source>The proxy requires authentication (status 407). Check this system's proxy.</source><translation>El proxy requiere autenticación (estado 407). Revisa el proxy de este sistema.</translation></message>
<message><source>The proxy requires authentication.</source><translation>El proxy requiere autenticación.</translation></message>
<message><source>The query parameter {name} may be a key, and addresses end up in logs.</source><translation>El parámetro de consulta {name} puede ser una clave, y las direcciones acaban en los registros.</translation></message>
<message><source>The queue is empty.</source><translation>La cola está vacía.</translation></message>
<message><source>The readable part is still in the database that was set aside.</source><translation>La parte legible sigue en la base de datos apartada.</translation></message>
<message><source>The reading of the document was stopped.</source><translation>Se detuvo la lectura del documento.</translation></message>
<message><source>The record doesn't follow the one before it.</source><translation>El registro no sigue al anterior.</translation></message>
<message><source>The record has a format (version {version}) that only a newer Helix Desktop knows.</source><translation>El registro tiene un formato (versión {version}) que solo conoce un Helix Desktop más nuevo.</translation></message>
<message><source>The record is cut short.</source><translation>El registro está cortado.</translation></message>
<message><source>The record is damaged (its checksum is wrong).</source><translation>El registro está dañado (su suma de verificación no es correcta).</translation></message>
<message><source>The record is missing.</source><translation>Falta el registro.</translation></message>
<message><source>The record of {short}… is damaged.</source><translation>El registro de {short}… está dañado.</translation></message>
<message><source>The regular expression calls itself, which is not possible here.</source><translation>La expresión regular se llama a sí misma, y aquí eso no es posible.</translation></message>
<message><source>The regular expression cannot be read.</source><translation>No se puede leer la expresión regular.</translation></message>
<message><source>The regular expression cannot be read: {error}.</source><translation>No se puede leer la expresión regular: {error}.</translation></message>
<message><source>The regular expression has {count} characters, {longest} are possible.</source><translation>La expresión regular tiene {count} caracteres; el máximo es {longest}.</translation></message>
<message><source>The regular expression stopped after {seconds} seconds and {looked} entries.</source><translation>La expresión regular se detuvo tras {seconds} segundos y {looked} entradas.</translation></message>
<message numerus="yes"><source>The regular expression took too long in {count} entries.</source><extracomment>One: The regular expression took too long in {count} entry.</extracomment><translation><numerusform>La expresión regular tardó demasiado en {count} entrada.</numerusform><numerusform>La expresión regular tardó demasiado en {count} entradas.</numerusform></translation></message>
<message><source>The repaired copy of {folder} isn't correct: {wrong}</source><translation>La copia reparada de {folder} no es correcta: {wrong}</translation></message>
<message><source>The repetitions {form} multiply to too many.</source><translation>Las repeticiones {form} se multiplican demasiado.</translation></message>
<message><source>The repository has no commits yet.</source><translation>El repositorio aún no tiene commits.</translation></message>
<message><source>The request exceeds the model's limit of {limit} tokens.</source><translation>La solicitud supera el límite del modelo, de {limit} tokens.</translation></message>
<message><source>The request exceeds the model's limit.</source><translation>La solicitud supera el límite del modelo.</translation></message>
<message><source>The request exceeds your account's rate limit of {limit} tokens.</source><translation>La solicitud supera el límite de tokens por minuto de tu cuenta, de {limit} tokens.</translation></message>
<message><source>The request failed</source><translation>La solicitud falló</translation></message>
<message><source>The request has a header that can't be sent.</source><translation>La solicitud tiene un encabezado que no se puede enviar.</translation></message>
<message><source>The request is too large for the provider.</source><translation>La solicitud es demasiado grande para el proveedor.</translation></message>
<message><source>The request is too long.</source><translation>La solicitud es demasiado larga.</translation></message>
<message><source>The request was too large, so Helix shortened it without a model.</source><translation>La solicitud era demasiado grande, así que Helix la acortó sin modelo.</translation></message>
<message><source>The request was too large, so Helix trimmed it without calling a model.</source><translation>La solicitud era demasiado grande, así que Helix la recortó sin llamar a un modelo.</translation></message>
<message><source>The request would have {tokens} tokens, and {model} takes {most}.</source><translation>La solicitud tendría {tokens} tokens y {model} admite {most}.</translation></message>
<message><source>The rest is still there.</source><translation>El resto sigue ahí.</translation></message>
<message><source>The same</source><translation>La misma</translation></message>
<message><source>The same call returned a newer output later. You can still recall this one.</source><translation>La misma llamada devolvió después una salida más nueva. Aún puedes recuperar esta.</translation></message>
<message><source>The same limit in tokens; whichever comes first. All limits for notes shrink with it in small context windows.</source><translation>El mismo límite en tokens; vale el que se alcance antes. En ventanas de contexto pequeñas, todos los límites de las notas se reducen con él.</translation></message>
<message><source>The sandbox can't create a work tree outside the project folder.</source><translation>El sandbox no puede crear un árbol de trabajo fuera de la carpeta del proyecto.</translation></message>
<message><source>The sandbox is off for this workspace: nothing restricts the command.</source><translation>El sandbox está desactivado para este espacio de trabajo: nada restringe el comando.</translation></message>
<message><source>The sandbox works</source><translation>El sandbox funciona</translation></message>
<message><source>The screen may go dark. Closing the lid still lets the computer sleep</source><translation>La pantalla puede apagarse. Al cerrar la tapa, el equipo se suspende igualmente</translation></message>
<message><source>The search didn't finish, so not all matching entries are known.</source><translation>La búsqueda no terminó, así que no se conocen todas las entradas que coinciden.</translation></message>
<message><source>The search failed: {0}</source><translation>La búsqueda ha fallado: {0}</translation></message>
<message><source>The search index is catching up, so this search was slower.</source><translation>El índice de búsqueda se está actualizando, así que esta búsqueda fue más lenta.</translation></message>
<message><source>The server accepts {0} tokens, less than the {1} set for this model.</source><translation>El servidor acepta {0} tokens, menos que los {1} definidos para este modelo.</translation></message>
<message><source>The server changed. Review it again; nothing was approved.</source><translation>El servidor cambió. Revísalo de nuevo; no se aprobó nada.</translation></message>
<message><source>The server didn't answer in time.</source><translation>El servidor no respondió a tiempo.</translation></message>
<message><source>The server doesn't accept the reasoning effort {0}.</source><translation>El servidor no acepta el esfuerzo de razonamiento {0}.</translation></message>
<message><source>The server ended before it answered.</source><translation>El servidor terminó antes de responder.</translation></message>
<message><source>The server ended the session (status {status}).</source><translation>El servidor terminó la sesión (estado {status}).</translation></message>
<message><source>The server ended.</source><translation>El servidor terminó.</translation></message>
<message><source>The server had an internal error (status {status}). Try again later.</source><translation>El servidor tuvo un error interno (estado {status}). Vuelve a intentarlo más tarde.</translation></message>
<message><source>The server has ended.</source><translation>El servidor ha terminado.</translation></message>
<message><source>The server may reject these for this model.</source><translation>El servidor puede rechazarlos con este modelo.</translation></message>
<message><source>The server needs this variable.</source><translation>El servidor necesita esta variable.</translation></message>
<message><source>The server offers no sign-in.</source><translation>El servidor no ofrece inicio de sesión.</translation></message>
<message><source>The server omitted a part of the last request without saying so. Helix keeps the requests to {model} below {limit} tokens for a day.</source><translation>El servidor omitió una parte de la última solicitud sin decirlo. Helix mantiene las solicitudes a {model} por debajo de {limit} tokens durante un día.</translation></message>
<message><source>The server redirects to {place} (status {status}), where Helix doesn't follow. If that is the right server, use that URL.</source><translation>El servidor redirige a {place} (estado {status}), adonde Helix no lo sigue. Si ese es el servidor correcto, usa esa URL.</translation></message>
<message><source>The server refuses access (status 403). Check what its token is allowed to do.</source><translation>El servidor deniega el acceso (estado 403). Comprueba qué permite su token.</translation></message>
<message><source>The server rejected the request (status {status}). Check its URL and headers.</source><translation>El servidor rechazó la solicitud (estado {status}). Revisa su URL y los encabezados.</translation></message>
<message><source>The server said: {said}</source><translation>El servidor dijo: {said}</translation></message>
<message><source>The server says: {said}</source><translation>El servidor dice: {said}</translation></message>
<message><source>The server wants you to sign in (status 401). Sign in in Settings › MCP servers or with `helix-desktop server sign-in SERVER`, or save its token with `helix-desktop server secret SERVER Authorization`, as in `Bearer TOKEN`.</source><translation>El servidor pide que inicies sesión (estado 401). Hazlo en Ajustes › Servidores MCP o con `helix-desktop server sign-in SERVER`, o guarda su token con `helix-desktop server secret SERVER Authorization`, como `Bearer TOKEN`.</translation></message>
<message><source>The server {server} has been stopped.</source><translation>El servidor {server} se ha detenido.</translation></message>
<message><source>The server's answer doesn't follow the protocol.</source><translation>La respuesta del servidor no sigue el protocolo.</translation></message>
<message><source>The server's answer has too many values.</source><translation>La respuesta del servidor tiene demasiados valores.</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again in {seconds} s.</source><translation>Se alcanzó el límite de solicitudes del servidor (estado 429). Vuelve a intentarlo en {seconds} s.</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again later.</source><translation>Se alcanzó el límite de solicitudes del servidor (estado 429). Vuelve a intentarlo más tarde.</translation></message>
<message><source>The service account's file has no usable key.</source><translation>El archivo de la cuenta de servicio no tiene ninguna clave utilizable.</translation></message>
<message><source>The session</source><translation>La sesión</translation></message>
<message><source>The session can still be read.</source><translation>La sesión se puede seguir leyendo.</translation></message>
<message><source>The session changed since. Nothing was done.</source><translation>La sesión cambió entretanto. No se cambió nada.</translation></message>
<message><source>The session goes on without them. Settings › General says where they go.</source><translation>La sesión sigue sin ellas. El destino está en Ajustes › General.</translation></message>
<message><source>The session has no start record.</source><translation>La sesión no tiene registro de inicio.</translation></message>
<message><source>The session holds what looks like secrets: {count}.</source><translation>La sesión contiene lo que parecen secretos: {count}.</translation></message>
<message><source>The session is closed.</source><translation>La sesión está cerrada.</translation></message>
<message><source>The session is shown with a gap there.</source><translation>La sesión se muestra con un hueco ahí.</translation></message>
<message><source>The session isn't listed.</source><translation>La sesión no está en la lista.</translation></message>
<message><source>The session shows what was done. Nothing was lost.</source><translation>La sesión muestra lo que se hizo. No se perdió nada.</translation></message>
<message><source>The session stays where it is.</source><translation>La sesión se queda donde está.</translation></message>
<message><source>The session works in a folder and on a branch of its own. Your folder stays as it is until you merge.</source><translation>La sesión trabaja en una carpeta y una rama propias. Tu carpeta se queda como está hasta que fusiones.</translation></message>
<message><source>The session's head doesn't match its last record.</source><translation>La cabecera de la sesión no coincide con su último registro.</translation></message>
<message><source>The session's head doesn't match its records.</source><translation>La cabecera de la sesión no coincide con sus registros.</translation></message>
<message><source>The sessions are replayed on this computer under each preset. No model is asked, and nothing is sent.</source><translation>Las sesiones se reproducen en este equipo con cada ajuste. No se consulta ningún modelo ni se envía nada.</translation></message>
<message><source>The set context window is used with the next request.</source><translation>La ventana de contexto indicada se usa con la próxima solicitud.</translation></message>
<message><source>The size of each request; the full height is {0}</source><translation>El tamaño de cada solicitud; la altura total es {0}</translation></message>
<message><source>The snapshot only takes space.</source><translation>La instantánea solo ocupa espacio.</translation></message>
<message><source>The store counts {said} for {name}, but the entries add up to {counted}.</source><translation>El almacén cuenta {said} para {name}, pero las entradas suman {counted}.</translation></message>
<message><source>The store in {folder} isn't marked as complete.</source><translation>El almacén en {folder} no está marcado como completo.</translation></message>
<message><source>The store in {parent} has lost its counters.</source><translation>El almacén en {parent} ha perdido sus contadores.</translation></message>
<message><source>The store in {where} doesn't say which program wrote it.</source><translation>El almacén en {where} no indica qué programa lo escribió.</translation></message>
<message><source>The store in {where} was written by a newer Helix Desktop (format {version}, this one knows {known}).</source><translation>El almacén en {where} fue escrito por un Helix Desktop más nuevo (formato {version}; este conoce {known}).</translation></message>
<message><source>The store's counters are lost.</source><translation>Se han perdido los contadores del almacén.</translation></message>
<message><source>The system denies bubblewrap user namespaces. For a sandbox, allow them (a container must be started with them) and restart Helix.</source><translation>El sistema deniega a bubblewrap los espacios de nombres de usuario. Para tener un sandbox, permítelos (un contenedor debe iniciarse con ellos) y reinicia Helix.</translation></message>
<message><source>The system keyring couldn't delete the key.</source><translation>El llavero del sistema no pudo eliminar la clave.</translation></message>
<message><source>The system keyring couldn't save the key.</source><translation>El llavero del sistema no pudo guardar la clave.</translation></message>
<message><source>The system keyring isn't responding.</source><translation>El llavero del sistema no responde.</translation></message>
<message><source>The system keyring won't release the key.</source><translation>El llavero del sistema no entrega la clave.</translation></message>
<message><source>The system proxy type isn't supported.</source><translation>El tipo de proxy del sistema no es compatible.</translation></message>
<message><source>The text has {count} characters; the limit is {longest}.</source><translation>El texto tiene {count} caracteres; el límite es {longest}.</translation></message>
<message><source>The tokenizer file {path} is damaged.</source><translation>El archivo del tokenizador {path} está dañado.</translation></message>
<message><source>The tokenizer file {path} isn't the original.</source><translation>El archivo del tokenizador {path} no es el original.</translation></message>
<message><source>The tools aren't a list of names.</source><translation>Las herramientas no son una lista de nombres.</translation></message>
<message><source>The tray icon shows them while something runs or waits.</source><translation>Las muestra el icono de la bandeja mientras algo se ejecuta o espera.</translation></message>
<message><source>The turn ended early</source><translation>El turno acabó antes</translation></message>
<message><source>The turn failed, so the queue is paused.</source><translation>El turno falló, así que la cola está en pausa.</translation></message>
<message><source>The turn was cut off.</source><translation>El turno se cortó.</translation></message>
<message><source>The undone compaction is back, byte for byte.</source><translation>La compactación deshecha ha vuelto, byte a byte.</translation></message>
<message><source>The use of {digest}… by event {seq} of {session} isn't recorded.</source><translation>El uso de {digest}… por el evento {seq} de {session} no está registrado.</translation></message>
<message><source>The user always denies this</source><translation>El usuario deniega esto siempre</translation></message>
<message><source>The user can allow this host in Settings › Permissions.</source><translation>El usuario puede permitir este host en Ajustes › Permisos.</translation></message>
<message><source>The user must review it again.</source><translation>El usuario debe revisarlo de nuevo.</translation></message>
<message><source>The user stopped all subagents before this one started.</source><translation>El usuario detuvo todos los subagentes antes de que este empezara.</translation></message>
<message><source>The user stopped the subagent.</source><translation>El usuario detuvo el subagente.</translation></message>
<message><source>The value of {name} can't be sent.</source><translation>No se puede enviar el valor de {name}.</translation></message>
<message><source>The value of {name} is too long.</source><translation>El valor de {name} es demasiado largo.</translation></message>
<message><source>The value of {name} looks like a key, which would be saved in a file.</source><translation>El valor de {name} parece una clave, que se guardaría en un archivo.</translation></message>
<message><source>The variable {name} is not set.</source><translation>La variable {name} no está definida.</translation></message>
<message><source>The whole entry</source><translation>La entrada completa</translation></message>
<message><source>The whole text, as a model reads it</source><translation>El texto completo, tal como lo lee un modelo</translation></message>
<message><source>The wider “Always” (Alt+P) also allows {0}</source><translation>El “Siempre” más amplio (Alt+P) permite también {0}</translation></message>
<message><source>The window shows only {count} colors, so it was not painted.</source><translation>La ventana muestra solo {count} colores, así que no se dibujó.</translation></message>
<message><source>The window was closed before an answer.</source><translation>La ventana se cerró antes de una respuesta.</translation></message>
<message><source>The worker {worker} runs {name} {theirs}, and this computer {ours}.</source><translation>El worker {worker} usa {name} {theirs}, y este equipo {ours}.</translation></message>
<message><source>The workspace</source><translation>El espacio de trabajo</translation></message>
<message><source>The workspace doesn't open.</source><translation>El espacio de trabajo no se abre.</translation></message>
<message><source>The workspace in {folder} was complete, but its database is gone.</source><translation>El espacio de trabajo en {folder} estaba completo, pero su base de datos ya no existe.</translation></message>
<message><source>The workspace in {parent} is open in {who}.</source><translation>El espacio de trabajo en {parent} está abierto en {who}.</translation></message>
<message><source>The workspace is closed.</source><translation>El espacio de trabajo está cerrado.</translation></message>
<message><source>The workspace is closing.</source><translation>El espacio de trabajo se está cerrando.</translation></message>
<message><source>The workspace is still in {place}.</source><translation>El espacio de trabajo sigue en {place}.</translation></message>
<message><source>The workspace is unchanged.</source><translation>El espacio de trabajo no ha cambiado.</translation></message>
<message><source>The workspace that opens at startup.</source><translation>El espacio de trabajo que se abre al iniciar.</translation></message>
<message><source>The workspace was closed.</source><translation>El espacio de trabajo se cerró.</translation></message>
<message><source>The workspace was repaired: kept {entries} entries and {events} events, {count} known losses.</source><translation>El espacio de trabajo se reparó: se conservaron {entries} entradas y {events} eventos; pérdidas conocidas: {count}.</translation></message>
<message><source>The workspace's store is closed.</source><translation>El almacén del espacio de trabajo está cerrado.</translation></message>
<message><source>The workspace's store is closing.</source><translation>El almacén del espacio de trabajo se está cerrando.</translation></message>
<message><source>The worktree has commits that are on no branch, the last one is {commit}.</source><translation>El worktree tiene commits que no están en ninguna rama; el último es {commit}.</translation></message>
<message><source>The worktree is not on its branch {branch} now.</source><translation>El worktree no está ahora en su rama {branch}.</translation></message>
<message><source>The worktree of this session is gone: {folder}.</source><translation>El worktree de esta sesión ya no existe: {folder}.</translation></message>
<message><source>The worktree of this session was removed: {branch}.</source><translation>Se quitó el worktree de esta sesión: {branch}.</translation></message>
<message><source>The worktree was removed.</source><translation>Se quitó el worktree.</translation></message>
<message><source>The worktree {folder} is locked.</source><translation>El worktree {folder} está bloqueado.</translation></message>
<message><source>The worktree {folder} wasn't moved: {reason}</source><translation>El worktree {folder} no se movió: {reason}</translation></message>
<message><source>The {sign} is never closed.</source><translation>Falta el {sign} de cierre.</translation></message>
<message><source>Theme</source><translation>Tema</translation></message>
<message><source>There are more than {most} rules.</source><translation>Hay más de {most} reglas.</translation></message>
<message><source>There are no AWS credentials in the profile {profile}.</source><translation>No hay credenciales de AWS en el perfil {profile}.</translation></message>
<message><source>There are no Google credentials in {file}.</source><translation>No hay credenciales de Google en {file}.</translation></message>
<message><source>There are no conflicts. No hooks are run.</source><translation>No hay conflictos. No se ejecutan hooks.</translation></message>
<message><source>There are too many copies of {path} already.</source><translation>Ya hay demasiadas copias de {path}.</translation></message>
<message><source>There are too many hosts or folders.</source><translation>Hay demasiados hosts o carpetas.</translation></message>
<message><source>There are two servers {name}.</source><translation>Hay dos servidores {name}.</translation></message>
<message><source>There can be at most {most} hosts.</source><translation>Puede haber como máximo {most} hosts.</translation></message>
<message><source>There is a branch {name} already.</source><translation>Ya hay una rama {name}.</translation></message>
<message><source>There is no MCP server at this address (status 404). Check the path of its URL, which often ends with /mcp.</source><translation>No hay ningún servidor MCP en esta dirección (estado 404). Revisa la ruta de su URL, que suele terminar en /mcp.</translation></message>
<message><source>There is no background command {name}.</source><translation>No hay ningún comando {name} en segundo plano.</translation></message>
<message><source>There is no content {digest}.</source><translation>No hay ningún contenido {digest}.</translation></message>
<message><source>There is no excerpt: {0}. A preview stands instead.</source><translation>No hay extracto: {0}. En su lugar hay una vista previa.</translation></message>
<message><source>There is no excerpt: {why}. The output is unchanged.</source><translation>No hay extracto: {why}. La salida no ha cambiado.</translation></message>
<message><source>There is no field “{name}”.</source><translation>No hay ningún campo “{name}”.</translation></message>
<message><source>There is no file {path} for the patch.</source><translation>No hay ningún archivo {path} para el parche.</translation></message>
<message><source>There is no file {path}.</source><translation>No existe el archivo {path}.</translation></message>
<message><source>There is no hook {key}.</source><translation>No existe el hook {key}.</translation></message>
<message><source>There is no key for {0}.</source><translation>No hay clave para {0}.</translation></message>
<message><source>There is no key for {endpoint}.</source><translation>No hay clave para {endpoint}.</translation></message>
<message><source>There is no output for this call.</source><translation>No hay ninguna salida para esta llamada.</translation></message>
<message><source>There is no policy preset {name}.</source><translation>No hay ningún preajuste de política {name}.</translation></message>
<message><source>There is no policy preset {preset}.</source><translation>No hay ningún preajuste de política {preset}.</translation></message>
<message><source>There is no policy value {name}.</source><translation>No hay ningún valor de política {name}.</translation></message>
<message><source>There is no program {command}.</source><translation>No existe el programa {command}.</translation></message>
<message><source>There is no provider {name}.</source><translation>No hay ningún proveedor {name}.</translation></message>
<message><source>There is no provider {provider}.</source><translation>No hay ningún proveedor {provider}.</translation></message>
<message><source>There is no range {start} to {stop}.</source><translation>No hay ningún intervalo de {start} a {stop}.</translation></message>
<message><source>There is no result to exclude.</source><translation>No hay ningún resultado que excluir.</translation></message>
<message><source>There is no server {name}.</source><translation>No hay ningún servidor {name}.</translation></message>
<message><source>There is no session {session} in this workspace.</source><translation>No hay ninguna sesión {session} en este espacio de trabajo.</translation></message>
<message><source>There is no setting {key}.</source><translation>No existe el ajuste {key}.</translation></message>
<message><source>There is no system keyring for the secrets of {server}.</source><translation>No hay llavero del sistema para los secretos de {server}.</translation></message>
<message><source>There is no tool {name} here.</source><translation>Aquí no hay ninguna herramienta {name}.</translation></message>
<message><source>There is no version {restores} of this session's context.</source><translation>No hay ninguna versión {restores} del contexto de esta sesión.</translation></message>
<message><source>There is no workspace data in {folder}.</source><translation>No hay datos de un espacio de trabajo en {folder}.</translation></message>
<message><source>There is no workspace {name}.</source><translation>No hay ningún espacio de trabajo {name}.</translation></message>
<message><source>There is no {path}.</source><translation>No existe {path}.</translation></message>
<message><source>These events aren't shown.</source><translation>Estos eventos no se muestran.</translation></message>
<message><source>These files didn't change: {0}</source><translation>Estos archivos no se han cambiado: {0}</translation></message>
<message><source>These messages were queued when Helix closed.</source><translation>Estos mensajes estaban en la cola cuando se cerró Helix.</translation></message>
<message><source>These stay as they are. Somebody else changed them since, or Helix can't reach them: {0}</source><translation>Estos se quedan como están. Otra persona los ha cambiado desde entonces o Helix no puede acceder a ellos: {0}</translation></message>
<message><source>These were changed since: {names}.</source><translation>Cambiados desde entonces: {names}.</translation></message>
<message><source>Thinking</source><translation>Pensando</translation></message>
<message><source>Third-party software</source><translation>Software de terceros</translation></message>
<message><source>This API key has no access to this model.</source><translation>Esta clave de API no tiene acceso a este modelo.</translation></message>
<message><source>This SubAgent does not have the tool {tool}. Tools: {known}.</source><translation>Este subagente no tiene la herramienta {tool}. Herramientas: {known}.</translation></message>
<message><source>This address accepts no MCP messages (status {status}). Check its URL: it must be one for streamable HTTP, not for SSE.</source><translation>Esta dirección no acepta mensajes MCP (estado {status}). Revisa su URL: debe ser una para streamable HTTP, no para SSE.</translation></message>
<message><source>This address answers with a web page, not as an MCP server. Check its URL, and whether this network requires sign-in.</source><translation>Esta dirección responde con una página web, no como un servidor MCP. Revisa su URL y si esta red exige iniciar sesión.</translation></message>
<message><source>This address doesn't answer as an MCP server, but with {kind}. Check its URL.</source><translation>Esta dirección no responde como un servidor MCP, sino con {kind}. Revisa su URL.</translation></message>
<message><source>This build has no releases page. Check where you downloaded it.</source><translation>Esta compilación no tiene página de versiones. Mira donde la descargaste.</translation></message>
<message><source>This can't be done:</source><translation>No se puede hacer:</translation></message>
<message><source>This command failed in the last session. Find out why:&#10;{0}</source><translation>Este comando falló en la última sesión. Averigua por qué:&#10;{0}</translation></message>
<message><source>This desktop shows none, so Helix shows them in its window.</source><translation>Este escritorio no muestra ninguna, así que Helix las muestra en su ventana.</translation></message>
<message><source>This doesn't look like a key. Keys contain no spaces.</source><translation>Esto no parece una clave. Las claves no contienen espacios.</translation></message>
<message><source>This entry can't go into a message as text.</source><translation>Esta entrada no puede ir en un mensaje como texto.</translation></message>
<message><source>This entry is damaged</source><translation>Esta entrada está dañada</translation></message>
<message><source>This entry is damaged. Restoring a file with the same bytes repairs it.</source><translation>Esta entrada está dañada. Restaurar un archivo con los mismos bytes la repara.</translation></message>
<message><source>This entry is no longer stored</source><translation>Esta entrada ya no está guardada</translation></message>
<message><source>This file is no longer set aside.</source><translation>Este archivo ya no está apartado.</translation></message>
<message><source>This folder</source><translation>Esta carpeta</translation></message>
<message><source>This folder is trusted</source><translation>Confías en esta carpeta</translation></message>
<message><source>This folder isn't trusted</source><translation>No se confía en esta carpeta</translation></message>
<message><source>This folder isn't trusted yet</source><translation>Todavía no confías en esta carpeta</translation></message>
<message><source>This folder isn't trusted yet.</source><translation>Todavía no se confía en esta carpeta.</translation></message>
<message><source>This folder isn't trusted.</source><translation>No se confía en esta carpeta.</translation></message>
<message><source>This hook can't run. {why}</source><translation>Este hook no se puede ejecutar. {why}</translation></message>
<message><source>This hook runs only in the sandbox, which is off or missing.</source><translation>Este hook solo se ejecuta en el sandbox, que está desactivado o no existe.</translation></message>
<message><source>This is a new file. If you undo this, Helix deletes it.</source><translation>Es un archivo nuevo. Si lo deshaces, Helix lo elimina.</translation></message>
<message><source>This is how Helix tells you that it needs you.</source><translation>Así avisa Helix cuando te necesita.</translation></message>
<message><source>This isn't a command that runs in the foreground of a terminal.</source><translation>Este no es un comando en primer plano de una terminal.</translation></message>
<message><source>This isn't a profile or a file of credentials.</source><translation>Esto no es un perfil ni un archivo de credenciales.</translation></message>
<message><source>This looks like a key, which would be saved in a file.</source><translation>Esto parece una clave, que se guardaría en un archivo.</translation></message>
<message><source>This message is too long for the model. Up to {0} tokens of its middle will be left out; Helix can recall them.</source><translation>Este mensaje es demasiado largo para el modelo. Se omitirán hasta {0} tokens de su parte central; Helix puede recuperarlos.</translation></message>
<message numerus="yes"><source>This model accepts {0} images per message.</source><extracomment>One: This model accepts {0} image per message.</extracomment><translation><numerusform>Este modelo acepta {0} imagen por mensaje.</numerusform><numerusform>Este modelo acepta {0} imágenes por mensaje.</numerusform></translation></message>
<message><source>This model gets {0}.</source><translation>Este modelo recibe: {0}.</translation></message>
<message><source>This model has no reasoning effort to choose.</source><translation>Este modelo no permite elegir el esfuerzo de razonamiento.</translation></message>
<message><source>This output is now in the cache or covered by a handover.</source><translation>Esta salida está ahora en la caché o la cubre un traspaso.</translation></message>
<message><source>This part</source><translation>Esta parte</translation></message>
<message><source>This plan is no longer open.</source><translation>Este plan ya no está abierto.</translation></message>
<message><source>This process of Helix can't tell which processes it started.</source><translation>Este proceso de Helix no sabe qué procesos inició.</translation></message>
<message><source>This protocol has one name for the token limit only.</source><translation>Este protocolo solo tiene un nombre para el límite de tokens.</translation></message>
<message><source>This question can only be answered in the window.</source><translation>Esta pregunta solo se puede responder en la ventana.</translation></message>
<message><source>This reply made {0} tool calls. The first {1} were run, the others were not.</source><translation>Esta respuesta hizo {0} llamadas a herramientas. Se ejecutaron las primeras {1}; las demás, no.</translation></message>
<message><source>This request has no block {number}.</source><translation>Esta solicitud no tiene el bloque {number}.</translation></message>
<message><source>This request has tool calls, so it needs its tools.</source><translation>Esta solicitud tiene llamadas a herramientas, así que necesita sus herramientas.</translation></message>
<message><source>This request is too large. Compaction can't reduce these parts: {0}. Exclude or unpin blocks, or choose a model with a larger context window.</source><translation>Esta solicitud es demasiado grande. La compactación no puede reducir estas partes: {0}. Excluye o desfija bloques, o elige un modelo con una ventana de contexto mayor.</translation></message>
<message><source>This request is too large. Helix compacts it before sending, for {0}.</source><translation>Esta solicitud es demasiado grande. Helix la compacta antes de enviarla, por {0}.</translation></message>
<message><source>This request is too large. Helix compacts it before sending.</source><translation>Esta solicitud es demasiado grande. Helix la compacta antes de enviarla.</translation></message>
<message><source>This server declares more than can be shown here.</source><translation>Este servidor declara más de lo que se puede mostrar aquí.</translation></message>
<message><source>This session</source><translation>Esta sesión</translation></message>
<message><source>This session has no compaction {number}.</source><translation>Esta sesión no tiene la compactación {number}.</translation></message>
<message><source>This session has no handover {number}.</source><translation>Esta sesión no tiene el traspaso {number}.</translation></message>
<message><source>This session has no message {seq}.</source><translation>Esta sesión no tiene ningún mensaje {seq}.</translation></message>
<message><source>This session has no notes {number}.</source><translation>Esta sesión no tiene notas {number}.</translation></message>
<message><source>This session has no worktree</source><translation>Esta sesión no tiene worktree</translation></message>
<message><source>This session has no worktree.</source><translation>Esta sesión no tiene worktree.</translation></message>
<message><source>This session is in plan mode, in which only calls that read are run.</source><translation>Esta sesión está en modo Plan, en el que solo se ejecutan llamadas que leen.</translation></message>
<message><source>This session isn't paused any more.</source><translation>Esta sesión ya no está en pausa.</translation></message>
<message><source>This session isn't paused.</source><translation>Esta sesión no está en pausa.</translation></message>
<message><source>This session runs no commands in the background.</source><translation>Esta sesión no ejecuta comandos en segundo plano.</translation></message>
<message><source>This shell is for Windows only.</source><translation>Este shell es solo para Windows.</translation></message>
<message><source>This shorter text replaces older messages. Undo brings them back exactly.</source><translation>Este texto más breve reemplaza mensajes antiguos. Deshacer los restaura exactamente.</translation></message>
<message><source>This system can change zoom only at startup.</source><translation>Este sistema solo puede cambiar el zoom al iniciar.</translation></message>
<message><source>This system doesn't tell which process answers.</source><translation>Este sistema no indica qué proceso responde.</translation></message>
<message><source>This system doesn't trust the provider's certificate.</source><translation>Este sistema no confía en el certificado del proveedor.</translation></message>
<message><source>This system doesn't trust the server's certificate. Check its URL and this system's certificates.</source><translation>Este sistema no confía en el certificado del servidor. Revisa su URL y los certificados de este sistema.</translation></message>
<message><source>This system has no local sockets.</source><translation>Este sistema no tiene sockets locales.</translation></message>
<message><source>This terminal belongs to a process that Helix started.</source><translation>Esta terminal pertenece a un proceso que inició Helix.</translation></message>
<message><source>This text is too long to paste.</source><translation>Este texto es demasiado largo para pegarlo.</translation></message>
<message><source>This version is in use.</source><translation>Esta versión está en uso.</translation></message>
<message><source>This version would take more than {most} tokens, half of every request.</source><translation>Esta versión ocuparía más de {most} tokens, la mitad de cada solicitud.</translation></message>
<message><source>This workspace</source><translation>Este espacio</translation></message>
<message><source>This workspace has no cache entry starting with {wanted}.</source><translation>Este espacio de trabajo no tiene ninguna entrada de caché que empiece por {wanted}.</translation></message>
<message><source>This workspace has no cache entry {name}….</source><translation>Este espacio de trabajo no tiene ninguna entrada de caché {name}….</translation></message>
<message><source>This workspace has no fast model.</source><translation>Este espacio de trabajo no tiene modelo rápido.</translation></message>
<message><source>This workspace has no long-context model.</source><translation>Este espacio de trabajo no tiene modelo de contexto largo.</translation></message>
<message><source>This workspace has no main model.</source><translation>Este espacio de trabajo no tiene modelo principal.</translation></message>
<message><source>This workspace has no model {model}, so the main model is used.</source><translation>Este espacio de trabajo no tiene el modelo {model}, así que se usa el principal.</translation></message>
<message><source>This workspace is in use by {who}, which can't share it.</source><translation>Este espacio de trabajo lo está usando {who}, que no puede compartirlo.</translation></message>
<message><source>This workspace no longer exists.</source><translation>Este espacio de trabajo ya no existe.</translation></message>
<message><source>This worktree can't be merged now.</source><translation>Ahora no se puede fusionar este worktree.</translation></message>
<message><source>This worktree can't be removed now.</source><translation>Ahora no se puede quitar este worktree.</translation></message>
<message><source>Three choices, about a minute. You can change all of them later.</source><translation>Tres decisiones, cerca de un minuto. Puedes cambiarlas todas más tarde.</translation></message>
<message><source>Throws away changes or commits that git may not bring back.</source><translation>Desecha cambios o commits que quizá git no pueda devolver.</translation></message>
<message><source>Time</source><translation>Hora</translation></message>
<message><source>Time</source><comment>duration</comment><translation>Tiempo</translation></message>
<message><source>Timeline</source><translation>Cronología</translation></message>
<message><source>To add a folder, type @ and its name.</source><translation>Para añadir una carpeta, escribe @ y su nombre.</translation></message>
<message><source>To look for these very letters use text:"…".</source><translation>Para buscar exactamente estas letras, usa text:"…".</translation></message>
<message><source>To open files at a line, set VISUAL to your editor, such as code or kate.</source><translation>Para abrir archivos en una línea, define VISUAL con tu editor, como code o kate.</translation></message>
<message><source>Together</source><translation>En total</translation></message>
<message numerus="yes"><source>Together, {0} sessions with complete reports:</source><extracomment>One: Together, {0} session with complete reports:</extracomment><translation><numerusform>En total, {0} sesión con datos completos:</numerusform><numerusform>En total, {0} sesiones con datos completos:</numerusform></translation></message>
<message><source>Toggle full screen</source><translation>Alternar pantalla completa</translation></message>
<message><source>Toggle side panel</source><translation>Alternar panel lateral</translation></message>
<message><source>Toggle sidebar</source><translation>Alternar barra lateral</translation></message>
<message><source>Token counts are estimates for {0}. Each of its answers corrects them.</source><translation>Los recuentos de tokens para {0} son estimaciones. Cada respuesta los corrige.</translation></message>
<message><source>Token limit field</source><translation>Campo de límite de tokens</translation></message>
<message><source>Tokens</source><translation>Tokens</translation></message>
<message><source>Tokens and costs appear here after the first message.</source><translation>Los tokens y los costos aparecen aquí tras el primer mensaje.</translation></message>
<message><source>Tokens saved</source><translation>Tokens ahorrados</translation></message>
<message><source>Tokens saved: {0}</source><translation>Tokens ahorrados: {0}</translation></message>
<message><source>Tokens sent</source><translation>Tokens enviados</translation></message>
<message><source>Too large for the clipboard. Export it instead.</source><translation>Demasiado grande para el portapapeles. Expórtala en su lugar.</translation></message>
<message><source>Too large to show as JSON. Export it instead.</source><translation>Demasiado grande para mostrarla como JSON. Expórtala en su lugar.</translation></message>
<message><source>Too many agents.</source><translation>Demasiados agentes.</translation></message>
<message><source>Too many hooks.</source><translation>Demasiados hooks.</translation></message>
<message><source>Too much text, or too many commands.</source><translation>Demasiado texto o demasiados comandos.</translation></message>
<message><source>Tool</source><translation>Herram.</translation></message>
<message><source>Tool definitions</source><translation>Definiciones de herramientas</translation></message>
<message><source>Tool outputs</source><translation>Salidas de herramientas</translation></message>
<message><source>Tool outputs appear here.</source><translation>Las salidas de herramientas aparecen aquí.</translation></message>
<message><source>Toolchains, listed hosts</source><translation>Compilación y hosts listados</translation></message>
<message><source>Tools</source><translation>Herramientas</translation></message>
<message><source>Tools (Helix sees only those that are on)</source><translation>Herramientas (Helix solo ve las activadas)</translation></message>
<message><source>Tools Helix can use here</source><translation>Herramientas que Helix puede usar aquí</translation></message>
<message numerus="yes"><source>Tools Helix can use here, with {0} tools of MCP servers in a line each: their descriptions would fill more than {1}% of the context window</source><extracomment>One: Tools Helix can use here, with {0} tool of MCP servers in one line: its description would fill more than {1}% of the context window</extracomment><translation><numerusform>Herramientas que Helix puede usar aquí, con {0} herramienta de servidores MCP en una línea: su descripción ocuparía más del {1} % de la ventana de contexto</numerusform><numerusform>Herramientas que Helix puede usar aquí, con {0} herramientas de servidores MCP en una línea cada una: sus descripciones ocuparían más del {1} % de la ventana de contexto</numerusform></translation></message>
<message><source>Traces are sent only to a collector on this computer, not to {url}.</source><translation>Las trazas solo se envían a un recopilador de este equipo, no a {url}.</translation></message>
<message><source>Traces can't be written to {place}: {reason}.</source><translation>No se pueden escribir trazas en {place}: {reason}.</translation></message>
<message><source>Traces for other tools</source><translation>Trazas para otras herramientas</translation></message>
<message><source>Trash is empty.</source><translation>La papelera está vacía.</translation></message>
<message><source>Trimmed at {0}, {1} tokens in all</source><translation>Recortado ({0}), {1} tokens en total</translation></message>
<message><source>Trimmed to fit</source><translation>Recortado para caber</translation></message>
<message><source>Trimmed to fit {0}: {1}</source><translation>Recortado para caber ({0}): {1}</translation></message>
<message><source>Trimmed → v{0}</source><translation>Recortado → v{0}</translation></message>
<message><source>Trimming to fit</source><translation>Recortando para caber</translation></message>
<message><source>Truncates files.</source><translation>Trunca archivos.</translation></message>
<message><source>Trust</source><translation>Confiar</translation></message>
<message><source>Trust its tool hints: tools marked read-only run without asking</source><translation>Confiar en sus indicaciones: las herramientas marcadas como solo lectura se ejecutan sin preguntar</translation></message>
<message><source>Trust this folder</source><translation>Confiar en la carpeta</translation></message>
<message><source>Trust this folder first, in the window or with `helix-desktop permission trust --folder DIR`.</source><translation>Confía antes en esta carpeta, en la ventana o con `helix-desktop permission trust --folder DIR`.</translation></message>
<message><source>Trust this folder?</source><translation>¿Confiar en esta carpeta?</translation></message>
<message><source>Try again</source><translation>Reintentar</translation></message>
<message><source>Try again later.</source><translation>Vuelve a intentarlo más tarde.</translation></message>
<message><source>Try again when it has ended.</source><translation>Vuelve a intentarlo cuando termine.</translation></message>
<message><source>Try again when that is finished (a check, backup, or repair). Nothing was lost.</source><translation>Vuelve a intentarlo cuando termine (una comprobación, copia de seguridad o reparación). No se ha perdido nada.</translation></message>
<message><source>Try again, or start it in a terminal once.</source><translation>Inténtalo de nuevo o inícialo una vez en una terminal.</translation></message>
<message><source>Try again.</source><translation>Vuelve a intentarlo.</translation></message>
<message><source>Try {0} again</source><translation>Volver a probar {0}</translation></message>
<message><source>Try “summarize this project”, “find TODO”, or “write hello into notes.txt”.</source><translation>Prueba “summarize this project”, “find TODO” o “write hello into notes.txt”.</translation></message>
<message><source>Turn</source><translation>Turno</translation></message>
<message><source>Turn old steps into notes at</source><translation>Pasar pasos antiguos a notas al</translation></message>
<message><source>Turn old steps into short notes when the context is this full; 0 = never.</source><translation>Convertir pasos antiguos en notas cortas cuando el contexto está así de lleno; 0 = nunca.</translation></message>
<message><source>Turn {0}, unchanged</source><translation>Turno {0}, sin cambios</translation></message>
<message><source>Turns {0}–{1}, unchanged</source><translation>Turnos {0}–{1}, sin cambios</translation></message>
<message><source>Two invisible characters</source><translation>Dos caracteres invisibles</translation></message>
<message><source>Type to search</source><translation>Escribe para buscar</translation></message>
<message><source>URL of an OAuth client metadata document, for sign-ins to MCP servers.</source><translation>URL de un documento de metadatos de cliente OAuth para iniciar sesión en servidores MCP.</translation></message>
<message><source>USD</source><translation>USD</translation></message>
<message><source>USD per million tokens</source><translation>USD por millón de tokens</translation></message>
<message><source>Unarchive</source><translation>Desarchivar</translation></message>
<message><source>Unavailable: {0}</source><translation>No disponible: {0}</translation></message>
<message><source>Unchanged since last request</source><translation>Sin cambios desde la última solicitud</translation></message>
<message><source>Undo</source><translation>Deshacer</translation></message>
<message><source>Undo</source><comment>an event</comment><translation>Deshacer</translation></message>
<message><source>Undo all</source><translation>Deshacer todo</translation></message>
<message><source>Undo back to here…</source><translation>Deshacer hasta aquí…</translation></message>
<message><source>Undo back to {0}?</source><translation>¿Deshacer hasta {0}?</translation></message>
<message><source>Undo last compaction</source><translation>Deshacer última compactación</translation></message>
<message><source>Undo restore</source><translation>Deshacer restauración</translation></message>
<message><source>Undo restores the exact same request.</source><translation>Deshacer restaura exactamente la misma solicitud.</translation></message>
<message><source>Undo stopping subagents</source><translation>Deshacer detención de subagentes</translation></message>
<message><source>Undo this change</source><translation>Deshacer este cambio</translation></message>
<message><source>Undo this turn</source><translation>Deshacer este turno</translation></message>
<message><source>Undo this turn?</source><translation>¿Deshacer este turno?</translation></message>
<message><source>Undo what git changed</source><translation>Deshacer lo que git cambió</translation></message>
<message><source>Undo what may be your own change?</source><translation>¿Deshacer lo que quizá sea un cambio tuyo?</translation></message>
<message><source>Undo: resume all subagents</source><translation>Deshacer: reanudar todos los subagentes</translation></message>
<message><source>Undo: resume “{0}”</source><translation>Deshacer: reanudar “{0}”</translation></message>
<message><source>Undo: {0}</source><translation>Deshacer: {0}</translation></message>
<message><source>Undoing</source><translation>Deshaciendo</translation></message>
<message><source>Undone</source><translation>Deshecho</translation></message>
<message><source>Undone: {0}</source><translation>Deshecho: {0}</translation></message>
<message><source>Unified</source><translation>Unificado</translation></message>
<message><source>Unlock the keyring and try again, or set the key as an environment variable.</source><translation>Desbloquea el llavero y vuelve a intentarlo, o define la clave como variable de entorno.</translation></message>
<message><source>Unlock the keyring and try again.</source><translation>Desbloquea el llavero y vuelve a intentarlo.</translation></message>
<message><source>Unlock the keyring and try again. The key was not written anywhere else.</source><translation>Desbloquea el llavero y vuelve a intentarlo. La clave no se escribió en ningún otro lugar.</translation></message>
<message><source>Unpin</source><translation>Desfijar</translation></message>
<message><source>Unpin it instead.</source><translation>Desfíjalo en su lugar.</translation></message>
<message><source>Unpinned</source><translation>Desfijado</translation></message>
<message><source>Unpinned.</source><translation>Desfijada.</translation></message>
<message><source>Unrestricted</source><translation>Sin restricciones</translation></message>
<message><source>Until then, sending what was sent before costs less</source><translation>Hasta entonces, reenviar lo ya enviado cuesta menos</translation></message>
<message><source>Until you answer, nothing is put back. The Changes page shows each file, and can undo both this and what you choose here.</source><translation>Hasta que respondas, no se devuelve nada. La página Cambios muestra cada archivo y puede deshacer también lo que elijas aquí.</translation></message>
<message><source>Untitled</source><translation>Sin título</translation></message>
<message><source>Updates</source><translation>Actualizaciones</translation></message>
<message><source>Usage</source><translation>Uso</translation></message>
<message><source>Usage by day, from {0} to {1}, highest on {2} with {3}</source><translation>Uso por día, del {0} al {1}, máximo el {2} con {3}</translation></message>
<message><source>Use * instead.</source><translation>Usa * en su lugar.</translation></message>
<message><source>Use + or * instead.</source><translation>Usa + o * en su lugar.</translation></message>
<message><source>Use Save as… if you want the code in that file.</source><translation>Usa Guardar como… si quieres el código en ese archivo.</translation></message>
<message><source>Use `--secret NAME` (a header) to be asked for the key, or write ${{NAME}} for an environment variable.</source><translation>Usa `--secret NAME` (un encabezado) para que se te pida la clave, o escribe ${{NAME}} para una variable de entorno.</translation></message>
<message><source>Use `--secret NAME` (a variable or header) to be asked for the key, or write ${NAME} for an environment variable.</source><translation>Usa `--secret NAME` (una variable o un encabezado) para que se te pida la clave, o escribe ${NAME} para una variable de entorno.</translation></message>
<message><source>Use a path relative to that folder.</source><translation>Usa una ruta relativa a esa carpeta.</translation></message>
<message><source>Use an address such as https://bedrock-runtime.eu-central-1.amazonaws.com, or set AWS_REGION.</source><translation>Usa una dirección como https://bedrock-runtime.eu-central-1.amazonaws.com, o define AWS_REGION.</translation></message>
<message><source>Use dark theme</source><translation>Usar tema oscuro</translation></message>
<message><source>Use https://. Only servers on this computer and private networks can use http://.</source><translation>Usa https://. Solo los servidores de este equipo y de redes privadas pueden usar http://.</translation></message>
<message><source>Use in all workspaces</source><translation>Usar en todos los espacios</translation></message>
<message><source>Use it</source><translation>Usarlo</translation></message>
<message><source>Use it as the model, with its own sign-in or subscription.</source><translation>Usarlo como modelo, con su propio inicio de sesión o suscripción.</translation></message>
<message><source>Use letters and digits.</source><translation>Usa letras y dígitos.</translation></message>
<message><source>Use letters, digits, and dashes.</source><translation>Usa letras, cifras y guiones.</translation></message>
<message><source>Use letters, digits, and hyphens for its name, and one line of ASCII characters for its value.</source><translation>Usa letras, cifras y guiones para su nombre, y una línea de caracteres ASCII para su valor.</translation></message>
<message><source>Use light theme</source><translation>Usar tema claro</translation></message>
<message><source>Use list_files to see what is in it.</source><translation>Usa list_files para ver qué contiene.</translation></message>
<message><source>Use list_files to see what is there.</source><translation>Usa list_files para ver qué hay ahí.</translation></message>
<message><source>Use long-context model</source><translation>Usar modelo de contexto largo</translation></message>
<message><source>Use other URL…</source><translation>Usar otra URL…</translation></message>
<message><source>Use system theme</source><translation>Usar tema del sistema</translation></message>
<message><source>Use that window, or start another one with its own --data-dir.</source><translation>Usa esa ventana o inicia otra con su propio --data-dir.</translation></message>
<message><source>Use the default</source><translation>Usar predeterminado</translation></message>
<message><source>Use the model in</source><translation>Usar el modelo en</translation></message>
<message><source>Use these values</source><translation>Usar estos valores</translation></message>
<message><source>Use this policy</source><translation>Usar esta política</translation></message>
<message><source>Use this price</source><translation>Usar este precio</translation></message>
<message><source>Use tls:// with certificates, or a scheduler on this machine.</source><translation>Usa tls:// con certificados, o un planificador en este equipo.</translation></message>
<message><source>Use up to 40 lowercase letters, digits, dots, and dashes.</source><translation>Usa hasta 40 letras minúsculas, dígitos, puntos y guiones.</translation></message>
<message><source>Use up to {most} letters, digits, and signs of ASCII in one line.</source><translation>Usa hasta {most} letras, cifras y signos ASCII en una línea.</translation></message>
<message><source>Use what changed?</source><translation>¿Usar lo que cambió?</translation></message>
<message><source>Use write_file to make a file.</source><translation>Usa write_file para crear un archivo.</translation></message>
<message><source>Use {0}</source><translation>Usar {0}</translation></message>
<message><source>Use ~/.agents/AGENTS.md</source><translation>Usar ~/.agents/AGENTS.md</translation></message>
<message><source>Use ~/.claude/CLAUDE.md</source><translation>Usar ~/.claude/CLAUDE.md</translation></message>
<message><source>Used</source><translation>Usado</translation></message>
<message><source>Used from the next turn on. If the text changes, Helix asks again.</source><translation>Se usa desde el próximo turno. Si el texto cambia, Helix vuelve a preguntar.</translation></message>
<message><source>User Preferences</source><translation>Preferencias del usuario</translation></message>
<message><source>Values of {0}</source><translation>Valores de {0}</translation></message>
<message><source>Values that look like keys are stored in the keyring.</source><translation>Los valores que parecen claves se guardan en el llavero.</translation></message>
<message><source>Variables or headers</source><translation>Variables o encabezados</translation></message>
<message><source>Verified against the SHA-256 recorded in {0} ({1}…).</source><translation>Verificado con el SHA-256 registrado en {0} ({1}…).</translation></message>
<message><source>Verified originals</source><translation>Originales verificados</translation></message>
<message><source>Verify SHA-256 (V)</source><translation>Verificar SHA-256 (V)</translation></message>
<message><source>Verify all</source><translation>Verificar todo</translation></message>
<message><source>Verify all entries</source><translation>Verificar todas las entradas</translation></message>
<message><source>Verify entry</source><translation>Verificar entrada</translation></message>
<message><source>Verifying {0} of {1}</source><translation>Verificando {0} de {1}</translation></message>
<message><source>Verifying…</source><translation>Verificando…</translation></message>
<message><source>Version {0}</source><translation>Versión {0}</translation></message>
<message><source>Version {0} is installed</source><translation>La versión {0} está instalada</translation></message>
<message><source>Version {0}: {1}</source><translation>Versión {0}: {1}</translation></message>
<message><source>Versions</source><translation>Versiones</translation></message>
<message><source>View</source><comment>how a version is shown</comment><translation>Vista</translation></message>
<message><source>View</source><comment>menu</comment><translation>Ver</translation></message>
<message><source>View</source><comment>read a license</comment><translation>Ver</translation></message>
<message><source>View and change shortcuts</source><translation>Ver y cambiar atajos</translation></message>
<message><source>View as table</source><translation>Ver como tabla</translation></message>
<message><source>View handover</source><translation>Ver traspaso</translation></message>
<message><source>WORKSPACES</source><translation>ESPACIOS</translation></message>
<message><source>Wait</source><translation>Esperar</translation></message>
<message><source>Wait until it finishes, or stop it with Esc.</source><translation>Espera a que termine o detenlo con Esc.</translation></message>
<message><source>Wait until its turn finishes, or stop it with Esc.</source><translation>Espera a que termine su turno o detenlo con Esc.</translation></message>
<message><source>Wait until the search index is ready, or use a simpler filter.</source><translation>Espera a que el índice de búsqueda esté listo o usa un filtro más sencillo.</translation></message>
<message><source>Waiting for you</source><translation>Te espera</translation></message>
<message><source>Waiting for your approval</source><translation>Espera tu aprobación</translation></message>
<message><source>Waiting for {drive}, which doesn't answer…</source><translation>Esperando a {drive}, que no responde…</translation></message>
<message><source>Waits for you</source><translation>Le espera</translation></message>
<message><source>Wants you to sign in, or a token as its header Authorization</source><translation>Pide iniciar sesión o un token en la cabecera Authorization</translation></message>
<message><source>Warn at cost</source><translation>Avisar en costo</translation></message>
<message><source>Warn at tokens</source><translation>Avisar en tokens</translation></message>
<message><source>Web</source><translation>Web</translation></message>
<message><source>Web access</source><translation>Acceso web</translation></message>
<message><source>Web search</source><translation>Búsqueda web</translation></message>
<message><source>Web search, USD per thousand</source><translation>Búsqueda web, USD por millar</translation></message>
<message><source>Web search: {0}</source><translation>Búsqueda web: {0}</translation></message>
<message><source>Welcome to Helix</source><translation>Te damos la bienvenida a Helix</translation></message>
<message><source>What became of files while the agent ran:&#10;{0}</source><translation>Qué pasó con los archivos mientras se ejecutaba el agente:&#10;{0}</translation></message>
<message><source>What becomes of questions that nobody answers.</source><translation>Qué pasa con las preguntas que nadie responde.</translation></message>
<message><source>What becomes of them</source><translation>Qué pasa con ellas</translation></message>
<message><source>What does this model cost?</source><translation>¿Cuánto cuesta este modelo?</translation></message>
<message><source>What should Helix do instead?</source><translation>¿Qué debería hacer Helix en su lugar?</translation></message>
<message><source>What should Helix keep from this output?</source><translation>¿Qué debería conservar Helix de esta salida?</translation></message>
<message><source>What should Helix work on?</source><translation>¿En qué debería trabajar Helix?</translation></message>
<message><source>What stands there may be a part of other letters.</source><translation>Lo que hay ahí puede ser parte de otras letras.</translation></message>
<message><source>Whatever you allow with “Always” runs without asking again.</source><translation>Lo que permites con “Siempre” se ejecuta sin volver a preguntar.</translation></message>
<message><source>When Helix has answered</source><translation>Cuando Helix ha respondido</translation></message>
<message><source>When off, Helix shows all workspaces</source><translation>Si está desactivado, Helix muestra todos los espacios</translation></message>
<message><source>When off, Shift+Tab moves the focus</source><translation>Si no, Mayús+Tab mueve el foco</translation></message>
<message><source>When off, the first words are the name</source><translation>Si no, el nombre son las primeras palabras</translation></message>
<message><source>When on, Helix asks before each site</source><translation>Si está activado, Helix pregunta antes de cada sitio</translation></message>
<message><source>When plugged in</source><translation>Con corriente</translation></message>
<message><source>Where the desktop plays sounds for notifications</source><translation>Si el escritorio reproduce sonidos con las notificaciones</translation></message>
<message><source>Whichever comes first</source><translation>Lo que ocurra primero</translation></message>
<message><source>While you were away</source><translation>Durante su ausencia</translation></message>
<message><source>Who</source><translation>Quién</translation></message>
<message><source>Who the agent is and how it should work. Leave empty for the default.</source><translation>Quién es el agente y cómo debe trabajar. Déjalo vacío para usar el predeterminado.</translation></message>
<message><source>Whole</source><translation>Todo</translation></message>
<message><source>Whole session</source><translation>Toda la sesión</translation></message>
<message><source>Whole sessions would travel to {host} unencrypted.</source><translation>Se enviarían sesiones enteras sin cifrar a {host}.</translation></message>
<message><source>Whole workspace</source><translation>Todo el espacio de trabajo</translation></message>
<message><source>Width of the list of sessions.</source><translation>Ancho de la lista de sesiones.</translation></message>
<message><source>Width of the window when it opens.</source><translation>Ancho de la ventana al abrirla.</translation></message>
<message><source>Wipes a disk or changes its partitions.</source><translation>Borra un disco o cambia sus particiones.</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md, and runs read-only commands in the sandbox without asking.</source><translation>Si confías, Helix sigue el AGENTS.md y el CLAUDE.md del proyecto y ejecuta los comandos de solo lectura en el sandbox sin preguntar.</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md. No sandbox on this system: Helix asks before every command.</source><translation>Si confías, Helix sigue el AGENTS.md y el CLAUDE.md del proyecto. Este sistema no tiene sandbox: Helix pregunta antes de cada comando.</translation></message>
<message><source>Without a model (rules) · free</source><translation>Sin modelo (reglas) · gratis</translation></message>
<message><source>Without a result: {tool}</source><translation>Sin resultado: {tool}</translation></message>
<message><source>Without a sandbox, commands can read your keys, write anywhere, and use the network. Helix asks before each one. Check every command before you allow it.</source><translation>Sin un sandbox, los comandos pueden leer tus claves, escribir en cualquier lugar y usar la red. Helix pregunta antes de cada uno. Revisa cada comando antes de permitirlo.</translation></message>
<message><source>Without prompt cache</source><translation>Sin caché de prompts</translation></message>
<message><source>Without trust, Helix can read files but asks before every command and change.</source><translation>Si no confías, Helix puede leer archivos, pero pregunta antes de cada comando y cambio.</translation></message>
<message><source>Words of {0}, not of the output: “{1}”</source><translation>Palabras de {0}, no de la salida: «{1}»</translation></message>
<message><source>Work</source><translation>Trabajo</translation></message>
<message><source>Work can continue in the background. Use the tray icon to reopen the window.</source><translation>El trabajo puede continuar en segundo plano. Usa el icono de la bandeja para volver a abrir la ventana.</translation></message>
<message><source>Work can continue while the window is minimized.</source><translation>El trabajo puede continuar con la ventana minimizada.</translation></message>
<message><source>Works as {0}, from {1}</source><translation>Trabaja como {0}, de {1}</translation></message>
<message><source>Workspace</source><translation>Espacio</translation></message>
<message><source>Workspace damaged: read-only</source><translation>Espacio dañado: solo lectura</translation></message>
<message><source>Workspace {0}</source><translation>Espacio {0}</translation></message>
<message><source>Workspaces</source><translation>Espacios de trabajo</translation></message>
<message><source>Workspaces 1 to 9</source><translation>Espacios 1 a 9</translation></message>
<message><source>Workspaces: {known}.</source><translation>Espacios de trabajo: {known}.</translation></message>
<message><source>Worktree: branch {0} from {1}, in {2}</source><translation>Worktree: rama {0} desde {1}, en {2}</translation></message>
<message><source>Worktree: {0}</source><translation>Worktree: {0}</translation></message>
<message><source>Would change git's or Helix's own settings.</source><translation>Cambiaría los ajustes propios de git o de Helix.</translation></message>
<message><source>Would send a secret of this project elsewhere.</source><translation>Enviaría un secreto de este proyecto a otro lugar.</translation></message>
<message><source>Wrap long lines</source><translation>Ajustar líneas largas</translation></message>
<message><source>Writable folders</source><translation>Carpetas con escritura</translation></message>
<message><source>Write ${{NAME}} for an environment variable.</source><translation>Escribe ${{NAME}} para una variable de entorno.</translation></message>
<message><source>Write (?R), (?1) and (?&amp;name) out.</source><translation>Escribe (?R), (?1) y (?&amp;name) por extenso.</translation></message>
<message><source>Write HH:MM, or YYYY-MM-DD HH:MM.</source><translation>Escribe HH:MM, o AAAA-MM-DD HH:MM.</translation></message>
<message><source>Write OpenTelemetry traces to</source><translation>Escribir trazas de OpenTelemetry en</translation></message>
<message><source>Write a handover at</source><translation>Escribir un traspaso al</translation></message>
<message><source>Write a handover when the context is this full; 0 = only manually.</source><translation>Escribir un traspaso cuando el contexto está así de lleno; 0 = solo manualmente.</translation></message>
<message><source>Write a message first.</source><translation>Escribe antes un mensaje.</translation></message>
<message><source>Write a range as smaller..larger, for example 10..20.</source><translation>Escribe un intervalo como menor..mayor, por ejemplo 10..20.</translation></message>
<message><source>Write http://127.0.0.1:4318, and have the collector pass them on.</source><translation>Escribe http://127.0.0.1:4318 y deja que el recopilador las reenvíe.</translation></message>
<message><source>Write https://host/path.</source><translation>Escribe https://host/ruta.</translation></message>
<message><source>Write it as https://host/path, or http://localhost:port for a server on this computer.</source><translation>Escríbela como https://host/ruta, o http://localhost:puerto para un servidor de este equipo.</translation></message>
<message><source>Write it as name, name:port or [address]:port.</source><translation>Escríbelo como nombre, nombre:puerto o [dirección]:puerto.</translation></message>
<message><source>Write it as name=value, for example api-version=2024-10-21.</source><translation>Escríbelo como nombre=valor, por ejemplo api-version=2024-10-21.</translation></message>
<message><source>Write it as name=value, for example temperature=0.2.</source><translation>Escríbelo como nombre=valor, por ejemplo temperature=0.2.</translation></message>
<message><source>Write it as provider/model, for example openai/gpt-5.5.</source><translation>Escríbelo como proveedor/modelo, por ejemplo openai/gpt-5.5.</translation></message>
<message><source>Write it relative to that, for example .config/agent.</source><translation>Escríbelo de forma relativa a ella, por ejemplo .config/agent.</translation></message>
<message><source>Write name or name:port.</source><translation>Escribe nombre o nombre:puerto.</translation></message>
<message><source>Write one fact in a line.</source><translation>Escribe un hecho por línea.</translation></message>
<message><source>Write other alphabets as xn--… (punycode).</source><translation>Escribe otros alfabetos como xn--… (punycode).</translation></message>
<message><source>Write the beginning of an output's hash, or SESSION/NUMBER of a message.</source><translation>Escribe el principio del hash de una salida, o SESSION/NUMBER de un mensaje.</translation></message>
<message><source>Write the character itself, or both of its halves.</source><translation>Escribe el carácter mismo o sus dos mitades.</translation></message>
<message><source>Write this file?</source><translation>¿Escribir este archivo?</translation></message>
<message><source>Write without model</source><translation>Escribir sin modelo</translation></message>
<message><source>Writes handovers that fit no other model</source><translation>Escribe traspasos que no caben en otro modelo</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder.</source><translation>Solo escribe en la carpeta del proyecto y en la carpeta personal propia del espacio de trabajo.</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder; files in /tmp stay until the session is deleted.</source><translation>Solo escribe en la carpeta del proyecto y en la carpeta personal propia del espacio de trabajo; los archivos de /tmp permanecen hasta que se elimina la sesión.</translation></message>
<message><source>Writes over a disk.</source><translation>Escribe sobre un disco.</translation></message>
<message><source>Writes raw bytes over a file or a disk.</source><translation>Escribe bytes directamente sobre un archivo o un disco.</translation></message>
<message><source>Writes to GitHub in your name.</source><translation>Escribe en GitHub en tu nombre.</translation></message>
<message><source>Writes to {files}.</source><translation>Escribe en {files}.</translation></message>
<message><source>Writing handover</source><translation>Escribiendo traspaso</translation></message>
<message><source>Writing section {0} of {1}…</source><translation>Escribiendo la sección {0} de {1}…</translation></message>
<message><source>Writing {0} · {1} s</source><translation>Escribiendo {0} · {1} s</translation></message>
<message><source>Writing {0}: {1}%</source><translation>Escribiendo {0}: {1}%</translation></message>
<message><source>Writing…</source><translation>Escribiendo…</translation></message>
<message><source>Written with outside content</source><translation>Escrita con contenido externo</translation></message>
<message><source>Written {0}: {1}</source><translation>Escrito ({0}): {1}</translation></message>
<message><source>Yes</source><translation>Sí</translation></message>
<message><source>You</source><translation>Tú</translation></message>
<message><source>You already have {most} servers.</source><translation>Ya tienes {most} servidores.</translation></message>
<message><source>You approved the plan.</source><translation>Aprobaste el plan.</translation></message>
<message><source>You can allow short sandboxed commands there while the screen is unlocked.</source><translation>Allí puedes permitir comandos cortos en sandbox mientras la pantalla esté desbloqueada.</translation></message>
<message><source>You can continue the session here.</source><translation>Puedes continuar la sesión aquí.</translation></message>
<message><source>You can keep working.</source><translation>Puedes seguir trabajando.</translation></message>
<message><source>You can no longer use its models.</source><translation>Ya no puedes usar sus modelos.</translation></message>
<message><source>You can open and deny there, and allow in the window.</source><translation>Allí puedes abrir y denegar, y permitir en la ventana.</translation></message>
<message><source>You can read the session. Start a new one to go on.</source><translation>Puedes leer la sesión. Inicia una nueva para continuar.</translation></message>
<message><source>You can remove the worktree now, or go on in it.</source><translation>Ya puedes quitar el worktree o seguir en él.</translation></message>
<message><source>You can remove the worktree.</source><translation>Puedes quitar el worktree.</translation></message>
<message><source>You can restore them from Archived and deleted workspaces.</source><translation>Puedes restaurarlo todo desde Espacios archivados y eliminados.</translation></message>
<message><source>You can undo its changes to project files of up to 1 MB each.</source><translation>Puedes deshacer sus cambios en archivos del proyecto de hasta 1 MB cada uno.</translation></message>
<message><source>You can undo its changes to project files, but not what it sends.</source><translation>Puedes deshacer sus cambios en archivos del proyecto, pero no lo que envía.</translation></message>
<message><source>You can't undo changes of {named}.</source><translation>No podrás deshacer los cambios en {named}.</translation></message>
<message><source>You can't undo this.</source><translation>No puedes deshacerlo.</translation></message>
<message><source>You can't undo what it does.</source><translation>No puedes deshacer lo que hace.</translation></message>
<message><source>You changed the plan.</source><translation>Cambiaste el plan.</translation></message>
<message><source>You changed this command.</source><translation>Cambiaste este comando.</translation></message>
<message><source>You chose {0}.</source><translation>Elegiste: {0}.</translation></message>
<message><source>You did this. Helix is told:&#10;{0}</source><translation>Lo hiciste tú. A Helix se le dice:&#10;{0}</translation></message>
<message><source>You didn't sign in.</source><translation>No has iniciado sesión.</translation></message>
<message><source>You discarded the plan.</source><translation>Descartaste el plan.</translation></message>
<message><source>You haven't trusted this folder yet.</source><translation>Todavía no confías en esta carpeta.</translation></message>
<message><source>You keep this in every request, until you unpin it.</source><translation>Esto permanece en cada solicitud hasta que lo sueltes.</translation></message>
<message><source>You kept {0}</source><translation>Conservaste {0}</translation></message>
<message><source>You left this out of the context. You can include it again at any time.</source><translation>Has excluido esto del contexto. Puedes volver a incluirlo en cualquier momento.</translation></message>
<message><source>You merged the branch {0}.</source><translation>Fusionaste la rama {0}.</translation></message>
<message><source>You removed the worktree of the branch {0}.</source><translation>Quitaste el worktree de la rama {0}.</translation></message>
<message><source>You stopped the turn, so the queue is paused.</source><translation>Detuviste el turno, así que la cola está en pausa.</translation></message>
<message><source>You stopped {0}, which ran in the background for {1}.</source><translation>Detuviste {0}, que llevaba {1} en segundo plano.</translation></message>
<message><source>You switched it off.</source><translation>Lo desactivaste.</translation></message>
<message><source>You undid what it came from</source><translation>Deshiciste aquello de lo que viene</translation></message>
<message><source>Your account with the provider is out of credit.</source><translation>Tu cuenta con el proveedor no tiene crédito.</translation></message>
<message><source>Your answer applies to all workspaces. Change it in Settings › Models and keys.</source><translation>Tu respuesta vale en todos los espacios de trabajo. Cámbiala en Ajustes › Modelos y claves.</translation></message>
<message><source>Your answer applies to this host, for models and MCP servers. Change it in Settings › General.</source><translation>Tu respuesta vale para este host, para modelos y servidores MCP. Cámbiala en Ajustes › General.</translation></message>
<message><source>Your answers go to the MCP server {0}, a third-party program.</source><translation>Tus respuestas van al servidor MCP {0}, un programa de terceros.</translation></message>
<message><source>Your change: {0}. It applies from the next request; the prompt cache is rebuilt from that output on.</source><translation>Tu cambio: {0}. Se aplica desde la próxima solicitud; la caché de prompts se reconstruye a partir de esa salida.</translation></message>
<message><source>Your changes apply until you quit Helix.</source><translation>Tus cambios valen hasta que salgas de Helix.</translation></message>
<message><source>Your data is intact. Restore the file from a backup, or move the folder {parent} away to start over.</source><translation>Tus datos están intactos. Restaura el archivo desde una copia de seguridad o aparta la carpeta {parent} para empezar de cero.</translation></message>
<message><source>Your data isn't affected. Reinstall Helix Desktop to restore the file.</source><translation>Tus datos no se ven afectados. Reinstala Helix Desktop para restaurar el archivo.</translation></message>
<message><source>Your draft</source><translation>Tu borrador</translation></message>
<message><source>Your edit goes to a new branch. This conversation stays unchanged.</source><translation>Tu edición va a una rama nueva. Esta conversación no cambia.</translation></message>
<message><source>Your edits will be lost. The saved version stays unchanged.</source><translation>Tus cambios se perderán. La versión guardada no cambia.</translation></message>
<message><source>Your instructions</source><translation>Tus instrucciones</translation></message>
<message><source>Your instructions for all projects</source><translation>Tus instrucciones para todos los proyectos</translation></message>
<message><source>Your message is saved.</source><translation>Tu mensaje está guardado.</translation></message>
<message><source>Your message is still in the message box.</source><translation>Tu mensaje sigue en el cuadro de mensaje.</translation></message>
<message><source>Your message is too long for {model}. Only its beginning and its end are sent, about {kept} of {whole} tokens. The session keeps all of it.</source><translation>Tu mensaje es demasiado largo para {model}. Solo se envían el principio y el final, unos {kept} de {whole} tokens. La sesión lo conserva entero.</translation></message>
<message><source>Your message stays in the message box. Free disk space, or stop the turn and send it.</source><translation>Tu mensaje sigue en el cuadro de mensaje. Libera espacio en el disco, o detén el turno y envíalo.</translation></message>
<message><source>Your message wasn't sent.</source><translation>Tu mensaje no se envió.</translation></message>
<message><source>Your message wasn't sent. Settings, Hooks lists all hooks.</source><translation>Tu mensaje no se envió. Ajustes › Hooks muestra todos los hooks.</translation></message>
<message><source>Your own</source><translation>Los tuyos</translation></message>
<message><source>Your project folder is not touched.</source><translation>La carpeta de tu proyecto no se toca.</translation></message>
<message><source>Your project folder {0} is not touched.</source><translation>La carpeta de tu proyecto {0} no se toca.</translation></message>
<message><source>Your request is saved, and no tool ran twice.</source><translation>Tu solicitud está guardada y ninguna herramienta se ejecutó dos veces.</translation></message>
<message><source>Your rules</source><translation>Tus reglas</translation></message>
<message><source>Your rules for this workspace</source><translation>Tus reglas para este espacio de trabajo</translation></message>
<message><source>Your saved work is safe. See the log in {0}.</source><translation>Tu trabajo guardado está a salvo. Mira el registro en {0}.</translation></message>
<message><source>Your sign-in to the provider has expired.</source><translation>Tu inicio de sesión en el proveedor ha caducado.</translation></message>
<message><source>Your stored data is intact. Check who owns the file and its folder, and their permissions.</source><translation>Los datos guardados están intactos. Comprueba el propietario y los permisos del archivo y de su carpeta.</translation></message>
<message><source>Your stored data is intact. Restore the file from a backup, or run `helix-desktop workspace check --workspace {id}`.</source><translation>Tus datos guardados están intactos. Restaura el archivo desde una copia de seguridad o ejecuta `helix-desktop workspace check --workspace {id}`.</translation></message>
<message><source>Your system prompt</source><translation>Tu prompt del sistema</translation></message>
<message><source>Your system prompt for this workspace</source><translation>Tu prompt del sistema para este espacio de trabajo</translation></message>
<message><source>Zoom in</source><translation>Acercar</translation></message>
<message><source>Zoom out</source><translation>Alejar</translation></message>
<message><source>Zoom to 100%</source><translation>Zoom al 100%</translation></message>
<message><source>Zoom {0}%</source><translation>Zoom {0}%</translation></message>
<message><source>Zoom {0}% takes effect after a restart</source><translation>El zoom del {0}% se aplica al reiniciar</translation></message>
<message><source>Zoom, in percent</source><translation>Zoom, en porcentaje</translation></message>
<message><source>`git worktree repair` may help. Otherwise start a new session.</source><translation>Quizá ayude `git worktree repair`. Si no, inicia una sesión nueva.</translation></message>
<message><source>`session answer` lists them. A question that changes gets another number.</source><translation>`session answer` las lista. Una pregunta que cambia recibe otro número.</translation></message>
<message><source>`{lead}` followed by any other words. Only in the sandbox and in this workspace, not `{lead} &amp;&amp; …`.</source><translation>`{lead}` seguido de cualesquiera otras palabras. Solo en el sandbox y en este espacio de trabajo, no `{lead} &amp;&amp; …`.</translation></message>
<message><source>`{name}` {trouble}.</source><translation>`{name}` {trouble}.</translation></message>
<message><source>`{path}` contains a secret, which is hidden from the model.</source><translation>`{path}` contiene un secreto, que está oculto para el modelo.</translation></message>
<message><source>`{path}` may contain a secret.</source><translation>`{path}` puede contener un secreto.</translation></message>
<message><source>`{path}` starts programs or tells agents what to do, outside the sandbox.</source><translation>`{path}` inicia programas o dice a los agentes qué hacer, fuera del sandbox.</translation></message>
<message><source>`{server}` says that `{tool}` only reads. Its answer is outside content.</source><translation>`{server}` dice que `{tool}` solo lee. Su respuesta es contenido externo.</translation></message>
<message><source>`{tool}` does more than read.</source><translation>`{tool}` hace más que leer.</translation></message>
<message><source>a branch that begins behind it has too much before it</source><translation>una rama que empieza después tiene demasiado antes</translation></message>
<message><source>a compaction was undone</source><translation>se deshizo una compactación</translation></message>
<message><source>a large output</source><translation>una salida grande</translation></message>
<message><source>a list isn't allowed.</source><translation>no se permite una lista.</translation></message>
<message><source>a model took notes of older steps</source><translation>un modelo tomó notas de pasos antiguos</translation></message>
<message><source>a pause of {0}</source><translation>una pausa de {0}</translation></message>
<message><source>a pin changed</source><translation>cambió algo fijado</translation></message>
<message><source>a pinned output</source><translation>una salida fijada</translation></message>
<message><source>a preview</source><translation>una vista previa</translation></message>
<message><source>a rule says to always ask</source><translation>una regla dice que se pregunte siempre</translation></message>
<message><source>a subagent</source><translation>un subagente</translation></message>
<message><source>a tool's output</source><translation>la salida de una herramienta</translation></message>
<message><source>about {0} by today's prices</source><translation>unos {0} a los precios de hoy</translation></message>
<message><source>actions</source><translation>acciones</translation></message>
<message><source>added context</source><translation>contexto añadido</translation></message>
<message><source>agent</source><translation>agente</translation></message>
<message><source>all lines</source><translation>todas las líneas</translation></message>
<message><source>all workspaces</source><translation>todos los espacios</translation></message>
<message numerus="yes"><source>all {0} details</source><extracomment>One: all {0} detail</extracomment><translation><numerusform>el único detalle</numerusform><numerusform>los {0} detalles</numerusform></translation></message>
<message numerus="yes"><source>all {1} tokens in context</source><extracomment>One: all {1} token in context</extracomment><translation><numerusform>todo en el contexto ({1} token)</numerusform><numerusform>los {1} tokens en el contexto</numerusform></translation></message>
<message><source>always</source><translation>siempre</translation></message>
<message><source>always on: markers need it</source><translation>siempre activa: la usan los marcadores</translation></message>
<message><source>an excerpt</source><translation>un extracto</translation></message>
<message><source>an older output</source><translation>una salida antigua</translation></message>
<message><source>an output was sent in another form</source><translation>una salida se envió de otra forma</translation></message>
<message numerus="yes"><source>and {0} large outputs</source><extracomment>One: and {0} large output</extracomment><translation><numerusform>y {0} salida grande</numerusform><numerusform>y {0} salidas grandes</numerusform></translation></message>
<message><source>another model</source><translation>otro modelo</translation></message>
<message><source>another part of this process</source><translation>otra parte de este proceso</translation></message>
<message><source>another process</source><translation>otro proceso</translation></message>
<message><source>another reasoning effort</source><translation>otro esfuerzo de razonamiento</translation></message>
<message><source>another session</source><translation>otra sesión</translation></message>
<message><source>answered in {0} s</source><translation>respondida en {0} s</translation></message>
<message><source>approved</source><translation>aprobado</translation></message>
<message><source>aren't known read-only commands</source><translation>no son comandos conocidos de solo lectura</translation></message>
<message><source>argument “{0}”</source><translation>argumento «{0}»</translation></message>
<message><source>as Helix left it</source><translation>como lo dejó Helix</translation></message>
<message><source>as typed; unknown limits get safe defaults</source><translation>tal como se escribe; los límites desconocidos reciben valores seguros</translation></message>
<message><source>asked for by you</source><translation>a petición tuya</translation></message>
<message><source>asks</source><translation>pregunta</translation></message>
<message><source>assumed</source><translation>supuesto</translation></message>
<message><source>at least {0}</source><translation>al menos {0}</translation></message>
<message><source>at least {cost}</source><translation>al menos {cost}</translation></message>
<message><source>at most {0}</source><translation>como máximo {0}</translation></message>
<message><source>at {0} tokens</source><translation>a los {0} tokens</translation></message>
<message><source>at {0}%</source><translation>al {0}%</translation></message>
<message><source>automatic compaction is off</source><translation>compactación automática desactivada</translation></message>
<message><source>back to an earlier context</source><translation>vuelta a un contexto anterior</translation></message>
<message><source>back to handover v{0}</source><translation>vuelta al traspaso v{0}</translation></message>
<message><source>beginning, end, and key lines</source><translation>principio, final y líneas clave</translation></message>
<message><source>blocked {0}, {1}</source><translation>bloqueó {0}, {1}</translation></message>
<message><source>built in</source><translation>integrado</translation></message>
<message><source>built in, {dated}</source><translation>integrado, {dated}</translation></message>
<message><source>by a command or you</source><translation>por un comando o por ti</translation></message>
<message><source>by rules</source><translation>con reglas</translation></message>
<message><source>by rules, as no model wrote a usable text</source><translation>con reglas, porque ningún modelo escribió un texto utilizable</translation></message>
<message><source>by you</source><translation>por ti</translation></message>
<message><source>byte-identical</source><translation>idéntico byte a byte</translation></message>
<message><source>bytes</source><translation>bytes</translation></message>
<message><source>bytes not recorded</source><translation>bytes no registrados</translation></message>
<message><source>bytes: size:&gt;10k</source><translation>bytes: size:&gt;10k</translation></message>
<message><source>cache</source><translation>caché</translation></message>
<message><source>cache read</source><translation>lectura de caché</translation></message>
<message><source>cache write</source><translation>escritura de caché</translation></message>
<message><source>cache writes cost extra</source><translation>escribir en la caché cuesta más</translation></message>
<message><source>cached</source><translation>en caché</translation></message>
<message><source>call</source><translation>llamada</translation></message>
<message><source>calls folded</source><translation>llamadas contraídas</translation></message>
<message><source>calls for that {0}</source><translation>llamadas para ello {0}</translation></message>
<message><source>calls shown</source><translation>llamadas visibles</translation></message>
<message><source>can't be shown</source><translation>no se puede mostrar</translation></message>
<message><source>changed</source><translation>cambiado</translation></message>
<message><source>changed, so it is off</source><translation>cambió, así que está desactivado</translation></message>
<message><source>chosen by Helix</source><translation>elegido por Helix</translation></message>
<message><source>close</source><translation>cerrar</translation></message>
<message><source>code</source><translation>código</translation></message>
<message><source>command or path</source><translation>comando o ruta</translation></message>
<message><source>compaction at {0} tokens</source><translation>compactación a los {0} tokens</translation></message>
<message><source>compaction is back exactly</source><translation>la compactación ha vuelto exactamente igual</translation></message>
<message><source>compaction {0}</source><comment>in about 6 turns</comment><translation>compactación {0}</translation></message>
<message><source>complete</source><translation>completa</translation></message>
<message><source>complete</source><comment>a name</comment><translation>completar</translation></message>
<message><source>complete and unchanged</source><translation>completa y sin cambios</translation></message>
<message><source>constraints</source><translation>restricciones</translation></message>
<message><source>content {0}</source><translation>contenido {0}</translation></message>
<message><source>content {0}, and conversations</source><translation>contenido {0}, más conversaciones</translation></message>
<message><source>contents</source><translation>contenidos</translation></message>
<message><source>context</source><translation>contexto</translation></message>
<message><source>context restored exactly</source><translation>contexto restaurado exactamente</translation></message>
<message><source>context window</source><translation>ventana de contexto</translation></message>
<message><source>conversation unchanged</source><translation>conversación sin cambios</translation></message>
<message><source>counting…</source><translation>contando…</translation></message>
<message numerus="yes"><source>covers {0} messages and steps</source><extracomment>One: covers {0} message or step</extracomment><translation><numerusform>cubre {0} mensaje o paso</numerusform><numerusform>cubre {0} mensajes y pasos</numerusform></translation></message>
<message><source>credentials file (optional)</source><translation>archivo de credenciales (opcional)</translation></message>
<message><source>current</source><comment>policy</comment><translation>actual</translation></message>
<message><source>current</source><comment>version</comment><translation>actual</translation></message>
<message><source>current model</source><translation>modelo actual</translation></message>
<message><source>custom</source><translation>personalizado</translation></message>
<message><source>decisions</source><translation>decisiones</translation></message>
<message><source>default</source><translation>predeterminado</translation></message>
<message><source>deleted</source><translation>eliminado</translation></message>
<message><source>denied</source><translation>denegada</translation></message>
<message><source>detected</source><translation>detectado</translation></message>
<message><source>doesn't match</source><translation>no coincide</translation></message>
<message><source>doesn't run ({error}).</source><translation>no funciona ({error}).</translation></message>
<message><source>edited</source><comment>policy</comment><translation>editada</translation></message>
<message><source>edited</source><comment>version</comment><translation>editada</translation></message>
<message><source>edited since</source><translation>editado después</translation></message>
<message numerus="yes"><source>edited {0} files</source><extracomment>One: edited {0} file</extracomment><translation><numerusform>editó {0} archivo</numerusform><numerusform>editó {0} archivos</numerusform></translation></message>
<message><source>editing</source><translation>editando</translation></message>
<message><source>entries</source><translation>entradas</translation></message>
<message><source>environment variable (optional)</source><translation>variable de entorno (opcional)</translation></message>
<message><source>errors</source><translation>errores</translation></message>
<message><source>estimated</source><translation>estimado</translation></message>
<message><source>event {0}</source><translation>evento {0}</translation></message>
<message><source>events</source><translation>eventos</translation></message>
<message><source>everything</source><translation>todo</translation></message>
<message><source>everything above is a copy; the original is unchanged</source><translation>todo lo de arriba es una copia; el original no ha cambiado</translation></message>
<message><source>everything is merged</source><translation>todo está fusionado</translation></message>
<message><source>exact</source><translation>exacto</translation></message>
<message><source>excerpt</source><translation>extracto</translation></message>
<message><source>excerpt of {0}</source><translation>extracto de {0}</translation></message>
<message><source>excluded</source><translation>excluida</translation></message>
<message><source>excluded or changed</source><translation>excluido o cambiado</translation></message>
<message><source>exit {0}</source><translation>código {0}</translation></message>
<message><source>expected</source><translation>previsto</translation></message>
<message><source>failed</source><translation>fallida</translation></message>
<message><source>failed {0}, {1}</source><translation>falló {0}, {1}</translation></message>
<message><source>failing</source><translation>con fallos</translation></message>
<message><source>fast model</source><translation>modelo rápido</translation></message>
<message numerus="yes"><source>fetched {0} pages</source><extracomment>One: fetched {0} page</extracomment><translation><numerusform>descargó {0} página</numerusform><numerusform>descargó {0} páginas</numerusform></translation></message>
<message><source>files</source><translation>archivos</translation></message>
<message><source>files of this workspace that hold no secrets</source><translation>archivos de este espacio de trabajo que no contienen secretos</translation></message>
<message><source>first request</source><translation>primera solicitud</translation></message>
<message><source>first {last} of {total}</source><translation>1–{last} de {total}</translation></message>
<message><source>free</source><translation>gratis</translation></message>
<message><source>from a session that is gone</source><translation>de una sesión que ya no existe</translation></message>
<message><source>from an imported copy</source><translation>de una copia importada</translation></message>
<message><source>from the same model elsewhere</source><translation>del mismo modelo en otro proveedor</translation></message>
<message><source>from {0} tokens if it pays off, at {1} at the latest</source><translation>desde {0} tokens si compensa, a más tardar a los {1}</translation></message>
<message><source>from {0} tokens, {1} at most</source><translation>desde {0} tokens, {1} como máximo</translation></message>
<message><source>from “{0}”</source><translation>de «{0}»</translation></message>
<message><source>full output</source><translation>salida completa</translation></message>
<message><source>git state changed</source><translation>estado de git cambiado</translation></message>
<message><source>git: {name} was at {before}, and is at {after}</source><translation>git: {name} estaba en {before} y está en {after}</translation></message>
<message><source>handover</source><translation>traspaso</translation></message>
<message><source>handover at {0}%</source><translation>traspaso al {0}%</translation></message>
<message><source>handover v{0} written again</source><translation>traspaso v{0} escrito de nuevo</translation></message>
<message><source>handover {0}</source><translation>traspaso {0}</translation></message>
<message><source>handover: {0}</source><translation>traspaso: {0}</translation></message>
<message><source>handovers {0}</source><translation>traspasos {0}</translation></message>
<message><source>has a damaged head</source><translation>tiene una cabecera dañada</translation></message>
<message><source>has a different length than when it was stored</source><translation>tiene una longitud distinta de la que tenía al guardarse</translation></message>
<message><source>has events after its head</source><translation>tiene eventos después de su cabecera</translation></message>
<message><source>has events but no head</source><translation>tiene eventos pero no cabecera</translation></message>
<message><source>hash {0}</source><translation>hash {0}</translation></message>
<message><source>hints</source><translation>pistas</translation></message>
<message><source>home folder and caches for commands</source><translation>carpeta personal y cachés para comandos</translation></message>
<message><source>host or host:port</source><translation>host o host:puerto</translation></message>
<message><source>https://models.example.com/v1</source><translation>https://models.example.com/v1</translation></message>
<message><source>images</source><translation>imágenes</translation></message>
<message><source>in</source><translation>entrada</translation></message>
<message numerus="yes"><source>in about {0} turns</source><extracomment>One: in about {0} turn</extracomment><translation><numerusform>en un turno</numerusform><numerusform>en unos {0} turnos</numerusform></translation></message>
<message><source>in all outputs</source><translation>en todas las salidas</translation></message>
<message><source>in this session</source><translation>en esta sesión</translation></message>
<message><source>in {0}</source><translation>en {0}</translation></message>
<message numerus="yes"><source>in {0} sessions</source><extracomment>One: in {0} session</extracomment><translation><numerusform>en {0} sesión</numerusform><numerusform>en {0} sesiones</numerusform></translation></message>
<message numerus="yes"><source>in {1} of {0} sections</source><extracomment>One: in {1} of {0} section</extracomment><translation><numerusform>en {1} de {0} sección</numerusform><numerusform>en {1} de {0} secciones</numerusform></translation></message>
<message><source>in “{0}” only</source><translation>solo en “{0}”</translation></message>
<message><source>incidents</source><translation>incidencias</translation></message>
<message><source>incomplete</source><translation>incompleto</translation></message>
<message><source>insert</source><translation>insertar</translation></message>
<message><source>instructions</source><translation>instrucciones</translation></message>
<message><source>interrupted</source><translation>interrumpida</translation></message>
<message><source>is damaged</source><translation>está dañada</translation></message>
<message><source>is listed but missing</source><translation>está en la lista pero falta</translation></message>
<message><source>is of an unknown kind</source><translation>es de un tipo desconocido</translation></message>
<message><source>isn't a known read-only command</source><translation>no es un comando conocido de solo lectura</translation></message>
<message><source>isolated context</source><translation>contexto aislado</translation></message>
<message><source>it can carry data out</source><translation>puede sacar datos</translation></message>
<message><source>it can't be read</source><translation>no se puede leer</translation></message>
<message><source>it contains invisible characters</source><translation>contiene caracteres invisibles</translation></message>
<message><source>it contains look-alike letters</source><translation>contiene letras que se parecen a otras</translation></message>
<message><source>it has an unknown form</source><translation>tiene una forma desconocida</translation></message>
<message><source>it has the output of a call that isn't there</source><translation>tiene la salida de una llamada que falta</translation></message>
<message><source>it has too many values</source><translation>tiene demasiados valores</translation></message>
<message><source>it holds a secret</source><translation>contiene un secreto</translation></message>
<message><source>it is as long as the output</source><translation>es tan largo como la salida</translation></message>
<message><source>it is longer than {size} MB</source><translation>es más larga que {size} MB</translation></message>
<message><source>it is no text, or too long</source><translation>no es texto o es demasiado largo</translation></message>
<message><source>it isn't a regular file</source><translation>no es un archivo normal</translation></message>
<message><source>it may reach outside the project</source><translation>puede llegar fuera del proyecto</translation></message>
<message><source>it may read secrets</source><translation>puede leer secretos</translation></message>
<message><source>it no longer exists</source><translation>ya no existe</translation></message>
<message><source>it replaces what was pushed</source><translation>reemplaza lo ya enviado</translation></message>
<message><source>it steers programs</source><translation>controla programas</translation></message>
<message><source>it uses sudo</source><translation>usa sudo</translation></message>
<message><source>it's a document, which is read only in a sandbox</source><translation>es un documento, que solo se lee en un sandbox</translation></message>
<message><source>it's damaged or too large to be read</source><translation>está dañado o es demasiado grande para leerlo</translation></message>
<message><source>it's neither text nor a supported image</source><translation>no es texto ni una imagen compatible</translation></message>
<message><source>it's outside the project and is a folder or over 64 MB</source><translation>está fuera del proyecto y es una carpeta o supera 64 MB</translation></message>
<message><source>it's outside the project and larger than 4 MB</source><translation>está fuera del proyecto y supera 4 MB</translation></message>
<message><source>it's protected by a password</source><translation>está protegido con contraseña</translation></message>
<message><source>its folder is gone</source><translation>su carpeta ya no existe</translation></message>
<message><source>its pages are pictures without text</source><translation>sus páginas son imágenes sin texto</translation></message>
<message><source>just now</source><translation>ahora mismo</translation></message>
<message><source>kept and pinned blocks</source><translation>bloques conservados y fijados</translation></message>
<message><source>key in environment</source><translation>clave en el entorno</translation></message>
<message><source>key set</source><translation>con clave</translation></message>
<message><source>key {0} from {1}</source><translation>clave {0} de {1}</translation></message>
<message><source>key {0}, {1}</source><translation>clave {0}, {1}</translation></message>
<message><source>largest request {0}</source><translation>solicitud más grande: {0}</translation></message>
<message><source>last recalled</source><translation>última recuperación</translation></message>
<message><source>last used: {0}</source><translation>último uso: {0}</translation></message>
<message numerus="yes"><source>last {0} messages, unchanged</source><extracomment>One: last {0} message, unchanged</extracomment><translation><numerusform>último mensaje, sin cambios</numerusform><numerusform>últimos {0} mensajes, sin cambios</numerusform></translation></message>
<message><source>limit {0}</source><translation>límite {0}</translation></message>
<message><source>line {0}</source><translation>línea {0}</translation></message>
<message><source>lines with certain words</source><translation>líneas con ciertas palabras</translation></message>
<message><source>lines with “{0}”</source><translation>líneas con “{0}”</translation></message>
<message><source>lines {0} to {1}</source><translation>líneas {0} a {1}</translation></message>
<message><source>lines {0}–{1}</source><translation>líneas {0}–{1}</translation></message>
<message numerus="yes"><source>listed {0} folders</source><extracomment>One: listed {0} folder</extracomment><translation><numerusform>listó {0} carpeta</numerusform><numerusform>listó {0} carpetas</numerusform></translation></message>
<message><source>long-context model</source><translation>modelo de contexto largo</translation></message>
<message><source>main model</source><translation>modelo principal</translation></message>
<message><source>marked read-only</source><translation>marcada como solo lectura</translation></message>
<message><source>marker</source><translation>marcador</translation></message>
<message><source>markers {0}</source><translation>marcadores {0}</translation></message>
<message><source>max output</source><translation>salida máx.</translation></message>
<message><source>messages {0}–{1}</source><translation>mensajes {0}–{1}</translation></message>
<message><source>min</source><translation>min</translation></message>
<message><source>model you chose</source><translation>modelo que elegiste</translation></message>
<message><source>model {0}</source><translation>modelo {0}</translation></message>
<message><source>model, input truncated</source><translation>modelo, entrada truncada</translation></message>
<message><source>more than {total}</source><translation>más de {total}</translation></message>
<message><source>names</source><translation>nombres</translation></message>
<message><source>needs approval</source><translation>pide aprobación</translation></message>
<message><source>needs review</source><translation>por revisar</translation></message>
<message><source>needs sign-in</source><translation>requiere iniciar sesión</translation></message>
<message><source>never</source><translation>nunca</translation></message>
<message><source>never</source><comment>recalled</comment><translation>nunca</translation></message>
<message><source>next</source><translation>siguiente</translation></message>
<message><source>no automatic handover</source><translation>sin traspaso automático</translation></message>
<message><source>no duplicates</source><translation>sin duplicados</translation></message>
<message><source>no duplicates yet</source><translation>aún sin duplicados</translation></message>
<message><source>no images</source><translation>sin imágenes</translation></message>
<message><source>no key</source><translation>sin clave</translation></message>
<message><source>no key needed</source><translation>no necesita clave</translation></message>
<message><source>no limit</source><translation>sin límite</translation></message>
<message><source>no matches</source><translation>sin resultados</translation></message>
<message><source>no request yet</source><translation>aún sin solicitudes</translation></message>
<message><source>no result came</source><translation>no llegó ningún resultado</translation></message>
<message><source>no shortcut</source><translation>sin atajo</translation></message>
<message><source>no tools</source><translation>sin herramientas</translation></message>
<message><source>no tools yet</source><translation>aún sin herramientas</translation></message>
<message><source>none</source><translation>ninguno</translation></message>
<message><source>not applied</source><translation>sin aplicar</translation></message>
<message><source>not available here</source><translation>no disponible aquí</translation></message>
<message><source>not checked</source><translation>sin comprobar</translation></message>
<message><source>not for this kind of call</source><translation>no se ofrece para este tipo de llamada</translation></message>
<message><source>not found</source><translation>no encontrado</translation></message>
<message><source>not installed</source><translation>no instalado</translation></message>
<message><source>not installed.</source><translation>no instalado.</translation></message>
<message><source>not open</source><translation>no abierta</translation></message>
<message><source>not reported by the provider</source><translation>el proveedor no lo indica</translation></message>
<message><source>not run since Helix started</source><translation>sin ejecutar desde que se inició Helix</translation></message>
<message><source>not sent</source><translation>no enviada</translation></message>
<message><source>not sent yet</source><translation>aún sin enviar</translation></message>
<message><source>not started</source><translation>no iniciada</translation></message>
<message><source>not used</source><translation>sin usar</translation></message>
<message><source>not used yet</source><translation>aún sin usar</translation></message>
<message><source>not used: {0}</source><translation>sin usar: {0}</translation></message>
<message><source>not written yet</source><translation>aún sin escribir</translation></message>
<message><source>notes</source><translation>notas</translation></message>
<message><source>notes by a model {0}</source><translation>notas de un modelo {0}</translation></message>
<message><source>notes were merged and shortened</source><translation>las notas se combinaron y acortaron</translation></message>
<message><source>notes {0}</source><translation>notas {0}</translation></message>
<message><source>nothing yet</source><translation>aún nada</translation></message>
<message><source>now</source><translation>ahora</translation></message>
<message><source>now line {0}</source><translation>ahora línea {0}</translation></message>
<message><source>now {0}</source><translation>ahora {0}</translation></message>
<message><source>npx -y @example/docs   or   https://example.com/mcp</source><translation>npx -y @example/docs   o   https://example.com/mcp</translation></message>
<message><source>number of lines</source><translation>número de líneas</translation></message>
<message><source>number of references</source><translation>número de referencias</translation></message>
<message><source>of {0}</source><translation>de {0}</translation></message>
<message><source>of {0} by models: {1}</source><translation>de {0} con modelos: {1}</translation></message>
<message><source>of {0} · {1}</source><translation>de {0} · {1}</translation></message>
<message><source>off</source><translation>desactivado</translation></message>
<message><source>off until you approve it</source><translation>desactivado hasta que lo apruebes</translation></message>
<message><source>ok</source><translation>bien</translation></message>
<message><source>older messages were compacted</source><translation>se compactaron mensajes anteriores</translation></message>
<message><source>older steps are now notes</source><translation>los pasos antiguos son ahora notas</translation></message>
<message><source>on next request</source><translation>en la próxima solicitud</translation></message>
<message><source>one look-alike letter</source><translation>una letra parecida a otra</translation></message>
<message><source>open</source><translation>abrir</translation></message>
<message><source>optional</source><translation>opcional</translation></message>
<message><source>out</source><translation>salida</translation></message>
<message><source>outcome of the call</source><translation>resultado de la llamada</translation></message>
<message><source>output</source><translation>salida</translation></message>
<message><source>outside content is in the conversation</source><translation>hay contenido externo en la conversación</translation></message>
<message><source>over {0}</source><translation>más de {0}</translation></message>
<message><source>partial answer kept</source><translation>respuesta parcial conservada</translation></message>
<message><source>pasted image</source><translation>imagen pegada</translation></message>
<message><source>pick lines…</source><translation>elegir líneas…</translation></message>
<message><source>pieces of large contents</source><translation>fragmentos de contenidos grandes</translation></message>
<message><source>pin</source><translation>fijado</translation></message>
<message><source>pinned</source><translation>fijada</translation></message>
<message><source>pinned fact</source><translation>dato fijado</translation></message>
<message><source>pinned message</source><translation>mensaje fijado</translation></message>
<message><source>pinned rule</source><translation>regla fijada</translation></message>
<message><source>policy {0}</source><translation>política {0}</translation></message>
<message><source>preview</source><translation>vista previa</translation></message>
<message><source>preview of {0}</source><translation>vista previa de {0}</translation></message>
<message><source>preview, as no choice could be used</source><translation>vista previa, pues no se pudo usar ninguna elección</translation></message>
<message><source>price unknown</source><translation>precio desconocido</translation></message>
<message><source>process {pid}</source><translation>el proceso {pid}</translation></message>
<message><source>project</source><translation>proyecto</translation></message>
<message><source>project context</source><translation>contexto del proyecto</translation></message>
<message><source>project/location, such as my-project/europe-west1</source><translation>proyecto/ubicación, como my-project/europe-west1</translation></message>
<message><source>prompt cache unaffected</source><translation>no afecta a la caché de prompts</translation></message>
<message><source>provider/model</source><translation>proveedor/modelo</translation></message>
<message numerus="yes"><source>ran {0} commands</source><extracomment>One: ran {0} command</extracomment><translation><numerusform>ejecutó {0} comando</numerusform><numerusform>ejecutó {0} comandos</numerusform></translation></message>
<message numerus="yes"><source>ran {0} subagents</source><extracomment>One: ran {0} subagent</extracomment><translation><numerusform>ejecutó {0} subagente</numerusform><numerusform>ejecutó {0} subagentes</numerusform></translation></message>
<message><source>ran {0}, {1}</source><translation>se ejecutó {0}, {1}</translation></message>
<message numerus="yes"><source>read {0} files</source><extracomment>One: read {0} file</extracomment><translation><numerusform>leyó {0} archivo</numerusform><numerusform>leyó {0} archivos</numerusform></translation></message>
<message numerus="yes"><source>read {0} skills</source><extracomment>One: read {0} skill</extracomment><translation><numerusform>leyó {0} skill</numerusform><numerusform>leyó {0} skills</numerusform></translation></message>
<message><source>ready</source><translation>listo</translation></message>
<message><source>recalled</source><translation>recuperado</translation></message>
<message numerus="yes"><source>recalled {0} times</source><extracomment>One: recalled once</extracomment><translation><numerusform>recuperó una vez</numerusform><numerusform>recuperó {0} veces</numerusform></translation></message>
<message><source>recorded request</source><translation>solicitud registrada</translation></message>
<message><source>references</source><translation>referencias</translation></message>
<message><source>refined notes</source><translation>notas refinadas</translation></message>
<message><source>region, such as eu-central-1</source><translation>región, como eu-central-1</translation></message>
<message><source>regular expression: re:/error \d+/i</source><translation>expresión regular: re:/error \d+/i</translation></message>
<message><source>reply</source><translation>respuesta</translation></message>
<message><source>reported by the provider</source><translation>indicado por el proveedor</translation></message>
<message><source>request</source><translation>solicitud</translation></message>
<message><source>request {0}</source><translation>solicitud {0}</translation></message>
<message><source>request {0}: {1} tokens</source><translation>solicitud {0}: {1} tokens</translation></message>
<message><source>required</source><translation>obligatorio</translation></message>
<message><source>restored</source><translation>restaurado</translation></message>
<message><source>restored</source><comment>version</comment><translation>restaurada</translation></message>
<message><source>restored by you</source><translation>restaurado por ti</translation></message>
<message><source>retires {0}</source><translation>se retira {0}</translation></message>
<message><source>rewind undone by you</source><translation>vuelta atrás deshecha por ti</translation></message>
<message><source>rewound by you</source><translation>vuelta atrás hecha por ti</translation></message>
<message><source>run</source><translation>ejecutar</translation></message>
<message><source>running</source><translation>en curso</translation></message>
<message><source>s</source><comment>seconds</comment><translation>s</translation></message>
<message><source>same: nothing in the prompt cache</source><translation>igual: nada en la caché de prompts</translation></message>
<message><source>sandboxed only</source><translation>solo en sandbox</translation></message>
<message><source>saved in {store}</source><translation>guardada en {store}</translation></message>
<message><source>saved until you quit</source><translation>guardada hasta que salgas</translation></message>
<message><source>searched twice</source><translation>buscó dos veces</translation></message>
<message numerus="yes"><source>searched {0} times</source><extracomment>One: searched once</extracomment><translation><numerusform>buscó una vez</numerusform><numerusform>buscó {0} veces</numerusform></translation></message>
<message><source>section {0} of {1}: {2}</source><translation>sección {0} de {1}: {2}</translation></message>
<message><source>select</source><translation>elegir</translation></message>
<message><source>sending</source><translation>enviando</translation></message>
<message><source>servers of type {kind} aren't supported.</source><translation>los servidores de tipo {kind} no son compatibles.</translation></message>
<message><source>session</source><translation>sesión</translation></message>
<message><source>session heads</source><translation>cabeceras de sesiones</translation></message>
<message><source>sessions</source><translation>sesiones</translation></message>
<message><source>set by you</source><translation>definido por ti</translation></message>
<message><source>shortened</source><translation>acortado</translation></message>
<message><source>shortened outputs {0}</source><translation>salidas acortadas {0}</translation></message>
<message><source>signed out</source><translation>sin sesión</translation></message>
<message><source>signed with your AWS credentials</source><translation>se firma con tus credenciales de AWS</translation></message>
<message><source>signed with your Google credentials</source><translation>se firma con tus credenciales de Google</translation></message>
<message><source>signs in itself</source><translation>inicia sesión por su cuenta</translation></message>
<message><source>snapshots</source><translation>instantáneas</translation></message>
<message><source>start of the hash</source><translation>comienzo del hash</translation></message>
<message><source>starting</source><translation>iniciando</translation></message>
<message><source>starting…</source><translation>iniciando…</translation></message>
<message><source>state in the open session</source><translation>estado en la sesión abierta</translation></message>
<message><source>stopped</source><translation>se detuvo</translation></message>
<message><source>system prompt</source><translation>prompt del sistema</translation></message>
<message><source>system prompt and tools</source><translation>prompt del sistema y herramientas</translation></message>
<message><source>text in the content</source><translation>texto del contenido</translation></message>
<message><source>the agent said it</source><translation>lo dijo el agente</translation></message>
<message><source>the beginning is damaged</source><translation>el principio está dañado</translation></message>
<message><source>the beginning is excluded</source><translation>el principio está excluido</translation></message>
<message><source>the change feed</source><translation>la lista de cambios</translation></message>
<message><source>the compressed data is damaged from here on</source><translation>los datos comprimidos están dañados desde aquí</translation></message>
<message><source>the file has more lines than can be read</source><translation>el archivo tiene más líneas de las que se pueden leer</translation></message>
<message><source>the file has more than can be read</source><translation>el archivo tiene más de lo que se puede leer</translation></message>
<message numerus="yes"><source>the first {0} lines</source><extracomment>One: the first {0} line</extracomment><translation><numerusform>la primera línea</numerusform><numerusform>las primeras {0} líneas</numerusform></translation></message>
<message><source>the full output</source><translation>la salida completa</translation></message>
<message><source>the handover at {0}%</source><translation>el traspaso al {0} %</translation></message>
<message><source>the instructions changed</source><translation>cambiaron las instrucciones</translation></message>
<message><source>the line that it continues isn't there</source><translation>falta la línea que continúa</translation></message>
<message><source>the list of skills</source><translation>la lista de skills</translation></message>
<message><source>the list of tools changed</source><translation>cambió la lista de herramientas</translation></message>
<message><source>the memory</source><translation>la memoria</translation></message>
<message><source>the model named no lines of the output</source><translation>el modelo no nombró ninguna línea de la salida</translation></message>
<message><source>the model's answer was cut off</source><translation>la respuesta del modelo quedó cortada</translation></message>
<message><source>the permissions file was damaged</source><translation>el archivo de permisos estaba dañado</translation></message>
<message><source>the project</source><translation>el proyecto</translation></message>
<message><source>the prompt cache saves {0}</source><translation>la caché de prompts ahorra {0}</translation></message>
<message><source>the provider dropped its cache</source><translation>el proveedor descartó su caché</translation></message>
<message><source>the request changed</source><translation>cambió la solicitud</translation></message>
<message><source>the request was too long</source><translation>la solicitud era demasiado larga</translation></message>
<message><source>the server needs an input from its editor. Use a variable instead: ${NAME}.</source><translation>el servidor necesita un dato que pide su editor. Usa una variable en su lugar: ${NAME}.</translation></message>
<message><source>the session begins a second time</source><translation>la sesión empieza por segunda vez</translation></message>
<message><source>the system prompt</source><translation>el prompt del sistema</translation></message>
<message><source>the tools it may call</source><translation>las herramientas que puede llamar</translation></message>
<message><source>then</source><translation>después</translation></message>
<message><source>then {0}</source><translation>luego {0}</translation></message>
<message><source>these lines</source><translation>estas líneas</translation></message>
<message><source>thinking</source><translation>razonamiento</translation></message>
<message><source>this group only</source><translation>solo este grupo</translation></message>
<message><source>this line has changed since</source><translation>esta línea ha cambiado desde entonces</translation></message>
<message><source>this model is free</source><translation>este modelo es gratuito</translation></message>
<message><source>this session</source><translation>esta sesión</translation></message>
<message><source>this session only</source><translation>solo esta sesión</translation></message>
<message><source>this workspace</source><translation>este espacio</translation></message>
<message><source>this workspace's prompt</source><translation>el prompt de este espacio de trabajo</translation></message>
<message><source>this workspace's rules</source><translation>las reglas de este espacio de trabajo</translation></message>
<message><source>time of storage: created:&lt;7d</source><translation>hora de guardado: created:&lt;7d</translation></message>
<message><source>times recalled</source><translation>veces recuperada</translation></message>
<message><source>todo list changed</source><translation>lista de tareas cambiada</translation></message>
<message><source>token counts</source><translation>recuentos de tokens</translation></message>
<message><source>tokens</source><translation>tokens</translation></message>
<message><source>tokens: tokens:&gt;4k</source><translation>tokens: tokens:&gt;4k</translation></message>
<message><source>too large</source><translation>demasiado grande</translation></message>
<message><source>too old.</source><translation>demasiado antiguo.</translation></message>
<message><source>tool definitions</source><translation>definiciones de herramientas</translation></message>
<message><source>tool that produced the entry</source><translation>herramienta que produjo la entrada</translation></message>
<message><source>tools</source><translation>herramientas</translation></message>
<message><source>tools: {0}</source><translation>herramientas: {0}</translation></message>
<message><source>trimmed</source><translation>recortado</translation></message>
<message><source>trimmed {0}</source><translation>recortes {0}</translation></message>
<message><source>trust this folder first</source><translation>confía antes en esta carpeta</translation></message>
<message><source>turns</source><translation>turnos</translation></message>
<message><source>type: mime:image</source><translation>tipo: mime:image</translation></message>
<message><source>unavailable</source><translation>no disponible</translation></message>
<message><source>unchanged</source><translation>sin cambios</translation></message>
<message><source>unchanged · {0}</source><translation>sin cambios · {0}</translation></message>
<message><source>undone</source><translation>deshecho</translation></message>
<message><source>unknown</source><comment>price</comment><translation>desconocido</translation></message>
<message><source>unknown error</source><translation>error desconocido</translation></message>
<message><source>unnamed</source><translation>sin nombre</translation></message>
<message numerus="yes"><source>updated the todo list {0} times</source><extracomment>One: updated the todo list once</extracomment><translation><numerusform>actualizó una vez la lista de tareas</numerusform><numerusform>actualizó {0} veces la lista de tareas</numerusform></translation></message>
<message numerus="yes"><source>used {1} {0} times</source><extracomment>One: used {1} once</extracomment><translation><numerusform>usó {1} una vez</numerusform><numerusform>usó {1} {0} veces</numerusform></translation></message>
<message><source>verified just now</source><translation>verificada ahora mismo</translation></message>
<message><source>version {0} restored</source><translation>versión {0} restaurada</translation></message>
<message><source>v{0}</source><translation>v{0}</translation></message>
<message><source>v{0}, updates v{1}</source><translation>v{0}, actualiza v{1}</translation></message>
<message><source>waiting for you</source><translation>te espera</translation></message>
<message><source>web search</source><translation>búsqueda web</translation></message>
<message><source>what the model saw, seen in requests, sent text, history</source><translation>lo que vio el modelo, visto en solicitudes, texto enviado, historial</translation></message>
<message><source>what the pinned text after it is</source><translation>qué es el texto fijado que sigue</translation></message>
<message><source>what this subagent is</source><translation>qué es este subagente</translation></message>
<message><source>while the command ran: by it, or by you</source><translation>durante el comando: por él o por ti</translation></message>
<message><source>window at {tokens} of {size} tokens</source><translation>contexto con {tokens} de {size} tokens</translation></message>
<message><source>without a sandbox</source><translation>sin sandbox</translation></message>
<message numerus="yes"><source>wrote {0} files</source><extracomment>One: wrote {0} file</extracomment><translation><numerusform>escribió {0} archivo</numerusform><numerusform>escribió {0} archivos</numerusform></translation></message>
<message><source>yes or no</source><translation>sí o no (yes/no)</translation></message>
<message><source>you</source><translation>tú</translation></message>
<message><source>you can keep typing</source><translation>puedes seguir escribiendo</translation></message>
<message><source>you can keep working; the result is checked before it replaces anything</source><translation>puedes seguir trabajando; el resultado se comprueba antes de reemplazar nada</translation></message>
<message><source>you chose an excerpt</source><translation>elegiste un extracto</translation></message>
<message><source>you chose the full output</source><translation>elegiste la salida completa</translation></message>
<message><source>you chose the preview</source><translation>elegiste la vista previa</translation></message>
<message><source>you excluded or included a block</source><translation>excluiste o incluiste un bloque</translation></message>
<message><source>you mentioned it</source><translation>lo mencionaste</translation></message>
<message><source>you stopped at {0}</source><translation>lo detuviste a las {0}</translation></message>
<message><source>you went back to an earlier message</source><translation>volviste a un mensaje anterior</translation></message>
<message><source>you wrote it</source><translation>lo escribiste</translation></message>
<message><source>your last message and the last step</source><translation>tu último mensaje y el último paso</translation></message>
<message><source>your message</source><translation>su mensaje</translation></message>
<message><source>yours</source><translation>tuyas</translation></message>
<message><source>{0} (has a comment)</source><translation>{0} (con comentario)</translation></message>
<message><source>{0} ({1} characters), in event {2}</source><translation>{0} ({1} caracteres), en el evento {2}</translation></message>
<message><source>{0} ({1})</source><translation>{0} ({1})</translation></message>
<message><source>{0} B</source><translation>{0} B</translation></message>
<message><source>{0} GB</source><translation>{0} GB</translation></message>
<message><source>{0} KB</source><translation>{0} KB</translation></message>
<message><source>{0} MB</source><translation>{0} MB</translation></message>
<message><source>{0} Servers must not ask for passwords or keys. Decline this request.</source><translation>{0} Los servidores no deben pedir contraseñas ni claves. Rechaza esta solicitud.</translation></message>
<message><source>{0} TB</source><translation>{0} TB</translation></message>
<message><source>{0} added, but its models can't be read. {1}</source><translation>{0} añadido, pero no se pueden leer sus modelos. {1}</translation></message>
<message><source>{0} added. Add its key below to read its models.</source><translation>{0} añadido. Añade su clave abajo para leer sus modelos.</translation></message>
<message><source>{0} added. Reading its models…</source><translation>{0} añadido. Leyendo sus modelos…</translation></message>
<message><source>{0} added. Review its tools to use them.</source><translation>{0} se añadió. Revisa sus herramientas para usarlas.</translation></message>
<message><source>{0} ago</source><translation>hace {0}</translation></message>
<message><source>{0} and more</source><translation>{0} y más</translation></message>
<message><source>{0} and {1}</source><translation>{0} y {1}</translation></message>
<message><source>{0} and {1} more</source><translation>{0} y {1} más</translation></message>
<message><source>{0} and {1} pixels</source><translation>{0} y {1} píxeles</translation></message>
<message numerus="yes"><source>{0} blocks</source><extracomment>One: {0} block</extracomment><translation><numerusform>{0} bloque</numerusform><numerusform>{0} bloques</numerusform></translation></message>
<message><source>{0} blocks; damaged: {1}</source><translation>{0} bloques; dañados: {1}</translation></message>
<message numerus="yes"><source>{0} body fields</source><extracomment>One: {0} body field</extracomment><translation><numerusform>{0} campo del cuerpo</numerusform><numerusform>{0} campos del cuerpo</numerusform></translation></message>
<message numerus="yes"><source>{0} branches came along.</source><extracomment>One: {0} branch came along.</extracomment><translation><numerusform>Se incluyó {0} rama.</numerusform><numerusform>Se incluyeron {0} ramas.</numerusform></translation></message>
<message><source>{0} by the long-context model</source><translation>{0} con el modelo de contexto largo</translation></message>
<message numerus="yes"><source>{0} bytes</source><extracomment>One: {0} byte</extracomment><translation><numerusform>{0} byte</numerusform><numerusform>{0} bytes</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries</source><extracomment>One: {0} cache entry</extracomment><translation><numerusform>{0} entrada de caché</numerusform><numerusform>{0} entradas de caché</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries, {1} before deduplication. {2} on disk with conversations</source><extracomment>One: {0} cache entry, {1} before deduplication. {2} on disk with conversations</extracomment><translation><numerusform>{0} entrada de caché, {1} sin deduplicar. {2} en disco con las conversaciones</numerusform><numerusform>{0} entradas de caché, {1} sin deduplicar. {2} en disco con las conversaciones</numerusform></translation></message>
<message numerus="yes"><source>{0} calls</source><extracomment>One: {0} call</extracomment><translation><numerusform>{0} llamada</numerusform><numerusform>{0} llamadas</numerusform></translation></message>
<message><source>{0} canceled. Nothing changed.</source><translation>{0}: cancelado. No ha cambiado nada.</translation></message>
<message><source>{0} changed</source><translation>cambios: {0}</translation></message>
<message><source>{0} changed while the command ran: by it, or by you.</source><translation>{0} cambió mientras se ejecutaba el comando: por él o por ti.</translation></message>
<message numerus="yes"><source>{0} commands are still running</source><extracomment>One: {0} command is still running</extracomment><translation><numerusform>{0} comando sigue en curso</numerusform><numerusform>{0} comandos siguen en curso</numerusform></translation></message>
<message numerus="yes"><source>{0} commands running</source><extracomment>One: {0} command running</extracomment><translation><numerusform>{0} comando en curso</numerusform><numerusform>{0} comandos en curso</numerusform></translation></message>
<message numerus="yes"><source>{0} comments on lines</source><extracomment>One: {0} comment on lines</extracomment><translation><numerusform>{0} comentario sobre líneas</numerusform><numerusform>{0} comentarios sobre líneas</numerusform></translation></message>
<message numerus="yes"><source>{0} commits</source><extracomment>One: {0} commit</extracomment><translation><numerusform>{0} commit</numerusform><numerusform>{0} commits</numerusform></translation></message>
<message numerus="yes"><source>{0} commits are not merged. They stay on the branch {1}.</source><extracomment>One: {0} commit is not merged. It stays on the branch {1}.</extracomment><translation><numerusform>{0} commit no está fusionado. Se queda en la rama {1}.</numerusform><numerusform>{0} commits no están fusionados. Se quedan en la rama {1}.</numerusform></translation></message>
<message numerus="yes"><source>{0} commits to merge</source><extracomment>One: {0} commit to merge</extracomment><translation><numerusform>{0} commit por fusionar</numerusform><numerusform>{0} commits por fusionar</numerusform></translation></message>
<message numerus="yes"><source>{0} commits:</source><extracomment>One: {0} commit:</extracomment><translation><numerusform>Se fusiona {0} commit:</numerusform><numerusform>Se fusionan {0} commits:</numerusform></translation></message>
<message numerus="yes"><source>{0} compactions are undone: {1}. Nothing is deleted. Use Undo to bring them back.</source><extracomment>One: {0} compaction is undone: {1}. Nothing is deleted. Use Undo to bring it back.</extracomment><translation><numerusform>Se deshace {0} compactación: {1}. No se elimina nada. Usa Deshacer para traerla de vuelta.</numerusform><numerusform>Se deshacen {0} compactaciones: {1}. No se elimina nada. Usa Deshacer para traerlas de vuelta.</numerusform></translation></message>
<message><source>{0} could not run on in the background.</source><translation>{0} no pudo seguir en segundo plano.</translation></message>
<message><source>{0} d</source><translation>{0} d</translation></message>
<message><source>{0} damaged</source><translation>dañadas: {0}</translation></message>
<message><source>{0} deduplicated</source><translation>{0} deduplicado</translation></message>
<message numerus="yes"><source>{0} details not in handover</source><extracomment>One: {0} detail not in handover</extracomment><translation><numerusform>{0} detalle fuera del traspaso</numerusform><numerusform>{0} detalles fuera del traspaso</numerusform></translation></message>
<message><source>{0} doesn't fit ({1} tokens). Only a preview will be sent.</source><translation>{0} no cabe ({1} tokens). Solo se enviará una vista previa.</translation></message>
<message><source>{0} duplicates</source><translation>{0} duplicados</translation></message>
<message numerus="yes"><source>{0} entries</source><extracomment>One: {0} entry</extracomment><translation><numerusform>{0} entrada</numerusform><numerusform>{0} entradas</numerusform></translation></message>
<message numerus="yes"><source>{0} entries deleted, {1} freed.</source><extracomment>One: {0} entry deleted, {1} freed.</extracomment><translation><numerusform>{0} entrada eliminada, {1} liberados.</numerusform><numerusform>{0} entradas eliminadas, {1} liberados.</numerusform></translation></message>
<message numerus="yes"><source>{0} entries in the cache are no longer needed</source><extracomment>One: {0} entry in the cache is no longer needed</extracomment><translation><numerusform>{0} entrada de la caché ya no hace falta</numerusform><numerusform>{0} entradas de la caché ya no hacen falta</numerusform></translation></message>
<message numerus="yes"><source>{0} entries matching the filter are no longer needed</source><extracomment>One: {0} entry matching the filter is no longer needed</extracomment><translation><numerusform>{0} entrada que coincide con el filtro ya no hace falta</numerusform><numerusform>{0} entradas que coinciden con el filtro ya no hacen falta</numerusform></translation></message>
<message numerus="yes"><source>{0} entries verified. All intact.</source><extracomment>One: {0} entry verified. All intact.</extracomment><translation><numerusform>{0} entrada verificada. Está intacta.</numerusform><numerusform>{0} entradas verificadas. Todas intactas.</numerusform></translation></message>
<message numerus="yes"><source>{0} failed</source><extracomment>One: {0} failed</extracomment><translation><numerusform>{0} falló</numerusform><numerusform>{0} fallaron</numerusform></translation></message>
<message><source>{0} failed: {1} Nothing changed.</source><translation>{0}: falló. {1} No ha cambiado nada.</translation></message>
<message numerus="yes"><source>{0} fields</source><extracomment>One: {0} field</extracomment><translation><numerusform>{0} campo</numerusform><numerusform>{0} campos</numerusform></translation></message>
<message numerus="yes"><source>{0} files</source><extracomment>One: {0} file</extracomment><translation><numerusform>{0} archivo</numerusform><numerusform>{0} archivos</numerusform></translation></message>
<message numerus="yes"><source>{0} files are in no commit:</source><extracomment>One: {0} file is in no commit:</extracomment><translation><numerusform>{0} archivo no está en ningún commit:</numerusform><numerusform>{0} archivos no están en ningún commit:</numerusform></translation></message>
<message numerus="yes"><source>{0} files change</source><extracomment>One: {0} file changes</extracomment><translation><numerusform>Cambia {0} archivo</numerusform><numerusform>Cambian {0} archivos</numerusform></translation></message>
<message numerus="yes"><source>{0} files change: {1}</source><extracomment>One: {0} file changes: {1}</extracomment><translation><numerusform>Cambia {0} archivo: {1}</numerusform><numerusform>Cambian {0} archivos: {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files changed</source><extracomment>One: {0} file changed</extracomment><translation><numerusform>{0} archivo cambiado</numerusform><numerusform>{0} archivos cambiados</numerusform></translation></message>
<message numerus="yes"><source>{0} files in the worktree are not committed and are not merged: {1}</source><extracomment>One: {0} file in the worktree is not committed and is not merged: {1}</extracomment><translation><numerusform>{0} archivo del worktree está sin commit y no se fusiona: {1}</numerusform><numerusform>{0} archivos del worktree están sin commit y no se fusionan: {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files restored.</source><extracomment>One: {0} file restored.</extracomment><translation><numerusform>{0} archivo restaurado.</numerusform><numerusform>{0} archivos restaurados.</numerusform></translation></message>
<message numerus="yes"><source>{0} files selected. You can attach {1} at a time.</source><extracomment>One: {0} file selected. You can attach {1} at a time.</extracomment><translation><numerusform>{0} archivo seleccionado. Puedes adjuntar {1} a la vez.</numerusform><numerusform>{0} archivos seleccionados. Puedes adjuntar {1} a la vez.</numerusform></translation></message>
<message><source>{0} found in {1} ms</source><translation>{0} en {1} ms</translation></message>
<message><source>{0} h</source><translation>{0} h</translation></message>
<message numerus="yes"><source>{0} handovers</source><extracomment>One: {0} handover</extracomment><translation><numerusform>{0} traspaso</numerusform><numerusform>{0} traspasos</numerusform></translation></message>
<message><source>{0} has everything of {1}.</source><translation>{0} ya tiene todo lo de {1}.</translation></message>
<message numerus="yes"><source>{0} headers</source><extracomment>One: {0} header</extracomment><translation><numerusform>{0} encabezado</numerusform><numerusform>{0} encabezados</numerusform></translation></message>
<message><source>{0} hides the most entries.</source><translation>{0} es lo que más entradas oculta.</translation></message>
<message numerus="yes"><source>{0} hooks wait for approval.</source><extracomment>One: {0} hook waits for approval.</extracomment><translation><numerusform>{0} hook espera aprobación.</numerusform><numerusform>{0} hooks esperan aprobación.</numerusform></translation></message>
<message numerus="yes"><source>{0} images</source><extracomment>One: {0} image</extracomment><translation><numerusform>{0} imagen</numerusform><numerusform>{0} imágenes</numerusform></translation></message>
<message numerus="yes"><source>{0} invisible characters</source><extracomment>One: {0} invisible character</extracomment><translation><numerusform>{0} carácter invisible</numerusform><numerusform>{0} caracteres invisibles</numerusform></translation></message>
<message><source>{0} is already used for {1}</source><translation>{0} ya se usa para {1}</translation></message>
<message><source>{0} is installed</source><translation>{0} está instalado</translation></message>
<message><source>{0} is off.</source><translation>{0}: desactivado.</translation></message>
<message><source>{0} is off. The next request rebuilds the prompt cache.</source><translation>{0}: desactivada. La próxima solicitud reconstruye la caché de prompts.</translation></message>
<message><source>{0} is on</source><translation>{0}: activado</translation></message>
<message><source>{0} is on, from the next turn on.</source><translation>{0}: activado a partir del próximo turno.</translation></message>
<message><source>{0} is on. The next request rebuilds the prompt cache.</source><translation>{0}: activada. La próxima solicitud reconstruye la caché de prompts.</translation></message>
<message><source>{0} is sent no images. It reads that there was one.</source><translation>A {0} no se le envían imágenes. Lee que había una.</translation></message>
<message><source>{0} is {1} × {2}, {3}. This model accepts {4}.</source><translation>{0} mide {1} × {2}, {3}. Este modelo acepta {4}.</translation></message>
<message><source>{0} isn't a budget of this model.</source><translation>{0} no es un presupuesto válido para este modelo.</translation></message>
<message numerus="yes"><source>{0} large outputs: Helix is choosing what to keep in context</source><extracomment>One: Large output: Helix is choosing what to keep in context</extracomment><translation><numerusform>Salida grande: Helix está eligiendo qué conservar en el contexto</numerusform><numerusform>{0} salidas grandes: Helix está eligiendo qué conservar en el contexto</numerusform></translation></message>
<message numerus="yes"><source>{0} lines</source><extracomment>One: {0} line</extracomment><translation><numerusform>{0} línea</numerusform><numerusform>{0} líneas</numerusform></translation></message>
<message numerus="yes"><source>{0} look-alike letters</source><extracomment>One: {0} look-alike letter</extracomment><translation><numerusform>{0} letra parecida a otra</numerusform><numerusform>{0} letras parecidas a otras</numerusform></translation></message>
<message numerus="yes"><source>{0} markers</source><extracomment>One: {0} marker</extracomment><translation><numerusform>{0} marcador</numerusform><numerusform>{0} marcadores</numerusform></translation></message>
<message><source>{0} may not fit in the context.</source><translation>{0}: puede que no quepa en el contexto.</translation></message>
<message><source>{0} may not support images and could reject this message.</source><translation>{0} quizá no admita imágenes y podría rechazar este mensaje.</translation></message>
<message numerus="yes"><source>{0} messages</source><extracomment>One: {0} message</extracomment><translation><numerusform>{0} mensaje</numerusform><numerusform>{0} mensajes</numerusform></translation></message>
<message numerus="yes"><source>{0} messages and tool calls</source><extracomment>One: {0} message or tool call</extracomment><translation><numerusform>{0} mensaje o llamada</numerusform><numerusform>{0} mensajes y llamadas</numerusform></translation></message>
<message numerus="yes"><source>{0} messages covered by {1}</source><extracomment>One: {0} message covered by {1}</extracomment><translation><numerusform>{0} mensaje que cubre {1}</numerusform><numerusform>{0} mensajes que cubre {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} messages in context again</source><extracomment>One: {0} message in context again</extracomment><translation><numerusform>{0} mensaje de nuevo en contexto</numerusform><numerusform>{0} mensajes de nuevo en contexto</numerusform></translation></message>
<message numerus="yes"><source>{0} messages out of context</source><extracomment>One: {0} message out of context</extracomment><translation><numerusform>{0} mensaje fuera del contexto</numerusform><numerusform>{0} mensajes fuera del contexto</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were imported.</source><extracomment>One: {0} message was imported.</extracomment><translation><numerusform>Se importó {0} mensaje.</numerusform><numerusform>Se importaron {0} mensajes.</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were read from the other program.</source><extracomment>One: {0} message was read from the other program.</extracomment><translation><numerusform>Se leyó {0} mensaje del otro programa.</numerusform><numerusform>Se leyeron {0} mensajes del otro programa.</numerusform></translation></message>
<message numerus="yes"><source>{0} messages · {1} stay</source><extracomment>One: {0} message · {1} stay</extracomment><translation><numerusform>{0} mensaje · se quedan {1}</numerusform><numerusform>{0} mensajes · se quedan {1}</numerusform></translation></message>
<message><source>{0} min</source><translation>{0} min</translation></message>
<message numerus="yes"><source>{0} missing, number {1}: {2}, event {3}</source><extracomment>One: {0} missing, number {1}: {2}, event {3}</extracomment><translation><numerusform>Falta {0}, número {1}: {2}, evento {3}</numerusform><numerusform>Faltan {0}, número {1}: {2}, evento {3}</numerusform></translation></message>
<message numerus="yes"><source>{0} models</source><extracomment>One: {0} model</extracomment><translation><numerusform>{0} modelo</numerusform><numerusform>{0} modelos</numerusform></translation></message>
<message numerus="yes"><source>{0} models found</source><extracomment>One: {0} model found</extracomment><translation><numerusform>{0} modelo encontrado</numerusform><numerusform>{0} modelos encontrados</numerusform></translation></message>
<message><source>{0} more</source><translation>{0} más</translation></message>
<message numerus="yes"><source>{0} more failed for the same reason.</source><extracomment>One: {0} more failed for the same reason.</extracomment><translation><numerusform>{0} más falló por el mismo motivo.</numerusform><numerusform>{0} más fallaron por el mismo motivo.</numerusform></translation></message>
<message numerus="yes"><source>{0} more lines</source><extracomment>One: {0} more line</extracomment><translation><numerusform>{0} línea más</numerusform><numerusform>{0} líneas más</numerusform></translation></message>
<message numerus="yes"><source>{0} more subagents</source><extracomment>One: {0} more subagent</extracomment><translation><numerusform>{0} subagente más</numerusform><numerusform>{0} subagentes más</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran stay. Undo them under Changes.</source><extracomment>One: {0} more that changed while a command ran stays. Undo it under Changes.</extracomment><translation><numerusform>{0} más que cambió mientras se ejecutaba un comando se queda. Deshazlo en Cambios.</numerusform><numerusform>{0} más que cambiaron mientras se ejecutaban comandos se quedan. Deshazlos en Cambios.</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran: by them, or by you</source><extracomment>One: {0} more that changed while a command ran: by it, or by you</extracomment><translation><numerusform>{0} más que cambió mientras se ejecutaba un comando: por él o por ti</numerusform><numerusform>{0} más que cambiaron mientras se ejecutaban comandos: por ellos o por ti</numerusform></translation></message>
<message numerus="yes"><source>{0} more with contents that came with the imported session</source><extracomment>One: {0} more with content that came with the imported session</extracomment><translation><numerusform>{0} más con contenido que vino con la sesión importada</numerusform><numerusform>{0} más con contenidos que vinieron con la sesión importada</numerusform></translation></message>
<message><source>{0} new</source><translation>Nuevas: {0}</translation></message>
<message><source>{0} of content, {1} on disk.</source><translation>{0} de contenido, {1} en disco.</translation></message>
<message><source>{0} of them fit.</source><translation>Hay sitio para {0} de ellas.</translation></message>
<message><source>{0} of {1}</source><translation>{0} de {1}</translation></message>
<message numerus="yes"><source>{0} of {1} done</source><extracomment>One: {0} of {1} done</extracomment><translation><numerusform>{0} de {1} hecho</numerusform><numerusform>{0} de {1} hechos</numerusform></translation></message>
<message numerus="yes"><source>{0} of {1} entries are damaged.</source><extracomment>One: {0} of {1} entries is damaged.</extracomment><translation><numerusform>{0} de {1} entradas está dañada.</numerusform><numerusform>{0} de {1} entradas están dañadas.</numerusform></translation></message>
<message><source>{0} of {1} lines, {2} tokens per request</source><translation>{0} de {1} líneas, {2} tokens por solicitud</translation></message>
<message><source>{0} of {1} models</source><translation>{0} de {1} modelos</translation></message>
<message><source>{0} of {1} now</source><translation>{0} de {1} ahora</translation></message>
<message numerus="yes"><source>{0} of {1} parts are damaged. {2} ({3}%) can still be read.</source><extracomment>One: One of {1} parts is damaged. {2} ({3}%) can still be read.</extracomment><translation><numerusform>Una de {1} partes está dañada. Todavía se pueden leer {2} ({3}%).</numerusform><numerusform>{0} de {1} partes están dañadas. Todavía se pueden leer {2} ({3}%).</numerusform></translation></message>
<message><source>{0} of {1} s</source><translation>{0} de {1} s</translation></message>
<message><source>{0} of {1} skills, {2} tokens per request</source><translation>{0} de {1} skills, {2} tokens por solicitud</translation></message>
<message><source>{0} of {1} tokens</source><translation>{0} de {1} tokens</translation></message>
<message><source>{0} of {1} tools, {2} tokens per request</source><translation>{0} de {1} herramientas, {2} tokens por solicitud</translation></message>
<message><source>{0} older not shown</source><translation>anteriores sin mostrar: {0}</translation></message>
<message><source>{0} on disk</source><translation>{0} en disco</translation></message>
<message numerus="yes"><source>{0} open steps</source><extracomment>One: {0} open step</extracomment><translation><numerusform>{0} paso pendiente</numerusform><numerusform>{0} pasos pendientes</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs</source><extracomment>One: {0} output</extracomment><translation><numerusform>{0} salida</numerusform><numerusform>{0} salidas</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs and pictures are shortened or missing.</source><extracomment>One: {0} output or picture is shortened or missing.</extracomment><translation><numerusform>{0} salida o imagen está acortada o falta.</numerusform><numerusform>{0} salidas e imágenes están acortadas o faltan.</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs are damaged or too large, and aren't in the file.</source><extracomment>One: {0} output is damaged or too large, and isn't in the file.</extracomment><translation><numerusform>{0} salida está dañada o es demasiado grande, y no está en el archivo.</numerusform><numerusform>{0} salidas están dañadas o son demasiado grandes, y no están en el archivo.</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs moved to cache</source><extracomment>One: {0} output moved to cache</extracomment><translation><numerusform>{0} salida movida a la caché</numerusform><numerusform>{0} salidas movidas a la caché</numerusform></translation></message>
<message numerus="yes"><source>{0} parameters</source><extracomment>One: {0} parameter</extracomment><translation><numerusform>{0} parámetro</numerusform><numerusform>{0} parámetros</numerusform></translation></message>
<message><source>{0} per 1M</source><translation>{0} por 1M</translation></message>
<message><source>{0} per million tokens in / out</source><translation>{0} por millón de tokens de entrada / salida</translation></message>
<message numerus="yes"><source>{0} pins</source><extracomment>One: {0} pin</extracomment><translation><numerusform>{0} fijado</numerusform><numerusform>{0} fijados</numerusform></translation></message>
<message numerus="yes"><source>{0} problems found</source><extracomment>One: {0} problem found</extracomment><translation><numerusform>{0} problema encontrado</numerusform><numerusform>{0} problemas encontrados</numerusform></translation></message>
<message><source>{0} prompt-cached · {1} new</source><translation>{0} en caché de prompts · {1} nuevos</translation></message>
<message numerus="yes"><source>{0} prompts</source><extracomment>One: {0} prompt</extracomment><translation><numerusform>{0} prompt</numerusform><numerusform>{0} prompts</numerusform></translation></message>
<message><source>{0} ran in the background and ended when Helix quit unexpectedly.</source><translation>{0} se ejecutaba en segundo plano y terminó cuando Helix se cerró inesperadamente.</translation></message>
<message><source>{0} ran in the background and was stopped when Helix or its session was closed.</source><translation>{0} se ejecutaba en segundo plano y se detuvo al cerrar Helix o su sesión.</translation></message>
<message numerus="yes"><source>{0} records can't be read.</source><extracomment>One: {0} record can't be read.</extracomment><translation><numerusform>No se puede leer {0} registro.</numerusform><numerusform>No se pueden leer {0} registros.</numerusform></translation></message>
<message numerus="yes"><source>{0} records can't be read. Some may have been calls.</source><extracomment>One: {0} record can't be read. It may have been a call.</extracomment><translation><numerusform>No se puede leer {0} registro. Puede haber sido una llamada.</numerusform><numerusform>No se pueden leer {0} registros. Algunos pueden haber sido llamadas.</numerusform></translation></message>
<message numerus="yes"><source>{0} records of this session can't be read. Some changes may be missing.</source><extracomment>One: {0} record of this session can't be read. Some changes may be missing.</extracomment><translation><numerusform>No se puede leer {0} registro de esta sesión. Pueden faltar algunos cambios.</numerusform><numerusform>No se pueden leer {0} registros de esta sesión. Pueden faltar algunos cambios.</numerusform></translation></message>
<message numerus="yes"><source>{0} records, {1}</source><extracomment>One: {0} record, {1}</extracomment><translation><numerusform>{0} registro, {1}</numerusform><numerusform>{0} registros, {1}</numerusform></translation></message>
<message><source>{0} replayed in {1} s, no model called</source><translation>{0}: reproducido en {1} s, sin llamar a ningún modelo</translation></message>
<message numerus="yes"><source>{0} requests</source><extracomment>One: {0} request</extracomment><translation><numerusform>{0} solicitud</numerusform><numerusform>{0} solicitudes</numerusform></translation></message>
<message numerus="yes"><source>{0} requests are too large for the context window.</source><extracomment>One: {0} request is too large for the context window.</extracomment><translation><numerusform>{0} solicitud es demasiado grande para la ventana de contexto.</numerusform><numerusform>{0} solicitudes son demasiado grandes para la ventana de contexto.</numerusform></translation></message>
<message numerus="yes"><source>{0} requests replayed in {1} s, no model called</source><extracomment>One: {0} request replayed in {1} s, no model called</extracomment><translation><numerusform>{0} solicitud reproducida en {1} s, sin llamar a ningún modelo</numerusform><numerusform>{0} solicitudes reproducidas en {1} s, sin llamar a ningún modelo</numerusform></translation></message>
<message numerus="yes"><source>{0} resources</source><extracomment>One: {0} resource</extracomment><translation><numerusform>{0} recurso</numerusform><numerusform>{0} recursos</numerusform></translation></message>
<message numerus="yes"><source>{0} results in {1} ms</source><extracomment>One: {0} result in {1} ms</extracomment><translation><numerusform>{0} resultado en {1} ms</numerusform><numerusform>{0} resultados en {1} ms</numerusform></translation></message>
<message><source>{0} runs from now on, in the sandbox.</source><translation>{0} se ejecuta a partir de ahora, en el sandbox.</translation></message>
<message><source>{0} s</source><translation>{0} s</translation></message>
<message><source>{0} saved in the keyring.</source><translation>{0}: guardado en el llavero.</translation></message>
<message numerus="yes"><source>{0} secrets are masked.</source><extracomment>One: {0} secret is masked.</extracomment><translation><numerusform>{0} secreto está oculto.</numerusform><numerusform>{0} secretos están ocultos.</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets are masked:</source><extracomment>One: {0} secret is masked:</extracomment><translation><numerusform>Se oculta {0} secreto:</numerusform><numerusform>Se ocultan {0} secretos:</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets were hidden.</source><extracomment>One: {0} secret was hidden.</extracomment><translation><numerusform>Se ocultó {0} secreto.</numerusform><numerusform>Se ocultaron {0} secretos.</numerusform></translation></message>
<message><source>{0} sent again: {1}</source><translation>{0} enviados de nuevo: {1}</translation></message>
<message numerus="yes"><source>{0} sessions</source><extracomment>One: {0} session</extracomment><translation><numerusform>{0} sesión</numerusform><numerusform>{0} sesiones</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions are still running</source><extracomment>One: {0} session is still running</extracomment><translation><numerusform>{0} sesión sigue en curso</numerusform><numerusform>{0} sesiones siguen en curso</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions for this folder</source><extracomment>One: {0} session for this folder</extracomment><translation><numerusform>{0} sesión para esta carpeta</numerusform><numerusform>{0} sesiones para esta carpeta</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of other programs are on this computer. Compare the size and cost of the last ones with and without Helix.</source><extracomment>One: {0} session of another program is on this computer. Compare its size and cost with and without Helix.</extracomment><translation><numerusform>Hay {0} sesión de otro programa en este equipo. Compara su tamaño y coste con y sin Helix.</numerusform><numerusform>Hay {0} sesiones de otros programas en este equipo. Compara el tamaño y el coste de las últimas con y sin Helix.</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of {1}</source><extracomment>One: {0} session of {1}</extracomment><translation><numerusform>{0} sesión de {1}</numerusform><numerusform>{0} sesiones de {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions running</source><extracomment>One: {0} session running</extracomment><translation><numerusform>{0} sesión en curso</numerusform><numerusform>{0} sesiones en curso</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions were compared.</source><extracomment>One: {0} session was compared.</extracomment><translation><numerusform>Se comparó {0} sesión.</numerusform><numerusform>Se compararon {0} sesiones.</numerusform></translation></message>
<message numerus="yes"><source>{0} skills in use again</source><extracomment>One: {0} skill in use again</extracomment><translation><numerusform>{0} skill en uso de nuevo</numerusform><numerusform>{0} skills en uso de nuevo</numerusform></translation></message>
<message numerus="yes"><source>{0} skills out of use</source><extracomment>One: {0} skill out of use</extracomment><translation><numerusform>{0} skill fuera de uso</numerusform><numerusform>{0} skills fuera de uso</numerusform></translation></message>
<message><source>{0} stopped</source><translation>detenidos: {0}</translation></message>
<message numerus="yes"><source>{0} subagents</source><extracomment>One: {0} subagent</extracomment><translation><numerusform>{0} subagente</numerusform><numerusform>{0} subagentes</numerusform></translation></message>
<message numerus="yes"><source>{0} subagents came along.</source><extracomment>One: {0} subagent came along.</extracomment><translation><numerusform>Se incluyó {0} subagente.</numerusform><numerusform>Se incluyeron {0} subagentes.</numerusform></translation></message>
<message numerus="yes"><source>{0} things in this session look like secrets:</source><extracomment>One: {0} thing in this session looks like a secret:</extracomment><translation><numerusform>{0} elemento de esta sesión parece un secreto:</numerusform><numerusform>{0} elementos de esta sesión parecen secretos:</numerusform></translation></message>
<message><source>{0} this session</source><translation>{0} en esta sesión</translation></message>
<message numerus="yes"><source>{0} thoughts</source><extracomment>One: {0} thought</extracomment><translation><numerusform>{0} pensamiento</numerusform><numerusform>{0} pensamientos</numerusform></translation></message>
<message><source>{0} tok · {1} → {2}%</source><translation>{0} tok · {1} → {2}%</translation></message>
<message numerus="yes"><source>{0} tokens</source><extracomment>One: {0} token</extracomment><translation><numerusform>{0} token</numerusform><numerusform>{0} tokens</numerusform></translation></message>
<message numerus="yes"><source>{0} tokens (less than {1}% of {2})</source><extracomment>One: {0} token (less than {1}% of {2})</extracomment><translation><numerusform>{0} token (menos del {1}% de {2})</numerusform><numerusform>{0} tokens (menos del {1}% de {2})</numerusform></translation></message>
<message><source>{0} tokens in context · full output in cache</source><translation>{0} tokens en el contexto · salida completa en la caché</translation></message>
<message numerus="yes"><source>{0} tokens kept</source><extracomment>One: {0} token kept</extracomment><translation><numerusform>{0} token conservado</numerusform><numerusform>{0} tokens conservados</numerusform></translation></message>
<message><source>{0} tokens per request, {1} when used</source><translation>{0} tokens por solicitud, {1} al usarse</translation></message>
<message><source>{0} tokens · from prompt cache</source><translation>{0} tokens · de la caché de prompts</translation></message>
<message><source>{0} tokens · same as last request</source><translation>{0} tokens · igual que la última solicitud</translation></message>
<message><source>{0} tokens · {1} from prompt cache</source><translation>{0} tokens · {1} de la caché de prompts</translation></message>
<message numerus="yes"><source>{0} tool calls</source><extracomment>One: {0} tool call</extracomment><translation><numerusform>{0} llamada a herramientas</numerusform><numerusform>{0} llamadas a herramientas</numerusform></translation></message>
<message numerus="yes"><source>{0} tools</source><extracomment>One: {0} tool</extracomment><translation><numerusform>{0} herramienta</numerusform><numerusform>{0} herramientas</numerusform></translation></message>
<message numerus="yes"><source>{0} turns</source><extracomment>One: {0} turn</extracomment><translation><numerusform>{0} turno</numerusform><numerusform>{0} turnos</numerusform></translation></message>
<message numerus="yes"><source>{0} unchanged lines</source><extracomment>One: {0} unchanged line</extracomment><translation><numerusform>{0} línea sin cambios</numerusform><numerusform>{0} líneas sin cambios</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files</source><extracomment>One: {0} uncommitted file</extracomment><translation><numerusform>{0} archivo sin commit</numerusform><numerusform>{0} archivos sin commit</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files stay in your folder and are not in the worktree: {1}</source><extracomment>One: {0} uncommitted file stays in your folder and is not in the worktree: {1}</extracomment><translation><numerusform>{0} archivo sin commit se queda en tu carpeta y no está en el worktree: {1}</numerusform><numerusform>{0} archivos sin commit se quedan en tu carpeta y no están en el worktree: {1}</numerusform></translation></message>
<message><source>{0} uncompressed</source><translation>{0} sin comprimir</translation></message>
<message numerus="yes"><source>{0} values found nowhere, marked [unverified]: {1}</source><extracomment>One: {0} value found nowhere, marked [unverified]: {1}</extracomment><translation><numerusform>{0} valor que no está en ninguna parte, marcado [unverified]: {1}</numerusform><numerusform>{0} valores que no están en ninguna parte, marcados [unverified]: {1}</numerusform></translation></message>
<message><source>{0} verified, {1} damaged. Filter by state:damaged to see them.</source><translation>Verificadas: {0}; dañadas: {1}. Filtra por state:damaged para verlas.</translation></message>
<message numerus="yes"><source>{0} web searches</source><extracomment>One: {0} web search</extracomment><translation><numerusform>{0} búsqueda web</numerusform><numerusform>{0} búsquedas web</numerusform></translation></message>
<message><source>{0} will be used as instructions</source><translation>{0} se usará como instrucciones</translation></message>
<message><source>{0} with this message</source><translation>{0} con este mensaje</translation></message>
<message><source>{0} with truncated input</source><translation>{0} con entrada truncada</translation></message>
<message><source>{0} would fill the context to {1}%, past {2}.</source><translation>{0}: el contexto llegaría al {1}% y superaría {2}.</translation></message>
<message><source>{0} would make this look like {1}. The actual text is {2}.</source><translation>{0}: con eso, esto parecería {1}. El texto real es {2}.</translation></message>
<message><source>{0} would start: {1}</source><translation>{0} iniciaría: {1}</translation></message>
<message><source>{0} {1}</source><comment>Handover at 109,000 tokens</comment><translation>{0} {1}</translation></message>
<message><source>{0} {1}</source><comment>two sentences</comment><translation>{0} {1}</translation></message>
<message><source>{0} {1}, {2}</source><comment>Notes in about 9 turns, at 56,000 tokens</comment><translation>{0} {1}, {2}</translation></message>
<message><source>{0} · excluding about {1}</source><translation>{0} · excluir cerca de {1}</translation></message>
<message><source>{0} · not available yet</source><translation>{0} · aún no disponible</translation></message>
<message><source>{0} · restarts on next call</source><translation>{0} · se reinicia con la próxima llamada</translation></message>
<message><source>{0} · retrying in {1} s</source><translation>{0} · reintento en {1} s</translation></message>
<message><source>{0} · the file is deleted</source><translation>{0} · el archivo se elimina</translation></message>
<message><source>{0} · up to {1} tokens</source><translation>{0} · hasta {1} tokens</translation></message>
<message><source>{0} · {1} context window</source><translation>{0} · ventana de contexto de {1}</translation></message>
<message><source>{0} × {1}</source><comment>a number of compactions</comment><translation>{0} × {1}</translation></message>
<message><source>{0} → {1} tokens</source><translation>{0} → {1} tokens</translation></message>
<message><source>{0}%</source><translation>{0}%</translation></message>
<message><source>{0}% of current use</source><translation>{0}% del uso actual</translation></message>
<message><source>{0}% of {1} = {2} tokens</source><translation>{0}% de {1} = {2} tokens</translation></message>
<message><source>{0}% used</source><translation>{0}% usado</translation></message>
<message><source>{0}, USD per million tokens</source><translation>{0}, USD por millón de tokens</translation></message>
<message><source>{0}, about {1}</source><translation>{0}, cerca de {1}</translation></message>
<message><source>{0}, and others</source><translation>{0} y otros motivos</translation></message>
<message><source>{0}, at most {1} with the longest answer</source><translation>{0}, como máximo {1} con la respuesta más larga</translation></message>
<message><source>{0}, done</source><translation>{0}, hecho</translation></message>
<message><source>{0}, dropped</source><translation>{0}, cancelado</translation></message>
<message><source>{0}, failed</source><translation>{0}, con fallo</translation></message>
<message><source>{0}, if it pays off</source><translation>{0}, si compensa</translation></message>
<message><source>{0}, in progress</source><translation>{0}, en curso</translation></message>
<message><source>{0}, line {1}</source><translation>{0}, línea {1}</translation></message>
<message><source>{0}, now {1}</source><translation>{0}, ahora {1}</translation></message>
<message><source>{0}, open</source><translation>{0}, pendiente</translation></message>
<message><source>{0}, policy {1}</source><translation>{0}, política {1}</translation></message>
<message><source>{0}, removed line {1}</source><translation>{0}, línea eliminada {1}</translation></message>
<message><source>{0}, running for {1}</source><translation>{0}, en curso desde hace {1}</translation></message>
<message><source>{0}, shortened to fit; Helix can recall the rest</source><translation>{0}, acortado para caber; Helix puede recuperar el resto</translation></message>
<message><source>{0}, {1}, {2} tokens, {3}, {4} of {5}</source><translation>{0}, {1}, {2} tokens, {3}, {4} de {5}</translation></message>
<message><source>{0}-token context window</source><translation>Ventana de contexto de {0} tokens</translation></message>
<message><source>{0}.</source><translation>{0}.</translation></message>
<message><source>{0}. Click to change.</source><translation>{0}. Haz clic para cambiarlo.</translation></message>
<message><source>{0}. Press Delete to remove.</source><translation>{0}. Pulsa Supr para quitarlo.</translation></message>
<message><source>{0}: Helix asks again</source><translation>{0}: Helix vuelve a preguntar</translation></message>
<message><source>{0}: worktree removed</source><translation>{0}: worktree quitado</translation></message>
<message><source>{0}: {1}</source><translation>{0}: {1}</translation></message>
<message><source>{0}: {1} of {2} covered</source><translation>{0}: {1} de {2} cubiertos</translation></message>
<message><source>{0}: {1} tokens</source><translation>{0}: {1} tokens</translation></message>
<message><source>{0}; {1}</source><comment>two compactions</comment><translation>{0}; {1}</translation></message>
<message><source>{0}{2} · {1}{2} tokens</source><translation>{0}{2} · {1}{2} tokens</translation></message>
<message numerus="yes"><source>{1} added with {0} models.</source><extracomment>One: {1} added with {0} model.</extracomment><translation><numerusform>{1} añadido con {0} modelo.</numerusform><numerusform>{1} añadido con {0} modelos.</numerusform></translation></message>
<message numerus="yes"><source>{1} compacted {0} times; {2} could not be read again. Helix keeps every output.</source><extracomment>One: {1} compacted {0} time; {2} could not be read again. Helix keeps every output.</extracomment><translation><numerusform>{1} compactó {0} vez; {2} no se pudieron volver a leer. Helix conserva cada salida.</numerusform><numerusform>{1} compactó {0} veces; {2} no se pudieron volver a leer. Helix conserva cada salida.</numerusform></translation></message>
<message numerus="yes"><source>{1} files</source><extracomment>One: {1} file</extracomment><translation><numerusform>{1} archivo</numerusform><numerusform>{1} archivos</numerusform></translation></message>
<message numerus="yes"><source>{1} found in {0} sessions</source><extracomment>One: {1} found in {0} session</extracomment><translation><numerusform>{1} en {0} sesión</numerusform><numerusform>{1} en {0} sesiones</numerusform></translation></message>
<message numerus="yes"><source>{1} in {0} sessions</source><extracomment>One: {1} in {0} session</extracomment><translation><numerusform>{1} en {0} sesión</numerusform><numerusform>{1} en {0} sesiones</numerusform></translation></message>
<message numerus="yes"><source>{1} plus {0} calls with unknown price</source><extracomment>One: {1} plus {0} call with unknown price</extracomment><translation><numerusform>{1} más {0} llamada con precio desconocido</numerusform><numerusform>{1} más {0} llamadas con precio desconocido</numerusform></translation></message>
<message numerus="yes"><source>{1} so far, {0} sessions searched</source><extracomment>One: {1} so far, {0} session searched</extracomment><translation><numerusform>{1} hasta ahora, {0} sesión examinada</numerusform><numerusform>{1} hasta ahora, {0} sesiones examinadas</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens</source><extracomment>One: {1} token</extracomment><translation><numerusform>{1} token</numerusform><numerusform>{1} tokens</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens in its context</source><extracomment>One: {1} token in its context</extracomment><translation><numerusform>{1} token en su contexto</numerusform><numerusform>{1} tokens en su contexto</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens saved</source><extracomment>One: {1} token saved</extracomment><translation><numerusform>{1} token ahorrado</numerusform><numerusform>{1} tokens ahorrados</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks</source><extracomment>One: {1} tokens · {0} block</extracomment><translation><numerusform>{1} tokens · {0} bloque</numerusform><numerusform>{1} tokens · {0} bloques</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks added</source><extracomment>One: {1} tokens · {0} block added</extracomment><translation><numerusform>{1} tokens · {0} bloque añadido</numerusform><numerusform>{1} tokens · {0} bloques añadidos</numerusform></translation></message>
<message numerus="yes"><source>{1} tools</source><extracomment>One: {1} tool</extracomment><translation><numerusform>{1} herramienta</numerusform><numerusform>{1} herramientas</numerusform></translation></message>
<message numerus="yes"><source>{1} → {2} tokens</source><extracomment>One: {1} → {2} token</extracomment><translation><numerusform>{1} → {2} token</numerusform><numerusform>{1} → {2} tokens</numerusform></translation></message>
<message numerus="yes"><source>{1}, {0} of its names were used since</source><extracomment>One: {1}, {0} of its names was used since</extracomment><translation><numerusform>{1}, {0} de sus nombres usado desde entonces</numerusform><numerusform>{1}, {0} de sus nombres usados desde entonces</numerusform></translation></message>
<message numerus="yes"><source>{1}: {0} lines added, {2} removed</source><extracomment>One: {1}: {0} line added, {2} removed</extracomment><translation><numerusform>{1}: {0} línea añadida, {2} quitadas</numerusform><numerusform>{1}: {0} líneas añadidas, {2} quitadas</numerusform></translation></message>
<message numerus="yes"><source>{1}; {0} need review</source><extracomment>One: {1}; {0} needs review</extracomment><translation><numerusform>{1}; {0} por revisar</numerusform><numerusform>{1}; {0} por revisar</numerusform></translation></message>
<message><source>{agent} answers only messages of its own sessions.</source><translation>{agent} solo responde a los mensajes de sus propias sesiones.</translation></message>
<message><source>{agent} began no session.</source><translation>{agent} no inició ninguna sesión.</translation></message>
<message><source>{agent} didn't answer within {seconds} seconds.</source><translation>{agent} no respondió en {seconds} segundos.</translation></message>
<message><source>{agent} has ended: {reason}</source><translation>{agent} terminó: {reason}</translation></message>
<message><source>{agent} isn't installed.</source><translation>{agent} no está instalado.</translation></message>
<message><source>{agent} isn't signed in: {reason}</source><translation>{agent} no ha iniciado sesión: {reason}</translation></message>
<message><source>{agent} reports: {reason}</source><translation>{agent} informa: {reason}</translation></message>
<message><source>{agent} speaks another version of the protocol.</source><translation>{agent} habla otra versión del protocolo.</translation></message>
<message><source>{asked} is on another computer.</source><translation>{asked} está en otro equipo.</translation></message>
<message><source>{asked} isn't a folder on this computer.</source><translation>{asked} no es una carpeta de este equipo.</translation></message>
<message><source>{at}: {text}</source><translation>{at}: {text}</translation></message>
<message><source>{branch} and {into} change the same lines of: {files}</source><translation>{branch} y {into} cambian las mismas líneas de: {files}</translation></message>
<message><source>{command}: exit status {status}.</source><translation>{command}: código de salida {status}.</translation></message>
<message numerus="yes"><source>{cost} and {count} calls with an unknown price</source><extracomment>One: {cost} and {count} call with an unknown price</extracomment><translation><numerusform>{cost} y {count} llamada con precio desconocido</numerusform><numerusform>{cost} y {count} llamadas con precio desconocido</numerusform></translation></message>
<message><source>{count} MB</source><translation>{count} MB</translation></message>
<message numerus="yes"><source>{count} attached files aren't in this file.</source><extracomment>One: {count} attached file isn't in this file.</extracomment><translation><numerusform>{count} archivo adjunto no está en este archivo.</numerusform><numerusform>{count} archivos adjuntos no están en este archivo.</numerusform></translation></message>
<message numerus="yes"><source>{count} branches that were left come along as sessions.</source><extracomment>One: {count} branch that was left comes along as a session.</extracomment><translation><numerusform>{count} rama abandonada se incluye como sesión.</numerusform><numerusform>{count} ramas abandonadas se incluyen como sesiones.</numerusform></translation></message>
<message numerus="yes"><source>{count} bytes</source><extracomment>One: {count} byte</extracomment><translation><numerusform>{count} byte</numerusform><numerusform>{count} bytes</numerusform></translation></message>
<message numerus="yes"><source>{count} cells</source><extracomment>One: {count} cell</extracomment><translation><numerusform>{count} celda</numerusform><numerusform>{count} celdas</numerusform></translation></message>
<message numerus="yes"><source>{count} commands run in the background, and no more can be started.</source><extracomment>One: {count} command runs in the background, and no more can be started.</extracomment><translation><numerusform>Hay {count} comando en segundo plano y no se pueden iniciar más.</numerusform><numerusform>Hay {count} comandos en segundo plano y no se pueden iniciar más.</numerusform></translation></message>
<message numerus="yes"><source>{count} damaged entries couldn't be searched.</source><extracomment>One: {count} damaged entry couldn't be searched.</extracomment><translation><numerusform>No se pudo buscar en {count} entrada dañada.</numerusform><numerusform>No se pudo buscar en {count} entradas dañadas.</numerusform></translation></message>
<message numerus="yes"><source>{count} inventions are marked.</source><extracomment>One: {count} invention is marked.</extracomment><translation><numerusform>{count} invención está marcada.</numerusform><numerusform>{count} invenciones están marcadas.</numerusform></translation></message>
<message numerus="yes"><source>{count} lines</source><extracomment>One: {count} line</extracomment><translation><numerusform>{count} línea</numerusform><numerusform>{count} líneas</numerusform></translation></message>
<message numerus="yes"><source>{count} lines can't be read.</source><extracomment>One: {count} line can't be read.</extracomment><translation><numerusform>{count} línea no se puede leer.</numerusform><numerusform>{count} líneas no se pueden leer.</numerusform></translation></message>
<message numerus="yes"><source>{count} lines of subagents aren't imported.</source><extracomment>One: {count} line of a subagent isn't imported.</extracomment><translation><numerusform>{count} línea de un subagente no se importa.</numerusform><numerusform>{count} líneas de subagentes no se importan.</numerusform></translation></message>
<message numerus="yes"><source>{count} long lines cut</source><extracomment>One: {count} long line cut</extracomment><translation><numerusform>{count} línea larga cortada</numerusform><numerusform>{count} líneas largas cortadas</numerusform></translation></message>
<message numerus="yes"><source>{count} messages of branches that were left aren't imported.</source><extracomment>One: {count} message of a branch that was left isn't imported.</extracomment><translation><numerusform>{count} mensaje de una rama abandonada no se importa.</numerusform><numerusform>{count} mensajes de ramas abandonadas no se importan.</numerusform></translation></message>
<message numerus="yes"><source>{count} messages that {program} itself added aren't imported.</source><extracomment>One: {count} message that {program} itself added isn't imported.</extracomment><translation><numerusform>{count} mensaje que añadió el propio {program} no se importa.</numerusform><numerusform>{count} mensajes que añadió el propio {program} no se importan.</numerusform></translation></message>
<message numerus="yes"><source>{count} more files.</source><extracomment>One: {count} more file.</extracomment><translation><numerusform>{count} archivo más.</numerusform><numerusform>{count} archivos más.</numerusform></translation></message>
<message numerus="yes"><source>{count} more records are missing up to here.</source><extracomment>One: {count} more record is missing up to here.</extracomment><translation><numerusform>Falta {count} registro más hasta aquí.</numerusform><numerusform>Faltan {count} registros más hasta aquí.</numerusform></translation></message>
<message numerus="yes"><source>{count} pages</source><extracomment>One: {count} page</extracomment><translation><numerusform>{count} página</numerusform><numerusform>{count} páginas</numerusform></translation></message>
<message numerus="yes"><source>{count} pictures aren't imported.</source><extracomment>One: {count} picture isn't imported.</extracomment><translation><numerusform>{count} imagen no se importa.</numerusform><numerusform>{count} imágenes no se importan.</numerusform></translation></message>
<message numerus="yes"><source>{count} places in the stored data couldn't be read.</source><extracomment>One: {count} place in the stored data couldn't be read.</extracomment><translation><numerusform>No se pudo leer {count} lugar de los datos guardados.</numerusform><numerusform>No se pudieron leer {count} lugares de los datos guardados.</numerusform></translation></message>
<message numerus="yes"><source>{count} records can't be read.</source><extracomment>One: {count} record can't be read.</extracomment><translation><numerusform>{count} registro no se puede leer.</numerusform><numerusform>{count} registros no se pueden leer.</numerusform></translation></message>
<message numerus="yes"><source>{count} requests</source><extracomment>One: {count} request</extracomment><translation><numerusform>{count} solicitud</numerusform><numerusform>{count} solicitudes</numerusform></translation></message>
<message numerus="yes"><source>{count} sheets</source><extracomment>One: {count} sheet</extracomment><translation><numerusform>{count} hoja</numerusform><numerusform>{count} hojas</numerusform></translation></message>
<message numerus="yes"><source>{count} slides</source><extracomment>One: {count} slide</extracomment><translation><numerusform>{count} diapositiva</numerusform><numerusform>{count} diapositivas</numerusform></translation></message>
<message numerus="yes"><source>{count} steps</source><extracomment>One: {count} step</extracomment><translation><numerusform>{count} paso</numerusform><numerusform>{count} pasos</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents</source><extracomment>One: {count} subagent</extracomment><translation><numerusform>{count} subagente</numerusform><numerusform>{count} subagentes</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents come along with their sessions.</source><extracomment>One: {count} subagent comes along with its session.</extracomment><translation><numerusform>{count} subagente se incluye con su sesión.</numerusform><numerusform>{count} subagentes se incluyen con sus sesiones.</numerusform></translation></message>
<message numerus="yes"><source>{count} uses of {short}… are recorded, but the entry is missing.</source><extracomment>One: {count} use of {short}… is recorded, but the entry is missing.</extracomment><translation><numerusform>{count} uso de {short}… está registrado, pero falta la entrada.</numerusform><numerusform>{count} usos de {short}… están registrados, pero falta la entrada.</numerusform></translation></message>
<message><source>{digest}… ({entry}) is lost.</source><translation>Se ha perdido {digest}… ({entry}).</translation></message>
<message><source>{digest}… ({entry}) {problem}.</source><translation>{digest}… ({entry}) {problem}.</translation></message>
<message><source>{digest}… is at a wrong place in the change feed.</source><translation>{digest}… está en un lugar incorrecto de la lista de cambios.</translation></message>
<message><source>{digest}… is lost; event {seq} of session {owner} names it.</source><translation>Se ha perdido {digest}…; lo nombra el evento {seq} de la sesión {owner}.</translation></message>
<message><source>{endpoint} didn't answer within {patience} s.</source><translation>{endpoint} no respondió en {patience} s.</translation></message>
<message><source>{endpoint} isn't reached over HTTP.</source><translation>A {endpoint} no se accede por HTTP.</translation></message>
<message><source>{endpoint} lists no models.</source><translation>{endpoint} no enumera ningún modelo.</translation></message>
<message><source>{file} is too large to be reviewed.</source><translation>{file} es demasiado grande para revisarlo.</translation></message>
<message><source>{file} isn't there.</source><translation>{file} no existe.</translation></message>
<message><source>{file} was damaged, and what it said no longer applies.</source><translation>{file} estaba dañado, y lo que decía ya no vale.</translation></message>
<message><source>{file} was damaged, so Helix asks before every call.</source><translation>{file} estaba dañado, así que Helix pregunta antes de cada llamada.</translation></message>
<message><source>{file} was damaged, so Helix asks before it starts another agent.</source><translation>{file} estaba dañado, así que Helix pregunta antes de iniciar otro agente.</translation></message>
<message><source>{file} was damaged, so Helix follows only the instructions that you agree to.</source><translation>{file} estaba dañado, así que Helix solo sigue las instrucciones que aceptes.</translation></message>
<message><source>{file} was damaged, so the strict sandbox applies, with no hosts allowed.</source><translation>{file} estaba dañado, así que rige el sandbox estricto, sin hosts permitidos.</translation></message>
<message><source>{file} was damaged. Its last saved copy is used.</source><translation>{file} estaba dañado. Se usa su última copia guardada.</translation></message>
<message><source>{first}–{last} of {total}</source><translation>{first}–{last} de {total}</translation></message>
<message><source>{folder} is a symbolic link.</source><translation>{folder} es un enlace simbólico.</translation></message>
<message><source>{folder} is inside {source}.</source><translation>{folder} está dentro de {source}.</translation></message>
<message><source>{folder} is no worktree of the project folder any more.</source><translation>{folder} ya no es un worktree de la carpeta del proyecto.</translation></message>
<message><source>{folder} is not a folder.</source><translation>{folder} no es una carpeta.</translation></message>
<message><source>{folder} is not empty.</source><translation>{folder} no está vacía.</translation></message>
<message><source>{host} did not answer in time.</source><translation>{host} no respondió a tiempo.</translation></message>
<message><source>{host} is no plain host name.</source><translation>{host} no es un nombre de host sencillo.</translation></message>
<message><source>{host} isn't a host.</source><translation>{host} no es un host.</translation></message>
<message><source>{host} leads into this machine or a private network, and that is not fetched from.</source><translation>{host} lleva a este equipo o a una red privada, y de ahí no se descarga nada.</translation></message>
<message><source>{host} leads out of your private network, and http:// isn't encrypted.</source><translation>{host} lleva fuera de tu red privada, y http:// no está cifrado.</translation></message>
<message><source>{host} sends from one address to the next without end.</source><translation>{host} redirige de una dirección a otra sin fin.</translation></message>
<message><source>{host} sent compressed data that can't be unpacked.</source><translation>{host} envió datos comprimidos que no se pueden descomprimir.</translation></message>
<message><source>{id} is the name of a provider.</source><translation>{id} es el nombre de un proveedor.</translation></message>
<message><source>{id} isn't a valid provider name.</source><translation>{id} no es un nombre de proveedor válido.</translation></message>
<message><source>{job} isn't a background job.</source><translation>{job} no es un trabajo en segundo plano.</translation></message>
<message><source>{kept} Add a key in Settings › Models and keys, or choose another model.</source><translation>{kept} Añade una clave en Ajustes › Modelos y claves, o elige otro modelo.</translation></message>
<message><source>{kept} Add credit with the provider or choose another model.</source><translation>{kept} Añade crédito con el proveedor o elige otro modelo.</translation></message>
<message><source>{kept} Check the access key and its secret, then send it again.</source><translation>{kept} Revisa la clave de acceso y su secreto, y envíalo de nuevo.</translation></message>
<message><source>{kept} Check the base URL and the protocol in Settings › Models and keys.</source><translation>{kept} Revisa la URL base y el protocolo en Ajustes › Modelos y claves.</translation></message>
<message><source>{kept} Check the base URL and this system's certificates.</source><translation>{kept} Revisa la URL base y los certificados de este sistema.</translation></message>
<message><source>{kept} Check the base URL in Settings › Models and keys.</source><translation>{kept} Revisa la URL base en Ajustes › Modelos y claves.</translation></message>
<message><source>{kept} Check the base URL in Settings, and whether this network requires sign-in.</source><translation>{kept} Revisa la URL base en Ajustes, y si esta red exige iniciar sesión.</translation></message>
<message><source>{kept} Check the base URL. Servers without https start with http://.</source><translation>{kept} Revisa la URL base. Los servidores sin https empiezan por http://.</translation></message>
<message><source>{kept} Check the connection and the base URL, then send it again.</source><translation>{kept} Revisa la conexión y la URL base, y envíalo de nuevo.</translation></message>
<message><source>{kept} Check the key in Settings › Models and keys and send it again.</source><translation>{kept} Revisa la clave en Ajustes › Modelos y claves y envíalo de nuevo.</translation></message>
<message><source>{kept} Check this system's proxy and its password.</source><translation>{kept} Revisa el proxy de este sistema y su contraseña.</translation></message>
<message><source>{kept} Choose another model or ask the provider for access.</source><translation>{kept} Elige otro modelo o pide acceso al proveedor.</translation></message>
<message><source>{kept} Choose another model, or check its name in Settings › Models and keys.</source><translation>{kept} Elige otro modelo, o revisa su nombre en Ajustes › Modelos y claves.</translation></message>
<message><source>{kept} Choose another model, or check the settings of this one.</source><translation>{kept} Elige otro modelo, o revisa los ajustes de este.</translation></message>
<message><source>{kept} Compact the session or choose a model with a larger context window.</source><translation>{kept} Compacta la sesión o elige un modelo con una ventana de contexto mayor.</translation></message>
<message><source>{kept} Compact the session, choose another model, or ask the provider for a higher limit.</source><translation>{kept} Compacta la sesión, elige otro modelo o pide un límite mayor al proveedor.</translation></message>
<message><source>{kept} Enter the key again in Settings › Models and keys.</source><translation>{kept} Introduce de nuevo la clave en Ajustes › Modelos y claves.</translation></message>
<message><source>{kept} Remove images or long texts from the context, or compact the session.</source><translation>{kept} Quita imágenes o textos largos del contexto, o compacta la sesión.</translation></message>
<message><source>{kept} Send it again or choose another model.</source><translation>{kept} Envíalo de nuevo o elige otro modelo.</translation></message>
<message><source>{kept} Send it again.</source><translation>{kept} Envíalo de nuevo.</translation></message>
<message><source>{kept} Set the clock, then send it again.</source><translation>{kept} Pon el reloj en hora y envíalo de nuevo.</translation></message>
<message><source>{kept} Sign in again with the provider's own tool, then send it again.</source><translation>{kept} Vuelve a iniciar sesión con la herramienta del propio proveedor y envíalo de nuevo.</translation></message>
<message><source>{kept} Try again in a moment.</source><translation>{kept} Vuelve a intentarlo en un momento.</translation></message>
<message><source>{kept} Try again later or choose another model.</source><translation>{kept} Vuelve a intentarlo más tarde o elige otro modelo.</translation></message>
<message><source>{kept} Use an http, https, or socks5 proxy (HTTPS_PROXY), or none.</source><translation>{kept} Usa un proxy http, https o socks5 (HTTPS_PROXY), o ninguno.</translation></message>
<message><source>{key} can't be {value}.</source><translation>{key} no puede ser {value}.</translation></message>
<message><source>{known} To search for a colon, put "…" around it.</source><translation>{known} Para buscar dos puntos, ponlos entre "…".</translation></message>
<message><source>{least} to {most} tokens</source><translation>de {least} a {most} tokens</translation></message>
<message><source>{llm} gave no usable answer.</source><translation>{llm} no dio una respuesta utilizable.</translation></message>
<message><source>{llm} took too long.</source><translation>{llm} tardó demasiado.</translation></message>
<message><source>{mask} is one of several lines that stand for one secret in {path}; nothing was changed.</source><translation>{mask} es una de varias líneas que representan un mismo secreto en {path}; no ha cambiado nada.</translation></message>
<message><source>{mask} may stand for one of several secrets in {path}; nothing was changed.</source><translation>{mask} puede representar uno de varios secretos en {path}; no ha cambiado nada.</translation></message>
<message><source>{mask} only hides a secret from you, and would be used as it is written here. `edit_file` and `write_file` can keep it in the file that it is from.</source><translation>{mask} solo te oculta un secreto y se usaría tal como está escrito aquí. `edit_file` y `write_file` pueden conservarlo en el archivo del que procede.</translation></message>
<message><source>{mask} stands for a hidden secret, but for none that is in {path} now; nothing was changed.</source><translation>{mask} representa un secreto oculto, pero ninguno que esté ahora en {path}; no ha cambiado nada.</translation></message>
<message><source>{mask} would be in {path} more often than its secret is now; nothing was changed.</source><translation>{mask} estaría en {path} más veces que su secreto ahora; no ha cambiado nada.</translation></message>
<message><source>{message} The provider says: “{reason}”</source><translation>{message} El proveedor dice: “{reason}”</translation></message>
<message><source>{missing} saved steps after step {step} are missing.</source><translation>Faltan pasos guardados después del paso {step} ({missing}).</translation></message>
<message><source>{model} can't use the reasoning effort {effort}.</source><translation>{model} no puede usar el esfuerzo de razonamiento {effort}.</translation></message>
<message><source>{model} has no reasoning effort to choose.</source><translation>{model} no permite elegir el esfuerzo de razonamiento.</translation></message>
<message><source>{model} isn't available: there is no provider {provider}.</source><translation>{model} no está disponible: no hay ningún proveedor {provider}.</translation></message>
<message><source>{mode} is for trusted folders only.</source><translation>{mode} es solo para carpetas de confianza.</translation></message>
<message><source>{mode} needs a sandbox, and none is in use here.</source><translation>{mode} necesita un sandbox y aquí no se usa ninguno.</translation></message>
<message><source>{names} and `{name}` {trouble}.</source><translation>{names} y `{name}` {trouble}.</translation></message>
<message><source>{name} can't be {value}.</source><translation>{name} no puede ser {value}.</translation></message>
<message><source>{name} can't have this budget.</source><translation>{name} no puede tener este presupuesto.</translation></message>
<message><source>{name} didn't write a usable handover.</source><translation>{name} no escribió un traspaso utilizable.</translation></message>
<message><source>{name} has spent {cost} of its {limit}. Your warning is set at {mark}.</source><translation>{name} ha gastado {cost} de su límite de {limit}. Tu aviso está en {mark}.</translation></message>
<message><source>{name} has spent {cost}. Your warning is set at {mark}.</source><translation>{name} ha gastado {cost}. Tu aviso está en {mark}.</translation></message>
<message><source>{name} has used up its budget of {budget} ({used}).</source><translation>{name} ha agotado su presupuesto de {budget} ({used}).</translation></message>
<message><source>{name} has used up its budget of {budget} tokens ({tokens}).</source><translation>{name} ha agotado su presupuesto de {budget} tokens ({tokens}).</translation></message>
<message><source>{name} has used {tokens} of its {limit} tokens. Your warning is set at {mark}.</source><translation>{name} ha usado {tokens} de sus {limit} tokens. Tu aviso está en {mark}.</translation></message>
<message><source>{name} has used {tokens} tokens. Your warning is set at {mark}.</source><translation>{name} ha usado {tokens} tokens. Tu aviso está en {mark}.</translation></message>
<message><source>{name} is missing. Arguments: {hint}</source><translation>Falta {name}. Argumentos: {hint}</translation></message>
<message><source>{name} is set twice.</source><translation>{name} aparece dos veces.</translation></message>
<message><source>{name} isn't a model name.</source><translation>{name} no es un nombre de modelo.</translation></message>
<message><source>{name} isn't a valid body field.</source><translation>{name} no es un campo del cuerpo válido.</translation></message>
<message><source>{name} isn't a valid header name.</source><translation>{name} no es un nombre de encabezado válido.</translation></message>
<message><source>{name} isn't a valid name of the token limit.</source><translation>{name} no es un nombre válido para el límite de tokens.</translation></message>
<message><source>{name} isn't a valid query parameter.</source><translation>{name} no es un parámetro de consulta válido.</translation></message>
<message><source>{name} isn't a valid server name.</source><translation>{name} no es un nombre de servidor válido.</translation></message>
<message><source>{name} isn't available: its provider isn't set up.</source><translation>{name} no está disponible: su proveedor no está configurado.</translation></message>
<message><source>{name} isn't the name of a package.</source><translation>{name} no es el nombre de un paquete.</translation></message>
<message><source>{name} made a call with an unknown price. Dollar budgets don't count it; token budgets do.</source><translation>{name} ha hecho una llamada con precio desconocido. Los presupuestos en dólares no la cuentan; los de tokens, sí.</translation></message>
<message><source>{name} names a content that is nowhere.</source><translation>{name} nombra un contenido que no está en ninguna parte.</translation></message>
<message><source>{name} would stop before its warning.</source><translation>{name} se detendría antes de su aviso.</translation></message>
<message><source>{name} {tokens}</source><translation>{name} ({tokens})</translation></message>
<message numerus="yes"><source>{name}: {cost} · {tokens} tokens · {count} calls</source><extracomment>One: {name}: {cost} · {tokens} tokens · {count} call</extracomment><translation><numerusform>{name}: {cost} · {tokens} tokens · {count} llamada</numerusform><numerusform>{name}: {cost} · {tokens} tokens · {count} llamadas</numerusform></translation></message>
<message><source>{name}: {problem}</source><translation>{name}: {problem}</translation></message>
<message><source>{noted} recorded uses belong to no event.</source><translation>Hay usos registrados que no pertenecen a ningún evento ({noted}).</translation></message>
<message><source>{other} and {path} would write the same trace.</source><translation>{other} y {path} escribirían la misma traza.</translation></message>
<message><source>{parts} belongs to {part}, which tools do not write.</source><translation>{parts} pertenece a {part}, donde las herramientas no escriben.</translation></message>
<message><source>{parts} is not written: instructions for agents include it.</source><translation>En {parts} no se escribe: lo incluyen instrucciones para agentes.</translation></message>
<message><source>{parts} is not written: {part} starts programs, holds keys or tells agents what to do.</source><translation>En {parts} no se escribe: {part} inicia programas, contiene claves o dice a los agentes qué hacer.</translation></message>
<message><source>{parts} is the inside of a repository, which tools do not write.</source><translation>{parts} es el interior de un repositorio, donde las herramientas no escriben.</translation></message>
<message><source>{parts} is {name}, which tools do not write.</source><translation>{parts} es {name}, donde las herramientas no escriben.</translation></message>
<message><source>{path} appeared in the meantime, so Helix left it alone.</source><translation>{path} apareció entretanto, así que Helix no lo tocó.</translation></message>
<message><source>{path} belongs to Helix Desktop itself; tools leave it alone.</source><translation>{path} pertenece al propio Helix Desktop; las herramientas no lo tocan.</translation></message>
<message><source>{path} cannot be a file here: {odd}.</source><translation>{path} no puede ser un archivo aquí: {odd}.</translation></message>
<message><source>{path} cannot be opened: {reason}.</source><translation>No se puede abrir {path}: {reason}.</translation></message>
<message><source>{path} cannot be read, so what it holds could not be kept. It is as it was.</source><translation>No se puede leer {path}, así que no se pudo conservar su contenido. Sigue como estaba.</translation></message>
<message><source>{path} changed in the meantime, so Helix left it alone.</source><translation>{path} cambió entretanto, así que Helix no lo tocó.</translation></message>
<message><source>{path} comes from a newer version of Helix Desktop.</source><translation>{path} proviene de una versión más reciente de Helix Desktop.</translation></message>
<message><source>{path} didn't exist before.</source><translation>{path} no existía antes.</translation></message>
<message><source>{path} does not exist.</source><translation>{path} no existe.</translation></message>
<message><source>{path} doesn't begin with the start of a session.</source><translation>{path} no empieza con el inicio de una sesión.</translation></message>
<message><source>{path} doesn't have the same bytes as this entry.</source><translation>{path} no tiene los mismos bytes que esta entrada.</translation></message>
<message><source>{path} has changed. Open it again.</source><translation>{path} ha cambiado. Ábrelo de nuevo.</translation></message>
<message><source>{path} has no line {number} to comment on.</source><translation>{path} no tiene ninguna línea {number} que comentar.</translation></message>
<message><source>{path} has no messages to import.</source><translation>{path} no tiene mensajes que importar.</translation></message>
<message><source>{path} has no session of a program that Helix knows.</source><translation>{path} no tiene ninguna sesión de un programa que Helix conozca.</translation></message>
<message><source>{path} has {count} names (hard links); writing it would change or cut off the others.</source><translation>{path} tiene {count} nombres (enlaces físicos); escribirlo cambiaría o separaría los demás.</translation></message>
<message><source>{path} has {size} bytes. What a file holds is kept before it is changed, up to {most} bytes; it is as it was.</source><translation>{path} tiene {size} bytes. El contenido de un archivo se conserva antes de cambiarlo, hasta {most} bytes; sigue como estaba.</translation></message>
<message><source>{path} is a folder, which has no copy.</source><translation>{path} es una carpeta y no tiene copia.</translation></message>
<message><source>{path} is a folder.</source><translation>{path} es una carpeta.</translation></message>
<message><source>{path} is as it was: what it holds could not be kept first.</source><translation>{path} sigue como estaba: no se pudo conservar antes su contenido.</translation></message>
<message><source>{path} is being renamed all the time.</source><translation>{path} cambia de nombre todo el tiempo.</translation></message>
<message><source>{path} is no folder now.</source><translation>{path} ya no es una carpeta.</translation></message>
<message><source>{path} is not a regular file (a pipe, device, socket or folder).</source><translation>{path} no es un archivo normal (es una tubería, un dispositivo, un socket o una carpeta).</translation></message>
<message><source>{path} is not made: {reason}.</source><translation>No se crea {path}: {reason}.</translation></message>
<message><source>{path} is read-only and unchanged.</source><translation>{path} es de solo lectura y no ha cambiado.</translation></message>
<message><source>{path} is too large for a file of one object.</source><translation>{path} es demasiado grande para un archivo de un solo objeto.</translation></message>
<message><source>{path} is too large to be copied.</source><translation>{path} es demasiado grande para copiarlo.</translation></message>
<message><source>{path} is too large to be handed out whole.</source><translation>{path} es demasiado grande para entregarlo entero.</translation></message>
<message><source>{path} is too large: code is applied to files of up to 1 MB.</source><translation>{path} es demasiado grande: el código se aplica a archivos de hasta 1 MB.</translation></message>
<message><source>{path} isn't a database that can be read: {error}.</source><translation>{path} no es una base de datos que se pueda leer: {error}.</translation></message>
<message><source>{path} isn't a session of Helix Desktop.</source><translation>{path} no es una sesión de Helix Desktop.</translation></message>
<message><source>{path} isn't a valid export list: {error}.</source><translation>{path} no es una lista de exportación válida: {error}.</translation></message>
<message><source>{path} isn't text that can be merged.</source><translation>{path} no es texto que se pueda combinar.</translation></message>
<message><source>{path} isn't text.</source><translation>{path} no es texto.</translation></message>
<message><source>{path} isn't the full path of a program.</source><translation>{path} no es la ruta completa de un programa.</translation></message>
<message><source>{path} isn't valid JSON: {error}.</source><translation>{path} no es JSON válido: {error}.</translation></message>
<message><source>{path} leads elsewhere now; nothing was written.</source><translation>{path} lleva ahora a otro lugar; no se escribió nada.</translation></message>
<message><source>{path} leads out of the workspace folder.</source><translation>{path} lleva fuera de la carpeta del espacio de trabajo.</translation></message>
<message><source>{path} lies on a disk that cannot be written.</source><translation>{path} está en un disco en el que no se puede escribir.</translation></message>
<message><source>{path} needs a program of git's settings to be committed.</source><translation>{path} necesita un programa de los ajustes de git para el commit.</translation></message>
<message><source>{path} runs in a circle of symbolic links.</source><translation>{path} recorre un círculo de enlaces simbólicos.</translation></message>
<message><source>{path} starts programs, holds keys, or tells agents what to do, so code isn't applied there.</source><translation>{path} inicia programas, contiene claves o dice a los agentes qué hacer, así que ahí no se aplica código.</translation></message>
<message><source>{path} was changed by another program in the meantime, so Helix left it alone.</source><translation>Otro programa cambió {path} entretanto, así que Helix no lo tocó.</translation></message>
<message><source>{path} was changed meanwhile; nothing was written.</source><translation>{path} cambió entretanto; no se escribió nada.</translation></message>
<message><source>{path} wasn't put back because another file is there.</source><translation>{path} no se devolvió a su sitio porque allí hay otro archivo.</translation></message>
<message><source>{path} wasn't put back because its place is outside the folder.</source><translation>{path} no se devolvió a su sitio porque está fuera de la carpeta.</translation></message>
<message><source>{path} wasn't put back because its worktree was removed.</source><translation>{path} no se devolvió a su sitio porque se quitó su worktree.</translation></message>
<message><source>{path}… goes through too many folders.</source><translation>{path}… pasa por demasiadas carpetas.</translation></message>
<message><source>{phase}: {reason}</source><translation>{phase}: {reason}</translation></message>
<message><source>{place} isn't a place below your home folder.</source><translation>{place} no es un lugar dentro de tu carpeta personal.</translation></message>
<message><source>{prefix} isn't a hash.</source><translation>{prefix} no es un hash.</translation></message>
<message><source>{problem}</source><translation>{problem}</translation></message>
<message><source>{program} would read your words as code. Use only letters, digits, and @%+=:,./_- in them.</source><translation>{program} leería tus palabras como código. Usa en ellas solo letras, cifras y @%+=:,./_-.</translation></message>
<message><source>{reason} Nothing was answered.</source><translation>{reason} No se respondió nada.</translation></message>
<message><source>{reason}; by rules: {why}</source><translation>{reason}; con reglas: {why}</translation></message>
<message><source>{said} (`{shown}`).</source><translation>{said} (`{shown}`).</translation></message>
<message><source>{seen} saved steps after step {step} are missing: the end of the database's log is gone. Everything before it is intact.</source><translation>Faltan pasos guardados después del paso {step} ({seen}): se ha perdido el final del registro de la base de datos. Todo lo anterior está intacto.</translation></message>
<message><source>{server} didn't answer in time, so the call was canceled.</source><translation>{server} no respondió a tiempo, así que la llamada se canceló.</translation></message>
<message><source>{server} didn't start in time.</source><translation>{server} no se inició a tiempo.</translation></message>
<message><source>{server} has no sign-in.</source><translation>{server} no tiene inicio de sesión.</translation></message>
<message><source>{server} has not answered since its last call, which was canceled.</source><translation>{server} no ha respondido desde su última llamada, que se canceló.</translation></message>
<message><source>{server} wants you to sign in.</source><translation>{server} pide que inicies sesión.</translation></message>
<message><source>{shell} didn't report its variables within {seconds} seconds.</source><translation>{shell} no indicó sus variables en {seconds} segundos.</translation></message>
<message><source>{short}… counts {refs} uses, but {count} are recorded.</source><translation>{short}… cuenta {refs} usos, pero hay {count} registrados.</translation></message>
<message><source>{short}… is missing from the change feed.</source><translation>{short}… falta en la lista de cambios.</translation></message>
<message><source>{short}… is stored but not listed.</source><translation>{short}… está guardado pero no en la lista.</translation></message>
<message><source>{shown} and {count} more</source><translation>{shown} y {count} más</translation></message>
<message><source>{source} isn't an export of Helix Desktop.</source><translation>{source} no es una exportación de Helix Desktop.</translation></message>
<message><source>{text} contains more than commands should read.</source><translation>{text} contiene más de lo que los comandos deberían leer.</translation></message>
<message><source>{text} isn't a full path.</source><translation>{text} no es una ruta completa.</translation></message>
<message><source>{text} isn't a host.</source><translation>{text} no es un host.</translation></message>
<message><source>{time} is not within the next {days} days.</source><translation>{time} no está en los próximos {days} días.</translation></message>
<message><source>{time} isn't a time.</source><translation>{time} no es una hora.</translation></message>
<message><source>{time} · {name}: {before} → {after} tokens.</source><translation>{time} · {name}: {before} → {after} tokens.</translation></message>
<message><source>{todo}</source><translation>{todo}</translation></message>
<message><source>{tokens_before} tokens became {tokens_after}.</source><translation>{tokens_before} tokens pasaron a {tokens_after}.</translation></message>
<message><source>{tool} of {server} changed since you approved it.</source><translation>{tool} de {server} cambió desde que la aprobaste.</translation></message>
<message><source>{url} is no address of the web.</source><translation>{url} no es una dirección web.</translation></message>
<message><source>{url} isn't a server URL.</source><translation>{url} no es la URL de un servidor.</translation></message>
<message><source>{url} isn't an address.</source><translation>{url} no es una dirección.</translation></message>
<message><source>{url} leads to another place, which was not followed: {other}</source><translation>{url} lleva a otro lugar, y no se siguió: {other}</translation></message>
<message><source>{where} has the same name and comes first.</source><translation>{where} tiene el mismo nombre y va primero.</translation></message>
<message><source>{which} has no text to find.</source><translation>{which}: no tiene texto que buscar.</translation></message>
<message><source>{which} is not unique; nothing was changed.</source><translation>{which}: aparece más de una vez; no ha cambiado nada.</translation></message>
<message><source>{which} would change nothing: old and new text are the same.</source><translation>{which}: no cambiaría nada; el texto antiguo y el nuevo son iguales.</translation></message>
<message><source>{which} would make the text too long; nothing was changed.</source><translation>{which} haría el texto demasiado largo; no se cambió nada.</translation></message>
<message><source>{which}: the text to replace wasn't found. Nothing changed.</source><translation>{which}: no se encontró el texto que se debe reemplazar. No ha cambiado nada.</translation></message>
<message><source>— current: {0}</source><translation>— actual: {0}</translation></message>
<message><source>— edited: {0}</source><translation>— editada: {0}</translation></message>
<message><source>“Always” and “Never” apply to {0}</source><translation>“Siempre” y “Nunca” valen para {0}</translation></message>
<message><source>“Always” applies to {0}</source><translation>“Siempre” vale para {0}</translation></message>
<message><source>“Always” applies to {0}, “Never” to {1}, as far as Helix recognizes it</source><translation>«Siempre» se aplica a {0}, «Nunca» a {1}, en la medida en que Helix lo reconozca</translation></message>
<message><source>“Always” isn't available: {0}.</source><translation>“Siempre” no está disponible: {0}.</translation></message>
<message><source>“For this session” applies to {0}</source><translation>“En esta sesión” vale para {0}</translation></message>
<message><source>“Never” applies to {0}</source><translation>“Nunca” vale para {0}</translation></message>
<message><source>“Never” applies to {0}, as far as Helix recognizes it</source><translation>“Nunca” vale para {0}, en la medida en que Helix lo reconozca</translation></message>
<message><source>“{0}” asks you to open a link</source><translation>“{0}” te pide abrir un enlace</translation></message>
<message><source>“{0}” in {1} finished.</source><translation>“{0}” en {1} ha terminado.</translation></message>
<message><source>“{0}” in {1} is at its provider's limit.</source><translation>«{0}» en {1} está en el límite de su proveedor.</translation></message>
<message><source>“{0}” in {1} is waiting for your answer.</source><translation>“{0}” en {1} espera tu respuesta.</translation></message>
<message><source>“{0}” looks like a secret.</source><translation>“{0}” parece un secreto.</translation></message>
<message><source>“{0}” moves to this workspace's trash. You can restore it from there.</source><translation>“{0}” se mueve a la papelera de este espacio de trabajo. Puedes restaurarla desde allí.</translation></message>
<message><source>“{0}” must look like NAME{1}value.</source><translation>“{0}” debe tener la forma NOMBRE{1}valor.</translation></message>
<message><source>“{0}” needs information from you</source><translation>“{0}” necesita información tuya</translation></message>
<message><source>“{flags}” can't follow a regular expression.</source><translation>“{flags}” no puede ir después de una expresión regular.</translation></message>
<message><source>“{relation}” doesn't work with names.</source><translation>“{relation}” no funciona con nombres.</translation></message>
<message><source>“{text}” is too far away.</source><translation>“{text}” está demasiado lejos en el tiempo.</translation></message>
<message><source>“{text}” is too large.</source><translation>“{text}” es demasiado grande.</translation></message>
<message><source>“{text}” isn't a number.</source><translation>“{text}” no es un número.</translation></message>
<message><source>“{text}” isn't a time.</source><translation>“{text}” no es una hora ni una fecha.</translation></message>
<message><source>“{value}” is neither yes nor no.</source><translation>“{value}” no es yes ni no.</translation></message>
<message><source>“{value}” isn't a state.</source><translation>“{value}” no es un estado.</translation></message>
<message><source>“{value}” isn't the start of a SHA-256.</source><translation>“{value}” no es el comienzo de un SHA-256.</translation></message>
<message><source>“~” works only with names.</source><translation>“~” solo funciona con nombres.</translation></message>
<message><source>… and {0} more</source><translation>… y {0} más</translation></message>
<message numerus="yes"><source>… and {0} more files</source><extracomment>One: … and {0} more file</extracomment><translation><numerusform>… y {0} archivo más</numerusform><numerusform>… y {0} archivos más</numerusform></translation></message>
<message><source>… more changes of this file</source><translation>… más cambios de este archivo</translation></message>
<message numerus="yes"><source>… {0} bytes total. The full output is in the cache.</source><extracomment>One: … {0} byte total. The full output is in the cache.</extracomment><translation><numerusform>… {0} byte en total. La salida completa está en la caché.</numerusform><numerusform>… {0} bytes en total. La salida completa está en la caché.</numerusform></translation></message>
<message><source>… {0} more</source><translation>… {0} más</translation></message>
<message numerus="yes"><source>… {0} more characters not shown</source><extracomment>One: … {0} more character not shown</extracomment><translation><numerusform>… {0} carácter más sin mostrar</numerusform><numerusform>… {0} caracteres más sin mostrar</numerusform></translation></message>
<message numerus="yes"><source>… {0} more lines not shown. Restore file undoes all of them.</source><extracomment>One: … {0} more line not shown. Restore file undoes all of them.</extracomment><translation><numerusform>… {0} línea más sin mostrar. Restaurar archivo las deshace todas.</numerusform><numerusform>… {0} líneas más sin mostrar. Restaurar archivo las deshace todas.</numerusform></translation></message>
<message><source>… {count} more</source><translation>… {count} más</translation></message>
<message><source>↑↓ select   Enter recall   P pin   V verify</source><translation>↑↓ elegir   Enter recuperar   P fijar   V verificar</translation></message>
<message><source>≈ Tokens</source><translation>≈ Tokens</translation></message>
<message><source>≈ tok</source><translation>≈ tok</translation></message>
<message><source>≈46 tokens</source><translation>≈46 tokens</translation></message>
<message><source>✓ Answered in {0} s</source><translation>✓ Respondió en {0} s</translation></message>
<message><source>✓ Verified · {0} ms</source><translation>✓ Verificada · {0} ms</translation></message>
<message numerus="yes"><source>⟨{count} blank lines⟩</source><extracomment>One: ⟨{count} blank line⟩</extracomment><translation><numerusform>⟨{count} línea en blanco⟩</numerusform><numerusform>⟨{count} líneas en blanco⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} blanks⟩</source><extracomment>One: ⟨{count} blank⟩</extracomment><translation><numerusform>⟨{count} espacio⟩</numerusform><numerusform>⟨{count} espacios⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} hidden characters⟩</source><extracomment>One: ⟨{count} hidden character⟩</extracomment><translation><numerusform>⟨{count} carácter invisible⟩</numerusform><numerusform>⟨{count} caracteres invisibles⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} tabs⟩</source><extracomment>One: ⟨{count} tab⟩</extracomment><translation><numerusform>⟨{count} tabulación⟩</numerusform><numerusform>⟨{count} tabulaciones⟩</numerusform></translation></message>
</context>
</TS>
