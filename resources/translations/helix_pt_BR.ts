<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en_US">
    <context>
        <name>helix</name>
        <message>
            <location filename="helix_desktop/app/about.py" />
            <source>Apache License 2.0</source>
            <translation>Licença Apache 2.0</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/about.py" />
            <source>Full third-party licenses</source>
            <translation>Licenças completas de terceiros</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/about.py" />
            <source>Third-party software</source>
            <translation>Software de terceiros</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Add the provider again with `helix-desktop models add … --secret {name}`.</source>
            <translation>Adicione o provedor de novo com `helix-desktop models add … --secret {name}`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Can't read the key for {endpoint}. {message}</source>
            <translation>Não foi possível ler a chave de {endpoint}. {message}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>No secure system keyring found, so the value of {name} can't be saved.</source>
            <translation>Nenhum chaveiro seguro do sistema foi encontrado; não é possível salvar o valor de {name}.</translation>
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
            <translation>Nada mudou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Set the variable and start Helix again.</source>
            <translation>Defina a variável e inicie o Helix de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>The environment variable {name} has no value for the header {header}.</source>
            <translation>A variável de ambiente {name} não tem valor para o cabeçalho {header}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>The key is empty.</source>
            <translation>A chave está vazia.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>The keyring has no value for the header {name} of {endpoint}.</source>
            <translation>O chaveiro não tem valor para o cabeçalho {name} de {endpoint}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>The system keyring isn't responding.</source>
            <translation>O chaveiro do sistema não responde.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The value of {name} can't be sent.</source>
            <translation>Não é possível enviar o valor de {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>There is no key for {endpoint}.</source>
            <translation>Não há chave para {endpoint}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>This doesn't look like a key. Keys contain no spaces.</source>
            <translation>Isto não parece uma chave. Chaves não contêm espaços.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Unlock the keyring and try again, or set the key as an environment variable.</source>
            <translation>Desbloqueie o chaveiro e tente de novo, ou defina a chave como variável de ambiente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Write ${{NAME}} for an environment variable.</source>
            <translation>Escreva ${{NAME}} para uma variável de ambiente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <source>A file of Helix Desktop is missing: {name}.</source>
            <translation>Falta um arquivo do Helix Desktop: {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <source>Can't create the folder {folder}: {reason}.</source>
            <translation>Não foi possível criar a pasta {folder}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <source>Can't write to the folder {folder}.</source>
            <translation>Não foi possível gravar na pasta {folder}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <source>Choose another place with --data-dir.</source>
            <translation>Escolha outro lugar com --data-dir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <location filename="helix_desktop/providers/models/model_catalog.py" />
            <location filename="helix_desktop/ui/application/startup.py" />
            <location filename="helix_desktop/ui/style/theme.py" />
            <source>Reinstall Helix Desktop.</source>
            <translation>Reinstale o Helix Desktop.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>Choose one in Settings › Models and keys.</source>
            <translation>Escolha um em Configurações › Modelos e chaves.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>No other model is available.</source>
            <translation>Nenhum outro modelo está disponível.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>Nothing to compact yet.</source>
            <translation>Nada para compactar ainda.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>Nothing was compacted.</source>
            <translation>Nada foi compactado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>The newest turn and your last message are never compacted.</source>
            <translation>O turno mais recente e sua última mensagem nunca são compactados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>This session has no compaction {number}.</source>
            <translation>Esta sessão não tem a compactação {number}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>This session has no handover {number}.</source>
            <translation>Esta sessão não tem o repasse {number}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>This workspace has no fast model.</source>
            <translation>Este workspace não tem modelo rápido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>This workspace has no long-context model.</source>
            <translation>Este workspace não tem modelo de contexto longo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>This workspace has no main model.</source>
            <translation>Este workspace não tem modelo principal.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Already covered by a handover.</source>
            <translation>Já coberto por um repasse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Already excluded.</source>
            <translation>Já omitido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Covered by a handover, so its text is no longer sent.</source>
            <translation>Coberto por um repasse; o texto não é mais enviado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Not sent yet.</source>
            <translation>Ainda não enviado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Recall it into your next message, or undo the handover first.</source>
            <translation>Recupere-o na sua próxima mensagem ou desfaça o repasse primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>The Timeline shows what the handover covers.</source>
            <translation>A Linha do tempo mostra o que o repasse cobre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Check its window, or end the process if it hangs. Nothing was lost.</source>
            <translation>Veja a janela dele ou encerre o processo se estiver travado. Nada se perdeu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Close that version, or start the MCP server from the same version.</source>
            <translation>Feche essa versão ou inicie o servidor MCP a partir da mesma versão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Helix Desktop was closed before the command ended.</source>
            <translation>O Helix Desktop foi fechado antes de o comando terminar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Process {pid} has this workspace open and isn't responding.</source>
            <translation>O processo {pid} está com este workspace aberto e não responde.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Process {pid}, another version of Helix, has this workspace open.</source>
            <translation>O processo {pid}, outra versão do Helix, está com este workspace aberto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>The session shows what was done. Nothing was lost.</source>
            <translation>A sessão mostra o que foi feito. Nada se perdeu.</translation>
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
            <translation>O comando falhou na janela. O log informa o motivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Can't create a socket in {home}: {reason}.</source>
            <translation>Não foi possível criar um socket em {home}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Can't open a local port: {reason}.</source>
            <translation>Não foi possível abrir uma porta local: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Can't open the folder {home}: {reason}.</source>
            <translation>Não foi possível abrir a pasta {home}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Choose a shorter --data-dir.</source>
            <translation>Escolha um --data-dir mais curto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Other users can enter the folder {home}.</source>
            <translation>Outros usuários podem entrar na pasta {home}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Set its permissions to {private}.</source>
            <translation>Defina as permissões dela como {private}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>The path {plain} is too long for a socket.</source>
            <translation>O caminho {plain} é longo demais para um socket.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>This system has no local sockets.</source>
            <translation>Este sistema não tem sockets locais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>Nothing is stored in this workspace yet.</source>
            <translation>Ainda não há nada armazenado neste workspace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>Open the workspace in Helix Desktop first.</source>
            <translation>Abra o workspace no Helix Desktop primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>The process that had this workspace open is gone.</source>
            <translation>O processo que estava com este workspace aberto não existe mais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>This workspace is in use by {who}, which can't share it.</source>
            <translation>Este workspace está em uso por {who}, que não pode compartilhá-lo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>Try again when that is finished (a check, backup, or repair). Nothing was lost.</source>
            <translation>Tente de novo quando terminar (uma verificação, um backup ou um reparo). Nada se perdeu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>Try again.</source>
            <translation>Tente de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Can't read {path}, so the file isn't overwritten.</source>
            <translation>Não foi possível ler {path}; o arquivo não será sobrescrito.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Can't read {path}, so the file isn't used.</source>
            <translation>Não foi possível ler {path}; o arquivo não será usado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Couldn't save {path}: {reason}.</source>
            <translation>Não foi possível salvar {path}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Repair or move the file.</source>
            <translation>Repare ou mova o arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Skipped an entry of {path}: {error}</source>
            <translation>Uma entrada de {path} foi ignorada: {error}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>The damaged file is kept as {aside}.</source>
            <translation>O arquivo danificado foi guardado como {aside}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>The entry is still in the file.</source>
            <translation>A entrada continua no arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>The file is unchanged.</source>
            <translation>O arquivo não foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't open the folder {folder}: {reason}.</source>
            <translation>Não foi possível abrir a pasta {folder}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Choose another folder.</source>
            <translation>Escolha outra pasta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <source>Copy the folder here, or choose another one.</source>
            <translation>Copie a pasta para cá ou escolha outra.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <source>Mount the folder on this computer and open that.</source>
            <translation>Monte a pasta neste computador e abra-a.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <source>{asked} is on another computer.</source>
            <translation>{asked} está em outro computador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <source>{asked} isn't a folder on this computer.</source>
            <translation>{asked} não é uma pasta deste computador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Can't read the MCP server list, so no server is started.</source>
            <translation>Não foi possível ler a lista de servidores MCP; nenhum servidor será iniciado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Can't write {path}: {error}.</source>
            <translation>Não foi possível gravar {path}: {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Enter one of them.</source>
            <translation>Informe um deles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Remove one first.</source>
            <translation>Remova um primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Server {name} contains a character that can't be passed to a program.</source>
            <translation>O servidor {name} contém um caractere que não pode ser passado a um programa.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Server {name} needs a command or URL.</source>
            <translation>O servidor {name} precisa de um comando ou de uma URL.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Servers: {known}.</source>
            <translation>Servidores: {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>The arguments or the URL contain a key, which would be saved in a file.</source>
            <translation>Os argumentos ou a URL contêm uma chave, que seria salva em um arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>There is no server {name}.</source>
            <translation>O servidor {name} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Use `--secret NAME` (a variable or header) to be asked for the key, or write ${NAME} for an environment variable.</source>
            <translation>Use `--secret NAME` (uma variável ou um cabeçalho) para que a chave seja pedida, ou escreva ${NAME} para uma variável de ambiente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Use letters and digits.</source>
            <translation>Use letras e dígitos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>You already have {most} servers.</source>
            <translation>Você já tem {most} servidores.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>{name} isn't a valid server name.</source>
            <translation>{name} não é um nome de servidor válido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_import.py" />
            <source>Not a valid server list: {error}.</source>
            <translation>Não é uma lista de servidores válida: {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_import.py" />
            <source>The file is too large for a server list.</source>
            <translation>O arquivo é grande demais para uma lista de servidores.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_import.py" />
            <source>servers of type {kind} aren't supported.</source>
            <translation>não há suporte para servidores do tipo {kind}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_import.py" />
            <source>the server needs an input from its editor. Use a variable instead: ${NAME}.</source>
            <translation>o servidor precisa de um valor do editor dele. Use uma variável no lugar: ${NAME}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Enter the secret as one line of text.</source>
            <translation>Informe o segredo como uma única linha de texto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>No secure system keyring found, so the secret can't be saved.</source>
            <translation>Nenhum chaveiro seguro do sistema foi encontrado; não é possível salvar o segredo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Nothing was saved.</source>
            <translation>Nada foi salvo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Save it with `helix-desktop servers secret {server} {name}`.</source>
            <translation>Salve com `helix-desktop servers secret {server} {name}`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Set it as an environment variable and use ${{{name}}} in the server's configuration.</source>
            <translation>Defina-o como variável de ambiente e use ${{{name}}} na configuração do servidor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>The keyring has no secret {name} for server {server}.</source>
            <translation>O chaveiro não tem o segredo {name} do servidor {server}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Unlock the keyring and try again.</source>
            <translation>Desbloqueie o chaveiro e tente de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <source>Choose a model first.</source>
            <translation>Escolha um modelo primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <source>There is no provider {provider}.</source>
            <translation>O provedor {provider} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Try again later.</source>
            <translation>Tente de novo mais tarde.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <source>{endpoint} didn't answer within {patience} s.</source>
            <translation>{endpoint} não respondeu em {patience} s.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <source>{endpoint} lists no models.</source>
            <translation>{endpoint} não lista nenhum modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>Add the provider or choose another model in Settings › Models and keys or with `helix-desktop models choose`. Known providers: {known}.</source>
            <translation>Adicione o provedor ou escolha outro modelo em Configurações › Modelos e chaves ou com `helix-desktop models choose`. Provedores conhecidos: {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>Helix chose {model} as fast model. You can choose another one.</source>
            <translation>O Helix escolheu {model} como modelo rápido. Você pode escolher outro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>Helix chose {model} as long-context model. You can choose another one.</source>
            <translation>O Helix escolheu {model} como modelo de contexto longo. Você pode escolher outro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>No fast model selected: using {model}.</source>
            <translation>Nenhum modelo rápido selecionado: usando {model}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>No long-context model selected: using {model} ({window} tokens).</source>
            <translation>Nenhum modelo de contexto longo selecionado: usando {model} ({window} tokens).</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>No model selected, so the practice model answers. It works offline and only quotes what the tools return.</source>
            <translation>Nenhum modelo selecionado; quem responde é o modelo de prática. Ele funciona offline e só cita o que as ferramentas retornam.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>{model} isn't available: there is no provider {provider}.</source>
            <translation>{model} não está disponível: o provedor {provider} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>{name} isn't available: its provider isn't set up.</source>
            <translation>{name} não está disponível: o provedor não está configurado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>Invalid value: {error}.</source>
            <translation>Valor inválido: {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>Known: {endpoints}.</source>
            <translation>Conhecidos: {endpoints}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>There is no provider {name}.</source>
            <translation>O provedor {name} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>Write it as provider/model, for example openai/gpt-5.5.</source>
            <translation>Escreva como provedor/modelo, por exemplo openai/gpt-5.5.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>{name} isn't a model name.</source>
            <translation>{name} não é um nome de modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/own_endpoints.py" />
            <source>Line {number} isn't NAME{sign}VALUE.</source>
            <translation>A linha {number} não tem a forma NOME{sign}VALOR.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/own_endpoints.py" />
            <source>{name} is set twice.</source>
            <translation>{name} está definido duas vezes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/provider_factory.py" />
            <source>Choose another dialect for this provider.</source>
            <translation>Escolha outro dialeto para este provedor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/provider_factory.py" />
            <source>{endpoint} isn't reached over HTTP.</source>
            <translation>{endpoint} não é acessado por HTTP.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/plain_http.py" />
            <source>Others on that network could read and change everything. Use https://, or allow http:// for this host (--allow-http on the command line).</source>
            <translation>Outras pessoas nessa rede poderiam ler e alterar tudo. Use https://, ou permita http:// para este host (--allow-http na linha de comando).</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/plain_http.py" />
            <source>The connection to {host} isn't encrypted.</source>
            <translation>A conexão com {host} não é criptografada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>--cluster needs the address of a Dask scheduler, such as tls://host:8786, not {address}.</source>
            <translation>--cluster precisa do endereço de um agendador do Dask, como tls://host:8786, não {address}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Can't reach the cluster at {address}: {reason}.</source>
            <translation>Não é possível acessar o cluster em {address}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Install it with: pip install "helix-desktop[cluster]".</source>
            <translation>Instale-o com: pip install "helix-desktop[cluster]".</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Install the same version of Helix on all workers.</source>
            <translation>Instale a mesma versão do Helix em todos os workers.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Replays on a cluster need Dask, which is not installed.</source>
            <translation>Para reproduzir sessões em um cluster é preciso o Dask, que não está instalado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>The worker {worker} runs {name} {theirs}, and this computer {ours}.</source>
            <translation>O worker {worker} usa {name} {theirs}, e este computador, {ours}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Use tls:// with certificates, or a scheduler on this machine.</source>
            <translation>Use tls:// com certificados, ou um agendador neste computador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Whole sessions would travel to {host} unencrypted.</source>
            <translation>Sessões inteiras seriam enviadas sem criptografia para {host}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/policy_trials.py" />
            <source>Can't compare policies because their process ended.</source>
            <translation>Não é possível comparar políticas porque o processo da comparação terminou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/policy_trials.py" />
            <source>Nothing changed. Reopen this page to try again.</source>
            <translation>Nada mudou. Reabra esta página para tentar de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>Can't read the folder {folder}: {reason}.</source>
            <translation>Não foi possível ler a pasta {folder}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>Replay them into two folders.</source>
            <translation>Reproduza-os em duas pastas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>The folder {path} has no recorded sessions (*.jsonl[.gz]).</source>
            <translation>A pasta {path} não tem sessões gravadas (*.jsonl[.gz]).</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>There is no file {path}.</source>
            <translation>O arquivo {path} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>{other} and {path} would write the same trace.</source>
            <translation>{other} e {path} gravariam o mesmo rastro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>Can't load the system keyring.</source>
            <translation>Não foi possível carregar o chaveiro do sistema.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>Check PYTHON_KEYRING_BACKEND and keyringrc.cfg, or set the key as an environment variable.</source>
            <translation>Verifique PYTHON_KEYRING_BACKEND e keyringrc.cfg, ou defina a chave como variável de ambiente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>Keys are saved in {store}</source>
            <translation>As chaves ficam salvas em {store}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>No secure system keyring: keys are saved until you quit</source>
            <translation>Sem chaveiro seguro do sistema: chaves salvas até você sair</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>The system keyring couldn't delete the key.</source>
            <translation>O chaveiro do sistema não conseguiu excluir a chave.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>The system keyring couldn't save the key.</source>
            <translation>O chaveiro do sistema não conseguiu salvar a chave.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>The system keyring won't release the key.</source>
            <translation>O chaveiro do sistema não libera a chave.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>Unlock the keyring and try again. The key was not written anywhere else.</source>
            <translation>Desbloqueie o chaveiro e tente de novo. A chave não foi gravada em nenhum outro lugar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/message_queue.py" />
            <source>Couldn't queue the message: {reason}.</source>
            <translation>Não foi possível pôr a mensagem na fila: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/message_queue.py" />
            <location filename="helix_desktop/app/sessions/session_archive.py" />
            <source>Couldn't save this change: {reason}.</source>
            <translation>Não foi possível salvar esta alteração: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/message_queue.py" />
            <source>Your message stays in the message box. Free disk space, or stop the turn and send it.</source>
            <translation>Sua mensagem continua na caixa de mensagem. Libere espaço em disco, ou pare o turno e envie-a.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_archive.py" />
            <source>A session needs a name.</source>
            <translation>Uma sessão precisa de um nome.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_archive.py" />
            <source>The old name stays.</source>
            <translation>O nome antigo continua.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_archive.py" />
            <source>The session stays where it is.</source>
            <translation>A sessão continua onde está.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Helix is still working in this session. Nothing changed.</source>
            <translation>O Helix ainda está trabalhando nesta sessão. Nada mudou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <source>Stop its running commands, or wait until they end.</source>
            <translation>Interrompa os comandos em execução ou espere até que terminem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <source>The worktree of this session was removed: {branch}.</source>
            <translation>A worktree desta sessão foi removida: {branch}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This session has no worktree.</source>
            <translation>Esta sessão não tem worktree.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Wait until its turn finishes, or stop it with Esc.</source>
            <translation>Espere o turno terminar ou pare-o com Esc.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <source>You can read the session. Start a new one to go on.</source>
            <translation>Você pode ler a sessão. Inicie uma nova para continuar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>Choose one of: {known}.</source>
            <translation>Escolha entre: {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>Omit the effort, or choose another model.</source>
            <translation>Não indique o esforço ou escolha outro modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>{least} to {most} tokens</source>
            <translation>de {least} a {most} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>{model} can't use the reasoning effort {effort}.</source>
            <translation>{model} não aceita o esforço de raciocínio {effort}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>{model} has no reasoning effort to choose.</source>
            <translation>{model} não tem esforço de raciocínio para escolher.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>A provider that asks for longer ends the turn</source>
            <translation>Se o provedor pedir mais, o turno termina</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>A session finishes</source>
            <translation>Uma sessão terminar</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>A tool call or an MCP server is waiting</source>
            <translation>Uma chamada de ferramenta ou um servidor MCP está esperando</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Also while Helix is in front</source>
            <translation>Também com o Helix em primeiro plano</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Animations</source>
            <translation>Animações</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Animations: `system` follows the desktop.</source>
            <translation>Animações: `system` segue o desktop.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>Appearance</source>
            <translation>Aparência</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Automatic</source>
            <translation>Automático</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Can't read the policy for all workspaces. Balanced is used.</source>
            <translation>Não foi possível ler a política para todos os workspaces. Será usada a Balanced.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Can't read the settings file. Default settings are used.</source>
            <translation>Não foi possível ler o arquivo de configurações. Serão usadas as configurações padrão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>Commands</source>
            <translation>Comandos</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Couldn't save the policy for all workspaces: {reason}.</source>
            <translation>Não foi possível salvar a política para todos os workspaces: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Couldn't save the settings: {reason}.</source>
            <translation>Não foi possível salvar as configurações: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Custom shortcuts as JSON: action to keys.</source>
            <translation>Atalhos personalizados em JSON: ação para teclas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Dark</source>
            <translation>Escuro</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Dark or light; `system` follows the desktop.</source>
            <translation>Escuro ou claro; `system` segue o desktop.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Fill the screen when the window opens.</source>
            <translation>Ocupar a tela toda quando a janela abre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>For sessions that aren't on screen</source>
            <translation>Para sessões que não estão na tela</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Full</source>
            <comment>motion</comment>
            <translation>Completo</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Git Bash is used if both are installed: Helix understands its commands. Takes effect after a restart</source>
            <translation>O Git Bash é usado se os dois estiverem instalados: o Helix entende os comandos dele. Vale após reiniciar</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Height of the window when it opens.</source>
            <translation>Altura da janela quando ela abre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Helix needs my approval</source>
            <translation>O Helix precisar da minha aprovação</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Hosts allowed without encryption</source>
            <translation>Hosts permitidos sem criptografia</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>In any open workspace</source>
            <translation>Em qualquer workspace aberto</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Language of the window; `system` is that of the system.</source>
            <translation>Idioma da janela; `system` é o do sistema.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Let the fast model name a session after its first turn.</source>
            <translation>Deixar o modelo rápido nomear uma sessão depois do primeiro turno.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Longest wait in minutes when a provider asks to try again later.</source>
            <translation>Espera máxima, em minutos, quando um provedor pede para tentar de novo mais tarde.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Longest wait when asked to wait</source>
            <translation>Espera máxima pedida pelo provedor</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Message box</source>
            <translation>Caixa de mensagem</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Motion</source>
            <translation>Movimento</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Name sessions by the fast model</source>
            <translation>Nomear sessões com o modelo rápido</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Notify me when</source>
            <translation>Notificar quando</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Notify when a call waits for an answer.</source>
            <translation>Notificar quando uma chamada espera uma resposta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Notify when a session finishes.</source>
            <translation>Notificar quando uma sessão termina.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Notify while Helix is in front, too.</source>
            <translation>Notificar também com o Helix em primeiro plano.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Possible values: {known}.</source>
            <translation>Valores possíveis: {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Possible values: {low} to {high}.</source>
            <translation>Valores possíveis: {low} a {high}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Private hosts for http://, separated by spaces</source>
            <translation>Hosts privados para http://, separados por espaços</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Private hosts that may be reached by http://, separated by spaces.</source>
            <translation>Hosts privados que podem ser acessados por http://, separados por espaços.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Providers</source>
            <translation>Provedores</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Reduced</source>
            <translation>Reduzido</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Reduced turns off sliding and fading</source>
            <translation>Reduzido desativa deslizamentos e transições</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Reopen the last workspace</source>
            <translation>Reabrir o último workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Reopen the last workspace at startup.</source>
            <translation>Reabrir o último workspace ao iniciar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Scales the whole window. Also Ctrl++, Ctrl+−, and Ctrl+0</source>
            <translation>Muda a escala da janela inteira. Também com Ctrl++, Ctrl+− e Ctrl+0</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Sessions</source>
            <translation>Sessões</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Shell for commands</source>
            <translation>Shell para comandos</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Shell for commands on Windows; `automatic` is Git Bash if it is there.</source>
            <translation>Shell para comandos no Windows; `automatic` é o Git Bash, se estiver instalado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Shift+Tab changes the mode</source>
            <translation>Shift+Tab muda o modo</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Shift+Tab in the message box changes the mode instead of moving the focus.</source>
            <translation>Shift+Tab na caixa de mensagem muda o modo em vez de mover o foco.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Size</source>
            <translation>Tamanho</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Size of everything in the window, in percent.</source>
            <translation>Tamanho de tudo na janela, em porcentagem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Startup</source>
            <translation>Inicialização</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>System</source>
            <translation>Sistema</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>System</source>
            <comment>language</comment>
            <translation>Sistema</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>System follows your desktop</source>
            <translation>Sistema segue o seu desktop</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Takes effect at once</source>
            <translation>Tem efeito imediato</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>The earlier policy stays in effect.</source>
            <translation>A política anterior continua valendo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>The last model you chose; new workspaces start with it.</source>
            <translation>O último modelo que você escolheu; novos workspaces começam com ele.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>The models you chose last as JSON, newest first.</source>
            <translation>Os últimos modelos que você escolheu, em JSON, do mais recente ao mais antigo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>The workspace that opens at startup.</source>
            <translation>O workspace que abre ao iniciar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>There is no setting {key}.</source>
            <translation>A configuração {key} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>When off, Helix shows all workspaces</source>
            <translation>Com isto desativado, o Helix mostra todos os workspaces</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>When off, Shift+Tab moves the focus. Use Alt+M</source>
            <translation>Se desativado, Shift+Tab move o foco. Use Alt+M</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>When off, the first words are the name</source>
            <translation>Se desativado, as primeiras palavras são o nome</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Width of the list of sessions.</source>
            <translation>Largura da lista de sessões.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Width of the window when it opens.</source>
            <translation>Largura da janela quando ela abre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Your changes apply until you quit Helix.</source>
            <translation>Suas alterações valem até você sair do Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Zoom, in percent</source>
            <translation>Zoom, em porcentagem</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>min</source>
            <translation>min</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>{key} can't be {value}.</source>
            <translation>{key} não pode ser {value}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/single_instance.py" />
            <source>Helix Desktop is already open in {who}.</source>
            <translation>O Helix Desktop já está aberto em {who}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/single_instance.py" />
            <source>Use that window, or start another one with its own --data-dir.</source>
            <translation>Use essa janela ou inicie outra com seu próprio --data-dir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/cache_browser.py" />
            <source>Nothing changed. Choose a file of the same version, for example from a backup.</source>
            <translation>Nada mudou. Escolha um arquivo da mesma versão, por exemplo de um backup.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/cache_browser.py" />
            <source>Run `helix-desktop check`.</source>
            <translation>Execute `helix-desktop check`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/cache_browser.py" />
            <source>The entry is still damaged.</source>
            <translation>A entrada continua danificada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/cache_browser.py" />
            <source>{path} doesn't have the same bytes as this entry.</source>
            <translation>{path} não tem os mesmos bytes que esta entrada.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/app/workspaces/copies.py" />
            <source>{count} places in the stored data couldn't be read.</source>
            <extracomment>One: {count} place in the stored data couldn't be read.</extracomment>
            <translation>
                <numerusform>{count} lugar nos dados armazenados não pôde ser lido.</numerusform>
                <numerusform>{count} lugares nos dados armazenados não puderam ser lidos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>Check the workspace to see what can be repaired.</source>
            <translation>Verifique o workspace para ver o que pode ser reparado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>Couldn't read {path}: {reason}.</source>
            <translation>Não foi possível ler {path}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>Couldn't write {path}: {reason}.</source>
            <translation>Não foi possível gravar {path}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>Nothing changed. Choose another file.</source>
            <translation>Nada mudou. Escolha outro arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>The content no longer matches its hash, so no file was written.</source>
            <translation>O conteúdo não corresponde mais ao hash; nenhum arquivo foi gravado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>The entry is unchanged. Choose another folder or free disk space.</source>
            <translation>A entrada não foi alterada. Escolha outra pasta ou libere espaço em disco.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/guide_agreements.py" />
            <source>Can't read {missing} as instructions of this folder.</source>
            <translation>Não é possível ler {missing} como instruções desta pasta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/guide_agreements.py" />
            <source>From git or from a nested repository, and you haven't agreed to use it.</source>
            <translation>Do git ou de um repositório aninhado, e você não concordou em usá-lo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>assumed</source>
            <translation>presumido</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>built in</source>
            <translation>integrado</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>built in, {dated}</source>
            <translation>integrado, {dated}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>from the same model elsewhere</source>
            <translation>do mesmo modelo em outro lugar</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>reported by the provider</source>
            <translation>informado pelo provedor</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>saved in {store}</source>
            <translation>salva em {store}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>saved until you quit</source>
            <translation>salva até você sair</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>set by you</source>
            <translation>definido por você</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/open_workspace.py" />
            <source>Can't change models and policy here.</source>
            <translation>Não é possível alterar modelos e política aqui.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/open_workspace.py" />
            <source>Open the workspace.</source>
            <translation>Abra o workspace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_center.py" />
            <source>The permission for this session could not be kept.</source>
            <translation>Não foi possível guardar a permissão para esta sessão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Can't read the permissions file, so Helix asks again about everything you allowed or denied.</source>
            <translation>Não foi possível ler o arquivo de permissões; o Helix vai perguntar de novo sobre tudo o que você permitiu ou negou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Couldn't save your answer, because the permissions file can't be written.</source>
            <translation>Não foi possível salvar sua resposta porque o arquivo de permissões não pode ser gravado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Remove some in Settings › Permissions.</source>
            <translation>Remova algumas em Configurações › Permissões.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>See Settings › Sandbox, or Settings › Permissions for how to get one.</source>
            <translation>Veja Configurações › Sandbox, ou em Configurações › Permissões como obter um.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>There are more than {most} rules.</source>
            <translation>Há mais de {most} regras.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Trust this folder first, in the window or with `helix-desktop permissions --folder DIR trust`.</source>
            <translation>Confie nesta pasta primeiro, na janela ou com `helix-desktop permissions --folder DIR trust`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Your answer applies until you quit Helix.</source>
            <translation>Sua resposta vale até você sair do Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>{mode} is for trusted folders only.</source>
            <translation>{mode} é só para pastas confiáveis.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>{mode} needs a sandbox, and none is in use here.</source>
            <translation>{mode} precisa de um sandbox, e nenhum está em uso aqui.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Allow this computer's address in its network, such as {example}. The service must listen there.</source>
            <translation>Permita o endereço deste computador na rede dele, como {example}. O serviço precisa escutar nesse endereço.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Can't read the sandbox settings. The defaults apply, with no hosts allowed.</source>
            <translation>Não foi possível ler as configurações do sandbox. Valem os padrões, sem hosts permitidos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Choose a folder inside it that has no keys.</source>
            <translation>Escolha uma pasta dentro dela que não tenha chaves.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Couldn't save the sandbox settings: {reason}.</source>
            <translation>Não foi possível salvar as configurações do sandbox: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>In the sandbox, {text} is the sandbox itself, and not this computer.</source>
            <translation>No sandbox, {text} é o próprio sandbox, e não este computador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove some.</source>
            <translation>Remova alguns.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Start the path with / or ~/.</source>
            <translation>Comece o caminho com / ou ~/.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>The earlier settings stay in effect.</source>
            <translation>As configurações anteriores continuam valendo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>There are too many hosts or folders.</source>
            <translation>Há hosts ou pastas demais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Write name or name:port.</source>
            <translation>Escreva nome ou nome:porta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>{text} contains more than commands should read.</source>
            <translation>{text} contém mais do que os comandos deveriam ler.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>{text} isn't a full path.</source>
            <translation>{text} não é um caminho completo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>{text} isn't a host.</source>
            <translation>{text} não é um host.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/session_modes.py" />
            <source>Answer the question first, or choose the mode in its menu.</source>
            <translation>Responda à pergunta primeiro ou escolha o modo no menu dele.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/session_modes.py" />
            <source>Ask Helix for another one.</source>
            <translation>Peça outro ao Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/session_modes.py" />
            <source>The mode stays as it is, because a question waits for your answer.</source>
            <translation>O modo fica como está, porque uma pergunta espera sua resposta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/session_modes.py" />
            <source>This plan is no longer open.</source>
            <translation>Este plano não está mais em aberto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>The file stays in {place}.</source>
            <translation>O arquivo continua em {place}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>This file is no longer set aside.</source>
            <translation>Este arquivo não está mais guardado à parte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>{path} wasn't put back because another file is there.</source>
            <translation>{path} não foi devolvido ao lugar porque há outro arquivo lá.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>{path} wasn't put back because its place is outside the folder.</source>
            <translation>{path} não foi devolvido porque o lugar dele fica fora da pasta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>{path} wasn't put back because its worktree was removed.</source>
            <translation>{path} não foi devolvido porque a worktree dele foi removida.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/toolbox_factory.py" />
            <source>Looking at the project's files…</source>
            <translation>Examinando os arquivos do projeto…</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/toolbox_factory.py" />
            <source>Searching the project's files for secrets…</source>
            <translation>Buscando segredos nos arquivos do projeto…</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/toolbox_factory.py" />
            <source>Waiting for {drive}, which doesn't answer…</source>
            <translation>Aguardando {drive}, que não responde…</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_file.py" />
            <source>A name can have at most {longest} characters.</source>
            <translation>Um nome pode ter no máximo {longest} caracteres.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_file.py" />
            <source>A workspace needs a name.</source>
            <translation>Um workspace precisa de um nome.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_file.py" />
            <source>All stored data was copied, except the workspace's name and policy.</source>
            <translation>Todos os dados armazenados foram copiados, exceto o nome e a política do workspace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_file.py" />
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Can't write {file}: {reason}.</source>
            <translation>Não foi possível gravar {file}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't read the file {file}, which is the workspace file of {folder}.</source>
            <translation>Não foi possível ler o arquivo {file}, que é o arquivo de workspace de {folder}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't read the file {file}, which may be the workspace file of {folder}.</source>
            <translation>Não foi possível ler o arquivo {file}, que talvez seja o arquivo de workspace de {folder}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't read the file {file}: {reason}.</source>
            <translation>Não foi possível ler o arquivo {file}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't read the folder {folder}.</source>
            <translation>Não foi possível ler a pasta {folder}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Change its permissions or choose another folder.</source>
            <translation>Altere as permissões dela ou escolha outra pasta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Choose the project's folder.</source>
            <translation>Escolha a pasta do projeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Couldn't save the workspace {workspace}: {error}.</source>
            <translation>Não foi possível salvar o workspace {workspace}: {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Nothing else changed.</source>
            <translation>Nada mais mudou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Open a folder in the window, or use it with `helix-desktop ask --folder`.</source>
            <translation>Abra uma pasta na janela ou use-a com `helix-desktop ask --folder`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Rename the folder or choose another one.</source>
            <translation>Renomeie a pasta ou escolha outra.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>The folder's name isn't valid text.</source>
            <translation>O nome da pasta não é texto válido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>There is no workspace {name}.</source>
            <translation>O workspace {name} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Workspaces: {known}.</source>
            <translation>Workspaces: {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Your data is intact. Restore the file from a backup, or move the folder {parent} away to start over.</source>
            <translation>Seus dados estão intactos. Restaure o arquivo de um backup, ou tire a pasta {parent} do lugar para recomeçar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Your stored data is intact. Restore the file from a backup, or run `helix-desktop check --workspace {id}`.</source>
            <translation>Seus dados armazenados estão intactos. Restaure o arquivo de um backup ou execute `helix-desktop check --workspace {id}`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>{folder} is not a folder.</source>
            <translation>{folder} não é uma pasta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>Can't save the text because it isn't valid Unicode.</source>
            <translation>Não é possível salvar o texto porque ele não é Unicode válido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>Nothing changed. Put longer text into a project file.</source>
            <translation>Nada mudou. Ponha textos mais longos em um arquivo do projeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>Set the warning below the limit. Nothing changed.</source>
            <translation>Defina o aviso abaixo do limite. Nada mudou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>The text has {count} characters; the limit is {longest}.</source>
            <translation>O texto tem {count} caracteres; o limite é {longest}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>There can be at most {most} hosts.</source>
            <translation>Pode haver no máximo {most} hosts.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>Write it as name, name:port or [address]:port.</source>
            <translation>Escreva como nome, nome:porta ou [endereço]:porta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>{host} isn't a host.</source>
            <translation>{host} não é um host.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>{name} can't have this budget.</source>
            <translation>{name} não pode ter este orçamento.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>{name} would stop before its warning.</source>
            <translation>{name} pararia antes do aviso.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>Can't delete {place}: {reason}.</source>
            <translation>Não foi possível excluir {place}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>Can't move the workspace {workspace}: {reason}.</source>
            <translation>Não foi possível mover o workspace {workspace}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>Can't restore the workspace: {reason}.</source>
            <translation>Não foi possível restaurar o workspace: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>The rest is still there.</source>
            <translation>O resto continua lá.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>The workspace is still in {place}.</source>
            <translation>O workspace continua em {place}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>The workspace is unchanged.</source>
            <translation>O workspace não foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>a large output</source>
            <translation>uma saída grande</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>a pinned output</source>
            <translation>uma saída fixada</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>a tool's output</source>
            <translation>a saída de uma ferramenta</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>an older output</source>
            <translation>uma saída mais antiga</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>no result came</source>
            <translation>nenhum resultado chegou</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>pinned fact</source>
            <translation>fato fixado</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>pinned message</source>
            <translation>mensagem fixada</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>pinned rule</source>
            <translation>regra fixada</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>project context</source>
            <translation>contexto do projeto</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the agent said it</source>
            <translation>o agente disse isto</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the beginning is damaged</source>
            <translation>o início está danificado</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the beginning is excluded</source>
            <translation>o início está omitido</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the system prompt</source>
            <translation>o prompt do sistema</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the tools it may call</source>
            <translation>as ferramentas que ele pode chamar</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>what the pinned text after it is</source>
            <translation>o que é o texto fixado a seguir</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>you mentioned it</source>
            <translation>você mencionou isto</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>you wrote it</source>
            <translation>você escreveu isto</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Already moved to the cache.</source>
            <translation>Já movido para o cache.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Already part of every request.</source>
            <translation>Já faz parte de todas as requisições.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Comes from {name}. Change it there.</source>
            <translation>Vem de {name}. Altere lá.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Helix is answering this message.</source>
            <translation>O Helix está respondendo a esta mensagem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Pinned. Unpin it first.</source>
            <translation>Fixado. Desafixe primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Unpin it instead.</source>
            <translation>Desafixe em vez disso.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>Compaction can't reduce: {told}. Choose a model with a larger context window, turn off tools, unpin blocks, or shorten your message.</source>
            <translation>A compactação não pode reduzir: {told}. Escolha um modelo com janela de contexto maior, desative ferramentas, desafixe blocos ou encurte sua mensagem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>The next request needs {need} {what}, but the model accepts {most}.</source>
            <translation>A próxima requisição precisa de {need} {what}, mas o modelo aceita {most}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>bytes</source>
            <translation>bytes</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/text/model_text.py" />
            <source>images</source>
            <translation>imagens</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>pinned blocks</source>
            <translation>blocos fixados</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>system prompt</source>
            <translation>prompt do sistema</translation>
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
            <translation>definições de ferramentas</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>your last message and the last step</source>
            <translation>sua última mensagem e a última etapa</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>{name} {tokens}</source>
            <translation>{name} ({tokens})</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>Make it simpler.</source>
            <translation>Simplifique-a.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The regular expression calls itself, which is not possible here.</source>
            <translation>A expressão regular chama a si mesma, o que não é possível aqui.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The regular expression cannot be read.</source>
            <translation>Não foi possível ler a expressão regular.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The regular expression cannot be read: {error}.</source>
            <translation>Não foi possível ler a expressão regular: {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The regular expression has {count} characters, {longest} are possible.</source>
            <translation>A expressão regular tem {count} caracteres; o máximo é {longest}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The repetitions {form} multiply to too many.</source>
            <translation>As repetições {form} se multiplicam em excesso.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>To look for these very letters use text:"…".</source>
            <translation>Para procurar exatamente estas letras, use text:"…".</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>Use + or * instead.</source>
            <translation>Use + ou * no lugar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>Write (?R), (?1) and (?&amp;name) out.</source>
            <translation>Escreva (?R), (?1) e (?&amp;name) por extenso.</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/window_state.py" />
            <source>window at {tokens} of {size} tokens</source>
            <translation>janela com {tokens} de {size} tokens</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/blank_runs.py" />
            <source>⟨{count} blank lines⟩</source>
            <extracomment>One: ⟨{count} blank line⟩</extracomment>
            <translation>
                <numerusform>⟨{count} linha em branco⟩</numerusform>
                <numerusform>⟨{count} linhas em branco⟩</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/blank_runs.py" />
            <source>⟨{count} blanks⟩</source>
            <extracomment>One: ⟨{count} blank⟩</extracomment>
            <translation>
                <numerusform>⟨{count} espaço⟩</numerusform>
                <numerusform>⟨{count} espaços⟩</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/blank_runs.py" />
            <source>⟨{count} hidden characters⟩</source>
            <extracomment>One: ⟨{count} hidden character⟩</extracomment>
            <translation>
                <numerusform>⟨{count} caractere invisível⟩</numerusform>
                <numerusform>⟨{count} caracteres invisíveis⟩</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/blank_runs.py" />
            <source>⟨{count} tabs⟩</source>
            <extracomment>One: ⟨{count} tab⟩</extracomment>
            <translation>
                <numerusform>⟨{count} tabulação⟩</numerusform>
                <numerusform>⟨{count} tabulações⟩</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache.py" />
            <source>it is longer than the original</source>
            <translation>é mais longo que o original</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache.py" />
            <source>the model refused or found nothing</source>
            <translation>o modelo se recusou ou não encontrou nada</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/cache.py" />
            <source>{count} lines are not in the original</source>
            <extracomment>One: {count} line is not in the original</extracomment>
            <translation>
                <numerusform>{count} linha não está no original</numerusform>
                <numerusform>{count} linhas não estão no original</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>A space is missing after the closing {sign}.</source>
            <translation>Falta um espaço depois do {sign} final.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>A time range can't have a sign.</source>
            <translation>Um intervalo de tempo não pode ter sinal.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Did you mean “{near}:”?</source>
            <translation>Você quis dizer “{near}:”?</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Enter a part of the name.</source>
            <translation>Informe uma parte do nome.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Fields: {fields}.</source>
            <translation>Campos: {fields}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example auth, or text:"a phrase" for the content alone.</source>
            <translation>Por exemplo, auth, ou text:"uma frase" só para o conteúdo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example created:&lt;7d, created:2026-11-20 or created:yesterday.</source>
            <translation>Por exemplo, created:&lt;7d, created:2026-11-20 ou created:yesterday.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example mime:image or mime:=text/plain.</source>
            <translation>Por exemplo, mime:image ou mime:=text/plain.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example outcome:failed.</source>
            <translation>Por exemplo, outcome:failed.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example pinned:yes.</source>
            <translation>Por exemplo, pinned:yes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example re:/error \d+/i.</source>
            <translation>Por exemplo, re:/error \d+/i.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example sha:3fa9: the first digits, 0-9 and a-f.</source>
            <translation>Por exemplo, sha:3fa9: os primeiros dígitos, 0-9 e a-f.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example text:"Traceback (most recent".</source>
            <translation>Por exemplo, text:"Traceback (most recent".</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example tool:shell, or tool:~read for a part of the name.</source>
            <translation>Por exemplo, tool:shell, ou tool:~read para uma parte do nome.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example used:never, used:&lt;7d or used:&gt;2026-11-20.</source>
            <translation>Por exemplo, used:never, used:&lt;7d ou used:&gt;2026-11-20.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example what:auth.py, or what:=src/auth.py for an exact match.</source>
            <translation>Por exemplo, what:auth.py, ou what:=src/auth.py para o nome exato.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example {field}:&gt;10k, {field}:10..20 or {field}:0.</source>
            <translation>Por exemplo, {field}:&gt;10k, {field}:10..20 ou {field}:0.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Nothing follows “{text}”.</source>
            <translation>Não há nada depois de “{text}”.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>One of context, pinned, cached, compacted, superseded, damaged.</source>
            <translation>Um destes: context, pinned, cached, compacted, superseded, damaged.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Possible letters: i m s x.</source>
            <translation>Letras possíveis: i m s x.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Put a {sign} where it ends.</source>
            <translation>Ponha um {sign} onde termina.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>The {sign} is never closed.</source>
            <translation>O {sign} nunca é fechado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>There is no field “{name}”.</source>
            <translation>O campo “{name}” não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Write a range as smaller..larger, for example 10..20.</source>
            <translation>Escreva o intervalo como menor..maior, por exemplo 10..20.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>{known} To search for a colon, put "…" around it.</source>
            <translation>{known} Para buscar um dois-pontos, ponha "…" em volta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{flags}” can't follow a regular expression.</source>
            <translation>“{flags}” não pode vir depois de uma expressão regular.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{relation}” doesn't work with names.</source>
            <translation>“{relation}” não funciona com nomes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{text}” is too far away.</source>
            <translation>“{text}” está longe demais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{text}” is too large.</source>
            <translation>“{text}” é grande demais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>“{text}” isn't a number.</source>
            <translation>“{text}” não é um número.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{text}” isn't a time.</source>
            <translation>“{text}” não é um horário.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{value}” is neither yes nor no.</source>
            <translation>“{value}” não é nem yes nem no.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{value}” isn't a state.</source>
            <translation>“{value}” não é um estado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{value}” isn't the start of a SHA-256.</source>
            <translation>“{value}” não é o início de um SHA-256.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“~” works only with names.</source>
            <translation>“~” só funciona com nomes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>A model takes notes when new history exceeds this share; 0 = never.</source>
            <translation>Um modelo faz notas quando o histórico novo passa desta parcela; 0 = nunca.</translation>
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
            <translation>Escolha um destes: {choices}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Context window to assume for a model whose own is unknown.</source>
            <translation>Janela de contexto presumida para um modelo cuja janela é desconhecida.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Economy</source>
            <translation>Economy</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Enter a number from {low} to {high} {unit}.</source>
            <translation>Informe um número de {low} a {high} {unit}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Enter a whole number from {low} to {high} {unit}.</source>
            <translation>Informe um número inteiro de {low} a {high} {unit}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Known: {known}.</source>
            <translation>Conhecidos: {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <location filename="helix_desktop/domain/context_window/presets.py" />
            <source>Known: {presets}.</source>
            <translation>Conhecidas: {presets}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Leave the previous turn alone, allow recallable markers, or treat it like any other.</source>
            <translation>Não tocar no turno anterior, permitir marcadores recuperáveis ou tratá-lo como qualquer outro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Let the agent choose what to keep of a large output, decide automatically, or never shorten.</source>
            <translation>Deixar o agente escolher o que manter de uma saída grande, decidir automaticamente ou nunca encurtar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Merge and shorten those notes above this share.</source>
            <translation>Mesclar e encurtar essas notas acima desta parcela.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Move outputs older than this many turns or steps; 0 = never.</source>
            <translation>Mover saídas mais antigas que este número de turnos ou etapas; 0 = nunca.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Newest tokens that a handover leaves unchanged.</source>
            <translation>Tokens mais recentes que um repasse não toca.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Notes leave whole and quote what a forecast expects to be needed again, or the newest reads of changed files.</source>
            <translation>O que as notas deixam inteiro e citam: o que uma previsão espera que seja necessário de novo, ou as leituras mais recentes de arquivos alterados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Observational</source>
            <translation>Observational</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Outputs larger than this are shortened before they enter the context.</source>
            <translation>Saídas maiores que isto são encurtadas antes de entrar no contexto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Policy of subagents: the conversation's, or a preset of their own.</source>
            <translation>Política dos subagentes: a da conversa ou uma predefinição própria.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>The same limit in tokens; whichever comes first. All limits for notes shrink with it in small context windows.</source>
            <translation>O mesmo limite em tokens; vale o que vier primeiro. Em janelas de contexto pequenas, todos os limites das notas encolhem com ele.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>There is no policy preset {preset}.</source>
            <translation>A predefinição de política {preset} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>There is no policy value {name}.</source>
            <translation>O valor de política {name} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Time between two handovers.</source>
            <translation>Tempo entre dois repasses.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Turn old steps into short notes when the context is this full; 0 = never.</source>
            <translation>Transformar etapas antigas em notas curtas quando o contexto chega a este ponto; 0 = nunca.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Write a handover when the context is this full; 0 = only manually.</source>
            <translation>Escrever um repasse quando o contexto chega a este ponto; 0 = só manualmente.</translation>
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
            <translation>turnos ou etapas</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>{name} can't be {value}.</source>
            <translation>{name} não pode ser {value}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/presets.py" />
            <source>The policy preset can't be {name}.</source>
            <translation>A predefinição de política não pode ser {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/presets.py" />
            <source>There is no policy preset {name}.</source>
            <translation>A predefinição de política {name} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/presets.py" />
            <source>These policy values are no longer settings, and are ignored: {names}.</source>
            <translation>Estes valores de política não são mais configurações e são ignorados: {names}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Extra high</source>
            <comment>reasoning effort</comment>
            <translation>Muito alto</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>High</source>
            <comment>reasoning effort</comment>
            <translation>Alto</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Low</source>
            <comment>reasoning effort</comment>
            <translation>Baixo</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Maximum</source>
            <comment>reasoning effort</comment>
            <translation>Máximo</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Medium</source>
            <comment>reasoning effort</comment>
            <translation>Médio</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Minimal</source>
            <comment>reasoning effort</comment>
            <translation>Mínimo</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Off</source>
            <comment>reasoning effort</comment>
            <translation>Desativado</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>On</source>
            <comment>reasoning effort</comment>
            <translation>Ativado</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <source>A record of kind {name} has a value that the journal can't store.</source>
            <translation>Um registro do tipo {name} tem um valor que o diário não pode armazenar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <source>A record of kind {name}, version {version}, was written by a newer Helix Desktop.</source>
            <translation>Um registro do tipo {name}, versão {version}, foi gravado por um Helix Desktop mais novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <source>Can't decode a journal record.</source>
            <translation>Não foi possível decodificar um registro do diário.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <location filename="helix_desktop/store/journal_table.py" />
            <source>Nothing changed. Open this workspace with the newer version.</source>
            <translation>Nada mudou. Abra este workspace com a versão mais nova.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <source>Nothing was written.</source>
            <translation>Nada foi gravado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>A URL can't contain a user name or password.</source>
            <translation>Uma URL não pode conter nome de usuário nem senha.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>A server URL starts with https://.</source>
            <translation>A URL de um servidor começa com https://.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>At least {least} characters; there are {count}.</source>
            <translation>Pelo menos {least} caracteres; há {count}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>At least {least}.</source>
            <translation>Pelo menos {least}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>At most {most} characters; there are {count}.</source>
            <translation>No máximo {most} caracteres; há {count}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>At most {most}.</source>
            <translation>No máximo {most}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose at least one.</source>
            <translation>Escolha pelo menos um.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose at least {least}.</source>
            <translation>Escolha pelo menos {least}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose at most {most}.</source>
            <translation>Escolha no máximo {most}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose each only once.</source>
            <translation>Escolha cada um só uma vez.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose from these.</source>
            <translation>Escolha entre estes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose one.</source>
            <translation>Escolha um.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose yes or no.</source>
            <translation>Escolha sim ou não.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a date with a time, like 2026-01-31T18:30:00Z.</source>
            <translation>Informe uma data com horário, como 2026-01-31T18:30:00Z.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a date, like 2026-01-31.</source>
            <translation>Informe uma data, como 2026-01-31.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a full URL, like https://example.org.</source>
            <translation>Informe uma URL completa, como https://example.org.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a number like 3.5.</source>
            <translation>Informe um número como 3.5.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a number.</source>
            <translation>Informe um número.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a whole number.</source>
            <translation>Informe um número inteiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter an email address, like ann@example.org.</source>
            <translation>Informe um endereço de e-mail, como ann@example.org.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter text.</source>
            <translation>Informe um texto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Not a URL.</source>
            <translation>Não é uma URL.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Others on the network could read and change everything sent to an http:// server.</source>
            <translation>Outras pessoas na rede poderiam ler e alterar tudo o que é enviado a um servidor http://.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Put the key into a header.</source>
            <translation>Ponha a chave em um cabeçalho.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Required.</source>
            <translation>Obrigatório.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Use https://. Only servers on this computer and private networks can use http://.</source>
            <translation>Use https://. Só servidores neste computador e em redes privadas podem usar http://.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>{url} isn't a server URL.</source>
            <translation>{url} não é a URL de um servidor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Accept edits</source>
            <translation>Aceitar edições</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Ask</source>
            <translation>Perguntar</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Asks before each change and command, except read-only ones in the sandbox.</source>
            <translation>Pergunta antes de cada alteração e cada comando, exceto os somente leitura na sandbox.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Only reads. Ends with a plan that you edit, approve, or discard.</source>
            <translation>Só lê. Termina com um plano que você edita, aprova ou descarta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Ordinary file edits need no approval. Commands still ask.</source>
            <translation>Edições comuns de arquivos não precisam de aprovação. Comandos, sim.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <location filename="helix_desktop/domain/tool_table.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Plan</source>
            <translation>Plano</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Required arguments are missing:</source>
            <translation>Faltam argumentos obrigatórios:</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Sandboxed auto</source>
            <translation>Auto em sandbox</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Sandboxed commands and ordinary file edits need no approval. Allowed hosts are in reach.</source>
            <translation>Comandos em sandbox e edições comuns de arquivos não precisam de aprovação. Os hosts permitidos ficam acessíveis.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>The arguments can't be read.</source>
            <translation>Não foi possível ler os argumentos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>This can't be done:</source>
            <translation>Não é possível fazer isto:</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>This session is in plan mode, in which only calls that read are run.</source>
            <translation>Esta sessão está no modo Plano, em que só são executadas chamadas de leitura.</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>files of this workspace that hold no secrets</source>
            <translation>arquivos deste workspace que não contêm segredos</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>first {last} of {total}</source>
            <translation>1–{last} de {total}</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>more than {total}</source>
            <translation>mais de {total}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} bytes</source>
            <extracomment>One: {count} byte</extracomment>
            <translation>
                <numerusform>{count} byte</numerusform>
                <numerusform>{count} bytes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} cells</source>
            <extracomment>One: {count} cell</extracomment>
            <translation>
                <numerusform>{count} célula</numerusform>
                <numerusform>{count} células</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} lines</source>
            <extracomment>One: {count} line</extracomment>
            <translation>
                <numerusform>{count} linha</numerusform>
                <numerusform>{count} linhas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} long lines cut</source>
            <extracomment>One: {count} long line cut</extracomment>
            <translation>
                <numerusform>{count} linha longa cortada</numerusform>
                <numerusform>{count} linhas longas cortadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} pages</source>
            <extracomment>One: {count} page</extracomment>
            <translation>
                <numerusform>{count} página</numerusform>
                <numerusform>{count} páginas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} sheets</source>
            <extracomment>One: {count} sheet</extracomment>
            <translation>
                <numerusform>{count} planilha</numerusform>
                <numerusform>{count} planilhas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} slides</source>
            <extracomment>One: {count} slide</extracomment>
            <translation>
                <numerusform>{count} slide</numerusform>
                <numerusform>{count} slides</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{first}–{last} of {total}</source>
            <translation>{first}–{last} de {total}</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/subagent_definition.py" />
            <source>Policy not used: {why}</source>
            <translation>Política não usada: {why}</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>No command is running.</source>
            <translation>Nenhum comando está em execução.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>Running: {running}.</source>
            <translation>Em execução: {running}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>Stop one with background_command: {named}.</source>
            <translation>Pare um com background_command: {named}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>The command has ended.</source>
            <translation>O comando já terminou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>There is no background command {name}.</source>
            <translation>O comando em segundo plano {name} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>This session runs no commands in the background.</source>
            <translation>Esta sessão não executa comandos em segundo plano.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>{count} commands run in the background, and no more can be started.</source>
            <extracomment>One: {count} command runs in the background, and no more can be started.</extracomment>
            <translation>
                <numerusform>Há {count} comando em segundo plano, e não é possível iniciar mais nenhum.</numerusform>
                <numerusform>Há {count} comandos em segundo plano, e não é possível iniciar mais nenhum.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>Everything is saved. Raise the budget in Settings › Budgets to continue.</source>
            <translation>Tudo está salvo. Aumente o orçamento em Configurações › Orçamentos para continuar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>The session</source>
            <translation>A sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>The workspace</source>
            <translation>O workspace</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/engine/budget.py" />
            <source>{cost} and {count} calls with an unknown price</source>
            <extracomment>One: {cost} and {count} call with an unknown price</extracomment>
            <translation>
                <numerusform>{cost} e {count} chamada de preço desconhecido</numerusform>
                <numerusform>{cost} e {count} chamadas de preço desconhecido</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has spent {cost} of its {limit}. Your warning is set at {mark}.</source>
            <translation>{name} gastou {cost} de {limit}. Seu aviso está definido em {mark}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has spent {cost}. Your warning is set at {mark}.</source>
            <translation>{name} gastou {cost}. Seu aviso está definido em {mark}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has used up its budget of {budget} ({used}).</source>
            <translation>{name} esgotou o orçamento de {budget} ({used}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has used up its budget of {budget} tokens ({tokens}).</source>
            <translation>{name} esgotou o orçamento de {budget} tokens ({tokens}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has used {tokens} of its {limit} tokens. Your warning is set at {mark}.</source>
            <translation>{name} usou {tokens} de {limit} tokens. Seu aviso está definido em {mark}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has used {tokens} tokens. Your warning is set at {mark}.</source>
            <translation>{name} usou {tokens} tokens. Seu aviso está definido em {mark}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} made a call with an unknown price. Dollar budgets don't count it; token budgets do.</source>
            <translation>{name} fez uma chamada de preço desconhecido. Orçamentos em dólares não a contam; orçamentos em tokens, sim.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>Nothing changed. Try again, or compact by rules.</source>
            <translation>Nada mudou. Tente de novo ou compacte por regras.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>The draft was stopped.</source>
            <translation>O rascunho foi interrompido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>The preview failed because {asks} didn't write a usable handover.</source>
            <translation>A prévia falhou porque {asks} não escreveu um repasse utilizável.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>The session is closed.</source>
            <translation>A sessão está fechada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>{job} isn't a background job.</source>
            <translation>{job} não é uma tarefa em segundo plano.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>{reason}; by rules: {why}</source>
            <translation>{reason}; por regras: {why}</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>A handover has six sections.</source>
            <translation>Um repasse tem seis seções.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>No new version was created.</source>
            <translation>Nenhuma nova versão foi criada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>Nothing changed. Shorten the version; the originals keep everything.</source>
            <translation>Nada mudou. Encurte a versão; os originais guardam tudo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>Nothing changed. Try again, choose another model, or use rules.</source>
            <translation>Nada mudou. Tente de novo, escolha outro modelo ou use regras.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>The handover already has this text.</source>
            <translation>O repasse já tem este texto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>The handover is unchanged.</source>
            <translation>O repasse não foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>The messages that this version covers can't be found again.</source>
            <translation>As mensagens que esta versão cobre não foram mais encontradas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>This version is in use.</source>
            <translation>Esta versão está em uso.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>This version would take more than {most} tokens, half of every request.</source>
            <translation>Esta versão ocuparia mais de {most} tokens, metade de cada requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>{name} didn't write a usable handover.</source>
            <translation>{name} não escreveu um repasse utilizável.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>Compacting would have freed too little, so nothing changed.</source>
            <translation>A compactação teria liberado muito pouco; nada mudou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>Nothing to compact right now.</source>
            <translation>Nada para compactar agora.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>Something went wrong. Nothing changed. See the log for details.</source>
            <translation>Algo deu errado. Nada mudou. Veja os detalhes no log.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>The conversation changed in the meantime, so nothing was compacted.</source>
            <translation>A conversa mudou nesse meio-tempo; nada foi compactado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>{tokens_before} tokens became {tokens_after}.</source>
            <translation>{tokens_before} tokens viraram {tokens_after}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Already in context in full.</source>
            <translation>Já está completo no contexto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Helix is answering this message, so it's always sent in full.</source>
            <translation>O Helix está respondendo a esta mensagem; ela sempre é enviada completa.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>No longer in context.</source>
            <translation>Não está mais no contexto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Not pinned.</source>
            <translation>Não está fixado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Nothing to pin.</source>
            <translation>Nada para fixar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Nothing to redo.</source>
            <translation>Nada para refazer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Nothing to undo: the context is the full history.</source>
            <translation>Nada para desfazer: o contexto é o histórico completo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Only calls, which their results need. Exclude the results instead.</source>
            <translation>Só chamadas, e os resultados precisam delas. Omita os resultados em vez disso.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Pin less, or unpin something else first.</source>
            <translation>Fixe menos, ou desafixe outra coisa primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Pinned blocks would take more than a quarter of every request.</source>
            <translation>Os blocos fixados ocupariam mais de um quarto de cada requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>There is no result to exclude.</source>
            <translation>Não há resultado para omitir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>Let Helix recall it, or undo the compaction first.</source>
            <translation>Deixe o Helix recuperá-la, ou desfaça a compactação primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>The change failed. The output is unchanged.</source>
            <translation>A alteração falhou. A saída não foi alterada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>The excerpt was refused: {why}. The output is unchanged.</source>
            <translation>O trecho foi recusado: {why}. A saída não foi alterada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>The full output may not fit, or no model could write an excerpt.</source>
            <translation>Talvez a saída completa não caiba, ou nenhum modelo conseguiu escrever um trecho.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>There is no output for this call.</source>
            <translation>Não há saída para esta chamada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>This output is now in the cache or covered by a handover.</source>
            <translation>Esta saída agora está no cache ou coberta por um repasse.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/permission_broker.py" />
            <source>The window was closed before an answer.</source>
            <translation>A janela foi fechada antes de uma resposta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/price_questions.py" />
            <source>Set it with `helix-desktop models set {model} --input USD --output USD`. Use --free if it costs nothing, or --dollar-limit off to go on without the limit.</source>
            <translation>Defina-o com `helix-desktop models set {model} --input USD --output USD`. Use --free se não custar nada, ou --dollar-limit off para continuar sem o limite.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/price_questions.py" />
            <source>The price of {model} is unknown, so the budget in dollars can't be kept.</source>
            <translation>O preço de {model} é desconhecido; não é possível respeitar o orçamento em dólares.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/playback.py" />
            <source>A recorded model can give only recorded answers.</source>
            <translation>Um modelo gravado só pode dar respostas gravadas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>It is not there.</source>
            <translation>Não está lá.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>More than one cache entry starts with {prefix}.</source>
            <translation>Mais de uma entrada do cache começa com {prefix}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>No content begins with {prefix}.</source>
            <translation>Nenhum conteúdo começa com {prefix}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>There is no content {digest}.</source>
            <translation>O conteúdo {digest} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>{name} names a content that is nowhere.</source>
            <translation>{name} indica um conteúdo que não existe em lugar nenhum.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/request_builder.py" />
            <source>Event {seq} of this session isn't a request.</source>
            <translation>O evento {seq} desta sessão não é uma requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/server_requests.py" />
            <source>A server can use a model only while it works on a call.</source>
            <translation>Um servidor só pode usar um modelo enquanto trabalha em uma chamada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/server_requests.py" />
            <source>The user declined.</source>
            <translation>O usuário recusou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/server_requests.py" />
            <source>Too long for {llm}: {tokens} tokens.</source>
            <translation>Longo demais para {llm}: {tokens} tokens.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_deps.py" />
            <source>This SubAgent does not have the tool {tool}. Tools: {known}.</source>
            <translation>Este SubAgent não tem a ferramenta {tool}. Ferramentas: {known}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_journal.py" />
            <source>Branched in the middle of a turn. Continue from here.</source>
            <translation>Ramificada no meio de um turno. Continue a partir daqui.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_journal.py" />
            <source>Choose a message.</source>
            <translation>Escolha uma mensagem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_journal.py" />
            <source>Nothing to branch from.</source>
            <translation>Nada de onde ramificar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>A turn is still running.</source>
            <translation>Um turno ainda está em andamento.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Helix quit during this turn. Everything up to here is saved.</source>
            <translation>O Helix foi encerrado durante este turno. Tudo até aqui está salvo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Nothing to continue.</source>
            <translation>Nada para continuar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Nothing to send.</source>
            <translation>Nada para enviar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Send a message.</source>
            <translation>Envie uma mensagem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Wait until it finishes, or stop it with Esc.</source>
            <translation>Espere terminar ou pare com Esc.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Write a message first.</source>
            <translation>Escreva uma mensagem primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_window.py" />
            <source>There is no version {restores} of this session's context.</source>
            <translation>A versão {restores} do contexto desta sessão não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/side_questions.py" />
            <source>{llm} gave no usable answer.</source>
            <translation>{llm} não deu uma resposta utilizável.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/side_questions.py" />
            <source>{llm} took too long.</source>
            <translation>{llm} demorou demais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>A SubAgent starts no SubAgents.</source>
            <translation>Um SubAgent não inicia SubAgents.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>Ask before trying again.</source>
            <translation>Pergunte antes de tentar de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>Couldn't save how the subagent ended.</source>
            <translation>Não foi possível salvar como o subagente terminou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>Do it with the other tools.</source>
            <translation>Faça isso com as outras ferramentas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>The SubAgent failed.</source>
            <translation>O SubAgent falhou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>The user stopped all subagents before this one started.</source>
            <translation>O usuário parou todos os subagentes antes de este começar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>The user stopped the subagent.</source>
            <translation>O usuário parou o subagente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>There is no tool {name} here.</source>
            <translation>A ferramenta {name} não existe aqui.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>This workspace has no model {model}, so the main model is used.</source>
            <translation>Este workspace não tem o modelo {model}; será usado o modelo principal.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>Send a message that helps, or choose another model.</source>
            <translation>Envie uma mensagem que o ajude ou escolha outro modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>Send again or choose another model.</source>
            <translation>Envie de novo ou escolha outro modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>Something went wrong. Everything up to here is saved. See the log for details.</source>
            <translation>Algo deu errado. Tudo até aqui está salvo. Veja os detalhes no log.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The answer was cut off at the model's output limit.</source>
            <translation>A resposta foi cortada no limite de saída do modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model declined to answer.</source>
            <translation>O modelo se recusou a responder.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model made the same call {count} times in a row and got the same output.</source>
            <translation>O modelo fez a mesma chamada {count} vezes seguidas e recebeu a mesma saída.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model made the same failing call {count} times in a row.</source>
            <translation>O modelo fez a mesma chamada com falha {count} vezes seguidas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model sent an empty answer.</source>
            <translation>O modelo enviou uma resposta vazia.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model's reply was cut off.</source>
            <translation>A resposta do modelo foi cortada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The partial answer is saved. Continue, or send a new message.</source>
            <translation>A resposta parcial está salva. Continue ou envie uma nova mensagem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The provider's filter ended the answer.</source>
            <translation>O filtro do provedor encerrou a resposta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/gemini_stream.py" />
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The partial answer is saved. Send again or choose another model.</source>
            <translation>A resposta parcial está salva. Envie de novo ou escolha outro modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/gemini_stream.py" />
            <source>The provider couldn't parse the model's output ({reason}).</source>
            <translation>O provedor não conseguiu interpretar a saída do modelo ({reason}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/gemini_stream.py" />
            <source>{message} The provider says: “{reason}”</source>
            <translation>{message} O provedor diz: “{reason}”</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/model_lists.py" />
            <source>Check the base URL.</source>
            <translation>Verifique a URL base.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/model_lists.py" />
            <source>The provider didn't return a list of models.</source>
            <translation>O provedor não retornou uma lista de modelos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>An address with a name or a password in it is not fetched from.</source>
            <translation>Nada é buscado em um endereço que contém um nome ou uma senha.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>Can't find the host {host}.</source>
            <translation>Não foi possível encontrar o host {host}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Nothing was sent. Use https://, or a server on this computer or network.</source>
            <translation>Nada foi enviado. Use https://, ou um servidor neste computador ou nesta rede.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Remove it from the URL. Keys belong in the system keyring.</source>
            <translation>Remova-a da URL. Chaves devem ficar no chaveiro do sistema.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>The base URL of the provider contains a name or a password.</source>
            <translation>A URL base do provedor contém um nome ou uma senha.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The base URL of the provider isn't a web address.</source>
            <translation>A URL base do provedor não é um endereço web.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>The base URL uses http outside your private network, so others could read your key and conversation.</source>
            <translation>A URL base usa http fora da sua rede privada; outras pessoas poderiam ler sua chave e sua conversa.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>The user can allow this host in Settings › Permissions.</source>
            <translation>O usuário pode permitir este host em Configurações › Permissões.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Write https://host/path.</source>
            <translation>Escreva https://host/caminho.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Write it as https://host/path, or http://localhost:port for a server on this computer.</source>
            <translation>Escreva como https://host/caminho, ou http://localhost:porta para um servidor neste computador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Write other alphabets as xn--… (punycode).</source>
            <translation>Escreva outros alfabetos como xn--… (punycode).</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>{host} is no plain host name.</source>
            <translation>{host} não é um nome de host simples.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>{host} leads into this machine or a private network, and that is not fetched from.</source>
            <translation>{host} leva a esta máquina ou a uma rede privada, e nada é buscado lá.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>{url} is no address of the web.</source>
            <translation>{url} não é um endereço da web.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Can't find the provider's address.</source>
            <translation>Não foi possível encontrar o endereço do provedor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Can't reach the provider.</source>
            <translation>Não foi possível acessar o provedor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Couldn't open an encrypted connection to the provider.</source>
            <translation>Não foi possível abrir uma conexão criptografada com o provedor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Nothing answers at the provider's address.</source>
            <translation>Nada responde no endereço do provedor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The API key contains a line break or an invalid character.</source>
            <translation>A chave de API contém uma quebra de linha ou um caractere inválido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The answer was stopped because it has too many bytes.</source>
            <translation>A resposta foi interrompida porque tem bytes demais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The answer was stopped because one of its lines is too long.</source>
            <translation>A resposta foi interrompida porque uma das linhas é longa demais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The base URL redirects elsewhere.</source>
            <translation>A URL base redireciona para outro lugar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The connection was lost before an answer arrived.</source>
            <translation>A conexão caiu antes de chegar uma resposta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The model is still being loaded.</source>
            <translation>O modelo ainda está sendo carregado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider asks to wait until {until}; your limit is {limit}.</source>
            <translation>O provedor pede para esperar até {until}; seu limite é de {limit}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider didn't answer in time.</source>
            <translation>O provedor não respondeu a tempo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider doesn't have this model.</source>
            <translation>O provedor não tem este modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider had an internal error.</source>
            <translation>O provedor teve um erro interno.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider is overloaded.</source>
            <translation>O provedor está sobrecarregado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider rejected the API key.</source>
            <translation>O provedor rejeitou a chave de API.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider rejected the credentials that signed the request.</source>
            <translation>O provedor rejeitou as credenciais que assinaram a requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider rejected the request.</source>
            <translation>O provedor rejeitou a requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider rejected the signature, because this computer's clock is wrong.</source>
            <translation>O provedor rejeitou a assinatura porque o relógio deste computador está errado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider returned a web page instead of an answer.</source>
            <translation>O provedor retornou uma página web em vez de uma resposta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider returned something that isn't an answer.</source>
            <translation>O provedor retornou algo que não é uma resposta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider sent an empty answer.</source>
            <translation>O provedor enviou uma resposta vazia.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider's rate limit is reached.</source>
            <translation>O limite de requisições do provedor foi atingido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The proxy requires authentication.</source>
            <translation>O proxy exige autenticação.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The request exceeds the model's limit.</source>
            <translation>A requisição excede o limite do modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The request is too large for the provider.</source>
            <translation>A requisição é grande demais para o provedor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The system proxy type isn't supported.</source>
            <translation>Não há suporte para o tipo de proxy do sistema.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>This API key has no access to this model.</source>
            <translation>Esta chave de API não tem acesso a este modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>This system doesn't trust the provider's certificate.</source>
            <translation>Este sistema não confia no certificado do provedor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Your account with the provider is out of credit.</source>
            <translation>O crédito da sua conta no provedor acabou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Your message is saved.</source>
            <translation>Sua mensagem está salva.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Your sign-in to the provider has expired.</source>
            <translation>Seu login no provedor expirou.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{count} minutes</source>
            <extracomment>One: {count} minute</extracomment>
            <translation>
                <numerusform>{count} minuto</numerusform>
                <numerusform>{count} minutos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Add a key in Settings › Models and keys, or choose another model.</source>
            <translation>{kept} Adicione uma chave em Configurações › Modelos e chaves ou escolha outro modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Add credit with the provider or choose another model.</source>
            <translation>{kept} Adicione crédito no provedor ou escolha outro modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the access key and its secret, then send it again.</source>
            <translation>{kept} Verifique a chave de acesso e a chave secreta e envie de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL and the protocol in Settings › Models and keys.</source>
            <translation>{kept} Verifique a URL base e o protocolo em Configurações › Modelos e chaves.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL and this system's certificates.</source>
            <translation>{kept} Verifique a URL base e os certificados deste sistema.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL in Settings › Models and keys.</source>
            <translation>{kept} Verifique a URL base em Configurações › Modelos e chaves.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL in Settings, and whether this network requires sign-in.</source>
            <translation>{kept} Verifique a URL base nas Configurações e se esta rede exige login.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL. Servers without https start with http://.</source>
            <translation>{kept} Verifique a URL base. Servidores sem https começam com http://.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the connection and the base URL, then send it again.</source>
            <translation>{kept} Verifique a conexão e a URL base e envie de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the key in Settings › Models and keys and send it again.</source>
            <translation>{kept} Verifique a chave em Configurações › Modelos e chaves e envie de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check this system's proxy and its password.</source>
            <translation>{kept} Verifique o proxy deste sistema e a senha dele.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Choose another model or ask the provider for access.</source>
            <translation>{kept} Escolha outro modelo ou peça acesso ao provedor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Choose another model, or check its name in Settings › Models and keys.</source>
            <translation>{kept} Escolha outro modelo ou verifique o nome em Configurações › Modelos e chaves.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Choose another model, or check the settings of this one.</source>
            <translation>{kept} Escolha outro modelo ou verifique as configurações deste.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Compact the session or choose a model with a larger context window.</source>
            <translation>{kept} Compacte a sessão ou escolha um modelo com janela de contexto maior.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Continue then, choose another model, or raise the limit in Settings › General.</source>
            <translation>{kept} Continue nessa hora, escolha outro modelo ou aumente o limite em Configurações › Geral.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <location filename="helix_desktop/providers/http/http_client.py" />
            <source>{kept} Enter the key again in Settings › Models and keys.</source>
            <translation>{kept} Informe a chave de novo em Configurações › Modelos e chaves.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Remove images or long texts from the context, or compact the session.</source>
            <translation>{kept} Remova imagens ou textos longos do contexto, ou compacte a sessão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Send it again or choose another model.</source>
            <translation>{kept} Envie de novo ou escolha outro modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Send it again.</source>
            <translation>{kept} Envie de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Set the clock, then send it again.</source>
            <translation>{kept} Acerte o relógio e envie de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Sign in again with the provider's own tool, then send it again.</source>
            <translation>{kept} Faça login de novo com a ferramenta do próprio provedor e envie de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Try again in a moment.</source>
            <translation>{kept} Tente de novo daqui a pouco.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Try again later or choose another model.</source>
            <translation>{kept} Tente de novo mais tarde ou escolha outro modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Use an http, https, or socks5 proxy (HTTPS_PROXY), or none.</source>
            <translation>{kept} Use um proxy http, https ou socks5 (HTTPS_PROXY), ou nenhum.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/http_client.py" />
            <source>Nothing was sent. Use https://, or check where the name leads.</source>
            <translation>Nada foi enviado. Use https://, ou verifique para onde o nome leva.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/http_client.py" />
            <source>The request has a header that can't be sent.</source>
            <translation>A requisição tem um cabeçalho que não pode ser enviado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/http_client.py" />
            <source>{host} leads out of your private network, and http:// isn't encrypted.</source>
            <translation>{host} leva para fora da sua rede privada, e http:// não é criptografado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/provider_errors.py" />
            <source>The base URL redirects elsewhere. The key was not sent there.</source>
            <translation>A URL base redireciona para outro lugar. A chave não foi enviada para lá.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/provider_errors.py" />
            <source>The base URL redirects to {place}. The key was not sent there.</source>
            <translation>A URL base redireciona para {place}. A chave não foi enviada para lá.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/provider_errors.py" />
            <source>The provider says: “{sentence}”</source>
            <translation>O provedor diz: “{sentence}”</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/provider_errors.py" />
            <source>The request exceeds the model's limit of {limit} tokens.</source>
            <translation>A requisição excede o limite do modelo, de {limit} tokens.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>Can't fetch from {host}. {told}</source>
            <translation>Não foi possível buscar dados de {host}. {told}</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>Fetch that address if it is what is wanted.</source>
            <translation>Busque esse endereço se for o desejado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>The connection to {host} was lost.</source>
            <translation>A conexão com {host} caiu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>{host} did not answer in time.</source>
            <translation>{host} não respondeu a tempo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>{host} sends from one address to the next without end.</source>
            <translation>{host} redireciona de um endereço a outro sem fim.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>{host} sent compressed data that can't be unpacked.</source>
            <translation>{host} enviou dados compactados que não podem ser descompactados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>{url} leads to another place, which was not followed: {other}</source>
            <translation>{url} leva a outro lugar, que não foi seguido: {other}</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Enter the name of an AWS profile, or the path of a file of Google credentials.</source>
            <translation>Informe o nome de um perfil da AWS ou o caminho de um arquivo de credenciais do Google.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>For example max_completion_tokens.</source>
            <translation>Por exemplo, max_completion_tokens.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Helix sets the header {name} itself.</source>
            <translation>O próprio Helix define o cabeçalho {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Helix writes the body field {name} itself.</source>
            <translation>O próprio Helix escreve o campo {name} do corpo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Leave the field empty.</source>
            <translation>Deixe o campo vazio.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>More than {most} options.</source>
            <translation>Mais de {most} opções.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Only Bedrock and Vertex AI have a profile or file of credentials.</source>
            <translation>Só o Bedrock e o Vertex AI têm perfil ou arquivo de credenciais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove one.</source>
            <translation>Remova um deles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove this field.</source>
            <translation>Remova este campo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove this header, or set that the provider needs no key.</source>
            <translation>Remova este cabeçalho ou defina que o provedor dispensa chave.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove this header.</source>
            <translation>Remova este cabeçalho.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Send the key in a header.</source>
            <translation>Envie a chave em um cabeçalho.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Shorten its value.</source>
            <translation>Encurte o valor dele.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The body field {name} has more than {most} characters.</source>
            <translation>O campo {name} do corpo tem mais de {most} caracteres.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The header {name} carries the key of this provider.</source>
            <translation>O cabeçalho {name} leva a chave deste provedor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The header {name} is set twice.</source>
            <translation>O cabeçalho {name} está definido duas vezes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The query parameter {name} may be a key, and addresses end up in logs.</source>
            <translation>O parâmetro de URL {name} pode ser uma chave, e endereços acabam em logs.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The value of {name} looks like a key, which would be saved in a file.</source>
            <translation>O valor de {name} parece uma chave, que seria salva em um arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>This isn't a profile or a file of credentials.</source>
            <translation>Isto não é um perfil nem um arquivo de credenciais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>This protocol has one name for the token limit only.</source>
            <translation>Este protocolo tem um só nome para o limite de tokens.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Use `--secret NAME` (a header) to be asked for the key, or write ${{NAME}} for an environment variable.</source>
            <translation>Use `--secret NAME` (um cabeçalho) para que a chave seja pedida, ou escreva ${{NAME}} para uma variável de ambiente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Use letters, digits, and dashes.</source>
            <translation>Use letras, dígitos e hifens.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Use up to {most} letters, digits, and signs of ASCII in one line.</source>
            <translation>Use até {most} letras, dígitos e sinais ASCII em uma única linha.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Write it as name=value, for example api-version=2024-10-21.</source>
            <translation>Escreva como nome=valor, por exemplo api-version=2024-10-21.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Write it as name=value, for example temperature=0.2.</source>
            <translation>Escreva como nome=valor, por exemplo temperature=0.2.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>{name} isn't a valid body field.</source>
            <translation>{name} não é um campo do corpo válido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>{name} isn't a valid header name.</source>
            <translation>{name} não é um nome de cabeçalho válido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>{name} isn't a valid name of the token limit.</source>
            <translation>{name} não é um nome válido para o limite de tokens.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>{name} isn't a valid query parameter.</source>
            <translation>{name} não é um parâmetro de URL válido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Can't use the provider's address: {why}.</source>
            <translation>Não é possível usar o endereço do provedor: {why}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Choose another dialect or name.</source>
            <translation>Escolha outro dialeto ou nome.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Enter the name of the variable that holds the key, not the key itself.</source>
            <translation>Informe o nome da variável que contém a chave, não a própria chave.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Example: https://api.example.com/v1, or http://127.0.0.1:8080/v1 on this computer.</source>
            <translation>Exemplo: https://api.example.com/v1, ou http://127.0.0.1:8080/v1 neste computador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Name the environment variable that holds the key, or add the key in Settings › Models and keys or with `helix-desktop keys set`.</source>
            <translation>Informe a variável de ambiente que contém a chave, ou adicione a chave em Configurações › Modelos e chaves ou com `helix-desktop keys set`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>The environment variable of {id} has an invalid name.</source>
            <translation>A variável de ambiente de {id} tem um nome inválido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>The practice model isn't a provider.</source>
            <translation>O modelo de prática não é um provedor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>This looks like a key, which would be saved in a file.</source>
            <translation>Isto parece uma chave, que seria salva em um arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Use up to 40 lowercase letters, digits, dots, and dashes.</source>
            <translation>Use até 40 letras minúsculas, dígitos, pontos e hifens.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>{id} isn't a valid provider name.</source>
            <translation>{id} não é um nome de provedor válido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/model_catalog.py" />
            <source>Can't use Helix Desktop's list of models: {why}.</source>
            <translation>Não é possível usar a lista de modelos do Helix Desktop: {why}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/model_catalog.py" />
            <source>The context window of {model} is unknown, so Helix assumes {window} tokens. Set it in Settings › Models and keys or with `helix-desktop models set`.</source>
            <translation>A janela de contexto de {model} é desconhecida; o Helix presume {window} tokens. Defina-a em Configurações › Modelos e chaves ou com `helix-desktop models set`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Add a profile with “credential_process = aws configure export-credentials --profile {profile}” to ~/.aws/config, and choose that one.</source>
            <translation>Adicione um perfil com “credential_process = aws configure export-credentials --profile {profile}” a ~/.aws/config e escolha esse perfil.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Can't read the AWS settings in {file}.</source>
            <translation>Não foi possível ler as configurações da AWS em {file}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Check this file.</source>
            <translation>Verifique este arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Helix doesn't sign in with the {name} of the AWS profile {profile}.</source>
            <translation>O Helix não faz login com {name} do perfil {profile} da AWS.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Run `aws configure`, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or add the provider with a key.</source>
            <translation>Execute `aws configure`, defina AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY ou adicione o provedor com uma chave.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Run it in a terminal to see why.</source>
            <translation>Execute-o em um terminal para ver o motivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>The address doesn't name an AWS region.</source>
            <translation>O endereço não indica uma região da AWS.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>The credential_process of the AWS profile {profile} failed.</source>
            <translation>O credential_process do perfil {profile} da AWS falhou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>There are no AWS credentials in the profile {profile}.</source>
            <translation>Não há credenciais da AWS no perfil {profile}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Use an address such as https://bedrock-runtime.eu-central-1.amazonaws.com, or set AWS_REGION.</source>
            <translation>Use um endereço como https://bedrock-runtime.eu-central-1.amazonaws.com ou defina AWS_REGION.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Can't read the Google credentials in {file}.</source>
            <translation>Não foi possível ler as credenciais do Google em {file}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Google rejected the credentials. {message}</source>
            <translation>O Google rejeitou as credenciais. {message}</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Google's answer contains no access token.</source>
            <translation>A resposta do Google não contém um token de acesso.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Helix can't use Google credentials of the type {type}.</source>
            <translation>O Helix não pode usar credenciais do Google do tipo {type}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Run `gcloud auth application-default login`, or name the file of a service account.</source>
            <translation>Execute `gcloud auth application-default login` ou informe o arquivo de uma conta de serviço.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Sign in again with `gcloud auth application-default login`, or check the file of the service account and this computer's clock.</source>
            <translation>Faça login de novo com `gcloud auth application-default login` ou verifique o arquivo da conta de serviço e o relógio deste computador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>The service account's file has no usable key.</source>
            <translation>O arquivo da conta de serviço não tem uma chave utilizável.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>There are no Google credentials in {file}.</source>
            <translation>Não há credenciais do Google em {file}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/tokens/rank_files.py" />
            <source>Can't read the tokenizer file {path}.</source>
            <translation>Não foi possível ler o arquivo de tokenizador {path}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/tokens/rank_files.py" />
            <source>The tokenizer file {path} is damaged.</source>
            <translation>O arquivo de tokenizador {path} está danificado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/tokens/rank_files.py" />
            <source>The tokenizer file {path} isn't the original.</source>
            <translation>O arquivo de tokenizador {path} não é o original.</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/tokens/rank_files.py" />
            <source>Your data isn't affected. Reinstall Helix Desktop to restore the file.</source>
            <translation>Seus dados não foram afetados. Reinstale o Helix Desktop para restaurar o arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/async_store.py" />
            <location filename="helix_desktop/store/contents.py" />
            <location filename="helix_desktop/store/leveldb.py" />
            <source>Reopen the workspace to continue.</source>
            <translation>Reabra o workspace para continuar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/async_store.py" />
            <location filename="helix_desktop/store/contents.py" />
            <source>The workspace is closing.</source>
            <translation>O workspace está fechando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/content_codec.py" />
            <source>Everything else is intact. `helix-desktop check --deep` lists all damage.</source>
            <translation>Todo o resto está intacto. `helix-desktop check --deep` lista todos os danos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/content_codec.py" />
            <source>Nothing changed. A newer version of Helix may be able to read it.</source>
            <translation>Nada mudou. Uma versão mais nova do Helix talvez consiga ler.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/content_codec.py" />
            <source>The cache entry {named}… has a format (version {version}) that this Helix Desktop doesn't know.</source>
            <translation>A entrada do cache {named}… tem um formato (versão {version}) que este Helix Desktop não conhece.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/content_codec.py" />
            <source>The cache entry {named}… is damaged: its bytes don't match its SHA-256.</source>
            <translation>A entrada do cache {named}… está danificada: os bytes não correspondem ao SHA-256.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/contents.py" />
            <source>A range starts at 0 or later and doesn't go backward.</source>
            <translation>Um intervalo começa em 0 ou depois e não anda para trás.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/contents.py" />
            <source>Cache entries belong to one workspace. Check that this is the right one.</source>
            <translation>As entradas do cache pertencem a um único workspace. Verifique se este é o certo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/contents.py" />
            <source>There is no range {start} to {stop}.</source>
            <translation>O intervalo de {start} a {stop} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/contents.py" />
            <source>This workspace has no cache entry {name}….</source>
            <translation>Este workspace não tem a entrada do cache {name}….</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Can't use {path}: {reason}.</source>
            <translation>Não é possível usar {path}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Check that the disk is connected and the path is right.</source>
            <translation>Verifique se o disco está conectado e se o caminho está certo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Everything so far is saved and readable, but new work can't be saved. Free disk space; the workspace then resumes.</source>
            <translation>Tudo até agora está salvo e legível, mas não é possível salvar trabalho novo. Libere espaço em disco; o workspace então continua.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Helix doesn't have permission to read and write in {where}.</source>
            <translation>O Helix não tem permissão para ler e gravar em {where}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Nothing changed. Check the folder's permissions or choose another data folder.</source>
            <translation>Nada mudou. Verifique as permissões da pasta ou escolha outra pasta de dados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Nothing changed. Choose a data folder with a shorter path.</source>
            <translation>Nada mudou. Escolha uma pasta de dados com um caminho mais curto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Nothing changed. Choose a data folder with a valid name.</source>
            <translation>Nada mudou. Escolha uma pasta de dados com um nome válido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>The disk that holds {where} is full.</source>
            <translation>O disco que contém {where} está cheio.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>The path {folder} isn't valid text.</source>
            <translation>O caminho {folder} não é texto válido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>The path {path} is too long for this system.</source>
            <translation>O caminho {path} é longo demais para este sistema.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>{path} does not exist.</source>
            <translation>{path} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Closest match: {names}…</source>
            <translation>Mais parecida: {names}…</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Enter 12 to 64 hex digits, as shown in the marker.</source>
            <translation>Informe de 12 a 64 dígitos hexadecimais, como aparecem no marcador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Enter more digits: {found}.</source>
            <translation>Informe mais dígitos: {found}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>More than one cache entry starts with {wanted}.</source>
            <translation>Mais de uma entrada do cache começa com {wanted}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Nothing is stored yet.</source>
            <translation>Ainda não há nada armazenado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Nothing was saved. Try again.</source>
            <translation>Nada foi salvo. Tente de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>The cache is being cleaned up.</source>
            <translation>O cache está sendo limpo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>This workspace has no cache entry starting with {wanted}.</source>
            <translation>Este workspace não tem nenhuma entrada do cache que comece com {wanted}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>{prefix} isn't a hash.</source>
            <translation>{prefix} não é um hash.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>Choose another ID.</source>
            <translation>Escolha outro ID.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>Choose one from the list.</source>
            <translation>Escolha um da lista.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>Session {session} has already started.</source>
            <translation>A sessão {session} já começou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The record doesn't follow the one before it.</source>
            <translation>O registro não segue o anterior.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The record has a format (version {version}) that only a newer Helix Desktop knows.</source>
            <translation>O registro tem um formato (versão {version}) que só um Helix Desktop mais novo conhece.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The record is cut short.</source>
            <translation>O registro está cortado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The record is damaged (its checksum is wrong).</source>
            <translation>O registro está danificado (a soma de verificação está errada).</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <location filename="helix_desktop/store/maintenance/garbage_mark.py" />
            <source>The record is missing.</source>
            <translation>Falta o registro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The session has no start record.</source>
            <translation>A sessão não tem registro inicial.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The session's head doesn't match its last record.</source>
            <translation>O cabeçalho da sessão não corresponde ao último registro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>There is no session {session} in this workspace.</source>
            <translation>A sessão {session} não existe neste workspace.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/journal_table.py" />
            <source>{count} more records are missing up to here.</source>
            <extracomment>One: {count} more record is missing up to here.</extracomment>
            <translation>
                <numerusform>Falta mais {count} registro até aqui.</numerusform>
                <numerusform>Faltam mais {count} registros até aqui.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>Nothing changed. Close that program, then reopen the workspace.</source>
            <translation>Nada mudou. Feche esse programa e reabra o workspace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>Nothing was erased. Check the disk, then reopen the workspace.</source>
            <translation>Nada foi apagado. Verifique o disco e reabra o workspace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <location filename="helix_desktop/store/maintenance/frozen_store.py" />
            <location filename="helix_desktop/store/writer.py" />
            <source>Nothing was erased. Run `helix-desktop check --repair`, which works on a copy.</source>
            <translation>Nada foi apagado. Execute `helix-desktop check --repair`, que trabalha em uma cópia.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>Reopen the workspace and try again.</source>
            <translation>Reabra o workspace e tente de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The database in {folder} is damaged or incomplete: {text}.</source>
            <translation>O banco de dados em {folder} está danificado ou incompleto: {text}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The database in {folder} is in use by another program.</source>
            <translation>O banco de dados em {folder} está em uso por outro programa.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The disk failed while using {folder}: {text}.</source>
            <translation>O disco falhou durante o uso de {folder}: {text}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The workspace's store is closed.</source>
            <translation>O armazenamento do workspace está fechado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The workspace's store is closing.</source>
            <translation>O armazenamento do workspace está fechando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>Nothing changed. Quit it, or try again when it has ended.</source>
            <translation>Nada mudou. Encerre-o ou tente de novo quando terminar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>Nothing changed. Try again when it has ended.</source>
            <translation>Nada mudou. Tente de novo quando terminar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>The workspace in {parent} is open in {who}.</source>
            <translation>O workspace em {parent} está aberto em {who}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>another part of this process</source>
            <translation>outra parte deste processo</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>another process</source>
            <translation>outro processo</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>process {pid}</source>
            <translation>outro processo (PID {pid})</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>A displayed total is wrong.</source>
            <translation>Um total exibido está errado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>A hint points to {digest}…, which is missing.</source>
            <translation>Uma dica aponta para {digest}…, que não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>A snapshot belongs to session {key}, which is missing.</source>
            <translation>Um instantâneo pertence à sessão {key}, que não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Counts of uses are too high.</source>
            <translation>As contagens de usos são altas demais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Event {seq} of session {session}: {problem}</source>
            <translation>Evento {seq} da sessão {session}: {problem}</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Its content may be lost. `check --repair` keeps the readable part.</source>
            <translation>O conteúdo pode ter se perdido. `check --repair` mantém a parte legível.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Its title and times are lost.</source>
            <translation>O título e os horários se perderam.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Its tool, times, and counts are lost.</source>
            <translation>A ferramenta, os horários e as contagens se perderam.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>New entries could overwrite old ones.</source>
            <translation>Novas entradas poderiam sobrescrever antigas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Nothing changed. `check --repair` rebuilds the database from readable data.</source>
            <translation>Nada mudou. `check --repair` reconstrói o banco de dados com os dados legíveis.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Nothing is displayed incorrectly.</source>
            <translation>Nada é exibido incorretamente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Opening the workspace sets the mark again.</source>
            <translation>Abrir o workspace define a marca de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Search may not find this entry.</source>
            <translation>A busca pode não encontrar esta entrada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Session {session} {what}.</source>
            <translation>A sessão {session} {what}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The counters are behind the numbers in use.</source>
            <translation>Os contadores estão atrás dos números em uso.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The end of the database's log is gone. Everything before it is intact.</source>
            <translation>O fim do log do banco de dados se perdeu. Tudo antes dele está intacto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The entry is indexed twice.</source>
            <translation>A entrada está indexada duas vezes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The entry takes space and can be recalled only by its hash.</source>
            <translation>A entrada ocupa espaço e só pode ser recuperada pelo hash.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The list of its uses is incomplete.</source>
            <translation>A lista de usos dela está incompleta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The next version takes more space.</source>
            <translation>A próxima versão ocupa mais espaço.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The number of its uses is wrong.</source>
            <translation>O número de usos dela está errado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The old database is kept as db.before-repair-… in the workspace's data. `check --acknowledge` ends this report.</source>
            <translation>O banco de dados antigo fica como db.before-repair-… nos dados do workspace. `check --acknowledge` encerra este aviso.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The record of {short}… is damaged.</source>
            <translation>O registro de {short}… está danificado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The session is shown with a gap there.</source>
            <translation>A sessão aparece com uma lacuna ali.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The session isn't listed.</source>
            <translation>A sessão não está na lista.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The snapshot only takes space.</source>
            <translation>O instantâneo só ocupa espaço.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The store counts {said} for {name}, but the entries add up to {counted}.</source>
            <translation>O armazenamento conta {said} para {name}, mas as entradas somam {counted}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The store in {folder} isn't marked as complete.</source>
            <translation>O armazenamento em {folder} não está marcado como completo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The store's counters are lost.</source>
            <translation>Os contadores do armazenamento se perderam.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The use of {digest}… by event {seq} of {session} isn't recorded.</source>
            <translation>O uso de {digest}… pelo evento {seq} de {session} não está registrado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The workspace doesn't open.</source>
            <translation>O workspace não abre.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>These events aren't shown.</source>
            <translation>Estes eventos não são mostrados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>has a damaged head</source>
            <translation>tem um cabeçalho danificado</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>has a different length than when it was stored</source>
            <translation>tem um tamanho diferente de quando foi armazenada</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>has events after its head</source>
            <translation>tem eventos depois do cabeçalho</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>has events but no head</source>
            <translation>tem eventos, mas não tem cabeçalho</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>is damaged</source>
            <translation>está danificada</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>is listed but missing</source>
            <translation>está na lista, mas não existe</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>is of an unknown kind</source>
            <translation>é de um tipo desconhecido</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{at}: {text}</source>
            <translation>{at}: {text}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{count} uses of {short}… are recorded, but the entry is missing.</source>
            <extracomment>One: {count} use of {short}… is recorded, but the entry is missing.</extracomment>
            <translation>
                <numerusform>{count} uso de {short}… está registrado, mas a entrada não existe.</numerusform>
                <numerusform>{count} usos de {short}… estão registrados, mas a entrada não existe.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{digest}… is at a wrong place in the change feed.</source>
            <translation>{digest}… está em um lugar errado na lista de alterações.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{missing} saved steps after step {step} are missing.</source>
            <translation>Faltam {missing} etapas salvas depois da etapa {step}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{noted} recorded uses belong to no event.</source>
            <translation>{noted} usos registrados não pertencem a nenhum evento.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{short}… counts {refs} uses, but {count} are recorded.</source>
            <translation>{short}… conta {refs} usos, mas {count} estão registrados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{short}… is missing from the change feed.</source>
            <translation>{short}… não está na lista de alterações.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{short}… is stored but not listed.</source>
            <translation>{short}… está armazenada, mas não listada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>A block of the database's files with {room} is damaged.</source>
            <translation>Um bloco dos arquivos do banco de dados com {room} está danificado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>Its known contents are listed below. The rest was read.</source>
            <translation>O conteúdo conhecido dele está listado abaixo. O resto foi lido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>This entry is damaged. Restoring a file with the same bytes repairs it.</source>
            <translation>Esta entrada está danificada. Restaurar um arquivo com os mesmos bytes a repara.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>contents</source>
            <translation>conteúdos</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>entries</source>
            <translation>entradas</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>events</source>
            <translation>eventos</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>hints</source>
            <translation>dicas</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>incidents</source>
            <translation>incidentes</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>pieces of large contents</source>
            <translation>partes de conteúdos grandes</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>references</source>
            <translation>referências</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>session heads</source>
            <translation>cabeçalhos de sessões</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>snapshots</source>
            <translation>instantâneos</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>the change feed</source>
            <translation>a lista de alterações</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>token counts</source>
            <translation>contagens de tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>unnamed</source>
            <translation>sem nome</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>{digest}… ({entry}) {problem}.</source>
            <translation>{digest}… ({entry}) {problem}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The database's file {name} has no readable index.</source>
            <translation>O arquivo {name} do banco de dados não tem índice legível.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The database's file {name} is missing.</source>
            <translation>Falta o arquivo {name} do banco de dados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The database's file {name} was cut off: {size} of {listed} bytes are left.</source>
            <translation>O arquivo {name} do banco de dados foi cortado: restam {size} de {listed} bytes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The database's log {name} is damaged.</source>
            <translation>O log {name} do banco de dados está danificado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The list of the database's tables (MANIFEST) is missing or damaged.</source>
            <translation>A lista de tabelas do banco de dados (MANIFEST) falta ou está danificada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/export.py" />
            <source>The content is damaged or missing.</source>
            <translation>O conteúdo está danificado ou não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/frozen_store.py" />
            <source>The database in {place} is damaged: {why}.</source>
            <translation>O banco de dados em {place} está danificado: {why}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/garbage_mark.py" />
            <source>Nothing was removed. Can't read event {seq} of session {session}, so the entries it uses are unknown ({problem})</source>
            <translation>Nada foi removido. Não foi possível ler o evento {seq} da sessão {session}; as entradas que ele usa são desconhecidas ({problem})</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/garbage_mark.py" />
            <source>Run `helix-desktop check`, or delete that session if you no longer need it.</source>
            <translation>Execute `helix-desktop check`, ou exclua essa sessão se não precisar mais dela.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/garbage_mark.py" />
            <source>The session's head doesn't match its records.</source>
            <translation>O cabeçalho da sessão não corresponde aos registros.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_cleaning.py" />
            <source>Nothing was imported. Helix Desktop doesn't write such sessions.</source>
            <translation>Nada foi importado. O Helix Desktop não grava sessões assim.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_cleaning.py" />
            <source>Session {session} doesn't begin with its start.</source>
            <translation>A sessão {session} não começa pelo seu início.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Choose the folder that contains workspace.json.</source>
            <translation>Escolha a pasta que contém workspace.json.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Its workspace.json was changed.</source>
            <translation>O workspace.json dela foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Nothing changed. Update Helix to import it.</source>
            <translation>Nada mudou. Atualize o Helix para importar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Nothing was imported. Choose a folder that Helix Desktop exported.</source>
            <translation>Nada foi importado. Escolha uma pasta exportada pelo Helix Desktop.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Nothing was imported. Replace the link with the folder itself.</source>
            <translation>Nada foi importado. Substitua o link pela própria pasta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>The export contains an invalid session name.</source>
            <translation>A exportação contém um nome de sessão inválido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>The export in {source} was written by a newer Helix Desktop.</source>
            <translation>A exportação em {source} foi gravada por um Helix Desktop mais novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>{folder} is a symbolic link.</source>
            <translation>{folder} é um link simbólico.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>{path} isn't a valid export list: {error}.</source>
            <translation>{path} não é uma lista de exportação válida: {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>{source} isn't an export of Helix Desktop.</source>
            <translation>{source} não é uma exportação do Helix Desktop.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>A line is an event of an unknown kind.</source>
            <translation>Uma linha é um evento de tipo desconhecido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>A line isn't an event: {error}.</source>
            <translation>Uma linha não é um evento: {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>A line names an invalid cache entry.</source>
            <translation>Uma linha indica uma entrada do cache inválida.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>A line was changed: its SHA-256 differs.</source>
            <translation>Uma linha foi alterada: o SHA-256 dela é diferente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>Events {name} of version {version} come from a newer version.</source>
            <translation>Eventos {name} da versão {version} vêm de uma versão mais nova.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>Out of order.</source>
            <translation>Fora de ordem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>Event {seq} of session {name} is lost.</source>
            <translation>O evento {seq} da sessão {name} se perdeu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>More may be lost, and how much is unknown.</source>
            <translation>Pode ter se perdido mais, e não se sabe quanto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>Session {name} “{title}” is lost.</source>
            <translation>A sessão {name} “{title}” se perdeu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>The readable part is still in the database that was set aside.</source>
            <translation>A parte legível continua no banco de dados guardado à parte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>The workspace was repaired: kept {entries} entries and {events} events, {count} known losses.</source>
            <translation>O workspace foi reparado: mantidas {entries} entradas e {events} eventos, {count} perdas conhecidas.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>{count} more files.</source>
            <extracomment>One: {count} more file.</extracomment>
            <translation>
                <numerusform>Mais {count} arquivo.</numerusform>
                <numerusform>Mais {count} arquivos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>{digest}… ({entry}) is lost.</source>
            <translation>{digest}… ({entry}) se perdeu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>{digest}… is lost; event {seq} of session {owner} names it.</source>
            <translation>{digest}… se perdeu; o evento {seq} da sessão {owner} o indica.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>Session {session} is still being written to.</source>
            <translation>A sessão {session} ainda está sendo gravada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>Stop its turn first, then delete it.</source>
            <translation>Pare o turno dela e depois a exclua.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>The search didn't finish, so not all matching entries are known.</source>
            <translation>A busca não terminou; nem todas as entradas correspondentes são conhecidas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>Wait until the search index is ready, or use a simpler filter.</source>
            <translation>Espere o índice de busca ficar pronto ou use um filtro mais simples.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>A block of the database's files with events is damaged.</source>
            <translation>Um bloco dos arquivos do banco de dados com eventos está danificado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>Nothing changed. Free disk space, or copy the folder to a larger disk.</source>
            <translation>Nada mudou. Libere espaço em disco ou copie a pasta para um disco maior.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>Nothing changed. Restore the workspace from a backup.</source>
            <translation>Nada mudou. Restaure o workspace de um backup.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>Repairing {folder} needs {needed} of free disk space, but only {free} is free.</source>
            <translation>O reparo de {folder} precisa de {needed} livres em disco, mas só há {free}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>The repaired copy of {folder} isn't correct: {wrong}</source>
            <translation>A cópia reparada de {folder} não está correta: {wrong}</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>{count} MB</source>
            <translation>{count} MB</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Choose a folder outside it.</source>
            <translation>Escolha uma pasta fora dela.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Existing data is unchanged.</source>
            <translation>Os dados existentes não foram alterados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Nothing changed. Choose a new or empty folder.</source>
            <translation>Nada mudou. Escolha uma pasta nova ou vazia.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Nothing was imported. Make it again, then import it.</source>
            <translation>Nada foi importado. Faça de novo e depois importe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Stopped.</source>
            <translation>Parado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>The backup or export in {folder} was not finished.</source>
            <translation>O backup ou a exportação em {folder} não foi concluído.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>{folder} is inside {source}.</source>
            <translation>{folder} fica dentro de {source}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>{folder} is not empty.</source>
            <translation>{folder} não está vazia.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>Create the workspace or check the path.</source>
            <translation>Crie o workspace ou verifique o caminho.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <location filename="helix_desktop/store/records.py" />
            <source>Nothing changed. Run `helix-desktop check --repair`, which works on a copy.</source>
            <translation>Nada mudou. Execute `helix-desktop check --repair`, que trabalha em uma cópia.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>Nothing was created in its place. Restore it from a backup, or choose another folder.</source>
            <translation>Nada foi criado no lugar. Restaure-o de um backup ou escolha outra pasta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>Nothing was created in its place. Restore it from a backup.</source>
            <translation>Nada foi criado no lugar. Restaure-o de um backup.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>The database in {folder} has lost its first records.</source>
            <translation>O banco de dados em {folder} perdeu os primeiros registros.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>The database in {folder} is gone.</source>
            <translation>O banco de dados em {folder} sumiu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>The workspace in {folder} was complete, but its database is gone.</source>
            <translation>O workspace em {folder} estava completo, mas o banco de dados sumiu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>There is no workspace data in {folder}.</source>
            <translation>Não há dados de workspace em {folder}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/partial_replies.py" />
            <source>The disk isn't responding.</source>
            <translation>O disco não responde.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/partial_replies.py" />
            <source>The file doesn't start with a request.</source>
            <translation>O arquivo não começa com uma requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/partial_replies.py" />
            <source>The file has more than {most} MB.</source>
            <translation>O arquivo tem mais de {most} MB.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>A record of the store ({name}) is damaged.</source>
            <translation>Um registro do armazenamento ({name}) está danificado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>Nothing changed. Choose another folder.</source>
            <translation>Nada mudou. Escolha outra pasta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>Nothing changed. Update Helix to open it.</source>
            <translation>Nada mudou. Atualize o Helix para abri-lo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>Nothing was erased. `helix-desktop check --deep` lists what is damaged.</source>
            <translation>Nada foi apagado. `helix-desktop check --deep` lista o que está danificado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>The folder {where} contains a database that Helix Desktop didn't create.</source>
            <translation>A pasta {where} contém um banco de dados que o Helix Desktop não criou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>The store in {where} doesn't say which program wrote it.</source>
            <translation>O armazenamento em {where} não diz que programa o gravou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>The store in {where} was written by a newer Helix Desktop (format {version}, this one knows {known}).</source>
            <translation>O armazenamento em {where} foi gravado por um Helix Desktop mais novo (formato {version}; este conhece {known}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/index.py" />
            <source>Can't replace the search index file.</source>
            <translation>Não foi possível substituir o arquivo do índice de busca.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/index.py" />
            <source>Can't store the search index here. Search still works, but slower.</source>
            <translation>Não é possível armazenar o índice de busca aqui. A busca continua funcionando, mas mais devagar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/index.py" />
            <source>Can't write the search index to this disk. Search still works, but slower.</source>
            <translation>Não foi possível gravar o índice de busca neste disco. A busca continua funcionando, mas mais devagar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/index.py" />
            <location filename="helix_desktop/store/search/search.py" />
            <source>The workspace is closed.</source>
            <translation>O workspace está fechado.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/search/search.py" />
            <source>Search stopped after {count} entries.</source>
            <extracomment>One: Search stopped after {count} entry.</extracomment>
            <translation>
                <numerusform>A busca parou após {count} entrada.</numerusform>
                <numerusform>A busca parou após {count} entradas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/search.py" />
            <source>The regular expression stopped after {seconds} seconds and {looked} entries.</source>
            <translation>A expressão regular parou após {seconds} segundos e {looked} entradas.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/search/search.py" />
            <source>The regular expression took too long in {count} entries.</source>
            <extracomment>One: The regular expression took too long in {count} entry.</extracomment>
            <translation>
                <numerusform>A expressão regular demorou demais em {count} entrada.</numerusform>
                <numerusform>A expressão regular demorou demais em {count} entradas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/search.py" />
            <source>The search index is catching up, so this search was slower.</source>
            <translation>O índice de busca está sendo atualizado; esta busca foi mais lenta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/search.py" />
            <source>The workspace was closed.</source>
            <translation>O workspace foi fechado.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/search/search.py" />
            <source>{count} damaged entries couldn't be searched.</source>
            <extracomment>One: {count} damaged entry couldn't be searched.</extracomment>
            <translation>
                <numerusform>{count} entrada danificada não pôde ser pesquisada.</numerusform>
                <numerusform>{count} entradas danificadas não puderam ser pesquisadas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/workspace_store.py" />
            <source>The last step before the disk filled up was saved after all.</source>
            <translation>A última etapa antes de o disco encher foi salva, afinal.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/workspace_store.py" />
            <source>{seen} saved steps after step {step} are missing: the end of the database's log is gone. Everything before it is intact.</source>
            <translation>Faltam {seen} etapas salvas depois da etapa {step}: o fim do log do banco de dados se perdeu. Tudo antes dele está intacto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/writer.py" />
            <source>The store in {parent} has lost its counters.</source>
            <translation>O armazenamento em {parent} perdeu os contadores.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/command_shell.py" />
            <source>Commands need Git Bash or PowerShell 7, and neither was found. Install Git for Windows or PowerShell 7, and start Helix again.</source>
            <translation>Os comandos precisam do Git Bash ou do PowerShell 7, e nenhum dos dois foi encontrado. Instale o Git para Windows ou o PowerShell 7 e inicie o Helix de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/documents/document_reader.py" />
            <source>The reading of the document was stopped.</source>
            <translation>A leitura do documento foi interrompida.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Apply the code again to see the present changes.</source>
            <translation>Aplique o código de novo para ver as alterações atuais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Ask for one patch for each file.</source>
            <translation>Peça um patch para cada arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Change {number} of the patch doesn't fit the file.</source>
            <translation>A alteração {number} do patch não se encaixa no arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Choose another file.</source>
            <translation>Escolha outro arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Choose the file that the patch changes.</source>
            <translation>Escolha o arquivo que o patch altera.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Edit it by hand.</source>
            <translation>Edite-o à mão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Its lines must be in the file exactly once. Ask for a new patch.</source>
            <translation>As linhas dela precisam estar no arquivo exatamente uma vez. Peça um novo patch.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>The encoding of {path} ({name}) lacks a character of the code.</source>
            <translation>A codificação de {path} ({name}) não tem um dos caracteres do código.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>The file has too many lines for a patch.</source>
            <translation>O arquivo tem linhas demais para um patch.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>The patch changes several files.</source>
            <translation>O patch altera vários arquivos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>There is no file {path} for the patch.</source>
            <translation>O arquivo {path}, que o patch altera, não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Use Save as… if you want the code in that file.</source>
            <translation>Use Salvar como… se quiser o código nesse arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} changed in the meantime, so Helix left it alone.</source>
            <translation>{path} mudou nesse meio-tempo; o Helix não mexeu nele.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>{path} is too large: code is applied to files of up to 1 MB.</source>
            <translation>{path} é grande demais: código é aplicado a arquivos de até 1 MB.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>{path} isn't text.</source>
            <translation>{path} não é texto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>{path} starts programs, holds keys, or tells agents what to do, so code isn't applied there.</source>
            <translation>{path} inicia programas, guarda chaves ou diz aos agentes o que fazer; código não é aplicado ali.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>Change it with a command.</source>
            <translation>Altere-o com um comando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>{path} cannot be read, so what it holds could not be kept. It is as it was.</source>
            <translation>Não foi possível ler {path}, então seu conteúdo não pôde ser guardado. Nada foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>{path} has {size} bytes. What a file holds is kept before it is changed, up to {most} bytes; it is as it was.</source>
            <translation>{path} tem {size} bytes. O conteúdo de um arquivo é guardado antes de ser alterado, até {most} bytes; nada foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>{path} is as it was: what it holds could not be kept first.</source>
            <translation>{path} não foi alterado: não foi possível guardar o conteúdo antes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} leads elsewhere now; nothing was written.</source>
            <translation>{path} agora leva a outro lugar; nada foi gravado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>{path} was changed meanwhile; nothing was written.</source>
            <translation>{path} foi alterado nesse meio-tempo; nada foi gravado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>Ask the user.</source>
            <translation>Pergunte ao usuário.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>Make a copy of it under a new name instead.</source>
            <translation>Em vez disso, faça uma cópia com um novo nome.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>Read it again first.</source>
            <translation>Leia-o de novo primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>{path} has {count} names (hard links); writing it would change or cut off the others.</source>
            <translation>{path} tem {count} nomes (links físicos); gravá-lo alteraria ou separaria os outros.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>{path} is read-only and unchanged.</source>
            <translation>{path} é somente leitura e não foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>{path} was changed by another program in the meantime, so Helix left it alone.</source>
            <translation>{path} foi alterado por outro programa nesse meio-tempo; o Helix não mexeu nele.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>Restore the whole file.</source>
            <translation>Restaure o arquivo inteiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>Single changes of {path} can't be separated.</source>
            <translation>Não é possível separar alterações isoladas de {path}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>There are too many copies of {path} already.</source>
            <translation>Já há cópias demais de {path}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} appeared in the meantime, so Helix left it alone.</source>
            <translation>{path} apareceu nesse meio-tempo; o Helix não mexeu nele.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} didn't exist before.</source>
            <translation>{path} não existia antes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} isn't text that can be merged.</source>
            <translation>{path} não é texto que possa ser mesclado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_tree.py" />
            <source>The braces of the pattern stand for too many.</source>
            <translation>As chaves do padrão representam nomes demais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_tree.py" />
            <source>The pattern has {count} characters, {longest} are possible.</source>
            <translation>O padrão tem {count} caracteres; o máximo é {longest}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_tree.py" />
            <source>Use * instead.</source>
            <translation>Use * no lugar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>A part of {path} is not a folder.</source>
            <translation>Uma parte de {path} não é uma pasta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>A path cannot hold a null character.</source>
            <translation>Um caminho não pode conter um caractere nulo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Can't open the project folder.</source>
            <translation>Não foi possível abrir a pasta do projeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Make room first.</source>
            <translation>Libere espaço primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>The disk is full; {path} is as it was.</source>
            <translation>O disco está cheio; {path} não foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>There is no {path}.</source>
            <translation>{path} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Use a path relative to that folder.</source>
            <translation>Use um caminho relativo a essa pasta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Use list_files to see what is in it.</source>
            <translation>Use list_files para ver o que há nela.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Use list_files to see what is there.</source>
            <translation>Use list_files para ver o que há lá.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} cannot be opened: {reason}.</source>
            <translation>Não foi possível abrir {path}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} is a folder.</source>
            <translation>{path} é uma pasta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} is being renamed all the time.</source>
            <translation>{path} está sendo renomeado o tempo todo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} is not a regular file (a pipe, device, socket or folder).</source>
            <translation>{path} não é um arquivo comum (é um pipe, dispositivo, socket ou pasta).</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} leads out of the workspace folder.</source>
            <translation>{path} leva para fora da pasta do workspace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} lies on a disk that cannot be written.</source>
            <translation>{path} fica em um disco que não pode ser gravado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} runs in a circle of symbolic links.</source>
            <translation>{path} dá voltas em links simbólicos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path}… goes through too many folders.</source>
            <translation>{path}… passa por pastas demais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/project_root.py" />
            <source>Its hooks and settings could run programs later, outside the sandbox.</source>
            <translation>Hooks e configurações dele poderiam executar programas depois, fora do sandbox.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/project_root.py" />
            <source>{parts} is the inside of a repository, which tools do not write.</source>
            <translation>{parts} é o interior de um repositório, onde as ferramentas não gravam.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/project_root.py" />
            <source>{parts} is {name}, which tools do not write.</source>
            <translation>{parts} é {name}, onde as ferramentas não gravam.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/project_root.py" />
            <source>{path} belongs to Helix Desktop itself; tools leave it alone.</source>
            <translation>{path} pertence ao próprio Helix Desktop; as ferramentas não mexem nele.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>Could run programs later, outside the sandbox.</source>
            <translation>Poderia executar programas depois, fora do sandbox.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>Put / between folders; choose a plain name.</source>
            <translation>Ponha / entre as pastas; escolha um nome simples.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>Show the user what you would write there.</source>
            <translation>Mostre ao usuário o que você gravaria lá.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{parts} belongs to {part}, which tools do not write.</source>
            <translation>{parts} pertence a {part}, onde as ferramentas não gravam.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{parts} is not written: instructions for agents include it.</source>
            <translation>{parts} não é gravado: instruções para agentes o incluem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{parts} is not written: {part} starts programs, holds keys or tells agents what to do.</source>
            <translation>{parts} não é gravado: {part} inicia programas, guarda chaves ou diz aos agentes o que fazer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{path} cannot be a file here: {odd}.</source>
            <translation>{path} não pode ser um arquivo aqui: {odd}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{path} is not made: {reason}.</source>
            <translation>{path} não foi criado: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>A branch can't be named {name} beside the branch {other}.</source>
            <translation>Não pode haver uma branch {name} junto com a branch {other}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Can't write to {folder}, where the worktree would be.</source>
            <translation>Não é possível gravar em {folder}, onde ficaria a worktree.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Choose another name.</source>
            <translation>Escolha outro nome.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Commit something first.</source>
            <translation>Faça um commit primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git can't create the worktree {folder}: {reason}</source>
            <translation>O git não conseguiu criar a worktree {folder}: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git can't tell what is uncommitted in {folder}: {reason}</source>
            <translation>O git não conseguiu informar o que está sem commit em {folder}: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git did not answer: {reason}</source>
            <translation>O git não respondeu: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git did not merge {branch}: {reason}</source>
            <translation>O git não mesclou {branch}: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git did not remove {folder}: {reason}</source>
            <translation>O git não removeu {folder}: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git doesn't take {name} as the name of a branch.</source>
            <translation>O git não aceita {name} como nome de branch.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git is not installed.</source>
            <translation>O git não está instalado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Install git, then try again.</source>
            <translation>Instale o git e tente de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Its branch {branch} may still be there. Start a new session.</source>
            <translation>A branch {branch} dela talvez ainda exista. Inicie uma nova sessão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing changed. Choose another name, or start an ordinary session.</source>
            <translation>Nada mudou. Escolha outro nome ou inicie uma sessão comum.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing was merged.</source>
            <translation>Nada foi mesclado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing was merged. Let Helix merge {into} into {branch} in this session first.</source>
            <translation>Nada foi mesclado. Peça antes ao Helix que mescle {into} em {branch} nesta sessão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing was removed.</source>
            <translation>Nada foi removido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing was removed. Run `git branch NAME {commit}` in the project folder first.</source>
            <translation>Nada foi removido. Execute antes `git branch NAME {commit}` na pasta do projeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Open that folder as a workspace to work in worktrees.</source>
            <translation>Abra essa pasta como workspace para trabalhar em worktrees.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Open the folder of the main repository as a workspace.</source>
            <translation>Abra a pasta do repositório principal como workspace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Run `git init` there first.</source>
            <translation>Execute `git init` lá primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The branch {branch} does not exist.</source>
            <translation>A branch {branch} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The folder {folder} is gone.</source>
            <translation>A pasta {folder} não existe mais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder has an unfinished merge, rebase or revert.</source>
            <translation>A pasta do projeto tem um merge, rebase ou revert não concluído.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder has uncommitted changes of the same files: {files}</source>
            <translation>A pasta do projeto tem alterações sem commit nos mesmos arquivos: {files}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is a bare repository, without a work tree.</source>
            <translation>A pasta do projeto é um repositório bare, sem árvore de trabalho.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is itself a worktree or a submodule.</source>
            <translation>A própria pasta do projeto é uma worktree ou um submódulo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is not in a git repository.</source>
            <translation>A pasta do projeto não está em um repositório git.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is on no branch now.</source>
            <translation>A pasta do projeto não está em nenhuma branch agora.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is only a part of the repository {top}.</source>
            <translation>A pasta do projeto é só uma parte do repositório {top}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The repository has no commits yet.</source>
            <translation>O repositório ainda não tem commits.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The worktree has commits that are on no branch, the last one is {commit}.</source>
            <translation>A worktree tem commits que não estão em nenhuma branch; o último é {commit}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The worktree has files that are not committed: {files}</source>
            <translation>A worktree tem arquivos sem commit: {files}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The worktree is not on its branch {branch} now.</source>
            <translation>A worktree não está agora na branch dela, {branch}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The worktree of this session is gone: {folder}.</source>
            <translation>A worktree desta sessão não existe mais: {folder}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>There is a branch {name} already.</source>
            <translation>Já existe uma branch {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>`git worktree repair` may help. Otherwise start a new session.</source>
            <translation>`git worktree repair` pode ajudar. Caso contrário, inicie uma nova sessão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>{branch} and {into} change the same lines of: {files}</source>
            <translation>{branch} e {into} alteram as mesmas linhas de: {files}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>{folder} is no worktree of the project folder any more.</source>
            <translation>{folder} não é mais uma worktree da pasta do projeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>A .env file, which holds secrets.</source>
            <translation>Um arquivo .env, que contém segredos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Can't be read.</source>
            <translation>Não foi possível ler.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>Changed by a git command, and you haven't agreed to the new text.</source>
            <translation>Alterado por um comando do git, e você não concordou com o novo texto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>Not text.</source>
            <translation>Não é texto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>This folder isn't trusted yet.</source>
            <translation>Esta pasta ainda não é confiável.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>This folder isn't trusted.</source>
            <translation>Esta pasta não é confiável.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host.py" />
            <source>Server {name} isn't turned on.</source>
            <translation>O servidor {name} não está ativado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host.py" />
            <source>The user must review it again.</source>
            <translation>O usuário precisa revisá-la de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host.py" />
            <source>{tool} of {server} changed since you approved it.</source>
            <translation>{tool} de {server} mudou desde que você a aprovou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host_limits.py" />
            <source>No model is available here.</source>
            <translation>Nenhum modelo está disponível aqui.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host_limits.py" />
            <source>There is no system keyring for the secrets of {server}.</source>
            <translation>Não há chaveiro do sistema para os segredos de {server}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>Can't find the server's address. Check its URL and the connection.</source>
            <translation>Não foi possível encontrar o endereço do servidor. Verifique a URL e a conexão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>Can't reach the server. Check that it runs, its URL, and the connection.</source>
            <translation>Não foi possível acessar o servidor. Verifique se ele está em execução, a URL e a conexão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>Couldn't open an encrypted connection to the server. Check its URL: servers without https start with http://.</source>
            <translation>Não foi possível abrir uma conexão criptografada com o servidor. Verifique a URL: as de servidores sem https começam com http://.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The proxy opens no way to the server. Check this system's proxy.</source>
            <translation>O proxy não dá acesso ao servidor. Verifique o proxy deste sistema.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The proxy requires authentication (status 407). Check this system's proxy.</source>
            <translation>O proxy exige autenticação (status 407). Verifique o proxy deste sistema.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server had an internal error (status {status}). Try again later.</source>
            <translation>O servidor teve um erro interno (status {status}). Tente de novo mais tarde.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server redirects to {place} (status {status}), where Helix doesn't follow. If that is the right server, use that URL.</source>
            <translation>O servidor redireciona para {place} (status {status}), e o Helix não segue para lá. Se esse for o servidor certo, use essa URL.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server refuses access (status 403). Check what its token is allowed to do.</source>
            <translation>O servidor nega o acesso (status 403). Verifique o que o token dele permite fazer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server rejected the request (status {status}). Check its URL and headers.</source>
            <translation>O servidor rejeitou a requisição (status {status}). Verifique a URL e os cabeçalhos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The server says: {said}</source>
            <translation>O servidor diz: {said}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server wants you to sign in (status 401). Save its token with `helix-desktop servers secret SERVER Authorization`, as in `Bearer TOKEN`.</source>
            <translation>O servidor exige login (status 401). Salve o token dele com `helix-desktop servers secret SERVER Authorization`, na forma `Bearer TOKEN`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server's rate limit is reached (status 429). Try again in {seconds} s.</source>
            <translation>O limite de requisições do servidor foi atingido (status 429). Tente de novo em {seconds} s.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server's rate limit is reached (status 429). Try again later.</source>
            <translation>O limite de requisições do servidor foi atingido (status 429). Tente de novo mais tarde.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>There is no MCP server at this address (status 404). Check the path of its URL, which often ends with /mcp.</source>
            <translation>Não há servidor MCP neste endereço (status 404). Verifique o caminho da URL, que muitas vezes termina com /mcp.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>This address accepts no MCP messages (status {status}). Check its URL: it must be one for streamable HTTP, not for SSE.</source>
            <translation>Este endereço não aceita mensagens MCP (status {status}). Verifique a URL: precisa ser de streamable HTTP, não de SSE.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>This address answers with a web page, not as an MCP server. Check its URL, and whether this network requires sign-in.</source>
            <translation>Este endereço responde com uma página da web, não como servidor MCP. Verifique a URL e se esta rede exige login.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>This address doesn't answer as an MCP server, but with {kind}. Check its URL.</source>
            <translation>Este endereço não responde como servidor MCP, mas com {kind}. Verifique a URL.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>This system doesn't trust the server's certificate. Check its URL and this system's certificates.</source>
            <translation>Este sistema não confia no certificado do servidor. Verifique a URL e os certificados deste sistema.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/message_filter.py" />
            <source>Can't understand the server's answer.</source>
            <translation>Não foi possível entender a resposta do servidor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>A form has {most} fields at most.</source>
            <translation>Um formulário tem no máximo {most} campos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>A model that is asked for a server has no tools.</source>
            <translation>Um modelo consultado para um servidor não tem ferramentas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>Forms can contain only text, numbers, yes/no, and choices.</source>
            <translation>Formulários só podem conter texto, números, sim/não e opções.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>From 1 to {most} messages and tokens for an answer.</source>
            <translation>De 1 a {most} mensagens e tokens para uma resposta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>More than {longest} characters.</source>
            <translation>Mais de {longest} caracteres.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>Only text can be asked of a model here.</source>
            <translation>Aqui só é possível pedir texto a um modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>The form asks for fields that it does not have.</source>
            <translation>O formulário pede campos que não tem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The arguments are not an object.</source>
            <translation>Os argumentos não são um objeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <location filename="helix_desktop/tools/tool.py" />
            <source>The arguments are not valid JSON: {error}.</source>
            <translation>Os argumentos não são JSON válido: {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The call is over.</source>
            <translation>A chamada terminou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The connection to the server ended.</source>
            <translation>A conexão com o servidor terminou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The server didn't answer in time.</source>
            <translation>O servidor não respondeu a tempo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The server's answer doesn't follow the protocol.</source>
            <translation>A resposta do servidor não segue o protocolo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>{server} didn't answer in time, so the call was canceled.</source>
            <translation>{server} não respondeu a tempo; a chamada foi cancelada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_connection.py" />
            <source>The connection ended</source>
            <translation>A conexão terminou</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_connection.py" />
            <source>The server needs this variable.</source>
            <translation>O servidor precisa desta variável.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_connection.py" />
            <source>The server said: {said}</source>
            <translation>O servidor disse: {said}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_connection.py" />
            <source>The variable {name} is not set.</source>
            <translation>A variável {name} não está definida.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>Can't find the server {server} ({reason}).</source>
            <translation>Não foi possível encontrar o servidor {server} ({reason}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>Its start command isn't approved.</source>
            <translation>O comando de início dele não foi aprovado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>The server ended before it answered.</source>
            <translation>O servidor foi encerrado antes de responder.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>The server ended.</source>
            <translation>O servidor foi encerrado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>The server has ended.</source>
            <translation>O servidor já foi encerrado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>The server {server} has been stopped.</source>
            <translation>O servidor {server} foi parado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>failing</source>
            <translation>com falha</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>needs approval</source>
            <translation>requer aprovação</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>ready</source>
            <translation>pronto</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>starting</source>
            <translation>iniciando</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>stopped</source>
            <translation>parada</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>{phase}: {reason}</source>
            <translation>{phase}: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>{server} didn't start in time.</source>
            <translation>{server} não iniciou a tempo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_process.py" />
            <source>Can't start {program}: {reason}.</source>
            <translation>Não foi possível iniciar {program}: {reason}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_process.py" />
            <source>Install the program, or enter its full path.</source>
            <translation>Instale o programa ou informe o caminho completo dele.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_process.py" />
            <source>There is no program {command}.</source>
            <translation>O programa {command} não existe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Can read {held}, which contains secrets, and reach the network.</source>
            <translation>Pode ler {held}, que contém segredos, e acessar a rede.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Fetches from an unusual address.</source>
            <translation>Busca dados em um endereço incomum.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Fetches from {host}, which learns everything in the address.</source>
            <translation>Busca dados em {host}, que fica sabendo de tudo o que está no endereço.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Git would read {named}, which contains secrets and is hidden from commands. Once committed, commands can read it.</source>
            <translation>O git leria {named}, que contém segredos e fica oculto aos comandos. Depois do commit, os comandos podem lê-lo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Helix can't check commands for {shell}.</source>
            <translation>O Helix não consegue verificar comandos do {shell}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Helix can't check it</source>
            <translation>o Helix não consegue verificá-lo</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Needs network access.</source>
            <translation>Precisa de acesso à rede.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Reaches {host}: data can be sent there.</source>
            <translation>Alcança {host}: dados podem ser enviados para lá.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Runs in the background until it ends or someone stops it.</source>
            <translation>Fica em execução em segundo plano até terminar ou alguém pará-lo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>The sandbox can't create a work tree outside the project folder.</source>
            <translation>O sandbox não pode criar uma árvore de trabalho fora da pasta do projeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Would send a secret of this project elsewhere.</source>
            <translation>Enviaria um segredo deste projeto para outro lugar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>`{server}` says that `{tool}` only reads. Its answer is outside content.</source>
            <translation>`{server}` diz que `{tool}` só lê. A resposta é conteúdo externo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>`{tool}` does more than read.</source>
            <translation>`{tool}` faz mais do que ler.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>it can carry data out</source>
            <translation>pode levar dados para fora</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>{mask} only hides a secret from you, and would be used as it is written here. `edit_file` and `write_file` can keep it in the file that it is from.</source>
            <translation>{mask} só oculta um segredo de você e seria usado como está escrito aqui. `edit_file` e `write_file` podem mantê-lo no arquivo de onde veio.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Can be read in two ways.</source>
            <translation>Pode ser lido de duas maneiras.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Contains invisible characters.</source>
            <translation>Contém caracteres invisíveis.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Contains look-alike letters.</source>
            <translation>Contém letras enganosas, parecidas com outras.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Has too many parts to check.</source>
            <translation>Tem partes demais para verificar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Longer than {longest} characters, too long to check.</source>
            <translation>Tem mais de {longest} caracteres; é longo demais para verificar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>No rules are known for {shell}.</source>
            <translation>Não há regras conhecidas para {shell}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>The command is empty.</source>
            <translation>O comando está vazio.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Writes to `{target}`.</source>
            <translation>Grava em `{target}`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>`{name}` {trouble}.</source>
            <translation>`{name}` {trouble}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Changes permissions of a whole folder.</source>
            <translation>Altera as permissões de uma pasta inteira.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes everything it finds.</source>
            <translation>Exclui tudo o que encontra.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes files that git doesn't track.</source>
            <translation>Exclui arquivos que o git não rastreia.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes files.</source>
            <translation>Exclui arquivos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes folders with everything in them.</source>
            <translation>Exclui pastas com tudo o que há nelas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes folders.</source>
            <translation>Exclui pastas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Ends programs.</source>
            <translation>Encerra programas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Overwrites files so that they can't be restored.</source>
            <translation>Sobrescreve arquivos de modo que não podem ser restaurados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Publishes a package.</source>
            <translation>Publica um pacote.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Publishes commits to another place.</source>
            <translation>Publica commits em outro lugar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Replaces or deletes commits that were pushed.</source>
            <translation>Substitui ou exclui commits já enviados por push.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Sends data to another computer.</source>
            <translation>Envia dados para outro computador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Throws away changes or commits that git may not bring back.</source>
            <translation>Descarta alterações ou commits que o git talvez não traga de volta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Truncates files.</source>
            <translation>Trunca arquivos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Writes raw bytes over a file or a disk.</source>
            <translation>Grava bytes brutos sobre um arquivo ou disco.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Writes to GitHub in your name.</source>
            <translation>Escreve no GitHub em seu nome.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>it replaces what was pushed</source>
            <translation>substitui o que já foi enviado por push</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Changes permissions of the whole system or a home folder.</source>
            <translation>Altera as permissões do sistema inteiro ou de uma pasta pessoal.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Deletes files all over the system.</source>
            <translation>Exclui arquivos em todo o sistema.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Deletes the system, a home folder, or anything an empty variable expands to.</source>
            <translation>Exclui o sistema, uma pasta pessoal ou qualquer coisa em que uma variável vazia se expanda.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Fork bomb: multiplies until the computer freezes.</source>
            <translation>Fork bomb: multiplica-se até o computador travar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Kills every running program.</source>
            <translation>Encerra todos os programas em execução.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Moves the system or a home folder.</source>
            <translation>Move o sistema ou uma pasta pessoal.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Shuts down the computer.</source>
            <translation>Desliga o computador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Wipes a disk or changes its partitions.</source>
            <translation>Apaga um disco ou altera as partições dele.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Writes over a disk.</source>
            <translation>Grava por cima de um disco.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>Changes `{path}`.</source>
            <translation>Altera `{path}`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>Names no file in the project folder, and this tool changes no others.</source>
            <translation>Não indica nenhum arquivo na pasta do projeto, e esta ferramenta não altera outros.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>Would change git's or Helix's own settings.</source>
            <translation>Alteraria as configurações do git ou do próprio Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>`{path}` contains a secret, which is hidden from the model.</source>
            <translation>`{path}` contém um segredo, que fica oculto ao modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>`{path}` may contain a secret.</source>
            <translation>`{path}` pode conter um segredo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>`{path}` starts programs or tells agents what to do, outside the sandbox.</source>
            <translation>`{path}` inicia programas ou diz aos agentes o que fazer, fora do sandbox.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>it holds a secret</source>
            <translation>contém um segredo</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>it steers programs</source>
            <translation>controla programas</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/prefix_rules.py" />
            <source>`{lead}` followed by any other words. Only in the sandbox and in this workspace, not `{lead} &amp;&amp; …`.</source>
            <translation>`{lead}` seguido de quaisquer outras palavras. Só no sandbox e neste workspace; não vale para `{lead} &amp;&amp; …`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>Asks to run without the sandbox, because this system's sandbox (Landlock) can't allow what it does. Nothing would restrict it.</source>
            <translation>Pede para executar sem o sandbox, porque o sandbox deste sistema (Landlock) não pode permitir o que ele faz. Nada o restringiria.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>No sandbox on this system: nothing restricts the command.</source>
            <translation>Sem sandbox neste sistema: nada restringe o comando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>The conversation contains outside content, and this call can send data out.</source>
            <translation>A conversa contém conteúdo externo, e esta chamada pode enviar dados para fora.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>The sandbox is off for this workspace: nothing restricts the command.</source>
            <translation>O sandbox está desativado para este workspace: nada restringe o comando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>The user always denies this</source>
            <translation>O usuário sempre nega isto</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>You haven't trusted this folder yet.</source>
            <translation>Você ainda não confiou nesta pasta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>a rule says to always ask</source>
            <translation>uma regra manda perguntar sempre</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>isn't a known read-only command</source>
            <translation>não é um comando conhecido de somente leitura</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it contains invisible characters</source>
            <translation>contém caracteres invisíveis</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it contains look-alike letters</source>
            <translation>contém letras enganosas, parecidas com outras</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it may reach outside the project</source>
            <translation>pode alcançar fora do projeto</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it may read secrets</source>
            <translation>pode ler segredos</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it uses sudo</source>
            <translation>usa sudo</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>not for this kind of call</source>
            <translation>não para este tipo de chamada</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>outside content is in the conversation</source>
            <translation>há conteúdo externo na conversa</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>trust this folder first</source>
            <translation>confie nesta pasta primeiro</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>{said} (`{shown}`).</source>
            <translation>{said} (`{shown}`).</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The file isn't a PNG, JPEG, GIF, or WebP image.</source>
            <translation>O arquivo não é uma imagem PNG, JPEG, GIF ou WebP.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image can't be made small enough.</source>
            <translation>Não é possível deixar a imagem pequena o bastante.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image has no pixels.</source>
            <translation>A imagem não tem pixels.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image has too many pixels. Up to {most} are supported.</source>
            <translation>A imagem tem pixels demais. O máximo aceito é {most}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image has {size} bytes. Images of up to {most} bytes are supported.</source>
            <translation>A imagem tem {size} bytes. São aceitas imagens de até {most} bytes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image is damaged or incomplete.</source>
            <translation>A imagem está danificada ou incompleta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/project_guides.py" />
            <source>From a folder of dependencies or one that git ignores, and you haven't agreed to use it.</source>
            <translation>De uma pasta de dependências ou ignorada pelo git, e você não concordou em usá-lo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/project_guides.py" />
            <source>From a nested repository that isn't yours, and you haven't agreed to use it.</source>
            <translation>De um repositório aninhado que não é seu, e você não concordou em usá-lo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/project_guides.py" />
            <source>Same text as {name}.</source>
            <translation>Mesmo texto que {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/folder_survey.py" />
            <source>Choose a smaller folder as the project folder.</source>
            <translation>Escolha uma pasta menor como pasta do projeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/folder_survey.py" />
            <source>The project folder contains more than {most} folders, too many to find what commands must not reach.</source>
            <translation>A pasta do projeto contém mais de {most} pastas, demais para encontrar o que os comandos não devem alcançar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_copy.py" />
            <source>Put what it leads to in its place.</source>
            <translation>Coloque no lugar dele aquilo a que ele leva.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_copy.py" />
            <source>Run `git pack-refs --all` yourself.</source>
            <translation>Execute `git pack-refs --all` você mesmo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_copy.py" />
            <source>The command was not run: `{path}` in the repository is a link.</source>
            <translation>O comando não foi executado: `{path}` no repositório é um link.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_copy.py" />
            <source>The command was not run: the repository has too many branches, tags, or other files to be copied before.</source>
            <translation>O comando não foi executado: o repositório tem branches, tags ou outros arquivos demais para ser copiado antes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_files.py" />
            <source>The command left too many files in the repository.</source>
            <translation>O comando deixou arquivos demais no repositório.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>A merge, rebase, or revert was unfinished then, or is now.</source>
            <translation>Um merge, rebase ou revert não estava concluído na época, ou não está agora.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>Can't open the repository: {reason}</source>
            <translation>Não foi possível abrir o repositório: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>Finish or abort it with git.</source>
            <translation>Conclua ou cancele com o git.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>Git has removed what the earlier state needs.</source>
            <translation>O git removeu o que o estado anterior precisa.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>These were changed since: {names}.</source>
            <translation>Alterados desde então: {names}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/layout.py" />
            <source>Commands can't run when the whole disk is the project folder.</source>
            <translation>Comandos não podem ser executados quando a pasta do projeto é o disco inteiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/layout.py" />
            <source>Put the secrets into one folder, into version control or elsewhere; or choose a smaller folder as the project folder.</source>
            <translation>Ponha os segredos em uma única pasta, sob controle de versão ou em outro lugar; ou escolha uma pasta menor como pasta do projeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/layout.py" />
            <source>The command was not run: the project folder holds {count} places that it would have to be kept from, more than {most}.</source>
            <translation>O comando não foi executado: a pasta do projeto contém {count} lugares que teriam de ficar fora do alcance dele, acima do máximo de {most}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/login_environment.py" />
            <source>{shell} didn't report its variables within {seconds} seconds.</source>
            <translation>{shell} não informou suas variáveis em {seconds} segundos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/mount_check.py" />
            <source>another command moves {place}</source>
            <translation>outro comando move {place}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/mount_check.py" />
            <source>its mounts can't be checked</source>
            <translation>não é possível verificar as suas montagens</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/network_entry.py" />
            <source>No port could be opened: {error}.</source>
            <translation>Não foi possível abrir uma porta: {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>Sandboxes are available on Linux only.</source>
            <translation>Sandboxes só estão disponíveis no Linux.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>doesn't run ({error}).</source>
            <translation>não funciona ({error}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>needs version {oldest}, but the kernel offers {offered}.</source>
            <translation>precisa da versão {oldest}, mas o kernel oferece {offered}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>no program to start it with.</source>
            <translation>não há programa para iniciá-lo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>not installed.</source>
            <translation>não instalado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>not supported on this processor.</source>
            <translation>sem suporte neste processador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>too old.</source>
            <translation>antigo demais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/process.py" />
            <source>The command could not be run.</source>
            <translation>Não foi possível executar o comando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox.py" />
            <source>The command could not be started.</source>
            <translation>Não foi possível iniciar o comando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Can end your other programs, because this system's Landlock is too old to prevent that.</source>
            <translation>Pode encerrar seus outros programas, porque o Landlock deste sistema é antigo demais para impedir isso.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Can't change repositories, or editor, shell, and agent configuration. New ones are set aside for you. Only git in its own command can commit.</source>
            <translation>Não pode alterar repositórios nem a configuração de editores, shells e agentes. Arquivos novos desse tipo são guardados à parte para você. Só o git em seu próprio comando pode fazer commits.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Can't see uncommitted files with secrets. Committed ones are readable, but removed from the output.</source>
            <translation>Não vê arquivos com segredos que não estão em commits. Os que estão podem ser lidos, mas são removidos da saída.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Can't touch git hooks and settings, or editor, shell, and agent configuration. New ones are set aside for you, unless git created them.</source>
            <translation>Não pode tocar em hooks e configurações do git nem na configuração de editores, shells e agentes. Arquivos novos desse tipo são guardados à parte para você, a menos que o git os tenha criado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Changes that commands make to files can't be undone.</source>
            <translation>Alterações que comandos fazem em arquivos não podem ser desfeitas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Child processes are ended with the command.</source>
            <translation>Processos filhos são encerrados com o comando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Child processes end with the command, and with Helix.</source>
            <translation>Processos filhos terminam com o comando e com o Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Child processes end with the command.</source>
            <translation>Processos filhos terminam com o comando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Commands run in Git Bash.</source>
            <translation>Os comandos são executados no Git Bash.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Commands run in PowerShell 7. Helix can't check them, so there is no “Always” for them.</source>
            <translation>Os comandos são executados no PowerShell 7. O Helix não consegue verificá-los; por isso, não há “Sempre” para eles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Every command you allow can reach the network, your files, and your keys.</source>
            <translation>Todo comando que você permite pode acessar a rede, seus arquivos e suas chaves.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>New editor or agent configuration files are set aside only when the command ends.</source>
            <translation>Novos arquivos de configuração de editores ou agentes só são guardados à parte quando o comando termina.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>No network except the hosts you allow, and no access to other processes. Its own processes can reach each other.</source>
            <translation>Sem rede, exceto os hosts que você permite, e sem acesso a outros processos. Os processos dele podem se comunicar entre si.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>No network unless you allow it, not even to this computer.</source>
            <translation>Sem rede, a menos que você permita, nem mesmo para este computador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>No sandbox: commands can do anything you can, so Helix asks before each one.</source>
            <translation>Sem sandbox: comandos podem fazer tudo o que você pode; por isso o Helix pergunta antes de cada um.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Not sandboxed: can do anything you can.</source>
            <translation>Fora do sandbox: pode fazer tudo o que você pode.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Nothing can be created, renamed, or deleted directly in folders that contain protected files (including the project folder), not even `target`, `node_modules`, or `build`, and their modes can't be changed. Folders below them have no such limits. Owners of files can't be changed. A command that fails for this reason may ask you to run without the sandbox.</source>
            <translation>Nada pode ser criado, renomeado ou excluído diretamente em pastas que contêm arquivos protegidos (incluindo a pasta do projeto), nem mesmo `target`, `node_modules` ou `build`, e os modos delas não podem ser alterados. Pastas abaixo delas não têm esses limites. Os donos de arquivos não podem ser alterados. Um comando que falha por esse motivo pode pedir para ser executado sem o sandbox.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Programs that exchange datagrams over sockets with a path don't work; programs that connect to each other do.</source>
            <translation>Programas que trocam datagramas por sockets com caminho não funcionam; programas que se conectam entre si, sim.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Programs that share memory between processes don't work.</source>
            <translation>Programas que compartilham memória entre processos não funcionam.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Programs that talk to each other over sockets with a path don't work on this system.</source>
            <translation>Programas que se conectam entre si por sockets com caminho não funcionam neste sistema.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Reaches the whole network or nothing. Single hosts can't be allowed.</source>
            <translation>Acessa a rede inteira ou nada. Não é possível permitir hosts individuais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Reads the system and your toolchains, but nothing else in home folders or on other disks.</source>
            <translation>Lê o sistema e suas toolchains, mas nada mais em pastas pessoais ou em outros discos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Sandboxed with Landlock: can write only in the project folder and the workspace's own home folder. Can't read yours, but sees other processes.</source>
            <translation>Em sandbox com Landlock: só pode gravar na pasta do projeto e na pasta pessoal própria do workspace. Não lê a sua, mas vê outros processos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Sandboxed: can write only in the project folder and the workspace's own home folder, and can't see yours.</source>
            <translation>Em sandbox: só pode gravar na pasta do projeto e na pasta pessoal própria do workspace, e não vê a sua.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Sees running programs and the names of protected files in the project folder.</source>
            <translation>Vê os programas em execução e os nomes de arquivos protegidos na pasta do projeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Writes only in the project folder and in the workspace's own home folder.</source>
            <translation>Só grava na pasta do projeto e na pasta pessoal própria do workspace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Writes only in the project folder and in the workspace's own home folder; files in /tmp are discarded.</source>
            <translation>Só grava na pasta do projeto e na pasta pessoal própria do workspace; arquivos em /tmp são descartados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/windows_process.py" />
            <source>This shell is for Windows only.</source>
            <translation>Este shell é só para Windows.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>A mask can be kept, moved in its file, or removed, but not copied.</source>
            <translation>Uma máscara pode ser mantida, movida no arquivo dela ou removida, mas não copiada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>A mask stands for its secret only in the file that it was read from. Read this file again, or write something else in its place.</source>
            <translation>Uma máscara só representa seu segredo no arquivo do qual foi lida. Leia este arquivo de novo ou escreva outra coisa no lugar dela.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>Keep or remove all of these lines together.</source>
            <translation>Mantenha ou remova todas estas linhas juntas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>Read the file again: there, each of them has its own mark.</source>
            <translation>Leia o arquivo de novo: lá, cada um tem sua própria marca.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>{mask} is one of several lines that stand for one secret in {path}; nothing was changed.</source>
            <translation>{mask} é uma de várias linhas que representam um mesmo segredo em {path}; nada foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>{mask} may stand for one of several secrets in {path}; nothing was changed.</source>
            <translation>{mask} pode representar um de vários segredos em {path}; nada foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>{mask} stands for a hidden secret, but for none that is in {path} now; nothing was changed.</source>
            <translation>{mask} representa um segredo oculto, mas nenhum que esteja agora em {path}; nada foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>{mask} would be in {path} more often than its secret is now; nothing was changed.</source>
            <translation>{mask} estaria em {path} mais vezes do que o segredo está agora; nada foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A list isn't closed on its line.</source>
            <translation>Uma lista não é fechada na mesma linha.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A quotation mark isn't closed on its line.</source>
            <translation>As aspas não são fechadas na mesma linha.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A second line of {mark} is missing.</source>
            <translation>Falta uma segunda linha {mark}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A value can't start with {quote}.</source>
            <translation>Um valor não pode começar com {quote}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A value has {count} characters; the limit is {longest}.</source>
            <translation>Um valor tem {count} caracteres; o limite é {longest}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Can't understand line {line}, or its field is repeated.</source>
            <translation>Não foi possível entender a linha {line}, ou o campo dela está repetido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Can't understand line {line}.</source>
            <translation>Não foi possível entender a linha {line}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Can't understand the text below line {line}.</source>
            <translation>Não foi possível entender o texto abaixo da linha {line}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Larger than 64 KB.</source>
            <translation>Maior que 64 KB.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>No description.</source>
            <translation>Sem descrição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>No instructions below the description.</source>
            <translation>Sem instruções abaixo da descrição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>The file doesn't start with a line of {mark}.</source>
            <translation>O arquivo não começa com uma linha {mark}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>The name may contain only letters, digits, spaces, dots, _, and -.</source>
            <translation>O nome só pode conter letras, dígitos, espaços, pontos, _ e -.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>The tools aren't a list of names.</source>
            <translation>As ferramentas não são uma lista de nomes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Too many agents.</source>
            <translation>Agentes demais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>a list isn't allowed.</source>
            <translation>uma lista não é permitida.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>{where} has the same name and comes first.</source>
            <translation>{where} tem o mesmo nome e vem antes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>Change other letters with a command that knows its encoding.</source>
            <translation>Altere outras letras com um comando que conheça a codificação.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>Use write_file to make a file.</source>
            <translation>Use write_file para criar um arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>What stands there may be a part of other letters.</source>
            <translation>O que está ali pode ser parte de outras letras.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>{which} has no text to find.</source>
            <translation>{which}: não há texto a procurar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>{which} is not unique; nothing was changed.</source>
            <translation>{which}: o texto não é único; nada foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>{which} would change nothing: old and new text are the same.</source>
            <translation>{which}: nada mudaria, o texto antigo e o novo são iguais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>{which}: the text to replace wasn't found. Nothing changed.</source>
            <translation>{which}: o texto a substituir não foi encontrado. Nada mudou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/tool.py" />
            <source>The arguments are not valid JSON: {half} is half of a character.</source>
            <translation>Os argumentos não são JSON válido: {half} é meio caractere.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/tool.py" />
            <source>The arguments do not fit: {error}.</source>
            <translation>Os argumentos não servem: {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/tool.py" />
            <source>Write the character itself, or both of its halves.</source>
            <translation>Escreva o próprio caractere ou as duas metades.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>Finished</source>
            <translation>Concluído</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>Helix needs your approval</source>
            <translation>O Helix precisa da sua aprovação</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>Helix: {0} sessions running</source>
            <extracomment>One: Helix: {0} session running</extracomment>
            <translation>
                <numerusform>Helix: {0} sessão em andamento</numerusform>
                <numerusform>Helix: {0} sessões em andamento</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Quit</source>
            <translation>Sair</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>Show Helix</source>
            <translation>Mostrar Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>“{0}” in {1} finished.</source>
            <translation>“{0}” em {1} terminou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>“{0}” in {1} is waiting for your answer.</source>
            <translation>“{0}” em {1} está esperando sua resposta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>A drive may hang there. Choose another folder, or try again later.</source>
            <translation>Talvez esteja em uma unidade travada. Escolha outra pasta ou tente de novo mais tarde.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Change now</source>
            <translation>Mudar agora</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Change the language now?</source>
            <translation>Mudar o idioma agora?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Changing it now discards what you typed in settings: {0}. Otherwise it changes after a restart.</source>
            <translation>Mudar agora descarta o que você digitou nas configurações: {0}. Caso contrário, o idioma muda ao reiniciar.</translation>
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
            <translation>Repasse</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Something went wrong.</source>
            <translation>Algo deu errado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>The folder {folder} doesn't answer.</source>
            <translation>A pasta {folder} não responde.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Your saved work is safe. See the log in {0}.</source>
            <translation>Seu trabalho salvo está seguro. Veja o log em {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/error_window.py" />
            <location filename="helix_desktop/ui/cache/page.py" />
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/startup.py" />
            <source>Can't load a part of Helix Desktop: {error}.</source>
            <translation>Não foi possível carregar uma parte do Helix Desktop: {error}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_check.py" />
            <source>The window shows only {count} colors, so it was not painted.</source>
            <translation>A janela mostra só {count} cores; portanto, não foi desenhada.</translation>
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
            <translation>Cancelar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Commands that run in the background end with Helix.</source>
            <translation>Comandos em segundo plano são encerrados junto com o Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Helix is still working</source>
            <translation>O Helix ainda está trabalhando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>If you stop now, everything so far is kept and you can continue later.</source>
            <translation>Se você parar agora, tudo até aqui é mantido e você pode continuar depois.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Keep running</source>
            <translation>Deixar rodando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Quit without applying your changes?</source>
            <translation>Sair sem aplicar suas alterações?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Quitting discards what you edited but did not apply: {0}.</source>
            <translation>Ao sair, o que você editou e não aplicou é descartado: {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Stop and quit</source>
            <translation>Parar e sair</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <location filename="helix_desktop/ui/palette/item_sources.py" />
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Untitled</source>
            <translation>Sem título</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Work can continue in the background. Use the tray icon to reopen the window.</source>
            <translation>O trabalho pode continuar em segundo plano. Use o ícone da bandeja para reabrir a janela.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Work can continue while the window is minimized.</source>
            <translation>O trabalho pode continuar com a janela minimizada.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>{0} commands are still running</source>
            <extracomment>One: {0} command is still running</extracomment>
            <translation>
                <numerusform>{0} comando ainda está em execução</numerusform>
                <numerusform>{0} comandos ainda estão em execução</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>{0} sessions are still running</source>
            <extracomment>One: {0} session is still running</extracomment>
            <translation>
                <numerusform>{0} sessão ainda está em andamento</numerusform>
                <numerusform>{0} sessões ainda estão em andamento</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Archive</source>
            <translation>Arquivar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Archive workspace</source>
            <translation>Arquivar workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Archived and deleted workspaces…</source>
            <translation>Workspaces arquivados e excluídos…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/palette/item_sources.py" />
            <source>Can't read the workspace file</source>
            <translation>Não foi possível ler o arquivo do workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Can't read this workspace's file.</source>
            <translation>Não foi possível ler o arquivo deste workspace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/window/main_window.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Choose a project folder</source>
            <translation>Escolha uma pasta de projeto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Choose an empty folder for the export</source>
            <translation>Escolha uma pasta vazia para a exportação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Choose an export or backup folder</source>
            <translation>Escolha uma pasta de exportação ou backup</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Close without applying your changes?</source>
            <translation>Fechar sem aplicar suas alterações?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Closing the workspace discards what you typed in its settings: {0}.</source>
            <translation>Fechar o workspace descarta o que você digitou nas configurações dele: {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Delete permanently</source>
            <translation>Excluir para sempre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Delete workspace “{0}”?</source>
            <translation>Excluir o workspace “{0}”?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Delete workspace…</source>
            <translation>Excluir workspace…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Delete “{0}” permanently?</source>
            <translation>Excluir “{0}” para sempre?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Export</source>
            <translation>Exportar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Export canceled</source>
            <translation>Exportação cancelada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Export failed</source>
            <translation>A exportação falhou</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Export workspace…</source>
            <translation>Exportar workspace…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Exported</source>
            <translation>Exportado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Exporting</source>
            <translation>Exportando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Finished before it could be canceled.</source>
            <translation>Terminou antes de poder ser cancelado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Helix is working in this workspace. Stop it or wait until it finishes</source>
            <translation>O Helix está trabalhando neste workspace. Pare-o ou espere terminar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Import canceled</source>
            <translation>Importação cancelada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Import failed</source>
            <translation>A importação falhou</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Import workspace…</source>
            <translation>Importar workspace…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Imported</source>
            <translation>Importado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Importing</source>
            <translation>Importando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Its sessions and cache are erased from disk. You can't undo this.</source>
            <translation>As sessões e o cache dele são apagados do disco. Não é possível desfazer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Its sessions, cache, and settings ({0}) move to the trash in {1}.</source>
            <translation>As sessões, o cache e as configurações dele ({0}) vão para a lixeira em {1}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Move to trash</source>
            <translation>Mover para a lixeira</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>New workspace</source>
            <translation>Novo workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>New workspace with this policy…</source>
            <translation>Novo workspace com esta política…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>New workspace…</source>
            <translation>Novo workspace…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>No workspace is open</source>
            <translation>Nenhum workspace aberto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>No workspace was created. {0} is unchanged.</source>
            <translation>Nenhum workspace foi criado. {0} não foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Open folder…</source>
            <translation>Abrir pasta…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Rename and color</source>
            <translation>Nome e cor</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Rename and color…</source>
            <translation>Renomear e mudar cor…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>The partial export in {0} was removed. The workspace is unchanged.</source>
            <translation>A exportação parcial em {0} foi removida. O workspace não foi alterado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>The partial work was removed. Nothing else changed.</source>
            <translation>O trabalho parcial foi removido. Nada mais mudou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>This workspace no longer exists.</source>
            <translation>Este workspace não existe mais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Workspace</source>
            <translation>Workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>You can restore them from Archived and deleted workspaces.</source>
            <translation>Você pode restaurá-los em Workspaces arquivados e excluídos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Your project folder is not touched.</source>
            <translation>Sua pasta do projeto não é alterada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Your project folder {0} is not touched.</source>
            <translation>Sua pasta do projeto {0} não é alterada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/content_lines.py" />
            <source>From line {0}</source>
            <translation>A partir da linha {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/content_lines.py" />
            <source>… {0} more</source>
            <translation>… mais {0}</translation>
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
            <translation>Limpar cache…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Compare with previous version</source>
            <translation>Comparar com a versão anterior</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Copy marker</source>
            <translation>Copiar marcador</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Export entry…</source>
            <translation>Exportar entrada…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Filter entries</source>
            <translation>Filtrar entradas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Filter entries (/)</source>
            <translation>Filtrar entradas (/)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Filter with regular expressions</source>
            <translation>Filtrar com expressões regulares</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Open a cache entry first.</source>
            <translation>Abra uma entrada do cache primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Open or close entry</source>
            <translation>Abrir ou fechar entrada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Pin or unpin entry</source>
            <translation>Fixar ou desafixar entrada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Recall into next message</source>
            <translation>Recuperar na próxima mensagem</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Show references</source>
            <translation>Mostrar referências</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Verify all entries</source>
            <translation>Verificar todas as entradas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Verify entry</source>
            <translation>Verificar entrada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>All blocks are intact now. Check again.</source>
            <translation>Agora todos os blocos estão intactos. Verifique de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>All {0}</source>
            <translation>Todas as {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Check again</source>
            <translation>Verificar de novo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Checking blocks: {0}%</source>
            <translation>Verificando blocos: {0}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Copy SHA-256</source>
            <translation>Copiar SHA-256</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Copy report</source>
            <translation>Copiar relatório</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Helix won't send or export it. Nothing else is affected. To repair it, choose a file with the same bytes, for example from a backup or the project.</source>
            <translation>O Helix não vai enviá-la nem exportá-la. Nada mais é afetado. Para repará-la, escolha um arquivo com os mesmos bytes, por exemplo de um backup ou do projeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>None fits. Open one and recall part of it.</source>
            <translation>Nenhuma cabe. Abra uma e recupere parte dela.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>None of its {0} can be read.</source>
            <translation>Nada pode ser lido ({0}).</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Not even one line fits.</source>
            <translation>Nem uma linha cabe.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>One message can recall up to {0}.</source>
            <translation>Uma mensagem pode recuperar até {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Only {0} would fit.</source>
            <translation>Caberia só: {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall matches</source>
            <translation>Recuperar ocorrências</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall matches in {0}</source>
            <translation>Recuperar ocorrências em {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall {0}</source>
            <translation>Recuperar {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall {0} into next message</source>
            <translation>Recuperar {0} na próxima mensagem</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall {0} of {1}</source>
            <translation>Recuperar {0} de {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Recalled</source>
            <translation>Recuperado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>References</source>
            <translation>Referências</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Restore from file…</source>
            <translation>Restaurar de arquivo…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Save readable part…</source>
            <translation>Salvar parte legível…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Stored</source>
            <translation>Armazenado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Text</source>
            <translation>Texto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>The whole entry</source>
            <translation>A entrada inteira</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>This entry can't go into a message as text.</source>
            <translation>Esta entrada não pode ir como texto em uma mensagem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>This entry is damaged</source>
            <translation>Esta entrada está danificada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>This entry is no longer stored</source>
            <translation>Esta entrada não está mais armazenada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>This part</source>
            <translation>Esta parte</translation>
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
            <translation>Verificar SHA-256 (V)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>none</source>
            <translation>nenhum</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>the handover at {0}%</source>
            <translation>a passagem a {0}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>{0} and {1} more</source>
            <translation>{0} e mais {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} blocks; damaged: {1}</source>
            <translation>{0} blocos; danificados: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} may not fit in the context.</source>
            <translation>{0}: pode não haver espaço no contexto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} of them fit.</source>
            <translation>Cabem: {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} of {1} blocks are damaged. {2} ({3}%) can still be read.</source>
            <extracomment>One: One of {1} blocks is damaged. {2} ({3}%) can still be read.</extracomment>
            <translation>
                <numerusform>Um de {1} blocos está danificado. {2} ({3}%) ainda podem ser lidos.</numerusform>
                <numerusform>{0} de {1} blocos estão danificados. {2} ({3}%) ainda podem ser lidos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} tok · {1} → {2}%</source>
            <translation>{0} tok · {1} → {2}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} would fill the context to {1}%, past {2}.</source>
            <translation>{0}: o contexto chegaria a {1}%, passando de {2}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0}%</source>
            <translation>{0}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0}{2} · {1}{2} tokens</source>
            <translation>{0}{2} · {1}{2} tokens</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{1} in {0} sessions</source>
            <extracomment>One: {1} in {0} session</extracomment>
            <translation>
                <numerusform>{1} em {0} sessão</numerusform>
                <numerusform>{1} em {0} sessões</numerusform>
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
                <numerusform>{0} entrada está intacta.</numerusform>
                <numerusform>Todas as {0} entradas estão intactas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Can't compare: one version isn't text or is too large.</source>
            <translation>Não é possível comparar: uma das versões não é texto ou é grande demais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Canceling…</source>
            <translation>Cancelando…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Choose a file with the same bytes</source>
            <translation>Escolha um arquivo com os mesmos bytes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Copied.</source>
            <translation>Copiado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Empty.</source>
            <translation>Vazio.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Export canceled.</source>
            <translation>Exportação cancelada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Export canceled. The partial file {0} was removed.</source>
            <translation>Exportação cancelada. O arquivo parcial {0} foi removido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Export entry</source>
            <translation>Exportar entrada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>No earlier version of this command or path.</source>
            <translation>Não há versão anterior deste comando ou caminho.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Not text. Use the hex view.</source>
            <translation>Não é texto. Use a visualização hexadecimal.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Not valid JSON.</source>
            <translation>JSON inválido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Pinned. Cleanup won't delete this entry.</source>
            <translation>Fixada. A limpeza não vai excluir esta entrada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Restored and verified.</source>
            <translation>Restaurada e verificada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Save readable part</source>
            <translation>Salvar parte legível</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Saved to {0}.</source>
            <translation>Salvo em {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Saved to {0}. The {1} missing bytes are marked.</source>
            <translation>Salvo em {0}. Os {1} bytes que faltam estão marcados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Since {0} ({1}): +{2} −{3} lines.</source>
            <translation>Desde {0} ({1}): +{2} −{3} linhas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Too large for the clipboard. Export it instead.</source>
            <translation>Grande demais para a área de transferência. Exporte em vez disso.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Too large to show as JSON. Export it instead.</source>
            <translation>Grande demais para mostrar como JSON. Exporte em vez disso.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Unpinned.</source>
            <translation>Desafixada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>Verifying {0} of {1}</source>
            <translation>Verificando {0} de {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>Verifying…</source>
            <translation>Verificando…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Writing {0}: {1}%</source>
            <translation>Gravando {0}: {1}%</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>{0} of {1} entries are damaged.</source>
            <extracomment>One: {0} of {1} entries is damaged.</extracomment>
            <translation>
                <numerusform>{0} de {1} entradas está danificada.</numerusform>
                <numerusform>{0} de {1} entradas estão danificadas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Also removes the partial file {0}</source>
            <translation>Também remove o arquivo parcial {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Cancel export</source>
            <translation>Cancelar exportação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Close (Esc)</source>
            <translation>Fechar (Esc)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Copy content</source>
            <translation>Copiar conteúdo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Diff</source>
            <translation>Diff</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Export…</source>
            <translation>Exportar…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Find in content</source>
            <translation>Buscar no conteúdo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Hash mismatch</source>
            <translation>Hash não confere</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Hex</source>
            <translation>Hex</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>JSON</source>
            <translation>JSON</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Lines</source>
            <translation>Linhas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Matches</source>
            <translation>Ocorrências</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Missing</source>
            <translation>Ausente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Next entry (↓)</source>
            <translation>Próxima entrada (↓)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Next match (Enter)</source>
            <translation>Próxima ocorrência (Enter)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Not used in any session.</source>
            <translation>Não usada em nenhuma sessão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Pin</source>
            <translation>Fixar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Previous entry (↑)</source>
            <translation>Entrada anterior (↑)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Previous match (Shift+Enter)</source>
            <translation>Ocorrência anterior (Shift+Enter)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Recall</source>
            <translation>Recuperar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Recall   {0}</source>
            <translation>Recuperar   {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Recent references</source>
            <translation>Referências recentes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Search the text first</source>
            <translation>Busque no texto primeiro</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Select lines in the text first</source>
            <translation>Selecione linhas no texto primeiro</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Show all {0}</source>
            <translation>Ver todas as {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Unpin</source>
            <translation>Desafixar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Whole</source>
            <translation>Inteira</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Wrap long lines</source>
            <translation>Quebrar linhas longas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>as an excerpt</source>
            <translation>como trecho</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>as marker</source>
            <translation>como marcador</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>choosing…</source>
            <translation>escolhendo…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>covered</source>
            <translation>coberta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>event {0}</source>
            <translation>evento {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>in context</source>
            <translation>no contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>in context?</source>
            <translation>no contexto?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>lines with “{0}”</source>
            <translation>linhas com “{0}”</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>no</source>
            <translation>não</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>not open</source>
            <translation>não aberta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>verified just now</source>
            <translation>verificada agora mesmo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>✓ Verified · {0} ms</source>
            <translation>✓ Verificada · {0} ms</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Cache filter</source>
            <translation>Filtro do cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Clear filter (Esc)</source>
            <translation>Limpar filtro (Esc)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Filter by tool, size, usage, state, hash, or text</source>
            <translation>Filtrar por ferramenta, tamanho, uso, estado, hash ou texto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Filter suggestions</source>
            <translation>Sugestões de filtro</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Use regular expressions (Alt+R)</source>
            <translation>Usar expressões regulares (Alt+R)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>bytes: size:&gt;10k</source>
            <translation>bytes: size:&gt;10k</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>command or path</source>
            <translation>comando ou caminho</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>last recalled</source>
            <translation>última recuperação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>number of lines</source>
            <translation>número de linhas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>number of references</source>
            <translation>número de referências</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>outcome of the call</source>
            <translation>resultado da chamada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>regular expression: re:/error \d+/i</source>
            <translation>expressão regular: re:/error \d+/i</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>start of the hash</source>
            <translation>início do hash</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>state in the open session</source>
            <translation>estado na sessão aberta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>text in the content</source>
            <translation>texto no conteúdo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>time of storage: created:&lt;7d</source>
            <translation>hora do armazenamento: created:&lt;7d</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>times recalled</source>
            <translation>vezes recuperada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>tokens: tokens:&gt;4k</source>
            <translation>tokens: tokens:&gt;4k</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>tool that produced the entry</source>
            <translation>ferramenta que gerou a entrada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>type: mime:image</source>
            <translation>tipo: mime:image</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>yes or no</source>
            <translation>sim ou não</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>Stopped after {0} entries.</source>
            <extracomment>One: Stopped after {0} entry.</extracomment>
            <translation>
                <numerusform>Parou após {0} entrada.</numerusform>
                <numerusform>Parou após {0} entradas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>Stopped. The remaining entries were not deleted.</source>
            <translation>Parado. As entradas restantes não foram excluídas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} damaged</source>
            <translation>{0} com danos</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} entries deleted, {1} freed.</source>
            <extracomment>One: {0} entry deleted, {1} freed.</extracomment>
            <translation>
                <numerusform>{0} entrada excluída, {1} liberados.</numerusform>
                <numerusform>{0} entradas excluídas, {1} liberados.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} entries verified. All intact.</source>
            <extracomment>One: {0} entry verified. All intact.</extracomment>
            <translation>
                <numerusform>{0} entrada verificada. Intacta.</numerusform>
                <numerusform>{0} entradas verificadas. Todas intactas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} found in {1} ms</source>
            <translation>Encontradas: {0} · {1} ms</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} verified, {1} damaged. Filter by state:damaged to see them.</source>
            <translation>{0} verificadas, {1} com danos. Filtre por state:damaged para vê-las.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Age</source>
            <translation>Idade</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Cached</source>
            <translation>No cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Choosing…</source>
            <translation>Escolhendo…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Compacted</source>
            <translation>Compactada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Damaged</source>
            <translation>Danificada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Excerpt</source>
            <translation>Trecho</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>In context</source>
            <translation>No contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Loading</source>
            <translation>Carregando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/palette/item_sources.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Pinned</source>
            <translation>Fixada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Refs</source>
            <translation>Refs.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>SHA-256</source>
            <translation>SHA-256</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Source</source>
            <translation>Origem</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>State</source>
            <translation>Estado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Superseded</source>
            <translation>Substituída</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Tool</source>
            <translation>Ferramenta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/cache/table.py" />
            <source>never</source>
            <comment>recalled</comment>
            <translation>nunca</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>{0} bytes</source>
            <extracomment>One: {0} byte</extracomment>
            <translation>
                <numerusform>{0} byte</numerusform>
                <numerusform>{0} bytes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>{0}, {1}, {2} tokens, {3}, {4} of {5}</source>
            <translation>{0}, {1}, {2} tokens, {3}, {4} de {5}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>16,020 tokens</source>
            <translation>16.020 tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Before dedup</source>
            <translation>Sem deduplicação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Change or clear the filter to see more.</source>
            <translation>Altere ou limpe o filtro para ver mais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Change thresholds…</source>
            <translation>Alterar limiares…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Clean up…</source>
            <translation>Limpar cache…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Clear</source>
            <translation>Limpar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <location filename="helix_desktop/ui/widgets/line_view.py" />
            <source>Content</source>
            <translation>Conteúdo</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Delete {0} entries</source>
            <extracomment>One: Delete {0} entry</extracomment>
            <translation>
                <numerusform>Excluir {0} entrada</numerusform>
                <numerusform>Excluir {0} entradas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Deleting…</source>
            <translation>Excluindo…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Entries</source>
            <translation>Entradas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Entries that are pinned, used by a session, or less than a day old are kept.</source>
            <translation>Entradas fixadas, usadas por uma sessão ou com menos de um dia são mantidas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Entries used again in the meantime are kept.</source>
            <translation>Entradas usadas de novo nesse meio-tempo são mantidas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Go to conversation</source>
            <translation>Ir para a conversa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Helix keeps every tool output here. Large ones leave a marker in the context.</source>
            <translation>O Helix guarda aqui todas as saídas de ferramentas. As grandes deixam um marcador no contexto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Identical content is stored once. You and Helix can recall every byte.</source>
            <translation>Conteúdo idêntico é armazenado uma vez. Você e o Helix podem recuperar cada byte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Looking for unused entries…</source>
            <translation>Procurando entradas não usadas…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>No matches</source>
            <translation>Nada encontrado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Nothing cached yet</source>
            <translation>Nada no cache ainda</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Nothing to clean up</source>
            <translation>Nada para limpar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>On disk</source>
            <translation>Em disco</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Reading all sessions first. Nothing has been deleted.</source>
            <translation>Lendo todas as sessões primeiro. Nada foi excluído.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Recent cache entries</source>
            <translation>Entradas recentes do cache</translation>
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
            <translation>Remover</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Send a message that reads or searches files to fill the cache.</source>
            <translation>Envie uma mensagem que leia ou busque arquivos para preencher o cache.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Tokens saved</source>
            <translation>Tokens economizados</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Tool outputs appear here.</source>
            <translation>As saídas de ferramentas aparecem aqui.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Verify all</source>
            <translation>Verificar tudo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>You can't undo this.</source>
            <translation>Não é possível desfazer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>content {0}</source>
            <translation>conteúdo {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>content {0}, and conversations</source>
            <translation>conteúdo {0}, mais conversas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>in all outputs</source>
            <translation>em todas as saídas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>in this session</source>
            <translation>nesta sessão</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>in {0} sessions</source>
            <extracomment>One: in {0} session</extracomment>
            <translation>
                <numerusform>em {0} sessão</numerusform>
                <numerusform>em {0} sessões</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>no duplicates</source>
            <translation>sem duplicatas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>no duplicates yet</source>
            <translation>sem duplicatas ainda</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>of {0}</source>
            <translation>de {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} deduplicated</source>
            <translation>{0} deduplicados</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} duplicates</source>
            <translation>{0} duplicados</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} entries in the cache are no longer needed</source>
            <extracomment>One: {0} entry in the cache is no longer needed</extracomment>
            <translation>
                <numerusform>{0} entrada do cache não é mais necessária</numerusform>
                <numerusform>{0} entradas do cache não são mais necessárias</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} entries matching the filter are no longer needed</source>
            <extracomment>One: {0} entry matching the filter is no longer needed</extracomment>
            <translation>
                <numerusform>{0} entrada que corresponde ao filtro não é mais necessária</numerusform>
                <numerusform>{0} entradas que correspondem ao filtro não são mais necessárias</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} hides the most entries.</source>
            <translation>{0} é o que oculta mais entradas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} new</source>
            <translation>Novas: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} of content, {1} on disk.</source>
            <translation>{0} de conteúdo, {1} em disco.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} uncompressed</source>
            <translation>{0} sem compressão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>↑↓ select   Enter recall   P pin   V verify</source>
            <translation>↑↓ selecionar   Enter recuperar   P fixar   V verificar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>≈46 tokens</source>
            <translation>≈46 tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/table.py" />
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Cache entries</source>
            <translation>Entradas do cache</translation>
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
            <translation>Alterações</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>Done. Helix learns about it with the next request.</source>
            <translation>Pronto. O Helix fica sabendo na próxima requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>Helix keeps the present version, so you can undo this.</source>
            <translation>O Helix mantém a versão atual; você pode desfazer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>Some changes couldn't be undone.</source>
            <translation>Algumas alterações não puderam ser desfeitas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>The earlier version is in {0}.</source>
            <translation>A versão anterior está em {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>The file already has this content.</source>
            <translation>O arquivo já tem este conteúdo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/timeline/rewrite_list.py" />
            <source>Undo</source>
            <translation>Desfazer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>Undo what may be your own change?</source>
            <translation>Desfazer o que talvez seja alteração sua?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>{0} changed while the command ran: by it, or by you.</source>
            <translation>{0} mudou enquanto o comando rodava: por ele ou por você.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>Added</source>
            <translation>Adicionado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>Change {0} of {1}</source>
            <translation>Alteração {0} de {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>File changes</source>
            <translation>Alterações em arquivos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>No newline at end of file</source>
            <translation>Sem quebra de linha no fim do arquivo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>Removed</source>
            <translation>Removido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>line {0}</source>
            <translation>linha {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>{0} files</source>
            <extracomment>One: {0} file</extracomment>
            <translation>
                <numerusform>{0} arquivo</numerusform>
                <numerusform>{0} arquivos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>{1}: {0} lines added, {2} removed</source>
            <extracomment>One: {1}: {0} line added, {2} removed</extracomment>
            <translation>
                <numerusform>{1}: {0} linha adicionada, {2} removidas</numerusform>
                <numerusform>{1}: {0} linhas adicionadas, {2} removidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>… {0} more lines not shown. Restore file undoes all of them.</source>
            <extracomment>One: … {0} more line not shown. Restore file undoes all of them.</extracomment>
            <translation>
                <numerusform>… mais {0} linha não mostrada. Restaurar arquivo desfaz tudo.</numerusform>
                <numerusform>… mais {0} linhas não mostradas. Restaurar arquivo desfaz tudo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>All changes to this file were undone. Every version is in the cache.</source>
            <translation>Todas as alterações deste arquivo foram desfeitas. Todas as versões estão no cache.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Files Helix writes or edits appear here, with their earlier versions.</source>
            <translation>Arquivos que o Helix grava ou edita aparecem aqui, com as versões anteriores.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Merge…</source>
            <translation>Mesclar…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>No changes left</source>
            <translation>Nenhuma alteração restante</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>No file selected</source>
            <translation>Nenhum arquivo selecionado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>No files changed in this session</source>
            <translation>Nenhum arquivo alterado nesta sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>No line-by-line view</source>
            <translation>Sem visualização linha por linha</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Remove worktree…</source>
            <translation>Remover worktree…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Restore file</source>
            <translation>Restaurar arquivo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Save a copy</source>
            <translation>Salvar cópia</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Select a file to see its changes line by line.</source>
            <translation>Selecione um arquivo para ver as alterações linha por linha.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Something else changed the file between the change before and this one.</source>
            <translation>Outra coisa alterou o arquivo entre a alteração anterior e esta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>The file is back to its original content.</source>
            <translation>O arquivo voltou ao conteúdo original.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>The file isn't text or is over 1 MB. You can restore the whole file.</source>
            <translation>O arquivo não é texto ou tem mais de 1 MB. Você pode restaurar o arquivo inteiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>The file was edited since, so Helix won't overwrite it. You can undo single changes or save a copy.</source>
            <translation>O arquivo foi editado depois; o Helix não vai sobrescrevê-lo. Você pode desfazer alterações isoladas ou salvar uma cópia.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>The file was new, so undoing the changes deleted it.</source>
            <translation>O arquivo era novo; desfazer as alterações o excluiu.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Undo restore</source>
            <translation>Desfazer restauração</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Undo this change</source>
            <translation>Desfazer alteração</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Undo what git changed</source>
            <translation>Desfazer o que o git mudou</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Worktree: {0}</source>
            <translation>Worktree: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>as Helix left it</source>
            <translation>como o Helix o deixou</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>by a command or you</source>
            <translation>por um comando ou por você</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>deleted</source>
            <translation>excluído</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>edited since</source>
            <translation>editado depois</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>everything is merged</source>
            <translation>tudo foi mesclado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>its folder is gone</source>
            <translation>a pasta não existe mais</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>restored</source>
            <translation>restaurado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>unavailable</source>
            <translation>indisponível</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>while the command ran: by it, or by you</source>
            <translation>durante o comando: por ele ou por você</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>{0} commits to merge</source>
            <extracomment>One: {0} commit to merge</extracomment>
            <translation>
                <numerusform>{0} commit a mesclar</numerusform>
                <numerusform>{0} commits a mesclar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>{0} records of this session can't be read. Some changes may be missing.</source>
            <extracomment>One: {0} record of this session can't be read. Some changes may be missing.</extracomment>
            <translation>
                <numerusform>{0} registro desta sessão não pode ser lido. Podem faltar alterações.</numerusform>
                <numerusform>{0} registros desta sessão não podem ser lidos. Podem faltar alterações.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>{0} uncommitted files</source>
            <extracomment>One: {0} uncommitted file</extracomment>
            <translation>
                <numerusform>{0} arquivo sem commit</numerusform>
                <numerusform>{0} arquivos sem commit</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Check models…</source>
            <translation>Verificar modelos…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Retry now</source>
            <translation>Tentar agora</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Retrying in {0} s · attempt {1}</source>
            <translation>Nova tentativa em {0} s · tentativa {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Retrying in {0} · attempt {1}</source>
            <translation>Nova tentativa em {0} · tentativa {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Retrying · attempt {0}</source>
            <translation>Tentando · tentativa {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Stop</source>
            <translation>Parar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>The provider asks to wait</source>
            <translation>O provedor pede para esperar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>The provider isn't responding</source>
            <translation>O provedor não responde</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Your request is saved, and no tool ran twice.</source>
            <translation>Sua requisição está salva, e nenhuma ferramenta foi executada duas vezes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>excerpt</source>
            <translation>trecho</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>full output</source>
            <translation>saída completa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>preview</source>
            <translation>prévia</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>section {0} of {1}: {2}</source>
            <translation>seção {0} de {1}: {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>you can keep working; the result is checked before it replaces anything</source>
            <translation>você pode continuar trabalhando; o resultado é verificado antes de substituir qualquer coisa</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>{0} large outputs: Helix is choosing what to keep in context</source>
            <extracomment>One: Large output: Helix is choosing what to keep in context</extracomment>
            <translation>
                <numerusform>Saída grande: o Helix está escolhendo o que manter no contexto</numerusform>
                <numerusform>{0} saídas grandes: o Helix está escolhendo o que manter no contexto</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>{0} of {1} s</source>
            <translation>{0} de {1} s</translation>
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
            <translation>{0} tok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>{0} → {1} tok</source>
            <translation>{0} → {1} tok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Allow for this session</source>
            <translation>Permitir nesta sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Allow once</source>
            <translation>Permitir uma vez</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Allow this command?</source>
            <translation>Permitir este comando?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Allow {0}?</source>
            <translation>Permitir {0}?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Always</source>
            <translation>Sempre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Always allow</source>
            <translation>Sempre permitir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Back</source>
            <translation>Voltar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Can do anything that you can · no sandbox</source>
            <translation>Pode fazer tudo o que você pode · fora do sandbox</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Changes files of the project and uses the network · sandboxed</source>
            <translation>Altera arquivos do projeto e usa a rede · em sandbox</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Changes files of the project · sandboxed</source>
            <translation>Altera arquivos do projeto · em sandbox</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Command</source>
            <translation>Comando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Contains invisible characters (marked).</source>
            <translation>Contém caracteres invisíveis (marcados).</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Denies the call. Helix gets your note and asks before its next attempt.</source>
            <translation>Nega a chamada. O Helix recebe sua nota e pergunta antes da próxima tentativa.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Deny</source>
            <translation>Negar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Deny and send</source>
            <translation>Negar e enviar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Details of this call</source>
            <translation>Detalhes desta chamada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Edit</source>
            <translation>Editar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Edit this file?</source>
            <translation>Editar este arquivo?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Either way, Helix asks before it changes or runs anything else, unless you choose Sandboxed auto. Once outside content is in the conversation, Helix asks every time for secrets, the network, and other folders.</source>
            <translation>Em ambos os casos, o Helix pergunta antes de alterar ou executar qualquer outra coisa, a menos que você escolha Auto em sandbox. Quando há conteúdo externo na conversa, o Helix pergunta sempre sobre segredos, a rede e outras pastas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Fetch this URL?</source>
            <translation>Buscar esta URL?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Helix saves the current version first, so you can undo this.</source>
            <translation>O Helix salva a versão atual antes; você pode desfazer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Instructions of this project</source>
            <translation>Instruções deste projeto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Keep trusting</source>
            <translation>Manter confiança</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>May delete data</source>
            <translation>Pode excluir dados</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>May read secrets</source>
            <translation>Pode ler segredos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Network access</source>
            <translation>Acesso à rede</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Never allow</source>
            <translation>Nunca permitir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>No sandbox</source>
            <translation>Sem sandbox</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Not now</source>
            <translation>Agora não</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Not trusted</source>
            <translation>Não confiável</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>One invisible character</source>
            <translation>Um caractere invisível</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Open</source>
            <comment>to commands</comment>
            <translation>Liberar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Open this to commands</source>
            <translation>Liberar aos comandos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Opens {0} · sandboxed</source>
            <translation>Abre {0} · em sandbox</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Outside project folder</source>
            <translation>Fora da pasta do projeto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Review {0}</source>
            <translation>Revisar {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Run this instead</source>
            <translation>Executar isto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Sandboxed</source>
            <translation>Em sandbox</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Stop trusting</source>
            <translation>Retirar confiança</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Tell</source>
            <comment>Helix instead</comment>
            <translation>Dizer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Tell Helix instead</source>
            <translation>Dizer ao Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>The command is checked again before it runs, and Helix sees what ran.</source>
            <translation>O comando é verificado de novo antes de ser executado, e o Helix vê o que foi executado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>The wider “Always” (Alt+P) also allows {0}</source>
            <translation>O “Sempre” mais amplo (Alt+P) também permite {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>This folder is trusted</source>
            <translation>Esta pasta é confiável</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>This folder isn't trusted yet</source>
            <translation>Esta pasta ainda não é confiável</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>This is a new file. If you undo this, Helix deletes it.</source>
            <translation>Este é um arquivo novo. Se você desfizer, o Helix o exclui.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>This session</source>
            <translation>Esta sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Trust this folder</source>
            <translation>Confiar nesta pasta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Trust this folder?</source>
            <translation>Confiar nesta pasta?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Two invisible characters</source>
            <translation>Dois caracteres invisíveis</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Unrestricted</source>
            <translation>Sem restrições</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>What should Helix do instead?</source>
            <translation>O que o Helix deve fazer em vez disso?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Whatever you allow with “Always” runs without asking again.</source>
            <translation>Tudo o que você permite com “Sempre” é executado sem perguntar de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md, and runs read-only commands in the sandbox without asking.</source>
            <translation>Com confiança, o Helix segue o AGENTS.md e o CLAUDE.md do projeto e executa comandos de somente leitura no sandbox sem perguntar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md. No sandbox on this system: Helix asks before every command.</source>
            <translation>Com confiança, o Helix segue o AGENTS.md e o CLAUDE.md do projeto. Sem sandbox neste sistema: o Helix pergunta antes de cada comando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Without trust, Helix can read files but asks before every command and change.</source>
            <translation>Sem confiança, o Helix pode ler arquivos, mas pergunta antes de cada comando e alteração.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Write this file?</source>
            <translation>Gravar este arquivo?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>You can undo its changes to project files of up to 1 MB each.</source>
            <translation>Você pode desfazer as alterações dele em arquivos do projeto de até 1 MB cada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>You can undo its changes to project files, but not what it sends.</source>
            <translation>Você pode desfazer as alterações dele em arquivos do projeto, mas não o que ele envia.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>You can't undo what it does.</source>
            <translation>Você não pode desfazer o que ele faz.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>You changed this command.</source>
            <translation>Você alterou este comando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>not available here</source>
            <translation>não disponível aqui</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>one look-alike letter</source>
            <translation>uma letra enganosa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0} and {1}</source>
            <translation>{0} e {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0} invisible characters</source>
            <extracomment>One: {0} invisible character</extracomment>
            <translation>
                <numerusform>{0} caractere invisível</numerusform>
                <numerusform>{0} caracteres invisíveis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0} look-alike letters</source>
            <extracomment>One: {0} look-alike letter</extracomment>
            <translation>
                <numerusform>{0} letra enganosa</numerusform>
                <numerusform>{0} letras enganosas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0} would make this look like {1}. The actual text is {2}.</source>
            <translation>{0}: isto pareceria ser {1}. O texto real é {2}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0}. Click to change.</source>
            <translation>{0}. Clique para mudar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Always” and “Never” apply to {0}</source>
            <translation>“Sempre” e “Nunca” valem para {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Always” applies to {0}</source>
            <translation>“Sempre” vale para {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Always” isn't available: {0}.</source>
            <translation>“Sempre” não está disponível: {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“For this session” applies to {0}</source>
            <translation>“Nesta sessão” vale para {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Never” applies to {0}</source>
            <translation>“Nunca” vale para {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Never” applies to {0}, as far as Helix recognizes it</source>
            <translation>“Nunca” vale para {0}, até onde o Helix o reconhece</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/dock_card.py" />
            <source>Ctrl+Enter · Esc</source>
            <translation>Ctrl+Enter · Esc</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/dock_card.py" />
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <source>Next</source>
            <translation>Próximo</translation>
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
            <translation>{0} de {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/exact_text.py" />
            <source>Full details of this call</source>
            <translation>Todos os detalhes desta chamada</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/exact_text.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>{0} more lines</source>
            <extracomment>One: {0} more line</extracomment>
            <translation>
                <numerusform>mais {0} linha</numerusform>
                <numerusform>mais {0} linhas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Carry out this plan?</source>
            <translation>Executar este plano?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Discard</source>
            <translation>Descartar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Discard and send</source>
            <translation>Descartar e enviar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Edit the plan</source>
            <translation>Editar o plano</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Go</source>
            <translation>Executar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Save</source>
            <translation>Salvar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Enter both prices as numbers, such as 3 and 15.</source>
            <translation>Informe os dois preços em números, como 3 e 15.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Free of charge</source>
            <translation>Grátis</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Input</source>
            <translation>Entrada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Input price, USD per million tokens</source>
            <translation>Preço de entrada, USD por milhão de tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>No dollar limit</source>
            <translation>Sem limite em US$</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Output</source>
            <translation>Saída</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Output price, USD per million tokens</source>
            <translation>Preço de saída, USD por milhão de tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>The price of {0} is unknown, so your budget in dollars can't be kept.</source>
            <translation>O preço de {0} é desconhecido; não é possível respeitar seu orçamento em dólares.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>USD per million tokens</source>
            <translation>USD por milhão de tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Use this price</source>
            <translation>Usar este preço</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>What does this model cost?</source>
            <translation>Quanto custa este modelo?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Your answer holds in all workspaces. Change it in Settings › Models and keys.</source>
            <translation>Sua resposta vale em todos os workspaces. Mude-a em Configurações › Modelos e chaves.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source> characters</source>
            <translation> caracteres</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source> of these</source>
            <translation> destes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>A terminal wants to change permissions</source>
            <translation>Um terminal quer alterar permissões</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Allow</source>
            <translation>Permitir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Allow this only if you entered the command yourself.</source>
            <translation>Permita isto só se foi você quem digitou o comando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Decline</source>
            <translation>Recusar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/widgets/cards.py" />
            <source>Dismiss</source>
            <translation>Dispensar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Don't enter passwords or keys. Servers must not ask for them.</source>
            <translation>Não informe senhas nem chaves. Servidores não devem pedi-las.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Helix can't open this link. Only plain http and https links work.</source>
            <translation>O Helix não pode abrir este link. Só links http e https simples funcionam.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Helix can't see what you do on that page. You confirm once more before it opens.</source>
            <translation>O Helix não vê o que você faz nessa página. Você confirma mais uma vez antes de ela abrir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>MCP server</source>
            <translation>Servidor MCP</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>No</source>
            <translation>Não</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Opens {0}</source>
            <translation>Abre {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Open…</source>
            <translation>Abrir…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Send</source>
            <translation>Enviar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Server request</source>
            <translation>Pedido do servidor</translation>
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
            <translation>O endereço contém caracteres invisíveis.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>The connection is not encrypted.</source>
            <translation>A conexão não é criptografada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The host name contains look-alike letters.</source>
            <translation>O nome do host contém letras enganosas, parecidas com outras.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The link points to this computer or your local network.</source>
            <translation>O link aponta para este computador ou sua rede local.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>The model sees only the text above, not your conversations, and has no tools. Its answer goes to the MCP server {0}.</source>
            <translation>O modelo vê só o texto acima, não as suas conversas, e não tem ferramentas. A resposta vai para o servidor MCP {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Yes</source>
            <translation>Sim</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Your answers go to the MCP server {0}, a third-party program.</source>
            <translation>Suas respostas vão para o servidor MCP {0}, um programa de terceiros.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>at least {0}</source>
            <translation>pelo menos {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>at most {0}</source>
            <translation>no máximo {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>optional</source>
            <translation>opcional</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>required</source>
            <translation>obrigatório</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>up to {0}</source>
            <translation>até {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>{0} Servers must not ask for passwords or keys. Decline this request.</source>
            <translation>{0} Servidores não devem pedir senhas nem chaves. Recuse este pedido.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>{0} fields</source>
            <extracomment>One: {0} field</extracomment>
            <translation>
                <numerusform>{0} campo</numerusform>
                <numerusform>{0} campos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>{3} would answer: about {0} tokens in, up to {1} out, {2}.</source>
            <extracomment>One: {3} would answer: about {0} token in, up to {1} out, {2}.</extracomment>
            <translation>
                <numerusform>{3} responderia: cerca de {0} token de entrada, até {1} de saída, {2}.</numerusform>
                <numerusform>{3} responderia: cerca de {0} tokens de entrada, até {1} de saída, {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>“{0}” asks you to open a link</source>
            <translation>“{0}” pede que você abra um link</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>“{0}” looks like a secret.</source>
            <translation>“{0}” parece um segredo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>“{0}” needs information from you</source>
            <translation>“{0}” precisa de informações suas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>“{0}” wants to use a model</source>
            <translation>“{0}” quer usar um modelo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Applied to {0}.</source>
            <translation>Aplicado a {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>Apply code to file</source>
            <translation>Aplicar código a arquivo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Choose a file in the project folder.</source>
            <translation>Escolha um arquivo na pasta do projeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Helix learns about it with the next request. Undo it under Changes.</source>
            <translation>O Helix fica sabendo na próxima requisição. Desfaça em Alterações.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Nothing was saved. Choose another location.</source>
            <translation>Nada foi salvo. Escolha outro local.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Save code</source>
            <translation>Salvar código</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Apply</source>
            <translation>Aplicar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>Choose file…</source>
            <translation>Escolher arquivo…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>Choose the file that the code is for.</source>
            <translation>Escolha o arquivo a que o código se destina.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>File in the project folder</source>
            <translation>Arquivo na pasta do projeto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>New file.</source>
            <translation>Arquivo novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>The code replaces the whole file.</source>
            <translation>O código substitui o arquivo inteiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>The patch changes the lines that it names.</source>
            <translation>O patch altera as linhas que ele indica.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Attach a copy that is open and has text, or pictures of its pages.</source>
            <translation>Anexe uma cópia sem senha e com texto, ou imagens das páginas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>Attach files or images</source>
            <translation>Anexar arquivos ou imagens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Can't attach {0}: {1}.</source>
            <translation>Não foi possível anexar {0}: {1}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Move it into the project folder and mention it with @.</source>
            <translation>Mova para a pasta do projeto e mencione com @.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Remove images until the message fits.</source>
            <translation>Remova imagens até a mensagem caber.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Scale down or remove the oversized image first.</source>
            <translation>Reduza ou remova a imagem grande demais primeiro.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>This model accepts {0} images per message.</source>
            <extracomment>One: This model accepts {0} image per message.</extracomment>
            <translation>
                <numerusform>Este modelo aceita {0} imagem por mensagem.</numerusform>
                <numerusform>Este modelo aceita {0} imagens por mensagem.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>To add a folder, type @ and its name.</source>
            <translation>Para adicionar uma pasta, digite @ e o nome dela.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it can't be read</source>
            <translation>não foi possível ler</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it isn't a regular file</source>
            <translation>não é um arquivo comum</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's damaged or too large to be read</source>
            <translation>está danificado ou é grande demais para ser lido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's neither text nor a supported image</source>
            <translation>não é texto nem imagem compatível</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's outside the project and is a folder or over 64 MB</source>
            <translation>está fora do projeto e é uma pasta ou tem mais de 64 MB</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's outside the project and larger than 4 MB</source>
            <translation>está fora do projeto e tem mais de 4 MB</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's protected by a password</source>
            <translation>está protegido por senha</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>its pages are pictures without text</source>
            <translation>as páginas são imagens sem texto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>pasted image</source>
            <translation>imagem colada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} and {1} pixels</source>
            <translation>{0} e {1} pixels</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} files selected. You can attach {1} at a time.</source>
            <extracomment>One: {0} file selected. You can attach {1} at a time.</extracomment>
            <translation>
                <numerusform>{0} arquivo selecionado. Você pode anexar {1} por vez.</numerusform>
                <numerusform>{0} arquivos selecionados. Você pode anexar {1} por vez.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} is sent no images. It reads that there was one.</source>
            <translation>Nenhuma imagem é enviada para {0}. O modelo só lê que havia uma.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} is {1} × {2}, {3}. This model accepts {4}.</source>
            <translation>{0} tem {1} × {2}, {3}. Este modelo aceita {4}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} may not support images and could reject this message.</source>
            <translation>{0} talvez não aceite imagens e pode rejeitar esta mensagem.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} more failed for the same reason.</source>
            <extracomment>One: {0} more failed for the same reason.</extracomment>
            <translation>
                <numerusform>Mais {0} falhou pelo mesmo motivo.</numerusform>
                <numerusform>Mais {0} falharam pelo mesmo motivo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Enter to queue</source>
            <translation>Enter para pôr na fila</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Enter to queue · Ctrl+Enter to interrupt · Esc to stop</source>
            <translation>Enter para pôr na fila · Ctrl+Enter para interromper · Esc para parar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Enter to save  ·  Esc to cancel</source>
            <translation>Enter para salvar  ·  Esc para cancelar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Enter to send · Shift+Enter for new line</source>
            <translation>Enter para enviar · Shift+Enter para nova linha</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Image, {0} × {1}, {2}</source>
            <translation>Imagem, {0} × {1}, {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Mention a file (@)</source>
            <translation>Mencionar um arquivo (@)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Message</source>
            <translation>Mensagem</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Message {0}…   @ file · / command · # cached output</source>
            <translation>Mensagem para {0}…   @ arquivo · / comando · # saída no cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Scale down</source>
            <translation>Reduzir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Send (Enter)</source>
            <translation>Enviar (Enter)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Stop (Esc)</source>
            <translation>Parar (Esc)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Use {0}</source>
            <translation>Usar {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>{0} doesn't fit ({1} tokens). Only a preview will be sent.</source>
            <translation>{0} não cabe ({1} tokens). Só uma prévia será enviada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>{0} with this message</source>
            <translation>{0} com esta mensagem</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>{0}, {1} tok</source>
            <translation>{0}, {1} tok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>{0}. Press Delete to remove.</source>
            <translation>{0}. Pressione Delete para remover.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/editor.py" />
            <source>Save it as a file in the project and ask Helix to read it.</source>
            <translation>Salve-o como arquivo no projeto e peça ao Helix para lê-lo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/editor.py" />
            <source>This text is too long to paste.</source>
            <translation>Este texto é longo demais para colar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>Cached outputs</source>
            <translation>Saídas no cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>Files and cached outputs</source>
            <translation>Arquivos e saídas no cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>Lines of {0}</source>
            <translation>Linhas de {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>all lines</source>
            <translation>todas as linhas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>close</source>
            <translation>fechar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>insert</source>
            <translation>inserir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>lines with certain words</source>
            <translation>linhas com certas palavras</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>lines {0} to {1}</source>
            <translation>linhas {0} a {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>pick lines…</source>
            <translation>escolher linhas…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>run</source>
            <translation>executar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>select</source>
            <translation>selecionar</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>the first {0} lines</source>
            <extracomment>One: the first {0} line</extracomment>
            <translation>
                <numerusform>a primeira linha</numerusform>
                <numerusform>as primeiras {0} linhas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>these lines</source>
            <translation>estas linhas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_popup.py" />
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>No matches.</source>
            <translation>Nada encontrado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_popup.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>cached</source>
            <translation>no cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_popup.py" />
            <source>changed</source>
            <translation>alterado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mode_pill.py" />
            <source>Change with {0}.</source>
            <translation>Mude com {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mode_pill.py" />
            <source>Mode: {0}</source>
            <translation>Modo: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Couldn't send the next message.</source>
            <translation>Não foi possível enviar a próxima mensagem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Edit (Enter)</source>
            <translation>Editar (Enter)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <location filename="helix_desktop/ui/widgets/picture_view.py" />
            <source>Image</source>
            <translation>Imagem</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Move (Alt+↑, Alt+↓)</source>
            <translation>Mover (Alt+↑, Alt+↓)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Queued messages</source>
            <translation>Mensagens na fila</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Remove (Delete)</source>
            <translation>Remover (Delete)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Send now</source>
            <translation>Enviar agora</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>The turn failed, so the queue is paused.</source>
            <translation>O turno falhou; a fila está pausada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>These messages were queued when Helix closed.</source>
            <translation>Estas mensagens estavam na fila quando o Helix fechou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>You stopped the turn, so the queue is paused.</source>
            <translation>Você parou o turno; a fila está pausada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>editing</source>
            <translation>editando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>next</source>
            <translation>próxima</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>sending</source>
            <translation>enviando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>then</source>
            <translation>depois</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>{0} images</source>
            <extracomment>One: {0} image</extracomment>
            <translation>
                <numerusform>{0} imagem</numerusform>
                <numerusform>{0} imagens</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>Mention a file</source>
            <translation>Mencionar um arquivo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>Send queued messages</source>
            <translation>Enviar mensagens da fila</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>The queue is empty.</source>
            <translation>A fila está vazia.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>Your message is still in the message box.</source>
            <translation>Sua mensagem continua na caixa de mensagem.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <location filename="helix_desktop/ui/palette/palette.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} outputs</source>
            <extracomment>One: {0} output</extracomment>
            <translation>
                <numerusform>{0} saída</numerusform>
                <numerusform>{0} saídas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/controller.py" />
            <source>Ready</source>
            <translation>Pronto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/controller.py" />
            <source>Running · {0}</source>
            <translation>Executando · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/controller.py" />
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <location filename="helix_desktop/ui/widgets/list_view.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Waiting for you</source>
            <translation>Esperando por você</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Budget · {0} tokens…</source>
            <translation>Orçamento · {0} tokens…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Budget…</source>
            <translation>Orçamento…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Change reasoning effort…</source>
            <translation>Mudar esforço de raciocínio…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>Conversation</source>
            <translation>Conversa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Effort</source>
            <translation>Esforço</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Effort · {0}</source>
            <translation>Esforço · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Enter a number from {0} to {1}. Nothing changed.</source>
            <translation>Informe um número de {0} a {1}. Nada mudou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>From {0} to {1} tokens. They are charged as output.</source>
            <translation>De {0} a {1} tokens. São cobrados como saída.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Reasoning budget</source>
            <translation>Orçamento de raciocínio</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Reasoning effort</source>
            <translation>Esforço de raciocínio</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Reasoning effort: {0}</source>
            <translation>Esforço de raciocínio: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Sets how long the model reasons before it answers.</source>
            <translation>Define por quanto tempo o modelo raciocina antes de responder.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>The model reasons with at most this many tokens before each answer.</source>
            <translation>O modelo raciocina com no máximo este número de tokens antes de cada resposta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>The server may reject these for this model.</source>
            <translation>O servidor pode rejeitar estas opções neste modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>This model gets {0}.</source>
            <translation>Este modelo recebe: {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>This model has no reasoning effort to choose.</source>
            <translation>Este modelo não tem esforço de raciocínio para escolher.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>You chose {0}.</source>
            <translation>Você escolheu: {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>{0} isn't a budget of this model.</source>
            <translation>{0} não é um orçamento válido para este modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>{0} · up to {1} tokens</source>
            <translation>{0} · até {1} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Continue with</source>
            <translation>Continuar com</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Continue “{0}”</source>
            <translation>Continuar “{0}”</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Describe a task. Type @ to mention a file.</source>
            <translation>Descreva uma tarefa. Digite @ para mencionar um arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Fix what failed</source>
            <translation>Corrigir a falha</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Go on with what is still open:
{0}</source>
            <translation>Continue com o que ainda está em aberto:
{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>This command failed in the last session. Find out why:
{0}</source>
            <translation>Este comando falhou na última sessão. Descubra o motivo:
{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Try “summarize this project”, “find TODO”, or “write hello into notes.txt”.</source>
            <translation>Tente “summarize this project”, “find TODO” ou “write hello into notes.txt”.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>What should Helix work on?</source>
            <translation>Em que o Helix deve trabalhar?</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>{0} open steps</source>
            <extracomment>One: {0} open step</extracomment>
            <translation>
                <numerusform>{0} etapa em aberto</numerusform>
                <numerusform>{0} etapas em aberto</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Add key</source>
            <translation>Adicionar chave</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Context is ≈{0}, context window {1}. Helix will compact first.</source>
            <translation>O contexto tem ≈{0}; a janela de contexto, {1}. O Helix vai compactar antes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Models</source>
            <translation>Modelos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Reading models…</source>
            <translation>Lendo modelos…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Recent</source>
            <translation>Recentes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Search models</source>
            <translation>Buscar modelos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Takes effect with the next request · {0}</source>
            <translation>Vale a partir da próxima requisição · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>There is no key for {0}.</source>
            <translation>Não há chave para {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>This workspace</source>
            <translation>Este workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Use the model in</source>
            <translation>Usar o modelo em</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>as typed; unknown limits get safe defaults</source>
            <translation>como digitado; limites desconhecidos recebem padrões seguros</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>current model</source>
            <translation>modelo atual</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>key in environment</source>
            <translation>chave no ambiente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>key set</source>
            <translation>com chave</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>no key</source>
            <translation>sem chave</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>no key needed</source>
            <translation>dispensa chave</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>no tools</source>
            <translation>sem ferramentas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>retires {0}</source>
            <translation>fim em {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/text/model_text.py" />
            <source>thinking</source>
            <translation>raciocínio</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} models</source>
            <extracomment>One: {0} model</extracomment>
            <translation>
                <numerusform>{0} modelo</numerusform>
                <numerusform>{0} modelos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>{0} per 1M</source>
            <translation>{0} por 1M</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/page.py" />
            <source>Change model (Ctrl+M).</source>
            <translation>Mudar modelo (Ctrl+M).</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/page.py" />
            <source>Model: {0}</source>
            <translation>Modelo: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/permission_controller.py" />
            <source>A subagent of “{0}” asks: {1}</source>
            <translation>Um subagente de “{0}” pergunta: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/permission_controller.py" />
            <source>Asked in “{0}”</source>
            <translation>Perguntado em “{0}”</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/permission_controller.py" />
            <source>another session</source>
            <translation>outra sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>All files</source>
            <translation>Todos os arquivos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Beginning, end, and key lines</source>
            <translation>Início, fim e linhas-chave</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Branch conversation</source>
            <translation>Ramificar conversa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Change…</source>
            <translation>Mudar…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Close files to commands again in Settings › Permissions.</source>
            <translation>Feche os arquivos aos comandos de novo em Configurações › Permissões.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Complete and unchanged</source>
            <translation>Completa e inalterada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Continue interrupted turn</source>
            <translation>Continuar turno interrompido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Covered by a handover</source>
            <translation>Coberta por um repasse</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Covered by handover {0}</source>
            <translation>Coberta pelo repasse {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Covered by notes</source>
            <translation>Coberta por notas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Doesn't fit: {0} of {1} tokens</source>
            <translation>Não cabe: {0} de {1} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Edit and resend</source>
            <translation>Editar e reenviar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Edit and resend last message</source>
            <translation>Editar e reenviar a última mensagem</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Excerpt with other instructions…</source>
            <translation>Trecho com outras instruções…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Excerpt…</source>
            <translation>Trecho…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Excluded from context</source>
            <translation>Omitida do contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <source>Find in conversation</source>
            <translation>Localizar na conversa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Fits: context grows to {0}%</source>
            <translation>Cabe: o contexto cresce para {0}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Full output</source>
            <translation>Saída completa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Go to latest message</source>
            <translation>Ir para a última mensagem</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Included in full</source>
            <translation>Incluída por completo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Keep excerpt</source>
            <translation>Manter trecho</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>No messages yet.</source>
            <translation>Nenhuma mensagem ainda.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Not in context</source>
            <translation>Fora do contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Now open to commands: {0}</source>
            <translation>Agora liberado aos comandos: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Pinned to context</source>
            <translation>Fixada no contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Preview</source>
            <translation>Prévia</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Put back: {0}</source>
            <translation>Devolvido: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Send in new branch</source>
            <translation>Enviar como ramificação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>The fast model reads the whole output. The change applies from the next request; the prompt cache is rebuilt from here.</source>
            <translation>O modelo rápido lê a saída inteira. A alteração vale a partir da próxima requisição; o cache de prompt é reconstruído a partir daqui.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>The images are included.</source>
            <translation>As imagens estão incluídas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>The last turn wasn't interrupted.</source>
            <translation>O último turno não foi interrompido.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Unpinned</source>
            <translation>Desafixada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>What should Helix keep from this output?</source>
            <translation>O que o Helix deve manter desta saída?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Your edit goes to a new branch. This conversation stays unchanged.</source>
            <translation>Sua edição vai para uma nova ramificação. Esta conversa não é alterada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>{0} · excluding about {1}</source>
            <translation>{0} · omitir cerca de {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>{0} · {1} tok</source>
            <translation>{0} · {1} tok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <source>Choose model</source>
            <translation>Escolher modelo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <source>Next mode</source>
            <translation>Próximo modo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Session</source>
            <translation>Sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>The server accepts {0} tokens, less than the {1} set for this model.</source>
            <translation>O servidor aceita {0} tokens, menos que os {1} definidos para este modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Add a step</source>
            <translation>Adicionar etapa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Hide the running commands</source>
            <translation>Ocultar comandos em execução</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Hide the steps</source>
            <translation>Ocultar etapas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Lead a port of your computer to this port in the sandbox</source>
            <translation>Ligar uma porta do seu computador a esta porta no sandbox</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Move down (Alt+↓)</source>
            <translation>Mover para baixo (Alt+↓)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Move up (Alt+↑)</source>
            <translation>Mover para cima (Alt+↑)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>New step</source>
            <translation>Nova etapa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Open port {0}</source>
            <translation>Abrir porta {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Port {0} of the command, at this address of your computer until it ends</source>
            <translation>Porta {0} do comando, neste endereço do seu computador até ele terminar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Remove all steps</source>
            <translation>Remover as etapas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Running commands</source>
            <translation>Comandos em execução</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Show the running commands</source>
            <translation>Mostrar comandos em execução</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Show the steps</source>
            <translation>Mostrar etapas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Steps</source>
            <translation>Etapas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Stop the command</source>
            <translation>Parar comando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Stop {0}</source>
            <translation>Parar {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0} commands running</source>
            <extracomment>One: {0} command running</extracomment>
            <translation>
                <numerusform>{0} comando em execução</numerusform>
                <numerusform>{0} comandos em execução</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0} of {1} done</source>
            <extracomment>One: {0} of {1} done</extracomment>
            <translation>
                <numerusform>{0} de {1} concluída</numerusform>
                <numerusform>{0} de {1} concluídas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, done</source>
            <translation>{0}, concluída</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, dropped</source>
            <translation>{0}, descartada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, in progress</source>
            <translation>{0}, em andamento</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, open</source>
            <translation>{0}, em aberto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, running for {1}</source>
            <translation>{0}, em execução há {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Collapse</source>
            <translation>Recolher</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Expand</source>
            <translation>Expandir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>No subagent was stopped in the last 5 seconds.</source>
            <translation>Nenhum subagente foi parado nos últimos 5 segundos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>No subagents are running.</source>
            <translation>Nenhum subagente em execução.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Resume. A running command was cut off.</source>
            <translation>Retomar. Um comando em execução foi cortado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Show fewer</source>
            <translation>Mostrar menos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stop all subagents</source>
            <translation>Parar todos os subagentes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stop this subagent</source>
            <translation>Parar este subagente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stopped subagent: {0}</source>
            <translation>Subagente parado: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stopped · ends in {0} s</source>
            <translation>Parado · termina em {0} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stopping…</source>
            <translation>Parando…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Subagent resumed: {0}</source>
            <translation>Subagente retomado: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Subagent stopped: {0}. You can undo for 5 seconds.</source>
            <translation>Subagente parado: {0}. Você pode desfazer por 5 segundos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Subagent: {0}</source>
            <translation>Subagente: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>The partial answer is returned when the time is up</source>
            <translation>A resposta parcial será devolvida quando o tempo acabar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Undo stopping subagents</source>
            <translation>Desfazer a parada de subagentes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Undo: resume all subagents</source>
            <translation>Desfazer: retomar todos os subagentes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Undo: resume “{0}”</source>
            <translation>Desfazer: retomar “{0}”</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>isolated context</source>
            <translation>contexto isolado</translation>
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
                <numerusform>mais {0} subagente</numerusform>
                <numerusform>mais {0} subagentes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{0} stopped</source>
            <translation>Parados: {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{0} subagents</source>
            <extracomment>One: {0} subagent</extracomment>
            <translation>
                <numerusform>{0} subagente</numerusform>
                <numerusform>{0} subagentes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{0}, policy {1}</source>
            <translation>{0}, política {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/settings/settings_page.py" />
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{1} tokens in its context</source>
            <extracomment>One: {1} token in its context</extracomment>
            <translation>
                <numerusform>{1} token no contexto dele</numerusform>
                <numerusform>{1} tokens no contexto dele</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>Fold tool calls</source>
            <translation>Recolher chamadas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>Show tool calls</source>
            <translation>Mostrar chamadas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>calls folded</source>
            <translation>recolhidas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>calls shown</source>
            <translation>exibidas</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>edited {0} files</source>
            <extracomment>One: edited {0} file</extracomment>
            <translation>
                <numerusform>editou {0} arquivo</numerusform>
                <numerusform>editou {0} arquivos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>fetched {0} pages</source>
            <extracomment>One: fetched {0} page</extracomment>
            <translation>
                <numerusform>buscou {0} página</numerusform>
                <numerusform>buscou {0} páginas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>listed {0} folders</source>
            <extracomment>One: listed {0} folder</extracomment>
            <translation>
                <numerusform>listou {0} pasta</numerusform>
                <numerusform>listou {0} pastas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>ran {0} commands</source>
            <extracomment>One: ran {0} command</extracomment>
            <translation>
                <numerusform>executou {0} comando</numerusform>
                <numerusform>executou {0} comandos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>ran {0} subagents</source>
            <extracomment>One: ran {0} subagent</extracomment>
            <translation>
                <numerusform>executou {0} subagente</numerusform>
                <numerusform>executou {0} subagentes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>read {0} files</source>
            <extracomment>One: read {0} file</extracomment>
            <translation>
                <numerusform>leu {0} arquivo</numerusform>
                <numerusform>leu {0} arquivos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>recalled {0} times</source>
            <extracomment>One: recalled once</extracomment>
            <translation>
                <numerusform>recuperou conteúdo uma vez</numerusform>
                <numerusform>recuperou conteúdo {0} vezes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>searched twice</source>
            <translation>pesquisou duas vezes</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>searched {0} times</source>
            <extracomment>One: searched once</extracomment>
            <translation>
                <numerusform>pesquisou uma vez</numerusform>
                <numerusform>pesquisou {0} vezes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>updated the todo list {0} times</source>
            <extracomment>One: updated the todo list once</extracomment>
            <translation>
                <numerusform>atualizou a lista de etapas uma vez</numerusform>
                <numerusform>atualizou a lista de etapas {0} vezes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>used {1} {0} times</source>
            <extracomment>One: used {1} once</extracomment>
            <translation>
                <numerusform>usou {1} uma vez</numerusform>
                <numerusform>usou {1} {0} vezes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>wrote {0} files</source>
            <extracomment>One: wrote {0} file</extracomment>
            <translation>
                <numerusform>gravou {0} arquivo</numerusform>
                <numerusform>gravou {0} arquivos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>{0} failed</source>
            <extracomment>One: {0} failed</extracomment>
            <translation>
                <numerusform>{0} falhou</numerusform>
                <numerusform>{0} falharam</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>{0} thoughts</source>
            <extracomment>One: {0} thought</extracomment>
            <translation>
                <numerusform>{0} pensamento</numerusform>
                <numerusform>{0} pensamentos</numerusform>
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
            <translation>Omitida</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Helix kept {0}</source>
            <translation>O Helix manteve {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Hidden from this command: {0}</source>
            <translation>Oculto a este comando: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Kept: {0}</source>
            <translation>Mantido: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Large output</source>
            <translation>Saída grande</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Open full output in cache</source>
            <translation>Abrir saída completa no cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Put back</source>
            <translation>Devolver</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Set aside, made by the command or by you: {0}</source>
            <translation>Guardado à parte, criado pelo comando ou por você: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>You kept {0}</source>
            <translation>Você manteve {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>all {1} tokens in context</source>
            <extracomment>One: all {1} token in context</extracomment>
            <translation>
                <numerusform>tudo no contexto ({1} token)</numerusform>
                <numerusform>todos os {1} tokens no contexto</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>beginning, end, and key lines</source>
            <translation>início, fim e linhas-chave</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>complete and unchanged</source>
            <translation>completa e inalterada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>exit {0}</source>
            <translation>código {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/text/formatting.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>{0} s</source>
            <translation>{0} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>{0} tokens in context · full output in cache</source>
            <translation>{0} tokens no contexto · saída completa no cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/diff_rows.py" />
            <source>Changed while it ran: by it, or by you</source>
            <translation>Alterado durante o comando: por ele ou por você</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/diff_rows.py" />
            <location filename="helix_desktop/ui/markdown/code_box.py" />
            <source>Show {0} more lines</source>
            <extracomment>One: Show {0} more line</extracomment>
            <translation>
                <numerusform>Mostrar mais {0} linha</numerusform>
                <numerusform>Mostrar mais {0} linhas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/model.py" />
            <source>If Helix ends now, the end of this answer is lost. {0}</source>
            <translation>Se o Helix terminar agora, o fim desta resposta se perde. {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>All compactions undone</source>
            <translation>Compactações desfeitas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Budgets…</source>
            <translation>Orçamentos…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Details</source>
            <translation>Detalhes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Earlier version restored</source>
            <translation>Versão anterior restaurada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Edit &amp; resend</source>
            <translation>Editar e reenviar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Everything up to here is saved, and no tool ran twice.</source>
            <translation>Tudo até aqui está salvo, e nenhuma ferramenta foi executada duas vezes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Notes</source>
            <translation>Notas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Notes refined</source>
            <translation>Notas refinadas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Outputs cached</source>
            <translation>Saídas no cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/chat/transcript/row_layout.py" />
            <location filename="helix_desktop/ui/widgets/line_view.py" />
            <source>Reading…</source>
            <translation>Lendo…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Redone</source>
            <translation>Refeito</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Trimmed to fit</source>
            <translation>Reduzido para caber</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Try again</source>
            <translation>Tentar de novo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Undone</source>
            <translation>Desfeito</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>View handover</source>
            <translation>Ver repasse</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>a model took notes of older steps</source>
            <translation>um modelo tomou notas de passos antigos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>can't be shown</source>
            <translation>não pode ser mostrado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>compaction is back exactly</source>
            <translation>a compactação voltou exatamente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>context restored exactly</source>
            <translation>contexto restaurado exatamente</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>covers {0} messages and steps</source>
            <extracomment>One: covers {0} message or step</extracomment>
            <translation>
                <numerusform>cobre {0} mensagem ou etapa</numerusform>
                <numerusform>cobre {0} mensagens e etapas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>notes were merged and shortened</source>
            <translation>as notas foram mescladas e encurtadas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>older steps are now notes</source>
            <translation>etapas antigas agora são notas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>the request was too long</source>
            <translation>a requisição era longa demais</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>{0} outputs moved to cache</source>
            <extracomment>One: {0} output moved to cache</extracomment>
            <translation>
                <numerusform>{0} saída movida para o cache</numerusform>
                <numerusform>{0} saídas movidas para o cache</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>Continued.</source>
            <translation>Continuado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>Helix quit during this turn</source>
            <translation>o Helix foi encerrado durante este turno</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>Helix stopped {0}, which ran in the background.</source>
            <translation>O Helix parou {0}, que estava em segundo plano.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>In the background, {0} ended with exit status {2} after {1}.</source>
            <translation>Em segundo plano, {0} terminou com status de saída {2} após {1}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Interrupted</source>
            <translation>Interrompido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>You stopped {0}, which ran in the background for {1}.</source>
            <translation>Você parou {0}, que ficou em segundo plano por {1}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>partial answer kept</source>
            <translation>resposta parcial mantida</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>{0} could not run on in the background.</source>
            <translation>Não foi possível manter {0} em segundo plano.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>{0} ran in the background and ended when Helix quit unexpectedly.</source>
            <translation>{0} estava em segundo plano e terminou quando o Helix foi encerrado inesperadamente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>{0} ran in the background and was stopped when Helix or its session was closed.</source>
            <translation>{0} estava em segundo plano e foi interrompido quando o Helix ou a sessão foi fechada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Apply code to file…</source>
            <translation>Aplicar código a arquivo…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Branch from here</source>
            <translation>Ramificar daqui</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Code {0} ({1})</source>
            <translation>Código {0} ({1})</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Copy as Markdown</source>
            <translation>Copiar como Markdown</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Copy code</source>
            <translation>Copiar código</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Copy text</source>
            <translation>Copiar texto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Edit and resend in new branch</source>
            <translation>Editar e reenviar em nova ramificação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Exclude from context</source>
            <translation>Omitir do contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Include in full</source>
            <translation>Incluir por completo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Jump to latest</source>
            <translation>Ir ao mais recente</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Jump to latest · {0} new</source>
            <extracomment>One: Jump to latest · {0} new</extracomment>
            <translation>
                <numerusform>Ir ao mais recente · {0} nova</numerusform>
                <numerusform>Ir ao mais recente · {0} novas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Open original</source>
            <translation>Abrir original</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Pin to context</source>
            <translation>Fixar no contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Retry in new branch</source>
            <translation>Tentar em nova ramificação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Save code as…</source>
            <translation>Salvar código como…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show all code</source>
            <translation>Ver todo o código</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show image in cache</source>
            <translation>Mostrar imagem no cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show in cache</source>
            <translation>Mostrar no cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show in timeline</source>
            <translation>Mostrar na linha do tempo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show what the model saw</source>
            <translation>Mostrar o que o modelo viu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show why it's in context</source>
            <translation>Mostrar por que está no contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Answer cut off</source>
            <translation>Resposta cortada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Blocked by the provider's filter</source>
            <translation>Bloqueado pelo filtro do provedor</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Branch</source>
            <translation>Ramificação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Budget reached</source>
            <translation>Orçamento atingido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Caching old outputs</source>
            <translation>Guardando saídas no cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Excerpt kept</source>
            <translation>Trecho mantido</translation>
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
            <translation>O Helix está escolhendo o que manter</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Instructions: {0}</source>
            <translation>Instruções: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Kept in full</source>
            <translation>Mantida inteira</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Mode: {0} · {1}</source>
            <translation>Modo: {0} · {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Model of the workspace: {0}</source>
            <translation>Modelo do workspace: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Model of this session: that of the workspace again</source>
            <translation>Modelo desta sessão: de novo o do workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Model of this session: {0}</source>
            <translation>Modelo desta sessão: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>No instructions in use</source>
            <translation>Nenhuma instrução em uso</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>No key</source>
            <translation>Sem chave</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Preview kept</source>
            <translation>Prévia mantida</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Reasoning effort from here on: {0}</source>
            <translation>Esforço de raciocínio daqui em diante: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Refining notes</source>
            <translation>Refinando notas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Taking notes</source>
            <translation>Fazendo notas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>The model refused</source>
            <translation>O modelo se recusou</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>The server doesn't accept the reasoning effort {0}.</source>
            <translation>O servidor não aceita este esforço de raciocínio: {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>The turn ended early</source>
            <translation>O turno terminou antes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Thinking</source>
            <translation>Pensando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>This reply made {0} tool calls. The first {1} were run, the others were not.</source>
            <translation>Esta resposta fez {0} chamadas de ferramentas. As primeiras {1} foram executadas, as outras não.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Trimming to fit</source>
            <translation>Reduzindo para caber</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Undoing</source>
            <translation>Desfazendo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Works as {0}, from {1}</source>
            <translation>Trabalha como {0}, de {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Worktree: branch {0} from {1}, in {2}</source>
            <translation>Worktree: branch {0} a partir de {1}, em {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Writing handover</source>
            <translation>Escrevendo repasse</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>You</source>
            <translation>Você</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You approved the plan.</source>
            <translation>Você aprovou o plano.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You changed the plan.</source>
            <translation>Você alterou o plano.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You did this. Helix is told:
{0}</source>
            <translation>Você fez isto. O Helix recebe:
{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You discarded the plan.</source>
            <translation>Você descartou o plano.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You merged the branch {0}.</source>
            <translation>Você mesclou a branch {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You removed the worktree of the branch {0}.</source>
            <translation>Você removeu a worktree da branch {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Your change: {0}. It applies from the next request; the prompt cache is rebuilt from that output on.</source>
            <translation>Sua alteração: {0}. Vale a partir da próxima requisição; o cache de prompt é reconstruído a partir dessa saída.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>compacted</source>
            <translation>compactada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>denied</source>
            <translation>negada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>everything above is a copy; the original is unchanged</source>
            <translation>tudo acima é uma cópia; o original não é alterado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>excluded</source>
            <translation>omitida</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>failed</source>
            <translation>falhou</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>interrupted</source>
            <translation>interrompida</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>model {0}</source>
            <translation>modelo {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>not started</source>
            <translation>não iniciada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>not used: {0}</source>
            <translation>não usado: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>ok</source>
            <translation>ok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>pinned</source>
            <translation>fixada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>policy {0}</source>
            <translation>política {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>preview of {0}</source>
            <translation>prévia de {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/widgets/list_view.py" />
            <source>running</source>
            <translation>executando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>shortened</source>
            <translation>encurtada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>superseded</source>
            <translation>substituída</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>this workspace's prompt</source>
            <translation>o prompt deste workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>this workspace's rules</source>
            <translation>as regras deste workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>tools: {0}</source>
            <translation>ferramentas: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>waiting for you</source>
            <translation>espera por você</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>you stopped at {0}</source>
            <translation>você parou às {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{0} canceled. Nothing changed.</source>
            <translation>{0}: cancelado. Nada mudou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{0} failed: {1} Nothing changed.</source>
            <translation>{0}: falhou. {1} Nada mudou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{0} more</source>
            <translation>mais {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{0} tokens kept</source>
            <extracomment>One: {0} token kept</extracomment>
            <translation>
                <numerusform>{0} token mantido</numerusform>
                <numerusform>{0} tokens mantidos</numerusform>
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
            <translation>Copiar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <source>Previous (Enter)</source>
            <translation>Anterior (Enter)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <source>Select all</source>
            <translation>Selecionar tudo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/event_bridge.py" />
            <source>Check the workspace with `helix-desktop check --deep`.</source>
            <translation>Verifique o workspace com `helix-desktop check --deep`.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/block_list.py" />
            <source>Not available for this block.</source>
            <translation>Não disponível para este bloco.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/block_list.py" />
            <source>Request blocks</source>
            <translation>Blocos da requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Compare with older request</source>
            <translation>Comparar com requisição mais antiga</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <location filename="helix_desktop/ui/inspector/page.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Context</source>
            <translation>Contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Copy request as JSON</source>
            <translation>Copiar requisição como JSON</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Exclude block from context</source>
            <translation>Omitir bloco do contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>First request</source>
            <translation>Primeira requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Include or recall block</source>
            <translation>Incluir ou recuperar bloco</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>New session</source>
            <translation>Nova sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Newer request</source>
            <translation>Requisição mais nova</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Next request</source>
            <translation>Próxima requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>No answer yet. Retrying…</source>
            <translation>Sem resposta ainda. Tentando de novo…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Older request</source>
            <translation>Requisição mais antiga</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Pin or unpin block</source>
            <translation>Fixar ou desafixar bloco</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Request copied block by block. The exact bytes weren't recorded.</source>
            <translation>Requisição copiada bloco a bloco. Os bytes exatos não foram gravados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Request copied.</source>
            <translation>Requisição copiada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Sending the first request…</source>
            <translation>Enviando a primeira requisição…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Show original of block</source>
            <translation>Mostrar original do bloco</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Block</source>
            <translation>Bloco</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Copy JSON</source>
            <translation>Copiar JSON</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Copy request as JSON (Ctrl+Shift+C)</source>
            <translation>Copiar requisição como JSON (Ctrl+Shift+C)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Nothing sent yet. These blocks go out with your first message.</source>
            <translation>Nada enviado ainda. Estes blocos vão com sua primeira mensagem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Over {0} tokens: Helix compacts before sending.</source>
            <translation>Acima de {0} tokens: o Helix compacta antes de enviar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Show changes</source>
            <translation>Ver alterações</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Some blocks were sent before Helix recorded their text.</source>
            <translation>Alguns blocos foram enviados antes de o Helix gravar o texto deles.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Sort by reason (S)</source>
            <translation>Ordenar por motivo (S)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>This request is too large. Compaction can't reduce these parts: {0}. Exclude or unpin blocks, or choose a model with a larger context window.</source>
            <translation>Esta requisição é grande demais. A compactação não pode reduzir estas partes: {0}. Omita ou desafixe blocos, ou escolha um modelo com janela de contexto maior.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>This request is too large. Helix compacts before sending: {0}.</source>
            <translation>Esta requisição é grande demais. O Helix compacta antes de enviar: {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>{0} blocks</source>
            <extracomment>One: {0} block</extracomment>
            <translation>
                <numerusform>{0} bloco</numerusform>
                <numerusform>{0} blocos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Newer request (])</source>
            <translation>Requisição mais nova (])</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Next</source>
            <comment>request</comment>
            <translation>Próxima</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Next (End)</source>
            <translation>Próxima (End)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Next request · not sent yet</source>
            <translation>Próxima requisição · ainda não enviada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Nothing sent yet</source>
            <translation>Nada enviado ainda</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Older request ([)</source>
            <translation>Requisição mais antiga ([)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Request {0} of {1} · sent {2} · {3} tokens</source>
            <translation>Requisição {0} de {1} · enviada {2} · {3} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Requests in this session</source>
            <translation>Requisições nesta sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>not sent</source>
            <translation>não enviada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>not sent yet</source>
            <translation>ainda não enviada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Bytes</source>
            <translation>Bytes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Context used</source>
            <translation>Contexto usado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Forecast</source>
            <translation>Previsão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Request cost</source>
            <translation>Custo da requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Request {0} of {1}</source>
            <translation>Requisição {0} de {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Reserved for reply</source>
            <translation>Reservado para a resposta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>SHA-256 {0} recorded</source>
            <translation>SHA-256 {0} gravado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>SHA-256 {0} {1}</source>
            <translation>SHA-256 {0} {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Sent</source>
            <translation>Enviado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Without prompt cache</source>
            <translation>Sem cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>answered in {0} s</source>
            <translation>respondida em {0} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>at {0} tokens</source>
            <translation>em {0} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>automatic compaction is off</source>
            <translation>a compactação automática está desativada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>bytes not recorded</source>
            <translation>bytes não gravados</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>cache writes cost extra</source>
            <translation>gravar no cache de prompt custa a mais</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>counting…</source>
            <translation>contando…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>doesn't match</source>
            <translation>não confere</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>estimated</source>
            <translation>estimado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>exact</source>
            <translation>exato</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>expected</source>
            <translation>esperado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>incomplete</source>
            <translation>incompleto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>not checked</source>
            <translation>não verificado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>not reported by the provider</source>
            <translation>não informado pelo provedor</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>of {0} · {1}</source>
            <translation>de {0} · {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>same: nothing in the prompt cache</source>
            <translation>igual: nada no cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>the prompt cache saves {0}</source>
            <translation>o cache de prompt economiza {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>this model is free</source>
            <translation>este modelo é grátis</translation>
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
            <translation>grande demais</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>{0} at {1} tokens</source>
            <translation>{0} em {1} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>{0} prompt-cached · {1} new</source>
            <translation>{0} do cache de prompt · {1} novos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Before → after</source>
            <translation>Antes → depois</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>Coverage</source>
            <translation>Cobertura</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Covers</source>
            <translation>Cobre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Hash</source>
            <translation>Hash</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Not in this request</source>
            <translation>Fora desta requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Turn</source>
            <translation>Turno</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>complete</source>
            <translation>completa</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>{0} details not in handover</source>
            <extracomment>One: {0} detail not in handover</extracomment>
            <translation>
                <numerusform>{0} detalhe fora do repasse</numerusform>
                <numerusform>{0} detalhes fora do repasse</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source> · shortened</source>
            <translation> · encurtado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Always</source>
            <comment>in every request</comment>
            <translation>Sempre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Choose tools</source>
            <translation>Escolher ferramentas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/welcome/page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Choose…</source>
            <translation>Escolher…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Draft</source>
            <translation>Rascunho</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Edit instructions</source>
            <translation>Editar instruções</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Exclude</source>
            <translation>Omitir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Full</source>
            <comment>in full length</comment>
            <translation>Completo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Handover {0}</source>
            <translation>Repasse {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Include</source>
            <translation>Incluir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/settings_context.py" />
            <source>Instructions</source>
            <translation>Instruções</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>New since request {0}</source>
            <translation>Novo desde a requisição {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Not recorded</source>
            <translation>Não gravado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Notes (model)</source>
            <translation>Notas (modelo)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Notes (rules)</source>
            <translation>Notas (regras)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Older, unchanged</source>
            <translation>Mais antigo, inalterado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Open in cache</source>
            <translation>Abrir no cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Pin</source>
            <comment>a pinned text</comment>
            <translation>Fixado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Removed since request {0}</source>
            <translation>Removido desde a requisição {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Select a block first.</source>
            <translation>Selecione um bloco primeiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Show in conversation</source>
            <translation>Mostrar na conversa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Show original messages</source>
            <translation>Mostrar mensagens originais</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Show originals</source>
            <translation>Mostrar originais</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>System prompt</source>
            <translation>Prompt do sistema</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Turn {0}, unchanged</source>
            <translation>Turno {0}, inalterado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Turns {0}–{1}, unchanged</source>
            <translation>Turnos {0}–{1}, inalterados</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Unchanged since last request</source>
            <translation>Inalterado desde a última requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>hash {0}</source>
            <translation>hash {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} markers</source>
            <extracomment>One: {0} marker</extracomment>
            <translation>
                <numerusform>{0} marcador</numerusform>
                <numerusform>{0} marcadores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} messages and tool calls</source>
            <extracomment>One: {0} message or tool call</extracomment>
            <translation>
                <numerusform>{0} mensagem ou chamada de ferramenta</numerusform>
                <numerusform>{0} mensagens e chamadas de ferramentas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} pins</source>
            <extracomment>One: {0} pin</extracomment>
            <translation>
                <numerusform>{0} fixado</numerusform>
                <numerusform>{0} fixados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} tokens · from prompt cache</source>
            <translation>{0} tokens · do cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} tokens · same as last request</source>
            <translation>{0} tokens · como na última requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} tokens · {1} from prompt cache</source>
            <translation>{0} tokens · {1} do cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0}, and others</source>
            <translation>{0} e outros</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{1} tokens · {0} blocks</source>
            <extracomment>One: {1} tokens · {0} block</extracomment>
            <translation>
                <numerusform>{1} tokens · {0} bloco</numerusform>
                <numerusform>{1} tokens · {0} blocos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{1} tokens · {0} blocks added</source>
            <extracomment>One: {1} tokens · {0} block added</extracomment>
            <translation>
                <numerusform>{1} tokens · {0} bloco adicionado</numerusform>
                <numerusform>{1} tokens · {0} blocos adicionados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{1} tools</source>
            <extracomment>One: {1} tool</extracomment>
            <translation>
                <numerusform>{1} ferramenta</numerusform>
                <numerusform>{1} ferramentas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/markdown/code_box.py" />
            <source>Apply to file…</source>
            <translation>Aplicar a arquivo…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/markdown/code_box.py" />
            <source>Save as…</source>
            <translation>Salvar como…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/markdown/code_box.py" />
            <source>code</source>
            <translation>código</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/markdown/message_layout.py" />
            <source>Show {0} more characters</source>
            <translation>Mostrar mais {0} caracteres</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/item_sources.py" />
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/controller.py" />
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Settings</source>
            <translation>Configurações</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Actions</source>
            <translation>Ações</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Files</source>
            <translation>Arquivos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Handovers</source>
            <translation>Repasses</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Messages</source>
            <translation>Mensagens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Outputs</source>
            <translation>Saídas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Search all sessions</source>
            <translation>Buscar em todas as sessões</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Search all sessions for “{0}”</source>
            <translation>Buscar “{0}” em todas as sessões</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Type to search</source>
            <translation>Digite para buscar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Workspaces</source>
            <translation>Workspaces</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>Nothing in any session contains “{0}”.</source>
            <translation>Nada em nenhuma sessão contém “{0}”.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>Results</source>
            <translation>Resultados</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>Search actions, sessions, files, and cache</source>
            <translation>Buscar ações, sessões, arquivos e cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Search everything</source>
            <translation>Buscar em tudo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>Searching all sessions…</source>
            <translation>Buscando em todas as sessões…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>actions</source>
            <translation>ações</translation>
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
            <translation>arquivos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>open</source>
            <translation>abrir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>sessions</source>
            <translation>sessões</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>this group only</source>
            <translation>só este grupo</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{0} handovers</source>
            <extracomment>One: {0} handover</extracomment>
            <translation>
                <numerusform>{0} repasse</numerusform>
                <numerusform>{0} repasses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{0} messages</source>
            <extracomment>One: {0} message</extracomment>
            <translation>
                <numerusform>{0} mensagem</numerusform>
                <numerusform>{0} mensagens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{0} results in {1} ms</source>
            <extracomment>One: {0} result in {1} ms</extracomment>
            <translation>
                <numerusform>{0} resultado em {1} ms</numerusform>
                <numerusform>{0} resultados em {1} ms</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{1} found in {0} sessions</source>
            <extracomment>One: {1} found in {0} session</extracomment>
            <translation>
                <numerusform>{1} em {0} sessão</numerusform>
                <numerusform>{1} em {0} sessões</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{1} so far, {0} sessions searched</source>
            <extracomment>One: {1} so far, {0} session searched</extracomment>
            <translation>
                <numerusform>{1} até agora, {0} sessão pesquisada</numerusform>
                <numerusform>{1} até agora, {0} sessões pesquisadas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>
… and {0} more</source>
            <translation>
… e mais {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>About</source>
            <translation>Sobre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Back up…</source>
            <translation>Fazer backup…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Backup</source>
            <translation>Backup</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Check</source>
            <translation>Verificar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Check for updates</source>
            <translation>Verificar atualizações</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Choose a destination folder</source>
            <translation>Escolha uma pasta de destino</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Copies everything to a new folder</source>
            <translation>Copia tudo para uma nova pasta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>Data</source>
            <translation>Dados</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Export as files…</source>
            <translation>Exportar arquivos…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Folders</source>
            <translation>Pastas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Folders of your data</source>
            <translation>Pastas dos seus dados</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Full check</source>
            <translation>Verificação completa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>General</source>
            <translation>Geral</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Helix never checks for updates on its own.</source>
            <translation>O Helix nunca verifica atualizações por conta própria.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>License</source>
            <translation>Licença</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Licenses</source>
            <translation>Licenças</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Logs</source>
            <translation>Logs</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>No automatic checks</source>
            <translation>Sem verificações automáticas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>No problems found</source>
            <translation>Nenhum problema encontrado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>Notifications</source>
            <translation>Notificações</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Open folder</source>
            <translation>Abrir pasta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Opens the releases page in your browser</source>
            <translation>Abre a página de versões no seu navegador</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Quick check of the index, or every byte</source>
            <translation>Verificação rápida do índice ou de cada byte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Saved: {0}</source>
            <translation>Salvo: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>Shortcuts</source>
            <translation>Atalhos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Storage</source>
            <translation>Armazenamento</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Takes effect after a restart</source>
            <translation>Vale após reiniciar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>This build has no releases page. Check where you downloaded it.</source>
            <translation>Esta compilação não tem página de versões. Verifique onde você a baixou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Updates</source>
            <translation>Atualizações</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Version {0}</source>
            <translation>Versão {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Version {0} is installed</source>
            <translation>A versão {0} está instalada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>View</source>
            <comment>read a license</comment>
            <translation>Ver</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>View and change shortcuts</source>
            <translation>Ver e alterar atalhos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>starting…</source>
            <translation>iniciando…</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>{0} cache entries, {1} before deduplication. {2} on disk with conversations</source>
            <extracomment>One: {0} cache entry, {1} before deduplication. {2} on disk with conversations</extracomment>
            <translation>
                <numerusform>{0} entrada do cache, {1} sem deduplicação. {2} em disco com as conversas</numerusform>
                <numerusform>{0} entradas do cache, {1} sem deduplicação. {2} em disco com as conversas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>{0} problems found</source>
            <extracomment>One: {0} problem found</extracomment>
            <translation>
                <numerusform>{0} problema encontrado</numerusform>
                <numerusform>{0} problemas encontrados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>{0} records, {1}</source>
            <extracomment>One: {0} record, {1}</extracomment>
            <translation>
                <numerusform>{0} registro, {1}</numerusform>
                <numerusform>{0} registros, {1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/controller.py" />
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Application</source>
            <translation>Aplicativo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Accepts images</source>
            <translation>Aceita imagens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Accepts tools</source>
            <translation>Aceita ferramentas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Body fields</source>
            <translation>Campos do corpo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Headers</source>
            <translation>Cabeçalhos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Key header</source>
            <translation>Cabeçalho da chave</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Query parameters</source>
            <translation>Parâmetros de URL</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Token limit field</source>
            <translation>Campo limite de tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Values that look like keys are stored in the keyring.</source>
            <translation>Valores que parecem chaves são armazenados no chaveiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_groups.py" />
            <source>Close</source>
            <comment>fold a row</comment>
            <translation>Fechar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_groups.py" />
            <source>Open</source>
            <comment>unfold a row</comment>
            <translation>Abrir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>All workspaces</source>
            <translation>Todos os workspaces</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <source>Fewer settings</source>
            <translation>Menos configurações</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <source>Reset</source>
            <translation>Redefinir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <source>Source: {0}</source>
            <translation>Origem: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>default</source>
            <translation>padrão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>needs review</source>
            <translation>requer revisão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>not applied</source>
            <translation>não aplicado</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <source>{0} more settings</source>
            <extracomment>One: {0} more setting</extracomment>
            <translation>
                <numerusform>mais {0} configuração</numerusform>
                <numerusform>mais {0} configurações</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>API key for {0}</source>
            <translation>Chave de API para {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>AWS profile (optional)</source>
            <translation>perfil da AWS (opcional)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/settings/settings_page.py" />
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>Add</source>
            <translation>Adicionar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Answered in {0} s</source>
            <translation>Respondeu em {0} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Answers you and uses tools</source>
            <translation>Responde a você e usa ferramentas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Asking… {0} s</source>
            <translation>Perguntando… {0} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Base URL</source>
            <translation>URL base</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Context window</source>
            <translation>Janela de contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Credentials</source>
            <translation>Credenciais</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Delete key</source>
            <translation>Excluir chave</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Fast model</source>
            <translation>Modelo rápido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Fewer options</source>
            <translation>Menos opções</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Helix uses the default model and shows which</source>
            <translation>O Helix usa o modelo padrão e mostra qual</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Key deleted.</source>
            <translation>Chave excluída.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Key variable</source>
            <translation>Variável da chave</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Long-context model</source>
            <translation>Modelo de contexto longo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Main model</source>
            <translation>Modelo principal</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Max output</source>
            <translation>Saída máxima</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>More options</source>
            <translation>Mais opções</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>No dollar limit while the price is unknown</source>
            <translation>Sem limite em dólares enquanto o preço for desconhecido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>No keyring: saved until you quit</source>
            <translation>Sem chaveiro: salvo até você sair</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>No matches. Type provider/model to use any other model.</source>
            <translation>Nada encontrado. Digite provedor/modelo para usar qualquer outro modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>No system keyring: keys are forgotten when you quit. Install GNOME Keyring or KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), or set an environment variable.</source>
            <translation>Sem chaveiro do sistema: as chaves são esquecidas quando você sai. Instale o GNOME Keyring ou o KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), ou defina uma variável de ambiente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Not saved. The key is still in the field.</source>
            <translation>Não foi salvo. A chave continua no campo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Paste API key</source>
            <translation>Cole a chave de API</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Picks excerpts, takes notes, names sessions</source>
            <translation>Escolhe trechos, faz notas, nomeia sessões</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Price: {0}</source>
            <translation>Preço: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Protocol</source>
            <translation>Protocolo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Refresh models</source>
            <translation>Atualizar modelos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Remove provider</source>
            <translation>Remover provedor</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Requires a key</source>
            <translation>Exige uma chave</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Reset to defaults</source>
            <translation>Redefinir para o padrão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Reset to the built-in values.</source>
            <translation>Redefinir para os valores integrados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Save anyway</source>
            <translation>Salvar mesmo assim</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Saved in {0}</source>
            <translation>Salva em {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Saved. Takes effect with the next request.</source>
            <translation>Salvo. Vale a partir da próxima requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Search, or type provider/model</source>
            <translation>Busque ou digite provedor/modelo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Short name</source>
            <translation>Nome curto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Stop using in all workspaces</source>
            <translation>Deixar de usar em todos os workspaces</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Test</source>
            <translation>Testar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Test and save</source>
            <translation>Testar e salvar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Test model</source>
            <translation>Testar modelo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Tested with one short request. Stored in {0}, never in a file.</source>
            <translation>Testada com uma requisição curta. Armazenada em {0}, nunca em um arquivo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>The key is deleted from your keyring.</source>
            <translation>A chave é excluída do seu chaveiro.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>The set context window is used with the next request.</source>
            <translation>A janela de contexto definida vale na próxima requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Try {0} again</source>
            <translation>Tentar {0} de novo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Use in all workspaces</source>
            <translation>Usar em todos os workspaces</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Use the default</source>
            <translation>Usar o padrão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Writes handovers that fit no other model</source>
            <translation>Escreve repasses que não cabem em outro modelo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>You can no longer use its models.</source>
            <translation>Você não pode mais usar os modelos dele.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>cache read</source>
            <translation>leitura do cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>cache write</source>
            <translation>gravação no cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>context window</source>
            <translation>janela de contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>credentials file (optional)</source>
            <translation>arquivo de credenciais (opcional)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>environment variable (optional)</source>
            <translation>variável de ambiente (opcional)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>in</source>
            <translation>entrada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>key {0} from {1}</source>
            <translation>chave {0} de {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>key {0}, {1}</source>
            <translation>chave {0}, {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>max output</source>
            <translation>saída máxima</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>no images</source>
            <translation>sem imagens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>out</source>
            <translation>saída</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>project/location, such as my-project/europe-west1</source>
            <translation>projeto/local, como my-project/europe-west1</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>provider/model</source>
            <translation>provedor/modelo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>region, such as eu-central-1</source>
            <translation>região, como eu-central-1</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>signed with your AWS credentials</source>
            <translation>assina com suas credenciais da AWS</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>signed with your Google credentials</source>
            <translation>assina com suas credenciais do Google</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>unknown</source>
            <comment>price</comment>
            <translation>desconhecido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} added. Add its key or refresh its models below.</source>
            <translation>{0} adicionado. Adicione a chave ou atualize os modelos abaixo.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} body fields</source>
            <extracomment>One: {0} body field</extracomment>
            <translation>
                <numerusform>{0} campo do corpo</numerusform>
                <numerusform>{0} campos do corpo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} headers</source>
            <extracomment>One: {0} header</extracomment>
            <translation>
                <numerusform>{0} cabeçalho</numerusform>
                <numerusform>{0} cabeçalhos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} models found</source>
            <extracomment>One: {0} model found</extracomment>
            <translation>
                <numerusform>{0} modelo encontrado</numerusform>
                <numerusform>{0} modelos encontrados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} of {1} models</source>
            <translation>{0} de {1} modelos</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} parameters</source>
            <extracomment>One: {0} parameter</extracomment>
            <translation>
                <numerusform>{0} parâmetro</numerusform>
                <numerusform>{0} parâmetros</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} per million tokens in / out</source>
            <translation>{0} por milhão de tokens de entrada / saída</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} · not available yet</source>
            <translation>{0} · ainda não disponível</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0}, USD per million tokens</source>
            <translation>{0}, USD por milhão de tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0}-token context window</source>
            <translation>janela de contexto de {0} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0}.</source>
            <translation>{0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Add a provider</source>
            <translation>Adicionar provedor</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>All providers shown</source>
            <translation>Todos os provedores mostrados</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Any URL with a supported protocol</source>
            <translation>Qualquer URL com um protocolo compatível</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Back to the default model with the next request.</source>
            <translation>De volta ao modelo padrão a partir da próxima requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Custom</source>
            <translation>Personalizado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Defaults in use</source>
            <translation>Padrões em uso</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Find local models</source>
            <translation>Buscar modelos locais</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Local servers found: {0}.</source>
            <translation>Servidores locais encontrados: {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Model changed. Takes effect with the next request.</source>
            <translation>Modelo alterado. Vale a partir da próxima requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Model limits and prices</source>
            <translation>Limites e preços dos modelos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>Models and keys</source>
            <translation>Modelos e chaves</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Models in this workspace</source>
            <translation>Modelos neste workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>More providers</source>
            <translation>Mais provedores</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>No local models found. Start Ollama, LM Studio, or llama.cpp.</source>
            <translation>Nenhum modelo local encontrado. Inicie o Ollama, o LM Studio ou o llama.cpp.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>No longer the default in all workspaces. Takes effect with the next request.</source>
            <translation>Não é mais o padrão em todos os workspaces. Vale a partir da próxima requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Now the default in all workspaces. Takes effect with the next request.</source>
            <translation>Agora é o padrão em todos os workspaces. Vale a partir da próxima requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Override a model's context window or prices</source>
            <translation>Ajuste a janela de contexto ou os preços de um modelo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Providers and keys</source>
            <translation>Provedores e chaves</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>Show all</source>
            <translation>Mostrar todos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Show {0} more</source>
            <translation>Mostrar mais {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>chosen by Helix</source>
            <translation>escolhido pelo Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>not found</source>
            <translation>não encontrado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Budgets</source>
            <translation>Orçamentos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/settings_context.py" />
            <location filename="helix_desktop/ui/welcome/page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Context policy</source>
            <translation>Política de contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>MCP servers</source>
            <translation>Servidores MCP</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Permissions</source>
            <translation>Permissões</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Policy lab</source>
            <translation>Laboratório</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Sandbox</source>
            <translation>Sandbox</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Tools</source>
            <translation>Ferramentas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Accept</source>
            <translation>Aceitar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Allowed for one session</source>
            <translation>Permitido em uma sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Allowed private hosts</source>
            <translation>Hosts privados permitidos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Approvals</source>
            <translation>Aprovações</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Couldn't read a file</source>
            <translation>Falha ao ler um arquivo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Folder no longer trusted.</source>
            <translation>A pasta não é mais confiável.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Folder trusted.</source>
            <translation>A pasta agora é confiável.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>For a stronger sandbox, install bubblewrap (Debian, Ubuntu: sudo apt install bubblewrap; Fedora: sudo dnf install bubblewrap; Arch: sudo pacman -S bubblewrap) and restart Helix.</source>
            <translation>Para um sandbox mais forte, instale o bubblewrap (Debian, Ubuntu: sudo apt install bubblewrap; Fedora: sudo dnf install bubblewrap; Arch: sudo pacman -S bubblewrap) e reinicie o Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Helix asks before every command. “Always” covers only that exact command.</source>
            <translation>O Helix pergunta antes de cada comando. “Sempre” cobre só exatamente esse comando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Helix has no sandbox for this system yet. On Linux, it uses bubblewrap.</source>
            <translation>O Helix ainda não tem um sandbox para este sistema. No Linux, ele usa o bubblewrap.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>In trusted folders, read-only commands run without asking.</source>
            <translation>Em pastas confiáveis, comandos de somente leitura são executados sem perguntar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Local and private addresses are blocked unless listed here</source>
            <translation>Endereços locais e privados são bloqueados, a menos que estejam listados aqui</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Mode: {0}.</source>
            <translation>Modo: {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>No reason given</source>
            <translation>Nenhum motivo informado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>No rules yet. Answer a request with “Always” or “Never” to add one.</source>
            <translation>Nenhuma regra ainda. Responda a um pedido com “Sempre” ou “Nunca” para adicionar uma.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>No sandbox on this system</source>
            <translation>Sem sandbox neste sistema</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Not decided yet</source>
            <translation>Ainda não decidido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Off for this workspace</source>
            <translation>Desativado neste workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Private host</source>
            <translation>Host privado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Private hosts</source>
            <translation>Hosts privados</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Project instructions and your “Always” rules apply</source>
            <translation>As instruções do projeto e suas regras “Sempre” valem</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Project instructions are ignored; every command and change asks</source>
            <translation>As instruções do projeto são ignoradas; o Helix pergunta antes de cada comando e alteração</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Reject</source>
            <translation>Rejeitar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Rejected. Helix asks each time and won't suggest it again.</source>
            <translation>Rejeitado. O Helix pergunta a cada vez e não vai sugerir de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Removed</source>
            <comment>a rule</comment>
            <translation>Removida</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Rule added.</source>
            <translation>Regra adicionada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Rules</source>
            <translation>Regras</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Sandboxed with Landlock</source>
            <translation>Em sandbox com Landlock</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Sandboxed with bubblewrap</source>
            <translation>Em sandbox com bubblewrap</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Suggested by the project</source>
            <translation>Sugerido pelo projeto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Takes effect with the next step.</source>
            <translation>Vale a partir da próxima etapa.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Tested at every startup.</source>
            <translation>Testado a cada inicialização.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>This folder</source>
            <translation>Esta pasta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>This folder isn't trusted</source>
            <translation>Esta pasta não é confiável</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Trust</source>
            <translation>Confiar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Unavailable: {0}</source>
            <translation>Indisponível: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Web</source>
            <translation>Web</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Web access</source>
            <translation>Acesso à web</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>When on, Helix asks before each site</source>
            <translation>Com isto ativado, o Helix pergunta antes de cada site</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>a subagent</source>
            <translation>um subagente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>all workspaces</source>
            <translation>todos os workspaces</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>always</source>
            <translation>sempre</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>asks</source>
            <translation>pergunta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>bubblewrap is installed but blocked, often because AppArmor denies user namespaces. Allow them for bwrap (in a container, start it with user namespaces allowed), then restart Helix.</source>
            <translation>O bubblewrap está instalado, mas bloqueado, muitas vezes porque o AppArmor nega namespaces de usuário. Permita-os para o bwrap (em um contêiner, inicie-o com namespaces de usuário permitidos) e reinicie o Helix.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>everything</source>
            <translation>tudo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>host or host:port</source>
            <translation>host ou host:porta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>in {0}</source>
            <translation>em {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>in “{0}” only</source>
            <translation>só em “{0}”</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>never</source>
            <translation>nunca</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>sandboxed only</source>
            <translation>só em sandbox</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>this session</source>
            <translation>esta sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>this workspace</source>
            <translation>este workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>without a sandbox</source>
            <translation>sem sandbox</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>{0}: Helix asks again</source>
            <translation>{0}: o Helix pergunta de novo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>A</source>
            <translation>A</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>A · baseline</source>
            <translation>A · referência</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>All sessions</source>
            <translation>Todas as sessões</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>B</source>
            <translation>B</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>B · candidate</source>
            <translation>B · candidata</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>B − A</source>
            <translation>B − A</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Canceled.</source>
            <translation>Cancelado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Canceled. {0}: {1} of {2} requests shown.</source>
            <translation>Cancelado. {0}: {1} de {2} requisições mostradas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Context use and cost</source>
            <translation>Uso do contexto e custo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Current: {0}</source>
            <translation>Atual: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Differences</source>
            <translation>Diferenças</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Hover over a request, or use ← and →. Drag or press + to zoom.</source>
            <translation>Passe o mouse sobre uma requisição ou use ← e →. Arraste ou pressione + para ampliar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>No sessions to replay yet. Run a session, then compare policies.</source>
            <translation>Ainda não há sessões para reproduzir. Execute uma sessão e depois compare políticas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Reading sessions…</source>
            <translation>Lendo sessões…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Replaying {0}: {1} of {2}</source>
            <translation>Reproduzindo {0}: {1} de {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Replaying…</source>
            <translation>Reproduzindo…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Request {0}</source>
            <translation>Requisição {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Resume</source>
            <translation>Retomar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Showing {0}–{1} of {2}. Double-click or press 0 to show all.</source>
            <translation>Mostrando {0}–{1} de {2}. Clique duas vezes ou pressione 0 para mostrar tudo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Takes effect with the next request.</source>
            <translation>Vale a partir da próxima requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Use this policy</source>
            <translation>Usar esta política</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>handover: {0}</source>
            <translation>repasse: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>this session only</source>
            <translation>só esta sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>unchanged</source>
            <translation>sem mudança</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0} changed</source>
            <translation>Alterações: {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>{0} requests replayed in {1} s, no model called</source>
            <extracomment>One: {0} request replayed in {1} s, no model called</extracomment>
            <translation>
                <numerusform>{0} requisição reproduzida em {1} s, sem chamar modelo</numerusform>
                <numerusform>{0} requisições reproduzidas em {1} s, sem chamar modelo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>{0} sessions</source>
            <extracomment>One: {0} session</extracomment>
            <translation>
                <numerusform>{0} sessão</numerusform>
                <numerusform>{0} sessões</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Applied to new workspaces.</source>
            <translation>Aplicada a novos workspaces.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Applied. Takes effect with the next request.</source>
            <translation>Aplicado. Vale a partir da próxima requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Effect on your sessions</source>
            <translation>Efeito nas suas sessões</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Fix the marked value to apply.</source>
            <translation>Corrija o valor marcado para aplicar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>No sessions to replay yet. After the first one, this compares the current policy with your edits.</source>
            <translation>Ainda não há sessões para reproduzir. Depois da primeira, isto compara a política atual com suas edições.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Reading sessions of {0}…</source>
            <translation>Lendo sessões de {0}…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Replaying {0}…</source>
            <translation>Reproduzindo {0}…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>Reset to {0}</source>
            <translation>Redefinir para {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Settings for</source>
            <translation>Configurações para</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>handover at {0}%</source>
            <translation>repasse em {0}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>no automatic handover</source>
            <translation>sem repasse automático</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>now {0}</source>
            <translation>agora {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0} older not shown</source>
            <translation>Antigas não mostradas: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0} replayed in {1} s, no model called</source>
            <translation>Reprodução de {0} em {1} s, sem chamar modelo</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0} sessions of {1}</source>
            <extracomment>One: {0} session of {1}</extracomment>
            <translation>
                <numerusform>{0} sessão de {1}</numerusform>
                <numerusform>{0} sessões de {1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0}, now {1}</source>
            <translation>{0}, agora {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>— current: {0}</source>
            <translation>— atual: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>— edited: {0}</source>
            <translation>— editada: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Ask the agent</source>
            <translation>Perguntar ao agente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Before they enter the context</source>
            <translation>Antes de entrarem no contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>By age</source>
            <translation>Por idade</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>By age, after {0} steps</source>
            <extracomment>One: By age, after {0} step</extracomment>
            <translation>
                <numerusform>Por idade, após {0} etapa</numerusform>
                <numerusform>Por idade, após {0} etapas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>By age, after {0} turns</source>
            <extracomment>One: By age, after {0} turn</extracomment>
            <translation>
                <numerusform>Por idade, após {0} turno</numerusform>
                <numerusform>Por idade, após {0} turnos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>By forecast</source>
            <translation>Por previsão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Caches, handover at 85%</source>
            <translation>Usa o cache, repasse em 85%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Cheapest, less verbatim</source>
            <translation>Mais barata, menos literal</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Choice for outputs over the limit</source>
            <translation>Escolha para saídas acima do limite</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Context window if unknown</source>
            <translation>Janela de contexto se desconhecida</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Each subagent has its own context window</source>
            <translation>Cada subagente tem sua própria janela de contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Early, when it pays off</source>
            <translation>Antecipa quando compensa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Excerpts and notes</source>
            <translation>Trechos e notas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Keep</source>
            <translation>Manter</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Keep after a handover</source>
            <translation>Manter após um repasse</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Keep and quote</source>
            <translation>Manter e citar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Large outputs</source>
            <translation>Saídas grandes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Let a model take notes at</source>
            <translation>Notas por um modelo em</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Like any other</source>
            <translation>Como qualquer outro</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>May move</source>
            <translation>Pode mover</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Move outputs older than</source>
            <translation>Mover saídas mais antigas que</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Never</source>
            <translation>Nunca</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Newest messages, verbatim</source>
            <translation>Mensagens recentes, literais</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Off</source>
            <translation>Desativado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Old outputs</source>
            <translation>Saídas antigas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Only when you compact manually</source>
            <translation>Só quando você compacta manualmente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Or at</source>
            <translation>Ou em</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Prevents back-to-back compaction</source>
            <translation>Evita compactações em sequência</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Previous turn</source>
            <translation>Turno anterior</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Shorten outputs over</source>
            <translation>Encurtar saídas acima de</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Shorten those notes at</source>
            <translation>Encurtar essas notas em</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Subagents use</source>
            <translation>Subagentes usam</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>The same</source>
            <translation>A mesma</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Time between handovers</source>
            <translation>Tempo entre repasses</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Tool outputs</source>
            <translation>Saídas de ferramentas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Turn old steps into notes at</source>
            <translation>Etapas antigas viram notas em</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Whether its outputs may move to the cache</source>
            <translation>Se as saídas dele podem ir para o cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Whichever comes first</source>
            <translation>O que vier primeiro</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Write a handover at</source>
            <translation>Escrever repasse em</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>{0} tokens (less than {1}% of {2})</source>
            <extracomment>One: {0} token (less than {1}% of {2})</extracomment>
            <translation>
                <numerusform>{0} token (menos de {1}% de {2})</numerusform>
                <numerusform>{0} tokens (menos de {1}% de {2})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>{0}% of {1} = {2} tokens</source>
            <translation>{0}% de {1} = {2} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>/absolute/path</source>
            <translation>/caminho/absoluto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Allowed hosts</source>
            <translation>Hosts permitidos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Asks for every command</source>
            <translation>Pergunta a cada comando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Blocked since startup</source>
            <translation>Bloqueados desde o início</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Command access</source>
            <translation>Acesso dos comandos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Commits on no branch, kept for 90 days</source>
            <translation>Commits em nenhuma branch, mantidos por 90 dias</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Developer</source>
            <translation>Desenvolvedor</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <location filename="helix_desktop/ui/welcome/page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Folders you don't trust are always Strict.</source>
            <translation>Pastas não confiáveis ficam sempre em Estrito.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Git deletes the commits later, and they can't be brought back.</source>
            <translation>O git apaga os commits depois, e eles não podem ser recuperados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Host</source>
            <translation>Host</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>In addition to the system, the project, and toolchains on your PATH</source>
            <translation>Além do sistema, do projeto e das toolchains no seu PATH</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>None. Commands have no network.</source>
            <translation>Nenhum. Os comandos não têm rede.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Reached through Helix's proxy. Private hosts need a port</source>
            <translation>Acessados pelo proxy do Helix. Hosts privados precisam de uma porta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Readable folders</source>
            <translation>Pastas para leitura</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Remove the names of these commits?</source>
            <translation>Remover os nomes destes commits?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Requested by a command</source>
            <translation>Pedido por um comando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Strict</source>
            <translation>Estrito</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>System programs only</source>
            <translation>Só programas do sistema</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Takes effect with the next command.</source>
            <translation>Vale a partir do próximo comando.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Toolchains, listed hosts</source>
            <translation>Toolchains, hosts listados</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Without a sandbox, commands can read your keys, write anywhere, and use the network. Helix asks before each one. Check every command before you allow it.</source>
            <translation>Sem sandbox, os comandos podem ler suas chaves, gravar em qualquer lugar e usar a rede. O Helix pergunta antes de cada um. Verifique cada comando antes de permiti-lo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Writable folders</source>
            <translation>Pastas para gravação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>detected</source>
            <translation>detectada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>home folder and caches for commands</source>
            <translation>pasta pessoal e caches dos comandos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>the project</source>
            <translation>o projeto</translation>
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
            <translation> · substitui o seu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source> · {0} moved to keyring</source>
            <translation> · {0} para o chaveiro</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>A URL takes no arguments.</source>
            <translation>Uma URL não recebe argumentos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>A local command or an https URL</source>
            <translation>Um comando local ou uma URL https</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>A server can do anything your programs can. This is everything it declares.</source>
            <translation>Um servidor pode fazer tudo o que seus programas podem. Isto é tudo o que ele declara.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Add a server</source>
            <translation>Adicionar servidor</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Add servers</source>
            <translation>Adicionar servidores</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>And {0} more. See the exact text below.</source>
            <translation>E mais {0}. Veja o texto exato abaixo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Approve all</source>
            <translation>Aprovar todas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Can't read {0}: {1}</source>
            <translation>Não foi possível ler {0}: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Command or URL</source>
            <translation>Comando ou URL</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Enter a name and a command or URL.</source>
            <translation>Informe um nome e um comando ou uma URL.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Environment variables or HTTP headers</source>
            <translation>Variáveis de ambiente ou cabeçalhos HTTP</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Exact text</source>
            <translation>Texto exato</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Import</source>
            <translation>Importar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Import a list</source>
            <translation>Importar lista</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Import {0}</source>
            <translation>Importar {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Imported. Review each start command before it runs.</source>
            <translation>Importados. Revise cada comando de início antes que seja executado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Imported. Review its start command before it runs.</source>
            <translation>Importado. Revise o comando de início antes que seja executado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>In keyring. Type a new value to replace it.</source>
            <translation>No chaveiro. Digite um novo valor para substituir.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Its saved keys are deleted too.</source>
            <translation>As chaves salvas dele também são excluídas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>JSON files (*.json);;All files (*)</source>
            <translation>Arquivos JSON (*.json);;Todos os arquivos (*)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Let Helix use {0}</source>
            <translation>Deixar o Helix usar {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Let it request model answers (asks you each time)</source>
            <translation>Deixá-lo pedir respostas a modelos (pergunta a cada vez)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Log</source>
            <translation>Log</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Missing closing quote.</source>
            <translation>Faltam as aspas finais.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>NAME=value, one per line (for a URL: Header: value)</source>
            <translation>NOME=valor, um por linha (para uma URL: Cabeçalho: valor)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Needs review</source>
            <translation>Requer revisão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>No answer yet · {0}</source>
            <translation>Sem resposta ainda · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>No output yet.</source>
            <translation>Nenhuma saída ainda.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>No servers yet. Add one above or import a list.</source>
            <translation>Nenhum servidor ainda. Adicione um acima ou importe uma lista.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>None yet. Tools appear here after the server starts.</source>
            <translation>Nenhuma ainda. As ferramentas aparecem aqui depois que o servidor inicia.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Not imported: {0}</source>
            <translation>Não importado: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Not started: review its start command first</source>
            <translation>Não iniciado: revise o comando de início primeiro</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Open a file…</source>
            <translation>Abrir arquivo…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Paste another client's mcpServers, or open its file</source>
            <translation>Cole o mcpServers de outro cliente ou abra o arquivo dele</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Restart</source>
            <translation>Reiniciar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Review before use</source>
            <translation>Revise antes de usar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Server list</source>
            <translation>Lista de servidores</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Servers</source>
            <translation>Servidores</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Show log</source>
            <translation>Mostrar log</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Start command</source>
            <translation>Comando de início</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Stopped unexpectedly</source>
            <translation>Parou inesperadamente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>The server changed. Review it again; nothing was approved.</source>
            <translation>O servidor mudou. Revise-o de novo; nada foi aprovado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>This server declares more than can be shown here.</source>
            <translation>Este servidor declara mais do que pode ser mostrado aqui.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Tools (Helix sees only those that are on)</source>
            <translation>Ferramentas (o Helix vê só as ativadas)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Trust its tool hints: tools marked read-only run without asking</source>
            <translation>Confiar nas dicas de ferramentas: as marcadas como somente leitura são executadas sem perguntar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Variables or headers</source>
            <translation>Variáveis ou cabeçalhos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>marked read-only</source>
            <translation>somente leitura</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>no tools yet</source>
            <translation>sem ferramentas ainda</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>npx -y @example/docs   or   https://example.com/mcp</source>
            <translation>npx -y @example/docs   ou   https://example.com/mcp</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>off</source>
            <translation>desativado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} added. Review its tools to use them.</source>
            <translation>{0} adicionado. Revise as ferramentas para usá-las.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} is on</source>
            <translation>{0} está ativado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} saved in the keyring.</source>
            <translation>{0} salvo no chaveiro.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} tools</source>
            <extracomment>One: {0} tool</extracomment>
            <translation>
                <numerusform>{0} ferramenta</numerusform>
                <numerusform>{0} ferramentas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} would start: {1}</source>
            <translation>{0} iniciaria: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} · restarts on next call</source>
            <translation>{0} · reinicia na próxima chamada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} · retrying in {1} s</source>
            <translation>{0} · nova tentativa em {1} s</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{1}; {0} need review</source>
            <extracomment>One: {1}; {0} needs review</extracomment>
            <translation>
                <numerusform>{1}; {0} requer revisão</numerusform>
                <numerusform>{1}; {0} requerem revisão</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>“{0}” must look like NAME{1}value.</source>
            <translation>“{0}” deve ter a forma NOME{1}valor.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>… and {0} more</source>
            <translation>… e mais {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>APPLICATION</source>
            <translation>APLICATIVO</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>Back (Esc)</source>
            <translation>Voltar (Esc)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>No matching settings.</source>
            <translation>Nenhuma configuração encontrada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>Numbers count this workspace's own settings.</source>
            <translation>Os números contam as configurações próprias deste workspace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>Search settings</source>
            <translation>Buscar configurações</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>Press keys…</source>
            <translation>Pressione teclas…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>custom</source>
            <translation>personalizado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>no shortcut</source>
            <translation>sem atalho</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>{0} is already used for {1}</source>
            <translation>{0} já é usado para {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Actual cost</source>
            <translation>Custo real</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Almost no difference</source>
            <translation>Quase nenhuma diferença</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Average context</source>
            <translation>Contexto médio</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Cheaper, and nothing is lost</source>
            <translation>Mais barata, e nada se perde</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Compactions</source>
            <comment>a number of them</comment>
            <translation>Compactações</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Context use and cost by request</source>
            <translation>Uso do contexto e custo por requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Context use and tokens are about the same.</source>
            <translation>O uso do contexto e os tokens são quase os mesmos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Context use by request, peaking at {0}% and {1}%</source>
            <translation>Uso do contexto por requisição, com picos de {0}% e {1}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Cost</source>
            <translation>Custo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Didn't fit</source>
            <translation>Não coube</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Everything that leaves the context can be recalled from the cache.</source>
            <translation>Tudo o que sai do contexto pode ser recuperado do cache.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>From prompt cache</source>
            <translation>Do cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>More expensive</source>
            <translation>Mais cara</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Peak context</source>
            <translation>Pico do contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Prompt cache breaks</source>
            <translation>Quebras do cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Sends more tokens, or rebuilds the prompt cache more often.</source>
            <translation>Envia mais tokens ou reconstrói o cache de prompt com mais frequência.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Smaller context, and nothing is lost</source>
            <translation>Contexto menor, e nada se perde</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Some requests wouldn't fit</source>
            <translation>Algumas requisições não caberiam</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Tokens sent</source>
            <translation>Tokens enviados</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>current</source>
            <comment>policy</comment>
            <translation>atual</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>edited</source>
            <comment>policy</comment>
            <translation>editada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>first request</source>
            <translation>primeira requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>request {0}</source>
            <translation>requisição {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>{0} requests are too large for the context window.</source>
            <extracomment>One: {0} request is too large for the context window.</extracomment>
            <translation>
                <numerusform>{0} requisição é grande demais para a janela de contexto.</numerusform>
                <numerusform>{0} requisições são grandes demais para a janela de contexto.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Answers</source>
            <translation>Respostas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Applied. Takes effect with the next turn.</source>
            <translation>Aplicado. Vale a partir do próximo turno.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>As sent to the model</source>
            <translation>Como enviado ao modelo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Comes after the system prompt and before project files</source>
            <translation>Vem depois do prompt do sistema e antes dos arquivos do projeto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Comes first in every request</source>
            <translation>Vem primeiro em cada requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Compaction</source>
            <translation>Compactação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Enter a number. Nothing changed.</source>
            <translation>Informe um número. Nada mudou.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Exact text sent to the model</source>
            <translation>Texto exato enviado ao modelo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Excerpts of large outputs</source>
            <translation>Trechos de saídas grandes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Follow</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Followed from the next turn on. If the text changes, Helix asks again.</source>
            <translation>Seguidas a partir do próximo turno. Se o texto mudar, o Helix pergunta de novo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>For example: “Never touch migrations.”</source>
            <translation>Por exemplo: “Nunca mexer nas migrações.”</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>In every new session</source>
            <translation>Em cada nova sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>In every request</source>
            <translation>Em cada requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>No limit</source>
            <translation>Sem limite</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Not applied yet. Takes effect with the next turn.</source>
            <translation>Ainda não aplicado. Vale a partir do próximo turno.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Not used: {0}</source>
            <translation>Não usado: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Nothing spent yet.</source>
            <translation>Nada gasto ainda.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Nothing yet. Write instructions above, or add an AGENTS.md to the project.</source>
            <translation>Nada ainda. Escreva instruções acima ou adicione um AGENTS.md ao projeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Per session, including subagents</source>
            <translation>Por sessão, incluindo subagentes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Session names</source>
            <translation>Nomes de sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Spending</source>
            <translation>Gastos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Stop at cost</source>
            <translation>Custo: parar em</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Stop at tokens</source>
            <translation>Tokens: parar em</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Tool definitions</source>
            <translation>Definições de ferramentas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>USD</source>
            <translation>USD</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Warn at cost</source>
            <translation>Custo: avisar em</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Warn at tokens</source>
            <translation>Tokens: avisar em</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Who the agent is and how it should work. Leave empty for the default.</source>
            <translation>Quem o agente é e como deve trabalhar. Deixe vazio para usar o padrão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Whole workspace</source>
            <translation>Workspace inteiro</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Your instructions</source>
            <translation>Suas instruções</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Your rules</source>
            <translation>Suas regras</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Your system prompt</source>
            <translation>Seu prompt do sistema</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>always on: markers need it</source>
            <translation>sempre ativado: os marcadores precisam dele</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>highest so far</source>
            <translation>maior até agora</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>no limit</source>
            <translation>sem limite</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>not used</source>
            <translation>não usado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>not used yet</source>
            <translation>ainda não usado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>nothing yet</source>
            <translation>nada ainda</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>project</source>
            <translation>projeto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>used</source>
            <translation>usado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>yours</source>
            <translation>seu</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0} calls</source>
            <extracomment>One: {0} call</extracomment>
            <translation>
                <numerusform>{0} chamada</numerusform>
                <numerusform>{0} chamadas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0} is off. The next request rebuilds the prompt cache.</source>
            <translation>{0} está desativada. A próxima requisição reconstrói o cache de prompt.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0} is on. The next request rebuilds the prompt cache.</source>
            <translation>{0} está ativada. A próxima requisição reconstrói o cache de prompt.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0} of {1} tools, {2} tokens per request</source>
            <translation>{0} de {1} ferramentas, {2} tokens por requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0}, shortened to fit; Helix can recall the rest</source>
            <translation>{0}, encurtado para caber; o Helix pode recuperar o resto</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{1} plus {0} calls with unknown price</source>
            <extracomment>One: {1} plus {0} call with unknown price</extracomment>
            <translation>
                <numerusform>{1} mais {0} chamada de preço desconhecido</numerusform>
                <numerusform>{1} mais {0} chamadas de preço desconhecido</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/style/theme.py" />
            <source>Can't load the font {name}.</source>
            <translation>Não foi possível carregar a fonte {name}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/style/theme.py" />
            <source>The icon {name} is missing.</source>
            <translation>Falta o ícone {name}.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>About {0} tokens are written to the prompt cache again</source>
            <extracomment>One: About {0} token is written to the prompt cache again</extracomment>
            <translation>
                <numerusform>Cerca de {0} token é regravado no cache de prompt</numerusform>
                <numerusform>Cerca de {0} tokens são regravados no cache de prompt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Added by Helix</source>
            <translation>Adicionado pelo Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>After earlier notes</source>
            <translation>Após notas anteriores</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>After handover {0}</source>
            <translation>Após o repasse {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>After the handover</source>
            <translation>Após o repasse</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>After the notes</source>
            <translation>Após as notas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Cached at {0}, {1} tokens in all</source>
            <translation>Movido ao cache ({0}), {1} tokens ao todo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Created {0}: {1}</source>
            <translation>Criado ({0}): {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Current turn</source>
            <translation>Turno atual</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Estimated: no tokenizer for {0}. Usage reports correct the count.</source>
            <translation>Estimado: não há tokenizador para {0}. Os relatórios de uso corrigem a contagem.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Excerpt of a large output</source>
            <translation>Trecho de uma saída grande</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Excerpt: {0}</source>
            <translation>Trecho: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Excluded by you at {0}</source>
            <translation>Omitido por você ({0})</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Full output, chosen by Helix</source>
            <translation>Saída completa, escolhida pelo Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Full output, chosen by you</source>
            <translation>Saída completa, escolhida por você</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Kept: edited {0} steps ago</source>
            <extracomment>One: Kept: edited {0} step ago</extracomment>
            <translation>
                <numerusform>Mantido: editado há {0} passo</numerusform>
                <numerusform>Mantido: editado há {0} passos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Kept: returned {0} steps ago</source>
            <extracomment>One: Kept: returned {0} step ago</extracomment>
            <translation>
                <numerusform>Mantido: retornado há {0} passo</numerusform>
                <numerusform>Mantido: retornado há {0} passos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Kept: said {0} steps ago</source>
            <extracomment>One: Kept: said {0} step ago</extracomment>
            <translation>
                <numerusform>Mantido: dito há {0} passo</numerusform>
                <numerusform>Mantido: dito há {0} passos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Markers</source>
            <translation>Marcadores</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Mentioned in your message</source>
            <translation>Mencionado na sua mensagem</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Message being answered</source>
            <translation>Mensagem sendo respondida</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Model counts less</source>
            <translation>O modelo conta menos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Model counts more</source>
            <translation>O modelo conta mais</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Model difference</source>
            <translation>Diferença do modelo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>No result</source>
            <translation>Sem resultado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>No result yet, still running</source>
            <translation>Sem resultado ainda, em execução</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Notes refined {0}: {1}</source>
            <translation>Notas refinadas ({0}): {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Notes taken {0}: {1}</source>
            <translation>Notas feitas ({0}): {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Nothing is written to the prompt cache again</source>
            <translation>Nada é regravado no cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Pinned by you</source>
            <translation>Fixado por você</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Pinned by you in turn {0}</source>
            <translation>Fixado por você no turno {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Pinning changes nothing in the next request</source>
            <translation>Fixar não muda nada na próxima requisição</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Pinning writes about {0} tokens to the prompt cache again</source>
            <extracomment>One: Pinning writes about {0} token to the prompt cache again</extracomment>
            <translation>
                <numerusform>Fixar regrava cerca de {0} token no cache de prompt</numerusform>
                <numerusform>Fixar regrava cerca de {0} tokens no cache de prompt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview of a large output</source>
            <translation>Prévia de uma saída grande</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview while Helix chooses what to keep</source>
            <translation>Prévia enquanto o Helix escolhe o que manter</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview, as no choice could be used</source>
            <translation>Prévia, pois nenhuma escolha pôde ser usada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview, as the excerpt was refused</source>
            <translation>Prévia, pois o trecho foi recusado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview, chosen by Helix</source>
            <translation>Prévia, escolhida pelo Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview, chosen by you</source>
            <translation>Prévia, escolhida por você</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Previous turn, unchanged</source>
            <translation>Turno anterior, inalterado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Project instructions, pinned</source>
            <translation>Instruções do projeto, fixadas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Restored {0}</source>
            <translation>Restaurado ({0})</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Sent before Helix recorded this text</source>
            <translation>Enviado antes de o Helix gravar este texto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Sent first in every request</source>
            <translation>Enviado primeiro em cada requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Start of the session is damaged</source>
            <translation>O início da sessão está danificado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Start of the session is excluded</source>
            <translation>O início da sessão está omitido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>System</source>
            <comment>part of a request</comment>
            <translation>Sistema</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Tools Helix can use here</source>
            <translation>Ferramentas que o Helix pode usar aqui</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Trimmed at {0}, {1} tokens in all</source>
            <translation>Reduzido ({0}), {1} tokens ao todo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Trimmed to fit {0}: {1}</source>
            <translation>Reduzido para caber ({0}): {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Waiting for your approval</source>
            <translation>Esperando sua aprovação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Written {0}: {1}</source>
            <translation>Escrito ({0}): {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Your draft</source>
            <translation>Seu rascunho</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Your rules for this workspace</source>
            <translation>Suas regras para este workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Your system prompt for this workspace</source>
            <translation>Seu prompt do sistema para este workspace</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>asked for by you</source>
            <translation>a seu pedido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>at {0}%</source>
            <translation>em {0}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>at {0}–{1}%</source>
            <translation>em {0}–{1}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>back to version {0}</source>
            <translation>de volta à versão {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>caching</source>
            <translation>saídas ao cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>handover</source>
            <translation>repasse</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>in about {0} turns</source>
            <extracomment>One: in about {0} turn</extracomment>
            <translation>
                <numerusform>em cerca de {0} turno</numerusform>
                <numerusform>em cerca de {0} turnos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>notes</source>
            <translation>notas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>on next request</source>
            <translation>na próxima requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>restored by you</source>
            <translation>restaurado por você</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>trimming to fit</source>
            <translation>redução para caber</translation>
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
            <translation>{0}, cerca de {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>{1}, {0} of its names were used since</source>
            <extracomment>One: {1}, {0} of its names was used since</extracomment>
            <translation>
                <numerusform>{1}, {0} de seus nomes usado desde então</numerusform>
                <numerusform>{1}, {0} de seus nomes usados desde então</numerusform>
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
            <translation>grátis</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>just now</source>
            <translation>agora mesmo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>lines {0}–{1}</source>
            <translation>linhas {0}–{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>now</source>
            <translation>agora</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <location filename="helix_desktop/ui/text/model_text.py" />
            <source>price unknown</source>
            <translation>preço desconhecido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} B</source>
            <translation>{0} B</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} GB</source>
            <translation>{0} GB</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} KB</source>
            <translation>{0} KB</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} MB</source>
            <translation>{0} MB</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} TB</source>
            <translation>{0} TB</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} ago</source>
            <translation>há {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} d</source>
            <translation>{0} d</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} entries</source>
            <extracomment>One: {0} entry</extracomment>
            <translation>
                <numerusform>{0} entrada</numerusform>
                <numerusform>{0} entradas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} h</source>
            <translation>{0} h</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} lines</source>
            <extracomment>One: {0} line</extracomment>
            <translation>
                <numerusform>{0} linha</numerusform>
                <numerusform>{0} linhas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} min</source>
            <translation>{0} min</translation>
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
            <translation>ferramentas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Completed Work</source>
            <translation>Trabalho concluído</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Current Issues</source>
            <translation>Problemas atuais</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Index</source>
            <translation>Índice</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Model's default</source>
            <translation>Padrão do modelo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Project Background</source>
            <translation>Contexto do projeto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>TODO Items</source>
            <translation>Pendências</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Technical Details</source>
            <translation>Detalhes técnicos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>The excerpt was refused: {0}. A preview stands instead.</source>
            <translation>O trecho foi recusado: {0}. Há uma prévia no lugar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>User Preferences</source>
            <translation>Preferências do usuário</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>a preview</source>
            <translation>uma prévia</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>an excerpt</source>
            <translation>um trecho</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>the full output</source>
            <translation>a saída completa</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/names.py" />
            <source>{0} of {1} parts of the excerpt were refused: {2}. Previews of them stand instead.</source>
            <extracomment>One: {0} of {1} parts of the excerpt was refused: {2}. A preview of it stands instead.</extracomment>
            <translation>
                <numerusform>{0} de {1} partes do trecho foi recusada: {2}. Há uma prévia no lugar.</numerusform>
                <numerusform>{0} de {1} partes do trecho foram recusadas: {2}. Há prévias no lugar.</numerusform>
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
            <translation>argumento {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>excerpt of {0}</source>
            <translation>trecho de {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>{0} and more</source>
            <translation>{0} e outros</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>… {0} bytes total. The full output is in the cache.</source>
            <extracomment>One: … {0} byte total. The full output is in the cache.</extracomment>
            <translation>
                <numerusform>… {0} byte ao todo. A saída completa está no cache.</numerusform>
                <numerusform>… {0} bytes ao todo. A saída completa está no cache.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>… {0} more characters not shown</source>
            <extracomment>One: … {0} more character not shown</extracomment>
            <translation>
                <numerusform>… mais {0} caractere não mostrado</numerusform>
                <numerusform>… mais {0} caracteres não mostrados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>All</source>
            <comment>requests</comment>
            <translation>Todas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>Context use</source>
            <translation>Uso do contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>Context use over the session</source>
            <translation>Uso do contexto ao longo da sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Show this request</source>
            <translation>Mostrar esta requisição</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>The last {0} requests</source>
            <extracomment>One: The last {0} request</extracomment>
            <translation>
                <numerusform>A última requisição</numerusform>
                <numerusform>As últimas {0} requisições</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>View as table</source>
            <translation>Ver como tabela</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>Whole session</source>
            <translation>Sessão inteira</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>no request yet</source>
            <translation>nenhuma requisição ainda</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>request {0}: {1} tokens</source>
            <translation>requisição {0}: {1} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>Requests in this session appear here.</source>
            <translation>As requisições desta sessão aparecem aqui.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>Trimmed → v{0}</source>
            <translation>Reduzido → v{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>limit {0}</source>
            <translation>limite {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>request</source>
            <translation>requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>session</source>
            <translation>sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>+ {0} to rebuild the prompt cache</source>
            <translation>+ {0} para reconstruir o cache de prompt</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>After</source>
            <translation>Depois</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Automatic compaction is off.</source>
            <translation>A compactação automática está desativada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Compact</source>
            <translation>Compactar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Compact now?</source>
            <translation>Compactar agora?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Compacting now is free.</source>
            <translation>Compactar agora não custa nada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Context after compaction</source>
            <translation>Contexto após a compactação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Coverage is checked once the handover is written.</source>
            <translation>A cobertura é verificada quando o repasse estiver escrito.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Coverage: every detail · {0}</source>
            <translation>Cobertura: todos os detalhes · {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Coverage: {0} details only via recall · {1}</source>
            <extracomment>One: Coverage: {0} detail only via recall · {1}</extracomment>
            <translation>
                <numerusform>Cobertura: {0} detalhe só por recuperação · {1}</numerusform>
                <numerusform>Cobertura: {0} detalhes só por recuperação · {1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Dry run: nothing has changed yet. Every message stays on disk either way.</source>
            <translation>Simulação: nada mudou ainda. De qualquer modo, todas as mensagens ficam no disco.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Frees</source>
            <translation>Libera</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Generate preview</source>
            <translation>Gerar prévia</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Generate preview · {0}</source>
            <translation>Gerar prévia · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>New messages {0}–{1} stay as they are.</source>
            <translation>As novas mensagens {0}–{1} ficam como estão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Now</source>
            <translation>Agora</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Now {0}, after at most {1} of {2} tokens</source>
            <translation>Agora {0}, depois no máximo {1} de {2} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>On price alone, compacting never pays off.</source>
            <translation>Só pelo preço, compactar nunca compensa.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Pays off after {0} requests.</source>
            <extracomment>One: Pays off after {0} request.</extracomment>
            <translation>
                <numerusform>Compensa após {0} requisição.</numerusform>
                <numerusform>Compensa após {0} requisições.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Price unknown, so Helix can't say when compacting pays off.</source>
            <translation>Preço desconhecido; o Helix não sabe quando compactar compensa.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Runs automatically at {0}.</source>
            <translation>Ocorre automaticamente em {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Time</source>
            <comment>duration</comment>
            <translation>Tempo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Undo restores the exact same request.</source>
            <translation>Desfazer restaura exatamente a mesma requisição.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Writing section {0} of {1}…</source>
            <translation>Escrevendo a seção {0} de {1}…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Writing…</source>
            <translation>Escrevendo…</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>last {0} messages, unchanged</source>
            <extracomment>One: last {0} message, unchanged</extracomment>
            <translation>
                <numerusform>última mensagem, inalterada</numerusform>
                <numerusform>últimas {0} mensagens, inalteradas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>messages {0}–{1}</source>
            <translation>mensagens {0}–{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>not written yet</source>
            <translation>ainda não escrito</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>prompt cache unaffected</source>
            <translation>cache de prompt não afetado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>v{0}</source>
            <translation>v{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>v{0}, updates v{1}</source>
            <translation>v{0}, atualiza v{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>you can keep typing</source>
            <translation>você pode continuar digitando</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>{0} messages · {1} stay</source>
            <extracomment>One: {0} message · {1} stay</extracomment>
            <translation>
                <numerusform>{0} mensagem · {1} ficam</numerusform>
                <numerusform>{0} mensagens · {1} ficam</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>{0}% of current use</source>
            <translation>{0}% do uso atual</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Checking the originals…</source>
            <translation>Verificando os originais…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Compact now…</source>
            <translation>Compactar agora…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Compaction cost: {0}</source>
            <translation>Custo da compactação: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Context use as table</source>
            <translation>Uso do contexto em tabela</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Edit this version</source>
            <translation>Editar esta versão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Next change</source>
            <translation>Próxima alteração</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>No changes.</source>
            <translation>Nenhuma alteração.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>No handover selected.</source>
            <translation>Nenhum repasse selecionado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>No requests yet.</source>
            <translation>Nenhuma requisição ainda.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Nothing to undo.</source>
            <translation>Nada para desfazer.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Previous change</source>
            <translation>Alteração anterior</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Redo compaction</source>
            <translation>Refazer compactação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Timeline</source>
            <translation>Linha do tempo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Undo last compaction</source>
            <translation>Desfazer última compactação</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>Next missing detail</source>
            <translation>Próximo detalhe ausente</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>all {0} details</source>
            <extracomment>One: all {0} detail</extracomment>
            <translation>
                <numerusform>o único detalhe</numerusform>
                <numerusform>todos os {0} detalhes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>constraints</source>
            <translation>restrições</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>decisions</source>
            <translation>decisões</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>errors</source>
            <translation>erros</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>names</source>
            <translation>nomes</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>{0} missing, number {1}: {2}, event {3}</source>
            <extracomment>One: {0} missing, number {1}: {2}, event {3}</extracomment>
            <translation>
                <numerusform>Falta {0}, número {1}: {2}, evento {3}</numerusform>
                <numerusform>Faltam {0}, número {1}: {2}, evento {3}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>{0}: {1} of {2} covered</source>
            <translation>{0}: {1} de {2} com cobertura</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>All</source>
            <comment>compactions</comment>
            <translation>Todas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Automatic handovers are off. Choose Compact now to write one.</source>
            <translation>Os repasses automáticos estão desativados. Escolha Compactar agora para escrever um.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/timeline/rewrite_list.py" />
            <source>Compactions</source>
            <translation>Compactações</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Compactions in this session appear here.</source>
            <translation>As compactações desta sessão aparecem aqui.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Helix writes the first handover at {0}% ({1} tokens), or when you choose Compact now.</source>
            <translation>O Helix escreve o primeiro repasse em {0}% ({1} tokens), ou quando você escolhe Compactar agora.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Redo</source>
            <translation>Refazer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Use long-context model</source>
            <translation>Usar modelo de contexto longo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Write without model</source>
            <translation>Escrever sem modelo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Writing {0} · {1} s</source>
            <translation>Escrevendo {0} · {1} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>You can keep working.</source>
            <translation>Você pode continuar trabalhando.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>and {0} large outputs</source>
            <extracomment>One: and {0} large output</extracomment>
            <translation>
                <numerusform>e {0} saída grande</numerusform>
                <numerusform>e {0} saídas grandes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>{0} of {1} now</source>
            <translation>{0} de {1} agora</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Discard your edits?</source>
            <translation>Descartar suas edições?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Undo all</source>
            <translation>Desfazer tudo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Undo back to {0}?</source>
            <translation>Desfazer até {0}?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Without a model (rules) · free</source>
            <translation>Sem modelo (regras) · grátis</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Your edits will be lost. The saved version stays unchanged.</source>
            <translation>Suas edições serão perdidas. A versão salva não é alterada.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>{0} compactions are undone: {1}. Nothing is deleted. Use Undo to bring them back.</source>
            <extracomment>One: {0} compaction is undone: {1}. Nothing is deleted. Use Undo to bring it back.</extracomment>
            <translation>
                <numerusform>{0} compactação será desfeita: {1}. Nada é excluído. Use Desfazer para trazê-la de volta.</numerusform>
                <numerusform>{0} compactações serão desfeitas: {1}. Nada é excluído. Use Desfazer para trazê-las de volta.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_list.py" />
            <source>Undo back to here…</source>
            <translation>Desfazer até aqui…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Couldn't write the {0}</source>
            <translation>Não foi possível escrever: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Helix kept an excerpt</source>
            <translation>O Helix manteve um trecho</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Helix kept the full output</source>
            <translation>O Helix manteve a saída completa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Helix kept the preview</source>
            <translation>O Helix manteve a prévia</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Included</source>
            <translation>Incluída</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Redo: {0}</source>
            <translation>Refazer: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Restore</source>
            <translation>Restaurar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Undo</source>
            <comment>an event</comment>
            <translation>Desfazer</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Undo: {0}</source>
            <translation>Desfazer: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>by rules</source>
            <translation>por regras</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>by you</source>
            <translation>por você</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>byte-identical</source>
            <translation>idêntico byte a byte</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>current</source>
            <comment>version</comment>
            <translation>atual</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>edited</source>
            <comment>version</comment>
            <translation>editada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>fast model</source>
            <translation>modelo rápido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>long-context model</source>
            <translation>modelo de contexto longo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>main model</source>
            <translation>modelo principal</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>model you chose</source>
            <translation>modelo que você escolheu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>model, input truncated</source>
            <translation>modelo, entrada truncada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>of {0} by models: {1}</source>
            <translation>de {0} por modelos: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>over {0}</source>
            <translation>mais de {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>preview, as no choice could be used</source>
            <translation>prévia, pois nenhuma escolha pôde ser usada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>refined notes</source>
            <translation>notas refinadas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>restored</source>
            <comment>version</comment>
            <translation>restaurada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>trimmed</source>
            <translation>reduzido</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>undone</source>
            <translation>desfeita</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>you chose an excerpt</source>
            <translation>você escolheu um trecho</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>you chose the full output</source>
            <translation>você escolheu a saída completa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>you chose the preview</source>
            <translation>você escolheu a prévia</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} by the long-context model</source>
            <translation>{0} pelo modelo de contexto longo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} with truncated input</source>
            <translation>{0} com entrada truncada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × handover</source>
            <translation>{0} × repasse</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × notes (model)</source>
            <translation>{0} × notas (modelo)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × notes (rules)</source>
            <translation>{0} × notas (regras)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × notes refined</source>
            <translation>{0} × notas refinadas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × outputs cached</source>
            <translation>{0} × saídas no cache</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × trimmed to fit</source>
            <translation>{0} × reduzido para caber</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Context use by request</source>
            <translation>Uso do contexto por requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Covered messages</source>
            <translation>Mensagens cobertas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Event</source>
            <translation>Evento</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Every message is still on disk.</source>
            <translation>Todas as mensagens continuam no disco.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Not verified: some messages don't match the SHA-256 in {0} ({1}…).</source>
            <translation>Não verificado: algumas mensagens não correspondem ao SHA-256 em {0} ({1}…).</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Request</source>
            <translation>Requisição</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Requests</source>
            <translation>Requisições</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Selected message</source>
            <translation>Mensagem selecionada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Time</source>
            <translation>Hora</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Verified against the SHA-256 recorded in {0} ({1}…).</source>
            <translation>Verificado com o SHA-256 gravado em {0} ({1}…).</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Who</source>
            <translation>Quem</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>agent</source>
            <translation>agente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>call</source>
            <translation>chamada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>context</source>
            <translation>contexto</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>output</source>
            <translation>saída</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>you</source>
            <translation>você</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>{0} messages covered by {1}</source>
            <extracomment>One: {0} message covered by {1}</extracomment>
            <translation>
                <numerusform>{0} mensagem coberta por {1}</numerusform>
                <numerusform>{0} mensagens cobertas por {1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>{0}, failed</source>
            <translation>{0}, falhou</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>A large output was shortened before it entered the context.</source>
            <translation>Uma saída grande foi encurtada antes de entrar no contexto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>A model turned old turns into notes. The originals are kept.</source>
            <translation>Um modelo transformou turnos antigos em notas. Os originais são mantidos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>An earlier version was restored as a new one. Nothing was deleted.</source>
            <translation>Uma versão anterior foi restaurada como nova versão. Nada foi excluído.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>B only</source>
            <translation>Só B</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Compare</source>
            <translation>Comparar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Continue editing</source>
            <translation>Continuar editando</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Ctrl+Enter to save</source>
            <translation>Ctrl+Enter para salvar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Ctrl+Enter to save, Esc to cancel. The previous version is kept.</source>
            <translation>Ctrl+Enter para salvar, Esc para cancelar. A versão anterior é mantida.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>More</source>
            <translation>Mais</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>No compactions yet</source>
            <translation>Nenhuma compactação ainda</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>None (single version)</source>
            <translation>Nenhuma (versão única)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Notes were merged and shortened.</source>
            <translation>As notas foram mescladas e encurtadas.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Old steps were shortened to notes by rules, without a model.</source>
            <translation>Etapas antigas foram encurtadas em notas por regras, sem modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Older outputs moved to the cache. Each marker recalls one.</source>
            <translation>Saídas mais antigas foram para o cache. Cada marcador recupera uma.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Restore as new version</source>
            <translation>Restaurar como nova versão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Rewrite with…</source>
            <translation>Reescrever com…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Save as new version</source>
            <translation>Salvar como nova versão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Show covered messages {0}–{1}</source>
            <translation>Mostrar mensagens cobertas {0}–{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Side by side</source>
            <translation>Lado a lado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Side by side (widen the window)</source>
            <translation>Lado a lado (alargue a janela)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>The context is byte for byte what it was before.</source>
            <translation>O contexto é, byte a byte, o que era antes.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>The first handover appears here, section by section.</source>
            <translation>O primeiro repasse aparece aqui, seção por seção.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>The request was too large, so Helix trimmed it without calling a model.</source>
            <translation>A requisição era grande demais; o Helix a reduziu sem chamar um modelo.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>The undone compaction is back, byte for byte.</source>
            <translation>A compactação desfeita está de volta, byte a byte.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Unified</source>
            <translation>Unificado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Verified originals</source>
            <translation>Originais verificados</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Version {0}: {1}</source>
            <translation>Versão {0}: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>View</source>
            <comment>how a version is shown</comment>
            <translation>Exibição</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>in {1} of {0} sections</source>
            <extracomment>One: in {1} of {0} section</extracomment>
            <translation>
                <numerusform>em {1} de {0} seção</numerusform>
                <numerusform>em {1} de {0} seções</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>{0} → {1} tokens</source>
            <translation>{0} → {1} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>Change {0} of {1}: {2}</source>
            <translation>Alteração {0} de {1}: {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>Handover sections</source>
            <translation>Seções do repasse</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>unchanged · {0}</source>
            <translation>inalterada · {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>{0} unchanged lines</source>
            <extracomment>One: {0} unchanged line</extracomment>
            <translation>
                <numerusform>{0} linha inalterada</numerusform>
                <numerusform>{0} linhas inalteradas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>+{0} more · {1}</source>
            <translation>mais {0} · {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>A built-in model plays 80 tool calls through the real engine, so you can watch the context fill up and get compacted.</source>
            <translation>Um modelo integrado faz 80 chamadas de ferramentas no motor real, para você ver o contexto encher e ser compactado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>API key</source>
            <translation>Chave de API</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Caches old outputs, handover at 85%</source>
            <translation>Move saídas antigas ao cache, repasse em 85%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Enter to test. The server must support Chat Completions.</source>
            <translation>Enter para testar. O servidor precisa aceitar Chat Completions.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Excerpts outputs over 4,000 tokens, takes notes at 30%</source>
            <translation>Extrai trechos de saídas acima de 4.000 tokens, faz notas em 30%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Found</source>
            <translation>Encontrado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Found in your environment variables.</source>
            <translation>Encontrada nas suas variáveis de ambiente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Free. Nothing leaves this computer.</source>
            <translation>Grátis. Nada sai deste computador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Helix detects Ollama, LM Studio, and llama.cpp.</source>
            <translation>O Helix detecta Ollama, LM Studio e llama.cpp.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Hide key</source>
            <translation>Ocultar chave</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Local model</source>
            <translation>Modelo local</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>No key, no network</source>
            <translation>Sem chave, sem rede</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>No local model found</source>
            <translation>Nenhum modelo local encontrado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>No system keyring: saved until you quit</source>
            <translation>Sem chaveiro do sistema: salvo até você sair</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Other URL ⌄</source>
            <translation>Outra URL ⌄</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Peak {0}% of context · {1}× cost</source>
            <translation>Pico de {0}% do contexto · {1}× o custo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Practice model</source>
            <translation>Modelo de prática</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Recommended</source>
            <translation>Recomendado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Saved in {0} ✓</source>
            <translation>Salva em {0} ✓</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Searching…</source>
            <translation>Buscando…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Show key</source>
            <translation>Mostrar chave</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Start Ollama, LM Studio, or llama.cpp. Helix searches again when you come back.</source>
            <translation>Inicie o Ollama, o LM Studio ou o llama.cpp. O Helix procura de novo quando você voltar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Testing…</source>
            <translation>Testando…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Turns old steps into notes when that saves money</source>
            <translation>Transforma etapas antigas em notas quando isso economiza dinheiro</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Use other URL…</source>
            <translation>Usar outra URL…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>https://models.example.com/v1</source>
            <translation>https://models.example.com/v1</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>{0} · {1} context window</source>
            <translation>{0} · janela de contexto de {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>✓ Answered in {0} s</source>
            <translation>✓ Respondeu em {0} s</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Choose a model, or try the practice model.</source>
            <translation>Escolha um modelo ou experimente o modelo de prática.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Choose a project folder.</source>
            <translation>Escolha uma pasta de projeto.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Choose the project Helix works in.</source>
            <translation>Escolha o projeto em que o Helix trabalha.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Get started</source>
            <translation>Começar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Git branch {0}</source>
            <translation>Branch do git {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Measured on recorded sessions; cost relative to compacting only at 85%</source>
            <translation>Medido em sessões gravadas; custo em relação a compactar só em 85%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>No account, no telemetry. Only requests to the model you choose leave this computer.</source>
            <translation>Sem conta, sem telemetria. Só as requisições ao modelo que você escolhe saem deste computador.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>No folder selected</source>
            <translation>Nenhuma pasta selecionada</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Open {0}</source>
            <translation>Abrir {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Opening…</source>
            <translation>Abrindo…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Paste an API key and wait for the test.</source>
            <translation>Cole uma chave de API e espere o teste.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Recent workspaces</source>
            <translation>Workspaces recentes</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Start the demo</source>
            <translation>Iniciar a demonstração</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Tested with one short request</source>
            <translation>Testado com uma requisição curta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>The project Helix works in</source>
            <translation>O projeto em que o Helix trabalha</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Three choices, about a minute. You can change all of them later.</source>
            <translation>Três escolhas, cerca de um minuto. Você pode mudar tudo depois.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Welcome to Helix</source>
            <translation>Boas-vindas ao Helix</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>{0} will be used as instructions</source>
            <translation>{0} será usado como instruções</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>{1} files</source>
            <extracomment>One: {1} file</extracomment>
            <translation>
                <numerusform>{1} arquivo</numerusform>
                <numerusform>{1} arquivos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/accessibility.py" />
            <source>Copied</source>
            <translation>Copiado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/cards.py" />
            <source>Restart normally</source>
            <translation>Reiniciar normalmente</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/cards.py" />
            <source>Safe mode: Helix quit unexpectedly twice at startup. MCP servers are off, no workspace is open, and settings are at their defaults. Your data is unchanged.</source>
            <translation>Modo seguro: o Helix foi encerrado inesperadamente duas vezes ao iniciar. Os servidores MCP estão desativados, nenhum workspace está aberto e as configurações estão nos padrões. Seus dados não foram alterados.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Open in browser</source>
            <translation>Abrir no navegador</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Open link</source>
            <translation>Abrir link</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Open mail app</source>
            <translation>Abrir app de e-mail</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Open {0}?</source>
            <translation>Abrir {0}?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Send email to someone at {0}?</source>
            <translation>Enviar e-mail para alguém em {0}?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Starting…</source>
            <translation>Iniciando…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Stopping after the current item…</source>
            <translation>Parando após o item atual…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The connection isn't encrypted.</source>
            <translation>A conexão não é criptografada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The link text shows a different host.</source>
            <translation>O texto do link mostra um host diferente.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/fields.py" />
            <source>Hide</source>
            <translation>Ocultar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/fields.py" />
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/fields.py" />
            <source>no matches</source>
            <translation>nada encontrado</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/widgets/list_view.py" />
            <source>{0} sessions running</source>
            <extracomment>One: {0} session running</extracomment>
            <translation>
                <numerusform>{0} sessão em andamento</numerusform>
                <numerusform>{0} sessões em andamento</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/plain_http_consent.py" />
            <source>Allow this host</source>
            <translation>Permitir este host</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/plain_http_consent.py" />
            <source>Connect without encryption?</source>
            <translation>Conectar sem criptografia?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/plain_http_consent.py" />
            <source>The connection to {0} isn't encrypted. Others on that network could read and change everything that is sent, also keys.</source>
            <translation>A conexão com {0} não é criptografada. Outras pessoas nessa rede poderiam ler e alterar tudo o que é enviado, inclusive chaves.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/plain_http_consent.py" />
            <source>Your answer holds for this host, for models and MCP servers. Change it in Settings › General.</source>
            <translation>Sua resposta vale para este host, com modelos e servidores MCP. Mude-a em Configurações › Geral.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>A model takes notes here</source>
            <translation>Um modelo faz notas aqui</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Expected: {0} tokens, at most {1}</source>
            <translation>Esperado: {0} tokens, no máximo {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Free: {0} tokens</source>
            <extracomment>One: Free: {0} token</extracomment>
            <translation>
                <numerusform>Livre: {0} token</numerusform>
                <numerusform>Livres: {0} tokens</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Helix writes a handover here</source>
            <translation>O Helix escreve um repasse aqui</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Old outputs move to the cache here</source>
            <translation>Saídas antigas vão para o cache aqui</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Old steps become notes here</source>
            <translation>Etapas antigas viram notas aqui</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Old steps may become notes from here on</source>
            <translation>Daqui em diante, etapas antigas podem virar notas</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Reserved for the reply: {0} tokens</source>
            <extracomment>One: Reserved for the reply: {0} token</extracomment>
            <translation>
                <numerusform>Reservado para a resposta: {0} token</numerusform>
                <numerusform>Reservados para a resposta: {0} tokens</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>{0} of {1} tokens</source>
            <translation>{0} de {1} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>{0}% used</source>
            <translation>{0}% usado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>{0}: {1} tokens</source>
            <translation>{0}: {1} tokens</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Archive session</source>
            <translation>Arquivar sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Delete this session?</source>
            <translation>Excluir esta sessão?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Delete…</source>
            <translation>Excluir…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Export as Markdown…</source>
            <translation>Exportar como Markdown…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Export session</source>
            <translation>Exportar sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Export session as Markdown…</source>
            <translation>Exportar sessão como Markdown…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Helix is still working in this session.</source>
            <translation>O Helix ainda está trabalhando nesta sessão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Helix is working in this session. Stop it or wait until it finishes.</source>
            <translation>O Helix está trabalhando nesta sessão. Pare-o ou espere terminar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>No session is open</source>
            <translation>Nenhuma sessão aberta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Nothing is erased, and your project files stay as they are.</source>
            <translation>Nada é apagado, e os arquivos do seu projeto ficam como estão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Nothing was exported. Choose another location.</source>
            <translation>Nada foi exportado. Escolha outro local.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Rename</source>
            <translation>Renomear</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Rename session</source>
            <translation>Renomear sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Rename session…</source>
            <translation>Renomear sessão…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Rename…</source>
            <translation>Renomear…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Session name</source>
            <translation>Nome da sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Show archived sessions</source>
            <translation>Mostrar sessões arquivadas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Show open sessions</source>
            <translation>Mostrar sessões abertas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Show trash</source>
            <translation>Mostrar lixeira</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Stop it or wait until it finishes.</source>
            <translation>Pare-o ou espere terminar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Unarchive</source>
            <translation>Desarquivar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>“{0}” moves to this workspace's trash. You can restore it from there.</source>
            <translation>“{0}” vai para a lixeira deste workspace. Você pode restaurar de lá.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/side_panels.py" />
            <source>Open as page</source>
            <translation>Abrir como página</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>ARCHIVED</source>
            <translation>ARQUIVADAS</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Archived</source>
            <translation>Arquivadas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Archived and deleted sessions</source>
            <translation>Sessões arquivadas e excluídas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Can't read its file</source>
            <translation>Arquivo ilegível</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>EXPLORE</source>
            <translation>EXPLORAR</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Explore</source>
            <translation>Explorar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>New session (Ctrl+N)</source>
            <translation>Nova sessão (Ctrl+N)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>No archived sessions.</source>
            <translation>Nenhuma sessão arquivada.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Running commands and open steps of this session</source>
            <translation>Comandos em execução e etapas em aberto desta sessão</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>SESSIONS</source>
            <translation>SESSÕES</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Search (Ctrl+K)</source>
            <translation>Buscar (Ctrl+K)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Send a message to start a session.</source>
            <translation>Envie uma mensagem para iniciar uma sessão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>THIS SESSION</source>
            <translation>ESTA SESSÃO</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>TRASH</source>
            <translation>LIXEIRA</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Trash is empty.</source>
            <translation>A lixeira está vazia.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>WORKSPACES</source>
            <translation>WORKSPACES</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>{1} · {0} events</source>
            <extracomment>One: {1} · {0} event</extracomment>
            <translation>
                <numerusform>{1} · {0} evento</numerusform>
                <numerusform>{1} · {0} eventos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>All on disk</source>
            <translation>Tudo em disco</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Closed</source>
            <translation>Fechado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Disk full: new work isn't being saved</source>
            <translation>Disco cheio: trabalho novo não está sendo salvo</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Price unknown for {0} calls</source>
            <extracomment>One: Price unknown for {0} call</extracomment>
            <translation>
                <numerusform>Preço desconhecido de {0} chamada</numerusform>
                <numerusform>Preço desconhecido de {0} chamadas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Saved in this session by markers, notes, handovers, and shortened outputs</source>
            <translation>Economizado nesta sessão por marcadores, notas, repasses e saídas encurtadas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Side panel (Ctrl+Alt+B)</source>
            <translation>Painel lateral (Ctrl+Alt+B)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Sidebar (Ctrl+B)</source>
            <translation>Barra lateral (Ctrl+B)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Workspace damaged: read-only</source>
            <translation>Workspace danificado: somente leitura</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{0} approvals waiting</source>
            <extracomment>One: {0} approval waiting</extracomment>
            <translation>
                <numerusform>{0} aprovação pendente</numerusform>
                <numerusform>{0} aprovações pendentes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{0} cache entries</source>
            <extracomment>One: {0} cache entry</extracomment>
            <translation>
                <numerusform>{0} entrada do cache</numerusform>
                <numerusform>{0} entradas do cache</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{0} on disk</source>
            <translation>{0} em disco</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{0} this session</source>
            <translation>{0} nesta sessão</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{1} tokens saved</source>
            <extracomment>One: {1} token saved</extracomment>
            <translation>
                <numerusform>{1} token economizado</numerusform>
                <numerusform>{1} tokens economizados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>Go to</source>
            <translation>Ir para</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>No workspace with that number</source>
            <translation>Não há workspace com esse número</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Show keyboard shortcuts</source>
            <translation>Mostrar atalhos de teclado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>This system can change zoom only at startup.</source>
            <translation>Este sistema só pode mudar o zoom ao iniciar.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Toggle full screen</source>
            <translation>Alternar tela cheia</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Toggle side panel</source>
            <translation>Alternar painel lateral</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Toggle sidebar</source>
            <translation>Alternar barra lateral</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Use dark theme</source>
            <translation>Usar tema escuro</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Use light theme</source>
            <translation>Usar tema claro</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Use system theme</source>
            <translation>Usar tema do sistema</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>View</source>
            <comment>menu</comment>
            <translation>Exibir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Workspace {0}</source>
            <translation>Workspace {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom in</source>
            <translation>Ampliar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom out</source>
            <translation>Reduzir</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom to 100%</source>
            <translation>Zoom de 100%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom {0}%</source>
            <translation>Zoom {0}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom {0}% takes effect after a restart</source>
            <translation>O zoom de {0}% vale após reiniciar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Also available in the menu and the command palette.</source>
            <translation>Também disponível no menu e na paleta de comandos.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Amber</source>
            <translation>Âmbar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Archived and deleted workspaces</source>
            <translation>Workspaces arquivados e excluídos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Archived · {0}</source>
            <translation>Arquivado · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Blue</source>
            <translation>Azul</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Color</source>
            <translation>Cor</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>Create</source>
            <translation>Criar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Delete permanently…</source>
            <translation>Excluir para sempre…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Enter a workspace name.</source>
            <translation>Informe um nome para o workspace.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Green</source>
            <translation>Verde</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Helix works here. Deleting the workspace never deletes this folder.</source>
            <translation>O Helix trabalha aqui. Excluir o workspace nunca exclui esta pasta.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>In the trash, {0} · {1}</source>
            <translation>Na lixeira, {0} · {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Indigo</source>
            <translation>Índigo</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Keyboard shortcuts</source>
            <translation>Atalhos de teclado</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Lists</source>
            <translation>Listas</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>New line</source>
            <translation>Nova linha</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>No color</source>
            <translation>Sem cor</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Nothing here yet. Archive or delete a workspace from its menu.</source>
            <translation>Nada aqui ainda. Arquive ou exclua um workspace pelo menu dele.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Pink</source>
            <translation>Rosa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Red</source>
            <translation>Vermelho</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Same as folder</source>
            <translation>Igual à pasta</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Same as {0}</source>
            <translation>Igual a {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Stop turn</source>
            <translation>Parar turno</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Teal</source>
            <translation>Turquesa</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Workspaces 1 to 9</source>
            <translation>Workspaces 1 a 9</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>Sessions and cache are saved. Put the folder back, or open another one.</source>
            <translation>As sessões e o cache estão salvos. Devolva a pasta ao lugar ou abra outra.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>The project folder is gone: {0}</source>
            <translation>A pasta do projeto não existe mais: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>All commits are merged, so the branch {0} is deleted, too.</source>
            <translation>Todos os commits foram mesclados; por isso, a branch {0} também será excluída.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Ask Helix to merge {0} into {1} in this session first.</source>
            <translation>Peça antes ao Helix que mescle {0} em {1} nesta sessão.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Both branches change the same lines of: {0}.</source>
            <translation>As duas branches alteram as mesmas linhas de: {0}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Files that git ignores are deleted. The session can still be read.</source>
            <translation>Arquivos ignorados pelo git são excluídos. A sessão ainda pode ser lida.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Its branch is kept.</source>
            <translation>A branch dela foi mantida.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Its branch was merged and is deleted.</source>
            <translation>A branch dela foi mesclada e excluída.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Merge</source>
            <translation>Mesclar</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Merge worktree…</source>
            <translation>Mesclar worktree…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Merge {0} into {1}?</source>
            <translation>Mesclar {0} em {1}?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Merged {0} into {1}.</source>
            <translation>A branch {0} foi mesclada em {1}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>New session in a worktree…</source>
            <translation>Nova sessão em worktree…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Remove and delete files</source>
            <translation>Remover e excluir arquivos</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Remove the worktree {0}?</source>
            <translation>Remover a worktree {0}?</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>The worktree was removed.</source>
            <translation>A worktree foi removida.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>There are no conflicts. No hooks are run.</source>
            <translation>Não há conflitos. Nenhum hook é executado.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This session has no worktree</source>
            <translation>Esta sessão não tem worktree</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This workspace has no worktrees.</source>
            <translation>Este workspace não tem worktrees.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This worktree can't be merged now.</source>
            <translation>Não é possível mesclar esta worktree agora.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This worktree can't be removed now.</source>
            <translation>Não é possível remover esta worktree agora.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>You can remove the worktree now, or go on in it.</source>
            <translation>Você pode remover a worktree agora ou continuar nela.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>You can remove the worktree.</source>
            <translation>Você pode remover a worktree.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} commits are not merged. They stay on the branch {1}.</source>
            <extracomment>One: {0} commit is not merged. It stays on the branch {1}.</extracomment>
            <translation>
                <numerusform>{0} commit não foi mesclado. Ele fica na branch {1}.</numerusform>
                <numerusform>{0} commits não foram mesclados. Eles ficam na branch {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} commits:</source>
            <extracomment>One: {0} commit:</extracomment>
            <translation>
                <numerusform>{0} commit:</numerusform>
                <numerusform>{0} commits:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} files are not committed and would be deleted: {1}</source>
            <extracomment>One: {0} file is not committed and would be deleted: {1}</extracomment>
            <translation>
                <numerusform>{0} arquivo está sem commit e seria excluído: {1}</numerusform>
                <numerusform>{0} arquivos estão sem commit e seriam excluídos: {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} files change: {1}</source>
            <extracomment>One: {0} file changes: {1}</extracomment>
            <translation>
                <numerusform>{0} arquivo muda: {1}</numerusform>
                <numerusform>{0} arquivos mudam: {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} files in the worktree are not committed and are not merged: {1}</source>
            <extracomment>One: {0} file in the worktree is not committed and is not merged: {1}</extracomment>
            <translation>
                <numerusform>{0} arquivo na worktree está sem commit e não será mesclado: {1}</numerusform>
                <numerusform>{0} arquivos na worktree estão sem commit e não serão mesclados: {1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} has everything of {1}.</source>
            <translation>{0} já tem tudo de {1}.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0}: worktree removed</source>
            <translation>{0}: worktree removida</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>Branch</source>
            <comment>of git</comment>
            <translation>Branch do git</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>Folder: {0}</source>
            <translation>Pasta: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>From commit {0}: {1}</source>
            <translation>Base: commit {0}, {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>From {0} at {1}: {2}</source>
            <translation>Base: {0} ({1}), {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>New session in a worktree</source>
            <translation>Nova sessão em worktree</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>Submodules are not checked out there.</source>
            <translation>O checkout dos submódulos não é feito lá.</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>The session works in a folder and on a branch of its own. Your folder stays as it is until you merge.</source>
            <translation>A sessão trabalha em uma pasta e em uma branch próprias. Sua pasta fica como está até você mesclar.</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>{0} uncommitted files stay in your folder and are not in the worktree: {1}</source>
            <extracomment>One: {0} uncommitted file stays in your folder and is not in the worktree: {1}</extracomment>
            <translation>
                <numerusform>{0} arquivo sem commit fica na sua pasta e não está na worktree: {1}</numerusform>
                <numerusform>{0} arquivos sem commit ficam na sua pasta e não estão na worktree: {1}</numerusform>
            </translation>
        </message>
    </context>
</TS>
