<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en_US">
    <context>
        <name>helix</name>
        <message>
            <location filename="helix_desktop/app/about.py" />
            <source>Apache License 2.0</source>
            <translation>Licence Apache 2.0</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/about.py" />
            <source>Full third-party licenses</source>
            <translation>Licences tierces complètes</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/about.py" />
            <source>Third-party software</source>
            <translation>Logiciels tiers</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Add the provider again with `helix-desktop models add … --secret {name}`.</source>
            <translation>Ajoutez de nouveau le fournisseur avec `helix-desktop models add … --secret {name}`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Can't read the key for {endpoint}. {message}</source>
            <translation>Impossible de lire la clé de {endpoint}. {message}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>No secure system keyring found, so the value of {name} can't be saved.</source>
            <translation>Aucun trousseau système sécurisé n’a été trouvé, donc la valeur de {name} ne peut pas être enregistrée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <location filename="helix_desktop/app/json_file.py" />
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <location filename="helix_desktop/app/mcp_servers/server_import.py" />
            <location filename="helix_desktop/app/models/model_registry.py" />
            <location filename="helix_desktop/app/models/own_endpoints.py" />
            <location filename="helix_desktop/app/workspaces/workspace_file.py" />
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <location filename="helix_desktop/store/disk.py" />
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Nothing changed.</source>
            <translation>Rien n’a changé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Set the variable and start Helix again.</source>
            <translation>Définissez la variable et redémarrez Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>The environment variable {name} has no value for the header {header}.</source>
            <translation>La variable d’environnement {name} n’a pas de valeur pour l’en-tête {header}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>The key is empty.</source>
            <translation>La clé est vide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>The keyring has no value for the header {name} of {endpoint}.</source>
            <translation>Le trousseau n’a pas de valeur pour l’en-tête {name} de {endpoint}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>The system keyring isn't responding.</source>
            <translation>Le trousseau du système ne répond pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The value of {name} can't be sent.</source>
            <translation>La valeur de {name} ne peut pas être envoyée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>There is no key for {endpoint}.</source>
            <translation>Il n’y a pas de clé pour {endpoint}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>This doesn't look like a key. Keys contain no spaces.</source>
            <translation>Cela ne ressemble pas à une clé. Une clé ne contient pas d’espace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Unlock the keyring and try again, or set the key as an environment variable.</source>
            <translation>Déverrouillez le trousseau et réessayez, ou définissez la clé dans une variable d’environnement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Write ${{NAME}} for an environment variable.</source>
            <translation>Écrivez ${{NAME}} pour une variable d’environnement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <source>A file of Helix Desktop is missing: {name}.</source>
            <translation>Un fichier de Helix Desktop est introuvable : {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <source>Can't create the folder {folder}: {reason}.</source>
            <translation>Impossible de créer le dossier {folder} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <source>Can't write to the folder {folder}.</source>
            <translation>Impossible d’écrire dans le dossier {folder}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <source>Choose another place with --data-dir.</source>
            <translation>Choisissez un autre emplacement avec --data-dir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <location filename="helix_desktop/providers/models/model_catalog.py" />
            <location filename="helix_desktop/ui/application/startup.py" />
            <location filename="helix_desktop/ui/style/theme.py" />
            <source>Reinstall Helix Desktop.</source>
            <translation>Réinstallez Helix Desktop.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>Choose one in Settings › Models and keys.</source>
            <translation>Choisissez-en un dans Paramètres › Modèles et clés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>No other model is available.</source>
            <translation>Aucun autre modèle n’est disponible.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>Nothing to compact yet.</source>
            <translation>Rien à compacter pour l’instant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>Nothing was compacted.</source>
            <translation>Rien n’a été compacté.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>The newest turn and your last message are never compacted.</source>
            <translation>Le dernier tour et votre dernier message ne sont jamais compactés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>This session has no compaction {number}.</source>
            <translation>Cette session n’a pas de compactage {number}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>This session has no handover {number}.</source>
            <translation>Cette session n’a pas de passation {number}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>This workspace has no fast model.</source>
            <translation>Cet espace de travail n’a pas de modèle rapide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>This workspace has no long-context model.</source>
            <translation>Cet espace de travail n’a pas de modèle à long contexte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>This workspace has no main model.</source>
            <translation>Cet espace de travail n’a pas de modèle principal.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Already covered by a handover.</source>
            <translation>Déjà couvert par une passation.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Already excluded.</source>
            <translation>Déjà exclu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Covered by a handover, so its text is no longer sent.</source>
            <translation>Couvert par une passation, donc son texte n’est plus envoyé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Not sent yet.</source>
            <translation>Pas encore envoyé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Recall it into your next message, or undo the handover first.</source>
            <translation>Rappelez-le dans votre prochain message, ou annulez d’abord la passation.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>The Timeline shows what the handover covers.</source>
            <translation>La chronologie montre ce que couvre la passation.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Check its window, or end the process if it hangs. Nothing was lost.</source>
            <translation>Vérifiez sa fenêtre, ou arrêtez le processus s’il est bloqué. Rien n’a été perdu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Close that version, or start the MCP server from the same version.</source>
            <translation>Fermez cette version, ou démarrez le serveur MCP depuis la même version.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Helix Desktop was closed before the command ended.</source>
            <translation>Helix Desktop a été fermé avant la fin de la commande.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Process {pid} has this workspace open and isn't responding.</source>
            <translation>Le processus {pid} a ouvert cet espace de travail et ne répond pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Process {pid}, another version of Helix, has this workspace open.</source>
            <translation>Le processus {pid}, une autre version de Helix, a ouvert cet espace de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>The session shows what was done. Nothing was lost.</source>
            <translation>La session montre ce qui a été fait. Rien n’a été perdu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>{problem}</source>
            <translation>{problem}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>{todo}</source>
            <translation>{todo}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_server.py" />
            <source>The command failed in the window. The log says why.</source>
            <translation>La commande a échoué dans la fenêtre. Le journal indique pourquoi.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Can't create a socket in {home}: {reason}.</source>
            <translation>Impossible de créer un socket dans {home} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Can't open a local port: {reason}.</source>
            <translation>Impossible d’ouvrir un port local : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Can't open the folder {home}: {reason}.</source>
            <translation>Impossible d’ouvrir le dossier {home} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Choose a shorter --data-dir.</source>
            <translation>Choisissez un --data-dir plus court.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Other users can enter the folder {home}.</source>
            <translation>D’autres utilisateurs ont accès au dossier {home}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Set its permissions to {private}.</source>
            <translation>Réglez ses permissions sur {private}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>The path {plain} is too long for a socket.</source>
            <translation>Le chemin {plain} est trop long pour un socket.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>This system has no local sockets.</source>
            <translation>Ce système n’a pas de sockets locaux.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>Nothing is stored in this workspace yet.</source>
            <translation>Rien n’est encore stocké dans cet espace de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>Open the workspace in Helix Desktop first.</source>
            <translation>Ouvrez d’abord l’espace de travail dans Helix Desktop.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>The process that had this workspace open is gone.</source>
            <translation>Le processus qui avait ouvert cet espace de travail n’existe plus.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>This workspace is in use by {who}, which can't share it.</source>
            <translation>Cet espace de travail est utilisé par {who}, qui ne peut pas le partager.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>Try again when that is finished (a check, backup, or repair). Nothing was lost.</source>
            <translation>Réessayez quand cette opération sera terminée (vérification, sauvegarde ou réparation). Rien n’a été perdu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>Try again.</source>
            <translation>Réessayez.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Can't read {path}, so the file isn't overwritten.</source>
            <translation>Impossible de lire {path}, donc le fichier n’est pas remplacé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Can't read {path}, so the file isn't used.</source>
            <translation>Impossible de lire {path}, donc le fichier n’est pas utilisé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Couldn't save {path}: {reason}.</source>
            <translation>Impossible d’enregistrer {path} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Repair or move the file.</source>
            <translation>Réparez ou déplacez le fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Skipped an entry of {path}: {error}</source>
            <translation>Une entrée de {path} a été ignorée : {error}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>The damaged file is kept as {aside}.</source>
            <translation>Le fichier endommagé est conservé sous {aside}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>The entry is still in the file.</source>
            <translation>L’entrée est toujours dans le fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>The file is unchanged.</source>
            <translation>Le fichier est inchangé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't open the folder {folder}: {reason}.</source>
            <translation>Impossible d’ouvrir le dossier {folder} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Choose another folder.</source>
            <translation>Choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <source>Copy the folder here, or choose another one.</source>
            <translation>Copiez le dossier ici, ou choisissez-en un autre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <source>Mount the folder on this computer and open that.</source>
            <translation>Montez le dossier sur cet ordinateur, puis ouvrez-le.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <source>{asked} is on another computer.</source>
            <translation>{asked} se trouve sur un autre ordinateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <source>{asked} isn't a folder on this computer.</source>
            <translation>{asked} n’est pas un dossier de cet ordinateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Can't read the MCP server list, so no server is started.</source>
            <translation>Impossible de lire la liste des serveurs MCP, donc aucun serveur n’est démarré.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Can't write {path}: {error}.</source>
            <translation>Impossible d’écrire {path} : {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Enter one of them.</source>
            <translation>Saisissez l’une des deux.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Remove one first.</source>
            <translation>Supprimez-en un d’abord.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Server {name} contains a character that can't be passed to a program.</source>
            <translation>Le serveur {name} contient un caractère qui ne peut pas être transmis à un programme.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Server {name} needs a command or URL.</source>
            <translation>Le serveur {name} a besoin d’une commande ou d’une URL.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Servers: {known}.</source>
            <translation>Serveurs : {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>The arguments or the URL contain a key, which would be saved in a file.</source>
            <translation>Les arguments ou l’URL contiennent une clé, qui serait enregistrée dans un fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>There is no server {name}.</source>
            <translation>Il n’y a pas de serveur {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Use `--secret NAME` (a variable or header) to be asked for the key, or write ${NAME} for an environment variable.</source>
            <translation>Utilisez `--secret NAME` (une variable ou un en-tête) pour que la clé vous soit demandée, ou écrivez ${NAME} pour une variable d’environnement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Use letters and digits.</source>
            <translation>Utilisez des lettres et des chiffres.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>You already have {most} servers.</source>
            <translation>Vous avez déjà {most} serveurs.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>{name} isn't a valid server name.</source>
            <translation>{name} n’est pas un nom de serveur valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_import.py" />
            <source>Not a valid server list: {error}.</source>
            <translation>Liste de serveurs non valide : {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_import.py" />
            <source>The file is too large for a server list.</source>
            <translation>Le fichier est trop volumineux pour une liste de serveurs.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_import.py" />
            <source>servers of type {kind} aren't supported.</source>
            <translation>les serveurs de type {kind} ne sont pas pris en charge.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_import.py" />
            <source>the server needs an input from its editor. Use a variable instead: ${NAME}.</source>
            <translation>le serveur a besoin d’une saisie dans son éditeur. Utilisez plutôt une variable : ${NAME}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Enter the secret as one line of text.</source>
            <translation>Saisissez le secret sur une seule ligne.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>No secure system keyring found, so the secret can't be saved.</source>
            <translation>Aucun trousseau système sécurisé n’a été trouvé, donc le secret ne peut pas être enregistré.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Nothing was saved.</source>
            <translation>Rien n’a été enregistré.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Save it with `helix-desktop servers secret {server} {name}`.</source>
            <translation>Enregistrez-le avec `helix-desktop servers secret {server} {name}`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Set it as an environment variable and use ${{{name}}} in the server's configuration.</source>
            <translation>Définissez-le dans une variable d’environnement et utilisez ${{{name}}} dans la configuration du serveur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>The keyring has no secret {name} for server {server}.</source>
            <translation>Le trousseau n’a pas de secret {name} pour le serveur {server}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Unlock the keyring and try again.</source>
            <translation>Déverrouillez le trousseau et réessayez.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <source>Choose a model first.</source>
            <translation>Choisissez d’abord un modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <source>There is no provider {provider}.</source>
            <translation>Il n’y a pas de fournisseur {provider}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Try again later.</source>
            <translation>Réessayez plus tard.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <source>{endpoint} didn't answer within {patience} s.</source>
            <translation>{endpoint} n’a pas répondu en {patience} s.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <source>{endpoint} lists no models.</source>
            <translation>{endpoint} ne liste aucun modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>Add the provider or choose another model in Settings › Models and keys or with `helix-desktop models choose`. Known providers: {known}.</source>
            <translation>Ajoutez le fournisseur ou choisissez un autre modèle dans Paramètres › Modèles et clés ou avec `helix-desktop models choose`. Fournisseurs connus : {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>Helix chose {model} as fast model. You can choose another one.</source>
            <translation>Helix a choisi {model} comme modèle rapide. Vous pouvez en choisir un autre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>Helix chose {model} as long-context model. You can choose another one.</source>
            <translation>Helix a choisi {model} comme modèle à long contexte. Vous pouvez en choisir un autre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>No fast model selected: using {model}.</source>
            <translation>Aucun modèle rapide sélectionné : {model} est utilisé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>No long-context model selected: using {model} ({window} tokens).</source>
            <translation>Aucun modèle à long contexte sélectionné : {model} est utilisé ({window} tokens).</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>No model selected, so the practice model answers. It works offline and only quotes what the tools return.</source>
            <translation>Aucun modèle sélectionné, donc le modèle de démo répond. Il fonctionne hors ligne et cite seulement ce que renvoient les outils.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>{model} isn't available: there is no provider {provider}.</source>
            <translation>{model} n’est pas disponible : il n’y a pas de fournisseur {provider}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>{name} isn't available: its provider isn't set up.</source>
            <translation>{name} n’est pas disponible : son fournisseur n’est pas configuré.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>Invalid value: {error}.</source>
            <translation>Valeur non valide : {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>Known: {endpoints}.</source>
            <translation>Connus : {endpoints}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>There is no provider {name}.</source>
            <translation>Il n’y a pas de fournisseur {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>Write it as provider/model, for example openai/gpt-5.5.</source>
            <translation>Écrivez-le sous la forme fournisseur/modèle, par exemple openai/gpt-5.5.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>{name} isn't a model name.</source>
            <translation>{name} n’est pas un nom de modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/own_endpoints.py" />
            <source>Line {number} isn't NAME{sign}VALUE.</source>
            <translation>La ligne {number} n’est pas de la forme NOM{sign}VALEUR.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/own_endpoints.py" />
            <source>{name} is set twice.</source>
            <translation>{name} est défini deux fois.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/provider_factory.py" />
            <source>Choose another dialect for this provider.</source>
            <translation>Choisissez un autre dialecte pour ce fournisseur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/provider_factory.py" />
            <source>{endpoint} isn't reached over HTTP.</source>
            <translation>{endpoint} n’est pas accessible par HTTP.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/plain_http.py" />
            <source>Others on that network could read and change everything. Use https://, or allow http:// for this host (--allow-http on the command line).</source>
            <translation>D’autres personnes sur ce réseau pourraient tout lire et tout modifier. Utilisez https://, ou autorisez http:// pour cet hôte (--allow-http sur la ligne de commande).</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/plain_http.py" />
            <source>The connection to {host} isn't encrypted.</source>
            <translation>La connexion à {host} n’est pas chiffrée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>--cluster needs the address of a Dask scheduler, such as tls://host:8786, not {address}.</source>
            <translation>--cluster attend l’adresse d’un ordonnanceur Dask, comme tls://host:8786, et non {address}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Can't reach the cluster at {address}: {reason}.</source>
            <translation>Impossible de joindre le cluster à l’adresse {address} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Install it with: pip install "helix-desktop[cluster]".</source>
            <translation>Installez-le avec : pip install "helix-desktop[cluster]".</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Install the same version of Helix on all workers.</source>
            <translation>Installez la même version de Helix sur tous les workers.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Replays on a cluster need Dask, which is not installed.</source>
            <translation>Rejouer des sessions sur un cluster nécessite Dask, qui n’est pas installé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>The worker {worker} runs {name} {theirs}, and this computer {ours}.</source>
            <translation>Le worker {worker} utilise {name} {theirs}, et cet ordinateur {ours}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Use tls:// with certificates, or a scheduler on this machine.</source>
            <translation>Utilisez tls:// avec des certificats, ou un ordonnanceur sur cet ordinateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Whole sessions would travel to {host} unencrypted.</source>
            <translation>Des sessions entières seraient envoyées non chiffrées à {host}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/policy_trials.py" />
            <source>Can't compare policies because their process ended.</source>
            <translation>Impossible de comparer les stratégies, car leur processus s’est arrêté.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/policy_trials.py" />
            <source>Nothing changed. Reopen this page to try again.</source>
            <translation>Rien n’a changé. Rouvrez cette page pour réessayer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>Can't read the folder {folder}: {reason}.</source>
            <translation>Impossible de lire le dossier {folder} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>Replay them into two folders.</source>
            <translation>Rejouez-les dans deux dossiers.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>The folder {path} has no recorded sessions (*.jsonl[.gz]).</source>
            <translation>Le dossier {path} ne contient pas de sessions enregistrées (*.jsonl[.gz]).</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>There is no file {path}.</source>
            <translation>Il n’y a pas de fichier {path}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>{other} and {path} would write the same trace.</source>
            <translation>{other} et {path} écriraient la même trace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>Can't load the system keyring.</source>
            <translation>Impossible de charger le trousseau du système.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>Check PYTHON_KEYRING_BACKEND and keyringrc.cfg, or set the key as an environment variable.</source>
            <translation>Vérifiez PYTHON_KEYRING_BACKEND et keyringrc.cfg, ou définissez la clé dans une variable d’environnement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>Keys are saved in {store}</source>
            <translation>Les clés sont enregistrées dans {store}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>No secure system keyring: keys are saved until you quit</source>
            <translation>Pas de trousseau système sécurisé : clés gardées jusqu’à la fermeture</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>The system keyring couldn't delete the key.</source>
            <translation>Le trousseau du système n’a pas pu supprimer la clé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>The system keyring couldn't save the key.</source>
            <translation>Le trousseau du système n’a pas pu enregistrer la clé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>The system keyring won't release the key.</source>
            <translation>Le trousseau du système refuse de fournir la clé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>Unlock the keyring and try again. The key was not written anywhere else.</source>
            <translation>Déverrouillez le trousseau et réessayez. La clé n’a été écrite nulle part ailleurs.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/message_queue.py" />
            <source>Couldn't queue the message: {reason}.</source>
            <translation>Impossible de mettre le message en file d’attente : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/message_queue.py" />
            <location filename="helix_desktop/app/sessions/session_archive.py" />
            <source>Couldn't save this change: {reason}.</source>
            <translation>Impossible d’enregistrer cette modification : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/message_queue.py" />
            <source>Your message stays in the message box. Free disk space, or stop the turn and send it.</source>
            <translation>Votre message reste dans la zone de saisie. Libérez de l’espace disque, ou arrêtez le tour et envoyez-le.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_archive.py" />
            <source>A session needs a name.</source>
            <translation>Une session doit avoir un nom.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_archive.py" />
            <source>The old name stays.</source>
            <translation>L’ancien nom est conservé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_archive.py" />
            <source>The session stays where it is.</source>
            <translation>La session reste où elle est.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Helix is still working in this session. Nothing changed.</source>
            <translation>Helix travaille encore dans cette session. Rien n’a changé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <source>Stop its running commands, or wait until they end.</source>
            <translation>Arrêtez ses commandes en cours, ou attendez qu’elles se terminent.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <source>The worktree of this session was removed: {branch}.</source>
            <translation>Le worktree de cette session a été supprimé : {branch}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This session has no worktree.</source>
            <translation>Cette session n’a pas de worktree.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Wait until its turn finishes, or stop it with Esc.</source>
            <translation>Attendez la fin du tour, ou arrêtez-le avec Échap.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <source>You can read the session. Start a new one to go on.</source>
            <translation>Vous pouvez lire la session. Démarrez-en une nouvelle pour continuer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>Choose one of: {known}.</source>
            <translation>Choisissez parmi : {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>Omit the effort, or choose another model.</source>
            <translation>N’indiquez pas d’effort, ou choisissez un autre modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>{least} to {most} tokens</source>
            <translation>de {least} à {most} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>{model} can't use the reasoning effort {effort}.</source>
            <translation>{model} ne prend pas en charge l’effort de raisonnement {effort}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>{model} has no reasoning effort to choose.</source>
            <translation>{model} n’a pas d’effort de raisonnement à choisir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>A provider that asks for longer ends the turn</source>
            <translation>Un fournisseur qui demande plus longtemps met fin au tour</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>A session finishes</source>
            <translation>Une session se termine</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>A tool call or an MCP server is waiting</source>
            <translation>Un appel d’outil ou un serveur MCP attend</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Also while Helix is in front</source>
            <translation>Même si Helix est au premier plan</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Animations</source>
            <translation>Animations</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Animations: `system` follows the desktop.</source>
            <translation>Animations : `system` suit le bureau.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>Appearance</source>
            <translation>Apparence</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Automatic</source>
            <translation>Automatique</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Can't read the policy for all workspaces. Balanced is used.</source>
            <translation>Impossible de lire la stratégie de tous les espaces de travail. Balanced est utilisé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Can't read the settings file. Default settings are used.</source>
            <translation>Impossible de lire le fichier des paramètres. Les paramètres par défaut sont utilisés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>Commands</source>
            <translation>Commandes</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Couldn't save the policy for all workspaces: {reason}.</source>
            <translation>Impossible d’enregistrer la stratégie de tous les espaces de travail : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Couldn't save the settings: {reason}.</source>
            <translation>Impossible d’enregistrer les paramètres : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Custom shortcuts as JSON: action to keys.</source>
            <translation>Raccourcis personnalisés en JSON : de l’action aux touches.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Dark or light; `system` follows the desktop.</source>
            <translation>Sombre ou clair ; `system` suit le bureau.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Fill the screen when the window opens.</source>
            <translation>Remplir l’écran à l’ouverture de la fenêtre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>For sessions that aren't on screen</source>
            <translation>Pour les sessions non affichées</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Full</source>
            <comment>motion</comment>
            <translation>Complètes</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Git Bash is used if both are installed: Helix understands its commands. Takes effect after a restart</source>
            <translation>Si les deux sont installés, Git Bash est utilisé : Helix comprend ses commandes. Prend effet après un redémarrage</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Height of the window when it opens.</source>
            <translation>Hauteur de la fenêtre à l’ouverture.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Helix needs my approval</source>
            <translation>Helix attend mon approbation</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Hosts allowed without encryption</source>
            <translation>Hôtes autorisés sans chiffrement</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>In any open workspace</source>
            <translation>Dans tout espace de travail ouvert</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Language of the window; `system` is that of the system.</source>
            <translation>Langue de la fenêtre ; `system` est celle du système.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Let the fast model name a session after its first turn.</source>
            <translation>Laisser le modèle rapide nommer une session après son premier tour.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Longest wait in minutes when a provider asks to try again later.</source>
            <translation>Attente maximale, en minutes, quand un fournisseur demande de réessayer plus tard.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Longest wait when asked to wait</source>
            <translation>Attente maximale acceptée</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Message box</source>
            <translation>Zone de saisie</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Motion</source>
            <translation>Animations</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Name sessions by the fast model</source>
            <translation>Nommer les sessions avec le modèle rapide</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Notify me when</source>
            <translation>Me notifier quand</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Notify when a call waits for an answer.</source>
            <translation>Notifier quand un appel attend une réponse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Notify when a session finishes.</source>
            <translation>Notifier quand une session se termine.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Notify while Helix is in front, too.</source>
            <translation>Notifier aussi quand Helix est au premier plan.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Possible values: {known}.</source>
            <translation>Valeurs possibles : {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Possible values: {low} to {high}.</source>
            <translation>Valeurs possibles : de {low} à {high}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Private hosts for http://, separated by spaces</source>
            <translation>Hôtes privés pour http://, séparés par des espaces</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Private hosts that may be reached by http://, separated by spaces.</source>
            <translation>Hôtes privés joignables par http://, séparés par des espaces.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Providers</source>
            <translation>Fournisseurs</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Reduced</source>
            <translation>Réduites</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Reduced turns off sliding and fading</source>
            <translation>Réduites : sans glissements ni fondus</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Reopen the last workspace</source>
            <translation>Rouvrir le dernier espace de travail</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Reopen the last workspace at startup.</source>
            <translation>Rouvrir le dernier espace de travail au démarrage.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Scales the whole window. Also Ctrl++, Ctrl+−, and Ctrl+0</source>
            <translation>Agrandit ou réduit toute la fenêtre. Aussi Ctrl++, Ctrl+− et Ctrl+0</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Sessions</source>
            <translation>Sessions</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Shell for commands</source>
            <translation>Shell des commandes</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Shell for commands on Windows; `automatic` is Git Bash if it is there.</source>
            <translation>Shell des commandes sous Windows ; `automatic` choisit Git Bash s’il est installé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Shift+Tab changes the mode</source>
            <translation>Maj+Tab change le mode</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Shift+Tab in the message box changes the mode instead of moving the focus.</source>
            <translation>Maj+Tab dans la zone de saisie change le mode au lieu de déplacer le focus.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Size of everything in the window, in percent.</source>
            <translation>Taille de tout le contenu de la fenêtre, en pourcentage.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Startup</source>
            <translation>Démarrage</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>System</source>
            <translation>Système</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>System</source>
            <comment>language</comment>
            <translation>Système</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>System follows your desktop</source>
            <translation>Système : comme votre bureau</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Takes effect at once</source>
            <translation>Prend effet aussitôt</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>The earlier policy stays in effect.</source>
            <translation>La stratégie précédente reste en vigueur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>The last model you chose; new workspaces start with it.</source>
            <translation>Dernier modèle choisi ; les nouveaux espaces de travail l’utilisent au départ.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>The models you chose last as JSON, newest first.</source>
            <translation>Les derniers modèles choisis, en JSON, du plus récent au plus ancien.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>The workspace that opens at startup.</source>
            <translation>Espace de travail qui s’ouvre au démarrage.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Theme</source>
            <translation>Thème</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>There is no setting {key}.</source>
            <translation>Il n’y a pas de paramètre {key}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>When off, Helix shows all workspaces</source>
            <translation>Si désactivé, Helix montre tous les espaces de travail</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>When off, Shift+Tab moves the focus. Use Alt+M</source>
            <translation>Sinon, Maj+Tab déplace le focus. Utilisez Alt+M</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>When off, the first words are the name</source>
            <translation>Si désactivé, les premiers mots servent de nom</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Width of the list of sessions.</source>
            <translation>Largeur de la liste des sessions.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Width of the window when it opens.</source>
            <translation>Largeur de la fenêtre à l’ouverture.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Your changes apply until you quit Helix.</source>
            <translation>Vos modifications s’appliquent jusqu’à ce que vous quittiez Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Zoom, in percent</source>
            <translation>Zoom, en pourcentage</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>min</source>
            <translation>min</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>{key} can't be {value}.</source>
            <translation>{key} n’accepte pas la valeur {value}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/single_instance.py" />
            <source>Helix Desktop is already open in {who}.</source>
            <translation>Helix Desktop est déjà ouvert dans {who}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/single_instance.py" />
            <source>Use that window, or start another one with its own --data-dir.</source>
            <translation>Utilisez cette fenêtre, ou démarrez-en une autre avec son propre --data-dir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/cache_browser.py" />
            <source>Nothing changed. Choose a file of the same version, for example from a backup.</source>
            <translation>Rien n’a changé. Choisissez un fichier de la même version, par exemple dans une sauvegarde.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/cache_browser.py" />
            <source>Run `helix-desktop check`.</source>
            <translation>Exécutez `helix-desktop check`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/cache_browser.py" />
            <source>The entry is still damaged.</source>
            <translation>L’entrée est toujours endommagée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/cache_browser.py" />
            <source>{path} doesn't have the same bytes as this entry.</source>
            <translation>{path} n’a pas les mêmes octets que cette entrée.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/app/workspaces/copies.py" />
            <source>{count} places in the stored data couldn't be read.</source>
            <extracomment>One: {count} place in the stored data couldn't be read.</extracomment>
            <translation>
                <numerusform>{count} emplacement des données stockées n’a pas pu être lu.</numerusform>
                <numerusform>{count} emplacements des données stockées n’ont pas pu être lus.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>Check the workspace to see what can be repaired.</source>
            <translation>Vérifiez l’espace de travail pour voir ce qui peut être réparé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>Couldn't read {path}: {reason}.</source>
            <translation>Impossible de lire {path} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>Couldn't write {path}: {reason}.</source>
            <translation>Impossible d’écrire {path} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>Nothing changed. Choose another file.</source>
            <translation>Rien n’a changé. Choisissez un autre fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>The content no longer matches its hash, so no file was written.</source>
            <translation>Le contenu ne correspond plus à son empreinte, donc aucun fichier n’a été écrit.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>The entry is unchanged. Choose another folder or free disk space.</source>
            <translation>L’entrée est inchangée. Choisissez un autre dossier ou libérez de l’espace disque.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/guide_agreements.py" />
            <source>Can't read {missing} as instructions of this folder.</source>
            <translation>Impossible de lire {missing} comme instructions de ce dossier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/guide_agreements.py" />
            <source>From git or from a nested repository, and you haven't agreed to use it.</source>
            <translation>Vient de git ou d’un dépôt imbriqué, et vous n’avez pas accepté de l’utiliser.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>assumed</source>
            <translation>supposé</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>built in</source>
            <translation>intégré</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>built in, {dated}</source>
            <translation>intégré, {dated}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>from the same model elsewhere</source>
            <translation>du même modèle ailleurs</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>reported by the provider</source>
            <translation>indiqué par le fournisseur</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>saved in {store}</source>
            <translation>enregistrée dans {store}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>saved until you quit</source>
            <translation>gardée jusqu’à la fermeture</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>set by you</source>
            <translation>défini par vous</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/open_workspace.py" />
            <source>Can't change models and policy here.</source>
            <translation>Impossible de changer les modèles et la stratégie ici.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/open_workspace.py" />
            <source>Open the workspace.</source>
            <translation>Ouvrez l’espace de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_center.py" />
            <source>The permission for this session could not be kept.</source>
            <translation>La permission pour cette session n’a pas pu être conservée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Can't read the permissions file, so Helix asks again about everything you allowed or denied.</source>
            <translation>Impossible de lire le fichier des permissions, donc Helix redemande tout ce que vous aviez autorisé ou refusé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Couldn't save your answer, because the permissions file can't be written.</source>
            <translation>Impossible d’enregistrer votre réponse, car le fichier des permissions n’est pas accessible en écriture.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Remove some in Settings › Permissions.</source>
            <translation>Supprimez-en dans Paramètres › Permissions.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>See Settings › Sandbox, or Settings › Permissions for how to get one.</source>
            <translation>Voir Paramètres › Bac à sable. Paramètres › Permissions explique comment en obtenir un.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>There are more than {most} rules.</source>
            <translation>Il y a plus de {most} règles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Trust this folder first, in the window or with `helix-desktop permissions --folder DIR trust`.</source>
            <translation>Faites d’abord confiance à ce dossier, dans la fenêtre ou avec `helix-desktop permissions --folder DIR trust`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Your answer applies until you quit Helix.</source>
            <translation>Votre réponse s’applique jusqu’à ce que vous quittiez Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>{mode} is for trusted folders only.</source>
            <translation>{mode} est réservé aux dossiers de confiance.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>{mode} needs a sandbox, and none is in use here.</source>
            <translation>{mode} nécessite un bac à sable, et aucun n’est utilisé ici.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Allow this computer's address in its network, such as {example}. The service must listen there.</source>
            <translation>Autorisez l’adresse de cet ordinateur dans son réseau, par exemple {example}. Le service doit y écouter.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Can't read the sandbox settings. The defaults apply, with no hosts allowed.</source>
            <translation>Impossible de lire les paramètres du bac à sable. Les valeurs par défaut s’appliquent, sans hôte autorisé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Choose a folder inside it that has no keys.</source>
            <translation>Choisissez à l’intérieur un dossier sans clés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Couldn't save the sandbox settings: {reason}.</source>
            <translation>Impossible d’enregistrer les paramètres du bac à sable : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>In the sandbox, {text} is the sandbox itself, and not this computer.</source>
            <translation>Dans le bac à sable, {text} est le bac à sable lui-même, et non cet ordinateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove some.</source>
            <translation>Supprimez-en.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Start the path with / or ~/.</source>
            <translation>Commencez le chemin par / ou ~/.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>The earlier settings stay in effect.</source>
            <translation>Les paramètres précédents restent en vigueur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>There are too many hosts or folders.</source>
            <translation>Il y a trop d’hôtes ou de dossiers.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Write name or name:port.</source>
            <translation>Écrivez nom ou nom:port.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>{text} contains more than commands should read.</source>
            <translation>{text} contient plus que ce que les commandes devraient lire.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>{text} isn't a full path.</source>
            <translation>{text} n’est pas un chemin complet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>{text} isn't a host.</source>
            <translation>{text} n’est pas un hôte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/session_modes.py" />
            <source>Answer the question first, or choose the mode in its menu.</source>
            <translation>Répondez d’abord à la question, ou choisissez le mode dans son menu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/session_modes.py" />
            <source>Ask Helix for another one.</source>
            <translation>Demandez-en un autre à Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/session_modes.py" />
            <source>The mode stays as it is, because a question waits for your answer.</source>
            <translation>Le mode reste inchangé, car une question attend votre réponse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/session_modes.py" />
            <source>This plan is no longer open.</source>
            <translation>Ce plan n’est plus ouvert.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>The file stays in {place}.</source>
            <translation>Le fichier reste dans {place}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>This file is no longer set aside.</source>
            <translation>Ce fichier n’est plus mis de côté.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>{path} wasn't put back because another file is there.</source>
            <translation>{path} n’a pas été remis en place, car un autre fichier s’y trouve.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>{path} wasn't put back because its place is outside the folder.</source>
            <translation>{path} n’a pas été remis en place, car son emplacement est hors du dossier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>{path} wasn't put back because its worktree was removed.</source>
            <translation>{path} n’a pas été remis en place, car son worktree a été supprimé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/toolbox_factory.py" />
            <source>Looking at the project's files…</source>
            <translation>Examen des fichiers du projet…</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/toolbox_factory.py" />
            <source>Searching the project's files for secrets…</source>
            <translation>Recherche de secrets dans les fichiers du projet…</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/toolbox_factory.py" />
            <source>Waiting for {drive}, which doesn't answer…</source>
            <translation>En attente de {drive}, qui ne répond pas…</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_file.py" />
            <source>A name can have at most {longest} characters.</source>
            <translation>Un nom peut avoir au plus {longest} caractères.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_file.py" />
            <source>A workspace needs a name.</source>
            <translation>Un espace de travail doit avoir un nom.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_file.py" />
            <source>All stored data was copied, except the workspace's name and policy.</source>
            <translation>Toutes les données stockées ont été copiées, sauf le nom et la stratégie de l’espace de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_file.py" />
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Can't write {file}: {reason}.</source>
            <translation>Impossible d’écrire {file} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't read the file {file}, which is the workspace file of {folder}.</source>
            <translation>Impossible de lire le fichier {file}, qui est le fichier d’espace de travail de {folder}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't read the file {file}, which may be the workspace file of {folder}.</source>
            <translation>Impossible de lire le fichier {file}, qui est peut-être le fichier d’espace de travail de {folder}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't read the file {file}: {reason}.</source>
            <translation>Impossible de lire le fichier {file} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't read the folder {folder}.</source>
            <translation>Impossible de lire le dossier {folder}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Change its permissions or choose another folder.</source>
            <translation>Changez ses permissions ou choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Choose the project's folder.</source>
            <translation>Choisissez le dossier du projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Couldn't save the workspace {workspace}: {error}.</source>
            <translation>Impossible d’enregistrer l’espace de travail {workspace} : {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Nothing else changed.</source>
            <translation>Rien d’autre n’a changé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Open a folder in the window, or use it with `helix-desktop ask --folder`.</source>
            <translation>Ouvrez un dossier dans la fenêtre, ou utilisez-le avec `helix-desktop ask --folder`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Rename the folder or choose another one.</source>
            <translation>Renommez le dossier ou choisissez-en un autre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>The folder's name isn't valid text.</source>
            <translation>Le nom du dossier n’est pas un texte valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>There is no workspace {name}.</source>
            <translation>Il n’y a pas d’espace de travail {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Workspaces: {known}.</source>
            <translation>Espaces de travail : {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Your data is intact. Restore the file from a backup, or move the folder {parent} away to start over.</source>
            <translation>Vos données sont intactes. Restaurez le fichier depuis une sauvegarde, ou déplacez le dossier {parent} ailleurs pour repartir de zéro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Your stored data is intact. Restore the file from a backup, or run `helix-desktop check --workspace {id}`.</source>
            <translation>Vos données stockées sont intactes. Restaurez le fichier depuis une sauvegarde, ou exécutez `helix-desktop check --workspace {id}`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>{folder} is not a folder.</source>
            <translation>{folder} n’est pas un dossier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>Can't save the text because it isn't valid Unicode.</source>
            <translation>Impossible d’enregistrer le texte, car il n’est pas en Unicode valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>Nothing changed. Put longer text into a project file.</source>
            <translation>Rien n’a changé. Placez les textes plus longs dans un fichier du projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>Set the warning below the limit. Nothing changed.</source>
            <translation>Réglez l’alerte en dessous de la limite. Rien n’a changé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>The text has {count} characters; the limit is {longest}.</source>
            <translation>Le texte a {count} caractères ; la limite est de {longest}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>There can be at most {most} hosts.</source>
            <translation>Il peut y avoir au plus {most} hôtes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>Write it as name, name:port or [address]:port.</source>
            <translation>Écrivez-le sous la forme nom, nom:port ou [adresse]:port.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>{host} isn't a host.</source>
            <translation>{host} n’est pas un hôte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>{name} can't have this budget.</source>
            <translation>{name} ne peut pas avoir ce budget.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>{name} would stop before its warning.</source>
            <translation>{name} s’arrêterait avant son alerte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>Can't delete {place}: {reason}.</source>
            <translation>Impossible de supprimer {place} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>Can't move the workspace {workspace}: {reason}.</source>
            <translation>Impossible de déplacer l’espace de travail {workspace} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>Can't restore the workspace: {reason}.</source>
            <translation>Impossible de restaurer l’espace de travail : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>The rest is still there.</source>
            <translation>Le reste est toujours là.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>The workspace is still in {place}.</source>
            <translation>L’espace de travail est toujours dans {place}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>The workspace is unchanged.</source>
            <translation>L’espace de travail est inchangé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>a large output</source>
            <translation>une grande sortie</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>a pinned output</source>
            <translation>une sortie épinglée</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>a tool's output</source>
            <translation>une sortie d’outil</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>an older output</source>
            <translation>une sortie plus ancienne</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>no result came</source>
            <translation>aucun résultat n’est arrivé</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>pinned fact</source>
            <translation>fait épinglé</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>pinned message</source>
            <translation>message épinglé</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>pinned rule</source>
            <translation>règle épinglée</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>project context</source>
            <translation>contexte du projet</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the agent said it</source>
            <translation>dit par l’agent</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the beginning is damaged</source>
            <translation>le début est endommagé</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the beginning is excluded</source>
            <translation>le début est exclu</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the system prompt</source>
            <translation>le prompt système</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the tools it may call</source>
            <translation>les outils qu’il peut appeler</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>what the pinned text after it is</source>
            <translation>ce qu’est le texte épinglé qui suit</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>you mentioned it</source>
            <translation>vous l’avez mentionné</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>you wrote it</source>
            <translation>vous l’avez écrit</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Already moved to the cache.</source>
            <translation>Déjà déplacé dans le cache.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Already part of every request.</source>
            <translation>Déjà dans chaque requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Comes from {name}. Change it there.</source>
            <translation>Vient de {name}. Modifiez-le là-bas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Helix is answering this message.</source>
            <translation>Helix répond à ce message.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Pinned. Unpin it first.</source>
            <translation>Épinglé. Désépinglez-le d’abord.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Unpin it instead.</source>
            <translation>Désépinglez-le plutôt.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>Compaction can't reduce: {told}. Choose a model with a larger context window, turn off tools, unpin blocks, or shorten your message.</source>
            <translation>Le compactage ne peut pas réduire : {told}. Choisissez un modèle avec une plus grande fenêtre de contexte, désactivez des outils, désépinglez des blocs ou raccourcissez votre message.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>The next request needs {need} {what}, but the model accepts {most}.</source>
            <translation>La prochaine requête a besoin de {need} {what}, mais le modèle en accepte {most}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>bytes</source>
            <translation>octets</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/text/model_text.py" />
            <source>images</source>
            <translation>images</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>pinned blocks</source>
            <translation>blocs épinglés</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>system prompt</source>
            <translation>prompt système</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>tokens</source>
            <translation>tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>tool definitions</source>
            <translation>définitions d’outils</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>your last message and the last step</source>
            <translation>votre dernier message et la dernière étape</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>{name} {tokens}</source>
            <translation>{name} ({tokens})</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>Make it simpler.</source>
            <translation>Simplifiez-la.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The regular expression calls itself, which is not possible here.</source>
            <translation>L’expression régulière s’appelle elle-même, ce qui n’est pas possible ici.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The regular expression cannot be read.</source>
            <translation>L’expression régulière est illisible.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The regular expression cannot be read: {error}.</source>
            <translation>L’expression régulière est illisible : {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The regular expression has {count} characters, {longest} are possible.</source>
            <translation>L’expression régulière a {count} caractères ; {longest} sont possibles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The repetitions {form} multiply to too many.</source>
            <translation>Les répétitions {form} se multiplient trop.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>To look for these very letters use text:"…".</source>
            <translation>Pour chercher exactement ces caractères, utilisez text:"…".</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>Use + or * instead.</source>
            <translation>Utilisez + ou * à la place.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>Write (?R), (?1) and (?&amp;name) out.</source>
            <translation>Développez (?R), (?1) et (?&amp;name).</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/window_state.py" />
            <source>window at {tokens} of {size} tokens</source>
            <translation>fenêtre à {tokens} tokens sur {size}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/blank_runs.py" />
            <source>⟨{count} blank lines⟩</source>
            <extracomment>One: ⟨{count} blank line⟩</extracomment>
            <translation>
                <numerusform>⟨{count} ligne vide⟩</numerusform>
                <numerusform>⟨{count} lignes vides⟩</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/blank_runs.py" />
            <source>⟨{count} blanks⟩</source>
            <extracomment>One: ⟨{count} blank⟩</extracomment>
            <translation>
                <numerusform>⟨{count} blanc⟩</numerusform>
                <numerusform>⟨{count} blancs⟩</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/blank_runs.py" />
            <source>⟨{count} hidden characters⟩</source>
            <extracomment>One: ⟨{count} hidden character⟩</extracomment>
            <translation>
                <numerusform>⟨{count} caractère invisible⟩</numerusform>
                <numerusform>⟨{count} caractères invisibles⟩</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/blank_runs.py" />
            <source>⟨{count} tabs⟩</source>
            <extracomment>One: ⟨{count} tab⟩</extracomment>
            <translation>
                <numerusform>⟨{count} tabulation⟩</numerusform>
                <numerusform>⟨{count} tabulations⟩</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache.py" />
            <source>it is longer than the original</source>
            <translation>plus long que l’original</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache.py" />
            <source>the model refused or found nothing</source>
            <translation>le modèle a refusé ou n’a rien trouvé</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/cache.py" />
            <source>{count} lines are not in the original</source>
            <extracomment>One: {count} line is not in the original</extracomment>
            <translation>
                <numerusform>{count} ligne n’est pas dans l’original</numerusform>
                <numerusform>{count} lignes ne sont pas dans l’original</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>A space is missing after the closing {sign}.</source>
            <translation>Il manque un espace après le {sign} fermant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>A time range can't have a sign.</source>
            <translation>Une période ne peut pas avoir de signe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Did you mean “{near}:”?</source>
            <translation>Vouliez-vous dire « {near}: » ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Enter a part of the name.</source>
            <translation>Saisissez une partie du nom.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Fields: {fields}.</source>
            <translation>Champs : {fields}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example auth, or text:"a phrase" for the content alone.</source>
            <translation>Par exemple auth, ou text:"deux mots" pour le contenu seul.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example created:&lt;7d, created:2026-11-20 or created:yesterday.</source>
            <translation>Par exemple created:&lt;7d, created:2026-11-20 ou created:yesterday.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example mime:image or mime:=text/plain.</source>
            <translation>Par exemple mime:image ou mime:=text/plain.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example outcome:failed.</source>
            <translation>Par exemple outcome:failed.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example pinned:yes.</source>
            <translation>Par exemple pinned:yes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example re:/error \d+/i.</source>
            <translation>Par exemple re:/error \d+/i.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example sha:3fa9: the first digits, 0-9 and a-f.</source>
            <translation>Par exemple sha:3fa9 : les premiers chiffres, 0-9 et a-f.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example text:"Traceback (most recent".</source>
            <translation>Par exemple text:"Traceback (most recent".</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example tool:shell, or tool:~read for a part of the name.</source>
            <translation>Par exemple tool:shell, ou tool:~read pour une partie du nom.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example used:never, used:&lt;7d or used:&gt;2026-11-20.</source>
            <translation>Par exemple used:never, used:&lt;7d ou used:&gt;2026-11-20.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example what:auth.py, or what:=src/auth.py for an exact match.</source>
            <translation>Par exemple what:auth.py, ou what:=src/auth.py pour une correspondance exacte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example {field}:&gt;10k, {field}:10..20 or {field}:0.</source>
            <translation>Par exemple {field}:&gt;10k, {field}:10..20 ou {field}:0.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Nothing follows “{text}”.</source>
            <translation>Rien ne suit « {text} ».</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>One of context, pinned, cached, compacted, superseded, damaged.</source>
            <translation>Un état parmi context, pinned, cached, compacted, superseded, damaged.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Possible letters: i m s x.</source>
            <translation>Lettres possibles : i m s x.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Put a {sign} where it ends.</source>
            <translation>Mettez un {sign} là où cela se termine.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>The {sign} is never closed.</source>
            <translation>Le {sign} n’est jamais fermé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>There is no field “{name}”.</source>
            <translation>Il n’y a pas de champ « {name} ».</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Write a range as smaller..larger, for example 10..20.</source>
            <translation>Écrivez une plage sous la forme petit..grand, par exemple 10..20.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>{known} To search for a colon, put "…" around it.</source>
            <translation>{known} Pour chercher un deux-points, mettez "…" autour.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{flags}” can't follow a regular expression.</source>
            <translation>« {flags} » ne peut pas suivre une expression régulière.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{relation}” doesn't work with names.</source>
            <translation>« {relation} » ne fonctionne pas avec des noms.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{text}” is too far away.</source>
            <translation>« {text} » est trop éloigné.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{text}” is too large.</source>
            <translation>« {text} » est trop grand.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>“{text}” isn't a number.</source>
            <translation>« {text} » n’est pas un nombre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{text}” isn't a time.</source>
            <translation>« {text} » n’est ni une date ni une heure.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{value}” is neither yes nor no.</source>
            <translation>« {value} » n’est ni yes ni no.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{value}” isn't a state.</source>
            <translation>« {value} » n’est pas un état.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{value}” isn't the start of a SHA-256.</source>
            <translation>« {value} » n’est pas le début d’un SHA-256.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“~” works only with names.</source>
            <translation>« ~ » ne fonctionne qu’avec des noms.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>A model takes notes when new history exceeds this share; 0 = never.</source>
            <translation>Un modèle prend des notes quand le nouvel historique dépasse cette part ; 0 = jamais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Balanced</source>
            <translation>Balanced</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Cache + Compact</source>
            <translation>Cache + Compact</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Choose one of: {choices}.</source>
            <translation>Choisissez parmi : {choices}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Context window to assume for a model whose own is unknown.</source>
            <translation>Fenêtre de contexte à supposer pour un modèle dont la fenêtre est inconnue.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Economy</source>
            <translation>Economy</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Enter a number from {low} to {high} {unit}.</source>
            <translation>Saisissez un nombre entre {low} et {high} {unit}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Enter a whole number from {low} to {high} {unit}.</source>
            <translation>Saisissez un nombre entier entre {low} et {high} {unit}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Known: {known}.</source>
            <translation>Connus : {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <location filename="helix_desktop/domain/context_window/presets.py" />
            <source>Known: {presets}.</source>
            <translation>Connus : {presets}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Leave the previous turn alone, allow recallable markers, or treat it like any other.</source>
            <translation>Laisser le tour précédent tel quel, permettre des marqueurs que l’on peut rappeler, ou le traiter comme les autres.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Let the agent choose what to keep of a large output, decide automatically, or never shorten.</source>
            <translation>Laisser l’agent choisir ce qu’il garde d’une grande sortie, décider automatiquement, ou ne jamais raccourcir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Merge and shorten those notes above this share.</source>
            <translation>Fusionner et raccourcir ces notes au-dessus de cette part.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Move outputs older than this many turns or steps; 0 = never.</source>
            <translation>Déplacer les sorties plus anciennes que ce nombre de tours ou d’étapes ; 0 = jamais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Newest tokens that a handover leaves unchanged.</source>
            <translation>Derniers tokens qu’une passation laisse inchangés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Notes leave whole and quote what a forecast expects to be needed again, or the newest reads of changed files.</source>
            <translation>Ce que les notes laissent entier et citent : ce dont une prévision attend le besoin, ou les dernières lectures des fichiers modifiés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Observational</source>
            <translation>Observational</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Outputs larger than this are shortened before they enter the context.</source>
            <translation>Les sorties plus grandes que cela sont raccourcies avant d’entrer dans le contexte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Policy of subagents: the conversation's, or a preset of their own.</source>
            <translation>Stratégie des sous-agents : celle de la conversation, ou un préréglage qui leur est propre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>The same limit in tokens; whichever comes first. All limits for notes shrink with it in small context windows.</source>
            <translation>La même limite en tokens ; la première atteinte compte. Dans les petites fenêtres de contexte, toutes les limites des notes diminuent avec elle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>There is no policy preset {preset}.</source>
            <translation>Il n’y a pas de préréglage de stratégie {preset}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>There is no policy value {name}.</source>
            <translation>Il n’y a pas de valeur de stratégie {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Time between two handovers.</source>
            <translation>Temps entre deux passations.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Turn old steps into short notes when the context is this full; 0 = never.</source>
            <translation>Transformer les anciennes étapes en notes courtes quand le contexte est rempli à ce point ; 0 = jamais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Write a handover when the context is this full; 0 = only manually.</source>
            <translation>Écrire une passation quand le contexte est rempli à ce point ; 0 = seulement à la main.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>s</source>
            <comment>seconds</comment>
            <translation>s</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>turns or steps</source>
            <translation>tours ou étapes</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>{name} can't be {value}.</source>
            <translation>{name} n’accepte pas la valeur {value}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/presets.py" />
            <source>The policy preset can't be {name}.</source>
            <translation>{name} n’est pas possible comme préréglage de stratégie.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/presets.py" />
            <source>There is no policy preset {name}.</source>
            <translation>Il n’y a pas de préréglage de stratégie {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/presets.py" />
            <source>These policy values are no longer settings, and are ignored: {names}.</source>
            <translation>Ces valeurs de stratégie ne sont plus des réglages et sont ignorées : {names}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Extra high</source>
            <comment>reasoning effort</comment>
            <translation>Très élevé</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>High</source>
            <comment>reasoning effort</comment>
            <translation>Élevé</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Low</source>
            <comment>reasoning effort</comment>
            <translation>Faible</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Maximum</source>
            <comment>reasoning effort</comment>
            <translation>Maximum</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Medium</source>
            <comment>reasoning effort</comment>
            <translation>Moyen</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Minimal</source>
            <comment>reasoning effort</comment>
            <translation>Minimal</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Off</source>
            <comment>reasoning effort</comment>
            <translation>Désactivé</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>On</source>
            <comment>reasoning effort</comment>
            <translation>Activé</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <source>A record of kind {name} has a value that the journal can't store.</source>
            <translation>Un enregistrement de type {name} a une valeur que le journal ne peut pas stocker.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <source>A record of kind {name}, version {version}, was written by a newer Helix Desktop.</source>
            <translation>Un enregistrement de type {name}, version {version}, a été écrit par une version plus récente de Helix Desktop.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <source>Can't decode a journal record.</source>
            <translation>Impossible de décoder un enregistrement du journal.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <location filename="helix_desktop/store/journal_table.py" />
            <source>Nothing changed. Open this workspace with the newer version.</source>
            <translation>Rien n’a changé. Ouvrez cet espace de travail avec la version plus récente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <source>Nothing was written.</source>
            <translation>Rien n’a été écrit.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>A URL can't contain a user name or password.</source>
            <translation>Une URL ne peut pas contenir de nom d’utilisateur ni de mot de passe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>A server URL starts with https://.</source>
            <translation>L’URL d’un serveur commence par https://.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>At least {least} characters; there are {count}.</source>
            <translation>Au moins {least} caractères ; il y en a {count}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>At least {least}.</source>
            <translation>Au moins {least}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>At most {most} characters; there are {count}.</source>
            <translation>Au plus {most} caractères ; il y en a {count}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>At most {most}.</source>
            <translation>Au plus {most}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose at least one.</source>
            <translation>Choisissez au moins un élément.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose at least {least}.</source>
            <translation>Choisissez-en au moins {least}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose at most {most}.</source>
            <translation>Choisissez-en au plus {most}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose each only once.</source>
            <translation>Choisissez chaque élément une seule fois.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose from these.</source>
            <translation>Choisissez parmi ces valeurs.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose one.</source>
            <translation>Choisissez-en un.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose yes or no.</source>
            <translation>Choisissez oui ou non.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a date with a time, like 2026-01-31T18:30:00Z.</source>
            <translation>Saisissez une date avec une heure, comme 2026-01-31T18:30:00Z.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a date, like 2026-01-31.</source>
            <translation>Saisissez une date, comme 2026-01-31.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a full URL, like https://example.org.</source>
            <translation>Saisissez une URL complète, comme https://example.org.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a number like 3.5.</source>
            <translation>Saisissez un nombre comme 3.5.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a number.</source>
            <translation>Saisissez un nombre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a whole number.</source>
            <translation>Saisissez un nombre entier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter an email address, like ann@example.org.</source>
            <translation>Saisissez une adresse e-mail, comme ann@example.org.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter text.</source>
            <translation>Saisissez du texte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Not a URL.</source>
            <translation>Ce n’est pas une URL.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Others on the network could read and change everything sent to an http:// server.</source>
            <translation>D’autres personnes sur le réseau pourraient lire et modifier tout ce qui est envoyé à un serveur http://.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Put the key into a header.</source>
            <translation>Placez la clé dans un en-tête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Required.</source>
            <translation>Obligatoire.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Use https://. Only servers on this computer and private networks can use http://.</source>
            <translation>Utilisez https://. Seuls les serveurs de cet ordinateur et des réseaux privés peuvent utiliser http://.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>{url} isn't a server URL.</source>
            <translation>{url} n’est pas une URL de serveur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Accept edits</source>
            <translation>Modifs acceptées</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Ask</source>
            <translation>Demander</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Asks before each change and command, except read-only ones in the sandbox.</source>
            <translation>Demande avant chaque modification et chaque commande, sauf celles en lecture seule dans le bac à sable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Only reads. Ends with a plan that you edit, approve, or discard.</source>
            <translation>Lit seulement. Se termine par un plan à modifier, approuver ou abandonner.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Ordinary file edits need no approval. Commands still ask.</source>
            <translation>Les modifications ordinaires de fichiers ne demandent pas d’approbation. Les commandes, si.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <location filename="helix_desktop/domain/tool_table.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Plan</source>
            <translation>Plan</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Required arguments are missing:</source>
            <translation>Des arguments obligatoires manquent :</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Sandboxed auto</source>
            <translation>Auto en bac à sable</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Sandboxed commands and ordinary file edits need no approval. Allowed hosts are in reach.</source>
            <translation>Les commandes en bac à sable et les modifications ordinaires de fichiers ne demandent pas d’approbation. Les hôtes autorisés sont accessibles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>The arguments can't be read.</source>
            <translation>Les arguments sont illisibles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>This can't be done:</source>
            <translation>C’est impossible :</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>This session is in plan mode, in which only calls that read are run.</source>
            <translation>Cette session est en mode Plan, où seuls les appels en lecture sont exécutés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>files of this workspace that hold no secrets</source>
            <translation>les fichiers de cet espace de travail qui ne contiennent pas de secrets</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>first {last} of {total}</source>
            <translation>1–{last} sur {total}</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>more than {total}</source>
            <translation>plus de {total}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} bytes</source>
            <extracomment>One: {count} byte</extracomment>
            <translation>
                <numerusform>{count} octet</numerusform>
                <numerusform>{count} octets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} cells</source>
            <extracomment>One: {count} cell</extracomment>
            <translation>
                <numerusform>{count} cellule</numerusform>
                <numerusform>{count} cellules</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} lines</source>
            <extracomment>One: {count} line</extracomment>
            <translation>
                <numerusform>{count} ligne</numerusform>
                <numerusform>{count} lignes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} long lines cut</source>
            <extracomment>One: {count} long line cut</extracomment>
            <translation>
                <numerusform>{count} longue ligne coupée</numerusform>
                <numerusform>{count} longues lignes coupées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} pages</source>
            <extracomment>One: {count} page</extracomment>
            <translation>
                <numerusform>{count} page</numerusform>
                <numerusform>{count} pages</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} sheets</source>
            <extracomment>One: {count} sheet</extracomment>
            <translation>
                <numerusform>{count} feuille</numerusform>
                <numerusform>{count} feuilles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} slides</source>
            <extracomment>One: {count} slide</extracomment>
            <translation>
                <numerusform>{count} diapositive</numerusform>
                <numerusform>{count} diapositives</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{first}–{last} of {total}</source>
            <translation>{first}–{last} sur {total}</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/subagent_definition.py" />
            <source>Policy not used: {why}</source>
            <translation>Stratégie non utilisée : {why}</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>No command is running.</source>
            <translation>Aucune commande n’est en cours.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>Running: {running}.</source>
            <translation>En cours : {running}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>Stop one with background_command: {named}.</source>
            <translation>Arrêtez-en une avec background_command : {named}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>The command has ended.</source>
            <translation>La commande est terminée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>There is no background command {name}.</source>
            <translation>Il n’y a pas de commande en arrière-plan {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>This session runs no commands in the background.</source>
            <translation>Cette session n’exécute pas de commandes en arrière-plan.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>{count} commands run in the background, and no more can be started.</source>
            <extracomment>One: {count} command runs in the background, and no more can be started.</extracomment>
            <translation>
                <numerusform>{count} commande tourne en arrière-plan, et aucune autre ne peut être lancée.</numerusform>
                <numerusform>{count} commandes tournent en arrière-plan, et aucune autre ne peut être lancée.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>Everything is saved. Raise the budget in Settings › Budgets to continue.</source>
            <translation>Tout est enregistré. Augmentez le budget dans Paramètres › Budgets pour continuer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>The session</source>
            <translation>La session</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>The workspace</source>
            <translation>L’espace de travail</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/engine/budget.py" />
            <source>{cost} and {count} calls with an unknown price</source>
            <extracomment>One: {cost} and {count} call with an unknown price</extracomment>
            <translation>
                <numerusform>{cost} et {count} appel au prix inconnu</numerusform>
                <numerusform>{cost} et {count} appels au prix inconnu</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has spent {cost} of its {limit}. Your warning is set at {mark}.</source>
            <translation>{name} a dépensé {cost} sur {limit}. Votre alerte est réglée sur {mark}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has spent {cost}. Your warning is set at {mark}.</source>
            <translation>{name} a dépensé {cost}. Votre alerte est réglée sur {mark}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has used up its budget of {budget} ({used}).</source>
            <translation>{name} a épuisé son budget de {budget} ({used}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has used up its budget of {budget} tokens ({tokens}).</source>
            <translation>{name} a épuisé son budget de {budget} tokens ({tokens}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has used {tokens} of its {limit} tokens. Your warning is set at {mark}.</source>
            <translation>{name} a utilisé {tokens} tokens sur {limit}. Votre alerte est réglée sur {mark}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has used {tokens} tokens. Your warning is set at {mark}.</source>
            <translation>{name} a utilisé {tokens} tokens. Votre alerte est réglée sur {mark}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} made a call with an unknown price. Dollar budgets don't count it; token budgets do.</source>
            <translation>{name} a fait un appel au prix inconnu. Les budgets en dollars ne le comptent pas ; les budgets en tokens, si.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>Nothing changed. Try again, or compact by rules.</source>
            <translation>Rien n’a changé. Réessayez, ou compactez avec des règles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>The draft was stopped.</source>
            <translation>Le brouillon a été arrêté.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>The preview failed because {asks} didn't write a usable handover.</source>
            <translation>L’aperçu a échoué, car {asks} n’a pas écrit de passation utilisable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>The session is closed.</source>
            <translation>La session est fermée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>{job} isn't a background job.</source>
            <translation>{job} n’est pas une tâche d’arrière-plan.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>{reason}; by rules: {why}</source>
            <translation>{reason} ; par règles : {why}</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>A handover has six sections.</source>
            <translation>Une passation a six sections.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>No new version was created.</source>
            <translation>Aucune nouvelle version n’a été créée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>Nothing changed. Shorten the version; the originals keep everything.</source>
            <translation>Rien n’a changé. Raccourcissez la version ; les originaux gardent tout.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>Nothing changed. Try again, choose another model, or use rules.</source>
            <translation>Rien n’a changé. Réessayez, choisissez un autre modèle ou utilisez les règles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>The handover already has this text.</source>
            <translation>La passation a déjà ce texte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>The handover is unchanged.</source>
            <translation>La passation est inchangée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>The messages that this version covers can't be found again.</source>
            <translation>Les messages que couvre cette version sont introuvables.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>This version is in use.</source>
            <translation>Cette version est utilisée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>This version would take more than {most} tokens, half of every request.</source>
            <translation>Cette version prendrait plus de {most} tokens, la moitié de chaque requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>{name} didn't write a usable handover.</source>
            <translation>{name} n’a pas écrit de passation utilisable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>Compacting would have freed too little, so nothing changed.</source>
            <translation>Le compactage aurait trop peu libéré, donc rien n’a changé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>Nothing to compact right now.</source>
            <translation>Rien à compacter pour le moment.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>Something went wrong. Nothing changed. See the log for details.</source>
            <translation>Une erreur s’est produite. Rien n’a changé. Consultez le journal pour les détails.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>The conversation changed in the meantime, so nothing was compacted.</source>
            <translation>La conversation a changé entre-temps, donc rien n’a été compacté.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>{tokens_before} tokens became {tokens_after}.</source>
            <translation>{tokens_before} tokens sont devenus {tokens_after}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Already in context in full.</source>
            <translation>Déjà en entier dans le contexte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Helix is answering this message, so it's always sent in full.</source>
            <translation>Helix répond à ce message, donc il est toujours envoyé en entier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>No longer in context.</source>
            <translation>N’est plus dans le contexte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Not pinned.</source>
            <translation>Pas épinglé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Nothing to pin.</source>
            <translation>Rien à épingler.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Nothing to redo.</source>
            <translation>Rien à rétablir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Nothing to undo: the context is the full history.</source>
            <translation>Rien à annuler : le contexte est l’historique complet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Only calls, which their results need. Exclude the results instead.</source>
            <translation>Uniquement des appels, dont leurs résultats ont besoin. Excluez plutôt les résultats.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Pin less, or unpin something else first.</source>
            <translation>Épinglez moins, ou désépinglez d’abord autre chose.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Pinned blocks would take more than a quarter of every request.</source>
            <translation>Les blocs épinglés prendraient plus d’un quart de chaque requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>There is no result to exclude.</source>
            <translation>Il n’y a pas de résultat à exclure.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>Let Helix recall it, or undo the compaction first.</source>
            <translation>Laissez Helix la rappeler, ou annulez d’abord le compactage.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>The change failed. The output is unchanged.</source>
            <translation>La modification a échoué. La sortie est inchangée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>The excerpt was refused: {why}. The output is unchanged.</source>
            <translation>L’extrait a été refusé : {why}. La sortie est inchangée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>The full output may not fit, or no model could write an excerpt.</source>
            <translation>La sortie complète ne tient peut-être pas, ou aucun modèle n’a pu écrire d’extrait.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>There is no output for this call.</source>
            <translation>Il n’y a pas de sortie pour cet appel.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>This output is now in the cache or covered by a handover.</source>
            <translation>Cette sortie est maintenant dans le cache ou couverte par une passation.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/permission_broker.py" />
            <source>The window was closed before an answer.</source>
            <translation>La fenêtre a été fermée avant une réponse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/price_questions.py" />
            <source>Set it with `helix-desktop models set {model} --input USD --output USD`. Use --free if it costs nothing, or --dollar-limit off to go on without the limit.</source>
            <translation>Définissez-le avec `helix-desktop models set {model} --input USD --output USD`. Utilisez --free si le modèle est gratuit, ou --dollar-limit off pour continuer sans la limite.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/price_questions.py" />
            <source>The price of {model} is unknown, so the budget in dollars can't be kept.</source>
            <translation>Le prix de {model} est inconnu, donc le budget en dollars ne peut pas être respecté.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/playback.py" />
            <source>A recorded model can give only recorded answers.</source>
            <translation>Un modèle enregistré ne peut donner que des réponses enregistrées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>It is not there.</source>
            <translation>Il n’est pas là.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>More than one cache entry starts with {prefix}.</source>
            <translation>Plusieurs entrées du cache commencent par {prefix}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>No content begins with {prefix}.</source>
            <translation>Aucun contenu ne commence par {prefix}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>There is no content {digest}.</source>
            <translation>Il n’y a pas de contenu {digest}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>{name} names a content that is nowhere.</source>
            <translation>{name} désigne un contenu introuvable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/request_builder.py" />
            <source>Event {seq} of this session isn't a request.</source>
            <translation>L’événement {seq} de cette session n’est pas une requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/server_requests.py" />
            <source>A server can use a model only while it works on a call.</source>
            <translation>Un serveur ne peut utiliser un modèle que pendant qu’il traite un appel.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/server_requests.py" />
            <source>The user declined.</source>
            <translation>L’utilisateur a refusé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/server_requests.py" />
            <source>Too long for {llm}: {tokens} tokens.</source>
            <translation>Trop long pour {llm} : {tokens} tokens.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_deps.py" />
            <source>This SubAgent does not have the tool {tool}. Tools: {known}.</source>
            <translation>Ce SubAgent n’a pas l’outil {tool}. Outils : {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_journal.py" />
            <source>Branched in the middle of a turn. Continue from here.</source>
            <translation>Branche créée au milieu d’un tour. Continuez à partir d’ici.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_journal.py" />
            <source>Choose a message.</source>
            <translation>Choisissez un message.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_journal.py" />
            <source>Nothing to branch from.</source>
            <translation>Rien à partir de quoi créer une branche.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>A turn is still running.</source>
            <translation>Un tour est encore en cours.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Helix quit during this turn. Everything up to here is saved.</source>
            <translation>Helix a été quitté pendant ce tour. Tout est enregistré jusqu’ici.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Nothing to continue.</source>
            <translation>Rien à continuer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Nothing to send.</source>
            <translation>Rien à envoyer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Send a message.</source>
            <translation>Envoyez un message.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Wait until it finishes, or stop it with Esc.</source>
            <translation>Attendez la fin, ou arrêtez avec Échap.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Write a message first.</source>
            <translation>Écrivez d’abord un message.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_window.py" />
            <source>There is no version {restores} of this session's context.</source>
            <translation>Il n’y a pas de version {restores} du contexte de cette session.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/side_questions.py" />
            <source>{llm} gave no usable answer.</source>
            <translation>{llm} n’a pas donné de réponse utilisable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/side_questions.py" />
            <source>{llm} took too long.</source>
            <translation>{llm} a mis trop de temps.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>A SubAgent starts no SubAgents.</source>
            <translation>Un SubAgent ne démarre pas de SubAgents.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>Ask before trying again.</source>
            <translation>Demandez avant de réessayer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>Couldn't save how the subagent ended.</source>
            <translation>Impossible d’enregistrer la fin du sous-agent.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>Do it with the other tools.</source>
            <translation>Faites-le avec les autres outils.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>The SubAgent failed.</source>
            <translation>Le SubAgent a échoué.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>The user stopped all subagents before this one started.</source>
            <translation>L’utilisateur a arrêté tous les sous-agents avant le démarrage de celui-ci.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>The user stopped the subagent.</source>
            <translation>L’utilisateur a arrêté le sous-agent.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>There is no tool {name} here.</source>
            <translation>Il n’y a pas d’outil {name} ici.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>This workspace has no model {model}, so the main model is used.</source>
            <translation>Cet espace de travail n’a pas de modèle {model}, donc le modèle principal est utilisé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>Send a message that helps, or choose another model.</source>
            <translation>Envoyez un message qui l’aide ou choisissez un autre modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>Send again or choose another model.</source>
            <translation>Renvoyez le message ou choisissez un autre modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>Something went wrong. Everything up to here is saved. See the log for details.</source>
            <translation>Une erreur s’est produite. Tout est enregistré jusqu’ici. Consultez le journal pour les détails.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The answer was cut off at the model's output limit.</source>
            <translation>La réponse a été coupée à la limite de sortie du modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model declined to answer.</source>
            <translation>Le modèle a refusé de répondre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model made the same call {count} times in a row and got the same output.</source>
            <translation>Le modèle a fait {count} fois de suite le même appel et a reçu la même sortie.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model made the same failing call {count} times in a row.</source>
            <translation>Le modèle a fait {count} fois de suite le même appel qui échoue.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model sent an empty answer.</source>
            <translation>Le modèle a envoyé une réponse vide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model's reply was cut off.</source>
            <translation>La réponse du modèle a été coupée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The partial answer is saved. Continue, or send a new message.</source>
            <translation>La réponse partielle est enregistrée. Continuez, ou envoyez un nouveau message.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The provider's filter ended the answer.</source>
            <translation>Le filtre du fournisseur a mis fin à la réponse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/gemini_stream.py" />
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The partial answer is saved. Send again or choose another model.</source>
            <translation>La réponse partielle est enregistrée. Renvoyez le message ou choisissez un autre modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/gemini_stream.py" />
            <source>The provider couldn't parse the model's output ({reason}).</source>
            <translation>Le fournisseur n’a pas pu analyser la sortie du modèle ({reason}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/gemini_stream.py" />
            <source>{message} The provider says: “{reason}”</source>
            <translation>{message} Le fournisseur dit : « {reason} »</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/model_lists.py" />
            <source>Check the base URL.</source>
            <translation>Vérifiez l’URL de base.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/model_lists.py" />
            <source>The provider didn't return a list of models.</source>
            <translation>Le fournisseur n’a pas renvoyé de liste de modèles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>An address with a name or a password in it is not fetched from.</source>
            <translation>Aucune lecture depuis une adresse qui contient un nom ou un mot de passe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>Can't find the host {host}.</source>
            <translation>Hôte {host} introuvable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Nothing was sent. Use https://, or a server on this computer or network.</source>
            <translation>Rien n’a été envoyé. Utilisez https://, ou un serveur de cet ordinateur ou de votre réseau.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Remove it from the URL. Keys belong in the system keyring.</source>
            <translation>Retirez-le de l’URL. Les clés vont dans le trousseau du système.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>The base URL of the provider contains a name or a password.</source>
            <translation>L’URL de base du fournisseur contient un nom ou un mot de passe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The base URL of the provider isn't a web address.</source>
            <translation>L’URL de base du fournisseur n’est pas une adresse web.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>The base URL uses http outside your private network, so others could read your key and conversation.</source>
            <translation>L’URL de base utilise http en dehors de votre réseau privé, donc d’autres pourraient lire votre clé et votre conversation.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>The user can allow this host in Settings › Permissions.</source>
            <translation>L’utilisateur peut autoriser cet hôte dans Paramètres › Permissions.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Write https://host/path.</source>
            <translation>Écrivez https://hôte/chemin.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Write it as https://host/path, or http://localhost:port for a server on this computer.</source>
            <translation>Écrivez https://hôte/chemin, ou http://localhost:port pour un serveur de cet ordinateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Write other alphabets as xn--… (punycode).</source>
            <translation>Écrivez les autres alphabets sous la forme xn--… (punycode).</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>{host} is no plain host name.</source>
            <translation>{host} n’est pas un simple nom d’hôte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>{host} leads into this machine or a private network, and that is not fetched from.</source>
            <translation>{host} mène à cet ordinateur ou à un réseau privé, donc aucune lecture n’est faite.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>{url} is no address of the web.</source>
            <translation>{url} n’est pas une adresse du web.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Can't find the provider's address.</source>
            <translation>L’adresse du fournisseur est introuvable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Can't reach the provider.</source>
            <translation>Impossible de joindre le fournisseur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Couldn't open an encrypted connection to the provider.</source>
            <translation>Impossible d’ouvrir une connexion chiffrée avec le fournisseur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Nothing answers at the provider's address.</source>
            <translation>Rien ne répond à l’adresse du fournisseur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The API key contains a line break or an invalid character.</source>
            <translation>La clé API contient un saut de ligne ou un caractère non valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The answer was stopped because it has too many bytes.</source>
            <translation>La réponse a été arrêtée, car elle compte trop d’octets.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The answer was stopped because one of its lines is too long.</source>
            <translation>La réponse a été arrêtée, car l’une de ses lignes est trop longue.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The base URL redirects elsewhere.</source>
            <translation>L’URL de base redirige ailleurs.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The connection was lost before an answer arrived.</source>
            <translation>La connexion a été perdue avant l’arrivée d’une réponse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The model is still being loaded.</source>
            <translation>Le modèle est encore en cours de chargement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider asks to wait until {until}; your limit is {limit}.</source>
            <translation>Le fournisseur demande d’attendre jusqu’à {until} ; votre limite est de {limit}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider didn't answer in time.</source>
            <translation>Le fournisseur n’a pas répondu à temps.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider doesn't have this model.</source>
            <translation>Le fournisseur n’a pas ce modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider had an internal error.</source>
            <translation>Le fournisseur a eu une erreur interne.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider is overloaded.</source>
            <translation>Le fournisseur est surchargé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider rejected the API key.</source>
            <translation>Le fournisseur a refusé la clé API.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider rejected the credentials that signed the request.</source>
            <translation>Le fournisseur a refusé les identifiants avec lesquels la requête est signée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider rejected the request.</source>
            <translation>Le fournisseur a refusé la requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider rejected the signature, because this computer's clock is wrong.</source>
            <translation>Le fournisseur a refusé la signature, car l’horloge de cet ordinateur n’est pas à l’heure.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider returned a web page instead of an answer.</source>
            <translation>Le fournisseur a renvoyé une page web au lieu d’une réponse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider returned something that isn't an answer.</source>
            <translation>Le fournisseur a renvoyé quelque chose qui n’est pas une réponse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider sent an empty answer.</source>
            <translation>Le fournisseur a envoyé une réponse vide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider's rate limit is reached.</source>
            <translation>La limite de débit du fournisseur est atteinte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The proxy requires authentication.</source>
            <translation>Le proxy demande une authentification.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The request exceeds the model's limit.</source>
            <translation>La requête dépasse la limite du modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The request is too large for the provider.</source>
            <translation>La requête est trop grande pour le fournisseur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The system proxy type isn't supported.</source>
            <translation>Le type de proxy du système n’est pas pris en charge.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>This API key has no access to this model.</source>
            <translation>Cette clé API n’a pas accès à ce modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>This system doesn't trust the provider's certificate.</source>
            <translation>Ce système ne fait pas confiance au certificat du fournisseur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Your account with the provider is out of credit.</source>
            <translation>Votre compte chez le fournisseur n’a plus de crédit.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Your message is saved.</source>
            <translation>Votre message est enregistré.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Your sign-in to the provider has expired.</source>
            <translation>Votre identification auprès du fournisseur a expiré.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{count} minutes</source>
            <extracomment>One: {count} minute</extracomment>
            <translation>
                <numerusform>{count} minute</numerusform>
                <numerusform>{count} minutes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Add a key in Settings › Models and keys, or choose another model.</source>
            <translation>{kept} Ajoutez une clé dans Paramètres › Modèles et clés, ou choisissez un autre modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Add credit with the provider or choose another model.</source>
            <translation>{kept} Ajoutez du crédit chez le fournisseur ou choisissez un autre modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the access key and its secret, then send it again.</source>
            <translation>{kept} Vérifiez la clé d’accès et son secret, puis renvoyez le message.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL and the protocol in Settings › Models and keys.</source>
            <translation>{kept} Vérifiez l’URL de base et le protocole dans Paramètres › Modèles et clés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL and this system's certificates.</source>
            <translation>{kept} Vérifiez l’URL de base et les certificats de ce système.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL in Settings › Models and keys.</source>
            <translation>{kept} Vérifiez l’URL de base dans Paramètres › Modèles et clés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL in Settings, and whether this network requires sign-in.</source>
            <translation>{kept} Vérifiez l’URL de base dans les paramètres, et si ce réseau demande de s’identifier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL. Servers without https start with http://.</source>
            <translation>{kept} Vérifiez l’URL de base. Les serveurs sans https commencent par http://.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the connection and the base URL, then send it again.</source>
            <translation>{kept} Vérifiez la connexion et l’URL de base, puis renvoyez le message.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the key in Settings › Models and keys and send it again.</source>
            <translation>{kept} Vérifiez la clé dans Paramètres › Modèles et clés et renvoyez le message.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check this system's proxy and its password.</source>
            <translation>{kept} Vérifiez le proxy de ce système et son mot de passe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Choose another model or ask the provider for access.</source>
            <translation>{kept} Choisissez un autre modèle ou demandez l’accès au fournisseur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Choose another model, or check its name in Settings › Models and keys.</source>
            <translation>{kept} Choisissez un autre modèle, ou vérifiez son nom dans Paramètres › Modèles et clés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Choose another model, or check the settings of this one.</source>
            <translation>{kept} Choisissez un autre modèle, ou vérifiez les paramètres de celui-ci.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Compact the session or choose a model with a larger context window.</source>
            <translation>{kept} Compactez la session ou choisissez un modèle avec une plus grande fenêtre de contexte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Continue then, choose another model, or raise the limit in Settings › General.</source>
            <translation>{kept} Continuez à ce moment-là, choisissez un autre modèle ou augmentez la limite dans Paramètres › Général.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <location filename="helix_desktop/providers/http/http_client.py" />
            <source>{kept} Enter the key again in Settings › Models and keys.</source>
            <translation>{kept} Saisissez de nouveau la clé dans Paramètres › Modèles et clés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Remove images or long texts from the context, or compact the session.</source>
            <translation>{kept} Retirez du contexte des images ou des textes longs, ou compactez la session.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Send it again or choose another model.</source>
            <translation>{kept} Renvoyez-le ou choisissez un autre modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Send it again.</source>
            <translation>{kept} Renvoyez-le.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Set the clock, then send it again.</source>
            <translation>{kept} Réglez l’horloge, puis renvoyez le message.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Sign in again with the provider's own tool, then send it again.</source>
            <translation>{kept} Identifiez-vous de nouveau avec l’outil du fournisseur, puis renvoyez le message.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Try again in a moment.</source>
            <translation>{kept} Réessayez dans un moment.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Try again later or choose another model.</source>
            <translation>{kept} Réessayez plus tard ou choisissez un autre modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Use an http, https, or socks5 proxy (HTTPS_PROXY), or none.</source>
            <translation>{kept} Utilisez un proxy http, https ou socks5 (HTTPS_PROXY), ou aucun.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/http_client.py" />
            <source>Nothing was sent. Use https://, or check where the name leads.</source>
            <translation>Rien n’a été envoyé. Utilisez https://, ou vérifiez où mène ce nom.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/http_client.py" />
            <source>The request has a header that can't be sent.</source>
            <translation>La requête a un en-tête qui ne peut pas être envoyé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/http_client.py" />
            <source>{host} leads out of your private network, and http:// isn't encrypted.</source>
            <translation>{host} mène hors de votre réseau privé, et http:// n’est pas chiffré.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/provider_errors.py" />
            <source>The base URL redirects elsewhere. The key was not sent there.</source>
            <translation>L’URL de base redirige ailleurs. La clé n’y a pas été envoyée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/provider_errors.py" />
            <source>The base URL redirects to {place}. The key was not sent there.</source>
            <translation>L’URL de base redirige vers {place}. La clé n’y a pas été envoyée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/provider_errors.py" />
            <source>The provider says: “{sentence}”</source>
            <translation>Le fournisseur dit : « {sentence} »</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/provider_errors.py" />
            <source>The request exceeds the model's limit of {limit} tokens.</source>
            <translation>La requête dépasse la limite du modèle, {limit} tokens.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>Can't fetch from {host}. {told}</source>
            <translation>Lecture impossible depuis {host}. {told}</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>Fetch that address if it is what is wanted.</source>
            <translation>Lisez cette adresse si c’est bien celle voulue.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>The connection to {host} was lost.</source>
            <translation>La connexion à {host} a été perdue.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>{host} did not answer in time.</source>
            <translation>{host} n’a pas répondu à temps.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>{host} sends from one address to the next without end.</source>
            <translation>{host} renvoie sans fin d’une adresse à la suivante.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>{host} sent compressed data that can't be unpacked.</source>
            <translation>{host} a envoyé des données compressées qui ne peuvent pas être décompressées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>{url} leads to another place, which was not followed: {other}</source>
            <translation>{url} mène à un autre emplacement, qui n’a pas été suivi : {other}</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Enter the name of an AWS profile, or the path of a file of Google credentials.</source>
            <translation>Saisissez le nom d’un profil AWS, ou le chemin d’un fichier d’identifiants Google.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>For example max_completion_tokens.</source>
            <translation>Par exemple max_completion_tokens.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Helix sets the header {name} itself.</source>
            <translation>Helix définit lui-même l’en-tête {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Helix writes the body field {name} itself.</source>
            <translation>Helix écrit lui-même le champ de corps {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Leave the field empty.</source>
            <translation>Laissez le champ vide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>More than {most} options.</source>
            <translation>Plus de {most} options.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Only Bedrock and Vertex AI have a profile or file of credentials.</source>
            <translation>Seuls Bedrock et Vertex AI ont un profil ou un fichier d’identifiants.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove one.</source>
            <translation>Supprimez-en une.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove this field.</source>
            <translation>Supprimez ce champ.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove this header, or set that the provider needs no key.</source>
            <translation>Supprimez cet en-tête, ou indiquez que le fournisseur n’a pas besoin de clé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove this header.</source>
            <translation>Supprimez cet en-tête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Send the key in a header.</source>
            <translation>Envoyez la clé dans un en-tête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Shorten its value.</source>
            <translation>Raccourcissez sa valeur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The body field {name} has more than {most} characters.</source>
            <translation>Le champ de corps {name} dépasse {most} caractères.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The header {name} carries the key of this provider.</source>
            <translation>L’en-tête {name} contient la clé de ce fournisseur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The header {name} is set twice.</source>
            <translation>L’en-tête {name} est défini deux fois.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The query parameter {name} may be a key, and addresses end up in logs.</source>
            <translation>Le paramètre d’URL {name} est peut-être une clé, et les adresses finissent dans des journaux.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The value of {name} looks like a key, which would be saved in a file.</source>
            <translation>La valeur de {name} ressemble à une clé, qui serait enregistrée dans un fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>This isn't a profile or a file of credentials.</source>
            <translation>Ce n’est ni un profil ni un fichier d’identifiants.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>This protocol has one name for the token limit only.</source>
            <translation>Ce protocole n’a qu’un seul nom pour la limite de tokens.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Use `--secret NAME` (a header) to be asked for the key, or write ${{NAME}} for an environment variable.</source>
            <translation>Utilisez `--secret NAME` (un en-tête) pour que la clé vous soit demandée, ou écrivez ${{NAME}} pour une variable d’environnement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Use letters, digits, and dashes.</source>
            <translation>Utilisez des lettres, des chiffres et des tirets.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Use up to {most} letters, digits, and signs of ASCII in one line.</source>
            <translation>Utilisez au plus {most} lettres, chiffres et signes ASCII sur une seule ligne.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Write it as name=value, for example api-version=2024-10-21.</source>
            <translation>Écrivez-le sous la forme nom=valeur, par exemple api-version=2024-10-21.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Write it as name=value, for example temperature=0.2.</source>
            <translation>Écrivez-le sous la forme nom=valeur, par exemple temperature=0.2.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>{name} isn't a valid body field.</source>
            <translation>{name} n’est pas un champ de corps valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>{name} isn't a valid header name.</source>
            <translation>{name} n’est pas un nom d’en-tête valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>{name} isn't a valid name of the token limit.</source>
            <translation>{name} n’est pas un nom valide pour la limite de tokens.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>{name} isn't a valid query parameter.</source>
            <translation>{name} n’est pas un paramètre d’URL valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Can't use the provider's address: {why}.</source>
            <translation>Impossible d’utiliser l’adresse du fournisseur : {why}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Choose another dialect or name.</source>
            <translation>Choisissez un autre dialecte ou un autre nom.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Enter the name of the variable that holds the key, not the key itself.</source>
            <translation>Saisissez le nom de la variable qui contient la clé, pas la clé elle-même.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Example: https://api.example.com/v1, or http://127.0.0.1:8080/v1 on this computer.</source>
            <translation>Exemple : https://api.example.com/v1, ou http://127.0.0.1:8080/v1 sur cet ordinateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Name the environment variable that holds the key, or add the key in Settings › Models and keys or with `helix-desktop keys set`.</source>
            <translation>Indiquez la variable d’environnement qui contient la clé, ou ajoutez la clé dans Paramètres › Modèles et clés ou avec `helix-desktop keys set`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>The environment variable of {id} has an invalid name.</source>
            <translation>La variable d’environnement de {id} a un nom non valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>The practice model isn't a provider.</source>
            <translation>Le modèle de démo n’est pas un fournisseur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>This looks like a key, which would be saved in a file.</source>
            <translation>Cela ressemble à une clé, qui serait enregistrée dans un fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Use up to 40 lowercase letters, digits, dots, and dashes.</source>
            <translation>Utilisez au plus 40 lettres minuscules, chiffres, points et tirets.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>{id} isn't a valid provider name.</source>
            <translation>{id} n’est pas un nom de fournisseur valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/model_catalog.py" />
            <source>Can't use Helix Desktop's list of models: {why}.</source>
            <translation>Impossible d’utiliser la liste de modèles de Helix Desktop : {why}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/model_catalog.py" />
            <source>The context window of {model} is unknown, so Helix assumes {window} tokens. Set it in Settings › Models and keys or with `helix-desktop models set`.</source>
            <translation>La fenêtre de contexte de {model} est inconnue, donc Helix suppose {window} tokens. Réglez-la dans Paramètres › Modèles et clés ou avec `helix-desktop models set`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Add a profile with “credential_process = aws configure export-credentials --profile {profile}” to ~/.aws/config, and choose that one.</source>
            <translation>Ajoutez à ~/.aws/config un profil avec « credential_process = aws configure export-credentials --profile {profile} », et choisissez-le.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Can't read the AWS settings in {file}.</source>
            <translation>Impossible de lire les paramètres AWS dans {file}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Check this file.</source>
            <translation>Vérifiez ce fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Helix doesn't sign in with the {name} of the AWS profile {profile}.</source>
            <translation>Helix ne s’identifie pas avec le champ {name} du profil AWS {profile}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Run `aws configure`, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or add the provider with a key.</source>
            <translation>Exécutez `aws configure`, définissez AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY, ou ajoutez le fournisseur avec une clé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Run it in a terminal to see why.</source>
            <translation>Exécutez-la dans un terminal pour en voir la cause.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>The address doesn't name an AWS region.</source>
            <translation>L’adresse n’indique pas de région AWS.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>The credential_process of the AWS profile {profile} failed.</source>
            <translation>La commande credential_process du profil AWS {profile} a échoué.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>There are no AWS credentials in the profile {profile}.</source>
            <translation>Il n’y a pas d’identifiants AWS dans le profil {profile}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Use an address such as https://bedrock-runtime.eu-central-1.amazonaws.com, or set AWS_REGION.</source>
            <translation>Utilisez une adresse comme https://bedrock-runtime.eu-central-1.amazonaws.com, ou définissez AWS_REGION.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Can't read the Google credentials in {file}.</source>
            <translation>Impossible de lire les identifiants Google dans {file}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Google rejected the credentials. {message}</source>
            <translation>Google a refusé les identifiants. {message}</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Google's answer contains no access token.</source>
            <translation>La réponse de Google ne contient pas de jeton d’accès.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Helix can't use Google credentials of the type {type}.</source>
            <translation>Helix ne prend pas en charge les identifiants Google de type {type}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Run `gcloud auth application-default login`, or name the file of a service account.</source>
            <translation>Exécutez `gcloud auth application-default login`, ou indiquez le fichier d’un compte de service.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Sign in again with `gcloud auth application-default login`, or check the file of the service account and this computer's clock.</source>
            <translation>Identifiez-vous de nouveau avec `gcloud auth application-default login`, ou vérifiez le fichier du compte de service et l’horloge de cet ordinateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>The service account's file has no usable key.</source>
            <translation>Le fichier du compte de service ne contient pas de clé utilisable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>There are no Google credentials in {file}.</source>
            <translation>Il n’y a pas d’identifiants Google dans {file}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/tokens/rank_files.py" />
            <source>Can't read the tokenizer file {path}.</source>
            <translation>Impossible de lire le fichier de tokenizer {path}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/tokens/rank_files.py" />
            <source>The tokenizer file {path} is damaged.</source>
            <translation>Le fichier de tokenizer {path} est endommagé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/tokens/rank_files.py" />
            <source>The tokenizer file {path} isn't the original.</source>
            <translation>Le fichier de tokenizer {path} n’est pas l’original.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/tokens/rank_files.py" />
            <source>Your data isn't affected. Reinstall Helix Desktop to restore the file.</source>
            <translation>Vos données ne sont pas touchées. Réinstallez Helix Desktop pour rétablir le fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/async_store.py" />
            <location filename="helix_desktop/store/contents.py" />
            <location filename="helix_desktop/store/leveldb.py" />
            <source>Reopen the workspace to continue.</source>
            <translation>Rouvrez l’espace de travail pour continuer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/async_store.py" />
            <location filename="helix_desktop/store/contents.py" />
            <source>The workspace is closing.</source>
            <translation>L’espace de travail se ferme.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/content_codec.py" />
            <source>Everything else is intact. `helix-desktop check --deep` lists all damage.</source>
            <translation>Tout le reste est intact. `helix-desktop check --deep` liste tous les dommages.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/content_codec.py" />
            <source>Nothing changed. A newer version of Helix may be able to read it.</source>
            <translation>Rien n’a changé. Une version plus récente de Helix pourra peut-être la lire.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/content_codec.py" />
            <source>The cache entry {named}… has a format (version {version}) that this Helix Desktop doesn't know.</source>
            <translation>L’entrée du cache {named}… a un format (version {version}) que cette version de Helix Desktop ne connaît pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/content_codec.py" />
            <source>The cache entry {named}… is damaged: its bytes don't match its SHA-256.</source>
            <translation>L’entrée du cache {named}… est endommagée : ses octets ne correspondent pas à son SHA-256.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/contents.py" />
            <source>A range starts at 0 or later and doesn't go backward.</source>
            <translation>Une plage commence à 0 ou plus et ne va pas en arrière.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/contents.py" />
            <source>Cache entries belong to one workspace. Check that this is the right one.</source>
            <translation>Les entrées du cache appartiennent à un seul espace de travail. Vérifiez que c’est le bon.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/contents.py" />
            <source>There is no range {start} to {stop}.</source>
            <translation>Il n’y a pas de plage de {start} à {stop}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/contents.py" />
            <source>This workspace has no cache entry {name}….</source>
            <translation>Cet espace de travail n’a pas d’entrée de cache {name}….</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Can't use {path}: {reason}.</source>
            <translation>Impossible d’utiliser {path} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Check that the disk is connected and the path is right.</source>
            <translation>Vérifiez que le disque est connecté et que le chemin est correct.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Everything so far is saved and readable, but new work can't be saved. Free disk space; the workspace then resumes.</source>
            <translation>Tout ce qui précède est enregistré et lisible, mais rien de nouveau ne peut être enregistré. Libérez de l’espace disque ; l’espace de travail reprendra alors.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Helix doesn't have permission to read and write in {where}.</source>
            <translation>Helix n’a pas la permission de lire et d’écrire dans {where}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Nothing changed. Check the folder's permissions or choose another data folder.</source>
            <translation>Rien n’a changé. Vérifiez les permissions du dossier ou choisissez un autre dossier de données.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Nothing changed. Choose a data folder with a shorter path.</source>
            <translation>Rien n’a changé. Choisissez un dossier de données au chemin plus court.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Nothing changed. Choose a data folder with a valid name.</source>
            <translation>Rien n’a changé. Choisissez un dossier de données au nom valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>The disk that holds {where} is full.</source>
            <translation>Le disque qui contient {where} est plein.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>The path {folder} isn't valid text.</source>
            <translation>Le chemin {folder} n’est pas un texte valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>The path {path} is too long for this system.</source>
            <translation>Le chemin {path} est trop long pour ce système.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>{path} does not exist.</source>
            <translation>{path} n’existe pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Closest match: {names}…</source>
            <translation>Plus proches : {names}…</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Enter 12 to 64 hex digits, as shown in the marker.</source>
            <translation>Saisissez 12 à 64 chiffres hexadécimaux, comme dans le marqueur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Enter more digits: {found}.</source>
            <translation>Saisissez plus de chiffres : {found}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>More than one cache entry starts with {wanted}.</source>
            <translation>Plusieurs entrées du cache commencent par {wanted}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Nothing is stored yet.</source>
            <translation>Rien n’est encore stocké.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Nothing was saved. Try again.</source>
            <translation>Rien n’a été enregistré. Réessayez.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>The cache is being cleaned up.</source>
            <translation>Le cache est en cours de nettoyage.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>This workspace has no cache entry starting with {wanted}.</source>
            <translation>Cet espace de travail n’a pas d’entrée de cache commençant par {wanted}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>{prefix} isn't a hash.</source>
            <translation>{prefix} n’est pas une empreinte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>Choose another ID.</source>
            <translation>Choisissez un autre identifiant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>Choose one from the list.</source>
            <translation>Choisissez-en un dans la liste.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>Session {session} has already started.</source>
            <translation>La session {session} a déjà commencé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The record doesn't follow the one before it.</source>
            <translation>L’enregistrement ne suit pas celui qui le précède.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The record has a format (version {version}) that only a newer Helix Desktop knows.</source>
            <translation>L’enregistrement a un format (version {version}) que seule une version plus récente de Helix Desktop connaît.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The record is cut short.</source>
            <translation>L’enregistrement est tronqué.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The record is damaged (its checksum is wrong).</source>
            <translation>L’enregistrement est endommagé (somme de contrôle incorrecte).</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <location filename="helix_desktop/store/maintenance/garbage_mark.py" />
            <source>The record is missing.</source>
            <translation>L’enregistrement est manquant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The session has no start record.</source>
            <translation>La session n’a pas d’enregistrement de début.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The session's head doesn't match its last record.</source>
            <translation>L’en-tête de la session ne correspond pas à son dernier enregistrement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>There is no session {session} in this workspace.</source>
            <translation>Il n’y a pas de session {session} dans cet espace de travail.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/journal_table.py" />
            <source>{count} more records are missing up to here.</source>
            <extracomment>One: {count} more record is missing up to here.</extracomment>
            <translation>
                <numerusform>Il manque encore {count} enregistrement jusqu’ici.</numerusform>
                <numerusform>Il manque encore {count} enregistrements jusqu’ici.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>Nothing changed. Close that program, then reopen the workspace.</source>
            <translation>Rien n’a changé. Fermez ce programme, puis rouvrez l’espace de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>Nothing was erased. Check the disk, then reopen the workspace.</source>
            <translation>Rien n’a été effacé. Vérifiez le disque, puis rouvrez l’espace de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <location filename="helix_desktop/store/maintenance/frozen_store.py" />
            <location filename="helix_desktop/store/writer.py" />
            <source>Nothing was erased. Run `helix-desktop check --repair`, which works on a copy.</source>
            <translation>Rien n’a été effacé. Exécutez `helix-desktop check --repair`, qui travaille sur une copie.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>Reopen the workspace and try again.</source>
            <translation>Rouvrez l’espace de travail et réessayez.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The database in {folder} is damaged or incomplete: {text}.</source>
            <translation>La base de données dans {folder} est endommagée ou incomplète : {text}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The database in {folder} is in use by another program.</source>
            <translation>La base de données dans {folder} est utilisée par un autre programme.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The disk failed while using {folder}: {text}.</source>
            <translation>Le disque a eu une erreur pendant l’utilisation de {folder} : {text}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The workspace's store is closed.</source>
            <translation>Le stockage de l’espace de travail est fermé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The workspace's store is closing.</source>
            <translation>Le stockage de l’espace de travail se ferme.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>Nothing changed. Quit it, or try again when it has ended.</source>
            <translation>Rien n’a changé. Quittez-le, ou réessayez quand il sera terminé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>Nothing changed. Try again when it has ended.</source>
            <translation>Rien n’a changé. Réessayez quand ce sera terminé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>The workspace in {parent} is open in {who}.</source>
            <translation>L’espace de travail dans {parent} est ouvert dans {who}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>another part of this process</source>
            <translation>une autre partie de ce processus</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>another process</source>
            <translation>un autre processus</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>process {pid}</source>
            <translation>le processus {pid}</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>A displayed total is wrong.</source>
            <translation>Un total affiché est faux.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>A hint points to {digest}…, which is missing.</source>
            <translation>Une indication renvoie à l’entrée {digest}…, qui est manquante.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>A snapshot belongs to session {key}, which is missing.</source>
            <translation>Un instantané appartient à la session {key}, qui est manquante.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Counts of uses are too high.</source>
            <translation>Les nombres d’utilisations sont trop élevés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Event {seq} of session {session}: {problem}</source>
            <translation>Événement {seq} de la session {session} : {problem}</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Its content may be lost. `check --repair` keeps the readable part.</source>
            <translation>Son contenu est peut-être perdu. `check --repair` garde la partie lisible.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Its title and times are lost.</source>
            <translation>Son titre et ses heures sont perdus.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Its tool, times, and counts are lost.</source>
            <translation>Son outil, ses heures et ses nombres sont perdus.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>New entries could overwrite old ones.</source>
            <translation>De nouvelles entrées pourraient en écraser d’anciennes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Nothing changed. `check --repair` rebuilds the database from readable data.</source>
            <translation>Rien n’a changé. `check --repair` reconstruit la base de données à partir des données lisibles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Nothing is displayed incorrectly.</source>
            <translation>Rien n’est affiché de façon incorrecte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Opening the workspace sets the mark again.</source>
            <translation>L’ouverture de l’espace de travail remet la marque.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Search may not find this entry.</source>
            <translation>La recherche peut ne pas trouver cette entrée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Session {session} {what}.</source>
            <translation>La session {session} {what}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The counters are behind the numbers in use.</source>
            <translation>Les compteurs sont en retard sur les numéros utilisés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The end of the database's log is gone. Everything before it is intact.</source>
            <translation>La fin du journal de la base de données a disparu. Tout ce qui précède est intact.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The entry is indexed twice.</source>
            <translation>L’entrée est indexée deux fois.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The entry takes space and can be recalled only by its hash.</source>
            <translation>L’entrée prend de la place et ne peut être rappelée que par son empreinte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The list of its uses is incomplete.</source>
            <translation>La liste de ses utilisations est incomplète.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The next version takes more space.</source>
            <translation>La version suivante prend plus de place.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The number of its uses is wrong.</source>
            <translation>Le nombre de ses utilisations est faux.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The old database is kept as db.before-repair-… in the workspace's data. `check --acknowledge` ends this report.</source>
            <translation>L’ancienne base de données reste sous db.before-repair-… dans les données de l’espace de travail. `check --acknowledge` met fin à ce signalement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The record of {short}… is damaged.</source>
            <translation>L’enregistrement de {short}… est endommagé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The session is shown with a gap there.</source>
            <translation>La session est affichée avec un trou à cet endroit.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The session isn't listed.</source>
            <translation>La session n’est pas listée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The snapshot only takes space.</source>
            <translation>L’instantané ne fait que prendre de la place.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The store counts {said} for {name}, but the entries add up to {counted}.</source>
            <translation>Le stockage compte {said} pour {name}, mais le total des entrées est {counted}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The store in {folder} isn't marked as complete.</source>
            <translation>Le stockage dans {folder} n’est pas marqué comme complet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The store's counters are lost.</source>
            <translation>Les compteurs du stockage sont perdus.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The use of {digest}… by event {seq} of {session} isn't recorded.</source>
            <translation>L’utilisation de {digest}… par l’événement {seq} de {session} n’est pas enregistrée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The workspace doesn't open.</source>
            <translation>L’espace de travail ne s’ouvre pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>These events aren't shown.</source>
            <translation>Ces événements ne sont pas affichés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>has a damaged head</source>
            <translation>a un en-tête endommagé</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>has a different length than when it was stored</source>
            <translation>a une autre longueur que lors de son stockage</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>has events after its head</source>
            <translation>a des événements après son en-tête</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>has events but no head</source>
            <translation>a des événements mais pas d’en-tête</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>is damaged</source>
            <translation>est endommagée</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>is listed but missing</source>
            <translation>est dans la liste mais introuvable</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>is of an unknown kind</source>
            <translation>est d’un type inconnu</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{at}: {text}</source>
            <translation>{at} : {text}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{count} uses of {short}… are recorded, but the entry is missing.</source>
            <extracomment>One: {count} use of {short}… is recorded, but the entry is missing.</extracomment>
            <translation>
                <numerusform>{count} utilisation de {short}… est enregistrée, mais l’entrée est manquante.</numerusform>
                <numerusform>{count} utilisations de {short}… sont enregistrées, mais l’entrée est manquante.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{digest}… is at a wrong place in the change feed.</source>
            <translation>L’entrée {digest}… est mal placée dans le flux des modifications.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{missing} saved steps after step {step} are missing.</source>
            <translation>Il manque {missing} étapes enregistrées après l’étape {step}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{noted} recorded uses belong to no event.</source>
            <translation>{noted} utilisations enregistrées n’appartiennent à aucun événement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{short}… counts {refs} uses, but {count} are recorded.</source>
            <translation>L’entrée {short}… compte {refs} utilisations, mais {count} sont enregistrées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{short}… is missing from the change feed.</source>
            <translation>L’entrée {short}… manque dans le flux des modifications.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{short}… is stored but not listed.</source>
            <translation>L’entrée {short}… est stockée mais pas listée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>A block of the database's files with {room} is damaged.</source>
            <translation>Un bloc des fichiers de la base de données ({room}) est endommagé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>Its known contents are listed below. The rest was read.</source>
            <translation>Son contenu connu est listé ci-dessous. Le reste a été lu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>This entry is damaged. Restoring a file with the same bytes repairs it.</source>
            <translation>Cette entrée est endommagée. Restaurer un fichier avec les mêmes octets la répare.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>contents</source>
            <translation>contenus</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>entries</source>
            <translation>entrées</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>events</source>
            <translation>événements</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>hints</source>
            <translation>indications</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>incidents</source>
            <translation>incidents</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>pieces of large contents</source>
            <translation>morceaux de grands contenus</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>references</source>
            <translation>références</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>session heads</source>
            <translation>en-têtes de sessions</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>snapshots</source>
            <translation>instantanés</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>the change feed</source>
            <translation>flux des modifications</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>token counts</source>
            <translation>nombres de tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>unnamed</source>
            <translation>sans nom</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>{digest}… ({entry}) {problem}.</source>
            <translation>L’entrée {digest}… ({entry}) {problem}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The database's file {name} has no readable index.</source>
            <translation>Le fichier {name} de la base de données n’a pas d’index lisible.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The database's file {name} is missing.</source>
            <translation>Le fichier {name} de la base de données manque.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The database's file {name} was cut off: {size} of {listed} bytes are left.</source>
            <translation>Le fichier {name} de la base de données a été coupé : il reste {size} octets sur {listed}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The database's log {name} is damaged.</source>
            <translation>Le journal {name} de la base de données est endommagé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The list of the database's tables (MANIFEST) is missing or damaged.</source>
            <translation>La liste des tables de la base de données (MANIFEST) manque ou est endommagée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/export.py" />
            <source>The content is damaged or missing.</source>
            <translation>Le contenu est endommagé ou manquant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/frozen_store.py" />
            <source>The database in {place} is damaged: {why}.</source>
            <translation>La base de données dans {place} est endommagée : {why}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/garbage_mark.py" />
            <source>Nothing was removed. Can't read event {seq} of session {session}, so the entries it uses are unknown ({problem})</source>
            <translation>Rien n’a été supprimé. Impossible de lire l’événement {seq} de la session {session}, donc les entrées qu’il utilise sont inconnues ({problem})</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/garbage_mark.py" />
            <source>Run `helix-desktop check`, or delete that session if you no longer need it.</source>
            <translation>Exécutez `helix-desktop check`, ou supprimez cette session si vous n’en avez plus besoin.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/garbage_mark.py" />
            <source>The session's head doesn't match its records.</source>
            <translation>L’en-tête de la session ne correspond pas à ses enregistrements.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_cleaning.py" />
            <source>Nothing was imported. Helix Desktop doesn't write such sessions.</source>
            <translation>Rien n’a été importé. Helix Desktop n’écrit pas de telles sessions.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_cleaning.py" />
            <source>Session {session} doesn't begin with its start.</source>
            <translation>La session {session} ne commence pas par son début.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Choose the folder that contains workspace.json.</source>
            <translation>Choisissez le dossier qui contient workspace.json.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Its workspace.json was changed.</source>
            <translation>Son workspace.json a été modifié.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Nothing changed. Update Helix to import it.</source>
            <translation>Rien n’a changé. Mettez Helix à jour pour l’importer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Nothing was imported. Choose a folder that Helix Desktop exported.</source>
            <translation>Rien n’a été importé. Choisissez un dossier exporté par Helix Desktop.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Nothing was imported. Replace the link with the folder itself.</source>
            <translation>Rien n’a été importé. Remplacez le lien par le dossier lui-même.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>The export contains an invalid session name.</source>
            <translation>L’export contient un nom de session non valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>The export in {source} was written by a newer Helix Desktop.</source>
            <translation>L’export dans {source} a été écrit par une version plus récente de Helix Desktop.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>{folder} is a symbolic link.</source>
            <translation>{folder} est un lien symbolique.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>{path} isn't a valid export list: {error}.</source>
            <translation>{path} n’est pas une liste d’export valide : {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>{source} isn't an export of Helix Desktop.</source>
            <translation>{source} n’est pas un export de Helix Desktop.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>A line is an event of an unknown kind.</source>
            <translation>Une ligne est un événement d’un type inconnu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>A line isn't an event: {error}.</source>
            <translation>Une ligne n’est pas un événement : {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>A line names an invalid cache entry.</source>
            <translation>Une ligne désigne une entrée de cache non valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>A line was changed: its SHA-256 differs.</source>
            <translation>Une ligne a été modifiée : son SHA-256 diffère.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>Events {name} of version {version} come from a newer version.</source>
            <translation>Les événements {name} de version {version} viennent d’une version plus récente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>Out of order.</source>
            <translation>Dans le désordre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>Event {seq} of session {name} is lost.</source>
            <translation>L’événement {seq} de la session {name} est perdu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>More may be lost, and how much is unknown.</source>
            <translation>D’autres pertes sont possibles, en nombre inconnu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>Session {name} “{title}” is lost.</source>
            <translation>La session {name} « {title} » est perdue.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>The readable part is still in the database that was set aside.</source>
            <translation>La partie lisible est toujours dans la base de données mise de côté.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>The workspace was repaired: kept {entries} entries and {events} events, {count} known losses.</source>
            <translation>L’espace de travail a été réparé : {entries} entrées et {events} événements conservés, {count} pertes connues.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>{count} more files.</source>
            <extracomment>One: {count} more file.</extracomment>
            <translation>
                <numerusform>{count} fichier de plus.</numerusform>
                <numerusform>{count} fichiers de plus.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>{digest}… ({entry}) is lost.</source>
            <translation>L’entrée {digest}… ({entry}) est perdue.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>{digest}… is lost; event {seq} of session {owner} names it.</source>
            <translation>L’entrée {digest}… est perdue ; l’événement {seq} de la session {owner} la désigne.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>Session {session} is still being written to.</source>
            <translation>La session {session} est encore en cours d’écriture.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>Stop its turn first, then delete it.</source>
            <translation>Arrêtez d’abord son tour, puis supprimez-la.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>The search didn't finish, so not all matching entries are known.</source>
            <translation>La recherche ne s’est pas terminée, donc les entrées correspondantes ne sont pas toutes connues.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>Wait until the search index is ready, or use a simpler filter.</source>
            <translation>Attendez que l’index de recherche soit prêt, ou utilisez un filtre plus simple.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>A block of the database's files with events is damaged.</source>
            <translation>Un bloc des fichiers de la base de données (événements) est endommagé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>Nothing changed. Free disk space, or copy the folder to a larger disk.</source>
            <translation>Rien n’a changé. Libérez de l’espace disque, ou copiez le dossier sur un disque plus grand.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>Nothing changed. Restore the workspace from a backup.</source>
            <translation>Rien n’a changé. Restaurez l’espace de travail depuis une sauvegarde.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>Repairing {folder} needs {needed} of free disk space, but only {free} is free.</source>
            <translation>Réparer {folder} nécessite {needed} d’espace disque libre, mais il n’y en a que {free}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>The repaired copy of {folder} isn't correct: {wrong}</source>
            <translation>La copie réparée de {folder} n’est pas correcte : {wrong}</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>{count} MB</source>
            <translation>{count} Mo</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Choose a folder outside it.</source>
            <translation>Choisissez un dossier en dehors.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Existing data is unchanged.</source>
            <translation>Les données existantes sont inchangées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Nothing changed. Choose a new or empty folder.</source>
            <translation>Rien n’a changé. Choisissez un dossier nouveau ou vide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Nothing was imported. Make it again, then import it.</source>
            <translation>Rien n’a été importé. Refaites-la, puis importez-la.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Stopped.</source>
            <translation>Arrêté.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>The backup or export in {folder} was not finished.</source>
            <translation>La sauvegarde ou l’export dans {folder} n’a pas été terminé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>{folder} is inside {source}.</source>
            <translation>{folder} est à l’intérieur de {source}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>{folder} is not empty.</source>
            <translation>{folder} n’est pas vide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>Create the workspace or check the path.</source>
            <translation>Créez l’espace de travail ou vérifiez le chemin.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <location filename="helix_desktop/store/records.py" />
            <source>Nothing changed. Run `helix-desktop check --repair`, which works on a copy.</source>
            <translation>Rien n’a changé. Exécutez `helix-desktop check --repair`, qui travaille sur une copie.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>Nothing was created in its place. Restore it from a backup, or choose another folder.</source>
            <translation>Rien n’a été créé à sa place. Restaurez-le depuis une sauvegarde, ou choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>Nothing was created in its place. Restore it from a backup.</source>
            <translation>Rien n’a été créé à sa place. Restaurez-le depuis une sauvegarde.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>The database in {folder} has lost its first records.</source>
            <translation>La base de données dans {folder} a perdu ses premiers enregistrements.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>The database in {folder} is gone.</source>
            <translation>La base de données dans {folder} a disparu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>The workspace in {folder} was complete, but its database is gone.</source>
            <translation>L’espace de travail dans {folder} était complet, mais sa base de données a disparu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>There is no workspace data in {folder}.</source>
            <translation>Il n’y a pas de données d’espace de travail dans {folder}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/partial_replies.py" />
            <source>The disk isn't responding.</source>
            <translation>Le disque ne répond pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/partial_replies.py" />
            <source>The file doesn't start with a request.</source>
            <translation>Le fichier ne commence pas par une requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/partial_replies.py" />
            <source>The file has more than {most} MB.</source>
            <translation>Le fichier dépasse {most} Mo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>A record of the store ({name}) is damaged.</source>
            <translation>Un enregistrement du stockage ({name}) est endommagé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>Nothing changed. Choose another folder.</source>
            <translation>Rien n’a changé. Choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>Nothing changed. Update Helix to open it.</source>
            <translation>Rien n’a changé. Mettez Helix à jour pour l’ouvrir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>Nothing was erased. `helix-desktop check --deep` lists what is damaged.</source>
            <translation>Rien n’a été effacé. `helix-desktop check --deep` liste ce qui est endommagé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>The folder {where} contains a database that Helix Desktop didn't create.</source>
            <translation>Le dossier {where} contient une base de données que Helix Desktop n’a pas créée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>The store in {where} doesn't say which program wrote it.</source>
            <translation>Le stockage dans {where} n’indique pas quel programme l’a écrit.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>The store in {where} was written by a newer Helix Desktop (format {version}, this one knows {known}).</source>
            <translation>Le stockage dans {where} a été écrit par une version plus récente de Helix Desktop (format {version}, celle-ci connaît {known}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/index.py" />
            <source>Can't replace the search index file.</source>
            <translation>Impossible de remplacer le fichier de l’index de recherche.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/index.py" />
            <source>Can't store the search index here. Search still works, but slower.</source>
            <translation>Impossible de stocker l’index de recherche ici. La recherche fonctionne quand même, plus lentement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/index.py" />
            <source>Can't write the search index to this disk. Search still works, but slower.</source>
            <translation>Impossible d’écrire l’index de recherche sur ce disque. La recherche fonctionne quand même, plus lentement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/index.py" />
            <location filename="helix_desktop/store/search/search.py" />
            <source>The workspace is closed.</source>
            <translation>L’espace de travail est fermé.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/search/search.py" />
            <source>Search stopped after {count} entries.</source>
            <extracomment>One: Search stopped after {count} entry.</extracomment>
            <translation>
                <numerusform>Recherche arrêtée après {count} entrée.</numerusform>
                <numerusform>Recherche arrêtée après {count} entrées.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/search.py" />
            <source>The regular expression stopped after {seconds} seconds and {looked} entries.</source>
            <translation>L’expression régulière s’est arrêtée après {seconds} secondes et {looked} entrées.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/search/search.py" />
            <source>The regular expression took too long in {count} entries.</source>
            <extracomment>One: The regular expression took too long in {count} entry.</extracomment>
            <translation>
                <numerusform>L’expression régulière a pris trop de temps dans {count} entrée.</numerusform>
                <numerusform>L’expression régulière a pris trop de temps dans {count} entrées.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/search.py" />
            <source>The search index is catching up, so this search was slower.</source>
            <translation>L’index de recherche rattrape son retard, donc cette recherche a été plus lente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/search.py" />
            <source>The workspace was closed.</source>
            <translation>L’espace de travail a été fermé.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/search/search.py" />
            <source>{count} damaged entries couldn't be searched.</source>
            <extracomment>One: {count} damaged entry couldn't be searched.</extracomment>
            <translation>
                <numerusform>{count} entrée endommagée n’a pas pu être parcourue.</numerusform>
                <numerusform>{count} entrées endommagées n’ont pas pu être parcourues.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/workspace_store.py" />
            <source>The last step before the disk filled up was saved after all.</source>
            <translation>La dernière étape avant que le disque soit plein a finalement été enregistrée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/workspace_store.py" />
            <source>{seen} saved steps after step {step} are missing: the end of the database's log is gone. Everything before it is intact.</source>
            <translation>Il manque {seen} étapes enregistrées après l’étape {step} : la fin du journal de la base de données a disparu. Tout ce qui précède est intact.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/writer.py" />
            <source>The store in {parent} has lost its counters.</source>
            <translation>Le stockage dans {parent} a perdu ses compteurs.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/command_shell.py" />
            <source>Commands need Git Bash or PowerShell 7, and neither was found. Install Git for Windows or PowerShell 7, and start Helix again.</source>
            <translation>Les commandes ont besoin de Git Bash ou de PowerShell 7, et aucun des deux n’a été trouvé. Installez Git pour Windows ou PowerShell 7, puis redémarrez Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/documents/document_reader.py" />
            <source>The reading of the document was stopped.</source>
            <translation>La lecture du document a été arrêtée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Apply the code again to see the present changes.</source>
            <translation>Appliquez de nouveau le code pour voir les modifications actuelles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Ask for one patch for each file.</source>
            <translation>Demandez un patch par fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Change {number} of the patch doesn't fit the file.</source>
            <translation>La modification {number} du patch ne correspond pas au fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Choose another file.</source>
            <translation>Choisissez un autre fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Choose the file that the patch changes.</source>
            <translation>Choisissez le fichier que le patch modifie.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Edit it by hand.</source>
            <translation>Modifiez-le à la main.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Its lines must be in the file exactly once. Ask for a new patch.</source>
            <translation>Ses lignes doivent figurer une seule fois dans le fichier. Demandez un nouveau patch.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>The encoding of {path} ({name}) lacks a character of the code.</source>
            <translation>Il manque un caractère du code dans l’encodage de {path} ({name}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>The file has too many lines for a patch.</source>
            <translation>Le fichier a trop de lignes pour un patch.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>The patch changes several files.</source>
            <translation>Le patch modifie plusieurs fichiers.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>There is no file {path} for the patch.</source>
            <translation>Il n’y a pas de fichier {path} pour le patch.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Use Save as… if you want the code in that file.</source>
            <translation>Utilisez « Enregistrer sous… » si vous voulez le code dans ce fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} changed in the meantime, so Helix left it alone.</source>
            <translation>{path} a changé entre-temps, donc Helix n’y a pas touché.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>{path} is too large: code is applied to files of up to 1 MB.</source>
            <translation>{path} est trop volumineux : le code s’applique à des fichiers de 1 Mo au plus.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>{path} isn't text.</source>
            <translation>{path} n’est pas du texte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>{path} starts programs, holds keys, or tells agents what to do, so code isn't applied there.</source>
            <translation>{path} lance des programmes, contient des clés ou donne des consignes aux agents, donc le code n’y est pas appliqué.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>Change it with a command.</source>
            <translation>Modifiez-le avec une commande.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>{path} cannot be read, so what it holds could not be kept. It is as it was.</source>
            <translation>{path} est illisible, donc son contenu n’a pas pu être conservé. Il est inchangé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>{path} has {size} bytes. What a file holds is kept before it is changed, up to {most} bytes; it is as it was.</source>
            <translation>{path} a {size} octets. Le contenu d’un fichier est conservé avant d’être modifié, jusqu’à {most} octets ; il est inchangé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>{path} is as it was: what it holds could not be kept first.</source>
            <translation>{path} est inchangé : son contenu n’a pas pu être conservé d’abord.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} leads elsewhere now; nothing was written.</source>
            <translation>{path} mène maintenant ailleurs ; rien n’a été écrit.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>{path} was changed meanwhile; nothing was written.</source>
            <translation>{path} a été modifié entre-temps ; rien n’a été écrit.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>Ask the user.</source>
            <translation>Demandez à l’utilisateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>Make a copy of it under a new name instead.</source>
            <translation>Faites-en plutôt une copie sous un nouveau nom.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>Read it again first.</source>
            <translation>Relisez-le d’abord.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>{path} has {count} names (hard links); writing it would change or cut off the others.</source>
            <translation>{path} a {count} noms (liens physiques) ; l’écrire modifierait ou détacherait les autres.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>{path} is read-only and unchanged.</source>
            <translation>{path} est en lecture seule et inchangé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>{path} was changed by another program in the meantime, so Helix left it alone.</source>
            <translation>{path} a été modifié par un autre programme entre-temps, donc Helix n’y a pas touché.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>Restore the whole file.</source>
            <translation>Restaurez le fichier entier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>Single changes of {path} can't be separated.</source>
            <translation>Les modifications de {path} ne peuvent pas être séparées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>There are too many copies of {path} already.</source>
            <translation>Il y a déjà trop de copies de {path}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} appeared in the meantime, so Helix left it alone.</source>
            <translation>{path} est apparu entre-temps, donc Helix n’y a pas touché.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} didn't exist before.</source>
            <translation>{path} n’existait pas avant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} isn't text that can be merged.</source>
            <translation>{path} n’est pas un texte qui peut être fusionné.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_tree.py" />
            <source>The braces of the pattern stand for too many.</source>
            <translation>Les accolades du motif représentent trop de possibilités.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_tree.py" />
            <source>The pattern has {count} characters, {longest} are possible.</source>
            <translation>Le motif a {count} caractères ; {longest} sont possibles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_tree.py" />
            <source>Use * instead.</source>
            <translation>Utilisez * à la place.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>A part of {path} is not a folder.</source>
            <translation>Une partie de {path} n’est pas un dossier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>A path cannot hold a null character.</source>
            <translation>Un chemin ne peut pas contenir de caractère nul.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Can't open the project folder.</source>
            <translation>Impossible d’ouvrir le dossier du projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Make room first.</source>
            <translation>Faites d’abord de la place.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>The disk is full; {path} is as it was.</source>
            <translation>Le disque est plein ; {path} est inchangé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>There is no {path}.</source>
            <translation>{path} n’existe pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Use a path relative to that folder.</source>
            <translation>Utilisez un chemin relatif à ce dossier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Use list_files to see what is in it.</source>
            <translation>Utilisez list_files pour voir ce qu’il contient.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Use list_files to see what is there.</source>
            <translation>Utilisez list_files pour voir ce qui s’y trouve.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} cannot be opened: {reason}.</source>
            <translation>Impossible d’ouvrir {path} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} is a folder.</source>
            <translation>{path} est un dossier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} is being renamed all the time.</source>
            <translation>{path} est renommé sans arrêt.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} is not a regular file (a pipe, device, socket or folder).</source>
            <translation>{path} n’est pas un fichier ordinaire (tube, périphérique, socket ou dossier).</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} leads out of the workspace folder.</source>
            <translation>{path} mène hors du dossier de l’espace de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} lies on a disk that cannot be written.</source>
            <translation>{path} se trouve sur un disque protégé en écriture.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} runs in a circle of symbolic links.</source>
            <translation>{path} forme une boucle de liens symboliques.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path}… goes through too many folders.</source>
            <translation>{path}… traverse trop de dossiers.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/project_root.py" />
            <source>Its hooks and settings could run programs later, outside the sandbox.</source>
            <translation>Ses hooks et ses paramètres pourraient lancer des programmes plus tard, hors du bac à sable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/project_root.py" />
            <source>{parts} is the inside of a repository, which tools do not write.</source>
            <translation>{parts} fait partie des fichiers internes d’un dépôt, que les outils ne modifient pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/project_root.py" />
            <source>{parts} is {name}, which tools do not write.</source>
            <translation>{parts} est {name}, que les outils ne modifient pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/project_root.py" />
            <source>{path} belongs to Helix Desktop itself; tools leave it alone.</source>
            <translation>{path} appartient à Helix Desktop lui-même ; les outils n’y touchent pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>Could run programs later, outside the sandbox.</source>
            <translation>Pourrait lancer des programmes plus tard, hors du bac à sable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>Put / between folders; choose a plain name.</source>
            <translation>Mettez / entre les dossiers ; choisissez un nom simple.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>Show the user what you would write there.</source>
            <translation>Montrez à l’utilisateur ce que vous y écririez.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{parts} belongs to {part}, which tools do not write.</source>
            <translation>{parts} appartient à {part}, que les outils ne modifient pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{parts} is not written: instructions for agents include it.</source>
            <translation>{parts} n’est pas écrit : des instructions pour agents l’incluent.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{parts} is not written: {part} starts programs, holds keys or tells agents what to do.</source>
            <translation>{parts} n’est pas écrit : {part} démarre des programmes, contient des clés ou dit aux agents quoi faire.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{path} cannot be a file here: {odd}.</source>
            <translation>{path} ne peut pas être un fichier ici : {odd}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{path} is not made: {reason}.</source>
            <translation>{path} n’a pas été créé : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>A branch can't be named {name} beside the branch {other}.</source>
            <translation>Une branche ne peut pas s’appeler {name} à côté de la branche {other}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Can't write to {folder}, where the worktree would be.</source>
            <translation>Impossible d’écrire dans {folder}, où serait le worktree.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Choose another name.</source>
            <translation>Choisissez un autre nom.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Commit something first.</source>
            <translation>Faites d’abord un commit.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git can't create the worktree {folder}: {reason}</source>
            <translation>Git ne peut pas créer le worktree {folder} : {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git can't tell what is uncommitted in {folder}: {reason}</source>
            <translation>Git ne peut pas indiquer ce qui est sans commit dans {folder} : {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git did not answer: {reason}</source>
            <translation>Git n’a pas répondu : {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git did not merge {branch}: {reason}</source>
            <translation>Git n’a pas fusionné {branch} : {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git did not remove {folder}: {reason}</source>
            <translation>Git n’a pas supprimé {folder} : {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git doesn't take {name} as the name of a branch.</source>
            <translation>Git n’accepte pas {name} comme nom de branche.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git is not installed.</source>
            <translation>Git n’est pas installé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Install git, then try again.</source>
            <translation>Installez git, puis réessayez.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Its branch {branch} may still be there. Start a new session.</source>
            <translation>Sa branche {branch} existe peut-être encore. Démarrez une nouvelle session.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing changed. Choose another name, or start an ordinary session.</source>
            <translation>Rien n’a changé. Choisissez un autre nom, ou démarrez une session ordinaire.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing was merged.</source>
            <translation>Rien n’a été fusionné.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing was merged. Let Helix merge {into} into {branch} in this session first.</source>
            <translation>Rien n’a été fusionné. Dans cette session, laissez d’abord Helix fusionner {into} dans {branch}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing was removed.</source>
            <translation>Rien n’a été supprimé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing was removed. Run `git branch NAME {commit}` in the project folder first.</source>
            <translation>Rien n’a été supprimé. Exécutez d’abord `git branch NAME {commit}` dans le dossier du projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Open that folder as a workspace to work in worktrees.</source>
            <translation>Ouvrez ce dossier comme espace de travail pour travailler avec des worktrees.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Open the folder of the main repository as a workspace.</source>
            <translation>Ouvrez le dossier du dépôt principal comme espace de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Run `git init` there first.</source>
            <translation>Exécutez-y d’abord `git init`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The branch {branch} does not exist.</source>
            <translation>La branche {branch} n’existe pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The folder {folder} is gone.</source>
            <translation>Le dossier {folder} a disparu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder has an unfinished merge, rebase or revert.</source>
            <translation>Une fusion, un rebase ou un revert est inachevé dans le dossier du projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder has uncommitted changes of the same files: {files}</source>
            <translation>Le dossier du projet a des modifications sans commit dans les mêmes fichiers : {files}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is a bare repository, without a work tree.</source>
            <translation>Le dossier du projet est un dépôt nu, sans arbre de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is itself a worktree or a submodule.</source>
            <translation>Le dossier du projet est lui-même un worktree ou un sous-module.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is not in a git repository.</source>
            <translation>Le dossier du projet n’est pas dans un dépôt git.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is on no branch now.</source>
            <translation>Le dossier du projet n’est actuellement sur aucune branche.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is only a part of the repository {top}.</source>
            <translation>Le dossier du projet n’est qu’une partie du dépôt {top}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The repository has no commits yet.</source>
            <translation>Le dépôt n’a pas encore de commits.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The worktree has commits that are on no branch, the last one is {commit}.</source>
            <translation>Le worktree a des commits qui ne sont sur aucune branche, le dernier étant {commit}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The worktree has files that are not committed: {files}</source>
            <translation>Le worktree a des fichiers qui ne sont pas dans un commit : {files}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The worktree is not on its branch {branch} now.</source>
            <translation>Le worktree n’est actuellement pas sur sa branche {branch}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The worktree of this session is gone: {folder}.</source>
            <translation>Le worktree de cette session a disparu : {folder}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>There is a branch {name} already.</source>
            <translation>Il y a déjà une branche {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>`git worktree repair` may help. Otherwise start a new session.</source>
            <translation>`git worktree repair` peut aider. Sinon, démarrez une nouvelle session.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>{branch} and {into} change the same lines of: {files}</source>
            <translation>{branch} et {into} modifient les mêmes lignes de ces fichiers : {files}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>{folder} is no worktree of the project folder any more.</source>
            <translation>{folder} n’est plus un worktree du dossier du projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>A .env file, which holds secrets.</source>
            <translation>Un fichier .env, qui contient des secrets.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Can't be read.</source>
            <translation>Illisible.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>Changed by a git command, and you haven't agreed to the new text.</source>
            <translation>Modifié par une commande git, et vous n’avez pas accepté le nouveau texte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>Not text.</source>
            <translation>Pas du texte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>This folder isn't trusted yet.</source>
            <translation>Ce dossier n’est pas encore de confiance.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>This folder isn't trusted.</source>
            <translation>Ce dossier n’est pas de confiance.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host.py" />
            <source>Server {name} isn't turned on.</source>
            <translation>Le serveur {name} n’est pas activé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host.py" />
            <source>The user must review it again.</source>
            <translation>L’utilisateur doit l’examiner de nouveau.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host.py" />
            <source>{tool} of {server} changed since you approved it.</source>
            <translation>{tool} de {server} a changé depuis que vous l’avez approuvé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host_limits.py" />
            <source>No model is available here.</source>
            <translation>Aucun modèle n’est disponible ici.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host_limits.py" />
            <source>There is no system keyring for the secrets of {server}.</source>
            <translation>Il n’y a pas de trousseau système pour les secrets de {server}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>Can't find the server's address. Check its URL and the connection.</source>
            <translation>L’adresse du serveur est introuvable. Vérifiez son URL et la connexion.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>Can't reach the server. Check that it runs, its URL, and the connection.</source>
            <translation>Impossible de joindre le serveur. Vérifiez qu’il est démarré, son URL et la connexion.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>Couldn't open an encrypted connection to the server. Check its URL: servers without https start with http://.</source>
            <translation>Impossible d’ouvrir une connexion chiffrée avec le serveur. Vérifiez son URL : celle d’un serveur sans https commence par http://.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The proxy opens no way to the server. Check this system's proxy.</source>
            <translation>Le proxy ne donne pas accès au serveur. Vérifiez le proxy de ce système.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The proxy requires authentication (status 407). Check this system's proxy.</source>
            <translation>Le proxy demande une authentification (statut 407). Vérifiez le proxy de ce système.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server had an internal error (status {status}). Try again later.</source>
            <translation>Le serveur a eu une erreur interne (statut {status}). Réessayez plus tard.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server redirects to {place} (status {status}), where Helix doesn't follow. If that is the right server, use that URL.</source>
            <translation>Le serveur redirige vers {place} (statut {status}), et Helix ne suit pas. Si c’est le bon serveur, utilisez cette URL.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server refuses access (status 403). Check what its token is allowed to do.</source>
            <translation>Le serveur refuse l’accès (statut 403). Vérifiez ce que permet son jeton d’accès.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server rejected the request (status {status}). Check its URL and headers.</source>
            <translation>Le serveur a refusé la requête (statut {status}). Vérifiez son URL et ses en-têtes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The server says: {said}</source>
            <translation>Le serveur dit : {said}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server wants you to sign in (status 401). Save its token with `helix-desktop servers secret SERVER Authorization`, as in `Bearer TOKEN`.</source>
            <translation>Le serveur demande de s’identifier (statut 401). Enregistrez son jeton d’accès avec `helix-desktop servers secret SERVER Authorization`, sous la forme `Bearer TOKEN`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server's rate limit is reached (status 429). Try again in {seconds} s.</source>
            <translation>La limite de débit du serveur est atteinte (statut 429). Réessayez dans {seconds} s.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server's rate limit is reached (status 429). Try again later.</source>
            <translation>La limite de débit du serveur est atteinte (statut 429). Réessayez plus tard.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>There is no MCP server at this address (status 404). Check the path of its URL, which often ends with /mcp.</source>
            <translation>Il n’y a pas de serveur MCP à cette adresse (statut 404). Vérifiez le chemin de son URL, qui finit souvent par /mcp.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>This address accepts no MCP messages (status {status}). Check its URL: it must be one for streamable HTTP, not for SSE.</source>
            <translation>Cette adresse n’accepte pas de messages MCP (statut {status}). Vérifiez son URL : elle doit être prévue pour HTTP streamable, pas pour SSE.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>This address answers with a web page, not as an MCP server. Check its URL, and whether this network requires sign-in.</source>
            <translation>Cette adresse répond par une page web, pas en serveur MCP. Vérifiez son URL, et si ce réseau demande de s’identifier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>This address doesn't answer as an MCP server, but with {kind}. Check its URL.</source>
            <translation>Cette adresse ne répond pas en serveur MCP, mais avec {kind}. Vérifiez son URL.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>This system doesn't trust the server's certificate. Check its URL and this system's certificates.</source>
            <translation>Ce système ne fait pas confiance au certificat du serveur. Vérifiez son URL et les certificats de ce système.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/message_filter.py" />
            <source>Can't understand the server's answer.</source>
            <translation>La réponse du serveur est incompréhensible.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>A form has {most} fields at most.</source>
            <translation>Un formulaire a au plus {most} champs.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>A model that is asked for a server has no tools.</source>
            <translation>Un modèle interrogé pour un serveur n’a pas d’outils.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>Forms can contain only text, numbers, yes/no, and choices.</source>
            <translation>Les formulaires ne peuvent contenir que du texte, des nombres, des oui/non et des choix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>From 1 to {most} messages and tokens for an answer.</source>
            <translation>De 1 à {most} messages et tokens pour une réponse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>More than {longest} characters.</source>
            <translation>Plus de {longest} caractères.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>Only text can be asked of a model here.</source>
            <translation>Ici, seul du texte peut être demandé à un modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>The form asks for fields that it does not have.</source>
            <translation>Le formulaire demande des champs qu’il n’a pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The arguments are not an object.</source>
            <translation>Les arguments ne sont pas un objet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <location filename="helix_desktop/tools/tool.py" />
            <source>The arguments are not valid JSON: {error}.</source>
            <translation>Les arguments ne sont pas du JSON valide : {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The call is over.</source>
            <translation>L’appel est terminé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The connection to the server ended.</source>
            <translation>La connexion au serveur a pris fin.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The server didn't answer in time.</source>
            <translation>Le serveur n’a pas répondu à temps.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The server's answer doesn't follow the protocol.</source>
            <translation>La réponse du serveur ne respecte pas le protocole.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>{server} didn't answer in time, so the call was canceled.</source>
            <translation>{server} n’a pas répondu à temps, donc l’appel a été annulé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_connection.py" />
            <source>The connection ended</source>
            <translation>La connexion a pris fin</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_connection.py" />
            <source>The server needs this variable.</source>
            <translation>Le serveur a besoin de cette variable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_connection.py" />
            <source>The server said: {said}</source>
            <translation>Le serveur a dit : {said}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_connection.py" />
            <source>The variable {name} is not set.</source>
            <translation>La variable {name} n’est pas définie.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>Can't find the server {server} ({reason}).</source>
            <translation>Serveur {server} introuvable ({reason}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>Its start command isn't approved.</source>
            <translation>Sa commande de démarrage n’est pas approuvée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>The server ended before it answered.</source>
            <translation>Le serveur s’est arrêté avant de répondre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>The server ended.</source>
            <translation>Le serveur s’est arrêté.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>The server has ended.</source>
            <translation>Le serveur n’est plus actif.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>The server {server} has been stopped.</source>
            <translation>Le serveur {server} a été arrêté.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>failing</source>
            <translation>en échec</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>needs approval</source>
            <translation>demande une approbation</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>ready</source>
            <translation>prêt</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>starting</source>
            <translation>démarrage</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>stopped</source>
            <translation>arrêté</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>{phase}: {reason}</source>
            <translation>{phase} : {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>{server} didn't start in time.</source>
            <translation>{server} n’a pas démarré à temps.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_process.py" />
            <source>Can't start {program}: {reason}.</source>
            <translation>Impossible de démarrer {program} : {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_process.py" />
            <source>Install the program, or enter its full path.</source>
            <translation>Installez le programme, ou saisissez son chemin complet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_process.py" />
            <source>There is no program {command}.</source>
            <translation>Il n’y a pas de programme {command}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Can read {held}, which contains secrets, and reach the network.</source>
            <translation>Peut lire {held}, qui contient des secrets, et accéder au réseau.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Fetches from an unusual address.</source>
            <translation>Lit depuis une adresse inhabituelle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Fetches from {host}, which learns everything in the address.</source>
            <translation>Lit depuis {host}, qui voit tout ce que contient l’adresse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Git would read {named}, which contains secrets and is hidden from commands. Once committed, commands can read it.</source>
            <translation>Git lirait {named}, qui contient des secrets et est caché aux commandes. Une fois qu’il est dans un commit, les commandes peuvent le lire.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Helix can't check commands for {shell}.</source>
            <translation>Helix ne peut pas vérifier les commandes de {shell}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Helix can't check it</source>
            <translation>Helix ne peut pas la vérifier</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Needs network access.</source>
            <translation>A besoin d’un accès réseau.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Reaches {host}: data can be sent there.</source>
            <translation>Atteint {host} : des données peuvent y être envoyées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Runs in the background until it ends or someone stops it.</source>
            <translation>Tourne en arrière-plan jusqu’à sa fin ou jusqu’à ce que quelqu’un l’arrête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>The sandbox can't create a work tree outside the project folder.</source>
            <translation>Le bac à sable ne peut pas créer d’arbre de travail hors du dossier du projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Would send a secret of this project elsewhere.</source>
            <translation>Enverrait ailleurs un secret de ce projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>`{server}` says that `{tool}` only reads. Its answer is outside content.</source>
            <translation>`{server}` indique que `{tool}` se contente de lire. Sa réponse est un contenu externe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>`{tool}` does more than read.</source>
            <translation>`{tool}` ne se contente pas de lire.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>it can carry data out</source>
            <translation>peut faire sortir des données</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>{mask} only hides a secret from you, and would be used as it is written here. `edit_file` and `write_file` can keep it in the file that it is from.</source>
            <translation>{mask} ne fait que vous cacher un secret et serait utilisé tel quel. `edit_file` et `write_file` peuvent le garder dans le fichier d’où il vient.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Can be read in two ways.</source>
            <translation>Peut se lire de deux façons.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Contains invisible characters.</source>
            <translation>Contient des caractères invisibles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Contains look-alike letters.</source>
            <translation>Contient des lettres trompeuses.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Has too many parts to check.</source>
            <translation>Comporte trop de parties pour être vérifiée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Longer than {longest} characters, too long to check.</source>
            <translation>Dépasse {longest} caractères, trop longue pour être vérifiée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>No rules are known for {shell}.</source>
            <translation>Aucune règle n’est connue pour {shell}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>The command is empty.</source>
            <translation>La commande est vide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Writes to `{target}`.</source>
            <translation>Écrit dans `{target}`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>`{name}` {trouble}.</source>
            <translation>`{name}` {trouble}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Changes permissions of a whole folder.</source>
            <translation>Change les permissions d’un dossier entier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes everything it finds.</source>
            <translation>Supprime tout ce qu’elle trouve.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes files that git doesn't track.</source>
            <translation>Supprime des fichiers que git ne suit pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes files.</source>
            <translation>Supprime des fichiers.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes folders with everything in them.</source>
            <translation>Supprime des dossiers avec tout leur contenu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes folders.</source>
            <translation>Supprime des dossiers.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Ends programs.</source>
            <translation>Met fin à des programmes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Overwrites files so that they can't be restored.</source>
            <translation>Écrase des fichiers sans restauration possible.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Publishes a package.</source>
            <translation>Publie un paquet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Publishes commits to another place.</source>
            <translation>Publie des commits ailleurs.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Replaces or deletes commits that were pushed.</source>
            <translation>Remplace ou supprime des commits déjà poussés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Sends data to another computer.</source>
            <translation>Envoie des données à un autre ordinateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Throws away changes or commits that git may not bring back.</source>
            <translation>Abandonne des modifications ou des commits que git ne pourra peut-être pas rétablir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Truncates files.</source>
            <translation>Tronque des fichiers.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Writes raw bytes over a file or a disk.</source>
            <translation>Écrit des octets bruts sur un fichier ou un disque.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Writes to GitHub in your name.</source>
            <translation>Écrit sur GitHub en votre nom.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>it replaces what was pushed</source>
            <translation>remplace ce qui a été poussé</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Changes permissions of the whole system or a home folder.</source>
            <translation>Change les permissions de tout le système ou d’un dossier personnel.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Deletes files all over the system.</source>
            <translation>Supprime des fichiers dans tout le système.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Deletes the system, a home folder, or anything an empty variable expands to.</source>
            <translation>Supprime le système, un dossier personnel, ou tout ce que désigne une variable vide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Fork bomb: multiplies until the computer freezes.</source>
            <translation>Fork bomb : se multiplie jusqu’à bloquer l’ordinateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Kills every running program.</source>
            <translation>Tue tous les programmes en cours.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Moves the system or a home folder.</source>
            <translation>Déplace le système ou un dossier personnel.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Shuts down the computer.</source>
            <translation>Éteint l’ordinateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Wipes a disk or changes its partitions.</source>
            <translation>Efface un disque ou change ses partitions.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Writes over a disk.</source>
            <translation>Écrit par-dessus un disque.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>Changes `{path}`.</source>
            <translation>Modifie `{path}`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>Names no file in the project folder, and this tool changes no others.</source>
            <translation>Ne désigne aucun fichier du dossier du projet, et cet outil n’en modifie pas d’autres.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>Would change git's or Helix's own settings.</source>
            <translation>Modifierait les paramètres de git ou de Helix lui-même.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>`{path}` contains a secret, which is hidden from the model.</source>
            <translation>`{path}` contient un secret, qui est caché au modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>`{path}` may contain a secret.</source>
            <translation>`{path}` peut contenir un secret.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>`{path}` starts programs or tells agents what to do, outside the sandbox.</source>
            <translation>`{path}` démarre des programmes ou dit aux agents quoi faire, hors du bac à sable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>it holds a secret</source>
            <translation>contient un secret</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>it steers programs</source>
            <translation>pilote des programmes</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/prefix_rules.py" />
            <source>`{lead}` followed by any other words. Only in the sandbox and in this workspace, not `{lead} &amp;&amp; …`.</source>
            <translation>`{lead}` suivi de n’importe quels autres mots. Seulement dans le bac à sable et dans cet espace de travail, pas `{lead} &amp;&amp; …`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>Asks to run without the sandbox, because this system's sandbox (Landlock) can't allow what it does. Nothing would restrict it.</source>
            <translation>Demande à s’exécuter sans le bac à sable, car celui de ce système (Landlock) ne peut pas permettre ce qu’elle fait. Rien ne la limiterait.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>No sandbox on this system: nothing restricts the command.</source>
            <translation>Pas de bac à sable sur ce système : rien ne limite la commande.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>The conversation contains outside content, and this call can send data out.</source>
            <translation>La conversation contient du contenu externe, et cet appel peut envoyer des données vers l’extérieur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>The sandbox is off for this workspace: nothing restricts the command.</source>
            <translation>Le bac à sable est désactivé pour cet espace de travail : rien ne limite la commande.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>The user always denies this</source>
            <translation>L’utilisateur refuse toujours ceci</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>You haven't trusted this folder yet.</source>
            <translation>Vous n’avez pas encore fait confiance à ce dossier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>a rule says to always ask</source>
            <translation>une règle impose de toujours demander</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>isn't a known read-only command</source>
            <translation>n’est pas une commande connue en lecture seule</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it contains invisible characters</source>
            <translation>contient des caractères invisibles</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it contains look-alike letters</source>
            <translation>contient des lettres trompeuses</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it may reach outside the project</source>
            <translation>peut sortir du projet</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it may read secrets</source>
            <translation>peut lire des secrets</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it uses sudo</source>
            <translation>utilise sudo</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>not for this kind of call</source>
            <translation>pas pour ce type d’appel</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>outside content is in the conversation</source>
            <translation>du contenu externe est dans la conversation</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>trust this folder first</source>
            <translation>faites d’abord confiance à ce dossier</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>{said} (`{shown}`).</source>
            <translation>{said} (`{shown}`).</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The file isn't a PNG, JPEG, GIF, or WebP image.</source>
            <translation>Le fichier n’est pas une image PNG, JPEG, GIF ou WebP.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image can't be made small enough.</source>
            <translation>Impossible de réduire suffisamment l’image.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image has no pixels.</source>
            <translation>L’image n’a pas de pixels.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image has too many pixels. Up to {most} are supported.</source>
            <translation>L’image a trop de pixels. Le maximum est de {most}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image has {size} bytes. Images of up to {most} bytes are supported.</source>
            <translation>L’image a {size} octets. Le maximum est de {most} octets.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image is damaged or incomplete.</source>
            <translation>L’image est endommagée ou incomplète.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/project_guides.py" />
            <source>From a folder of dependencies or one that git ignores, and you haven't agreed to use it.</source>
            <translation>Vient d’un dossier de dépendances ou ignoré par git, et vous n’avez pas accepté de l’utiliser.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/project_guides.py" />
            <source>From a nested repository that isn't yours, and you haven't agreed to use it.</source>
            <translation>Vient d’un dépôt imbriqué qui n’est pas le vôtre, et vous n’avez pas accepté de l’utiliser.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/project_guides.py" />
            <source>Same text as {name}.</source>
            <translation>Même texte que {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/folder_survey.py" />
            <source>Choose a smaller folder as the project folder.</source>
            <translation>Choisissez un dossier plus petit comme dossier du projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/folder_survey.py" />
            <source>The project folder contains more than {most} folders, too many to find what commands must not reach.</source>
            <translation>Le dossier du projet contient plus de {most} dossiers, trop pour trouver ce que les commandes ne doivent pas atteindre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_copy.py" />
            <source>Put what it leads to in its place.</source>
            <translation>Mettez à sa place ce vers quoi il mène.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_copy.py" />
            <source>Run `git pack-refs --all` yourself.</source>
            <translation>Exécutez `git pack-refs --all` vous-même.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_copy.py" />
            <source>The command was not run: `{path}` in the repository is a link.</source>
            <translation>La commande n’a pas été exécutée : `{path}` dans le dépôt est un lien.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_copy.py" />
            <source>The command was not run: the repository has too many branches, tags, or other files to be copied before.</source>
            <translation>La commande n’a pas été exécutée : le dépôt a trop de branches, d’étiquettes ou d’autres fichiers pour être copié avant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_files.py" />
            <source>The command left too many files in the repository.</source>
            <translation>La commande a laissé trop de fichiers dans le dépôt.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>A merge, rebase, or revert was unfinished then, or is now.</source>
            <translation>Une fusion, un rebase ou un revert était inachevé à ce moment, ou l’est maintenant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>Can't open the repository: {reason}</source>
            <translation>Impossible d’ouvrir le dépôt : {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>Finish or abort it with git.</source>
            <translation>Terminez-le ou abandonnez-le avec git.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>Git has removed what the earlier state needs.</source>
            <translation>Git a supprimé ce dont l’état antérieur a besoin.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>These were changed since: {names}.</source>
            <translation>Modifiés depuis : {names}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/layout.py" />
            <source>Commands can't run when the whole disk is the project folder.</source>
            <translation>Les commandes ne peuvent pas s’exécuter quand le disque entier est le dossier du projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/layout.py" />
            <source>Put the secrets into one folder, into version control or elsewhere; or choose a smaller folder as the project folder.</source>
            <translation>Placez les secrets dans un seul dossier, dans le contrôle de version ou ailleurs ; ou choisissez un dossier plus petit comme dossier du projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/layout.py" />
            <source>The command was not run: the project folder holds {count} places that it would have to be kept from, more than {most}.</source>
            <translation>La commande n’a pas été exécutée : le dossier du projet contient {count} emplacements dont il faudrait la tenir à l’écart, plus que {most}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/login_environment.py" />
            <source>{shell} didn't report its variables within {seconds} seconds.</source>
            <translation>{shell} n’a pas indiqué ses variables en {seconds} secondes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/mount_check.py" />
            <source>another command moves {place}</source>
            <translation>une autre commande déplace {place}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/mount_check.py" />
            <source>its mounts can't be checked</source>
            <translation>ses montages ne peuvent pas être vérifiés</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/network_entry.py" />
            <source>No port could be opened: {error}.</source>
            <translation>Aucun port n’a pu être ouvert : {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>Sandboxes are available on Linux only.</source>
            <translation>Les bacs à sable n’existent que sous Linux.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>doesn't run ({error}).</source>
            <translation>ne s’exécute pas ({error}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>needs version {oldest}, but the kernel offers {offered}.</source>
            <translation>nécessite la version {oldest}, mais le noyau offre {offered}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>no program to start it with.</source>
            <translation>aucun programme pour le démarrer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>not installed.</source>
            <translation>non installé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>not supported on this processor.</source>
            <translation>non pris en charge sur ce processeur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>too old.</source>
            <translation>trop ancien.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/process.py" />
            <source>The command could not be run.</source>
            <translation>La commande n’a pas pu être exécutée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox.py" />
            <source>The command could not be started.</source>
            <translation>La commande n’a pas pu être démarrée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Can end your other programs, because this system's Landlock is too old to prevent that.</source>
            <translation>Peut mettre fin à vos autres programmes, car le Landlock de ce système est trop ancien pour l’empêcher.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Can't change repositories, or editor, shell, and agent configuration. New ones are set aside for you. Only git in its own command can commit.</source>
            <translation>Ne peut pas modifier les dépôts ni la configuration de l’éditeur, du shell ou des agents. Les nouveaux fichiers de ce type sont mis de côté pour vous. Seul git, dans sa propre commande, peut faire un commit.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Can't see uncommitted files with secrets. Committed ones are readable, but removed from the output.</source>
            <translation>Ne voit pas les fichiers de secrets absents des commits. Ceux des commits sont lisibles, mais retirés de la sortie.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Can't touch git hooks and settings, or editor, shell, and agent configuration. New ones are set aside for you, unless git created them.</source>
            <translation>Ne peut pas toucher aux hooks et paramètres de git ni à la configuration de l’éditeur, du shell ou des agents. Les nouveaux sont mis de côté pour vous, sauf si git les a créés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Changes that commands make to files can't be undone.</source>
            <translation>Les modifications de fichiers par des commandes ne peuvent pas être annulées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Child processes are ended with the command.</source>
            <translation>Les processus enfants sont arrêtés avec la commande.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Child processes end with the command, and with Helix.</source>
            <translation>Les processus enfants s’arrêtent avec la commande, et avec Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Child processes end with the command.</source>
            <translation>Les processus enfants s’arrêtent avec la commande.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Commands run in Git Bash.</source>
            <translation>Les commandes s’exécutent dans Git Bash.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Commands run in PowerShell 7. Helix can't check them, so there is no “Always” for them.</source>
            <translation>Les commandes s’exécutent dans PowerShell 7. Helix ne peut pas les vérifier, donc « Toujours » n’est pas proposé pour elles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Every command you allow can reach the network, your files, and your keys.</source>
            <translation>Chaque commande que vous autorisez peut atteindre le réseau, vos fichiers et vos clés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>New editor or agent configuration files are set aside only when the command ends.</source>
            <translation>Les nouveaux fichiers de configuration de l’éditeur ou des agents ne sont mis de côté qu’à la fin de la commande.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>No network except the hosts you allow, and no access to other processes. Its own processes can reach each other.</source>
            <translation>Pas de réseau sauf les hôtes que vous autorisez, et pas d’accès aux autres processus. Ses propres processus peuvent communiquer entre eux.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>No network unless you allow it, not even to this computer.</source>
            <translation>Pas de réseau sans votre autorisation, pas même vers cet ordinateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>No sandbox: commands can do anything you can, so Helix asks before each one.</source>
            <translation>Pas de bac à sable : les commandes peuvent faire tout ce que vous pouvez faire, donc Helix demande avant chacune.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Not sandboxed: can do anything you can.</source>
            <translation>Hors bac à sable : peut faire tout ce que vous pouvez faire.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Nothing can be created, renamed, or deleted directly in folders that contain protected files (including the project folder), not even `target`, `node_modules`, or `build`, and their modes can't be changed. Folders below them have no such limits. Owners of files can't be changed. A command that fails for this reason may ask you to run without the sandbox.</source>
            <translation>Rien ne peut être créé, renommé ou supprimé directement dans les dossiers qui contiennent des fichiers protégés (y compris le dossier du projet), pas même `target`, `node_modules` ou `build`, et leurs modes ne peuvent pas être changés. Les dossiers en dessous n’ont pas ces limites. Les propriétaires des fichiers ne peuvent pas être changés. Une commande qui échoue pour cette raison peut vous demander l’autorisation de s’exécuter sans le bac à sable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Programs that exchange datagrams over sockets with a path don't work; programs that connect to each other do.</source>
            <translation>Les programmes qui échangent des datagrammes par des sockets avec un chemin ne fonctionnent pas ; ceux qui se connectent entre eux fonctionnent.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Programs that share memory between processes don't work.</source>
            <translation>Les programmes qui partagent de la mémoire entre processus ne fonctionnent pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Programs that talk to each other over sockets with a path don't work on this system.</source>
            <translation>Les programmes qui se connectent entre eux par des sockets avec un chemin ne fonctionnent pas sur ce système.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Reaches the whole network or nothing. Single hosts can't be allowed.</source>
            <translation>Atteint tout le réseau ou rien. Des hôtes précis ne peuvent pas être autorisés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Reads the system and your toolchains, but nothing else in home folders or on other disks.</source>
            <translation>Lit le système et vos chaînes d’outils, mais rien d’autre dans les dossiers personnels ni sur d’autres disques.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Sandboxed with Landlock: can write only in the project folder and the workspace's own home folder. Can't read yours, but sees other processes.</source>
            <translation>En bac à sable avec Landlock : écrit seulement dans le dossier du projet et dans le dossier personnel propre à l’espace de travail. Ne peut pas lire le vôtre, mais voit les autres processus.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Sandboxed: can write only in the project folder and the workspace's own home folder, and can't see yours.</source>
            <translation>En bac à sable : écrit seulement dans le dossier du projet et dans le dossier personnel propre à l’espace de travail, et ne voit pas le vôtre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Sees running programs and the names of protected files in the project folder.</source>
            <translation>Voit les programmes en cours et les noms des fichiers protégés du dossier du projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Writes only in the project folder and in the workspace's own home folder.</source>
            <translation>Écrit seulement dans le dossier du projet et dans le dossier personnel propre à l’espace de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Writes only in the project folder and in the workspace's own home folder; files in /tmp are discarded.</source>
            <translation>Écrit seulement dans le dossier du projet et dans le dossier personnel propre à l’espace de travail ; les fichiers de /tmp sont jetés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/windows_process.py" />
            <source>This shell is for Windows only.</source>
            <translation>Ce shell est réservé à Windows.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>A mask can be kept, moved in its file, or removed, but not copied.</source>
            <translation>Un masque peut être gardé, déplacé dans son fichier ou retiré, mais pas copié.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>A mask stands for its secret only in the file that it was read from. Read this file again, or write something else in its place.</source>
            <translation>Un masque ne représente son secret que dans le fichier où il a été lu. Relisez ce fichier, ou écrivez autre chose à sa place.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>Keep or remove all of these lines together.</source>
            <translation>Gardez ou retirez toutes ces lignes ensemble.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>Read the file again: there, each of them has its own mark.</source>
            <translation>Relisez le fichier : chacun y a sa propre marque.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>{mask} is one of several lines that stand for one secret in {path}; nothing was changed.</source>
            <translation>{mask} est l’une des lignes qui représentent un même secret dans {path} ; rien n’a été modifié.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>{mask} may stand for one of several secrets in {path}; nothing was changed.</source>
            <translation>{mask} peut représenter l’un de plusieurs secrets dans {path} ; rien n’a été modifié.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>{mask} stands for a hidden secret, but for none that is in {path} now; nothing was changed.</source>
            <translation>{mask} représente un secret caché, mais aucun qui soit maintenant dans {path} ; rien n’a été modifié.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>{mask} would be in {path} more often than its secret is now; nothing was changed.</source>
            <translation>{mask} serait dans {path} plus souvent que son secret maintenant ; rien n’a été modifié.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A list isn't closed on its line.</source>
            <translation>Une liste n’est pas fermée sur sa ligne.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A quotation mark isn't closed on its line.</source>
            <translation>Un guillemet n’est pas fermé sur sa ligne.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A second line of {mark} is missing.</source>
            <translation>Une deuxième ligne {mark} manque.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A value can't start with {quote}.</source>
            <translation>Une valeur ne peut pas commencer par {quote}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A value has {count} characters; the limit is {longest}.</source>
            <translation>Une valeur a {count} caractères ; la limite est de {longest}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Can't understand line {line}, or its field is repeated.</source>
            <translation>La ligne {line} est incompréhensible, ou son champ est répété.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Can't understand line {line}.</source>
            <translation>La ligne {line} est incompréhensible.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Can't understand the text below line {line}.</source>
            <translation>Le texte sous la ligne {line} est incompréhensible.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Larger than 64 KB.</source>
            <translation>Plus de 64 Ko.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>No description.</source>
            <translation>Pas de description.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>No instructions below the description.</source>
            <translation>Pas d’instructions sous la description.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>The file doesn't start with a line of {mark}.</source>
            <translation>Le fichier ne commence pas par une ligne {mark}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>The name may contain only letters, digits, spaces, dots, _, and -.</source>
            <translation>Le nom ne peut contenir que des lettres, chiffres, espaces, points, _ et -.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>The tools aren't a list of names.</source>
            <translation>Les outils ne forment pas une liste de noms.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Too many agents.</source>
            <translation>Trop d’agents.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>a list isn't allowed.</source>
            <translation>une liste n’est pas permise.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>{where} has the same name and comes first.</source>
            <translation>{where} a le même nom et passe avant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>Change other letters with a command that knows its encoding.</source>
            <translation>Modifiez les autres lettres avec une commande qui connaît leur encodage.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>Use write_file to make a file.</source>
            <translation>Utilisez write_file pour créer un fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>What stands there may be a part of other letters.</source>
            <translation>Ce qui s’y trouve peut faire partie d’autres lettres.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>{which} has no text to find.</source>
            <translation>{which} n’a pas de texte à trouver.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>{which} is not unique; nothing was changed.</source>
            <translation>{which} n’est pas unique ; rien n’a été modifié.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>{which} would change nothing: old and new text are the same.</source>
            <translation>{which} ne changerait rien : l’ancien et le nouveau texte sont identiques.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>{which}: the text to replace wasn't found. Nothing changed.</source>
            <translation>{which} : le texte à remplacer est introuvable. Rien n’a changé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/tool.py" />
            <source>The arguments are not valid JSON: {half} is half of a character.</source>
            <translation>Les arguments ne sont pas du JSON valide : {half} est une moitié de caractère.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/tool.py" />
            <source>The arguments do not fit: {error}.</source>
            <translation>Les arguments ne conviennent pas : {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/tool.py" />
            <source>Write the character itself, or both of its halves.</source>
            <translation>Écrivez le caractère lui-même ou ses deux moitiés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>Finished</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>Helix needs your approval</source>
            <translation>Helix attend votre approbation</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>Helix: {0} sessions running</source>
            <extracomment>One: Helix: {0} session running</extracomment>
            <translation>
                <numerusform>Helix : {0} session en cours</numerusform>
                <numerusform>Helix : {0} sessions en cours</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Quit</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>Show Helix</source>
            <translation>Afficher Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>“{0}” in {1} finished.</source>
            <translation>« {0} » dans {1} : session terminée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>“{0}” in {1} is waiting for your answer.</source>
            <translation>« {0} » dans {1} attend votre réponse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>A drive may hang there. Choose another folder, or try again later.</source>
            <translation>Il se trouve peut-être sur un lecteur bloqué. Choisissez un autre dossier ou réessayez plus tard.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Change now</source>
            <translation>Changer maintenant</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Change the language now?</source>
            <translation>Changer la langue maintenant ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Changing it now discards what you typed in settings: {0}. Otherwise it changes after a restart.</source>
            <translation>Changer maintenant abandonne ce que vous avez saisi dans les paramètres : {0}. Sinon, la langue change après un redémarrage.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Handover</source>
            <translation>Passation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Something went wrong.</source>
            <translation>Une erreur s’est produite.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>The folder {folder} doesn't answer.</source>
            <translation>Le dossier {folder} ne répond pas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Your saved work is safe. See the log in {0}.</source>
            <translation>Votre travail enregistré est en sécurité. Consultez le journal dans {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/error_window.py" />
            <location filename="helix_desktop/ui/cache/page.py" />
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/startup.py" />
            <source>Can't load a part of Helix Desktop: {error}.</source>
            <translation>Impossible de charger une partie de Helix Desktop : {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_check.py" />
            <source>The window shows only {count} colors, so it was not painted.</source>
            <translation>La fenêtre ne montre que {count} couleurs, donc elle n’a pas été dessinée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <location filename="helix_desktop/ui/cache/page.py" />
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <location filename="helix_desktop/ui/chat/cards/dock_card.py" />
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <location filename="helix_desktop/ui/widgets/buttons.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Commands that run in the background end with Helix.</source>
            <translation>Les commandes en arrière-plan prennent fin avec Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Helix is still working</source>
            <translation>Helix travaille encore</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>If you stop now, everything so far is kept and you can continue later.</source>
            <translation>Si vous arrêtez maintenant, tout ce qui est fait est conservé et vous pourrez continuer plus tard.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Keep running</source>
            <translation>Laisser tourner</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Quit without applying your changes?</source>
            <translation>Quitter sans appliquer vos modifications ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Quitting discards what you edited but did not apply: {0}.</source>
            <translation>Quitter supprime ce que vous avez modifié sans l’appliquer : {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Stop and quit</source>
            <translation>Arrêter et quitter</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <location filename="helix_desktop/ui/palette/item_sources.py" />
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Work can continue in the background. Use the tray icon to reopen the window.</source>
            <translation>Le travail peut continuer en arrière-plan. L’icône de la zone de notification rouvre la fenêtre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Work can continue while the window is minimized.</source>
            <translation>Le travail peut continuer lorsque la fenêtre est réduite.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>{0} commands are still running</source>
            <extracomment>One: {0} command is still running</extracomment>
            <translation>
                <numerusform>{0} commande est encore en cours</numerusform>
                <numerusform>{0} commandes sont encore en cours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>{0} sessions are still running</source>
            <extracomment>One: {0} session is still running</extracomment>
            <translation>
                <numerusform>{0} session est encore en cours</numerusform>
                <numerusform>{0} sessions sont encore en cours</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Archive</source>
            <translation>Archiver</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Archive workspace</source>
            <translation>Archiver l’espace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Archived and deleted workspaces…</source>
            <translation>Espaces archivés et supprimés…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/palette/item_sources.py" />
            <source>Can't read the workspace file</source>
            <translation>Fichier d’espace de travail illisible</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Can't read this workspace's file.</source>
            <translation>Impossible de lire le fichier de cet espace de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/window/main_window.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Choose a project folder</source>
            <translation>Choisir un dossier de projet</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Choose an empty folder for the export</source>
            <translation>Choisir un dossier vide pour l’export</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Choose an export or backup folder</source>
            <translation>Choisir un dossier d’export ou de sauvegarde</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Close without applying your changes?</source>
            <translation>Fermer sans appliquer vos modifications ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Closing the workspace discards what you typed in its settings: {0}.</source>
            <translation>Fermer l’espace de travail abandonne ce que vous avez saisi dans ses paramètres : {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Delete permanently</source>
            <translation>Supprimer définitivement</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Delete workspace “{0}”?</source>
            <translation>Supprimer l’espace de travail « {0} » ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Delete workspace…</source>
            <translation>Supprimer l’espace…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Delete “{0}” permanently?</source>
            <translation>Supprimer « {0} » définitivement ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Export</source>
            <translation>Exporter</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Export canceled</source>
            <translation>Export annulé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Export failed</source>
            <translation>Échec de l’export</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Export workspace…</source>
            <translation>Exporter l’espace…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Exported</source>
            <translation>Export terminé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Exporting</source>
            <translation>Export en cours</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Finished before it could be canceled.</source>
            <translation>Terminé avant d’avoir pu être annulé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Helix is working in this workspace. Stop it or wait until it finishes</source>
            <translation>Helix travaille dans cet espace de travail. Arrêtez-le ou attendez la fin</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Import canceled</source>
            <translation>Import annulé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Import failed</source>
            <translation>Échec de l’import</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Import workspace…</source>
            <translation>Importer un espace…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Imported</source>
            <translation>Import terminé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Importing</source>
            <translation>Import en cours</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Its sessions and cache are erased from disk. You can't undo this.</source>
            <translation>Ses sessions et son cache sont effacés du disque. Cette action est irréversible.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Its sessions, cache, and settings ({0}) move to the trash in {1}.</source>
            <translation>Ses sessions, son cache et ses paramètres ({0}) sont mis à la corbeille dans {1}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Move to trash</source>
            <translation>Mettre à la corbeille</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>New workspace</source>
            <translation>Nouvel espace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>New workspace with this policy…</source>
            <translation>Nouvel espace avec cette stratégie…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>New workspace…</source>
            <translation>Nouvel espace…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>No workspace is open</source>
            <translation>Aucun espace de travail ouvert</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>No workspace was created. {0} is unchanged.</source>
            <translation>Aucun espace de travail n’a été créé. {0} est inchangé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Open folder…</source>
            <translation>Ouvrir un dossier…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Rename and color</source>
            <translation>Nom et couleur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Rename and color…</source>
            <translation>Nom et couleur…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>The partial export in {0} was removed. The workspace is unchanged.</source>
            <translation>L’export partiel dans {0} a été supprimé. L’espace de travail est inchangé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>The partial work was removed. Nothing else changed.</source>
            <translation>Le travail partiel a été supprimé. Rien d’autre n’a changé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>This workspace no longer exists.</source>
            <translation>Cet espace de travail n’existe plus.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Workspace</source>
            <translation>Espace de travail</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>You can restore them from Archived and deleted workspaces.</source>
            <translation>Vous pouvez les restaurer depuis « Espaces archivés et supprimés ».</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Your project folder is not touched.</source>
            <translation>Votre dossier de projet n’est pas touché.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Your project folder {0} is not touched.</source>
            <translation>Votre dossier de projet {0} n’est pas touché.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/content_lines.py" />
            <source>From line {0}</source>
            <translation>Dès la ligne {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/content_lines.py" />
            <source>… {0} more</source>
            <translation>… encore {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Cache</source>
            <translation>Cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Clean up cache…</source>
            <translation>Nettoyer le cache…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Compare with previous version</source>
            <translation>Comparer à la version précédente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Copy marker</source>
            <translation>Copier le marqueur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Export entry…</source>
            <translation>Exporter l’entrée…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Filter entries</source>
            <translation>Filtrer les entrées</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Filter entries (/)</source>
            <translation>Filtrer les entrées (/)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Filter with regular expressions</source>
            <translation>Filtrer par expressions régulières</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Open a cache entry first.</source>
            <translation>Ouvrez d’abord une entrée du cache.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Open or close entry</source>
            <translation>Ouvrir ou fermer l’entrée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Pin or unpin entry</source>
            <translation>Épingler ou désépingler l’entrée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Recall into next message</source>
            <translation>Rappeler dans le prochain message</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Show references</source>
            <translation>Afficher les références</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Verify all entries</source>
            <translation>Vérifier toutes les entrées</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Verify entry</source>
            <translation>Vérifier l’entrée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>All blocks are intact now. Check again.</source>
            <translation>Tous les blocs sont maintenant intacts. Vérifiez de nouveau.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>All {0}</source>
            <translation>Le tout ({0})</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Check again</source>
            <translation>Vérifier de nouveau</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Checking blocks: {0}%</source>
            <translation>Vérification des blocs : {0} %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Copy SHA-256</source>
            <translation>Copier le SHA-256</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Copy report</source>
            <translation>Copier le rapport</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Helix won't send or export it. Nothing else is affected. To repair it, choose a file with the same bytes, for example from a backup or the project.</source>
            <translation>Helix ne l’enverra pas et ne l’exportera pas. Rien d’autre n’est touché. Pour la réparer, choisissez un fichier avec les mêmes octets, par exemple dans une sauvegarde ou le projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>None fits. Open one and recall part of it.</source>
            <translation>Aucune ne tient. Ouvrez-en une et rappelez-en une partie.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>None of its {0} can be read.</source>
            <translation>Sur ses {0}, rien n’est lisible.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Not even one line fits.</source>
            <translation>Pas même une ligne ne tient.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>One message can recall up to {0}.</source>
            <translation>Un message peut rappeler jusqu’à {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Only {0} would fit.</source>
            <translation>Seul ceci tiendrait : {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall matches</source>
            <translation>Rappeler les résultats</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall matches in {0}</source>
            <translation>Rappeler les résultats ({0})</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall {0}</source>
            <translation>Rappeler {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall {0} into next message</source>
            <translation>Rappeler {0} dans le prochain message</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall {0} of {1}</source>
            <translation>Rappeler {0} sur {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Recalled</source>
            <translation>Rappels</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>References</source>
            <translation>Références</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Restore from file…</source>
            <translation>Restaurer depuis un fichier…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Save readable part…</source>
            <translation>Enregistrer la partie lisible…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Stored</source>
            <translation>Stocké</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Text</source>
            <translation>Texte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>The whole entry</source>
            <translation>L’entrée entière</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>This entry can't go into a message as text.</source>
            <translation>Cette entrée ne peut pas aller dans un message sous forme de texte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>This entry is damaged</source>
            <translation>Cette entrée est endommagée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>This entry is no longer stored</source>
            <translation>Cette entrée n’est plus stockée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>This part</source>
            <translation>Cette partie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/cache/page.py" />
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <location filename="helix_desktop/ui/inspector/page.py" />
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Tokens</source>
            <translation>Tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Verify SHA-256 (V)</source>
            <translation>Vérifier le SHA-256 (V)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>none</source>
            <translation>aucun</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>the handover at {0}%</source>
            <translation>le passage de relais à {0} %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>{0} and {1} more</source>
            <translation>{0} et {1} de plus</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} blocks; damaged: {1}</source>
            <translation>{0} blocs ; endommagés : {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} may not fit in the context.</source>
            <translation>{0} risque de ne pas tenir dans le contexte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} of them fit.</source>
            <translation>Il y a de la place pour {0} d’entre elles.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} of {1} blocks are damaged. {2} ({3}%) can still be read.</source>
            <extracomment>One: One of {1} blocks is damaged. {2} ({3}%) can still be read.</extracomment>
            <translation>
                <numerusform>Un bloc sur {1} est endommagé. {2} ({3} %) restent lisibles.</numerusform>
                <numerusform>{0} blocs sur {1} sont endommagés. {2} ({3} %) restent lisibles.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} tok · {1} → {2}%</source>
            <translation>{0} tok · {1} → {2} %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} would fill the context to {1}%, past {2}.</source>
            <translation>{0} remplirait le contexte à {1} %, au-delà de {2}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0}%</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0}{2} · {1}{2} tokens</source>
            <translation>{0}{2} · {1}{2} tokens</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{1} in {0} sessions</source>
            <extracomment>One: {1} in {0} session</extracomment>
            <translation>
                <numerusform>{1} dans {0} session</numerusform>
                <numerusform>{1} dans {0} sessions</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>≈ Tokens</source>
            <translation>≈ Tokens</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>All {0} entries are intact.</source>
            <extracomment>One: All {0} entry is intact.</extracomment>
            <translation>
                <numerusform>L’entrée est intacte.</numerusform>
                <numerusform>Les {0} entrées sont intactes.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Can't compare: one version isn't text or is too large.</source>
            <translation>Comparaison impossible : une version n’est pas du texte ou est trop grande.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Canceling…</source>
            <translation>Annulation…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Choose a file with the same bytes</source>
            <translation>Choisir un fichier avec les mêmes octets</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Copied.</source>
            <translation>Copié.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Empty.</source>
            <translation>Vide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Export canceled.</source>
            <translation>Export annulé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Export canceled. The partial file {0} was removed.</source>
            <translation>Export annulé. Le fichier partiel {0} a été supprimé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Export entry</source>
            <translation>Exporter l’entrée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>No earlier version of this command or path.</source>
            <translation>Pas de version antérieure de cette commande ou de ce chemin.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Not text. Use the hex view.</source>
            <translation>Pas du texte. Utilisez la vue hexadécimale.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Not valid JSON.</source>
            <translation>JSON non valide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Pinned. Cleanup won't delete this entry.</source>
            <translation>Épinglé. Le nettoyage ne supprimera pas cette entrée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Restored and verified.</source>
            <translation>Restauré et vérifié.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Save readable part</source>
            <translation>Enregistrer la partie lisible</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Saved to {0}.</source>
            <translation>Enregistré dans {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Saved to {0}. The {1} missing bytes are marked.</source>
            <translation>Enregistré dans {0}. Les {1} octets manquants sont marqués.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Since {0} ({1}): +{2} −{3} lines.</source>
            <translation>Depuis {0} ({1}) : +{2} −{3} lignes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Too large for the clipboard. Export it instead.</source>
            <translation>Trop volumineux pour le presse-papiers. Exportez l’entrée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Too large to show as JSON. Export it instead.</source>
            <translation>Trop volumineux pour s’afficher en JSON. Exportez l’entrée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Unpinned.</source>
            <translation>Désépinglé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>Verifying {0} of {1}</source>
            <translation>Vérification de {0} sur {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>Verifying…</source>
            <translation>Vérification…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Writing {0}: {1}%</source>
            <translation>Écriture de {0} : {1} %</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>{0} of {1} entries are damaged.</source>
            <extracomment>One: {0} of {1} entries is damaged.</extracomment>
            <translation>
                <numerusform>{0} entrée sur {1} est endommagée.</numerusform>
                <numerusform>{0} entrées sur {1} sont endommagées.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Also removes the partial file {0}</source>
            <translation>Supprime aussi le fichier partiel {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Cancel export</source>
            <translation>Annuler l’export</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Close (Esc)</source>
            <translation>Fermer (Échap)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Copy content</source>
            <translation>Copier le contenu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Diff</source>
            <translation>Diff</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Export…</source>
            <translation>Exporter…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Find in content</source>
            <translation>Rechercher ici</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Hash mismatch</source>
            <translation>Empreinte différente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Hex</source>
            <translation>Hexa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>JSON</source>
            <translation>JSON</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Lines</source>
            <translation>Lignes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Matches</source>
            <translation>Résultats</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Missing</source>
            <translation>Manquant</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Next entry (↓)</source>
            <translation>Entrée suivante (↓)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Next match (Enter)</source>
            <translation>Résultat suivant (Entrée)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Not used in any session.</source>
            <translation>N’est utilisée dans aucune session.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Pin</source>
            <translation>Épingler</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Previous entry (↑)</source>
            <translation>Entrée précédente (↑)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Previous match (Shift+Enter)</source>
            <translation>Résultat précédent (Maj+Entrée)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Recall</source>
            <translation>Rappeler</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Recall   {0}</source>
            <translation>Rappeler   {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Recent references</source>
            <translation>Références récentes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Search the text first</source>
            <translation>Cherchez d’abord dans le texte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Select lines in the text first</source>
            <translation>Sélectionnez d’abord des lignes du texte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Show all {0}</source>
            <translation>Afficher les {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Unpin</source>
            <translation>Désépingler</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Whole</source>
            <translation>Tout</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Wrap long lines</source>
            <translation>Retour à la ligne auto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>as an excerpt</source>
            <translation>comme extrait</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>as marker</source>
            <translation>comme marqueur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>choosing…</source>
            <translation>choix en cours…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>covered</source>
            <translation>couvert</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>event {0}</source>
            <translation>événement {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>in context</source>
            <translation>dans le contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>in context?</source>
            <translation>dans le contexte ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>lines with “{0}”</source>
            <translation>lignes avec « {0} »</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>no</source>
            <translation>non</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>not open</source>
            <translation>pas ouvert</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>verified just now</source>
            <translation>vérifié à l’instant</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>✓ Verified · {0} ms</source>
            <translation>✓ Vérifié · {0} ms</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Cache filter</source>
            <translation>Filtre du cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Clear filter (Esc)</source>
            <translation>Effacer le filtre (Échap)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Filter by tool, size, usage, state, hash, or text</source>
            <translation>Filtrer par outil, taille, utilisation, état, empreinte ou texte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Filter suggestions</source>
            <translation>Suggestions de filtres</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Use regular expressions (Alt+R)</source>
            <translation>Utiliser les expressions régulières (Alt+R)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>bytes: size:&gt;10k</source>
            <translation>octets : size:&gt;10k</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>command or path</source>
            <translation>commande ou chemin</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>last recalled</source>
            <translation>dernier rappel</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>number of lines</source>
            <translation>nombre de lignes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>number of references</source>
            <translation>nombre de références</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>outcome of the call</source>
            <translation>résultat de l’appel</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>regular expression: re:/error \d+/i</source>
            <translation>expression régulière : re:/error \d+/i</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>start of the hash</source>
            <translation>début de l’empreinte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>state in the open session</source>
            <translation>état dans la session ouverte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>text in the content</source>
            <translation>texte dans le contenu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>time of storage: created:&lt;7d</source>
            <translation>date de stockage : created:&lt;7d</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>times recalled</source>
            <translation>nombre de rappels</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>tokens: tokens:&gt;4k</source>
            <translation>tokens : tokens:&gt;4k</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>tool that produced the entry</source>
            <translation>outil qui a produit l’entrée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>type: mime:image</source>
            <translation>type : mime:image</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>yes or no</source>
            <translation>yes ou no</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>Stopped after {0} entries.</source>
            <extracomment>One: Stopped after {0} entry.</extracomment>
            <translation>
                <numerusform>Arrêté après {0} entrée.</numerusform>
                <numerusform>Arrêté après {0} entrées.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>Stopped. The remaining entries were not deleted.</source>
            <translation>Arrêté. Les entrées restantes n’ont pas été supprimées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} damaged</source>
            <translation>endommagées : {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} entries deleted, {1} freed.</source>
            <extracomment>One: {0} entry deleted, {1} freed.</extracomment>
            <translation>
                <numerusform>{0} entrée supprimée, {1} libérés.</numerusform>
                <numerusform>{0} entrées supprimées, {1} libérés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} entries verified. All intact.</source>
            <extracomment>One: {0} entry verified. All intact.</extracomment>
            <translation>
                <numerusform>{0} entrée vérifiée. Intacte.</numerusform>
                <numerusform>{0} entrées vérifiées. Toutes intactes.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} found in {1} ms</source>
            <translation>Résultats : {0} en {1} ms</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} verified, {1} damaged. Filter by state:damaged to see them.</source>
            <translation>Vérifiées : {0}, endommagées : {1}. Filtrez avec state:damaged pour les voir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Age</source>
            <translation>Âge</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Cached</source>
            <translation>En cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Choosing…</source>
            <translation>Choix…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Compacted</source>
            <translation>Compacté</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Damaged</source>
            <translation>Endommagé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Excerpt</source>
            <translation>Extrait</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>In context</source>
            <translation>En contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Loading</source>
            <translation>Chargement</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/palette/item_sources.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Pinned</source>
            <translation>Épinglé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Refs</source>
            <translation>Réf.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>SHA-256</source>
            <translation>SHA-256</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>State</source>
            <translation>État</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Superseded</source>
            <translation>Remplacé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Tool</source>
            <translation>Outil</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/cache/table.py" />
            <source>never</source>
            <comment>recalled</comment>
            <translation>jamais</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>{0} bytes</source>
            <extracomment>One: {0} byte</extracomment>
            <translation>
                <numerusform>{0} octet</numerusform>
                <numerusform>{0} octets</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>{0}, {1}, {2} tokens, {3}, {4} of {5}</source>
            <translation>{0}, {1}, {2} tokens, {3}, {4} sur {5}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>16,020 tokens</source>
            <translation>16 020 tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Before dedup</source>
            <translation>Avant dédup.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Change or clear the filter to see more.</source>
            <translation>Changez ou effacez le filtre pour en voir plus.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Change thresholds…</source>
            <translation>Changer les seuils…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Clean up…</source>
            <translation>Nettoyer…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Clear</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <location filename="helix_desktop/ui/widgets/line_view.py" />
            <source>Content</source>
            <translation>Contenu</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Delete {0} entries</source>
            <extracomment>One: Delete {0} entry</extracomment>
            <translation>
                <numerusform>Supprimer {0} entrée</numerusform>
                <numerusform>Supprimer {0} entrées</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Deleting…</source>
            <translation>Suppression…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Entries</source>
            <translation>Entrées</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Entries that are pinned, used by a session, or less than a day old are kept.</source>
            <translation>Les entrées épinglées, utilisées par une session ou âgées de moins d’un jour sont conservées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Entries used again in the meantime are kept.</source>
            <translation>Les entrées réutilisées entre-temps sont conservées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Go to conversation</source>
            <translation>Aller à la conversation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Helix keeps every tool output here. Large ones leave a marker in the context.</source>
            <translation>Helix garde ici chaque sortie d’outil. Les grandes laissent un marqueur dans le contexte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Identical content is stored once. You and Helix can recall every byte.</source>
            <translation>Un contenu identique n’est stocké qu’une fois. Vous et Helix pouvez rappeler chaque octet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Looking for unused entries…</source>
            <translation>Recherche d’entrées inutilisées…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>No matches</source>
            <translation>Aucun résultat</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Nothing cached yet</source>
            <translation>Rien dans le cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Nothing to clean up</source>
            <translation>Rien à nettoyer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>On disk</source>
            <translation>Sur le disque</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Reading all sessions first. Nothing has been deleted.</source>
            <translation>Toutes les sessions sont d’abord lues. Rien n’a été supprimé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Recent cache entries</source>
            <translation>Entrées récentes du cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/settings/settings_page.py" />
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Remove</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Send a message that reads or searches files to fill the cache.</source>
            <translation>Envoyez un message qui lit ou cherche des fichiers pour remplir le cache.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Tokens saved</source>
            <translation>Tokens économisés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Tool outputs appear here.</source>
            <translation>Les sorties d’outils apparaissent ici.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Verify all</source>
            <translation>Tout vérifier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>You can't undo this.</source>
            <translation>Cette action est irréversible.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>content {0}</source>
            <translation>contenu {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>content {0}, and conversations</source>
            <translation>contenu {0}, plus les conversations</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>in all outputs</source>
            <translation>dans toutes les sorties</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>in this session</source>
            <translation>dans cette session</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>in {0} sessions</source>
            <extracomment>One: in {0} session</extracomment>
            <translation>
                <numerusform>dans {0} session</numerusform>
                <numerusform>dans {0} sessions</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>no duplicates</source>
            <translation>pas de doublons</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>no duplicates yet</source>
            <translation>pas encore de doublons</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>of {0}</source>
            <translation>sur {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} deduplicated</source>
            <translation>{0} de doublons évités</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} duplicates</source>
            <translation>{0} de doublons</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} entries in the cache are no longer needed</source>
            <extracomment>One: {0} entry in the cache is no longer needed</extracomment>
            <translation>
                <numerusform>{0} entrée du cache n’est plus nécessaire</numerusform>
                <numerusform>{0} entrées du cache ne sont plus nécessaires</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} entries matching the filter are no longer needed</source>
            <extracomment>One: {0} entry matching the filter is no longer needed</extracomment>
            <translation>
                <numerusform>{0} entrée correspondant au filtre n’est plus nécessaire</numerusform>
                <numerusform>{0} entrées correspondant au filtre ne sont plus nécessaires</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} hides the most entries.</source>
            <translation>{0} masque le plus d’entrées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} new</source>
            <translation>{0} de plus</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} of content, {1} on disk.</source>
            <translation>{0} de contenu, {1} sur le disque.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} uncompressed</source>
            <translation>{0} sans compression</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>↑↓ select   Enter recall   P pin   V verify</source>
            <translation>↑↓ choisir   Entrée rappeler   P épingler   V vérifier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>≈46 tokens</source>
            <translation>≈46 tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/table.py" />
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Cache entries</source>
            <translation>Entrées du cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/table.py" />
            <source>≈ tok</source>
            <translation>≈ tok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Changes</source>
            <translation>Modifications</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>Done. Helix learns about it with the next request.</source>
            <translation>Terminé. Helix en est informé avec la prochaine requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>Helix keeps the present version, so you can undo this.</source>
            <translation>Helix garde la version actuelle, donc vous pouvez annuler.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>Some changes couldn't be undone.</source>
            <translation>Certaines modifications n’ont pas pu être annulées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>The earlier version is in {0}.</source>
            <translation>La version précédente est dans {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>The file already has this content.</source>
            <translation>Le fichier a déjà ce contenu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/timeline/rewrite_list.py" />
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>Undo what may be your own change?</source>
            <translation>Annuler ce qui vient peut-être de vous ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>{0} changed while the command ran: by it, or by you.</source>
            <translation>{0} a changé pendant la commande : par elle ou par vous.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>Added</source>
            <translation>Ajouté</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>Change {0} of {1}</source>
            <translation>Modification {0} sur {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>File changes</source>
            <translation>Modifications de fichiers</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>No newline at end of file</source>
            <translation>Pas de saut de ligne en fin de fichier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>Removed</source>
            <translation>Supprimé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>line {0}</source>
            <translation>ligne {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>{0} files</source>
            <extracomment>One: {0} file</extracomment>
            <translation>
                <numerusform>{0} fichier</numerusform>
                <numerusform>{0} fichiers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>{1}: {0} lines added, {2} removed</source>
            <extracomment>One: {1}: {0} line added, {2} removed</extracomment>
            <translation>
                <numerusform>{1} : {0} ligne ajoutée, {2} supprimées</numerusform>
                <numerusform>{1} : {0} lignes ajoutées, {2} supprimées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>… {0} more lines not shown. Restore file undoes all of them.</source>
            <extracomment>One: … {0} more line not shown. Restore file undoes all of them.</extracomment>
            <translation>
                <numerusform>… encore {0} ligne non affichée. Restaurer le fichier l’annule aussi.</numerusform>
                <numerusform>… encore {0} lignes non affichées. Restaurer le fichier les annule toutes.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>All changes to this file were undone. Every version is in the cache.</source>
            <translation>Toutes les modifications de ce fichier ont été annulées. Chaque version est dans le cache.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Files Helix writes or edits appear here, with their earlier versions.</source>
            <translation>Les fichiers que Helix écrit ou modifie apparaissent ici, avec leurs versions précédentes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Merge…</source>
            <translation>Fusionner…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>No changes left</source>
            <translation>Plus aucune modification</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>No file selected</source>
            <translation>Aucun fichier sélectionné</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>No files changed in this session</source>
            <translation>Aucun fichier modifié dans cette session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>No line-by-line view</source>
            <translation>Pas de vue ligne par ligne</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Remove worktree…</source>
            <translation>Supprimer le worktree…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Restore file</source>
            <translation>Restaurer le fichier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Save a copy</source>
            <translation>Enregistrer une copie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Select a file to see its changes line by line.</source>
            <translation>Sélectionnez un fichier pour voir ses modifications ligne par ligne.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Something else changed the file between the change before and this one.</source>
            <translation>Le fichier a été modifié par ailleurs entre la modification précédente et celle-ci.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>The file is back to its original content.</source>
            <translation>Le fichier a retrouvé son contenu d’origine.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>The file isn't text or is over 1 MB. You can restore the whole file.</source>
            <translation>Le fichier n’est pas du texte ou dépasse 1 Mo. Vous pouvez restaurer le fichier entier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>The file was edited since, so Helix won't overwrite it. You can undo single changes or save a copy.</source>
            <translation>Le fichier a été modifié depuis, donc Helix ne l’écrasera pas. Vous pouvez annuler des modifications une à une ou enregistrer une copie.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>The file was new, so undoing the changes deleted it.</source>
            <translation>Le fichier était nouveau, donc l’annulation l’a supprimé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Undo restore</source>
            <translation>Annuler la restauration</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Undo this change</source>
            <translation>Annuler cette modification</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Undo what git changed</source>
            <translation>Annuler ce que git a changé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Worktree: {0}</source>
            <translation>Worktree : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>as Helix left it</source>
            <translation>comme Helix l’a laissé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>by a command or you</source>
            <translation>par une commande ou par vous</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>deleted</source>
            <translation>supprimé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>edited since</source>
            <translation>modifié depuis</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>everything is merged</source>
            <translation>tout est fusionné</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>its folder is gone</source>
            <translation>son dossier a disparu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>restored</source>
            <translation>restauré</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>unavailable</source>
            <translation>indisponible</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>while the command ran: by it, or by you</source>
            <translation>pendant la commande : par elle ou par vous</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>{0} commits to merge</source>
            <extracomment>One: {0} commit to merge</extracomment>
            <translation>
                <numerusform>{0} commit à fusionner</numerusform>
                <numerusform>{0} commits à fusionner</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>{0} records of this session can't be read. Some changes may be missing.</source>
            <extracomment>One: {0} record of this session can't be read. Some changes may be missing.</extracomment>
            <translation>
                <numerusform>{0} enregistrement de cette session est illisible. Des modifications peuvent manquer.</numerusform>
                <numerusform>{0} enregistrements de cette session sont illisibles. Des modifications peuvent manquer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>{0} uncommitted files</source>
            <extracomment>One: {0} uncommitted file</extracomment>
            <translation>
                <numerusform>{0} fichier sans commit</numerusform>
                <numerusform>{0} fichiers sans commit</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Check models…</source>
            <translation>Vérifier les modèles…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Retry now</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Retrying in {0} s · attempt {1}</source>
            <translation>Nouvel essai dans {0} s · tentative {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Retrying in {0} · attempt {1}</source>
            <translation>Nouvel essai dans {0} · tentative {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Retrying · attempt {0}</source>
            <translation>Nouvel essai · tentative {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>The provider asks to wait</source>
            <translation>Le fournisseur demande d’attendre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>The provider isn't responding</source>
            <translation>Le fournisseur ne répond pas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Your request is saved, and no tool ran twice.</source>
            <translation>Votre requête est enregistrée, et aucun outil n’a été exécuté deux fois.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>excerpt</source>
            <translation>extrait</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>full output</source>
            <translation>sortie complète</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>preview</source>
            <translation>aperçu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>section {0} of {1}: {2}</source>
            <translation>section {0} sur {1} : {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>you can keep working; the result is checked before it replaces anything</source>
            <translation>vous pouvez continuer ; le résultat est vérifié avant de remplacer quoi que ce soit</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>{0} large outputs: Helix is choosing what to keep in context</source>
            <extracomment>One: Large output: Helix is choosing what to keep in context</extracomment>
            <translation>
                <numerusform>Grande sortie : Helix choisit ce qui reste dans le contexte</numerusform>
                <numerusform>{0} grandes sorties : Helix choisit ce qui reste dans le contexte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>{0} of {1} s</source>
            <translation>{0} sur {1} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/palette/item_sources.py" />
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0} tok</source>
            <translation>{0} tok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>{0} → {1} tok</source>
            <translation>{0} → {1} tok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Allow for this session</source>
            <translation>Autoriser pour cette session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Allow once</source>
            <translation>Autoriser une fois</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Allow this command?</source>
            <translation>Autoriser cette commande ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Allow {0}?</source>
            <translation>Autoriser {0} ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Always</source>
            <translation>Toujours</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Always allow</source>
            <translation>Toujours autoriser</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Can do anything that you can · no sandbox</source>
            <translation>Peut faire tout ce que vous pouvez faire · hors bac à sable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Changes files of the project and uses the network · sandboxed</source>
            <translation>Modifie des fichiers du projet et utilise le réseau · en bac à sable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Changes files of the project · sandboxed</source>
            <translation>Modifie des fichiers du projet · en bac à sable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Command</source>
            <translation>Commande</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Contains invisible characters (marked).</source>
            <translation>Contient des caractères invisibles (marqués).</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Denies the call. Helix gets your note and asks before its next attempt.</source>
            <translation>Refuse l’appel. Helix reçoit votre note et demande avant sa prochaine tentative.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Deny</source>
            <translation>Refuser</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Deny and send</source>
            <translation>Refuser et envoyer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Details of this call</source>
            <translation>Détails de cet appel</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Edit</source>
            <translation>Modifier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Edit this file?</source>
            <translation>Modifier ce fichier ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Either way, Helix asks before it changes or runs anything else, unless you choose Sandboxed auto. Once outside content is in the conversation, Helix asks every time for secrets, the network, and other folders.</source>
            <translation>Dans tous les cas, Helix demande avant de modifier ou d’exécuter autre chose, sauf si vous choisissez Auto en bac à sable. Dès que du contenu externe est dans la conversation, Helix demande chaque fois pour les secrets, le réseau et les autres dossiers.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Fetch this URL?</source>
            <translation>Lire cette URL ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Helix saves the current version first, so you can undo this.</source>
            <translation>Helix enregistre d’abord la version actuelle, donc vous pouvez annuler.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Instructions of this project</source>
            <translation>Instructions de ce projet</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Keep trusting</source>
            <translation>Garder la confiance</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>May delete data</source>
            <translation>Peut supprimer des données</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>May read secrets</source>
            <translation>Peut lire des secrets</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Network access</source>
            <translation>Accès réseau</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Never allow</source>
            <translation>Ne jamais autoriser</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>No sandbox</source>
            <translation>Pas de bac à sable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Not now</source>
            <translation>Plus tard</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Not trusted</source>
            <translation>Sans confiance</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>One invisible character</source>
            <translation>Un caractère invisible</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Open</source>
            <comment>to commands</comment>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Open this to commands</source>
            <translation>Ouvrir aux commandes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Opens {0} · sandboxed</source>
            <translation>Ouvre {0} · en bac à sable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Outside project folder</source>
            <translation>Hors du dossier du projet</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Review {0}</source>
            <translation>Examiner {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Run this instead</source>
            <translation>Exécuter ceci à la place</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Sandboxed</source>
            <translation>En bac à sable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Stop trusting</source>
            <translation>Retirer la confiance</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Tell</source>
            <comment>Helix instead</comment>
            <translation>Guider</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Tell Helix instead</source>
            <translation>Guider Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>The command is checked again before it runs, and Helix sees what ran.</source>
            <translation>La commande est revérifiée avant son exécution, et Helix voit ce qui a été exécuté.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>The wider “Always” (Alt+P) also allows {0}</source>
            <translation>Le « Toujours » élargi (Alt+P) autorise aussi {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>This folder is trusted</source>
            <translation>Ce dossier est de confiance</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>This folder isn't trusted yet</source>
            <translation>Ce dossier n’est pas encore de confiance</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>This is a new file. If you undo this, Helix deletes it.</source>
            <translation>C’est un nouveau fichier. Si vous annulez, Helix le supprime.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>This session</source>
            <translation>Cette session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Trust this folder</source>
            <translation>Faire confiance à ce dossier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Trust this folder?</source>
            <translation>Faire confiance à ce dossier ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Two invisible characters</source>
            <translation>Deux caractères invisibles</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Unrestricted</source>
            <translation>Sans restriction</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>What should Helix do instead?</source>
            <translation>Que doit faire Helix à la place ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Whatever you allow with “Always” runs without asking again.</source>
            <translation>Ce que vous autorisez avec « Toujours » s’exécute sans redemander.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md, and runs read-only commands in the sandbox without asking.</source>
            <translation>Avec votre confiance, Helix suit les fichiers AGENTS.md et CLAUDE.md du projet, et exécute les commandes en lecture seule dans le bac à sable sans demander.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md. No sandbox on this system: Helix asks before every command.</source>
            <translation>Avec votre confiance, Helix suit les fichiers AGENTS.md et CLAUDE.md du projet. Pas de bac à sable sur ce système : Helix demande avant chaque commande.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Without trust, Helix can read files but asks before every command and change.</source>
            <translation>Sans votre confiance, Helix peut lire les fichiers mais demande avant chaque commande et modification.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Write this file?</source>
            <translation>Écrire ce fichier ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>You can undo its changes to project files of up to 1 MB each.</source>
            <translation>Vous pouvez annuler ses modifications des fichiers du projet, jusqu’à 1 Mo chacun.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>You can undo its changes to project files, but not what it sends.</source>
            <translation>Vous pouvez annuler ses modifications des fichiers du projet, mais pas ce qu’elle envoie.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>You can't undo what it does.</source>
            <translation>Vous ne pouvez pas annuler ce qu’elle fait.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>You changed this command.</source>
            <translation>Vous avez modifié cette commande.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>not available here</source>
            <translation>pas disponible ici</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>one look-alike letter</source>
            <translation>une lettre trompeuse</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0} and {1}</source>
            <translation>{0} et {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0} invisible characters</source>
            <extracomment>One: {0} invisible character</extracomment>
            <translation>
                <numerusform>{0} caractère invisible</numerusform>
                <numerusform>{0} caractères invisibles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0} look-alike letters</source>
            <extracomment>One: {0} look-alike letter</extracomment>
            <translation>
                <numerusform>{0} lettre trompeuse</numerusform>
                <numerusform>{0} lettres trompeuses</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0} would make this look like {1}. The actual text is {2}.</source>
            <translation>{0} : le texte semblerait être {1}. Le texte réel est {2}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0}. Click to change.</source>
            <translation>{0}. Cliquer pour changer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Always” and “Never” apply to {0}</source>
            <translation>« Toujours » et « Jamais » couvrent {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Always” applies to {0}</source>
            <translation>« Toujours » couvre {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Always” isn't available: {0}.</source>
            <translation>« Toujours » n’est pas disponible : {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“For this session” applies to {0}</source>
            <translation>« Pour cette session » couvre {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Never” applies to {0}</source>
            <translation>« Jamais » couvre {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Never” applies to {0}, as far as Helix recognizes it</source>
            <translation>« Jamais » couvre {0}, dans la mesure où Helix le reconnaît</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/dock_card.py" />
            <source>Ctrl+Enter · Esc</source>
            <translation>Ctrl+Entrée · Échap</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/dock_card.py" />
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <source>Next</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/dock_card.py" />
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <location filename="helix_desktop/ui/palette/palette.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <location filename="helix_desktop/ui/widgets/fields.py" />
            <source>{0} of {1}</source>
            <translation>{0} sur {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/exact_text.py" />
            <source>Full details of this call</source>
            <translation>Tous les détails de cet appel</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/exact_text.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>{0} more lines</source>
            <extracomment>One: {0} more line</extracomment>
            <translation>
                <numerusform>{0} ligne de plus</numerusform>
                <numerusform>{0} lignes de plus</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Carry out this plan?</source>
            <translation>Exécuter ce plan ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Discard</source>
            <translation>Abandonner</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Discard and send</source>
            <translation>Abandonner et envoyer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Edit the plan</source>
            <translation>Modifier le plan</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Go</source>
            <translation>Lancer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Enter both prices as numbers, such as 3 and 15.</source>
            <translation>Saisissez les deux prix en chiffres, par exemple 3 et 15.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Free of charge</source>
            <translation>Gratuit</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Input</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Input price, USD per million tokens</source>
            <translation>Prix d’entrée, USD par million de tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>No dollar limit</source>
            <translation>Sans limite en $</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Output</source>
            <translation>Sortie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Output price, USD per million tokens</source>
            <translation>Prix de sortie, USD par million de tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>The price of {0} is unknown, so your budget in dollars can't be kept.</source>
            <translation>Le prix de {0} est inconnu, donc votre budget en dollars ne peut pas être respecté.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>USD per million tokens</source>
            <translation>USD par million de tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Use this price</source>
            <translation>Utiliser ce prix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>What does this model cost?</source>
            <translation>Combien coûte ce modèle ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Your answer holds in all workspaces. Change it in Settings › Models and keys.</source>
            <translation>Votre réponse vaut pour tous les espaces de travail. Vous pouvez la changer dans Paramètres › Modèles et clés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source> characters</source>
            <translation> caractères</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source> of these</source>
            <translation> de ces choix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>A terminal wants to change permissions</source>
            <translation>Un terminal veut modifier les permissions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Allow</source>
            <translation>Autoriser</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Allow this only if you entered the command yourself.</source>
            <translation>N’autorisez que si vous avez saisi la commande vous-même.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Decline</source>
            <translation>Décliner</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/widgets/cards.py" />
            <source>Dismiss</source>
            <translation>Ignorer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Don't enter passwords or keys. Servers must not ask for them.</source>
            <translation>Ne saisissez pas de mots de passe ni de clés. Les serveurs ne doivent pas en demander.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Helix can't open this link. Only plain http and https links work.</source>
            <translation>Helix ne peut pas ouvrir ce lien. Seuls les liens http et https simples fonctionnent.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Helix can't see what you do on that page. You confirm once more before it opens.</source>
            <translation>Helix ne voit pas ce que vous faites sur cette page. Vous confirmez encore une fois avant son ouverture.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>MCP server</source>
            <translation>Serveur MCP</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>No</source>
            <translation>Non</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Opens {0}</source>
            <translation>Ouvre {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Open…</source>
            <translation>Ouvrir…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Send</source>
            <translation>Envoyer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Server request</source>
            <translation>Demande du serveur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Terminal</source>
            <translation>Terminal</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The address contains invisible characters.</source>
            <translation>L’adresse contient des caractères invisibles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>The connection is not encrypted.</source>
            <translation>La connexion n’est pas chiffrée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The host name contains look-alike letters.</source>
            <translation>Le nom d’hôte contient des lettres trompeuses.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The link points to this computer or your local network.</source>
            <translation>Le lien mène à cet ordinateur ou à votre réseau local.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>The model sees only the text above, not your conversations, and has no tools. Its answer goes to the MCP server {0}.</source>
            <translation>Le modèle voit seulement le texte ci-dessus, pas vos conversations, et n’a pas d’outils. Sa réponse va au serveur MCP {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Yes</source>
            <translation>Oui</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Your answers go to the MCP server {0}, a third-party program.</source>
            <translation>Vos réponses vont au serveur MCP {0}, un programme tiers.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>at least {0}</source>
            <translation>au moins {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>at most {0}</source>
            <translation>au plus {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>optional</source>
            <translation>facultatif</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>required</source>
            <translation>obligatoire</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>up to {0}</source>
            <translation>jusqu’à {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>{0} Servers must not ask for passwords or keys. Decline this request.</source>
            <translation>{0} Les serveurs ne doivent demander ni mots de passe ni clés. Déclinez cette demande.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>{0} fields</source>
            <extracomment>One: {0} field</extracomment>
            <translation>
                <numerusform>{0} champ</numerusform>
                <numerusform>{0} champs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>{3} would answer: about {0} tokens in, up to {1} out, {2}.</source>
            <extracomment>One: {3} would answer: about {0} token in, up to {1} out, {2}.</extracomment>
            <translation>
                <numerusform>{3} répondrait : environ {0} token en entrée, au plus {1} en sortie, {2}.</numerusform>
                <numerusform>{3} répondrait : environ {0} tokens en entrée, au plus {1} en sortie, {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>“{0}” asks you to open a link</source>
            <translation>« {0} » vous demande d’ouvrir un lien</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>“{0}” looks like a secret.</source>
            <translation>« {0} » ressemble à un secret.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>“{0}” needs information from you</source>
            <translation>« {0} » a besoin d’informations de votre part</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>“{0}” wants to use a model</source>
            <translation>« {0} » veut utiliser un modèle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Applied to {0}.</source>
            <translation>Appliqué à {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>Apply code to file</source>
            <translation>Appliquer le code à un fichier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Choose a file in the project folder.</source>
            <translation>Choisissez un fichier du dossier du projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Helix learns about it with the next request. Undo it under Changes.</source>
            <translation>Helix en est informé avec la prochaine requête. Vous pouvez l’annuler dans Modifications.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Nothing was saved. Choose another location.</source>
            <translation>Rien n’a été enregistré. Choisissez un autre emplacement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Save code</source>
            <translation>Enregistrer le code</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Apply</source>
            <translation>Appliquer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>Choose file…</source>
            <translation>Parcourir…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>Choose the file that the code is for.</source>
            <translation>Choisissez le fichier auquel le code est destiné.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>File in the project folder</source>
            <translation>Fichier du dossier du projet</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>New file.</source>
            <translation>Nouveau fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>The code replaces the whole file.</source>
            <translation>Le code remplace tout le fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>The patch changes the lines that it names.</source>
            <translation>Le patch modifie les lignes qu’il indique.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Attach a copy that is open and has text, or pictures of its pages.</source>
            <translation>Joignez une copie sans mot de passe qui contient du texte, ou des images de ses pages.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>Attach files or images</source>
            <translation>Joindre des fichiers ou des images</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Can't attach {0}: {1}.</source>
            <translation>Impossible de joindre {0} : {1}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Move it into the project folder and mention it with @.</source>
            <translation>Déplacez-le dans le dossier du projet et mentionnez-le avec @.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Remove images until the message fits.</source>
            <translation>Retirez des images jusqu’à ce que le message tienne.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Scale down or remove the oversized image first.</source>
            <translation>Réduisez ou retirez d’abord l’image trop grande.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>This model accepts {0} images per message.</source>
            <extracomment>One: This model accepts {0} image per message.</extracomment>
            <translation>
                <numerusform>Ce modèle accepte {0} image par message.</numerusform>
                <numerusform>Ce modèle accepte {0} images par message.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>To add a folder, type @ and its name.</source>
            <translation>Pour ajouter un dossier, tapez @ et son nom.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it can't be read</source>
            <translation>lecture impossible</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it isn't a regular file</source>
            <translation>ce n’est pas un fichier ordinaire</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's damaged or too large to be read</source>
            <translation>il est endommagé ou trop volumineux pour être lu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's neither text nor a supported image</source>
            <translation>ce n’est ni du texte ni une image prise en charge</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's outside the project and is a folder or over 64 MB</source>
            <translation>hors du projet, et c’est un dossier ou un fichier de plus de 64 Mo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's outside the project and larger than 4 MB</source>
            <translation>hors du projet et supérieur à 4 Mo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's protected by a password</source>
            <translation>il est protégé par un mot de passe</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>its pages are pictures without text</source>
            <translation>ses pages sont des images sans texte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>pasted image</source>
            <translation>image collée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} and {1} pixels</source>
            <translation>{0} et {1} pixels</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} files selected. You can attach {1} at a time.</source>
            <extracomment>One: {0} file selected. You can attach {1} at a time.</extracomment>
            <translation>
                <numerusform>{0} fichier sélectionné. Vous pouvez en joindre {1} à la fois.</numerusform>
                <numerusform>{0} fichiers sélectionnés. Vous pouvez en joindre {1} à la fois.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} is sent no images. It reads that there was one.</source>
            <translation>Aucune image n’est envoyée à {0}, seulement l’indication qu’il y en avait une.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} is {1} × {2}, {3}. This model accepts {4}.</source>
            <translation>{0} fait {1} × {2}, {3}. Ce modèle accepte au plus {4}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} may not support images and could reject this message.</source>
            <translation>{0} ne prend peut-être pas en charge les images et pourrait refuser ce message.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} more failed for the same reason.</source>
            <extracomment>One: {0} more failed for the same reason.</extracomment>
            <translation>
                <numerusform>{0} autre image a échoué pour la même raison.</numerusform>
                <numerusform>{0} autres images ont échoué pour la même raison.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Enter to queue</source>
            <translation>Entrée pour mettre en file</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Enter to queue · Ctrl+Enter to interrupt · Esc to stop</source>
            <translation>Entrée pour mettre en file · Ctrl+Entrée pour interrompre · Échap pour arrêter</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Enter to save  ·  Esc to cancel</source>
            <translation>Entrée pour enregistrer  ·  Échap pour annuler</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Enter to send · Shift+Enter for new line</source>
            <translation>Entrée pour envoyer · Maj+Entrée pour une nouvelle ligne</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Image, {0} × {1}, {2}</source>
            <translation>Image, {0} × {1}, {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Mention a file (@)</source>
            <translation>Mentionner un fichier (@)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Message</source>
            <translation>Message</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Message {0}…   @ file · / command · # cached output</source>
            <translation>Message à {0}…   @ fichier · / commande · # sortie en cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Scale down</source>
            <translation>Réduire</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Send (Enter)</source>
            <translation>Envoyer (Entrée)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Stop (Esc)</source>
            <translation>Arrêter (Échap)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Use {0}</source>
            <translation>Utiliser {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>{0} doesn't fit ({1} tokens). Only a preview will be sent.</source>
            <translation>{0} ne tient pas ({1} tokens). Seul un aperçu sera envoyé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>{0} with this message</source>
            <translation>{0} avec ce message</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>{0}, {1} tok</source>
            <translation>{0}, {1} tok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>{0}. Press Delete to remove.</source>
            <translation>{0}. Suppr pour retirer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/editor.py" />
            <source>Save it as a file in the project and ask Helix to read it.</source>
            <translation>Enregistrez-le dans un fichier du projet et demandez à Helix de le lire.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/editor.py" />
            <source>This text is too long to paste.</source>
            <translation>Ce texte est trop long pour être collé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>Cached outputs</source>
            <translation>Sorties en cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>Files and cached outputs</source>
            <translation>Fichiers et sorties en cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>Lines of {0}</source>
            <translation>Lignes de {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>all lines</source>
            <translation>toutes les lignes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>close</source>
            <translation>fermer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>insert</source>
            <translation>insérer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>lines with certain words</source>
            <translation>lignes contenant certains mots</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>lines {0} to {1}</source>
            <translation>lignes {0} à {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>pick lines…</source>
            <translation>choisir des lignes…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>run</source>
            <translation>exécuter</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>select</source>
            <translation>choisir</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>the first {0} lines</source>
            <extracomment>One: the first {0} line</extracomment>
            <translation>
                <numerusform>la première ligne</numerusform>
                <numerusform>les {0} premières lignes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>these lines</source>
            <translation>ces lignes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_popup.py" />
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>No matches.</source>
            <translation>Aucun résultat.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_popup.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>cached</source>
            <translation>en cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_popup.py" />
            <source>changed</source>
            <translation>modifié</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mode_pill.py" />
            <source>Change with {0}.</source>
            <translation>Pour changer : {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mode_pill.py" />
            <source>Mode: {0}</source>
            <translation>Mode : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Couldn't send the next message.</source>
            <translation>Impossible d’envoyer le message suivant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Edit (Enter)</source>
            <translation>Modifier (Entrée)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <location filename="helix_desktop/ui/widgets/picture_view.py" />
            <source>Image</source>
            <translation>Image</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Move (Alt+↑, Alt+↓)</source>
            <translation>Déplacer (Alt+↑, Alt+↓)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Queued messages</source>
            <translation>Messages en file d’attente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Remove (Delete)</source>
            <translation>Retirer (Suppr)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Send now</source>
            <translation>Envoyer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>The turn failed, so the queue is paused.</source>
            <translation>Le tour a échoué, donc la file d’attente est en pause.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>These messages were queued when Helix closed.</source>
            <translation>Ces messages étaient en file d’attente à la fermeture de Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>You stopped the turn, so the queue is paused.</source>
            <translation>Vous avez arrêté le tour, donc la file d’attente est en pause.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>editing</source>
            <translation>en édition</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>next</source>
            <translation>suivant</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>sending</source>
            <translation>envoi</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>then</source>
            <translation>puis</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>{0} images</source>
            <extracomment>One: {0} image</extracomment>
            <translation>
                <numerusform>{0} image</numerusform>
                <numerusform>{0} images</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>Mention a file</source>
            <translation>Mentionner un fichier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>Send queued messages</source>
            <translation>Envoyer les messages en attente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>The queue is empty.</source>
            <translation>La file d’attente est vide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>Your message is still in the message box.</source>
            <translation>Votre message est toujours dans la zone de saisie.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <location filename="helix_desktop/ui/palette/palette.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} outputs</source>
            <extracomment>One: {0} output</extracomment>
            <translation>
                <numerusform>{0} sortie</numerusform>
                <numerusform>{0} sorties</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/controller.py" />
            <source>Ready</source>
            <translation>Prêt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/controller.py" />
            <source>Running · {0}</source>
            <translation>En cours · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/controller.py" />
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <location filename="helix_desktop/ui/widgets/list_view.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Waiting for you</source>
            <translation>Attend votre réponse</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Budget · {0} tokens…</source>
            <translation>Budget · {0} tokens…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Budget…</source>
            <translation>Budget…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Change reasoning effort…</source>
            <translation>Changer l’effort de raisonnement…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>Conversation</source>
            <translation>Conversation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Effort</source>
            <translation>Effort</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Effort · {0}</source>
            <translation>Effort · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Enter a number from {0} to {1}. Nothing changed.</source>
            <translation>Saisissez un nombre entre {0} et {1}. Rien n’a changé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>From {0} to {1} tokens. They are charged as output.</source>
            <translation>De {0} à {1} tokens, facturés comme de la sortie.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Reasoning budget</source>
            <translation>Budget de raisonnement</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Reasoning effort</source>
            <translation>Effort de raisonnement</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Reasoning effort: {0}</source>
            <translation>Effort de raisonnement : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Sets how long the model reasons before it answers.</source>
            <translation>Règle la durée du raisonnement du modèle avant sa réponse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>The model reasons with at most this many tokens before each answer.</source>
            <translation>Le modèle raisonne avec au plus ce nombre de tokens avant chaque réponse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>The server may reject these for this model.</source>
            <translation>Le serveur peut refuser ces choix pour ce modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>This model gets {0}.</source>
            <translation>Ce modèle reçoit : {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>This model has no reasoning effort to choose.</source>
            <translation>Ce modèle n’a pas d’effort de raisonnement à choisir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>You chose {0}.</source>
            <translation>Vous avez choisi : {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>{0} isn't a budget of this model.</source>
            <translation>{0} n’est pas un budget de ce modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>{0} · up to {1} tokens</source>
            <translation>{0} · jusqu’à {1} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Continue with</source>
            <translation>Continuer avec</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Continue “{0}”</source>
            <translation>Continuer « {0} »</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Describe a task. Type @ to mention a file.</source>
            <translation>Décrivez une tâche. Tapez @ pour mentionner un fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Fix what failed</source>
            <translation>Corriger l’échec</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Go on with what is still open:
{0}</source>
            <translation>Poursuivre avec ce qui reste à faire :
{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>This command failed in the last session. Find out why:
{0}</source>
            <translation>Cette commande a échoué dans la dernière session. Trouver pourquoi :
{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Try “summarize this project”, “find TODO”, or “write hello into notes.txt”.</source>
            <translation>Essayez « summarize this project », « find TODO » ou « write hello into notes.txt ».</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>What should Helix work on?</source>
            <translation>Sur quoi Helix doit-il travailler ?</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>{0} open steps</source>
            <extracomment>One: {0} open step</extracomment>
            <translation>
                <numerusform>{0} étape à faire</numerusform>
                <numerusform>{0} étapes à faire</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Add key</source>
            <translation>Ajouter la clé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Context is ≈{0}, context window {1}. Helix will compact first.</source>
            <translation>Contexte ≈{0}, fenêtre de contexte {1}. Helix compactera d’abord.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Models</source>
            <translation>Modèles</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Reading models…</source>
            <translation>Lecture des modèles…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Recent</source>
            <translation>Récents</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Search models</source>
            <translation>Rechercher des modèles</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Takes effect with the next request · {0}</source>
            <translation>Prend effet avec la prochaine requête · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>There is no key for {0}.</source>
            <translation>Il n’y a pas de clé pour {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>This workspace</source>
            <translation>Cet espace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Use the model in</source>
            <translation>Utiliser le modèle dans</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>as typed; unknown limits get safe defaults</source>
            <translation>tel que saisi ; les limites inconnues ont des valeurs sûres</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>current model</source>
            <translation>modèle actuel</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>key in environment</source>
            <translation>clé dans l’environnement</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>key set</source>
            <translation>clé définie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>no key</source>
            <translation>pas de clé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>no key needed</source>
            <translation>pas de clé requise</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>no tools</source>
            <translation>sans outils</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>retires {0}</source>
            <translation>retrait le {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/text/model_text.py" />
            <source>thinking</source>
            <translation>réflexion</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} models</source>
            <extracomment>One: {0} model</extracomment>
            <translation>
                <numerusform>{0} modèle</numerusform>
                <numerusform>{0} modèles</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>{0} per 1M</source>
            <translation>{0} par 1M</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/page.py" />
            <source>Change model (Ctrl+M).</source>
            <translation>Changer de modèle (Ctrl+M).</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/page.py" />
            <source>Model: {0}</source>
            <translation>Modèle : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/permission_controller.py" />
            <source>A subagent of “{0}” asks: {1}</source>
            <translation>Un sous-agent de « {0} » demande : {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/permission_controller.py" />
            <source>Asked in “{0}”</source>
            <translation>Demandé dans « {0} »</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/permission_controller.py" />
            <source>another session</source>
            <translation>une autre session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>All files</source>
            <translation>Tous les fichiers</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Beginning, end, and key lines</source>
            <translation>Début, fin et lignes clés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Branch conversation</source>
            <translation>Créer une branche</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Change…</source>
            <translation>Changer…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Close files to commands again in Settings › Permissions.</source>
            <translation>Refermez les fichiers aux commandes dans Paramètres › Permissions.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Complete and unchanged</source>
            <translation>Complet et inchangé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Continue interrupted turn</source>
            <translation>Continuer le tour interrompu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Covered by a handover</source>
            <translation>Couvert par une passation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Covered by handover {0}</source>
            <translation>Couvert par la passation {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Covered by notes</source>
            <translation>Couvert par des notes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Doesn't fit: {0} of {1} tokens</source>
            <translation>Ne tient pas : {0} tokens sur {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Edit and resend</source>
            <translation>Modifier et renvoyer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Edit and resend last message</source>
            <translation>Modifier et renvoyer le dernier message</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Excerpt with other instructions…</source>
            <translation>Extrait avec d’autres instructions…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Excerpt…</source>
            <translation>Extrait…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Excluded from context</source>
            <translation>Exclu du contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <source>Find in conversation</source>
            <translation>Rechercher dans la conversation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Fits: context grows to {0}%</source>
            <translation>Tient : le contexte passe à {0} %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Full output</source>
            <translation>Sortie complète</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Go to latest message</source>
            <translation>Aller au dernier message</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Included in full</source>
            <translation>Inclus en entier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Keep excerpt</source>
            <translation>Garder l’extrait</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>No messages yet.</source>
            <translation>Pas encore de messages.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Not in context</source>
            <translation>Hors du contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Now open to commands: {0}</source>
            <translation>Maintenant ouvert aux commandes : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Pinned to context</source>
            <translation>Épinglé au contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Preview</source>
            <translation>Aperçu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Put back: {0}</source>
            <translation>Remis en place : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Send in new branch</source>
            <translation>Envoyer dans une branche</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>The fast model reads the whole output. The change applies from the next request; the prompt cache is rebuilt from here.</source>
            <translation>Le modèle rapide lit toute la sortie. La modification s’applique dès la prochaine requête ; le cache de prompt est reconstruit à partir d’ici.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>The images are included.</source>
            <translation>Les images sont incluses.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>The last turn wasn't interrupted.</source>
            <translation>Le dernier tour n’a pas été interrompu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Unpinned</source>
            <translation>Désépinglé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>What should Helix keep from this output?</source>
            <translation>Que doit garder Helix de cette sortie ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Your edit goes to a new branch. This conversation stays unchanged.</source>
            <translation>Votre version modifiée part dans une nouvelle branche. Cette conversation reste inchangée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>{0} · excluding about {1}</source>
            <translation>{0} · exclure environ {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>{0} · {1} tok</source>
            <translation>{0} · {1} tok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <source>Choose model</source>
            <translation>Choisir un modèle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <source>Next mode</source>
            <translation>Mode suivant</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Session</source>
            <translation>Session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>The server accepts {0} tokens, less than the {1} set for this model.</source>
            <translation>Le serveur accepte {0} tokens, moins que les {1} définis pour ce modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Add a step</source>
            <translation>Ajouter une étape</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Hide the running commands</source>
            <translation>Masquer les commandes en cours</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Hide the steps</source>
            <translation>Masquer les étapes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Lead a port of your computer to this port in the sandbox</source>
            <translation>Relier un port de votre ordinateur à ce port du bac à sable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Move down (Alt+↓)</source>
            <translation>Descendre (Alt+↓)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Move up (Alt+↑)</source>
            <translation>Monter (Alt+↑)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>New step</source>
            <translation>Nouvelle étape</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Open port {0}</source>
            <translation>Ouvrir le port {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Port {0} of the command, at this address of your computer until it ends</source>
            <translation>Port {0} de la commande, à cette adresse de votre ordinateur tant qu’elle tourne</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Remove all steps</source>
            <translation>Supprimer les étapes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Running commands</source>
            <translation>Commandes en cours</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Show the running commands</source>
            <translation>Afficher les commandes en cours</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Show the steps</source>
            <translation>Afficher les étapes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Steps</source>
            <translation>Étapes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Stop the command</source>
            <translation>Arrêter la commande</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Stop {0}</source>
            <translation>Arrêter {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0} commands running</source>
            <extracomment>One: {0} command running</extracomment>
            <translation>
                <numerusform>{0} commande en cours</numerusform>
                <numerusform>{0} commandes en cours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0} of {1} done</source>
            <extracomment>One: {0} of {1} done</extracomment>
            <translation>
                <numerusform>{0} sur {1} faite</numerusform>
                <numerusform>{0} sur {1} faites</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, done</source>
            <translation>{0}, faite</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, dropped</source>
            <translation>{0}, abandonnée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, in progress</source>
            <translation>{0}, en cours</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, open</source>
            <translation>{0}, à faire</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, running for {1}</source>
            <translation>{0}, en cours depuis {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Collapse</source>
            <translation>Réduire</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Expand</source>
            <translation>Développer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>No subagent was stopped in the last 5 seconds.</source>
            <translation>Aucun sous-agent n’a été arrêté dans les 5 dernières secondes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>No subagents are running.</source>
            <translation>Aucun sous-agent n’est en cours.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Resume. A running command was cut off.</source>
            <translation>Reprendre. Une commande en cours a été coupée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Show fewer</source>
            <translation>Voir moins</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stop all subagents</source>
            <translation>Arrêter tous les sous-agents</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stop this subagent</source>
            <translation>Arrêter ce sous-agent</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stopped subagent: {0}</source>
            <translation>Sous-agent arrêté : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stopped · ends in {0} s</source>
            <translation>Arrêté · prend fin dans {0} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stopping…</source>
            <translation>Arrêt…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Subagent resumed: {0}</source>
            <translation>Sous-agent repris : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Subagent stopped: {0}. You can undo for 5 seconds.</source>
            <translation>Sous-agent arrêté : {0}. Vous pouvez annuler pendant 5 secondes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Subagent: {0}</source>
            <translation>Sous-agent : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>The partial answer is returned when the time is up</source>
            <translation>La réponse partielle est renvoyée à la fin du délai</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Undo stopping subagents</source>
            <translation>Annuler l’arrêt des sous-agents</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Undo: resume all subagents</source>
            <translation>Annuler : reprendre tous les sous-agents</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Undo: resume “{0}”</source>
            <translation>Annuler : reprendre « {0} »</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>isolated context</source>
            <translation>contexte isolé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{0} ({1})</source>
            <translation>{0} ({1})</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{0} more subagents</source>
            <extracomment>One: {0} more subagent</extracomment>
            <translation>
                <numerusform>{0} sous-agent de plus</numerusform>
                <numerusform>{0} sous-agents de plus</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{0} stopped</source>
            <translation>{0} à l’arrêt</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{0} subagents</source>
            <extracomment>One: {0} subagent</extracomment>
            <translation>
                <numerusform>{0} sous-agent</numerusform>
                <numerusform>{0} sous-agents</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{0}, policy {1}</source>
            <translation>{0}, stratégie {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/settings/settings_page.py" />
            <source>{0}: {1}</source>
            <translation>{0} : {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{1} tokens in its context</source>
            <extracomment>One: {1} token in its context</extracomment>
            <translation>
                <numerusform>{1} token dans son contexte</numerusform>
                <numerusform>{1} tokens dans son contexte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>Fold tool calls</source>
            <translation>Replier les appels</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>Show tool calls</source>
            <translation>Afficher les appels</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>calls folded</source>
            <translation>appels repliés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>calls shown</source>
            <translation>appels affichés</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>edited {0} files</source>
            <extracomment>One: edited {0} file</extracomment>
            <translation>
                <numerusform>{0} fichier modifié</numerusform>
                <numerusform>{0} fichiers modifiés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>fetched {0} pages</source>
            <extracomment>One: fetched {0} page</extracomment>
            <translation>
                <numerusform>{0} page lue</numerusform>
                <numerusform>{0} pages lues</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>listed {0} folders</source>
            <extracomment>One: listed {0} folder</extracomment>
            <translation>
                <numerusform>{0} dossier listé</numerusform>
                <numerusform>{0} dossiers listés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>ran {0} commands</source>
            <extracomment>One: ran {0} command</extracomment>
            <translation>
                <numerusform>{0} commande exécutée</numerusform>
                <numerusform>{0} commandes exécutées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>ran {0} subagents</source>
            <extracomment>One: ran {0} subagent</extracomment>
            <translation>
                <numerusform>{0} sous-agent exécuté</numerusform>
                <numerusform>{0} sous-agents exécutés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>read {0} files</source>
            <extracomment>One: read {0} file</extracomment>
            <translation>
                <numerusform>{0} fichier lu</numerusform>
                <numerusform>{0} fichiers lus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>recalled {0} times</source>
            <extracomment>One: recalled once</extracomment>
            <translation>
                <numerusform>{0} rappel</numerusform>
                <numerusform>{0} rappels</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>searched twice</source>
            <translation>2 recherches</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>searched {0} times</source>
            <extracomment>One: searched once</extracomment>
            <translation>
                <numerusform>{0} recherche</numerusform>
                <numerusform>{0} recherches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>updated the todo list {0} times</source>
            <extracomment>One: updated the todo list once</extracomment>
            <translation>
                <numerusform>{0} mise à jour de la liste de tâches</numerusform>
                <numerusform>{0} mises à jour de la liste de tâches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>used {1} {0} times</source>
            <extracomment>One: used {1} once</extracomment>
            <translation>
                <numerusform>{0} appel à {1}</numerusform>
                <numerusform>{0} appels à {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>wrote {0} files</source>
            <extracomment>One: wrote {0} file</extracomment>
            <translation>
                <numerusform>{0} fichier écrit</numerusform>
                <numerusform>{0} fichiers écrits</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>{0} failed</source>
            <extracomment>One: {0} failed</extracomment>
            <translation>
                <numerusform>{0} échec</numerusform>
                <numerusform>{0} échecs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>{0} thoughts</source>
            <extracomment>One: {0} thought</extracomment>
            <translation>
                <numerusform>{0} réflexion</numerusform>
                <numerusform>{0} réflexions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/inspector/block_list.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>{1} tokens</source>
            <extracomment>One: {1} token</extracomment>
            <translation>
                <numerusform>{1} token</numerusform>
                <numerusform>{1} tokens</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Excluded</source>
            <translation>Exclu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Helix kept {0}</source>
            <translation>Helix a gardé {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Hidden from this command: {0}</source>
            <translation>Caché à cette commande : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Kept: {0}</source>
            <translation>Gardé : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Large output</source>
            <translation>Grande sortie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Open full output in cache</source>
            <translation>Ouvrir la sortie complète dans le cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Put back</source>
            <translation>Remettre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Set aside, made by the command or by you: {0}</source>
            <translation>Mis de côté, créé par la commande ou par vous : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>You kept {0}</source>
            <translation>Vous avez gardé {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>all {1} tokens in context</source>
            <extracomment>One: all {1} token in context</extracomment>
            <translation>
                <numerusform>tout dans le contexte ({1} token)</numerusform>
                <numerusform>tout dans le contexte ({1} tokens)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>beginning, end, and key lines</source>
            <translation>début, fin et lignes clés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>complete and unchanged</source>
            <translation>complet et inchangé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>exit {0}</source>
            <translation>code {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/text/formatting.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>{0} s</source>
            <translation>{0} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>{0} tokens in context · full output in cache</source>
            <translation>{0} tokens dans le contexte · sortie complète en cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/diff_rows.py" />
            <source>Changed while it ran: by it, or by you</source>
            <translation>Modifié pendant la commande : par elle ou par vous</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/diff_rows.py" />
            <location filename="helix_desktop/ui/markdown/code_box.py" />
            <source>Show {0} more lines</source>
            <extracomment>One: Show {0} more line</extracomment>
            <translation>
                <numerusform>Afficher {0} ligne de plus</numerusform>
                <numerusform>Afficher {0} lignes de plus</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/model.py" />
            <source>If Helix ends now, the end of this answer is lost. {0}</source>
            <translation>Si Helix s’arrête maintenant, la fin de cette réponse est perdue. {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>All compactions undone</source>
            <translation>Tous les compactages annulés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Budgets…</source>
            <translation>Budgets…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Earlier version restored</source>
            <translation>Version antérieure restaurée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Edit &amp; resend</source>
            <translation>Modifier &amp; renvoyer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Everything up to here is saved, and no tool ran twice.</source>
            <translation>Tout est enregistré jusqu’ici, et aucun outil n’a été exécuté deux fois.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Notes refined</source>
            <translation>Notes affinées</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Outputs cached</source>
            <translation>Sorties mises en cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/chat/transcript/row_layout.py" />
            <location filename="helix_desktop/ui/widgets/line_view.py" />
            <source>Reading…</source>
            <translation>Lecture…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Redone</source>
            <translation>Rétabli</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Trimmed to fit</source>
            <translation>Réduction d’urgence</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Undone</source>
            <translation>Annulé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>View handover</source>
            <translation>Voir la passation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>a model took notes of older steps</source>
            <translation>un modèle a pris des notes des étapes anciennes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>can't be shown</source>
            <translation>affichage impossible</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>compaction is back exactly</source>
            <translation>la compression est rétablie à l’identique</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>context restored exactly</source>
            <translation>contexte restauré à l’identique</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>covers {0} messages and steps</source>
            <extracomment>One: covers {0} message or step</extracomment>
            <translation>
                <numerusform>couvre {0} message ou étape</numerusform>
                <numerusform>couvre {0} messages et étapes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>notes were merged and shortened</source>
            <translation>les notes ont été fusionnées et raccourcies</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>older steps are now notes</source>
            <translation>anciennes étapes devenues des notes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>the request was too long</source>
            <translation>la requête était trop longue</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>{0} outputs moved to cache</source>
            <extracomment>One: {0} output moved to cache</extracomment>
            <translation>
                <numerusform>{0} sortie déplacée dans le cache</numerusform>
                <numerusform>{0} sorties déplacées dans le cache</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>Continued.</source>
            <translation>Repris.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>Helix quit during this turn</source>
            <translation>Helix a été quitté pendant ce tour</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>Helix stopped {0}, which ran in the background.</source>
            <translation>Helix a arrêté {0}, qui tournait en arrière-plan.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>In the background, {0} ended with exit status {2} after {1}.</source>
            <translation>En arrière-plan, {0} a pris fin avec le code de sortie {2} après {1}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Interrupted</source>
            <translation>Interrompu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>You stopped {0}, which ran in the background for {1}.</source>
            <translation>Vous avez arrêté {0} après {1} en arrière-plan.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>partial answer kept</source>
            <translation>réponse partielle conservée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>{0} could not run on in the background.</source>
            <translation>{0} n’a pas pu continuer en arrière-plan.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>{0} ran in the background and ended when Helix quit unexpectedly.</source>
            <translation>{0} tournait en arrière-plan et a pris fin quand Helix s’est arrêté de façon inattendue.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>{0} ran in the background and was stopped when Helix or its session was closed.</source>
            <translation>{0} tournait en arrière-plan et a été arrêté à la fermeture de Helix ou de sa session.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Apply code to file…</source>
            <translation>Appliquer le code…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Branch from here</source>
            <translation>Créer une branche ici</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Code {0} ({1})</source>
            <translation>Code {0} ({1})</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Copy as Markdown</source>
            <translation>Copier en Markdown</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Copy code</source>
            <translation>Copier le code</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Copy text</source>
            <translation>Copier le texte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Edit and resend in new branch</source>
            <translation>Modifier et renvoyer dans une branche</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Exclude from context</source>
            <translation>Exclure du contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Include in full</source>
            <translation>Inclure en entier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Jump to latest</source>
            <translation>Aller à la fin</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Jump to latest · {0} new</source>
            <extracomment>One: Jump to latest · {0} new</extracomment>
            <translation>
                <numerusform>Aller à la fin · {0} de plus</numerusform>
                <numerusform>Aller à la fin · {0} de plus</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Open original</source>
            <translation>Ouvrir l’original</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Pin to context</source>
            <translation>Épingler au contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Retry in new branch</source>
            <translation>Réessayer dans une branche</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Save code as…</source>
            <translation>Enregistrer le code…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show all code</source>
            <translation>Voir tout le code</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show image in cache</source>
            <translation>Voir l’image dans le cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show in cache</source>
            <translation>Voir dans le cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show in timeline</source>
            <translation>Voir dans la chronologie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show what the model saw</source>
            <translation>Voir ce que le modèle a vu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show why it's in context</source>
            <translation>Voir la raison de sa présence</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Answer cut off</source>
            <translation>Réponse coupée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Blocked by the provider's filter</source>
            <translation>Bloqué par le filtre du fournisseur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Branch</source>
            <translation>Branche</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Budget reached</source>
            <translation>Budget atteint</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Caching old outputs</source>
            <translation>Mise en cache d’anciennes sorties</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Excerpt kept</source>
            <translation>Extrait gardé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Helix</source>
            <translation>Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Helix is choosing what to keep</source>
            <translation>Helix choisit ce qui reste</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Instructions: {0}</source>
            <translation>Instructions : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Kept in full</source>
            <translation>Gardé en entier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Mode: {0} · {1}</source>
            <translation>Mode : {0} · {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Model of the workspace: {0}</source>
            <translation>Modèle de l’espace de travail : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Model of this session: that of the workspace again</source>
            <translation>Modèle de cette session : de nouveau celui de l’espace de travail</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Model of this session: {0}</source>
            <translation>Modèle de cette session : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>No instructions in use</source>
            <translation>Aucune instruction utilisée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>No key</source>
            <translation>Pas de clé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Preview kept</source>
            <translation>Aperçu gardé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Reasoning effort from here on: {0}</source>
            <translation>Effort de raisonnement à partir d’ici : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Refining notes</source>
            <translation>Affinage des notes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Taking notes</source>
            <translation>Prise de notes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>The model refused</source>
            <translation>Le modèle a refusé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>The server doesn't accept the reasoning effort {0}.</source>
            <translation>Le serveur n’accepte pas l’effort de raisonnement {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>The turn ended early</source>
            <translation>Le tour a été écourté</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Thinking</source>
            <translation>Réflexion</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>This reply made {0} tool calls. The first {1} were run, the others were not.</source>
            <translation>Cette réponse a fait {0} appels d’outils. Les {1} premiers ont été exécutés, les autres non.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Trimming to fit</source>
            <translation>Réduction d’urgence</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Undoing</source>
            <translation>Annulation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Works as {0}, from {1}</source>
            <translation>Travaille comme {0}, défini dans {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Worktree: branch {0} from {1}, in {2}</source>
            <translation>Worktree : branche {0} créée à partir de {1}, dans {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Writing handover</source>
            <translation>Écriture de la passation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>You</source>
            <translation>Vous</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You approved the plan.</source>
            <translation>Vous avez approuvé le plan.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You changed the plan.</source>
            <translation>Vous avez modifié le plan.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You did this. Helix is told:
{0}</source>
            <translation>Vous avez fait ceci. Helix en est informé :
{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You discarded the plan.</source>
            <translation>Vous avez abandonné le plan.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You merged the branch {0}.</source>
            <translation>Vous avez fusionné la branche {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You removed the worktree of the branch {0}.</source>
            <translation>Vous avez supprimé le worktree de la branche {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Your change: {0}. It applies from the next request; the prompt cache is rebuilt from that output on.</source>
            <translation>Votre modification : {0}. Elle s’applique dès la prochaine requête ; le cache de prompt est reconstruit à partir de cette sortie.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>compacted</source>
            <translation>compacté</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>denied</source>
            <translation>refusé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>everything above is a copy; the original is unchanged</source>
            <translation>tout ce qui précède est une copie ; l’original est inchangé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>excluded</source>
            <translation>exclu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>failed</source>
            <translation>échec</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>interrupted</source>
            <translation>interrompu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>model {0}</source>
            <translation>modèle {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>not started</source>
            <translation>non démarré</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>not used: {0}</source>
            <translation>non utilisé : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>ok</source>
            <translation>ok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>pinned</source>
            <translation>épinglé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>policy {0}</source>
            <translation>stratégie {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>preview of {0}</source>
            <translation>aperçu de {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/widgets/list_view.py" />
            <source>running</source>
            <translation>en cours</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>shortened</source>
            <translation>raccourci</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>superseded</source>
            <translation>remplacé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>this workspace's prompt</source>
            <translation>le prompt de cet espace de travail</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>this workspace's rules</source>
            <translation>les règles de cet espace de travail</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>tools: {0}</source>
            <translation>outils : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>waiting for you</source>
            <translation>vous attend</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>you stopped at {0}</source>
            <translation>vous avez arrêté ({0})</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{0} canceled. Nothing changed.</source>
            <translation>{0} : annulé. Rien n’a changé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{0} failed: {1} Nothing changed.</source>
            <translation>{0} : échec. {1} Rien n’a changé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{0} more</source>
            <translation>{0} de plus</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{0} tokens kept</source>
            <extracomment>One: {0} token kept</extracomment>
            <translation>
                <numerusform>{0} token gardé</numerusform>
                <numerusform>{0} tokens gardés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{1} → {2} tokens</source>
            <extracomment>One: {1} → {2} token</extracomment>
            <translation>
                <numerusform>{1} → {2} token</numerusform>
                <numerusform>{1} → {2} tokens</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/markdown/code_box.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <source>Previous (Enter)</source>
            <translation>Précédent (Entrée)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <source>Select all</source>
            <translation>Tout sélectionner</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/event_bridge.py" />
            <source>Check the workspace with `helix-desktop check --deep`.</source>
            <translation>Vérifiez l’espace de travail avec `helix-desktop check --deep`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/block_list.py" />
            <source>Not available for this block.</source>
            <translation>Pas disponible pour ce bloc.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/block_list.py" />
            <source>Request blocks</source>
            <translation>Blocs de la requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Compare with older request</source>
            <translation>Comparer à une requête plus ancienne</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <location filename="helix_desktop/ui/inspector/page.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Context</source>
            <translation>Contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Copy request as JSON</source>
            <translation>Copier la requête en JSON</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Exclude block from context</source>
            <translation>Exclure le bloc du contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>First request</source>
            <translation>Première requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Include or recall block</source>
            <translation>Inclure ou rappeler le bloc</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>New session</source>
            <translation>Nouvelle session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Newer request</source>
            <translation>Requête plus récente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Next request</source>
            <translation>Prochaine requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>No answer yet. Retrying…</source>
            <translation>Pas encore de réponse. Nouvel essai…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Older request</source>
            <translation>Requête plus ancienne</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Pin or unpin block</source>
            <translation>Épingler ou désépingler le bloc</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Request copied block by block. The exact bytes weren't recorded.</source>
            <translation>Requête copiée bloc par bloc. Les octets exacts n’ont pas été enregistrés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Request copied.</source>
            <translation>Requête copiée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Sending the first request…</source>
            <translation>Envoi de la première requête…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Show original of block</source>
            <translation>Afficher l’original du bloc</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Block</source>
            <translation>Bloc</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Copy JSON</source>
            <translation>Copier en JSON</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Copy request as JSON (Ctrl+Shift+C)</source>
            <translation>Copier la requête en JSON (Ctrl+Maj+C)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Nothing sent yet. These blocks go out with your first message.</source>
            <translation>Rien n’est encore envoyé. Ces blocs partent avec votre premier message.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Over {0} tokens: Helix compacts before sending.</source>
            <translation>Au-delà de {0} tokens : Helix compacte avant l’envoi.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Reason</source>
            <translation>Raison</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Show changes</source>
            <translation>Voir les écarts</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Some blocks were sent before Helix recorded their text.</source>
            <translation>Certains blocs ont été envoyés avant que Helix n’enregistre leur texte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Sort by reason (S)</source>
            <translation>Trier par raison (S)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>This request is too large. Compaction can't reduce these parts: {0}. Exclude or unpin blocks, or choose a model with a larger context window.</source>
            <translation>Cette requête est trop grande. Le compactage ne peut pas réduire ces parties : {0}. Excluez ou désépinglez des blocs, ou choisissez un modèle avec une plus grande fenêtre de contexte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>This request is too large. Helix compacts before sending: {0}.</source>
            <translation>Cette requête est trop grande. Helix compacte avant l’envoi : {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>{0} blocks</source>
            <extracomment>One: {0} block</extracomment>
            <translation>
                <numerusform>{0} bloc</numerusform>
                <numerusform>{0} blocs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Newer request (])</source>
            <translation>Requête plus récente (])</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Next</source>
            <comment>request</comment>
            <translation>Prochaine</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Next (End)</source>
            <translation>Prochaine (Fin)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Next request · not sent yet</source>
            <translation>Prochaine requête · pas encore envoyée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Nothing sent yet</source>
            <translation>Pas encore d’envoi</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Older request ([)</source>
            <translation>Requête plus ancienne ([)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Request {0} of {1} · sent {2} · {3} tokens</source>
            <translation>Requête {0} sur {1} · envoi {2} · {3} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Requests in this session</source>
            <translation>Requêtes de cette session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>not sent</source>
            <translation>non envoyé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>not sent yet</source>
            <translation>pas encore envoyé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Bytes</source>
            <translation>Octets</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Context used</source>
            <translation>Contexte utilisé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Forecast</source>
            <translation>Prévision</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Request cost</source>
            <translation>Coût de la requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Request {0} of {1}</source>
            <translation>Requête {0} sur {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Reserved for reply</source>
            <translation>Réservé à la réponse</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>SHA-256 {0} recorded</source>
            <translation>SHA-256 {0} enregistré</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>SHA-256 {0} {1}</source>
            <translation>SHA-256 {0} {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Sent</source>
            <translation>Envoyé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Without prompt cache</source>
            <translation>Sans cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>answered in {0} s</source>
            <translation>réponse en {0} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>at {0} tokens</source>
            <translation>à {0} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>automatic compaction is off</source>
            <translation>le compactage automatique est désactivé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>bytes not recorded</source>
            <translation>octets non enregistrés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>cache writes cost extra</source>
            <translation>l’écriture du cache coûte en plus</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>counting…</source>
            <translation>comptage…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>doesn't match</source>
            <translation>ne correspond pas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>estimated</source>
            <translation>estimé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>exact</source>
            <translation>exact</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>expected</source>
            <translation>prévu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>incomplete</source>
            <translation>incomplet</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>not checked</source>
            <translation>non vérifié</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>not reported by the provider</source>
            <translation>non indiqué par le fournisseur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>of {0} · {1}</source>
            <translation>sur {0} · {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>same: nothing in the prompt cache</source>
            <translation>identique : rien dans le cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>the prompt cache saves {0}</source>
            <translation>le cache de prompt économise {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>this model is free</source>
            <translation>ce modèle est gratuit</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/widgets/fields.py" />
            <source>tok</source>
            <translation>tok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>too large</source>
            <translation>trop grand</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>{0} at {1} tokens</source>
            <translation>{0} à {1} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>{0} prompt-cached · {1} new</source>
            <translation>{0} en cache de prompt · {1} nouveaux</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Before → after</source>
            <translation>Avant → après</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>Coverage</source>
            <translation>Couverture</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Covers</source>
            <translation>Couvre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Hash</source>
            <translation>Empreinte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Not in this request</source>
            <translation>Absent de cette requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Turn</source>
            <translation>Tour</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>complete</source>
            <translation>complet</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>{0} details not in handover</source>
            <extracomment>One: {0} detail not in handover</extracomment>
            <translation>
                <numerusform>{0} détail hors de la passation</numerusform>
                <numerusform>{0} détails hors de la passation</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source> · shortened</source>
            <translation> · raccourci</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Always</source>
            <comment>in every request</comment>
            <translation>Toujours</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Choose tools</source>
            <translation>Choisir les outils</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/welcome/page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Choose…</source>
            <translation>Choisir…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Draft</source>
            <translation>Brouillon</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Edit instructions</source>
            <translation>Modifier les instructions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Exclude</source>
            <translation>Exclure</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Full</source>
            <comment>in full length</comment>
            <translation>En entier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Handover {0}</source>
            <translation>Passation {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Include</source>
            <translation>Inclure</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/settings_context.py" />
            <source>Instructions</source>
            <translation>Instructions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>New since request {0}</source>
            <translation>Nouveau depuis la requête {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Not recorded</source>
            <translation>Non enregistré</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Notes (model)</source>
            <translation>Notes (modèle)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Notes (rules)</source>
            <translation>Notes (règles)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Older, unchanged</source>
            <translation>Plus ancien, inchangé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Open in cache</source>
            <translation>Ouvrir dans le cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Pin</source>
            <comment>a pinned text</comment>
            <translation>Épingle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Removed since request {0}</source>
            <translation>Retiré depuis la requête {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Select a block first.</source>
            <translation>Sélectionnez d’abord un bloc.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Show in conversation</source>
            <translation>Voir dans la conversation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Show original messages</source>
            <translation>Voir les messages d’origine</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Show originals</source>
            <translation>Voir les originaux</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>System prompt</source>
            <translation>Prompt système</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Turn {0}, unchanged</source>
            <translation>Tour {0}, inchangé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Turns {0}–{1}, unchanged</source>
            <translation>Tours {0}–{1}, inchangés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Unchanged since last request</source>
            <translation>Inchangé depuis la dernière requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>hash {0}</source>
            <translation>empreinte {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} markers</source>
            <extracomment>One: {0} marker</extracomment>
            <translation>
                <numerusform>{0} marqueur</numerusform>
                <numerusform>{0} marqueurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} messages and tool calls</source>
            <extracomment>One: {0} message or tool call</extracomment>
            <translation>
                <numerusform>{0} message ou appel d’outil</numerusform>
                <numerusform>{0} messages et appels d’outils</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} pins</source>
            <extracomment>One: {0} pin</extracomment>
            <translation>
                <numerusform>{0} épingle</numerusform>
                <numerusform>{0} épingles</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} tokens · from prompt cache</source>
            <translation>{0} tokens · du cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} tokens · same as last request</source>
            <translation>{0} tokens · comme la dernière requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} tokens · {1} from prompt cache</source>
            <translation>{0} tokens · {1} du cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0}, and others</source>
            <translation>{0}, et d’autres</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{1} tokens · {0} blocks</source>
            <extracomment>One: {1} tokens · {0} block</extracomment>
            <translation>
                <numerusform>{1} tokens · {0} bloc</numerusform>
                <numerusform>{1} tokens · {0} blocs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{1} tokens · {0} blocks added</source>
            <extracomment>One: {1} tokens · {0} block added</extracomment>
            <translation>
                <numerusform>{1} tokens · {0} bloc ajouté</numerusform>
                <numerusform>{1} tokens · {0} blocs ajoutés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{1} tools</source>
            <extracomment>One: {1} tool</extracomment>
            <translation>
                <numerusform>{1} outil</numerusform>
                <numerusform>{1} outils</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/markdown/code_box.py" />
            <source>Apply to file…</source>
            <translation>Appliquer…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/markdown/code_box.py" />
            <source>Save as…</source>
            <translation>Enregistrer sous…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/markdown/code_box.py" />
            <source>code</source>
            <translation>code</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/markdown/message_layout.py" />
            <source>Show {0} more characters</source>
            <translation>Afficher {0} caractères de plus</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/item_sources.py" />
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/controller.py" />
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Settings</source>
            <translation>Paramètres</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Actions</source>
            <translation>Actions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Files</source>
            <translation>Fichiers</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Handovers</source>
            <translation>Passations</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Messages</source>
            <translation>Messages</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Outputs</source>
            <translation>Sorties</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Search all sessions</source>
            <translation>Rechercher dans toutes les sessions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Search all sessions for “{0}”</source>
            <translation>Rechercher « {0} » dans toutes les sessions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Type to search</source>
            <translation>Tapez pour rechercher</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Workspaces</source>
            <translation>Espaces</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>Nothing in any session contains “{0}”.</source>
            <translation>Rien ne contient « {0} » dans aucune session.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>Results</source>
            <translation>Résultats</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>Search actions, sessions, files, and cache</source>
            <translation>Rechercher actions, sessions, fichiers et cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Search everything</source>
            <translation>Rechercher partout</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>Searching all sessions…</source>
            <translation>Recherche dans toutes les sessions…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>actions</source>
            <translation>actions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>cache</source>
            <translation>cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>files</source>
            <translation>fichiers</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>open</source>
            <translation>ouvrir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>sessions</source>
            <translation>sessions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>this group only</source>
            <translation>ce groupe seulement</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{0} handovers</source>
            <extracomment>One: {0} handover</extracomment>
            <translation>
                <numerusform>{0} passation</numerusform>
                <numerusform>{0} passations</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{0} messages</source>
            <extracomment>One: {0} message</extracomment>
            <translation>
                <numerusform>{0} message</numerusform>
                <numerusform>{0} messages</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{0} results in {1} ms</source>
            <extracomment>One: {0} result in {1} ms</extracomment>
            <translation>
                <numerusform>{0} résultat en {1} ms</numerusform>
                <numerusform>{0} résultats en {1} ms</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{1} found in {0} sessions</source>
            <extracomment>One: {1} found in {0} session</extracomment>
            <translation>
                <numerusform>{1} dans {0} session</numerusform>
                <numerusform>{1} dans {0} sessions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{1} so far, {0} sessions searched</source>
            <extracomment>One: {1} so far, {0} session searched</extracomment>
            <translation>
                <numerusform>{1} pour l’instant, {0} session parcourue</numerusform>
                <numerusform>{1} pour l’instant, {0} sessions parcourues</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>
… and {0} more</source>
            <translation>
… et {0} de plus</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>About</source>
            <translation>À propos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Back up…</source>
            <translation>Sauvegarder…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Backup</source>
            <translation>Sauvegarde</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Check</source>
            <translation>Vérifier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Check for updates</source>
            <translation>Rechercher les mises à jour</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Choose a destination folder</source>
            <translation>Choisir un dossier de destination</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Copies everything to a new folder</source>
            <translation>Copie tout dans un nouveau dossier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>Data</source>
            <translation>Données</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Export as files…</source>
            <translation>Exporter en fichiers…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Folders</source>
            <translation>Dossiers</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Folders of your data</source>
            <translation>Dossiers de vos données</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Full check</source>
            <translation>Tout vérifier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>General</source>
            <translation>Général</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Helix never checks for updates on its own.</source>
            <translation>Helix ne cherche jamais de mises à jour de lui-même.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>License</source>
            <translation>Licence</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Licenses</source>
            <translation>Licences</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Logs</source>
            <translation>Journaux</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>No automatic checks</source>
            <translation>Pas de recherche automatique</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>No problems found</source>
            <translation>Aucun problème trouvé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>Notifications</source>
            <translation>Notifications</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Open folder</source>
            <translation>Ouvrir le dossier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Opens the releases page in your browser</source>
            <translation>Ouvre la page des versions dans votre navigateur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Quick check of the index, or every byte</source>
            <translation>Contrôle rapide de l’index, ou chaque octet</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Saved: {0}</source>
            <translation>Enregistré : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>Shortcuts</source>
            <translation>Raccourcis</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Storage</source>
            <translation>Stockage</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Takes effect after a restart</source>
            <translation>Prend effet après un redémarrage</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>This build has no releases page. Check where you downloaded it.</source>
            <translation>Ce build n’a pas de page des versions. Regardez là où vous l’avez téléchargé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Updates</source>
            <translation>Mises à jour</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Version {0}</source>
            <translation>Version {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Version {0} is installed</source>
            <translation>La version {0} est installée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>View</source>
            <comment>read a license</comment>
            <translation>Afficher</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>View and change shortcuts</source>
            <translation>Voir et modifier les raccourcis</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>starting…</source>
            <translation>démarrage…</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>{0} cache entries, {1} before deduplication. {2} on disk with conversations</source>
            <extracomment>One: {0} cache entry, {1} before deduplication. {2} on disk with conversations</extracomment>
            <translation>
                <numerusform>{0} entrée de cache, {1} avant déduplication. {2} sur le disque avec les conversations</numerusform>
                <numerusform>{0} entrées de cache, {1} avant déduplication. {2} sur le disque avec les conversations</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>{0} problems found</source>
            <extracomment>One: {0} problem found</extracomment>
            <translation>
                <numerusform>{0} problème trouvé</numerusform>
                <numerusform>{0} problèmes trouvés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>{0} records, {1}</source>
            <extracomment>One: {0} record, {1}</extracomment>
            <translation>
                <numerusform>{0} enregistrement, {1}</numerusform>
                <numerusform>{0} enregistrements, {1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/controller.py" />
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Application</source>
            <translation>Application</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Accepts images</source>
            <translation>Accepte les images</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Accepts tools</source>
            <translation>Accepte les outils</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Body fields</source>
            <translation>Champs de corps</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Headers</source>
            <translation>En-têtes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Key header</source>
            <translation>En-tête de clé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Query parameters</source>
            <translation>Paramètres d’URL</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Token limit field</source>
            <translation>Champ limite tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Values that look like keys are stored in the keyring.</source>
            <translation>Les valeurs qui ressemblent à des clés sont conservées dans le trousseau.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_groups.py" />
            <source>Close</source>
            <comment>fold a row</comment>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_groups.py" />
            <source>Open</source>
            <comment>unfold a row</comment>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>All workspaces</source>
            <translation>Tous les espaces</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <source>Fewer settings</source>
            <translation>Moins de paramètres</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <source>Reset</source>
            <translation>Réinitialiser</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <source>Source: {0}</source>
            <translation>Source : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>default</source>
            <translation>par défaut</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>needs review</source>
            <translation>à examiner</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>not applied</source>
            <translation>non appliqué</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <source>{0} more settings</source>
            <extracomment>One: {0} more setting</extracomment>
            <translation>
                <numerusform>{0} paramètre de plus</numerusform>
                <numerusform>{0} paramètres de plus</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>API key for {0}</source>
            <translation>Clé API de {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>AWS profile (optional)</source>
            <translation>Profil AWS (facultatif)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/settings/settings_page.py" />
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>Add</source>
            <translation>Ajouter</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Answered in {0} s</source>
            <translation>Réponse en {0} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Answers you and uses tools</source>
            <translation>Vous répond et utilise les outils</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Asking… {0} s</source>
            <translation>Attente… {0} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Base URL</source>
            <translation>URL de base</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Context window</source>
            <translation>Fenêtre de contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Credentials</source>
            <translation>Identifiants</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Delete key</source>
            <translation>Supprimer la clé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Fast model</source>
            <translation>Modèle rapide</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Fewer options</source>
            <translation>Moins d’options</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Helix uses the default model and shows which</source>
            <translation>Helix utilise le modèle par défaut et indique lequel</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Key deleted.</source>
            <translation>Clé supprimée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Key variable</source>
            <translation>Variable de la clé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Long-context model</source>
            <translation>Modèle à long contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Main model</source>
            <translation>Modèle principal</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Max output</source>
            <translation>Sortie max.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Model</source>
            <translation>Modèle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>More options</source>
            <translation>Plus d’options</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>No dollar limit while the price is unknown</source>
            <translation>Pas de limite en dollars tant que le prix est inconnu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>No keyring: saved until you quit</source>
            <translation>Pas de trousseau : gardée jusqu’à la fermeture</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>No matches. Type provider/model to use any other model.</source>
            <translation>Aucun résultat. Tapez fournisseur/modèle pour utiliser tout autre modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>No system keyring: keys are forgotten when you quit. Install GNOME Keyring or KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), or set an environment variable.</source>
            <translation>Pas de trousseau système : les clés sont oubliées quand vous quittez. Installez GNOME Keyring ou KWallet (Debian, Ubuntu : sudo apt install gnome-keyring), ou définissez une variable d’environnement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Not saved. The key is still in the field.</source>
            <translation>Non enregistrée. La clé est toujours dans le champ.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Paste API key</source>
            <translation>Coller la clé API</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Picks excerpts, takes notes, names sessions</source>
            <translation>Choisit les extraits, prend les notes, nomme les sessions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Price: {0}</source>
            <translation>Prix : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Protocol</source>
            <translation>Protocole</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Refresh models</source>
            <translation>Actualiser les modèles</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Remove provider</source>
            <translation>Retirer le fournisseur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Requires a key</source>
            <translation>Nécessite une clé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Reset to defaults</source>
            <translation>Valeurs par défaut</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Reset to the built-in values.</source>
            <translation>Rétablir les valeurs intégrées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Save anyway</source>
            <translation>Enregistrer quand même</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Saved in {0}</source>
            <translation>Enregistré dans {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Saved. Takes effect with the next request.</source>
            <translation>Enregistré. Prend effet avec la prochaine requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Search, or type provider/model</source>
            <translation>Rechercher, ou taper fournisseur/modèle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Short name</source>
            <translation>Nom court</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Stop using in all workspaces</source>
            <translation>Cesser d’utiliser partout</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Test</source>
            <translation>Tester</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Test and save</source>
            <translation>Tester et enregistrer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Test model</source>
            <translation>Tester le modèle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Tested with one short request. Stored in {0}, never in a file.</source>
            <translation>Testée avec une courte requête. Conservée dans {0}, jamais dans un fichier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>The key is deleted from your keyring.</source>
            <translation>La clé est supprimée de votre trousseau.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>The set context window is used with the next request.</source>
            <translation>La fenêtre de contexte définie est utilisée à la prochaine requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Try {0} again</source>
            <translation>Réessayer {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Use in all workspaces</source>
            <translation>Utiliser partout</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Use the default</source>
            <translation>Utiliser celui par défaut</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Writes handovers that fit no other model</source>
            <translation>Écrit les passations trop longues pour les autres modèles</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>You can no longer use its models.</source>
            <translation>Vous ne pourrez plus utiliser ses modèles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>cache read</source>
            <translation>lecture du cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>cache write</source>
            <translation>écriture du cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>context window</source>
            <translation>fenêtre de contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>credentials file (optional)</source>
            <translation>fichier d’identifiants (facultatif)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>environment variable (optional)</source>
            <translation>variable d’environnement (facultatif)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>in</source>
            <translation>entrée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>key {0} from {1}</source>
            <translation>clé {0} de {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>key {0}, {1}</source>
            <translation>clé {0}, {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>max output</source>
            <translation>sortie max.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>no images</source>
            <translation>sans images</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>out</source>
            <translation>sortie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>project/location, such as my-project/europe-west1</source>
            <translation>projet/emplacement, par exemple my-project/europe-west1</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>provider/model</source>
            <translation>fournisseur/modèle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>region, such as eu-central-1</source>
            <translation>région, par exemple eu-central-1</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>signed with your AWS credentials</source>
            <translation>signature avec vos identifiants AWS</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>signed with your Google credentials</source>
            <translation>signature avec vos identifiants Google</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>unknown</source>
            <comment>price</comment>
            <translation>inconnu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} added. Add its key or refresh its models below.</source>
            <translation>Fournisseur {0} ajouté. Ajoutez sa clé ou actualisez ses modèles ci-dessous.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} body fields</source>
            <extracomment>One: {0} body field</extracomment>
            <translation>
                <numerusform>{0} champ de corps</numerusform>
                <numerusform>{0} champs de corps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} headers</source>
            <extracomment>One: {0} header</extracomment>
            <translation>
                <numerusform>{0} en-tête</numerusform>
                <numerusform>{0} en-têtes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} models found</source>
            <extracomment>One: {0} model found</extracomment>
            <translation>
                <numerusform>{0} modèle trouvé</numerusform>
                <numerusform>{0} modèles trouvés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} of {1} models</source>
            <translation>{0} modèles sur {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} parameters</source>
            <extracomment>One: {0} parameter</extracomment>
            <translation>
                <numerusform>{0} paramètre</numerusform>
                <numerusform>{0} paramètres</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} per million tokens in / out</source>
            <translation>{0} par million de tokens en entrée / sortie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} · not available yet</source>
            <translation>{0} · pas encore disponible</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0}, USD per million tokens</source>
            <translation>{0}, USD par million de tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0}-token context window</source>
            <translation>fenêtre de contexte de {0} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0}.</source>
            <translation>{0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Add a provider</source>
            <translation>Ajouter un fournisseur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>All providers shown</source>
            <translation>Tous les fournisseurs affichés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Any URL with a supported protocol</source>
            <translation>Toute URL avec un protocole pris en charge</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Back to the default model with the next request.</source>
            <translation>Retour au modèle par défaut avec la prochaine requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Custom</source>
            <translation>Personnalisé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Defaults in use</source>
            <translation>Valeurs par défaut utilisées</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Find local models</source>
            <translation>Chercher des modèles locaux</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Local servers found: {0}.</source>
            <translation>Serveurs locaux trouvés : {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Model changed. Takes effect with the next request.</source>
            <translation>Modèle changé. Prend effet avec la prochaine requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Model limits and prices</source>
            <translation>Limites et prix des modèles</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>Models and keys</source>
            <translation>Modèles et clés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Models in this workspace</source>
            <translation>Modèles de cet espace de travail</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>More providers</source>
            <translation>Plus de fournisseurs</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>No local models found. Start Ollama, LM Studio, or llama.cpp.</source>
            <translation>Aucun modèle local trouvé. Démarrez Ollama, LM Studio ou llama.cpp.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>No longer the default in all workspaces. Takes effect with the next request.</source>
            <translation>N’est plus le modèle par défaut des espaces de travail. Prend effet avec la prochaine requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Now the default in all workspaces. Takes effect with the next request.</source>
            <translation>Modèle par défaut de tous les espaces de travail. Prend effet avec la prochaine requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Override a model's context window or prices</source>
            <translation>Remplacer la fenêtre de contexte ou les prix d’un modèle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Providers and keys</source>
            <translation>Fournisseurs et clés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>Show all</source>
            <translation>Tout afficher</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Show {0} more</source>
            <translation>Afficher {0} de plus</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>chosen by Helix</source>
            <translation>choisi par Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>not found</source>
            <translation>introuvable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Budgets</source>
            <translation>Budgets</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/settings_context.py" />
            <location filename="helix_desktop/ui/welcome/page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Context policy</source>
            <translation>Stratégie de contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>MCP servers</source>
            <translation>Serveurs MCP</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Permissions</source>
            <translation>Permissions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Policy lab</source>
            <translation>Labo de stratégies</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Sandbox</source>
            <translation>Bac à sable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Tools</source>
            <translation>Outils</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Accept</source>
            <translation>Accepter</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Allowed for one session</source>
            <translation>Autorisé pour une session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Allowed private hosts</source>
            <translation>Hôtes privés autorisés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Approvals</source>
            <translation>Approbations</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Couldn't read a file</source>
            <translation>Un fichier n’a pas pu être lu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Folder no longer trusted.</source>
            <translation>Le dossier n’est plus de confiance.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Folder trusted.</source>
            <translation>Le dossier est de confiance.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>For a stronger sandbox, install bubblewrap (Debian, Ubuntu: sudo apt install bubblewrap; Fedora: sudo dnf install bubblewrap; Arch: sudo pacman -S bubblewrap) and restart Helix.</source>
            <translation>Pour un bac à sable plus solide, installez bubblewrap (Debian, Ubuntu : sudo apt install bubblewrap ; Fedora : sudo dnf install bubblewrap ; Arch : sudo pacman -S bubblewrap) et redémarrez Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Helix asks before every command. “Always” covers only that exact command.</source>
            <translation>Helix demande avant chaque commande. « Toujours » ne couvre que cette commande exacte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Helix has no sandbox for this system yet. On Linux, it uses bubblewrap.</source>
            <translation>Helix n’a pas encore de bac à sable pour ce système. Sous Linux, il utilise bubblewrap.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>In trusted folders, read-only commands run without asking.</source>
            <translation>Dans les dossiers de confiance, les commandes en lecture seule s’exécutent sans demander.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Local and private addresses are blocked unless listed here</source>
            <translation>Les adresses locales et privées sont bloquées sauf si elles figurent ici</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Mode: {0}.</source>
            <translation>Mode : {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>No reason given</source>
            <translation>Aucune raison donnée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>No rules yet. Answer a request with “Always” or “Never” to add one.</source>
            <translation>Pas encore de règles. Répondez à une demande par « Toujours » ou « Jamais » pour en ajouter une.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>No sandbox on this system</source>
            <translation>Pas de bac à sable sur ce système</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Not decided yet</source>
            <translation>Pas encore décidé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Off for this workspace</source>
            <translation>Désactivé pour cet espace de travail</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Private host</source>
            <translation>Hôte privé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Private hosts</source>
            <translation>Hôtes privés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Project instructions and your “Always” rules apply</source>
            <translation>Les instructions du projet et vos règles « Toujours » s’appliquent</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Project instructions are ignored; every command and change asks</source>
            <translation>Les instructions du projet sont ignorées ; tout est soumis à approbation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Reject</source>
            <translation>Rejeter</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Rejected. Helix asks each time and won't suggest it again.</source>
            <translation>Rejeté. Helix demande chaque fois et ne le proposera plus.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Removed</source>
            <comment>a rule</comment>
            <translation>Supprimée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Rule added.</source>
            <translation>Règle ajoutée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Sandboxed with Landlock</source>
            <translation>En bac à sable avec Landlock</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Sandboxed with bubblewrap</source>
            <translation>En bac à sable avec bubblewrap</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Suggested by the project</source>
            <translation>Proposé par le projet</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Takes effect with the next step.</source>
            <translation>Prend effet avec la prochaine étape.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Tested at every startup.</source>
            <translation>Testé à chaque démarrage.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>This folder</source>
            <translation>Ce dossier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>This folder isn't trusted</source>
            <translation>Ce dossier n’est pas de confiance</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Trust</source>
            <translation>Faire confiance</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Unavailable: {0}</source>
            <translation>Indisponible : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Web</source>
            <translation>Web</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Web access</source>
            <translation>Accès web</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>When on, Helix asks before each site</source>
            <translation>Si activé, Helix demande avant chaque site</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>a subagent</source>
            <translation>un sous-agent</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>all workspaces</source>
            <translation>tous les espaces de travail</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>always</source>
            <translation>toujours</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>asks</source>
            <translation>demande</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>bubblewrap is installed but blocked, often because AppArmor denies user namespaces. Allow them for bwrap (in a container, start it with user namespaces allowed), then restart Helix.</source>
            <translation>bubblewrap est installé mais bloqué, souvent parce qu’AppArmor interdit les espaces de noms utilisateur. Autorisez-les pour bwrap (dans un conteneur, démarrez-le avec les espaces de noms utilisateur autorisés), puis redémarrez Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>everything</source>
            <translation>tout</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>host or host:port</source>
            <translation>hôte ou hôte:port</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>in {0}</source>
            <translation>dans {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>in “{0}” only</source>
            <translation>dans « {0} » seulement</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>never</source>
            <translation>jamais</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>sandboxed only</source>
            <translation>en bac à sable seulement</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>this session</source>
            <translation>cette session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>this workspace</source>
            <translation>cet espace de travail</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>without a sandbox</source>
            <translation>sans bac à sable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>{0}: Helix asks again</source>
            <translation>{0} : Helix redemande</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>A</source>
            <translation>A</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>A · baseline</source>
            <translation>A · référence</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>All sessions</source>
            <translation>Toutes les sessions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>B</source>
            <translation>B</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>B · candidate</source>
            <translation>B · candidate</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>B − A</source>
            <translation>B − A</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Canceled.</source>
            <translation>Annulé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Canceled. {0}: {1} of {2} requests shown.</source>
            <translation>Annulé. {0} : {1} requêtes affichées sur {2}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Context use and cost</source>
            <translation>Utilisation du contexte et coût</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Current: {0}</source>
            <translation>Actuelle : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Differences</source>
            <translation>Différences</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Hover over a request, or use ← and →. Drag or press + to zoom.</source>
            <translation>Survolez une requête, ou utilisez ← et →. Faites glisser ou appuyez sur + pour zoomer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>No sessions to replay yet. Run a session, then compare policies.</source>
            <translation>Pas encore de sessions à rejouer. Lancez une session, puis comparez les stratégies.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Reading sessions…</source>
            <translation>Lecture des sessions…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Replaying {0}: {1} of {2}</source>
            <translation>Rejeu de {0} : {1} sur {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Replaying…</source>
            <translation>Rejeu…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Request {0}</source>
            <translation>Requête {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Resume</source>
            <translation>Reprendre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Showing {0}–{1} of {2}. Double-click or press 0 to show all.</source>
            <translation>Affichage de {0}–{1} sur {2}. Double-cliquez ou appuyez sur 0 pour tout afficher.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Takes effect with the next request.</source>
            <translation>Prend effet avec la prochaine requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Use this policy</source>
            <translation>Utiliser cette stratégie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>handover: {0}</source>
            <translation>passation : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>this session only</source>
            <translation>cette session seulement</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>unchanged</source>
            <translation>inchangé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0} changed</source>
            <translation>{0} modif.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>{0} requests replayed in {1} s, no model called</source>
            <extracomment>One: {0} request replayed in {1} s, no model called</extracomment>
            <translation>
                <numerusform>{0} requête rejouée en {1} s, aucun modèle appelé</numerusform>
                <numerusform>{0} requêtes rejouées en {1} s, aucun modèle appelé</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>{0} sessions</source>
            <extracomment>One: {0} session</extracomment>
            <translation>
                <numerusform>{0} session</numerusform>
                <numerusform>{0} sessions</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Applied to new workspaces.</source>
            <translation>Appliqué aux nouveaux espaces de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Applied. Takes effect with the next request.</source>
            <translation>Appliqué. Prend effet avec la prochaine requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Effect on your sessions</source>
            <translation>Effet sur vos sessions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Fix the marked value to apply.</source>
            <translation>Corrigez la valeur marquée pour appliquer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>No sessions to replay yet. After the first one, this compares the current policy with your edits.</source>
            <translation>Pas encore de sessions à rejouer. Après la première, la stratégie actuelle est comparée ici à vos modifications.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Reading sessions of {0}…</source>
            <translation>Lecture des sessions de {0}…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Replaying {0}…</source>
            <translation>Rejeu de {0}…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>Reset to {0}</source>
            <translation>Rétablir {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Settings for</source>
            <translation>Paramètres de</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>handover at {0}%</source>
            <translation>passation à {0} %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>no automatic handover</source>
            <translation>pas de passation automatique</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>now {0}</source>
            <translation>actuel : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0} older not shown</source>
            <translation>{0} plus anciennes non affichées</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0} replayed in {1} s, no model called</source>
            <translation>{0}, rejeu en {1} s, aucun modèle appelé</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0} sessions of {1}</source>
            <extracomment>One: {0} session of {1}</extracomment>
            <translation>
                <numerusform>{0} session de {1}</numerusform>
                <numerusform>{0} sessions de {1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0}, now {1}</source>
            <translation>{0}, actuel : {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>— current: {0}</source>
            <translation>— actuelle : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>— edited: {0}</source>
            <translation>— modifiée : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Ask the agent</source>
            <translation>Demander à l’agent</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Before they enter the context</source>
            <translation>Avant d’entrer dans le contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>By age</source>
            <translation>Par ancienneté</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>By age, after {0} steps</source>
            <extracomment>One: By age, after {0} step</extracomment>
            <translation>
                <numerusform>Selon l’âge, après {0} étape</numerusform>
                <numerusform>Selon l’âge, après {0} étapes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>By age, after {0} turns</source>
            <extracomment>One: By age, after {0} turn</extracomment>
            <translation>
                <numerusform>Selon l’âge, après {0} tour</numerusform>
                <numerusform>Selon l’âge, après {0} tours</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>By forecast</source>
            <translation>Par prévision</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Caches, handover at 85%</source>
            <translation>Cache, passation à 85 %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Cheapest, less verbatim</source>
            <translation>Moins cher, moins exact</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Choice for outputs over the limit</source>
            <translation>Choix pour les sorties au-delà</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Context window if unknown</source>
            <translation>Fenêtre de contexte si inconnue</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Each subagent has its own context window</source>
            <translation>Chaque sous-agent a sa propre fenêtre de contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Early, when it pays off</source>
            <translation>Tôt, quand c’est rentable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Excerpts and notes</source>
            <translation>Extraits et notes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Keep</source>
            <translation>Garder</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Keep after a handover</source>
            <translation>Garder après une passation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Keep and quote</source>
            <translation>Garder et citer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Large outputs</source>
            <translation>Grandes sorties</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Let a model take notes at</source>
            <translation>Notes par un modèle à</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Like any other</source>
            <translation>Comme les autres</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>May move</source>
            <translation>Déplaçables</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Move outputs older than</source>
            <translation>Déplacer les sorties de plus de</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Never</source>
            <translation>Jamais</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Newest messages, verbatim</source>
            <translation>Derniers messages, tels quels</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Off</source>
            <translation>Désactivé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Old outputs</source>
            <translation>Anciennes sorties</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Only when you compact manually</source>
            <translation>Seulement quand vous compactez à la main</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Or at</source>
            <translation>Ou à</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Prevents back-to-back compaction</source>
            <translation>Évite des compactages trop rapprochés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Previous turn</source>
            <translation>Tour précédent</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Shorten outputs over</source>
            <translation>Raccourcir les sorties dès</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Shorten those notes at</source>
            <translation>Raccourcir ces notes à</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Subagents use</source>
            <translation>Stratégie des sous-agents</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>The same</source>
            <translation>La même</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Time between handovers</source>
            <translation>Temps entre les passations</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Tool outputs</source>
            <translation>Sorties d’outils</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Turn old steps into notes at</source>
            <translation>Anciennes étapes en notes à</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Whether its outputs may move to the cache</source>
            <translation>Indique si ses sorties peuvent aller dans le cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Whichever comes first</source>
            <translation>Le premier atteint compte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Write a handover at</source>
            <translation>Écrire une passation à</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>{0} tokens (less than {1}% of {2})</source>
            <extracomment>One: {0} token (less than {1}% of {2})</extracomment>
            <translation>
                <numerusform>{0} token (moins de {1} % de {2})</numerusform>
                <numerusform>{0} tokens (moins de {1} % de {2})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>{0}% of {1} = {2} tokens</source>
            <translation>{0} % de {1} = {2} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>/absolute/path</source>
            <translation>/chemin/absolu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Allowed hosts</source>
            <translation>Hôtes autorisés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Asks for every command</source>
            <translation>Demande pour chaque commande</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Blocked since startup</source>
            <translation>Bloqué depuis le démarrage</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Command access</source>
            <translation>Accès des commandes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Commits on no branch, kept for 90 days</source>
            <translation>Commits sur aucune branche, gardés 90 jours</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Developer</source>
            <translation>Développeur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <location filename="helix_desktop/ui/welcome/page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Folders you don't trust are always Strict.</source>
            <translation>Les dossiers qui n’ont pas votre confiance sont toujours en mode Strict.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Git deletes the commits later, and they can't be brought back.</source>
            <translation>Git supprimera les commits plus tard, et ils ne pourront pas être récupérés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Host</source>
            <translation>Hôte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>In addition to the system, the project, and toolchains on your PATH</source>
            <translation>En plus du système, du projet et des chaînes d’outils de votre PATH</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>None. Commands have no network.</source>
            <translation>Aucun. Les commandes n’ont pas de réseau.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Reached through Helix's proxy. Private hosts need a port</source>
            <translation>Atteints par le proxy de Helix. Les hôtes privés ont besoin d’un port</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Readable folders</source>
            <translation>Dossiers lisibles</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Remove the names of these commits?</source>
            <translation>Supprimer les noms de ces commits ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Requested by a command</source>
            <translation>Demandé par une commande</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Strict</source>
            <translation>Strict</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>System programs only</source>
            <translation>Programmes du système seulement</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Takes effect with the next command.</source>
            <translation>Prend effet avec la prochaine commande.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Toolchains, listed hosts</source>
            <translation>Chaînes d’outils, hôtes listés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Without a sandbox, commands can read your keys, write anywhere, and use the network. Helix asks before each one. Check every command before you allow it.</source>
            <translation>Sans bac à sable, les commandes peuvent lire vos clés, écrire partout et utiliser le réseau. Helix demande avant chacune. Vérifiez chaque commande avant de l’autoriser.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Writable folders</source>
            <translation>Dossiers modifiables</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>detected</source>
            <translation>détecté</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>home folder and caches for commands</source>
            <translation>dossier personnel et caches pour les commandes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>the project</source>
            <translation>le projet</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>{0} commits</source>
            <extracomment>One: {0} commit</extracomment>
            <translation>
                <numerusform>{0} commit</numerusform>
                <numerusform>{0} commits</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source> · replaces yours</source>
            <translation> · remplace le vôtre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source> · {0} moved to keyring</source>
            <translation> · {0} mis dans le trousseau</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>A URL takes no arguments.</source>
            <translation>Une URL n’a pas d’arguments.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>A local command or an https URL</source>
            <translation>Une commande locale ou une URL https</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>A server can do anything your programs can. This is everything it declares.</source>
            <translation>Un serveur peut faire tout ce que peuvent vos programmes. Voici tout ce qu’il déclare.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Add a server</source>
            <translation>Ajouter un serveur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Add servers</source>
            <translation>Ajouter des serveurs</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>And {0} more. See the exact text below.</source>
            <translation>Et {0} de plus. Voir le texte exact ci-dessous.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Approve all</source>
            <translation>Tout approuver</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Can't read {0}: {1}</source>
            <translation>Impossible de lire {0} : {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Command or URL</source>
            <translation>Commande ou URL</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Enter a name and a command or URL.</source>
            <translation>Saisissez un nom et une commande ou une URL.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Environment variables or HTTP headers</source>
            <translation>Variables d’environnement ou en-têtes HTTP</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Exact text</source>
            <translation>Texte exact</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Import</source>
            <translation>Importer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Import a list</source>
            <translation>Importer une liste</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Import {0}</source>
            <translation>Importer {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Imported. Review each start command before it runs.</source>
            <translation>Importé. Examinez chaque commande de démarrage avant son exécution.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Imported. Review its start command before it runs.</source>
            <translation>Importé. Examinez sa commande de démarrage avant son exécution.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>In keyring. Type a new value to replace it.</source>
            <translation>Dans le trousseau. Saisissez une nouvelle valeur pour la remplacer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Its saved keys are deleted too.</source>
            <translation>Ses clés enregistrées sont aussi supprimées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>JSON files (*.json);;All files (*)</source>
            <translation>Fichiers JSON (*.json);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Let Helix use {0}</source>
            <translation>Laisser Helix utiliser {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Let it request model answers (asks you each time)</source>
            <translation>Le laisser demander des réponses de modèle (avec votre accord chaque fois)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Log</source>
            <translation>Journal</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Missing closing quote.</source>
            <translation>Guillemet fermant manquant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>NAME=value, one per line (for a URL: Header: value)</source>
            <translation>NOM=valeur, un par ligne (pour une URL : En-tête: valeur)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Needs review</source>
            <translation>À examiner</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>No answer yet · {0}</source>
            <translation>Pas encore de réponse · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>No output yet.</source>
            <translation>Pas encore de sortie.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>No servers yet. Add one above or import a list.</source>
            <translation>Pas encore de serveurs. Ajoutez-en un ci-dessus ou importez une liste.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>None yet. Tools appear here after the server starts.</source>
            <translation>Aucun pour l’instant. Les outils apparaissent ici après le démarrage du serveur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Not imported: {0}</source>
            <translation>Non importé : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Not started: review its start command first</source>
            <translation>Non démarré : examinez d’abord sa commande de démarrage</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Open a file…</source>
            <translation>Ouvrir un fichier…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Paste another client's mcpServers, or open its file</source>
            <translation>Collez la liste mcpServers d’un autre client, ou ouvrez son fichier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Restart</source>
            <translation>Redémarrer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Review before use</source>
            <translation>Examiner avant utilisation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Server list</source>
            <translation>Liste de serveurs</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Servers</source>
            <translation>Serveurs</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Show log</source>
            <translation>Voir le journal</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Start command</source>
            <translation>Commande de démarrage</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Stopped unexpectedly</source>
            <translation>Arrêté de façon inattendue</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>The server changed. Review it again; nothing was approved.</source>
            <translation>Le serveur a changé. Examinez-le de nouveau ; rien n’a été approuvé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>This server declares more than can be shown here.</source>
            <translation>Ce serveur déclare plus que ce qui peut être affiché ici.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Tools (Helix sees only those that are on)</source>
            <translation>Outils (Helix ne voit que ceux qui sont activés)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Trust its tool hints: tools marked read-only run without asking</source>
            <translation>Se fier à ses indications : les outils marqués lecture seule s’exécutent sans demander</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Variables or headers</source>
            <translation>Variables ou en-têtes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>marked read-only</source>
            <translation>marqué lecture seule</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>no tools yet</source>
            <translation>pas encore d’outils</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>npx -y @example/docs   or   https://example.com/mcp</source>
            <translation>npx -y @example/docs   ou   https://example.com/mcp</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>off</source>
            <translation>désactivé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} added. Review its tools to use them.</source>
            <translation>{0} ajouté. Examinez ses outils pour les utiliser.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} is on</source>
            <translation>{0} : activé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} saved in the keyring.</source>
            <translation>{0} : enregistré dans le trousseau.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} tools</source>
            <extracomment>One: {0} tool</extracomment>
            <translation>
                <numerusform>{0} outil</numerusform>
                <numerusform>{0} outils</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} would start: {1}</source>
            <translation>{0} démarrerait : {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} · restarts on next call</source>
            <translation>{0} · redémarre au prochain appel</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} · retrying in {1} s</source>
            <translation>{0} · nouvel essai dans {1} s</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{1}; {0} need review</source>
            <extracomment>One: {1}; {0} needs review</extracomment>
            <translation>
                <numerusform>{1} ; {0} à examiner</numerusform>
                <numerusform>{1} ; {0} à examiner</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>“{0}” must look like NAME{1}value.</source>
            <translation>« {0} » doit ressembler à NOM{1}valeur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>… and {0} more</source>
            <translation>… et {0} de plus</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>APPLICATION</source>
            <translation>APPLICATION</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>Back (Esc)</source>
            <translation>Retour (Échap)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>No matching settings.</source>
            <translation>Aucun paramètre correspondant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>Numbers count this workspace's own settings.</source>
            <translation>Les nombres comptent les paramètres propres à cet espace de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>Search</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>Search settings</source>
            <translation>Rechercher dans les paramètres</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>Press keys…</source>
            <translation>Tapez les touches…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>custom</source>
            <translation>personnalisé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>no shortcut</source>
            <translation>pas de raccourci</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>{0} is already used for {1}</source>
            <translation>{0} est déjà utilisé pour {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Actual cost</source>
            <translation>Coût réel</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Almost no difference</source>
            <translation>Presque aucune différence</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Average context</source>
            <translation>Contexte moyen</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Cheaper, and nothing is lost</source>
            <translation>Moins cher, et rien n’est perdu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Compactions</source>
            <comment>a number of them</comment>
            <translation>Compactages</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Context use and cost by request</source>
            <translation>Utilisation du contexte et coût par requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Context use and tokens are about the same.</source>
            <translation>L’utilisation du contexte et les tokens sont à peu près les mêmes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Context use by request, peaking at {0}% and {1}%</source>
            <translation>Utilisation du contexte par requête, avec des pics à {0} % et {1} %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Cost</source>
            <translation>Coût</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Didn't fit</source>
            <translation>Trop grandes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Everything that leaves the context can be recalled from the cache.</source>
            <translation>Tout ce qui quitte le contexte peut être rappelé depuis le cache.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>From prompt cache</source>
            <translation>Du cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>More expensive</source>
            <translation>Plus cher</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Peak context</source>
            <translation>Contexte maximal</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Prompt cache breaks</source>
            <translation>Ruptures du cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Sends more tokens, or rebuilds the prompt cache more often.</source>
            <translation>Envoie plus de tokens, ou reconstruit plus souvent le cache de prompt.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Smaller context, and nothing is lost</source>
            <translation>Contexte plus petit, et rien n’est perdu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Some requests wouldn't fit</source>
            <translation>Certaines requêtes ne tiendraient pas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Tokens sent</source>
            <translation>Tokens envoyés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>current</source>
            <comment>policy</comment>
            <translation>actuelle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>edited</source>
            <comment>policy</comment>
            <translation>modifiée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>first request</source>
            <translation>première requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>request {0}</source>
            <translation>requête {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>{0} requests are too large for the context window.</source>
            <extracomment>One: {0} request is too large for the context window.</extracomment>
            <translation>
                <numerusform>{0} requête est trop grande pour la fenêtre de contexte.</numerusform>
                <numerusform>{0} requêtes sont trop grandes pour la fenêtre de contexte.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Answers</source>
            <translation>Réponses</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Applied. Takes effect with the next turn.</source>
            <translation>Appliqué. Prend effet avec le prochain tour.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>As sent to the model</source>
            <translation>Tel qu’envoyé au modèle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Comes after the system prompt and before project files</source>
            <translation>Vient après le prompt système et avant les fichiers du projet</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Comes first in every request</source>
            <translation>Vient en premier dans chaque requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Compaction</source>
            <translation>Compactage</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Enter a number. Nothing changed.</source>
            <translation>Saisissez un nombre. Rien n’a changé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Exact text sent to the model</source>
            <translation>Texte exact envoyé au modèle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Excerpts of large outputs</source>
            <translation>Extraits de grandes sorties</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Follow</source>
            <translation>Suivre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Followed from the next turn on. If the text changes, Helix asks again.</source>
            <translation>Suivi à partir du prochain tour. Si le texte change, Helix redemande.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>For example: “Never touch migrations.”</source>
            <translation>Par exemple : « Ne jamais toucher aux migrations. »</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>In every new session</source>
            <translation>Dans chaque nouvelle session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>In every request</source>
            <translation>Dans chaque requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>No limit</source>
            <translation>Pas de limite</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Not applied yet. Takes effect with the next turn.</source>
            <translation>Pas encore appliqué. Prend effet avec le prochain tour.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Not used: {0}</source>
            <translation>Non utilisé : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Nothing spent yet.</source>
            <translation>Aucune dépense pour l’instant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Nothing yet. Write instructions above, or add an AGENTS.md to the project.</source>
            <translation>Rien pour l’instant. Écrivez des instructions ci-dessus, ou ajoutez un AGENTS.md au projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Per session, including subagents</source>
            <translation>Par session, sous-agents compris</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Session names</source>
            <translation>Noms de session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Spending</source>
            <translation>Dépenses</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Stop at cost</source>
            <translation>Coût avant arrêt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Stop at tokens</source>
            <translation>Tokens avant arrêt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Tool definitions</source>
            <translation>Définitions d’outils</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>USD</source>
            <translation>USD</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Warn at cost</source>
            <translation>Coût avant alerte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Warn at tokens</source>
            <translation>Tokens avant alerte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Who the agent is and how it should work. Leave empty for the default.</source>
            <translation>Qui est l’agent et comment il doit travailler. Laissez vide pour la valeur par défaut.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Whole workspace</source>
            <translation>Tout l’espace de travail</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Your instructions</source>
            <translation>Vos instructions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Your rules</source>
            <translation>Vos règles</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Your system prompt</source>
            <translation>Votre prompt système</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>always on: markers need it</source>
            <translation>toujours actif : requis par les marqueurs</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>highest so far</source>
            <translation>maximum jusqu’ici</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>no limit</source>
            <translation>pas de limite</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>not used</source>
            <translation>non utilisé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>not used yet</source>
            <translation>pas encore utilisé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>nothing yet</source>
            <translation>rien pour l’instant</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>project</source>
            <translation>projet</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>used</source>
            <translation>utilisé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>yours</source>
            <translation>à vous</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0} calls</source>
            <extracomment>One: {0} call</extracomment>
            <translation>
                <numerusform>{0} appel</numerusform>
                <numerusform>{0} appels</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0} is off. The next request rebuilds the prompt cache.</source>
            <translation>L’outil {0} est désactivé. La prochaine requête reconstruit le cache de prompt.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0} is on. The next request rebuilds the prompt cache.</source>
            <translation>L’outil {0} est activé. La prochaine requête reconstruit le cache de prompt.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0} of {1} tools, {2} tokens per request</source>
            <translation>{0} outils sur {1}, {2} tokens par requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0}, shortened to fit; Helix can recall the rest</source>
            <translation>{0}, raccourci pour tenir ; Helix peut rappeler le reste</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{1} plus {0} calls with unknown price</source>
            <extracomment>One: {1} plus {0} call with unknown price</extracomment>
            <translation>
                <numerusform>{1} plus {0} appel au prix inconnu</numerusform>
                <numerusform>{1} plus {0} appels au prix inconnu</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/style/theme.py" />
            <source>Can't load the font {name}.</source>
            <translation>Impossible de charger la police {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/style/theme.py" />
            <source>The icon {name} is missing.</source>
            <translation>L’icône {name} est introuvable.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>About {0} tokens are written to the prompt cache again</source>
            <extracomment>One: About {0} token is written to the prompt cache again</extracomment>
            <translation>
                <numerusform>Environ {0} token est réécrit dans le cache de prompt</numerusform>
                <numerusform>Environ {0} tokens sont réécrits dans le cache de prompt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Added by Helix</source>
            <translation>Ajouté par Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>After earlier notes</source>
            <translation>Après des notes antérieures</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>After handover {0}</source>
            <translation>Après la passation {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>After the handover</source>
            <translation>Après la passation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>After the notes</source>
            <translation>Après les notes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Cached at {0}, {1} tokens in all</source>
            <translation>Mis en cache ({0}), {1} tokens en tout</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Created {0}: {1}</source>
            <translation>Créé ({0}) : {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Current turn</source>
            <translation>Tour actuel</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Estimated: no tokenizer for {0}. Usage reports correct the count.</source>
            <translation>Estimé : pas de tokenizer pour {0}. Les rapports d’utilisation corrigent le compte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Excerpt of a large output</source>
            <translation>Extrait d’une grande sortie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Excerpt: {0}</source>
            <translation>Extrait : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Excluded by you at {0}</source>
            <translation>Exclu par vous ({0})</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Full output, chosen by Helix</source>
            <translation>Sortie complète, choisie par Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Full output, chosen by you</source>
            <translation>Sortie complète, choisie par vous</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Kept: edited {0} steps ago</source>
            <extracomment>One: Kept: edited {0} step ago</extracomment>
            <translation>
                <numerusform>Gardé : modifié il y a {0} étape</numerusform>
                <numerusform>Gardé : modifié il y a {0} étapes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Kept: returned {0} steps ago</source>
            <extracomment>One: Kept: returned {0} step ago</extracomment>
            <translation>
                <numerusform>Gardé : renvoyé il y a {0} étape</numerusform>
                <numerusform>Gardé : renvoyé il y a {0} étapes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Kept: said {0} steps ago</source>
            <extracomment>One: Kept: said {0} step ago</extracomment>
            <translation>
                <numerusform>Gardé : dit il y a {0} étape</numerusform>
                <numerusform>Gardé : dit il y a {0} étapes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Markers</source>
            <translation>Marqueurs</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Mentioned in your message</source>
            <translation>Mentionné dans votre message</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Message being answered</source>
            <translation>Message en cours de réponse</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Model counts less</source>
            <translation>Le modèle compte moins</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Model counts more</source>
            <translation>Le modèle compte plus</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Model difference</source>
            <translation>Écart du modèle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>No result</source>
            <translation>Pas de résultat</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>No result yet, still running</source>
            <translation>Pas encore de résultat, en cours</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Notes refined {0}: {1}</source>
            <translation>Notes affinées ({0}) : {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Notes taken {0}: {1}</source>
            <translation>Notes prises ({0}) : {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Nothing is written to the prompt cache again</source>
            <translation>Rien n’est réécrit dans le cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Pinned by you</source>
            <translation>Épinglé par vous</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Pinned by you in turn {0}</source>
            <translation>Épinglé par vous au tour {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Pinning changes nothing in the next request</source>
            <translation>Épingler ne change rien à la prochaine requête</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Pinning writes about {0} tokens to the prompt cache again</source>
            <extracomment>One: Pinning writes about {0} token to the prompt cache again</extracomment>
            <translation>
                <numerusform>Épingler réécrit environ {0} token dans le cache de prompt</numerusform>
                <numerusform>Épingler réécrit environ {0} tokens dans le cache de prompt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview of a large output</source>
            <translation>Aperçu d’une grande sortie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview while Helix chooses what to keep</source>
            <translation>Aperçu pendant que Helix choisit ce qui reste</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview, as no choice could be used</source>
            <translation>Aperçu, faute de choix utilisable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview, as the excerpt was refused</source>
            <translation>Aperçu, l’extrait ayant été refusé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview, chosen by Helix</source>
            <translation>Aperçu, choisi par Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview, chosen by you</source>
            <translation>Aperçu, choisi par vous</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Previous turn, unchanged</source>
            <translation>Tour précédent, inchangé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Project instructions, pinned</source>
            <translation>Instructions du projet, épinglées</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Restored {0}</source>
            <translation>Restauré : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Sent before Helix recorded this text</source>
            <translation>Envoyé avant que Helix n’enregistre ce texte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Sent first in every request</source>
            <translation>Envoyé en premier dans chaque requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Start of the session is damaged</source>
            <translation>Le début de la session est endommagé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Start of the session is excluded</source>
            <translation>Le début de la session est exclu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>System</source>
            <comment>part of a request</comment>
            <translation>Système</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Tools Helix can use here</source>
            <translation>Outils que Helix peut utiliser ici</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Trimmed at {0}, {1} tokens in all</source>
            <translation>Réduction d’urgence ({0}), {1} tokens en tout</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Trimmed to fit {0}: {1}</source>
            <translation>Réduction d’urgence ({0}) : {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Waiting for your approval</source>
            <translation>Attend votre approbation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Written {0}: {1}</source>
            <translation>Écrit ({0}) : {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Your draft</source>
            <translation>Votre brouillon</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Your rules for this workspace</source>
            <translation>Vos règles pour cet espace de travail</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Your system prompt for this workspace</source>
            <translation>Votre prompt système pour cet espace de travail</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>asked for by you</source>
            <translation>à votre demande</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>at {0}%</source>
            <translation>à {0} %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>at {0}–{1}%</source>
            <translation>à {0}–{1} %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>back to version {0}</source>
            <translation>retour à la version {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>caching</source>
            <translation>mise en cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>handover</source>
            <translation>passation</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>in about {0} turns</source>
            <extracomment>One: in about {0} turn</extracomment>
            <translation>
                <numerusform>dans environ {0} tour</numerusform>
                <numerusform>dans environ {0} tours</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>notes</source>
            <translation>notes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>on next request</source>
            <translation>à la prochaine requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>restored by you</source>
            <translation>restaurée par vous</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>trimming to fit</source>
            <translation>réduction d’urgence</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>{0} {1}</source>
            <comment>a compaction, then when</comment>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>{0}, about {1}</source>
            <translation>{0}, environ {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>{1}, {0} of its names were used since</source>
            <extracomment>One: {1}, {0} of its names was used since</extracomment>
            <translation>
                <numerusform>{1}, {0} de ses noms utilisé depuis</numerusform>
                <numerusform>{1}, {0} de ses noms utilisés depuis</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>, </source>
            <comment>between the items of a list</comment>
            <translation>, </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>&lt; {0}</source>
            <translation>&lt; {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <location filename="helix_desktop/ui/text/model_text.py" />
            <source>free</source>
            <translation>gratuit</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>just now</source>
            <translation>à l’instant</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>lines {0}–{1}</source>
            <translation>lignes {0}–{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>now</source>
            <translation>maintenant</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <location filename="helix_desktop/ui/text/model_text.py" />
            <source>price unknown</source>
            <translation>prix inconnu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} B</source>
            <translation>{0} o</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} GB</source>
            <translation>{0} Go</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} KB</source>
            <translation>{0} Ko</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} MB</source>
            <translation>{0} Mo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} TB</source>
            <translation>{0} To</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} ago</source>
            <translation>il y a {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} d</source>
            <translation>{0} j</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} entries</source>
            <extracomment>One: {0} entry</extracomment>
            <translation>
                <numerusform>{0} entrée</numerusform>
                <numerusform>{0} entrées</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} h</source>
            <translation>{0} h</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} lines</source>
            <extracomment>One: {0} line</extracomment>
            <translation>
                <numerusform>{0} ligne</numerusform>
                <numerusform>{0} lignes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} min</source>
            <translation>{0} min</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} {1}</source>
            <comment>two sentences</comment>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/model_text.py" />
            <source>tools</source>
            <translation>outils</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Completed Work</source>
            <translation>Travail accompli</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Current Issues</source>
            <translation>Problèmes actuels</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Index</source>
            <translation>Index</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Model's default</source>
            <translation>Par défaut (modèle)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Project Background</source>
            <translation>Contexte du projet</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>TODO Items</source>
            <translation>Tâches à faire</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Technical Details</source>
            <translation>Détails techniques</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>The excerpt was refused: {0}. A preview stands instead.</source>
            <translation>L’extrait a été refusé : {0}. Un aperçu le remplace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>User Preferences</source>
            <translation>Préférences de l’utilisateur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>a preview</source>
            <translation>un aperçu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>an excerpt</source>
            <translation>un extrait</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>the full output</source>
            <translation>la sortie complète</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/names.py" />
            <source>{0} of {1} parts of the excerpt were refused: {2}. Previews of them stand instead.</source>
            <extracomment>One: {0} of {1} parts of the excerpt was refused: {2}. A preview of it stands instead.</extracomment>
            <translation>
                <numerusform>{0} des {1} parties de l’extrait a été refusée : {2}. Un aperçu la remplace.</numerusform>
                <numerusform>{0} des {1} parties de l’extrait ont été refusées : {2}. Des aperçus les remplacent.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/names.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>{0} tokens</source>
            <extracomment>One: {0} token</extracomment>
            <translation>
                <numerusform>{0} token</numerusform>
                <numerusform>{0} tokens</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>argument {0}</source>
            <translation>argument {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>excerpt of {0}</source>
            <translation>extrait de {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>{0} and more</source>
            <translation>{0} et d’autres</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>… {0} bytes total. The full output is in the cache.</source>
            <extracomment>One: … {0} byte total. The full output is in the cache.</extracomment>
            <translation>
                <numerusform>… {0} octet au total. La sortie complète est dans le cache.</numerusform>
                <numerusform>… {0} octets au total. La sortie complète est dans le cache.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>… {0} more characters not shown</source>
            <extracomment>One: … {0} more character not shown</extracomment>
            <translation>
                <numerusform>… encore {0} caractère non affiché</numerusform>
                <numerusform>… encore {0} caractères non affichés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>All</source>
            <comment>requests</comment>
            <translation>Toutes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>Context use</source>
            <translation>Utilisation du contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>Context use over the session</source>
            <translation>Utilisation du contexte pendant la session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Show this request</source>
            <translation>Voir cette requête</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>The last {0} requests</source>
            <extracomment>One: The last {0} request</extracomment>
            <translation>
                <numerusform>La dernière requête</numerusform>
                <numerusform>Les {0} dernières requêtes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>View as table</source>
            <translation>Voir en tableau</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>Whole session</source>
            <translation>Toute la session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>no request yet</source>
            <translation>pas encore de requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>request {0}: {1} tokens</source>
            <translation>requête {0} : {1} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>Requests in this session appear here.</source>
            <translation>Les requêtes de cette session apparaissent ici.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>Trimmed → v{0}</source>
            <translation>Réduit → v{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>limit {0}</source>
            <translation>limite {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>request</source>
            <translation>requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>session</source>
            <translation>session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>+ {0} to rebuild the prompt cache</source>
            <translation>+ {0} pour reconstruire le cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>After</source>
            <translation>Après</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Automatic compaction is off.</source>
            <translation>Le compactage automatique est désactivé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Compact</source>
            <translation>Compacter</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Compact now?</source>
            <translation>Compacter maintenant ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Compacting now is free.</source>
            <translation>Compacter maintenant est gratuit.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Context after compaction</source>
            <translation>Contexte après compactage</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Coverage is checked once the handover is written.</source>
            <translation>La couverture est vérifiée une fois la passation écrite.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Coverage: every detail · {0}</source>
            <translation>Couverture : chaque détail · {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Coverage: {0} details only via recall · {1}</source>
            <extracomment>One: Coverage: {0} detail only via recall · {1}</extracomment>
            <translation>
                <numerusform>Couverture : {0} détail seulement par rappel · {1}</numerusform>
                <numerusform>Couverture : {0} détails seulement par rappel · {1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Dry run: nothing has changed yet. Every message stays on disk either way.</source>
            <translation>Simulation : rien n’a encore changé. Dans tous les cas, chaque message reste sur le disque.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Frees</source>
            <translation>Libère</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Generate preview</source>
            <translation>Générer un aperçu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Generate preview · {0}</source>
            <translation>Générer un aperçu · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>New messages {0}–{1} stay as they are.</source>
            <translation>Les nouveaux messages {0}–{1} restent tels quels.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Now</source>
            <translation>Maintenant</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Now {0}, after at most {1} of {2} tokens</source>
            <translation>Maintenant {0}, après au plus {1}, sur {2} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>On price alone, compacting never pays off.</source>
            <translation>Au seul regard du prix, compacter n’est jamais rentable.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Pays off after {0} requests.</source>
            <extracomment>One: Pays off after {0} request.</extracomment>
            <translation>
                <numerusform>Rentable après {0} requête.</numerusform>
                <numerusform>Rentable après {0} requêtes.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Price unknown, so Helix can't say when compacting pays off.</source>
            <translation>Prix inconnu, donc Helix ne peut pas dire quand le compactage est rentable.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Runs automatically at {0}.</source>
            <translation>Exécution automatique à {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Time</source>
            <comment>duration</comment>
            <translation>Durée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Undo restores the exact same request.</source>
            <translation>« Annuler » restaure exactement la même requête.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Writing section {0} of {1}…</source>
            <translation>Écriture de la section {0} sur {1}…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Writing…</source>
            <translation>Écriture…</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>last {0} messages, unchanged</source>
            <extracomment>One: last {0} message, unchanged</extracomment>
            <translation>
                <numerusform>dernier message, inchangé</numerusform>
                <numerusform>{0} derniers messages, inchangés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>messages {0}–{1}</source>
            <translation>messages {0}–{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>not written yet</source>
            <translation>pas encore écrit</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>prompt cache unaffected</source>
            <translation>cache de prompt non touché</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>v{0}</source>
            <translation>v{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>v{0}, updates v{1}</source>
            <translation>v{0}, met à jour v{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>you can keep typing</source>
            <translation>vous pouvez continuer à taper</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>{0} messages · {1} stay</source>
            <extracomment>One: {0} message · {1} stay</extracomment>
            <translation>
                <numerusform>{0} message · {1} restent</numerusform>
                <numerusform>{0} messages · {1} restent</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>{0}% of current use</source>
            <translation>{0} % de l’utilisation actuelle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Checking the originals…</source>
            <translation>Vérification des originaux…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Compact now…</source>
            <translation>Compacter maintenant…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Compaction cost: {0}</source>
            <translation>Coût du compactage : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Context use as table</source>
            <translation>Tableau d’utilisation du contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Edit this version</source>
            <translation>Modifier cette version</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Next change</source>
            <translation>Modification suivante</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>No changes.</source>
            <translation>Aucune modification.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>No handover selected.</source>
            <translation>Aucune passation sélectionnée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>No requests yet.</source>
            <translation>Pas encore de requêtes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Nothing to undo.</source>
            <translation>Rien à annuler.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Previous change</source>
            <translation>Modification précédente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Redo compaction</source>
            <translation>Rétablir le compactage</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Timeline</source>
            <translation>Chronologie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Undo last compaction</source>
            <translation>Annuler le dernier compactage</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>Next missing detail</source>
            <translation>Détail manquant suivant</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>all {0} details</source>
            <extracomment>One: all {0} detail</extracomment>
            <translation>
                <numerusform>le seul détail</numerusform>
                <numerusform>les {0} détails</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>constraints</source>
            <translation>contraintes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>decisions</source>
            <translation>décisions</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>errors</source>
            <translation>erreurs</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>names</source>
            <translation>noms</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>{0} missing, number {1}: {2}, event {3}</source>
            <extracomment>One: {0} missing, number {1}: {2}, event {3}</extracomment>
            <translation>
                <numerusform>{0} manquant, numéro {1} : {2}, événement {3}</numerusform>
                <numerusform>{0} manquants, numéro {1} : {2}, événement {3}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>{0}: {1} of {2} covered</source>
            <translation>{0} : {1} couverts sur {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>All</source>
            <comment>compactions</comment>
            <translation>Tous</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Automatic handovers are off. Choose Compact now to write one.</source>
            <translation>Les passations automatiques sont désactivées. Choisissez « Compacter maintenant » pour en écrire une.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/timeline/rewrite_list.py" />
            <source>Compactions</source>
            <translation>Compactages</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Compactions in this session appear here.</source>
            <translation>Les compactages de cette session apparaissent ici.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Helix writes the first handover at {0}% ({1} tokens), or when you choose Compact now.</source>
            <translation>Helix écrit la première passation à {0} % ({1} tokens), ou quand vous choisissez « Compacter maintenant ».</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Use long-context model</source>
            <translation>Modèle à long contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Write without model</source>
            <translation>Écrire sans modèle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Writing {0} · {1} s</source>
            <translation>Écriture de {0} · {1} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>You can keep working.</source>
            <translation>Vous pouvez continuer à travailler.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>and {0} large outputs</source>
            <extracomment>One: and {0} large output</extracomment>
            <translation>
                <numerusform>et {0} grande sortie</numerusform>
                <numerusform>et {0} grandes sorties</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>{0} of {1} now</source>
            <translation>{0} sur {1} maintenant</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Discard your edits?</source>
            <translation>Abandonner vos modifications ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Undo all</source>
            <translation>Tout annuler</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Undo back to {0}?</source>
            <translation>Annuler jusqu’à {0} ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Without a model (rules) · free</source>
            <translation>Sans modèle (règles) · gratuit</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Your edits will be lost. The saved version stays unchanged.</source>
            <translation>Vos modifications seront perdues. La version enregistrée reste inchangée.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>{0} compactions are undone: {1}. Nothing is deleted. Use Undo to bring them back.</source>
            <extracomment>One: {0} compaction is undone: {1}. Nothing is deleted. Use Undo to bring it back.</extracomment>
            <translation>
                <numerusform>{0} compactage est annulé : {1}. Rien n’est supprimé. Utilisez « Annuler » pour le retrouver.</numerusform>
                <numerusform>{0} compactages sont annulés : {1}. Rien n’est supprimé. Utilisez « Annuler » pour les retrouver.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_list.py" />
            <source>Undo back to here…</source>
            <translation>Annuler jusqu’ici…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Couldn't write the {0}</source>
            <translation>Écriture impossible : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Helix kept an excerpt</source>
            <translation>Helix a gardé un extrait</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Helix kept the full output</source>
            <translation>Helix a gardé la sortie complète</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Helix kept the preview</source>
            <translation>Helix a gardé l’aperçu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Included</source>
            <translation>Inclus</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Redo: {0}</source>
            <translation>Rétablissement : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Restore</source>
            <translation>Restaurer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Undo</source>
            <comment>an event</comment>
            <translation>Annulation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Undo: {0}</source>
            <translation>Annulation : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>by rules</source>
            <translation>par règles</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>by you</source>
            <translation>par vous</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>byte-identical</source>
            <translation>identique à l’octet près</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>current</source>
            <comment>version</comment>
            <translation>actuelle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>edited</source>
            <comment>version</comment>
            <translation>modifiée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>fast model</source>
            <translation>modèle rapide</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>long-context model</source>
            <translation>modèle à long contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>main model</source>
            <translation>modèle principal</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>model you chose</source>
            <translation>modèle choisi par vous</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>model, input truncated</source>
            <translation>modèle, entrée tronquée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>of {0} by models: {1}</source>
            <translation>sur {0} par des modèles : {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>over {0}</source>
            <translation>plus de {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>preview, as no choice could be used</source>
            <translation>aperçu, faute de choix utilisable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>refined notes</source>
            <translation>notes affinées</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>restored</source>
            <comment>version</comment>
            <translation>restaurée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>trimmed</source>
            <translation>réduit</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>undone</source>
            <translation>annulé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>you chose an excerpt</source>
            <translation>vous avez choisi un extrait</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>you chose the full output</source>
            <translation>vous avez choisi la sortie complète</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>you chose the preview</source>
            <translation>vous avez choisi l’aperçu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} by the long-context model</source>
            <translation>{0} par le modèle à long contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} with truncated input</source>
            <translation>{0} avec entrée tronquée</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × handover</source>
            <translation>{0} × passation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × notes (model)</source>
            <translation>{0} × notes (modèle)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × notes (rules)</source>
            <translation>{0} × notes (règles)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × notes refined</source>
            <translation>{0} × notes affinées</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × outputs cached</source>
            <translation>{0} × sorties mises en cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × trimmed to fit</source>
            <translation>{0} × réduction d’urgence</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Context use by request</source>
            <translation>Utilisation du contexte par requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Covered messages</source>
            <translation>Messages couverts</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Event</source>
            <translation>Événement</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Every message is still on disk.</source>
            <translation>Chaque message est toujours sur le disque.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Not verified: some messages don't match the SHA-256 in {0} ({1}…).</source>
            <translation>Non vérifié : certains messages ne correspondent pas au SHA-256 dans {0} ({1}…).</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Request</source>
            <translation>Requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Requests</source>
            <translation>Requêtes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Selected message</source>
            <translation>Message sélectionné</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Time</source>
            <translation>Heure</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Verified against the SHA-256 recorded in {0} ({1}…).</source>
            <translation>Vérifié d’après le SHA-256 enregistré dans {0} ({1}…).</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Who</source>
            <translation>Qui</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>agent</source>
            <translation>agent</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>call</source>
            <translation>appel</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>context</source>
            <translation>contexte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>output</source>
            <translation>sortie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>you</source>
            <translation>vous</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>{0} messages covered by {1}</source>
            <extracomment>One: {0} message covered by {1}</extracomment>
            <translation>
                <numerusform>{0} message couvert par {1}</numerusform>
                <numerusform>{0} messages couverts par {1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>{0}, failed</source>
            <translation>{0}, échec</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>A large output was shortened before it entered the context.</source>
            <translation>Une grande sortie a été raccourcie avant d’entrer dans le contexte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>A model turned old turns into notes. The originals are kept.</source>
            <translation>Un modèle a transformé d’anciens tours en notes. Les originaux sont conservés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>An earlier version was restored as a new one. Nothing was deleted.</source>
            <translation>Une version antérieure a été restaurée comme nouvelle version. Rien n’a été supprimé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>B only</source>
            <translation>B seulement</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Compare</source>
            <translation>Comparer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Continue editing</source>
            <translation>Continuer la modification</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Ctrl+Enter to save</source>
            <translation>Ctrl+Entrée pour enregistrer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Ctrl+Enter to save, Esc to cancel. The previous version is kept.</source>
            <translation>Ctrl+Entrée pour enregistrer, Échap pour annuler. La version précédente est conservée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>More</source>
            <translation>Plus</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>No compactions yet</source>
            <translation>Pas encore de compactages</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>None (single version)</source>
            <translation>Aucune (version seule)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Notes were merged and shortened.</source>
            <translation>Les notes ont été fusionnées et raccourcies.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Old steps were shortened to notes by rules, without a model.</source>
            <translation>D’anciennes étapes ont été réduites à des notes par des règles, sans modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Older outputs moved to the cache. Each marker recalls one.</source>
            <translation>Les anciennes sorties ont été déplacées dans le cache. Chaque marqueur en rappelle une.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Restore as new version</source>
            <translation>Restaurer la version</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Rewrite with…</source>
            <translation>Réécrire avec…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Save as new version</source>
            <translation>Enregistrer la version</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Show covered messages {0}–{1}</source>
            <translation>Voir les messages couverts {0}–{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Side by side</source>
            <translation>Côte à côte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Side by side (widen the window)</source>
            <translation>Côte à côte (élargissez la fenêtre)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>The context is byte for byte what it was before.</source>
            <translation>Le contexte est identique, à l’octet près, à ce qu’il était avant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>The first handover appears here, section by section.</source>
            <translation>La première passation apparaît ici, section par section.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>The request was too large, so Helix trimmed it without calling a model.</source>
            <translation>La requête était trop grande, donc Helix l’a réduite sans appeler de modèle.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>The undone compaction is back, byte for byte.</source>
            <translation>Le compactage annulé est rétabli, octet par octet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Unified</source>
            <translation>Unifié</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Verified originals</source>
            <translation>Originaux vérifiés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Version {0}: {1}</source>
            <translation>Version {0} : {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>View</source>
            <comment>how a version is shown</comment>
            <translation>Affichage</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>in {1} of {0} sections</source>
            <extracomment>One: in {1} of {0} section</extracomment>
            <translation>
                <numerusform>dans {1} section sur {0}</numerusform>
                <numerusform>dans {1} des {0} sections</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>{0} → {1} tokens</source>
            <translation>{0} → {1} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>Change {0} of {1}: {2}</source>
            <translation>Modification {0} sur {1} : {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>Handover sections</source>
            <translation>Sections de la passation</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>unchanged · {0}</source>
            <translation>inchangé · {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>{0} unchanged lines</source>
            <extracomment>One: {0} unchanged line</extracomment>
            <translation>
                <numerusform>{0} ligne inchangée</numerusform>
                <numerusform>{0} lignes inchangées</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>+{0} more · {1}</source>
            <translation>et {0} de plus · {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>A built-in model plays 80 tool calls through the real engine, so you can watch the context fill up and get compacted.</source>
            <translation>Un modèle intégré joue 80 appels d’outils avec le vrai moteur : vous voyez le contexte se remplir et se compacter.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>API key</source>
            <translation>Clé API</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Caches old outputs, handover at 85%</source>
            <translation>Met les anciennes sorties en cache, passation à 85 %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Enter to test. The server must support Chat Completions.</source>
            <translation>Entrée pour tester. Le serveur doit prendre en charge Chat Completions.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Excerpts outputs over 4,000 tokens, takes notes at 30%</source>
            <translation>Extraits des sorties de plus de 4 000 tokens, notes à 30 %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Found</source>
            <translation>Trouvé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Found in your environment variables.</source>
            <translation>Trouvé dans vos variables d’environnement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Free. Nothing leaves this computer.</source>
            <translation>Gratuit. Rien ne quitte cet ordinateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Helix detects Ollama, LM Studio, and llama.cpp.</source>
            <translation>Helix détecte Ollama, LM Studio et llama.cpp.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Hide key</source>
            <translation>Masquer la clé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Local model</source>
            <translation>Modèle local</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>No key, no network</source>
            <translation>Sans clé, sans réseau</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>No local model found</source>
            <translation>Aucun modèle local trouvé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>No system keyring: saved until you quit</source>
            <translation>Pas de trousseau système : gardée jusqu’à la fermeture</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Other URL ⌄</source>
            <translation>Autre URL ⌄</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Peak {0}% of context · {1}× cost</source>
            <translation>Pic à {0} % du contexte · coût {1}×</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Practice model</source>
            <translation>Modèle de démo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Recommended</source>
            <translation>Recommandé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Saved in {0} ✓</source>
            <translation>Enregistrée dans {0} ✓</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Searching…</source>
            <translation>Recherche…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Show key</source>
            <translation>Afficher la clé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Start Ollama, LM Studio, or llama.cpp. Helix searches again when you come back.</source>
            <translation>Démarrez Ollama, LM Studio ou llama.cpp. Helix cherche à nouveau à votre retour.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Testing…</source>
            <translation>Test…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Turns old steps into notes when that saves money</source>
            <translation>Transforme les anciennes étapes en notes quand c’est rentable</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Use other URL…</source>
            <translation>Utiliser une autre URL…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>https://models.example.com/v1</source>
            <translation>https://models.example.com/v1</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>{0} · {1} context window</source>
            <translation>{0} · fenêtre de contexte {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>✓ Answered in {0} s</source>
            <translation>✓ Réponse en {0} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Choose a model, or try the practice model.</source>
            <translation>Choisissez un modèle, ou essayez le modèle de démo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Choose a project folder.</source>
            <translation>Choisissez un dossier de projet.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Choose the project Helix works in.</source>
            <translation>Choisissez le projet dans lequel Helix travaille.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Get started</source>
            <translation>Commencer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Git branch {0}</source>
            <translation>Branche git {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Measured on recorded sessions; cost relative to compacting only at 85%</source>
            <translation>Mesuré sur des sessions enregistrées ; coût relatif à un compactage seulement à 85 %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>No account, no telemetry. Only requests to the model you choose leave this computer.</source>
            <translation>Pas de compte, pas de télémétrie. Seules les requêtes au modèle choisi quittent cet ordinateur.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>No folder selected</source>
            <translation>Aucun dossier sélectionné</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Open {0}</source>
            <translation>Ouvrir {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Opening…</source>
            <translation>Ouverture…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Paste an API key and wait for the test.</source>
            <translation>Collez une clé API et attendez la fin du test.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Recent workspaces</source>
            <translation>Espaces récents</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Start the demo</source>
            <translation>Lancer la démo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Tested with one short request</source>
            <translation>Testé avec une courte requête</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>The project Helix works in</source>
            <translation>Le projet dans lequel Helix travaille</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Three choices, about a minute. You can change all of them later.</source>
            <translation>Trois choix, environ une minute. Vous pourrez tous les changer plus tard.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Welcome to Helix</source>
            <translation>Bienvenue dans Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>{0} will be used as instructions</source>
            <translation>{0} servira d’instructions</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>{1} files</source>
            <extracomment>One: {1} file</extracomment>
            <translation>
                <numerusform>{1} fichier</numerusform>
                <numerusform>{1} fichiers</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/accessibility.py" />
            <source>Copied</source>
            <translation>Copié</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/cards.py" />
            <source>Restart normally</source>
            <translation>Redémarrer normalement</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/cards.py" />
            <source>Safe mode: Helix quit unexpectedly twice at startup. MCP servers are off, no workspace is open, and settings are at their defaults. Your data is unchanged.</source>
            <translation>Mode sans échec : Helix s’est arrêté deux fois de façon inattendue au démarrage. Les serveurs MCP sont désactivés, aucun espace de travail n’est ouvert et les paramètres ont leurs valeurs par défaut. Vos données sont inchangées.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Open in browser</source>
            <translation>Ouvrir dans le navigateur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Open link</source>
            <translation>Ouvrir le lien</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Open mail app</source>
            <translation>Ouvrir la messagerie</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Open {0}?</source>
            <translation>Ouvrir {0} ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Send email to someone at {0}?</source>
            <translation>Envoyer un e-mail à une adresse de {0} ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Starting…</source>
            <translation>Démarrage…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Stopping after the current item…</source>
            <translation>Arrêt après l’élément en cours…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The connection isn't encrypted.</source>
            <translation>La connexion n’est pas chiffrée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The link text shows a different host.</source>
            <translation>Le texte du lien affiche un autre hôte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/fields.py" />
            <source>Hide</source>
            <translation>Masquer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/fields.py" />
            <source>Show</source>
            <translation>Afficher</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/fields.py" />
            <source>no matches</source>
            <translation>aucun résultat</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/widgets/list_view.py" />
            <source>{0} sessions running</source>
            <extracomment>One: {0} session running</extracomment>
            <translation>
                <numerusform>{0} session en cours</numerusform>
                <numerusform>{0} sessions en cours</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/plain_http_consent.py" />
            <source>Allow this host</source>
            <translation>Autoriser cet hôte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/plain_http_consent.py" />
            <source>Connect without encryption?</source>
            <translation>Se connecter sans chiffrement ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/plain_http_consent.py" />
            <source>The connection to {0} isn't encrypted. Others on that network could read and change everything that is sent, also keys.</source>
            <translation>La connexion à {0} n’est pas chiffrée. D’autres personnes sur ce réseau pourraient lire et modifier tout ce qui est envoyé, y compris les clés.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/plain_http_consent.py" />
            <source>Your answer holds for this host, for models and MCP servers. Change it in Settings › General.</source>
            <translation>Votre réponse vaut pour cet hôte, pour les modèles et les serveurs MCP. Vous pouvez la changer dans Paramètres › Général.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>A model takes notes here</source>
            <translation>Un modèle prend des notes ici</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Expected: {0} tokens, at most {1}</source>
            <translation>Prévu : {0} tokens, au plus {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Free: {0} tokens</source>
            <extracomment>One: Free: {0} token</extracomment>
            <translation>
                <numerusform>Libre : {0} token</numerusform>
                <numerusform>Libre : {0} tokens</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Helix writes a handover here</source>
            <translation>Helix écrit une passation ici</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Old outputs move to the cache here</source>
            <translation>Les anciennes sorties vont dans le cache ici</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Old steps become notes here</source>
            <translation>Les anciennes étapes deviennent des notes ici</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Old steps may become notes from here on</source>
            <translation>D’anciennes étapes peuvent devenir des notes dès ici</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Reserved for the reply: {0} tokens</source>
            <extracomment>One: Reserved for the reply: {0} token</extracomment>
            <translation>
                <numerusform>Réservé à la réponse : {0} token</numerusform>
                <numerusform>Réservé à la réponse : {0} tokens</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>{0} of {1} tokens</source>
            <translation>{0} tokens sur {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>{0}% used</source>
            <translation>{0} % utilisés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>{0}: {1} tokens</source>
            <translation>{0} : {1} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Archive session</source>
            <translation>Archiver la session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Delete this session?</source>
            <translation>Supprimer cette session ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Delete…</source>
            <translation>Supprimer…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Export as Markdown…</source>
            <translation>Exporter en Markdown…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Export session</source>
            <translation>Exporter la session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Export session as Markdown…</source>
            <translation>Exporter la session en Markdown…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Helix is still working in this session.</source>
            <translation>Helix travaille encore dans cette session.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Helix is working in this session. Stop it or wait until it finishes.</source>
            <translation>Helix travaille dans cette session. Arrêtez-le ou attendez la fin.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>No session is open</source>
            <translation>Aucune session ouverte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Nothing is erased, and your project files stay as they are.</source>
            <translation>Rien n’est effacé, et les fichiers de votre projet restent tels quels.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Nothing was exported. Choose another location.</source>
            <translation>Rien n’a été exporté. Choisissez un autre emplacement.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Rename</source>
            <translation>Renommer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Rename session</source>
            <translation>Renommer la session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Rename session…</source>
            <translation>Renommer la session…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Rename…</source>
            <translation>Renommer…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Session name</source>
            <translation>Nom de la session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Show archived sessions</source>
            <translation>Afficher les sessions archivées</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Show open sessions</source>
            <translation>Afficher les sessions ouvertes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Show trash</source>
            <translation>Afficher la corbeille</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Stop it or wait until it finishes.</source>
            <translation>Arrêtez-le ou attendez la fin.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Unarchive</source>
            <translation>Désarchiver</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>“{0}” moves to this workspace's trash. You can restore it from there.</source>
            <translation>« {0} » va dans la corbeille de cet espace de travail. Vous pouvez la restaurer depuis celle-ci.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/side_panels.py" />
            <source>Open as page</source>
            <translation>Ouvrir en page</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>ARCHIVED</source>
            <translation>ARCHIVÉES</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Archived</source>
            <translation>Archivées</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Archived and deleted sessions</source>
            <translation>Sessions archivées et supprimées</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Can't read its file</source>
            <translation>Fichier illisible</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>EXPLORE</source>
            <translation>EXPLORER</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Explore</source>
            <translation>Explorer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>New session (Ctrl+N)</source>
            <translation>Nouvelle session (Ctrl+N)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>No archived sessions.</source>
            <translation>Aucune session archivée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Running commands and open steps of this session</source>
            <translation>Commandes en cours et étapes à faire de cette session</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>SESSIONS</source>
            <translation>SESSIONS</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Search (Ctrl+K)</source>
            <translation>Rechercher (Ctrl+K)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Send a message to start a session.</source>
            <translation>Envoyez un message pour commencer une session.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>THIS SESSION</source>
            <translation>CETTE SESSION</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>TRASH</source>
            <translation>CORBEILLE</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Trash is empty.</source>
            <translation>La corbeille est vide.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>WORKSPACES</source>
            <translation>ESPACES</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>{1} · {0} events</source>
            <extracomment>One: {1} · {0} event</extracomment>
            <translation>
                <numerusform>{1} · {0} événement</numerusform>
                <numerusform>{1} · {0} événements</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>All on disk</source>
            <translation>Tout sur le disque</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Closed</source>
            <translation>Fermé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Disk full: new work isn't being saved</source>
            <translation>Disque plein : rien de nouveau n’est enregistré</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Price unknown for {0} calls</source>
            <extracomment>One: Price unknown for {0} call</extracomment>
            <translation>
                <numerusform>Prix inconnu pour {0} appel</numerusform>
                <numerusform>Prix inconnu pour {0} appels</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Saved in this session by markers, notes, handovers, and shortened outputs</source>
            <translation>Économisé dans cette session par les marqueurs, notes, passations et sorties raccourcies</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Side panel (Ctrl+Alt+B)</source>
            <translation>Panneau latéral (Ctrl+Alt+B)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Sidebar (Ctrl+B)</source>
            <translation>Barre latérale (Ctrl+B)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Workspace damaged: read-only</source>
            <translation>Espace de travail endommagé : lecture seule</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{0} approvals waiting</source>
            <extracomment>One: {0} approval waiting</extracomment>
            <translation>
                <numerusform>{0} approbation en attente</numerusform>
                <numerusform>{0} approbations en attente</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{0} cache entries</source>
            <extracomment>One: {0} cache entry</extracomment>
            <translation>
                <numerusform>{0} entrée de cache</numerusform>
                <numerusform>{0} entrées de cache</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{0} on disk</source>
            <translation>{0} sur le disque</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{0} this session</source>
            <translation>{0} dans cette session</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{1} tokens saved</source>
            <extracomment>One: {1} token saved</extracomment>
            <translation>
                <numerusform>{1} token économisé</numerusform>
                <numerusform>{1} tokens économisés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>Go to</source>
            <translation>Aller à</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>No workspace with that number</source>
            <translation>Aucun espace de travail avec ce numéro</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Show keyboard shortcuts</source>
            <translation>Afficher les raccourcis clavier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>This system can change zoom only at startup.</source>
            <translation>Ce système ne peut changer le zoom qu’au démarrage.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Toggle full screen</source>
            <translation>Basculer en plein écran</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Toggle side panel</source>
            <translation>Basculer le panneau latéral</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Toggle sidebar</source>
            <translation>Basculer la barre latérale</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Use dark theme</source>
            <translation>Utiliser le thème sombre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Use light theme</source>
            <translation>Utiliser le thème clair</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Use system theme</source>
            <translation>Utiliser le thème du système</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>View</source>
            <comment>menu</comment>
            <translation>Affichage</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Workspace {0}</source>
            <translation>Espace de travail {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom in</source>
            <translation>Zoom avant</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom out</source>
            <translation>Zoom arrière</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom to 100%</source>
            <translation>Zoom à 100 %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom {0}%</source>
            <translation>Zoom {0} %</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom {0}% takes effect after a restart</source>
            <translation>Le zoom de {0} % prend effet après un redémarrage</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Also available in the menu and the command palette.</source>
            <translation>Aussi disponible dans le menu et la palette de commandes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Amber</source>
            <translation>Ambre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Archived and deleted workspaces</source>
            <translation>Espaces archivés et supprimés</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Archived · {0}</source>
            <translation>Archivé · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Blue</source>
            <translation>Bleu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Color</source>
            <translation>Couleur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>Create</source>
            <translation>Créer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Delete permanently…</source>
            <translation>Supprimer définitivement…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Enter a workspace name.</source>
            <translation>Saisissez un nom d’espace de travail.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Green</source>
            <translation>Vert</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Helix works here. Deleting the workspace never deletes this folder.</source>
            <translation>Helix travaille ici. Supprimer l’espace de travail ne supprime jamais ce dossier.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>In the trash, {0} · {1}</source>
            <translation>Dans la corbeille, {0} · {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Indigo</source>
            <translation>Indigo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Lists</source>
            <translation>Listes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>New line</source>
            <translation>Nouvelle ligne</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>No color</source>
            <translation>Aucune couleur</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Nothing here yet. Archive or delete a workspace from its menu.</source>
            <translation>Rien pour l’instant. Archivez ou supprimez un espace de travail depuis son menu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Pink</source>
            <translation>Rose</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Red</source>
            <translation>Rouge</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Same as folder</source>
            <translation>Comme le dossier</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Same as {0}</source>
            <translation>Comme {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Stop turn</source>
            <translation>Arrêter le tour</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Teal</source>
            <translation>Sarcelle</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Workspaces 1 to 9</source>
            <translation>Espaces de travail 1 à 9</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>Sessions and cache are saved. Put the folder back, or open another one.</source>
            <translation>Les sessions et le cache sont enregistrés. Remettez le dossier, ou ouvrez-en un autre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>The project folder is gone: {0}</source>
            <translation>Le dossier du projet a disparu : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>All commits are merged, so the branch {0} is deleted, too.</source>
            <translation>Tous les commits sont fusionnés, donc la branche {0} est supprimée aussi.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Ask Helix to merge {0} into {1} in this session first.</source>
            <translation>Dans cette session, demandez d’abord à Helix de fusionner {0} dans {1}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Both branches change the same lines of: {0}.</source>
            <translation>Les deux branches modifient les mêmes lignes de ces fichiers : {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Files that git ignores are deleted. The session can still be read.</source>
            <translation>Les fichiers ignorés par git sont supprimés. La session reste lisible.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Its branch is kept.</source>
            <translation>Sa branche est conservée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Its branch was merged and is deleted.</source>
            <translation>Sa branche a été fusionnée et est supprimée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Merge</source>
            <translation>Fusionner</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Merge worktree…</source>
            <translation>Fusionner le worktree…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Merge {0} into {1}?</source>
            <translation>Fusionner {0} dans {1} ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Merged {0} into {1}.</source>
            <translation>Fusion de {0} dans {1} terminée.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>New session in a worktree…</source>
            <translation>Nouvelle session dans un worktree…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Remove and delete files</source>
            <translation>Supprimer avec les fichiers</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Remove the worktree {0}?</source>
            <translation>Supprimer le worktree {0} ?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>The worktree was removed.</source>
            <translation>Le worktree a été supprimé.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>There are no conflicts. No hooks are run.</source>
            <translation>Il n’y a pas de conflits. Aucun hook n’est exécuté.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This session has no worktree</source>
            <translation>Cette session n’a pas de worktree</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This workspace has no worktrees.</source>
            <translation>Cet espace de travail n’a pas de worktrees.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This worktree can't be merged now.</source>
            <translation>Ce worktree ne peut pas être fusionné maintenant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This worktree can't be removed now.</source>
            <translation>Ce worktree ne peut pas être supprimé maintenant.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>You can remove the worktree now, or go on in it.</source>
            <translation>Vous pouvez maintenant supprimer le worktree, ou continuer à y travailler.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>You can remove the worktree.</source>
            <translation>Vous pouvez supprimer le worktree.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} commits are not merged. They stay on the branch {1}.</source>
            <extracomment>One: {0} commit is not merged. It stays on the branch {1}.</extracomment>
            <translation>
                <numerusform>{0} commit n’est pas fusionné. Il reste sur la branche {1}.</numerusform>
                <numerusform>{0} commits ne sont pas fusionnés. Ils restent sur la branche {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} commits:</source>
            <extracomment>One: {0} commit:</extracomment>
            <translation>
                <numerusform>{0} commit :</numerusform>
                <numerusform>{0} commits :</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} files are not committed and would be deleted: {1}</source>
            <extracomment>One: {0} file is not committed and would be deleted: {1}</extracomment>
            <translation>
                <numerusform>{0} fichier n’est pas dans un commit et serait supprimé : {1}</numerusform>
                <numerusform>{0} fichiers ne sont pas dans un commit et seraient supprimés : {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} files change: {1}</source>
            <extracomment>One: {0} file changes: {1}</extracomment>
            <translation>
                <numerusform>{0} fichier change : {1}</numerusform>
                <numerusform>{0} fichiers changent : {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} files in the worktree are not committed and are not merged: {1}</source>
            <extracomment>One: {0} file in the worktree is not committed and is not merged: {1}</extracomment>
            <translation>
                <numerusform>{0} fichier du worktree n’est pas dans un commit et ne sera pas fusionné : {1}</numerusform>
                <numerusform>{0} fichiers du worktree ne sont pas dans un commit et ne seront pas fusionnés : {1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} has everything of {1}.</source>
            <translation>{0} a déjà tout le contenu de {1}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0}: worktree removed</source>
            <translation>{0} : worktree supprimé</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>Branch</source>
            <comment>of git</comment>
            <translation>Branche</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>Folder: {0}</source>
            <translation>Dossier : {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>From commit {0}: {1}</source>
            <translation>Départ : commit {0} · {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>From {0} at {1}: {2}</source>
            <translation>Départ : {0} ({1}) · {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>New session in a worktree</source>
            <translation>Nouvelle session dans un worktree</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>Submodules are not checked out there.</source>
            <translation>Les sous-modules n’y sont pas extraits.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>The session works in a folder and on a branch of its own. Your folder stays as it is until you merge.</source>
            <translation>La session travaille dans un dossier et sur une branche à elle. Votre dossier reste inchangé jusqu’à la fusion.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>{0} uncommitted files stay in your folder and are not in the worktree: {1}</source>
            <extracomment>One: {0} uncommitted file stays in your folder and is not in the worktree: {1}</extracomment>
            <translation>
                <numerusform>{0} fichier sans commit reste dans votre dossier et n’est pas dans le worktree : {1}</numerusform>
                <numerusform>{0} fichiers sans commit restent dans votre dossier et ne sont pas dans le worktree : {1}</numerusform>
            </translation>
        </message>
    </context>
</TS>
