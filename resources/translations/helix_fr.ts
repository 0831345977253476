<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en_US">
<context><name>helix</name>
<message><source>&#10;… and {0} more</source><translation>&#10;… et {0} de plus</translation></message>
<message><source> characters</source><translation> caractères</translation></message>
<message><source> of these</source><translation> de ces choix</translation></message>
<message><source> · replaces yours</source><translation> · remplace le vôtre</translation></message>
<message><source> · shortened</source><translation> · raccourci</translation></message>
<message><source> · {0} moved to keyring</source><translation> · {0} mis dans le trousseau</translation></message>
<message><source>$0 is the first argument here, and $1 the second.</source><translation>Ici, $0 est le premier argument et $1 le deuxième.</translation></message>
<message><source>+ {0} to rebuild the prompt cache</source><translation>+ {0} pour reconstruire le cache de prompt</translation></message>
<message><source>+{0} more · {1}</source><translation>et {0} de plus · {1}</translation></message>
<message><source>, </source><comment>between the items of a list</comment><translation>, </translation></message>
<message><source>--cluster needs the address of a Dask scheduler, such as tls://host:8786, not {address}.</source><translation>--cluster attend l’adresse d’un ordonnanceur Dask, comme tls://host:8786, et non {address}.</translation></message>
<message><source>--set needs name=value, not {change}.</source><translation>--set attend nom=valeur, pas {change}.</translation></message>
<message><source>/absolute/path</source><translation>/chemin/absolu</translation></message>
<message><source>16,020 tokens</source><translation>16 020 tokens</translation></message>
<message><source>&lt; {0}</source><translation>&lt; {0}</translation></message>
<message><source>A</source><translation>A</translation></message>
<message><source>A .env file, which holds secrets.</source><translation>Un fichier .env, qui contient des secrets.</translation></message>
<message><source>A SubAgent starts no SubAgents.</source><translation>Un SubAgent ne démarre pas de SubAgents.</translation></message>
<message><source>A URL can't contain a user name or password.</source><translation>Une URL ne peut pas contenir de nom d’utilisateur ni de mot de passe.</translation></message>
<message><source>A URL takes no arguments.</source><translation>Une URL n’a pas d’arguments.</translation></message>
<message><source>A block of the database's files with events is damaged.</source><translation>Un bloc des fichiers de la base de données (événements) est endommagé.</translation></message>
<message><source>A block of the database's files with {room} is damaged.</source><translation>Un bloc des fichiers de la base de données ({room}) est endommagé.</translation></message>
<message><source>A branch can't be named {name} beside the branch {other}.</source><translation>Une branche ne peut pas s’appeler {name} à côté de la branche {other}.</translation></message>
<message><source>A branch has the conversation up to there.</source><translation>Une branche contient la conversation jusque-là.</translation></message>
<message><source>A bundle has {most} settings at most.</source><translation>Un bundle a au plus {most} réglages.</translation></message>
<message><source>A command was cut off: put back what changed?</source><translation>Une commande a été interrompue : remettre ce qui a changé ?</translation></message>
<message><source>A content has another SHA-256.</source><translation>Un contenu a un autre SHA-256.</translation></message>
<message><source>A content is too large.</source><translation>Un contenu est trop volumineux.</translation></message>
<message><source>A content isn't Base64.</source><translation>Un contenu n’est pas en Base64.</translation></message>
<message><source>A displayed total is wrong.</source><translation>Un total affiché est faux.</translation></message>
<message><source>A drive may hang there. Choose another folder, or try again later.</source><translation>Il se trouve peut-être sur un lecteur bloqué. Choisissez un autre dossier ou réessayez plus tard.</translation></message>
<message><source>A file can't be read or written: {reason}.</source><translation>Impossible de lire ou d’écrire un fichier : {reason}.</translation></message>
<message><source>A file of Helix Desktop is missing: {name}.</source><translation>Un fichier de Helix Desktop est introuvable : {name}.</translation></message>
<message><source>A file, or a collector as http://127.0.0.1:4318. Empty: none are written</source><translation>Un fichier, ou un collecteur comme http://127.0.0.1:4318. Vide : aucune</translation></message>
<message><source>A form has {most} fields at most.</source><translation>Un formulaire a au plus {most} champs.</translation></message>
<message><source>A handover has six sections.</source><translation>Une passation a six sections.</translation></message>
<message><source>A hint points to {digest}…, which is missing.</source><translation>Une indication renvoie à l’entrée {digest}…, qui est manquante.</translation></message>
<message><source>A hook can't allow anything or change a call: that has no effect.</source><translation>Un hook ne peut rien autoriser ni modifier un appel : cela est sans effet.</translation></message>
<message><source>A hook told Helix:&#10;{0}</source><translation>Un hook a dit à Helix :&#10;{0}</translation></message>
<message><source>A large output was shortened before it entered the context.</source><translation>Une grande sortie a été raccourcie avant d’entrer dans le contexte.</translation></message>
<message><source>A line contains a key or a password, which the memory never keeps.</source><translation>Une ligne contient une clé ou un mot de passe, que la mémoire ne garde jamais.</translation></message>
<message><source>A line contains invisible characters.</source><translation>Une ligne contient des caractères invisibles.</translation></message>
<message><source>A line has {count} characters; {most} are possible.</source><translation>Une ligne a {count} caractères ; {most} sont possibles.</translation></message>
<message><source>A line is an event of an unknown kind.</source><translation>Une ligne est un événement d’un type inconnu.</translation></message>
<message><source>A line is named twice.</source><translation>Une ligne est nommée deux fois.</translation></message>
<message><source>A line isn't an event: {error}.</source><translation>Une ligne n’est pas un événement : {error}.</translation></message>
<message><source>A line names an invalid cache entry.</source><translation>Une ligne désigne une entrée de cache non valide.</translation></message>
<message><source>A line of the memory is empty.</source><translation>Une ligne de la mémoire est vide.</translation></message>
<message><source>A line was changed: its SHA-256 differs.</source><translation>Une ligne a été modifiée : son SHA-256 diffère.</translation></message>
<message><source>A link that leads nowhere, or out of the folder.</source><translation>Un lien qui ne mène nulle part, ou hors du dossier.</translation></message>
<message><source>A local command or an https URL</source><translation>Une commande locale ou une URL https</translation></message>
<message><source>A marker is one line in place of an output. With it, Helix recalls the output.</source><translation>Un marqueur est une ligne à la place d'une sortie. Avec lui, Helix rappelle la sortie.</translation></message>
<message><source>A mask can be kept, moved in its file, or removed, but not copied.</source><translation>Un masque peut être gardé, déplacé dans son fichier ou retiré, mais pas copié.</translation></message>
<message><source>A mask stands for its secret only in the file that it was read from. Read this file again, or write something else in its place.</source><translation>Un masque ne représente son secret que dans le fichier où il a été lu. Relisez ce fichier, ou écrivez autre chose à sa place.</translation></message>
<message><source>A merge, rebase, or revert was unfinished then, or is now.</source><translation>Une fusion, un rebase ou un revert était inachevé à ce moment, ou l’est maintenant.</translation></message>
<message><source>A model takes notes when new history exceeds this share; 0 = never.</source><translation>Un modèle prend des notes quand le nouvel historique dépasse cette part ; 0 = jamais.</translation></message>
<message><source>A model takes the next notes here</source><translation>Un modèle prend ici les prochaines notes</translation></message>
<message><source>A model turned old turns into notes. The originals are kept.</source><translation>Un modèle a transformé d’anciens tours en notes. Les originaux sont conservés.</translation></message>
<message><source>A model's notes in place of old turns, shortened again when they grow.</source><translation>Les observations d'un modèle à la place d'anciens tours, raccourcies quand elles grandissent.</translation></message>
<message><source>A name can have at most {longest} characters.</source><translation>Un nom peut avoir au plus {longest} caractères.</translation></message>
<message><source>A part of {path} is not a folder.</source><translation>Une partie de {path} n’est pas un dossier.</translation></message>
<message><source>A path cannot hold a null character.</source><translation>Un chemin ne peut pas contenir de caractère nul.</translation></message>
<message><source>A permissions file was damaged, and a rule in it may have denied this.</source><translation>Un fichier des permissions était endommagé, et une de ses règles refusait peut-être cela.</translation></message>
<message><source>A question: {words}</source><translation>Une question : {words}</translation></message>
<message><source>A range starts at 0 or later and doesn't go backward.</source><translation>Une plage commence à 0 ou plus et ne va pas en arrière.</translation></message>
<message><source>A record of kind {name} has a value that the journal can't store.</source><translation>Un enregistrement de type {name} a une valeur que le journal ne peut pas stocker.</translation></message>
<message><source>A record of kind {name}, version {version}, was written by a newer Helix Desktop.</source><translation>Un enregistrement de type {name}, version {version}, a été écrit par une version plus récente de Helix Desktop.</translation></message>
<message><source>A record of the store ({name}) is damaged.</source><translation>Un enregistrement du stockage ({name}) est endommagé.</translation></message>
<message><source>A recorded model can give only recorded answers.</source><translation>Un modèle enregistré ne peut donner que des réponses enregistrées.</translation></message>
<message><source>A second line of {mark} is missing.</source><translation>Une deuxième ligne {mark} manque.</translation></message>
<message><source>A secret, in event {0}</source><translation>Un secret, dans l’événement {0}</translation></message>
<message><source>A server URL starts with https://.</source><translation>L’URL d’un serveur commence par https://.</translation></message>
<message><source>A server can do anything your programs can. This is everything it declares.</source><translation>Un serveur peut faire tout ce que peuvent vos programmes. Voici tout ce qu’il déclare.</translation></message>
<message><source>A session finishes</source><translation>Une session se termine</translation></message>
<message><source>A session needs a name.</source><translation>Une session doit avoir un nom.</translation></message>
<message><source>A skill in use</source><translation>Un skill en cours d’utilisation</translation></message>
<message><source>A snapshot belongs to session {key}, which is missing.</source><translation>Un instantané appartient à la session {key}, qui est manquante.</translation></message>
<message><source>A space is missing after the closing {sign}.</source><translation>Il manque un espace après le {sign} fermant.</translation></message>
<message><source>A subagent of “{0}” asks: {1}</source><translation>Un sous-agent de « {0} » demande : {1}</translation></message>
<message><source>A terminal wants to change permissions</source><translation>Un terminal veut modifier les permissions</translation></message>
<message><source>A test</source><translation>Un test</translation></message>
<message><source>A time range can't have a sign.</source><translation>Une période ne peut pas avoir de signe.</translation></message>
<message><source>A time such as 14:05, or a date with it such as 2026-12-01 14:05.</source><translation>Une heure comme 14:05, ou avec une date comme 2026-12-01 14:05.</translation></message>
<message><source>A timeout is a number of seconds from 1 to {most}.</source><translation>Un délai est un nombre de secondes de 1 à {most}.</translation></message>
<message><source>A tool call or an MCP server is waiting</source><translation>Un appel d’outil ou un serveur MCP attend</translation></message>
<message><source>A turn failed.</source><translation>Un tour a échoué.</translation></message>
<message><source>A turn is still running.</source><translation>Un tour est encore en cours.</translation></message>
<message><source>A turn was stopped.</source><translation>Un tour a été arrêté.</translation></message>
<message><source>A value has {count} characters; the limit is {longest}.</source><translation>Une valeur a {count} caractères ; la limite est de {longest}.</translation></message>
<message><source>A workspace needs a name.</source><translation>Un espace de travail doit avoir un nom.</translation></message>
<message><source>A · baseline</source><translation>A · référence</translation></message>
<message><source>API key</source><translation>Clé API</translation></message>
<message><source>API key for {0}</source><translation>Clé API de {0}</translation></message>
<message><source>APPLICATION</source><translation>APPLICATION</translation></message>
<message><source>ARCHIVED</source><translation>ARCHIVÉES</translation></message>
<message><source>AWS profile (optional)</source><translation>Profil AWS (facultatif)</translation></message>
<message><source>About</source><translation>À propos</translation></message>
<message numerus="yes"><source>About {0} tokens are written to the prompt cache again</source><extracomment>One: About {0} token is written to the prompt cache again</extracomment><translation><numerusform>Environ {0} token est réécrit dans le cache de prompt</numerusform><numerusform>Environ {0} tokens sont réécrits dans le cache de prompt</numerusform></translation></message>
<message><source>Accept</source><translation>Accepter</translation></message>
<message><source>Accept edits</source><translation>Modifs acceptées</translation></message>
<message><source>Accepts images</source><translation>Accepte les images</translation></message>
<message><source>Accepts tools</source><translation>Accepte les outils</translation></message>
<message><source>Acknowledge</source><translation>J’ai compris</translation></message>
<message><source>Actions</source><translation>Actions</translation></message>
<message><source>Actual cost</source><translation>Coût réel</translation></message>
<message><source>Add</source><translation>Ajouter</translation></message>
<message><source>Add a line</source><translation>Ajouter une ligne</translation></message>
<message><source>Add a profile with “credential_process = aws configure export-credentials --profile {profile}” to ~/.aws/config, and choose that one.</source><translation>Ajoutez à ~/.aws/config un profil avec « credential_process = aws configure export-credentials --profile {profile} », et choisissez-le.</translation></message>
<message><source>Add a provider</source><translation>Ajouter un fournisseur</translation></message>
<message><source>Add a server</source><translation>Ajouter un serveur</translation></message>
<message><source>Add a step</source><translation>Ajouter une étape</translation></message>
<message><source>Add it with `helix-desktop guest add`.</source><translation>Ajoutez-le avec `helix-desktop guest add`.</translation></message>
<message><source>Add key</source><translation>Ajouter la clé</translation></message>
<message><source>Add servers</source><translation>Ajouter des serveurs</translation></message>
<message><source>Add the provider again with `helix-desktop model add … --secret {name}`.</source><translation>Ajoutez de nouveau le fournisseur avec `helix-desktop model add … --secret {name}`.</translation></message>
<message><source>Add the provider or choose another model in Settings › Models and keys or with `helix-desktop model choose`. Known providers: {known}.</source><translation>Ajoutez le fournisseur ou choisissez un autre modèle dans Paramètres › Modèles et clés ou avec `helix-desktop model choose`. Fournisseurs connus : {known}.</translation></message>
<message><source>Added</source><translation>Ajouté</translation></message>
<message><source>Added by Helix</source><translation>Ajouté par Helix</translation></message>
<message><source>Added.</source><translation>Ajouté.</translation></message>
<message><source>Adds the line Helix-Session: ID to their messages</source><translation>Ajoute la ligne Helix-Session: ID à leurs messages</translation></message>
<message><source>After</source><translation>Après</translation></message>
<message><source>After a handover was written</source><translation>Après la rédaction d’une passation</translation></message>
<message><source>After a tool</source><translation>Après un outil</translation></message>
<message><source>After a tool failed</source><translation>Après l’échec d’un outil</translation></message>
<message><source>After earlier notes</source><translation>Après des notes antérieures</translation></message>
<message><source>After handover {0}</source><translation>Après la passation {0}</translation></message>
<message><source>After the handover</source><translation>Après la passation</translation></message>
<message><source>After the notes</source><translation>Après les notes</translation></message>
<message><source>Age</source><translation>Âge</translation></message>
<message><source>Agent</source><translation>Agent</translation></message>
<message><source>Agents of other programs</source><translation>Agents d’autres programmes</translation></message>
<message><source>All</source><comment>compactions</comment><translation>Tous</translation></message>
<message><source>All</source><comment>requests</comment><translation>Toutes</translation></message>
<message><source>All blocks are intact now. Check again.</source><translation>Tous les blocs sont maintenant intacts. Vérifiez de nouveau.</translation></message>
<message><source>All changes to this file were undone. Every version is in the cache.</source><translation>Toutes les modifications de ce fichier ont été annulées. Chaque version est dans le cache.</translation></message>
<message><source>All commits are merged, so the branch {0} is deleted, too.</source><translation>Tous les commits sont fusionnés, donc la branche {0} est supprimée aussi.</translation></message>
<message><source>All compactions undone</source><translation>Tous les compactages annulés</translation></message>
<message><source>All days</source><translation>Tous les jours</translation></message>
<message><source>All files</source><translation>Tous les fichiers</translation></message>
<message><source>All files of the worktree are in commits. The folder is deleted.</source><translation>Tous les fichiers du worktree sont dans des commits. Le dossier est supprimé.</translation></message>
<message><source>All models</source><translation>Tous les modèles</translation></message>
<message><source>All numbers are of the {0} of {1} requests whose tokens were recorded.</source><translation>Tous les chiffres portent sur {0} des {1} requêtes : celles dont les tokens ont été enregistrés.</translation></message>
<message><source>All on disk</source><translation>Tout sur le disque</translation></message>
<message><source>All providers shown</source><translation>Tous les fournisseurs affichés</translation></message>
<message><source>All sessions</source><translation>Toutes les sessions</translation></message>
<message><source>All stored data was copied, except the memory.</source><translation>Toutes les données stockées ont été copiées, sauf la mémoire.</translation></message>
<message><source>All stored data was copied, except the workspace's name and policy.</source><translation>Toutes les données stockées ont été copiées, sauf le nom et la stratégie de l’espace de travail.</translation></message>
<message><source>All workspaces</source><translation>Tous les espaces</translation></message>
<message><source>All {0}</source><translation>Le tout ({0})</translation></message>
<message numerus="yes"><source>All {0} entries are intact.</source><extracomment>One: All {0} entry is intact.</extracomment><translation><numerusform>L’entrée est intacte.</numerusform><numerusform>Les {0} entrées sont intactes.</numerusform></translation></message>
<message><source>Allow</source><translation>Autoriser</translation></message>
<message><source>Allow for this session</source><translation>Autoriser pour cette session</translation></message>
<message><source>Allow once</source><translation>Autoriser une fois</translation></message>
<message><source>Allow this command?</source><translation>Autoriser cette commande ?</translation></message>
<message><source>Allow this computer's address in its network, such as {example}. The service must listen there.</source><translation>Autorisez l’adresse de cet ordinateur dans son réseau, par exemple {example}. Le service doit y écouter.</translation></message>
<message><source>Allow this host</source><translation>Autoriser cet hôte</translation></message>
<message><source>Allow this only if you entered the command yourself.</source><translation>N’autorisez que si vous avez saisi la commande vous-même.</translation></message>
<message><source>Allow this only if you installed or moved it. It runs with your keys for it.</source><translation>N’autorisez que si vous l’avez installé ou déplacé. Il s’exécute avec vos clés pour lui.</translation></message>
<message><source>Allow this only if you know it. A program runs outside the sandbox and can do all that you can. The settings of a project can name it.</source><translation>N’autorisez ceci que si vous le connaissez. Un programme s’exécute hors du bac à sable et peut faire tout ce que vous pouvez faire. Les réglages d’un projet peuvent le désigner.</translation></message>
<message><source>Allow web searches?</source><translation>Autoriser les recherches web ?</translation></message>
<message><source>Allow {0}?</source><translation>Autoriser {0} ?</translation></message>
<message><source>Allowed for one session</source><translation>Autorisé pour une session</translation></message>
<message><source>Allowed hosts</source><translation>Hôtes autorisés</translation></message>
<message><source>Allowed private hosts</source><translation>Hôtes privés autorisés</translation></message>
<message><source>Almost no difference</source><translation>Presque aucune différence</translation></message>
<message><source>Already covered by a handover.</source><translation>Déjà couvert par une passation.</translation></message>
<message><source>Already excluded.</source><translation>Déjà exclu.</translation></message>
<message><source>Already in context in full.</source><translation>Déjà en entier dans le contexte.</translation></message>
<message><source>Already moved to the cache.</source><translation>Déjà déplacé dans le cache.</translation></message>
<message><source>Already part of every request.</source><translation>Déjà dans chaque requête.</translation></message>
<message><source>Also available in the menu and the command palette.</source><translation>Aussi disponible dans le menu et la palette de commandes.</translation></message>
<message><source>Also removes the partial file {0}</source><translation>Supprime aussi le fichier partiel {0}</translation></message>
<message><source>Also the arguments of tools. Secrets are redacted</source><translation>Aussi les arguments des outils. Les secrets sont masqués</translation></message>
<message><source>Also while Helix is in front</source><translation>Même si Helix est au premier plan</translation></message>
<message><source>Always</source><translation>Toujours</translation></message>
<message><source>Always</source><comment>stay awake</comment><translation>Toujours</translation></message>
<message><source>Always allow</source><translation>Toujours autoriser</translation></message>
<message><source>Amber</source><translation>Ambre</translation></message>
<message><source>An address with a name or a password in it is not fetched from.</source><translation>Aucune lecture depuis une adresse qui contient un nom ou un mot de passe.</translation></message>
<message><source>An agent of another program answers only its own sessions.</source><translation>Un agent d’un autre programme ne répond que dans ses propres sessions.</translation></message>
<message><source>An agent of another program isn't a provider with an address.</source><translation>Un agent d’un autre programme n’est pas un fournisseur avec une adresse.</translation></message>
<message><source>An earlier version was restored as a new one. Nothing was deleted.</source><translation>Une version antérieure a été restaurée comme nouvelle version. Rien n’a été supprimé.</translation></message>
<message><source>An editor wants to use the MCP server “{0}”</source><translation>Un éditeur veut utiliser le serveur MCP « {0} »</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It can't serve editors.</source><translation>Une version plus ancienne de Helix Desktop a ouvert cet espace de travail. Elle ne prend pas en charge les éditeurs.</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It doesn't know --{name}.</source><translation>Une version antérieure de Helix Desktop a ouvert cet espace de travail. Elle ne connaît pas --{name}.</translation></message>
<message><source>And {0} more. See the exact text below.</source><translation>Et {0} de plus. Voir le texte exact ci-dessous.</translation></message>
<message><source>Animations</source><translation>Animations</translation></message>
<message><source>Animations: `system` follows the desktop.</source><translation>Animations : `system` suit le bureau.</translation></message>
<message><source>Another sign-in to {server} was begun.</source><translation>Une autre connexion à {server} a été commencée.</translation></message>
<message><source>Answer cut off</source><translation>Réponse coupée</translation></message>
<message><source>Answer in the window, or in a terminal that you opened yourself.</source><translation>Répondez dans la fenêtre, ou dans un terminal que vous avez ouvert vous-même.</translation></message>
<message><source>Answer the question first, or choose the mode in its menu.</source><translation>Répondez d’abord à la question, ou choisissez le mode dans son menu.</translation></message>
<message><source>Answer then</source><translation>Réponse d’alors</translation></message>
<message><source>Answered in {0} s</source><translation>Réponse en {0} s</translation></message>
<message><source>Answers</source><translation>Réponses</translation></message>
<message><source>Answers you and uses tools</source><translation>Vous répond et utilise les outils</translation></message>
<message><source>Any URL with a supported protocol</source><translation>Toute URL avec un protocole pris en charge</translation></message>
<message><source>Anything</source><translation>Tout</translation></message>
<message><source>Apache License 2.0</source><translation>Licence Apache 2.0</translation></message>
<message><source>AppArmor denies bubblewrap user namespaces. For a sandbox, install Helix from the .deb, which brings a profile, or run these two lines in a terminal and restart Helix: “{first}” “{second}”</source><translation>AppArmor interdit à bubblewrap les espaces de noms utilisateur. Pour un bac à sable, installez Helix depuis le .deb, qui apporte un profil, ou exécutez ces deux lignes dans un terminal et redémarrez Helix : « {first} » « {second} »</translation></message>
<message><source>Appearance</source><translation>Apparence</translation></message>
<message><source>Application</source><translation>Application</translation></message>
<message><source>Applied to new workspaces.</source><translation>Appliqué aux nouveaux espaces de travail.</translation></message>
<message><source>Applied to {0}.</source><translation>Appliqué à {0}.</translation></message>
<message><source>Applied. Takes effect with the next request.</source><translation>Appliqué. Prend effet avec la prochaine requête.</translation></message>
<message><source>Applied. Takes effect with the next turn.</source><translation>Appliqué. Prend effet avec le prochain tour.</translation></message>
<message><source>Apply</source><translation>Appliquer</translation></message>
<message><source>Apply code to file</source><translation>Appliquer le code à un fichier</translation></message>
<message><source>Apply code to file…</source><translation>Appliquer le code…</translation></message>
<message><source>Apply the code again to see the present changes.</source><translation>Appliquez de nouveau le code pour voir les modifications actuelles.</translation></message>
<message><source>Apply to file…</source><translation>Appliquer…</translation></message>
<message><source>Approvals</source><translation>Approbations</translation></message>
<message><source>Approve</source><translation>Approuver</translation></message>
<message><source>Approve all</source><translation>Tout approuver</translation></message>
<message><source>Approve {server} first.</source><translation>Approuvez d’abord {server}.</translation></message>
<message><source>Archive</source><translation>Archiver</translation></message>
<message><source>Archive session</source><translation>Archiver la session</translation></message>
<message><source>Archive workspace</source><translation>Archiver l’espace</translation></message>
<message><source>Archived</source><translation>Archivées</translation></message>
<message><source>Archived and deleted sessions</source><translation>Sessions archivées et supprimées</translation></message>
<message><source>Archived and deleted workspaces</source><translation>Espaces archivés et supprimés</translation></message>
<message><source>Archived and deleted workspaces…</source><translation>Espaces archivés et supprimés…</translation></message>
<message><source>Archived · {0}</source><translation>Archivé · {0}</translation></message>
<message><source>As it was</source><translation>Tel quel</translation></message>
<message><source>As it was: the tokens weren't recorded</source><translation>Tel quel : les tokens n’ont pas été enregistrés</translation></message>
<message><source>As reported by the agent. Its own requests weren't recorded.</source><translation>Selon l’agent. Ses propres requêtes n’ont pas été enregistrées.</translation></message>
<message><source>As sent to the model</source><translation>Tel qu’envoyé au modèle</translation></message>
<message><source>Ask</source><translation>Demander</translation></message>
<message><source>Ask Helix for another one.</source><translation>Demandez-en un autre à Helix.</translation></message>
<message><source>Ask Helix to merge {0} into {1} in this session first.</source><translation>Dans cette session, demandez d’abord à Helix de fusionner {0} dans {1}.</translation></message>
<message><source>Ask before trying again.</source><translation>Demandez avant de réessayer.</translation></message>
<message><source>Ask for one patch for each file.</source><translation>Demandez un patch par fichier.</translation></message>
<message><source>Ask the agent</source><translation>Demander à l’agent</translation></message>
<message><source>Ask the user.</source><translation>Demandez à l’utilisateur.</translation></message>
<message><source>Asked</source><translation>Demandé</translation></message>
<message><source>Asked in “{0}”</source><translation>Demandé dans « {0} »</translation></message>
<message><source>Asking…</source><translation>Demande en cours…</translation></message>
<message><source>Asking… {0} s</source><translation>Attente… {0} s</translation></message>
<message><source>Asks before each change and command, except read-only ones in the sandbox.</source><translation>Demande avant chaque modification et chaque commande, sauf celles en lecture seule dans le bac à sable.</translation></message>
<message><source>Asks for every command</source><translation>Demande pour chaque commande</translation></message>
<message><source>Asks to run without the sandbox, because this system's sandbox (Seatbelt) can't allow what it does. Nothing would restrict it.</source><translation>Demande à s’exécuter sans le bac à sable, car celui de ce système (Seatbelt) ne peut pas permettre ce qu’elle fait. Rien ne la limiterait.</translation></message>
<message><source>At least {least} characters; there are {count}.</source><translation>Au moins {least} caractères ; il y en a {count}.</translation></message>
<message><source>At least {least}.</source><translation>Au moins {least}.</translation></message>
<message><source>At most {most} characters; there are {count}.</source><translation>Au plus {most} caractères ; il y en a {count}.</translation></message>
<message><source>At most {most} lines can be added.</source><translation>Vous pouvez ajouter au plus {most} lignes.</translation></message>
<message><source>At most {most}.</source><translation>Au plus {most}.</translation></message>
<message><source>Attach a copy that is open and has text, or pictures of its pages.</source><translation>Joignez une copie sans mot de passe qui contient du texte, ou des images de ses pages.</translation></message>
<message><source>Attach files or images</source><translation>Joindre des fichiers ou des images</translation></message>
<message><source>Automatic</source><translation>Automatique</translation></message>
<message><source>Automatic compaction is off.</source><translation>Le compactage automatique est désactivé.</translation></message>
<message><source>Automatic compaction is off. Choose Compact now to compact.</source><translation>Le compactage automatique est désactivé. Choisissez « Compacter maintenant » pour compacter.</translation></message>
<message><source>Average context</source><translation>Contexte moyen</translation></message>
<message><source>B</source><translation>B</translation></message>
<message><source>B only</source><translation>B seulement</translation></message>
<message><source>B · candidate</source><translation>B · candidate</translation></message>
<message><source>B − A</source><translation>B − A</translation></message>
<message><source>Back</source><translation>Retour</translation></message>
<message><source>Back (Esc)</source><translation>Retour (Échap)</translation></message>
<message><source>Back to the default model with the next request.</source><translation>Retour au modèle par défaut avec la prochaine requête.</translation></message>
<message><source>Back up…</source><translation>Sauvegarder…</translation></message>
<message><source>Backup</source><translation>Sauvegarde</translation></message>
<message><source>Balanced</source><translation>Balanced</translation></message>
<message><source>Base URL</source><translation>URL de base</translation></message>
<message><source>Before a compaction</source><translation>Avant un compactage</translation></message>
<message><source>Before a message is sent</source><translation>Avant l’envoi d’un message</translation></message>
<message><source>Before a tool</source><translation>Avant un outil</translation></message>
<message><source>Before dedup</source><translation>Avant dédup.</translation></message>
<message><source>Before they enter the context</source><translation>Avant d’entrer dans le contexte</translation></message>
<message><source>Before → after</source><translation>Avant → après</translation></message>
<message><source>Beginning, end, and key lines</source><translation>Début, fin et lignes clés</translation></message>
<message><source>Beginning, end, and key lines of a large output. The cache has the full output.</source><translation>Début, fin et lignes clés d'une grande sortie. Le cache a la sortie complète.</translation></message>
<message><source>Block</source><translation>Bloc</translation></message>
<message><source>Blocked by the provider's filter</source><translation>Bloqué par le filtre du fournisseur</translation></message>
<message><source>Blocked since startup</source><translation>Bloqué depuis le démarrage</translation></message>
<message><source>Blue</source><translation>Bleu</translation></message>
<message><source>Body fields</source><translation>Champs de corps</translation></message>
<message><source>Both branches change the same lines of: {0}.</source><translation>Les deux branches modifient les mêmes lignes de ces fichiers : {0}.</translation></message>
<message><source>Branch</source><translation>Branche</translation></message>
<message><source>Branch</source><comment>of git</comment><translation>Branche</translation></message>
<message><source>Branch conversation</source><translation>Créer une branche</translation></message>
<message><source>Branch from here</source><translation>Créer une branche ici</translation></message>
<message><source>Branched in the middle of a turn. Continue from here.</source><translation>Branche créée au milieu d’un tour. Continuez à partir d’ici.</translation></message>
<message><source>Budget reached</source><translation>Budget atteint</translation></message>
<message><source>Budget · {0} tokens…</source><translation>Budget · {0} tokens…</translation></message>
<message><source>Budgets</source><translation>Budgets</translation></message>
<message><source>Budgets…</source><translation>Budgets…</translation></message>
<message><source>Budget…</source><translation>Budget…</translation></message>
<message><source>Built in, for trying Helix out. Without a folder, a demo of 80 tool calls shows how the context fills up and is compacted.</source><translation>Intégré, pour essayer Helix. Sans dossier, une démo de 80 appels d’outils montre le contexte qui se remplit et se compacte.</translation></message>
<message><source>By age</source><translation>Par ancienneté</translation></message>
<message numerus="yes"><source>By age, after {0} turns</source><extracomment>One: By age, after {0} turn</extracomment><translation><numerusform>Selon l’âge, après {0} tour</numerusform><numerusform>Selon l’âge, après {0} tours</numerusform></translation></message>
<message><source>By forecast</source><translation>Par prévision</translation></message>
<message><source>By so much compactions and shortened outputs made all requests together smaller, less the tokens of the calls for that</source><translation>Ce que les compactages et les sorties raccourcies ont retiré de toutes les requêtes ensemble, moins les tokens des appels pour cela</translation></message>
<message><source>By the model's provider, who charges for it. Asks after outside content</source><translation>Par le fournisseur du modèle, qui la facture. Demande après du contenu externe</translation></message>
<message><source>Bytes</source><translation>Octets</translation></message>
<message><source>Cache</source><translation>Cache</translation></message>
<message><source>Cache + Compact</source><translation>Cache + Compact</translation></message>
<message><source>Cache entries</source><translation>Entrées du cache</translation></message>
<message><source>Cache entries belong to one workspace. Check that this is the right one.</source><translation>Les entrées du cache appartiennent à un seul espace de travail. Vérifiez que c’est le bon.</translation></message>
<message><source>Cache filter</source><translation>Filtre du cache</translation></message>
<message><source>Cache outputs</source><translation>Mettre les sorties en cache</translation></message>
<message><source>Cached</source><translation>En cache</translation></message>
<message><source>Cached at {0}, {1} tokens in all</source><translation>Mis en cache ({0}), {1} tokens en tout</translation></message>
<message><source>Caches, handover at 85%</source><translation>Cache, passation à 85 %</translation></message>
<message><source>Caching old outputs</source><translation>Mise en cache d’anciennes sorties</translation></message>
<message><source>Calls</source><translation>Appels</translation></message>
<message><source>Calls aren't shown there: nothing tells Helix whether the screen is locked.</source><translation>Les appels n’y sont pas affichés : rien n’indique à Helix si l’écran est verrouillé.</translation></message>
<message><source>Can be read in two ways.</source><translation>Peut se lire de deux façons.</translation></message>
<message><source>Can do anything that you can · no sandbox</source><translation>Peut faire tout ce que vous pouvez faire · hors bac à sable</translation></message>
<message><source>Can read {held}, which contains secrets, and reach the network.</source><translation>Peut lire {held}, qui contient des secrets, et accéder au réseau.</translation></message>
<message><source>Can't attach {0}: {1}.</source><translation>Impossible de joindre {0} : {1}.</translation></message>
<message><source>Can't be compared by lines.</source><translation>Ne peut pas être comparé ligne par ligne.</translation></message>
<message><source>Can't be read.</source><translation>Illisible.</translation></message>
<message><source>Can't be understood.</source><translation>Incompréhensible.</translation></message>
<message><source>Can't change repositories, or editor, shell, and agent configuration. New ones are set aside for you.</source><translation>Ne peut pas modifier les dépôts ni la configuration de l’éditeur, du shell ou des agents. Les nouveaux fichiers de ce type sont mis de côté pour vous.</translation></message>
<message><source>Can't compare policies because their process ended.</source><translation>Impossible de comparer les stratégies, car leur processus s’est arrêté.</translation></message>
<message><source>Can't compare the sessions because their process ended.</source><translation>Impossible de comparer les sessions, car leur processus s’est arrêté.</translation></message>
<message><source>Can't compare: one version isn't text or is too large.</source><translation>Comparaison impossible : une version n’est pas du texte ou est trop grande.</translation></message>
<message><source>Can't copy {name} into the worktree: {reason}.</source><translation>Impossible de copier {name} dans le worktree : {reason}.</translation></message>
<message><source>Can't create a socket in {home}: {reason}.</source><translation>Impossible de créer un socket dans {home} : {reason}.</translation></message>
<message><source>Can't create the folder {folder}: {reason}.</source><translation>Impossible de créer le dossier {folder} : {reason}.</translation></message>
<message><source>Can't decode a journal record.</source><translation>Impossible de décoder un enregistrement du journal.</translation></message>
<message><source>Can't delete {place}: {reason}.</source><translation>Impossible de supprimer {place} : {reason}.</translation></message>
<message><source>Can't fetch from {host}. {told}</source><translation>Lecture impossible depuis {host}. {told}</translation></message>
<message><source>Can't find the host {host}.</source><translation>Hôte {host} introuvable.</translation></message>
<message><source>Can't find the provider's address.</source><translation>L’adresse du fournisseur est introuvable.</translation></message>
<message><source>Can't find the server {server} ({reason}).</source><translation>Serveur {server} introuvable ({reason}).</translation></message>
<message><source>Can't find the server's address. Check its URL and the connection.</source><translation>L’adresse du serveur est introuvable. Vérifiez son URL et la connexion.</translation></message>
<message><source>Can't load a part of Helix Desktop: {error}.</source><translation>Impossible de charger une partie de Helix Desktop : {error}.</translation></message>
<message><source>Can't load the font {name}.</source><translation>Impossible de charger la police {name}.</translation></message>
<message><source>Can't load the system keyring.</source><translation>Impossible de charger le trousseau du système.</translation></message>
<message><source>Can't move the workspace {workspace}: {reason}.</source><translation>Impossible de déplacer l’espace de travail {workspace} : {reason}.</translation></message>
<message><source>Can't open a local port: {reason}.</source><translation>Impossible d’ouvrir un port local : {reason}.</translation></message>
<message><source>Can't open the folder {folder}: {reason}.</source><translation>Impossible d’ouvrir le dossier {folder} : {reason}.</translation></message>
<message><source>Can't open the folder {home}: {reason}.</source><translation>Impossible d’ouvrir le dossier {home} : {reason}.</translation></message>
<message><source>Can't open the project folder.</source><translation>Impossible d’ouvrir le dossier du projet.</translation></message>
<message><source>Can't open the repository: {reason}</source><translation>Impossible d’ouvrir le dépôt : {reason}</translation></message>
<message><source>Can't reach the cluster at {address}: {reason}.</source><translation>Impossible de joindre le cluster à l’adresse {address} : {reason}.</translation></message>
<message><source>Can't reach the provider.</source><translation>Impossible de joindre le fournisseur.</translation></message>
<message><source>Can't reach the server. Check that it runs, its URL, and the connection.</source><translation>Impossible de joindre le serveur. Vérifiez qu’il est démarré, son URL et la connexion.</translation></message>
<message><source>Can't read all keys, so they can't be masked. {reason}</source><translation>Impossible de lire toutes les clés, donc de les masquer. {reason}</translation></message>
<message><source>Can't read its file</source><translation>Fichier illisible</translation></message>
<message><source>Can't read the AWS settings in {file}.</source><translation>Impossible de lire les paramètres AWS dans {file}.</translation></message>
<message><source>Can't read the Google credentials in {file}.</source><translation>Impossible de lire les identifiants Google dans {file}.</translation></message>
<message><source>Can't read the MCP server list, so no server is started.</source><translation>Impossible de lire la liste des serveurs MCP, donc aucun serveur n’est démarré.</translation></message>
<message><source>Can't read the approved hooks, so none runs.</source><translation>Impossible de lire les hooks approuvés : aucun ne s’exécute.</translation></message>
<message><source>Can't read the file {file}, which is the workspace file of {folder}.</source><translation>Impossible de lire le fichier {file}, qui est le fichier d’espace de travail de {folder}.</translation></message>
<message><source>Can't read the file {file}, which may be the workspace file of {folder}.</source><translation>Impossible de lire le fichier {file}, qui est peut-être le fichier d’espace de travail de {folder}.</translation></message>
<message><source>Can't read the file {file}: {reason}.</source><translation>Impossible de lire le fichier {file} : {reason}.</translation></message>
<message><source>Can't read the folder {folder}.</source><translation>Impossible de lire le dossier {folder}.</translation></message>
<message><source>Can't read the folder {folder}: {reason}.</source><translation>Impossible de lire le dossier {folder} : {reason}.</translation></message>
<message><source>Can't read the key for {endpoint}. {message}</source><translation>Impossible de lire la clé de {endpoint}. {message}</translation></message>
<message><source>Can't read the permissions file, so Helix asks again about everything you allowed or denied.</source><translation>Impossible de lire le fichier des permissions, donc Helix redemande tout ce que vous aviez autorisé ou refusé.</translation></message>
<message><source>Can't read the policy for all workspaces. Balanced is used.</source><translation>Impossible de lire la stratégie de tous les espaces de travail. Balanced est utilisé.</translation></message>
<message><source>Can't read the policy {path}: {reason}.</source><translation>Impossible de lire la stratégie {path} : {reason}.</translation></message>
<message><source>Can't read the sandbox settings. Strict applies, with no hosts allowed.</source><translation>Impossible de lire les paramètres du bac à sable. Strict s’applique, sans hôte autorisé.</translation></message>
<message><source>Can't read the saved memory.</source><translation>Impossible de lire la mémoire enregistrée.</translation></message>
<message><source>Can't read the settings file. Default settings are used.</source><translation>Impossible de lire le fichier des paramètres. Les paramètres par défaut sont utilisés.</translation></message>
<message><source>Can't read the tokenizer file {path}.</source><translation>Impossible de lire le fichier de tokenizer {path}.</translation></message>
<message><source>Can't read the workspace file</source><translation>Fichier d’espace de travail illisible</translation></message>
<message><source>Can't read this workspace's file.</source><translation>Impossible de lire le fichier de cet espace de travail.</translation></message>
<message><source>Can't read {0}: {1}</source><translation>Impossible de lire {0} : {1}</translation></message>
<message><source>Can't read {file}: {reason}.</source><translation>Impossible de lire {file} : {reason}.</translation></message>
<message><source>Can't read {missing} as instructions of this folder.</source><translation>Impossible de lire {missing} comme instructions de ce dossier.</translation></message>
<message><source>Can't read {name}: {why}</source><translation>Impossible de lire {name} : {why}</translation></message>
<message><source>Can't read {path}, so the file isn't overwritten.</source><translation>Impossible de lire {path}, donc le fichier n’est pas remplacé.</translation></message>
<message><source>Can't read {path}, so the file isn't used.</source><translation>Impossible de lire {path}, donc le fichier n’est pas utilisé.</translation></message>
<message><source>Can't read {path}: {reason}.</source><translation>Impossible de lire {path} : {reason}.</translation></message>
<message><source>Can't replace the search index file.</source><translation>Impossible de remplacer le fichier de l’index de recherche.</translation></message>
<message><source>Can't restore the workspace: {reason}.</source><translation>Impossible de restaurer l’espace de travail : {reason}.</translation></message>
<message><source>Can't save the sign-in.</source><translation>Impossible d’enregistrer la connexion.</translation></message>
<message><source>Can't save the text because it isn't valid Unicode.</source><translation>Impossible d’enregistrer le texte, car il n’est pas en Unicode valide.</translation></message>
<message><source>Can't see uncommitted files with secrets. Committed ones are readable, but removed from the output.</source><translation>Ne voit pas les fichiers de secrets absents des commits. Ceux des commits sont lisibles, mais retirés de la sortie.</translation></message>
<message><source>Can't sign in: {reason}</source><translation>Connexion impossible : {reason}</translation></message>
<message><source>Can't start {program}: {reason}.</source><translation>Impossible de démarrer {program} : {reason}.</translation></message>
<message><source>Can't store the search index here. Search still works, but slower.</source><translation>Impossible de stocker l’index de recherche ici. La recherche fonctionne quand même, plus lentement.</translation></message>
<message><source>Can't touch git hooks and settings, or editor, shell, and agent configuration. New ones are set aside for you, unless git created them.</source><translation>Ne peut pas toucher aux hooks et paramètres de git ni à la configuration de l’éditeur, du shell ou des agents. Les nouveaux sont mis de côté pour vous, sauf si git les a créés.</translation></message>
<message><source>Can't understand line {line}, or its field is repeated.</source><translation>La ligne {line} est incompréhensible, ou son champ est répété.</translation></message>
<message><source>Can't understand the server's answer.</source><translation>La réponse du serveur est incompréhensible.</translation></message>
<message><source>Can't unpack the bundle: {reason}.</source><translation>Impossible de décompresser le bundle : {reason}.</translation></message>
<message><source>Can't use Helix Desktop's list of models: {why}.</source><translation>Impossible d’utiliser la liste de modèles de Helix Desktop : {why}.</translation></message>
<message><source>Can't use the command {name}: {why}</source><translation>Impossible d’utiliser la commande {name} : {why}</translation></message>
<message><source>Can't use the provider's address: {why}.</source><translation>Impossible d’utiliser l’adresse du fournisseur : {why}.</translation></message>
<message><source>Can't use {path}: {reason}.</source><translation>Impossible d’utiliser {path} : {reason}.</translation></message>
<message><source>Can't use {place}: {reason}.</source><translation>Impossible d’utiliser {place} : {reason}.</translation></message>
<message><source>Can't write the search index to this disk. Search still works, but slower.</source><translation>Impossible d’écrire l’index de recherche sur ce disque. La recherche fonctionne quand même, plus lentement.</translation></message>
<message><source>Can't write to the folder {folder}.</source><translation>Impossible d’écrire dans le dossier {folder}.</translation></message>
<message><source>Can't write to {folder}, where the worktree would be.</source><translation>Impossible d’écrire dans {folder}, où serait le worktree.</translation></message>
<message><source>Can't write {file}: {reason}.</source><translation>Impossible d’écrire {file} : {reason}.</translation></message>
<message><source>Can't write {path}: {error}.</source><translation>Impossible d’écrire {path} : {error}.</translation></message>
<message><source>Cancel</source><translation>Annuler</translation></message>
<message><source>Cancel export</source><translation>Annuler l’export</translation></message>
<message><source>Canceled.</source><translation>Annulé.</translation></message>
<message><source>Canceled. {0}: {1} of {2} requests shown.</source><translation>Annulé. {0} : {1} requêtes affichées sur {2}.</translation></message>
<message><source>Canceling…</source><translation>Annulation…</translation></message>
<message><source>Carry out this plan?</source><translation>Exécuter ce plan ?</translation></message>
<message><source>Change it with a command.</source><translation>Modifiez-le avec une commande.</translation></message>
<message><source>Change its permissions or choose another folder.</source><translation>Changez ses permissions ou choisissez un autre dossier.</translation></message>
<message><source>Change now</source><translation>Changer maintenant</translation></message>
<message><source>Change or clear the filter to see more.</source><translation>Changez ou effacez le filtre pour en voir plus.</translation></message>
<message><source>Change other letters with a command that knows its encoding.</source><translation>Modifiez les autres lettres avec une commande qui connaît leur encodage.</translation></message>
<message><source>Change reasoning effort…</source><translation>Changer l’effort de raisonnement…</translation></message>
<message><source>Change the language now?</source><translation>Changer la langue maintenant ?</translation></message>
<message><source>Change the memory?</source><translation>Modifier la mémoire ?</translation></message>
<message><source>Change thresholds…</source><translation>Changer les seuils…</translation></message>
<message><source>Change with {0}.</source><translation>Pour changer : {0}.</translation></message>
<message><source>Change {0} of {1}</source><translation>Modification {0} sur {1}</translation></message>
<message><source>Change {0} of {1}: {2}</source><translation>Modification {0} sur {1} : {2}</translation></message>
<message><source>Change {number} of the patch doesn't fit the file.</source><translation>La modification {number} du patch ne correspond pas au fichier.</translation></message>
<message><source>Changed after that, so it is yours and stays: {names}.</source><translation>Modifié ensuite, donc à vous et conservé : {names}.</translation></message>
<message><source>Changed by git, or around a command or a turn of another agent, and you haven't agreed to the new text.</source><translation>Modifié par git ou autour d’une commande ou d’un tour d’un autre agent, et vous n’avez pas accepté le nouveau texte.</translation></message>
<message><source>Changed lines</source><translation>Lignes modifiées</translation></message>
<message><source>Changed since you approved it.</source><translation>Modifié depuis votre approbation.</translation></message>
<message><source>Changed since you approved it:</source><translation>Modifié depuis votre approbation :</translation></message>
<message><source>Changed while a command or another agent ran, and you haven't agreed to use it.</source><translation>Modifié pendant l’exécution d’une commande ou d’un autre agent, et vous n’avez pas accepté de l’utiliser.</translation></message>
<message><source>Changed while it ran: by it, or by you</source><translation>Modifié pendant la commande : par elle ou par vous</translation></message>
<message><source>Changed: {path}</source><translation>Modifié : {path}</translation></message>
<message><source>Changes</source><translation>Modifications</translation></message>
<message><source>Changes `{path}`.</source><translation>Modifie `{path}`.</translation></message>
<message><source>Changes files of the project and uses the network · sandboxed</source><translation>Modifie des fichiers du projet et utilise le réseau · en bac à sable</translation></message>
<message><source>Changes files of the project · sandboxed</source><translation>Modifie des fichiers du projet · en bac à sable</translation></message>
<message><source>Changes permissions of a whole folder.</source><translation>Change les permissions d’un dossier entier.</translation></message>
<message><source>Changes permissions of the whole system or a home folder.</source><translation>Change les permissions de tout le système ou d’un dossier personnel.</translation></message>
<message><source>Changes that commands make to files can't be undone.</source><translation>Les modifications de fichiers par des commandes ne peuvent pas être annulées.</translation></message>
<message><source>Changes what later sessions of this workspace read.</source><translation>Modifie ce que lisent les sessions suivantes de cet espace de travail.</translation></message>
<message><source>Change…</source><translation>Changer…</translation></message>
<message><source>Changing it now discards what you typed in settings: {0}. Otherwise it changes after a restart.</source><translation>Changer maintenant abandonne ce que vous avez saisi dans les paramètres : {0}. Sinon, la langue change après un redémarrage.</translation></message>
<message><source>Cheaper, and nothing is lost</source><translation>Moins cher, et rien n’est perdu</translation></message>
<message><source>Cheapest, less verbatim</source><translation>Moins cher, moins exact</translation></message>
<message><source>Check</source><translation>Vérifier</translation></message>
<message><source>Check PYTHON_KEYRING_BACKEND and keyringrc.cfg, or set the key as an environment variable.</source><translation>Vérifiez PYTHON_KEYRING_BACKEND et keyringrc.cfg, ou définissez la clé dans une variable d’environnement.</translation></message>
<message><source>Check again</source><translation>Vérifier de nouveau</translation></message>
<message><source>Check for updates</source><translation>Rechercher les mises à jour</translation></message>
<message><source>Check its window, or end the process if it hangs. Nothing was lost.</source><translation>Vérifiez sa fenêtre, ou arrêtez le processus s’il est bloqué. Rien n’a été perdu.</translation></message>
<message><source>Check models…</source><translation>Vérifier les modèles…</translation></message>
<message><source>Check that the disk is connected and the path is right.</source><translation>Vérifiez que le disque est connecté et que le chemin est correct.</translation></message>
<message><source>Check the base URL.</source><translation>Vérifiez l’URL de base.</translation></message>
<message><source>Check the connection, then press Enter again.</source><translation>Vérifiez la connexion, puis appuyez de nouveau sur Entrée.</translation></message>
<message><source>Check the workspace to see what can be repaired.</source><translation>Vérifiez l’espace de travail pour voir ce qui peut être réparé.</translation></message>
<message><source>Check the workspace with `helix-desktop workspace check --deep`.</source><translation>Vérifiez l’espace de travail avec `helix-desktop workspace check --deep`.</translation></message>
<message><source>Check this file.</source><translation>Vérifiez ce fichier.</translation></message>
<message><source>Check who owns it and its permissions, then try again.</source><translation>Vérifiez son propriétaire et ses droits, puis réessayez.</translation></message>
<message><source>Checking blocks: {0}%</source><translation>Vérification des blocs : {0} %</translation></message>
<message><source>Checking the originals…</source><translation>Vérification des originaux…</translation></message>
<message><source>Child processes end with the command, and with Helix.</source><translation>Les processus enfants s’arrêtent avec la commande, et avec Helix.</translation></message>
<message><source>Child processes end with the command.</source><translation>Les processus enfants s’arrêtent avec la commande.</translation></message>
<message><source>Child processes that leave the command's group can go on after it.</source><translation>Les processus enfants qui quittent le groupe de la commande peuvent continuer après elle.</translation></message>
<message><source>Choice for outputs over the limit</source><translation>Choix pour les sorties au-delà</translation></message>
<message><source>Choose a destination folder</source><translation>Choisir un dossier de destination</translation></message>
<message><source>Choose a file in the project folder.</source><translation>Choisissez un fichier du dossier du projet.</translation></message>
<message><source>Choose a file with sessions</source><translation>Choisir un fichier de sessions</translation></message>
<message><source>Choose a file with the same bytes</source><translation>Choisir un fichier avec les mêmes octets</translation></message>
<message><source>Choose a folder inside it that has no keys.</source><translation>Choisissez à l’intérieur un dossier sans clés.</translation></message>
<message><source>Choose a folder outside it.</source><translation>Choisissez un dossier en dehors.</translation></message>
<message><source>Choose a later one.</source><translation>Choisissez-en une plus récente.</translation></message>
<message><source>Choose a message.</source><translation>Choisissez un message.</translation></message>
<message><source>Choose a model first.</source><translation>Choisissez d’abord un modèle.</translation></message>
<message><source>Choose a model, or try the practice model.</source><translation>Choisissez un modèle, ou essayez le modèle de démo.</translation></message>
<message><source>Choose a project folder</source><translation>Choisir un dossier de projet</translation></message>
<message><source>Choose a project folder.</source><translation>Choisissez un dossier de projet.</translation></message>
<message><source>Choose a session's file.</source><translation>Choisissez le fichier d’une session.</translation></message>
<message><source>Choose a shorter --data-dir.</source><translation>Choisissez un --data-dir plus court.</translation></message>
<message><source>Choose a smaller folder as the project folder.</source><translation>Choisissez un dossier plus petit comme dossier du projet.</translation></message>
<message><source>Choose an empty folder for the export</source><translation>Choisir un dossier vide pour l’export</translation></message>
<message><source>Choose an export or backup folder</source><translation>Choisir un dossier d’export ou de sauvegarde</translation></message>
<message><source>Choose another ID.</source><translation>Choisissez un autre identifiant.</translation></message>
<message><source>Choose another dialect for this provider.</source><translation>Choisissez un autre dialecte pour ce fournisseur.</translation></message>
<message><source>Choose another dialect or name.</source><translation>Choisissez un autre dialecte ou un autre nom.</translation></message>
<message><source>Choose another file.</source><translation>Choisissez un autre fichier.</translation></message>
<message><source>Choose another folder.</source><translation>Choisissez un autre dossier.</translation></message>
<message><source>Choose another model for this.</source><translation>Choisissez un autre modèle pour cela.</translation></message>
<message><source>Choose another model.</source><translation>Choisissez un autre modèle.</translation></message>
<message><source>Choose another name.</source><translation>Choisissez un autre nom.</translation></message>
<message><source>Choose another place with --data-dir.</source><translation>Choisissez un autre emplacement avec --data-dir.</translation></message>
<message><source>Choose another.</source><translation>Choisissez-en un autre.</translation></message>
<message><source>Choose at least one.</source><translation>Choisissez au moins un élément.</translation></message>
<message><source>Choose at least {least}.</source><translation>Choisissez-en au moins {least}.</translation></message>
<message><source>Choose at most {most}.</source><translation>Choisissez-en au plus {most}.</translation></message>
<message><source>Choose each only once.</source><translation>Choisissez chaque élément une seule fois.</translation></message>
<message><source>Choose file…</source><translation>Parcourir…</translation></message>
<message><source>Choose from these.</source><translation>Choisissez parmi ces valeurs.</translation></message>
<message><source>Choose model</source><translation>Choisir un modèle</translation></message>
<message><source>Choose model…</source><translation>Choisir un modèle…</translation></message>
<message><source>Choose one from the list.</source><translation>Choisissez-en un dans la liste.</translation></message>
<message><source>Choose one in Settings › Models and keys.</source><translation>Choisissez-en un dans Paramètres › Modèles et clés.</translation></message>
<message><source>Choose one of: {choices}.</source><translation>Choisissez parmi : {choices}.</translation></message>
<message><source>Choose one of: {known}.</source><translation>Choisissez parmi : {known}.</translation></message>
<message><source>Choose one.</source><translation>Choisissez-en un.</translation></message>
<message><source>Choose other blocks, or another model.</source><translation>Choisissez d’autres blocs ou un autre modèle.</translation></message>
<message><source>Choose the file that the code is for.</source><translation>Choisissez le fichier auquel le code est destiné.</translation></message>
<message><source>Choose the file that the patch changes.</source><translation>Choisissez le fichier que le patch modifie.</translation></message>
<message><source>Choose the folder that contains workspace.json.</source><translation>Choisissez le dossier qui contient workspace.json.</translation></message>
<message><source>Choose the project Helix works in.</source><translation>Choisissez le projet dans lequel Helix travaille.</translation></message>
<message><source>Choose the project's folder.</source><translation>Choisissez le dossier du projet.</translation></message>
<message><source>Choose tools</source><translation>Choisir les outils</translation></message>
<message><source>Choose yes or no.</source><translation>Choisissez oui ou non.</translation></message>
<message><source>Choose “Redo what the rewind took back”, or rewind again.</source><translation>Choisissez « Rétablir ce que le retour a annulé », ou revenez à nouveau.</translation></message>
<message><source>Choose…</source><translation>Choisir…</translation></message>
<message><source>Clean up cache…</source><translation>Nettoyer le cache…</translation></message>
<message><source>Clean up…</source><translation>Nettoyer…</translation></message>
<message><source>Clear</source><translation>Effacer</translation></message>
<message><source>Clear filter (Esc)</source><translation>Effacer le filtre (Échap)</translation></message>
<message><source>Close</source><translation>Fermer</translation></message>
<message><source>Close</source><comment>fold a row</comment><translation>Fermer</translation></message>
<message><source>Close (Esc)</source><translation>Fermer (Échap)</translation></message>
<message><source>Close files to commands again in Settings › Permissions.</source><translation>Refermez les fichiers aux commandes dans Paramètres › Permissions.</translation></message>
<message><source>Close that version, or start the MCP server from the same version.</source><translation>Fermez cette version, ou démarrez le serveur MCP depuis la même version.</translation></message>
<message><source>Close that window, or omit --{name}.</source><translation>Fermez cette fenêtre, ou omettez --{name}.</translation></message>
<message><source>Close that window.</source><translation>Fermez cette fenêtre.</translation></message>
<message><source>Close this report</source><translation>Fermer ce rapport</translation></message>
<message><source>Close without applying your changes?</source><translation>Fermer sans appliquer vos modifications ?</translation></message>
<message><source>Closed</source><translation>Fermé</translation></message>
<message><source>Closest match: {names}…</source><translation>Plus proches : {names}…</translation></message>
<message><source>Closing the workspace discards what you typed in its settings: {0}.</source><translation>Fermer l’espace de travail abandonne ce que vous avez saisi dans ses paramètres : {0}.</translation></message>
<message><source>Code {0} ({1})</source><translation>Code {0} ({1})</translation></message>
<message><source>Collapse</source><translation>Réduire</translation></message>
<message><source>Color</source><translation>Couleur</translation></message>
<message><source>Comes after the system prompt and before project files</source><translation>Vient après le prompt système et avant les fichiers du projet</translation></message>
<message><source>Comes first in every request</source><translation>Vient en premier dans chaque requête</translation></message>
<message><source>Comes from {name}. Change it there.</source><translation>Vient de {name}. Modifiez-le là-bas.</translation></message>
<message><source>Command</source><translation>Commande</translation></message>
<message><source>Command access</source><translation>Accès des commandes</translation></message>
<message><source>Command and files</source><translation>Commande et fichiers</translation></message>
<message><source>Command or URL</source><translation>Commande ou URL</translation></message>
<message><source>Commands</source><translation>Commandes</translation></message>
<message><source>Commands can't run when the whole disk is the project folder.</source><translation>Les commandes ne peuvent pas s’exécuter quand le disque entier est le dossier du projet.</translation></message>
<message><source>Commands need Git Bash or PowerShell 7, and neither was found. Install Git for Windows or PowerShell 7, and start Helix again.</source><translation>Les commandes ont besoin de Git Bash ou de PowerShell 7, et aucun des deux n’a été trouvé. Installez Git pour Windows ou PowerShell 7, puis redémarrez Helix.</translation></message>
<message><source>Commands run in Git Bash.</source><translation>Les commandes s’exécutent dans Git Bash.</translation></message>
<message><source>Commands run in PowerShell 7. Helix can't check them, so there is no “Always” for them.</source><translation>Les commandes s’exécutent dans PowerShell 7. Helix ne peut pas les vérifier, donc « Toujours » n’est pas proposé pour elles.</translation></message>
<message><source>Commands that run at certain moments</source><translation>Commandes exécutées à certains moments</translation></message>
<message><source>Commands that run in the background end with Helix.</source><translation>Les commandes en arrière-plan prennent fin avec Helix.</translation></message>
<message><source>Comment</source><translation>Commentaire</translation></message>
<message><source>Comment on a line</source><translation>Commenter une ligne</translation></message>
<message><source>Comment on this line. It is sent with the others, by Send comments.</source><translation>Commentaire sur cette ligne. « Envoyer les commentaires » l’envoie avec les autres.</translation></message>
<message><source>Comment on {0}</source><translation>Commentaire sur {0}</translation></message>
<message><source>Comments on lines</source><translation>Commentaires sur des lignes</translation></message>
<message><source>Commit</source><comment>in git</comment><translation>Faire un commit</translation></message>
<message><source>Commit all changes?</source><translation>Faire un commit de toutes les modifications ?</translation></message>
<message><source>Commit in a terminal. Nothing changed.</source><translation>Faites le commit dans un terminal. Rien n’a changé.</translation></message>
<message><source>Commit in worktree…</source><translation>Commit dans le worktree…</translation></message>
<message><source>Commit message</source><translation>Message du commit</translation></message>
<message><source>Commit something first.</source><translation>Faites d’abord un commit.</translation></message>
<message><source>Commit the changes first, then merge them.</source><translation>Faites d’abord un commit des modifications, puis fusionnez-les.</translation></message>
<message><source>Commits on no branch, kept for 90 days</source><translation>Commits sur aucune branche, gardés 90 jours</translation></message>
<message><source>Committed to {0}.</source><translation>Commit fait dans {0}.</translation></message>
<message><source>Commit…</source><comment>in git</comment><translation>Commit…</translation></message>
<message><source>Compact</source><translation>Compacter</translation></message>
<message><source>Compact before it expires?</source><translation>Compacter avant l’expiration ?</translation></message>
<message><source>Compact now?</source><translation>Compacter maintenant ?</translation></message>
<message><source>Compact now…</source><translation>Compacter maintenant…</translation></message>
<message><source>Compacting now is free.</source><translation>Compacter maintenant est gratuit.</translation></message>
<message><source>Compacting would have freed too little, so nothing changed.</source><translation>Le compactage aurait trop peu libéré, donc rien n’a changé.</translation></message>
<message><source>Compaction</source><translation>Compactage</translation></message>
<message><source>Compaction can't reduce: {told}. Choose a model with a larger context window, turn off tools, unpin blocks, or shorten your message.</source><translation>Le compactage ne peut pas réduire : {told}. Choisissez un modèle avec une plus grande fenêtre de contexte, désactivez des outils, désépinglez des blocs ou raccourcissez votre message.</translation></message>
<message><source>Compaction cost: {0}</source><translation>Coût du compactage : {0}</translation></message>
<message><source>Compactions</source><translation>Compactages</translation></message>
<message><source>Compactions</source><comment>a number of them</comment><translation>Compactages</translation></message>
<message><source>Compactions in this session appear here.</source><translation>Les compactages de cette session apparaissent ici.</translation></message>
<message><source>Compactions not used</source><translation>Compactages non utilisés</translation></message>
<message><source>Compacts at {0}</source><translation>Compacte à {0}</translation></message>
<message><source>Compacts from {0} if it pays off, at {1} at the latest</source><translation>Compacte dès {0} si c’est rentable, au plus tard à {1}</translation></message>
<message><source>Compare</source><translation>Comparer</translation></message>
<message><source>Compare with older request</source><translation>Comparer à une requête plus ancienne</translation></message>
<message><source>Compare with previous version</source><translation>Comparer à la version précédente</translation></message>
<message><source>Compare…</source><translation>Comparer…</translation></message>
<message><source>Comparing session {0} of {1}…</source><translation>Comparaison de la session {0} sur {1}…</translation></message>
<message><source>Complete and unchanged</source><translation>Complet et inchangé</translation></message>
<message><source>Completed Work</source><translation>Travail accompli</translation></message>
<message><source>Connect without encryption?</source><translation>Se connecter sans chiffrement ?</translation></message>
<message><source>Contains invisible characters (marked).</source><translation>Contient des caractères invisibles (marqués).</translation></message>
<message><source>Contains invisible characters.</source><translation>Contient des caractères invisibles.</translation></message>
<message><source>Contains look-alike letters.</source><translation>Contient des lettres trompeuses.</translation></message>
<message><source>Content</source><translation>Contenu</translation></message>
<message><source>Content of the request</source><translation>Contenu de la requête</translation></message>
<message><source>Context</source><translation>Contexte</translation></message>
<message><source>Context after compaction</source><translation>Contexte après compactage</translation></message>
<message><source>Context is ≈{0}, context window {1}. Helix will compact first.</source><translation>Contexte ≈{0}, fenêtre de contexte {1}. Helix compactera d’abord.</translation></message>
<message><source>Context policy</source><translation>Stratégie de contexte</translation></message>
<message><source>Context use</source><translation>Utilisation du contexte</translation></message>
<message><source>Context use and cost</source><translation>Utilisation du contexte et coût</translation></message>
<message><source>Context use and cost by request</source><translation>Utilisation du contexte et coût par requête</translation></message>
<message><source>Context use and tokens are about the same.</source><translation>L’utilisation du contexte et les tokens sont à peu près les mêmes.</translation></message>
<message><source>Context use as table</source><translation>Tableau d’utilisation du contexte</translation></message>
<message><source>Context use by request</source><translation>Utilisation du contexte par requête</translation></message>
<message><source>Context use by request, peaking at {0}% and {1}%</source><translation>Utilisation du contexte par requête, avec des pics à {0} % et {1} %</translation></message>
<message><source>Context use over the session</source><translation>Utilisation du contexte pendant la session</translation></message>
<message><source>Context used</source><translation>Contexte utilisé</translation></message>
<message><source>Context window</source><translation>Fenêtre de contexte</translation></message>
<message><source>Continue</source><translation>Continuer</translation></message>
<message><source>Continue editing</source><translation>Continuer la modification</translation></message>
<message><source>Continue interrupted turn</source><translation>Continuer le tour interrompu</translation></message>
<message><source>Continue with</source><translation>Continuer avec</translation></message>
<message><source>Continue “{0}”</source><translation>Continuer « {0} »</translation></message>
<message><source>Continued.</source><translation>Repris.</translation></message>
<message><source>Conversation</source><translation>Conversation</translation></message>
<message numerus="yes"><source>Conversation: {0} messages come back</source><extracomment>One: Conversation: {0} message comes back</extracomment><translation><numerusform>Conversation : {0} message revient</numerusform><numerusform>Conversation : {0} messages reviennent</numerusform></translation></message>
<message numerus="yes"><source>Conversation: {0} messages leave the context</source><extracomment>One: Conversation: {0} message leaves the context</extracomment><translation><numerusform>Conversation : {0} message quitte le contexte</numerusform><numerusform>Conversation : {0} messages quittent le contexte</numerusform></translation></message>
<message><source>Copied</source><translation>Copié</translation></message>
<message><source>Copied.</source><translation>Copié.</translation></message>
<message><source>Copies everything to a new folder</source><translation>Copie tout dans un nouveau dossier</translation></message>
<message><source>Copy</source><translation>Copier</translation></message>
<message><source>Copy JSON</source><translation>Copier en JSON</translation></message>
<message><source>Copy SHA-256</source><translation>Copier le SHA-256</translation></message>
<message><source>Copy as Markdown</source><translation>Copier en Markdown</translation></message>
<message><source>Copy code</source><translation>Copier le code</translation></message>
<message><source>Copy command</source><translation>Copier la commande</translation></message>
<message><source>Copy commands</source><translation>Copier les commandes</translation></message>
<message><source>Copy content</source><translation>Copier le contenu</translation></message>
<message><source>Copy marker</source><translation>Copier le marqueur</translation></message>
<message><source>Copy report</source><translation>Copier le rapport</translation></message>
<message><source>Copy request as JSON</source><translation>Copier la requête en JSON</translation></message>
<message><source>Copy text</source><translation>Copier le texte</translation></message>
<message><source>Copy the environment: {0}</source><translation>Copier l’environnement : {0}</translation></message>
<message><source>Copy the folder here, or choose another one.</source><translation>Copiez le dossier ici, ou choisissez-en un autre.</translation></message>
<message><source>Copy {0}, which may hold secrets</source><translation>Copier {0}, qui peut contenir des secrets</translation></message>
<message><source>Cost</source><translation>Coût</translation></message>
<message><source>Could run programs later, outside the sandbox.</source><translation>Pourrait lancer des programmes plus tard, hors du bac à sable.</translation></message>
<message><source>Couldn't open an encrypted connection to the provider.</source><translation>Impossible d’ouvrir une connexion chiffrée avec le fournisseur.</translation></message>
<message><source>Couldn't open an encrypted connection to the server. Check its URL: servers without https start with http://.</source><translation>Impossible d’ouvrir une connexion chiffrée avec le serveur. Vérifiez son URL : celle d’un serveur sans https commence par http://.</translation></message>
<message><source>Couldn't queue the message: {reason}.</source><translation>Impossible de mettre le message en file d’attente : {reason}.</translation></message>
<message><source>Couldn't read a file</source><translation>Un fichier n’a pas pu être lu</translation></message>
<message><source>Couldn't read {path}: {reason}.</source><translation>Impossible de lire {path} : {reason}.</translation></message>
<message><source>Couldn't save how the subagent ended.</source><translation>Impossible d’enregistrer la fin du sous-agent.</translation></message>
<message><source>Couldn't save the choice of hooks: {reason}.</source><translation>Impossible d’enregistrer le choix des hooks : {reason}.</translation></message>
<message><source>Couldn't save the memory: {reason}.</source><translation>Impossible d’enregistrer la mémoire : {reason}.</translation></message>
<message><source>Couldn't save the policy for all workspaces: {reason}.</source><translation>Impossible d’enregistrer la stratégie de tous les espaces de travail : {reason}.</translation></message>
<message><source>Couldn't save the sandbox settings: {reason}.</source><translation>Impossible d’enregistrer les paramètres du bac à sable : {reason}.</translation></message>
<message><source>Couldn't save the settings: {reason}.</source><translation>Impossible d’enregistrer les paramètres : {reason}.</translation></message>
<message><source>Couldn't save the workspace {workspace}: {error}.</source><translation>Impossible d’enregistrer l’espace de travail {workspace} : {error}.</translation></message>
<message><source>Couldn't save this change: {reason}.</source><translation>Impossible d’enregistrer cette modification : {reason}.</translation></message>
<message><source>Couldn't save your answer: {reason}.</source><translation>Impossible d’enregistrer votre réponse : {reason}.</translation></message>
<message><source>Couldn't save {path}: {reason}.</source><translation>Impossible d’enregistrer {path} : {reason}.</translation></message>
<message><source>Couldn't send the next message.</source><translation>Impossible d’envoyer le message suivant.</translation></message>
<message><source>Couldn't write the {0}</source><translation>Écriture impossible : {0}</translation></message>
<message><source>Couldn't write {path}: {reason}.</source><translation>Impossible d’écrire {path} : {reason}.</translation></message>
<message><source>Counted by your model</source><translation>Compté par votre modèle</translation></message>
<message><source>Counted by your model: {0} tokens. Estimated: {1}.</source><translation>Compté par votre modèle : {0} tokens. Estimé : {1}.</translation></message>
<message><source>Counts of uses are too high.</source><translation>Les nombres d’utilisations sont trop élevés.</translation></message>
<message><source>Coverage</source><translation>Couverture</translation></message>
<message><source>Coverage check: no detail is missing.</source><translation>Vérification de couverture : aucun détail ne manque.</translation></message>
<message numerus="yes"><source>Coverage check: {count} details are only in the original messages.</source><extracomment>One: Coverage check: {count} detail is only in the original messages.</extracomment><translation><numerusform>Vérification de couverture : {count} détail n’est que dans les messages d’origine.</numerusform><numerusform>Vérification de couverture : {count} détails ne sont que dans les messages d’origine.</numerusform></translation></message>
<message><source>Coverage is checked once the handover is written.</source><translation>La couverture est vérifiée une fois la passation écrite.</translation></message>
<message><source>Coverage: every detail · {0}</source><translation>Couverture : chaque détail · {0}</translation></message>
<message numerus="yes"><source>Coverage: {0} details only via recall · {1}</source><extracomment>One: Coverage: {0} detail only via recall · {1}</extracomment><translation><numerusform>Couverture : {0} détail seulement par rappel · {1}</numerusform><numerusform>Couverture : {0} détails seulement par rappel · {1}</numerusform></translation></message>
<message><source>Covered by a handover</source><translation>Couvert par une passation</translation></message>
<message><source>Covered by a handover, so its text is no longer sent.</source><translation>Couvert par une passation, donc son texte n’est plus envoyé.</translation></message>
<message><source>Covered by handover {0}</source><translation>Couvert par la passation {0}</translation></message>
<message><source>Covered by notes</source><translation>Couvert par des notes</translation></message>
<message><source>Covered messages</source><translation>Messages couverts</translation></message>
<message><source>Covers</source><translation>Couvre</translation></message>
<message><source>Create</source><translation>Créer</translation></message>
<message><source>Create the workspace or check the path.</source><translation>Créez l’espace de travail ou vérifiez le chemin.</translation></message>
<message><source>Created {0}: {1}</source><translation>Créé ({0}) : {1}</translation></message>
<message><source>Credentials</source><translation>Identifiants</translation></message>
<message><source>Ctrl+Enter to save</source><translation>Ctrl+Entrée pour enregistrer</translation></message>
<message><source>Ctrl+Enter to save · Esc to cancel</source><translation>Ctrl+Entrée pour enregistrer · Échap pour annuler</translation></message>
<message><source>Ctrl+Enter to save, Esc to cancel. The previous version is kept.</source><translation>Ctrl+Entrée pour enregistrer, Échap pour annuler. La version précédente est conservée.</translation></message>
<message><source>Ctrl+Enter to send · Esc to cancel</source><translation>Ctrl+Entrée pour envoyer · Échap pour annuler</translation></message>
<message><source>Current Issues</source><translation>Problèmes actuels</translation></message>
<message><source>Current turn</source><translation>Tour actuel</translation></message>
<message><source>Current: {0}</source><translation>Actuelle : {0}</translation></message>
<message><source>Custom</source><translation>Personnalisé</translation></message>
<message><source>Custom shortcuts as JSON: action to keys.</source><translation>Raccourcis personnalisés en JSON : de l’action aux touches.</translation></message>
<message><source>Damaged</source><translation>Endommagé</translation></message>
<message><source>Damaged files</source><translation>Fichiers endommagés</translation></message>
<message><source>Dark</source><translation>Sombre</translation></message>
<message><source>Dark or light; `system` follows the desktop.</source><translation>Sombre ou clair ; `system` suit le bureau.</translation></message>
<message><source>Data</source><translation>Données</translation></message>
<message><source>Day</source><translation>Jour</translation></message>
<message><source>Days</source><translation>Jours</translation></message>
<message><source>Decline</source><translation>Décliner</translation></message>
<message><source>Defaults in use</source><translation>Valeurs par défaut utilisées</translation></message>
<message><source>Delete key</source><translation>Supprimer la clé</translation></message>
<message><source>Delete permanently</source><translation>Supprimer définitivement</translation></message>
<message><source>Delete permanently…</source><translation>Supprimer définitivement…</translation></message>
<message><source>Delete this session?</source><translation>Supprimer cette session ?</translation></message>
<message><source>Delete workspace “{0}”?</source><translation>Supprimer l’espace de travail « {0} » ?</translation></message>
<message><source>Delete workspace…</source><translation>Supprimer l’espace…</translation></message>
<message numerus="yes"><source>Delete {0} entries</source><extracomment>One: Delete {0} entry</extracomment><translation><numerusform>Supprimer {0} entrée</numerusform><numerusform>Supprimer {0} entrées</numerusform></translation></message>
<message><source>Delete “{0}” permanently?</source><translation>Supprimer « {0} » définitivement ?</translation></message>
<message><source>Deleted: {path}</source><translation>Supprimé : {path}</translation></message>
<message><source>Deletes everything it finds.</source><translation>Supprime tout ce qu’elle trouve.</translation></message>
<message><source>Deletes files all over the system.</source><translation>Supprime des fichiers dans tout le système.</translation></message>
<message><source>Deletes files that git doesn't track.</source><translation>Supprime des fichiers que git ne suit pas.</translation></message>
<message><source>Deletes files.</source><translation>Supprime des fichiers.</translation></message>
<message><source>Deletes folders with everything in them.</source><translation>Supprime des dossiers avec tout leur contenu.</translation></message>
<message><source>Deletes folders.</source><translation>Supprime des dossiers.</translation></message>
<message><source>Deletes the system, a home folder, or anything an empty variable expands to.</source><translation>Supprime le système, un dossier personnel, ou tout ce que désigne une variable vide.</translation></message>
<message><source>Delete…</source><translation>Supprimer…</translation></message>
<message><source>Deleting…</source><translation>Suppression…</translation></message>
<message><source>Denied or failed</source><translation>Refusé ou échoué</translation></message>
<message><source>Denied: {what}</source><translation>Refusé : {what}</translation></message>
<message><source>Denies the call. Helix gets your note and asks before its next attempt.</source><translation>Refuse l’appel. Helix reçoit votre note et demande avant sa prochaine tentative.</translation></message>
<message><source>Deny</source><translation>Refuser</translation></message>
<message><source>Deny and send</source><translation>Refuser et envoyer</translation></message>
<message><source>Describe a task. Type @ to mention a file.</source><translation>Décrivez une tâche. Tapez @ pour mentionner un fichier.</translation></message>
<message><source>Desktop notifications</source><translation>Notifications du bureau</translation></message>
<message><source>Details</source><translation>Détails</translation></message>
<message><source>Details of this call</source><translation>Détails de cet appel</translation></message>
<message><source>Developer</source><translation>Développeur</translation></message>
<message><source>Did you mean “{near}:”?</source><translation>Vouliez-vous dire « {near}: » ?</translation></message>
<message><source>Didn't fit</source><translation>Trop grandes</translation></message>
<message><source>Diff</source><translation>Diff</translation></message>
<message><source>Differences</source><translation>Différences</translation></message>
<message><source>Discard</source><translation>Abandonner</translation></message>
<message><source>Discard and send</source><translation>Abandonner et envoyer</translation></message>
<message><source>Discard your edits?</source><translation>Abandonner vos modifications ?</translation></message>
<message><source>Disk full: new work isn't being saved</source><translation>Disque plein : rien de nouveau n’est enregistré</translation></message>
<message><source>Dismiss</source><translation>Ignorer</translation></message>
<message><source>Do it with the other tools.</source><translation>Faites-le avec les autres outils.</translation></message>
<message><source>Documents are read only in a sandbox, and this system has none.</source><translation>Les documents ne sont lus que dans un bac à sable, et ce système n’en a pas.</translation></message>
<message><source>Doesn't fit: {0} of {1} tokens</source><translation>Ne tient pas : {0} tokens sur {1}</translation></message>
<message><source>Don't enter passwords or keys. Servers must not ask for them.</source><translation>Ne saisissez pas de mots de passe ni de clés. Les serveurs ne doivent pas en demander.</translation></message>
<message><source>Don't resume</source><translation>Ne pas reprendre</translation></message>
<message><source>Done</source><translation>Terminé</translation></message>
<message><source>Done. Helix learns about it with the next request.</source><translation>Terminé. Helix en est informé avec la prochaine requête.</translation></message>
<message><source>Draft</source><translation>Brouillon</translation></message>
<message><source>Dry run: nothing has changed yet. Every message stays on disk either way.</source><translation>Simulation : rien n’a encore changé. Dans tous les cas, chaque message reste sur le disque.</translation></message>
<message><source>EXPLORE</source><translation>EXPLORER</translation></message>
<message><source>Each line holds one name and one value.</source><translation>Chaque ligne contient un nom et une valeur.</translation></message>
<message><source>Each subagent has its own context window</source><translation>Chaque sous-agent a sa propre fenêtre de contexte</translation></message>
<message><source>Earlier version restored</source><translation>Version antérieure restaurée</translation></message>
<message><source>Early, when it pays off</source><translation>Tôt, quand c’est rentable</translation></message>
<message><source>Economy</source><translation>Economy</translation></message>
<message><source>Edit</source><translation>Modifier</translation></message>
<message><source>Edit &amp; resend</source><translation>Modifier &amp; renvoyer</translation></message>
<message><source>Edit (Enter)</source><translation>Modifier (Entrée)</translation></message>
<message><source>Edit and resend</source><translation>Modifier et renvoyer</translation></message>
<message><source>Edit and resend in new branch</source><translation>Modifier et renvoyer dans une branche</translation></message>
<message><source>Edit and resend last message</source><translation>Modifier et renvoyer le dernier message</translation></message>
<message><source>Edit instructions</source><translation>Modifier les instructions</translation></message>
<message><source>Edit it by hand.</source><translation>Modifiez-le à la main.</translation></message>
<message><source>Edit the plan</source><translation>Modifier le plan</translation></message>
<message><source>Edit the policy file</source><translation>Modifier le fichier de stratégie</translation></message>
<message><source>Edit this file?</source><translation>Modifier ce fichier ?</translation></message>
<message><source>Edit this version</source><translation>Modifier cette version</translation></message>
<message><source>Effect on your sessions</source><translation>Effet sur vos sessions</translation></message>
<message><source>Effort</source><translation>Effort</translation></message>
<message><source>Effort · {0}</source><translation>Effort · {0}</translation></message>
<message><source>Either way, Helix asks before it changes or runs anything else, unless you choose Sandboxed auto. Once outside content is in the conversation, Helix asks every time for secrets, the network, and other folders.</source><translation>Dans tous les cas, Helix demande avant de modifier ou d’exécuter autre chose, sauf si vous choisissez Auto en bac à sable. Dès que du contenu externe est dans la conversation, Helix demande chaque fois pour les secrets, le réseau et les autres dossiers.</translation></message>
<message><source>Empty.</source><translation>Vide.</translation></message>
<message><source>End the message of each commit by Helix with the session's ID.</source><translation>Terminer le message de chaque commit de Helix par l’identifiant de la session.</translation></message>
<message><source>End the turn</source><translation>Terminer le tour</translation></message>
<message><source>Ends programs.</source><translation>Met fin à des programmes.</translation></message>
<message><source>Enter 12 to 64 hex digits, as shown in the marker.</source><translation>Saisissez 12 à 64 chiffres hexadécimaux, comme dans le marqueur.</translation></message>
<message><source>Enter a date with a time, like 2026-01-31T18:30:00Z.</source><translation>Saisissez une date avec une heure, comme 2026-01-31T18:30:00Z.</translation></message>
<message><source>Enter a date, like 2026-01-31.</source><translation>Saisissez une date, comme 2026-01-31.</translation></message>
<message><source>Enter a full URL, like https://example.org.</source><translation>Saisissez une URL complète, comme https://example.org.</translation></message>
<message><source>Enter a name and a command or URL.</source><translation>Saisissez un nom et une commande ou une URL.</translation></message>
<message><source>Enter a number from {0} to {1}. Nothing changed.</source><translation>Saisissez un nombre entre {0} et {1}. Rien n’a changé.</translation></message>
<message><source>Enter a number from {low} to {high} {unit}.</source><translation>Saisissez un nombre entre {low} et {high} {unit}.</translation></message>
<message><source>Enter a number like 3.5.</source><translation>Saisissez un nombre comme 3.5.</translation></message>
<message><source>Enter a number.</source><translation>Saisissez un nombre.</translation></message>
<message><source>Enter a number. Nothing changed.</source><translation>Saisissez un nombre. Rien n’a changé.</translation></message>
<message><source>Enter a part of the name.</source><translation>Saisissez une partie du nom.</translation></message>
<message><source>Enter a whole number from {low} to {high} {unit}.</source><translation>Saisissez un nombre entier entre {low} et {high} {unit}.</translation></message>
<message><source>Enter a whole number.</source><translation>Saisissez un nombre entier.</translation></message>
<message><source>Enter a workspace name.</source><translation>Saisissez un nom d’espace de travail.</translation></message>
<message><source>Enter an email address, like ann@example.org.</source><translation>Saisissez une adresse e-mail, comme ann@example.org.</translation></message>
<message><source>Enter both prices as numbers, such as 3 and 15.</source><translation>Saisissez les deux prix en chiffres, par exemple 3 et 15.</translation></message>
<message><source>Enter more digits: {found}.</source><translation>Saisissez plus de chiffres : {found}.</translation></message>
<message><source>Enter one of them.</source><translation>Saisissez l’une des deux.</translation></message>
<message><source>Enter text.</source><translation>Saisissez du texte.</translation></message>
<message><source>Enter the name of an AWS profile, or the path of a file of Google credentials.</source><translation>Saisissez le nom d’un profil AWS, ou le chemin d’un fichier d’identifiants Google.</translation></message>
<message><source>Enter the name of the variable that holds the key, not the key itself.</source><translation>Saisissez le nom de la variable qui contient la clé, pas la clé elle-même.</translation></message>
<message><source>Enter the secret as one line of text.</source><translation>Saisissez le secret sur une seule ligne.</translation></message>
<message><source>Enter to queue</source><translation>Entrée pour mettre en file</translation></message>
<message><source>Enter to queue · Ctrl+Enter to interrupt · Esc to stop</source><translation>Entrée pour mettre en file · Ctrl+Entrée pour interrompre · Échap pour arrêter</translation></message>
<message><source>Enter to save  ·  Esc to cancel</source><translation>Entrée pour enregistrer  ·  Échap pour annuler</translation></message>
<message><source>Enter to send · Shift+Enter for new line</source><translation>Entrée pour envoyer · Maj+Entrée pour une nouvelle ligne</translation></message>
<message><source>Enter to test. The server must support Chat Completions.</source><translation>Entrée pour tester. Le serveur doit prendre en charge Chat Completions.</translation></message>
<message><source>Entries</source><translation>Entrées</translation></message>
<message><source>Entries that are pinned, used by a session, or less than a day old are kept.</source><translation>Les entrées épinglées, utilisées par une session ou âgées de moins d’un jour sont conservées.</translation></message>
<message><source>Entries used again in the meantime are kept.</source><translation>Les entrées réutilisées entre-temps sont conservées.</translation></message>
<message><source>Environment variables or HTTP headers</source><translation>Variables d’environnement ou en-têtes HTTP</translation></message>
<message><source>Event</source><translation>Événement</translation></message>
<message><source>Event {0}</source><translation>Événement {0}</translation></message>
<message><source>Event {seq} of session {name} is lost.</source><translation>L’événement {seq} de la session {name} est perdu.</translation></message>
<message><source>Event {seq} of session {session}: {problem}</source><translation>Événement {seq} de la session {session} : {problem}</translation></message>
<message><source>Event {seq} of this session isn't a request.</source><translation>L’événement {seq} de cette session n’est pas une requête.</translation></message>
<message><source>Events that the line came from</source><translation>Événements dont vient la ligne</translation></message>
<message><source>Events {name} of version {version} come from a newer version.</source><translation>Les événements {name} de version {version} viennent d’une version plus récente.</translation></message>
<message><source>Every command you allow can reach the network, your files, and your keys.</source><translation>Chaque commande que vous autorisez peut atteindre le réseau, vos fichiers et vos clés.</translation></message>
<message><source>Every message is still on disk.</source><translation>Chaque message est toujours sur le disque.</translation></message>
<message><source>Everything else is intact. `helix-desktop workspace check --deep` lists all damage.</source><translation>Tout le reste est intact. `helix-desktop workspace check --deep` liste tous les dommages.</translation></message>
<message><source>Everything is committed.</source><translation>Tout est dans un commit.</translation></message>
<message><source>Everything is merged already.</source><translation>Tout est déjà fusionné.</translation></message>
<message><source>Everything is saved. Raise the budget in Settings › Budgets to continue.</source><translation>Tout est enregistré. Augmentez le budget dans Paramètres › Budgets pour continuer.</translation></message>
<message><source>Everything so far is saved and readable, but new work can't be saved. Free disk space; the workspace then resumes.</source><translation>Tout ce qui précède est enregistré et lisible, mais rien de nouveau ne peut être enregistré. Libérez de l’espace disque ; l’espace de travail reprendra alors.</translation></message>
<message><source>Everything that leaves the context can be recalled from the cache.</source><translation>Tout ce qui quitte le contexte peut être rappelé depuis le cache.</translation></message>
<message><source>Everything up to here is saved, and no tool ran twice.</source><translation>Tout est enregistré jusqu’ici, et aucun outil n’a été exécuté deux fois.</translation></message>
<message><source>Exact text</source><translation>Texte exact</translation></message>
<message><source>Exact text sent to the model</source><translation>Texte exact envoyé au modèle</translation></message>
<message><source>Example: https://api.example.com/v1, or http://127.0.0.1:8080/v1 on this computer.</source><translation>Exemple : https://api.example.com/v1, ou http://127.0.0.1:8080/v1 sur cet ordinateur.</translation></message>
<message><source>Excerpt</source><translation>Extrait</translation></message>
<message><source>Excerpt kept</source><translation>Extrait gardé</translation></message>
<message><source>Excerpt of a large output</source><translation>Extrait d’une grande sortie</translation></message>
<message><source>Excerpt with other instructions…</source><translation>Extrait avec d’autres instructions…</translation></message>
<message><source>Excerpt: {0}</source><translation>Extrait : {0}</translation></message>
<message><source>Excerpts and notes</source><translation>Extraits et notes</translation></message>
<message><source>Excerpts of large outputs</source><translation>Extraits de grandes sorties</translation></message>
<message><source>Excerpt…</source><translation>Extrait…</translation></message>
<message><source>Exclude</source><translation>Exclure</translation></message>
<message><source>Exclude block from context</source><translation>Exclure le bloc du contexte</translation></message>
<message><source>Exclude from context</source><translation>Exclure du contexte</translation></message>
<message><source>Excluded</source><translation>Exclu</translation></message>
<message><source>Excluded by you at {0}</source><translation>Exclu par vous ({0})</translation></message>
<message><source>Excluded from context</source><translation>Exclu du contexte</translation></message>
<message><source>Excluded: {0}</source><translation>Exclu : {0}</translation></message>
<message><source>Existing data is unchanged.</source><translation>Les données existantes sont inchangées.</translation></message>
<message><source>Expand</source><translation>Développer</translation></message>
<message><source>Expected: {0} tokens, at most {1}</source><translation>Prévu : {0} tokens, au plus {1}</translation></message>
<message><source>Experiments</source><translation>Expériences</translation></message>
<message><source>Explain words</source><translation>Expliquer les mots</translation></message>
<message><source>Explore</source><translation>Explorer</translation></message>
<message><source>Export</source><translation>Exporter</translation></message>
<message><source>Export CSV</source><translation>Exporter en CSV</translation></message>
<message><source>Export CSV…</source><translation>Exporter en CSV…</translation></message>
<message><source>Export anyway</source><translation>Exporter quand même</translation></message>
<message><source>Export as JSONL…</source><translation>Exporter en JSONL…</translation></message>
<message><source>Export as Markdown…</source><translation>Exporter en Markdown…</translation></message>
<message><source>Export as files…</source><translation>Exporter en fichiers…</translation></message>
<message><source>Export canceled</source><translation>Export annulé</translation></message>
<message><source>Export canceled.</source><translation>Export annulé.</translation></message>
<message><source>Export canceled. The partial file {0} was removed.</source><translation>Export annulé. Le fichier partiel {0} a été supprimé.</translation></message>
<message><source>Export entry</source><translation>Exporter l’entrée</translation></message>
<message><source>Export entry…</source><translation>Exporter l’entrée…</translation></message>
<message><source>Export failed</source><translation>Échec de l’export</translation></message>
<message><source>Export session</source><translation>Exporter la session</translation></message>
<message><source>Export session as JSONL…</source><translation>Exporter la session en JSONL…</translation></message>
<message><source>Export session as Markdown…</source><translation>Exporter la session en Markdown…</translation></message>
<message><source>Export with secrets?</source><translation>Exporter avec les secrets ?</translation></message>
<message><source>Export workspace…</source><translation>Exporter l’espace…</translation></message>
<message><source>Exported</source><translation>Export terminé</translation></message>
<message><source>Exporting</source><translation>Export en cours</translation></message>
<message><source>Export…</source><translation>Exporter…</translation></message>
<message><source>Extra high</source><comment>reasoning effort</comment><translation>Très élevé</translation></message>
<message><source>Failed</source><translation>Échecs</translation></message>
<message><source>Failed: {what}</source><translation>Échoué : {what}</translation></message>
<message><source>Fast model</source><translation>Modèle rapide</translation></message>
<message><source>Fetch that address if it is what is wanted.</source><translation>Lisez cette adresse si c’est bien celle voulue.</translation></message>
<message><source>Fetch this URL?</source><translation>Lire cette URL ?</translation></message>
<message><source>Fetches from an unusual address.</source><translation>Lit depuis une adresse inhabituelle.</translation></message>
<message><source>Fetches from {host}, which learns everything in the address.</source><translation>Lit depuis {host}, qui voit tout ce que contient l’adresse.</translation></message>
<message><source>Fewer options</source><translation>Moins d’options</translation></message>
<message><source>Fields: {fields}.</source><translation>Champs : {fields}.</translation></message>
<message><source>File changes</source><translation>Modifications de fichiers</translation></message>
<message><source>File for OpenTelemetry traces, or a collector on this computer; empty for none.</source><translation>Fichier des traces OpenTelemetry, ou collecteur sur cet ordinateur ; vide pour aucune.</translation></message>
<message><source>File in the project folder</source><translation>Fichier du dossier du projet</translation></message>
<message><source>Files</source><translation>Fichiers</translation></message>
<message><source>Files Helix writes or edits appear here, with their earlier versions.</source><translation>Les fichiers que Helix écrit ou modifie apparaissent ici, avec leurs versions précédentes.</translation></message>
<message><source>Files and cached outputs</source><translation>Fichiers et sorties en cache</translation></message>
<message><source>Fill the screen when the window opens.</source><translation>Remplir l’écran à l’ouverture de la fenêtre.</translation></message>
<message><source>Filter by tool, size, usage, state, hash, or text</source><translation>Filtrer par outil, taille, utilisation, état, empreinte ou texte</translation></message>
<message><source>Filter entries</source><translation>Filtrer les entrées</translation></message>
<message><source>Filter entries (/)</source><translation>Filtrer les entrées (/)</translation></message>
<message><source>Filter suggestions</source><translation>Suggestions de filtres</translation></message>
<message><source>Filter with one regular expression</source><translation>Filtrer avec une expression régulière</translation></message>
<message><source>Filter with regular expressions</source><translation>Filtrer par expressions régulières</translation></message>
<message><source>Find</source><translation>Rechercher</translation></message>
<message><source>Find in content</source><translation>Rechercher ici</translation></message>
<message><source>Find in conversation</source><translation>Rechercher dans la conversation</translation></message>
<message><source>Find local models</source><translation>Chercher des modèles locaux</translation></message>
<message><source>Finds a text in everything that models were sent. Nothing is sent now.</source><translation>Cherche un texte dans tout ce que les modèles ont reçu. Rien n’est envoyé maintenant.</translation></message>
<message><source>Finish in the browser.</source><translation>Terminez dans le navigateur.</translation></message>
<message><source>Finish or abort it with git.</source><translation>Terminez-le ou abandonnez-le avec git.</translation></message>
<message><source>Finished</source><translation>Terminé</translation></message>
<message><source>Finished before it could be canceled.</source><translation>Terminé avant d’avoir pu être annulé.</translation></message>
<message><source>First message of a session</source><translation>Premier message d’une session</translation></message>
<message><source>First request</source><translation>Première requête</translation></message>
<message><source>Fits: context grows to {0}%</source><translation>Tient : le contexte passe à {0} %</translation></message>
<message><source>Fix the marked value to apply.</source><translation>Corrigez la valeur marquée pour appliquer.</translation></message>
<message><source>Fix what failed</source><translation>Corriger l’échec</translation></message>
<message><source>Fold</source><translation>Replier</translation></message>
<message><source>Fold messages</source><translation>Replier les messages</translation></message>
<message><source>Fold tool calls</source><translation>Replier les appels</translation></message>
<message><source>Folder</source><translation>Dossier</translation></message>
<message><source>Folder no longer trusted.</source><translation>Le dossier n’est plus de confiance.</translation></message>
<message><source>Folder trusted.</source><translation>Le dossier est de confiance.</translation></message>
<message><source>Folder: {0}</source><translation>Dossier : {0}</translation></message>
<message><source>Folders</source><translation>Dossiers</translation></message>
<message><source>Folders of your data</source><translation>Dossiers de vos données</translation></message>
<message><source>Folders you don't trust are always Strict.</source><translation>Les dossiers qui n’ont pas votre confiance sont toujours en mode Strict.</translation></message>
<message><source>For a sandbox, install bubblewrap ({command}) and restart Helix.</source><translation>Pour un bac à sable, installez bubblewrap ({command}) et redémarrez Helix.</translation></message>
<message><source>For a sandbox, install bubblewrap with the package manager of your system and restart Helix.</source><translation>Pour un bac à sable, installez bubblewrap avec le gestionnaire de paquets de votre système et redémarrez Helix.</translation></message>
<message><source>For example auth, or text:"a phrase" for the content alone.</source><translation>Par exemple auth, ou text:"deux mots" pour le contenu seul.</translation></message>
<message><source>For example created:&lt;7d, created:2026-11-20 or created:yesterday.</source><translation>Par exemple created:&lt;7d, created:2026-11-20 ou created:yesterday.</translation></message>
<message><source>For example max_completion_tokens.</source><translation>Par exemple max_completion_tokens.</translation></message>
<message><source>For example mime:image or mime:=text/plain.</source><translation>Par exemple mime:image ou mime:=text/plain.</translation></message>
<message><source>For example outcome:failed.</source><translation>Par exemple outcome:failed.</translation></message>
<message><source>For example pinned:yes.</source><translation>Par exemple pinned:yes.</translation></message>
<message><source>For example re:/error \d+/i.</source><translation>Par exemple re:/error \d+/i.</translation></message>
<message><source>For example sha:3fa9: the first digits, 0-9 and a-f.</source><translation>Par exemple sha:3fa9 : les premiers chiffres, 0-9 et a-f.</translation></message>
<message><source>For example text:"Traceback (most recent".</source><translation>Par exemple text:"Traceback (most recent".</translation></message>
<message><source>For example tool:shell, or tool:~read for a part of the name.</source><translation>Par exemple tool:shell, ou tool:~read pour une partie du nom.</translation></message>
<message><source>For example used:never, used:&lt;7d or used:&gt;2026-11-20.</source><translation>Par exemple used:never, used:&lt;7d ou used:&gt;2026-11-20.</translation></message>
<message><source>For example what:auth.py, or what:=src/auth.py for an exact match.</source><translation>Par exemple what:auth.py, ou what:=src/auth.py pour une correspondance exacte.</translation></message>
<message><source>For example {field}:&gt;10k, {field}:10..20 or {field}:0.</source><translation>Par exemple {field}:&gt;10k, {field}:10..20 ou {field}:0.</translation></message>
<message><source>For example: “Never touch migrations.”</source><translation>Par exemple : « Ne jamais toucher aux migrations. »</translation></message>
<message><source>For sessions that aren't on screen</source><translation>Pour les sessions non affichées</translation></message>
<message><source>Forecast</source><translation>Prévision</translation></message>
<message><source>Fork bomb: multiplies until the computer freezes.</source><translation>Fork bomb : se multiplie jusqu’à bloquer l’ordinateur.</translation></message>
<message><source>Forms can contain only text, numbers, yes/no, and choices.</source><translation>Les formulaires ne peuvent contenir que du texte, des nombres, des oui/non et des choix.</translation></message>
<message><source>Found</source><translation>Trouvé</translation></message>
<message><source>Found in your environment variables.</source><translation>Trouvé dans vos variables d’environnement.</translation></message>
<message><source>Free disk space, then try again.</source><translation>Libérez de l’espace disque, puis réessayez.</translation></message>
<message><source>Free of charge</source><translation>Gratuit</translation></message>
<message><source>Free. Nothing leaves this computer.</source><translation>Gratuit. Rien ne quitte cet ordinateur.</translation></message>
<message numerus="yes"><source>Free: {0} tokens</source><extracomment>One: Free: {0} token</extracomment><translation><numerusform>Libre : {0} token</numerusform><numerusform>Libre : {0} tokens</numerusform></translation></message>
<message><source>Frees</source><translation>Libère</translation></message>
<message><source>From a folder of dependencies or one that git ignores, and you haven't agreed to use it.</source><translation>Vient d’un dossier de dépendances ou ignoré par git, et vous n’avez pas accepté de l’utiliser.</translation></message>
<message><source>From a nested repository that isn't yours, and you haven't agreed to use it.</source><translation>Vient d’un dépôt imbriqué qui n’est pas le vôtre, et vous n’avez pas accepté de l’utiliser.</translation></message>
<message><source>From commit {0}: {1}</source><translation>Départ : commit {0} · {1}</translation></message>
<message><source>From git, from a nested repository, or from the time of a command or of another agent, and you haven't agreed to use it.</source><translation>Vient de git, d’un dépôt imbriqué ou du moment d’une commande ou d’un autre agent, et vous n’avez pas accepté de l’utiliser.</translation></message>
<message><source>From line {0}</source><translation>Dès la ligne {0}</translation></message>
<message><source>From prompt cache</source><translation>Du cache de prompt</translation></message>
<message><source>From the project</source><translation>Du projet</translation></message>
<message><source>From {0} at {1}: {2}</source><translation>Départ : {0} ({1}) · {2}</translation></message>
<message><source>From {0} to {1} tokens. They are charged as output.</source><translation>De {0} à {1} tokens, facturés comme de la sortie.</translation></message>
<message><source>From “{0}”, message {1}, {2}</source><translation>De « {0} », message {1}, {2}</translation></message>
<message><source>Full</source><comment>motion</comment><translation>Complètes</translation></message>
<message><source>Full check</source><translation>Tout vérifier</translation></message>
<message><source>Full details of this call</source><translation>Tous les détails de cet appel</translation></message>
<message><source>Full output</source><translation>Sortie complète</translation></message>
<message><source>Full output, chosen by Helix</source><translation>Sortie complète, choisie par Helix</translation></message>
<message><source>Full output, chosen by you</source><translation>Sortie complète, choisie par vous</translation></message>
<message><source>Full path of the git that Helix uses; empty for the one of the system.</source><translation>Chemin complet du git que Helix utilise ; vide pour celui du système.</translation></message>
<message><source>Full path. Empty: the one of the system. Takes effect at the next start</source><translation>Chemin complet. Vide : celui du système. Prend effet au prochain démarrage</translation></message>
<message><source>Full third-party licenses</source><translation>Licences tierces complètes</translation></message>
<message><source>General</source><translation>Général</translation></message>
<message><source>Generate preview</source><translation>Générer un aperçu</translation></message>
<message><source>Generate preview · {0}</source><translation>Générer un aperçu · {0}</translation></message>
<message><source>Get started</source><translation>Commencer</translation></message>
<message><source>Git</source><translation>Git</translation></message>
<message><source>Git Bash is used if both are installed: Helix understands its commands. Takes effect after a restart</source><translation>Si les deux sont installés, Git Bash est utilisé : Helix comprend ses commandes. Prend effet après un redémarrage</translation></message>
<message><source>Git branch {0}</source><translation>Branche git {0}</translation></message>
<message><source>Git can't create the worktree {folder}: {reason}</source><translation>Git ne peut pas créer le worktree {folder} : {reason}</translation></message>
<message><source>Git can't tell what is uncommitted in {folder}: {reason}</source><translation>Git ne peut pas indiquer ce qui est sans commit dans {folder} : {reason}</translation></message>
<message><source>Git deletes the commits later, and they can't be brought back.</source><translation>Git supprimera les commits plus tard, et ils ne pourront pas être récupérés.</translation></message>
<message><source>Git did not answer: {reason}</source><translation>Git n’a pas répondu : {reason}</translation></message>
<message><source>Git did not commit: {reason}</source><translation>Git n’a pas fait le commit : {reason}</translation></message>
<message><source>Git did not merge {branch}: {reason}</source><translation>Git n’a pas fusionné {branch} : {reason}</translation></message>
<message><source>Git did not remove {folder}: {reason}</source><translation>Git n’a pas supprimé {folder} : {reason}</translation></message>
<message><source>Git doesn't take {name} as the name of a branch.</source><translation>Git n’accepte pas {name} comme nom de branche.</translation></message>
<message><source>Git has removed what the earlier state needs.</source><translation>Git a supprimé ce dont l’état antérieur a besoin.</translation></message>
<message><source>Git is not installed.</source><translation>Git n’est pas installé.</translation></message>
<message><source>Git says too much of what the command left in the repository.</source><translation>Git en dit trop sur ce que la commande a laissé dans le dépôt.</translation></message>
<message><source>Git would read {named}, which contains secrets and is hidden from commands. Once committed, commands can read it.</source><translation>Git lirait {named}, qui contient des secrets et est caché aux commandes. Une fois qu’il est dans un commit, les commandes peuvent le lire.</translation></message>
<message><source>Glossary</source><translation>Glossaire</translation></message>
<message><source>Go</source><translation>Lancer</translation></message>
<message><source>Go on with what is still open:&#10;{0}</source><translation>Poursuivre avec ce qui reste à faire :&#10;{0}</translation></message>
<message><source>Go to</source><translation>Aller à</translation></message>
<message><source>Go to a request that was sent first.</source><translation>Allez d’abord à une requête envoyée.</translation></message>
<message><source>Go to conversation</source><translation>Aller à la conversation</translation></message>
<message><source>Go to latest message</source><translation>Aller au dernier message</translation></message>
<message><source>Google rejected the credentials. {message}</source><translation>Google a refusé les identifiants. {message}</translation></message>
<message><source>Google's answer contains no access token.</source><translation>La réponse de Google ne contient pas de jeton d’accès.</translation></message>
<message><source>Green</source><translation>Vert</translation></message>
<message><source>Handover</source><translation>Passation</translation></message>
<message><source>Handover sections</source><translation>Sections de la passation</translation></message>
<message><source>Handover {0}</source><translation>Passation {0}</translation></message>
<message><source>Handovers</source><translation>Passations</translation></message>
<message><source>Has too many parts to check.</source><translation>Comporte trop de parties pour être vérifiée.</translation></message>
<message><source>Hash</source><translation>Empreinte</translation></message>
<message><source>Hash mismatch</source><translation>Empreinte différente</translation></message>
<message><source>Headers</source><translation>En-têtes</translation></message>
<message><source>Height of the window when it opens.</source><translation>Hauteur de la fenêtre à l’ouverture.</translation></message>
<message><source>Helix</source><translation>Helix</translation></message>
<message><source>Helix Desktop is already open in {who}.</source><translation>Helix Desktop est déjà ouvert dans {who}.</translation></message>
<message><source>Helix Desktop was closed before the command ended.</source><translation>Helix Desktop a été fermé avant la fin de la commande.</translation></message>
<message><source>Helix always uses the AGENTS.md in its own settings folder</source><translation>Helix utilise toujours l’AGENTS.md de son propre dossier de réglages</translation></message>
<message><source>Helix asks before every command. “Always” covers only that exact command.</source><translation>Helix demande avant chaque commande. « Toujours » ne couvre que cette commande exacte.</translation></message>
<message><source>Helix asks you</source><translation>Helix vous pose une question</translation></message>
<message><source>Helix can run none of the packages of {name}.</source><translation>Helix ne peut exécuter aucun des paquets de {name}.</translation></message>
<message><source>Helix can't check commands for {shell}.</source><translation>Helix ne peut pas vérifier les commandes de {shell}.</translation></message>
<message><source>Helix can't check it</source><translation>Helix ne peut pas la vérifier</translation></message>
<message><source>Helix can't open this link. Only plain http and https links work.</source><translation>Helix ne peut pas ouvrir ce lien. Seuls les liens http et https simples fonctionnent.</translation></message>
<message><source>Helix can't see what you do on that page. You confirm once more before it opens.</source><translation>Helix ne voit pas ce que vous faites sur cette page. Vous confirmez encore une fois avant son ouverture.</translation></message>
<message><source>Helix can't use Google credentials of the type {type}.</source><translation>Helix ne prend pas en charge les identifiants Google de type {type}.</translation></message>
<message><source>Helix chose {model} as fast model. You can choose another one.</source><translation>Helix a choisi {model} comme modèle rapide. Vous pouvez en choisir un autre.</translation></message>
<message><source>Helix chose {model} as long-context model. You can choose another one.</source><translation>Helix a choisi {model} comme modèle à long contexte. Vous pouvez en choisir un autre.</translation></message>
<message><source>Helix compacts the conversation at {0} of the context, or when you choose Compact now.</source><translation>Helix compacte la conversation à {0} du contexte, ou quand vous choisissez « Compacter maintenant ».</translation></message>
<message><source>Helix detects Ollama, LM Studio, and llama.cpp.</source><translation>Helix détecte Ollama, LM Studio et llama.cpp.</translation></message>
<message><source>Helix doesn't have permission to read and write in {where}.</source><translation>Helix n’a pas la permission de lire et d’écrire dans {where}.</translation></message>
<message><source>Helix doesn't have permission to use {place}.</source><translation>Helix n’a pas le droit d’utiliser {place}.</translation></message>
<message><source>Helix doesn't sign in with the {name} of the AWS profile {profile}.</source><translation>Helix ne s’identifie pas avec le champ {name} du profil AWS {profile}.</translation></message>
<message><source>Helix follows these: your prompt and rules, skills, and the project's AGENTS.md.</source><translation>Helix les suit : votre prompt et vos règles, les skills et l'AGENTS.md du projet.</translation></message>
<message><source>Helix has no copy of {names}.</source><translation>Helix n’a pas de copie de {names}.</translation></message>
<message><source>Helix has no sandbox for this system yet. On Linux, it uses bubblewrap.</source><translation>Helix n’a pas encore de bac à sable pour ce système. Sous Linux, il utilise bubblewrap.</translation></message>
<message><source>Helix is answering this message, so it's always sent in full.</source><translation>Helix répond à ce message, donc il est toujours envoyé en entier.</translation></message>
<message><source>Helix is answering this message.</source><translation>Helix répond à ce message.</translation></message>
<message><source>Helix is choosing what to keep of a large output. Until then, it has a preview.</source><translation>Helix choisit ce qu'il garde d'une grande sortie. En attendant, il a un aperçu.</translation></message>
<message><source>Helix is still working</source><translation>Helix travaille encore</translation></message>
<message><source>Helix is still working in this session.</source><translation>Helix travaille encore dans cette session.</translation></message>
<message><source>Helix is still working in this session. Nothing changed.</source><translation>Helix travaille encore dans cette session. Rien n’a changé.</translation></message>
<message><source>Helix is working in this session. Stop it or wait until it finishes.</source><translation>Helix travaille dans cette session. Arrêtez-le ou attendez la fin.</translation></message>
<message><source>Helix is working in this workspace. Stop it or wait until it finishes</source><translation>Helix travaille dans cet espace de travail. Arrêtez-le ou attendez la fin</translation></message>
<message><source>Helix keeps every tool output here, also when it has left the context.</source><translation>Helix conserve ici chaque sortie d'outil, même quand elle a quitté le contexte.</translation></message>
<message><source>Helix keeps the present version, so you can undo this.</source><translation>Helix garde la version actuelle, donc vous pouvez annuler.</translation></message>
<message><source>Helix keeps the requests of this session smaller until it is opened again.</source><translation>Helix garde les requêtes de cette session plus petites jusqu’à sa prochaine ouverture.</translation></message>
<message><source>Helix keeps this in every request: what you typed, and what steers the agent.</source><translation>Helix garde ceci dans chaque requête : ce que vous avez écrit et ce qui guide l'agent.</translation></message>
<message><source>Helix kept an excerpt</source><translation>Helix a gardé un extrait</translation></message>
<message><source>Helix kept the full output</source><translation>Helix a gardé la sortie complète</translation></message>
<message><source>Helix kept the preview</source><translation>Helix a gardé l’aperçu</translation></message>
<message><source>Helix kept {0}</source><translation>Helix a gardé {0}</translation></message>
<message><source>Helix learns about it with the next request. Redo it under Changes.</source><translation>Helix en est informé avec la prochaine requête. Vous pouvez le rétablir dans Modifications.</translation></message>
<message><source>Helix learns about it with the next request. Undo it under Changes.</source><translation>Helix en est informé avec la prochaine requête. Vous pouvez l’annuler dans Modifications.</translation></message>
<message><source>Helix needs my approval</source><translation>Helix attend mon approbation</translation></message>
<message><source>Helix needs your answer</source><translation>Helix attend votre réponse</translation></message>
<message><source>Helix never checks for updates on its own.</source><translation>Helix ne cherche jamais de mises à jour de lui-même.</translation></message>
<message><source>Helix quit during this turn</source><translation>Helix a été quitté pendant ce tour</translation></message>
<message><source>Helix quit during this turn. Everything up to here is saved.</source><translation>Helix a été quitté pendant ce tour. Tout est enregistré jusqu’ici.</translation></message>
<message><source>Helix reads no documents and draws no formulas.</source><translation>Helix ne lit pas de documents et ne dessine pas de formules.</translation></message>
<message><source>Helix runs packages of npm, PyPI, and OCI, and servers at a URL.</source><translation>Helix exécute les paquets de npm, PyPI et OCI, et utilise les serveurs à une URL.</translation></message>
<message><source>Helix saves the current version first, so you can undo this.</source><translation>Helix enregistre d’abord la version actuelle, donc vous pouvez annuler.</translation></message>
<message><source>Helix sets the header {name} itself.</source><translation>Helix définit lui-même l’en-tête {name}.</translation></message>
<message><source>Helix speaks version {number}.</source><translation>Helix parle la version {number}.</translation></message>
<message><source>Helix stopped {0}, which ran in the background.</source><translation>Helix a arrêté {0}, qui tournait en arrière-plan.</translation></message>
<message><source>Helix uses the default model and shows which</source><translation>Helix utilise le modèle par défaut et indique lequel</translation></message>
<message><source>Helix was cut off while a command ran.</source><translation>Helix a été interrompu pendant l’exécution d’une commande.</translation></message>
<message><source>Helix was cut off while a command ran. Changed since it began: {names}.</source><translation>Helix a été interrompu pendant l’exécution d’une commande. Modifié depuis son début : {names}.</translation></message>
<message><source>Helix won't send or export it. Nothing else is affected. To repair it, choose a file with the same bytes, for example from a backup or the project.</source><translation>Helix ne l’enverra pas et ne l’exportera pas. Rien d’autre n’est touché. Pour la réparer, choisissez un fichier avec les mêmes octets, par exemple dans une sauvegarde ou le projet.</translation></message>
<message><source>Helix works here. Deleting the workspace never deletes this folder.</source><translation>Helix travaille ici. Supprimer l’espace de travail ne supprime jamais ce dossier.</translation></message>
<message><source>Helix writes a handover here</source><translation>Helix écrit une passation ici</translation></message>
<message><source>Helix writes the body field {name} itself.</source><translation>Helix écrit lui-même le champ de corps {name}.</translation></message>
<message numerus="yes"><source>Helix: {0} sessions running</source><extracomment>One: Helix: {0} session running</extracomment><translation><numerusform>Helix : {0} session en cours</numerusform><numerusform>Helix : {0} sessions en cours</numerusform></translation></message>
<message><source>Hex</source><translation>Hexa</translation></message>
<message><source>Hidden from this command: {0}</source><translation>Caché à cette commande : {0}</translation></message>
<message><source>Hide</source><translation>Masquer</translation></message>
<message><source>Hide the running commands</source><translation>Masquer les commandes en cours</translation></message>
<message><source>Hide the steps</source><translation>Masquer les étapes</translation></message>
<message><source>High</source><comment>reasoning effort</comment><translation>Élevé</translation></message>
<message><source>Highest so far</source><translation>Maximum jusqu’ici</translation></message>
<message><source>Holds up the subagent since {0}</source><translation>Bloque le sous-agent depuis {0}</translation></message>
<message><source>Holds up the turn since {0}</source><translation>Bloque le tour depuis {0}</translation></message>
<message><source>Hook “{0}” blocked this</source><translation>Le hook « {0} » a bloqué ceci</translation></message>
<message><source>Hook “{0}” failed</source><translation>Le hook « {0} » a échoué</translation></message>
<message><source>Hook “{0}” ran</source><translation>Le hook « {0} » s’est exécuté</translation></message>
<message><source>Hook: {command}</source><translation>Hook : {command}</translation></message>
<message><source>Hooks</source><translation>Hooks</translation></message>
<message><source>Hooks need bash, which commands here don't run with.</source><translation>Les hooks ont besoin de bash, que les commandes n’utilisent pas ici.</translation></message>
<message><source>Host</source><translation>Hôte</translation></message>
<message><source>Hosts allowed without encryption</source><translation>Hôtes autorisés sans chiffrement</translation></message>
<message><source>Hover over a request, or use ← and →. Drag or press + to zoom.</source><translation>Survolez une requête, ou utilisez ← et →. Faites glisser ou appuyez sur + pour zoomer.</translation></message>
<message><source>Identical content is stored once. You and Helix can recall every byte.</source><translation>Un contenu identique n’est stocké qu’une fois. Vous et Helix pouvez rappeler chaque octet.</translation></message>
<message><source>If Helix ends now, the end of this answer is lost. {0}</source><translation>Si Helix s’arrête maintenant, la fin de cette réponse est perdue. {0}</translation></message>
<message><source>If you stop now, everything so far is kept and you can continue later.</source><translation>Si vous arrêtez maintenant, tout ce qui est fait est conservé et vous pourrez continuer plus tard.</translation></message>
<message><source>Image</source><translation>Image</translation></message>
<message><source>Image, {0} × {1}, {2}</source><translation>Image, {0} × {1}, {2}</translation></message>
<message><source>Import</source><translation>Importer</translation></message>
<message><source>Import a session</source><translation>Importer une session</translation></message>
<message><source>Import canceled</source><translation>Import annulé</translation></message>
<message><source>Import failed</source><translation>Échec de l’import</translation></message>
<message><source>Import servers</source><translation>Importer des serveurs</translation></message>
<message><source>Import session…</source><translation>Importer une session…</translation></message>
<message><source>Import the session again to go on.</source><translation>Importez de nouveau la session pour continuer.</translation></message>
<message><source>Import workspace…</source><translation>Importer un espace…</translation></message>
<message><source>Import {0}</source><translation>Importer {0}</translation></message>
<message numerus="yes"><source>Import {0} sessions of other programs</source><extracomment>One: Import {0} session of another program</extracomment><translation><numerusform>Importer {0} session d’un autre programme</numerusform><numerusform>Importer {0} sessions d’autres programmes</numerusform></translation></message>
<message><source>Imported</source><translation>Import terminé</translation></message>
<message><source>Imported from {0}</source><translation>Importée depuis {0}</translation></message>
<message><source>Imported from {0}: {1}</source><translation>Importée depuis {0} : {1}</translation></message>
<message><source>Imported sessions can go on here.</source><translation>Les sessions importées peuvent continuer ici.</translation></message>
<message><source>Imported. Review each start command before it runs.</source><translation>Importé. Examinez chaque commande de démarrage avant son exécution.</translation></message>
<message><source>Imported. Review its start command before it runs.</source><translation>Importé. Examinez sa commande de démarrage avant son exécution.</translation></message>
<message><source>Importing</source><translation>Import en cours</translation></message>
<message><source>In a Flatpak, no sandbox can run. For one, install Helix as a package of your system or from the portable archive.</source><translation>Dans un Flatpak, aucun bac à sable ne peut fonctionner. Pour en avoir un, installez Helix comme paquet de votre système ou depuis l’archive portable.</translation></message>
<message><source>In addition to the system, the project, and toolchains on your PATH</source><translation>En plus du système, du projet et des chaînes d’outils de votre PATH</translation></message>
<message><source>In another program's folder. You can switch it on.</source><translation>Dans le dossier d’un autre programme. Vous pouvez l’activer.</translation></message>
<message><source>In any open workspace</source><translation>Dans tout espace de travail ouvert</translation></message>
<message><source>In context</source><translation>En contexte</translation></message>
<message><source>In every new session</source><translation>Dans chaque nouvelle session</translation></message>
<message><source>In every request</source><translation>Dans chaque requête</translation></message>
<message><source>In every request: what you pinned, instructions, and what steers the agent.</source><translation>Dans chaque requête : ce que vous avez épinglé, les instructions et ce qui guide l'agent.</translation></message>
<message><source>In keyring. Type a new value to replace it.</source><translation>Dans le trousseau. Saisissez une nouvelle valeur pour la remplacer.</translation></message>
<message><source>In notes</source><translation>Dans les notes</translation></message>
<message><source>In the background, {0} ended with exit status {2} after {1}.</source><translation>En arrière-plan, {0} a pris fin avec le code de sortie {2} après {1}.</translation></message>
<message><source>In the cache</source><translation>Dans le cache</translation></message>
<message><source>In the sandbox, {text} is the sandbox itself, and not this computer.</source><translation>Dans le bac à sable, {text} est le bac à sable lui-même, et non cet ordinateur.</translation></message>
<message><source>In the trash, {0} · {1}</source><translation>Dans la corbeille, {0} · {1}</translation></message>
<message><source>In trusted folders, read-only commands run without asking.</source><translation>Dans les dossiers de confiance, les commandes en lecture seule s’exécutent sans demander.</translation></message>
<message><source>Include</source><translation>Inclure</translation></message>
<message><source>Include in full</source><translation>Inclure en entier</translation></message>
<message><source>Include or recall block</source><translation>Inclure ou rappeler le bloc</translation></message>
<message><source>Included</source><translation>Inclus</translation></message>
<message><source>Included in full</source><translation>Inclus en entier</translation></message>
<message><source>Index</source><translation>Index</translation></message>
<message><source>Indigo</source><translation>Indigo</translation></message>
<message><source>Input</source><translation>Entrée</translation></message>
<message><source>Input price, USD per million tokens</source><translation>Prix d’entrée, USD par million de tokens</translation></message>
<message><source>Install</source><translation>Installer</translation></message>
<message><source>Install git, then try again.</source><translation>Installez git, puis réessayez.</translation></message>
<message><source>Install it with: pip install "helix-desktop[cluster]".</source><translation>Installez-le avec : pip install "helix-desktop[cluster]".</translation></message>
<message><source>Install the program, or choose another model.</source><translation>Installez le programme ou choisissez un autre modèle.</translation></message>
<message><source>Install the program, or enter its full path.</source><translation>Installez le programme, ou saisissez son chemin complet.</translation></message>
<message><source>Install the same version of Helix on all workers.</source><translation>Installez la même version de Helix sur tous les workers.</translation></message>
<message><source>Instructions</source><translation>Instructions</translation></message>
<message><source>Instructions (Helix reads them as this server's words)</source><translation>Instructions (Helix les lit comme les mots de ce serveur)</translation></message>
<message><source>Instructions for all projects</source><translation>Instructions pour tous les projets</translation></message>
<message><source>Instructions of this project</source><translation>Instructions de ce projet</translation></message>
<message><source>Instructions: {0}</source><translation>Instructions : {0}</translation></message>
<message><source>Interrupted</source><translation>Interrompu</translation></message>
<message><source>Invalid value: {error}.</source><translation>Valeur non valide : {error}.</translation></message>
<message><source>It applies only until this window or command ends.</source><translation>Elle ne vaut que jusqu’à la fin de cette fenêtre ou de cette commande.</translation></message>
<message><source>It has no buttons.</source><translation>Elles n’ont pas de boutons.</translation></message>
<message><source>It is not there.</source><translation>Il n’est pas là.</translation></message>
<message><source>It plays no sounds.</source><translation>Il n’y a pas de son.</translation></message>
<message><source>It was undone.</source><translation>Il a été annulé.</translation></message>
<message><source>Its answer isn't a JSON object of the known form.</source><translation>Sa réponse n’est pas un objet JSON de la forme connue.</translation></message>
<message><source>Its branch is kept.</source><translation>Sa branche est conservée.</translation></message>
<message><source>Its branch was merged and is deleted.</source><translation>Sa branche a été fusionnée et est supprimée.</translation></message>
<message><source>Its branch {branch} may still be there. Start a new session.</source><translation>Sa branche {branch} existe peut-être encore. Démarrez une nouvelle session.</translation></message>
<message><source>Its content may be lost. `workspace repair` keeps the readable part.</source><translation>Son contenu est peut-être perdu. `workspace repair` garde la partie lisible.</translation></message>
<message><source>Its file switches all hooks off.</source><translation>Son fichier désactive tous les hooks.</translation></message>
<message><source>Its folder is now {0}.</source><translation>Son dossier est maintenant {0}.</translation></message>
<message><source>Its hooks and settings could run programs later, outside the sandbox.</source><translation>Ses hooks et ses paramètres pourraient lancer des programmes plus tard, hors du bac à sable.</translation></message>
<message><source>Its known contents are listed below. The rest was read.</source><translation>Son contenu connu est listé ci-dessous. Le reste a été lu.</translation></message>
<message><source>Its last line: “{line}”</source><translation>Sa dernière ligne : « {line} »</translation></message>
<message><source>Its lines must be in the file exactly once. Ask for a new patch.</source><translation>Ses lignes doivent figurer une seule fois dans le fichier. Demandez un nouveau patch.</translation></message>
<message><source>Its saved keys are deleted too.</source><translation>Ses clés enregistrées sont aussi supprimées.</translation></message>
<message><source>Its sessions and cache are erased from disk. You can't undo this.</source><translation>Ses sessions et son cache sont effacés du disque. Cette action est irréversible.</translation></message>
<message><source>Its sessions, cache, and settings ({0}) move to the trash in {1}.</source><translation>Ses sessions, son cache et ses paramètres ({0}) sont mis à la corbeille dans {1}.</translation></message>
<message><source>Its start isn't approved, or its program or a script has changed.</source><translation>Son démarrage n’est pas approuvé, ou son programme ou un script a changé.</translation></message>
<message><source>Its time was over.</source><translation>Son temps était écoulé.</translation></message>
<message><source>Its title and times are lost.</source><translation>Son titre et ses heures sont perdus.</translation></message>
<message><source>Its tool, times, and counts are lost.</source><translation>Son outil, ses heures et ses nombres sont perdus.</translation></message>
<message><source>Its workspace.json was changed.</source><translation>Son workspace.json a été modifié.</translation></message>
<message><source>JSON</source><translation>JSON</translation></message>
<message><source>Jump to latest</source><translation>Aller à la fin</translation></message>
<message numerus="yes"><source>Jump to latest · {0} new</source><extracomment>One: Jump to latest · {0} new</extracomment><translation><numerusform>Aller à la fin · {0} de plus</numerusform><numerusform>Aller à la fin · {0} de plus</numerusform></translation></message>
<message><source>Keep</source><translation>Garder</translation></message>
<message><source>Keep excerpt</source><translation>Garder l’extrait</translation></message>
<message><source>Keep or remove all of these lines together.</source><translation>Gardez ou retirez toutes ces lignes ensemble.</translation></message>
<message><source>Keep running</source><translation>Laisser tourner</translation></message>
<message><source>Keep the computer awake while a session works.</source><translation>Garde l'ordinateur éveillé tant qu'une session travaille.</translation></message>
<message><source>Keep the prompt cache for an hour (writing costs 2×)</source><translation>Garder le cache de prompt une heure (l’écriture coûte 2×)</translation></message>
<message><source>Keep trusting</source><translation>Garder la confiance</translation></message>
<message><source>Kept and pinned</source><translation>Gardé et épinglé</translation></message>
<message><source>Kept in full</source><translation>Gardé en entier</translation></message>
<message numerus="yes"><source>Kept: edited {0} steps ago</source><extracomment>One: Kept: edited {0} step ago</extracomment><translation><numerusform>Gardé : modifié il y a {0} étape</numerusform><numerusform>Gardé : modifié il y a {0} étapes</numerusform></translation></message>
<message><source>Kept: it steers the agent</source><translation>Gardé : cela guide l'agent</translation></message>
<message numerus="yes"><source>Kept: returned {0} steps ago</source><extracomment>One: Kept: returned {0} step ago</extracomment><translation><numerusform>Gardé : renvoyé il y a {0} étape</numerusform><numerusform>Gardé : renvoyé il y a {0} étapes</numerusform></translation></message>
<message numerus="yes"><source>Kept: said {0} steps ago</source><extracomment>One: Kept: said {0} step ago</extracomment><translation><numerusform>Gardé : dit il y a {0} étape</numerusform><numerusform>Gardé : dit il y a {0} étapes</numerusform></translation></message>
<message><source>Kept: you typed it</source><translation>Gardé : vous l'avez écrit</translation></message>
<message><source>Kept: {0}</source><translation>Gardé : {0}</translation></message>
<message><source>Key deleted.</source><translation>Clé supprimée.</translation></message>
<message><source>Key header</source><translation>En-tête de clé</translation></message>
<message><source>Key variable</source><translation>Variable de la clé</translation></message>
<message><source>Keyboard shortcuts</source><translation>Raccourcis clavier</translation></message>
<message><source>Keys are saved in {store}</source><translation>Les clés sont enregistrées dans {store}</translation></message>
<message><source>Kills every running program.</source><translation>Tue tous les programmes en cours.</translation></message>
<message><source>Known: {endpoints}.</source><translation>Connus : {endpoints}.</translation></message>
<message><source>Known: {known}.</source><translation>Connus : {known}.</translation></message>
<message><source>Known: {presets}.</source><translation>Connus : {presets}.</translation></message>
<message><source>Language</source><translation>Langue</translation></message>
<message><source>Language of the window; `system` is that of the system.</source><translation>Langue de la fenêtre ; `system` est celle du système.</translation></message>
<message><source>Large output</source><translation>Grande sortie</translation></message>
<message><source>Large outputs</source><translation>Grandes sorties</translation></message>
<message><source>Larger than 256 KB.</source><translation>Plus grand que 256 Ko.</translation></message>
<message><source>Larger than 64 KB.</source><translation>Plus de 64 Ko.</translation></message>
<message><source>Last sessions with and without Helix</source><translation>Dernières sessions avec et sans Helix</translation></message>
<message numerus="yes"><source>Last {0} days</source><extracomment>One: Last {0} day</extracomment><translation><numerusform>Dernier jour ({0})</numerusform><numerusform>{0} derniers jours</numerusform></translation></message>
<message><source>Later notes keep the lines that you add and omit those that you delete.</source><translation>Les notes suivantes gardent les lignes que vous ajoutez et omettent celles que vous supprimez.</translation></message>
<message><source>Lead a port of your computer to this port in the sandbox</source><translation>Relier un port de votre ordinateur à ce port du bac à sable</translation></message>
<message><source>Leave the field empty.</source><translation>Laissez le champ vide.</translation></message>
<message><source>Let Helix recall it, or undo the compaction first.</source><translation>Laissez Helix la rappeler, ou annulez d’abord le compactage.</translation></message>
<message><source>Let Helix use {0}</source><translation>Laisser Helix utiliser {0}</translation></message>
<message><source>Let a model take notes at</source><translation>Notes par un modèle à</translation></message>
<message><source>Let the agent choose what to keep of a large output, decide automatically, or never shorten.</source><translation>Laisser l’agent choisir ce qu’il garde d’une grande sortie, décider automatiquement, ou ne jamais raccourcir.</translation></message>
<message><source>Let the fast model name a session after its first turn.</source><translation>Laisser le modèle rapide nommer une session après son premier tour.</translation></message>
<message><source>License</source><translation>Licence</translation></message>
<message><source>Licenses</source><translation>Licences</translation></message>
<message><source>Light</source><translation>Clair</translation></message>
<message><source>Line {line} isn't valid JSON: {reason}</source><translation>La ligne {line} n’est pas du JSON valide : {reason}</translation></message>
<message><source>Line {line}: {reason}.</source><translation>Ligne {line} : {reason}.</translation></message>
<message><source>Line {number} isn't NAME{sign}VALUE.</source><translation>La ligne {number} n’est pas de la forme NOM{sign}VALEUR.</translation></message>
<message><source>Line {number} says that already.</source><translation>La ligne {number} le dit déjà.</translation></message>
<message><source>Lines</source><translation>Lignes</translation></message>
<message><source>Lines of texts up to 1 MB can be commented.</source><translation>Seules les lignes de textes d’au plus 1 Mo peuvent être commentées.</translation></message>
<message><source>Lines of {0}</source><translation>Lignes de {0}</translation></message>
<message><source>Lines {0}</source><translation>Lignes {0}</translation></message>
<message numerus="yes"><source>Lines {1} and {0} more ranges</source><extracomment>One: Lines {1} and {0} more range</extracomment><translation><numerusform>Lignes {1} et {0} autre plage</numerusform><numerusform>Lignes {1} et {0} autres plages</numerusform></translation></message>
<message><source>Lists</source><translation>Listes</translation></message>
<message><source>Loading</source><translation>Chargement</translation></message>
<message><source>Local and private addresses are blocked unless listed here</source><translation>Les adresses locales et privées sont bloquées sauf si elles figurent ici</translation></message>
<message><source>Local model</source><translation>Modèle local</translation></message>
<message><source>Local servers found: {0}.</source><translation>Serveurs locaux trouvés : {0}.</translation></message>
<message><source>Log</source><translation>Journal</translation></message>
<message><source>Logs</source><translation>Journaux</translation></message>
<message><source>Long work</source><translation>Travail long</translation></message>
<message><source>Long-context model</source><translation>Modèle à long contexte</translation></message>
<message><source>Longer than {longest} characters, too long to check.</source><translation>Dépasse {longest} caractères, trop longue pour être vérifiée.</translation></message>
<message><source>Looking at the project's files…</source><translation>Examen des fichiers du projet…</translation></message>
<message><source>Looking for unused entries…</source><translation>Recherche d’entrées inutilisées…</translation></message>
<message><source>Low</source><comment>reasoning effort</comment><translation>Faible</translation></message>
<message><source>MCP server</source><translation>Serveur MCP</translation></message>
<message><source>MCP servers</source><translation>Serveurs MCP</translation></message>
<message><source>Main model</source><translation>Modèle principal</translation></message>
<message><source>Make a copy of it under a new name instead.</source><translation>Faites-en plutôt une copie sous un nouveau nom.</translation></message>
<message><source>Make it simpler.</source><translation>Simplifiez-la.</translation></message>
<message><source>Make room first.</source><translation>Faites d’abord de la place.</translation></message>
<message><source>Markers</source><translation>Marqueurs</translation></message>
<message><source>Matches</source><translation>Résultats</translation></message>
<message><source>Max output</source><translation>Sortie max.</translation></message>
<message><source>Maximum</source><comment>reasoning effort</comment><translation>Maximum</translation></message>
<message><source>May delete data</source><translation>Peut supprimer des données</translation></message>
<message><source>May read secrets</source><translation>Peut lire des secrets</translation></message>
<message><source>May write other files of the project.</source><translation>Peut écrire d’autres fichiers du projet.</translation></message>
<message><source>Medium</source><comment>reasoning effort</comment><translation>Moyen</translation></message>
<message><source>Memory</source><translation>Mémoire</translation></message>
<message><source>Mention a file</source><translation>Mentionner un fichier</translation></message>
<message><source>Mention a file (@)</source><translation>Mentionner un fichier (@)</translation></message>
<message><source>Mentioned in your message</source><translation>Mentionné dans votre message</translation></message>
<message><source>Menu</source><translation>Menu</translation></message>
<message><source>Merge</source><translation>Fusionner</translation></message>
<message><source>Merge worktree…</source><translation>Fusionner le worktree…</translation></message>
<message><source>Merge {0} into {1}?</source><translation>Fusionner {0} dans {1} ?</translation></message>
<message><source>Merged {0} into {1}.</source><translation>Fusion de {0} dans {1} terminée.</translation></message>
<message><source>Merge…</source><translation>Fusionner…</translation></message>
<message><source>Message</source><translation>Message</translation></message>
<message><source>Message being answered</source><translation>Message en cours de réponse</translation></message>
<message><source>Message box</source><translation>Zone de saisie</translation></message>
<message><source>Message {0}…   @ file · / command · # cached output</source><translation>Message à {0}…   @ fichier · / commande · # sortie en cache</translation></message>
<message><source>Messages</source><translation>Messages</translation></message>
<message><source>Messages in traces</source><translation>Messages dans les traces</translation></message>
<message><source>Minimal</source><comment>reasoning effort</comment><translation>Minimal</translation></message>
<message><source>Minutes after which nobody answers.</source><translation>Minutes après lesquelles personne ne répond.</translation></message>
<message><source>Missing</source><translation>Manquant</translation></message>
<message><source>Missing closing quote.</source><translation>Guillemet fermant manquant.</translation></message>
<message><source>Mode: {0}</source><translation>Mode : {0}</translation></message>
<message><source>Mode: {0} · {1}</source><translation>Mode : {0} · {1}</translation></message>
<message><source>Mode: {0}.</source><translation>Mode : {0}.</translation></message>
<message><source>Model</source><translation>Modèle</translation></message>
<message><source>Model changed. Takes effect with the next request.</source><translation>Modèle changé. Prend effet avec la prochaine requête.</translation></message>
<message><source>Model limits and prices</source><translation>Limites et prix des modèles</translation></message>
<message><source>Model of the workspace: {0}</source><translation>Modèle de l’espace de travail : {0}</translation></message>
<message><source>Model of this session: that of the workspace again</source><translation>Modèle de cette session : de nouveau celui de l’espace de travail</translation></message>
<message><source>Model of this session: {0}</source><translation>Modèle de cette session : {0}</translation></message>
<message><source>Model's default</source><translation>Par défaut (modèle)</translation></message>
<message><source>Model: {0}</source><translation>Modèle : {0}</translation></message>
<message><source>Models</source><translation>Modèles</translation></message>
<message><source>Models and keys</source><translation>Modèles et clés</translation></message>
<message><source>Models in this workspace</source><translation>Modèles de cet espace de travail</translation></message>
<message><source>More</source><translation>Plus</translation></message>
<message><source>More actions</source><translation>Autres actions</translation></message>
<message><source>More answers</source><translation>Autres réponses</translation></message>
<message><source>More expensive</source><translation>Plus cher</translation></message>
<message><source>More may be lost, and how much is unknown.</source><translation>D’autres pertes sont possibles, en nombre inconnu.</translation></message>
<message><source>More options</source><translation>Plus d’options</translation></message>
<message><source>More providers</source><translation>Plus de fournisseurs</translation></message>
<message><source>More than one cache entry starts with {prefix}.</source><translation>Plusieurs entrées du cache commencent par {prefix}.</translation></message>
<message><source>More than one cache entry starts with {wanted}.</source><translation>Plusieurs entrées du cache commencent par {wanted}.</translation></message>
<message><source>More than {most} options.</source><translation>Plus de {most} options.</translation></message>
<message><source>Motion</source><translation>Animations</translation></message>
<message><source>Mount the folder on this computer and open that.</source><translation>Montez le dossier sur cet ordinateur, puis ouvrez-le.</translation></message>
<message><source>Move (Alt+↑, Alt+↓)</source><translation>Déplacer (Alt+↑, Alt+↓)</translation></message>
<message><source>Move down (Alt+↓)</source><translation>Descendre (Alt+↓)</translation></message>
<message><source>Move it into the project folder and mention it with @.</source><translation>Déplacez-le dans le dossier du projet et mentionnez-le avec @.</translation></message>
<message><source>Move outputs older than</source><translation>Déplacer les sorties de plus de</translation></message>
<message><source>Move outputs older than this many turns; 0 = never.</source><translation>Déplacer les sorties plus anciennes que ce nombre de tours ; 0 = jamais.</translation></message>
<message><source>Move to trash</source><translation>Mettre à la corbeille</translation></message>
<message><source>Move up (Alt+↑)</source><translation>Monter (Alt+↑)</translation></message>
<message><source>Moves old outputs to the cache, compacts at 85%</source><translation>Déplace les anciennes sorties dans le cache, compacte à 85 %</translation></message>
<message><source>Moves the system or a home folder.</source><translation>Déplace le système ou un dossier personnel.</translation></message>
<message><source>NAME=value, one per line (for a URL: Header: value)</source><translation>NOM=valeur, un par ligne (pour une URL : En-tête: valeur)</translation></message>
<message><source>Name</source><translation>Nom</translation></message>
<message><source>Name sessions by the fast model</source><translation>Nommer les sessions avec le modèle rapide</translation></message>
<message><source>Name the environment variable that holds the key, or add the key in Settings › Models and keys or with `helix-desktop key set`.</source><translation>Indiquez la variable d’environnement qui contient la clé, ou ajoutez la clé dans Paramètres › Modèles et clés ou avec `helix-desktop key set`.</translation></message>
<message><source>Name the session in commits</source><translation>Nommer la session dans les commits</translation></message>
<message><source>Names no file in the project folder, and this tool changes no others.</source><translation>Ne désigne aucun fichier du dossier du projet, et cet outil n’en modifie pas d’autres.</translation></message>
<message><source>Needs network access.</source><translation>A besoin d’un accès réseau.</translation></message>
<message><source>Needs review</source><translation>À examiner</translation></message>
<message><source>Network access</source><translation>Accès réseau</translation></message>
<message><source>Never</source><translation>Jamais</translation></message>
<message><source>Never</source><comment>stay awake</comment><translation>Jamais</translation></message>
<message><source>Never allow</source><translation>Ne jamais autoriser</translation></message>
<message><source>Never before that</source><translation>Jamais avant</translation></message>
<message><source>New answer</source><translation>Nouvelle réponse</translation></message>
<message><source>New editor or agent configuration files are set aside only when the command ends.</source><translation>Les nouveaux fichiers de configuration de l’éditeur ou des agents ne sont mis de côté qu’à la fin de la commande.</translation></message>
<message><source>New entries could overwrite old ones.</source><translation>De nouvelles entrées pourraient en écraser d’anciennes.</translation></message>
<message><source>New file.</source><translation>Nouveau fichier.</translation></message>
<message><source>New line</source><translation>Nouvelle ligne</translation></message>
<message><source>New messages {0}–{1} stay as they are.</source><translation>Les nouveaux messages {0}–{1} restent tels quels.</translation></message>
<message><source>New session</source><translation>Nouvelle session</translation></message>
<message><source>New session in a worktree</source><translation>Nouvelle session dans un worktree</translation></message>
<message><source>New session in a worktree…</source><translation>Nouvelle session dans un worktree…</translation></message>
<message><source>New since request {0}</source><translation>Nouveau depuis la requête {0}</translation></message>
<message><source>New step</source><translation>Nouvelle étape</translation></message>
<message><source>New workspace</source><translation>Nouvel espace</translation></message>
<message><source>New workspace with this policy…</source><translation>Nouvel espace avec cette stratégie…</translation></message>
<message><source>New workspace…</source><translation>Nouvel espace…</translation></message>
<message><source>New: {path}</source><translation>Nouveau : {path}</translation></message>
<message><source>Newer request</source><translation>Requête plus récente</translation></message>
<message><source>Newer request (])</source><translation>Requête plus récente (])</translation></message>
<message><source>Next</source><translation>Suivant</translation></message>
<message><source>Next</source><comment>request</comment><translation>Prochaine</translation></message>
<message><source>Next (End)</source><translation>Prochaine (Fin)</translation></message>
<message><source>Next change</source><translation>Modification suivante</translation></message>
<message><source>Next entry (↓)</source><translation>Entrée suivante (↓)</translation></message>
<message><source>Next line (Alt+Down)</source><translation>Ligne suivante (Alt+Bas)</translation></message>
<message><source>Next match (Enter)</source><translation>Résultat suivant (Entrée)</translation></message>
<message><source>Next missing detail</source><translation>Détail manquant suivant</translation></message>
<message><source>Next mode</source><translation>Mode suivant</translation></message>
<message><source>Next request</source><translation>Prochaine requête</translation></message>
<message><source>Next request · not sent yet</source><translation>Prochaine requête · pas encore envoyée</translation></message>
<message><source>Next: {0}. Nothing is lost.</source><translation>Ensuite : {0}. Rien n’est perdu.</translation></message>
<message><source>No</source><translation>Non</translation></message>
<message><source>No account, no telemetry. Only requests to the model you choose leave this computer.</source><translation>Pas de compte, pas de télémétrie. Seules les requêtes au modèle choisi quittent cet ordinateur.</translation></message>
<message><source>No answer was recorded.</source><translation>Aucune réponse n’a été enregistrée.</translation></message>
<message><source>No answer yet · {0}</source><translation>Pas encore de réponse · {0}</translation></message>
<message><source>No answer yet. Retrying…</source><translation>Pas encore de réponse. Nouvel essai…</translation></message>
<message><source>No archived sessions.</source><translation>Aucune session archivée.</translation></message>
<message><source>No automatic checks</source><translation>Pas de recherche automatique</translation></message>
<message><source>No changes left</source><translation>Plus aucune modification</translation></message>
<message><source>No changes.</source><translation>Aucune modification.</translation></message>
<message><source>No color</source><translation>Aucune couleur</translation></message>
<message><source>No command is running.</source><translation>Aucune commande n’est en cours.</translation></message>
<message><source>No command or skill has this name. As a message, Helix reads it as text.</source><translation>Aucune commande ni compétence ne porte ce nom. Comme message, Helix le lit comme du texte.</translation></message>
<message><source>No command, or a very long one.</source><translation>Pas de commande, ou une très longue.</translation></message>
<message><source>No compactions yet</source><translation>Pas encore de compactages</translation></message>
<message><source>No content begins with {prefix}.</source><translation>Aucun contenu ne commence par {prefix}.</translation></message>
<message><source>No description.</source><translation>Pas de description.</translation></message>
<message><source>No dollar limit</source><translation>Sans limite en $</translation></message>
<message><source>No dollar limit while the price is unknown</source><translation>Pas de limite en dollars tant que le prix est inconnu</translation></message>
<message><source>No earlier version of this command or path.</source><translation>Pas de version antérieure de cette commande ou de ce chemin.</translation></message>
<message><source>No fast model selected: using {model}.</source><translation>Aucun modèle rapide sélectionné : {model} est utilisé.</translation></message>
<message><source>No file selected</source><translation>Aucun fichier sélectionné</translation></message>
<message><source>No files changed in this session</source><translation>Aucun fichier modifié dans cette session</translation></message>
<message><source>No folder selected</source><translation>Aucun dossier sélectionné</translation></message>
<message><source>No handover or notes selected.</source><translation>Aucune passation ni note sélectionnée.</translation></message>
<message><source>No hooks were run.</source><translation>Aucun hook n’a été exécuté.</translation></message>
<message><source>No instructions below the description.</source><translation>Pas d’instructions sous la description.</translation></message>
<message><source>No instructions in use</source><translation>Aucune instruction utilisée</translation></message>
<message><source>No key</source><translation>Pas de clé</translation></message>
<message><source>No key, no network</source><translation>Sans clé, sans réseau</translation></message>
<message><source>No keyring: saved until you quit</source><translation>Pas de trousseau : gardée jusqu’à la fermeture</translation></message>
<message><source>No limit</source><translation>Pas de limite</translation></message>
<message><source>No line-by-line view</source><translation>Pas de vue ligne par ligne</translation></message>
<message><source>No local model found</source><translation>Aucun modèle local trouvé</translation></message>
<message><source>No local models found. Start Ollama, LM Studio, or llama.cpp.</source><translation>Aucun modèle local trouvé. Démarrez Ollama, LM Studio ou llama.cpp.</translation></message>
<message><source>No long-context model selected: using {model} ({window} tokens).</source><translation>Aucun modèle à long contexte sélectionné : {model} est utilisé ({window} tokens).</translation></message>
<message><source>No longer in context.</source><translation>N’est plus dans le contexte.</translation></message>
<message><source>No longer the default in all workspaces. Takes effect with the next request.</source><translation>N’est plus le modèle par défaut des espaces de travail. Prend effet avec la prochaine requête.</translation></message>
<message><source>No matches</source><translation>Aucun résultat</translation></message>
<message><source>No matches.</source><translation>Aucun résultat.</translation></message>
<message><source>No matches. Type provider/model to use any other model.</source><translation>Aucun résultat. Tapez fournisseur/modèle pour utiliser tout autre modèle.</translation></message>
<message><source>No matching settings.</source><translation>Aucun paramètre correspondant.</translation></message>
<message><source>No messages yet.</source><translation>Pas encore de messages.</translation></message>
<message><source>No model selected, so the practice model answers. It works offline and only quotes what the tools return.</source><translation>Aucun modèle sélectionné, donc le modèle de démo répond. Il fonctionne hors ligne et cite seulement ce que renvoient les outils.</translation></message>
<message><source>No network except the hosts you allow, and no access to other processes. Its own processes can reach each other.</source><translation>Pas de réseau sauf les hôtes que vous autorisez, et pas d’accès aux autres processus. Ses propres processus peuvent communiquer entre eux.</translation></message>
<message><source>No network unless you allow it, not even to this computer.</source><translation>Pas de réseau sans votre autorisation, pas même vers cet ordinateur.</translation></message>
<message><source>No new version was created.</source><translation>Aucune nouvelle version n’a été créée.</translation></message>
<message><source>No newline at end of file</source><translation>Pas de saut de ligne en fin de fichier</translation></message>
<message><source>No object is named `hooks`.</source><translation>Il n’a pas d’objet nommé `hooks`.</translation></message>
<message><source>No open question has the number {number}.</source><translation>Aucune question ouverte n’a le numéro {number}.</translation></message>
<message><source>No other session here has {name}.</source><translation>Aucune autre session d’ici n’a {name}.</translation></message>
<message><source>No output yet.</source><translation>Pas encore de sortie.</translation></message>
<message><source>No port could be opened: {error}.</source><translation>Aucun port n’a pu être ouvert : {error}.</translation></message>
<message><source>No problems found</source><translation>Aucun problème trouvé</translation></message>
<message><source>No reason given</source><translation>Aucune raison donnée</translation></message>
<message><source>No reason was given.</source><translation>Aucune raison n’a été donnée.</translation></message>
<message><source>No request had it.</source><translation>Aucune requête ne le contenait.</translation></message>
<message><source>No requests yet.</source><translation>Pas encore de requêtes.</translation></message>
<message><source>No result</source><translation>Pas de résultat</translation></message>
<message><source>No result yet, still running</source><translation>Pas encore de résultat, en cours</translation></message>
<message><source>No rules are known for {shell}.</source><translation>Aucune règle n’est connue pour {shell}.</translation></message>
<message><source>No rules yet. Answer a request with “Always” or “Never” to add one.</source><translation>Pas encore de règles. Répondez à une demande par « Toujours » ou « Jamais » pour en ajouter une.</translation></message>
<message><source>No sandbox</source><translation>Pas de bac à sable</translation></message>
<message><source>No sandbox on this system</source><translation>Pas de bac à sable sur ce système</translation></message>
<message><source>No sandbox on this system: nothing restricts the command.</source><translation>Pas de bac à sable sur ce système : rien ne limite la commande.</translation></message>
<message><source>No sandbox: commands can do anything you can, so Helix asks before each one.</source><translation>Pas de bac à sable : les commandes peuvent faire tout ce que vous pouvez faire, donc Helix demande avant chacune.</translation></message>
<message><source>No secure system keyring found, so the secret can't be saved.</source><translation>Aucun trousseau système sécurisé n’a été trouvé, donc le secret ne peut pas être enregistré.</translation></message>
<message><source>No secure system keyring found, so the value of {name} can't be saved.</source><translation>Aucun trousseau système sécurisé n’a été trouvé, donc la valeur de {name} ne peut pas être enregistrée.</translation></message>
<message><source>No secure system keyring: keys are saved until you quit</source><translation>Pas de trousseau système sécurisé : clés gardées jusqu’à la fermeture</translation></message>
<message><source>No servers yet. Add or import one above.</source><translation>Pas encore de serveurs. Ajoutez-en ou importez-en un ci-dessus.</translation></message>
<message><source>No session is open</source><translation>Aucune session ouverte</translation></message>
<message><source>No sessions for this folder were found. Choose or drop a file.</source><translation>Aucune session trouvée pour ce dossier. Choisissez ou déposez un fichier.</translation></message>
<message><source>No sessions to replay yet. After the first one, this compares the current policy with your edits.</source><translation>Pas encore de sessions à rejouer. Après la première, la stratégie actuelle est comparée ici à vos modifications.</translation></message>
<message><source>No sessions to replay yet. Run a session, then compare policies.</source><translation>Pas encore de sessions à rejouer. Lancez une session, puis comparez les stratégies.</translation></message>
<message><source>No subagent was stopped in the last 5 seconds.</source><translation>Aucun sous-agent n’a été arrêté dans les 5 dernières secondes.</translation></message>
<message><source>No subagents are running.</source><translation>Aucun sous-agent n’est en cours.</translation></message>
<message><source>No system keyring: keys are forgotten when you quit. Install GNOME Keyring or KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), or set an environment variable.</source><translation>Pas de trousseau système : les clés sont oubliées quand vous quittez. Installez GNOME Keyring ou KWallet (Debian, Ubuntu : sudo apt install gnome-keyring), ou définissez une variable d’environnement.</translation></message>
<message><source>No system keyring: saved until you quit</source><translation>Pas de trousseau système : gardée jusqu’à la fermeture</translation></message>
<message><source>No usage</source><translation>Aucune consommation</translation></message>
<message><source>No workspace is open</source><translation>Aucun espace de travail ouvert</translation></message>
<message><source>No workspace was created. {0} is unchanged.</source><translation>Aucun espace de travail n’a été créé. {0} est inchangé.</translation></message>
<message><source>No workspace with that number</source><translation>Aucun espace de travail avec ce numéro</translation></message>
<message><source>Nobody has used it on a Mac yet. Helix tried it when it started.</source><translation>Personne ne l’a encore utilisé sur un Mac. Helix l’a essayé à son démarrage.</translation></message>
<message><source>None (single version)</source><translation>Aucune (version seule)</translation></message>
<message><source>None fits. Open one and recall part of it.</source><translation>Aucune ne tient. Ouvrez-en une et rappelez-en une partie.</translation></message>
<message><source>None of its {0} can be read.</source><translation>Sur ses {0}, rien n’est lisible.</translation></message>
<message><source>None runs unless you approve it.</source><translation>Aucun ne s’exécute sans votre approbation.</translation></message>
<message><source>None yet. Add Markdown files to .agents/commands.</source><translation>Aucune pour l’instant. Ajoutez des fichiers Markdown dans .agents/commands.</translation></message>
<message><source>None yet. Add folders with a SKILL.md to .agents/skills.</source><translation>Aucun pour l’instant. Ajoutez des dossiers avec un SKILL.md dans .agents/skills.</translation></message>
<message><source>None yet. Add one below, or ask Helix to remember something.</source><translation>Aucune pour l’instant. Ajoutez-en une ci-dessous ou demandez à Helix de retenir quelque chose.</translation></message>
<message><source>None yet. Tools appear here after the server starts.</source><translation>Aucun pour l’instant. Les outils apparaissent ici après le démarrage du serveur.</translation></message>
<message><source>None. A project declares them in .helix/hooks.json.</source><translation>Aucun. Un projet les déclare dans .helix/hooks.json.</translation></message>
<message><source>None. Add hooks.json to {0}.</source><translation>Aucun. Ajoutez hooks.json au dossier {0}.</translation></message>
<message><source>None. Commands have no network.</source><translation>Aucun. Les commandes n’ont pas de réseau.</translation></message>
<message><source>Not a URL.</source><translation>Ce n’est pas une URL.</translation></message>
<message><source>Not a valid server list: {error}.</source><translation>Liste de serveurs non valide : {error}.</translation></message>
<message><source>Not applied yet. Takes effect with the next turn.</source><translation>Pas encore appliqué. Prend effet avec le prochain tour.</translation></message>
<message><source>Not available for this block.</source><translation>Pas disponible pour ce bloc.</translation></message>
<message><source>Not decided yet</source><translation>Pas encore décidé</translation></message>
<message><source>Not even one line fits.</source><translation>Pas même une ligne ne tient.</translation></message>
<message><source>Not imported: {0}</source><translation>Non importé : {0}</translation></message>
<message><source>Not in context</source><translation>Hors du contexte</translation></message>
<message><source>Not in this request</source><translation>Absent de cette requête</translation></message>
<message><source>Not now</source><translation>Plus tard</translation></message>
<message><source>Not pinned.</source><translation>Pas épinglé.</translation></message>
<message><source>Not put back: {0}</source><translation>Non remis : {0}</translation></message>
<message><source>Not recorded</source><translation>Non enregistré</translation></message>
<message><source>Not redone: {0}</source><translation>Non rétabli : {0}</translation></message>
<message><source>Not sandboxed: can do anything you can.</source><translation>Hors bac à sable : peut faire tout ce que vous pouvez faire.</translation></message>
<message><source>Not saved. The key is still in the field.</source><translation>Non enregistrée. La clé est toujours dans le champ.</translation></message>
<message><source>Not sent yet.</source><translation>Pas encore envoyé.</translation></message>
<message><source>Not started: review its start command first</source><translation>Non démarré : examinez d’abord sa commande de démarrage</translation></message>
<message><source>Not text.</source><translation>Pas du texte.</translation></message>
<message><source>Not text. Use the hex view.</source><translation>Pas du texte. Utilisez la vue hexadécimale.</translation></message>
<message><source>Not trusted</source><translation>Sans confiance</translation></message>
<message><source>Not undone: {0}</source><translation>Non annulé : {0}</translation></message>
<message><source>Not used in any session.</source><translation>N’est utilisée dans aucune session.</translation></message>
<message><source>Not used: {0}</source><translation>Non utilisé : {0}</translation></message>
<message><source>Not valid JSON.</source><translation>JSON non valide.</translation></message>
<message><source>Not verified: some messages don't match the SHA-256 in {0} ({1}…).</source><translation>Non vérifié : certains messages ne correspondent pas au SHA-256 dans {0} ({1}…).</translation></message>
<message><source>Notes</source><translation>Notes</translation></message>
<message><source>Notes (model)</source><translation>Notes (modèle)</translation></message>
<message><source>Notes (rules)</source><translation>Notes (règles)</translation></message>
<message><source>Notes at the earliest</source><translation>Notes au plus tôt</translation></message>
<message><source>Notes by a model</source><translation>Notes d’un modèle</translation></message>
<message><source>Notes or a handover took this out of the context. It stays readable.</source><translation>Des notes ou une passation l'ont retiré du contexte. Il reste lisible.</translation></message>
<message><source>Notes refined</source><translation>Notes affinées</translation></message>
<message><source>Notes refined {0}: {1}</source><translation>Notes affinées ({0}) : {1}</translation></message>
<message><source>Notes taken {0}: {1}</source><translation>Notes prises ({0}) : {1}</translation></message>
<message><source>Notes were merged and shortened.</source><translation>Les notes ont été fusionnées et raccourcies.</translation></message>
<message><source>Nothing</source><translation>Rien</translation></message>
<message><source>Nothing answers at the provider's address.</source><translation>Rien ne répond à l’adresse du fournisseur.</translation></message>
<message><source>Nothing cached yet</source><translation>Rien dans le cache</translation></message>
<message><source>Nothing changed since.</source><translation>Rien n’a changé depuis.</translation></message>
<message><source>Nothing changed.</source><translation>Rien n’a changé.</translation></message>
<message><source>Nothing changed. A newer version of Helix may be able to read it.</source><translation>Rien n’a changé. Une version plus récente de Helix pourra peut-être la lire.</translation></message>
<message><source>Nothing changed. Check the folder's permissions or choose another data folder.</source><translation>Rien n’a changé. Vérifiez les permissions du dossier ou choisissez un autre dossier de données.</translation></message>
<message><source>Nothing changed. Choose a data folder with a shorter path.</source><translation>Rien n’a changé. Choisissez un dossier de données au chemin plus court.</translation></message>
<message><source>Nothing changed. Choose a data folder with a valid name.</source><translation>Rien n’a changé. Choisissez un dossier de données au nom valide.</translation></message>
<message><source>Nothing changed. Choose a file of the same version, for example from a backup.</source><translation>Rien n’a changé. Choisissez un fichier de la même version, par exemple dans une sauvegarde.</translation></message>
<message><source>Nothing changed. Choose a new or empty folder.</source><translation>Rien n’a changé. Choisissez un dossier nouveau ou vide.</translation></message>
<message><source>Nothing changed. Choose another file.</source><translation>Rien n’a changé. Choisissez un autre fichier.</translation></message>
<message><source>Nothing changed. Choose another folder.</source><translation>Rien n’a changé. Choisissez un autre dossier.</translation></message>
<message><source>Nothing changed. Choose another name, or start an ordinary session.</source><translation>Rien n’a changé. Choisissez un autre nom, ou démarrez une session ordinaire.</translation></message>
<message><source>Nothing changed. Close that program, then reopen the workspace.</source><translation>Rien n’a changé. Fermez ce programme, puis rouvrez l’espace de travail.</translation></message>
<message><source>Nothing changed. Create it without the environment.</source><translation>Rien n’a changé. Créez-le sans l’environnement.</translation></message>
<message><source>Nothing changed. Edit the lines of the newer ones.</source><translation>Rien n'a changé. Modifiez les lignes des plus récentes.</translation></message>
<message><source>Nothing changed. Free disk space, or copy the folder to a larger disk.</source><translation>Rien n’a changé. Libérez de l’espace disque, ou copiez le dossier sur un disque plus grand.</translation></message>
<message><source>Nothing changed. Open this workspace with the newer version.</source><translation>Rien n’a changé. Ouvrez cet espace de travail avec la version plus récente.</translation></message>
<message><source>Nothing changed. Put longer text into a project file.</source><translation>Rien n’a changé. Placez les textes plus longs dans un fichier du projet.</translation></message>
<message><source>Nothing changed. Quit it, or try again when it has ended.</source><translation>Rien n’a changé. Quittez-le, ou réessayez quand il sera terminé.</translation></message>
<message><source>Nothing changed. Reopen this page to try again.</source><translation>Rien n’a changé. Rouvrez cette page pour réessayer.</translation></message>
<message><source>Nothing changed. Restore the workspace from a backup.</source><translation>Rien n’a changé. Restaurez l’espace de travail depuis une sauvegarde.</translation></message>
<message><source>Nothing changed. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>Rien n’a changé. Exécutez `helix-desktop workspace repair`, qui travaille sur une copie.</translation></message>
<message><source>Nothing changed. Shorten the version; the originals keep everything.</source><translation>Rien n’a changé. Raccourcissez la version ; les originaux gardent tout.</translation></message>
<message><source>Nothing changed. Try again when it has ended.</source><translation>Rien n’a changé. Réessayez quand ce sera terminé.</translation></message>
<message><source>Nothing changed. Try again, choose another model, or use rules.</source><translation>Rien n’a changé. Réessayez, choisissez un autre modèle ou utilisez les règles.</translation></message>
<message><source>Nothing changed. Try again, or compact by rules.</source><translation>Rien n’a changé. Réessayez, ou compactez avec des règles.</translation></message>
<message><source>Nothing changed. Try again.</source><translation>Rien n’a changé. Réessayez.</translation></message>
<message><source>Nothing changed. Update Helix to import it.</source><translation>Rien n’a changé. Mettez Helix à jour pour l’importer.</translation></message>
<message><source>Nothing changed. Update Helix to open it.</source><translation>Rien n’a changé. Mettez Helix à jour pour l’ouvrir.</translation></message>
<message><source>Nothing changed. `workspace repair` rebuilds the database from readable data.</source><translation>Rien n’a changé. `workspace repair` reconstruit la base de données à partir des données lisibles.</translation></message>
<message><source>Nothing else changed.</source><translation>Rien d’autre n’a changé.</translation></message>
<message><source>Nothing follows “{text}”.</source><translation>Rien ne suit « {text} ».</translation></message>
<message><source>Nothing here is called {event}.</source><translation>Rien ne s’appelle {event} ici.</translation></message>
<message><source>Nothing here yet. Archive or delete a workspace from its menu.</source><translation>Rien pour l’instant. Archivez ou supprimez un espace de travail depuis son menu.</translation></message>
<message><source>Nothing in any session contains “{0}”.</source><translation>Rien ne contient « {0} » dans aucune session.</translation></message>
<message><source>Nothing in it looks like a secret.</source><translation>Rien n’y ressemble à un secret.</translation></message>
<message><source>Nothing is deleted, and you can undo it at any time, also days later.</source><translation>Rien n’est supprimé, et vous pouvez annuler à tout moment, même des jours plus tard.</translation></message>
<message><source>Nothing is displayed incorrectly.</source><translation>Rien n’est affiché de façon incorrecte.</translation></message>
<message><source>Nothing is erased, and your project files stay as they are.</source><translation>Rien n’est effacé, et les fichiers de votre projet restent tels quels.</translation></message>
<message><source>Nothing is stored in this workspace yet.</source><translation>Rien n’est encore stocké dans cet espace de travail.</translation></message>
<message><source>Nothing is stored yet.</source><translation>Rien n’est encore stocké.</translation></message>
<message><source>Nothing is written to the prompt cache again</source><translation>Rien n’est réécrit dans le cache de prompt</translation></message>
<message><source>Nothing new</source><translation>Rien de nouveau</translation></message>
<message><source>Nothing of this turn is left to undo here.</source><translation>Il ne reste rien de ce tour à annuler ici.</translation></message>
<message><source>Nothing sent yet</source><translation>Pas encore d’envoi</translation></message>
<message><source>Nothing sent yet. This is sent together with your first message.</source><translation>Rien n'a encore été envoyé. Ceci sera envoyé avec votre premier message.</translation></message>
<message><source>Nothing spent yet.</source><translation>Aucune dépense pour l’instant.</translation></message>
<message><source>Nothing to branch from.</source><translation>Rien à partir de quoi créer une branche.</translation></message>
<message><source>Nothing to clean up</source><translation>Rien à nettoyer</translation></message>
<message><source>Nothing to compact right now.</source><translation>Rien à compacter pour le moment.</translation></message>
<message><source>Nothing to compact yet.</source><translation>Rien à compacter pour l’instant.</translation></message>
<message><source>Nothing to continue.</source><translation>Rien à continuer.</translation></message>
<message><source>Nothing to pin.</source><translation>Rien à épingler.</translation></message>
<message><source>Nothing to redo.</source><translation>Rien à rétablir.</translation></message>
<message><source>Nothing to send.</source><translation>Rien à envoyer.</translation></message>
<message><source>Nothing to undo.</source><translation>Rien à annuler.</translation></message>
<message><source>Nothing to undo: the context is the full history.</source><translation>Rien à annuler : le contexte est l’historique complet.</translation></message>
<message><source>Nothing waits for you.</source><translation>Rien ne vous attend.</translation></message>
<message><source>Nothing was compacted.</source><translation>Rien n’a été compacté.</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup, or choose another folder.</source><translation>Rien n’a été créé à sa place. Restaurez-le depuis une sauvegarde, ou choisissez un autre dossier.</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup.</source><translation>Rien n’a été créé à sa place. Restaurez-le depuis une sauvegarde.</translation></message>
<message><source>Nothing was deleted. What was moved is in {place}.</source><translation>Rien n’a été effacé. Ce qui a été déplacé est dans {place}.</translation></message>
<message><source>Nothing was erased. Check the disk, then reopen the workspace.</source><translation>Rien n’a été effacé. Vérifiez le disque, puis rouvrez l’espace de travail.</translation></message>
<message><source>Nothing was erased. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>Rien n’a été effacé. Exécutez `helix-desktop workspace repair`, qui travaille sur une copie.</translation></message>
<message><source>Nothing was erased. `helix-desktop workspace check --deep` lists what is damaged.</source><translation>Rien n’a été effacé. `helix-desktop workspace check --deep` liste ce qui est endommagé.</translation></message>
<message><source>Nothing was exported. Choose another location.</source><translation>Rien n’a été exporté. Choisissez un autre emplacement.</translation></message>
<message><source>Nothing was imported.</source><translation>Rien n’a été importé.</translation></message>
<message><source>Nothing was imported. Choose a folder that Helix Desktop exported.</source><translation>Rien n’a été importé. Choisissez un dossier exporté par Helix Desktop.</translation></message>
<message><source>Nothing was imported. Choose another backup.</source><translation>Rien n’a été importé. Choisissez une autre sauvegarde.</translation></message>
<message><source>Nothing was imported. Helix Desktop doesn't write such sessions.</source><translation>Rien n’a été importé. Helix Desktop n’écrit pas de telles sessions.</translation></message>
<message><source>Nothing was imported. Make it again, then import it.</source><translation>Rien n’a été importé. Refaites-la, puis importez-la.</translation></message>
<message><source>Nothing was imported. Replace the link with the folder itself.</source><translation>Rien n’a été importé. Remplacez le lien par le dossier lui-même.</translation></message>
<message><source>Nothing was imported. Update Helix Desktop.</source><translation>Rien n’a été importé. Mettez Helix Desktop à jour.</translation></message>
<message><source>Nothing was installed.</source><translation>Rien n’a été installé.</translation></message>
<message><source>Nothing was lost: the request only cost more.</source><translation>Rien n’a été perdu : la requête a seulement coûté plus cher.</translation></message>
<message><source>Nothing was merged.</source><translation>Rien n’a été fusionné.</translation></message>
<message><source>Nothing was merged. Let Helix merge {into} into {branch} in this session first.</source><translation>Rien n’a été fusionné. Dans cette session, laissez d’abord Helix fusionner {into} dans {branch}.</translation></message>
<message><source>Nothing was removed. Can't read event {seq} of session {session}, so the entries it uses are unknown ({problem})</source><translation>Rien n’a été supprimé. Impossible de lire l’événement {seq} de la session {session}, donc les entrées qu’il utilise sont inconnues ({problem})</translation></message>
<message><source>Nothing was removed. Run `git branch NAME {commit}` in the project folder first.</source><translation>Rien n’a été supprimé. Exécutez d’abord `git branch NAME {commit}` dans le dossier du projet.</translation></message>
<message><source>Nothing was removed. Run `git worktree unlock` first.</source><translation>Rien n’a été supprimé. Exécutez d’abord `git worktree unlock`.</translation></message>
<message><source>Nothing was saved.</source><translation>Rien n’a été enregistré.</translation></message>
<message><source>Nothing was saved. Choose another location.</source><translation>Rien n’a été enregistré. Choisissez un autre emplacement.</translation></message>
<message><source>Nothing was saved. Free disk space, then try again.</source><translation>Rien n’a été enregistré. Libérez de l’espace disque, puis réessayez.</translation></message>
<message><source>Nothing was saved. Try again.</source><translation>Rien n’a été enregistré. Réessayez.</translation></message>
<message><source>Nothing was sent.</source><translation>Rien n’a été envoyé.</translation></message>
<message><source>Nothing was sent. Use https://, or a server on this computer or network.</source><translation>Rien n’a été envoyé. Utilisez https://, ou un serveur de cet ordinateur ou de votre réseau.</translation></message>
<message><source>Nothing was sent. Use https://, or check where the name leads.</source><translation>Rien n’a été envoyé. Utilisez https://, ou vérifiez où mène ce nom.</translation></message>
<message><source>Nothing was written.</source><translation>Rien n’a été écrit.</translation></message>
<message><source>Nothing was written. A page masks them; a file with the exact history can't.</source><translation>Rien n’a été écrit. Une page les masque ; un fichier avec l’historique exact ne le peut pas.</translation></message>
<message><source>Nothing yet. Write instructions above, or add an AGENTS.md to the project.</source><translation>Rien pour l’instant. Écrivez des instructions ci-dessus, ou ajoutez un AGENTS.md au projet.</translation></message>
<message><source>Notifications</source><translation>Notifications</translation></message>
<message><source>Notify me when</source><translation>Me notifier quand</translation></message>
<message><source>Notify when a call waits for an answer.</source><translation>Notifier quand un appel attend une réponse.</translation></message>
<message><source>Notify when a session finishes.</source><translation>Notifier quand une session se termine.</translation></message>
<message><source>Notify while Helix is in front, too.</source><translation>Notifier aussi quand Helix est au premier plan.</translation></message>
<message><source>Now</source><translation>Maintenant</translation></message>
<message><source>Now open to commands: {0}</source><translation>Maintenant ouvert aux commandes : {0}</translation></message>
<message><source>Now the default in all workspaces. Takes effect with the next request.</source><translation>Modèle par défaut de tous les espaces de travail. Prend effet avec la prochaine requête.</translation></message>
<message><source>Now {0}, after about {1} of {2} tokens</source><translation>Maintenant {0}, ensuite environ {1} sur {2} tokens</translation></message>
<message><source>Numbers count this workspace's own settings.</source><translation>Les nombres comptent les paramètres propres à cet espace de travail.</translation></message>
<message><source>Observational</source><translation>Observational</translation></message>
<message><source>Off</source><translation>Désactivé</translation></message>
<message><source>Off</source><comment>reasoning effort</comment><translation>Désactivé</translation></message>
<message><source>Off for this workspace</source><translation>Désactivé pour cet espace de travail</translation></message>
<message><source>Old outputs</source><translation>Anciennes sorties</translation></message>
<message><source>Old steps become notes here</source><translation>Les anciennes étapes deviennent des notes ici</translation></message>
<message><source>Old steps become notes here at the latest</source><translation>Les anciennes étapes deviennent des notes ici au plus tard</translation></message>
<message><source>Old steps may become notes from here on</source><translation>D’anciennes étapes peuvent devenir des notes dès ici</translation></message>
<message><source>Old steps were shortened to notes by rules, without a model.</source><translation>D’anciennes étapes ont été réduites à des notes par des règles, sans modèle.</translation></message>
<message><source>Older outputs moved to the cache. Each marker recalls one.</source><translation>Les anciennes sorties ont été déplacées dans le cache. Chaque marqueur en rappelle une.</translation></message>
<message><source>Older request</source><translation>Requête plus ancienne</translation></message>
<message><source>Older request ([)</source><translation>Requête plus ancienne ([)</translation></message>
<message><source>Older, unchanged</source><translation>Plus ancien, inchangé</translation></message>
<message><source>Omit the effort, or choose another model.</source><translation>N’indiquez pas d’effort, ou choisissez un autre modèle.</translation></message>
<message><source>On</source><comment>reasoning effort</comment><translation>Activé</translation></message>
<message><source>On disk</source><translation>Sur le disque</translation></message>
<message><source>On price alone, compacting never pays off.</source><translation>Au seul regard du prix, compacter n’est jamais rentable.</translation></message>
<message><source>On the desktop</source><translation>Sur le bureau</translation></message>
<message><source>One change is of 1 to {most} lines, not of {count}.</source><translation>Une modification porte sur 1 à {most} lignes, pas sur {count}.</translation></message>
<message><source>One fact or wish</source><translation>Un fait ou un souhait</translation></message>
<message><source>One invisible character</source><translation>Un caractère invisible</translation></message>
<message><source>One line for each sentence</source><translation>Une ligne par phrase</translation></message>
<message><source>One message can recall up to {0}.</source><translation>Un message peut rappeler jusqu’à {0}.</translation></message>
<message><source>One of context, pinned, cached, compacted, superseded, damaged.</source><translation>Un état parmi context, pinned, cached, compacted, superseded, damaged.</translation></message>
<message><source>Only Bedrock and Vertex AI have a profile or file of credentials.</source><translation>Seuls Bedrock et Vertex AI ont un profil ou un fichier d’identifiants.</translation></message>
<message><source>Only calls, which their results need. Exclude the results instead.</source><translation>Uniquement des appels, dont leurs résultats ont besoin. Excluez plutôt les résultats.</translation></message>
<message><source>Only hooks of the type {kind} run here.</source><translation>Seuls les hooks de type {kind} s’exécutent ici.</translation></message>
<message><source>Only reads. Ends with a plan that you edit, approve, or discard.</source><translation>Lit seulement. Se termine par un plan à modifier, approuver ou abandonner.</translation></message>
<message><source>Only when you compact manually</source><translation>Seulement quand vous compactez à la main</translation></message>
<message><source>Only {0} would fit.</source><translation>Seul ceci tiendrait : {0}.</translation></message>
<message><source>Open</source><translation>Ouvrir</translation></message>
<message><source>Open</source><comment>unfold a row</comment><translation>Ouvrir</translation></message>
<message><source>Open a cache entry first.</source><translation>Ouvrez d’abord une entrée du cache.</translation></message>
<message><source>Open a file…</source><translation>Ouvrir un fichier…</translation></message>
<message><source>Open a folder in the window, or use it with `helix-desktop ask --folder`.</source><translation>Ouvrez un dossier dans la fenêtre, ou utilisez-le avec `helix-desktop ask --folder`.</translation></message>
<message><source>Open as page</source><translation>Ouvrir en page</translation></message>
<message><source>Open file</source><translation>Ouvrir le fichier</translation></message>
<message><source>Open folder</source><translation>Ouvrir le dossier</translation></message>
<message><source>Open folder…</source><translation>Ouvrir un dossier…</translation></message>
<message><source>Open full output in cache</source><translation>Ouvrir la sortie complète dans le cache</translation></message>
<message><source>Open in browser</source><translation>Ouvrir dans le navigateur</translation></message>
<message><source>Open in cache</source><translation>Ouvrir dans le cache</translation></message>
<message><source>Open link</source><translation>Ouvrir le lien</translation></message>
<message><source>Open mail app</source><translation>Ouvrir la messagerie</translation></message>
<message><source>Open or close entry</source><translation>Ouvrir ou fermer l’entrée</translation></message>
<message><source>Open original</source><translation>Ouvrir l’original</translation></message>
<message><source>Open port {0}</source><translation>Ouvrir le port {0}</translation></message>
<message><source>Open that folder as a workspace to work in worktrees.</source><translation>Ouvrez ce dossier comme espace de travail pour travailler avec des worktrees.</translation></message>
<message><source>Open the folder of the main repository as a workspace.</source><translation>Ouvrez le dossier du dépôt principal comme espace de travail.</translation></message>
<message><source>Open the workspace in Helix Desktop first.</source><translation>Ouvrez d’abord l’espace de travail dans Helix Desktop.</translation></message>
<message><source>Open this to commands</source><translation>Ouvrir aux commandes</translation></message>
<message><source>Open {0}</source><translation>Ouvrir {0}</translation></message>
<message><source>Open {0}?</source><translation>Ouvrir {0} ?</translation></message>
<message><source>Opened the folder of {0}.</source><translation>Le dossier de {0} est ouvert.</translation></message>
<message><source>Opening the workspace sets the mark again.</source><translation>L’ouverture de l’espace de travail remet la marque.</translation></message>
<message><source>Opening…</source><translation>Ouverture…</translation></message>
<message><source>Opens the releases page in your browser</source><translation>Ouvre la page des versions dans votre navigateur</translation></message>
<message><source>Opens {0}</source><translation>Ouvre {0}</translation></message>
<message><source>Opens {0} · sandboxed</source><translation>Ouvre {0} · en bac à sable</translation></message>
<message><source>Open…</source><translation>Ouvrir…</translation></message>
<message><source>Or answer in your own words</source><translation>Ou répondez avec vos propres mots</translation></message>
<message><source>Or at</source><translation>Ou à</translation></message>
<message><source>Ordinary file edits need no approval. Commands still ask.</source><translation>Les modifications ordinaires de fichiers ne demandent pas d’approbation. Les commandes, si.</translation></message>
<message><source>Other URL ⌄</source><translation>Autre URL ⌄</translation></message>
<message><source>Other users can enter the folder {home}.</source><translation>D’autres utilisateurs ont accès au dossier {home}.</translation></message>
<message><source>Other values</source><translation>Autres valeurs</translation></message>
<message><source>Others on that network could read and change everything. Use https://, or allow http:// for this host (--allow-http on the command line).</source><translation>D’autres personnes sur ce réseau pourraient tout lire et tout modifier. Utilisez https://, ou autorisez http:// pour cet hôte (--allow-http sur la ligne de commande).</translation></message>
<message><source>Others on the network could read and change everything sent to an http:// server.</source><translation>D’autres personnes sur le réseau pourraient lire et modifier tout ce qui est envoyé à un serveur http://.</translation></message>
<message><source>Out of order.</source><translation>Dans le désordre.</translation></message>
<message><source>Output</source><translation>Sortie</translation></message>
<message><source>Output price, USD per million tokens</source><translation>Prix de sortie, USD par million de tokens</translation></message>
<message><source>Outputs</source><translation>Sorties</translation></message>
<message><source>Outputs cached</source><translation>Sorties mises en cache</translation></message>
<message><source>Outputs larger than this are shortened before they enter the context.</source><translation>Les sorties plus grandes que cela sont raccourcies avant d’entrer dans le contexte.</translation></message>
<message><source>Outputs, messages, and notes</source><translation>Sorties, messages et notes</translation></message>
<message><source>Outside project folder</source><translation>Hors du dossier du projet</translation></message>
<message><source>Over {0} tokens: Helix compacts before sending.</source><translation>Au-delà de {0} tokens : Helix compacte avant l’envoi.</translation></message>
<message><source>Override a model's context window or prices</source><translation>Remplacer la fenêtre de contexte ou les prix d’un modèle</translation></message>
<message><source>Overwrites files so that they can't be restored.</source><translation>Écrase des fichiers sans restauration possible.</translation></message>
<message><source>Paste API key</source><translation>Coller la clé API</translation></message>
<message><source>Paste an API key and wait for the test.</source><translation>Collez une clé API et attendez la fin du test.</translation></message>
<message><source>Paste another client's mcpServers or an install link, or open a file or bundle</source><translation>Collez la liste mcpServers d’un autre client ou un lien d’installation, ou ouvrez un fichier ou un bundle</translation></message>
<message><source>Path of a folder, or choose one</source><translation>Chemin d'un dossier, ou choisissez-en un</translation></message>
<message><source>Paused</source><translation>En pause</translation></message>
<message><source>Paused until you resume it: {why}</source><translation>En pause jusqu’à votre reprise : {why}</translation></message>
<message><source>Paused until {0}</source><translation>En pause jusqu’à {0}</translation></message>
<message><source>Paused until {time}: {why}</source><translation>En pause jusqu’à {time} : {why}</translation></message>
<message numerus="yes"><source>Pays off after {0} requests.</source><extracomment>One: Pays off after {0} request.</extracomment><translation><numerusform>Rentable après {0} requête.</numerusform><numerusform>Rentable après {0} requêtes.</numerusform></translation></message>
<message><source>Peak context</source><translation>Contexte maximal</translation></message>
<message><source>Peak {0}% of context · {1}× cost</source><translation>Pic à {0} % du contexte · coût {1}×</translation></message>
<message><source>Per session, including subagents</source><translation>Par session, sous-agents compris</translation></message>
<message><source>Permissions</source><translation>Permissions</translation></message>
<message><source>Permissions: {0} before, {1} after</source><translation>Permissions : {0} avant, {1} après</translation></message>
<message><source>Picks excerpts, takes notes, names sessions</source><translation>Choisit les extraits, prend les notes, nomme les sessions</translation></message>
<message><source>Pictures aren't searched for secrets. Read the page before you share it.</source><translation>Les images ne sont pas examinées à la recherche de secrets. Relisez la page avant de la partager.</translation></message>
<message><source>Pin</source><translation>Épingler</translation></message>
<message><source>Pin</source><comment>a pinned text</comment><translation>Épingle</translation></message>
<message><source>Pin less, or unpin something else first.</source><translation>Épinglez moins, ou désépinglez d’abord autre chose.</translation></message>
<message><source>Pin or unpin block</source><translation>Épingler ou désépingler le bloc</translation></message>
<message><source>Pin or unpin entry</source><translation>Épingler ou désépingler l’entrée</translation></message>
<message><source>Pin to context</source><translation>Épingler au contexte</translation></message>
<message><source>Pink</source><translation>Rose</translation></message>
<message><source>Pinned</source><translation>Épinglé</translation></message>
<message><source>Pinned blocks would take more than a quarter of every request.</source><translation>Les blocs épinglés prendraient plus d’un quart de chaque requête.</translation></message>
<message><source>Pinned by you</source><translation>Épinglé par vous</translation></message>
<message><source>Pinned by you in turn {0}</source><translation>Épinglé par vous au tour {0}</translation></message>
<message><source>Pinned to context</source><translation>Épinglé au contexte</translation></message>
<message><source>Pinned. Cleanup won't delete this entry.</source><translation>Épinglé. Le nettoyage ne supprimera pas cette entrée.</translation></message>
<message><source>Pinned. Unpin it first.</source><translation>Épinglé. Désépinglez-le d’abord.</translation></message>
<message><source>Pinning changes nothing in the next request</source><translation>Épingler ne change rien à la prochaine requête</translation></message>
<message numerus="yes"><source>Pinning writes about {0} tokens to the prompt cache again</source><extracomment>One: Pinning writes about {0} token to the prompt cache again</extracomment><translation><numerusform>Épingler réécrit environ {0} token dans le cache de prompt</numerusform><numerusform>Épingler réécrit environ {0} tokens dans le cache de prompt</numerusform></translation></message>
<message><source>Plan</source><translation>Plan</translation></message>
<message><source>Play a sound</source><translation>Jouer un son</translation></message>
<message><source>Play a sound with notifications on the desktop.</source><translation>Jouer un son avec les notifications du bureau.</translation></message>
<message><source>Policy file</source><translation>Fichier de stratégie</translation></message>
<message><source>Policy lab</source><translation>Labo de stratégies</translation></message>
<message><source>Policy not used: {why}</source><translation>Stratégie non utilisée : {why}</translation></message>
<message><source>Policy of subagents: the conversation's, or a preset of their own.</source><translation>Stratégie des sous-agents : celle de la conversation, ou un préréglage qui leur est propre.</translation></message>
<message><source>Port {0} of the command, at this address of your computer until it ends</source><translation>Port {0} de la commande, à cette adresse de votre ordinateur tant qu’elle tourne</translation></message>
<message><source>Possible letters: i m s x.</source><translation>Lettres possibles : i m s x.</translation></message>
<message><source>Possible values: {known}.</source><translation>Valeurs possibles : {known}.</translation></message>
<message><source>Possible values: {low} to {high}.</source><translation>Valeurs possibles : de {low} à {high}.</translation></message>
<message><source>Practice model</source><translation>Modèle de démo</translation></message>
<message><source>Press keys…</source><translation>Tapez les touches…</translation></message>
<message><source>Preview</source><translation>Aperçu</translation></message>
<message><source>Preview kept</source><translation>Aperçu gardé</translation></message>
<message><source>Preview of a large output</source><translation>Aperçu d’une grande sortie</translation></message>
<message><source>Preview while Helix chooses what to keep</source><translation>Aperçu pendant que Helix choisit ce qui reste</translation></message>
<message><source>Preview, as no choice could be used</source><translation>Aperçu, faute de choix utilisable</translation></message>
<message><source>Preview, as there is no excerpt</source><translation>Aperçu, faute d'extrait</translation></message>
<message><source>Preview, chosen by Helix</source><translation>Aperçu, choisi par Helix</translation></message>
<message><source>Preview, chosen by you</source><translation>Aperçu, choisi par vous</translation></message>
<message><source>Previous (Enter)</source><translation>Précédent (Entrée)</translation></message>
<message><source>Previous change</source><translation>Modification précédente</translation></message>
<message><source>Previous entry (↑)</source><translation>Entrée précédente (↑)</translation></message>
<message><source>Previous line (Alt+Up)</source><translation>Ligne précédente (Alt+Haut)</translation></message>
<message><source>Previous match (Shift+Enter)</source><translation>Résultat précédent (Maj+Entrée)</translation></message>
<message><source>Previous turn, unchanged</source><translation>Tour précédent, inchangé</translation></message>
<message numerus="yes"><source>Price unknown for {0} calls</source><extracomment>One: Price unknown for {0} call</extracomment><translation><numerusform>Prix inconnu pour {0} appel</numerusform><numerusform>Prix inconnu pour {0} appels</numerusform></translation></message>
<message><source>Price unknown, so Helix can't say when compacting pays off.</source><translation>Prix inconnu, donc Helix ne peut pas dire quand le compactage est rentable.</translation></message>
<message><source>Price: {0}</source><translation>Prix : {0}</translation></message>
<message><source>Private host</source><translation>Hôte privé</translation></message>
<message><source>Private hosts</source><translation>Hôtes privés</translation></message>
<message><source>Private hosts for http://, separated by spaces</source><translation>Hôtes privés pour http://, séparés par des espaces</translation></message>
<message><source>Private hosts that may be reached by http://, separated by spaces.</source><translation>Hôtes privés joignables par http://, séparés par des espaces.</translation></message>
<message><source>Process {pid} has this workspace open and isn't responding.</source><translation>Le processus {pid} a ouvert cet espace de travail et ne répond pas.</translation></message>
<message><source>Process {pid}, another version of Helix, has this workspace open.</source><translation>Le processus {pid}, une autre version de Helix, a ouvert cet espace de travail.</translation></message>
<message><source>Programs</source><translation>Programmes</translation></message>
<message><source>Programs or agents act upon {names}. Instructions among them aren't used until you choose to use them in Settings › Instructions.</source><translation>Des programmes ou des agents obéissent à {names}. Les instructions parmi eux ne sont pas utilisées tant que vous ne le choisissez pas dans Paramètres › Instructions.</translation></message>
<message><source>Programs that exchange datagrams over sockets with a path don't work; programs that connect to each other do.</source><translation>Les programmes qui échangent des datagrammes par des sockets avec un chemin ne fonctionnent pas ; ceux qui se connectent entre eux fonctionnent.</translation></message>
<message><source>Programs that talk to each other over sockets with a path don't work on this system.</source><translation>Les programmes qui se connectent entre eux par des sockets avec un chemin ne fonctionnent pas sur ce système.</translation></message>
<message><source>Project Background</source><translation>Contexte du projet</translation></message>
<message><source>Project instructions</source><translation>Instructions du projet</translation></message>
<message><source>Project instructions and your “Always” rules apply</source><translation>Les instructions du projet et vos règles « Toujours » s’appliquent</translation></message>
<message><source>Project instructions are ignored; every command and change asks</source><translation>Les instructions du projet sont ignorées ; tout est soumis à approbation</translation></message>
<message><source>Prompt cache breaks</source><translation>Ruptures du cache</translation></message>
<message><source>Prompt cache expired</source><translation>Cache de prompt expiré</translation></message>
<message><source>Prompt cache missed</source><translation>Cache de prompt manqué</translation></message>
<message><source>Prompt cache until {0} ({1})</source><translation>Cache de prompt jusqu’à {0} ({1})</translation></message>
<message><source>Protocol</source><translation>Protocole</translation></message>
<message><source>Providers</source><translation>Fournisseurs</translation></message>
<message><source>Providers and keys</source><translation>Fournisseurs et clés</translation></message>
<message><source>Publishes a package.</source><translation>Publie un paquet.</translation></message>
<message><source>Publishes commits to another place.</source><translation>Publie des commits ailleurs.</translation></message>
<message><source>Put / between folders; choose a plain name.</source><translation>Mettez / entre les dossiers ; choisissez un nom simple.</translation></message>
<message><source>Put a {sign} where it ends.</source><translation>Mettez un {sign} là où cela se termine.</translation></message>
<message><source>Put back</source><translation>Remettre</translation></message>
<message><source>Put back: {0}</source><translation>Remis en place : {0}</translation></message>
<message><source>Put messages and arguments of tools into traces.</source><translation>Mettre les messages et les arguments des outils dans les traces.</translation></message>
<message><source>Put the key into a header.</source><translation>Placez la clé dans un en-tête.</translation></message>
<message><source>Put the secrets into one folder, into version control or elsewhere; or choose a smaller folder as the project folder.</source><translation>Placez les secrets dans un seul dossier, dans le contrôle de version ou ailleurs ; ou choisissez un dossier plus petit comme dossier du projet.</translation></message>
<message><source>Put what it leads to in its place.</source><translation>Mettez à sa place ce vers quoi il mène.</translation></message>
<message><source>Query parameters</source><translation>Paramètres d’URL</translation></message>
<message><source>Questions</source><translation>Questions</translation></message>
<message><source>Questions that nobody answers</source><translation>Questions auxquelles personne ne répond</translation></message>
<message><source>Queue</source><translation>Mettre en attente</translation></message>
<message><source>Queue: the agent goes on, and the question waits until the turn ends</source><translation>Mettre en attente : l’agent continue, et la question attend la fin du tour</translation></message>
<message><source>Queued messages</source><translation>Messages en file d’attente</translation></message>
<message><source>Queued since {0}: the agent goes on</source><translation>En attente depuis {0} : l’agent continue</translation></message>
<message><source>Quick check of the index, or every byte</source><translation>Contrôle rapide de l’index, ou chaque octet</translation></message>
<message><source>Quit</source><translation>Quitter</translation></message>
<message><source>Quit without applying your changes?</source><translation>Quitter sans appliquer vos modifications ?</translation></message>
<message><source>Quitting discards what you edited but did not apply: {0}.</source><translation>Quitter supprime ce que vous avez modifié sans l’appliquer : {0}.</translation></message>
<message><source>Reached through Helix's proxy. Private hosts need a port</source><translation>Atteints par le proxy de Helix. Les hôtes privés ont besoin d’un port</translation></message>
<message><source>Reaches the whole network or nothing. Single hosts can't be allowed.</source><translation>Atteint tout le réseau ou rien. Des hôtes précis ne peuvent pas être autorisés.</translation></message>
<message><source>Reaches {host}: data can be sent there.</source><translation>Atteint {host} : des données peuvent y être envoyées.</translation></message>
<message><source>Read further</source><translation>Lire la suite</translation></message>
<message><source>Read it again first.</source><translation>Relisez-le d’abord.</translation></message>
<message><source>Read the file again: there, each of them has its own mark.</source><translation>Relisez le fichier : chacun y a sa propre marque.</translation></message>
<message><source>Readable folders</source><translation>Dossiers lisibles</translation></message>
<message><source>Reading all sessions first. Nothing has been deleted.</source><translation>Toutes les sessions sont d’abord lues. Rien n’a été supprimé.</translation></message>
<message><source>Reading models…</source><translation>Lecture des modèles…</translation></message>
<message><source>Reading sessions of {0}…</source><translation>Lecture des sessions de {0}…</translation></message>
<message><source>Reading sessions…</source><translation>Lecture des sessions…</translation></message>
<message><source>Reading, in percent</source><translation>Lecture, en pourcentage</translation></message>
<message><source>Reading…</source><translation>Lecture…</translation></message>
<message><source>Reads the system and your toolchains, but nothing else in home folders or on other disks.</source><translation>Lit le système et vos chaînes d’outils, mais rien d’autre dans les dossiers personnels ni sur d’autres disques.</translation></message>
<message><source>Ready</source><translation>Prêt</translation></message>
<message><source>Reason</source><translation>Raison</translation></message>
<message><source>Reasoning budget</source><translation>Budget de raisonnement</translation></message>
<message><source>Reasoning effort</source><translation>Effort de raisonnement</translation></message>
<message><source>Reasoning effort from here on: {0}</source><translation>Effort de raisonnement à partir d’ici : {0}</translation></message>
<message><source>Reasoning effort: {0}</source><translation>Effort de raisonnement : {0}</translation></message>
<message><source>Recall</source><translation>Rappeler</translation></message>
<message><source>Recall   {0}</source><translation>Rappeler   {0}</translation></message>
<message><source>Recall into next message</source><translation>Rappeler dans le prochain message</translation></message>
<message><source>Recall it into your next message, or undo the handover first.</source><translation>Rappelez-le dans votre prochain message, ou annulez d’abord la passation.</translation></message>
<message><source>Recall matches</source><translation>Rappeler les résultats</translation></message>
<message><source>Recall matches in {0}</source><translation>Rappeler les résultats ({0})</translation></message>
<message><source>Recall {0}</source><translation>Rappeler {0}</translation></message>
<message><source>Recall {0} into next message</source><translation>Rappeler {0} dans le prochain message</translation></message>
<message><source>Recall {0} of {1}</source><translation>Rappeler {0} sur {1}</translation></message>
<message><source>Recalled</source><translation>Rappels</translation></message>
<message><source>Recalls</source><translation>Rappels</translation></message>
<message><source>Recent</source><translation>Récents</translation></message>
<message><source>Recent cache entries</source><translation>Entrées récentes du cache</translation></message>
<message><source>Recent references</source><translation>Références récentes</translation></message>
<message><source>Recent workspaces</source><translation>Espaces récents</translation></message>
<message><source>Record the requests that agents of other programs send to their models.</source><translation>Enregistrer les requêtes que les agents d’autres programmes envoient à leurs modèles.</translation></message>
<message><source>Record their requests</source><translation>Enregistrer leurs requêtes</translation></message>
<message><source>Red</source><translation>Rouge</translation></message>
<message><source>Redo</source><translation>Rétablir</translation></message>
<message><source>Redo compaction</source><translation>Rétablir le compactage</translation></message>
<message><source>Redo this change</source><translation>Rétablir cette modification</translation></message>
<message><source>Redo what the rewind took back</source><translation>Rétablir ce que le retour a annulé</translation></message>
<message><source>Redo: {0}</source><translation>Rétablissement : {0}</translation></message>
<message><source>Redone</source><translation>Rétabli</translation></message>
<message><source>Redone: {0}</source><translation>Rétabli : {0}</translation></message>
<message><source>Reduced</source><translation>Réduites</translation></message>
<message><source>Reduced turns off sliding and fading</source><translation>Réduites : sans glissements ni fondus</translation></message>
<message><source>References</source><translation>Références</translation></message>
<message><source>Refining notes</source><translation>Affinage des notes</translation></message>
<message><source>Refresh models</source><translation>Actualiser les modèles</translation></message>
<message><source>Refs</source><translation>Réf.</translation></message>
<message><source>Reinstall Helix Desktop.</source><translation>Réinstallez Helix Desktop.</translation></message>
<message><source>Reject</source><translation>Rejeter</translation></message>
<message><source>Rejected. Helix asks each time and won't suggest it again.</source><translation>Rejeté. Helix demande chaque fois et ne le proposera plus.</translation></message>
<message><source>Remove</source><translation>Supprimer</translation></message>
<message><source>Remove (Delete)</source><translation>Retirer (Suppr)</translation></message>
<message><source>Remove all steps</source><translation>Supprimer les étapes</translation></message>
<message><source>Remove images until the message fits.</source><translation>Retirez des images jusqu’à ce que le message tienne.</translation></message>
<message><source>Remove it from the URL. Keys belong in the system keyring.</source><translation>Retirez-le de l’URL. Les clés vont dans le trousseau du système.</translation></message>
<message><source>Remove one first.</source><translation>Supprimez-en un d’abord.</translation></message>
<message><source>Remove one.</source><translation>Supprimez-en une.</translation></message>
<message><source>Remove provider</source><translation>Retirer le fournisseur</translation></message>
<message><source>Remove some in Settings › Permissions.</source><translation>Supprimez-en dans Paramètres › Permissions.</translation></message>
<message><source>Remove some.</source><translation>Supprimez-en.</translation></message>
<message><source>Remove the names of these commits?</source><translation>Supprimer les noms de ces commits ?</translation></message>
<message><source>Remove the worktree {0}?</source><translation>Supprimer le worktree {0} ?</translation></message>
<message><source>Remove this field.</source><translation>Supprimez ce champ.</translation></message>
<message><source>Remove this header, or set that the provider needs no key.</source><translation>Supprimez cet en-tête, ou indiquez que le fournisseur n’a pas besoin de clé.</translation></message>
<message><source>Remove this header.</source><translation>Supprimez cet en-tête.</translation></message>
<message><source>Remove worktree…</source><translation>Supprimer le worktree…</translation></message>
<message><source>Removed</source><translation>Supprimé</translation></message>
<message><source>Removed</source><comment>a rule</comment><translation>Supprimée</translation></message>
<message><source>Removed since request {0}</source><translation>Retiré depuis la requête {0}</translation></message>
<message><source>Removed. Earlier versions still have it.</source><translation>Supprimée. Les versions antérieures l’ont encore.</translation></message>
<message><source>Rename</source><translation>Renommer</translation></message>
<message><source>Rename and color</source><translation>Nom et couleur</translation></message>
<message><source>Rename and color…</source><translation>Nom et couleur…</translation></message>
<message><source>Rename session</source><translation>Renommer la session</translation></message>
<message><source>Rename session…</source><translation>Renommer la session…</translation></message>
<message><source>Rename the folder or choose another one.</source><translation>Renommez le dossier ou choisissez-en un autre.</translation></message>
<message><source>Rename…</source><translation>Renommer…</translation></message>
<message><source>Reopen the last workspace</source><translation>Rouvrir le dernier espace de travail</translation></message>
<message><source>Reopen the last workspace at startup.</source><translation>Rouvrir le dernier espace de travail au démarrage.</translation></message>
<message><source>Reopen the workspace and try again.</source><translation>Rouvrez l’espace de travail et réessayez.</translation></message>
<message><source>Reopen the workspace to continue.</source><translation>Rouvrez l’espace de travail pour continuer.</translation></message>
<message><source>Repair or move the file.</source><translation>Réparez ou déplacez le fichier.</translation></message>
<message><source>Repairing {folder} needs {needed} of free disk space, but only {free} is free.</source><translation>Réparer {folder} nécessite {needed} d’espace disque libre, mais il n’y en a que {free}.</translation></message>
<message><source>Replace or remove lines.</source><translation>Remplacez ou supprimez des lignes.</translation></message>
<message><source>Replaces or deletes commits that were pushed.</source><translation>Remplace ou supprime des commits déjà poussés.</translation></message>
<message><source>Replay in the lab</source><translation>Rejouer dans le laboratoire</translation></message>
<message><source>Replay them into two folders.</source><translation>Rejouez-les dans deux dossiers.</translation></message>
<message><source>Replaying {0}: {1} of {2}</source><translation>Rejeu de {0} : {1} sur {2}</translation></message>
<message><source>Replaying {0}…</source><translation>Rejeu de {0}…</translation></message>
<message><source>Replaying…</source><translation>Rejeu…</translation></message>
<message><source>Replays of recorded sessions; cost relative to compacting only at 85%</source><translation>Sessions enregistrées rejouées ; coût relatif à un compactage à 85 % seulement</translation></message>
<message><source>Replays on a cluster need Dask, which is not installed.</source><translation>Rejouer des sessions sur un cluster nécessite Dask, qui n’est pas installé.</translation></message>
<message><source>Request</source><translation>Requête</translation></message>
<message><source>Request copied block by block. The exact bytes weren't recorded.</source><translation>Requête copiée bloc par bloc. Les octets exacts n’ont pas été enregistrés.</translation></message>
<message><source>Request copied.</source><translation>Requête copiée.</translation></message>
<message><source>Request cost</source><translation>Coût de la requête</translation></message>
<message><source>Request {0}</source><translation>Requête {0}</translation></message>
<message><source>Request {0} of {1}</source><translation>Requête {0} sur {1}</translation></message>
<message><source>Request {0} of {1} · sent {2} · {3} tokens</source><translation>Requête {0} sur {1} · envoi {2} · {3} tokens</translation></message>
<message><source>Requested by a command</source><translation>Demandé par une commande</translation></message>
<message><source>Requests</source><translation>Requêtes</translation></message>
<message><source>Requests in this session</source><translation>Requêtes de cette session</translation></message>
<message><source>Requests in this session appear here.</source><translation>Les requêtes de cette session apparaissent ici.</translation></message>
<message numerus="yes"><source>Requests {1}</source><extracomment>One: Request {1}</extracomment><translation><numerusform>Requête {1}</numerusform><numerusform>Requêtes {1}</numerusform></translation></message>
<message><source>Required arguments are missing:</source><translation>Des arguments obligatoires manquent :</translation></message>
<message><source>Required.</source><translation>Obligatoire.</translation></message>
<message><source>Requires a key</source><translation>Nécessite une clé</translation></message>
<message><source>Reserved for reply</source><translation>Réservé à la réponse</translation></message>
<message numerus="yes"><source>Reserved for the reply: {0} tokens</source><extracomment>One: Reserved for the reply: {0} token</extracomment><translation><numerusform>Réservé à la réponse : {0} token</numerusform><numerusform>Réservé à la réponse : {0} tokens</numerusform></translation></message>
<message><source>Reset</source><translation>Réinitialiser</translation></message>
<message><source>Reset to defaults</source><translation>Valeurs par défaut</translation></message>
<message><source>Reset to the built-in values.</source><translation>Rétablir les valeurs intégrées.</translation></message>
<message><source>Reset to {0}</source><translation>Rétablir {0}</translation></message>
<message><source>Resources of {0}</source><translation>Ressources de {0}</translation></message>
<message><source>Restart</source><translation>Redémarrer</translation></message>
<message><source>Restart Helix to use the sandbox.</source><translation>Redémarrez Helix pour utiliser le bac à sable.</translation></message>
<message><source>Restart it, or allow it more time, in Settings › MCP servers.</source><translation>Redémarrez-le ou accordez-lui plus de temps dans Réglages › Serveurs MCP.</translation></message>
<message><source>Restart normally</source><translation>Redémarrer normalement</translation></message>
<message><source>Restore</source><translation>Restaurer</translation></message>
<message><source>Restore as new version</source><translation>Restaurer la version</translation></message>
<message><source>Restore file</source><translation>Restaurer le fichier</translation></message>
<message><source>Restore from file…</source><translation>Restaurer depuis un fichier…</translation></message>
<message><source>Restore the whole file.</source><translation>Restaurez le fichier entier.</translation></message>
<message><source>Restored and verified.</source><translation>Restauré et vérifié.</translation></message>
<message><source>Restored {0}</source><translation>Restauré : {0}</translation></message>
<message><source>Restored. Takes effect with the next turn.</source><translation>Restauré. Prend effet avec le prochain tour.</translation></message>
<message><source>Results</source><translation>Résultats</translation></message>
<message><source>Resume</source><translation>Reprendre</translation></message>
<message><source>Resume at</source><translation>Reprendre à</translation></message>
<message><source>Resume at this time</source><translation>Reprendre à cette heure</translation></message>
<message><source>Resume at…</source><translation>Reprendre à…</translation></message>
<message><source>Resume now</source><translation>Reprendre maintenant</translation></message>
<message><source>Resume. A running command was cut off.</source><translation>Reprendre. Une commande en cours a été coupée.</translation></message>
<message><source>Resuming costs about {cost} more, since the prompt cache has ended by then.</source><translation>Reprendre coûte environ {cost} de plus, car le cache de prompt aura expiré d’ici là.</translation></message>
<message><source>Retry in new branch</source><translation>Réessayer dans une branche</translation></message>
<message><source>Retry now</source><translation>Réessayer</translation></message>
<message><source>Retrying in {0} s · attempt {1}</source><translation>Nouvel essai dans {0} s · tentative {1}</translation></message>
<message><source>Retrying in {0} · attempt {1}</source><translation>Nouvel essai dans {0} · tentative {1}</translation></message>
<message><source>Retrying · attempt {0}</source><translation>Nouvel essai · tentative {0}</translation></message>
<message><source>Review before use</source><translation>Examiner avant utilisation</translation></message>
<message><source>Review it again.</source><translation>Vérifiez-le à nouveau.</translation></message>
<message><source>Review {0}</source><translation>Examiner {0}</translation></message>
<message><source>Rewind</source><translation>Retour en arrière</translation></message>
<message><source>Rewind in new branch</source><translation>Revenir dans une nouvelle branche</translation></message>
<message><source>Rewind in place.</source><translation>Revenez en arrière dans la session elle-même.</translation></message>
<message><source>Rewind taken back</source><translation>Retour annulé</translation></message>
<message><source>Rewind this session</source><translation>Revenir dans cette session</translation></message>
<message><source>Rewind to here</source><translation>Revenir jusqu’ici</translation></message>
<message><source>Rewind to here…</source><translation>Revenir jusqu’ici…</translation></message>
<message><source>Rewound</source><translation>Retour en arrière</translation></message>
<message><source>Rewrite with…</source><translation>Réécrire avec…</translation></message>
<message><source>Role of this subagent</source><translation>Ce qu'est ce sous-agent</translation></message>
<message><source>Rule added.</source><translation>Règle ajoutée.</translation></message>
<message><source>Rules</source><translation>Règles</translation></message>
<message><source>Run `aws configure`, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or add the provider with a key.</source><translation>Exécutez `aws configure`, définissez AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY, ou ajoutez le fournisseur avec une clé.</translation></message>
<message><source>Run `gcloud auth application-default login`, or name the file of a service account.</source><translation>Exécutez `gcloud auth application-default login`, ou indiquez le fichier d’un compte de service.</translation></message>
<message><source>Run `git init` there first.</source><translation>Exécutez-y d’abord `git init`.</translation></message>
<message><source>Run `git pack-refs --all` yourself.</source><translation>Exécutez `git pack-refs --all` vous-même.</translation></message>
<message><source>Run `helix-desktop workspace check`, or delete that session if you no longer need it.</source><translation>Exécutez `helix-desktop workspace check`, ou supprimez cette session si vous n’en avez plus besoin.</translation></message>
<message><source>Run `helix-desktop workspace check`.</source><translation>Exécutez `helix-desktop workspace check`.</translation></message>
<message><source>Run it in a terminal to see why.</source><translation>Exécutez-la dans un terminal pour en voir la cause.</translation></message>
<message><source>Run this instead</source><translation>Exécuter ceci à la place</translation></message>
<message><source>Running commands</source><translation>Commandes en cours</translation></message>
<message><source>Running commands and open steps of this session</source><translation>Commandes en cours et étapes à faire de cette session</translation></message>
<message><source>Running · {0}</source><translation>En cours · {0}</translation></message>
<message><source>Running: {running}.</source><translation>En cours : {running}.</translation></message>
<message><source>Runs automatically at {0}.</source><translation>Exécution automatique à {0}.</translation></message>
<message><source>Runs in the background until it ends or someone stops it.</source><translation>Tourne en arrière-plan jusqu’à sa fin ou jusqu’à ce que quelqu’un l’arrête.</translation></message>
<message><source>Runs its commands outside Helix's sandbox.</source><translation>Exécute ses commandes hors du bac à sable de Helix.</translation></message>
<message><source>SESSIONS</source><translation>SESSIONS</translation></message>
<message><source>SHA-256</source><translation>SHA-256</translation></message>
<message><source>SHA-256 {0} recorded</source><translation>SHA-256 {0} enregistré</translation></message>
<message><source>SHA-256 {0} {1}</source><translation>SHA-256 {0} {1}</translation></message>
<message><source>Safe mode: Helix quit unexpectedly twice at startup. MCP servers are off, no workspace is open, and settings are at their defaults. Your data is unchanged.</source><translation>Mode sans échec : Helix s’est arrêté deux fois de façon inattendue au démarrage. Les serveurs MCP sont désactivés, aucun espace de travail n’est ouvert et les paramètres ont leurs valeurs par défaut. Vos données sont inchangées.</translation></message>
<message><source>Same as folder</source><translation>Comme le dossier</translation></message>
<message><source>Same as {0}</source><translation>Comme {0}</translation></message>
<message><source>Same text as {name}.</source><translation>Même texte que {name}.</translation></message>
<message><source>Sandbox</source><translation>Bac à sable</translation></message>
<message><source>Sandbox commands on macOS with Seatbelt, which was never run on a Mac yet.</source><translation>Exécuter les commandes en bac à sable sous macOS avec Seatbelt, jamais encore lancé sur un Mac.</translation></message>
<message><source>Sandbox for commands (experimental)</source><translation>Bac à sable des commandes (expérimental)</translation></message>
<message><source>Sandboxed</source><translation>En bac à sable</translation></message>
<message><source>Sandboxed auto</source><translation>Auto en bac à sable</translation></message>
<message><source>Sandboxed commands and ordinary file edits need no approval. Allowed hosts are in reach.</source><translation>Les commandes en bac à sable et les modifications ordinaires de fichiers ne demandent pas d’approbation. Les hôtes autorisés sont accessibles.</translation></message>
<message><source>Sandboxed with Seatbelt, which is new in Helix: can write only in the project folder and the workspace's own home folder, and can't read yours.</source><translation>En bac à sable avec Seatbelt, nouveau dans Helix : écrit seulement dans le dossier du projet et dans le dossier personnel propre à l’espace de travail, et ne peut pas lire le vôtre.</translation></message>
<message><source>Sandboxed with bubblewrap</source><translation>En bac à sable avec bubblewrap</translation></message>
<message><source>Sandboxed: can write only in the project folder and the workspace's own home folder, and can't see yours.</source><translation>En bac à sable : écrit seulement dans le dossier du projet et dans le dossier personnel propre à l’espace de travail, et ne voit pas le vôtre.</translation></message>
<message><source>Sandboxes are available on Linux only.</source><translation>Les bacs à sable n’existent que sous Linux.</translation></message>
<message><source>Save</source><translation>Enregistrer</translation></message>
<message><source>Save a copy</source><translation>Enregistrer une copie</translation></message>
<message><source>Save anyway</source><translation>Enregistrer quand même</translation></message>
<message><source>Save as new version</source><translation>Enregistrer la version</translation></message>
<message><source>Save as…</source><translation>Enregistrer sous…</translation></message>
<message><source>Save code</source><translation>Enregistrer le code</translation></message>
<message><source>Save code as…</source><translation>Enregistrer le code…</translation></message>
<message><source>Save it as a file in the project and ask Helix to read it.</source><translation>Enregistrez-le dans un fichier du projet et demandez à Helix de le lire.</translation></message>
<message><source>Save it with `helix-desktop server secret {server} {name}`.</source><translation>Enregistrez-le avec `helix-desktop server secret {server} {name}`.</translation></message>
<message><source>Save its token as the secret Authorization.</source><translation>Enregistrez son jeton comme secret Authorization.</translation></message>
<message><source>Save page</source><translation>Enregistrer la page</translation></message>
<message><source>Save page…</source><translation>Enregistrer la page…</translation></message>
<message><source>Save readable part</source><translation>Enregistrer la partie lisible</translation></message>
<message><source>Save readable part…</source><translation>Enregistrer la partie lisible…</translation></message>
<message><source>Saved</source><translation>Économisé</translation></message>
<message><source>Saved in {0}</source><translation>Enregistré dans {0}</translation></message>
<message><source>Saved in {0} ✓</source><translation>Enregistrée dans {0} ✓</translation></message>
<message><source>Saved to {0}.</source><translation>Enregistré dans {0}.</translation></message>
<message><source>Saved to {0}. The {1} missing bytes are marked.</source><translation>Enregistré dans {0}. Les {1} octets manquants sont marqués.</translation></message>
<message><source>Saved. Takes effect with the next request.</source><translation>Enregistré. Prend effet avec la prochaine requête.</translation></message>
<message><source>Saved. Takes effect with the next turn.</source><translation>Enregistré. Prend effet avec le prochain tour.</translation></message>
<message><source>Saved: {0}</source><translation>Enregistré : {0}</translation></message>
<message><source>Saves about {0} on the next request after that</source><translation>Économise environ {0} sur la requête suivante après cela</translation></message>
<message><source>Scale down</source><translation>Réduire</translation></message>
<message><source>Scale down or remove the oversized image first.</source><translation>Réduisez ou retirez d’abord l’image trop grande.</translation></message>
<message><source>Scales the whole window, also by keys (Settings › Shortcuts)</source><translation>Agrandit ou réduit toute la fenêtre, aussi au clavier (Paramètres › Raccourcis)</translation></message>
<message><source>Search</source><translation>Rechercher</translation></message>
<message><source>Search actions, sessions, files, and cache</source><translation>Rechercher actions, sessions, fichiers et cache</translation></message>
<message><source>Search all sessions</source><translation>Rechercher dans toutes les sessions</translation></message>
<message><source>Search all sessions for “{0}”</source><translation>Rechercher « {0} » dans toutes les sessions</translation></message>
<message><source>Search everything</source><translation>Rechercher partout</translation></message>
<message><source>Search may not find this entry.</source><translation>La recherche peut ne pas trouver cette entrée.</translation></message>
<message><source>Search models</source><translation>Rechercher des modèles</translation></message>
<message><source>Search past requests</source><translation>Rechercher dans les requêtes passées</translation></message>
<message><source>Search past requests…</source><translation>Rechercher dans les requêtes passées…</translation></message>
<message><source>Search settings</source><translation>Rechercher dans les paramètres</translation></message>
<message numerus="yes"><source>Search stopped after {count} entries.</source><extracomment>One: Search stopped after {count} entry.</extracomment><translation><numerusform>Recherche arrêtée après {count} entrée.</numerusform><numerusform>Recherche arrêtée après {count} entrées.</numerusform></translation></message>
<message><source>Search the text first</source><translation>Cherchez d’abord dans le texte</translation></message>
<message><source>Search, or type provider/model</source><translation>Rechercher, ou taper fournisseur/modèle</translation></message>
<message><source>Searching all sessions…</source><translation>Recherche dans toutes les sessions…</translation></message>
<message><source>Searching the project's files for secrets…</source><translation>Recherche de secrets dans les fichiers du projet…</translation></message>
<message><source>Searching…</source><translation>Recherche…</translation></message>
<message><source>Seatbelt of macOS. Nobody has used it with Helix yet; without it, Helix asks before each command. Takes effect after a restart</source><translation>Seatbelt de macOS. Personne ne l’a encore utilisé avec Helix ; sans lui, Helix demande avant chaque commande. Prend effet après un redémarrage</translation></message>
<message><source>Seconds after which a call that reports nothing is canceled</source><translation>Secondes après lesquelles un appel qui ne signale rien est annulé</translation></message>
<message><source>Secrets are stored in the keyring.</source><translation>Les secrets sont conservés dans le trousseau.</translation></message>
<message><source>See Settings › Sandbox, or Settings › Permissions for how to get one.</source><translation>Voir Paramètres › Bac à sable. Paramètres › Permissions explique comment en obtenir un.</translation></message>
<message><source>Select a block first.</source><translation>Sélectionnez d’abord un bloc.</translation></message>
<message><source>Select a file to see its changes line by line.</source><translation>Sélectionnez un fichier pour voir ses modifications ligne par ligne.</translation></message>
<message><source>Select all</source><translation>Tout sélectionner</translation></message>
<message><source>Select lines in the text first</source><translation>Sélectionnez d’abord des lignes du texte</translation></message>
<message><source>Selected message</source><translation>Message sélectionné</translation></message>
<message><source>Send</source><translation>Envoyer</translation></message>
<message><source>Send (Enter)</source><translation>Envoyer (Entrée)</translation></message>
<message><source>Send /{0} as a message?</source><translation>Envoyer /{0} comme message ?</translation></message>
<message><source>Send a message in the window to look at it, or run `helix-desktop guest approve {id}`.</source><translation>Envoyez un message dans la fenêtre pour l’examiner, ou exécutez `helix-desktop guest approve {id}`.</translation></message>
<message><source>Send a message that helps, or choose another model.</source><translation>Envoyez un message qui l’aide ou choisissez un autre modèle.</translation></message>
<message><source>Send a message that reads or searches files to fill the cache.</source><translation>Envoyez un message qui lit ou cherche des fichiers pour remplir le cache.</translation></message>
<message><source>Send a message to start a session.</source><translation>Envoyez un message pour commencer une session.</translation></message>
<message><source>Send a message.</source><translation>Envoyez un message.</translation></message>
<message><source>Send a test</source><translation>Envoyer un test</translation></message>
<message><source>Send again</source><translation>Renvoyer</translation></message>
<message><source>Send again or choose another model.</source><translation>Renvoyez le message ou choisissez un autre modèle.</translation></message>
<message><source>Send again with another model</source><translation>Renvoyer à un autre modèle</translation></message>
<message><source>Send again without this block</source><translation>Renvoyer sans ce bloc</translation></message>
<message><source>Send again…</source><translation>Renvoyer…</translation></message>
<message><source>Send as message</source><translation>Envoyer comme message</translation></message>
<message><source>Send back to parent session</source><translation>Renvoyer à la session d’origine</translation></message>
<message><source>Send comments</source><translation>Envoyer les commentaires</translation></message>
<message><source>Send email to someone at {0}?</source><translation>Envoyer un e-mail à une adresse de {0} ?</translation></message>
<message><source>Send in new branch</source><translation>Envoyer dans une branche</translation></message>
<message><source>Send now</source><translation>Envoyer</translation></message>
<message><source>Send queued messages</source><translation>Envoyer les messages en attente</translation></message>
<message><source>Send shortened</source><translation>Envoyer raccourci</translation></message>
<message><source>Send the key in a header.</source><translation>Envoyez la clé dans un en-tête.</translation></message>
<message><source>Send the message again, or choose another model.</source><translation>Renvoyez le message ou choisissez un autre modèle.</translation></message>
<message><source>Send the message again.</source><translation>Renvoyez le message.</translation></message>
<message><source>Sending the first request…</source><translation>Envoi de la première requête…</translation></message>
<message><source>Sends data to another computer.</source><translation>Envoie des données à un autre ordinateur.</translation></message>
<message><source>Sends more tokens, or rebuilds the prompt cache more often.</source><translation>Envoie plus de tokens, ou reconstruit plus souvent le cache de prompt.</translation></message>
<message><source>Sends request {0} once more. No tool runs, and the conversation stays as it is.</source><translation>Envoie encore une fois la requête {0}. Aucun outil n’est exécuté, et la conversation reste telle quelle.</translation></message>
<message><source>Sent</source><translation>Envoyé</translation></message>
<message><source>Sent before Helix recorded this text</source><translation>Envoyé avant que Helix n’enregistre ce texte</translation></message>
<message><source>Sent by the agent itself</source><translation>Envoyé par l’agent lui-même</translation></message>
<message><source>Sent by the agent itself, as recorded. Its context is its own.</source><translation>Envoyé par l’agent lui-même, tel qu’enregistré. Son contexte lui appartient.</translation></message>
<message><source>Sent first in every request</source><translation>Envoyé en premier dans chaque requête</translation></message>
<message><source>Sent. If you see nothing, look at the desktop's settings.</source><translation>Envoyé. Si rien n’apparaît, consultez les paramètres du bureau.</translation></message>
<message><source>Separate several values by semicolons.</source><translation>Séparez plusieurs valeurs par des points-virgules.</translation></message>
<message><source>Server list</source><translation>Liste de serveurs</translation></message>
<message><source>Server lists and bundles (*.json *.mcpb *.dxt);;All files (*)</source><translation>Listes de serveurs et bundles (*.json *.mcpb *.dxt);;Tous les fichiers (*)</translation></message>
<message><source>Server {name} contains a character that can't be passed to a program.</source><translation>Le serveur {name} contient un caractère qui ne peut pas être transmis à un programme.</translation></message>
<message><source>Server {name} isn't turned on.</source><translation>Le serveur {name} n’est pas activé.</translation></message>
<message><source>Server {name} needs a command or URL.</source><translation>Le serveur {name} a besoin d’une commande ou d’une URL.</translation></message>
<message><source>Servers</source><translation>Serveurs</translation></message>
<message><source>Servers: {known}.</source><translation>Serveurs : {known}.</translation></message>
<message><source>Session</source><translation>Session</translation></message>
<message><source>Session name</source><translation>Nom de la session</translation></message>
<message><source>Session names</source><translation>Noms de session</translation></message>
<message><source>Session {name} “{title}” is lost.</source><translation>La session {name} « {title} » est perdue.</translation></message>
<message><source>Session {session} doesn't begin with its start.</source><translation>La session {session} ne commence pas par son début.</translation></message>
<message><source>Session {session} has already started.</source><translation>La session {session} a déjà commencé.</translation></message>
<message><source>Session {session} is still being written to.</source><translation>La session {session} est encore en cours d’écriture.</translation></message>
<message><source>Session {session} {what}.</source><translation>La session {session} {what}.</translation></message>
<message><source>Sessions</source><translation>Sessions</translation></message>
<message><source>Sessions and cache are saved. Put the folder back, or open another one.</source><translation>Les sessions et le cache sont enregistrés. Remettez le dossier, ou ouvrez-en un autre.</translation></message>
<message><source>Set aside, made by the command or by you: {0}</source><translation>Mis de côté, créé par la commande ou par vous : {0}</translation></message>
<message><source>Set it as an environment variable and use ${{{name}}} in the server's configuration.</source><translation>Définissez-le dans une variable d’environnement et utilisez ${{{name}}} dans la configuration du serveur.</translation></message>
<message><source>Set it with `helix-desktop model set {model} --input USD --output USD`. Use --free if it costs nothing, or --dollar-limit off to go on without the limit.</source><translation>Définissez-le avec `helix-desktop model set {model} --input USD --output USD`. Utilisez --free si le modèle est gratuit, ou --dollar-limit off pour continuer sans la limite.</translation></message>
<message><source>Set its permissions to {private}.</source><translation>Réglez ses permissions sur {private}.</translation></message>
<message><source>Set the variable and start Helix again.</source><translation>Définissez la variable et redémarrez Helix.</translation></message>
<message><source>Set the warning below the limit. Nothing changed.</source><translation>Réglez l’alerte en dessous de la limite. Rien n’a changé.</translation></message>
<message><source>Sets how long the model reasons before it answers.</source><translation>Règle la durée du raisonnement du modèle avant sa réponse.</translation></message>
<message><source>Settings</source><translation>Paramètres</translation></message>
<message><source>Settings for</source><translation>Paramètres de</translation></message>
<message><source>Share as page…</source><translation>Partager sous forme de page…</translation></message>
<message><source>Share session as page…</source><translation>Partager la session sous forme de page…</translation></message>
<message><source>Share this session as a page?</source><translation>Partager cette session sous forme de page ?</translation></message>
<message><source>Shell for commands</source><translation>Shell des commandes</translation></message>
<message><source>Shell for commands on Windows; `automatic` is Git Bash if it is there.</source><translation>Shell des commandes sous Windows ; `automatic` choisit Git Bash s’il est installé.</translation></message>
<message><source>Shift+Tab changes the mode</source><translation>Maj+Tab change le mode</translation></message>
<message><source>Shift+Tab in the message box changes the mode instead of moving the focus.</source><translation>Maj+Tab dans la zone de saisie change le mode au lieu de déplacer le focus.</translation></message>
<message><source>Short name</source><translation>Nom court</translation></message>
<message><source>Short text in place of old steps, written by rules without a model.</source><translation>Texte court à la place d'anciennes étapes, écrit par des règles, sans modèle.</translation></message>
<message><source>Shortcuts</source><translation>Raccourcis</translation></message>
<message><source>Shorten its value.</source><translation>Raccourcissez sa valeur.</translation></message>
<message><source>Shorten outputs over</source><translation>Raccourcir les sorties dès</translation></message>
<message><source>Shortened</source><translation>Raccourci</translation></message>
<message><source>Shortens older parts early, for the lowest cost</source><translation>Raccourcit tôt les parties anciennes, au coût le plus bas</translation></message>
<message><source>Shortens older parts when that saves money</source><translation>Raccourcit le contenu ancien quand cela économise</translation></message>
<message><source>Shortens outputs over 4,000 tokens, and older parts at 30%</source><translation>Raccourcit les sorties de plus de 4 000 tokens, et le contenu ancien à 30 %</translation></message>
<message><source>Show</source><translation>Afficher</translation></message>
<message><source>Show Helix</source><translation>Afficher Helix</translation></message>
<message><source>Show all</source><translation>Tout afficher</translation></message>
<message><source>Show all code</source><translation>Voir tout le code</translation></message>
<message><source>Show all {0}</source><translation>Afficher les {0}</translation></message>
<message><source>Show archived sessions</source><translation>Afficher les sessions archivées</translation></message>
<message><source>Show changes</source><translation>Voir les écarts</translation></message>
<message><source>Show covered messages {0}–{1}</source><translation>Voir les messages couverts {0}–{1}</translation></message>
<message><source>Show earlier…</source><translation>Afficher les précédentes…</translation></message>
<message><source>Show excerpt in cache</source><translation>Afficher l'extrait dans le cache</translation></message>
<message><source>Show fewer</source><translation>Voir moins</translation></message>
<message><source>Show image in cache</source><translation>Voir l’image dans le cache</translation></message>
<message><source>Show in cache</source><translation>Voir dans le cache</translation></message>
<message><source>Show in conversation</source><translation>Voir dans la conversation</translation></message>
<message><source>Show in timeline</source><translation>Voir dans la chronologie</translation></message>
<message><source>Show keyboard shortcuts</source><translation>Afficher les raccourcis clavier</translation></message>
<message><source>Show log</source><translation>Voir le journal</translation></message>
<message><source>Show messages</source><translation>Afficher les messages</translation></message>
<message><source>Show open sessions</source><translation>Afficher les sessions ouvertes</translation></message>
<message><source>Show original messages</source><translation>Voir les messages d’origine</translation></message>
<message><source>Show original of block</source><translation>Afficher l’original du bloc</translation></message>
<message><source>Show originals</source><translation>Voir les originaux</translation></message>
<message><source>Show references</source><translation>Afficher les références</translation></message>
<message><source>Show requests with entry</source><translation>Afficher les requêtes avec l’entrée</translation></message>
<message><source>Show statements…</source><translation>Ce que l'agent a dit…</translation></message>
<message><source>Show the running commands</source><translation>Afficher les commandes en cours</translation></message>
<message><source>Show the steps</source><translation>Afficher les étapes</translation></message>
<message><source>Show the user what you would write there.</source><translation>Montrez à l’utilisateur ce que vous y écririez.</translation></message>
<message><source>Show this request</source><translation>Voir cette requête</translation></message>
<message><source>Show tool calls</source><translation>Afficher les appels</translation></message>
<message><source>Show trash</source><translation>Afficher la corbeille</translation></message>
<message><source>Show what the model saw</source><translation>Voir ce que le modèle a vu</translation></message>
<message><source>Show why it's in context</source><translation>Voir la raison de sa présence</translation></message>
<message><source>Show {0} more</source><translation>Afficher {0} de plus</translation></message>
<message><source>Show {0} more characters</source><translation>Afficher {0} caractères de plus</translation></message>
<message numerus="yes"><source>Show {0} more lines</source><extracomment>One: Show {0} more line</extracomment><translation><numerusform>Afficher {0} ligne de plus</numerusform><numerusform>Afficher {0} lignes de plus</numerusform></translation></message>
<message><source>Showing {0}–{1} of {2}. Double-click or press 0 to show all.</source><translation>Affichage de {0}–{1} sur {2}. Double-cliquez ou appuyez sur 0 pour tout afficher.</translation></message>
<message><source>Shown by Flatpak's portal.</source><translation>Affichées par le portail de Flatpak.</translation></message>
<message><source>Shown by {0}.</source><translation>Affichées par {0}.</translation></message>
<message><source>Shuts down the computer.</source><translation>Éteint l’ordinateur.</translation></message>
<message><source>Side by side</source><translation>Côte à côte</translation></message>
<message><source>Side by side (widen the window)</source><translation>Côte à côte (élargissez la fenêtre)</translation></message>
<message><source>Sign in</source><translation>Se connecter</translation></message>
<message><source>Sign in again with `gcloud auth application-default login`, or check the file of the service account and this computer's clock.</source><translation>Identifiez-vous de nouveau avec `gcloud auth application-default login`, ou vérifiez le fichier du compte de service et l’horloge de cet ordinateur.</translation></message>
<message><source>Sign in in Settings › MCP servers, or with `helix-desktop server sign-in {server}`.</source><translation>Connectez-vous dans Réglages › Serveurs MCP, ou avec `helix-desktop server sign-in {server}`.</translation></message>
<message><source>Sign in in the browser, so that the agent can use this server.</source><translation>Connectez-vous dans le navigateur pour que l’agent puisse utiliser ce serveur.</translation></message>
<message><source>Sign in to {0}</source><translation>Se connecter à {0}</translation></message>
<message><source>Sign in with its own program, in a terminal: {command}</source><translation>Connectez-vous avec son propre programme, dans un terminal : {command}</translation></message>
<message><source>Sign out</source><translation>Se déconnecter</translation></message>
<message><source>Signed in.</source><translation>Connecté.</translation></message>
<message><source>Signed out.</source><translation>Déconnecté.</translation></message>
<message><source>Since {0} ({1}): +{2} −{3} lines.</source><translation>Depuis {0} ({1}) : +{2} −{3} lignes.</translation></message>
<message><source>Single changes of {path} can't be separated.</source><translation>Les modifications de {path} ne peuvent pas être séparées.</translation></message>
<message><source>Six sections that replace older conversation. You can edit and compare versions.</source><translation>Six sections qui remplacent la conversation plus ancienne. Vous pouvez modifier et comparer les versions.</translation></message>
<message><source>Size</source><translation>Taille</translation></message>
<message><source>Size of everything in the window, in percent.</source><translation>Taille de tout le contenu de la fenêtre, en pourcentage.</translation></message>
<message><source>Skill</source><translation>Skill</translation></message>
<message><source>Skills</source><translation>Skills</translation></message>
<message><source>Skipped an entry of {path}: {error}</source><translation>Une entrée de {path} a été ignorée : {error}</translation></message>
<message><source>Smaller context, and nothing is lost</source><translation>Contexte plus petit, et rien n’est perdu</translation></message>
<message><source>So that Context shows what they read. Works with API keys, not subscriptions</source><translation>Pour que le contexte montre ce qu’ils lisent. Avec des clés API, pas des abonnements</translation></message>
<message><source>Some blocks of this request weren't recorded.</source><translation>Certains blocs de cette requête n’ont pas été enregistrés.</translation></message>
<message><source>Some blocks were sent before Helix recorded their text.</source><translation>Certains blocs ont été envoyés avant que Helix n’enregistre leur texte.</translation></message>
<message><source>Some changes couldn't be undone.</source><translation>Certaines modifications n’ont pas pu être annulées.</translation></message>
<message><source>Some requests wouldn't fit</source><translation>Certaines requêtes ne tiendraient pas</translation></message>
<message><source>Something else changed the file between the change before and this one.</source><translation>Le fichier a été modifié par ailleurs entre la modification précédente et celle-ci.</translation></message>
<message><source>Something else is in it now, so Helix left it alone.</source><translation>Il contient maintenant autre chose ; Helix n’y a donc pas touché.</translation></message>
<message><source>Something went wrong.</source><translation>Une erreur s’est produite.</translation></message>
<message><source>Something went wrong. Everything up to here is saved. See the log for details.</source><translation>Une erreur s’est produite. Tout est enregistré jusqu’ici. Consultez le journal pour les détails.</translation></message>
<message><source>Something went wrong. Nothing changed. See the log for details.</source><translation>Une erreur s’est produite. Rien n’a changé. Consultez le journal pour les détails.</translation></message>
<message><source>Sort by reason (S)</source><translation>Trier par raison (S)</translation></message>
<message><source>Source</source><translation>Source</translation></message>
<message><source>Source: {0}</source><translation>Source : {0}</translation></message>
<message><source>Spending</source><translation>Dépenses</translation></message>
<message><source>Start Ollama, LM Studio, or llama.cpp. Helix searches again when you come back.</source><translation>Démarrez Ollama, LM Studio ou llama.cpp. Helix cherche à nouveau à votre retour.</translation></message>
<message><source>Start command</source><translation>Commande de démarrage</translation></message>
<message><source>Start of the session is damaged</source><translation>Le début de la session est endommagé</translation></message>
<message><source>Start of the session is excluded</source><translation>Le début de la session est exclu</translation></message>
<message><source>Start the demo</source><translation>Lancer la démo</translation></message>
<message><source>Start the path with / or ~/.</source><translation>Commencez le chemin par / ou ~/.</translation></message>
<message><source>Starting…</source><translation>Démarrage…</translation></message>
<message><source>Startup</source><translation>Démarrage</translation></message>
<message><source>State</source><translation>État</translation></message>
<message><source>Statements of the agent</source><translation>Ce que l'agent a dit</translation></message>
<message><source>Status {status}.</source><translation>Statut {status}.</translation></message>
<message><source>Stay awake while a session works</source><translation>Rester éveillé tant qu'une session travaille</translation></message>
<message><source>Steps</source><translation>Étapes</translation></message>
<message numerus="yes"><source>Steps: {0} on the list</source><extracomment>One: Steps: {0} on the list</extracomment><translation><numerusform>Étapes : {0} dans la liste</numerusform><numerusform>Étapes : {0} dans la liste</numerusform></translation></message>
<message><source>Still no sandbox</source><translation>Toujours pas de bac à sable</translation></message>
<message><source>Stop</source><translation>Arrêter</translation></message>
<message><source>Stop (Esc)</source><translation>Arrêter (Échap)</translation></message>
<message><source>Stop all subagents</source><translation>Arrêter tous les sous-agents</translation></message>
<message><source>Stop and quit</source><translation>Arrêter et quitter</translation></message>
<message><source>Stop at cost</source><translation>Coût avant arrêt</translation></message>
<message><source>Stop at tokens</source><translation>Tokens avant arrêt</translation></message>
<message><source>Stop it or wait until it finishes.</source><translation>Arrêtez-le ou attendez la fin.</translation></message>
<message><source>Stop its running commands, or wait until they end.</source><translation>Arrêtez ses commandes en cours, ou attendez qu’elles se terminent.</translation></message>
<message><source>Stop its turn first, then delete it.</source><translation>Arrêtez d’abord son tour, puis supprimez-la.</translation></message>
<message><source>Stop one with background_command: {named}.</source><translation>Arrêtez-en une avec background_command : {named}.</translation></message>
<message><source>Stop the command</source><translation>Arrêter la commande</translation></message>
<message><source>Stop this call alone</source><translation>Arrêter uniquement cet appel</translation></message>
<message><source>Stop this subagent</source><translation>Arrêter ce sous-agent</translation></message>
<message><source>Stop trusting</source><translation>Retirer la confiance</translation></message>
<message><source>Stop turn</source><translation>Arrêter le tour</translation></message>
<message><source>Stop using in all workspaces</source><translation>Cesser d’utiliser partout</translation></message>
<message><source>Stop {0}</source><translation>Arrêter {0}</translation></message>
<message numerus="yes"><source>Stopped after {0} entries.</source><extracomment>One: Stopped after {0} entry.</extracomment><translation><numerusform>Arrêté après {0} entrée.</numerusform><numerusform>Arrêté après {0} entrées.</numerusform></translation></message>
<message><source>Stopped subagent: {0}</source><translation>Sous-agent arrêté : {0}</translation></message>
<message><source>Stopped unexpectedly</source><translation>Arrêté de façon inattendue</translation></message>
<message><source>Stopped · ends in {0} s</source><translation>Arrêté · prend fin dans {0} s</translation></message>
<message><source>Stopped.</source><translation>Arrêté.</translation></message>
<message><source>Stopped. The remaining entries were not deleted.</source><translation>Arrêté. Les entrées restantes n’ont pas été supprimées.</translation></message>
<message><source>Stopping after the current item…</source><translation>Arrêt après l’élément en cours…</translation></message>
<message><source>Stopping…</source><translation>Arrêt…</translation></message>
<message><source>Storage</source><translation>Stockage</translation></message>
<message><source>Stored</source><translation>Stocké</translation></message>
<message><source>Strict</source><translation>Strict</translation></message>
<message><source>Subagent resumed: {0}</source><translation>Sous-agent repris : {0}</translation></message>
<message><source>Subagent stopped: {0}. You can undo for 5 seconds.</source><translation>Sous-agent arrêté : {0}. Vous pouvez annuler pendant 5 secondes.</translation></message>
<message><source>Subagent: {0}</source><translation>Sous-agent : {0}</translation></message>
<message><source>Subagents</source><translation>Sous-agents</translation></message>
<message><source>Subagents use</source><translation>Stratégie des sous-agents</translation></message>
<message><source>Submodules are not checked out there.</source><translation>Les sous-modules n’y sont pas extraits.</translation></message>
<message><source>Suggested by the project</source><translation>Proposé par le projet</translation></message>
<message><source>Switch off</source><translation>Désactiver</translation></message>
<message><source>Switch that off in Settings, General.</source><translation>Désactivez cela dans Paramètres, Général.</translation></message>
<message><source>System</source><translation>Système</translation></message>
<message><source>System</source><comment>language</comment><translation>Système</translation></message>
<message><source>System</source><comment>part of a request</comment><translation>Système</translation></message>
<message><source>System follows your desktop</source><translation>Système : comme votre bureau</translation></message>
<message><source>System programs only</source><translation>Programmes du système seulement</translation></message>
<message><source>System prompt</source><translation>Prompt système</translation></message>
<message><source>THIS SESSION</source><translation>CETTE SESSION</translation></message>
<message><source>TODO Items</source><translation>Tâches à faire</translation></message>
<message><source>TRASH</source><translation>CORBEILLE</translation></message>
<message><source>Takes effect after a restart</source><translation>Prend effet après un redémarrage</translation></message>
<message><source>Takes effect at once</source><translation>Prend effet aussitôt</translation></message>
<message><source>Takes effect with the next command.</source><translation>Prend effet avec la prochaine commande.</translation></message>
<message><source>Takes effect with the next request · {0}</source><translation>Prend effet avec la prochaine requête · {0}</translation></message>
<message><source>Takes effect with the next request.</source><translation>Prend effet avec la prochaine requête.</translation></message>
<message><source>Takes effect with the next step.</source><translation>Prend effet avec la prochaine étape.</translation></message>
<message><source>Taking notes</source><translation>Prise de notes</translation></message>
<message><source>Teal</source><translation>Sarcelle</translation></message>
<message><source>Technical Details</source><translation>Détails techniques</translation></message>
<message><source>Tell Helix instead</source><translation>Guider Helix</translation></message>
<message><source>Terminal</source><translation>Terminal</translation></message>
<message><source>Test</source><translation>Tester</translation></message>
<message><source>Test and save</source><translation>Tester et enregistrer</translation></message>
<message><source>Test model</source><translation>Tester le modèle</translation></message>
<message><source>Tested at every startup.</source><translation>Testé à chaque démarrage.</translation></message>
<message><source>Tested with one short request</source><translation>Testé avec une courte requête</translation></message>
<message><source>Tested with one short request. Stored in {0}, never in a file.</source><translation>Testée avec une courte requête. Conservée dans {0}, jamais dans un fichier.</translation></message>
<message><source>Testing…</source><translation>Test…</translation></message>
<message><source>Tests</source><translation>Tests</translation></message>
<message><source>Text</source><translation>Texte</translation></message>
<message><source>Text of the line</source><translation>Texte de la ligne</translation></message>
<message><source>The API key contains a line break or an invalid character.</source><translation>La clé API contient un saut de ligne ou un caractère non valide.</translation></message>
<message><source>The SubAgent failed.</source><translation>Le SubAgent a échoué.</translation></message>
<message><source>The Timeline shows what the handover covers.</source><translation>La chronologie montre ce que couvre la passation.</translation></message>
<message><source>The URI has more than {most} characters.</source><translation>L’URI a plus de {most} caractères.</translation></message>
<message><source>The address contains invisible characters.</source><translation>L’adresse contient des caractères invisibles.</translation></message>
<message><source>The address doesn't name an AWS region.</source><translation>L’adresse n’indique pas de région AWS.</translation></message>
<message><source>The agent asks, and nobody can answer here:&#10;{questions}</source><translation>L’agent pose des questions et personne ne peut y répondre ici :&#10;{questions}</translation></message>
<message><source>The agent ended unexpectedly.</source><translation>L’agent s’est arrêté de façon inattendue.</translation></message>
<message><source>The agent needs your permission: {call}</source><translation>L’agent a besoin de votre autorisation : {call}</translation></message>
<message><source>The agent runs its commands outside Helix's sandbox.</source><translation>L’agent exécute ses commandes hors du bac à sable de Helix.</translation></message>
<message><source>The agent's context is its own.</source><translation>Le contexte de l’agent lui appartient.</translation></message>
<message><source>The agent's newest request, as recorded. What it sends next is up to it.</source><translation>La dernière requête de l’agent, telle qu’enregistrée. Il décide lui-même de ce qu’il envoie ensuite.</translation></message>
<message><source>The agent's requests can't be recorded: {reason}.</source><translation>Impossible d'enregistrer les requêtes de l'agent : {reason}.</translation></message>
<message><source>The answer is empty.</source><translation>La réponse est vide.</translation></message>
<message><source>The answer was cut off at the model's output limit.</source><translation>La réponse a été coupée à la limite de sortie du modèle.</translation></message>
<message><source>The answer was stopped because it has too many bytes.</source><translation>La réponse a été arrêtée, car elle compte trop d’octets.</translation></message>
<message><source>The answer was stopped because one of its lines is too long.</source><translation>La réponse a été arrêtée, car l’une de ses lignes est trop longue.</translation></message>
<message><source>The arguments are not an object.</source><translation>Les arguments ne sont pas un objet.</translation></message>
<message><source>The arguments are not valid JSON: {error}.</source><translation>Les arguments ne sont pas du JSON valide : {error}.</translation></message>
<message><source>The arguments are not valid JSON: {half} is half of a character.</source><translation>Les arguments ne sont pas du JSON valide : {half} est une moitié de caractère.</translation></message>
<message><source>The arguments can't be read.</source><translation>Les arguments sont illisibles.</translation></message>
<message><source>The arguments do not fit: {error}.</source><translation>Les arguments ne conviennent pas : {error}.</translation></message>
<message><source>The arguments or the URL contain a key, which would be saved in a file.</source><translation>Les arguments ou l’URL contiennent une clé, qui serait enregistrée dans un fichier.</translation></message>
<message><source>The backup in {folder} is damaged or incomplete.</source><translation>La sauvegarde dans {folder} est endommagée ou incomplète.</translation></message>
<message><source>The backup or export in {folder} was not finished.</source><translation>La sauvegarde ou l’export dans {folder} n’a pas été terminé.</translation></message>
<message><source>The base URL of the provider contains a name or a password.</source><translation>L’URL de base du fournisseur contient un nom ou un mot de passe.</translation></message>
<message><source>The base URL of the provider isn't a web address.</source><translation>L’URL de base du fournisseur n’est pas une adresse web.</translation></message>
<message><source>The base URL redirects elsewhere.</source><translation>L’URL de base redirige ailleurs.</translation></message>
<message><source>The base URL redirects elsewhere. The key was not sent there.</source><translation>L’URL de base redirige ailleurs. La clé n’y a pas été envoyée.</translation></message>
<message><source>The base URL redirects to {place}. The key was not sent there.</source><translation>L’URL de base redirige vers {place}. La clé n’y a pas été envoyée.</translation></message>
<message><source>The base URL uses http outside your private network, so others could read your key and conversation.</source><translation>L’URL de base utilise http en dehors de votre réseau privé, donc d’autres pourraient lire votre clé et votre conversation.</translation></message>
<message><source>The body field {name} has more than {most} characters.</source><translation>Le champ de corps {name} dépasse {most} caractères.</translation></message>
<message><source>The braces of the pattern stand for too many.</source><translation>Les accolades du motif représentent trop de possibilités.</translation></message>
<message><source>The branch {branch} does not exist.</source><translation>La branche {branch} n’existe pas.</translation></message>
<message><source>The browser didn't come back. Sign in again.</source><translation>Le navigateur n’est pas revenu. Reconnectez-vous.</translation></message>
<message><source>The bundle contains {name}, which is no plain file inside of it.</source><translation>Le bundle contient {name}, qui n’est pas un simple fichier à l’intérieur du bundle.</translation></message>
<message><source>The bundle doesn't say how its server is started.</source><translation>Le bundle n’indique pas comment démarrer son serveur.</translation></message>
<message><source>The bundle has no manifest.</source><translation>Le bundle n’a pas de manifeste.</translation></message>
<message><source>The bundle has too many files, or they are too large.</source><translation>Le bundle contient trop de fichiers, ou ils sont trop volumineux.</translation></message>
<message><source>The bundle has too many files.</source><translation>Le bundle contient trop de fichiers.</translation></message>
<message><source>The bundle is damaged.</source><translation>Le bundle est endommagé.</translation></message>
<message><source>The bundle passes {name} as an argument, which other programs can read.</source><translation>Le bundle transmet {name} comme argument, que d’autres programmes peuvent lire.</translation></message>
<message><source>The bundle runs on {platforms} only.</source><translation>Le bundle ne fonctionne que sur {platforms}.</translation></message>
<message><source>The bundle's manifest is unusable: {error}</source><translation>Le manifeste du bundle est inutilisable : {error}</translation></message>
<message><source>The cache entry {named}… has a format (version {version}) that this Helix Desktop doesn't know.</source><translation>L’entrée du cache {named}… a un format (version {version}) que cette version de Helix Desktop ne connaît pas.</translation></message>
<message><source>The cache entry {named}… is damaged: its bytes don't match its SHA-256.</source><translation>L’entrée du cache {named}… est endommagée : ses octets ne correspondent pas à son SHA-256.</translation></message>
<message><source>The cache is being cleaned up.</source><translation>Le cache est en cours de nettoyage.</translation></message>
<message><source>The change failed. The output is unchanged.</source><translation>La modification a échoué. La sortie est inchangée.</translation></message>
<message><source>The code replaces the whole file.</source><translation>Le code remplace tout le fichier.</translation></message>
<message><source>The collector of traces does not answer.</source><translation>Le collecteur de traces ne répond pas.</translation></message>
<message><source>The command could not be run.</source><translation>La commande n’a pas pu être exécutée.</translation></message>
<message><source>The command could not be started.</source><translation>La commande n’a pas pu être démarrée.</translation></message>
<message><source>The command does not listen at port {port}.</source><translation>La commande n’écoute pas sur le port {port}.</translation></message>
<message><source>The command failed in the window. The log says why.</source><translation>La commande a échoué dans la fenêtre. Le journal indique pourquoi.</translation></message>
<message><source>The command has ended.</source><translation>La commande est terminée.</translation></message>
<message><source>The command is checked again before it runs, and Helix sees what ran.</source><translation>La commande est revérifiée avant son exécution, et Helix voit ce qui a été exécuté.</translation></message>
<message><source>The command is empty.</source><translation>La commande est vide.</translation></message>
<message><source>The command left too many files in the repository.</source><translation>La commande a laissé trop de fichiers dans le dépôt.</translation></message>
<message><source>The command names too many files.</source><translation>La commande nomme trop de fichiers.</translation></message>
<message><source>The command was not run: `{path}` in the repository is a link.</source><translation>La commande n’a pas été exécutée : `{path}` dans le dépôt est un lien.</translation></message>
<message><source>The command was not run: another command is changing the folder at this moment.</source><translation>La commande n’a pas été exécutée : une autre commande modifie le dossier en ce moment.</translation></message>
<message><source>The command was not run: the project folder holds {count} places that it would have to be kept from, more than {most}.</source><translation>La commande n’a pas été exécutée : le dossier du projet contient {count} emplacements dont il faudrait la tenir à l’écart, plus que {most}.</translation></message>
<message><source>The command was not run: the repository has too many branches, tags, or other files to be copied before.</source><translation>La commande n’a pas été exécutée : le dépôt a trop de branches, d’étiquettes ou d’autres fichiers pour être copié avant.</translation></message>
<message><source>The command was not run: {path} is in the way of a folder that it needs.</source><translation>La commande n’a pas été exécutée : {path} occupe la place d’un dossier dont elle a besoin.</translation></message>
<message><source>The commands in {name} weren't allowed. {why}</source><translation>Les commandes de {name} n’ont pas été autorisées. {why}</translation></message>
<message><source>The connection ended</source><translation>La connexion a pris fin</translation></message>
<message><source>The connection isn't encrypted.</source><translation>La connexion n’est pas chiffrée.</translation></message>
<message><source>The connection to the server ended.</source><translation>La connexion au serveur a pris fin.</translation></message>
<message><source>The connection to {0} isn't encrypted. Others on that network could read and change everything that is sent, also keys.</source><translation>La connexion à {0} n’est pas chiffrée. D’autres personnes sur ce réseau pourraient lire et modifier tout ce qui est envoyé, y compris les clés.</translation></message>
<message><source>The connection to {host} isn't encrypted.</source><translation>La connexion à {host} n’est pas chiffrée.</translation></message>
<message><source>The connection to {host} was lost.</source><translation>La connexion à {host} a été perdue.</translation></message>
<message><source>The connection was lost before an answer arrived.</source><translation>La connexion a été perdue avant l’arrivée d’une réponse.</translation></message>
<message><source>The content is damaged or missing.</source><translation>Le contenu est endommagé ou manquant.</translation></message>
<message><source>The content no longer matches its hash, so no file was written.</source><translation>Le contenu ne correspond plus à son empreinte, donc aucun fichier n’a été écrit.</translation></message>
<message><source>The context has a marker instead. You and Helix can recall the full output.</source><translation>Le contexte contient un marqueur à la place. Vous et Helix pouvez rappeler la sortie complète.</translation></message>
<message><source>The context has a part of this large output, and the cache all of it.</source><translation>Le contexte a une partie de cette grande sortie, le cache l'a entière.</translation></message>
<message><source>The context has newer notes. These lines can only be read.</source><translation>Le contexte a des notes plus récentes. Ces lignes ne peuvent être que lues.</translation></message>
<message><source>The context has other notes by now.</source><translation>Le contexte a désormais d'autres notes.</translation></message>
<message><source>The context is byte for byte what it was before.</source><translation>Le contexte est identique, à l’octet près, à ce qu’il était avant.</translation></message>
<message><source>The context window of {model} is unknown, so Helix assumes {window} tokens. Set it in Settings › Models and keys or with `helix-desktop model set`.</source><translation>La fenêtre de contexte de {model} est inconnue, donc Helix suppose {window} tokens. Réglez-la dans Paramètres › Modèles et clés ou avec `helix-desktop model set`.</translation></message>
<message><source>The conversation changed in the meantime, so nothing was compacted.</source><translation>La conversation a changé entre-temps, donc rien n’a été compacté.</translation></message>
<message><source>The conversation contains outside content, and this call can send data out.</source><translation>La conversation contient du contenu externe, et cet appel peut envoyer des données vers l’extérieur.</translation></message>
<message><source>The conversation contains outside content, which may have chosen it.</source><translation>La conversation contient du contenu externe, qui l’a peut-être dicté.</translation></message>
<message><source>The counters are behind the numbers in use.</source><translation>Les compteurs sont en retard sur les numéros utilisés.</translation></message>
<message><source>The credential_process of the AWS profile {profile} failed.</source><translation>La commande credential_process du profil AWS {profile} a échoué.</translation></message>
<message><source>The damaged file is kept as {aside}.</source><translation>Le fichier endommagé est conservé sous {aside}.</translation></message>
<message><source>The damaged file is kept as {aside}. To end this message, run `helix-desktop workspace check --acknowledge` or use Settings › Data.</source><translation>Le fichier endommagé est conservé sous {aside}. Pour que ce message cesse, exécutez `helix-desktop workspace check --acknowledge` ou ouvrez Paramètres › Données.</translation></message>
<message><source>The database in {folder} has lost its first records.</source><translation>La base de données dans {folder} a perdu ses premiers enregistrements.</translation></message>
<message><source>The database in {folder} is damaged or incomplete: {text}.</source><translation>La base de données dans {folder} est endommagée ou incomplète : {text}.</translation></message>
<message><source>The database in {folder} is gone.</source><translation>La base de données dans {folder} a disparu.</translation></message>
<message><source>The database in {folder} is in use by another program.</source><translation>La base de données dans {folder} est utilisée par un autre programme.</translation></message>
<message><source>The database in {place} is damaged: {why}.</source><translation>La base de données dans {place} est endommagée : {why}.</translation></message>
<message><source>The database's file {name} has no readable index.</source><translation>Le fichier {name} de la base de données n’a pas d’index lisible.</translation></message>
<message><source>The database's file {name} is missing.</source><translation>Le fichier {name} de la base de données manque.</translation></message>
<message><source>The database's file {name} was cut off: {size} of {listed} bytes are left.</source><translation>Le fichier {name} de la base de données a été coupé : il reste {size} octets sur {listed}.</translation></message>
<message><source>The database's log {name} is damaged.</source><translation>Le journal {name} de la base de données est endommagé.</translation></message>
<message><source>The desktop didn't take it, so it is in the window.</source><translation>Le bureau ne l’a pas accepté : il est dans la fenêtre.</translation></message>
<message><source>The disk failed while using {folder}: {text}.</source><translation>Le disque a eu une erreur pendant l’utilisation de {folder} : {text}.</translation></message>
<message><source>The disk is full.</source><translation>Le disque est plein.</translation></message>
<message><source>The disk is full: can't write {place}.</source><translation>Le disque est plein : impossible d’écrire {place}.</translation></message>
<message><source>The disk is full; {path} is as it was.</source><translation>Le disque est plein ; {path} est inchangé.</translation></message>
<message><source>The disk isn't responding.</source><translation>Le disque ne répond pas.</translation></message>
<message><source>The disk that holds {where} is full.</source><translation>Le disque qui contient {where} est plein.</translation></message>
<message><source>The draft was stopped.</source><translation>Le brouillon a été arrêté.</translation></message>
<message><source>The earlier policy stays in effect.</source><translation>La stratégie précédente reste en vigueur.</translation></message>
<message><source>The earlier settings stay in effect.</source><translation>Les paramètres précédents restent en vigueur.</translation></message>
<message><source>The earlier version is in {0}.</source><translation>La version précédente est dans {0}.</translation></message>
<message><source>The encoding of {path} ({name}) lacks a character of the code.</source><translation>Il manque un caractère du code dans l’encodage de {path} ({name}).</translation></message>
<message><source>The end of the database's log is gone. Everything before it is intact.</source><translation>La fin du journal de la base de données a disparu. Tout ce qui précède est intact.</translation></message>
<message><source>The end of this session is too large and not included.</source><translation>La fin de cette session est trop volumineuse et est omise.</translation></message>
<message><source>The entry is indexed twice.</source><translation>L’entrée est indexée deux fois.</translation></message>
<message><source>The entry is still damaged.</source><translation>L’entrée est toujours endommagée.</translation></message>
<message><source>The entry is still in the file.</source><translation>L’entrée est toujours dans le fichier.</translation></message>
<message><source>The entry takes space and can be recalled only by its hash.</source><translation>L’entrée prend de la place et ne peut être rappelée que par son empreinte.</translation></message>
<message><source>The environment variable of {id} has an invalid name.</source><translation>La variable d’environnement de {id} a un nom non valide.</translation></message>
<message><source>The environment variable {name} has no value for the header {header}.</source><translation>La variable d’environnement {name} n’a pas de valeur pour l’en-tête {header}.</translation></message>
<message><source>The export contains an invalid session name.</source><translation>L’export contient un nom de session non valide.</translation></message>
<message><source>The export in {source} was written by a newer Helix Desktop.</source><translation>L’export dans {source} a été écrit par une version plus récente de Helix Desktop.</translation></message>
<message><source>The fast model reads the whole output. The change applies from the next request; the prompt cache is rebuilt from here.</source><translation>Le modèle rapide lit toute la sortie. La modification s’applique dès la prochaine requête ; le cache de prompt est reconstruit à partir d’ici.</translation></message>
<message><source>The field {name} has no effect.</source><translation>Le champ {name} est sans effet.</translation></message>
<message><source>The field {name} isn't supported.</source><translation>Le champ {name} n’est pas pris en charge.</translation></message>
<message><source>The file already has this content.</source><translation>Le fichier a déjà ce contenu.</translation></message>
<message><source>The file doesn't start with a line of {mark}.</source><translation>Le fichier ne commence pas par une ligne {mark}.</translation></message>
<message><source>The file doesn't start with a request.</source><translation>Le fichier ne commence pas par une requête.</translation></message>
<message><source>The file ends within item {number} of its list.</source><translation>Le fichier se termine au milieu de l’élément {number} de sa liste.</translation></message>
<message><source>The file ends within line {line}, which is read once all of it is there.</source><translation>Le fichier se termine au milieu de la ligne {line}, qui sera lue dès qu’elle sera complète.</translation></message>
<message><source>The file for traces needs a whole path: {path}.</source><translation>Le fichier des traces doit avoir un chemin complet : {path}.</translation></message>
<message><source>The file has more than {most} MB.</source><translation>Le fichier dépasse {most} Mo.</translation></message>
<message><source>The file has the exact history, so they can't be masked. A page masks them.</source><translation>Le fichier contient l’historique exact, ils ne peuvent donc pas être masqués. Une page les masque.</translation></message>
<message><source>The file has too many lines for a patch.</source><translation>Le fichier a trop de lignes pour un patch.</translation></message>
<message><source>The file is back to its original content.</source><translation>Le fichier a retrouvé son contenu d’origine.</translation></message>
<message><source>The file is too large for a bundle.</source><translation>Le fichier est trop volumineux pour un bundle.</translation></message>
<message><source>The file is too large for a server list.</source><translation>Le fichier est trop volumineux pour une liste de serveurs.</translation></message>
<message><source>The file is unchanged.</source><translation>Le fichier est inchangé.</translation></message>
<message><source>The file isn't a PNG, JPEG, GIF, or WebP image.</source><translation>Le fichier n’est pas une image PNG, JPEG, GIF ou WebP.</translation></message>
<message><source>The file isn't text or is over 1 MB. You can restore the whole file.</source><translation>Le fichier n’est pas du texte ou dépasse 1 Mo. Vous pouvez restaurer le fichier entier.</translation></message>
<message><source>The file isn't valid TOML.</source><translation>Le fichier n’est pas du TOML valide.</translation></message>
<message><source>The file stays in {place}.</source><translation>Le fichier reste dans {place}.</translation></message>
<message><source>The file was edited since, so Helix won't overwrite it. You can undo single changes or save a copy.</source><translation>Le fichier a été modifié depuis, donc Helix ne l’écrasera pas. Vous pouvez annuler des modifications une à une ou enregistrer une copie.</translation></message>
<message><source>The file was new, so undoing the changes deleted it.</source><translation>Le fichier était nouveau, donc l’annulation l’a supprimé.</translation></message>
<message><source>The files are as they were.</source><translation>Les fichiers sont comme avant.</translation></message>
<message><source>The files of other programs are only read. Nothing is sent.</source><translation>Les fichiers des autres programmes sont seulement lus. Rien n’est envoyé.</translation></message>
<message><source>The first one appears here, section by section.</source><translation>Le premier apparaît ici, section par section.</translation></message>
<message><source>The folder has no SKILL.md.</source><translation>Le dossier n’a pas de SKILL.md.</translation></message>
<message><source>The folder is moved to the files set aside for you. Nothing is deleted.</source><translation>Le dossier est déplacé parmi les fichiers mis de côté pour vous. Rien n’est effacé.</translation></message>
<message><source>The folder {folder} doesn't answer.</source><translation>Le dossier {folder} ne répond pas.</translation></message>
<message><source>The folder {folder} is gone.</source><translation>Le dossier {folder} a disparu.</translation></message>
<message><source>The folder {path} has no recorded sessions (*.jsonl[.gz]).</source><translation>Le dossier {path} ne contient pas de sessions enregistrées (*.jsonl[.gz]).</translation></message>
<message><source>The folder {where} contains a database that Helix Desktop didn't create.</source><translation>Le dossier {where} contient une base de données que Helix Desktop n’a pas créée.</translation></message>
<message><source>The folder's name isn't valid text.</source><translation>Le nom du dossier n’est pas un texte valide.</translation></message>
<message><source>The form asks for fields that it does not have.</source><translation>Le formulaire demande des champs qu’il n’a pas.</translation></message>
<message><source>The full output may not fit, or no model could write an excerpt.</source><translation>La sortie complète ne tient peut-être pas, ou aucun modèle n’a pu écrire d’extrait.</translation></message>
<message><source>The handover already has this text.</source><translation>La passation a déjà ce texte.</translation></message>
<message><source>The handover is unchanged.</source><translation>La passation est inchangée.</translation></message>
<message><source>The header {name} can't be sent.</source><translation>L’en-tête {name} ne peut pas être envoyé.</translation></message>
<message><source>The header {name} carries the key of this provider.</source><translation>L’en-tête {name} contient la clé de ce fournisseur.</translation></message>
<message><source>The header {name} is set twice.</source><translation>L’en-tête {name} est défini deux fois.</translation></message>
<message><source>The hook didn't run, because its text changed after you approved it.</source><translation>Le hook ne s'est pas exécuté, car son texte a changé après votre approbation.</translation></message>
<message><source>The hook has just changed.</source><translation>Le hook vient de changer.</translation></message>
<message><source>The hook {hook} blocked this message: {reason}</source><translation>Le hook {hook} a bloqué ce message : {reason}</translation></message>
<message><source>The hook {hook} blocked this: {reason}</source><translation>Le hook {hook} a bloqué ceci : {reason}</translation></message>
<message><source>The hook {hook} failed: {reason}</source><translation>Le hook {hook} a échoué : {reason}</translation></message>
<message><source>The host name contains look-alike letters.</source><translation>Le nom d’hôte contient des lettres trompeuses.</translation></message>
<message><source>The icon {name} is missing.</source><translation>L’icône {name} est introuvable.</translation></message>
<message><source>The image can't be made small enough.</source><translation>Impossible de réduire suffisamment l’image.</translation></message>
<message><source>The image has no pixels.</source><translation>L’image n’a pas de pixels.</translation></message>
<message><source>The image has too many pixels. Up to {most} are supported.</source><translation>L’image a trop de pixels. Le maximum est de {most}.</translation></message>
<message><source>The image has {size} bytes. Images of up to {most} bytes are supported.</source><translation>L’image a {size} octets. Le maximum est de {most} octets.</translation></message>
<message><source>The image is damaged or incomplete.</source><translation>L’image est endommagée ou incomplète.</translation></message>
<message><source>The images are included.</source><translation>Les images sont incluses.</translation></message>
<message><source>The key is deleted from your keyring.</source><translation>La clé est supprimée de votre trousseau.</translation></message>
<message><source>The key is empty.</source><translation>La clé est vide.</translation></message>
<message><source>The keyring has no secret {name} for server {server}.</source><translation>Le trousseau n’a pas de secret {name} pour le serveur {server}.</translation></message>
<message><source>The keyring has no value for the header {name} of {endpoint}.</source><translation>Le trousseau n’a pas de valeur pour l’en-tête {name} de {endpoint}.</translation></message>
<message><source>The last change is a rewind, which also changed files.</source><translation>La dernière modification est un retour, qui a aussi modifié des fichiers.</translation></message>
<message><source>The last model you chose; new workspaces start with it.</source><translation>Dernier modèle choisi ; les nouveaux espaces de travail l’utilisent au départ.</translation></message>
<message><source>The last of {count} runs.</source><translation>La dernière de {count} exécutions.</translation></message>
<message><source>The last step before the disk filled up was saved after all.</source><translation>La dernière étape avant que le disque soit plein a finalement été enregistrée.</translation></message>
<message><source>The last turn wasn't interrupted.</source><translation>Le dernier tour n’a pas été interrompu.</translation></message>
<message numerus="yes"><source>The last {0} requests</source><extracomment>One: The last {0} request</extracomment><translation><numerusform>La dernière requête</numerusform><numerusform>Les {0} dernières requêtes</numerusform></translation></message>
<message><source>The limit was reached {count} times in a row, so Helix doesn't resume by itself.</source><translation>La limite a été atteinte {count} fois de suite, donc Helix ne reprend pas de lui-même.</translation></message>
<message><source>The lines are unchanged.</source><translation>Les lignes n'ont pas changé.</translation></message>
<message><source>The lines of a large output that Helix needs. The cache has the full output.</source><translation>Les lignes d'une grande sortie dont Helix a besoin. Le cache a la sortie complète.</translation></message>
<message><source>The link contains no server.</source><translation>Le lien ne contient aucun serveur.</translation></message>
<message><source>The link doesn't name its server.</source><translation>Le lien ne donne pas le nom de son serveur.</translation></message>
<message><source>The link points to this computer or your local network.</source><translation>Le lien mène à cet ordinateur ou à votre réseau local.</translation></message>
<message><source>The link text shows a different host.</source><translation>Le texte du lien affiche un autre hôte.</translation></message>
<message><source>The list of its uses is incomplete.</source><translation>La liste de ses utilisations est incomplète.</translation></message>
<message><source>The list of skills</source><translation>La liste des skills</translation></message>
<message><source>The list of the database's tables (MANIFEST) is missing or damaged.</source><translation>La liste des tables de la base de données (MANIFEST) manque ou est endommagée.</translation></message>
<message><source>The matcher has more than names, .*, and |.</source><translation>Le filtre contient autre chose que des noms, .* et |.</translation></message>
<message><source>The memory</source><translation>La mémoire</translation></message>
<message><source>The memory has no line {number}.</source><translation>La mémoire n’a pas de ligne {number}.</translation></message>
<message><source>The memory has no version {number}.</source><translation>La mémoire n’a pas de version {number}.</translation></message>
<message><source>The memory of this workspace</source><translation>La mémoire de cet espace de travail</translation></message>
<message><source>The memory would have {count} lines; {most} are possible.</source><translation>La mémoire aurait {count} lignes ; {most} sont possibles.</translation></message>
<message><source>The memory would keep a secret.</source><translation>La mémoire garderait un secret.</translation></message>
<message><source>The messages that this version covers can't be found again.</source><translation>Les messages que couvre cette version sont introuvables.</translation></message>
<message><source>The mode stays as it is, because a question waits for your answer.</source><translation>Le mode reste inchangé, car une question attend votre réponse.</translation></message>
<message><source>The model declined to answer.</source><translation>Le modèle a refusé de répondre.</translation></message>
<message><source>The model is still being loaded.</source><translation>Le modèle est encore en cours de chargement.</translation></message>
<message><source>The model made the same call {count} times in a row and got the same output.</source><translation>Le modèle a fait {count} fois de suite le même appel et a reçu la même sortie.</translation></message>
<message><source>The model made the same failing call {count} times in a row.</source><translation>Le modèle a fait {count} fois de suite le même appel qui échoue.</translation></message>
<message><source>The model of this request isn't set up now.</source><translation>Le modèle de cette requête n’est pas configuré actuellement.</translation></message>
<message><source>The model reads this in full with the next request.</source><translation>Le modèle lit ceci en entier avec la prochaine requête.</translation></message>
<message><source>The model reads this in full. The same call returned a newer output later.</source><translation>Le modèle lit ceci en entier. Le même appel a renvoyé plus tard une sortie plus récente.</translation></message>
<message><source>The model reasons with at most this many tokens before each answer.</source><translation>Le modèle raisonne avec au plus ce nombre de tokens avant chaque réponse.</translation></message>
<message><source>The model refused</source><translation>Le modèle a refusé</translation></message>
<message><source>The model sent an empty answer.</source><translation>Le modèle a envoyé une réponse vide.</translation></message>
<message><source>The model's reasoning is shown, but isn't sent to a model again.</source><translation>Le raisonnement du modèle est affiché, mais n’est plus envoyé à un modèle.</translation></message>
<message><source>The model's reply was cut off.</source><translation>La réponse du modèle a été coupée.</translation></message>
<message><source>The models you chose last as JSON, newest first.</source><translation>Les derniers modèles choisis, en JSON, du plus récent au plus ancien.</translation></message>
<message><source>The name may contain only letters, digits, dots, _, and -.</source><translation>Le nom ne peut contenir que des lettres, des chiffres, des points, _ et -.</translation></message>
<message><source>The name may contain only letters, digits, spaces, dots, _, and -.</source><translation>Le nom ne peut contenir que des lettres, chiffres, espaces, points, _ et -.</translation></message>
<message><source>The newest turn and your last message are never compacted.</source><translation>Le dernier tour et votre dernier message ne sont jamais compactés.</translation></message>
<message><source>The next request needs {need} {what}, but the model accepts {most}.</source><translation>La prochaine requête a besoin de {need} {what}, mais le modèle en accepte {most}.</translation></message>
<message><source>The next version takes more space.</source><translation>La version suivante prend plus de place.</translation></message>
<message><source>The number of its uses is wrong.</source><translation>Le nombre de ses utilisations est faux.</translation></message>
<message><source>The old database is kept as db.before-repair-… in the workspace's data. `workspace check --acknowledge` ends this report.</source><translation>L’ancienne base de données reste sous db.before-repair-… dans les données de l’espace de travail. `workspace check --acknowledge` met fin à ce signalement.</translation></message>
<message><source>The old name stays.</source><translation>L’ancien nom est conservé.</translation></message>
<message><source>The output was too large.</source><translation>La sortie était trop volumineuse.</translation></message>
<message><source>The page has the whole conversation. It runs no scripts and loads nothing.</source><translation>La page contient toute la conversation. Elle n’exécute aucun script et ne charge rien.</translation></message>
<message><source>The parent of this branch was deleted.</source><translation>La session d’origine de cette branche a été supprimée.</translation></message>
<message><source>The partial answer is returned when the time is up</source><translation>La réponse partielle est renvoyée à la fin du délai</translation></message>
<message><source>The partial answer is saved. Continue, or send a new message.</source><translation>La réponse partielle est enregistrée. Continuez, ou envoyez un nouveau message.</translation></message>
<message><source>The partial answer is saved. Send again or choose another model.</source><translation>La réponse partielle est enregistrée. Renvoyez le message ou choisissez un autre modèle.</translation></message>
<message><source>The partial export in {0} was removed. The workspace is unchanged.</source><translation>L’export partiel dans {0} a été supprimé. L’espace de travail est inchangé.</translation></message>
<message><source>The partial work was removed. Nothing else changed.</source><translation>Le travail partiel a été supprimé. Rien d’autre n’a changé.</translation></message>
<message><source>The patch changes several files.</source><translation>Le patch modifie plusieurs fichiers.</translation></message>
<message><source>The patch changes the lines that it names.</source><translation>Le patch modifie les lignes qu’il indique.</translation></message>
<message><source>The path {folder} isn't valid text.</source><translation>Le chemin {folder} n’est pas un texte valide.</translation></message>
<message><source>The path {path} is too long for this system.</source><translation>Le chemin {path} est trop long pour ce système.</translation></message>
<message><source>The path {plain} is too long for a socket.</source><translation>Le chemin {plain} est trop long pour un socket.</translation></message>
<message><source>The pattern has {count} characters, {longest} are possible.</source><translation>Le motif a {count} caractères ; {longest} sont possibles.</translation></message>
<message><source>The permission for this session could not be kept.</source><translation>La permission pour cette session n’a pas pu être conservée.</translation></message>
<message><source>The policy preset can't be {name}.</source><translation>{name} n’est pas possible comme préréglage de stratégie.</translation></message>
<message><source>The policy {path} has a line with more than {longest} characters.</source><translation>La stratégie {path} a une ligne de plus de {longest} caractères.</translation></message>
<message><source>The policy {path} is nested too deeply.</source><translation>La stratégie {path} est trop imbriquée.</translation></message>
<message><source>The policy {path} is not valid TOML: {why}.</source><translation>La stratégie {path} n’est pas un TOML valide : {why}.</translation></message>
<message><source>The practice model isn't a provider.</source><translation>Le modèle de démo n’est pas un fournisseur.</translation></message>
<message><source>The preset, and each value that differs from it.</source><translation>Le préréglage, et chaque valeur qui en diffère.</translation></message>
<message><source>The preview failed because {asks} didn't write a usable handover.</source><translation>L’aperçu a échoué, car {asks} n’a pas écrit de passation utilisable.</translation></message>
<message><source>The price of {0} is unknown, so your budget in dollars can't be kept.</source><translation>Le prix de {0} est inconnu, donc votre budget en dollars ne peut pas être respecté.</translation></message>
<message><source>The price of {model} is unknown, so the budget in dollars can't be kept.</source><translation>Le prix de {model} est inconnu, donc le budget en dollars ne peut pas être respecté.</translation></message>
<message><source>The price of {model} is unknown.</source><translation>Le prix de {model} est inconnu.</translation></message>
<message><source>The process that answers has ended.</source><translation>Le processus qui répond a pris fin.</translation></message>
<message><source>The process that had this workspace open is gone.</source><translation>Le processus qui avait ouvert cet espace de travail n’existe plus.</translation></message>
<message><source>The processes of this terminal can't be read.</source><translation>Les processus de ce terminal sont illisibles.</translation></message>
<message><source>The program of {agent} is another one than you approved: {program}.</source><translation>Le programme de {agent} n’est pas celui que vous avez approuvé : {program}.</translation></message>
<message><source>The program of “{0}” is another one than before</source><translation>Le programme de « {0} » n’est plus le même</translation></message>
<message><source>The project Helix works in</source><translation>Le projet dans lequel Helix travaille</translation></message>
<message><source>The project folder contains more than {most} folders, too many to find what commands must not reach.</source><translation>Le dossier du projet contient plus de {most} dossiers, trop pour trouver ce que les commandes ne doivent pas atteindre.</translation></message>
<message><source>The project folder has an unfinished merge, rebase or revert.</source><translation>Une fusion, un rebase ou un revert est inachevé dans le dossier du projet.</translation></message>
<message><source>The project folder has uncommitted changes of the same files: {files}</source><translation>Le dossier du projet a des modifications sans commit dans les mêmes fichiers : {files}</translation></message>
<message><source>The project folder is a bare repository, without a work tree.</source><translation>Le dossier du projet est un dépôt nu, sans arbre de travail.</translation></message>
<message><source>The project folder is gone: {0}</source><translation>Le dossier du projet a disparu : {0}</translation></message>
<message><source>The project folder is itself a worktree or a submodule.</source><translation>Le dossier du projet est lui-même un worktree ou un sous-module.</translation></message>
<message><source>The project folder is not in a git repository.</source><translation>Le dossier du projet n’est pas dans un dépôt git.</translation></message>
<message><source>The project folder is on no branch now.</source><translation>Le dossier du projet n’est actuellement sur aucune branche.</translation></message>
<message><source>The project folder is only a part of the repository {top}.</source><translation>Le dossier du projet n’est qu’une partie du dépôt {top}.</translation></message>
<message><source>The prompt cache held {0} tokens, which saved about {1} by today's prices.</source><translation>Le cache de prompt contenait {0} tokens, soit environ {1} d’économie aux prix actuels.</translation></message>
<message><source>The prompt cache held {0} tokens.</source><translation>Le cache de prompt contenait {0} tokens.</translation></message>
<message><source>The provider asks to wait</source><translation>Le fournisseur demande d’attendre</translation></message>
<message><source>The provider asks to wait until {until}.</source><translation>Le fournisseur demande d’attendre jusqu’à {until}.</translation></message>
<message><source>The provider couldn't parse the model's output ({reason}).</source><translation>Le fournisseur n’a pas pu analyser la sortie du modèle ({reason}).</translation></message>
<message><source>The provider didn't answer in time.</source><translation>Le fournisseur n’a pas répondu à temps.</translation></message>
<message><source>The provider didn't return a list of models.</source><translation>Le fournisseur n’a pas renvoyé de liste de modèles.</translation></message>
<message><source>The provider doesn't have this model.</source><translation>Le fournisseur n’a pas ce modèle.</translation></message>
<message><source>The provider had an internal error.</source><translation>Le fournisseur a eu une erreur interne.</translation></message>
<message><source>The provider is overloaded.</source><translation>Le fournisseur est surchargé.</translation></message>
<message><source>The provider makes the searches. Their words can carry data out.</source><translation>Le fournisseur fait les recherches. Leurs mots peuvent faire sortir des données.</translation></message>
<message><source>The provider rejected the API key.</source><translation>Le fournisseur a refusé la clé API.</translation></message>
<message><source>The provider rejected the credentials that signed the request.</source><translation>Le fournisseur a refusé les identifiants avec lesquels la requête est signée.</translation></message>
<message><source>The provider rejected the request.</source><translation>Le fournisseur a refusé la requête.</translation></message>
<message><source>The provider rejected the signature, because this computer's clock is wrong.</source><translation>Le fournisseur a refusé la signature, car l’horloge de cet ordinateur n’est pas à l’heure.</translation></message>
<message><source>The provider returned a web page instead of an answer.</source><translation>Le fournisseur a renvoyé une page web au lieu d’une réponse.</translation></message>
<message><source>The provider returned something that isn't an answer.</source><translation>Le fournisseur a renvoyé quelque chose qui n’est pas une réponse.</translation></message>
<message><source>The provider says: “{sentence}”</source><translation>Le fournisseur dit : « {sentence} »</translation></message>
<message><source>The provider sent an empty answer.</source><translation>Le fournisseur a envoyé une réponse vide.</translation></message>
<message><source>The provider's filter ended the answer.</source><translation>Le filtre du fournisseur a mis fin à la réponse.</translation></message>
<message><source>The provider's rate limit is reached.</source><translation>La limite de débit du fournisseur est atteinte.</translation></message>
<message><source>The proxy opens no way to the server. Check this system's proxy.</source><translation>Le proxy ne donne pas accès au serveur. Vérifiez le proxy de ce système.</translation></message>
<message><source>The proxy requires authentication (status 407). Check this system's proxy.</source><translation>Le proxy demande une authentification (statut 407). Vérifiez le proxy de ce système.</translation></message>
<message><source>The proxy requires authentication.</source><translation>Le proxy demande une authentification.</translation></message>
<message><source>The query parameter {name} may be a key, and addresses end up in logs.</source><translation>Le paramètre d’URL {name} est peut-être une clé, et les adresses finissent dans des journaux.</translation></message>
<message><source>The queue is empty.</source><translation>La file d’attente est vide.</translation></message>
<message><source>The readable part is still in the database that was set aside.</source><translation>La partie lisible est toujours dans la base de données mise de côté.</translation></message>
<message><source>The reading of the document was stopped.</source><translation>La lecture du document a été arrêtée.</translation></message>
<message><source>The record doesn't follow the one before it.</source><translation>L’enregistrement ne suit pas celui qui le précède.</translation></message>
<message><source>The record has a format (version {version}) that only a newer Helix Desktop knows.</source><translation>L’enregistrement a un format (version {version}) que seule une version plus récente de Helix Desktop connaît.</translation></message>
<message><source>The record is cut short.</source><translation>L’enregistrement est tronqué.</translation></message>
<message><source>The record is damaged (its checksum is wrong).</source><translation>L’enregistrement est endommagé (somme de contrôle incorrecte).</translation></message>
<message><source>The record is missing.</source><translation>L’enregistrement est manquant.</translation></message>
<message><source>The record of {short}… is damaged.</source><translation>L’enregistrement de {short}… est endommagé.</translation></message>
<message><source>The regular expression calls itself, which is not possible here.</source><translation>L’expression régulière s’appelle elle-même, ce qui n’est pas possible ici.</translation></message>
<message><source>The regular expression cannot be read.</source><translation>L’expression régulière est illisible.</translation></message>
<message><source>The regular expression cannot be read: {error}.</source><translation>L’expression régulière est illisible : {error}.</translation></message>
<message><source>The regular expression has {count} characters, {longest} are possible.</source><translation>L’expression régulière a {count} caractères ; {longest} sont possibles.</translation></message>
<message><source>The regular expression stopped after {seconds} seconds and {looked} entries.</source><translation>L’expression régulière s’est arrêtée après {seconds} secondes et {looked} entrées.</translation></message>
<message numerus="yes"><source>The regular expression took too long in {count} entries.</source><extracomment>One: The regular expression took too long in {count} entry.</extracomment><translation><numerusform>L’expression régulière a pris trop de temps dans {count} entrée.</numerusform><numerusform>L’expression régulière a pris trop de temps dans {count} entrées.</numerusform></translation></message>
<message><source>The repaired copy of {folder} isn't correct: {wrong}</source><translation>La copie réparée de {folder} n’est pas correcte : {wrong}</translation></message>
<message><source>The repetitions {form} multiply to too many.</source><translation>Les répétitions {form} se multiplient trop.</translation></message>
<message><source>The repository has no commits yet.</source><translation>Le dépôt n’a pas encore de commits.</translation></message>
<message><source>The request exceeds the model's limit of {limit} tokens.</source><translation>La requête dépasse la limite du modèle, {limit} tokens.</translation></message>
<message><source>The request exceeds the model's limit.</source><translation>La requête dépasse la limite du modèle.</translation></message>
<message><source>The request exceeds your account's rate limit of {limit} tokens.</source><translation>La requête dépasse la limite de débit de votre compte, {limit} tokens.</translation></message>
<message><source>The request failed</source><translation>La requête a échoué</translation></message>
<message><source>The request has a header that can't be sent.</source><translation>La requête a un en-tête qui ne peut pas être envoyé.</translation></message>
<message><source>The request is too large for the provider.</source><translation>La requête est trop grande pour le fournisseur.</translation></message>
<message><source>The request is too long.</source><translation>La requête est trop longue.</translation></message>
<message><source>The request was too large, so Helix shortened it without a model.</source><translation>La requête était trop grande, Helix l'a donc raccourcie sans modèle.</translation></message>
<message><source>The request was too large, so Helix trimmed it without calling a model.</source><translation>La requête était trop grande, donc Helix l’a réduite sans appeler de modèle.</translation></message>
<message><source>The request would have {tokens} tokens, and {model} takes {most}.</source><translation>La requête aurait {tokens} tokens, et {model} en accepte {most}.</translation></message>
<message><source>The rest is still there.</source><translation>Le reste est toujours là.</translation></message>
<message><source>The same</source><translation>La même</translation></message>
<message><source>The same call returned a newer output later. You can still recall this one.</source><translation>Le même appel a renvoyé plus tard une sortie plus récente. Vous pouvez encore rappeler celle-ci.</translation></message>
<message><source>The same limit in tokens; whichever comes first. All limits for notes shrink with it in small context windows.</source><translation>La même limite en tokens ; la première atteinte compte. Dans les petites fenêtres de contexte, toutes les limites des notes diminuent avec elle.</translation></message>
<message><source>The sandbox can't create a work tree outside the project folder.</source><translation>Le bac à sable ne peut pas créer d’arbre de travail hors du dossier du projet.</translation></message>
<message><source>The sandbox is off for this workspace: nothing restricts the command.</source><translation>Le bac à sable est désactivé pour cet espace de travail : rien ne limite la commande.</translation></message>
<message><source>The sandbox works</source><translation>Le bac à sable fonctionne</translation></message>
<message><source>The screen may go dark. Closing the lid still lets the computer sleep</source><translation>L'écran peut s'éteindre. Fermer le capot met toujours l'ordinateur en veille</translation></message>
<message><source>The search didn't finish, so not all matching entries are known.</source><translation>La recherche ne s’est pas terminée, donc les entrées correspondantes ne sont pas toutes connues.</translation></message>
<message><source>The search failed: {0}</source><translation>La recherche a échoué : {0}</translation></message>
<message><source>The search index is catching up, so this search was slower.</source><translation>L’index de recherche rattrape son retard, donc cette recherche a été plus lente.</translation></message>
<message><source>The server accepts {0} tokens, less than the {1} set for this model.</source><translation>Le serveur accepte {0} tokens, moins que les {1} définis pour ce modèle.</translation></message>
<message><source>The server changed. Review it again; nothing was approved.</source><translation>Le serveur a changé. Examinez-le de nouveau ; rien n’a été approuvé.</translation></message>
<message><source>The server didn't answer in time.</source><translation>Le serveur n’a pas répondu à temps.</translation></message>
<message><source>The server doesn't accept the reasoning effort {0}.</source><translation>Le serveur n’accepte pas l’effort de raisonnement {0}.</translation></message>
<message><source>The server ended before it answered.</source><translation>Le serveur s’est arrêté avant de répondre.</translation></message>
<message><source>The server ended the session (status {status}).</source><translation>Le serveur a terminé la session (statut {status}).</translation></message>
<message><source>The server ended.</source><translation>Le serveur s’est arrêté.</translation></message>
<message><source>The server had an internal error (status {status}). Try again later.</source><translation>Le serveur a eu une erreur interne (statut {status}). Réessayez plus tard.</translation></message>
<message><source>The server has ended.</source><translation>Le serveur n’est plus actif.</translation></message>
<message><source>The server may reject these for this model.</source><translation>Le serveur peut refuser ces choix pour ce modèle.</translation></message>
<message><source>The server needs this variable.</source><translation>Le serveur a besoin de cette variable.</translation></message>
<message><source>The server offers no sign-in.</source><translation>Le serveur ne propose pas de connexion.</translation></message>
<message><source>The server omitted a part of the last request without saying so. Helix keeps the requests to {model} below {limit} tokens for a day.</source><translation>Le serveur a omis une partie de la dernière requête sans le dire. Helix garde les requêtes à {model} sous {limit} tokens pendant un jour.</translation></message>
<message><source>The server redirects to {place} (status {status}), where Helix doesn't follow. If that is the right server, use that URL.</source><translation>Le serveur redirige vers {place} (statut {status}), et Helix ne suit pas. Si c’est le bon serveur, utilisez cette URL.</translation></message>
<message><source>The server refuses access (status 403). Check what its token is allowed to do.</source><translation>Le serveur refuse l’accès (statut 403). Vérifiez ce que permet son jeton d’accès.</translation></message>
<message><source>The server rejected the request (status {status}). Check its URL and headers.</source><translation>Le serveur a refusé la requête (statut {status}). Vérifiez son URL et ses en-têtes.</translation></message>
<message><source>The server said: {said}</source><translation>Le serveur a dit : {said}</translation></message>
<message><source>The server says: {said}</source><translation>Le serveur dit : {said}</translation></message>
<message><source>The server wants you to sign in (status 401). Sign in in Settings › MCP servers or with `helix-desktop server sign-in SERVER`, or save its token with `helix-desktop server secret SERVER Authorization`, as in `Bearer TOKEN`.</source><translation>Le serveur demande une connexion (statut 401). Connectez-vous dans Réglages › Serveurs MCP ou avec `helix-desktop server sign-in SERVER`, ou enregistrez son jeton avec `helix-desktop server secret SERVER Authorization`, sous la forme `Bearer TOKEN`.</translation></message>
<message><source>The server {server} has been stopped.</source><translation>Le serveur {server} a été arrêté.</translation></message>
<message><source>The server's answer doesn't follow the protocol.</source><translation>La réponse du serveur ne respecte pas le protocole.</translation></message>
<message><source>The server's answer has too many values.</source><translation>La réponse du serveur contient trop de valeurs.</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again in {seconds} s.</source><translation>La limite de débit du serveur est atteinte (statut 429). Réessayez dans {seconds} s.</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again later.</source><translation>La limite de débit du serveur est atteinte (statut 429). Réessayez plus tard.</translation></message>
<message><source>The service account's file has no usable key.</source><translation>Le fichier du compte de service ne contient pas de clé utilisable.</translation></message>
<message><source>The session</source><translation>La session</translation></message>
<message><source>The session can still be read.</source><translation>La session reste lisible.</translation></message>
<message><source>The session changed since. Nothing was done.</source><translation>La session a changé entre-temps. Rien n’a été modifié.</translation></message>
<message><source>The session goes on without them. Settings › General says where they go.</source><translation>La session continue sans elles. Leur destination figure dans Paramètres › Général.</translation></message>
<message><source>The session has no start record.</source><translation>La session n’a pas d’enregistrement de début.</translation></message>
<message><source>The session holds what looks like secrets: {count}.</source><translation>La session contient ce qui ressemble à des secrets : {count}.</translation></message>
<message><source>The session is closed.</source><translation>La session est fermée.</translation></message>
<message><source>The session is shown with a gap there.</source><translation>La session est affichée avec un trou à cet endroit.</translation></message>
<message><source>The session isn't listed.</source><translation>La session n’est pas listée.</translation></message>
<message><source>The session shows what was done. Nothing was lost.</source><translation>La session montre ce qui a été fait. Rien n’a été perdu.</translation></message>
<message><source>The session stays where it is.</source><translation>La session reste où elle est.</translation></message>
<message><source>The session works in a folder and on a branch of its own. Your folder stays as it is until you merge.</source><translation>La session travaille dans un dossier et sur une branche à elle. Votre dossier reste inchangé jusqu’à la fusion.</translation></message>
<message><source>The session's head doesn't match its last record.</source><translation>L’en-tête de la session ne correspond pas à son dernier enregistrement.</translation></message>
<message><source>The session's head doesn't match its records.</source><translation>L’en-tête de la session ne correspond pas à ses enregistrements.</translation></message>
<message><source>The sessions are replayed on this computer under each preset. No model is asked, and nothing is sent.</source><translation>Les sessions sont rejouées sur cet ordinateur avec chaque préréglage. Aucun modèle n’est interrogé, et rien n’est envoyé.</translation></message>
<message><source>The set context window is used with the next request.</source><translation>La fenêtre de contexte définie est utilisée à la prochaine requête.</translation></message>
<message><source>The size of each request; the full height is {0}</source><translation>La taille de chaque requête ; la hauteur totale est de {0}</translation></message>
<message><source>The snapshot only takes space.</source><translation>L’instantané ne fait que prendre de la place.</translation></message>
<message><source>The store counts {said} for {name}, but the entries add up to {counted}.</source><translation>Le stockage compte {said} pour {name}, mais le total des entrées est {counted}.</translation></message>
<message><source>The store in {folder} isn't marked as complete.</source><translation>Le stockage dans {folder} n’est pas marqué comme complet.</translation></message>
<message><source>The store in {parent} has lost its counters.</source><translation>Le stockage dans {parent} a perdu ses compteurs.</translation></message>
<message><source>The store in {where} doesn't say which program wrote it.</source><translation>Le stockage dans {where} n’indique pas quel programme l’a écrit.</translation></message>
<message><source>The store in {where} was written by a newer Helix Desktop (format {version}, this one knows {known}).</source><translation>Le stockage dans {where} a été écrit par une version plus récente de Helix Desktop (format {version}, celle-ci connaît {known}).</translation></message>
<message><source>The store's counters are lost.</source><translation>Les compteurs du stockage sont perdus.</translation></message>
<message><source>The system denies bubblewrap user namespaces. For a sandbox, allow them (a container must be started with them) and restart Helix.</source><translation>Le système interdit à bubblewrap les espaces de noms utilisateur. Pour un bac à sable, autorisez-les (un conteneur doit être démarré avec eux) et redémarrez Helix.</translation></message>
<message><source>The system keyring couldn't delete the key.</source><translation>Le trousseau du système n’a pas pu supprimer la clé.</translation></message>
<message><source>The system keyring couldn't save the key.</source><translation>Le trousseau du système n’a pas pu enregistrer la clé.</translation></message>
<message><source>The system keyring isn't responding.</source><translation>Le trousseau du système ne répond pas.</translation></message>
<message><source>The system keyring won't release the key.</source><translation>Le trousseau du système refuse de fournir la clé.</translation></message>
<message><source>The system proxy type isn't supported.</source><translation>Le type de proxy du système n’est pas pris en charge.</translation></message>
<message><source>The text has {count} characters; the limit is {longest}.</source><translation>Le texte a {count} caractères ; la limite est de {longest}.</translation></message>
<message><source>The tokenizer file {path} is damaged.</source><translation>Le fichier de tokenizer {path} est endommagé.</translation></message>
<message><source>The tokenizer file {path} isn't the original.</source><translation>Le fichier de tokenizer {path} n’est pas l’original.</translation></message>
<message><source>The tools aren't a list of names.</source><translation>Les outils ne forment pas une liste de noms.</translation></message>
<message><source>The tray icon shows them while something runs or waits.</source><translation>L’icône de la zone de notification les affiche tant que quelque chose tourne ou attend.</translation></message>
<message><source>The turn ended early</source><translation>Le tour a été écourté</translation></message>
<message><source>The turn failed, so the queue is paused.</source><translation>Le tour a échoué, donc la file d’attente est en pause.</translation></message>
<message><source>The turn was cut off.</source><translation>Le tour a été interrompu.</translation></message>
<message><source>The undone compaction is back, byte for byte.</source><translation>Le compactage annulé est rétabli, octet par octet.</translation></message>
<message><source>The use of {digest}… by event {seq} of {session} isn't recorded.</source><translation>L’utilisation de {digest}… par l’événement {seq} de {session} n’est pas enregistrée.</translation></message>
<message><source>The user always denies this</source><translation>L’utilisateur refuse toujours ceci</translation></message>
<message><source>The user can allow this host in Settings › Permissions.</source><translation>L’utilisateur peut autoriser cet hôte dans Paramètres › Permissions.</translation></message>
<message><source>The user must review it again.</source><translation>L’utilisateur doit l’examiner de nouveau.</translation></message>
<message><source>The user stopped all subagents before this one started.</source><translation>L’utilisateur a arrêté tous les sous-agents avant le démarrage de celui-ci.</translation></message>
<message><source>The user stopped the subagent.</source><translation>L’utilisateur a arrêté le sous-agent.</translation></message>
<message><source>The value of {name} can't be sent.</source><translation>La valeur de {name} ne peut pas être envoyée.</translation></message>
<message><source>The value of {name} is too long.</source><translation>La valeur de {name} est trop longue.</translation></message>
<message><source>The value of {name} looks like a key, which would be saved in a file.</source><translation>La valeur de {name} ressemble à une clé, qui serait enregistrée dans un fichier.</translation></message>
<message><source>The variable {name} is not set.</source><translation>La variable {name} n’est pas définie.</translation></message>
<message><source>The whole entry</source><translation>L’entrée entière</translation></message>
<message><source>The whole text, as a model reads it</source><translation>Le texte entier, tel qu'un modèle le lit</translation></message>
<message><source>The wider “Always” (Alt+P) also allows {0}</source><translation>Le « Toujours » élargi (Alt+P) autorise aussi {0}</translation></message>
<message><source>The window shows only {count} colors, so it was not painted.</source><translation>La fenêtre ne montre que {count} couleurs, donc elle n’a pas été dessinée.</translation></message>
<message><source>The window was closed before an answer.</source><translation>La fenêtre a été fermée avant une réponse.</translation></message>
<message><source>The worker {worker} runs {name} {theirs}, and this computer {ours}.</source><translation>Le worker {worker} utilise {name} {theirs}, et cet ordinateur {ours}.</translation></message>
<message><source>The workspace</source><translation>L’espace de travail</translation></message>
<message><source>The workspace doesn't open.</source><translation>L’espace de travail ne s’ouvre pas.</translation></message>
<message><source>The workspace in {folder} was complete, but its database is gone.</source><translation>L’espace de travail dans {folder} était complet, mais sa base de données a disparu.</translation></message>
<message><source>The workspace in {parent} is open in {who}.</source><translation>L’espace de travail dans {parent} est ouvert dans {who}.</translation></message>
<message><source>The workspace is closed.</source><translation>L’espace de travail est fermé.</translation></message>
<message><source>The workspace is closing.</source><translation>L’espace de travail se ferme.</translation></message>
<message><source>The workspace is still in {place}.</source><translation>L’espace de travail est toujours dans {place}.</translation></message>
<message><source>The workspace is unchanged.</source><translation>L’espace de travail est inchangé.</translation></message>
<message><source>The workspace that opens at startup.</source><translation>Espace de travail qui s’ouvre au démarrage.</translation></message>
<message><source>The workspace was closed.</source><translation>L’espace de travail a été fermé.</translation></message>
<message><source>The workspace was repaired: kept {entries} entries and {events} events, {count} known losses.</source><translation>L’espace de travail a été réparé : {entries} entrées et {events} événements conservés, {count} pertes connues.</translation></message>
<message><source>The workspace's store is closed.</source><translation>Le stockage de l’espace de travail est fermé.</translation></message>
<message><source>The workspace's store is closing.</source><translation>Le stockage de l’espace de travail se ferme.</translation></message>
<message><source>The worktree has commits that are on no branch, the last one is {commit}.</source><translation>Le worktree a des commits qui ne sont sur aucune branche, le dernier étant {commit}.</translation></message>
<message><source>The worktree is not on its branch {branch} now.</source><translation>Le worktree n’est actuellement pas sur sa branche {branch}.</translation></message>
<message><source>The worktree of this session is gone: {folder}.</source><translation>Le worktree de cette session a disparu : {folder}.</translation></message>
<message><source>The worktree of this session was removed: {branch}.</source><translation>Le worktree de cette session a été supprimé : {branch}.</translation></message>
<message><source>The worktree was removed.</source><translation>Le worktree a été supprimé.</translation></message>
<message><source>The worktree {folder} is locked.</source><translation>Le worktree {folder} est verrouillé.</translation></message>
<message><source>The worktree {folder} wasn't moved: {reason}</source><translation>Le worktree {folder} n’a pas été déplacé : {reason}</translation></message>
<message><source>The {sign} is never closed.</source><translation>Le {sign} n’est jamais fermé.</translation></message>
<message><source>Theme</source><translation>Thème</translation></message>
<message><source>There are more than {most} rules.</source><translation>Il y a plus de {most} règles.</translation></message>
<message><source>There are no AWS credentials in the profile {profile}.</source><translation>Il n’y a pas d’identifiants AWS dans le profil {profile}.</translation></message>
<message><source>There are no Google credentials in {file}.</source><translation>Il n’y a pas d’identifiants Google dans {file}.</translation></message>
<message><source>There are no conflicts. No hooks are run.</source><translation>Il n’y a pas de conflits. Aucun hook n’est exécuté.</translation></message>
<message><source>There are too many copies of {path} already.</source><translation>Il y a déjà trop de copies de {path}.</translation></message>
<message><source>There are too many hosts or folders.</source><translation>Il y a trop d’hôtes ou de dossiers.</translation></message>
<message><source>There are two servers {name}.</source><translation>Il y a deux serveurs {name}.</translation></message>
<message><source>There can be at most {most} hosts.</source><translation>Il peut y avoir au plus {most} hôtes.</translation></message>
<message><source>There is a branch {name} already.</source><translation>Il y a déjà une branche {name}.</translation></message>
<message><source>There is no MCP server at this address (status 404). Check the path of its URL, which often ends with /mcp.</source><translation>Il n’y a pas de serveur MCP à cette adresse (statut 404). Vérifiez le chemin de son URL, qui finit souvent par /mcp.</translation></message>
<message><source>There is no background command {name}.</source><translation>Il n’y a pas de commande en arrière-plan {name}.</translation></message>
<message><source>There is no content {digest}.</source><translation>Il n’y a pas de contenu {digest}.</translation></message>
<message><source>There is no excerpt: {0}. A preview stands instead.</source><translation>Il n'y a pas d'extrait : {0}. Un aperçu le remplace.</translation></message>
<message><source>There is no excerpt: {why}. The output is unchanged.</source><translation>Il n'y a pas d'extrait : {why}. La sortie est inchangée.</translation></message>
<message><source>There is no field “{name}”.</source><translation>Il n’y a pas de champ « {name} ».</translation></message>
<message><source>There is no file {path} for the patch.</source><translation>Il n’y a pas de fichier {path} pour le patch.</translation></message>
<message><source>There is no file {path}.</source><translation>Il n’y a pas de fichier {path}.</translation></message>
<message><source>There is no hook {key}.</source><translation>Il n’y a pas de hook {key}.</translation></message>
<message><source>There is no key for {0}.</source><translation>Il n’y a pas de clé pour {0}.</translation></message>
<message><source>There is no key for {endpoint}.</source><translation>Il n’y a pas de clé pour {endpoint}.</translation></message>
<message><source>There is no output for this call.</source><translation>Il n’y a pas de sortie pour cet appel.</translation></message>
<message><source>There is no policy preset {name}.</source><translation>Il n’y a pas de préréglage de stratégie {name}.</translation></message>
<message><source>There is no policy preset {preset}.</source><translation>Il n’y a pas de préréglage de stratégie {preset}.</translation></message>
<message><source>There is no policy value {name}.</source><translation>Il n’y a pas de valeur de stratégie {name}.</translation></message>
<message><source>There is no program {command}.</source><translation>Il n’y a pas de programme {command}.</translation></message>
<message><source>There is no provider {name}.</source><translation>Il n’y a pas de fournisseur {name}.</translation></message>
<message><source>There is no provider {provider}.</source><translation>Il n’y a pas de fournisseur {provider}.</translation></message>
<message><source>There is no range {start} to {stop}.</source><translation>Il n’y a pas de plage de {start} à {stop}.</translation></message>
<message><source>There is no result to exclude.</source><translation>Il n’y a pas de résultat à exclure.</translation></message>
<message><source>There is no server {name}.</source><translation>Il n’y a pas de serveur {name}.</translation></message>
<message><source>There is no session {session} in this workspace.</source><translation>Il n’y a pas de session {session} dans cet espace de travail.</translation></message>
<message><source>There is no setting {key}.</source><translation>Il n’y a pas de paramètre {key}.</translation></message>
<message><source>There is no system keyring for the secrets of {server}.</source><translation>Il n’y a pas de trousseau système pour les secrets de {server}.</translation></message>
<message><source>There is no tool {name} here.</source><translation>Il n’y a pas d’outil {name} ici.</translation></message>
<message><source>There is no version {restores} of this session's context.</source><translation>Il n’y a pas de version {restores} du contexte de cette session.</translation></message>
<message><source>There is no workspace data in {folder}.</source><translation>Il n’y a pas de données d’espace de travail dans {folder}.</translation></message>
<message><source>There is no workspace {name}.</source><translation>Il n’y a pas d’espace de travail {name}.</translation></message>
<message><source>There is no {path}.</source><translation>{path} n’existe pas.</translation></message>
<message><source>These events aren't shown.</source><translation>Ces événements ne sont pas affichés.</translation></message>
<message><source>These files didn't change: {0}</source><translation>Ces fichiers n’ont pas été modifiés : {0}</translation></message>
<message><source>These messages were queued when Helix closed.</source><translation>Ces messages étaient en file d’attente à la fermeture de Helix.</translation></message>
<message><source>These stay as they are. Somebody else changed them since, or Helix can't reach them: {0}</source><translation>Ceux-ci restent tels quels. Quelqu’un d’autre les a modifiés depuis, ou Helix ne peut pas les atteindre : {0}</translation></message>
<message><source>These were changed since: {names}.</source><translation>Modifiés depuis : {names}.</translation></message>
<message><source>Thinking</source><translation>Réflexion</translation></message>
<message><source>Third-party software</source><translation>Logiciels tiers</translation></message>
<message><source>This API key has no access to this model.</source><translation>Cette clé API n’a pas accès à ce modèle.</translation></message>
<message><source>This SubAgent does not have the tool {tool}. Tools: {known}.</source><translation>Ce SubAgent n’a pas l’outil {tool}. Outils : {known}.</translation></message>
<message><source>This address accepts no MCP messages (status {status}). Check its URL: it must be one for streamable HTTP, not for SSE.</source><translation>Cette adresse n’accepte pas de messages MCP (statut {status}). Vérifiez son URL : elle doit être prévue pour HTTP streamable, pas pour SSE.</translation></message>
<message><source>This address answers with a web page, not as an MCP server. Check its URL, and whether this network requires sign-in.</source><translation>Cette adresse répond par une page web, pas en serveur MCP. Vérifiez son URL, et si ce réseau demande de s’identifier.</translation></message>
<message><source>This address doesn't answer as an MCP server, but with {kind}. Check its URL.</source><translation>Cette adresse ne répond pas en serveur MCP, mais avec {kind}. Vérifiez son URL.</translation></message>
<message><source>This build has no releases page. Check where you downloaded it.</source><translation>Ce build n’a pas de page des versions. Regardez là où vous l’avez téléchargé.</translation></message>
<message><source>This can't be done:</source><translation>C’est impossible :</translation></message>
<message><source>This command failed in the last session. Find out why:&#10;{0}</source><translation>Cette commande a échoué dans la dernière session. Trouver pourquoi :&#10;{0}</translation></message>
<message><source>This desktop shows none, so Helix shows them in its window.</source><translation>Ce bureau n’en affiche pas : Helix les affiche dans sa fenêtre.</translation></message>
<message><source>This doesn't look like a key. Keys contain no spaces.</source><translation>Cela ne ressemble pas à une clé. Une clé ne contient pas d’espace.</translation></message>
<message><source>This entry can't go into a message as text.</source><translation>Cette entrée ne peut pas aller dans un message sous forme de texte.</translation></message>
<message><source>This entry is damaged</source><translation>Cette entrée est endommagée</translation></message>
<message><source>This entry is damaged. Restoring a file with the same bytes repairs it.</source><translation>Cette entrée est endommagée. Restaurer un fichier avec les mêmes octets la répare.</translation></message>
<message><source>This entry is no longer stored</source><translation>Cette entrée n’est plus stockée</translation></message>
<message><source>This file is no longer set aside.</source><translation>Ce fichier n’est plus mis de côté.</translation></message>
<message><source>This folder</source><translation>Ce dossier</translation></message>
<message><source>This folder is trusted</source><translation>Ce dossier est de confiance</translation></message>
<message><source>This folder isn't trusted</source><translation>Ce dossier n’est pas de confiance</translation></message>
<message><source>This folder isn't trusted yet</source><translation>Ce dossier n’est pas encore de confiance</translation></message>
<message><source>This folder isn't trusted yet.</source><translation>Ce dossier n’est pas encore de confiance.</translation></message>
<message><source>This folder isn't trusted.</source><translation>Ce dossier n’est pas de confiance.</translation></message>
<message><source>This hook can't run. {why}</source><translation>Ce hook ne peut pas s’exécuter. {why}</translation></message>
<message><source>This hook runs only in the sandbox, which is off or missing.</source><translation>Ce hook ne s’exécute que dans le bac à sable, qui est désactivé ou absent.</translation></message>
<message><source>This is a new file. If you undo this, Helix deletes it.</source><translation>C’est un nouveau fichier. Si vous annulez, Helix le supprime.</translation></message>
<message><source>This is how Helix tells you that it needs you.</source><translation>Voici comment Helix signale qu’il a besoin de vous.</translation></message>
<message><source>This isn't a command that runs in the foreground of a terminal.</source><translation>Ce n’est pas une commande au premier plan d’un terminal.</translation></message>
<message><source>This isn't a profile or a file of credentials.</source><translation>Ce n’est ni un profil ni un fichier d’identifiants.</translation></message>
<message><source>This looks like a key, which would be saved in a file.</source><translation>Cela ressemble à une clé, qui serait enregistrée dans un fichier.</translation></message>
<message><source>This message is too long for the model. Up to {0} tokens of its middle will be left out; Helix can recall them.</source><translation>Ce message est trop long pour le modèle. Jusqu’à {0} tokens de son milieu seront omis ; Helix peut les rappeler.</translation></message>
<message numerus="yes"><source>This model accepts {0} images per message.</source><extracomment>One: This model accepts {0} image per message.</extracomment><translation><numerusform>Ce modèle accepte {0} image par message.</numerusform><numerusform>Ce modèle accepte {0} images par message.</numerusform></translation></message>
<message><source>This model gets {0}.</source><translation>Ce modèle reçoit : {0}.</translation></message>
<message><source>This model has no reasoning effort to choose.</source><translation>Ce modèle n’a pas d’effort de raisonnement à choisir.</translation></message>
<message><source>This output is now in the cache or covered by a handover.</source><translation>Cette sortie est maintenant dans le cache ou couverte par une passation.</translation></message>
<message><source>This part</source><translation>Cette partie</translation></message>
<message><source>This plan is no longer open.</source><translation>Ce plan n’est plus ouvert.</translation></message>
<message><source>This process of Helix can't tell which processes it started.</source><translation>Ce processus de Helix ne sait pas quels processus il a lancés.</translation></message>
<message><source>This protocol has one name for the token limit only.</source><translation>Ce protocole n’a qu’un seul nom pour la limite de tokens.</translation></message>
<message><source>This question can only be answered in the window.</source><translation>On ne peut répondre à cette question que dans la fenêtre.</translation></message>
<message><source>This reply made {0} tool calls. The first {1} were run, the others were not.</source><translation>Cette réponse a fait {0} appels d’outils. Les {1} premiers ont été exécutés, les autres non.</translation></message>
<message><source>This request has no block {number}.</source><translation>Cette requête n’a pas de bloc {number}.</translation></message>
<message><source>This request has tool calls, so it needs its tools.</source><translation>Cette requête contient des appels d’outils, elle a donc besoin de ses outils.</translation></message>
<message><source>This request is too large. Compaction can't reduce these parts: {0}. Exclude or unpin blocks, or choose a model with a larger context window.</source><translation>Cette requête est trop grande. Le compactage ne peut pas réduire ces parties : {0}. Excluez ou désépinglez des blocs, ou choisissez un modèle avec une plus grande fenêtre de contexte.</translation></message>
<message><source>This request is too large. Helix compacts it before sending, for {0}.</source><translation>Cette requête est trop grande. Helix la compacte avant l'envoi, pour {0}.</translation></message>
<message><source>This request is too large. Helix compacts it before sending.</source><translation>Cette requête est trop grande. Helix la compacte avant l'envoi.</translation></message>
<message><source>This server declares more than can be shown here.</source><translation>Ce serveur déclare plus que ce qui peut être affiché ici.</translation></message>
<message><source>This session</source><translation>Cette session</translation></message>
<message><source>This session has no compaction {number}.</source><translation>Cette session n’a pas de compactage {number}.</translation></message>
<message><source>This session has no handover {number}.</source><translation>Cette session n’a pas de passation {number}.</translation></message>
<message><source>This session has no message {seq}.</source><translation>Cette session n’a pas de message {seq}.</translation></message>
<message><source>This session has no notes {number}.</source><translation>Cette session n'a pas de notes {number}.</translation></message>
<message><source>This session has no worktree</source><translation>Cette session n’a pas de worktree</translation></message>
<message><source>This session has no worktree.</source><translation>Cette session n’a pas de worktree.</translation></message>
<message><source>This session is in plan mode, in which only calls that read are run.</source><translation>Cette session est en mode Plan, où seuls les appels en lecture sont exécutés.</translation></message>
<message><source>This session isn't paused any more.</source><translation>Cette session n’est plus en pause.</translation></message>
<message><source>This session isn't paused.</source><translation>Cette session n’est pas en pause.</translation></message>
<message><source>This session runs no commands in the background.</source><translation>Cette session n’exécute pas de commandes en arrière-plan.</translation></message>
<message><source>This shell is for Windows only.</source><translation>Ce shell est réservé à Windows.</translation></message>
<message><source>This shorter text replaces older messages. Undo brings them back exactly.</source><translation>Ce texte plus court remplace d'anciens messages. L'annulation les rétablit exactement.</translation></message>
<message><source>This system can change zoom only at startup.</source><translation>Ce système ne peut changer le zoom qu’au démarrage.</translation></message>
<message><source>This system doesn't tell which process answers.</source><translation>Ce système ne dit pas quel processus répond.</translation></message>
<message><source>This system doesn't trust the provider's certificate.</source><translation>Ce système ne fait pas confiance au certificat du fournisseur.</translation></message>
<message><source>This system doesn't trust the server's certificate. Check its URL and this system's certificates.</source><translation>Ce système ne fait pas confiance au certificat du serveur. Vérifiez son URL et les certificats de ce système.</translation></message>
<message><source>This system has no local sockets.</source><translation>Ce système n’a pas de sockets locaux.</translation></message>
<message><source>This terminal belongs to a process that Helix started.</source><translation>Ce terminal appartient à un processus lancé par Helix.</translation></message>
<message><source>This text is too long to paste.</source><translation>Ce texte est trop long pour être collé.</translation></message>
<message><source>This version is in use.</source><translation>Cette version est utilisée.</translation></message>
<message><source>This version would take more than {most} tokens, half of every request.</source><translation>Cette version prendrait plus de {most} tokens, la moitié de chaque requête.</translation></message>
<message><source>This workspace</source><translation>Cet espace</translation></message>
<message><source>This workspace has no cache entry starting with {wanted}.</source><translation>Cet espace de travail n’a pas d’entrée de cache commençant par {wanted}.</translation></message>
<message><source>This workspace has no cache entry {name}….</source><translation>Cet espace de travail n’a pas d’entrée de cache {name}….</translation></message>
<message><source>This workspace has no fast model.</source><translation>Cet espace de travail n’a pas de modèle rapide.</translation></message>
<message><source>This workspace has no long-context model.</source><translation>Cet espace de travail n’a pas de modèle à long contexte.</translation></message>
<message><source>This workspace has no main model.</source><translation>Cet espace de travail n’a pas de modèle principal.</translation></message>
<message><source>This workspace has no model {model}, so the main model is used.</source><translation>Cet espace de travail n’a pas de modèle {model}, donc le modèle principal est utilisé.</translation></message>
<message><source>This workspace is in use by {who}, which can't share it.</source><translation>Cet espace de travail est utilisé par {who}, qui ne peut pas le partager.</translation></message>
<message><source>This workspace no longer exists.</source><translation>Cet espace de travail n’existe plus.</translation></message>
<message><source>This worktree can't be merged now.</source><translation>Ce worktree ne peut pas être fusionné maintenant.</translation></message>
<message><source>This worktree can't be removed now.</source><translation>Ce worktree ne peut pas être supprimé maintenant.</translation></message>
<message><source>Three choices, about a minute. You can change all of them later.</source><translation>Trois choix, environ une minute. Vous pourrez tous les changer plus tard.</translation></message>
<message><source>Throws away changes or commits that git may not bring back.</source><translation>Abandonne des modifications ou des commits que git ne pourra peut-être pas rétablir.</translation></message>
<message><source>Time</source><translation>Heure</translation></message>
<message><source>Time</source><comment>duration</comment><translation>Durée</translation></message>
<message><source>Timeline</source><translation>Chronologie</translation></message>
<message><source>To add a folder, type @ and its name.</source><translation>Pour ajouter un dossier, tapez @ et son nom.</translation></message>
<message><source>To look for these very letters use text:"…".</source><translation>Pour chercher exactement ces caractères, utilisez text:"…".</translation></message>
<message><source>To open files at a line, set VISUAL to your editor, such as code or kate.</source><translation>Pour ouvrir des fichiers à une ligne, définissez VISUAL avec votre éditeur, comme code ou kate.</translation></message>
<message><source>Together</source><translation>Au total</translation></message>
<message numerus="yes"><source>Together, {0} sessions with complete reports:</source><extracomment>One: Together, {0} session with complete reports:</extracomment><translation><numerusform>Au total, {0} session aux données complètes :</numerusform><numerusform>Au total, {0} sessions aux données complètes :</numerusform></translation></message>
<message><source>Toggle full screen</source><translation>Basculer en plein écran</translation></message>
<message><source>Toggle side panel</source><translation>Basculer le panneau latéral</translation></message>
<message><source>Toggle sidebar</source><translation>Basculer la barre latérale</translation></message>
<message><source>Token counts are estimates for {0}. Each of its answers corrects them.</source><translation>Les nombres de tokens pour {0} sont des estimations. Chaque réponse les corrige.</translation></message>
<message><source>Token limit field</source><translation>Champ limite tokens</translation></message>
<message><source>Tokens</source><translation>Tokens</translation></message>
<message><source>Tokens and costs appear here after the first message.</source><translation>Les tokens et les coûts apparaissent ici après le premier message.</translation></message>
<message><source>Tokens saved</source><translation>Tokens économisés</translation></message>
<message><source>Tokens saved: {0}</source><translation>Tokens économisés : {0}</translation></message>
<message><source>Tokens sent</source><translation>Tokens envoyés</translation></message>
<message><source>Too large for the clipboard. Export it instead.</source><translation>Trop volumineux pour le presse-papiers. Exportez l’entrée.</translation></message>
<message><source>Too large to show as JSON. Export it instead.</source><translation>Trop volumineux pour s’afficher en JSON. Exportez l’entrée.</translation></message>
<message><source>Too many agents.</source><translation>Trop d’agents.</translation></message>
<message><source>Too many hooks.</source><translation>Trop de hooks.</translation></message>
<message><source>Too much text, or too many commands.</source><translation>Trop de texte ou trop de commandes.</translation></message>
<message><source>Tool</source><translation>Outil</translation></message>
<message><source>Tool definitions</source><translation>Définitions d’outils</translation></message>
<message><source>Tool outputs</source><translation>Sorties d’outils</translation></message>
<message><source>Tool outputs appear here.</source><translation>Les sorties d’outils apparaissent ici.</translation></message>
<message><source>Toolchains, listed hosts</source><translation>Chaînes d’outils, hôtes listés</translation></message>
<message><source>Tools</source><translation>Outils</translation></message>
<message><source>Tools (Helix sees only those that are on)</source><translation>Outils (Helix ne voit que ceux qui sont activés)</translation></message>
<message><source>Tools Helix can use here</source><translation>Outils que Helix peut utiliser ici</translation></message>
<message numerus="yes"><source>Tools Helix can use here, with {0} tools of MCP servers in a line each: their descriptions would fill more than {1}% of the context window</source><extracomment>One: Tools Helix can use here, with {0} tool of MCP servers in one line: its description would fill more than {1}% of the context window</extracomment><translation><numerusform>Outils que Helix peut utiliser ici, dont {0} outil de serveurs MCP en une ligne : sa description remplirait plus de {1} % de la fenêtre de contexte</numerusform><numerusform>Outils que Helix peut utiliser ici, dont {0} outils de serveurs MCP en une ligne chacun : leurs descriptions rempliraient plus de {1} % de la fenêtre de contexte</numerusform></translation></message>
<message><source>Traces are sent only to a collector on this computer, not to {url}.</source><translation>Les traces ne sont envoyées qu’à un collecteur sur cet ordinateur, pas à {url}.</translation></message>
<message><source>Traces can't be written to {place}: {reason}.</source><translation>Impossible d’écrire les traces dans {place} : {reason}.</translation></message>
<message><source>Traces for other tools</source><translation>Traces pour d’autres outils</translation></message>
<message><source>Trash is empty.</source><translation>La corbeille est vide.</translation></message>
<message><source>Trimmed at {0}, {1} tokens in all</source><translation>Réduction d’urgence ({0}), {1} tokens en tout</translation></message>
<message><source>Trimmed to fit</source><translation>Réduction d’urgence</translation></message>
<message><source>Trimmed to fit {0}: {1}</source><translation>Réduction d’urgence ({0}) : {1}</translation></message>
<message><source>Trimmed → v{0}</source><translation>Réduit → v{0}</translation></message>
<message><source>Trimming to fit</source><translation>Réduction d’urgence</translation></message>
<message><source>Truncates files.</source><translation>Tronque des fichiers.</translation></message>
<message><source>Trust</source><translation>Faire confiance</translation></message>
<message><source>Trust its tool hints: tools marked read-only run without asking</source><translation>Se fier à ses indications : les outils marqués lecture seule s’exécutent sans demander</translation></message>
<message><source>Trust this folder</source><translation>Faire confiance à ce dossier</translation></message>
<message><source>Trust this folder first, in the window or with `helix-desktop permission trust --folder DIR`.</source><translation>Faites d’abord confiance à ce dossier, dans la fenêtre ou avec `helix-desktop permission trust --folder DIR`.</translation></message>
<message><source>Trust this folder?</source><translation>Faire confiance à ce dossier ?</translation></message>
<message><source>Try again</source><translation>Réessayer</translation></message>
<message><source>Try again later.</source><translation>Réessayez plus tard.</translation></message>
<message><source>Try again when it has ended.</source><translation>Réessayez quand ce sera terminé.</translation></message>
<message><source>Try again when that is finished (a check, backup, or repair). Nothing was lost.</source><translation>Réessayez quand cette opération sera terminée (vérification, sauvegarde ou réparation). Rien n’a été perdu.</translation></message>
<message><source>Try again, or start it in a terminal once.</source><translation>Réessayez, ou lancez-le une fois dans un terminal.</translation></message>
<message><source>Try again.</source><translation>Réessayez.</translation></message>
<message><source>Try {0} again</source><translation>Réessayer {0}</translation></message>
<message><source>Try “summarize this project”, “find TODO”, or “write hello into notes.txt”.</source><translation>Essayez « summarize this project », « find TODO » ou « write hello into notes.txt ».</translation></message>
<message><source>Turn</source><translation>Tour</translation></message>
<message><source>Turn old steps into notes at</source><translation>Anciennes étapes en notes à</translation></message>
<message><source>Turn old steps into short notes when the context is this full; 0 = never.</source><translation>Transformer les anciennes étapes en notes courtes quand le contexte est rempli à ce point ; 0 = jamais.</translation></message>
<message><source>Turn {0}, unchanged</source><translation>Tour {0}, inchangé</translation></message>
<message><source>Turns {0}–{1}, unchanged</source><translation>Tours {0}–{1}, inchangés</translation></message>
<message><source>Two invisible characters</source><translation>Deux caractères invisibles</translation></message>
<message><source>Type to search</source><translation>Tapez pour rechercher</translation></message>
<message><source>URL of an OAuth client metadata document, for sign-ins to MCP servers.</source><translation>URL d’un document de métadonnées de client OAuth, pour les connexions aux serveurs MCP.</translation></message>
<message><source>USD</source><translation>USD</translation></message>
<message><source>USD per million tokens</source><translation>USD par million de tokens</translation></message>
<message><source>Unarchive</source><translation>Désarchiver</translation></message>
<message><source>Unavailable: {0}</source><translation>Indisponible : {0}</translation></message>
<message><source>Unchanged since last request</source><translation>Inchangé depuis la dernière requête</translation></message>
<message><source>Undo</source><translation>Annuler</translation></message>
<message><source>Undo</source><comment>an event</comment><translation>Annulation</translation></message>
<message><source>Undo all</source><translation>Tout annuler</translation></message>
<message><source>Undo back to here…</source><translation>Annuler jusqu’ici…</translation></message>
<message><source>Undo back to {0}?</source><translation>Annuler jusqu’à {0} ?</translation></message>
<message><source>Undo last compaction</source><translation>Annuler le dernier compactage</translation></message>
<message><source>Undo restore</source><translation>Annuler la restauration</translation></message>
<message><source>Undo restores the exact same request.</source><translation>« Annuler » restaure exactement la même requête.</translation></message>
<message><source>Undo stopping subagents</source><translation>Annuler l’arrêt des sous-agents</translation></message>
<message><source>Undo this change</source><translation>Annuler cette modification</translation></message>
<message><source>Undo this turn</source><translation>Annuler ce tour</translation></message>
<message><source>Undo this turn?</source><translation>Annuler ce tour ?</translation></message>
<message><source>Undo what git changed</source><translation>Annuler ce que git a changé</translation></message>
<message><source>Undo what may be your own change?</source><translation>Annuler ce qui vient peut-être de vous ?</translation></message>
<message><source>Undo: resume all subagents</source><translation>Annuler : reprendre tous les sous-agents</translation></message>
<message><source>Undo: resume “{0}”</source><translation>Annuler : reprendre « {0} »</translation></message>
<message><source>Undo: {0}</source><translation>Annulation : {0}</translation></message>
<message><source>Undoing</source><translation>Annulation</translation></message>
<message><source>Undone</source><translation>Annulé</translation></message>
<message><source>Undone: {0}</source><translation>Annulé : {0}</translation></message>
<message><source>Unified</source><translation>Unifié</translation></message>
<message><source>Unlock the keyring and try again, or set the key as an environment variable.</source><translation>Déverrouillez le trousseau et réessayez, ou définissez la clé dans une variable d’environnement.</translation></message>
<message><source>Unlock the keyring and try again.</source><translation>Déverrouillez le trousseau et réessayez.</translation></message>
<message><source>Unlock the keyring and try again. The key was not written anywhere else.</source><translation>Déverrouillez le trousseau et réessayez. La clé n’a été écrite nulle part ailleurs.</translation></message>
<message><source>Unpin</source><translation>Désépingler</translation></message>
<message><source>Unpin it instead.</source><translation>Désépinglez-le plutôt.</translation></message>
<message><source>Unpinned</source><translation>Désépinglé</translation></message>
<message><source>Unpinned.</source><translation>Désépinglé.</translation></message>
<message><source>Unrestricted</source><translation>Sans restriction</translation></message>
<message><source>Until then, sending what was sent before costs less</source><translation>Jusque-là, renvoyer ce qui a déjà été envoyé coûte moins cher</translation></message>
<message><source>Until you answer, nothing is put back. The Changes page shows each file, and can undo both this and what you choose here.</source><translation>Tant que vous n’avez pas répondu, rien n’est remis. La page Modifications montre chaque fichier et peut aussi annuler votre choix ici.</translation></message>
<message><source>Untitled</source><translation>Sans titre</translation></message>
<message><source>Updates</source><translation>Mises à jour</translation></message>
<message><source>Usage</source><translation>Consommation</translation></message>
<message><source>Usage by day, from {0} to {1}, highest on {2} with {3}</source><translation>Consommation par jour, du {0} au {1}, maximum le {2} avec {3}</translation></message>
<message><source>Use * instead.</source><translation>Utilisez * à la place.</translation></message>
<message><source>Use + or * instead.</source><translation>Utilisez + ou * à la place.</translation></message>
<message><source>Use Save as… if you want the code in that file.</source><translation>Utilisez « Enregistrer sous… » si vous voulez le code dans ce fichier.</translation></message>
<message><source>Use `--secret NAME` (a header) to be asked for the key, or write ${{NAME}} for an environment variable.</source><translation>Utilisez `--secret NAME` (un en-tête) pour que la clé vous soit demandée, ou écrivez ${{NAME}} pour une variable d’environnement.</translation></message>
<message><source>Use `--secret NAME` (a variable or header) to be asked for the key, or write ${NAME} for an environment variable.</source><translation>Utilisez `--secret NAME` (une variable ou un en-tête) pour que la clé vous soit demandée, ou écrivez ${NAME} pour une variable d’environnement.</translation></message>
<message><source>Use a path relative to that folder.</source><translation>Utilisez un chemin relatif à ce dossier.</translation></message>
<message><source>Use an address such as https://bedrock-runtime.eu-central-1.amazonaws.com, or set AWS_REGION.</source><translation>Utilisez une adresse comme https://bedrock-runtime.eu-central-1.amazonaws.com, ou définissez AWS_REGION.</translation></message>
<message><source>Use dark theme</source><translation>Utiliser le thème sombre</translation></message>
<message><source>Use https://. Only servers on this computer and private networks can use http://.</source><translation>Utilisez https://. Seuls les serveurs de cet ordinateur et des réseaux privés peuvent utiliser http://.</translation></message>
<message><source>Use in all workspaces</source><translation>Utiliser partout</translation></message>
<message><source>Use it</source><translation>L’utiliser</translation></message>
<message><source>Use it as the model, with its own sign-in or subscription.</source><translation>L'utiliser comme modèle, avec sa propre connexion ou son abonnement.</translation></message>
<message><source>Use letters and digits.</source><translation>Utilisez des lettres et des chiffres.</translation></message>
<message><source>Use letters, digits, and dashes.</source><translation>Utilisez des lettres, des chiffres et des tirets.</translation></message>
<message><source>Use letters, digits, and hyphens for its name, and one line of ASCII characters for its value.</source><translation>Utilisez des lettres, des chiffres et des traits d’union pour son nom, et une ligne de caractères ASCII pour sa valeur.</translation></message>
<message><source>Use light theme</source><translation>Utiliser le thème clair</translation></message>
<message><source>Use list_files to see what is in it.</source><translation>Utilisez list_files pour voir ce qu’il contient.</translation></message>
<message><source>Use list_files to see what is there.</source><translation>Utilisez list_files pour voir ce qui s’y trouve.</translation></message>
<message><source>Use long-context model</source><translation>Modèle à long contexte</translation></message>
<message><source>Use other URL…</source><translation>Utiliser une autre URL…</translation></message>
<message><source>Use system theme</source><translation>Utiliser le thème du système</translation></message>
<message><source>Use that window, or start another one with its own --data-dir.</source><translation>Utilisez cette fenêtre, ou démarrez-en une autre avec son propre --data-dir.</translation></message>
<message><source>Use the default</source><translation>Utiliser celui par défaut</translation></message>
<message><source>Use the model in</source><translation>Utiliser le modèle dans</translation></message>
<message><source>Use these values</source><translation>Utiliser ces valeurs</translation></message>
<message><source>Use this policy</source><translation>Utiliser cette stratégie</translation></message>
<message><source>Use this price</source><translation>Utiliser ce prix</translation></message>
<message><source>Use tls:// with certificates, or a scheduler on this machine.</source><translation>Utilisez tls:// avec des certificats, ou un ordonnanceur sur cet ordinateur.</translation></message>
<message><source>Use up to 40 lowercase letters, digits, dots, and dashes.</source><translation>Utilisez au plus 40 lettres minuscules, chiffres, points et tirets.</translation></message>
<message><source>Use up to {most} letters, digits, and signs of ASCII in one line.</source><translation>Utilisez au plus {most} lettres, chiffres et signes ASCII sur une seule ligne.</translation></message>
<message><source>Use what changed?</source><translation>Utiliser ce qui a changé ?</translation></message>
<message><source>Use write_file to make a file.</source><translation>Utilisez write_file pour créer un fichier.</translation></message>
<message><source>Use {0}</source><translation>Utiliser {0}</translation></message>
<message><source>Use ~/.agents/AGENTS.md</source><translation>Utiliser ~/.agents/AGENTS.md</translation></message>
<message><source>Use ~/.claude/CLAUDE.md</source><translation>Utiliser ~/.claude/CLAUDE.md</translation></message>
<message><source>Used</source><translation>Utilisé</translation></message>
<message><source>Used from the next turn on. If the text changes, Helix asks again.</source><translation>Utilisé à partir du prochain tour. Si le texte change, Helix redemande.</translation></message>
<message><source>User Preferences</source><translation>Préférences de l’utilisateur</translation></message>
<message><source>Values of {0}</source><translation>Valeurs de {0}</translation></message>
<message><source>Values that look like keys are stored in the keyring.</source><translation>Les valeurs qui ressemblent à des clés sont conservées dans le trousseau.</translation></message>
<message><source>Variables or headers</source><translation>Variables ou en-têtes</translation></message>
<message><source>Verified against the SHA-256 recorded in {0} ({1}…).</source><translation>Vérifié d’après le SHA-256 enregistré dans {0} ({1}…).</translation></message>
<message><source>Verified originals</source><translation>Originaux vérifiés</translation></message>
<message><source>Verify SHA-256 (V)</source><translation>Vérifier le SHA-256 (V)</translation></message>
<message><source>Verify all</source><translation>Tout vérifier</translation></message>
<message><source>Verify all entries</source><translation>Vérifier toutes les entrées</translation></message>
<message><source>Verify entry</source><translation>Vérifier l’entrée</translation></message>
<message><source>Verifying {0} of {1}</source><translation>Vérification de {0} sur {1}</translation></message>
<message><source>Verifying…</source><translation>Vérification…</translation></message>
<message><source>Version {0}</source><translation>Version {0}</translation></message>
<message><source>Version {0} is installed</source><translation>La version {0} est installée</translation></message>
<message><source>Version {0}: {1}</source><translation>Version {0} : {1}</translation></message>
<message><source>Versions</source><translation>Versions</translation></message>
<message><source>View</source><comment>how a version is shown</comment><translation>Affichage</translation></message>
<message><source>View</source><comment>menu</comment><translation>Affichage</translation></message>
<message><source>View</source><comment>read a license</comment><translation>Afficher</translation></message>
<message><source>View and change shortcuts</source><translation>Voir et modifier les raccourcis</translation></message>
<message><source>View as table</source><translation>Voir en tableau</translation></message>
<message><source>View handover</source><translation>Voir la passation</translation></message>
<message><source>WORKSPACES</source><translation>ESPACES</translation></message>
<message><source>Wait</source><translation>Attendre</translation></message>
<message><source>Wait until it finishes, or stop it with Esc.</source><translation>Attendez la fin, ou arrêtez avec Échap.</translation></message>
<message><source>Wait until its turn finishes, or stop it with Esc.</source><translation>Attendez la fin du tour, ou arrêtez-le avec Échap.</translation></message>
<message><source>Wait until the search index is ready, or use a simpler filter.</source><translation>Attendez que l’index de recherche soit prêt, ou utilisez un filtre plus simple.</translation></message>
<message><source>Waiting for you</source><translation>Attend votre réponse</translation></message>
<message><source>Waiting for your approval</source><translation>Attend votre approbation</translation></message>
<message><source>Waiting for {drive}, which doesn't answer…</source><translation>En attente de {drive}, qui ne répond pas…</translation></message>
<message><source>Waits for you</source><translation>Vous attend</translation></message>
<message><source>Wants you to sign in, or a token as its header Authorization</source><translation>Demande une connexion ou un jeton d’en-tête Authorization</translation></message>
<message><source>Warn at cost</source><translation>Coût avant alerte</translation></message>
<message><source>Warn at tokens</source><translation>Tokens avant alerte</translation></message>
<message><source>Web</source><translation>Web</translation></message>
<message><source>Web access</source><translation>Accès web</translation></message>
<message><source>Web search</source><translation>Recherche web</translation></message>
<message><source>Web search, USD per thousand</source><translation>Recherche web, USD par millier</translation></message>
<message><source>Web search: {0}</source><translation>Recherche web : {0}</translation></message>
<message><source>Welcome to Helix</source><translation>Bienvenue dans Helix</translation></message>
<message><source>What became of files while the agent ran:&#10;{0}</source><translation>Ce que sont devenus les fichiers pendant que l’agent travaillait :&#10;{0}</translation></message>
<message><source>What becomes of questions that nobody answers.</source><translation>Ce que deviennent les questions auxquelles personne ne répond.</translation></message>
<message><source>What becomes of them</source><translation>Ce qu’elles deviennent</translation></message>
<message><source>What does this model cost?</source><translation>Combien coûte ce modèle ?</translation></message>
<message><source>What should Helix do instead?</source><translation>Que doit faire Helix à la place ?</translation></message>
<message><source>What should Helix keep from this output?</source><translation>Que doit garder Helix de cette sortie ?</translation></message>
<message><source>What should Helix work on?</source><translation>Sur quoi Helix doit-il travailler ?</translation></message>
<message><source>What stands there may be a part of other letters.</source><translation>Ce qui s’y trouve peut faire partie d’autres lettres.</translation></message>
<message><source>Whatever you allow with “Always” runs without asking again.</source><translation>Ce que vous autorisez avec « Toujours » s’exécute sans redemander.</translation></message>
<message><source>When Helix has answered</source><translation>Quand Helix a répondu</translation></message>
<message><source>When off, Helix shows all workspaces</source><translation>Si désactivé, Helix montre tous les espaces de travail</translation></message>
<message><source>When off, Shift+Tab moves the focus</source><translation>Sinon, Maj+Tab déplace le focus</translation></message>
<message><source>When off, the first words are the name</source><translation>Si désactivé, les premiers mots servent de nom</translation></message>
<message><source>When on, Helix asks before each site</source><translation>Si activé, Helix demande avant chaque site</translation></message>
<message><source>When plugged in</source><translation>Sur secteur</translation></message>
<message><source>Where the desktop plays sounds for notifications</source><translation>Si le bureau joue des sons pour les notifications</translation></message>
<message><source>Whichever comes first</source><translation>Le premier atteint compte</translation></message>
<message><source>While you were away</source><translation>Pendant votre absence</translation></message>
<message><source>Who</source><translation>Qui</translation></message>
<message><source>Who the agent is and how it should work. Leave empty for the default.</source><translation>Qui est l’agent et comment il doit travailler. Laissez vide pour la valeur par défaut.</translation></message>
<message><source>Whole</source><translation>Tout</translation></message>
<message><source>Whole session</source><translation>Toute la session</translation></message>
<message><source>Whole sessions would travel to {host} unencrypted.</source><translation>Des sessions entières seraient envoyées non chiffrées à {host}.</translation></message>
<message><source>Whole workspace</source><translation>Tout l’espace de travail</translation></message>
<message><source>Width of the list of sessions.</source><translation>Largeur de la liste des sessions.</translation></message>
<message><source>Width of the window when it opens.</source><translation>Largeur de la fenêtre à l’ouverture.</translation></message>
<message><source>Wipes a disk or changes its partitions.</source><translation>Efface un disque ou change ses partitions.</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md, and runs read-only commands in the sandbox without asking.</source><translation>Avec votre confiance, Helix suit les fichiers AGENTS.md et CLAUDE.md du projet, et exécute les commandes en lecture seule dans le bac à sable sans demander.</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md. No sandbox on this system: Helix asks before every command.</source><translation>Avec votre confiance, Helix suit les fichiers AGENTS.md et CLAUDE.md du projet. Pas de bac à sable sur ce système : Helix demande avant chaque commande.</translation></message>
<message><source>Without a model (rules) · free</source><translation>Sans modèle (règles) · gratuit</translation></message>
<message><source>Without a result: {tool}</source><translation>Sans résultat : {tool}</translation></message>
<message><source>Without a sandbox, commands can read your keys, write anywhere, and use the network. Helix asks before each one. Check every command before you allow it.</source><translation>Sans bac à sable, les commandes peuvent lire vos clés, écrire partout et utiliser le réseau. Helix demande avant chacune. Vérifiez chaque commande avant de l’autoriser.</translation></message>
<message><source>Without prompt cache</source><translation>Sans cache de prompt</translation></message>
<message><source>Without trust, Helix can read files but asks before every command and change.</source><translation>Sans votre confiance, Helix peut lire les fichiers mais demande avant chaque commande et modification.</translation></message>
<message><source>Words of {0}, not of the output: “{1}”</source><translation>Mots de {0}, pas de la sortie : « {1} »</translation></message>
<message><source>Work</source><translation>Travail</translation></message>
<message><source>Work can continue in the background. Use the tray icon to reopen the window.</source><translation>Le travail peut continuer en arrière-plan. L’icône de la zone de notification rouvre la fenêtre.</translation></message>
<message><source>Work can continue while the window is minimized.</source><translation>Le travail peut continuer lorsque la fenêtre est réduite.</translation></message>
<message><source>Works as {0}, from {1}</source><translation>Travaille comme {0}, défini dans {1}</translation></message>
<message><source>Workspace</source><translation>Espace de travail</translation></message>
<message><source>Workspace damaged: read-only</source><translation>Espace de travail endommagé : lecture seule</translation></message>
<message><source>Workspace {0}</source><translation>Espace de travail {0}</translation></message>
<message><source>Workspaces</source><translation>Espaces</translation></message>
<message><source>Workspaces 1 to 9</source><translation>Espaces de travail 1 à 9</translation></message>
<message><source>Workspaces: {known}.</source><translation>Espaces de travail : {known}.</translation></message>
<message><source>Worktree: branch {0} from {1}, in {2}</source><translation>Worktree : branche {0} créée à partir de {1}, dans {2}</translation></message>
<message><source>Worktree: {0}</source><translation>Worktree : {0}</translation></message>
<message><source>Would change git's or Helix's own settings.</source><translation>Modifierait les paramètres de git ou de Helix lui-même.</translation></message>
<message><source>Would send a secret of this project elsewhere.</source><translation>Enverrait ailleurs un secret de ce projet.</translation></message>
<message><source>Wrap long lines</source><translation>Retour à la ligne auto</translation></message>
<message><source>Writable folders</source><translation>Dossiers modifiables</translation></message>
<message><source>Write ${{NAME}} for an environment variable.</source><translation>Écrivez ${{NAME}} pour une variable d’environnement.</translation></message>
<message><source>Write (?R), (?1) and (?&amp;name) out.</source><translation>Développez (?R), (?1) et (?&amp;name).</translation></message>
<message><source>Write HH:MM, or YYYY-MM-DD HH:MM.</source><translation>Écrivez HH:MM, ou AAAA-MM-JJ HH:MM.</translation></message>
<message><source>Write OpenTelemetry traces to</source><translation>Écrire les traces OpenTelemetry dans</translation></message>
<message><source>Write a handover at</source><translation>Écrire une passation à</translation></message>
<message><source>Write a handover when the context is this full; 0 = only manually.</source><translation>Écrire une passation quand le contexte est rempli à ce point ; 0 = seulement à la main.</translation></message>
<message><source>Write a message first.</source><translation>Écrivez d’abord un message.</translation></message>
<message><source>Write a range as smaller..larger, for example 10..20.</source><translation>Écrivez une plage sous la forme petit..grand, par exemple 10..20.</translation></message>
<message><source>Write http://127.0.0.1:4318, and have the collector pass them on.</source><translation>Indiquez http://127.0.0.1:4318 et laissez le collecteur les transmettre.</translation></message>
<message><source>Write https://host/path.</source><translation>Écrivez https://hôte/chemin.</translation></message>
<message><source>Write it as https://host/path, or http://localhost:port for a server on this computer.</source><translation>Écrivez https://hôte/chemin, ou http://localhost:port pour un serveur de cet ordinateur.</translation></message>
<message><source>Write it as name, name:port or [address]:port.</source><translation>Écrivez-le sous la forme nom, nom:port ou [adresse]:port.</translation></message>
<message><source>Write it as name=value, for example api-version=2024-10-21.</source><translation>Écrivez-le sous la forme nom=valeur, par exemple api-version=2024-10-21.</translation></message>
<message><source>Write it as name=value, for example temperature=0.2.</source><translation>Écrivez-le sous la forme nom=valeur, par exemple temperature=0.2.</translation></message>
<message><source>Write it as provider/model, for example openai/gpt-5.5.</source><translation>Écrivez-le sous la forme fournisseur/modèle, par exemple openai/gpt-5.5.</translation></message>
<message><source>Write it relative to that, for example .config/agent.</source><translation>Indiquez-le par rapport à celui-ci, par exemple .config/agent.</translation></message>
<message><source>Write name or name:port.</source><translation>Écrivez nom ou nom:port.</translation></message>
<message><source>Write one fact in a line.</source><translation>Écrivez un fait par ligne.</translation></message>
<message><source>Write other alphabets as xn--… (punycode).</source><translation>Écrivez les autres alphabets sous la forme xn--… (punycode).</translation></message>
<message><source>Write the beginning of an output's hash, or SESSION/NUMBER of a message.</source><translation>Écrivez le début de l’empreinte d’une sortie, ou SESSION/NUMBER d’un message.</translation></message>
<message><source>Write the character itself, or both of its halves.</source><translation>Écrivez le caractère lui-même ou ses deux moitiés.</translation></message>
<message><source>Write this file?</source><translation>Écrire ce fichier ?</translation></message>
<message><source>Write without model</source><translation>Écrire sans modèle</translation></message>
<message><source>Writes handovers that fit no other model</source><translation>Écrit les passations trop longues pour les autres modèles</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder.</source><translation>Écrit seulement dans le dossier du projet et dans le dossier personnel propre à l’espace de travail.</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder; files in /tmp stay until the session is deleted.</source><translation>Écrit seulement dans le dossier du projet et dans le dossier personnel propre à l’espace de travail ; les fichiers de /tmp restent jusqu’à la suppression de la session.</translation></message>
<message><source>Writes over a disk.</source><translation>Écrit par-dessus un disque.</translation></message>
<message><source>Writes raw bytes over a file or a disk.</source><translation>Écrit des octets bruts sur un fichier ou un disque.</translation></message>
<message><source>Writes to GitHub in your name.</source><translation>Écrit sur GitHub en votre nom.</translation></message>
<message><source>Writes to {files}.</source><translation>Écrit dans {files}.</translation></message>
<message><source>Writing handover</source><translation>Écriture de la passation</translation></message>
<message><source>Writing section {0} of {1}…</source><translation>Écriture de la section {0} sur {1}…</translation></message>
<message><source>Writing {0} · {1} s</source><translation>Écriture de {0} · {1} s</translation></message>
<message><source>Writing {0}: {1}%</source><translation>Écriture de {0} : {1} %</translation></message>
<message><source>Writing…</source><translation>Écriture…</translation></message>
<message><source>Written with outside content</source><translation>Écrite en présence de contenu externe</translation></message>
<message><source>Written {0}: {1}</source><translation>Écrit ({0}) : {1}</translation></message>
<message><source>Yes</source><translation>Oui</translation></message>
<message><source>You</source><translation>Vous</translation></message>
<message><source>You already have {most} servers.</source><translation>Vous avez déjà {most} serveurs.</translation></message>
<message><source>You approved the plan.</source><translation>Vous avez approuvé le plan.</translation></message>
<message><source>You can allow short sandboxed commands there while the screen is unlocked.</source><translation>Vous pouvez y autoriser de courtes commandes en bac à sable tant que l’écran est déverrouillé.</translation></message>
<message><source>You can continue the session here.</source><translation>Vous pouvez continuer la session ici.</translation></message>
<message><source>You can keep working.</source><translation>Vous pouvez continuer à travailler.</translation></message>
<message><source>You can no longer use its models.</source><translation>Vous ne pourrez plus utiliser ses modèles.</translation></message>
<message><source>You can open and deny there, and allow in the window.</source><translation>Vous pouvez y ouvrir et refuser, et autoriser dans la fenêtre.</translation></message>
<message><source>You can read the session. Start a new one to go on.</source><translation>Vous pouvez lire la session. Démarrez-en une nouvelle pour continuer.</translation></message>
<message><source>You can remove the worktree now, or go on in it.</source><translation>Vous pouvez maintenant supprimer le worktree, ou continuer à y travailler.</translation></message>
<message><source>You can remove the worktree.</source><translation>Vous pouvez supprimer le worktree.</translation></message>
<message><source>You can restore them from Archived and deleted workspaces.</source><translation>Vous pouvez les restaurer depuis « Espaces archivés et supprimés ».</translation></message>
<message><source>You can undo its changes to project files of up to 1 MB each.</source><translation>Vous pouvez annuler ses modifications des fichiers du projet, jusqu’à 1 Mo chacun.</translation></message>
<message><source>You can undo its changes to project files, but not what it sends.</source><translation>Vous pouvez annuler ses modifications des fichiers du projet, mais pas ce qu’elle envoie.</translation></message>
<message><source>You can't undo changes of {named}.</source><translation>Vous ne pourrez pas annuler les modifications de {named}.</translation></message>
<message><source>You can't undo this.</source><translation>Cette action est irréversible.</translation></message>
<message><source>You can't undo what it does.</source><translation>Vous ne pouvez pas annuler ce qu’elle fait.</translation></message>
<message><source>You changed the plan.</source><translation>Vous avez modifié le plan.</translation></message>
<message><source>You changed this command.</source><translation>Vous avez modifié cette commande.</translation></message>
<message><source>You chose {0}.</source><translation>Vous avez choisi : {0}.</translation></message>
<message><source>You did this. Helix is told:&#10;{0}</source><translation>Vous avez fait ceci. Helix en est informé :&#10;{0}</translation></message>
<message><source>You didn't sign in.</source><translation>Vous ne vous êtes pas connecté.</translation></message>
<message><source>You discarded the plan.</source><translation>Vous avez abandonné le plan.</translation></message>
<message><source>You haven't trusted this folder yet.</source><translation>Vous n’avez pas encore fait confiance à ce dossier.</translation></message>
<message><source>You keep this in every request, until you unpin it.</source><translation>Ceci reste dans chaque requête jusqu'à ce que vous le détachiez.</translation></message>
<message><source>You kept {0}</source><translation>Vous avez gardé {0}</translation></message>
<message><source>You left this out of the context. You can include it again at any time.</source><translation>Vous avez exclu ceci du contexte. Vous pouvez l'inclure à nouveau à tout moment.</translation></message>
<message><source>You merged the branch {0}.</source><translation>Vous avez fusionné la branche {0}.</translation></message>
<message><source>You removed the worktree of the branch {0}.</source><translation>Vous avez supprimé le worktree de la branche {0}.</translation></message>
<message><source>You stopped the turn, so the queue is paused.</source><translation>Vous avez arrêté le tour, donc la file d’attente est en pause.</translation></message>
<message><source>You stopped {0}, which ran in the background for {1}.</source><translation>Vous avez arrêté {0} après {1} en arrière-plan.</translation></message>
<message><source>You switched it off.</source><translation>Vous l’avez désactivé.</translation></message>
<message><source>You undid what it came from</source><translation>Vous avez annulé ce dont elle vient</translation></message>
<message><source>Your account with the provider is out of credit.</source><translation>Votre compte chez le fournisseur n’a plus de crédit.</translation></message>
<message><source>Your answer applies to all workspaces. Change it in Settings › Models and keys.</source><translation>Votre réponse vaut pour tous les espaces de travail. Vous pouvez la changer dans Paramètres › Modèles et clés.</translation></message>
<message><source>Your answer applies to this host, for models and MCP servers. Change it in Settings › General.</source><translation>Votre réponse vaut pour cet hôte, pour les modèles et les serveurs MCP. Vous pouvez la changer dans Paramètres › Général.</translation></message>
<message><source>Your answers go to the MCP server {0}, a third-party program.</source><translation>Vos réponses vont au serveur MCP {0}, un programme tiers.</translation></message>
<message><source>Your change: {0}. It applies from the next request; the prompt cache is rebuilt from that output on.</source><translation>Votre modification : {0}. Elle s’applique dès la prochaine requête ; le cache de prompt est reconstruit à partir de cette sortie.</translation></message>
<message><source>Your changes apply until you quit Helix.</source><translation>Vos modifications s’appliquent jusqu’à ce que vous quittiez Helix.</translation></message>
<message><source>Your data is intact. Restore the file from a backup, or move the folder {parent} away to start over.</source><translation>Vos données sont intactes. Restaurez le fichier depuis une sauvegarde, ou déplacez le dossier {parent} ailleurs pour repartir de zéro.</translation></message>
<message><source>Your data isn't affected. Reinstall Helix Desktop to restore the file.</source><translation>Vos données ne sont pas touchées. Réinstallez Helix Desktop pour rétablir le fichier.</translation></message>
<message><source>Your draft</source><translation>Votre brouillon</translation></message>
<message><source>Your edit goes to a new branch. This conversation stays unchanged.</source><translation>Votre version modifiée part dans une nouvelle branche. Cette conversation reste inchangée.</translation></message>
<message><source>Your edits will be lost. The saved version stays unchanged.</source><translation>Vos modifications seront perdues. La version enregistrée reste inchangée.</translation></message>
<message><source>Your instructions</source><translation>Vos instructions</translation></message>
<message><source>Your instructions for all projects</source><translation>Vos instructions pour tous les projets</translation></message>
<message><source>Your message is saved.</source><translation>Votre message est enregistré.</translation></message>
<message><source>Your message is still in the message box.</source><translation>Votre message est toujours dans la zone de saisie.</translation></message>
<message><source>Your message is too long for {model}. Only its beginning and its end are sent, about {kept} of {whole} tokens. The session keeps all of it.</source><translation>Votre message est trop long pour {model}. Seuls le début et la fin sont envoyés, environ {kept} tokens sur {whole}. La session le garde en entier.</translation></message>
<message><source>Your message stays in the message box. Free disk space, or stop the turn and send it.</source><translation>Votre message reste dans la zone de saisie. Libérez de l’espace disque, ou arrêtez le tour et envoyez-le.</translation></message>
<message><source>Your message wasn't sent.</source><translation>Votre message n’a pas été envoyé.</translation></message>
<message><source>Your message wasn't sent. Settings, Hooks lists all hooks.</source><translation>Votre message n’a pas été envoyé. Paramètres › Hooks liste tous les hooks.</translation></message>
<message><source>Your own</source><translation>Les vôtres</translation></message>
<message><source>Your project folder is not touched.</source><translation>Votre dossier de projet n’est pas touché.</translation></message>
<message><source>Your project folder {0} is not touched.</source><translation>Votre dossier de projet {0} n’est pas touché.</translation></message>
<message><source>Your request is saved, and no tool ran twice.</source><translation>Votre requête est enregistrée, et aucun outil n’a été exécuté deux fois.</translation></message>
<message><source>Your rules</source><translation>Vos règles</translation></message>
<message><source>Your rules for this workspace</source><translation>Vos règles pour cet espace de travail</translation></message>
<message><source>Your saved work is safe. See the log in {0}.</source><translation>Votre travail enregistré est en sécurité. Consultez le journal dans {0}.</translation></message>
<message><source>Your sign-in to the provider has expired.</source><translation>Votre identification auprès du fournisseur a expiré.</translation></message>
<message><source>Your stored data is intact. Check who owns the file and its folder, and their permissions.</source><translation>Les données enregistrées sont intactes. Vérifiez le propriétaire et les droits du fichier et de son dossier.</translation></message>
<message><source>Your stored data is intact. Restore the file from a backup, or run `helix-desktop workspace check --workspace {id}`.</source><translation>Vos données stockées sont intactes. Restaurez le fichier depuis une sauvegarde, ou exécutez `helix-desktop workspace check --workspace {id}`.</translation></message>
<message><source>Your system prompt</source><translation>Votre prompt système</translation></message>
<message><source>Your system prompt for this workspace</source><translation>Votre prompt système pour cet espace de travail</translation></message>
<message><source>Zoom in</source><translation>Zoom avant</translation></message>
<message><source>Zoom out</source><translation>Zoom arrière</translation></message>
<message><source>Zoom to 100%</source><translation>Zoom à 100 %</translation></message>
<message><source>Zoom {0}%</source><translation>Zoom {0} %</translation></message>
<message><source>Zoom {0}% takes effect after a restart</source><translation>Le zoom de {0} % prend effet après un redémarrage</translation></message>
<message><source>Zoom, in percent</source><translation>Zoom, en pourcentage</translation></message>
<message><source>`git worktree repair` may help. Otherwise start a new session.</source><translation>`git worktree repair` peut aider. Sinon, démarrez une nouvelle session.</translation></message>
<message><source>`session answer` lists them. A question that changes gets another number.</source><translation>`session answer` les liste. Une question qui change reçoit un autre numéro.</translation></message>
<message><source>`{lead}` followed by any other words. Only in the sandbox and in this workspace, not `{lead} &amp;&amp; …`.</source><translation>`{lead}` suivi de n’importe quels autres mots. Seulement dans le bac à sable et dans cet espace de travail, pas `{lead} &amp;&amp; …`.</translation></message>
<message><source>`{name}` {trouble}.</source><translation>`{name}` {trouble}.</translation></message>
<message><source>`{path}` contains a secret, which is hidden from the model.</source><translation>`{path}` contient un secret, qui est caché au modèle.</translation></message>
<message><source>`{path}` may contain a secret.</source><translation>`{path}` peut contenir un secret.</translation></message>
<message><source>`{path}` starts programs or tells agents what to do, outside the sandbox.</source><translation>`{path}` démarre des programmes ou dit aux agents quoi faire, hors du bac à sable.</translation></message>
<message><source>`{server}` says that `{tool}` only reads. Its answer is outside content.</source><translation>`{server}` indique que `{tool}` se contente de lire. Sa réponse est un contenu externe.</translation></message>
<message><source>`{tool}` does more than read.</source><translation>`{tool}` ne se contente pas de lire.</translation></message>
<message><source>a branch that begins behind it has too much before it</source><translation>une branche qui commence après a trop de contenu avant</translation></message>
<message><source>a compaction was undone</source><translation>un compactage a été annulé</translation></message>
<message><source>a large output</source><translation>une grande sortie</translation></message>
<message><source>a list isn't allowed.</source><translation>une liste n’est pas permise.</translation></message>
<message><source>a model took notes of older steps</source><translation>un modèle a pris des notes des étapes anciennes</translation></message>
<message><source>a pause of {0}</source><translation>une pause de {0}</translation></message>
<message><source>a pin changed</source><translation>une épingle a changé</translation></message>
<message><source>a pinned output</source><translation>une sortie épinglée</translation></message>
<message><source>a preview</source><translation>un aperçu</translation></message>
<message><source>a rule says to always ask</source><translation>une règle impose de toujours demander</translation></message>
<message><source>a subagent</source><translation>un sous-agent</translation></message>
<message><source>a tool's output</source><translation>une sortie d’outil</translation></message>
<message><source>about {0} by today's prices</source><translation>environ {0} aux prix d'aujourd'hui</translation></message>
<message><source>actions</source><translation>actions</translation></message>
<message><source>added context</source><translation>contexte ajouté</translation></message>
<message><source>agent</source><translation>agent</translation></message>
<message><source>all lines</source><translation>toutes les lignes</translation></message>
<message><source>all workspaces</source><translation>tous les espaces de travail</translation></message>
<message numerus="yes"><source>all {0} details</source><extracomment>One: all {0} detail</extracomment><translation><numerusform>le seul détail</numerusform><numerusform>les {0} détails</numerusform></translation></message>
<message numerus="yes"><source>all {1} tokens in context</source><extracomment>One: all {1} token in context</extracomment><translation><numerusform>tout dans le contexte ({1} token)</numerusform><numerusform>tout dans le contexte ({1} tokens)</numerusform></translation></message>
<message><source>always</source><translation>toujours</translation></message>
<message><source>always on: markers need it</source><translation>toujours actif : requis par les marqueurs</translation></message>
<message><source>an excerpt</source><translation>un extrait</translation></message>
<message><source>an older output</source><translation>une sortie plus ancienne</translation></message>
<message><source>an output was sent in another form</source><translation>une sortie a été envoyée sous une autre forme</translation></message>
<message numerus="yes"><source>and {0} large outputs</source><extracomment>One: and {0} large output</extracomment><translation><numerusform>et {0} grande sortie</numerusform><numerusform>et {0} grandes sorties</numerusform></translation></message>
<message><source>another model</source><translation>un autre modèle</translation></message>
<message><source>another part of this process</source><translation>une autre partie de ce processus</translation></message>
<message><source>another process</source><translation>un autre processus</translation></message>
<message><source>another reasoning effort</source><translation>un autre effort de raisonnement</translation></message>
<message><source>another session</source><translation>une autre session</translation></message>
<message><source>answered in {0} s</source><translation>réponse en {0} s</translation></message>
<message><source>approved</source><translation>approuvé</translation></message>
<message><source>aren't known read-only commands</source><translation>ne sont pas des commandes connues en lecture seule</translation></message>
<message><source>argument “{0}”</source><translation>argument « {0} »</translation></message>
<message><source>as Helix left it</source><translation>comme Helix l’a laissé</translation></message>
<message><source>as typed; unknown limits get safe defaults</source><translation>tel que saisi ; les limites inconnues ont des valeurs sûres</translation></message>
<message><source>asked for by you</source><translation>à votre demande</translation></message>
<message><source>asks</source><translation>demande</translation></message>
<message><source>assumed</source><translation>supposé</translation></message>
<message><source>at least {0}</source><translation>au moins {0}</translation></message>
<message><source>at least {cost}</source><translation>au moins {cost}</translation></message>
<message><source>at most {0}</source><translation>au plus {0}</translation></message>
<message><source>at {0} tokens</source><translation>à {0} tokens</translation></message>
<message><source>at {0}%</source><translation>à {0} %</translation></message>
<message><source>automatic compaction is off</source><translation>le compactage automatique est désactivé</translation></message>
<message><source>back to an earlier context</source><translation>retour à un contexte antérieur</translation></message>
<message><source>back to handover v{0}</source><translation>retour à la passation v{0}</translation></message>
<message><source>beginning, end, and key lines</source><translation>début, fin et lignes clés</translation></message>
<message><source>blocked {0}, {1}</source><translation>a bloqué {0}, {1}</translation></message>
<message><source>built in</source><translation>intégré</translation></message>
<message><source>built in, {dated}</source><translation>intégré, {dated}</translation></message>
<message><source>by a command or you</source><translation>par une commande ou par vous</translation></message>
<message><source>by rules</source><translation>par règles</translation></message>
<message><source>by rules, as no model wrote a usable text</source><translation>par règles, car aucun modèle n’a écrit de texte utilisable</translation></message>
<message><source>by you</source><translation>par vous</translation></message>
<message><source>byte-identical</source><translation>identique à l’octet près</translation></message>
<message><source>bytes</source><translation>octets</translation></message>
<message><source>bytes not recorded</source><translation>octets non enregistrés</translation></message>
<message><source>bytes: size:&gt;10k</source><translation>octets : size:&gt;10k</translation></message>
<message><source>cache</source><translation>cache</translation></message>
<message><source>cache read</source><translation>lecture du cache</translation></message>
<message><source>cache write</source><translation>écriture du cache</translation></message>
<message><source>cache writes cost extra</source><translation>l’écriture du cache coûte en plus</translation></message>
<message><source>cached</source><translation>en cache</translation></message>
<message><source>call</source><translation>appel</translation></message>
<message><source>calls folded</source><translation>appels repliés</translation></message>
<message><source>calls for that {0}</source><translation>appels pour cela {0}</translation></message>
<message><source>calls shown</source><translation>appels affichés</translation></message>
<message><source>can't be shown</source><translation>affichage impossible</translation></message>
<message><source>changed</source><translation>modifié</translation></message>
<message><source>changed, so it is off</source><translation>modifié, donc désactivé</translation></message>
<message><source>chosen by Helix</source><translation>choisi par Helix</translation></message>
<message><source>close</source><translation>fermer</translation></message>
<message><source>code</source><translation>code</translation></message>
<message><source>command or path</source><translation>commande ou chemin</translation></message>
<message><source>compaction at {0} tokens</source><translation>compactage à {0} tokens</translation></message>
<message><source>compaction is back exactly</source><translation>la compression est rétablie à l’identique</translation></message>
<message><source>compaction {0}</source><comment>in about 6 turns</comment><translation>compactage {0}</translation></message>
<message><source>complete</source><translation>complet</translation></message>
<message><source>complete</source><comment>a name</comment><translation>compléter</translation></message>
<message><source>complete and unchanged</source><translation>complet et inchangé</translation></message>
<message><source>constraints</source><translation>contraintes</translation></message>
<message><source>content {0}</source><translation>contenu {0}</translation></message>
<message><source>content {0}, and conversations</source><translation>contenu {0}, plus les conversations</translation></message>
<message><source>contents</source><translation>contenus</translation></message>
<message><source>context</source><translation>contexte</translation></message>
<message><source>context restored exactly</source><translation>contexte restauré à l’identique</translation></message>
<message><source>context window</source><translation>fenêtre de contexte</translation></message>
<message><source>conversation unchanged</source><translation>conversation inchangée</translation></message>
<message><source>counting…</source><translation>comptage…</translation></message>
<message numerus="yes"><source>covers {0} messages and steps</source><extracomment>One: covers {0} message or step</extracomment><translation><numerusform>couvre {0} message ou étape</numerusform><numerusform>couvre {0} messages et étapes</numerusform></translation></message>
<message><source>credentials file (optional)</source><translation>fichier d’identifiants (facultatif)</translation></message>
<message><source>current</source><comment>policy</comment><translation>actuelle</translation></message>
<message><source>current</source><comment>version</comment><translation>actuelle</translation></message>
<message><source>current model</source><translation>modèle actuel</translation></message>
<message><source>custom</source><translation>personnalisé</translation></message>
<message><source>decisions</source><translation>décisions</translation></message>
<message><source>default</source><translation>par défaut</translation></message>
<message><source>deleted</source><translation>supprimé</translation></message>
<message><source>denied</source><translation>refusé</translation></message>
<message><source>detected</source><translation>détecté</translation></message>
<message><source>doesn't match</source><translation>ne correspond pas</translation></message>
<message><source>doesn't run ({error}).</source><translation>ne s’exécute pas ({error}).</translation></message>
<message><source>edited</source><comment>policy</comment><translation>modifiée</translation></message>
<message><source>edited</source><comment>version</comment><translation>modifiée</translation></message>
<message><source>edited since</source><translation>modifié depuis</translation></message>
<message numerus="yes"><source>edited {0} files</source><extracomment>One: edited {0} file</extracomment><translation><numerusform>{0} fichier modifié</numerusform><numerusform>{0} fichiers modifiés</numerusform></translation></message>
<message><source>editing</source><translation>en édition</translation></message>
<message><source>entries</source><translation>entrées</translation></message>
<message><source>environment variable (optional)</source><translation>variable d’environnement (facultatif)</translation></message>
<message><source>errors</source><translation>erreurs</translation></message>
<message><source>estimated</source><translation>estimé</translation></message>
<message><source>event {0}</source><translation>événement {0}</translation></message>
<message><source>events</source><translation>événements</translation></message>
<message><source>everything</source><translation>tout</translation></message>
<message><source>everything above is a copy; the original is unchanged</source><translation>tout ce qui précède est une copie ; l’original est inchangé</translation></message>
<message><source>everything is merged</source><translation>tout est fusionné</translation></message>
<message><source>exact</source><translation>exact</translation></message>
<message><source>excerpt</source><translation>extrait</translation></message>
<message><source>excerpt of {0}</source><translation>extrait de {0}</translation></message>
<message><source>excluded</source><translation>exclu</translation></message>
<message><source>excluded or changed</source><translation>exclu ou modifié</translation></message>
<message><source>exit {0}</source><translation>code {0}</translation></message>
<message><source>expected</source><translation>prévu</translation></message>
<message><source>failed</source><translation>échec</translation></message>
<message><source>failed {0}, {1}</source><translation>a échoué {0}, {1}</translation></message>
<message><source>failing</source><translation>en échec</translation></message>
<message><source>fast model</source><translation>modèle rapide</translation></message>
<message numerus="yes"><source>fetched {0} pages</source><extracomment>One: fetched {0} page</extracomment><translation><numerusform>{0} page lue</numerusform><numerusform>{0} pages lues</numerusform></translation></message>
<message><source>files</source><translation>fichiers</translation></message>
<message><source>files of this workspace that hold no secrets</source><translation>les fichiers de cet espace de travail qui ne contiennent pas de secrets</translation></message>
<message><source>first request</source><translation>première requête</translation></message>
<message><source>first {last} of {total}</source><translation>1–{last} sur {total}</translation></message>
<message><source>free</source><translation>gratuit</translation></message>
<message><source>from a session that is gone</source><translation>d’une session qui n’existe plus</translation></message>
<message><source>from an imported copy</source><translation>d’une copie importée</translation></message>
<message><source>from the same model elsewhere</source><translation>du même modèle ailleurs</translation></message>
<message><source>from {0} tokens if it pays off, at {1} at the latest</source><translation>dès {0} tokens si c’est rentable, au plus tard à {1}</translation></message>
<message><source>from {0} tokens, {1} at most</source><translation>dès {0} tokens, {1} au plus</translation></message>
<message><source>from “{0}”</source><translation>de « {0} »</translation></message>
<message><source>full output</source><translation>sortie complète</translation></message>
<message><source>git state changed</source><translation>état de git modifié</translation></message>
<message><source>git: {name} was at {before}, and is at {after}</source><translation>git : {name} était à {before} et est à {after}</translation></message>
<message><source>handover</source><translation>passation</translation></message>
<message><source>handover at {0}%</source><translation>passation à {0} %</translation></message>
<message><source>handover v{0} written again</source><translation>passation v{0} réécrite</translation></message>
<message><source>handover {0}</source><translation>passation {0}</translation></message>
<message><source>handover: {0}</source><translation>passation : {0}</translation></message>
<message><source>handovers {0}</source><translation>passations {0}</translation></message>
<message><source>has a damaged head</source><translation>a un en-tête endommagé</translation></message>
<message><source>has a different length than when it was stored</source><translation>a une autre longueur que lors de son stockage</translation></message>
<message><source>has events after its head</source><translation>a des événements après son en-tête</translation></message>
<message><source>has events but no head</source><translation>a des événements mais pas d’en-tête</translation></message>
<message><source>hash {0}</source><translation>empreinte {0}</translation></message>
<message><source>hints</source><translation>indications</translation></message>
<message><source>home folder and caches for commands</source><translation>dossier personnel et caches pour les commandes</translation></message>
<message><source>host or host:port</source><translation>hôte ou hôte:port</translation></message>
<message><source>https://models.example.com/v1</source><translation>https://models.example.com/v1</translation></message>
<message><source>images</source><translation>images</translation></message>
<message><source>in</source><translation>entrée</translation></message>
<message numerus="yes"><source>in about {0} turns</source><extracomment>One: in about {0} turn</extracomment><translation><numerusform>dans environ {0} tour</numerusform><numerusform>dans environ {0} tours</numerusform></translation></message>
<message><source>in all outputs</source><translation>dans les sorties</translation></message>
<message><source>in this session</source><translation>dans cette session</translation></message>
<message><source>in {0}</source><translation>dans {0}</translation></message>
<message numerus="yes"><source>in {0} sessions</source><extracomment>One: in {0} session</extracomment><translation><numerusform>dans {0} session</numerusform><numerusform>dans {0} sessions</numerusform></translation></message>
<message numerus="yes"><source>in {1} of {0} sections</source><extracomment>One: in {1} of {0} section</extracomment><translation><numerusform>dans {1} section sur {0}</numerusform><numerusform>dans {1} des {0} sections</numerusform></translation></message>
<message><source>in “{0}” only</source><translation>dans « {0} » seulement</translation></message>
<message><source>incidents</source><translation>incidents</translation></message>
<message><source>incomplete</source><translation>incomplet</translation></message>
<message><source>insert</source><translation>insérer</translation></message>
<message><source>instructions</source><translation>instructions</translation></message>
<message><source>interrupted</source><translation>interrompu</translation></message>
<message><source>is damaged</source><translation>est endommagée</translation></message>
<message><source>is listed but missing</source><translation>est dans la liste mais introuvable</translation></message>
<message><source>is of an unknown kind</source><translation>est d’un type inconnu</translation></message>
<message><source>isn't a known read-only command</source><translation>n’est pas une commande connue en lecture seule</translation></message>
<message><source>isolated context</source><translation>contexte isolé</translation></message>
<message><source>it can carry data out</source><translation>peut faire sortir des données</translation></message>
<message><source>it can't be read</source><translation>lecture impossible</translation></message>
<message><source>it contains invisible characters</source><translation>contient des caractères invisibles</translation></message>
<message><source>it contains look-alike letters</source><translation>contient des lettres trompeuses</translation></message>
<message><source>it has an unknown form</source><translation>sa forme est inconnue</translation></message>
<message><source>it has the output of a call that isn't there</source><translation>elle contient la sortie d’un appel absent</translation></message>
<message><source>it has too many values</source><translation>elle a trop de valeurs</translation></message>
<message><source>it holds a secret</source><translation>contient un secret</translation></message>
<message><source>it is as long as the output</source><translation>il est aussi long que la sortie</translation></message>
<message><source>it is longer than {size} MB</source><translation>elle dépasse {size} Mo</translation></message>
<message><source>it is no text, or too long</source><translation>ce n’est pas du texte, ou c’est trop long</translation></message>
<message><source>it isn't a regular file</source><translation>ce n’est pas un fichier ordinaire</translation></message>
<message><source>it may reach outside the project</source><translation>peut sortir du projet</translation></message>
<message><source>it may read secrets</source><translation>peut lire des secrets</translation></message>
<message><source>it no longer exists</source><translation>il n’existe plus</translation></message>
<message><source>it replaces what was pushed</source><translation>remplace ce qui a été poussé</translation></message>
<message><source>it steers programs</source><translation>pilote des programmes</translation></message>
<message><source>it uses sudo</source><translation>utilise sudo</translation></message>
<message><source>it's a document, which is read only in a sandbox</source><translation>c’est un document, lu seulement dans un bac à sable</translation></message>
<message><source>it's damaged or too large to be read</source><translation>il est endommagé ou trop volumineux pour être lu</translation></message>
<message><source>it's neither text nor a supported image</source><translation>ce n’est ni du texte ni une image prise en charge</translation></message>
<message><source>it's outside the project and is a folder or over 64 MB</source><translation>hors du projet, et c’est un dossier ou un fichier de plus de 64 Mo</translation></message>
<message><source>it's outside the project and larger than 4 MB</source><translation>hors du projet et supérieur à 4 Mo</translation></message>
<message><source>it's protected by a password</source><translation>il est protégé par un mot de passe</translation></message>
<message><source>its folder is gone</source><translation>son dossier a disparu</translation></message>
<message><source>its pages are pictures without text</source><translation>ses pages sont des images sans texte</translation></message>
<message><source>just now</source><translation>à l’instant</translation></message>
<message><source>kept and pinned blocks</source><translation>blocs gardés et épinglés</translation></message>
<message><source>key in environment</source><translation>clé dans l’environnement</translation></message>
<message><source>key set</source><translation>clé définie</translation></message>
<message><source>key {0} from {1}</source><translation>clé {0} de {1}</translation></message>
<message><source>key {0}, {1}</source><translation>clé {0}, {1}</translation></message>
<message><source>largest request {0}</source><translation>plus grande requête : {0}</translation></message>
<message><source>last recalled</source><translation>dernier rappel</translation></message>
<message><source>last used: {0}</source><translation>dernière utilisation : {0}</translation></message>
<message numerus="yes"><source>last {0} messages, unchanged</source><extracomment>One: last {0} message, unchanged</extracomment><translation><numerusform>dernier message, inchangé</numerusform><numerusform>{0} derniers messages, inchangés</numerusform></translation></message>
<message><source>limit {0}</source><translation>limite {0}</translation></message>
<message><source>line {0}</source><translation>ligne {0}</translation></message>
<message><source>lines with certain words</source><translation>lignes contenant certains mots</translation></message>
<message><source>lines with “{0}”</source><translation>lignes avec « {0} »</translation></message>
<message><source>lines {0} to {1}</source><translation>lignes {0} à {1}</translation></message>
<message><source>lines {0}–{1}</source><translation>lignes {0}–{1}</translation></message>
<message numerus="yes"><source>listed {0} folders</source><extracomment>One: listed {0} folder</extracomment><translation><numerusform>{0} dossier listé</numerusform><numerusform>{0} dossiers listés</numerusform></translation></message>
<message><source>long-context model</source><translation>modèle à long contexte</translation></message>
<message><source>main model</source><translation>modèle principal</translation></message>
<message><source>marked read-only</source><translation>marqué lecture seule</translation></message>
<message><source>marker</source><translation>marqueur</translation></message>
<message><source>markers {0}</source><translation>marqueurs {0}</translation></message>
<message><source>max output</source><translation>sortie max.</translation></message>
<message><source>messages {0}–{1}</source><translation>messages {0}–{1}</translation></message>
<message><source>min</source><translation>min</translation></message>
<message><source>model you chose</source><translation>modèle choisi par vous</translation></message>
<message><source>model {0}</source><translation>modèle {0}</translation></message>
<message><source>model, input truncated</source><translation>modèle, entrée tronquée</translation></message>
<message><source>more than {total}</source><translation>plus de {total}</translation></message>
<message><source>names</source><translation>noms</translation></message>
<message><source>needs approval</source><translation>demande une approbation</translation></message>
<message><source>needs review</source><translation>à examiner</translation></message>
<message><source>needs sign-in</source><translation>connexion requise</translation></message>
<message><source>never</source><translation>jamais</translation></message>
<message><source>never</source><comment>recalled</comment><translation>jamais</translation></message>
<message><source>next</source><translation>suivant</translation></message>
<message><source>no automatic handover</source><translation>pas de passation automatique</translation></message>
<message><source>no duplicates</source><translation>pas de doublons</translation></message>
<message><source>no duplicates yet</source><translation>pas encore de doublons</translation></message>
<message><source>no images</source><translation>sans images</translation></message>
<message><source>no key</source><translation>pas de clé</translation></message>
<message><source>no key needed</source><translation>pas de clé requise</translation></message>
<message><source>no limit</source><translation>pas de limite</translation></message>
<message><source>no matches</source><translation>aucun résultat</translation></message>
<message><source>no request yet</source><translation>pas encore de requête</translation></message>
<message><source>no result came</source><translation>aucun résultat n’est arrivé</translation></message>
<message><source>no shortcut</source><translation>pas de raccourci</translation></message>
<message><source>no tools</source><translation>sans outils</translation></message>
<message><source>no tools yet</source><translation>pas encore d’outils</translation></message>
<message><source>none</source><translation>aucun</translation></message>
<message><source>not applied</source><translation>non appliqué</translation></message>
<message><source>not available here</source><translation>pas disponible ici</translation></message>
<message><source>not checked</source><translation>non vérifié</translation></message>
<message><source>not for this kind of call</source><translation>pas pour ce type d’appel</translation></message>
<message><source>not found</source><translation>introuvable</translation></message>
<message><source>not installed</source><translation>non installé</translation></message>
<message><source>not installed.</source><translation>non installé.</translation></message>
<message><source>not open</source><translation>pas ouvert</translation></message>
<message><source>not reported by the provider</source><translation>non indiqué par le fournisseur</translation></message>
<message><source>not run since Helix started</source><translation>pas exécuté depuis le démarrage de Helix</translation></message>
<message><source>not sent</source><translation>non envoyé</translation></message>
<message><source>not sent yet</source><translation>pas encore envoyé</translation></message>
<message><source>not started</source><translation>non démarré</translation></message>
<message><source>not used</source><translation>non utilisé</translation></message>
<message><source>not used yet</source><translation>pas encore utilisé</translation></message>
<message><source>not used: {0}</source><translation>non utilisé : {0}</translation></message>
<message><source>not written yet</source><translation>pas encore écrit</translation></message>
<message><source>notes</source><translation>notes</translation></message>
<message><source>notes by a model {0}</source><translation>notes d’un modèle {0}</translation></message>
<message><source>notes were merged and shortened</source><translation>les notes ont été fusionnées et raccourcies</translation></message>
<message><source>notes {0}</source><translation>notes {0}</translation></message>
<message><source>nothing yet</source><translation>rien pour l’instant</translation></message>
<message><source>now</source><translation>maintenant</translation></message>
<message><source>now line {0}</source><translation>maintenant ligne {0}</translation></message>
<message><source>now {0}</source><translation>actuel : {0}</translation></message>
<message><source>npx -y @example/docs   or   https://example.com/mcp</source><translation>npx -y @example/docs   ou   https://example.com/mcp</translation></message>
<message><source>number of lines</source><translation>nombre de lignes</translation></message>
<message><source>number of references</source><translation>nombre de références</translation></message>
<message><source>of {0}</source><translation>sur {0}</translation></message>
<message><source>of {0} by models: {1}</source><translation>sur {0} par des modèles : {1}</translation></message>
<message><source>of {0} · {1}</source><translation>sur {0} · {1}</translation></message>
<message><source>off</source><translation>désactivé</translation></message>
<message><source>off until you approve it</source><translation>désactivé jusqu’à votre approbation</translation></message>
<message><source>ok</source><translation>ok</translation></message>
<message><source>older messages were compacted</source><translation>d’anciens messages ont été compactés</translation></message>
<message><source>older steps are now notes</source><translation>anciennes étapes devenues des notes</translation></message>
<message><source>on next request</source><translation>à la prochaine requête</translation></message>
<message><source>one look-alike letter</source><translation>une lettre trompeuse</translation></message>
<message><source>open</source><translation>ouvrir</translation></message>
<message><source>optional</source><translation>facultatif</translation></message>
<message><source>out</source><translation>sortie</translation></message>
<message><source>outcome of the call</source><translation>résultat de l’appel</translation></message>
<message><source>output</source><translation>sortie</translation></message>
<message><source>outside content is in the conversation</source><translation>du contenu externe est dans la conversation</translation></message>
<message><source>over {0}</source><translation>plus de {0}</translation></message>
<message><source>partial answer kept</source><translation>réponse partielle conservée</translation></message>
<message><source>pasted image</source><translation>image collée</translation></message>
<message><source>pick lines…</source><translation>choisir des lignes…</translation></message>
<message><source>pieces of large contents</source><translation>morceaux de grands contenus</translation></message>
<message><source>pin</source><translation>épinglé</translation></message>
<message><source>pinned</source><translation>épinglé</translation></message>
<message><source>pinned fact</source><translation>fait épinglé</translation></message>
<message><source>pinned message</source><translation>message épinglé</translation></message>
<message><source>pinned rule</source><translation>règle épinglée</translation></message>
<message><source>policy {0}</source><translation>stratégie {0}</translation></message>
<message><source>preview</source><translation>aperçu</translation></message>
<message><source>preview of {0}</source><translation>aperçu de {0}</translation></message>
<message><source>preview, as no choice could be used</source><translation>aperçu, faute de choix utilisable</translation></message>
<message><source>price unknown</source><translation>prix inconnu</translation></message>
<message><source>process {pid}</source><translation>le processus {pid}</translation></message>
<message><source>project</source><translation>projet</translation></message>
<message><source>project context</source><translation>contexte du projet</translation></message>
<message><source>project/location, such as my-project/europe-west1</source><translation>projet/emplacement, par exemple my-project/europe-west1</translation></message>
<message><source>prompt cache unaffected</source><translation>cache de prompt non touché</translation></message>
<message><source>provider/model</source><translation>fournisseur/modèle</translation></message>
<message numerus="yes"><source>ran {0} commands</source><extracomment>One: ran {0} command</extracomment><translation><numerusform>{0} commande exécutée</numerusform><numerusform>{0} commandes exécutées</numerusform></translation></message>
<message numerus="yes"><source>ran {0} subagents</source><extracomment>One: ran {0} subagent</extracomment><translation><numerusform>{0} sous-agent exécuté</numerusform><numerusform>{0} sous-agents exécutés</numerusform></translation></message>
<message><source>ran {0}, {1}</source><translation>exécuté {0}, {1}</translation></message>
<message numerus="yes"><source>read {0} files</source><extracomment>One: read {0} file</extracomment><translation><numerusform>{0} fichier lu</numerusform><numerusform>{0} fichiers lus</numerusform></translation></message>
<message numerus="yes"><source>read {0} skills</source><extracomment>One: read {0} skill</extracomment><translation><numerusform>{0} skill lu</numerusform><numerusform>{0} skills lus</numerusform></translation></message>
<message><source>ready</source><translation>prêt</translation></message>
<message><source>recalled</source><translation>rappelé</translation></message>
<message numerus="yes"><source>recalled {0} times</source><extracomment>One: recalled once</extracomment><translation><numerusform>{0} rappel</numerusform><numerusform>{0} rappels</numerusform></translation></message>
<message><source>recorded request</source><translation>requête enregistrée</translation></message>
<message><source>references</source><translation>références</translation></message>
<message><source>refined notes</source><translation>notes affinées</translation></message>
<message><source>region, such as eu-central-1</source><translation>région, par exemple eu-central-1</translation></message>
<message><source>regular expression: re:/error \d+/i</source><translation>expression régulière : re:/error \d+/i</translation></message>
<message><source>reply</source><translation>réponse</translation></message>
<message><source>reported by the provider</source><translation>indiqué par le fournisseur</translation></message>
<message><source>request</source><translation>requête</translation></message>
<message><source>request {0}</source><translation>requête {0}</translation></message>
<message><source>request {0}: {1} tokens</source><translation>requête {0} : {1} tokens</translation></message>
<message><source>required</source><translation>obligatoire</translation></message>
<message><source>restored</source><translation>restauré</translation></message>
<message><source>restored</source><comment>version</comment><translation>restaurée</translation></message>
<message><source>restored by you</source><translation>restaurée par vous</translation></message>
<message><source>retires {0}</source><translation>retrait le {0}</translation></message>
<message><source>rewind undone by you</source><translation>retour annulé par vous</translation></message>
<message><source>rewound by you</source><translation>retour demandé par vous</translation></message>
<message><source>run</source><translation>exécuter</translation></message>
<message><source>running</source><translation>en cours</translation></message>
<message><source>s</source><comment>seconds</comment><translation>s</translation></message>
<message><source>same: nothing in the prompt cache</source><translation>identique : rien dans le cache de prompt</translation></message>
<message><source>sandboxed only</source><translation>en bac à sable seulement</translation></message>
<message><source>saved in {store}</source><translation>enregistrée dans {store}</translation></message>
<message><source>saved until you quit</source><translation>gardée jusqu’à la fermeture</translation></message>
<message><source>searched twice</source><translation>2 recherches</translation></message>
<message numerus="yes"><source>searched {0} times</source><extracomment>One: searched once</extracomment><translation><numerusform>{0} recherche</numerusform><numerusform>{0} recherches</numerusform></translation></message>
<message><source>section {0} of {1}: {2}</source><translation>section {0} sur {1} : {2}</translation></message>
<message><source>select</source><translation>choisir</translation></message>
<message><source>sending</source><translation>envoi</translation></message>
<message><source>servers of type {kind} aren't supported.</source><translation>les serveurs de type {kind} ne sont pas pris en charge.</translation></message>
<message><source>session</source><translation>session</translation></message>
<message><source>session heads</source><translation>en-têtes de sessions</translation></message>
<message><source>sessions</source><translation>sessions</translation></message>
<message><source>set by you</source><translation>défini par vous</translation></message>
<message><source>shortened</source><translation>raccourci</translation></message>
<message><source>shortened outputs {0}</source><translation>sorties abrégées {0}</translation></message>
<message><source>signed out</source><translation>déconnecté</translation></message>
<message><source>signed with your AWS credentials</source><translation>signature avec vos identifiants AWS</translation></message>
<message><source>signed with your Google credentials</source><translation>signature avec vos identifiants Google</translation></message>
<message><source>signs in itself</source><translation>se connecte lui-même</translation></message>
<message><source>snapshots</source><translation>instantanés</translation></message>
<message><source>start of the hash</source><translation>début de l’empreinte</translation></message>
<message><source>starting</source><translation>démarrage</translation></message>
<message><source>starting…</source><translation>démarrage…</translation></message>
<message><source>state in the open session</source><translation>état dans la session ouverte</translation></message>
<message><source>stopped</source><translation>arrêté</translation></message>
<message><source>system prompt</source><translation>prompt système</translation></message>
<message><source>system prompt and tools</source><translation>prompt système et outils</translation></message>
<message><source>text in the content</source><translation>texte dans le contenu</translation></message>
<message><source>the agent said it</source><translation>dit par l’agent</translation></message>
<message><source>the beginning is damaged</source><translation>le début est endommagé</translation></message>
<message><source>the beginning is excluded</source><translation>le début est exclu</translation></message>
<message><source>the change feed</source><translation>flux des modifications</translation></message>
<message><source>the compressed data is damaged from here on</source><translation>les données compressées sont endommagées à partir d’ici</translation></message>
<message><source>the file has more lines than can be read</source><translation>le fichier a plus de lignes qu’on ne peut en lire</translation></message>
<message><source>the file has more than can be read</source><translation>le fichier contient plus que ce qui peut être lu</translation></message>
<message numerus="yes"><source>the first {0} lines</source><extracomment>One: the first {0} line</extracomment><translation><numerusform>la première ligne</numerusform><numerusform>les {0} premières lignes</numerusform></translation></message>
<message><source>the full output</source><translation>la sortie complète</translation></message>
<message><source>the handover at {0}%</source><translation>le passage de relais à {0} %</translation></message>
<message><source>the instructions changed</source><translation>les instructions ont changé</translation></message>
<message><source>the line that it continues isn't there</source><translation>la ligne qu’elle continue est absente</translation></message>
<message><source>the list of skills</source><translation>la liste des skills</translation></message>
<message><source>the list of tools changed</source><translation>la liste des outils a changé</translation></message>
<message><source>the memory</source><translation>la mémoire</translation></message>
<message><source>the model named no lines of the output</source><translation>le modèle n'a indiqué aucune ligne de la sortie</translation></message>
<message><source>the model's answer was cut off</source><translation>la réponse du modèle a été coupée</translation></message>
<message><source>the permissions file was damaged</source><translation>le fichier des permissions était endommagé</translation></message>
<message><source>the project</source><translation>le projet</translation></message>
<message><source>the prompt cache saves {0}</source><translation>le cache de prompt économise {0}</translation></message>
<message><source>the provider dropped its cache</source><translation>le fournisseur a vidé son cache</translation></message>
<message><source>the request changed</source><translation>la requête a changé</translation></message>
<message><source>the request was too long</source><translation>la requête était trop longue</translation></message>
<message><source>the server needs an input from its editor. Use a variable instead: ${NAME}.</source><translation>le serveur a besoin d’une saisie dans son éditeur. Utilisez plutôt une variable : ${NAME}.</translation></message>
<message><source>the session begins a second time</source><translation>la session commence une seconde fois</translation></message>
<message><source>the system prompt</source><translation>le prompt système</translation></message>
<message><source>the tools it may call</source><translation>les outils qu’il peut appeler</translation></message>
<message><source>then</source><translation>puis</translation></message>
<message><source>then {0}</source><translation>puis {0}</translation></message>
<message><source>these lines</source><translation>ces lignes</translation></message>
<message><source>thinking</source><translation>réflexion</translation></message>
<message><source>this group only</source><translation>ce groupe seulement</translation></message>
<message><source>this line has changed since</source><translation>cette ligne a changé depuis</translation></message>
<message><source>this model is free</source><translation>ce modèle est gratuit</translation></message>
<message><source>this session</source><translation>cette session</translation></message>
<message><source>this session only</source><translation>cette session seulement</translation></message>
<message><source>this workspace</source><translation>cet espace de travail</translation></message>
<message><source>this workspace's prompt</source><translation>le prompt de cet espace de travail</translation></message>
<message><source>this workspace's rules</source><translation>les règles de cet espace de travail</translation></message>
<message><source>time of storage: created:&lt;7d</source><translation>date de stockage : created:&lt;7d</translation></message>
<message><source>times recalled</source><translation>nombre de rappels</translation></message>
<message><source>todo list changed</source><translation>liste des tâches modifiée</translation></message>
<message><source>token counts</source><translation>nombres de tokens</translation></message>
<message><source>tokens</source><translation>tokens</translation></message>
<message><source>tokens: tokens:&gt;4k</source><translation>tokens : tokens:&gt;4k</translation></message>
<message><source>too large</source><translation>trop grand</translation></message>
<message><source>too old.</source><translation>trop ancien.</translation></message>
<message><source>tool definitions</source><translation>définitions d’outils</translation></message>
<message><source>tool that produced the entry</source><translation>outil qui a produit l’entrée</translation></message>
<message><source>tools</source><translation>outils</translation></message>
<message><source>tools: {0}</source><translation>outils : {0}</translation></message>
<message><source>trimmed</source><translation>réduit</translation></message>
<message><source>trimmed {0}</source><translation>rognages {0}</translation></message>
<message><source>trust this folder first</source><translation>faites d’abord confiance à ce dossier</translation></message>
<message><source>turns</source><translation>tours</translation></message>
<message><source>type: mime:image</source><translation>type : mime:image</translation></message>
<message><source>unavailable</source><translation>indisponible</translation></message>
<message><source>unchanged</source><translation>inchangé</translation></message>
<message><source>unchanged · {0}</source><translation>inchangé · {0}</translation></message>
<message><source>undone</source><translation>annulé</translation></message>
<message><source>unknown</source><comment>price</comment><translation>inconnu</translation></message>
<message><source>unknown error</source><translation>erreur inconnue</translation></message>
<message><source>unnamed</source><translation>sans nom</translation></message>
<message numerus="yes"><source>updated the todo list {0} times</source><extracomment>One: updated the todo list once</extracomment><translation><numerusform>{0} mise à jour de la liste de tâches</numerusform><numerusform>{0} mises à jour de la liste de tâches</numerusform></translation></message>
<message numerus="yes"><source>used {1} {0} times</source><extracomment>One: used {1} once</extracomment><translation><numerusform>{0} appel à {1}</numerusform><numerusform>{0} appels à {1}</numerusform></translation></message>
<message><source>verified just now</source><translation>vérifié à l’instant</translation></message>
<message><source>version {0} restored</source><translation>version {0} restaurée</translation></message>
<message><source>v{0}</source><translation>v{0}</translation></message>
<message><source>v{0}, updates v{1}</source><translation>v{0}, met à jour v{1}</translation></message>
<message><source>waiting for you</source><translation>vous attend</translation></message>
<message><source>web search</source><translation>recherche web</translation></message>
<message><source>what the model saw, seen in requests, sent text, history</source><translation>ce que le modèle a vu, vu dans les requêtes, texte envoyé, historique</translation></message>
<message><source>what the pinned text after it is</source><translation>ce qu’est le texte épinglé qui suit</translation></message>
<message><source>what this subagent is</source><translation>ce qu'est ce sous-agent</translation></message>
<message><source>while the command ran: by it, or by you</source><translation>pendant la commande : par elle ou par vous</translation></message>
<message><source>window at {tokens} of {size} tokens</source><translation>fenêtre à {tokens} tokens sur {size}</translation></message>
<message><source>without a sandbox</source><translation>sans bac à sable</translation></message>
<message numerus="yes"><source>wrote {0} files</source><extracomment>One: wrote {0} file</extracomment><translation><numerusform>{0} fichier écrit</numerusform><numerusform>{0} fichiers écrits</numerusform></translation></message>
<message><source>yes or no</source><translation>yes ou no</translation></message>
<message><source>you</source><translation>vous</translation></message>
<message><source>you can keep typing</source><translation>vous pouvez continuer à taper</translation></message>
<message><source>you can keep working; the result is checked before it replaces anything</source><translation>vous pouvez continuer ; le résultat est vérifié avant de remplacer quoi que ce soit</translation></message>
<message><source>you chose an excerpt</source><translation>vous avez choisi un extrait</translation></message>
<message><source>you chose the full output</source><translation>vous avez choisi la sortie complète</translation></message>
<message><source>you chose the preview</source><translation>vous avez choisi l’aperçu</translation></message>
<message><source>you excluded or included a block</source><translation>vous avez exclu ou inclus un bloc</translation></message>
<message><source>you mentioned it</source><translation>vous l’avez mentionné</translation></message>
<message><source>you stopped at {0}</source><translation>vous avez arrêté ({0})</translation></message>
<message><source>you went back to an earlier message</source><translation>vous êtes revenu à un message antérieur</translation></message>
<message><source>you wrote it</source><translation>vous l’avez écrit</translation></message>
<message><source>your last message and the last step</source><translation>votre dernier message et la dernière étape</translation></message>
<message><source>your message</source><translation>votre message</translation></message>
<message><source>yours</source><translation>à vous</translation></message>
<message><source>{0} (has a comment)</source><translation>{0} (avec commentaire)</translation></message>
<message><source>{0} ({1} characters), in event {2}</source><translation>{0} ({1} caractères), dans l’événement {2}</translation></message>
<message><source>{0} ({1})</source><translation>{0} ({1})</translation></message>
<message><source>{0} B</source><translation>{0} o</translation></message>
<message><source>{0} GB</source><translation>{0} Go</translation></message>
<message><source>{0} KB</source><translation>{0} Ko</translation></message>
<message><source>{0} MB</source><translation>{0} Mo</translation></message>
<message><source>{0} Servers must not ask for passwords or keys. Decline this request.</source><translation>{0} Les serveurs ne doivent demander ni mots de passe ni clés. Déclinez cette demande.</translation></message>
<message><source>{0} TB</source><translation>{0} To</translation></message>
<message><source>{0} added, but its models can't be read. {1}</source><translation>{0} ajouté, mais ses modèles ne peuvent pas être lus. {1}</translation></message>
<message><source>{0} added. Add its key below to read its models.</source><translation>{0} ajouté. Ajoutez sa clé ci-dessous pour lire ses modèles.</translation></message>
<message><source>{0} added. Reading its models…</source><translation>{0} ajouté. Lecture de ses modèles…</translation></message>
<message><source>{0} added. Review its tools to use them.</source><translation>{0} ajouté. Examinez ses outils pour les utiliser.</translation></message>
<message><source>{0} ago</source><translation>il y a {0}</translation></message>
<message><source>{0} and more</source><translation>{0} et d’autres</translation></message>
<message><source>{0} and {1}</source><translation>{0} et {1}</translation></message>
<message><source>{0} and {1} more</source><translation>{0} et {1} de plus</translation></message>
<message><source>{0} and {1} pixels</source><translation>{0} et {1} pixels</translation></message>
<message numerus="yes"><source>{0} blocks</source><extracomment>One: {0} block</extracomment><translation><numerusform>{0} bloc</numerusform><numerusform>{0} blocs</numerusform></translation></message>
<message><source>{0} blocks; damaged: {1}</source><translation>{0} blocs ; endommagés : {1}</translation></message>
<message numerus="yes"><source>{0} body fields</source><extracomment>One: {0} body field</extracomment><translation><numerusform>{0} champ de corps</numerusform><numerusform>{0} champs de corps</numerusform></translation></message>
<message numerus="yes"><source>{0} branches came along.</source><extracomment>One: {0} branch came along.</extracomment><translation><numerusform>{0} branche a été reprise.</numerusform><numerusform>{0} branches ont été reprises.</numerusform></translation></message>
<message><source>{0} by the long-context model</source><translation>{0} par le modèle à long contexte</translation></message>
<message numerus="yes"><source>{0} bytes</source><extracomment>One: {0} byte</extracomment><translation><numerusform>{0} octet</numerusform><numerusform>{0} octets</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries</source><extracomment>One: {0} cache entry</extracomment><translation><numerusform>{0} entrée de cache</numerusform><numerusform>{0} entrées de cache</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries, {1} before deduplication. {2} on disk with conversations</source><extracomment>One: {0} cache entry, {1} before deduplication. {2} on disk with conversations</extracomment><translation><numerusform>{0} entrée de cache, {1} avant déduplication. {2} sur le disque avec les conversations</numerusform><numerusform>{0} entrées de cache, {1} avant déduplication. {2} sur le disque avec les conversations</numerusform></translation></message>
<message numerus="yes"><source>{0} calls</source><extracomment>One: {0} call</extracomment><translation><numerusform>{0} appel</numerusform><numerusform>{0} appels</numerusform></translation></message>
<message><source>{0} canceled. Nothing changed.</source><translation>{0} : annulé. Rien n’a changé.</translation></message>
<message><source>{0} changed</source><translation>{0} modif.</translation></message>
<message><source>{0} changed while the command ran: by it, or by you.</source><translation>{0} a changé pendant la commande : par elle ou par vous.</translation></message>
<message numerus="yes"><source>{0} commands are still running</source><extracomment>One: {0} command is still running</extracomment><translation><numerusform>{0} commande est encore en cours</numerusform><numerusform>{0} commandes sont encore en cours</numerusform></translation></message>
<message numerus="yes"><source>{0} commands running</source><extracomment>One: {0} command running</extracomment><translation><numerusform>{0} commande en cours</numerusform><numerusform>{0} commandes en cours</numerusform></translation></message>
<message numerus="yes"><source>{0} comments on lines</source><extracomment>One: {0} comment on lines</extracomment><translation><numerusform>{0} commentaire sur des lignes</numerusform><numerusform>{0} commentaires sur des lignes</numerusform></translation></message>
<message numerus="yes"><source>{0} commits</source><extracomment>One: {0} commit</extracomment><translation><numerusform>{0} commit</numerusform><numerusform>{0} commits</numerusform></translation></message>
<message numerus="yes"><source>{0} commits are not merged. They stay on the branch {1}.</source><extracomment>One: {0} commit is not merged. It stays on the branch {1}.</extracomment><translation><numerusform>{0} commit n’est pas fusionné. Il reste sur la branche {1}.</numerusform><numerusform>{0} commits ne sont pas fusionnés. Ils restent sur la branche {1}.</numerusform></translation></message>
<message numerus="yes"><source>{0} commits to merge</source><extracomment>One: {0} commit to merge</extracomment><translation><numerusform>{0} commit à fusionner</numerusform><numerusform>{0} commits à fusionner</numerusform></translation></message>
<message numerus="yes"><source>{0} commits:</source><extracomment>One: {0} commit:</extracomment><translation><numerusform>{0} commit :</numerusform><numerusform>{0} commits :</numerusform></translation></message>
<message numerus="yes"><source>{0} compactions are undone: {1}. Nothing is deleted. Use Undo to bring them back.</source><extracomment>One: {0} compaction is undone: {1}. Nothing is deleted. Use Undo to bring it back.</extracomment><translation><numerusform>{0} compactage est annulé : {1}. Rien n’est supprimé. Utilisez « Annuler » pour le retrouver.</numerusform><numerusform>{0} compactages sont annulés : {1}. Rien n’est supprimé. Utilisez « Annuler » pour les retrouver.</numerusform></translation></message>
<message><source>{0} could not run on in the background.</source><translation>{0} n’a pas pu continuer en arrière-plan.</translation></message>
<message><source>{0} d</source><translation>{0} j</translation></message>
<message><source>{0} damaged</source><translation>endommagées : {0}</translation></message>
<message><source>{0} deduplicated</source><translation>{0} de doublons évités</translation></message>
<message numerus="yes"><source>{0} details not in handover</source><extracomment>One: {0} detail not in handover</extracomment><translation><numerusform>{0} détail hors de la passation</numerusform><numerusform>{0} détails hors de la passation</numerusform></translation></message>
<message><source>{0} doesn't fit ({1} tokens). Only a preview will be sent.</source><translation>{0} ne tient pas ({1} tokens). Seul un aperçu sera envoyé.</translation></message>
<message><source>{0} duplicates</source><translation>{0} de doublons</translation></message>
<message numerus="yes"><source>{0} entries</source><extracomment>One: {0} entry</extracomment><translation><numerusform>{0} entrée</numerusform><numerusform>{0} entrées</numerusform></translation></message>
<message numerus="yes"><source>{0} entries deleted, {1} freed.</source><extracomment>One: {0} entry deleted, {1} freed.</extracomment><translation><numerusform>{0} entrée supprimée, {1} libérés.</numerusform><numerusform>{0} entrées supprimées, {1} libérés.</numerusform></translation></message>
<message numerus="yes"><source>{0} entries in the cache are no longer needed</source><extracomment>One: {0} entry in the cache is no longer needed</extracomment><translation><numerusform>{0} entrée du cache n’est plus nécessaire</numerusform><numerusform>{0} entrées du cache ne sont plus nécessaires</numerusform></translation></message>
<message numerus="yes"><source>{0} entries matching the filter are no longer needed</source><extracomment>One: {0} entry matching the filter is no longer needed</extracomment><translation><numerusform>{0} entrée correspondant au filtre n’est plus nécessaire</numerusform><numerusform>{0} entrées correspondant au filtre ne sont plus nécessaires</numerusform></translation></message>
<message numerus="yes"><source>{0} entries verified. All intact.</source><extracomment>One: {0} entry verified. All intact.</extracomment><translation><numerusform>{0} entrée vérifiée. Intacte.</numerusform><numerusform>{0} entrées vérifiées. Toutes intactes.</numerusform></translation></message>
<message numerus="yes"><source>{0} failed</source><extracomment>One: {0} failed</extracomment><translation><numerusform>{0} échec</numerusform><numerusform>{0} échecs</numerusform></translation></message>
<message><source>{0} failed: {1} Nothing changed.</source><translation>{0} : échec. {1} Rien n’a changé.</translation></message>
<message numerus="yes"><source>{0} fields</source><extracomment>One: {0} field</extracomment><translation><numerusform>{0} champ</numerusform><numerusform>{0} champs</numerusform></translation></message>
<message numerus="yes"><source>{0} files</source><extracomment>One: {0} file</extracomment><translation><numerusform>{0} fichier</numerusform><numerusform>{0} fichiers</numerusform></translation></message>
<message numerus="yes"><source>{0} files are in no commit:</source><extracomment>One: {0} file is in no commit:</extracomment><translation><numerusform>{0} fichier n’est dans aucun commit :</numerusform><numerusform>{0} fichiers ne sont dans aucun commit :</numerusform></translation></message>
<message numerus="yes"><source>{0} files change</source><extracomment>One: {0} file changes</extracomment><translation><numerusform>{0} fichier change</numerusform><numerusform>{0} fichiers changent</numerusform></translation></message>
<message numerus="yes"><source>{0} files change: {1}</source><extracomment>One: {0} file changes: {1}</extracomment><translation><numerusform>{0} fichier change : {1}</numerusform><numerusform>{0} fichiers changent : {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files changed</source><extracomment>One: {0} file changed</extracomment><translation><numerusform>{0} fichier modifié</numerusform><numerusform>{0} fichiers modifiés</numerusform></translation></message>
<message numerus="yes"><source>{0} files in the worktree are not committed and are not merged: {1}</source><extracomment>One: {0} file in the worktree is not committed and is not merged: {1}</extracomment><translation><numerusform>{0} fichier du worktree n’est pas dans un commit et ne sera pas fusionné : {1}</numerusform><numerusform>{0} fichiers du worktree ne sont pas dans un commit et ne seront pas fusionnés : {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files restored.</source><extracomment>One: {0} file restored.</extracomment><translation><numerusform>{0} fichier restauré.</numerusform><numerusform>{0} fichiers restaurés.</numerusform></translation></message>
<message numerus="yes"><source>{0} files selected. You can attach {1} at a time.</source><extracomment>One: {0} file selected. You can attach {1} at a time.</extracomment><translation><numerusform>{0} fichier sélectionné. Vous pouvez en joindre {1} à la fois.</numerusform><numerusform>{0} fichiers sélectionnés. Vous pouvez en joindre {1} à la fois.</numerusform></translation></message>
<message><source>{0} found in {1} ms</source><translation>Résultats : {0} en {1} ms</translation></message>
<message><source>{0} h</source><translation>{0} h</translation></message>
<message numerus="yes"><source>{0} handovers</source><extracomment>One: {0} handover</extracomment><translation><numerusform>{0} passation</numerusform><numerusform>{0} passations</numerusform></translation></message>
<message><source>{0} has everything of {1}.</source><translation>{0} a déjà tout le contenu de {1}.</translation></message>
<message numerus="yes"><source>{0} headers</source><extracomment>One: {0} header</extracomment><translation><numerusform>{0} en-tête</numerusform><numerusform>{0} en-têtes</numerusform></translation></message>
<message><source>{0} hides the most entries.</source><translation>{0} masque le plus d’entrées.</translation></message>
<message numerus="yes"><source>{0} hooks wait for approval.</source><extracomment>One: {0} hook waits for approval.</extracomment><translation><numerusform>{0} hook attend une approbation.</numerusform><numerusform>{0} hooks attendent une approbation.</numerusform></translation></message>
<message numerus="yes"><source>{0} images</source><extracomment>One: {0} image</extracomment><translation><numerusform>{0} image</numerusform><numerusform>{0} images</numerusform></translation></message>
<message numerus="yes"><source>{0} invisible characters</source><extracomment>One: {0} invisible character</extracomment><translation><numerusform>{0} caractère invisible</numerusform><numerusform>{0} caractères invisibles</numerusform></translation></message>
<message><source>{0} is already used for {1}</source><translation>{0} est déjà utilisé pour {1}</translation></message>
<message><source>{0} is installed</source><translation>{0} est installé</translation></message>
<message><source>{0} is off.</source><translation>{0} est désactivé.</translation></message>
<message><source>{0} is off. The next request rebuilds the prompt cache.</source><translation>L’outil {0} est désactivé. La prochaine requête reconstruit le cache de prompt.</translation></message>
<message><source>{0} is on</source><translation>{0} : activé</translation></message>
<message><source>{0} is on, from the next turn on.</source><translation>{0} est activé à partir du prochain tour.</translation></message>
<message><source>{0} is on. The next request rebuilds the prompt cache.</source><translation>L’outil {0} est activé. La prochaine requête reconstruit le cache de prompt.</translation></message>
<message><source>{0} is sent no images. It reads that there was one.</source><translation>Aucune image n’est envoyée à {0}, seulement l’indication qu’il y en avait une.</translation></message>
<message><source>{0} is {1} × {2}, {3}. This model accepts {4}.</source><translation>{0} fait {1} × {2}, {3}. Ce modèle accepte au plus {4}.</translation></message>
<message><source>{0} isn't a budget of this model.</source><translation>{0} n’est pas un budget de ce modèle.</translation></message>
<message numerus="yes"><source>{0} large outputs: Helix is choosing what to keep in context</source><extracomment>One: Large output: Helix is choosing what to keep in context</extracomment><translation><numerusform>Grande sortie : Helix choisit ce qui reste dans le contexte</numerusform><numerusform>{0} grandes sorties : Helix choisit ce qui reste dans le contexte</numerusform></translation></message>
<message numerus="yes"><source>{0} lines</source><extracomment>One: {0} line</extracomment><translation><numerusform>{0} ligne</numerusform><numerusform>{0} lignes</numerusform></translation></message>
<message numerus="yes"><source>{0} look-alike letters</source><extracomment>One: {0} look-alike letter</extracomment><translation><numerusform>{0} lettre trompeuse</numerusform><numerusform>{0} lettres trompeuses</numerusform></translation></message>
<message numerus="yes"><source>{0} markers</source><extracomment>One: {0} marker</extracomment><translation><numerusform>{0} marqueur</numerusform><numerusform>{0} marqueurs</numerusform></translation></message>
<message><source>{0} may not fit in the context.</source><translation>{0} risque de ne pas tenir dans le contexte.</translation></message>
<message><source>{0} may not support images and could reject this message.</source><translation>{0} ne prend peut-être pas en charge les images et pourrait refuser ce message.</translation></message>
<message numerus="yes"><source>{0} messages</source><extracomment>One: {0} message</extracomment><translation><numerusform>{0} message</numerusform><numerusform>{0} messages</numerusform></translation></message>
<message numerus="yes"><source>{0} messages and tool calls</source><extracomment>One: {0} message or tool call</extracomment><translation><numerusform>{0} message ou appel</numerusform><numerusform>{0} messages et appels</numerusform></translation></message>
<message numerus="yes"><source>{0} messages covered by {1}</source><extracomment>One: {0} message covered by {1}</extracomment><translation><numerusform>{0} message couvert par {1}</numerusform><numerusform>{0} messages couverts par {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} messages in context again</source><extracomment>One: {0} message in context again</extracomment><translation><numerusform>{0} message de nouveau dans le contexte</numerusform><numerusform>{0} messages de nouveau dans le contexte</numerusform></translation></message>
<message numerus="yes"><source>{0} messages out of context</source><extracomment>One: {0} message out of context</extracomment><translation><numerusform>{0} message hors du contexte</numerusform><numerusform>{0} messages hors du contexte</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were imported.</source><extracomment>One: {0} message was imported.</extracomment><translation><numerusform>{0} message a été importé.</numerusform><numerusform>{0} messages ont été importés.</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were read from the other program.</source><extracomment>One: {0} message was read from the other program.</extracomment><translation><numerusform>{0} message a été lu depuis l’autre programme.</numerusform><numerusform>{0} messages ont été lus depuis l’autre programme.</numerusform></translation></message>
<message numerus="yes"><source>{0} messages · {1} stay</source><extracomment>One: {0} message · {1} stay</extracomment><translation><numerusform>{0} message · {1} restent</numerusform><numerusform>{0} messages · {1} restent</numerusform></translation></message>
<message><source>{0} min</source><translation>{0} min</translation></message>
<message numerus="yes"><source>{0} missing, number {1}: {2}, event {3}</source><extracomment>One: {0} missing, number {1}: {2}, event {3}</extracomment><translation><numerusform>{0} manquant, numéro {1} : {2}, événement {3}</numerusform><numerusform>{0} manquants, numéro {1} : {2}, événement {3}</numerusform></translation></message>
<message numerus="yes"><source>{0} models</source><extracomment>One: {0} model</extracomment><translation><numerusform>{0} modèle</numerusform><numerusform>{0} modèles</numerusform></translation></message>
<message numerus="yes"><source>{0} models found</source><extracomment>One: {0} model found</extracomment><translation><numerusform>{0} modèle trouvé</numerusform><numerusform>{0} modèles trouvés</numerusform></translation></message>
<message><source>{0} more</source><translation>{0} de plus</translation></message>
<message numerus="yes"><source>{0} more failed for the same reason.</source><extracomment>One: {0} more failed for the same reason.</extracomment><translation><numerusform>{0} autre image a échoué pour la même raison.</numerusform><numerusform>{0} autres images ont échoué pour la même raison.</numerusform></translation></message>
<message numerus="yes"><source>{0} more lines</source><extracomment>One: {0} more line</extracomment><translation><numerusform>{0} ligne de plus</numerusform><numerusform>{0} lignes de plus</numerusform></translation></message>
<message numerus="yes"><source>{0} more subagents</source><extracomment>One: {0} more subagent</extracomment><translation><numerusform>{0} sous-agent de plus</numerusform><numerusform>{0} sous-agents de plus</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran stay. Undo them under Changes.</source><extracomment>One: {0} more that changed while a command ran stays. Undo it under Changes.</extracomment><translation><numerusform>{0} autre modifié pendant une commande reste. Annulez-le dans Modifications.</numerusform><numerusform>{0} autres modifiés pendant des commandes restent. Annulez-les dans Modifications.</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran: by them, or by you</source><extracomment>One: {0} more that changed while a command ran: by it, or by you</extracomment><translation><numerusform>{0} autre, modifié pendant une commande : par elle ou par vous</numerusform><numerusform>{0} autres, modifiés pendant des commandes : par elles ou par vous</numerusform></translation></message>
<message numerus="yes"><source>{0} more with contents that came with the imported session</source><extracomment>One: {0} more with content that came with the imported session</extracomment><translation><numerusform>{0} autre dont le contenu vient de la session importée</numerusform><numerusform>{0} autres dont le contenu vient de la session importée</numerusform></translation></message>
<message><source>{0} new</source><translation>{0} de plus</translation></message>
<message><source>{0} of content, {1} on disk.</source><translation>{0} de contenu, {1} sur le disque.</translation></message>
<message><source>{0} of them fit.</source><translation>Il y a de la place pour {0} d’entre elles.</translation></message>
<message><source>{0} of {1}</source><translation>{0} sur {1}</translation></message>
<message numerus="yes"><source>{0} of {1} done</source><extracomment>One: {0} of {1} done</extracomment><translation><numerusform>{0} sur {1} faite</numerusform><numerusform>{0} sur {1} faites</numerusform></translation></message>
<message numerus="yes"><source>{0} of {1} entries are damaged.</source><extracomment>One: {0} of {1} entries is damaged.</extracomment><translation><numerusform>{0} entrée sur {1} est endommagée.</numerusform><numerusform>{0} entrées sur {1} sont endommagées.</numerusform></translation></message>
<message><source>{0} of {1} lines, {2} tokens per request</source><translation>{0} lignes sur {1}, {2} tokens par requête</translation></message>
<message><source>{0} of {1} models</source><translation>{0} modèles sur {1}</translation></message>
<message><source>{0} of {1} now</source><translation>{0} sur {1} maintenant</translation></message>
<message numerus="yes"><source>{0} of {1} parts are damaged. {2} ({3}%) can still be read.</source><extracomment>One: One of {1} parts is damaged. {2} ({3}%) can still be read.</extracomment><translation><numerusform>Une partie sur {1} est endommagée. {2} ({3} %) restent lisibles.</numerusform><numerusform>{0} parties sur {1} sont endommagées. {2} ({3} %) restent lisibles.</numerusform></translation></message>
<message><source>{0} of {1} s</source><translation>{0} sur {1} s</translation></message>
<message><source>{0} of {1} skills, {2} tokens per request</source><translation>{0} skills sur {1}, {2} tokens par requête</translation></message>
<message><source>{0} of {1} tokens</source><translation>{0} tokens sur {1}</translation></message>
<message><source>{0} of {1} tools, {2} tokens per request</source><translation>{0} outils sur {1}, {2} tokens par requête</translation></message>
<message><source>{0} older not shown</source><translation>{0} plus anciennes non affichées</translation></message>
<message><source>{0} on disk</source><translation>{0} sur le disque</translation></message>
<message numerus="yes"><source>{0} open steps</source><extracomment>One: {0} open step</extracomment><translation><numerusform>{0} étape à faire</numerusform><numerusform>{0} étapes à faire</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs</source><extracomment>One: {0} output</extracomment><translation><numerusform>{0} sortie</numerusform><numerusform>{0} sorties</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs and pictures are shortened or missing.</source><extracomment>One: {0} output or picture is shortened or missing.</extracomment><translation><numerusform>{0} sortie ou image est raccourcie ou manque.</numerusform><numerusform>{0} sorties et images sont raccourcies ou manquent.</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs are damaged or too large, and aren't in the file.</source><extracomment>One: {0} output is damaged or too large, and isn't in the file.</extracomment><translation><numerusform>{0} sortie est endommagée ou trop volumineuse, et n’est pas dans le fichier.</numerusform><numerusform>{0} sorties sont endommagées ou trop volumineuses, et ne sont pas dans le fichier.</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs moved to cache</source><extracomment>One: {0} output moved to cache</extracomment><translation><numerusform>{0} sortie déplacée dans le cache</numerusform><numerusform>{0} sorties déplacées dans le cache</numerusform></translation></message>
<message numerus="yes"><source>{0} parameters</source><extracomment>One: {0} parameter</extracomment><translation><numerusform>{0} paramètre</numerusform><numerusform>{0} paramètres</numerusform></translation></message>
<message><source>{0} per 1M</source><translation>{0} par 1M</translation></message>
<message><source>{0} per million tokens in / out</source><translation>{0} par million de tokens en entrée / sortie</translation></message>
<message numerus="yes"><source>{0} pins</source><extracomment>One: {0} pin</extracomment><translation><numerusform>{0} épingle</numerusform><numerusform>{0} épingles</numerusform></translation></message>
<message numerus="yes"><source>{0} problems found</source><extracomment>One: {0} problem found</extracomment><translation><numerusform>{0} problème trouvé</numerusform><numerusform>{0} problèmes trouvés</numerusform></translation></message>
<message><source>{0} prompt-cached · {1} new</source><translation>{0} en cache de prompt · {1} nouveaux</translation></message>
<message numerus="yes"><source>{0} prompts</source><extracomment>One: {0} prompt</extracomment><translation><numerusform>{0} prompt</numerusform><numerusform>{0} prompts</numerusform></translation></message>
<message><source>{0} ran in the background and ended when Helix quit unexpectedly.</source><translation>{0} tournait en arrière-plan et a pris fin quand Helix s’est arrêté de façon inattendue.</translation></message>
<message><source>{0} ran in the background and was stopped when Helix or its session was closed.</source><translation>{0} tournait en arrière-plan et a été arrêté à la fermeture de Helix ou de sa session.</translation></message>
<message numerus="yes"><source>{0} records can't be read.</source><extracomment>One: {0} record can't be read.</extracomment><translation><numerusform>{0} enregistrement est illisible.</numerusform><numerusform>{0} enregistrements sont illisibles.</numerusform></translation></message>
<message numerus="yes"><source>{0} records can't be read. Some may have been calls.</source><extracomment>One: {0} record can't be read. It may have been a call.</extracomment><translation><numerusform>{0} enregistrement est illisible. C’était peut-être un appel.</numerusform><numerusform>{0} enregistrements sont illisibles. Certains étaient peut-être des appels.</numerusform></translation></message>
<message numerus="yes"><source>{0} records of this session can't be read. Some changes may be missing.</source><extracomment>One: {0} record of this session can't be read. Some changes may be missing.</extracomment><translation><numerusform>{0} enregistrement de cette session est illisible. Des modifications peuvent manquer.</numerusform><numerusform>{0} enregistrements de cette session sont illisibles. Des modifications peuvent manquer.</numerusform></translation></message>
<message numerus="yes"><source>{0} records, {1}</source><extracomment>One: {0} record, {1}</extracomment><translation><numerusform>{0} enregistrement, {1}</numerusform><numerusform>{0} enregistrements, {1}</numerusform></translation></message>
<message><source>{0} replayed in {1} s, no model called</source><translation>{0}, rejeu en {1} s, aucun modèle appelé</translation></message>
<message numerus="yes"><source>{0} requests</source><extracomment>One: {0} request</extracomment><translation><numerusform>{0} requête</numerusform><numerusform>{0} requêtes</numerusform></translation></message>
<message numerus="yes"><source>{0} requests are too large for the context window.</source><extracomment>One: {0} request is too large for the context window.</extracomment><translation><numerusform>{0} requête est trop grande pour la fenêtre de contexte.</numerusform><numerusform>{0} requêtes sont trop grandes pour la fenêtre de contexte.</numerusform></translation></message>
<message numerus="yes"><source>{0} requests replayed in {1} s, no model called</source><extracomment>One: {0} request replayed in {1} s, no model called</extracomment><translation><numerusform>{0} requête rejouée en {1} s, aucun modèle appelé</numerusform><numerusform>{0} requêtes rejouées en {1} s, aucun modèle appelé</numerusform></translation></message>
<message numerus="yes"><source>{0} resources</source><extracomment>One: {0} resource</extracomment><translation><numerusform>{0} ressource</numerusform><numerusform>{0} ressources</numerusform></translation></message>
<message numerus="yes"><source>{0} results in {1} ms</source><extracomment>One: {0} result in {1} ms</extracomment><translation><numerusform>{0} résultat en {1} ms</numerusform><numerusform>{0} résultats en {1} ms</numerusform></translation></message>
<message><source>{0} runs from now on, in the sandbox.</source><translation>{0} s’exécute désormais, dans le bac à sable.</translation></message>
<message><source>{0} s</source><translation>{0} s</translation></message>
<message><source>{0} saved in the keyring.</source><translation>{0} : enregistré dans le trousseau.</translation></message>
<message numerus="yes"><source>{0} secrets are masked.</source><extracomment>One: {0} secret is masked.</extracomment><translation><numerusform>{0} secret est masqué.</numerusform><numerusform>{0} secrets sont masqués.</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets are masked:</source><extracomment>One: {0} secret is masked:</extracomment><translation><numerusform>{0} secret est masqué :</numerusform><numerusform>{0} secrets sont masqués :</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets were hidden.</source><extracomment>One: {0} secret was hidden.</extracomment><translation><numerusform>{0} secret a été masqué.</numerusform><numerusform>{0} secrets ont été masqués.</numerusform></translation></message>
<message><source>{0} sent again: {1}</source><translation>{0} renvoyés : {1}</translation></message>
<message numerus="yes"><source>{0} sessions</source><extracomment>One: {0} session</extracomment><translation><numerusform>{0} session</numerusform><numerusform>{0} sessions</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions are still running</source><extracomment>One: {0} session is still running</extracomment><translation><numerusform>{0} session est encore en cours</numerusform><numerusform>{0} sessions sont encore en cours</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions for this folder</source><extracomment>One: {0} session for this folder</extracomment><translation><numerusform>{0} session pour ce dossier</numerusform><numerusform>{0} sessions pour ce dossier</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of other programs are on this computer. Compare the size and cost of the last ones with and without Helix.</source><extracomment>One: {0} session of another program is on this computer. Compare its size and cost with and without Helix.</extracomment><translation><numerusform>{0} session d’un autre programme est sur cet ordinateur. Comparez sa taille et son coût avec et sans Helix.</numerusform><numerusform>{0} sessions d’autres programmes sont sur cet ordinateur. Comparez la taille et le coût des dernières avec et sans Helix.</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of {1}</source><extracomment>One: {0} session of {1}</extracomment><translation><numerusform>{0} session de {1}</numerusform><numerusform>{0} sessions de {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions running</source><extracomment>One: {0} session running</extracomment><translation><numerusform>{0} session en cours</numerusform><numerusform>{0} sessions en cours</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions were compared.</source><extracomment>One: {0} session was compared.</extracomment><translation><numerusform>{0} session a été comparée.</numerusform><numerusform>{0} sessions ont été comparées.</numerusform></translation></message>
<message numerus="yes"><source>{0} skills in use again</source><extracomment>One: {0} skill in use again</extracomment><translation><numerusform>{0} skill de nouveau utilisé</numerusform><numerusform>{0} skills de nouveau utilisés</numerusform></translation></message>
<message numerus="yes"><source>{0} skills out of use</source><extracomment>One: {0} skill out of use</extracomment><translation><numerusform>{0} skill n'est plus utilisé</numerusform><numerusform>{0} skills ne sont plus utilisés</numerusform></translation></message>
<message><source>{0} stopped</source><translation>{0} à l’arrêt</translation></message>
<message numerus="yes"><source>{0} subagents</source><extracomment>One: {0} subagent</extracomment><translation><numerusform>{0} sous-agent</numerusform><numerusform>{0} sous-agents</numerusform></translation></message>
<message numerus="yes"><source>{0} subagents came along.</source><extracomment>One: {0} subagent came along.</extracomment><translation><numerusform>{0} sous-agent a été repris.</numerusform><numerusform>{0} sous-agents ont été repris.</numerusform></translation></message>
<message numerus="yes"><source>{0} things in this session look like secrets:</source><extracomment>One: {0} thing in this session looks like a secret:</extracomment><translation><numerusform>{0} élément de cette session ressemble à un secret :</numerusform><numerusform>{0} éléments de cette session ressemblent à des secrets :</numerusform></translation></message>
<message><source>{0} this session</source><translation>{0} dans cette session</translation></message>
<message numerus="yes"><source>{0} thoughts</source><extracomment>One: {0} thought</extracomment><translation><numerusform>{0} réflexion</numerusform><numerusform>{0} réflexions</numerusform></translation></message>
<message><source>{0} tok · {1} → {2}%</source><translation>{0} tok · {1} → {2} %</translation></message>
<message numerus="yes"><source>{0} tokens</source><extracomment>One: {0} token</extracomment><translation><numerusform>{0} token</numerusform><numerusform>{0} tokens</numerusform></translation></message>
<message numerus="yes"><source>{0} tokens (less than {1}% of {2})</source><extracomment>One: {0} token (less than {1}% of {2})</extracomment><translation><numerusform>{0} token (moins de {1} % de {2})</numerusform><numerusform>{0} tokens (moins de {1} % de {2})</numerusform></translation></message>
<message><source>{0} tokens in context · full output in cache</source><translation>{0} tokens dans le contexte · sortie complète en cache</translation></message>
<message numerus="yes"><source>{0} tokens kept</source><extracomment>One: {0} token kept</extracomment><translation><numerusform>{0} token gardé</numerusform><numerusform>{0} tokens gardés</numerusform></translation></message>
<message><source>{0} tokens per request, {1} when used</source><translation>{0} tokens par requête, {1} à l'utilisation</translation></message>
<message><source>{0} tokens · from prompt cache</source><translation>{0} tokens · du cache de prompt</translation></message>
<message><source>{0} tokens · same as last request</source><translation>{0} tokens · comme la dernière requête</translation></message>
<message><source>{0} tokens · {1} from prompt cache</source><translation>{0} tokens · {1} du cache de prompt</translation></message>
<message numerus="yes"><source>{0} tool calls</source><extracomment>One: {0} tool call</extracomment><translation><numerusform>{0} appel d’outil</numerusform><numerusform>{0} appels d’outils</numerusform></translation></message>
<message numerus="yes"><source>{0} tools</source><extracomment>One: {0} tool</extracomment><translation><numerusform>{0} outil</numerusform><numerusform>{0} outils</numerusform></translation></message>
<message numerus="yes"><source>{0} turns</source><extracomment>One: {0} turn</extracomment><translation><numerusform>{0} tour</numerusform><numerusform>{0} tours</numerusform></translation></message>
<message numerus="yes"><source>{0} unchanged lines</source><extracomment>One: {0} unchanged line</extracomment><translation><numerusform>{0} ligne inchangée</numerusform><numerusform>{0} lignes inchangées</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files</source><extracomment>One: {0} uncommitted file</extracomment><translation><numerusform>{0} fichier sans commit</numerusform><numerusform>{0} fichiers sans commit</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files stay in your folder and are not in the worktree: {1}</source><extracomment>One: {0} uncommitted file stays in your folder and is not in the worktree: {1}</extracomment><translation><numerusform>{0} fichier sans commit reste dans votre dossier et n’est pas dans le worktree : {1}</numerusform><numerusform>{0} fichiers sans commit restent dans votre dossier et ne sont pas dans le worktree : {1}</numerusform></translation></message>
<message><source>{0} uncompressed</source><translation>{0} sans compression</translation></message>
<message numerus="yes"><source>{0} values found nowhere, marked [unverified]: {1}</source><extracomment>One: {0} value found nowhere, marked [unverified]: {1}</extracomment><translation><numerusform>{0} valeur introuvable, marquée [unverified] : {1}</numerusform><numerusform>{0} valeurs introuvables, marquées [unverified] : {1}</numerusform></translation></message>
<message><source>{0} verified, {1} damaged. Filter by state:damaged to see them.</source><translation>Vérifiées : {0}, endommagées : {1}. Filtrez avec state:damaged pour les voir.</translation></message>
<message numerus="yes"><source>{0} web searches</source><extracomment>One: {0} web search</extracomment><translation><numerusform>{0} recherche web</numerusform><numerusform>{0} recherches web</numerusform></translation></message>
<message><source>{0} will be used as instructions</source><translation>{0} servira d’instructions</translation></message>
<message><source>{0} with this message</source><translation>{0} avec ce message</translation></message>
<message><source>{0} with truncated input</source><translation>{0} avec entrée tronquée</translation></message>
<message><source>{0} would fill the context to {1}%, past {2}.</source><translation>{0} remplirait le contexte à {1} %, au-delà de {2}.</translation></message>
<message><source>{0} would make this look like {1}. The actual text is {2}.</source><translation>{0} : le texte semblerait être {1}. Le texte réel est {2}.</translation></message>
<message><source>{0} would start: {1}</source><translation>{0} démarrerait : {1}</translation></message>
<message><source>{0} {1}</source><comment>Handover at 109,000 tokens</comment><translation>{0} {1}</translation></message>
<message><source>{0} {1}</source><comment>two sentences</comment><translation>{0} {1}</translation></message>
<message><source>{0} {1}, {2}</source><comment>Notes in about 9 turns, at 56,000 tokens</comment><translation>{0} {1}, {2}</translation></message>
<message><source>{0} · excluding about {1}</source><translation>{0} · exclure environ {1}</translation></message>
<message><source>{0} · not available yet</source><translation>{0} · pas encore disponible</translation></message>
<message><source>{0} · restarts on next call</source><translation>{0} · redémarre au prochain appel</translation></message>
<message><source>{0} · retrying in {1} s</source><translation>{0} · nouvel essai dans {1} s</translation></message>
<message><source>{0} · the file is deleted</source><translation>{0} · le fichier est supprimé</translation></message>
<message><source>{0} · up to {1} tokens</source><translation>{0} · jusqu’à {1} tokens</translation></message>
<message><source>{0} · {1} context window</source><translation>{0} · fenêtre de contexte {1}</translation></message>
<message><source>{0} × {1}</source><comment>a number of compactions</comment><translation>{0} × {1}</translation></message>
<message><source>{0} → {1} tokens</source><translation>{0} → {1} tokens</translation></message>
<message><source>{0}%</source><translation>{0} %</translation></message>
<message><source>{0}% of current use</source><translation>{0} % de l’utilisation actuelle</translation></message>
<message><source>{0}% of {1} = {2} tokens</source><translation>{0} % de {1} = {2} tokens</translation></message>
<message><source>{0}% used</source><translation>{0} % utilisés</translation></message>
<message><source>{0}, USD per million tokens</source><translation>{0}, USD par million de tokens</translation></message>
<message><source>{0}, about {1}</source><translation>{0}, environ {1}</translation></message>
<message><source>{0}, and others</source><translation>{0}, et d’autres</translation></message>
<message><source>{0}, at most {1} with the longest answer</source><translation>{0}, au plus {1} avec la réponse la plus longue</translation></message>
<message><source>{0}, done</source><translation>{0}, faite</translation></message>
<message><source>{0}, dropped</source><translation>{0}, abandonnée</translation></message>
<message><source>{0}, failed</source><translation>{0}, échec</translation></message>
<message><source>{0}, if it pays off</source><translation>{0}, si c’est rentable</translation></message>
<message><source>{0}, in progress</source><translation>{0}, en cours</translation></message>
<message><source>{0}, line {1}</source><translation>{0}, ligne {1}</translation></message>
<message><source>{0}, now {1}</source><translation>{0}, actuel : {1}</translation></message>
<message><source>{0}, open</source><translation>{0}, à faire</translation></message>
<message><source>{0}, policy {1}</source><translation>{0}, stratégie {1}</translation></message>
<message><source>{0}, removed line {1}</source><translation>{0}, ligne supprimée {1}</translation></message>
<message><source>{0}, running for {1}</source><translation>{0}, en cours depuis {1}</translation></message>
<message><source>{0}, shortened to fit; Helix can recall the rest</source><translation>{0}, raccourci pour tenir ; Helix peut rappeler le reste</translation></message>
<message><source>{0}, {1}, {2} tokens, {3}, {4} of {5}</source><translation>{0}, {1}, {2} tokens, {3}, {4} sur {5}</translation></message>
<message><source>{0}-token context window</source><translation>fenêtre de contexte de {0} tokens</translation></message>
<message><source>{0}.</source><translation>{0}.</translation></message>
<message><source>{0}. Click to change.</source><translation>{0}. Cliquer pour changer.</translation></message>
<message><source>{0}. Press Delete to remove.</source><translation>{0}. Suppr pour retirer.</translation></message>
<message><source>{0}: Helix asks again</source><translation>{0} : Helix redemande</translation></message>
<message><source>{0}: worktree removed</source><translation>{0} : worktree supprimé</translation></message>
<message><source>{0}: {1}</source><translation>{0} : {1}</translation></message>
<message><source>{0}: {1} of {2} covered</source><translation>{0} : {1} couverts sur {2}</translation></message>
<message><source>{0}: {1} tokens</source><translation>{0} : {1} tokens</translation></message>
<message><source>{0}; {1}</source><comment>two compactions</comment><translation>{0} ; {1}</translation></message>
<message><source>{0}{2} · {1}{2} tokens</source><translation>{0}{2} · {1}{2} tokens</translation></message>
<message numerus="yes"><source>{1} added with {0} models.</source><extracomment>One: {1} added with {0} model.</extracomment><translation><numerusform>{1} ajouté avec {0} modèle.</numerusform><numerusform>{1} ajouté avec {0} modèles.</numerusform></translation></message>
<message numerus="yes"><source>{1} compacted {0} times; {2} could not be read again. Helix keeps every output.</source><extracomment>One: {1} compacted {0} time; {2} could not be read again. Helix keeps every output.</extracomment><translation><numerusform>{1} a compacté {0} fois ; {2} n’ont plus pu être relus. Helix conserve chaque sortie.</numerusform><numerusform>{1} a compacté {0} fois ; {2} n’ont plus pu être relus. Helix conserve chaque sortie.</numerusform></translation></message>
<message numerus="yes"><source>{1} files</source><extracomment>One: {1} file</extracomment><translation><numerusform>{1} fichier</numerusform><numerusform>{1} fichiers</numerusform></translation></message>
<message numerus="yes"><source>{1} found in {0} sessions</source><extracomment>One: {1} found in {0} session</extracomment><translation><numerusform>{1} dans {0} session</numerusform><numerusform>{1} dans {0} sessions</numerusform></translation></message>
<message numerus="yes"><source>{1} in {0} sessions</source><extracomment>One: {1} in {0} session</extracomment><translation><numerusform>{1} dans {0} session</numerusform><numerusform>{1} dans {0} sessions</numerusform></translation></message>
<message numerus="yes"><source>{1} plus {0} calls with unknown price</source><extracomment>One: {1} plus {0} call with unknown price</extracomment><translation><numerusform>{1} plus {0} appel au prix inconnu</numerusform><numerusform>{1} plus {0} appels au prix inconnu</numerusform></translation></message>
<message numerus="yes"><source>{1} so far, {0} sessions searched</source><extracomment>One: {1} so far, {0} session searched</extracomment><translation><numerusform>{1} pour l’instant, {0} session parcourue</numerusform><numerusform>{1} pour l’instant, {0} sessions parcourues</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens</source><extracomment>One: {1} token</extracomment><translation><numerusform>{1} token</numerusform><numerusform>{1} tokens</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens in its context</source><extracomment>One: {1} token in its context</extracomment><translation><numerusform>{1} token dans son contexte</numerusform><numerusform>{1} tokens dans son contexte</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens saved</source><extracomment>One: {1} token saved</extracomment><translation><numerusform>{1} token économisé</numerusform><numerusform>{1} tokens économisés</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks</source><extracomment>One: {1} tokens · {0} block</extracomment><translation><numerusform>{1} tokens · {0} bloc</numerusform><numerusform>{1} tokens · {0} blocs</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks added</source><extracomment>One: {1} tokens · {0} block added</extracomment><translation><numerusform>{1} tokens · {0} bloc ajouté</numerusform><numerusform>{1} tokens · {0} blocs ajoutés</numerusform></translation></message>
<message numerus="yes"><source>{1} tools</source><extracomment>One: {1} tool</extracomment><translation><numerusform>{1} outil</numerusform><numerusform>{1} outils</numerusform></translation></message>
<message numerus="yes"><source>{1} → {2} tokens</source><extracomment>One: {1} → {2} token</extracomment><translation><numerusform>{1} → {2} token</numerusform><numerusform>{1} → {2} tokens</numerusform></translation></message>
<message numerus="yes"><source>{1}, {0} of its names were used since</source><extracomment>One: {1}, {0} of its names was used since</extracomment><translation><numerusform>{1}, {0} de ses noms utilisé depuis</numerusform><numerusform>{1}, {0} de ses noms utilisés depuis</numerusform></translation></message>
<message numerus="yes"><source>{1}: {0} lines added, {2} removed</source><extracomment>One: {1}: {0} line added, {2} removed</extracomment><translation><numerusform>{1} : {0} ligne ajoutée, {2} supprimées</numerusform><numerusform>{1} : {0} lignes ajoutées, {2} supprimées</numerusform></translation></message>
<message numerus="yes"><source>{1}; {0} need review</source><extracomment>One: {1}; {0} needs review</extracomment><translation><numerusform>{1} ; {0} à examiner</numerusform><numerusform>{1} ; {0} à examiner</numerusform></translation></message>
<message><source>{agent} answers only messages of its own sessions.</source><translation>{agent} ne répond qu’aux messages de ses propres sessions.</translation></message>
<message><source>{agent} began no session.</source><translation>{agent} n’a pas commencé de session.</translation></message>
<message><source>{agent} didn't answer within {seconds} seconds.</source><translation>{agent} n’a pas répondu en {seconds} secondes.</translation></message>
<message><source>{agent} has ended: {reason}</source><translation>{agent} s’est arrêté : {reason}</translation></message>
<message><source>{agent} isn't installed.</source><translation>{agent} n’est pas installé.</translation></message>
<message><source>{agent} isn't signed in: {reason}</source><translation>{agent} n’est pas connecté : {reason}</translation></message>
<message><source>{agent} reports: {reason}</source><translation>{agent} signale : {reason}</translation></message>
<message><source>{agent} speaks another version of the protocol.</source><translation>{agent} parle une autre version du protocole.</translation></message>
<message><source>{asked} is on another computer.</source><translation>{asked} se trouve sur un autre ordinateur.</translation></message>
<message><source>{asked} isn't a folder on this computer.</source><translation>{asked} n’est pas un dossier de cet ordinateur.</translation></message>
<message><source>{at}: {text}</source><translation>{at} : {text}</translation></message>
<message><source>{branch} and {into} change the same lines of: {files}</source><translation>{branch} et {into} modifient les mêmes lignes de ces fichiers : {files}</translation></message>
<message><source>{command}: exit status {status}.</source><translation>{command} : code de sortie {status}.</translation></message>
<message numerus="yes"><source>{cost} and {count} calls with an unknown price</source><extracomment>One: {cost} and {count} call with an unknown price</extracomment><translation><numerusform>{cost} et {count} appel au prix inconnu</numerusform><numerusform>{cost} et {count} appels au prix inconnu</numerusform></translation></message>
<message><source>{count} MB</source><translation>{count} Mo</translation></message>
<message numerus="yes"><source>{count} attached files aren't in this file.</source><extracomment>One: {count} attached file isn't in this file.</extracomment><translation><numerusform>{count} fichier joint n’est pas dans ce fichier.</numerusform><numerusform>{count} fichiers joints ne sont pas dans ce fichier.</numerusform></translation></message>
<message numerus="yes"><source>{count} branches that were left come along as sessions.</source><extracomment>One: {count} branch that was left comes along as a session.</extracomment><translation><numerusform>{count} branche abandonnée est reprise comme session.</numerusform><numerusform>{count} branches abandonnées sont reprises comme sessions.</numerusform></translation></message>
<message numerus="yes"><source>{count} bytes</source><extracomment>One: {count} byte</extracomment><translation><numerusform>{count} octet</numerusform><numerusform>{count} octets</numerusform></translation></message>
<message numerus="yes"><source>{count} cells</source><extracomment>One: {count} cell</extracomment><translation><numerusform>{count} cellule</numerusform><numerusform>{count} cellules</numerusform></translation></message>
<message numerus="yes"><source>{count} commands run in the background, and no more can be started.</source><extracomment>One: {count} command runs in the background, and no more can be started.</extracomment><translation><numerusform>{count} commande tourne en arrière-plan, et aucune autre ne peut être lancée.</numerusform><numerusform>{count} commandes tournent en arrière-plan, et aucune autre ne peut être lancée.</numerusform></translation></message>
<message numerus="yes"><source>{count} damaged entries couldn't be searched.</source><extracomment>One: {count} damaged entry couldn't be searched.</extracomment><translation><numerusform>{count} entrée endommagée n’a pas pu être parcourue.</numerusform><numerusform>{count} entrées endommagées n’ont pas pu être parcourues.</numerusform></translation></message>
<message numerus="yes"><source>{count} inventions are marked.</source><extracomment>One: {count} invention is marked.</extracomment><translation><numerusform>{count} invention est marquée.</numerusform><numerusform>{count} inventions sont marquées.</numerusform></translation></message>
<message numerus="yes"><source>{count} lines</source><extracomment>One: {count} line</extracomment><translation><numerusform>{count} ligne</numerusform><numerusform>{count} lignes</numerusform></translation></message>
<message numerus="yes"><source>{count} lines can't be read.</source><extracomment>One: {count} line can't be read.</extracomment><translation><numerusform>{count} ligne est illisible.</numerusform><numerusform>{count} lignes sont illisibles.</numerusform></translation></message>
<message numerus="yes"><source>{count} lines of subagents aren't imported.</source><extracomment>One: {count} line of a subagent isn't imported.</extracomment><translation><numerusform>{count} ligne d’un sous-agent n’est pas importée.</numerusform><numerusform>{count} lignes de sous-agents ne sont pas importées.</numerusform></translation></message>
<message numerus="yes"><source>{count} long lines cut</source><extracomment>One: {count} long line cut</extracomment><translation><numerusform>{count} longue ligne coupée</numerusform><numerusform>{count} longues lignes coupées</numerusform></translation></message>
<message numerus="yes"><source>{count} messages of branches that were left aren't imported.</source><extracomment>One: {count} message of a branch that was left isn't imported.</extracomment><translation><numerusform>{count} message d’une branche abandonnée n’est pas importé.</numerusform><numerusform>{count} messages de branches abandonnées ne sont pas importés.</numerusform></translation></message>
<message numerus="yes"><source>{count} messages that {program} itself added aren't imported.</source><extracomment>One: {count} message that {program} itself added isn't imported.</extracomment><translation><numerusform>{count} message ajouté par {program} lui-même n’est pas importé.</numerusform><numerusform>{count} messages ajoutés par {program} lui-même ne sont pas importés.</numerusform></translation></message>
<message numerus="yes"><source>{count} more files.</source><extracomment>One: {count} more file.</extracomment><translation><numerusform>{count} fichier de plus.</numerusform><numerusform>{count} fichiers de plus.</numerusform></translation></message>
<message numerus="yes"><source>{count} more records are missing up to here.</source><extracomment>One: {count} more record is missing up to here.</extracomment><translation><numerusform>Il manque encore {count} enregistrement jusqu’ici.</numerusform><numerusform>Il manque encore {count} enregistrements jusqu’ici.</numerusform></translation></message>
<message numerus="yes"><source>{count} pages</source><extracomment>One: {count} page</extracomment><translation><numerusform>{count} page</numerusform><numerusform>{count} pages</numerusform></translation></message>
<message numerus="yes"><source>{count} pictures aren't imported.</source><extracomment>One: {count} picture isn't imported.</extracomment><translation><numerusform>{count} image n’est pas importée.</numerusform><numerusform>{count} images ne sont pas importées.</numerusform></translation></message>
<message numerus="yes"><source>{count} places in the stored data couldn't be read.</source><extracomment>One: {count} place in the stored data couldn't be read.</extracomment><translation><numerusform>{count} emplacement des données stockées n’a pas pu être lu.</numerusform><numerusform>{count} emplacements des données stockées n’ont pas pu être lus.</numerusform></translation></message>
<message numerus="yes"><source>{count} records can't be read.</source><extracomment>One: {count} record can't be read.</extracomment><translation><numerusform>{count} enregistrement est illisible.</numerusform><numerusform>{count} enregistrements sont illisibles.</numerusform></translation></message>
<message numerus="yes"><source>{count} requests</source><extracomment>One: {count} request</extracomment><translation><numerusform>{count} requête</numerusform><numerusform>{count} requêtes</numerusform></translation></message>
<message numerus="yes"><source>{count} sheets</source><extracomment>One: {count} sheet</extracomment><translation><numerusform>{count} feuille</numerusform><numerusform>{count} feuilles</numerusform></translation></message>
<message numerus="yes"><source>{count} slides</source><extracomment>One: {count} slide</extracomment><translation><numerusform>{count} diapositive</numerusform><numerusform>{count} diapositives</numerusform></translation></message>
<message numerus="yes"><source>{count} steps</source><extracomment>One: {count} step</extracomment><translation><numerusform>{count} étape</numerusform><numerusform>{count} étapes</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents</source><extracomment>One: {count} subagent</extracomment><translation><numerusform>{count} sous-agent</numerusform><numerusform>{count} sous-agents</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents come along with their sessions.</source><extracomment>One: {count} subagent comes along with its session.</extracomment><translation><numerusform>{count} sous-agent est repris avec sa session.</numerusform><numerusform>{count} sous-agents sont repris avec leurs sessions.</numerusform></translation></message>
<message numerus="yes"><source>{count} uses of {short}… are recorded, but the entry is missing.</source><extracomment>One: {count} use of {short}… is recorded, but the entry is missing.</extracomment><translation><numerusform>{count} utilisation de {short}… est enregistrée, mais l’entrée est manquante.</numerusform><numerusform>{count} utilisations de {short}… sont enregistrées, mais l’entrée est manquante.</numerusform></translation></message>
<message><source>{digest}… ({entry}) is lost.</source><translation>L’entrée {digest}… ({entry}) est perdue.</translation></message>
<message><source>{digest}… ({entry}) {problem}.</source><translation>L’entrée {digest}… ({entry}) {problem}.</translation></message>
<message><source>{digest}… is at a wrong place in the change feed.</source><translation>L’entrée {digest}… est mal placée dans le flux des modifications.</translation></message>
<message><source>{digest}… is lost; event {seq} of session {owner} names it.</source><translation>L’entrée {digest}… est perdue ; l’événement {seq} de la session {owner} la désigne.</translation></message>
<message><source>{endpoint} didn't answer within {patience} s.</source><translation>{endpoint} n’a pas répondu en {patience} s.</translation></message>
<message><source>{endpoint} isn't reached over HTTP.</source><translation>{endpoint} n’est pas accessible par HTTP.</translation></message>
<message><source>{endpoint} lists no models.</source><translation>{endpoint} ne liste aucun modèle.</translation></message>
<message><source>{file} is too large to be reviewed.</source><translation>{file} est trop volumineux pour être vérifié.</translation></message>
<message><source>{file} isn't there.</source><translation>{file} n’existe pas.</translation></message>
<message><source>{file} was damaged, and what it said no longer applies.</source><translation>{file} était endommagé, et son contenu ne s’applique plus.</translation></message>
<message><source>{file} was damaged, so Helix asks before every call.</source><translation>{file} était endommagé, donc Helix demande avant chaque appel.</translation></message>
<message><source>{file} was damaged, so Helix asks before it starts another agent.</source><translation>{file} était endommagé, donc Helix demande avant de lancer un autre agent.</translation></message>
<message><source>{file} was damaged, so Helix follows only the instructions that you agree to.</source><translation>{file} était endommagé, donc Helix ne suit que les instructions que vous acceptez.</translation></message>
<message><source>{file} was damaged, so the strict sandbox applies, with no hosts allowed.</source><translation>{file} était endommagé, donc le bac à sable strict s’applique, sans hôte autorisé.</translation></message>
<message><source>{file} was damaged. Its last saved copy is used.</source><translation>{file} était endommagé. Sa dernière copie enregistrée est utilisée.</translation></message>
<message><source>{first}–{last} of {total}</source><translation>{first}–{last} sur {total}</translation></message>
<message><source>{folder} is a symbolic link.</source><translation>{folder} est un lien symbolique.</translation></message>
<message><source>{folder} is inside {source}.</source><translation>{folder} est à l’intérieur de {source}.</translation></message>
<message><source>{folder} is no worktree of the project folder any more.</source><translation>{folder} n’est plus un worktree du dossier du projet.</translation></message>
<message><source>{folder} is not a folder.</source><translation>{folder} n’est pas un dossier.</translation></message>
<message><source>{folder} is not empty.</source><translation>{folder} n’est pas vide.</translation></message>
<message><source>{host} did not answer in time.</source><translation>{host} n’a pas répondu à temps.</translation></message>
<message><source>{host} is no plain host name.</source><translation>{host} n’est pas un simple nom d’hôte.</translation></message>
<message><source>{host} isn't a host.</source><translation>{host} n’est pas un hôte.</translation></message>
<message><source>{host} leads into this machine or a private network, and that is not fetched from.</source><translation>{host} mène à cet ordinateur ou à un réseau privé, donc aucune lecture n’est faite.</translation></message>
<message><source>{host} leads out of your private network, and http:// isn't encrypted.</source><translation>{host} mène hors de votre réseau privé, et http:// n’est pas chiffré.</translation></message>
<message><source>{host} sends from one address to the next without end.</source><translation>{host} renvoie sans fin d’une adresse à la suivante.</translation></message>
<message><source>{host} sent compressed data that can't be unpacked.</source><translation>{host} a envoyé des données compressées qui ne peuvent pas être décompressées.</translation></message>
<message><source>{id} is the name of a provider.</source><translation>{id} est le nom d’un fournisseur.</translation></message>
<message><source>{id} isn't a valid provider name.</source><translation>{id} n’est pas un nom de fournisseur valide.</translation></message>
<message><source>{job} isn't a background job.</source><translation>{job} n’est pas une tâche d’arrière-plan.</translation></message>
<message><source>{kept} Add a key in Settings › Models and keys, or choose another model.</source><translation>{kept} Ajoutez une clé dans Paramètres › Modèles et clés, ou choisissez un autre modèle.</translation></message>
<message><source>{kept} Add credit with the provider or choose another model.</source><translation>{kept} Ajoutez du crédit chez le fournisseur ou choisissez un autre modèle.</translation></message>
<message><source>{kept} Check the access key and its secret, then send it again.</source><translation>{kept} Vérifiez la clé d’accès et son secret, puis renvoyez le message.</translation></message>
<message><source>{kept} Check the base URL and the protocol in Settings › Models and keys.</source><translation>{kept} Vérifiez l’URL de base et le protocole dans Paramètres › Modèles et clés.</translation></message>
<message><source>{kept} Check the base URL and this system's certificates.</source><translation>{kept} Vérifiez l’URL de base et les certificats de ce système.</translation></message>
<message><source>{kept} Check the base URL in Settings › Models and keys.</source><translation>{kept} Vérifiez l’URL de base dans Paramètres › Modèles et clés.</translation></message>
<message><source>{kept} Check the base URL in Settings, and whether this network requires sign-in.</source><translation>{kept} Vérifiez l’URL de base dans les paramètres, et si ce réseau demande de s’identifier.</translation></message>
<message><source>{kept} Check the base URL. Servers without https start with http://.</source><translation>{kept} Vérifiez l’URL de base. Les serveurs sans https commencent par http://.</translation></message>
<message><source>{kept} Check the connection and the base URL, then send it again.</source><translation>{kept} Vérifiez la connexion et l’URL de base, puis renvoyez le message.</translation></message>
<message><source>{kept} Check the key in Settings › Models and keys and send it again.</source><translation>{kept} Vérifiez la clé dans Paramètres › Modèles et clés et renvoyez le message.</translation></message>
<message><source>{kept} Check this system's proxy and its password.</source><translation>{kept} Vérifiez le proxy de ce système et son mot de passe.</translation></message>
<message><source>{kept} Choose another model or ask the provider for access.</source><translation>{kept} Choisissez un autre modèle ou demandez l’accès au fournisseur.</translation></message>
<message><source>{kept} Choose another model, or check its name in Settings › Models and keys.</source><translation>{kept} Choisissez un autre modèle, ou vérifiez son nom dans Paramètres › Modèles et clés.</translation></message>
<message><source>{kept} Choose another model, or check the settings of this one.</source><translation>{kept} Choisissez un autre modèle, ou vérifiez les paramètres de celui-ci.</translation></message>
<message><source>{kept} Compact the session or choose a model with a larger context window.</source><translation>{kept} Compactez la session ou choisissez un modèle avec une plus grande fenêtre de contexte.</translation></message>
<message><source>{kept} Compact the session, choose another model, or ask the provider for a higher limit.</source><translation>{kept} Compactez la session, choisissez un autre modèle ou demandez une limite plus élevée au fournisseur.</translation></message>
<message><source>{kept} Enter the key again in Settings › Models and keys.</source><translation>{kept} Saisissez de nouveau la clé dans Paramètres › Modèles et clés.</translation></message>
<message><source>{kept} Remove images or long texts from the context, or compact the session.</source><translation>{kept} Retirez du contexte des images ou des textes longs, ou compactez la session.</translation></message>
<message><source>{kept} Send it again or choose another model.</source><translation>{kept} Renvoyez-le ou choisissez un autre modèle.</translation></message>
<message><source>{kept} Send it again.</source><translation>{kept} Renvoyez-le.</translation></message>
<message><source>{kept} Set the clock, then send it again.</source><translation>{kept} Réglez l’horloge, puis renvoyez le message.</translation></message>
<message><source>{kept} Sign in again with the provider's own tool, then send it again.</source><translation>{kept} Identifiez-vous de nouveau avec l’outil du fournisseur, puis renvoyez le message.</translation></message>
<message><source>{kept} Try again in a moment.</source><translation>{kept} Réessayez dans un moment.</translation></message>
<message><source>{kept} Try again later or choose another model.</source><translation>{kept} Réessayez plus tard ou choisissez un autre modèle.</translation></message>
<message><source>{kept} Use an http, https, or socks5 proxy (HTTPS_PROXY), or none.</source><translation>{kept} Utilisez un proxy http, https ou socks5 (HTTPS_PROXY), ou aucun.</translation></message>
<message><source>{key} can't be {value}.</source><translation>{key} n’accepte pas la valeur {value}.</translation></message>
<message><source>{known} To search for a colon, put "…" around it.</source><translation>{known} Pour chercher un deux-points, mettez "…" autour.</translation></message>
<message><source>{least} to {most} tokens</source><translation>de {least} à {most} tokens</translation></message>
<message><source>{llm} gave no usable answer.</source><translation>{llm} n’a pas donné de réponse utilisable.</translation></message>
<message><source>{llm} took too long.</source><translation>{llm} a mis trop de temps.</translation></message>
<message><source>{mask} is one of several lines that stand for one secret in {path}; nothing was changed.</source><translation>{mask} est l’une des lignes qui représentent un même secret dans {path} ; rien n’a été modifié.</translation></message>
<message><source>{mask} may stand for one of several secrets in {path}; nothing was changed.</source><translation>{mask} peut représenter l’un de plusieurs secrets dans {path} ; rien n’a été modifié.</translation></message>
<message><source>{mask} only hides a secret from you, and would be used as it is written here. `edit_file` and `write_file` can keep it in the file that it is from.</source><translation>{mask} ne fait que vous cacher un secret et serait utilisé tel quel. `edit_file` et `write_file` peuvent le garder dans le fichier d’où il vient.</translation></message>
<message><source>{mask} stands for a hidden secret, but for none that is in {path} now; nothing was changed.</source><translation>{mask} représente un secret caché, mais aucun qui soit maintenant dans {path} ; rien n’a été modifié.</translation></message>
<message><source>{mask} would be in {path} more often than its secret is now; nothing was changed.</source><translation>{mask} serait dans {path} plus souvent que son secret maintenant ; rien n’a été modifié.</translation></message>
<message><source>{message} The provider says: “{reason}”</source><translation>{message} Le fournisseur dit : « {reason} »</translation></message>
<message><source>{missing} saved steps after step {step} are missing.</source><translation>Il manque {missing} étapes enregistrées après l’étape {step}.</translation></message>
<message><source>{model} can't use the reasoning effort {effort}.</source><translation>{model} ne prend pas en charge l’effort de raisonnement {effort}.</translation></message>
<message><source>{model} has no reasoning effort to choose.</source><translation>{model} n’a pas d’effort de raisonnement à choisir.</translation></message>
<message><source>{model} isn't available: there is no provider {provider}.</source><translation>{model} n’est pas disponible : il n’y a pas de fournisseur {provider}.</translation></message>
<message><source>{mode} is for trusted folders only.</source><translation>{mode} est réservé aux dossiers de confiance.</translation></message>
<message><source>{mode} needs a sandbox, and none is in use here.</source><translation>{mode} nécessite un bac à sable, et aucun n’est utilisé ici.</translation></message>
<message><source>{names} and `{name}` {trouble}.</source><translation>{names} et `{name}` {trouble}.</translation></message>
<message><source>{name} can't be {value}.</source><translation>{name} n’accepte pas la valeur {value}.</translation></message>
<message><source>{name} can't have this budget.</source><translation>{name} ne peut pas avoir ce budget.</translation></message>
<message><source>{name} didn't write a usable handover.</source><translation>{name} n’a pas écrit de passation utilisable.</translation></message>
<message><source>{name} has spent {cost} of its {limit}. Your warning is set at {mark}.</source><translation>{name} a dépensé {cost} sur {limit}. Votre alerte est réglée sur {mark}.</translation></message>
<message><source>{name} has spent {cost}. Your warning is set at {mark}.</source><translation>{name} a dépensé {cost}. Votre alerte est réglée sur {mark}.</translation></message>
<message><source>{name} has used up its budget of {budget} ({used}).</source><translation>{name} a épuisé son budget de {budget} ({used}).</translation></message>
<message><source>{name} has used up its budget of {budget} tokens ({tokens}).</source><translation>{name} a épuisé son budget de {budget} tokens ({tokens}).</translation></message>
<message><source>{name} has used {tokens} of its {limit} tokens. Your warning is set at {mark}.</source><translation>{name} a utilisé {tokens} tokens sur {limit}. Votre alerte est réglée sur {mark}.</translation></message>
<message><source>{name} has used {tokens} tokens. Your warning is set at {mark}.</source><translation>{name} a utilisé {tokens} tokens. Votre alerte est réglée sur {mark}.</translation></message>
<message><source>{name} is missing. Arguments: {hint}</source><translation>{name} manque. Arguments : {hint}</translation></message>
<message><source>{name} is set twice.</source><translation>{name} est défini deux fois.</translation></message>
<message><source>{name} isn't a model name.</source><translation>{name} n’est pas un nom de modèle.</translation></message>
<message><source>{name} isn't a valid body field.</source><translation>{name} n’est pas un champ de corps valide.</translation></message>
<message><source>{name} isn't a valid header name.</source><translation>{name} n’est pas un nom d’en-tête valide.</translation></message>
<message><source>{name} isn't a valid name of the token limit.</source><translation>{name} n’est pas un nom valide pour la limite de tokens.</translation></message>
<message><source>{name} isn't a valid query parameter.</source><translation>{name} n’est pas un paramètre d’URL valide.</translation></message>
<message><source>{name} isn't a valid server name.</source><translation>{name} n’est pas un nom de serveur valide.</translation></message>
<message><source>{name} isn't available: its provider isn't set up.</source><translation>{name} n’est pas disponible : son fournisseur n’est pas configuré.</translation></message>
<message><source>{name} isn't the name of a package.</source><translation>{name} n’est pas le nom d’un paquet.</translation></message>
<message><source>{name} made a call with an unknown price. Dollar budgets don't count it; token budgets do.</source><translation>{name} a fait un appel au prix inconnu. Les budgets en dollars ne le comptent pas ; les budgets en tokens, si.</translation></message>
<message><source>{name} names a content that is nowhere.</source><translation>{name} désigne un contenu introuvable.</translation></message>
<message><source>{name} would stop before its warning.</source><translation>{name} s’arrêterait avant son alerte.</translation></message>
<message><source>{name} {tokens}</source><translation>{name} ({tokens})</translation></message>
<message numerus="yes"><source>{name}: {cost} · {tokens} tokens · {count} calls</source><extracomment>One: {name}: {cost} · {tokens} tokens · {count} call</extracomment><translation><numerusform>{name} : {cost} · {tokens} tokens · {count} appel</numerusform><numerusform>{name} : {cost} · {tokens} tokens · {count} appels</numerusform></translation></message>
<message><source>{name}: {problem}</source><translation>{name} : {problem}</translation></message>
<message><source>{noted} recorded uses belong to no event.</source><translation>{noted} utilisations enregistrées n’appartiennent à aucun événement.</translation></message>
<message><source>{other} and {path} would write the same trace.</source><translation>{other} et {path} écriraient la même trace.</translation></message>
<message><source>{parts} belongs to {part}, which tools do not write.</source><translation>{parts} appartient à {part}, que les outils ne modifient pas.</translation></message>
<message><source>{parts} is not written: instructions for agents include it.</source><translation>{parts} n’est pas écrit : des instructions pour agents l’incluent.</translation></message>
<message><source>{parts} is not written: {part} starts programs, holds keys or tells agents what to do.</source><translation>{parts} n’est pas écrit : {part} démarre des programmes, contient des clés ou dit aux agents quoi faire.</translation></message>
<message><source>{parts} is the inside of a repository, which tools do not write.</source><translation>{parts} fait partie des fichiers internes d’un dépôt, que les outils ne modifient pas.</translation></message>
<message><source>{parts} is {name}, which tools do not write.</source><translation>{parts} est {name}, que les outils ne modifient pas.</translation></message>
<message><source>{path} appeared in the meantime, so Helix left it alone.</source><translation>{path} est apparu entre-temps, donc Helix n’y a pas touché.</translation></message>
<message><source>{path} belongs to Helix Desktop itself; tools leave it alone.</source><translation>{path} appartient à Helix Desktop lui-même ; les outils n’y touchent pas.</translation></message>
<message><source>{path} cannot be a file here: {odd}.</source><translation>{path} ne peut pas être un fichier ici : {odd}.</translation></message>
<message><source>{path} cannot be opened: {reason}.</source><translation>Impossible d’ouvrir {path} : {reason}.</translation></message>
<message><source>{path} cannot be read, so what it holds could not be kept. It is as it was.</source><translation>{path} est illisible, donc son contenu n’a pas pu être conservé. Il est inchangé.</translation></message>
<message><source>{path} changed in the meantime, so Helix left it alone.</source><translation>{path} a changé entre-temps, donc Helix n’y a pas touché.</translation></message>
<message><source>{path} comes from a newer version of Helix Desktop.</source><translation>{path} provient d’une version plus récente de Helix Desktop.</translation></message>
<message><source>{path} didn't exist before.</source><translation>{path} n’existait pas avant.</translation></message>
<message><source>{path} does not exist.</source><translation>{path} n’existe pas.</translation></message>
<message><source>{path} doesn't begin with the start of a session.</source><translation>{path} ne commence pas par le début d’une session.</translation></message>
<message><source>{path} doesn't have the same bytes as this entry.</source><translation>{path} n’a pas les mêmes octets que cette entrée.</translation></message>
<message><source>{path} has changed. Open it again.</source><translation>{path} a changé. Ouvrez-le de nouveau.</translation></message>
<message><source>{path} has no line {number} to comment on.</source><translation>{path} n’a pas de ligne {number} à commenter.</translation></message>
<message><source>{path} has no messages to import.</source><translation>{path} ne contient aucun message à importer.</translation></message>
<message><source>{path} has no session of a program that Helix knows.</source><translation>{path} ne contient aucune session d’un programme que Helix connaît.</translation></message>
<message><source>{path} has {count} names (hard links); writing it would change or cut off the others.</source><translation>{path} a {count} noms (liens physiques) ; l’écrire modifierait ou détacherait les autres.</translation></message>
<message><source>{path} has {size} bytes. What a file holds is kept before it is changed, up to {most} bytes; it is as it was.</source><translation>{path} a {size} octets. Le contenu d’un fichier est conservé avant d’être modifié, jusqu’à {most} octets ; il est inchangé.</translation></message>
<message><source>{path} is a folder, which has no copy.</source><translation>{path} est un dossier, dont il n’existe pas de copie.</translation></message>
<message><source>{path} is a folder.</source><translation>{path} est un dossier.</translation></message>
<message><source>{path} is as it was: what it holds could not be kept first.</source><translation>{path} est inchangé : son contenu n’a pas pu être conservé d’abord.</translation></message>
<message><source>{path} is being renamed all the time.</source><translation>{path} est renommé sans arrêt.</translation></message>
<message><source>{path} is no folder now.</source><translation>{path} n’est plus un dossier.</translation></message>
<message><source>{path} is not a regular file (a pipe, device, socket or folder).</source><translation>{path} n’est pas un fichier ordinaire (tube, périphérique, socket ou dossier).</translation></message>
<message><source>{path} is not made: {reason}.</source><translation>{path} n’a pas été créé : {reason}.</translation></message>
<message><source>{path} is read-only and unchanged.</source><translation>{path} est en lecture seule et inchangé.</translation></message>
<message><source>{path} is too large for a file of one object.</source><translation>{path} est trop volumineux pour un fichier d’un seul objet.</translation></message>
<message><source>{path} is too large to be copied.</source><translation>{path} est trop volumineux pour être copié.</translation></message>
<message><source>{path} is too large to be handed out whole.</source><translation>{path} est trop volumineux pour être transmis en entier.</translation></message>
<message><source>{path} is too large: code is applied to files of up to 1 MB.</source><translation>{path} est trop volumineux : le code s’applique à des fichiers de 1 Mo au plus.</translation></message>
<message><source>{path} isn't a database that can be read: {error}.</source><translation>{path} n’est pas une base de données lisible : {error}.</translation></message>
<message><source>{path} isn't a session of Helix Desktop.</source><translation>{path} n’est pas une session de Helix Desktop.</translation></message>
<message><source>{path} isn't a valid export list: {error}.</source><translation>{path} n’est pas une liste d’export valide : {error}.</translation></message>
<message><source>{path} isn't text that can be merged.</source><translation>{path} n’est pas un texte qui peut être fusionné.</translation></message>
<message><source>{path} isn't text.</source><translation>{path} n’est pas du texte.</translation></message>
<message><source>{path} isn't the full path of a program.</source><translation>{path} n’est pas le chemin complet d’un programme.</translation></message>
<message><source>{path} isn't valid JSON: {error}.</source><translation>{path} n’est pas du JSON valide : {error}.</translation></message>
<message><source>{path} leads elsewhere now; nothing was written.</source><translation>{path} mène maintenant ailleurs ; rien n’a été écrit.</translation></message>
<message><source>{path} leads out of the workspace folder.</source><translation>{path} mène hors du dossier de l’espace de travail.</translation></message>
<message><source>{path} lies on a disk that cannot be written.</source><translation>{path} se trouve sur un disque protégé en écriture.</translation></message>
<message><source>{path} needs a program of git's settings to be committed.</source><translation>Le commit de {path} nécessite un programme des réglages de git.</translation></message>
<message><source>{path} runs in a circle of symbolic links.</source><translation>{path} forme une boucle de liens symboliques.</translation></message>
<message><source>{path} starts programs, holds keys, or tells agents what to do, so code isn't applied there.</source><translation>{path} lance des programmes, contient des clés ou donne des consignes aux agents, donc le code n’y est pas appliqué.</translation></message>
<message><source>{path} was changed by another program in the meantime, so Helix left it alone.</source><translation>{path} a été modifié par un autre programme entre-temps, donc Helix n’y a pas touché.</translation></message>
<message><source>{path} was changed meanwhile; nothing was written.</source><translation>{path} a été modifié entre-temps ; rien n’a été écrit.</translation></message>
<message><source>{path} wasn't put back because another file is there.</source><translation>{path} n’a pas été remis en place, car un autre fichier s’y trouve.</translation></message>
<message><source>{path} wasn't put back because its place is outside the folder.</source><translation>{path} n’a pas été remis en place, car son emplacement est hors du dossier.</translation></message>
<message><source>{path} wasn't put back because its worktree was removed.</source><translation>{path} n’a pas été remis en place, car son worktree a été supprimé.</translation></message>
<message><source>{path}… goes through too many folders.</source><translation>{path}… traverse trop de dossiers.</translation></message>
<message><source>{phase}: {reason}</source><translation>{phase} : {reason}</translation></message>
<message><source>{place} isn't a place below your home folder.</source><translation>{place} n’est pas un emplacement sous votre dossier personnel.</translation></message>
<message><source>{prefix} isn't a hash.</source><translation>{prefix} n’est pas une empreinte.</translation></message>
<message><source>{problem}</source><translation>{problem}</translation></message>
<message><source>{program} would read your words as code. Use only letters, digits, and @%+=:,./_- in them.</source><translation>{program} lirait vos mots comme du code. N’y utilisez que des lettres, des chiffres et @%+=:,./_-.</translation></message>
<message><source>{reason} Nothing was answered.</source><translation>{reason} Rien n’a reçu de réponse.</translation></message>
<message><source>{reason}; by rules: {why}</source><translation>{reason} ; par règles : {why}</translation></message>
<message><source>{said} (`{shown}`).</source><translation>{said} (`{shown}`).</translation></message>
<message><source>{seen} saved steps after step {step} are missing: the end of the database's log is gone. Everything before it is intact.</source><translation>Il manque {seen} étapes enregistrées après l’étape {step} : la fin du journal de la base de données a disparu. Tout ce qui précède est intact.</translation></message>
<message><source>{server} didn't answer in time, so the call was canceled.</source><translation>{server} n’a pas répondu à temps, donc l’appel a été annulé.</translation></message>
<message><source>{server} didn't start in time.</source><translation>{server} n’a pas démarré à temps.</translation></message>
<message><source>{server} has no sign-in.</source><translation>{server} n’a pas de connexion.</translation></message>
<message><source>{server} has not answered since its last call, which was canceled.</source><translation>{server} n’a pas répondu depuis son dernier appel, qui a été annulé.</translation></message>
<message><source>{server} wants you to sign in.</source><translation>{server} demande une connexion.</translation></message>
<message><source>{shell} didn't report its variables within {seconds} seconds.</source><translation>{shell} n’a pas indiqué ses variables en {seconds} secondes.</translation></message>
<message><source>{short}… counts {refs} uses, but {count} are recorded.</source><translation>L’entrée {short}… compte {refs} utilisations, mais {count} sont enregistrées.</translation></message>
<message><source>{short}… is missing from the change feed.</source><translation>L’entrée {short}… manque dans le flux des modifications.</translation></message>
<message><source>{short}… is stored but not listed.</source><translation>L’entrée {short}… est stockée mais pas listée.</translation></message>
<message><source>{shown} and {count} more</source><translation>{shown} et {count} de plus</translation></message>
<message><source>{source} isn't an export of Helix Desktop.</source><translation>{source} n’est pas un export de Helix Desktop.</translation></message>
<message><source>{text} contains more than commands should read.</source><translation>{text} contient plus que ce que les commandes devraient lire.</translation></message>
<message><source>{text} isn't a full path.</source><translation>{text} n’est pas un chemin complet.</translation></message>
<message><source>{text} isn't a host.</source><translation>{text} n’est pas un hôte.</translation></message>
<message><source>{time} is not within the next {days} days.</source><translation>{time} n’est pas dans les {days} prochains jours.</translation></message>
<message><source>{time} isn't a time.</source><translation>{time} n’est pas une heure.</translation></message>
<message><source>{time} · {name}: {before} → {after} tokens.</source><translation>{time} · {name} : {before} → {after} tokens.</translation></message>
<message><source>{todo}</source><translation>{todo}</translation></message>
<message><source>{tokens_before} tokens became {tokens_after}.</source><translation>{tokens_before} tokens sont devenus {tokens_after}.</translation></message>
<message><source>{tool} of {server} changed since you approved it.</source><translation>{tool} de {server} a changé depuis que vous l’avez approuvé.</translation></message>
<message><source>{url} is no address of the web.</source><translation>{url} n’est pas une adresse du web.</translation></message>
<message><source>{url} isn't a server URL.</source><translation>{url} n’est pas une URL de serveur.</translation></message>
<message><source>{url} isn't an address.</source><translation>{url} n’est pas une adresse.</translation></message>
<message><source>{url} leads to another place, which was not followed: {other}</source><translation>{url} mène à un autre emplacement, qui n’a pas été suivi : {other}</translation></message>
<message><source>{where} has the same name and comes first.</source><translation>{where} a le même nom et passe avant.</translation></message>
<message><source>{which} has no text to find.</source><translation>{which} n’a pas de texte à trouver.</translation></message>
<message><source>{which} is not unique; nothing was changed.</source><translation>{which} n’est pas unique ; rien n’a été modifié.</translation></message>
<message><source>{which} would change nothing: old and new text are the same.</source><translation>{which} ne changerait rien : l’ancien et le nouveau texte sont identiques.</translation></message>
<message><source>{which} would make the text too long; nothing was changed.</source><translation>{which} rendrait le texte trop long ; rien n’a été modifié.</translation></message>
<message><source>{which}: the text to replace wasn't found. Nothing changed.</source><translation>{which} : le texte à remplacer est introuvable. Rien n’a changé.</translation></message>
<message><source>— current: {0}</source><translation>— actuelle : {0}</translation></message>
<message><source>— edited: {0}</source><translation>— modifiée : {0}</translation></message>
<message><source>“Always” and “Never” apply to {0}</source><translation>« Toujours » et « Jamais » couvrent {0}</translation></message>
<message><source>“Always” applies to {0}</source><translation>« Toujours » couvre {0}</translation></message>
<message><source>“Always” applies to {0}, “Never” to {1}, as far as Helix recognizes it</source><translation>« Toujours » s'applique à {0}, « Jamais » à {1}, dans la mesure où Helix le reconnaît</translation></message>
<message><source>“Always” isn't available: {0}.</source><translation>« Toujours » n’est pas disponible : {0}.</translation></message>
<message><source>“For this session” applies to {0}</source><translation>« Pour cette session » couvre {0}</translation></message>
<message><source>“Never” applies to {0}</source><translation>« Jamais » couvre {0}</translation></message>
<message><source>“Never” applies to {0}, as far as Helix recognizes it</source><translation>« Jamais » couvre {0}, dans la mesure où Helix le reconnaît</translation></message>
<message><source>“{0}” asks you to open a link</source><translation>« {0} » vous demande d’ouvrir un lien</translation></message>
<message><source>“{0}” in {1} finished.</source><translation>« {0} » dans {1} : session terminée.</translation></message>
<message><source>“{0}” in {1} is at its provider's limit.</source><translation>« {0} » dans {1} a atteint la limite de son fournisseur.</translation></message>
<message><source>“{0}” in {1} is waiting for your answer.</source><translation>« {0} » dans {1} attend votre réponse.</translation></message>
<message><source>“{0}” looks like a secret.</source><translation>« {0} » ressemble à un secret.</translation></message>
<message><source>“{0}” moves to this workspace's trash. You can restore it from there.</source><translation>« {0} » va dans la corbeille de cet espace de travail. Vous pouvez la restaurer depuis celle-ci.</translation></message>
<message><source>“{0}” must look like NAME{1}value.</source><translation>« {0} » doit ressembler à NOM{1}valeur.</translation></message>
<message><source>“{0}” needs information from you</source><translation>« {0} » a besoin d’informations de votre part</translation></message>
<message><source>“{flags}” can't follow a regular expression.</source><translation>« {flags} » ne peut pas suivre une expression régulière.</translation></message>
<message><source>“{relation}” doesn't work with names.</source><translation>« {relation} » ne fonctionne pas avec des noms.</translation></message>
<message><source>“{text}” is too far away.</source><translation>« {text} » est trop éloigné.</translation></message>
<message><source>“{text}” is too large.</source><translation>« {text} » est trop grand.</translation></message>
<message><source>“{text}” isn't a number.</source><translation>« {text} » n’est pas un nombre.</translation></message>
<message><source>“{text}” isn't a time.</source><translation>« {text} » n’est ni une date ni une heure.</translation></message>
<message><source>“{value}” is neither yes nor no.</source><translation>« {value} » n’est ni yes ni no.</translation></message>
<message><source>“{value}” isn't a state.</source><translation>« {value} » n’est pas un état.</translation></message>
<message><source>“{value}” isn't the start of a SHA-256.</source><translation>« {value} » n’est pas le début d’un SHA-256.</translation></message>
<message><source>“~” works only with names.</source><translation>« ~ » ne fonctionne qu’avec des noms.</translation></message>
<message><source>… and {0} more</source><translation>… et {0} de plus</translation></message>
<message numerus="yes"><source>… and {0} more files</source><extracomment>One: … and {0} more file</extracomment><translation><numerusform>… et {0} autre fichier</numerusform><numerusform>… et {0} autres fichiers</numerusform></translation></message>
<message><source>… more changes of this file</source><translation>… autres modifications de ce fichier</translation></message>
<message numerus="yes"><source>… {0} bytes total. The full output is in the cache.</source><extracomment>One: … {0} byte total. The full output is in the cache.</extracomment><translation><numerusform>… {0} octet au total. La sortie complète est dans le cache.</numerusform><numerusform>… {0} octets au total. La sortie complète est dans le cache.</numerusform></translation></message>
<message><source>… {0} more</source><translation>… encore {0}</translation></message>
<message numerus="yes"><source>… {0} more characters not shown</source><extracomment>One: … {0} more character not shown</extracomment><translation><numerusform>… encore {0} caractère non affiché</numerusform><numerusform>… encore {0} caractères non affichés</numerusform></translation></message>
<message numerus="yes"><source>… {0} more lines not shown. Restore file undoes all of them.</source><extracomment>One: … {0} more line not shown. Restore file undoes all of them.</extracomment><translation><numerusform>… encore {0} ligne non affichée. Restaurer le fichier l’annule aussi.</numerusform><numerusform>… encore {0} lignes non affichées. Restaurer le fichier les annule toutes.</numerusform></translation></message>
<message><source>… {count} more</source><translation>… {count} de plus</translation></message>
<message><source>↑↓ select   Enter recall   P pin   V verify</source><translation>↑↓ choisir   Entrée rappeler   P épingler   V vérifier</translation></message>
<message><source>≈ Tokens</source><translation>≈ Tokens</translation></message>
<message><source>≈ tok</source><translation>≈ tok</translation></message>
<message><source>≈46 tokens</source><translation>≈46 tokens</translation></message>
<message><source>✓ Answered in {0} s</source><translation>✓ Réponse en {0} s</translation></message>
<message><source>✓ Verified · {0} ms</source><translation>✓ Vérifié · {0} ms</translation></message>
<message numerus="yes"><source>⟨{count} blank lines⟩</source><extracomment>One: ⟨{count} blank line⟩</extracomment><translation><numerusform>⟨{count} ligne vide⟩</numerusform><numerusform>⟨{count} lignes vides⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} blanks⟩</source><extracomment>One: ⟨{count} blank⟩</extracomment><translation><numerusform>⟨{count} blanc⟩</numerusform><numerusform>⟨{count} blancs⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} hidden characters⟩</source><extracomment>One: ⟨{count} hidden character⟩</extracomment><translation><numerusform>⟨{count} caractère invisible⟩</numerusform><numerusform>⟨{count} caractères invisibles⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} tabs⟩</source><extracomment>One: ⟨{count} tab⟩</extracomment><translation><numerusform>⟨{count} tabulation⟩</numerusform><numerusform>⟨{count} tabulations⟩</numerusform></translation></message>
</context>
</TS>
