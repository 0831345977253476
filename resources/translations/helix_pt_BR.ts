<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en_US">
<context><name>helix</name>
<message><source>&#10;… and {0} more</source><translation>&#10;… e mais {0}</translation></message>
<message><source> characters</source><translation> caracteres</translation></message>
<message><source> of these</source><translation> destes</translation></message>
<message><source> · replaces yours</source><translation> · substitui o seu</translation></message>
<message><source> · shortened</source><translation> · encurtado</translation></message>
<message><source> · {0} moved to keyring</source><translation> · {0} para o chaveiro</translation></message>
<message><source>$0 is the first argument here, and $1 the second.</source><translation>Aqui, $0 é o primeiro argumento e $1, o segundo.</translation></message>
<message><source>+ {0} to rebuild the prompt cache</source><translation>+ {0} para reconstruir o cache de prompt</translation></message>
<message><source>+{0} more · {1}</source><translation>mais {0} · {1}</translation></message>
<message><source>, </source><comment>between the items of a list</comment><translation>, </translation></message>
<message><source>--cluster needs the address of a Dask scheduler, such as tls://host:8786, not {address}.</source><translation>--cluster precisa do endereço de um agendador do Dask, como tls://host:8786, não {address}.</translation></message>
<message><source>--set needs name=value, not {change}.</source><translation>--set precisa de nome=valor, não {change}.</translation></message>
<message><source>/absolute/path</source><translation>/caminho/absoluto</translation></message>
<message><source>16,020 tokens</source><translation>16.020 tokens</translation></message>
<message><source>&lt; {0}</source><translation>&lt; {0}</translation></message>
<message><source>A</source><translation>A</translation></message>
<message><source>A .env file, which holds secrets.</source><translation>Um arquivo .env, que contém segredos.</translation></message>
<message><source>A SubAgent starts no SubAgents.</source><translation>Um SubAgent não inicia SubAgents.</translation></message>
<message><source>A URL can't contain a user name or password.</source><translation>Uma URL não pode conter nome de usuário nem senha.</translation></message>
<message><source>A URL takes no arguments.</source><translation>Uma URL não recebe argumentos.</translation></message>
<message><source>A block of the database's files with events is damaged.</source><translation>Um bloco dos arquivos do banco de dados com eventos está danificado.</translation></message>
<message><source>A block of the database's files with {room} is damaged.</source><translation>Um bloco dos arquivos do banco de dados com {room} está danificado.</translation></message>
<message><source>A branch can't be named {name} beside the branch {other}.</source><translation>Não pode haver uma branch {name} junto com a branch {other}.</translation></message>
<message><source>A branch has the conversation up to there.</source><translation>Uma ramificação tem a conversa até ali.</translation></message>
<message><source>A bundle has {most} settings at most.</source><translation>Um pacote tem no máximo {most} configurações.</translation></message>
<message><source>A command was cut off: put back what changed?</source><translation>Um comando foi interrompido: devolver o que mudou?</translation></message>
<message><source>A content has another SHA-256.</source><translation>Um conteúdo tem outro SHA-256.</translation></message>
<message><source>A content is too large.</source><translation>Um conteúdo é grande demais.</translation></message>
<message><source>A content isn't Base64.</source><translation>Um conteúdo não é Base64.</translation></message>
<message><source>A displayed total is wrong.</source><translation>Um total exibido está errado.</translation></message>
<message><source>A drive may hang there. Choose another folder, or try again later.</source><translation>Talvez esteja em uma unidade travada. Escolha outra pasta ou tente de novo mais tarde.</translation></message>
<message><source>A file can't be read or written: {reason}.</source><translation>Não foi possível ler ou gravar um arquivo: {reason}.</translation></message>
<message><source>A file of Helix Desktop is missing: {name}.</source><translation>Falta um arquivo do Helix Desktop: {name}.</translation></message>
<message><source>A file, or a collector as http://127.0.0.1:4318. Empty: none are written</source><translation>Um arquivo ou um coletor como http://127.0.0.1:4318. Vazio: nenhum</translation></message>
<message><source>A form has {most} fields at most.</source><translation>Um formulário tem no máximo {most} campos.</translation></message>
<message><source>A handover has six sections.</source><translation>Um repasse tem seis seções.</translation></message>
<message><source>A hint points to {digest}…, which is missing.</source><translation>Uma dica aponta para {digest}…, que não existe.</translation></message>
<message><source>A hook can't allow anything or change a call: that has no effect.</source><translation>Um hook não pode permitir nada nem alterar uma chamada: isso não tem efeito.</translation></message>
<message><source>A hook told Helix:&#10;{0}</source><translation>Um hook disse ao Helix:&#10;{0}</translation></message>
<message><source>A large output was shortened before it entered the context.</source><translation>Uma saída grande foi encurtada antes de entrar no contexto.</translation></message>
<message><source>A line contains a key or a password, which the memory never keeps.</source><translation>Uma linha contém uma chave ou uma senha, que a memória nunca guarda.</translation></message>
<message><source>A line contains invisible characters.</source><translation>Uma linha contém caracteres invisíveis.</translation></message>
<message><source>A line has {count} characters; {most} are possible.</source><translation>Uma linha tem {count} caracteres; são possíveis {most}.</translation></message>
<message><source>A line is an event of an unknown kind.</source><translation>Uma linha é um evento de tipo desconhecido.</translation></message>
<message><source>A line is named twice.</source><translation>Uma linha é citada duas vezes.</translation></message>
<message><source>A line isn't an event: {error}.</source><translation>Uma linha não é um evento: {error}.</translation></message>
<message><source>A line names an invalid cache entry.</source><translation>Uma linha indica uma entrada do cache inválida.</translation></message>
<message><source>A line of the memory is empty.</source><translation>Uma linha da memória está vazia.</translation></message>
<message><source>A line was changed: its SHA-256 differs.</source><translation>Uma linha foi alterada: o SHA-256 dela é diferente.</translation></message>
<message><source>A link that leads nowhere, or out of the folder.</source><translation>Um link que não leva a lugar nenhum ou que sai da pasta.</translation></message>
<message><source>A local command or an https URL</source><translation>Um comando local ou uma URL https</translation></message>
<message><source>A marker is one line in place of an output. With it, Helix recalls the output.</source><translation>Um marcador é uma linha no lugar de uma saída. Com ele, o Helix recupera a saída.</translation></message>
<message><source>A mask can be kept, moved in its file, or removed, but not copied.</source><translation>Uma máscara pode ser mantida, movida no arquivo dela ou removida, mas não copiada.</translation></message>
<message><source>A mask stands for its secret only in the file that it was read from. Read this file again, or write something else in its place.</source><translation>Uma máscara só representa seu segredo no arquivo do qual foi lida. Leia este arquivo de novo ou escreva outra coisa no lugar dela.</translation></message>
<message><source>A merge, rebase, or revert was unfinished then, or is now.</source><translation>Um merge, rebase ou revert não estava concluído na época, ou não está agora.</translation></message>
<message><source>A model takes notes when new history exceeds this share; 0 = never.</source><translation>Um modelo faz notas quando o histórico novo passa desta parcela; 0 = nunca.</translation></message>
<message><source>A model takes the next notes here</source><translation>Aqui um modelo faz as próximas notas</translation></message>
<message><source>A model turned old turns into notes. The originals are kept.</source><translation>Um modelo transformou turnos antigos em notas. Os originais são mantidos.</translation></message>
<message><source>A model's notes in place of old turns, shortened again when they grow.</source><translation>Observações de um modelo no lugar de turnos antigos, encurtadas quando crescem.</translation></message>
<message><source>A name can have at most {longest} characters.</source><translation>Um nome pode ter no máximo {longest} caracteres.</translation></message>
<message><source>A part of {path} is not a folder.</source><translation>Uma parte de {path} não é uma pasta.</translation></message>
<message><source>A path cannot hold a null character.</source><translation>Um caminho não pode conter um caractere nulo.</translation></message>
<message><source>A permissions file was damaged, and a rule in it may have denied this.</source><translation>Um arquivo de permissões estava danificado, e uma regra dele talvez negasse isto.</translation></message>
<message><source>A question: {words}</source><translation>Uma pergunta: {words}</translation></message>
<message><source>A range starts at 0 or later and doesn't go backward.</source><translation>Um intervalo começa em 0 ou depois e não anda para trás.</translation></message>
<message><source>A record of kind {name} has a value that the journal can't store.</source><translation>Um registro do tipo {name} tem um valor que o diário não pode armazenar.</translation></message>
<message><source>A record of kind {name}, version {version}, was written by a newer Helix Desktop.</source><translation>Um registro do tipo {name}, versão {version}, foi gravado por um Helix Desktop mais novo.</translation></message>
<message><source>A record of the store ({name}) is damaged.</source><translation>Um registro do armazenamento ({name}) está danificado.</translation></message>
<message><source>A recorded model can give only recorded answers.</source><translation>Um modelo gravado só pode dar respostas gravadas.</translation></message>
<message><source>A second line of {mark} is missing.</source><translation>Falta uma segunda linha {mark}.</translation></message>
<message><source>A secret, in event {0}</source><translation>Um segredo, no evento {0}</translation></message>
<message><source>A server URL starts with https://.</source><translation>A URL de um servidor começa com https://.</translation></message>
<message><source>A server can do anything your programs can. This is everything it declares.</source><translation>Um servidor pode fazer tudo o que seus programas podem. Isto é tudo o que ele declara.</translation></message>
<message><source>A session finishes</source><translation>Uma sessão terminar</translation></message>
<message><source>A session needs a name.</source><translation>Uma sessão precisa de um nome.</translation></message>
<message><source>A skill in use</source><translation>Uma skill em uso</translation></message>
<message><source>A snapshot belongs to session {key}, which is missing.</source><translation>Um instantâneo pertence à sessão {key}, que não existe.</translation></message>
<message><source>A space is missing after the closing {sign}.</source><translation>Falta um espaço depois do {sign} final.</translation></message>
<message><source>A subagent of “{0}” asks: {1}</source><translation>Um subagente de “{0}” pergunta: {1}</translation></message>
<message><source>A terminal wants to change permissions</source><translation>Um terminal quer alterar permissões</translation></message>
<message><source>A test</source><translation>Um teste</translation></message>
<message><source>A time range can't have a sign.</source><translation>Um intervalo de tempo não pode ter sinal.</translation></message>
<message><source>A time such as 14:05, or a date with it such as 2026-12-01 14:05.</source><translation>Um horário como 14:05, ou com a data como 2026-12-01 14:05.</translation></message>
<message><source>A timeout is a number of seconds from 1 to {most}.</source><translation>Um tempo limite é um número de segundos de 1 a {most}.</translation></message>
<message><source>A tool call or an MCP server is waiting</source><translation>Uma chamada de ferramenta ou um servidor MCP está esperando</translation></message>
<message><source>A turn failed.</source><translation>Um turno falhou.</translation></message>
<message><source>A turn is still running.</source><translation>Um turno ainda está em andamento.</translation></message>
<message><source>A turn was stopped.</source><translation>Um turno foi interrompido.</translation></message>
<message><source>A value has {count} characters; the limit is {longest}.</source><translation>Um valor tem {count} caracteres; o limite é {longest}.</translation></message>
<message><source>A workspace needs a name.</source><translation>Um workspace precisa de um nome.</translation></message>
<message><source>A · baseline</source><translation>A · referência</translation></message>
<message><source>API key</source><translation>Chave de API</translation></message>
<message><source>API key for {0}</source><translation>Chave de API para {0}</translation></message>
<message><source>APPLICATION</source><translation>APLICATIVO</translation></message>
<message><source>ARCHIVED</source><translation>ARQUIVADAS</translation></message>
<message><source>AWS profile (optional)</source><translation>perfil da AWS (opcional)</translation></message>
<message><source>About</source><translation>Sobre</translation></message>
<message numerus="yes"><source>About {0} tokens are written to the prompt cache again</source><extracomment>One: About {0} token is written to the prompt cache again</extracomment><translation><numerusform>Cerca de {0} token é regravado no cache de prompt</numerusform><numerusform>Cerca de {0} tokens são regravados no cache de prompt</numerusform></translation></message>
<message><source>Accept</source><translation>Aceitar</translation></message>
<message><source>Accept edits</source><translation>Aceitar edições</translation></message>
<message><source>Accepts images</source><translation>Aceita imagens</translation></message>
<message><source>Accepts tools</source><translation>Aceita ferramentas</translation></message>
<message><source>Acknowledge</source><translation>Ciente</translation></message>
<message><source>Actions</source><translation>Ações</translation></message>
<message><source>Actual cost</source><translation>Custo real</translation></message>
<message><source>Add</source><translation>Adicionar</translation></message>
<message><source>Add a line</source><translation>Adicionar uma linha</translation></message>
<message><source>Add a profile with “credential_process = aws configure export-credentials --profile {profile}” to ~/.aws/config, and choose that one.</source><translation>Adicione um perfil com “credential_process = aws configure export-credentials --profile {profile}” a ~/.aws/config e escolha esse perfil.</translation></message>
<message><source>Add a provider</source><translation>Adicionar provedor</translation></message>
<message><source>Add a server</source><translation>Adicionar servidor</translation></message>
<message><source>Add a step</source><translation>Adicionar etapa</translation></message>
<message><source>Add it with `helix-desktop guest add`.</source><translation>Adicione-o com `helix-desktop guest add`.</translation></message>
<message><source>Add key</source><translation>Adicionar chave</translation></message>
<message><source>Add servers</source><translation>Adicionar servidores</translation></message>
<message><source>Add the provider again with `helix-desktop model add … --secret {name}`.</source><translation>Adicione o provedor de novo com `helix-desktop model add … --secret {name}`.</translation></message>
<message><source>Add the provider or choose another model in Settings › Models and keys or with `helix-desktop model choose`. Known providers: {known}.</source><translation>Adicione o provedor ou escolha outro modelo em Configurações › Modelos e chaves ou com `helix-desktop model choose`. Provedores conhecidos: {known}.</translation></message>
<message><source>Added</source><translation>Adicionado</translation></message>
<message><source>Added by Helix</source><translation>Adicionado pelo Helix</translation></message>
<message><source>Added.</source><translation>Adicionado.</translation></message>
<message><source>Adds the line Helix-Session: ID to their messages</source><translation>Adiciona a linha Helix-Session: ID às mensagens</translation></message>
<message><source>After</source><translation>Depois</translation></message>
<message><source>After a handover was written</source><translation>Depois que um repasse foi escrito</translation></message>
<message><source>After a tool</source><translation>Depois de uma ferramenta</translation></message>
<message><source>After a tool failed</source><translation>Depois que uma ferramenta falhou</translation></message>
<message><source>After earlier notes</source><translation>Após notas anteriores</translation></message>
<message><source>After handover {0}</source><translation>Após o repasse {0}</translation></message>
<message><source>After the handover</source><translation>Após o repasse</translation></message>
<message><source>After the notes</source><translation>Após as notas</translation></message>
<message><source>Age</source><translation>Idade</translation></message>
<message><source>Agent</source><translation>Agente</translation></message>
<message><source>Agents of other programs</source><translation>Agentes de outros programas</translation></message>
<message><source>All</source><comment>compactions</comment><translation>Todas</translation></message>
<message><source>All</source><comment>requests</comment><translation>Todas</translation></message>
<message><source>All blocks are intact now. Check again.</source><translation>Agora todos os blocos estão intactos. Verifique de novo.</translation></message>
<message><source>All changes to this file were undone. Every version is in the cache.</source><translation>Todas as alterações deste arquivo foram desfeitas. Todas as versões estão no cache.</translation></message>
<message><source>All commits are merged, so the branch {0} is deleted, too.</source><translation>Todos os commits foram mesclados; por isso, a branch {0} também será excluída.</translation></message>
<message><source>All compactions undone</source><translation>Compactações desfeitas</translation></message>
<message><source>All days</source><translation>Todos os dias</translation></message>
<message><source>All files</source><translation>Todos os arquivos</translation></message>
<message><source>All files of the worktree are in commits. The folder is deleted.</source><translation>Todos os arquivos da worktree estão em commits. A pasta é excluída.</translation></message>
<message><source>All models</source><translation>Todos os modelos</translation></message>
<message><source>All numbers are of the {0} of {1} requests whose tokens were recorded.</source><translation>Todos os números são das {0} de {1} solicitações cujos tokens foram registrados.</translation></message>
<message><source>All on disk</source><translation>Tudo em disco</translation></message>
<message><source>All providers shown</source><translation>Todos os provedores mostrados</translation></message>
<message><source>All sessions</source><translation>Todas as sessões</translation></message>
<message><source>All stored data was copied, except the memory.</source><translation>Todos os dados armazenados foram copiados, exceto a memória.</translation></message>
<message><source>All stored data was copied, except the workspace's name and policy.</source><translation>Todos os dados armazenados foram copiados, exceto o nome e a política do workspace.</translation></message>
<message><source>All workspaces</source><translation>Todos os workspaces</translation></message>
<message><source>All {0}</source><translation>Todas as {0}</translation></message>
<message numerus="yes"><source>All {0} entries are intact.</source><extracomment>One: All {0} entry is intact.</extracomment><translation><numerusform>{0} entrada está intacta.</numerusform><numerusform>Todas as {0} entradas estão intactas.</numerusform></translation></message>
<message><source>Allow</source><translation>Permitir</translation></message>
<message><source>Allow for this session</source><translation>Permitir nesta sessão</translation></message>
<message><source>Allow once</source><translation>Permitir uma vez</translation></message>
<message><source>Allow this command?</source><translation>Permitir este comando?</translation></message>
<message><source>Allow this computer's address in its network, such as {example}. The service must listen there.</source><translation>Permita o endereço deste computador na rede dele, como {example}. O serviço precisa escutar nesse endereço.</translation></message>
<message><source>Allow this host</source><translation>Permitir este host</translation></message>
<message><source>Allow this only if you entered the command yourself.</source><translation>Permita isto só se foi você quem digitou o comando.</translation></message>
<message><source>Allow this only if you installed or moved it. It runs with your keys for it.</source><translation>Permita isto só se foi você quem o instalou ou moveu. Ele roda com as suas chaves para ele.</translation></message>
<message><source>Allow this only if you know it. A program runs outside the sandbox and can do all that you can. The settings of a project can name it.</source><translation>Permita isto só se você o conhece. Um programa é executado fora do sandbox e pode fazer tudo o que você pode. As configurações de um projeto podem indicá-lo.</translation></message>
<message><source>Allow web searches?</source><translation>Permitir pesquisas na web?</translation></message>
<message><source>Allow {0}?</source><translation>Permitir {0}?</translation></message>
<message><source>Allowed for one session</source><translation>Permitido em uma sessão</translation></message>
<message><source>Allowed hosts</source><translation>Hosts permitidos</translation></message>
<message><source>Allowed private hosts</source><translation>Hosts privados permitidos</translation></message>
<message><source>Almost no difference</source><translation>Quase nenhuma diferença</translation></message>
<message><source>Already covered by a handover.</source><translation>Já coberto por um repasse.</translation></message>
<message><source>Already excluded.</source><translation>Já omitido.</translation></message>
<message><source>Already in context in full.</source><translation>Já está completo no contexto.</translation></message>
<message><source>Already moved to the cache.</source><translation>Já movido para o cache.</translation></message>
<message><source>Already part of every request.</source><translation>Já faz parte de todas as requisições.</translation></message>
<message><source>Also available in the menu and the command palette.</source><translation>Também disponível no menu e na paleta de comandos.</translation></message>
<message><source>Also removes the partial file {0}</source><translation>Também remove o arquivo parcial {0}</translation></message>
<message><source>Also the arguments of tools. Secrets are redacted</source><translation>Também os argumentos de ferramentas. Segredos são ocultados</translation></message>
<message><source>Also while Helix is in front</source><translation>Também com o Helix em primeiro plano</translation></message>
<message><source>Always</source><translation>Sempre</translation></message>
<message><source>Always</source><comment>stay awake</comment><translation>Sempre</translation></message>
<message><source>Always allow</source><translation>Sempre permitir</translation></message>
<message><source>Amber</source><translation>Âmbar</translation></message>
<message><source>An address with a name or a password in it is not fetched from.</source><translation>Nada é buscado em um endereço que contém um nome ou uma senha.</translation></message>
<message><source>An agent of another program answers only its own sessions.</source><translation>Um agente de outro programa só responde nas próprias sessões.</translation></message>
<message><source>An agent of another program isn't a provider with an address.</source><translation>Um agente de outro programa não é um provedor com um endereço.</translation></message>
<message><source>An earlier version was restored as a new one. Nothing was deleted.</source><translation>Uma versão anterior foi restaurada como nova versão. Nada foi excluído.</translation></message>
<message><source>An editor wants to use the MCP server “{0}”</source><translation>Um editor quer usar o servidor MCP “{0}”</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It can't serve editors.</source><translation>Uma versão mais antiga do Helix Desktop está com este espaço de trabalho aberto. Ela não atende editores.</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It doesn't know --{name}.</source><translation>Uma versão anterior do Helix Desktop está com este espaço de trabalho aberto. Ela não conhece --{name}.</translation></message>
<message><source>And {0} more. See the exact text below.</source><translation>E mais {0}. Veja o texto exato abaixo.</translation></message>
<message><source>Animations</source><translation>Animações</translation></message>
<message><source>Animations: `system` follows the desktop.</source><translation>Animações: `system` segue o desktop.</translation></message>
<message><source>Another sign-in to {server} was begun.</source><translation>Outra entrada em {server} foi iniciada.</translation></message>
<message><source>Answer cut off</source><translation>Resposta cortada</translation></message>
<message><source>Answer in the window, or in a terminal that you opened yourself.</source><translation>Responda na janela ou em um terminal que você mesmo abriu.</translation></message>
<message><source>Answer the question first, or choose the mode in its menu.</source><translation>Responda à pergunta primeiro ou escolha o modo no menu dele.</translation></message>
<message><source>Answer then</source><translation>Resposta da época</translation></message>
<message><source>Answered in {0} s</source><translation>Respondeu em {0} s</translation></message>
<message><source>Answers</source><translation>Respostas</translation></message>
<message><source>Answers you and uses tools</source><translation>Responde a você e usa ferramentas</translation></message>
<message><source>Any URL with a supported protocol</source><translation>Qualquer URL com um protocolo compatível</translation></message>
<message><source>Anything</source><translation>Tudo</translation></message>
<message><source>Apache License 2.0</source><translation>Licença Apache 2.0</translation></message>
<message><source>AppArmor denies bubblewrap user namespaces. For a sandbox, install Helix from the .deb, which brings a profile, or run these two lines in a terminal and restart Helix: “{first}” “{second}”</source><translation>O AppArmor nega ao bubblewrap namespaces de usuário. Para ter um sandbox, instale o Helix pelo .deb, que traz um perfil, ou execute estas duas linhas em um terminal e reinicie o Helix: “{first}” “{second}”</translation></message>
<message><source>Appearance</source><translation>Aparência</translation></message>
<message><source>Application</source><translation>Aplicativo</translation></message>
<message><source>Applied to new workspaces.</source><translation>Aplicada a novos workspaces.</translation></message>
<message><source>Applied to {0}.</source><translation>Aplicado a {0}.</translation></message>
<message><source>Applied. Takes effect with the next request.</source><translation>Aplicado. Vale a partir da próxima requisição.</translation></message>
<message><source>Applied. Takes effect with the next turn.</source><translation>Aplicado. Vale a partir do próximo turno.</translation></message>
<message><source>Apply</source><translation>Aplicar</translation></message>
<message><source>Apply code to file</source><translation>Aplicar código a arquivo</translation></message>
<message><source>Apply code to file…</source><translation>Aplicar código a arquivo…</translation></message>
<message><source>Apply the code again to see the present changes.</source><translation>Aplique o código de novo para ver as alterações atuais.</translation></message>
<message><source>Apply to file…</source><translation>Aplicar a arquivo…</translation></message>
<message><source>Approvals</source><translation>Aprovações</translation></message>
<message><source>Approve</source><translation>Aprovar</translation></message>
<message><source>Approve all</source><translation>Aprovar todas</translation></message>
<message><source>Approve {server} first.</source><translation>Aprove {server} primeiro.</translation></message>
<message><source>Archive</source><translation>Arquivar</translation></message>
<message><source>Archive session</source><translation>Arquivar sessão</translation></message>
<message><source>Archive workspace</source><translation>Arquivar workspace</translation></message>
<message><source>Archived</source><translation>Arquivadas</translation></message>
<message><source>Archived and deleted sessions</source><translation>Sessões arquivadas e excluídas</translation></message>
<message><source>Archived and deleted workspaces</source><translation>Workspaces arquivados e excluídos</translation></message>
<message><source>Archived and deleted workspaces…</source><translation>Workspaces arquivados e excluídos…</translation></message>
<message><source>Archived · {0}</source><translation>Arquivado · {0}</translation></message>
<message><source>As it was</source><translation>Como foi</translation></message>
<message><source>As it was: the tokens weren't recorded</source><translation>Como foi: os tokens não foram registrados</translation></message>
<message><source>As reported by the agent. Its own requests weren't recorded.</source><translation>Conforme relatado pelo agente. As requisições dele não foram registradas.</translation></message>
<message><source>As sent to the model</source><translation>Como enviado ao modelo</translation></message>
<message><source>Ask</source><translation>Perguntar</translation></message>
<message><source>Ask Helix for another one.</source><translation>Peça outro ao Helix.</translation></message>
<message><source>Ask Helix to merge {0} into {1} in this session first.</source><translation>Peça antes ao Helix que mescle {0} em {1} nesta sessão.</translation></message>
<message><source>Ask before trying again.</source><translation>Pergunte antes de tentar de novo.</translation></message>
<message><source>Ask for one patch for each file.</source><translation>Peça um patch para cada arquivo.</translation></message>
<message><source>Ask the agent</source><translation>Perguntar ao agente</translation></message>
<message><source>Ask the user.</source><translation>Pergunte ao usuário.</translation></message>
<message><source>Asked</source><translation>Pedido</translation></message>
<message><source>Asked in “{0}”</source><translation>Perguntado em “{0}”</translation></message>
<message><source>Asking…</source><translation>Perguntando…</translation></message>
<message><source>Asking… {0} s</source><translation>Perguntando… {0} s</translation></message>
<message><source>Asks before each change and command, except read-only ones in the sandbox.</source><translation>Pergunta antes de cada alteração e cada comando, exceto os somente leitura na sandbox.</translation></message>
<message><source>Asks for every command</source><translation>Pergunta a cada comando</translation></message>
<message><source>Asks to run without the sandbox, because this system's sandbox (Seatbelt) can't allow what it does. Nothing would restrict it.</source><translation>Pede para executar sem o sandbox, porque o sandbox deste sistema (Seatbelt) não pode permitir o que ele faz. Nada o restringiria.</translation></message>
<message><source>At least {least} characters; there are {count}.</source><translation>Pelo menos {least} caracteres; há {count}.</translation></message>
<message><source>At least {least}.</source><translation>Pelo menos {least}.</translation></message>
<message><source>At most {most} characters; there are {count}.</source><translation>No máximo {most} caracteres; há {count}.</translation></message>
<message><source>At most {most} lines can be added.</source><translation>É possível adicionar no máximo {most} linhas.</translation></message>
<message><source>At most {most}.</source><translation>No máximo {most}.</translation></message>
<message><source>Attach a copy that is open and has text, or pictures of its pages.</source><translation>Anexe uma cópia sem senha e com texto, ou imagens das páginas.</translation></message>
<message><source>Attach files or images</source><translation>Anexar arquivos ou imagens</translation></message>
<message><source>Automatic</source><translation>Automático</translation></message>
<message><source>Automatic compaction is off.</source><translation>A compactação automática está desativada.</translation></message>
<message><source>Automatic compaction is off. Choose Compact now to compact.</source><translation>A compactação automática está desativada. Escolha “Compactar agora” para compactar.</translation></message>
<message><source>Average context</source><translation>Contexto médio</translation></message>
<message><source>B</source><translation>B</translation></message>
<message><source>B only</source><translation>Só B</translation></message>
<message><source>B · candidate</source><translation>B · candidata</translation></message>
<message><source>B − A</source><translation>B − A</translation></message>
<message><source>Back</source><translation>Voltar</translation></message>
<message><source>Back (Esc)</source><translation>Voltar (Esc)</translation></message>
<message><source>Back to the default model with the next request.</source><translation>De volta ao modelo padrão a partir da próxima requisição.</translation></message>
<message><source>Back up…</source><translation>Fazer backup…</translation></message>
<message><source>Backup</source><translation>Backup</translation></message>
<message><source>Balanced</source><translation>Balanced</translation></message>
<message><source>Base URL</source><translation>URL base</translation></message>
<message><source>Before a compaction</source><translation>Antes de uma compactação</translation></message>
<message><source>Before a message is sent</source><translation>Antes de enviar uma mensagem</translation></message>
<message><source>Before a tool</source><translation>Antes de uma ferramenta</translation></message>
<message><source>Before dedup</source><translation>Sem deduplicação</translation></message>
<message><source>Before they enter the context</source><translation>Antes de entrarem no contexto</translation></message>
<message><source>Before → after</source><translation>Antes → depois</translation></message>
<message><source>Beginning, end, and key lines</source><translation>Início, fim e linhas-chave</translation></message>
<message><source>Beginning, end, and key lines of a large output. The cache has the full output.</source><translation>Início, fim e linhas-chave de uma saída grande. O cache tem a saída completa.</translation></message>
<message><source>Block</source><translation>Bloco</translation></message>
<message><source>Blocked by the provider's filter</source><translation>Bloqueado pelo filtro do provedor</translation></message>
<message><source>Blocked since startup</source><translation>Bloqueados desde o início</translation></message>
<message><source>Blue</source><translation>Azul</translation></message>
<message><source>Body fields</source><translation>Campos do corpo</translation></message>
<message><source>Both branches change the same lines of: {0}.</source><translation>As duas branches alteram as mesmas linhas de: {0}.</translation></message>
<message><source>Branch</source><translation>Ramificação</translation></message>
<message><source>Branch</source><comment>of git</comment><translation>Branch do git</translation></message>
<message><source>Branch conversation</source><translation>Ramificar conversa</translation></message>
<message><source>Branch from here</source><translation>Ramificar daqui</translation></message>
<message><source>Branched in the middle of a turn. Continue from here.</source><translation>Ramificada no meio de um turno. Continue a partir daqui.</translation></message>
<message><source>Budget reached</source><translation>Orçamento atingido</translation></message>
<message><source>Budget · {0} tokens…</source><translation>Orçamento · {0} tokens…</translation></message>
<message><source>Budgets</source><translation>Orçamentos</translation></message>
<message><source>Budgets…</source><translation>Orçamentos…</translation></message>
<message><source>Budget…</source><translation>Orçamento…</translation></message>
<message><source>Built in, for trying Helix out. Without a folder, a demo of 80 tool calls shows how the context fills up and is compacted.</source><translation>Integrado, para experimentar o Helix. Sem pasta, uma demonstração com 80 chamadas de ferramentas mostra o contexto encher e ser compactado.</translation></message>
<message><source>By age</source><translation>Por idade</translation></message>
<message numerus="yes"><source>By age, after {0} turns</source><extracomment>One: By age, after {0} turn</extracomment><translation><numerusform>Por idade, após {0} turno</numerusform><numerusform>Por idade, após {0} turnos</numerusform></translation></message>
<message><source>By forecast</source><translation>Por previsão</translation></message>
<message><source>By so much compactions and shortened outputs made all requests together smaller, less the tokens of the calls for that</source><translation>Quanto as compactações e saídas encurtadas reduziram todas as solicitações juntas, menos os tokens das chamadas para isso</translation></message>
<message><source>By the model's provider, who charges for it. Asks after outside content</source><translation>Feita pelo provedor do modelo, que cobra por ela. Pergunta após conteúdo externo</translation></message>
<message><source>Bytes</source><translation>Bytes</translation></message>
<message><source>Cache</source><translation>Cache</translation></message>
<message><source>Cache + Compact</source><translation>Cache + Compact</translation></message>
<message><source>Cache entries</source><translation>Entradas do cache</translation></message>
<message><source>Cache entries belong to one workspace. Check that this is the right one.</source><translation>As entradas do cache pertencem a um único workspace. Verifique se este é o certo.</translation></message>
<message><source>Cache filter</source><translation>Filtro do cache</translation></message>
<message><source>Cache outputs</source><translation>Saídas no cache</translation></message>
<message><source>Cached</source><translation>No cache</translation></message>
<message><source>Cached at {0}, {1} tokens in all</source><translation>Movido ao cache ({0}), {1} tokens ao todo</translation></message>
<message><source>Caches, handover at 85%</source><translation>Usa o cache, repasse em 85%</translation></message>
<message><source>Caching old outputs</source><translation>Guardando saídas no cache</translation></message>
<message><source>Calls</source><translation>Chamadas</translation></message>
<message><source>Calls aren't shown there: nothing tells Helix whether the screen is locked.</source><translation>As chamadas não aparecem ali: nada diz ao Helix se a tela está bloqueada.</translation></message>
<message><source>Can be read in two ways.</source><translation>Pode ser lido de duas maneiras.</translation></message>
<message><source>Can do anything that you can · no sandbox</source><translation>Pode fazer tudo o que você pode · fora do sandbox</translation></message>
<message><source>Can read {held}, which contains secrets, and reach the network.</source><translation>Pode ler {held}, que contém segredos, e acessar a rede.</translation></message>
<message><source>Can't attach {0}: {1}.</source><translation>Não foi possível anexar {0}: {1}.</translation></message>
<message><source>Can't be compared by lines.</source><translation>Não pode ser comparado por linhas.</translation></message>
<message><source>Can't be read.</source><translation>Não foi possível ler.</translation></message>
<message><source>Can't be understood.</source><translation>Não pode ser entendido.</translation></message>
<message><source>Can't change repositories, or editor, shell, and agent configuration. New ones are set aside for you.</source><translation>Não pode alterar repositórios nem a configuração de editores, shells e agentes. Arquivos novos desse tipo são guardados à parte para você.</translation></message>
<message><source>Can't compare policies because their process ended.</source><translation>Não é possível comparar políticas porque o processo da comparação terminou.</translation></message>
<message><source>Can't compare the sessions because their process ended.</source><translation>Não é possível comparar as sessões porque o processo delas terminou.</translation></message>
<message><source>Can't compare: one version isn't text or is too large.</source><translation>Não é possível comparar: uma das versões não é texto ou é grande demais.</translation></message>
<message><source>Can't copy {name} into the worktree: {reason}.</source><translation>Não é possível copiar {name} para a worktree: {reason}.</translation></message>
<message><source>Can't create a socket in {home}: {reason}.</source><translation>Não foi possível criar um socket em {home}: {reason}.</translation></message>
<message><source>Can't create the folder {folder}: {reason}.</source><translation>Não foi possível criar a pasta {folder}: {reason}.</translation></message>
<message><source>Can't decode a journal record.</source><translation>Não foi possível decodificar um registro do diário.</translation></message>
<message><source>Can't delete {place}: {reason}.</source><translation>Não foi possível excluir {place}: {reason}.</translation></message>
<message><source>Can't fetch from {host}. {told}</source><translation>Não foi possível buscar dados de {host}. {told}</translation></message>
<message><source>Can't find the host {host}.</source><translation>Não foi possível encontrar o host {host}.</translation></message>
<message><source>Can't find the provider's address.</source><translation>Não foi possível encontrar o endereço do provedor.</translation></message>
<message><source>Can't find the server {server} ({reason}).</source><translation>Não foi possível encontrar o servidor {server} ({reason}).</translation></message>
<message><source>Can't find the server's address. Check its URL and the connection.</source><translation>Não foi possível encontrar o endereço do servidor. Verifique a URL e a conexão.</translation></message>
<message><source>Can't load a part of Helix Desktop: {error}.</source><translation>Não foi possível carregar uma parte do Helix Desktop: {error}.</translation></message>
<message><source>Can't load the font {name}.</source><translation>Não foi possível carregar a fonte {name}.</translation></message>
<message><source>Can't load the system keyring.</source><translation>Não foi possível carregar o chaveiro do sistema.</translation></message>
<message><source>Can't move the workspace {workspace}: {reason}.</source><translation>Não foi possível mover o workspace {workspace}: {reason}.</translation></message>
<message><source>Can't open a local port: {reason}.</source><translation>Não foi possível abrir uma porta local: {reason}.</translation></message>
<message><source>Can't open the folder {folder}: {reason}.</source><translation>Não foi possível abrir a pasta {folder}: {reason}.</translation></message>
<message><source>Can't open the folder {home}: {reason}.</source><translation>Não foi possível abrir a pasta {home}: {reason}.</translation></message>
<message><source>Can't open the project folder.</source><translation>Não foi possível abrir a pasta do projeto.</translation></message>
<message><source>Can't open the repository: {reason}</source><translation>Não foi possível abrir o repositório: {reason}</translation></message>
<message><source>Can't reach the cluster at {address}: {reason}.</source><translation>Não é possível acessar o cluster em {address}: {reason}.</translation></message>
<message><source>Can't reach the provider.</source><translation>Não foi possível acessar o provedor.</translation></message>
<message><source>Can't reach the server. Check that it runs, its URL, and the connection.</source><translation>Não foi possível acessar o servidor. Verifique se ele está em execução, a URL e a conexão.</translation></message>
<message><source>Can't read all keys, so they can't be masked. {reason}</source><translation>Não foi possível ler todas as chaves, então não dá para ocultá-las. {reason}</translation></message>
<message><source>Can't read its file</source><translation>Arquivo ilegível</translation></message>
<message><source>Can't read the AWS settings in {file}.</source><translation>Não foi possível ler as configurações da AWS em {file}.</translation></message>
<message><source>Can't read the Google credentials in {file}.</source><translation>Não foi possível ler as credenciais do Google em {file}.</translation></message>
<message><source>Can't read the MCP server list, so no server is started.</source><translation>Não foi possível ler a lista de servidores MCP; nenhum servidor será iniciado.</translation></message>
<message><source>Can't read the approved hooks, so none runs.</source><translation>Não é possível ler os hooks aprovados, por isso nenhum é executado.</translation></message>
<message><source>Can't read the file {file}, which is the workspace file of {folder}.</source><translation>Não foi possível ler o arquivo {file}, que é o arquivo de workspace de {folder}.</translation></message>
<message><source>Can't read the file {file}, which may be the workspace file of {folder}.</source><translation>Não foi possível ler o arquivo {file}, que talvez seja o arquivo de workspace de {folder}.</translation></message>
<message><source>Can't read the file {file}: {reason}.</source><translation>Não foi possível ler o arquivo {file}: {reason}.</translation></message>
<message><source>Can't read the folder {folder}.</source><translation>Não foi possível ler a pasta {folder}.</translation></message>
<message><source>Can't read the folder {folder}: {reason}.</source><translation>Não foi possível ler a pasta {folder}: {reason}.</translation></message>
<message><source>Can't read the key for {endpoint}. {message}</source><translation>Não foi possível ler a chave de {endpoint}. {message}</translation></message>
<message><source>Can't read the permissions file, so Helix asks again about everything you allowed or denied.</source><translation>Não foi possível ler o arquivo de permissões; o Helix vai perguntar de novo sobre tudo o que você permitiu ou negou.</translation></message>
<message><source>Can't read the policy for all workspaces. Balanced is used.</source><translation>Não foi possível ler a política para todos os workspaces. Será usada a Balanced.</translation></message>
<message><source>Can't read the policy {path}: {reason}.</source><translation>Não foi possível ler a política {path}: {reason}.</translation></message>
<message><source>Can't read the sandbox settings. Strict applies, with no hosts allowed.</source><translation>Não foi possível ler as configurações do sandbox. Vale Estrito, sem hosts permitidos.</translation></message>
<message><source>Can't read the saved memory.</source><translation>Não foi possível ler a memória salva.</translation></message>
<message><source>Can't read the settings file. Default settings are used.</source><translation>Não foi possível ler o arquivo de configurações. Serão usadas as configurações padrão.</translation></message>
<message><source>Can't read the tokenizer file {path}.</source><translation>Não foi possível ler o arquivo de tokenizador {path}.</translation></message>
<message><source>Can't read the workspace file</source><translation>Não foi possível ler o arquivo do workspace</translation></message>
<message><source>Can't read this workspace's file.</source><translation>Não foi possível ler o arquivo deste workspace.</translation></message>
<message><source>Can't read {0}: {1}</source><translation>Não foi possível ler {0}: {1}</translation></message>
<message><source>Can't read {file}: {reason}.</source><translation>Não é possível ler {file}: {reason}.</translation></message>
<message><source>Can't read {missing} as instructions of this folder.</source><translation>Não é possível ler {missing} como instruções desta pasta.</translation></message>
<message><source>Can't read {name}: {why}</source><translation>Não é possível ler {name}: {why}</translation></message>
<message><source>Can't read {path}, so the file isn't overwritten.</source><translation>Não foi possível ler {path}; o arquivo não será sobrescrito.</translation></message>
<message><source>Can't read {path}, so the file isn't used.</source><translation>Não foi possível ler {path}; o arquivo não será usado.</translation></message>
<message><source>Can't read {path}: {reason}.</source><translation>Não é possível ler {path}: {reason}.</translation></message>
<message><source>Can't replace the search index file.</source><translation>Não foi possível substituir o arquivo do índice de busca.</translation></message>
<message><source>Can't restore the workspace: {reason}.</source><translation>Não foi possível restaurar o workspace: {reason}.</translation></message>
<message><source>Can't save the sign-in.</source><translation>Não foi possível salvar o acesso.</translation></message>
<message><source>Can't save the text because it isn't valid Unicode.</source><translation>Não é possível salvar o texto porque ele não é Unicode válido.</translation></message>
<message><source>Can't see uncommitted files with secrets. Committed ones are readable, but removed from the output.</source><translation>Não vê arquivos com segredos que não estão em commits. Os que estão podem ser lidos, mas são removidos da saída.</translation></message>
<message><source>Can't sign in: {reason}</source><translation>Não foi possível entrar: {reason}</translation></message>
<message><source>Can't start {program}: {reason}.</source><translation>Não foi possível iniciar {program}: {reason}.</translation></message>
<message><source>Can't store the search index here. Search still works, but slower.</source><translation>Não é possível armazenar o índice de busca aqui. A busca continua funcionando, mas mais devagar.</translation></message>
<message><source>Can't touch git hooks and settings, or editor, shell, and agent configuration. New ones are set aside for you, unless git created them.</source><translation>Não pode tocar em hooks e configurações do git nem na configuração de editores, shells e agentes. Arquivos novos desse tipo são guardados à parte para você, a menos que o git os tenha criado.</translation></message>
<message><source>Can't understand line {line}, or its field is repeated.</source><translation>Não foi possível entender a linha {line}, ou o campo dela está repetido.</translation></message>
<message><source>Can't understand the server's answer.</source><translation>Não foi possível entender a resposta do servidor.</translation></message>
<message><source>Can't unpack the bundle: {reason}.</source><translation>Não é possível descompactar o pacote: {reason}.</translation></message>
<message><source>Can't use Helix Desktop's list of models: {why}.</source><translation>Não é possível usar a lista de modelos do Helix Desktop: {why}.</translation></message>
<message><source>Can't use the command {name}: {why}</source><translation>Não é possível usar o comando {name}: {why}</translation></message>
<message><source>Can't use the provider's address: {why}.</source><translation>Não é possível usar o endereço do provedor: {why}.</translation></message>
<message><source>Can't use {path}: {reason}.</source><translation>Não é possível usar {path}: {reason}.</translation></message>
<message><source>Can't use {place}: {reason}.</source><translation>Não foi possível usar {place}: {reason}.</translation></message>
<message><source>Can't write the search index to this disk. Search still works, but slower.</source><translation>Não foi possível gravar o índice de busca neste disco. A busca continua funcionando, mas mais devagar.</translation></message>
<message><source>Can't write to the folder {folder}.</source><translation>Não foi possível gravar na pasta {folder}.</translation></message>
<message><source>Can't write to {folder}, where the worktree would be.</source><translation>Não é possível gravar em {folder}, onde ficaria a worktree.</translation></message>
<message><source>Can't write {file}: {reason}.</source><translation>Não foi possível gravar {file}: {reason}.</translation></message>
<message><source>Can't write {path}: {error}.</source><translation>Não foi possível gravar {path}: {error}.</translation></message>
<message><source>Cancel</source><translation>Cancelar</translation></message>
<message><source>Cancel export</source><translation>Cancelar exportação</translation></message>
<message><source>Canceled.</source><translation>Cancelado.</translation></message>
<message><source>Canceled. {0}: {1} of {2} requests shown.</source><translation>Cancelado. {0}: {1} de {2} requisições mostradas.</translation></message>
<message><source>Canceling…</source><translation>Cancelando…</translation></message>
<message><source>Carry out this plan?</source><translation>Executar este plano?</translation></message>
<message><source>Change it with a command.</source><translation>Altere-o com um comando.</translation></message>
<message><source>Change its permissions or choose another folder.</source><translation>Altere as permissões dela ou escolha outra pasta.</translation></message>
<message><source>Change now</source><translation>Mudar agora</translation></message>
<message><source>Change or clear the filter to see more.</source><translation>Altere ou limpe o filtro para ver mais.</translation></message>
<message><source>Change other letters with a command that knows its encoding.</source><translation>Altere outras letras com um comando que conheça a codificação.</translation></message>
<message><source>Change reasoning effort…</source><translation>Mudar esforço de raciocínio…</translation></message>
<message><source>Change the language now?</source><translation>Mudar o idioma agora?</translation></message>
<message><source>Change the memory?</source><translation>Alterar a memória?</translation></message>
<message><source>Change thresholds…</source><translation>Alterar limiares…</translation></message>
<message><source>Change with {0}.</source><translation>Mude com {0}.</translation></message>
<message><source>Change {0} of {1}</source><translation>Alteração {0} de {1}</translation></message>
<message><source>Change {0} of {1}: {2}</source><translation>Alteração {0} de {1}: {2}</translation></message>
<message><source>Change {number} of the patch doesn't fit the file.</source><translation>A alteração {number} do patch não se encaixa no arquivo.</translation></message>
<message><source>Changed after that, so it is yours and stays: {names}.</source><translation>Mudou depois, então é seu e fica: {names}.</translation></message>
<message><source>Changed by git, or around a command or a turn of another agent, and you haven't agreed to the new text.</source><translation>Alterado pelo git ou em torno de um comando ou de um turno de outro agente, e você não concordou com o novo texto.</translation></message>
<message><source>Changed lines</source><translation>Linhas alteradas</translation></message>
<message><source>Changed since you approved it.</source><translation>Mudou desde que você aprovou.</translation></message>
<message><source>Changed since you approved it:</source><translation>Mudou desde que você aprovou:</translation></message>
<message><source>Changed while a command or another agent ran, and you haven't agreed to use it.</source><translation>Alterado enquanto um comando ou outro agente era executado, e você não concordou em usá-lo.</translation></message>
<message><source>Changed while it ran: by it, or by you</source><translation>Alterado durante o comando: por ele ou por você</translation></message>
<message><source>Changed: {path}</source><translation>Alterado: {path}</translation></message>
<message><source>Changes</source><translation>Alterações</translation></message>
<message><source>Changes `{path}`.</source><translation>Altera `{path}`.</translation></message>
<message><source>Changes files of the project and uses the network · sandboxed</source><translation>Altera arquivos do projeto e usa a rede · em sandbox</translation></message>
<message><source>Changes files of the project · sandboxed</source><translation>Altera arquivos do projeto · em sandbox</translation></message>
<message><source>Changes permissions of a whole folder.</source><translation>Altera as permissões de uma pasta inteira.</translation></message>
<message><source>Changes permissions of the whole system or a home folder.</source><translation>Altera as permissões do sistema inteiro ou de uma pasta pessoal.</translation></message>
<message><source>Changes that commands make to files can't be undone.</source><translation>Alterações que comandos fazem em arquivos não podem ser desfeitas.</translation></message>
<message><source>Changes what later sessions of this workspace read.</source><translation>Altera o que as sessões posteriores deste workspace leem.</translation></message>
<message><source>Change…</source><translation>Mudar…</translation></message>
<message><source>Changing it now discards what you typed in settings: {0}. Otherwise it changes after a restart.</source><translation>Mudar agora descarta o que você digitou nas configurações: {0}. Caso contrário, o idioma muda ao reiniciar.</translation></message>
<message><source>Cheaper, and nothing is lost</source><translation>Mais barata, e nada se perde</translation></message>
<message><source>Cheapest, less verbatim</source><translation>Mais barata, menos literal</translation></message>
<message><source>Check</source><translation>Verificar</translation></message>
<message><source>Check PYTHON_KEYRING_BACKEND and keyringrc.cfg, or set the key as an environment variable.</source><translation>Verifique PYTHON_KEYRING_BACKEND e keyringrc.cfg, ou defina a chave como variável de ambiente.</translation></message>
<message><source>Check again</source><translation>Verificar de novo</translation></message>
<message><source>Check for updates</source><translation>Verificar atualizações</translation></message>
<message><source>Check its window, or end the process if it hangs. Nothing was lost.</source><translation>Veja a janela dele ou encerre o processo se estiver travado. Nada se perdeu.</translation></message>
<message><source>Check models…</source><translation>Verificar modelos…</translation></message>
<message><source>Check that the disk is connected and the path is right.</source><translation>Verifique se o disco está conectado e se o caminho está certo.</translation></message>
<message><source>Check the base URL.</source><translation>Verifique a URL base.</translation></message>
<message><source>Check the connection, then press Enter again.</source><translation>Verifique a conexão e pressione Enter novamente.</translation></message>
<message><source>Check the workspace to see what can be repaired.</source><translation>Verifique o workspace para ver o que pode ser reparado.</translation></message>
<message><source>Check the workspace with `helix-desktop workspace check --deep`.</source><translation>Verifique o workspace com `helix-desktop workspace check --deep`.</translation></message>
<message><source>Check this file.</source><translation>Verifique este arquivo.</translation></message>
<message><source>Check who owns it and its permissions, then try again.</source><translation>Verifique o proprietário e as permissões e tente de novo.</translation></message>
<message><source>Checking blocks: {0}%</source><translation>Verificando blocos: {0}%</translation></message>
<message><source>Checking the originals…</source><translation>Verificando os originais…</translation></message>
<message><source>Child processes end with the command, and with Helix.</source><translation>Processos filhos terminam com o comando e com o Helix.</translation></message>
<message><source>Child processes end with the command.</source><translation>Processos filhos terminam com o comando.</translation></message>
<message><source>Child processes that leave the command's group can go on after it.</source><translation>Processos filhos que saem do grupo do comando podem continuar depois dele.</translation></message>
<message><source>Choice for outputs over the limit</source><translation>Escolha para saídas acima do limite</translation></message>
<message><source>Choose a destination folder</source><translation>Escolha uma pasta de destino</translation></message>
<message><source>Choose a file in the project folder.</source><translation>Escolha um arquivo na pasta do projeto.</translation></message>
<message><source>Choose a file with sessions</source><translation>Escolher um arquivo com sessões</translation></message>
<message><source>Choose a file with the same bytes</source><translation>Escolha um arquivo com os mesmos bytes</translation></message>
<message><source>Choose a folder inside it that has no keys.</source><translation>Escolha uma pasta dentro dela que não tenha chaves.</translation></message>
<message><source>Choose a folder outside it.</source><translation>Escolha uma pasta fora dela.</translation></message>
<message><source>Choose a later one.</source><translation>Escolha uma posterior.</translation></message>
<message><source>Choose a message.</source><translation>Escolha uma mensagem.</translation></message>
<message><source>Choose a model first.</source><translation>Escolha um modelo primeiro.</translation></message>
<message><source>Choose a model, or try the practice model.</source><translation>Escolha um modelo ou experimente o modelo de prática.</translation></message>
<message><source>Choose a project folder</source><translation>Escolha uma pasta de projeto</translation></message>
<message><source>Choose a project folder.</source><translation>Escolha uma pasta de projeto.</translation></message>
<message><source>Choose a session's file.</source><translation>Escolha o arquivo de uma sessão.</translation></message>
<message><source>Choose a shorter --data-dir.</source><translation>Escolha um --data-dir mais curto.</translation></message>
<message><source>Choose a smaller folder as the project folder.</source><translation>Escolha uma pasta menor como pasta do projeto.</translation></message>
<message><source>Choose an empty folder for the export</source><translation>Escolha uma pasta vazia para a exportação</translation></message>
<message><source>Choose an export or backup folder</source><translation>Escolha uma pasta de exportação ou backup</translation></message>
<message><source>Choose another ID.</source><translation>Escolha outro ID.</translation></message>
<message><source>Choose another dialect for this provider.</source><translation>Escolha outro dialeto para este provedor.</translation></message>
<message><source>Choose another dialect or name.</source><translation>Escolha outro dialeto ou nome.</translation></message>
<message><source>Choose another file.</source><translation>Escolha outro arquivo.</translation></message>
<message><source>Choose another folder.</source><translation>Escolha outra pasta.</translation></message>
<message><source>Choose another model for this.</source><translation>Escolha outro modelo para isso.</translation></message>
<message><source>Choose another model.</source><translation>Escolha outro modelo.</translation></message>
<message><source>Choose another name.</source><translation>Escolha outro nome.</translation></message>
<message><source>Choose another place with --data-dir.</source><translation>Escolha outro lugar com --data-dir.</translation></message>
<message><source>Choose another.</source><translation>Escolha outro.</translation></message>
<message><source>Choose at least one.</source><translation>Escolha pelo menos um.</translation></message>
<message><source>Choose at least {least}.</source><translation>Escolha pelo menos {least}.</translation></message>
<message><source>Choose at most {most}.</source><translation>Escolha no máximo {most}.</translation></message>
<message><source>Choose each only once.</source><translation>Escolha cada um só uma vez.</translation></message>
<message><source>Choose file…</source><translation>Escolher arquivo…</translation></message>
<message><source>Choose from these.</source><translation>Escolha entre estes.</translation></message>
<message><source>Choose model</source><translation>Escolher modelo</translation></message>
<message><source>Choose model…</source><translation>Escolher modelo…</translation></message>
<message><source>Choose one from the list.</source><translation>Escolha um da lista.</translation></message>
<message><source>Choose one in Settings › Models and keys.</source><translation>Escolha um em Configurações › Modelos e chaves.</translation></message>
<message><source>Choose one of: {choices}.</source><translation>Escolha um destes: {choices}.</translation></message>
<message><source>Choose one of: {known}.</source><translation>Escolha entre: {known}.</translation></message>
<message><source>Choose one.</source><translation>Escolha um.</translation></message>
<message><source>Choose other blocks, or another model.</source><translation>Escolha outros blocos ou outro modelo.</translation></message>
<message><source>Choose the file that the code is for.</source><translation>Escolha o arquivo a que o código se destina.</translation></message>
<message><source>Choose the file that the patch changes.</source><translation>Escolha o arquivo que o patch altera.</translation></message>
<message><source>Choose the folder that contains workspace.json.</source><translation>Escolha a pasta que contém workspace.json.</translation></message>
<message><source>Choose the project Helix works in.</source><translation>Escolha o projeto em que o Helix trabalha.</translation></message>
<message><source>Choose the project's folder.</source><translation>Escolha a pasta do projeto.</translation></message>
<message><source>Choose tools</source><translation>Escolher ferramentas</translation></message>
<message><source>Choose yes or no.</source><translation>Escolha sim ou não.</translation></message>
<message><source>Choose “Redo what the rewind took back”, or rewind again.</source><translation>Escolha “Refazer o que a volta desfez” ou volte novamente.</translation></message>
<message><source>Choose…</source><translation>Escolher…</translation></message>
<message><source>Clean up cache…</source><translation>Limpar cache…</translation></message>
<message><source>Clean up…</source><translation>Limpar cache…</translation></message>
<message><source>Clear</source><translation>Limpar</translation></message>
<message><source>Clear filter (Esc)</source><translation>Limpar filtro (Esc)</translation></message>
<message><source>Close</source><translation>Fechar</translation></message>
<message><source>Close</source><comment>fold a row</comment><translation>Fechar</translation></message>
<message><source>Close (Esc)</source><translation>Fechar (Esc)</translation></message>
<message><source>Close files to commands again in Settings › Permissions.</source><translation>Feche os arquivos aos comandos de novo em Configurações › Permissões.</translation></message>
<message><source>Close that version, or start the MCP server from the same version.</source><translation>Feche essa versão ou inicie o servidor MCP a partir da mesma versão.</translation></message>
<message><source>Close that window, or omit --{name}.</source><translation>Feche essa janela ou omita --{name}.</translation></message>
<message><source>Close that window.</source><translation>Feche essa janela.</translation></message>
<message><source>Close this report</source><translation>Fechar este relatório</translation></message>
<message><source>Close without applying your changes?</source><translation>Fechar sem aplicar suas alterações?</translation></message>
<message><source>Closed</source><translation>Fechado</translation></message>
<message><source>Closest match: {names}…</source><translation>Mais parecida: {names}…</translation></message>
<message><source>Closing the workspace discards what you typed in its settings: {0}.</source><translation>Fechar o workspace descarta o que você digitou nas configurações dele: {0}.</translation></message>
<message><source>Code {0} ({1})</source><translation>Código {0} ({1})</translation></message>
<message><source>Collapse</source><translation>Recolher</translation></message>
<message><source>Color</source><translation>Cor</translation></message>
<message><source>Comes after the system prompt and before project files</source><translation>Vem depois do prompt do sistema e antes dos arquivos do projeto</translation></message>
<message><source>Comes first in every request</source><translation>Vem primeiro em cada requisição</translation></message>
<message><source>Comes from {name}. Change it there.</source><translation>Vem de {name}. Altere lá.</translation></message>
<message><source>Command</source><translation>Comando</translation></message>
<message><source>Command access</source><translation>Acesso dos comandos</translation></message>
<message><source>Command and files</source><translation>Comando e arquivos</translation></message>
<message><source>Command or URL</source><translation>Comando ou URL</translation></message>
<message><source>Commands</source><translation>Comandos</translation></message>
<message><source>Commands can't run when the whole disk is the project folder.</source><translation>Comandos não podem ser executados quando a pasta do projeto é o disco inteiro.</translation></message>
<message><source>Commands need Git Bash or PowerShell 7, and neither was found. Install Git for Windows or PowerShell 7, and start Helix again.</source><translation>Os comandos precisam do Git Bash ou do PowerShell 7, e nenhum dos dois foi encontrado. Instale o Git para Windows ou o PowerShell 7 e inicie o Helix de novo.</translation></message>
<message><source>Commands run in Git Bash.</source><translation>Os comandos são executados no Git Bash.</translation></message>
<message><source>Commands run in PowerShell 7. Helix can't check them, so there is no “Always” for them.</source><translation>Os comandos são executados no PowerShell 7. O Helix não consegue verificá-los; por isso, não há “Sempre” para eles.</translation></message>
<message><source>Commands that run at certain moments</source><translation>Comandos executados em certos momentos</translation></message>
<message><source>Commands that run in the background end with Helix.</source><translation>Comandos em segundo plano são encerrados junto com o Helix.</translation></message>
<message><source>Comment</source><translation>Comentário</translation></message>
<message><source>Comment on a line</source><translation>Comentar uma linha</translation></message>
<message><source>Comment on this line. It is sent with the others, by Send comments.</source><translation>Comentário sobre esta linha. “Enviar comentários” o envia com os outros.</translation></message>
<message><source>Comment on {0}</source><translation>Comentário sobre {0}</translation></message>
<message><source>Comments on lines</source><translation>Comentários sobre linhas</translation></message>
<message><source>Commit</source><comment>in git</comment><translation>Fazer commit</translation></message>
<message><source>Commit all changes?</source><translation>Fazer commit de todas as alterações?</translation></message>
<message><source>Commit in a terminal. Nothing changed.</source><translation>Faça o commit em um terminal. Nada mudou.</translation></message>
<message><source>Commit in worktree…</source><translation>Fazer commit na worktree…</translation></message>
<message><source>Commit message</source><translation>Mensagem do commit</translation></message>
<message><source>Commit something first.</source><translation>Faça um commit primeiro.</translation></message>
<message><source>Commit the changes first, then merge them.</source><translation>Faça primeiro o commit das alterações e depois as mescle.</translation></message>
<message><source>Commits on no branch, kept for 90 days</source><translation>Commits em nenhuma branch, mantidos por 90 dias</translation></message>
<message><source>Committed to {0}.</source><translation>Commit feito em {0}.</translation></message>
<message><source>Commit…</source><comment>in git</comment><translation>Commit…</translation></message>
<message><source>Compact</source><translation>Compactar</translation></message>
<message><source>Compact before it expires?</source><translation>Compactar antes que expire?</translation></message>
<message><source>Compact now?</source><translation>Compactar agora?</translation></message>
<message><source>Compact now…</source><translation>Compactar agora…</translation></message>
<message><source>Compacting now is free.</source><translation>Compactar agora não custa nada.</translation></message>
<message><source>Compacting would have freed too little, so nothing changed.</source><translation>A compactação teria liberado muito pouco; nada mudou.</translation></message>
<message><source>Compaction</source><translation>Compactação</translation></message>
<message><source>Compaction can't reduce: {told}. Choose a model with a larger context window, turn off tools, unpin blocks, or shorten your message.</source><translation>A compactação não pode reduzir: {told}. Escolha um modelo com janela de contexto maior, desative ferramentas, desafixe blocos ou encurte sua mensagem.</translation></message>
<message><source>Compaction cost: {0}</source><translation>Custo da compactação: {0}</translation></message>
<message><source>Compactions</source><translation>Compactações</translation></message>
<message><source>Compactions</source><comment>a number of them</comment><translation>Compactações</translation></message>
<message><source>Compactions in this session appear here.</source><translation>As compactações desta sessão aparecem aqui.</translation></message>
<message><source>Compactions not used</source><translation>Compactações não usadas</translation></message>
<message><source>Compacts at {0}</source><translation>Compacta em {0}</translation></message>
<message><source>Compacts from {0} if it pays off, at {1} at the latest</source><translation>Compacta a partir de {0} se compensar, no máximo em {1}</translation></message>
<message><source>Compare</source><translation>Comparar</translation></message>
<message><source>Compare with older request</source><translation>Comparar com requisição mais antiga</translation></message>
<message><source>Compare with previous version</source><translation>Comparar com a versão anterior</translation></message>
<message><source>Compare…</source><translation>Comparar…</translation></message>
<message><source>Comparing session {0} of {1}…</source><translation>Comparando a sessão {0} de {1}…</translation></message>
<message><source>Complete and unchanged</source><translation>Completa e inalterada</translation></message>
<message><source>Completed Work</source><translation>Trabalho concluído</translation></message>
<message><source>Connect without encryption?</source><translation>Conectar sem criptografia?</translation></message>
<message><source>Contains invisible characters (marked).</source><translation>Contém caracteres invisíveis (marcados).</translation></message>
<message><source>Contains invisible characters.</source><translation>Contém caracteres invisíveis.</translation></message>
<message><source>Contains look-alike letters.</source><translation>Contém letras enganosas, parecidas com outras.</translation></message>
<message><source>Content</source><translation>Conteúdo</translation></message>
<message><source>Content of the request</source><translation>Conteúdo da solicitação</translation></message>
<message><source>Context</source><translation>Contexto</translation></message>
<message><source>Context after compaction</source><translation>Contexto após a compactação</translation></message>
<message><source>Context is ≈{0}, context window {1}. Helix will compact first.</source><translation>O contexto tem ≈{0}; a janela de contexto, {1}. O Helix vai compactar antes.</translation></message>
<message><source>Context policy</source><translation>Política de contexto</translation></message>
<message><source>Context use</source><translation>Uso do contexto</translation></message>
<message><source>Context use and cost</source><translation>Uso do contexto e custo</translation></message>
<message><source>Context use and cost by request</source><translation>Uso do contexto e custo por requisição</translation></message>
<message><source>Context use and tokens are about the same.</source><translation>O uso do contexto e os tokens são quase os mesmos.</translation></message>
<message><source>Context use as table</source><translation>Uso do contexto em tabela</translation></message>
<message><source>Context use by request</source><translation>Uso do contexto por requisição</translation></message>
<message><source>Context use by request, peaking at {0}% and {1}%</source><translation>Uso do contexto por requisição, com picos de {0}% e {1}%</translation></message>
<message><source>Context use over the session</source><translation>Uso do contexto ao longo da sessão</translation></message>
<message><source>Context used</source><translation>Contexto usado</translation></message>
<message><source>Context window</source><translation>Janela de contexto</translation></message>
<message><source>Continue</source><translation>Continuar</translation></message>
<message><source>Continue editing</source><translation>Continuar editando</translation></message>
<message><source>Continue interrupted turn</source><translation>Continuar turno interrompido</translation></message>
<message><source>Continue with</source><translation>Continuar com</translation></message>
<message><source>Continue “{0}”</source><translation>Continuar “{0}”</translation></message>
<message><source>Continued.</source><translation>Continuado.</translation></message>
<message><source>Conversation</source><translation>Conversa</translation></message>
<message numerus="yes"><source>Conversation: {0} messages come back</source><extracomment>One: Conversation: {0} message comes back</extracomment><translation><numerusform>Conversa: {0} mensagem volta</numerusform><numerusform>Conversa: {0} mensagens voltam</numerusform></translation></message>
<message numerus="yes"><source>Conversation: {0} messages leave the context</source><extracomment>One: Conversation: {0} message leaves the context</extracomment><translation><numerusform>Conversa: {0} mensagem sai do contexto</numerusform><numerusform>Conversa: {0} mensagens saem do contexto</numerusform></translation></message>
<message><source>Copied</source><translation>Copiado</translation></message>
<message><source>Copied.</source><translation>Copiado.</translation></message>
<message><source>Copies everything to a new folder</source><translation>Copia tudo para uma nova pasta</translation></message>
<message><source>Copy</source><translation>Copiar</translation></message>
<message><source>Copy JSON</source><translation>Copiar JSON</translation></message>
<message><source>Copy SHA-256</source><translation>Copiar SHA-256</translation></message>
<message><source>Copy as Markdown</source><translation>Copiar como Markdown</translation></message>
<message><source>Copy code</source><translation>Copiar código</translation></message>
<message><source>Copy command</source><translation>Copiar comando</translation></message>
<message><source>Copy commands</source><translation>Copiar comandos</translation></message>
<message><source>Copy content</source><translation>Copiar conteúdo</translation></message>
<message><source>Copy marker</source><translation>Copiar marcador</translation></message>
<message><source>Copy report</source><translation>Copiar relatório</translation></message>
<message><source>Copy request as JSON</source><translation>Copiar requisição como JSON</translation></message>
<message><source>Copy text</source><translation>Copiar texto</translation></message>
<message><source>Copy the environment: {0}</source><translation>Copiar o ambiente: {0}</translation></message>
<message><source>Copy the folder here, or choose another one.</source><translation>Copie a pasta para cá ou escolha outra.</translation></message>
<message><source>Copy {0}, which may hold secrets</source><translation>Copiar {0}, que pode conter segredos</translation></message>
<message><source>Cost</source><translation>Custo</translation></message>
<message><source>Could run programs later, outside the sandbox.</source><translation>Poderia executar programas depois, fora do sandbox.</translation></message>
<message><source>Couldn't open an encrypted connection to the provider.</source><translation>Não foi possível abrir uma conexão criptografada com o provedor.</translation></message>
<message><source>Couldn't open an encrypted connection to the server. Check its URL: servers without https start with http://.</source><translation>Não foi possível abrir uma conexão criptografada com o servidor. Verifique a URL: as de servidores sem https começam com http://.</translation></message>
<message><source>Couldn't queue the message: {reason}.</source><translation>Não foi possível pôr a mensagem na fila: {reason}.</translation></message>
<message><source>Couldn't read a file</source><translation>Falha ao ler um arquivo</translation></message>
<message><source>Couldn't read {path}: {reason}.</source><translation>Não foi possível ler {path}: {reason}.</translation></message>
<message><source>Couldn't save how the subagent ended.</source><translation>Não foi possível salvar como o subagente terminou.</translation></message>
<message><source>Couldn't save the choice of hooks: {reason}.</source><translation>Não foi possível salvar a escolha de hooks: {reason}.</translation></message>
<message><source>Couldn't save the memory: {reason}.</source><translation>Não foi possível salvar a memória: {reason}.</translation></message>
<message><source>Couldn't save the policy for all workspaces: {reason}.</source><translation>Não foi possível salvar a política para todos os workspaces: {reason}.</translation></message>
<message><source>Couldn't save the sandbox settings: {reason}.</source><translation>Não foi possível salvar as configurações do sandbox: {reason}.</translation></message>
<message><source>Couldn't save the settings: {reason}.</source><translation>Não foi possível salvar as configurações: {reason}.</translation></message>
<message><source>Couldn't save the workspace {workspace}: {error}.</source><translation>Não foi possível salvar o workspace {workspace}: {error}.</translation></message>
<message><source>Couldn't save this change: {reason}.</source><translation>Não foi possível salvar esta alteração: {reason}.</translation></message>
<message><source>Couldn't save your answer: {reason}.</source><translation>Não foi possível salvar sua resposta: {reason}.</translation></message>
<message><source>Couldn't save {path}: {reason}.</source><translation>Não foi possível salvar {path}: {reason}.</translation></message>
<message><source>Couldn't send the next message.</source><translation>Não foi possível enviar a próxima mensagem.</translation></message>
<message><source>Couldn't write the {0}</source><translation>Não foi possível escrever: {0}</translation></message>
<message><source>Couldn't write {path}: {reason}.</source><translation>Não foi possível gravar {path}: {reason}.</translation></message>
<message><source>Counted by your model</source><translation>Contado pelo seu modelo</translation></message>
<message><source>Counted by your model: {0} tokens. Estimated: {1}.</source><translation>Contado pelo seu modelo: {0} tokens. Estimado: {1}.</translation></message>
<message><source>Counts of uses are too high.</source><translation>As contagens de usos são altas demais.</translation></message>
<message><source>Coverage</source><translation>Cobertura</translation></message>
<message><source>Coverage check: no detail is missing.</source><translation>Verificação de cobertura: nenhum detalhe falta.</translation></message>
<message numerus="yes"><source>Coverage check: {count} details are only in the original messages.</source><extracomment>One: Coverage check: {count} detail is only in the original messages.</extracomment><translation><numerusform>Verificação de cobertura: {count} detalhe está só nas mensagens originais.</numerusform><numerusform>Verificação de cobertura: {count} detalhes estão só nas mensagens originais.</numerusform></translation></message>
<message><source>Coverage is checked once the handover is written.</source><translation>A cobertura é verificada quando o repasse estiver escrito.</translation></message>
<message><source>Coverage: every detail · {0}</source><translation>Cobertura: todos os detalhes · {0}</translation></message>
<message numerus="yes"><source>Coverage: {0} details only via recall · {1}</source><extracomment>One: Coverage: {0} detail only via recall · {1}</extracomment><translation><numerusform>Cobertura: {0} detalhe só por recuperação · {1}</numerusform><numerusform>Cobertura: {0} detalhes só por recuperação · {1}</numerusform></translation></message>
<message><source>Covered by a handover</source><translation>Coberta por um repasse</translation></message>
<message><source>Covered by a handover, so its text is no longer sent.</source><translation>Coberto por um repasse; o texto não é mais enviado.</translation></message>
<message><source>Covered by handover {0}</source><translation>Coberta pelo repasse {0}</translation></message>
<message><source>Covered by notes</source><translation>Coberta por notas</translation></message>
<message><source>Covered messages</source><translation>Mensagens cobertas</translation></message>
<message><source>Covers</source><translation>Cobre</translation></message>
<message><source>Create</source><translation>Criar</translation></message>
<message><source>Create the workspace or check the path.</source><translation>Crie o workspace ou verifique o caminho.</translation></message>
<message><source>Created {0}: {1}</source><translation>Criado ({0}): {1}</translation></message>
<message><source>Credentials</source><translation>Credenciais</translation></message>
<message><source>Ctrl+Enter to save</source><translation>Ctrl+Enter para salvar</translation></message>
<message><source>Ctrl+Enter to save · Esc to cancel</source><translation>Ctrl+Enter para salvar · Esc para cancelar</translation></message>
<message><source>Ctrl+Enter to save, Esc to cancel. The previous version is kept.</source><translation>Ctrl+Enter para salvar, Esc para cancelar. A versão anterior é mantida.</translation></message>
<message><source>Ctrl+Enter to send · Esc to cancel</source><translation>Ctrl+Enter para enviar · Esc para cancelar</translation></message>
<message><source>Current Issues</source><translation>Problemas atuais</translation></message>
<message><source>Current turn</source><translation>Turno atual</translation></message>
<message><source>Current: {0}</source><translation>Atual: {0}</translation></message>
<message><source>Custom</source><translation>Personalizado</translation></message>
<message><source>Custom shortcuts as JSON: action to keys.</source><translation>Atalhos personalizados em JSON: ação para teclas.</translation></message>
<message><source>Damaged</source><translation>Danificada</translation></message>
<message><source>Damaged files</source><translation>Arquivos danificados</translation></message>
<message><source>Dark</source><translation>Escuro</translation></message>
<message><source>Dark or light; `system` follows the desktop.</source><translation>Escuro ou claro; `system` segue o desktop.</translation></message>
<message><source>Data</source><translation>Dados</translation></message>
<message><source>Day</source><translation>Dia</translation></message>
<message><source>Days</source><translation>Dias</translation></message>
<message><source>Decline</source><translation>Recusar</translation></message>
<message><source>Defaults in use</source><translation>Padrões em uso</translation></message>
<message><source>Delete key</source><translation>Excluir chave</translation></message>
<message><source>Delete permanently</source><translation>Excluir para sempre</translation></message>
<message><source>Delete permanently…</source><translation>Excluir para sempre…</translation></message>
<message><source>Delete this session?</source><translation>Excluir esta sessão?</translation></message>
<message><source>Delete workspace “{0}”?</source><translation>Excluir o workspace “{0}”?</translation></message>
<message><source>Delete workspace…</source><translation>Excluir workspace…</translation></message>
<message numerus="yes"><source>Delete {0} entries</source><extracomment>One: Delete {0} entry</extracomment><translation><numerusform>Excluir {0} entrada</numerusform><numerusform>Excluir {0} entradas</numerusform></translation></message>
<message><source>Delete “{0}” permanently?</source><translation>Excluir “{0}” para sempre?</translation></message>
<message><source>Deleted: {path}</source><translation>Excluído: {path}</translation></message>
<message><source>Deletes everything it finds.</source><translation>Exclui tudo o que encontra.</translation></message>
<message><source>Deletes files all over the system.</source><translation>Exclui arquivos em todo o sistema.</translation></message>
<message><source>Deletes files that git doesn't track.</source><translation>Exclui arquivos que o git não rastreia.</translation></message>
<message><source>Deletes files.</source><translation>Exclui arquivos.</translation></message>
<message><source>Deletes folders with everything in them.</source><translation>Exclui pastas com tudo o que há nelas.</translation></message>
<message><source>Deletes folders.</source><translation>Exclui pastas.</translation></message>
<message><source>Deletes the system, a home folder, or anything an empty variable expands to.</source><translation>Exclui o sistema, uma pasta pessoal ou qualquer coisa em que uma variável vazia se expanda.</translation></message>
<message><source>Delete…</source><translation>Excluir…</translation></message>
<message><source>Deleting…</source><translation>Excluindo…</translation></message>
<message><source>Denied or failed</source><translation>Negado ou com falha</translation></message>
<message><source>Denied: {what}</source><translation>Negado: {what}</translation></message>
<message><source>Denies the call. Helix gets your note and asks before its next attempt.</source><translation>Nega a chamada. O Helix recebe sua nota e pergunta antes da próxima tentativa.</translation></message>
<message><source>Deny</source><translation>Negar</translation></message>
<message><source>Deny and send</source><translation>Negar e enviar</translation></message>
<message><source>Describe a task. Type @ to mention a file.</source><translation>Descreva uma tarefa. Digite @ para mencionar um arquivo.</translation></message>
<message><source>Desktop notifications</source><translation>Notificações da área de trabalho</translation></message>
<message><source>Details</source><translation>Detalhes</translation></message>
<message><source>Details of this call</source><translation>Detalhes desta chamada</translation></message>
<message><source>Developer</source><translation>Desenvolvedor</translation></message>
<message><source>Did you mean “{near}:”?</source><translation>Você quis dizer “{near}:”?</translation></message>
<message><source>Didn't fit</source><translation>Não coube</translation></message>
<message><source>Diff</source><translation>Diff</translation></message>
<message><source>Differences</source><translation>Diferenças</translation></message>
<message><source>Discard</source><translation>Descartar</translation></message>
<message><source>Discard and send</source><translation>Descartar e enviar</translation></message>
<message><source>Discard your edits?</source><translation>Descartar suas edições?</translation></message>
<message><source>Disk full: new work isn't being saved</source><translation>Disco cheio: trabalho novo não está sendo salvo</translation></message>
<message><source>Dismiss</source><translation>Dispensar</translation></message>
<message><source>Do it with the other tools.</source><translation>Faça isso com as outras ferramentas.</translation></message>
<message><source>Documents are read only in a sandbox, and this system has none.</source><translation>Documentos só são lidos em um sandbox, e este sistema não tem nenhum.</translation></message>
<message><source>Doesn't fit: {0} of {1} tokens</source><translation>Não cabe: {0} de {1} tokens</translation></message>
<message><source>Don't enter passwords or keys. Servers must not ask for them.</source><translation>Não informe senhas nem chaves. Servidores não devem pedi-las.</translation></message>
<message><source>Don't resume</source><translation>Não retomar</translation></message>
<message><source>Done</source><translation>Concluir</translation></message>
<message><source>Done. Helix learns about it with the next request.</source><translation>Pronto. O Helix fica sabendo na próxima requisição.</translation></message>
<message><source>Draft</source><translation>Rascunho</translation></message>
<message><source>Dry run: nothing has changed yet. Every message stays on disk either way.</source><translation>Simulação: nada mudou ainda. De qualquer modo, todas as mensagens ficam no disco.</translation></message>
<message><source>EXPLORE</source><translation>EXPLORAR</translation></message>
<message><source>Each line holds one name and one value.</source><translation>Cada linha contém um nome e um valor.</translation></message>
<message><source>Each subagent has its own context window</source><translation>Cada subagente tem sua própria janela de contexto</translation></message>
<message><source>Earlier version restored</source><translation>Versão anterior restaurada</translation></message>
<message><source>Early, when it pays off</source><translation>Antecipa quando compensa</translation></message>
<message><source>Economy</source><translation>Economy</translation></message>
<message><source>Edit</source><translation>Editar</translation></message>
<message><source>Edit &amp; resend</source><translation>Editar e reenviar</translation></message>
<message><source>Edit (Enter)</source><translation>Editar (Enter)</translation></message>
<message><source>Edit and resend</source><translation>Editar e reenviar</translation></message>
<message><source>Edit and resend in new branch</source><translation>Editar e reenviar em nova ramificação</translation></message>
<message><source>Edit and resend last message</source><translation>Editar e reenviar a última mensagem</translation></message>
<message><source>Edit instructions</source><translation>Editar instruções</translation></message>
<message><source>Edit it by hand.</source><translation>Edite-o à mão.</translation></message>
<message><source>Edit the plan</source><translation>Editar o plano</translation></message>
<message><source>Edit the policy file</source><translation>Editar o arquivo de política</translation></message>
<message><source>Edit this file?</source><translation>Editar este arquivo?</translation></message>
<message><source>Edit this version</source><translation>Editar esta versão</translation></message>
<message><source>Effect on your sessions</source><translation>Efeito nas suas sessões</translation></message>
<message><source>Effort</source><translation>Esforço</translation></message>
<message><source>Effort · {0}</source><translation>Esforço · {0}</translation></message>
<message><source>Either way, Helix asks before it changes or runs anything else, unless you choose Sandboxed auto. Once outside content is in the conversation, Helix asks every time for secrets, the network, and other folders.</source><translation>Em ambos os casos, o Helix pergunta antes de alterar ou executar qualquer outra coisa, a menos que você escolha Auto em sandbox. Quando há conteúdo externo na conversa, o Helix pergunta sempre sobre segredos, a rede e outras pastas.</translation></message>
<message><source>Empty.</source><translation>Vazio.</translation></message>
<message><source>End the message of each commit by Helix with the session's ID.</source><translation>Terminar a mensagem de cada commit do Helix com o ID da sessão.</translation></message>
<message><source>End the turn</source><translation>Encerrar o turno</translation></message>
<message><source>Ends programs.</source><translation>Encerra programas.</translation></message>
<message><source>Enter 12 to 64 hex digits, as shown in the marker.</source><translation>Informe de 12 a 64 dígitos hexadecimais, como aparecem no marcador.</translation></message>
<message><source>Enter a date with a time, like 2026-01-31T18:30:00Z.</source><translation>Informe uma data com horário, como 2026-01-31T18:30:00Z.</translation></message>
<message><source>Enter a date, like 2026-01-31.</source><translation>Informe uma data, como 2026-01-31.</translation></message>
<message><source>Enter a full URL, like https://example.org.</source><translation>Informe uma URL completa, como https://example.org.</translation></message>
<message><source>Enter a name and a command or URL.</source><translation>Informe um nome e um comando ou uma URL.</translation></message>
<message><source>Enter a number from {0} to {1}. Nothing changed.</source><translation>Informe um número de {0} a {1}. Nada mudou.</translation></message>
<message><source>Enter a number from {low} to {high} {unit}.</source><translation>Informe um número de {low} a {high} {unit}.</translation></message>
<message><source>Enter a number like 3.5.</source><translation>Informe um número como 3.5.</translation></message>
<message><source>Enter a number.</source><translation>Informe um número.</translation></message>
<message><source>Enter a number. Nothing changed.</source><translation>Informe um número. Nada mudou.</translation></message>
<message><source>Enter a part of the name.</source><translation>Informe uma parte do nome.</translation></message>
<message><source>Enter a whole number from {low} to {high} {unit}.</source><translation>Informe um número inteiro de {low} a {high} {unit}.</translation></message>
<message><source>Enter a whole number.</source><translation>Informe um número inteiro.</translation></message>
<message><source>Enter a workspace name.</source><translation>Informe um nome para o workspace.</translation></message>
<message><source>Enter an email address, like ann@example.org.</source><translation>Informe um endereço de e-mail, como ann@example.org.</translation></message>
<message><source>Enter both prices as numbers, such as 3 and 15.</source><translation>Informe os dois preços em números, como 3 e 15.</translation></message>
<message><source>Enter more digits: {found}.</source><translation>Informe mais dígitos: {found}.</translation></message>
<message><source>Enter one of them.</source><translation>Informe um deles.</translation></message>
<message><source>Enter text.</source><translation>Informe um texto.</translation></message>
<message><source>Enter the name of an AWS profile, or the path of a file of Google credentials.</source><translation>Informe o nome de um perfil da AWS ou o caminho de um arquivo de credenciais do Google.</translation></message>
<message><source>Enter the name of the variable that holds the key, not the key itself.</source><translation>Informe o nome da variável que contém a chave, não a própria chave.</translation></message>
<message><source>Enter the secret as one line of text.</source><translation>Informe o segredo como uma única linha de texto.</translation></message>
<message><source>Enter to queue</source><translation>Enter para pôr na fila</translation></message>
<message><source>Enter to queue · Ctrl+Enter to interrupt · Esc to stop</source><translation>Enter para pôr na fila · Ctrl+Enter para interromper · Esc para parar</translation></message>
<message><source>Enter to save  ·  Esc to cancel</source><translation>Enter para salvar  ·  Esc para cancelar</translation></message>
<message><source>Enter to send · Shift+Enter for new line</source><translation>Enter para enviar · Shift+Enter para nova linha</translation></message>
<message><source>Enter to test. The server must support Chat Completions.</source><translation>Enter para testar. O servidor precisa aceitar Chat Completions.</translation></message>
<message><source>Entries</source><translation>Entradas</translation></message>
<message><source>Entries that are pinned, used by a session, or less than a day old are kept.</source><translation>Entradas fixadas, usadas por uma sessão ou com menos de um dia são mantidas.</translation></message>
<message><source>Entries used again in the meantime are kept.</source><translation>Entradas usadas de novo nesse meio-tempo são mantidas.</translation></message>
<message><source>Environment variables or HTTP headers</source><translation>Variáveis de ambiente ou cabeçalhos HTTP</translation></message>
<message><source>Event</source><translation>Evento</translation></message>
<message><source>Event {0}</source><translation>Evento {0}</translation></message>
<message><source>Event {seq} of session {name} is lost.</source><translation>O evento {seq} da sessão {name} se perdeu.</translation></message>
<message><source>Event {seq} of session {session}: {problem}</source><translation>Evento {seq} da sessão {session}: {problem}</translation></message>
<message><source>Event {seq} of this session isn't a request.</source><translation>O evento {seq} desta sessão não é uma requisição.</translation></message>
<message><source>Events that the line came from</source><translation>Eventos de onde veio a linha</translation></message>
<message><source>Events {name} of version {version} come from a newer version.</source><translation>Eventos {name} da versão {version} vêm de uma versão mais nova.</translation></message>
<message><source>Every command you allow can reach the network, your files, and your keys.</source><translation>Todo comando que você permite pode acessar a rede, seus arquivos e suas chaves.</translation></message>
<message><source>Every message is still on disk.</source><translation>Todas as mensagens continuam no disco.</translation></message>
<message><source>Everything else is intact. `helix-desktop workspace check --deep` lists all damage.</source><translation>Todo o resto está intacto. `helix-desktop workspace check --deep` lista todos os danos.</translation></message>
<message><source>Everything is committed.</source><translation>Tudo está em um commit.</translation></message>
<message><source>Everything is merged already.</source><translation>Tudo já foi mesclado.</translation></message>
<message><source>Everything is saved. Raise the budget in Settings › Budgets to continue.</source><translation>Tudo está salvo. Aumente o orçamento em Configurações › Orçamentos para continuar.</translation></message>
<message><source>Everything so far is saved and readable, but new work can't be saved. Free disk space; the workspace then resumes.</source><translation>Tudo até agora está salvo e legível, mas não é possível salvar trabalho novo. Libere espaço em disco; o workspace então continua.</translation></message>
<message><source>Everything that leaves the context can be recalled from the cache.</source><translation>Tudo o que sai do contexto pode ser recuperado do cache.</translation></message>
<message><source>Everything up to here is saved, and no tool ran twice.</source><translation>Tudo até aqui está salvo, e nenhuma ferramenta foi executada duas vezes.</translation></message>
<message><source>Exact text</source><translation>Texto exato</translation></message>
<message><source>Exact text sent to the model</source><translation>Texto exato enviado ao modelo</translation></message>
<message><source>Example: https://api.example.com/v1, or http://127.0.0.1:8080/v1 on this computer.</source><translation>Exemplo: https://api.example.com/v1, ou http://127.0.0.1:8080/v1 neste computador.</translation></message>
<message><source>Excerpt</source><translation>Trecho</translation></message>
<message><source>Excerpt kept</source><translation>Trecho mantido</translation></message>
<message><source>Excerpt of a large output</source><translation>Trecho de uma saída grande</translation></message>
<message><source>Excerpt with other instructions…</source><translation>Trecho com outras instruções…</translation></message>
<message><source>Excerpt: {0}</source><translation>Trecho: {0}</translation></message>
<message><source>Excerpts and notes</source><translation>Trechos e notas</translation></message>
<message><source>Excerpts of large outputs</source><translation>Trechos de saídas grandes</translation></message>
<message><source>Excerpt…</source><translation>Trecho…</translation></message>
<message><source>Exclude</source><translation>Omitir</translation></message>
<message><source>Exclude block from context</source><translation>Omitir bloco do contexto</translation></message>
<message><source>Exclude from context</source><translation>Omitir do contexto</translation></message>
<message><source>Excluded</source><translation>Omitida</translation></message>
<message><source>Excluded by you at {0}</source><translation>Omitido por você ({0})</translation></message>
<message><source>Excluded from context</source><translation>Omitida do contexto</translation></message>
<message><source>Excluded: {0}</source><translation>Omitido: {0}</translation></message>
<message><source>Existing data is unchanged.</source><translation>Os dados existentes não foram alterados.</translation></message>
<message><source>Expand</source><translation>Expandir</translation></message>
<message><source>Expected: {0} tokens, at most {1}</source><translation>Esperado: {0} tokens, no máximo {1}</translation></message>
<message><source>Experiments</source><translation>Experimentos</translation></message>
<message><source>Explain words</source><translation>Explicar palavras</translation></message>
<message><source>Explore</source><translation>Explorar</translation></message>
<message><source>Export</source><translation>Exportar</translation></message>
<message><source>Export CSV</source><translation>Exportar CSV</translation></message>
<message><source>Export CSV…</source><translation>Exportar CSV…</translation></message>
<message><source>Export anyway</source><translation>Exportar mesmo assim</translation></message>
<message><source>Export as JSONL…</source><translation>Exportar como JSONL…</translation></message>
<message><source>Export as Markdown…</source><translation>Exportar como Markdown…</translation></message>
<message><source>Export as files…</source><translation>Exportar arquivos…</translation></message>
<message><source>Export canceled</source><translation>Exportação cancelada</translation></message>
<message><source>Export canceled.</source><translation>Exportação cancelada.</translation></message>
<message><source>Export canceled. The partial file {0} was removed.</source><translation>Exportação cancelada. O arquivo parcial {0} foi removido.</translation></message>
<message><source>Export entry</source><translation>Exportar entrada</translation></message>
<message><source>Export entry…</source><translation>Exportar entrada…</translation></message>
<message><source>Export failed</source><translation>A exportação falhou</translation></message>
<message><source>Export session</source><translation>Exportar sessão</translation></message>
<message><source>Export session as JSONL…</source><translation>Exportar a sessão como JSONL…</translation></message>
<message><source>Export session as Markdown…</source><translation>Exportar sessão como Markdown…</translation></message>
<message><source>Export with secrets?</source><translation>Exportar com os segredos?</translation></message>
<message><source>Export workspace…</source><translation>Exportar workspace…</translation></message>
<message><source>Exported</source><translation>Exportado</translation></message>
<message><source>Exporting</source><translation>Exportando</translation></message>
<message><source>Export…</source><translation>Exportar…</translation></message>
<message><source>Extra high</source><comment>reasoning effort</comment><translation>Muito alto</translation></message>
<message><source>Failed</source><translation>Falhas</translation></message>
<message><source>Failed: {what}</source><translation>Falhou: {what}</translation></message>
<message><source>Fast model</source><translation>Modelo rápido</translation></message>
<message><source>Fetch that address if it is what is wanted.</source><translation>Busque esse endereço se for o desejado.</translation></message>
<message><source>Fetch this URL?</source><translation>Buscar esta URL?</translation></message>
<message><source>Fetches from an unusual address.</source><translation>Busca dados em um endereço incomum.</translation></message>
<message><source>Fetches from {host}, which learns everything in the address.</source><translation>Busca dados em {host}, que fica sabendo de tudo o que está no endereço.</translation></message>
<message><source>Fewer options</source><translation>Menos opções</translation></message>
<message><source>Fields: {fields}.</source><translation>Campos: {fields}.</translation></message>
<message><source>File changes</source><translation>Alterações em arquivos</translation></message>
<message><source>File for OpenTelemetry traces, or a collector on this computer; empty for none.</source><translation>Arquivo para traces do OpenTelemetry ou um coletor neste computador; vazio para nenhum.</translation></message>
<message><source>File in the project folder</source><translation>Arquivo na pasta do projeto</translation></message>
<message><source>Files</source><translation>Arquivos</translation></message>
<message><source>Files Helix writes or edits appear here, with their earlier versions.</source><translation>Arquivos que o Helix grava ou edita aparecem aqui, com as versões anteriores.</translation></message>
<message><source>Files and cached outputs</source><translation>Arquivos e saídas no cache</translation></message>
<message><source>Fill the screen when the window opens.</source><translation>Ocupar a tela toda quando a janela abre.</translation></message>
<message><source>Filter by tool, size, usage, state, hash, or text</source><translation>Filtrar por ferramenta, tamanho, uso, estado, hash ou texto</translation></message>
<message><source>Filter entries</source><translation>Filtrar entradas</translation></message>
<message><source>Filter entries (/)</source><translation>Filtrar entradas (/)</translation></message>
<message><source>Filter suggestions</source><translation>Sugestões de filtro</translation></message>
<message><source>Filter with one regular expression</source><translation>Filtrar com uma expressão regular</translation></message>
<message><source>Filter with regular expressions</source><translation>Filtrar com expressões regulares</translation></message>
<message><source>Find</source><translation>Localizar</translation></message>
<message><source>Find in content</source><translation>Buscar no conteúdo</translation></message>
<message><source>Find in conversation</source><translation>Localizar na conversa</translation></message>
<message><source>Find local models</source><translation>Buscar modelos locais</translation></message>
<message><source>Finds a text in everything that models were sent. Nothing is sent now.</source><translation>Busca um texto em tudo o que os modelos receberam. Nada é enviado agora.</translation></message>
<message><source>Finish in the browser.</source><translation>Conclua no navegador.</translation></message>
<message><source>Finish or abort it with git.</source><translation>Conclua ou cancele com o git.</translation></message>
<message><source>Finished</source><translation>Concluído</translation></message>
<message><source>Finished before it could be canceled.</source><translation>Terminou antes de poder ser cancelado.</translation></message>
<message><source>First message of a session</source><translation>Primeira mensagem de uma sessão</translation></message>
<message><source>First request</source><translation>Primeira requisição</translation></message>
<message><source>Fits: context grows to {0}%</source><translation>Cabe: o contexto cresce para {0}%</translation></message>
<message><source>Fix the marked value to apply.</source><translation>Corrija o valor marcado para aplicar.</translation></message>
<message><source>Fix what failed</source><translation>Corrigir a falha</translation></message>
<message><source>Fold</source><translation>Recolher</translation></message>
<message><source>Fold messages</source><translation>Recolher mensagens</translation></message>
<message><source>Fold tool calls</source><translation>Recolher chamadas</translation></message>
<message><source>Folder</source><translation>Pasta</translation></message>
<message><source>Folder no longer trusted.</source><translation>A pasta não é mais confiável.</translation></message>
<message><source>Folder trusted.</source><translation>A pasta agora é confiável.</translation></message>
<message><source>Folder: {0}</source><translation>Pasta: {0}</translation></message>
<message><source>Folders</source><translation>Pastas</translation></message>
<message><source>Folders of your data</source><translation>Pastas dos seus dados</translation></message>
<message><source>Folders you don't trust are always Strict.</source><translation>Pastas não confiáveis ficam sempre em Estrito.</translation></message>
<message><source>For a sandbox, install bubblewrap ({command}) and restart Helix.</source><translation>Para ter um sandbox, instale o bubblewrap ({command}) e reinicie o Helix.</translation></message>
<message><source>For a sandbox, install bubblewrap with the package manager of your system and restart Helix.</source><translation>Para ter um sandbox, instale o bubblewrap com o gerenciador de pacotes do seu sistema e reinicie o Helix.</translation></message>
<message><source>For example auth, or text:"a phrase" for the content alone.</source><translation>Por exemplo, auth, ou text:"uma frase" só para o conteúdo.</translation></message>
<message><source>For example created:&lt;7d, created:2026-11-20 or created:yesterday.</source><translation>Por exemplo, created:&lt;7d, created:2026-11-20 ou created:yesterday.</translation></message>
<message><source>For example max_completion_tokens.</source><translation>Por exemplo, max_completion_tokens.</translation></message>
<message><source>For example mime:image or mime:=text/plain.</source><translation>Por exemplo, mime:image ou mime:=text/plain.</translation></message>
<message><source>For example outcome:failed.</source><translation>Por exemplo, outcome:failed.</translation></message>
<message><source>For example pinned:yes.</source><translation>Por exemplo, pinned:yes.</translation></message>
<message><source>For example re:/error \d+/i.</source><translation>Por exemplo, re:/error \d+/i.</translation></message>
<message><source>For example sha:3fa9: the first digits, 0-9 and a-f.</source><translation>Por exemplo, sha:3fa9: os primeiros dígitos, 0-9 e a-f.</translation></message>
<message><source>For example text:"Traceback (most recent".</source><translation>Por exemplo, text:"Traceback (most recent".</translation></message>
<message><source>For example tool:shell, or tool:~read for a part of the name.</source><translation>Por exemplo, tool:shell, ou tool:~read para uma parte do nome.</translation></message>
<message><source>For example used:never, used:&lt;7d or used:&gt;2026-11-20.</source><translation>Por exemplo, used:never, used:&lt;7d ou used:&gt;2026-11-20.</translation></message>
<message><source>For example what:auth.py, or what:=src/auth.py for an exact match.</source><translation>Por exemplo, what:auth.py, ou what:=src/auth.py para o nome exato.</translation></message>
<message><source>For example {field}:&gt;10k, {field}:10..20 or {field}:0.</source><translation>Por exemplo, {field}:&gt;10k, {field}:10..20 ou {field}:0.</translation></message>
<message><source>For example: “Never touch migrations.”</source><translation>Por exemplo: “Nunca mexer nas migrações.”</translation></message>
<message><source>For sessions that aren't on screen</source><translation>Para sessões que não estão na tela</translation></message>
<message><source>Forecast</source><translation>Previsão</translation></message>
<message><source>Fork bomb: multiplies until the computer freezes.</source><translation>Fork bomb: multiplica-se até o computador travar.</translation></message>
<message><source>Forms can contain only text, numbers, yes/no, and choices.</source><translation>Formulários só podem conter texto, números, sim/não e opções.</translation></message>
<message><source>Found</source><translation>Encontrado</translation></message>
<message><source>Found in your environment variables.</source><translation>Encontrada nas suas variáveis de ambiente.</translation></message>
<message><source>Free disk space, then try again.</source><translation>Libere espaço em disco e tente de novo.</translation></message>
<message><source>Free of charge</source><translation>Grátis</translation></message>
<message><source>Free. Nothing leaves this computer.</source><translation>Grátis. Nada sai deste computador.</translation></message>
<message numerus="yes"><source>Free: {0} tokens</source><extracomment>One: Free: {0} token</extracomment><translation><numerusform>Livre: {0} token</numerusform><numerusform>Livres: {0} tokens</numerusform></translation></message>
<message><source>Frees</source><translation>Libera</translation></message>
<message><source>From a folder of dependencies or one that git ignores, and you haven't agreed to use it.</source><translation>De uma pasta de dependências ou ignorada pelo git, e você não concordou em usá-lo.</translation></message>
<message><source>From a nested repository that isn't yours, and you haven't agreed to use it.</source><translation>De um repositório aninhado que não é seu, e você não concordou em usá-lo.</translation></message>
<message><source>From commit {0}: {1}</source><translation>Base: commit {0}, {1}</translation></message>
<message><source>From git, from a nested repository, or from the time of a command or of another agent, and you haven't agreed to use it.</source><translation>Do git, de um repositório aninhado ou do momento de um comando ou de outro agente, e você não concordou em usá-lo.</translation></message>
<message><source>From line {0}</source><translation>A partir da linha {0}</translation></message>
<message><source>From prompt cache</source><translation>Do cache de prompt</translation></message>
<message><source>From the project</source><translation>Do projeto</translation></message>
<message><source>From {0} at {1}: {2}</source><translation>Base: {0} ({1}), {2}</translation></message>
<message><source>From {0} to {1} tokens. They are charged as output.</source><translation>De {0} a {1} tokens. São cobrados como saída.</translation></message>
<message><source>From “{0}”, message {1}, {2}</source><translation>De “{0}”, mensagem {1}, {2}</translation></message>
<message><source>Full</source><comment>motion</comment><translation>Completo</translation></message>
<message><source>Full check</source><translation>Verificação completa</translation></message>
<message><source>Full details of this call</source><translation>Todos os detalhes desta chamada</translation></message>
<message><source>Full output</source><translation>Saída completa</translation></message>
<message><source>Full output, chosen by Helix</source><translation>Saída completa, escolhida pelo Helix</translation></message>
<message><source>Full output, chosen by you</source><translation>Saída completa, escolhida por você</translation></message>
<message><source>Full path of the git that Helix uses; empty for the one of the system.</source><translation>Caminho completo do git que o Helix usa; vazio para o do sistema.</translation></message>
<message><source>Full path. Empty: the one of the system. Takes effect at the next start</source><translation>Caminho completo. Vazio: o do sistema. Tem efeito na próxima inicialização</translation></message>
<message><source>Full third-party licenses</source><translation>Licenças completas de terceiros</translation></message>
<message><source>General</source><translation>Geral</translation></message>
<message><source>Generate preview</source><translation>Gerar prévia</translation></message>
<message><source>Generate preview · {0}</source><translation>Gerar prévia · {0}</translation></message>
<message><source>Get started</source><translation>Começar</translation></message>
<message><source>Git</source><translation>Git</translation></message>
<message><source>Git Bash is used if both are installed: Helix understands its commands. Takes effect after a restart</source><translation>O Git Bash é usado se os dois estiverem instalados: o Helix entende os comandos dele. Vale após reiniciar</translation></message>
<message><source>Git branch {0}</source><translation>Branch do git {0}</translation></message>
<message><source>Git can't create the worktree {folder}: {reason}</source><translation>O git não conseguiu criar a worktree {folder}: {reason}</translation></message>
<message><source>Git can't tell what is uncommitted in {folder}: {reason}</source><translation>O git não conseguiu informar o que está sem commit em {folder}: {reason}</translation></message>
<message><source>Git deletes the commits later, and they can't be brought back.</source><translation>O git apaga os commits depois, e eles não podem ser recuperados.</translation></message>
<message><source>Git did not answer: {reason}</source><translation>O git não respondeu: {reason}</translation></message>
<message><source>Git did not commit: {reason}</source><translation>O Git não fez o commit: {reason}</translation></message>
<message><source>Git did not merge {branch}: {reason}</source><translation>O git não mesclou {branch}: {reason}</translation></message>
<message><source>Git did not remove {folder}: {reason}</source><translation>O git não removeu {folder}: {reason}</translation></message>
<message><source>Git doesn't take {name} as the name of a branch.</source><translation>O git não aceita {name} como nome de branch.</translation></message>
<message><source>Git has removed what the earlier state needs.</source><translation>O git removeu o que o estado anterior precisa.</translation></message>
<message><source>Git is not installed.</source><translation>O git não está instalado.</translation></message>
<message><source>Git says too much of what the command left in the repository.</source><translation>O Git diz demais sobre o que o comando deixou no repositório.</translation></message>
<message><source>Git would read {named}, which contains secrets and is hidden from commands. Once committed, commands can read it.</source><translation>O git leria {named}, que contém segredos e fica oculto aos comandos. Depois do commit, os comandos podem lê-lo.</translation></message>
<message><source>Glossary</source><translation>Glossário</translation></message>
<message><source>Go</source><translation>Executar</translation></message>
<message><source>Go on with what is still open:&#10;{0}</source><translation>Continue com o que ainda está em aberto:&#10;{0}</translation></message>
<message><source>Go to</source><translation>Ir para</translation></message>
<message><source>Go to a request that was sent first.</source><translation>Vá primeiro a uma requisição enviada.</translation></message>
<message><source>Go to conversation</source><translation>Ir para a conversa</translation></message>
<message><source>Go to latest message</source><translation>Ir para a última mensagem</translation></message>
<message><source>Google rejected the credentials. {message}</source><translation>O Google rejeitou as credenciais. {message}</translation></message>
<message><source>Google's answer contains no access token.</source><translation>A resposta do Google não contém um token de acesso.</translation></message>
<message><source>Green</source><translation>Verde</translation></message>
<message><source>Handover</source><translation>Repasse</translation></message>
<message><source>Handover sections</source><translation>Seções do repasse</translation></message>
<message><source>Handover {0}</source><translation>Repasse {0}</translation></message>
<message><source>Handovers</source><translation>Repasses</translation></message>
<message><source>Has too many parts to check.</source><translation>Tem partes demais para verificar.</translation></message>
<message><source>Hash</source><translation>Hash</translation></message>
<message><source>Hash mismatch</source><translation>Hash não confere</translation></message>
<message><source>Headers</source><translation>Cabeçalhos</translation></message>
<message><source>Height of the window when it opens.</source><translation>Altura da janela quando ela abre.</translation></message>
<message><source>Helix</source><translation>Helix</translation></message>
<message><source>Helix Desktop is already open in {who}.</source><translation>O Helix Desktop já está aberto em {who}.</translation></message>
<message><source>Helix Desktop was closed before the command ended.</source><translation>O Helix Desktop foi fechado antes de o comando terminar.</translation></message>
<message><source>Helix always uses the AGENTS.md in its own settings folder</source><translation>O Helix sempre usa o AGENTS.md da própria pasta de configurações</translation></message>
<message><source>Helix asks before every command. “Always” covers only that exact command.</source><translation>O Helix pergunta antes de cada comando. “Sempre” cobre só exatamente esse comando.</translation></message>
<message><source>Helix asks you</source><translation>O Helix pergunta a você</translation></message>
<message><source>Helix can run none of the packages of {name}.</source><translation>O Helix não consegue executar nenhum dos pacotes de {name}.</translation></message>
<message><source>Helix can't check commands for {shell}.</source><translation>O Helix não consegue verificar comandos do {shell}.</translation></message>
<message><source>Helix can't check it</source><translation>o Helix não consegue verificá-lo</translation></message>
<message><source>Helix can't open this link. Only plain http and https links work.</source><translation>O Helix não pode abrir este link. Só links http e https simples funcionam.</translation></message>
<message><source>Helix can't see what you do on that page. You confirm once more before it opens.</source><translation>O Helix não vê o que você faz nessa página. Você confirma mais uma vez antes de ela abrir.</translation></message>
<message><source>Helix can't use Google credentials of the type {type}.</source><translation>O Helix não pode usar credenciais do Google do tipo {type}.</translation></message>
<message><source>Helix chose {model} as fast model. You can choose another one.</source><translation>O Helix escolheu {model} como modelo rápido. Você pode escolher outro.</translation></message>
<message><source>Helix chose {model} as long-context model. You can choose another one.</source><translation>O Helix escolheu {model} como modelo de contexto longo. Você pode escolher outro.</translation></message>
<message><source>Helix compacts the conversation at {0} of the context, or when you choose Compact now.</source><translation>O Helix compacta a conversa em {0} do contexto ou quando você escolhe “Compactar agora”.</translation></message>
<message><source>Helix detects Ollama, LM Studio, and llama.cpp.</source><translation>O Helix detecta Ollama, LM Studio e llama.cpp.</translation></message>
<message><source>Helix doesn't have permission to read and write in {where}.</source><translation>O Helix não tem permissão para ler e gravar em {where}.</translation></message>
<message><source>Helix doesn't have permission to use {place}.</source><translation>O Helix não tem permissão para usar {place}.</translation></message>
<message><source>Helix doesn't sign in with the {name} of the AWS profile {profile}.</source><translation>O Helix não faz login com {name} do perfil {profile} da AWS.</translation></message>
<message><source>Helix follows these: your prompt and rules, skills, and the project's AGENTS.md.</source><translation>O Helix as segue: seu prompt e suas regras, os skills e o AGENTS.md do projeto.</translation></message>
<message><source>Helix has no copy of {names}.</source><translation>O Helix não tem cópia de {names}.</translation></message>
<message><source>Helix has no sandbox for this system yet. On Linux, it uses bubblewrap.</source><translation>O Helix ainda não tem um sandbox para este sistema. No Linux, ele usa o bubblewrap.</translation></message>
<message><source>Helix is answering this message, so it's always sent in full.</source><translation>O Helix está respondendo a esta mensagem; ela sempre é enviada completa.</translation></message>
<message><source>Helix is answering this message.</source><translation>O Helix está respondendo a esta mensagem.</translation></message>
<message><source>Helix is choosing what to keep of a large output. Until then, it has a preview.</source><translation>O Helix está escolhendo o que manter de uma saída grande. Até lá, tem uma prévia.</translation></message>
<message><source>Helix is still working</source><translation>O Helix ainda está trabalhando</translation></message>
<message><source>Helix is still working in this session.</source><translation>O Helix ainda está trabalhando nesta sessão.</translation></message>
<message><source>Helix is still working in this session. Nothing changed.</source><translation>O Helix ainda está trabalhando nesta sessão. Nada mudou.</translation></message>
<message><source>Helix is working in this session. Stop it or wait until it finishes.</source><translation>O Helix está trabalhando nesta sessão. Pare-o ou espere terminar.</translation></message>
<message><source>Helix is working in this workspace. Stop it or wait until it finishes</source><translation>O Helix está trabalhando neste workspace. Pare-o ou espere terminar</translation></message>
<message><source>Helix keeps every tool output here, also when it has left the context.</source><translation>O Helix guarda aqui cada saída de ferramenta, mesmo que já não esteja no contexto.</translation></message>
<message><source>Helix keeps the present version, so you can undo this.</source><translation>O Helix mantém a versão atual; você pode desfazer.</translation></message>
<message><source>Helix keeps the requests of this session smaller until it is opened again.</source><translation>O Helix mantém menores as requisições desta sessão até que ela seja aberta de novo.</translation></message>
<message><source>Helix keeps this in every request: what you typed, and what steers the agent.</source><translation>O Helix mantém isto em cada requisição: o que você escreveu e o que orienta o agente.</translation></message>
<message><source>Helix kept an excerpt</source><translation>O Helix manteve um trecho</translation></message>
<message><source>Helix kept the full output</source><translation>O Helix manteve a saída completa</translation></message>
<message><source>Helix kept the preview</source><translation>O Helix manteve a prévia</translation></message>
<message><source>Helix kept {0}</source><translation>O Helix manteve {0}</translation></message>
<message><source>Helix learns about it with the next request. Redo it under Changes.</source><translation>O Helix fica sabendo na próxima requisição. Refaça em Alterações.</translation></message>
<message><source>Helix learns about it with the next request. Undo it under Changes.</source><translation>O Helix fica sabendo na próxima requisição. Desfaça em Alterações.</translation></message>
<message><source>Helix needs my approval</source><translation>O Helix precisar da minha aprovação</translation></message>
<message><source>Helix needs your answer</source><translation>O Helix precisa da sua resposta</translation></message>
<message><source>Helix never checks for updates on its own.</source><translation>O Helix nunca verifica atualizações por conta própria.</translation></message>
<message><source>Helix quit during this turn</source><translation>o Helix foi encerrado durante este turno</translation></message>
<message><source>Helix quit during this turn. Everything up to here is saved.</source><translation>O Helix foi encerrado durante este turno. Tudo até aqui está salvo.</translation></message>
<message><source>Helix reads no documents and draws no formulas.</source><translation>O Helix não lê documentos nem desenha fórmulas.</translation></message>
<message><source>Helix runs packages of npm, PyPI, and OCI, and servers at a URL.</source><translation>O Helix executa pacotes de npm, PyPI e OCI e usa servidores em uma URL.</translation></message>
<message><source>Helix saves the current version first, so you can undo this.</source><translation>O Helix salva a versão atual antes; você pode desfazer.</translation></message>
<message><source>Helix sets the header {name} itself.</source><translation>O próprio Helix define o cabeçalho {name}.</translation></message>
<message><source>Helix speaks version {number}.</source><translation>O Helix fala a versão {number}.</translation></message>
<message><source>Helix stopped {0}, which ran in the background.</source><translation>O Helix parou {0}, que estava em segundo plano.</translation></message>
<message><source>Helix uses the default model and shows which</source><translation>O Helix usa o modelo padrão e mostra qual</translation></message>
<message><source>Helix was cut off while a command ran.</source><translation>O Helix foi interrompido enquanto um comando era executado.</translation></message>
<message><source>Helix was cut off while a command ran. Changed since it began: {names}.</source><translation>O Helix foi interrompido enquanto um comando era executado. Mudou desde o início dele: {names}.</translation></message>
<message><source>Helix won't send or export it. Nothing else is affected. To repair it, choose a file with the same bytes, for example from a backup or the project.</source><translation>O Helix não vai enviá-la nem exportá-la. Nada mais é afetado. Para repará-la, escolha um arquivo com os mesmos bytes, por exemplo de um backup ou do projeto.</translation></message>
<message><source>Helix works here. Deleting the workspace never deletes this folder.</source><translation>O Helix trabalha aqui. Excluir o workspace nunca exclui esta pasta.</translation></message>
<message><source>Helix writes a handover here</source><translation>O Helix escreve um repasse aqui</translation></message>
<message><source>Helix writes the body field {name} itself.</source><translation>O próprio Helix escreve o campo {name} do corpo.</translation></message>
<message numerus="yes"><source>Helix: {0} sessions running</source><extracomment>One: Helix: {0} session running</extracomment><translation><numerusform>Helix: {0} sessão em andamento</numerusform><numerusform>Helix: {0} sessões em andamento</numerusform></translation></message>
<message><source>Hex</source><translation>Hex</translation></message>
<message><source>Hidden from this command: {0}</source><translation>Oculto a este comando: {0}</translation></message>
<message><source>Hide</source><translation>Ocultar</translation></message>
<message><source>Hide the running commands</source><translation>Ocultar comandos em execução</translation></message>
<message><source>Hide the steps</source><translation>Ocultar etapas</translation></message>
<message><source>High</source><comment>reasoning effort</comment><translation>Alto</translation></message>
<message><source>Highest so far</source><translation>Maior até agora</translation></message>
<message><source>Holds up the subagent since {0}</source><translation>Detém o subagente desde {0}</translation></message>
<message><source>Holds up the turn since {0}</source><translation>Detém o turno desde {0}</translation></message>
<message><source>Hook “{0}” blocked this</source><translation>O hook “{0}” bloqueou isto</translation></message>
<message><source>Hook “{0}” failed</source><translation>O hook “{0}” falhou</translation></message>
<message><source>Hook “{0}” ran</source><translation>O hook “{0}” foi executado</translation></message>
<message><source>Hook: {command}</source><translation>Hook: {command}</translation></message>
<message><source>Hooks</source><translation>Hooks</translation></message>
<message><source>Hooks need bash, which commands here don't run with.</source><translation>Os hooks precisam do bash, que os comandos não usam aqui.</translation></message>
<message><source>Host</source><translation>Host</translation></message>
<message><source>Hosts allowed without encryption</source><translation>Hosts permitidos sem criptografia</translation></message>
<message><source>Hover over a request, or use ← and →. Drag or press + to zoom.</source><translation>Passe o mouse sobre uma requisição ou use ← e →. Arraste ou pressione + para ampliar.</translation></message>
<message><source>Identical content is stored once. You and Helix can recall every byte.</source><translation>Conteúdo idêntico é armazenado uma vez. Você e o Helix podem recuperar cada byte.</translation></message>
<message><source>If Helix ends now, the end of this answer is lost. {0}</source><translation>Se o Helix terminar agora, o fim desta resposta se perde. {0}</translation></message>
<message><source>If you stop now, everything so far is kept and you can continue later.</source><translation>Se você parar agora, tudo até aqui é mantido e você pode continuar depois.</translation></message>
<message><source>Image</source><translation>Imagem</translation></message>
<message><source>Image, {0} × {1}, {2}</source><translation>Imagem, {0} × {1}, {2}</translation></message>
<message><source>Import</source><translation>Importar</translation></message>
<message><source>Import a session</source><translation>Importar uma sessão</translation></message>
<message><source>Import canceled</source><translation>Importação cancelada</translation></message>
<message><source>Import failed</source><translation>A importação falhou</translation></message>
<message><source>Import servers</source><translation>Importar servidores</translation></message>
<message><source>Import session…</source><translation>Importar sessão…</translation></message>
<message><source>Import the session again to go on.</source><translation>Importe a sessão de novo para continuar.</translation></message>
<message><source>Import workspace…</source><translation>Importar workspace…</translation></message>
<message><source>Import {0}</source><translation>Importar {0}</translation></message>
<message numerus="yes"><source>Import {0} sessions of other programs</source><extracomment>One: Import {0} session of another program</extracomment><translation><numerusform>Importar {0} sessão de outro programa</numerusform><numerusform>Importar {0} sessões de outros programas</numerusform></translation></message>
<message><source>Imported</source><translation>Importado</translation></message>
<message><source>Imported from {0}</source><translation>Importada de {0}</translation></message>
<message><source>Imported from {0}: {1}</source><translation>Importada de {0}: {1}</translation></message>
<message><source>Imported sessions can go on here.</source><translation>As sessões importadas podem continuar aqui.</translation></message>
<message><source>Imported. Review each start command before it runs.</source><translation>Importados. Revise cada comando de início antes que seja executado.</translation></message>
<message><source>Imported. Review its start command before it runs.</source><translation>Importado. Revise o comando de início antes que seja executado.</translation></message>
<message><source>Importing</source><translation>Importando</translation></message>
<message><source>In a Flatpak, no sandbox can run. For one, install Helix as a package of your system or from the portable archive.</source><translation>Em um Flatpak, nenhum sandbox pode ser executado. Para ter um, instale o Helix como pacote do seu sistema ou pelo arquivo portátil.</translation></message>
<message><source>In addition to the system, the project, and toolchains on your PATH</source><translation>Além do sistema, do projeto e das toolchains no seu PATH</translation></message>
<message><source>In another program's folder. You can switch it on.</source><translation>Na pasta de outro programa. Você pode ativá-la.</translation></message>
<message><source>In any open workspace</source><translation>Em qualquer workspace aberto</translation></message>
<message><source>In context</source><translation>No contexto</translation></message>
<message><source>In every new session</source><translation>Em cada nova sessão</translation></message>
<message><source>In every request</source><translation>Em cada requisição</translation></message>
<message><source>In every request: what you pinned, instructions, and what steers the agent.</source><translation>Em cada requisição: o que você fixou, as instruções e o que orienta o agente.</translation></message>
<message><source>In keyring. Type a new value to replace it.</source><translation>No chaveiro. Digite um novo valor para substituir.</translation></message>
<message><source>In notes</source><translation>Em notas</translation></message>
<message><source>In the background, {0} ended with exit status {2} after {1}.</source><translation>Em segundo plano, {0} terminou com status de saída {2} após {1}.</translation></message>
<message><source>In the cache</source><translation>No cache</translation></message>
<message><source>In the sandbox, {text} is the sandbox itself, and not this computer.</source><translation>No sandbox, {text} é o próprio sandbox, e não este computador.</translation></message>
<message><source>In the trash, {0} · {1}</source><translation>Na lixeira, {0} · {1}</translation></message>
<message><source>In trusted folders, read-only commands run without asking.</source><translation>Em pastas confiáveis, comandos de somente leitura são executados sem perguntar.</translation></message>
<message><source>Include</source><translation>Incluir</translation></message>
<message><source>Include in full</source><translation>Incluir por completo</translation></message>
<message><source>Include or recall block</source><translation>Incluir ou recuperar bloco</translation></message>
<message><source>Included</source><translation>Incluída</translation></message>
<message><source>Included in full</source><translation>Incluída por completo</translation></message>
<message><source>Index</source><translation>Índice</translation></message>
<message><source>Indigo</source><translation>Índigo</translation></message>
<message><source>Input</source><translation>Entrada</translation></message>
<message><source>Input price, USD per million tokens</source><translation>Preço de entrada, USD por milhão de tokens</translation></message>
<message><source>Install</source><translation>Instalar</translation></message>
<message><source>Install git, then try again.</source><translation>Instale o git e tente de novo.</translation></message>
<message><source>Install it with: pip install "helix-desktop[cluster]".</source><translation>Instale-o com: pip install "helix-desktop[cluster]".</translation></message>
<message><source>Install the program, or choose another model.</source><translation>Instale o programa ou escolha outro modelo.</translation></message>
<message><source>Install the program, or enter its full path.</source><translation>Instale o programa ou informe o caminho completo dele.</translation></message>
<message><source>Install the same version of Helix on all workers.</source><translation>Instale a mesma versão do Helix em todos os workers.</translation></message>
<message><source>Instructions</source><translation>Instruções</translation></message>
<message><source>Instructions (Helix reads them as this server's words)</source><translation>Instruções (o Helix as lê como palavras deste servidor)</translation></message>
<message><source>Instructions for all projects</source><translation>Instruções para todos os projetos</translation></message>
<message><source>Instructions of this project</source><translation>Instruções deste projeto</translation></message>
<message><source>Instructions: {0}</source><translation>Instruções: {0}</translation></message>
<message><source>Interrupted</source><translation>Interrompido</translation></message>
<message><source>Invalid value: {error}.</source><translation>Valor inválido: {error}.</translation></message>
<message><source>It applies only until this window or command ends.</source><translation>Vale apenas até esta janela ou este comando terminar.</translation></message>
<message><source>It has no buttons.</source><translation>Elas não têm botões.</translation></message>
<message><source>It is not there.</source><translation>Não está lá.</translation></message>
<message><source>It plays no sounds.</source><translation>Não há sons.</translation></message>
<message><source>It was undone.</source><translation>Foi desfeita.</translation></message>
<message><source>Its answer isn't a JSON object of the known form.</source><translation>A resposta não é um objeto JSON da forma conhecida.</translation></message>
<message><source>Its branch is kept.</source><translation>A branch dela foi mantida.</translation></message>
<message><source>Its branch was merged and is deleted.</source><translation>A branch dela foi mesclada e excluída.</translation></message>
<message><source>Its branch {branch} may still be there. Start a new session.</source><translation>A branch {branch} dela talvez ainda exista. Inicie uma nova sessão.</translation></message>
<message><source>Its content may be lost. `workspace repair` keeps the readable part.</source><translation>O conteúdo pode ter se perdido. `workspace repair` mantém a parte legível.</translation></message>
<message><source>Its file switches all hooks off.</source><translation>O arquivo dele desativa todos os hooks.</translation></message>
<message><source>Its folder is now {0}.</source><translation>A pasta dela agora é {0}.</translation></message>
<message><source>Its hooks and settings could run programs later, outside the sandbox.</source><translation>Hooks e configurações dele poderiam executar programas depois, fora do sandbox.</translation></message>
<message><source>Its known contents are listed below. The rest was read.</source><translation>O conteúdo conhecido dele está listado abaixo. O resto foi lido.</translation></message>
<message><source>Its last line: “{line}”</source><translation>Sua última linha: “{line}”</translation></message>
<message><source>Its lines must be in the file exactly once. Ask for a new patch.</source><translation>As linhas dela precisam estar no arquivo exatamente uma vez. Peça um novo patch.</translation></message>
<message><source>Its saved keys are deleted too.</source><translation>As chaves salvas dele também são excluídas.</translation></message>
<message><source>Its sessions and cache are erased from disk. You can't undo this.</source><translation>As sessões e o cache dele são apagados do disco. Não é possível desfazer.</translation></message>
<message><source>Its sessions, cache, and settings ({0}) move to the trash in {1}.</source><translation>As sessões, o cache e as configurações dele ({0}) vão para a lixeira em {1}.</translation></message>
<message><source>Its start isn't approved, or its program or a script has changed.</source><translation>O início dele não foi aprovado, ou o programa dele ou um script foi alterado.</translation></message>
<message><source>Its time was over.</source><translation>O tempo dele acabou.</translation></message>
<message><source>Its title and times are lost.</source><translation>O título e os horários se perderam.</translation></message>
<message><source>Its tool, times, and counts are lost.</source><translation>A ferramenta, os horários e as contagens se perderam.</translation></message>
<message><source>Its workspace.json was changed.</source><translation>O workspace.json dela foi alterado.</translation></message>
<message><source>JSON</source><translation>JSON</translation></message>
<message><source>Jump to latest</source><translation>Ir ao mais recente</translation></message>
<message numerus="yes"><source>Jump to latest · {0} new</source><extracomment>One: Jump to latest · {0} new</extracomment><translation><numerusform>Ir ao mais recente · {0} nova</numerusform><numerusform>Ir ao mais recente · {0} novas</numerusform></translation></message>
<message><source>Keep</source><translation>Manter</translation></message>
<message><source>Keep excerpt</source><translation>Manter trecho</translation></message>
<message><source>Keep or remove all of these lines together.</source><translation>Mantenha ou remova todas estas linhas juntas.</translation></message>
<message><source>Keep running</source><translation>Deixar rodando</translation></message>
<message><source>Keep the computer awake while a session works.</source><translation>Mantém o computador acordado enquanto uma sessão trabalha.</translation></message>
<message><source>Keep the prompt cache for an hour (writing costs 2×)</source><translation>Manter o cache de prompt por uma hora (gravar custa 2×)</translation></message>
<message><source>Keep trusting</source><translation>Manter confiança</translation></message>
<message><source>Kept and pinned</source><translation>Mantido e fixado</translation></message>
<message><source>Kept in full</source><translation>Mantida inteira</translation></message>
<message numerus="yes"><source>Kept: edited {0} steps ago</source><extracomment>One: Kept: edited {0} step ago</extracomment><translation><numerusform>Mantido: editado há {0} passo</numerusform><numerusform>Mantido: editado há {0} passos</numerusform></translation></message>
<message><source>Kept: it steers the agent</source><translation>Mantido: orienta o agente</translation></message>
<message numerus="yes"><source>Kept: returned {0} steps ago</source><extracomment>One: Kept: returned {0} step ago</extracomment><translation><numerusform>Mantido: retornado há {0} passo</numerusform><numerusform>Mantido: retornado há {0} passos</numerusform></translation></message>
<message numerus="yes"><source>Kept: said {0} steps ago</source><extracomment>One: Kept: said {0} step ago</extracomment><translation><numerusform>Mantido: dito há {0} passo</numerusform><numerusform>Mantido: dito há {0} passos</numerusform></translation></message>
<message><source>Kept: you typed it</source><translation>Mantido: você escreveu</translation></message>
<message><source>Kept: {0}</source><translation>Mantido: {0}</translation></message>
<message><source>Key deleted.</source><translation>Chave excluída.</translation></message>
<message><source>Key header</source><translation>Cabeçalho da chave</translation></message>
<message><source>Key variable</source><translation>Variável da chave</translation></message>
<message><source>Keyboard shortcuts</source><translation>Atalhos de teclado</translation></message>
<message><source>Keys are saved in {store}</source><translation>As chaves ficam salvas em {store}</translation></message>
<message><source>Kills every running program.</source><translation>Encerra todos os programas em execução.</translation></message>
<message><source>Known: {endpoints}.</source><translation>Conhecidos: {endpoints}.</translation></message>
<message><source>Known: {known}.</source><translation>Conhecidos: {known}.</translation></message>
<message><source>Known: {presets}.</source><translation>Conhecidas: {presets}.</translation></message>
<message><source>Language</source><translation>Idioma</translation></message>
<message><source>Language of the window; `system` is that of the system.</source><translation>Idioma da janela; `system` é o do sistema.</translation></message>
<message><source>Large output</source><translation>Saída grande</translation></message>
<message><source>Large outputs</source><translation>Saídas grandes</translation></message>
<message><source>Larger than 256 KB.</source><translation>Maior que 256 KB.</translation></message>
<message><source>Larger than 64 KB.</source><translation>Maior que 64 KB.</translation></message>
<message><source>Last sessions with and without Helix</source><translation>Últimas sessões com e sem o Helix</translation></message>
<message numerus="yes"><source>Last {0} days</source><extracomment>One: Last {0} day</extracomment><translation><numerusform>Último {0} dia</numerusform><numerusform>Últimos {0} dias</numerusform></translation></message>
<message><source>Later notes keep the lines that you add and omit those that you delete.</source><translation>As próximas notas mantêm as linhas que você adiciona e omitem as que você exclui.</translation></message>
<message><source>Lead a port of your computer to this port in the sandbox</source><translation>Ligar uma porta do seu computador a esta porta no sandbox</translation></message>
<message><source>Leave the field empty.</source><translation>Deixe o campo vazio.</translation></message>
<message><source>Let Helix recall it, or undo the compaction first.</source><translation>Deixe o Helix recuperá-la, ou desfaça a compactação primeiro.</translation></message>
<message><source>Let Helix use {0}</source><translation>Deixar o Helix usar {0}</translation></message>
<message><source>Let a model take notes at</source><translation>Notas por um modelo em</translation></message>
<message><source>Let the agent choose what to keep of a large output, decide automatically, or never shorten.</source><translation>Deixar o agente escolher o que manter de uma saída grande, decidir automaticamente ou nunca encurtar.</translation></message>
<message><source>Let the fast model name a session after its first turn.</source><translation>Deixar o modelo rápido nomear uma sessão depois do primeiro turno.</translation></message>
<message><source>License</source><translation>Licença</translation></message>
<message><source>Licenses</source><translation>Licenças</translation></message>
<message><source>Light</source><translation>Claro</translation></message>
<message><source>Line {line} isn't valid JSON: {reason}</source><translation>A linha {line} não é JSON válido: {reason}</translation></message>
<message><source>Line {line}: {reason}.</source><translation>Linha {line}: {reason}.</translation></message>
<message><source>Line {number} isn't NAME{sign}VALUE.</source><translation>A linha {number} não tem a forma NOME{sign}VALOR.</translation></message>
<message><source>Line {number} says that already.</source><translation>A linha {number} já diz isso.</translation></message>
<message><source>Lines</source><translation>Linhas</translation></message>
<message><source>Lines of texts up to 1 MB can be commented.</source><translation>Só é possível comentar linhas de textos de até 1 MB.</translation></message>
<message><source>Lines of {0}</source><translation>Linhas de {0}</translation></message>
<message><source>Lines {0}</source><translation>Linhas {0}</translation></message>
<message numerus="yes"><source>Lines {1} and {0} more ranges</source><extracomment>One: Lines {1} and {0} more range</extracomment><translation><numerusform>Linhas {1} e mais {0} intervalo</numerusform><numerusform>Linhas {1} e mais {0} intervalos</numerusform></translation></message>
<message><source>Lists</source><translation>Listas</translation></message>
<message><source>Loading</source><translation>Carregando</translation></message>
<message><source>Local and private addresses are blocked unless listed here</source><translation>Endereços locais e privados são bloqueados, a menos que estejam listados aqui</translation></message>
<message><source>Local model</source><translation>Modelo local</translation></message>
<message><source>Local servers found: {0}.</source><translation>Servidores locais encontrados: {0}.</translation></message>
<message><source>Log</source><translation>Log</translation></message>
<message><source>Logs</source><translation>Logs</translation></message>
<message><source>Long work</source><translation>Trabalho longo</translation></message>
<message><source>Long-context model</source><translation>Modelo de contexto longo</translation></message>
<message><source>Longer than {longest} characters, too long to check.</source><translation>Tem mais de {longest} caracteres; é longo demais para verificar.</translation></message>
<message><source>Looking at the project's files…</source><translation>Examinando os arquivos do projeto…</translation></message>
<message><source>Looking for unused entries…</source><translation>Procurando entradas não usadas…</translation></message>
<message><source>Low</source><comment>reasoning effort</comment><translation>Baixo</translation></message>
<message><source>MCP server</source><translation>Servidor MCP</translation></message>
<message><source>MCP servers</source><translation>Servidores MCP</translation></message>
<message><source>Main model</source><translation>Modelo principal</translation></message>
<message><source>Make a copy of it under a new name instead.</source><translation>Em vez disso, faça uma cópia com um novo nome.</translation></message>
<message><source>Make it simpler.</source><translation>Simplifique-a.</translation></message>
<message><source>Make room first.</source><translation>Libere espaço primeiro.</translation></message>
<message><source>Markers</source><translation>Marcadores</translation></message>
<message><source>Matches</source><translation>Ocorrências</translation></message>
<message><source>Max output</source><translation>Saída máxima</translation></message>
<message><source>Maximum</source><comment>reasoning effort</comment><translation>Máximo</translation></message>
<message><source>May delete data</source><translation>Pode excluir dados</translation></message>
<message><source>May read secrets</source><translation>Pode ler segredos</translation></message>
<message><source>May write other files of the project.</source><translation>Pode gravar outros arquivos do projeto.</translation></message>
<message><source>Medium</source><comment>reasoning effort</comment><translation>Médio</translation></message>
<message><source>Memory</source><translation>Memória</translation></message>
<message><source>Mention a file</source><translation>Mencionar um arquivo</translation></message>
<message><source>Mention a file (@)</source><translation>Mencionar um arquivo (@)</translation></message>
<message><source>Mentioned in your message</source><translation>Mencionado na sua mensagem</translation></message>
<message><source>Menu</source><translation>Menu</translation></message>
<message><source>Merge</source><translation>Mesclar</translation></message>
<message><source>Merge worktree…</source><translation>Mesclar worktree…</translation></message>
<message><source>Merge {0} into {1}?</source><translation>Mesclar {0} em {1}?</translation></message>
<message><source>Merged {0} into {1}.</source><translation>A branch {0} foi mesclada em {1}.</translation></message>
<message><source>Merge…</source><translation>Mesclar…</translation></message>
<message><source>Message</source><translation>Mensagem</translation></message>
<message><source>Message being answered</source><translation>Mensagem sendo respondida</translation></message>
<message><source>Message box</source><translation>Caixa de mensagem</translation></message>
<message><source>Message {0}…   @ file · / command · # cached output</source><translation>Mensagem para {0}…   @ arquivo · / comando · # saída no cache</translation></message>
<message><source>Messages</source><translation>Mensagens</translation></message>
<message><source>Messages in traces</source><translation>Mensagens nos traces</translation></message>
<message><source>Minimal</source><comment>reasoning effort</comment><translation>Mínimo</translation></message>
<message><source>Minutes after which nobody answers.</source><translation>Minutos após os quais ninguém responde.</translation></message>
<message><source>Missing</source><translation>Ausente</translation></message>
<message><source>Missing closing quote.</source><translation>Faltam as aspas finais.</translation></message>
<message><source>Mode: {0}</source><translation>Modo: {0}</translation></message>
<message><source>Mode: {0} · {1}</source><translation>Modo: {0} · {1}</translation></message>
<message><source>Mode: {0}.</source><translation>Modo: {0}.</translation></message>
<message><source>Model</source><translation>Modelo</translation></message>
<message><source>Model changed. Takes effect with the next request.</source><translation>Modelo alterado. Vale a partir da próxima requisição.</translation></message>
<message><source>Model limits and prices</source><translation>Limites e preços dos modelos</translation></message>
<message><source>Model of the workspace: {0}</source><translation>Modelo do workspace: {0}</translation></message>
<message><source>Model of this session: that of the workspace again</source><translation>Modelo desta sessão: de novo o do workspace</translation></message>
<message><source>Model of this session: {0}</source><translation>Modelo desta sessão: {0}</translation></message>
<message><source>Model's default</source><translation>Padrão do modelo</translation></message>
<message><source>Model: {0}</source><translation>Modelo: {0}</translation></message>
<message><source>Models</source><translation>Modelos</translation></message>
<message><source>Models and keys</source><translation>Modelos e chaves</translation></message>
<message><source>Models in this workspace</source><translation>Modelos neste workspace</translation></message>
<message><source>More</source><translation>Mais</translation></message>
<message><source>More actions</source><translation>Mais ações</translation></message>
<message><source>More answers</source><translation>Mais respostas</translation></message>
<message><source>More expensive</source><translation>Mais cara</translation></message>
<message><source>More may be lost, and how much is unknown.</source><translation>Pode ter se perdido mais, e não se sabe quanto.</translation></message>
<message><source>More options</source><translation>Mais opções</translation></message>
<message><source>More providers</source><translation>Mais provedores</translation></message>
<message><source>More than one cache entry starts with {prefix}.</source><translation>Mais de uma entrada do cache começa com {prefix}.</translation></message>
<message><source>More than one cache entry starts with {wanted}.</source><translation>Mais de uma entrada do cache começa com {wanted}.</translation></message>
<message><source>More than {most} options.</source><translation>Mais de {most} opções.</translation></message>
<message><source>Motion</source><translation>Movimento</translation></message>
<message><source>Mount the folder on this computer and open that.</source><translation>Monte a pasta neste computador e abra-a.</translation></message>
<message><source>Move (Alt+↑, Alt+↓)</source><translation>Mover (Alt+↑, Alt+↓)</translation></message>
<message><source>Move down (Alt+↓)</source><translation>Mover para baixo (Alt+↓)</translation></message>
<message><source>Move it into the project folder and mention it with @.</source><translation>Mova para a pasta do projeto e mencione com @.</translation></message>
<message><source>Move outputs older than</source><translation>Mover saídas mais antigas que</translation></message>
<message><source>Move outputs older than this many turns; 0 = never.</source><translation>Mover saídas mais antigas que este número de turnos; 0 = nunca.</translation></message>
<message><source>Move to trash</source><translation>Mover para a lixeira</translation></message>
<message><source>Move up (Alt+↑)</source><translation>Mover para cima (Alt+↑)</translation></message>
<message><source>Moves old outputs to the cache, compacts at 85%</source><translation>Move saídas antigas para o cache, compacta em 85%</translation></message>
<message><source>Moves the system or a home folder.</source><translation>Move o sistema ou uma pasta pessoal.</translation></message>
<message><source>NAME=value, one per line (for a URL: Header: value)</source><translation>NOME=valor, um por linha (para uma URL: Cabeçalho: valor)</translation></message>
<message><source>Name</source><translation>Nome</translation></message>
<message><source>Name sessions by the fast model</source><translation>Nomear sessões com o modelo rápido</translation></message>
<message><source>Name the environment variable that holds the key, or add the key in Settings › Models and keys or with `helix-desktop key set`.</source><translation>Informe a variável de ambiente que contém a chave, ou adicione a chave em Configurações › Modelos e chaves ou com `helix-desktop key set`.</translation></message>
<message><source>Name the session in commits</source><translation>Nomear a sessão nos commits</translation></message>
<message><source>Names no file in the project folder, and this tool changes no others.</source><translation>Não indica nenhum arquivo na pasta do projeto, e esta ferramenta não altera outros.</translation></message>
<message><source>Needs network access.</source><translation>Precisa de acesso à rede.</translation></message>
<message><source>Needs review</source><translation>Requer revisão</translation></message>
<message><source>Network access</source><translation>Acesso à rede</translation></message>
<message><source>Never</source><translation>Nunca</translation></message>
<message><source>Never</source><comment>stay awake</comment><translation>Nunca</translation></message>
<message><source>Never allow</source><translation>Nunca permitir</translation></message>
<message><source>Never before that</source><translation>Nunca antes disso</translation></message>
<message><source>New answer</source><translation>Resposta nova</translation></message>
<message><source>New editor or agent configuration files are set aside only when the command ends.</source><translation>Novos arquivos de configuração de editores ou agentes só são guardados à parte quando o comando termina.</translation></message>
<message><source>New entries could overwrite old ones.</source><translation>Novas entradas poderiam sobrescrever antigas.</translation></message>
<message><source>New file.</source><translation>Arquivo novo.</translation></message>
<message><source>New line</source><translation>Nova linha</translation></message>
<message><source>New messages {0}–{1} stay as they are.</source><translation>As novas mensagens {0}–{1} ficam como estão.</translation></message>
<message><source>New session</source><translation>Nova sessão</translation></message>
<message><source>New session in a worktree</source><translation>Nova sessão em worktree</translation></message>
<message><source>New session in a worktree…</source><translation>Nova sessão em worktree…</translation></message>
<message><source>New since request {0}</source><translation>Novo desde a requisição {0}</translation></message>
<message><source>New step</source><translation>Nova etapa</translation></message>
<message><source>New workspace</source><translation>Novo workspace</translation></message>
<message><source>New workspace with this policy…</source><translation>Novo workspace com esta política…</translation></message>
<message><source>New workspace…</source><translation>Novo workspace…</translation></message>
<message><source>New: {path}</source><translation>Novo: {path}</translation></message>
<message><source>Newer request</source><translation>Requisição mais nova</translation></message>
<message><source>Newer request (])</source><translation>Requisição mais nova (])</translation></message>
<message><source>Next</source><translation>Próximo</translation></message>
<message><source>Next</source><comment>request</comment><translation>Próxima</translation></message>
<message><source>Next (End)</source><translation>Próxima (End)</translation></message>
<message><source>Next change</source><translation>Próxima alteração</translation></message>
<message><source>Next entry (↓)</source><translation>Próxima entrada (↓)</translation></message>
<message><source>Next line (Alt+Down)</source><translation>Próxima linha (Alt+Baixo)</translation></message>
<message><source>Next match (Enter)</source><translation>Próxima ocorrência (Enter)</translation></message>
<message><source>Next missing detail</source><translation>Próximo detalhe ausente</translation></message>
<message><source>Next mode</source><translation>Próximo modo</translation></message>
<message><source>Next request</source><translation>Próxima requisição</translation></message>
<message><source>Next request · not sent yet</source><translation>Próxima requisição · ainda não enviada</translation></message>
<message><source>Next: {0}. Nothing is lost.</source><translation>A seguir: {0}. Nada se perde.</translation></message>
<message><source>No</source><translation>Não</translation></message>
<message><source>No account, no telemetry. Only requests to the model you choose leave this computer.</source><translation>Sem conta, sem telemetria. Só as requisições ao modelo que você escolhe saem deste computador.</translation></message>
<message><source>No answer was recorded.</source><translation>Nenhuma resposta foi registrada.</translation></message>
<message><source>No answer yet · {0}</source><translation>Sem resposta ainda · {0}</translation></message>
<message><source>No answer yet. Retrying…</source><translation>Sem resposta ainda. Tentando de novo…</translation></message>
<message><source>No archived sessions.</source><translation>Nenhuma sessão arquivada.</translation></message>
<message><source>No automatic checks</source><translation>Sem verificações automáticas</translation></message>
<message><source>No changes left</source><translation>Nenhuma alteração restante</translation></message>
<message><source>No changes.</source><translation>Nenhuma alteração.</translation></message>
<message><source>No color</source><translation>Sem cor</translation></message>
<message><source>No command is running.</source><translation>Nenhum comando está em execução.</translation></message>
<message><source>No command or skill has this name. As a message, Helix reads it as text.</source><translation>Nenhum comando ou skill tem este nome. Como mensagem, o Helix o lê como texto.</translation></message>
<message><source>No command, or a very long one.</source><translation>Nenhum comando, ou um muito longo.</translation></message>
<message><source>No compactions yet</source><translation>Nenhuma compactação ainda</translation></message>
<message><source>No content begins with {prefix}.</source><translation>Nenhum conteúdo começa com {prefix}.</translation></message>
<message><source>No description.</source><translation>Sem descrição.</translation></message>
<message><source>No dollar limit</source><translation>Sem limite em US$</translation></message>
<message><source>No dollar limit while the price is unknown</source><translation>Sem limite em dólares enquanto o preço for desconhecido</translation></message>
<message><source>No earlier version of this command or path.</source><translation>Não há versão anterior deste comando ou caminho.</translation></message>
<message><source>No fast model selected: using {model}.</source><translation>Nenhum modelo rápido selecionado: usando {model}.</translation></message>
<message><source>No file selected</source><translation>Nenhum arquivo selecionado</translation></message>
<message><source>No files changed in this session</source><translation>Nenhum arquivo alterado nesta sessão</translation></message>
<message><source>No folder selected</source><translation>Nenhuma pasta selecionada</translation></message>
<message><source>No handover or notes selected.</source><translation>Nenhum repasse e nenhuma nota selecionados.</translation></message>
<message><source>No hooks were run.</source><translation>Nenhum hook foi executado.</translation></message>
<message><source>No instructions below the description.</source><translation>Sem instruções abaixo da descrição.</translation></message>
<message><source>No instructions in use</source><translation>Nenhuma instrução em uso</translation></message>
<message><source>No key</source><translation>Sem chave</translation></message>
<message><source>No key, no network</source><translation>Sem chave, sem rede</translation></message>
<message><source>No keyring: saved until you quit</source><translation>Sem chaveiro: salvo até você sair</translation></message>
<message><source>No limit</source><translation>Sem limite</translation></message>
<message><source>No line-by-line view</source><translation>Sem visualização linha por linha</translation></message>
<message><source>No local model found</source><translation>Nenhum modelo local encontrado</translation></message>
<message><source>No local models found. Start Ollama, LM Studio, or llama.cpp.</source><translation>Nenhum modelo local encontrado. Inicie o Ollama, o LM Studio ou o llama.cpp.</translation></message>
<message><source>No long-context model selected: using {model} ({window} tokens).</source><translation>Nenhum modelo de contexto longo selecionado: usando {model} ({window} tokens).</translation></message>
<message><source>No longer in context.</source><translation>Não está mais no contexto.</translation></message>
<message><source>No longer the default in all workspaces. Takes effect with the next request.</source><translation>Não é mais o padrão em todos os workspaces. Vale a partir da próxima requisição.</translation></message>
<message><source>No matches</source><translation>Nada encontrado</translation></message>
<message><source>No matches.</source><translation>Nada encontrado.</translation></message>
<message><source>No matches. Type provider/model to use any other model.</source><translation>Nada encontrado. Digite provedor/modelo para usar qualquer outro modelo.</translation></message>
<message><source>No matching settings.</source><translation>Nenhuma configuração encontrada.</translation></message>
<message><source>No messages yet.</source><translation>Nenhuma mensagem ainda.</translation></message>
<message><source>No model selected, so the practice model answers. It works offline and only quotes what the tools return.</source><translation>Nenhum modelo selecionado; quem responde é o modelo de prática. Ele funciona offline e só cita o que as ferramentas retornam.</translation></message>
<message><source>No network except the hosts you allow, and no access to other processes. Its own processes can reach each other.</source><translation>Sem rede, exceto os hosts que você permite, e sem acesso a outros processos. Os processos dele podem se comunicar entre si.</translation></message>
<message><source>No network unless you allow it, not even to this computer.</source><translation>Sem rede, a menos que você permita, nem mesmo para este computador.</translation></message>
<message><source>No new version was created.</source><translation>Nenhuma nova versão foi criada.</translation></message>
<message><source>No newline at end of file</source><translation>Sem quebra de linha no fim do arquivo</translation></message>
<message><source>No object is named `hooks`.</source><translation>Não tem um objeto chamado `hooks`.</translation></message>
<message><source>No open question has the number {number}.</source><translation>Nenhuma pergunta aberta tem o número {number}.</translation></message>
<message><source>No other session here has {name}.</source><translation>Nenhuma outra sessão aqui tem {name}.</translation></message>
<message><source>No output yet.</source><translation>Nenhuma saída ainda.</translation></message>
<message><source>No port could be opened: {error}.</source><translation>Não foi possível abrir uma porta: {error}.</translation></message>
<message><source>No problems found</source><translation>Nenhum problema encontrado</translation></message>
<message><source>No reason given</source><translation>Nenhum motivo informado</translation></message>
<message><source>No reason was given.</source><translation>Nenhum motivo foi dado.</translation></message>
<message><source>No request had it.</source><translation>Nenhuma requisição o continha.</translation></message>
<message><source>No requests yet.</source><translation>Nenhuma requisição ainda.</translation></message>
<message><source>No result</source><translation>Sem resultado</translation></message>
<message><source>No result yet, still running</source><translation>Sem resultado ainda, em execução</translation></message>
<message><source>No rules are known for {shell}.</source><translation>Não há regras conhecidas para {shell}.</translation></message>
<message><source>No rules yet. Answer a request with “Always” or “Never” to add one.</source><translation>Nenhuma regra ainda. Responda a um pedido com “Sempre” ou “Nunca” para adicionar uma.</translation></message>
<message><source>No sandbox</source><translation>Sem sandbox</translation></message>
<message><source>No sandbox on this system</source><translation>Sem sandbox neste sistema</translation></message>
<message><source>No sandbox on this system: nothing restricts the command.</source><translation>Sem sandbox neste sistema: nada restringe o comando.</translation></message>
<message><source>No sandbox: commands can do anything you can, so Helix asks before each one.</source><translation>Sem sandbox: comandos podem fazer tudo o que você pode; por isso o Helix pergunta antes de cada um.</translation></message>
<message><source>No secure system keyring found, so the secret can't be saved.</source><translation>Nenhum chaveiro seguro do sistema foi encontrado; não é possível salvar o segredo.</translation></message>
<message><source>No secure system keyring found, so the value of {name} can't be saved.</source><translation>Nenhum chaveiro seguro do sistema foi encontrado; não é possível salvar o valor de {name}.</translation></message>
<message><source>No secure system keyring: keys are saved until you quit</source><translation>Sem chaveiro seguro do sistema: chaves salvas até você sair</translation></message>
<message><source>No servers yet. Add or import one above.</source><translation>Nenhum servidor ainda. Adicione ou importe um acima.</translation></message>
<message><source>No session is open</source><translation>Nenhuma sessão aberta</translation></message>
<message><source>No sessions for this folder were found. Choose or drop a file.</source><translation>Nenhuma sessão encontrada para esta pasta. Escolha ou solte um arquivo.</translation></message>
<message><source>No sessions to replay yet. After the first one, this compares the current policy with your edits.</source><translation>Ainda não há sessões para reproduzir. Depois da primeira, isto compara a política atual com suas edições.</translation></message>
<message><source>No sessions to replay yet. Run a session, then compare policies.</source><translation>Ainda não há sessões para reproduzir. Execute uma sessão e depois compare políticas.</translation></message>
<message><source>No subagent was stopped in the last 5 seconds.</source><translation>Nenhum subagente foi parado nos últimos 5 segundos.</translation></message>
<message><source>No subagents are running.</source><translation>Nenhum subagente em execução.</translation></message>
<message><source>No system keyring: keys are forgotten when you quit. Install GNOME Keyring or KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), or set an environment variable.</source><translation>Sem chaveiro do sistema: as chaves são esquecidas quando você sai. Instale o GNOME Keyring ou o KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), ou defina uma variável de ambiente.</translation></message>
<message><source>No system keyring: saved until you quit</source><translation>Sem chaveiro do sistema: salvo até você sair</translation></message>
<message><source>No usage</source><translation>Sem uso</translation></message>
<message><source>No workspace is open</source><translation>Nenhum workspace aberto</translation></message>
<message><source>No workspace was created. {0} is unchanged.</source><translation>Nenhum workspace foi criado. {0} não foi alterado.</translation></message>
<message><source>No workspace with that number</source><translation>Não há workspace com esse número</translation></message>
<message><source>Nobody has used it on a Mac yet. Helix tried it when it started.</source><translation>Ninguém o usou ainda em um Mac. O Helix o testou ao iniciar.</translation></message>
<message><source>None (single version)</source><translation>Nenhuma (versão única)</translation></message>
<message><source>None fits. Open one and recall part of it.</source><translation>Nenhuma cabe. Abra uma e recupere parte dela.</translation></message>
<message><source>None of its {0} can be read.</source><translation>Nada pode ser lido ({0}).</translation></message>
<message><source>None runs unless you approve it.</source><translation>Nenhum é executado sem a sua aprovação.</translation></message>
<message><source>None yet. Add Markdown files to .agents/commands.</source><translation>Nenhum ainda. Adicione arquivos Markdown a .agents/commands.</translation></message>
<message><source>None yet. Add folders with a SKILL.md to .agents/skills.</source><translation>Nenhuma ainda. Adicione pastas com um SKILL.md a .agents/skills.</translation></message>
<message><source>None yet. Add one below, or ask Helix to remember something.</source><translation>Nenhuma ainda. Adicione uma abaixo ou peça ao Helix que se lembre de algo.</translation></message>
<message><source>None yet. Tools appear here after the server starts.</source><translation>Nenhuma ainda. As ferramentas aparecem aqui depois que o servidor inicia.</translation></message>
<message><source>None. A project declares them in .helix/hooks.json.</source><translation>Nenhum. Um projeto os declara em .helix/hooks.json.</translation></message>
<message><source>None. Add hooks.json to {0}.</source><translation>Nenhum. Adicione hooks.json a {0}.</translation></message>
<message><source>None. Commands have no network.</source><translation>Nenhum. Os comandos não têm rede.</translation></message>
<message><source>Not a URL.</source><translation>Não é uma URL.</translation></message>
<message><source>Not a valid server list: {error}.</source><translation>Não é uma lista de servidores válida: {error}.</translation></message>
<message><source>Not applied yet. Takes effect with the next turn.</source><translation>Ainda não aplicado. Vale a partir do próximo turno.</translation></message>
<message><source>Not available for this block.</source><translation>Não disponível para este bloco.</translation></message>
<message><source>Not decided yet</source><translation>Ainda não decidido</translation></message>
<message><source>Not even one line fits.</source><translation>Nem uma linha cabe.</translation></message>
<message><source>Not imported: {0}</source><translation>Não importado: {0}</translation></message>
<message><source>Not in context</source><translation>Fora do contexto</translation></message>
<message><source>Not in this request</source><translation>Fora desta requisição</translation></message>
<message><source>Not now</source><translation>Agora não</translation></message>
<message><source>Not pinned.</source><translation>Não está fixado.</translation></message>
<message><source>Not put back: {0}</source><translation>Não devolvido: {0}</translation></message>
<message><source>Not recorded</source><translation>Não gravado</translation></message>
<message><source>Not redone: {0}</source><translation>Não refeito: {0}</translation></message>
<message><source>Not sandboxed: can do anything you can.</source><translation>Fora do sandbox: pode fazer tudo o que você pode.</translation></message>
<message><source>Not saved. The key is still in the field.</source><translation>Não foi salvo. A chave continua no campo.</translation></message>
<message><source>Not sent yet.</source><translation>Ainda não enviado.</translation></message>
<message><source>Not started: review its start command first</source><translation>Não iniciado: revise o comando de início primeiro</translation></message>
<message><source>Not text.</source><translation>Não é texto.</translation></message>
<message><source>Not text. Use the hex view.</source><translation>Não é texto. Use a visualização hexadecimal.</translation></message>
<message><source>Not trusted</source><translation>Não confiável</translation></message>
<message><source>Not undone: {0}</source><translation>Não desfeito: {0}</translation></message>
<message><source>Not used in any session.</source><translation>Não usada em nenhuma sessão.</translation></message>
<message><source>Not used: {0}</source><translation>Não usado: {0}</translation></message>
<message><source>Not valid JSON.</source><translation>JSON inválido.</translation></message>
<message><source>Not verified: some messages don't match the SHA-256 in {0} ({1}…).</source><translation>Não verificado: algumas mensagens não correspondem ao SHA-256 em {0} ({1}…).</translation></message>
<message><source>Notes</source><translation>Notas</translation></message>
<message><source>Notes (model)</source><translation>Notas (modelo)</translation></message>
<message><source>Notes (rules)</source><translation>Notas (regras)</translation></message>
<message><source>Notes at the earliest</source><translation>Notas, no mínimo</translation></message>
<message><source>Notes by a model</source><translation>Notas de um modelo</translation></message>
<message><source>Notes or a handover took this out of the context. It stays readable.</source><translation>Notas ou um repasse tiraram isto do contexto. Continua legível.</translation></message>
<message><source>Notes refined</source><translation>Notas refinadas</translation></message>
<message><source>Notes refined {0}: {1}</source><translation>Notas refinadas ({0}): {1}</translation></message>
<message><source>Notes taken {0}: {1}</source><translation>Notas feitas ({0}): {1}</translation></message>
<message><source>Notes were merged and shortened.</source><translation>As notas foram mescladas e encurtadas.</translation></message>
<message><source>Nothing</source><translation>Nada</translation></message>
<message><source>Nothing answers at the provider's address.</source><translation>Nada responde no endereço do provedor.</translation></message>
<message><source>Nothing cached yet</source><translation>Nada no cache ainda</translation></message>
<message><source>Nothing changed since.</source><translation>Nada mudou desde então.</translation></message>
<message><source>Nothing changed.</source><translation>Nada mudou.</translation></message>
<message><source>Nothing changed. A newer version of Helix may be able to read it.</source><translation>Nada mudou. Uma versão mais nova do Helix talvez consiga ler.</translation></message>
<message><source>Nothing changed. Check the folder's permissions or choose another data folder.</source><translation>Nada mudou. Verifique as permissões da pasta ou escolha outra pasta de dados.</translation></message>
<message><source>Nothing changed. Choose a data folder with a shorter path.</source><translation>Nada mudou. Escolha uma pasta de dados com um caminho mais curto.</translation></message>
<message><source>Nothing changed. Choose a data folder with a valid name.</source><translation>Nada mudou. Escolha uma pasta de dados com um nome válido.</translation></message>
<message><source>Nothing changed. Choose a file of the same version, for example from a backup.</source><translation>Nada mudou. Escolha um arquivo da mesma versão, por exemplo de um backup.</translation></message>
<message><source>Nothing changed. Choose a new or empty folder.</source><translation>Nada mudou. Escolha uma pasta nova ou vazia.</translation></message>
<message><source>Nothing changed. Choose another file.</source><translation>Nada mudou. Escolha outro arquivo.</translation></message>
<message><source>Nothing changed. Choose another folder.</source><translation>Nada mudou. Escolha outra pasta.</translation></message>
<message><source>Nothing changed. Choose another name, or start an ordinary session.</source><translation>Nada mudou. Escolha outro nome ou inicie uma sessão comum.</translation></message>
<message><source>Nothing changed. Close that program, then reopen the workspace.</source><translation>Nada mudou. Feche esse programa e reabra o workspace.</translation></message>
<message><source>Nothing changed. Create it without the environment.</source><translation>Nada mudou. Crie-a sem o ambiente.</translation></message>
<message><source>Nothing changed. Edit the lines of the newer ones.</source><translation>Nada mudou. Edite as linhas das mais novas.</translation></message>
<message><source>Nothing changed. Free disk space, or copy the folder to a larger disk.</source><translation>Nada mudou. Libere espaço em disco ou copie a pasta para um disco maior.</translation></message>
<message><source>Nothing changed. Open this workspace with the newer version.</source><translation>Nada mudou. Abra este workspace com a versão mais nova.</translation></message>
<message><source>Nothing changed. Put longer text into a project file.</source><translation>Nada mudou. Ponha textos mais longos em um arquivo do projeto.</translation></message>
<message><source>Nothing changed. Quit it, or try again when it has ended.</source><translation>Nada mudou. Encerre-o ou tente de novo quando terminar.</translation></message>
<message><source>Nothing changed. Reopen this page to try again.</source><translation>Nada mudou. Reabra esta página para tentar de novo.</translation></message>
<message><source>Nothing changed. Restore the workspace from a backup.</source><translation>Nada mudou. Restaure o workspace de um backup.</translation></message>
<message><source>Nothing changed. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>Nada mudou. Execute `helix-desktop workspace repair`, que trabalha em uma cópia.</translation></message>
<message><source>Nothing changed. Shorten the version; the originals keep everything.</source><translation>Nada mudou. Encurte a versão; os originais guardam tudo.</translation></message>
<message><source>Nothing changed. Try again when it has ended.</source><translation>Nada mudou. Tente de novo quando terminar.</translation></message>
<message><source>Nothing changed. Try again, choose another model, or use rules.</source><translation>Nada mudou. Tente de novo, escolha outro modelo ou use regras.</translation></message>
<message><source>Nothing changed. Try again, or compact by rules.</source><translation>Nada mudou. Tente de novo ou compacte por regras.</translation></message>
<message><source>Nothing changed. Try again.</source><translation>Nada mudou. Tente novamente.</translation></message>
<message><source>Nothing changed. Update Helix to import it.</source><translation>Nada mudou. Atualize o Helix para importar.</translation></message>
<message><source>Nothing changed. Update Helix to open it.</source><translation>Nada mudou. Atualize o Helix para abri-lo.</translation></message>
<message><source>Nothing changed. `workspace repair` rebuilds the database from readable data.</source><translation>Nada mudou. `workspace repair` reconstrói o banco de dados com os dados legíveis.</translation></message>
<message><source>Nothing else changed.</source><translation>Nada mais mudou.</translation></message>
<message><source>Nothing follows “{text}”.</source><translation>Não há nada depois de “{text}”.</translation></message>
<message><source>Nothing here is called {event}.</source><translation>Nada aqui se chama {event}.</translation></message>
<message><source>Nothing here yet. Archive or delete a workspace from its menu.</source><translation>Nada aqui ainda. Arquive ou exclua um workspace pelo menu dele.</translation></message>
<message><source>Nothing in any session contains “{0}”.</source><translation>Nada em nenhuma sessão contém “{0}”.</translation></message>
<message><source>Nothing in it looks like a secret.</source><translation>Nada nela parece um segredo.</translation></message>
<message><source>Nothing is deleted, and you can undo it at any time, also days later.</source><translation>Nada é excluído, e você pode desfazer a qualquer momento, mesmo dias depois.</translation></message>
<message><source>Nothing is displayed incorrectly.</source><translation>Nada é exibido incorretamente.</translation></message>
<message><source>Nothing is erased, and your project files stay as they are.</source><translation>Nada é apagado, e os arquivos do seu projeto ficam como estão.</translation></message>
<message><source>Nothing is stored in this workspace yet.</source><translation>Ainda não há nada armazenado neste workspace.</translation></message>
<message><source>Nothing is stored yet.</source><translation>Ainda não há nada armazenado.</translation></message>
<message><source>Nothing is written to the prompt cache again</source><translation>Nada é regravado no cache de prompt</translation></message>
<message><source>Nothing new</source><translation>Nada de novo</translation></message>
<message><source>Nothing of this turn is left to undo here.</source><translation>Não resta nada deste turno para desfazer aqui.</translation></message>
<message><source>Nothing sent yet</source><translation>Nada enviado ainda</translation></message>
<message><source>Nothing sent yet. This is sent together with your first message.</source><translation>Nada foi enviado ainda. Isto será enviado junto com sua primeira mensagem.</translation></message>
<message><source>Nothing spent yet.</source><translation>Nada gasto ainda.</translation></message>
<message><source>Nothing to branch from.</source><translation>Nada de onde ramificar.</translation></message>
<message><source>Nothing to clean up</source><translation>Nada para limpar</translation></message>
<message><source>Nothing to compact right now.</source><translation>Nada para compactar agora.</translation></message>
<message><source>Nothing to compact yet.</source><translation>Nada para compactar ainda.</translation></message>
<message><source>Nothing to continue.</source><translation>Nada para continuar.</translation></message>
<message><source>Nothing to pin.</source><translation>Nada para fixar.</translation></message>
<message><source>Nothing to redo.</source><translation>Nada para refazer.</translation></message>
<message><source>Nothing to send.</source><translation>Nada para enviar.</translation></message>
<message><source>Nothing to undo.</source><translation>Nada para desfazer.</translation></message>
<message><source>Nothing to undo: the context is the full history.</source><translation>Nada para desfazer: o contexto é o histórico completo.</translation></message>
<message><source>Nothing waits for you.</source><translation>Nada espera por você.</translation></message>
<message><source>Nothing was compacted.</source><translation>Nada foi compactado.</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup, or choose another folder.</source><translation>Nada foi criado no lugar. Restaure-o de um backup ou escolha outra pasta.</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup.</source><translation>Nada foi criado no lugar. Restaure-o de um backup.</translation></message>
<message><source>Nothing was deleted. What was moved is in {place}.</source><translation>Nada foi excluído. O que foi movido está em {place}.</translation></message>
<message><source>Nothing was erased. Check the disk, then reopen the workspace.</source><translation>Nada foi apagado. Verifique o disco e reabra o workspace.</translation></message>
<message><source>Nothing was erased. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>Nada foi apagado. Execute `helix-desktop workspace repair`, que trabalha em uma cópia.</translation></message>
<message><source>Nothing was erased. `helix-desktop workspace check --deep` lists what is damaged.</source><translation>Nada foi apagado. `helix-desktop workspace check --deep` lista o que está danificado.</translation></message>
<message><source>Nothing was exported. Choose another location.</source><translation>Nada foi exportado. Escolha outro local.</translation></message>
<message><source>Nothing was imported.</source><translation>Nada foi importado.</translation></message>
<message><source>Nothing was imported. Choose a folder that Helix Desktop exported.</source><translation>Nada foi importado. Escolha uma pasta exportada pelo Helix Desktop.</translation></message>
<message><source>Nothing was imported. Choose another backup.</source><translation>Nada foi importado. Escolha outro backup.</translation></message>
<message><source>Nothing was imported. Helix Desktop doesn't write such sessions.</source><translation>Nada foi importado. O Helix Desktop não grava sessões assim.</translation></message>
<message><source>Nothing was imported. Make it again, then import it.</source><translation>Nada foi importado. Faça de novo e depois importe.</translation></message>
<message><source>Nothing was imported. Replace the link with the folder itself.</source><translation>Nada foi importado. Substitua o link pela própria pasta.</translation></message>
<message><source>Nothing was imported. Update Helix Desktop.</source><translation>Nada foi importado. Atualize o Helix Desktop.</translation></message>
<message><source>Nothing was installed.</source><translation>Nada foi instalado.</translation></message>
<message><source>Nothing was lost: the request only cost more.</source><translation>Nada se perdeu: a requisição só custou mais.</translation></message>
<message><source>Nothing was merged.</source><translation>Nada foi mesclado.</translation></message>
<message><source>Nothing was merged. Let Helix merge {into} into {branch} in this session first.</source><translation>Nada foi mesclado. Peça antes ao Helix que mescle {into} em {branch} nesta sessão.</translation></message>
<message><source>Nothing was removed. Can't read event {seq} of session {session}, so the entries it uses are unknown ({problem})</source><translation>Nada foi removido. Não foi possível ler o evento {seq} da sessão {session}; as entradas que ele usa são desconhecidas ({problem})</translation></message>
<message><source>Nothing was removed. Run `git branch NAME {commit}` in the project folder first.</source><translation>Nada foi removido. Execute antes `git branch NAME {commit}` na pasta do projeto.</translation></message>
<message><source>Nothing was removed. Run `git worktree unlock` first.</source><translation>Nada foi removido. Execute antes `git worktree unlock`.</translation></message>
<message><source>Nothing was saved.</source><translation>Nada foi salvo.</translation></message>
<message><source>Nothing was saved. Choose another location.</source><translation>Nada foi salvo. Escolha outro local.</translation></message>
<message><source>Nothing was saved. Free disk space, then try again.</source><translation>Nada foi salvo. Libere espaço em disco e tente de novo.</translation></message>
<message><source>Nothing was saved. Try again.</source><translation>Nada foi salvo. Tente de novo.</translation></message>
<message><source>Nothing was sent.</source><translation>Nada foi enviado.</translation></message>
<message><source>Nothing was sent. Use https://, or a server on this computer or network.</source><translation>Nada foi enviado. Use https://, ou um servidor neste computador ou nesta rede.</translation></message>
<message><source>Nothing was sent. Use https://, or check where the name leads.</source><translation>Nada foi enviado. Use https://, ou verifique para onde o nome leva.</translation></message>
<message><source>Nothing was written.</source><translation>Nada foi gravado.</translation></message>
<message><source>Nothing was written. A page masks them; a file with the exact history can't.</source><translation>Nada foi gravado. Uma página os oculta; um arquivo com o histórico exato não pode.</translation></message>
<message><source>Nothing yet. Write instructions above, or add an AGENTS.md to the project.</source><translation>Nada ainda. Escreva instruções acima ou adicione um AGENTS.md ao projeto.</translation></message>
<message><source>Notifications</source><translation>Notificações</translation></message>
<message><source>Notify me when</source><translation>Notificar quando</translation></message>
<message><source>Notify when a call waits for an answer.</source><translation>Notificar quando uma chamada espera uma resposta.</translation></message>
<message><source>Notify when a session finishes.</source><translation>Notificar quando uma sessão termina.</translation></message>
<message><source>Notify while Helix is in front, too.</source><translation>Notificar também com o Helix em primeiro plano.</translation></message>
<message><source>Now</source><translation>Agora</translation></message>
<message><source>Now open to commands: {0}</source><translation>Agora liberado aos comandos: {0}</translation></message>
<message><source>Now the default in all workspaces. Takes effect with the next request.</source><translation>Agora é o padrão em todos os workspaces. Vale a partir da próxima requisição.</translation></message>
<message><source>Now {0}, after about {1} of {2} tokens</source><translation>Agora {0}, depois cerca de {1} de {2} tokens</translation></message>
<message><source>Numbers count this workspace's own settings.</source><translation>Os números contam as configurações próprias deste workspace.</translation></message>
<message><source>Observational</source><translation>Observational</translation></message>
<message><source>Off</source><translation>Desativado</translation></message>
<message><source>Off</source><comment>reasoning effort</comment><translation>Desativado</translation></message>
<message><source>Off for this workspace</source><translation>Desativado neste workspace</translation></message>
<message><source>Old outputs</source><translation>Saídas antigas</translation></message>
<message><source>Old steps become notes here</source><translation>Etapas antigas viram notas aqui</translation></message>
<message><source>Old steps become notes here at the latest</source><translation>Etapas antigas viram notas aqui, no máximo</translation></message>
<message><source>Old steps may become notes from here on</source><translation>Daqui em diante, etapas antigas podem virar notas</translation></message>
<message><source>Old steps were shortened to notes by rules, without a model.</source><translation>Etapas antigas foram encurtadas em notas por regras, sem modelo.</translation></message>
<message><source>Older outputs moved to the cache. Each marker recalls one.</source><translation>Saídas mais antigas foram para o cache. Cada marcador recupera uma.</translation></message>
<message><source>Older request</source><translation>Requisição mais antiga</translation></message>
<message><source>Older request ([)</source><translation>Requisição mais antiga ([)</translation></message>
<message><source>Older, unchanged</source><translation>Mais antigo, inalterado</translation></message>
<message><source>Omit the effort, or choose another model.</source><translation>Não indique o esforço ou escolha outro modelo.</translation></message>
<message><source>On</source><comment>reasoning effort</comment><translation>Ativado</translation></message>
<message><source>On disk</source><translation>Em disco</translation></message>
<message><source>On price alone, compacting never pays off.</source><translation>Só pelo preço, compactar nunca compensa.</translation></message>
<message><source>On the desktop</source><translation>Na área de trabalho</translation></message>
<message><source>One change is of 1 to {most} lines, not of {count}.</source><translation>Uma alteração é de 1 a {most} linhas, não de {count}.</translation></message>
<message><source>One fact or wish</source><translation>Um fato ou um desejo</translation></message>
<message><source>One invisible character</source><translation>Um caractere invisível</translation></message>
<message><source>One line for each sentence</source><translation>Uma linha para cada frase</translation></message>
<message><source>One message can recall up to {0}.</source><translation>Uma mensagem pode recuperar até {0}.</translation></message>
<message><source>One of context, pinned, cached, compacted, superseded, damaged.</source><translation>Um destes: context, pinned, cached, compacted, superseded, damaged.</translation></message>
<message><source>Only Bedrock and Vertex AI have a profile or file of credentials.</source><translation>Só o Bedrock e o Vertex AI têm perfil ou arquivo de credenciais.</translation></message>
<message><source>Only calls, which their results need. Exclude the results instead.</source><translation>Só chamadas, e os resultados precisam delas. Omita os resultados em vez disso.</translation></message>
<message><source>Only hooks of the type {kind} run here.</source><translation>Aqui só são executados hooks do tipo {kind}.</translation></message>
<message><source>Only reads. Ends with a plan that you edit, approve, or discard.</source><translation>Só lê. Termina com um plano que você edita, aprova ou descarta.</translation></message>
<message><source>Only when you compact manually</source><translation>Só quando você compacta manualmente</translation></message>
<message><source>Only {0} would fit.</source><translation>Caberia só: {0}.</translation></message>
<message><source>Open</source><translation>Abrir</translation></message>
<message><source>Open</source><comment>unfold a row</comment><translation>Abrir</translation></message>
<message><source>Open a cache entry first.</source><translation>Abra uma entrada do cache primeiro.</translation></message>
<message><source>Open a file…</source><translation>Abrir arquivo…</translation></message>
<message><source>Open a folder in the window, or use it with `helix-desktop ask --folder`.</source><translation>Abra uma pasta na janela ou use-a com `helix-desktop ask --folder`.</translation></message>
<message><source>Open as page</source><translation>Abrir como página</translation></message>
<message><source>Open file</source><translation>Abrir arquivo</translation></message>
<message><source>Open folder</source><translation>Abrir pasta</translation></message>
<message><source>Open folder…</source><translation>Abrir pasta…</translation></message>
<message><source>Open full output in cache</source><translation>Abrir saída completa no cache</translation></message>
<message><source>Open in browser</source><translation>Abrir no navegador</translation></message>
<message><source>Open in cache</source><translation>Abrir no cache</translation></message>
<message><source>Open link</source><translation>Abrir link</translation></message>
<message><source>Open mail app</source><translation>Abrir app de e-mail</translation></message>
<message><source>Open or close entry</source><translation>Abrir ou fechar entrada</translation></message>
<message><source>Open original</source><translation>Abrir original</translation></message>
<message><source>Open port {0}</source><translation>Abrir porta {0}</translation></message>
<message><source>Open that folder as a workspace to work in worktrees.</source><translation>Abra essa pasta como workspace para trabalhar em worktrees.</translation></message>
<message><source>Open the folder of the main repository as a workspace.</source><translation>Abra a pasta do repositório principal como workspace.</translation></message>
<message><source>Open the workspace in Helix Desktop first.</source><translation>Abra o workspace no Helix Desktop primeiro.</translation></message>
<message><source>Open this to commands</source><translation>Liberar aos comandos</translation></message>
<message><source>Open {0}</source><translation>Abrir {0}</translation></message>
<message><source>Open {0}?</source><translation>Abrir {0}?</translation></message>
<message><source>Opened the folder of {0}.</source><translation>A pasta de {0} foi aberta.</translation></message>
<message><source>Opening the workspace sets the mark again.</source><translation>Abrir o workspace define a marca de novo.</translation></message>
<message><source>Opening…</source><translation>Abrindo…</translation></message>
<message><source>Opens the releases page in your browser</source><translation>Abre a página de versões no seu navegador</translation></message>
<message><source>Opens {0}</source><translation>Abre {0}</translation></message>
<message><source>Opens {0} · sandboxed</source><translation>Abre {0} · em sandbox</translation></message>
<message><source>Open…</source><translation>Abrir…</translation></message>
<message><source>Or answer in your own words</source><translation>Ou responda com suas próprias palavras</translation></message>
<message><source>Or at</source><translation>Ou em</translation></message>
<message><source>Ordinary file edits need no approval. Commands still ask.</source><translation>Edições comuns de arquivos não precisam de aprovação. Comandos, sim.</translation></message>
<message><source>Other URL ⌄</source><translation>Outra URL ⌄</translation></message>
<message><source>Other users can enter the folder {home}.</source><translation>Outros usuários podem entrar na pasta {home}.</translation></message>
<message><source>Other values</source><translation>Outros valores</translation></message>
<message><source>Others on that network could read and change everything. Use https://, or allow http:// for this host (--allow-http on the command line).</source><translation>Outras pessoas nessa rede poderiam ler e alterar tudo. Use https://, ou permita http:// para este host (--allow-http na linha de comando).</translation></message>
<message><source>Others on the network could read and change everything sent to an http:// server.</source><translation>Outras pessoas na rede poderiam ler e alterar tudo o que é enviado a um servidor http://.</translation></message>
<message><source>Out of order.</source><translation>Fora de ordem.</translation></message>
<message><source>Output</source><translation>Saída</translation></message>
<message><source>Output price, USD per million tokens</source><translation>Preço de saída, USD por milhão de tokens</translation></message>
<message><source>Outputs</source><translation>Saídas</translation></message>
<message><source>Outputs cached</source><translation>Saídas no cache</translation></message>
<message><source>Outputs larger than this are shortened before they enter the context.</source><translation>Saídas maiores que isto são encurtadas antes de entrar no contexto.</translation></message>
<message><source>Outputs, messages, and notes</source><translation>Saídas, mensagens e notas</translation></message>
<message><source>Outside project folder</source><translation>Fora da pasta do projeto</translation></message>
<message><source>Over {0} tokens: Helix compacts before sending.</source><translation>Acima de {0} tokens: o Helix compacta antes de enviar.</translation></message>
<message><source>Override a model's context window or prices</source><translation>Ajuste a janela de contexto ou os preços de um modelo</translation></message>
<message><source>Overwrites files so that they can't be restored.</source><translation>Sobrescreve arquivos de modo que não podem ser restaurados.</translation></message>
<message><source>Paste API key</source><translation>Cole a chave de API</translation></message>
<message><source>Paste an API key and wait for the test.</source><translation>Cole uma chave de API e espere o teste.</translation></message>
<message><source>Paste another client's mcpServers or an install link, or open a file or bundle</source><translation>Cole o mcpServers de outro cliente ou um link de instalação, ou abra um arquivo ou um pacote</translation></message>
<message><source>Path of a folder, or choose one</source><translation>Caminho de uma pasta, ou escolha uma</translation></message>
<message><source>Paused</source><translation>Pausada</translation></message>
<message><source>Paused until you resume it: {why}</source><translation>Pausada até você retomar: {why}</translation></message>
<message><source>Paused until {0}</source><translation>Pausada até {0}</translation></message>
<message><source>Paused until {time}: {why}</source><translation>Pausada até {time}: {why}</translation></message>
<message numerus="yes"><source>Pays off after {0} requests.</source><extracomment>One: Pays off after {0} request.</extracomment><translation><numerusform>Compensa após {0} requisição.</numerusform><numerusform>Compensa após {0} requisições.</numerusform></translation></message>
<message><source>Peak context</source><translation>Pico do contexto</translation></message>
<message><source>Peak {0}% of context · {1}× cost</source><translation>Pico de {0}% do contexto · {1}× o custo</translation></message>
<message><source>Per session, including subagents</source><translation>Por sessão, incluindo subagentes</translation></message>
<message><source>Permissions</source><translation>Permissões</translation></message>
<message><source>Permissions: {0} before, {1} after</source><translation>Permissões: {0} antes, {1} depois</translation></message>
<message><source>Picks excerpts, takes notes, names sessions</source><translation>Escolhe trechos, faz notas, nomeia sessões</translation></message>
<message><source>Pictures aren't searched for secrets. Read the page before you share it.</source><translation>As imagens não são examinadas em busca de segredos. Leia a página antes de compartilhá-la.</translation></message>
<message><source>Pin</source><translation>Fixar</translation></message>
<message><source>Pin</source><comment>a pinned text</comment><translation>Fixado</translation></message>
<message><source>Pin less, or unpin something else first.</source><translation>Fixe menos, ou desafixe outra coisa primeiro.</translation></message>
<message><source>Pin or unpin block</source><translation>Fixar ou desafixar bloco</translation></message>
<message><source>Pin or unpin entry</source><translation>Fixar ou desafixar entrada</translation></message>
<message><source>Pin to context</source><translation>Fixar no contexto</translation></message>
<message><source>Pink</source><translation>Rosa</translation></message>
<message><source>Pinned</source><translation>Fixada</translation></message>
<message><source>Pinned blocks would take more than a quarter of every request.</source><translation>Os blocos fixados ocupariam mais de um quarto de cada requisição.</translation></message>
<message><source>Pinned by you</source><translation>Fixado por você</translation></message>
<message><source>Pinned by you in turn {0}</source><translation>Fixado por você no turno {0}</translation></message>
<message><source>Pinned to context</source><translation>Fixada no contexto</translation></message>
<message><source>Pinned. Cleanup won't delete this entry.</source><translation>Fixada. A limpeza não vai excluir esta entrada.</translation></message>
<message><source>Pinned. Unpin it first.</source><translation>Fixado. Desafixe primeiro.</translation></message>
<message><source>Pinning changes nothing in the next request</source><translation>Fixar não muda nada na próxima requisição</translation></message>
<message numerus="yes"><source>Pinning writes about {0} tokens to the prompt cache again</source><extracomment>One: Pinning writes about {0} token to the prompt cache again</extracomment><translation><numerusform>Fixar regrava cerca de {0} token no cache de prompt</numerusform><numerusform>Fixar regrava cerca de {0} tokens no cache de prompt</numerusform></translation></message>
<message><source>Plan</source><translation>Plano</translation></message>
<message><source>Play a sound</source><translation>Tocar um som</translation></message>
<message><source>Play a sound with notifications on the desktop.</source><translation>Tocar um som com as notificações da área de trabalho.</translation></message>
<message><source>Policy file</source><translation>Arquivo de política</translation></message>
<message><source>Policy lab</source><translation>Laboratório</translation></message>
<message><source>Policy not used: {why}</source><translation>Política não usada: {why}</translation></message>
<message><source>Policy of subagents: the conversation's, or a preset of their own.</source><translation>Política dos subagentes: a da conversa ou uma predefinição própria.</translation></message>
<message><source>Port {0} of the command, at this address of your computer until it ends</source><translation>Porta {0} do comando, neste endereço do seu computador até ele terminar</translation></message>
<message><source>Possible letters: i m s x.</source><translation>Letras possíveis: i m s x.</translation></message>
<message><source>Possible values: {known}.</source><translation>Valores possíveis: {known}.</translation></message>
<message><source>Possible values: {low} to {high}.</source><translation>Valores possíveis: {low} a {high}.</translation></message>
<message><source>Practice model</source><translation>Modelo de prática</translation></message>
<message><source>Press keys…</source><translation>Pressione teclas…</translation></message>
<message><source>Preview</source><translation>Prévia</translation></message>
<message><source>Preview kept</source><translation>Prévia mantida</translation></message>
<message><source>Preview of a large output</source><translation>Prévia de uma saída grande</translation></message>
<message><source>Preview while Helix chooses what to keep</source><translation>Prévia enquanto o Helix escolhe o que manter</translation></message>
<message><source>Preview, as no choice could be used</source><translation>Prévia, pois nenhuma escolha pôde ser usada</translation></message>
<message><source>Preview, as there is no excerpt</source><translation>Prévia, pois não há trecho</translation></message>
<message><source>Preview, chosen by Helix</source><translation>Prévia, escolhida pelo Helix</translation></message>
<message><source>Preview, chosen by you</source><translation>Prévia, escolhida por você</translation></message>
<message><source>Previous (Enter)</source><translation>Anterior (Enter)</translation></message>
<message><source>Previous change</source><translation>Alteração anterior</translation></message>
<message><source>Previous entry (↑)</source><translation>Entrada anterior (↑)</translation></message>
<message><source>Previous line (Alt+Up)</source><translation>Linha anterior (Alt+Cima)</translation></message>
<message><source>Previous match (Shift+Enter)</source><translation>Ocorrência anterior (Shift+Enter)</translation></message>
<message><source>Previous turn, unchanged</source><translation>Turno anterior, inalterado</translation></message>
<message numerus="yes"><source>Price unknown for {0} calls</source><extracomment>One: Price unknown for {0} call</extracomment><translation><numerusform>Preço desconhecido de {0} chamada</numerusform><numerusform>Preço desconhecido de {0} chamadas</numerusform></translation></message>
<message><source>Price unknown, so Helix can't say when compacting pays off.</source><translation>Preço desconhecido; o Helix não sabe quando compactar compensa.</translation></message>
<message><source>Price: {0}</source><translation>Preço: {0}</translation></message>
<message><source>Private host</source><translation>Host privado</translation></message>
<message><source>Private hosts</source><translation>Hosts privados</translation></message>
<message><source>Private hosts for http://, separated by spaces</source><translation>Hosts privados para http://, separados por espaços</translation></message>
<message><source>Private hosts that may be reached by http://, separated by spaces.</source><translation>Hosts privados que podem ser acessados por http://, separados por espaços.</translation></message>
<message><source>Process {pid} has this workspace open and isn't responding.</source><translation>O processo {pid} está com este workspace aberto e não responde.</translation></message>
<message><source>Process {pid}, another version of Helix, has this workspace open.</source><translation>O processo {pid}, outra versão do Helix, está com este workspace aberto.</translation></message>
<message><source>Programs</source><translation>Programas</translation></message>
<message><source>Programs or agents act upon {names}. Instructions among them aren't used until you choose to use them in Settings › Instructions.</source><translation>Programas ou agentes agem conforme {names}. As instruções entre eles só são usadas quando você escolher isso em Configurações › Instruções.</translation></message>
<message><source>Programs that exchange datagrams over sockets with a path don't work; programs that connect to each other do.</source><translation>Programas que trocam datagramas por sockets com caminho não funcionam; programas que se conectam entre si, sim.</translation></message>
<message><source>Programs that talk to each other over sockets with a path don't work on this system.</source><translation>Programas que se conectam entre si por sockets com caminho não funcionam neste sistema.</translation></message>
<message><source>Project Background</source><translation>Contexto do projeto</translation></message>
<message><source>Project instructions</source><translation>Instruções do projeto</translation></message>
<message><source>Project instructions and your “Always” rules apply</source><translation>As instruções do projeto e suas regras “Sempre” valem</translation></message>
<message><source>Project instructions are ignored; every command and change asks</source><translation>As instruções do projeto são ignoradas; o Helix pergunta antes de cada comando e alteração</translation></message>
<message><source>Prompt cache breaks</source><translation>Quebras do cache</translation></message>
<message><source>Prompt cache expired</source><translation>Cache de prompt expirado</translation></message>
<message><source>Prompt cache missed</source><translation>Cache de prompt não aproveitado</translation></message>
<message><source>Prompt cache until {0} ({1})</source><translation>Cache de prompt até {0} ({1})</translation></message>
<message><source>Protocol</source><translation>Protocolo</translation></message>
<message><source>Providers</source><translation>Provedores</translation></message>
<message><source>Providers and keys</source><translation>Provedores e chaves</translation></message>
<message><source>Publishes a package.</source><translation>Publica um pacote.</translation></message>
<message><source>Publishes commits to another place.</source><translation>Publica commits em outro lugar.</translation></message>
<message><source>Put / between folders; choose a plain name.</source><translation>Ponha / entre as pastas; escolha um nome simples.</translation></message>
<message><source>Put a {sign} where it ends.</source><translation>Ponha um {sign} onde termina.</translation></message>
<message><source>Put back</source><translation>Devolver</translation></message>
<message><source>Put back: {0}</source><translation>Devolvido: {0}</translation></message>
<message><source>Put messages and arguments of tools into traces.</source><translation>Incluir mensagens e argumentos de ferramentas nos traces.</translation></message>
<message><source>Put the key into a header.</source><translation>Ponha a chave em um cabeçalho.</translation></message>
<message><source>Put the secrets into one folder, into version control or elsewhere; or choose a smaller folder as the project folder.</source><translation>Ponha os segredos em uma única pasta, sob controle de versão ou em outro lugar; ou escolha uma pasta menor como pasta do projeto.</translation></message>
<message><source>Put what it leads to in its place.</source><translation>Coloque no lugar dele aquilo a que ele leva.</translation></message>
<message><source>Query parameters</source><translation>Parâmetros de URL</translation></message>
<message><source>Questions</source><translation>Perguntas</translation></message>
<message><source>Questions that nobody answers</source><translation>Perguntas que ninguém responde</translation></message>
<message><source>Queue</source><translation>Colocar na fila</translation></message>
<message><source>Queue: the agent goes on, and the question waits until the turn ends</source><translation>Colocar na fila: o agente continua, e a pergunta espera até o turno terminar</translation></message>
<message><source>Queued messages</source><translation>Mensagens na fila</translation></message>
<message><source>Queued since {0}: the agent goes on</source><translation>Na fila desde {0}: o agente continua</translation></message>
<message><source>Quick check of the index, or every byte</source><translation>Verificação rápida do índice ou de cada byte</translation></message>
<message><source>Quit</source><translation>Sair</translation></message>
<message><source>Quit without applying your changes?</source><translation>Sair sem aplicar suas alterações?</translation></message>
<message><source>Quitting discards what you edited but did not apply: {0}.</source><translation>Ao sair, o que você editou e não aplicou é descartado: {0}.</translation></message>
<message><source>Reached through Helix's proxy. Private hosts need a port</source><translation>Acessados pelo proxy do Helix. Hosts privados precisam de uma porta</translation></message>
<message><source>Reaches the whole network or nothing. Single hosts can't be allowed.</source><translation>Acessa a rede inteira ou nada. Não é possível permitir hosts individuais.</translation></message>
<message><source>Reaches {host}: data can be sent there.</source><translation>Alcança {host}: dados podem ser enviados para lá.</translation></message>
<message><source>Read further</source><translation>Continuar lendo</translation></message>
<message><source>Read it again first.</source><translation>Leia-o de novo primeiro.</translation></message>
<message><source>Read the file again: there, each of them has its own mark.</source><translation>Leia o arquivo de novo: lá, cada um tem sua própria marca.</translation></message>
<message><source>Readable folders</source><translation>Pastas para leitura</translation></message>
<message><source>Reading all sessions first. Nothing has been deleted.</source><translation>Lendo todas as sessões primeiro. Nada foi excluído.</translation></message>
<message><source>Reading models…</source><translation>Lendo modelos…</translation></message>
<message><source>Reading sessions of {0}…</source><translation>Lendo sessões de {0}…</translation></message>
<message><source>Reading sessions…</source><translation>Lendo sessões…</translation></message>
<message><source>Reading, in percent</source><translation>Lendo, em porcentagem</translation></message>
<message><source>Reading…</source><translation>Lendo…</translation></message>
<message><source>Reads the system and your toolchains, but nothing else in home folders or on other disks.</source><translation>Lê o sistema e suas toolchains, mas nada mais em pastas pessoais ou em outros discos.</translation></message>
<message><source>Ready</source><translation>Pronto</translation></message>
<message><source>Reason</source><translation>Motivo</translation></message>
<message><source>Reasoning budget</source><translation>Orçamento de raciocínio</translation></message>
<message><source>Reasoning effort</source><translation>Esforço de raciocínio</translation></message>
<message><source>Reasoning effort from here on: {0}</source><translation>Esforço de raciocínio daqui em diante: {0}</translation></message>
<message><source>Reasoning effort: {0}</source><translation>Esforço de raciocínio: {0}</translation></message>
<message><source>Recall</source><translation>Recuperar</translation></message>
<message><source>Recall   {0}</source><translation>Recuperar   {0}</translation></message>
<message><source>Recall into next message</source><translation>Recuperar na próxima mensagem</translation></message>
<message><source>Recall it into your next message, or undo the handover first.</source><translation>Recupere-o na sua próxima mensagem ou desfaça o repasse primeiro.</translation></message>
<message><source>Recall matches</source><translation>Recuperar ocorrências</translation></message>
<message><source>Recall matches in {0}</source><translation>Recuperar ocorrências em {0}</translation></message>
<message><source>Recall {0}</source><translation>Recuperar {0}</translation></message>
<message><source>Recall {0} into next message</source><translation>Recuperar {0} na próxima mensagem</translation></message>
<message><source>Recall {0} of {1}</source><translation>Recuperar {0} de {1}</translation></message>
<message><source>Recalled</source><translation>Recuperado</translation></message>
<message><source>Recalls</source><translation>Recuperações</translation></message>
<message><source>Recent</source><translation>Recentes</translation></message>
<message><source>Recent cache entries</source><translation>Entradas recentes do cache</translation></message>
<message><source>Recent references</source><translation>Referências recentes</translation></message>
<message><source>Recent workspaces</source><translation>Workspaces recentes</translation></message>
<message><source>Record the requests that agents of other programs send to their models.</source><translation>Registrar as requisições que os agentes de outros programas enviam aos modelos deles.</translation></message>
<message><source>Record their requests</source><translation>Registrar as requisições deles</translation></message>
<message><source>Red</source><translation>Vermelho</translation></message>
<message><source>Redo</source><translation>Refazer</translation></message>
<message><source>Redo compaction</source><translation>Refazer compactação</translation></message>
<message><source>Redo this change</source><translation>Refazer esta alteração</translation></message>
<message><source>Redo what the rewind took back</source><translation>Refazer o que a volta desfez</translation></message>
<message><source>Redo: {0}</source><translation>Refazer: {0}</translation></message>
<message><source>Redone</source><translation>Refeito</translation></message>
<message><source>Redone: {0}</source><translation>Refeito: {0}</translation></message>
<message><source>Reduced</source><translation>Reduzido</translation></message>
<message><source>Reduced turns off sliding and fading</source><translation>Reduzido desativa deslizamentos e transições</translation></message>
<message><source>References</source><translation>Referências</translation></message>
<message><source>Refining notes</source><translation>Refinando notas</translation></message>
<message><source>Refresh models</source><translation>Atualizar modelos</translation></message>
<message><source>Refs</source><translation>Refs.</translation></message>
<message><source>Reinstall Helix Desktop.</source><translation>Reinstale o Helix Desktop.</translation></message>
<message><source>Reject</source><translation>Rejeitar</translation></message>
<message><source>Rejected. Helix asks each time and won't suggest it again.</source><translation>Rejeitado. O Helix pergunta a cada vez e não vai sugerir de novo.</translation></message>
<message><source>Remove</source><translation>Remover</translation></message>
<message><source>Remove (Delete)</source><translation>Remover (Delete)</translation></message>
<message><source>Remove all steps</source><translation>Remover as etapas</translation></message>
<message><source>Remove images until the message fits.</source><translation>Remova imagens até a mensagem caber.</translation></message>
<message><source>Remove it from the URL. Keys belong in the system keyring.</source><translation>Remova-a da URL. Chaves devem ficar no chaveiro do sistema.</translation></message>
<message><source>Remove one first.</source><translation>Remova um primeiro.</translation></message>
<message><source>Remove one.</source><translation>Remova um deles.</translation></message>
<message><source>Remove provider</source><translation>Remover provedor</translation></message>
<message><source>Remove some in Settings › Permissions.</source><translation>Remova algumas em Configurações › Permissões.</translation></message>
<message><source>Remove some.</source><translation>Remova alguns.</translation></message>
<message><source>Remove the names of these commits?</source><translation>Remover os nomes destes commits?</translation></message>
<message><source>Remove the worktree {0}?</source><translation>Remover a worktree {0}?</translation></message>
<message><source>Remove this field.</source><translation>Remova este campo.</translation></message>
<message><source>Remove this header, or set that the provider needs no key.</source><translation>Remova este cabeçalho ou defina que o provedor dispensa chave.</translation></message>
<message><source>Remove this header.</source><translation>Remova este cabeçalho.</translation></message>
<message><source>Remove worktree…</source><translation>Remover worktree…</translation></message>
<message><source>Removed</source><translation>Removido</translation></message>
<message><source>Removed</source><comment>a rule</comment><translation>Removida</translation></message>
<message><source>Removed since request {0}</source><translation>Removido desde a requisição {0}</translation></message>
<message><source>Removed. Earlier versions still have it.</source><translation>Removida. As versões anteriores ainda a têm.</translation></message>
<message><source>Rename</source><translation>Renomear</translation></message>
<message><source>Rename and color</source><translation>Nome e cor</translation></message>
<message><source>Rename and color…</source><translation>Renomear e mudar cor…</translation></message>
<message><source>Rename session</source><translation>Renomear sessão</translation></message>
<message><source>Rename session…</source><translation>Renomear sessão…</translation></message>
<message><source>Rename the folder or choose another one.</source><translation>Renomeie a pasta ou escolha outra.</translation></message>
<message><source>Rename…</source><translation>Renomear…</translation></message>
<message><source>Reopen the last workspace</source><translation>Reabrir o último workspace</translation></message>
<message><source>Reopen the last workspace at startup.</source><translation>Reabrir o último workspace ao iniciar.</translation></message>
<message><source>Reopen the workspace and try again.</source><translation>Reabra o workspace e tente de novo.</translation></message>
<message><source>Reopen the workspace to continue.</source><translation>Reabra o workspace para continuar.</translation></message>
<message><source>Repair or move the file.</source><translation>Repare ou mova o arquivo.</translation></message>
<message><source>Repairing {folder} needs {needed} of free disk space, but only {free} is free.</source><translation>O reparo de {folder} precisa de {needed} livres em disco, mas só há {free}.</translation></message>
<message><source>Replace or remove lines.</source><translation>Substitua ou remova linhas.</translation></message>
<message><source>Replaces or deletes commits that were pushed.</source><translation>Substitui ou exclui commits já enviados por push.</translation></message>
<message><source>Replay in the lab</source><translation>Reproduzir no laboratório</translation></message>
<message><source>Replay them into two folders.</source><translation>Reproduza-os em duas pastas.</translation></message>
<message><source>Replaying {0}: {1} of {2}</source><translation>Reproduzindo {0}: {1} de {2}</translation></message>
<message><source>Replaying {0}…</source><translation>Reproduzindo {0}…</translation></message>
<message><source>Replaying…</source><translation>Reproduzindo…</translation></message>
<message><source>Replays of recorded sessions; cost relative to compacting only at 85%</source><translation>Reproduções de sessões gravadas; custo em relação a compactar só em 85%</translation></message>
<message><source>Replays on a cluster need Dask, which is not installed.</source><translation>Para reproduzir sessões em um cluster é preciso o Dask, que não está instalado.</translation></message>
<message><source>Request</source><translation>Requisição</translation></message>
<message><source>Request copied block by block. The exact bytes weren't recorded.</source><translation>Requisição copiada bloco a bloco. Os bytes exatos não foram gravados.</translation></message>
<message><source>Request copied.</source><translation>Requisição copiada.</translation></message>
<message><source>Request cost</source><translation>Custo da requisição</translation></message>
<message><source>Request {0}</source><translation>Requisição {0}</translation></message>
<message><source>Request {0} of {1}</source><translation>Requisição {0} de {1}</translation></message>
<message><source>Request {0} of {1} · sent {2} · {3} tokens</source><translation>Requisição {0} de {1} · enviada {2} · {3} tokens</translation></message>
<message><source>Requested by a command</source><translation>Pedido por um comando</translation></message>
<message><source>Requests</source><translation>Requisições</translation></message>
<message><source>Requests in this session</source><translation>Requisições nesta sessão</translation></message>
<message><source>Requests in this session appear here.</source><translation>As requisições desta sessão aparecem aqui.</translation></message>
<message numerus="yes"><source>Requests {1}</source><extracomment>One: Request {1}</extracomment><translation><numerusform>Requisição {1}</numerusform><numerusform>Requisições {1}</numerusform></translation></message>
<message><source>Required arguments are missing:</source><translation>Faltam argumentos obrigatórios:</translation></message>
<message><source>Required.</source><translation>Obrigatório.</translation></message>
<message><source>Requires a key</source><translation>Exige uma chave</translation></message>
<message><source>Reserved for reply</source><translation>Reservado para a resposta</translation></message>
<message numerus="yes"><source>Reserved for the reply: {0} tokens</source><extracomment>One: Reserved for the reply: {0} token</extracomment><translation><numerusform>Reservado para a resposta: {0} token</numerusform><numerusform>Reservados para a resposta: {0} tokens</numerusform></translation></message>
<message><source>Reset</source><translation>Redefinir</translation></message>
<message><source>Reset to defaults</source><translation>Redefinir para o padrão</translation></message>
<message><source>Reset to the built-in values.</source><translation>Redefinir para os valores integrados.</translation></message>
<message><source>Reset to {0}</source><translation>Redefinir para {0}</translation></message>
<message><source>Resources of {0}</source><translation>Recursos de {0}</translation></message>
<message><source>Restart</source><translation>Reiniciar</translation></message>
<message><source>Restart Helix to use the sandbox.</source><translation>Reinicie o Helix para usar o sandbox.</translation></message>
<message><source>Restart it, or allow it more time, in Settings › MCP servers.</source><translation>Reinicie-o ou dê mais tempo a ele em Configurações › Servidores MCP.</translation></message>
<message><source>Restart normally</source><translation>Reiniciar normalmente</translation></message>
<message><source>Restore</source><translation>Restaurar</translation></message>
<message><source>Restore as new version</source><translation>Restaurar como nova versão</translation></message>
<message><source>Restore file</source><translation>Restaurar arquivo</translation></message>
<message><source>Restore from file…</source><translation>Restaurar de arquivo…</translation></message>
<message><source>Restore the whole file.</source><translation>Restaure o arquivo inteiro.</translation></message>
<message><source>Restored and verified.</source><translation>Restaurada e verificada.</translation></message>
<message><source>Restored {0}</source><translation>Restaurado ({0})</translation></message>
<message><source>Restored. Takes effect with the next turn.</source><translation>Restaurado. Vale a partir do próximo turno.</translation></message>
<message><source>Results</source><translation>Resultados</translation></message>
<message><source>Resume</source><translation>Retomar</translation></message>
<message><source>Resume at</source><translation>Retomar às</translation></message>
<message><source>Resume at this time</source><translation>Retomar neste horário</translation></message>
<message><source>Resume at…</source><translation>Retomar às…</translation></message>
<message><source>Resume now</source><translation>Retomar agora</translation></message>
<message><source>Resume. A running command was cut off.</source><translation>Retomar. Um comando em execução foi cortado.</translation></message>
<message><source>Resuming costs about {cost} more, since the prompt cache has ended by then.</source><translation>Retomar custa cerca de {cost} a mais, pois o cache de prompt terá expirado até lá.</translation></message>
<message><source>Retry in new branch</source><translation>Tentar em nova ramificação</translation></message>
<message><source>Retry now</source><translation>Tentar agora</translation></message>
<message><source>Retrying in {0} s · attempt {1}</source><translation>Nova tentativa em {0} s · tentativa {1}</translation></message>
<message><source>Retrying in {0} · attempt {1}</source><translation>Nova tentativa em {0} · tentativa {1}</translation></message>
<message><source>Retrying · attempt {0}</source><translation>Tentando · tentativa {0}</translation></message>
<message><source>Review before use</source><translation>Revise antes de usar</translation></message>
<message><source>Review it again.</source><translation>Revise-o novamente.</translation></message>
<message><source>Review {0}</source><translation>Revisar {0}</translation></message>
<message><source>Rewind</source><translation>Volta</translation></message>
<message><source>Rewind in new branch</source><translation>Voltar em nova ramificação</translation></message>
<message><source>Rewind in place.</source><translation>Volte na própria sessão.</translation></message>
<message><source>Rewind taken back</source><translation>Volta desfeita</translation></message>
<message><source>Rewind this session</source><translation>Voltar nesta sessão</translation></message>
<message><source>Rewind to here</source><translation>Voltar até aqui</translation></message>
<message><source>Rewind to here…</source><translation>Voltar até aqui…</translation></message>
<message><source>Rewound</source><translation>Retrocedido</translation></message>
<message><source>Rewrite with…</source><translation>Reescrever com…</translation></message>
<message><source>Role of this subagent</source><translation>O que este subagente é</translation></message>
<message><source>Rule added.</source><translation>Regra adicionada.</translation></message>
<message><source>Rules</source><translation>Regras</translation></message>
<message><source>Run `aws configure`, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or add the provider with a key.</source><translation>Execute `aws configure`, defina AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY ou adicione o provedor com uma chave.</translation></message>
<message><source>Run `gcloud auth application-default login`, or name the file of a service account.</source><translation>Execute `gcloud auth application-default login` ou informe o arquivo de uma conta de serviço.</translation></message>
<message><source>Run `git init` there first.</source><translation>Execute `git init` lá primeiro.</translation></message>
<message><source>Run `git pack-refs --all` yourself.</source><translation>Execute `git pack-refs --all` você mesmo.</translation></message>
<message><source>Run `helix-desktop workspace check`, or delete that session if you no longer need it.</source><translation>Execute `helix-desktop workspace check`, ou exclua essa sessão se não precisar mais dela.</translation></message>
<message><source>Run `helix-desktop workspace check`.</source><translation>Execute `helix-desktop workspace check`.</translation></message>
<message><source>Run it in a terminal to see why.</source><translation>Execute-o em um terminal para ver o motivo.</translation></message>
<message><source>Run this instead</source><translation>Executar isto</translation></message>
<message><source>Running commands</source><translation>Comandos em execução</translation></message>
<message><source>Running commands and open steps of this session</source><translation>Comandos em execução e etapas em aberto desta sessão</translation></message>
<message><source>Running · {0}</source><translation>Executando · {0}</translation></message>
<message><source>Running: {running}.</source><translation>Em execução: {running}.</translation></message>
<message><source>Runs automatically at {0}.</source><translation>Ocorre automaticamente em {0}.</translation></message>
<message><source>Runs in the background until it ends or someone stops it.</source><translation>Fica em execução em segundo plano até terminar ou alguém pará-lo.</translation></message>
<message><source>Runs its commands outside Helix's sandbox.</source><translation>Executa seus comandos fora do sandbox do Helix.</translation></message>
<message><source>SESSIONS</source><translation>SESSÕES</translation></message>
<message><source>SHA-256</source><translation>SHA-256</translation></message>
<message><source>SHA-256 {0} recorded</source><translation>SHA-256 {0} gravado</translation></message>
<message><source>SHA-256 {0} {1}</source><translation>SHA-256 {0} {1}</translation></message>
<message><source>Safe mode: Helix quit unexpectedly twice at startup. MCP servers are off, no workspace is open, and settings are at their defaults. Your data is unchanged.</source><translation>Modo seguro: o Helix foi encerrado inesperadamente duas vezes ao iniciar. Os servidores MCP estão desativados, nenhum workspace está aberto e as configurações estão nos padrões. Seus dados não foram alterados.</translation></message>
<message><source>Same as folder</source><translation>Igual à pasta</translation></message>
<message><source>Same as {0}</source><translation>Igual a {0}</translation></message>
<message><source>Same text as {name}.</source><translation>Mesmo texto que {name}.</translation></message>
<message><source>Sandbox</source><translation>Sandbox</translation></message>
<message><source>Sandbox commands on macOS with Seatbelt, which was never run on a Mac yet.</source><translation>Executar comandos em sandbox no macOS com Seatbelt, que ainda não foi executado em um Mac.</translation></message>
<message><source>Sandbox for commands (experimental)</source><translation>Sandbox para comandos (experimental)</translation></message>
<message><source>Sandboxed</source><translation>Em sandbox</translation></message>
<message><source>Sandboxed auto</source><translation>Auto em sandbox</translation></message>
<message><source>Sandboxed commands and ordinary file edits need no approval. Allowed hosts are in reach.</source><translation>Comandos em sandbox e edições comuns de arquivos não precisam de aprovação. Os hosts permitidos ficam acessíveis.</translation></message>
<message><source>Sandboxed with Seatbelt, which is new in Helix: can write only in the project folder and the workspace's own home folder, and can't read yours.</source><translation>Em sandbox com Seatbelt, novo no Helix: só pode gravar na pasta do projeto e na pasta pessoal própria do workspace, e não lê a sua.</translation></message>
<message><source>Sandboxed with bubblewrap</source><translation>Em sandbox com bubblewrap</translation></message>
<message><source>Sandboxed: can write only in the project folder and the workspace's own home folder, and can't see yours.</source><translation>Em sandbox: só pode gravar na pasta do projeto e na pasta pessoal própria do workspace, e não vê a sua.</translation></message>
<message><source>Sandboxes are available on Linux only.</source><translation>Sandboxes só estão disponíveis no Linux.</translation></message>
<message><source>Save</source><translation>Salvar</translation></message>
<message><source>Save a copy</source><translation>Salvar cópia</translation></message>
<message><source>Save anyway</source><translation>Salvar mesmo assim</translation></message>
<message><source>Save as new version</source><translation>Salvar como nova versão</translation></message>
<message><source>Save as…</source><translation>Salvar como…</translation></message>
<message><source>Save code</source><translation>Salvar código</translation></message>
<message><source>Save code as…</source><translation>Salvar código como…</translation></message>
<message><source>Save it as a file in the project and ask Helix to read it.</source><translation>Salve-o como arquivo no projeto e peça ao Helix para lê-lo.</translation></message>
<message><source>Save it with `helix-desktop server secret {server} {name}`.</source><translation>Salve com `helix-desktop server secret {server} {name}`.</translation></message>
<message><source>Save its token as the secret Authorization.</source><translation>Salve o token como segredo Authorization.</translation></message>
<message><source>Save page</source><translation>Salvar página</translation></message>
<message><source>Save page…</source><translation>Salvar página…</translation></message>
<message><source>Save readable part</source><translation>Salvar parte legível</translation></message>
<message><source>Save readable part…</source><translation>Salvar parte legível…</translation></message>
<message><source>Saved</source><translation>Economizado</translation></message>
<message><source>Saved in {0}</source><translation>Salva em {0}</translation></message>
<message><source>Saved in {0} ✓</source><translation>Salva em {0} ✓</translation></message>
<message><source>Saved to {0}.</source><translation>Salvo em {0}.</translation></message>
<message><source>Saved to {0}. The {1} missing bytes are marked.</source><translation>Salvo em {0}. Os {1} bytes que faltam estão marcados.</translation></message>
<message><source>Saved. Takes effect with the next request.</source><translation>Salvo. Vale a partir da próxima requisição.</translation></message>
<message><source>Saved. Takes effect with the next turn.</source><translation>Salvo. Vale a partir do próximo turno.</translation></message>
<message><source>Saved: {0}</source><translation>Salvo: {0}</translation></message>
<message><source>Saves about {0} on the next request after that</source><translation>Economiza cerca de {0} na próxima requisição depois disso</translation></message>
<message><source>Scale down</source><translation>Reduzir</translation></message>
<message><source>Scale down or remove the oversized image first.</source><translation>Reduza ou remova a imagem grande demais primeiro.</translation></message>
<message><source>Scales the whole window, also by keys (Settings › Shortcuts)</source><translation>Muda a escala da janela inteira, também por teclas (Configurações › Atalhos)</translation></message>
<message><source>Search</source><translation>Buscar</translation></message>
<message><source>Search actions, sessions, files, and cache</source><translation>Buscar ações, sessões, arquivos e cache</translation></message>
<message><source>Search all sessions</source><translation>Buscar em todas as sessões</translation></message>
<message><source>Search all sessions for “{0}”</source><translation>Buscar “{0}” em todas as sessões</translation></message>
<message><source>Search everything</source><translation>Buscar em tudo</translation></message>
<message><source>Search may not find this entry.</source><translation>A busca pode não encontrar esta entrada.</translation></message>
<message><source>Search models</source><translation>Buscar modelos</translation></message>
<message><source>Search past requests</source><translation>Buscar em requisições anteriores</translation></message>
<message><source>Search past requests…</source><translation>Buscar em requisições anteriores…</translation></message>
<message><source>Search settings</source><translation>Buscar configurações</translation></message>
<message numerus="yes"><source>Search stopped after {count} entries.</source><extracomment>One: Search stopped after {count} entry.</extracomment><translation><numerusform>A busca parou após {count} entrada.</numerusform><numerusform>A busca parou após {count} entradas.</numerusform></translation></message>
<message><source>Search the text first</source><translation>Busque no texto primeiro</translation></message>
<message><source>Search, or type provider/model</source><translation>Busque ou digite provedor/modelo</translation></message>
<message><source>Searching all sessions…</source><translation>Buscando em todas as sessões…</translation></message>
<message><source>Searching the project's files for secrets…</source><translation>Buscando segredos nos arquivos do projeto…</translation></message>
<message><source>Searching…</source><translation>Buscando…</translation></message>
<message><source>Seatbelt of macOS. Nobody has used it with Helix yet; without it, Helix asks before each command. Takes effect after a restart</source><translation>Seatbelt do macOS. Ninguém o usou ainda com o Helix; sem ele, o Helix pergunta antes de cada comando. Vale após reiniciar</translation></message>
<message><source>Seconds after which a call that reports nothing is canceled</source><translation>Segundos após os quais uma chamada que não informa nada é cancelada</translation></message>
<message><source>Secrets are stored in the keyring.</source><translation>Os segredos são armazenados no chaveiro.</translation></message>
<message><source>See Settings › Sandbox, or Settings › Permissions for how to get one.</source><translation>Veja Configurações › Sandbox, ou em Configurações › Permissões como obter um.</translation></message>
<message><source>Select a block first.</source><translation>Selecione um bloco primeiro.</translation></message>
<message><source>Select a file to see its changes line by line.</source><translation>Selecione um arquivo para ver as alterações linha por linha.</translation></message>
<message><source>Select all</source><translation>Selecionar tudo</translation></message>
<message><source>Select lines in the text first</source><translation>Selecione linhas no texto primeiro</translation></message>
<message><source>Selected message</source><translation>Mensagem selecionada</translation></message>
<message><source>Send</source><translation>Enviar</translation></message>
<message><source>Send (Enter)</source><translation>Enviar (Enter)</translation></message>
<message><source>Send /{0} as a message?</source><translation>Enviar /{0} como mensagem?</translation></message>
<message><source>Send a message in the window to look at it, or run `helix-desktop guest approve {id}`.</source><translation>Envie uma mensagem na janela para vê-lo ou execute `helix-desktop guest approve {id}`.</translation></message>
<message><source>Send a message that helps, or choose another model.</source><translation>Envie uma mensagem que o ajude ou escolha outro modelo.</translation></message>
<message><source>Send a message that reads or searches files to fill the cache.</source><translation>Envie uma mensagem que leia ou busque arquivos para preencher o cache.</translation></message>
<message><source>Send a message to start a session.</source><translation>Envie uma mensagem para iniciar uma sessão.</translation></message>
<message><source>Send a message.</source><translation>Envie uma mensagem.</translation></message>
<message><source>Send a test</source><translation>Enviar um teste</translation></message>
<message><source>Send again</source><translation>Enviar de novo</translation></message>
<message><source>Send again or choose another model.</source><translation>Envie de novo ou escolha outro modelo.</translation></message>
<message><source>Send again with another model</source><translation>Enviar de novo com outro modelo</translation></message>
<message><source>Send again without this block</source><translation>Enviar de novo sem este bloco</translation></message>
<message><source>Send again…</source><translation>Enviar de novo…</translation></message>
<message><source>Send as message</source><translation>Enviar como mensagem</translation></message>
<message><source>Send back to parent session</source><translation>Devolver à sessão de origem</translation></message>
<message><source>Send comments</source><translation>Enviar comentários</translation></message>
<message><source>Send email to someone at {0}?</source><translation>Enviar e-mail para alguém em {0}?</translation></message>
<message><source>Send in new branch</source><translation>Enviar como ramificação</translation></message>
<message><source>Send now</source><translation>Enviar agora</translation></message>
<message><source>Send queued messages</source><translation>Enviar mensagens da fila</translation></message>
<message><source>Send shortened</source><translation>Enviar encurtada</translation></message>
<message><source>Send the key in a header.</source><translation>Envie a chave em um cabeçalho.</translation></message>
<message><source>Send the message again, or choose another model.</source><translation>Envie a mensagem novamente ou escolha outro modelo.</translation></message>
<message><source>Send the message again.</source><translation>Envie a mensagem novamente.</translation></message>
<message><source>Sending the first request…</source><translation>Enviando a primeira requisição…</translation></message>
<message><source>Sends data to another computer.</source><translation>Envia dados para outro computador.</translation></message>
<message><source>Sends more tokens, or rebuilds the prompt cache more often.</source><translation>Envia mais tokens ou reconstrói o cache de prompt com mais frequência.</translation></message>
<message><source>Sends request {0} once more. No tool runs, and the conversation stays as it is.</source><translation>Envia a requisição {0} mais uma vez. Nenhuma ferramenta é executada, e a conversa fica como está.</translation></message>
<message><source>Sent</source><translation>Enviado</translation></message>
<message><source>Sent before Helix recorded this text</source><translation>Enviado antes de o Helix gravar este texto</translation></message>
<message><source>Sent by the agent itself</source><translation>Enviado pelo próprio agente</translation></message>
<message><source>Sent by the agent itself, as recorded. Its context is its own.</source><translation>Enviado pelo próprio agente, como registrado. O contexto é dele.</translation></message>
<message><source>Sent first in every request</source><translation>Enviado primeiro em cada requisição</translation></message>
<message><source>Sent. If you see nothing, look at the desktop's settings.</source><translation>Enviado. Se nada aparecer, veja as configurações da área de trabalho.</translation></message>
<message><source>Separate several values by semicolons.</source><translation>Separe vários valores por ponto e vírgula.</translation></message>
<message><source>Server list</source><translation>Lista de servidores</translation></message>
<message><source>Server lists and bundles (*.json *.mcpb *.dxt);;All files (*)</source><translation>Listas de servidores e pacotes (*.json *.mcpb *.dxt);;Todos os arquivos (*)</translation></message>
<message><source>Server {name} contains a character that can't be passed to a program.</source><translation>O servidor {name} contém um caractere que não pode ser passado a um programa.</translation></message>
<message><source>Server {name} isn't turned on.</source><translation>O servidor {name} não está ativado.</translation></message>
<message><source>Server {name} needs a command or URL.</source><translation>O servidor {name} precisa de um comando ou de uma URL.</translation></message>
<message><source>Servers</source><translation>Servidores</translation></message>
<message><source>Servers: {known}.</source><translation>Servidores: {known}.</translation></message>
<message><source>Session</source><translation>Sessão</translation></message>
<message><source>Session name</source><translation>Nome da sessão</translation></message>
<message><source>Session names</source><translation>Nomes de sessão</translation></message>
<message><source>Session {name} “{title}” is lost.</source><translation>A sessão {name} “{title}” se perdeu.</translation></message>
<message><source>Session {session} doesn't begin with its start.</source><translation>A sessão {session} não começa pelo seu início.</translation></message>
<message><source>Session {session} has already started.</source><translation>A sessão {session} já começou.</translation></message>
<message><source>Session {session} is still being written to.</source><translation>A sessão {session} ainda está sendo gravada.</translation></message>
<message><source>Session {session} {what}.</source><translation>A sessão {session} {what}.</translation></message>
<message><source>Sessions</source><translation>Sessões</translation></message>
<message><source>Sessions and cache are saved. Put the folder back, or open another one.</source><translation>As sessões e o cache estão salvos. Devolva a pasta ao lugar ou abra outra.</translation></message>
<message><source>Set aside, made by the command or by you: {0}</source><translation>Guardado à parte, criado pelo comando ou por você: {0}</translation></message>
<message><source>Set it as an environment variable and use ${{{name}}} in the server's configuration.</source><translation>Defina-o como variável de ambiente e use ${{{name}}} na configuração do servidor.</translation></message>
<message><source>Set it with `helix-desktop model set {model} --input USD --output USD`. Use --free if it costs nothing, or --dollar-limit off to go on without the limit.</source><translation>Defina-o com `helix-desktop model set {model} --input USD --output USD`. Use --free se não custar nada, ou --dollar-limit off para continuar sem o limite.</translation></message>
<message><source>Set its permissions to {private}.</source><translation>Defina as permissões dela como {private}.</translation></message>
<message><source>Set the variable and start Helix again.</source><translation>Defina a variável e inicie o Helix de novo.</translation></message>
<message><source>Set the warning below the limit. Nothing changed.</source><translation>Defina o aviso abaixo do limite. Nada mudou.</translation></message>
<message><source>Sets how long the model reasons before it answers.</source><translation>Define por quanto tempo o modelo raciocina antes de responder.</translation></message>
<message><source>Settings</source><translation>Configurações</translation></message>
<message><source>Settings for</source><translation>Configurações para</translation></message>
<message><source>Share as page…</source><translation>Compartilhar como página…</translation></message>
<message><source>Share session as page…</source><translation>Compartilhar a sessão como página…</translation></message>
<message><source>Share this session as a page?</source><translation>Compartilhar esta sessão como página?</translation></message>
<message><source>Shell for commands</source><translation>Shell para comandos</translation></message>
<message><source>Shell for commands on Windows; `automatic` is Git Bash if it is there.</source><translation>Shell para comandos no Windows; `automatic` é o Git Bash, se estiver instalado.</translation></message>
<message><source>Shift+Tab changes the mode</source><translation>Shift+Tab muda o modo</translation></message>
<message><source>Shift+Tab in the message box changes the mode instead of moving the focus.</source><translation>Shift+Tab na caixa de mensagem muda o modo em vez de mover o foco.</translation></message>
<message><source>Short name</source><translation>Nome curto</translation></message>
<message><source>Short text in place of old steps, written by rules without a model.</source><translation>Texto curto no lugar de etapas antigas, escrito por regras, sem modelo.</translation></message>
<message><source>Shortcuts</source><translation>Atalhos</translation></message>
<message><source>Shorten its value.</source><translation>Encurte o valor dele.</translation></message>
<message><source>Shorten outputs over</source><translation>Encurtar saídas acima de</translation></message>
<message><source>Shortened</source><translation>Encurtado</translation></message>
<message><source>Shortens older parts early, for the lowest cost</source><translation>Encurta cedo as partes antigas, pelo menor custo</translation></message>
<message><source>Shortens older parts when that saves money</source><translation>Encurta o que é antigo quando isso economiza</translation></message>
<message><source>Shortens outputs over 4,000 tokens, and older parts at 30%</source><translation>Encurta saídas com mais de 4.000 tokens, e o que é antigo em 30%</translation></message>
<message><source>Show</source><translation>Mostrar</translation></message>
<message><source>Show Helix</source><translation>Mostrar Helix</translation></message>
<message><source>Show all</source><translation>Mostrar todos</translation></message>
<message><source>Show all code</source><translation>Ver todo o código</translation></message>
<message><source>Show all {0}</source><translation>Ver todas as {0}</translation></message>
<message><source>Show archived sessions</source><translation>Mostrar sessões arquivadas</translation></message>
<message><source>Show changes</source><translation>Ver alterações</translation></message>
<message><source>Show covered messages {0}–{1}</source><translation>Mostrar mensagens cobertas {0}–{1}</translation></message>
<message><source>Show earlier…</source><translation>Mostrar anteriores…</translation></message>
<message><source>Show excerpt in cache</source><translation>Mostrar trecho no cache</translation></message>
<message><source>Show fewer</source><translation>Mostrar menos</translation></message>
<message><source>Show image in cache</source><translation>Mostrar imagem no cache</translation></message>
<message><source>Show in cache</source><translation>Mostrar no cache</translation></message>
<message><source>Show in conversation</source><translation>Mostrar na conversa</translation></message>
<message><source>Show in timeline</source><translation>Mostrar na linha do tempo</translation></message>
<message><source>Show keyboard shortcuts</source><translation>Mostrar atalhos de teclado</translation></message>
<message><source>Show log</source><translation>Mostrar log</translation></message>
<message><source>Show messages</source><translation>Mostrar mensagens</translation></message>
<message><source>Show open sessions</source><translation>Mostrar sessões abertas</translation></message>
<message><source>Show original messages</source><translation>Mostrar mensagens originais</translation></message>
<message><source>Show original of block</source><translation>Mostrar original do bloco</translation></message>
<message><source>Show originals</source><translation>Mostrar originais</translation></message>
<message><source>Show references</source><translation>Mostrar referências</translation></message>
<message><source>Show requests with entry</source><translation>Mostrar requisições com a entrada</translation></message>
<message><source>Show statements…</source><translation>O que o agente disse…</translation></message>
<message><source>Show the running commands</source><translation>Mostrar comandos em execução</translation></message>
<message><source>Show the steps</source><translation>Mostrar etapas</translation></message>
<message><source>Show the user what you would write there.</source><translation>Mostre ao usuário o que você gravaria lá.</translation></message>
<message><source>Show this request</source><translation>Mostrar esta requisição</translation></message>
<message><source>Show tool calls</source><translation>Mostrar chamadas</translation></message>
<message><source>Show trash</source><translation>Mostrar lixeira</translation></message>
<message><source>Show what the model saw</source><translation>Mostrar o que o modelo viu</translation></message>
<message><source>Show why it's in context</source><translation>Mostrar por que está no contexto</translation></message>
<message><source>Show {0} more</source><translation>Mostrar mais {0}</translation></message>
<message><source>Show {0} more characters</source><translation>Mostrar mais {0} caracteres</translation></message>
<message numerus="yes"><source>Show {0} more lines</source><extracomment>One: Show {0} more line</extracomment><translation><numerusform>Mostrar mais {0} linha</numerusform><numerusform>Mostrar mais {0} linhas</numerusform></translation></message>
<message><source>Showing {0}–{1} of {2}. Double-click or press 0 to show all.</source><translation>Mostrando {0}–{1} de {2}. Clique duas vezes ou pressione 0 para mostrar tudo.</translation></message>
<message><source>Shown by Flatpak's portal.</source><translation>Exibidas pelo portal do Flatpak.</translation></message>
<message><source>Shown by {0}.</source><translation>Exibidas por {0}.</translation></message>
<message><source>Shuts down the computer.</source><translation>Desliga o computador.</translation></message>
<message><source>Side by side</source><translation>Lado a lado</translation></message>
<message><source>Side by side (widen the window)</source><translation>Lado a lado (alargue a janela)</translation></message>
<message><source>Sign in</source><translation>Entrar</translation></message>
<message><source>Sign in again with `gcloud auth application-default login`, or check the file of the service account and this computer's clock.</source><translation>Faça login de novo com `gcloud auth application-default login` ou verifique o arquivo da conta de serviço e o relógio deste computador.</translation></message>
<message><source>Sign in in Settings › MCP servers, or with `helix-desktop server sign-in {server}`.</source><translation>Entre em Configurações › Servidores MCP, ou com `helix-desktop server sign-in {server}`.</translation></message>
<message><source>Sign in in the browser, so that the agent can use this server.</source><translation>Entre pelo navegador para que o agente possa usar este servidor.</translation></message>
<message><source>Sign in to {0}</source><translation>Entrar em {0}</translation></message>
<message><source>Sign in with its own program, in a terminal: {command}</source><translation>Entre com o próprio programa dele, em um terminal: {command}</translation></message>
<message><source>Sign out</source><translation>Sair</translation></message>
<message><source>Signed in.</source><translation>Conectado.</translation></message>
<message><source>Signed out.</source><translation>Desconectado.</translation></message>
<message><source>Since {0} ({1}): +{2} −{3} lines.</source><translation>Desde {0} ({1}): +{2} −{3} linhas.</translation></message>
<message><source>Single changes of {path} can't be separated.</source><translation>Não é possível separar alterações isoladas de {path}.</translation></message>
<message><source>Six sections that replace older conversation. You can edit and compare versions.</source><translation>Seis seções que substituem a conversa mais antiga. Você pode editar e comparar versões.</translation></message>
<message><source>Size</source><translation>Tamanho</translation></message>
<message><source>Size of everything in the window, in percent.</source><translation>Tamanho de tudo na janela, em porcentagem.</translation></message>
<message><source>Skill</source><translation>Skill</translation></message>
<message><source>Skills</source><translation>Skills</translation></message>
<message><source>Skipped an entry of {path}: {error}</source><translation>Uma entrada de {path} foi ignorada: {error}</translation></message>
<message><source>Smaller context, and nothing is lost</source><translation>Contexto menor, e nada se perde</translation></message>
<message><source>So that Context shows what they read. Works with API keys, not subscriptions</source><translation>Para que o contexto mostre o que eles leem. Com chaves de API, não com assinaturas</translation></message>
<message><source>Some blocks of this request weren't recorded.</source><translation>Alguns blocos desta requisição não foram registrados.</translation></message>
<message><source>Some blocks were sent before Helix recorded their text.</source><translation>Alguns blocos foram enviados antes de o Helix gravar o texto deles.</translation></message>
<message><source>Some changes couldn't be undone.</source><translation>Algumas alterações não puderam ser desfeitas.</translation></message>
<message><source>Some requests wouldn't fit</source><translation>Algumas requisições não caberiam</translation></message>
<message><source>Something else changed the file between the change before and this one.</source><translation>Outra coisa alterou o arquivo entre a alteração anterior e esta.</translation></message>
<message><source>Something else is in it now, so Helix left it alone.</source><translation>Agora há outra coisa nela, então o Helix não mudou nada.</translation></message>
<message><source>Something went wrong.</source><translation>Algo deu errado.</translation></message>
<message><source>Something went wrong. Everything up to here is saved. See the log for details.</source><translation>Algo deu errado. Tudo até aqui está salvo. Veja os detalhes no log.</translation></message>
<message><source>Something went wrong. Nothing changed. See the log for details.</source><translation>Algo deu errado. Nada mudou. Veja os detalhes no log.</translation></message>
<message><source>Sort by reason (S)</source><translation>Ordenar por motivo (S)</translation></message>
<message><source>Source</source><translation>Origem</translation></message>
<message><source>Source: {0}</source><translation>Origem: {0}</translation></message>
<message><source>Spending</source><translation>Gastos</translation></message>
<message><source>Start Ollama, LM Studio, or llama.cpp. Helix searches again when you come back.</source><translation>Inicie o Ollama, o LM Studio ou o llama.cpp. O Helix procura de novo quando você voltar.</translation></message>
<message><source>Start command</source><translation>Comando de início</translation></message>
<message><source>Start of the session is damaged</source><translation>O início da sessão está danificado</translation></message>
<message><source>Start of the session is excluded</source><translation>O início da sessão está omitido</translation></message>
<message><source>Start the demo</source><translation>Iniciar a demonstração</translation></message>
<message><source>Start the path with / or ~/.</source><translation>Comece o caminho com / ou ~/.</translation></message>
<message><source>Starting…</source><translation>Iniciando…</translation></message>
<message><source>Startup</source><translation>Inicialização</translation></message>
<message><source>State</source><translation>Estado</translation></message>
<message><source>Statements of the agent</source><translation>O que o agente disse</translation></message>
<message><source>Status {status}.</source><translation>Status {status}.</translation></message>
<message><source>Stay awake while a session works</source><translation>Ficar acordado enquanto uma sessão trabalha</translation></message>
<message><source>Steps</source><translation>Etapas</translation></message>
<message numerus="yes"><source>Steps: {0} on the list</source><extracomment>One: Steps: {0} on the list</extracomment><translation><numerusform>Etapas: {0} na lista</numerusform><numerusform>Etapas: {0} na lista</numerusform></translation></message>
<message><source>Still no sandbox</source><translation>Ainda sem sandbox</translation></message>
<message><source>Stop</source><translation>Parar</translation></message>
<message><source>Stop (Esc)</source><translation>Parar (Esc)</translation></message>
<message><source>Stop all subagents</source><translation>Parar todos os subagentes</translation></message>
<message><source>Stop and quit</source><translation>Parar e sair</translation></message>
<message><source>Stop at cost</source><translation>Custo: parar em</translation></message>
<message><source>Stop at tokens</source><translation>Tokens: parar em</translation></message>
<message><source>Stop it or wait until it finishes.</source><translation>Pare-o ou espere terminar.</translation></message>
<message><source>Stop its running commands, or wait until they end.</source><translation>Interrompa os comandos em execução ou espere até que terminem.</translation></message>
<message><source>Stop its turn first, then delete it.</source><translation>Pare o turno dela e depois a exclua.</translation></message>
<message><source>Stop one with background_command: {named}.</source><translation>Pare um com background_command: {named}.</translation></message>
<message><source>Stop the command</source><translation>Parar comando</translation></message>
<message><source>Stop this call alone</source><translation>Parar só esta chamada</translation></message>
<message><source>Stop this subagent</source><translation>Parar este subagente</translation></message>
<message><source>Stop trusting</source><translation>Retirar confiança</translation></message>
<message><source>Stop turn</source><translation>Parar turno</translation></message>
<message><source>Stop using in all workspaces</source><translation>Deixar de usar em todos os workspaces</translation></message>
<message><source>Stop {0}</source><translation>Parar {0}</translation></message>
<message numerus="yes"><source>Stopped after {0} entries.</source><extracomment>One: Stopped after {0} entry.</extracomment><translation><numerusform>Parou após {0} entrada.</numerusform><numerusform>Parou após {0} entradas.</numerusform></translation></message>
<message><source>Stopped subagent: {0}</source><translation>Subagente parado: {0}</translation></message>
<message><source>Stopped unexpectedly</source><translation>Parou inesperadamente</translation></message>
<message><source>Stopped · ends in {0} s</source><translation>Parado · termina em {0} s</translation></message>
<message><source>Stopped.</source><translation>Parado.</translation></message>
<message><source>Stopped. The remaining entries were not deleted.</source><translation>Parado. As entradas restantes não foram excluídas.</translation></message>
<message><source>Stopping after the current item…</source><translation>Parando após o item atual…</translation></message>
<message><source>Stopping…</source><translation>Parando…</translation></message>
<message><source>Storage</source><translation>Armazenamento</translation></message>
<message><source>Stored</source><translation>Armazenado</translation></message>
<message><source>Strict</source><translation>Estrito</translation></message>
<message><source>Subagent resumed: {0}</source><translation>Subagente retomado: {0}</translation></message>
<message><source>Subagent stopped: {0}. You can undo for 5 seconds.</source><translation>Subagente parado: {0}. Você pode desfazer por 5 segundos.</translation></message>
<message><source>Subagent: {0}</source><translation>Subagente: {0}</translation></message>
<message><source>Subagents</source><translation>Subagentes</translation></message>
<message><source>Subagents use</source><translation>Subagentes usam</translation></message>
<message><source>Submodules are not checked out there.</source><translation>O checkout dos submódulos não é feito lá.</translation></message>
<message><source>Suggested by the project</source><translation>Sugerido pelo projeto</translation></message>
<message><source>Switch off</source><translation>Desativar</translation></message>
<message><source>Switch that off in Settings, General.</source><translation>Desative isso em Configurações, Geral.</translation></message>
<message><source>System</source><translation>Sistema</translation></message>
<message><source>System</source><comment>language</comment><translation>Sistema</translation></message>
<message><source>System</source><comment>part of a request</comment><translation>Sistema</translation></message>
<message><source>System follows your desktop</source><translation>Sistema segue o seu desktop</translation></message>
<message><source>System programs only</source><translation>Só programas do sistema</translation></message>
<message><source>System prompt</source><translation>Prompt do sistema</translation></message>
<message><source>THIS SESSION</source><translation>ESTA SESSÃO</translation></message>
<message><source>TODO Items</source><translation>Pendências</translation></message>
<message><source>TRASH</source><translation>LIXEIRA</translation></message>
<message><source>Takes effect after a restart</source><translation>Vale após reiniciar</translation></message>
<message><source>Takes effect at once</source><translation>Tem efeito imediato</translation></message>
<message><source>Takes effect with the next command.</source><translation>Vale a partir do próximo comando.</translation></message>
<message><source>Takes effect with the next request · {0}</source><translation>Vale a partir da próxima requisição · {0}</translation></message>
<message><source>Takes effect with the next request.</source><translation>Vale a partir da próxima requisição.</translation></message>
<message><source>Takes effect with the next step.</source><translation>Vale a partir da próxima etapa.</translation></message>
<message><source>Taking notes</source><translation>Fazendo notas</translation></message>
<message><source>Teal</source><translation>Turquesa</translation></message>
<message><source>Technical Details</source><translation>Detalhes técnicos</translation></message>
<message><source>Tell Helix instead</source><translation>Dizer ao Helix</translation></message>
<message><source>Terminal</source><translation>Terminal</translation></message>
<message><source>Test</source><translation>Testar</translation></message>
<message><source>Test and save</source><translation>Testar e salvar</translation></message>
<message><source>Test model</source><translation>Testar modelo</translation></message>
<message><source>Tested at every startup.</source><translation>Testado a cada inicialização.</translation></message>
<message><source>Tested with one short request</source><translation>Testado com uma requisição curta</translation></message>
<message><source>Tested with one short request. Stored in {0}, never in a file.</source><translation>Testada com uma requisição curta. Armazenada em {0}, nunca em um arquivo.</translation></message>
<message><source>Testing…</source><translation>Testando…</translation></message>
<message><source>Tests</source><translation>Testes</translation></message>
<message><source>Text</source><translation>Texto</translation></message>
<message><source>Text of the line</source><translation>Texto da linha</translation></message>
<message><source>The API key contains a line break or an invalid character.</source><translation>A chave de API contém uma quebra de linha ou um caractere inválido.</translation></message>
<message><source>The SubAgent failed.</source><translation>O SubAgent falhou.</translation></message>
<message><source>The Timeline shows what the handover covers.</source><translation>A Linha do tempo mostra o que o repasse cobre.</translation></message>
<message><source>The URI has more than {most} characters.</source><translation>O URI tem mais de {most} caracteres.</translation></message>
<message><source>The address contains invisible characters.</source><translation>O endereço contém caracteres invisíveis.</translation></message>
<message><source>The address doesn't name an AWS region.</source><translation>O endereço não indica uma região da AWS.</translation></message>
<message><source>The agent asks, and nobody can answer here:&#10;{questions}</source><translation>O agente pergunta e ninguém pode responder aqui:&#10;{questions}</translation></message>
<message><source>The agent ended unexpectedly.</source><translation>O agente terminou inesperadamente.</translation></message>
<message><source>The agent needs your permission: {call}</source><translation>O agente precisa da sua permissão: {call}</translation></message>
<message><source>The agent runs its commands outside Helix's sandbox.</source><translation>O agente executa seus comandos fora do sandbox do Helix.</translation></message>
<message><source>The agent's context is its own.</source><translation>O contexto do agente é dele.</translation></message>
<message><source>The agent's newest request, as recorded. What it sends next is up to it.</source><translation>A requisição mais recente do agente, como registrada. O que ele envia depois é decisão dele.</translation></message>
<message><source>The agent's requests can't be recorded: {reason}.</source><translation>Não é possível gravar as solicitações do agente: {reason}.</translation></message>
<message><source>The answer is empty.</source><translation>A resposta está vazia.</translation></message>
<message><source>The answer was cut off at the model's output limit.</source><translation>A resposta foi cortada no limite de saída do modelo.</translation></message>
<message><source>The answer was stopped because it has too many bytes.</source><translation>A resposta foi interrompida porque tem bytes demais.</translation></message>
<message><source>The answer was stopped because one of its lines is too long.</source><translation>A resposta foi interrompida porque uma das linhas é longa demais.</translation></message>
<message><source>The arguments are not an object.</source><translation>Os argumentos não são um objeto.</translation></message>
<message><source>The arguments are not valid JSON: {error}.</source><translation>Os argumentos não são JSON válido: {error}.</translation></message>
<message><source>The arguments are not valid JSON: {half} is half of a character.</source><translation>Os argumentos não são JSON válido: {half} é meio caractere.</translation></message>
<message><source>The arguments can't be read.</source><translation>Não foi possível ler os argumentos.</translation></message>
<message><source>The arguments do not fit: {error}.</source><translation>Os argumentos não servem: {error}.</translation></message>
<message><source>The arguments or the URL contain a key, which would be saved in a file.</source><translation>Os argumentos ou a URL contêm uma chave, que seria salva em um arquivo.</translation></message>
<message><source>The backup in {folder} is damaged or incomplete.</source><translation>O backup em {folder} está danificado ou incompleto.</translation></message>
<message><source>The backup or export in {folder} was not finished.</source><translation>O backup ou a exportação em {folder} não foi concluído.</translation></message>
<message><source>The base URL of the provider contains a name or a password.</source><translation>A URL base do provedor contém um nome ou uma senha.</translation></message>
<message><source>The base URL of the provider isn't a web address.</source><translation>A URL base do provedor não é um endereço web.</translation></message>
<message><source>The base URL redirects elsewhere.</source><translation>A URL base redireciona para outro lugar.</translation></message>
<message><source>The base URL redirects elsewhere. The key was not sent there.</source><translation>A URL base redireciona para outro lugar. A chave não foi enviada para lá.</translation></message>
<message><source>The base URL redirects to {place}. The key was not sent there.</source><translation>A URL base redireciona para {place}. A chave não foi enviada para lá.</translation></message>
<message><source>The base URL uses http outside your private network, so others could read your key and conversation.</source><translation>A URL base usa http fora da sua rede privada; outras pessoas poderiam ler sua chave e sua conversa.</translation></message>
<message><source>The body field {name} has more than {most} characters.</source><translation>O campo {name} do corpo tem mais de {most} caracteres.</translation></message>
<message><source>The braces of the pattern stand for too many.</source><translation>As chaves do padrão representam nomes demais.</translation></message>
<message><source>The branch {branch} does not exist.</source><translation>A branch {branch} não existe.</translation></message>
<message><source>The browser didn't come back. Sign in again.</source><translation>O navegador não voltou. Entre novamente.</translation></message>
<message><source>The bundle contains {name}, which is no plain file inside of it.</source><translation>O pacote contém {name}, que não é um arquivo comum dentro dele.</translation></message>
<message><source>The bundle doesn't say how its server is started.</source><translation>O pacote não informa como iniciar seu servidor.</translation></message>
<message><source>The bundle has no manifest.</source><translation>O pacote não tem manifesto.</translation></message>
<message><source>The bundle has too many files, or they are too large.</source><translation>O pacote tem arquivos demais ou grandes demais.</translation></message>
<message><source>The bundle has too many files.</source><translation>O pacote tem arquivos demais.</translation></message>
<message><source>The bundle is damaged.</source><translation>O pacote está danificado.</translation></message>
<message><source>The bundle passes {name} as an argument, which other programs can read.</source><translation>O pacote passa {name} como argumento, que outros programas podem ler.</translation></message>
<message><source>The bundle runs on {platforms} only.</source><translation>O pacote funciona apenas em {platforms}.</translation></message>
<message><source>The bundle's manifest is unusable: {error}</source><translation>O manifesto do pacote não pode ser usado: {error}</translation></message>
<message><source>The cache entry {named}… has a format (version {version}) that this Helix Desktop doesn't know.</source><translation>A entrada do cache {named}… tem um formato (versão {version}) que este Helix Desktop não conhece.</translation></message>
<message><source>The cache entry {named}… is damaged: its bytes don't match its SHA-256.</source><translation>A entrada do cache {named}… está danificada: os bytes não correspondem ao SHA-256.</translation></message>
<message><source>The cache is being cleaned up.</source><translation>O cache está sendo limpo.</translation></message>
<message><source>The change failed. The output is unchanged.</source><translation>A alteração falhou. A saída não foi alterada.</translation></message>
<message><source>The code replaces the whole file.</source><translation>O código substitui o arquivo inteiro.</translation></message>
<message><source>The collector of traces does not answer.</source><translation>O coletor de traces não responde.</translation></message>
<message><source>The command could not be run.</source><translation>Não foi possível executar o comando.</translation></message>
<message><source>The command could not be started.</source><translation>Não foi possível iniciar o comando.</translation></message>
<message><source>The command does not listen at port {port}.</source><translation>O comando não está escutando na porta {port}.</translation></message>
<message><source>The command failed in the window. The log says why.</source><translation>O comando falhou na janela. O log informa o motivo.</translation></message>
<message><source>The command has ended.</source><translation>O comando já terminou.</translation></message>
<message><source>The command is checked again before it runs, and Helix sees what ran.</source><translation>O comando é verificado de novo antes de ser executado, e o Helix vê o que foi executado.</translation></message>
<message><source>The command is empty.</source><translation>O comando está vazio.</translation></message>
<message><source>The command left too many files in the repository.</source><translation>O comando deixou arquivos demais no repositório.</translation></message>
<message><source>The command names too many files.</source><translation>O comando cita arquivos demais.</translation></message>
<message><source>The command was not run: `{path}` in the repository is a link.</source><translation>O comando não foi executado: `{path}` no repositório é um link.</translation></message>
<message><source>The command was not run: another command is changing the folder at this moment.</source><translation>O comando não foi executado: outro comando está alterando a pasta neste momento.</translation></message>
<message><source>The command was not run: the project folder holds {count} places that it would have to be kept from, more than {most}.</source><translation>O comando não foi executado: a pasta do projeto contém {count} lugares que teriam de ficar fora do alcance dele, acima do máximo de {most}.</translation></message>
<message><source>The command was not run: the repository has too many branches, tags, or other files to be copied before.</source><translation>O comando não foi executado: o repositório tem branches, tags ou outros arquivos demais para ser copiado antes.</translation></message>
<message><source>The command was not run: {path} is in the way of a folder that it needs.</source><translation>O comando não foi executado: {path} ocupa o lugar de uma pasta de que ele precisa.</translation></message>
<message><source>The commands in {name} weren't allowed. {why}</source><translation>Os comandos em {name} não foram permitidos. {why}</translation></message>
<message><source>The connection ended</source><translation>A conexão terminou</translation></message>
<message><source>The connection isn't encrypted.</source><translation>A conexão não é criptografada.</translation></message>
<message><source>The connection to the server ended.</source><translation>A conexão com o servidor terminou.</translation></message>
<message><source>The connection to {0} isn't encrypted. Others on that network could read and change everything that is sent, also keys.</source><translation>A conexão com {0} não é criptografada. Outras pessoas nessa rede poderiam ler e alterar tudo o que é enviado, inclusive chaves.</translation></message>
<message><source>The connection to {host} isn't encrypted.</source><translation>A conexão com {host} não é criptografada.</translation></message>
<message><source>The connection to {host} was lost.</source><translation>A conexão com {host} caiu.</translation></message>
<message><source>The connection was lost before an answer arrived.</source><translation>A conexão caiu antes de chegar uma resposta.</translation></message>
<message><source>The content is damaged or missing.</source><translation>O conteúdo está danificado ou não existe.</translation></message>
<message><source>The content no longer matches its hash, so no file was written.</source><translation>O conteúdo não corresponde mais ao hash; nenhum arquivo foi gravado.</translation></message>
<message><source>The context has a marker instead. You and Helix can recall the full output.</source><translation>O contexto tem um marcador no lugar. Você e o Helix podem recuperar a saída completa.</translation></message>
<message><source>The context has a part of this large output, and the cache all of it.</source><translation>O contexto tem uma parte desta saída grande; o cache tem tudo.</translation></message>
<message><source>The context has newer notes. These lines can only be read.</source><translation>O contexto tem notas mais novas. Estas linhas só podem ser lidas.</translation></message>
<message><source>The context has other notes by now.</source><translation>O contexto já tem outras notas.</translation></message>
<message><source>The context is byte for byte what it was before.</source><translation>O contexto é, byte a byte, o que era antes.</translation></message>
<message><source>The context window of {model} is unknown, so Helix assumes {window} tokens. Set it in Settings › Models and keys or with `helix-desktop model set`.</source><translation>A janela de contexto de {model} é desconhecida; o Helix presume {window} tokens. Defina-a em Configurações › Modelos e chaves ou com `helix-desktop model set`.</translation></message>
<message><source>The conversation changed in the meantime, so nothing was compacted.</source><translation>A conversa mudou nesse meio-tempo; nada foi compactado.</translation></message>
<message><source>The conversation contains outside content, and this call can send data out.</source><translation>A conversa contém conteúdo externo, e esta chamada pode enviar dados para fora.</translation></message>
<message><source>The conversation contains outside content, which may have chosen it.</source><translation>A conversa contém conteúdo externo, que pode ter decidido isso.</translation></message>
<message><source>The counters are behind the numbers in use.</source><translation>Os contadores estão atrás dos números em uso.</translation></message>
<message><source>The credential_process of the AWS profile {profile} failed.</source><translation>O credential_process do perfil {profile} da AWS falhou.</translation></message>
<message><source>The damaged file is kept as {aside}.</source><translation>O arquivo danificado foi guardado como {aside}.</translation></message>
<message><source>The damaged file is kept as {aside}. To end this message, run `helix-desktop workspace check --acknowledge` or use Settings › Data.</source><translation>O arquivo danificado foi guardado como {aside}. Para encerrar este aviso, execute `helix-desktop workspace check --acknowledge` ou abra Configurações › Dados.</translation></message>
<message><source>The database in {folder} has lost its first records.</source><translation>O banco de dados em {folder} perdeu os primeiros registros.</translation></message>
<message><source>The database in {folder} is damaged or incomplete: {text}.</source><translation>O banco de dados em {folder} está danificado ou incompleto: {text}.</translation></message>
<message><source>The database in {folder} is gone.</source><translation>O banco de dados em {folder} sumiu.</translation></message>
<message><source>The database in {folder} is in use by another program.</source><translation>O banco de dados em {folder} está em uso por outro programa.</translation></message>
<message><source>The database in {place} is damaged: {why}.</source><translation>O banco de dados em {place} está danificado: {why}.</translation></message>
<message><source>The database's file {name} has no readable index.</source><translation>O arquivo {name} do banco de dados não tem índice legível.</translation></message>
<message><source>The database's file {name} is missing.</source><translation>Falta o arquivo {name} do banco de dados.</translation></message>
<message><source>The database's file {name} was cut off: {size} of {listed} bytes are left.</source><translation>O arquivo {name} do banco de dados foi cortado: restam {size} de {listed} bytes.</translation></message>
<message><source>The database's log {name} is damaged.</source><translation>O log {name} do banco de dados está danificado.</translation></message>
<message><source>The desktop didn't take it, so it is in the window.</source><translation>A área de trabalho não aceitou, então ele está na janela.</translation></message>
<message><source>The disk failed while using {folder}: {text}.</source><translation>O disco falhou durante o uso de {folder}: {text}.</translation></message>
<message><source>The disk is full.</source><translation>O disco está cheio.</translation></message>
<message><source>The disk is full: can't write {place}.</source><translation>O disco está cheio: não foi possível gravar {place}.</translation></message>
<message><source>The disk is full; {path} is as it was.</source><translation>O disco está cheio; {path} não foi alterado.</translation></message>
<message><source>The disk isn't responding.</source><translation>O disco não responde.</translation></message>
<message><source>The disk that holds {where} is full.</source><translation>O disco que contém {where} está cheio.</translation></message>
<message><source>The draft was stopped.</source><translation>O rascunho foi interrompido.</translation></message>
<message><source>The earlier policy stays in effect.</source><translation>A política anterior continua valendo.</translation></message>
<message><source>The earlier settings stay in effect.</source><translation>As configurações anteriores continuam valendo.</translation></message>
<message><source>The earlier version is in {0}.</source><translation>A versão anterior está em {0}.</translation></message>
<message><source>The encoding of {path} ({name}) lacks a character of the code.</source><translation>A codificação de {path} ({name}) não tem um dos caracteres do código.</translation></message>
<message><source>The end of the database's log is gone. Everything before it is intact.</source><translation>O fim do log do banco de dados se perdeu. Tudo antes dele está intacto.</translation></message>
<message><source>The end of this session is too large and not included.</source><translation>O fim desta sessão é grande demais e foi omitido.</translation></message>
<message><source>The entry is indexed twice.</source><translation>A entrada está indexada duas vezes.</translation></message>
<message><source>The entry is still damaged.</source><translation>A entrada continua danificada.</translation></message>
<message><source>The entry is still in the file.</source><translation>A entrada continua no arquivo.</translation></message>
<message><source>The entry takes space and can be recalled only by its hash.</source><translation>A entrada ocupa espaço e só pode ser recuperada pelo hash.</translation></message>
<message><source>The environment variable of {id} has an invalid name.</source><translation>A variável de ambiente de {id} tem um nome inválido.</translation></message>
<message><source>The environment variable {name} has no value for the header {header}.</source><translation>A variável de ambiente {name} não tem valor para o cabeçalho {header}.</translation></message>
<message><source>The export contains an invalid session name.</source><translation>A exportação contém um nome de sessão inválido.</translation></message>
<message><source>The export in {source} was written by a newer Helix Desktop.</source><translation>A exportação em {source} foi gravada por um Helix Desktop mais novo.</translation></message>
<message><source>The fast model reads the whole output. The change applies from the next request; the prompt cache is rebuilt from here.</source><translation>O modelo rápido lê a saída inteira. A alteração vale a partir da próxima requisição; o cache de prompt é reconstruído a partir daqui.</translation></message>
<message><source>The field {name} has no effect.</source><translation>O campo {name} não tem efeito.</translation></message>
<message><source>The field {name} isn't supported.</source><translation>O campo {name} não é compatível.</translation></message>
<message><source>The file already has this content.</source><translation>O arquivo já tem este conteúdo.</translation></message>
<message><source>The file doesn't start with a line of {mark}.</source><translation>O arquivo não começa com uma linha {mark}.</translation></message>
<message><source>The file doesn't start with a request.</source><translation>O arquivo não começa com uma requisição.</translation></message>
<message><source>The file ends within item {number} of its list.</source><translation>O arquivo termina no meio do item {number} da sua lista.</translation></message>
<message><source>The file ends within line {line}, which is read once all of it is there.</source><translation>O arquivo termina no meio da linha {line}, que será lida quando estiver completa.</translation></message>
<message><source>The file for traces needs a whole path: {path}.</source><translation>O arquivo de traces precisa de um caminho completo: {path}.</translation></message>
<message><source>The file has more than {most} MB.</source><translation>O arquivo tem mais de {most} MB.</translation></message>
<message><source>The file has the exact history, so they can't be masked. A page masks them.</source><translation>O arquivo tem o histórico exato, por isso não podem ser ocultados. Uma página os oculta.</translation></message>
<message><source>The file has too many lines for a patch.</source><translation>O arquivo tem linhas demais para um patch.</translation></message>
<message><source>The file is back to its original content.</source><translation>O arquivo voltou ao conteúdo original.</translation></message>
<message><source>The file is too large for a bundle.</source><translation>O arquivo é grande demais para um pacote.</translation></message>
<message><source>The file is too large for a server list.</source><translation>O arquivo é grande demais para uma lista de servidores.</translation></message>
<message><source>The file is unchanged.</source><translation>O arquivo não foi alterado.</translation></message>
<message><source>The file isn't a PNG, JPEG, GIF, or WebP image.</source><translation>O arquivo não é uma imagem PNG, JPEG, GIF ou WebP.</translation></message>
<message><source>The file isn't text or is over 1 MB. You can restore the whole file.</source><translation>O arquivo não é texto ou tem mais de 1 MB. Você pode restaurar o arquivo inteiro.</translation></message>
<message><source>The file isn't valid TOML.</source><translation>O arquivo não é TOML válido.</translation></message>
<message><source>The file stays in {place}.</source><translation>O arquivo continua em {place}.</translation></message>
<message><source>The file was edited since, so Helix won't overwrite it. You can undo single changes or save a copy.</source><translation>O arquivo foi editado depois; o Helix não vai sobrescrevê-lo. Você pode desfazer alterações isoladas ou salvar uma cópia.</translation></message>
<message><source>The file was new, so undoing the changes deleted it.</source><translation>O arquivo era novo; desfazer as alterações o excluiu.</translation></message>
<message><source>The files are as they were.</source><translation>Os arquivos estão como estavam.</translation></message>
<message><source>The files of other programs are only read. Nothing is sent.</source><translation>Os arquivos de outros programas são apenas lidos. Nada é enviado.</translation></message>
<message><source>The first one appears here, section by section.</source><translation>A primeira aparece aqui, seção por seção.</translation></message>
<message><source>The folder has no SKILL.md.</source><translation>A pasta não tem SKILL.md.</translation></message>
<message><source>The folder is moved to the files set aside for you. Nothing is deleted.</source><translation>A pasta é movida para os arquivos guardados à parte para você. Nada é excluído.</translation></message>
<message><source>The folder {folder} doesn't answer.</source><translation>A pasta {folder} não responde.</translation></message>
<message><source>The folder {folder} is gone.</source><translation>A pasta {folder} não existe mais.</translation></message>
<message><source>The folder {path} has no recorded sessions (*.jsonl[.gz]).</source><translation>A pasta {path} não tem sessões gravadas (*.jsonl[.gz]).</translation></message>
<message><source>The folder {where} contains a database that Helix Desktop didn't create.</source><translation>A pasta {where} contém um banco de dados que o Helix Desktop não criou.</translation></message>
<message><source>The folder's name isn't valid text.</source><translation>O nome da pasta não é texto válido.</translation></message>
<message><source>The form asks for fields that it does not have.</source><translation>O formulário pede campos que não tem.</translation></message>
<message><source>The full output may not fit, or no model could write an excerpt.</source><translation>Talvez a saída completa não caiba, ou nenhum modelo conseguiu escrever um trecho.</translation></message>
<message><source>The handover already has this text.</source><translation>O repasse já tem este texto.</translation></message>
<message><source>The handover is unchanged.</source><translation>O repasse não foi alterado.</translation></message>
<message><source>The header {name} can't be sent.</source><translation>O cabeçalho {name} não pode ser enviado.</translation></message>
<message><source>The header {name} carries the key of this provider.</source><translation>O cabeçalho {name} leva a chave deste provedor.</translation></message>
<message><source>The header {name} is set twice.</source><translation>O cabeçalho {name} está definido duas vezes.</translation></message>
<message><source>The hook didn't run, because its text changed after you approved it.</source><translation>O hook não foi executado porque seu texto mudou depois da sua aprovação.</translation></message>
<message><source>The hook has just changed.</source><translation>O hook acabou de mudar.</translation></message>
<message><source>The hook {hook} blocked this message: {reason}</source><translation>O hook {hook} bloqueou esta mensagem: {reason}</translation></message>
<message><source>The hook {hook} blocked this: {reason}</source><translation>O hook {hook} bloqueou isto: {reason}</translation></message>
<message><source>The hook {hook} failed: {reason}</source><translation>O hook {hook} falhou: {reason}</translation></message>
<message><source>The host name contains look-alike letters.</source><translation>O nome do host contém letras enganosas, parecidas com outras.</translation></message>
<message><source>The icon {name} is missing.</source><translation>Falta o ícone {name}.</translation></message>
<message><source>The image can't be made small enough.</source><translation>Não é possível deixar a imagem pequena o bastante.</translation></message>
<message><source>The image has no pixels.</source><translation>A imagem não tem pixels.</translation></message>
<message><source>The image has too many pixels. Up to {most} are supported.</source><translation>A imagem tem pixels demais. O máximo aceito é {most}.</translation></message>
<message><source>The image has {size} bytes. Images of up to {most} bytes are supported.</source><translation>A imagem tem {size} bytes. São aceitas imagens de até {most} bytes.</translation></message>
<message><source>The image is damaged or incomplete.</source><translation>A imagem está danificada ou incompleta.</translation></message>
<message><source>The images are included.</source><translation>As imagens estão incluídas.</translation></message>
<message><source>The key is deleted from your keyring.</source><translation>A chave é excluída do seu chaveiro.</translation></message>
<message><source>The key is empty.</source><translation>A chave está vazia.</translation></message>
<message><source>The keyring has no secret {name} for server {server}.</source><translation>O chaveiro não tem o segredo {name} do servidor {server}.</translation></message>
<message><source>The keyring has no value for the header {name} of {endpoint}.</source><translation>O chaveiro não tem valor para o cabeçalho {name} de {endpoint}.</translation></message>
<message><source>The last change is a rewind, which also changed files.</source><translation>A última alteração é uma volta, que também mudou arquivos.</translation></message>
<message><source>The last model you chose; new workspaces start with it.</source><translation>O último modelo que você escolheu; novos workspaces começam com ele.</translation></message>
<message><source>The last of {count} runs.</source><translation>A última de {count} execuções.</translation></message>
<message><source>The last step before the disk filled up was saved after all.</source><translation>A última etapa antes de o disco encher foi salva, afinal.</translation></message>
<message><source>The last turn wasn't interrupted.</source><translation>O último turno não foi interrompido.</translation></message>
<message numerus="yes"><source>The last {0} requests</source><extracomment>One: The last {0} request</extracomment><translation><numerusform>A última requisição</numerusform><numerusform>As últimas {0} requisições</numerusform></translation></message>
<message><source>The limit was reached {count} times in a row, so Helix doesn't resume by itself.</source><translation>O limite foi atingido {count} vezes seguidas, por isso o Helix não retoma sozinho.</translation></message>
<message><source>The lines are unchanged.</source><translation>As linhas não mudaram.</translation></message>
<message><source>The lines of a large output that Helix needs. The cache has the full output.</source><translation>As linhas de uma saída grande de que o Helix precisa. O cache tem a saída completa.</translation></message>
<message><source>The link contains no server.</source><translation>O link não contém nenhum servidor.</translation></message>
<message><source>The link doesn't name its server.</source><translation>O link não informa o nome do servidor.</translation></message>
<message><source>The link points to this computer or your local network.</source><translation>O link aponta para este computador ou sua rede local.</translation></message>
<message><source>The link text shows a different host.</source><translation>O texto do link mostra um host diferente.</translation></message>
<message><source>The list of its uses is incomplete.</source><translation>A lista de usos dela está incompleta.</translation></message>
<message><source>The list of skills</source><translation>A lista de skills</translation></message>
<message><source>The list of the database's tables (MANIFEST) is missing or damaged.</source><translation>A lista de tabelas do banco de dados (MANIFEST) falta ou está danificada.</translation></message>
<message><source>The matcher has more than names, .*, and |.</source><translation>O filtro contém mais que nomes, .* e |.</translation></message>
<message><source>The memory</source><translation>A memória</translation></message>
<message><source>The memory has no line {number}.</source><translation>A memória não tem a linha {number}.</translation></message>
<message><source>The memory has no version {number}.</source><translation>A memória não tem a versão {number}.</translation></message>
<message><source>The memory of this workspace</source><translation>A memória deste workspace</translation></message>
<message><source>The memory would have {count} lines; {most} are possible.</source><translation>A memória teria {count} linhas; são possíveis {most}.</translation></message>
<message><source>The memory would keep a secret.</source><translation>A memória guardaria um segredo.</translation></message>
<message><source>The messages that this version covers can't be found again.</source><translation>As mensagens que esta versão cobre não foram mais encontradas.</translation></message>
<message><source>The mode stays as it is, because a question waits for your answer.</source><translation>O modo fica como está, porque uma pergunta espera sua resposta.</translation></message>
<message><source>The model declined to answer.</source><translation>O modelo se recusou a responder.</translation></message>
<message><source>The model is still being loaded.</source><translation>O modelo ainda está sendo carregado.</translation></message>
<message><source>The model made the same call {count} times in a row and got the same output.</source><translation>O modelo fez a mesma chamada {count} vezes seguidas e recebeu a mesma saída.</translation></message>
<message><source>The model made the same failing call {count} times in a row.</source><translation>O modelo fez a mesma chamada com falha {count} vezes seguidas.</translation></message>
<message><source>The model of this request isn't set up now.</source><translation>O modelo desta requisição não está configurado agora.</translation></message>
<message><source>The model reads this in full with the next request.</source><translation>O modelo lê isto por inteiro com a próxima solicitação.</translation></message>
<message><source>The model reads this in full. The same call returned a newer output later.</source><translation>O modelo lê isto por inteiro. A mesma chamada devolveu depois uma saída mais nova.</translation></message>
<message><source>The model reasons with at most this many tokens before each answer.</source><translation>O modelo raciocina com no máximo este número de tokens antes de cada resposta.</translation></message>
<message><source>The model refused</source><translation>O modelo se recusou</translation></message>
<message><source>The model sent an empty answer.</source><translation>O modelo enviou uma resposta vazia.</translation></message>
<message><source>The model's reasoning is shown, but isn't sent to a model again.</source><translation>O raciocínio do modelo é mostrado, mas não é enviado de novo a um modelo.</translation></message>
<message><source>The model's reply was cut off.</source><translation>A resposta do modelo foi cortada.</translation></message>
<message><source>The models you chose last as JSON, newest first.</source><translation>Os últimos modelos que você escolheu, em JSON, do mais recente ao mais antigo.</translation></message>
<message><source>The name may contain only letters, digits, dots, _, and -.</source><translation>O nome só pode conter letras, números, pontos, _ e -.</translation></message>
<message><source>The name may contain only letters, digits, spaces, dots, _, and -.</source><translation>O nome só pode conter letras, dígitos, espaços, pontos, _ e -.</translation></message>
<message><source>The newest turn and your last message are never compacted.</source><translation>O turno mais recente e sua última mensagem nunca são compactados.</translation></message>
<message><source>The next request needs {need} {what}, but the model accepts {most}.</source><translation>A próxima requisição precisa de {need} {what}, mas o modelo aceita {most}.</translation></message>
<message><source>The next version takes more space.</source><translation>A próxima versão ocupa mais espaço.</translation></message>
<message><source>The number of its uses is wrong.</source><translation>O número de usos dela está errado.</translation></message>
<message><source>The old database is kept as db.before-repair-… in the workspace's data. `workspace check --acknowledge` ends this report.</source><translation>O banco de dados antigo fica como db.before-repair-… nos dados do workspace. `workspace check --acknowledge` encerra este aviso.</translation></message>
<message><source>The old name stays.</source><translation>O nome antigo continua.</translation></message>
<message><source>The output was too large.</source><translation>A saída era grande demais.</translation></message>
<message><source>The page has the whole conversation. It runs no scripts and loads nothing.</source><translation>A página tem toda a conversa. Ela não executa scripts e não carrega nada.</translation></message>
<message><source>The parent of this branch was deleted.</source><translation>A sessão de origem desta ramificação foi excluída.</translation></message>
<message><source>The partial answer is returned when the time is up</source><translation>A resposta parcial será devolvida quando o tempo acabar</translation></message>
<message><source>The partial answer is saved. Continue, or send a new message.</source><translation>A resposta parcial está salva. Continue ou envie uma nova mensagem.</translation></message>
<message><source>The partial answer is saved. Send again or choose another model.</source><translation>A resposta parcial está salva. Envie de novo ou escolha outro modelo.</translation></message>
<message><source>The partial export in {0} was removed. The workspace is unchanged.</source><translation>A exportação parcial em {0} foi removida. O workspace não foi alterado.</translation></message>
<message><source>The partial work was removed. Nothing else changed.</source><translation>O trabalho parcial foi removido. Nada mais mudou.</translation></message>
<message><source>The patch changes several files.</source><translation>O patch altera vários arquivos.</translation></message>
<message><source>The patch changes the lines that it names.</source><translation>O patch altera as linhas que ele indica.</translation></message>
<message><source>The path {folder} isn't valid text.</source><translation>O caminho {folder} não é texto válido.</translation></message>
<message><source>The path {path} is too long for this system.</source><translation>O caminho {path} é longo demais para este sistema.</translation></message>
<message><source>The path {plain} is too long for a socket.</source><translation>O caminho {plain} é longo demais para um socket.</translation></message>
<message><source>The pattern has {count} characters, {longest} are possible.</source><translation>O padrão tem {count} caracteres; o máximo é {longest}.</translation></message>
<message><source>The permission for this session could not be kept.</source><translation>Não foi possível guardar a permissão para esta sessão.</translation></message>
<message><source>The policy preset can't be {name}.</source><translation>A predefinição de política não pode ser {name}.</translation></message>
<message><source>The policy {path} has a line with more than {longest} characters.</source><translation>A política {path} tem uma linha com mais de {longest} caracteres.</translation></message>
<message><source>The policy {path} is nested too deeply.</source><translation>A política {path} está aninhada demais.</translation></message>
<message><source>The policy {path} is not valid TOML: {why}.</source><translation>A política {path} não é TOML válido: {why}.</translation></message>
<message><source>The practice model isn't a provider.</source><translation>O modelo de prática não é um provedor.</translation></message>
<message><source>The preset, and each value that differs from it.</source><translation>A predefinição e cada valor que difere dela.</translation></message>
<message><source>The preview failed because {asks} didn't write a usable handover.</source><translation>A prévia falhou porque {asks} não escreveu um repasse utilizável.</translation></message>
<message><source>The price of {0} is unknown, so your budget in dollars can't be kept.</source><translation>O preço de {0} é desconhecido; não é possível respeitar seu orçamento em dólares.</translation></message>
<message><source>The price of {model} is unknown, so the budget in dollars can't be kept.</source><translation>O preço de {model} é desconhecido; não é possível respeitar o orçamento em dólares.</translation></message>
<message><source>The price of {model} is unknown.</source><translation>O preço de {model} é desconhecido.</translation></message>
<message><source>The process that answers has ended.</source><translation>O processo que responde terminou.</translation></message>
<message><source>The process that had this workspace open is gone.</source><translation>O processo que estava com este workspace aberto não existe mais.</translation></message>
<message><source>The processes of this terminal can't be read.</source><translation>Os processos deste terminal não podem ser lidos.</translation></message>
<message><source>The program of {agent} is another one than you approved: {program}.</source><translation>O programa de {agent} não é o que você aprovou: {program}.</translation></message>
<message><source>The program of “{0}” is another one than before</source><translation>O programa de “{0}” não é o mesmo de antes</translation></message>
<message><source>The project Helix works in</source><translation>O projeto em que o Helix trabalha</translation></message>
<message><source>The project folder contains more than {most} folders, too many to find what commands must not reach.</source><translation>A pasta do projeto contém mais de {most} pastas, demais para encontrar o que os comandos não devem alcançar.</translation></message>
<message><source>The project folder has an unfinished merge, rebase or revert.</source><translation>A pasta do projeto tem um merge, rebase ou revert não concluído.</translation></message>
<message><source>The project folder has uncommitted changes of the same files: {files}</source><translation>A pasta do projeto tem alterações sem commit nos mesmos arquivos: {files}</translation></message>
<message><source>The project folder is a bare repository, without a work tree.</source><translation>A pasta do projeto é um repositório bare, sem árvore de trabalho.</translation></message>
<message><source>The project folder is gone: {0}</source><translation>A pasta do projeto não existe mais: {0}</translation></message>
<message><source>The project folder is itself a worktree or a submodule.</source><translation>A própria pasta do projeto é uma worktree ou um submódulo.</translation></message>
<message><source>The project folder is not in a git repository.</source><translation>A pasta do projeto não está em um repositório git.</translation></message>
<message><source>The project folder is on no branch now.</source><translation>A pasta do projeto não está em nenhuma branch agora.</translation></message>
<message><source>The project folder is only a part of the repository {top}.</source><translation>A pasta do projeto é só uma parte do repositório {top}.</translation></message>
<message><source>The prompt cache held {0} tokens, which saved about {1} by today's prices.</source><translation>O cache de prompt tinha {0} tokens, o que economizou cerca de {1} aos preços de hoje.</translation></message>
<message><source>The prompt cache held {0} tokens.</source><translation>O cache de prompt tinha {0} tokens.</translation></message>
<message><source>The provider asks to wait</source><translation>O provedor pede para esperar</translation></message>
<message><source>The provider asks to wait until {until}.</source><translation>O provedor pede para esperar até {until}.</translation></message>
<message><source>The provider couldn't parse the model's output ({reason}).</source><translation>O provedor não conseguiu interpretar a saída do modelo ({reason}).</translation></message>
<message><source>The provider didn't answer in time.</source><translation>O provedor não respondeu a tempo.</translation></message>
<message><source>The provider didn't return a list of models.</source><translation>O provedor não retornou uma lista de modelos.</translation></message>
<message><source>The provider doesn't have this model.</source><translation>O provedor não tem este modelo.</translation></message>
<message><source>The provider had an internal error.</source><translation>O provedor teve um erro interno.</translation></message>
<message><source>The provider is overloaded.</source><translation>O provedor está sobrecarregado.</translation></message>
<message><source>The provider makes the searches. Their words can carry data out.</source><translation>O provedor faz as pesquisas. As palavras delas podem levar dados para fora.</translation></message>
<message><source>The provider rejected the API key.</source><translation>O provedor rejeitou a chave de API.</translation></message>
<message><source>The provider rejected the credentials that signed the request.</source><translation>O provedor rejeitou as credenciais que assinaram a requisição.</translation></message>
<message><source>The provider rejected the request.</source><translation>O provedor rejeitou a requisição.</translation></message>
<message><source>The provider rejected the signature, because this computer's clock is wrong.</source><translation>O provedor rejeitou a assinatura porque o relógio deste computador está errado.</translation></message>
<message><source>The provider returned a web page instead of an answer.</source><translation>O provedor retornou uma página web em vez de uma resposta.</translation></message>
<message><source>The provider returned something that isn't an answer.</source><translation>O provedor retornou algo que não é uma resposta.</translation></message>
<message><source>The provider says: “{sentence}”</source><translation>O provedor diz: “{sentence}”</translation></message>
<message><source>The provider sent an empty answer.</source><translation>O provedor enviou uma resposta vazia.</translation></message>
<message><source>The provider's filter ended the answer.</source><translation>O filtro do provedor encerrou a resposta.</translation></message>
<message><source>The provider's rate limit is reached.</source><translation>O limite de requisições do provedor foi atingido.</translation></message>
<message><source>The proxy opens no way to the server. Check this system's proxy.</source><translation>O proxy não dá acesso ao servidor. Verifique o proxy deste sistema.</translation></message>
<message><source>The proxy requires authentication (status 407). Check this system's proxy.</source><translation>O proxy exige autenticação (status 407). Verifique o proxy deste sistema.</translation></message>
<message><source>The proxy requires authentication.</source><translation>O proxy exige autenticação.</translation></message>
<message><source>The query parameter {name} may be a key, and addresses end up in logs.</source><translation>O parâmetro de URL {name} pode ser uma chave, e endereços acabam em logs.</translation></message>
<message><source>The queue is empty.</source><translation>A fila está vazia.</translation></message>
<message><source>The readable part is still in the database that was set aside.</source><translation>A parte legível continua no banco de dados guardado à parte.</translation></message>
<message><source>The reading of the document was stopped.</source><translation>A leitura do documento foi interrompida.</translation></message>
<message><source>The record doesn't follow the one before it.</source><translation>O registro não segue o anterior.</translation></message>
<message><source>The record has a format (version {version}) that only a newer Helix Desktop knows.</source><translation>O registro tem um formato (versão {version}) que só um Helix Desktop mais novo conhece.</translation></message>
<message><source>The record is cut short.</source><translation>O registro está cortado.</translation></message>
<message><source>The record is damaged (its checksum is wrong).</source><translation>O registro está danificado (a soma de verificação está errada).</translation></message>
<message><source>The record is missing.</source><translation>Falta o registro.</translation></message>
<message><source>The record of {short}… is damaged.</source><translation>O registro de {short}… está danificado.</translation></message>
<message><source>The regular expression calls itself, which is not possible here.</source><translation>A expressão regular chama a si mesma, o que não é possível aqui.</translation></message>
<message><source>The regular expression cannot be read.</source><translation>Não foi possível ler a expressão regular.</translation></message>
<message><source>The regular expression cannot be read: {error}.</source><translation>Não foi possível ler a expressão regular: {error}.</translation></message>
<message><source>The regular expression has {count} characters, {longest} are possible.</source><translation>A expressão regular tem {count} caracteres; o máximo é {longest}.</translation></message>
<message><source>The regular expression stopped after {seconds} seconds and {looked} entries.</source><translation>A expressão regular parou após {seconds} segundos e {looked} entradas.</translation></message>
<message numerus="yes"><source>The regular expression took too long in {count} entries.</source><extracomment>One: The regular expression took too long in {count} entry.</extracomment><translation><numerusform>A expressão regular demorou demais em {count} entrada.</numerusform><numerusform>A expressão regular demorou demais em {count} entradas.</numerusform></translation></message>
<message><source>The repaired copy of {folder} isn't correct: {wrong}</source><translation>A cópia reparada de {folder} não está correta: {wrong}</translation></message>
<message><source>The repetitions {form} multiply to too many.</source><translation>As repetições {form} se multiplicam em excesso.</translation></message>
<message><source>The repository has no commits yet.</source><translation>O repositório ainda não tem commits.</translation></message>
<message><source>The request exceeds the model's limit of {limit} tokens.</source><translation>A requisição excede o limite do modelo, de {limit} tokens.</translation></message>
<message><source>The request exceeds the model's limit.</source><translation>A requisição excede o limite do modelo.</translation></message>
<message><source>The request exceeds your account's rate limit of {limit} tokens.</source><translation>A requisição excede o limite de tokens por minuto da sua conta, de {limit} tokens.</translation></message>
<message><source>The request failed</source><translation>A solicitação falhou</translation></message>
<message><source>The request has a header that can't be sent.</source><translation>A requisição tem um cabeçalho que não pode ser enviado.</translation></message>
<message><source>The request is too large for the provider.</source><translation>A requisição é grande demais para o provedor.</translation></message>
<message><source>The request is too long.</source><translation>A solicitação é longa demais.</translation></message>
<message><source>The request was too large, so Helix shortened it without a model.</source><translation>A solicitação era grande demais, então o Helix a encurtou sem modelo.</translation></message>
<message><source>The request was too large, so Helix trimmed it without calling a model.</source><translation>A requisição era grande demais; o Helix a reduziu sem chamar um modelo.</translation></message>
<message><source>The request would have {tokens} tokens, and {model} takes {most}.</source><translation>A requisição teria {tokens} tokens, e {model} aceita {most}.</translation></message>
<message><source>The rest is still there.</source><translation>O resto continua lá.</translation></message>
<message><source>The same</source><translation>A mesma</translation></message>
<message><source>The same call returned a newer output later. You can still recall this one.</source><translation>A mesma chamada retornou depois uma saída mais nova. Você ainda pode recuperar esta.</translation></message>
<message><source>The same limit in tokens; whichever comes first. All limits for notes shrink with it in small context windows.</source><translation>O mesmo limite em tokens; vale o que vier primeiro. Em janelas de contexto pequenas, todos os limites das notas encolhem com ele.</translation></message>
<message><source>The sandbox can't create a work tree outside the project folder.</source><translation>O sandbox não pode criar uma árvore de trabalho fora da pasta do projeto.</translation></message>
<message><source>The sandbox is off for this workspace: nothing restricts the command.</source><translation>O sandbox está desativado para este workspace: nada restringe o comando.</translation></message>
<message><source>The sandbox works</source><translation>O sandbox funciona</translation></message>
<message><source>The screen may go dark. Closing the lid still lets the computer sleep</source><translation>A tela pode escurecer. Fechar a tampa ainda suspende o computador</translation></message>
<message><source>The search didn't finish, so not all matching entries are known.</source><translation>A busca não terminou; nem todas as entradas correspondentes são conhecidas.</translation></message>
<message><source>The search failed: {0}</source><translation>A pesquisa falhou: {0}</translation></message>
<message><source>The search index is catching up, so this search was slower.</source><translation>O índice de busca está sendo atualizado; esta busca foi mais lenta.</translation></message>
<message><source>The server accepts {0} tokens, less than the {1} set for this model.</source><translation>O servidor aceita {0} tokens, menos que os {1} definidos para este modelo.</translation></message>
<message><source>The server changed. Review it again; nothing was approved.</source><translation>O servidor mudou. Revise-o de novo; nada foi aprovado.</translation></message>
<message><source>The server didn't answer in time.</source><translation>O servidor não respondeu a tempo.</translation></message>
<message><source>The server doesn't accept the reasoning effort {0}.</source><translation>O servidor não aceita este esforço de raciocínio: {0}.</translation></message>
<message><source>The server ended before it answered.</source><translation>O servidor foi encerrado antes de responder.</translation></message>
<message><source>The server ended the session (status {status}).</source><translation>O servidor encerrou a sessão (status {status}).</translation></message>
<message><source>The server ended.</source><translation>O servidor foi encerrado.</translation></message>
<message><source>The server had an internal error (status {status}). Try again later.</source><translation>O servidor teve um erro interno (status {status}). Tente de novo mais tarde.</translation></message>
<message><source>The server has ended.</source><translation>O servidor já foi encerrado.</translation></message>
<message><source>The server may reject these for this model.</source><translation>O servidor pode rejeitar estas opções neste modelo.</translation></message>
<message><source>The server needs this variable.</source><translation>O servidor precisa desta variável.</translation></message>
<message><source>The server offers no sign-in.</source><translation>O servidor não oferece entrada.</translation></message>
<message><source>The server omitted a part of the last request without saying so. Helix keeps the requests to {model} below {limit} tokens for a day.</source><translation>O servidor omitiu uma parte da última solicitação sem avisar. O Helix mantém as solicitações a {model} abaixo de {limit} tokens por um dia.</translation></message>
<message><source>The server redirects to {place} (status {status}), where Helix doesn't follow. If that is the right server, use that URL.</source><translation>O servidor redireciona para {place} (status {status}), e o Helix não segue para lá. Se esse for o servidor certo, use essa URL.</translation></message>
<message><source>The server refuses access (status 403). Check what its token is allowed to do.</source><translation>O servidor nega o acesso (status 403). Verifique o que o token dele permite fazer.</translation></message>
<message><source>The server rejected the request (status {status}). Check its URL and headers.</source><translation>O servidor rejeitou a requisição (status {status}). Verifique a URL e os cabeçalhos.</translation></message>
<message><source>The server said: {said}</source><translation>O servidor disse: {said}</translation></message>
<message><source>The server says: {said}</source><translation>O servidor diz: {said}</translation></message>
<message><source>The server wants you to sign in (status 401). Sign in in Settings › MCP servers or with `helix-desktop server sign-in SERVER`, or save its token with `helix-desktop server secret SERVER Authorization`, as in `Bearer TOKEN`.</source><translation>O servidor pede que você entre (status 401). Entre em Configurações › Servidores MCP ou com `helix-desktop server sign-in SERVER`, ou salve o token com `helix-desktop server secret SERVER Authorization`, como `Bearer TOKEN`.</translation></message>
<message><source>The server {server} has been stopped.</source><translation>O servidor {server} foi parado.</translation></message>
<message><source>The server's answer doesn't follow the protocol.</source><translation>A resposta do servidor não segue o protocolo.</translation></message>
<message><source>The server's answer has too many values.</source><translation>A resposta do servidor tem valores demais.</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again in {seconds} s.</source><translation>O limite de requisições do servidor foi atingido (status 429). Tente de novo em {seconds} s.</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again later.</source><translation>O limite de requisições do servidor foi atingido (status 429). Tente de novo mais tarde.</translation></message>
<message><source>The service account's file has no usable key.</source><translation>O arquivo da conta de serviço não tem uma chave utilizável.</translation></message>
<message><source>The session</source><translation>A sessão</translation></message>
<message><source>The session can still be read.</source><translation>A sessão ainda pode ser lida.</translation></message>
<message><source>The session changed since. Nothing was done.</source><translation>A sessão mudou nesse meio-tempo. Nada foi alterado.</translation></message>
<message><source>The session goes on without them. Settings › General says where they go.</source><translation>A sessão continua sem eles. O destino está em Configurações › Geral.</translation></message>
<message><source>The session has no start record.</source><translation>A sessão não tem registro inicial.</translation></message>
<message><source>The session holds what looks like secrets: {count}.</source><translation>A sessão contém o que parecem segredos: {count}.</translation></message>
<message><source>The session is closed.</source><translation>A sessão está fechada.</translation></message>
<message><source>The session is shown with a gap there.</source><translation>A sessão aparece com uma lacuna ali.</translation></message>
<message><source>The session isn't listed.</source><translation>A sessão não está na lista.</translation></message>
<message><source>The session shows what was done. Nothing was lost.</source><translation>A sessão mostra o que foi feito. Nada se perdeu.</translation></message>
<message><source>The session stays where it is.</source><translation>A sessão continua onde está.</translation></message>
<message><source>The session works in a folder and on a branch of its own. Your folder stays as it is until you merge.</source><translation>A sessão trabalha em uma pasta e em uma branch próprias. Sua pasta fica como está até você mesclar.</translation></message>
<message><source>The session's head doesn't match its last record.</source><translation>O cabeçalho da sessão não corresponde ao último registro.</translation></message>
<message><source>The session's head doesn't match its records.</source><translation>O cabeçalho da sessão não corresponde aos registros.</translation></message>
<message><source>The sessions are replayed on this computer under each preset. No model is asked, and nothing is sent.</source><translation>As sessões são reproduzidas neste computador com cada predefinição. Nenhum modelo é consultado, e nada é enviado.</translation></message>
<message><source>The set context window is used with the next request.</source><translation>A janela de contexto definida vale na próxima requisição.</translation></message>
<message><source>The size of each request; the full height is {0}</source><translation>O tamanho de cada requisição; a altura total é {0}</translation></message>
<message><source>The snapshot only takes space.</source><translation>O instantâneo só ocupa espaço.</translation></message>
<message><source>The store counts {said} for {name}, but the entries add up to {counted}.</source><translation>O armazenamento conta {said} para {name}, mas as entradas somam {counted}.</translation></message>
<message><source>The store in {folder} isn't marked as complete.</source><translation>O armazenamento em {folder} não está marcado como completo.</translation></message>
<message><source>The store in {parent} has lost its counters.</source><translation>O armazenamento em {parent} perdeu os contadores.</translation></message>
<message><source>The store in {where} doesn't say which program wrote it.</source><translation>O armazenamento em {where} não diz que programa o gravou.</translation></message>
<message><source>The store in {where} was written by a newer Helix Desktop (format {version}, this one knows {known}).</source><translation>O armazenamento em {where} foi gravado por um Helix Desktop mais novo (formato {version}; este conhece {known}).</translation></message>
<message><source>The store's counters are lost.</source><translation>Os contadores do armazenamento se perderam.</translation></message>
<message><source>The system denies bubblewrap user namespaces. For a sandbox, allow them (a container must be started with them) and restart Helix.</source><translation>O sistema nega ao bubblewrap namespaces de usuário. Para ter um sandbox, permita-os (um contêiner precisa ser iniciado com eles) e reinicie o Helix.</translation></message>
<message><source>The system keyring couldn't delete the key.</source><translation>O chaveiro do sistema não conseguiu excluir a chave.</translation></message>
<message><source>The system keyring couldn't save the key.</source><translation>O chaveiro do sistema não conseguiu salvar a chave.</translation></message>
<message><source>The system keyring isn't responding.</source><translation>O chaveiro do sistema não responde.</translation></message>
<message><source>The system keyring won't release the key.</source><translation>O chaveiro do sistema não libera a chave.</translation></message>
<message><source>The system proxy type isn't supported.</source><translation>Não há suporte para o tipo de proxy do sistema.</translation></message>
<message><source>The text has {count} characters; the limit is {longest}.</source><translation>O texto tem {count} caracteres; o limite é {longest}.</translation></message>
<message><source>The tokenizer file {path} is damaged.</source><translation>O arquivo de tokenizador {path} está danificado.</translation></message>
<message><source>The tokenizer file {path} isn't the original.</source><translation>O arquivo de tokenizador {path} não é o original.</translation></message>
<message><source>The tools aren't a list of names.</source><translation>As ferramentas não são uma lista de nomes.</translation></message>
<message><source>The tray icon shows them while something runs or waits.</source><translation>O ícone da bandeja as exibe enquanto algo roda ou espera.</translation></message>
<message><source>The turn ended early</source><translation>O turno terminou antes</translation></message>
<message><source>The turn failed, so the queue is paused.</source><translation>O turno falhou; a fila está pausada.</translation></message>
<message><source>The turn was cut off.</source><translation>O turno foi cortado.</translation></message>
<message><source>The undone compaction is back, byte for byte.</source><translation>A compactação desfeita está de volta, byte a byte.</translation></message>
<message><source>The use of {digest}… by event {seq} of {session} isn't recorded.</source><translation>O uso de {digest}… pelo evento {seq} de {session} não está registrado.</translation></message>
<message><source>The user always denies this</source><translation>O usuário sempre nega isto</translation></message>
<message><source>The user can allow this host in Settings › Permissions.</source><translation>O usuário pode permitir este host em Configurações › Permissões.</translation></message>
<message><source>The user must review it again.</source><translation>O usuário precisa revisá-la de novo.</translation></message>
<message><source>The user stopped all subagents before this one started.</source><translation>O usuário parou todos os subagentes antes de este começar.</translation></message>
<message><source>The user stopped the subagent.</source><translation>O usuário parou o subagente.</translation></message>
<message><source>The value of {name} can't be sent.</source><translation>Não é possível enviar o valor de {name}.</translation></message>
<message><source>The value of {name} is too long.</source><translation>O valor de {name} é longo demais.</translation></message>
<message><source>The value of {name} looks like a key, which would be saved in a file.</source><translation>O valor de {name} parece uma chave, que seria salva em um arquivo.</translation></message>
<message><source>The variable {name} is not set.</source><translation>A variável {name} não está definida.</translation></message>
<message><source>The whole entry</source><translation>A entrada inteira</translation></message>
<message><source>The whole text, as a model reads it</source><translation>O texto inteiro, como um modelo o lê</translation></message>
<message><source>The wider “Always” (Alt+P) also allows {0}</source><translation>O “Sempre” mais amplo (Alt+P) também permite {0}</translation></message>
<message><source>The window shows only {count} colors, so it was not painted.</source><translation>A janela mostra só {count} cores; portanto, não foi desenhada.</translation></message>
<message><source>The window was closed before an answer.</source><translation>A janela foi fechada antes de uma resposta.</translation></message>
<message><source>The worker {worker} runs {name} {theirs}, and this computer {ours}.</source><translation>O worker {worker} usa {name} {theirs}, e este computador, {ours}.</translation></message>
<message><source>The workspace</source><translation>O workspace</translation></message>
<message><source>The workspace doesn't open.</source><translation>O workspace não abre.</translation></message>
<message><source>The workspace in {folder} was complete, but its database is gone.</source><translation>O workspace em {folder} estava completo, mas o banco de dados sumiu.</translation></message>
<message><source>The workspace in {parent} is open in {who}.</source><translation>O workspace em {parent} está aberto em {who}.</translation></message>
<message><source>The workspace is closed.</source><translation>O workspace está fechado.</translation></message>
<message><source>The workspace is closing.</source><translation>O workspace está fechando.</translation></message>
<message><source>The workspace is still in {place}.</source><translation>O workspace continua em {place}.</translation></message>
<message><source>The workspace is unchanged.</source><translation>O workspace não foi alterado.</translation></message>
<message><source>The workspace that opens at startup.</source><translation>O workspace que abre ao iniciar.</translation></message>
<message><source>The workspace was closed.</source><translation>O workspace foi fechado.</translation></message>
<message><source>The workspace was repaired: kept {entries} entries and {events} events, {count} known losses.</source><translation>O workspace foi reparado: mantidas {entries} entradas e {events} eventos, {count} perdas conhecidas.</translation></message>
<message><source>The workspace's store is closed.</source><translation>O armazenamento do workspace está fechado.</translation></message>
<message><source>The workspace's store is closing.</source><translation>O armazenamento do workspace está fechando.</translation></message>
<message><source>The worktree has commits that are on no branch, the last one is {commit}.</source><translation>A worktree tem commits que não estão em nenhuma branch; o último é {commit}.</translation></message>
<message><source>The worktree is not on its branch {branch} now.</source><translation>A worktree não está agora na branch dela, {branch}.</translation></message>
<message><source>The worktree of this session is gone: {folder}.</source><translation>A worktree desta sessão não existe mais: {folder}.</translation></message>
<message><source>The worktree of this session was removed: {branch}.</source><translation>A worktree desta sessão foi removida: {branch}.</translation></message>
<message><source>The worktree was removed.</source><translation>A worktree foi removida.</translation></message>
<message><source>The worktree {folder} is locked.</source><translation>A worktree {folder} está bloqueada.</translation></message>
<message><source>The worktree {folder} wasn't moved: {reason}</source><translation>A worktree {folder} não foi movida: {reason}</translation></message>
<message><source>The {sign} is never closed.</source><translation>O {sign} nunca é fechado.</translation></message>
<message><source>Theme</source><translation>Tema</translation></message>
<message><source>There are more than {most} rules.</source><translation>Há mais de {most} regras.</translation></message>
<message><source>There are no AWS credentials in the profile {profile}.</source><translation>Não há credenciais da AWS no perfil {profile}.</translation></message>
<message><source>There are no Google credentials in {file}.</source><translation>Não há credenciais do Google em {file}.</translation></message>
<message><source>There are no conflicts. No hooks are run.</source><translation>Não há conflitos. Nenhum hook é executado.</translation></message>
<message><source>There are too many copies of {path} already.</source><translation>Já há cópias demais de {path}.</translation></message>
<message><source>There are too many hosts or folders.</source><translation>Há hosts ou pastas demais.</translation></message>
<message><source>There are two servers {name}.</source><translation>Há dois servidores {name}.</translation></message>
<message><source>There can be at most {most} hosts.</source><translation>Pode haver no máximo {most} hosts.</translation></message>
<message><source>There is a branch {name} already.</source><translation>Já existe uma branch {name}.</translation></message>
<message><source>There is no MCP server at this address (status 404). Check the path of its URL, which often ends with /mcp.</source><translation>Não há servidor MCP neste endereço (status 404). Verifique o caminho da URL, que muitas vezes termina com /mcp.</translation></message>
<message><source>There is no background command {name}.</source><translation>O comando em segundo plano {name} não existe.</translation></message>
<message><source>There is no content {digest}.</source><translation>O conteúdo {digest} não existe.</translation></message>
<message><source>There is no excerpt: {0}. A preview stands instead.</source><translation>Não há trecho: {0}. Há uma prévia no lugar.</translation></message>
<message><source>There is no excerpt: {why}. The output is unchanged.</source><translation>Não há trecho: {why}. A saída não foi alterada.</translation></message>
<message><source>There is no field “{name}”.</source><translation>O campo “{name}” não existe.</translation></message>
<message><source>There is no file {path} for the patch.</source><translation>O arquivo {path}, que o patch altera, não existe.</translation></message>
<message><source>There is no file {path}.</source><translation>O arquivo {path} não existe.</translation></message>
<message><source>There is no hook {key}.</source><translation>Não existe o hook {key}.</translation></message>
<message><source>There is no key for {0}.</source><translation>Não há chave para {0}.</translation></message>
<message><source>There is no key for {endpoint}.</source><translation>Não há chave para {endpoint}.</translation></message>
<message><source>There is no output for this call.</source><translation>Não há saída para esta chamada.</translation></message>
<message><source>There is no policy preset {name}.</source><translation>A predefinição de política {name} não existe.</translation></message>
<message><source>There is no policy preset {preset}.</source><translation>A predefinição de política {preset} não existe.</translation></message>
<message><source>There is no policy value {name}.</source><translation>O valor de política {name} não existe.</translation></message>
<message><source>There is no program {command}.</source><translation>O programa {command} não existe.</translation></message>
<message><source>There is no provider {name}.</source><translation>O provedor {name} não existe.</translation></message>
<message><source>There is no provider {provider}.</source><translation>O provedor {provider} não existe.</translation></message>
<message><source>There is no range {start} to {stop}.</source><translation>O intervalo de {start} a {stop} não existe.</translation></message>
<message><source>There is no result to exclude.</source><translation>Não há resultado para omitir.</translation></message>
<message><source>There is no server {name}.</source><translation>O servidor {name} não existe.</translation></message>
<message><source>There is no session {session} in this workspace.</source><translation>A sessão {session} não existe neste workspace.</translation></message>
<message><source>There is no setting {key}.</source><translation>A configuração {key} não existe.</translation></message>
<message><source>There is no system keyring for the secrets of {server}.</source><translation>Não há chaveiro do sistema para os segredos de {server}.</translation></message>
<message><source>There is no tool {name} here.</source><translation>A ferramenta {name} não existe aqui.</translation></message>
<message><source>There is no version {restores} of this session's context.</source><translation>A versão {restores} do contexto desta sessão não existe.</translation></message>
<message><source>There is no workspace data in {folder}.</source><translation>Não há dados de workspace em {folder}.</translation></message>
<message><source>There is no workspace {name}.</source><translation>O workspace {name} não existe.</translation></message>
<message><source>There is no {path}.</source><translation>{path} não existe.</translation></message>
<message><source>These events aren't shown.</source><translation>Estes eventos não são mostrados.</translation></message>
<message><source>These files didn't change: {0}</source><translation>Estes arquivos não foram alterados: {0}</translation></message>
<message><source>These messages were queued when Helix closed.</source><translation>Estas mensagens estavam na fila quando o Helix fechou.</translation></message>
<message><source>These stay as they are. Somebody else changed them since, or Helix can't reach them: {0}</source><translation>Estes ficam como estão. Outra pessoa os alterou desde então ou o Helix não consegue acessá-los: {0}</translation></message>
<message><source>These were changed since: {names}.</source><translation>Alterados desde então: {names}.</translation></message>
<message><source>Thinking</source><translation>Pensando</translation></message>
<message><source>Third-party software</source><translation>Software de terceiros</translation></message>
<message><source>This API key has no access to this model.</source><translation>Esta chave de API não tem acesso a este modelo.</translation></message>
<message><source>This SubAgent does not have the tool {tool}. Tools: {known}.</source><translation>Este SubAgent não tem a ferramenta {tool}. Ferramentas: {known}.</translation></message>
<message><source>This address accepts no MCP messages (status {status}). Check its URL: it must be one for streamable HTTP, not for SSE.</source><translation>Este endereço não aceita mensagens MCP (status {status}). Verifique a URL: precisa ser de streamable HTTP, não de SSE.</translation></message>
<message><source>This address answers with a web page, not as an MCP server. Check its URL, and whether this network requires sign-in.</source><translation>Este endereço responde com uma página da web, não como servidor MCP. Verifique a URL e se esta rede exige login.</translation></message>
<message><source>This address doesn't answer as an MCP server, but with {kind}. Check its URL.</source><translation>Este endereço não responde como servidor MCP, mas com {kind}. Verifique a URL.</translation></message>
<message><source>This build has no releases page. Check where you downloaded it.</source><translation>Esta compilação não tem página de versões. Verifique onde você a baixou.</translation></message>
<message><source>This can't be done:</source><translation>Não é possível fazer isto:</translation></message>
<message><source>This command failed in the last session. Find out why:&#10;{0}</source><translation>Este comando falhou na última sessão. Descubra o motivo:&#10;{0}</translation></message>
<message><source>This desktop shows none, so Helix shows them in its window.</source><translation>Esta área de trabalho não exibe nenhuma, então o Helix as exibe na janela.</translation></message>
<message><source>This doesn't look like a key. Keys contain no spaces.</source><translation>Isto não parece uma chave. Chaves não contêm espaços.</translation></message>
<message><source>This entry can't go into a message as text.</source><translation>Esta entrada não pode ir como texto em uma mensagem.</translation></message>
<message><source>This entry is damaged</source><translation>Esta entrada está danificada</translation></message>
<message><source>This entry is damaged. Restoring a file with the same bytes repairs it.</source><translation>Esta entrada está danificada. Restaurar um arquivo com os mesmos bytes a repara.</translation></message>
<message><source>This entry is no longer stored</source><translation>Esta entrada não está mais armazenada</translation></message>
<message><source>This file is no longer set aside.</source><translation>Este arquivo não está mais guardado à parte.</translation></message>
<message><source>This folder</source><translation>Esta pasta</translation></message>
<message><source>This folder is trusted</source><translation>Esta pasta é confiável</translation></message>
<message><source>This folder isn't trusted</source><translation>Esta pasta não é confiável</translation></message>
<message><source>This folder isn't trusted yet</source><translation>Esta pasta ainda não é confiável</translation></message>
<message><source>This folder isn't trusted yet.</source><translation>Esta pasta ainda não é confiável.</translation></message>
<message><source>This folder isn't trusted.</source><translation>Esta pasta não é confiável.</translation></message>
<message><source>This hook can't run. {why}</source><translation>Este hook não pode ser executado. {why}</translation></message>
<message><source>This hook runs only in the sandbox, which is off or missing.</source><translation>Este hook só é executado no sandbox, que está desativado ou não existe.</translation></message>
<message><source>This is a new file. If you undo this, Helix deletes it.</source><translation>Este é um arquivo novo. Se você desfizer, o Helix o exclui.</translation></message>
<message><source>This is how Helix tells you that it needs you.</source><translation>É assim que o Helix avisa que precisa de você.</translation></message>
<message><source>This isn't a command that runs in the foreground of a terminal.</source><translation>Este não é um comando em primeiro plano de um terminal.</translation></message>
<message><source>This isn't a profile or a file of credentials.</source><translation>Isto não é um perfil nem um arquivo de credenciais.</translation></message>
<message><source>This looks like a key, which would be saved in a file.</source><translation>Isto parece uma chave, que seria salva em um arquivo.</translation></message>
<message><source>This message is too long for the model. Up to {0} tokens of its middle will be left out; Helix can recall them.</source><translation>Esta mensagem é longa demais para o modelo. Até {0} tokens do meio dela serão omitidos; o Helix pode recuperá-los.</translation></message>
<message numerus="yes"><source>This model accepts {0} images per message.</source><extracomment>One: This model accepts {0} image per message.</extracomment><translation><numerusform>Este modelo aceita {0} imagem por mensagem.</numerusform><numerusform>Este modelo aceita {0} imagens por mensagem.</numerusform></translation></message>
<message><source>This model gets {0}.</source><translation>Este modelo recebe: {0}.</translation></message>
<message><source>This model has no reasoning effort to choose.</source><translation>Este modelo não tem esforço de raciocínio para escolher.</translation></message>
<message><source>This output is now in the cache or covered by a handover.</source><translation>Esta saída agora está no cache ou coberta por um repasse.</translation></message>
<message><source>This part</source><translation>Esta parte</translation></message>
<message><source>This plan is no longer open.</source><translation>Este plano não está mais em aberto.</translation></message>
<message><source>This process of Helix can't tell which processes it started.</source><translation>Este processo do Helix não sabe quais processos iniciou.</translation></message>
<message><source>This protocol has one name for the token limit only.</source><translation>Este protocolo tem um só nome para o limite de tokens.</translation></message>
<message><source>This question can only be answered in the window.</source><translation>Esta pergunta só pode ser respondida na janela.</translation></message>
<message><source>This reply made {0} tool calls. The first {1} were run, the others were not.</source><translation>Esta resposta fez {0} chamadas de ferramentas. As primeiras {1} foram executadas, as outras não.</translation></message>
<message><source>This request has no block {number}.</source><translation>Esta requisição não tem o bloco {number}.</translation></message>
<message><source>This request has tool calls, so it needs its tools.</source><translation>Esta requisição tem chamadas de ferramentas, por isso precisa das ferramentas.</translation></message>
<message><source>This request is too large. Compaction can't reduce these parts: {0}. Exclude or unpin blocks, or choose a model with a larger context window.</source><translation>Esta requisição é grande demais. A compactação não pode reduzir estas partes: {0}. Omita ou desafixe blocos, ou escolha um modelo com janela de contexto maior.</translation></message>
<message><source>This request is too large. Helix compacts it before sending, for {0}.</source><translation>Esta solicitação é grande demais. O Helix a compacta antes de enviar, por {0}.</translation></message>
<message><source>This request is too large. Helix compacts it before sending.</source><translation>Esta solicitação é grande demais. O Helix a compacta antes de enviar.</translation></message>
<message><source>This server declares more than can be shown here.</source><translation>Este servidor declara mais do que pode ser mostrado aqui.</translation></message>
<message><source>This session</source><translation>Esta sessão</translation></message>
<message><source>This session has no compaction {number}.</source><translation>Esta sessão não tem a compactação {number}.</translation></message>
<message><source>This session has no handover {number}.</source><translation>Esta sessão não tem o repasse {number}.</translation></message>
<message><source>This session has no message {seq}.</source><translation>Esta sessão não tem a mensagem {seq}.</translation></message>
<message><source>This session has no notes {number}.</source><translation>Esta sessão não tem as notas {number}.</translation></message>
<message><source>This session has no worktree</source><translation>Esta sessão não tem worktree</translation></message>
<message><source>This session has no worktree.</source><translation>Esta sessão não tem worktree.</translation></message>
<message><source>This session is in plan mode, in which only calls that read are run.</source><translation>Esta sessão está no modo Plano, em que só são executadas chamadas de leitura.</translation></message>
<message><source>This session isn't paused any more.</source><translation>Esta sessão não está mais pausada.</translation></message>
<message><source>This session isn't paused.</source><translation>Esta sessão não está pausada.</translation></message>
<message><source>This session runs no commands in the background.</source><translation>Esta sessão não executa comandos em segundo plano.</translation></message>
<message><source>This shell is for Windows only.</source><translation>Este shell é só para Windows.</translation></message>
<message><source>This shorter text replaces older messages. Undo brings them back exactly.</source><translation>Este texto mais curto substitui mensagens antigas. Desfazer as restaura exatamente.</translation></message>
<message><source>This system can change zoom only at startup.</source><translation>Este sistema só pode mudar o zoom ao iniciar.</translation></message>
<message><source>This system doesn't tell which process answers.</source><translation>Este sistema não informa qual processo responde.</translation></message>
<message><source>This system doesn't trust the provider's certificate.</source><translation>Este sistema não confia no certificado do provedor.</translation></message>
<message><source>This system doesn't trust the server's certificate. Check its URL and this system's certificates.</source><translation>Este sistema não confia no certificado do servidor. Verifique a URL e os certificados deste sistema.</translation></message>
<message><source>This system has no local sockets.</source><translation>Este sistema não tem sockets locais.</translation></message>
<message><source>This terminal belongs to a process that Helix started.</source><translation>Este terminal pertence a um processo iniciado pelo Helix.</translation></message>
<message><source>This text is too long to paste.</source><translation>Este texto é longo demais para colar.</translation></message>
<message><source>This version is in use.</source><translation>Esta versão está em uso.</translation></message>
<message><source>This version would take more than {most} tokens, half of every request.</source><translation>Esta versão ocuparia mais de {most} tokens, metade de cada requisição.</translation></message>
<message><source>This workspace</source><translation>Este workspace</translation></message>
<message><source>This workspace has no cache entry starting with {wanted}.</source><translation>Este workspace não tem nenhuma entrada do cache que comece com {wanted}.</translation></message>
<message><source>This workspace has no cache entry {name}….</source><translation>Este workspace não tem a entrada do cache {name}….</translation></message>
<message><source>This workspace has no fast model.</source><translation>Este workspace não tem modelo rápido.</translation></message>
<message><source>This workspace has no long-context model.</source><translation>Este workspace não tem modelo de contexto longo.</translation></message>
<message><source>This workspace has no main model.</source><translation>Este workspace não tem modelo principal.</translation></message>
<message><source>This workspace has no model {model}, so the main model is used.</source><translation>Este workspace não tem o modelo {model}; será usado o modelo principal.</translation></message>
<message><source>This workspace is in use by {who}, which can't share it.</source><translation>Este workspace está em uso por {who}, que não pode compartilhá-lo.</translation></message>
<message><source>This workspace no longer exists.</source><translation>Este workspace não existe mais.</translation></message>
<message><source>This worktree can't be merged now.</source><translation>Não é possível mesclar esta worktree agora.</translation></message>
<message><source>This worktree can't be removed now.</source><translation>Não é possível remover esta worktree agora.</translation></message>
<message><source>Three choices, about a minute. You can change all of them later.</source><translation>Três escolhas, cerca de um minuto. Você pode mudar tudo depois.</translation></message>
<message><source>Throws away changes or commits that git may not bring back.</source><translation>Descarta alterações ou commits que o git talvez não traga de volta.</translation></message>
<message><source>Time</source><translation>Hora</translation></message>
<message><source>Time</source><comment>duration</comment><translation>Tempo</translation></message>
<message><source>Timeline</source><translation>Linha do tempo</translation></message>
<message><source>To add a folder, type @ and its name.</source><translation>Para adicionar uma pasta, digite @ e o nome dela.</translation></message>
<message><source>To look for these very letters use text:"…".</source><translation>Para procurar exatamente estas letras, use text:"…".</translation></message>
<message><source>To open files at a line, set VISUAL to your editor, such as code or kate.</source><translation>Para abrir arquivos em uma linha, defina VISUAL com o seu editor, como code ou kate.</translation></message>
<message><source>Together</source><translation>No total</translation></message>
<message numerus="yes"><source>Together, {0} sessions with complete reports:</source><extracomment>One: Together, {0} session with complete reports:</extracomment><translation><numerusform>No total, {0} sessão com dados completos:</numerusform><numerusform>No total, {0} sessões com dados completos:</numerusform></translation></message>
<message><source>Toggle full screen</source><translation>Alternar tela cheia</translation></message>
<message><source>Toggle side panel</source><translation>Alternar painel lateral</translation></message>
<message><source>Toggle sidebar</source><translation>Alternar barra lateral</translation></message>
<message><source>Token counts are estimates for {0}. Each of its answers corrects them.</source><translation>As contagens de tokens para {0} são estimativas. Cada resposta as corrige.</translation></message>
<message><source>Token limit field</source><translation>Campo limite de tokens</translation></message>
<message><source>Tokens</source><translation>Tokens</translation></message>
<message><source>Tokens and costs appear here after the first message.</source><translation>Tokens e custos aparecem aqui após a primeira mensagem.</translation></message>
<message><source>Tokens saved</source><translation>Tokens economizados</translation></message>
<message><source>Tokens saved: {0}</source><translation>Tokens economizados: {0}</translation></message>
<message><source>Tokens sent</source><translation>Tokens enviados</translation></message>
<message><source>Too large for the clipboard. Export it instead.</source><translation>Grande demais para a área de transferência. Exporte em vez disso.</translation></message>
<message><source>Too large to show as JSON. Export it instead.</source><translation>Grande demais para mostrar como JSON. Exporte em vez disso.</translation></message>
<message><source>Too many agents.</source><translation>Agentes demais.</translation></message>
<message><source>Too many hooks.</source><translation>Hooks demais.</translation></message>
<message><source>Too much text, or too many commands.</source><translation>Texto demais ou comandos demais.</translation></message>
<message><source>Tool</source><translation>Ferramenta</translation></message>
<message><source>Tool definitions</source><translation>Definições de ferramentas</translation></message>
<message><source>Tool outputs</source><translation>Saídas de ferramentas</translation></message>
<message><source>Tool outputs appear here.</source><translation>As saídas de ferramentas aparecem aqui.</translation></message>
<message><source>Toolchains, listed hosts</source><translation>Toolchains, hosts listados</translation></message>
<message><source>Tools</source><translation>Ferramentas</translation></message>
<message><source>Tools (Helix sees only those that are on)</source><translation>Ferramentas (o Helix vê só as ativadas)</translation></message>
<message><source>Tools Helix can use here</source><translation>Ferramentas que o Helix pode usar aqui</translation></message>
<message numerus="yes"><source>Tools Helix can use here, with {0} tools of MCP servers in a line each: their descriptions would fill more than {1}% of the context window</source><extracomment>One: Tools Helix can use here, with {0} tool of MCP servers in one line: its description would fill more than {1}% of the context window</extracomment><translation><numerusform>Ferramentas que o Helix pode usar aqui, com {0} ferramenta de servidores MCP em uma linha: a descrição ocuparia mais de {1}% da janela de contexto</numerusform><numerusform>Ferramentas que o Helix pode usar aqui, com {0} ferramentas de servidores MCP em uma linha cada: as descrições ocupariam mais de {1}% da janela de contexto</numerusform></translation></message>
<message><source>Traces are sent only to a collector on this computer, not to {url}.</source><translation>Traces só são enviados a um coletor neste computador, não a {url}.</translation></message>
<message><source>Traces can't be written to {place}: {reason}.</source><translation>Não é possível gravar traces em {place}: {reason}.</translation></message>
<message><source>Traces for other tools</source><translation>Traces para outras ferramentas</translation></message>
<message><source>Trash is empty.</source><translation>A lixeira está vazia.</translation></message>
<message><source>Trimmed at {0}, {1} tokens in all</source><translation>Reduzido ({0}), {1} tokens ao todo</translation></message>
<message><source>Trimmed to fit</source><translation>Reduzido para caber</translation></message>
<message><source>Trimmed to fit {0}: {1}</source><translation>Reduzido para caber ({0}): {1}</translation></message>
<message><source>Trimmed → v{0}</source><translation>Reduzido → v{0}</translation></message>
<message><source>Trimming to fit</source><translation>Reduzindo para caber</translation></message>
<message><source>Truncates files.</source><translation>Trunca arquivos.</translation></message>
<message><source>Trust</source><translation>Confiar</translation></message>
<message><source>Trust its tool hints: tools marked read-only run without asking</source><translation>Confiar nas dicas de ferramentas: as marcadas como somente leitura são executadas sem perguntar</translation></message>
<message><source>Trust this folder</source><translation>Confiar nesta pasta</translation></message>
<message><source>Trust this folder first, in the window or with `helix-desktop permission trust --folder DIR`.</source><translation>Confie nesta pasta primeiro, na janela ou com `helix-desktop permission trust --folder DIR`.</translation></message>
<message><source>Trust this folder?</source><translation>Confiar nesta pasta?</translation></message>
<message><source>Try again</source><translation>Tentar de novo</translation></message>
<message><source>Try again later.</source><translation>Tente de novo mais tarde.</translation></message>
<message><source>Try again when it has ended.</source><translation>Tente de novo quando terminar.</translation></message>
<message><source>Try again when that is finished (a check, backup, or repair). Nothing was lost.</source><translation>Tente de novo quando terminar (uma verificação, um backup ou um reparo). Nada se perdeu.</translation></message>
<message><source>Try again, or start it in a terminal once.</source><translation>Tente novamente ou inicie-o uma vez em um terminal.</translation></message>
<message><source>Try again.</source><translation>Tente de novo.</translation></message>
<message><source>Try {0} again</source><translation>Tentar {0} de novo</translation></message>
<message><source>Try “summarize this project”, “find TODO”, or “write hello into notes.txt”.</source><translation>Tente “summarize this project”, “find TODO” ou “write hello into notes.txt”.</translation></message>
<message><source>Turn</source><translation>Turno</translation></message>
<message><source>Turn old steps into notes at</source><translation>Etapas antigas viram notas em</translation></message>
<message><source>Turn old steps into short notes when the context is this full; 0 = never.</source><translation>Transformar etapas antigas em notas curtas quando o contexto chega a este ponto; 0 = nunca.</translation></message>
<message><source>Turn {0}, unchanged</source><translation>Turno {0}, inalterado</translation></message>
<message><source>Turns {0}–{1}, unchanged</source><translation>Turnos {0}–{1}, inalterados</translation></message>
<message><source>Two invisible characters</source><translation>Dois caracteres invisíveis</translation></message>
<message><source>Type to search</source><translation>Digite para buscar</translation></message>
<message><source>URL of an OAuth client metadata document, for sign-ins to MCP servers.</source><translation>URL de um documento de metadados de cliente OAuth, para entrar em servidores MCP.</translation></message>
<message><source>USD</source><translation>USD</translation></message>
<message><source>USD per million tokens</source><translation>USD por milhão de tokens</translation></message>
<message><source>Unarchive</source><translation>Desarquivar</translation></message>
<message><source>Unavailable: {0}</source><translation>Indisponível: {0}</translation></message>
<message><source>Unchanged since last request</source><translation>Inalterado desde a última requisição</translation></message>
<message><source>Undo</source><translation>Desfazer</translation></message>
<message><source>Undo</source><comment>an event</comment><translation>Desfazer</translation></message>
<message><source>Undo all</source><translation>Desfazer tudo</translation></message>
<message><source>Undo back to here…</source><translation>Desfazer até aqui…</translation></message>
<message><source>Undo back to {0}?</source><translation>Desfazer até {0}?</translation></message>
<message><source>Undo last compaction</source><translation>Desfazer última compactação</translation></message>
<message><source>Undo restore</source><translation>Desfazer restauração</translation></message>
<message><source>Undo restores the exact same request.</source><translation>Desfazer restaura exatamente a mesma requisição.</translation></message>
<message><source>Undo stopping subagents</source><translation>Desfazer a parada de subagentes</translation></message>
<message><source>Undo this change</source><translation>Desfazer alteração</translation></message>
<message><source>Undo this turn</source><translation>Desfazer este turno</translation></message>
<message><source>Undo this turn?</source><translation>Desfazer este turno?</translation></message>
<message><source>Undo what git changed</source><translation>Desfazer o que o git mudou</translation></message>
<message><source>Undo what may be your own change?</source><translation>Desfazer o que talvez seja alteração sua?</translation></message>
<message><source>Undo: resume all subagents</source><translation>Desfazer: retomar todos os subagentes</translation></message>
<message><source>Undo: resume “{0}”</source><translation>Desfazer: retomar “{0}”</translation></message>
<message><source>Undo: {0}</source><translation>Desfazer: {0}</translation></message>
<message><source>Undoing</source><translation>Desfazendo</translation></message>
<message><source>Undone</source><translation>Desfeito</translation></message>
<message><source>Undone: {0}</source><translation>Desfeito: {0}</translation></message>
<message><source>Unified</source><translation>Unificado</translation></message>
<message><source>Unlock the keyring and try again, or set the key as an environment variable.</source><translation>Desbloqueie o chaveiro e tente de novo, ou defina a chave como variável de ambiente.</translation></message>
<message><source>Unlock the keyring and try again.</source><translation>Desbloqueie o chaveiro e tente de novo.</translation></message>
<message><source>Unlock the keyring and try again. The key was not written anywhere else.</source><translation>Desbloqueie o chaveiro e tente de novo. A chave não foi gravada em nenhum outro lugar.</translation></message>
<message><source>Unpin</source><translation>Desafixar</translation></message>
<message><source>Unpin it instead.</source><translation>Desafixe em vez disso.</translation></message>
<message><source>Unpinned</source><translation>Desafixada</translation></message>
<message><source>Unpinned.</source><translation>Desafixada.</translation></message>
<message><source>Unrestricted</source><translation>Sem restrições</translation></message>
<message><source>Until then, sending what was sent before costs less</source><translation>Até lá, reenviar o que já foi enviado custa menos</translation></message>
<message><source>Until you answer, nothing is put back. The Changes page shows each file, and can undo both this and what you choose here.</source><translation>Até você responder, nada é devolvido. A página Alterações mostra cada arquivo e também desfaz o que você escolher aqui.</translation></message>
<message><source>Untitled</source><translation>Sem título</translation></message>
<message><source>Updates</source><translation>Atualizações</translation></message>
<message><source>Usage</source><translation>Uso</translation></message>
<message><source>Usage by day, from {0} to {1}, highest on {2} with {3}</source><translation>Uso por dia, de {0} a {1}, máximo em {2} com {3}</translation></message>
<message><source>Use * instead.</source><translation>Use * no lugar.</translation></message>
<message><source>Use + or * instead.</source><translation>Use + ou * no lugar.</translation></message>
<message><source>Use Save as… if you want the code in that file.</source><translation>Use Salvar como… se quiser o código nesse arquivo.</translation></message>
<message><source>Use `--secret NAME` (a header) to be asked for the key, or write ${{NAME}} for an environment variable.</source><translation>Use `--secret NAME` (um cabeçalho) para que a chave seja pedida, ou escreva ${{NAME}} para uma variável de ambiente.</translation></message>
<message><source>Use `--secret NAME` (a variable or header) to be asked for the key, or write ${NAME} for an environment variable.</source><translation>Use `--secret NAME` (uma variável ou um cabeçalho) para que a chave seja pedida, ou escreva ${NAME} para uma variável de ambiente.</translation></message>
<message><source>Use a path relative to that folder.</source><translation>Use um caminho relativo a essa pasta.</translation></message>
<message><source>Use an address such as https://bedrock-runtime.eu-central-1.amazonaws.com, or set AWS_REGION.</source><translation>Use um endereço como https://bedrock-runtime.eu-central-1.amazonaws.com ou defina AWS_REGION.</translation></message>
<message><source>Use dark theme</source><translation>Usar tema escuro</translation></message>
<message><source>Use https://. Only servers on this computer and private networks can use http://.</source><translation>Use https://. Só servidores neste computador e em redes privadas podem usar http://.</translation></message>
<message><source>Use in all workspaces</source><translation>Usar em todos os workspaces</translation></message>
<message><source>Use it</source><translation>Usar</translation></message>
<message><source>Use it as the model, with its own sign-in or subscription.</source><translation>Usá-lo como modelo, com o próprio login ou a própria assinatura.</translation></message>
<message><source>Use letters and digits.</source><translation>Use letras e dígitos.</translation></message>
<message><source>Use letters, digits, and dashes.</source><translation>Use letras, dígitos e hifens.</translation></message>
<message><source>Use letters, digits, and hyphens for its name, and one line of ASCII characters for its value.</source><translation>Use letras, números e hifens no nome, e uma linha de caracteres ASCII no valor.</translation></message>
<message><source>Use light theme</source><translation>Usar tema claro</translation></message>
<message><source>Use list_files to see what is in it.</source><translation>Use list_files para ver o que há nela.</translation></message>
<message><source>Use list_files to see what is there.</source><translation>Use list_files para ver o que há lá.</translation></message>
<message><source>Use long-context model</source><translation>Usar modelo de contexto longo</translation></message>
<message><source>Use other URL…</source><translation>Usar outra URL…</translation></message>
<message><source>Use system theme</source><translation>Usar tema do sistema</translation></message>
<message><source>Use that window, or start another one with its own --data-dir.</source><translation>Use essa janela ou inicie outra com seu próprio --data-dir.</translation></message>
<message><source>Use the default</source><translation>Usar o padrão</translation></message>
<message><source>Use the model in</source><translation>Usar o modelo em</translation></message>
<message><source>Use these values</source><translation>Usar estes valores</translation></message>
<message><source>Use this policy</source><translation>Usar esta política</translation></message>
<message><source>Use this price</source><translation>Usar este preço</translation></message>
<message><source>Use tls:// with certificates, or a scheduler on this machine.</source><translation>Use tls:// com certificados, ou um agendador neste computador.</translation></message>
<message><source>Use up to 40 lowercase letters, digits, dots, and dashes.</source><translation>Use até 40 letras minúsculas, dígitos, pontos e hifens.</translation></message>
<message><source>Use up to {most} letters, digits, and signs of ASCII in one line.</source><translation>Use até {most} letras, dígitos e sinais ASCII em uma única linha.</translation></message>
<message><source>Use what changed?</source><translation>Usar o que mudou?</translation></message>
<message><source>Use write_file to make a file.</source><translation>Use write_file para criar um arquivo.</translation></message>
<message><source>Use {0}</source><translation>Usar {0}</translation></message>
<message><source>Use ~/.agents/AGENTS.md</source><translation>Usar ~/.agents/AGENTS.md</translation></message>
<message><source>Use ~/.claude/CLAUDE.md</source><translation>Usar ~/.claude/CLAUDE.md</translation></message>
<message><source>Used</source><translation>Usado</translation></message>
<message><source>Used from the next turn on. If the text changes, Helix asks again.</source><translation>Usado a partir do próximo turno. Se o texto mudar, o Helix pergunta de novo.</translation></message>
<message><source>User Preferences</source><translation>Preferências do usuário</translation></message>
<message><source>Values of {0}</source><translation>Valores de {0}</translation></message>
<message><source>Values that look like keys are stored in the keyring.</source><translation>Valores que parecem chaves são armazenados no chaveiro.</translation></message>
<message><source>Variables or headers</source><translation>Variáveis ou cabeçalhos</translation></message>
<message><source>Verified against the SHA-256 recorded in {0} ({1}…).</source><translation>Verificado com o SHA-256 gravado em {0} ({1}…).</translation></message>
<message><source>Verified originals</source><translation>Originais verificados</translation></message>
<message><source>Verify SHA-256 (V)</source><translation>Verificar SHA-256 (V)</translation></message>
<message><source>Verify all</source><translation>Verificar tudo</translation></message>
<message><source>Verify all entries</source><translation>Verificar todas as entradas</translation></message>
<message><source>Verify entry</source><translation>Verificar entrada</translation></message>
<message><source>Verifying {0} of {1}</source><translation>Verificando {0} de {1}</translation></message>
<message><source>Verifying…</source><translation>Verificando…</translation></message>
<message><source>Version {0}</source><translation>Versão {0}</translation></message>
<message><source>Version {0} is installed</source><translation>A versão {0} está instalada</translation></message>
<message><source>Version {0}: {1}</source><translation>Versão {0}: {1}</translation></message>
<message><source>Versions</source><translation>Versões</translation></message>
<message><source>View</source><comment>how a version is shown</comment><translation>Exibição</translation></message>
<message><source>View</source><comment>menu</comment><translation>Exibir</translation></message>
<message><source>View</source><comment>read a license</comment><translation>Ver</translation></message>
<message><source>View and change shortcuts</source><translation>Ver e alterar atalhos</translation></message>
<message><source>View as table</source><translation>Ver como tabela</translation></message>
<message><source>View handover</source><translation>Ver repasse</translation></message>
<message><source>WORKSPACES</source><translation>WORKSPACES</translation></message>
<message><source>Wait</source><translation>Esperar</translation></message>
<message><source>Wait until it finishes, or stop it with Esc.</source><translation>Espere terminar ou pare com Esc.</translation></message>
<message><source>Wait until its turn finishes, or stop it with Esc.</source><translation>Espere o turno terminar ou pare-o com Esc.</translation></message>
<message><source>Wait until the search index is ready, or use a simpler filter.</source><translation>Espere o índice de busca ficar pronto ou use um filtro mais simples.</translation></message>
<message><source>Waiting for you</source><translation>Esperando por você</translation></message>
<message><source>Waiting for your approval</source><translation>Esperando sua aprovação</translation></message>
<message><source>Waiting for {drive}, which doesn't answer…</source><translation>Aguardando {drive}, que não responde…</translation></message>
<message><source>Waits for you</source><translation>Espera por você</translation></message>
<message><source>Wants you to sign in, or a token as its header Authorization</source><translation>Pede que você entre, ou um token no cabeçalho Authorization</translation></message>
<message><source>Warn at cost</source><translation>Custo: avisar em</translation></message>
<message><source>Warn at tokens</source><translation>Tokens: avisar em</translation></message>
<message><source>Web</source><translation>Web</translation></message>
<message><source>Web access</source><translation>Acesso à web</translation></message>
<message><source>Web search</source><translation>Pesquisa na web</translation></message>
<message><source>Web search, USD per thousand</source><translation>Pesquisa na web, USD por milhar</translation></message>
<message><source>Web search: {0}</source><translation>Pesquisa na web: {0}</translation></message>
<message><source>Welcome to Helix</source><translation>Boas-vindas ao Helix</translation></message>
<message><source>What became of files while the agent ran:&#10;{0}</source><translation>O que aconteceu com os arquivos enquanto o agente rodava:&#10;{0}</translation></message>
<message><source>What becomes of questions that nobody answers.</source><translation>O que acontece com perguntas que ninguém responde.</translation></message>
<message><source>What becomes of them</source><translation>O que acontece com elas</translation></message>
<message><source>What does this model cost?</source><translation>Quanto custa este modelo?</translation></message>
<message><source>What should Helix do instead?</source><translation>O que o Helix deve fazer em vez disso?</translation></message>
<message><source>What should Helix keep from this output?</source><translation>O que o Helix deve manter desta saída?</translation></message>
<message><source>What should Helix work on?</source><translation>Em que o Helix deve trabalhar?</translation></message>
<message><source>What stands there may be a part of other letters.</source><translation>O que está ali pode ser parte de outras letras.</translation></message>
<message><source>Whatever you allow with “Always” runs without asking again.</source><translation>Tudo o que você permite com “Sempre” é executado sem perguntar de novo.</translation></message>
<message><source>When Helix has answered</source><translation>Quando o Helix respondeu</translation></message>
<message><source>When off, Helix shows all workspaces</source><translation>Com isto desativado, o Helix mostra todos os workspaces</translation></message>
<message><source>When off, Shift+Tab moves the focus</source><translation>Se desativado, Shift+Tab move o foco</translation></message>
<message><source>When off, the first words are the name</source><translation>Se desativado, as primeiras palavras são o nome</translation></message>
<message><source>When on, Helix asks before each site</source><translation>Com isto ativado, o Helix pergunta antes de cada site</translation></message>
<message><source>When plugged in</source><translation>Na tomada</translation></message>
<message><source>Where the desktop plays sounds for notifications</source><translation>Se a área de trabalho toca sons nas notificações</translation></message>
<message><source>Whichever comes first</source><translation>O que vier primeiro</translation></message>
<message><source>While you were away</source><translation>Enquanto você esteve fora</translation></message>
<message><source>Who</source><translation>Quem</translation></message>
<message><source>Who the agent is and how it should work. Leave empty for the default.</source><translation>Quem o agente é e como deve trabalhar. Deixe vazio para usar o padrão.</translation></message>
<message><source>Whole</source><translation>Inteira</translation></message>
<message><source>Whole session</source><translation>Sessão inteira</translation></message>
<message><source>Whole sessions would travel to {host} unencrypted.</source><translation>Sessões inteiras seriam enviadas sem criptografia para {host}.</translation></message>
<message><source>Whole workspace</source><translation>Workspace inteiro</translation></message>
<message><source>Width of the list of sessions.</source><translation>Largura da lista de sessões.</translation></message>
<message><source>Width of the window when it opens.</source><translation>Largura da janela quando ela abre.</translation></message>
<message><source>Wipes a disk or changes its partitions.</source><translation>Apaga um disco ou altera as partições dele.</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md, and runs read-only commands in the sandbox without asking.</source><translation>Com confiança, o Helix segue o AGENTS.md e o CLAUDE.md do projeto e executa comandos de somente leitura no sandbox sem perguntar.</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md. No sandbox on this system: Helix asks before every command.</source><translation>Com confiança, o Helix segue o AGENTS.md e o CLAUDE.md do projeto. Sem sandbox neste sistema: o Helix pergunta antes de cada comando.</translation></message>
<message><source>Without a model (rules) · free</source><translation>Sem modelo (regras) · grátis</translation></message>
<message><source>Without a result: {tool}</source><translation>Sem resultado: {tool}</translation></message>
<message><source>Without a sandbox, commands can read your keys, write anywhere, and use the network. Helix asks before each one. Check every command before you allow it.</source><translation>Sem sandbox, os comandos podem ler suas chaves, gravar em qualquer lugar e usar a rede. O Helix pergunta antes de cada um. Verifique cada comando antes de permiti-lo.</translation></message>
<message><source>Without prompt cache</source><translation>Sem cache de prompt</translation></message>
<message><source>Without trust, Helix can read files but asks before every command and change.</source><translation>Sem confiança, o Helix pode ler arquivos, mas pergunta antes de cada comando e alteração.</translation></message>
<message><source>Words of {0}, not of the output: “{1}”</source><translation>Palavras de {0}, não da saída: “{1}”</translation></message>
<message><source>Work</source><translation>Trabalho</translation></message>
<message><source>Work can continue in the background. Use the tray icon to reopen the window.</source><translation>O trabalho pode continuar em segundo plano. Use o ícone da bandeja para reabrir a janela.</translation></message>
<message><source>Work can continue while the window is minimized.</source><translation>O trabalho pode continuar com a janela minimizada.</translation></message>
<message><source>Works as {0}, from {1}</source><translation>Trabalha como {0}, de {1}</translation></message>
<message><source>Workspace</source><translation>Workspace</translation></message>
<message><source>Workspace damaged: read-only</source><translation>Workspace danificado: somente leitura</translation></message>
<message><source>Workspace {0}</source><translation>Workspace {0}</translation></message>
<message><source>Workspaces</source><translation>Workspaces</translation></message>
<message><source>Workspaces 1 to 9</source><translation>Workspaces 1 a 9</translation></message>
<message><source>Workspaces: {known}.</source><translation>Workspaces: {known}.</translation></message>
<message><source>Worktree: branch {0} from {1}, in {2}</source><translation>Worktree: branch {0} a partir de {1}, em {2}</translation></message>
<message><source>Worktree: {0}</source><translation>Worktree: {0}</translation></message>
<message><source>Would change git's or Helix's own settings.</source><translation>Alteraria as configurações do git ou do próprio Helix.</translation></message>
<message><source>Would send a secret of this project elsewhere.</source><translation>Enviaria um segredo deste projeto para outro lugar.</translation></message>
<message><source>Wrap long lines</source><translation>Quebrar linhas longas</translation></message>
<message><source>Writable folders</source><translation>Pastas para gravação</translation></message>
<message><source>Write ${{NAME}} for an environment variable.</source><translation>Escreva ${{NAME}} para uma variável de ambiente.</translation></message>
<message><source>Write (?R), (?1) and (?&amp;name) out.</source><translation>Escreva (?R), (?1) e (?&amp;name) por extenso.</translation></message>
<message><source>Write HH:MM, or YYYY-MM-DD HH:MM.</source><translation>Escreva HH:MM, ou AAAA-MM-DD HH:MM.</translation></message>
<message><source>Write OpenTelemetry traces to</source><translation>Gravar traces do OpenTelemetry em</translation></message>
<message><source>Write a handover at</source><translation>Escrever repasse em</translation></message>
<message><source>Write a handover when the context is this full; 0 = only manually.</source><translation>Escrever um repasse quando o contexto chega a este ponto; 0 = só manualmente.</translation></message>
<message><source>Write a message first.</source><translation>Escreva uma mensagem primeiro.</translation></message>
<message><source>Write a range as smaller..larger, for example 10..20.</source><translation>Escreva o intervalo como menor..maior, por exemplo 10..20.</translation></message>
<message><source>Write http://127.0.0.1:4318, and have the collector pass them on.</source><translation>Escreva http://127.0.0.1:4318 e deixe o coletor repassá-los.</translation></message>
<message><source>Write https://host/path.</source><translation>Escreva https://host/caminho.</translation></message>
<message><source>Write it as https://host/path, or http://localhost:port for a server on this computer.</source><translation>Escreva como https://host/caminho, ou http://localhost:porta para um servidor neste computador.</translation></message>
<message><source>Write it as name, name:port or [address]:port.</source><translation>Escreva como nome, nome:porta ou [endereço]:porta.</translation></message>
<message><source>Write it as name=value, for example api-version=2024-10-21.</source><translation>Escreva como nome=valor, por exemplo api-version=2024-10-21.</translation></message>
<message><source>Write it as name=value, for example temperature=0.2.</source><translation>Escreva como nome=valor, por exemplo temperature=0.2.</translation></message>
<message><source>Write it as provider/model, for example openai/gpt-5.5.</source><translation>Escreva como provedor/modelo, por exemplo openai/gpt-5.5.</translation></message>
<message><source>Write it relative to that, for example .config/agent.</source><translation>Escreva-o em relação a ela, por exemplo .config/agent.</translation></message>
<message><source>Write name or name:port.</source><translation>Escreva nome ou nome:porta.</translation></message>
<message><source>Write one fact in a line.</source><translation>Escreva um fato por linha.</translation></message>
<message><source>Write other alphabets as xn--… (punycode).</source><translation>Escreva outros alfabetos como xn--… (punycode).</translation></message>
<message><source>Write the beginning of an output's hash, or SESSION/NUMBER of a message.</source><translation>Escreva o início do hash de uma saída, ou SESSION/NUMBER de uma mensagem.</translation></message>
<message><source>Write the character itself, or both of its halves.</source><translation>Escreva o próprio caractere ou as duas metades.</translation></message>
<message><source>Write this file?</source><translation>Gravar este arquivo?</translation></message>
<message><source>Write without model</source><translation>Escrever sem modelo</translation></message>
<message><source>Writes handovers that fit no other model</source><translation>Escreve repasses que não cabem em outro modelo</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder.</source><translation>Só grava na pasta do projeto e na pasta pessoal própria do workspace.</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder; files in /tmp stay until the session is deleted.</source><translation>Só grava na pasta do projeto e na pasta pessoal própria do workspace; arquivos em /tmp permanecem até a sessão ser excluída.</translation></message>
<message><source>Writes over a disk.</source><translation>Grava por cima de um disco.</translation></message>
<message><source>Writes raw bytes over a file or a disk.</source><translation>Grava bytes brutos sobre um arquivo ou disco.</translation></message>
<message><source>Writes to GitHub in your name.</source><translation>Escreve no GitHub em seu nome.</translation></message>
<message><source>Writes to {files}.</source><translation>Grava em {files}.</translation></message>
<message><source>Writing handover</source><translation>Escrevendo repasse</translation></message>
<message><source>Writing section {0} of {1}…</source><translation>Escrevendo a seção {0} de {1}…</translation></message>
<message><source>Writing {0} · {1} s</source><translation>Escrevendo {0} · {1} s</translation></message>
<message><source>Writing {0}: {1}%</source><translation>Gravando {0}: {1}%</translation></message>
<message><source>Writing…</source><translation>Escrevendo…</translation></message>
<message><source>Written with outside content</source><translation>Escrita com conteúdo externo</translation></message>
<message><source>Written {0}: {1}</source><translation>Escrito ({0}): {1}</translation></message>
<message><source>Yes</source><translation>Sim</translation></message>
<message><source>You</source><translation>Você</translation></message>
<message><source>You already have {most} servers.</source><translation>Você já tem {most} servidores.</translation></message>
<message><source>You approved the plan.</source><translation>Você aprovou o plano.</translation></message>
<message><source>You can allow short sandboxed commands there while the screen is unlocked.</source><translation>Ali você pode permitir comandos curtos em sandbox enquanto a tela estiver desbloqueada.</translation></message>
<message><source>You can continue the session here.</source><translation>Você pode continuar a sessão aqui.</translation></message>
<message><source>You can keep working.</source><translation>Você pode continuar trabalhando.</translation></message>
<message><source>You can no longer use its models.</source><translation>Você não pode mais usar os modelos dele.</translation></message>
<message><source>You can open and deny there, and allow in the window.</source><translation>Ali você pode abrir e negar; permitir, na janela.</translation></message>
<message><source>You can read the session. Start a new one to go on.</source><translation>Você pode ler a sessão. Inicie uma nova para continuar.</translation></message>
<message><source>You can remove the worktree now, or go on in it.</source><translation>Você pode remover a worktree agora ou continuar nela.</translation></message>
<message><source>You can remove the worktree.</source><translation>Você pode remover a worktree.</translation></message>
<message><source>You can restore them from Archived and deleted workspaces.</source><translation>Você pode restaurá-los em Workspaces arquivados e excluídos.</translation></message>
<message><source>You can undo its changes to project files of up to 1 MB each.</source><translation>Você pode desfazer as alterações dele em arquivos do projeto de até 1 MB cada.</translation></message>
<message><source>You can undo its changes to project files, but not what it sends.</source><translation>Você pode desfazer as alterações dele em arquivos do projeto, mas não o que ele envia.</translation></message>
<message><source>You can't undo changes of {named}.</source><translation>Você não poderá desfazer alterações em {named}.</translation></message>
<message><source>You can't undo this.</source><translation>Não é possível desfazer.</translation></message>
<message><source>You can't undo what it does.</source><translation>Você não pode desfazer o que ele faz.</translation></message>
<message><source>You changed the plan.</source><translation>Você alterou o plano.</translation></message>
<message><source>You changed this command.</source><translation>Você alterou este comando.</translation></message>
<message><source>You chose {0}.</source><translation>Você escolheu: {0}.</translation></message>
<message><source>You did this. Helix is told:&#10;{0}</source><translation>Você fez isto. O Helix recebe:&#10;{0}</translation></message>
<message><source>You didn't sign in.</source><translation>Você não entrou.</translation></message>
<message><source>You discarded the plan.</source><translation>Você descartou o plano.</translation></message>
<message><source>You haven't trusted this folder yet.</source><translation>Você ainda não confiou nesta pasta.</translation></message>
<message><source>You keep this in every request, until you unpin it.</source><translation>Isto fica em cada solicitação até você desafixar.</translation></message>
<message><source>You kept {0}</source><translation>Você manteve {0}</translation></message>
<message><source>You left this out of the context. You can include it again at any time.</source><translation>Você excluiu isto do contexto. Pode incluí-lo de novo a qualquer momento.</translation></message>
<message><source>You merged the branch {0}.</source><translation>Você mesclou a branch {0}.</translation></message>
<message><source>You removed the worktree of the branch {0}.</source><translation>Você removeu a worktree da branch {0}.</translation></message>
<message><source>You stopped the turn, so the queue is paused.</source><translation>Você parou o turno; a fila está pausada.</translation></message>
<message><source>You stopped {0}, which ran in the background for {1}.</source><translation>Você parou {0}, que ficou em segundo plano por {1}.</translation></message>
<message><source>You switched it off.</source><translation>Você a desativou.</translation></message>
<message><source>You undid what it came from</source><translation>Você desfez aquilo de onde ela veio</translation></message>
<message><source>Your account with the provider is out of credit.</source><translation>O crédito da sua conta no provedor acabou.</translation></message>
<message><source>Your answer applies to all workspaces. Change it in Settings › Models and keys.</source><translation>Sua resposta vale em todos os workspaces. Mude-a em Configurações › Modelos e chaves.</translation></message>
<message><source>Your answer applies to this host, for models and MCP servers. Change it in Settings › General.</source><translation>Sua resposta vale para este host, com modelos e servidores MCP. Mude-a em Configurações › Geral.</translation></message>
<message><source>Your answers go to the MCP server {0}, a third-party program.</source><translation>Suas respostas vão para o servidor MCP {0}, um programa de terceiros.</translation></message>
<message><source>Your change: {0}. It applies from the next request; the prompt cache is rebuilt from that output on.</source><translation>Sua alteração: {0}. Vale a partir da próxima requisição; o cache de prompt é reconstruído a partir dessa saída.</translation></message>
<message><source>Your changes apply until you quit Helix.</source><translation>Suas alterações valem até você sair do Helix.</translation></message>
<message><source>Your data is intact. Restore the file from a backup, or move the folder {parent} away to start over.</source><translation>Seus dados estão intactos. Restaure o arquivo de um backup, ou tire a pasta {parent} do lugar para recomeçar.</translation></message>
<message><source>Your data isn't affected. Reinstall Helix Desktop to restore the file.</source><translation>Seus dados não foram afetados. Reinstale o Helix Desktop para restaurar o arquivo.</translation></message>
<message><source>Your draft</source><translation>Seu rascunho</translation></message>
<message><source>Your edit goes to a new branch. This conversation stays unchanged.</source><translation>Sua edição vai para uma nova ramificação. Esta conversa não é alterada.</translation></message>
<message><source>Your edits will be lost. The saved version stays unchanged.</source><translation>Suas edições serão perdidas. A versão salva não é alterada.</translation></message>
<message><source>Your instructions</source><translation>Suas instruções</translation></message>
<message><source>Your instructions for all projects</source><translation>Suas instruções para todos os projetos</translation></message>
<message><source>Your message is saved.</source><translation>Sua mensagem está salva.</translation></message>
<message><source>Your message is still in the message box.</source><translation>Sua mensagem continua na caixa de mensagem.</translation></message>
<message><source>Your message is too long for {model}. Only its beginning and its end are sent, about {kept} of {whole} tokens. The session keeps all of it.</source><translation>Sua mensagem é longa demais para {model}. Só o início e o fim são enviados, cerca de {kept} de {whole} tokens. A sessão guarda a mensagem inteira.</translation></message>
<message><source>Your message stays in the message box. Free disk space, or stop the turn and send it.</source><translation>Sua mensagem continua na caixa de mensagem. Libere espaço em disco, ou pare o turno e envie-a.</translation></message>
<message><source>Your message wasn't sent.</source><translation>Sua mensagem não foi enviada.</translation></message>
<message><source>Your message wasn't sent. Settings, Hooks lists all hooks.</source><translation>Sua mensagem não foi enviada. Configurações › Hooks lista todos os hooks.</translation></message>
<message><source>Your own</source><translation>Seus</translation></message>
<message><source>Your project folder is not touched.</source><translation>Sua pasta do projeto não é alterada.</translation></message>
<message><source>Your project folder {0} is not touched.</source><translation>Sua pasta do projeto {0} não é alterada.</translation></message>
<message><source>Your request is saved, and no tool ran twice.</source><translation>Sua requisição está salva, e nenhuma ferramenta foi executada duas vezes.</translation></message>
<message><source>Your rules</source><translation>Suas regras</translation></message>
<message><source>Your rules for this workspace</source><translation>Suas regras para este workspace</translation></message>
<message><source>Your saved work is safe. See the log in {0}.</source><translation>Seu trabalho salvo está seguro. Veja o log em {0}.</translation></message>
<message><source>Your sign-in to the provider has expired.</source><translation>Seu login no provedor expirou.</translation></message>
<message><source>Your stored data is intact. Check who owns the file and its folder, and their permissions.</source><translation>Os dados salvos estão intactos. Verifique o proprietário e as permissões do arquivo e da pasta dele.</translation></message>
<message><source>Your stored data is intact. Restore the file from a backup, or run `helix-desktop workspace check --workspace {id}`.</source><translation>Seus dados armazenados estão intactos. Restaure o arquivo de um backup ou execute `helix-desktop workspace check --workspace {id}`.</translation></message>
<message><source>Your system prompt</source><translation>Seu prompt do sistema</translation></message>
<message><source>Your system prompt for this workspace</source><translation>Seu prompt do sistema para este workspace</translation></message>
<message><source>Zoom in</source><translation>Ampliar</translation></message>
<message><source>Zoom out</source><translation>Reduzir</translation></message>
<message><source>Zoom to 100%</source><translation>Zoom de 100%</translation></message>
<message><source>Zoom {0}%</source><translation>Zoom {0}%</translation></message>
<message><source>Zoom {0}% takes effect after a restart</source><translation>O zoom de {0}% vale após reiniciar</translation></message>
<message><source>Zoom, in percent</source><translation>Zoom, em porcentagem</translation></message>
<message><source>`git worktree repair` may help. Otherwise start a new session.</source><translation>`git worktree repair` pode ajudar. Caso contrário, inicie uma nova sessão.</translation></message>
<message><source>`session answer` lists them. A question that changes gets another number.</source><translation>`session answer` lista todas. Uma pergunta que muda recebe outro número.</translation></message>
<message><source>`{lead}` followed by any other words. Only in the sandbox and in this workspace, not `{lead} &amp;&amp; …`.</source><translation>`{lead}` seguido de quaisquer outras palavras. Só no sandbox e neste workspace; não vale para `{lead} &amp;&amp; …`.</translation></message>
<message><source>`{name}` {trouble}.</source><translation>`{name}` {trouble}.</translation></message>
<message><source>`{path}` contains a secret, which is hidden from the model.</source><translation>`{path}` contém um segredo, que fica oculto ao modelo.</translation></message>
<message><source>`{path}` may contain a secret.</source><translation>`{path}` pode conter um segredo.</translation></message>
<message><source>`{path}` starts programs or tells agents what to do, outside the sandbox.</source><translation>`{path}` inicia programas ou diz aos agentes o que fazer, fora do sandbox.</translation></message>
<message><source>`{server}` says that `{tool}` only reads. Its answer is outside content.</source><translation>`{server}` diz que `{tool}` só lê. A resposta é conteúdo externo.</translation></message>
<message><source>`{tool}` does more than read.</source><translation>`{tool}` faz mais do que ler.</translation></message>
<message><source>a branch that begins behind it has too much before it</source><translation>um ramo que começa depois tem conteúdo demais antes</translation></message>
<message><source>a compaction was undone</source><translation>uma compactação foi desfeita</translation></message>
<message><source>a large output</source><translation>uma saída grande</translation></message>
<message><source>a list isn't allowed.</source><translation>uma lista não é permitida.</translation></message>
<message><source>a model took notes of older steps</source><translation>um modelo tomou notas de passos antigos</translation></message>
<message><source>a pause of {0}</source><translation>uma pausa de {0}</translation></message>
<message><source>a pin changed</source><translation>algo fixado mudou</translation></message>
<message><source>a pinned output</source><translation>uma saída fixada</translation></message>
<message><source>a preview</source><translation>uma prévia</translation></message>
<message><source>a rule says to always ask</source><translation>uma regra manda perguntar sempre</translation></message>
<message><source>a subagent</source><translation>um subagente</translation></message>
<message><source>a tool's output</source><translation>a saída de uma ferramenta</translation></message>
<message><source>about {0} by today's prices</source><translation>cerca de {0} pelos preços de hoje</translation></message>
<message><source>actions</source><translation>ações</translation></message>
<message><source>added context</source><translation>contexto adicionado</translation></message>
<message><source>agent</source><translation>agente</translation></message>
<message><source>all lines</source><translation>todas as linhas</translation></message>
<message><source>all workspaces</source><translation>todos os workspaces</translation></message>
<message numerus="yes"><source>all {0} details</source><extracomment>One: all {0} detail</extracomment><translation><numerusform>o único detalhe</numerusform><numerusform>todos os {0} detalhes</numerusform></translation></message>
<message numerus="yes"><source>all {1} tokens in context</source><extracomment>One: all {1} token in context</extracomment><translation><numerusform>tudo no contexto ({1} token)</numerusform><numerusform>todos os {1} tokens no contexto</numerusform></translation></message>
<message><source>always</source><translation>sempre</translation></message>
<message><source>always on: markers need it</source><translation>sempre ativado: os marcadores precisam dele</translation></message>
<message><source>an excerpt</source><translation>um trecho</translation></message>
<message><source>an older output</source><translation>uma saída mais antiga</translation></message>
<message><source>an output was sent in another form</source><translation>uma saída foi enviada de outra forma</translation></message>
<message numerus="yes"><source>and {0} large outputs</source><extracomment>One: and {0} large output</extracomment><translation><numerusform>e {0} saída grande</numerusform><numerusform>e {0} saídas grandes</numerusform></translation></message>
<message><source>another model</source><translation>outro modelo</translation></message>
<message><source>another part of this process</source><translation>outra parte deste processo</translation></message>
<message><source>another process</source><translation>outro processo</translation></message>
<message><source>another reasoning effort</source><translation>outro esforço de raciocínio</translation></message>
<message><source>another session</source><translation>outra sessão</translation></message>
<message><source>answered in {0} s</source><translation>respondida em {0} s</translation></message>
<message><source>approved</source><translation>aprovado</translation></message>
<message><source>aren't known read-only commands</source><translation>não são comandos conhecidos de somente leitura</translation></message>
<message><source>argument “{0}”</source><translation>argumento “{0}”</translation></message>
<message><source>as Helix left it</source><translation>como o Helix o deixou</translation></message>
<message><source>as typed; unknown limits get safe defaults</source><translation>como digitado; limites desconhecidos recebem padrões seguros</translation></message>
<message><source>asked for by you</source><translation>a seu pedido</translation></message>
<message><source>asks</source><translation>pergunta</translation></message>
<message><source>assumed</source><translation>presumido</translation></message>
<message><source>at least {0}</source><translation>pelo menos {0}</translation></message>
<message><source>at least {cost}</source><translation>pelo menos {cost}</translation></message>
<message><source>at most {0}</source><translation>no máximo {0}</translation></message>
<message><source>at {0} tokens</source><translation>com {0} tokens</translation></message>
<message><source>at {0}%</source><translation>em {0}%</translation></message>
<message><source>automatic compaction is off</source><translation>a compactação automática está desativada</translation></message>
<message><source>back to an earlier context</source><translation>de volta a um contexto anterior</translation></message>
<message><source>back to handover v{0}</source><translation>de volta ao repasse v{0}</translation></message>
<message><source>beginning, end, and key lines</source><translation>início, fim e linhas-chave</translation></message>
<message><source>blocked {0}, {1}</source><translation>bloqueou {0}, {1}</translation></message>
<message><source>built in</source><translation>integrado</translation></message>
<message><source>built in, {dated}</source><translation>integrado, {dated}</translation></message>
<message><source>by a command or you</source><translation>por um comando ou por você</translation></message>
<message><source>by rules</source><translation>por regras</translation></message>
<message><source>by rules, as no model wrote a usable text</source><translation>por regras, pois nenhum modelo escreveu um texto utilizável</translation></message>
<message><source>by you</source><translation>por você</translation></message>
<message><source>byte-identical</source><translation>idêntico byte a byte</translation></message>
<message><source>bytes</source><translation>bytes</translation></message>
<message><source>bytes not recorded</source><translation>bytes não gravados</translation></message>
<message><source>bytes: size:&gt;10k</source><translation>bytes: size:&gt;10k</translation></message>
<message><source>cache</source><translation>cache</translation></message>
<message><source>cache read</source><translation>leitura do cache</translation></message>
<message><source>cache write</source><translation>gravação no cache</translation></message>
<message><source>cache writes cost extra</source><translation>gravar no cache de prompt custa a mais</translation></message>
<message><source>cached</source><translation>no cache</translation></message>
<message><source>call</source><translation>chamada</translation></message>
<message><source>calls folded</source><translation>recolhidas</translation></message>
<message><source>calls for that {0}</source><translation>chamadas para isso {0}</translation></message>
<message><source>calls shown</source><translation>exibidas</translation></message>
<message><source>can't be shown</source><translation>não pode ser mostrado</translation></message>
<message><source>changed</source><translation>alterado</translation></message>
<message><source>changed, so it is off</source><translation>mudou, por isso está desativado</translation></message>
<message><source>chosen by Helix</source><translation>escolhido pelo Helix</translation></message>
<message><source>close</source><translation>fechar</translation></message>
<message><source>code</source><translation>código</translation></message>
<message><source>command or path</source><translation>comando ou caminho</translation></message>
<message><source>compaction at {0} tokens</source><translation>compactação com {0} tokens</translation></message>
<message><source>compaction is back exactly</source><translation>a compactação voltou exatamente</translation></message>
<message><source>compaction {0}</source><comment>in about 6 turns</comment><translation>compactação {0}</translation></message>
<message><source>complete</source><translation>completa</translation></message>
<message><source>complete</source><comment>a name</comment><translation>completar</translation></message>
<message><source>complete and unchanged</source><translation>completa e inalterada</translation></message>
<message><source>constraints</source><translation>restrições</translation></message>
<message><source>content {0}</source><translation>conteúdo {0}</translation></message>
<message><source>content {0}, and conversations</source><translation>conteúdo {0}, mais conversas</translation></message>
<message><source>contents</source><translation>conteúdos</translation></message>
<message><source>context</source><translation>contexto</translation></message>
<message><source>context restored exactly</source><translation>contexto restaurado exatamente</translation></message>
<message><source>context window</source><translation>janela de contexto</translation></message>
<message><source>conversation unchanged</source><translation>conversa inalterada</translation></message>
<message><source>counting…</source><translation>contando…</translation></message>
<message numerus="yes"><source>covers {0} messages and steps</source><extracomment>One: covers {0} message or step</extracomment><translation><numerusform>cobre {0} mensagem ou etapa</numerusform><numerusform>cobre {0} mensagens e etapas</numerusform></translation></message>
<message><source>credentials file (optional)</source><translation>arquivo de credenciais (opcional)</translation></message>
<message><source>current</source><comment>policy</comment><translation>atual</translation></message>
<message><source>current</source><comment>version</comment><translation>atual</translation></message>
<message><source>current model</source><translation>modelo atual</translation></message>
<message><source>custom</source><translation>personalizado</translation></message>
<message><source>decisions</source><translation>decisões</translation></message>
<message><source>default</source><translation>padrão</translation></message>
<message><source>deleted</source><translation>excluído</translation></message>
<message><source>denied</source><translation>negada</translation></message>
<message><source>detected</source><translation>detectada</translation></message>
<message><source>doesn't match</source><translation>não confere</translation></message>
<message><source>doesn't run ({error}).</source><translation>não funciona ({error}).</translation></message>
<message><source>edited</source><comment>policy</comment><translation>editada</translation></message>
<message><source>edited</source><comment>version</comment><translation>editada</translation></message>
<message><source>edited since</source><translation>editado depois</translation></message>
<message numerus="yes"><source>edited {0} files</source><extracomment>One: edited {0} file</extracomment><translation><numerusform>editou {0} arquivo</numerusform><numerusform>editou {0} arquivos</numerusform></translation></message>
<message><source>editing</source><translation>editando</translation></message>
<message><source>entries</source><translation>entradas</translation></message>
<message><source>environment variable (optional)</source><translation>variável de ambiente (opcional)</translation></message>
<message><source>errors</source><translation>erros</translation></message>
<message><source>estimated</source><translation>estimado</translation></message>
<message><source>event {0}</source><translation>evento {0}</translation></message>
<message><source>events</source><translation>eventos</translation></message>
<message><source>everything</source><translation>tudo</translation></message>
<message><source>everything above is a copy; the original is unchanged</source><translation>tudo acima é uma cópia; o original não é alterado</translation></message>
<message><source>everything is merged</source><translation>tudo foi mesclado</translation></message>
<message><source>exact</source><translation>exato</translation></message>
<message><source>excerpt</source><translation>trecho</translation></message>
<message><source>excerpt of {0}</source><translation>trecho de {0}</translation></message>
<message><source>excluded</source><translation>omitida</translation></message>
<message><source>excluded or changed</source><translation>excluída ou alterada</translation></message>
<message><source>exit {0}</source><translation>código {0}</translation></message>
<message><source>expected</source><translation>esperado</translation></message>
<message><source>failed</source><translation>falhou</translation></message>
<message><source>failed {0}, {1}</source><translation>falhou {0}, {1}</translation></message>
<message><source>failing</source><translation>com falha</translation></message>
<message><source>fast model</source><translation>modelo rápido</translation></message>
<message numerus="yes"><source>fetched {0} pages</source><extracomment>One: fetched {0} page</extracomment><translation><numerusform>buscou {0} página</numerusform><numerusform>buscou {0} páginas</numerusform></translation></message>
<message><source>files</source><translation>arquivos</translation></message>
<message><source>files of this workspace that hold no secrets</source><translation>arquivos deste workspace que não contêm segredos</translation></message>
<message><source>first request</source><translation>primeira requisição</translation></message>
<message><source>first {last} of {total}</source><translation>1–{last} de {total}</translation></message>
<message><source>free</source><translation>grátis</translation></message>
<message><source>from a session that is gone</source><translation>de uma sessão que não existe mais</translation></message>
<message><source>from an imported copy</source><translation>de uma cópia importada</translation></message>
<message><source>from the same model elsewhere</source><translation>do mesmo modelo em outro lugar</translation></message>
<message><source>from {0} tokens if it pays off, at {1} at the latest</source><translation>a partir de {0} tokens se compensar, no máximo com {1}</translation></message>
<message><source>from {0} tokens, {1} at most</source><translation>a partir de {0} tokens, no máximo {1}</translation></message>
<message><source>from “{0}”</source><translation>de “{0}”</translation></message>
<message><source>full output</source><translation>saída completa</translation></message>
<message><source>git state changed</source><translation>estado do git alterado</translation></message>
<message><source>git: {name} was at {before}, and is at {after}</source><translation>git: {name} estava em {before} e está em {after}</translation></message>
<message><source>handover</source><translation>repasse</translation></message>
<message><source>handover at {0}%</source><translation>repasse em {0}%</translation></message>
<message><source>handover v{0} written again</source><translation>repasse v{0} escrito de novo</translation></message>
<message><source>handover {0}</source><translation>repasse {0}</translation></message>
<message><source>handover: {0}</source><translation>repasse: {0}</translation></message>
<message><source>handovers {0}</source><translation>repasses {0}</translation></message>
<message><source>has a damaged head</source><translation>tem um cabeçalho danificado</translation></message>
<message><source>has a different length than when it was stored</source><translation>tem um tamanho diferente de quando foi armazenada</translation></message>
<message><source>has events after its head</source><translation>tem eventos depois do cabeçalho</translation></message>
<message><source>has events but no head</source><translation>tem eventos, mas não tem cabeçalho</translation></message>
<message><source>hash {0}</source><translation>hash {0}</translation></message>
<message><source>hints</source><translation>dicas</translation></message>
<message><source>home folder and caches for commands</source><translation>pasta pessoal e caches dos comandos</translation></message>
<message><source>host or host:port</source><translation>host ou host:porta</translation></message>
<message><source>https://models.example.com/v1</source><translation>https://models.example.com/v1</translation></message>
<message><source>images</source><translation>imagens</translation></message>
<message><source>in</source><translation>entrada</translation></message>
<message numerus="yes"><source>in about {0} turns</source><extracomment>One: in about {0} turn</extracomment><translation><numerusform>em cerca de {0} turno</numerusform><numerusform>em cerca de {0} turnos</numerusform></translation></message>
<message><source>in all outputs</source><translation>em todas as saídas</translation></message>
<message><source>in this session</source><translation>nesta sessão</translation></message>
<message><source>in {0}</source><translation>em {0}</translation></message>
<message numerus="yes"><source>in {0} sessions</source><extracomment>One: in {0} session</extracomment><translation><numerusform>em {0} sessão</numerusform><numerusform>em {0} sessões</numerusform></translation></message>
<message numerus="yes"><source>in {1} of {0} sections</source><extracomment>One: in {1} of {0} section</extracomment><translation><numerusform>em {1} de {0} seção</numerusform><numerusform>em {1} de {0} seções</numerusform></translation></message>
<message><source>in “{0}” only</source><translation>só em “{0}”</translation></message>
<message><source>incidents</source><translation>incidentes</translation></message>
<message><source>incomplete</source><translation>incompleto</translation></message>
<message><source>insert</source><translation>inserir</translation></message>
<message><source>instructions</source><translation>instruções</translation></message>
<message><source>interrupted</source><translation>interrompida</translation></message>
<message><source>is damaged</source><translation>está danificada</translation></message>
<message><source>is listed but missing</source><translation>está na lista, mas não existe</translation></message>
<message><source>is of an unknown kind</source><translation>é de um tipo desconhecido</translation></message>
<message><source>isn't a known read-only command</source><translation>não é um comando conhecido de somente leitura</translation></message>
<message><source>isolated context</source><translation>contexto isolado</translation></message>
<message><source>it can carry data out</source><translation>pode levar dados para fora</translation></message>
<message><source>it can't be read</source><translation>não foi possível ler</translation></message>
<message><source>it contains invisible characters</source><translation>contém caracteres invisíveis</translation></message>
<message><source>it contains look-alike letters</source><translation>contém letras enganosas, parecidas com outras</translation></message>
<message><source>it has an unknown form</source><translation>tem uma forma desconhecida</translation></message>
<message><source>it has the output of a call that isn't there</source><translation>tem a saída de uma chamada que falta</translation></message>
<message><source>it has too many values</source><translation>tem valores demais</translation></message>
<message><source>it holds a secret</source><translation>contém um segredo</translation></message>
<message><source>it is as long as the output</source><translation>é tão longo quanto a saída</translation></message>
<message><source>it is longer than {size} MB</source><translation>é maior que {size} MB</translation></message>
<message><source>it is no text, or too long</source><translation>não é texto ou é longo demais</translation></message>
<message><source>it isn't a regular file</source><translation>não é um arquivo comum</translation></message>
<message><source>it may reach outside the project</source><translation>pode alcançar fora do projeto</translation></message>
<message><source>it may read secrets</source><translation>pode ler segredos</translation></message>
<message><source>it no longer exists</source><translation>ele não existe mais</translation></message>
<message><source>it replaces what was pushed</source><translation>substitui o que já foi enviado por push</translation></message>
<message><source>it steers programs</source><translation>controla programas</translation></message>
<message><source>it uses sudo</source><translation>usa sudo</translation></message>
<message><source>it's a document, which is read only in a sandbox</source><translation>é um documento, que só é lido em um sandbox</translation></message>
<message><source>it's damaged or too large to be read</source><translation>está danificado ou é grande demais para ser lido</translation></message>
<message><source>it's neither text nor a supported image</source><translation>não é texto nem imagem compatível</translation></message>
<message><source>it's outside the project and is a folder or over 64 MB</source><translation>está fora do projeto e é uma pasta ou tem mais de 64 MB</translation></message>
<message><source>it's outside the project and larger than 4 MB</source><translation>está fora do projeto e tem mais de 4 MB</translation></message>
<message><source>it's protected by a password</source><translation>está protegido por senha</translation></message>
<message><source>its folder is gone</source><translation>a pasta não existe mais</translation></message>
<message><source>its pages are pictures without text</source><translation>as páginas são imagens sem texto</translation></message>
<message><source>just now</source><translation>agora mesmo</translation></message>
<message><source>kept and pinned blocks</source><translation>blocos mantidos e fixados</translation></message>
<message><source>key in environment</source><translation>chave no ambiente</translation></message>
<message><source>key set</source><translation>com chave</translation></message>
<message><source>key {0} from {1}</source><translation>chave {0} de {1}</translation></message>
<message><source>key {0}, {1}</source><translation>chave {0}, {1}</translation></message>
<message><source>largest request {0}</source><translation>maior requisição: {0}</translation></message>
<message><source>last recalled</source><translation>última recuperação</translation></message>
<message><source>last used: {0}</source><translation>último uso: {0}</translation></message>
<message numerus="yes"><source>last {0} messages, unchanged</source><extracomment>One: last {0} message, unchanged</extracomment><translation><numerusform>última mensagem, inalterada</numerusform><numerusform>últimas {0} mensagens, inalteradas</numerusform></translation></message>
<message><source>limit {0}</source><translation>limite {0}</translation></message>
<message><source>line {0}</source><translation>linha {0}</translation></message>
<message><source>lines with certain words</source><translation>linhas com certas palavras</translation></message>
<message><source>lines with “{0}”</source><translation>linhas com “{0}”</translation></message>
<message><source>lines {0} to {1}</source><translation>linhas {0} a {1}</translation></message>
<message><source>lines {0}–{1}</source><translation>linhas {0}–{1}</translation></message>
<message numerus="yes"><source>listed {0} folders</source><extracomment>One: listed {0} folder</extracomment><translation><numerusform>listou {0} pasta</numerusform><numerusform>listou {0} pastas</numerusform></translation></message>
<message><source>long-context model</source><translation>modelo de contexto longo</translation></message>
<message><source>main model</source><translation>modelo principal</translation></message>
<message><source>marked read-only</source><translation>somente leitura</translation></message>
<message><source>marker</source><translation>marcador</translation></message>
<message><source>markers {0}</source><translation>marcadores {0}</translation></message>
<message><source>max output</source><translation>saída máxima</translation></message>
<message><source>messages {0}–{1}</source><translation>mensagens {0}–{1}</translation></message>
<message><source>min</source><translation>min</translation></message>
<message><source>model you chose</source><translation>modelo que você escolheu</translation></message>
<message><source>model {0}</source><translation>modelo {0}</translation></message>
<message><source>model, input truncated</source><translation>modelo, entrada truncada</translation></message>
<message><source>more than {total}</source><translation>mais de {total}</translation></message>
<message><source>names</source><translation>nomes</translation></message>
<message><source>needs approval</source><translation>requer aprovação</translation></message>
<message><source>needs review</source><translation>requer revisão</translation></message>
<message><source>needs sign-in</source><translation>requer entrada</translation></message>
<message><source>never</source><translation>nunca</translation></message>
<message><source>never</source><comment>recalled</comment><translation>nunca</translation></message>
<message><source>next</source><translation>próxima</translation></message>
<message><source>no automatic handover</source><translation>sem repasse automático</translation></message>
<message><source>no duplicates</source><translation>sem duplicatas</translation></message>
<message><source>no duplicates yet</source><translation>sem duplicatas ainda</translation></message>
<message><source>no images</source><translation>sem imagens</translation></message>
<message><source>no key</source><translation>sem chave</translation></message>
<message><source>no key needed</source><translation>dispensa chave</translation></message>
<message><source>no limit</source><translation>sem limite</translation></message>
<message><source>no matches</source><translation>nada encontrado</translation></message>
<message><source>no request yet</source><translation>nenhuma requisição ainda</translation></message>
<message><source>no result came</source><translation>nenhum resultado chegou</translation></message>
<message><source>no shortcut</source><translation>sem atalho</translation></message>
<message><source>no tools</source><translation>sem ferramentas</translation></message>
<message><source>no tools yet</source><translation>sem ferramentas ainda</translation></message>
<message><source>none</source><translation>nenhum</translation></message>
<message><source>not applied</source><translation>não aplicado</translation></message>
<message><source>not available here</source><translation>não disponível aqui</translation></message>
<message><source>not checked</source><translation>não verificado</translation></message>
<message><source>not for this kind of call</source><translation>não para este tipo de chamada</translation></message>
<message><source>not found</source><translation>não encontrado</translation></message>
<message><source>not installed</source><translation>não instalado</translation></message>
<message><source>not installed.</source><translation>não instalado.</translation></message>
<message><source>not open</source><translation>não aberta</translation></message>
<message><source>not reported by the provider</source><translation>não informado pelo provedor</translation></message>
<message><source>not run since Helix started</source><translation>não executado desde que o Helix foi iniciado</translation></message>
<message><source>not sent</source><translation>não enviada</translation></message>
<message><source>not sent yet</source><translation>ainda não enviada</translation></message>
<message><source>not started</source><translation>não iniciada</translation></message>
<message><source>not used</source><translation>não usado</translation></message>
<message><source>not used yet</source><translation>ainda não usado</translation></message>
<message><source>not used: {0}</source><translation>não usado: {0}</translation></message>
<message><source>not written yet</source><translation>ainda não escrito</translation></message>
<message><source>notes</source><translation>notas</translation></message>
<message><source>notes by a model {0}</source><translation>notas de um modelo {0}</translation></message>
<message><source>notes were merged and shortened</source><translation>as notas foram mescladas e encurtadas</translation></message>
<message><source>notes {0}</source><translation>notas {0}</translation></message>
<message><source>nothing yet</source><translation>nada ainda</translation></message>
<message><source>now</source><translation>agora</translation></message>
<message><source>now line {0}</source><translation>agora linha {0}</translation></message>
<message><source>now {0}</source><translation>agora {0}</translation></message>
<message><source>npx -y @example/docs   or   https://example.com/mcp</source><translation>npx -y @example/docs   ou   https://example.com/mcp</translation></message>
<message><source>number of lines</source><translation>número de linhas</translation></message>
<message><source>number of references</source><translation>número de referências</translation></message>
<message><source>of {0}</source><translation>de {0}</translation></message>
<message><source>of {0} by models: {1}</source><translation>de {0} por modelos: {1}</translation></message>
<message><source>of {0} · {1}</source><translation>de {0} · {1}</translation></message>
<message><source>off</source><translation>desativado</translation></message>
<message><source>off until you approve it</source><translation>desativado até você aprovar</translation></message>
<message><source>ok</source><translation>ok</translation></message>
<message><source>older messages were compacted</source><translation>mensagens antigas foram compactadas</translation></message>
<message><source>older steps are now notes</source><translation>etapas antigas agora são notas</translation></message>
<message><source>on next request</source><translation>na próxima requisição</translation></message>
<message><source>one look-alike letter</source><translation>uma letra enganosa</translation></message>
<message><source>open</source><translation>abrir</translation></message>
<message><source>optional</source><translation>opcional</translation></message>
<message><source>out</source><translation>saída</translation></message>
<message><source>outcome of the call</source><translation>resultado da chamada</translation></message>
<message><source>output</source><translation>saída</translation></message>
<message><source>outside content is in the conversation</source><translation>há conteúdo externo na conversa</translation></message>
<message><source>over {0}</source><translation>mais de {0}</translation></message>
<message><source>partial answer kept</source><translation>resposta parcial mantida</translation></message>
<message><source>pasted image</source><translation>imagem colada</translation></message>
<message><source>pick lines…</source><translation>escolher linhas…</translation></message>
<message><source>pieces of large contents</source><translation>partes de conteúdos grandes</translation></message>
<message><source>pin</source><translation>fixado</translation></message>
<message><source>pinned</source><translation>fixada</translation></message>
<message><source>pinned fact</source><translation>fato fixado</translation></message>
<message><source>pinned message</source><translation>mensagem fixada</translation></message>
<message><source>pinned rule</source><translation>regra fixada</translation></message>
<message><source>policy {0}</source><translation>política {0}</translation></message>
<message><source>preview</source><translation>prévia</translation></message>
<message><source>preview of {0}</source><translation>prévia de {0}</translation></message>
<message><source>preview, as no choice could be used</source><translation>prévia, pois nenhuma escolha pôde ser usada</translation></message>
<message><source>price unknown</source><translation>preço desconhecido</translation></message>
<message><source>process {pid}</source><translation>outro processo (PID {pid})</translation></message>
<message><source>project</source><translation>projeto</translation></message>
<message><source>project context</source><translation>contexto do projeto</translation></message>
<message><source>project/location, such as my-project/europe-west1</source><translation>projeto/local, como my-project/europe-west1</translation></message>
<message><source>prompt cache unaffected</source><translation>cache de prompt não afetado</translation></message>
<message><source>provider/model</source><translation>provedor/modelo</translation></message>
<message numerus="yes"><source>ran {0} commands</source><extracomment>One: ran {0} command</extracomment><translation><numerusform>executou {0} comando</numerusform><numerusform>executou {0} comandos</numerusform></translation></message>
<message numerus="yes"><source>ran {0} subagents</source><extracomment>One: ran {0} subagent</extracomment><translation><numerusform>executou {0} subagente</numerusform><numerusform>executou {0} subagentes</numerusform></translation></message>
<message><source>ran {0}, {1}</source><translation>executado {0}, {1}</translation></message>
<message numerus="yes"><source>read {0} files</source><extracomment>One: read {0} file</extracomment><translation><numerusform>leu {0} arquivo</numerusform><numerusform>leu {0} arquivos</numerusform></translation></message>
<message numerus="yes"><source>read {0} skills</source><extracomment>One: read {0} skill</extracomment><translation><numerusform>leu {0} skill</numerusform><numerusform>leu {0} skills</numerusform></translation></message>
<message><source>ready</source><translation>pronto</translation></message>
<message><source>recalled</source><translation>recuperado</translation></message>
<message numerus="yes"><source>recalled {0} times</source><extracomment>One: recalled once</extracomment><translation><numerusform>recuperou conteúdo uma vez</numerusform><numerusform>recuperou conteúdo {0} vezes</numerusform></translation></message>
<message><source>recorded request</source><translation>requisição gravada</translation></message>
<message><source>references</source><translation>referências</translation></message>
<message><source>refined notes</source><translation>notas refinadas</translation></message>
<message><source>region, such as eu-central-1</source><translation>região, como eu-central-1</translation></message>
<message><source>regular expression: re:/error \d+/i</source><translation>expressão regular: re:/error \d+/i</translation></message>
<message><source>reply</source><translation>resposta</translation></message>
<message><source>reported by the provider</source><translation>informado pelo provedor</translation></message>
<message><source>request</source><translation>requisição</translation></message>
<message><source>request {0}</source><translation>requisição {0}</translation></message>
<message><source>request {0}: {1} tokens</source><translation>requisição {0}: {1} tokens</translation></message>
<message><source>required</source><translation>obrigatório</translation></message>
<message><source>restored</source><translation>restaurado</translation></message>
<message><source>restored</source><comment>version</comment><translation>restaurada</translation></message>
<message><source>restored by you</source><translation>restaurado por você</translation></message>
<message><source>retires {0}</source><translation>fim em {0}</translation></message>
<message><source>rewind undone by you</source><translation>volta desfeita por você</translation></message>
<message><source>rewound by you</source><translation>volta feita por você</translation></message>
<message><source>run</source><translation>executar</translation></message>
<message><source>running</source><translation>executando</translation></message>
<message><source>s</source><comment>seconds</comment><translation>s</translation></message>
<message><source>same: nothing in the prompt cache</source><translation>igual: nada no cache de prompt</translation></message>
<message><source>sandboxed only</source><translation>só em sandbox</translation></message>
<message><source>saved in {store}</source><translation>salva em {store}</translation></message>
<message><source>saved until you quit</source><translation>salva até você sair</translation></message>
<message><source>searched twice</source><translation>pesquisou duas vezes</translation></message>
<message numerus="yes"><source>searched {0} times</source><extracomment>One: searched once</extracomment><translation><numerusform>pesquisou uma vez</numerusform><numerusform>pesquisou {0} vezes</numerusform></translation></message>
<message><source>section {0} of {1}: {2}</source><translation>seção {0} de {1}: {2}</translation></message>
<message><source>select</source><translation>selecionar</translation></message>
<message><source>sending</source><translation>enviando</translation></message>
<message><source>servers of type {kind} aren't supported.</source><translation>não há suporte para servidores do tipo {kind}.</translation></message>
<message><source>session</source><translation>sessão</translation></message>
<message><source>session heads</source><translation>cabeçalhos de sessões</translation></message>
<message><source>sessions</source><translation>sessões</translation></message>
<message><source>set by you</source><translation>definido por você</translation></message>
<message><source>shortened</source><translation>encurtada</translation></message>
<message><source>shortened outputs {0}</source><translation>saídas encurtadas {0}</translation></message>
<message><source>signed out</source><translation>desconectado</translation></message>
<message><source>signed with your AWS credentials</source><translation>assina com suas credenciais da AWS</translation></message>
<message><source>signed with your Google credentials</source><translation>assina com suas credenciais do Google</translation></message>
<message><source>signs in itself</source><translation>faz login por conta própria</translation></message>
<message><source>snapshots</source><translation>instantâneos</translation></message>
<message><source>start of the hash</source><translation>início do hash</translation></message>
<message><source>starting</source><translation>iniciando</translation></message>
<message><source>starting…</source><translation>iniciando…</translation></message>
<message><source>state in the open session</source><translation>estado na sessão aberta</translation></message>
<message><source>stopped</source><translation>parada</translation></message>
<message><source>system prompt</source><translation>prompt do sistema</translation></message>
<message><source>system prompt and tools</source><translation>prompt do sistema e ferramentas</translation></message>
<message><source>text in the content</source><translation>texto no conteúdo</translation></message>
<message><source>the agent said it</source><translation>o agente disse isto</translation></message>
<message><source>the beginning is damaged</source><translation>o início está danificado</translation></message>
<message><source>the beginning is excluded</source><translation>o início está omitido</translation></message>
<message><source>the change feed</source><translation>a lista de alterações</translation></message>
<message><source>the compressed data is damaged from here on</source><translation>os dados compactados estão danificados a partir daqui</translation></message>
<message><source>the file has more lines than can be read</source><translation>o arquivo tem mais linhas do que se pode ler</translation></message>
<message><source>the file has more than can be read</source><translation>o arquivo tem mais do que pode ser lido</translation></message>
<message numerus="yes"><source>the first {0} lines</source><extracomment>One: the first {0} line</extracomment><translation><numerusform>a primeira linha</numerusform><numerusform>as primeiras {0} linhas</numerusform></translation></message>
<message><source>the full output</source><translation>a saída completa</translation></message>
<message><source>the handover at {0}%</source><translation>a passagem a {0}%</translation></message>
<message><source>the instructions changed</source><translation>as instruções mudaram</translation></message>
<message><source>the line that it continues isn't there</source><translation>falta a linha que ela continua</translation></message>
<message><source>the list of skills</source><translation>a lista de skills</translation></message>
<message><source>the list of tools changed</source><translation>a lista de ferramentas mudou</translation></message>
<message><source>the memory</source><translation>a memória</translation></message>
<message><source>the model named no lines of the output</source><translation>o modelo não indicou nenhuma linha da saída</translation></message>
<message><source>the model's answer was cut off</source><translation>a resposta do modelo foi cortada</translation></message>
<message><source>the permissions file was damaged</source><translation>o arquivo de permissões estava danificado</translation></message>
<message><source>the project</source><translation>o projeto</translation></message>
<message><source>the prompt cache saves {0}</source><translation>o cache de prompt economiza {0}</translation></message>
<message><source>the provider dropped its cache</source><translation>o provedor descartou o cache</translation></message>
<message><source>the request changed</source><translation>a solicitação mudou</translation></message>
<message><source>the request was too long</source><translation>a requisição era longa demais</translation></message>
<message><source>the server needs an input from its editor. Use a variable instead: ${NAME}.</source><translation>o servidor precisa de um valor do editor dele. Use uma variável no lugar: ${NAME}.</translation></message>
<message><source>the session begins a second time</source><translation>a sessão começa uma segunda vez</translation></message>
<message><source>the system prompt</source><translation>o prompt do sistema</translation></message>
<message><source>the tools it may call</source><translation>as ferramentas que ele pode chamar</translation></message>
<message><source>then</source><translation>depois</translation></message>
<message><source>then {0}</source><translation>depois {0}</translation></message>
<message><source>these lines</source><translation>estas linhas</translation></message>
<message><source>thinking</source><translation>raciocínio</translation></message>
<message><source>this group only</source><translation>só este grupo</translation></message>
<message><source>this line has changed since</source><translation>esta linha mudou desde então</translation></message>
<message><source>this model is free</source><translation>este modelo é grátis</translation></message>
<message><source>this session</source><translation>esta sessão</translation></message>
<message><source>this session only</source><translation>só esta sessão</translation></message>
<message><source>this workspace</source><translation>este workspace</translation></message>
<message><source>this workspace's prompt</source><translation>o prompt deste workspace</translation></message>
<message><source>this workspace's rules</source><translation>as regras deste workspace</translation></message>
<message><source>time of storage: created:&lt;7d</source><translation>hora do armazenamento: created:&lt;7d</translation></message>
<message><source>times recalled</source><translation>vezes recuperada</translation></message>
<message><source>todo list changed</source><translation>lista de tarefas alterada</translation></message>
<message><source>token counts</source><translation>contagens de tokens</translation></message>
<message><source>tokens</source><translation>tokens</translation></message>
<message><source>tokens: tokens:&gt;4k</source><translation>tokens: tokens:&gt;4k</translation></message>
<message><source>too large</source><translation>grande demais</translation></message>
<message><source>too old.</source><translation>antigo demais.</translation></message>
<message><source>tool definitions</source><translation>definições de ferramentas</translation></message>
<message><source>tool that produced the entry</source><translation>ferramenta que gerou a entrada</translation></message>
<message><source>tools</source><translation>ferramentas</translation></message>
<message><source>tools: {0}</source><translation>ferramentas: {0}</translation></message>
<message><source>trimmed</source><translation>reduzido</translation></message>
<message><source>trimmed {0}</source><translation>cortes {0}</translation></message>
<message><source>trust this folder first</source><translation>confie nesta pasta primeiro</translation></message>
<message><source>turns</source><translation>turnos</translation></message>
<message><source>type: mime:image</source><translation>tipo: mime:image</translation></message>
<message><source>unavailable</source><translation>indisponível</translation></message>
<message><source>unchanged</source><translation>sem mudança</translation></message>
<message><source>unchanged · {0}</source><translation>inalterada · {0}</translation></message>
<message><source>undone</source><translation>desfeita</translation></message>
<message><source>unknown</source><comment>price</comment><translation>desconhecido</translation></message>
<message><source>unknown error</source><translation>erro desconhecido</translation></message>
<message><source>unnamed</source><translation>sem nome</translation></message>
<message numerus="yes"><source>updated the todo list {0} times</source><extracomment>One: updated the todo list once</extracomment><translation><numerusform>atualizou a lista de etapas uma vez</numerusform><numerusform>atualizou a lista de etapas {0} vezes</numerusform></translation></message>
<message numerus="yes"><source>used {1} {0} times</source><extracomment>One: used {1} once</extracomment><translation><numerusform>usou {1} uma vez</numerusform><numerusform>usou {1} {0} vezes</numerusform></translation></message>
<message><source>verified just now</source><translation>verificada agora mesmo</translation></message>
<message><source>version {0} restored</source><translation>versão {0} restaurada</translation></message>
<message><source>v{0}</source><translation>v{0}</translation></message>
<message><source>v{0}, updates v{1}</source><translation>v{0}, atualiza v{1}</translation></message>
<message><source>waiting for you</source><translation>espera por você</translation></message>
<message><source>web search</source><translation>pesquisa na web</translation></message>
<message><source>what the model saw, seen in requests, sent text, history</source><translation>o que o modelo viu, visto em requisições, texto enviado, histórico</translation></message>
<message><source>what the pinned text after it is</source><translation>o que é o texto fixado a seguir</translation></message>
<message><source>what this subagent is</source><translation>o que este subagente é</translation></message>
<message><source>while the command ran: by it, or by you</source><translation>durante o comando: por ele ou por você</translation></message>
<message><source>window at {tokens} of {size} tokens</source><translation>janela com {tokens} de {size} tokens</translation></message>
<message><source>without a sandbox</source><translation>sem sandbox</translation></message>
<message numerus="yes"><source>wrote {0} files</source><extracomment>One: wrote {0} file</extracomment><translation><numerusform>gravou {0} arquivo</numerusform><numerusform>gravou {0} arquivos</numerusform></translation></message>
<message><source>yes or no</source><translation>sim ou não</translation></message>
<message><source>you</source><translation>você</translation></message>
<message><source>you can keep typing</source><translation>você pode continuar digitando</translation></message>
<message><source>you can keep working; the result is checked before it replaces anything</source><translation>você pode continuar trabalhando; o resultado é verificado antes de substituir qualquer coisa</translation></message>
<message><source>you chose an excerpt</source><translation>você escolheu um trecho</translation></message>
<message><source>you chose the full output</source><translation>você escolheu a saída completa</translation></message>
<message><source>you chose the preview</source><translation>você escolheu a prévia</translation></message>
<message><source>you excluded or included a block</source><translation>você excluiu ou incluiu um bloco</translation></message>
<message><source>you mentioned it</source><translation>você mencionou isto</translation></message>
<message><source>you stopped at {0}</source><translation>você parou às {0}</translation></message>
<message><source>you went back to an earlier message</source><translation>você voltou a uma mensagem anterior</translation></message>
<message><source>you wrote it</source><translation>você escreveu isto</translation></message>
<message><source>your last message and the last step</source><translation>sua última mensagem e a última etapa</translation></message>
<message><source>your message</source><translation>sua mensagem</translation></message>
<message><source>yours</source><translation>seu</translation></message>
<message><source>{0} (has a comment)</source><translation>{0} (com comentário)</translation></message>
<message><source>{0} ({1} characters), in event {2}</source><translation>{0} ({1} caracteres), no evento {2}</translation></message>
<message><source>{0} ({1})</source><translation>{0} ({1})</translation></message>
<message><source>{0} B</source><translation>{0} B</translation></message>
<message><source>{0} GB</source><translation>{0} GB</translation></message>
<message><source>{0} KB</source><translation>{0} KB</translation></message>
<message><source>{0} MB</source><translation>{0} MB</translation></message>
<message><source>{0} Servers must not ask for passwords or keys. Decline this request.</source><translation>{0} Servidores não devem pedir senhas nem chaves. Recuse este pedido.</translation></message>
<message><source>{0} TB</source><translation>{0} TB</translation></message>
<message><source>{0} added, but its models can't be read. {1}</source><translation>{0} adicionado, mas não é possível ler seus modelos. {1}</translation></message>
<message><source>{0} added. Add its key below to read its models.</source><translation>{0} adicionado. Adicione a chave abaixo para ler seus modelos.</translation></message>
<message><source>{0} added. Reading its models…</source><translation>{0} adicionado. Lendo seus modelos…</translation></message>
<message><source>{0} added. Review its tools to use them.</source><translation>{0} adicionado. Revise as ferramentas para usá-las.</translation></message>
<message><source>{0} ago</source><translation>há {0}</translation></message>
<message><source>{0} and more</source><translation>{0} e outros</translation></message>
<message><source>{0} and {1}</source><translation>{0} e {1}</translation></message>
<message><source>{0} and {1} more</source><translation>{0} e mais {1}</translation></message>
<message><source>{0} and {1} pixels</source><translation>{0} e {1} pixels</translation></message>
<message numerus="yes"><source>{0} blocks</source><extracomment>One: {0} block</extracomment><translation><numerusform>{0} bloco</numerusform><numerusform>{0} blocos</numerusform></translation></message>
<message><source>{0} blocks; damaged: {1}</source><translation>{0} blocos; danificados: {1}</translation></message>
<message numerus="yes"><source>{0} body fields</source><extracomment>One: {0} body field</extracomment><translation><numerusform>{0} campo do corpo</numerusform><numerusform>{0} campos do corpo</numerusform></translation></message>
<message numerus="yes"><source>{0} branches came along.</source><extracomment>One: {0} branch came along.</extracomment><translation><numerusform>{0} ramificação veio junto.</numerusform><numerusform>{0} ramificações vieram junto.</numerusform></translation></message>
<message><source>{0} by the long-context model</source><translation>{0} pelo modelo de contexto longo</translation></message>
<message numerus="yes"><source>{0} bytes</source><extracomment>One: {0} byte</extracomment><translation><numerusform>{0} byte</numerusform><numerusform>{0} bytes</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries</source><extracomment>One: {0} cache entry</extracomment><translation><numerusform>{0} entrada do cache</numerusform><numerusform>{0} entradas do cache</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries, {1} before deduplication. {2} on disk with conversations</source><extracomment>One: {0} cache entry, {1} before deduplication. {2} on disk with conversations</extracomment><translation><numerusform>{0} entrada do cache, {1} sem deduplicação. {2} em disco com as conversas</numerusform><numerusform>{0} entradas do cache, {1} sem deduplicação. {2} em disco com as conversas</numerusform></translation></message>
<message numerus="yes"><source>{0} calls</source><extracomment>One: {0} call</extracomment><translation><numerusform>{0} chamada</numerusform><numerusform>{0} chamadas</numerusform></translation></message>
<message><source>{0} canceled. Nothing changed.</source><translation>{0}: cancelado. Nada mudou.</translation></message>
<message><source>{0} changed</source><translation>Alterações: {0}</translation></message>
<message><source>{0} changed while the command ran: by it, or by you.</source><translation>{0} mudou enquanto o comando rodava: por ele ou por você.</translation></message>
<message numerus="yes"><source>{0} commands are still running</source><extracomment>One: {0} command is still running</extracomment><translation><numerusform>{0} comando ainda está em execução</numerusform><numerusform>{0} comandos ainda estão em execução</numerusform></translation></message>
<message numerus="yes"><source>{0} commands running</source><extracomment>One: {0} command running</extracomment><translation><numerusform>{0} comando em execução</numerusform><numerusform>{0} comandos em execução</numerusform></translation></message>
<message numerus="yes"><source>{0} comments on lines</source><extracomment>One: {0} comment on lines</extracomment><translation><numerusform>{0} comentário sobre linhas</numerusform><numerusform>{0} comentários sobre linhas</numerusform></translation></message>
<message numerus="yes"><source>{0} commits</source><extracomment>One: {0} commit</extracomment><translation><numerusform>{0} commit</numerusform><numerusform>{0} commits</numerusform></translation></message>
<message numerus="yes"><source>{0} commits are not merged. They stay on the branch {1}.</source><extracomment>One: {0} commit is not merged. It stays on the branch {1}.</extracomment><translation><numerusform>{0} commit não foi mesclado. Ele fica na branch {1}.</numerusform><numerusform>{0} commits não foram mesclados. Eles ficam na branch {1}.</numerusform></translation></message>
<message numerus="yes"><source>{0} commits to merge</source><extracomment>One: {0} commit to merge</extracomment><translation><numerusform>{0} commit a mesclar</numerusform><numerusform>{0} commits a mesclar</numerusform></translation></message>
<message numerus="yes"><source>{0} commits:</source><extracomment>One: {0} commit:</extracomment><translation><numerusform>{0} commit:</numerusform><numerusform>{0} commits:</numerusform></translation></message>
<message numerus="yes"><source>{0} compactions are undone: {1}. Nothing is deleted. Use Undo to bring them back.</source><extracomment>One: {0} compaction is undone: {1}. Nothing is deleted. Use Undo to bring it back.</extracomment><translation><numerusform>{0} compactação será desfeita: {1}. Nada é excluído. Use Desfazer para trazê-la de volta.</numerusform><numerusform>{0} compactações serão desfeitas: {1}. Nada é excluído. Use Desfazer para trazê-las de volta.</numerusform></translation></message>
<message><source>{0} could not run on in the background.</source><translation>Não foi possível manter {0} em segundo plano.</translation></message>
<message><source>{0} d</source><translation>{0} d</translation></message>
<message><source>{0} damaged</source><translation>{0} com danos</translation></message>
<message><source>{0} deduplicated</source><translation>{0} deduplicados</translation></message>
<message numerus="yes"><source>{0} details not in handover</source><extracomment>One: {0} detail not in handover</extracomment><translation><numerusform>{0} detalhe fora do repasse</numerusform><numerusform>{0} detalhes fora do repasse</numerusform></translation></message>
<message><source>{0} doesn't fit ({1} tokens). Only a preview will be sent.</source><translation>{0} não cabe ({1} tokens). Só uma prévia será enviada.</translation></message>
<message><source>{0} duplicates</source><translation>{0} duplicados</translation></message>
<message numerus="yes"><source>{0} entries</source><extracomment>One: {0} entry</extracomment><translation><numerusform>{0} entrada</numerusform><numerusform>{0} entradas</numerusform></translation></message>
<message numerus="yes"><source>{0} entries deleted, {1} freed.</source><extracomment>One: {0} entry deleted, {1} freed.</extracomment><translation><numerusform>{0} entrada excluída, {1} liberados.</numerusform><numerusform>{0} entradas excluídas, {1} liberados.</numerusform></translation></message>
<message numerus="yes"><source>{0} entries in the cache are no longer needed</source><extracomment>One: {0} entry in the cache is no longer needed</extracomment><translation><numerusform>{0} entrada do cache não é mais necessária</numerusform><numerusform>{0} entradas do cache não são mais necessárias</numerusform></translation></message>
<message numerus="yes"><source>{0} entries matching the filter are no longer needed</source><extracomment>One: {0} entry matching the filter is no longer needed</extracomment><translation><numerusform>{0} entrada que corresponde ao filtro não é mais necessária</numerusform><numerusform>{0} entradas que correspondem ao filtro não são mais necessárias</numerusform></translation></message>
<message numerus="yes"><source>{0} entries verified. All intact.</source><extracomment>One: {0} entry verified. All intact.</extracomment><translation><numerusform>{0} entrada verificada. Intacta.</numerusform><numerusform>{0} entradas verificadas. Todas intactas.</numerusform></translation></message>
<message numerus="yes"><source>{0} failed</source><extracomment>One: {0} failed</extracomment><translation><numerusform>{0} falhou</numerusform><numerusform>{0} falharam</numerusform></translation></message>
<message><source>{0} failed: {1} Nothing changed.</source><translation>{0}: falhou. {1} Nada mudou.</translation></message>
<message numerus="yes"><source>{0} fields</source><extracomment>One: {0} field</extracomment><translation><numerusform>{0} campo</numerusform><numerusform>{0} campos</numerusform></translation></message>
<message numerus="yes"><source>{0} files</source><extracomment>One: {0} file</extracomment><translation><numerusform>{0} arquivo</numerusform><numerusform>{0} arquivos</numerusform></translation></message>
<message numerus="yes"><source>{0} files are in no commit:</source><extracomment>One: {0} file is in no commit:</extracomment><translation><numerusform>{0} arquivo não está em nenhum commit:</numerusform><numerusform>{0} arquivos não estão em nenhum commit:</numerusform></translation></message>
<message numerus="yes"><source>{0} files change</source><extracomment>One: {0} file changes</extracomment><translation><numerusform>{0} arquivo muda</numerusform><numerusform>{0} arquivos mudam</numerusform></translation></message>
<message numerus="yes"><source>{0} files change: {1}</source><extracomment>One: {0} file changes: {1}</extracomment><translation><numerusform>{0} arquivo muda: {1}</numerusform><numerusform>{0} arquivos mudam: {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files changed</source><extracomment>One: {0} file changed</extracomment><translation><numerusform>{0} arquivo alterado</numerusform><numerusform>{0} arquivos alterados</numerusform></translation></message>
<message numerus="yes"><source>{0} files in the worktree are not committed and are not merged: {1}</source><extracomment>One: {0} file in the worktree is not committed and is not merged: {1}</extracomment><translation><numerusform>{0} arquivo na worktree está sem commit e não será mesclado: {1}</numerusform><numerusform>{0} arquivos na worktree estão sem commit e não serão mesclados: {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files restored.</source><extracomment>One: {0} file restored.</extracomment><translation><numerusform>{0} arquivo restaurado.</numerusform><numerusform>{0} arquivos restaurados.</numerusform></translation></message>
<message numerus="yes"><source>{0} files selected. You can attach {1} at a time.</source><extracomment>One: {0} file selected. You can attach {1} at a time.</extracomment><translation><numerusform>{0} arquivo selecionado. Você pode anexar {1} por vez.</numerusform><numerusform>{0} arquivos selecionados. Você pode anexar {1} por vez.</numerusform></translation></message>
<message><source>{0} found in {1} ms</source><translation>Encontradas: {0} · {1} ms</translation></message>
<message><source>{0} h</source><translation>{0} h</translation></message>
<message numerus="yes"><source>{0} handovers</source><extracomment>One: {0} handover</extracomment><translation><numerusform>{0} repasse</numerusform><numerusform>{0} repasses</numerusform></translation></message>
<message><source>{0} has everything of {1}.</source><translation>{0} já tem tudo de {1}.</translation></message>
<message numerus="yes"><source>{0} headers</source><extracomment>One: {0} header</extracomment><translation><numerusform>{0} cabeçalho</numerusform><numerusform>{0} cabeçalhos</numerusform></translation></message>
<message><source>{0} hides the most entries.</source><translation>{0} é o que oculta mais entradas.</translation></message>
<message numerus="yes"><source>{0} hooks wait for approval.</source><extracomment>One: {0} hook waits for approval.</extracomment><translation><numerusform>{0} hook aguarda aprovação.</numerusform><numerusform>{0} hooks aguardam aprovação.</numerusform></translation></message>
<message numerus="yes"><source>{0} images</source><extracomment>One: {0} image</extracomment><translation><numerusform>{0} imagem</numerusform><numerusform>{0} imagens</numerusform></translation></message>
<message numerus="yes"><source>{0} invisible characters</source><extracomment>One: {0} invisible character</extracomment><translation><numerusform>{0} caractere invisível</numerusform><numerusform>{0} caracteres invisíveis</numerusform></translation></message>
<message><source>{0} is already used for {1}</source><translation>{0} já é usado para {1}</translation></message>
<message><source>{0} is installed</source><translation>{0} está instalado</translation></message>
<message><source>{0} is off.</source><translation>{0} está desativada.</translation></message>
<message><source>{0} is off. The next request rebuilds the prompt cache.</source><translation>{0} está desativada. A próxima requisição reconstrói o cache de prompt.</translation></message>
<message><source>{0} is on</source><translation>{0} está ativado</translation></message>
<message><source>{0} is on, from the next turn on.</source><translation>{0} está ativada a partir do próximo turno.</translation></message>
<message><source>{0} is on. The next request rebuilds the prompt cache.</source><translation>{0} está ativada. A próxima requisição reconstrói o cache de prompt.</translation></message>
<message><source>{0} is sent no images. It reads that there was one.</source><translation>Nenhuma imagem é enviada para {0}. O modelo só lê que havia uma.</translation></message>
<message><source>{0} is {1} × {2}, {3}. This model accepts {4}.</source><translation>{0} tem {1} × {2}, {3}. Este modelo aceita {4}.</translation></message>
<message><source>{0} isn't a budget of this model.</source><translation>{0} não é um orçamento válido para este modelo.</translation></message>
<message numerus="yes"><source>{0} large outputs: Helix is choosing what to keep in context</source><extracomment>One: Large output: Helix is choosing what to keep in context</extracomment><translation><numerusform>Saída grande: o Helix está escolhendo o que manter no contexto</numerusform><numerusform>{0} saídas grandes: o Helix está escolhendo o que manter no contexto</numerusform></translation></message>
<message numerus="yes"><source>{0} lines</source><extracomment>One: {0} line</extracomment><translation><numerusform>{0} linha</numerusform><numerusform>{0} linhas</numerusform></translation></message>
<message numerus="yes"><source>{0} look-alike letters</source><extracomment>One: {0} look-alike letter</extracomment><translation><numerusform>{0} letra enganosa</numerusform><numerusform>{0} letras enganosas</numerusform></translation></message>
<message numerus="yes"><source>{0} markers</source><extracomment>One: {0} marker</extracomment><translation><numerusform>{0} marcador</numerusform><numerusform>{0} marcadores</numerusform></translation></message>
<message><source>{0} may not fit in the context.</source><translation>{0}: pode não haver espaço no contexto.</translation></message>
<message><source>{0} may not support images and could reject this message.</source><translation>{0} talvez não aceite imagens e pode rejeitar esta mensagem.</translation></message>
<message numerus="yes"><source>{0} messages</source><extracomment>One: {0} message</extracomment><translation><numerusform>{0} mensagem</numerusform><numerusform>{0} mensagens</numerusform></translation></message>
<message numerus="yes"><source>{0} messages and tool calls</source><extracomment>One: {0} message or tool call</extracomment><translation><numerusform>{0} mensagem ou chamada de ferramenta</numerusform><numerusform>{0} mensagens e chamadas de ferramentas</numerusform></translation></message>
<message numerus="yes"><source>{0} messages covered by {1}</source><extracomment>One: {0} message covered by {1}</extracomment><translation><numerusform>{0} mensagem coberta por {1}</numerusform><numerusform>{0} mensagens cobertas por {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} messages in context again</source><extracomment>One: {0} message in context again</extracomment><translation><numerusform>{0} mensagem de volta ao contexto</numerusform><numerusform>{0} mensagens de volta ao contexto</numerusform></translation></message>
<message numerus="yes"><source>{0} messages out of context</source><extracomment>One: {0} message out of context</extracomment><translation><numerusform>{0} mensagem fora do contexto</numerusform><numerusform>{0} mensagens fora do contexto</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were imported.</source><extracomment>One: {0} message was imported.</extracomment><translation><numerusform>{0} mensagem foi importada.</numerusform><numerusform>{0} mensagens foram importadas.</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were read from the other program.</source><extracomment>One: {0} message was read from the other program.</extracomment><translation><numerusform>{0} mensagem foi lida do outro programa.</numerusform><numerusform>{0} mensagens foram lidas do outro programa.</numerusform></translation></message>
<message numerus="yes"><source>{0} messages · {1} stay</source><extracomment>One: {0} message · {1} stay</extracomment><translation><numerusform>{0} mensagem · {1} ficam</numerusform><numerusform>{0} mensagens · {1} ficam</numerusform></translation></message>
<message><source>{0} min</source><translation>{0} min</translation></message>
<message numerus="yes"><source>{0} missing, number {1}: {2}, event {3}</source><extracomment>One: {0} missing, number {1}: {2}, event {3}</extracomment><translation><numerusform>Falta {0}, número {1}: {2}, evento {3}</numerusform><numerusform>Faltam {0}, número {1}: {2}, evento {3}</numerusform></translation></message>
<message numerus="yes"><source>{0} models</source><extracomment>One: {0} model</extracomment><translation><numerusform>{0} modelo</numerusform><numerusform>{0} modelos</numerusform></translation></message>
<message numerus="yes"><source>{0} models found</source><extracomment>One: {0} model found</extracomment><translation><numerusform>{0} modelo encontrado</numerusform><numerusform>{0} modelos encontrados</numerusform></translation></message>
<message><source>{0} more</source><translation>mais {0}</translation></message>
<message numerus="yes"><source>{0} more failed for the same reason.</source><extracomment>One: {0} more failed for the same reason.</extracomment><translation><numerusform>Mais {0} falhou pelo mesmo motivo.</numerusform><numerusform>Mais {0} falharam pelo mesmo motivo.</numerusform></translation></message>
<message numerus="yes"><source>{0} more lines</source><extracomment>One: {0} more line</extracomment><translation><numerusform>mais {0} linha</numerusform><numerusform>mais {0} linhas</numerusform></translation></message>
<message numerus="yes"><source>{0} more subagents</source><extracomment>One: {0} more subagent</extracomment><translation><numerusform>mais {0} subagente</numerusform><numerusform>mais {0} subagentes</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran stay. Undo them under Changes.</source><extracomment>One: {0} more that changed while a command ran stays. Undo it under Changes.</extracomment><translation><numerusform>Mais {0} que mudou durante um comando permanece. Desfaça em Alterações.</numerusform><numerusform>Mais {0} que mudaram durante comandos permanecem. Desfaça em Alterações.</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran: by them, or by you</source><extracomment>One: {0} more that changed while a command ran: by it, or by you</extracomment><translation><numerusform>Mais {0} que mudou enquanto um comando rodava: por ele ou por você</numerusform><numerusform>Mais {0} que mudaram enquanto comandos rodavam: por eles ou por você</numerusform></translation></message>
<message numerus="yes"><source>{0} more with contents that came with the imported session</source><extracomment>One: {0} more with content that came with the imported session</extracomment><translation><numerusform>Mais {0} com conteúdo que veio com a sessão importada</numerusform><numerusform>Mais {0} com conteúdos que vieram com a sessão importada</numerusform></translation></message>
<message><source>{0} new</source><translation>Novas: {0}</translation></message>
<message><source>{0} of content, {1} on disk.</source><translation>{0} de conteúdo, {1} em disco.</translation></message>
<message><source>{0} of them fit.</source><translation>Cabem: {0}.</translation></message>
<message><source>{0} of {1}</source><translation>{0} de {1}</translation></message>
<message numerus="yes"><source>{0} of {1} done</source><extracomment>One: {0} of {1} done</extracomment><translation><numerusform>{0} de {1} concluída</numerusform><numerusform>{0} de {1} concluídas</numerusform></translation></message>
<message numerus="yes"><source>{0} of {1} entries are damaged.</source><extracomment>One: {0} of {1} entries is damaged.</extracomment><translation><numerusform>{0} de {1} entradas está danificada.</numerusform><numerusform>{0} de {1} entradas estão danificadas.</numerusform></translation></message>
<message><source>{0} of {1} lines, {2} tokens per request</source><translation>{0} de {1} linhas, {2} tokens por requisição</translation></message>
<message><source>{0} of {1} models</source><translation>{0} de {1} modelos</translation></message>
<message><source>{0} of {1} now</source><translation>{0} de {1} agora</translation></message>
<message numerus="yes"><source>{0} of {1} parts are damaged. {2} ({3}%) can still be read.</source><extracomment>One: One of {1} parts is damaged. {2} ({3}%) can still be read.</extracomment><translation><numerusform>Uma de {1} partes está danificada. {2} ({3}%) ainda podem ser lidos.</numerusform><numerusform>{0} de {1} partes estão danificadas. {2} ({3}%) ainda podem ser lidos.</numerusform></translation></message>
<message><source>{0} of {1} s</source><translation>{0} de {1} s</translation></message>
<message><source>{0} of {1} skills, {2} tokens per request</source><translation>{0} de {1} skills, {2} tokens por requisição</translation></message>
<message><source>{0} of {1} tokens</source><translation>{0} de {1} tokens</translation></message>
<message><source>{0} of {1} tools, {2} tokens per request</source><translation>{0} de {1} ferramentas, {2} tokens por requisição</translation></message>
<message><source>{0} older not shown</source><translation>Antigas não mostradas: {0}</translation></message>
<message><source>{0} on disk</source><translation>{0} em disco</translation></message>
<message numerus="yes"><source>{0} open steps</source><extracomment>One: {0} open step</extracomment><translation><numerusform>{0} etapa em aberto</numerusform><numerusform>{0} etapas em aberto</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs</source><extracomment>One: {0} output</extracomment><translation><numerusform>{0} saída</numerusform><numerusform>{0} saídas</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs and pictures are shortened or missing.</source><extracomment>One: {0} output or picture is shortened or missing.</extracomment><translation><numerusform>{0} saída ou imagem está encurtada ou falta.</numerusform><numerusform>{0} saídas e imagens estão encurtadas ou faltam.</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs are damaged or too large, and aren't in the file.</source><extracomment>One: {0} output is damaged or too large, and isn't in the file.</extracomment><translation><numerusform>{0} saída está danificada ou é grande demais, e não está no arquivo.</numerusform><numerusform>{0} saídas estão danificadas ou são grandes demais, e não estão no arquivo.</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs moved to cache</source><extracomment>One: {0} output moved to cache</extracomment><translation><numerusform>{0} saída movida para o cache</numerusform><numerusform>{0} saídas movidas para o cache</numerusform></translation></message>
<message numerus="yes"><source>{0} parameters</source><extracomment>One: {0} parameter</extracomment><translation><numerusform>{0} parâmetro</numerusform><numerusform>{0} parâmetros</numerusform></translation></message>
<message><source>{0} per 1M</source><translation>{0} por 1M</translation></message>
<message><source>{0} per million tokens in / out</source><translation>{0} por milhão de tokens de entrada / saída</translation></message>
<message numerus="yes"><source>{0} pins</source><extracomment>One: {0} pin</extracomment><translation><numerusform>{0} fixado</numerusform><numerusform>{0} fixados</numerusform></translation></message>
<message numerus="yes"><source>{0} problems found</source><extracomment>One: {0} problem found</extracomment><translation><numerusform>{0} problema encontrado</numerusform><numerusform>{0} problemas encontrados</numerusform></translation></message>
<message><source>{0} prompt-cached · {1} new</source><translation>{0} do cache de prompt · {1} novos</translation></message>
<message numerus="yes"><source>{0} prompts</source><extracomment>One: {0} prompt</extracomment><translation><numerusform>{0} prompt</numerusform><numerusform>{0} prompts</numerusform></translation></message>
<message><source>{0} ran in the background and ended when Helix quit unexpectedly.</source><translation>{0} estava em segundo plano e terminou quando o Helix foi encerrado inesperadamente.</translation></message>
<message><source>{0} ran in the background and was stopped when Helix or its session was closed.</source><translation>{0} estava em segundo plano e foi interrompido quando o Helix ou a sessão foi fechada.</translation></message>
<message numerus="yes"><source>{0} records can't be read.</source><extracomment>One: {0} record can't be read.</extracomment><translation><numerusform>{0} registro não pode ser lido.</numerusform><numerusform>{0} registros não podem ser lidos.</numerusform></translation></message>
<message numerus="yes"><source>{0} records can't be read. Some may have been calls.</source><extracomment>One: {0} record can't be read. It may have been a call.</extracomment><translation><numerusform>{0} registro não pode ser lido. Pode ter sido uma chamada.</numerusform><numerusform>{0} registros não podem ser lidos. Alguns podem ter sido chamadas.</numerusform></translation></message>
<message numerus="yes"><source>{0} records of this session can't be read. Some changes may be missing.</source><extracomment>One: {0} record of this session can't be read. Some changes may be missing.</extracomment><translation><numerusform>{0} registro desta sessão não pode ser lido. Podem faltar alterações.</numerusform><numerusform>{0} registros desta sessão não podem ser lidos. Podem faltar alterações.</numerusform></translation></message>
<message numerus="yes"><source>{0} records, {1}</source><extracomment>One: {0} record, {1}</extracomment><translation><numerusform>{0} registro, {1}</numerusform><numerusform>{0} registros, {1}</numerusform></translation></message>
<message><source>{0} replayed in {1} s, no model called</source><translation>Reprodução de {0} em {1} s, sem chamar modelo</translation></message>
<message numerus="yes"><source>{0} requests</source><extracomment>One: {0} request</extracomment><translation><numerusform>{0} requisição</numerusform><numerusform>{0} requisições</numerusform></translation></message>
<message numerus="yes"><source>{0} requests are too large for the context window.</source><extracomment>One: {0} request is too large for the context window.</extracomment><translation><numerusform>{0} requisição é grande demais para a janela de contexto.</numerusform><numerusform>{0} requisições são grandes demais para a janela de contexto.</numerusform></translation></message>
<message numerus="yes"><source>{0} requests replayed in {1} s, no model called</source><extracomment>One: {0} request replayed in {1} s, no model called</extracomment><translation><numerusform>{0} requisição reproduzida em {1} s, sem chamar modelo</numerusform><numerusform>{0} requisições reproduzidas em {1} s, sem chamar modelo</numerusform></translation></message>
<message numerus="yes"><source>{0} resources</source><extracomment>One: {0} resource</extracomment><translation><numerusform>{0} recurso</numerusform><numerusform>{0} recursos</numerusform></translation></message>
<message numerus="yes"><source>{0} results in {1} ms</source><extracomment>One: {0} result in {1} ms</extracomment><translation><numerusform>{0} resultado em {1} ms</numerusform><numerusform>{0} resultados em {1} ms</numerusform></translation></message>
<message><source>{0} runs from now on, in the sandbox.</source><translation>{0} é executado de agora em diante, no sandbox.</translation></message>
<message><source>{0} s</source><translation>{0} s</translation></message>
<message><source>{0} saved in the keyring.</source><translation>{0} salvo no chaveiro.</translation></message>
<message numerus="yes"><source>{0} secrets are masked.</source><extracomment>One: {0} secret is masked.</extracomment><translation><numerusform>{0} segredo está ocultado.</numerusform><numerusform>{0} segredos estão ocultados.</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets are masked:</source><extracomment>One: {0} secret is masked:</extracomment><translation><numerusform>{0} segredo é ocultado:</numerusform><numerusform>{0} segredos são ocultados:</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets were hidden.</source><extracomment>One: {0} secret was hidden.</extracomment><translation><numerusform>{0} segredo foi ocultado.</numerusform><numerusform>{0} segredos foram ocultados.</numerusform></translation></message>
<message><source>{0} sent again: {1}</source><translation>{0} reenviados: {1}</translation></message>
<message numerus="yes"><source>{0} sessions</source><extracomment>One: {0} session</extracomment><translation><numerusform>{0} sessão</numerusform><numerusform>{0} sessões</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions are still running</source><extracomment>One: {0} session is still running</extracomment><translation><numerusform>{0} sessão ainda está em andamento</numerusform><numerusform>{0} sessões ainda estão em andamento</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions for this folder</source><extracomment>One: {0} session for this folder</extracomment><translation><numerusform>{0} sessão para esta pasta</numerusform><numerusform>{0} sessões para esta pasta</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of other programs are on this computer. Compare the size and cost of the last ones with and without Helix.</source><extracomment>One: {0} session of another program is on this computer. Compare its size and cost with and without Helix.</extracomment><translation><numerusform>Há {0} sessão de outro programa neste computador. Compare o tamanho e o custo dela com e sem o Helix.</numerusform><numerusform>Há {0} sessões de outros programas neste computador. Compare o tamanho e o custo das últimas com e sem o Helix.</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of {1}</source><extracomment>One: {0} session of {1}</extracomment><translation><numerusform>{0} sessão de {1}</numerusform><numerusform>{0} sessões de {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions running</source><extracomment>One: {0} session running</extracomment><translation><numerusform>{0} sessão em andamento</numerusform><numerusform>{0} sessões em andamento</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions were compared.</source><extracomment>One: {0} session was compared.</extracomment><translation><numerusform>{0} sessão foi comparada.</numerusform><numerusform>{0} sessões foram comparadas.</numerusform></translation></message>
<message numerus="yes"><source>{0} skills in use again</source><extracomment>One: {0} skill in use again</extracomment><translation><numerusform>{0} skill em uso de novo</numerusform><numerusform>{0} skills em uso de novo</numerusform></translation></message>
<message numerus="yes"><source>{0} skills out of use</source><extracomment>One: {0} skill out of use</extracomment><translation><numerusform>{0} skill fora de uso</numerusform><numerusform>{0} skills fora de uso</numerusform></translation></message>
<message><source>{0} stopped</source><translation>Parados: {0}</translation></message>
<message numerus="yes"><source>{0} subagents</source><extracomment>One: {0} subagent</extracomment><translation><numerusform>{0} subagente</numerusform><numerusform>{0} subagentes</numerusform></translation></message>
<message numerus="yes"><source>{0} subagents came along.</source><extracomment>One: {0} subagent came along.</extracomment><translation><numerusform>{0} subagente veio junto.</numerusform><numerusform>{0} subagentes vieram junto.</numerusform></translation></message>
<message numerus="yes"><source>{0} things in this session look like secrets:</source><extracomment>One: {0} thing in this session looks like a secret:</extracomment><translation><numerusform>{0} item desta sessão parece um segredo:</numerusform><numerusform>{0} itens desta sessão parecem segredos:</numerusform></translation></message>
<message><source>{0} this session</source><translation>{0} nesta sessão</translation></message>
<message numerus="yes"><source>{0} thoughts</source><extracomment>One: {0} thought</extracomment><translation><numerusform>{0} pensamento</numerusform><numerusform>{0} pensamentos</numerusform></translation></message>
<message><source>{0} tok · {1} → {2}%</source><translation>{0} tok · {1} → {2}%</translation></message>
<message numerus="yes"><source>{0} tokens</source><extracomment>One: {0} token</extracomment><translation><numerusform>{0} token</numerusform><numerusform>{0} tokens</numerusform></translation></message>
<message numerus="yes"><source>{0} tokens (less than {1}% of {2})</source><extracomment>One: {0} token (less than {1}% of {2})</extracomment><translation><numerusform>{0} token (menos de {1}% de {2})</numerusform><numerusform>{0} tokens (menos de {1}% de {2})</numerusform></translation></message>
<message><source>{0} tokens in context · full output in cache</source><translation>{0} tokens no contexto · saída completa no cache</translation></message>
<message numerus="yes"><source>{0} tokens kept</source><extracomment>One: {0} token kept</extracomment><translation><numerusform>{0} token mantido</numerusform><numerusform>{0} tokens mantidos</numerusform></translation></message>
<message><source>{0} tokens per request, {1} when used</source><translation>{0} tokens por solicitação, {1} quando usado</translation></message>
<message><source>{0} tokens · from prompt cache</source><translation>{0} tokens · do cache de prompt</translation></message>
<message><source>{0} tokens · same as last request</source><translation>{0} tokens · como na última requisição</translation></message>
<message><source>{0} tokens · {1} from prompt cache</source><translation>{0} tokens · {1} do cache de prompt</translation></message>
<message numerus="yes"><source>{0} tool calls</source><extracomment>One: {0} tool call</extracomment><translation><numerusform>{0} chamada de ferramenta</numerusform><numerusform>{0} chamadas de ferramentas</numerusform></translation></message>
<message numerus="yes"><source>{0} tools</source><extracomment>One: {0} tool</extracomment><translation><numerusform>{0} ferramenta</numerusform><numerusform>{0} ferramentas</numerusform></translation></message>
<message numerus="yes"><source>{0} turns</source><extracomment>One: {0} turn</extracomment><translation><numerusform>{0} turno</numerusform><numerusform>{0} turnos</numerusform></translation></message>
<message numerus="yes"><source>{0} unchanged lines</source><extracomment>One: {0} unchanged line</extracomment><translation><numerusform>{0} linha inalterada</numerusform><numerusform>{0} linhas inalteradas</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files</source><extracomment>One: {0} uncommitted file</extracomment><translation><numerusform>{0} arquivo sem commit</numerusform><numerusform>{0} arquivos sem commit</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files stay in your folder and are not in the worktree: {1}</source><extracomment>One: {0} uncommitted file stays in your folder and is not in the worktree: {1}</extracomment><translation><numerusform>{0} arquivo sem commit fica na sua pasta e não está na worktree: {1}</numerusform><numerusform>{0} arquivos sem commit ficam na sua pasta e não estão na worktree: {1}</numerusform></translation></message>
<message><source>{0} uncompressed</source><translation>{0} sem compressão</translation></message>
<message numerus="yes"><source>{0} values found nowhere, marked [unverified]: {1}</source><extracomment>One: {0} value found nowhere, marked [unverified]: {1}</extracomment><translation><numerusform>{0} valor que não está em lugar nenhum, marcado [unverified]: {1}</numerusform><numerusform>{0} valores que não estão em lugar nenhum, marcados [unverified]: {1}</numerusform></translation></message>
<message><source>{0} verified, {1} damaged. Filter by state:damaged to see them.</source><translation>{0} verificadas, {1} com danos. Filtre por state:damaged para vê-las.</translation></message>
<message numerus="yes"><source>{0} web searches</source><extracomment>One: {0} web search</extracomment><translation><numerusform>{0} pesquisa na web</numerusform><numerusform>{0} pesquisas na web</numerusform></translation></message>
<message><source>{0} will be used as instructions</source><translation>{0} será usado como instruções</translation></message>
<message><source>{0} with this message</source><translation>{0} com esta mensagem</translation></message>
<message><source>{0} with truncated input</source><translation>{0} com entrada truncada</translation></message>
<message><source>{0} would fill the context to {1}%, past {2}.</source><translation>{0}: o contexto chegaria a {1}%, passando de {2}.</translation></message>
<message><source>{0} would make this look like {1}. The actual text is {2}.</source><translation>{0}: isto pareceria ser {1}. O texto real é {2}.</translation></message>
<message><source>{0} would start: {1}</source><translation>{0} iniciaria: {1}</translation></message>
<message><source>{0} {1}</source><comment>Handover at 109,000 tokens</comment><translation>{0} {1}</translation></message>
<message><source>{0} {1}</source><comment>two sentences</comment><translation>{0} {1}</translation></message>
<message><source>{0} {1}, {2}</source><comment>Notes in about 9 turns, at 56,000 tokens</comment><translation>{0} {1}, {2}</translation></message>
<message><source>{0} · excluding about {1}</source><translation>{0} · omitir cerca de {1}</translation></message>
<message><source>{0} · not available yet</source><translation>{0} · ainda não disponível</translation></message>
<message><source>{0} · restarts on next call</source><translation>{0} · reinicia na próxima chamada</translation></message>
<message><source>{0} · retrying in {1} s</source><translation>{0} · nova tentativa em {1} s</translation></message>
<message><source>{0} · the file is deleted</source><translation>{0} · o arquivo é excluído</translation></message>
<message><source>{0} · up to {1} tokens</source><translation>{0} · até {1} tokens</translation></message>
<message><source>{0} · {1} context window</source><translation>{0} · janela de contexto de {1}</translation></message>
<message><source>{0} × {1}</source><comment>a number of compactions</comment><translation>{0} × {1}</translation></message>
<message><source>{0} → {1} tokens</source><translation>{0} → {1} tokens</translation></message>
<message><source>{0}%</source><translation>{0}%</translation></message>
<message><source>{0}% of current use</source><translation>{0}% do uso atual</translation></message>
<message><source>{0}% of {1} = {2} tokens</source><translation>{0}% de {1} = {2} tokens</translation></message>
<message><source>{0}% used</source><translation>{0}% usado</translation></message>
<message><source>{0}, USD per million tokens</source><translation>{0}, USD por milhão de tokens</translation></message>
<message><source>{0}, about {1}</source><translation>{0}, cerca de {1}</translation></message>
<message><source>{0}, and others</source><translation>{0} e outros</translation></message>
<message><source>{0}, at most {1} with the longest answer</source><translation>{0}, no máximo {1} com a resposta mais longa</translation></message>
<message><source>{0}, done</source><translation>{0}, concluída</translation></message>
<message><source>{0}, dropped</source><translation>{0}, descartada</translation></message>
<message><source>{0}, failed</source><translation>{0}, falhou</translation></message>
<message><source>{0}, if it pays off</source><translation>{0}, se compensar</translation></message>
<message><source>{0}, in progress</source><translation>{0}, em andamento</translation></message>
<message><source>{0}, line {1}</source><translation>{0}, linha {1}</translation></message>
<message><source>{0}, now {1}</source><translation>{0}, agora {1}</translation></message>
<message><source>{0}, open</source><translation>{0}, em aberto</translation></message>
<message><source>{0}, policy {1}</source><translation>{0}, política {1}</translation></message>
<message><source>{0}, removed line {1}</source><translation>{0}, linha removida {1}</translation></message>
<message><source>{0}, running for {1}</source><translation>{0}, em execução há {1}</translation></message>
<message><source>{0}, shortened to fit; Helix can recall the rest</source><translation>{0}, encurtado para caber; o Helix pode recuperar o resto</translation></message>
<message><source>{0}, {1}, {2} tokens, {3}, {4} of {5}</source><translation>{0}, {1}, {2} tokens, {3}, {4} de {5}</translation></message>
<message><source>{0}-token context window</source><translation>janela de contexto de {0} tokens</translation></message>
<message><source>{0}.</source><translation>{0}.</translation></message>
<message><source>{0}. Click to change.</source><translation>{0}. Clique para mudar.</translation></message>
<message><source>{0}. Press Delete to remove.</source><translation>{0}. Pressione Delete para remover.</translation></message>
<message><source>{0}: Helix asks again</source><translation>{0}: o Helix pergunta de novo</translation></message>
<message><source>{0}: worktree removed</source><translation>{0}: worktree removida</translation></message>
<message><source>{0}: {1}</source><translation>{0}: {1}</translation></message>
<message><source>{0}: {1} of {2} covered</source><translation>{0}: {1} de {2} com cobertura</translation></message>
<message><source>{0}: {1} tokens</source><translation>{0}: {1} tokens</translation></message>
<message><source>{0}; {1}</source><comment>two compactions</comment><translation>{0}; {1}</translation></message>
<message><source>{0}{2} · {1}{2} tokens</source><translation>{0}{2} · {1}{2} tokens</translation></message>
<message numerus="yes"><source>{1} added with {0} models.</source><extracomment>One: {1} added with {0} model.</extracomment><translation><numerusform>{1} adicionado com {0} modelo.</numerusform><numerusform>{1} adicionado com {0} modelos.</numerusform></translation></message>
<message numerus="yes"><source>{1} compacted {0} times; {2} could not be read again. Helix keeps every output.</source><extracomment>One: {1} compacted {0} time; {2} could not be read again. Helix keeps every output.</extracomment><translation><numerusform>{1} compactou {0} vez; {2} não puderam ser lidos de novo. O Helix mantém cada saída.</numerusform><numerusform>{1} compactou {0} vezes; {2} não puderam ser lidos de novo. O Helix mantém cada saída.</numerusform></translation></message>
<message numerus="yes"><source>{1} files</source><extracomment>One: {1} file</extracomment><translation><numerusform>{1} arquivo</numerusform><numerusform>{1} arquivos</numerusform></translation></message>
<message numerus="yes"><source>{1} found in {0} sessions</source><extracomment>One: {1} found in {0} session</extracomment><translation><numerusform>{1} em {0} sessão</numerusform><numerusform>{1} em {0} sessões</numerusform></translation></message>
<message numerus="yes"><source>{1} in {0} sessions</source><extracomment>One: {1} in {0} session</extracomment><translation><numerusform>{1} em {0} sessão</numerusform><numerusform>{1} em {0} sessões</numerusform></translation></message>
<message numerus="yes"><source>{1} plus {0} calls with unknown price</source><extracomment>One: {1} plus {0} call with unknown price</extracomment><translation><numerusform>{1} mais {0} chamada de preço desconhecido</numerusform><numerusform>{1} mais {0} chamadas de preço desconhecido</numerusform></translation></message>
<message numerus="yes"><source>{1} so far, {0} sessions searched</source><extracomment>One: {1} so far, {0} session searched</extracomment><translation><numerusform>{1} até agora, {0} sessão pesquisada</numerusform><numerusform>{1} até agora, {0} sessões pesquisadas</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens</source><extracomment>One: {1} token</extracomment><translation><numerusform>{1} token</numerusform><numerusform>{1} tokens</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens in its context</source><extracomment>One: {1} token in its context</extracomment><translation><numerusform>{1} token no contexto dele</numerusform><numerusform>{1} tokens no contexto dele</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens saved</source><extracomment>One: {1} token saved</extracomment><translation><numerusform>{1} token economizado</numerusform><numerusform>{1} tokens economizados</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks</source><extracomment>One: {1} tokens · {0} block</extracomment><translation><numerusform>{1} tokens · {0} bloco</numerusform><numerusform>{1} tokens · {0} blocos</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks added</source><extracomment>One: {1} tokens · {0} block added</extracomment><translation><numerusform>{1} tokens · {0} bloco adicionado</numerusform><numerusform>{1} tokens · {0} blocos adicionados</numerusform></translation></message>
<message numerus="yes"><source>{1} tools</source><extracomment>One: {1} tool</extracomment><translation><numerusform>{1} ferramenta</numerusform><numerusform>{1} ferramentas</numerusform></translation></message>
<message numerus="yes"><source>{1} → {2} tokens</source><extracomment>One: {1} → {2} token</extracomment><translation><numerusform>{1} → {2} token</numerusform><numerusform>{1} → {2} tokens</numerusform></translation></message>
<message numerus="yes"><source>{1}, {0} of its names were used since</source><extracomment>One: {1}, {0} of its names was used since</extracomment><translation><numerusform>{1}, {0} de seus nomes usado desde então</numerusform><numerusform>{1}, {0} de seus nomes usados desde então</numerusform></translation></message>
<message numerus="yes"><source>{1}: {0} lines added, {2} removed</source><extracomment>One: {1}: {0} line added, {2} removed</extracomment><translation><numerusform>{1}: {0} linha adicionada, {2} removidas</numerusform><numerusform>{1}: {0} linhas adicionadas, {2} removidas</numerusform></translation></message>
<message numerus="yes"><source>{1}; {0} need review</source><extracomment>One: {1}; {0} needs review</extracomment><translation><numerusform>{1}; {0} requer revisão</numerusform><numerusform>{1}; {0} requerem revisão</numerusform></translation></message>
<message><source>{agent} answers only messages of its own sessions.</source><translation>{agent} só responde a mensagens das próprias sessões.</translation></message>
<message><source>{agent} began no session.</source><translation>{agent} não iniciou nenhuma sessão.</translation></message>
<message><source>{agent} didn't answer within {seconds} seconds.</source><translation>{agent} não respondeu em {seconds} segundos.</translation></message>
<message><source>{agent} has ended: {reason}</source><translation>{agent} terminou: {reason}</translation></message>
<message><source>{agent} isn't installed.</source><translation>{agent} não está instalado.</translation></message>
<message><source>{agent} isn't signed in: {reason}</source><translation>{agent} não está conectado: {reason}</translation></message>
<message><source>{agent} reports: {reason}</source><translation>{agent} informa: {reason}</translation></message>
<message><source>{agent} speaks another version of the protocol.</source><translation>{agent} fala outra versão do protocolo.</translation></message>
<message><source>{asked} is on another computer.</source><translation>{asked} está em outro computador.</translation></message>
<message><source>{asked} isn't a folder on this computer.</source><translation>{asked} não é uma pasta deste computador.</translation></message>
<message><source>{at}: {text}</source><translation>{at}: {text}</translation></message>
<message><source>{branch} and {into} change the same lines of: {files}</source><translation>{branch} e {into} alteram as mesmas linhas de: {files}</translation></message>
<message><source>{command}: exit status {status}.</source><translation>{command}: status de saída {status}.</translation></message>
<message numerus="yes"><source>{cost} and {count} calls with an unknown price</source><extracomment>One: {cost} and {count} call with an unknown price</extracomment><translation><numerusform>{cost} e {count} chamada de preço desconhecido</numerusform><numerusform>{cost} e {count} chamadas de preço desconhecido</numerusform></translation></message>
<message><source>{count} MB</source><translation>{count} MB</translation></message>
<message numerus="yes"><source>{count} attached files aren't in this file.</source><extracomment>One: {count} attached file isn't in this file.</extracomment><translation><numerusform>{count} arquivo anexado não está neste arquivo.</numerusform><numerusform>{count} arquivos anexados não estão neste arquivo.</numerusform></translation></message>
<message numerus="yes"><source>{count} branches that were left come along as sessions.</source><extracomment>One: {count} branch that was left comes along as a session.</extracomment><translation><numerusform>{count} ramificação abandonada vem junto como sessão.</numerusform><numerusform>{count} ramificações abandonadas vêm junto como sessões.</numerusform></translation></message>
<message numerus="yes"><source>{count} bytes</source><extracomment>One: {count} byte</extracomment><translation><numerusform>{count} byte</numerusform><numerusform>{count} bytes</numerusform></translation></message>
<message numerus="yes"><source>{count} cells</source><extracomment>One: {count} cell</extracomment><translation><numerusform>{count} célula</numerusform><numerusform>{count} células</numerusform></translation></message>
<message numerus="yes"><source>{count} commands run in the background, and no more can be started.</source><extracomment>One: {count} command runs in the background, and no more can be started.</extracomment><translation><numerusform>Há {count} comando em segundo plano, e não é possível iniciar mais nenhum.</numerusform><numerusform>Há {count} comandos em segundo plano, e não é possível iniciar mais nenhum.</numerusform></translation></message>
<message numerus="yes"><source>{count} damaged entries couldn't be searched.</source><extracomment>One: {count} damaged entry couldn't be searched.</extracomment><translation><numerusform>{count} entrada danificada não pôde ser pesquisada.</numerusform><numerusform>{count} entradas danificadas não puderam ser pesquisadas.</numerusform></translation></message>
<message numerus="yes"><source>{count} inventions are marked.</source><extracomment>One: {count} invention is marked.</extracomment><translation><numerusform>{count} invenção está marcada.</numerusform><numerusform>{count} invenções estão marcadas.</numerusform></translation></message>
<message numerus="yes"><source>{count} lines</source><extracomment>One: {count} line</extracomment><translation><numerusform>{count} linha</numerusform><numerusform>{count} linhas</numerusform></translation></message>
<message numerus="yes"><source>{count} lines can't be read.</source><extracomment>One: {count} line can't be read.</extracomment><translation><numerusform>{count} linha não pode ser lida.</numerusform><numerusform>{count} linhas não podem ser lidas.</numerusform></translation></message>
<message numerus="yes"><source>{count} lines of subagents aren't imported.</source><extracomment>One: {count} line of a subagent isn't imported.</extracomment><translation><numerusform>{count} linha de um subagente não é importada.</numerusform><numerusform>{count} linhas de subagentes não são importadas.</numerusform></translation></message>
<message numerus="yes"><source>{count} long lines cut</source><extracomment>One: {count} long line cut</extracomment><translation><numerusform>{count} linha longa cortada</numerusform><numerusform>{count} linhas longas cortadas</numerusform></translation></message>
<message numerus="yes"><source>{count} messages of branches that were left aren't imported.</source><extracomment>One: {count} message of a branch that was left isn't imported.</extracomment><translation><numerusform>{count} mensagem de uma ramificação abandonada não é importada.</numerusform><numerusform>{count} mensagens de ramificações abandonadas não são importadas.</numerusform></translation></message>
<message numerus="yes"><source>{count} messages that {program} itself added aren't imported.</source><extracomment>One: {count} message that {program} itself added isn't imported.</extracomment><translation><numerusform>{count} mensagem que o próprio {program} adicionou não é importada.</numerusform><numerusform>{count} mensagens que o próprio {program} adicionou não são importadas.</numerusform></translation></message>
<message numerus="yes"><source>{count} more files.</source><extracomment>One: {count} more file.</extracomment><translation><numerusform>Mais {count} arquivo.</numerusform><numerusform>Mais {count} arquivos.</numerusform></translation></message>
<message numerus="yes"><source>{count} more records are missing up to here.</source><extracomment>One: {count} more record is missing up to here.</extracomment><translation><numerusform>Falta mais {count} registro até aqui.</numerusform><numerusform>Faltam mais {count} registros até aqui.</numerusform></translation></message>
<message numerus="yes"><source>{count} pages</source><extracomment>One: {count} page</extracomment><translation><numerusform>{count} página</numerusform><numerusform>{count} páginas</numerusform></translation></message>
<message numerus="yes"><source>{count} pictures aren't imported.</source><extracomment>One: {count} picture isn't imported.</extracomment><translation><numerusform>{count} imagem não é importada.</numerusform><numerusform>{count} imagens não são importadas.</numerusform></translation></message>
<message numerus="yes"><source>{count} places in the stored data couldn't be read.</source><extracomment>One: {count} place in the stored data couldn't be read.</extracomment><translation><numerusform>{count} lugar nos dados armazenados não pôde ser lido.</numerusform><numerusform>{count} lugares nos dados armazenados não puderam ser lidos.</numerusform></translation></message>
<message numerus="yes"><source>{count} records can't be read.</source><extracomment>One: {count} record can't be read.</extracomment><translation><numerusform>{count} registro não pode ser lido.</numerusform><numerusform>{count} registros não podem ser lidos.</numerusform></translation></message>
<message numerus="yes"><source>{count} requests</source><extracomment>One: {count} request</extracomment><translation><numerusform>{count} requisição</numerusform><numerusform>{count} requisições</numerusform></translation></message>
<message numerus="yes"><source>{count} sheets</source><extracomment>One: {count} sheet</extracomment><translation><numerusform>{count} planilha</numerusform><numerusform>{count} planilhas</numerusform></translation></message>
<message numerus="yes"><source>{count} slides</source><extracomment>One: {count} slide</extracomment><translation><numerusform>{count} slide</numerusform><numerusform>{count} slides</numerusform></translation></message>
<message numerus="yes"><source>{count} steps</source><extracomment>One: {count} step</extracomment><translation><numerusform>{count} etapa</numerusform><numerusform>{count} etapas</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents</source><extracomment>One: {count} subagent</extracomment><translation><numerusform>{count} subagente</numerusform><numerusform>{count} subagentes</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents come along with their sessions.</source><extracomment>One: {count} subagent comes along with its session.</extracomment><translation><numerusform>{count} subagente vem junto com sua sessão.</numerusform><numerusform>{count} subagentes vêm junto com suas sessões.</numerusform></translation></message>
<message numerus="yes"><source>{count} uses of {short}… are recorded, but the entry is missing.</source><extracomment>One: {count} use of {short}… is recorded, but the entry is missing.</extracomment><translation><numerusform>{count} uso de {short}… está registrado, mas a entrada não existe.</numerusform><numerusform>{count} usos de {short}… estão registrados, mas a entrada não existe.</numerusform></translation></message>
<message><source>{digest}… ({entry}) is lost.</source><translation>{digest}… ({entry}) se perdeu.</translation></message>
<message><source>{digest}… ({entry}) {problem}.</source><translation>{digest}… ({entry}) {problem}.</translation></message>
<message><source>{digest}… is at a wrong place in the change feed.</source><translation>{digest}… está em um lugar errado na lista de alterações.</translation></message>
<message><source>{digest}… is lost; event {seq} of session {owner} names it.</source><translation>{digest}… se perdeu; o evento {seq} da sessão {owner} o indica.</translation></message>
<message><source>{endpoint} didn't answer within {patience} s.</source><translation>{endpoint} não respondeu em {patience} s.</translation></message>
<message><source>{endpoint} isn't reached over HTTP.</source><translation>{endpoint} não é acessado por HTTP.</translation></message>
<message><source>{endpoint} lists no models.</source><translation>{endpoint} não lista nenhum modelo.</translation></message>
<message><source>{file} is too large to be reviewed.</source><translation>{file} é grande demais para ser revisado.</translation></message>
<message><source>{file} isn't there.</source><translation>{file} não existe.</translation></message>
<message><source>{file} was damaged, and what it said no longer applies.</source><translation>{file} estava danificado, e o que dizia não vale mais.</translation></message>
<message><source>{file} was damaged, so Helix asks before every call.</source><translation>{file} estava danificado, então o Helix pergunta antes de cada chamada.</translation></message>
<message><source>{file} was damaged, so Helix asks before it starts another agent.</source><translation>{file} estava danificado, então o Helix pergunta antes de iniciar outro agente.</translation></message>
<message><source>{file} was damaged, so Helix follows only the instructions that you agree to.</source><translation>{file} estava danificado, então o Helix só segue as instruções que você aceitar.</translation></message>
<message><source>{file} was damaged, so the strict sandbox applies, with no hosts allowed.</source><translation>{file} estava danificado, então vale o sandbox estrito, sem hosts permitidos.</translation></message>
<message><source>{file} was damaged. Its last saved copy is used.</source><translation>{file} estava danificado. A última cópia salva está em uso.</translation></message>
<message><source>{first}–{last} of {total}</source><translation>{first}–{last} de {total}</translation></message>
<message><source>{folder} is a symbolic link.</source><translation>{folder} é um link simbólico.</translation></message>
<message><source>{folder} is inside {source}.</source><translation>{folder} fica dentro de {source}.</translation></message>
<message><source>{folder} is no worktree of the project folder any more.</source><translation>{folder} não é mais uma worktree da pasta do projeto.</translation></message>
<message><source>{folder} is not a folder.</source><translation>{folder} não é uma pasta.</translation></message>
<message><source>{folder} is not empty.</source><translation>{folder} não está vazia.</translation></message>
<message><source>{host} did not answer in time.</source><translation>{host} não respondeu a tempo.</translation></message>
<message><source>{host} is no plain host name.</source><translation>{host} não é um nome de host simples.</translation></message>
<message><source>{host} isn't a host.</source><translation>{host} não é um host.</translation></message>
<message><source>{host} leads into this machine or a private network, and that is not fetched from.</source><translation>{host} leva a esta máquina ou a uma rede privada, e nada é buscado lá.</translation></message>
<message><source>{host} leads out of your private network, and http:// isn't encrypted.</source><translation>{host} leva para fora da sua rede privada, e http:// não é criptografado.</translation></message>
<message><source>{host} sends from one address to the next without end.</source><translation>{host} redireciona de um endereço a outro sem fim.</translation></message>
<message><source>{host} sent compressed data that can't be unpacked.</source><translation>{host} enviou dados compactados que não podem ser descompactados.</translation></message>
<message><source>{id} is the name of a provider.</source><translation>{id} é o nome de um provedor.</translation></message>
<message><source>{id} isn't a valid provider name.</source><translation>{id} não é um nome de provedor válido.</translation></message>
<message><source>{job} isn't a background job.</source><translation>{job} não é uma tarefa em segundo plano.</translation></message>
<message><source>{kept} Add a key in Settings › Models and keys, or choose another model.</source><translation>{kept} Adicione uma chave em Configurações › Modelos e chaves ou escolha outro modelo.</translation></message>
<message><source>{kept} Add credit with the provider or choose another model.</source><translation>{kept} Adicione crédito no provedor ou escolha outro modelo.</translation></message>
<message><source>{kept} Check the access key and its secret, then send it again.</source><translation>{kept} Verifique a chave de acesso e a chave secreta e envie de novo.</translation></message>
<message><source>{kept} Check the base URL and the protocol in Settings › Models and keys.</source><translation>{kept} Verifique a URL base e o protocolo em Configurações › Modelos e chaves.</translation></message>
<message><source>{kept} Check the base URL and this system's certificates.</source><translation>{kept} Verifique a URL base e os certificados deste sistema.</translation></message>
<message><source>{kept} Check the base URL in Settings › Models and keys.</source><translation>{kept} Verifique a URL base em Configurações › Modelos e chaves.</translation></message>
<message><source>{kept} Check the base URL in Settings, and whether this network requires sign-in.</source><translation>{kept} Verifique a URL base nas Configurações e se esta rede exige login.</translation></message>
<message><source>{kept} Check the base URL. Servers without https start with http://.</source><translation>{kept} Verifique a URL base. Servidores sem https começam com http://.</translation></message>
<message><source>{kept} Check the connection and the base URL, then send it again.</source><translation>{kept} Verifique a conexão e a URL base e envie de novo.</translation></message>
<message><source>{kept} Check the key in Settings › Models and keys and send it again.</source><translation>{kept} Verifique a chave em Configurações › Modelos e chaves e envie de novo.</translation></message>
<message><source>{kept} Check this system's proxy and its password.</source><translation>{kept} Verifique o proxy deste sistema e a senha dele.</translation></message>
<message><source>{kept} Choose another model or ask the provider for access.</source><translation>{kept} Escolha outro modelo ou peça acesso ao provedor.</translation></message>
<message><source>{kept} Choose another model, or check its name in Settings › Models and keys.</source><translation>{kept} Escolha outro modelo ou verifique o nome em Configurações › Modelos e chaves.</translation></message>
<message><source>{kept} Choose another model, or check the settings of this one.</source><translation>{kept} Escolha outro modelo ou verifique as configurações deste.</translation></message>
<message><source>{kept} Compact the session or choose a model with a larger context window.</source><translation>{kept} Compacte a sessão ou escolha um modelo com janela de contexto maior.</translation></message>
<message><source>{kept} Compact the session, choose another model, or ask the provider for a higher limit.</source><translation>{kept} Compacte a sessão, escolha outro modelo ou peça um limite maior ao provedor.</translation></message>
<message><source>{kept} Enter the key again in Settings › Models and keys.</source><translation>{kept} Informe a chave de novo em Configurações › Modelos e chaves.</translation></message>
<message><source>{kept} Remove images or long texts from the context, or compact the session.</source><translation>{kept} Remova imagens ou textos longos do contexto, ou compacte a sessão.</translation></message>
<message><source>{kept} Send it again or choose another model.</source><translation>{kept} Envie de novo ou escolha outro modelo.</translation></message>
<message><source>{kept} Send it again.</source><translation>{kept} Envie de novo.</translation></message>
<message><source>{kept} Set the clock, then send it again.</source><translation>{kept} Acerte o relógio e envie de novo.</translation></message>
<message><source>{kept} Sign in again with the provider's own tool, then send it again.</source><translation>{kept} Faça login de novo com a ferramenta do próprio provedor e envie de novo.</translation></message>
<message><source>{kept} Try again in a moment.</source><translation>{kept} Tente de novo daqui a pouco.</translation></message>
<message><source>{kept} Try again later or choose another model.</source><translation>{kept} Tente de novo mais tarde ou escolha outro modelo.</translation></message>
<message><source>{kept} Use an http, https, or socks5 proxy (HTTPS_PROXY), or none.</source><translation>{kept} Use um proxy http, https ou socks5 (HTTPS_PROXY), ou nenhum.</translation></message>
<message><source>{key} can't be {value}.</source><translation>{key} não pode ser {value}.</translation></message>
<message><source>{known} To search for a colon, put "…" around it.</source><translation>{known} Para buscar um dois-pontos, ponha "…" em volta.</translation></message>
<message><source>{least} to {most} tokens</source><translation>de {least} a {most} tokens</translation></message>
<message><source>{llm} gave no usable answer.</source><translation>{llm} não deu uma resposta utilizável.</translation></message>
<message><source>{llm} took too long.</source><translation>{llm} demorou demais.</translation></message>
<message><source>{mask} is one of several lines that stand for one secret in {path}; nothing was changed.</source><translation>{mask} é uma de várias linhas que representam um mesmo segredo em {path}; nada foi alterado.</translation></message>
<message><source>{mask} may stand for one of several secrets in {path}; nothing was changed.</source><translation>{mask} pode representar um de vários segredos em {path}; nada foi alterado.</translation></message>
<message><source>{mask} only hides a secret from you, and would be used as it is written here. `edit_file` and `write_file` can keep it in the file that it is from.</source><translation>{mask} só oculta um segredo de você e seria usado como está escrito aqui. `edit_file` e `write_file` podem mantê-lo no arquivo de onde veio.</translation></message>
<message><source>{mask} stands for a hidden secret, but for none that is in {path} now; nothing was changed.</source><translation>{mask} representa um segredo oculto, mas nenhum que esteja agora em {path}; nada foi alterado.</translation></message>
<message><source>{mask} would be in {path} more often than its secret is now; nothing was changed.</source><translation>{mask} estaria em {path} mais vezes do que o segredo está agora; nada foi alterado.</translation></message>
<message><source>{message} The provider says: “{reason}”</source><translation>{message} O provedor diz: “{reason}”</translation></message>
<message><source>{missing} saved steps after step {step} are missing.</source><translation>Faltam {missing} etapas salvas depois da etapa {step}.</translation></message>
<message><source>{model} can't use the reasoning effort {effort}.</source><translation>{model} não aceita o esforço de raciocínio {effort}.</translation></message>
<message><source>{model} has no reasoning effort to choose.</source><translation>{model} não tem esforço de raciocínio para escolher.</translation></message>
<message><source>{model} isn't available: there is no provider {provider}.</source><translation>{model} não está disponível: o provedor {provider} não existe.</translation></message>
<message><source>{mode} is for trusted folders only.</source><translation>{mode} é só para pastas confiáveis.</translation></message>
<message><source>{mode} needs a sandbox, and none is in use here.</source><translation>{mode} precisa de um sandbox, e nenhum está em uso aqui.</translation></message>
<message><source>{names} and `{name}` {trouble}.</source><translation>{names} e `{name}` {trouble}.</translation></message>
<message><source>{name} can't be {value}.</source><translation>{name} não pode ser {value}.</translation></message>
<message><source>{name} can't have this budget.</source><translation>{name} não pode ter este orçamento.</translation></message>
<message><source>{name} didn't write a usable handover.</source><translation>{name} não escreveu um repasse utilizável.</translation></message>
<message><source>{name} has spent {cost} of its {limit}. Your warning is set at {mark}.</source><translation>{name} gastou {cost} de {limit}. Seu aviso está definido em {mark}.</translation></message>
<message><source>{name} has spent {cost}. Your warning is set at {mark}.</source><translation>{name} gastou {cost}. Seu aviso está definido em {mark}.</translation></message>
<message><source>{name} has used up its budget of {budget} ({used}).</source><translation>{name} esgotou o orçamento de {budget} ({used}).</translation></message>
<message><source>{name} has used up its budget of {budget} tokens ({tokens}).</source><translation>{name} esgotou o orçamento de {budget} tokens ({tokens}).</translation></message>
<message><source>{name} has used {tokens} of its {limit} tokens. Your warning is set at {mark}.</source><translation>{name} usou {tokens} de {limit} tokens. Seu aviso está definido em {mark}.</translation></message>
<message><source>{name} has used {tokens} tokens. Your warning is set at {mark}.</source><translation>{name} usou {tokens} tokens. Seu aviso está definido em {mark}.</translation></message>
<message><source>{name} is missing. Arguments: {hint}</source><translation>Falta {name}. Argumentos: {hint}</translation></message>
<message><source>{name} is set twice.</source><translation>{name} está definido duas vezes.</translation></message>
<message><source>{name} isn't a model name.</source><translation>{name} não é um nome de modelo.</translation></message>
<message><source>{name} isn't a valid body field.</source><translation>{name} não é um campo do corpo válido.</translation></message>
<message><source>{name} isn't a valid header name.</source><translation>{name} não é um nome de cabeçalho válido.</translation></message>
<message><source>{name} isn't a valid name of the token limit.</source><translation>{name} não é um nome válido para o limite de tokens.</translation></message>
<message><source>{name} isn't a valid query parameter.</source><translation>{name} não é um parâmetro de URL válido.</translation></message>
<message><source>{name} isn't a valid server name.</source><translation>{name} não é um nome de servidor válido.</translation></message>
<message><source>{name} isn't available: its provider isn't set up.</source><translation>{name} não está disponível: o provedor não está configurado.</translation></message>
<message><source>{name} isn't the name of a package.</source><translation>{name} não é o nome de um pacote.</translation></message>
<message><source>{name} made a call with an unknown price. Dollar budgets don't count it; token budgets do.</source><translation>{name} fez uma chamada de preço desconhecido. Orçamentos em dólares não a contam; orçamentos em tokens, sim.</translation></message>
<message><source>{name} names a content that is nowhere.</source><translation>{name} indica um conteúdo que não existe em lugar nenhum.</translation></message>
<message><source>{name} would stop before its warning.</source><translation>{name} pararia antes do aviso.</translation></message>
<message><source>{name} {tokens}</source><translation>{name} ({tokens})</translation></message>
<message numerus="yes"><source>{name}: {cost} · {tokens} tokens · {count} calls</source><extracomment>One: {name}: {cost} · {tokens} tokens · {count} call</extracomment><translation><numerusform>{name}: {cost} · {tokens} tokens · {count} chamada</numerusform><numerusform>{name}: {cost} · {tokens} tokens · {count} chamadas</numerusform></translation></message>
<message><source>{name}: {problem}</source><translation>{name}: {problem}</translation></message>
<message><source>{noted} recorded uses belong to no event.</source><translation>{noted} usos registrados não pertencem a nenhum evento.</translation></message>
<message><source>{other} and {path} would write the same trace.</source><translation>{other} e {path} gravariam o mesmo rastro.</translation></message>
<message><source>{parts} belongs to {part}, which tools do not write.</source><translation>{parts} pertence a {part}, onde as ferramentas não gravam.</translation></message>
<message><source>{parts} is not written: instructions for agents include it.</source><translation>{parts} não é gravado: instruções para agentes o incluem.</translation></message>
<message><source>{parts} is not written: {part} starts programs, holds keys or tells agents what to do.</source><translation>{parts} não é gravado: {part} inicia programas, guarda chaves ou diz aos agentes o que fazer.</translation></message>
<message><source>{parts} is the inside of a repository, which tools do not write.</source><translation>{parts} é o interior de um repositório, onde as ferramentas não gravam.</translation></message>
<message><source>{parts} is {name}, which tools do not write.</source><translation>{parts} é {name}, onde as ferramentas não gravam.</translation></message>
<message><source>{path} appeared in the meantime, so Helix left it alone.</source><translation>{path} apareceu nesse meio-tempo; o Helix não mexeu nele.</translation></message>
<message><source>{path} belongs to Helix Desktop itself; tools leave it alone.</source><translation>{path} pertence ao próprio Helix Desktop; as ferramentas não mexem nele.</translation></message>
<message><source>{path} cannot be a file here: {odd}.</source><translation>{path} não pode ser um arquivo aqui: {odd}.</translation></message>
<message><source>{path} cannot be opened: {reason}.</source><translation>Não foi possível abrir {path}: {reason}.</translation></message>
<message><source>{path} cannot be read, so what it holds could not be kept. It is as it was.</source><translation>Não foi possível ler {path}, então seu conteúdo não pôde ser guardado. Nada foi alterado.</translation></message>
<message><source>{path} changed in the meantime, so Helix left it alone.</source><translation>{path} mudou nesse meio-tempo; o Helix não mexeu nele.</translation></message>
<message><source>{path} comes from a newer version of Helix Desktop.</source><translation>{path} vem de uma versão mais recente do Helix Desktop.</translation></message>
<message><source>{path} didn't exist before.</source><translation>{path} não existia antes.</translation></message>
<message><source>{path} does not exist.</source><translation>{path} não existe.</translation></message>
<message><source>{path} doesn't begin with the start of a session.</source><translation>{path} não começa com o início de uma sessão.</translation></message>
<message><source>{path} doesn't have the same bytes as this entry.</source><translation>{path} não tem os mesmos bytes que esta entrada.</translation></message>
<message><source>{path} has changed. Open it again.</source><translation>{path} mudou. Abra-o novamente.</translation></message>
<message><source>{path} has no line {number} to comment on.</source><translation>{path} não tem uma linha {number} para comentar.</translation></message>
<message><source>{path} has no messages to import.</source><translation>{path} não tem mensagens para importar.</translation></message>
<message><source>{path} has no session of a program that Helix knows.</source><translation>{path} não tem nenhuma sessão de um programa que o Helix conheça.</translation></message>
<message><source>{path} has {count} names (hard links); writing it would change or cut off the others.</source><translation>{path} tem {count} nomes (links físicos); gravá-lo alteraria ou separaria os outros.</translation></message>
<message><source>{path} has {size} bytes. What a file holds is kept before it is changed, up to {most} bytes; it is as it was.</source><translation>{path} tem {size} bytes. O conteúdo de um arquivo é guardado antes de ser alterado, até {most} bytes; nada foi alterado.</translation></message>
<message><source>{path} is a folder, which has no copy.</source><translation>{path} é uma pasta e não tem cópia.</translation></message>
<message><source>{path} is a folder.</source><translation>{path} é uma pasta.</translation></message>
<message><source>{path} is as it was: what it holds could not be kept first.</source><translation>{path} não foi alterado: não foi possível guardar o conteúdo antes.</translation></message>
<message><source>{path} is being renamed all the time.</source><translation>{path} está sendo renomeado o tempo todo.</translation></message>
<message><source>{path} is no folder now.</source><translation>{path} não é mais uma pasta.</translation></message>
<message><source>{path} is not a regular file (a pipe, device, socket or folder).</source><translation>{path} não é um arquivo comum (é um pipe, dispositivo, socket ou pasta).</translation></message>
<message><source>{path} is not made: {reason}.</source><translation>{path} não foi criado: {reason}.</translation></message>
<message><source>{path} is read-only and unchanged.</source><translation>{path} é somente leitura e não foi alterado.</translation></message>
<message><source>{path} is too large for a file of one object.</source><translation>{path} é grande demais para um arquivo de um só objeto.</translation></message>
<message><source>{path} is too large to be copied.</source><translation>{path} é grande demais para ser copiado.</translation></message>
<message><source>{path} is too large to be handed out whole.</source><translation>{path} é grande demais para ser entregue inteiro.</translation></message>
<message><source>{path} is too large: code is applied to files of up to 1 MB.</source><translation>{path} é grande demais: código é aplicado a arquivos de até 1 MB.</translation></message>
<message><source>{path} isn't a database that can be read: {error}.</source><translation>{path} não é um banco de dados que se possa ler: {error}.</translation></message>
<message><source>{path} isn't a session of Helix Desktop.</source><translation>{path} não é uma sessão do Helix Desktop.</translation></message>
<message><source>{path} isn't a valid export list: {error}.</source><translation>{path} não é uma lista de exportação válida: {error}.</translation></message>
<message><source>{path} isn't text that can be merged.</source><translation>{path} não é texto que possa ser mesclado.</translation></message>
<message><source>{path} isn't text.</source><translation>{path} não é texto.</translation></message>
<message><source>{path} isn't the full path of a program.</source><translation>{path} não é o caminho completo de um programa.</translation></message>
<message><source>{path} isn't valid JSON: {error}.</source><translation>{path} não é JSON válido: {error}.</translation></message>
<message><source>{path} leads elsewhere now; nothing was written.</source><translation>{path} agora leva a outro lugar; nada foi gravado.</translation></message>
<message><source>{path} leads out of the workspace folder.</source><translation>{path} leva para fora da pasta do workspace.</translation></message>
<message><source>{path} lies on a disk that cannot be written.</source><translation>{path} fica em um disco que não pode ser gravado.</translation></message>
<message><source>{path} needs a program of git's settings to be committed.</source><translation>{path} precisa de um programa das configurações do git para o commit.</translation></message>
<message><source>{path} runs in a circle of symbolic links.</source><translation>{path} dá voltas em links simbólicos.</translation></message>
<message><source>{path} starts programs, holds keys, or tells agents what to do, so code isn't applied there.</source><translation>{path} inicia programas, guarda chaves ou diz aos agentes o que fazer; código não é aplicado ali.</translation></message>
<message><source>{path} was changed by another program in the meantime, so Helix left it alone.</source><translation>{path} foi alterado por outro programa nesse meio-tempo; o Helix não mexeu nele.</translation></message>
<message><source>{path} was changed meanwhile; nothing was written.</source><translation>{path} foi alterado nesse meio-tempo; nada foi gravado.</translation></message>
<message><source>{path} wasn't put back because another file is there.</source><translation>{path} não foi devolvido ao lugar porque há outro arquivo lá.</translation></message>
<message><source>{path} wasn't put back because its place is outside the folder.</source><translation>{path} não foi devolvido porque o lugar dele fica fora da pasta.</translation></message>
<message><source>{path} wasn't put back because its worktree was removed.</source><translation>{path} não foi devolvido porque a worktree dele foi removida.</translation></message>
<message><source>{path}… goes through too many folders.</source><translation>{path}… passa por pastas demais.</translation></message>
<message><source>{phase}: {reason}</source><translation>{phase}: {reason}</translation></message>
<message><source>{place} isn't a place below your home folder.</source><translation>{place} não é um local dentro da sua pasta pessoal.</translation></message>
<message><source>{prefix} isn't a hash.</source><translation>{prefix} não é um hash.</translation></message>
<message><source>{problem}</source><translation>{problem}</translation></message>
<message><source>{program} would read your words as code. Use only letters, digits, and @%+=:,./_- in them.</source><translation>{program} leria suas palavras como código. Use nelas apenas letras, dígitos e @%+=:,./_-.</translation></message>
<message><source>{reason} Nothing was answered.</source><translation>{reason} Nada foi respondido.</translation></message>
<message><source>{reason}; by rules: {why}</source><translation>{reason}; por regras: {why}</translation></message>
<message><source>{said} (`{shown}`).</source><translation>{said} (`{shown}`).</translation></message>
<message><source>{seen} saved steps after step {step} are missing: the end of the database's log is gone. Everything before it is intact.</source><translation>Faltam {seen} etapas salvas depois da etapa {step}: o fim do log do banco de dados se perdeu. Tudo antes dele está intacto.</translation></message>
<message><source>{server} didn't answer in time, so the call was canceled.</source><translation>{server} não respondeu a tempo; a chamada foi cancelada.</translation></message>
<message><source>{server} didn't start in time.</source><translation>{server} não iniciou a tempo.</translation></message>
<message><source>{server} has no sign-in.</source><translation>{server} não tem entrada.</translation></message>
<message><source>{server} has not answered since its last call, which was canceled.</source><translation>{server} não respondeu desde a última chamada, que foi cancelada.</translation></message>
<message><source>{server} wants you to sign in.</source><translation>{server} pede que você entre.</translation></message>
<message><source>{shell} didn't report its variables within {seconds} seconds.</source><translation>{shell} não informou suas variáveis em {seconds} segundos.</translation></message>
<message><source>{short}… counts {refs} uses, but {count} are recorded.</source><translation>{short}… conta {refs} usos, mas {count} estão registrados.</translation></message>
<message><source>{short}… is missing from the change feed.</source><translation>{short}… não está na lista de alterações.</translation></message>
<message><source>{short}… is stored but not listed.</source><translation>{short}… está armazenada, mas não listada.</translation></message>
<message><source>{shown} and {count} more</source><translation>{shown} e mais {count}</translation></message>
<message><source>{source} isn't an export of Helix Desktop.</source><translation>{source} não é uma exportação do Helix Desktop.</translation></message>
<message><source>{text} contains more than commands should read.</source><translation>{text} contém mais do que os comandos deveriam ler.</translation></message>
<message><source>{text} isn't a full path.</source><translation>{text} não é um caminho completo.</translation></message>
<message><source>{text} isn't a host.</source><translation>{text} não é um host.</translation></message>
<message><source>{time} is not within the next {days} days.</source><translation>{time} não está nos próximos {days} dias.</translation></message>
<message><source>{time} isn't a time.</source><translation>{time} não é um horário.</translation></message>
<message><source>{time} · {name}: {before} → {after} tokens.</source><translation>{time} · {name}: {before} → {after} tokens.</translation></message>
<message><source>{todo}</source><translation>{todo}</translation></message>
<message><source>{tokens_before} tokens became {tokens_after}.</source><translation>{tokens_before} tokens viraram {tokens_after}.</translation></message>
<message><source>{tool} of {server} changed since you approved it.</source><translation>{tool} de {server} mudou desde que você a aprovou.</translation></message>
<message><source>{url} is no address of the web.</source><translation>{url} não é um endereço da web.</translation></message>
<message><source>{url} isn't a server URL.</source><translation>{url} não é a URL de um servidor.</translation></message>
<message><source>{url} isn't an address.</source><translation>{url} não é um endereço.</translation></message>
<message><source>{url} leads to another place, which was not followed: {other}</source><translation>{url} leva a outro lugar, que não foi seguido: {other}</translation></message>
<message><source>{where} has the same name and comes first.</source><translation>{where} tem o mesmo nome e vem antes.</translation></message>
<message><source>{which} has no text to find.</source><translation>{which}: não há texto a procurar.</translation></message>
<message><source>{which} is not unique; nothing was changed.</source><translation>{which}: o texto não é único; nada foi alterado.</translation></message>
<message><source>{which} would change nothing: old and new text are the same.</source><translation>{which}: nada mudaria, o texto antigo e o novo são iguais.</translation></message>
<message><source>{which} would make the text too long; nothing was changed.</source><translation>{which} deixaria o texto longo demais; nada foi alterado.</translation></message>
<message><source>{which}: the text to replace wasn't found. Nothing changed.</source><translation>{which}: o texto a substituir não foi encontrado. Nada mudou.</translation></message>
<message><source>— current: {0}</source><translation>— atual: {0}</translation></message>
<message><source>— edited: {0}</source><translation>— editada: {0}</translation></message>
<message><source>“Always” and “Never” apply to {0}</source><translation>“Sempre” e “Nunca” valem para {0}</translation></message>
<message><source>“Always” applies to {0}</source><translation>“Sempre” vale para {0}</translation></message>
<message><source>“Always” applies to {0}, “Never” to {1}, as far as Helix recognizes it</source><translation>“Sempre” vale para {0}, “Nunca” para {1}, na medida em que o Helix reconhecer</translation></message>
<message><source>“Always” isn't available: {0}.</source><translation>“Sempre” não está disponível: {0}.</translation></message>
<message><source>“For this session” applies to {0}</source><translation>“Nesta sessão” vale para {0}</translation></message>
<message><source>“Never” applies to {0}</source><translation>“Nunca” vale para {0}</translation></message>
<message><source>“Never” applies to {0}, as far as Helix recognizes it</source><translation>“Nunca” vale para {0}, até onde o Helix o reconhece</translation></message>
<message><source>“{0}” asks you to open a link</source><translation>“{0}” pede que você abra um link</translation></message>
<message><source>“{0}” in {1} finished.</source><translation>“{0}” em {1} terminou.</translation></message>
<message><source>“{0}” in {1} is at its provider's limit.</source><translation>“{0}” em {1} está no limite do provedor.</translation></message>
<message><source>“{0}” in {1} is waiting for your answer.</source><translation>“{0}” em {1} está esperando sua resposta.</translation></message>
<message><source>“{0}” looks like a secret.</source><translation>“{0}” parece um segredo.</translation></message>
<message><source>“{0}” moves to this workspace's trash. You can restore it from there.</source><translation>“{0}” vai para a lixeira deste workspace. Você pode restaurar de lá.</translation></message>
<message><source>“{0}” must look like NAME{1}value.</source><translation>“{0}” deve ter a forma NOME{1}valor.</translation></message>
<message><source>“{0}” needs information from you</source><translation>“{0}” precisa de informações suas</translation></message>
<message><source>“{flags}” can't follow a regular expression.</source><translation>“{flags}” não pode vir depois de uma expressão regular.</translation></message>
<message><source>“{relation}” doesn't work with names.</source><translation>“{relation}” não funciona com nomes.</translation></message>
<message><source>“{text}” is too far away.</source><translation>“{text}” está longe demais.</translation></message>
<message><source>“{text}” is too large.</source><translation>“{text}” é grande demais.</translation></message>
<message><source>“{text}” isn't a number.</source><translation>“{text}” não é um número.</translation></message>
<message><source>“{text}” isn't a time.</source><translation>“{text}” não é um horário.</translation></message>
<message><source>“{value}” is neither yes nor no.</source><translation>“{value}” não é nem yes nem no.</translation></message>
<message><source>“{value}” isn't a state.</source><translation>“{value}” não é um estado.</translation></message>
<message><source>“{value}” isn't the start of a SHA-256.</source><translation>“{value}” não é o início de um SHA-256.</translation></message>
<message><source>“~” works only with names.</source><translation>“~” só funciona com nomes.</translation></message>
<message><source>… and {0} more</source><translation>… e mais {0}</translation></message>
<message numerus="yes"><source>… and {0} more files</source><extracomment>One: … and {0} more file</extracomment><translation><numerusform>… e mais {0} arquivo</numerusform><numerusform>… e mais {0} arquivos</numerusform></translation></message>
<message><source>… more changes of this file</source><translation>… mais alterações deste arquivo</translation></message>
<message numerus="yes"><source>… {0} bytes total. The full output is in the cache.</source><extracomment>One: … {0} byte total. The full output is in the cache.</extracomment><translation><numerusform>… {0} byte ao todo. A saída completa está no cache.</numerusform><numerusform>… {0} bytes ao todo. A saída completa está no cache.</numerusform></translation></message>
<message><source>… {0} more</source><translation>… mais {0}</translation></message>
<message numerus="yes"><source>… {0} more characters not shown</source><extracomment>One: … {0} more character not shown</extracomment><translation><numerusform>… mais {0} caractere não mostrado</numerusform><numerusform>… mais {0} caracteres não mostrados</numerusform></translation></message>
<message numerus="yes"><source>… {0} more lines not shown. Restore file undoes all of them.</source><extracomment>One: … {0} more line not shown. Restore file undoes all of them.</extracomment><translation><numerusform>… mais {0} linha não mostrada. Restaurar arquivo desfaz tudo.</numerusform><numerusform>… mais {0} linhas não mostradas. Restaurar arquivo desfaz tudo.</numerusform></translation></message>
<message><source>… {count} more</source><translation>… mais {count}</translation></message>
<message><source>↑↓ select   Enter recall   P pin   V verify</source><translation>↑↓ selecionar   Enter recuperar   P fixar   V verificar</translation></message>
<message><source>≈ Tokens</source><translation>≈ Tokens</translation></message>
<message><source>≈ tok</source><translation>≈ tok</translation></message>
<message><source>≈46 tokens</source><translation>≈46 tokens</translation></message>
<message><source>✓ Answered in {0} s</source><translation>✓ Respondeu em {0} s</translation></message>
<message><source>✓ Verified · {0} ms</source><translation>✓ Verificada · {0} ms</translation></message>
<message numerus="yes"><source>⟨{count} blank lines⟩</source><extracomment>One: ⟨{count} blank line⟩</extracomment><translation><numerusform>⟨{count} linha em branco⟩</numerusform><numerusform>⟨{count} linhas em branco⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} blanks⟩</source><extracomment>One: ⟨{count} blank⟩</extracomment><translation><numerusform>⟨{count} espaço⟩</numerusform><numerusform>⟨{count} espaços⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} hidden characters⟩</source><extracomment>One: ⟨{count} hidden character⟩</extracomment><translation><numerusform>⟨{count} caractere invisível⟩</numerusform><numerusform>⟨{count} caracteres invisíveis⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} tabs⟩</source><extracomment>One: ⟨{count} tab⟩</extracomment><translation><numerusform>⟨{count} tabulação⟩</numerusform><numerusform>⟨{count} tabulações⟩</numerusform></translation></message>
</context>
</TS>
